"""What a game must offer to be played at a table, and the list of the games there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeAlias

from sandtable.core.adjustments import Group
from sandtable.core.agents import Agent, agents_at
from sandtable.core.chance import has_real_cards, has_unseen_hands
from sandtable.core.entering import enter
from sandtable.core.errors import BadSetup, quoted
from sandtable.core.forecasts import Forecast, Impossible, Possible
from sandtable.core.messages import Message, Note
from sandtable.core.planning import Planning
from sandtable.core.questions import Ask, Question


class Place(NamedTuple):
    """Where a seat stands at the end: its margin by the game's own measure, the best of all for whoever has won."""

    seat: str
    margin: int


class Outcome(NamedTuple):
    """How a game ended: who won, by which rule, the sentence for it, and every seat's standing, the best first."""

    winner: str
    rule: str
    message: Message
    standing: tuple[Place, ...]

    def margin(self, seat: str) -> int:
        """The margin of a seat."""
        return next(place.margin for place in self.standing if place.seat == seat)


def won_by(winner: str, seats: Sequence[str]) -> tuple[Place, ...]:
    """The standing where there is a winner and nothing else is measured."""
    return tuple(sorted((Place(seat, 1 if seat == winner else -1) for seat in seats), key=lambda place: -place.margin))


def tell_more(margins: Iterable[int]) -> bool:
    """Whether these margins say more than who has won: others than +1 and -1 are among them."""
    return any(abs(margin) != 1 for margin in margins)


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before the first question: which game, its options, who sits where."""

    game: str
    seats: Mapping[str, str]
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    physical: bool = False
    """Whether real cards are used, so that faces become known only when somebody turns them over."""
    unseen_hands: bool = False
    """Whether people keep those cards to themselves, so that theirs become known only when they name them."""

    def played_with(self, dice: object) -> Setup:
        """The same at a table where dice and cards come from there."""
        return replace(self, physical=has_real_cards(dice), unseen_hands=has_unseen_hands(dice))


Seating: TypeAlias = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Given the books that the state seats, by seat, those that answer at this table."""


class Game(Protocol):
    """One title. All state it keeps is in the states it makes."""

    name: str
    version: int
    seats: Sequence[str]
    options: Mapping[str, Sequence[Any]]
    """The set-up options and their values, the first of each being the default."""
    opponents: Mapping[str, Sequence[str]]
    """The rule book's own opponents as ``seat:name``, with their levels if they have any, the default first."""
    planning: Planning | None
    """How plans are made, in a game whose turns are worth planning."""

    def new(self, setup: Setup) -> Any:
        """The state before the first step: plain data with a fast ``copy()``, equal until one changes."""
        ...

    def step(self, state: Any, note: Callable[[Note], None] | None, seating: Seating | None = None) -> Ask[None] | None:
        """The rules of the next step, starting from the state alone; None when the game is over.

        ``seating`` may put others in the places of the opponents of the book, or books in the places of people.
        """
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def seen_by(self, state: Any, seat: str | None) -> Any:
        """A copy of the state in which whatever ``seat`` (None: a spectator) must not know is blanked."""
        ...

    def redealt(self, state: Any, seat: str | None, below: Callable[[int], int], now: Any = None) -> Any:
        """A copy in which whatever ``seat`` must not know is dealt anew by ``below``: it looks the same from there.

        What the seat has seen by ``now``, the state that has come of it, may stay as it was.
        """
        ...

    def describe(self, state: Any) -> dict[str, Any]:
        """A state (usually one seat's) as JSON-ready data for an interface, which is nobody's to change."""
        ...

    def adjustable(self, state: Any) -> Sequence[Group]:
        """What people may change by hand on a table in this state, and nothing else; the facts say the same."""
        ...

    def made_ready_for(self, state: Any, changes: Mapping[str, Any], people: Collection[str]) -> Any:
        """The state to which the people at these seats make changes by hand.

        What they name and cannot see must not lie where only a refusal would tell that it does.
        """
        ...

    def facts(self) -> dict[str, Any]:
        """What never changes (spaces, cards, what people may adjust by hand) as JSON-ready data for an interface.

        ``kinds`` says what one thing of a family is called in targets and messages: of ``countries`` one is a
        ``country``.
        """
        ...

    def forecast(self, state: Any, question: Question, key: str) -> Forecast | None:
        """What the rules know about an option, from the state as the seat that is asked may see it."""
        ...

    def impossible(self, state: Any, question: Question) -> Sequence[Impossible]:
        """What one might look for among the options and cannot do now, with the reason."""
        ...

    def why_not(self, state: Any, question: Question, key: str) -> Impossible | None:
        """Why anything on the table (a space, a country) is no option of a question; None if it is, or nobody knows."""
        ...

    def worths(self, state: Any, question: Question) -> Mapping[str, float]:
        """What options are worth to the seat that is asked, by the game's own rule of thumb, from what it may see.

        What brings it nearer to its goal is worth more; what the thumb is silent about is left out.
        """
        ...

    def others_could(self, state: Any, seat: str, place: str) -> Sequence[Possible]:
        """What the other seats could do at a place (``country:iraq``) if it were their turn, by what ``seat`` sees."""
        ...

    def on_board(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Sequence[Message]:
        """What people with a real board must do to make of one view the other: net changes, each a message."""
        ...

    def write_position(self, state: Any) -> dict[str, Any]:
        """The state as a position document."""
        ...

    def read_position(self, document: Mapping[str, Any], setup: Setup) -> Any:
        """The state a position document describes, or a BadPosition that says what is wrong with it."""
        ...

    def estimate(self, state: Any, seat: str) -> float:
        """How likely a seat is to win from here, between 0 and 1, by what lies on the table; of the end it is sure."""
        ...

    def tally(self, state: Any) -> Sequence[str]:
        """What the step that comes next adds to the length of the game, by name: ``cards``, ``turns``."""
        ...

    def faults(self, state: Any) -> list[Message]:
        """Every reason why this state cannot arise; empty for a sound one."""
        ...


_GAMES: dict[str, Game] = {}
_HOMES: dict[str, str] = {}
"""The modules of games that are known by name alone until somebody asks for them."""


def register(game: Game) -> None:
    """Make a game known by its name."""
    enter(_GAMES, game.name, game, f"a game called {game.name}")


def announce(name: str, home: str) -> None:
    """Make a game known whose module registers it; it is imported when somebody asks for the game."""
    _HOMES[name] = home


def games() -> Mapping[str, Game]:
    """The games there are, by name; those that come with the package first."""
    for home in _HOMES.values():
        import_module(home)
    return {name: _GAMES[name] for name in dict.fromkeys([*_HOMES, *_GAMES])}


def game_named(name: object) -> Game:
    """The game with this name."""
    if isinstance(name, str):
        if name not in _GAMES and name in _HOMES:
            import_module(_HOMES[name])
        if name in _GAMES:
            return _GAMES[name]
    raise BadSetup("no-game", name=quoted(name), games=sorted({*_HOMES, *_GAMES}))


def players_at(game: Game, seat: str) -> dict[str, Sequence[str]]:
    """Whoever can play a seat beside people, by name, with the levels: the rule book's own opponents, then agents."""
    book = {name.partition(":")[2]: levels for name, levels in game.opponents.items() if name.startswith(f"{seat}:")}
    return {**book, **{name: kind.levels for name, kind in agents_at(game.name, seat).items() if name not in book}}


def agent_named(game: Game, seat: str, spec: str) -> Agent | None:
    """A new agent called ``spec`` (``name`` or ``name:level``) for a seat, or None if there is none."""
    kind = agents_at(game.name, seat).get(spec.partition(":")[0])
    return None if kind is None else kind.make(_level(spec, kind.levels))


def opponent_level(game: Game, seat: str, spec: str) -> str | None:
    """The level at which a book opponent called ``spec`` plays ``seat``, "" without levels; None if it is not one."""
    levels = game.opponents.get(f"{seat}:{spec.partition(':')[0]}")
    return None if levels is None else _level(spec, levels)


def _level(spec: str, levels: Sequence[str]) -> str:
    """The level that ``name`` or ``name:level`` asks for, the first if none, "" without levels."""
    name, colon, level = spec.partition(":")
    if colon and not levels:
        raise BadSetup("no-levels", name=name, level=quoted(level))
    if colon and level not in levels:
        raise BadSetup("no-level", name=name, level=quoted(level), levels=list(levels))
    return level or next(iter(levels), "")

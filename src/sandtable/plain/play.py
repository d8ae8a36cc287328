"""The play of A Distant Plain: what the core does for any game, and the ways in which these rules ask for spaces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.core import play
from sandtable.core.checks import Check, Checked
from sandtable.core.messages import NOTHING, Message, Note
from sandtable.core.play import DONE, NO, YES, Book, number_option, word_option
from sandtable.core.questions import Ask, Option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import FACTIONS, PIECES, PROPAGANDA

if TYPE_CHECKING:
    from sandtable.plain.effects import Event
    from sandtable.plain.executing import Action

__all__ = ["BACK", "DONE", "NO", "YES", "Back", "Play", "number_option", "word_option"]

BACK: Final = "back"
"""Take back what was begun and choose anew; offered as long as nothing was rolled, revealed or asked of others."""


class Back(Exception):
    """A faction takes back the action it has begun."""


@cache
def card_option(number: int) -> Option:
    """A card as an option."""
    name = card_name(number)
    return Option(name, Message(f"card-{name}"), f"card:{name}")


def card_name(number: int) -> str:
    """How a card is written: its number, or propaganda."""
    return "propaganda" if number == PROPAGANDA else str(number)


@cache
def piece_option(piece: int) -> Option:
    """A kind of piece as an option."""
    return Option(PIECES[piece], Message(f"piece-{PIECES[piece]}"))


@cache
def faction_option(faction: str) -> Option:
    """A faction as an option."""
    return Option(faction, Message(f"faction-{faction}"))


@cache
def marker_option(kind: str) -> Option:
    """A Deception marker as an option."""
    return Option(kind, Message(f"marker-{kind}"))


class Play(play.Play[State]):
    """What the rules work with: ``g.s`` is the state; the rest asks or tells."""

    candidates: ClassVar[str] = "spaces"

    def __init__(self, state: State, tell: Callable[[Note], None] | None, books: Mapping[str, Book] = NOTHING) -> None:
        super().__init__(state, tell, books)
        self.actor: str | None = None
        """Who executes an operation, a special activity or an event now."""
        self.action: Action | None = None
        """The operation or free action that is executed now."""
        self.event: Event | None = None
        """The event that is carried out now."""
        self.fixed = False
        """Whether something was rolled, revealed or asked of others, so that nothing is taken back."""
        self.shifted: list[Space] = []
        """Provinces whose level has just changed, while the Tribal Elders watch."""

    def ask(
        self, seat: str, purpose: str, options: Sequence[Option], count: tuple[int, int], /, **about: object
    ) -> Ask[tuple[str, ...]]:
        """Ask a seat; what anybody else than the actor is asked is not taken back."""
        if seat != self.actor:
            self.fixed = True
        return (yield from super().ask(seat, purpose, options, count, **about))

    def pick_about(self, seat: str, purpose: str, options: Sequence[Option], about: dict[str, object]) -> Ask[str]:
        """Ask for one option; what anybody else than the actor has chosen is not taken back."""
        if seat != self.actor and len(options) > 1:
            self.fixed = True
        return super().pick_about(seat, purpose, options, about)

    def roll(self, purpose: str, **about: object) -> Ask[int]:
        """Roll one die and note it."""
        self.fixed = True
        return (yield from super().roll(purpose, **about))

    def check(self, purpose: str, check: Check, rule: str | None = None, /, **about: object) -> Ask[Checked]:
        """Roll a die that must be high or low enough, and note all of it."""
        self.fixed = True
        return (yield from super().check(purpose, check, rule, **about))

    # -- asking for spaces, pieces and factions

    def choose(self, seat: str, purpose: Purpose, spaces: Iterable[Space], **about: object) -> Ask[Space]:
        """Ask for one space."""
        return self.s.spaces[(yield from self.pick_about(seat, purpose, [x.area.option for x in spaces], about))]

    def choose_or_stop(
        self, seat: str, purpose: Purpose, spaces: Iterable[Space], **about: object
    ) -> Ask[Space | None]:
        """Ask for one space, or to stop here (None)."""
        options = [space.area.option for space in spaces]
        key = yield from self.pick_about(seat, purpose, [*options, word_option(DONE)], about)
        return None if key == DONE else self.s.spaces[key]

    def choose_some(
        self, seat: str, purpose: Purpose, spaces: Iterable[Space], at_least: int, at_most: int, **about: object
    ) -> Ask[list[Space]]:
        """Ask for several different spaces."""
        options = [space.area.option for space in spaces]
        keys = yield from self.ask(seat, purpose, options, (min(at_least, len(options)), at_most), **about)
        return [self.s.spaces[key] for key in keys]

    def which_piece(self, seat: str, purpose: Purpose, kinds: Sequence[int], **about: object) -> Ask[int]:
        """Ask for one kind of piece."""
        key = yield from self.pick_about(seat, purpose, [piece_option(piece) for piece in kinds], about)
        return PIECES.index(key)

    def which_faction(self, seat: str, purpose: Purpose, factions: Sequence[str], **about: object) -> Ask[str]:
        """Ask for one faction."""
        return (yield from self.pick_about(seat, purpose, [faction_option(faction) for faction in factions], about))

    # -- asking the deck

    def draw_card(self, purpose: str, among: Sequence[int]) -> Ask[int]:
        """One card at random from these."""
        self.fixed = True
        return (yield from self.draw(purpose, among, card_option))

    def draw_marker(self, purpose: str, among: Sequence[str], faction: str) -> Ask[str]:
        """One Deception marker at random from these."""
        return (yield from self.draw(purpose, among, marker_option, faction=faction))


def in_order(factions: Iterable[str]) -> list[str]:
    """Factions in the order in which this program lists them."""
    named = set(factions)
    return [faction for faction in FACTIONS if faction in named]

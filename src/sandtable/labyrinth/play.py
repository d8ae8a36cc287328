"""The play: a state, the log, and the ways in which rules ask players, dice and deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Protocol

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.errors import RulesFault
from sandtable.core.messages import Argument, Message, Note
from sandtable.core.questions import Ask, Option, Question
from sandtable.labyrinth.cards import Card, deck
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import JIHADIST

DONE = "done"
YES = "yes"
NO = "no"


@cache
def country_option(id: str) -> Option:
    """A country as an option."""
    return Option(id, Message(f"country-{id}"), f"country:{id}")


@cache
def card_option(number: int) -> Option:
    """A card as an option."""
    return Option(str(number), Message(f"card-{number}"), f"card:{number}")


@cache
def number_option(number: int) -> Option:
    """A number as an option."""
    return Option(str(number), Message("number", {"number": number}))


@cache
def word_option(word: str) -> Option:
    """A plain word as an option; its label is the message ``option-<word>``."""
    return Option(word, Message(f"option-{word}"))


@cache
def plot_option(kind: int) -> Option:
    """A kind of plot as an option."""
    name = plot_name(kind)
    return Option(name, Message(f"plot-{name}"))


@cache
def bare_prompt(purpose: Purpose) -> Message:
    """The prompt of a question, without arguments."""
    return Message(f"ask-{purpose}")


def plot_name(kind: int) -> str:
    """How a kind of plot is written: 1, 2, 3 or wmd."""
    return ("hidden", "1", "2", "3", "wmd")[kind]


class Opponent(Protocol):
    """An opponent from the rule book: it plays its seat's cards and answers its questions, with dice of its own."""

    def answer(self, g: Play, question: Question) -> Ask[tuple[str, ...]]:
        """The keys it chooses."""
        ...

    def play_card(self, g: Play) -> Ask[None]:
        """One card of its action phase."""
        ...

    def operate(self, g: Play, value: int) -> Ask[None]:
        """Operations of some value that an event gives it."""
        ...

    def ignores_event(self, g: Play, card: Card) -> Ask[bool]:
        """Whether it does something else than the event of a card that now happens for its side."""
        ...


class Play:
    """What the rules work with: ``g.s`` is the state; the rest asks or tells."""

    __slots__ = ("_tell", "event", "opponent", "s", "told")

    def __init__(self, state: State, tell: Callable[[Note], None] | None, opponent: Opponent | None = None) -> None:
        self.s = state
        self.opponent = opponent
        self.event: str | None = None
        """The event that is being carried out."""
        self._tell = tell
        self.told = 0  # lines of the log so far

    def card(self, number: int) -> Card:
        """The card with this number."""
        return deck(self.s.rules)[number]

    # -- telling

    def note(
        self, id: str, rule: str | None = None, /, *, only: str | None = None, why: bool = False, **args: object
    ) -> None:
        """Write ``note-<id>`` into the log. ``only`` is the one side that may read it; ``why`` marks a reason."""
        if self._tell is None:
            return
        self.told += not why
        message = Message(f"note-{id}", {name: argument(value) for name, value in args.items()})
        self._tell(Note(message, rule, None if only is None else (only,), "why" if why else "told"))

    # -- asking players

    def ask(
        self, seat: str, purpose: Purpose, options: Sequence[Option], count: tuple[int, int], /, **args: object
    ) -> Ask[tuple[str, ...]]:
        """Ask a seat for ``count`` (least, most) of the options. What leaves no choice is not asked.

        A book opponent is, for it may have to roll all the same (9.4.2.1), and says why there is but one.
        """
        at_least, at_most = count
        book = self.opponent if seat == JIHADIST else None
        if len(options) == at_least == at_most and (book is None or not options):
            return tuple(option.key for option in options)
        if not options:
            raise RulesFault(f"{purpose} was asked of {seat} without any option")
        prompt = bare_prompt(purpose)
        if args:
            prompt = Message(prompt.id, {name: argument(value) for name, value in args.items()})
        question = Question(seat, purpose, prompt, options, at_least, min(at_most, len(options)))
        if book is not None:
            return (yield from book.answer(self, question))
        keys: tuple[str, ...] = yield question
        return keys

    def pick(self, seat: str, purpose: Purpose, options: Sequence[Option], **args: object) -> Ask[str]:
        """Ask for one option; its key."""
        return (yield from self.ask(seat, purpose, options, (1, 1), **args))[0]

    def choose(self, seat: str, purpose: Purpose, countries: Iterable[Country], **args: object) -> Ask[Country]:
        """Ask for one country."""
        key = yield from self.pick(seat, purpose, [country_option(country.id) for country in countries], **args)
        return self.s.countries[key]

    def choose_some(
        self, seat: str, purpose: Purpose, countries: Iterable[Country], at_least: int, at_most: int, **args: object
    ) -> Ask[list[Country]]:
        """Ask for several different countries."""
        options = [country_option(country.id) for country in countries]
        keys = yield from self.ask(seat, purpose, options, (min(at_least, len(options)), at_most), **args)
        return [self.s.countries[key] for key in keys]

    def choose_or_stop(
        self, seat: str, purpose: Purpose, countries: Iterable[Country], **args: object
    ) -> Ask[Country | None]:
        """Ask for one country, or to stop here (None)."""
        options = [country_option(country.id) for country in countries]
        key = yield from self.pick(seat, purpose, [*options, word_option(DONE)], **args)
        return None if key == DONE else self.s.countries[key]

    def agrees(self, seat: str, purpose: Purpose, **args: object) -> Ask[bool]:
        """Ask yes or no."""
        return (yield from self.pick(seat, purpose, [word_option(YES), word_option(NO)], **args)) == YES

    def how_many(self, seat: str, purpose: Purpose, least: int, most: int, **args: object) -> Ask[int]:
        """Ask for a number."""
        options = [number_option(number) for number in range(least, most + 1)]
        return int((yield from self.pick(seat, purpose, options, **args)))

    # -- asking dice and deck

    def roll(self, purpose: str, country: Country | None = None, **args: object) -> Ask[int]:
        """Roll one die and note it."""
        given = {"country": country, **args} if country else args
        what = Message(f"roll-{purpose}", {name: argument(value) for name, value in given.items()})
        pips: int = yield Roll(purpose, what)
        self.note("die", pips=pips, what=what)
        return pips

    def draw(self, purpose: str, among: Sequence[int], **args: object) -> Ask[int]:
        """One card at random from these."""
        if len(among) == 1:
            return among[0]
        prompt = Message(f"draw-{purpose}", {name: argument(value) for name, value in args.items()})
        number: int = yield Draw(purpose, prompt, among, card_option)
        return number

    def draw_country(self, purpose: str, among: Sequence[Country]) -> Ask[Country]:
        """One country at random from these, each as likely as the others."""
        everywhere = list(self.s.countries)
        places = [everywhere.index(country.id) for country in among]
        prompt = Message(f"draw-{purpose}")
        place: int = yield Draw(purpose, prompt, places, lambda place: country_option(everywhere[place]))
        return self.s[everywhere[place]]

    def draw_plot(self, purpose: str, kinds: Sequence[int]) -> Ask[int]:
        """One plot marker at random from these."""
        if len(set(kinds)) == 1:
            return kinds[0]
        kind: int = yield Draw(purpose, Message(f"draw-{purpose}"), kinds, plot_option)
        return kind

    def reveal(self, purpose: str) -> Ask[None]:
        """Something hidden is shown now; undo does not go back behind this."""
        yield Reveal(purpose)


def argument(value: object) -> Argument:
    """A country, a card, a number, a word or a list of countries or messages as the argument of a message."""
    if isinstance(value, Country):
        return Message(f"country-{value.id}")
    if isinstance(value, Card):
        return Message(f"card-{value.number}")
    if isinstance(value, Message):
        return value
    if isinstance(value, int):
        return int(value)  # a plain number, also of an IntEnum or a bool
    if isinstance(value, (list, tuple)):
        return tuple(Message(f"country-{item.id}") if isinstance(item, Country) else item for item in value)
    return str(value)

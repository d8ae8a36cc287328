"""The play of Labyrinth: what the core does for any game, and the ways in which these rules ask for countries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Protocol

from sandtable.core import play
from sandtable.core.checks import Check
from sandtable.core.messages import Message, Note, name_of
from sandtable.core.play import DONE, NO, YES, number_option, word_option
from sandtable.core.questions import Ask, Option, Question
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State

__all__ = ["DONE", "NO", "YES", "Book", "Play", "number_option", "word_option"]


@cache
def card_option(number: int) -> Option:
    """A card as an option."""
    return Option(str(number), Message(f"card-{number}"), f"card:{number}")


@cache
def plot_option(kind: int) -> Option:
    """A kind of plot as an option."""
    name = plot_name(kind)
    return Option(name, Message(f"plot-{name}"))


def plot_name(kind: int) -> str:
    """How a kind of plot is written: 1, 2, 3 or wmd."""
    return ("hidden", "1", "2", "3", "wmd")[kind]


def known_plot(country: Country, plot: Plot) -> Message:
    """A plot in a country, to one who has looked at it; whether it lies under Backlash is to be seen (card 1)."""
    shown = "known-backlash" if plot.backlash else "known"
    return Message(f"option-plot-{shown}", {"country": name_of(country.target), "plot": plot_name(plot.kind)})


class Book(play.Book, Protocol):
    """An opponent from the rule book: it plays its side's cards and answers its questions, with dice of its own."""

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
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


class Play(play.Play[State]):
    """What the rules work with: ``g.s`` is the state; the rest asks or tells."""

    candidates: ClassVar[str] = "countries"
    books: Mapping[str, Book]

    def __init__(
        self, state: State, tell: Callable[[Note], None] | None, books: Mapping[str, Book] | None = None
    ) -> None:
        super().__init__(state, tell, books or {})
        self.event: str | None = None
        """The event that is being carried out."""
        self.goes_to: dict[int, str] = {}
        """Where an event sends its own card, by number: a side's hand, or ``removed`` (``hands.settle``)."""
        self.unsettled: dict[str, Country] | None = None
        """The countries changed so far by what happens at once, while it does (``aftermath.together``)."""

    def card(self, number: int) -> Card:
        """The card with this number."""
        return self.s.rules.deck[number]

    def book(self, side: str) -> Book | None:
        """Who plays a side by the book, or None if a person or an agent plays it."""
        return self.books.get(side)

    def barred(self, country: Country) -> bool:
        """Whether a Truce keeps the event that is carried out from having any effect there (card 239)."""
        return self.event is not None and country.under_truce

    # -- telling

    def echo_modifiers(self, check: Check, rule: str) -> None:
        """What changes a die, each in a line of its own after the check."""
        for name, change in check.modifiers:
            self.note(f"modifier-{name}", rule, echo=True, change=change)

    # -- asking for countries

    def choose(self, seat: str, purpose: Purpose, countries: Iterable[Country], **about: object) -> Ask[Country]:
        """Ask for one country."""
        key = yield from self.pick_about(seat, purpose, [country.option for country in countries], about)
        return self.s[key]

    def choose_some(
        self, seat: str, purpose: Purpose, countries: Iterable[Country], at_least: int, at_most: int, **about: object
    ) -> Ask[list[Country]]:
        """Ask for several different countries."""
        options = [country.option for country in countries]
        keys = yield from self.ask(seat, purpose, options, (min(at_least, len(options)), at_most), **about)
        return [self.s[key] for key in keys]

    def choose_or_stop(
        self, seat: str, purpose: Purpose, countries: Iterable[Country], **about: object
    ) -> Ask[Country | None]:
        """Ask for one country, or to stop here (None)."""
        options = [country.option for country in countries]
        key = yield from self.pick_about(seat, purpose, [*options, word_option(DONE)], about)
        return None if key == DONE else self.s[key]

    # -- asking the deck

    def draw_card(self, purpose: str, among: Sequence[int], **about: object) -> Ask[int]:
        """One card at random from these."""
        return self.draw_about(purpose, among, card_option, about)

    def draw_country(self, purpose: str, among: Sequence[Country]) -> Ask[Country]:
        """One country at random from these, each as likely as the others."""
        return self.by_lot(purpose, among, _option_of)

    def draw_plot(self, purpose: str, kinds: Sequence[int]) -> Ask[int]:
        """One plot marker at random from these."""
        if len(set(kinds)) == 1:
            return kinds[0]
        return (yield from self.draw(purpose, kinds, plot_option))


def _option_of(country: Country) -> Option:
    return country.option

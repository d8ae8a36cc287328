"""The Jihadist side by rule 9, which overrides the rules before it (9.0): the Event or Ops? chart, and the events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.core.charts import Box, Flow
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth import card_play, hands
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.base.unassociated_1 import offended_countries
from sandtable.labyrinth.events.base.unassociated_3 import hambalis_ground
from sandtable.labyrinth.jihadist_operations import plot_places
from sandtable.labyrinth.opponents.random_country import solitaire_data
from sandtable.labyrinth.opponents.solitaire import answers, operations, where
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import is_playable, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, UNASSOCIATED, US

# -- Event or Ops? (9.4.1)


def own_event_is_playable(s: State, card: Card) -> bool:
    """A playable Jihadist or Unassociated event; not under The Door of Itjihad (card 47)."""
    if card.auto:
        return True
    if s.in_effect("the_door_of_itjihad_us") or not is_playable(s, card, JIHADIST):
        return False
    return card.event != "oil_price_spike" or bool(answers.cards_worth_taking(s))  # 9.6


def finds_no_cell(s: State, card: Card) -> bool:
    """A cell event with an empty Funding track (9.4.1)."""
    return card.event in solitaire_data()["events"]["places_cell"] and not s.cells_on_track


def places_plot(card: Card) -> bool:
    """Whether the event of a card places a plot, for which the Plot chart finds a place."""
    return card.event in solitaire_data()["events"]["places_plot"]


def finds_no_place_for_plot(s: State, card: Card) -> bool:
    """A plot event to which the Plot chart gives no place (9.4.2.1)."""
    return places_plot(card) and not where.chart_allows_plot(s, plot_event_places(s, card.event))


def plot_event_places(s: State, name: str) -> list[Country]:
    """Where an event may place its plot."""
    if name == "danish_cartoons":
        return offended_countries(s)
    if name == "hambali":
        return hambalis_ground(s)
    return plot_places(s)


def could_end_in_islamist_rule(s: State, card: Card) -> bool:
    """A Major Jihad with this card could succeed somewhere."""
    return bool(where.possible_major_jihads(s, card.ops))


def us_event_would_happen(s: State, card: Card) -> bool:
    """A US event that can happen now (9.4.1)."""
    return card.side == US and may_happen(s, card, US)


def could_worsen_governance(s: State, card: Card) -> bool:
    """A Minor Jihad is possible in a Good or Fair country (9.4.1)."""
    return bool(where.minor_jihad_places(s))


def could_recruit(s: State, card: Card) -> bool:
    """Cells are Available, and GTMO is not in effect (9.4.1, card 114)."""
    return s.available_cells > 0 and not s.in_effect("gtmo")


EVENT_OR_OPS: Final[Flow[State, Card]] = Flow.of(
    "event_or_ops",
    Box("own_event", own_event_is_playable, yes="cell_event", no="us_event", rule="9.4.1"),
    Box("cell_event", finds_no_cell, yes="radicalization", no="plot_event", rule="9.4.1"),
    # If it has a place, the Plot chart tells which.
    Box("plot_event", finds_no_place_for_plot, yes="radicalization", no="event", rule="9.4.2.1", silent_no=True),
    Box("us_event", us_event_would_happen, yes="plot", no="major_jihad?", rule="9.4.1"),
    Box("major_jihad?", could_end_in_islamist_rule, yes="major_jihad", no="minor_jihad?", rule="9.4.1"),
    Box("minor_jihad?", could_worsen_governance, yes="minor_jihad", no="recruit?", rule="9.4.1"),
    Box("recruit?", could_recruit, yes="recruit", no="travel", rule="9.4.1"),
)
OPERATIONS_START: Final = "major_jihad?"

OPERATIONS: Final[Mapping[str, Callable[[Play, int], Ask[None]]]] = {
    "radicalization": operations.radicalize,
    "plot": operations.plot,
    "major_jihad": operations.major_jihad,
    "minor_jihad": operations.minor_jihad,
    "recruit": operations.recruit,
    "travel": operations.travel,
}


def follow(g: Play, card: Card, box: str) -> str:
    """Walk the chart from a box to what it says to do, telling each answer."""
    return EVENT_OR_OPS.follow(g, card, box, _tell_hindrance)


def _tell_hindrance(g: Play, card: Card, box: str) -> None:
    """Tell what makes a box say no though what is printed on the card or the track would not."""
    if box == "own_event" and is_playable(g.s, card, JIHADIST):
        if g.s.in_effect("the_door_of_itjihad_us"):
            g.note("why-itjihad", "card 47", why=True)
        else:
            g.note("why-nothing-to-take", "9.6", why=True, card=card)
    elif box == "recruit?" and g.s.available_cells:
        g.note("why-gtmo", "card 114", why=True)


# -- the opponent


@dataclass
class Solitaire:
    """Rule 9's Jihadist side. It keeps nothing from one step to the next; a plan serves within an event."""

    plans: dict[str | None, dict[str, Any]] = field(default_factory=dict)

    def play_card(self, g: Play) -> Ask[None]:
        """Play the top card of the pile: event, operations, or both (9.4.1)."""
        number = yield from hands.turn_over(g, JIHADIST)
        card = g.card(number)
        hands.lay_on_table(g, JIHADIST, number)
        to_do = follow(g, card, "own_event")
        happened: str | None = None
        if to_do == "event":
            yield from card_play.carry_out_event(g, card, JIHADIST)
            happened = JIHADIST
            if card.side == UNASSOCIATED:
                yield from self.operate(g, card.ops)
        else:
            yield from self._carry_out(g, to_do, card.ops)
        hands.settle(g, card, happened)

    def operate(self, g: Play, value: int) -> Ask[None]:
        """Operations of some value, from the Major Jihad box on."""
        stand_in = _of_value(g.s, value)
        yield from self._carry_out(g, follow(g, stand_in, OPERATIONS_START), value)

    def ignores_event(self, g: Play, card: Card) -> Ask[bool]:
        """Radicalization in place of a plot event to which the Plot chart gives no place, whoever plays (9.4.2.1)."""
        if not finds_no_place_for_plot(g.s, card):
            return False
        g.note("why-no-place", "9.4.2.1", why=True, card=card)
        yield from operations.radicalize(g, card.ops)
        return True

    def _carry_out(self, g: Play, operation: str, value: int) -> Ask[None]:
        if operation != "radicalization":
            name = card_play.use_option(operation).label
            g.note("operation", "9.4.1", side=JIHADIST, operation=name, value=value)
        yield from OPERATIONS[operation](g, value)

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
        """Answer a question that an event, a plot or the set-up asks of the Jihadist side (9.3, 9.4.2.1, 9.5, 9.6)."""
        return (yield from answers.answer(g, question, self.plans.setdefault(g.event, {})))


def _of_value(s: State, value: int) -> Card:
    """Any card of a value, for boxes that ask only about the value."""
    return next(card for card in s.rules.deck.values() if card.ops == value)

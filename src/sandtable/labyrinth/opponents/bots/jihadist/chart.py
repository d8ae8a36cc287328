"""The Jihadist side by rule 12: a card for its event or for operations (12.4.1), and the answers events ask for."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sandtable.core.charts import Box, Flow
from sandtable.core.errors import RulesFault
from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Question, unasked
from sandtable.labyrinth import card_play, hands, tracks
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import by_column
from sandtable.labyrinth.opponents.bots.jihadist import (
    cards_awakening,
    cards_base,
    instructions,
    operations,
    where,
)
from sandtable.labyrinth.opponents.bots.jihadist.answers import ANSWERS
from sandtable.labyrinth.opponents.bots.jihadist.operations import Purse
from sandtable.labyrinth.opponents.bots.jihadist.radicalization import radicalize
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import is_playable
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, UNASSOCIATED

CARDS: Final = (cards_base, cards_awakening)
"""Importing these enters every instruction."""

# -- Event or Ops (12.4.1)


class Playing(NamedTuple):
    """What the chart is asked about: a card, the value it has with Reserves, and the country that wants cells."""

    card: Card | None
    value: int
    target: Country | None = None


def plays_event(s: State, turn: Playing) -> bool:
    """A Jihadist or Unassociated event that can be played and has an effect, as its instruction says (12.4.1)."""
    card = turn.card
    if card is None or card.auto or s.in_effect("the_door_of_itjihad_us"):
        return False
    return is_playable(s, card, JIHADIST) and instructions.plays(s, card)


def could_end_in_islamist_rule(s: State, turn: Playing) -> bool:
    """A Major Jihad could succeed in a Poor country."""
    return bool(operations.major_jihad_places(s, turn.value))


def funding_is_tight(s: State, turn: Playing) -> bool:
    """Funding is Tight."""
    return s.funding_level == "tight"


def funding_is_moderate(s: State, turn: Playing) -> bool:
    """Funding is Moderate."""
    return s.funding_level == "moderate"


def can_recruit(s: State, turn: Playing) -> bool:
    """Cells are Available, with a place for them."""
    return terms.can_recruit(s)


def could_worsen_governance(s: State, turn: Playing) -> bool:
    """A Minor Jihad could succeed in a Good or Fair country."""
    return bool(operations.minor_jihad_places(s))


def wanting_cells(s: State) -> list[Country]:
    """Poor countries in which a few more cells would allow a Major Jihad."""
    return [country for country in s.occupied if terms.needs_cells(s, country)]


def some_country_wants_cells(s: State, turn: Playing) -> bool:
    """There is such a country."""
    return bool(wanting_cells(s))


def cell_is_next_to_it(s: State, turn: Playing) -> bool:
    """A cell that may leave stands next to it."""
    if turn.target is None:
        return False
    return any(operations.movable(s, near, {}) for near in s.neighbours(turn.target))


def could_cost_prestige(s: State, turn: Playing) -> bool:
    """Prestige can fall, and an unused active cell that can Plot stands beside Troops in a Muslim country."""
    return s.prestige > where.PRESTIGE_LEAST and any(
        country.is_muslim and terms.unused_plotters(s, country) > 0 and terms.prestige_troops(s, country) > 0
        for country in operations.plot_places(s)
    )


def cells_outside(s: State, turn: Playing) -> bool:
    """An unused cell that can Plot is in a Non-Muslim country."""
    return any(not country.is_muslim for country in operations.plot_places(s))


EVENT: Final = "event"
WANTS_CELLS: Final = "wants_cells"
"""Out of the flow: the country is chosen, then the flow goes on with it."""
NEXT_TO_IT: Final = "next_to_it"
OPERATIONS_START: Final = "major_jihad?"

EVENT_OR_OPS: Final[Flow[State, Playing]] = Flow.of(
    "bot_jihadist",
    Box("own_event", plays_event, yes=EVENT, no="major_jihad?", rule="12.4.1"),
    Box("major_jihad?", could_end_in_islamist_rule, yes="major_jihad", no="tight", rule="12.4.1"),
    Box("tight", funding_is_tight, yes="recruit_when_tight", no="minor_jihad?", rule="12.4.1"),
    Box("recruit_when_tight", can_recruit, yes="recruit", no="plot", rule="12.4.1"),
    Box("minor_jihad?", could_worsen_governance, yes="minor_jihad", no="needs_cells", rule="12.4.1"),
    Box("needs_cells", some_country_wants_cells, yes=WANTS_CELLS, no="moderate", rule="12.4.1"),
    Box(NEXT_TO_IT, cell_is_next_to_it, yes="travel", no="moderate", rule="12.4.1"),
    Box("moderate", funding_is_moderate, yes="prestige", no="recruit_when_ample", rule="12.4.1"),
    Box("prestige", could_cost_prestige, yes="plot", no="recruit_when_moderate", rule="12.4.1"),
    Box("recruit_when_ample", can_recruit, yes="recruit", no="travel", rule="12.4.1"),
    Box("recruit_when_moderate", can_recruit, yes="recruit", no="cells_outside", rule="12.4.1"),
    Box("cells_outside", cells_outside, yes="plot", no="travel", rule="12.4.1"),
)


def follow(g: Play, turn: Playing, start: str) -> Ask[tuple[str, Country | None]]:
    """Walk the chart to what it says to do, and to which country, if it names one."""
    to_do = EVENT_OR_OPS.follow(g, turn, start, _tell_hindrance)
    if to_do != WANTS_CELLS:
        return to_do, None
    target = yield from by_column(g, where.RECRUIT_TRAVEL_TO._replace(rule="12.4.1"), wanting_cells(g.s))
    to_do = EVENT_OR_OPS.follow(g, turn._replace(target=target), NEXT_TO_IT, _tell_hindrance)
    return to_do, target if to_do == "travel" else None


def _tell_hindrance(g: Play, turn: Playing, box: str) -> None:
    """Tell what makes a box say no though what is printed on the card or the track would not."""
    if box == "own_event" and turn.card is not None and is_playable(g.s, turn.card, JIHADIST):
        if g.s.in_effect("the_door_of_itjihad_us"):
            g.note("why-itjihad", "card 47", why=True)
        else:
            g.note("why-instruction", "12.3", why=True, card=turn.card)
    elif box.startswith("recruit_") and g.s.available_cells and g.s.in_effect("gtmo"):
        g.note("why-gtmo", "card 114", why=True)


# -- the opponent


@dataclass
class JihadistBot:
    """Rule 12's Jihadist side. It keeps nothing from one step to the next; a plan serves within an event."""

    plans: dict[str | None, instructions.Plan] = field(default_factory=dict)

    def play_card(self, g: Play) -> Ask[None]:
        """Play the top card of the pile, for its event or for operations; a US event on it never happens (12.4)."""
        g.s.acted = {}
        number = yield from hands.turn_over(g, JIHADIST)
        card = g.card(number)
        hands.lay_on_table(g, JIHADIST, number)
        happened: str | None = None
        if plays_event(g.s, Playing(card, card.ops)):
            yield from follow(g, Playing(card, card.ops), "own_event")
            happened = JIHADIST
            yield from card_play.carry_out_event(g, card, JIHADIST)
            if card.side == UNASSOCIATED:
                tracks.add_reserves(g, JIHADIST, card.ops)  # 12.4.1
        else:
            if card.auto:  # US Election comes before the operation
                happened = JIHADIST
                yield from card_play.carry_out_event(g, card, JIHADIST)
            yield from self._operate(g, card, card.ops, "own_event")
        hands.settle(g, card, happened)
        g.s.acted = {}

    def operate(self, g: Play, value: int) -> Ask[None]:
        """An operation that an event gives, with Reserves (card 97)."""
        yield from self._operate(g, None, value, OPERATIONS_START)

    def ignores_event(self, g: Play, card: Card) -> Ask[bool]:
        """Whatever happens for its side it carries out."""
        return unasked(False)

    def _operate(self, g: Play, card: Card | None, value: int, start: str) -> Ask[None]:
        """The operation that the chart gives; what it leaves of the card goes to Radicalization (12.4.1 to 12.4.3)."""
        purse = Purse.of(g.s, value)
        operation, target = yield from follow(g, Playing(card, purse.total), start)
        g.note("operation", "12.4.1", side=JIHADIST, operation=Message(f"op-{operation}"), value=purse.total)
        yield from operations.operate(g, operation, purse, target)
        yield from radicalize(g, purse)

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
        """Answer a question that an event, a plot or the set-up asks of the Jihadist side (12.3)."""
        answerer = instructions.BOOK.answer_to(g, question.purpose) or ANSWERS.get(question.purpose)
        if answerer is None:
            raise RulesFault(f"rule 12 has no answer to {question.purpose}")
        reasons = g.reasons
        chosen = answerer(g, question, self.plans.setdefault(g.event, {}))
        keys = (yield from chosen) if isinstance(chosen, Generator) else chosen
        if len(question.options) > 1 and g.reasons == reasons and question.purpose != Purpose.PLOT_MARKER:
            g.note("why-told-to", "12.3", why=True, options=[question.option(key).label for key in keys])
        return keys

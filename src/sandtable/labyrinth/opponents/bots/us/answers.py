"""How the US bot decides what rules and events ask it, by purpose (13.3); what a card wants is in ``cards_...``."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Final

from sandtable.core.charts import holds, narrowed
from sandtable.core.errors import RulesFault
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion.awakening import AWAKENING, REACTION
from sandtable.labyrinth.markers import MARKERS
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.bots.charts import ISLAMIST, Column, Row
from sandtable.labyrinth.opponents.bots.us import columns, instructions, where
from sandtable.labyrinth.opponents.bots.us.instructions import Answerer, Plan
from sandtable.labyrinth.opponents.bots.us.priority_plot import plots_in, priority_plot
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import DONE, Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.terms import ACTIVE, SADR, SLEEPER, US

PLOT: Final = "plot"
"""In a plan: the priority plot that is to be removed."""
CONGRESS_ACTS: Final = "152"


# -- choosing among countries


def offered(g: Play, question: Question) -> list[Country]:
    """The countries among the options."""
    return [g.s[key] for key in question.keys if key in g.s]


def by_rows(g: Play, rows: Sequence[Row], candidates: Sequence[Country], rule: str = "13.3") -> Ask[Country]:
    """One country: row by row, then by lot (13.3.9)."""
    return (yield from random_country(g, narrowed(g, rule, rows, candidates)))


def several(g: Play, rows: Sequence[Row], candidates: Iterable[Country], count: int, rule: str) -> Ask[list[str]]:
    """As many different countries as wanted, one after another."""
    left = list(candidates)
    chosen: list[str] = []
    while left and len(chosen) < count:
        country = yield from by_rows(g, rows, left, rule)
        left.remove(country)
        chosen.append(country.id)
    return chosen


def by_column(column: Column, rule: str, *first: Row) -> Answerer:
    """Countries by some rows and then by a column, as many as may be chosen."""
    rows = (*first, *column.rows)

    def choose(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
        return (yield from several(g, rows, offered(g, question), question.at_most, rule))

    return choose


def by_lot_after(*rows: Row) -> Answerer:
    """A country by some rows, then by lot."""

    def choose(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
        return [(yield from by_rows(g, rows, offered(g, question))).id]

    return choose


def key_of(*keys: str) -> Answerer:
    """The first of these options that is offered, else whatever is."""
    return lambda g, question, plan: [next((key for key in keys if key in question.keys), question.keys[0])]


# -- cells (13.3.1, 13.3.2)


def cells_by_event(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Sadr, then sleepers, then active cells; as many as may be removed."""
    return _kind(g, question, (SADR, SLEEPER, ACTIVE))


def cells_by_disrupt(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Active cells, then sleepers."""
    return _kind(g, question, (ACTIVE, SLEEPER))


def _kind(g: Play, question: Question, order: tuple[str, ...]) -> Sequence[str]:
    kinds = [kind for kind in order if kind in question.keys]
    if len(kinds) > 1:
        g.note("why-us-disrupt-kind" if order[0] == ACTIVE else "why-us-event-kind", "13.3.2", why=True)
    return kinds[:1] or [DONE]


def disrupt_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Flow and column of Disrupt (13.3.8)."""
    return [(yield from where.where_to_disrupt(g, offered(g, question))).id]


# -- plots (13.3.3)


def _plot_keys(g: Play, question: Question) -> list[str]:
    return [key for key in question.keys if key.partition(":")[0] in g.s]


def plot_to_remove(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The priority plot that was found for this card already, else the one among those offered."""
    planned = plan.pop(PLOT, None)
    if planned in question.keys:
        return [planned]
    return (yield from priority_among(g, _plot_keys(g, question)))


def plot_to_flag(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The priority plot among those that carry no Backlash yet (cards 1 and 122)."""
    keys = _plot_keys(g, question)
    marked = {at.key for at in plots_in(g.s.occupied) if at.plot.backlash}
    return (yield from priority_among(g, [key for key in keys if key not in marked] or keys))


def priority_among(g: Play, keys: Sequence[str]) -> Ask[Sequence[str]]:
    """The priority plot among those that some options name."""
    chosen = yield from priority_plot(g, [at for at in plots_in(g.s.occupied) if at.key in keys])
    return [chosen.key]


# -- Posture (13.3.4)

TO_BE_SWAYED: Final[tuple[Row, ...]] = (
    holds("opposite_posture", vocabulary.is_opposed_to_us),
    holds("unmarked", lambda s, country: country.is_unmarked),
)


def posture_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Countries against the US first, then unmarked ones."""
    return (yield from several(g, TO_BE_SWAYED, offered(g, question), question.at_most, "13.3.4"))


def posture_of_us(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The Posture of the US."""
    g.note("why-us-posture", "13.3.4", why=True)
    return [g.s.us_posture.value]


# -- markers and cards


def take_marker_from(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """All markers are in use: a Reaction by the column, as if it were removed; an Awakening by lot (11.2.9)."""
    rows = columns.WOI_MUSLIM.rows if question.about.get("marker") == REACTION else ()
    return [(yield from by_rows(g, rows, offered(g, question), "13.3.5")).id]


def take_used_card(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """A US card of the highest value, by lot; if there is none, any of the highest value."""
    numbers = [int(key) for key in question.keys]
    worth = instructions.highest_us_cards(g.s, numbers) or _highest(g, numbers)
    return [str((yield from g.draw_card("take", worth)))]


def own_card_by_lot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """One of its own cards at random: only a stand-in for a person has a hand to choose from (13.2)."""
    return [str((yield from g.draw_card("from_hand", [int(key) for key in question.keys], side=US)))]


def _highest(g: Play, numbers: Sequence[int]) -> list[int]:
    most = max(g.card(number).ops for number in numbers)
    return [number for number in numbers if g.card(number).ops == most]


def nearest_the_bottom(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The one that has lain longest in the discard pile."""
    g.note("why-us-bottom", "13.3", why=True)
    return [str(next(number for number in g.s.discard if str(number) in question.keys))]


def card_against_sequestration(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Congress Acts if it is there, else as usual (card 184; Obama Doctrine is the only one offered where it lies)."""
    if CONGRESS_ACTS in question.keys:
        return [CONGRESS_ACTS]
    return (yield from take_used_card(g, question, plan))


def attrition_loss(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Troops first, then Militia; markers that count as Troops last, the smallest before the others (13.3.7)."""
    if len(question.keys) > 1:
        g.note("why-us-attrition", "13.3.7", why=True)
    return [min(question.keys, key=_attrition_order)]


def _attrition_order(kind: str) -> tuple[int, int]:
    order = {"troop": 0, "militia": 1}
    return order.get(kind, 2), MARKERS[kind].troops if kind in MARKERS else 0


ALLY_WITHOUT_CELLS: Final[Row] = holds("quiet_ally", lambda s, country: country.is_ally and not country.cells)

ANSWERS: Final[dict[str, Answerer]] = {
    Purpose.REMOVE_CELL: by_column(columns.DISRUPT, "13.3.1"),
    Purpose.REMOVE_CELL_KIND: cells_by_event,
    Purpose.REMOVE_CADRE: by_column(columns.DISRUPT, "13.3.1"),
    Purpose.DISRUPT_WHERE: disrupt_where,
    Purpose.DISRUPT_CELL: cells_by_disrupt,
    Purpose.PLACE_MILITIA: by_column(columns.DEPLOY_TO, "13.3.1"),
    Purpose.PLACE_MARKER: by_column(columns.DEPLOY_TO, "13.3.1"),
    Purpose.ALERT_WHICH: plot_to_remove,
    Purpose.REMOVE_PLOT: plot_to_remove,
    Purpose.FLAG_PLOT: plot_to_flag,
    Purpose.SELECT_POSTURE: posture_of_us,
    Purpose.SELECT_POSTURE_WHERE: posture_where,
    Purpose.PLACE_AID: by_column(columns.WOI_MUSLIM, "13.3.5"),
    Purpose.REMOVE_BESIEGED: by_column(columns.WOI_MUSLIM, "13.3.5"),
    Purpose.PLACE_UNREST: by_column(columns.WOI_MUSLIM, "13.3.5"),
    Purpose.REMOVE_UNREST: by_column(columns.WOI_MUSLIM, "13.3.5"),
    Purpose.WHICH_UNREST: key_of(AWAKENING),
    Purpose.TAKE_MARKER_FROM: take_marker_from,
    Purpose.SHIFT_ALIGNMENT: by_column(columns.WOI_MUSLIM, "13.3.6"),
    Purpose.SHIFT_GOVERNANCE: by_column(columns.WOI_MUSLIM, "13.3.6"),
    Purpose.SELECT_COUNTRY: by_column(columns.WOI_MUSLIM, "13.3.6"),
    Purpose.ATTRITION_LOSS: attrition_loss,
    Purpose.SEND_OFF_MAP: by_lot_after(ISLAMIST, ALLY_WITHOUT_CELLS),
    Purpose.TAKE_DISCARDED: take_used_card,
    Purpose.CHOOSE_DISCARD: own_card_by_lot,
    Purpose.GIVE_CARD: own_card_by_lot,
    Purpose.PLAY_EXTRA_CARD: key_of(DONE),
}
"""What 13.3 says, by what is being decided."""


def answer(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The keys that the US bot chooses."""
    answerer = instructions.BOOK.answer_to(g, question.purpose)
    if answerer is not None and g.tells and len(question.keys) > 1:
        card = next(card for card in map(g.card, g.s.playing) if card.event == g.event)
        g.note("why-us-instructions", "13.3", why=True, card=card)
    answerer = answerer or ANSWERS.get(question.purpose)
    if answerer is None:
        raise RulesFault(f"rule 13 has no answer to {question.purpose}")
    chosen = answerer(g, question, plan)
    return (yield from chosen) if isinstance(chosen, Generator) else chosen

"""How the US bot carries out single events, by the numbers of their cards: the Event Instructions (13.3).

Each line answers one purpose of one event, and goes before what ``answers.py`` says about the purpose.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cache
from typing import Final

from sandtable.core.charts import first_box, highest, holds
from sandtable.core.errors import RulesFault
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.deploy import TRACK
from sandtable.labyrinth.events.awakening import us_3
from sandtable.labyrinth.events.awakening.us_2 import AVAILABLE_WMD
from sandtable.labyrinth.expansion.awakening import REACTION, difference, takes_markers
from sandtable.labyrinth.opponents.bots import vocabulary as words
from sandtable.labyrinth.opponents.bots.charts import (
    ADVERSARY,
    CELL_EDGE,
    FEWEST_CELLS,
    NEUTRAL,
    POOR,
    RESOURCE,
    Row,
)
from sandtable.labyrinth.opponents.bots.us import answers, columns, instructions, where
from sandtable.labyrinth.opponents.bots.us.answers import (
    ANSWERS,
    Answerer,
    Plan,
    by_column,
    by_lot_after,
    by_rows,
    cells_by_event,
    key_of,
    offered,
    several,
)
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import NO, Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.terms import PRESTIGE_MOST, WMD

STRONGHOLD: Final = 5
"""Cells in a Muslim country for which Reaper goes there (cards 126 to 128)."""


def answer(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The keys that the US bot chooses."""
    answerer = by_event().get((g.event, question.purpose))
    if answerer is not None and g.tells and len(question.keys) > 1:
        card = next(card for card in map(g.card, g.s.playing) if card.event == g.event)
        g.note("why-us-instructions", "13.3", why=True, card=card)
    answerer = answerer or ANSWERS.get(question.purpose)
    if answerer is None:
        raise RulesFault(f"rule 13 has no answer to {question.purpose}")
    chosen = answerer(g, question, plan)
    return (yield from chosen) if isinstance(chosen, Generator) else chosen


# -- base deck


def blair_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """29: up to three Schengen countries that are against the US, or else unmarked; the fewest cells first."""
    left = offered(g, question)
    chosen: list[str] = []
    while len(chosen) < question.at_most:
        fitting = first_box(g, where.BLAIR, left)
        if not fitting:
            break
        country = yield from by_rows(g, (FEWEST_CELLS,), fitting)
        left.remove(country)
        chosen.append(country.id)
    return chosen


def iran_select(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """104, 105: a Shia-Mix country or Iran with a cell; if that is Iran, any Shia-Mix country is tested."""
    places = offered(g, question)
    with_cells = [country for country in [*places, g.s["iran"]] if country.cells]
    plan["cell"] = (yield from by_rows(g, columns.DISRUPT.rows, with_cells or places, "13.3.1")).id
    if plan["cell"] in question.keys:
        return [plan["cell"]]
    return [(yield from random_country(g, places)).id]


def as_planned(name: str) -> Answerer:
    """What was planned at an earlier question, if it is offered; else by the usual rule."""

    def choose(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
        if plan.get(name) in question.keys:
            return [plan[name]]
        chosen = ANSWERS[question.purpose](g, question, plan)
        return (yield from chosen) if isinstance(chosen, Generator) else chosen

    return choose


# -- The Awakening: US cards


def _is_stronghold(country: Country) -> bool:
    return country.is_muslim and not country.is_islamist and country.cells >= STRONGHOLD


def reaper_effect(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """126 to 128: five cells in a country, else a random card of the Jihadists, else any cells."""
    strike = any(_is_stronghold(country) and not country.under_truce for country in g.s.muslim())
    first, second = ("remove_cells", "random_discard") if strike else ("random_discard", "remove_cells")
    return [first if first in question.keys else second]


def delta_effect(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """135: an Available WMD, else a random card of the Jihadists."""
    first, second = ("remove_wmd", "take_card") if WMD in g.s.available_plots else ("take_card", "remove_wmd")
    return [first if first in question.keys else second]


def delta_plot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """135: an Available WMD before one on the map."""
    if AVAILABLE_WMD in question.keys:
        return [AVAILABLE_WMD]
    return (yield from answers.plot_to_remove(g, question, plan))


def doctrine_effect(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """143: the first that does anything of Prestige, Funding, an Awakening and Aid; then the others."""
    useless = ["raise_prestige"] * (g.s.prestige == PRESTIGE_MOST) + ["lower_funding"] * (g.s.funding == 1)
    order = ("raise_prestige", "lower_funding", "place_awakening", "place_aid", "schengen_posture", "take_used_card")
    wanted = [name for name in order if name in question.keys and name not in useless]
    return [wanted[0] if wanted else question.keys[0]]


def _raise_in_the_gulf(g: Play) -> Ask[str]:
    """156: all Militia go where cells are furthest ahead."""
    rows = (CELL_EDGE, *columns.DEPLOY_TO.rows)
    return (yield from by_rows(g, rows, instructions.gulf_ground(g.s), "13.3.1")).id


def gulf_member(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """156: a member beside which the chosen country lies."""
    plan["gulf"] = yield from _raise_in_the_gulf(g)
    target = g.s[plan["gulf"]]
    return [next(id for id in question.keys if target in us_3.around(g.s, g.s[id]))]


def same_share(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """156: Militia stay where they are."""
    id = str(question.about["country"]).partition(":")[2]
    return [str(min(g.s[id].militia, int(question.keys[-1])))]


def prism_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """161: all sleepers of a country before the next."""
    if plan.get("sleepers") not in question.keys:
        plan["sleepers"] = (yield from by_rows(g, columns.DISRUPT.rows, offered(g, question), "13.3.1")).id
    return [plan["sleepers"]]


# -- The Awakening: Unassociated cards


def middle_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """200: countries that are no Allies, Adversaries first; else those that take an Awakening."""
    places = offered(g, question)
    wanted = [each for each in places if not each.is_ally] or [each for each in places if takes_markers(g.s, each)]
    rows = (ADVERSARY, NEUTRAL, *columns.WOI_MUSLIM.rows)
    return [(yield from by_rows(g, rows, wanted or places, "13.3.6")).id]


def cyber_effect(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """202: a Posture that can be won, else the Reserves of the Jihadists; never a Cadre."""
    if instructions.cyber_powers_to_sway(g.s) or "take_reserves" not in question.keys:
        return ["select_posture"]
    return ["take_reserves"]


def erdogan_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """205: a country with cells by the Disrupt column, else one with a Reaction marker."""
    places = offered(g, question)
    with_cells = [country for country in places if country.cells]
    plan["cells"] = bool(with_cells)
    if with_cells:
        return [(yield from by_rows(g, columns.DISRUPT.rows, with_cells, "13.3.1")).id]
    torn = [country for country in places if country.reaction]
    return [(yield from by_rows(g, columns.WOI_MUSLIM.rows, torn or places, "13.3.5")).id]


def erdogan_effect(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """205: cells leave; without cells a Reaction marker does."""
    wanted = ("remove_pieces", "remove_reaction") if plan["cells"] else ("remove_reaction", "place_awakening")
    return [next((key for key in wanted if key in question.keys), question.keys[0])]


def copycat_effect(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """207: one country, and there the priority plot, else a cell, else the Cadre."""
    country = yield from random_country(g, instructions.copycat_ground(g))
    plan["copycat"] = country.id
    if country.plots:
        return ["alert_plot"]
    return ["remove_cells" if country.cells else "remove_cadre"]


def copycat_plot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """207: the priority plot of the country that was chosen."""
    keys = [key for key in question.keys if key.partition(":")[0] == plan["copycat"]]
    if plan.get(answers.PLOT) in keys:
        return [plan[answers.PLOT]]
    return (yield from answers.priority_among(g, keys))


HAS_REACTION: Final[Row] = holds("reaction", lambda s, country: country.reaction)


def flypaper_from(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """221: the target first; then from at most two countries outside it, Reaction markers before cells.

    So no Caliphate can be declared; if there is one already, from three.
    """
    targets = instructions.flypaper_targets(g.s)
    plan["target"] = (yield from random_country(g, targets)).id if targets else None
    most = 2 if g.s.capital is None else 3
    outside = [country for country in offered(g, question) if country.id != plan["target"]]
    rows = (HAS_REACTION, *columns.DISRUPT.rows)
    return (yield from several(g, rows, outside, min(most, question.at_most), "13.3.1"))


def flypaper_piece(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """221: a Reaction marker before cells."""
    return [REACTION] if REACTION in question.keys else cells_by_event(g, question, plan)


def flypaper_to(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """221: the target that was chosen, else a war with the lowest Resources."""
    if plan.get("target") in question.keys:
        return [plan["target"]]
    return [(yield from by_rows(g, (columns.LOWEST_RESOURCE,), offered(g, question))).id]


MARKED_AGAINST_US: Final[Row] = highest("reaction_edge", lambda s, country: -difference(country))
MORE_CELLS: Final[Row] = holds("more_cells", lambda s, country: country.cells > country.militia)
MORE_DEFENDERS: Final[Row] = holds("more_defenders", lambda s, country: country.excess_defenders() > 0)
MILITIA_EDGE: Final[Row] = highest("militia_edge", lambda s, country: country.militia - country.cells)
HAS_PLOTS: Final[Row] = holds("plots", lambda s, country: country.plots)
STRONGHOLDS: Final[Row] = holds("stronghold", lambda s, country: _is_stronghold(country))
CAN_BE_BUILT: Final[Row] = holds(
    "can_be_built", lambda s, country: not country.is_adversary and not (country.is_good and country.is_ally)
)
TAKES_MILITIA: Final[Row] = holds("takes_militia", instructions.raises_militia)

HOW: Final[Mapping[tuple[int, ...], Mapping[Purpose, Answerer]]] = {
    (29,): {Purpose.WAR_OF_IDEAS_WHERE: blair_where},
    (30, 149): {Purpose.PLACE_AID: by_column(columns.WOI_MUSLIM, "13.3.5", CAN_BE_BUILT)},
    (37,): {Purpose.EVENT_CHOICE: key_of(NO)},
    (39,): {Purpose.EVENT_CHOICE: key_of(NO)},
    (41, 159): {Purpose.PLACE_AID: by_column(columns.DEPLOY_TO, "13.3.1")},
    (104, 105): {Purpose.SELECT_COUNTRY: iran_select, Purpose.REMOVE_CELL: as_planned("cell")},
    (106,): {Purpose.SELECT_COUNTRY: by_column(columns.DISRUPT, "13.3.1")},
    (126, 127, 128): {
        Purpose.EVENT_EFFECT: reaper_effect,
        Purpose.REMOVE_CELL: by_column(columns.DISRUPT, "13.3.1", STRONGHOLDS),
    },
    (132,): {Purpose.SELECT_COUNTRY: by_lot_after(CELL_EDGE)},
    (135,): {Purpose.EVENT_EFFECT: delta_effect, Purpose.REMOVE_PLOT: delta_plot},
    (136,): {Purpose.SELECT_COUNTRY: by_column(columns.DISRUPT, "13.3.1", CELL_EDGE)},
    (143,): {Purpose.EVENT_EFFECT: doctrine_effect},
    (144,): {Purpose.SELECT_COUNTRY: by_lot_after(columns.REGIME_CHANGE, HAS_PLOTS)},
    (145,): {Purpose.SELECT_COUNTRY: by_column(columns.DEPLOY_TO, "13.3.1")},
    (147,): {Purpose.SELECT_COUNTRY: by_column(columns.DISRUPT, "13.3.1")},
    (150,): {Purpose.SELECT_COUNTRY: by_column(columns.DISRUPT, "13.3.1", RESOURCE)},
    (152,): {
        Purpose.REGIME_CHANGE_WHERE: by_lot_after(CELL_EDGE),
        Purpose.DEPLOY_FROM: key_of(TRACK),
        Purpose.DEPLOY_HOW_MANY: key_of(str(words.REGIME_CHANGE_TROOPS)),
    },
    (156,): {
        Purpose.EVENT_EFFECT: key_of("place_militia"),
        Purpose.SELECT_COUNTRY: gulf_member,
        Purpose.PLACE_MILITIA: as_planned("gulf"),
        Purpose.SHARE_OF_MILITIA: same_share,
    },
    (157,): {Purpose.SELECT_COUNTRY: by_column(columns.DEPLOY_TO, "13.3.1", CELL_EDGE)},
    (160,): {Purpose.TAKE_DISCARDED: answers.nearest_the_bottom},
    (161,): {Purpose.EVENT_EFFECT: key_of("remove_plots"), Purpose.SELECT_COUNTRY: prism_where},
    (162,): {Purpose.SELECT_COUNTRY: by_column(columns.WOI_MUSLIM, "13.3.6", ADVERSARY, NEUTRAL, FEWEST_CELLS, POOR)},
    (163,): {Purpose.SELECT_COUNTRY: by_lot_after(ADVERSARY, NEUTRAL, RESOURCE)},
    (184,): {Purpose.TAKE_DISCARDED: answers.card_against_sequestration},
    (200,): {Purpose.SELECT_COUNTRY: middle_where, Purpose.EVENT_EFFECT: key_of("toward_ally", "place_awakening")},
    (201,): {
        Purpose.SELECT_COUNTRY: by_lot_after(TAKES_MILITIA, CELL_EDGE),
        Purpose.EVENT_EFFECT: key_of("raise_militia"),
    },
    (202,): {Purpose.EVENT_EFFECT: cyber_effect},
    (205,): {
        Purpose.SELECT_COUNTRY: erdogan_where,
        Purpose.EVENT_EFFECT: erdogan_effect,
        Purpose.REMOVE_PIECE: cells_by_event,
    },
    (207,): {
        Purpose.EVENT_EFFECT: copycat_effect,
        Purpose.ALERT_WHICH: copycat_plot,
        Purpose.REMOVE_CELL: as_planned("copycat"),
        Purpose.REMOVE_CADRE: as_planned("copycat"),
    },
    (209,): {Purpose.EVENT_EFFECT: key_of("remove_cells")},
    (210,): {Purpose.WHICH_UNREST: key_of(REACTION)},
    (217,): {Purpose.TAKE_DISCARDED: answers.nearest_the_bottom},
    (218,): {Purpose.SELECT_COUNTRY: by_column(columns.DISRUPT, "13.3.1", MORE_CELLS, CELL_EDGE)},
    (221,): {
        Purpose.SELECT_COUNTRY: flypaper_from,
        Purpose.REMOVE_PIECE: flypaper_piece,
        Purpose.PLACE_CELLS: flypaper_to,
    },
    (223,): {Purpose.EVENT_EFFECT: key_of("two_awakening")},
    (226,): {Purpose.PLACE_MARKER: by_lot_after(CELL_EDGE, NEUTRAL)},
    (230,): {Purpose.EVENT_EFFECT: key_of("toward_adversary")},
    (233,): {Purpose.SELECT_COUNTRY: by_lot_after(MILITIA_EDGE, ADVERSARY, NEUTRAL)},
    (234,): {Purpose.EVENT_EFFECT: key_of("two_militia")},
    (235,): {Purpose.SELECT_COUNTRY: by_lot_after(MORE_DEFENDERS, RESOURCE)},
    (238,): {Purpose.CIVIL_WAR_WHERE: by_lot_after(MARKED_AGAINST_US, RESOURCE)},
}
"""What the Event Instructions say, by the numbers of the cards that carry the event."""


@cache
def by_event() -> Mapping[tuple[str | None, str], Answerer]:
    """The same by the name of the event."""
    cards = {**deck("base"), **deck("awakening")}
    return {
        (cards[number].event, purpose): answerer
        for numbers, lines in HOW.items()
        for number in numbers
        for purpose, answerer in lines.items()
    }

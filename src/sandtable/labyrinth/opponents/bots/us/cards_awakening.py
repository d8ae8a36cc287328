"""The Event Instructions of the US bot for the cards of The Awakening (13.3, 13.4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import highest, holds, narrowed
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth import militia
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.deploy import TRACK
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import open_to_events, open_to_unrest
from sandtable.labyrinth.events.awakening import unassociated_1, unassociated_2, us_3
from sandtable.labyrinth.events.awakening.us_2 import AVAILABLE_WMD
from sandtable.labyrinth.expansion import off_map, tables
from sandtable.labyrinth.expansion.awakening import AWAKENING, REACTION, difference, takes_markers
from sandtable.labyrinth.markers import SERVAL
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.bots.charts import ADVERSARY, CELL_EDGE, FEWEST_CELLS, NEUTRAL, POOR, RESOURCE, Row
from sandtable.labyrinth.opponents.bots.charts import UNITED_STATES as AMERICA
from sandtable.labyrinth.opponents.bots.us import answers, columns
from sandtable.labyrinth.opponents.bots.us.answers import (
    by_column,
    by_lot_after,
    by_rows,
    cells_by_event,
    key_of,
    offered,
    several,
)
from sandtable.labyrinth.opponents.bots.us.cards_base import (
    any_cells,
    as_planned,
    funding_can_fall,
    is_to_be_swayed,
    prestige_can_rise,
)
from sandtable.labyrinth.opponents.bots.us.instructions import Plan, alerts_when, how, plays_when
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, PRESTIGE_MOST, SOFT, US, WMD

# -- what its lines ask


def raises_militia(s: State, country: Country) -> bool:
    """Whether Militia can be placed there."""
    return s.militia_on_track > 0 and militia.may_lie_in(country) and not country.under_truce


def _libya_or_italy(s: State) -> bool:
    """Civil War or Militia in a Libya that is not Good; or Italy turns to the side of a Hard US."""
    libya = s["libya"]
    if not libya.is_good and (not libya.civil_war or raises_militia(s, libya)):
        return True
    return s.us_posture == HARD and s["italy"].posture != HARD


def _infighting_matters(s: State) -> bool:
    return funding_can_fall(s) or any_cells(c for c in s.muslim() if not c.is_islamist and not c.under_truce)


def _congress_should_act(s: State) -> bool:
    """Three Islamist Rule countries, a Soft US, six cubes once Sequestration is over, and cells ahead in a war."""
    if s.us_posture != SOFT or sum(country.is_islamist for country in s.muslim()) < 3:
        return False
    if s.troops_on_track + off_map.kept_away(s) < vocabulary.REGIME_CHANGE_TROOPS:
        return False
    return any(vocabulary.cell_edge(s, country) >= 1 for country in actions.civil_wars(s))


def gulf_ground(s: State) -> list[Country]:
    """Where Gulf Union may place Militia."""
    places = {country.id: country for member in us_3.can_reinforce(s) for country in us_3.around(s, member)}
    return [*places.values()]


def _gulf_needs_militia(s: State) -> bool:
    return any(vocabulary.cell_edge(s, country) >= 1 for country in gulf_ground(s))


def _scaf_gains(s: State) -> bool:
    return any(c.is_adversary or (c.is_neutral and not c.is_good) for c in us_3.torn(s))


def _middle_gains(s: State) -> bool:
    middle = unassociated_1.middle_ground(s, US)
    return any(not country.is_ally or takes_markers(s, country) for country in middle)


def _africa_takes_militia(s: State) -> bool:
    return any(raises_militia(s, country) for country in tables.african(s))


def cyber_powers_to_sway(s: State) -> bool:
    """Whether the Posture of a power is unmarked or against the US (card 202)."""
    return any(is_to_be_swayed(s, country) for country in tables.named(s, unassociated_1.CYBER_POWERS))


def around_turkey(s: State) -> list[Country]:
    """The countries that Erdogan Effect names."""
    return open_to_events(tables.named(s, unassociated_1.AROUND_TURKEY))


def _turkey_gains(s: State) -> bool:
    return any(country.cells or country.reaction for country in around_turkey(s))


def _quds_force_helps(s: State) -> bool:
    return not s["iran"].is_islamist and any_cells(open_to_events(s.muslim()))


def _smartphones_help(s: State) -> bool:
    return not s.in_play("smartphones") or bool(open_to_unrest(s, unassociated_1.in_the_news(s)))


def _syria_gains(s: State) -> bool:
    syria = s["syria"]
    return syria.is_poor or syria.is_unmarked or takes_markers(s, syria)


def flypaper_targets(s: State) -> list[Country]:
    """The wars with the lowest Resources for which something outside them can be drawn away (card 221)."""
    legal = unassociated_2.flypaper_ground(s)
    least = min((s.resources(country) for country in legal), default=0)
    drawn = open_to_events(s.where(lambda country: country.cells or country.reaction))
    return [
        target for target in legal if s.resources(target) == least and any(country is not target for country in drawn)
    ]


def _hagel_helps(s: State) -> bool:
    """A Soft US turns Hard: for Islamist Resources, or where the world is not too Soft for it."""
    if s.us_posture != SOFT:
        return False
    side, value = s.world_posture
    return s.islamist_resources >= 2 or not (side == SOFT and value >= 2)


def serval_ground(s: State) -> list[Country]:
    """The countries that Operation Serval prefers: the greatest edge of cells, then Neutral ones."""
    legal = unassociated_2.sahel(s)
    edge = max((vocabulary.cell_edge(s, country) for country in legal), default=0)
    ahead = [country for country in legal if vocabulary.cell_edge(s, country) == edge]
    return [country for country in ahead if country.is_neutral] or ahead


def _serval_helps(s: State) -> bool:
    return any(SERVAL not in country.markers or raises_militia(s, country) for country in serval_ground(s))


def _syria_can_be_freed(s: State) -> bool:
    """Syria is not Good, unrest there does not favour the US yet, and Militia are left unless cells are gone too."""
    syria = s["syria"]
    if syria.is_good or syria.awakening > syria.reaction:
        return False
    return s.militia_on_track > 0 or not s.cells_to_place


def copycat_ground(g: Play) -> list[Country]:
    """Where JV / Copycat strikes: in the United States if anything is there, else by the Disrupt column (card 207)."""
    rows = (AMERICA, *columns.DISRUPT.rows)
    return narrowed(g, "13.3.1", rows, unassociated_1.copycats_of(g.s))


# -- how it carries them out


STRONGHOLD: Final = 5
"""Cells in a Muslim country for which Reaper goes there (cards 126 to 128)."""


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
    return (yield from by_rows(g, rows, gulf_ground(g.s), "13.3.1")).id


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


def middle_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """200: countries that are no Allies, Adversaries first; else those that take an Awakening."""
    places = offered(g, question)
    wanted = [each for each in places if not each.is_ally] or [each for each in places if takes_markers(g.s, each)]
    rows = (ADVERSARY, NEUTRAL, *columns.WOI_MUSLIM.rows)
    return [(yield from by_rows(g, rows, wanted or places, "13.3.6")).id]


def cyber_effect(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """202: a Posture that can be won, else the Reserves of the Jihadists; never a Cadre."""
    if cyber_powers_to_sway(g.s) or "take_reserves" not in question.keys:
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
    country = yield from random_country(g, copycat_ground(g))
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
    targets = flypaper_targets(g.s)
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


TAKES_MILITIA: Final[Row] = holds("takes_militia", raises_militia)


# -- when it plays each event, on top of what the card says itself

plays_when(132)(lambda s: s.militia_on_track > 0 or any_cells(actions.civil_wars(s)))
plays_when(133)(_libya_or_italy)
plays_when(135)(lambda s: WMD in s.available_plots or bool(s.hands[JIHADIST]))
plays_when(136)(_infighting_matters)
plays_when(144)(lambda s: s.militia_on_track > 0)
plays_when(152)(_congress_should_act)
plays_when(156)(_gulf_needs_militia)
plays_when(160)(lambda s: bool(actions.used_cards(s, us_3.MOST_WANTED)))
plays_when(161)(lambda s: bool(s.plots_on_map()) or sum(country.sleepers for country in s.occupied) >= 5)
plays_when(162)(_scaf_gains)
plays_when(200)(_middle_gains)
plays_when(201)(_africa_takes_militia)
plays_when(202)(lambda s: cyber_powers_to_sway(s) or s.reserves[JIHADIST] > 0)
plays_when(205)(_turkey_gains)
plays_when(206)(lambda s: bool(open_to_unrest(s, unassociated_1.in_unrest(s, REACTION))))
plays_when(208)(lambda s: s.troops_level == "low_intensity" and (funding_can_fall(s) or prestige_can_rise(s)))
plays_when(209)(_quds_force_helps)
plays_when(210)(lambda s: bool(unassociated_1.in_unrest(s, REACTION)))
plays_when(211, 212, 213)(_smartphones_help)
plays_when(214)(lambda s: any(country.is_unmarked and takes_markers(s, country) for country in s.muslim()))
plays_when(217)(lambda s: bool(actions.used_cards(s, actions.AGITATORS)))
plays_when(218)(lambda s: any(country.cells > country.militia for country in unassociated_2.divided_fronts(s)))
plays_when(220)(_syria_gains)
plays_when(221)(lambda s: bool(flypaper_targets(s)))
plays_when(222)(_hagel_helps)
plays_when(224)(lambda s: any(is_to_be_swayed(s, country) for country in s.everywhere))
plays_when(226)(_serval_helps)
plays_when(227, 228)(lambda s: bool(open_to_unrest(s, unassociated_1.in_unrest(s, AWAKENING))))
plays_when(231)(lambda s: any_cells(actions.civil_wars(s)))
plays_when(233)(
    lambda s: s.in_effect("arab_winter") or any(c.militia >= c.cells for c in unassociated_2.open_to_ceasefire(s))
)
plays_when(234)(_syria_can_be_freed)
plays_when(235)(lambda s: any(country.excess_defenders() > 0 for country in actions.civil_wars(s)))

# -- when an event would remove a priority plot (13.4.1)

alerts_when(161)(lambda s, country: True)
alerts_when(207)(lambda s, country: [each.id for each in copycat_ground(Play(s, None))] == [country.id])

# -- what it answers

how(Purpose.EVENT_EFFECT, 126, 127, 128)(reaper_effect)
how(Purpose.REMOVE_CELL, 126, 127, 128)(by_column(columns.DISRUPT, "13.3.1", STRONGHOLDS))
how(Purpose.SELECT_COUNTRY, 132)(by_lot_after(CELL_EDGE))
how(Purpose.EVENT_EFFECT, 135)(delta_effect)
how(Purpose.REMOVE_PLOT, 135)(delta_plot)
how(Purpose.SELECT_COUNTRY, 136)(by_column(columns.DISRUPT, "13.3.1", CELL_EDGE))
how(Purpose.EVENT_EFFECT, 143)(doctrine_effect)
how(Purpose.SELECT_COUNTRY, 144)(by_lot_after(columns.REGIME_CHANGE, HAS_PLOTS))
how(Purpose.SELECT_COUNTRY, 145)(by_column(columns.DEPLOY_TO, "13.3.1"))
how(Purpose.SELECT_COUNTRY, 147)(by_column(columns.DISRUPT, "13.3.1"))
how(Purpose.SELECT_COUNTRY, 150)(by_column(columns.DISRUPT, "13.3.1", RESOURCE))
how(Purpose.REGIME_CHANGE_WHERE, 152)(by_lot_after(CELL_EDGE))
how(Purpose.DEPLOY_FROM, 152)(key_of(TRACK))
how(Purpose.DEPLOY_HOW_MANY, 152)(key_of(str(vocabulary.REGIME_CHANGE_TROOPS)))
how(Purpose.EVENT_EFFECT, 156)(key_of("place_militia"))
how(Purpose.SELECT_COUNTRY, 156)(gulf_member)
how(Purpose.PLACE_MILITIA, 156)(as_planned("gulf"))
how(Purpose.SHARE_OF_MILITIA, 156)(same_share)
how(Purpose.SELECT_COUNTRY, 157)(by_column(columns.DEPLOY_TO, "13.3.1", CELL_EDGE))
how(Purpose.TAKE_DISCARDED, 160)(answers.nearest_the_bottom)
how(Purpose.EVENT_EFFECT, 161)(key_of("remove_plots"))
how(Purpose.SELECT_COUNTRY, 161)(prism_where)
how(Purpose.SELECT_COUNTRY, 162)(by_column(columns.WOI_MUSLIM, "13.3.6", ADVERSARY, NEUTRAL, FEWEST_CELLS, POOR))
how(Purpose.SELECT_COUNTRY, 163)(by_lot_after(ADVERSARY, NEUTRAL, RESOURCE))
how(Purpose.TAKE_DISCARDED, 184)(answers.card_against_sequestration)
how(Purpose.SELECT_COUNTRY, 200)(middle_where)
how(Purpose.EVENT_EFFECT, 200)(key_of("toward_ally", "place_awakening"))
how(Purpose.SELECT_COUNTRY, 201)(by_lot_after(TAKES_MILITIA, CELL_EDGE))
how(Purpose.EVENT_EFFECT, 201)(key_of("raise_militia"))
how(Purpose.EVENT_EFFECT, 202)(cyber_effect)
how(Purpose.SELECT_COUNTRY, 205)(erdogan_where)
how(Purpose.EVENT_EFFECT, 205)(erdogan_effect)
how(Purpose.REMOVE_PIECE, 205)(cells_by_event)
how(Purpose.EVENT_EFFECT, 207)(copycat_effect)
how(Purpose.ALERT_WHICH, 207)(copycat_plot)
how(Purpose.REMOVE_CELL, 207)(as_planned("copycat"))
how(Purpose.REMOVE_CADRE, 207)(as_planned("copycat"))
how(Purpose.EVENT_EFFECT, 209)(key_of("remove_cells"))
how(Purpose.WHICH_UNREST, 210)(key_of(REACTION))
how(Purpose.TAKE_DISCARDED, 217)(answers.nearest_the_bottom)
how(Purpose.SELECT_COUNTRY, 218)(by_column(columns.DISRUPT, "13.3.1", MORE_CELLS, CELL_EDGE))
how(Purpose.SELECT_COUNTRY, 221)(flypaper_from)
how(Purpose.REMOVE_PIECE, 221)(flypaper_piece)
how(Purpose.PLACE_CELLS, 221)(flypaper_to)
how(Purpose.EVENT_EFFECT, 223)(key_of("two_awakening"))
how(Purpose.PLACE_MARKER, 226)(by_lot_after(CELL_EDGE, NEUTRAL))
how(Purpose.EVENT_EFFECT, 230)(key_of("toward_adversary"))
how(Purpose.SELECT_COUNTRY, 233)(by_lot_after(MILITIA_EDGE, ADVERSARY, NEUTRAL))
how(Purpose.EVENT_EFFECT, 234)(key_of("two_militia"))
how(Purpose.SELECT_COUNTRY, 235)(by_lot_after(MORE_DEFENDERS, RESOURCE))
how(Purpose.CIVIL_WAR_WHERE, 238)(by_lot_after(MARKED_AGAINST_US, RESOURCE))

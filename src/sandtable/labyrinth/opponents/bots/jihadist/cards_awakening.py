"""The event instructions of the Jihadist bot for the cards of The Awakening (12.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import highest, holds, settled
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import at_war, civil_wars
from sandtable.labyrinth.events.awakening.jihadist_1 import ripe_for_a_coup
from sandtable.labyrinth.events.awakening.jihadist_2 import deeds_possible_for_al_shabaab, may_change_state
from sandtable.labyrinth.events.awakening.jihadist_3 import (
    REPORTED_DEAD,
    garrisons,
    garrisons_at_war,
    open_to_isil,
    taliban_strongholds,
)
from sandtable.labyrinth.events.awakening.unassociated_1 import (
    AROUND_TURKEY,
    CYBER_POWERS,
    PLOT_1,
    in_the_news,
    in_unrest,
    middle_ground,
)
from sandtable.labyrinth.events.awakening.unassociated_2 import (
    divided_fronts,
    flypaper_ground,
    open_to_ceasefire,
    sahel,
    to_be_sold,
)
from sandtable.labyrinth.expansion import awakening
from sandtable.labyrinth.expansion.awakening import AWAKENING, REACTION, takes_markers
from sandtable.labyrinth.markers import PIRATES
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import (
    ALLY,
    MOST_CELLS,
    NEUTRAL,
    RESOURCE,
    Row,
    by_column,
    by_flow,
    left_to_lot,
)
from sandtable.labyrinth.opponents.bots.charts import FAIR as FAIR_ROW
from sandtable.labyrinth.opponents.bots.charts import GOOD as GOOD_ROW
from sandtable.labyrinth.opponents.bots.charts import POOR as POOR_ROW
from sandtable.labyrinth.opponents.bots.jihadist import where
from sandtable.labyrinth.opponents.bots.jihadist.answers import (
    by_jihad,
    by_jihad_roll,
    countries_of,
    in_order,
    nearest_the_bottom,
    one,
    option,
    preferring,
)
from sandtable.labyrinth.opponents.bots.jihadist.cards_base import (
    always,
    can_be_swayed,
    cells_left,
    funding_can_rise,
    never,
    prestige_can_fall,
)
from sandtable.labyrinth.opponents.bots.jihadist.instructions import Plan, how, plays_when
from sandtable.labyrinth.opponents.bots.jihadist.operations import Departures, movable, origins_for
from sandtable.labyrinth.play import DONE, Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FUNDING_MOST, HARD, JIHADIST, US, WMD

NO_TROOPS: Final[Row] = holds("no_troops", lambda s, country: not country.troops)

# -- value 1


plays_when(164)(lambda s: in_unrest(s, AWAKENING) or not s.in_play("bloody_thursday"))


def fit_for_coup(country: Country) -> bool:
    """Whether a Coup would change it, and not for the better: not Islamist, not both in Civil War and besieged."""
    return not country.is_islamist and not (country.civil_war and country.besieged)


plays_when(165)(lambda s: any(map(fit_for_coup, ripe_for_a_coup(s))))
plays_when(167)(lambda s: not s["yemen"].under_truce and (cells_left(s) or not s["yemen"].civil_war))
plays_when(169)(lambda s: s.funding < 8 or cells_left(s))
plays_when(170)(lambda s: any(country.is_poor and country.awakening for country in actions.open_to_unrest(s)))


# -- value 2


@plays_when(171)
def abu_ghraib_jail_break(s: State) -> bool:
    """Prestige can fall, or Iraq can be tested, or takes a cell or a marker."""
    iraq = s["iraq"]
    return prestige_can_fall(s) or iraq.is_unmarked or cells_left(s) or takes_markers(s, iraq)


plays_when(172)(deeds_possible_for_al_shabaab)
plays_when(173, 181, 184, 199)(always)
plays_when(174)(lambda s: s.gwot_penalty == 0)


@plays_when(175)
def censorship(s: State) -> bool:
    """An Awakening marker can go, Smartphones end, or Facebook is not blocked yet."""
    return bool(in_unrest(s, AWAKENING)) or s.in_play("smartphones") or not s.in_play("censorship")


plays_when(176)(lambda s: any(country.is_fair and country.is_ally for country in may_change_state(s)))
plays_when(177)(lambda s: PLOT_1 in s.available_plots and s.plots_left > 0 and funding_can_rise(s))
plays_when(178)(lambda s: any(country.militia for country in at_war(s)))


@plays_when(179)
def korean_crisis(s: State) -> bool:
    """Troops can be called away, or China turned against the US."""
    troops = s.troops_on_track > 0 or s.any(lambda country: country.cubes and not country.under_truce)
    return troops or can_be_swayed(s, s["china"])


plays_when(180)(funding_can_rise)
plays_when(182)(lambda s: cells_left(s) or any(kind in s.available_plots for kind in (1, 2, 3)))
plays_when(183)(lambda s: not s.in_play(PIRATES))


# -- value 3


def fit_for_maliki(country: Country) -> bool:
    """A Muslim country that loses by it: not under Regime Change, not the Capital, no Adversary."""
    return country.is_muslim and not country.is_regime_change and not country.capital and not country.is_adversary


plays_when(185)(lambda s: any(fit_for_maliki(each) or each.id == "philippines" for each in garrisons(s)))


@plays_when(186)
def boko_haram(s: State) -> bool:
    """A Plot 2 or 3 is Available, or a cell."""
    return not s["nigeria"].under_truce and (
        cells_left(s) or (s.plots_left > 0 and any(kind in s.available_plots for kind in (2, 3)))
    )


plays_when(187)(lambda s: cells_left(s) or any(each.aid or not each.besieged for each in at_war(s)))


@plays_when(188)
def isil(s: State) -> bool:
    """Prestige can fall, or Civil War break out in Syria or Iraq."""
    return prestige_can_fall(s) or bool(open_to_isil(s))


plays_when(191, 196)(always)
plays_when(194)(lambda s: prestige_can_fall(s) or any(can_be_swayed(s, s[id]) for id in ("russia", "germany")))


def worth_taliban(s: State, country: Country) -> bool:
    """Good, Fair, or Poor with Troops while Prestige can fall."""
    return country.is_good or country.is_fair or bool(country.is_poor and country.troops and prestige_can_fall(s))


plays_when(195)(lambda s: any(worth_taliban(s, country) for country in taliban_strongholds(s)))
plays_when(197)(lambda s: prestige_can_fall(s) or any(number in s.removed for number in REPORTED_DEAD))


@plays_when(198)
def us_atrocities(s: State) -> bool:
    """Prestige can fall, a country shift, or a Posture be chosen."""
    undecided = s.any(lambda each: each.is_non_muslim and each.is_unmarked and not each.space.schengen)
    return prestige_can_fall(s) or undecided or any(not country.is_adversary for country in garrisons_at_war(s))


# -- how each is carried out, where rule 12.3 alone does not say (12.3)

SHIFTS: Final = (ALLY, NEUTRAL, *where.JIHAD.rows)
"""Allies first, then Neutral countries, then the column Jihad."""

how(Purpose.CIVIL_WAR_WHERE, 165)(
    one(preferring(lambda s, country: fit_for_coup(country), in_order("12.3", GOOD_ROW, FAIR_ROW, POOR_ROW)))
)


@how(Purpose.SELECT_COUNTRY, 169)
def islamic_maghreb_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Civil War or the Caliphate first; then as cells are placed."""
    choose = preferring(lambda s, country: country.civil_war or country.in_caliphate, where.place)
    return [(yield from choose(g, countries_of(g, question))).id]


@how(Purpose.EVENT_EFFECT, 169)
def islamic_maghreb_what(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Funding below 8, then cells."""
    first = "raise_funding" if g.s.funding < 8 else "place_cells"
    return [first if first in question.keys else question.keys[0]]


how(Purpose.EVENT_EFFECT, 172)(option("besiege", "place_cells", "place_reaction", "place_plot", "take_used_card"))
how(Purpose.PLOT_MARKER, 172)(option("2", "1"))
how(Purpose.SELECT_COUNTRY, 176)(
    one(
        preferring(
            lambda s, country: country.is_fair and country.is_ally,
            in_order("12.3", where.HARDEST_MINOR, RESOURCE, NO_TROOPS),
        )
    )
)
how(Purpose.PLOT_MARKER, 177)(option("1"))  # none may be left
how(Purpose.SELECT_COUNTRY, 182)(one(where.by_plot_column))
how(Purpose.SELECT_COUNTRY, 185)(
    one(
        preferring(
            lambda s, country: fit_for_maliki(country),
            preferring(lambda s, country: country.is_muslim, in_order("12.3", *SHIFTS)),
        )
    )
)


@how(Purpose.EVENT_EFFECT, 186)
def boko_haram_what(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Cells in Muslim Nigeria, a plot in Non-Muslim Nigeria, if there are any."""
    first = "place_cells" if g.s["nigeria"].is_muslim else "place_plot"
    return [first if first in question.keys else question.keys[0]]


how(Purpose.PLOT_MARKER, 186)(option("3", "2"))
how(Purpose.SELECT_COUNTRY, 195)(
    one(
        preferring(
            lambda s, country: country.is_good,
            preferring(lambda s, country: country.is_fair, preferring(worth_taliban, by_jihad_roll)),
        )
    )
)
how(Purpose.PLACE_MARKER, 196)(
    one(
        preferring(
            lambda s, country: not terms.auto_recruit(s, country),
            in_order("12.3", *where.RECRUIT_TRAVEL_TO.rows),
        )
    )
)


@how(Purpose.TAKE_DISCARDED, 197)
def nearest_the_top(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The card that was removed last."""
    return [max(question.keys, key=lambda key: g.s.removed.index(int(key)))]


# -- value 1


@plays_when(200)
def critical_middle(s: State) -> bool:
    """A country can shift toward Adversary, or a cell can come: from the track, or one that may leave another."""
    middle = middle_ground(s, JIHADIST)
    if cells_left(s) or any(not country.is_adversary for country in middle):
        return True
    return any(draws_cells(s, target) for target in left_to_lot(s, where.TRAVEL_TO_FLOW, TO_THE_MIDDLE, middle))


TO_THE_MIDDLE: Final = where.RECRUIT_TRAVEL_TO._replace(rule="12.3")


def draws_cells(s: State, target: Country) -> bool:
    """Whether a cell that may leave stands outside a country."""
    return bool(origins_for(s, target, {}, by_event=True))


plays_when(201)(cells_left)


def can_sway_a_power(s: State) -> bool:
    """Whether China, Russia or India can be turned against the US."""
    return any(can_be_swayed(s, s[id]) for id in CYBER_POWERS)


plays_when(202)(lambda s: can_sway_a_power(s) or s.reserves[US] > 0)
plays_when(203)(lambda s: takes_markers(s, s["yemen"]) or (s["yemen"].is_unmarked and not s["yemen"].under_truce))


def around_turkey(s: State) -> list[Country]:
    """The countries that Erdogan can reach and that take a Reaction marker."""
    return [s[id] for id in AROUND_TURKEY if takes_markers(s, s[id])]


plays_when(205)(lambda s: cells_left(s) or around_turkey(s))
plays_when(206)(lambda s: actions.open_to_unrest(s, in_unrest(s, AWAKENING)))
plays_when(207)(lambda s: cells_left(s) or PLOT_1 in s.available_plots)
plays_when(208)(lambda s: s.troops_level == "overstretch" and (funding_can_rise(s) or prestige_can_fall(s)))
plays_when(209)(
    lambda s: not s["iran"].is_ally and any(country.militia for country in actions.open_to_events(s.muslim()))
)
plays_when(210)(lambda s: in_unrest(s, AWAKENING))
plays_when(211, 212, 213)(lambda s: actions.open_to_unrest(s, in_the_news(s)))


# -- value 2


@plays_when(214)
def three_cups_of_tea(s: State) -> bool:
    """An unmarked country can take a marker, or Malala Yousafzai is not blocked yet."""
    unmarked = [country for country in s.muslim() if country.is_unmarked]
    return not s.in_play("3_cups_of_tea") or bool(actions.open_to_unrest(s, unmarked))


plays_when(215)(cells_left)
plays_when(216)(funding_can_rise)
plays_when(217)(lambda s: actions.used_cards(s, actions.AGITATORS))
plays_when(218)(lambda s: any(country.militia > country.cells for country in divided_fronts(s)))
plays_when(219)(lambda s: prestige_can_fall(s) and awakening.on_map(s, REACTION) > 0)
plays_when(220)(lambda s: not s["syria"].under_truce and (not s["syria"].is_poor or takes_markers(s, s["syria"])))


@plays_when(221)
def flypaper(s: State) -> bool:
    """A cell that may leave stands outside the country that draws it in."""
    return any(draws_cells(s, target) for target in where.places(s, flypaper_ground(s)))


plays_when(222)(lambda s: s.us_posture == HARD)
plays_when(223)(lambda s: not s["iran"].is_muslim or takes_markers(s, s["iran"]) or s.funding > 1)
plays_when(224)(lambda s: us_and_world_are_hard(s) or prestige_can_fall(s))


def us_and_world_are_hard(s: State) -> bool:
    """Whether both Postures are Hard (card 224)."""
    return s.us_posture == HARD and s.world_posture[0] == HARD


plays_when(225)(lambda s: funding_can_rise(s) or any(can_be_swayed(s, country) for country in s.schengen()))


@plays_when(226)
def operation_serval(s: State) -> bool:
    """A cell can be placed, or the country it comes to is not in Civil War yet."""
    return any(serval_fits(s, country) for country in settled(s, where.MINOR_JIHAD.rows, sahel(s)))


def serval_fits(s: State, country: Country) -> bool:
    """Whether anything would happen there (card 226)."""
    return cells_left(s) or not country.civil_war


plays_when(227, 228)(lambda s: actions.open_to_unrest(s, in_unrest(s, REACTION)))
plays_when(229, 239)(never)


def is_poor_adversary(country: Country) -> bool:
    """Whether nothing more can be had of a country (card 230)."""
    return country.is_poor and country.is_adversary


plays_when(230)(lambda s: funding_can_rise(s) or any(not is_poor_adversary(country) for country in to_be_sold(s)))
plays_when(231)(lambda s: any(country.militia for country in civil_wars(s)))


@plays_when(232)
def trade_embargo(s: State) -> bool:
    """Prestige can fall, a Shia-Mix country takes a marker, or Iran still exports oil."""
    shia_mix = [country for country in s.muslim() if country.is_shia_mix]
    return prestige_can_fall(s) or bool(actions.open_to_unrest(s, shia_mix)) or s.exports_oil(s["iran"])


def fit_for_ceasefire(s: State, country: Country) -> bool:
    """Whether a ceasefire serves the cells: at least as many as Militia; in Arab Winter, where they would lose."""
    if s.in_effect("arab_winter"):
        return country.defenders >= country.cells
    return country.cells >= country.militia


plays_when(233)(lambda s: any(fit_for_ceasefire(s, country) for country in open_to_ceasefire(s)))


# -- value 3


@plays_when(234)
def free_syrian_army(s: State) -> bool:
    """Syria is not under Islamist Rule, has no more Reaction than Awakening, and cells are not outnumbered."""
    syria = s["syria"]
    if syria.is_islamist or syria.reaction > syria.awakening or syria.under_truce:
        return False
    return cells_left(s) or not s.militia_on_track


def fit_for_qadhafi(s: State) -> list[Country]:
    """The Civil Wars that cells would win, but that of the Capital."""
    return [country for country in civil_wars(s) if not country.capital and terms.cell_edge(s, country) > 0]


plays_when(235)(fit_for_qadhafi)
plays_when(237)(lambda s: prestige_can_fall(s) and any(each.is_islamist or each.civil_war for each in s.muslim()))
plays_when(238)(always)


# -- how each is carried out, where rule 12.3 alone does not say (12.3)


@how(Purpose.SELECT_COUNTRY, 200)
def critical_middle_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Where a shift is possible; else where cells go."""
    candidates = countries_of(g, question)
    shifting = [country for country in candidates if not country.is_adversary]
    if shifting:
        return [(yield from in_order("12.3", *SHIFTS)(g, shifting)).id]
    flow = where.TRAVEL_TO_FLOW.citing("12.3")
    return [(yield from by_flow(g, flow, TO_THE_MIDDLE, candidates)).id]


how(Purpose.EVENT_EFFECT, 200)(option("toward_adversary", "place_cells"))
how(Purpose.SELECT_COUNTRY, 201)(one(where.place))
how(Purpose.EVENT_EFFECT, 201)(option("place_cells"))


@how(Purpose.EVENT_EFFECT, 202)
def cyber_warfare_what(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """A Posture if one can be turned, else the Reserves of the US."""
    first = "select_posture" if can_sway_a_power(g.s) else "take_reserves"
    return [first if first in question.keys else "select_posture"]


@how(Purpose.SELECT_COUNTRY, 205)
def erdogan_effect_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Two cells by 12.3.2, or else a Reaction marker."""
    candidates = countries_of(g, question)
    if g.s.cells_to_place:
        return [(yield from where.place(g, candidates)).id]
    choose = preferring(takes_markers, by_jihad("12.3.6"))
    return [(yield from choose(g, candidates)).id]


@how(Purpose.EVENT_EFFECT, 205)
def erdogan_effect_what(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Cells if there are any, else a Reaction marker."""
    first = "place_pieces" if g.s.cells_to_place else "place_reaction"
    return [first if first in question.keys else question.keys[0]]


@how(Purpose.EVENT_EFFECT, 207)
def copycat_what(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """A cell while a WMD is Available, at Funding 9 or without a Plot 1; else the plot."""
    cell = WMD in g.s.available_plots or g.s.funding == FUNDING_MOST
    first = "place_cells" if cell else "place_plot"
    return [first if first in question.keys else question.keys[0]]


how(Purpose.PLACE_CELLS, 207)(option(terms.UNITED_STATES))
how(Purpose.PLACE_PLOT, 207)(option(terms.UNITED_STATES))
how(Purpose.REMOVE_MILITIA, 209, 231)(one(by_jihad_roll))
how(Purpose.WHICH_UNREST, 210)(option(AWAKENING))


@how(Purpose.PLACE_CELLS, 215)
def gather_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Cells of the track alone, all in one of the two (12.3.2)."""
    if not g.s.cells_to_place:
        return [DONE]
    if plan.get("country") not in question.keys:
        plan["country"] = (yield from where.place(g, countries_of(g, question))).id
    return [plan["country"]]


how(Purpose.EVENT_EFFECT, 215)(option("take_used_card", "cell_to_schengen"))
how(Purpose.TAKE_DISCARDED, 215, 217)(nearest_the_bottom)
how(Purpose.SELECT_COUNTRY, 218)(one(preferring(lambda s, country: country.militia > country.cells, by_jihad_roll)))


@how(Purpose.SELECT_COUNTRY, 221)
def flypaper_from(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The target first; then a cell each from up to three countries by the column Travel From."""
    target = yield from where.place(g, flypaper_ground(g.s))
    plan["target"] = target.id
    departures = Departures(g.s)
    left = [country for country in countries_of(g, question) if country is not target]
    chosen: list[str] = []
    while len(chosen) < question.at_most:
        left = [country for country in left if movable(g.s, country, departures.leaving)]
        if not left:
            break
        origin = yield from by_column(g, where.travel_from_column(target.id), left)
        departures.leaving[origin.id] += 1
        left.remove(origin)
        chosen.append(origin.id)
    return chosen


@how(Purpose.PLACE_CELLS, 221)
def flypaper_to(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The target, if it still draws cells in."""
    if plan.get("target") in question.keys:
        return [plan["target"]]
    return [(yield from where.place(g, countries_of(g, question))).id]


how(Purpose.EVENT_EFFECT, 223)(option("two_reaction"))


@how(Purpose.EVENT_EFFECT, 224)
def je_suis_charlie_what(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The US turns Soft against a Hard world, or loses Prestige."""
    first = "us_against_world" if us_and_world_are_hard(g.s) else "lose_prestige"
    return [first if first in question.keys else question.keys[0]]


how(Purpose.CIVIL_WAR_WHERE, 226)(one(lambda g, among: by_jihad_roll(g, among, fits=serval_fits)))


@how(Purpose.SELECT_COUNTRY, 230)
def sellout_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Below Funding 9 where most cells are; at 9 by the column Jihad; not a Poor Adversary if there is another."""
    choose = in_order("12.3", MOST_CELLS) if g.s.funding < FUNDING_MOST else by_jihad("12.3")
    chosen = preferring(lambda s, country: not is_poor_adversary(country), choose)
    return [(yield from chosen(g, countries_of(g, question))).id]


how(Purpose.EVENT_EFFECT, 230)(option("toward_adversary", "worsen_governance"))
how(Purpose.SELECT_COUNTRY, 233)(
    one(
        preferring(
            fit_for_ceasefire,
            in_order("12.3", highest("cells_over_militia", lambda s, each: each.cells - each.militia), ALLY, NEUTRAL),
        )
    )
)
how(Purpose.EVENT_EFFECT, 234)(option("two_cells"))
how(Purpose.SELECT_COUNTRY, 235)(
    one(preferring(lambda s, country: country in fit_for_qadhafi(s), in_order("12.3", RESOURCE)))
)
how(Purpose.CIVIL_WAR_WHERE, 238)(
    one(in_order("12.3", highest("most_awakening", lambda s, each: each.awakening - each.reaction), RESOURCE))
)

"""The event instructions of the Jihadist bot for its own cards in The Awakening (164 to 199)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import holds
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import at_war
from sandtable.labyrinth.events.awakening.jihadist_1 import ripe_for_a_coup
from sandtable.labyrinth.events.awakening.jihadist_2 import deeds_possible_for_al_shabaab, may_change_state
from sandtable.labyrinth.events.awakening.jihadist_3 import (
    REPORTED_DEAD,
    garrisons,
    garrisons_at_war,
    open_to_isil,
    taliban_strongholds,
)
from sandtable.labyrinth.events.awakening.unassociated_1 import PLOT_1, in_unrest
from sandtable.labyrinth.expansion.awakening import AWAKENING, takes_markers
from sandtable.labyrinth.markers import PIRATES
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import (
    ALLY,
    NEUTRAL,
    RESOURCE,
    Row,
)
from sandtable.labyrinth.opponents.bots.charts import FAIR as FAIR_ROW
from sandtable.labyrinth.opponents.bots.charts import GOOD as GOOD_ROW
from sandtable.labyrinth.opponents.bots.charts import POOR as POOR_ROW
from sandtable.labyrinth.opponents.bots.jihadist import where
from sandtable.labyrinth.opponents.bots.jihadist.answers import (
    by_jihad_roll,
    countries_of,
    in_order,
    one,
    option,
    preferring,
)
from sandtable.labyrinth.opponents.bots.jihadist.cards_base import (
    always,
    can_be_swayed,
    cells_left,
    funding_can_rise,
    prestige_can_fall,
)
from sandtable.labyrinth.opponents.bots.jihadist.instructions import Plan, how, plays_when
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State

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
how(Purpose.PLOT_MARKER, 177)(option("1"))
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

"""The event instructions of the Jihadist bot for the base deck (48 to 120), and for later cards that say the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.core.charts import settled
from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.base.jihadist_3 import watched_by_al_jazeera
from sandtable.labyrinth.events.base.unassociated_1 import PLOT_1
from sandtable.labyrinth.events.base.unassociated_2 import PLOT_2, shia_mix_battlefields
from sandtable.labyrinth.events.base.unassociated_3 import hambalis_ground
from sandtable.labyrinth.jihadist_operations import jihad_check, plot_places
from sandtable.labyrinth.markers import PIRATES
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import by_column
from sandtable.labyrinth.opponents.bots.jihadist import where
from sandtable.labyrinth.opponents.bots.jihadist.answers import (
    by_jihad,
    by_jihad_roll,
    card_by_lot,
    countries_of,
    one,
    preferring,
)
from sandtable.labyrinth.opponents.bots.jihadist.instructions import Plan, how, plays_when
from sandtable.labyrinth.opponents.bots.jihadist.operations import (
    Departures,
    choose_origin_by_event,
    movable,
    origins_for,
)
from sandtable.labyrinth.play import DONE, Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, FUNDING_MOST, HARD, ISLAMIST_RULE, JIHADIST, POOR, SADR, SLEEPER, SOFT, US
from sandtable.labyrinth.victory import GOOD_RESOURCES_TO_WIN, ISLAMIST_RESOURCES_TO_WIN

# -- what several cards ask


def cells_left(s: State) -> bool:
    """Whether an event finds a cell to place, whatever the Funding."""
    return s.cells_to_place > 0


def us_holds_a_card(s: State) -> bool:
    """Whether the US has a card to lose."""
    return bool(s.hands[US])


def prestige_can_fall(s: State) -> bool:
    """Whether Prestige is above its least."""
    return s.prestige > 1


def funding_can_rise(s: State) -> bool:
    """Whether Funding is below its most."""
    return s.funding < FUNDING_MOST


def always(s: State) -> bool:
    """Whatever else holds, something happens: a card is drawn, a marker is laid, dice are rolled for a track."""
    return True


def never(s: State) -> bool:
    """It is no event for a bot."""
    return False


def can_be_swayed(s: State, country: Country) -> bool:
    """Whether a Posture chosen by 12.3.5 would change something: unmarked, or that of the US."""
    return country.takes_posture and (country.posture is None or country.posture == s.us_posture)


def can_drift_or_be_besieged(country: Country) -> bool:
    """Whether a shift toward Adversary, or a Besieged Regime, would change a country."""
    if country.governance is None or not country.is_adversary:
        return True
    return not country.besieged and (country.is_fair or country.is_poor)


def is_good_or_fair(country: Country) -> bool:
    """Whether a Muslim country can be governed worse."""
    return country.is_muslim and (country.is_good or country.is_fair)


# -- Jihadist, value 1 and 2

plays_when(48)(lambda s: s.available_cells > 0)
plays_when(49, 50, 51, 53, 66, 67, 68, 70, 72, 91, 98, 193)(cells_left)
plays_when(52, 59, 168, 166, 204)(us_holds_a_card)
plays_when(54)(lambda s: not s["iraq"].sadr)
plays_when(55)(lambda s: cells_left(s) or s["china"].is_unmarked)
plays_when(56)(lambda s: prestige_can_fall(s) or not s.in_play("vieira_de_mello_slain"))
plays_when(57)(lambda s: cells_left(s) or not s.in_play("abu_sayyaf"))
plays_when(58)(lambda s: cells_left(s) or not s.in_play("al_anbar"))
plays_when(60)(lambda s: s.in_play("benazir_bhutto") or not s.in_play("bhutto_shot"))
plays_when(61, 76, 78, 84, 85, 94, 109)(always)
plays_when(63)(lambda s: us_holds_a_card(s) or funding_can_rise(s) or prestige_can_fall(s))
plays_when(65, 69, 71)(lambda s: s.wmd_loose > 0)
plays_when(73)(lambda s: not s.in_play(s.rules.base_marker(PIRATES)))
plays_when(75)(lambda s: prestige_can_fall(s) or s["germany"].posture != SOFT or s["france"].posture != SOFT)


@plays_when(62)
def ex_kgb(s: State) -> bool:
    """CTR lies in Russia, Central Asia is no Adversary, or the Caucasus can be turned against the US."""
    return s.in_play("ctr_russia") or not s["central_asia"].is_adversary or can_be_swayed(s, s["caucasus"])


@plays_when(64)
def hariri_killed(s: State) -> bool:
    """Lebanon or Syria is unmarked, or Syria is not a Poor Adversary already."""
    syria = s["syria"]
    changes = not syria.is_adversary or syria.governance not in (POOR, ISLAMIST_RULE)
    return s["lebanon"].is_unmarked or syria.is_unmarked or changes


@plays_when(74)
def schengen_visas(s: State) -> bool:
    """A cell may leave; but two sleepers that could only change places are no effect (12.4.1)."""
    origins = [country for country in s.occupied if movable(s, country, {})]
    if len(origins) != 2 or any(terms.unused_active(s, country) for country in origins):
        return bool(origins)
    return any({first.id, second.id} != {each.id for each in origins} for first, second in _goals_in_schengen(s))


def _goals_in_schengen(s: State) -> Iterator[tuple[Country, Country]]:
    """The pairs of destinations that 12.3.5 could come to."""
    for first in settled(s, where.POSTURE.rows, s.schengen()):
        others = [country for country in s.schengen() if country is not first]
        for second in settled(s, where.POSTURE.rows, others):
            yield first, second


@plays_when(79)
def clean_operatives(s: State) -> bool:
    """A cell that may leave stands outside the United States."""
    return bool(origins_for(s, s[terms.UNITED_STATES], {}, by_event=True))


# -- Jihadist, value 3

plays_when(77)(lambda s: any(not country.is_adversary for country in watched_by_al_jazeera(s)))
plays_when(80)(lambda s: cells_left(s) or not s.in_play("fata"))
plays_when(81)(lambda s: cells_left(s) or any(each.aid or not each.besieged for each in s.under_regime_change()))
plays_when(83)(lambda s: cells_left(s) or not s["pakistan"].is_adversary)
plays_when(86)(lambda s: us_holds_a_card(s) or prestige_can_fall(s) or cells_left(s))
plays_when(87, 88, 89, 190)(lambda s: s.plots_left > 0)
plays_when(90, 192)(lambda s: us_holds_a_card(s) or s.us_posture == HARD)
plays_when(92, 95)(funding_can_rise)


@plays_when(82, 189)
def jihadist_videos(s: State) -> bool:
    """A cell can be placed, and some country without one is under no Truce."""
    return cells_left(s) and s.any(lambda country: not country.cells and not country.under_truce)


@plays_when(93)
def taliban(s: State) -> bool:
    """A cell can be placed, Prestige can fall, or Afghanistan can be besieged."""
    afghanistan = s["afghanistan"]
    can_be_besieged = afghanistan.is_unmarked or (
        not afghanistan.besieged and (afghanistan.is_fair or afghanistan.is_poor)
    )
    return cells_left(s) or prestige_can_fall(s) or can_be_besieged


# -- Unassociated, value 1


@plays_when(96)
def danish_cartoons(s: State) -> bool:
    """A plot that it may place is Available: a Plot 1, or any under some Islamist Rule."""
    return s.plots_left > 0 and (PLOT_1 in s.available_plots or s.any_islamist_rule())


plays_when(97)(always)
plays_when(99)(lambda s: prestige_can_fall(s) or us_holds_a_card(s))
plays_when(100)(lambda s: s.troops_level == "overstretch" and funding_can_rise(s))
plays_when(101)(lambda s: can_be_swayed(s, s["serbia"]))


# -- Unassociated, value 2


@plays_when(102)
def former_soviet_union(s: State) -> bool:
    """Central Asia is tested, no Adversary, and Good, an Ally or Fair Neutral: it can only lose."""
    land = s["central_asia"]
    if land.governance is None or land.is_adversary or land.is_islamist:
        return False
    return land.is_good or land.is_ally or (land.is_fair and land.is_neutral)


@plays_when(103)
def hizballah(s: State) -> bool:
    """Lebanon is neither an Adversary, nor under Islamist Rule, nor Poor Neutral already."""
    lebanon = s["lebanon"]
    return not (lebanon.is_adversary or lebanon.is_islamist or (lebanon.is_poor and lebanon.is_neutral))


@plays_when(104, 105)
def iran(s: State) -> bool:
    """A Jihad roll could succeed in the Shia-Mix country that is chosen: Good, or else Fair."""
    shia_mix = [country for country in s.muslim() if country.is_shia_mix]
    good_or_fair = [each for each in shia_mix if each.is_good] or [each for each in shia_mix if each.is_fair]
    return any(can_be_shaken(s, country) for country in settled(s, where.MINOR_JIHAD.rows, good_or_fair))


def can_be_shaken(s: State, country: Country) -> bool:
    """Whether a Jihad roll of an event could succeed there (8.4.1, 11.1.3); it is no Minor Jihad."""
    return country.governance is not None and bool(jihad_check(s, country, country.governance, minor=False).faces)


plays_when(106)(lambda s: any(map(is_good_or_fair, shia_mix_battlefields(s))))
plays_when(107)(lambda s: s["turkey"].is_unmarked or any(is_good_or_fair(s[id]) for id in ("turkey", "iraq")))
plays_when(108)(lambda s: s["pakistan"].is_ally and is_good_or_fair(s["pakistan"]))
plays_when(110)(lambda s: cells_left(s) or PLOT_2 in s.available_plots)
plays_when(111, 112)(prestige_can_fall)


# -- Unassociated, value 3

plays_when(113)(lambda s: s.prestige_level in ("low", "medium") and can_drift_or_be_besieged(s["sudan"]))
plays_when(114)(lambda s: s.prestige_level != "low")
plays_when(115)(lambda s: s.plots_left > 0 and bool(hambalis_ground(s)))
plays_when(116)(lambda s: s.plots_left > 0 and bool(plot_places(s)))
plays_when(119)(lambda s: can_drift_or_be_besieged(s["yemen"]))
plays_when(120, 240)(never)


def exporters(s: State, condition: str) -> int:
    """How many Oil Exporters are good, or under Islamist Rule."""
    return sum(s.exports_oil(country) and bool(getattr(country, condition)) for country in s.muslim())


@plays_when(117, 118, 236)
def oil_price_spike(s: State) -> bool:
    """It wins at once; or it does not let the US win, and a card of its own side can be taken."""
    tracks = s.victory_tracks()
    if tracks.islamist_resources + exporters(s, "is_islamist") >= ISLAMIST_RESOURCES_TO_WIN:
        return True
    if tracks.good_resources + exporters(s, "is_good") >= GOOD_RESOURCES_TO_WIN:
        return False
    return bool(own_cards_used(s))


def own_cards_used(s: State) -> list[int]:
    """The Jihadist-associated cards of the highest value in the discard pile and the boxes."""
    used = [s.rules.deck[number] for number in s.discard + s.boxed_cards]
    own = [card for card in used if card.side == JIHADIST]
    most = max((card.ops for card in own), default=0)
    return sorted(card.number for card in own if card.ops == most)


# -- how each is carried out, where rule 12.3 alone does not say (12.3)


@how(Purpose.SELECT_COUNTRY, 62)
def ex_kgb_where(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Central Asia unless it is an Adversary, then the Caucasus."""
    return ["caucasus" if g.s["central_asia"].is_adversary else "central_asia"]


@how(Purpose.SELECT_COUNTRY, 65)
def heu_where(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Central Asia if it is Poor or under Islamist Rule, else Russia."""
    poor = g.s["central_asia"].governance in (POOR, ISLAMIST_RULE)
    first = ("central_asia", "russia") if poor else ("russia", "central_asia")
    return [next(id for id in first if id in question.keys)]


@how(Purpose.TRAVEL_FROM, 74, 79)
def journeys_by_event(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Destinations first, then the origin of each; all is planned at the first question (12.3.9)."""
    if "journeys" not in plan:
        departures = Departures(g.s)
        plan["journeys"] = departures.journeys
        goals = [g.s[terms.UNITED_STATES]] * 2 if g.event == "clean_operatives" else (yield from _two_in_schengen(g))
        triggered = g.s.side != JIHADIST
        for goal in goals:
            origin = yield from choose_origin_by_event(g, goal, departures, anyone=triggered, goals=goals)
            if origin is not None:
                departures.add(origin, goal)
        g.s.acted = {}  # they have not gone yet
    if not plan["journeys"]:
        return [DONE]
    plan["journey"] = plan["journeys"].pop(0)
    return [plan["journey"].origin.id]


def _two_in_schengen(g: Play) -> Ask[list[Country]]:
    """Two different ones: those of the US Posture first, then unmarked ones (12.3.5)."""
    left = g.s.schengen()
    goals: list[Country] = []
    for _ in range(2):
        goals.append((yield from by_column(g, where.POSTURE, left)))
        left.remove(goals[-1])
    return goals


how(Purpose.TRAVEL_CELL, 74, 79)(lambda g, question, plan: [plan["journey"].kind])
how(Purpose.TRAVEL_TO, 74, 79)(lambda g, question, plan: [plan["journey"].destination.id])


@how(Purpose.PLACE_CELLS, 81, 187)
def foreign_fighters_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Cells by 12.3.2; without any, a country that loses Aid, or else one that can be besieged."""
    candidates = countries_of(g, question)
    if g.s.cells_to_place:
        return [(yield from where.place(g, candidates)).id]
    choose = preferring(lambda s, country: country.aid, preferring(lambda s, country: not country.besieged, _by_column))
    return [(yield from choose(g, candidates)).id]


_by_column = by_jihad("12.3.6")


@how(Purpose.EVENT_RECRUIT_WHERE, 82, 189)
def jihadist_videos_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The United States if it is there, the others by 12.3.2; Islamist Rule only for want of others."""
    candidates = countries_of(g, question)
    free = [country for country in candidates if not country.is_islamist]
    left = free if len(free) >= question.at_most else candidates
    chosen = [country for country in left if country.id == terms.UNITED_STATES]
    while len(chosen) < question.at_most:
        chosen.append((yield from where.place(g, [country for country in left if country not in chosen])))
    return [country.id for country in chosen]


@how(Purpose.REMOVE_CELL_KIND, 87, 88, 89, 190)
def martyr(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """An active cell, then Sadr, then a sleeper."""
    return [next(kind for kind in (ACTIVE, SADR, SLEEPER) if kind in question.keys)]


@how(Purpose.PLACE_CELLS, 91, 193)
def regional_al_qaeda_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Two by the column alone; with too few cells the first gets its full number before the second."""
    if "order" not in plan:
        column = where.RECRUIT_TRAVEL_TO._replace(rule="12.3")
        plan["order"] = yield from one(lambda g, among: by_column(g, column, among))(g, question, plan)
        return list(plan["order"])
    return [next(id for id in plan["order"] if id in question.keys)]


how(Purpose.SELECT_COUNTRY, 104, 105)(
    one(
        preferring(
            lambda s, country: country.is_good,
            preferring(
                lambda s, country: country.is_fair, lambda g, among: by_jihad_roll(g, among, fits=can_be_shaken)
            ),
        )
    )
)
how(Purpose.SELECT_COUNTRY, 106)(one(preferring(lambda s, country: is_good_or_fair(country), by_jihad("12.3.7"))))


@how(Purpose.PLACE_CELLS, 110)
def zarqawi_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """By the column Plot if a Plot 2 goes there too (12.3.4), else by 12.3.2."""
    candidates = countries_of(g, question)
    if PLOT_2 in g.s.available_plots:
        return [(yield from where.by_plot_column(g, candidates)).id]
    return [(yield from where.place(g, candidates)).id]


@how(Purpose.TAKE_DISCARDED, 117, 118, 236)
def take_own_card(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """One of its side's cards of the highest value, at random; any card if there is none."""
    worth_taking = [number for number in own_cards_used(g.s) if str(number) in question.keys]
    if not worth_taking:
        return (yield from card_by_lot(g, question, plan))
    g.note("why-take", "12.3", why=True, cards=[Message(f"card-{number}") for number in worth_taking])
    return [str((yield from g.draw_card("take", worth_taking)))]

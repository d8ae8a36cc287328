"""The Event Instructions of the US bot: when it plays the event of a card, by the card's number (13.3, 13.4.2).

Cards without a line are played whenever they can be and would have an effect. How the bot decides what an event
asks is in ``answers.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from sandtable.core.charts import narrowed
from sandtable.labyrinth import militia, victory
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import open_to_events, open_to_unrest
from sandtable.labyrinth.events.awakening import unassociated_1, unassociated_2, us_3
from sandtable.labyrinth.expansion import off_map, tables
from sandtable.labyrinth.expansion.awakening import AWAKENING, REACTION, takes_markers
from sandtable.labyrinth.markers import SERVAL
from sandtable.labyrinth.opponents.bots import vocabulary as words
from sandtable.labyrinth.opponents.bots.charts import UNITED_STATES as AMERICA
from sandtable.labyrinth.opponents.bots.us import columns
from sandtable.labyrinth.opponents.bots.us.priority_plot import PlotAt
from sandtable.labyrinth.opponents.bots.us.terms import UNITED_STATES
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, PRESTIGE_MOST, SOFT, US, WMD

Condition = Callable[[State], bool]


def never(s: State) -> bool:
    """The bot does not play this event."""
    return False


def plays_when(s: State, card: Card) -> bool:
    """Whether the instructions let the bot play an event that can be played."""
    condition = PLAYS_WHEN.get(card.number)
    return condition is None or condition(s)


def needs_no_effect(card: Card) -> bool:
    """Whether it is played even without an effect, so that the card leaves the game (card 215)."""
    return card.number == 215


def would_alert(s: State, card: Card, priority: PlotAt) -> bool:
    """Whether the event of a card would remove the priority plot (13.4.1)."""
    condition = ALERTS_WHEN.get(card.number)
    return condition is not None and condition(s, priority.country)


# -- what several lines ask


def _prestige_can_rise(s: State) -> bool:
    return s.prestige < PRESTIGE_MOST


def _funding_can_fall(s: State) -> bool:
    return s.funding > 1


def _prestige_is(*levels: str) -> Condition:
    return lambda s: s.prestige_level in levels


def _fair_ally(country: Country) -> bool:
    return country.is_fair and country.is_ally


def is_to_be_swayed(s: State, country: Country) -> bool:
    """Whether a Posture there is not the one of the US (13.3.4)."""
    return country.takes_posture and country.posture != s.us_posture


def _any_cells(places: Iterable[Country]) -> bool:
    return any(country.cells for country in places)


def raises_militia(s: State, country: Country) -> bool:
    """Whether Militia can be placed there."""
    return s.militia_on_track > 0 and militia.may_lie_in(country) and not country.under_truce


# -- base deck


def _jordan_gains(s: State) -> bool:
    jordan = s["jordan"]
    return not jordan.is_good and (not _fair_ally(jordan) or _prestige_can_rise(s) or _funding_can_fall(s))


def _europe_can_be_won(s: State) -> bool:
    return is_to_be_swayed(s, s["united_kingdom"]) or any(is_to_be_swayed(s, country) for country in s.schengen())


def _no_plot_for_cartoons(s: State) -> bool:
    """No plot that Danish Cartoons may place is Available, and Scandinavia is not with the US."""
    kinds = s.available_plots if s.any_islamist_rule() else [kind for kind in s.available_plots if kind == 1]
    return not kinds and is_to_be_swayed(s, s["scandinavia"])


def _central_asia_gains(s: State) -> bool:
    """A test is better than what Central Asia is: unmarked, Islamist, Poor and no Ally, or an Adversary not at Good."""
    country = s["central_asia"]
    if country.is_unmarked or country.is_islamist:
        return True
    return (country.is_poor and not country.is_ally) or (country.is_adversary and not country.is_good)


def _shia_mix_with_cells(s: State) -> bool:
    return _any_cells(country for country in s.everywhere if country.is_shia_mix or country.id == "iran")


def _pakistan_gains(s: State) -> bool:
    """Poor Ally is better than what Pakistan is: no Ally, not Good, not Fair Neutral."""
    country = s["pakistan"]
    return not (country.is_ally or country.is_good or (country.is_fair and country.is_neutral))


def us_cards_worth_taking(s: State) -> list[int]:
    """The US cards of the highest value in the discard pile and the boxes (cards 117, 118 and 236)."""
    return highest_us_cards(s, [*s.discard, *s.boxed_cards])


def highest_us_cards(s: State, numbers: Iterable[int]) -> list[int]:
    """The US cards of the highest value among these."""
    own = [s.rules.deck[number] for number in numbers if s.rules.deck[number].side == US]
    most = max((card.ops for card in own), default=0)
    return sorted(card.number for card in own if card.ops == most)


def _oil_is_worth_it(s: State) -> bool:
    """It wins for the US; or it does not win for the Jihadists, and there is a US card to take."""
    exporters = [country for country in s.muslim() if s.exports_oil(country)]
    if s.good_resources + sum(country.is_good for country in exporters) >= victory.GOOD_RESOURCES_TO_WIN:
        return True
    islamist = s.islamist_resources + sum(country.is_islamist for country in exporters)
    if islamist >= victory.ISLAMIST_RESOURCES_TO_WIN and victory.adjacent_islamist_rule(s):
        return False
    return bool(us_cards_worth_taking(s))


# -- The Awakening


def _libya_or_italy(s: State) -> bool:
    """Civil War or Militia in a Libya that is not Good; or Italy turns to the side of a Hard US."""
    libya = s["libya"]
    if not libya.is_good and (not libya.civil_war or raises_militia(s, libya)):
        return True
    return s.us_posture == HARD and s["italy"].posture != HARD


def _infighting_matters(s: State) -> bool:
    return _funding_can_fall(s) or _any_cells(c for c in s.muslim() if not c.is_islamist and not c.under_truce)


def _congress_should_act(s: State) -> bool:
    """Three Islamist Rule countries, a Soft US, six cubes once Sequestration is over, and cells ahead in a war."""
    if s.us_posture != SOFT or sum(country.is_islamist for country in s.muslim()) < 3:
        return False
    if s.troops_on_track + off_map.kept_away(s) < words.REGIME_CHANGE_TROOPS:
        return False
    return any(words.cell_edge(s, country) >= 1 for country in actions.civil_wars(s))


def gulf_ground(s: State) -> list[Country]:
    """Where Gulf Union may place Militia."""
    places = {country.id: country for member in us_3.can_reinforce(s) for country in us_3.around(s, member)}
    return [*places.values()]


def _gulf_needs_militia(s: State) -> bool:
    return any(words.cell_edge(s, country) >= 1 for country in gulf_ground(s))


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
    return not s["iran"].is_islamist and _any_cells(open_to_events(s.muslim()))


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
    edge = max((words.cell_edge(s, country) for country in legal), default=0)
    ahead = [country for country in legal if words.cell_edge(s, country) == edge]
    return [country for country in ahead if country.is_neutral] or ahead


def _serval_helps(s: State) -> bool:
    return any(SERVAL not in country.markers or raises_militia(s, country) for country in serval_ground(s))


def _syria_can_be_freed(s: State) -> bool:
    """Syria is not Good, unrest there does not favour the US yet, and Militia are left unless cells are gone too."""
    syria = s["syria"]
    if syria.is_good or syria.awakening > syria.reaction:
        return False
    return s.militia_on_track > 0 or not s.cells_to_place


PLAYS_WHEN: Final[Mapping[int, Condition]] = {
    1: _funding_can_fall,
    5: never,
    17: lambda s: _any_cells([s["russia"], s["central_asia"]]),
    18: never,
    19: lambda s: not s["turkey"].is_good and not _fair_ally(s["turkey"]),
    20: _jordan_gains,
    29: _europe_can_be_won,
    32: never,
    37: never,
    39: never,
    96: _no_plot_for_cartoons,
    99: never,
    100: lambda s: s.troops_level == "low_intensity" and _funding_can_fall(s),
    102: _central_asia_gains,
    104: _shia_mix_with_cells,
    105: _shia_mix_with_cells,
    108: _pakistan_gains,
    110: _prestige_can_rise,
    113: _prestige_is("high", "very_high"),
    114: _prestige_is("low", "medium"),
    117: _oil_is_worth_it,
    118: _oil_is_worth_it,
    119: lambda s: not s["yemen"].is_islamist,
    120: never,
    122: _funding_can_fall,
    132: lambda s: s.militia_on_track > 0 or _any_cells(actions.civil_wars(s)),
    133: _libya_or_italy,
    135: lambda s: WMD in s.available_plots or bool(s.hands[JIHADIST]),
    136: _infighting_matters,
    138: never,
    144: lambda s: s.militia_on_track > 0,
    152: _congress_should_act,
    156: _gulf_needs_militia,
    160: lambda s: bool(actions.used_cards(s, us_3.MOST_WANTED)),
    161: lambda s: bool(s.plots_on_map()) or sum(country.sleepers for country in s.occupied) >= 5,
    162: _scaf_gains,
    200: _middle_gains,
    201: _africa_takes_militia,
    202: lambda s: cyber_powers_to_sway(s) or s.reserves[JIHADIST] > 0,
    204: _prestige_can_rise,
    205: _turkey_gains,
    206: lambda s: bool(open_to_unrest(s, unassociated_1.in_unrest(s, REACTION))),
    208: lambda s: s.troops_level == "low_intensity" and (_funding_can_fall(s) or _prestige_can_rise(s)),
    209: _quds_force_helps,
    210: lambda s: bool(unassociated_1.in_unrest(s, REACTION)),
    211: _smartphones_help,
    212: _smartphones_help,
    213: _smartphones_help,
    214: lambda s: any(country.is_unmarked and takes_markers(s, country) for country in s.muslim()),
    217: lambda s: bool(actions.used_cards(s, actions.AGITATORS)),
    218: lambda s: any(country.cells > country.militia for country in unassociated_2.divided_fronts(s)),
    220: _syria_gains,
    221: lambda s: bool(flypaper_targets(s)),
    222: _hagel_helps,
    224: lambda s: any(is_to_be_swayed(s, country) for country in s.everywhere),
    225: _prestige_can_rise,
    226: _serval_helps,
    227: lambda s: bool(open_to_unrest(s, unassociated_1.in_unrest(s, AWAKENING))),
    228: lambda s: bool(open_to_unrest(s, unassociated_1.in_unrest(s, AWAKENING))),
    229: never,
    230: never,
    231: lambda s: _any_cells(actions.civil_wars(s)),
    233: lambda s: s.in_effect("arab_winter") or any(c.militia >= c.cells for c in unassociated_2.open_to_ceasefire(s)),
    234: _syria_can_be_freed,
    235: lambda s: any(country.excess_defenders() > 0 for country in actions.civil_wars(s)),
    236: _oil_is_worth_it,
    239: never,
    240: never,
}
"""When the bot plays the events of some cards, on top of what the cards say themselves."""


def copycat_ground(g: Play) -> list[Country]:
    """Where JV / Copycat strikes: in the United States if anything is there, else by the Disrupt column (card 207)."""
    rows = (AMERICA, *columns.DISRUPT.rows)
    return narrowed(g, "13.3.1", rows, unassociated_1.copycats_of(g.s))


ALERTS_WHEN: Final[Mapping[int, Callable[[State, Country], bool]]] = {
    21: lambda s, country: country.is_good or country.is_ally,
    31: lambda s, country: country.id in (UNITED_STATES, "united_kingdom", "canada"),
    116: lambda s, country: country.is_non_muslim or country.is_ally,
    161: lambda s, country: True,
    207: lambda s, country: [each.id for each in copycat_ground(Play(s, None))] == [country.id],
}
"""When the event of a card would remove a priority plot that stands in a country."""

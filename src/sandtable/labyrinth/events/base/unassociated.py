"""The events of neither side (cards 96 to 120): who plays the card carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, hands, jihadist_operations, pieces, tracks, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import draw_cards, remove_a_cell, remove_up_to
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.play import Play, card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import (
    ALLY,
    HARD,
    JIHADIST,
    NEUTRAL,
    POOR,
    SIDES,
    TESTED,
    US,
    other,
)
from sandtable.labyrinth.tracks import lapse, unmark

PLOT_1: Final = 1
PLOT_2: Final = 2
NEAR_LEBANON: Final = 3  # Adjacent steps (card 103)
ZARQAWI_COUNTRIES: Final = ("iraq", "syria", "lebanon", "jordan")
HAMBALI_COUNTRIES: Final = ("indonesia_malaysia", "india", "pakistan", "thailand", "philippines")


# -- 1-value cards


@event("danish_cartoons")
def danish_cartoons(g: Play, side: str) -> Ask[None]:
    """Card 96: the US selects Scandinavia's Posture; then the Jihadists place a plot in a Muslim country."""
    yield from countries.select_posture(g, US, g.s["scandinavia"])
    kinds = g.s.available_kinds
    if not g.s.any_islamist_rule():
        kinds = [kind for kind in kinds if kind == PLOT_1]
    yield from _place_plot(g, offended_countries(g.s), kinds)


def offended_countries(s: State) -> list[Country]:
    """Where Danish Cartoons may place its plot: Muslim countries not under Islamist Rule (8.5.1)."""
    return [country for country in s.muslim() if not country.is_islamist]


def _place_plot(g: Play, places: Sequence[Country], kinds: Sequence[int]) -> Ask[None]:
    """The Jihadist side places a plot of one of these kinds in one of these countries, if it can."""
    if kinds and places:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, places)
        yield from jihadist_operations.choose_and_place_plot(g, country, kinds)


def _both_hold_other_cards(s: State, side: str) -> bool:
    """Whether each side has a card to give besides Fatwa."""
    fatwa = s.rules.cards_of("fatwa")
    return all(any(number not in fatwa for number in s.hands[each]) for each in SIDES)


@event("fatwa", playable=_both_hold_other_cards)
def fatwa(g: Play, side: str) -> Ask[None]:
    """Card 97: the sides exchange a random card; then the playing side carries out an operation of value 1."""
    given: dict[str, int] = {}
    for each in SIDES:
        given[each] = yield from hands.random_card(g, each)
    for each, number in given.items():
        hands.hand_over(g, each, number, other(each))
        g.note("gave", side=each)
        for witness in SIDES:
            g.note("gave-card", only=witness, side=each, card=g.card(number))
    yield from g.reveal("exchange")
    yield from card_play.any_operation(g, side, 1)  # without Reserves (6.3.3.1)


@event("gaza_withdrawal")
def gaza_withdrawal(g: Play, side: str) -> Ask[None]:
    """Card 98: Funding falls, or a cell appears in Israel."""
    if side == US:
        tracks.change_funding(g, -1)
    else:
        yield from pieces.place_cells(g, g.s["israel"])


@event("hamas_elected")
def hamas_elected(g: Play, side: str) -> Ask[None]:
    """Card 99: the US discards a card of its choice; Prestige and Funding fall."""
    hand = g.s.hands[US]
    if g.s.has_pile(US):  # 13.2
        yield from hands.discard_at_random(g, US)
    elif hand:
        key = yield from g.pick(US, Purpose.CHOOSE_DISCARD, [card_option(number) for number in sorted(hand)])
        yield from hands.discard(g, US, int(key))
    tracks.change_prestige(g, -1)
    tracks.change_funding(g, -1)


@event("hizb_ut_tahrir")
def hizb_ut_tahrir(g: Play, side: str) -> None:
    """Card 100: Funding rises while the US is at Overstretch and falls at Low Intensity."""
    tracks.change_funding(g, {"overstretch": 2, "war": 0, "low_intensity": -2}[g.s.troops_level])


@event("kosovo")
def kosovo(g: Play, side: str) -> None:
    """Card 101: Prestige rises, and Serbia takes the Posture that the US has not."""
    tracks.change_prestige(g, 1)
    countries.set_posture(g, g.s["serbia"], g.s.us_posture.opposite)


# -- 2-value cards


@event("former_soviet_union")
def former_soviet_union(g: Play, side: str) -> Ask[None]:
    """Card 102: Central Asia is tested anew, whatever it was: Neutral, with a Governance roll."""
    central_asia = g.s["central_asia"]
    level = yield from countries.roll_governance(g, central_asia)
    countries.remember(g, TESTED, central_asia)
    countries.set_condition(g, central_asia, level, NEUTRAL)


@event("hizballah")
def hizballah(g: Play, side: str) -> Ask[None]:
    """Card 103: a cell falls in a Shia-Mix country near Lebanon, or Lebanon becomes Poor Neutral."""
    if side == US:
        yield from remove_a_cell(g, US, [country for country in _shia_mix(g.s) if _is_near_lebanon(g.s, country)])
    else:
        countries.set_condition(g, g.s["lebanon"], POOR, NEUTRAL)


def _shia_mix(s: State) -> list[Country]:
    return [country for country in s.muslim() if country.is_shia_mix]


def _is_near_lebanon(s: State, country: Country) -> bool:
    steps = s.distance(country, lambda end: end.id == "lebanon")
    return steps is not None and steps <= NEAR_LEBANON


@event("iran")
def iran(g: Play, side: str) -> Ask[None]:
    """Cards 104 and 105: a Shia-Mix country is tested; a cell falls there or in Iran, or its government is shaken."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, _shia_mix(g.s), event=g.event)
    yield from countries.test(g, country)
    if side == US:
        yield from remove_a_cell(g, US, [country, g.s["iran"]])
    else:
        yield from _jihad_rolls(g, country, 2)


def _jihad_rolls(g: Play, country: Country, dice: int) -> Ask[None]:
    """Jihad rolls without cells: they never reach Islamist Rule, and failures do nothing."""
    start = country.governance
    if start is None or country.is_islamist:
        return
    successes = 0
    for _ in range(dice):
        successes += yield from jihadist_operations.jihad_succeeds(g, country, start)
    countries.shake(g, country, successes, "8.4.1")


def shia_mix_battlefields(s: State) -> list[Country]:
    return [country for country in _shia_mix(s) if country.cells and country.troops]


@event("jaysh_al_mahdi", playable=lambda s, side: bool(shia_mix_battlefields(s)))
def jaysh_al_mahdi(g: Play, side: str) -> Ask[None]:
    """Card 106: where cells and Troops meet in a Shia-Mix country, two cells fall or Governance worsens."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, shia_mix_battlefields(g.s), event=g.event)
    if side == JIHADIST:
        countries.worsen(g, country)
        return
    yield from remove_up_to(g, US, country, 2)


@event("kurdistan")
def kurdistan(g: Play, side: str) -> Ask[None]:
    """Card 107: Aid for Iraq, or Turkey is tested and it or Iraq is governed worse."""
    if side == US:
        countries.place_aid(g, g.s["iraq"])
        return
    yield from countries.test(g, g.s["turkey"])
    country = yield from g.choose(JIHADIST, Purpose.SHIFT_GOVERNANCE, [g.s["turkey"], g.s["iraq"]], way="worse")
    countries.worsen(g, country)


@event("musharraf", playable=lambda s, side: s["pakistan"].cells > 0, blocked_by=("benazir_bhutto",))
def musharraf(g: Play, side: str) -> Ask[None]:
    """Card 108: a cell falls in Pakistan, which becomes a Poor Ally."""
    pakistan = g.s["pakistan"]
    yield from pieces.remove_chosen_cell(g, side, pakistan)
    countries.set_condition(g, pakistan, POOR, ALLY)


def _caves(s: State) -> list[Country]:
    """Regime Change countries with two cells."""
    return s.where(lambda country: country.is_regime_change and country.cells >= 2)


@event("tora_bora", playable=lambda s, side: bool(_caves(s)))
def tora_bora(g: Play, side: str) -> Ask[None]:
    """Card 109: two cells fall in a Regime Change country, Prestige is rolled, and the playing side draws a card."""
    country = yield from g.choose(side, Purpose.REMOVE_CELL, _caves(g.s))
    for _ in range(2):
        yield from pieces.remove_chosen_cell(g, side, country)
    yield from tracks.roll_prestige(g)
    yield from draw_cards(g, side)


def _zarqawis_ground(s: State) -> list[Country]:
    return [s[id] for id in ZARQAWI_COUNTRIES if s[id].troops]


@event("zarqawi", playable=lambda s, side: bool(_zarqawis_ground(s)))
def zarqawi(g: Play, side: str) -> Ask[None]:
    """Card 110: Prestige rises by three, or three cells and a Plot 2 appear where there are Troops."""
    if side == US:
        tracks.change_prestige(g, 3)
        return
    country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, _zarqawis_ground(g.s))
    placed = yield from pieces.place_cells(g, country, 3)
    if PLOT_2 in g.s.available_plots:
        yield from pieces.place_plot(g, country, PLOT_2)
    yield from caliphate.offer(g, country, placed)


def _not_for_us_while_islamists_hold_out(s: State, side: str) -> bool:
    """The US needs a world without Islamist Rule; FATA and Al-Anbar block its version alone (cards 111 and 112)."""
    return side == JIHADIST or not (s.any_islamist_rule() or s.in_play("fata") or s.in_play("al_anbar"))


@event("zawahiri", playable=_not_for_us_while_islamists_hold_out)
def zawahiri(g: Play, side: str) -> None:
    """Card 111: Funding falls by two, or Prestige falls by one, by three under any Islamist Rule."""
    if side == US:
        tracks.change_funding(g, -2)
    else:
        tracks.change_prestige(g, -3 if g.s.any_islamist_rule() else -1)


# -- 3-value cards


@event("bin_ladin", playable=_not_for_us_while_islamists_hold_out)
def bin_ladin(g: Play, side: str) -> None:
    """Card 112: Funding falls by four and Prestige rises, or Prestige falls by two, by four under any Islamist Rule."""
    if side == US:
        tracks.change_funding(g, -4)
        tracks.change_prestige(g, 1)
    else:
        tracks.change_prestige(g, -4 if g.s.any_islamist_rule() else -2)


@event("darfur")
def darfur(g: Play, side: str) -> Ask[None]:
    """Card 113: Sudan is tested; High Prestige brings Aid and a shift to the US, else it is besieged and turns away."""
    sudan = g.s["sudan"]
    yield from countries.test(g, sudan)
    if g.s.prestige_level in ("high", "very_high"):
        countries.place_aid(g, sudan)
        countries.toward_ally(g, sudan)
    else:
        countries.besiege(g, sudan)
        countries.toward_adversary(g, sudan)


@event("gtmo")
def gtmo(g: Play, side: str) -> Ask[None]:
    """Card 114: Prestige is rolled; no Recruit operation and no Detainee Release for the rest of the turn."""
    yield from tracks.roll_prestige(g)
    lapse(g, "gtmo")


def hambalis_ground(s: State) -> list[Country]:
    """South and South-East Asian countries with a cell that stand with the US: Allies, or of Hard Posture."""
    places = [s[id] for id in HAMBALI_COUNTRIES]
    return [country for country in places if country.cells and (country.is_ally or country.posture == HARD)]


@event("hambali", playable=lambda s, side: bool(hambalis_ground(s)))
def hambali(g: Play, side: str) -> Ask[None]:
    """Card 115: a cell falls in South-East Asia and the US draws two cards, or a plot is placed there."""
    if side == US:
        yield from remove_a_cell(g, US, hambalis_ground(g.s))
        yield from draw_cards(g, US, 2)
    else:
        yield from _place_plot(g, hambalis_ground(g.s), g.s.available_kinds)


def _friendly_targets(s: State) -> list[Country]:
    """Ally and Non-Muslim countries with plots in them."""
    return s.where(lambda country: country.plots and (country.is_ally or country.is_non_muslim))


@event("ksm", playable=lambda s, side: side == JIHADIST or bool(_friendly_targets(s)))
def ksm(g: Play, side: str) -> Ask[None]:
    """Card 116: plots in Ally and Non-Muslim countries are foiled and the US draws two cards, or a plot is placed."""
    if side == JIHADIST:
        yield from _place_plot(g, jihadist_operations.plot_places(g.s), g.s.available_kinds)
        return
    for country in _friendly_targets(g.s):
        while country.plots:
            yield from pieces.remove_plot(g, country, 0)
    yield from draw_cards(g, US, 2)


def _cards_to_take(s: State) -> list[int]:
    """The cards in the discard pile, the Lapsing boxes and the 1st Plot box, but no Oil Price Spike."""
    return sorted(number for number in s.discard + s.boxed_cards if s.rules.deck[number].event != "oil_price_spike")


@event("oil_price_spike")
def oil_price_spike(g: Play, side: str) -> Ask[None]:
    """Cards 117 and 118: take a used card; oil is worth one Resource more for the rest of the turn."""
    choices = _cards_to_take(g.s)
    if choices:
        options = [card_option(number) for number in choices]
        number = int((yield from g.pick(side, Purpose.TAKE_DISCARDED, options)))
        hands.take_used_card(g, side, number)
    lapse(g, "oil_price_spike")
    unmark(g, "fracking")  # card 155
    victory.check_tracks(g, first=side)  # 2.2


@event("saleh")
def saleh(g: Play, side: str) -> Ask[None]:
    """Card 119: Yemen is tested and becomes an Ally with Aid, unless Islamist; or it drifts off and is besieged."""
    yemen = g.s["yemen"]
    yield from countries.test(g, yemen)
    if side == JIHADIST:
        countries.toward_adversary(g, yemen)
        countries.besiege(g, yemen)
    elif not yemen.is_islamist:
        countries.set_alignment(g, yemen, ALLY)
        countries.place_aid(g, yemen)


@event("us_election")
def us_election(g: Play, side: str) -> Ask[None]:
    """Cards 120 and 240: roll US Posture; Prestige rises if the world agrees with it, else it falls.

    After US Consulate Attacked the US changes its Posture without a roll (card 199).
    """
    if g.s.in_effect("us_consulate_attacked"):
        tracks.set_us_posture(g, g.s.us_posture.opposite, "card 199")
    else:
        yield from tracks.roll_us_posture(g)
    tracks.change_prestige(g, 1 if g.s.gwot_penalty == 0 else -1)

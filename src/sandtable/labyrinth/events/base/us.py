"""The events of the US in the base deck (cards 1 to 47). The US decides, whoever's play set them off (6.3.2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.checks import at_least
from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, deploy, hands, pieces, tracks, traits, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import (
    build_a_nation,
    draw_cards,
    flag_a_plot,
    inspect_jihadist_hand,
    nations_to_build,
    outside_caliphate,
    play_extra_card,
    plotted_against,
    remove_a_cell,
    select_postures,
    take_at_random,
)
from sandtable.labyrinth.play import Play, card_option, plot_name
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, FAIR, GOOD, HARD, HIDDEN, JIHADIST, NEUTRAL, POOR, SOFT, US
from sandtable.labyrinth.tracks import lapse, mark, unmark

COVERT_ACTION_SUCCEEDS_ON: Final = 4
FISSILE_CARDS: Final = (65, 69, 71)
"""HEU, Kazakh Strain and Loose Nuke, which FSB looks for."""


# -- value 1


@event("backlash", playable=lambda s, side: bool(plotted_against(s)))
def backlash(g: Play, side: str) -> Ask[None]:
    """Card 1: a plot in a Muslim country, picked unseen, will lower Funding instead of raising it."""
    yield from flag_a_plot(g, "card 1")


@event("biometrics")
def biometrics(g: Play, side: str) -> None:
    """Card 2: for this turn cells Travel to Adjacent countries only, and to Good ones by a roll."""
    lapse(g, "biometrics")


@event("ctr", playable=lambda s, side: s.us_posture == SOFT)
def ctr(g: Play, side: str) -> None:
    """Card 3: Russia's stocks are secured, and Central Asia's if it is an Ally or Neutral."""
    mark(g, "ctr_russia")
    if g.s["central_asia"].alignment in (ALLY, NEUTRAL):
        mark(g, "ctr_central_asia")


@event("moro_talks")
def moro_talks(g: Play, side: str) -> Ask[None]:
    """Card 4: the Philippines are tested, Funding falls, Abu Sayyaf is over."""
    yield from countries.test(g, g.s["philippines"])
    tracks.change_funding(g, -1)
    mark(g, "moro_talks")
    unmark(g, "abu_sayyaf")


@event("nest")
def nest(g: Play, side: str) -> Ask[None]:
    """Card 5: WMD plots in the United States lie face up, those already there too."""
    mark(g, "nest")
    if g.s.plots_lie_open:  # 13.3.3
        return
    country = g.s["united_states"]
    if pieces.is_shown(g.s, country, HIDDEN):
        for index in range(len(country.plots)):  # at a real table their faces are not known yet
            yield from pieces.turn_over_plot(g, country, index)
    shown = [plot.kind for plot in pieces.plots_as_seen(g.s, country) if plot.kind != HIDDEN]
    for kind in shown:
        g.note("plot-shown", "card 5", country=country, plot=plot_name(kind))
    if shown:
        yield from g.reveal("plot")


@event("sanctions", playable=lambda s, side: s.in_play("patriot_act"))
def sanctions(g: Play, side: str) -> None:
    """Cards 6 and 7: Funding falls by two."""
    tracks.change_funding(g, -2)


def _near_troops(s: State, id: str) -> bool:
    """Whether Troops are in a country or Adjacent to it."""
    country = s[id]
    return country.troops > 0 or any(near.troops for near in s.neighbours(country))


def _cells_near_troops(s: State, side: str) -> bool:
    return s.any_occupied(lambda country: country.cells and _near_troops(s, country.id))


@event("special_forces", playable=_cells_near_troops)
def special_forces(g: Play, side: str) -> Ask[None]:
    """Cards 8 to 10: a cell in or Adjacent to a country with Troops is removed."""
    yield from remove_a_cell(g, US, g.s.where(lambda country: _near_troops(g.s, country.id)))


# -- value 2


def _peace_has_a_chance(s: State) -> bool:
    """Abbas and Quartet: Troops are not at Overstretch, and no Islamist Rule is Adjacent to Israel."""
    return s.troops_level != "overstretch" and not any(near.is_islamist for near in s.neighbours(s["israel"]))


@event("abbas")
def abbas(g: Play, side: str) -> None:
    """Card 11: a partner for peace; Prestige and Funding, if peace has a chance."""
    mark(g, "abbas")
    if _peace_has_a_chance(g.s):
        tracks.change_prestige(g, 1)
        tracks.change_funding(g, -2)


@event("al_azhar")
def al_azhar(g: Play, side: str) -> Ask[None]:
    """Card 12: Egypt is tested; Funding falls by four, or by two if any country is under Islamist Rule."""
    yield from countries.test(g, g.s["egypt"])
    tracks.change_funding(g, -2 if g.s.any_islamist_rule() else -4)


def _anbar_with_troops(s: State) -> list[Country]:
    return [country for country in (s["iraq"], s["syria"]) if country.troops]


@event("anbar_awakening", playable=lambda s, side: bool(_anbar_with_troops(s)))
def anbar_awakening(g: Play, side: str) -> Ask[None]:
    """Card 13: Aid for Iraq or Syria where there are Troops, and Prestige; Al-Anbar is over."""
    country = yield from g.choose(US, Purpose.PLACE_AID, _anbar_with_troops(g.s))
    countries.place_aid(g, country)
    tracks.change_prestige(g, 1)
    mark(g, "anbar_awakening")
    unmark(g, "al_anbar")


def _adversary(country: Country) -> bool:
    return country.is_adversary


@event("covert_action", playable=lambda s, side: s.any(_adversary))
def covert_action(g: Play, side: str) -> Ask[None]:
    """Card 14: an Adversary, even one under Islamist Rule, may become Neutral by a roll."""
    country = yield from g.choose(US, Purpose.SHIFT_ALIGNMENT, g.s.where(_adversary), toward="neutral")
    if (yield from g.check("covert_action", at_least(COVERT_ACTION_SUCCEEDS_ON), "card 14", country=country)).succeeds:
        countries.set_alignment(g, country, NEUTRAL)
    else:
        g.note("failed", "card 14", echo=True)


def _horn_of_africa(s: State) -> list[Country]:
    return [country for country in (s["somalia"], s["sudan"]) if country.is_islamist]


@event("ethiopia_strikes", playable=lambda s, side: bool(_horn_of_africa(s)))
def ethiopia_strikes(g: Play, side: str) -> Ask[None]:
    """Card 15: Islamist Rule in Somalia or Sudan falls."""
    country = yield from g.choose(US, Purpose.SELECT_COUNTRY, _horn_of_africa(g.s), event=g.event)
    countries.set_condition(g, country, POOR, NEUTRAL)


@event("euro_islam")
def euro_islam(g: Play, side: str) -> Ask[None]:
    """Card 16: the US selects the Posture of Benelux; Funding falls if there is no Islamist Rule."""
    yield from countries.select_posture(g, US, g.s["benelux"])
    if not g.s.any_islamist_rule():
        tracks.change_funding(g, -1)


@event("fsb")
def fsb(g: Play, side: str) -> Ask[None]:
    """Card 17: the Jihadist side loses its cards on fissile stocks or else a cell in Russia or Central Asia."""
    if g.s.differs(JIHADIST, traits.CLOSED_PILE):  # nobody looks into its pile (12.2)
        yield from remove_a_cell(g, US, [g.s["russia"], g.s["central_asia"]])
        return
    if g.s.has_pile(JIHADIST):  # 9.2
        yield from inspect_jihadist_hand(g)
    elif g.s.hands[JIHADIST]:  # of a person's hand the US sees only what is discarded, or learns that nothing is
        yield from g.reveal("hand")
    found = [number for number in g.s.hands[JIHADIST] if number in FISSILE_CARDS]
    for number in found:
        yield from hands.discard(g, JIHADIST, number)
    if not found:
        yield from remove_a_cell(g, US, [g.s["russia"], g.s["central_asia"]])
    if g.s.has_pile(JIHADIST):  # 9.2
        yield from hands.shuffle_pile(g, JIHADIST)


@event("intel_community")
def intel_community(g: Play, side: str) -> Ask[None]:
    """Card 18: the US sees the Jihadist hand, conducts an operation of value 1, and may play an extra card."""
    yield from inspect_jihadist_hand(g)
    yield from card_play.any_operation(g, US, 1)
    yield from play_extra_card(g)


@event("kemalist_republic")
def kemalist_republic(g: Play, side: str) -> None:
    """Card 19: Turkey becomes a Fair Ally, whatever it was."""
    countries.set_condition(g, g.s["turkey"], FAIR, ALLY)


@event("king_abdullah")
def king_abdullah(g: Play, side: str) -> None:
    """Card 20: Jordan becomes a Fair Ally, whatever it was; Prestige and Funding."""
    countries.set_condition(g, g.s["jordan"], FAIR, ALLY)
    tracks.change_prestige(g, 1)
    tracks.change_funding(g, -1)


def _watched_plots(s: State) -> list[Country]:
    """Where passengers or police may foil a plot: Allies and Good countries."""
    return s.where(lambda country: country.plots and (country.is_ally or country.is_good))


@event("lets_roll", playable=lambda s, side: bool(_watched_plots(s)))
def lets_roll(g: Play, side: str) -> Ask[None]:
    """Card 21: a plot in an Ally or a Good country is foiled; the US draws a card and selects a Posture."""
    key = yield from g.pick(US, Purpose.REMOVE_PLOT, us_operations.plot_choices(_watched_plots(g.s)))
    yield from pieces.remove_plot(g, *us_operations.chosen_plot(g.s, key))
    yield from draw_cards(g, US)
    yield from select_postures(g, US, g.s.where(lambda country: country.takes_posture))


def _around_israel(s: State) -> list[Country]:
    return [s["israel"], s["jordan"], s["lebanon"]]


@event("mossad_and_shin_bet", playable=lambda s, side: any(country.cells for country in _around_israel(s)))
def mossad_and_shin_bet(g: Play, side: str) -> None:
    """Card 22: all cells in Israel, Jordan and Lebanon are removed."""
    for country in _around_israel(g.s):
        pieces.remove_all_cells(g, country)


@event("predator")
def predator(g: Play, side: str) -> Ask[None]:
    """Cards 23 to 25: a cell in a Muslim country is removed, but not in Iran."""
    yield from remove_a_cell(g, US, [country for country in g.s.muslim() if country.id != "iran"])


@event("quartet", playable=lambda s, side: s.in_play("abbas") and _peace_has_a_chance(s))
def quartet(g: Play, side: str) -> None:
    """Card 26: with Abbas, Prestige rises and Funding falls."""
    tracks.change_prestige(g, 2)
    tracks.change_funding(g, -3)


@event("saddam_captured", playable=lambda s, side: s["iraq"].troops > 0)
def saddam_captured(g: Play, side: str) -> None:
    """Card 27: Aid for Iraq, and Prestige; Saddam is out of the game."""
    countries.place_aid(g, g.s["iraq"])
    tracks.change_prestige(g, 1)
    mark(g, "saddam_captured")


@event("sharia")
def sharia(g: Play, side: str) -> Ask[None]:
    """Card 28: one Besieged Regime is relieved."""
    besieged = g.s.where(lambda country: country.besieged)
    if besieged:
        country = yield from g.choose(US, Purpose.REMOVE_BESIEGED, besieged)
        countries.relieve(g, country)


@event("tony_blair")
def tony_blair(g: Play, side: str) -> Ask[None]:
    """Card 29: the United Kingdom follows the US; the War of Ideas is fought in up to three Schengen countries."""
    countries.set_posture(g, g.s["united_kingdom"], g.s.us_posture)
    for country in (yield from g.choose_some(US, Purpose.WAR_OF_IDEAS_WHERE, g.s.schengen(), 0, 3)):
        g.note("war-of-ideas", "7.2", country=country)
        yield from us_operations.war_of_ideas_outside(g, country)


@event(
    "un_nation_building",
    playable=lambda s, side: bool(nations_to_build(s)),
    blocked_by=("vieira_de_mello_slain",),
)
def un_nation_building(g: Play, side: str) -> Ask[None]:
    """Card 30: Aid for a Regime Change country, and a War of Ideas there without GWOT penalty or Troops."""
    yield from build_a_nation(g)


def _tapped(s: State) -> list[Country]:
    return [s["united_states"], s["united_kingdom"], s["canada"]]


@event(
    "wiretapping",
    playable=lambda s, side: any(country.cadre or country.cells or country.plots for country in _tapped(s)),
    blocked_by=("leak_wiretapping",),
)
def wiretapping(g: Play, side: str) -> Ask[None]:
    """Card 31: the United States, the United Kingdom and Canada are rid of cells, Cadres and plots; a card is drawn."""
    for country in _tapped(g.s):
        while country.plots:
            yield from pieces.remove_plot(g, country, 0)
        pieces.remove_all_cells(g, country, cadre=False)
        if country.cadre:
            pieces.remove_cadre(g, country)
    yield from draw_cards(g, US)
    mark(g, "wiretapping")


BACK_CHANNEL: Final = 32
IRAQI_WMD: Final = 37
LIBYAN_WMD: Final = 39


# -- cards 32 to 39


def _cards_worth(s: State, value: int) -> list[int]:
    """The other cards in the US hand that have this value printed on them; Reserves do not count (6.3.3.1)."""
    if s.has_pile(US):  # nobody looks into it (13.2)
        return []
    others = [number for number in sorted(s.hands[US]) if number not in (BACK_CHANNEL, HIDDEN)]
    return [number for number in others if s.rules.deck[number].ops == value]


def _open_to_talks(s: State) -> list[Country]:
    """The Adversaries whose Resources a card in the US hand equals."""
    return s.where(lambda country: country.is_adversary and _cards_worth(s, s.resources(country)))


def _could_talk(s: State, side: str) -> bool:
    """Whether the US talks to Adversaries, and there is one, so that the cards in its hand decide."""
    return s.us_posture == SOFT and not s.has_pile(US) and s.any(lambda country: country.is_adversary)


@event(
    "back_channel",
    playable=lambda s, side: s.us_posture == SOFT and bool(_open_to_talks(s)),
    looks_at_hand=True,
    hand_decides=_could_talk,
)
def back_channel(g: Play, side: str) -> Ask[None]:
    """Card 32: the US may discard a card as valuable as an Adversary's Resources, to make it Neutral with Aid."""
    country = yield from g.choose_or_stop(US, Purpose.SHIFT_ALIGNMENT, _open_to_talks(g.s), toward="neutral")
    if country is not None:
        options = [card_option(number) for number in _cards_worth(g.s, g.s.resources(country))]
        key = yield from g.pick(US, Purpose.CHOOSE_DISCARD, options)
        yield from hands.discard(g, US, int(key))
        countries.set_alignment(g, country, NEUTRAL)
        countries.place_aid(g, country)


def _any_islamist(places: Iterable[Country]) -> bool:
    return any(country.is_islamist for country in places)


@event(
    "benazir_bhutto",
    playable=lambda s, side: not _any_islamist([s["pakistan"], *s.neighbours(s["pakistan"])]),
    blocked_by=("bhutto_shot",),
)
def benazir_bhutto(g: Play, side: str) -> None:
    """Card 33: a Poor Pakistan becomes Fair, and no Jihad is fought there."""
    pakistan = g.s["pakistan"]
    if pakistan.is_poor:
        countries.improve(g, pakistan)
    mark(g, "benazir_bhutto")


@event(
    "enhanced_measures",
    playable=lambda s, side: s.us_posture == HARD and bool(us_operations.disrupt_targets(s)),
    blocked_by=("leak_enhanced_measures",),
)
def enhanced_measures(g: Play, side: str) -> Ask[None]:
    """Card 34: the US Disrupts, and takes a random card from the Jihadist hand."""
    yield from us_operations.disrupt(g)
    yield from take_at_random(g, US, JIHADIST)
    mark(g, "enhanced_measures")


@event("hijab", playable=lambda s, side: not s.any_islamist_rule())
def hijab(g: Play, side: str) -> Ask[None]:
    """Card 35: Turkey improves, the US selects the Posture of France, Funding falls."""
    turkey = g.s["turkey"]
    yield from countries.test(g, turkey)
    countries.improve(g, turkey)
    yield from countries.select_posture(g, US, g.s["france"])
    tracks.change_funding(g, -2)


@event("indo_pakistani_talks", playable=lambda s, side: s["pakistan"].governance in (GOOD, FAIR))
def indo_pakistani_talks(g: Play, side: str) -> Ask[None]:
    """Card 36: Pakistan becomes an Ally, the US selects the Posture of India; Kashmir is quiet."""
    countries.set_alignment(g, g.s["pakistan"], ALLY)
    yield from countries.select_posture(g, US, g.s["india"])
    mark(g, "indo_pakistani_talks")


def _claim_wmd(g: Play, marker: str, country: Country, number: int) -> Ask[None]:
    """Cards 37 and 39: Regime Change at any Governance, with this card at once (if 7.3.4 allows it) or later."""
    mark(g, marker)
    if country in deploy.regime_change_targets(g.s) and (
        yield from g.agrees(US, Purpose.EVENT_CHOICE, card=g.card(number), country=country)
    ):
        yield from deploy.regime_change(g, only=country)


@event("iraqi_wmd", playable=lambda s, side: s.us_posture == HARD and s["iraq"].is_adversary)
def iraqi_wmd(g: Play, side: str) -> Ask[None]:
    """Card 37: a case for Regime Change in Iraq."""
    yield from _claim_wmd(g, "iraqi_wmd", g.s["iraq"], IRAQI_WMD)


@event("libyan_deal", playable=lambda s, side: s["libya"].is_poor and (s["iraq"].is_ally or s["syria"].is_ally))
def libyan_deal(g: Play, side: str) -> Ask[None]:
    """Card 38: Libya becomes an Ally, Prestige rises, the US selects two Schengen Postures; no case against Libya."""
    countries.set_alignment(g, g.s["libya"], ALLY)
    tracks.change_prestige(g, 1)
    yield from select_postures(g, US, g.s.schengen(), 2)
    unmark(g, "libyan_wmd")
    mark(g, "libyan_deal")


@event(
    "libyan_wmd",
    playable=lambda s, side: s.us_posture == HARD and s["libya"].is_adversary,
    blocked_by=("libyan_deal",),
)
def libyan_wmd(g: Play, side: str) -> Ask[None]:
    """Card 39: a case for Regime Change in Libya."""
    yield from _claim_wmd(g, "libyan_wmd", g.s["libya"], LIBYAN_WMD)


# -- cards 40 to 47


@event("mass_turnout", playable=lambda s, side: bool(outside_caliphate(s.under_regime_change())))
def mass_turnout(g: Play, side: str) -> Ask[None]:
    """Card 40: elections improve the Governance of a Regime Change country, outside the Caliphate (11.3.8.4)."""
    places = outside_caliphate(g.s.under_regime_change())
    country = yield from g.choose(US, Purpose.SHIFT_GOVERNANCE, places, way="better")
    countries.improve(g, country)


@event("nato", playable=lambda s, side: s.gwot_penalty == 0 and bool(s.at_war_with_themselves()))
def nato(g: Play, side: str) -> Ask[None]:
    """Card 41: Aid and the NATO marker for a Regime Change country, or one in Civil War."""
    country = yield from g.choose(US, Purpose.PLACE_AID, g.s.at_war_with_themselves())
    countries.place_aid(g, country)
    pieces.place_nato(g, country)


@event("pakistani_offensive", playable=lambda s, side: s["pakistan"].is_ally and s.in_play("fata"))
def pakistani_offensive(g: Play, side: str) -> None:
    """Card 42: an allied Pakistan ends FATA."""
    unmark(g, "fata")


@event("patriot_act")
def patriot_act(g: Play, side: str) -> None:
    """Card 43: the United States are Adjacent to Canada only."""
    mark(g, "patriot_act")


@event("renditions", playable=lambda s, side: s.us_posture == HARD, blocked_by=("leak_renditions",))
def renditions(g: Play, side: str) -> Ask[None]:
    """Card 44: the US Disrupts if it can, and the Jihadist side discards a random card."""
    if us_operations.disrupt_targets(g.s):
        yield from us_operations.disrupt(g)
    yield from hands.discard_at_random(g, JIHADIST)
    mark(g, "renditions")


def _threatened(country: Country) -> bool:
    """A Good country with a cell or a plot."""
    return country.is_good and bool(country.cells or country.plots)


@event("safer_now", playable=lambda s, side: not s.any_islamist_rule() and not s.any(_threatened))
def safer_now(g: Play, side: str) -> Ask[None]:
    """Card 45: US Posture is rolled, Prestige rises by three, the US selects a Posture."""
    yield from tracks.roll_us_posture(g)
    tracks.change_prestige(g, 3)
    yield from select_postures(g, US, g.s.where(lambda country: country.takes_posture))


def _follows_sistani(country: Country) -> bool:
    """A Shia-Mix Regime Change country with a cell."""
    return country.is_shia_mix and country.is_regime_change and country.cells > 0


@event("sistani", playable=lambda s, side: s.any(_follows_sistani))
def sistani(g: Play, side: str) -> Ask[None]:
    """Card 46: the Governance of a Shia-Mix Regime Change country with a cell improves."""
    country = yield from g.choose(US, Purpose.SHIFT_GOVERNANCE, g.s.where(_follows_sistani), way="better")
    countries.improve(g, country)


@event("the_door_of_itjihad_us")
def the_door_of_itjihad_us(g: Play, side: str) -> None:
    """Card 47: for this turn chance chooses the cards that the Jihadist side plays."""
    lapse(g, "the_door_of_itjihad_us")

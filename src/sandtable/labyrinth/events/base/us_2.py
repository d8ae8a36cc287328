"""The US events of value 2."""

from __future__ import annotations

from typing import Final

from sandtable.core.checks import at_least
from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, hands, pieces, tracks, traits, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import (
    build_a_nation,
    draw_cards,
    inspect_jihadist_hand,
    nations_to_build,
    play_extra_card,
    remove_a_cell,
    select_postures,
)
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, FAIR, JIHADIST, NEUTRAL, POOR, US
from sandtable.labyrinth.tracks import mark, unmark

COVERT_ACTION_SUCCEEDS_ON: Final = 4


FISSILE_CARDS: Final = (65, 69, 71)
"""HEU, Kazakh Strain and Loose Nuke, which FSB looks for."""


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
    found = yield from hands.held(g, JIHADIST, lambda card: card.number in FISSILE_CARDS)
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

"""The US events of value 2 in The Awakening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import card_play, countries, militia, pieces, tracks, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import at_war, civil_wars, open_to_events, open_to_unrest
from sandtable.labyrinth.events.awakening.us_1 import DECK, muslim_with_cells
from sandtable.labyrinth.expansion import awakening, civil_war, tables
from sandtable.labyrinth.expansion.awakening import AWAKENING, place_awakening, place_reaction
from sandtable.labyrinth.markers import BASE_PIRATES, PIRATES, UNSCR_1973
from sandtable.labyrinth.play import Play, known_plot, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, SOFT, US, WMD, Posture
from sandtable.labyrinth.tracks import mark, unmark


def in_a_civil_war(g: Play) -> Ask[Country | None]:
    """The US chooses a Civil War country; None if there is none."""
    wars = civil_wars(g.s)
    return (yield from g.choose(US, Purpose.SELECT_COUNTRY, wars, event=g.event)) if wars else None


def near_an_awakening(s: State, country: Country) -> bool:
    """Whether an Awakening marker lies in a country or next to it."""
    return country.awakening > 0 or any(near.awakening for near in s.neighbours(country))


def spread_awakening(g: Play, places: Sequence[Country], at_most: int) -> Ask[None]:
    """An Awakening in each of up to so many of these countries, all chosen before any is placed."""
    for country in (yield from g.choose_some(US, Purpose.PLACE_UNREST, places, 0, at_most, marker=AWAKENING)):
        yield from place_awakening(g, country)


def _untouched(s: State) -> list[Country]:
    """Where no Awakening marker lies, nor next to it, but one may."""
    return [country for country in open_to_unrest(s) if not near_an_awakening(s, country)]


@event("arab_spring_fallout", deck=DECK, playable=lambda s, side: bool(_untouched(s)))
def arab_spring_fallout(g: Play, side: str) -> Ask[None]:
    """Card 131: an Awakening in up to two countries that are far from any other."""
    yield from spread_awakening(g, _untouched(g.s), 2)


@event("battle_of_sirte", deck=DECK)
def battle_of_sirte(g: Play, side: str) -> Ask[None]:
    """Card 132: a Civil War country loses a cell and gains two Militia."""
    country = yield from in_a_civil_war(g)
    if country is not None:
        yield from actions.remove_a_cell(g, US, [country])
        militia.place(g, country, 2)


@event("benghazi_falls", deck=DECK, playable=lambda s, side: near_an_awakening(s, s["libya"]))
def benghazi_falls(g: Play, side: str) -> Ask[None]:
    """Card 133: Civil War in Libya, with two Militia; Italy turns Hard."""
    libya = g.s["libya"]
    yield from civil_war.start(g, libya)
    militia.place(g, libya, 2)
    countries.set_posture(g, g.s["italy"], HARD)


@event("civil_resistance", deck=DECK)
def civil_resistance(g: Play, side: str) -> Ask[None]:
    """Card 134: an Awakening in a Sunni country, and one in a random Shia-Mix country."""
    sunni = [country for country in g.s.muslim() if not country.is_shia_mix]
    yield from actions.place_unrest(g, US, AWAKENING, sunni)
    shia_mix = yield from tables.random_shia_mix(g, awakening.may_take_markers(g.s))
    if shia_mix is not None:
        yield from place_awakening(g, shia_mix)


AVAILABLE_WMD: Final = "available_wmd"


def _wmd_on_map(s: State) -> list[Option]:
    """Every WMD plot in a country, for one who has looked: country and place in the row."""
    return [
        Option(f"{country.id}:{place}", known_plot(country, plot), country.target)
        for country in open_to_events(s.everywhere)
        for place, plot in enumerate(country.plots, start=1)
        if plot.kind == WMD
    ]


def _seize_wmd(g: Play) -> Ask[None]:
    """The US looks at every plot, and removes one WMD that is placed or Available."""
    plotted = g.s.where(lambda country: country.plots)
    yield from pieces.look_at_plots(g)
    placed = _wmd_on_map(g.s)
    if placed:
        g.note("wmd-seen", "card 135", only=US, plots=[option.label for option in placed])
    if plotted:
        yield from g.reveal("plot")
    options = [word_option(AVAILABLE_WMD)] * (WMD in g.s.available_plots) + placed
    if not options:
        return
    key = yield from g.pick(US, Purpose.REMOVE_PLOT, options)
    if key == AVAILABLE_WMD:
        tracks.remove_available_wmd(g)
    else:
        yield from pieces.remove_plot(g, *us_operations.chosen_plot(g.s, key))


@event("delta_seals", deck=DECK)
def delta_seals(g: Play, side: str) -> Ask[None]:
    """Card 135: the US takes a random Jihadist card, or looks for WMD and removes one."""
    yield from actions.choose_one(
        g,
        US,
        {
            "take_card": (bool(g.s.hands[JIHADIST]), lambda: actions.take_at_random(g, US, JIHADIST)),
            "remove_wmd": (g.s.wmd_about, lambda: _seize_wmd(g)),
        },
    )


@event("factional_infighting", deck=DECK)
def factional_infighting(g: Play, side: str) -> Ask[None]:
    """Card 136: in a Muslim country a sleeper becomes active and up to two other cells go; Funding falls."""
    places = [country for country in muslim_with_cells(g.s) if not country.is_islamist]
    if places:
        country = yield from g.choose(US, Purpose.SELECT_COUNTRY, places, event=g.event)
        roused = min(1, country.sleepers)
        pieces.activate(g, country, roused)
        yield from actions.remove_up_to(g, US, country, 2, active_spared=roused)
    tracks.change_funding(g, -1)


@event("fms", deck=DECK)
def fms(g: Play, side: str) -> Ask[None]:
    """Card 137: three Militia for an Ally."""
    yield from actions.place_militia(g, US, g.s.where(lambda country: country.is_ally), 3)


@event("intel_community", deck=DECK)
def intel_community(g: Play, side: str) -> Ask[None]:
    """Card 138: the US sees the Jihadist hand, removes a Cadre, conducts an operation, and may play an extra card."""
    yield from actions.inspect_jihadist_hand(g)
    cadres = open_to_events(g.s.where(lambda country: country.cadre))
    if cadres:
        pieces.remove_cadre(g, (yield from g.choose(US, Purpose.REMOVE_CADRE, cadres)))
    yield from card_play.any_operation(g, US, 1)
    yield from actions.play_extra_card(g)


@event("intl_banking_regime", deck=DECK)
def intl_banking_regime(g: Play, side: str) -> Ask[None]:
    """Card 139: Funding falls by half a die, rounded up."""
    pips = yield from g.roll("intl_banking_regime")
    tracks.change_funding(g, -((pips + 1) // 2))


@event("maersk_alabama", deck=DECK)
def maersk_alabama(g: Play, side: str) -> None:
    """Card 140: Reserves and Prestige for the US; Pirates are over, those of card 73 too."""
    tracks.add_reserves(g, US, 1)
    tracks.change_prestige(g, 1)
    mark(g, "maersk_alabama")
    unmark(g, PIRATES)
    unmark(g, BASE_PIRATES)


@event("malala_yousafzai", deck=DECK, blocked_by=("3_cups_of_tea",))
def malala_yousafzai(g: Play, side: str) -> Ask[None]:
    """Card 141: Prestige rises, Funding falls, an Awakening in Pakistan."""
    tracks.change_prestige(g, 1)
    tracks.change_funding(g, -1)
    yield from place_awakening(g, g.s["pakistan"])


@event("militia", deck=DECK, playable=lambda s, side: bool(at_war(s)))
def militia_rises(g: Play, side: str) -> Ask[None]:
    """Card 142: as many Militia as Resources in a country in Civil War or Regime Change."""
    if g.s.militia_on_track:
        country = yield from g.choose(US, Purpose.PLACE_MILITIA, at_war(g.s))
        militia.place(g, country, g.s.resources(country))


OBAMA_TAKES: Final = (126, 127, 128, 144, 121)
"""Reaper, Operation New Dawn and Advisors, which Obama Doctrine brings back."""


MITTS_TURN: Final = "mitts_turn"
"""The scenario in which card 143 belongs to a Hard president, and does more."""


def _doctrine(s: State) -> tuple[Posture, int]:
    """The US Posture that Obama Doctrine asks for, and how many effects it has; Mitt's Turn changes both."""
    return (HARD, 3) if s.rules.changed_for == MITTS_TURN else (SOFT, 2)


@event("obama_doctrine", deck=DECK, playable=lambda s, side: s.us_posture == _doctrine(s)[0])
def obama_doctrine(g: Play, side: str) -> Ask[None]:
    """Card 143: two different effects of a list, three in Mitt's Turn (11.3.11)."""
    effects: dict[str, actions.Effect] = {
        "place_awakening": lambda: actions.place_unrest(g, US, AWAKENING, g.s.muslim()),
        "place_aid": lambda: actions.place_aid(g, US, g.s.muslim()),
        "raise_prestige": actions.at_once(lambda: tracks.change_prestige(g, 1)),
        "lower_funding": actions.at_once(lambda: tracks.change_funding(g, -1)),
        "schengen_posture": lambda: actions.select_postures(g, US, g.s.schengen()),
        "take_used_card": lambda: actions.take_used(g, US, OBAMA_TAKES),
    }
    if not open_to_unrest(g.s):
        del effects["place_awakening"]
    if not actions.used_cards(g.s, OBAMA_TAKES):
        del effects["take_used_card"]
    yield from actions.choose_effects(g, US, effects, _doctrine(g.s)[1])


@event("operation_new_dawn", deck=DECK)
def operation_new_dawn(g: Play, side: str) -> Ask[None]:
    """Card 144: Militia take the place of two Troops in a country."""
    places = open_to_events(country for country in g.s.muslim() if country.cubes and militia.may_lie_in(country))
    if places and g.s.militia_on_track:
        country = yield from g.choose(US, Purpose.SELECT_COUNTRY, places, event=g.event)
        count = min(2, country.cubes, g.s.militia_on_track)
        pieces.move_troops(g, country, None, count)
        militia.place(g, country, count)


@event("russian_aid", deck=DECK)
def russian_aid(g: Play, side: str) -> Ask[None]:
    """Card 145: a Militia and Aid for a Civil War country."""
    country = yield from in_a_civil_war(g)
    if country is not None:
        militia.place(g, country)
        countries.place_aid(g, country)


def _besieged(s: State) -> list[Country]:
    return open_to_events(s.where(lambda country: country.besieged))


@event("sharia", deck=DECK, playable=lambda s, side: bool(_besieged(s) or open_to_unrest(s)))
def sharia(g: Play, side: str) -> Ask[None]:
    """Card 146: a Besieged Regime is relieved, and an Awakening begins there; anywhere if no regime is besieged."""
    besieged = _besieged(g.s)
    if not besieged:
        yield from actions.place_unrest(g, US, AWAKENING, g.s.muslim())
        return
    country = yield from g.choose(US, Purpose.REMOVE_BESIEGED, besieged)
    countries.relieve(g, country)
    yield from place_awakening(g, country)


def _arsenals_to_strike(s: State) -> list[Country]:
    """Poor Muslim countries with an arsenal that are no Allies, but not Pakistan."""
    return [
        country
        for country in open_to_events(s.muslim())
        if s.wmd.get(country.id) and country.is_poor and not country.is_ally and country.id != "pakistan"
    ]


@event("strike_eagle", deck=DECK, playable=lambda s, side: bool(_arsenals_to_strike(s)))
def strike_eagle(g: Play, side: str) -> Ask[None]:
    """Card 147: a WMD of an arsenal is destroyed; a cell comes to Israel, and Funding rises."""
    country = yield from g.choose(US, Purpose.SELECT_COUNTRY, _arsenals_to_strike(g.s), event=g.event)
    tracks.remove_wmd(g, country)
    yield from pieces.place_cells(g, g.s["israel"])
    tracks.change_funding(g, 1)


def _outside_egypt(s: State) -> list[Country]:
    """Other countries that may take an Awakening and have none."""
    return [country for country in open_to_unrest(s) if not country.awakening and country.id != "egypt"]


@event(
    "tahrir_square",
    deck=DECK,
    playable=lambda s, side: awakening.takes_markers(s, s["egypt"]) or bool(_outside_egypt(s)),
)
def tahrir_square(g: Play, side: str) -> Ask[None]:
    """Card 148: two Awakenings and a Reaction in Egypt, an Awakening in a country that has none."""
    egypt = g.s["egypt"]
    yield from place_awakening(g, egypt, 2)
    yield from place_reaction(g, egypt, side=US)
    yield from actions.place_unrest(g, US, AWAKENING, _outside_egypt(g.s))


@event(
    "un_nation_building",
    deck=DECK,
    playable=lambda s, side: bool(actions.nations_to_build(s)),
    blocked_by=("vieira_de_mello_slain",),
)
def un_nation_building(g: Play, side: str) -> Ask[None]:
    """Card 149: Aid for a country in Civil War or Regime Change, and a War of Ideas without GWOT penalty."""
    yield from actions.build_a_nation(g)


@event("unscr_1973", deck=DECK)
def unscr_1973(g: Play, side: str) -> Ask[None]:
    """Card 150: a Civil War country loses a cell, and aircraft count as a Troop there."""
    country = yield from in_a_civil_war(g)
    if country is not None:
        yield from actions.remove_a_cell(g, US, [country])
        if country.civil_war:  # Nigeria may have turned over with its last cell (11.3.3.3)
            pieces.place_marker(g, country, UNSCR_1973, "card 150")


@event("unscr_2118", deck=DECK, playable=lambda s, side: not s["syria"].is_unmarked and not s["syria"].under_truce)
def unscr_2118(g: Play, side: str) -> None:
    """Card 151: an allied Syria gives up its whole arsenal, another one WMD."""
    syria = g.s["syria"]
    tracks.remove_wmd(g, syria, g.s.wmd[syria.id] if syria.is_ally else 1)

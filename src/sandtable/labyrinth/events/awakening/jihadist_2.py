"""The Jihadist events of value 2 in The Awakening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.checks import at_most
from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, jihadist_operations, militia, pieces, tracks, traits
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import Effect, at_war, open_to_events, open_to_unrest
from sandtable.labyrinth.expansion import awakening, mats, off_map, tables
from sandtable.labyrinth.markers import PIRATES
from sandtable.labyrinth.play import DONE, Play, plot_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import GOOD, HARD, ISLAMIST_RULE, JIHADIST, SOFT, US
from sandtable.labyrinth.tracks import lapse, mark, unmark

PIRATE_SHORES: Final = ("somalia", "yemen")


OF_ALLIES_OF_AL_SHABAAB: Final = (73, 183, 186, 169)
"""Pirates, of either deck, Boko Haram and Islamic Maghreb."""


PLOTS_OF_AL_SHABAAB: Final = frozenset((1, 2))


OBAMA_DOCTRINE: Final = 143


NPT_SAFEGUARDS_IGNORED: Final = 181


NPT_SUCCEEDS_ON: Final = 3


@event("abu_ghraib_jail_break", deck="awakening")
def abu_ghraib_jail_break(g: Play, side: str) -> Ask[None]:
    """Card 171: an active cell and a Reaction marker in Iraq, and Prestige falls."""
    iraq = g.s["iraq"]
    yield from countries.test(g, iraq)
    yield from _place_active_cells(g, iraq, 1)
    yield from awakening.place_reaction(g, iraq)
    tracks.change_prestige(g, -1)


def _place_active_cells(g: Play, country: Country, count: int) -> Ask[None]:
    placed = yield from pieces.place_cells(g, country, count)
    pieces.activate(g, country, placed)


def _around_somalia(s: State) -> list[Country]:
    """Somalia and the African countries Adjacent to it."""
    somalia = s["somalia"]
    near = s.neighbours(somalia)
    return open_to_events([somalia, *(country for country in tables.african(s) if country in near)])


@event("al_shabaab", deck="awakening")
def al_shabaab(g: Play, side: str) -> Ask[None]:
    """Card 172: two of five things in or next to Somalia, of those that can be done."""
    secret = bool(pieces.kinds_face_down(g.s) & PLOTS_OF_AL_SHABAAB)
    yield from actions.choose_effects(g, JIHADIST, _deeds_of_al_shabaab(g), 2, in_secret=secret)


def _regimes_around_somalia(s: State) -> list[Country]:
    """Those of them that can be besieged."""
    regimes = [country for country in _around_somalia(s) if country.is_muslim and not country.besieged]
    return [country for country in regimes if country.governance not in (GOOD, ISLAMIST_RULE)]


def deeds_possible_for_al_shabaab(s: State) -> list[str]:
    """What al-Shabaab can do now, by name."""
    places = _around_somalia(s)
    possible: dict[str, object] = {
        "place_reaction": open_to_unrest(s, places),
        "place_cells": places and s.cells_to_place,
        "place_plot": places and PLOTS_OF_AL_SHABAAB.intersection(s.available_plots),
        "besiege": _regimes_around_somalia(s),
        "take_used_card": actions.used_cards(s, OF_ALLIES_OF_AL_SHABAAB),
    }
    return [name for name, can_be_done in possible.items() if can_be_done]


def _deeds_of_al_shabaab(g: Play) -> dict[str, Effect]:
    """What al-Shabaab can do now, each once (11.3.11)."""
    s = g.s
    places = _around_somalia(s)

    def place_cells() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, places)
        yield from pieces.place_cells(g, country)

    def place_plot() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, places)
        yield from jihadist_operations.choose_and_place_plot(g, country, PLOTS_OF_AL_SHABAAB)

    def besiege() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, _regimes_around_somalia(s), event=g.event)
        countries.besiege(g, country)

    deeds: dict[str, Effect] = {
        "place_reaction": lambda: actions.place_unrest(g, JIHADIST, awakening.REACTION, places),
        "place_cells": place_cells,
        "place_plot": place_plot,
        "besiege": besiege,
        "take_used_card": lambda: actions.take_used(g, JIHADIST, OF_ALLIES_OF_AL_SHABAAB),
    }
    return {name: deeds[name] for name in deeds_possible_for_al_shabaab(s)}


@event("arab_winter", deck="awakening")
def arab_winter(g: Play, side: str) -> Ask[None]:
    """Card 173: an Awakening marker goes in up to two countries; no unrest grows for the rest of the turn."""
    risen = open_to_events(country for country in g.s.muslim() if country.awakening)
    if risen:
        chosen = yield from g.choose_some(JIHADIST, Purpose.REMOVE_UNREST, risen, 0, 2, marker=awakening.AWAKENING)
        for country in chosen:
            countries.remove_awakening(g, country)
    lapse(g, "arab_winter")


@event("boston_marathon", deck="awakening")
def boston_marathon(g: Play, side: str) -> Ask[None]:
    """Card 174: the US and the Caucasus roll their Postures, and Funding rises."""
    yield from tracks.roll_us_posture(g)
    tracks.change_funding(g, 1)
    yield from countries.roll_posture(g, g.s["caucasus"])


@event("censorship", deck="awakening")
def censorship(g: Play, side: str) -> Ask[None]:
    """Card 175: up to two Awakening markers leave one country; Smartphones ends, Facebook is blocked."""
    places = open_to_events(g.s.muslim())
    for _ in range(2):
        places = [country for country in places if country.awakening]
        if not places:
            break
        country = yield from g.choose_or_stop(JIHADIST, Purpose.REMOVE_UNREST, places, marker=awakening.AWAKENING)
        if country is None:
            break
        countries.remove_awakening(g, country)
        places = [country]
    unmark(g, "smartphones")
    mark(g, "censorship")


def may_change_state(s: State) -> list[Country]:
    """Shia-Mix countries, Jordan and Morocco, if marked, and neither at an extreme nor at war with themselves."""
    return open_to_events(
        country
        for country in s.muslim()
        if (country.is_shia_mix or country.id in ("jordan", "morocco"))
        and country.governance not in (None, GOOD, ISLAMIST_RULE)
        and not country.is_at_war_with_itself
    )


@event("change_of_state", deck="awakening", playable=lambda s, side: bool(may_change_state(s)))
def change_of_state(g: Play, side: str) -> Ask[None]:
    """Card 176: everything leaves such a country, and it is unmarked again."""
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, may_change_state(g.s), event=g.event)
    mats.make_unmarked(g, country)


@event("gaza_rockets", deck="awakening")
def gaza_rockets(g: Play, side: str) -> Ask[None]:
    """Card 177: up to two Plots 1 in Israel, and Funding falls."""
    israel = g.s["israel"]
    for _ in range(2):
        if 1 not in pieces.kinds_face_down(g.s) or g.s.plots_left <= 0:
            break
        options = [plot_option(1)] * (1 in g.s.available_plots) + [word_option(DONE)]
        key = yield from g.pick_in_secret(JIHADIST, Purpose.PLOT_MARKER, options, country=israel)
        if key == DONE:
            break
        yield from pieces.place_plot(g, israel, 1)
    tracks.change_funding(g, -1)


@event("ghost_soldiers", deck="awakening")
def ghost_soldiers(g: Play, side: str) -> Ask[None]:
    """Card 178: half of the Militia, rounded up, leave a country at war with itself."""
    with_militia = [country for country in at_war(g.s) if country.militia]
    if with_militia:
        country = yield from g.choose(JIHADIST, Purpose.REMOVE_MILITIA, with_militia)
        militia.remove(g, country, (country.militia + 1) // 2)


def _who_calls_away(s: State) -> str:
    """Who says which Troops leave the map: the US (11.3.4), but the instructions of a Jihadist bot (12.3)."""
    return JIHADIST if s.differs(JIHADIST, traits.CALLS_AWAY) else US


@event("korean_crisis", deck="awakening")
def korean_crisis(g: Play, side: str) -> Ask[None]:
    """Card 179: two Troops are off the map until after the next deal (11.3.4), and China turns against the US."""
    yield from pieces.send_off_map(g, 2, chooser=_who_calls_away(g.s))
    countries.set_posture(g, g.s["china"], g.s.us_posture.opposite)
    lapse(g, "korean_crisis")


@event(
    "mosul_central_bank", deck="awakening", playable=lambda s, side: any(country.cells for country in s.in_civil_war())
)
def mosul_central_bank(g: Play, side: str) -> None:
    """Card 180: Funding rises by two."""
    tracks.change_funding(g, 2)


def _npt_playable(s: State, side: str) -> bool:
    iran = s["iran"]
    return iran.cells > 0 and s.wmd["iran"] > 0 and not iran.under_truce


@event("npt_safeguards_ignored", deck="awakening", playable=_npt_playable, blocked_by=("trade_embargo_us",))
def npt_safeguards_ignored(g: Play, side: str) -> Ask[None]:
    """Card 181: the WMD of Iran becomes Available and the card leaves the game, or a cell is lost there."""
    iran = g.s["iran"]
    if (yield from g.check("npt_safeguards", at_most(NPT_SUCCEEDS_ON), "card 181", number=NPT_SUCCEEDS_ON)).succeeds:
        tracks.release_arsenal(g, iran, "card 181")
        g.goes_to[NPT_SAFEGUARDS_IGNORED] = hands.REMOVED
    else:
        yield from pieces.remove_chosen_cell(g, JIHADIST, iran)


def _hard_targets(s: State) -> list[list[Country]]:
    """The Hard countries of each number of the tan die."""
    named: list[Sequence[Country]] = [
        s.schengen() if id == "schengen" else [s[id]] for id in tables.tables()["paris_attacks"]["where"]
    ]
    return [[country for country in places if countries.posture_of(s, country) == HARD] for places in named]


@event("paris_attacks", deck="awakening", playable=lambda s, side: any(_hard_targets(s)))
def paris_attacks(g: Play, side: str) -> Ask[None]:
    """Card 182: a tan die for a Hard country, the highest possible number if its own is none; a black die for what."""
    tan = yield from g.roll("paris_attacks_tan")
    black = yield from g.roll("paris_attacks_black")
    targets = _hard_targets(g.s)
    places = targets[tan - 1] or next(each for each in reversed(targets) if each)
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, places, event=g.event)
    table = tables.tables()["paris_attacks"]
    for kind in table["plots"][black - 1]:
        yield from jihadist_operations.choose_and_place_plot(g, country, {kind})
    yield from _place_active_cells(g, country, table["cells"][black - 1])


@event(
    "pirates",
    deck="awakening",
    playable=lambda s, side: any(map(countries.shelters_pirates, tables.named(s, PIRATE_SHORES))),
    blocked_by=("maersk_alabama",),
)
def pirates(g: Play, side: str) -> None:
    """Card 183: Funding does not fall at the end of a turn while Somalia or Yemen shelters Pirates."""
    mark(g, PIRATES)


@event("sequestration", deck="awakening", playable=lambda s, side: s.us_posture == SOFT)
def sequestration(g: Play, side: str) -> Ask[None]:
    """Card 184: a used card for the US, Obama Doctrine if it can be; three Troops are off the map (``off_map.py``)."""
    used = sorted(g.s.discard)
    yield from actions.take_used(g, US, [OBAMA_DOCTRINE] if OBAMA_DOCTRINE in used else used)
    yield from pieces.send_off_map(g, off_map.SEQUESTERED, chooser=_who_calls_away(g.s))
    mark(g, off_map.SEQUESTRATION)

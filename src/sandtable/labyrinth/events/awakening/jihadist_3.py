"""The Jihadist events of value 3 in The Awakening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import aftermath, countries, hands, jihadist_operations, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import at_war, open_to_events, open_to_unrest
from sandtable.labyrinth.events.base.jihadist_3 import flock_to
from sandtable.labyrinth.expansion import awakening, caliphate, civil_war, tables
from sandtable.labyrinth.markers import MARKERS, TRAINING_CAMPS
from sandtable.labyrinth.play import DONE, Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event, share
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import EVERY_PLOT, GOOD, ISLAMIST_RULE, JIHADIST, NEUTRAL, US, WMD
from sandtable.labyrinth.tracks import lapse

BOKO_HARAM: Final = 186
PLOTS_OF_BOKO_HARAM: Final = frozenset((2, 3))


REPORTED_DEAD: Final = (215, 216, 219, 225, 237)
"""The leaders and fighters whose death is unconfirmed (card 197)."""


share(
    "base", "awakening", "jihadist_videos", "martyrdom_operation", "quagmire", "regional_al_qaeda"
)  # 189, 190, 192, 193


def garrisons_at_war(s: State) -> list[Country]:
    """Those of them that have Troops; Militia are none (11.2.4)."""
    return [country for country in at_war(s) if country.troops]


def garrisons(s: State) -> list[Country]:
    """The countries with Troops."""
    return open_to_events(s.where(lambda country: country.troops))


@event("al_maliki", deck="awakening")
def al_maliki(g: Play, side: str) -> Ask[None]:
    """Card 185: all Troops leave a country; a Muslim one becomes Neutral, gets Aid, is rid of Regime Change."""
    places = garrisons(g.s)
    if not places:
        return
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, places, event=g.event)
    if country.cubes:
        pieces.move_troops(g, country, None, country.cubes)
    for marker in country.markers:
        if MARKERS[marker].troops:
            pieces.remove_marker(g, country, marker)
    if country.is_muslim:
        countries.set_alignment(g, country, NEUTRAL)
        countries.place_aid(g, country)
        countries.remove_regime_change(g, country)


@event("boko_haram", deck="awakening")
def boko_haram(g: Play, side: str) -> Ask[None]:
    """Card 186: a Plot 2 or 3, or up to three cells, in Nigeria; another card may be given up to keep this one."""
    nigeria = g.s["nigeria"]

    def place_cells() -> Ask[None]:
        most = min(3, g.s.cells_to_place)
        count = (yield from g.how_many(JIHADIST, Purpose.HOW_MANY_CELLS, 1, most)) if most else 0
        placed = yield from pieces.place_cells(g, nigeria, count)
        yield from caliphate.offer(g, nigeria, placed)

    if open_to_events([nigeria]):
        yield from actions.choose_one(
            g,
            JIHADIST,
            {
                "place_plot": (
                    any(kind in PLOTS_OF_BOKO_HARAM for kind in g.s.available_plots),
                    lambda: jihadist_operations.choose_and_place_plot(g, nigeria, PLOTS_OF_BOKO_HARAM),
                ),
                "place_cells": (g.s.cells_to_place > 0, place_cells),
            },
            in_secret=bool(pieces.kinds_face_down(g.s) & PLOTS_OF_BOKO_HARAM),
        )
    yield from _buy_back(g, BOKO_HARAM)


def _buy_back(g: Play, number: int) -> Ask[None]:
    """The Jihadist side may discard a 3-value card that is not of the US, and take the one it played back.

    A bot does not: nobody looks into its pile (12.2). Who has cards is asked, whatever they are.
    """
    if g.s.has_pile(JIHADIST) or not g.s.hands[JIHADIST]:
        return
    hand = [g.card(each) for each in sorted(hands.could_hold(g.s, JIHADIST))]
    price = [card_option(card.number) for card in hand if card.ops == 3 and card.side != US]
    options = [*price, word_option(DONE)]
    key = yield from g.pick_in_secret(JIHADIST, Purpose.BUY_BACK, options, card=g.card(number))
    if key != DONE:
        yield from hands.discard(g, JIHADIST, int(key))
        g.goes_to[number] = JIHADIST


@event("foreign_fighters", deck="awakening", playable=lambda s, side: bool(at_war(s)))
def foreign_fighters(g: Play, side: str) -> Ask[None]:
    """Card 187: five cells for a country at war with itself, which loses an Aid or is besieged."""
    yield from flock_to(g, at_war(g.s))


@event("isil", deck="awakening")
def isil(g: Play, side: str) -> Ask[None]:
    """Card 188: Civil War in Syria and in Iraq unless they are at an extreme or well guarded; Prestige falls."""
    wars = open_to_isil(g.s)
    if len(wars) > 1 and _pieces_run_short(g.s, wars):
        first = yield from g.choose(JIHADIST, Purpose.CIVIL_WAR_FIRST, wars)
        wars.sort(key=lambda country: country is not first)
    for country in wars:
        yield from civil_war.start(g, country)
    tracks.change_prestige(g, -1)


def open_to_isil(s: State) -> list[Country]:
    """Where ISIL starts a Civil War."""
    return [
        country
        for country in open_to_events(tables.named(s, ("syria", "iraq")))
        if country.governance not in (GOOD, ISLAMIST_RULE) and country.excess_defenders() <= 0 and not country.civil_war
    ]


def _pieces_run_short(s: State, wars: Sequence[Country]) -> bool:
    """Whether the track cannot replace the markers of all of them, so that it matters which comes first (11.2.2)."""
    cells, militia = [country.reaction for country in wars], [country.awakening for country in wars]
    return (all(cells) and sum(cells) > s.cells_to_place) or (all(militia) and sum(militia) > s.militia_on_track)


@event("muslim_brotherhood", deck="awakening", playable=lambda s, side: bool(open_to_unrest(s)))
def muslim_brotherhood(g: Play, side: str) -> Ask[None]:
    """Card 191: a Reaction marker in Egypt and up to two more, anywhere."""
    yield from awakening.place_reaction(g, g.s["egypt"])
    for _ in range(2):
        country = yield from g.choose_or_stop(
            JIHADIST, Purpose.PLACE_UNREST, open_to_unrest(g.s), marker=awakening.REACTION
        )
        if country is None:
            break
        yield from awakening.place_reaction(g, country)


@event("snowden", deck="awakening")
def snowden(g: Play, side: str) -> None:
    """Card 194: Prestige falls by two; Russia and Germany turn against the US."""
    tracks.change_prestige(g, -2)
    for id in ("russia", "germany"):
        countries.set_posture(g, g.s[id], g.s.us_posture.opposite)


def taliban_strongholds(s: State) -> list[Country]:
    return [country for country in at_war(s) if country.cells >= 3]


@event("taliban_resurgent", deck="awakening", playable=lambda s, side: bool(taliban_strongholds(s)))
def taliban_resurgent(g: Play, side: str) -> Ask[None]:
    """Card 195: three cells give themselves up for two plots, WMD excepted, and two Jihad rolls that risk nothing."""
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, taliban_strongholds(g.s), event=g.event)
    for _ in range(3):
        yield from pieces.remove_chosen_cell(g, JIHADIST, country)
    for _ in range(2):
        yield from jihadist_operations.choose_and_place_plot(g, country, EVERY_PLOT - {WMD})
    start = country.governance
    if start is None or not country.is_muslim or jihadist_operations.spared_jihad(g.s, country):
        return
    successes = 0
    for _ in range(2):
        successes += yield from jihadist_operations.jihad_succeeds(g, country, start)
    countries.shake(g, country, successes)


def _fit_for_camps(s: State) -> list[Country]:
    return open_to_events(country for country in s.muslim() if not country.is_unmarked and not country.is_good)


@event("training_camps", deck="awakening", playable=lambda s, side: bool(_fit_for_camps(s)))
def training_camps(g: Play, side: str) -> Ask[None]:
    """Card 196: the marker, which brings extra cells into the game (11.3.7), and two cells in a country."""
    country = yield from g.choose(JIHADIST, Purpose.PLACE_MARKER, _fit_for_camps(g.s), marker=TRAINING_CAMPS)
    pieces.place_marker(g, country, TRAINING_CAMPS, with_cells=True)
    yield from pieces.place_cells(g, country, 2)
    aftermath.settle(g, country)


@event("unconfirmed", deck="awakening")
def unconfirmed(g: Play, side: str) -> Ask[None]:
    """Card 197: one who was thought dead is back in the Jihadist hand, and Prestige falls."""
    yield from actions.take_removed(g, JIHADIST, REPORTED_DEAD)
    tracks.change_prestige(g, -1)


@event("us_atrocities", deck="awakening", playable=lambda s, side: bool(garrisons_at_war(s)))
def us_atrocities(g: Play, side: str) -> Ask[None]:
    """Card 198: where Troops are in a civil war, a shift toward Adversary; a Posture is chosen; Prestige falls."""
    country = yield from g.choose(JIHADIST, Purpose.SHIFT_ALIGNMENT, garrisons_at_war(g.s), toward="adversary")
    countries.toward_adversary(g, country)
    undecided = g.s.where(lambda each: each.is_non_muslim and each.is_unmarked and not each.space.schengen)
    if undecided:
        yield from actions.select_postures(g, JIHADIST, undecided)
    tracks.change_prestige(g, -1)


@event("us_consulate_attacked", deck="awakening")
def us_consulate_attacked(g: Play, side: str) -> Ask[None]:
    """Card 199: Prestige falls by two, the US discards a random card; a US Election this turn changes its Posture."""
    tracks.change_prestige(g, -2)
    yield from hands.discard_at_random(g, US)
    lapse(g, "us_consulate_attacked")

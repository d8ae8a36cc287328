"""The events of neither side of value 1."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, hands, jihadist_operations, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.play import Play, card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import EVERY_PLOT, JIHADIST, SIDES, US

PLOT_1: Final = 1


@event("danish_cartoons")
def danish_cartoons(g: Play, side: str) -> Ask[None]:
    """Card 96: the US selects Scandinavia's Posture; then the Jihadists place a plot in a Muslim country."""
    yield from countries.select_posture(g, US, g.s["scandinavia"])
    yield from place_plot(g, offended_countries(g.s), EVERY_PLOT if g.s.any_islamist_rule() else {PLOT_1})


def offended_countries(s: State) -> list[Country]:
    """Where Danish Cartoons may place its plot: Muslim countries not under Islamist Rule (8.5.1)."""
    return [country for country in s.muslim() if not country.is_islamist]


def place_plot(g: Play, places: Sequence[Country], allowed: Set[int]) -> Ask[None]:
    """The Jihadist side places a plot of one of these kinds in one of these countries, if it can."""
    if places and not allowed.isdisjoint(g.s.available_plots):
        country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, places)
        yield from jihadist_operations.choose_and_place_plot(g, country, allowed)


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
    yield from actions.exchange(g, given, "gave")
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
    hand = sorted(hands.could_hold(g.s, US))
    if g.s.has_pile(US):  # 13.2
        yield from hands.discard_at_random(g, US)
    elif hand:
        key = yield from g.pick(US, Purpose.CHOOSE_DISCARD, [card_option(number) for number in hand])
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

"""The events of neither side of value 3."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, jihadist_operations, pieces, tracks, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import draw_cards, remove_a_cell
from sandtable.labyrinth.events.base.unassociated_1 import place_plot
from sandtable.labyrinth.events.base.unassociated_2 import not_for_us_while_islamists_hold_out
from sandtable.labyrinth.play import Play, card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, EVERY_PLOT, HARD, JIHADIST, US
from sandtable.labyrinth.tracks import lapse, unmark

HAMBALI_COUNTRIES: Final = ("indonesia_malaysia", "india", "pakistan", "thailand", "philippines")


@event("bin_ladin", playable=not_for_us_while_islamists_hold_out)
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
        yield from place_plot(g, hambalis_ground(g.s), EVERY_PLOT)


def _friendly_targets(s: State) -> list[Country]:
    """Ally and Non-Muslim countries with plots in them."""
    return s.where(lambda country: country.plots and (country.is_ally or country.is_non_muslim))


@event("ksm", playable=lambda s, side: side == JIHADIST or bool(_friendly_targets(s)))
def ksm(g: Play, side: str) -> Ask[None]:
    """Card 116: plots in Ally and Non-Muslim countries are foiled and the US draws two cards, or a plot is placed."""
    if side == JIHADIST:
        yield from place_plot(g, jihadist_operations.plot_places(g.s), EVERY_PLOT)
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

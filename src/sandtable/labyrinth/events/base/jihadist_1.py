"""The Jihadist events of value 1."""

from __future__ import annotations

from typing import Final

from sandtable.core.checks import at_most
from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, hands, jihadist_operations, levels, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.play import Play, card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import always, event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, US
from sandtable.labyrinth.tracks import mark

GADAHN_NUMBER: Final = 2  # card 48: each die of 1 or 2 recruits


def insurgency(s: State) -> bool:
    """Whether a Regime Change country has a cell."""
    return s.any(lambda country: country.is_regime_change and country.cells)


def _troops_in_iraq(s: State, side: str) -> bool:
    return s["iraq"].troops > 0


def _opens_recruiting(s: State, name: str) -> bool:
    """Whether this is the first card of a Jihadist action phase, and GTMO is not in effect (cards 48 and 53).

    An event that another card sets off is not the first card.
    """
    own = s.rules.cards_of(name)
    first = s.side == JIHADIST and s.card == 1 and all(number in own for number in s.playing)
    return first and not s.in_effect("gtmo")


def _second_card(g: Play) -> Ask[int]:
    """Which card comes second: the player's choice, at random by card 47, the next of an opponent's pile (9.2)."""
    if g.s.has_pile(JIHADIST) or g.s.in_effect("the_door_of_itjihad_us"):
        return (yield from hands.random_card(g, JIHADIST))
    options = [card_option(number) for number in sorted(hands.could_hold(g.s, JIHADIST))]
    return int((yield from g.pick(JIHADIST, Purpose.SECOND_CARD, options)))


def _adam_gadahn_playable(s: State, side: str) -> bool:
    second = any(number not in s.rules.cards_of("adam_gadahn") for number in s.hands[JIHADIST])
    return second and s.available_cells > 0 and _opens_recruiting(s, "adam_gadahn")


@event("adam_gadahn", playable=_adam_gadahn_playable, hand_decides=always)
def adam_gadahn(g: Play, side: str) -> Ask[None]:
    """Card 48: the second card of the action phase Recruits in the United States; its US event does not happen."""
    number = yield from _second_card(g)
    yield from card_play.play_second_card(
        g, JIHADIST, number, "recruit", _recruit_in_the_united_states, opposing_event=False
    )


def _recruit_in_the_united_states(g: Play, value: int) -> Ask[None]:
    """Dice by the card's value; no cell or Cadre needs to be there."""
    country = g.s["united_states"]
    successes: list[Country] = []
    for _ in range(value):
        check = at_most(GADAHN_NUMBER)
        if (yield from g.check("recruit", check, "card 48", country=country, number=GADAHN_NUMBER)).succeeds:
            successes += [country] * levels.cells_per_recruit(g.s)
    yield from jihadist_operations.place_recruits(g, successes, g.s.available_cells)


@event("al_ittihad_al_islami")
def al_ittihad_al_islami(g: Play, side: str) -> Ask[None]:
    """Card 49: a cell in Somalia."""
    yield from pieces.place_cells(g, g.s["somalia"])


def _iraq_marked_below_good(s: State, side: str) -> bool:
    return not s["iraq"].is_unmarked and not s["iraq"].is_good


@event("ansar_al_islam", playable=_iraq_marked_below_good)
def ansar_al_islam(g: Play, side: str) -> Ask[None]:
    """Card 50: a cell in Iraq or Iran, if there is one on the track (6.2.4)."""
    if g.s.cells_to_place:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, [g.s["iraq"], g.s["iran"]])
        yield from pieces.place_cells(g, country)


@event("fres", playable=_troops_in_iraq)
def fres(g: Play, side: str) -> Ask[None]:
    """Card 51: four cells in Iraq, two once Saddam has been captured."""
    iraq = g.s["iraq"]
    placed = yield from pieces.place_cells(g, iraq, 2 if g.s.in_play("saddam_captured") else 4)
    yield from caliphate.offer(g, iraq, placed)


@event("ieds", playable=lambda s, side: insurgency(s))
def ieds(g: Play, side: str) -> Ask[None]:
    """Card 52: the US discards a random card."""
    yield from hands.discard_at_random(g, US)


@event("madrassas", playable=lambda s, side: _opens_recruiting(s, "madrassas"))
def madrassas(g: Play, side: str) -> Ask[None]:
    """Card 53: Recruit with this card and the second of the action phase, if there is one, whatever the Funding."""
    yield from _recruit_by_madrassas(g, 1)
    if not g.s.hands[JIHADIST]:  # 6.2.4
        return
    number = yield from _second_card(g)
    yield from card_play.play_second_card(
        g, JIHADIST, number, "recruit", _recruit_by_madrassas, opposing_event=g.s.is_person(JIHADIST)
    )


def _recruit_by_madrassas(g: Play, value: int) -> Ask[None]:
    """Recruit with any cell on the track, also in Poor and Islamist Rule countries without cell or Cadre."""
    if g.s.in_effect("gtmo"):  # the US has played it meanwhile, by Intel Community on the second card
        g.note("passes", "card 114", side=JIHADIST)
        return
    yield from jihadist_operations.recruit(
        g, value, places=_madrassas_places, purpose=Purpose.EVENT_RECRUIT_WHERE, ignore_funding=True
    )


def _madrassas_places(s: State) -> list[Country]:
    return s.where(lambda country: country.cells or country.cadre or country.is_poor or country.is_islamist)


@event("moqtada_al_sadr", playable=_troops_in_iraq)
def moqtada_al_sadr(g: Play, side: str) -> None:
    """Card 54: Sadr, a cell of its own kind, rises in Iraq."""
    pieces.place_sadr(g, g.s["iraq"])


@event("uyghur_jihad")
def uyghur_jihad(g: Play, side: str) -> Ask[None]:
    """Card 55: a cell in China if China is Soft, else in Central Asia."""
    china = g.s["china"]
    yield from countries.test(g, china)
    yield from pieces.place_cells(g, g.s["central_asia"] if china.posture == HARD else china)


@event("vieira_de_mello_slain", playable=lambda s, side: insurgency(s))
def vieira_de_mello_slain(g: Play, side: str) -> None:
    """Card 56: Prestige falls, and UN Nation Building is over for good."""
    tracks.change_prestige(g, -1)
    mark(g, "vieira_de_mello_slain")

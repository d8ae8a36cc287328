"""The US events of value 3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, deploy, hands, pieces, tracks, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import outside_caliphate, select_postures, take_at_random
from sandtable.labyrinth.play import Play, card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, FAIR, GOOD, HARD, HIDDEN, JIHADIST, NEUTRAL, SOFT, US
from sandtable.labyrinth.tracks import lapse, mark, unmark

BACK_CHANNEL: Final = 32


IRAQI_WMD: Final = 37


LIBYAN_WMD: Final = 39


def _cards_worth(s: State, value: int) -> list[int]:
    """The other cards in the US hand that have this value printed on them; Reserves do not count (6.3.3.1)."""
    if s.has_pile(US):  # nobody looks into it (13.2)
        return []
    others = [number for number in sorted(hands.could_hold(s, US)) if number not in (BACK_CHANNEL, HIDDEN)]
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
        key = yield from g.pick_in_secret(US, Purpose.CHOOSE_DISCARD, options)
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

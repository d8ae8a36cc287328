"""An event is played if it can have an effect, and only then (12.4.1, 13.4.2): tried out with many dice.

The bots ask before they play an event whether anything would change. These tests carry the events out, in many worlds
and with real dice, and compare.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getsource

import pytest

from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Question, Request
from sandtable.labyrinth import debts
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.expansion import tables
from sandtable.labyrinth.opponents import book_seat, random_country
from sandtable.labyrinth.opponents.bots.jihadist import JihadistBot
from sandtable.labyrinth.opponents.bots.jihadist.chart import Playing, plays_event
from sandtable.labyrinth.opponents.bots.us import UsBot, rehearsal
from sandtable.labyrinth.opponents.bots.us.rehearsal import CHOOSING, COUNTRY, TRACKS, event_can_be_played, has_effect
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.redealing import Below
from sandtable.labyrinth.registry import event_of
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, FUNDING_MOST, JIHADIST, POOR, PRESTIGE_MOST, US
from sandtable.labyrinth.victory import Ended
from tests.labyrinth.bot_us_scene import about, moment, rule
from tests.labyrinth.opponents.bots.us_games import moments
from tests.labyrinth.opponents.fairness import below
from tests.playing import carried_out

TRIALS = 40
OF_A_HIDDEN_HAND = (59,)
"""Amerithrax may find no card of the US in a hand that the bot cannot see."""


def changed(before: State, after: State) -> bool:
    """Whether a piece, a marker, a track or a card is not where it was."""
    if TRACKS(after) != TRACKS(before):
        return True
    return any(COUNTRY(after.countries[id]) != COUNTRY(country) for id, country in before.countries.items())


def on_the_table(s: State, card: Card) -> State:
    """The same moment with this card being played."""
    twin = s.copy()
    for pile in (*twin.hands.values(), twin.deck, twin.discard, twin.removed, twin.lapsing_cards):
        if card.number in pile:
            pile.remove(card.number)
    twin.playing = [card.number]
    return twin


def may_change(s: State, card: Card, side: str, stream: Below) -> bool:
    """Whether the event of a card, as the bot of a side carries it out, changes anything by some dice and answers."""

    def reply(request: Request) -> object:
        if isinstance(request, Roll):
            return 1 + stream(6)
        if isinstance(request, Draw):
            return request.among[stream(len(request.among))]
        if isinstance(request, Question):
            count = request.at_least + stream(min(request.at_most, len(request.keys)) - request.at_least + 1)
            first = stream(len(request.keys))
            return tuple([*request.keys[first:], *request.keys[:first]][:count])
        return None

    for _ in range(TRIALS):
        trial = s.copy()
        g = Play(trial, None, {side: UsBot() if side == US else JihadistBot()})
        g.event = card.event
        try:
            carried_out(event_of(card).carry_out(g, side), reply)
            carried_out(debts.pay(g), reply)
        except Ended:
            return True
        if changed(s, trial):
            return True
    return False


# -- the US bot: what is refused for want of an effect has none (13.4.2)


def satisfied(s: State, stream: Below) -> State:
    """A world in which the US has little left to gain."""
    twin = s.copy()
    twin.prestige, twin.funding = PRESTIGE_MOST, 1
    for country in twin.countries.values():
        if country.takes_posture and stream(5):
            country.posture = twin.us_posture
    return twin


@pytest.mark.slow
@rule("13.4.2b")
def test_what_the_us_bot_refuses_could_change_nothing() -> None:
    stream = below("refused")
    refused = 0
    for found in moments(6):
        for world in (found, satisfied(found, stream)):
            for card in world.rules.deck.values():
                s = on_the_table(world, card)
                if rehearsal.is_wanted(s, card) and not has_effect(s, card, UsBot):
                    refused += 1
                    assert not may_change(s, card, US, stream), card.number
    assert refused > 100


@rule("13.4.2b")
@pytest.mark.parametrize(("us", "them"), [("hard", "soft"), ("soft", "hard")])
def test_29_blair_is_played_though_lots_are_cast_before_the_dice(us: str, them: str) -> None:
    """Six countries are equal: dice choose three of them before a War of Ideas is rolled anywhere."""
    schengen = ("scandinavia", "benelux", "germany", "eastern_europe", "france", "italy", "spain")
    world = {id: {"posture": them} for id in schengen[1:]} | {schengen[0]: {"posture": us}}
    s = moment({**world, "united_kingdom": {"posture": us}}, us_posture=us, prestige=8, playing=[29]).s
    assert event_can_be_played(s, about(s, 29))


def test_no_die_that_chooses_a_country_is_taken_for_a_test() -> None:
    rolled = re.compile(r'g\.roll(?:_among)?\("(\w+)"')
    named = {name for module in (tables, random_country) for name in rolled.findall(getsource(module))}
    assert named == CHOOSING


# -- the Jihadist bot: what it plays can change something (12.4.1)


def all_in_one_place(s: State) -> Iterator[State]:
    """Worlds in which the Jihadists have little left to gain, and all cells are in one Poor country."""
    for home in [country for country in s.muslim() if country.is_poor and not country.under_truce][:4]:
        twin = s.copy()
        twin.prestige, twin.funding = 1, FUNDING_MOST
        cells = twin.cells_to_place
        for country in twin.countries.values():
            cells += country.active + country.sleepers
            country.active = country.sleepers = 0
            if country.is_muslim and country.governance is not None and not country.is_islamist:
                country.governance, country.alignment = POOR, ADVERSARY
            if country.takes_posture and country.posture is not None:
                country.posture = twin.us_posture.opposite
            twin.moved(country)
        twin[home.id].sleepers = cells
        twin.moved(twin[home.id])
        yield twin


@pytest.mark.slow
@rule("12.4.1a")
def test_what_the_jihadist_bot_plays_can_change_something() -> None:
    stream = below("played")
    played: set[int] = set()
    for found in moments(10):
        for world in (found, *all_in_one_place(found)):
            world.books = {JIHADIST: book_seat(JIHADIST, "bot", "muddled")}
            for card in world.rules.deck.values():
                s = on_the_table(world, card)
                if card.number not in OF_A_HIDDEN_HAND and plays_event(s, Playing(card, card.ops)):
                    played.add(card.number)
                    assert may_change(s, card, JIHADIST, stream), card.number
    assert len(played) > 90

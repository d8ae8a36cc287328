"""What a seat imagines agrees with what it has seen, and with nothing else: each deal that does is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from sandtable.core.chance import SeededChance
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.country import Plot
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, US, WMD
from tests.comparing import counted, likely, seen
from tests.labyrinth.scene import LABYRINTH, turn

DEALS = 1500

Kinds = tuple[tuple[int, ...], ...]


def plots(s: State) -> Kinds:
    """The kinds of the plots, country by country, then those in the box."""
    return (*(tuple(plot.kind for plot in country.plots) for country in s.countries.values()), (*s.available_plots,))


def laid(s: State, kinds: tuple[int, ...]) -> State:
    """A copy with these kinds in the places of the plots, the rest in the box."""
    twin, rest = s.copy(), [*kinds]
    for country in twin.countries.values():
        country.plots = tuple(Plot(rest.pop(0), plot.backlash) for plot in country.plots)
        twin.moved(country)
    twin.available_plots = sorted(rest)
    return twin


def possible(s: State, seat: str | None) -> dict[Kinds, float]:
    """Every way to lay the markers that looks to a seat as it does now, with its share: all tried out."""
    markers = [kind for row in plots(s) for kind in row]
    found: Counter[Kinds] = Counter()
    for kinds in permutations(markers):
        found[plots(laid(s, kinds))] += 1
    now = seen(LABYRINTH, s, seat)
    agreeing = {
        kinds: ways
        for kinds, ways in found.items()
        if seen(LABYRINTH, laid(s, tuple(kind for row in kinds for kind in row)), seat) == now
    }
    return {kinds: ways / sum(agreeing.values()) for kinds, ways in agreeing.items()}


NEST_SCENES: dict[str, dict[str, Any]] = {
    "WMD shown": {"united_states": {"plots": ["wmd", 1]}, "france": {"plots": ["wmd", 2]}},
    "only numbered ones": {"united_states": {"plots": [2, 1]}, "france": {"plots": ["wmd"]}},
    "all WMD abroad": {"france": {"plots": ["wmd", 1]}, "germany": {"plots": ["wmd"]}},
}


def nest_scene(name: str, events: list[str]) -> State:
    """Plots under NEST, or without it; few are in the box, so that every deal can be counted."""
    countries = {id: {"posture": "soft", **lies} for id, lies in NEST_SCENES[name].items()}
    countries.get("united_states", {}).pop("posture", None)
    placed = [kind for country in NEST_SCENES[name].values() for kind in country["plots"]]
    box: list[Any] = [1, 3]
    numbered = [1, 1, 1, 2, 2, 3]
    for kind in [*(kind for kind in placed if kind != "wmd"), *box]:
        numbered.remove(kind)
    piles = {"available": box, "set_aside": numbered, "removed": ["wmd"] * (3 - placed.count("wmd"))}
    state: State = turn(US, 23, countries=countries, events=events, plots=piles, wmd={"loose": 0}).state
    return state


@pytest.mark.slow
@pytest.mark.parametrize("seat", [US, None])
@pytest.mark.parametrize("events", [["nest"], []], ids=["nest", "without"])
@pytest.mark.parametrize("name", NEST_SCENES)
@pytest.mark.rule("labyrinth", "8.5.4")
def test_plots_are_dealt_anew_as_they_were_seen_and_not_as_they_are(
    name: str, events: list[str], seat: str | None
) -> None:
    state = nest_scene(name, events)
    expected = possible(state, seat)
    assert len(expected) > 1
    chance = SeededChance(name, "plots")
    dealt = Counter(plots(LABYRINTH.redealt(state, seat, counted(chance, n))) for n in range(DEALS))
    assert likely(dealt, expected)


@pytest.mark.slow
def test_the_truth_makes_no_difference_to_what_is_dealt() -> None:
    """Two truths that look the same are dealt anew alike, draw by draw where the markers are counted alike."""
    state = nest_scene("WMD shown", ["nest"])
    worlds = possible(state, US)
    truths = [laid(state, tuple(kind for row in kinds for kind in row)) for kinds in worlds]
    assert any(truth["france"].plots != state["france"].plots for truth in truths)
    for truth in truths:
        assert possible(truth, US) == worlds


def test_those_who_lay_the_plots_know_them() -> None:
    state = nest_scene("WMD shown", ["nest"])
    for n in range(20):
        assert plots(LABYRINTH.redealt(state, JIHADIST, counted(SeededChance("own"), n))) == plots(state)


@pytest.mark.rule("labyrinth", "5.3.2")
def test_cards_that_a_seat_has_not_seen_are_equally_likely_wherever_they_lie() -> None:
    """The other hand, the order in which a position laid the deck, and the deck itself."""
    jihadist, draw = [52, 81, 92], [60, 61, 62]
    state = turn(US, 23, jihadist=jihadist, draw=[*draw, "rest"]).state
    unseen = [number for number in deck("base") if number not in (*state.hands[US], *state.discard, *state.removed)]
    chance = SeededChance("cards", "redeal")
    held: Counter[int] = Counter()
    next_up: Counter[int] = Counter()
    for n in range(DEALS):
        twin = LABYRINTH.redealt(state, US, counted(chance, n))
        assert LABYRINTH.faults(twin) == []
        held.update(twin.hands[JIHADIST])
        next_up[twin.stacked[0]] += 1
    assert likely(next_up, {number: 1 / len(unseen) for number in unseen})
    assert set(held) == set(unseen)
    for number in (*jihadist, *draw):
        share = held[number] / DEALS
        assert abs(share - len(jihadist) / len(unseen)) < 0.03


def test_cards_that_a_seat_has_seen_since_stay_where_they_were() -> None:
    """One that was played, one that was drawn and one that was shown; the rest is dealt anew, each as likely."""
    state = turn(US, 23, jihadist=[52, 81, 92]).state
    now = state.copy()
    now.hands[JIHADIST].remove(81)
    now.discard.append(81)
    now.deck.remove(60)
    now.hands[US].append(60)
    now.known[US] = (92,)
    unseen = [number for number in (*state.deck, 52) if number != 60]
    chance = SeededChance("cards", "seen since")
    held: Counter[int] = Counter()
    for n in range(DEALS):
        twin = LABYRINTH.redealt(state, US, counted(chance, n), now)
        assert LABYRINTH.faults(twin) == []
        assert 60 in twin.deck
        played, shown, other = sorted(twin.hands[JIHADIST], key=[81, 92].__contains__, reverse=True)
        assert {played, shown} == {81, 92}
        held[other] += 1
    assert likely(held, {number: 1 / len(unseen) for number in unseen})
    dealt = LABYRINTH.redealt(state, JIHADIST, counted(chance, 0), now)
    assert dealt.hands[JIHADIST] == state.hands[JIHADIST]  # its own


def test_real_cards_and_plots_that_nobody_has_seen_stay_unseen() -> None:
    table = turn(US, 23, seats={JIHADIST: "solitaire"}, dice="physical")
    state = table.state.copy()
    state.hands[JIHADIST] = [HIDDEN] * 3
    state["france"].plots = (Plot(HIDDEN),)
    state.moved(state["france"])
    for n in range(20):
        twin = LABYRINTH.redealt(state, US, counted(SeededChance("real"), n))
        assert twin.hands[JIHADIST] == [HIDDEN] * 3
        assert twin["france"].plots == (Plot(HIDDEN),)
        assert HIDDEN not in (*twin.deck, *twin.available_plots)
        assert WMD not in twin.available_plots or WMD in state.available_plots

"""What a seat imagines agrees with what it has seen, and with nothing else: each deal that does is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sandtable.core.chance import SeededChance
from sandtable.core.game import games
from sandtable.plain.deception import MARKERS_OF_A_KIND
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, DECEPTION, PROPAGANDA, TALIBAN
from tests.comparing import counted, likely, seen
from tests.plain.scene import scene

PLAIN = games()["plain"]
DEALS = 1500
DECEPTIONS = {
    "coalition": ["hidden_agenda"],
    "government": ["hidden_asset", "empty_threat"],
    "taliban": ["hidden_agenda", "hidden_agenda"],
    "warlords": ["hidden_asset"],
}

Markers = tuple[tuple[str, ...], ...]


def deceptive() -> State:
    """A table with Deception markers, of which the Coalition has shown an Agenda and the Warlords an Asset."""
    state: State = scene(
        options={"deception": True}, deception=DECEPTIONS, agendas={"coalition": 1}, draw=[3, "propaganda", 4, 5]
    ).state
    return state


def markers(s: State) -> Markers:
    """The markers of all, in the order of the factions."""
    return tuple(tuple(kept) for kept in s.deception.values())


def possible(s: State, seat: str | None) -> dict[Markers, float]:
    """Every way to deal the markers that are not shown by which a seat sees what it sees now, with its share."""
    shown = ["hidden_agenda", "hidden_asset"]
    rest = [kind for kind in DECEPTION for _ in range(MARKERS_OF_A_KIND)]
    for kind in shown:
        rest.remove(kind)
    found: Counter[Markers] = Counter()
    twin = s.copy()
    now = seen(PLAIN, s, seat)
    looked: dict[Markers, bool] = {}
    for dealt in permutations(rest, sum(map(len, s.deception.values()))):
        left = [*dealt]
        twin.deception = {faction: [left.pop() for _ in kept] for faction, kept in s.deception.items()}
        kinds = markers(twin)
        if kinds not in looked:
            looked[kinds] = seen(PLAIN, twin, seat) == now
        found[kinds] += looked[kinds]
    total = sum(found.values())
    return {kinds: ways / total for kinds, ways in found.items() if ways}


@pytest.mark.rule("plain", "7.3-opt")
@pytest.mark.parametrize("seat", [TALIBAN, COALITION])
def test_deception_markers_are_dealt_anew_as_they_were_seen_and_not_as_they_are(seat: str) -> None:
    state = deceptive()
    expected = possible(state, seat)
    assert len(expected) > 10
    chance = SeededChance(seat, "markers")
    dealt = Counter(markers(PLAIN.redealt(state, seat, counted(chance, n))) for n in range(DEALS))
    assert likely(dealt, expected)


def test_what_lies_in_the_deck_is_equally_likely_whatever_its_order() -> None:
    state = deceptive()
    chance = SeededChance("deck", "redeal")
    counts: Counter[int] = Counter()
    for n in range(DEALS):
        twin = PLAIN.redealt(state, TALIBAN, counted(chance, n))
        assert PLAIN.faults(twin) == []
        counts[twin.stacked[0]] += 1
    events = len(state.pool) + 3
    expected = dict.fromkeys((*state.pool, 3, 4, 5), 0.75 / events) | {PROPAGANDA: 0.25}
    assert likely(counts, expected)

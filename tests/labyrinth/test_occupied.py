"""The countries with pieces are remembered, and found again whenever something has moved."""

from __future__ import annotations

from sandtable import Table
from sandtable.labyrinth.state import State
from tests.labyrinth.scene import LABYRINTH
from tests.playing import answers, at_random


def ids(s: State) -> list[str]:
    return [country.id for country in s.occupied]


def test_they_follow_the_pieces_through_whole_games() -> None:
    seen = set()
    for seed in range(4):
        table = Table.new("labyrinth", seed=seed)
        for _ in answers(table, at_random(seed), 300):
            s: State = table.state
            assert s.occupied == [s.everywhere[place] for place in s.look_for_pieces()]
            seen.add(tuple(ids(s)))
    assert len(seen) > 30


def test_a_copy_has_countries_of_its_own() -> None:
    s: State = Table.new("labyrinth", seed=1).state
    twin = s.copy()
    assert ids(twin) == ids(s)
    assert all(twin[country.id] is country for country in twin.occupied)
    assert all(twin[country.id] is country for country in twin.muslim())


def test_whoever_moves_a_piece_without_a_word_is_found_out() -> None:
    s: State = Table.new("labyrinth", seed=1).state
    empty = next(country for country in s.countries.values() if country not in s.occupied and country.is_non_muslim)
    empty.cadre = True
    assert [fault.id for fault in LABYRINTH.faults(s)] == ["fault-occupied", "fault-unsaid"]
    s.moved(empty)
    assert LABYRINTH.faults(s) == []
    assert empty in s.occupied

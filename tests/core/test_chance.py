"""Chance: the n-th draw is the same on every machine, and no face of a die is favoured."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance, checked_script, secret_seed
from sandtable.core.errors import BadDice

GOLDEN_DICE = [4, 0, 4, 4, 2, 4, 3, 5, 3, 3, 0, 5, 0, 0, 2, 3, 2, 0, 4, 3]
GOLDEN_CARDS = [52, 102, 64, 4, 44, 4, 3, 65, 81, 51]
GOLDEN_THOUGHTS = [4, 0, 1, 4, 0, 3, 5, 2, 1, 4, 0, 4, 1, 4, 4, 5, 5, 2, 5, 0]
GOLDEN_BIG = 3784586651389033204


def test_draws_have_fixed_values() -> None:
    """These never change: saves from everywhere depend on nothing less."""
    table = SeededChance("sandtable")
    assert [table.below(6, n) for n in range(20)] == GOLDEN_DICE
    assert [table.below(120, n) for n in range(10)] == GOLDEN_CARDS
    assert [SeededChance("sandtable", "thinking").below(6, n) for n in range(20)] == GOLDEN_THOUGHTS
    assert table.below((1 << 63) + 1, 5) == GOLDEN_BIG


@pytest.mark.parametrize("seed", ["sandtable", "a seed with more letters than a block has bytes" * 3])
def test_anybody_can_work_a_draw_out_from_the_seed(seed: str) -> None:
    for n in (0, 7, 1234):
        word = int.from_bytes(hmac.digest(f"table:{seed}".encode(), str(n).encode(), "sha256")[:8], "big")
        assert SeededChance(seed).below(6, n) == word % 6


def test_a_draw_depends_on_seed_stream_and_number_alone() -> None:
    chance = SeededChance("a")
    assert chance.below(1000, 7) == SeededChance("a").below(1000, 7)
    assert len({chance.below(10**9, n) for n in range(200)}) == 200
    assert chance.below(10**9, 1) != SeededChance("b").below(10**9, 1)
    assert chance.below(10**9, 1) != SeededChance("a", "thinking").below(10**9, 1)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 120])
def test_every_value_comes_up_as_often_as_it_should(bound: int) -> None:
    draws = 6000
    chance = SeededChance("fair")
    counts = Counter(chance.below(bound, n) for n in range(draws))
    assert set(counts) == set(range(bound))
    expected = draws / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < bound + 5 * (2 * bound) ** 0.5  # five standard deviations


def test_values_that_would_favour_some_results_are_drawn_again() -> None:
    """With three quarters of all values as the bound, a plain remainder makes the lowest third twice as likely."""
    bound = 3 << 62
    draws = [SeededChance("bias").below(bound, n) for n in range(1500)]
    assert all(0 <= value < bound for value in draws)
    assert 400 < sum(value < bound // 3 for value in draws) < 600  # 500 if fair, 750 if biased


def test_what_is_drawn_again_can_be_worked_out_too() -> None:
    """The n-th draw is of ``n``, then of ``n/1``, ``n/2`` and so on, until a value favours nobody."""
    bound = (1 << 63) + 1
    again = 0
    for n in range(60):
        attempts = (hmac.digest(b"table:again", word, "sha256") for word in _words(n))
        values = [int.from_bytes(attempt[:8], "big") for attempt in attempts]
        first = next(at for at, value in enumerate(values) if value < bound)
        assert SeededChance("again").below(bound, n) == values[first]
        again += first > 1
    assert again > 5


def _words(n: int) -> list[bytes]:
    return [str(n).encode(), *(f"{n}/{attempt}".encode() for attempt in range(1, 30))]


def test_the_seed_is_committed_to_by_its_hash() -> None:
    assert SeededChance("secret").commitment() == hashlib.sha256(b"secret").hexdigest()
    assert "secret" not in SeededChance("secret").commitment()


def test_a_script_is_checked_die_by_die() -> None:
    assert checked_script([1, 6, 3]) == [1, 6, 3]
    assert checked_script(()) == []
    with pytest.raises(BadDice, match="die 2 of the script is 7"):
        checked_script([1, 7])


def test_a_seed_that_nobody_gave_is_128_bits_and_never_the_same() -> None:
    seeds = [secret_seed() for _ in range(100)]
    assert len(set(seeds)) == len(seeds)
    assert all(len(bytes.fromhex(seed)) * 8 == 128 for seed in seeds)
    assert Table.new("labyrinth").seed != Table.new("labyrinth").seed

"""What a level of a book opponent brings: words of ``traits.py``, each kept by all higher levels."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sandtable.labyrinth import levels, traits
from sandtable.labyrinth.opponents import OPPONENTS, book_seat
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.scene import scene


def seated(level: str, name: str = "bot") -> State:
    """A table with a Jihadist opponent at a level."""
    state: State = scene().state
    state.books[JIHADIST] = book_seat(JIHADIST, name, level)
    return state


def test_each_level_keeps_what_the_ones_before_it_bring() -> None:
    for opponent in OPPONENTS:
        brought = [levels.brought_by(opponent.ladder, level) for level in opponent.ladder]
        assert brought[0] == ()
        for lower, higher in pairwise(brought):
            assert set(lower) < set(higher)
        assert len(set(brought[-1])) == len(brought[-1])


@pytest.mark.rule("labyrinth", "9.7")
@pytest.mark.rule("awakening", "12.5")
def test_the_same_name_brings_something_else_in_another_rule() -> None:
    assert levels.plots_per_success(seated("coherent", "solitaire")) == 2
    assert levels.plots_per_success(seated("coherent")) == 1
    assert levels.plots_per_success(seated("attractive")) == 2
    assert levels.us_may_discard_last_card(seated("virulent"))
    assert not levels.us_may_discard_last_card(seated("virulent", "solitaire"))


def test_an_opponent_of_ones_own_needs_no_number() -> None:
    """A ladder of other words is all that another opponent takes."""
    own = {"meek": (), "bold": (traits.TWO_PLOTS, traits.TWO_RECRUITS)}
    state = seated("muddled")
    for level, count in (("meek", 1), ("bold", 2)):
        state.books[JIHADIST] = state.books[JIHADIST]._replace(rule="99", traits=levels.brought_by(own, level))
        assert levels.plots_per_success(state) == levels.cells_per_recruit(state) == count

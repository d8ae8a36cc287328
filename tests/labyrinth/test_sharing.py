"""Tables share the countries that did not change: in whole games nobody writes to a shared one, or without a word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable import Table
from sandtable.labyrinth.country import COUNTRY_FIELDS, Country
from sandtable.labyrinth.state import State
from tests.copies import look_around, pure, watch
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import answers

pytestmark = pure


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    yield from watch(monkeypatch, Country)


GAMES = {
    "two people": {"scenario": "lets_roll"},
    "rule 9": {"scenario": "mission_accomplished", "seats": {"jihadist": "solitaire:virulent"}},
    "Steady": {"scenario": "anaconda", "seats": {"us": "steady", "jihadist": "random"}},
    "The Awakening": {"scenario": "isil"},
    "bots": {"scenario": "awakening", "seats": {"us": "bot:no_mercy", "jihadist": "bot:virulent"}},
    "bots of the base game": {"scenario": "lets_roll", "seats": {"us": "bot:ruthless", "jihadist": "bot:potent"}},
    "a campaign": {"scenario": "anaconda", "campaign": True, "seats": {"us": "random", "jihadist": "random"}},
}


@pytest.mark.slow
@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_no_shared_country_is_written_to_in_a_whole_game(name: str, seed: int) -> None:
    table = Table.new("labyrinth", seed=seed, **GAMES[name])  # type: ignore[arg-type]
    for asked, _ in enumerate(answers(table, chooser(KEEN, seed), 400)):
        if asked % 5 == 0:
            look_around(table, chooser(KEEN, 1))
    look_around(table, chooser(KEEN, 1))
    assert table.game.faults(table.state) == []


@pytest.mark.usefixtures("watched")
def test_the_copies_of_the_games_are_watched() -> None:
    s: State = Table.new("labyrinth", seed=1, seats={"us": "random", "jihadist": "random"}).steps[-1].state
    with pytest.raises(AssertionError, match="other tables share it"):
        s.in_sight()[0].aid = 1
    s["iraq"].aid += 1
    with pytest.raises(AssertionError):
        s.copy()


def test_a_copy_is_independent_in_every_field() -> None:
    s: State = Table.new("labyrinth", seed=1).state
    twin = s.copy()
    for name in set(COUNTRY_FIELDS) - {"id", "space"}:
        setattr(twin["iraq"], name, "another")
        twin.changed(twin["iraq"])
        assert getattr(s.copy()["iraq"], name) != "another"
        assert getattr(twin.copy()["iraq"], name) == "another"

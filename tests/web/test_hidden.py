"""Whole games, in which every byte sent to each seat and to a spectator is searched for what they must not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.web.frames import About, Snapshot, frame
from tests.web.people import serving, sqlite
from tests.web.watching import Watch, play_out

SIDES = ("us", "jihadist")


class LabyrinthWatch(Watch):
    """What one seat of Labyrinth is sent."""

    def hidden(self) -> set[int]:
        """The deck and the other hands, as far as they were not shown."""
        state = self.table.state
        others = [number for side in SIDES if side != self.seat for number in state.hands[side]]
        return {*state.deck, *state.stacked, *others} - {*state.known.get(self.seat, ())}

    def may_read(self, note: Mapping[str, Any]) -> bool:
        """Intel Community lets the US look (card 18), and the note is for it alone."""
        return self.seat == "us" and note["text"][0] == "note-hand-seen"

    def search_view(self, view: Mapping[str, Any], unknown: set[int]) -> None:
        """Hands, deck and plots are blank."""
        held = {number for side in SIDES for number in view["hands"][side] if number}
        assert not held & unknown
        assert {int(number) for number in view["playable"]} <= held
        if self.seat != "jihadist":
            shown = [plot["plot"] for country in view["countries"].values() for plot in country["plots"]]
            kinds = {"hidden", "wmd"} if "nest" in view["events"] else {"hidden"}  # card 5 shows WMD plots
            assert {*shown, *view["plots"]["available"]} <= kinds | {"hidden"}
        assert isinstance(view["deck"]["cards"], int)

    def search_text(self, text: str, unknown: set[int]) -> None:
        """Nor is the kind of a plot ever told."""
        assert self.seat == "jihadist" or "note-plot-kind" not in text
        super().search_text(text, unknown)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_hidden_is_ever_sent(tmp_path: Path, seed: int) -> None:
    async def scenario() -> Table:
        async with serving(sqlite(tmp_path)) as server:
            id, tokens = await server.two_people(options={"decks": 1})
            return await play_out(server, id, tokens, LabyrinthWatch, seed)

    assert asyncio.run(scenario()).outcome is not None


@pytest.mark.slow
def test_a_seat_is_sent_the_same_bytes_whatever_is_hidden_from_it() -> None:
    """Swap what a seat cannot see, and its frame does not change by a byte."""
    dice = random.Random(7)
    table = Table.new("labyrinth", seed=7)
    about = About("t", None, {}, (), None, {}, {}, {}, "", None, None, {}, 0)
    for _ in range(60):
        if table.question is None:
            break
        for seat in (None, *SIDES):
            honest = Snapshot.of(table, 0, ())
            twin = Snapshot.of(table, 0, ())
            shuffle_hidden(twin.state, seat, dice)
            seats = () if seat is None else (seat,)
            assert frame(honest, about, seats)[0] == frame(twin, about, seats)[0]
        question = table.question
        table.answer(*dice.sample(question.keys, dice.randint(question.at_least, question.at_most)))


def shuffle_hidden(state: Any, seat: str | None, dice: random.Random) -> None:
    """Mix the deck with the hands that a seat does not hold, and the kinds of the plots it cannot see."""
    hidden = [side for side in SIDES if side != seat]
    cards = [*state.deck, *(number for side in hidden for number in state.hands[side])]
    dice.shuffle(cards)
    for side in hidden:
        state.hands[side] = [cards.pop() for _ in state.hands[side]]
    state.deck = cards
    if seat != "jihadist":
        kinds = [*state.available_plots, *(plot.kind for _, plot in state.plots_on_map())]
        dice.shuffle(kinds)
        state.available_plots = [kinds.pop() for _ in state.available_plots]
        for country in state.countries.values():
            if country.plots:
                country.plots = tuple(plot._replace(kind=kinds.pop()) for plot in country.plots)
                state.changed(country)

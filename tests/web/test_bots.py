"""A person against the US bot on a server: the story of its cards, and nothing of its pile."""

from __future__ import annotations

import random

from sandtable import Table
from sandtable.web.frames import Snapshot
from sandtable.web.stories import applied, story_json
from tests.web.watching import play


def test_the_jihadist_player_is_told_what_the_bot_does_and_sees_no_card_of_its_pile() -> None:
    table = Table.new("labyrinth", seed=5, seats={"us": "bot:adept", "jihadist": "human"}, scenario="awakening")
    dice = random.Random(3)
    reasons = beats = 0
    while table.question is not None:
        assert table.question.seat == "jihadist"
        started = table.view("jihadist")
        play(table, dice)
        view = table.view("jihadist")
        known = table.state.known["jihadist"]
        assert all(card == 0 or card in known for card in view["hands"]["us"])
        assert view["hand_sizes"]["us"] == len(table.state.hands["us"])
        story = story_json(Snapshot.of(table, 0, ["jihadist"]).seen("jihadist"))
        if story is None:
            continue
        told = applied(view, story["start"])
        assert told == started
        for beat in story["beats"]:
            told = applied(told, beat["changes"])
            beats += 1
        assert applied(told, story["rest"]) == view
    reasons = sum(note.kind == "why" and (note.rule or "").startswith("13.") for note in table.notes_for("jihadist"))
    assert beats > 100
    assert reasons > 100

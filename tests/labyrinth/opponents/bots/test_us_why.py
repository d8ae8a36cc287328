"""The US bot says why: no box, row or die of rule 13 decides silently, and the reasons can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.charts import Chart, Flow
from sandtable.core.messages import Message, Note
from sandtable.labyrinth import card_play, sequence
from sandtable.labyrinth.opponents.bots.us import (
    alert,
    cards_awakening,
    cards_base,
    chart,
    columns,
    operations,
    priority_plot,
    where,
)
from tests.labyrinth.bot_us_scene import FOR_OPERATIONS, book_plays, moment
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import WORDS
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import answers, decided

FLOWS: list[Flow[Any, Any]] = [chart.EVENT_OR_OPS, alert.ALERT_RESOLUTION]
CHARTS: list[Chart[Any, Any]] = [
    where.DISRUPT,
    where.WOI_NON_MUSLIM,
    where.DEPLOY_TO,
    where.DEPLOY_FROM,
    where.REGIME_CHANGE_FROM,
]


def reasons(table: Table) -> list[Note]:
    return [note for note in table.notes if note.kind == "why"]


def read(notes: list[Note]) -> list[str]:
    """Reasons as people read them, each with its rule."""
    return [f"{WORDS.say(note.message)} {note.rule}" for note in notes]


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.name)
def test_every_question_has_words(flow: Flow[Any, Any]) -> None:
    for box in flow.boxes:
        assert WORDS.say(Message(f"box-{flow.name}-{box.rstrip('?')}")).endswith("?")


@pytest.mark.parametrize("flow", CHARTS, ids=lambda flow: flow.name)
def test_every_box_has_words(flow: Chart[Any, Any]) -> None:
    for box in flow.boxes:
        assert WORDS.has(f"box-{flow.name}-{box.name}")


def test_every_row_has_words() -> None:
    names = [
        *(row.name for column in columns.COLUMNS for row in column.rows),
        *(row.name for row in priority_plot.ROWS),
        *(row.name for measure in operations.STEPS_BEFORE_RESERVES for row in measure.rows),
        *(row.name for measure in operations.STEPS_AFTER_RESERVES for row in measure.rows),
        where.BEST_ROLL.name,
        cards_awakening.MARKED_AGAINST_US.name,
        cards_awakening.MORE_CELLS.name,
        cards_awakening.MORE_DEFENDERS.name,
        cards_awakening.MILITIA_EDGE.name,
        cards_awakening.HAS_PLOTS.name,
        cards_awakening.STRONGHOLDS.name,
        cards_base.CAN_BE_BUILT.name,
        cards_awakening.TAKES_MILITIA.name,
        cards_awakening.HAS_REACTION.name,
    ]
    for name in names:
        assert WORDS.has(f"priority-{name}"), name
    for measure in (*operations.STEPS_BEFORE_RESERVES, *operations.STEPS_AFTER_RESERVES):
        assert WORDS.has(f"box-us_homeland-{measure.name}")


def test_a_disrupt_is_explained_from_the_first_box_to_the_last_country() -> None:
    place = muslim("Fair Ally", cells=2)
    table = book_plays(FOR_OPERATIONS[2], {"jordan": place, "egypt": place})
    assert read(reasons(table)) == [
        "Is a Reassessment possible? No. 13.4.6",
        "Is it a US or Unassociated event that can be played, and has an effect? No. 13.4.2",
        "Can the US Disrupt where Jihad threatens: two more cells than Troops and Militia? Yes. 13.4.2",
        "Where Jihad threatens: two more cells than Troops and Militia: Egypt and Jordan. 13.4.3",
        "Of these, with the most Resources: Egypt. 13.4.3",
    ]


def test_homeland_security_is_explained() -> None:
    marked = {"jordan": muslim("Fair Ally", cells=2), "canada": {"posture": "soft"}}
    table = book_plays(FOR_OPERATIONS[3], marked, reserves={"us": 2}, dice=[5])
    told = read(reasons(table))
    assert told[told.index("Is a cell or Cadre in the United States, to Disrupt? No. 13.4.4") :] == [
        "Is a cell or Cadre in the United States, to Disrupt? No. 13.4.4",
        "Is the US Hard and the world Soft, with a Soft country to win over? No. 13.4.4",
        "Is a Non-Muslim country there to Disrupt? No. 13.4.4",
        "Are Reserves below 2? No. 13.4.4",
        "Are Reserves at 2, and is only a Cadre left somewhere in the Muslim world, to Disrupt? No. 13.4.4",
        "Is a Non-Muslim country against the US, or unmarked, to win over? Yes. 13.4.4",
    ]


def test_an_alert_is_explained() -> None:
    marked = {"jordan": muslim("Fair Ally", plots=[1], aid=1), "egypt": muslim("Poor Neutral", plots=[3])}
    table = book_plays(FOR_OPERATIONS[3], marked, funding=4, dice=[2, 6, 6, 6])
    assert read(reasons(table)) == [
        "Of these, in a Fair Muslim country: Jordan. 13.4.1",
        "The plot to worry about is in Jordan. 13.4.1",
        "Is a WMD plot on the map? No. 13.4.1",
        "Are there three ops, with Reserves? Yes. 13.4.1",
        "Is it the last card of the phase, or are Reserves below 2? Yes. 13.4.1",
        "The Alert table for Funding 5 and Prestige 5 (code R): a die decides. 13.4.1",
        "Does the Alert table say to Alert? Yes. 13.4.1",
    ]


def heard(card: int, countries: dict[str, Any], side: str = "us", **position: Any) -> set[str]:
    """The ids of what is told while an event is carried out."""
    notes: list[Note] = []
    g = moment(countries, later=card > 120, playing=[card], heard=notes, **position)
    decided(card_play.carry_out_event(g, g.card(card), side), position.get("dice", ()))
    return {note.message.id for note in notes if note.kind == "why"}


def at_attrition() -> set[str]:
    notes: list[Note] = []
    war = muslim("Poor Neutral", civil_war=True, cells=6, troops=1, militia=1)
    g = moment({"jordan": war}, later=True, heard=notes)
    g.s.step = "attrition"
    decided(sequence.run_step(g), dice=[6])
    return {note.message.id for note in notes if note.kind == "why"}


def of(table: Table) -> set[str]:
    return {note.message.id for note in reasons(table)}


IR = {"iraq": muslim("Islamist Rule Adversary")}
FIRST_SOFT: dict[str, Any] = {"phase": {"side": "us", "card": 1}, "us_posture": "soft"}
REASONS: dict[str, Callable[[], set[str]]] = {
    "disrupt-kind": lambda: of(book_plays(FOR_OPERATIONS[2], {"jordan": muslim("Fair Ally", cells=2, active_cells=1)})),
    "event-kind": lambda: heard(23, {"jordan": muslim("Fair Ally", cells=1, active_cells=1)}),
    "posture": lambda: heard(16, {}),
    "bottom": lambda: heard(160, {}, discard=[215, 219]),
    "attrition": at_attrition,
    "unwanted": lambda: of(book_plays(5, {"jordan": muslim("Fair Ally", cells=2)}, reserves={"us": 2})),
    "no-effect": lambda: of(book_plays(28, {"jordan": muslim("Fair Ally", cells=2)}, reserves={"us": 2})),
    "reassessment": lambda: of(book_plays(92, IR, pile=[94], **FIRST_SOFT)),
    "no-reassessment": lambda: of(book_plays(92, IR, pile=[52], dice=[6] * 9, **FIRST_SOFT)),
    "instructions": lambda: heard(143, {}, us_posture="soft"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_other_reason_is_told(reason: str) -> None:
    assert f"note-why-us-{reason}" in REASONS[reason]()


def test_no_other_reason_is_left_out() -> None:
    assert {id.removeprefix("note-why-us-") for id in WORDS.ids("note-why-us-")} == set(REASONS)


def test_an_event_that_alerts_says_so() -> None:
    table = book_plays(31, {"united_states": {"plots": ["wmd"]}}, wmd={"loose": 2}, reserves={"us": 2})
    assert "note-why-event-alerts" in of(table)


def test_reasons_of_whole_games_can_be_read_and_name_their_rule() -> None:
    for seed, scenario in enumerate(("lets_roll", "status_of_forces")):
        table = Table.new("labyrinth", seats={"us": "bot:vigilant"}, seed=seed, scenario=scenario)
        for _ in answers(table, chooser(KEEN, seed)):
            pass
        found = reasons(table)
        assert len(found) > 50
        for note in found:
            assert WORDS.say(note.message)
            assert note.rule
            assert note.seen_by is None


def test_every_play_of_the_bot_has_a_reason() -> None:
    table = Table.new("labyrinth", seats={"us": "bot:off_guard"}, seed=4, scenario="isil")
    for _ in answers(table, chooser(KEEN, 4)):
        pass
    plays = [place for place, note in enumerate(table.notes) if is_play(note)]
    for place in plays:
        after = table.notes[place + 1 : place + 8]
        assert any(note.kind == "why" for note in after), [note.message.id for note in after]


def is_play(note: Note) -> bool:
    return note.message.id == "note-plays" and note.message.args["side"] == "us"

"""An event under way lies in the state: a step for each effect and for each piece of it, and every step is a start."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, CannotUndo
from sandtable.core.watching import Watcher
from sandtable.plain.sequence import AT_EVENT
from sandtable.plain.state import State
from tests.plain.nonplayers import book_plays
from tests.plain.scene import document, play, scene, space, turn
from tests.playing import offered, purpose
from tests.reading_back import reads_back

SPACES: dict[str, Any] = {
    "kandahar": {"police": 2, "troops": 1, "support": "support"},
    "zabol": {"taliban": 2},
    "herat": {"taliban": 1, "coalition_troops": 2},
    "waziristan": {"taliban": 2, "taliban_active": 2, "taliban_bases": 1},
}

MARCHING = ("kandahar", "zabol", "paktika", "ghazni", "oruzgan", "helmand")


def events_at(table: Table) -> list[tuple[int, ...]]:
    """The effects with which the steps of an event have begun."""
    return [step.state.event.path for step in table.steps if step.state.step == AT_EVENT and step.state.event.text]


class Replies(Watcher):
    """Counts the replies that are given again."""

    def __init__(self) -> None:
        self.count = 0

    def reply_repeated(self, ply: int, state: Any) -> None:
        self.count += 1


def replies_again(table: Table) -> int:
    """How many replies a fork of this moment gives again, beside the copy with which it begins."""
    watcher = Replies()
    table.fork().watch(watcher)
    return watcher.count


# -- steps


def test_each_effect_and_each_piece_of_it_is_a_step() -> None:
    """One Tribe at a Time (15): a faction, a space, two cubes that are replaced, a level."""
    table = play(turn("taliban", SPACES, card=15), "event", "shaded")
    assert events_at(table) == [(0,)]
    play(table, "warlords")
    assert events_at(table) == [(0,), (1,)]
    play(table, "kandahar", "kandahar", "government_troops")
    assert events_at(table) == [(0,), (1,), (2,), (2,)]
    assert table.state.event.picks.faction == "warlords"
    assert table.state.event.picks.spaces == ["kandahar"]
    assert table.state.event.done == {"kandahar": 1}
    play(table, "kandahar")
    assert events_at(table) == [(0,), (1,), (2,), (2,), (3,)]
    assert table.state.event is None
    assert space(table, "kandahar").count[4] == 1
    assert space(table, "kandahar").level == 0


def test_a_course_is_followed_by_what_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Line Item (40) chooses between two courses; nothing else is carried out of the other one."""
    table = play(turn("government", SPACES, card=40), "event", "unshaded", "gain_government")
    assert events_at(table) == [(0,), (0, 1, 0)]
    assert table.state.resources["government"] == 39
    assert table.state.aid == 15


def test_a_condition_is_followed_only_where_it_holds() -> None:
    """Special Forces, shaded (9)."""
    troops = {"paktika": {"coalition_troops": 1}}
    assert events_at(play(turn("taliban", troops, card=9), "event", "shaded")) == [(0,), (0, 0, 0)]
    table = play(turn("taliban", {}, card=9), "event", "shaded")
    assert events_at(table) == [(0,)]
    assert any(note.message.id == "note-no-effect" for note in table.notes)


def test_dealings_before_a_text_is_chosen_are_steps() -> None:
    table = play(turn("taliban", SPACES, card=15), "event", "give", "warlords", 1)
    assert (purpose(table), replies_again(table)) == ("event_text", 0)
    play(table, "give", "warlords", 2)
    assert (purpose(table), replies_again(table)) == ("event_text", 0)
    assert table.state.resources == {"government": 30, "taliban": 17, "warlords": 23}


def test_each_space_of_a_share_is_a_step() -> None:
    """Desertions & Defections, unshaded (61), and Pakistani Politics (44)."""
    spaces = {"kandahar": {"taliban": 2, "taliban_active": 2}, "zabol": {"taliban": 2, "taliban_active": 2}}
    table = play(turn("government", spaces, card=61), "event", "unshaded", ("kandahar", "zabol"))
    assert (table.state.event.chosen, replies_again(table)) == (["zabol"], 0)
    play(table, "taliban_active")
    assert replies_again(table) == 1
    play(table, "taliban_underground")
    assert (table.state.event.chosen, replies_again(table)) == ([], 0)
    halves = {"waziristan": {"taliban": 2, "taliban_active": 2}, "balochistan": {"taliban": 2, "taliban_active": 1}}
    table = play(turn("government", halves, card=44), "event", "unshaded", "taliban_active")
    assert (replies_again(table), table.state.event.done) == (0, {"balochistan": 2})
    play(table, "taliban_active")
    assert replies_again(table) == 1
    play(table, "taliban_active")
    assert table.state.event is None


def test_a_free_operation_is_a_step_for_each_space() -> None:
    """Pakistani Offensive, shaded (43): the Taliban March out of Pakistan."""
    table = play(turn("taliban", SPACES, card=43), "event", "shaded")
    asked = 0
    while table.state.event is not None and asked < 12:
        if purpose(table) == "march_from":
            assert replies_again(table) <= asked // 3
            assert table.state.under_way.free
        play(table, offered(table)[0])
        asked += 1
    assert asked > 4


def test_a_long_event_costs_a_fork_no_more_at_its_end() -> None:
    """Power Shuffle (52): six Police move, and what a fork gives again is what one of them has taken."""
    police = {id: {"police": 2} for id in ("kabul", "kandahar", "herat", "balkh", "konduz", "ghazni")}
    table = play(turn("government", police, card=52), "event", "unshaded")
    again: dict[str, list[int]] = {}
    size: list[int] = []
    for answer in ("kabul", "loc_kabul_aibak", "kandahar", "loc_kabul_aibak") * 2:
        again.setdefault(purpose(table), []).append(replies_again(table))
        size.append(len(pickle.dumps(table.state)))
        play(table, answer)
    for counts in again.values():
        assert max(counts) <= 2 * (1 + counts[0])
        assert len(set(counts)) == 1
    assert max(size) <= 2 * size[0]


def test_a_long_operation_costs_a_fork_no_more_at_its_end() -> None:
    """Whatever is asked, a fork gives as many answers again late in a March as with its first group."""
    table = play(turn("taliban", {id: {"taliban": 4} for id in MARCHING}), "march")
    first: dict[str, int] = {}
    begun = len(pickle.dumps(table.state))
    while len(table.state.under_way.marching.groups) < 12:
        again = replies_again(table)
        assert again <= 2
        assert 1 + again <= 2 * (1 + first.setdefault(purpose(table), again))
        play(table, offered(table)[0])
    assert "march_from" in first
    assert len(pickle.dumps(table.state)) <= 2 * begun


# -- every step is a start


@pytest.mark.parametrize(
    ("faction", "card", "answers"),
    [
        ("taliban", 15, ("shaded", "warlords", "kandahar", "kandahar", "government_troops")),
        ("government", 52, ("unshaded", "kandahar", "herat")),
        ("taliban", 43, ("shaded", "waziristan", "paktika", 1)),
        ("coalition", 26, ("unshaded",)),
        ("government", 44, ("unshaded",)),
        ("warlords", 62, ("shaded", "extort")),
        ("coalition", 20, ("unshaded",)),
        ("taliban", 21, ("shaded", 1)),
    ],
)
def test_an_event_is_taken_up_from_a_position(faction: str, card: int, answers: tuple[Any, ...]) -> None:
    """Written and read, or saved and loaded, in the middle of it: it goes on the same."""
    table = turn(faction, {**SPACES, "balkh": {"warlords": 3, "coalition_bases": 1, "coalition_troops": 3}}, card=card)
    for answer in ("event", *answers):
        if table.question is not None and str(answer) in offered(table):
            play(table, answer)
    assert table.state.event is not None
    while table.ply > table.steps[-1].ply:
        table.undo()
    written = json.loads(json.dumps(table.position()))
    twins = [Table.from_position(written, seed=table.seed), Table.from_save(json.loads(json.dumps(table.to_save())))]
    s: State = table.state
    assert s.copy() == s == pickle.loads(pickle.dumps(s)) == twins[0].state == twins[1].state
    for n in range(30):
        for twin in twins:
            assert twin.question == table.question
        if table.question is None or table.state.event is None:
            break
        for each in (table, *twins):
            play(each, offered(each)[n % len(offered(each))])
    for twin in twins:
        assert twin.game.write_position(twin.state) == table.game.write_position(table.state)
    reads_back(table)


def test_a_copy_shares_nothing_of_the_event() -> None:
    s: State = play(turn("taliban", SPACES, card=15), "event", "shaded", "taliban", "kandahar").state
    before = pickle.dumps(s)
    twin = s.copy()
    assert twin.event is not None
    twin.event.use("kabul", 1)
    twin.event.picks.spaces.append("kabul")
    twin.event.chosen.append("kabul")
    twin.event.next_effect()
    assert pickle.dumps(s) == before


def test_what_was_told_does_not_depend_on_who_listens() -> None:
    position = document(SPACES, card=9, eligible=["taliban"])
    loud, quiet = (Table.from_position(position, seed=1, keep_notes=kept) for kept in (True, False))
    for table in (loud, quiet):
        play(table, "event", "unshaded")
    assert loud.state.event.told is quiet.state.event.told
    play(loud, ("waziristan", "zabol"))
    play(quiet, ("waziristan", "zabol"))
    assert loud.state.event.told
    assert loud.state == quiet.state


def test_a_non_player_carries_an_event_out_by_its_plan() -> None:
    """NATO Politics (41): Bases first, all to Available, whatever is taken up from a position on the way."""
    done = book_plays("government", {}, others=["coalition"], card=41, out_of_play={"bases": 1, "troops": 2})
    assert done.s.out_of_play == [0, 0]
    position = document({}, card=41, eligible=["government"], out_of_play={"bases": 1, "troops": 2})
    table = Table.from_position(position, seats=dict.fromkeys(("government", "coalition"), "book"), seed=1)
    planned = [step.state.event.plan for step in table.steps if step.state.event is not None]
    assert [len(plan) for plan in planned if plan is not None] == [3, 2]
    reads_back(table)


# -- undo


def test_undo_inside_an_event_keeps_the_law() -> None:
    """Own answers may be taken back, over several steps; not what others have answered, nor a die."""
    table = Table.from_position(document(SPACES, card=15, eligible=["taliban"]), seed=1, free_undo=False)
    play(table, "event", "shaded", "taliban", "kandahar", "kandahar", "government_troops")
    before = table.ply
    table.undo(by="taliban")
    assert (purpose(table), table.ply) == ("event_piece", before - 1)
    for _ in range(3):
        table.undo(by="taliban")
    assert purpose(table) == "event_faction"
    assert table.state.event.path == (0,)
    table.undo(to=0, by="taliban")
    assert (purpose(table), table.state.event) == ("act", None)
    assert space(table, "kandahar").count == space(scene(SPACES), "kandahar").count


def test_undo_inside_an_event_does_not_go_behind_others_or_a_die() -> None:
    """Operation Iraqi Freedom, shaded (21), asks the Coalition; Number 2 Is Dead, shaded (4), ends with a die."""
    table = Table.from_position(document(SPACES, card=21, eligible=["taliban"]), seed=1, free_undo=False)
    play(table, "event", "shaded")
    assert table.can_undo("taliban")
    play(table, 1)  # the Coalition
    with pytest.raises(CannotUndo):
        table.undo(to=0, by="taliban")
    assert table.can_undo("coalition")
    dice = Table.from_position(document(SPACES, card=4, eligible=["coalition"]), seed=1, free_undo=False)
    play(dice, "event", "shaded", "waziristan", "taliban_underground")
    assert any(entry.who == "dice" for entry in dice.journal)
    with pytest.raises(CannotUndo):
        dice.undo(to=0, by="coalition")


# -- saves of older rules


def test_a_save_of_rules_3_in_an_event_goes_on() -> None:
    """There an event was one step, so it is taken up where the faction chose it."""
    table = Table.load(Path(__file__).parent / "older" / "rules_3_event.json")
    assert table.history[0]["journal"][-1] == ["taliban", "kandahar"]
    assert (table.question and table.question.seat, purpose(table)) == ("taliban", "act")
    play(table, "event", "shaded", "taliban", "kandahar", "kandahar", "government_police", "done")
    assert (table.state.played, table.state.card) == ([15], 12)
    assert space(table, "kandahar").count[6] == 1


def test_a_save_of_rules_5_in_a_text_that_is_gone_goes_on() -> None:
    """Local Understanding (62) had two texts, and so had what is in force: the event begins anew, Momentum stays."""
    table = Table.load(Path(__file__).parent / "older" / "rules_5_event.json")
    assert table.history[0]["journal"][-1] == ["warlords", "traffic"]
    assert table.state.momentum == ["local_truce:unshaded", "sandstorms:unshaded"]
    play(table, "unshaded", "traffic", ("balkh", "herat"))
    assert (table.state.played, table.state.resources["warlords"]) == ([62], 22)


@pytest.mark.parametrize(("text", "at"), [("shaded", [0]), ("unshaded", [1])])
def test_an_event_of_two_texts_begins_anew_on_a_card_with_one(text: str, at: list[int]) -> None:
    event = {"faction": "taliban", "text": text, "at": at, "told": True, "times": 1}
    position = {**document(SPACES, card=62), "eligible": ["taliban"], "turn": {"event": event}}
    assert purpose(Table.from_position(position, seed=1)) == "event_text"
    event["at"] = ["x"]
    event["text"] = "unshaded"
    with pytest.raises(BadPosition):
        Table.from_position(position, seed=1)


# -- what is refused


def in_the_middle(**changes: Any) -> dict[str, Any]:
    """A position in the middle of One Tribe at a Time (15), with something else in it."""
    event = {"faction": "taliban", "text": "shaded", "at": [2], "picked": ["kandahar"], "picked_faction": "taliban"}
    return {
        **document(SPACES, card=15),
        "eligible": ["taliban"],
        "turn": {
            "event": {**event, "told": True, "times": 1, "done": {"kandahar": 1}, "kinds": {"government_troops": 1}}
        },
    }


def of_the_event(**changes: Any) -> Callable[[dict[str, Any]], object]:
    return lambda d: d["turn"]["event"].update(changes)


def under_way(**changes: Any) -> Callable[[dict[str, Any]], object]:
    """A free action, on a card that gives the Taliban a free March (43)."""

    def change(d: dict[str, Any]) -> None:
        d["card"] = 43
        d["turn"]["event"] = {"faction": "taliban", "text": "shaded", "at": [1]}
        d["turn"]["under_way"] = {"faction": "taliban", "name": "march", "allowed": ["kabul"], **changes}

    return change


WRONG: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("nobody", of_the_event(faction="nobody")),
    ("who is not eligible", of_the_event(faction="coalition")),
    ("who has acted", lambda d: d.update(acted={"taliban": "operation"}, eligible=["taliban", "warlords"])),
    ("a text that is not", of_the_event(text="pale")),
    ("no effect", of_the_event(at=[])),
    ("an effect too far", of_the_event(at=[4])),
    ("an effect before the first", of_the_event(at=[-1])),
    ("a course of nothing", of_the_event(at=[2, 0, 0])),
    ("half a course", of_the_event(at=[2, 0])),
    ("an effect that is true", of_the_event(at=[True])),
    ("no space", of_the_event(picked=["atlantis"])),
    ("a faction that is not to be picked", of_the_event(picked_faction="government")),
    ("no faction picked", lambda d: d["turn"]["event"].pop("picked_faction")),
    ("too many", of_the_event(times=100)),
    ("less than none", of_the_event(times=-1)),
    ("done nowhere", of_the_event(done={"atlantis": 1})),
    ("done with tanks", of_the_event(kinds={"tank": 1})),
    ("chosen nowhere", of_the_event(chosen=["atlantis"])),
    ("a plan without an end", of_the_event(plan=[["kabul"]])),
    ("a key of no meaning", of_the_event(mood="good")),
    ("begun before its text is chosen", lambda d: d["turn"].update(event={"faction": "taliban", "times": 1})),
    ("at another step", lambda d: d.update(step="next_card")),
    ("in a Propaganda round", lambda d: d.update(card="propaganda", phase="support")),
    ("of events that are printed", lambda d: d.update(options={"events": "printed"})),
    ("an action that it does not give", lambda d: d["turn"].update(under_way={"faction": "taliban", "name": "rally"})),
    ("another action", under_way(name="rally")),
    ("an action of others", under_way(faction="warlords")),
    ("a special activity with it", under_way(may_special=True)),
    ("allowed nowhere", under_way(allowed=["atlantis"])),
]


@pytest.mark.parametrize(("name", "change"), WRONG, ids=[name for name, _ in WRONG])
def test_an_event_that_cannot_be_under_way_is_refused(name: str, change: Callable[[dict[str, Any]], object]) -> None:
    right = in_the_middle()
    assert Table.from_position(right, seed=1).state.event is not None
    free = in_the_middle()
    under_way()(free)
    assert Table.from_position(free, seed=1).state.under_way is not None
    change(right)
    with pytest.raises(BadPosition):
        Table.from_position(right, seed=1)

"""A deck of one's own: it is read or refused in words, plays as it is written, and goes along with a save."""

from __future__ import annotations

import importlib.util
import json
import pickle
import random
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, BadSetup
from sandtable.core.game import games
from sandtable.plain.cards import DECK
from sandtable.plain.changes import CHANGES
from sandtable.plain.declared import VERBS
from sandtable.plain.terms import GOVERNMENT_POLICE
from tests.fuzzing import GAMES
from tests.plain.checking import check
from tests.plain.decks import SAID, Writer, blank, damaged, faults, own, refusal, rows, with_text, written
from tests.plain.scene import document, play, space
from tests.playing import answers, at_random, offered, told
from tests.reading_back import reads_back

PLAIN = games()["plain"]
PEOPLE = ("coalition", "government", "taliban", "warlords")
AGENTS = dict.fromkeys(PEOPLE, "random")
PROJECT = Path(__file__).parents[2]


# -- the deck to start from


def test_the_deck_to_start_from_plays_as_our_own() -> None:
    assert faults(blank()) == []
    for company in (AGENTS, dict.fromkeys(PEOPLE, "book")):
        theirs = Table.new("plain", scenario="short", seed=3, deck=blank(), seats=company)
        ours = Table.new("plain", scenario="short", seed=3, seats=company)
        assert theirs.journal == ours.journal
        assert theirs.outcome == ours.outcome


def test_every_verb_and_every_change_is_told_of_with_an_example() -> None:
    spec = importlib.util.spec_from_file_location("decks_page", PROJECT / "tools" / "decks.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    page = (PROJECT / "docs" / "decks.md").read_text(encoding="utf-8")
    assert page == tool.page(), "run tools/decks.py"
    for name in (*VERBS, *CHANGES):
        assert f"### `{name}`\n" in page
    verbs, changes = tool.examples()
    assert verbs.keys() == VERBS.keys()
    assert changes.keys() == CHANGES.keys()


# -- what a deck carries with it


def test_a_save_a_position_and_a_copy_carry_the_deck(tmp_path: Path) -> None:
    source = with_text(8, "unshaded", [{"do": "gain", "track": "aid", "n": 7}])
    table = Table.new("plain", scenario="short", seed=1, deck=source)
    assert table.state.deck[8].words == {"unshaded": SAID}
    table.save(tmp_path / "game.json")
    for other in (
        Table.load(tmp_path / "game.json"),
        Table.from_position(json.loads(json.dumps(table.position()))),
        pickle.loads(pickle.dumps(table)),
    ):
        assert other.state.deck is table.state.deck
    view = table.view("taliban")
    assert view["own_deck"]["cards"]["8"]["words"] == {"unshaded": SAID}
    assert "deck" not in view["options"]
    assert "own_deck" not in Table.new("plain", scenario="short", seed=1).view(None)


def test_a_deck_that_cannot_be_read_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(BadSetup, match="no TOML"):
        Table.new("plain", deck="[[card")
    with pytest.raises(BadSetup, match="deck cannot be 7"):
        Table.new("plain", deck=7)
    with pytest.raises(BadPosition, match="sandtable_deck"):
        Table.from_position(document({}, options={"deck": "name = 'x'"}))


# -- texts

VILLAGE = {"do": "lasting", "changes": [{"change": "village_police"}]}


def executed(effects: list[dict[str, Any]], spaces: dict[str, Any], **keys: Any) -> Table:
    """A table at which the Coalition has begun to execute this text, the only one of card 8."""
    row = {name: keys.pop(name) for name in ("lasts", "kind", "by_hand") if name in keys}
    if row.get("by_hand"):
        cards = rows()
        cards[8] = {
            "number": 8,
            "order": cards[8]["order"],
            "kind": "event",
            "unshaded": {"words": SAID, "by_hand": True},
        }
        source = written(cards)
    else:
        source = with_text(8, "unshaded", effects, **row)
    dice = keys.pop("dice", None)
    eligible = {"card": 8, "eligible": ["coalition"], "options": {"deck": source}}
    table = Table.from_position(document(spaces, **eligible, **keys), seed=1, dice=dice)
    return play(table, "event")


def test_a_condition_on_a_track_has_another_course() -> None:
    effect = {
        "do": "if", "track": "islamabad", "at_least": 3,
        "then": [{"do": "gain", "track": "aid", "n": 1}], "otherwise": [{"do": "gain", "track": "aid", "n": 5}],
    }  # fmt: skip
    assert executed([effect], {}).state.aid == 20
    assert executed([effect], {}, islamabad={"box": "backing"}).state.aid == 16
    many = {
        "do": "if",
        "where": {"has": ["taliban_base"]},
        "spaces": 2,
        "then": [{"do": "gain", "track": "aid", "n": 1}],
    }
    one = {"kandahar": {"taliban_bases": 1}}
    assert executed([many], one).state.aid == 15
    assert executed([many], {**one, "zabol": {"taliban_bases": 1}}).state.aid == 16


def test_courses_without_names_are_called_by_their_numbers() -> None:
    effect = {
        "do": "choose", "by": "taliban",
        "options": [[{"do": "lose", "track": "aid", "n": 5}], [{"do": "lose", "track": "patronage", "n": 5}]],
    }  # fmt: skip
    table = executed([effect], {})
    assert table.question is not None
    assert (table.question.seat, list(table.question.keys)) == ("taliban", ["course_1", "course_2"])
    play(table, "course_2")
    assert (table.state.aid, table.state.patronage) == (15, 0)


def test_terror_goes_and_sabotage_stays() -> None:
    effect = {"do": "unmark", "marker": "terror", "n": "all"}
    table = executed([effect], {"kabul": {"terror": 2}, "loc_kabul_aibak": {"sabotage": True}})
    assert space(table, "kabul").terror == 0
    assert space(table, "loc_kabul_aibak").sabotage


def test_a_text_by_hand_stands_among_others() -> None:
    table = executed([], {}, by_hand=True)
    assert table.question is not None
    assert table.question.by_hand
    table.adjust({"aid": 3})
    assert table.state.aid == 3
    book = {seat: "book" for seat in PEOPLE if seat != "taliban"}
    cards = rows()
    for row in cards.values():
        for text in [text for text in ("unshaded", "shaded") if text in row]:
            lasts = {"lasts": row[text]["lasts"]} if "lasts" in row[text] else {}
            row[text] = {"words": SAID, "by_hand": True, **lasts}
    game = Table.new("plain", scenario="short", seed=2, deck=written(cards), seats={**book, "taliban": "random"})
    assert game.outcome is not None
    assert not any(note.message.id == "event" and note.message.args["faction"] != "taliban" for note in game.notes)


def test_a_text_by_hand_that_lasts_is_in_force() -> None:
    cards = rows()
    cards[8] |= {"kind": "momentum", "unshaded": {"words": SAID, "by_hand": True, "lasts": "momentum"}}
    cards[8].pop("shaded")
    cards[8].pop("islamabad")
    keys = {"card": 8, "eligible": ["coalition"], "options": {"deck": written(cards)}}
    table = play(Table.from_position(document({}, **keys), seed=1), "event")
    assert table.state.momentum == ["seal_team_6:unshaded"]


def test_changes_are_those_of_the_deck() -> None:
    """What lasts is asked for by kind, whatever card says it: here Momentum on a card that had none."""
    changes = [{"change": "spaces_most", "faction": "coalition", "actions": ["sweep"], "n": 1}]
    lasting = [{"do": "lasting", "changes": changes}]
    table = executed(lasting, {"kabul": {"coalition_troops": 2}}, lasts="momentum", kind="momentum")
    assert table.state.momentum == ["seal_team_6:unshaded"]
    keys = {"card": 9, "eligible": ["coalition"], "momentum": ["seal_team_6:unshaded"], "next": 12}
    options = {"deck": with_text(8, "unshaded", lasting, lasts="momentum", kind="momentum")}
    troops = {"kabul": {"coalition_troops": 2}, "ghazni": {"coalition_troops": 2}}
    swept = play(Table.from_position(document(troops, options=options, **keys), seed=1), "sweep", "kabul", "done")
    assert "ghazni" not in offered(swept)


def test_an_instruction_of_a_sheet_is_followed() -> None:
    """Without one a Non-player takes what would do something; its sheet may refuse that."""
    gain = [{"do": "gain", "track": "aid", "n": 7}]
    for sheet, taken in (({}, True), ({"coalition": {"refuse": True}}, False)):
        source = with_text(8, "unshaded", gain, sheet=sheet)
        keys = {"card": 8, "eligible": ["coalition"], "next": 12, "options": {"deck": source}}
        seats = {"coalition": "book"}
        table = Table.from_position(document({}, **keys), seed=1, seats=seats)
        assert ("event-undivided" in told(table)) is taken


def test_a_non_player_answers_what_no_section_foresees() -> None:
    """An event gives a Transport; and two texts bring a Police each after a Train, of which the book knows one."""
    gives = [{"do": "free", "faction": "government", "action": "transport"}]
    brings = {"words": SAID, "lasts": "momentum", "effects": [VILLAGE]}
    cards = rows()
    for number in (8, 9):
        cards[number] = {"number": number, "order": cards[number]["order"], "kind": "momentum", "unshaded": brings}
    event = {"words": SAID, "effects": gives}
    cards[22] = {"number": 22, "order": cards[22]["order"], "kind": "event", "unshaded": event}
    spaces = {"kabul": {"coalition_bases": 1, "troops": 3}, "herat": {"coalition_troops": 1, "taliban": 1}}
    keys = {"options": {"deck": written(cards)}, "next": 12}
    seats = {"government": "book", "coalition": "book"}
    moved = Table.from_position(document(spaces, card=22, eligible=["government"], **keys), seed=1, seats=seats)
    assert "free-action" in told(moved)
    lasts = [f"{DECK[number].event}:unshaded" for number in (8, 9)]
    train = {"faction": "coalition", "name": "train", "selected": ["kabul"], "mind": {"counts": {"offered": 1}}}
    turn = {"card": 10, "eligible": ["coalition"], "momentum": lasts, "turn": {"under_way": train}}
    trained = Table.from_position(document(spaces, **turn, **keys), seed=1, seats=seats)
    assert space(trained, "herat").count[GOVERNMENT_POLICE] == 2


# -- what cannot be

PICK = {"do": "pick_faction", "from": ["taliban"]}
WRONG: list[tuple[list[dict[str, Any]], str]] = [
    ([{"do": "place", "pieces": ["taliban_guerrilla"], "n": 1, "where": {"in": ["atlantis"]}}], "atlantis"),
    ([{"do": "place", "pieces": ["taliban_guerrilla"], "n": 100}], "not between 1 and 99"),
    ([{"do": "place", "pieces": ["taliban_guerrilla"], "n": -1}], "not between"),
    ([{"do": "place", "pieces": [], "n": 1}], "pieces"),
    ([{"do": "place", "pieces": ["picked_guerrilla"], "n": 1}], "picked a faction"),
    ([{"do": "shift", "levels": 3, "toward": "support"}], "not between 1 and 2"),
    ([{"do": "shift", "levels": 1, "toward": "support", "where": {"picked": True}}], "picked spaces"),
    ([{"do": "gain", "track": "picked", "n": 1}], "picked a faction"),
    ([{"do": "gain", "track": "aid", "each": 1, "per": "picked"}], "picked spaces"),
    ([{"do": "free", "faction": "coalition", "action": "rally"}], "not an action of this faction"),
    ([{"do": "free", "faction": "warlords", "action": "attack", "ambush_only": True}], "Ambush"),
    ([{"do": "free", "faction": "warlords", "action": "suborn", "where": {"in": ["kabul"]}}], "can be bounded"),
    ([{"do": "free", "faction": "coalition", "action": "air_strike", "spaces_most": 1}], "can be bounded"),
    ([{"do": "remove", "pieces": ["taliban_base"], "n": 1, "to": "casualties"}], "Coalition"),
    ([{"do": "remove", "pieces": ["coalition_troops"], "n": 1, "from": ["available"]}], "out of play"),
    ([{"do": "move", "pieces": ["guerrilla"], "n": 1, "from": ["out_of_play"], "to": ["map"]}], "Coalition"),
    ([{"do": "replace", "pieces": ["guerrilla"], "with": ["coin_cube", "coin_base"], "n": 1}], "one kind"),
    ([{"do": "unmark", "marker": "sabotage", "n": 2}], "all"),
    ([{"do": "flip_capability", "from": "shaded", "to": "shaded"}], "other side"),
    ([{"do": "lasting", "changes": []}], "lasts"),
    ([{"do": "choose", "options": [[{"do": "stay_eligible"}]]}], "options"),
    (
        [{"do": "choose", "options": [[{"do": "pick_faction", "from": ["taliban"]}], [{"do": "stay_eligible"}]]}],
        "course",
    ),
    ([{"do": "shift", "levels": 1, "toward": "support", "where": {"any_of": [{"has": ["picked_base"]}]}}], "faction"),
    ([{"do": "stay_eligible"}] * 41, "40 effects"),
    ([{"do": "dance"}], "dance"),
]


@pytest.mark.parametrize("n", range(len(WRONG)))
def test_what_cannot_be_is_told_with_its_card_text_and_line(n: int) -> None:
    effects, said = WRONG[n]
    source = with_text(24, "unshaded", effects)
    (fault,) = faults(source)
    assert said in str(fault.why)
    assert fault.part is not None
    assert (fault.part.args["number"], fault.part.args["text"]) == (24, "unshaded")
    assert fault.line is not None
    assert source.split("\n")[fault.line - 1].startswith("effects =") or n == 19


def test_effects_that_stand_too_deep_are_refused() -> None:
    effect: dict[str, Any] = {"do": "stay_eligible"}
    for _ in range(6):
        effect = {"do": "if", "where": {}, "then": [effect]}
    assert "too deep" in str(faults(with_text(24, "unshaded", [effect]))[0].why)
    deep = with_text(24, "unshaded", [{"do": "stay_eligible"}]).replace('"stay_eligible"', "[" * 9000 + "]" * 9000)
    assert refusal(deep) is not None


def test_what_is_missing_is_named() -> None:
    cards = rows()
    del cards[7], cards[9]
    del cards[10]["unshaded"]
    cards[11]["order"] = ["taliban"] * 4
    cards[12]["kind"] = "event"
    said = [(fault.part and fault.part.args["number"], str(fault.why)) for fault in faults(written(cards))]
    assert [number for number, _ in said] == [10, 11, 12, None]
    assert "7" in said[-1][1]
    assert "9" in said[-1][1]
    assert "unshaded" in said[0][1]


def test_only_one_marker_notes_a_faction() -> None:
    cards = rows()
    elders = cards[45]["unshaded"]
    cards[36]["shaded"] = {**cards[36]["shaded"], "effects": elders["effects"]}
    assert ["marker" in str(fault.why) for fault in faults(written(cards))] == [True]


# -- many decks


def test_a_change_means_nothing_that_was_picked() -> None:
    """It holds when nobody executes the event any more."""
    change = {"change": "seen", "where": {"lacks": ["picked_base"]}}
    source = with_text(24, "unshaded", [{"do": "lasting", "changes": [change]}], lasts="momentum", kind="momentum")
    assert "picked a faction" in str(faults(source)[0].why)


@pytest.mark.parametrize("part", range(5))
def test_damaged_decks_are_refused_in_words(part: int) -> None:
    """Whatever is wrong with a few cards, words say it, and that most cards are missing."""
    for seed in range(part * 60, part * 60 + 60):
        said = refusal(damaged(seed, cards=6))
        assert said, seed


@pytest.mark.fuzz
def test_many_damaged_decks_are_refused_quickly_and_with_little_memory() -> None:
    """Never by anything but words, never slowly, never with much memory."""
    damaged(0)
    refused = 0
    for seed in range(int(GAMES or 20)):
        source = damaged(seed)
        tracemalloc.start()
        begun = time.process_time()
        refused += refusal(source) is not None
        assert time.process_time() - begun < 20
        assert tracemalloc.get_traced_memory()[1] < 50_000_000
        tracemalloc.stop()
    assert refused


@pytest.mark.parametrize("seed", range(3))
def test_decks_that_a_script_wrote_play_to_the_end(seed: int) -> None:
    _plays(seed)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(3, 3 + int(GAMES or 12)))
def test_many_decks_that_a_script_wrote_play_to_the_end(seed: int) -> None:
    _plays(seed)


def _plays(seed: int) -> None:
    """What must hold holds after every answer, whoever plays, and positions of such a game can be read."""
    source = Writer(seed).deck()
    assert source not in ("", blank())
    assert {card.event for card in DECK.values()} == {card.event for card in own_deck(source).values()}
    method, dice = ("book", "chart")[seed % 2], random.Random(seed)
    company = {seat: dice.choice([method, "steady", "random"]) for seat in PEOPLE} if seed % 3 else {}
    table = Table.new("plain", scenario="short", seed=seed, deck=source, seats=company)
    for _ in answers(table, at_random(seed)):
        check(table.state)
    assert table.outcome is not None
    for step in table.steps:
        assert PLAIN.faults(step.state) == []
    reads_back(table, every=29)


def own_deck(source: str) -> Any:
    """The deck that a text holds."""
    return own().read(source)

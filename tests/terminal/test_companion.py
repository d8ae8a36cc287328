"""The companion of a real table: real dice and cards, adjustments, and nothing lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth.terms import US
from sandtable.terminal.changes import differences
from tests.labyrinth.scene import turn
from tests.terminal.driving import any_answer, driven, run, session

DEALT = "14 97 23 1 2 3 4 5 6"
"""The nine cards of the US."""


def real(level: str = "normal") -> Table:
    """A game against the book's opponent with real dice and cards."""
    return Table.new("labyrinth", seed=1, dice=PHYSICAL, seats={"jihadist": f"solitaire:{level}"})


# -- real dice and cards


def test_several_cards_in_one_line() -> None:
    table = real()
    text = session(table, DEALT)
    assert table.state.hands["us"] == [14, 97, 23, 1, 2, 3, 4, 5, 6]
    assert "Turn over the top card of the Jihadist pile: which number is it?" in text
    assert "Enter lists all 111." in text


def test_a_wrong_card_among_several_stops_there() -> None:
    table = real()
    text = session(table, "14, 97, 14, 23")
    assert table.state.hands["us"] == [14, 97]
    assert "Card 14 (Covert Action) is in the hand of the US." in text


def test_cards_of_ones_own_are_named_when_they_are_played() -> None:
    seats = {"jihadist": "solitaire"}
    table = Table.new("labyrinth", seed=1, dice="physical_cards_unseen", seats=seats)
    text = session(table, "95", "66", "23", "hand", "hint", "reserves", "undo", "undo", "24 reserves", "quit")
    assert "Type the number or the name of a card of yours. Enter lists all 118." in text
    assert "Hand of the US (9)" in text
    assert "Nobody has told the computer which cards you hold" in text
    assert "Taken back: Which card do you play? Predator" in text
    assert table.state.hands["us"] == [0] * 8
    assert table.state.reserves["us"] == 2


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("4", "Card 4 (Moro Talks) is in the hand of the US."),
        ("200", 'There is no card "200".'),
        ("0", 'There is no card "0".'),
        ("banana", '"banana" is not among the options.'),
        ("special", '"special" could be'),
    ],
)
def test_a_card_that_cannot_be_turned_over(typed: str, reason: str) -> None:
    table = real()
    text = session(table, DEALT, typed)
    assert reason in text
    assert len(table.journal) == 9


def test_a_card_on_the_discard_pile() -> None:
    table = real()
    text = session(table, DEALT, "99", "14", "yemen", "4", "14", "99")
    assert "Card 14 (Covert Action) lies on the discard pile." in text
    assert "Card 99 (HAMAS Elected) is out of the game." in text


def test_the_dice_of_the_opponent_are_asked_for_in_its_words() -> None:
    table = real()
    text = session(table, DEALT, "53", "7", "0", "six", "2", "4")
    assert "Turn 1: Jihadist, card 1" in text
    assert "Roll on the Global table: which country does it give?" in text
    table = turn(US, 23, countries={"canada": {}}, jihadist=[])
    text = session(physical(table), "23", "war", "canada", "7", "-1", "six", "5")
    assert "Roll for Posture of Canada (Hard on 5 or more): what did the die show?" in text
    assert text.count("a die shows 1 to 6") == 3
    assert "Canada turns Hard." in text


def test_a_die_is_never_taken_for_the_number_of_an_option() -> None:
    table = real()
    before = session(table, DEALT, "53", "4")
    assert "Roll on the Global table: which country does it give?" in before
    assert '"4" is no answer here. At a table with real dice or cards a number is never a place in a list' in before
    assert len(table.journal) == 10
    table = physical(turn(US, 23, countries={"canada": {}}, jihadist=[]))
    text = session(table, "23", "1", "2 3", "w", "can", "5")
    assert text.count("At a table with real dice") == 2
    assert "w War of Ideas" in text
    assert "Canada turns Hard." in text


def test_what_is_typed_too_much_is_said() -> None:
    table = physical(turn(US, 23, countries={"canada": {}}, jihadist=[]))
    text = session(table, "23", "war", "canada", "5 3 2")
    assert "Canada turns Hard." in text
    assert "Typed too much, and not used: 3, 2" in text
    table = real()
    text = session(table, "14, 97, 14, 23, 1")
    assert "Card 14 (Covert Action) is in the hand of the US.\nTyped too much, and not used: 23, 1\n" in text
    assert table.state.hands["us"] == [14, 97]


def test_cards_of_one_line_that_nobody_draws_any_more_are_said() -> None:
    table = real()
    text = session(table, f"{DEALT} 99 14")
    assert table.state.hands["us"] == [14, 97, 23, 1, 2, 3, 4, 5, 6]
    assert "Typed too much, and not used: 99, 14" in text


def physical(table: Table) -> Table:
    """The same position with real dice, played by one person."""
    return Table.from_position(table.position(), dice=PHYSICAL, seats={"jihadist": "random"})


def test_enter_lists_the_cards() -> None:
    text = session(real(), "")
    assert "119 Saleh" in text


@pytest.mark.slow
@pytest.mark.parametrize("level", ["normal", "virulent"])
def test_a_long_stretch_with_real_dice(level: str) -> None:
    table = real(level)
    asked: set[str] = set()

    def say(table: Table) -> str | None:
        if table.question is None or table.ply > 250:
            return None
        if table.question.seat == DEALER:
            asked.add(table.question.purpose)
        return any_answer(table, table.ply * 7)

    text = driven(table, say)
    assert {"card", "turn_over"} < asked
    assert "not among the options" not in text


# -- nothing is lost


def test_ctrl_c_in_the_middle_of_an_opponent_s_play(home: Path) -> None:
    arguments = ("play", "labyrinth", "--dice", "physical", "--seat", "jihadist=solitaire")
    _, left = run(*arguments, lines=[DEALT, "99", "14", "united kingdom", KeyboardInterrupt])
    question = "Roll for Posture of the United Kingdom (Hard on 5 or more): what did the die show?"
    assert question in left
    code, again = run("resume", lines=["4"])
    assert code == 0
    assert again.index(question) < again.index("The United Kingdom turns Soft.")


def test_ctrl_c_while_the_opponent_thinks(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"})
    session(table, "22", "1", "france", "53")
    before = table.to_save()

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as during:
        during.setattr("sandtable.labyrinth.opponents.solitaire.chart.follow", stopped)
        text = session(table, "war", "canada", autosave=home / "kept.json")
    assert "The game is kept as kept" in text
    kept = Table.load(home / "kept.json")
    assert table.to_save() == kept.to_save()
    assert kept.ply == len(before["journal"]) + 1


def test_a_kept_game_that_was_cut_short_stays_where_it_is(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("play", "labyrinth", "--seat", "us=random", "--seed", "1")
    kept = home / "data" / "sandtable" / "games" / "labyrinth-1.json"
    cut = kept.read_bytes()[:300]
    kept.write_bytes(cut)
    assert run("resume")[0] == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert "damaged or was cut short" in errors
    assert kept.read_bytes() == cut
    assert [path.name for path in kept.parent.iterdir()] == ["labyrinth-1.json"]


# -- adjusting


def solo() -> Table:
    """A game of one person, at its first question."""
    return Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"})


@pytest.mark.parametrize(
    ("typed", "changed", "holds"),
    [
        ("prestige 9", "prestige: 7 → 9", lambda s: s.prestige == 9),
        ("us_posture soft", "us_posture: hard → soft", lambda s: s.us_posture == "soft"),
        ("countries.iraq.troops 3", "countries.iraq.troops: - → 3", lambda s: s["iraq"].cubes == 3),
        ("countries.iraq.markers [sadr]", 'countries.iraq.markers: - → ["sadr"]', lambda s: s["iraq"].sadr),
        ("countries.gulf_states.troops null", "troops: 2 → -", lambda s: s["gulf_states"].cubes == 0),
        ("hands.us [14, 97]", "→ [14, 97]", lambda s: s.hands["us"] == [14, 97]),
        ("events [patriot_act]", 'events: - → ["patriot_act"]', lambda s: s.in_play("patriot_act")),
        ("prestige 8; funding 5", "funding: 9 → 5", lambda s: (s.prestige, s.funding) == (8, 5)),
        (
            "countries.iraq.plots [2]; plots.available [1, 1, 1, 2, 3]",
            "countries.iraq.plots: - → [2]",
            lambda s: len(s["iraq"].plots) == 1,
        ),
    ],
)
def test_anything_can_be_adjusted(typed: str, changed: str, holds: Callable[[object], bool], home: Path) -> None:
    table = solo()
    text = session(table, f"adjust {typed}", autosave=home / "kept.json")
    assert changed in text
    assert holds(table.state)
    assert table.journal[-1].who == "adjust"
    assert Table.load(home / "kept.json").to_save() == table.to_save()
    session(table, "undo")
    assert table.to_save() == solo().to_save()


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("prestige 33", "prestige: 33 is not from 1 to 12"),
        ("prestige high", "prestige: 'high' is not a whole number"),
        ("countries.narnia.troops 2", "countries.narnia: there is no such country"),
        ("countries.iraq.troops 99", "troops"),
        ("countries.iraq.elephants 1", "countries.iraq.elephants: not known here"),
        ("countries.iraq.markers [nonsense]", "'nonsense' is no marker of this country"),
        ("hands.us [14, 14]", "14"),
        ("hands.us [200]", "there is no card 200"),
        ("countries.iraq.plots [wmd]", "WMD"),
        ("prestige.x 3", "prestige:"),
        ("turn 2001-01-01", "cannot be read"),
        ("prestige [", "cannot be read"),
        ("prestige !!bool x", "cannot be read"),
        ("prestige !!timestamp x", "cannot be read"),
        ("prestige !!binary x", "cannot be read"),
        ("prestige &a [*a]", "cannot be read"),
        ("tag.yaml", "tag.yaml is not YAML"),
        ("prestige", "Say what and how"),
        ("prestige 3; funding", "Say what and how"),
        ("", "Say what and how"),
        ("nothing.yaml", "cannot read nothing.yaml"),
        ("list.yaml", "list.yaml is not a position"),
        ("broken.yaml", "broken.yaml is not YAML"),
        ("broken.json", "broken.json is not JSON"),
    ],
)
def test_an_adjustment_that_cannot_be_changes_nothing(typed: str, reason: str, home: Path) -> None:
    (home / "list.yaml").write_text("[1, 2]")
    (home / "broken.yaml").write_text("a: [")
    (home / "tag.yaml").write_text("prestige: !!bool x")
    (home / "broken.json").write_text("{")
    table = solo()
    text = session(table, f"adjust {typed}")
    assert reason.lower() in text.split("> adjust")[1].lower()
    assert "→" not in text
    assert table.to_save() == solo().to_save()


@pytest.mark.parametrize(
    ("name", "content"), [("c.yaml", "prestige: 3\ncountries:\n  iraq: {aid: 1}\n"), ("c.json", '{"prestige": 3}')]
)
def test_adjusting_from_a_file(name: str, content: str, home: Path) -> None:
    (home / name).write_text(content)
    table = solo()
    assert "prestige: 7 → 3" in session(table, f"adjust {name}")
    assert table.state.prestige == 3


def test_a_step_under_way_begins_again() -> None:
    table = solo()
    text = session(table, "22", "adjust prestige 3", "undo")
    assert "The step under way begins again." in text
    assert "Taken back: Adjustment: prestige 3" in text
    assert table.question is not None
    assert table.question.purpose == "use_card"


def test_an_adjustment_that_changes_nothing_says_so() -> None:
    assert "Nothing has changed." in session(solo(), "adjust prestige 7")


def test_adjusting_in_the_middle_of_an_opponent_s_play() -> None:
    table = real()
    text = session(table, DEALT, "99", "14", "adjust prestige 3", "99")
    assert "prestige: 7 → 3" in text
    assert table.state.prestige == 3


def test_a_part_of_the_position_is_shown() -> None:
    text = session(
        solo(), "position prestige", "position countries.afghanistan", "position countries", "position turn.x"
    )
    assert "prestige: 7\n" in text
    assert "countries.afghanistan: {governance: islamist_rule, alignment: adversary, cells: 4}" in text
    assert "countries:\n  libya: {governance: poor, alignment: adversary}" in text
    assert "turn.x: null" in text


def test_what_two_documents_differ_in() -> None:
    before = {"a": 1, "b": {"c": [1], "d": {"e": True}}, "x": "same"}
    after = {"a": 2, "b": {"c": [1, 2]}, "x": "same", "y": "new"}
    assert list(differences(before, after)) == [
        ("a", "1", "2"), ("b.c", "[1]", "[1, 2]"), ("b.d.e", "true", "-"), ("y", "-", "new")
    ]  # fmt: skip


def test_the_help_has_examples_that_work() -> None:
    text = session(solo(), "?")
    lines = [line.strip(" │") for line in text.splitlines()]
    examples = [line for line in lines if line.startswith("adjust ") and "PATH" not in line]
    assert len(examples) >= 3
    for example in examples:
        if not example.endswith(".yaml"):
            assert "→" in session(solo(), "adjust prestige 2", example).split(example)[1]

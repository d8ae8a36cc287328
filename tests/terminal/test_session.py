"""Sessions through real games: answers, commands, the curtain, leaving and coming back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from sandtable import Table
from sandtable.core.errors import BadSave
from sandtable.core.table import PHYSICAL
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.terminal.board import face_of
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.labyrinth.scene import WORDS, turn
from tests.terminal.driving import Screen, any_answer, driven, session

SOLO = {"us": "random"}


def solo(seed: int = 1) -> Table:
    """A game of one person, who plays the Jihadist side."""
    return Table.new("labyrinth", seed=seed, seats=SOLO)


def name(number: int) -> str:
    return WORDS(f"card-{number}")


# -- answering


def test_help_says_what_the_answers_at_hand_mean() -> None:
    text = session(turn(US, 63), "?", "63", "?", open_hands=True)
    assert text.count("What you can answer now:") == 1
    assert "Spend both cards of the Action Phase" not in text  # a card of value 2 cannot be used so
    assert "Roll 5 or more to win a Neutral Muslim country" in text.split("What you can answer now:")[1]


def test_a_card_that_sets_off_the_other_side_s_event_says_so() -> None:
    warning = "the card sets this event off"
    assert warning in " ".join(session(turn(US, 63), "63", open_hands=True).split())
    assert warning not in " ".join(session(turn(US, 24), "24", open_hands=True).split())


def test_answers_are_taken_by_number_name_and_prefix() -> None:
    table = turn(JIHADIST, 66, countries={"iraq": {"governance": "poor", "alignment": "neutral", "cells": 2}})
    assert table.question is not None
    text = session(table, "66", "travel", "iraq", "iran", "done", open_hands=True)
    assert "A cell Travels from Iraq to Iran." in text
    assert table.state["iran"].cells == 2


def test_wrong_input_is_one_line_and_changes_nothing() -> None:
    table = solo()
    before = table.to_save()
    text = session(table, "nonsense", "999", "/nonsense", "look nowhere", "card 999", "rules 99.9", "log x", "look")
    assert '"nonsense" is not among the options.' in text
    assert "There is no command /nonsense" in text
    assert 'There is no country "nowhere".' in text
    assert 'There is no card "999".' in text
    assert "There is no rule 99.9;" in text
    assert '"x" is not a number of 1 or more.' in text
    assert "look: which one?" in text
    assert "Traceback" not in text
    assert table.to_save() == before


NINES = "9" * 5000


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (NINES, "That line has 5,000 characters; at most 1,000 can be read."),
        (f"undo {NINES}", "That line has 5,005 characters"),
        (f"look {'x' * 1001}", "That line has 1,006 characters"),
        (f"undo {'9' * 900}", '"undo list" shows them'),
        (f"log {'0' * 900}", "is not a number of 1 or more"),
        ("log 0", '"0" is not a number of 1 or more'),
        ("card -1", 'There is no card "-1"'),
        ("card ²", 'There is no card "²"'),
        ("save no\0name", "Cannot write no"),
        ("position no\0name", "Cannot write no"),
        (f"adjust prestige {'[' * 900}", "cannot be read"),
        (f"adjust {'a.' * 400}a 5", "not too deep"),
        ("adjust . 5", "Say what and how"),
        ("adjust countries..cells 5", "Say what and how"),
        ("adjust no\0name.yaml", "that is no name of a file"),
    ],
)
def test_no_line_is_too_much_to_be_refused(typed: str, reason: str) -> None:
    table = solo()
    before = table.to_save()
    assert reason in session(table, typed)
    assert table.to_save() == before


def test_a_line_that_is_not_text_is_asked_for_again() -> None:
    def read(prompt: str) -> str:
        lines.append(prompt)
        if len(lines) == 1:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        raise EOFError

    lines: list[str] = []
    screen = Screen()
    Session(solo(), screen.console, read, Words(strict=True)).run()
    assert "That is not text: only UTF-8 can be read here." in screen.text
    assert len(lines) == 2


def test_home_is_where_files_are_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(home / "me"))
    session(solo(), "save ~/mine.json")
    assert Table.load(home / "me" / "mine.json").to_save() == solo().to_save()
    assert not (home / "~").exists()


def test_several_answers_and_too_few_of_them() -> None:
    table = Table.new("labyrinth", seed=2, scenario="anaconda", seats=SOLO)
    text = session(table, "iraq", "iraq, iraq, iran", "iraq, iran, syria")
    assert "Choose 3 of these, separated by commas:" in text
    assert "expected 3 of the options, got 1" in text
    assert "the same option was given twice" in text
    assert table.state["syria"].cells == 1


def test_an_empty_line_asks_again() -> None:
    text = session(solo(), "", "")
    assert text.count("Which card do you play?") == 3


def test_the_event_of_a_card_is_told_before_it_is_used() -> None:
    table = turn(US, 12, countries={"egypt": {"governance": "fair", "alignment": "neutral"}})
    text = session(table, "12", open_hands=True)
    assert "Lower Funding by 4" in text


# -- commands


def test_looking_things_up() -> None:
    text = session(
        solo(), "look saudi", "card al-azhar", "card 98", "rules 8.4.2", "hand", "board", "?", "log 3", "why"
    )
    assert "Shia-Mix" in text or "Sunni" in text
    assert "Adjacent: " in text
    assert "Card 12: value" in text
    assert "Event for the US:" in text
    assert "8.4.2 Major Jihad." in text
    assert "Hand of the Jihadist side (9)" in text
    assert "take back the last answer" in text


def test_a_command_is_written_in_full_or_behind_a_slash() -> None:
    table = turn(
        JIHADIST, 81, countries={"iraq": {"governance": "poor", "alignment": "ally", "rc": "tan", "troops": 5}}
    )
    text = session(table, "/h", "/hel", "/bo", "lo", open_hands=True)
    assert '"/h" could be /hand, /hint or /help.' in text
    assert "this list" in text
    assert '"lo" is not among the options.' in text


def test_rules_show_what_is_below_them() -> None:
    text = session(solo(), "rules 2.1.1", "rules 2.1.1c", "rules 8.4.2.")
    assert "2.1.1a US victory" in text
    assert text.count("2.1.1c US victory") == 2


# -- undo


def test_undo_says_what_is_no_longer_so() -> None:
    table = turn(US, 23, countries={"canada": {}}, dice=[5, 5])
    table.free_undo = True
    before = table.to_save()
    text = session(table, "23", "war", "canada", "undo", "undo", "undo", "undo", open_hands=True)
    assert "Taken back: War of Ideas: where? Canada" in text
    assert "No longer so: The US fights the War of Ideas in Canada." in text
    assert "No longer so: Canada turns Hard." in text
    assert "there is nothing to take back" in text
    assert table.to_save() == before


def test_undo_between_two_people_stops_at_a_die() -> None:
    table = turn(US, 23, countries={"canada": {}}, dice=[5, 5])
    text = session(table, "", "23", "war", "canada", "undo")
    assert "a die has been rolled or a card drawn since then" in text
    assert table.state["canada"].posture == "hard"


# -- two people at one screen


def screens(text: str) -> list[str]:
    """What is to be seen between one curtain and the next."""
    return re.split(r"It is the turn of [^.]+\. Pass the screen, then press Enter\. \n", text)


def test_the_curtain_hides_the_other_hand() -> None:
    table = Table.new("labyrinth", seed=5)
    unique = {side: {name(number) for number in table.state.hands[side]} for side in ("us", "jihadist")}
    unique = {"us": unique["us"] - unique["jihadist"], "jihadist": unique["jihadist"] - unique["us"]}

    def say(table: Table) -> str | None:
        if table.question is None or table.state.turn > 1 or table.ply > 60:
            return None
        return "" if waiting(table) else any_answer(table)

    passes: list[str] = []

    def waiting(table: Table) -> bool:
        """Whether the curtain is down, so that Enter is expected."""
        assert table.question is not None
        if passes and passes[-1] == table.question.seat:
            return False
        passes.append(table.question.seat)
        return True

    text = driven(table, say)
    assert passes[:2] == ["jihadist", "us"]
    before, *after = screens(text)
    assert not any(card in before for card in unique["us"] | unique["jihadist"])
    for seat, seen in zip(passes, after, strict=False):
        other = "us" if seat == "jihadist" else "jihadist"
        assert any(shown(card, seen) for card in unique[seat])
        still_held = {name(number) for number in table.state.hands[other]} & unique[other]
        assert still_held
        assert not any(shown(card, seen) for card in still_held)


def shown(card: str, seen: str) -> bool:
    """Whether a card is listed as an option, in a hand, or among the cards drawn."""
    line = re.escape(card)
    return bool(re.search(rf"^ *\d+ {line}  \(|\d \(\d\) {line}|You draw [^.]*{line}", seen, re.MULTILINE))


def test_both_read_what_happened_in_the_open() -> None:
    table = turn(JIHADIST, 95, more=(), us=(23, 24), countries={"iraq": {"governance": "fair", "alignment": "ally"}})
    text = session(table, "", "event", "")
    _, jihadist, us = screens(text)
    assert "Hand of the Jihadist side" not in us
    assert "The Jihadist side plays" in jihadist
    assert "The Jihadist side plays" in us
    assert "US: Which card do you play?" in us


def test_one_person_who_plays_all_sees_no_curtain() -> None:
    table = Table.new("labyrinth", seed=5)
    text = session(table, "hand", open_hands=True)
    assert "Pass the screen" not in text


# -- leaving and coming back


@pytest.mark.parametrize("leave", [EOFError, KeyboardInterrupt, "quit", "/q"])
def test_leaving_politely(home: Path, leave: str | type[BaseException]) -> None:
    autosave = home / "kept.json"
    text = session(solo(), leave, autosave=autosave)
    assert 'The game is kept as kept; "sandtable resume kept" takes it up again.' in text
    assert Table.load(autosave).to_save() == solo().to_save()


def test_the_game_is_kept_after_every_answer(home: Path) -> None:
    autosave = home / "kept.json"
    table = solo()
    first = str(table.state.hands["jihadist"][0])
    session(table, first, EOFError, autosave=autosave)
    again = Table.load(autosave)
    assert again.question is not None
    assert again.question.purpose == "use_card"
    assert again.to_save() == table.to_save()


def test_taking_a_game_up_shows_the_last_lines(home: Path) -> None:
    table = solo()
    session(table, str(table.state.hands["jihadist"][0]), "1")
    text = session(Table.from_save(table.to_save()))
    assert "The Jihadist side plays" in text


def test_save_and_position_write_files(home: Path) -> None:
    (home / "file").write_text("in the way", encoding="utf-8")
    table = solo()
    text = session(table, "save mine.json", "position here.json", "position here.yaml", "save file/x.json")
    assert Table.load(home / "mine.json").to_save() == table.to_save()
    document = json.loads((home / "here.json").read_text(encoding="utf-8"))
    assert document == yaml.safe_load((home / "here.yaml").read_text(encoding="utf-8"))
    assert Table.from_position(document, seats=SOLO).state.prestige == table.state.prestige
    assert "Cannot write file/x.json: " in text


def test_a_save_cut_short_is_told_plainly(home: Path) -> None:
    path = home / "cut.json"
    solo().save(path)
    path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
    with pytest.raises(BadSave, match="cut short"):
        Table.load(path)


def test_a_game_that_cannot_be_kept_is_still_played(home: Path) -> None:
    (home / "file").write_text("in the way", encoding="utf-8")
    text = session(solo(), "hand", autosave=home / "file" / "autosave.json")
    assert text.count("cannot be kept") == 1
    assert "Hand of the Jihadist side" in text
    assert "Left without a copy of the game." in text


# -- real dice and cards


def test_real_dice_are_asked_for_plainly() -> None:
    table = Table.new("labyrinth", seed=1, scenario="mission_accomplished", dice=PHYSICAL, seats=SOLO)
    text = session(table, "3", "7", "5", "undo", "6")
    first = (
        "Roll 7 dice and type them in one line, in this order: Posture of Scandinavia (Hard on 5 or more), Posture of"
    )
    assert first in text
    assert "1  2  3  4  5  6\n" in text
    assert "Scandinavia turns Soft." in text
    assert '"7" is no roll: a die shows 1 to 6.' in text
    assert "No longer so: Benelux turns Hard." in text
    assert table.state["benelux"].posture == "hard"


def test_real_cards_are_asked_for_by_number() -> None:
    table = Table.new("labyrinth", seed=1, dice=PHYSICAL, seats=SOLO)
    text = session(table, "81", "14", "board")
    assert "Draw the next card for the Jihadist side: which number is it?" in text
    assert table.state.hands == {"us": [14], "jihadist": [81]}


# -- to the end


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_through_the_screen(seed: int) -> None:
    table = solo(seed)

    def say(table: Table) -> str | None:
        if table.question is None:
            ended.append("log 2" if not ended else "")
            return ended[-1]
        return any_answer(table, table.ply * 5)

    ended: list[str] = []
    text = driven(table, say)
    assert table.outcome is not None
    assert "The game is over." in text
    assert WORDS.say(table.outcome.message) in re.sub(r"\s+", " ", text)


# -- the board


@pytest.mark.parametrize("scenario", ["lets_roll", "mission_accomplished"])
def test_the_board_fits_a_screen_of_100_by_40(scenario: str) -> None:
    table = Table.new("labyrinth", seed=3, scenario=scenario, seats={"us": "random"})
    face = face_of("labyrinth", table.game.facts(), WORDS)
    for seat in ("us", "jihadist", None):
        screen = Screen(width=100)
        screen.console.print(face.board(table.view(seat), seat, 100))
        lines = screen.text.splitlines()
        assert len(lines) <= 40
        assert max(map(len, lines)) <= 100


def test_the_board_shows_everything_without_colour() -> None:
    table = turn(US,
        23,
        countries={
            "iraq": {"governance": "poor", "alignment": "ally", "troops": 6, "cells": 2, "active_cells": 1, "rc": "tan",
                     "aid": 1, "besieged": True, "plots": [1]},
            "philippines": {"posture": "soft", "markers": ["abu_sayyaf"], "cadre": True},
            "afghanistan": {"governance": "islamist_rule", "alignment": "adversary"},
        },
        events=["patriot_act"],
    )  # fmt: skip
    face = face_of("labyrinth", table.game.facts(), WORDS)
    for width, islamist in ((80, "Islamist Adv."), (100, "Islamist Adversary"), (140, "Islamist Adversary")):
        for seat, plot in (("us", "Plot:?"), ("jihadist", "Plot:1")):
            screen = Screen(width=width)
            screen.console.print(face.board(table.view(seat), seat, width))
            for part in ("Poor Ally", "6T", "1A", "2S", "Aid", "RC", "Besieged", plot, islamist, "Cadre"):
                assert part in screen.text
            assert "Patriot Act" in screen.text
            assert "Abu" in screen.text


def test_every_card_and_country_can_be_looked_at() -> None:
    table = Table.new("labyrinth", seed=1)
    face = face_of("labyrinth", table.game.facts(), WORDS)
    screen = Screen()
    view = table.view(None)
    for number in deck():
        screen.console.print(face.card(view, str(number)))
    for id in table.state.countries:
        screen.console.print(face.look(view, id))
    assert "Event:" in screen.text


# -- what is known beforehand


def test_options_say_their_odds_and_the_command_tells_all() -> None:
    table = turn(US, 23, countries={"egypt": {"governance": "poor", "alignment": "neutral"}}, prestige=8)
    text = session(table, "23", "odds", "war of ideas", "odds", open_hands=True)
    assert re.search(r"\d War of Ideas  5\+, 33 %\n", text)
    assert "Reassessment    it needs a value of 3" in re.sub(" {3,}", "    ", text)
    assert re.search(r"\d Canada  Good -  5\+, 33 % ", text)
    assert re.search(r"\d Libya  -  4\+, 17 % !", text)
    assert re.search(
        r"Libya +4\+, 17 %; Prestige \+1; it becomes an Ally; a 3 places Aid; ! fails with a value of 2", text
    )
    assert re.search(r"Not now:\n(.*\n)*Egypt +it needs a value of 3", text)


def test_odds_are_for_whoever_is_asked() -> None:
    table = turn(US, 23, dice=PHYSICAL)
    text = session(table, "23", "war of ideas", "canada", "odds", open_hands=True)
    assert "You are asked nothing now." in text


def test_nothing_may_be_foreseen() -> None:
    table = turn(
        US, 23, countries={"spain": {"cells": 1, "active_cells": 1, "posture": "soft"}, "france": {"cells": 1}}
    )
    text = session(table, "23", "disrupt", "spain", "odds", open_hands=True)
    assert "There is nothing to foresee about this question." in text


# -- nothing that is typed is dropped without a word


@pytest.mark.parametrize("command", ["board", "hand", "odds", "hint", "help", "quit"])
def test_a_command_that_stands_alone_says_so(command: str) -> None:
    text = session(solo(), f"{command} please")
    assert f'{command} stands alone; what is "please" for?' in text


def test_what_is_typed_at_the_curtain_is_said() -> None:
    text = session(turn(US, 23), "23")
    assert "Typed too much, and not used: 23" in text
    assert "US: Which card do you play?" in text


def test_plots_that_lie_face_down_are_called_by_their_places() -> None:
    table = turn(US, 40, countries={"canada": {"plots": [2, 3, 1]}}, plots={"available": [1, 1, 2]})
    text = session(table, "40", "alert", open_hands=True)
    for place in ("First", "Second", "Third"):
        assert f"{place} plot in Canada" in text
    assert "Plot 1" not in text.split("which plot?")[1]


def test_a_failed_jihad_is_said_to_fail() -> None:
    cells = {"governance": "fair", "alignment": "neutral", "cells": 2}
    table = turn(JIHADIST, 53, countries={"egypt": cells, "pakistan": cells}, dice=[6])
    told = session(table, "53", "jihad", "egypt", "log", open_hands=True).splitlines()
    rolled = [line for line in told if "Jihad in Egypt: 6, needs 2 or less: fails" in line]
    assert len(rolled) == 2  # when it happens, and when it is looked up
    table = turn(JIHADIST, 53, countries={"egypt": cells, "pakistan": cells}, dice=[2])
    assert "Jihad in Egypt: 2, needs 2 or less: succeeds" in session(table, "53", "jihad", "egypt", open_hands=True)


def test_a_check_is_one_line_of_the_log() -> None:
    """What is added to the die, the sum and the verdict are in it; the lines that repeat them are left out."""
    egypt = {"governance": "fair", "alignment": "neutral", "aid": 1}
    table = turn(US, 19, countries={"egypt": egypt}, prestige=8, dice=[1])
    told = session(table, "19", "war_of_ideas", "egypt", open_hands=True)
    assert "War of Ideas in Egypt: 1 + 1 Prestige + 1 Aid = 3, needs 5 or more: fails  7.2.1.2" in told
    assert "It fails." not in told
    assert "The sum is" not in told

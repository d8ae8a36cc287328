"""The lessons in a shell: each is played to its end, keeps to its own answers, and can be left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.lessons import Lesson, lessons
from sandtable.terminal import learning
from sandtable.words import Words
from tests.terminal.driving import refused, run

LESSONS = [*lessons()]


def lines_of(lesson: Lesson) -> list[str]:
    """What is typed to follow a lesson: Enter where it is only read."""
    return [page.answer[0] if page.answer else "" for page in lesson.pages[:-1]]


def headings(text: str) -> list[int]:
    """The steps that were told, in order."""
    return [int(number) for number in re.findall(r", step (\d+) of \d+$", text, re.M)]


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_played_to_its_end(id: str) -> None:
    lesson = lessons()[id]
    code, text = run("learn", id, lines=lines_of(lesson))
    assert code == 0
    assert headings(text) == [*range(1, len(lesson.pages) + 1)]
    assert "not among the options" not in text
    assert "The lesson is done." in text
    _, listed = run("learn")
    assert listed.count("done") == 1


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_in_a_shell_speaks_of_nothing_that_is_pointed_at(id: str) -> None:
    words = Words(game=lessons()[id].game, strict=True)
    for page in lessons()[id].pages:
        said = learning.said(page, words)
        assert not re.search(r"\b([Cc]lick|glow|[Pp]oint at|badge|unfold|press\b|edge of the map)", said), page.text


@pytest.mark.parametrize("game", ["labyrinth", "plain"])
def test_every_sentence_for_a_shell_belongs_to_a_page(game: str) -> None:
    texts = {f"typed-{page.text}" for lesson in lessons().values() if lesson.game == game for page in lesson.pages}
    assert {*Words(game=game).ids("typed-")} <= texts


def test_an_answer_that_a_lesson_does_not_follow_is_refused_and_changes_nothing() -> None:
    _, text = run("learn", "1", lines=["", "52", "adjust funding 9", "53"])
    assert "this lesson follows another one: Madrassas." in text
    assert "In a lesson nothing is changed by hand before its last step." in text
    assert headings(text) == [1, 2, 3]


def test_a_line_answers_one_page_and_no_other() -> None:
    _, text = run("learn", "1", lines=["", "53 recruit"])
    assert "Typed too much, and not used: recruit" in text
    assert headings(text) == [1, 2, 3]


def test_a_lesson_is_left_and_gone_on_with(home: Path) -> None:
    _, text = run("learn", "first_game", lines=["", "53", "recruit", "quit"])
    assert 'The lesson is kept: "sandtable learn 1" goes on here.' in text
    _, listed = run("learn")
    assert "1. Guided first game (labyrinth-first_game)  go on at step 4 of 10" in listed
    _, text = run("learn", "1", lines=["plot"])
    assert headings(text) == [4, 5]
    _, text = run("learn", "1", "--again", lines=[])
    assert headings(text) == [1]
    assert "no game" in run("games")[1].lower()  # a lesson is not among them


def test_what_is_taken_back_is_told_again() -> None:
    _, text = run("learn", "1", lines=["", "53", "recruit", "undo", "recruit"])
    assert headings(text) == [1, 2, 3, 4, 3, 4]


def test_a_lesson_that_is_over_is_played_on_as_one_likes_and_begins_anew() -> None:
    lesson = lessons()["labyrinth-second_lesson"]
    _, text = run("learn", "2", lines=[*lines_of(lesson), "adjust funding 9", "23"])
    assert "The lesson is over. Play on as you like" in text
    assert "funding: 5 → 9" in text
    assert headings(run("learn", "2")[1]) == [1]


@pytest.mark.parametrize(
    ("name", "said"),
    [("10", 'there is no lesson "10"'), ("nothing", 'there is no lesson "nothing"'), ("first", "could be several")],
)
def test_a_lesson_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str], name: str, said: str) -> None:
    assert said in refused(capsys, "learn", name)


def test_a_lesson_is_read_aloud_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    from sandtable.terminal.main import main  # noqa: PLC0415 - as a shell runs it

    given = iter(["", "", "patrol"])

    def read(prompt: str) -> str:
        line = next(given, None)
        if line is None:
            raise EOFError
        return line

    assert main(["learn", "plain-first_card", "--plain"], read=read) == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown
    assert "Guided first card, step 4 of 16" in shown

"""Every lesson can be followed to its end, its words exist, and a browser is told it page by page."""

import asyncio
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.lessons import lessons
from sandtable.words import Words
from tests.web.people import serving, sqlite

LESSONS = [*lessons()]


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_can_be_followed_to_its_end(id: str) -> None:
    lesson = lessons()[id]
    dice = [*lesson.dice, *[1] * 100]
    table = Table.from_position(dict(lesson.position), seats=dict(lesson.seats), seed=1, dice=dice)
    for page in lesson.pages:
        if page.answer:
            assert table.question is not None, f"{page.text}: the game is over"
            offered = {option.key for option in table.question.options}
            assert {*page.answer} <= offered, f"{page.text}: {page.answer} of {sorted(offered)}"
            table.answer(page.answer[0])


@pytest.mark.parametrize("id", LESSONS)
def test_every_sentence_of_a_lesson_is_written(id: str) -> None:
    lesson = lessons()[id]
    words = Words(game=lesson.game)
    for message in (lesson.title, *(page.text for page in lesson.pages)):
        assert words.has(message), f"{message} has no words"


def test_a_browser_is_told_the_lessons_in_order_and_each_page_by_page(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(sqlite(tmp_path)) as server:
            listed = (await server.http.get("/api/tutorials")).json()["tutorials"]
            assert [each["id"] for each in listed] == LESSONS
            numbers = [(each["game"], lessons()[each["id"]].number) for each in listed]
            assert len({*numbers}) == len(LESSONS)
            assert numbers == sorted(numbers)
            told = (await server.http.get("/api/tutorials/labyrinth-second_lesson")).json()
            assert told["title"] == "tutorial-second_lesson"
            assert told["pages"][1] == {"text": "tutorial-second_lesson-2", "look": "hand", "answer": ["35"]}
            assert told["pages"][9] == {"text": "tutorial-second_lesson-10", "look": "board", "story": True}
            assert (await server.http.get("/api/tutorials/none")).status_code == 404

    asyncio.run(check())

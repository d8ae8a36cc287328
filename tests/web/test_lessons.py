"""Every lesson can be followed to its end: its answers are offered in turn, and its words exist."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.web import setups
from tests.web.people import serving, sqlite

CLIENT = Path(setups.__file__).parent / "client" / "src"
WORDS = Path(setups.__file__).parent.parent / "words" / "en"

LESSON = re.compile(r"id: '(?P<id>[\w-]+)',\s*title: '(?P<title>[\w-]+)',\s*pages: \[(?P<pages>.*?)\n  \]", re.S)
PAGE = re.compile(r"text: '(?P<text>[\w-]+)'.*?(?:answer: \[(?P<answers>[^\]]*)\])?[,\s]*\}", re.S)


def lessons() -> dict[str, tuple[str, list[tuple[str, list[str]]]]]:
    """The lessons that the client knows, by id: the title, and of each page its text and the answers it takes."""
    found = {}
    for path in sorted(CLIENT.glob("*/tutorial*.ts")):
        for lesson in LESSON.finditer(path.read_text(encoding="utf-8")):
            pages = [
                (page["text"], re.findall(r"'([^']*)'", page["answers"] or ""))
                for page in PAGE.finditer(lesson["pages"])
            ]
            found[lesson["id"]] = lesson["title"], pages
    return found


LESSONS = lessons()


def test_client_and_server_know_the_same_lessons() -> None:
    assert sorted(LESSONS) == sorted(setups.tutorials())


@pytest.mark.parametrize("id", sorted(LESSONS))
def test_a_lesson_can_be_followed_to_its_end(id: str) -> None:
    guide: dict[str, Any] = setups.tutorial(id)
    seats = {seat: "human" if who == "me" else who for seat, who in guide["seats"].items()}
    table = Table.from_position(guide["position"], seats=seats, seed=1, dice=[*guide["dice"], *[1] * 100])
    for text, answers in LESSONS[id][1]:
        if answers:
            assert table.question is not None, f"{text}: the game is over"
            offered = {option.key for option in table.question.options}
            assert set(answers) <= offered, f"{text}: {answers} of {sorted(offered)}"
            table.answer(answers[0])


@pytest.mark.parametrize("id", sorted(LESSONS))
def test_every_sentence_of_a_lesson_is_written(id: str) -> None:
    title, pages = LESSONS[id]
    written = "\n".join(path.read_text(encoding="utf-8") for path in (WORDS / id.partition("-")[0]).glob("*.ftl"))
    for message in (title, *(text for text, _ in pages)):
        assert re.search(rf"^{message} = ", written, re.M), f"{message} has no words"


def test_lessons_are_listed_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(sqlite(tmp_path)) as server:
            listed = (await server.http.get("/api/tutorials")).json()["tutorials"]
            numbers = [(each["game"], setups.tutorial(each["id"])["lesson"]) for each in listed]
            assert len(set(numbers)) == len(LESSONS)
            assert numbers == sorted(numbers)

    asyncio.run(check())

"""Every id that the faces of A Distant Plain write down has its words, every word is used, every rule has its text."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from pathlib import Path

import pytest

from sandtable.lessons import lessons
from sandtable.plain.cards import DECK
from sandtable.plain.map import AREAS
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.terms import ACTED, BOXES, FACTIONS, FORCES, PIECES
from sandtable.words import Words
from tests.words.scan import CLIENT, SOURCE

WORDS = Words(game="plain", strict=True)
WRITTEN = re.compile(r"""['"`](plain-(?:[\w-]|\$?{[^}]*})+)['"`]""")
FILES = [
    *(SOURCE / "terminal" / "plain").glob("*.py"),
    *(file for file in (CLIENT / "plain").iterdir() if file.suffix in (".ts", ".svelte") and ".test." not in file.name),
]
LESSONS = [lesson for lesson in lessons().values() if lesson.game == "plain"]
USED = {
    re.sub(r"\$?{[^}]*}", "*", id): file.name
    for file in sorted(FILES)
    for id in WRITTEN.findall(file.read_text(encoding="utf-8"))
}
INDEX = Path(__file__).parents[1] / "conformance" / "index" / "plain.toml"
BUILT = [
    *(f"plain-letter-{faction}" for faction in FACTIONS),
    *(f"plain-did-{act}" for act in ACTED),
    *(f"plain-short-{piece}" for piece in POSITION_PIECES),
    *(f"plain-force-{PIECES[piece]}" for piece, total in enumerate(FORCES) if total),
    *(f"plain-kind-{card.kind}" for card in DECK.values() if card.kind != "event"),
    *(f"adjust-{piece}" for piece in POSITION_PIECES),
    *(f"kind-{area.kind}" for area in AREAS.values()),
    *(f"box-{box}" for box in BOXES),
    *(text for lesson in LESSONS for text in (lesson.title, *(page.text for page in lesson.pages))),
    *(f"plain-{word}" for word in ("now", "next", "played", "removed", "may-act", "out")),
]
"""The ids that are put together from data."""


@pytest.mark.parametrize("id", sorted({*USED, *BUILT}))
def test_every_id_of_a_face_has_words(id: str) -> None:
    assert fnmatch.filter(WORDS.ids(), id), USED.get(id)


def test_no_words_of_a_face_are_left_over() -> None:
    assert len(USED) > 40
    for id in WORDS.ids("plain-"):
        assert id in BUILT or any(fnmatch.fnmatch(id, used) for used in USED if used != "plain-*"), id


def test_every_rule_has_its_title_and_a_text_of_its_own() -> None:
    rules = tomllib.loads(INDEX.read_text(encoding="utf-8"))["rule"]
    said = {}
    for rule in rules:
        id = f"rule-{rule['id'].replace('.', '-')}"
        if rule["kind"] in ("rule", "optional") and not rule["id"].startswith("setup.free."):
            assert WORDS(id) == rule["title"]
            said[id] = WORDS.attribute(id, "text")
            assert said[id], id
    assert len({*said.values()}) == len(said) > 180

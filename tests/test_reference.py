"""The reference holds every rule and every card of the words, and all its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from sandtable.words import Words
from sandtable.words.lookup import CARD, RULE
from tools import reference

GAMES: Final = ("labyrinth", "plain")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    reference.write(folder)
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_card_of_the_words_is_in_it(pages: Path, game: str) -> None:
    words = Words(game=game)
    written = {page: (pages / game / page).read_text(encoding="utf-8") for page in ("rules.md", "cards.md")}
    rules = words.ids(RULE)
    cards = [id for id in words.ids(CARD) if id.removeprefix(CARD).isdigit()]
    assert len(rules) > 250
    assert len(cards) == {"labyrinth": 240, "plain": 72}[game]
    for page, ids in (("rules.md", rules), ("cards.md", cards)):
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", written[page])
        for id in ids:
            assert f'<a id="{id}"></a>' in shown
            assert words(id) in shown
            for text in words.attributes(id).values():
                assert text in shown, id


def test_links_lead_to_what_is_there(pages: Path) -> None:
    anchors = {
        page: set(re.findall(r'<a id="([^"]+)">', page.read_text(encoding="utf-8"))) for page in pages.rglob("*.md")
    }
    followed = 0
    for page in anchors:
        for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8")):
            goal = page.parent / target if target else page
            assert goal in anchors, (page, target)
            assert not anchor or anchor in anchors[goal], (page, anchor)
            followed += 1
    assert followed > 100


def test_a_rule_leads_to_the_card_it_names_and_the_card_leads_back(pages: Path) -> None:
    rules = (pages / "labyrinth" / "rules.md").read_text(encoding="utf-8")
    cards = (pages / "labyrinth" / "cards.md").read_text(encoding="utf-8")
    assert re.search(r'<a id="rule-2-2"></a>.*\(cards\.md#card-117\)', rules)
    spike = cards.partition('<a id="card-117"></a>')[2].partition("<a id=")[0]
    assert "(rules.md#rule-2-2)" in spike


def test_events_of_a_distant_plain_say_where_they_are_from(pages: Path) -> None:
    cards = (pages / "plain" / "cards.md").read_text(encoding="utf-8")
    isr = cards.partition('<a id="card-1"></a>')[2].partition("<a id=")[0]
    assert isr.count("designed by this project, not what is printed") == 2
    assert "the game's own event, in our words" in cards

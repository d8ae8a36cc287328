"""The reference holds every rule and every card of the words, and all its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from sandtable.labyrinth.opponents.bots.us.instructions import ALERTS
from sandtable.plain.nonplayers.instructions import INSTRUCTIONS
from sandtable.words import Words
from sandtable.words.lookup import CARD, RULE
from tools import instructions, reference
from tools.conformance import read_index

GAMES: Final = ("labyrinth", "plain")
INDEX: Final = Path(__file__).parent / "conformance" / "index"


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


@pytest.mark.parametrize(
    ("index", "game"), [("labyrinth", "labyrinth"), ("awakening", "labyrinth"), ("plain", "plain")]
)
def test_every_numbered_rule_of_the_book_has_words(index: str, game: str) -> None:
    words = Words(game=game)
    rules = read_index(INDEX / f"{index}.toml")
    numbered = [id for id in rules if re.fullmatch(r"\d+(\.\d+)+[a-z]?", id)]
    assert len(numbered) > 150
    assert [id for id in numbered if not words.has(RULE + id.replace(".", "-"))] == []


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


@pytest.mark.parametrize("side", ["jihadist", "us"])
def test_every_instruction_of_the_bots_has_words_and_no_word_is_in_vain(side: str) -> None:
    assert list(instructions.unwritten(side)) == []
    book = instructions.BOOKS[side]
    known = {"plays": {str(number) for number in book.plays}, "how": {str(number) for number, _ in book.answers}}
    for kind, numbers in known.items():
        assert set(instructions.written()[side][kind]) <= numbers
    if side == "us":
        assert set(instructions.written()[side]["alerts"]) == {str(number) for number in ALERTS}


def test_a_card_tells_what_opponents_do_with_it(pages: Path) -> None:
    cards = (pages / "labyrinth" / "cards.md").read_text(encoding="utf-8")

    def told(number: int) -> str:
        return re.sub(
            r"\[([^\]]*)\]\([^)]*\)", r"\1", cards.partition(f'<a id="card-{number}"></a>')[2].partition("<a id=")[0]
        )

    assert "*bot, US* (13.3): plays the event whenever it would have an effect (13.4.2)" in told(24)
    assert "*rule 9*: with no cell on the Funding track it is Radicalization instead (9.4.1)" in told(48)
    assert "*bot, Jihadist* (12.3): plays the event if a cell is Available" in told(48)
    assert "US* (13.3)" not in told(48)
    assert "plays the event if CTR lies in Russia" in told(62)
    plain = (pages / "plain" / "cards.md").read_text(encoding="utf-8")
    assert plain.count(" as Non-player*") == len(INSTRUCTIONS)
    assert "Warlords as Non-player*" in plain

"""Japanese is handed out with places where its lines may break, as long as they were made of exactly these words."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.web import phrases
from tools.phrases import BREAK, TOGETHER, with_breaks


def halves(text: str) -> list[str]:
    return [text[: len(text) // 2], text[len(text) // 2 :]]


def test_only_long_runs_of_japanese_are_broken() -> None:
    text = "# 説明説明説明説明\nnote-a = { $side }は手札を引きます。\ncountry-x = とてもとても長い名前\nui-b = はい"
    broken = with_breaks(text, halves)
    assert broken.replace(BREAK, "") == text
    assert [BREAK in line for line in broken.split("\n")] == [False, True, False, False]


def test_a_phrase_begins_where_something_is_filled_in_after_a_particle() -> None:
    text = "note-a = セル{ $count }個が{ $origin }から{ $space }へ"
    assert with_breaks(text, halves) == text.replace("が", f"が{BREAK}").replace("から", f"から{BREAK}")


def test_a_range_of_numbers_stays_in_one_line() -> None:
    text = "ui-a = 1\uff5e2人用、\uff5e印"
    assert with_breaks(text, halves) == f"ui-a = 1{TOGETHER}\uff5e{TOGETHER}2人用、\uff5e印"


def test_what_was_made_of_other_words_is_not_handed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "FOLDER", tmp_path)
    phrases.file_of("a = これ").write_text("a = これ!", "utf-8")
    assert phrases.phrased("a = これ") == "a = これ!"
    assert phrases.phrased("a = それ") == "a = それ"

"""Japanese is handed out with places where its lines may break, as long as they were made of exactly these words."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.web import phrases
from tools.phrases import BREAK, with_breaks


def halves(text: str) -> list[str]:
    return [text[: len(text) // 2], text[len(text) // 2 :]]


def test_only_long_runs_of_japanese_are_broken() -> None:
    text = "# 説明説明説明説明\nnote-a = { $side }は手札を引きます。\ncountry-x = とてもとても長い名前\nui-b = はい"
    broken = with_breaks(text, halves)
    assert broken.replace(BREAK, "") == text
    assert [BREAK in line for line in broken.split("\n")] == [False, True, False, False]


def test_what_was_made_of_other_words_is_not_handed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "FOLDER", tmp_path)
    phrases.file_of("a = これ").write_text("a = これ!", "utf-8")
    assert phrases.phrased("a = これ") == "a = これ!"
    assert phrases.phrased("a = それ") == "a = それ"

"""``sandtable deck``: a deck is begun, checked, shown and tried, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.terminal.main import main
from tests.plain.decks import SAID, blank, rows, with_text, written


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The deck to start from, as the shell writes it."""
    file = tmp_path_factory.mktemp("decks") / "mine.toml"
    assert main(["deck", "new", str(file)]) == 0
    return file


def test_a_deck_is_begun_and_can_be_played_with(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert deck.read_text(encoding="utf-8") == blank()
    assert main(["deck", "check", str(deck)]) == 0
    assert "can be played with" in capsys.readouterr().out
    assert main(["deck", "new", str(deck)]) == 2  # nothing is written over
    assert "File exists" in capsys.readouterr().err
    seats = [f"--seat={seat}=random" for seat in ("coalition", "government", "taliban", "warlords")]
    assert main(["sim", "plain", "--deck", str(deck), "--games", "1", "--scenario", "short", *seats]) == 0
    capsys.readouterr()


def test_faults_are_told_with_their_places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = rows()
    cards[27]["shaded"]["effects"] = [{"do": "free", "faction": "taliban", "action": "train"}]
    file = tmp_path / "bad.toml"
    file.write_text(written(cards), encoding="utf-8")
    assert main(["deck", "check", file.name]) == 1  # a long path would be folded, who knows where
    said = " ".join(capsys.readouterr().out.split())
    lines = written(cards).split("\n")
    line = 1 + next(at for at, each in enumerate(lines) if '"train"' in each and "effects" in each)
    assert f":{line}: card 27, Tehrik-i-Taliban Pakistan, shaded: card.27.shaded.effects.1.action" in said
    assert "expected one of: rally, march, attack, terror, extort, infiltrate" in said
    assert main(["play", "plain", "--deck", str(file)]) == 2
    assert f"line {line}: card.27.shaded" in capsys.readouterr().err


def test_a_card_is_shown_and_a_text_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(with_text(24, "unshaded", [{"do": "gain", "track": "aid", "n": 7}]), encoding="utf-8")
    assert main(["deck", "show", str(file), "24"]) == 0
    shown = capsys.readouterr().out
    assert SAID in shown
    assert "US-Taliban Talks" in shown
    assert main(["deck", "try", str(file), "24", "unshaded", "--scenario", "short", "--faction", "taliban"]) == 0
    assert "Aid" in capsys.readouterr().out
    for wrong in (["24", "shaded"], ["99", "unshaded"], ["24", "unshaded", "--faction", "us"]):
        assert main(["deck", "try", str(file), *wrong]) == 2
    assert "has no such text" in capsys.readouterr().err

"""This project's deck beside its family: what share of its texts does what, and that known texts stay as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.plain.cards import DECK
from tests.plain.decks import blank
from tools.shares import KINDS, counts, main, table, texts

RULINGS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
NEAR = {
    "free operations and activities": (11, 14),
    "flips of Guerrillas": (8, 12),
    "shifts of Support": (18, 22),
    "what lasts": (0, 30),
}
"""Percents between which a share is near those of the sister games; what lasts follows from the kinds of the cards."""


@pytest.mark.parametrize("kind", NEAR)
def test_a_share_is_near_the_family(kind: str) -> None:
    least, most = NEAR[kind]
    assert least <= 100 * counts(DECK)[kind] / texts(DECK) <= most


def test_about_seven_cards_have_one_text() -> None:
    undivided = {card.number for card in DECK.values() if not card.is_dual}
    assert {45, 57, 59} <= undivided
    assert 6 <= len(undivided) <= 8


@pytest.mark.parametrize("kind", KINDS)
def test_the_shares_are_told_as_they_are(kind: str) -> None:
    (told,) = re.findall(rf"(?m)^\| {kind} \|.*\| (\d+) = (\d+) % \|$", RULINGS)
    count = counts(DECK)[kind]
    assert told == (str(count), f"{100 * count / texts(DECK):.0f}"), "tools/shares.py prints them"


def test_the_shares_of_another_deck_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(blank(), encoding="utf-8")
    assert main([str(mine)]) == 0
    assert capsys.readouterr().out.splitlines() == table(DECK)
    mine.write_text("name = 1", encoding="utf-8")
    assert main([str(mine)]) == 2
    assert "sandtable_deck" in capsys.readouterr().err


KNOWN = {
    (4, "shaded"): ["place", "gain"],
    (6, "shaded"): ["islamabad"],
    (8, "shaded"): ["islamabad"],
    (9, "shaded"): ["if"],
    (18, "unshaded"): ["lasting"],
    (24, "unshaded"): ["lasting"],
    (24, "shaded"): ["lasting"],
    (29, "shaded"): ["lasting"],
    (30, "unshaded"): ["lasting"],
    (30, "shaded"): ["lasting"],
}


def test_what_is_known_stays_and_what_was_changed_has_a_reason() -> None:
    """A reason stands on texts of this project's design alone."""
    known = {
        (number, text): [effect.verb for effect in card.texts[text]]
        for number, card in DECK.items()
        for text, status in card.provenance.items()
        if status == "known"
    }
    assert known == KNOWN
    reasons = {(number, text): why for number, card in DECK.items() for text, why in card.reason.items()}
    assert not reasons.keys() & known.keys()
    assert all(text in DECK[number].texts and why for (number, text), why in reasons.items())
    assert {number for number, card in DECK.items() if not card.is_dual} - {45} <= {number for number, _ in reasons}

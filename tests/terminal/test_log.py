"""What a line of the log follows is said in the language of whoever reads it."""

from __future__ import annotations

import pytest

from sandtable.terminal.transcript import written
from sandtable.words import Words
from tests.plain import scene


@pytest.mark.parametrize(
    ("language", "cites"), [("en", "card 40"), ("de", "Karte 40"), ("ja", "カード40"), ("ru", "карта 40")]
)
def test_a_card_is_cited_in_words_and_a_rule_by_its_number(language: str, cites: str) -> None:
    table = scene.play(scene.turn("taliban", card=40), "event", "shaded")  # Aid and Patronage fall
    text = written(table, Words(language), None, ".txt")
    assert f"({cites})" in text
    assert "(5." in text

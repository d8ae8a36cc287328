"""How many lines an opponent's card takes at a real table, and that no line at all breaks it."""

from __future__ import annotations

import pytest

from sandtable.core.chance import PHYSICAL, PHYSICAL_CARDS
from tools.companion import AIM_IN_PLAIN, AIMS, COMPANIES, counted, fuzzed


@pytest.mark.slow
@pytest.mark.parametrize("dice", [PHYSICAL_CARDS, PHYSICAL])
@pytest.mark.parametrize("name", COMPANIES)
def test_an_opponent_s_card_takes_few_lines(name: str, dice: str) -> None:
    found = counted(name, dice, 1, 90)
    aim = AIM_IN_PLAIN if (name, dice) == ("plain", PHYSICAL) else AIMS[dice]
    assert found.cards > 2
    assert 0 < found.per_card <= aim
    text = found.screen.getvalue()
    assert "Typed too much" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_whatever_is_typed_is_taken_or_refused_in_words() -> None:
    assert fuzzed(400) > 50

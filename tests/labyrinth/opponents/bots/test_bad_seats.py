"""A bot that does not exist, a level that it has not, rule 9 where it does not belong: refused, with what there is."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, BadSave, BadSetup
from sandtable.core.game import game_named

JIHADIST_LEVELS = "muddled, coherent, attractive, potent, infectious, virulent"
US_LEVELS = "off_guard, competent, adept, vigilant, ruthless, no_mercy"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ({"jihadist": "bot:ruthless"}, f"bot has no level 'ruthless'; it has: {JIHADIST_LEVELS}"),
        ({"us": "bot:potent"}, f"bot has no level 'potent'; it has: {US_LEVELS}"),
        ({"jihadist": "bot:"}, f"bot has no level ''; it has: {JIHADIST_LEVELS}"),
        (
            {"us": "solitaire"},
            "nobody called 'solitaire' can sit at us; expected human, bot, steady, seeker, stand_in, random",
        ),
        (
            {"jihadist": "robot"},
            "nobody called 'robot' can sit at jihadist; expected human, solitaire, bot, steady",
        ),
        ({"coalition": "bot"}, "us, jihadist"),
    ],
)
def test_who_is_not_there_is_refused_with_who_is(seats: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Table.new("labyrinth", seats=seats)
    assert said in str(refusal.value)


@pytest.mark.parametrize("options", [{"scenario": "isil"}, {"campaign": True}])
def test_rule_9_is_refused_where_it_does_not_belong(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="expected for jihadist: human, random, bot"):
        Table.new("labyrinth", seats={"jihadist": "solitaire"}, **options)
    with pytest.raises(BadPosition, match="expected for jihadist: human, random, bot"):
        Table.from_position({"game": "labyrinth", "rules": "awakening"}, seats={"jihadist": "solitaire"})


def test_a_save_whose_level_is_no_more_is_refused_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = Table.new("labyrinth", seats={"jihadist": "bot:potent"}, seed=1, scenario="isil").to_save()
    game = game_named("labyrinth")
    monkeypatch.setattr(game, "opponents", {**game.opponents, "jihadist:bot": ("muddled", "virulent")})
    with pytest.raises(BadSave, match="bot has no level 'potent'; it has: muddled, virulent"):
        Table.from_save(saved)


def test_mini_decks_belong_to_rule_9() -> None:
    with pytest.raises(BadSetup, match="mini_decks: only against the opponent of rule 9"):
        Table.new("labyrinth", seats={"jihadist": "bot"}, mini_decks=True)

"""Stories that are told while somebody looks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.people import choose, settle
from tests.browser.tables import SOLO, sit_at

MOVING = "no-preference"


THEIR_TURN: dict[str, Any] = {
    "game": "labyrinth", "turn": 3, "prestige": 7, "funding": 3, "phase": {"side": "us", "card": 2},
    "countries": {
        "iraq": {"governance": "poor", "alignment": "ally", "troops": 2, "rc": "tan"},
        "saudi_arabia": {"governance": "fair", "alignment": "ally", "troops": 1, "plots": [1]},
        "gulf_states": {"governance": "fair", "alignment": "ally"},
        "pakistan": {"governance": "poor", "alignment": "neutral"},
        "united_kingdom": {"posture": "hard"},
        "iran": {"cells": 12},
    },
    "hands": {"us": [45, 23, 35], "jihadist": [1, 2]},
}  # fmt: skip
"""After one more card of the US a plot is resolved, a cell Travels, and the next plot is laid."""


THEIR_DICE = [1, 4, 2] + [3] * 20


def to_the_story(page: Page, address: str) -> None:
    """The last answer of the US in its phase: a War of Ideas, and then the others come."""
    sit_at(page, address, seats=SOLO, position=THEIR_TURN, dice=THEIR_DICE)
    for key in ("45", "war_of_ideas"):
        settle(page)
        choose(page, key)
    settle(page)
    page.locator("[data-options] [data-key=gulf_states]").click()
    page.locator("[data-story=told]").wait_for()

"""Tables that several browser tests sit down at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from sandtable.lessons import lessons
from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage
from tests.browser.people import seated, settle, sit_down
from tests.browser.plain_tables import SPACES

LATE: dict[str, Any] = {
    "game": "labyrinth",
    "turn": 9,
    "prestige": 5,
    "funding": 4,
    "phase": {"side": "jihadist", "card": 1},
    "countries": {
        "iraq": {"governance": "poor", "alignment": "ally", "troops": 6, "cells": 2, "rc": "tan"},
        "saudi_arabia": {"governance": "fair", "alignment": "ally", "cells": 1},
        "pakistan": {"governance": "poor", "alignment": "neutral", "cells": 2},
        "egypt": {"governance": "fair", "alignment": "neutral", "cells": 1},
        "france": {"posture": "soft", "cells": 1},
        "iran": {"cells": 1},
    },
    "hands": {"jihadist": [53, 60, 95, 101], "us": [23, 35, 45, 14]},
    "draw": [],
}
"""A last turn: the deck is empty, so the game ends with it at the latest."""


def new_game(page: Page, scenario: str, start: str) -> None:
    """From the first page to the table in three clicks."""
    to_the_seats(page, scenario)
    seated(page, start)


def to_the_seats(page: Page, scenario: str) -> None:
    """From the first page to where seats are chosen."""
    edition = "awakening" if scenario in ("awakening", "mitts_turn", "status_of_forces", "isil") else "labyrinth"
    page.locator(f"[data-game={edition}]").click()
    page.locator(f"[data-scenario={scenario}]").click()


SOLO = {"us": "me", "jihadist": "solitaire"}


US_PHASE = {**LATE, "phase": {"side": "us", "card": 1}}


def sit_at(page: Page, address: str, **wanted: Any) -> None:
    """Set up a table of Labyrinth, and sit down at it."""
    created = HTTP.post(f"{address}api/tables", json={"game": "labyrinth", **wanted}).json()
    sit_down(page, created["table"], next(iter(created["seats"].values())))


def field(page: Page, name: str) -> Any:
    return page.locator(f"[data-field={name}]")


HOT_SEAT = {"us": "me", "jihadist": "me"}


CROWDED: dict[str, Any] = {
    "game": "labyrinth", "rules": "awakening", "turn": 3, "prestige": 6, "funding": 5,
    "phase": {"side": "us", "card": 1}, "off_map_troops": 3, "events": ["sequestration", "smartphones"],
    "countries": {
        "syria": {"governance": "poor", "alignment": "neutral", "civil_war": True, "caliphate_capital": True,
                  "militia": 3, "active_cells": 4, "aid": 1, "plots": [1],
                  "markers": ["advisors", "advisors", "training_camps"]},
        "iraq": {"governance": "poor", "alignment": "ally", "rc": "tan", "troops": 6, "active_cells": 3,
                 "awakening": 2},
        "libya": {"governance": "poor", "alignment": "ally", "civil_war": True, "militia": 2, "cells": 1,
                  "markers": ["unscr_1973", "nato"]},
        "yemen": {"governance": "poor", "alignment": "ally", "militia": 1, "cells": 2, "markers": ["truce"]},
        "iran": {"side": "muslim", "governance": "fair", "alignment": "adversary", "markers": ["trade_embargo_us"]},
        "nigeria": {"side": "muslim", "governance": "poor", "alignment": "neutral", "cells": 1, "awakening": 3},
        "mali": {"governance": "poor", "alignment": "neutral", "reaction": 2, "cells": 1, "markers": ["serval"]},
        "egypt": {"governance": "fair", "alignment": "neutral", "awakening": 2, "reaction": 1},
    },
    "hands": {"us": [121, 145, 126], "jihadist": [164, 168, 173]},
    "plots": {"available": [1, 1, 2], "resolved": [2, 3]},
}  # fmt: skip


FIRST = lessons()["labyrinth-first_game"].position


LAST_ANSWER = {**FIRST, "phase": {"side": "us", "card": 2}, "hands": {"us": [23, 45], "jihadist": [52]}}
"""A War of Ideas in Pakistan with a 5 wins the game."""


TWO = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}}


def a_table(address: str, **more: Any) -> dict[str, Any]:
    """A table that waits for somebody to play the Jihadist."""
    created: dict[str, Any] = HTTP.post(f"{address}api/tables", json={**TWO, **more}).json()
    return created


def called(page: Page, name: str) -> None:
    """The person at a browser has said before what to be called."""
    page.evaluate("name => localStorage.setItem('sandtable.name', name)", name)


def host(open_page: OpenPage, created: dict[str, Any], name: str = "Ann") -> Page:
    """The browser of whoever has set a table up: it has the codes to invite others."""
    page = open_page(AT_THE_DOOR)
    called(page, name)
    entry = {
        "table": created["table"],
        "game": "labyrinth",
        "tokens": [created["seats"]["us"]],
        "join": created["join"],
    }
    page.evaluate("entry => localStorage.setItem('sandtable.tables', JSON.stringify([entry]))", entry)
    page.goto(f"#/table/{created['table']}")
    return page


def invitation(created: dict[str, Any]) -> str:
    return f"#/join/{created['table']}/{created['join']['jihadist']}"


def two_at_a_table(open_page: OpenPage, address: str, **more: Any) -> tuple[Page, Page]:
    """Ann, who has set a table up, and Ben, who has followed her invitation."""
    created = a_table(address, **more)
    ann = host(open_page, created)
    ann.locator("[data-invite=jihadist]").wait_for()
    ben = open_page(invitation(created))
    expect(ben.locator("[data-waits]")).to_have_text("Ann waits for you to play the Jihadist side.")
    ben.locator("[data-your-name]").fill("Ben <i>")
    ben.locator("[data-join]").click()
    settle(ben)
    return ann, ben


KANDAHAR = {"coalition_troops": 4, "troops": 2, "police": 3, "taliban": 3, "support": "opposition", "terror": 2}


HERAT = {"support": "support", "police": 12, "troops": 10, "coalition_troops": 11, "taliban_active": 4, "warlords": 3}


ROAD = {"police": 3, "taliban": 2, "warlords_active": 1, "sabotage": True}


BUSY: dict[str, Any] = {**SPACES, "kandahar": KANDAHAR, "herat": HERAT, "loc_kabul_aibak": ROAD}
"""Every kind of word that can stand on the map of A Distant Plain."""


MIXED: dict[str, Any] = {
    "game": "labyrinth", "turn": 3, "prestige": 7, "funding": 3, "phase": {"side": "us", "card": 1},
    "countries": {
        "iraq": {"governance": "poor", "alignment": "ally", "troops": 2, "rc": "tan"},
        "saudi_arabia": {"governance": "fair", "alignment": "ally", "troops": 1},
        "gulf_states": {"governance": "fair", "alignment": "ally"},
        "united_kingdom": {"posture": "hard"},
        "iran": {"cells": 2},
    },
    "hands": {"us": [45, 53, 62, 23], "jihadist": [1, 2]},
}  # fmt: skip
"""A hand with cards of both sides; Madrassas (53) cannot happen now, Ex-KGB (62) can."""

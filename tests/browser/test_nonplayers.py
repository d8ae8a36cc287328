"""Non-players of A Distant Plain in a browser: a turn told space by space, its reasons, and real dice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage
from tests.browser.people import choose, settle
from tests.browser.plain_tables import pieces

POSITION: dict[str, Any] = {
    "game": "plain",
    "card": 67,
    "next": 14,
    "resources": {"government": 30, "taliban": 20, "warlords": 20},
    "aid": 15,
    "patronage": 5,
    "islamabad": {"box": "tolerance"},
    "spaces": {
        "kabul": {"coalition_bases": 1, "coalition_troops": 2, "troops": 4, "police": 2},
        "zabol": {"taliban_bases": 1, "taliban": 3},
        "balkh": {"warlord_bases": 1, "warlords": 2},
        "kandahar": {"taliban": 2, "police": 1},
    },
}
"""Change in Tactics: Warlords, Government, Coalition, Taliban."""


def sit(page: Page, address: str, seats: dict[str, str], **more: Any) -> None:
    """Open a table with one person, who has the Government among others, and Non-players."""
    wanted = {"game": "plain", "position": POSITION, "seats": seats, **more}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    page.evaluate(
        """([table, tokens]) => localStorage.setItem(
            'sandtable.tables', JSON.stringify([{table, game: 'plain', tokens}]))""",
        [created["table"], [created["seats"]["government"]]],
    )
    page.goto(f"#/table/{created['table']}")


def with_nonplayers(opponent: str, *nonplayers: str) -> dict[str, str]:
    """This opponent on these seats, and one person on the others."""
    factions = ("coalition", "government", "taliban", "warlords")
    return {faction: opponent if faction in nonplayers else "me" for faction in factions}


def explained(log: Locator, reason: str) -> None:
    """A reason is there when it is asked for, and not before."""
    behind = log.locator("details", has_text=reason).last
    expect(behind.get_by_text(reason).first).to_be_hidden()
    behind.locator("summary").click()
    expect(behind.get_by_text(reason).first).to_be_visible()


def test_the_turn_of_a_non_player_is_told_space_by_space(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, reduced_motion="no-preference")
    sit(page, address, with_nonplayers("book", "taliban", "warlords"))
    settle(page)
    choose(page, "pass")  # the Government; whatever the Warlords did before is past
    choose(page, "pass")  # the Coalition: now the Taliban
    story = page.locator("[data-story=told]")
    story.wait_for()
    page.locator("[data-pause]").click()
    expect(page.locator("[data-options]")).to_have_count(0)  # nothing is asked while it is told
    told = page.locator("[data-story]")
    seen: list[str] = []
    while page.locator("[data-story=told]").count():
        seen.append(told.inner_text())
        beat = told.get_attribute("data-beat")
        page.locator("[data-step]").click()
        page.wait_for_function("beat => document.querySelector('[data-story=told]')?.dataset.beat !== beat", arg=beat)
    first = next(n for n, text in enumerate(seen) if "Rally in Zabol" in text)
    second = next(n for n, text in enumerate(seen) if "Rally in Kabul" in text)
    assert first < second  # a space after the other, each in a beat of its own
    expect(page.locator("[data-story=ended]")).to_be_visible()
    page.locator("[data-go-on]").click()
    settle(page)
    assert pieces(page, "zabol") == {"taliban_bases": 2, "taliban": 1}
    log = page.locator("[data-part=log]")
    expect(log).to_contain_text("The Taliban: Rally in Zabol.")
    explained(log, "Rally for a Base, with three Guerrillas and room")


@pytest.mark.parametrize("opponent", ["book", "chart"])
def test_a_person_sees_what_the_non_players_did_and_why(open_page: OpenPage, address: str, opponent: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit(page, address, with_nonplayers(opponent, "coalition", "taliban", "warlords"))
    settle(page)
    expect(page.locator("[data-purpose=act]")).to_be_visible()
    log = page.locator("[data-part=log]")
    expect(log).to_contain_text("The Warlords: Rally in Balkh." if opponent == "book" else "from Balkh to Baghlan.")
    explained(log, "Rally for a Base, with two Guerrillas and room" if opponent == "book" else "? No.")
    choose(page, "pass")
    settle(page)
    expect(log).to_contain_text("The Taliban: ")
    expect(page.locator("[data-when=now]")).to_contain_text("Economic Project")


def test_at_a_real_table_the_dice_of_a_non_player_are_asked_for(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit(page, address, with_nonplayers("book", "taliban", "warlords"), dice="physical")
    settle(page)
    question = page.locator("[data-part=question]")
    for die, pips in (("tan", "5"), ("black", "5"), ("green", "3")):
        expect(question).to_contain_text(f"the {die} die")
        choose(page, pips)
        settle(page)
    assert pieces(page, "bamian") == {"warlords": 1}
    expect(page.locator("[data-part=log]")).to_contain_text("The Warlords: Rally in Bamian.")

"""A deck of one's own in a browser: brought along when a table is made, read by a guest before sitting down."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, OpenPage
from tests.plain.decks import SAID, rows, written


def test_a_deck_is_brought_to_a_table_and_a_guest_reads_it(open_page: OpenPage, tmp_path: Path) -> None:
    cards = rows()
    for row in cards.values():
        for text in [text for text in ("unshaded", "shaded") if text in row]:
            row[text]["words"] = SAID
    (tmp_path / "mine.toml").write_text(written(cards, "The printed one"), encoding="utf-8")
    page = open_page(AT_THE_DOOR)
    page.goto("#/new/plain")
    page.locator("[data-seat=taliban] [data-sit=open]").click()
    page.locator("[data-fold] summary").click()
    file = page.locator("[data-text-option=deck] input")
    file.set_input_files(tmp_path / "mine.toml")
    expect(page.locator("[data-differing]")).to_contain_text("mine.toml")
    page.locator("[data-begin]").click()
    expect(page).to_have_url(re.compile("#/table/"))
    now = page.locator("[data-when=now]")
    expect(now).to_contain_text(re.compile(f"{SAID}|Propaganda"))  # which may be the first card
    if "Propaganda" not in now.inner_text():
        expect(now).to_contain_text("from the deck that was brought along")
    expect(page.locator("[data-term=deck]").first).to_be_visible()

    invitation = page.locator("[data-invite=taliban]").input_value()
    guest = open_page(AT_THE_DOOR)
    guest.goto(invitation[invitation.index("#") :])
    expect(guest.locator("[data-term=deck]")).to_contain_text("a deck that the other player brought")
    guest.locator("[data-own-deck] summary").click()
    deck = guest.locator("[data-own-deck]")
    expect(deck).to_contain_text("The printed one")
    expect(deck).to_contain_text("US-Taliban Talks")
    texts = sum(len(row.keys() & {"unshaded", "shaded"}) for row in cards.values())
    expect(deck.get_by_text(SAID)).to_have_count(texts)
    guest.locator("[data-join]").click()
    expect(guest).to_have_url(re.compile("#/table/"))

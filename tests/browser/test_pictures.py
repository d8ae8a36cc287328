"""The pictures of the manual are not older than what they show: the table still looks like them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import OpenPage
from tools.pictures import FOLDER, GAMES, SHARE, difference, picture, set_up


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_the_table_as_it_is_now(
    name: str, chromium: Browser, address: str, open_page: OpenPage
) -> None:
    now = picture(chromium, address, set_up(address, GAMES[name]), "light")
    blank = open_page("about:blank")
    taken = (FOLDER / f"{name}-light.webp").read_bytes()
    assert difference(blank, taken, now) < SHARE, "the table looks different: make pictures, and look at them"
    if name == "plain":
        assert difference(blank, taken, (FOLDER / "plain-dark.webp").read_bytes()) > 0.5
        assert difference(blank, taken, taken) == 0

"""The same at every size: keys alone, chances on the map, and on a phone nothing that only a pointer would show."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, SIZES, OpenPage, viewport
from tests.browser.people import choose, every_size, keys, open_menu, resize, settle, sheet
from tests.browser.plain_tables import opened
from tests.browser.tables import BUSY, CROWDED, LAST_ANSWER, SOLO, US_PHASE, sit_at, two_at_a_table
from tests.browser.tables import HOT_SEAT as TWO_SIDES

TALIBAN_FIRST: Final = 19
"""A card on which the Taliban choose first."""


# -- keys alone


def tab_to(page: Page, selector: str) -> None:
    for _ in range(90):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the Tab key never reaches {selector}")


def press_until(page: Page, key: str, shown: str) -> None:
    settle(page)
    page.keyboard.press(key)
    expect(page.locator(shown)).to_be_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_game_is_begun_with_keys_alone(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=viewport(size))
    for reached in ("[data-game=labyrinth]", "[data-scenario=anaconda]", "[data-sit=program] input:checked"):
        page.locator(reached).wait_for(state="attached")
        tab_to(page, reached)
        page.keyboard.press("ArrowLeft" if "input" in reached else "Enter")
    expect(page.locator("[data-sit=me] input:checked")).to_have_count(2)  # both seats are mine
    tab_to(page, "[data-begin]")
    page.keyboard.press("Enter")
    press_until(page, "Enter", "[data-purpose=place_cells_setup], [data-part=question]")


@pytest.mark.parametrize("size", list(SIZES))
def test_a_game_is_played_to_its_end_with_keys_alone(open_page: OpenPage, address: str, size: str) -> None:
    page = open_page(AT_THE_DOOR, viewport=viewport(size))
    sit_at(page, address, seats=SOLO, position=LAST_ANSWER, dice=[5])
    press_until(page, "?", "dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")  # at once
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-options] [data-key='23']")).to_be_focused()
    assert keys(page)[0] == "23"
    press_until(page, "Enter", "[data-purpose=use_card]")  # the card
    press_until(page, "u", "[data-purpose=play_card]")  # and back
    press_until(page, "1", "[data-purpose=use_card]")
    drawing = page.locator("[data-part=board] > .frame > svg")
    before = drawing.get_attribute("viewBox") or ""
    page.keyboard.press("+")
    expect(drawing).not_to_have_attribute("viewBox", before)
    page.keyboard.press("0")
    uses = keys(page)
    settle(page)
    page.keyboard.press("123456789abcde"[uses.index("war_of_ideas")])
    expect(page.locator("[data-purpose=war_of_ideas_where]")).to_be_visible()
    settle(page)
    tab_to(page, "[data-country=pakistan].target [role=button]")  # on the map
    page.keyboard.press("Enter")
    expect(page.locator("[data-outcome=us]")).to_be_visible()
    page.keyboard.press("u")  # the end has the keyboard
    tab_to(page, "[data-play-again]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-outcome]")).to_have_count(0)
    tab_to(page, ".again .button")
    page.keyboard.press("Enter")
    expect(page.locator("[data-outcome=us]")).to_be_visible()


def test_scenarios_are_names_and_not_keys(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=labyrinth]").click()
    choices = page.locator("[data-scenario]")
    expect(choices.first).to_be_visible()
    expect(choices.locator("kbd")).to_have_count(0)
    assert not [text for text in choices.all_inner_texts() if re.match(r"\W*\d", text)]
    page.keyboard.press("1")
    for _ in every_size(page):
        expect(choices.first).to_be_visible()
        expect(choices.locator("kbd")).to_have_count(0)


# -- on the map


def test_the_chance_of_an_attack_is_on_the_map_of_a_distant_plain_and_on_the_answer(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(AT_THE_DOOR)
    opened(page, address, spaces=BUSY, card=TALIBAN_FIRST)
    choose(page, "attack")
    settle(page)
    for _ in every_size(page):
        answer = page.locator("[data-options] [data-key=kandahar] [data-chance]")
        expect(answer).to_contain_text("50 %")  # three of them
        expect(page.locator("[data-pieces-of=kandahar] .odds")).to_have_text("50 %")
        expect(page.locator("[data-space=kandahar]")).to_have_attribute("aria-label", re.compile("50 %$"))
        expect(page.locator("[data-pieces-of=farah] .odds")).to_have_count(0)


# -- a phone has no pointer

TITLES: Final = (
    """() => [...document.querySelectorAll('[title]')].map((each) => [each.dataset.key ?? '', each.title])"""
)


def everything_is_said_to_a_finger(page: Page) -> int:
    """Whatever a pointer would be told is written where a tap leads; the number of such things."""
    explain = page.locator("[data-explain]")
    if explain.get_attribute("aria-pressed") == "true":
        explain.tap()
    hinted: list[tuple[str, str]] = page.evaluate(TITLES)
    assert all(key for key, _ in hinted)  # only answers have more to say
    if not hinted:
        return 0
    explain.tap()
    for key, hint in hinted:
        said = page.locator(f'[data-options] [data-key="{key}"]').inner_text()
        for part in hint.split(" — "):
            assert part in said, (key, part)
    explain.tap()
    return len(hinted)


def on_a_phone(open_page: OpenPage) -> Page:
    return open_page(AT_THE_DOOR, viewport=viewport("phone"), has_touch=True)


def test_a_finger_is_told_what_answers_and_targets_are(open_page: OpenPage, address: str) -> None:
    page = on_a_phone(open_page)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    everything_is_said_to_a_finger(page)
    page.locator("[data-explain]").tap()
    page.locator("[data-look='card:35']").tap()  # a card that a tap on itself would play
    detail = page.locator("[data-detail]")
    expect(detail).to_contain_text("Hijab")
    expect(detail.locator("[data-flag]").first).to_contain_text("(6.2")  # what its marks mean
    detail.get_by_role("button", name="Close").tap()
    choose(page, "45")
    settle(page)
    assert everything_is_said_to_a_finger(page) > 3  # the operations
    choose(page, "war_of_ideas")
    settle(page)
    assert everything_is_said_to_a_finger(page) > 3  # the odds
    page.locator("[data-explain]").tap()
    page.locator("[data-look='country:egypt']").tap()
    expect(detail).to_contain_text("Egypt")
    expect(page.locator("[data-purpose=war_of_ideas_where]")).to_be_visible()  # it was looked at, not chosen


def test_a_finger_reads_a_rule_and_is_rid_of_it(open_page: OpenPage, address: str) -> None:
    page = on_a_phone(open_page)
    sit_at(page, address, seats=SOLO, position=US_PHASE, dice=[1])
    for key in ("45", "war_of_ideas", "egypt"):
        settle(page)
        choose(page, key)
    sheet(page, "log")
    page.locator("[data-part=log] button.rule").first.tap()
    expect(page.locator("[role=tooltip]")).to_be_visible()
    page.locator("[data-part=log] [role=log]").tap(position={"x": 4, "y": 4})
    expect(page.locator("[role=tooltip]")).to_have_count(0)


def test_a_finger_is_told_of_unrest(open_page: OpenPage, address: str) -> None:
    page = on_a_phone(open_page)
    sit_at(page, address, seats=TWO_SIDES, position=CROWDED)
    page.locator("[data-curtain] button").tap()
    settle(page)
    everything_is_said_to_a_finger(page)
    sheet(page, "status")
    assert page.evaluate(TITLES) == []
    for kind, said in (("militia", "Militia left"), ("awakening", "Awakening markers left")):
        expect(page.locator(f"[data-left={kind}]")).to_be_visible()
        box = page.locator(f"[data-left={kind}] .left").bounding_box()
        assert box is not None
        assert box["width"] > 40  # the word itself is there to be seen
        expect(page.locator(f"[data-left={kind}]")).to_contain_text(said)
    page.set_viewport_size({"width": 1242, "height": 800})  # where the strip keeps to the bar, whatever it says
    strip, bar = (page.locator(each).bounding_box() for each in ("section.status", "header.top"))
    assert strip is not None
    assert bar is not None
    assert bar["y"] <= strip["y"] < strip["y"] + strip["height"] <= bar["y"] + bar["height"]


def test_a_finger_is_told_of_islamabad_the_factions_and_the_cards(open_page: OpenPage, address: str) -> None:
    page = on_a_phone(open_page)
    opened(page, address, spaces=BUSY)
    assert everything_is_said_to_a_finger(page) >= 4  # Train, Patrol, Sweep, Assault
    sheet(page, "status")
    assert page.evaluate(TITLES) == []
    for box, said in (
        ("hostility", "no Taliban Rally"),
        ("backing", "free for the Taliban"),
        ("sponsorship", "Limited"),
    ):
        expect(page.locator(f"[data-box={box}]")).to_be_visible()
        expect(page.locator(f"[data-box={box}]")).to_contain_text(said)
    expect(page.locator("[data-goal=warlords]")).to_contain_text("Warlords")
    expect(page.locator("[data-goal=warlords] .about")).to_be_visible()
    expect(page.locator("[data-track=taliban] .name")).to_be_visible()
    sheet(page, "card")
    expect(page.locator("[data-who]")).to_contain_text("acts now: anything")
    page.locator("[data-when=next] button").tap()
    expect(page.locator("[data-when=next] [data-text]")).to_have_count(2)
    page.locator("[data-aid]").tap()
    aid = page.get_by_role("dialog")
    for part in ("Active Taliban Guerrillas", "COIN Control", "Air Strike", "Up to three spaces but Kabul", "Sabotage"):
        expect(aid).to_contain_text(part)


def test_a_finger_is_told_who_is_at_the_table(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address)
    presence = ann.locator("[data-presence=jihadist]")
    resize(ann, "phone")
    sheet(ann, "log")
    expect(presence).to_have_text("(at the table)")
    ben.close()
    expect(presence).to_have_text("(away)")


def test_the_menu_explains_what_is_unusual_about_a_table(open_page: OpenPage, address: str) -> None:
    ann, _ = two_at_a_table(open_page, address, dice=[1, 2, 3, 4, 5, 6] * 50)
    open_menu(ann)
    expect(ann.locator("[data-term-about=script]")).to_contain_text("follow a script")

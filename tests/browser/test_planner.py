"""A Distant Plain in six clicks: operations are planned on the map and in one panel, and carried out at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.looks import complaints_in_light_and_dark
from tests.browser.people import settle
from tests.browser.plain_tables import pieces
from tests.browser.planners import SPACES, opened


def test_a_sweep_of_two_spaces_takes_six_clicks_and_one_undo(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "coalition")
    page = clicks.page
    clicks.on("[data-key=sweep]").land("khowst").on("[data-row='space:khowst'] [data-add=kabul]")
    clicks.land("ghazni").on("[data-row='space:ghazni'] [data-add]")
    expect(page.locator("[data-plan-title]")).to_have_text("Sweep in 2 spaces")
    expect(page.locator("[data-ghost=khowst]")).to_be_attached()
    clicks.carry_out()
    assert clicks.count == 6
    assert clicks.answered()[:3] == ["sweep", "khowst", "kabul"]
    assert pieces(page, "khowst")["coalition_troops"] > 1
    settle(page)
    page.keyboard.press("u")
    expect(page.locator("[data-key=sweep]")).to_be_visible()
    assert clicks.answered() == [], "one undo takes all of it back"
    assert pieces(page, "khowst") == {"coalition_troops": 1, "taliban": 2}


def test_a_march_of_three_groups_takes_five(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    clicks.on("[data-key=march]").land("paktika").land("oruzgan").land("nimruz").carry_out()
    assert clicks.count == 5
    answered = clicks.answered()
    assert answered.count("march") == 1
    assert {"paktika", "oruzgan", "nimruz"} <= set(answered)


def test_a_rally_in_five_spaces_takes_six_clicks_and_enter(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    clicks.on("[data-key=rally]")
    for space in ("zabol", "helmand", "kandahar", "khowst", "ghazni"):
        clicks.land(space)
    assert clicks.count == 6
    clicks.page.keyboard.press("Enter")
    clicks.page.locator("[data-planner]").wait_for(state="detached")
    settle(clicks.page)
    assert pieces(clicks.page, "khowst")["taliban"] == 3


def test_train_with_civic_action_takes_four(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "government")
    clicks.on("[data-key=train]").land("kabul").on("[data-then=civic_action]").carry_out()
    assert clicks.count == 4
    assert "civic_action" in clicks.answered()


def test_a_surge_of_three_groups_takes_seven(open_page: OpenPage, address: str) -> None:
    held = {"ghazni": {"coalition_troops": 1, "troops": 2}, "khowst": {"coalition_troops": 1, "troops": 2}}
    clicks = opened(open_page, address, "coalition", spaces={**SPACES, **held})
    clicks.on("[data-key=train]").land("kabul").on("[data-special=surge]")
    for space in ("ghazni", "khowst", "kabul"):
        clicks.land(space)
    moves = clicks.page.locator("li.part ~ [data-row]")
    expect(moves).to_have_count(3)
    clicks.page.locator("[data-carry-out]").click()
    clicks.page.locator("[data-purpose=surge_aid]").wait_for()  # the die has fallen
    assert clicks.count + 1 == 7
    answered = clicks.answered()
    assert answered.count("surge") == 1
    assert {"ghazni", "khowst", "kabul"} <= set(answered[answered.index("surge") :])


def test_a_row_can_be_changed_taken_out_and_put_back(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    page = clicks.page
    clicks.on("[data-key=rally]").land("zabol").land("helmand")
    spin = page.locator("[data-row='space:helmand'] [role=spinbutton]")
    most = spin.inner_text()
    spin.press("ArrowDown")
    expect(spin).not_to_have_text(most)
    clicks.on("[data-remove='2']")
    expect(page.locator("[data-row]")).to_have_count(1)
    page.locator("body").press("u")
    expect(page.locator("[data-row]")).to_have_count(2)
    page.locator("body").press("Escape")
    expect(page.locator("[data-key=rally]")).to_be_visible()
    assert clicks.answered() == []


def test_whoever_prefers_question_by_question_keeps_it(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    page = clicks.page
    clicks.on("[data-key=rally]").on("[data-plan-off]").on("[data-key=rally]")
    expect(page.locator("[data-part=question]")).to_have_attribute("data-purpose", "rally_where")
    expect(page.locator("[data-planner]")).to_have_count(0)
    page.locator("[data-plan]").click()
    expect(page.locator("[data-planner]")).to_be_visible()


def test_a_plan_that_meets_a_die_goes_on_after_it(open_page: OpenPage, address: str) -> None:
    spaces = {**SPACES, "kandahar": {"taliban_active": 5, "police": 1}, "ghazni": {"taliban_active": 5, "police": 1}}
    clicks = opened(open_page, address, "taliban", spaces=spaces)
    clicks.on("[data-key=attack]").land("kandahar").land("ghazni")
    expect(clicks.page.locator("[data-plan-sums]")).to_contain_text("a die is rolled")
    clicks.page.locator("[data-carry-out]").click()
    clicks.page.wait_for_function("() => !document.querySelector('[data-planner]')")
    clicks.until_answered("ghazni")
    expect(clicks.page.locator("[data-options] [data-key=pass]")).to_be_visible()
    answered = clicks.answered()
    assert answered[:3] == ["attack", "kandahar", "ghazni"]
    assert set(answered[3:]) <= {"done"}, "the plan has ended the operation"


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_plan_is_made_by_the_keyboard_alone(open_page: OpenPage, address: str, size: str) -> None:
    clicks = opened(open_page, address, "taliban", size)
    page = clicks.page
    page.locator("[data-key=rally]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-plan-find]").focus()
    for name in ("Zabol", "Helmand"):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-row='space:{name.lower()}']")).to_be_visible()
    page.locator("[data-plan-find]").press("Enter")
    page.locator("[data-planner]").wait_for(state="detached")
    assert {"zabol", "helmand"} <= set(clicks.answered())


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_plan_can_be_read_by_everybody_and_is_all_in_sight(open_page: OpenPage, address: str, size: str) -> None:
    clicks = opened(open_page, address, "coalition", size)
    page = clicks.page
    page.locator("[data-key=sweep]").click()
    for name in ("Khowst", "Ghazni"):
        page.locator("[data-plan-find]").fill(name)
        page.locator("[data-plan-find]").press("Enter")
        expect(page.locator(f"[data-row='space:{name.lower()}']")).to_be_attached()
    expect(page.locator("[data-carry-out]")).to_be_in_viewport()
    assert complaints_in_light_and_dark(page, "[data-planner]") == []

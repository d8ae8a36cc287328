"""What a plan meets: a die, a toll, somebody else's answer, a connection that is lost. And how it is drawn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.looks import complaints_in_light_and_dark
from tests.browser.people import choose, settle
from tests.browser.plain_tables import pieces
from tests.browser.planners import SPACES, Clicks, least, opened, two_opened

ACTIVE = {"taliban_active": 3, "police": 1}


class Line:
    """The connection of a page, which can be cut, or lose what the server says."""

    def __init__(self, page: Page) -> None:
        self.down = self.deaf = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/"), self._opened)

    def _opened(self, here: WebSocketRoute) -> None:
        if self.down:
            here.close()
            return
        there = here.connect_to_server()
        self._ends = [here, there]
        here.on_message(there.send)
        there.on_message(lambda text: None if self.deaf else here.send(text))

    def cut(self) -> None:
        """Nothing goes through any more, and the page notices."""
        self.down = True
        for end in self._ends:
            end.close()

    def mend(self) -> None:
        """The page may connect again."""
        self.down = self.deaf = False


def test_a_plan_outlives_a_lost_connection_and_nothing_is_done_twice(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban", lines=Line)
    page, line = clicks.page, clicks.line
    assert isinstance(line, Line)
    clicks.on("[data-key=march]").land("paktika")
    line.cut()
    expect(page.locator("[data-carry-out]")).to_be_disabled()
    page.locator("[data-space=oruzgan].target").focus()
    page.keyboard.press("Enter")  # while nobody can say what would come of it
    line.mend()
    expect(page.locator("[data-row='space:oruzgan']")).to_be_visible()
    assert clicks.answered() == []
    line.deaf = True
    page.locator("[data-carry-out]").click()
    while "oruzgan" not in clicks.answered():
        page.wait_for_timeout(50)
    line.cut()
    line.mend()
    expect(page.locator("[data-planner]")).to_have_count(0)
    settle(page)
    answered = clicks.answered()
    assert (answered.count("march"), answered.count("paktika"), answered.count("oruzgan")) == (1, 1, 1)


def fails_in_kandahar(open_page: OpenPage, address: str, shown: int) -> Clicks:
    """Attacks in two spaces, the second only if the first succeeds; the first die shows this."""
    spaces = {**SPACES, "kandahar": ACTIVE, "ghazni": ACTIVE}
    clicks = opened(open_page, address, "taliban", dice=[shown, 1, 1, 1], spaces=spaces)
    clicks.on("[data-key=attack]").land("kandahar").land("ghazni")
    clicks.page.locator("[data-only-if=ghazni]").click()
    expect(clicks.page.locator("[data-only-if=ghazni]")).to_have_attribute("aria-pressed", "true")
    clicks.page.locator("[data-carry-out]").click()
    return clicks


def test_a_row_that_waits_for_a_success_waits_without_it(open_page: OpenPage, address: str) -> None:
    clicks = fails_in_kandahar(open_page, address, 6)
    page = clicks.page
    expect(page.locator("[data-plan-halted]")).to_contain_text("Ghazni was planned for after a success")
    assert clicks.answered() == ["attack", "kandahar"]
    page.locator("[data-plan-stop]").click()
    page.locator("[data-planner]").wait_for(state="detached")
    answered = clicks.answered()
    assert answered[:2] == ["attack", "kandahar"]
    assert set(answered[2:]) == {"done"}


def test_a_row_that_waits_for_a_success_goes_on_with_it(open_page: OpenPage, address: str) -> None:
    clicks = fails_in_kandahar(open_page, address, 1)
    clicks.page.locator("[data-planner]").wait_for(state="detached")
    clicks.page.locator("[data-options] [data-key=pass]").wait_for()
    assert clicks.answered()[:3] == ["attack", "kandahar", "ghazni"]


def test_a_plan_that_meets_a_toll_stops_there_and_goes_on_after_it(open_page: OpenPage, address: str) -> None:
    spaces = {**SPACES, "loc_kabul_aibak": {"taliban": 1}, "loc_kabul_tor_kham": {"taliban": 1}}
    clicks = opened(open_page, address, "government", spaces=spaces, capabilities={"roadside_ieds": "shaded"})
    page = clicks.page
    clicks.on("[data-key=patrol]").land("loc_kabul_aibak").land("loc_kabul_tor_kham")
    page.locator("[data-carry-out]").click()
    page.locator("[data-purpose=roadside_ied]").wait_for()
    done = clicks.answered()
    assert {"loc_kabul_aibak", "loc_kabul_tor_kham"} <= set(done)
    page.locator("[data-purpose=roadside_ied] [data-options] [data-key=done]").click()
    expect(page.locator("[data-part=question]")).to_have_attribute("data-purpose", "act")  # somebody else's
    answered = clicks.answered()
    assert answered[: len(done) + 1] == [*done, "done"], "nothing is done twice"
    assert set(answered[len(done) + 1 :]) == {"activate_taliban", "done"}, "nothing of it is asked"


def test_a_gift_is_asked_for_in_a_plan_which_goes_on_after_it(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    page = clicks.page
    clicks.on("[data-key=rally]").land("zabol").on("[data-deal-open]").on("[data-deal=ask_gift]")
    clicks.on("[data-needed=ask_whom] [data-key=warlords]")
    expect(page.locator("[data-plan-sums]")).to_contain_text("Then it is up to the Warlords")
    page.locator("[data-carry-out]").click()
    page.locator("[data-purpose=give_how_many]").wait_for()
    page.locator("[data-options] [data-key='2']").click()
    page.locator("[data-options] [data-key=pass]").wait_for()
    answered = clicks.answered()
    assert answered.index("ask_gift") < answered.index("zabol")


def test_a_plan_outlives_what_somebody_else_takes_back(open_page: OpenPage, address: str) -> None:
    warlords = {"balkh": {"warlord_bases": 1, "warlords": 2}, "faryab": {"warlords": 2}}
    others, clicks = two_opened(open_page, address, "warlords", card=13, spaces={**SPACES, **warlords})
    page = clicks.page
    choose(others, "pass")  # the Coalition: the Warlords may do anything
    settle(page)
    clicks.on("[data-key=rally]").land("balkh").land("faryab")
    expect(page.locator("[data-row]")).to_have_count(2)
    others.keyboard.press("u")
    expect(page.locator("[data-planner]")).to_have_count(0)  # it is not their turn
    settle(others)
    choose(others, "pass")
    expect(page.locator("[data-plan-again]")).to_be_visible()
    expect(page.locator("[data-row]")).to_have_count(2)  # as it was
    expect(page.locator("[data-refused]")).to_have_count(0)
    others.keyboard.press("u")
    expect(page.locator("[data-planner]")).to_have_count(0)
    settle(others)
    choose(others, "train")
    choose(others, "kabul")
    while others.locator("[data-options] button").count():
        choose(others, least(others))
    expect(page.locator("[data-plan-again]")).to_be_visible()  # and now only a Limited Operation (2.3.5)
    expect(page.locator("[data-row]")).to_have_count(1)
    expect(page.locator("[data-refused=faryab]")).to_contain_text("No more spaces may be selected")
    clicks.carry_out()
    expect(page.locator("[data-pieces-of=balkh] [data-piece=warlords]")).not_to_have_attribute("data-count", "2")
    assert pieces(page, "faryab") == {"warlords": 2}


def test_pieces_are_drawn_to_where_they_go_and_rows_to_their_place(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    page = clicks.page
    clicks.on("[data-key=march]")
    draw(page, "helmand", "taliban", "nimruz")
    expect(page.locator("[data-row='space:nimruz']")).to_contain_text("Helmand")
    expect(page.locator("[data-move='helmand-nimruz']")).to_be_attached()
    draw(page, "zabol", "taliban", "oruzgan")
    expect(page.locator("[data-row='space:oruzgan']")).to_contain_text("Zabol")
    page.locator("[data-open-row='2']").drag_to(page.locator("[data-open-row='1']"))
    expect(page.locator("[data-row]").first).to_contain_text("Oruzgan")
    page.locator("[data-open-row='1']").press("Alt+ArrowDown")
    expect(page.locator("[data-row]").first).to_contain_text("Nimruz")
    clicks.carry_out()
    answered = clicks.answered()
    assert answered.index("nimruz") < answered.index("oruzgan")
    assert pieces(page, "nimruz")


def draw(page: Page, origin: str, piece: str, to: str) -> None:
    """Draw pieces from one space to another."""
    handle = page.locator(f"[data-handle={origin}][data-drawn={piece}]").bounding_box()
    end = page.locator(f"[data-pieces-of={to}] .plate").bounding_box()
    assert handle is not None
    assert end is not None
    page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] + 4, steps=4)
    page.mouse.up()


def test_what_a_plan_draws_on_the_map_can_be_read_and_is_said(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban")
    page = clicks.page
    clicks.on("[data-key=march]").land("paktika").land("oruzgan")
    expect(page.locator("[data-moved]")).to_have_count(2)
    expect(page.locator("[data-row-mark='1']")).to_be_attached()
    paktika = page.locator("[data-space=paktika]")
    expect(paktika).to_have_class(re.compile(r"\btaliban\b"))  # Control as it would be
    expect(paktika).to_have_attribute("data-control", "none")
    expect(paktika).to_have_attribute("aria-label", re.compile("row 1 of the plan.*Taliban Control"))
    page.mouse.move(2, 400)
    expect(page.locator(".ghost.faded")).to_have_count(0)
    assert complaints_in_light_and_dark(page, "[data-part=board]") == []

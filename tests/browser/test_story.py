"""What the table tells: what happened, what may come of an answer, and what it must not tell."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, SIZES, OpenPage, viewport
from tests.browser.looks import complaints, complaints_in_light_and_dark
from tests.browser.people import STILL, answer_at_random, choose, every_size, open_menu, settle, sheet
from tests.browser.plain_tables import opened
from tests.browser.stories import MOVING, THEIR_DICE, THEIR_TURN, to_the_story
from tests.browser.tables import BUSY, CROWDED, SOLO, US_PHASE, new_game, sit_at

MINUS = "\N{MINUS SIGN}"
OWN_RESULT = f"War of Ideas in the Gulf States: 1 + 1 Prestige {MINUS} 1 towards Good = 1, needs 5 or more: fails"
SINCE = (
    "Prestige 7 → 6",
    "Funding 3 → 4",
    "Iraq +1 plot · +1 cell",
    f"Saudi Arabia {MINUS}1 plot",
    f"Iran {MINUS}1 cell",
    "Cards of the Jihadist side 2 → 0",
)

WHAT_IS_SHOWN = """() => ({
    map: [...document.querySelectorAll('[data-country] [aria-label]')].map((each) => each.getAttribute('aria-label')),
    goals: [...document.querySelectorAll('[data-goal]')].map((each) => each.innerText),
    tracks: [...document.querySelectorAll('[data-track]')].map((each) => each.innerText),
    cards: [...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card),
})"""


def to_the_story_at_once(page: Page, address: str) -> None:
    """The same where nothing moves: nothing is told in beats."""
    sit_at(page, address, seats=SOLO, position=THEIR_TURN, dice=THEIR_DICE)
    for key in ("45", "war_of_ideas", "gulf_states"):
        settle(page)
        choose(page, key)
    settle(page)


BEAT_BY_BEAT = """async () => {
    const find = (selector) => document.querySelector(selector);
    const frame = (each) => each?.getBoundingClientRect();
    const inside = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1
        && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    const press = async (selector) => {
        find(selector).click();
        await new Promise(requestAnimationFrame);
    };
    for (const each of ['[data-skip]', '[data-again]', '[data-pause]']) await press(each);
    const beats = [];
    while (find('[data-story=told]')) {
        const moving = document.getAnimations().map(({ animationName }) => animationName.split('-').at(-1));
        document.getAnimations().forEach((each) => each.finish());
        await new Promise(requestAnimationFrame);
        const [map, card, tray] = [find('[data-part=board]'), find('[data-told-card]'), find('[data-tray]')];
        const pulses = [...document.querySelectorAll('.pulse')].map(frame);
        beats.push({
            said: find('[data-story] .now').innerText,
            moving,
            card: card && { text: card.innerText, why: card.querySelector('.why')?.innerText ?? '',
                            fits: card.scrollHeight <= card.clientHeight + 1 && inside(frame(card), frame(
                                find(innerWidth > 820 ? '[data-story]' : '[data-part=board]'))),
                            covers: [...document.querySelectorAll('[data-country] .body')].map(frame).some((box) => (
                                innerWidth > 820 && box.left < frame(card).right && box.right > frame(card).left
                                && box.top < frame(card).bottom && box.bottom > frame(card).top)) },
            pulsing: [...document.querySelectorAll('[data-country]')].filter((each) => (
                pulses.some((pulse) => inside(frame(each.querySelector('.body')), pulse)))
            ).map((each) => each.dataset.country),
            goes: find('.arc') !== null && find('.mover') !== null,
            tray: tray && { text: tray.textContent, good: tray.classList.contains('good'),
                            fits: inside(frame(tray), frame(map)) },
            tracks: [...document.querySelectorAll('[data-track]')].map((each) => each.innerText).join(' '),
            glance: find('.glance')?.innerText ?? '',
            iraq: find('[data-country=iraq] [aria-label]').ariaLabel,
            map: [map.clientWidth, map.clientHeight],
            fits: inside(frame(find('[data-story]')), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }),
        });
        await press('[data-step]');
    }
    return beats;
}"""
"""A story told again and stepped through to its end: what is seen at every beat."""


def test_a_story_shows_the_card_its_reason_the_place_the_die_and_the_track(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, reduced_motion=MOVING)
    to_the_story(page, address)
    page.locator("[data-skip]").click()
    page.locator("[data-go-on]").click()
    for size in every_size(page):
        page.locator("[data-story-again]").click()
        page.locator("[data-story=told]").wait_for()
        a_story_shows_all(page.evaluate(BEAT_BY_BEAT), size)
        expect(page.locator("[data-since] li")).to_have_text(list(SINCE))
        page.locator("[data-go-on]").click()
        expect(page.locator("[data-results] li").first).to_have_text(OWN_RESULT)
        expect(page.locator("[data-results] li.bad:first-child svg.die")).to_be_visible()


def a_story_shows_all(seen: list[dict[str, Any]], size: str) -> None:
    """What is seen of the story in a window of a size, beat by beat, is what happened."""
    assert all(beat["fits"] for beat in seen)

    def beat(said: str) -> dict[str, Any]:
        found: dict[str, Any] = next(beat for beat in seen if said in beat["said"])
        return found

    own = beat("War of Ideas in the Gulf States: ")  # one's own result comes first, with its sum
    assert own in seen[:2]
    assert own["said"].strip() == OWN_RESULT
    assert own["tray"] == {"text": "5 or morefails", "good": False, "fits": True}
    assert own["pulsing"] == ["gulf_states"]
    assert "tumble" in own["moving"]
    assert "pulse" in seen[0]["moving"]
    prestige = beat("Prestige goes from 7 to 6")
    assert ("7 → 6" in prestige["tracks"]) if size != "phone" else ("Prestige 6" in prestige["glance"])
    card = beat("plays Backlash")
    assert "Condition: A plot is in a Muslim country." in card["card"]["text"]
    assert card["card"]["why"] == "Why? Is it a Jihadist or Unassociated event that can be played? No."
    assert card["card"]["fits"]  # all of it can be read
    assert not any(beat["card"]["covers"] for beat in seen if beat["card"])  # and no place lies under it
    assert "arrive" in card["moving"]
    travel = beat("A cell Travels from Iran to Iraq")
    assert travel["goes"]
    assert {*travel["pulsing"]} == {"iran", "iraq"}
    assert "travel" in travel["moving"]
    assert "1 sleeper cell" in travel["iraq"]
    assert "cell" not in card["iraq"]
    plot = beat("Plot in Iraq: 2, needs 3 or less: succeeds")
    assert plot["tray"] == {"text": "3 or lesssucceeds", "good": True, "fits": True}
    if size == "phone":  # the map stays as large as it is
        assert len({tuple(beat["map"]) for beat in seen}) == 1


@pytest.mark.parametrize("size", list(SIZES))
def test_a_story_is_told_stepped_skipped_and_ends_where_a_reload_begins(
    open_page: OpenPage, address: str, size: str
) -> None:
    page = open_page(AT_THE_DOOR, viewport=viewport(size), reduced_motion=MOVING)
    to_the_story(page, address)
    story = page.locator("[data-story=told]")
    page.locator("[data-pause]").click()
    expect(page.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-options]")).to_have_count(0)  # nothing is asked while it is told
    before = int(story.get_attribute("data-beat") or "")
    page.locator("[data-step]").click()
    expect(story).to_have_attribute("data-beat", str(before + 1))
    expect(page.locator("body")).not_to_contain_text("Backlash")  # nothing to come is shown
    page.locator("[data-faster]").click()
    page.locator("[data-skip]").click()
    expect(page.locator("[data-story=ended]")).to_be_visible()
    expect(page.locator("[data-since] li")).to_have_text(list(SINCE))
    page.locator("[data-again]").click()
    expect(story).to_have_attribute("data-beat", "0")
    page.keyboard.press("Escape")
    page.locator("[data-go-on]").click()
    settle(page)
    shown, changed = page.evaluate(WHAT_IS_SHOWN), page.locator("[data-since-turn]").count()
    page.reload()
    settle(page)
    expect(page.locator("[data-story]")).to_have_count(0)  # it was told
    expect(page.locator("[data-since-turn]")).to_have_count(changed)  # which is asked for when all else is there
    assert page.evaluate(WHAT_IS_SHOWN) == shown
    page.locator("[data-story-again]").click()  # and can be told again
    expect(story).to_be_visible()
    expect(page.locator("[data-faster]")).to_contain_text("\N{MULTIPLICATION SIGN}2")  # at the pace that was chosen


@pytest.mark.parametrize("size", list(SIZES))
def test_a_story_goes_on_by_itself_obeys_the_keys_and_can_be_read(open_page: OpenPage, address: str, size: str) -> None:
    page = open_page(AT_THE_DOOR, viewport=viewport(size), reduced_motion=MOVING)
    to_the_story(page, address)
    page.wait_for_function("() => Number(document.querySelector('[data-story]')?.dataset.beat) >= 1")
    page.keyboard.press(" ")
    expect(page.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
    while not page.locator("[data-story] .now", has_text="Prestige goes from 7 to 6").count():
        page.keyboard.press("ArrowRight")
    assert complaints_in_light_and_dark(page) == []  # no die lies over a country now
    beat = int(page.locator("[data-story]").get_attribute("data-beat") or "")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-story]")).to_have_attribute("data-beat", str(beat + 1))
    page.keyboard.press("f")
    expect(page.locator("[data-faster]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-since]")).to_be_visible()
    assert complaints_in_light_and_dark(page, "[data-story]") == []
    page.keyboard.press("Enter")
    settle(page)


def test_whoever_wants_no_motion_is_told_nothing_in_beats(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    to_the_story_at_once(page, address)
    for _ in every_size(page):
        expect(page.locator("[data-story]")).to_have_count(0)
        expect(page.locator("[data-results]")).to_contain_text(OWN_RESULT)
        page.locator("[data-story-again]").click()  # whoever asks for it is told it, and nothing moves
        expect(page.locator("[data-story=told]")).to_be_visible()
        assert page.evaluate("document.getAnimations().length") == 0
        page.locator("[data-skip]").click()
        page.locator("[data-go-on]").click()


IN_SIGHT = """() => {
    const panel = document.querySelector('[data-part=question]');
    const inside = (box) => box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const scroll = panel.querySelector('.scroll');
    const frame = scroll.getBoundingClientRect();
    const buttons = [...panel.querySelectorAll('[data-options] button')].map((each) => each.getBoundingClientRect());
    const seen = buttons.filter((box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 && inside(box));
    return {
        all: buttons.length,
        seen: seen.length,
        scrolls: scroll.scrollHeight > scroll.clientHeight + 1,
        foot: inside(panel.querySelector('.foot').getBoundingClientRect()),
        wide: buttons.every((box) => box.right <= frame.right + 1),
    };
}"""


@pytest.mark.parametrize("size", list(SIZES))
def test_answers_are_always_in_sight(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=viewport(size))
    new_game(page, "lets_roll", "alone-us")
    chance = random.Random(11)
    for _ in range(15):
        settle(page)
        if page.locator("[data-outcome]").count():
            break
        shown: dict[str, Any] = page.evaluate(IN_SIGHT)
        assert shown["foot"], shown
        assert shown["wide"], shown
        assert shown["seen"] == shown["all"] or (shown["scrolls"] and shown["seen"] >= 3), shown
        answer_at_random(page, chance)
        page.wait_for_timeout(60)


@pytest.mark.parametrize("game", ["labyrinth", "awakening", "plain"])
def test_answers_are_in_sight_in_every_game(open_page: OpenPage, address: str, game: str) -> None:
    page = open_page(viewport=viewport("laptop"))
    if game == "plain":
        opened(page, address, spaces=BUSY)
    elif game == "labyrinth":
        new_game(page, "lets_roll", "alone-us")
    else:
        sit_at(page, address, seats={"us": "me", "jihadist": "bot"}, position=CROWDED)
    chance = random.Random(11)
    for _ in range(5):
        settle(page)
        if page.locator("[data-outcome]").count():
            break
        for width, height in (*SIZES.values(), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(STILL)
            shown: dict[str, Any] = page.evaluate(IN_SIGHT)
            assert shown["foot"], (width, height, shown)
            assert shown["wide"], (width, height, shown)
            assert shown["seen"] == shown["all"] or (shown["scrolls"] and shown["seen"] >= 3), (width, height, shown)
        answer_at_random(page, chance)
        page.wait_for_timeout(60)


def test_a_game_is_taken_off_the_list_only_when_one_is_sure_and_comes_back(open_page: OpenPage) -> None:
    page = open_page()
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    page.goto("#/")
    listed = page.locator("[data-table]")
    for _ in every_size(page):
        page.locator("[data-forget]").click()
        expect(listed).to_have_count(1)
        page.locator("[data-forget-sure]").click()
        expect(listed).to_have_count(0)
        page.locator("[data-bring-back]").click()
        expect(listed).to_have_count(1)
    listed.click()
    settle(page)  # the seat is still ours


def test_a_file_that_is_no_save_is_refused_beside_its_button(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    file = tmp_path / "notes.json"
    file.write_text("not a save")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file)
    problem = page.locator("[data-import-problem]")
    for _ in every_size(page):
        expect(problem).to_contain_text("not a save of this program")
        beside = problem.evaluate(
            """(each) => {
                const button = document.querySelector('label:has(input[type=file])').getBoundingClientRect();
                const { top, bottom } = each.getBoundingClientRect();
                return Math.min(Math.abs(top - button.bottom), Math.abs(button.top - bottom));
            }"""
        )
        assert beside < 120


def test_the_player_aid_has_symbols_costs_levels_and_finds_rules(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    page.keyboard.press("r")
    aid = page.get_by_role("dialog")
    for _ in every_size(page):
        expect(aid.locator(".symbols li", has_text="Sleeper cell").locator("svg > *").first).to_be_attached()
        assert aid.locator(".symbols li").count() == aid.locator(".symbols li:has(svg)").count() >= 12
        for part in (
            "With a value of 3, reveal and remove one plot",
            "a Good Ally next door",
            "9, 8 or 7 cards",
            "Overstretch",
        ):
            expect(aid).to_contain_text(part)
        aid.locator("[data-rules]").fill("7.2.1")
        expect(page.locator("[data-found] li").first).to_contain_text("7.2.1")
        aid.locator("[data-rules]").fill("posture")
        expect(page.locator("[data-found-rules] li").first).to_contain_text("osture")
        expect(page.locator("[data-found] section").first).to_be_in_viewport()
        aid.locator("[data-rules]").fill("")
    assert complaints(page, "dialog") == []


def test_a_card_or_country_in_the_log_opens_its_detail_and_blocks_fold(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    for key in ("45", "war_of_ideas", "egypt"):
        settle(page)
        choose(page, key)
    settle(page)
    block = page.locator("[data-part=log] .block", has_text="Safer Now").last
    detail = page.locator("[data-detail]")
    for _ in every_size(page):
        sheet(page, "log")
        block.locator("ol [data-thing='country:egypt']").first.click()
        expect(detail).to_contain_text("Egypt")
        detail.get_by_role("button", name="Close").click()
        block.locator(".fold").click()
        expect(block.locator("ol")).to_have_count(0)
        block.locator("[data-thing='card:45']").click()
        expect(detail).to_contain_text("Safer Now")
        detail.get_by_role("button", name="Close").click()
        expect(detail).to_have_count(0)
        block.locator(".fold").click()
        expect(block.locator("ol")).to_have_count(1)


def test_a_replay_steps_note_by_note_through_what_the_others_did(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    to_the_story_at_once(page, address)
    open_menu(page).get_by_role("link", name="Replay").click()
    place = page.locator("[data-moment]")
    expect(place).to_have_attribute("data-moment", "0")  # from the set-up on
    expect(place).to_have_attribute("data-beat", "-1")
    log = page.locator("[role=log]")
    seen = []
    for _ in range(40):
        at = place.evaluate("each => `${each.dataset.moment} ${each.dataset.beat}`")
        page.locator("[data-forward]").click()
        page.wait_for_function(
            "at => Object.values(document.querySelector('[data-moment]').dataset).join(' ') !== at", arg=at
        )
        seen.append(log.inner_text())
        if "plays Backlash" in seen[-1]:
            break
    assert any("Prestige goes from 7 to 6" in text for text in seen[:-1])  # one after the other
    for _ in every_size(page):
        expect(page.locator("[data-told-card]")).to_contain_text("Backlash")
        expect(page.locator("[data-told-card] .why")).to_contain_text("event that can be played? No.")
        expect(page.locator("[data-told-card]")).to_be_in_viewport()
        expect(page.locator("[data-forward]")).to_be_in_viewport(ratio=1)
    slider = page.locator("input[type=range]")
    for _ in every_size(page):  # by card
        slider.press("Home")
        expect(slider).to_have_attribute("aria-valuetext", "The US plays Safer Now (3).")
        expect(place).to_have_attribute("data-moment", "0")
        slider.press("End")
        slider.press("ArrowLeft")  # the last step has just begun
        expect(page.locator(".controls .label")).to_be_in_viewport()
        expect(slider).to_have_attribute("aria-valuetext", "The Jihadist side plays Biometrics (1).")

"""What axe and the eye complain of."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import CLIENT, SIZES
from tests.browser.people import resize

AXE = CLIENT / "client" / "node_modules" / "axe-core" / "axe.min.js"


PHONE = {"width": 390, "height": 844}


IN_SIGHT = """(text) => {
    const { left, top, right, bottom } = text.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [[x, top + 1], [x, bottom - 1]]);
    return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-part=board] svg') != null);
}"""
"""Whether no panel lies over a word on the map, or over a part of it."""


RUN_AXE = f"""async ([within, rules]) => {{
    const inSight = {IN_SIGHT};
    const found = await axe.run(within ?? document, {{ resultTypes: ['violations', 'incomplete'], ...rules }});
    const words = (node) => {{
        const text = document.querySelector(node.target[0]);
        return text?.matches('[data-part=board] text') && inSight(text);
    }};
    const doubts = found.incomplete.filter((each) => each.id === 'color-contrast').map((each) => (
        {{ ...each, nodes: each.nodes.filter(words) }}));
    return [...found.violations, ...doubts].flatMap(({{ id, nodes }}) => nodes.map((node) => (
        `${{id}}: ${{node.target}} ${{node.failureSummary ?? node.any[0]?.message}}`)));
}}"""


ALL_RULES: dict[str, list[str]] = {}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules of axe that look at colours."""


def complaints(page: Page, within: str | None = None, rules: dict[str, list[str]] = ALL_RULES) -> list[str]:
    """What axe finds wrong with a page or a part of it, and words on the map of which it cannot tell."""
    bring_axe(page)
    found: list[str] = page.evaluate(RUN_AXE, [within, rules])
    return found


def bring_axe(page: Page) -> None:
    """Load axe into a page that does not have it yet."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))


def complaints_in_light_and_dark(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page, and then with its colours in the dark: nothing else is another there."""
    found = []
    for scheme in ("light", "dark"):
        rules = ALL_RULES if scheme == "light" else COLOURS
        page.emulate_media(color_scheme=scheme)
        page.locator(f":root[data-theme={scheme}]").wait_for(state="attached")
        found += [f"{scheme}: {complaint}" for complaint in complaints(page, within, rules)]
    return found


def complaints_at_all_sizes(
    page: Page, within: str | None = None, look: Callable[[Page, str | None], list[str]] = complaints
) -> list[str]:
    """What axe finds wrong with a page on a laptop, a large screen and a phone."""
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {complaint}" for complaint in look(page, within)]
    return found


def complaints_at_all_sizes_in_light_and_dark(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page at each size, and there with its colours in the dark."""
    return complaints_at_all_sizes(page, within, complaints_in_light_and_dark)

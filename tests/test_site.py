"""The site of the manual: what is laid out for it leads where it led, and what leads nowhere is found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

from tools import site

ROOT: Final = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the site as Markdown."""
    folder = tmp_path_factory.mktemp("pages")
    site.lay_out(folder)
    return folder


def test_every_page_has_its_place_and_nothing_else_is_named(pages: Path) -> None:
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))

    def named(entries: list[object]) -> list[str]:
        each = [value for entry in entries for value in (entry.values() if isinstance(entry, dict) else [entry])]
        return [name for value in each for name in (named(value) if isinstance(value, list) else [str(value)])]

    laid_out = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    assert sorted(named(settings["nav"])) == sorted(laid_out)
    assert {Path(path).name for path in site.sources()} - {"README.md"} <= set(map(_as_named, laid_out))
    assert settings["strict"] is True
    assert settings["theme"]["font"] is False


def _as_named(page: str) -> str:
    top = {name.lower(): name for name in site.AT_THE_TOP}
    return top.get(page, page)


def test_links_pictures_and_mentions_lead_to_pages_of_the_site(pages: Path) -> None:
    named = site.sources()
    told = site.laid_out("[how](../../CONTRIBUTING.md#a-card), see `docs/hosting.md`.", "docs/manual/README.md", named)
    assert told == "[how](contributing.md#a-card), see [`docs/hosting.md`](hosting.md)."
    chapter = (pages / "plain.md").read_text(encoding="utf-8")
    assert re.search(r"^!\[.*\]\(pictures/plain-light\.webp#only-light\)$", chapter, re.MULTILINE)
    assert "<picture>" not in chapter
    with pytest.raises(LookupError, match="no page of the site"):
        site.laid_out("[gone](../nowhere.md)", "docs/manual/README.md", named)


def test_numbers_of_rules_lead_to_them_but_not_in_code(pages: Path) -> None:
    assert site.with_rules("(8.4.2) and `rules 8.4.2`, 99.9", "labyrinth") == (
        "([8.4.2](reference/labyrinth/rules.md#rule-8-4-2)) and `rules 8.4.2`, 99.9"
    )
    rulings = (pages / "rulings.md").read_text(encoding="utf-8")
    assert "reference/labyrinth/rules.md#rule-4-8-4" in rulings
    assert "reference/plain/rules.md#rule-8-4-1" in rulings
    assert "reference" not in re.findall(r"```console\n.*?```", (pages / "plain.md").read_text(), re.DOTALL)[0]


def test_what_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="here"></h1><a href="b.html#there">b</a> <a href="#here">a</a> <img src="x.webp">'
        ' <a href="b.html">b</a> <a href="https://a.org/">a</a> <a href="#gone">gone</a> <a href="c.html">c</a>'
    )
    (tmp_path / "b.html").write_text("<p></p>")
    assert sorted(site.dead_ends(tmp_path)) == [
        ("a.html", "#gone"),
        ("a.html", "b.html#there"),
        ("a.html", "c.html"),
        ("a.html", "x.webp"),
    ]


def test_scripts_in_pages_become_files(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.html").write_text('<script>let a = 1</script><script id="x" type="json">{}</script>')
    site.scripts_as_files(tmp_path)
    (filed,) = (tmp_path / "assets" / "inline").iterdir()
    assert filed.read_text() == "let a = 1"
    told = (tmp_path / "deep" / "a.html").read_text()
    assert told == f'<script src="../assets/inline/{filed.name}"></script><script id="x" type="json">{{}}</script>'


def test_what_was_built_leads_somewhere_and_asks_nobody_else() -> None:
    if not (site.SITE / "index.html").is_file():
        pytest.skip("the manual has not been built: make docs")
    assert list(site.dead_ends(site.SITE)) == []
    for page in site.SITE.rglob("*.html"):
        told = page.read_text(encoding="utf-8")
        assert not re.search(r'<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?//', told), page
        assert not re.search(r"<script>", told), page

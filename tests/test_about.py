"""What is told about the table itself: the changelog as data, and everything that is shipped with its licence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from tools import about

ROOT: Final = Path(__file__).parents[1]
CHANGELOG: Final = """# Changelog

## [2.0.0] - unreleased

Said first.

### Added

- **web**: a thing, with `code`
  and *more*, see [there](https://example.org).
- Another.

## [1.0.0] - 2026-01-31

### Fixed

- It.
"""


def test_a_changelog_becomes_versions_sections_and_runs() -> None:
    newer, older = about.news(CHANGELOG)
    assert (newer["version"], newer["date"], older["date"]) == ("2.0.0", "unreleased", "2026-01-31")
    assert [section["title"] for section in newer["sections"]] == ["", "Added"]
    assert newer["sections"][0]["items"] == [[["text", "Said first."]]]
    first, second = newer["sections"][1]["items"]
    assert first == [
        ["strong", "web"], ["text", ": a thing, with "], ["code", "code"], ["text", " and "], ["em", "more"],
        ["text", ", see "], ["text", "there"], ["text", "."],
    ]  # fmt: skip
    assert second == [["text", "Another."]]


def test_the_whole_changelog_is_told() -> None:
    told = json.dumps(about.news((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), ensure_ascii=False)
    assert "**" not in told
    assert "](" not in told
    assert "Non-players for all four factions" in told


def test_each_licence_is_kept_once(tmp_path: Path) -> None:
    keeper = about.Licences(tmp_path)
    assert keeper.keep("A b", "Do as you like.") == keeper.keep("c", "Do as\nyou like.")
    assert keeper.keep("c", "Do not.") != keeper.keep("A b", "Do as you like.")
    assert len(list(tmp_path.iterdir())) == 2


def test_requirements_are_followed_to_the_end() -> None:
    names = [package.metadata["Name"] for package in about.installed(["fastapi>=0.1", "uvicorn[standard]"])]
    assert {"fastapi", "starlette", "pydantic_core", "uvicorn", "websockets"} <= set(names)
    assert names == sorted(names, key=str.lower)


def test_everything_that_was_built_in_has_its_licence() -> None:
    built = about.STATIC / "about.json"
    if not built.is_file():
        pytest.skip("the client has not been built: make client")
    told = json.loads(built.read_text(encoding="utf-8"))
    parts = [part for place in told["shipped"].values() for part in place]
    assert {"svelte", "d3-geo", "Roboto", "Natural Earth", "mkdocs-material", "rich", "SQLAlchemy"} <= {
        part["name"] for part in parts
    }
    assert [part["name"] for part in parts if not part["licence"]] == []
    for part in parts:
        for text in part["texts"]:
            assert (about.STATIC / "licences" / text).stat().st_size > 20, part
    declared = json.loads((about.PACKAGES.parent / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert set(declared) <= {part["name"] for part in told["shipped"]["browser"]}

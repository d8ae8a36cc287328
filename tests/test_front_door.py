"""What a newcomer finds at the front door can be read by whom it is meant for, and speaks of this version."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import yaml

ROOT: Final = Path(__file__).parents[1]
TEMPLATES: Final = ROOT / ".github" / "ISSUE_TEMPLATE"
FIELDS: Final = {"markdown", "input", "textarea", "dropdown", "checkboxes"}
"""What a form for an issue can be made of."""


def package() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    versions = re.findall(r"^## \[(.+?)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0][0] == package()["version"]
    assert all(re.fullmatch(r"unreleased|\d{4}-\d\d-\d\d", date) for _, date in versions)


def test_the_citation_names_this_version_and_its_licence() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
    assert (citation["version"], citation["license"]) == (package()["version"], package()["license"])
    client = json.loads((ROOT / "src/sandtable/web/client/package.json").read_text(encoding="utf-8"))
    assert client["version"] == package()["version"]
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in package()["authors"]]


def test_issues_have_forms_and_a_bug_comes_with_save_and_seed() -> None:
    forms = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in TEMPLATES.glob("*.yml")}
    assert isinstance(forms.pop("config")["blank_issues_enabled"], bool)
    assert set(forms) == {"bug", "rule", "wish"}
    for form in forms.values():
        assert form["name"]
        assert form["description"]
        assert {field["type"] for field in form["body"]} <= FIELDS
        asked = [field for field in form["body"] if field["type"] != "markdown"]
        assert all(field["attributes"]["label"] for field in asked)
        assert len({field["id"] for field in asked}) == len(asked)
    assert {"save", "seed", "version"} <= {field.get("id") for field in forms["bug"]["body"]}


def test_the_examples_of_contributing_are_parts_of_the_files_they_name() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```\w+\n# (\S+)\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(examples) >= 12
    for path, example in examples:
        assert example in (ROOT / path).read_text(encoding="utf-8"), f"{path} has no such lines:\n{example}"
    kinds = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert {
        "A rule",
        "A card",
        "A marker",
        "A scenario",
        "An opponent",
        "An agent",
        "A game",
        "A page of the table",
    } <= {*kinds}
    named = set(re.findall(r"`((?:src|tests|tools|docs|bench)/[\w/.-]+\.\w+)`", page))
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []

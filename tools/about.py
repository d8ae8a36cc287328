"""``python -m tools.about``: writes what the table tells about itself, after the client was built.

``about.json`` beside the client holds the version, what has changed (``CHANGELOG.md``) and everything that is shipped
with its licence: what was bundled into the client, fonts and maps, what the manual is made with, and the packages of
Python that the server runs on. The texts of licences go into the folder ``licences``, each once.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement

PROJECT: Final = Path(__file__).resolve().parent.parent
STATIC: Final = PROJECT / "src" / "sandtable" / "web" / "static"
PACKAGES: Final = PROJECT / "src" / "sandtable" / "web" / "client" / "node_modules"
BUNDLED: Final = "licences/bundled.json"
"""The packages of npm of which something is in the client, as its build found them."""
SHIPPED: Final = PROJECT / "tools" / "shipped.toml"
"""What no package says of itself."""
HOSTED: Final = ("web", "metrics", "dispatches", "sign-in")
"""The extras that a host installs (deploy/requirements.lock)."""
FULL_TEXT: Final = {"Apache-2.0": "roboto-slab.txt", "Apache Software License": "roboto-slab.txt"}
"""Licences that are one text for all, for packages that bring none."""
LICENCE_FILE: Final = re.compile(r"(?:^|/)(?:LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
RUN: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>.+?)`|\[(?P<link>.+?)\]\((?P<to>.+?)\)")
VERSION: Final = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>\S+)$", re.MULTILINE)


def main() -> None:
    """Write all of it."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    keeper = Licences(STATIC / "licences")
    named = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    bundled = json.loads((STATIC / BUNDLED).read_text(encoding="utf-8"))
    wanted = [*project["dependencies"], *(each for extra in HOSTED for each in project["optional-dependencies"][extra])]
    about = {
        "version": project["version"],
        "licence": keeper.keep("Sandtable", (PROJECT / "LICENSE").read_text(encoding="utf-8")),
        "news": news((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")),
        "shipped": {
            "browser": [*named["browser"], *(of_npm(name, keeper) for name in bundled)],
            "manual": [of_python(distribution("mkdocs-material"), keeper), *named["manual"]],
            "server": [of_python(each, keeper) for each in installed(wanted)],
        },
    }
    (STATIC / "about.json").write_text(json.dumps(about, ensure_ascii=False), encoding="utf-8")


class Licences:
    """A folder of licences, each text once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[str, str] = {}

    def keep(self, name: str, text: str) -> str:
        """The file that holds a text."""
        mark = hashlib.sha256("".join(text.split()).encode()).hexdigest()
        if mark not in self._kept:
            self._kept[mark] = f"{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}-{mark[:6]}.txt"
            (self._folder / self._kept[mark]).write_text(text, encoding="utf-8")
        return self._kept[mark]


# -- what is shipped


def of_npm(name: str, keeper: Licences) -> dict[str, Any]:
    """A package of npm."""
    folder = PACKAGES / name
    said = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    texts = [path for path in sorted(folder.iterdir()) if LICENCE_FILE.search(path.name)]
    return {
        "name": name,
        "version": said["version"],
        "licence": said["license"],
        "texts": [keeper.keep(name, path.read_text(encoding="utf-8")) for path in texts] or full_text(said["license"]),
    }


def of_python(package: Distribution, keeper: Licences) -> dict[str, Any]:
    """A package of Python."""
    said = package.metadata
    listed = [str(each).rpartition(" :: ")[2] for each in said.get_all("Classifier") or [] if "License ::" in each]
    own = [each for each in package.files or [] if ".dist-info/" in str(each) and LICENCE_FILE.search(str(each))]
    licence = said["License-Expression"] or ", ".join(listed) or (said["License"] or "").partition("\n")[0]
    return {
        "name": said["Name"],
        "version": package.version,
        "licence": licence,
        "texts": [keeper.keep(said["Name"], each.read_text()) for each in own] or full_text(licence),
    }


def full_text(licence: str) -> list[str]:
    """The text of a licence that is the same for all."""
    return [FULL_TEXT[licence]] if licence in FULL_TEXT else []


def installed(wanted: Sequence[str]) -> Iterator[Distribution]:
    """The packages that requirements lead to, in the order of their names."""
    found: dict[str, Distribution] = {}
    open_ends = [Requirement(each) for each in wanted]
    asked = set()
    while open_ends:
        need = open_ends.pop()
        if (need.name, *sorted(need.extras)) in asked:
            continue
        asked.add((need.name, *sorted(need.extras)))
        try:
            package = distribution(need.name)
        except PackageNotFoundError:  # for another platform
            continue
        found[package.metadata["Name"].lower()] = package
        for each in map(Requirement, package.requires or []):
            if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in (*need.extras, "")):
                open_ends.append(each)
    yield from (found[name] for name in sorted(found))


# -- what is new


def news(changelog: str) -> list[dict[str, Any]]:
    """The versions of a changelog, each with its sections, and in these the items as runs of text."""
    _, *parts = VERSION.split(changelog)
    versions = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    return [{"version": version, "date": date, "sections": sections(text)} for version, date, text in versions]


def sections(text: str) -> list[dict[str, Any]]:
    """The sections of a version; what stands before the first has no title."""
    first, *parts = re.split(r"^### (.+)$", text, flags=re.MULTILINE)
    titled = [("", first), *zip(parts[0::2], parts[1::2], strict=True)]
    return [{"title": title, "items": [*map(runs, items(part))]} for title, part in titled if part.strip()]


def items(part: str) -> list[str]:
    """Paragraphs and points, each in one line."""
    return [" ".join(each.split()) for each in re.split(r"^- |\n\n", part, flags=re.MULTILINE) if each.strip()]


def runs(item: str) -> list[list[str]]:
    """A line as runs of text, each after its kind: ``text``, ``strong``, ``em`` or ``code``."""
    told: list[list[str]] = []
    at = 0
    for found in RUN.finditer(item):
        kind = next(name for name, value in found.groupdict().items() if value is not None)
        told += [["text", item[at : found.start()]], ["text" if kind == "link" else kind, found[kind]]]
        at = found.end()
    return [run for run in [*told, ["text", item[at:]]] if run[1]]


if __name__ == "__main__":
    main()

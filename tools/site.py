"""``python -m tools.site``: builds the site of the manual, strictly, into ``src/sandtable/web/manual``.

The Markdown of the repository is laid out in ``build/docs/pages`` with the pages of ``tools/reference.py``, so that
every link still leads where it led; numbers of rules and names of pages become links, too. MkDocs makes pages of it
(``mkdocs.yml``), and whatever they name is then looked for: a dead link or a missing picture ends it with code 1. The
pages run under the policy of the server, which allows no script that stands in a page, so those become files.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath, relpath
from typing import Final
from urllib.parse import unquote, urlsplit

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from sandtable.words import Words
from tools import reference

PROJECT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = PROJECT / "build" / "docs" / "pages"
SITE: Final = PROJECT / "src" / "sandtable" / "web" / "manual"
ICON: Final = "src/sandtable/web/client/src/icon.svg"
AT_THE_TOP: Final = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
CHAPTERS: Final = {"labyrinth.md": "labyrinth", "awakening.md": "labyrinth", "plain.md": "plain"}
"""The pages that speak of the rules of one game."""
RULINGS: Final = "rulings.md"

FENCE: Final = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK: Final = re.compile(r"(?<=\]\()([^)#\s]+)(#[^)]*)?(?=\))")
NAMED: Final = re.compile(r"(?<!\[)`((?:docs/(?:manual/)?)?[\w-]+\.md)`(?!\])")
PICTURE: Final = re.compile(
    r'<picture>\s*<source [^>]*srcset="(?P<dark>[^"]+)">\s*'
    r'<img src="(?P<light>[^"]+)" alt="(?P<alt>[^"]*)">\s*</picture>'
)
NUMBER: Final = re.compile(rf"(?<!\[)(?<!`){reference.NUMBER.pattern}(?!`)")
NOT_NEEDED: Final = ("*.map", "sitemap.xml*", "404.html", "assets/javascripts/lunr/**/*.js")
"""What MkDocs brings for others: for whoever works on it, for search engines, for other languages."""
SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def main() -> int:
    """Build the site; the exit code is 1 if something in it leads nowhere."""
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        lay_out(PAGES)
        build(load_config(str(PROJECT / "mkdocs.yml"), docs_dir=str(PAGES), site_dir=str(SITE)))
    except Abort:
        return 1
    except LookupError as missing:
        print(missing, file=sys.stderr)
        return 1
    for unused in (path for pattern in NOT_NEEDED for path in [*SITE.rglob(pattern)]):
        unused.unlink()
    scripts_as_files(SITE)
    dead = sorted(set(dead_ends(SITE)))
    for page, link in dead:
        print(f"{page}: {link} leads nowhere", file=sys.stderr)
    return 1 if dead else 0


# -- the pages


def sources() -> dict[str, str]:
    """The pages of the repository, by their paths there: what each is called in the site."""
    docs = PROJECT / "docs"
    found = {
        path.relative_to(PROJECT).as_posix(): path.name for path in [*docs.glob("*.md"), *docs.glob("manual/*.md")]
    }
    found["docs/manual/README.md"] = "index.md"
    return found | {name: name.lower() for name in AT_THE_TOP}


def lay_out(folder: Path) -> None:
    """Write the pages of the site as Markdown, and copy its pictures."""
    shutil.rmtree(folder, ignore_errors=True)
    reference.write(folder / "reference")
    (folder / "reference" / "README.md").rename(folder / "reference" / "index.md")
    shutil.copytree(PROJECT / "docs" / "pictures", folder / "pictures", ignore=shutil.ignore_patterns("*.toml"))
    shutil.copy(PROJECT / ICON, folder / "pictures")
    named = sources()
    for path, name in named.items():
        text = (PROJECT / path).read_text(encoding="utf-8")
        (folder / name).write_text("".join(_laid_out_whole(text, path, named)), encoding="utf-8")


def _laid_out_whole(text: str, path: str, named: Mapping[str, str]) -> Iterator[str]:
    """A whole page, in whose blocks of code nothing is changed."""
    at = 0
    for block in FENCE.finditer(text):
        yield laid_out(text[at : block.start()], path, named)
        yield block[0]
        at = block.end()
    yield laid_out(text[at:], path, named)


def laid_out(text: str, path: str, named: Mapping[str, str]) -> str:
    """A part of a page as it stands in the site: its links, its pictures, and what it names without a link."""
    name = named[path]

    def where(target: str) -> str:
        found = normpath(f"{path}/../{target}")
        if found.startswith("docs/pictures/"):
            return found.removeprefix("docs/")
        if found not in named:
            raise LookupError(f"{path}: {target} is no page of the site")
        return named[found]

    def link(found: re.Match[str]) -> str:
        return found[0] if "://" in found[1] else where(found[1]) + (found[2] or "")

    def mentioned(found: re.Match[str]) -> str:
        here = {found[1], f"docs/{found[1]}", f"docs/manual/{found[1]}"} & named.keys()
        return f"[{found[0]}]({named[here.pop()]})" if here else found[0]

    def picture(found: re.Match[str]) -> str:
        shown = (f"![{found['alt']}]({where(found[scheme])}#only-{scheme})" for scheme in ("light", "dark"))
        return "\n".join(shown)

    text = NAMED.sub(mentioned, PICTURE.sub(picture, LINK.sub(link, text)))
    text = text.replace("`build/docs/reference`", "[`build/docs/reference`](reference/index.md)")
    if name in CHAPTERS:
        return with_rules(text, CHAPTERS[name])
    return rulings_with_rules(text) if name == RULINGS else text


def with_rules(text: str, game: str) -> str:
    """A text in which the numbers of a game's rules lead to them."""
    words = Words(game=game)

    def link(found: re.Match[str]) -> str:
        id = reference.rule_at(words, found[0])
        return f"[{found[0]}](reference/{game}/rules.md#{id})" if id else found[0]

    return NUMBER.sub(link, text)


def rulings_with_rules(text: str) -> str:
    """The rulings: each game has a part of its own."""
    before, mark, plain = text.partition("## A Distant Plain\n")
    return with_rules(before, "labyrinth") + mark + with_rules(plain, "plain")


# -- the site


def scripts_as_files(site: Path) -> None:
    """Make a file of each script that stands in a page."""
    folder = site / "assets" / "inline"
    folder.mkdir(parents=True, exist_ok=True)
    for page in site.rglob("*.html"):

        def filed(found: re.Match[str], page: Path = page) -> str:
            name = f"{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
            (folder / name).write_text(found[1], encoding="utf-8")
            return f'<script src="{relpath(folder / name, page.parent)}"></script>'

        page.write_text(SCRIPT.sub(filed, page.read_text(encoding="utf-8")), encoding="utf-8")


class Named(HTMLParser):
    """Collects what a page names elsewhere, and what can be named in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each tag."""
        for name, value in attrs:
            if name in ("href", "src", "srcset") and value and tag != "meta":
                self.links.append(value.split()[0])
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def dead_ends(site: Path) -> Iterator[tuple[str, str]]:
    """Each page with what it names and is not there, or comes from elsewhere without being a link."""
    pages = {page: Named(page) for page in site.rglob("*.html")}
    for page, named in pages.items():
        for link in named.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            goal = Path(normpath(page.parent / unquote(parts.path))) if parts.path else page
            goal = goal / "index.html" if goal.is_dir() else goal
            anchor = unquote(parts.fragment)
            known = pages[goal].anchors if goal in pages else set()
            only = anchor in ("only-light", "only-dark", "__skip", "")
            if not goal.is_file() or not (only or goal.suffix != ".html" or anchor in known):
                yield page.relative_to(site).as_posix(), link


if __name__ == "__main__":
    sys.exit(main())

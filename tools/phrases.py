"""Where lines of Japanese may break: its words for browsers, with a sign of no width between phrases.

    .venv/bin/python -m tools.phrases

Japanese has no spaces, and a browser would break a line inside any word. BudouX finds the phrases when the client is
built; what it makes is kept beside the client, and the server hands it out in place of the files themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import budoux

from sandtable.core.game import games
from sandtable.web.phrases import FOLDER, file_of
from sandtable.words import TERMINAL, cover, source

LANGUAGE: Final = "ja"
BREAK: Final = "\u200b"
TOGETHER: Final = "\u2060"
RANGE: Final = re.compile("(?<=[0-9])\uff5e(?=[0-9])")
"""From one number to another: no line ends beside its sign."""
RUN: Final = re.compile("[\u3001-\u303f\u3041-\u30ff\u4e00-\u9fff\uff01-\uff60]{8,}")
"""What is Japanese in a line and long enough to be broken; ids, variables and selectors are not."""
FILLED: Final = re.compile("(?<=[\u3041-\u3096])(?=\\{ \\$)")
"""Where something is filled in after a particle: a phrase begins there."""
NAME: Final = re.compile("(country|space|side|faction)-")


def with_breaks(text: str, split: Callable[[str], list[str]]) -> str:
    """A word file with breaks between phrases; comments and names stay as they are."""
    lines = []
    for line in text.split("\n"):
        whole = line.startswith("#") or NAME.match(line)
        phrased = line if whole else FILLED.sub(BREAK, RUN.sub(lambda run: BREAK.join(split(run[0])), line))
        lines.append(RANGE.sub(lambda sign: TOGETHER + sign[0] + TOGETHER, phrased))
    return "\n".join(lines)


def main() -> None:
    """Write what the server hands out."""
    split = budoux.load_default_japanese_parser().parse
    FOLDER.mkdir(parents=True, exist_ok=True)
    for former in FOLDER.glob("*.ftl"):
        former.unlink()
    own = [text for name in games() for text in (cover(LANGUAGE, name), source(LANGUAGE, name, without=TERMINAL))]
    for text in (source(LANGUAGE, without=TERMINAL), *own):
        file_of(text).write_text(with_breaks(text, split), "utf-8")


if __name__ == "__main__":
    main()

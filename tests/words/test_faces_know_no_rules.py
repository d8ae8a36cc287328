"""Terminal and browser show what the rules say of a die and work nothing out; Fluent puts words together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable

SOURCE = Path(sandtable.__file__).parent
CLIENT = SOURCE / "web" / "client" / "src"
FOUND_IN = {
    "a number that a die is compared with": r"\bpips\b\)?\s*(?:<=?|>=?|[+-])\s*\w|\w\s*(?:<=?|>=?)\s*\bpips\b",
    "a note known by how its id begins": r"""(?:starts_?[wW]ith|removeprefix|slice)\(\s*['"](?:note|roll|check)-""",
    "the id of a die or of a part of its check": r"""['"`](?:note-(?:die|failed|sum|modifier)|check-|modifier-)""",
    "a forecast known by its id": r"""['"`](?:forecast|impossible)-""",
    "a sentence that is not among the words": r">[^<>{}]*\b(?:The|Try|You|It|No|Not|This|Your) [a-z]+[^<>{}]*<",
    "a bracket cut out of a sentence": r"replace\(/[^/]*\\\(|re\.sub\([^,]*\\\(",
    "a capital put on a sentence": r"\.charAt\(0\)\.toUpperCase|\[:1\]\.upper\(\)|\.capitalize\(\)",
    "a plural that is English": r"ies\$/|`\$\{kind\}s`|removesuffix\(.(?:ies|s).\)",
    "sentences put together by a space": r"""words?.*\.join\((['"]) \1\)|" "\.join\(.*(?:say|attribute|text for)""",
}
"""What an interface must not do, and how it looks."""
SPARED = {"a capital put on a sentence": ("words.ts",), "sentences put together by a space": ("sketch.ts",)}
"""Where an id without any words is made readable, and where letters stand in a small map."""


def sources() -> Iterator[Path]:
    """The sources of both interfaces, without their tests."""
    for folder, pattern in ((SOURCE / "terminal", "*.py"), (CLIENT, "*.ts"), (CLIENT, "*.svelte")):
        yield from (file for file in sorted(folder.rglob(pattern)) if not file.name.endswith(".test.ts"))


@pytest.mark.parametrize("what", FOUND_IN)
def test_no_interface_works_out_what_the_rules_say(what: str) -> None:
    looked_for = re.compile(FOUND_IN[what])
    found = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in sources()
        if file.name not in SPARED.get(what, ())
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if looked_for.search(line)
    ]
    assert not found


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a number that a die is compared with", "return most === null ? null : pips <= most;"),
        ("a number that a die is compared with", "sum + changeIn(modifier), Number(args.pips) + 1"),
        ("a note known by how its id begins", "idOf(note.text).startsWith('note-modifier-')"),
        ("a note known by how its id begins", 'note.message.id.startswith("note-modifier-")'),
        ("the id of a die or of a part of its check", "echoes: ['note-failed'],"),
        ("a forecast known by its id", "idOf(message).startsWith('forecast-event')"),
        (
            "a sentence that is not among the words",
            '<p>The server does not answer. <a href="{ROOT}/">Try again</a></p>',
        ),
        ("a bracket cut out of a sentence", r"words.say(what).replace(/ \([^)]*\)$/, '')"),
        ("a capital put on a sentence", "about.charAt(0).toUpperCase() + about.slice(1)"),
        ("a plural that is English", "[`${kind}s`, kind.replace(/y$/, 'ies')]"),
        ("sentences put together by a space", "words.say(one), words.say(two)].join(' ')"),
        ("sentences put together by a space", 'return " ".join(self.say(part) for part in parts)'),
    ],
)
def test_it_would_be_seen(what: str, line: str) -> None:
    """The lines that stood there once are found."""
    assert re.search(FOUND_IN[what], line)

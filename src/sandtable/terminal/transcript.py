"""A game written down from its beginning, step by step: as text, Markdown or HTML."""

from __future__ import annotations

import argparse
from html import escape
from typing import Final

from sandtable.core.files import writing
from sandtable.core.messages import Message, Note
from sandtable.core.table import Table
from sandtable.terminal.board import face_of
from sandtable.terminal.changes import file_at
from sandtable.terminal.log import cited, gathered, withdrawn
from sandtable.terminal.stories import stories
from sandtable.words import Words


def written(table: Table, words: Words, seat: str | None, suffix: str) -> str:
    """All that a seat (None: whoever looks on) may read of a game; ``suffix`` is that of the file (.md, .html)."""
    words = words.of(table.game.name)
    face = face_of(table.game.name, table.game.facts(), words)
    title = words(f"game-{table.game.name}")
    told = [
        (story.title, [(words.say(note.says), cited(note, words)) for note in gathered(filter(_is_told, story.notes))])
        for story in stories(table, face, words, seat, gone=withdrawn(table))
    ]
    ended = table.outcome
    if ended is not None:
        winner = Message(f"side-{ended.winner}")
        over = words.say(Message("terminal-over", {"reason": ended.message, "winner": winner, "rule": ended.rule}))
        told.append((words("terminal-transcript-end"), [(over, None)]))
    return KINDS.get(suffix.lower(), _as_text)(title, [part for part in told if part[1]], words.language)


def write(arguments: argparse.Namespace, words: Words) -> None:
    """``sandtable transcript``: a save as a file, or onto the screen."""
    table = Table.load(file_at(arguments.save))
    path = file_at(arguments.out) if arguments.out else None
    kind = f".{arguments.format}" if arguments.format else path.suffix if path else ""
    text = written(table, words, arguments.seat, kind)
    if path is None:
        print(text, end="")
        return
    with writing(path):
        path.write_text(text, encoding="utf-8")


def _is_told(note: Note) -> bool:
    return note.kind == "told"


Parts = list[tuple[str, list[tuple[str, str | None]]]]
"""The steps of a game: what each is called, and its lines with their rules."""


def _as_text(title: str, parts: Parts, language: str) -> str:
    steps = ["\n".join([name, *(f"  {text}{_cited(rule)}" for text, rule in lines)]) for name, lines in parts]
    return "\n\n".join([title, *steps]) + "\n"


def _as_markdown(title: str, parts: Parts, language: str) -> str:
    steps = [
        "\n".join([f"## {_bare(name)}", "", *(f"- {_bare(text)}{_cited(rule)}" for text, rule in lines)])
        for name, lines in parts
    ]
    return "\n\n".join([f"# {_bare(title)}", *steps]) + "\n"


def _bare(text: str) -> str:
    """A text in which nothing is taken for a sign of Markdown."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#" else letter for letter in text)


def _as_html(title: str, parts: Parts, language: str) -> str:
    steps = []
    for name, lines in parts:
        items = [f"<li>{escape(text)}{f' <small>{escape(rule)}</small>' if rule else ''}</li>" for text, rule in lines]
        steps.append("\n".join([f"<h2>{escape(name)}</h2>", "<ul>", *items, "</ul>"]))
    head = f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>{escape(title)}</title>'
    return f"{head}\n<h1>{escape(title)}</h1>\n{chr(10).join(steps)}\n</html>\n"


def _cited(rule: str | None) -> str:
    return f"  ({rule})" if rule else ""


KINDS: Final = {".md": _as_markdown, ".html": _as_html, ".htm": _as_html}
"""How files are written by their suffix; others are text."""

"""What can be said at the prompt besides an answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from textwrap import indent
from typing import TYPE_CHECKING, Final

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.files import writing
from sandtable.core.messages import Message
from sandtable.terminal import hints, odds, transcript
from sandtable.terminal.answers import NotUnderstood
from sandtable.terminal.changes import changes_from, differences, file_at, part_of
from sandtable.terminal.log import gathered, standing
from sandtable.terminal.naming import names_of
from sandtable.terminal.nearly import did_you_mean, nearly
from sandtable.terminal.stories import Story
from sandtable.words import Words, joined, listed
from sandtable.words.lookup import RULE, chapters, every_rule, rules_about, rules_below

if TYPE_CHECKING:
    from sandtable.terminal.session import Session

Bound = Callable[["Session"], bool]
"""A command with its argument: runs in a session, and says whether the session goes on."""

FULL: Final = "full"
"""Behind ``board``: all of it."""
INTO: Final = ">"
"""Behind ``log``: a file."""
LOG_LINES: Final = 20
CARDS_LISTED: Final = 20
RULES_SHOWN: Final = 12


def found(line: str, words: Words, among: Collection[str] | None = None) -> Bound | None:
    """The command that a line is: written in full, or behind a slash and as short as is clear; else None.

    ``among`` are the only ones that are allowed now.
    """
    word, _, rest = line.partition(" ")
    if word == "?":
        word = "help"
    slashed = word.startswith("/")
    name = word.lstrip("/").lower() if slashed else word.lower()
    if name not in COMMANDS:
        if not slashed:
            return None
        name = _completed(name, words)
    if among is not None and name not in among:
        raise NotUnderstood("enter-first")
    if name in ALONE and rest.strip():
        raise NotUnderstood("command-alone", command=name, text=rest.strip())
    run = COMMANDS[name]
    return lambda session: run(session, rest.strip())


def _completed(start: str, words: Words) -> str:
    matches = [name for name in COMMANDS if start and name.startswith(start)]
    if len(matches) == 1:
        return matches[0]
    if not matches:
        raise unknown(f"/{start}", start, words)
    could_be = listed([f"/{name}" for name in matches], "or")
    raise NotUnderstood("ambiguous", text=f"/{start}", options=could_be)


def unknown(typed: str, name: str, words: Words) -> NotUnderstood:
    """That there is no such command, and what may have been meant."""
    word, space, rest = name.partition(" ")
    meant = [f"{command}{space}{rest}" for command in nearly(word, COMMANDS)]
    return did_you_mean(typed, meant, words) or NotUnderstood("unknown-command", text=typed)


def behind(session: Session, command: str) -> Sequence[str] | None:
    """What can stand behind a command; None for whatever can be answered."""
    if command == "look":
        return names_of(session.facts(), lambda kind: kind != "card", session.words)
    if command == "card":
        return names_of(session.facts(), lambda kind: kind == "card", session.words)
    if command == "rules":
        return [number for _, number in every_rule(session.words)]
    return {"board": [FULL], "undo": ["list", "list all"]}.get(command)


def undo(session: Session, rest: str) -> bool:
    """Take back the last answer, or everything from a card on."""
    cards = session.cards_played()
    if rest.split() in (["list"], ["list", "all"]):
        _list_cards(session, cards if rest.endswith("all") else cards[-CARDS_LISTED:], len(cards))
        return True
    number = rest.removeprefix("card").strip()
    if not rest:
        session.take_back(session.asking())
    elif number.isdecimal() and 1 <= int(number) <= len(cards):
        session.go_back_to(cards, int(number))
    else:
        raise NotUnderstood("no-such-card", text=rest)
    return True


def redo(session: Session, rest: str) -> bool:
    """Give again what was taken back: the next answer, or all that still fit."""
    if rest not in ("", "all"):
        raise NotUnderstood("redo-how", text=rest)
    session.give_again(all_of_it=rest == "all")
    return True


def _list_cards(session: Session, cards: list[Story], last: int) -> None:
    """The cards played so far, with the numbers by which undo knows them."""
    if not cards:
        session.console.print(Text(session.say("terminal-no-cards")))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(justify="right", style="bold cyan")
    for heading in ("card", "ply", "opening"):
        grid.add_column(session.say(f"terminal-undo-{heading}"), justify="right" if heading == "ply" else "left")
    for number, card in enumerate(cards, start=last - len(cards) + 1):
        opening = session.words.say(card.opening.says) if card.opening else ""
        grid.add_row(str(number), Text(card.title), str(card.ply), Text(opening))
    session.console.print(grid)
    session.console.print(Text(session.say("terminal-undo-hint", number=last), "dim"))


def adjust(session: Session, rest: str) -> bool:
    """Change anything on the table by hand, and say what has changed."""
    if not rest:
        raise NotUnderstood("adjust-how")
    changes = changes_from(rest, session.words)
    before = session.table.position()
    after = session.adjust(changes, rest)
    changed = list(differences(before, after))
    for path, old, new in changed:
        session.console.print(Text(session.say("terminal-adjusted", path=path, old=old, new=new)))
    if not changed:
        session.console.print(Text(session.say("terminal-adjusted-nothing")))
    return True


def save(session: Session, rest: str) -> bool:
    """Write the game to a file."""
    path = file_at(rest or f"{session.table.game.name}-save.json")
    session.table.save(path)
    session.console.print(Text(session.say("terminal-saved", file=str(path.resolve()))))
    return True


def log(session: Session, rest: str) -> bool:
    """The last lines of the log; behind a ``>``, the file into which all of it goes."""
    if rest.startswith(INTO):
        _write_log(session, rest.removeprefix(INTO).strip())
        return True
    lines = _lines(session, rest, LOG_LINES)
    notes = [note for note in standing(session.table, session.shown_seat) if note.kind == "told"]
    if not notes:
        session.console.print(Text(session.say("terminal-no-log")))
    for note in gathered(notes)[-lines:]:
        session.print_note(note)
    return True


def _write_log(session: Session, file: str) -> None:
    """All that has happened, as whoever sits at the screen may know it."""
    _need(session, "log >", file)
    path = file_at(file)
    with writing(path):
        path.write_text(
            transcript.written(session.table, session.words, session.shown_seat, path.suffix), encoding="utf-8"
        )
    session.console.print(Text(session.say("terminal-log-written", file=str(path.resolve()))))


def look(session: Session, rest: str) -> bool:
    """A space in full."""
    _need(session, "look", rest)
    session.console.print(session.face.look(session.table.view(session.shown_seat), rest))
    return True


def card(session: Session, rest: str) -> bool:
    """A card in full."""
    _need(session, "card", rest)
    session.console.print(session.face.card(session.table.view(session.shown_seat), rest))
    return True


def rules(session: Session, rest: str) -> bool:
    """The rules as a book: its chapters, a rule and those below it, or the rules in which some words stand."""
    if not rest:
        for id, number in chapters(session.words):
            session.console.print(Text(session.say("terminal-rule-title", number=number, title=Message(id))))
        session.console.print(Text(session.say("terminal-rules-hint"), "dim"))
        return True
    shown = rules_below(session.words, rest) if rest[:1].isdigit() else rules_about(session.words, rest)
    if not shown:
        raise NotUnderstood("no-rule", text=rest)
    for id, number in shown[:RULES_SHOWN]:
        text = session.words.attribute(id, "text") or ""
        title = Message("terminal-rule", {"number": number, "title": Message(id)})
        heading = session.words.say(joined([title, ""], "join-sentences"))
        session.console.print(Text.assemble((heading, "bold"), text))
    if len(shown) > RULES_SHOWN:
        more = joined([number for _, number in shown[RULES_SHOWN:]])
        session.console.print(Text(session.say("terminal-rules-more", numbers=more), "dim"))
    return True


def why(session: Session, rest: str) -> bool:
    """The last play of an opponent in full, or one before it: its reasons, its dice and the rules behind it."""
    back = _lines(session, rest, 1)
    plays = session.plays_to_explain()
    if back > len(plays):
        session.console.print(Text(session.say("terminal-no-why", plays=len(plays))))
        return True
    play = plays[-back]
    session.print_heading(play)
    told: set[str | None] = set()
    for note in gathered(play.notes):
        session.print_note(note)
        if note.cites not in told:
            _print_title(session, note.cites)
        told.add(note.cites)
    return True


def _print_title(session: Session, rule: str | None) -> None:
    """What a rule is about, once in a list."""
    id = RULE + (rule or "").replace(".", "-")
    if rule and session.words.has(id):
        title = session.say("terminal-rule-title", number=rule, title=Message(id))
        session.console.print(Text(f"      {title}", "dim"))


def _lines(session: Session, rest: str, usual: int) -> int:
    """How many lines are asked for."""
    if rest and (not rest.isdecimal() or int(rest) < 1):
        raise NotUnderstood("bad-number", text=rest)
    return int(rest or usual)


def hand(session: Session, rest: str) -> bool:
    """The cards of the person at the screen."""
    if session.shown_seat is None:
        raise NotUnderstood("no-hand")
    view = session.table.view(session.shown_seat)
    session.console.print(session.face.hand(view, session.shown_seat, session.console.width))
    return True


def board(session: Session, rest: str) -> bool:
    """The table in brief, or all of it."""
    if rest not in ("", FULL):
        raise NotUnderstood("command-alone", command="board", text=rest)
    session.print_board(full=rest == FULL)
    return True


def position(session: Session, rest: str) -> bool:
    """Write the position down, or show a part of it."""
    from sandtable.terminal.documents import as_yaml  # noqa: PLC0415 - YAML is seldom needed

    path = file_at(rest or f"{session.table.game.name}-position.json")
    document = session.table.position()
    if rest.partition(".")[0] in document:
        shown = as_yaml(part_of(document, rest)).rstrip()
        parted = "\n" + indent(shown, "  ") if "\n" in shown else f" {shown}"
        session.console.print(Text(f"{rest}:{parted}"))
        return True
    text = as_yaml(document) if path.suffix in (".yaml", ".yml") else json.dumps(document, indent=2) + "\n"
    with writing(path):
        path.write_text(text, encoding="utf-8")
    session.console.print(Text(session.say("terminal-position-written", file=str(path.resolve()))))
    return True


def help_(session: Session, rest: str) -> bool:
    """The list of commands, and what the answers at hand mean."""
    words, question = session.words, session.table.question
    session.console.print(Text(session.say("terminal-help")))
    session.console.print(
        _explained((session.say(f"terminal-command-{name}"), _about(words, name)) for name in _of_use(session))
    )
    labels = [option.label for option in question.options] if question else []
    answers = [(words.say(label), words.attribute(label.id, "about")) for label in labels]
    if any(about for _, about in answers):
        session.console.print(Text(session.say("terminal-help-answers")))
        session.console.print(_explained(answers))
    return True


def _of_use(session: Session) -> list[str]:
    """The commands that mean something in this game: where nobody holds cards, there is no hand."""
    held = "hands" in session.table.view(None)
    return [name for name in COMMANDS if name != "hand" or held]


def _about(words: Words, name: str) -> str:
    """What a command does, with the game's own examples where it has some."""
    about = words.attribute(f"terminal-command-{name}", "about") or ""
    example = f"terminal-example-{name}"
    return f"{about}\n{words(example)}" if words.has(example) else about


def _explained(things: Iterable[tuple[str, str | None]]) -> Panel:
    """Names, each with what it means."""
    grid = Grid.grid(padding=(0, 2))
    for name, about in things:
        grid.add_row(Text(name, "bold"), Text(about or ""))
    return Panel(grid, expand=False)


def quit_(session: Session, rest: str) -> bool:
    """Leave."""
    return False


COMMANDS: Final[dict[str, Callable[[Session, str], bool]]] = {
    "board": board,
    "hand": hand,
    "look": look,
    "card": card,
    "rules": rules,
    "log": log,
    "why": why,
    "odds": odds.odds,
    "hint": hints.hint,
    "undo": undo,
    "redo": redo,
    "adjust": adjust,
    "save": save,
    "position": position,
    "help": help_,
    "quit": quit_,
}


ALONE: Final = ("hand", "odds", "hint", "help", "quit")
"""The commands with nothing behind them."""

LOOKING: Final = ("board", "hand", "look", "card", "rules", "log", "why", "odds", "help", "quit")
"""The commands that change nothing."""


def _need(session: Session, command: str, rest: str) -> None:
    if not rest:
        raise NotUnderstood("needs-name", command=command)

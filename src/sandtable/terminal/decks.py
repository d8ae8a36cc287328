"""``sandtable deck``: a deck of one's own is begun, checked, shown, and a text of it tried out."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from sandtable.core.errors import BadSetup, CannotWrite
from sandtable.core.files import path_of, read_text, writing
from sandtable.core.game import Game, games
from sandtable.core.messages import Message
from sandtable.core.own_texts import OwnText
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.terminal.board import face_of, facts_at
from sandtable.terminal.changes import file_at
from sandtable.terminal.log import gathered
from sandtable.words import Words

DECK: Final = "deck"
FAULTY: Final = 1
"""The exit code when something is wrong with a deck."""
TOLD: Final = 50
"""How many faults are told."""
TOLD_OF: Final = "told"
"""What happened at the table, and not why."""
ANSWERS: Final = 500
"""After how many answers a text that is tried is given up."""


def add_parsers(commands: Any, common: argparse.ArgumentParser) -> None:
    """The commands about decks."""
    deck = commands.add_parser(DECK, parents=[common])
    asked = deck.add_subparsers(dest="deck_command", metavar="COMMAND", required=True)
    for name in ("new", "check", "show", "try"):
        parser = asked.add_parser(name, parents=[common])
        parser.add_argument("file", metavar="FILE")
        if name in ("show", "try"):
            parser.add_argument("card", metavar="CARD")
        if name == "try":
            parser.add_argument("text", metavar="TEXT")
            parser.add_argument("--scenario")
            parser.add_argument("--faction")
            parser.add_argument("--seed", default="1")


def run(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Carry out a command about decks; its exit code."""
    game = next(game for game in games().values() if isinstance(game.options.get(DECK), OwnText))
    return _COMMANDS[arguments.deck_command](arguments, console, words.of(game.name), game)


def _decks(game: Game) -> OwnText:
    decks = game.options[DECK]
    assert isinstance(decks, OwnText)
    return decks


def _new(arguments: argparse.Namespace, console: Console, words: Words, game: Game) -> int:
    file = path_of(file_at(arguments.file), CannotWrite)

    def say(message: Message, attribute: str) -> str:
        return (words.attribute(message.id, attribute) if attribute else words.say(message)) or ""

    with writing(file), file.open("x", encoding="utf-8") as written:
        written.write(_decks(game).blank(say))
    console.print(Text(words("deck-written", file=str(file))))
    return 0


def _check(arguments: argparse.Namespace, console: Console, words: Words, game: Game) -> int:
    told = 0
    for fault in _decks(game).faults(read_text(file_at(arguments.file), BadSetup)):
        told += 1
        if told > TOLD:
            console.print(Text(words("deck-more-faults")))
            break
        place = arguments.file if fault.line is None else f"{arguments.file}:{fault.line}"
        why = words.refusal(fault.why)
        said = words("deck-fault", place=place, why=why)
        if fault.part is not None:
            said = words("deck-fault-in", place=place, part=fault.part, why=why)
        console.print(Text(said))
    if not told:
        console.print(Text(words("deck-sound", file=arguments.file)))
    return FAULTY if told else 0


def _show(arguments: argparse.Namespace, console: Console, words: Words, game: Game) -> int:
    table = _table(arguments, game)
    face = face_of(game.name, facts_at(table), words)
    console.print(face.card(table.view(None), _number(arguments, table)))
    return 0


def _number(arguments: argparse.Namespace, table: Table) -> str:
    number = str(arguments.card)
    if number not in facts_at(table)["cards"]:
        raise BadSetup("deck-no-card", game=table.game.name, card=number)
    return number


def _table(arguments: argparse.Namespace, game: Game) -> Table:
    """A table at which the deck lies; whatever is wrong with the deck is refused."""
    options: dict[str, Any] = {DECK: read_text(file_at(arguments.file), BadSetup)}
    if getattr(arguments, "scenario", None) is not None:
        options["scenario"] = arguments.scenario
    return Table.new(game.name, seed=getattr(arguments, "seed", "1"), **options)


def _try(arguments: argparse.Namespace, console: Console, words: Words, game: Game) -> int:
    begun = _table(arguments, game)
    number = _number(arguments, begun)
    card = facts_at(begun)["cards"][number]
    if arguments.text not in card["provenance"]:
        raise BadSetup("deck-no-such-text", game=game.name, card=number, texts=list(card["provenance"]))
    faction = arguments.faction or card["order"][0]
    if faction not in game.seats:
        raise BadSetup("no-seat", title=game.name, seat=repr(faction), seats=list(game.seats))
    table = Table.from_position(_at_card(begun.position(), int(number), faction), seed=arguments.seed)
    table.answer("event")
    if table.question is not None and arguments.text in table.question.keys:
        table.answer(arguments.text)
    by_hand = _played(table, number, random.Random(str(arguments.seed)))
    for note in gathered(table.notes_for(None)):
        if note.kind == TOLD_OF:
            console.print(Text(words.say(note.message)))
    if by_hand:
        console.print(Text(words("deck-tried-by-hand")))
    return 0


def _at_card(position: Mapping[str, Any], number: int, faction: str) -> dict[str, Any]:
    """The position in which a faction, and nobody else, is about to execute that card."""
    following = position.get("next")
    return {
        **position,
        "card": number,
        "next": position["card"] if following == number else following,
        "removed": [card for card in position.get("removed", []) if card != number],
        "eligible": [faction],
    }


def _played(table: Table, number: str, chance: random.Random) -> bool:
    """Answer whatever a text asks, by chance, until the card is done; whether it is carried out by hand."""
    for _ in range(ANSWERS):
        question = table.question
        if question is None or table.view(None)["card"] != number:
            return False
        if question.by_hand:
            return True
        table.answer(*_any(question, chance))
    return False


def _any(question: Question, chance: random.Random) -> list[str]:
    keys = [option.key for option in question.options if not option.aside] or question.keys
    most = min(question.at_most, len(keys))
    return chance.sample(keys, chance.randint(max(question.at_least, min(1, most)), most))


_COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace, Console, Words, Game], int]]] = {
    "new": _new,
    "check": _check,
    "show": _show,
    "try": _try,
}

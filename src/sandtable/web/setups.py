"""Setting tables up: a request becomes a table, its seats, and the secrets of those who sit there."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.core import saves, setting_up
from sandtable.core.agents import HUMAN
from sandtable.core.chance import secret_seed
from sandtable.core.errors import BadSave, BadSetup, IllegalAnswer, NotYourTurn, SandtableError, quoted
from sandtable.core.game import Game, Setup, game_named, games
from sandtable.core.journal import Entry
from sandtable.core.own_texts import OwnText
from sandtable.core.saves import Saved
from sandtable.core.table import Table
from sandtable.lessons import Lesson, lessons
from sandtable.web.messages import Given, ImportedTable, NewTable
from sandtable.web.refusals import NotFound
from sandtable.web.stored import Head, Record, Seat
from sandtable.web.tokens import hashed, new_table_id, new_token

log = logging.getLogger("sandtable.web")

ME: Final = "me"
OPEN: Final = "open"

LESSON: Final = "lesson"
SAVE: Final = "save"
POSITION: Final = "position"
SCRIPT: Final = "script"
HINTS: Final = "hints"
WHAT_IF: Final = "what_if"
DECK: Final = "deck"


@dataclass(frozen=True)
class Seating:
    """Who sits where: names for the rules, rows for the database, secrets for the person who sets the table up."""

    names: dict[str, str]
    rows: list[Seat]
    tokens: dict[str, str]
    codes: dict[str, str]

    @property
    def one_person(self) -> bool:
        """Whether one person plays every seat that a person plays."""
        return one_person(self.rows)


def one_person(seats: list[Seat]) -> bool:
    """Whether all seats of people have the same token."""
    people = {seat.token_hash or seat.seat for seat in seats if seat.who == HUMAN}
    return len(people) <= 1


def seating(game: Game, wanted: Mapping[str, str]) -> Seating:
    """Seat everybody that a request names."""
    for seat in wanted:
        setting_up.check_seat(game, seat)
    names: dict[str, str] = {}
    rows: list[Seat] = []
    mine = new_token()
    codes: dict[str, str] = {}
    for seat in game.seats:
        who = wanted.get(seat)
        if who is None:
            raise BadSetup("nobody-named", seat=seat, expected=[ME, OPEN])
        names[seat] = HUMAN if who in (ME, OPEN, HUMAN) else who
        if who == OPEN:
            codes[seat] = new_token()
        rows.append(
            Seat(
                seat,
                names[seat],
                token_hash=hashed(mine) if names[seat] == HUMAN and who != OPEN else None,
                code_hash=hashed(codes[seat]) if who == OPEN else None,
            )
        )
    return Seating(names, rows, {row.seat: mine for row in rows if row.token_hash}, codes)


def brings_text(request: NewTable) -> bool:
    """Whether somebody brings a text of their own along (a deck), as an option or in a position."""
    game = games().get(request.game)
    texts = [name for name, values in (game.options if game else {}).items() if isinstance(values, OwnText)]
    chosen = (request.position or {}).get("options")
    within = chosen if isinstance(chosen, Mapping) else {}
    return any(request.options.get(name) or within.get(name) for name in texts)


def begun_table(request: NewTable) -> tuple[Table, Seating]:
    """The table that a request describes, and who sits there."""
    seats = request.seats
    if request.tutorial is not None:
        seats = {**tutorial(request.tutorial).seats, **seats}
    seated = seating(game_named(request.game), seats)
    return new_table(request, seated), seated


def new_table(request: NewTable, seated: Seating) -> Table:
    """The table that a request describes, with a seed of 128 secret bits."""
    game = game_named(request.game)
    position, dice = request.position, request.dice
    if request.tutorial is not None:
        guide = tutorial(request.tutorial)
        position, dice = dict(guide.position), guide.all_dice()
    if isinstance(dice, str) and not seated.one_person:
        raise BadSetup("physical-one-person")
    alone = seated.one_person
    settings: dict[str, Any] = {
        "seats": seated.names,
        "dice": dice,
        "free_undo": alone,
        "asks_in_secret": not alone,  # others see who is asked
        "thinks_elsewhere": True,
    }
    if position is not None:
        if position.get("game") != game.name:
            raise BadSetup("position-other-game", got=quoted(position.get("game")), title=game.name)
        return answered(Table.from_position(position, **settings), request.answers)
    return Table.new(request.game, **settings, **setting_up.checked_options(game, request.options))


def answered(table: Table, answers: Sequence[Given]) -> Table:
    """A table at which this was answered, as far as it is asked there and nobody else answers first."""
    wanted = [Entry(given.seat, tuple(given.keys)) for given in answers]
    while len(table.journal) < len(wanted) and table.journal[:] == wanted[: len(table.journal)]:
        seat, keys = wanted[len(table.journal)]
        try:
            table.answer(*keys, seat=seat)
        except (IllegalAnswer, NotYourTurn):
            break
    return table


def imported_table(request: ImportedTable, seed: str) -> tuple[Table, Seating]:
    """The table that a save describes, and who sits there now; where others do, it goes on with this seed."""
    saved = _replayed(request.save)
    game = saved.game
    wanted = dict(saved.setup.seats)
    for seat, who in wanted.items():
        choice = request.seats.get(seat, ME if who == HUMAN else who)
        if choice != who and (who != HUMAN or choice not in (ME, OPEN)):
            expected = [ME, OPEN] if who == HUMAN else [who]
            raise BadSetup("import-seat", seat=seat, who=who, expected=expected)
        wanted[seat] = choice
    seated = seating(game, {**request.seats, **wanted})
    if seated.one_person or saved.outcome is not None:
        saved.free_undo = seated.one_person
        return saved, seated
    if isinstance(saved.dice, str):
        raise BadSetup("physical-one-person")
    # Whoever brings the save knows its seed, so others play with a new one from the newest checkpoint on.
    others = replace(saves.kept(saved), dice=None, free_undo=False)
    return Table.from_saved(others.taken_up(seed), asks_in_secret=True, thinks_elsewhere=True), seated


def _replayed(document: Mapping[str, Any]) -> Table:
    try:
        return Table.from_save(document, thinks_elsewhere=True)
    except SandtableError:
        raise
    except Exception as problem:  # whatever else a made-up save can do to the rules
        raise BadSave("save-no-game") from problem


def stored(record: Record, entries: list[Any]) -> Saved:
    """A stored table as a play that is kept."""
    written = record.setup
    return Saved(
        setup=Setup(record.game, written["seats"], written["options"], written["position"]).played_with(
            written["dice"]
        ),
        seed=record.seed,
        dice=written["dice"],
        free_undo=written["free_undo"],
        rules=record.rules,
        journal=entries,
        checkpoint=record.checkpoint,
        history=written["history"],
    )


def rebuilt(record: Record, entries: list[Any]) -> Table:
    """A stored table, replayed."""
    return _built(record, lambda: stored(record, entries))


def taken_up(record: Record, entries: list[Any]) -> Table:
    """A stored table of older rules, going on from its newest checkpoint with a new secret seed."""
    return _built(record, lambda: stored(record, entries).taken_up(secret_seed()))


def _built(record: Record, saved: Callable[[], Saved]) -> Table:
    try:
        kept = saved()
        return Table.from_saved(kept, asks_in_secret=not kept.free_undo, thinks_elsewhere=True)
    except SandtableError:
        raise
    except Exception as problem:  # whatever a damaged record can do to the rules
        log.exception("table %s is damaged", record.id)
        raise BadSave("table-damaged") from problem


def recorded(table: Table, wanted: NewTable | ImportedTable) -> Record:
    """A new table as it is stored."""
    now = time.time()
    pace = wanted.pace if isinstance(wanted, NewTable) and not table.free_undo else None
    setup = stored_setup(table, terms(table, wanted), None if pace is None else pace.model_dump())
    return Record(
        id=new_table_id(),
        name=(wanted.name or "").strip() or None,
        game=table.game.name,
        rules=table.game.version,
        setup=setup,
        options=chosen_options(table.game.name, setup),
        seed=table.seed,
        tutorial=wanted.tutorial if isinstance(wanted, NewTable) else None,
        watch=wanted.watch,
        head=Head(0, table.ply),
        asking=table.question.seat if table.question else None,
        over=table.outcome is not None,
        checkpoint=table.position(),
        created=now,
        updated=now,
    )


def stored_setup(table: Table, terms: Sequence[str], pace: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What must be kept of a table besides its seed and journal to build it again."""
    return {
        "seats": dict(table.setup.seats),
        "options": dict(table.setup.options),
        "position": table.setup.position,
        "dice": table.dice,
        "free_undo": table.free_undo,
        "history": table.history,
        "terms": list(terms),
        "pace": pace,
    }


# -- what a guest should know before sitting down


def terms(table: Table, wanted: NewTable | ImportedTable) -> list[str]:
    """What is out of the ordinary at a new table: a lesson, a save, a chosen position, known dice, hints for all."""
    if isinstance(wanted, NewTable) and wanted.tutorial is not None:
        return [LESSON]
    start = [SAVE] if isinstance(wanted, ImportedTable) else [POSITION] * (wanted.position is not None)
    hints = wanted.hints and not table.free_undo  # who plays alone has nobody to agree with
    start += [WHAT_IF] * (isinstance(wanted, NewTable) and wanted.what_if)
    start += [DECK] * ("own_deck" in table.view(None))
    return start + [SCRIPT] * isinstance(table.dice, list) + [HINTS] * hints


def terms_of(record: Record) -> list[str]:
    """The same of a stored table; an earlier version of the program did not write it down."""
    written = record.setup
    if "terms" in written:
        return list(written["terms"])
    if record.tutorial is not None:
        return [LESSON]
    chosen = written["position"] is not None and not written["history"]
    return [POSITION] * chosen + [SCRIPT] * isinstance(written["dice"], list)


def chosen_options(name: str, setup: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table: those it was set up with, or what its position says of them; no texts of people's own."""
    position = setup["position"] or {}
    game = games().get(name)
    options = game.options if game else {}
    said = {name: position[name] for name in options if name in position}
    chosen = {**said, **setup["options"]}
    return {name: value for name, value in chosen.items() if not isinstance(options.get(name), OwnText)}


# -- guided games


def tutorial(id: str) -> Lesson:
    """The guided game with this id."""
    known = lessons()
    if id not in known:
        raise NotFound("no-tutorial", tutorial=quoted(id), tutorials=sorted(known))
    return known[id]

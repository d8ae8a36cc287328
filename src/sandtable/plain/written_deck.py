"""A deck that somebody has written: read with every check, and each fault told with its card, its text and its line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sandtable.core.errors import BadRecord, SandtableError, quoted
from sandtable.core.messages import Message
from sandtable.core.own_texts import Fault
from sandtable.core.reading import is_number
from sandtable.core.records import read as record
from sandtable.plain.activities.menu import ACTIVITIES
from sandtable.plain.cards import (
    CAPABILITY,
    DECK,
    MOMENTUM,
    Card,
    Deck,
    WrittenCard,
    WrittenText,
    deck_of,
    written_card,
)
from sandtable.plain.changes import Elders
from sandtable.plain.deck_lines import Lines
from sandtable.plain.declared import (
    Choose,
    Effect,
    FlipCapability,
    Free,
    Lasting,
    Move,
    OnlyIf,
    PickFaction,
    PickSpaces,
    Relieve,
    Remove,
    Replace,
    Unmark,
)
from sandtable.plain.naming import GROUPS, PICKED, Where
from sandtable.plain.nonplayers.instructions import written_instruction
from sandtable.plain.terms import (
    ANY_NUMBER,
    AVAILABLE,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    FACTIONS,
    GAME,
    INSURGENT_OPERATIONS,
    TALIBAN,
    TEXTS,
)

FORMAT: Final = 1
SIZE: Final = 250_000
"""How many characters a deck may have."""
NAME: Final = 60
WORDS: Final = 1_000
"""How many characters what it is called, and what a text says, may have."""
EFFECTS: Final = 40
DEPTH: Final = 4
"""How many effects a text may have in all, and how many may stand one in the other."""
FAULTS: Final = 200
"""How many faults are told."""


def _fault(why: SandtableError, card: int, text: str | None, line: int | None) -> Fault:
    """A fault of a card, or of one of its texts."""
    part = Message("deck-card", {"card": Message(f"card-{card}"), "number": card})
    if text is not None:
        part = Message("deck-card-text", {"card": Message(f"card-{card}"), "number": card, "text": text})
    return Fault(why, part, line)


def refused(id: str, key: str, /, **args: object) -> BadRecord:
    """A refusal in the words of this game."""
    return BadRecord(id, game=GAME, key=key, **args)


def read(source: object) -> Deck:
    """The deck that a text holds, or the first of its faults."""
    if not isinstance(source, str):
        raise BadRecord("no-word", key="deck", value=quoted(source))
    if not source:
        return DECK
    if source not in _SOUND:
        for fault in faults(source):
            raise _told(fault)
        if len(_SOUND) >= REMEMBERED:
            _SOUND.clear()
        _SOUND.add(source)
    return deck_of(source)


_SOUND: Final[set[str]] = set()
"""The decks that were checked."""
REMEMBERED: Final = 16


def _told(fault: Fault) -> SandtableError:
    """A fault with the line where it stands."""
    return fault.why if fault.line is None else refused("deck-line", "deck", line=fault.line, why=fault.why.message)


def faults(source: str) -> Iterator[Fault]:
    """Whatever is wrong with a deck, text by text, in its order."""
    try:
        yield from _faults(source)
    except RecursionError:
        yield Fault(refused("deck-deep", "deck"))


def _faults(source: str) -> Iterator[Fault]:
    if len(source) > SIZE:
        yield Fault(refused("deck-large", "deck", size=len(source), most=SIZE))
        return
    try:
        document = tomllib.loads(source)
    except ValueError as problem:  # also an integer of too many digits
        yield Fault(refused("deck-toml", "deck", reason=str(problem)[:200]))
        return
    if document.get("sandtable_deck") != FORMAT:
        yield Fault(refused("deck-format", "sandtable_deck", format=FORMAT))
        return
    name = document.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= NAME or not name.isprintable():
        yield Fault(refused("deck-name", "name", most=NAME))
    for key in document:
        if key not in ("sandtable_deck", "name", "card"):
            yield Fault(BadRecord("unknown-key", key=str(key)[:NAME], keys=["sandtable_deck", "name", "card"]))
    rows = document.get("card")
    if not isinstance(rows, list):
        yield Fault(BadRecord("no-list", key="card", value=quoted(rows)))
        return
    yield from _cards(rows, Lines(source))


def _cards(rows: Sequence[Any], lines: Lines) -> Iterator[Fault]:
    cards: dict[int, Card] = {}
    marked: list[int] = []
    for place, row in enumerate(rows):
        number = row.get("number") if isinstance(row, Mapping) else None
        if not isinstance(row, Mapping) or not is_number(number) or number not in DECK:
            got = quoted(row if not isinstance(row, Mapping) else number)
            yield Fault(refused("deck-number", "number", got=got), line=lines.of(place, None, ("number",)))
            continue
        if number in cards:
            yield _fault(refused("deck-twice", "number", card=number), number, None, lines.of(place))
            continue
        found = list(_card(row, number, place, lines))
        yield from found
        if not found:
            cards[number] = written_card(row, f"card.{number}")
            marked += [number for text in cards[number].texts.values() if any(map(_marks, text))]
        else:
            cards[number] = DECK[number]
    for number in marked[1:]:
        yield _fault(refused("deck-markers", "marks"), number, None, None)
    missing = [number for number in DECK if number not in cards]
    if missing:
        yield Fault(refused("deck-missing", "card", cards=[str(number) for number in missing]))


def _card(row: Mapping[str, Any], number: int, place: int, lines: Lines) -> Iterator[Fault]:
    """What is wrong with one card: with its own keys, and with each of its texts."""
    path = f"card.{number}"
    sound = True
    for text in [text for text in TEXTS if text in row]:
        try:
            _check_text(record(WrittenText, row[text], f"{path}.{text}"), f"{path}.{text}")
        except BadRecord as why:
            sound = False
            yield _fault(why, number, text, lines.of(place, text, _way(why, f"{path}.{text}")))
    try:
        if sound:
            _check_card(written_card(row, path), path)
        else:
            own = {key: value for key, value in row.items() if key not in TEXTS}
            record(WrittenCard, own, path, unshaded=None, shaded=None)
    except BadRecord as why:
        way = _way(why, path)
        within = way[0] if way and way[0] in TEXTS and way[0] in row else None
        yield _fault(why, number, within, lines.of(place, within, way[1:] if within else way))


def _way(why: BadRecord, path: str) -> tuple[str, ...]:
    """Where a fault stands in a card, or in a text."""
    way = str(why.message.args.get("key", "")).removeprefix(path).removeprefix(".")
    return tuple(way.split(".")) if way else ()


def _check_card(card: Card, path: str) -> None:
    """What must hold for a card as a whole."""
    if sorted(card.order) != sorted(FACTIONS):
        raise refused("deck-order", f"{path}.order", factions=list(FACTIONS))
    for text in card.islamabad:
        if text not in card.texts:
            raise refused("deck-no-text", f"{path}.islamabad", text=text)
    lasting = set(card.lasting.values())
    if card.is_capability and (len(card.texts) < 2 or [*card.lasting.values()] != [CAPABILITY, CAPABILITY]):
        raise refused("deck-capability", f"{path}.kind")
    if card.kind == MOMENTUM and lasting != {MOMENTUM}:
        raise refused("deck-momentum", f"{path}.kind")
    if card.kind == "event" and lasting:
        raise refused("deck-event-lasts", f"{path}.kind")
    for text, rows in (card.sheet or {}).items():
        for faction, row in rows.items():
            told = written_instruction(row, f"{path}.{text}.sheet.{faction}")
            if told.use is not None and told.use not in card.texts:
                raise refused("deck-no-text", f"{path}.{text}.sheet.{faction}.use", text=told.use)


# -- one text


def _check_text(text: WrittenText, here: str) -> None:
    """What must hold for a text by itself."""
    said = text.words
    if not said.strip() or len(said) > WORDS or not all(sign.isprintable() or sign == "\n" for sign in said):
        raise refused("deck-words", f"{here}.words", most=WORDS)
    if text.by_hand and text.effects:
        raise refused("deck-hand-and-effects", f"{here}.by_hand")
    if not text.by_hand and not text.effects:
        raise BadRecord("missing-key", key=f"{here}.effects")
    every = list(_every(text.effects, f"{here}.effects"))
    if len(every) > EFFECTS:
        raise refused("deck-many", f"{here}.effects", most=EFFECTS)
    _check_lasting(text, every, here)
    _check_effects(text.effects, f"{here}.effects", _Before(), 1)
    for faction, told in text.sheet.items():
        written_instruction(told, f"{here}.sheet.{faction}")


def _every(effects: Sequence[Effect], path: str) -> Iterator[tuple[Effect, str]]:
    """All effects of a text, those in courses too, with their places."""
    for number, effect in enumerate(effects, 1):
        yield effect, f"{path}.{number}"
        for course in effect.courses:
            yield from _every(course, f"{path}.{number}")


def _check_lasting(text: WrittenText, every: Sequence[tuple[Effect, str]], here: str) -> None:
    lasts = [(effect, place) for effect, place in every if isinstance(effect, Lasting)]
    kind = text.lasts
    if lasts and kind is None:
        raise refused("deck-lasts-missing", f"{here}.lasts")
    if kind is not None and not lasts and not text.by_hand:
        raise refused("deck-lasts-alone", f"{here}.lasts")
    if len(lasts) > 1:
        raise refused("deck-lasts-twice", lasts[1][1])
    for effect, place in lasts:
        assert isinstance(effect, Lasting)
        for number, change in enumerate(effect.changes, 1):
            if isinstance(where := getattr(change, "where", None), Where):
                _check_picks(where, f"{place}.changes.{number}.where", _Before())
        elders = any(isinstance(change, Elders) for change in effect.changes)
        if elders != (effect.marks is not None) or (elders and kind != MOMENTUM):
            raise refused("deck-elders", f"{place}.marks")


def _marks(effect: Effect) -> bool:
    return (isinstance(effect, Lasting) and effect.marks is not None) or any(
        _marks(each) for course in effect.courses for each in course
    )


@dataclass
class _Before:
    """What effects before have picked."""

    spaces: bool = False
    faction: bool = False

    def copy(self) -> _Before:
        return _Before(self.spaces, self.faction)


def _check_effects(effects: Sequence[Effect], path: str, before: _Before, depth: int) -> None:
    """What must hold between effects, and inside each, beyond what their records take."""
    if depth > DEPTH:
        raise refused("deck-nested", path, most=DEPTH)
    for number, effect in enumerate(effects, 1):
        place = f"{path}.{number}"
        _check_picked(effect, place, before)
        _check_effect(effect, place, depth)
        if isinstance(effect, PickSpaces):
            before.spaces = True
        if isinstance(effect, PickFaction):
            before.faction = True
        if isinstance(effect, Choose | OnlyIf):
            for course in effect.courses:
                _check_effects(course, place, before.copy(), depth + 1)


def _check_picked(effect: Effect, place: str, before: _Before) -> None:
    """What is meant by ``picked`` has been picked."""
    names = {name for key in ("pieces", "with_", "counted") for name in getattr(effect, key, ())}
    if isinstance(where := getattr(effect, "where", None), Where):
        _check_picks(where, f"{place}.where", before)
    if getattr(effect, "per", None) == "picked" and not before.spaces:
        raise refused("deck-picked-spaces", f"{place}.per")
    if (names & {*PICKED} or getattr(effect, "track", None) == "picked") and not before.faction:
        raise refused("deck-picked-faction", place)


def _check_picks(where: Where, place: str, before: _Before) -> None:
    """The spaces and the faction that a description means have been picked."""
    wheres = list(_all_of(where))
    if any(each.picked for each in wheres) and not before.spaces:
        raise refused("deck-picked-spaces", f"{place}.picked")
    names = {name for each in wheres for name in (*each.has, *each.has_any, *each.lacks)}
    if names & {*PICKED} and not before.faction:
        raise refused("deck-picked-faction", place)


def _all_of(where: Where) -> Iterator[Where]:
    yield where
    for each in where.any_of:
        yield from _all_of(each)


def _kinds(names: Sequence[str]) -> set[int]:
    return {piece for name in names for piece in GROUPS.get(name, ())}


def _are_coalition(names: Sequence[str]) -> bool:
    return _kinds(names) <= {COALITION_TROOPS, COALITION_BASE} and not {*names} & {*PICKED}


def _check_effect(effect: Effect, place: str, depth: int) -> None:
    """What one effect asks for that its record cannot say."""
    for key in ("pieces", "with_", "from_", "to"):
        if isinstance(value := getattr(effect, key, None), tuple) and not value:
            raise BadRecord("missing-key", key=f"{place}.{key.removesuffix('_')}")
    if isinstance(effect, PickFaction) and depth > 1:
        raise refused("deck-picks-inside", place)
    if isinstance(effect, Free):
        _check_free(effect, place)
    if isinstance(effect, Remove):
        if effect.to != AVAILABLE and not _are_coalition(effect.pieces):
            raise refused("deck-coalition-only", f"{place}.to")
        if AVAILABLE in effect.from_ and (effect.to != "out_of_play" or len(_kinds(effect.pieces)) != 1):
            raise refused("deck-from-available", f"{place}.from")
    if isinstance(effect, Move) and "out_of_play" in effect.from_ and not _are_coalition(effect.pieces):
        raise refused("deck-coalition-only", f"{place}.from")
    if isinstance(effect, Replace | Relieve) and len(effect.with_) != 1:
        raise refused("deck-one-kind", f"{place}.with")
    if isinstance(effect, Unmark) and effect.marker == "sabotage" and effect.n != "all":
        raise refused("deck-sabotage-all", f"{place}.n")
    if isinstance(effect, FlipCapability) and effect.from_ == effect.to:
        raise refused("deck-flips-nothing", f"{place}.to")


def _check_free(effect: Free, place: str) -> None:
    """A faction executes what is its own."""
    own = COIN_OPERATIONS if effect.faction in COIN_FACTIONS else INSURGENT_OPERATIONS
    activities = [name for name, activity in ACTIVITIES.items() if activity.faction == effect.faction]
    if effect.action not in (*own, *activities):
        raise refused("deck-not-its-own", f"{place}.action", actions=[*own, *activities])
    if effect.ambush_only and (effect.faction, effect.action) != (TALIBAN, "attack"):
        raise refused("deck-ambush", f"{place}.ambush_only")
    if effect.action in activities:
        if effect.where is not None and effect.action != "air_strike":
            raise refused("deck-activity-where", f"{place}.where")
        if effect.spaces_most != ANY_NUMBER:
            raise refused("deck-activity-where", f"{place}.spaces_most")

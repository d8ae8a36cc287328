"""Names: what people call the things of a game, found again by name, by id, or by as much of either as is clear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sandtable.core.messages import Message
from sandtable.terminal.answers import NotUnderstood, folded
from sandtable.terminal.nearly import did_you_mean, nearly
from sandtable.words import Words, joined, listed


def named(name: str, kind: str, ids: Iterable[str], words: Words) -> str:
    """The id of the one thing of a kind that is meant; the name of ``id`` is the message ``<kind>-<id>``.

    A NotUnderstood says so if nothing, or more than one thing, can be meant.
    """
    wanted = folded(name)
    names = {id: (folded(id), folded(words(f"{kind}-{id}"))) for id in ids}
    if wanted.isdigit() and wanted != name:  # "-1" is not 1
        raise nothing_called(name, kind, words)
    exact = [id for id, both in names.items() if wanted in both]
    found = exact or [id for id, both in names.items() if wanted and any(each.startswith(wanted) for each in both)]
    found = found or [id for id, both in names.items() if wanted and any(f" {wanted}" in each for each in both)]
    labels = {words(f"{kind}-{id}"): id for id in found}
    if len(labels) == 1:
        return found[0]
    if not found:
        raise nothing_called(name, kind, words, [words(f"{kind}-{id}") for id in names])
    could_be = listed([Message(f"{kind}-{labels[label]}") for label in sorted(labels)], "or")
    raise NotUnderstood("ambiguous", game=words.game, text=name, options=could_be)


def names_of(facts: Mapping[str, Any], kinds: Callable[[str], bool], words: Words) -> list[str]:
    """What the things of a game are called that are printed on its map and cards; ``kinds`` says of which kinds."""
    families = {family: kind for family, kind in facts.get("kinds", {}).items() if kinds(kind)}
    return [words(f"{kind}-{id}") for family, kind in families.items() for id in facts.get(family, ())]


def nothing_called(name: str, kind: str, words: Words, names: Iterable[str] = ()) -> NotUnderstood:
    """That there is no such thing, in the game's own words where it has some; what is nearly called so, is offered."""
    near = did_you_mean(name, nearly(name, names), words)
    if near is not None:
        return near
    own = f"no-{kind}-called"
    return NotUnderstood(own if words.has(f"refusal-{own}") else "nothing-called", game=words.game, text=name)


def opponent(words: Words, spec: str) -> Message:
    """What whoever plays a seat is called, whatever the level."""
    name = f"opponent-{spec.partition(':')[0]}"
    return Message(name) if words.has(name) else joined([spec])


def level_or_opponent(words: Words, spec: str) -> Message:
    """The level of a player; the player, where there is no level."""
    name, _, level = spec.partition(":")
    called = level_called(words, name, level)
    return called if words.has(called.id) else opponent(words, spec)


def level_called(words: Words, name: str, level: str) -> Message:
    """What a level of an opponent is called; one that several have by different rules, by the opponent."""
    own = f"level-{name}-{level}"
    return Message(own if words.has(own) else f"level-{level}")


def at_level(words: Words, spec: str) -> Message:
    """A player and its level, if it has one."""
    level = spec.partition(":")[2]
    return joined([opponent(words, spec), level_or_opponent(words, spec)]) if level else opponent(words, spec)

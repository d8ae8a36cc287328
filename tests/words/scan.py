"""Reads the source of the games for every message id and purpose that is written down in it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import sandtable

SOURCE = Path(sandtable.__file__).parent
CLIENT = SOURCE / "web" / "client" / "src"
ASKING = {
    "ask", "pick", "choose", "choose_some", "choose_or_stop", "agrees", "how_many", "by_hand", "which_piece",
    "which_faction", "next_space",
}  # fmt: skip
PREFIXES = {
    "note": "note",
    "tell_candidates": "note",
    "exchange": "note",
    "why_not": "impossible",
    "word_option": "option",
    "roll": "roll",
    "roll_among": "roll",
    "check": "roll",
    "succeeds": "roll",
    "draw": "draw",
    "by_lot": "draw",
    "draw_card": "draw",
    "draw_plot": "draw",
    "draw_country": "draw",
    "draw_marker": "draw",
    "holds": "priority",
    "highest": "priority",
    "lowest": "priority",
    "muslim_highest": "priority",
    "Step": "step",
    "RadicalStep": "box-bot_radicalization",
    "Roll": "roll",
}
"""What is called with a message's id, and what the id begins with."""
ONLY_IN = {"Step": "plain"}
"""Names that mean a message in one game alone."""
ANYTHING = "*"
"""What an f-string may fill in."""


@dataclass
class Found:
    """What the source says: ids with the arguments each call gives them, and purposes likewise."""

    ids: dict[str, list[frozenset[str]]] = field(default_factory=lambda: defaultdict(list))
    asked: dict[str, list[frozenset[str]]] = field(default_factory=lambda: defaultdict(list))
    where: dict[str, str] = field(default_factory=dict)

    def add(self, id: str, args: Iterable[str], place: str) -> None:
        """Remember an id as it is used in one place."""
        self.ids[id].append(frozenset(args))
        self.where.setdefault(id, place)


@cache
def scan(*games: str) -> Found:
    """Everything that is written down in these packages: asked for by tests, for it takes seconds."""
    found = Found()
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for game in games for path in _modules(game)}
    constants = _constants(trees.values())
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                _read_call(found, node, constants, f"{path.relative_to(SOURCE)}:{node.lineno}")
    return found


def _modules(game: str) -> Iterator[Path]:
    return iter(sorted((SOURCE / game).rglob("*.py")))


def _constants(trees: Iterable[ast.Module]) -> dict[str, set[str]]:
    """Module constants that are strings, by name."""
    constants: dict[str, set[str]] = defaultdict(set)
    for tree in trees:
        for node in tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                constants[target.id].add(value.value)
    return constants


def _read_call(found: Found, call: ast.Call, constants: dict[str, set[str]], place: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    keywords = {keyword.arg for keyword in call.keywords if keyword.arg}
    first = _texts(call.args[0], constants) if call.args else set()
    if name in ("succeeds", "tell_candidates"):
        first = _texts(call.args[1], constants)
    elif name == "exchange":
        first = _texts(call.args[2], constants)
    for text in first:
        if name in PREFIXES and place.startswith(ONLY_IN.get(name, "")):
            found.add(f"{PREFIXES[name]}-{text.rstrip('?')}", _given(name, call, keywords), place)
        elif name == "Message" and not text.startswith(ANYTHING):
            found.add(text, _argument_names(call), place)
    if name == "of" and isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") == "Flow":
        for box in call.args[1:]:
            asked = _texts(box.args[0], constants) if isinstance(box, ast.Call) else set()
            for flow, id in product(first, asked):
                found.add(f"box-{flow}-{id.rstrip('?')}", (), place)
    for argument in call.args if name in ASKING else ():
        if isinstance(argument, ast.Attribute) and getattr(argument.value, "id", "") == "Purpose":
            found.asked[argument.attr.lower()].append(frozenset(keywords))


def _given(name: str, call: ast.Call, keywords: set[str]) -> set[str]:
    """The arguments that a call gives to its message."""
    if name == "succeeds":
        return {"country", "number"}
    if name == "exchange":
        return {"side"}
    if name == "tell_candidates":
        return keywords | {"countries", "spaces"}
    if name == "draw_marker":
        return {"faction"}
    if name == "check":
        return keywords
    if name == "roll":
        return keywords | {"country"} if len(call.args) > 1 else keywords
    return keywords - {"only", "why", "heading", "echo"} if name in ("note", "why_not", "draw_card") else set()


def _argument_names(call: ast.Call) -> list[str]:
    if len(call.args) < 2 or not isinstance(call.args[1], ast.Dict):
        return [ANYTHING] if len(call.args) > 1 else []
    return [key.value for key in call.args[1].keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]


def _texts(node: ast.expr, constants: dict[str, set[str]]) -> set[str]:
    """The strings an expression can be, with ``*`` for what only the game knows; none if it is no string."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return _texts(node.body, constants) | _texts(node.orelse, constants)
    if isinstance(node, ast.JoinedStr):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in node.values)}
    if isinstance(node, ast.Name):
        return constants.get(node.id, set())
    return set()

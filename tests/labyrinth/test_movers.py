"""One mover each: what lies on the table is written to in one place, whatever rule it is that moves it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.labyrinth import country

HOME = Path(country.__file__).parent

PIECES = ("active", "cadre", "cubes", "plots", "sadr", "sleepers", "marker_troops")
CONDITION = (
    "aid", "alignment", "awakening", "besieged", "capital", "civil_war", "governance", "in_caliphate", "posture",
    "reaction", "regime_change", "space",
)  # fmt: skip
TRACKS = ("prestige", "funding", "us_posture", "reserves", "lapsing", "wmd", "markers")
CARDS = ("hands", "deck", "stacked", "discard", "removed", "playing", "lapsing_cards", "first_plot_card", "known",
         "leftover", "held_back")  # fmt: skip
MOVERS = {
    **dict.fromkeys(PIECES, "pieces"),
    "militia": "militia",
    **dict.fromkeys(CONDITION, "countries"),
    **dict.fromkeys(TRACKS, "tracks"),
    **dict.fromkeys(CARDS, "hands"),
}
EVERYTHING = {"country", "map", "state", "positions", "fields"}
"""Where tables are made, copied and read."""
ON_COPIES = {
    "views": {"hands", "deck", "stacked", "leftover", "known", "plots"},
    "redealing": {"hands", "deck", "stacked", "known", "plots"},
    "forecasts.us": {"cubes"},
    "forecasts.cards": {"us_posture"},
    "opponents.solitaire.answers": {"posture"},
}
"""What is done to a copy of the table, to be looked at."""
WRITING = {"append", "remove", "insert", "pop", "add", "discard", "extend", "clear", "update"}


def written(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The fields of things other than oneself that a module writes to, and where."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
            targets = [node.func.value]
        for target in targets:
            for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                field = each.value if isinstance(each, ast.Subscript) else each
                if isinstance(field, ast.Attribute) and not (
                    isinstance(field.value, ast.Name) and field.value.id == "self"
                ):
                    yield field.attr, field.lineno


def modules() -> list[str]:
    paths = (path.relative_to(HOME).with_suffix("") for path in HOME.rglob("*.py"))
    return sorted(".".join(path.parts) for path in paths)


@pytest.mark.parametrize("module", [name for name in modules() if name not in EVERYTHING])
def test_nobody_but_its_mover_writes_to_a_field(module: str) -> None:
    text = HOME.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    strays = [
        (field, line)
        for field, line in written(ast.parse(text))
        if field in MOVERS and module != MOVERS[field] and field not in ON_COPIES.get(module, ())
    ]
    assert strays == []


def test_each_mover_writes_what_it_moves() -> None:
    for field, module in MOVERS.items():
        text = (HOME / f"{module}.py").read_text(encoding="utf-8")
        moved = {name for name, _ in written(ast.parse(text))}
        assert field in moved or field in ("marker_troops", "space"), field  # by ``lay`` and ``lies_on``

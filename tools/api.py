"""``python -m tools.api``: writes ``docs/api.md``, all that programs are promised, from the docstrings.

With ``--check`` it says whether the page is as it should be.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import sandtable
from sandtable.core.errors import SandtableError

PAGE: Final = Path(__file__).parent.parent / "docs" / "api.md"

HEAD: Final = """\
# The library

Made by `python -m tools.api` from the docstrings; a test compares. Everything here is imported from `sandtable` itself
and is promised: until the first number of the version changes, nothing of it goes away or means something else, and
what is added has a default. Names below other modules are the program's own and may change. Option keys, positions and
saves are promised, too: a save of any earlier version loads, or says in words why it cannot. `examples/` has programs
that use all this; each of them is run by a test.

"""


def page() -> str:
    """The whole page."""
    kinds = {name: getattr(sandtable, name) for name in sorted(sandtable.__all__, key=str.lower) if name[0] != "_"}
    classes = {name: kind for name, kind in kinds.items() if inspect.isclass(kind)}
    functions = {name: kind for name, kind in kinds.items() if name not in classes}
    parts = [HEAD, "## Functions\n\n", *(_function(name, each) for name, each in functions.items())]
    parts += ["## Classes\n\n", *(part for name, kind in classes.items() for part in _class(name, kind))]
    parts += ["## Refusals\n\nAll are a `SandtableError`; whoever raises one has changed nothing.\n\n"]
    parts += [
        f"- `{kind.__name__}` (`{kind.code}`): {_said(kind)}\n"
        for kind in SandtableError.__subclasses__()
        if kind.__module__ == SandtableError.__module__
    ]
    return "".join(parts)


def _refusals() -> list[type[SandtableError]]:
    home = SandtableError.__module__
    return [kind for kind in SandtableError.__subclasses__() if kind.__module__ == home]


def _function(name: str, function: Any) -> str:
    return f"### `{name}{_signature(function)}`\n\n{inspect.getdoc(function)}\n\n"


def _class(name: str, kind: type) -> Iterator[str]:
    yield f"### `{name}`\n\n{_said(kind)}\n\n"
    for called, text in _fields(kind).items():
        yield f"- `.{called}`{text and ': '}{text}\n"
    for called, member in _members(kind):
        if isinstance(member, property):
            yield f"- `.{called}`: {_said(member)}\n"
        else:
            whose = name if isinstance(member, classmethod) else ""
            yield f"- `{whose}.{called}{_signature(member)}`: {_said(member)}\n"
    yield "\n"


def _of_ours(kind: type) -> list[type]:
    return [owner for owner in kind.__mro__ if owner.__module__.startswith("sandtable")]


def _fields(kind: type) -> dict[str, str]:
    """The public fields of a class, its own and those that are set when it is made, each with what is said of it."""
    fields: dict[str, str] = {}
    for owner in _of_ours(kind):
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
        assert isinstance(tree, ast.ClassDef)
        made = [each for each in tree.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
        for body in [tree.body, *(each.body for each in made)]:
            for statement, following in zip(body, [*body[1:], None], strict=True):
                called = _field(statement)
                if called and not called.startswith("_"):
                    fields[called] = fields.get(called) or _comment(following)
    return fields


def _field(statement: ast.stmt) -> str | None:
    """The name of the field that a statement declares or sets."""
    target = statement.target if isinstance(statement, ast.AnnAssign) else None
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute):
        target = statement.targets[0]
    if isinstance(target, ast.Attribute):
        return target.attr
    return target.id if isinstance(target, ast.Name) else None


def _comment(statement: ast.stmt | None) -> str:
    """What is said of a field below it."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return " ".join(str(statement.value.value).split())
    return ""


def _members(kind: type) -> Iterator[tuple[str, FunctionType | classmethod[Any, Any, Any] | property]]:
    """The public methods and properties of a class and of the classes of ours that it is made of, each once."""
    met: set[str] = set()
    for owner in _of_ours(kind):
        for called, member in vars(owner).items():
            public = not called.startswith("_") and called not in met
            if public and isinstance(member, (FunctionType, classmethod, property)):
                met.add(called)
                yield called, member


def _said(thing: Any) -> str:
    """What a docstring says, in one line."""
    return " ".join((inspect.getdoc(thing) or "").split())


def _signature(thing: Any) -> str:
    signature = inspect.signature(thing.__func__ if isinstance(thing, classmethod) else thing)
    shown = [each for name, each in signature.parameters.items() if name not in ("self", "cls")]
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(signature.replace(parameters=shown)))


def main() -> int:
    """Write the page, or compare."""
    if "--check" in sys.argv:
        return 0 if PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

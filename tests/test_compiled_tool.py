"""The tool that compiles the engine: who cannot compile is told so at once, and nothing is touched."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compiled


def test_without_a_compiler_there_is_a_clear_message(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    done = subprocess.run(
        [sys.executable, str(compiled.PROJECT / "tools" / "compiled.py"), "--folder", str(folder)],
        env={**os.environ, "PATH": str(tmp_path), "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "no-such-compiler" in line
    assert "everything else works without" in line
    assert not folder.exists()


def test_what_is_named_is_there() -> None:
    package = compiled.PROJECT / "src" / "sandtable"
    assert [name for name in (*compiled.INTERPRETED, *compiled.EXTENSIBLE) if not (package / name).exists()] == []
    names = {str(path.relative_to(package)) for path in compiled.modules(package)}
    assert {"core/play.py", "core/playout.py", "labyrinth/sequence.py", "labyrinth/state.py"} <= names
    assert {"plain/sequence.py", "plain/state.py", "plain/nonplayers/turn.py"} <= names
    assert any(name.startswith("plain/nonplayers/charts/") for name in names)
    assert any(name.startswith("labyrinth/events/awakening/") for name in names)
    assert {"labyrinth/opponents/bots/us/chart.py", "labyrinth/opponents/bots/jihadist/chart.py"} <= names
    assert not names & {"core/table.py", "labyrinth/positions.py", "labyrinth/views.py"}
    assert "plain/positions.py" not in names


def classes(path: Path) -> dict[str, set[str]]:
    """The classes of a module, each with the names it inherits from."""
    found = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]
    return {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in found}


def test_what_interpreted_classes_inherit_from_is_named() -> None:
    package = compiled.PROJECT / "src" / "sandtable"
    hard = compiled.modules(package)
    soft = {path for name in compiled.PACKAGES for path in (package / name).rglob("*.py")} - set(hard)
    closed = {name for path in hard for name in classes(path)} - set(compiled.EXTENSIBLE.values())
    assert {name: bases & closed for path in soft for name, bases in classes(path).items() if bases & closed} == {}


def test_a_copy_says_what_may_be_inherited_from(tmp_path: Path) -> None:
    package = compiled.copied(tmp_path)
    for name, kind in compiled.EXTENSIBLE.items():
        assert f"allow_interpreted_subclasses=True)\nclass {kind}" in (package / name).read_text(encoding="utf-8")
    assert not (package / "web" / "client").exists()


def test_a_class_that_is_gone_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "EXTENSIBLE", {"core/play.py": "Nobody"})
    with pytest.raises(ValueError, match="no class Nobody"):
        compiled.copied(tmp_path)


def test_what_cannot_be_compiled_leaves_no_half_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "compiled"
    monkeypatch.setattr(compiled, "PACKAGES", ())
    monkeypatch.setattr(compiled, "modules", lambda package: [package / "no_such_module.py"])
    with pytest.raises(SystemExit, match="Not compiled"):
        compiled.build(folder)
    assert "no_such_module" in "".join(capfd.readouterr())
    assert not folder.exists()

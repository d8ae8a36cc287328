"""Files that people name: whatever is wrong with one is a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandtable.core.errors import CannotWrite, SandtableError, quoted


def path_of(name: object, refuse: type[SandtableError]) -> Path:
    """The file that a text or a path names."""
    if not isinstance(name, (str, Path)):
        raise refuse("file-name", file=quoted(name))
    return Path(name)


def why_not(problem: Exception) -> str:
    """What went wrong with a file, in the words of the system."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Refuse, in words, whatever keeps a file from being written."""
    try:
        yield
    except (OSError, ValueError) as problem:  # a name that cannot be is a ValueError
        raise CannotWrite("cannot-write", file=str(path), reason=why_not(problem)) from None


def read_text(path: Path, refuse: type[SandtableError]) -> str:
    """The text in a file, with or without a mark of its order of bytes."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise refuse("file-unreadable", file=str(path), reason=str(problem.strerror)) from None
    except UnicodeDecodeError:
        raise refuse("file-no-text", file=str(path)) from None
    except ValueError:
        raise refuse("file-no-name", file=quoted(str(path))) from None

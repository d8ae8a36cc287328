"""Reading files that people name: whatever is wrong with one is a refusal."""

from __future__ import annotations

from pathlib import Path

from sandtable.core.errors import SandtableError, quoted


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

"""``python -m sandtable.web``: sit down and play, in the browser."""

from __future__ import annotations

import sys

from sandtable.core.errors import SandtableError
from sandtable.web.serve import play

if __name__ == "__main__":
    try:
        sys.exit(play())
    except SandtableError as refusal:
        sys.exit(f"sandtable: {refusal}")
    except KeyboardInterrupt:
        pass

"""``python -m sandtable``: the same as ``sandtable``."""

from __future__ import annotations

import sys

from sandtable.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())

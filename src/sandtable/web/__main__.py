"""``python -m sandtable.web``: sit down and play, in the browser. It is ``sandtable serve --open``."""

from __future__ import annotations

import sys

from sandtable.terminal.main import STOPPED, main

if __name__ == "__main__":
    code = main(["serve", "--open", *sys.argv[1:]])
    sys.exit(0 if code == STOPPED else code)  # this is how people leave

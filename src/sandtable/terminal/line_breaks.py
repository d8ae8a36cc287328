"""Where a line may break in a terminal: at spaces and, in Japanese, between letters.

rich breaks lines at spaces alone, and Japanese has none: a sentence would begin a line of its own, be cut off in a
table, and go on with a full stop at the start of a line.
"""

from __future__ import annotations

import re
from typing import Final

from rich import _wrap

LETTER: Final = "\u3001-\u30ff\u3400-\u9fff\uff01-\uff60"
"""What is Japanese in a line, signs included."""
OPENING: Final = "\u300c\u300e\u3010\uff08"
"""Signs that end no line."""
CLOSING: Final = (
    "\u3001\u3002\u300d\u300f\u3011\uff09\uff1a\uff1b\uff1f\uff01\u30fb\u30fc\uff5e\u2026"
    "\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7"
)
"""Signs and small letters that begin no line."""
UNBROKEN: Final = re.compile(rf"\s*[{OPENING}]*(?:[{LETTER}]|[^\s{LETTER}]+)[{CLOSING}]*\s*")
"""What stays together: a word, or a letter of Japanese with the signs that belong to it."""


def break_lines_of_japanese() -> None:
    """From now on; other languages are broken as ever."""
    _wrap.re_word = UNBROKEN

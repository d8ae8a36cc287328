"""Everything a person reads: message files for each language and game, and the ``Words`` that fill them in."""

from sandtable.words.catalogues import ENGLISH, TERMINAL, MissingWords, cover, languages, register, source
from sandtable.words.lists import joined, listed
from sandtable.words.rendering import Words

__all__ = [
    "ENGLISH",
    "TERMINAL",
    "MissingWords",
    "Words",
    "cover",
    "joined",
    "languages",
    "listed",
    "register",
    "source",
]

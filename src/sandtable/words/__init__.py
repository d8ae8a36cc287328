"""Everything a person reads: message files for each language, and the ``Words`` that fill them in."""

from sandtable.words.rendering import LANGUAGES, MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words"]

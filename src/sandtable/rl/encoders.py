"""The encoders of the games that have one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from sandtable.rl.encoding import Encoder, Table
from sandtable.rl.labyrinth import LabyrinthTable
from sandtable.rl.plain import PlainTable
from sandtable.rl.vocabulary import Vocabulary, vocabulary_of

TABLES: Final[dict[str, Callable[[Vocabulary], Table]]] = {"labyrinth": LabyrinthTable, "plain": PlainTable}


@cache
def encoder_of(game: str) -> Encoder:
    """The encoder of a game."""
    vocabulary = vocabulary_of(game)
    return Encoder(vocabulary, TABLES[game](vocabulary))

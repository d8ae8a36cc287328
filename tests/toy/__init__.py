"""Pasture, a small game of four seats that lives in the tests: importing it registers its rules and its words.

It is also the model of how a game is written: ``state`` is plain data, ``rules`` read like a rule book, ``book`` is an
opponent by its charts, ``views`` says who may know what, ``positions`` writes and reads, ``game`` is all of it as one
title.
"""

from pathlib import Path

from sandtable.core.game import register
from sandtable.words import register as register_words
from tests.toy.game import PASTURE

register(PASTURE)
register_words(PASTURE.name, Path(__file__).parent / "words")

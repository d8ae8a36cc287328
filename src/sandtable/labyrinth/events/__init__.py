"""The events of the cards: one function each, a module for each side and value in the folder of its deck."""

from importlib import import_module
from typing import Final

from sandtable.labyrinth.terms import SIDES, UNASSOCIATED

DECKS: Final = ("base", "awakening")
VALUES: Final = (1, 2, 3)


def enter_all() -> None:
    """Enter every event into the book of events, which importing its module does."""
    for deck in DECKS:
        for side in (*SIDES, UNASSOCIATED):
            for value in VALUES:
                import_module(f"{__name__}.{deck}.{side}_{value}")

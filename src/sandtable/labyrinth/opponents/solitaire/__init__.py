"""The Jihadist side by rule 9."""

from sandtable.labyrinth.opponents.solitaire.chart import Solitaire

__all__ = ["Solitaire"]

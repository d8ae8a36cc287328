"""Labyrinth in a terminal."""

from sandtable.terminal.board import register_face
from sandtable.terminal.labyrinth.face import LabyrinthFace

register_face("labyrinth", LabyrinthFace)

__all__ = ["LabyrinthFace"]

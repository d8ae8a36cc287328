"""A Distant Plain in a terminal."""

from sandtable.terminal.board import register_face
from sandtable.terminal.plain.face import DistantPlainFace

register_face("plain", DistantPlainFace)

__all__ = ["DistantPlainFace"]

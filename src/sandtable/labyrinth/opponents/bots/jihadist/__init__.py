"""The Jihadist side by rule 12."""

from sandtable.labyrinth.opponents.bots.jihadist.chart import JihadistBot

__all__ = ["JihadistBot"]

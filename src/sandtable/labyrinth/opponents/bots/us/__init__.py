"""The US side by rule 13."""

from sandtable.labyrinth.opponents.bots.us.chart import UsBot

__all__ = ["UsBot"]

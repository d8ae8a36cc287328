"""The 120 events of the base deck, a module for each side."""

from sandtable.labyrinth.events.base import jihadist, unassociated, us

__all__ = ["jihadist", "unassociated", "us"]

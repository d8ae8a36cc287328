"""The 120 events of The Awakening, a module for each side."""

from sandtable.labyrinth.events.awakening import jihadist, unassociated, unassociated_later, us, us_three

__all__ = ["jihadist", "unassociated", "unassociated_later", "us", "us_three"]

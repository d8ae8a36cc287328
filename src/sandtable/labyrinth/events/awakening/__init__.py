"""The 120 events of The Awakening, a module for each side and value."""

from sandtable.labyrinth.events.awakening import (
    jihadist_1,
    jihadist_2,
    jihadist_3,
    unassociated_1,
    unassociated_2,
    unassociated_3,
    us_1,
    us_2,
    us_3,
)

__all__ = [
    "jihadist_1",
    "jihadist_2",
    "jihadist_3",
    "unassociated_1",
    "unassociated_2",
    "unassociated_3",
    "us_1",
    "us_2",
    "us_3",
]

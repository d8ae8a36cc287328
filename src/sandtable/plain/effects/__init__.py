"""The executor of declared events: each verb of ``declared`` says here what it does and what it would do (5.1)."""

from sandtable.plain.effects import choosing, levels, on_tracks, placing, removing
from sandtable.plain.effects.acting import OPERATIONS
from sandtable.plain.effects.carrying_out import carry_out, piece
from sandtable.plain.effects.event import VERBS

__all__ = [
    "OPERATIONS", "VERBS", "carry_out", "choosing", "levels", "on_tracks", "piece", "placing", "removing",
]  # fmt: skip

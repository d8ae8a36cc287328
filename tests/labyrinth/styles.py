"""Ways to play at random: blindly, or so that games become long and much happens in them."""

from __future__ import annotations

from sandtable.core.chance import SeededChance
from sandtable.core.questions import Question
from tests.playing import Chooser, at_random

BLIND = "blind"
"""Any legal answer. The Jihadist side soon runs out of cells."""
KEEN = "keen"
"""The Jihadist side recruits, plots and rises; both sides like events."""
STYLES = (BLIND, KEEN)

_LIKED = {"jihadist": ("event", "recruit", "plot", "jihad"), "us": ("event", "regime_change", "event_first")}


def chooser(style: str, seed: object) -> Chooser:
    """Answers in a style."""
    blind = at_random(seed)
    if style == BLIND:
        return blind
    mood = SeededChance(str(seed), "mood")

    def choose(question: Question, n: int) -> tuple[str, ...]:
        if question.purpose == "jihad_major":
            return ("yes",)
        for place, liked in enumerate(_LIKED.get(question.seat, ())):
            if liked in question.keys and mood.below(2, n * 10 + place):
                return (liked,)
        return blind(question, n)

    return choose

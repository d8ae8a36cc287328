"""The only module that moves Deception markers (7.3-opt)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain.play import Play
from sandtable.plain.terms import DECEPTION, HIDDEN_AGENDA, HIDDEN_ASSET

MARKERS_OF_A_KIND: Final = 4  # 12 markers of three kinds
MARKERS_EACH: Final = 2


def deal(g: Play, factions: Sequence[str]) -> Ask[None]:
    """Each of these factions draws two of the twelve markers."""
    markers = [kind for kind in DECEPTION for _ in range(MARKERS_OF_A_KIND)]
    for faction in factions:
        g.s.deception[faction] = []
        for _ in range(MARKERS_EACH):
            kind = yield from g.draw_marker("deception", markers, faction)
            markers.remove(kind)
            g.s.deception[faction].append(kind)


def show_agenda(g: Play, faction: str) -> Ask[None]:
    """A faction shows a Hidden Agenda: +1 to its margin for good."""
    g.s.deception[faction].remove(HIDDEN_AGENDA)
    g.s.agendas[faction] = g.s.agendas.get(faction, 0) + 1
    g.note("agenda", "7.3-opt", faction=faction)
    yield from g.reveal("agenda")


def use_asset(g: Play, faction: str) -> Ask[None]:
    """A faction shows a Hidden Asset."""
    g.s.deception[faction].remove(HIDDEN_ASSET)
    g.note("asset", "7.3-opt", faction=faction)
    yield from g.reveal("asset")

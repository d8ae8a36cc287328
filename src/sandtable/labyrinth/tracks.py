"""Prestige and Funding: changes within the limits of their tracks (4.7)."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import victory
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import FUNDING_MOST, HARD, PRESTIGE_MOST, Posture

PRESTIGE_RISES_ON = 5  # 4.7.1, tables.prestige
HARD_ON = 5  # 4.9.3, tables.posture


def set_prestige(g: Play, value: int, rule: str | None = None) -> None:
    """Move the Prestige marker, never beyond the ends of its track (4.7)."""
    value = max(1, min(PRESTIGE_MOST, value))
    if value == g.s.prestige:
        return
    g.note("prestige", rule, before=g.s.prestige, after=value)
    g.s.prestige = value
    victory.check_tracks(g)


def change_prestige(g: Play, change: int, rule: str | None = None) -> None:
    """Raise or lower Prestige."""
    set_prestige(g, g.s.prestige + change, rule)


def set_funding(g: Play, value: int, rule: str | None = None) -> None:
    """Move the Funding marker, never beyond the ends of its track (4.7)."""
    value = max(1, min(FUNDING_MOST, value))
    if value != g.s.funding:
        g.note("funding", rule, before=g.s.funding, after=value)
        g.s.funding = value


def change_funding(g: Play, change: int, rule: str | None = None) -> None:
    """Raise or lower Funding."""
    set_funding(g, g.s.funding + change, rule)


def roll_prestige(g: Play) -> Ask[None]:
    """A Prestige roll: one die for the direction, the lower of two more for the amount (4.7.1)."""
    direction = yield from g.roll("prestige_direction")
    if g.s.gwot_penalty > 0:
        direction -= 1
    first = yield from g.roll("prestige_amount")
    second = yield from g.roll("prestige_amount")
    amount = min(first, second)
    change_prestige(g, amount if direction >= PRESTIGE_RISES_ON else -amount, "4.7.1")


def set_us_posture(g: Play, posture: Posture, rule: str | None = None) -> None:
    """Move the US Posture marker on the GWOT track (4.7.2)."""
    if posture != g.s.us_posture:
        g.note("us-posture", rule, posture=posture)
        g.s.us_posture = posture


def roll_us_posture(g: Play, rule: str | None = None) -> Ask[None]:
    """Roll US Posture, with +1 to the die (4.9.3)."""
    pips = yield from g.roll("us_posture")
    set_us_posture(g, HARD if pips + 1 >= HARD_ON else Posture.SOFT, rule)

"""The tracks and boxes beside the map: Prestige, Funding, US Posture, Available Plots and Reserves (4.7)."""

from __future__ import annotations

from sandtable.core.checks import Check, at_least, at_most
from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.labyrinth import traits, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import LOOSE
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import (
    FUNDING_MOST,
    HARD,
    HIDDEN,
    JIHADIST,
    NUMBERED_PLOTS,
    PRESTIGE_MOST,
    RESERVES_MOST,
    SIDES,
    SOFT,
    WMD,
    Posture,
    other,
)

PRESTIGE_RISES_ON = 5  # 4.7.1, tables.prestige
HARD_ON = 5  # 4.9.3, tables.posture


# -- Prestige and Funding (4.7.1, 4.7.4)


def set_prestige(g: Play, value: int, rule: str | None = None) -> None:
    """Move the Prestige marker, never beyond the ends of its track (4.7)."""
    value = max(1, min(PRESTIGE_MOST, value))
    if value == g.s.prestige:
        return
    before, g.s.prestige = g.s.prestige, value
    g.note("prestige", rule, before=before, after=value)
    victory.check_tracks(g)


def change_prestige(g: Play, change: int, rule: str | None = None) -> None:
    """Raise or lower Prestige."""
    set_prestige(g, g.s.prestige + change, rule)


def set_funding(g: Play, value: int, rule: str | None = None) -> None:
    """Move the Funding marker, never beyond the ends of its track (4.7)."""
    value = max(1, min(FUNDING_MOST, value))
    if value != g.s.funding:
        before, g.s.funding = g.s.funding, value
        g.note("funding", rule, before=before, after=value)


def change_funding(g: Play, change: int, rule: str | None = None) -> None:
    """Raise or lower Funding."""
    set_funding(g, g.s.funding + change, rule)


def roll_prestige(g: Play) -> Ask[None]:
    """A Prestige roll: one die for the direction, the lower of two more for the amount (4.7.1)."""
    check = prestige_check(g.s)
    rises = yield from g.check("prestige_direction", check, "4.7.1")
    g.echo_modifiers(check, "4.7.1")
    first = yield from g.roll("prestige_amount")
    second = yield from g.roll("prestige_amount")
    amount = min(first, second)
    change_prestige(g, amount if rises.succeeds else -amount, "4.7.1")


def prestige_check(s: State) -> Check:
    """What raises Prestige in a Prestige roll; a GWOT penalty takes one from the die (4.7.1)."""
    return at_least(PRESTIGE_RISES_ON, [("gwot", -1)] if s.gwot_penalty > 0 else [])


# -- US Posture (4.7.2)


def set_us_posture(g: Play, posture: Posture, rule: str | None = None) -> None:
    """Move the US Posture marker on the GWOT track (4.7.2)."""
    if posture != g.s.us_posture:
        g.s.us_posture = posture
        g.note("us-posture", rule, posture=posture)


def roll_us_posture(g: Play, rule: str | None = None) -> Ask[None]:
    """Roll US Posture, with +1 to the die (4.9.3)."""
    pips = yield from g.roll("us_posture")
    set_us_posture(g, posture_on(pips + 1), rule)


def posture_on(pips: int) -> Posture:
    """What the Posture table says (4.9.3)."""
    return HARD if pips >= HARD_ON else SOFT


def posture_check(posture: Posture) -> Check:
    """What a die on the Posture table takes to show one of the two (4.9.3)."""
    return at_least(HARD_ON) if posture == HARD else at_most(HARD_ON - 1)


# -- the Available Plots (4.7.8)


def take_loose_wmd(g: Play) -> None:
    """A WMD marker leaves its box for the Available Plots (4.7.8.1)."""
    g.s.wmd[LOOSE] -= 1
    make_wmd_available(g)


def release_arsenal(g: Play, country: Country, rule: str = "8.4.5") -> None:
    """All WMD markers in a country's arsenal become Available (8.4.5, 11.3.1)."""
    if country.id == "pakistan":
        g.note("arsenal", rule, count=g.s.wmd[country.id])
    else:
        g.note("wmd-released", rule, country=country, count=g.s.wmd[country.id])
    for _ in range(g.s.wmd[country.id]):
        make_wmd_available(g)
    g.s.wmd[country.id] = 0


def fill_arsenal(g: Play, id: str) -> None:
    """The WMD markers of a country lie in its arsenal from now on (11.3.1)."""
    g.s.wmd[id] = g.s.rules.wmd[id]


def remove_wmd(g: Play, country: Country, count: int = 1, rule: str | None = None) -> int:
    """WMD markers leave a country's arsenal, and the game, each for Prestige (11.3.1); how many."""
    count = min(count, g.s.wmd.get(country.id, 0))
    if count:
        g.s.wmd[country.id] -= count
        g.s.removed_plots += [WMD] * count
        g.note("wmd-removed", rule or "11.3.1", country=country, count=count)
        change_prestige(g, count * g.s.rules.wmd_prestige, "11.3.1")
    return count


def remove_available_wmd(g: Play, rule: str | None = None) -> None:
    """An Available WMD marker leaves the game, for Prestige (11.3.1)."""
    g.s.available_plots.remove(WMD)
    g.s.removed_plots.append(WMD)
    g.note("wmd-taken", rule or "11.3.1")
    change_prestige(g, g.s.rules.wmd_prestige, "11.3.1")


def return_plots(g: Play) -> None:
    """The plots that were used this turn are Available again (11.3.6e)."""
    used = len(g.s.resolved_plots)
    g.s.available_plots = sorted([*g.s.available_plots, *g.s.resolved_plots])
    g.s.resolved_plots = []
    if used:
        g.note("plots-return", "11.3.6", count=used)


def make_wmd_available(g: Play) -> None:
    """A WMD marker joins the Available Plots (4.7.8.1)."""
    g.s.available_plots.append(WMD)
    keep_six_plots(g)


def keep_six_plots(g: Play) -> None:
    """Rule 9 plays with six plots: for a WMD the lowest numbered one steps aside, the highest comes back (9.3.3)."""
    if not g.s.differs(JIHADIST, traits.SIX_PLOTS):
        return
    available, aside = g.s.available_plots, g.s.set_aside_plots
    elsewhere = sum(plot.kind != HIDDEN for _, plot in g.s.plots_on_map())
    while len(available) + elsewhere > len(NUMBERED_PLOTS) and available and available[0] != WMD:
        aside.append(available.pop(0))
        g.note("plot-set-aside", "9.3.3", plot=Message(f"plot-{aside[-1]}"))
    while len(available) + elsewhere < len(NUMBERED_PLOTS) and aside:
        highest = max(aside)
        aside.remove(highest)
        available.append(highest)
        available.sort()
        g.note("plot-returned", "9.3.3", plot=Message(f"plot-{highest}"))


# -- markers of the Event box, and events that lapse (4.7.7, 6.2.7, 6.2.8)


def mark(g: Play, marker: str) -> None:
    """Place the marker of a lingering event (6.2.7)."""
    if marker not in g.s.markers:
        g.s.markers.add(marker)
        g.note("marked", "6.2.7", marker=marker)


def unmark(g: Play, marker: str) -> None:
    """A lingering event ends (6.2.8)."""
    if marker in g.s.markers:
        g.s.markers.discard(marker)
        g.note("unmarked", "6.2.8", marker=marker)


def rename_marker(s: State, name: str, renamed: str) -> None:
    """A marker of the Event box goes by another name."""
    s.markers = {renamed if marker == name else marker for marker in s.markers}


def lapse(g: Play, name: str) -> None:
    """An event is in effect to the end of the turn (6.2.7)."""
    g.s.lapsing.append(name)
    g.note("lapsing", "6.2.7", marker=name)


def end_lapsing(g: Play, name: str) -> None:
    """A lapsing event is used up before its time."""
    g.s.lapsing.remove(name)


def clear_lapsing(g: Play) -> None:
    """The effects of lapsing events and of the 1st Plot end (5.2.6)."""
    g.s.lapsing, g.s.first_plot = [], False


# -- Reserves (4.7.9)


def add_reserves(g: Play, side: str, value: int) -> None:
    """Keep the value of a 1- or 2-value card for later, two at most (6.3.3)."""
    g.s.reserves[side] = reserves_with(g.s, side, value)
    g.note("reserves", "6.3.3", side=side, reserves=g.s.reserves[side])


def reserves_with(s: State, side: str, value: int) -> int:
    """The Reserves of a side once a card of this value is added (6.3.3)."""
    return min(RESERVES_MOST, s.reserves[side] + value)


def spend_reserves(g: Play, side: str, total: int) -> None:
    """Use up all Reserves of a side, so that its card has this value in total (6.3.3.1)."""
    g.s.reserves[side] = 0
    g.note("reserves-spent", "6.3.3.1", side=side, value=total)


def use_reserves(g: Play, side: str, count: int, rule: str) -> None:
    """Take only so much from the Reserves of a side, as a bot does (12.4.4, 13.4.5)."""
    g.s.reserves[side] -= count
    g.note("reserves-used", rule, side=side, count=count, reserves=g.s.reserves[side])


def take_over_reserves(g: Play, side: str) -> None:
    """All Reserves of the other side become those of this one, two at most (card 202, 6.3.3)."""
    taken = g.s.reserves[other(side)]
    g.s.reserves[other(side)] = 0
    g.s.reserves[side] = reserves_with(g.s, side, taken)
    g.note("reserves-taken", "card 202", side=side, owner=other(side), reserves=g.s.reserves[side])


def clear_reserves(g: Play) -> None:
    """Nobody keeps Reserves from one turn to the next (5.2.7, 6.3.3.2) but the bots (12.4.4, 13.4.5)."""
    s = g.s
    s.reserves = {side: s.reserves[side] if s.differs(side, traits.KEEPS_RESERVES) else 0 for side in SIDES}

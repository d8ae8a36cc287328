"""Awakening and Reaction: markers for and against better government (11.1.1), Polarization, Convergence (11.1).

How they change dice is in the operations (11.1.3); what a shift of Governance removes is in ``countries.py`` (11.1.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, debts
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import caliphate, tables
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.rules import CONVERGENCE
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST_RULE, JIHADIST, POOR, UNREST, US

SHIFTS_AT: Final = 3  # 11.1.7a, 11.1.7e
GROWS_AT: Final = 2  # 11.1.7b, 11.1.7d

AWAKENING: Final = "awakening"
REACTION: Final = "reaction"
_OWNER: Final = {AWAKENING: US, REACTION: JIHADIST}


# -- where they may lie (11.1.2, 11.1.4)


def takes_markers(s: State, country: Country) -> bool:
    """A Muslim country that is neither Good, nor under Islamist Rule, nor in Civil War (11.1.4).

    Nor one under Truce, nor any while Arab Winter lasts (cards 239 and 173).
    """
    if not country.is_muslim or country.civil_war or country.governance in (GOOD, ISLAMIST_RULE):
        return False
    return not country.under_truce and not s.in_effect("arab_winter")


def may_take_markers(s: State) -> Callable[[Country], bool]:
    """The same as a condition on countries."""
    return lambda country: takes_markers(s, country)


# -- placing them (11.1.2)


def place_awakening(g: Play, country: Country, count: int = 1, rule: str | None = None, *, side: str = US) -> Ask[int]:
    """Place Awakening markers, testing the country first; ``side`` chooses where to take them when short; how many."""
    return (yield from _place(g, AWAKENING, country, count, rule, side))


def place_reaction(
    g: Play, country: Country, count: int = 1, rule: str | None = None, *, side: str = JIHADIST
) -> Ask[int]:
    """Place Reaction markers, testing the country first; ``side`` chooses where to take them when short; how many."""
    return (yield from _place(g, REACTION, country, count, rule, side))


def _place(g: Play, kind: str, country: Country, count: int, rule: str | None, side: str) -> Ask[int]:
    if not takes_markers(g.s, country):
        return 0
    yield from countries.test(g, country)  # 11.1.2b
    placed = 0
    for _ in range(count):
        turns_over = getattr(country, kind) % 2 == 1  # one that lies here comes to count two
        short = not turns_over and g.s.unrest_markers(kind) >= UNREST
        if short and not (yield from _take_elsewhere(g, kind, country, side)):
            break
        countries.add_unrest(g, country, kind)
        placed += 1
    if placed:
        g.note(f"{kind}-placed", rule or "11.1.2", country=country, count=placed)
    return placed


def on_map(s: State, kind: str) -> int:
    """What the markers of a kind on the map count, their backs two (11.1.2)."""
    return sum(getattr(country, kind) for country in s.in_sight_muslim())


def _take_elsewhere(g: Play, kind: str, country: Country, side: str) -> Ask[bool]:
    """All fifteen are in use: one is taken from another country, if there is one (11.2.9); whether it was.

    Where the markers all show their backs, what one counts goes with it.
    """
    others = [each for each in g.s.muslim() if each is not country and getattr(each, kind)]
    others = [each for each in others if not g.barred(each)]
    if not others:
        return False
    source = yield from g.choose(side, Purpose.TAKE_MARKER_FROM, others, marker=kind)
    return countries.remove_unrest(g, source, kind, 1 if getattr(source, kind) % 2 else 2, "11.2.9") > 0


# -- Polarization (11.1.7)


def difference(country: Country) -> int:
    """Awakening less Reaction markers."""
    return country.awakening - country.reaction


def polarization(g: Play) -> Ask[None]:
    """Polarization in every Muslim country, by the markers there at its start (11.1.7).

    Countries that become Good or come under Islamist Rule do so last, all before any Convergence (11.1.7f).
    """
    by_country = {country.id: difference(country) for country in g.s.muslim() if leaning(country) is not None}
    if by_country:
        g.note("polarization", "11.1.7", heading=True)
    last = sorted((id for id in by_country if _is_decisive(g.s[id], by_country[id])), key=lambda id: -by_country[id])
    for id, difference_ in by_country.items():
        if id not in last:
            yield from _polarize(g, g.s[id], difference_)
            yield from caliphate.place_capital(g)
    for id in last:
        yield from _polarize(g, g.s[id], by_country[id])
    yield from debts.pay(g)


def leaning(country: Country) -> str | None:
    """What Polarization would do in a country as it is now; None for nothing (11.1.7)."""
    delta = difference(country)
    if abs(delta) < GROWS_AT or not country.is_muslim or country.under_truce:
        return None
    if abs(delta) >= SHIFTS_AT:
        return "toward_good" if delta > 0 else "toward_islamist_rule"
    return AWAKENING if delta > 0 else REACTION


def _is_decisive(country: Country, delta: int) -> bool:
    """Whether Polarization would make the country Good or bring it under Islamist Rule (11.1.7f)."""
    if delta >= SHIFTS_AT:
        return country.alignment == ALLY and country.governance == FAIR
    return delta <= -SHIFTS_AT and country.alignment == ADVERSARY and country.governance == POOR


def _polarize(g: Play, country: Country, delta: int) -> Ask[None]:
    """One country by the table (11.1.7a-e)."""
    g.note("polarized", "11.1.7", country=country, difference=delta)
    if delta <= -SHIFTS_AT:
        toward_islamist_rule(g, country, "11.1.7")
    elif delta >= SHIFTS_AT:
        toward_good(g, country, "11.1.7")
    elif delta > 0:
        yield from place_awakening(g, country, 1, "11.1.7")
    else:
        yield from place_reaction(g, country, 1, "11.1.7")


def toward_good(g: Play, country: Country, rule: str) -> None:
    """One box toward Ally; an Ally improves its Governance (11.1.7e, 11.2.5f)."""
    if country.is_ally:
        countries.improve(g, country, rule)
    else:
        countries.toward_ally(g, country, rule)


def toward_islamist_rule(g: Play, country: Country, rule: str) -> None:
    """One box toward Adversary; an Adversary worsens its Governance, even to Islamist Rule (11.1.7a, 11.2.5g)."""
    if country.is_adversary:
        countries.decline(g, country, rule)
    else:
        countries.toward_adversary(g, country, rule)


# -- Convergence (11.1.8)


@debts.payment(CONVERGENCE[GOOD])
def awakening_converges(g: Play, country: Country) -> Ask[None]:
    """A country became Good: an Awakening marker appears in a random Muslim country (11.1.8)."""
    place = yield from _converging(g, country)
    if place is not None:
        yield from place_awakening(g, place, 1, "11.1.8")


@debts.payment(CONVERGENCE[ISLAMIST_RULE])
def reaction_converges(g: Play, country: Country) -> Ask[None]:
    """A country came under Islamist Rule: a Reaction marker appears in a random Muslim country (11.1.8)."""
    place = yield from _converging(g, country)
    if place is not None:
        yield from place_reaction(g, place, 1, "11.1.8")


def _converging(g: Play, country: Country) -> Ask[Country | None]:
    g.note("convergence", "11.1.8", country=country)
    return (yield from tables.random_muslim(g, may_take_markers(g.s)))

"""What can happen to a country: Governance, Alignment, Posture, tests, and the markers that lie in it."""

from __future__ import annotations

from sandtable.core.checks import FACES
from sandtable.core.questions import Ask
from sandtable.labyrinth import aftermath, debts, militia, tracks, victory
from sandtable.labyrinth.counted import take_off
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import (
    ADVERSARY,
    ALIGNMENT_WORD,
    ALLY,
    FAIR,
    GOOD,
    GOVERNANCE_WORD,
    GREEN,
    HARD,
    IMPROVED,
    ISLAMIST_RULE,
    NEUTRAL,
    PLOTS_RESOLVED_IN,
    POOR,
    SOFT,
    TAN,
    TESTED,
    Alignment,
    Governance,
    Posture,
)

FAIR_ON = 5  # Governance table: 1-4 Poor, 5-6 Fair


# -- Governance


def set_governance(g: Play, country: Country, level: Governance, rule: str | None = None) -> None:
    """Set Governance, with all that follows at once when it becomes Good or Islamist Rule.

    Outside the Muslim world it never changes, not even where it was kept (4.3.1, 11.3.3.3).
    """
    if level == country.governance or not country.is_muslim or g.barred(country):
        return
    before, country.governance = country.governance, level
    g.s.changed(country)
    g.note("governance", rule, country=country, governance=GOVERNANCE_WORD[level])
    _shifted(g, country, before)
    victory.check_tracks(g)


def _shifted(g: Play, country: Country, before: Governance | None) -> None:
    """What a new Governance brings at once, and what it owes."""
    level = country.governance
    if level is None:
        return
    if before is not None:
        _disengage(g, country, before, level)
    if level == GOOD:  # 7.2.1.1
        clear_markers(g, country)
    elif level == ISLAMIST_RULE:
        _islamist_revolution(g, country)
    if level in g.s.rules.converges:
        debts.owe(g, g.s.rules.converges[level], country)
    aftermath.settle(g, country)


def _disengage(g: Play, country: Country, before: Governance, level: Governance) -> None:
    """Each step toward Good removes an Awakening marker, each step toward Islamist Rule a Reaction marker (11.1.5)."""
    if country.awakening and level < before:
        remove_awakening(g, country, before - level, "11.1.5")
    elif country.reaction and level > before:
        remove_reaction(g, country, level - before, "11.1.5")


def improve(g: Play, country: Country, rule: str | None = None) -> None:
    """Improve Governance one level; the Alignment stays (4.2.2)."""
    if country.governance is None or country.governance == GOOD:
        return
    better = Governance(country.governance - 1)
    if better in (FAIR, GOOD):
        remember(g, IMPROVED, country)
    set_governance(g, country, better, rule)


def worsen(g: Play, country: Country, rule: str | None = None) -> None:
    """Worsen Governance one level, never to Islamist Rule (8.4.1); the Alignment stays (4.2.2)."""
    if country.governance in (GOOD, FAIR):
        set_governance(g, country, Governance(country.governance + 1), rule)


def decline(g: Play, country: Country, rule: str | None = None) -> None:
    """Worsen Governance one level, to Islamist Rule if it is Poor (11.1.7, 11.2.5)."""
    if country.is_poor:
        set_governance(g, country, ISLAMIST_RULE, rule)
    else:
        worsen(g, country, rule)


def shake(g: Play, country: Country, times: int, rule: str | None = None) -> None:
    """Remove one Aid and worsen Governance so many times, as successes of Jihad and of plots do (8.4.1, 8.5.6j)."""
    for _ in range(times):
        remove_aid(g, country, rule)
        worsen(g, country, rule)


def clear_markers(g: Play, country: Country) -> None:
    """Remove Regime Change, Besieged Regime and Aid (7.2.1.1, 7.3.4.1, 8.4.4), and all of 11.3.14."""
    country.regime_change = None
    country.besieged = False
    country.aid = 0
    country.awakening = country.reaction = 0  # 11.1.6
    country.civil_war = False  # 11.2.7
    g.s.changed(country)
    militia.disband(g, country)  # 11.2.4


def _islamist_revolution(g: Play, country: Country) -> None:
    """What happens whenever Governance becomes Islamist Rule (8.4.4)."""
    country.alignment = ADVERSARY
    g.s.changed(country)
    clear_markers(g, country)
    tracks.change_funding(g, g.s.resources(country), "8.4.4")
    if g.s.wmd.get(country.id):  # 8.4.5
        tracks.release_arsenal(g, country)
    if country.troops_at_stake:
        tracks.set_prestige(g, 1, "8.4.4")


# -- Alignment


def set_alignment(g: Play, country: Country, alignment: Alignment, rule: str | None = None) -> None:
    """Set Alignment."""
    if alignment != country.alignment and not g.barred(country):
        country.alignment = alignment
        g.s.changed(country)
        g.note("alignment", rule, country=country, alignment=ALIGNMENT_WORD[alignment])
        aftermath.realigned(g, country)
        aftermath.settle(g, country)


def shift_alignment(g: Play, country: Country, toward: Alignment, rule: str | None = None) -> None:
    """Shift one box along Ally - Neutral - Adversary (4.2.3)."""
    if country.alignment is None or country.alignment == toward:
        return
    step = 1 if toward > country.alignment else -1
    set_alignment(g, country, Alignment(country.alignment + step), rule)


def toward_ally(g: Play, country: Country, rule: str | None = None) -> None:
    """Shift Alignment one box toward Ally."""
    shift_alignment(g, country, ALLY, rule)


def toward_adversary(g: Play, country: Country, rule: str | None = None) -> None:
    """Shift Alignment one box toward Adversary."""
    shift_alignment(g, country, ADVERSARY, rule)


def set_condition(g: Play, country: Country, level: Governance, alignment: Alignment, rule: str | None = None) -> None:
    """Set Governance and Alignment, the pair that a marker shows (4.2.4), from any state, even from Islamist Rule."""
    if g.barred(country):
        return
    before, country.governance = country.governance, level
    stood, country.alignment = country.alignment, alignment
    g.s.changed(country)
    g.note("condition", rule, country=country, governance=GOVERNANCE_WORD[level], alignment=ALIGNMENT_WORD[alignment])
    if alignment != stood:
        aftermath.realigned(g, country)
    if level == before:
        aftermath.settle(g, country)
        return
    if before is not None and level < before and level in (FAIR, GOOD):
        remember(g, IMPROVED, country)
    _shifted(g, country, before)
    victory.check_tracks(g)


# -- Posture


def posture_of(s: State, country: Country) -> Posture | None:
    """Posture; that of the United States is on the GWOT track (4.3.2)."""
    return s.us_posture if country.id == "united_states" else country.posture


def set_posture(g: Play, country: Country, posture: Posture, rule: str | None = None) -> None:
    """Set the Posture of a Non-Muslim country; Israel's never changes (4.3.3)."""
    if country.takes_posture and posture != country.posture:
        country.posture = posture
        g.s.changed(country)
        g.note("posture", rule, country=country, posture=posture)


def remove_posture(g: Play, country: Country, rule: str | None = None) -> None:
    """The Posture marker leaves a Non-Muslim country, which is unmarked again (card 205)."""
    if country.takes_posture and country.posture is not None:
        country.posture = None
        g.s.changed(country)
        g.note("posture-removed", rule, country=country)


def roll_posture(g: Play, country: Country, rule: str | None = None) -> Ask[None]:
    """Roll Posture on its table (4.9.3); the United States roll with +1, Israel not at all."""
    if country.id == "united_states":
        yield from tracks.roll_us_posture(g, rule)
    elif country.takes_posture:
        pips = yield from g.roll("posture", country=country)
        set_posture(g, country, tracks.posture_on(pips), rule)


def select_posture(g: Play, side: str, country: Country) -> Ask[None]:
    """A side simply chooses a Posture (4.9.4)."""
    options = [word_option(HARD), word_option(SOFT)]
    key = yield from g.pick(side, Purpose.SELECT_POSTURE, options, country=country)
    set_posture(g, country, Posture(key))


# -- tests (4.9.4)


def test(g: Play, country: Country) -> Ask[None]:
    """Test a country if it is unmarked: roll its Governance (and make it Neutral) or its Posture (4.9.4)."""
    if not country.is_unmarked:
        return
    if country.is_muslim:
        level = yield from roll_governance(g, country)
        country.alignment = NEUTRAL  # 4.9.4d
        g.s.changed(country)
        remember(g, TESTED, country)
        set_governance(g, country, level, "4.9.4")
        aftermath.realigned(g, country)
    else:
        yield from roll_posture(g, country, "4.9.4")


def roll_governance(g: Play, country: Country) -> Ask[Governance]:
    """A roll on the Governance table (4.9.3, tables.governance)."""
    return governance_on((yield from g.roll("governance", country=country)))


def governance_on(pips: int) -> Governance:
    """What the Governance table says (4.9.3)."""
    return FAIR if pips >= FAIR_ON else POOR


def after_tests(country: Country) -> list[Country]:
    """What a test may make of a country, one for each face of the die, each as likely as the others (4.9.4).

    Faces that say the same make the same of it, one copy to be looked at. A country that is not tested is as it is.
    """
    if not country.is_unmarked:
        return [country]
    if country.is_muslim:
        governed = {governance: _governed(country, governance) for governance in (FAIR, POOR)}
        return [governed[governance_on(pips)] for pips in FACES]
    taken = {posture: _taking(country, posture) for posture in Posture}
    return [taken[tracks.posture_on(pips)] for pips in FACES]


def _governed(country: Country, governance: Governance) -> Country:
    tested = country.copy()
    tested.governance, tested.alignment = governance, NEUTRAL
    return tested


def _taking(country: Country, posture: Posture) -> Country:
    tested = country.copy()
    tested.posture = posture
    return tested


# -- markers


def place_aid(g: Play, country: Country, rule: str | None = None) -> None:
    """Place one Aid marker (4.8.3)."""
    if g.barred(country):
        return
    country.aid += 1
    g.s.changed(country)
    g.note("aid-placed", rule, country=country)


def remove_aid(g: Play, country: Country, rule: str | None = None) -> None:
    """Remove one Aid marker, if there is one (7.2.2.3)."""
    if country.aid and not g.barred(country):
        country.aid -= 1
        g.s.changed(country)
        g.note("aid-removed", rule, country=country)


def besiege(g: Play, country: Country, rule: str | None = None) -> None:
    """Place Besieged Regime: one a country, never at Good or under Islamist Rule (8.4.3.2)."""
    if not country.besieged and country.governance not in (GOOD, ISLAMIST_RULE) and not g.barred(country):
        country.besieged = True
        g.s.changed(country)
        g.note("besieged", rule, country=country)


def relieve(g: Play, country: Country, rule: str | None = None) -> None:
    """Remove Besieged Regime."""
    if country.besieged and not g.barred(country):
        country.besieged = False
        g.s.changed(country)
        g.note("relieved", rule, country=country)


def mark_regime_change(g: Play, country: Country) -> None:
    """Place a Regime Change marker, green side up (7.3.4); a Civil War is over with that (11.2.8)."""
    country.regime_change = GREEN
    g.s.changed(country)
    end_civil_war(g, country)
    aftermath.settle(g, country)


def remove_regime_change(g: Play, country: Country, rule: str | None = None) -> None:
    """An event removes a Regime Change marker."""
    if country.regime_change is not None and not g.barred(country):
        country.regime_change = None
        g.s.changed(country)
        g.note("regime-change-over", rule, country=country)
        aftermath.settle(g, country)


def turn_regime_change_markers(s: State) -> None:
    """Turn the green Regime Change markers to their tan side (5.2.9)."""
    for country in s.under_regime_change():
        country.regime_change = TAN
        s.changed(country)


# -- Awakening and Reaction (11.1); placing them may roll, see expansion/awakening.py


def add_unrest(g: Play, country: Country, kind: str) -> None:
    """One more marker of a kind, ``awakening`` or ``reaction``."""
    setattr(country, kind, getattr(country, kind) + 1)
    g.s.changed(country)


def remove_unrest(g: Play, country: Country, kind: str, count: int = 1, rule: str | None = None) -> int:
    """Remove markers of a kind, ``awakening`` or ``reaction``, as far as there are any; how many."""
    return take_off(g, country, kind, count, rule)


def remove_awakening(g: Play, country: Country, count: int = 1, rule: str | None = None) -> int:
    """Remove Awakening markers, as far as there are any; how many."""
    return remove_unrest(g, country, "awakening", count, rule)


def remove_reaction(g: Play, country: Country, count: int = 1, rule: str | None = None) -> int:
    """Remove Reaction markers, as far as there are any; how many."""
    return remove_unrest(g, country, "reaction", count, rule)


# -- Civil War (11.2); its start may roll, see expansion/civil_war.py


def mark_civil_war(g: Play, country: Country, rule: str | None = None) -> None:
    """Place the Civil War marker (11.2.2)."""
    country.civil_war = True
    country.regime_change = None  # 11.2.2d
    g.s.changed(country)
    g.note("civil-war", rule or "11.2.2", country=country)


def take_up_arms(g: Play, country: Country) -> tuple[int, int]:
    """Awakening and Reaction markers leave a country that is in Civil War; how many of each there were (11.2.2)."""
    unrest = country.awakening, country.reaction
    country.awakening = country.reaction = 0
    g.s.changed(country)
    return unrest


def end_civil_war(g: Play, country: Country, rule: str | None = "11.2.8") -> None:
    """A Civil War ends: its marker and all Militia go, everything else stays (11.2.7, 11.2.8)."""
    if country.civil_war and not g.barred(country):
        country.civil_war = False
        g.s.changed(country)
        militia.disband(g, country)
        g.note("civil-war-over", rule, country=country)
        aftermath.settle(g, country)


# -- the Caliphate (11.3.8); its borders are drawn in expansion/caliphate.py


def place_capital(g: Play, country: Country) -> None:
    """The Caliphate Capital is here."""
    country.capital = True
    g.s.changed(country)


def remove_capital(g: Play, country: Country) -> None:
    """The Caliphate Capital leaves."""
    country.capital = False
    g.s.changed(country)


def enter_caliphate(g: Play, country: Country, *, inside: bool = True) -> None:
    """A country belongs to the Caliphate, or no longer does (11.3.8.1)."""
    if inside != country.in_caliphate:
        country.in_caliphate = inside
        g.s.changed(country)
        g.note("caliphate-joined" if inside else "caliphate-left", "11.3.8.1", country=country)


# -- countries that turn over (11.3.3)


def turn_over(
    g: Play, country: Country, side: str, governance: Governance | None, alignment: Alignment | None = None
) -> None:
    """Turn a country to another of its sides, on which it has this Governance and Alignment."""
    country.governance, country.alignment = governance, alignment
    if alignment is not None:
        country.posture = None
    g.s.lies_on(country, g.s.board.side(country.id, side))


def make_unmarked(g: Play, country: Country) -> None:
    """All markers leave a Muslim country, which is unmarked again (card 176)."""
    clear_markers(g, country)
    country.governance = country.alignment = None
    g.s.changed(country)
    g.note("unmarked-again", country=country)


# -- what events ask about


def shelters_pirates(country: Country) -> bool:
    """Whether it is under Islamist Rule, or Poor and an Adversary (card 183)."""
    return country.is_islamist or (country.is_poor and country.is_adversary)


def remember(g: Play, what: str, country: Country) -> None:
    """Keep for events what was done where in this action phase (5.2.2).

    Of a plot they ask what the country was when it was resolved (card 224), so its side is kept too (11.3.3).
    """
    if what not in g.s.rules.memory:
        return
    memory = g.s.this_phase
    places: tuple[str, ...] = getattr(memory, what)
    place = country.space.face if what == PLOTS_RESOLVED_IN else country.id
    if place not in places:
        g.s.this_phase = memory._replace(**{what: (*places, place)})

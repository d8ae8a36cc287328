"""The only module that says who may act on a card, and notes what factions have done with it (2.3)."""

from __future__ import annotations

from sandtable.plain.play import Play
from sandtable.plain.state import State
from sandtable.plain.terms import FACTIONS, PASS


def adjust(s: State) -> None:
    """Who executed an operation or the event is ineligible on the next card, unless an event says so (2.3.6)."""
    acted = {faction for faction, what in s.acted.items() if what != PASS}
    if s.options.get("eligibility") == "b":  # 2.3.1-optB
        acted = set()
    s.eligible = set(FACTIONS) - (acted - s.stay_eligible) - s.ineligible_next
    _forget(s)


def make_all_eligible(s: State) -> None:
    """All factions are Eligible after a Propaganda round (6.6c)."""
    s.eligible = set(FACTIONS)
    _forget(s)


def _forget(s: State) -> None:
    """What events have said of the next card is done."""
    s.stay_eligible = set()
    s.ineligible_next = set()


def begin_card(s: State) -> None:
    """Nobody has acted on the card that comes."""
    s.acted = {}


def stays(g: Play, faction: str, rule: str) -> None:
    """A faction is Eligible on the next card, whatever it has done (2.3.6)."""
    g.s.stay_eligible.add(faction)
    g.note("stays-eligible", rule, faction=faction)


def bar(g: Play, faction: str, rule: str) -> None:
    """A faction is Ineligible from now through the next card."""
    g.s.ineligible_next.add(faction)
    if faction not in g.s.acted:
        g.s.eligible.discard(faction)
    g.note("ineligible", rule, faction=faction)


# -- in a turn


def act(s: State, faction: str, what: str) -> None:
    """A faction has used its turn (2.3.4)."""
    s.acted[faction] = what
    s.asked.clear()
    s.spent.clear()


def ask(s: State, giver: str) -> None:
    """Somebody was asked for a gift, once in this turn (1.5.1b)."""
    s.asked.append(giver)


def spend(s: State, what: str) -> None:
    """The acting faction has used something up for this turn."""
    s.spent.append(what)

"""The only module that puts capabilities and Momentum into force, and ends them (5.3, 5.4)."""

from __future__ import annotations

from sandtable.plain.cards import CAPABILITY, Card
from sandtable.plain.play import Play
from sandtable.plain.state import State


def put(g: Play, card: Card, text: str, marked: str | None = None) -> None:
    """A text that lasts is in force from now on, for the faction on its marker if it has one (5.3, 5.4).

    The later text of a capability takes the place of the other (5.1.2).
    """
    if card.lasting[text] == CAPABILITY:
        g.s.capabilities[card.event] = text
    elif f"{card.event}:{text}" not in g.s.momentum:
        g.s.momentum.append(f"{card.event}:{text}")
    g.s.now_in_force()
    if marked is not None:
        g.s.elders = marked
        g.note("lasts-for", "5.4", card=card, faction=marked)
    else:
        g.note("lasts", "5.3" if card.lasting[text] == CAPABILITY else "5.4", card=card, text=text)


def flip(g: Play, name: str, text: str, rule: str) -> None:
    """A capability is turned to its other side."""
    g.s.capabilities[name] = text
    g.s.now_in_force()
    g.note("capability-flipped", rule, lasting=name, text=text)


def end_momentum(g: Play) -> None:
    """Momentum ends (6.6e)."""
    if g.s.momentum:
        g.s.momentum.clear()
        g.s.now_in_force()
        g.s.elders = None
        g.note("momentum-ends", "6.6e")


# -- the marker of the Tribal Elders (45), to be used once a card


def use_elders(s: State) -> None:
    """The faction on the marker has set a Province."""
    s.elders_used = True


def renew_elders(s: State) -> None:
    """It may be used again."""
    s.elders_used = False

"""Truce: neither side does anything in a country until the turn ends, or until a side pays to end it (card 239)."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.markers import TRUCE
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US


def may_be_ended(s: State, side: str) -> list[Country]:
    """Where a side can pay the Resources of the country, in Prestige (US) or Funding (Jihadist), and end a Truce."""
    if not s.in_effect(TRUCE):
        return []
    purse = s.prestige if side == US else s.funding
    return [country for country in s.muslim() if country.under_truce and s.resources(country) < purse]


def pay_to_end(g: Play, side: str) -> Ask[None]:
    """A side ends a Truce before its time (card 239)."""
    country = yield from g.choose(side, Purpose.END_TRUCE, may_be_ended(g.s, side))
    price = g.s.resources(country)
    end(g, country)
    if side == US:
        tracks.change_prestige(g, -price, "card 239")
    else:
        tracks.change_funding(g, -price, "card 239")


def end(g: Play, country: Country) -> None:
    """A Truce is over; its card stays in its box until the turn ends."""
    pieces.remove_marker(g, country, TRUCE)
    if g.s.in_effect(TRUCE):
        tracks.end_lapsing(g, TRUCE)


def lapse(g: Play) -> None:
    """At the end of the turn every Truce is over (11.3.6h)."""
    for country in g.s.where(lambda country: country.under_truce):
        pieces.remove_marker(g, country, TRUCE)

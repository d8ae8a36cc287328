"""What a view of A Distant Plain holds, for programs that check their types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from sandtable.core.errors import BadSetup
from sandtable.core.table import Table

Faction = Literal["government", "warlords", "coalition", "taliban"]
Support = Literal["support", "neutral", "opposition"]


class PlainOptions(TypedDict, total=False):
    """The options of a table: ``Table.new("plain", **options)``."""

    scenario: Literal["main", "short", "extended"]
    players: Literal["four", "three", "two_government", "two_warlords"]
    open_deployment: bool
    events: Literal["own", "printed"]
    hidden_next: bool
    eligibility: Literal["printed", "a", "b"]
    sudden_propaganda: bool
    no_capabilities: bool
    deception: bool
    deck: str


class OwnCard(TypedDict):
    """A card of a deck that somebody has brought along."""

    number: int
    event: str
    order: list[Faction]
    kind: str
    lasting: dict[str, str]
    islamabad: list[str]
    provenance: dict[str, str]
    words: dict[str, str]
    by_hand: list[str]


class OwnDeck(TypedDict):
    """A deck that somebody has brought along."""

    name: str
    cards: dict[str, OwnCard]


class Space(TypedDict):
    """What lies in a space and what it is like."""

    pop: int
    control: str | None
    support: Support
    unmarked: bool
    returnees: bool
    terror: int
    sabotage: bool
    pieces: dict[str, int]


class Pieces(TypedDict):
    """Pieces of the Coalition in a box."""

    bases: int
    troops: int


class Track(TypedDict):
    """A track beside the map."""

    id: str
    value: int
    least: int
    most: int


class Islamabad(TypedDict):
    """Where Islamabad stands, and whether it is hard."""

    box: str
    hard: bool
    boxes: list[str]


class Totals(TypedDict):
    """The four totals that victory is measured by."""

    support_and_available: int
    opposition_and_bases: int
    coin_and_patronage: int
    uncontrolled: int


class Goal(TypedDict):
    """A faction's victory margin, and what it is made of."""

    side: Faction
    id: str
    value: int
    needed: int
    rule: str
    goal: int
    resources_goal: NotRequired[int]


class Deck(TypedDict):
    """Cards to come."""

    cards: int
    propaganda: int


class Ended(TypedDict):
    """How a game ended."""

    winner: Faction
    rule: str
    reason: str
    standing: list[list[str | int]]


class PlainView(TypedDict):
    """A table of A Distant Plain as a seat may see it."""

    game: Literal["plain"]
    scenario: str
    options: dict[str, str | bool]
    step: str
    nonplayers: dict[Faction, str]
    turn: int
    spaces: dict[str, Space]
    available: dict[str, int]
    casualties: Pieces
    out_of_play: Pieces
    tracks: list[Track]
    islamabad: Islamabad
    totals: Totals
    goals: list[Goal]
    returnees_left: int
    markers_left: int
    card: str | None
    next: str | None
    ahead: list[str]
    order: list[Faction]
    eligible: list[Faction]
    acted: dict[Faction, str]
    left_to: dict[Faction, str]
    chooser: Faction | None
    acting: Faction | None
    final_event_card: bool
    deck: Deck
    played: list[str]
    removed: list[int]
    capabilities: dict[str, str]
    momentum: list[str]
    elders: str | None
    hidden: bool
    deception: dict[Faction, list[str]]
    agendas: dict[Faction, int]
    outcome: Ended | None
    own_deck: NotRequired[OwnDeck]


def plain_view(table: Table, seat: Faction | None) -> PlainView:
    """A table of A Distant Plain as a seat (None: a spectator) may see it, typed."""
    if table.game.name != "plain":
        raise BadSetup("view-of-another", wanted="plain", title=table.game.name)
    return cast(PlainView, table.view(seat))

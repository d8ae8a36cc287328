"""What a view of Labyrinth and The Awakening holds, for programs that check their types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from sandtable.core.errors import BadSetup
from sandtable.core.table import Table

Side = Literal["us", "jihadist"]
Scenario = Literal[
    "lets_roll",
    "you_can_call_me_al",
    "anaconda",
    "mission_accomplished",
    "awakening",
    "mitts_turn",
    "status_of_forces",
    "isil",
]
Posture = Literal["hard", "soft"]
Governance = Literal["good", "fair", "poor", "islamist_rule"]
Alignment = Literal["ally", "neutral", "adversary"]


class LabyrinthOptions(TypedDict, total=False):
    """The options of a table: ``Table.new("labyrinth", **options)``."""

    scenario: Scenario
    decks: Literal[1, 2, 3]
    rules: Literal["war_on_terror", "awakening"]
    mini_decks: bool
    campaign: bool


class Phase(TypedDict):
    """Whose cards are played, and which of its two."""

    side: Side
    card: int


class Deck(TypedDict):
    """Which deck is played, of how many, and what is left of it."""

    number: int
    of: int
    cards: int


class Level(TypedDict):
    """Where a track stands, and what that is called."""

    value: int
    level: str


class Troops(TypedDict):
    """Troops on their track, and what that is called."""

    on_track: int
    level: str


class Cells(TypedDict):
    """Cells on their track, and how many may be recruited."""

    on_track: int
    available: int


class OnTrack(TypedDict):
    """How many pieces are on a track."""

    on_track: int


class WorldPosture(TypedDict):
    """The Posture of the world and by how many countries."""

    side: Posture | None
    value: int


class Boxes(TypedDict):
    """The cards in the boxes beside the map."""

    lapsing: list[int]
    first_plot: int | None


class Plots(TypedDict):
    """Plots that are not on the map; ``"hidden"`` ones lie face down."""

    available: list[str]
    resolved: NotRequired[list[str]]
    removed: list[str]
    set_aside: list[str]


class Plot(TypedDict):
    """A plot in a country."""

    plot: str
    backlash: bool


class Victory(TypedDict):
    """The victory tracks."""

    good_resources: int
    islamist_resources: int
    fair_or_good_countries: int
    poor_or_islamist_countries: int
    good_resources_at_the_end: int | None


class Goal(TypedDict):
    """What a side needs to win, and how far it is."""

    side: Side
    id: str
    value: int
    needed: int
    rule: str
    rider: str | None
    at_the_end: bool
    near: bool


class Zone(TypedDict):
    """A part of a track."""

    level: str
    least: int
    most: int


class Track(TypedDict):
    """A track beside the map."""

    side: Side
    id: str
    value: int
    least: int
    most: int
    level: str
    zones: list[Zone]
    counts: str | None


class Ended(TypedDict):
    """How a game ended."""

    winner: Side
    rule: str
    reason: str


class Caliphate(TypedDict):
    """The Caliphate, if it was declared."""

    capital: str | None
    countries: list[str]


class Country(TypedDict):
    """What lies in a country and what it is like; what The Awakening adds is there with its rules alone."""

    kind: Literal["sunni", "shia_mix", "non_muslim", "iran"]
    muslim: bool
    unmarked: bool
    governance: Governance | None
    alignment: Alignment | None
    posture: Posture | None
    resources: int
    sleepers: int
    active: int
    sadr: bool
    troops: int
    nato: bool
    cadre: bool
    aid: int
    besieged: bool
    regime_change: str | None
    plots: list[Plot]
    markers: list[str]
    adjacent: list[str]
    side: NotRequired[str]
    oil: NotRequired[bool]
    awakening: NotRequired[int]
    reaction: NotRequired[int]
    militia: NotRequired[int]
    civil_war: NotRequired[bool]
    caliphate_capital: NotRequired[bool]
    in_caliphate: NotRequired[bool]
    wmd_cache: NotRequired[int]
    polarization: NotRequired[str | None]
    attrition: NotRequired[dict[Side, tuple[int, int]] | None]


class LabyrinthView(TypedDict):
    """A table of Labyrinth as a seat may see it; cards that it may not know are 0."""

    game: Literal["labyrinth"]
    rules: Literal["war_on_terror", "awakening"]
    scenario: Scenario
    turn: int
    step: str
    phase: Phase
    deck: Deck
    prestige: Level
    funding: Level
    us_posture: Posture
    reserves: dict[Side, int]
    events: list[str]
    events_beside: list[str]
    lapsing: list[str]
    first_plot: bool
    boxes: Boxes
    plots: Plots
    wmd: dict[str, int]
    hands: dict[Side, list[int]]
    hand_sizes: dict[Side, int]
    playable: dict[str, bool]
    discard: list[int]
    removed: list[int]
    playing: list[int]
    outcome: Ended | None
    world_posture: WorldPosture
    gwot_penalty: int
    troops: Troops
    cells: Cells
    victory: Victory
    goals: list[Goal]
    tracks: list[Track]
    countries: dict[str, Country]
    facts: NotRequired[str]
    militia: NotRequired[OnTrack]
    awakening: NotRequired[OnTrack]
    reaction: NotRequired[OnTrack]
    extra_cells: NotRequired[int]
    off_map_troops: NotRequired[int]
    caliphate: NotRequired[Caliphate]
    held_back: NotRequired[dict[str, int]]


def labyrinth_view(table: Table, seat: Side | None) -> LabyrinthView:
    """A table of Labyrinth as a seat (None: a spectator) may see it, typed."""
    if table.game.name != "labyrinth":
        raise BadSetup("view-of-another", wanted="labyrinth", title=table.game.name)
    return cast(LabyrinthView, table.view(seat))

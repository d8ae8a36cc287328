"""The state of a game: plain data that copies fast, and questions about it that need no decision."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NamedTuple

from sandtable.core.game import Outcome
from sandtable.core.sharing import restored
from sandtable.labyrinth import markers, traits
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.map import MAP_FIELDS, Map
from sandtable.labyrinth.rules import LOOSE, WAR_ON_TERROR, rules_named
from sandtable.labyrinth.terms import (
    BOX,
    CELLS,
    EXTRA_CELLS,
    FAIR,
    FUNDING_LEVELS,
    FUNDING_MOST,
    GOOD,
    HARD,
    HIDDEN,
    ISLAMIST_RULE,
    JIHADIST,
    LEVEL,
    MILITIA,
    NUMBERED_PLOTS,
    POOR,
    PRESTIGE_LEVELS,
    SOFT,
    TROOPS,
    TROOPS_LEVELS,
    US,
    WMD,
    Posture,
)


class BookSeat(NamedTuple):
    """Who plays a side by the book: the opponent, its level, the rule it follows, and how it differs from a person."""

    opponent: str
    level: str
    rule: str
    traits: tuple[str, ...] = ()


class Debt(NamedTuple):
    """A consequence that rolls or asks, and that is paid when what caused it is done (``debts.py``)."""

    kind: str
    country: str


class Memory(NamedTuple):
    """What events ask about an action phase: where the US Disrupted, what was tested or improved.

    The cards of The Awakening also ask where there were operations and events, and where plots were last resolved: a
    country with two sides goes there by the one that lay up (``nigeria:non_muslim``).
    """

    disrupted: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()
    improved: tuple[str, ...] = ()
    operations: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    plots_resolved_in: tuple[str, ...] = ()
    wmd_resolved_in: tuple[str, ...] = ()


NO_MEMORY: Final = Memory()
"""What is kept of an action phase in which nothing has happened yet."""


class VictoryTracks(NamedTuple):
    """What the victory tracks show (4.7.6)."""

    good_resources: int
    islamist_resources: int
    fair_or_good_countries: int
    poor_or_islamist_countries: int


def _weight(posture: Posture | None) -> int:
    """What a Posture counts in World Posture (4.7.2)."""
    return 0 if posture is None else 1 if posture is HARD else -1


def _world_posture(hard_minus_soft: int) -> tuple[Posture | None, int]:
    """The side and value of World Posture, three at most (4.7.2)."""
    net = max(-3, min(3, hard_minus_soft))
    if net == 0:
        return None, 0
    return (HARD, net) if net > 0 else (SOFT, -net)


CLOSED_BOXES: Final = {"tight": 2, "moderate": 1, "ample": 0}
"""The boxes of the Funding track whose cells cannot be recruited (4.7.4.2)."""

STATE_FIELDS: Final = (
    "rules", "countries", "step", "scenario", "turn", "side", "card", "decks", "deck_number",
    "prestige", "funding", "us_posture", "reserves", "first_plot", "first_plot_card", "markers", "lapsing",
    "lapsing_cards", "available_plots", "resolved_plots", "removed_plots", "set_aside_plots", "wmd", "hands",
    "deck", "stacked", "held_back", "discard", "removed", "playing", "us_holds", "this_phase", "last_phase",
    "books", "known", "owed", "face_down", "unseen_hands", "leftover", "mini_decks", "mini_deck", "off_map_troops",
    "outcome",
)  # fmt: skip
"""All that lies on the table."""
_beside_the_countries: Final = attrgetter(*(name for name in STATE_FIELDS if name != "countries"))
_beside_the_map: Final = tuple(name for name in STATE_FIELDS if name not in MAP_FIELDS)


class State(Map):
    """Everything on the table. ``step`` says which step of the sequence of play comes next (4.7.5)."""

    __slots__ = (*_beside_the_map, "acted", "may_be_won")

    acted: dict[str, tuple[int, int]]
    """Active cells and sleepers that have acted with the card being played, by country (12.4.1); none between cards."""

    def __init__(self, rules: str = WAR_ON_TERROR, *, campaign: bool = False, blank: bool = False) -> None:
        self.may_be_won = True  # people can set a table up so, and nobody has looked yet (2.1)
        if blank:  # to be filled
            return
        self.lay_out(rules_named(rules, campaign=campaign))
        self.step, self.first_plot, self.acted = "set_up", False, {}
        self.scenario: str | None = None
        self.turn, self.side, self.card, self.us_holds = 1, JIHADIST, 1, False
        self.decks, self.deck_number, self.prestige, self.funding, self.us_posture = 1, 1, 7, 5, HARD
        self.reserves = {US: 0, JIHADIST: 0}
        self.first_plot_card: int | None = None
        self.lapsing: list[str] = []
        self.lapsing_cards: list[int] = []
        self.available_plots: list[int] = sorted(NUMBERED_PLOTS)
        self.resolved_plots: list[int] = []
        """Numbered plots that were used this turn (11.3.2)."""
        self.removed_plots: list[int] = []
        self.set_aside_plots: list[int] = []
        self.wmd = dict(self.rules.wmd)
        """WMD markers by the box or country whose arsenal they are in (4.7.8.1)."""
        self.hands: dict[str, list[int]] = {US: [], JIHADIST: []}
        self.deck: list[int] = []
        """The cards of the draw deck, in no order: a card is drawn by chance when it is drawn."""
        self.stacked: list[int] = []
        """Cards known to lie on top of the draw deck, the top one first (from a position)."""
        self.held_back: dict[int, int] = {}
        """Cards of the draw deck that lie in its middle, and how many cards must be drawn before each can be."""
        self.off_map_troops = 0
        """Troops in the Off-Map box (11.3.4)."""
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.playing: list[int] = []
        """Cards being played at this moment."""
        self.this_phase = self.last_phase = NO_MEMORY
        self.books: dict[str, BookSeat] = {}
        """Who plays by the book, by side; a side that is not here is a person's or an agent's."""
        self.known: dict[str, tuple[int, ...]] = {US: (), JIHADIST: ()}
        """Cards in the other side's hand that each side has seen, and so knows to be there (5.3.2)."""
        self.owed: tuple[Debt, ...] = ()
        """Consequences yet to be carried out; nothing is owed between two steps."""
        self.face_down = False
        """Whether the opponent's cards and plots are real ones lying face down, unknown until turned over."""
        self.unseen_hands: tuple[str, ...] = ()
        """The people whose cards are real ones that they keep to themselves, unknown until they name them."""
        self.leftover: list[int] = []
        """Cards of an earlier deck that can only be among those that nobody has seen (5.3.1)."""
        self.mini_decks, self.mini_deck = False, 0
        """Which of the three mini-decks is drawn from next (9.2)."""
        self.outcome: Outcome | None = None

    def copy(self) -> State:
        """An independent copy."""
        new = State(blank=True)
        new.lay_out_like(self)
        new.may_be_won = self.may_be_won
        new.acted = self.acted.copy()
        new.step = self.step
        new.scenario = self.scenario
        new.turn = self.turn
        new.side = self.side
        new.card = self.card
        new.decks = self.decks
        new.deck_number = self.deck_number
        new.prestige = self.prestige
        new.funding = self.funding
        new.us_posture = self.us_posture
        new.reserves = self.reserves.copy()
        new.first_plot = self.first_plot
        new.first_plot_card = self.first_plot_card
        new.lapsing = self.lapsing[:]
        new.lapsing_cards = self.lapsing_cards[:]
        new.available_plots = self.available_plots[:]
        new.resolved_plots = self.resolved_plots[:]
        new.removed_plots = self.removed_plots[:]
        new.set_aside_plots = self.set_aside_plots[:]
        new.wmd = self.wmd.copy()
        new.hands = {US: self.hands[US][:], JIHADIST: self.hands[JIHADIST][:]}
        new.deck = self.deck[:]
        new.stacked = self.stacked[:]
        new.held_back = self.held_back.copy()
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.playing = self.playing[:]
        new.us_holds = self.us_holds
        new.this_phase = self.this_phase
        new.last_phase = self.last_phase
        new.books = self.books
        new.known = self.known.copy()
        new.owed = self.owed
        new.face_down = self.face_down
        new.unseen_hands = self.unseen_hands
        new.leftover = self.leftover[:]
        new.mini_decks = self.mini_decks
        new.mini_deck = self.mini_deck
        new.off_map_troops = self.off_map_troops
        new.outcome = self.outcome
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or _beside_the_countries(self) != _beside_the_countries(other):
            return False
        return self.has_countries_like(other)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (State, self.rules.name, {name: getattr(self, name) for name in STATE_FIELDS})

    # -- who plays

    def has_pile(self, side: str) -> bool:
        """Whether the cards of a side lie in a pile, face down, as those of a book opponent do (9.2)."""
        return side in self.books

    def is_person(self, side: str) -> bool:
        """Whether a side is played by somebody who chooses, and not by the book."""
        return side not in self.books

    def differs(self, side: str, trait: str) -> bool:
        """Whether a side is played by a book opponent that differs from a person in this (``traits.py``)."""
        seat = self.books.get(side)
        return seat is not None and trait in seat.traits

    @property
    def plots_lie_open(self) -> bool:
        """Whether everybody sees what the plots are, as against the US bot (13.3.3)."""
        return self.differs(US, traits.OPEN_PLOTS)

    # -- tracks (4.7)

    @property
    def prestige_level(self) -> str:
        """Low, Medium, High or Very High (4.7.1, tables.prestige)."""
        return PRESTIGE_LEVELS[(self.prestige - 1) // LEVEL]

    @property
    def funding_level(self) -> str:
        """Tight, Moderate or Ample (4.7.4.1, tables.funding)."""
        return FUNDING_LEVELS[(self.funding - 1) // LEVEL]

    @property
    def troops_on_track(self) -> int:
        """Troop cubes neither on the map (4.6.2) nor in the Off-Map box (11.3.4)."""
        return TROOPS - self.off_map_troops - sum([country.cubes for country in self.in_sight_occupied()])

    @property
    def militia_on_track(self) -> int:
        """Militia not on the map (11.2.9)."""
        return MILITIA - sum([country.militia for country in self.in_sight_occupied()])

    def unrest_markers(self, kind: str) -> int:
        """How many Awakening or Reaction markers lie on the map: two in a country are one on its back (11.2.9)."""
        return sum([(getattr(country, kind) + 1) // 2 for country in self.in_sight_muslim()])

    @property
    def troops_level(self) -> str:
        """The right-most box with fewer than five cubes (4.7.3, tables.troops)."""
        return TROOPS_LEVELS[min(self.troops_on_track // BOX, len(TROOPS_LEVELS) - 1)]

    @property
    def cells_on_map(self) -> int:
        """Cells in countries; Sadr is not one of them."""
        return sum([country.sleepers + country.active for country in self.in_sight_occupied()])

    @property
    def cells_on_track(self) -> int:
        """Cells not on the map (4.6.2), of the fifteen; extra ones are the last to enter (11.3.7)."""
        return max(0, CELLS - self.cells_on_map)

    @property
    def extra_cells(self) -> int:
        """Cells beside the Funding track: three while Training Camps stands, five in the Caliphate (11.3.7)."""
        if not self.rules.extra_cells:
            return 0
        host = next((country for country in self.in_sight_muslim() if markers.TRAINING_CAMPS in country.markers), None)
        if host is None:
            return 0
        most = self.rules.extra_cells if host.in_caliphate else EXTRA_CELLS
        return max(0, most - max(0, self.cells_on_map - CELLS))

    @property
    def cells_to_place(self) -> int:
        """Cells that an event can place, whatever the Funding (4.7.4.2, 11.3.7)."""
        return self.cells_on_track + self.extra_cells

    @property
    def available_cells(self) -> int:
        """Cells that Funding makes Available for Recruit (4.7.4.2); extra ones only at its highest (11.3.7)."""
        closed_boxes = CLOSED_BOXES[self.funding_level]
        extra = self.extra_cells if self.funding == FUNDING_MOST else 0
        return max(0, self.cells_on_track - closed_boxes * BOX) + extra

    @property
    def hard_minus_soft(self) -> int:
        """Hard less Soft Postures outside the US, Israel among the Hard (4.7.2)."""
        net = 0
        for country in self.in_sight():
            net += _weight(country.posture)
        return net

    @property
    def world_posture(self) -> tuple[Posture | None, int]:
        """The side and value of World Posture (4.7.2)."""
        return _world_posture(self.hard_minus_soft)

    @property
    def gwot_penalty(self) -> int:
        """The GWOT Relations Penalty (4.7.2.1)."""
        return self._penalty(self.hard_minus_soft)

    def gwot_penalty_with(self, country: Country, posture: Posture) -> int:
        """The GWOT Relations Penalty if a country took this Posture."""
        return self._penalty(self.hard_minus_soft - _weight(country.posture) + _weight(posture))

    def _penalty(self, hard_minus_soft: int) -> int:
        side, value = _world_posture(hard_minus_soft)
        return value if side is not None and side != self.us_posture else 0

    # -- victory tracks (4.7.6)

    def resources(self, country: Country) -> int:
        """Printed Resources, plus one for each Oil Price Spike if the country exports oil (4.2.5, 4.2.6)."""
        space = country.space
        return space.resources + self.lapsing.count("oil_price_spike") if self.exports_oil(country) else space.resources

    def exports_oil(self, country: Country) -> bool:
        """Whether it is an Oil Exporter; Iran is not under the Jihadist Trade Embargo (4.2.6, card 232)."""
        return country.space.oil and (country.id != "iran" or "trade_embargo_jihadist" not in self.markers)

    def victory_tracks(self) -> VictoryTracks:
        """What the victory tracks show: all four, for whoever asks for one soon asks for another."""
        good = islamist = fair_or_good = poor_or_islamist = 0
        for country in self.in_sight_muslim():
            level = country.governance
            if level is POOR:
                poor_or_islamist += 1
            elif level is FAIR:
                fair_or_good += 1
            elif level is GOOD:
                fair_or_good += 1
                good += self.resources(country)
            elif level is ISLAMIST_RULE:
                poor_or_islamist += 1
                islamist += self.resources(country)
            if country.capital:  # 11.3.8
                islamist += 1
        return VictoryTracks(good, islamist, fair_or_good, poor_or_islamist)

    @property
    def good_resources(self) -> int:
        """Resources under Good Governance."""
        return self.victory_tracks().good_resources

    @property
    def islamist_resources(self) -> int:
        """Resources under Islamist Rule, and one more while the Caliphate Capital stands (11.3.8)."""
        return self.victory_tracks().islamist_resources

    @property
    def fair_or_good_countries(self) -> int:
        """Muslim countries at Fair or Good."""
        return self.victory_tracks().fair_or_good_countries

    @property
    def poor_or_islamist_countries(self) -> int:
        """Muslim countries at Poor or under Islamist Rule."""
        return self.victory_tracks().poor_or_islamist_countries

    # -- markers and cards

    def in_play(self, marker: str) -> bool:
        """Whether a lingering event is in effect (6.2.7)."""
        return marker in self.markers

    def in_effect(self, event: str) -> bool:
        """Whether a lapsing event is in effect this turn (6.2.7)."""
        return event in self.lapsing

    @property
    def deck_size(self) -> int:
        """Cards left to draw, which is open information (5.3.2)."""
        return len(self.deck) + len(self.stacked) + len(self.leftover) - self.face_down_cards

    @property
    def face_down_cards(self) -> int:
        """Cards in hands whose faces nobody has seen yet; each is still counted among those it could be."""
        return sum(hand.count(HIDDEN) for hand in self.hands.values())

    def lies_unseen(self, side: str) -> bool:
        """Whether the cards that a side draws are real ones, unknown until they are turned over or named."""
        return self.face_down if self.has_pile(side) else side in self.unseen_hands

    @property
    def boxed_cards(self) -> list[int]:
        """The cards in the Lapsing boxes and the 1st Plot box (4.7.7)."""
        return self.lapsing_cards + ([] if self.first_plot_card is None else [self.first_plot_card])

    @property
    def available_kinds(self) -> list[int]:
        """The kinds of plots among those that are Available (4.7.8)."""
        return sorted(set(self.available_plots))

    @property
    def wmd_loose(self) -> int:
        """WMD markers in nobody's arsenal (4.7.8.1)."""
        return self.wmd.get(LOOSE, 0)

    @property
    def wmd_about(self) -> bool:
        """Whether the Jihadist side has any WMD marker Available or placed."""
        placed = (plot.kind for country in self.in_sight_occupied() for plot in country.plots)
        return WMD in self.available_plots or WMD in placed

    @property
    def plots_left(self) -> int:
        """Plots in the Available Plots box; of those placed unseen only the number is known."""
        unseen = sum(plot.kind == HIDDEN for country in self.in_sight_occupied() for plot in country.plots)
        return len(self.available_plots) - unseen

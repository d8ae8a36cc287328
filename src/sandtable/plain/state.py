"""The state of a game: plain data that copies fast, and questions about it that need no decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sandtable.core.game import Outcome
from sandtable.core.sharing import Sharing, restored
from sandtable.plain.cards import DECK, Changes
from sandtable.plain.changes import Change
from sandtable.plain.map import AFGHAN, AREAS, BESIDE, LOCS, NOT_LOC, PLACES
from sandtable.plain.space import Space, contents
from sandtable.plain.terms import (
    AFGHAN_POPULATION,
    BACKING,
    BASE,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    FACTIONS,
    FORCES,
    OPPOSITION,
    PROPAGANDA,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR_MARKERS,
    TOLERANCE,
    UNCONTROLLED,
    WARLORDS,
    WITH_RESOURCES,
)
from sandtable.plain.under_way import Action, Event, Phase

C = TypeVar("C", bound=Change)
_Some: TypeAlias = "Callable[[Sequence[Space]], tuple[Space, ...]]"
_LOCS: Final[_Some] = itemgetter(*(PLACES[id] for id in LOCS))
_AFGHAN: Final[_Some] = itemgetter(*(PLACES[id] for id in AFGHAN))
_NOT_LOC: Final[_Some] = itemgetter(*(PLACES[id] for id in NOT_LOC))


class Pile(NamedTuple):
    """A pile of the deck that is not used up: how many events are left in it, and whether a Propaganda card is."""

    events: int
    propaganda: bool

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.events + self.propaganda


class Board(NamedTuple):
    """The map and the tracks at one moment, to come back to; nothing in it changes, and nothing in it is hidden."""

    spaces: Mapping[str, tuple[Any, ...]]
    available: tuple[int, ...]
    casualties: tuple[int, ...]
    out_of_play: tuple[int, ...]
    resources: Mapping[str, int]
    tracks: tuple[int, int, int, bool, int, bool]


STATE_FIELDS: Final = (
    "spaces", "available", "casualties", "out_of_play", "resources", "aid", "patronage", "box", "hard",
    "returnees_left", "scenario", "card", "next", "pool", "piles", "stacked", "played", "removed", "capabilities",
    "momentum", "elders", "elders_used", "step", "eligible", "acted", "asked", "spent", "under_way",
    "event", "shifted", "phase", "stay_eligible", "ineligible_next", "executing", "redeploying", "books", "options",
    "deception", "agendas", "outcome", "deck",
)  # fmt: skip
_beside_the_map: Final = attrgetter(*STATE_FIELDS[1:])


class State(Sharing[Space]):
    """A whole game.

    Whatever hands a space out (``s["kabul"]``, ``spaces``, ``where``) hands out this table's own, to be held and
    written to; what is in sight (``in_sight``, ``afghan``, ``neighbours``) is to be looked at there and then, for other
    tables share it.
    """

    __slots__ = (*STATE_FIELDS[1:], "_by_id", "_changes")

    _by_id: dict[str, Space] | None
    """All the spaces by id, once they are all own."""
    _changes: Changes | None
    """What capabilities and Momentum change in the rules, once somebody has asked."""

    def __init__(self, *, blank: bool = False) -> None:
        self._changes = None
        if blank:  # to be filled
            return
        self.spaces = {id: Space(area) for id, area in AREAS.items()}
        self.available = list(FORCES)
        """Available pieces; Guerrillas are counted as Underground ones (1.4.1a)."""
        self.casualties = [0, 0]
        """Coalition Bases and Troops in the Casualties box (3.3.3f)."""
        self.out_of_play = [0, 0]
        """Coalition Bases and Troops that have left the game (6.6a)."""
        self.resources = dict.fromkeys(WITH_RESOURCES, 0)
        self.aid = 0
        self.patronage = 0
        self.box = TOLERANCE
        """Where Islamabad stands, 0 to 4 (6.6.1)."""
        self.hard = False
        self.returnees_left = 6
        # cards
        self.deck = DECK
        self.scenario: str | None = None
        self.card: int | None = None
        self.next: int | None = None
        self.pool: list[int] = []
        """Events that nobody has seen, in no order; those beyond what the piles hold never come up."""
        self.piles: list[Pile] = []
        self.stacked: list[int] = []
        """Cards whose order is known, top first; they come before those of the piles."""
        self.played: list[int] = []
        """Played cards, the oldest first, without the one that is being played."""
        self.removed: list[int] = []
        self.capabilities: dict[str, str] = {}
        self.momentum: list[str] = []
        """Momentum in force, as ``title:text``."""
        self.elders: str | None = None
        """The faction on the Tribal Elders marker (5.4)."""
        self.elders_used = False
        self._begin()
        # options and the end
        self.books: dict[str, str] = {}
        """The factions without a player, and which opponent of the rule book runs each (8.0)."""
        self.options: dict[str, Any] = {}
        self.deception: dict[str, list[str]] = {}
        """The secret markers of each faction, by what they are; those that were shown are gone (7.3-opt)."""
        self.agendas: dict[str, int] = {}
        """Hidden Agendas that were shown."""
        self.outcome: Outcome | None = None

    def _begin(self) -> None:
        """The sequence of play before it begins."""
        self.step = ""
        self.eligible: set[str] = set(FACTIONS)
        self.acted: dict[str, str] = {}
        """What factions have done with this card, in order (2.3.4)."""
        self.asked: list[str] = []
        """Whom the acting faction has asked for a gift in its turn (1.5.1b)."""
        self.spent: list[str] = []
        """What it has used up in its turn: operations that had no space after all (3.1a), a Hidden Asset (7.3-opt)."""
        self.under_way: Action | None = None
        """The operation or free action that is executed now, and what it has done so far."""
        self.event: Event | None = None
        """The event that is carried out now, and what it has done so far."""
        self.shifted: list[str] = []
        """Provinces whose level has just changed, while the Tribal Elders watch (card 45)."""
        self.phase: Phase | None = None
        """How far the phase of a Propaganda round has come, where it takes several steps."""
        self.stay_eligible: set[str] = set()
        self.ineligible_next: set[str] = set()
        self.executing: str | None = None
        """Who carries out an event by hand."""
        self.redeploying = False
        """Control is not adjusted now (6.5)."""

    def copy(self) -> State:
        """An independent copy."""
        new = State(blank=True)
        new.hold_like(self)
        new._by_id = None
        new.deck = self.deck
        new._changes = self._changes
        new.available = self.available[:]
        new.casualties = self.casualties[:]
        new.out_of_play = self.out_of_play[:]
        new.resources = self.resources.copy()
        new.aid = self.aid
        new.patronage = self.patronage
        new.box = self.box
        new.hard = self.hard
        new.returnees_left = self.returnees_left
        new.scenario = self.scenario
        new.card = self.card
        new.next = self.next
        new.pool = self.pool[:]
        new.piles = self.piles[:]
        new.stacked = self.stacked[:]
        new.played = self.played[:]
        new.removed = self.removed[:]
        new.capabilities = self.capabilities.copy()
        new.momentum = self.momentum[:]
        new.elders = self.elders
        new.elders_used = self.elders_used
        new.step = self.step
        new.eligible = self.eligible.copy()
        new.acted = self.acted.copy()
        new.asked = self.asked[:]
        new.spent = self.spent[:]
        new.under_way = None if self.under_way is None else self.under_way.copy()
        new.event = None if self.event is None else self.event.copy()
        new.shifted = self.shifted[:]
        new.phase = None if self.phase is None else self.phase.copy()
        new.stay_eligible = self.stay_eligible.copy()
        new.ineligible_next = self.ineligible_next.copy()
        new.executing = self.executing
        new.redeploying = self.redeploying
        new.books = self.books
        new.options = self.options
        new.deception = {seat: markers[:] for seat, markers in self.deception.items()}
        new.agendas = self.agendas.copy()
        new.outcome = self.outcome
        return new

    def board(self) -> Board:
        """The map and the tracks as they are now."""
        return Board(
            {space.id: space.lies() for space in self.in_sight()},
            tuple(self.available),
            tuple(self.casualties),
            tuple(self.out_of_play),
            self.resources.copy(),
            (self.aid, self.patronage, self.box, self.hard, self.returnees_left, self.elders_used),
        )

    def lay_out(self, board: Board) -> None:
        """The map and the tracks are as they were."""
        for space in self.where(lambda space: space.lies() != board.spaces[space.id]):
            self.changed(space)
            lies = board.spaces[space.id]
            space.count = list(lies[0])
            space.level, space.terror, space.sabotage, space.returnees, space.control = lies[1:]
        self.available = list(board.available)
        self.casualties = list(board.casualties)
        self.out_of_play = list(board.out_of_play)
        self.resources = dict(board.resources)
        self.aid, self.patronage, self.box, self.hard, self.returnees_left, self.elders_used = board.tracks

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or _beside_the_map(self) != _beside_the_map(other):
            return False
        return not self.differing(other.kept())

    def __reduce__(self) -> tuple[object, ...]:
        fields = {name: getattr(self, name) for name in STATE_FIELDS[1:]}
        return restored, (
            _blank,
            None,
            {"spaces": {space.id: space for space in self.kept()}, **fields},
        )

    # -- who plays (8.0)

    def is_nonplayer(self, faction: str) -> bool:
        """Whether nobody but the rule book plays a faction."""
        return faction in self.books

    # -- spaces

    @property
    def spaces(self) -> Mapping[str, Space]:
        """All the spaces by id, in the order of the map's data."""
        return self._by_id or self._all_by_id()

    @spaces.setter
    def spaces(self, spaces: Mapping[str, Space]) -> None:
        self.hold(spaces.values(), PLACES)
        self._by_id = None

    def _all_by_id(self) -> dict[str, Space]:
        self._by_id = {space.id: space for space in self.all_own()}
        return self._by_id

    def are_alike(self, one: Space, other: Space) -> bool:
        """Whether the same lies in both."""
        return bool(contents(one) == contents(other))

    def where(self, holds: Callable[[Space], Any]) -> list[Space]:
        """The spaces for which something holds."""
        return self.handed_out([space for space in self.in_sight() if holds(space)])

    def locs(self) -> tuple[Space, ...]:
        """The Lines of Communication, in sight."""
        return _LOCS(self.in_sight())

    def afghan(self) -> tuple[Space, ...]:
        """Kabul and the Afghan Provinces, in sight."""
        return _AFGHAN(self.in_sight())

    def not_locs(self) -> tuple[Space, ...]:
        """All Provinces, those of Pakistan too, and Kabul, in sight."""
        return _NOT_LOC(self.in_sight())

    def neighbours(self, space: Space) -> Iterator[Space]:
        """The adjacent spaces (1.3.6), in sight."""
        return map(self.in_sight().__getitem__, BESIDE[space.id])

    def on_map(self, piece: int) -> int:
        """How many of a piece that has one state are on the map: all that are nowhere else (1.4)."""
        elsewhere = self.available[piece]
        if piece <= COALITION_TROOPS:
            elsewhere += self.casualties[piece] + self.out_of_play[piece]
        return FORCES[piece] - elsewhere

    def bases_on_map(self, faction: str) -> int:
        """A faction's Bases on the map."""
        return self.on_map(BASE[faction])

    @property
    def markers_used(self) -> int:
        """Terror and Sabotage markers on the map (3.3.4c)."""
        return sum([space.terror + space.sabotage for space in self.in_sight()])

    @property
    def marker_left(self) -> bool:
        """Whether a Terror or Sabotage marker is left to place (3.3.4c)."""
        return self.markers_used < TERROR_MARKERS

    # -- totals (1.9)

    @property
    def support_and_available(self) -> int:
        """Population at Support plus Available Coalition pieces (1.9a)."""
        at_support = sum(space.pop for space in self.afghan() if space.level == SUPPORT)
        return at_support + self.available[COALITION_BASE] + self.available[COALITION_TROOPS]

    @property
    def opposition_and_bases(self) -> int:
        """Population at Opposition plus Taliban Bases on the map (1.9b)."""
        at_opposition = sum(space.pop for space in self.afghan() if space.level == OPPOSITION)
        return at_opposition + self.bases_on_map(TALIBAN)

    @property
    def coin_and_patronage(self) -> int:
        """Population under COIN Control plus Patronage (1.9c)."""
        return sum(space.pop for space in self.afghan() if space.control == COIN) + self.patronage

    @property
    def uncontrolled(self) -> int:
        """Afghan Population that nobody controls (1.9d)."""
        controlled = sum(space.pop for space in self.afghan() if space.control != UNCONTROLLED)
        return AFGHAN_POPULATION + sum(space.returnees for space in self.afghan()) - controlled

    # -- cards and what lasts

    @property
    def cards_left(self) -> int:
        """How many cards lie under the one that shows (2.2a: open)."""
        return len(self.stacked) + sum(pile.size for pile in self.piles)

    @property
    def propaganda_done(self) -> int:
        """Propaganda cards played before the current card."""
        return self.played.count(PROPAGANDA)

    @property
    def propaganda_to_come(self) -> int:
        """Propaganda cards that are still to be played after the current card."""
        return (self.next == PROPAGANDA) + self.stacked.count(PROPAGANDA) + sum(pile.propaganda for pile in self.piles)

    @property
    def is_final_event_card(self) -> bool:
        """The last event card before the final Propaganda card (2.3.8), where the next card is seen."""
        return (
            self.next == PROPAGANDA
            and self.propaganda_to_come == 1
            and not self.options.get("hidden_next")
            and not self.options.get("sudden_propaganda")
        )

    def in_force(self, kind: type[C]) -> tuple[C, ...]:
        """What capabilities and Momentum in force change in the rules in this way (5.3, 5.4)."""
        changes = self._changes
        if changes is None:
            texts = [f"{name}:{text}" for name, text in self.capabilities.items()]
            changes = self._changes = self.deck.changes((*texts, *self.momentum))
        found: Any = changes.get(kind, ())
        return found  # type: ignore[no-any-return]

    def now_in_force(self) -> None:
        """Something has come into force, or ended."""
        self._changes = None

    @property
    def pakistan_is_free(self) -> bool:
        """Whether Taliban Rally in Pakistan, and March to or from it, cost nothing (6.6.1d)."""
        return self.box >= BACKING

    @property
    def warlords_resources(self) -> int:
        """The Warlords' Resources."""
        return self.resources[WARLORDS]

    @property
    def taliban_bases(self) -> int:
        """Taliban Bases on the map."""
        return self.on_map(TALIBAN_BASE)


def _blank(nothing: None) -> State:
    return State(blank=True)

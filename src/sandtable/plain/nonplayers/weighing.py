"""What an event would do in a space, weighed by a Non-player: pieces that come and go, opinion that shifts (8.4.4c)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.plain.declared import Remove, RemoveShare
from sandtable.plain.effects.prospects import Prospect
from sandtable.plain.nonplayers.guidelines import next_cube, players_first
from sandtable.plain.play import Play
from sandtable.plain.selecting import pieces_named
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    BASES,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    OWNER,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    UNDERGROUND,
    WARLORD_ACTIVE,
    WARLORD_BASE,
)
from sandtable.plain.under_way import Event


class Weighing:
    """An event from where it stands, for the faction that decides."""

    def __init__(self, g: Play, faction: str, whose: Sequence[str]) -> None:
        assert g.s.event is not None
        self.s: State = g.s
        self.event: Event = g.s.event
        self.faction = faction
        self.whose = whose
        """Whose pieces go first."""
        self._prospects: dict[str, Prospect] = {}
        """What was found out before, by space: several rows ask for it."""
        self._ahead = self.event.ahead

    @property
    def gives_up(self) -> bool:
        """Whether the effect takes pieces of the faction that decides it."""
        effect = self.event.effect
        if not isinstance(effect, Remove | RemoveShare):
            return False
        return all(OWNER[piece] == self.faction for piece in pieces_named(effect.pieces, self.event.picks))

    def prospect(self, space: Space) -> Prospect:
        """What the event would do in a space."""
        found = self._prospects.get(space.id)
        if found is None:
            found = self._prospects[space.id] = Prospect(self.s, self.event, space, self.first_of, self._ahead)
        return found

    # -- which piece goes first (8.1.2a-c)

    def owners(self, kinds: Sequence[int]) -> list[str]:
        """Whose pieces go: as the instruction says, else players' before others', own ones last."""
        owners = list(dict.fromkeys(OWNER[piece] for piece in kinds))
        named = [faction for faction in self.whose if faction in owners]
        if named:
            return named[:1]
        enemies = [faction for faction in owners if faction != self.faction] or owners
        return players_first(self.s, enemies)

    def first_of(self, kinds: Sequence[int], taken: int, owner: str | None = None) -> int:
        """The piece that goes: Bases, Underground ones, Police and Troops in turn; of one's own the other way."""
        whose = owner or self.owners(kinds)[0]
        own = whose == self.faction
        kinds = [piece for piece in kinds if OWNER[piece] == whose]
        bases = [piece for piece in kinds if piece in BASES]
        rest = [piece for piece in kinds if piece not in BASES]
        if bases and not (own and rest):
            return bases[0]
        cubes = [piece for piece in rest if piece in GOVERNMENT_CUBES]
        if cubes:
            return next_cube(cubes, taken)
        hidden = [piece for piece in rest if piece in UNDERGROUND.values()]
        shown = [piece for piece in rest if piece in ACTIVE.values()]
        return next(iter((shown + hidden) if own else (hidden + shown)), rest[0])

    def first_placed(self, space: Space, kinds: Sequence[int], taken: int) -> int:
        """The piece that is placed: a Base, but no second one of the Government; cubes in turn (8.1.2c)."""
        for piece in kinds:
            if piece in BASES and not (piece == GOVERNMENT_BASE and space.count[GOVERNMENT_BASE]):
                return piece
        cubes = [piece for piece in kinds if piece in GOVERNMENT_CUBES]
        return next_cube(cubes, taken) if cubes else kinds[-1]

    # -- what counts (8.4.4c)

    def changes(self, space: Space) -> list[tuple[int, int]]:
        """The pieces that come (+) and go (-) in a space."""
        return self.prospect(space).changes

    def bases(self, space: Space) -> int:
        """The Bases that are placed, removed or replaced."""
        return sum(abs(by) for piece, by in self.changes(space) if piece in BASES)

    def others(self, space: Space) -> int:
        """The other pieces that are placed, removed or replaced."""
        return sum(abs(by) for piece, by in self.changes(space) if piece not in BASES)

    def shift(self, space: Space) -> int:
        """How much Population changes its mind."""
        return self.prospect(space).swayed

    def raid(self, space: Space) -> tuple[int, int, int]:
        """What a free Assault would remove: Taliban Bases, then Taliban Guerrillas, then Warlords pieces."""
        gone = self.prospect(space).assaulted
        return gone[TALIBAN_BASE], gone[TALIBAN_ACTIVE], gone[WARLORD_ACTIVE] + gone[WARLORD_BASE]

"""What the rest of an event would do in a space: the pieces that come and go, and how far opinion shifts (8.4.4c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.plain.cards import Step
from sandtable.plain.effects import ANY, Event
from sandtable.plain.nonplayers.assaults import removed
from sandtable.plain.nonplayers.guidelines import players_first
from sandtable.plain.operations.assault import strength, takes_bases
from sandtable.plain.pieces import may_be, room
from sandtable.plain.play import Play
from sandtable.plain.selecting import in_state, in_stock, pieces_named
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ACTIVE,
    ASSAULT,
    BASES,
    COALITION,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    INSURGENTS,
    LEVEL,
    OWNER,
    PIECES,
    STOCK,
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action


class Outlook:
    """An event from where it stands, for the faction that decides."""

    def __init__(self, g: Play, faction: str, whose: Sequence[str]) -> None:
        assert g.event is not None
        self.s: State = g.s
        self.event: Event = g.event
        self.faction = faction
        self.whose = whose
        """Whose pieces go first."""
        self._ahead = list(self._steps())
        self._changes: dict[str, list[tuple[int, int]]] = {}
        """What was found out before, by space: several rows ask for it."""

    @property
    def gives_up(self) -> bool:
        """Whether the step takes pieces of the faction that decides it."""
        step = self.event.step
        if step["do"] != "remove":
            return False
        return all(OWNER[piece] == self.faction for piece in pieces_named(step["pieces"], self.event.picks))

    # -- the steps ahead

    def _steps(self) -> Iterator[Step]:
        """The step under way, and those after it that work where it picks spaces."""
        step = self.event.step
        yield step
        if step["do"] == "pick":
            steps = self.event.card.texts[self.event.text]
            for later in steps[next(n for n, each in enumerate(steps) if each is step) + 1 :]:
                if later.get("where", {}).get("picked"):
                    yield later

    def _most(self, step: Step, space: Space) -> int:
        """How many pieces a step can still work on in a space."""
        bounds = self.event.bounds
        if bounds is not None and step is self.event.step:
            return min(bounds.left, bounds.per_space - bounds.done[space.id])
        n = step.get("n", ANY)
        return min(n if isinstance(n, int) else ANY, int(step.get("per_space", ANY)))

    def changes(self, space: Space) -> list[tuple[int, int]]:
        """The pieces that come (+) and go (-) in a space."""
        found = self._changes.get(space.id)
        if found is None:
            found = self._changes[space.id] = self._changed(space)
        return found

    def _changed(self, space: Space) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for step in self._ahead:
            if step["do"] == "place":
                found += self._placed(step, space)
            elif step["do"] in ("remove", "replace"):
                found += self._removed(step, space)
            elif step["do"] == "odd" and step["name"] == "contractor_surge":
                found += [(1, -1), (GOVERNMENT_POLICE, min(1, self.s.available[GOVERNMENT_POLICE]))]
        return found

    def _limit(self, step: Step, piece: int) -> int:
        bounds = self.event.bounds
        most: int = step["max"].get(PIECES[piece], ANY) if "max" in step else ANY
        return most - bounds.kinds[piece] if bounds is not None and step is self.event.step else most

    def _placed(self, step: Step, space: Space) -> list[tuple[int, int]]:
        left = self._most(step, space)
        found = []
        kinds = in_stock(pieces_named(step["pieces"], self.event.picks))
        for piece in sorted(kinds, key=lambda each: each not in BASES):
            if not may_be(space, piece):
                continue
            count = min(left, self.s.available[STOCK[piece]], room(space, piece), self._limit(step, piece))
            if count > 0:
                found.append((piece, count))
                left -= count
        return found

    def _removed(self, step: Step, space: Space) -> list[tuple[int, int]]:
        wanted = in_state(pieces_named(step["pieces"], self.event.picks), step.get("state"))
        there = [piece for piece in wanted if space.count[piece]]
        n = step.get("n")
        total = sum(space.count[piece] for piece in there)
        left = self._most(step, space)
        if n in ("third", "half"):
            left = (total + 1) // 2 if n == "half" else max(1, total // 3)
        count = space.count[:]
        gone: list[tuple[int, int]] = []
        while left > 0:
            kinds = [piece for piece in there if count[piece] and not self._guarded(step, count, piece)]
            kinds = [
                piece for piece in kinds if sum(-by for each, by in gone if each == piece) < self._limit(step, piece)
            ]
            if not kinds:
                break
            piece = self.first_of(kinds, len(gone))
            count[piece] -= 1
            gone.append((piece, -1))
            left -= 1
        if step["do"] == "replace":
            by = in_stock(pieces_named(step["with"], self.event.picks))[0]
            more = min(len(gone), self.s.available[STOCK[by]])
            gone += [(by, more)] if more else []
        return gone

    def _guarded(self, step: Step, count: Sequence[int], piece: int) -> bool:
        if piece not in BASES or not step.get("bases_last"):
            return False
        return any(count[guard] for guard in GUERRILLAS.get(OWNER[piece], GOVERNMENT_CUBES))

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
            turn = GOVERNMENT_POLICE if taken % 2 == 0 else GOVERNMENT_TROOPS
            return turn if turn in cubes else cubes[0]
        hidden = [piece for piece in rest if piece in UNDERGROUND.values()]
        shown = [piece for piece in rest if piece in ACTIVE.values()]
        return next(iter((shown + hidden) if own else (hidden + shown)), rest[0])

    def first_placed(self, space: Space, kinds: Sequence[int], taken: int) -> int:
        """The piece that is placed: a Base, but no second one of the Government; cubes in turn (8.1.2c)."""
        for piece in kinds:
            if piece in BASES and not (piece == GOVERNMENT_BASE and space.count[GOVERNMENT_BASE]):
                return piece
        cubes = [piece for piece in kinds if piece in GOVERNMENT_CUBES]
        if cubes:
            turn = GOVERNMENT_POLICE if taken % 2 == 0 else GOVERNMENT_TROOPS
            return turn if turn in cubes else cubes[0]
        return kinds[-1]

    # -- what counts (8.4.4c)

    def bases(self, space: Space) -> int:
        """The Bases that are placed, removed or replaced."""
        return sum(abs(by) for piece, by in self.changes(space) if piece in BASES)

    def others(self, space: Space) -> int:
        """The other pieces that are placed, removed or replaced."""
        if self.event.step["do"] == "odd" and self.event.step["name"] == "desertions":
            whose = next(faction for faction in (*self.whose, *INSURGENTS) if space.guerrillas(faction) > 1)
            return space.guerrillas(whose) // 2
        return sum(abs(by) for piece, by in self.changes(space) if piece not in BASES)

    def shift(self, space: Space) -> int:
        """How much Population changes its mind."""
        total = 0
        if not space.has_opinion:
            return total
        for step in self._ahead:
            if step["do"] == "shift":
                way = 1 if step["toward"] == "support" else -1
                total += space.pop * min(step["levels"], abs(way - space.level))
            elif step["do"] == "set":
                total += space.pop * abs(LEVEL[step["level"]] - space.level)
        return total

    def raid(self, space: Space) -> int:
        """How much a Sweep in place and an Assault would remove: Taliban Bases, then Taliban, then Warlords pieces."""
        free = next(step for step in self._ahead if step.get("action") == ASSAULT)
        action = Action(free["faction"], ASSAULT, removes_most=free["removes_most"])
        action.one_a_cube = free.get("one_a_cube", False)
        found = space.copy()
        placed = min(2, self.s.available[GOVERNMENT_TROOPS]) if self.event.card.number == 37 else 0
        found.count[GOVERNMENT_TROOPS] += placed
        cubes = found.coin_cubes if action.faction == COALITION else found.government_cubes
        for faction in (TALIBAN, WARLORDS):
            shown = min(cubes, found.count[UNDERGROUND[faction]])
            found.count[UNDERGROUND[faction]] -= shown
            found.count[ACTIVE[faction]] += shown
            cubes -= shown
        gone = removed(found, strength(action, found, True), takes_bases(self.s, action, found))
        return gone.taliban_bases * 10000 + gone.taliban_guerrillas * 100 + gone.warlord_guerrillas + gone.warlord_bases

"""What the instructions of the Non-player sheets say about an event: whether, where and whose (8.4.1, 8.4.4c)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Annotated, Any, Final

from sandtable.core.charts import Row, highest, holds, lowest
from sandtable.core.records import OneOf, read
from sandtable.plain.cards import Card
from sandtable.plain.control import control_with
from sandtable.plain.naming import Faction, Text
from sandtable.plain.nonplayers.moves import MOVES
from sandtable.plain.nonplayers.weighing import Weighing
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT,
    INSURGENTS,
    OPPOSITION,
    PATRONAGE_MOST,
    RESOURCES_MOST,
    SUPPORT,
    TALIBAN,
    UNCONTROLLED,
    WARLORD_BASE,
    WARLORDS,
)

# -- when an event is refused, or counts as without effect

CONDITIONS: Final[Mapping[str, Callable[[State], bool]]] = {
    "aid_is_high": lambda s: s.aid >= 67,
    "warlords_are_rich": lambda s: s.resources[WARLORDS] >= RESOURCES_MOST,
    "government_is_poor": lambda s: s.resources[GOVERNMENT] < 9,
    "patronage_is_full": lambda s: s.patronage >= PATRONAGE_MOST,
    "gains_nothing_from_poppies": lambda s: (
        not s.is_nonplayer(WARLORDS)
        and (
            s.resources[TALIBAN] >= RESOURCES_MOST
            or not any(x.count[WARLORD_BASE] for x in s.spaces.values() if x.control == TALIBAN)
        )
    ),
}

Condition = Annotated[str, OneOf(CONDITIONS)]

# -- the spaces that come into question, or go first


def _after(weighing: Weighing, space: Space) -> str:
    return control_with(space, weighing.changes(space))


def _ends(weighing: Weighing, space: Space, controls: tuple[str, ...]) -> bool:
    return space.control in controls and _after(weighing, space) != space.control


def _of_a_player(s: State, space: Space) -> bool:
    """Support where the Coalition is a player's, Opposition where the Taliban are (card 47)."""
    whose = {SUPPORT: COALITION, OPPOSITION: TALIBAN}.get(space.level)
    return whose is not None and not s.is_nonplayer(whose)


def _shifts_support(s: State, space: Space) -> bool:
    """Support, or where nothing would shift (card 25)."""
    return space.level in (SUPPORT, OPPOSITION) or not space.has_opinion


def _own_active(weighing: Weighing, space: Space) -> int:
    """Active Guerrillas of the faction that decides; the Coalition and the Government have none."""
    return space.count[ACTIVE[weighing.faction]] if weighing.faction in INSURGENTS else 0


Fits = Callable[[Weighing, State, Space], object]
FITS: Final[Mapping[str, Fits]] = {
    "adds_coin_control": lambda w, s, x: x.control != COIN and _after(w, x) == COIN,
    "ends_coin_control": lambda w, s, x: _ends(w, x, (COIN,)),
    "ends_taliban_control": lambda w, s, x: _ends(w, x, (TALIBAN,)),
    "keeps_control": lambda w, s, x: x.is_loc or _after(w, x) == x.control,
    "coin_control": lambda w, s, x: x.control == COIN,
    "at_support": lambda w, s, x: x.level == SUPPORT,
    "at_opposition": lambda w, s, x: x.level == OPPOSITION,
    "shifts_support": lambda w, s, x: _shifts_support(s, x),
    "of_a_player": lambda w, s, x: _of_a_player(s, x),
    "no_coalition_base": lambda w, s, x: not x.count[COALITION_BASE],
    "base_goes": lambda w, s, x: w.bases(x) > 0,
    "no_warlords": lambda w, s, x: not x.guerrillas(WARLORDS),
    "warlord_base": lambda w, s, x: x.count[WARLORD_BASE] > 0,
    "own_active": lambda w, s, x: _own_active(w, x) > 0,
    "own_guerrillas": lambda w, s, x: w.faction in INSURGENTS and x.guerrillas(w.faction) > 0,
    "populated": lambda w, s, x: x.pop > 0,
    "not_the_last_at_a_base": lambda w, s, x: x.count[COALITION_TROOPS] > 1 or not x.count[COALITION_BASE],
}
MOST: Final[Mapping[str, Callable[[Weighing, State, Space], int]]] = {
    "ends_control": lambda w, s, x: x.pop if _ends(w, x, (COIN, TALIBAN)) and _after(w, x) == UNCONTROLLED else -1,
    "population": lambda w, s, x: x.pop,
    "econ": lambda w, s, x: x.area.econ,
    "most_own": lambda w, s, x: x.of(w.faction),
    "most_own_active": lambda w, s, x: _own_active(w, x),
    "most_coalition_troops": lambda w, s, x: x.count[COALITION_TROOPS],
}
GREATEST: Final[Mapping[str, Callable[[Weighing, Space], tuple[int, ...]]]] = {"raid": lambda w, x: w.raid(x)}
"""What is compared number by number."""
LEAST: Final[Mapping[str, Callable[[Weighing, State, Space], int]]] = {"least_population": lambda w, s, x: x.pop}

# -- the sheets


@dataclass(frozen=True, kw_only=True)
class Instruction:
    """What a faction's sheet says about a text of a card; nothing, where it is silent (``data/nonplayers.toml``)."""

    only_if: Faction | None = None
    """Taken only if that faction is a Non-player."""
    refuse: bool = False
    refuse_if: Condition | None = None
    use: Text | None = None
    """The text to use instead."""
    ineffective: Condition | None = None
    """Counts as without effect then (8.1c)."""
    always: bool = False
    """Taken although the next card is Propaganda (8.1c)."""
    only: tuple[Annotated[str, OneOf(FITS)], ...] = ()
    """The spaces that come into question."""
    own_only: tuple[Annotated[str, OneOf(FITS)], ...] = ()
    """The same, where the faction gives up pieces of its own."""
    where: tuple[Annotated[str, OneOf((*FITS, *MOST, *GREATEST, *LEAST))], ...] = ()
    """The spaces that go first, before the general order of 8.4.4c."""
    whose: tuple[Faction, ...] = ()
    """Whose pieces go first, or which faction is named."""
    moves: Annotated[str, OneOf(MOVES)] | None = None
    """Which pieces move, and where."""

    def refuses(self, s: State) -> bool:
        """Whether the event is not taken."""
        return self.refuse or (self.refuse_if is not None and CONDITIONS[self.refuse_if](s))

    def is_ineffective(self, s: State) -> bool:
        """Whether it counts as without effect."""
        return self.ineffective is not None and CONDITIONS[self.ineffective](s)


NO_INSTRUCTION: Final = Instruction()


def _sheets() -> dict[tuple[int, str, str], Instruction]:
    document = resources.files("sandtable.plain").joinpath("data/nonplayers.toml").read_text(encoding="utf-8")
    return {
        (int(number), text, faction): read(Instruction, row, f"{number}.{text}.{faction}")
        for number, texts in tomllib.loads(document).items()
        for text, rows in texts.items()
        for faction, row in rows.items()
    }


INSTRUCTIONS: Final = _sheets()
"""What the sheets say, by card, text and faction."""


def instruction(card: Card, text: str, faction: str) -> Instruction:
    """What a faction's sheet says about a text of a card."""
    if card.sheet is None:
        return INSTRUCTIONS.get((card.number, text, faction), NO_INSTRUCTION)
    row = card.sheet[text].get(faction)
    return NO_INSTRUCTION if row is None else written_instruction(row, f"card.{card.number}.{text}.sheet.{faction}")


def written_instruction(row: Mapping[str, Any], path: str) -> Instruction:
    """An instruction in a deck that somebody has written; it is read once."""
    found = _WRITTEN.get(id(row))
    if found is None or found[0] is not row:
        if len(_WRITTEN) >= REMEMBERED:
            _WRITTEN.clear()
        found = _WRITTEN[id(row)] = (row, read(Instruction, row, path))
    return found[1]


_WRITTEN: Final[dict[int, tuple[Mapping[str, Any], Instruction]]] = {}
REMEMBERED: Final = 1024


def allowed(told: Instruction, weighing: Weighing, s: State, space: Space) -> bool:
    """Whether an instruction lets a space come into question."""
    names = (*told.only, *(told.own_only if weighing.gives_up else ()))
    return all(FITS[name](weighing, s, space) for name in names)


def _greatest(name: str, value: Callable[[Weighing, Space], tuple[int, ...]], weighing: Weighing) -> Row[State, Space]:
    def greatest(s: State, spaces: Sequence[Space]) -> Sequence[Space]:
        values = [value(weighing, space) for space in spaces]
        return [space for space, each in zip(spaces, values, strict=True) if each == max(values)]

    return Row(name, greatest)


def rows(told: Instruction, weighing: Weighing) -> list[Row[State, Space]]:
    """The spaces that go first by an instruction, then most Bases, most pieces, the largest shift (8.4.4c)."""
    found: list[Row[State, Space]] = []
    for name in told.where:
        if name in FITS:
            fits = FITS[name]
            found.append(holds(name, lambda s, x, fits=fits: fits(weighing, s, x)))  # type: ignore[misc]
        elif name in MOST:
            most = MOST[name]
            found.append(highest(name, lambda s, x, most=most: most(weighing, s, x)))  # type: ignore[misc]
        elif name in GREATEST:
            found.append(_greatest(name, GREATEST[name], weighing))
        else:
            least = LEAST[name]
            found.append(lowest(name, lambda s, x, least=least: least(weighing, s, x)))  # type: ignore[misc]
    if weighing.gives_up:
        return found
    return [
        *found,
        highest("most_bases", lambda s, x: weighing.bases(x)),
        highest("most_pieces", lambda s, x: weighing.others(x)),
        highest("most_shift", lambda s, x: weighing.shift(x)),
    ]

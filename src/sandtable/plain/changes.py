"""What a lasting text changes in the rules: a record for each kind of change, filled when a deck is read (5.3, 5.4).

A capability changes them for the rest of the game, Momentum until Reset. ``lasting`` sets off what a change lets others
do, and the rules that are changed ask for it where they stand: ``s.changed_by(SpacesMost)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, TypeVar, dataclass_transform

from sandtable.core.errors import BadRecord, quoted
from sandtable.core.records import Between, read
from sandtable.plain.naming import EVERYWHERE, Where

Few = Annotated[int, Between(1, 12)]
"""A number of pieces, spaces or Resources."""
Insurgent = Literal["taliban", "warlords"]


@dataclass(frozen=True, kw_only=True)
class Change:
    """One thing that is otherwise than by the rules."""

    name: ClassVar[str] = ""

    cites: str = ""
    """The card that says so; filled in by the deck."""


CHANGES: Final[dict[str, type[Change]]] = {}
"""The records by the word after ``change``."""
C = TypeVar("C", bound=Change)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def change(name: str) -> Callable[[type[C]], type[C]]:
    """Make a class a record that is declared by this word."""

    def declared(kind: type[C]) -> type[C]:
        record = dataclass(frozen=True, kw_only=True)(kind)
        record.name = name
        CHANGES[name] = record
        return record

    return declared


def read_change(table: object, path: str) -> Change:
    """A declared change."""
    if not isinstance(table, Mapping):
        raise BadRecord("no-mapping", key=path, value=quoted(table))
    if "change" not in table:
        raise BadRecord("missing-key", key=f"{path}.change")
    name = table["change"]
    if not isinstance(name, str) or name not in CHANGES:
        raise BadRecord("no-such-value", key=f"{path}.change", value=quoted(name), values=list(CHANGES))
    return read(CHANGES[name], {key: value for key, value in table.items() if key != "change"}, path, cites="")


def read_changes(rows: object, path: str) -> tuple[Change, ...]:
    """The changes of a lasting text."""
    if not isinstance(rows, list):
        raise BadRecord("no-list", key=path, value=quoted(rows))
    return tuple(read_change(row, f"{path}.{n}") for n, row in enumerate(rows, 1))


# -- what may be done at all, and in how many spaces


@change("bars")
class Bars(Change):
    """Nobody may execute these; or only not beside that operation. Events that defy others may (5.1.2)."""

    actions: tuple[Literal["airlift", "air_strike", "eradicate", "suborn"], ...]
    beside: Literal["train", "patrol", "sweep", "assault"] | None = None
    """For Airlift: barred with that operation alone."""


@change("no_assault")
class NoAssault(Change):
    """The Coalition may not Assault, free Assaults included."""


@change("spaces_most")
class SpacesMost(Change):
    """A faction selects at most so many spaces in each of these operations."""

    faction: Literal["coalition", "taliban"]
    actions: tuple[Literal["sweep", "assault", "attack", "terror"], ...]
    n: Few


@change("partners")
class Partners(Change):
    """The Coalition may Sweep and Assault only where there are Government cubes."""


@change("march_once")
class MarchOnce(Change):
    """No Guerrilla Marches twice in one operation."""


@change("no_rally")
class NoRally(Change):
    """The Taliban may not Rally in such spaces of Afghanistan at Support, Pashtun or not."""

    where: Where = EVERYWHERE


@change("no_infiltrate")
class NoInfiltrate(Change):
    """The Taliban may not Infiltrate in such spaces."""

    where: Where = EVERYWHERE


@change("infiltrates")
class Infiltrates(Change):
    """The Taliban may Infiltrate in so many spaces."""

    n: Few


@change("no_toll")
class NoToll(Change):
    """Government Sweep and Transport pay the Warlords nothing (3.2.3f)."""


@change("cancels")
class Cancels(Change):
    """The Taliban may pay to cancel one of these as it begins."""

    actions: tuple[Literal["airlift", "air_strike"], ...]
    cost: Few = 1


# -- Train


@change("cubes_most")
class CubesMost(Change):
    """Train places at most so many cubes in a space."""

    n: Few


@change("civic_action")
class CivicAction(Change):
    """Civic Action in a Coalition Train: in so many spaces, so many levels, only in such spaces."""

    spaces: Few = 1
    levels: Annotated[int, Between(1, 2)] = 2
    where: Where = EVERYWHERE


@change("village_police")
class VillagePolice(Change):
    """Each Coalition Train brings a Police to a space with Coalition Troops, from the map if none is Available."""


@change("village_defector")
class VillageDefector(Change):
    """After a Coalition Train the Taliban may replace a Police in such a space by an insurgent Guerrilla."""

    where: Where = EVERYWHERE


# -- Sweep and Assault


@change("finds")
class Finds(Change):
    """Each space that the Coalition Sweeps activates so many Guerrillas more, or fewer."""

    by: Annotated[int, Between(-12, 12)]


@change("finds_anywhere")
class FindsAnywhere(Change):
    """After a Coalition Sweep the Coalition activates up to so many Guerrillas in such spaces."""

    n: Few
    where: Where = EVERYWHERE


@change("uncovers")
class Uncovers(Change):
    """A Coalition Assault first activates a Guerrilla in each of its spaces."""


@change("spares_bases")
class SparesBases(Change):
    """A Coalition Assault removes no Base in such spaces."""

    where: Where = EVERYWHERE


@change("road_charges")
class RoadCharges(Change):
    """Once per Patrol, Sweep or Transport the Taliban may activate a Guerrilla on a LoC to remove a cube there."""


@change("recruits")
class Recruits(Change):
    """After an operation the Taliban place a Guerrilla: where it removed insurgents, or in such spaces.

    ``assault``: any COIN Assault that removed Taliban Guerrillas; ``removal``: a Coalition Assault or Air Strike that
    removed insurgents.
    """

    after: Literal["assault", "removal"]
    where: Where | None = None


# -- Air Strike


@change("strikes_most")
class StrikesMost(Change):
    """An Air Strike removes pieces in at most so many spaces."""

    n: Few


@change("drone")
class Drone(Change):
    """One space of an Air Strike may be in Pakistan, Underground or not, without moving Islamabad."""


@change("resented")
class Resented(Change):
    """An Air Strike that includes Pakistan moves Islamabad so many boxes."""

    boxes: Annotated[int, Between(0, 4)]


@change("second_strike")
class SecondStrike(Change):
    """In one space of each Air Strike 2 pieces may go."""


@change("strike_shifts")
class StrikeShifts(Change):
    """After an Air Strike a faction shifts one of such spaces that were struck."""

    by: Insurgent = "taliban"
    levels: Annotated[int, Between(1, 2)] = 1
    where: Where = EVERYWHERE


# -- March, Attack, Ambush and Terror


@change("seen")
class Seen(Change):
    """Guerrillas that March into such spaces turn Active."""

    where: Where = EVERYWHERE


@change("attack_bonus")
class AttackBonus(Change):
    """An Attack in such spaces counts so many Guerrillas more when the die is compared."""

    faction: Insurgent = "taliban"
    n: Few
    where: Where = EVERYWHERE


@change("attack_removes")
class AttackRemoves(Change):
    """A Taliban Attack, or only an Ambush, removes at most so many pieces in such spaces."""

    n: Annotated[int, Between(0, 12)]
    ambush: bool = False
    where: Where = EVERYWHERE


@change("attack_spares")
class AttackSpares(Change):
    """No Coalition piece falls to an operation of the Taliban."""


@change("attack_fails")
class AttackFails(Change):
    """A Taliban Attack whose roll fails costs so many of its Guerrillas."""

    n: Few = 1


@change("ambush_active")
class AmbushActive(Change):
    """Where no Taliban Guerrilla is Underground an Active one may Ambush; then none is placed."""


@change("terror_cost")
class TerrorCost(Change):
    """Taliban Terror costs so much more in such spaces, or nothing."""

    more: Annotated[int, Between(0, 12)] = 0
    free: bool = False
    where: Where = EVERYWHERE


@change("terror_needs")
class TerrorNeeds(Change):
    """Taliban Terror in such spaces needs so many Underground Guerrillas, which turn Active."""

    n: Few
    where: Where = EVERYWHERE


@change("terror_silent")
class TerrorSilent(Change):
    """Taliban Terror in such spaces activates nobody."""

    where: Where = EVERYWHERE


@change("bombers")
class Bombers(Change):
    """In so many spaces of a Taliban Terror the Guerrilla may go to remove a cube."""

    spaces: Annotated[int, Between(1, 2)] = 2


# -- Traffic, the Support phase, Redeploy, and what shifts


@change("traffic_part")
class TrafficPart(Change):
    """Traffic earns the Warlords one part of so many, rounded down."""

    of: Annotated[int, Between(2, 12)] = 2


@change("sharia_uncontrolled")
class ShariaUncontrolled(Change):
    """In the Support phase Sharia may be bought where the Taliban have pieces and nobody has Control (6.4.2)."""


@change("may_stay")
class MayStay(Change):
    """The Taliban need not Redeploy (6.5.4)."""


@change("elders")
class Elders(Change):
    """The faction on the marker may, once a card and once a Support phase, set a Province that has just shifted."""

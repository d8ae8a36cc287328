"""What spaces are worth to a faction, by rule of thumb: for ``steady``."""

from __future__ import annotations

from typing import Final

from sandtable.plain import pieces, support, victory
from sandtable.plain.operations import assault, attack, march, sweep, train
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    BASE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT,
    GOVERNMENT_TROOPS,
    KABUL,
    OPPOSITION,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TROOPS,
    UNCONTROLLED,
    UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action

RESERVE: Final = 6
"""The Government Troops that stand ready in Kabul."""
NEAR: Final = 8
"""How far from its goal a faction is that others begin to hinder."""
AT_THE_BRINK: Final = 3
"""How far from its goal a faction is that it must be hindered at any price."""
NEAR_ALLY: Final = 0
"""How far the Government is from its goal when the Coalition begins to mind."""
NEAR_PATRON: Final = 5
"""How far the Government is from its goal when the Taliban begin to mind."""
RICH: Final = 35
"""The Resources with which the Warlords begin to spend freely; they need more than 40 to win (7.2d)."""


def is_within(s: State, faction: str, distance: int) -> bool:
    """Whether a faction is nearer to its goal than this."""
    return victory.margin(s, faction) > -distance


def is_near(s: State, faction: str) -> bool:
    """Whether a faction is so near its goal that others must hinder it."""
    return is_within(s, faction, NEAR_ALLY if faction == GOVERNMENT else NEAR)


def patronage_back(s: State) -> float:
    """What the Coalition gains by taking Patronage back: nothing from a Government that is behind it."""
    if is_near(s, GOVERNMENT):
        return 4
    return 2 if victory.margin(s, GOVERNMENT) > victory.margin(s, COALITION) else 0


def strengths(space: Space) -> tuple[int, int, int]:
    """The pieces of COIN, Taliban and Warlords."""
    count = space.count
    return sum(count[:5]), sum(count[5:8]), sum(count[8:])


def lead(space: Space) -> int:
    """By how many pieces whoever controls a space, or is nearest to it, leads all others together."""
    return 2 * max(strengths(space)) - sum(space.count)


def spare(space: Space) -> int:
    """How many Coalition Troops and Bases COIN Control can do without; all, where it is not at stake."""
    own = space.count[COALITION_BASE] + space.count[COALITION_TROOPS]
    if space.control != COIN or not space.pop:
        return own
    return min(own, lead(space) - 1)


def free(space: Space) -> int:
    """How many COIN pieces may leave a space without loss of Control; all, where it is not at stake."""
    return lead(space) - 1 if space.control == COIN and space.pop else 99


def wanted_for_control(space: Space) -> int:
    """How many more pieces COIN needs for Control."""
    return max(0, sum(space.count) - 2 * strengths(space)[0] + 1)


def civic_action(s: State, space: Space, faction: str) -> float:
    """What Civic Action is worth in a space: its Population for a level that can be paid for."""
    if space.control != COIN or support.purchasable(s, space, faction) <= space.terror:
        return 0
    return space.pop * (2 if space.level == OPPOSITION and is_near(s, TALIBAN) else 1)


def sharia(s: State, space: Space) -> float:
    """What Sharia is worth in a space."""
    return space.pop if support.purchasable(s, space, TALIBAN) > space.terror else 0


def civic_train(s: State, space: Space, faction: str) -> float:
    """What the Civic Action of a Train is worth there."""
    bought = train.civic_action_in(s, faction, space)
    return civic_action(s, space, faction) if bought > space.terror else 0


def breaks_control(space: Space, count: int = 1) -> float:
    """What so many Warlords are worth in a space: its Population, if they break Control there."""
    return space.pop if space.control != UNCONTROLLED and lead(space) <= count else 0


def sweep_there(s: State, seat: str, space: Space) -> float:
    """A Sweep is worth the Guerrillas it shows, and the Control it may win."""
    shown = min(space.underground, sweep.activates(s, seat, space))
    wanted = wanted_for_control(space)
    troops = TROOPS[seat]
    near = sum(min(x.count[troops], free(x)) for x in sweep.sweep_origins(s, space) if x.count[troops])
    won = 1.5 * space.pop if 0 < wanted <= near else 0.0
    broken = 1.5 * space.pop if space.control == TALIBAN and lead(space) <= near else 0.0
    return 0.5 * shown * (space.pop > 0) + max(won, broken)


def assault_there(s: State, action: Action, space: Space) -> float:
    """An Assault is worth the Taliban it removes, their Bases above all, and the Control it wins."""
    strength = assault.strength(action, space, False)
    guerrillas, bases = assault.losses(space, TALIBAN, strength, assault.takes_bases(s, action, space))
    flips = 2 * space.pop if 0 < wanted_for_control(space) <= guerrillas + bases else 0
    return (1 if is_near(s, TALIBAN) else 0.7) * guerrillas + (5 if is_near(s, TALIBAN) else 3) * bases + flips


def strike_there(s: State, space: Space) -> float:
    """An Air Strike is meant for Bases that nobody guards, then for the Guerrillas that guard one."""
    if space.id == KABUL:
        return 0
    if space.count[TALIBAN_BASE] and not space.guerrillas(TALIBAN):
        return 3
    shown = space.count[ACTIVE[TALIBAN]] > 0 and not space.is_pakistan
    return shown * (1 + (space.count[TALIBAN_BASE] > 0 and space.guerrillas(TALIBAN) == 1))


def train_there(s: State, space: Space) -> float:
    """Training wins Control where it places enough, and Support that can be governed."""
    wanted = wanted_for_control(space)
    placed = min(train.cubes_a_space(s), s.available[GOVERNMENT_TROOPS]) if train.takes_cubes(space, GOVERNMENT) else 0
    gain = 2.0 * space.pop if 0 < wanted <= placed else 0.0
    reserve = 0.3 * placed if space.id == KABUL and space.count[GOVERNMENT_TROOPS] < RESERVE else 0.0
    return gain + reserve + civic_train(s, space, GOVERNMENT)


def govern_there(s: State, space: Space) -> float:
    """Govern brings a space's Population in Patronage, or one more Population under Control."""
    if space.control != COIN or (space.level != SUPPORT and space.pop > 0):
        return 0
    patronage = min(s.aid, space.pop) if space.level == SUPPORT and not space.count[COALITION_BASE] else 0
    return max(patronage, 1 if s.returnees_left and not space.returnees else 0)


def rally_there(s: State, space: Space) -> float:
    """A Base with a guard left is worth most; then Guerrillas where there is a Base, or where Control is near."""
    if space.guerrillas(TALIBAN) > 2 and pieces.can_place(s, space, TALIBAN_BASE):
        return 1.2
    if not s.available[UNDERGROUND[TALIBAN]]:
        return 0.2
    return 0.4 + 0.2 * space.count[TALIBAN_BASE] + 0.2 * (space.guerrillas(TALIBAN) > 0)


def terror_there(s: State, seat: str, space: Space) -> float:
    """Taliban spread Opposition; Warlords take away what brings another near its goal, above all at the brink."""
    if seat == WARLORDS:
        winner = {SUPPORT: COALITION, OPPOSITION: TALIBAN}.get(space.level)
        if winner is None or not is_near(s, winner):
            return 0
        return (2.4 if is_within(s, winner, AT_THE_BRINK) else 1.2) * space.pop
    return 1.2 * space.pop * (space.level > OPPOSITION) + 0.3 * space.is_loc


def attack_there(s: State, seat: str, space: Space) -> float:
    """An Attack is worth its chance, and more where it breaks Control."""
    chance = attack.attack_check(s, seat, space).likelihood
    gone = min(attack.removes_most(s, seat, space, False), attack.within_reach(s, seat, space))
    if seat == WARLORDS:
        broken = breaks_control(space, gone)
    else:
        broken = float(space.pop) if space.control == COIN and lead(space) <= gone else 0.0
    return chance * (0.8 + broken) - 0.5


def infiltrate_there(s: State, space: Space) -> float:
    """Two pieces less, best where Control hangs on them, or where they cost a Government near its goal Patronage."""
    robbed = 2 if space.of(GOVERNMENT) and is_within(s, GOVERNMENT, NEAR_PATRON) else 0
    return 0.5 + robbed + (space.pop if space.control == COIN and lead(space) <= 2 else 0)


def recruit_there(space: Space) -> float:
    """Where Guerrillas come to break Control, or guard a Base."""
    coming = space.count[WARLORD_BASE] + space.pop if space.count[WARLORD_BASE] and not space.area.pashtun else 1
    near = 0.3 * space.pop if space.control != UNCONTROLLED and lead(space) <= 4 else 0.0
    return breaks_control(space, coming) + near + 0.3 * (space.count[WARLORD_BASE] > space.guerrillas(WARLORDS)) + 0.1


def suborn_there(space: Space) -> float:
    """A bribe is worth the Population whose Control it breaks."""
    if space.control == COIN and lead(space) <= min(3, space.government_cubes):
        return space.pop
    return space.pop * (space.control == TALIBAN and lead(space) == 1 and space.guerrillas(TALIBAN) > 0)


def march_from_there(s: State, action: Action, space: Space) -> float:
    """Guerrillas leave where they are not missed for where they are, as far as they may go on."""
    seat = action.faction
    idle = action.marching.movable(space, seat) - (1 if space.count[BASE[seat]] else 0)
    if idle <= 0 or (seat == WARLORDS and space.control == UNCONTROLLED and lead(space) == 0):
        return 0
    return max((march_to_there(seat, x, idle) for x in march.march_to(s, action, space)), default=0) - 0.3


def march_to_there(seat: str, space: Space, count: int) -> float:
    """Warlords come to break Control, Taliban to break it or where there are none of them."""
    if seat == WARLORDS:
        return breaks_control(space, count)
    others = sum(space.count) - space.of(TALIBAN)
    return space.pop * (space.control == COIN) * (space.of(TALIBAN) + count >= others) + 0.3 * (
        space.pop > 0 and not space.guerrillas(TALIBAN)
    )

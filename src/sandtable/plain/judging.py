"""What spaces are worth to a faction, by rule of thumb: for ``steady``."""

from __future__ import annotations

from typing import Final

from sandtable.plain import pieces, support
from sandtable.plain.activities import taliban
from sandtable.plain.operations import assault, attack, march, sweep, train
from sandtable.plain.space import Space
from sandtable.plain.stakes import Stakes
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    BASE,
    BASES,
    COALITION_BASE,
    COIN,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    NEUTRAL,
    OPPOSITION,
    OWNER,
    PIECE,
    SUPPORT,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
    TROOPS,
    UNDERGROUND,
    WARLORD_ACTIVE,
    WARLORD_BASE,
    WARLORD_UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action

RESERVE: Final = 6
"""The Government Troops that stand ready in Kabul."""
MOVED: Final = 4
"""How many Police, or Troops, go to a space at most to hold it."""
TURNED: Final = (*GOVERNMENT_CUBES, WARLORD_ACTIVE, WARLORD_UNDERGROUND)
"""Who changes sides by Infiltration."""
SHOWN: Final = 1.0
"""What a Guerrilla is worth that a Sweep shows."""
KILLED: Final = 1.0
"""What a Guerrilla is worth that an Assault removes."""
BASE_KILLED: Final = 3.0
"""The same of a Base."""
A_BASE: Final = 3.0
"""What a Base is worth to the Taliban."""
A_GUERRILLA: Final = 0.35
"""What a Guerrilla is."""
GOVERNED_LATER: Final = 0.4
"""What the Government gives for Population that supports it: it can be Governed."""


def strengths(space: Space) -> tuple[int, int, int]:
    """The pieces of COIN, Taliban and Warlords."""
    count = space.count
    return sum(count[:5]), sum(count[5:8]), sum(count[8:])


def lead(space: Space) -> int:
    """By how many pieces whoever controls a space, or is nearest to it, leads all others together."""
    return 2 * max(strengths(space)) - sum(space.count)


def free(space: Space) -> int:
    """How many COIN pieces may leave a space without loss of Control; all, where it is not at stake."""
    return lead(space) - 1 if space.control == COIN and space.pop else 99


def wanted_for_control(space: Space) -> int:
    """How many more pieces COIN needs for Control."""
    return max(0, sum(space.count) - 2 * strengths(space)[0] + 1)


# -- the COIN factions


def civic_action(stakes: Stakes, space: Space, bought: int) -> float:
    """What so much Civic Action is worth in a space: the levels that are left when Terror is removed."""
    levels = bought - space.terror
    if space.control != COIN or levels <= 0:
        return 0
    after = min(SUPPORT, space.level + levels)
    governed = GOVERNED_LATER * space.pop if stakes.seat == GOVERNMENT and after == SUPPORT else 0
    return stakes.level(space, after) + governed


def civic_bought(stakes: Stakes, space: Space) -> float:
    """What the Civic Action of a Support phase is worth there."""
    return civic_action(stakes, space, support.purchasable(stakes.s, space, stakes.seat))


def civic_train(stakes: Stakes, space: Space) -> float:
    """What the Civic Action of a Train is worth there."""
    return civic_action(stakes, space, train.civic_action_in(stakes.s, stakes.seat, space))


def sweep_there(stakes: Stakes, space: Space) -> float:
    """A Sweep is worth the Guerrillas it shows, and the Control it may win or break."""
    s, seat = stakes.s, stakes.seat
    shown = min(space.underground, sweep.activates(s, seat, space))
    troops = TROOPS[seat]
    near = sum(min(x.count[troops], free(x)) for x in sweep.sweep_origins(s, space) if x.count[troops])
    return SHOWN * shown * (space.pop > 0) + 1.5 * max(0.0, stakes.with_pieces(space, [(troops, near)]))


def assault_there(stakes: Stakes, action: Action, space: Space) -> float:
    """An Assault is worth the Taliban it removes, their Bases above all, and the Control it wins."""
    s = stakes.s
    strength = assault.strength(action, space, False)
    guerrillas, bases = assault.losses(space, TALIBAN, strength, assault.takes_bases(s, action, space))
    if not guerrillas + bases:
        return 0
    shown = min(guerrillas, space.count[TALIBAN_ACTIVE])
    gone = [(TALIBAN_ACTIVE, -shown), (TALIBAN_UNDERGROUND, shown - guerrillas), (TALIBAN_BASE, -bases)]
    each = KILLED + 0.5 * stakes.against(TALIBAN)
    return each * guerrillas + (BASE_KILLED + 3 * stakes.against(TALIBAN)) * bases + 2 * stakes.with_pieces(space, gone)


def strike_there(stakes: Stakes, space: Space) -> float:
    """An Air Strike is meant for Bases that nobody guards, then for the Guerrillas that guard one."""
    if space.id == KABUL:
        return 0
    if space.count[TALIBAN_BASE] and not space.guerrillas(TALIBAN):
        return 1 + 3 * stakes.against(TALIBAN)
    shown = space.count[ACTIVE[TALIBAN]] > 0 and not space.is_pakistan
    return shown * (1 + (space.count[TALIBAN_BASE] > 0 and space.guerrillas(TALIBAN) == 1))


def train_there(stakes: Stakes, space: Space) -> float:
    """Training wins Control where it places enough, and Support that can be governed."""
    s = stakes.s
    placed = min(train.cubes_a_space(s), s.available[GOVERNMENT_TROOPS]) if train.takes_cubes(space, GOVERNMENT) else 0
    gain = 2 * stakes.with_pieces(space, [(GOVERNMENT_TROOPS, placed)])
    reserve = 0.3 * placed if space.id == KABUL and space.count[GOVERNMENT_TROOPS] < RESERVE else 0.0
    return gain + reserve + civic_train(stakes, space)


def govern_there(stakes: Stakes, space: Space) -> float:
    """Govern brings a space's Population in Patronage and costs its Support, or one more Population."""
    s = stakes.s
    if space.control != COIN or (space.level != SUPPORT and space.pop > 0):
        return 0
    returns = 1 if s.returnees_left and not space.returnees else 0
    if space.level != SUPPORT or space.count[COALITION_BASE]:
        return returns
    return max(min(s.aid, space.pop) + stakes.level(space, NEUTRAL), returns)


def eradicate_there(stakes: Stakes, space: Space) -> float:
    """Eradicate brings a point of Patronage, and costs the Warlords a Base and the people's opinion."""
    return 1 + 2 * stakes.against(WARLORDS) + stakes.level(space, max(OPPOSITION, space.level - 1))


def cubes_from_there(space: Space, into: Space) -> float:
    """Cubes come from elsewhere on the map where Control needs them, and is not lost by it (3.2.1b)."""
    if not wanted_for_control(into):
        return 0
    return 1 if space.is_loc or not space.pop or surplus(space) > 0 else 0


def transport_from_there(space: Space) -> float:
    """Troops that are not missed."""
    return max(0, min(free(space), space.count[GOVERNMENT_TROOPS]))


def transport_to_there(stakes: Stakes, space: Space, count: int) -> float:
    """Where so many Troops win Control."""
    return stakes.with_pieces(space, [(GOVERNMENT_TROOPS, count)])


def surplus(space: Space) -> int:
    """How many pieces COIN has beyond what Control takes, even where Troops have just left; below 0 if too few."""
    return 2 * strengths(space)[0] - sum(space.count) - 1


def redeploy_from_there(s: State, space: Space) -> float:
    """Police leave where they are not missed, for where Control would be lost with the Troops (6.5.3)."""
    if space.is_loc or (space.pop and surplus(space) < 1):
        return 0
    return float(any(x.id != space.id and holds(x) for x in s.afghan()))


def holds(space: Space) -> float:
    """What it is worth to go to a space that COIN controls and that too few pieces hold (6.5)."""
    wanted = wanted_for_control(space)
    return 2 + space.pop - 0.3 * wanted if space.control == COIN and space.pop and 0 < wanted <= MOVED else 0


def redeploy_to_there(seat: str, space: Space) -> float:
    """To where Control hangs on it; otherwise the Government to Kabul, Taliban to Bases."""
    if seat == TALIBAN:
        return 0.5 if space.is_pakistan else 1 + space.pop * (lead(space) <= 2)
    return holds(space) or (1 if space.id == KABUL else 0.5 * (not space.is_loc))


# -- the Taliban


def sharia(stakes: Stakes, space: Space) -> float:
    """What Sharia is worth in a space."""
    levels = support.purchasable(stakes.s, space, TALIBAN) - space.terror
    return stakes.level(space, max(OPPOSITION, space.level - levels)) if levels > 0 else 0


def rally_there(stakes: Stakes, space: Space) -> float:
    """A Base with a guard left is worth most; then the Guerrillas that come, or hide, and the Control they give."""
    s = stakes.s
    if space.guerrillas(TALIBAN) > 2 and pieces.can_place(s, space, TALIBAN_BASE):
        return A_BASE
    bases = space.count[TALIBAN_BASE]
    coming = min(s.available[UNDERGROUND[TALIBAN]], bases + space.pop if bases else 1)
    hiding = space.count[TALIBAN_ACTIVE] if bases else 0
    guarded = 0.3 * (bases > space.guerrillas(TALIBAN))
    won = max(0.0, stakes.with_pieces(space, [(UNDERGROUND[TALIBAN], coming)]))
    return A_GUERRILLA * max(coming, hiding) + guarded + won + 0.1


def terror_there(stakes: Stakes, space: Space) -> float:
    """Taliban spread Opposition; Warlords take away what others have of Support and Opposition."""
    if stakes.seat == WARLORDS:
        return 1.5 * stakes.level(space, NEUTRAL)
    return 1.2 * stakes.level(space, max(OPPOSITION, space.level - 1)) + 0.3 * space.is_loc


def attack_there(stakes: Stakes, space: Space) -> float:
    """An Attack is worth its chance, and more where it changes Control."""
    s, seat = stakes.s, stakes.seat
    chance = attack.attack_check(s, seat, space).likelihood
    gone = min(attack.removes_most(s, seat, space, False), attack.within_reach(s, seat, space))
    return chance * (0.8 + max(0.0, stakes.with_pieces(space, _attacked(space, gone)))) - 0.5


def _attacked(space: Space, count: int) -> list[tuple[int, int]]:
    """The Government's cubes that so many losses would take."""
    troops = min(count, space.count[GOVERNMENT_TROOPS])
    police = min(count - troops, space.count[GOVERNMENT_POLICE])
    return [(GOVERNMENT_TROOPS, -troops), (GOVERNMENT_POLICE, -police)]


def extort_there(stakes: Stakes, space: Space) -> float:
    """Extortion is worth what it brings, and more where it robs Warlords who are ahead."""
    brought = taliban.extorted(stakes.s, space)
    robbed = brought * -stakes.wealth if space.count[WARLORD_BASE] else 0.0
    return 0.3 * brought * (stakes.s.resources[TALIBAN] < 12) + robbed


def infiltrate_there(stakes: Stakes, space: Space) -> float:
    """The better of both ways to Infiltrate."""
    return 0.1 + max(infiltrate_how(stakes, space, True), infiltrate_how(stakes, space, False))


def infiltrate_how(stakes: Stakes, space: Space, removes: bool) -> float:
    """Two pieces go, or one changes sides: what that is in Patronage, and what becomes of Control."""
    cubes = min(2, space.government_cubes)
    guerrillas = min(2, space.guerrillas(WARLORDS))
    if removes:
        gone = stakes.with_pieces(space, [(WARLORD_UNDERGROUND, -guerrillas)])
        return 0.1 + max(stakes.with_pieces(space, _attacked(space, cubes)) + cubes * stakes.against(GOVERNMENT), gone)
    turned = [piece for piece in TURNED if space.count[piece]]
    ways = [stakes.with_pieces(space, [(piece, -1), (TALIBAN_UNDERGROUND, 1)]) for piece in turned]
    return max(ways, default=0.0) + (stakes.against(GOVERNMENT) if cubes else 0)


def target(stakes: Stakes, piece: str) -> float:
    """Whose pieces go: those of whoever is nearest to a goal, Bases first."""
    kind = PIECE[piece]
    return stakes.against(OWNER[kind]) + 0.1 * (kind in BASES)


# -- the Warlords


def recruit_there(stakes: Stakes, space: Space) -> float:
    """Where Guerrillas come to break Control, or guard a Base."""
    coming = space.count[WARLORD_BASE] + space.pop if space.count[WARLORD_BASE] and not space.area.pashtun else 1
    near = 0.3 * space.pop if space.control == COIN and lead(space) <= 4 else 0.0
    broken = stakes.with_pieces(space, [(WARLORD_UNDERGROUND, coming)])
    return broken + near + 0.3 * (space.count[WARLORD_BASE] > space.guerrillas(WARLORDS)) + 0.1


def suborn_there(stakes: Stakes, space: Space) -> float:
    """A bribe is worth the Population whose Control it breaks."""
    cubes = min(3, space.government_cubes)
    bought = stakes.with_pieces(space, _attacked(space, cubes)) if cubes else 0.0
    taken = TALIBAN_UNDERGROUND if space.count[TALIBAN_UNDERGROUND] else TALIBAN_ACTIVE
    turned = stakes.with_pieces(space, [(taken, -1)]) if space.guerrillas(TALIBAN) else 0.0
    return max(bought, turned)


# -- both insurgents


def march_from_there(stakes: Stakes, action: Action, space: Space) -> float:
    """Guerrillas leave where they are not missed for where they are, as far as they may go on."""
    seat = action.faction
    idle = action.marching.movable(space, seat) - (1 if space.count[BASE[seat]] else 0)
    if idle <= 0:
        return 0
    leaving = [(UNDERGROUND[seat], -idle)]
    lost = min(0.0, stakes.with_pieces(space, leaving))
    best = max((march_to_there(stakes, x, idle) for x in march.march_to(stakes.s, action, space)), default=0)
    return best + lost - 0.3


def march_to_there(stakes: Stakes, space: Space, count: int) -> float:
    """They come to change Control; Taliban also to where there are none of them."""
    seat = stakes.seat
    won = max(0.0, stakes.with_pieces(space, [(UNDERGROUND[seat], count)]))
    if seat == WARLORDS:
        return won
    return won + 0.3 * (space.pop > 0 and not space.guerrillas(TALIBAN))

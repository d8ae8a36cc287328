"""The vocabulary of the game: factions, pieces, levels, Control, tracks and their limits."""

from __future__ import annotations

from typing import Final

GAME: Final = "plain"
ANY_NUMBER: Final = 99

# -- factions (1.5)

COALITION: Final = "coalition"
GOVERNMENT: Final = "government"
TALIBAN: Final = "taliban"
WARLORDS: Final = "warlords"
FACTIONS: Final = (COALITION, GOVERNMENT, TALIBAN, WARLORDS)
COIN: Final = "coin"
COIN_FACTIONS: Final = (COALITION, GOVERNMENT)
INSURGENTS: Final = (TALIBAN, WARLORDS)
PAYERS: Final = {COALITION: GOVERNMENT, GOVERNMENT: GOVERNMENT, TALIBAN: TALIBAN, WARLORDS: WARLORDS}  # 1.8a
WITH_RESOURCES: Final = (GOVERNMENT, TALIBAN, WARLORDS)


def rival(insurgent: str) -> str:
    """The other insurgent faction."""
    return WARLORDS if insurgent == TALIBAN else TALIBAN


# -- pieces (1.4): what can lie in a space, Guerrillas by their state

COALITION_BASE: Final = 0
COALITION_TROOPS: Final = 1
GOVERNMENT_BASE: Final = 2
GOVERNMENT_TROOPS: Final = 3
GOVERNMENT_POLICE: Final = 4
TALIBAN_BASE: Final = 5
TALIBAN_UNDERGROUND: Final = 6
TALIBAN_ACTIVE: Final = 7
WARLORD_BASE: Final = 8
WARLORD_UNDERGROUND: Final = 9
WARLORD_ACTIVE: Final = 10
PIECES: Final = (
    "coalition_base", "coalition_troops", "government_base", "government_troops", "government_police", "taliban_base",
    "taliban_underground", "taliban_active", "warlord_base", "warlord_underground", "warlord_active",
)  # fmt: skip
"""The words for them: option keys, and ``piece-<word>`` in the word files."""
PIECE: Final = {word: piece for piece, word in enumerate(PIECES)}
STOCK: Final = (
    COALITION_BASE, COALITION_TROOPS, GOVERNMENT_BASE, GOVERNMENT_TROOPS, GOVERNMENT_POLICE, TALIBAN_BASE,
    TALIBAN_UNDERGROUND, TALIBAN_UNDERGROUND, WARLORD_BASE, WARLORD_UNDERGROUND, WARLORD_UNDERGROUND,
)  # fmt: skip
"""Under which piece each one lies when Available: a Guerrilla there has no state."""
FORCES: Final = (6, 20, 3, 30, 30, 12, 30, 0, 12, 15, 0)  # setup.forces
OWNER: Final = (
    COALITION, COALITION, GOVERNMENT, GOVERNMENT, GOVERNMENT, TALIBAN, TALIBAN, TALIBAN, WARLORDS, WARLORDS, WARLORDS,
)  # fmt: skip

BASE: Final = {
    COALITION: COALITION_BASE, GOVERNMENT: GOVERNMENT_BASE, TALIBAN: TALIBAN_BASE, WARLORDS: WARLORD_BASE,
}  # fmt: skip
BASES: Final = (COALITION_BASE, GOVERNMENT_BASE, TALIBAN_BASE, WARLORD_BASE)
UNDERGROUND: Final = {TALIBAN: TALIBAN_UNDERGROUND, WARLORDS: WARLORD_UNDERGROUND}
ACTIVE: Final = {TALIBAN: TALIBAN_ACTIVE, WARLORDS: WARLORD_ACTIVE}
GUERRILLAS: Final = {faction: (UNDERGROUND[faction], ACTIVE[faction]) for faction in INSURGENTS}
TROOPS: Final = {COALITION: COALITION_TROOPS, GOVERNMENT: GOVERNMENT_TROOPS}
CUBES: Final = {COALITION: (COALITION_TROOPS,), GOVERNMENT: (GOVERNMENT_TROOPS, GOVERNMENT_POLICE)}
GOVERNMENT_CUBES: Final = CUBES[GOVERNMENT]
COIN_CUBES: Final = (COALITION_TROOPS, GOVERNMENT_TROOPS, GOVERNMENT_POLICE)
PIECES_OF: Final = {faction: tuple(piece for piece in range(11) if OWNER[piece] == faction) for faction in FACTIONS}
HIDING: Final = {TALIBAN_ACTIVE: TALIBAN_UNDERGROUND, WARLORD_ACTIVE: WARLORD_UNDERGROUND}
SHOWING: Final = {hidden: shown for shown, hidden in HIDING.items()}

BASES_IN_A_SPACE: Final = 2  # 1.4.2a

AVAILABLE: Final = "available"
CASUALTIES: Final = "casualties"
OUT_OF_PLAY: Final = "out_of_play"

# -- spaces (1.3)

CITY: Final = "city"
PROVINCE: Final = "province"
PAKISTAN: Final = "pakistan"
LOC: Final = "loc"
MOUNTAIN: Final = "mountain"
KABUL: Final = "kabul"

# -- Support and Opposition (1.6)

SUPPORT: Final = 1
NEUTRAL: Final = 0
OPPOSITION: Final = -1
LEVELS: Final = {SUPPORT: "support", NEUTRAL: "neutral", OPPOSITION: "opposition"}
LEVEL: Final = {word: level for level, word in LEVELS.items()}
TERROR: Final = "terror"
SABOTAGE: Final = "sabotage"
RETURNEES: Final = "returnees"
TERROR_MARKERS: Final = 30  # 3.3.4c
RETURNEES_MARKERS: Final = 6  # 4.3.1b

# -- Control (1.7)

UNCONTROLLED: Final = "none"

# -- tracks (1.8)

RESOURCES_MOST: Final = 75
AID_MOST: Final = 75
PATRONAGE_MOST: Final = 40
ECON_OF_ALL_LOCS: Final = 12
AFGHAN_POPULATION: Final = 25

# -- Islamabad (6.6.1)

BOXES: Final = ("hostility", "pressure", "tolerance", "backing", "sponsorship")
HOSTILITY: Final = 0
PRESSURE: Final = 1
TOLERANCE: Final = 2
BACKING: Final = 3
SPONSORSHIP: Final = 4

# -- cards (2.2, 5.2)

PROPAGANDA: Final = 0
"""A Propaganda card; the events have the numbers 1 to 72."""
PROPAGANDA_CARDS: Final = 6
EVENTS: Final = 72
UNSHADED: Final = "unshaded"
SHADED: Final = "shaded"
TEXTS: Final = (UNSHADED, SHADED)

# -- what a faction does with a card (2.3.4)

PASS: Final = "pass"
EVENT: Final = "event"
OPERATION: Final = "operation"
OPERATION_WITH_SPECIAL: Final = "operation_with_special"
LIMITED_OPERATION: Final = "limited_operation"
ACTED: Final = (PASS, EVENT, OPERATION, OPERATION_WITH_SPECIAL, LIMITED_OPERATION)

TRAIN: Final = "train"
PATROL: Final = "patrol"
SWEEP: Final = "sweep"
ASSAULT: Final = "assault"
RALLY: Final = "rally"
MARCH: Final = "march"
ATTACK: Final = "attack"
TERROR_OPERATION: Final = "terror"
COIN_OPERATIONS: Final = (TRAIN, PATROL, SWEEP, ASSAULT)
INSURGENT_OPERATIONS: Final = (RALLY, MARCH, ATTACK, TERROR_OPERATION)

SURGE: Final = "surge"
AIRLIFT: Final = "airlift"
AIR_STRIKE: Final = "air_strike"
GOVERN: Final = "govern"
TRANSPORT: Final = "transport"
ERADICATE: Final = "eradicate"
EXTORT: Final = "extort"
INFILTRATE: Final = "infiltrate"
AMBUSH: Final = "ambush"
CULTIVATE: Final = "cultivate"
TRAFFIC: Final = "traffic"
SUBORN: Final = "suborn"

# -- deception (7.3-opt)

EMPTY_THREAT: Final = "empty_threat"
HIDDEN_AGENDA: Final = "hidden_agenda"
HIDDEN_ASSET: Final = "hidden_asset"
DECEPTION: Final = (EMPTY_THREAT, HIDDEN_AGENDA, HIDDEN_ASSET)
HIDDEN: Final = "hidden"
"""A marker whose face may not be seen."""

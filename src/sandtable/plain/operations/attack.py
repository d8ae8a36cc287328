"""Attack, with Ambush where the Taliban choose it (3.3.3, 4.4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.checks import Check, at_most
from sandtable.core.questions import Ask
from sandtable.plain import pieces, tracks
from sandtable.plain.changes import AmbushActive, AttackBonus, AttackFails, AttackRemoves, AttackSpares
from sandtable.plain.executing import select
from sandtable.plain.play import DONE, Play, piece_option, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import fits
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    AMBUSH,
    AVAILABLE,
    BASE,
    CASUALTIES,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GUERRILLAS,
    OWNER,
    PIECE,
    TALIBAN,
    UNDERGROUND,
    rival,
)
from sandtable.plain.under_way import Action

COST: Final = 1
REMOVED: Final = 2  # 3.3.3b
AMBUSHES: Final = 3  # 4.4.3a
PLAIN_ATTACK: Final = "attack"


def spares_coalition(s: State, faction: str) -> bool:
    """US-Taliban Talks, unshaded (24): Taliban operations may not remove Coalition pieces."""
    return faction == TALIBAN and bool(s.in_force(AttackSpares))


def removable(s: State, faction: str, space: Space) -> list[int]:
    """The pieces an Attack may remove now: Bases last, Government cubes before Coalition ones (3.3.3c-e)."""
    count = space.count
    found = [piece for piece in GOVERNMENT_CUBES if count[piece]]
    if not found:
        spared = spares_coalition(s, faction)
        if count[COALITION_TROOPS]:
            found = [] if spared else [COALITION_TROOPS]
        else:
            found = [piece for piece in (COALITION_BASE, GOVERNMENT_BASE) if count[piece]]
            found = [piece for piece in found if not (spared and piece == COALITION_BASE)]
    enemy = rival(faction)
    guerrillas = [piece for piece in GUERRILLAS[enemy] if count[piece]]
    return found + (guerrillas or [BASE[enemy]] * (count[BASE[enemy]] > 0))


def attack_where(s: State, action: Action) -> Iterator[Space]:
    """Spaces with an own Guerrilla and an Enemy piece that can be paid for (3.3.3a)."""
    if s.resources[action.faction] < action.cost(COST):
        return
    hidden, shown = GUERRILLAS[action.faction]
    for space in action.selectable(s.in_sight()):
        count = space.count
        if (count[hidden] or count[shown]) and can_attack(s, action, space):
            yield space


def can_attack(s: State, action: Action, space: Space) -> bool:
    """Whether own Guerrillas have an Enemy piece within reach; in some events by Ambush alone (3.3.3a)."""
    faction = action.faction
    if not space.guerrillas(faction) or not within_reach(s, faction, space):
        return False
    return not action.terms.ambush_only or may_ambush(s, action, space)


def may_ambush(s: State, action: Action, space: Space) -> bool:
    """Whether the Attack in a space may be an Ambush (4.4.3a; Car Bombs, card 31)."""
    if action.faction != TALIBAN or action.ambushes >= AMBUSHES:
        return False
    if not action.terms.ambush_only and not (
        action.may_begin_special or (action.may_special and action.special == AMBUSH)
    ):
        return False
    hidden = space.count[UNDERGROUND[TALIBAN]] > 0
    return hidden or (bool(s.in_force(AmbushActive)) and space.guerrillas(TALIBAN) > 0)


def attack_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space, pay for it, and Attack there, with or without Ambush (3.3.3, 4.4.3)."""
    faction = action.faction
    select(g, action, space, "3.3.3a")
    tracks.pay(g, faction, action.cost(COST), "3.3.3a")
    ambush = may_ambush(g.s, action, space)
    if ambush and not action.terms.ambush_only:
        options = [word_option(PLAIN_ATTACK), word_option(AMBUSH)]
        ambush = (yield from g.pick(faction, Purpose.ATTACK_HOW, options, space=space)) == AMBUSH
    if ambush:
        action.special = AMBUSH
        action.ambushes += 1
        yield from _ambush(g, space)
    else:
        yield from _attack(g, faction, space)


def _attack(g: Play, faction: str, space: Space) -> Ask[None]:
    """All Guerrillas show themselves; a roll not above their number removes up to 2 pieces (3.3.3b)."""
    s = g.s
    pieces.activate(g, space, faction, space.count[UNDERGROUND[faction]], "3.3.3b")
    check = attack_check(s, faction, space)
    result = yield from g.check("attack", check, "3.3.3b", space=space, number=check.number)
    if result.succeeds:
        yield from remove_enemies(g, faction, space, removes_most(s, faction, space, False), "3.3.3b")
    else:
        g.note("attack-fails", "3.3.3b", echo=True, space=space)
        if faction == TALIBAN:
            for failed in s.in_force(AttackFails):
                pieces.remove(g, space, ACTIVE[TALIBAN], failed.n, failed.cites)
    if result.pips == 1:
        pieces.place(g, space, UNDERGROUND[faction], 1, "3.3.3g")


def attack_check(s: State, faction: str, space: Space) -> Check:
    """What an Attack takes: the attacker's Guerrillas or less (3.3.3b; Aerostats, shaded: one more at a Base)."""
    bonus = sum(b.n for b in s.in_force(AttackBonus) if b.faction == faction and fits(space, b.where))
    return at_most(space.guerrillas(faction) + bonus)


def within_reach(s: State, faction: str, space: Space) -> int:
    """How many pieces an Attack could remove if it removed without end: what is spared spares its Base too."""
    enemies = space.enemies_of(faction)
    if not spares_coalition(s, faction):
        return enemies
    troops = space.count[COALITION_TROOPS]
    shielded = space.count[GOVERNMENT_BASE] if troops else 0
    return enemies - troops - space.count[COALITION_BASE] - shielded


def _ambush(g: Play, space: Space) -> Ask[None]:
    """Only one Guerrilla shows itself, nothing is rolled, 2 pieces go and a Guerrilla comes (4.4.3b)."""
    g.note("ambush", "4.4.3b", space=space)
    by_car = not pieces.activate(g, space, TALIBAN, 1, "4.4.3b")
    yield from remove_enemies(g, TALIBAN, space, removes_most(g.s, TALIBAN, space, True), "4.4.3b")
    if not by_car:  # Car Bombs, shaded (31): no Guerrilla is placed
        pieces.place(g, space, UNDERGROUND[TALIBAN], 1, "4.4.3b")


def removes_most(s: State, faction: str, space: Space, ambush: bool) -> int:
    """How many pieces may go: one on LoCs by unshaded Roadside IEDs (23), one at Police by unshaded Car Bombs (31)."""
    if faction != TALIBAN:
        return REMOVED
    limits = [x.n for x in s.in_force(AttackRemoves) if (ambush or not x.ambush) and fits(space, x.where)]
    return min([REMOVED, *limits])


def remove_enemies(g: Play, faction: str, space: Space, most: int, rule: str) -> Ask[None]:
    """Remove Enemy pieces one by one; who was hit takes the full effect (1.4.1d), Coalition ones become Casualties."""
    hit: str | None = None
    for _ in range(most):
        kinds = removable(g.s, faction, space)
        if not kinds:
            return
        options = [piece_option(piece) for piece in kinds]
        if hit is not None and all(OWNER[piece] != hit for piece in kinds):
            options.append(word_option(DONE))
        key = yield from g.pick(faction, Purpose.ATTACK_TARGET, options, space=space)
        if key == DONE:
            return
        piece = PIECE[key]
        hit = OWNER[piece]
        pieces.remove(g, space, piece, 1, rule, CASUALTIES if hit == COALITION else AVAILABLE)

"""Brute force: on many small positions all that is offered is compared with the rule's own predicate, in its words.

Nothing of the engine decides here but the questions themselves: each predicate reads pieces, printed facts and tracks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.plain.activities.menu import GOING_WITH
from sandtable.plain.map import AREAS
from sandtable.plain.play import Play
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import FORCES
from sandtable.plain.under_way import Action
from tests.plain.reaching import activity, endings, opens
from tests.plain.scene import play, spaces_offered, turn
from tests.playing import offered, purpose

PLACES = (
    "kabul", "kandahar", "zabol", "oruzgan", "balkh", "konduz", "khowst", "farah", "waziristan",
    "loc_kandahar_kabul", "loc_kandahar_spin_boldak", "loc_kabul_tor_kham", "loc_kabul_aibak",
)  # fmt: skip
CUBES = ("coalition_troops", "troops", "police")
GUERRILLAS = ("taliban", "taliban_active", "warlords", "warlords_active")
BASES = ("coalition_bases", "government_bases", "taliban_bases", "warlord_bases")
POSITIONS = 36


def _position(n: int) -> dict[str, Any]:
    """A small position: a few pieces of everybody in a few spaces, and few Resources."""
    chance = SeededChance(f"brute force {n}")
    draws = iter(range(10**6))

    def below(bound: int) -> int:
        return chance.below(bound, next(draws))

    places = [*PLACES]
    spaces: dict[str, dict[str, Any]] = {}
    for id in (places.pop(below(len(places))) for _ in range(6)):
        area = AREAS[id]
        taliban_only = area.kind == "pakistan"
        names = [name for name in (*CUBES, *GUERRILLAS) if not taliban_only or name.startswith("taliban")]
        here: dict[str, Any] = {name: below(3) for name in names if below(2)}
        if area.kind != "loc" and below(2):
            bases = [base for base in BASES if not taliban_only or base.startswith("taliban")]
            base = bases[below(len(bases))]
            here[base] = 1 if base == "government_bases" else 1 + below(2)
        if area.kind == "loc":
            here["sabotage"] = below(3) == 0
        elif area.is_afghan and area.pop:
            here["support"] = ("support", "neutral", "opposition")[below(3)]
        spaces[id] = here
    if n % 3 == 1:  # poppies in several Provinces
        for id in ("balkh", "konduz", "farah"):
            here = spaces.setdefault(id, {})
            if not any(here.get(base) for base in BASES):
                here |= {"warlord_bases": 1, "troops": 2}
    if n % 6 == 5:  # no Guerrilla is left
        for name, most in (("taliban", 30), ("warlords", 15)):
            used = sum(here.get(key, 0) for here in spaces.values() for key in (name, f"{name}_active"))
            spaces.setdefault("herat", {})[name] = most - used
    return {
        "spaces": spaces,
        "resources": {"government": (0, 2, 3, 9)[below(4)], "taliban": below(3), "warlords": (0, 1, 2, 7)[below(4)]},
        "islamabad": {"box": ("pressure", "tolerance", "backing", "sponsorship")[below(4)]},
        "patronage": below(3),
        "aid": below(4),
    }


DOCUMENTS = [_position(n) for n in range(POSITIONS)]
each_position = pytest.mark.parametrize("n", range(POSITIONS))


@cache
def _turn(faction: str, n: int) -> Table:
    document = dict(DOCUMENTS[n])
    return turn(faction, document.pop("spaces"), **document)


def at(faction: str, n: int, *answers: str) -> Table:
    """The n-th position, where this faction has given these answers."""
    return play(_turn(faction, n).fork(), *answers)


# -- the words of the rules


def ct(x: Space) -> int:
    return x.count[1]


def gt(x: Space) -> int:
    return x.count[3]


def gp(x: Space) -> int:
    return x.count[4]


def coalition(x: Space) -> int:
    return x.count[0] + x.count[1]


def bases(x: Space) -> int:
    return x.count[0] + x.count[2] + x.count[5] + x.count[8]


def underground(x: Space, faction: str) -> int:
    return x.count[6 if faction == "taliban" else 9]


def active(x: Space, faction: str) -> int:
    return x.count[7 if faction == "taliban" else 10]


def guerrillas(x: Space, faction: str) -> int:
    return underground(x, faction) + active(x, faction)


def own_bases(x: Space, faction: str) -> int:
    return x.count[5 if faction == "taliban" else 8]


def control(x: Space) -> str:
    if x.area.kind == "loc":
        return "none"
    coin, taliban, warlords = sum(x.count[:5]), sum(x.count[5:8]), sum(x.count[8:])
    if coin > taliban + warlords:
        return "coin"
    return "taliban" if taliban > coin + warlords else "none"


def afghan(x: Space) -> bool:
    return x.area.kind in ("city", "province")


def beside(one: str, other: str) -> bool:
    return other in AREAS[one].adjacent


Predicate = Callable[[State, Space], bool]


def train_government(s: State, x: Space) -> bool:
    """3.2.1a: any Province but Pakistan, or Kabul."""
    return afghan(x)


def train_coalition(s: State, x: Space) -> bool:
    """3.2.1a: Kabul, or Provinces with Coalition pieces."""
    return x.id == "kabul" or (x.area.kind == "province" and coalition(x) > 0)


def sweep_origins(s: State, x: Space) -> Iterator[Space]:
    """3.2.3b: adjacent spaces, or those beside a LoC without Sabotage that is beside the space."""
    roads = [id for id, area in AREAS.items() if area.kind == "loc" and not s[id].sabotage and beside(id, x.id)]
    for other in s.spaces.values():
        if other is not x and (beside(other.id, x.id) or any(beside(other.id, id) for id in roads)):
            yield other


def sweep_government(s: State, x: Space) -> bool:
    """3.2.3: Troops can come, or there are cubes that could activate somebody."""
    return afghan(x) and (gt(x) + gp(x) > 0 or any(gt(other) for other in sweep_origins(s, x)))


def sweep_coalition(s: State, x: Space) -> bool:
    """3.2.3e: at a Coalition piece the cubes of both count."""
    stands = coalition(x) > 0 and ct(x) + gt(x) + gp(x) > 0
    return afghan(x) and (stands or any(ct(other) for other in sweep_origins(s, x)))


def hit_by_assault(x: Space) -> bool:
    """3.2.4e: an Active Guerrilla, or a Base whose faction has no Guerrillas there."""
    return any(
        active(x, faction) or (own_bases(x, faction) and not guerrillas(x, faction))
        for faction in ("taliban", "warlords")
    )


def assault_government(s: State, x: Space) -> bool:
    """3.2.4b, 3.2.4d: two cubes that count, or three in Mountains."""
    cubes = gt(x) + (gp(x) if x.area.kind in ("city", "loc") else 0)
    return cubes >= (3 if x.area.terrain == "mountain" else 2) and hit_by_assault(x)


def assault_coalition(s: State, x: Space) -> bool:
    """3.2.4a: Coalition Troops."""
    return ct(x) > 0 and hit_by_assault(x)


def rally_taliban(s: State, x: Space) -> bool:
    """3.3.1a, 6.6.1a-b: Neutral, Opposition or Pashtun; in Pakistan above Pressure; something to do there."""
    if x.area.kind == "loc" or (x.level == 1 and not x.area.pashtun) or (x.area.kind == "pakistan" and s.box < 2):
        return False
    return bool(rally_ways(s, x, "taliban"))


def rally_warlords(s: State, x: Space) -> bool:
    """3.3.1a: not in Pakistan."""
    return x.area.kind in ("city", "province") and bool(rally_ways(s, x, "warlords"))


def rally_ways(s: State, x: Space, faction: str) -> set[str]:
    """3.3.1b-d, 3.3.1-n1: one Guerrilla, a Base for two, hiding or mass at a Base, nothing at a Taliban Base."""
    left = s.available[6 if faction == "taliban" else 9]
    base = 5 if faction == "taliban" else 8
    ways = set()
    if left:
        ways.add("rally_place")
    if guerrillas(x, faction) >= 2 and s.available[base] and bases(x) < 2:
        ways.add("rally_base")
    if own_bases(x, faction) and not (faction == "warlords" and x.area.pashtun):
        if active(x, faction):
            ways.add("rally_hide")
        if left and own_bases(x, faction) + x.area.pop + x.returnees >= 2:
            ways.add("rally_mass")
    if faction == "taliban" and own_bases(x, faction):
        ways.add("rally_nothing")
    return ways


def attack(faction: str) -> Predicate:
    """3.3.3a: an own Guerrilla and an Enemy piece."""
    own = slice(5, 8) if faction == "taliban" else slice(8, 11)
    return lambda s, x: guerrillas(x, faction) > 0 and sum(x.count) > sum(x.count[own])


def terror(faction: str) -> Predicate:
    """3.3.4a: an own Underground Guerrilla; by the readings not in Pakistan, nor on a road that is sabotaged."""
    return lambda s, x: underground(x, faction) > 0 and x.area.kind != "pakistan" and not x.sabotage


def pays(faction: str, price: Callable[[State, Space], int]) -> Predicate:
    """3.1a: the payer has the Resources for the space."""
    payer = "government" if faction == "coalition" else faction
    return lambda s, x: s.resources[payer] >= price(s, x)


def rally_price(s: State, x: Space) -> int:
    return 0 if x.area.kind == "pakistan" and s.box >= 3 else 1


OPERATIONS: list[tuple[str, str, Predicate, Callable[[State, Space], int]]] = [
    ("government", "train", train_government, lambda s, x: 3),
    ("coalition", "train", train_coalition, lambda s, x: 0),
    ("government", "sweep", sweep_government, lambda s, x: 3),
    ("coalition", "sweep", sweep_coalition, lambda s, x: 0),
    ("government", "assault", assault_government, lambda s, x: 3),
    ("coalition", "assault", assault_coalition, lambda s, x: 0),
    ("taliban", "rally", rally_taliban, rally_price),
    ("warlords", "rally", rally_warlords, rally_price),
    ("taliban", "attack", attack("taliban"), lambda s, x: 1),
    ("warlords", "attack", attack("warlords"), lambda s, x: 1),
    ("taliban", "terror", terror("taliban"), lambda s, x: x.area.kind != "loc"),
    ("warlords", "terror", terror("warlords"), lambda s, x: x.area.kind != "loc"),
]


def given(s: State, faction: str) -> int:
    """1.5.1b-c: what the other factions have to give, and the Government to the Warlords out of Patronage too."""
    gifts = sum(funds for each, funds in s.resources.items() if each != faction and faction in s.resources)
    return gifts + (s.patronage if faction == "warlords" else 0)


def extorts(s: State, x: Space) -> bool:
    """4.4.1a: an Underground Taliban Guerrilla, and more Taliban than Enemy pieces."""
    return underground(x, "taliban") > 0 and sum(x.count[5:8]) > sum(x.count[:5]) + sum(x.count[8:])


def traffics(s: State, x: Space) -> bool:
    """4.5.2: Warlords Bases and no Coalition pieces."""
    return x.count[8] > 0 and not coalition(x)


def opened(s: State, faction: str, operation: str) -> bool:
    """4.1a: a special activity before it can leave the operation a space; here it is played out."""
    action = Action(faction, operation, may_special=True)
    specials = [(name, each) for name, each in GOING_WITH[faction, operation] if each.possible(Play(s, None), action)]
    return any(
        opens(after, faction, operation)
        for name, _ in specials
        for after in endings(s, activity(faction, operation, name), most=10**6)
    )


def enriched(s: State, faction: str) -> State:
    """A table where everybody has given what there is to a faction."""
    richer = s.copy()
    if faction in richer.resources:
        richer.resources[faction] += given(s, faction)
    return richer


@each_position
@pytest.mark.parametrize(("faction", "operation", "allowed", "price"), OPERATIONS)
def test_the_spaces_of_an_operation(
    n: int, faction: str, operation: str, allowed: Predicate, price: Callable[[State, Space], int]
) -> None:
    table = at(faction, n)
    s: State = table.state
    legal = {x.id for x in s.spaces.values() if allowed(s, x)}
    paid = {id for id in legal if pays(faction, price)(s, s[id])}
    rich = enriched(s, faction)
    affordable = {id for id in legal if pays(faction, price)(rich, rich[id])}
    if affordable:
        assert operation in offered(table)
    elif operation in offered(table):
        assert opened(s, faction, operation) or opened(rich, faction, operation)
    if operation in offered(table):
        play(table, operation)
        assert purpose(table) == f"{operation}_where"
        assert spaces_offered(table) == paid


@each_position
@pytest.mark.parametrize("faction", ["taliban", "warlords"])
def test_what_a_rally_can_do(n: int, faction: str) -> None:
    table = at(faction, n)
    if "rally" not in offered(table):
        return
    play(table, "rally")
    for id in spaces_offered(table):
        there = play(table.fork(), id)
        ways = rally_ways(table.state, table.state[id], faction)
        if purpose(there) == "rally_how":
            assert set(offered(there)) == ways
        else:
            assert len(ways) == 1


# -- March


@each_position
@pytest.mark.parametrize("faction", ["taliban", "warlords"])
def test_march_goes_wherever_it_may(n: int, faction: str) -> None:
    """3.3.2a: to adjacent spaces that can be paid for; roads, and ways into or out of a friendly Pakistan, are free."""
    table = at(faction, n)
    s: State = table.state

    def price(origin: Space, x: Space) -> int:
        friendly = s.box >= 3 and "pakistan" in (origin.area.kind, x.area.kind)
        return 0 if x.area.kind == "loc" or friendly else 1

    def targets(origin: Space, funds: int) -> set[str]:
        near = [s[id] for id in AREAS[origin.id].adjacent]
        near = [x for x in near if faction == "taliban" or x.area.kind != "pakistan"]
        return {x.id for x in near if price(origin, x) <= funds}

    legal = {x.id: targets(x, s.resources[faction]) for x in s.spaces.values() if guerrillas(x, faction)}
    affordable = any(targets(s[id], s.resources[faction] + given(s, faction)) for id in legal)
    assert ("march" in offered(table)) is (affordable or opened(s, faction, "march"))
    if "march" not in offered(table):
        return
    play(table, "march")
    assert spaces_offered(table) == {id for id, found in legal.items() if found}
    for id in spaces_offered(table):
        there = play(table.fork(), id)
        if purpose(there) == "march_to":
            assert spaces_offered(there) == legal[id]
        else:
            assert len(legal[id]) == 1


# -- Patrol and Sweep: where cubes come from


def patrol_reach(s: State, origin: str) -> set[str]:
    """3.2.2b: over adjacent LoCs and Kabul; who enters a sabotaged LoC stops."""
    reached: set[str] = set()
    edge = [origin]
    while edge:
        at_now = edge.pop()
        if at_now != origin and s[at_now].sabotage:
            continue
        for id in AREAS[at_now].adjacent:
            if (AREAS[id].kind == "loc" or id == "kabul") and id not in reached:
                reached.add(id)
                edge.append(id)
    return reached - {origin}


@each_position
@pytest.mark.parametrize("faction", ["coalition", "government"])
def test_patrol_goes_wherever_it_may(n: int, faction: str) -> None:
    table = at(faction, n)
    s: State = table.state
    assert ("patrol" in offered(table)) is (faction == "coalition" or s.resources["government"] >= 3)
    if "patrol" not in offered(table):
        return
    play(table, "patrol")
    cubes = {x.id: ct(x) if faction == "coalition" else gt(x) + gp(x) for x in s.spaces.values()}
    assert spaces_offered(table) == {id for id, count in cubes.items() if count and patrol_reach(s, id)}
    for id in spaces_offered(table):
        there = play(table.fork(), id)
        kinds = {"government_troops": gt(s[id]), "government_police": gp(s[id])}
        if purpose(there) == "patrol_piece":
            assert set(offered(there)) == {kind for kind, count in kinds.items() if count}
            play(there, offered(there)[0])
        if purpose(there) == "patrol_to":
            assert spaces_offered(there) == patrol_reach(s, id)
        else:
            assert len(patrol_reach(s, id)) == 1


@each_position
@pytest.mark.parametrize("faction", ["coalition", "government"])
def test_sweep_takes_troops_from_wherever_it_may(n: int, faction: str) -> None:
    table = at(faction, n)
    s: State = table.state
    if "sweep" not in offered(table):
        return
    play(table, "sweep")
    own = ct if faction == "coalition" else gt
    for id in sorted(spaces_offered(table))[:4]:
        there = play(table.fork(), id)
        origins = {x.id for x in sweep_origins(s, s[id]) if own(x)}
        if origins:
            assert purpose(there) == "sweep_from"
            assert spaces_offered(there) == origins
        else:
            assert purpose(there) != "sweep_from"


# -- special activities (4)


def strikes(s: State, x: Space) -> bool:
    """4.2.3: anywhere but in Kabul, an Active Guerrilla or a Base that no Guerrilla of its faction guards."""
    return x.id != "kabul" and hit_by_assault(x)


def governs(s: State, x: Space) -> bool:
    """4.3.1: COIN Control, at Support or Population 0; a +1 Pop marker, or Patronage without a Coalition Base."""
    if not afghan(x) or control(x) != "coin" or not (x.level == 1 or x.area.pop + x.returnees == 0):
        return False
    return (not x.returnees and s.returnees_left > 0) or (x.level == 1 and not x.count[0])


def eradicates(s: State, x: Space) -> bool:
    """4.3.3a: a COIN-controlled Province with a Government cube and a Warlords Base."""
    return x.area.kind == "province" and control(x) == "coin" and gt(x) + gp(x) > 0 and x.count[8] > 0


def infiltrates(s: State, x: Space) -> bool:
    """4.4.2: an Underground Taliban Guerrilla with Government or Warlords pieces."""
    return underground(x, "taliban") > 0 and sum(x.count[2:5]) + sum(x.count[8:]) > 0


def suborns(s: State, x: Space) -> bool:
    """4.5.3: Government cubes or a Base, a Taliban Guerrilla, or any Guerrilla to turn Underground."""
    return gt(x) + gp(x) + x.count[2] + guerrillas(x, "taliban") + active(x, "warlords") > 0


def surges(s: State, x: Space) -> bool:
    """4.2.1a: Kabul, and Provinces under COIN Control."""
    return x.id == "kabul" or (x.area.kind == "province" and control(x) == "coin")


def lifts(s: State, x: Space) -> bool:
    """4.2.2: Coalition or Government Troops."""
    return ct(x) + gt(x) > 0


def transports(s: State, x: Space) -> bool:
    """4.3.2: Government Troops."""
    return gt(x) > 0


ACTIVITIES: list[tuple[str, str, set[str], Predicate, str]] = [
    ("coalition", "surge", {"train"}, surges, "surge_where"),
    ("coalition", "airlift", {"train", "patrol", "sweep", "assault"}, lifts, "airlift_from"),
    ("coalition", "air_strike", {"patrol", "sweep", "assault"}, strikes, "air_strike_where"),
    ("government", "govern", {"train", "patrol"}, governs, "govern_where"),
    ("government", "transport", {"train", "patrol", "sweep", "assault"}, transports, "transport_from"),
    ("government", "eradicate", {"train", "patrol", "assault"}, eradicates, "eradicate_where"),
    ("taliban", "extort", {"rally", "march", "attack", "terror"}, extorts, "extort_where"),
    ("taliban", "infiltrate", {"rally", "march"}, infiltrates, "infiltrate_where"),
    ("warlords", "traffic", {"rally", "march"}, traffics, "traffic_where"),
    ("warlords", "suborn", {"rally", "march", "attack", "terror"}, suborns, "suborn_where"),
]
OPERATIONS_OF = {
    "coalition": ("train", "patrol", "sweep", "assault"),
    "government": ("train", "patrol", "sweep", "assault"),
    "taliban": ("rally", "march", "attack", "terror"),
    "warlords": ("rally", "march", "attack", "terror"),
}


@each_position
@pytest.mark.parametrize(("faction", "activity", "goes_with", "allowed", "asked"), ACTIVITIES)
def test_the_spaces_of_a_special_activity(
    n: int, faction: str, activity: str, goes_with: set[str], allowed: Predicate, asked: str
) -> None:
    turn = at(faction, n)
    s: State = turn.state
    legal = {x.id for x in s.spaces.values() if allowed(s, x)}
    payable = activity != "suborn" or s.resources["warlords"] >= 2
    for operation in OPERATIONS_OF[faction]:
        if operation not in offered(turn):
            continue
        table = play(turn.fork(), operation)
        executed = spaces_offered(table) or operation == "patrol"  # else it comes first only to open a space (4.1a)
        can = operation in goes_with and bool(legal) and payable
        assert (activity in offered(table)) is can or (can and not executed), operation
        if activity in offered(table):
            play(table, activity)
            if purpose(table) == asked:
                assert spaces_offered(table) == legal
            else:
                assert len(legal) == 1


@each_position
@pytest.mark.parametrize("operation", ["attack", "terror", "rally", "march"])
def test_ambush_goes_with_attack_by_a_hidden_guerrilla(n: int, operation: str) -> None:
    """4.4.3a: in the spaces of an Attack with an Underground Taliban Guerrilla."""
    table = at("taliban", n)
    s: State = table.state
    if operation not in offered(table):
        return
    play(table, operation)
    for id in spaces_offered(table):
        there = play(table.fork(), id)
        may = operation == "attack" and underground(s[id], "taliban") > 0
        assert (purpose(there) == "attack_how") is may


@each_position
def test_cultivate_follows_a_rally_in_its_province(n: int) -> None:
    """4.5.1: a populated Province of the Rally with more Warlords Guerrillas than Police and room for a Base."""
    table = at("warlords", n)
    if "rally" not in offered(table):
        return
    play(table, "rally")
    assert "cultivate" not in offered(table)
    for id in sorted(spaces_offered(table)):
        there = play(table.fork(), id)
        if purpose(there) == "rally_how":
            play(there, "rally_place" if "rally_place" in offered(there) else offered(there)[0])
        if purpose(there) != "rally_where":
            continue
        s: State = there.state
        x = s[id]
        fits = x.area.kind == "province" and x.area.pop + x.returnees > 0
        can = fits and guerrillas(x, "warlords") > gp(x) and bases(x) < 2 and s.available[8] > 0
        assert ("cultivate" in offered(there)) is can


@each_position
def test_transport_goes_wherever_it_may(n: int) -> None:
    """4.3.2: into an adjacent space, or over LoCs and Kabul and from there into one; a sabotaged LoC stops it."""
    table = at("government", n)
    s: State = table.state
    if "sweep" not in offered(table):
        return
    play(table, "sweep")
    if "transport" not in offered(table):
        return
    play(table, "transport")
    origins = [x.id for x in s.spaces.values() if gt(x)]
    for id in origins:
        there = table.fork() if purpose(table) == "transport_to" else play(table.fork(), id)
        stops = {stop for stop in patrol_reach(s, id) if not s[stop].sabotage}
        last = {other for stop in (id, *stops) for other in AREAS[stop].adjacent}
        expected = {other for other in (*patrol_reach(s, id), *last) if AREAS[other].kind != "pakistan"} - {id}
        assert spaces_offered(there) == expected


@each_position
def test_what_suborn_can_buy(n: int) -> None:
    """4.5.3: cubes, a Base, a Taliban Guerrilla, or Guerrillas turned Underground."""
    table = at("warlords", n)
    s: State = table.state
    if "rally" not in offered(table) or "suborn" not in offered(play(table, "rally")):
        return
    play(table, "suborn")
    for id in sorted(spaces_offered(table)):
        there = play(table.fork(), id)
        x = s[id]
        can = {
            "suborn_cubes": gt(x) + gp(x), "suborn_base": x.count[2], "suborn_guerrilla": guerrillas(x, "taliban"),
            "suborn_hide": active(x, "taliban") + active(x, "warlords"),
        }  # fmt: skip
        ways = {way for way, count in can.items() if count}
        if purpose(there) == "suborn_how":
            assert set(offered(there)) == ways
        else:
            assert len(ways) == 1


@each_position
def test_what_an_attack_removes_first(n: int) -> None:
    """3.3.3c-e by Ambush: cubes of the Government, of the Coalition, COIN Bases; Guerrillas before their Base."""
    table = at("taliban", n)
    s: State = table.state
    if "attack" not in offered(table):
        return
    play(table, "attack")
    for id in sorted(spaces_offered(table)):
        x = s[id]
        if not underground(x, "taliban"):
            continue
        there = play(table.fork(), id, "ambush")
        coin = {"government_troops": gt(x), "government_police": gp(x)}
        if not any(coin.values()):
            coin = {"coalition_troops": ct(x)}
        if not any(coin.values()):
            coin = {"coalition_base": x.count[0], "government_base": x.count[2]}
        enemy = {"warlord_underground": x.count[9], "warlord_active": x.count[10]}
        if not any(enemy.values()):
            enemy = {"warlord_base": x.count[8]}
        expected = {piece for piece, count in {**coin, **enemy}.items() if count}
        if len(expected) > 1:
            assert purpose(there) == "attack_target"
            assert set(offered(there)) == expected


@each_position
@pytest.mark.parametrize("faction", ["coalition", "government"])
def test_train_places_cubes_where_it_may(n: int, faction: str) -> None:
    """3.2.1b: in Kabul and at COIN Bases; the Coalition at its own Bases, and only if the Government can pay 3."""
    table = at(faction, n)
    s: State = table.state
    if "train" not in offered(table):
        return
    play(table, "train")
    for id in sorted(spaces_offered(table)):
        x = s[id]
        there = play(table.fork(), id)
        if faction == "coalition":
            may = x.count[0] > 0 and s.resources["government"] >= 3
        else:
            may = id == "kabul" or x.count[0] + x.count[2] > 0
        assert (purpose(there) == "train_troops") is may
        if may:
            assert offered(there) == [str(count) for count in range(min(6, FORCES[3]) + 1)]


@each_position
def test_what_govern_can_do(n: int) -> None:
    """4.3.1b-c: a +1 Pop marker where none is; Patronage at Support without a Coalition Base."""
    table = at("government", n)
    s: State = table.state
    if "train" not in offered(table) or "govern" not in offered(play(table, "train")):
        return
    play(table, "govern")
    spaces = spaces_offered(table) if purpose(table) == "govern_where" else {None}
    for id in spaces:
        there = table.fork() if id is None else play(table.fork(), id)
        if purpose(there) != "govern_how":
            continue
        x = s[str(there.question and there.question.about["space"]).removeprefix("space:")]
        can = {"govern_returnees": not x.returnees, "govern_patronage": x.level == 1 and not x.count[0]}
        assert set(offered(there)) == {way for way, may in can.items() if may}


@each_position
def test_what_an_air_strike_can_hit(n: int) -> None:
    """4.2.3b: an Active Guerrilla, or a Base whose faction has no Guerrillas there."""
    table = at("coalition", n, "patrol")
    s: State = table.state
    if "air_strike" not in offered(table):
        return
    play(table, "air_strike")
    for id in sorted(spaces_offered(table)):
        there, x = play(table.fork(), id), s[id]
        hit = set()
        for faction, word in (("taliban", "taliban"), ("warlords", "warlord")):
            if active(x, faction):
                hit.add(f"{word}_active")
            if own_bases(x, faction) and not guerrillas(x, faction):
                hit.add(f"{word}_base")
        if len(hit) > 1:
            assert set(offered(there)) == hit
        else:
            assert purpose(there) != "air_strike_target"


@each_position
def test_whom_infiltrate_can_take(n: int) -> None:
    """4.4.2b-c: cubes before a Government Base, Guerrillas before a Warlords Base, never Coalition pieces."""
    table = at("taliban", n)
    s: State = table.state
    if "rally" not in offered(table) or "infiltrate" not in offered(play(table, "rally")):
        return
    play(table, "infiltrate")
    spaces = spaces_offered(table) if purpose(table) == "infiltrate_where" else {None}
    for id in spaces:
        there = table.fork() if id is None else play(table.fork(), id)
        assert set(offered(there)) == {"infiltrate_remove", "infiltrate_replace"}
        x = s[str(there.question and there.question.about["space"]).removeprefix("space:")]
        government = {"government_troops": gt(x), "government_police": gp(x)}
        if not any(government.values()):
            government = {"government_base": x.count[2]}
        enemy = {"warlord_underground": x.count[9], "warlord_active": x.count[10]}
        if not any(enemy.values()):
            enemy = {"warlord_base": x.count[8]}
        expected = {piece for piece, count in {**government, **enemy}.items() if count}
        play(there, "infiltrate_replace")
        if len(expected) > 1:
            assert set(offered(there)) == expected


@pytest.mark.parametrize(
    "allowed",
    [*(case[2] for case in OPERATIONS), *(case[3] for case in ACTIVITIES)],
    ids=lambda allowed: str(allowed.__name__),
)
def test_the_positions_are_various(allowed: Predicate) -> None:
    """Each predicate holds in several spaces of some position, and in fewer of another."""
    states: list[State] = [_turn("taliban", n).state for n in range(POSITIONS)]
    held = [sum(allowed(s, x) for x in s.spaces.values()) for s in states]
    assert max(held) > 1
    assert min(held) < max(held) or allowed in (train_government,)

"""Trials: what an option does, tried on a copy of the table by the rules' own functions, for ``forecasts`` to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sandtable.core.messages import Argument, Message
from sandtable.core.questions import Question
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.activities import government, taliban, warlords
from sandtable.plain.changes import Bombers, Cancels, RoadCharges, StrikeShifts, VillageDefector
from sandtable.plain.executing import ASK_GIFT, GIVE, LIFT
from sandtable.plain.operations import assault, insurgent, prices
from sandtable.plain.operations.train import CUBES_FOR_A_BASE, PATRONAGE_MOVED
from sandtable.plain.play import DONE, NO, Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    ASSAULT,
    AVAILABLE,
    BASE,
    BOXES,
    CASUALTIES,
    COALITION,
    EXTORT,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    LEVEL,
    LEVELS,
    OWNER,
    PIECE,
    PIECES,
    STOCK,
    TALIBAN,
    TRAIN,
    UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, under_way_for


class Trial:
    """An option tried on a copy: ``g`` plays there, and tells nobody."""

    def __init__(self, s: State, question: Question, key: str) -> None:
        self.g = Play(s.copy(), None)
        self.s = self.g.s
        self.seat = question.seat
        self.question = question
        self.key = key

    @property
    def space(self) -> Space:
        """The space that the option names, or else the one that the question is about."""
        return self.s.get(self.key) or self.about

    @property
    def about(self) -> Space:
        """The space that the question is about."""
        return self.s[str(self.question.about["space"]).removeprefix("space:")]

    @property
    def to(self) -> Space:
        """The space that pieces move to."""
        return self.s[str(self.question.about["to"]).removeprefix("space:")]

    def action(self, name: str) -> Action:
        """What is under way for the seat that is asked."""
        return under_way_for(self.s, self.seat, name)

    @property
    def number(self) -> int:
        """The number that the option is."""
        return int(self.key)


# -- COIN operations


def _train(t: Trial) -> None:
    """So many cubes are placed; the Coalition pays for a space where it places any (3.2.1a-b)."""
    if "base" in t.question.about:  # which cubes a Base replaces (3.2.1d)
        pieces.remove(t.g, t.about, GOVERNMENT_TROOPS, t.number)
        pieces.remove(t.g, t.about, GOVERNMENT_POLICE, CUBES_FOR_A_BASE - t.number)
        pieces.place(t.g, t.about, GOVERNMENT_BASE, 1)
        return
    piece = GOVERNMENT_TROOPS if t.question.purpose == Purpose.TRAIN_TROOPS else GOVERNMENT_POLICE
    placed = pieces.place(t.g, t.about, piece, t.number)
    if placed and t.seat == COALITION and not t.question.about.get("placed"):
        tracks.pay(t.g, COALITION, prices.for_cubes(t.action(TRAIN)))


def _train_then(t: Trial) -> None:
    tracks.transfer(t.g, tracks.PATRONAGE, GOVERNMENT, PATRONAGE_MOVED)


def _train_from(t: Trial) -> None:
    """A cube of another space comes (3.2.1b)."""
    pieces.move(t.g, t.about, t.to, PIECE[t.key], 1)


def _purchase(t: Trial) -> None:
    support.purchase(t.g, t.about, t.seat, t.number, "6.4")


def _activate(t: Trial) -> None:
    pieces.activate(t.g, t.about, t.key.removeprefix("activate_"), int(str(t.question.about["count"])))


def _assault_target(t: Trial) -> None:
    target, most = t.key.removeprefix("remove_"), int(str(t.question.about["count"]))
    assault.remove_target(t.g, t.action(ASSAULT), t.about, target, most, "3.2.4e")


# -- insurgent operations


def _rally(t: Trial) -> None:
    faction, space = t.seat, t.about
    way = t.key.removeprefix("rally_")
    if way == insurgent.PLACE:
        pieces.place(t.g, space, UNDERGROUND[faction], 1)
    elif way == insurgent.BASE_HERE:
        _base(t, 2)
    elif way == insurgent.HIDE:
        pieces.hide(t.g, space, faction, space.count[ACTIVE[faction]])


def _base(t: Trial, shown: int) -> None:
    """A Base replaces two Guerrillas, so many of them Active ones if there are (3.3.1b)."""
    gone = pieces.remove(t.g, t.about, ACTIVE[t.seat], shown)
    pieces.remove(t.g, t.about, UNDERGROUND[t.seat], 2 - gone)
    pieces.place(t.g, t.about, BASE[t.seat], 1)


def _mass(t: Trial) -> None:
    pieces.place(t.g, t.about, UNDERGROUND[t.seat], t.number)


def _attack_target(t: Trial) -> None:
    piece = PIECE[t.key]
    pieces.remove(t.g, t.about, piece, 1, None, CASUALTIES if OWNER[piece] == COALITION else AVAILABLE)


# -- special activities


def _strike(t: Trial) -> None:
    pieces.remove(t.g, t.about, PIECE[t.key])


def _surge_aid(t: Trial) -> None:
    """The rest of the die, which is the highest option, goes to the Warlords."""
    tracks.change(t.g, tracks.AID, t.number)
    tracks.change(t.g, WARLORDS, max(map(int, t.question.keys)) - t.number)


def _govern(t: Trial) -> None:
    if t.key == f"govern_{government.RETURNEES}":
        support.place_returnees(t.g, t.about)
    else:
        government.take_patronage(t.g, t.about)


def _extort(t: Trial) -> None:
    if not t.action(EXTORT).terms.silent:
        pieces.activate(t.g, t.space, TALIBAN, 1)
    taliban.extort_in(t.g, t.space)


def _infiltrate(t: Trial) -> None:
    """A Government piece costs Patronage too (4.4.2b)."""
    piece = PIECE[t.key]
    if t.question.about["how"] == f"infiltrate_{taliban.REMOVE}":
        pieces.remove(t.g, t.about, piece)
    else:
        pieces.replace(t.g, t.about, piece, UNDERGROUND[TALIBAN])
    tracks.change(t.g, tracks.PATRONAGE, -(OWNER[piece] == GOVERNMENT))


def _suborn_hide(t: Trial) -> None:
    pieces.hide(t.g, t.about, str(t.question.about["faction"]), t.number)


def _lift(t: Trial) -> None:
    if t.key in PIECE:
        pieces.remove(t.g, t.about, PIECE[t.key])


# -- what lasts (5.3, 5.4)


def _bomber(t: Trial) -> None:
    """The Guerrilla goes with the cube (Suicide Bombers, card 33)."""
    pieces.remove(t.g, t.about, ACTIVE[TALIBAN] if t.about.count[ACTIVE[TALIBAN]] else UNDERGROUND[TALIBAN])
    lasting.remove_cube(t.g, t.about, PIECE[t.key], t.s.in_force(Bombers)[0].cites)


def _defector(t: Trial) -> None:
    pieces.replace(t.g, t.about, GOVERNMENT_POLICE, UNDERGROUND[t.key], t.s.in_force(VillageDefector)[0].cites)


TRIALS: Final[Mapping[str, Callable[[Trial], object]]] = {
    Purpose.TRAIN_TROOPS: _train,
    Purpose.TRAIN_POLICE: _train,
    Purpose.TRAIN_THEN: _train_then,
    Purpose.TRAIN_PIECE: _train_from,
    Purpose.TRAIN_BASE_FROM: lambda t: pieces.move(t.g, t.space, t.about, GOVERNMENT_BASE, 1),
    Purpose.CIVIC_ACTION_HOW_MUCH: _purchase,
    Purpose.SHARIA_HOW_MUCH: _purchase,
    Purpose.ACTIVATE_WHOSE: _activate,
    Purpose.ASSAULT_TARGET: _assault_target,
    Purpose.RALLY_HOW: _rally,
    Purpose.RALLY_HOW_MANY: _mass,
    Purpose.RALLY_REPLACED: lambda t: _base(t, t.number),
    Purpose.ATTACK_TARGET: _attack_target,
    Purpose.SURGE_AID: _surge_aid,
    Purpose.AIR_STRIKE_TARGET: _strike,
    Purpose.GOVERN_HOW: _govern,
    Purpose.ERADICATE_WHERE: lambda t: government.eradicate_in(t.g, t.space),
    Purpose.EXTORT_WHERE: _extort,
    Purpose.CULTIVATE_WHERE: lambda t: pieces.place(t.g, t.space, WARLORD_BASE, 1),
    Purpose.TRAFFIC_WHERE: lambda t: warlords.traffic_in(t.g, [t.space]),
    Purpose.SUBORN_HOW: lambda t: pieces.remove(t.g, t.about, GOVERNMENT_BASE),
    Purpose.INFILTRATE_TARGET: _infiltrate,
    Purpose.SUBORN_CUBE: _lift,
    Purpose.SUBORN_HIDE: _suborn_hide,
    Purpose.RECRUIT_WHERE: lambda t: pieces.place(t.g, t.space, UNDERGROUND[TALIBAN], 1),
    Purpose.ELDERS_LEVEL: lambda t: support.set_level(t.g, t.about, LEVEL[t.key]),
    Purpose.RAID_ACTIVATE: lambda t: pieces.activate(t.g, t.about, t.key.removeprefix("activate_"), 1),
    Purpose.MANPADS_CANCEL: lambda t: tracks.pay(t.g, TALIBAN, t.s.in_force(Cancels)[0].cost),
    Purpose.SUICIDE_BOMBER: _bomber,
    Purpose.SUICIDE_TARGET: lambda t: lasting.remove_cube(
        t.g, t.about, PIECE[t.key], t.s.in_force(RoadCharges)[0].cites
    ),
    Purpose.VILLAGE_POLICE: lambda t: pieces.place(t.g, t.space, GOVERNMENT_POLICE, 1),
    Purpose.VILLAGE_DEFECTOR_TO: _defector,
    Purpose.DESERT: lambda t: pieces.remove(t.g, t.about, PIECE[t.key]),
    Purpose.REAPERS_SHIFT: lambda t: support.shift(t.g, t.space, -t.s.in_force(StrikeShifts)[0].levels),
}
"""What an option does at once, by purpose."""


STOPS: Final = frozenset((DONE, NO, LIFT, GIVE, ASK_GIFT))
"""Options that do nothing of what is asked."""


def tried(s: State, question: Question, key: str) -> State:
    """The table as an option would leave it at once."""
    t = Trial(s, question, key)
    TRIALS[question.purpose](t)
    return t.s


# -- what has changed


def changes(before: State, after: State) -> Iterator[Message]:
    """What is different on the table: pieces, their state, Control, levels, markers, tracks and Islamabad."""
    then, now = before.kept(), after.kept()
    for here, there in zip(then, now, strict=True):
        if here is not there:
            yield from _space(here, there)
    for track in tracks.MOST:
        by = tracks.value(after, track) - tracks.value(before, track)
        if by:
            yield Message("forecast-up" if by > 0 else "forecast-down", {"count": abs(by), "track": track})
    if after.box != before.box:
        yield Message("forecast-islamabad", {"box": BOXES[after.box]})


def _space(before: Space, after: Space) -> Iterator[Message]:
    by = [0] * len(PIECES)
    for piece, count in enumerate(after.count):
        by[STOCK[piece]] += count - before.count[piece]
    for piece, count in enumerate(by):
        if count:
            name = Message(f"piece-{PIECES[piece]}")
            yield Message("forecast-placed" if count > 0 else "forecast-removed", {"count": abs(count), "piece": name})
    for faction, shown in ACTIVE.items():
        turned = after.count[shown] - before.count[shown]
        if turned and not by[UNDERGROUND[faction]]:
            args: dict[str, Argument] = {"count": abs(turned), "faction": faction}
            yield Message("forecast-shown" if turned > 0 else "forecast-hidden", args)
    if after.level != before.level:
        yield Message("forecast-level", {"level": LEVELS[after.level]})
    if after.terror < before.terror:
        yield Message("forecast-terror-removed", {"count": before.terror - after.terror})
    if after.returnees and not before.returnees:
        yield Message("forecast-returnees")
    if after.control != before.control:
        yield Message("forecast-control", {"control": after.control})

"""What must always hold: every reason why a state cannot arise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.core.messages import Message, argument
from sandtable.labyrinth import markers
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.fields import fields_of
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.rules import OFF_MAP_BOX
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import (
    CELLS,
    FUNDING_MOST,
    GOOD,
    HIDDEN,
    ISLAMIST_RULE,
    JIHADIST,
    MILITIA,
    NUMBERED_PLOTS,
    PRESTIGE_MOST,
    RESERVES_MOST,
    SIDES,
    TROOPS,
    UNREST,
    WMD,
    other,
)

FEW = 10
"""As many things as a message can list and still be read."""


def faults(s: State) -> list[Message]:
    """Every fault, each with the key of a position it is in."""
    found = [*_tracks(s), *_pieces(s), *_index(s), *_plots(s), *_cards(s), *_events(s)]
    for country in s.in_sight():
        found += _country(s, country)
    return found


def fault(id: str, key: str, /, **args: object) -> Message:
    """A fault in the key of a position."""
    return Message(f"fault-{id}", {"key": key, **{name: argument(value) for name, value in args.items()}})


def within(key: str, value: int, least: int, most: int) -> Iterator[Message]:
    """A fault if a number is out of its range."""
    if not least <= value <= most:
        yield fault("range", key, value=value, least=least, most=most)


def _tracks(s: State) -> Iterator[Message]:
    yield from within("prestige", s.prestige, 1, PRESTIGE_MOST)
    yield from within("funding", s.funding, 1, FUNDING_MOST)
    for side in SIDES:
        yield from within(f"reserves.{side}", s.reserves[side], 0, RESERVES_MOST)
    yield from within("decks", s.decks, 1, 3)
    yield from within("deck", s.deck_number, 1, s.decks)
    if s.rules.campaign and (s.decks != len(s.rules.campaign) or s.deck_number != s.rules.place):
        yield fault("campaign-decks", "deck", decks=len(s.rules.campaign))
    if s.turn < 1:
        yield fault("turn", "turn", value=s.turn)


def _pieces(s: State) -> Iterator[Message]:
    most = CELLS + s.rules.extra_cells  # 11.3.7
    if s.cells_on_map > most:
        yield fault("cells", "countries", count=s.cells_on_map, most=most)
    if s.troops_on_track < 0:
        yield fault("troops", "countries", count=TROOPS - s.troops_on_track, most=TROOPS)
    if s.off_map_troops < 0 or (s.off_map_troops and OFF_MAP_BOX not in s.rules.has):
        yield fault("off-map", "off_map_troops", count=s.off_map_troops)
    if s.militia_on_track < 0:
        yield fault("militia", "countries", count=MILITIA - s.militia_on_track, most=MILITIA)
    for kind in ("awakening", "reaction"):
        count = s.unrest_markers(kind)
        if count > UNREST:
            yield fault("unrest", "countries", kind=kind, count=count, most=UNREST)
    capitals = [country.id for country in s.in_sight() if country.capital]
    if len(capitals) > 1:
        yield fault("capitals", "countries", countries=capitals)
    for country in s.in_sight():
        if country.sadr and (country.id != "iraq" or markers.BASE not in s.rules.decks):
            yield fault("sadr", f"countries.{country.id}.markers")
    placed = Counter(name for country in s.in_sight() for name in country.markers)
    for name, count in placed.items():
        if not markers.known([name], s.rules.decks):
            yield fault("no-marker", "countries", name=name)
        elif count > markers.MARKERS[name].copies:
            yield fault("marker-copies", "countries", marker=name, count=count, copies=markers.MARKERS[name].copies)


def _index(s: State) -> Iterator[Message]:
    occupied, found = s.in_sight_occupied(), [s.in_sight()[place] for place in s.look_for_pieces()]
    if occupied != found:
        yield fault("occupied", "countries", countries=[country.id for country in occupied])
    unsaid = s.unsaid()
    if unsaid:
        yield fault("unsaid", "countries", countries=unsaid)


def _country(s: State, country: Country) -> Iterator[Message]:
    here = f"countries.{country.id}"
    for each in fields_of(s.rules):
        if getattr(country, each.name):  # with what is not there nothing is wrong
            yield from each.faults(country, here)
    yield from _muslim(country, here) if country.is_muslim else _not_muslim(country, here)
    if country.marker_troops != markers.troops_of(country.markers):
        yield fault("marker-troops", f"{here}.markers", count=country.marker_troops)


def _muslim(country: Country, here: str) -> Iterator[Message]:
    if (country.governance is None) != (country.alignment is None):
        yield fault("alignment-missing", f"{here}.alignment")
    if country.is_unmarked and (country.cells or country.cubes or country.plots):
        yield fault("untested", f"{here}.governance")
    if country.governance in (GOOD, ISLAMIST_RULE) and (country.regime_change or country.besieged):
        yield fault("extremes", f"{here}.rc, besieged")
    if country.regime_change and country.governance is None:
        yield fault("unmarked-regime-change", f"{here}.rc")
    if country.posture is not None:
        yield fault("posture-muslim", f"{here}.posture")
    yield from _uprising(country, here)


def _uprising(country: Country, here: str) -> Iterator[Message]:
    """Unrest, Civil War and the Caliphate (11.1.4, 11.2.4, 11.2.7, 11.3.8.1)."""
    extreme = country.governance in (GOOD, ISLAMIST_RULE)
    if (country.awakening or country.reaction) and (extreme or country.civil_war):
        yield fault("unrest-place", f"{here}.awakening, reaction")
    if country.governance is None and (country.awakening or country.reaction or country.civil_war):
        yield fault("untested", f"{here}.governance")
    if country.militia and extreme:
        yield fault("militia-place", f"{here}.militia")
    if country.civil_war and (extreme or country.regime_change):
        yield fault("civil-war-place", f"{here}.civil_war")
    if country.capital and not country.could_join_caliphate:
        yield fault("capital-place", f"{here}.caliphate_capital")
    if country.in_caliphate and country.sleepers:
        yield fault("caliphate-cells", f"{here}.cells")


def _not_muslim(country: Country, here: str) -> Iterator[Message]:
    space = country.space
    if country.governance != space.governance and (not space.keeps_governance or country.is_islamist):
        yield fault("governance-printed", f"{here}.governance")
    if space.posture == "fixed_hard" and country.posture != "hard":
        yield fault("israel-hard", f"{here}.posture")
    if country.posture is not None and not space.takes_posture and space.posture != "fixed_hard":
        yield fault("posture-none", f"{here}.posture")


def _plots(s: State) -> Iterator[Message]:
    on_map = [plot.kind for _, plot in s.plots_on_map()]
    if s.plots_left < 0:
        yield fault("plots-face-down", "plots")
    have = Counter(
        [
            *(kind for kind in on_map if not (s.face_down and kind == HIDDEN)),
            *s.available_plots,
            *s.resolved_plots,
            *s.removed_plots,
            *s.set_aside_plots,
        ]
    )
    if have[HIDDEN]:
        yield fault("plots-hidden", "plots")
    have[WMD] += sum(s.wmd.values())
    due = Counter(NUMBERED_PLOTS) + Counter({WMD: sum(s.rules.wmd.values())})
    for box, most in s.rules.wmd.items():
        if not 0 <= s.wmd[box] <= most:
            yield fault("wmd-cache" if box in s.rules.caches else "wmd", box_key(s, box), most=most)
    for kind in (1, 2, 3, WMD):
        if have[kind] != due[kind]:
            yield fault("plot-count", "plots", count=have[kind], kind=plot_name(kind), due=due[kind])


def box_key(s: State, box: str) -> str:
    """Where a position says how many WMD lie in a box."""
    return f"countries.{box}.wmd_cache" if box in s.rules.caches else "wmd"


def _cards(s: State) -> Iterator[Message]:
    piles = [*s.deck, *s.stacked, *s.leftover, *s.discard, *s.removed, *s.playing, *s.boxed_cards]
    in_hand = [number for side in SIDES for number in s.hands[side] if not (s.lies_unseen(side) and number == HIDDEN)]
    counts = Counter(piles + in_hand)
    if s.leftover and not any(map(s.lies_unseen, SIDES)):
        yield fault("pile", "pile")
    for side in SIDES:
        if any(number not in s.hands[other(side)] for number in s.known[side]):
            yield fault("known", f"known.{side}")
    if s.deck_size < 0:
        yield fault("cards-face-down", "hands")
    for number in s.held_back:
        if number not in s.deck:
            yield fault("held-back", "held_back", card=number)
    for number, count in counts.items():
        if number not in s.rules.deck:
            yield fault("no-card", "cards", card=number)
        elif count > 1:
            yield fault("card-places", "cards", card=number, count=count)
    missing = [number for number in s.rules.deck if number not in counts]
    if missing:
        few, more = [str(number) for number in missing[:FEW]], len(missing) - FEW
        if more > 0:
            yield fault("cards-missing-more", "cards", cards=few, more=more)
        else:
            yield fault("cards-missing", "cards", cards=few)


def _events(s: State) -> Iterator[Message]:
    for marker in sorted(s.markers):
        if marker not in markers.known(markers.LINGERING, s.rules.decks):
            yield fault("no-marker", "events", name=marker)
    for ended, blocker in markers.EXCLUDING:
        if ended in s.markers and blocker in s.markers:
            yield fault("excluding", "events", ended=ended, blocker=blocker)
    for name in s.lapsing:
        if name not in markers.lapsing(s.rules.decks):
            yield fault("no-lapsing", "lapsing", name=name)
    if s.first_plot and not s.is_person(JIHADIST):
        yield fault("first-plot", "first_plot")

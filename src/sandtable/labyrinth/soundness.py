"""What must always hold: every reason why a state cannot arise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.core.messages import Message, argument
from sandtable.labyrinth import markers
from sandtable.labyrinth.fields import fields_of
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import (
    CELLS,
    FUNDING_MOST,
    GOOD,
    HIDDEN,
    ISLAMIST_RULE,
    JIHADIST,
    NUMBERED_PLOTS,
    PRESTIGE_MOST,
    RESERVES_MOST,
    SIDES,
    TROOPS,
    WMD,
    other,
)

FEW = 10
"""As many things as a message can list and still be read."""


def faults(s: State) -> list[Message]:
    """Every fault, each with the key of a position it is in."""
    found = [*_tracks(s), *_pieces(s), *_plots(s), *_cards(s), *_events(s)]
    for country in s.countries.values():
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
    if s.turn < 1:
        yield fault("turn", "turn", value=s.turn)


def _pieces(s: State) -> Iterator[Message]:
    if s.cells_on_track < 0:
        yield fault("cells", "countries", count=CELLS - s.cells_on_track, most=CELLS)
    if s.troops_on_track < 0:
        yield fault("troops", "countries", count=TROOPS - s.troops_on_track, most=TROOPS)
    if s.occupied != s.look_for_pieces():
        yield fault("occupied", "countries", countries=s.occupied)
    for country in s.countries.values():
        if country.sadr and country.id != "iraq":
            yield fault("sadr", f"countries.{country.id}.markers")
    placed = Counter(name for country in s.countries.values() for name in country.markers)
    for name, count in placed.items():
        if count > markers.MARKERS[name].copies:
            yield fault("marker-copies", "countries", marker=name, count=count, copies=markers.MARKERS[name].copies)


def _country(s: State, country: Country) -> Iterator[Message]:
    here = f"countries.{country.id}"
    for each in fields_of(s.rules):
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


def _not_muslim(country: Country, here: str) -> Iterator[Message]:
    space = country.space
    if country.governance != space.governance:
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
            yield fault("wmd", "wmd", most=most)
    for kind in (1, 2, 3, WMD):
        if have[kind] != due[kind]:
            yield fault("plot-count", "plots", count=have[kind], kind=plot_name(kind), due=due[kind])


def _cards(s: State) -> Iterator[Message]:
    piles = [*s.deck, *s.stacked, *s.leftover, *s.discard, *s.removed, *s.playing, *s.boxed_cards]
    in_hand = [number for side in SIDES for number in s.hands[side] if not (s.face_down and number == HIDDEN)]
    counts = Counter(piles + in_hand)
    if s.leftover and not s.face_down:
        yield fault("pile", "pile")
    for side in SIDES:
        if any(number not in s.hands[other(side)] for number in s.known[side]):
            yield fault("known", f"known.{side}")
    if s.deck_size < 0:
        yield fault("cards-face-down", "hands")
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
        if marker not in markers.LINGERING:
            yield fault("no-marker", "events", name=marker)
    for ended, blocker in markers.EXCLUDING:
        if ended in s.markers and blocker in s.markers:
            yield fault("excluding", "events", ended=ended, blocker=blocker)
    for name in s.lapsing:
        if name not in markers.LAPSING:
            yield fault("no-lapsing", "lapsing", name=name)
    if s.plays_by(JIHADIST, "9") and s.first_plot:
        yield fault("first-plot", "first_plot")

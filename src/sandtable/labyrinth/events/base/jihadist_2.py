"""The Jihadist events of value 2."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, jihadist_operations, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import draw_cards, place_in_each
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.markers import PIRATES
from sandtable.labyrinth.play import Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, HARD, JIHADIST, SOFT, US
from sandtable.labyrinth.tracks import mark, unmark


@event("abu_sayyaf", blocked_by=("moro_talks",))
def abu_sayyaf(g: Play, side: str) -> Ask[None]:
    """Card 57: a cell in the Philippines, whose plots now cost Prestige and to which Troops may Deploy."""
    yield from pieces.place_cells(g, g.s["philippines"])
    mark(g, "abu_sayyaf")


@event("al_anbar", blocked_by=("anbar_awakening",))
def al_anbar(g: Play, side: str) -> Ask[None]:
    """Card 58: a cell in Iraq, and Disrupt is limited there and in Syria."""
    yield from pieces.place_cells(g, g.s["iraq"])
    mark(g, "al_anbar")


@event("amerithrax", playable=lambda s, side: not s.has_pile(US))
def amerithrax(g: Play, side: str) -> Ask[None]:
    """Card 59: the US discards its highest-value US-associated card; nobody looks into a pile (13.2).

    Of cards that nobody has seen the US says which is the one, and no lower than what is known; or that it has none.
    """
    if g.s.hands[US] and g.s.is_person(JIHADIST):  # even that nothing is discarded says something about the hand
        yield from g.reveal("hand")
    own = [card for card in map(g.card, sorted(hands.could_hold(g.s, US))) if card.side == US]
    known = [card for card in own if card.number in g.s.hands[US]]
    highest = max((card.ops for card in known), default=0)
    options = [card_option(card.number) for card in own if card.ops >= highest]
    if options and not known:
        options.append(word_option(hands.HOLDS_NONE))
    key = (yield from g.pick_in_secret(US, Purpose.CHOOSE_DISCARD, options)) if options else hands.HOLDS_NONE
    if key != hands.HOLDS_NONE:
        yield from hands.discard(g, US, int(key))


@event("bhutto_shot", playable=lambda s, side: s["pakistan"].cells > 0)
def bhutto_shot(g: Play, side: str) -> None:
    """Card 60: Benazir Bhutto is no more, and cannot come back."""
    unmark(g, "benazir_bhutto")
    mark(g, "bhutto_shot")


def _disrupted_lately(s: State) -> list[Country]:
    """Where the US Disrupted in this or the last action phase."""
    return s.where(lambda country: country.id in s.this_phase.disrupted + s.last_phase.disrupted)


def _detainee_release_playable(s: State, side: str) -> bool:
    return bool(_disrupted_lately(s)) and not s.in_effect("gtmo")


@event("detainee_release", playable=_detainee_release_playable, blocked_by=("renditions",))
def detainee_release(g: Play, side: str) -> Ask[None]:
    """Card 61: a cell where the US has just Disrupted, and a card for the Jihadist side."""
    country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, _disrupted_lately(g.s))
    yield from pieces.place_cells(g, country)
    yield from draw_cards(g, JIHADIST)


@event("ex_kgb")
def ex_kgb(g: Play, side: str) -> Ask[None]:
    """Card 62: CTR leaves Russia; or else the Caucasus turns against the US, or Central Asia away from it."""
    if g.s.in_play("ctr_russia"):
        unmark(g, "ctr_russia")
        return
    caucasus, central_asia = g.s["caucasus"], g.s["central_asia"]
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, [caucasus, central_asia], event=g.event)
    if country is caucasus:
        countries.set_posture(g, caucasus, g.s.us_posture.opposite)
    else:
        yield from countries.test(g, central_asia)
        countries.toward_adversary(g, central_asia)


@event("gaza_war")
def gaza_war(g: Play, side: str) -> Ask[None]:
    """Card 63: the US loses a random card and Prestige, the Jihadists gain Funding."""
    yield from hands.discard_at_random(g, US)
    tracks.change_funding(g, 1)
    tracks.change_prestige(g, -1)


@event("hariri_killed")
def hariri_killed(g: Play, side: str) -> Ask[None]:
    """Card 64: Lebanon and Syria are tested; Syria becomes an Adversary and is governed worse."""
    yield from countries.test(g, g.s["lebanon"])
    syria = g.s["syria"]
    yield from countries.test(g, syria)
    countries.set_alignment(g, syria, ADVERSARY)
    countries.worsen(g, syria)


def _unguarded(s: State, *ids: str) -> list[Country]:
    """Those of these countries that have a cell and no CTR marker (card 3)."""
    return [s[id] for id in ids if s[id].cells and not s.in_play(f"ctr_{id}")]


def _seek_wmd(g: Play, places: Sequence[Country]) -> Ask[None]:
    """A roll as for a Jihadist operation: a WMD marker becomes Available, or a cell is lost."""
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, places, event=g.event)
    if not (yield from jihadist_operations.succeeds(g, "seek_wmd", country, country.governance or 0)):
        yield from pieces.remove_chosen_cell(g, JIHADIST, country)
    elif g.s.wmd_loose:
        tracks.take_loose_wmd(g)
        g.note("wmd-found", country=country)
    else:
        g.note("no-wmd-left", country=country)


@event("heu", playable=lambda s, side: bool(_unguarded(s, "russia", "central_asia")))
def heu(g: Play, side: str) -> Ask[None]:
    """Card 65: enriched uranium from Russia or Central Asia."""
    yield from _seek_wmd(g, _unguarded(g.s, "russia", "central_asia"))


@event("kazakh_strain", playable=lambda s, side: bool(_unguarded(s, "central_asia")))
def kazakh_strain(g: Play, side: str) -> Ask[None]:
    """Card 69: a germ from Central Asia."""
    yield from _seek_wmd(g, [g.s["central_asia"]])


@event("loose_nuke", playable=lambda s, side: bool(_unguarded(s, "russia")))
def loose_nuke(g: Play, side: str) -> Ask[None]:
    """Card 71: a bomb from Russia."""
    yield from _seek_wmd(g, [g.s["russia"]])


@event("homegrown")
def homegrown(g: Play, side: str) -> Ask[None]:
    """Card 66: a cell in the United Kingdom."""
    yield from pieces.place_cells(g, g.s["united_kingdom"])


@event("islamic_jihad_union")
def islamic_jihad_union(g: Play, side: str) -> Ask[None]:
    """Card 67: a cell each in Central Asia and Afghanistan."""
    yield from place_in_each(g, [g.s["central_asia"], g.s["afghanistan"]])


@event("jemaah_islamiya")
def jemaah_islamiya(g: Play, side: str) -> Ask[None]:
    """Card 68: two cells in Indonesia/Malaysia."""
    yield from pieces.place_cells(g, g.s["indonesia_malaysia"], 2)


@event("lashkar_e_tayyiba", blocked_by=("indo_pakistani_talks",))
def lashkar_e_tayyiba(g: Play, side: str) -> Ask[None]:
    """Card 70: a cell each in Pakistan and India."""
    yield from place_in_each(g, [g.s["pakistan"], g.s["india"]])


@event("opium", playable=lambda s, side: s["afghanistan"].cells > 0)
def opium(g: Play, side: str) -> Ask[None]:
    """Card 72: three cells in Afghanistan, and under Islamist Rule all that are then Available (4.7.4.2)."""
    afghanistan = g.s["afghanistan"]
    placed = yield from pieces.place_cells(g, afghanistan, 3)
    if afghanistan.is_islamist:
        placed += yield from pieces.place_cells(g, afghanistan, g.s.available_cells)
    yield from caliphate.offer(g, afghanistan, placed)


@event(
    "pirates",
    playable=lambda s, side: s["somalia"].is_islamist or s["yemen"].is_islamist,
    blocked_by=("maersk_alabama",),
)
def pirates(g: Play, side: str) -> None:
    """Card 73: Funding no longer falls at the end of a turn while Somalia or Yemen is under Islamist Rule."""
    mark(g, g.s.rules.base_marker(PIRATES))


@event("schengen_visas")
def schengen_visas(g: Play, side: str) -> Ask[None]:
    """Card 74: up to two cells Travel to Schengen countries without a roll."""
    yield from jihadist_operations.travel(g, 2, to=g.s.schengen(), automatic=True, at_least=0)


@event("schroeder_and_chirac", playable=lambda s, side: s.us_posture == HARD)
def schroeder_and_chirac(g: Play, side: str) -> None:
    """Card 75: Germany and France turn Soft, and Prestige falls."""
    for id in ("germany", "france"):
        countries.set_posture(g, g.s[id], SOFT)
    tracks.change_prestige(g, -1)

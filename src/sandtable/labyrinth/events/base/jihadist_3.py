"""The Jihadist events of value 3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, hands, jihadist_operations, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import draw_cards, place_in_each, turn_an_ally_neutral
from sandtable.labyrinth.events.base.jihadist_1 import insurgency
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.play import Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import EVERY_PLOT, FAIR, FUNDING_MOST, GOOD, HARD, JIHADIST, SOFT, US
from sandtable.labyrinth.tracks import mark, unmark

LEAKS: Final = {
    "enhanced_measures": "leak_enhanced_measures",
    "renditions": "leak_renditions",
    "wiretapping": "leak_wiretapping",
}
"""The markers that Leak can flip, and their other sides (cards 84 and 85)."""


AXIS_OF_EVIL: Final = ("hizballah", "iran", "jaysh_al_mahdi")


@event("abu_ghurayb", playable=lambda s, side: insurgency(s))
def abu_ghurayb(g: Play, side: str) -> Ask[None]:
    """Card 76: two cards for the Jihadist side, Prestige falls by two, an Ally turns Neutral."""
    yield from draw_cards(g, JIHADIST, 2)
    tracks.change_prestige(g, -2)
    yield from turn_an_ally_neutral(g)


def watched_by_al_jazeera(s: State) -> list[Country]:
    """Saudi Arabia and the countries Adjacent to it, where they have Troops."""
    saudi_arabia = s["saudi_arabia"]
    return [country for country in (saudi_arabia, *s.neighbours(saudi_arabia)) if country.troops]


@event("al_jazeera", playable=lambda s, side: bool(watched_by_al_jazeera(s)))
def al_jazeera(g: Play, side: str) -> Ask[None]:
    """Card 77: a country with Troops in or next to Saudi Arabia shifts toward Adversary."""
    country = yield from g.choose(JIHADIST, Purpose.SHIFT_ALIGNMENT, watched_by_al_jazeera(g.s), toward="adversary")
    countries.toward_adversary(g, country)


@event("axis_of_evil")
def axis_of_evil(g: Play, side: str) -> Ask[None]:
    """Card 78: the US discards its Iran, Hizballah and Jaysh al-Mahdi cards, turns Hard and rolls Prestige."""
    if not g.s.has_pile(US):  # nobody looks into a pile (13.2)
        for number in sorted((yield from hands.held(g, US, lambda card: card.event in AXIS_OF_EVIL))):
            yield from hands.discard(g, US, number)
    tracks.set_us_posture(g, HARD)
    yield from tracks.roll_prestige(g)


@event("clean_operatives")
def clean_operatives(g: Play, side: str) -> Ask[None]:
    """Card 79: up to two cells Travel anywhere without a roll."""
    yield from jihadist_operations.travel(g, 2, automatic=True, at_least=0)


@event("fata")
def fata(g: Play, side: str) -> Ask[None]:
    """Card 80: a cell in Pakistan, where no Disrupt is possible now."""
    yield from pieces.place_cells(g, g.s["pakistan"])
    mark(g, "fata")


@event("foreign_fighters", playable=lambda s, side: bool(s.under_regime_change()))
def foreign_fighters(g: Play, side: str) -> Ask[None]:
    """Card 81: five cells for a Regime Change country, which loses an Aid or is besieged."""
    yield from flock_to(g, g.s.under_regime_change())


def flock_to(g: Play, places: Sequence[Country]) -> Ask[None]:
    """Five cells for one of these countries, which loses an Aid or is besieged (cards 81 and 187)."""
    country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, places)
    placed = yield from pieces.place_cells(g, country, 5)
    if country.aid:
        countries.remove_aid(g, country)
    else:
        countries.besiege(g, country)
    yield from caliphate.offer(g, country, placed)


@event("jihadist_videos")
def jihadist_videos(g: Play, side: str) -> Ask[None]:
    """Card 82: a Recruit roll in three countries without cells, and a Cadre where it places none."""
    without_cells = g.s.where(lambda country: not country.cells and not country.under_truce)
    chosen = yield from g.choose_some(JIHADIST, Purpose.EVENT_RECRUIT_WHERE, without_cells, 3, 3)
    for country in chosen:
        yield from countries.test(g, country)
    yield from jihadist_operations.recruit_rolls(g, chosen, ignore_funding=True)
    for country in chosen:
        pieces.place_cadre(g, country)


@event("kashmir", blocked_by=("indo_pakistani_talks",))
def kashmir(g: Play, side: str) -> Ask[None]:
    """Card 83: Pakistan shifts toward Adversary and gets a cell."""
    pakistan = g.s["pakistan"]
    yield from countries.test(g, pakistan)
    countries.toward_adversary(g, pakistan)
    yield from pieces.place_cells(g, pakistan)


@event("leak", playable=lambda s, side: any(map(s.in_play, LEAKS)))
def leak(g: Play, side: str) -> Ask[None]:
    """Cards 84 and 85: a secret measure ends for good, with rolls for US Posture and Prestige, and an Ally lost."""
    options = [word_option(marker) for marker in LEAKS if g.s.in_play(marker)]
    marker = yield from g.pick(JIHADIST, Purpose.FLIP_MARKER, options)
    unmark(g, marker)
    mark(g, LEAKS[marker])
    yield from tracks.roll_us_posture(g)
    yield from tracks.roll_prestige(g)
    yield from turn_an_ally_neutral(g)


@event("lebanon_war")
def lebanon_war(g: Play, side: str) -> Ask[None]:
    """Card 86: the US loses a random card and Prestige, a Shia-Mix country gets a cell."""
    yield from hands.discard_at_random(g, US)
    tracks.change_prestige(g, -1)
    country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, g.s.where(lambda country: country.is_shia_mix))
    yield from pieces.place_cells(g, country)


@event("martyrdom_operation", playable=lambda s, side: bool(jihadist_operations.plot_places(s)))
def martyrdom_operation(g: Play, side: str) -> Ask[None]:
    """Cards 87 to 89: a cell gives itself up for any two Available plots."""
    country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, jihadist_operations.plot_places(g.s))
    yield from pieces.remove_chosen_cell(g, JIHADIST, country)
    for _ in range(2):
        yield from jihadist_operations.choose_and_place_plot(g, country, EVERY_PLOT)


def _quagmire_playable(s: State, side: str) -> bool:
    return s.prestige_level in ("low", "medium") and insurgency(s)


@event("quagmire", playable=_quagmire_playable)
def quagmire(g: Play, side: str) -> Ask[None]:
    """Card 90: the US discards two random cards, whose Jihadist events happen, and turns Soft."""
    discarded = yield from hands.discard_at_random(g, US, 2)
    pending = [number for number in discarded if g.card(number).side == JIHADIST]
    for number in pending:
        hands.lay_discard_on_table(g, number)
    while pending:
        key = yield from g.pick(JIHADIST, Purpose.EVENT_ORDER, [card_option(number) for number in pending])
        pending.remove(int(key))
        yield from _happens_if_playable(g, int(key))
    tracks.set_us_posture(g, SOFT)


def _happens_if_playable(g: Play, number: int) -> Ask[None]:
    """A Jihadist event on a discarded card happens as if the Jihadist side had played it, REMOVE and all."""
    card = g.card(number)
    if may_happen(g.s, card, JIHADIST):
        yield from card_play.carry_out_event(g, card, JIHADIST)
        hands.settle(g, card, JIHADIST)
    else:
        g.note("event-does-not-occur", "6.2.6", card=card)
        hands.settle(g, card, None)


def _unmarked_muslim(s: State) -> list[Country]:
    return [country for country in s.muslim() if country.is_unmarked and country.id != "iran"]


@event("regional_al_qaeda", playable=lambda s, side: len(_unmarked_muslim(s)) >= 2)
def regional_al_qaeda(g: Play, side: str) -> Ask[None]:
    """Card 91: a cell each in two unmarked Muslim countries, two each if any country is under Islamist Rule."""
    count = 2 if g.s.any_islamist_rule() else 1
    chosen = yield from g.choose_some(JIHADIST, Purpose.PLACE_CELLS, _unmarked_muslim(g.s), 2, 2)
    yield from place_in_each(g, chosen, count)


def _poor_adversary(country: Country) -> bool:
    return country.is_poor and country.is_adversary


@event("saddam", playable=lambda s, side: _poor_adversary(s["iraq"]), blocked_by=("saddam_captured",))
def saddam(g: Play, side: str) -> None:
    """Card 92: Funding rises to 9."""
    tracks.set_funding(g, FUNDING_MOST)


@event("taliban")
def taliban(g: Play, side: str) -> Ask[None]:
    """Card 93: Afghanistan is besieged, it and Pakistan get a cell each, and Prestige falls."""
    afghanistan, pakistan = g.s["afghanistan"], g.s["pakistan"]
    yield from countries.test(g, afghanistan)
    countries.besiege(g, afghanistan)
    yield from place_in_each(g, [afghanistan, pakistan])
    tracks.change_prestige(g, -3 if afghanistan.is_islamist or pakistan.is_islamist else -1)


def _lately_well_governed(s: State) -> list[Country]:
    """Muslim countries tested or improved in this or the last action phase that are at Fair or Good."""
    lately = {*s.this_phase.tested, *s.this_phase.improved, *s.last_phase.tested, *s.last_phase.improved}
    return [country for country in s.muslim() if country.id in lately and country.governance in (FAIR, GOOD)]


@event("the_door_of_itjihad_jihadist", playable=lambda s, side: bool(_lately_well_governed(s)))
def the_door_of_itjihad_jihadist(g: Play, side: str) -> Ask[None]:
    """Card 94: a country that has just come to Fair or Good falls back a level."""
    country = yield from g.choose(JIHADIST, Purpose.SHIFT_GOVERNANCE, _lately_well_governed(g.s), way="worse")
    countries.worsen(g, country)


@event("wahhabism")
def wahhabism(g: Play, side: str) -> None:
    """Card 95: Funding rises by Saudi Arabia's Governance number, to 9 under Islamist Rule."""
    saudi_arabia = g.s["saudi_arabia"]
    if saudi_arabia.is_islamist:
        tracks.set_funding(g, FUNDING_MOST)
    else:
        tracks.change_funding(g, saudi_arabia.governance or 0)

"""The events of the Jihadists in the base deck (cards 48 to 95)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.checks import at_most
from sandtable.core.questions import Ask
from sandtable.labyrinth import card_play, countries, hands, jihadist_operations, levels, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import draw_cards, place_in_each, turn_an_ally_neutral
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.markers import PIRATES
from sandtable.labyrinth.play import Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import always, event, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, FAIR, FUNDING_MOST, GOOD, HARD, JIHADIST, SOFT, US
from sandtable.labyrinth.tracks import mark, unmark

GADAHN_NUMBER: Final = 2  # card 48: each die of 1 or 2 recruits


# -- preconditions that several cards share


def insurgency(s: State) -> bool:
    """Whether a Regime Change country has a cell."""
    return s.any(lambda country: country.is_regime_change and country.cells)


def _troops_in_iraq(s: State, side: str) -> bool:
    return s["iraq"].troops > 0


def _opens_recruiting(s: State, name: str) -> bool:
    """Whether this is the first card of a Jihadist action phase, and GTMO is not in effect (cards 48 and 53).

    An event that another card sets off is not the first card.
    """
    own = s.rules.cards_of(name)
    first = s.side == JIHADIST and s.card == 1 and all(number in own for number in s.playing)
    return first and not s.in_effect("gtmo")


# -- the second card of the action phase (cards 48 and 53)


def _second_card(g: Play) -> Ask[int]:
    """Which card comes second: the player's choice, at random by card 47, the next of an opponent's pile (9.2)."""
    hand = g.s.hands[JIHADIST]
    if g.s.has_pile(JIHADIST) or g.s.in_effect("the_door_of_itjihad_us"):
        return (yield from hands.random_card(g, JIHADIST))
    return int((yield from g.pick(JIHADIST, Purpose.SECOND_CARD, [card_option(number) for number in sorted(hand)])))


# -- value 1


def _adam_gadahn_playable(s: State, side: str) -> bool:
    second = any(number not in s.rules.cards_of("adam_gadahn") for number in s.hands[JIHADIST])
    return second and s.available_cells > 0 and _opens_recruiting(s, "adam_gadahn")


@event("adam_gadahn", playable=_adam_gadahn_playable, hand_decides=always)
def adam_gadahn(g: Play, side: str) -> Ask[None]:
    """Card 48: the second card of the action phase Recruits in the United States; its US event does not happen."""
    number = yield from _second_card(g)
    yield from card_play.play_second_card(
        g, JIHADIST, number, "recruit", _recruit_in_the_united_states, opposing_event=False
    )


def _recruit_in_the_united_states(g: Play, value: int) -> Ask[None]:
    """Dice by the card's value; no cell or Cadre needs to be there."""
    country = g.s["united_states"]
    successes: list[Country] = []
    for _ in range(value):
        check = at_most(GADAHN_NUMBER)
        if (yield from g.check("recruit", check, "card 48", country=country, number=GADAHN_NUMBER)).succeeds:
            successes += [country] * levels.cells_per_recruit(g.s)
    yield from jihadist_operations.place_recruits(g, successes, g.s.available_cells)


@event("al_ittihad_al_islami")
def al_ittihad_al_islami(g: Play, side: str) -> Ask[None]:
    """Card 49: a cell in Somalia."""
    yield from pieces.place_cells(g, g.s["somalia"])


def _iraq_marked_below_good(s: State, side: str) -> bool:
    return not s["iraq"].is_unmarked and not s["iraq"].is_good


@event("ansar_al_islam", playable=_iraq_marked_below_good)
def ansar_al_islam(g: Play, side: str) -> Ask[None]:
    """Card 50: a cell in Iraq or Iran, if there is one on the track (6.2.4)."""
    if g.s.cells_to_place:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, [g.s["iraq"], g.s["iran"]])
        yield from pieces.place_cells(g, country)


@event("fres", playable=_troops_in_iraq)
def fres(g: Play, side: str) -> Ask[None]:
    """Card 51: four cells in Iraq, two once Saddam has been captured."""
    iraq = g.s["iraq"]
    placed = yield from pieces.place_cells(g, iraq, 2 if g.s.in_play("saddam_captured") else 4)
    yield from caliphate.offer(g, iraq, placed)


@event("ieds", playable=lambda s, side: insurgency(s))
def ieds(g: Play, side: str) -> Ask[None]:
    """Card 52: the US discards a random card."""
    yield from hands.discard_at_random(g, US)


@event("madrassas", playable=lambda s, side: _opens_recruiting(s, "madrassas"))
def madrassas(g: Play, side: str) -> Ask[None]:
    """Card 53: Recruit with this card and the second of the action phase, if there is one, whatever the Funding."""
    yield from _recruit_by_madrassas(g, 1)
    if not g.s.hands[JIHADIST]:  # 6.2.4
        return
    number = yield from _second_card(g)
    yield from card_play.play_second_card(
        g, JIHADIST, number, "recruit", _recruit_by_madrassas, opposing_event=g.s.is_person(JIHADIST)
    )


def _recruit_by_madrassas(g: Play, value: int) -> Ask[None]:
    """Recruit with any cell on the track, also in Poor and Islamist Rule countries without cell or Cadre."""
    if g.s.in_effect("gtmo"):  # the US has played it meanwhile, by Intel Community on the second card
        g.note("passes", "card 114", side=JIHADIST)
        return
    yield from jihadist_operations.recruit(
        g, value, places=_madrassas_places, purpose=Purpose.EVENT_RECRUIT_WHERE, ignore_funding=True
    )


def _madrassas_places(s: State) -> list[Country]:
    return s.where(lambda country: country.cells or country.cadre or country.is_poor or country.is_islamist)


@event("moqtada_al_sadr", playable=_troops_in_iraq)
def moqtada_al_sadr(g: Play, side: str) -> None:
    """Card 54: Sadr, a cell of its own kind, rises in Iraq."""
    pieces.place_sadr(g, g.s["iraq"])


@event("uyghur_jihad")
def uyghur_jihad(g: Play, side: str) -> Ask[None]:
    """Card 55: a cell in China if China is Soft, else in Central Asia."""
    china = g.s["china"]
    yield from countries.test(g, china)
    yield from pieces.place_cells(g, g.s["central_asia"] if china.posture == HARD else china)


@event("vieira_de_mello_slain", playable=lambda s, side: insurgency(s))
def vieira_de_mello_slain(g: Play, side: str) -> None:
    """Card 56: Prestige falls, and UN Nation Building is over for good."""
    tracks.change_prestige(g, -1)
    mark(g, "vieira_de_mello_slain")


# -- value 2


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
    """Card 59: the US discards its highest-value US-associated card; nobody looks into a pile (13.2)."""
    if g.s.hands[US] and g.s.is_person(JIHADIST):  # even that nothing is discarded says something about the hand
        yield from g.reveal("hand")
    own = [g.card(number) for number in sorted(g.s.hands[US]) if g.card(number).side == US]
    highest = max((card.ops for card in own), default=0)
    options = [card_option(card.number) for card in own if card.ops == highest]
    if options:
        key = yield from g.pick(US, Purpose.CHOOSE_DISCARD, options)
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


# -- loose WMD (cards 65, 69 and 71)


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


# -- value 2, continued


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
    for number in [] if g.s.has_pile(US) else sorted(g.s.hands[US]):  # nobody looks into a pile (13.2)
        if g.card(number).event in AXIS_OF_EVIL:
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
        yield from jihadist_operations.choose_and_place_plot(g, country, g.s.available_kinds)


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

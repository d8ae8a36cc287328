"""The events of neither side of value 2 in The Awakening."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, militia, pieces, tracks, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import at_once, civil_wars, open_to_events, open_to_unrest, outside_caliphate
from sandtable.labyrinth.events.awakening.unassociated_1 import DECK, in_any_unrest, in_unrest, remove_chosen_cells
from sandtable.labyrinth.expansion import awakening, caliphate, civil_war, mats, tables
from sandtable.labyrinth.expansion.awakening import AWAKENING, REACTION, place_awakening, place_reaction
from sandtable.labyrinth.markers import SERVAL
from sandtable.labyrinth.play import Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, NEUTRAL, SIDES, SOFT, US, other
from sandtable.labyrinth.tracks import mark, unmark

BAGHDADIS_GROUND: Final = ("syria", "iraq")


OF_BAGHDADI: Final = (182, 196)
"""Paris Attacks and Training Camps."""


OSAMA_BIN_LADIN: Final = 237


@event("3_cups_of_tea", deck=DECK)
def three_cups_of_tea(g: Play, side: str) -> Ask[None]:
    """Card 214: an unmarked country is tested and takes two Awakening markers or a Reaction marker.

    Once the Jihadists have told the story their way, Malala Yousafzai is blocked.
    """
    kind, count = (AWAKENING, 2) if side == US else (REACTION, 1)
    unmarked = open_to_events(country for country in g.s.muslim() if country.is_unmarked)
    if unmarked:
        country = yield from g.choose(side, Purpose.PLACE_UNREST, unmarked, marker=kind)
        yield from countries.test(g, country)
        yield from actions.PLACERS[kind](g, country, count, side=side)
    if side == JIHADIST:
        mark(g, "3_cups_of_tea")


@event("abu_bakr_al_baghdadi", deck=DECK, playable=lambda s, side: side == JIHADIST or s.capital is not None)
def abu_bakr_al_baghdadi(g: Play, side: str) -> Ask[None]:
    """Card 215: Prestige rises; or cells gather in Syria and Iraq, and one goes to Schengen or a card comes back."""
    if side == US:
        tracks.change_prestige(g, 3)
        return
    yield from _gather_in_syria_and_iraq(g, 3)

    def to_schengen() -> Ask[None]:
        country = yield from tables.random_schengen(g)
        yield from pieces.place_cells(g, country)

    yield from actions.choose_one(
        g,
        JIHADIST,
        {
            "cell_to_schengen": (g.s.cells_to_place > 0, to_schengen),
            "take_used_card": (
                bool(actions.used_cards(g.s, OF_BAGHDADI)),
                lambda: actions.take_used(g, JIHADIST, OF_BAGHDADI),
            ),
        },
    )


def _gather_in_syria_and_iraq(g: Play, count: int) -> Ask[None]:
    """Up to so many cells in all; with enough of them in one country the Caliphate may be declared (11.3.8)."""
    placed = dict.fromkeys(BAGHDADIS_GROUND, 0)
    for _ in range(count):
        places = [
            country
            for country in open_to_events(tables.named(g.s, BAGHDADIS_GROUND))
            if g.s.cells_to_place or actions.cell_sources(g.s, country)
        ]
        if not places:
            break
        country = yield from g.choose_or_stop(JIHADIST, Purpose.PLACE_CELLS, places)
        if country is None:
            break
        placed[country.id] += yield from actions.bring_cell(g, country)
    for id, cells in placed.items():
        yield from caliphate.offer(g, g.s[id], cells)


def _troubled_exporters(s: State, side: str) -> bool:
    """Whether an Oil Exporter is in Civil War, under Regime Change or under Islamist Rule."""
    return any(s.exports_oil(country) and country.could_join_caliphate for country in s.muslim())


@event("abu_sayyaf_isil", deck=DECK, playable=_troubled_exporters)
def abu_sayyaf_isil(g: Play, side: str) -> None:
    """Card 216: Prestige rises and Funding falls; or stolen oil raises Funding, more of it for a Caliphate."""
    if side == US:
        tracks.change_prestige(g, 2)
        tracks.change_funding(g, -1)
    else:
        tracks.change_funding(g, 2 if g.s.capital is None else 3)


@event("agitators", deck=DECK)
def agitators(g: Play, side: str) -> Ask[None]:
    """Card 217: a Civil War or Regime Change card comes back from the discard pile (11.3.13)."""
    yield from actions.take_used(g, side, actions.AGITATORS)


def divided_fronts(s: State) -> list[Country]:
    """Countries in Civil War or Regime Change with both cells and Militia."""
    return open_to_events(country for country in s.at_war_with_themselves() if country.cells and country.militia)


@event("al_nusra_front", deck=DECK, playable=lambda s, side: bool(divided_fronts(s)))
def al_nusra_front(g: Play, side: str) -> Ask[None]:
    """Card 218: cells or Militia, whichever are more, fall until they are as many; Troops do not count."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, divided_fronts(g.s), event=g.event)
    surplus = country.cells - country.militia
    if surplus > 0:
        yield from remove_chosen_cells(g, side, country, surplus)
    else:
        militia.remove(g, country, -surplus)


@event("ayman_al_zawahiri", deck=DECK)
def ayman_al_zawahiri(g: Play, side: str) -> None:
    """Card 219: Funding falls and Prestige rises, more once Osama is gone; or Reaction markers lower Prestige."""
    if side == US:
        tracks.change_funding(g, -1)
        tracks.change_prestige(g, 2 if OSAMA_BIN_LADIN in g.s.removed else 1)
    else:
        tracks.change_prestige(g, -((awakening.on_map(g.s, REACTION) + 3) // 4))


FLYPAPER_COUNTRIES: Final = 3


def _half(number: int) -> int:
    """Half of a number, rounded up."""
    return (number + 1) // 2


@event("daraa", deck=DECK, playable=lambda s, side: not s["syria"].is_islamist)
def daraa(g: Play, side: str) -> Ask[None]:
    """Card 220: Syria is tested; it is governed better, not to Good, with an Awakening, or worse, with a Reaction."""
    for syria in open_to_events([g.s["syria"]]):
        yield from countries.test(g, syria)
        if side == JIHADIST:
            countries.worsen(g, syria)
            yield from place_reaction(g, syria)
            continue
        if syria.is_poor:
            countries.improve(g, syria)
        yield from place_awakening(g, syria)


def flypaper_ground(s: State) -> list[Country]:
    """Countries in Civil War, Regime Change or the Caliphate."""
    return open_to_events(country for country in s.muslim() if country.is_at_war_with_itself or country.in_caliphate)


@event("flypaper", deck=DECK, playable=lambda s, side: bool(flypaper_ground(s)))
def flypaper(g: Play, side: str) -> Ask[None]:
    """Card 221: a Reaction marker or a cell leaves each of up to three countries, and as many cells join one war."""
    drawn = open_to_events(g.s.where(lambda country: country.cells or country.reaction))
    chosen: list[Country] = []
    if drawn:
        most = FLYPAPER_COUNTRIES
        chosen = yield from g.choose_some(side, Purpose.SELECT_COUNTRY, drawn, 0, most, event=g.event)
    for country in chosen:
        yield from _draw_away(g, side, country)
    yield from caliphate.place_capital(g)
    places = flypaper_ground(g.s)
    if chosen and places:
        country = yield from g.choose(side, Purpose.PLACE_CELLS, places)
        placed = yield from pieces.place_cells(g, country, len(chosen))
        yield from caliphate.offer(g, country, placed)


def _draw_away(g: Play, side: str, country: Country) -> Ask[None]:
    """A Reaction marker or a cell leaves a country, as the side chooses."""
    kinds = [REACTION] * (country.reaction > 0) + pieces.kinds_of_cells(country)
    options = [word_option(kind) for kind in kinds]
    kind = yield from g.pick(side, Purpose.REMOVE_PIECE, options, country=country)
    if kind == REACTION:
        countries.remove_reaction(g, country)
    else:
        pieces.remove_cell(g, country, kind)


@event("hagel", deck=DECK)
def hagel(g: Play, side: str) -> None:
    """Card 222: the US turns Hard, or Soft."""
    tracks.set_us_posture(g, HARD if side == US else SOFT)


@event("iranian_elections", deck=DECK)
def iranian_elections(g: Play, side: str) -> Ask[None]:
    """Card 223: Iran becomes a Muslim country and takes three markers, two of one kind; Funding falls."""
    iran = g.s[mats.IRAN]
    mats.turn_iran(g)
    if awakening.takes_markers(g.s, iran):
        options = [word_option("two_awakening"), word_option("two_reaction")]
        more = yield from g.pick(side, Purpose.EVENT_EFFECT, options, event=g.event)
        risen = 2 if more == "two_awakening" else 1
        yield from place_awakening(g, iran, risen, side=side)
        yield from place_reaction(g, iran, 3 - risen, side=side)
    tracks.change_funding(g, -1)


def _struck_lately(s: State, side: str) -> bool:
    """Whether the last Resolve Plots phase had a plot in a country that was Non-Muslim; one of the phases remembers."""
    resolved = s.this_phase.plots_resolved_in + s.last_phase.plots_resolved_in
    return any(s.face(place).is_non_muslim for place in resolved)


@event("je_suis_charlie", deck=DECK, playable=_struck_lately)
def je_suis_charlie(g: Play, side: str) -> Ask[None]:
    """Card 224: two Postures are chosen; or the US turns against the world, or loses Prestige by a die."""
    if side == US:
        yield from actions.select_postures(g, US, g.s.schengen())
        elsewhere = g.s.where(lambda country: country.takes_posture and not country.space.schengen)
        yield from actions.select_postures(g, US, elsewhere)
        return
    world, _ = g.s.world_posture

    def turn_us() -> None:
        if world is not None:
            tracks.set_us_posture(g, world.opposite)

    def lose_prestige() -> Ask[None]:
        pips = yield from g.roll("je_suis_charlie")
        tracks.change_prestige(g, -_half(pips))

    yield from actions.choose_one(
        g,
        JIHADIST,
        {
            "us_against_world": (world is not None and world == g.s.us_posture, at_once(turn_us)),
            "lose_prestige": (True, lose_prestige),
        },
    )


@event("jihadi_john", deck=DECK)
def jihadi_john(g: Play, side: str) -> Ask[None]:
    """Card 225: Prestige rises; or a Schengen Posture is chosen and Funding rises; more while there is a Capital."""
    change = 1 if g.s.capital is None else 2
    if side == US:
        tracks.change_prestige(g, change)
    else:
        yield from actions.select_postures(g, JIHADIST, g.s.schengen())
        tracks.change_funding(g, change)


def sahel(s: State) -> list[Country]:
    """Poor Muslim countries of Africa with one or two Resources."""
    african = [country for country in tables.african(s) if country.is_muslim and country.is_poor]
    return open_to_events(country for country in african if s.resources(country) <= 2)


@event("operation_serval", deck=DECK, playable=lambda s, side: bool(sahel(s)))
def operation_serval(g: Play, side: str) -> Ask[None]:
    """Card 226: the Serval marker and a Militia for a poor African country; or Civil War there, with cells."""
    if side == US:
        country = yield from g.choose(US, Purpose.PLACE_MARKER, sahel(g.s))
        pieces.place_marker(g, country, SERVAL)
        militia.place(g, country)
        return
    country = yield from g.choose(JIHADIST, Purpose.CIVIL_WAR_WHERE, sahel(g.s))
    yield from civil_war.start(g, country)
    yield from pieces.place_cells(g, country, 2 if country.id == "mali" else 1)


@event("popular_support", deck=DECK, playable=in_any_unrest)
def popular_support(g: Play, side: str) -> Ask[None]:
    """Cards 227 and 228: one more marker where there is one of its kind, and another next to it."""
    places = {kind: open_to_unrest(g.s, in_unrest(g.s, kind)) for kind in (AWAKENING, REACTION)}
    kinds = [kind for kind, among in places.items() if among]
    if not kinds:
        return
    kind = yield from actions.which_unrest(g, side, kinds)
    for country in (yield from actions.place_unrest(g, side, kind, places[kind])):
        yield from actions.place_unrest(g, side, kind, g.s.neighbours(country))


def _both_hold_prisoners(s: State, side: str) -> bool:
    """Two people, each with another card than Prisoner Exchange."""
    this = s.rules.cards_of("prisoner_exchange")
    return all(s.is_person(each) and any(number not in this for number in s.hands[each]) for each in SIDES)


@event("prisoner_exchange", deck=DECK, playable=_both_hold_prisoners)
def prisoner_exchange(g: Play, side: str) -> Ask[None]:
    """Card 229: each side gives the other the highest card that is associated with it, or any if it has none."""
    given: dict[str, int] = {}
    for each in (side, other(side)):  # whoever plays it does not see first whether the other has a choice
        options = [card_option(number) for number in _to_be_given(g.s, each)]
        given[each] = int((yield from g.pick_in_secret(each, Purpose.GIVE_CARD, options)))
    yield from actions.exchange(g, given, "gave-chosen")


def _to_be_given(s: State, giver: str) -> list[int]:
    """The highest cards of the other side in a hand; if it has none, the whole hand.

    Of cards that nobody has seen their holder says which is the one, and no lower than what is known.
    """
    hand = sorted(hands.could_hold(s, giver))
    theirs = [number for number in hand if s.rules.deck[number].side == other(giver)]
    known = [number for number in theirs if number in s.hands[giver]]
    highest = max((s.rules.deck[number].ops for number in known), default=0)
    if not known:
        return hand
    return [number for number in theirs if s.rules.deck[number].ops >= highest]


def to_be_sold(s: State) -> list[Country]:
    """Countries in Civil War or Regime Change with two cells, outside the Caliphate (11.3.8.4)."""
    at_war = outside_caliphate(s.at_war_with_themselves())
    return open_to_events(country for country in at_war if country.cells >= 2)


@event("sellout", deck=DECK, playable=lambda s, side: bool(to_be_sold(s)))
def sellout(g: Play, side: str) -> Ask[None]:
    """Card 230: all cells but one leave a war for half as much Funding, and its government is shaken or turns away."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, to_be_sold(g.s), event=g.event)
    removed = yield from remove_chosen_cells(g, side, country, country.cells - 1)
    tracks.change_funding(g, _half(removed))
    yield from actions.choose_one(
        g,
        side,
        {
            "worsen_governance": (not country.is_poor, at_once(lambda: countries.worsen(g, country))),
            "toward_adversary": (not country.is_adversary, at_once(lambda: countries.toward_adversary(g, country))),
        },
    )


@event("siege_of_kobanigrad", deck=DECK, playable=lambda s, side: bool(civil_wars(s)))
def siege_of_kobanigrad(g: Play, side: str) -> Ask[None]:
    """Card 231: up to three cells or up to two Militia fall in a Civil War country."""
    if side == US:
        besiegers = [country for country in civil_wars(g.s) if country.cells]
        if besiegers:
            country = yield from g.choose(US, Purpose.REMOVE_CELL, besiegers)
            yield from actions.remove_up_to(g, US, country, 3)
        return
    besieged = [country for country in civil_wars(g.s) if country.militia]
    if besieged:
        country = yield from g.choose(JIHADIST, Purpose.REMOVE_MILITIA, besieged)
        count = yield from g.how_many(JIHADIST, Purpose.HOW_MANY_MILITIA, 0, min(2, country.militia))
        militia.remove(g, country, count)


@event("trade_embargo", deck=DECK)
def trade_embargo(g: Play, side: str) -> Ask[None]:
    """Card 232: the WMD of Iran leave the game and NPT Safeguards Ignored is blocked; or Iran exports no oil.

    The marker has two sides; it leaves when Iran becomes Neutral or an Ally (``expansion/mats.py``, 11.3.3.1c).
    """
    if side == US:
        unmark(g, "trade_embargo_jihadist")
        mark(g, "trade_embargo_us")
        tracks.remove_wmd(g, g.s[mats.IRAN], g.s.wmd.get(mats.IRAN, 0))
        victory.check_tracks(g, first=US)  # oil may be worth more again (2.2)
        return
    tracks.change_prestige(g, -1)
    shia_mix = [country for country in g.s.muslim() if country.is_shia_mix]
    yield from actions.place_unrest(g, JIHADIST, REACTION, shia_mix)
    unmark(g, "trade_embargo_us")
    mark(g, "trade_embargo_jihadist")


def open_to_ceasefire(s: State) -> list[Country]:
    """Civil War countries outside the Caliphate (11.3.8.4)."""
    return outside_caliphate(civil_wars(s))


@event("un_ceasefire", deck=DECK, playable=lambda s, side: bool(open_to_ceasefire(s)))
def un_ceasefire(g: Play, side: str) -> Ask[None]:
    """Card 233: a Civil War ends; Militia become Awakening and cells Reaction markers, Troops leave.

    The country is Neutral, and its Governance is rolled. While Arab Winter lasts nothing can be replaced: cells stay.
    """
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, open_to_ceasefire(g.s), event=g.event)
    fighters, cells = country.militia, country.cells
    countries.set_alignment(g, country, NEUTRAL)
    countries.end_civil_war(g, country)
    if country.cubes:
        pieces.move_troops(g, country, None, country.cubes)
    if awakening.takes_markers(g.s, country):
        pieces.remove_all_cells(g, country)
        yield from place_awakening(g, country, fighters, side=side)
        yield from place_reaction(g, country, cells, side=side)
    level = yield from countries.roll_governance(g, country)
    countries.set_condition(g, country, level, NEUTRAL)

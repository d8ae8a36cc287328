"""The events of neither side of value 1 in The Awakening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.questions import Ask, unasked
from sandtable.labyrinth import countries, hands, jihadist_operations, militia, pieces, tracks, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import Effect, at_once, open_to_events, open_to_unrest
from sandtable.labyrinth.expansion import awakening, caliphate, tables
from sandtable.labyrinth.expansion.awakening import AWAKENING, REACTION, place_awakening, place_reaction
from sandtable.labyrinth.expansion.mats import IRAN, NIGERIA
from sandtable.labyrinth.play import DONE, Play, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import GOOD, ISLAMIST_RULE, JIHADIST, US, other
from sandtable.labyrinth.tracks import lapse, mark, unmark

DECK: Final = "awakening"


PLOT_1: Final = 1


CYBER_POWERS: Final = ("china", "russia", "india")


AROUND_TURKEY: Final = ("turkey", "serbia", "caucasus", "syria", "iraq", "iran")


MILITIA: Final = "militia"


CELL: Final = "cell"


def in_unrest(s: State, kind: str) -> list[Country]:
    """Where a kind of marker lies, and an event can have an effect."""
    return open_to_events(country for country in s.muslim() if getattr(country, kind))


def in_any_unrest(s: State, side: str) -> bool:
    """Whether an Awakening or a Reaction marker is on the map."""
    return bool(in_unrest(s, AWAKENING) or in_unrest(s, REACTION))


def remove_chosen_cells(g: Play, side: str, country: Country, count: int) -> Ask[int]:
    """A side removes so many cells of a country, of the kinds it chooses, as far as there are any; how many."""
    removed = 0
    while removed < count and country.cells:
        yield from pieces.remove_chosen_cell(g, side, country)
        removed += 1
    return removed


def _place_active_cell(g: Play, country: Country) -> Ask[None]:
    placed = yield from pieces.place_cells(g, country)
    pieces.activate(g, country, placed)


def middle_ground(s: State, side: str) -> list[Country]:
    """Fair countries with two Resources or more for the US, Poor ones with one or two for the Jihadists."""
    if side == US:
        middle = [country for country in s.muslim() if country.is_fair and s.resources(country) >= 2]
    else:
        middle = [country for country in s.muslim() if country.is_poor and s.resources(country) <= 2]
    return open_to_events(middle)


@event("critical_middle", deck=DECK, playable=lambda s, side: bool(middle_ground(s, side)))
def critical_middle(g: Play, side: str) -> Ask[None]:
    """Card 200: an Awakening marker or a shift toward Ally; or two cells or a shift toward Adversary.

    Where the card goes is in ``hands.into_the_middle``.
    """
    s = g.s
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, middle_ground(s, side), event=g.event)

    def place_cells() -> Ask[None]:
        if (yield from actions.bring_cell(g, country)):
            yield from actions.bring_cell(g, country, may_stop=True)

    effects: dict[str, tuple[bool, Effect]]
    if side == US:
        effects = {
            "place_awakening": (awakening.takes_markers(s, country), lambda: place_awakening(g, country)),
            "toward_ally": (not country.is_ally, at_once(lambda: countries.toward_ally(g, country))),
        }
    else:
        reachable = s.cells_to_place > 0 or bool(actions.cell_sources(s, country))
        effects = {
            "place_cells": (reachable, place_cells),
            "toward_adversary": (not country.is_adversary, at_once(lambda: countries.toward_adversary(g, country))),
        }
    yield from actions.choose_one(g, side, effects)


def _may_take_militia(s: State, country: Country) -> bool:
    return militia.may_lie_in(country) and s.militia_on_track > 0


def _supported_from_outside(s: State) -> list[Country]:
    """African countries in which Militia or cells can be placed."""
    african = open_to_events(tables.african(s))
    return [country for country in african if s.cells_to_place or _may_take_militia(s, country)]


@event("cross_border_support", deck=DECK, playable=lambda s, side: bool(_supported_from_outside(s)))
def cross_border_support(g: Play, side: str) -> Ask[None]:
    """Card 201: a Militia or two cells in Africa, one more in Mali or Nigeria."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, _supported_from_outside(g.s), event=g.event)
    more = 1 if country.id in ("mali", NIGERIA) else 0

    def place_cells() -> Ask[None]:
        placed = yield from pieces.place_cells(g, country, 2 + more)
        if side == JIHADIST:  # 11.3.8
            yield from caliphate.offer(g, country, placed)

    yield from actions.choose_one(
        g,
        side,
        {
            "raise_militia": (
                _may_take_militia(g.s, country),
                at_once(lambda: militia.place(g, country, 1 + more)),
            ),
            "place_cells": (g.s.cells_to_place > 0, place_cells),
        },
    )


@event("cyber_warfare", deck=DECK)
def cyber_warfare(g: Play, side: str) -> Ask[None]:
    """Card 202: the other side's Reserves, the Posture of a great power, or a Cadre placed or removed."""
    powers = tables.named(g.s, CYBER_POWERS)
    places = open_to_events(g.s.where(lambda country: not country.cells and not country.cadre))
    cadres = open_to_events(g.s.where(lambda country: country.cadre))

    def place_cadre() -> Ask[None]:
        pieces.place_cadre(g, (yield from g.choose(side, Purpose.PLACE_CADRE, places)))

    def remove_cadre() -> Ask[None]:
        pieces.remove_cadre(g, (yield from g.choose(side, Purpose.REMOVE_CADRE, cadres)))

    yield from actions.choose_one(
        g,
        side,
        {
            "take_reserves": (g.s.reserves[other(side)] > 0, at_once(lambda: tracks.take_over_reserves(g, side))),
            "select_posture": (True, lambda: actions.select_postures(g, side, powers)),
            "place_cadre": (bool(places), place_cadre),
            "remove_cadre": (bool(cadres), remove_cadre),
        },
    )


@event("day_of_rage", deck=DECK)
def day_of_rage(g: Play, side: str) -> Ask[None]:
    """Card 203: Yemen is tested and takes an Awakening or a Reaction marker."""
    for yemen in open_to_events([g.s["yemen"]]):
        yield from countries.test(g, yemen)
        yield from actions.place_either(g, side, yemen)


def _has_a_troop_to_send(s: State, side: str) -> bool:
    return side == JIHADIST or s.troops_on_track > 0 or s.any(lambda country: country.cubes)


@event("ebola_scare", deck=DECK, playable=_has_a_troop_to_send)
def ebola_scare(g: Play, side: str) -> Ask[None]:
    """Card 204: a Troop leaves the map until after the next deal and Prestige rises, or the US discards a card."""
    if side == JIHADIST:
        yield from hands.discard_at_random(g, US)
        return
    yield from pieces.send_off_map(g, 1)
    tracks.change_prestige(g, 2)
    lapse(g, "ebola_scare")


@event("erdogan_effect", deck=DECK)
def erdogan_effect(g: Play, side: str) -> Ask[None]:
    """Card 205: in or around Turkey one marker, or up to two Militia and cells, are placed or removed."""
    places = open_to_events(tables.named(g.s, AROUND_TURKEY))
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, places, event=g.event)
    markers = _markers_placed(g, side, country) | _markers_removed(g, country)
    yield from actions.choose_one(g, side, markers | _pieces_changed(g, side, country))


def _markers_placed(g: Play, side: str, country: Country) -> dict[str, tuple[bool, Effect]]:
    """The markers that can be placed in a country: each where its kind of country takes it."""
    s = g.s
    takes_unrest = awakening.takes_markers(s, country)
    besiegeable = country.is_muslim and not country.besieged and country.governance not in (GOOD, ISLAMIST_RULE)

    return {
        "place_aid": (country.is_muslim, at_once(lambda: countries.place_aid(g, country))),
        "besiege": (besiegeable, at_once(lambda: countries.besiege(g, country))),
        "place_awakening": (takes_unrest, lambda: place_awakening(g, country, side=side)),
        "place_reaction": (takes_unrest, lambda: place_reaction(g, country, side=side)),
        "place_posture": (
            country.takes_posture and country.posture is None,
            lambda: countries.select_posture(g, side, country),
        ),
    }


def _markers_removed(g: Play, country: Country) -> dict[str, tuple[bool, Effect]]:
    """The markers that can be removed from a country."""
    return {
        "remove_aid": (country.aid > 0, at_once(lambda: countries.remove_aid(g, country))),
        "relieve": (country.besieged, at_once(lambda: countries.relieve(g, country))),
        "remove_awakening": (country.awakening > 0, at_once(lambda: countries.remove_awakening(g, country))),
        "remove_reaction": (country.reaction > 0, at_once(lambda: countries.remove_reaction(g, country))),
        "remove_posture": (
            country.takes_posture and country.posture is not None,
            at_once(lambda: countries.remove_posture(g, country)),
        ),
    }


def _pieces_changed(g: Play, side: str, country: Country) -> dict[str, tuple[bool, Effect]]:
    """Up to two Militia and cells, mixed as the side likes, placed or removed."""
    s = g.s

    def to_place() -> list[str]:
        return [MILITIA] * _may_take_militia(s, country) + [CELL] * (s.cells_to_place > 0)

    def to_remove() -> list[str]:
        return [MILITIA] * (country.militia > 0) + pieces.kinds_of_cells(country)

    def place(kind: str) -> Ask[None]:
        if kind == CELL:
            yield from pieces.place_cells(g, country)
        else:
            militia.place(g, country)

    def remove(kind: str) -> Ask[None]:
        if kind == MILITIA:
            militia.remove(g, country)
        else:
            pieces.remove_cell(g, country, kind)
        return unasked(None)

    return {
        "place_pieces": (bool(to_place()), lambda: _one_or_two(g, side, Purpose.PLACE_PIECE, country, to_place, place)),
        "remove_pieces": (
            bool(to_remove()),
            lambda: _one_or_two(g, side, Purpose.REMOVE_PIECE, country, to_remove, remove),
        ),
    }


def _one_or_two(
    g: Play,
    side: str,
    purpose: Purpose,
    country: Country,
    kinds: Callable[[], list[str]],
    each: Callable[[str], Ask[None]],
) -> Ask[None]:
    """A side picks a piece, and then perhaps another one."""
    for stops in ([], [DONE]):
        possible = kinds()
        if not possible:
            return
        options = [word_option(kind) for kind in [*possible, *stops]]
        kind = yield from g.pick(side, purpose, options, country=country)
        if kind == DONE:
            return
        yield from each(kind)


@event("friday_of_anger", deck=DECK, playable=in_any_unrest)
def friday_of_anger(g: Play, side: str) -> Ask[None]:
    """Card 206: an Awakening marker beside a Reaction marker, or the other way round."""
    places = {
        AWAKENING: open_to_unrest(g.s, in_unrest(g.s, REACTION)),
        REACTION: open_to_unrest(g.s, in_unrest(g.s, AWAKENING)),
    }
    kinds = [kind for kind, among in places.items() if among]
    if kinds:
        kind = yield from actions.which_unrest(g, side, kinds)
        yield from actions.place_unrest(g, side, kind, places[kind])


def copycats_of(s: State) -> list[Country]:
    """Non-Muslim countries with a cell, a Cadre or a plot."""
    return s.where(lambda country: country.is_non_muslim and (country.cells or country.cadre or country.plots))


def _copycats_strike(s: State, side: str) -> bool:
    return bool(copycats_of(s)) if side == US else s.cells_to_place > 0 or PLOT_1 in s.available_plots


@event("jv_copycat", deck=DECK, playable=_copycats_strike)
def jv_copycat(g: Play, side: str) -> Ask[None]:
    """Card 207: in a Non-Muslim country a cell, a Cadre or a plot goes; or an active cell or a Plot 1 comes."""
    effects = _copycats_foiled(g) if side == US else _copycats_at_work(g)
    in_secret = side == JIHADIST and PLOT_1 in pieces.kinds_face_down(g.s)
    yield from actions.choose_one(g, side, effects, in_secret=in_secret)


def _copycats_foiled(g: Play) -> dict[str, tuple[bool, Effect]]:
    places = copycats_of(g.s)
    cells = [country for country in places if country.cells]
    cadres = [country for country in places if country.cadre]
    plots = [country for country in places if country.plots]

    def remove_cadre() -> Ask[None]:
        pieces.remove_cadre(g, (yield from g.choose(US, Purpose.REMOVE_CADRE, cadres)))

    def alert() -> Ask[None]:
        key = yield from g.pick(US, Purpose.ALERT_WHICH, us_operations.plot_choices(plots))
        country, index = us_operations.chosen_plot(g.s, key)
        yield from pieces.remove_plot(g, country, index)

    return {
        "remove_cells": (bool(cells), lambda: actions.remove_a_cell(g, US, cells)),
        "remove_cadre": (bool(cadres), remove_cadre),
        "alert_plot": (bool(plots), alert),
    }


def _copycats_at_work(g: Play) -> dict[str, tuple[bool, Effect]]:
    places = g.s.where(lambda country: country.is_non_muslim)

    def place_cell() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, places)
        yield from _place_active_cell(g, country)

    def place_plot() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, places)
        yield from jihadist_operations.choose_and_place_plot(g, country, {PLOT_1})

    return {
        "place_cells": (g.s.cells_to_place > 0, place_cell),
        "place_plot": (PLOT_1 in g.s.available_plots, place_plot),
    }


@event("kinder_gentler", deck=DECK, playable=lambda s, side: s.troops_level != "war")
def kinder_gentler(g: Play, side: str) -> None:
    """Card 208: Overstretch raises Funding and lowers Prestige, Low Intensity the other way round."""
    change = {"overstretch": 1, "war": 0, "low_intensity": -1}[g.s.troops_level]
    tracks.change_funding(g, change)
    tracks.change_prestige(g, -change)


def _with_militia(s: State) -> list[Country]:
    """Where the Quds Force can turn on Militia: nowhere while Iran is an Ally."""
    return [] if s[IRAN].is_ally else open_to_events(country for country in s.muslim() if country.militia)


def _with_cells(s: State) -> list[Country]:
    """Where it can turn on cells: nowhere while Iran is under Islamist Rule."""
    return [] if s[IRAN].is_islamist else open_to_events(country for country in s.muslim() if country.cells)


def _reach_of_quds(country: Country) -> int:
    return 2 if country.is_shia_mix else 1


@event("quds_force", deck=DECK, playable=lambda s, side: bool(_with_militia(s) or _with_cells(s)))
def quds_force(g: Play, side: str) -> Ask[None]:
    """Card 209: Militia or cells fall in a country: one if it is Sunni, two if it is Shia-Mix."""
    with_militia, with_cells = _with_militia(g.s), _with_cells(g.s)

    def remove_militia() -> Ask[None]:
        country = yield from g.choose(side, Purpose.REMOVE_MILITIA, with_militia)
        militia.remove(g, country, _reach_of_quds(country))

    def remove_cells() -> Ask[None]:
        country = yield from g.choose(side, Purpose.REMOVE_CELL, with_cells)
        yield from remove_chosen_cells(g, side, country, _reach_of_quds(country))

    yield from actions.choose_one(
        g,
        side,
        {"remove_militia": (bool(with_militia), remove_militia), "remove_cells": (bool(with_cells), remove_cells)},
    )


@event("sectarian_violence", deck=DECK, playable=in_any_unrest)
def sectarian_violence(g: Play, side: str) -> Ask[None]:
    """Card 210: an Awakening or a Reaction marker goes."""
    kinds = [kind for kind in (AWAKENING, REACTION) if in_unrest(g.s, kind)]
    kind = yield from actions.which_unrest(g, side, kinds)
    yield from actions.remove_unrest(g, side, kind)


def in_the_news(s: State) -> list[Country]:
    """Muslim countries that an event or operations were about in this or the last action phase."""
    news = {*s.this_phase.operations, *s.this_phase.events, *s.last_phase.operations, *s.last_phase.events}
    return open_to_events(country for country in s.muslim() if country.id in news)


@event("smartphones", deck=DECK, playable=lambda s, side: bool(in_the_news(s)))
def smartphones(g: Play, side: str) -> Ask[None]:
    """Cards 211 to 213: a marker of either kind where there were news; Facebook is open, Censorship ends."""
    places = open_to_unrest(g.s, in_the_news(g.s))
    if places:
        kind = yield from actions.which_unrest(g, side)
        yield from actions.place_unrest(g, side, kind, places)
    unmark(g, "censorship")
    mark(g, "smartphones")

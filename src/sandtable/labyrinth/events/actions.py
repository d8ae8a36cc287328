"""What several events do: remove a cell somewhere, take cards, select Postures, place markers and Militia.

What events are made of, and where it is:

``pieces``            add_cells, place_cells (tests first), remove_cell, activate, move_cell, place_cadre, place_plot,
                      remove_plot (Prestige for WMD), send_off_map, return_troops, place_nato, place_marker,
                      remove_marker (Advisors, UNSCR 1973, Serval, Training Camps, Truce)
``countries``         set_governance, improve, worsen, decline, set_alignment, set_condition, test, place_aid, besiege,
                      remove_awakening, remove_reaction, end_civil_war, remove_regime_change, select_posture
``expansion``         awakening.place_awakening, place_reaction, takes_markers; civil_war.start; caliphate.offer;
                      mats.turn_iran, make_unmarked; tables.random_muslim, random_shia_mix, random_schengen,
                      african; off_map.end_sequestration; truce
``militia``           place, remove
``tracks``            change_prestige, change_funding, remove_wmd (an arsenal), remove_available_wmd, release_arsenal;
                      mark and unmark for markers of the Event box and of Iran; lapse for the rest of the turn
``registry``          share for an event that several decks have

- What cannot be done is not done: a verb returns how many it placed or removed, 0 where none may lie (11.1.4, 11.2.4).
- A country under Truce takes no effect of an event (card 239): verbs do nothing there, ``open_to_events`` leaves it
  out.
- After cells are placed by a card with a minaret: ``yield from caliphate.offer(g, country, placed)`` (11.3.8a).
- What needs dice or a choice and follows from a country's new Governance is owed, and paid after the event (11.1.8).
- ``g.goes_to[181] = hands.REMOVED`` or ``= JIHADIST`` sends a card elsewhere than its kind goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, unasked
from sandtable.labyrinth import card_play, countries, hands, militia, pieces, traits, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import awakening, caliphate, civil_war
from sandtable.labyrinth.play import DONE, Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, JIHADIST, SADR, SIDES, US, other


def remove_a_cell(g: Play, side: str, places: Sequence[Country]) -> Ask[None]:
    """A side removes one cell from one of these countries, if there is any."""
    with_cells = [country for country in places if country.cells and not country.under_truce]
    if with_cells:
        country = yield from g.choose(side, Purpose.REMOVE_CELL, with_cells)
        yield from pieces.remove_chosen_cell(g, side, country)


def remove_up_to(
    g: Play, side: str, country: Country, count: int, *, at_least: int = 0, active_spared: int = 0
) -> Ask[None]:
    """A side removes up to so many cells of a country one by one; it may stop once ``at_least`` of them are gone.

    So many active ones are out of its reach.
    """
    for removed in range(count):
        kinds = [kind for kind in pieces.kinds_of_cells(country) if kind != ACTIVE or country.active > active_spared]
        if not kinds:
            return
        options = [word_option(kind) for kind in (kinds if removed < at_least else [*kinds, DONE])]
        kind = yield from g.pick(side, Purpose.REMOVE_CELL_KIND, options, country=country)
        if kind == DONE:
            return
        pieces.remove_cell(g, country, kind)


def select_postures(g: Play, side: str, places: Sequence[Country], count: int = 1) -> Ask[None]:
    """A side selects the Postures of some of these countries."""
    chosen = yield from g.choose_some(side, Purpose.SELECT_POSTURE_WHERE, places, count, count)
    for country in chosen:
        yield from countries.select_posture(g, side, country)


def place_in_each(g: Play, places: Sequence[Country], count: int = 1) -> Ask[None]:
    """Place cells in each of some countries; if the track holds too few the Jihadist side chooses where they go."""
    if g.s.cells_to_place >= count * len(places):
        for country in places:
            yield from pieces.place_cells(g, country, count)
        return
    placed: Counter[str] = Counter()
    for _ in range(g.s.cells_to_place):
        open_places = [country for country in places if placed[country.id] < count]
        country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, open_places)
        yield from pieces.place_cells(g, country)
        placed[country.id] += 1


def turn_an_ally_neutral(g: Play) -> Ask[None]:
    """The Jihadist side shifts one Ally to Neutral, if there is any."""
    allies = g.s.where(lambda country: country.is_ally)
    if allies:
        country = yield from g.choose(JIHADIST, Purpose.SHIFT_ALIGNMENT, allies, toward="neutral")
        countries.toward_adversary(g, country)


def draw_cards(g: Play, side: str, count: int = 1) -> Ask[None]:
    """A side draws cards; how many everybody may know (5.3.2)."""
    g.note("draws", "5.3.2", side=side, count=count)
    for _ in range(count):
        yield from hands.draw_card(g, side)


def take_at_random(g: Play, side: str, owner: str) -> Ask[None]:
    """A side takes a random card from the other's hand into its own, if there is any; only the two see which."""
    if not g.s.hands[owner]:
        return
    number = yield from hands.random_card(g, owner)
    hands.hand_over(g, owner, number, side)
    g.note("card-taken", side=side, owner=owner)
    g.note("card-taken-seen", only=side, card=g.card(number))
    g.note("card-lost-seen", only=owner, card=g.card(number))
    yield from g.reveal("hand")


def inspect_jihadist_hand(g: Play) -> Ask[None]:
    """The US looks at the Jihadist hand (5.3.2); a bot does not (13.2), and some piles are closed (12.2)."""
    if not g.s.is_person(US) or g.s.differs(JIHADIST, traits.CLOSED_PILE):
        return
    hand = g.s.hands[JIHADIST]
    g.note("hand-inspected", "5.3.2")
    if JIHADIST in g.s.unseen_hands:  # the two look at it together, and nobody else needs to know
        yield from g.reveal("hand")
        return
    yield from hands.turn_over_all(g, JIHADIST)
    if hand:
        cards = [Message(f"card-{number}") for number in (hand if g.s.has_pile(JIHADIST) else sorted(hand))]
        g.note("hand-seen", "5.3.2", only=US, cards=cards)
        hands.now_known(g, US, hand)
        yield from g.reveal("hand")


def play_extra_card(g: Play) -> Ask[None]:
    """The US may play a card from its hand beyond the two of its action phase (cards 18 and 138); a bot does not."""
    if not g.s.is_person(US):
        return
    options = [card_option(number) for number in sorted(hands.could_hold(g.s, US))]
    key = yield from g.pick(US, Purpose.PLAY_EXTRA_CARD, [*options, word_option(DONE)])
    if key != DONE:
        yield from card_play.play_card(g, US, int(key))


# -- US events that both decks have


def plotted_against(s: State) -> list[Country]:
    """Muslim countries with a plot that can backfire, outside the Caliphate (11.3.8.4)."""
    return open_to_events(outside_caliphate(country for country in s.muslim() if country.plots))


def flag_a_plot(g: Play, rule: str) -> Ask[None]:
    """The US picks a plot in a Muslim country, unseen, that will lower Funding (cards 1 and 122)."""
    key = yield from g.pick(US, Purpose.FLAG_PLOT, us_operations.plot_choices(plotted_against(g.s)))
    country, index = us_operations.chosen_plot(g.s, key)
    pieces.flag_plot(g, country, index, rule)


def nations_to_build(s: State) -> list[Country]:
    """Regime Change countries, and in The Awakening those in Civil War, outside the Caliphate (11.3.8.4)."""
    return open_to_events(outside_caliphate(s.at_war_with_themselves()))


def build_a_nation(g: Play) -> Ask[None]:
    """Aid for such a country, and a War of Ideas there without GWOT penalty or Troops (cards 30 and 149)."""
    country = yield from g.choose(US, Purpose.PLACE_AID, nations_to_build(g.s))
    countries.place_aid(g, country)
    if not country.is_adversary:  # 7.2.1.1; a Good country is neither under Regime Change nor in Civil War
        g.note("war-of-ideas", "7.2", country=country)
        yield from us_operations.war_of_ideas_roll(g, country, penalty=0)


# -- cells from the Funding track or from anywhere on the map

FUNDING_TRACK: Final = "funding_track"


def cell_sources(s: State, country: Country) -> list[Country]:
    """The other countries from which a cell can be brought here; Sadr stays where he is."""
    return open_to_events(s.where(lambda each: each is not country and each.active + each.sleepers))


def bring_cell(g: Play, country: Country, *, may_stop: bool = False) -> Ask[bool]:
    """The Jihadist side places a cell here, from the Funding track or the map; whether it did.

    One from the map moves as if it Travelled: it leaves no Cadre behind (4.8.4).
    """
    options = [word_option(FUNDING_TRACK)] * (g.s.cells_to_place > 0)
    options += [each.option for each in cell_sources(g.s, country)]
    if country.under_truce or not options:
        return False
    options += [word_option(DONE)] * may_stop
    key = yield from g.pick(JIHADIST, Purpose.BRING_CELL_FROM, options, country=country)
    if key == DONE:
        return False
    if key == FUNDING_TRACK:
        return (yield from pieces.place_cells(g, country)) > 0
    yield from countries.test(g, country)  # 4.9.4b
    origin = g.s[key]
    kinds = [word_option(kind) for kind in pieces.kinds_of_cells(origin) if kind != SADR]
    kind = yield from g.pick(JIHADIST, Purpose.TRAVEL_CELL, kinds, country=origin)
    pieces.move_cell(g, origin, kind, country)
    yield from caliphate.place_capital(g)
    return True


# -- where an event may act


def open_to_events(places: Iterable[Country]) -> list[Country]:
    """These countries without those under Truce (card 239)."""
    return [country for country in places if not country.under_truce]


def outside_caliphate(places: Iterable[Country]) -> list[Country]:
    """These countries without those in the Caliphate, where some events cannot be played (11.3.8.4)."""
    return [country for country in places if not country.in_caliphate]


def civil_wars(s: State) -> list[Country]:
    """The Civil War countries in which an event can have an effect."""
    return open_to_events(s.in_civil_war())


def at_war(s: State) -> list[Country]:
    """The countries in Civil War or Regime Change in which an event can have an effect."""
    return open_to_events(s.at_war_with_themselves())


# -- Awakening and Reaction (11.1)

PLACERS: Final = {awakening.AWAKENING: awakening.place_awakening, awakening.REACTION: awakening.place_reaction}


def open_to_unrest(s: State, places: Iterable[Country] | None = None) -> list[Country]:
    """Where Awakening and Reaction markers may be placed now: among these countries, or anywhere (11.1.4)."""
    return [country for country in (s.muslim() if places is None else places) if awakening.takes_markers(s, country)]


def place_unrest(
    g: Play, side: str, kind: str, places: Iterable[Country], count: int = 1, *, different: bool = True
) -> Ask[list[Country]]:
    """A side places markers of a kind one by one in countries it chooses among these; where it placed them."""
    chosen: list[Country] = []
    candidates = list(places)
    for _ in range(count):
        still = [each for each in open_to_unrest(g.s, candidates) if not (different and each in chosen)]
        if not still:
            break
        country = yield from g.choose(side, Purpose.PLACE_UNREST, still, marker=kind)
        yield from PLACERS[kind](g, country, side=side)
        chosen.append(country)
    return chosen


def remove_unrest(g: Play, side: str, kind: str, places: Iterable[Country] | None = None) -> Ask[Country | None]:
    """A side removes one marker of a kind from a country it chooses; from where, or None if there is none."""
    among = open_to_events(g.s.muslim() if places is None else places)
    with_marker = [country for country in among if getattr(country, kind)]
    if not with_marker:
        return None
    country = yield from g.choose(side, Purpose.REMOVE_UNREST, with_marker, marker=kind)
    countries.remove_unrest(g, country, kind)
    return country


def which_unrest(g: Play, side: str, kinds: Sequence[str] = tuple(PLACERS)) -> Ask[str]:
    """A side chooses between Awakening and Reaction."""
    return (yield from g.pick(side, Purpose.WHICH_UNREST, [word_option(kind) for kind in kinds]))


def place_either(g: Play, side: str, country: Country) -> Ask[None]:
    """A side places an Awakening or a Reaction marker in a country, if it can take one."""
    if awakening.takes_markers(g.s, country):
        kind = yield from which_unrest(g, side)
        yield from PLACERS[kind](g, country, side=side)


# -- Civil War and Militia (11.2)


def start_civil_war(g: Play, side: str, places: Iterable[Country]) -> Ask[Country | None]:
    """A side starts a Civil War in one of these countries; where, or None if it cannot (11.2.2)."""
    possible = [country for country in open_to_events(places) if country.is_muslim and not country.civil_war]
    if not possible:
        return None
    country = yield from g.choose(side, Purpose.CIVIL_WAR_WHERE, possible)
    yield from civil_war.start(g, country)
    return country


def place_militia(g: Play, side: str, places: Iterable[Country], count: int) -> Ask[Country | None]:
    """A side places Militia in one of these countries; where, or None if they can be placed nowhere (11.2.4)."""
    possible = [country for country in open_to_events(places) if militia.may_lie_in(country)]
    if not possible or not g.s.militia_on_track:
        return None
    country = yield from g.choose(side, Purpose.PLACE_MILITIA, possible)
    militia.place(g, country, count)
    return country


def remove_militia(g: Play, side: str, places: Iterable[Country], count: int) -> Ask[Country | None]:
    """A side removes Militia from one of these countries; from where, or None if there are none."""
    with_militia = [country for country in open_to_events(places) if country.militia]
    if not with_militia:
        return None
    country = yield from g.choose(side, Purpose.REMOVE_MILITIA, with_militia)
    militia.remove(g, country, count)
    return country


# -- Aid, cards, and choices from a list


def place_aid(g: Play, side: str, places: Iterable[Country]) -> Ask[Country | None]:
    """A side places one Aid in one of these countries; where, or None."""
    possible = [country for country in open_to_events(places) if country.is_muslim]
    if not possible:
        return None
    country = yield from g.choose(side, Purpose.PLACE_AID, possible)
    countries.place_aid(g, country)
    return country


def used_cards(s: State, numbers: Iterable[int]) -> list[int]:
    """Those of these cards that lie in the discard pile."""
    return [number for number in numbers if number in s.discard]


def take_used(g: Play, side: str, numbers: Iterable[int]) -> Ask[int | None]:
    """A side takes one of these cards from the discard pile, shown, into its hand; which, or None."""
    return _take(g, side, used_cards(g.s, numbers), hands.take_used_card)


def take_removed(g: Play, side: str, numbers: Iterable[int]) -> Ask[int | None]:
    """A side takes one of these cards from among the removed ones, shown, into its hand; which, or None."""
    return _take(g, side, [number for number in numbers if number in g.s.removed], hands.take_removed_card)


def _take(g: Play, side: str, there: Sequence[int], take: Callable[[Play, str, int], None]) -> Ask[int | None]:
    if not there:
        return None
    key = yield from g.pick(side, Purpose.TAKE_DISCARDED, [card_option(number) for number in there])
    take(g, side, int(key))
    return int(key)


def exchange(g: Play, given: Mapping[str, int], note: str) -> Ask[None]:
    """The sides give each other these cards, at once; both see both."""
    for side, number in given.items():
        hands.hand_over(g, side, number, other(side))
        g.note(note, side=side)
        for witness in SIDES:
            g.note("gave-card", only=witness, side=side, card=g.card(number))
    yield from g.reveal("exchange")


AGITATORS: Final = (165, 188, 234, 133, 226, 238, 167, 152, 37, 39)
"""The cards that Agitators may recover: Civil War and Regime Change cards, the last two of the base deck (11.3.13)."""

Effect = Callable[[], Ask[object]]
"""One effect of a list, to be carried out if it is chosen."""


def choose_effects(g: Play, side: str, effects: dict[str, Effect], count: int, *, in_secret: bool = False) -> Ask[None]:
    """A side takes so many effects of a list, each only once (11.3.11); its words are ``option-<name>``.

    ``in_secret`` others cannot see which of them can be done.
    """
    left = dict(effects)
    pick = g.pick_in_secret if in_secret else g.pick
    for _ in range(min(count, len(effects))):
        name = yield from pick(side, Purpose.EVENT_EFFECT, [word_option(name) for name in left], event=g.event)
        yield from left.pop(name)()


def choose_one(
    g: Play, side: str, sides_of_or: dict[str, tuple[bool, Effect]], *, in_secret: bool = False
) -> Ask[None]:
    """A side chooses one side of an OR, one with an effect (11.3.12); there is nothing to choose if neither has any.

    ``in_secret`` others cannot see which of them have an effect.
    """
    useful = [word_option(name) for name, (has_effect, _) in sides_of_or.items() if has_effect]
    if useful:
        pick = g.pick_in_secret if in_secret else g.pick
        name = yield from pick(side, Purpose.EVENT_EFFECT, useful, event=g.event)
        yield from sides_of_or[name][1]()


def at_once(does: Callable[[], object]) -> Effect:
    """An effect that rolls nothing and asks nobody."""
    return lambda: unasked(does())

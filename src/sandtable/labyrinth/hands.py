"""The one place that moves cards: draw deck, hands, table, boxes, discard pile (4.7.7, 5.2.8, 5.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandtable.core.entering import entering
from sandtable.core.questions import Ask
from sandtable.labyrinth import victory
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.play import Play, card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event_of
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, SIDES, UNASSOCIATED, US, other

MINI_DECKS = (UNASSOCIATED, JIHADIST, US)  # 9.2, optional
Beginning = Callable[[Play], Ask[None]]
BEGINNINGS: dict[str, Beginning] = {}
"""What happens on the map as a deck of a campaign begins, by its rules (``begins``); with the first the game begins."""

HOLDS_NONE = "holds_none"
"""What is answered by whoever keeps their cards to themselves and has none of those that are asked for."""

REMOVED = "removed"
"""Where an event sends its card, as ``g.goes_to`` says, instead of where cards of its kind go."""


# -- drawing and dealing (5.2.8, 5.3)


def draw_card(g: Play, side: str) -> Ask[None]:
    """Draw a card into a hand, unseen where it is a real one that nobody tells of; onto a pile it goes on top (9.2)."""
    s = g.s
    if not s.deck_size:
        yield from reshuffle(g)
        if not s.deck_size:  # every card is in a hand or out of the game
            return
    if s.lies_unseen(side) and not s.stacked:
        into_hand(g, side, HIDDEN)
        _one_card_less(g, HIDDEN)
        return
    if s.stacked:
        number = s.stacked.pop(0)
    else:
        number = yield from g.draw_card("card", _pool(g), side=side)
        s.deck.remove(number)
    _one_card_less(g, number)
    into_hand(g, side, number)
    if not s.has_pile(side):
        g.note("drew", "5.3", only=side, card=g.card(number))


def _pool(g: Play) -> list[int]:
    """The cards of which one is drawn next: the whole deck, or the mini-deck whose turn it is (9.2)."""
    s = g.s
    if not s.mini_decks or s.face_down:
        return _within_reach(s)
    while True:
        association = MINI_DECKS[s.mini_deck]
        s.mini_deck = (s.mini_deck + 1) % len(MINI_DECKS)
        pool = [number for number in s.deck if g.card(number).side == association]
        if pool:
            return pool


def _within_reach(s: State) -> list[int]:
    """The deck without what lies in its middle, while other cards lie above that."""
    if not s.held_back:
        return s.deck
    return [number for number in s.deck if not s.held_back.get(number)] or s.deck


def _one_card_less(g: Play, drawn: int) -> None:
    """A card was drawn: those in the middle of the deck are one card nearer to its top."""
    s = g.s
    if s.held_back:
        s.held_back.pop(drawn, None)
        s.held_back = {number: left - 1 for number, left in s.held_back.items() if left > 1}


def reshuffle(g: Play) -> Ask[None]:
    """The deck is empty: end the game if this was its length, else shuffle all used cards into a new deck (5.3.1).

    In a campaign another deck comes next, and its rules with it.
    """
    s = g.s
    if s.deck_number >= s.decks:
        raise victory.at_the_end(s)
    s.deck_number += 1
    s.leftover += s.deck  # what is left of the old deck lies face down before the opponent
    s.deck, s.held_back = [], {}
    empty_boxes(g)  # their effects stay (4.7.7.3)
    if s.rules.follower is not None:
        yield from _next_deck(g, s.rules.follower)
        return
    s.deck, s.discard, s.stacked = sorted([*s.discard, *s.stacked]), [], []
    s.mini_deck = 0
    g.note("reshuffled", "5.3.1", heading=True, deck=s.deck_number, cards=len(s.deck))


def begins(name: str) -> Callable[[Beginning], Beginning]:
    """Enter a function as what happens when the deck of a set of rules follows another."""
    return entering(BEGINNINGS, "a beginning of", name)


def _next_deck(g: Play, name: str) -> Ask[None]:
    """The next deck of a campaign is the new draw deck, and its rules are in force; what is discarded stays so."""
    s = g.s
    had = s.rules
    s.change_rules(name)
    s.deck = [number for number in s.rules.deck if number not in had.deck]
    g.note("campaign", "10.0", deck=s.deck_number, cards=len(s.deck))
    yield from BEGINNINGS[name](g)


def deal(g: Play) -> Ask[None]:
    """Deal alternately, Jihadist first, as the Funding and Troops tracks say (5.2.8)."""
    counts = {JIHADIST: jihadist_deal(g.s), US: us_deal(g.s)}
    g.note("deal", "5.2.8", heading=True, jihadist=counts[JIHADIST], us=counts[US])
    if g.s.mini_decks:  # 9.2
        for side, count in counts.items():
            for _ in range(count):
                yield from draw_card(g, side)
            if g.s.has_pile(side):
                yield from shuffle_pile(g, side)
        return
    for number in range(max(counts.values())):
        for side, count in counts.items():
            if number < count:
                yield from draw_card(g, side)


def jihadist_deal(s: State) -> int:
    """Seven cards at Tight Funding, eight at Moderate, nine at Ample (5.2.8)."""
    return {"tight": 7, "moderate": 8, "ample": 9}[s.funding_level]


def us_deal(s: State) -> int:
    """Nine cards at Low Intensity, eight at War, seven at Overstretch (5.2.8)."""
    return {"low_intensity": 9, "war": 8, "overstretch": 7}[s.troops_level]


# -- a book opponent's pile (9.2)


def turn_over(g: Play, side: str, place: int = 0) -> Ask[int]:
    """The card at a place of an opponent's pile, turned over if it lies face down; its number (9.2)."""
    s = g.s
    pile = s.hands[side]
    if pile[place] == HIDDEN:
        number = yield from g.draw_card("turn_over" if side == JIHADIST else "turn_over_us", _never_seen(s))
        _lay_open(s, side, place, number)
    return pile[place]


def turn_over_all(g: Play, side: str) -> Ask[None]:
    """Look through an opponent's pile."""
    for place in range(len(g.s.hands[side])):
        yield from turn_over(g, side, place)


def shuffle_pile(g: Play, side: str) -> Ask[None]:
    """Shuffle an opponent's pile (9.2)."""
    if g.s.face_down:
        g.s.leftover += [number for number in g.s.hands[side] if number != HIDDEN]
        g.s.hands[side] = [HIDDEN] * len(g.s.hands[side])
        g.s.known[other(side)] = ()
        return
    pile = sorted(g.s.hands[side])
    shuffled: list[int] = []
    while pile:
        number = yield from g.draw_card("shuffle", pile)
        pile.remove(number)
        shuffled.append(number)
    g.s.hands[side] = shuffled


# -- real cards that people keep to themselves


def could_hold(s: State, side: str) -> list[int]:
    """The cards in a hand; where their holder keeps some to themselves, all that these could be."""
    hand = s.hands[side]
    if side not in s.unseen_hands or HIDDEN not in hand:
        return hand
    return sorted(number for number in [*hand, *_never_seen(s)] if number != HIDDEN)


def _never_seen(s: State) -> list[int]:
    """The cards that nobody has seen yet, of which some lie in a hand or a pile."""
    return sorted(_within_reach(s) + s.leftover)


def _lay_open(s: State, side: str, place: int, number: int) -> None:
    """An unseen card at a place of a hand or a pile is this one."""
    (s.deck if number in s.deck else s.leftover).remove(number)
    s.held_back.pop(number, None)
    s.hands[side][place] = number


def name_card(s: State, side: str, number: int) -> None:
    """A side says that this is one of its cards; nothing changes where that was known."""
    hand = s.hands[side]
    if number not in hand:
        _lay_open(s, side, hand.index(HIDDEN), number)


def held(g: Play, side: str, wanted: Callable[[Card], bool]) -> Ask[list[int]]:
    """The cards of such a kind in a hand; whoever keeps cards to themselves is asked which of them they are."""
    s = g.s
    unseen = s.hands[side].count(HIDDEN) if side in s.unseen_hands else 0
    options = [card_option(number) for number in _never_seen(s) if wanted(g.card(number))] if unseen else []
    if options:
        for key in (yield from g.ask(side, Purpose.NAME_HELD, options, (0, min(unseen, len(options))))):
            name_card(s, side, int(key))
    return [number for number in s.hands[side] if number != HIDDEN and wanted(g.card(number))]


# -- taking and discarding


def into_hand(g: Play, side: str, number: int) -> None:
    """A card joins a hand; it goes on top of a book opponent's pile (9.2)."""
    if g.s.has_pile(side):
        g.s.hands[side].insert(0, number)
    else:
        g.s.hands[side].append(number)


def out_of_hand(g: Play, side: str, number: int) -> None:
    """A card leaves a hand, so the other side no longer knows it to be there; one that was unseen is named by that."""
    name_card(g.s, side, number)
    g.s.hands[side].remove(number)
    known = g.s.known[other(side)]
    if number in known:
        g.s.known[other(side)] = tuple(each for each in known if each != number)


def now_known(g: Play, side: str, numbers: Iterable[int]) -> None:
    """A side has seen these cards in the other's hand, and will not forget them (5.3.2)."""
    g.s.known[side] = tuple(sorted({*g.s.known[side], *numbers}))


def hand_over(g: Play, owner: str, number: int, side: str) -> None:
    """A card goes from its owner's hand to another side's; the owner knows which."""
    out_of_hand(g, owner, number)
    into_hand(g, side, number)
    now_known(g, owner, [number])


def take_used_card(g: Play, side: str, number: int) -> None:
    """Take a card from the discard pile or a box; the effect of a boxed one stays (4.7.7.3)."""
    s = g.s
    if number in s.discard:
        s.discard.remove(number)
    elif number in s.lapsing_cards:
        s.lapsing_cards.remove(number)
    else:
        s.first_plot_card = None
    _take_openly(g, side, number)


def take_removed_card(g: Play, side: str, number: int) -> None:
    """Take a card from among those removed from the game."""
    g.s.removed.remove(number)
    _take_openly(g, side, number)


def _take_openly(g: Play, side: str, number: int) -> None:
    """A card joins a hand, shown to the other side."""
    into_hand(g, side, number)
    now_known(g, other(side), [number])
    g.note("took-card", side=side, card=g.card(number))


def random_card(g: Play, side: str) -> Ask[int]:
    """A random card of a hand; from a book opponent's pile the top one (9.2)."""
    if g.s.has_pile(side):
        return (yield from turn_over(g, side))
    number = yield from g.draw_card("from_hand", could_hold(g.s, side), side=side)
    name_card(g.s, side, number)
    return number


def discard(g: Play, side: str, number: int) -> Ask[None]:
    """Discard a card from a hand; nothing happens by it, except US Election (6.3.2.3)."""
    out_of_hand(g, side, number)
    _lay_aside(g, number)
    g.note("discarded", "6.3.2.3", side=side, card=g.card(number))
    yield from g.reveal("discard")
    if g.card(number).auto:
        yield from event_of(g.card(number)).carry_out(g, side)


def discard_at_random(g: Play, side: str, count: int = 1) -> Ask[list[int]]:
    """A side discards random cards, as far as it has any; their numbers."""
    chosen: list[int] = []
    for _ in range(min(count, len(g.s.hands[side]))):
        number = yield from random_card(g, side)
        yield from discard(g, side, number)
        chosen.append(number)
    return chosen


# -- the table and the boxes (4.7.7, 5.2.2)


def lay_on_table(g: Play, side: str, number: int) -> None:
    """Lay a card from a hand on the table, where all see it (5.2.2.2)."""
    out_of_hand(g, side, number)
    g.s.playing.append(number)
    card = g.card(number)
    g.note("plays", "5.2.2", side=side, card=card, value=card.ops)


def settle(g: Play, card: Card, event_by: str | None, *, first_plot: bool = False) -> None:
    """Put a played card where it belongs; ``event_by`` is the side that carried out its event, if any did."""
    g.s.playing.remove(card.number)
    goes_to = g.goes_to.pop(card.number, None)
    if goes_to in SIDES:
        _take_openly(g, goes_to, card.number)
    elif event_by is not None and card.lapses(event_by):  # 4.7.7.1
        g.s.lapsing_cards.append(card.number)
    elif goes_to == REMOVED or (event_by is not None and card.leaves_the_game(event_by)):  # 6.2.9
        g.s.removed.append(card.number)
        g.note("card-removed", "6.2.9", card=card)
    elif first_plot:  # 4.7.7.2
        if g.s.first_plot_card is not None:  # of a plot that was adjusted away
            _lay_aside(g, g.s.first_plot_card)
        g.s.first_plot_card = card.number
    else:
        _lay_aside(g, card.number)


def _lay_aside(g: Play, number: int) -> None:
    """A used card goes to the discard pile, or face down into the middle of the draw deck (card 200)."""
    if g.card(number).to_middle:
        into_the_middle(g, number)
    else:
        g.s.discard.append(number)


def into_the_middle(g: Play, number: int) -> None:
    """A card goes under half of the draw deck, and can be drawn when those cards are gone (card 200)."""
    s = g.s
    above = s.deck_size // 2
    if above < len(s.stacked) or not s.deck:
        s.stacked.insert(above, number)
    else:
        s.deck = sorted([*s.deck, number])
        if above:
            s.held_back[number] = above
    g.note("into-the-middle", "card 200", card=g.card(number), count=above)


def lay_discard_on_table(g: Play, number: int) -> None:
    """Lay a discarded card on the table again, so that no reshuffle takes it away."""
    g.s.discard.remove(number)
    g.s.playing.append(number)


def empty_boxes(g: Play) -> None:
    """The cards in the Lapsing boxes and the 1st Plot box go to the discard pile (5.2.6, 5.3.1).

    One that leaves the game after it has lapsed does so now (card 204).
    """
    spent = [number for number in g.s.lapsing_cards if g.card(number).remove]
    used = [number for number in g.s.boxed_cards if number not in spent]
    g.s.lapsing_cards, g.s.first_plot_card = [], None
    for number in used:
        _lay_aside(g, number)
    for number in spent:
        g.s.removed.append(number)
        g.note("card-removed", "6.2.9", card=g.card(number))

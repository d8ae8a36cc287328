"""What several events do: remove a cell somewhere, take cards, select Postures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, pieces
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import Country
from sandtable.labyrinth.terms import JIHADIST, US


def remove_a_cell(g: Play, side: str, places: Sequence[Country]) -> Ask[None]:
    """A side removes one cell from one of these countries, if there is any."""
    with_cells = [country for country in places if country.cells]
    if with_cells:
        country = yield from g.choose(side, Purpose.REMOVE_CELL, with_cells)
        yield from pieces.remove_chosen_cell(g, side, country)


def select_postures(g: Play, side: str, places: Sequence[Country], count: int = 1) -> Ask[None]:
    """A side selects the Postures of some of these countries."""
    chosen = yield from g.choose_some(side, Purpose.SELECT_POSTURE_WHERE, places, count, count)
    for country in chosen:
        yield from countries.select_posture(g, side, country)


def place_in_each(g: Play, places: Sequence[Country], count: int = 1) -> Ask[None]:
    """Place cells in each of some countries; if the track holds too few the Jihadist side chooses where they go."""
    if g.s.cells_on_track >= count * len(places):
        for country in places:
            yield from pieces.place_cells(g, country, count)
        return
    placed: Counter[str] = Counter()
    for _ in range(g.s.cells_on_track):
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
    """The US looks at the Jihadist hand (5.3.2)."""
    hand = g.s.hands[JIHADIST]
    g.note("hand-inspected", "5.3.2")
    yield from hands.turn_over_all(g, JIHADIST)
    if hand:
        cards = [Message(f"card-{number}") for number in (hand if g.s.has_pile(JIHADIST) else sorted(hand))]
        g.note("hand-seen", "5.3.2", only=US, cards=cards)
        hands.now_known(g, US, hand)
        yield from g.reveal("hand")

"""The rules of Pasture, in the order of its rule book.

1.1  Five fields lie in a ring. Each has room for four sheep.
2    A round: cards are dealt, each seat plays one, the weather comes, fences are mended.
3    A card lets sheep graze, or lets one scout.
4    A seat beyond its goal wins at once; after the last round, the one that came closest.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from sandtable.core import play
from sandtable.core.checks import Check, at_most
from sandtable.core.game import Outcome, Place
from sandtable.core.messages import Message
from sandtable.core.play import word_option
from sandtable.core.questions import Ask, Option
from tests.toy.state import CARDS, FIELDS, HAND, SEATS, Card, State

DEAL: Final = "deal"
PLAY: Final = "play"
WEATHER: Final = "weather"
MEND: Final = "mend"
OVER: Final = "over"

PLAY_CARD: Final = "play_card"
USE_CARD: Final = "use_card"
GRAZE_WHERE: Final = "graze_where"
SCOUT_WHOM: Final = "scout_whom"
MEND_FENCES: Final = "mend_fences"

GRAZE: Final = "graze"
SCOUT: Final = "scout"
REST: Final = "rest"

MILD: Final = "mild"
HARSH: Final = "harsh"


class Play(play.Play[State]):
    """The play of Pasture: charts choose among fields."""

    candidates = "fields"


@cache
def card_option(number: int) -> Option:
    """A card as an option."""
    return Option(str(number), Message(f"card-{number}"), f"card:{number}")


@cache
def field_option(id: str) -> Option:
    """A field as an option."""
    return Option(id, Message(f"field-{id}"), f"field:{id}")


@cache
def seat_option(seat: str) -> Option:
    """A seat as an option."""
    return Option(seat, Message(f"side-{seat}"))


def run_step(g: Play) -> Ask[None]:
    """The step that the state says comes next; a seat beyond its goal ends the game before it (4.1)."""
    if any(g.s.margin(seat) > 0 for seat in SEATS):
        end(g)
        return
    yield from STEPS[g.s.step](g)


# -- 2 a round


def deal(g: Play) -> Ask[None]:
    """Three cards for each in the first round, one in every other, while the deck lasts (2.1)."""
    s = g.s
    g.note("round", "2", heading=True, number=s.round)
    for seat in SEATS:
        for _ in range(min(HAND if s.round == 1 else 1, len(s.deck))):
            number = yield from g.draw("card", s.deck, card_option, side=seat)
            s.deck.remove(number)
            insort(s.hands[seat], number)
            g.note("draws", "2.1", only=seat, card=CARDS[number])
    s.step, s.seat = PLAY, SEATS[0]


def play_card(g: Play) -> Ask[None]:
    """The seat whose turn it is plays a card, if it has one (2.2)."""
    s, seat = g.s, g.s.seat
    if s.hands[seat]:
        number = int((yield from g.pick(seat, PLAY_CARD, [card_option(number) for number in s.hands[seat]])))
        card = CARDS[number]
        use = yield from g.pick(seat, USE_CARD, [word_option(use) for use in uses(s, seat)], card=card)
        s.hands[seat].remove(number)
        s.discard.append(number)
        for other in SEATS:
            s.seen[other] = [known for known in s.seen[other] if known != number]
        g.note("plays", "2.2", side=seat, card=card, use=Message(f"option-{use}"))
        yield from USES[use](g, seat, card)
    following = SEATS.index(seat) + 1
    s.step, s.seat = (PLAY, SEATS[following]) if following < len(SEATS) else (WEATHER, SEATS[0])


def weather(g: Play) -> Ask[None]:
    """It comes down on one field: the largest flock there loses a sheep, in harsh weather every flock (2.3)."""
    s = g.s
    id = yield from g.draw("weather", list(FIELDS), field_option)
    flock = s.sheep[id]
    struck = [seat for seat in SEATS if flock[seat] and (s.weather == HARSH or flock[seat] == max(flock.values()))]
    for seat in struck:
        flock[seat] -= 1
    g.note("weather", "2.3", field=FIELDS[id], sides=[Message(f"side-{seat}") for seat in struck])
    if s.mending:
        s.step, s.seat = MEND, min(SEATS, key=s.margin)
    else:
        end_round(g)


def mend(g: Play) -> Ask[None]:
    """Whoever is farthest from its goal mends the fences, and may put things right by hand (2.4)."""
    if (yield from g.by_hand(g.s.seat, MEND_FENCES, SEATS, number=g.s.round)):
        end_round(g)


def end_round(g: Play) -> None:
    """The next round begins, or the game is over (2, 4.2)."""
    s = g.s
    if s.round >= s.rounds:
        end(g)
    else:
        s.round += 1
        s.step, s.seat = DEAL, SEATS[0]


STEPS: Final[Mapping[str, Callable[[Play], Ask[None]]]] = {
    DEAL: deal,
    PLAY: play_card,
    WEATHER: weather,
    MEND: mend,
}


# -- 3 cards


def uses(s: State, seat: str) -> list[str]:
    """What a card may be used for now."""
    can_graze = any(map(s.has_room, FIELDS))
    can_scout = any(s.unknown_to(seat))
    return [*([GRAZE] if can_graze else []), *([SCOUT] if can_scout else []), REST]


def graze(g: Play, seat: str, card: Card) -> Ask[None]:
    """A die no higher than what is needed puts a sheep on a field (3.1)."""
    options = [field_option(id) for id in FIELDS if g.s.has_room(id)]  # 1.1
    id = yield from g.pick(seat, GRAZE_WHERE, options, card=card)
    check = graze_check(g.s, seat, card, id)
    if (yield from g.check(GRAZE, check, "3.1", field=FIELDS[id], need=check.number)).succeeds:
        g.s.sheep[id][seat] += 1
        g.note("grazes", "3.1", side=seat, field=FIELDS[id])
    else:
        g.note("strays", "3.1", side=seat, field=FIELDS[id])


def graze_check(s: State, seat: str, card: Card, id: str) -> Check:
    """The value of the card or less, and one more beside one's own sheep (3.1)."""
    return at_most(card.value + s.has_beside(seat, id))


def scout(g: Play, seat: str, card: Card) -> Ask[None]:
    """One looks at the hand of another, and knows these cards from then on (3.2)."""
    s = g.s
    whom = yield from g.pick(seat, SCOUT_WHOM, [seat_option(other) for other in s.unknown_to(seat)], card=card)
    yield from g.reveal("hand")
    s.seen[seat] = sorted({*s.seen[seat], *s.hands[whom]})
    g.note("scouts", "3.2", side=seat, other=Message(f"side-{whom}"))
    g.note("sees", "3.2", only=seat, cards=[CARDS[number] for number in s.hands[whom]])


def rest(g: Play, seat: str, card: Card) -> Ask[None]:
    """Nothing comes of it."""
    yield from ()


USES: Final[Mapping[str, Callable[[Play, str, Card], Ask[None]]]] = {GRAZE: graze, SCOUT: scout, REST: rest}


# -- 4 victory


def end(g: Play) -> None:
    """The game is over."""
    g.s.step = OVER
    ended = outcome(g.s)
    g.note("game-over", ended.rule, side=ended.winner, reason=ended.message)


def outcome(s: State) -> Outcome:
    """The seat with the best margin wins, the later one of two (4.1, 4.2)."""
    standing = tuple(sorted((Place(seat, s.margin(seat)) for seat in reversed(SEATS)), key=lambda place: -place.margin))
    winner, margin = standing[0]
    if margin > 0:
        return Outcome(winner, "4.1", Message("victory-goal"), standing)
    return Outcome(winner, "4.2", Message("victory-closest"), standing)

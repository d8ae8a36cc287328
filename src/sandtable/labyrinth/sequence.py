"""The sequence of play: set-up, action phases, plots, the end of a turn (3, 5.2). Each step starts from the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import card_play, countries, debts, hands, levels, pieces, plots, tracks, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import awakening, campaign, civil_war, off_map, truce
from sandtable.labyrinth.markers import EXPANSION, PIRATES
from sandtable.labyrinth.play import DONE, Book, Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.scenarios import special_step
from sandtable.labyrinth.state import NO_MEMORY, State
from sandtable.labyrinth.terms import JIHADIST, US

HOLD: Final = "hold"
DISCARD: Final = "discard"
REMOVE_CADRE: Final = "remove_cadre"
RANDOM_CARD: Final = "random_card"
END_TRUCE: Final = "end_truce"
CARDS_A_PHASE: Final = 2  # 5.2.2

SET_UP: Final = "set_up"
CARD: Final = "card"
PLOTS: Final = "plots"
END_OF_TURN: Final = "end_of_turn"
NEW_TURN: Final = "turn_markers"
OVER: Final = "over"

CAMPAIGN: Final = campaign
"""Importing it enters what happens when a campaign's next deck begins."""


def run_step(g: Play) -> Ask[None]:
    """Run the step that the state says comes next; a victory ends it, and the game, at once (2.1, 5.1)."""
    try:
        if g.s.may_be_won and g.s.step != SET_UP:
            g.s.may_be_won = False
            victory.check_all(g)
        yield from STEPS[g.s.step](g)
    except victory.Ended as ended:
        g.s.outcome = ended.outcome
        g.s.step = OVER
        g.s.owed = ()  # what victory cuts short is not carried out
        g.note("game-over", ended.outcome.rule, side=ended.outcome.winner, reason=ended.outcome.message)


# -- set-up (3.2)


def set_up(g: Play) -> Ask[None]:
    """The scenario's special step and the opening deal; the Jihadist side begins (3.2)."""
    yield from special_step(g)
    g.s.this_phase = NO_MEMORY  # set-up is no action phase (5.2.2)
    yield from hands.deal(g)
    g.s.step = CARD


# -- action phases (5.2.2)


def card(g: Play) -> Ask[None]:
    """One card of an action phase."""
    s = g.s
    book = g.book(s.side)
    if book is not None:
        yield from _books_card(g, book)
    elif s.side == US:
        yield from _us_card(g)
    else:
        yield from _jihadist_card(g)
    s.card += 1
    if s.card > CARDS_A_PHASE:
        _end_phase(s)


def _us_card(g: Play) -> Ask[None]:
    """The US plays a card; a last card it may also discard or hold (5.2.4)."""
    s = g.s
    hand = s.hands[US]
    if not hand:
        s.card = CARDS_A_PHASE
        return
    key = yield from g.pick(US, Purpose.PLAY_CARD, _us_choices(s))
    while key == END_TRUCE:
        yield from truce.pay_to_end(g, US)
        key = yield from g.pick(US, Purpose.PLAY_CARD, _us_choices(s))
    if key == HOLD:
        g.note("holds", "5.2.4")
        s.us_holds = True
        s.card = CARDS_A_PHASE
    elif key == DISCARD:
        options = [card_option(number) for number in hands.could_hold(s, US)]
        yield from hands.discard(g, US, int((yield from g.pick(US, Purpose.CHOOSE_DISCARD, options))))
    else:
        yield from card_play.play_card(g, US, int(key))


def _us_choices(s: State) -> list[Option]:
    """The cards in hand; the last may be held or discarded (5.2.4), and a Truce ended at any card (card 239)."""
    hand = s.hands[US]
    options = [card_option(number) for number in sorted(hands.could_hold(s, US))]
    if len(hand) == 1:
        options += [word_option(HOLD)] * levels.us_may_hold_last_card(s)
        options += [word_option(DISCARD)] * levels.us_may_discard_last_card(s)
    if truce.may_be_ended(s, US):
        options.append(word_option(END_TRUCE))
    return options


def _books_card(g: Play, book: Book) -> Ask[None]:
    """The book opponent plays the top card of its pile (9.2)."""
    if g.s.hands[g.s.side]:
        yield from book.play_card(g)
    else:
        g.s.card = CARDS_A_PHASE


def _jihadist_card(g: Play) -> Ask[None]:
    """The Jihadist side may remove Cadres (4.8.4), and plays a card if it has one."""
    s = g.s
    while options := _jihadist_choices(s):
        key = yield from g.pick(JIHADIST, Purpose.PLAY_CARD, options)
        if key == DONE:
            break
        if key == REMOVE_CADRE:
            country = yield from g.choose(JIHADIST, Purpose.REMOVE_CADRE, _with_cadre(s))
            pieces.remove_cadre(g, country, "4.8.4")
            continue
        if key == END_TRUCE:
            yield from truce.pay_to_end(g, JIHADIST)
            continue
        number = (yield from hands.random_card(g, JIHADIST)) if key == RANDOM_CARD else int(key)
        yield from card_play.play_card(g, JIHADIST, number)
        if s.card >= CARDS_A_PHASE:
            yield from _last_cadres(g)
        return
    s.card = CARDS_A_PHASE


def _jihadist_choices(s: State) -> list[Option]:
    """The cards in hand, or a random one (card 47), and Cadres to remove; nothing where there is neither."""
    hand = sorted(hands.could_hold(s, JIHADIST))
    options = [card_option(number) for number in hand]
    if hand and s.in_effect("the_door_of_itjihad_us"):
        options = [word_option(RANDOM_CARD)]
    if _with_cadre(s):
        options.append(word_option(REMOVE_CADRE))
        if not hand:
            options.append(word_option(DONE))
    if hand and truce.may_be_ended(s, JIHADIST):
        options.append(word_option(END_TRUCE))
    return options


def _with_cadre(s: State) -> list[Country]:
    return s.handed_out([country for country in s.in_sight_occupied() if country.cadre])


def _last_cadres(g: Play) -> Ask[None]:
    """After its last card of a phase the Jihadist side may still remove Cadres (4.8.4)."""
    while cadres := _with_cadre(g.s):
        country = yield from g.choose_or_stop(JIHADIST, Purpose.REMOVE_CADRE, cadres)
        if country is None:
            return
        pieces.remove_cadre(g, country, "4.8.4")


def _end_phase(s: State) -> None:
    """The other side's action phase comes next, after a US phase the plots (5.2.3)."""
    s.last_phase, s.this_phase = s.this_phase, NO_MEMORY
    s.card = 1
    if s.side == US:
        s.step = PLOTS
    else:
        s.side = US


# -- plots (5.2.3)


def resolve_plots(g: Play) -> Ask[None]:
    """Resolve the plots one by one; then the turn goes on or ends (5.2.1)."""
    s = g.s
    if s.plots_on_map():
        yield from plots.resolve_one_plot(g)
        return
    s.side = JIHADIST
    over = not s.hands[JIHADIST] and (not s.hands[US] or s.us_holds)
    s.us_holds = False
    s.step = s.rules.end_of_turn[0] if over else CARD


# -- the end of a turn (5.2.5 to 5.2.9, 11.3.6): each phase is a step, in the order that the rules give


def next_phase(s: State) -> None:
    """The phase after this one comes next; after the last a new turn begins."""
    phases = s.rules.end_of_turn
    place = phases.index(s.step) + 1
    if place < len(phases):
        s.step = phases[place]
    else:
        s.turn += 1
        s.side, s.card, s.step = JIHADIST, 1, CARD


def expenditures(g: Play) -> Ask[None]:
    """Expenditures and Diplomacy: Funding and Prestige (5.2.5)."""
    s = g.s
    g.note("end-of-turn", "5.2.5", heading=True, turn=s.turn)
    change = -1
    pirates = pirates_at_large(s)
    if pirates is not None:
        g.note("pirates", pirates)
        change += 1
    if s.in_play("fracking"):  # 11.3.6a
        g.note("fracking", "card 155")
        change -= 1
    tracks.change_funding(g, change, "5.2.5")
    if s.any_islamist_rule():
        g.note("islamist-rule-stands", "5.2.5")
        tracks.change_prestige(g, -1, "5.2.5")
    if s.world_posture == (s.us_posture, 3):
        g.note("world-agrees", "5.2.5", posture=s.us_posture)
        tracks.change_prestige(g, 1, "5.2.5")
    yield from debts.pay(g)


def pirates_at_large(s: State) -> str | None:
    """The card by which Pirates keep Funding up now, if any does; two of them count once (cards 73 and 183)."""
    shores = (s["somalia"], s["yemen"])
    if s.in_play(s.rules.base_marker(PIRATES)) and any(country.is_islamist for country in shores):
        return "card 73"
    if EXPANSION in s.rules.decks and s.in_play(PIRATES) and any(map(countries.shelters_pirates, shores)):
        return "card 183"
    return None


def end_lapsing(g: Play) -> None:
    """Lapsing and 1st Plot cards go to the discard pile; their effects end (5.2.6, 11.3.6h)."""
    hands.empty_boxes(g)
    truce.lapse(g)
    tracks.clear_lapsing(g)


def turn_markers(g: Play) -> None:
    """Regime Change markers turn to their tan side (5.2.9)."""
    countries.turn_regime_change_markers(g.s)


def _phase(does: Callable[[Play], Ask[None] | None]) -> Callable[[Play], Ask[None]]:
    """A phase of the end of a turn as a step."""

    def step(g: Play) -> Ask[None]:
        asks = does(g)
        if asks is not None:
            yield from asks
        next_phase(g.s)
        if g.s.step == CARD:
            g.note("new-turn", heading=True, turn=g.s.turn)

    return step


STEPS: Final[dict[str, Callable[[Play], Ask[None]]]] = {
    SET_UP: set_up,
    CARD: card,
    PLOTS: resolve_plots,
    END_OF_TURN: _phase(expenditures),
    "end_lapsing": _phase(end_lapsing),
    "clear_reserves": _phase(tracks.clear_reserves),
    "return_plots": _phase(tracks.return_plots),
    "polarization": _phase(awakening.polarization),
    "attrition": _phase(civil_war.attrition),
    "deal": _phase(hands.deal),
    "return_troops": _phase(off_map.return_troops),
    NEW_TURN: _phase(turn_markers),
}


def tally(s: State) -> Sequence[str]:
    """What the next step adds to the length of the game: a card that somebody holds, or a turn that begins."""
    if s.step == CARD and s.hands[s.side]:
        return ("cards",)
    return ("turns",) if s.step in (SET_UP, s.rules.end_of_turn[-1]) else ()

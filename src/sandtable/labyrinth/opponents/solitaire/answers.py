"""How rule 9 answers the questions of events, by purpose (9.3, 9.4.2.1, 9.5, 9.6)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final

from sandtable.core.charts import first_box, tell_answer
from sandtable.core.errors import RulesFault
from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth import countries
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.random_country import (
    DIE,
    closest,
    global_table,
    random_country,
    schengen_table,
    shia_mix_table,
    solitaire_data,
)
from sandtable.labyrinth.opponents.solitaire import operations, where
from sandtable.labyrinth.play import DONE, Play, plot_name
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, JIHADIST, SADR, SLEEPER

Plan = dict[str, Any]
"""What was decided for one event at its first question and is needed at the next."""

Answerer = Callable[[Play, Question, Plan], Ask[Sequence[str]] | Sequence[str]]
"""Chooses keys. An answer that needs no dice is a plain function."""


def answer(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """The keys that rule 9 chooses."""
    answerer = ANSWERS.get(question.purpose)
    if answerer is None:
        raise RulesFault(f"rule 9 has no answer to {question.purpose}")
    chosen = answerer(g, question, plan)
    return (yield from chosen) if isinstance(chosen, Generator) else chosen


def _countries(g: Play, question: Question) -> list[Country]:
    return [g.s[key] for key in question.keys if key != DONE]


# -- cells (9.4.2.1: at random, but for a few cards)


def _place_cells(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    if g.event in solitaire_data()["events"]["cells_by_shia_mix"]:
        result = yield from shia_mix_table(g)
        return [(yield from closest(g, result, _countries(g, question))).id]
    return (yield from _at_random(g, question, plan))


def _several(
    g: Play, question: Question, choose_one: Callable[[Play, Sequence[Country]], Ask[Country]]
) -> Ask[Sequence[str]]:
    """As many different countries as the question wants, one after another."""
    left = _countries(g, question)
    chosen: list[str] = []
    for _ in range(question.at_most):
        country = yield from choose_one(g, left)
        left = [each for each in left if each is not country]
        chosen.append(country.id)
    return chosen


def _recruit_by_event(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Jihadist Videos and Madrassas: the Global table and the closest country; a card's rolls stay in one country."""
    if question.at_most > 1:
        return (yield from _several(g, question, _global_then_closest))
    die = question.about.get("die", 1)
    candidates = _countries(g, question)
    if die == 1 or plan.get("recruit") not in question.keys:
        plan["recruit"] = (yield from _global_then_closest(g, candidates)).id
    return [plan["recruit"]]


def _global_then_closest(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    if len(candidates) == 1:
        return candidates[0]
    result = yield from global_table(g, g.s.everywhere)
    return (yield from closest(g, result, candidates))


def _at_random(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    return (yield from _several(g, question, random_country))


def _kind_of_cell(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Active cells before sleepers, Sadr last (9.3.1)."""
    if len(question.keys) > 1:
        g.note("why-kind", "9.3.1", why=True)
    return [next(kind for kind in (ACTIVE, SLEEPER, SADR) if kind in question.keys)]


# -- plots


def _place_plot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Where an event places its plot: the Plot chart, Good before Fair before Poor (9.4.2.2)."""
    candidates = _countries(g, question)
    country = yield from where.where_to_plot(g, candidates, by_event=True)
    if country is None:
        country = yield from random_country(g, candidates)
    return [country.id]


def _plot_marker(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """A random plot of those that may be placed (9.3.2)."""
    kinds = [kind for kind in g.s.available_plots if plot_name(kind) in question.keys]
    return [plot_name((yield from g.draw_plot("plot_marker", kinds)))]


def _next_plot(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The order of resolution is not laid down: the first in printed order of the map."""
    if len(question.keys) > 1:
        g.note("why-order", "8.5.6", why=True)
    return question.keys[:1]


def _schengen_postures(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    return (yield from _several(g, question, schengen_table))


# -- shifts


def _shift_alignment(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    candidates = _countries(g, question)
    country = yield from where.where_minor_jihad(g, candidates, alignment=True)
    return [(country or (yield from random_country(g, candidates))).id]


def _shift_governance(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    candidates = _countries(g, question)
    country = yield from where.where_minor_jihad(g, candidates)
    return [(country or (yield from random_country(g, candidates))).id]


def _select_country(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    if g.event == "ex_kgb":
        return [_ex_kgb(g)]
    if g.event in solitaire_data()["events"]["shift_by_shia_mix"]:
        return [(yield from _shia_mix_shift(g, _countries(g, question))).id]
    return (yield from _at_random(g, question, plan))


def _ex_kgb(g: Play) -> str:
    """Caucasus if that would move the World Posture marker, else Central Asia (9.6)."""
    turned = g.s.copy()
    turned["caucasus"].posture = g.s.us_posture.opposite
    turned.changed(turned["caucasus"])
    moves = turned.world_posture != g.s.world_posture
    tell_answer(g, Message("box-ex_kgb"), "9.6", moves)
    return "caucasus" if moves else "central_asia"


def _shia_mix_shift(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """The Shia-Mix table, a test, then the closest candidate at Good or else Fair (9.4.2.1)."""
    result = yield from shia_mix_table(g)
    yield from countries.test(g, result)
    fitting = first_box(g, where.SHIA_MIX_SHIFT, candidates) or candidates
    return (yield from closest(g, result, fitting))


# -- Travel by event


def _travel_from(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Plan both journeys of Schengen Visas or Clean Operatives at the first question: To, then From (9.4.2.1)."""
    if "journeys" not in plan:
        if g.event == "clean_operatives":
            destinations = [g.s["united_states"]] * 2
        else:
            destinations = []
            for _ in range(2):
                destinations.append((yield from where.schengen_destination(g, g.s.schengen())))
        value = next(card.ops for card in map(g.card, g.s.playing) if card.event == g.event)
        plan["journeys"] = yield from operations.choose_origins(g, destinations, value, automatic=True)
    if not plan["journeys"]:
        return [DONE]
    plan["journey"] = plan["journeys"].pop(0)
    return [plan["journey"].origin.id]


def _travel_cell(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    return [plan["journey"].kind]


def _travel_to(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    return [plan["journey"].destination.id]


# -- cards and markers


def cards_worth_taking(s: State) -> list[int]:
    """The highest-value Jihadist-associated cards in the discard pile (9.6)."""
    cards = [s.rules.deck[number] for number in s.discard]
    own = [card for card in cards if card.side == JIHADIST]
    most = max((card.ops for card in own), default=0)
    return sorted(card.number for card in own if card.ops == most)


def _take_discarded(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Oil Price Spike: one of those at random (9.6)."""
    worth_taking = cards_worth_taking(g.s)
    g.note("why-take", "9.6", why=True, cards=[Message(f"card-{number}") for number in worth_taking])
    return [str((yield from g.draw_card("take", worth_taking)))]


def _flip_marker(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """Leak: one of the markers at random (9.6)."""
    if len(question.keys) == 1:
        return question.keys
    share = DIE // len(question.keys)
    pips = yield from g.roll_among("random_marker", [option.label for option in question.options])
    marker = question.options[(pips - 1) // share]
    markers = [option.label for option in question.options]
    g.note("why-marker", "9.6", why=True, pips=pips, option=marker.label, options=markers)
    return [marker.key]


def _first(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """No rule decides and nothing depends on it."""
    return question.keys[:1]


ANSWERS: Final[Mapping[str, Answerer]] = {
    Purpose.SET_UP_CELLS: _at_random,
    Purpose.PLACE_CELLS: _place_cells,
    Purpose.EVENT_RECRUIT_WHERE: _recruit_by_event,
    Purpose.RECRUIT_SPLIT: _at_random,
    Purpose.JIHAD_LOSS: _kind_of_cell,
    Purpose.REMOVE_CELL: _at_random,
    Purpose.REMOVE_CELL_KIND: _kind_of_cell,
    Purpose.PLACE_PLOT: _place_plot,
    Purpose.PLOT_MARKER: _plot_marker,
    Purpose.RESOLVE_WHICH: _next_plot,
    Purpose.SCHENGEN_POSTURES: _schengen_postures,
    Purpose.SHIFT_ALIGNMENT: _shift_alignment,
    Purpose.SHIFT_GOVERNANCE: _shift_governance,
    Purpose.SELECT_COUNTRY: _select_country,
    Purpose.TRAVEL_FROM: _travel_from,
    Purpose.TRAVEL_CELL: _travel_cell,
    Purpose.TRAVEL_TO: _travel_to,
    Purpose.TAKE_DISCARDED: _take_discarded,
    Purpose.FLIP_MARKER: _flip_marker,
    Purpose.EVENT_ORDER: _first,
}

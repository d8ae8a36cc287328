"""How the Jihadist bot answers what events ask of it where no instruction says otherwise: rule 12.3, by purpose.

Where an event gives an operation, the flow and the column of that operation choose (12.3.11).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.charts import highest, holds, lowest, tell_answer, tell_candidates
from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.card_play import EVENT_FIRST
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import FUNDING_TRACK
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import Column, Fits, Row, by_column
from sandtable.labyrinth.opponents.bots.jihadist import operations, where
from sandtable.labyrinth.opponents.bots.jihadist.instructions import Answerer, Plan
from sandtable.labyrinth.opponents.random_country import DIE, random_country
from sandtable.labyrinth.play import DONE, NO, YES, Play, plot_name
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, JIHADIST, SADR, SLEEPER
from sandtable.labyrinth.victory import ISLAMIST_RESOURCES_TO_WIN

Picker = Callable[[Play, Question, Plan], Ask[Sequence[str]]]
"""An answer that may roll."""

Choose = Callable[[Play, Sequence[Country]], Ask[Country]]
"""Chooses one country."""


def countries_of(g: Play, question: Question) -> list[Country]:
    """The countries among the options."""
    return [g.s[key] for key in question.keys if key in g.s]


def one(choose: Choose) -> Picker:
    """One country, or as many different ones as the question takes, each chosen in the same way."""

    def answerer(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
        left = countries_of(g, question)
        chosen: list[str] = []
        while left and len(chosen) < question.at_most:
            country = yield from choose(g, left)
            left.remove(country)
            chosen.append(country.id)
        return chosen

    return answerer


def preferring(condition: Callable[[State, Country], object], choose: Choose, rule: str = "12.3") -> Choose:
    """Choose among those for which a condition holds, if there are any."""

    def chosen(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
        preferred = [country for country in candidates if condition(g.s, country)]
        if preferred and len(preferred) < len(candidates):
            tell_candidates(g, "why-preferred", rule, preferred)
        return (yield from choose(g, preferred or candidates))

    return chosen


def in_order(rule: str, *rows: Row) -> Choose:
    """By rows of its own, then by lot (12.3.12)."""
    return lambda g, candidates: by_column(g, Column("own", rule, rows), candidates)


def by_jihad(rule: str) -> Choose:
    """By the column Jihad without its row for rolls."""
    return lambda g, candidates: where.by_jihad_column(g, candidates, rule)


def by_jihad_roll(g: Play, candidates: Sequence[Country], fits: Fits | None = None) -> Ask[Country]:
    """By the column Jihad with its row for rolls, of Minor Jihad."""
    return (yield from by_column(g, where.MINOR_JIHAD._replace(rule="12.3"), candidates, fits))


def option(*preferred: str) -> Answerer:
    """The first of these words that is offered; else whatever comes first."""

    def answerer(g: Play, question: Question, plan: Plan) -> Sequence[str]:
        return [next((word for word in preferred if word in question.keys), question.keys[0])]

    return answerer


# -- cells (12.3.2, 12.3.3)


def recruit_by_event(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """All dice of an event in one country, as many as there are cells for (12.3.2)."""
    if DONE in question.keys and int(str(question.about["die"])) > int(str(question.about["available"])):
        return [DONE]
    if plan.get("recruit") not in question.keys:
        plan["recruit"] = (yield from where.place(g, countries_of(g, question))).id
    return [plan["recruit"]]


def kind_of_cell(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Active cells before sleepers, Sadr last (12.3.3)."""
    if len(question.keys) > 1:
        g.note("why-kind", "12.3.3", why=True)
    return [next(kind for kind in (ACTIVE, SLEEPER, SADR) if kind in question.keys)]


# -- plots (12.3.4)


def plot_marker(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """A random plot of those that may be placed (12.3.4)."""
    kinds = [kind for kind in g.s.available_plots if plot_name(kind) in question.keys]
    if len(set(kinds)) > 1:
        g.note("why-plot-by-lot", "12.3.4", why=True)
    return [plot_name((yield from g.draw_plot("plot_marker", kinds)))]


def next_plot(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The order of resolution is not laid down: the first in printed order of the map."""
    if len(question.keys) > 1:
        g.note("why-order", "8.5.6", why=True)
    return question.keys[:1]


# -- Postures (12.3.5)


def opposite_posture(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The Posture that the US has not."""
    g.note("why-opposite", "12.3.5", why=True, posture=g.s.us_posture.opposite)
    return [str(g.s.us_posture.opposite)]


def reroll_posture(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Another roll if this one gave the Posture of the US (8.5.6)."""
    same = terms.has_posture_of_us(g.s, country_about(g, question))
    tell_answer(g, Message("box-bot_reroll"), "12.3.5", same)
    return [YES if same else NO]


# -- markers and shifts (12.3.6, 12.3.7)


def _can_shift(s: State, country: Country) -> bool:
    return not country.is_adversary


def _can_worsen(s: State, country: Country) -> bool:
    return country.is_good or country.is_fair


def take_marker_from(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """All markers are in use: an Awakening marker where the column says, a Reaction marker by lot (12.3.6)."""
    candidates = countries_of(g, question)
    if question.about.get("marker") == "awakening":
        return [(yield from where.by_jihad_column(g, candidates, "12.3.6")).id]
    return [(yield from random_country(g, candidates)).id]


# -- the Caliphate (12.3.10)


def declare_caliphate(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """If it wins at once, or if the Capital is next to another country that joins."""
    s = g.s
    country = country_about(g, question)
    wins = s.islamist_resources + 1 >= ISLAMIST_RESOURCES_TO_WIN
    tell_answer(g, Message("box-bot_caliphate-wins"), "12.3.10", wins)
    if wins:
        return [YES]
    joined = any(near.could_join_caliphate for near in s.neighbours(country))
    tell_answer(g, Message("box-bot_caliphate-joined"), "12.3.10", joined)
    return [YES if joined else NO]


def country_about(g: Play, question: Question) -> Country:
    """The country that a question is about."""
    return g.s[str(question.about["country"]).removeprefix("country:")]


MOVE_CAPITAL: Final = Column(
    "move_capital",
    "11.3.8.2",
    (
        highest("caliphate_size", lambda s, country: len(caliphate.members(s, country))),
        holds("not_ally", lambda s, country: not country.is_ally),
        highest("worse_governance", lambda s, country: country.governance),
        lowest("lower_woi", terms.woi_drm),
    ),
)

# -- cards


def nearest_the_bottom(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """The card that has lain longest in the discard pile (cards 215 and 217)."""
    return [min(question.keys, key=lambda key: g.s.discard.index(int(key)))]


def card_by_lot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """One of the cards at random."""
    return [str((yield from g.draw_card("take", [int(key) for key in question.keys])))]


def own_card_by_lot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """One of its own cards at random: only a stand-in for a person has a hand to choose from (12.2)."""
    return [str((yield from g.draw_card("from_hand", [int(key) for key in question.keys], side=JIHADIST)))]


def marker_by_lot(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """One of the markers at random, each with an equal share of a die (9.5)."""
    if len(question.keys) == 1:
        return question.keys
    pips = yield from g.roll_among("random_marker", [option.label for option in question.options])
    marker = question.options[(pips - 1) // (DIE // len(question.keys))]
    markers = [each.label for each in question.options]
    g.note("why-marker", "12.3.12", why=True, pips=pips, option=marker.label, options=markers)
    return [marker.key]


def cancel_card(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """Ferguson cancels the first card of the US that the US plays (card 166)."""
    return [YES if g.s.side != JIHADIST else NO]


def most(g: Play, question: Question, plan: Plan) -> Sequence[str]:
    """As many as possible (12.4.1)."""
    return [max(question.keys, key=int)]


def bring_cell_from(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """From the Funding track first, then from the map as for Travel; enough is enough (12.3.9)."""
    if FUNDING_TRACK in question.keys:
        return [FUNDING_TRACK]
    destination = country_about(g, question)
    departures = operations.Departures(g.s)
    may_stop = DONE in question.keys
    origin = yield from operations.choose_origin_by_event(g, destination, departures, anyone=not may_stop)
    return [DONE if origin is None else origin.id]


ANSWERS: Final[Mapping[str, Answerer]] = {
    Purpose.SECOND_CARD: own_card_by_lot,
    Purpose.GIVE_CARD: own_card_by_lot,
    Purpose.BUY_BACK: option(DONE),
    Purpose.USE_CARD: option(EVENT_FIRST),  # as for a bot, which is not asked
    Purpose.SET_UP_CELLS: one(where.place),
    Purpose.PLACE_CELLS: one(where.place),
    Purpose.PLACE_CADRE: one(where.place),
    Purpose.EVENT_RECRUIT_WHERE: recruit_by_event,
    Purpose.RECRUIT_SPLIT: one(where.place),
    Purpose.JIHAD_LOSS: kind_of_cell,
    Purpose.REMOVE_CELL: one(random_country),
    Purpose.REMOVE_CELL_KIND: kind_of_cell,
    Purpose.TRAVEL_CELL: kind_of_cell,
    Purpose.REMOVE_PIECE: kind_of_cell,
    Purpose.REMOVE_CADRE: one(random_country),
    Purpose.PLACE_PIECE: option("cell", DONE),
    Purpose.HOW_MANY_CELLS: most,
    Purpose.HOW_MANY_MILITIA: most,
    Purpose.BRING_CELL_FROM: bring_cell_from,
    Purpose.PLACE_PLOT: one(where.by_plot_column),
    Purpose.PLOT_MARKER: plot_marker,
    Purpose.RESOLVE_WHICH: next_plot,
    Purpose.REROLL_POSTURE: reroll_posture,
    Purpose.SCHENGEN_POSTURES: one(lambda g, among: by_column(g, where.POSTURE, among)),
    Purpose.SELECT_POSTURE_WHERE: one(lambda g, among: by_column(g, where.POSTURE, among)),
    Purpose.SELECT_POSTURE: opposite_posture,
    Purpose.REMOVE_MILITIA: one(by_jihad("12.3.1")),
    Purpose.SEND_OFF_MAP: one(by_jihad("12.3.1")),
    Purpose.WHICH_UNREST: option("reaction"),
    Purpose.PLACE_UNREST: one(by_jihad("12.3.6")),
    Purpose.REMOVE_UNREST: one(by_jihad("12.3.6")),
    Purpose.TAKE_MARKER_FROM: take_marker_from,
    Purpose.SHIFT_ALIGNMENT: one(preferring(_can_shift, by_jihad("12.3.7"), "12.3.7")),
    Purpose.SHIFT_GOVERNANCE: one(preferring(_can_worsen, by_jihad("12.3.7"), "12.3.7")),
    Purpose.SELECT_COUNTRY: one(by_jihad("12.3.6")),
    Purpose.CIVIL_WAR_WHERE: one(by_jihad("12.3.7")),
    Purpose.CIVIL_WAR_FIRST: one(where.place),
    Purpose.PLACE_MARKER: one(by_jihad("12.3.6")),
    Purpose.DECLARE_CALIPHATE: declare_caliphate,
    Purpose.MOVE_CAPITAL: one(lambda g, among: by_column(g, MOVE_CAPITAL, among)),
    Purpose.CANCEL_CARD: cancel_card,
    Purpose.TAKE_DISCARDED: card_by_lot,
    Purpose.FLIP_MARKER: marker_by_lot,
    Purpose.EVENT_ORDER: option(),
    Purpose.EVENT_EFFECT: option(),
}

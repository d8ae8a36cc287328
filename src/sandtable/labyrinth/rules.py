"""What differs between one set of rules and another without any marker lying on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from sandtable.labyrinth.board import Board, board, read_data
from sandtable.labyrinth.cards import Card, deck
from sandtable.labyrinth.markers import BASE_PIRATES, PIRATES
from sandtable.labyrinth.terms import (
    DISRUPTED,
    EVENTS,
    GOOD,
    IMPROVED,
    ISLAMIST_RULE,
    OPERATIONS,
    PLOTS_RESOLVED_IN,
    TESTED,
    WMD_RESOLVED_IN,
    Governance,
)

WAR_ON_TERROR: Final = "war_on_terror"
AWAKENING: Final = "awakening"
RULES: Final = (WAR_ON_TERROR, AWAKENING)
"""The sets of rules there are; the first is the usual one."""

LOOSE: Final = "loose"
"""The box of WMD markers that are in nobody's arsenal (4.7.8.1)."""

CONVERGENCE: Final[Mapping[Governance, str]] = {
    GOOD: "convergence_awakening",
    ISLAMIST_RULE: "convergence_reaction",
}
"""What is owed when a country becomes Good or comes under Islamist Rule (11.1.8)."""


@dataclass(frozen=True, eq=False)
class Rules:
    """A set of rules: its board, its cards, its scenarios, its WMD, its fields, the phases that end a turn."""

    name: str
    board: Board
    decks: tuple[str, ...]
    """The decks whose cards and markers are in the game."""
    deck: dict[int, Card]
    scenarios: Mapping[str, Mapping[str, Any]]
    wmd: Mapping[str, int]
    """WMD markers by the box or country they begin in."""
    fields: tuple[str, ...]
    """What can lie in a country, by the key of a position (``fields.py`` says what each is)."""
    end_of_turn: tuple[str, ...]
    """The steps in which a turn ends, in order (5.2.5 to 5.2.9, 11.3.6)."""
    memory: tuple[str, ...] = (DISRUPTED, TESTED, IMPROVED)
    """What is kept of an action phase for events to ask about."""
    expansion: bool = False
    """Whether rules 11 are in force: markers, wars and mats that leave or turn as soon as a country changes."""
    campaign: bool = False
    """Whether the cards of both decks are in the game, one deck after the other."""
    caches: tuple[str, ...] = ()
    """The arsenals that a position writes in their countries."""
    extra_cells: int = 0
    """The most cells beyond the fifteen (11.3.7)."""
    wmd_prestige: int = 0
    """The Prestige for each WMD marker that is blocked or removed (11.3.1)."""
    base_pirates: str = PIRATES
    """The marker of card 73, which has a name of its own once card 183 has one too."""
    plots_once_a_turn: bool = False
    """Whether used plots wait in a box until the turn ends (11.3.2)."""
    changed_for: str = ""
    """The scenario for which cards were changed, if any were."""
    converges: Mapping[Governance, str] = field(default_factory=dict)
    """The debt that follows when a country reaches a Governance (11.1.8)."""

    def __reduce__(self) -> tuple[object, ...]:
        """Rules are there once: a pickle names them."""
        return _pickled, (self.name, self.campaign, self.changed_for)

    def cards_of(self, event: str) -> tuple[int, ...]:
        """The numbers of the cards that carry an event."""
        return _cards_of(self, event)

    def for_scenario(self, name: str) -> Rules:
        """These rules with the cards as a scenario has them."""
        return _for_scenario(self, name)


@cache
def _cards_of(rules: Rules, event: str) -> tuple[int, ...]:
    return tuple(number for number, card in rules.deck.items() if card.event == event)


@cache
def _for_scenario(rules: Rules, name: str) -> Rules:
    changes = rules.scenarios[name].get("cards")
    if not changes:
        return rules
    cards = {int(number): replace(rules.deck[int(number)], **printed) for number, printed in changes.items()}
    return replace(rules, deck={**rules.deck, **cards}, changed_for=name)


def _pickled(name: str, campaign: bool, changed_for: str) -> Rules:
    rules = rules_named(name, campaign=campaign)
    return rules.for_scenario(changed_for) if changed_for else rules


@cache
def rules_named(name: str, *, campaign: bool = False) -> Rules:
    """A set of rules; in a campaign those of one half of it (``war_on_terror`` before the switch)."""
    rules = {WAR_ON_TERROR: _war_on_terror, AWAKENING: _awakening}[name]()
    if not campaign:
        return rules
    return _before_the_switch(rules) if name == WAR_ON_TERROR else _after_the_switch(rules)


def rules_of(scenario: object) -> str | None:
    """The set of rules that a scenario belongs to, or None if there is no such scenario."""
    if not isinstance(scenario, str):
        return None
    return next((name for name in RULES if scenario in rules_named(name).scenarios), None)


def _war_on_terror() -> Rules:
    """Labyrinth: The War on Terror (rules 1 to 9)."""
    return Rules(
        name=WAR_ON_TERROR,
        board=board("base"),
        decks=("base",),
        deck=deck("base"),
        scenarios=read_data("base/scenarios.toml")["scenario"],
        wmd={LOOSE: 3, "pakistan": 3},  # 3.2, 4.7.8.1
        fields=(
            "governance", "alignment", "posture", "cells", "active_cells", "troops", "rc", "aid", "besieged", "cadre",
        ),
        end_of_turn=("end_of_turn", "end_lapsing", "clear_reserves", "deal", "turn_markers"),
    )  # fmt: skip


def _awakening() -> Rules:
    """Labyrinth: The Awakening (rules 10 and 11)."""
    base = rules_named(WAR_ON_TERROR)
    wmd = {"pakistan": 3, "syria": 2, "iran": 1}  # 11.3.1a
    return Rules(
        name=AWAKENING,
        board=board("awakening"),
        decks=("awakening",),
        deck=deck("awakening"),
        scenarios=read_data("awakening/scenarios.toml")["scenario"],
        wmd=wmd,
        fields=(*base.fields, "awakening", "reaction", "militia", "civil_war", "caliphate_capital"),
        end_of_turn=(  # 11.3.6
            "end_of_turn", "clear_reserves", "return_plots", "polarization", "attrition", "deal", "end_lapsing",
            "return_troops", "turn_markers",
        ),
        memory=(*base.memory, OPERATIONS, EVENTS, PLOTS_RESOLVED_IN, WMD_RESOLVED_IN),
        expansion=True,
        caches=tuple(wmd),
        extra_cells=5,
        wmd_prestige=1,
        base_pirates=BASE_PIRATES,
        plots_once_a_turn=True,
        converges=CONVERGENCE,
    )  # fmt: skip


def _before_the_switch(rules: Rules) -> Rules:
    """The campaign's first deck: the rules of the War on Terror, on a map that has Mali and Nigeria already."""
    spaces = {**board("awakening").spaces, "syria": rules.board.spaces["syria"]}
    return replace(rules, board=replace(board("awakening"), spaces=spaces), campaign=True)


def _after_the_switch(rules: Rules) -> Rules:
    """The campaign's second deck: the rules of The Awakening, with nine WMD and whatever is left of the base game."""
    base = rules_named(WAR_ON_TERROR)
    return replace(
        rules,
        decks=(*base.decks, *rules.decks),
        deck={**base.deck, **rules.deck},
        scenarios=base.scenarios,
        wmd={LOOSE: 3, **rules.wmd},
        campaign=True,
    )

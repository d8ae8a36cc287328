"""What differs between one set of rules and another without any marker lying on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from sandtable.labyrinth.board import Board, Space, board, read_data
from sandtable.labyrinth.cards import Card, deck
from sandtable.labyrinth.markers import BASE_NATO, BASE_PIRATES, NATO, PIRATES
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

CAMPAIGN: Final = (WAR_ON_TERROR, AWAKENING)
"""The decks of a campaign, each with its rules, one after the other."""

UNREST: Final = "unrest"  # Awakening and Reaction (11.1)
CIVIL_WAR: Final = "civil_war"  # and Militia (11.2)
ONCE_A_TURN_PLOTS: Final = "once_a_turn_plots"  # used plots wait in a box until the turn ends (11.3.2)
MATS: Final = "mats"  # countries turn over (11.3.3)
OFF_MAP_BOX: Final = "off_map_box"  # of Troops (11.3.4)
EXTRA_CELLS: Final = "extra_cells"  # beside the Funding track (11.3.7)
CALIPHATE: Final = "caliphate"  # 11.3.8

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
    has: frozenset[str] = frozenset()
    """What these rules have beyond those of the War on Terror, each by its word (``UNREST``, ``CIVIL_WAR`` ...)."""
    campaign: tuple[str, ...] = ()
    """The sets of rules that follow one another, if this is a campaign; its decks come in this order."""
    caches: tuple[str, ...] = ()
    """The arsenals that a position writes in their countries."""
    extra_cells: int = 0
    """The most cells beyond the fifteen (11.3.7)."""
    wmd_prestige: int = 0
    """The Prestige for each WMD marker that is blocked or removed (11.3.1)."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Markers of an earlier deck that go by another name, since a later deck has one of that name itself."""
    changed_for: str = ""
    """The scenario for which cards were changed, if any were."""
    converges: Mapping[Governance, str] = field(default_factory=dict)
    """The debt that follows when a country reaches a Governance (11.1.8)."""

    def __reduce__(self) -> tuple[object, ...]:
        """Rules are there once: a pickle names them."""
        return _pickled, (self.name, bool(self.campaign), self.changed_for)

    @property
    def follower(self) -> str | None:
        """The set of rules that comes next in a campaign, if any does."""
        later = self.campaign[self.place :] if self.campaign else ()
        return later[0] if later else None

    @property
    def place(self) -> int:
        """Which deck of a campaign this is, the first being 1."""
        return self.campaign.index(self.name) + 1

    def cards_of(self, event: str) -> tuple[int, ...]:
        """The numbers of the cards that carry an event."""
        return _cards_of(self, event)

    def base_marker(self, name: str) -> str:
        """By which name a marker of the base deck goes."""
        return self.renamed.get(name, name)

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
    """A set of rules; in a campaign as they are while its deck is drawn from."""
    rules = {WAR_ON_TERROR: _war_on_terror, AWAKENING: _awakening}[name]()
    return _in_campaign(rules, CAMPAIGN) if campaign else rules


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
        has=frozenset({UNREST, CIVIL_WAR, ONCE_A_TURN_PLOTS, MATS, OFF_MAP_BOX, EXTRA_CELLS, CALIPHATE}),
        caches=tuple(wmd),
        extra_cells=5,
        wmd_prestige=1,
        renamed={PIRATES: BASE_PIRATES, NATO: BASE_NATO},
        converges=CONVERGENCE,
    )  # fmt: skip


def _in_campaign(rules: Rules, campaign: tuple[str, ...]) -> Rules:
    """One of the rules of a campaign: the map of the last, what is left of all decks so far, the first's scenarios."""
    began = [rules_named(name) for name in campaign[: campaign.index(rules.name) + 1]]
    last = rules_named(campaign[-1]).board
    turned = {id: rules.board.spaces[id] for id, space in last.spaces.items() if _is_other_kind(rules.board, space)}
    return replace(
        rules,
        board=replace(last, spaces={**last.spaces, **turned}),
        decks=tuple(name for each in began for name in each.decks),
        deck={number: card for each in began for number, card in each.deck.items()},
        scenarios=began[0].scenarios,
        wmd={LOOSE: began[0].wmd[LOOSE], **rules.wmd},
        campaign=campaign,
    )


def _is_other_kind(earlier: Board, space: Space) -> bool:
    """Whether a country was of another kind on an earlier map, as Syria was (11.3.3.4); its lines do not matter."""
    return space.id in earlier.spaces and earlier.spaces[space.id].kind is not space.kind

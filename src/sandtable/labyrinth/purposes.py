"""What is being decided: the purpose of every question, for interfaces and opponents alike."""

from __future__ import annotations

from enum import StrEnum, auto


class Purpose(StrEnum):
    """The purposes of Labyrinth's questions. The prompt of each is the message ``ask-<purpose>``."""

    # cards (5.2, 6)
    PLAY_CARD = auto()
    USE_CARD = auto()
    CHOOSE_OPERATION = auto()
    SPEND_RESERVES = auto()
    REASSESS_WITH = auto()
    REASSESS_ORDER = auto()
    CHOOSE_DISCARD = auto()
    TAKE_DISCARDED = auto()
    PLAY_EXTRA_CARD = auto()
    SECOND_CARD = auto()
    EVENT_ORDER = auto()
    REMOVE_CADRE = auto()

    # US operations (7)
    WAR_OF_IDEAS_WHERE = auto()
    DEPLOY_FROM = auto()
    DEPLOY_TO = auto()
    DEPLOY_HOW_MANY = auto()
    DEPLOY_NATO = auto()
    REGIME_CHANGE_WHERE = auto()
    WITHDRAW_FROM = auto()
    DISRUPT_WHERE = auto()
    DISRUPT_CELL = auto()
    ALERT_WHICH = auto()

    # Jihadist operations (8)
    RECRUIT_WHERE = auto()
    RECRUIT_SPLIT = auto()
    EVENT_RECRUIT_WHERE = auto()
    TRAVEL_FROM = auto()
    TRAVEL_CELL = auto()
    TRAVEL_TO = auto()
    JIHAD_WHERE = auto()
    JIHAD_MAJOR = auto()
    JIHAD_LOSS = auto()
    PLOT_WHERE = auto()
    PLOT_MARKER = auto()
    RESOLVE_WHICH = auto()
    REROLL_POSTURE = auto()
    SCHENGEN_POSTURES = auto()

    # set-up
    SET_UP_CELLS = auto()
    SET_UP_REROLL = auto()

    # events: where and what
    PLACE_CELLS = auto()
    PLACE_PLOT = auto()
    PLACE_AID = auto()
    REMOVE_CELL = auto()
    REMOVE_CELL_KIND = auto()
    REMOVE_PLOT = auto()
    REMOVE_BESIEGED = auto()
    FLAG_PLOT = auto()
    SHIFT_ALIGNMENT = auto()
    SHIFT_GOVERNANCE = auto()
    SELECT_COUNTRY = auto()
    SELECT_POSTURE = auto()
    SELECT_POSTURE_WHERE = auto()
    FLIP_MARKER = auto()
    EVENT_CHOICE = auto()

"""The Alert Resolution chart of the US bot, and the Alert table (13.4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from sandtable.core.charts import Box, Flow, tell_answer
from sandtable.core.checks import at_most
from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.labyrinth import sequence, us_operations
from sandtable.labyrinth.board import read_data
from sandtable.labyrinth.opponents.bots.us import instructions
from sandtable.labyrinth.opponents.bots.us.priority_plot import RULE, PlotAt, plots_in, priority_plot
from sandtable.labyrinth.opponents.bots.us.rehearsal import event_can_be_played
from sandtable.labyrinth.opponents.bots.us.terms import UNITED_STATES, Playing, is_last_card_of_phase, number_of
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FUNDING_MOST, PRESTIGE_MOST, US, WMD

ALERT: Final = "alert"
ALERT_TABLE: Final = "alert_table"
ADD_TO_RESERVES: Final = "add_to_reserves"
EVENT: Final = "play_event"
GO_ON: Final = "go_on"


class Alarm(NamedTuple):
    """What the boxes ask about: the card, and the priority plot."""

    turn: Playing
    priority: PlotAt


# -- the boxes


def _plots(s: State) -> list[PlotAt]:
    return plots_in(us_operations.alert_places(s))


def _wmd(s: State) -> list[PlotAt]:
    return [at for at in _plots(s) if at.plot.kind == WMD]


def _three_ops(s: State, alarm: Alarm) -> bool:
    return alarm.turn.ops >= us_operations.ALERT_VALUE


def find_priority_plot(g: Play) -> Ask[PlotAt]:
    """The priority plot among all on the map."""
    return (yield from priority_plot(g, _plots(g.s)))


def event_alerts(s: State, alarm: Alarm) -> bool:
    """Whether the event of the card can be played, and would remove the priority plot."""
    card = alarm.turn.card
    if card is None or not instructions.would_alert(s, card, alarm.priority):
        return False
    return event_can_be_played(s, alarm.turn)


ALERT_RESOLUTION: Final[Flow[State, Alarm]] = Flow.of(
    "us_alert",
    Box("wmd", lambda s, alarm: bool(_wmd(s)), yes="wmd_ops", no="ops", rule=RULE),
    Box("wmd_ops", _three_ops, yes="wmd_in_us", no="last_card", rule=RULE),
    Box(
        "wmd_in_us",
        lambda s, alarm: any(at.country.id == UNITED_STATES for at in _wmd(s)),
        yes=ALERT,
        no="wmd_troops",
        rule=RULE,
    ),
    Box(
        "wmd_troops",
        lambda s, alarm: (
            s.prestige > 3 and any(at.country.is_muslim and at.country.troops_at_stake > 0 for at in _wmd(s))
        ),
        yes=ALERT,
        no="wmd_non_muslim",
        rule=RULE,
    ),
    Box(
        "wmd_non_muslim",
        lambda s, alarm: s.funding < 8 and any(not at.country.is_muslim for at in _wmd(s)),
        yes=ALERT,
        no=ALERT_TABLE,
        rule=RULE,
    ),
    Box("ops", _three_ops, yes="last_or_reserves", no="event", rule=RULE),
    Box(
        "last_or_reserves",
        lambda s, alarm: is_last_card_of_phase(s) or s.reserves[US] < 2,
        yes=ALERT_TABLE,
        no="several",
        rule=RULE,
    ),
    Box("event", lambda s, alarm: event_can_be_played(s, alarm.turn), yes=GO_ON, no="last_card", rule=RULE),
    Box("last_card", lambda s, alarm: is_last_card_of_phase(s), yes=GO_ON, no="event_alerts", rule=RULE),
    Box("event_alerts", event_alerts, yes=EVENT, no=ADD_TO_RESERVES, rule=RULE),
    Box("several", lambda s, alarm: len(_plots(s)) > 1, yes=ALERT_TABLE, no=GO_ON, rule=RULE),
)


def resolution(g: Play, turn: Playing, priority: PlotAt) -> Ask[str]:
    """What the chart says to do about the priority plot: Alert, play the event, add to Reserves, or go on."""
    alarm = Alarm(turn, priority)
    g.note("why-priority-plot", RULE, why=True, country=priority.country)
    result = ALERT_RESOLUTION.follow(g, alarm, "wmd")
    if result == ALERT_TABLE:
        result = ALERT if (yield from table_says_yes(g, priority)) else GO_ON
    if result == ALERT and event_alerts(g.s, alarm):  # 13.4.1b
        g.note("why-event-alerts", RULE, why=True, card=turn.card)
        return EVENT
    return result


# -- the Alert table


@cache
def table(kind: str) -> Mapping[int, tuple[str, ...]]:
    """One half of the table: the codes for each Funding, by Prestige."""
    return {int(funding): tuple(codes) for funding, codes in read_data("us_bot.toml")["alert"][kind].items()}


def expected(s: State, priority: PlotAt) -> tuple[int, int]:
    """Funding and Prestige as the other plots and the end of the turn would leave them."""
    funding, prestige = s.funding, s.prestige
    for at in _plots(s):
        if at.country is priority.country and at.at == priority.at:
            continue
        country = at.country
        if country.is_muslim:
            funding += 2 if country.is_good else 1
            prestige -= country.troops_at_stake > 0
        else:
            funding += number_of(at.plot) * (2 if country.is_good else 1)
    prestige += s.world_posture == (s.us_posture, 3)
    prestige -= s.any_islamist_rule()
    funding += sequence.pirates_at_large(s) is not None
    funding -= s.in_play("fracking")
    return max(1, min(FUNDING_MOST, funding)), max(1, min(PRESTIGE_MOST, prestige))


def table_says_yes(g: Play, priority: PlotAt) -> Ask[bool]:
    """Whether the table says to Alert, perhaps by a die."""
    funding, prestige = expected(g.s, priority)
    kind = "muslim" if priority.country.is_muslim else "non_muslim"
    code = table(kind)[funding][prestige - 1]
    answer = said_by(code, priority)
    if g.tells:
        says = Message(f"alert-{'roll' if answer is None else 'yes' if answer else 'no'}")
        g.note("why-alert-table", RULE, why=True, funding=funding, prestige=prestige, code=code, says=says)
    if answer is None:
        answer = yield from _roll(g, priority)
    tell_answer(g, Message("box-us_alert-table"), RULE, answer)
    return answer


def said_by(code: str, at: PlotAt) -> bool | None:
    """What a code says about a plot: yes, no, or (None) that a die decides."""
    if len(code) > 1 and _sure(code[0], at):
        return True
    return _plain(code[-1], at)


def _sure(digit: str, at: PlotAt) -> bool:
    """The first half of a code of two: a yes for plots that are high enough."""
    number, good = number_of(at.plot), at.country.is_good
    return {"2": number >= 2 or good, "3": number == 3 or (number == 2 and good), "4": number >= 2 and good}[digit]


def _plain(letter: str, at: PlotAt) -> bool | None:
    """What a letter says; None is a roll."""
    in_us = at.country.id == UNITED_STATES
    troops = at.country.troops_at_stake > 0
    answers: Mapping[str, bool | None] = {
        "Y": True,
        "N": False,
        "R": None,
        "G": at.country.is_good,
        "L": at.country.is_good or troops,
        "T": True if troops else None,
        "Z": in_us,
        "U": True if in_us else None,
        "S": None if in_us else False,
    }
    return answers[letter]


def _roll(g: Play, at: PlotAt) -> Ask[bool]:
    """A die no higher than the number of the plot; Aid in a Muslim country lowers it."""
    aid = at.country.aid if at.country.is_muslim else 0
    check = at_most(number_of(at.plot), [("aid", -aid)] if aid else [])
    return (yield from g.check("us_alert", check, country=at.country)).succeeds

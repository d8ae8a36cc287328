"""How the US bot carries out its operations, and Homeland Security with what is left of a card (13.4.3, 13.4.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import holds, narrowed, tell_answer
from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, debts, deploy, tracks, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.bots.charts import CLOSEST_TO_US, FAIR, GOOD, MOST_CELLS, POOR, Row, by_column
from sandtable.labyrinth.opponents.bots.us import columns, where
from sandtable.labyrinth.opponents.bots.us.terms import CUBES_FROM_TRACK, UNITED_STATES, Purse, leaving, may_withdraw
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, RESERVES_MOST, SOFT, US, Governance

RULE: Final = "13.4.3"
HOMELAND: Final = "13.4.4"


def _begin(g: Play, operation: str, value: int, rule: str = RULE) -> None:
    g.note("operation", rule, side=US, operation=Message(f"op-{operation}"), value=value)


def cost_in(country: Country) -> int:
    """What an operation costs in a country: the number of its Governance (7.1.1)."""
    return country.governance or Governance.POOR


# -- one operation in one country (13.4.3)


def _disrupt_in(g: Play, country: Country, purse: Purse, rule: str = RULE) -> Ask[None]:
    _begin(g, "disrupt", cost_in(country), rule)
    purse.pay(g, cost_in(country))
    yield from us_operations.disrupt_in(g, country)
    yield from debts.pay(g)


def _fight_in(g: Play, country: Country, purse: Purse, rule: str = RULE) -> Ask[None]:
    """War of Ideas; an unmarked Muslim country is tested before it is paid for (4.9.4)."""
    reach = purse.reach(g.s)
    if country.is_muslim:
        yield from countries.test(g, country)
    _begin(g, "war_of_ideas", cost_in(country), rule)
    purse.pay(g, cost_in(country))
    yield from us_operations.fight_war_of_ideas(g, country, reach)
    yield from debts.pay(g)


def disrupt(g: Play, ops: int, purse: Purse) -> Ask[None]:
    """Disrupt where flow and column say."""
    country = yield from where.where_to_disrupt(g, where.disruptable(g.s, ops))
    yield from _disrupt_in(g, country, purse)


def best_idea(g: Play, ops: int, purse: Purse) -> Ask[None]:
    """War of Ideas in the Muslim country with the best roll."""
    country = yield from where.where_best_idea(g, where.open_to_ideas(g.s, ops))
    yield from _fight_in(g, country, purse)


def poor_idea(g: Play, ops: int, purse: Purse) -> Ask[None]:
    """War of Ideas in a Muslim country in which one is taken from the roll."""
    fitting = [country for country in where.open_to_ideas(g.s, ops) if vocabulary.woi_drm(g.s, country) == -1]
    country = yield from by_column(g, columns.WOI_MUSLIM, fitting)
    yield from _fight_in(g, country, purse)


def sway(g: Play, ops: int, purse: Purse) -> Ask[None]:
    """War of Ideas in a Non-Muslim country."""
    country = yield from where.where_to_sway(g, where.open_to_posture(g.s, ops))
    yield from _fight_in(g, country, purse)


def deploy_troops(g: Play, ops: int, purse: Purse) -> Ask[None]:
    """Deploy, or Withdraw from a Regime Change country while the US is Soft (13.4.7, 13.4.8)."""
    start, end = yield from where.where_to_deploy(g, ops)
    origin = start if isinstance(start, Country) else None
    destination = end if isinstance(end, Country) else None
    if origin is not None and may_withdraw(g.s, origin, ops):
        _begin(g, "withdraw", deploy.WITHDRAW_VALUE, "13.4.8")
        purse.pay(g, deploy.WITHDRAW_VALUE)
        g.note("withdraw", "7.3.5", country=origin)
        yield from deploy.move_cubes(g, origin, destination, origin.cubes)
        yield from deploy.give_up(g, origin)
    else:
        cost = 1 if destination is None else cost_in(destination)
        _begin(g, "deploy", cost)
        purse.pay(g, cost)
        count = CUBES_FROM_TRACK if origin is None else leaving(g.s, origin, ops)
        yield from deploy.move_cubes(g, origin, destination, count)
    yield from debts.pay(g)


def change_regime(g: Play, ops: int, purse: Purse) -> Ask[None]:
    """Regime Change with exactly six cubes."""
    target, start = yield from where.where_to_change_regime(g, ops)
    _begin(g, "regime_change", deploy.REGIME_CHANGE_VALUE)
    purse.pay(g, deploy.REGIME_CHANGE_VALUE)
    origin = start if isinstance(start, Country) else None
    deploy.announce_regime_change(g, target)
    yield from deploy.throw_out(g, target, origin, deploy.REGIME_CHANGE_TROOPS)
    yield from debts.pay(g)


OPERATIONS: Final[Mapping[str, Callable[[Play, int, Purse], Ask[None]]]] = {
    "disrupt": disrupt,
    "regime_change": change_regime,
    "best_idea": best_idea,
    "sway": sway,
    "deploy": deploy_troops,
    "poor_idea": poor_idea,
}


# -- Homeland Security (13.4.4)

NO_CELLS: Final[Row] = holds("no_cells", lambda s, country: not country.cells)
CADRE: Final[Row] = holds("cadre", lambda s, country: country.cadre)


class Measure(NamedTuple):
    """A measure of Homeland Security: where it is possible now, who goes first, what is done there."""

    name: str
    places: Callable[[State, int], list[Country]]
    rows: tuple[Row, ...]
    act: Callable[[Play, Country, Purse, str], Ask[None]]


def _at_home(s: State, reach: int) -> list[Country]:
    """A cell or a Cadre in the United States."""
    home = s[UNITED_STATES]
    return [home] if vocabulary.disruptable(s, home, reach) else []


def _soft_world(s: State, reach: int) -> list[Country]:
    """Soft countries, while the US is Hard and the world is Soft."""
    side, _ = s.world_posture
    if s.us_posture != HARD or side != SOFT:
        return []
    return [country for country in where.open_to_posture(s, reach) if country.posture == SOFT]


def _abroad(s: State, reach: int) -> list[Country]:
    """Non-Muslim countries with cells or a Cadre."""
    return [country for country in where.disruptable(s, reach) if not country.is_muslim]


def _muslim_cadres(s: State, reach: int) -> list[Country]:
    """With full Reserves, Muslim countries in which only a Cadre is left."""
    if s.reserves[US] < RESERVES_MOST:
        return []
    return [country for country in where.disruptable(s, reach) if country.is_muslim and not country.cells]


def _against_us(s: State, reach: int) -> list[Country]:
    """Countries of the other Posture, else unmarked ones."""
    places = where.open_to_posture(s, reach)
    opposed = [country for country in places if vocabulary.is_opposed_to_us(s, country)]
    return opposed or [country for country in places if country.is_unmarked]


STEPS_BEFORE_RESERVES: Final = (
    Measure("at_home", _at_home, (), _disrupt_in),
    Measure("soft_world", _soft_world, (GOOD, FAIR, POOR, NO_CELLS, CADRE, CLOSEST_TO_US), _fight_in),
    Measure("abroad", _abroad, (CLOSEST_TO_US, MOST_CELLS), _disrupt_in),
)
STEPS_AFTER_RESERVES: Final = (
    Measure("muslim_cadre", _muslim_cadres, (CLOSEST_TO_US,), _disrupt_in),
    Measure("against_us", _against_us, (POOR, FAIR, GOOD), _fight_in),
)


def homeland_security(g: Play, purse: Purse) -> Ask[None]:
    """Spend what is left of a card: the first step that is possible, and then again from the first (13.4.4)."""
    if purse.left > 0:
        g.note("homeland-security", HOMELAND, value=purse.left)
    while purse.left > 0 and (yield from _next_step(g, purse)):
        pass


def _next_step(g: Play, purse: Purse) -> Ask[bool]:
    """Take the first step that is possible; whether any is."""
    if (yield from _first_of(g, STEPS_BEFORE_RESERVES, purse)):
        return True
    missing = RESERVES_MOST - g.s.reserves[US]
    _tell(g, "reserves", missing > 0)
    if missing > 0:
        added = min(missing, purse.left)
        purse.left -= added
        tracks.add_reserves(g, US, added)
        return True
    return (yield from _first_of(g, STEPS_AFTER_RESERVES, purse))


def _first_of(g: Play, steps: Sequence[Measure], purse: Purse) -> Ask[bool]:
    for step in steps:
        places = step.places(g.s, purse.reach(g.s))
        _tell(g, step.name, bool(places))
        if places:
            country = yield from random_country(g, narrowed(g, HOMELAND, step.rows, places))
            yield from step.act(g, country, purse, HOMELAND)
            return True
    return False


def _tell(g: Play, step: str, answer: bool) -> None:
    if g.tells:
        tell_answer(g, Message(f"box-us_homeland-{step}"), HOMELAND, answer)

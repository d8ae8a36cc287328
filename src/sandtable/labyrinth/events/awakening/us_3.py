"""The US events of value 3 in The Awakening."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, deploy, militia, pieces, tracks, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import at_war, civil_wars, open_to_events, open_to_unrest, outside_caliphate
from sandtable.labyrinth.events.awakening.us_1 import DECK
from sandtable.labyrinth.events.awakening.us_2 import in_a_civil_war, near_an_awakening, spread_awakening
from sandtable.labyrinth.expansion import off_map, tables
from sandtable.labyrinth.expansion.awakening import AWAKENING, place_reaction
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, FAIR, HARD, TAN, US
from sandtable.labyrinth.tracks import mark


def _congress_can_act(s: State) -> bool:
    """Six Troops are on the track, and a country is in Civil War."""
    return s.troops_on_track >= deploy.REGIME_CHANGE_TROOPS and bool(civil_wars(s))


@event("congress_acts", deck=DECK, playable=lambda s, side: s.in_play(off_map.SEQUESTRATION) or _congress_can_act(s))
def congress_acts(g: Play, side: str) -> Ask[None]:
    """Card 152: Sequestration ends; then Regime Change in a Civil War country with six Troops, even by a Soft US."""
    if g.s.in_play(off_map.SEQUESTRATION):
        off_map.end_sequestration(g)
    if _congress_can_act(g.s):
        country = yield from g.choose(US, Purpose.REGIME_CHANGE_WHERE, civil_wars(g.s))
        yield from deploy.change_regime(g, country, [deploy.TRACK_OPTION])


def _in_the_network(s: State) -> list[Country]:
    """Where an Awakening marker lies, or next to it, and one more may."""
    return [country for country in open_to_unrest(s) if near_an_awakening(s, country)]


@event(
    "facebook",
    deck=DECK,
    playable=lambda s, side: s.in_play("smartphones") and bool(_in_the_network(s)),
    blocked_by=("censorship",),
)
def facebook(g: Play, side: str) -> Ask[None]:
    """Cards 153 and 154: an Awakening in up to three countries that have one or are next to one."""
    yield from spread_awakening(g, _in_the_network(g.s), 3)


@event("fracking", deck=DECK)
def fracking(g: Play, side: str) -> Ask[None]:
    """Card 155: a Prestige roll and a card; Funding falls faster until oil grows dear (``sequence.expenditures``)."""
    mark(g, "fracking")
    yield from tracks.roll_prestige(g)
    yield from actions.draw_cards(g, US)


GULF_UNION: Final = ("gulf_states", "saudi_arabia", "yemen", "jordan", "morocco")


GULF_UNION_MILITIA: Final = 4


def _members(s: State) -> list[Country]:
    """The members of the Gulf Union where Militia may be."""
    return [country for country in open_to_events(tables.named(s, GULF_UNION)) if militia.may_lie_in(country)]


def around(s: State, member: Country) -> list[Country]:
    """A member and its neighbours, but Iran, where Militia may be."""
    near = open_to_events(each for each in (member, *s.neighbours(member)) if each.id != "iran")
    return [country for country in near if militia.may_lie_in(country)]


def can_reinforce(s: State) -> list[Country]:
    """The members around which Militia can be placed."""
    return [each for each in tables.named(s, GULF_UNION) if around(s, each)] if s.militia_on_track else []


def _can_redeploy(s: State) -> bool:
    """Whether a member has Militia that can go to another."""
    return len(_members(s)) > 1 and any(country.militia for country in _members(s))


def _reinforce(g: Play) -> Ask[None]:
    """Up to four Militia in and around a member, each where the US wants it."""
    member = yield from g.choose(US, Purpose.SELECT_COUNTRY, can_reinforce(g.s), event=g.event)
    places = around(g.s, member)
    country: Country | None = yield from g.choose(US, Purpose.PLACE_MILITIA, places)
    for placed in range(1, GULF_UNION_MILITIA + 1):
        if country is None:
            return
        militia.place(g, country)
        if placed == GULF_UNION_MILITIA or not g.s.militia_on_track:
            return
        country = yield from g.choose_or_stop(US, Purpose.PLACE_MILITIA, places)


def _redeploy(g: Play) -> Ask[None]:
    """The Militia of the members are shared out among them anew."""
    *others, last = members = _members(g.s)
    left = sum(country.militia for country in members)
    shares: dict[str, int] = {}
    for country in others:
        shares[country.id] = yield from g.how_many(US, Purpose.SHARE_OF_MILITIA, 0, left, country=country, left=left)
        left -= shares[country.id]
    shares[last.id] = left
    for country in members:
        militia.remove(g, country, country.militia - shares[country.id])
    for country in members:
        militia.place(g, country, shares[country.id] - country.militia)


@event("gulf_union", deck=DECK, playable=lambda s, side: bool(can_reinforce(s)) or _can_redeploy(s))
def gulf_union(g: Play, side: str) -> Ask[None]:
    """Card 156: up to four Militia in and around a member, or the Militia of all members go where they are needed."""
    yield from actions.choose_one(
        g,
        US,
        {
            "place_militia": (bool(can_reinforce(g.s)), lambda: _reinforce(g)),
            "move_militia": (_can_redeploy(g.s), lambda: _redeploy(g)),
        },
    )


@event("limited_deployment", deck=DECK, playable=lambda s, side: s.us_posture == HARD)
def limited_deployment(g: Play, side: str) -> Ask[None]:
    """Card 157: two Troops and Aid for a Civil War country, Ally or not, and an Awakening next to it."""
    country = yield from in_a_civil_war(g)
    if country is not None:
        if g.s.troops_on_track:
            pieces.move_troops(g, None, country, min(2, g.s.troops_on_track))
        countries.place_aid(g, country)
        yield from actions.place_unrest(g, US, AWAKENING, g.s.neighbours(country))


def _turning_out(s: State) -> list[Country]:
    """Regime Change countries with an Awakening, outside the Caliphate (11.3.8.4)."""
    changed = open_to_events(outside_caliphate(s.under_regime_change()))
    return [country for country in changed if country.awakening]


@event("mass_turnout", deck=DECK, playable=lambda s, side: bool(_turning_out(s)))
def mass_turnout(g: Play, side: str) -> Ask[None]:
    """Card 158: elections improve the Governance of a Regime Change country with an Awakening."""
    country = yield from g.choose(US, Purpose.SHIFT_GOVERNANCE, _turning_out(g.s), way="better")
    countries.improve(g, country)


@event("nato", deck=DECK, playable=lambda s, side: s.gwot_penalty == 0 and bool(at_war(s)))
def nato(g: Play, side: str) -> Ask[None]:
    """Card 159: Aid and the NATO marker for a country in Civil War or Regime Change."""
    country = yield from g.choose(US, Purpose.PLACE_AID, at_war(g.s))
    countries.place_aid(g, country)
    pieces.place_nato(g, country, 159)


MOST_WANTED: Final = (215, 216, 219, 225, 237)
"""Abu Bakr al-Baghdadi, Abu Sayyaf (ISIL), Ayman al-Zawahiri, Jihadi John and Osama bin Ladin."""


@event("operation_neptune_spear", deck=DECK)
def operation_neptune_spear(g: Play, side: str) -> Ask[None]:
    """Card 160: the US takes the card of a leader from the discard pile."""
    yield from actions.take_used(g, US, MOST_WANTED)


def _listen_in(g: Play) -> Ask[None]:
    """Half of the sleepers on the map, rounded up, become active where the US chooses."""
    sleepers = sum(country.sleepers for country in g.s.everywhere)
    for _ in range((sleepers + 1) // 2):
        places = _with_sleepers(g.s)
        if not places:
            return
        pieces.activate(g, (yield from g.choose(US, Purpose.SELECT_COUNTRY, places, event=g.event)), 1)


def _with_sleepers(s: State) -> list[Country]:
    return open_to_events(s.where(lambda country: country.sleepers))


def _foil_every_plot(g: Play) -> Ask[None]:
    for country in us_operations.alert_places(g.s):
        while country.plots:
            yield from pieces.remove_plot(g, country, 0)


@event("prism", deck=DECK)
def prism(g: Play, side: str) -> Ask[None]:
    """Card 161: half of the sleepers become active, or every plot is foiled; Prestige falls."""
    yield from actions.choose_one(
        g,
        US,
        {
            "activate_sleepers": (bool(_with_sleepers(g.s)), lambda: _listen_in(g)),
            "remove_plots": (bool(us_operations.alert_places(g.s)), lambda: _foil_every_plot(g)),
        },
    )
    tracks.change_prestige(g, -1)


def torn(s: State) -> list[Country]:
    """Muslim countries but Iran and Syria with both an Awakening and a Reaction marker."""
    return [
        country
        for country in open_to_events(s.muslim())
        if country.awakening and country.reaction and country.id not in ("iran", "syria")
    ]


@event("scaf", deck=DECK, playable=lambda s, side: bool(torn(s)))
def scaf(g: Play, side: str) -> Ask[None]:
    """Card 162: a country torn both ways becomes a Fair Ally, and its cells turn into Reaction markers."""
    country = yield from g.choose(US, Purpose.SELECT_COUNTRY, torn(g.s), event=g.event)
    countries.set_condition(g, country, FAIR, ALLY)
    cells = country.cells
    pieces.remove_all_cells(g, country)
    yield from place_reaction(g, country, cells, side=US)


def _settled(s: State) -> list[Country]:
    """Old Regime Changes with twice as many Troops and Militia as cells, outside the Caliphate (11.3.8.4)."""
    return [
        country
        for country in open_to_events(outside_caliphate(s.under_regime_change()))
        if country.regime_change == TAN and country.defenders >= 2 * country.cells
    ]


@event("status_quo", deck=DECK, playable=lambda s, side: bool(_settled(s)))
def status_quo(g: Play, side: str) -> Ask[None]:
    """Card 163: a Regime Change is over, and the country becomes an Ally; all else stays there."""
    country = yield from g.choose(US, Purpose.SELECT_COUNTRY, _settled(g.s), event=g.event)
    countries.set_alignment(g, country, ALLY)
    countries.remove_regime_change(g, country)

"""The events of the Jihadists in The Awakening (cards 164 to 199)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.checks import at_most
from sandtable.core.questions import Ask
from sandtable.labyrinth import aftermath, countries, hands, jihadist_operations, militia, pieces, tracks, traits
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.events.actions import Effect, at_war, open_to_events, open_to_unrest
from sandtable.labyrinth.events.base.jihadist import flock_to
from sandtable.labyrinth.expansion import awakening, caliphate, civil_war, mats, off_map, tables
from sandtable.labyrinth.expansion.ferguson import FERGUSON
from sandtable.labyrinth.markers import MARKERS, PIRATES, TRAINING_CAMPS
from sandtable.labyrinth.play import DONE, Play, card_option, plot_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event, share
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FUNDING_MOST, GOOD, HARD, ISLAMIST_RULE, JIHADIST, NEUTRAL, SOFT, US, WMD
from sandtable.labyrinth.tracks import lapse, mark, unmark

MAGHREB: Final = ("libya", "algeria_tunisia", "morocco", "mali", "nigeria")
PIRATE_SHORES: Final = ("somalia", "yemen")
OF_ALLIES_OF_AL_SHABAAB: Final = (73, 183, 186, 169)
"""Pirates, of either deck, Boko Haram and Islamic Maghreb."""
OBAMA_DOCTRINE: Final = 143
BOKO_HARAM: Final = 186
NPT_SAFEGUARDS_IGNORED: Final = 181
NPT_SUCCEEDS_ON: Final = 3
REPORTED_DEAD: Final = (215, 216, 219, 225, 237)
"""The leaders and fighters whose death is unconfirmed (card 197)."""

share(
    "base", "awakening", "jihadist_videos", "martyrdom_operation", "quagmire", "regional_al_qaeda"
)  # 189, 190, 192, 193


# -- preconditions that several cards share


def garrisons_at_war(s: State) -> list[Country]:
    """Those of them that have Troops; Militia are none (11.2.4)."""
    return [country for country in at_war(s) if country.troops]


# -- value 1


@event("bloody_thursday", deck="awakening")
def bloody_thursday(g: Play, side: str) -> Ask[None]:
    """Card 164: an Awakening marker goes, and Pearl Roundabout is blocked for good."""
    mark(g, "bloody_thursday")
    yield from actions.remove_unrest(g, JIHADIST, awakening.AWAKENING)


def ripe_for_a_coup(s: State) -> list[Country]:
    """Muslim countries with two cells whose Resources are 1 now."""
    return open_to_events(country for country in s.muslim() if country.cells >= 2 and s.resources(country) == 1)


@event("coup", deck="awakening", playable=lambda s, side: bool(ripe_for_a_coup(s)))
def coup(g: Play, side: str) -> Ask[None]:
    """Card 165: Civil War in a small country, whose regime is besieged."""
    country = yield from g.choose(JIHADIST, Purpose.CIVIL_WAR_WHERE, ripe_for_a_coup(g.s))
    yield from civil_war.start(g, country)
    countries.besiege(g, country)


@event("ferguson", deck="awakening")
def ferguson(g: Play, side: str) -> None:
    """Card 166: a US card can be cancelled this turn (``expansion/ferguson.py``)."""
    lapse(g, FERGUSON)


@event("houthi_rebels", deck="awakening", playable=lambda s, side: s["yemen"].is_poor and not s["iran"].is_ally)
def houthi_rebels(g: Play, side: str) -> Ask[None]:
    """Card 167: two cells in Yemen, and Civil War there."""
    yemen = g.s["yemen"]
    yield from pieces.place_cells(g, yemen, 2)
    yield from civil_war.start(g, yemen)


def _ambushed(s: State, side: str) -> bool:
    return any(country.cells and country.troops for country in s.at_war_with_themselves())


@event("ieds", deck="awakening", playable=_ambushed)
def ieds(g: Play, side: str) -> Ask[None]:
    """Card 168: the US discards a random card."""
    yield from hands.discard_at_random(g, US)


def _poor_maghreb(s: State) -> list[Country]:
    return open_to_events(country for country in tables.named(s, MAGHREB) if country.is_poor)


@event("islamic_maghreb", deck="awakening", playable=lambda s, side: bool(_poor_maghreb(s)))
def islamic_maghreb(g: Play, side: str) -> Ask[None]:
    """Card 169: cells in the Maghreb or Funding, more where there is Civil War or the Caliphate; Serbia rolls.

    This turn Travel to and within Schengen needs a roll (``jihadist_operations.arrives_without_a_roll``).
    """
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, _poor_maghreb(g.s), event=g.event)
    count = 2 if country.civil_war or country.in_caliphate else 1
    yield from actions.choose_one(
        g,
        JIHADIST,
        {
            "place_cells": (g.s.cells_to_place > 0, lambda: pieces.place_cells(g, country, count)),
            "raise_funding": (g.s.funding < FUNDING_MOST, actions.at_once(lambda: tracks.change_funding(g, count))),
        },
    )
    yield from countries.roll_posture(g, g.s["serbia"])
    lapse(g, "islamic_maghreb")


@event("theft_of_state", deck="awakening")
def theft_of_state(g: Play, side: str) -> Ask[None]:
    """Card 170: in a Poor country a Reaction marker takes the place of an Awakening marker."""
    robbed = [country for country in open_to_unrest(g.s) if country.is_poor and country.awakening]
    if robbed:
        country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, robbed, event=g.event)
        countries.remove_awakening(g, country)
        yield from awakening.place_reaction(g, country)


# -- value 2


@event("abu_ghraib_jail_break", deck="awakening")
def abu_ghraib_jail_break(g: Play, side: str) -> Ask[None]:
    """Card 171: an active cell and a Reaction marker in Iraq, and Prestige falls."""
    iraq = g.s["iraq"]
    yield from countries.test(g, iraq)
    yield from _place_active_cells(g, iraq, 1)
    yield from awakening.place_reaction(g, iraq)
    tracks.change_prestige(g, -1)


def _place_active_cells(g: Play, country: Country, count: int) -> Ask[None]:
    placed = yield from pieces.place_cells(g, country, count)
    pieces.activate(g, country, placed)


def _around_somalia(s: State) -> list[Country]:
    """Somalia and the African countries Adjacent to it."""
    somalia = s["somalia"]
    near = s.neighbours(somalia)
    return open_to_events([somalia, *(country for country in tables.african(s) if country in near)])


@event("al_shabaab", deck="awakening")
def al_shabaab(g: Play, side: str) -> Ask[None]:
    """Card 172: two of five things in or next to Somalia, of those that can be done."""
    yield from actions.choose_effects(g, JIHADIST, _deeds_of_al_shabaab(g), 2)


def _regimes_around_somalia(s: State) -> list[Country]:
    """Those of them that can be besieged."""
    regimes = [country for country in _around_somalia(s) if country.is_muslim and not country.besieged]
    return [country for country in regimes if country.governance not in (GOOD, ISLAMIST_RULE)]


def _plots_of_al_shabaab(s: State) -> list[int]:
    return [kind for kind in s.available_kinds if kind in (1, 2)]


def deeds_possible_for_al_shabaab(s: State) -> list[str]:
    """What al-Shabaab can do now, by name."""
    places = _around_somalia(s)
    possible: dict[str, object] = {
        "place_reaction": open_to_unrest(s, places),
        "place_cells": places and s.cells_to_place,
        "place_plot": places and _plots_of_al_shabaab(s),
        "besiege": _regimes_around_somalia(s),
        "take_used_card": actions.used_cards(s, OF_ALLIES_OF_AL_SHABAAB),
    }
    return [name for name, can_be_done in possible.items() if can_be_done]


def _deeds_of_al_shabaab(g: Play) -> dict[str, Effect]:
    """What al-Shabaab can do now, each once (11.3.11)."""
    s = g.s
    places = _around_somalia(s)

    def place_cells() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, places)
        yield from pieces.place_cells(g, country)

    def place_plot() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, places)
        yield from jihadist_operations.choose_and_place_plot(g, country, _plots_of_al_shabaab(s))

    def besiege() -> Ask[None]:
        country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, _regimes_around_somalia(s), event=g.event)
        countries.besiege(g, country)

    deeds: dict[str, Effect] = {
        "place_reaction": lambda: actions.place_unrest(g, JIHADIST, awakening.REACTION, places),
        "place_cells": place_cells,
        "place_plot": place_plot,
        "besiege": besiege,
        "take_used_card": lambda: actions.take_used(g, JIHADIST, OF_ALLIES_OF_AL_SHABAAB),
    }
    return {name: deeds[name] for name in deeds_possible_for_al_shabaab(s)}


@event("arab_winter", deck="awakening")
def arab_winter(g: Play, side: str) -> Ask[None]:
    """Card 173: an Awakening marker goes in up to two countries; no unrest grows for the rest of the turn."""
    risen = open_to_events(country for country in g.s.muslim() if country.awakening)
    if risen:
        chosen = yield from g.choose_some(JIHADIST, Purpose.REMOVE_UNREST, risen, 0, 2, marker=awakening.AWAKENING)
        for country in chosen:
            countries.remove_awakening(g, country)
    lapse(g, "arab_winter")


@event("boston_marathon", deck="awakening")
def boston_marathon(g: Play, side: str) -> Ask[None]:
    """Card 174: the US and the Caucasus roll their Postures, and Funding rises."""
    yield from tracks.roll_us_posture(g)
    tracks.change_funding(g, 1)
    yield from countries.roll_posture(g, g.s["caucasus"])


@event("censorship", deck="awakening")
def censorship(g: Play, side: str) -> Ask[None]:
    """Card 175: up to two Awakening markers leave one country; Smartphones ends, Facebook is blocked."""
    places = open_to_events(g.s.muslim())
    for _ in range(2):
        places = [country for country in places if country.awakening]
        if not places:
            break
        country = yield from g.choose_or_stop(JIHADIST, Purpose.REMOVE_UNREST, places, marker=awakening.AWAKENING)
        if country is None:
            break
        countries.remove_awakening(g, country)
        places = [country]
    unmark(g, "smartphones")
    mark(g, "censorship")


def may_change_state(s: State) -> list[Country]:
    """Shia-Mix countries, Jordan and Morocco, if marked, and neither at an extreme nor at war with themselves."""
    return open_to_events(
        country
        for country in s.muslim()
        if (country.is_shia_mix or country.id in ("jordan", "morocco"))
        and country.governance not in (None, GOOD, ISLAMIST_RULE)
        and not country.is_at_war_with_itself
    )


@event("change_of_state", deck="awakening", playable=lambda s, side: bool(may_change_state(s)))
def change_of_state(g: Play, side: str) -> Ask[None]:
    """Card 176: everything leaves such a country, and it is unmarked again."""
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, may_change_state(g.s), event=g.event)
    mats.make_unmarked(g, country)


@event("gaza_rockets", deck="awakening")
def gaza_rockets(g: Play, side: str) -> Ask[None]:
    """Card 177: up to two Plots 1 in Israel, and Funding falls."""
    israel = g.s["israel"]
    for _ in range(2):
        if 1 not in g.s.available_plots or g.s.plots_left <= 0:
            break
        key = yield from g.pick(JIHADIST, Purpose.PLOT_MARKER, [plot_option(1), word_option(DONE)], country=israel)
        if key == DONE:
            break
        yield from pieces.place_plot(g, israel, 1)
    tracks.change_funding(g, -1)


@event("ghost_soldiers", deck="awakening")
def ghost_soldiers(g: Play, side: str) -> Ask[None]:
    """Card 178: half of the Militia, rounded up, leave a country at war with itself."""
    with_militia = [country for country in at_war(g.s) if country.militia]
    if with_militia:
        country = yield from g.choose(JIHADIST, Purpose.REMOVE_MILITIA, with_militia)
        militia.remove(g, country, (country.militia + 1) // 2)


def _who_calls_away(s: State) -> str:
    """Who says which Troops leave the map: the US (11.3.4), but the instructions of a Jihadist bot (12.3)."""
    return JIHADIST if s.differs(JIHADIST, traits.CALLS_AWAY) else US


@event("korean_crisis", deck="awakening")
def korean_crisis(g: Play, side: str) -> Ask[None]:
    """Card 179: two Troops are off the map until after the next deal (11.3.4), and China turns against the US."""
    yield from pieces.send_off_map(g, 2, chooser=_who_calls_away(g.s))
    countries.set_posture(g, g.s["china"], g.s.us_posture.opposite)
    lapse(g, "korean_crisis")


@event(
    "mosul_central_bank", deck="awakening", playable=lambda s, side: any(country.cells for country in s.in_civil_war())
)
def mosul_central_bank(g: Play, side: str) -> None:
    """Card 180: Funding rises by two."""
    tracks.change_funding(g, 2)


def _npt_playable(s: State, side: str) -> bool:
    iran = s["iran"]
    return iran.cells > 0 and s.wmd["iran"] > 0 and not iran.under_truce


@event("npt_safeguards_ignored", deck="awakening", playable=_npt_playable, blocked_by=("trade_embargo_us",))
def npt_safeguards_ignored(g: Play, side: str) -> Ask[None]:
    """Card 181: the WMD of Iran becomes Available and the card leaves the game, or a cell is lost there."""
    iran = g.s["iran"]
    if (yield from g.check("npt_safeguards", at_most(NPT_SUCCEEDS_ON), "card 181", number=NPT_SUCCEEDS_ON)).succeeds:
        tracks.release_arsenal(g, iran, "card 181")
        g.goes_to[NPT_SAFEGUARDS_IGNORED] = hands.REMOVED
    else:
        yield from pieces.remove_chosen_cell(g, JIHADIST, iran)


def _hard_targets(s: State) -> list[list[Country]]:
    """The Hard countries of each number of the tan die."""
    named: list[Sequence[Country]] = [
        s.schengen() if id == "schengen" else [s[id]] for id in tables.tables()["paris_attacks"]["where"]
    ]
    return [[country for country in places if countries.posture_of(s, country) == HARD] for places in named]


@event("paris_attacks", deck="awakening", playable=lambda s, side: any(_hard_targets(s)))
def paris_attacks(g: Play, side: str) -> Ask[None]:
    """Card 182: a tan die for a Hard country, the highest possible number if its own is none; a black die for what."""
    tan = yield from g.roll("paris_attacks_tan")
    black = yield from g.roll("paris_attacks_black")
    targets = _hard_targets(g.s)
    places = targets[tan - 1] or next(each for each in reversed(targets) if each)
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, places, event=g.event)
    table = tables.tables()["paris_attacks"]
    for kind in table["plots"][black - 1]:
        available = [kind] if kind in g.s.available_plots else []
        yield from jihadist_operations.choose_and_place_plot(g, country, available)
    yield from _place_active_cells(g, country, table["cells"][black - 1])


@event(
    "pirates",
    deck="awakening",
    playable=lambda s, side: any(map(countries.shelters_pirates, tables.named(s, PIRATE_SHORES))),
    blocked_by=("maersk_alabama",),
)
def pirates(g: Play, side: str) -> None:
    """Card 183: Funding does not fall at the end of a turn while Somalia or Yemen shelters Pirates."""
    mark(g, PIRATES)


@event("sequestration", deck="awakening", playable=lambda s, side: s.us_posture == SOFT)
def sequestration(g: Play, side: str) -> Ask[None]:
    """Card 184: a used card for the US, Obama Doctrine if it can be; three Troops are off the map (``off_map.py``)."""
    used = sorted(g.s.discard)
    yield from actions.take_used(g, US, [OBAMA_DOCTRINE] if OBAMA_DOCTRINE in used else used)
    yield from pieces.send_off_map(g, off_map.SEQUESTERED, chooser=_who_calls_away(g.s))
    mark(g, off_map.SEQUESTRATION)


# -- value 3


def garrisons(s: State) -> list[Country]:
    """The countries with Troops."""
    return open_to_events(s.where(lambda country: country.troops))


@event("al_maliki", deck="awakening")
def al_maliki(g: Play, side: str) -> Ask[None]:
    """Card 185: all Troops leave a country; a Muslim one becomes Neutral, gets Aid, is rid of Regime Change."""
    places = garrisons(g.s)
    if not places:
        return
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, places, event=g.event)
    if country.cubes:
        pieces.move_troops(g, country, None, country.cubes)
    for marker in country.markers:
        if MARKERS[marker].troops:
            pieces.remove_marker(g, country, marker)
    if country.is_muslim:
        countries.set_alignment(g, country, NEUTRAL)
        countries.place_aid(g, country)
        countries.remove_regime_change(g, country)


@event("boko_haram", deck="awakening")
def boko_haram(g: Play, side: str) -> Ask[None]:
    """Card 186: a Plot 2 or 3, or up to three cells, in Nigeria; another card may be given up to keep this one."""
    nigeria = g.s["nigeria"]
    plots = [kind for kind in g.s.available_kinds if kind in (2, 3)]

    def place_cells() -> Ask[None]:
        most = min(3, g.s.cells_to_place)
        count = (yield from g.how_many(JIHADIST, Purpose.HOW_MANY_CELLS, 1, most)) if most else 0
        placed = yield from pieces.place_cells(g, nigeria, count)
        yield from caliphate.offer(g, nigeria, placed)

    if open_to_events([nigeria]):
        yield from actions.choose_one(
            g,
            JIHADIST,
            {
                "place_plot": (
                    bool(plots),
                    lambda: jihadist_operations.choose_and_place_plot(g, nigeria, plots),
                ),
                "place_cells": (g.s.cells_to_place > 0, place_cells),
            },
        )
    yield from _buy_back(g, BOKO_HARAM)


def _buy_back(g: Play, number: int) -> Ask[None]:
    """The Jihadist side may discard a 3-value card that is not of the US, and take the one it played back.

    A bot does not: nobody looks into its pile (12.2).
    """
    if g.s.has_pile(JIHADIST):
        return
    hand = [g.card(each) for each in sorted(g.s.hands[JIHADIST])]
    price = [card_option(card.number) for card in hand if card.ops == 3 and card.side != US]
    key = yield from g.pick(JIHADIST, Purpose.BUY_BACK, [*price, word_option(DONE)], card=g.card(number))
    if key != DONE:
        yield from hands.discard(g, JIHADIST, int(key))
        g.goes_to[number] = JIHADIST


@event("foreign_fighters", deck="awakening", playable=lambda s, side: bool(at_war(s)))
def foreign_fighters(g: Play, side: str) -> Ask[None]:
    """Card 187: five cells for a country at war with itself, which loses an Aid or is besieged."""
    yield from flock_to(g, at_war(g.s))


@event("isil", deck="awakening")
def isil(g: Play, side: str) -> Ask[None]:
    """Card 188: Civil War in Syria and in Iraq unless they are at an extreme or well guarded; Prestige falls."""
    wars = open_to_isil(g.s)
    if len(wars) > 1 and _pieces_run_short(g.s, wars):
        first = yield from g.choose(JIHADIST, Purpose.CIVIL_WAR_FIRST, wars)
        wars.sort(key=lambda country: country is not first)
    for country in wars:
        yield from civil_war.start(g, country)
    tracks.change_prestige(g, -1)


def open_to_isil(s: State) -> list[Country]:
    """Where ISIL starts a Civil War."""
    return [
        country
        for country in open_to_events(tables.named(s, ("syria", "iraq")))
        if country.governance not in (GOOD, ISLAMIST_RULE) and country.excess_defenders() <= 0 and not country.civil_war
    ]


def _pieces_run_short(s: State, wars: Sequence[Country]) -> bool:
    """Whether the track cannot replace the markers of all of them, so that it matters which comes first (11.2.2)."""
    cells, militia = [country.reaction for country in wars], [country.awakening for country in wars]
    return (all(cells) and sum(cells) > s.cells_to_place) or (all(militia) and sum(militia) > s.militia_on_track)


@event("muslim_brotherhood", deck="awakening", playable=lambda s, side: bool(open_to_unrest(s)))
def muslim_brotherhood(g: Play, side: str) -> Ask[None]:
    """Card 191: a Reaction marker in Egypt and up to two more, anywhere."""
    yield from awakening.place_reaction(g, g.s["egypt"])
    for _ in range(2):
        country = yield from g.choose_or_stop(
            JIHADIST, Purpose.PLACE_UNREST, open_to_unrest(g.s), marker=awakening.REACTION
        )
        if country is None:
            break
        yield from awakening.place_reaction(g, country)


@event("snowden", deck="awakening")
def snowden(g: Play, side: str) -> None:
    """Card 194: Prestige falls by two; Russia and Germany turn against the US."""
    tracks.change_prestige(g, -2)
    for id in ("russia", "germany"):
        countries.set_posture(g, g.s[id], g.s.us_posture.opposite)


def taliban_strongholds(s: State) -> list[Country]:
    return [country for country in at_war(s) if country.cells >= 3]


@event("taliban_resurgent", deck="awakening", playable=lambda s, side: bool(taliban_strongholds(s)))
def taliban_resurgent(g: Play, side: str) -> Ask[None]:
    """Card 195: three cells give themselves up for two plots, WMD excepted, and two Jihad rolls that risk nothing."""
    country = yield from g.choose(JIHADIST, Purpose.SELECT_COUNTRY, taliban_strongholds(g.s), event=g.event)
    for _ in range(3):
        yield from pieces.remove_chosen_cell(g, JIHADIST, country)
    for _ in range(2):
        numbered = [kind for kind in g.s.available_kinds if kind != WMD]
        yield from jihadist_operations.choose_and_place_plot(g, country, numbered)
    start = country.governance
    if start is None or not country.is_muslim or jihadist_operations.spared_jihad(g.s, country):
        return
    successes = 0
    for _ in range(2):
        successes += yield from jihadist_operations.jihad_succeeds(g, country, start)
    countries.shake(g, country, successes)


def _fit_for_camps(s: State) -> list[Country]:
    return open_to_events(country for country in s.muslim() if not country.is_unmarked and not country.is_good)


@event("training_camps", deck="awakening", playable=lambda s, side: bool(_fit_for_camps(s)))
def training_camps(g: Play, side: str) -> Ask[None]:
    """Card 196: the marker, which brings extra cells into the game (11.3.7), and two cells in a country."""
    country = yield from g.choose(JIHADIST, Purpose.PLACE_MARKER, _fit_for_camps(g.s), marker=TRAINING_CAMPS)
    pieces.place_marker(g, country, TRAINING_CAMPS, with_cells=True)
    yield from pieces.place_cells(g, country, 2)
    aftermath.settle(g, country)


@event("unconfirmed", deck="awakening")
def unconfirmed(g: Play, side: str) -> Ask[None]:
    """Card 197: one who was thought dead is back in the Jihadist hand, and Prestige falls."""
    yield from actions.take_removed(g, JIHADIST, REPORTED_DEAD)
    tracks.change_prestige(g, -1)


@event("us_atrocities", deck="awakening", playable=lambda s, side: bool(garrisons_at_war(s)))
def us_atrocities(g: Play, side: str) -> Ask[None]:
    """Card 198: where Troops are in a civil war, a shift toward Adversary; a Posture is chosen; Prestige falls."""
    country = yield from g.choose(JIHADIST, Purpose.SHIFT_ALIGNMENT, garrisons_at_war(g.s), toward="adversary")
    countries.toward_adversary(g, country)
    undecided = g.s.where(lambda each: each.is_non_muslim and each.is_unmarked and not each.space.schengen)
    if undecided:
        yield from actions.select_postures(g, JIHADIST, undecided)
    tracks.change_prestige(g, -1)


@event("us_consulate_attacked", deck="awakening")
def us_consulate_attacked(g: Play, side: str) -> Ask[None]:
    """Card 199: Prestige falls by two, the US discards a random card; a US Election this turn changes its Posture."""
    tracks.change_prestige(g, -2)
    yield from hands.discard_at_random(g, US)
    lapse(g, "us_consulate_attacked")

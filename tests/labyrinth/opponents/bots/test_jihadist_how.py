"""How the Jihadist bot carries out events: where its instructions say more than rule 12.3, and by that rule alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Message, Note
from sandtable.labyrinth import card_play, plots, scenarios
from sandtable.labyrinth.country import Plot
from sandtable.labyrinth.expansion import awakening
from sandtable.labyrinth.opponents.bots.jihadist import instructions
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US, WMD
from tests.labyrinth.bot_scene import AWAKENING, BASE, carried_out, moment, rule
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, GOOD, ISLAMIST, POOR, POOR_ADVERSARY, POOR_ALLY
from tests.labyrinth.opponents.bots.lines import fails, lines
from tests.playing import decided

NO_CELLS: dict[str, Any] = {"iran": {"cells": 15}}
ONE = {**POOR, "cells": 1}
WAR = {**POOR, "civil_war": True}
RC = {**POOR, "rc": "tan"}
SOFT = {"posture": "soft"}
HARD = {"posture": "hard"}


def cells(s: State) -> dict[str, int]:
    return {country.id: country.cells for country in s.countries.values() if country.cells}


def option_ids(note: Note) -> list[str]:
    options = note.message.args["options"]
    assert isinstance(options, tuple)
    return [option.id for option in options if isinstance(option, Message)]


def event(number: int, countries: dict[str, Any], dice: Sequence[int] = (), **rest: Any) -> State:
    return carried_out(number, countries, dice=dice, **rest)


# -- the base deck


@rule("12.3", "12.3.11")
def test_card_53_all_dice_of_both_cards_in_one_country() -> None:
    g = moment(
        {"yemen": {**POOR, "cells": 1}, "iran": {"cells": 1}},
        rules=BASE,
        playing=[53],
        hands={"jihadist": [60], "us": [23]},
        phase={"side": "jihadist", "card": 1},
        funding=1,
    )
    decided(card_play.carry_out_event(g, g.card(53), JIHADIST), dice=[1, 1, 1])
    assert cells(g.s) == {"yemen": 4, "iran": 1}  # it wants cells for a Major Jihad


@rule("12.3")
def test_card_62_ex_kgb() -> None:
    assert event(62, {"central_asia": POOR_ALLY})["central_asia"].is_neutral
    assert event(62, {"central_asia": POOR_ADVERSARY, "caucasus": HARD})["caucasus"].posture == "soft"


@rule("12.3")
@pytest.mark.parametrize(("governance", "where"), [(POOR, "central_asia"), (FAIR, "russia")])
def test_card_65_heu(governance: dict[str, Any], where: str) -> None:
    countries = {"central_asia": {**governance, "cells": 1}, "russia": {**SOFT, "cells": 1}}
    s = event(65, countries, [6])  # it fails, and a cell is lost there
    assert where not in cells(s)


@rule("12.3", "12.3.9a", "12.3.5")
def test_card_74_schengen_visas() -> None:
    countries = {"somalia": {**ISLAMIST, "cells": 3}, "germany": HARD, "italy": HARD, "france": SOFT}
    s = event(74, countries, [1])
    assert cells(s) == {"somalia": 1, "germany": 1, "italy": 1}


@rule("12.3.9a")
def test_card_74_a_cell_leaves_one_destination_for_the_other_only_if_no_other_can_go() -> None:
    schengen = ("scandinavia", "benelux", "eastern_europe", "france", "spain")
    world = {**dict.fromkeys(schengen, SOFT), **{id: {**HARD, "cells": 1} for id in ("germany", "italy")}}
    s = event(74, {**world, "china": {**SOFT, "cells": 1}, "india": {**SOFT, "cells": 1}}, [1])
    assert cells(s) == {"germany": 2, "italy": 2}
    s = event(74, {**world, "china": {**SOFT, "cells": 1}}, [1])
    assert cells(s) == {"germany": 1, "italy": 2}


@rule("12.3.9a")
def test_biometrics_keeps_no_cell_from_travelling_by_an_event() -> None:
    s = event(79, {"iran": {"cells": 1}}, lapsing=["biometrics"])
    assert cells(s) == {"united_states": 1}


@rule("12.3", "12.3.9b")
def test_card_79_clean_operatives() -> None:
    s = event(79, {"somalia": {**ISLAMIST, "cells": 2}, "iran": {"cells": 1}})
    assert cells(s) == {"united_states": 2, "somalia": 1}  # the last cell of Somalia stays
    s = event(79, {"somalia": {**ISLAMIST, "cells": 1}})
    assert cells(s) == {"somalia": 1}


@rule("12.3")
def test_card_79_set_off_by_the_us_moves_even_a_last_cell() -> None:
    s = event(79, {"somalia": {**ISLAMIST, "cells": 1}}, phase={"side": "us", "card": 1})
    assert cells(s) == {"united_states": 1}


@rule("12.3", "12.3.2a", "12.3.6")
@pytest.mark.parametrize("number", [81, 187])
def test_cards_81_and_187_foreign_fighters(number: int) -> None:
    rules = BASE if number == 81 else AWAKENING
    s = event(number, {"iraq": RC, "syria": {**RC, "cells": 1}}, rules=rules)
    assert s["syria"].cells == 6  # it wants cells
    s = event(number, {"iraq": RC, "syria": {**RC, "aid": 1}, **NO_CELLS}, rules=rules)
    assert (s["syria"].aid, s["iraq"].besieged) == (0, False)
    s = event(number, {"iraq": {**RC, "besieged": True}, "syria": RC, **NO_CELLS}, rules=rules)
    assert s["syria"].besieged


@rule("12.3", "12.3.2a")
@pytest.mark.parametrize("number", [82, 189])
def test_cards_82_and_189_jihadist_videos(number: int) -> None:
    countries = {"turkey": GOOD, "jordan": {**FAIR, "reaction": 1} if number == 189 else FAIR, "somalia": ISLAMIST}
    s = event(number, countries, [6, 6, 6], rules=BASE if number == 82 else AWAKENING)
    assert {country.id for country in s.countries.values() if country.cadre} == {"united_states", "turkey", "jordan"}


@rule("12.3", "12.3.7")
def test_cards_84_and_85_leak() -> None:
    countries = {"jordan": POOR_ALLY, "egypt": POOR_ALLY}
    s = event(84, countries, [6, 5, 5, 1, 1], events=["wiretapping", "renditions"])
    assert s["egypt"].is_neutral
    assert s.in_play("leak_wiretapping")
    s = event(85, countries, [1, 5, 5, 1, 1], events=["wiretapping", "renditions"])
    assert s.in_play("leak_renditions")


@rule("12.3", "12.3.4a")
@pytest.mark.parametrize("number", [87, 88, 89, 190])
def test_cards_87_to_89_and_190_martyrdom_operation(number: int) -> None:
    rules = BASE if number < 120 else AWAKENING
    countries = {"yemen": {**POOR, "cells": 1}, "jordan": {**POOR, "troops": 1, "cells": 1, "active_cells": 1}}
    s = event(number, countries, draws=[0, 0], rules=rules)
    assert (len(s["jordan"].plots), s["jordan"].active, s["jordan"].sleepers) == (2, 0, 1)


@rule("12.3", "12.3.3")
@pytest.mark.parametrize("number", [87, 88, 89])
def test_cards_87_to_89_a_martyr_is_sadr_before_a_sleeper(number: int) -> None:
    s = event(number, {"iraq": {**POOR, "cells": 1, "markers": ["sadr"]}}, draws=[0, 0])
    assert (s["iraq"].sadr, s["iraq"].sleepers) == (False, 1)


@rule("12.3")
@pytest.mark.parametrize("number", [91, 193])
def test_cards_91_and_193_regional_al_qaeda(number: int) -> None:
    rules = BASE if number == 91 else AWAKENING
    marked = dict.fromkeys(("iraq", "saudi_arabia", "gulf_states", "indonesia_malaysia", "pakistan"), POOR)
    others = {"somalia": ISLAMIST, "iran": {"cells": 12}}
    s = event(number, {**marked, **others}, [1, 1], rules=rules)
    first = "egypt" if number == 91 else "syria"  # the most Resources, but WMD before that
    assert s[first].cells == 2  # the first gets its full number
    assert sum(cells(s).values()) == 15
    if number == 91:
        del marked["gulf_states"], marked["indonesia_malaysia"]  # which of them is the first is drawn, and drawn once
        assert cells(event(91, {**marked, **others}, [6, 6, 1]))["gulf_states"] == 2


@rule("12.3")
@pytest.mark.parametrize("number", [104, 105])
def test_cards_104_and_105_iran(number: int) -> None:
    s = event(number, {"turkey": FAIR, "lebanon": GOOD}, [1, 6])
    assert (s["lebanon"].is_fair, s["turkey"].is_fair) == (True, True)
    s = event(number, {"turkey": FAIR, "lebanon": POOR}, [1, 6])
    assert s["turkey"].is_poor


@rule("12.3")
def test_cards_104_and_105_of_equals_one_where_a_die_can_succeed() -> None:
    """Coherent ignores Awakening for Minor Jihad, so that both are equal; these dice are none (12.5)."""
    world = {"lebanon": {**FAIR, "awakening": 2}, "yemen": FAIR}
    s = event(104, world, [1, 6], rules=AWAKENING, campaign=True, level="coherent")
    assert s["yemen"].is_poor


@rule("12.3", "12.3.7")
def test_card_106_jaysh_al_mahdi() -> None:
    here = {"cells": 1, "troops": 1}
    s = event(106, {"iraq": {**POOR, **here}, "lebanon": {**FAIR, **here}})
    assert s["lebanon"].is_poor


@rule("12.3", "12.3.7")
def test_card_107_kurdistan() -> None:
    assert event(107, {"turkey": POOR, "iraq": FAIR})["iraq"].is_poor
    assert event(107, {"turkey": FAIR, "iraq": POOR})["turkey"].is_poor


@rule("12.3", "12.3.3")
def test_card_108_musharraf() -> None:
    s = event(108, {"pakistan": {**FAIR_ALLY, "cells": 1, "active_cells": 1}})
    assert (s["pakistan"].active, s["pakistan"].sleepers) == (0, 1)


@rule("12.3", "12.3.12")
def test_card_109_tora_bora() -> None:
    countries = {"iraq": {**RC, "cells": 2}, "afghanistan": {**RC, "cells": 5}}
    s = event(109, countries, [1, 5, 1, 1], draw=[60])
    assert s["iraq"].cells == 0  # by lot, not where most cells are


@rule("12.3", "12.3.2a", "12.3.4a")
def test_card_110_zarqawi_goes_where_his_plot_is_best() -> None:
    countries = {
        "syria": {**POOR_ALLY, "cells": 2, "troops": 3},
        "lebanon": {**POOR_ALLY, "active_cells": 3, "troops": 3},
    }
    s = event(110, countries)
    assert (s["lebanon"].cells, s["lebanon"].plots) == (6, (Plot(2),))
    s = event(110, {**countries, "sudan": {**POOR, "plots": [2, 2]}}, plots={"available": [1, 1, 1, 3]})
    assert (s["syria"].cells, s["syria"].plots) == (5, ())  # without one, as cells are placed


@rule("12.3", "12.3.4a")
def test_cards_115_and_116_by_the_column_plot() -> None:
    s = event(115, {"pakistan": {**FAIR_ALLY, "cells": 1}, "india": {**HARD, "cells": 1}}, draws=[0])
    assert s["pakistan"].plots
    s = event(116, {"yemen": {**ONE, "troops": 2}, "united_states": {"cells": 1}}, draws=[0])
    assert s["united_states"].plots


@rule("12.3", "12.3.4a")
def test_card_96_danish_cartoons() -> None:
    s = event(96, {"jordan": POOR, "iraq": {**POOR, "troops": 1}}, picks=[("hard",)])
    assert s["iraq"].plots == (Plot(1),)


@rule("12.3")
@pytest.mark.parametrize("number", [117, 118])
def test_cards_117_and_118_oil_price_spike(number: int) -> None:
    s = event(number, {}, discard=[25, 91, 52], draws=[])  # Regional al-Qaeda is worth 3
    assert s.hands[JIHADIST] == [91]


# -- The Awakening


@rule("12.3")
def test_card_165_coup() -> None:
    s = event(165, {"yemen": {**FAIR, "cells": 2}, "somalia": {**POOR, "cells": 2}})
    assert s["yemen"].civil_war


@rule("12.3")
def test_card_166_ferguson_cancels_the_first_us_card_of_the_us() -> None:
    table = _after_ferguson()
    table.answer("126")
    table.answer("event")
    assert any(note.message.id == "note-card-cancelled" for note in table.notes)


def _after_ferguson() -> Table:
    position = {
        "game": "labyrinth",
        "rules": "awakening",
        "phase": {"side": "us", "card": 1},
        "hands": {"us": [126, 127]},
        "lapsing": ["ferguson"],
        "countries": {"yemen": {**POOR, "cells": 1}},
    }
    return Table.from_position(position, seats={"jihadist": "bot"}, dice=[])


@rule("12.3", "12.3.2a")
@pytest.mark.parametrize(("funding", "now"), [(5, 7), (8, 8)])
def test_card_169_islamic_maghreb(funding: int, now: int) -> None:
    s = event(169, {"mali": WAR, "morocco": POOR}, [1], funding=funding)
    assert (s.funding, s["mali"].cells) == (now, 0 if funding < 8 else 2)
    s = event(169, {"mali": WAR, **NO_CELLS}, [1], funding=8)
    assert s.funding == 9


@rule("12.3")
def test_card_172_al_shabaab_takes_the_first_two_that_it_can() -> None:
    s = event(172, {"somalia": POOR, "sudan": POOR, "kenya_tanzania": SOFT})
    assert s["sudan"].besieged  # an Oil Exporter
    assert sum(cells(s).values()) == 1
    besieged = {**POOR, "besieged": True}
    s = event(172, {"somalia": besieged, "sudan": besieged, **NO_CELLS}, discard=[183])
    assert (s["sudan"].reaction, [plot.kind for _, plot in s.plots_on_map()]) == (1, [2])
    war = {**besieged, "civil_war": True}
    s = event(172, {"somalia": war, "sudan": war, **NO_CELLS}, discard=[183, 186], draws=["183"])
    assert s.hands[JIHADIST] == [183]


@rule("12.3")
def test_card_176_change_of_state() -> None:
    countries = {"jordan": {**FAIR_ALLY, "awakening": 1}, "turkey": FAIR_ALLY, "syria": FAIR, "iran": {"cells": 1}}
    assert event(176, countries)["jordan"].is_unmarked
    countries = {"jordan": FAIR_ALLY, "turkey": {**FAIR_ALLY, "troops": 1}, "pakistan": FAIR_ALLY, "iran": {"cells": 1}}
    assert event(176, countries)["pakistan"].is_unmarked


@rule("12.3")
def test_card_177_gaza_rockets() -> None:
    assert event(177, {})["israel"].plots == (Plot(1), Plot(1))


@rule("12.3", "12.3.1")
def test_cards_179_and_184_call_troops_away_by_the_column_jihad() -> None:
    countries = {"iraq": {**POOR, "troops": 2}, "yemen": {**POOR, "troops": 3}}
    s = event(179, countries, off_map_troops=10, us_posture="hard")
    assert (s["iraq"].cubes, s["yemen"].cubes) == (0, 3)
    s = event(184, countries, off_map_troops=10, us_posture="soft")
    assert s.off_map_troops == 13
    assert (s["iraq"].cubes, s["yemen"].cubes) == (0, 2)


@rule("12.3", "12.3.4a")
def test_card_182_paris_attacks() -> None:
    countries = {"germany": {**HARD, "active_cells": 1}, "italy": HARD}
    s = event(182, countries, [6, 6])
    assert s["italy"].cells == 0
    assert s["germany"].plots or s["germany"].cells > 1
    s = event(182, {"italy": HARD, "spain": {**HARD, "cells": 2}}, [2, 6])
    assert (s["italy"].plots, s["spain"].plots) == ((Plot(1),), ())  # by the column Plot, not by the column Jihad


@rule("12.3", "12.3.7")
def test_card_185_al_maliki() -> None:
    here = {"troops": 1}
    s = event(
        185, {"yemen": {**POOR_ALLY, **here}, "egypt": {**POOR, **here}, "iraq": {**RC, "alignment": "ally", **here}}
    )
    assert s["yemen"].is_neutral
    s = event(185, {"philippines": {**SOFT, "troops": 1}, "iraq": {**RC, **here}})
    assert s["iraq"].cubes == 0


@rule("12.3")
def test_card_177_gaza_rockets_may_find_no_plot_1_in_the_box() -> None:
    hidden = {"yemen": {**POOR, "plots": [1, 1, 1]}}
    s = event(177, hidden, plots={"available": [2, 2, 3]}, funding=5)
    assert s["israel"].plots == ()
    assert s.funding == 4


@rule("12.3")
def test_card_186_boko_haram() -> None:
    s = event(186, {"nigeria": SOFT}, hands={"jihadist": [237]})
    assert s["nigeria"].plots == (Plot(3),)
    assert s.hands[JIHADIST] == [237]  # it never buys the card back
    s = event(186, {"nigeria": {"side": "muslim", **POOR}})
    assert s["nigeria"].cells == 3
    s = event(186, {"nigeria": {"side": "muslim", **POOR}, **NO_CELLS})
    assert s["nigeria"].plots


@rule("12.3", "12.3.6")
def test_card_191_muslim_brotherhood() -> None:
    s = event(191, {"egypt": POOR, "pakistan": POOR})
    assert (s["egypt"].reaction, s["pakistan"].reaction) == (1, 2)  # twice where WMD are stored


@rule("12.3")
def test_card_195_taliban_resurgent() -> None:
    here = {"civil_war": True, "cells": 3}
    s = event(195, {"yemen": {**FAIR, **here}, "iraq": {**POOR, **here}}, [6, 6], draws=[0, 0])
    assert len(s["yemen"].plots) == 2
    s = event(195, {"yemen": {**POOR, "troops": 1, **here}, "iraq": {**POOR, **here}}, [6, 6], draws=[0, 0])
    assert len(s["yemen"].plots) == 2
    assert WMD not in [plot.kind for plot in s["yemen"].plots]


@rule("12.3")
def test_card_196_training_camps() -> None:
    s = event(196, {"yemen": POOR, "egypt": WAR})
    assert "training_camps" in s["yemen"].markers
    s = event(196, {"yemen": WAR, "egypt": WAR})
    assert "training_camps" in s["egypt"].markers


@rule("12.3")
def test_card_197_unconfirmed() -> None:
    assert event(197, {}, removed=[237, 215, 225]).hands[JIHADIST] == [225]


@rule("12.3", "12.3.9a")
def test_card_200_critical_middle() -> None:
    s = event(200, {"yemen": POOR, "jordan": POOR_ALLY, "morocco": POOR})
    assert s["jordan"].is_neutral
    s = event(200, {"yemen": POOR_ADVERSARY})
    assert s["yemen"].cells == 2
    s = event(200, {"yemen": POOR_ADVERSARY, "iran": {"cells": 14}, "syria": {**ISLAMIST, "cells": 1}})
    assert (s["yemen"].cells, s["iran"].cells, s["syria"].cells) == (2, 12, 1)


@rule("12.3", "12.3.2a")
def test_card_201_cross_border_support() -> None:
    s = event(201, {"sudan": ONE, "mali": POOR})
    assert s["sudan"].cells == 3


@rule("12.3", "12.3.5")
def test_card_202_cyber_warfare() -> None:
    assert event(202, {"china": HARD, "russia": SOFT, "india": SOFT})["china"].posture == "soft"
    powers = dict.fromkeys(("china", "russia", "india"), SOFT)
    assert event(202, powers, reserves={"us": 2}).reserves == {US: 0, JIHADIST: 2}
    s = event(202, {**powers, "china": HARD}, reserves={"us": 2})
    assert (s["china"].posture, s.reserves[US]) == ("soft", 2)  # a Posture before Reserves


@rule("12.3", "12.3.2a", "12.3.6")
def test_card_205_erdogan_effect() -> None:
    s = event(205, {"turkey": ONE, "syria": POOR})
    assert s["turkey"].cells == 3
    s = event(205, {"turkey": POOR, "syria": WAR, "iraq": WAR, **NO_CELLS})
    assert s["turkey"].reaction == 1


@rule("12.3")
def test_card_207_copycat() -> None:
    assert event(207, {})["united_states"].plots == (Plot(1),)
    assert event(207, {}, funding=9)["united_states"].active == 1
    s = event(207, {"pakistan": {**POOR, "wmd_cache": 2}}, plots={"available": [1, 1, 1, 2, 2, 3, "wmd"]})
    assert s["united_states"].active == 1
    assert event(207, NO_CELLS, funding=9)["united_states"].plots == (Plot(1),)


@rule("12.3", "12.3.1")
@pytest.mark.parametrize("number", [209, 231])
def test_cards_209_and_231_begin_with_the_jihad_modifier(number: int) -> None:
    war = {"civil_war": True} if number == 231 else {}
    countries = {"syria": {**POOR, "militia": 2, **war}, "yemen": {**POOR, "militia": 2, **war}, "iran": {"cells": 1}}
    assert event(number, countries)["syria"].militia == 0
    if number == 209:
        countries["yemen"]["reaction"] = 1
        assert event(number, countries)["yemen"].militia == 0


@rule("12.3", "12.3.6")
def test_card_210_sectarian_violence() -> None:
    s = event(210, {"yemen": {**POOR, "awakening": 1, "reaction": 1}})
    assert (s["yemen"].awakening, s["yemen"].reaction) == (0, 1)


@rule("12.3", "12.3.6")
def test_cards_211_to_213_and_227_place_reaction() -> None:
    memory = {"this_phase": {"operations": ["yemen", "egypt"]}}
    for number in (211, 212, 213):
        assert event(number, {"yemen": POOR, "egypt": POOR}, memory=memory)["egypt"].reaction == 1
    for number in (227, 228):
        s = event(
            number, {"jordan": {**POOR, "reaction": 1, "awakening": 1}, "iraq": POOR, "syria": WAR, "saudi_arabia": WAR}
        )
        assert (s["jordan"].reaction, s["iraq"].reaction) == (2, 1)


@rule("12.3", "12.3.6")
def test_card_214_three_cups_of_tea() -> None:
    assert event(214, {}, [1])["pakistan"].reaction == 1  # WMD are stored there


@rule("12.3", "12.3.2a")
def test_card_215_abu_bakr_al_baghdadi() -> None:
    s = event(215, {"iraq": WAR, "syria": ISLAMIST, "jordan": ONE}, discard=[196, 60 + 100, 182])
    assert s["iraq"].cells == 3
    assert s["iraq"].capital  # Syria is next to it (12.3.10)
    assert s.hands[JIHADIST] == [182]  # the one nearest the bottom
    s = event(215, {"iraq": WAR, "iran": {"cells": 14}}, discard=[])
    assert cells(s) == {"iraq": 1, "iran": 14}  # of the track alone


@rule("12.3")
def test_card_217_agitators() -> None:
    assert event(217, {}, discard=[188, 165, 238]).hands[JIHADIST] == [238]


@rule("12.3")
def test_card_218_al_nusra_front() -> None:
    s = event(218, {"iraq": {**WAR, "cells": 3, "militia": 1}, "yemen": {**WAR, "cells": 1, "militia": 3}})
    assert s["yemen"].militia == 1


@rule("12.3", "12.3.9b")
def test_card_221_flypaper() -> None:
    countries = {"yemen": {**WAR, "cells": 1}, "jordan": ONE, "iran": {"cells": 1}, "mali": {**ISLAMIST, "cells": 1}}
    s = event(221, countries)
    assert cells(s) == {"yemen": 3, "mali": 1}  # the last cell of Mali stays
    wars = {"lebanon": {**WAR, "alignment": "adversary"}, "somalia": {**WAR, "alignment": "ally", "militia": 1}}
    s = event(221, {**wars, "libya": {**WAR, "cells": 3, "troops": 2, "militia": 2}, "iran": {}}, [3])
    assert cells(s) == {"somalia": 1, "libya": 2}  # where was drawn once, before they went


@rule("12.3")
def test_card_223_iranian_elections() -> None:
    s = event(223, {})
    assert (s["iran"].reaction, s["iran"].awakening) == (2, 1)


@rule("12.3")
def test_card_224_je_suis_charlie() -> None:
    assert event(224, {}, us_posture="hard").us_posture == "soft"  # Israel makes the world Hard
    assert event(224, {}, [6], us_posture="soft").prestige == 2
    soft = dict.fromkeys(("france", "germany", "italy", "spain"), SOFT)
    s = event(224, soft, [6], us_posture="soft")
    assert (s.us_posture, s.prestige) == ("soft", 2)  # a Soft US is no better Hard


@rule("12.3")
def test_card_226_operation_serval() -> None:
    s = event(226, {"mali": POOR, "somalia": {**POOR, "reaction": 1}})
    assert s["somalia"].civil_war


@rule("12.3", "12.4.1a")
def test_card_226_of_equals_one_without_war_if_no_cell_can_be_placed() -> None:
    s = event(226, {"mali": {**POOR, "civil_war": True}, "somalia": POOR, "iran": {"cells": 15}})
    assert s["somalia"].civil_war


@rule("12.3.2a")
def test_card_188_the_last_cells_go_where_recruits_would() -> None:
    unrest = {**POOR, "reaction": 1}
    s = event(188, {"syria": unrest, "iraq": {**unrest, "besieged": True}, "iran": {"cells": 14}})
    assert (s["syria"].cells, s["iraq"].cells) == (0, 1)
    s = event(188, {"syria": {**unrest, "besieged": True}, "iraq": unrest, "iran": {"cells": 14}})
    assert (s["syria"].cells, s["iraq"].cells) == (1, 0)


@rule("12.3")
def test_card_230_sellout() -> None:
    countries = {"yemen": {**WAR, "cells": 4}, "iraq": {**WAR, "cells": 2}}
    s = event(230, countries)
    assert (s["yemen"].cells, s["yemen"].is_adversary, s.funding) == (1, True, 7)
    assert event(230, countries, funding=9)["iraq"].cells == 1  # more Resources
    s = event(230, {"yemen": {**POOR_ADVERSARY, "civil_war": True, "cells": 4}, "iraq": {**WAR, "cells": 2}})
    assert s["iraq"].is_adversary


@rule("12.3")
def test_card_230_turns_a_country_away_before_it_shakes_its_government() -> None:
    s = event(230, {"yemen": {**FAIR, "civil_war": True, "cells": 2}})
    assert (s["yemen"].is_fair, s["yemen"].is_adversary) == (True, True)


@rule("12.3")
def test_card_233_un_ceasefire() -> None:
    s = event(
        233, {"yemen": {**WAR, "cells": 3, "militia": 1}, "iraq": {**WAR, "militia": 2}, "iran": {"cells": 1}}, [1]
    )
    assert not s["yemen"].civil_war
    s = event(
        233, {"yemen": {**WAR, "cells": 1}, "iraq": {**WAR, "alignment": "ally", "cells": 1}, "iran": {"cells": 1}}, [1]
    )
    assert not s["iraq"].civil_war


@rule("12.3")
def test_card_234_free_syrian_army() -> None:
    s = event(234, {"syria": POOR})
    assert (s["syria"].cells, s["syria"].militia) == (2, 1)


@rule("12.3")
def test_card_235_qadhafi() -> None:
    wars = {"sudan": {**WAR, "alignment": "adversary", "cells": 3, "troops": 3}, "somalia": WAR}
    s = event(235, wars, [4])
    assert (s["sudan"].civil_war, s["somalia"].civil_war) == (True, False)  # by Resources, and lots, not by cells
    s = event(235, {"yemen": {**WAR, "cells": 1}, "libya": {**WAR, "militia": 1}, "iraq": {**WAR, "cells": 1}})
    assert s["iraq"].is_adversary
    assert not s["iraq"].civil_war


@rule("12.3")
def test_card_236_takes_from_the_boxes_too() -> None:
    s = event(236, {}, lapsing=["arab_winter"], discard=[164])
    assert s.hands[JIHADIST] == [173]


@rule("12.3")
def test_card_238_revolution() -> None:
    s = event(238, {"yemen": {**POOR, "awakening": 2, "reaction": 1}, "iraq": {**POOR, "awakening": 1, "reaction": 1}})
    assert s["yemen"].civil_war
    both = {"awakening": 1, "reaction": 1}
    assert event(238, {"yemen": {**POOR, **both}, "iraq": {**POOR, **both}})["iraq"].civil_war


def test_every_instruction_on_how_is_tested_by_its_number() -> None:
    """The tests above name the cards; a new instruction needs one."""
    named = "".join(name for name in globals() if name.startswith("test_card"))
    ranges = {88: 87, 212: 211}
    for number, _ in instructions.BOOK.answers:
        assert str(ranges.get(number, number)) in named or number == 110  # the conformance test of 12.3.4a


# -- by rule 12.3 alone


@rule("12.3.2a")
def test_the_cells_of_anaconda_are_placed_by_the_flow() -> None:
    g = moment({"afghanistan": RC, "pakistan": FAIR}, rules=BASE)
    g.s.scenario = "anaconda"
    decided(scenarios.special_step(g), dice=[1])
    assert cells(g.s) == {"afghanistan": 1, "pakistan": 1, "russia": 1}


@rule("12.3.5")
def test_postures_rolled_by_a_plot_are_chosen_and_rolled_again() -> None:
    g = moment(
        {"germany": {**HARD, "plots": ["wmd"]}, "italy": HARD, "france": HARD, "pakistan": {**POOR, "wmd_cache": 2}}
    )
    decided(plots.resolve_one_plot(g), dice=[5, 1, 1, 1, 1])
    assert [g.s[id].posture for id in ("germany", "italy", "france")] == ["soft", "soft", "soft"]


@rule("12.3.6")
def test_when_all_markers_are_in_use_reaction_is_taken_by_lot_and_awakening_by_the_column() -> None:
    full = {"yemen": {**POOR, "reaction": 16}, "egypt": {**POOR, "reaction": 13}, "jordan": POOR}
    g = moment(full)
    decided(awakening.place_reaction(g, g.s["jordan"]), dice=[1])
    assert g.s["jordan"].reaction == 1
    g = moment({"yemen": {**POOR, "awakening": 16}, "egypt": {**POOR, "awakening": 13}, "jordan": POOR})
    decided(awakening.place_awakening(g, g.s["jordan"], side=JIHADIST))
    assert g.s["egypt"].awakening == 12


@rule("12.3")
@pytest.mark.parametrize(
    ("number", "countries", "told"),
    [
        (74, {"somalia": {**ISLAMIST, "cells": 2, "active_cells": 1}, "germany": HARD, "italy": HARD}, "option-active"),
        (207, {}, "country-united_states"),
        (207, {"pakistan": {**POOR, "wmd_cache": 2}, "iran": {}}, "country-united_states"),
    ],
)
def test_cards_74_and_207_say_what_rule_12_would_come_to(number: int, countries: dict[str, Any], told: str) -> None:
    heard: list[Note] = []
    plots = [1, 1, 1, 2, 2, 3, *(["wmd"] if "pakistan" in countries else [])]
    rules = BASE if number == 74 else AWAKENING
    g = moment(countries, rules=rules, playing=[number], heard=heard, plots={"available": plots})
    decided(card_play.carry_out_event(g, g.card(number), JIHADIST), [1] if number == 74 else [])
    options = [note.message.args["options"] for note in heard if note.message.id == "note-why-told-to"]
    assert told in [getattr(option, "id", "") for each in options if isinstance(each, tuple) for option in each], (
        options
    )


@pytest.mark.parametrize(("numbers", "purpose"), lines(instructions.BOOK), ids=str)
def test_every_line_of_how_is_tested(numbers: tuple[int, ...], purpose: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the line, a test of its card fails."""
    for number in numbers:
        monkeypatch.delitem(instructions.BOOK.answers, (number, purpose))
    assert fails(globals(), numbers)

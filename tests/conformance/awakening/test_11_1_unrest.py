"""Awakening and Reaction, Polarization and Convergence (11.1)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.messages import Note
from sandtable.labyrinth import (
    countries,
    jihadist_operations,
    militia,
    positions,
    soundness,
    us_operations,
    views,
)
from sandtable.labyrinth.expansion import awakening, civil_war
from sandtable.labyrinth.forecasts.jihadist import jihad
from sandtable.labyrinth.jihadist_operations import Campaign
from sandtable.labyrinth.terms import ALLY, FAIR, GOOD, ISLAMIST_RULE, POOR
from tests.conformance.awakening.setting import JIHADIST_CARD, US_CARD, moment, notes, phase, rule, table
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import play
from tests.playing import decided, rolled

PLACERS = {"awakening": awakening.place_awakening, "reaction": awakening.place_reaction}
KINDS = pytest.mark.parametrize("kind", PLACERS)


@KINDS
@rule("11.1.1", "11.1.2a", "11.1.2c")
def test_markers_are_placed_in_muslim_countries_without_limit(kind: str) -> None:
    g = moment({"egypt": muslim("Poor Neutral")})
    assert decided(PLACERS[kind](g, g.s["egypt"], 7)) == 7
    assert getattr(g.s["egypt"], kind) == 7


@KINDS
@rule("11.1.2b")
def test_an_unmarked_country_is_tested_first(kind: str) -> None:
    g = moment({})
    assert decided(PLACERS[kind](g, g.s["mali"]), dice=[5]) == 1
    assert (g.s["mali"].governance, getattr(g.s["mali"], kind)) == (FAIR, 1)


@KINDS
@rule("11.1.4", "11.1.1")
@pytest.mark.parametrize(
    ("id", "there", "placed"),
    [
        ("egypt", muslim("Good Ally"), 0),
        ("egypt", muslim("Islamist Rule Adversary"), 0),
        ("egypt", muslim("Poor Neutral", civil_war=True), 0),
        ("egypt", muslim("Poor Ally", rc="tan"), 1),
        ("france", {}, 0),
        ("nigeria", {}, 0),
        ("iran", {}, 0),
    ],
)
def test_where_markers_never_lie(kind: str, id: str, there: dict[str, Any], placed: int) -> None:
    g = moment({id: there})
    assert decided(PLACERS[kind](g, g.s[id])) == placed


@rule("11.1.3a", "11.1.3-ex1")
def test_two_against_one_in_pakistan_change_the_dice_of_both_sides() -> None:
    pakistan = muslim("Fair Neutral", awakening=2, reaction=1, cells=2)
    us = table({"pakistan": pakistan}, dice=[4], phase={"side": "us", "card": 1}, hands={"us": [US_CARD[2], 126]})
    play(us, US_CARD[2], "war_of_ideas", "pakistan")
    assert us.state["pakistan"].alignment == ALLY  # 4 and 1 are 5
    jihadist = table({"pakistan": pakistan}, dice=[2, 1], hands={"jihadist": [JIHADIST_CARD[2], 164]})
    play(jihadist, JIHADIST_CARD[2], "jihad", "pakistan")
    assert rolled(jihadist) == [2, 1]
    assert jihadist.state["pakistan"].governance == POOR  # 2 and 1 are 3, a failure; 1 and 1 are 2, a success
    assert jihadist.state["pakistan"].cells == 1


@rule("11.1.3a")
def test_a_major_jihad_is_changed_too_and_so_is_its_forecast() -> None:
    g = moment({"yemen": muslim("Poor Adversary", reaction=1, cells=5)})
    yemen = g.s["yemen"]
    campaign = Campaign(yemen, major=True, dice=2)
    assert jihad(g.s, yemen, 2).chance == pytest.approx(4 / 6)
    decided(jihadist_operations.carry_out_jihad(g, [campaign]), dice=[4, 4])
    assert yemen.governance == ISLAMIST_RULE
    assert [debt.kind for debt in g.s.owed] == ["convergence_reaction"]


@rule("11.1.3b")
def test_plots_and_recruits_are_rolled_without_them() -> None:
    g = moment({"egypt": muslim("Poor Neutral", awakening=3, cells=2)})
    egypt = g.s["egypt"]
    decided(jihadist_operations.plot_rolls(g, [egypt], 1), dice=[3])
    assert egypt.plots
    assert decided(jihadist_operations.recruit_succeeds(g, egypt), dice=[3])


@rule("11.1.3c")
def test_equal_markers_cancel_and_stay_and_a_great_difference_decides() -> None:
    g = moment({"egypt": muslim("Poor Neutral", awakening=2, reaction=2), "libya": muslim("Poor Neutral", reaction=6)})
    changes = dict(us_operations.war_of_ideas_modifiers(g.s, g.s["egypt"], 0))
    assert changes["awakening"] + changes["reaction"] == 0
    decided(us_operations.war_of_ideas_roll(g, g.s["egypt"], 0), dice=[2])
    assert (g.s["egypt"].awakening, g.s["egypt"].reaction) == (2, 2)
    decided(us_operations.war_of_ideas_roll(g, g.s["libya"], 0), dice=[6])
    assert not g.s["libya"].is_ally


@rule("11.1.5a", "11.1.5b", "11.1.5c")
def test_each_step_of_governance_removes_one_and_alignment_none() -> None:
    g = moment({"egypt": muslim("Poor Neutral", awakening=2, reaction=2)})
    egypt = g.s["egypt"]
    countries.set_alignment(g, egypt, ALLY)
    assert (egypt.awakening, egypt.reaction) == (2, 2)
    countries.improve(g, egypt)
    assert (egypt.awakening, egypt.reaction) == (1, 2)
    countries.worsen(g, egypt)
    assert (egypt.awakening, egypt.reaction) == (1, 1)


@rule("11.1.6", "11.3.14")
@pytest.mark.parametrize("level", [GOOD, ISLAMIST_RULE])
def test_at_good_or_islamist_rule_all_of_them_go(level: Any) -> None:
    g = moment({"egypt": muslim("Fair Ally", awakening=4, reaction=3)})
    countries.set_governance(g, g.s["egypt"], level)
    assert (g.s["egypt"].awakening, g.s["egypt"].reaction) == (0, 0)


@rule("11.1.6")
def test_civil_war_turns_them_into_pieces() -> None:
    g = moment({"egypt": muslim("Fair Ally", awakening=2, reaction=1)})
    decided(civil_war.start(g, g.s["egypt"]))
    assert (g.s["egypt"].awakening, g.s["egypt"].reaction, g.s["egypt"].militia, g.s["egypt"].cells) == (0, 0, 2, 1)


@rule("11.1.7", "11.1.7a", "11.1.7b", "11.1.7c", "11.1.7d", "11.1.7e")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("Poor Neutral", 0, 3), ("Poor Adversary", 0, 3)),
        (("Fair Adversary", 0, 3), ("Poor Adversary", 0, 2)),
        (("Poor Neutral", 1, 3), ("Poor Neutral", 1, 4)),
        (("Poor Neutral", 1, 2), ("Poor Neutral", 1, 2)),
        (("Poor Neutral", 2, 2), ("Poor Neutral", 2, 2)),
        (("Poor Neutral", 2, 1), ("Poor Neutral", 2, 1)),
        (("Poor Neutral", 2, 0), ("Poor Neutral", 3, 0)),
        (("Poor Neutral", 5, 0), ("Poor Ally", 5, 0)),
        (("Poor Ally", 3, 0), ("Fair Ally", 2, 0)),
    ],
)
def test_polarization_by_the_difference(before: tuple[str, int, int], after: tuple[str, int, int]) -> None:
    condition, up, down = before
    g = moment({"egypt": muslim(condition, awakening=up, reaction=down)})
    phase(g, "polarization")
    egypt = g.s["egypt"]
    assert egypt.governance is not None
    assert egypt.alignment is not None
    words = f"{egypt.governance.name} {egypt.alignment.name}".title()
    assert (words, egypt.awakening, egypt.reaction) == after


@rule("11.1.7a", "11.1.7b", "11.1.7c", "11.1.7d", "11.1.7e")
@pytest.mark.parametrize(
    ("up", "down", "what"),
    [
        (0, 3, "toward_islamist_rule"),
        (0, 2, "reaction"),
        (1, 0, None),
        (2, 0, "awakening"),
        (3, 0, "toward_good"),
    ],
)
def test_what_polarization_would_do_is_known_before(up: int, down: int, what: str | None) -> None:
    g = moment({"egypt": muslim("Poor Neutral", awakening=up, reaction=down)})
    assert awakening.leaning(g.s["egypt"]) == what


@rule("11.1.7-ex1", "11.1.7e", "11.1.5a", "11.1.6")
def test_egypt_over_five_turns() -> None:
    g = moment({"egypt": muslim("Poor Neutral", awakening=3, reaction=1)})
    egypt = g.s["egypt"]
    seen = []
    for turn in range(5):
        phase(g, "polarization", dice=[3, 1] if turn == 4 else [], picks=[])
        seen.append((egypt.governance, egypt.alignment, egypt.awakening, egypt.reaction))
        if turn == 3:
            g.s["libya"].governance, g.s["libya"].alignment = POOR, ALLY
    assert [(up, down) for _, _, up, down in seen] == [(4, 1), (4, 1), (3, 1), (4, 1), (0, 0)]
    assert [level for level, *_ in seen] == [POOR, POOR, FAIR, FAIR, GOOD]
    assert [alignment == ALLY for _, alignment, *_ in seen] == [False, True, True, True, True]
    assert g.s["libya"].awakening == 1  # Convergence (11.1.8): white 3, black 1


@rule("11.1.7f", "11.1.8a", "11.1.8c")
def test_what_becomes_good_or_islamist_comes_last_and_before_any_convergence() -> None:
    heard: list[Note] = []
    g = moment(
        {
            "egypt": muslim("Fair Ally", awakening=3),
            "yemen": muslim("Poor Adversary", reaction=3),
            "jordan": muslim("Poor Neutral", awakening=2),
        },
        heard=heard,
    )
    # the Awakening of Egypt converges on Jordan (white 2, black 3), the Reaction of Yemen on Jordan as well
    phase(g, "polarization", dice=[2, 3, 2, 3])
    assert (g.s["egypt"].governance, g.s["yemen"].governance) == (GOOD, ISLAMIST_RULE)
    assert (g.s["jordan"].awakening, g.s["jordan"].reaction) == (4, 1)  # 2, one by Polarization, one by Convergence
    order = [note.message.args["country"] for note in notes(heard, "polarized")]
    assert [str(getattr(each, "id", each)) for each in order] == ["country-jordan", "country-egypt", "country-yemen"]
    ids = [note.message.id for note in heard]
    assert max(i for i, id in enumerate(ids) if id == "note-governance") < ids.index("note-convergence")


@rule("11.1.8a")
def test_convergence_follows_whatever_the_cause() -> None:
    t = table(
        {"egypt": muslim("Fair Ally", aid=3), "morocco": muslim("Poor Neutral")},
        dice=[6, 1, 1],
        phase={"side": "us", "card": 1},
        hands={"us": [US_CARD[2], 126]},
    )
    play(t, US_CARD[2], "war_of_ideas", "egypt")
    assert t.state["egypt"].is_good
    assert t.state["morocco"].awakening == 1


@rule("11.1.8b", "11.3.9")
def test_a_marker_that_cannot_lie_there_goes_next_door_or_the_dice_are_rolled_again() -> None:
    near = moment({"egypt": muslim("Good Ally"), "libya": muslim("Poor Neutral"), "sudan": muslim("Poor Neutral")})
    countries.set_governance(near, near.s["libya"], GOOD)
    decided(awakening.awakening_converges(near, near.s["libya"]), dice=[4, 1])  # Egypt; only Sudan next to it can
    assert near.s["sudan"].awakening == 1
    far = moment({"yemen": muslim("Good Ally"), "saudi_arabia": muslim("Good Ally"), "somalia": muslim("Good Ally"),
                  "lebanon": muslim("Poor Neutral")})  # fmt: skip
    decided(awakening.reaction_converges(far, far.s["yemen"]), dice=[6, 3, 3, 5])  # Yemen, then Lebanon
    assert far.s["lebanon"].reaction == 1


@KINDS
@rule("11.1.2c", "11.2.9b")
def test_fifteen_markers_count_thirty_on_their_backs(kind: str) -> None:
    g = moment({"egypt": muslim("Poor Neutral", **{kind: 14}), "jordan": muslim("Poor Neutral", **{kind: 13})})
    assert g.s.unrest_markers(kind) == 14
    assert views.describe(g.s)[kind] == {"on_track": 1}
    assert decided(PLACERS[kind](g, g.s["jordan"], 3)) == 3, "one turns over, one is new, and turns over too"
    assert (g.s["egypt"].awakening or g.s["egypt"].reaction, awakening.on_map(g.s, kind)) == (14, 30)
    assert not soundness.faults(g.s)
    assert positions.read(positions.write(g.s)) == g.s
    alone = moment({"egypt": muslim("Poor Neutral", **{kind: 30})})
    assert decided(PLACERS[kind](alone, alone.s["egypt"])) == 0, "there is no other country to take one from"


@KINDS
@rule("11.2.9b")
@pytest.mark.parametrize(("source", "left"), [("libya", [20, 2, 1]), ("egypt", [18, 3, 1])])
def test_the_sixteenth_marker_is_taken_from_another_country(kind: str, source: str, left: list[int]) -> None:
    """One that counts one if there is such, else one that counts two."""
    there = {"egypt": 20, "libya": 3, "yemen": 5, "jordan": 0}  # 10, 2 and 3 markers
    g = moment({id: muslim("Poor Neutral", **{kind: count}) for id, count in there.items()})
    assert g.s.unrest_markers(kind) == 15
    assert decided(PLACERS[kind](g, g.s["jordan"]), picks=[(source,)]) == 1
    assert [getattr(g.s[id], kind) for id in ("egypt", "libya", "jordan")] == left
    assert g.s.unrest_markers(kind) == 15


@rule("11.2.9b")
def test_a_marker_under_truce_is_not_taken_by_an_event() -> None:
    g = moment({"egypt": muslim(awakening=30, markers=["truce"]), "jordan": muslim()}, lapsing=["truce"])
    g.event = "pearl_roundabout"
    assert decided(awakening.place_awakening(g, g.s["jordan"])) == 0


def test_arab_winter_and_truce_keep_markers_away() -> None:
    winter = moment({"egypt": muslim("Poor Neutral", awakening=2)}, lapsing=["arab_winter"])
    phase(winter, "polarization")
    assert winter.s["egypt"].awakening == 2
    truce = moment({"egypt": muslim("Poor Neutral", awakening=3, reaction=1, markers=["truce"])})
    phase(truce, "polarization")
    assert truce.s["egypt"].awakening == 3
    assert militia.may_lie_in(truce.s["egypt"])

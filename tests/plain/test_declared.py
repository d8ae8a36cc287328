"""Declared events have a shape: a deck is read into records, and verbs say what they do and what they would do."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import resources
from typing import Any, get_args

import pytest

import sandtable.words  # noqa: F401  gives refusals their voice
from sandtable.core.errors import BadRecord
from sandtable.core.questions import Ask, Question, Request
from sandtable.core.records import read
from sandtable.plain import declared, effects
from sandtable.plain.cards import DECK, read_cards
from sandtable.plain.declared import Effect, Free, Lasting, PickSpaces, Place, Remove, RemoveShare, Replace
from sandtable.plain.effects.event import piece
from sandtable.plain.effects.prospects import Prospect, tracks_moved
from sandtable.plain.naming import ActionName, Where
from sandtable.plain.nonplayers.instructions import Instruction
from sandtable.plain.play import Play
from sandtable.plain.state import State
from sandtable.plain.terms import PIECES, UNSHADED
from sandtable.plain.under_way import Event
from sandtable.words import Words
from tests.plain.nonplayers import Done, book_plays, both
from tests.plain.scene import Spaces, scene, turn
from tests.playing import carried_out

ROWS: list[dict[str, Any]] = tomllib.loads(
    resources.files("sandtable.plain").joinpath("data/deck.toml").read_text(encoding="utf-8")
)["card"]
Place_ = tuple[str | int, ...]


def tables(value: Any, path: Place_ = ()) -> Iterator[Place_]:
    """Every table in a card, down to the last condition."""
    if isinstance(value, dict):
        yield path
    for key, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from tables(each, (*path, key))


def written(number: int, path: Place_) -> str:
    """How a place is written: lists count from one."""
    return ".".join(["card", str(number), *(str(each + 1 if isinstance(each, int) else each) for each in path)])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["number"]))
def test_a_misspelt_key_is_refused_wherever_it_stands(row: dict[str, Any]) -> None:
    free_keys = (
        "lasting",
        "provenance",
        "reason",
        "max",
    )  # tables whose keys are words of their own: those are refused as values
    for path in tables(row):
        spoilt = copy.deepcopy(row)
        inner: Any = spoilt
        for key in path:
            inner = inner[key]
        inner["spaces_mx"] = 1
        with pytest.raises(BadRecord) as refused:
            read_cards([spoilt])
        here = written(row["number"], path)
        expected = here if path and path[-1] in free_keys else f"{here}.spaces_mx"
        assert refused.value.message.args["key"] == expected


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["number"]))
def test_nothing_of_another_kind_is_taken(row: dict[str, Any]) -> None:
    """Every value of every effect, replaced by one that no key takes."""
    for path in tables(row):
        inner: Any = row
        for key in path:
            inner = inner[key]
        for key in inner:
            spoilt = copy.deepcopy(row)
            place: Any = spoilt
            for each in path:
                place = place[each]
            place[key] = 1.5
            with pytest.raises(BadRecord) as refused:
                read_cards([spoilt])
            number = spoilt["number"]
            assert refused.value.message.args["key"] == written(number, (*path, key))


@pytest.mark.parametrize(
    ("effect", "missing"),
    [
        ({"do": "place", "pieces": ["taliban_guerrilla"]}, "n"),
        ({"do": "place", "n": 1}, "pieces"),
        ({"pieces": ["taliban_guerrilla"], "n": 1}, "do"),
        ({"do": "replace", "pieces": ["guerrilla"], "n": 1}, "with"),
        ({"do": "gain", "track": "aid"}, "n"),
        ({"do": "gain", "track": "aid", "n": 1, "each": 2}, "per"),
        ({"do": "gain", "track": "aid", "per": "box"}, "each"),
        ({"do": "lose", "track": "aid", "per": "piece", "each": 1, "where": {}}, "counted"),
        ({"do": "lose", "track": "aid", "per": "space", "each": 1}, "where"),
        ({"do": "if", "where": {}}, "then"),
    ],
)
def test_what_a_verb_needs_must_be_said(effect: dict[str, Any], missing: str) -> None:
    row = {**ROWS[7], "unshaded": [{"do": "lasting"}, effect]}
    with pytest.raises(BadRecord, match="missing") as refused:
        read_cards([row])
    assert refused.value.message.args["key"] == f"card.8.unshaded.2.{missing}"


def test_a_refusal_says_where_and_what_there_is() -> None:
    row = {**ROWS[7], "unshaded": [{"do": "islamabad", "boxes": 2, "towards": "hostility"}]}
    with pytest.raises(BadRecord) as refused:
        read_cards([row])
    assert "card.8.unshaded.1.towards" in str(refused.value)
    assert refused.value.message.args["keys"] == ("boxes", "toward", "harden")
    with pytest.raises(BadRecord, match="no_such_verb"):
        read_cards([{**ROWS[7], "shaded": [{"do": "no_such_verb"}]}])


def test_sheets_have_a_shape_too() -> None:
    for row, key in (
        ({"were": ["raid"]}, "were"),
        ({"where": ["riad"]}, "where.1"),
        ({"only_if": "nobody"}, "only_if"),
    ):
        with pytest.raises(BadRecord) as refused:
            read(Instruction, row, "10.unshaded.coalition")
        assert refused.value.message.args["key"] == f"10.unshaded.coalition.{key}"


def test_every_record_has_a_verb() -> None:
    assert {*effects.VERBS} == {*declared.VERBS.values()}
    used = {type(effect) for card in DECK.values() for text in card.texts.values() for effect in text}
    assert {*declared.VERBS.values()} - used == {declared.Transfer} - used  # none that no card uses


# -- what a verb would do is what it does

SPACES: Spaces = {
    "kabul": {"police": 3, "troops": 2, "coalition_troops": 3},
    "herat": {"taliban": 3, "taliban_active": 2, "taliban_bases": 1, "warlords": 2, "police": 2, "troops": 3},
    "khowst": {"warlords": 1, "warlords_active": 2, "warlord_bases": 1, "coalition_troops": 2},
    "balkh": {"taliban_bases": 2, "troops": 4},
}


def last_first(kinds: Any, taken: int) -> int:
    """Whoever decides takes the last of what there is."""
    return int(kinds[-1])


@pytest.fixture
def declared_as(monkeypatch: pytest.MonkeyPatch) -> Callable[[Effect], Event]:
    """An event, begun by the Government, whose text has but this effect."""

    def begun(effect: Effect) -> Event:
        monkeypatch.setitem(DECK.cards, 8, replace(DECK[8], texts={UNSHADED: (effect,)}))
        return Event("government", 8, UNSHADED)

    return begun


def carry_out(s: State, event: Event, space: str) -> None:
    """Carry out an event there alone, always taking the last piece on offer."""

    def rules() -> Ask[None]:
        while event.path:
            yield from piece(Play(s, None), event)

    def reply(request: Request) -> Any:
        assert isinstance(request, Question)
        return (space,) if space in request.keys else (request.keys[-1],)

    carried_out(rules(), reply)


ONE_SPACE: list[Effect] = [
    Place(pieces=("taliban_guerrilla",), n=3),
    Place(pieces=("warlord_base",), n=3, max={"warlord_base": 1}),
    Place(pieces=("government_police",), n=5, per_space=2),
    Remove(pieces=("taliban_piece",), n=4),
    Remove(pieces=("guerrilla",), n=9, state="underground"),
    Remove(pieces=("taliban_piece", "warlord_piece"), n=9, bases_last=True),
    Remove(pieces=("taliban_guerrilla", "taliban_base"), n=6, max={"taliban_active": 1}),
    Remove(pieces=("coin_cube",), n=6, per_space=3),
    RemoveShare(pieces=("coin_cube",), share="half"),
    RemoveShare(pieces=("government_cube",), share="third"),
    Replace(pieces=("government_cube",), with_=("taliban_guerrilla",), n=3),
    Replace(pieces=("guerrilla",), with_=("government_police",), n=2, per_space=1),
    declared.Flip(pieces=("guerrilla",), to="active"),
    declared.Flip(pieces=("taliban_guerrilla",), to="underground"),
]


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("effect", ONE_SPACE, ids=lambda effect: effect.verb)
def test_a_space_would_be_left_as_it_is_left(
    declared_as: Callable[[Effect], Event], effect: Effect, space: str
) -> None:
    state: State = scene(SPACES).state.copy()
    event = declared_as(replace(effect, where=Where(in_=(space,))))  # type: ignore[call-arg]
    before = list(state[space].count)
    prospect = Prospect(state, event, state[space], last_first)
    assert state[space].count == before, "looking ahead has changed the table"
    carry_out(state, event, space)
    assert dict(zip(PIECES, prospect.there.count, strict=True)) == dict(zip(PIECES, state[space].count, strict=True))
    changed = [after - was for after, was in zip(state[space].count, before, strict=True)]
    if not isinstance(effect, declared.Flip):
        assert [sum(by for each, by in prospect.changes if each == n) for n in range(len(PIECES))] == changed


@pytest.mark.parametrize("level", ["support", "neutral", "opposition"])
@pytest.mark.parametrize(
    "effect",
    [
        declared.Shift(levels=1, toward="support"),
        declared.Shift(levels=2, toward="opposition"),
        declared.SetLevel(level="neutral"),
        declared.SetLevel(level="support"),
    ],
)
def test_opinion_would_shift_as_it_shifts(declared_as: Callable[[Effect], Event], effect: Effect, level: str) -> None:
    state: State = scene({"herat": {"support": level, "police": 1}}).state.copy()
    herat, before = state["herat"], state["herat"].level
    event = declared_as(replace(effect, where=Where(in_=("herat",))))  # type: ignore[call-arg]
    prospect = Prospect(state, event, herat, last_first)
    for _ in piece(Play(state, None), event):
        pytest.fail("nothing is asked")
    assert prospect.there.level == herat.level
    assert prospect.swayed == herat.pop * abs(herat.level - before)


def test_what_is_under_way_counts_what_it_did(declared_as: Callable[[Effect], Event]) -> None:
    state: State = scene(SPACES).state.copy()
    event = declared_as(Remove(pieces=("taliban_piece",), n=4, per_space=2, max={"taliban_base": 1}))

    def goes(space: str) -> int:
        return -sum(by for _, by in Prospect(state, event, state[space], last_first).changes)

    assert (goes("herat"), goes("balkh")) == (2, 1)
    event.use("herat", PIECES.index("taliban_base"))
    assert (goes("herat"), goes("balkh")) == (1, 0)


@pytest.mark.parametrize("number", [number for number, card in DECK.items() if not card.is_capability])
def test_tracks_move_at_least_as_far_as_they_would(number: int) -> None:
    for text in DECK[number].texts:
        table = turn("government", {}, card=number, next=12 if number != 12 else 13, dice=[1] * 9)
        before: State = table.state.copy()
        would = tracks_moved(before, [each for each in DECK[number].texts[text] if not isinstance(each, Lasting)])
        if not any(would.values()):
            continue
        table.answer("event")
        table.answer(text)
        while table.question is not None and table.state.card == number and not table.state.acted:
            keys = table.question.keys
            table.answer(*(["done"] if "done" in keys else keys[: table.question.at_least or 1]))
        after: State = table.state
        for track, by in would.items():
            moved = _stands(after, track) - _stands(before, track)
            assert abs(moved) >= abs(by), (track, by, moved)
            assert moved * by >= 0, (track, by, moved)


def _stands(s: State, track: str) -> int:
    return {"aid": s.aid, "patronage": s.patronage, "islamabad": s.box, **s.resources}[track]


# -- raids: what counts is what the text says, on whatever card it stands

WITH_TROOPS = (
    PickSpaces(n=1, where=Where(kind=("province",))),
    Place(pieces=("government_troops",), n=2, where=Where(picked=True)),
    Free(faction="government", action="sweep", where=Where(picked=True), stays=True),
    Free(
        faction="government", action="assault", where=Where(picked=True), one_a_cube=True, removes_most=4
    ),
)  # fmt: skip


def raided(done: Done) -> list[set[str]]:
    """The spaces that were left whenever it made a difference where Sweep and Assault remove most."""
    return [
        {space.id.removeprefix("space-") for space in args["spaces"]}
        for args in done.said("why-priority")
        if args["priority"].id == "priority-raid"
    ]


def test_troops_that_the_text_places_fight_on_any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the two Troops to come Herat loses its Base; without them Balkh would lose more."""
    spaces = {"herat": {"taliban_active": 1, "taliban_bases": 1}, "balkh": {"troops": 1, "taliban_active": 5}}
    bare = tuple(effect for effect in WITH_TROOPS if not isinstance(effect, Place))
    for text, expected in ((WITH_TROOPS, "herat"), (bare, "balkh")):
        monkeypatch.setitem(DECK.cards, 10, replace(DECK[10], texts={UNSHADED: text}, lasting={}))
        others = ["coalition", "taliban", "warlords"]
        done = book_plays("government", spaces, others=others, card=10)
        assert raided(done) == [{expected}]


def test_a_raid_sweeps_as_the_rules_do() -> None:
    """With ISR shaded (1) a Coalition Sweep activates one Guerrilla less: Herat would lose one, not two."""
    cubes = {"coalition_troops": 1, "troops": 1}
    spaces = {"herat": {**cubes, "taliban": 2}, **both({**cubes, "taliban_active": 2}, "balkh", "konduz")}
    others = ["government", "taliban", "warlords"]
    blind = book_plays("coalition", spaces, others=others, card=10, capabilities={"isr": "shaded"})
    assert raided(blind)[0] == {"balkh", "konduz"}
    assert raided(book_plays("coalition", spaces, others=others, card=10)) == []


def test_every_action_that_an_event_may_give_has_a_name() -> None:
    words = Words(game="plain", strict=True)
    assert all(words(f"action-{name}") for name in get_args(ActionName))

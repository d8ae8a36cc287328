"""The opponent says why: no box, priority or die of rule 9 decides silently, and the reasons can be read."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import Draw
from sandtable.core.game import games
from sandtable.core.messages import Message, Note
from sandtable.labyrinth import card_play
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents import random_country
from sandtable.labyrinth.opponents.solitaire import chart, operations, where
from sandtable.labyrinth.opponents.solitaire.priorities import Chart
from sandtable.labyrinth.terms import JIHADIST, Kind
from tests.labyrinth.conditions import FAIR, POOR
from tests.labyrinth.opponent_scene import RC, UNPLAYABLE, US_EVENT, book_plays, moment
from tests.labyrinth.scene import WORDS
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import answers, decided, told


def reasons(table: Table) -> list[Note]:
    return [note for note in table.notes if note.kind == "why"]


def read(notes: list[Note]) -> list[str]:
    """Reasons as people read them, each with its rule."""
    return [f"{WORDS.say(note.message)} {note.rule}" for note in notes]


CHARTS: list[Chart] = [where.PLOT, where.MINOR_JIHAD, where.ALIGNMENT_SHIFT, where.recruit_chart(2), *where.TO]


# -- every line has words


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_every_box_has_words(chart: Chart) -> None:
    for box in chart.boxes:
        assert WORDS.has(f"box-{chart.name}-{box.name}")


def test_every_question_and_priority_has_words() -> None:
    for box in chart.EVENT_OR_OPS.boxes:
        assert WORDS.say(Message(f"box-event_or_ops-{box.rstrip('?')}")).endswith("?")
    for line in (*where.MINOR_JIHAD_TIES, *where.RECRUIT_TIES, *where.PLOT_EVENT_TIES, *where.TO_TIES):
        assert WORDS.has(f"priority-{line.name}")


# -- whole texts


@pytest.mark.rule("labyrinth", "9.5.1-ex1")
def test_the_books_example_reads_as_the_book_tells_it() -> None:
    place = {**FAIR, "alignment": "ally", "troops": 2, "cells": 2}
    table = book_plays(US_EVENT[2], {"gulf_states": place, "afghanistan": place}, dice=[4, 6, 6], prestige=8)
    assert read(reasons(table)) == [
        "Is it a Jihadist or Unassociated event that can be played? No. 9.4.1",
        "Is it a US event that could happen? Yes. 9.4.1",
        "In the United States: none. 9.4.2.2",
        "In the Philippines, with Abu Sayyaf while Prestige is above Low: its condition does not hold now. 9.4.2.2",
        "Where Troops are, while Prestige is above Low: Gulf States and Afghanistan. 9.4.2.2",
        "Equal, so by chance: Gulf States and Afghanistan. Rolled 4: Afghanistan. 9.5",
    ]


@pytest.mark.rule("labyrinth", "9.4.3-ex1")
def test_the_books_radicalization_tells_each_line() -> None:
    table = book_plays(US_EVENT[3], {"yemen": {**POOR, "cells": 1}}, dice=[6, *[6] * 6], seed=2)
    text = read([note for note in table.notes if note.rule == "9.4.3"])
    assert text[0] == "Radicalization with a value of 2. 9.4.3"
    assert "Is a cell on the Funding track, to appear anywhere? Yes. 9.4.3" in text
    assert "Can a cell Travel? Yes. 9.4.3" in text


@pytest.mark.rule("labyrinth", "9.4.3d")
def test_radicalization_says_that_there_is_only_one_place() -> None:
    heard: list[Note] = []
    g = moment({"turkey": FAIR, "iran": {"cells": 15}}, funding=9, heard=heard)
    decided(operations.radicalize(g, 2))
    assert g.s["turkey"].is_poor
    assert "There is only Turkey. 9.4.3" in read(heard)


def test_major_jihad_names_what_was_possible_and_what_decided() -> None:
    ready = {**POOR, "cells": 5}
    table = book_plays(UNPLAYABLE[2], {"yemen": ready, "egypt": ready}, dice=[6, 6])
    assert read(reasons(table))[-2:] == [
        "Where Major Jihad could bring about Islamist Rule: Egypt and Yemen. 9.4.2.3",
        "Of these, with the most Resources: Egypt. 9.4.2.3",
    ]


def test_minor_jihad_names_its_boxes_and_priorities() -> None:
    countries = {"egypt": {**FAIR, "cells": 1}, "jordan": {**FAIR, "cells": 1, "aid": 1}}
    table = book_plays(UNPLAYABLE[1], countries, dice=[6])
    text = read(reasons(table))
    assert text[-3] == "In countries at Good: none. 9.4.2.4"
    assert text[-2].startswith("In countries at Fair: ")
    assert text[-1] == "Of these, with Aid: Jordan. 9.4.2.4"


def test_recruit_names_its_boxes_and_priorities() -> None:
    countries = {
        "egypt": {**POOR, "cells": 1},
        "yemen": {**POOR, "cells": 2},
        "russia": {"posture": "soft", "cells": 1},
    }
    table = book_plays(UNPLAYABLE[1], countries, dice=[6])
    text = read(reasons(table))
    assert "Under Regime Change, with five more Troops than cells: none. 9.4.2.5" in text
    assert "Under Islamist Rule, with fewer cells than twice the card's value: none. 9.4.2.5" in text
    assert any(line.startswith("Of these, with the highest number to Recruit: ") for line in text)
    assert text[-1] == "Of these, with the most Troops and cells: Yemen. 9.4.2.5"


def test_travel_names_destinations_then_origins() -> None:
    countries = {
        "somalia": {**POOR, "besieged": True},
        "yemen": {**POOR, "cells": 3},
        "sudan": {**POOR, "active_cells": 3},
    }
    table = book_plays(UNPLAYABLE[1], countries, funding=1)
    text = read(reasons(table))
    assert text[-6:] == [
        "To a Besieged Regime: Somalia. 9.4.2.6",
        "Which cell goes to Somalia? 9.4.2.6.1",
        "From Islamist Rule with more cells than the card's value: none. 9.4.2.6.1",
        "From Regime Change with more than five cells: none. 9.4.2.6.1",
        "From next to the destination: Sudan and Yemen. 9.4.2.6.1",
        "Of these, with an active cell: Sudan. 9.4.2.6.1",
    ]


HINDERED: list[tuple[str, str, int, dict[str, Any]]] = [
    (
        "The door of Itjihad was closed: only US events count this turn. card 47",
        "Is it a Jihadist or Unassociated event that can be played? No. 9.4.1",
        95,
        {"lapsing": ["the_door_of_itjihad_us"]},
    ),
    (
        "No Jihadist card in the discard pile for Oil Price Spike to take. 9.6",
        "Is it a Jihadist or Unassociated event that can be played? No. 9.4.1",
        117,
        {"discard": [25]},
    ),
    (
        "GTMO: no Recruit this turn, though cells are Available. card 114",
        "Are cells Available to Recruit? No. 9.4.1",
        UNPLAYABLE[3],
        {"lapsing": ["gtmo"]},
    ),
]


@pytest.mark.parametrize(("hindrance", "answer", "card", "position"), HINDERED)
def test_a_no_that_the_table_does_not_show_is_explained(
    hindrance: str, answer: str, card: int, position: dict[str, Any]
) -> None:
    text = read(reasons(book_plays(card, {"yemen": {**POOR, "cells": 1}}, dice=[6, 1] * 8, **position)))
    assert text[text.index(hindrance) + 1] == answer


def test_a_no_for_want_of_cells_needs_no_more_words() -> None:
    table = book_plays(UNPLAYABLE[1], {"yemen": {**POOR, "cells": 6}}, dice=[6] * 4, funding=1, lapsing=["gtmo"])
    assert told(table).count("why-gtmo") == 0


@pytest.mark.rule("labyrinth", "9.4.1b", "9.4.2.1a")
def test_radicalization_instead_of_an_event_says_by_which_rule() -> None:
    heard: list[Note] = []
    g = moment({"iran": {"cells": 15}}, heard=heard, funding=9)
    assert chart.follow(g, deck()[66], "own_event") == "radicalization"
    assert read(heard)[-1] == ("Would the event Recruit or place a cell while none is on the Funding track? Yes. 9.4.1")
    assert chart.follow(g, deck()[116], "own_event") == "radicalization"
    assert read(heard)[-1] == ("Would the event place a plot where the Plot chart has no place for it? Yes. 9.4.2.1")


@pytest.mark.rule("labyrinth", "9.5b")
@pytest.mark.parametrize(
    ("kind", "column"),
    [(Kind.SUNNI, "its column is Muslim"), (Kind.NON_MUSLIM, "its column is Non-Muslim"), (None, "")],
)
def test_a_person_is_told_which_columns_of_the_global_table_count(kind: Kind | None, column: str) -> None:
    g = moment({})
    candidates = g.s.where(lambda country: kind is None or country.space.kind == kind)
    request = next(random_country.random_country(g, candidates))
    assert isinstance(request, Draw)
    asked = WORDS.attribute(request.prompt.id, "ask")
    assert asked is not None
    assert column in asked
    assert ("tan die" in asked) is (kind is not None)


SILENT: list[tuple[str, int, dict[str, Any], list[int], dict[str, Any]]] = [
    ("Would the Caucasus move the World Posture marker? Yes. 9.6", 62, {"central_asia": POOR}, [], {}),
    ("The Shia-Mix table gives Yemen for 9. 9.5", 86, {"yemen": POOR}, [3, 3, 3], {}),
    ("In countries at Good: none. 9.4.2.1", 104, {"yemen": POOR, "turkey": FAIR}, [3, 3, 3, 6, 6], {}),
    ("In countries at Fair: Turkey. 9.4.2.1", 104, {"yemen": POOR, "turkey": FAIR}, [3, 3, 3, 6, 6], {}),
    (
        "Active cells go before sleepers, and Sadr last. 9.3.1",
        108,
        {"pakistan": {**FAIR, "cells": 1, "active_cells": 1}},
        [],
        {},
    ),
    (
        "One of Enhanced Measures and Wiretapping at random. Rolled 6: Wiretapping. 9.6",
        84,
        {},
        [6, 6, 6, 1, 1],
        {"events": ["enhanced_measures", "wiretapping"]},
    ),
    (
        "The Jihadist cards of the highest value in the discard pile: Regional al-Qaeda. 9.6",
        117,
        {},
        [],
        {"discard": [91, 52]},
    ),
    ("The last cell does not leave Iraq. 9.4.2.6.1", 79, {"iraq": {**RC, "cells": 1}}, [], {}),
]


@pytest.mark.parametrize(("text", "card", "countries", "dice", "position"), SILENT)
def test_what_an_event_decides_is_told(
    text: str, card: int, countries: dict[str, Any], dice: list[int], position: dict[str, Any]
) -> None:
    heard: list[Note] = []
    g = moment(countries, playing=[card], heard=heard, **position)
    decided(card_play.carry_out_event(g, g.card(card), JIHADIST), dice)
    assert text in read(heard)


def test_the_schengen_table_is_told() -> None:
    heard: list[Note] = []
    soft = {id: {"posture": "soft"} for id in moment({}).s.board.schengen}
    g = moment(soft, heard=heard, us_posture="soft")
    decided(where.schengen_destination(g, g.s.schengen()), dice=[5])
    assert read(heard)[-1] == "The Schengen table gives Spain for 5. 9.5"


def test_a_country_that_will_not_do_is_told_with_the_closest() -> None:
    countries = {id: {**POOR, "cells": 1} for id in ("yemen", "sudan", "libya", "iraq", "jordan", "syria", "lebanon")}
    heard: list[Note] = []
    g = moment(countries, heard=heard)
    egypt = [country.id for country in g.s.muslim()].index("egypt")
    decided(random_country.random_country(g, [g.s[id] for id in countries]), dice=[1], draws=[egypt])
    text = read(heard)
    assert text[0] == "The Global table gives Egypt. 9.5"
    assert text[1].startswith("Egypt will not do; closest to it: ")


# -- nothing is left out


@pytest.mark.parametrize("level", games()["labyrinth"].opponents["jihadist:solitaire"])
def test_in_whole_games_every_reason_has_a_rule_and_can_be_read(level: str) -> None:
    table = Table.new("labyrinth", seats={"jihadist": f"solitaire:{level}"}, seed=level)
    for _ in answers(table, chooser(KEEN, level)):
        pass
    assert len(reasons(table)) > 50
    for note in reasons(table):
        text = WORDS.say(note.message)
        assert note.rule is not None
        assert text[0].isupper()
        assert text[-1] in ".?"
        assert "{" not in text
        assert "-" not in text.split()[0] or text.startswith(("Non-", "Shia-", "Good-"))


RANDOM_ROLLS = ("roll-random_country", "roll-random_marker", "roll-schengen_table", "roll-shia_mix_table")


def test_every_die_of_a_random_choice_is_explained() -> None:
    """After the dice of a table or of equal shares comes the reason that reads them (rolled again: the same die)."""
    explained = dies = 0
    for seed in range(4):
        table = Table.new("labyrinth", seats={"jihadist": "solitaire:virulent"}, seed=seed, decks=1)
        for _ in answers(table, chooser(KEEN, seed)):
            pass
        for note, after in zip(table.notes, table.notes[1:], strict=False):
            what = note.message.args.get("what")
            if note.message.id == "note-die" and isinstance(what, Message) and what.id in RANDOM_ROLLS:
                dies += 1
                again = after.message.args.get("what")
                assert after.kind == "why" or (isinstance(again, Message) and again.id == what.id)
                explained += after.kind == "why"
    assert dies >= explained > 20


def test_before_every_operation_stands_the_chart_that_chose_it() -> None:
    table = Table.new("labyrinth", seats={"jihadist": "solitaire"}, seed=11)
    for _ in answers(table, chooser(KEEN, 11)):
        pass
    before: Note | None = None
    for note in table.notes:
        if note.message.id == "note-operation" and note.message.args["side"] == JIHADIST:
            assert before is not None
            assert (before.kind, before.rule) == ("why", "9.4.1")
        before = note


def test_the_opponent_answers_a_question_without_a_choice_with_its_reason() -> None:
    """People are not asked what leaves no choice; the opponent still says by which box it is the one."""
    heard: list[Note] = []
    g = moment({"yemen": {**POOR, "cells": 1, "aid": 1}}, heard=heard, playing=[87])
    decided(card_play.carry_out_event(g, deck()[87], JIHADIST), draws=[0, 0])
    assert "Where Aid is: Yemen. 9.4.2.2" in read(heard)

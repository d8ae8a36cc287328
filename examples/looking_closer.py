"""Looking closer at a table: what chance can do, how a play went, and a view with its types."""

from __future__ import annotations

from sandtable import LabyrinthOptions, LabyrinthView, Table, labyrinth_view

OPTIONS: LabyrinthOptions = {"scenario": "anaconda", "decks": 1}


def aid(view: LabyrinthView) -> list[str]:
    """The countries that have Aid."""
    return [name for name, country in view["countries"].items() if country["aid"]]


def main() -> None:
    """Play a little, and look."""
    table = Table.new("labyrinth", seed=7, seats={"jihadist": "solitaire"}, **OPTIONS)
    while table.question is not None and table.question.purpose != "war_of_ideas_where":
        keys = table.question.keys
        table.answer("war_of_ideas" if "war_of_ideas" in keys else keys[0])
    if table.question is not None:
        print(table.say(table.question))
        where = table.question.options[0]
        print(table.say(where))
        for probability, after in table.outcomes(where.key):
            print(f"  {probability}: {after!r}")
    for row in table.course("turn", "prestige", "funding")[-3:]:
        print(row)
    print("Aid:", aid(labyrinth_view(table, "us")))


if __name__ == "__main__":
    main()

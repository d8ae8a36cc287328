"""What may be changed by hand in A Distant Plain, and within which limits."""

from __future__ import annotations

import pytest

from tests.plain.scene import PLAIN, moment

CUBES = {"coalition_troops": 20, "troops": 30, "police": 30}
GUERRILLAS = {"taliban": 30, "taliban_active": 30, "warlords": 15, "warlords_active": 15}
BASES = dict.fromkeys(("coalition_bases", "government_bases", "taliban_bases", "warlord_bases"), 2)


def numbers(group: str) -> dict[str, tuple[int, int | None]]:
    """The least and the most of each number in a group."""
    (found,) = [each for each in PLAIN.adjustable(moment()) if each.id == group]
    return {field.id: (field.least, field.most) for field in found.fields if field.kind == "number"}


@pytest.mark.rule("plain", "1.4.1a", "1.8c")
def test_tracks_and_boxes_have_the_limits_of_the_rules() -> None:
    tracks = dict.fromkeys(("resources-government", "resources-taliban", "resources-warlords", "aid"), (0, 75))
    boxes = {f"{box}-{kind}": (0, most) for box in ("casualties", "out_of_play")
             for kind, most in (("bases", 6), ("troops", 20))}  # fmt: skip
    assert numbers("tracks") == {**tracks, "patronage": (0, 40), **boxes}


@pytest.mark.rule("plain", "1.4.1a", "1.4.2b")
def test_spaces_take_the_pieces_there_are_and_two_bases() -> None:
    def most(id: str) -> dict[str, int | None]:
        return {key: limit for key, (_, limit) in numbers(f"space:{id}").items() if key != "terror"}

    assert most("herat") == {**CUBES, **GUERRILLAS, **BASES}
    assert most("loc_kabul_aibak") == {**CUBES, **GUERRILLAS}
    assert most("waziristan") == {"taliban": 30, "taliban_active": 30, "taliban_bases": 2}

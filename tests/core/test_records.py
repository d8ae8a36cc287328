"""Data is read into records: what a field may hold is its type, and what does not fit is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest

import sandtable.words  # noqa: F401  gives refusals their voice
from sandtable.core.errors import BadRecord
from sandtable.core.records import Lacking, OneOf, ReadBy, read

TOWNS = {"kabul": 1, "herat": 2}


@dataclass(frozen=True, kw_only=True)
class Road:
    """Where something leads."""

    from_: Annotated[str, OneOf(TOWNS)]
    open: bool = True
    via: tuple[Road, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Caravan:
    """Something of every kind."""

    name: str
    camels: int | Literal["many"]
    road: Road | None = None
    loads: Mapping[Literal["salt", "silk"], int] = field(default_factory=dict)
    noise: Annotated[str, ReadBy(lambda value, path: f"{path}={value}")] = ""
    escort: int = 0
    paid: int = 0

    def __post_init__(self) -> None:
        if self.escort and not self.paid:
            raise Lacking("paid")


LEAST: dict[str, Any] = {"name": "Noor", "camels": 3}


def test_what_fits_is_read_as_it_is_meant() -> None:
    row = {
        "name": "Noor",
        "camels": "many",
        "road": {"from": "herat", "open": False, "via": [{"from": "kabul"}]},
        "loads": {"salt": 2},
        "noise": "bells",
    }
    assert read(Caravan, row, "caravan.1") == Caravan(
        name="Noor",
        camels="many",
        road=Road(from_="herat", open=False, via=(Road(from_="kabul"),)),
        loads={"salt": 2},
        noise="caravan.1.noise=bells",
    )
    assert read(Caravan, {"camels": 3}, "caravan.1", name="Noor") == Caravan(**LEAST)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"camel": 2}, "caravan.1.camel: not known here; expected one of: name, camels, road, loads"),
        ({"name": 7}, "caravan.1.name: 7 is not a text"),
        ({"camels": True}, "caravan.1.camels: True is not one of: many"),
        ({"camels": "few"}, "caravan.1.camels: 'few' is not one of: many"),
        ({"escort": "x"}, "caravan.1.escort: 'x' is not a whole number"),
        ({"escort": 1}, "caravan.1.paid: missing"),
        ({"road": "x"}, "caravan.1.road: 'x' is not a set of keys"),
        ({"road": {}}, "caravan.1.road.from: missing"),
        ({"road": {"from": "x"}}, "caravan.1.road.from: 'x' is not one of: kabul, herat"),
        ({"road": {"from_": "kabul"}}, "caravan.1.road.from_: not known here; expected one of: from, open, via"),
        ({"road": {"from": "kabul", "open": 1}}, "caravan.1.road.open: 1 is not true or false"),
        ({"road": {"from": "kabul", "via": {}}}, "caravan.1.road.via: {} is not a list"),
        ({"road": {"from": "kabul", "via": [{"from": "kabul"}, {}]}}, "caravan.1.road.via.2.from: missing"),
        ({"loads": []}, "caravan.1.loads: [] is not a set of keys"),
        ({"loads": {"sand": 1}}, "caravan.1.loads: 'sand' is not one of: salt, silk"),
        ({"loads": {"salt": "x"}}, "caravan.1.loads.salt: 'x' is not a whole number"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(Caravan, {**LEAST, **change}, "caravan.1")
    assert str(refused.value).replace("\u2068", "").replace("\u2069", "").startswith(said)


def test_what_is_needed_must_be_there() -> None:
    with pytest.raises(BadRecord, match=r"caravan\.1\.camels: missing"):
        read(Caravan, {"name": "Noor"}, "caravan.1")
    with pytest.raises(BadRecord, match=r"caravan\.1: \[\] is not a set of keys"):
        read(Caravan, [], "caravan.1")

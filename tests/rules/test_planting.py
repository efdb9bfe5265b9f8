"""PLANT: vines on fields."""

from __future__ import annotations

import pytest

from tests.support import Table, rule
from vendemmia.engine import Reason

BOTH = ["trellis", "irrigation"]


@rule("PLANT-1")
def test_a_vine_goes_from_the_hand_onto_a_field_beside_those_there() -> None:
    table = Table(hand=["sangiovese", "malvasia"], fields={6: ["malvasia"]})
    table.play("place:plant_vine:left:regular", "card:sangiovese", "field:6")
    assert table.fields == {"6": ["sangiovese", "malvasia"]}
    assert table.hand == ["malvasia"]


@rule("PLANT-1")
def test_only_a_vine_of_the_own_hand_is_planted() -> None:
    table = Table(hand=["sangiovese", "broker"], others=[{"hand": ["malvasia"]}]).play("place:plant_vine:left:regular")
    assert table.codes() == ["card:sangiovese"]
    assert table.reasons("card:malvasia") == [Reason.CARD_NOT_HELD]
    assert table.reasons("card:broker") == [Reason.NOT_A_VINE]


@rule("PLANT-2")
@pytest.mark.parametrize(
    ("standing", "vine", "fits"),
    [
        ([], "chardonnay", ["field:5", "field:6", "field:7"]),
        (["malvasia"], "chardonnay", ["field:5", "field:6", "field:7"]),
        (["pinot"], "chardonnay", ["field:6", "field:7"]),
        (["syrah", "malvasia"], "chardonnay", ["field:6", "field:7"]),
    ],
)
def test_red_and_white_values_together_may_reach_but_not_exceed_the_field(
    standing: list[str], vine: str, fits: list[str]
) -> None:
    table = Table(fields={5: standing}, hand=[vine], structures=BOTH).play(
        "place:plant_vine:left:regular", f"card:{vine}"
    )
    assert table.codes() == fits


@rule("PLANT-2")
def test_both_values_of_a_pinot_count() -> None:
    table = Table(
        fields={5: ["chardonnay"], 6: ["chardonnay"], 7: ["chardonnay", "pinot"]}, hand=["pinot"], structures=BOTH
    )
    table.play("place:plant_vine:left:regular", "card:pinot")
    assert table.reasons("field:5") == [Reason.FIELD_FULL]
    assert table.codes() == ["field:6"]
    refusal = table.state.why_not("field:7")[0]
    assert refusal.params == {"field": 7, "has": 6, "adds": 2}


@rule("PLANT-2", "PLACE-5")
def test_with_no_field_for_any_vine_no_worker_may_be_placed() -> None:
    fields = {5: ["chardonnay"], 6: ["chardonnay", "pinot"], 7: ["cabernet_sauvignon", "merlot"]}
    table = Table(fields=fields, hand=["syrah"], structures=BOTH)
    assert table.reasons("place:plant_vine:left:regular") == [Reason.FIELD_FULL] * 3
    one = Table(fields=fields, hand=["malvasia"], structures=BOTH)
    assert one.reasons("place:plant_vine:left:regular") == []


@rule("PLANT-3")
@pytest.mark.parametrize(
    ("vine", "needs"),
    [
        ("sangiovese", []),
        ("malvasia", []),
        ("pinot", ["trellis"]),
        ("syrah", ["trellis"]),
        ("trebbiano", ["trellis"]),
        ("merlot", ["irrigation"]),
        ("sauvignon_blanc", ["irrigation"]),
        ("cabernet_sauvignon", ["trellis", "irrigation"]),
        ("chardonnay", ["trellis", "irrigation"]),
    ],
)
def test_the_structures_printed_on_the_vine_must_stand(vine: str, needs: list[str]) -> None:
    for standing in ([], ["trellis"], ["irrigation"], BOTH):
        table = Table(hand=[vine], structures=standing)
        missing = [name for name in needs if name not in standing]
        refusals = table.state.why_not("place:plant_vine:left:regular")
        assert [refusal.params["structure"] for refusal in refusals] == missing
        assert all(refusal.reason is Reason.STRUCTURE_NEEDED for refusal in refusals)


@rule("PLANT-3")
def test_other_structures_do_not_help() -> None:
    table = Table(hand=["syrah"], structures=["irrigation", "yoke", "windmill", "cottage"])
    assert table.reasons("place:plant_vine:left:regular") == [Reason.STRUCTURE_NEEDED]


@rule("PLANT-4")
def test_vines_stay_when_harvested() -> None:
    table = Table(season="winter", fields={5: ["syrah", "pinot"]}).play("place:harvest_field:left:regular", "field:5")
    assert table.fields == {"5": ["pinot", "syrah"]}
    assert table.hand == []


@rule("PLANT-4")
def test_an_uprooted_vine_goes_back_to_the_hand() -> None:
    table = Table(structures=["yoke"], fields={5: ["syrah", "pinot"]})
    table.play("place:yoke:left:regular", "option:2", "field:5")
    assert table.reasons("card:merlot") == [Reason.VINE_NOT_THERE]
    table.play("card:pinot")
    assert table.fields == {"5": ["syrah"]}
    assert table.hand == ["pinot"]

"""The winter visitors from the Designer to the Guest Speaker (VIS-W30 to VIS-W38), case by case."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.winter_table import Case, all_of, case, check, given, of, parameters
from tests.support import Table, rule
from vendemmia.engine import Reason
from vendemmia.engine.numbers.names import CARDS

FIVE = ["trellis", "irrigation", "yoke", "cottage", "medium_cellar"]
EIGHT = ["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "large_cellar"]
DESIGNER = of(
    "VIS-W30",
    "designer",
    case(1, "a fifth structure at its printed cost scores nothing", "STR-1")
    .given(lira=6, structures=["irrigation", "yoke", "cottage", "medium_cellar"])
    .choose("structure:trellis")
    .brings(lira=4, structures=FIVE),
    case(2, "the sixth structure counts: 2 VP")
    .given(lira=6, structures=FIVE)
    .choose("structure:large_cellar")
    .brings(lira=0, vp=2, structures=[*FIVE, "large_cellar"]),
    case(2, "a seventh structure scores 2 VP too")
    .given(lira=5, structures=[*FIVE, "large_cellar"])
    .choose("structure:windmill")
    .brings(
        lira=0,
        vp=2,
        structures=["trellis", "irrigation", "yoke", "windmill", "cottage", "medium_cellar", "large_cellar"],
    ),
    case(1, "only what is missing, affordable and has what it stands on", "STR-1")
    .given(lira=5, structures=["trellis"])
    .offers("structure:irrigation structure:yoke structure:windmill structure:cottage structure:medium_cellar")
    .refuses("structure:trellis", Reason.ALREADY_BUILT)
    .refuses("structure:tasting_room", Reason.BUILDING_TOO_DEAR)
    .refuses("structure:large_cellar", Reason.MEDIUM_CELLAR_FIRST, Reason.BUILDING_TOO_DEAR),
    case(1, "not played with 1 lira", "VIS-2").given(lira=1).unplayable(Reason.BUILDING_TOO_DEAR),
    case(2, "not played with all structures built", "VIS-2")
    .given(lira=9, structures=EIGHT)
    .unplayable(Reason.ALREADY_BUILT),
)

GOVERNESS = of(
    "VIS-W31",
    "governess",
    case(1, "a worker for 3 lira is available at once", "VIS-7")
    .given(lira=4)
    .choose("option:1")
    .brings(lira=1, workers={"regular": 2, "grande": 1}),
    case(1, "the new worker is placed in the same winter", "VIS-7")
    .given(lira=3, workers={"regular": 1, "grande": 0})
    .choose("option:1 pass")
    .offers("pass place:draw_order:left:regular place:gain_lira:beside:regular"),
    case(1, "no worker for 2 lira", "VIS-2")
    .given(lira=2, cellar={"red": [1]})
    .refuses("option:1", Reason.TRAINING_TOO_DEAR),
    case(1, "no sixth regular worker", "WIN-7")
    .given(lira=3, workers={"regular": 4}, training=1, cellar={"red": [1]})
    .refuses("option:1", Reason.WORKER_LIMIT),
    case(2, "a wine of any value is discarded for 2 VP")
    .given(cellar={"red": [1, 2]})
    .choose("option:2 wine:red:1")
    .brings(vp=2, cellar={"red": [2]}),
    case(2, "no wine to discard", "VIS-2")
    .given(lira=3, crush_pad={"red": [1]})
    .refuses("option:2", Reason.WINE_MISSING),
    case(1, "not played with 2 lira and without wine", "VIS-2")
    .given(lira=2)
    .unplayable(Reason.TRAINING_TOO_DEAR, Reason.WINE_MISSING),
)


def full(action: str, **keys: Any) -> dict[str, Any]:
    """Three players, and the others' workers on both spaces of a summer action."""
    board = {action: {"left": {"seat": 1, "worker": "regular"}, "middle": {"seat": 2, "worker": "regular"}}}
    return given(players=3, board=board, **keys)


MANAGER = of(
    "VIS-W32",
    "manager",
    case(1, "one vine is drawn though the spaces are full", "RUL-13")
    .given(**full("draw_vine"))
    .choose("action:draw_vine")
    .brings(drawn={"vine": 1}),
    case(1, "no vine is left to draw", "RUL-13", "SET-4")
    .given(others=[given(hand=all_of("vine"))])
    .refuses("action:draw_vine", Reason.DECK_EMPTY),
    case(2, "a tour brings 2 lira though the spaces are full", "RUL-13")
    .given(**full("give_tour"))
    .choose("action:give_tour")
    .brings(lira=2),
    case(2, "the tasting room scores for the tour", "RUL-13", "STR-3")
    .given(structures=["tasting_room"], cellar={"red": [1]})
    .choose("action:give_tour")
    .brings(lira=2, vp=1, used=["tasting_room"]),
    case(2, "the tasting room needs a wine", "RUL-13", "STR-3")
    .given(structures=["tasting_room"], crush_pad={"red": [1]})
    .choose("action:give_tour")
    .brings(lira=2),
    case(2, "the tasting room scores once a year", "RUL-13", "STR-3")
    .given(structures=["tasting_room"], cellar={"red": [1]}, used=["tasting_room"])
    .choose("action:give_tour")
    .brings(lira=2),
    case(3, "a structure is built at its printed cost though the spaces are full", "RUL-13")
    .given(**full("build_structure", lira=3))
    .choose("action:build_structure structure:trellis")
    .brings(lira=1, structures=["trellis"]),
    case(3, "nothing is built with 1 lira, for there is no bonus lira", "RUL-13", "PLACE-5")
    .given(lira=1)
    .refuses("action:build_structure", Reason.BUILDING_TOO_DEAR),
    case(4, "one summer visitor is played, and no second, though the spaces are full", "RUL-13")
    .given(**full("play_summer_visitor", hand=["tour_guide", "novice_guide"]))
    .choose("action:play_summer_visitor card:tour_guide option:1")
    .brings(lira=4, hand=["novice_guide"], discards={"summer": ["tour_guide"]}),
    case(4, "the Producer takes back a worker of the summer", "RUL-13", "RUL-2")
    .given(
        lira=2, hand=["producer"], board={"give_tour": {"left": {"seat": 0}}}, by="left:grande", workers={"regular": 1}
    )
    .choose("action:play_summer_visitor card:producer take:give_tour:left:regular")
    .brings(
        lira=0,
        hand=[],
        workers={"regular": 1, "grande": 0},
        discards={"summer": ["producer"]},
        board={"play_winter_visitor": {"left": {"seat": 0, "worker": "grande"}}},
    ),
    case(4, "the Producer does not take back a worker from the visitor action", "RUL-2")
    .given(
        players=3,
        lira=2,
        hand=["producer", "tour_guide"],
        by="middle:regular",
        board={"play_winter_visitor": {"left": {"seat": 0, "worker": "grande"}}},
    )
    .choose("action:play_summer_visitor")
    .refuses("card:producer", Reason.NOT_PLAYABLE, Reason.NO_WORKER_TO_TAKE_BACK),
    case(4, "the Planner has no later season to place a worker in", "RUL-4")
    .given(hand=["planner", "tour_guide"])
    .choose("action:play_summer_visitor")
    .refuses("card:planner", Reason.NOT_PLAYABLE, Reason.NO_LATER_SEASON),
    case(4, "the visitor action is not taken for the Planner alone", "RUL-4", "RUL-13")
    .given(hand=["planner"])
    .refuses("action:play_summer_visitor", Reason.NOT_PLAYABLE),
    case(4, "the Organizer ends the winter of its player", "RUL-13", "RUL-3")
    .given(hand=["organizer"], wake_up_row=1, others=[given(wake_up_row=2)])
    .choose("action:play_summer_visitor card:organizer row:6 place:draw_order:left:regular")
    .asks(1)
    .leaves(vp=1, row=6, workers={"regular": 1, "grande": 1}),
    case(4, "no summer visitor is at hand", "VIS-1")
    .given(hand=["judge"])
    .refuses("action:play_summer_visitor", Reason.NOT_A_VISITOR_OF_SEASON),
    case(5, "grapes are sold for lira, without a VP, though the spaces are full", "RUL-13", "SUM-7")
    .given(**full("sell_or_field", crush_pad={"red": [3, 7], "white": [4]}))
    .choose("action:sell_or_field grape:red:7 grape:white:4 done")
    .brings(lira=5, crush_pad={"red": [3]}),
    case(5, "a field is sold", "RUL-13", "SUM-8")
    .choose("action:sell_or_field field:6")
    .brings(lira=6, fields={6: "sold"}),
    case(5, "a field is bought back", "RUL-13", "SUM-8")
    .given(lira=8, fields={7: "sold"})
    .choose("action:sell_or_field field:7")
    .brings(lira=1, fields={}),
    case(5, "no grape to sell and no field to sell or buy", "RUL-13", "SUM-8")
    .given(lira=6, fields={5: ["merlot"], 6: ["merlot"], 7: "sold"})
    .refuses("action:sell_or_field", Reason.FIELD_PLANTED, Reason.FIELD_TOO_DEAR),
    case(6, "one vine is planted and the windmill scores, though the spaces are full", "RUL-13", "STR-2")
    .given(**full("plant_vine", hand=["sangiovese", "malvasia"], structures=["windmill"]))
    .choose("action:plant_vine card:sangiovese field:5")
    .brings(vp=1, hand=["malvasia"], fields={5: ["sangiovese"]}, used=["windmill"]),
    case(6, "the vine's structures must stand", "RUL-13", "PLANT-3")
    .given(hand=["cabernet_sauvignon"], structures=["trellis"])
    .refuses("action:plant_vine", Reason.STRUCTURE_NEEDED),
    case(6, "no vine is at hand", "PLANT-1").refuses("action:plant_vine", Reason.NOT_A_VINE),
    case(1, "all summer actions that are possible, but not the yoke and none of winter", "RUL-13")
    .given(lira=2, structures=["yoke"], fields={5: ["merlot"]}, hand=["malvasia", "tour_guide"])
    .offers(
        "action:draw_vine action:give_tour action:build_structure",
        "action:play_summer_visitor action:sell_or_field action:plant_vine",
    )
    .refuses("action:draw_order", Reason.NO_EARLIER_SEASON),
)

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
ZYMOLOGIST = of(
    "VIS-W33",
    "zymologist",
    case(1, "two wines of 4 and more stand on their true values without cellars, and there is no third", "RUL-7")
    .given(crush_pad={"red": [5, 6], "white": [9]})
    .choose("make:red grape:red:5 make:white grape:white:9")
    .brings(crush_pad={"red": [6]}, cellar={"red": [5], "white": [9]}),
    case(1, "a blush without the medium cellar", "RUL-7", "WINE-2")
    .given(crush_pad={"red": [2], "white": [2]})
    .choose("make:blush grape:red:2 grape:white:2")
    .brings(crush_pad={}, cellar={"blush": [4]}),
    case(1, "a sparkling wine without the large cellar", "RUL-7", "WINE-3")
    .given(crush_pad={"red": [2, 3], "white": [2]})
    .choose("make:sparkling grape:red:2 grape:red:3 grape:white:2")
    .brings(crush_pad={}, cellar={"sparkling": [7]}),
    case(1, "a sum above 9 counts as 9", "WINE-4")
    .given(crush_pad={"red": [8], "white": [7]})
    .choose("make:blush grape:red:8 grape:white:7")
    .brings(crush_pad={}, cellar={"blush": [9]}),
    case(1, "a taken icon drops the wine to the next, down to 4", "WINE-4")
    .given(crush_pad={"red": [5, 6]}, cellar={"red": [5]})
    .choose("make:red grape:red:5 make:red grape:red:6")
    .brings(crush_pad={}, cellar={"red": [4, 5, 6]}),
    case(1, "no wine that would drop below 4", "RUL-7")
    .given(crush_pad={"red": [4, 6]}, cellar={"red": [4]})
    .choose("make:red")
    .offers("grape:red:6")
    .refuses("grape:red:4", Reason.NO_WINE_ICON),
    case(1, "no sparkling wine below 7", "RUL-7", "WINE-3")
    .given(crush_pad={"red": [1, 2], "white": [3]})
    .offers("make:blush")
    .refuses("make:sparkling", Reason.NO_WINE_ICON)
    .refuses("make:red", Reason.NO_WINE_ICON)
    .refuses("make:white", Reason.NO_WINE_ICON),
    case(1, "a blush of grapes that sum to 4 only with the higher one", "RUL-7")
    .given(crush_pad={"red": [1, 3], "white": [1]})
    .choose("make:blush")
    .offers("grape:red:3")
    .refuses("grape:red:1", Reason.NO_WINE_ICON),
    case(1, "at the year end such a wine ages inside its tier", "END-3")
    .given(crush_pad={"red": [5], "white": [7]})
    .choose("make:red grape:red:5 make:white grape:white:7 pass pass")
    .leaves(cellar={"red": [6], "white": [8]}),
    case(1, "at the year end it does not pass 6 without the large cellar", "END-3")
    .given(crush_pad={"red": [6]}, structures=MEDIUM)
    .choose("make:red grape:red:6 pass pass")
    .leaves(cellar={"red": [6]}),
    case(1, "at the year end it passes 6 with both cellars", "END-3")
    .given(crush_pad={"red": [6]}, structures=LARGE)
    .choose("make:red grape:red:6 pass pass")
    .leaves(cellar={"red": [7]}),
    case(1, "not played with a grape of value 3", "VIS-2")
    .given(crush_pad={"red": [3]}, structures=LARGE)
    .unplayable(Reason.NO_WINE_ICON, Reason.GRAPE_MISSING),
    case(1, "not played if the only grape would drop to 3", "RUL-7")
    .given(crush_pad={"white": [4]}, cellar={"white": [4]})
    .unplayable(Reason.GRAPE_MISSING, Reason.NO_WINE_ICON),
    case(1, "not played without grapes", "VIS-2").unplayable(Reason.GRAPE_MISSING),
)

NOBLE = of(
    "VIS-W34",
    "noble",
    case(1, "1 lira raises the residual payment by 1")
    .given(lira=1, residual=3)
    .choose("option:1")
    .brings(lira=0, residual=4),
    case(1, "not at a residual payment of 5", "VIS-12")
    .given(lira=1, residual=5)
    .refuses("option:1", Reason.RESIDUAL_FULL),
    case(1, "not without a lira", "VIS-2").given(residual=2).refuses("option:1", Reason.LIRA_SHORT),
    case(2, "2 of the residual payment for 2 VP").given(vp=-5, residual=2).choose("option:2").brings(vp=-3, residual=0),
    case(2, "not with a residual payment of 1", "VIS-2")
    .given(lira=1, residual=1)
    .refuses("option:2", Reason.RESIDUAL_SHORT),
    case(1, "not played without a lira and with a residual payment of 1", "VIS-2")
    .given(residual=1)
    .unplayable(Reason.LIRA_SHORT, Reason.RESIDUAL_SHORT),
)

HANDS = given(
    players=4,
    wake_up_row=1,
    others=[
        given(wake_up_row=4, hand=["broker", "patron", "judge"]),
        given(wake_up_row=3, hand=["merlot", "teacher", "ord_r5"]),
        given(wake_up_row=2, hand=["banker"]),
    ],
)
GOVERNOR = of(
    "VIS-W35",
    "governor",
    case(1, "one opponent gives a summer visitor of own choice")
    .given(**HANDS)
    .choose("seat:1 done card:patron")
    .brings(hand=["patron"], seat1=given(hand=["broker", "judge"])),
    case(2, "1 VP for an opponent who has none").given(**HANDS).choose("seat:2 done").brings(vp=1),
    case(1, "three opponents give or score")
    .given(**HANDS)
    .choose("seat:1 seat:2 seat:3 card:banker card:broker")
    .brings(vp=1, hand=["banker", "broker"], seat1=given(hand=["patron", "judge"]), seat3=given(hand=[])),
    case(2, "3 VP for three opponents who have none").given(players=4).choose("seat:1 seat:2 seat:3").brings(vp=3),
    case(1, "the chosen give in wake-up order", "YR-2")
    .given(**HANDS)
    .choose("seat:1 seat:3 done")
    .offers("card:banker", asked=3),
    case(1, "the giver may choose among summer visitors only")
    .given(**HANDS)
    .choose("seat:1 done")
    .offers("card:broker card:patron", asked=1)
    .refuses("card:judge", Reason.WRONG_KIND_OF_CARD),
    case(1, "at least one opponent, and never the owner")
    .given(**HANDS)
    .offers("seat:1 seat:2 seat:3")
    .refuses("done", Reason.AT_LEAST_ONE)
    .refuses("seat:0", Reason.NOT_AN_OPPONENT)
    .refuses("seat:4", Reason.NOT_AN_OPPONENT),
    case(1, "no opponent is chosen twice", "VIS-6")
    .given(**HANDS)
    .choose("seat:1")
    .refuses("seat:1", Reason.ASKED_ALREADY),
    case(1, "at most three of four opponents")
    .given(players=5, others=[given(), given(), given(), given(hand=["broker"])])
    .choose("seat:1 seat:2 seat:3")
    .brings(vp=3),
    case(1, "an opponent who has passed gives too", "YR-4")
    .given(passed=[1], others=[given(hand=["broker"])])
    .choose("seat:1 card:broker")
    .brings(hand=["broker"], seat1=given(hand=[])),
)

TASTER = of(
    "VIS-W36",
    "taster",
    case(2, "the best wine of all cellars for 4 lira and 2 VP", "RUL-11")
    .given(lira=1, cellar={"red": [2], "white": [5]}, structures=MEDIUM, others=[given(cellar={"red": [4]})])
    .choose("wine:white:5")
    .brings(lira=5, vp=2, cellar={"red": [2]}),
    case(2, "the only wine of all cellars is the best", "RUL-11")
    .given(cellar={"red": [1]})
    .choose("wine:red:1")
    .brings(lira=4, vp=2, cellar={}),
    case(1, "4 lira for a wine below an opponent's", "RUL-11")
    .given(cellar={"red": [3]}, players=3, others=[given(), given(cellar={"sparkling": [7]})])
    .choose("wine:red:3")
    .brings(lira=4, cellar={}),
    case(1, "a tie with an opponent's wine of another type loses the VP", "RUL-11")
    .given(cellar={"red": [3]}, others=[given(cellar={"white": [3]})])
    .choose("wine:red:3")
    .brings(lira=4, cellar={}),
    case(1, "a tie with another own wine loses the VP", "RUL-11")
    .given(cellar={"red": [3], "white": [3]})
    .choose("wine:red:3")
    .brings(lira=4, cellar={"white": [3]}),
    case(1, "a better own wine loses the VP", "RUL-11")
    .given(cellar={"red": [2, 3]})
    .choose("wine:red:2")
    .brings(lira=4, cellar={"red": [3]}),
    case(1, "not played without wine", "VIS-2").given(crush_pad={"red": [9]}).unplayable(Reason.WINE_MISSING),
)

CARAVAN = of(
    "VIS-W37",
    "caravan",
    case(1, "of four cards two are kept and two discarded", "RUL-14")
    .choose("shown:vine shown:order")
    .brings(drawn={"vine": 1, "order": 1}, piles={"summer": 1, "winter": 2}),
    case(1, "of three decks one card is discarded", "RUL-14")
    .given(others=[given(hand=all_of("vine"))])
    .choose("shown:summer shown:winter")
    .brings(drawn={"summer": 1, "winter": 1}, piles={"order": 1}),
    case(1, "of two decks both cards are kept", "RUL-14")
    .given(others=[given(hand=all_of("vine", "summer"))])
    .choose("shown:winter shown:order")
    .brings(drawn={"winter": 1, "order": 1}),
    case(1, "not played with one deck", "RUL-14")
    .given(others=[given(hand=all_of("vine", "summer", "order"))])
    .unplayable(Reason.TOO_FEW_DECKS),
    case(1, "the last order is shown, its pile becomes the deck, and it is discarded", "SET-4")
    .given(
        discards={"order": ["ord_r5", "ord_w5"]},
        others=[given(hand=all_of("order", but=("ord_r5", "ord_w5", "ord_b4")))],
    )
    .choose("shown:vine shown:summer")
    .brings(drawn={"vine": 1, "summer": 1}, discards={"order": ["ord_b4"]}, piles={"winter": 2}),
    case(1, "a card that is not shown is not kept")
    .given(hand=["merlot", "ord_r5"])
    .refuses("card:ord_r5", Reason.NOT_OFFERED),
)

PUPILS = given(players=3, lira=1, wake_up_row=3, others=[given(lira=3, wake_up_row=5), given(lira=1, wake_up_row=1)])
GUEST_SPEAKER = of(
    "VIS-W38",
    "guest_speaker",
    case(1, "everybody trains a worker for 1 lira, 1 VP for each opponent", "VIS-7")
    .given(**PUPILS)
    .choose("yes yes yes")
    .brings(lira=0, training=1, vp=2, seat1=given(lira=2, training=1), seat2=given(lira=0, training=1)),
    case(1, "the first in wake-up order is asked first", "YR-2").given(**PUPILS).offers("no yes", asked=2),
    case(1, "the owner comes in the own place", "YR-2").given(**PUPILS).choose("yes").offers("no yes"),
    case(1, "the last in wake-up order is asked last", "YR-2")
    .given(**PUPILS)
    .choose("no no")
    .offers("no yes", asked=1),
    case(2, "who declines brings no VP")
    .given(**PUPILS)
    .choose("no no yes")
    .brings(vp=1, seat1=given(lira=2, training=1)),
    case(2, "the owner's own worker brings no VP").given(**PUPILS).choose("no yes no").brings(lira=0, training=1),
    case(1, "players who have passed take part", "YR-4")
    .given(passed=[1, 2], **PUPILS)
    .choose("yes no yes")
    .brings(vp=2, seat1=given(lira=2, training=1), seat2=given(lira=0, training=1)),
    case(1, "neither the poor nor those with five regular workers are asked", "WIN-7")
    .given(players=3, lira=1, others=[given(), given(lira=9, workers={"regular": 4}, training=1)])
    .offers("no yes"),
    case(1, "the temporary worker does not fill the limit", "WAKE-3")
    .given(temporary=1, others=[given(lira=1, workers={"regular": 4}, wake_up_row=7)])
    .choose("yes")
    .brings(vp=1, seat1=given(lira=0, training=1)),
    case(1, "it may be played though nobody can train", "VIS-2").given(players=3).brings(),
)

CASES = [
    *DESIGNER,
    *GOVERNESS,
    *MANAGER,
    *ZYMOLOGIST,
    *NOBLE,
    *GOVERNOR,
    *TASTER,
    *CARAVAN,
    *GUEST_SPEAKER,
]


@pytest.mark.parametrize("case", parameters(CASES))
def test_winter_visitor(case: Case) -> None:
    check(case)


@rule("VIS-W37", "RUL-14")
def test_the_caravan_keeps_and_discards_the_very_cards_shown() -> None:
    table = Table(season="winter", hand=["caravan"])
    table.play("place:play_winter_visitor:left:regular", "card:caravan")
    vine, summer, winter, order = (code.removeprefix("card:") for code in table.codes())
    table.play(f"card:{winter}", f"card:{summer}")
    assert sorted(table.hand) == sorted([winter, summer])
    assert [[CARDS[card] for card in pile] for pile in table.state.discards] == [[vine], [], ["caravan"], [order]]

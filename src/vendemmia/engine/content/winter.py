"""The 38 winter visitors (VIS-W1 to VIS-W38)."""

from __future__ import annotations

from ..effects import (
    age_wine,
    age_wines,
    any_order,
    build,
    buy_both_grapes,
    demand_cards,
    discard_hand,
    discard_visitors,
    draw,
    draw_choice,
    each_player_may,
    fill_order,
    gain,
    gain_if,
    gain_per,
    give_cards,
    harvest,
    if_else,
    make_wine,
    neighbour_must,
    one_of,
    one_or_both,
    pay,
    pay_grape,
    pay_owner,
    pay_wine,
    require,
    show_and_keep,
    take_action,
    take_back_grande,
    take_from_piles,
    then,
    train,
    two_of,
    upgrade_cellar,
    visitor,
)
from ..verbs.conditions import (
    CARDS_IN_HAND,
    NEGATIVE_SCORE,
    OPPONENTS_WITH_SIX_WORKERS,
    SIX_STRUCTURES,
    SIX_WORKERS,
    SPARKLING_MADE,
    THREE_HARVESTED,
    TYPES_MADE,
    WINE_WAS_BEST,
)

visitor("merchant", one_of(then(pay(lira=3), buy_both_grapes()), fill_order(bonus_vp=1)))
visitor("crusher", one_of(then(gain(lira=3), draw("summer")), any_order(draw("order"), make_wine(2))))
visitor("judge", one_of(draw("summer", "summer"), then(pay_wine(least=4), gain(vp=3))))
visitor("oenologist", one_of(age_wines(2), upgrade_cellar(price=3)))
visitor("marketer", one_of(then(draw("summer", "summer"), gain(lira=1)), fill_order(bonus_vp=1)))
visitor("crush_expert", one_of(then(gain(lira=3), draw("order")), make_wine(3)))
visitor(
    "uncertified_teacher",
    one_of(then(pay(vp=1), train(price=0)), gain_per(OPPONENTS_WITH_SIX_WORKERS, vp=1)),
)
visitor("teacher", one_of(make_wine(2), train(price=2)))
visitor("benefactor", one_of(draw("vine", "summer"), then(discard_visitors(2), gain(vp=2))))
visitor("assessor", one_of(gain_per(CARDS_IN_HAND, lira=1), then(discard_hand(), gain(vp=2))))
visitor("queen", neighbour_must(one_of(pay(vp=1), give_cards(2), pay_owner(3))))
visitor("harvester", then(harvest(2), one_of(gain(lira=2), gain(vp=1))))
visitor("professor", one_of(train(price=2), then(require(SIX_WORKERS), gain(vp=2))))
visitor("master_vintner", one_of(upgrade_cellar(discount=2), any_order(age_wine(), fill_order())))
visitor("uncertified_oenologist", one_of(age_wines(2), then(pay(vp=1), upgrade_cellar(price=0))))
visitor("promoter", then(one_of(pay_grape(), pay_wine()), gain(vp=1, residual=1)))
visitor("mentor", each_player_may(make_wine(2), per_opponent=draw_choice("vine", "summer")))
visitor("harvest_expert", any_order(harvest(), one_of(draw("vine"), build(price=1, only="yoke"))))
visitor("innkeeper", take_from_piles(2))
visitor("jack_of_all_trades", two_of(harvest(), make_wine(2), fill_order()))
visitor("politician", if_else(NEGATIVE_SCORE, gain(lira=6), draw("vine", "summer", "order")))
visitor("supervisor", then(make_wine(2), gain_per(SPARKLING_MADE, vp=1, at_least_one=False)))
visitor(
    "scholar",
    one_of(draw("order", "order"), train(price=3), then(pay(vp=1), draw("order", "order"), train(price=3))),
)
visitor("reaper", then(harvest(3), gain_if(THREE_HARVESTED, vp=2)))
visitor("motivator", each_player_may(take_back_grande(), per_opponent=gain(vp=1), only_in_season=True))
visitor("bottler", then(make_wine(3), gain_per(TYPES_MADE, vp=1, at_least_one=False)))
visitor("craftsman", two_of(draw("order"), upgrade_cellar(), gain(vp=1)))
visitor("exporter", one_of(make_wine(2), fill_order(), then(pay_grape(), gain(vp=2))))
visitor("laborer", one_or_both(harvest(2), make_wine(3), pay(vp=1), (harvest(2), make_wine(3))))
visitor("designer", then(build(), gain_if(SIX_STRUCTURES, vp=2)))
visitor("governess", one_of(train(price=3, at_once=True), then(pay_wine(), gain(vp=2))))
visitor("manager", take_action())
visitor("zymologist", make_wine(2, least_value=4, any_cellar=True))
visitor(
    "noble",
    one_of(then(pay(lira=1), gain(residual=1, needs_room=True)), then(pay(residual=2), gain(vp=2))),
)
visitor("governor", demand_cards(most=3, vp=1))
visitor("taster", then(pay_wine(), gain(lira=4), gain_if(WINE_WAS_BEST, vp=2)))
visitor("caravan", show_and_keep(2))
visitor("guest_speaker", each_player_may(train(price=1), per_opponent=gain(vp=1)))

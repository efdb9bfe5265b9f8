"""The 38 summer visitors (VIS-S1 to VIS-S38)."""

from __future__ import annotations

from ..effects import (
    any_order,
    build,
    buy_grape,
    discard_cards,
    discard_vine,
    discard_visitors,
    draw,
    each_opponent_may,
    each_player_may,
    gain,
    gain_if,
    gain_per,
    harvest,
    make_wine,
    move_rooster,
    one_of,
    one_or_both,
    pay,
    pay_grape,
    pay_opponents,
    pay_owner,
    pay_wine,
    place_ahead,
    plant,
    pledge,
    switch_vines,
    take_back,
    then,
    two_of,
    uproot,
    visitor,
)
from ..verbs.conditions import (
    BUILT_FOR_5_OR_6,
    EMPTY_FIELDS,
    PLANTED_FIELDS,
    SIX_VINES,
    STRUCTURES_OF_COST_4,
    THREE_VARIETIES,
    VINE_OF_VALUE_4,
)

visitor("surveyor", one_of(gain_per(EMPTY_FIELDS, lira=2), gain_per(PLANTED_FIELDS, vp=1)))
visitor("broker", one_of(then(pay(lira=9), gain(vp=3)), then(pay(vp=2), gain(lira=6))))
visitor("wine_critic", one_of(draw("winter", "winter"), then(pay_wine(least=7), gain(vp=4))))
visitor("blacksmith", then(build(discount=2), gain_if(BUILT_FOR_5_OR_6, vp=1)))
visitor("contractor", two_of(gain(vp=1), build(), plant()))
visitor("tour_guide", one_of(gain(lira=4), harvest()))
visitor("novice_guide", one_of(gain(lira=3), make_wine(2)))
visitor("uncertified_broker", one_of(then(pay(vp=3), gain(lira=9)), then(pay(lira=6), gain(vp=2))))
visitor("planter", one_of(then(plant(2), gain(lira=1)), then(uproot(), discard_vine(), gain(vp=2))))
visitor("buyer", one_of(then(pay(lira=2), buy_grape()), then(pay_grape(), gain(lira=2, vp=1))))
visitor("landscaper", one_of(then(draw("vine"), plant(least=0)), switch_vines()))
visitor("architect", one_of(build(discount=3), gain_per(STRUCTURES_OF_COST_4, vp=1)))
visitor("uncertified_architect", one_of(then(pay(vp=1), build(price=0, costs=(2, 3))), then(pay(vp=2), build(price=0))))
visitor("patron", one_of(gain(lira=4), draw("order", "winter")))
visitor("auctioneer", one_of(then(discard_cards(2), gain(lira=4)), then(discard_cards(4), gain(vp=3))))
visitor(
    "entertainer",
    one_of(
        then(pay(lira=4), draw("winter", "winter", "winter")),
        then(pay_wine(), discard_visitors(3), gain(vp=3)),
    ),
)
visitor("vendor", then(draw("vine", "order", "winter"), each_opponent_may(draw("summer"))))
visitor("handyman", each_player_may(build(discount=2), per_opponent=gain(vp=1)))
visitor(
    "horticulturist",
    one_of(
        plant(without_structures=True),
        then(uproot(), uproot(), discard_vine(), discard_vine(), gain(vp=3)),
    ),
)
visitor("peddler", then(discard_cards(2), draw("vine", "order", "summer", "winter", "structure")))
visitor("banker", then(gain(lira=5), each_opponent_may(then(pay(vp=1), gain(lira=3)))))
visitor("overseer", then(any_order(build(), plant()), gain_if(VINE_OF_VALUE_4, vp=1)))
visitor("importer", pledge(3))
visitor("sharecropper", one_of(plant(without_structures=True), then(uproot(), discard_vine(), gain(vp=2))))
visitor("grower", then(plant(), gain_if(SIX_VINES, vp=2)))
visitor(
    "negotiator",
    one_of(
        then(pay_grape(), gain(residual=1, needs_room=True)),
        then(pay_wine(), gain(residual=2, needs_room=True)),
    ),
)
visitor("cultivator", plant(over_limit=True))
visitor("homesteader", one_or_both(build(discount=3), plant(2), pay(vp=1), (build(discount=3), plant(2))))
visitor("planner", place_ahead())
visitor("agriculturist", then(plant(), gain_if(THREE_VARIETIES, vp=2)))
visitor("swindler", each_opponent_may(pay_owner(2), per_refuser=gain(vp=1)))
visitor("producer", then(pay(lira=2), take_back(2)))
visitor("organizer", move_rooster())
visitor(
    "sponsor",
    one_of(draw("vine", "vine"), gain(lira=3), then(pay(vp=1), draw("vine", "vine"), gain(lira=3))),
)
visitor("artisan", one_of(gain(lira=3), build(discount=1), plant(2)))
visitor("stonemason", then(pay(lira=8), build(price=0), build(price=0)))
visitor("volunteer_crew", each_player_may(plant(), per_opponent=gain(lira=2)))
visitor("wedding_party", pay_opponents(most=3, lira=2, vp=1))

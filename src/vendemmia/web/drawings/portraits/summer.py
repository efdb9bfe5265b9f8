"""The summer visitors: one line of words for each, as `words.Sitter` has them."""

from __future__ import annotations

from typing import Final

SUMMER: Final = {
    "surveyor": "woman face:long hair:braid hat:straw collar:vest prop:theodolite eyes:right turn:0.6",
    "broker": "beard:moustache hat:top glasses:monocle prop:laurel mouth:smirk brow:0.6 ground:village",
    "wine_critic": (
        "face:thin age:2 hair:receding dye:white beard:goatee collar:cravat prop:glass nose:hook eyes:shut brow:-1 "
        "ground:arch"
    ),
    "blacksmith": (
        "face:square tone:1 hair:crop beard:full collar:apron prop:anvil nose:round brow:0.6 brows:1.5 ground:sun"
    ),
    "contractor": (
        "face:round beard:stubble hat:cap collar:overalls prop:bricks left nose:round mouth:smile extra:pencil "
        "ground:village"
    ),
    "tour_guide": (
        "woman face:round hair:bob dye:mid hat:brim collar:scarf prop:flag nose:round mouth:smile eyes:laugh "
        "ground:village"
    ),
    "novice_guide": "age:0 hair:fringe dye:mid collar:shirt prop:map left nose:small mouth:grin extra:freckles",
    "uncertified_broker": (
        "face:long tone:1 hair:side beard:stubble hat:bowler collar:scarf prop:coins nose:hook mouth:smirk eyes:left "
        "turn:-0.5"
    ),
    "planter": (
        "woman face:round tone:2 age:0 hair:plaits hat:kerchief collar:overalls prop:sprout nose:small mouth:smile "
        "ground:rows"
    ),
    "buyer": "woman face:square hair:bob hat:cloche prop:basket mouth:lips eyes:left turn:-0.5 ground:village",
    "landscaper": "tone:2 hair:curly beard:goatee hat:straw collar:vest prop:topiary left",
    "architect": "woman face:long hair:bob glasses:round prop:compass left mouth:lips extra:pencil ground:village",
    "uncertified_architect": (
        "face:thin age:0 hair:quiff dye:mid beard:stubble collar:shirt prop:plan eyes:right extra:freckles ground:arch"
    ),
    "patron": "woman age:2 hair:updo dye:white collar:ruff prop:purse eyes:left extra:earring ground:arch",
    "auctioneer": "woman face:square hair:wavy dye:mid collar:cravat prop:gavel mouth:grin brow:-0.8 ground:sun",
    "entertainer": (
        "tone:1 hair:locks beard:goatee hat:feather collar:gown prop:lute nose:small mouth:grin eyes:left extra:mole "
        "ground:sun"
    ),
    "vendor": "woman face:round tone:1 age:2 hat:wimple collar:shawl prop:tray nose:round mouth:smile ground:village",
    "handyman": "face:square tone:1 beard:full hat:cap collar:overalls prop:hammer left brow:0.5 brows:1.3",
    "horticulturist": (
        "woman age:2 hair:bun dye:white hat:straw glasses:round collar:blouse prop:can nose:small mouth:smile "
        "ground:rows"
    ),
    "peddler": "face:thin tone:1 hair:long dye:mid beard:short hat:brim collar:scarf prop:bundle nose:hook mouth:smirk",
    "banker": (
        "face:round age:2 hair:receding dye:white beard:mutton glasses:monocle prop:strongbox nose:round mouth:stern "
        "ground:arch"
    ),
    "overseer": (
        "woman face:square tone:2 hair:ponytail collar:uniform prop:spyglass mouth:stern eyes:right brow:0.8 turn:0.6"
    ),
    "importer": (
        "face:square age:2 hair:curly dye:white beard:full hat:captain collar:uniform prop:ship extra:pipe ground:sun"
    ),
    "sharecropper": (
        "face:long tone:1 age:2 hair:tufts dye:white beard:walrus hat:straw collar:vest prop:hoe nose:hook ground:rows"
    ),
    "grower": (
        "woman face:round hair:plaits dye:mid collar:apron prop:grapes left nose:round mouth:smile eyes:laugh "
        "extra:freckles ground:rows"
    ),
    "negotiator": "tone:2 hair:curly beard:short prop:seal mouth:smile ground:arch",
    "cultivator": (
        "face:square tone:1 beard:walrus hat:kerchief collar:shirt prop:plough nose:round brows:1.3 ground:rows"
    ),
    "homesteader": "woman hair:long hat:bonnet collar:shawl prop:house left nose:small",
    "planner": "face:long tone:2 hair:receding beard:short glasses:round collar:robe prop:hourglass brow:-0.5",
    "agriculturist": "woman face:long tone:1 age:0 hair:ponytail dye:mid collar:blouse prop:sheaf left mouth:smile",
    "swindler": (
        "face:thin hair:side beard:handlebar hat:fedora collar:cravat prop:cups nose:hook mouth:smirk eyes:right "
        "brow:1 turn:0.6 ground:sun"
    ),
    "producer": (
        "face:round hair:locks dye:white beard:moustache collar:vest prop:bell left nose:round mouth:grin "
        "ground:village"
    ),
    "organizer": "woman face:thin tone:1 hair:bun glasses:round collar:blouse prop:rooster mouth:smile ground:sun",
    "sponsor": (
        "woman age:2 hair:wavy dye:white hat:cloche collar:fur prop:rosette nose:small mouth:lips eyes:right "
        "ground:arch"
    ),
    "artisan": "woman tone:1 hair:long hat:kerchief collar:apron prop:amphora ground:village",
    "stonemason": (
        "face:square tone:2 hair:locks beard:full collar:vest prop:trowel nose:round mouth:smile ground:village"
    ),
    "volunteer_crew": (
        "woman face:square age:0 hair:plaits hat:brim collar:overalls prop:fork mouth:grin eyes:left ground:rows"
    ),
    "wedding_party": "woman age:0 hair:wavy hat:veil collar:gown prop:ring nose:small mouth:smile eyes:shut ground:sun",
}

"""Mamas and papas: one line of words for each, as `words.Sitter` has them. They hold what they bring."""

from __future__ import annotations

from typing import Final

MAMAS: Final = {
    "alaena": "woman hair:long collar:blouse prop:sprout mouth:smile ground:rows",
    "alyssa": "woman face:round hair:bob dye:mid collar:vest prop:topiary mouth:grin eyes:laugh age:0",
    "deann": "woman hair:wavy dye:mid collar:shawl prop:letter left mouth:lips eyes:right ground:village",
    "margot": "woman face:long tone:1 hair:bun collar:gown prop:cake mouth:lips extra:earring ground:arch",
    "margaret": (
        "woman face:round age:2 hair:bun dye:white glasses:round collar:shawl prop:vine mouth:smile ground:rows"
    ),
    "nici": "woman tone:1 hair:ponytail collar:apron prop:pot left mouth:smile ground:rows",
    "teruyo": "woman face:round hair:bob collar:robe prop:grapes nose:small extra:flower ground:sun",
    "emily": (
        "woman hair:plaits dye:mid hat:straw collar:blouse prop:sunflower mouth:grin age:0 extra:freckles ground:sun"
    ),
    "rebecca": "woman face:long tone:1 hair:long collar:gown prop:can mouth:lips eyes:left",
    "danyel": "woman tone:2 hair:locks collar:shawl prop:basket mouth:smile nose:round ground:village",
    "laura": "woman face:thin hair:braid dye:mid collar:jacket prop:scroll mouth:calm ground:arch",
    "jess": "woman face:round hair:ponytail dye:mid collar:vest prop:clipboard left extra:freckles mouth:smile age:0",
    "casey": (
        "woman face:square tone:2 hair:curly collar:scarf prop:bottle mouth:smile eyes:left turn:-0.5 ground:roofs"
    ),
    "christine": "woman age:2 hair:bob dye:white collar:fur prop:tea mouth:smile ground:snow",
    "naja": "woman tone:2 hat:hood collar:robe prop:lantern left brow:-0.6 ground:snow",
    "falon": "woman face:long hair:long dye:mid hat:knit collar:jacket prop:book mouth:smile ground:flakes",
    "nicole": (
        "woman face:round tone:1 hair:wavy hat:feather collar:gown prop:purse mouth:lips extra:mole ground:village"
    ),
    "ariel": "woman hair:wavy dye:mid hat:laurel collar:blouse prop:strongbox mouth:lips eyes:shut ground:arch",
}
PAPAS: Final = {
    "andrew": "face:square hair:short beard:full collar:shirt prop:trellis mouth:smile ground:rows",
    "christian": "hair:side dye:mid collar:vest prop:pump left mouth:smile",
    "jay": "face:round tone:2 hair:crop collar:overalls prop:yoke mouth:grin eyes:laugh ground:rows",
    "josh": "hair:curly dye:mid beard:goatee collar:apron prop:barrel extra:freckles ground:arch",
    "kozi": "face:round tone:2 hair: beard:stubble glasses:round collar:cravat prop:house mouth:smile ground:village",
    "matthew": "face:long hair:quiff dye:white age:2 collar:jacket prop:windmill brow:-0.5",
    "matt": "face:square tone:1 hair:short beard:stubble collar:sash prop:glass mouth:smirk ground:sun",
    "paul": "face:long age:2 hair:tufts dye:white beard:moustache hat:straw collar:vest prop:trellis left ground:rows",
    "stephan": "face:square tone:1 hair:short beard:moustache hat:cap collar:overalls prop:pump brow:0.4",
    "steven": "face:square hair:short dye:mid beard:long hat:kerchief collar:apron prop:yoke left brow:0.8 mouth:stern",
    "joel": "face:round tone:1 hair:side beard:full glasses:round collar:cravat prop:barrel left ground:arch",
    "raymond": "face:round age:2 hair:receding dye:white beard:mutton collar:robe prop:house left ground:village",
    "jerry": (
        "face:long hair:side dye:mid hat:bowler beard:handlebar collar:vest prop:windmill left mouth:grin eyes:laugh"
    ),
    "trevor": "hair:quiff dye:mid beard:goatee glasses:monocle collar:jacket prop:glass left ground:sun",
    "rafael": "face:thin tone:1 hair:locks beard:goatee collar:scarf prop:pawn mouth:smile ground:village",
    "gary": "face:square tone:2 hair:crop beard:moustache dye:white collar:uniform prop:pawn left age:2 ground:village",
    "morten": "face:square hair:short dye:mid beard:full hat:captain collar:uniform prop:laurel ground:sun",
    "alan": "age:2 hair:receding dye:white beard:goatee collar:ruff prop:laurel left ground:arch",
}

"""The special workers: one line of words for each, as `words.Sitter` has them."""

from __future__ import annotations

from typing import Final

SPECIAL_WORKERS: Final = {
    "farmer": "face:round tone:1 hair:side beard:stubble hat:straw collar:overalls prop:fork mouth:smile ground:rows",
    "mafioso": (
        "face:square tone:1 hair:short hat:fedora glasses:dark collar:sash prop:violin mouth:stern ground:village"
    ),
    "merchant": "woman face:long hair:updo hat:fur collar:fur prop:scales mouth:lips eyes:left ground:village",
    "chef": "face:round nose:round hair:short beard:moustache hat:toque collar:cravat prop:pan mouth:smile ground:sun",
    "innkeeper": (
        "woman face:round nose:round tone:1 hair:bun dye:mid collar:apron prop:tankard mouth:grin ground:village"
    ),
    "professore": "age:2 hair:curly dye:white beard:moustache glasses:round collar:robe prop:globe ground:arch",
    "soldato": "face:square tone:1 nose:hook hair: hat:helmet collar:uniform prop:halberd mouth:stern brow:0.8",
    "politico": "face:square age:2 hair:quiff dye:white collar:sash prop:laurel mouth:grin ground:arch",
    "oracle": "woman tone:2 hair:long dye:white hat:hood collar:shawl prop:orb eyes:shut mouth:lips ground:sun",
    "traveler": "woman hair:braid dye:mid hat:fedora collar:scarf prop:bundle mouth:smile eyes:right turn:0.6",
    "messenger": "tone:2 face:thin hair:short hat:winged collar:shirt prop:letter mouth:smile age:0",
}

"""The winter visitors: one line of words for each, as `words.Sitter` has them."""

from __future__ import annotations

from typing import Final

WINTER: Final = {
    "merchant": "face:round dye:mid beard:full hat:fur collar:fur prop:abacus nose:round eyes:left ground:snow",
    "crusher": (
        "face:square tone:1 hair:crop beard:walrus hat:kerchief collar:vest prop:vat nose:round mouth:grin ground:bare"
    ),
    "judge": (
        "woman face:long age:2 dye:white hat:wig glasses:round collar:robe prop:scales left mouth:stern brow:0.9 "
        "ground:arch"
    ),
    "oenologist": "woman tone:1 hair:bun glasses:round collar:blouse prop:pipette nose:small mouth:lips ground:roofs",
    "marketer": (
        "woman face:round age:0 hair:bob dye:mid collar:scarf prop:placard nose:small mouth:grin eyes:laugh "
        "ground:flakes"
    ),
    "crush_expert": "face:square tone:2 hair:crop beard:goatee collar:overalls prop:press brow:0.4 ground:bare",
    "uncertified_teacher": (
        "face:thin age:0 hair:quiff dye:mid collar:vest prop:slate left nose:small mouth:smile extra:freckles "
        "ground:roofs"
    ),
    "teacher": "woman face:long hair:bun dye:mid collar:shawl prop:chalk mouth:smile eyes:right turn:0.5 ground:snow",
    "benefactor": (
        "face:round age:2 hair:tufts dye:white beard:long hat:top collar:cravat prop:gift left nose:round eyes:laugh "
        "ground:flakes"
    ),
    "assessor": (
        "face:long hair:side beard:mutton glasses:monocle prop:lens nose:hook mouth:stern brow:0.6 ground:roofs"
    ),
    "queen": "woman hair:wavy hat:crown collar:ruff prop:sceptre mouth:lips brow:-0.6 extra:earring ground:arch",
    "harvester": (
        "woman face:square tone:2 hair:plaits hat:straw collar:blouse prop:basket nose:round mouth:grin ground:bare"
    ),
    "professor": (
        "face:long age:2 hair:tufts dye:white beard:full hat:mortar glasses:round collar:robe prop:book ground:arch"
    ),
    "master_vintner": (
        "face:square age:2 hair:receding dye:white beard:short hat:beret collar:apron prop:barrel nose:hook "
        "extra:pipe ground:bare"
    ),
    "uncertified_oenologist": (
        "tone:1 hair:locks beard:stubble collar:shirt prop:pitcher nose:hook mouth:smirk eyes:right ground:roofs"
    ),
    "promoter": (
        "face:square tone:2 hair:curly beard:moustache hat:bowler collar:cravat prop:horn left mouth:grin ground:flakes"
    ),
    "mentor": "tone:1 age:2 dye:white beard:long hat:hood collar:robe prop:lantern ground:snow",
    "harvest_expert": "woman face:long tone:1 hair:bob hat:kerchief collar:overalls prop:shears left ground:bare",
    "innkeeper": (
        "woman face:round hair:updo dye:mid collar:apron prop:keys nose:round mouth:smile eyes:laugh ground:roofs"
    ),
    "jack_of_all_trades": (
        "age:0 hair:fringe dye:mid hat:cap collar:overalls prop:tools nose:round mouth:smile extra:pencil ground:snow"
    ),
    "politician": (
        "face:square hair:quiff dye:mid beard:goatee collar:sash prop:scroll mouth:grin eyes:right brow:-1 ground:arch"
    ),
    "supervisor": "woman tone:2 hair:braid hat:beret collar:scarf prop:clipboard mouth:stern brow:0.7 ground:roofs",
    "scholar": "woman face:thin tone:1 age:0 hair:long glasses:round collar:robe prop:quill nose:hook ground:snow",
    "reaper": "face:long beard:stubble hat:hood collar:scarf prop:scythe mouth:stern brow:0.7 ground:bare",
    "motivator": (
        "face:square tone:2 hair:crop beard:handlebar hat:captain collar:uniform prop:bugle mouth:grin ground:flakes"
    ),
    "bottler": "beard:goatee hat:beret collar:apron prop:bottle mouth:smirk ground:roofs",
    "craftsman": "woman face:square age:2 hair:ponytail dye:white glasses:round collar:apron prop:plane ground:snow",
    "exporter": "face:round tone:1 hair:curly beard:full hat:knit prop:crate mouth:smile ground:flakes",
    "laborer": (
        "face:square age:0 dye:mid beard:stubble hat:knit collar:overalls prop:spade nose:round extra:freckles "
        "ground:bare"
    ),
    "designer": (
        "woman face:round tone:2 hair:wavy hat:beret collar:shirt prop:palette left nose:small mouth:lips eyes:left "
        "turn:-0.5 ground:flakes"
    ),
    "governess": "woman face:thin hair:bun hat:bonnet collar:blouse prop:umbrella mouth:stern brow:0.8 ground:snow",
    "manager": "face:round tone:1 hair:side beard:moustache prop:watch left nose:round ground:roofs",
    "zymologist": (
        "woman face:long age:0 hair:wavy dye:mid hat:goggles collar:apron prop:flask left nose:small mouth:grin "
        "eyes:laugh ground:flakes"
    ),
    "noble": (
        "face:long hair:long beard:goatee hat:feather collar:fur prop:shield left nose:hook eyes:shut brow:-0.8 "
        "ground:arch"
    ),
    "governor": (
        "face:square age:2 hair:tufts dye:white beard:mutton hat:bicorne collar:uniform prop:seal mouth:stern "
        "brow:0.5 ground:arch"
    ),
    "taster": (
        "woman face:round age:2 hair:curly dye:white collar:cravat prop:glasses nose:round mouth:smile eyes:shut "
        "ground:snow"
    ),
    "caravan": "woman tone:2 hair:wavy hat:turban collar:shawl prop:wagon mouth:lips extra:earring ground:snow",
    "guest_speaker": "woman tone:2 hair:locks dye:mid glasses:round prop:lectern nose:round mouth:grin ground:arch",
}

"""What the figures on the cards look like: which drawings of figures.svg make up a card.

A figure is a line of words, drawn one over the other from the left: `hat-straw:straw/wine` is the symbol, its first and
its second colour, `prop-cake@37,35,26` says where it is and how large, `~` mirrors it. A `|` separates several people,
each of whom begins with its square.
"""

from __future__ import annotations

from typing import Final

SUMMER: Final = {
    "surveyor": "head-oval:tan face-calm wear-vest:sage/linen hair-sides:chestnut hat-straw:straw/wine prop-theodolite",
    "broker": (
        "head-long:fair face-calm wear-coat:slate/wine hair-parted:chestnut glasses-monocle prop-laurel coin@41,40,14"
    ),
    "wine_critic": (
        "head-long:fair face-sly wear-coat:violet/gold hair-swept:grey beard-curled:grey prop-glass hand@29,41"
    ),
    "blacksmith": "head-square:olive face-stern wear-apron:linen/shade hair-bald:black beard-full:black prop-anvil",
    "contractor": (
        "head-square:fair face-calm wear-shirt:blue/linen hair-sides:ginger hat-flat:earth "
        "beard-moustache:ginger prop-bricks"
    ),
    "tour_guide": (
        "back-bob:blond head-round:fair face-laugh wear-shirt:rust/linen over-kerchief:blue/linen "
        "hair-fringe:blond held-flag:gold hand@38,40"
    ),
    "novice_guide": "head-round:fair face-freckles wear-shirt:sage/linen hair-messy:ginger prop-map hand@26,42",
    "uncertified_broker": (
        "head-long:olive face-sly wear-coat:earth/gold hair-sides:black hat-bowler:earth/rust beard-stubble prop-coins"
    ),
    "planter": "head-round:brown face-smile wear-apron:linen/sage hair-low:black hat-scarf:rust/straw prop-sprout",
    "buyer": (
        "back-bob:black head-oval:fair face-lips wear-dress:blue/linen hair-low:black hat-feather:wine/straw "
        "prop-market hand@27,38"
    ),
    "landscaper": (
        "head-oval:deep face-calm wear-vest:green/straw hair-sides:black hat-straw:ochre/green "
        "beard-goatee:black prop-topiary"
    ),
    "architect": "head-oval:tan face-calm wear-coat:blue/gold hair-short:black glasses-round prop-dividers",
    "uncertified_architect": "head-oval:fair face-freckles wear-vest:ochre/sky hair-messy:blond prop-sketch hand@27,44",
    "patron": "head-round:fair face-lips wear-ruff:violet/gold hair-bun:white prop-purse:wine hand@28,39",
    "auctioneer": (
        "head-square:fair face-laugh wear-coat:wine/gold hair-parted:ginger beard-whiskers:ginger prop-gavel@30,28"
    ),
    "entertainer": (
        "head-oval:olive face-laugh wear-cloak:violet/gold hair-sides:black hat-feather:wine/gold "
        "beard-goatee:black prop-lute"
    ),
    "vendor": "head-round:brown face-smile wear-shawl:sage/linen hair-low:black hat-bandana:gold/wine fore-tray",
    "handyman": (
        "head-round:tan face-smile wear-apron:sky/earth hair-short:chestnut beard-moustache:chestnut prop-toolbox"
    ),
    "horticulturist": (
        "head-oval:fair face-wise wear-dress:sage/linen hair-low:grey hat-sun:straw/rose glasses-round prop-can"
    ),
    "peddler": (
        "held-pack:wine head-long:tan face-sly wear-cloak:earth/ochre hair-sides:grey hat-fedora:shade/ochre "
        "beard-full:grey prop-amphora@45,38,18"
    ),
    "banker": (
        "head-round:fair face-calm wear-coat:slate/gold hair-sides:white beard-moustache:white "
        "hat-top:slate/wine prop-strongbox"
    ),
    "overseer": "head-square:brown face-stern wear-coat:green/straw hair-short:black held-spyglass hand@38,22",
    "importer": (
        "head-square:fair face-calm wear-uniform:blue/gold hair-sides:grey hat-captain:blue beard-full:grey prop-ship"
    ),
    "sharecropper": (
        "head-long:tan face-old wear-shirt:earth/straw hair-sides:grey hat-straw:straw/earth beard-stubble "
        "held-hoe hand@41,38"
    ),
    "grower": "head-round:fair face-smile wear-apron:blue/linen hair-low:ginger prop-vine",
    "negotiator": "head-oval:deep face-calm wear-coat:violet/gold hair-curly:black prop-handshake:tan/wine",
    "cultivator": "head-square:olive face-smile wear-vest:rust/linen hair-short:black beard-full:black prop-plough",
    "homesteader": "head-oval:fair face-calm wear-shawl:blue/straw hair-low:chestnut hat-bonnet:linen/blue prop-house",
    "planner": "head-long:brown face-wise wear-robe:blue/straw hair-bald:grey glasses-round prop-hourglass",
    "agriculturist": (
        "hair-pony:chestnut head-oval:tan face-smile wear-shirt:ochre/linen hair-low:chestnut prop-sheaf hand@34,43"
    ),
    "swindler": (
        "head-long:fair face-sly wear-coat:green/wine hair-sides:black hat-fedora:green/gold "
        "beard-curled:black prop-cups:rust"
    ),
    "producer": "head-round:olive face-laugh wear-vest:wine/sky hair-curly:grey beard-moustache:grey prop-bell",
    "organizer": "head-oval:tan face-smile wear-dress:wine/straw hair-bun:black glasses-round prop-rooster",
    "sponsor": "head-square:fair face-smile wear-coat:ochre/wine over-sash:blue hair-swept:white prop-rosette:blue",
    "artisan": (
        "back-curls:chestnut head-oval:brown face-calm wear-apron:linen/rust hat-bandana:blue/linen prop-amphora"
    ),
    "stonemason": "head-square:tan face-stern wear-apron:slate/straw hair-short:grey beard-full:grey prop-block",
    "volunteer_crew": (
        "~held-hoe@-4,-1 held-fork@4,-1 | [-6,17,46] head-long:tan face-smile wear-shirt:rust/linen "
        "hair-short:black | [24,17,46] back-bob:blond head-round:fair face-laugh wear-dress:blue/linen "
        "hair-low:blond | [8,13,50] head-round:brown face-freckles wear-apron:sage/linen hair-sides:black "
        "hat-straw:straw/wine"
    ),
    "wedding_party": (
        "[17,11,52] head-square:olive face-smile wear-coat:slate/wine ~over-flower:rose hair-parted:black "
        "beard-moustache:black | [-6,14,49] back-veil head-oval:brown face-lips wear-dress:linen/rose "
        "hair-low:black hat-wreath:rose | prop-cake@21,38,25"
    ),
}
WINTER: Final = {
    "merchant": (
        "head-round:olive face-calm wear-cloak:wine/gold hair-sides:black hat-fur:wine/earth beard-full:black "
        "prop-abacus"
    ),
    "crusher": "head-round:tan face-laugh wear-shirt:linen/wine hair-curly:black fore-vat",
    "judge": "head-oval:fair face-stern wear-robe:wine/linen hair-wig:white prop-scales",
    "oenologist": "head-oval:fair face-wise wear-coat:linen/wine hair-short:grey glasses-round prop-thief",
    "marketer": (
        "back-bob:ginger head-round:fair face-laugh wear-coat:ochre/blue hair-fringe:ginger prop-placard:wine "
        "prop-sprig@41,34,14 hand@33,46"
    ),
    "crush_expert": (
        "head-square:brown face-calm wear-apron:blue/straw hair-short:black beard-goatee:black prop-crusher"
    ),
    "uncertified_teacher": (
        "head-round:fair face-freckles wear-vest:sage/linen hair-messy:chestnut over-bow:rust prop-slate hand@26,44"
    ),
    "teacher": "head-oval:tan face-calm wear-shawl:slate/sky hair-bun:chestnut glasses-round prop-chalkboard",
    "benefactor": (
        "head-round:fair face-smile wear-cloak:green/gold hair-sides:white beard-long:white "
        "hat-beret:wine/linen prop-gift:wine/gold"
    ),
    "assessor": "head-long:fair face-stern wear-coat:earth/wine hair-bald:chestnut glasses-round prop-lens",
    "queen": (
        "back-long:ginger head-oval:fair face-lips wear-ruff:wine/gold hair-low:ginger hat-crown held-sceptre "
        "hand@41,42"
    ),
    "harvester": "head-oval:brown face-smile wear-shirt:rust/linen hair-low:black hat-bandana:straw/wine prop-grapes",
    "professor": (
        "head-long:fair face-old wear-robe:violet/gold hair-sides:white hat-mortar:slate/gold "
        "beard-goatee:white prop-book:wine"
    ),
    "master_vintner": "head-round:fair face-old wear-apron:wine/earth hair-bald:white beard-full:white prop-barrel",
    "uncertified_oenologist": "head-oval:olive face-sly wear-coat:linen/rust hair-messy:black prop-pour:rust",
    "promoter": "head-square:deep face-laugh wear-coat:violet/gold hair-curly:black over-bow:gold prop-trumpet",
    "mentor": "head-oval:olive face-wise wear-cloak:blue/straw hat-hood:blue beard-long:grey prop-lantern",
    "harvest_expert": (
        "head-square:tan face-calm wear-vest:green/ochre hair-sides:chestnut hat-flat:green "
        "beard-moustache:chestnut prop-sprig@32,30,22 prop-sickle"
    ),
    "innkeeper": "head-round:fair face-laugh wear-apron:earth/linen hair-bun:blond prop-keys",
    "jack_of_all_trades": "head-oval:fair face-smile wear-vest:rust/sky hair-short:blond prop-tools:earth",
    "politician": "head-square:fair face-smile wear-coat:blue/wine over-sash:gold hair-swept:chestnut prop-ballot",
    "supervisor": "head-oval:brown face-stern wear-coat:earth/rust over-scarf:ochre/wine hair-bun:black prop-clipboard",
    "scholar": "head-oval:tan face-wise wear-robe:sage/linen hair-low:black hair-braid:black prop-books:wine/ochre",
    "reaper": (
        "head-long:olive face-calm wear-cloak:slate/straw hair-sides:black hat-straw:earth/wine held-scythe hand@40,40"
    ),
    "motivator": (
        "head-square:brown face-laugh wear-uniform:blue/gold hair-short:black beard-moustache:black prop-bugle"
    ),
    "bottler": (
        "head-round:fair face-calm wear-apron:slate/linen hair-sides:ginger hat-beret:blue/blue prop-bottles:wine"
    ),
    "craftsman": "head-square:fair face-calm wear-apron:ochre/shade hair-parted:grey glasses-round prop-plane",
    "exporter": (
        "head-square:olive face-smile wear-coat:blue/gold hair-sides:black hat-knit:wine/linen "
        "beard-full:black prop-crate"
    ),
    "laborer": (
        "head-square:fair face-freckles wear-shirt:slate/linen hair-sides:ginger hat-knit:green/straw "
        "held-shovel hand@41,31"
    ),
    "designer": "back-curls:black head-oval:deep face-lips wear-shirt:violet/gold hat-beret:wine/wine prop-palette",
    "governess": (
        "head-oval:fair face-stern wear-dress:slate/linen hair-low:chestnut hat-bonnet:slate/linen "
        "held-umbrella:violet hand@39,42"
    ),
    "manager": "head-round:tan face-calm wear-coat:green/gold hair-parted:black beard-moustache:black prop-watch",
    "zymologist": "head-oval:brown face-calm wear-coat:linen/violet hair-bun:black glasses-round prop-flask",
    "noble": (
        "back-long:chestnut head-long:fair face-sly wear-ruff:blue/gold hat-feather:blue/linen "
        "beard-goatee:chestnut prop-shield:wine/gold"
    ),
    "governor": (
        "head-square:fair face-old wear-uniform:wine/gold over-chain:wine hair-sides:white "
        "hat-bicorne:wine/gold prop-decree"
    ),
    "taster": "head-round:fair face-wise wear-vest:wine/linen hair-parted:chestnut beard-curled:chestnut prop-glasses",
    "caravan": "ground mule wagon",
    "guest_speaker": "head-oval:brown face-laugh wear-coat:slate/sky hair-curly:grey glasses-round fore-lectern",
}
MAMAS: Final = {
    "alaena": (
        "back-long:chestnut head-oval:fair face-smile wear-dress:sage/linen hair-parted:chestnut prop-sprout@36,36,26"
    ),
    "alyssa": (
        "back-bob:blond head-round:fair face-laugh wear-dress:ochre/linen hair-fringe:blond prop-topiary@37,34,27"
    ),
    "deann": "back-curls:ginger head-oval:fair face-lips wear-shawl:blue/linen hair-low:ginger prop-letter@37,38,25",
    "margot": "head-long:tan face-lips wear-robe:wine/straw hair-bun:black over-pearls prop-cake@37,35,26",
    "margaret": "head-round:fair face-wise wear-shawl:violet/sage hair-bun:white glasses-round prop-sprig@37,35,26",
    "nici": "hair-pony:chestnut head-oval:tan face-smile wear-apron:rust/linen hair-fringe:chestnut prop-vine@37,35,26",
    "teruyo": "back-bob:black head-round:fair face-calm wear-robe:sky/rose hair-fringe:black prop-grapes@37,35,26",
    "emily": (
        "head-oval:fair face-freckles wear-dress:blue/linen hair-low:ginger hat-sun:straw/blue prop-sunflower@38,33,26"
    ),
    "rebecca": (
        "back-long:black head-oval:olive face-lips wear-dress:green/gold hair-parted:black over-pearls "
        "prop-can@37,37,25"
    ),
    "danyel": "back-curls:black head-oval:deep face-smile wear-dress:gold/wine hair-curly:black prop-market@37,36,26",
    "laura": "head-oval:fair face-calm wear-coat:violet/linen hair-low:blond hair-braid:blond prop-decree@38,35,26",
    "jess": (
        "hair-pony:ginger head-round:fair face-freckles wear-vest:sage/linen hair-parted:ginger prop-clipboard@38,36,25"
    ),
    "casey": (
        "head-square:brown face-smile wear-coat:blue/straw hair-curly:black over-scarf:ochre/linen "
        "prop-bottles:wine@37,36,26"
    ),
    "christine": (
        "back-bob:grey head-oval:fair face-wise wear-shawl:slate/rose hair-parted:grey prop-tea:blue/linen@37,37,25"
    ),
    "naja": "head-oval:brown face-calm wear-cloak:wine/straw hat-hood:wine prop-lantern@38,35,26",
    "falon": (
        "back-long:blond head-long:fair face-smile wear-coat:sky/wine hair-low:blond hat-knit:wine/linen "
        "prop-books:violet/gold@37,36,26"
    ),
    "nicole": (
        "head-round:tan face-lips wear-dress:wine/gold hair-low:chestnut hat-feather:violet/gold "
        "prop-purse:earth@38,36,25"
    ),
    "ariel": (
        "back-long:ginger head-oval:tan face-lips wear-dress:linen/rose hair-low:ginger hat-wreath:rose "
        "prop-strongbox@37,37,25"
    ),
}
PAPAS: Final = {
    "andrew": (
        "head-square:fair face-smile wear-shirt:sage/linen hair-short:chestnut beard-full:chestnut "
        "prop-trellis@37,36,26"
    ),
    "christian": "head-oval:fair face-calm wear-vest:blue/linen hair-parted:blond prop-pump@37,36,26",
    "jay": "head-round:brown face-laugh wear-shirt:ochre/linen hair-short:black prop-yoke@37,37,26",
    "josh": (
        "head-oval:fair face-freckles wear-apron:rust/linen hair-curly:ginger beard-goatee:ginger prop-cellar@37,36,26"
    ),
    "kozi": "head-round:deep face-smile wear-coat:wine/gold hair-bald:black glasses-round prop-house@37,36,26",
    "matthew": "head-long:fair face-wise wear-coat:green/straw hair-swept:grey prop-windmill@37,36,26",
    "matt": "head-square:tan face-sly wear-coat:violet/gold hair-short:black beard-stubble prop-glass@37,35,26",
    "paul": (
        "head-long:fair face-old wear-vest:earth/linen hair-sides:white hat-straw:straw/green "
        "beard-moustache:white prop-trellis@37,36,26"
    ),
    "stephan": (
        "head-square:olive face-calm wear-shirt:sky/linen hair-sides:black hat-flat:slate "
        "beard-moustache:black prop-pump@37,36,26"
    ),
    "steven": (
        "head-square:fair face-stern wear-apron:linen/earth hair-sides:ginger beard-long:ginger "
        "hat-bandana:wine/linen prop-yoke@37,37,26"
    ),
    "joel": (
        "head-round:tan face-smile wear-coat:slate/rust hair-parted:chestnut glasses-round "
        "beard-full:chestnut prop-barrel@37,36,26"
    ),
    "raymond": "head-round:fair face-old wear-robe:blue/linen hair-bald:white beard-whiskers:white prop-house@37,36,26",
    "jerry": (
        "head-long:tan face-laugh wear-vest:wine/straw hair-sides:chestnut hat-bowler:shade/wine prop-windmill@37,36,26"
    ),
    "trevor": (
        "head-oval:fair face-calm wear-coat:earth/sky hair-short:blond beard-goatee:blond glasses-monocle "
        "prop-glass@37,35,26"
    ),
    "rafael": (
        "head-oval:olive face-smile wear-cloak:rust/linen hair-messy:black beard-goatee:black prop-worker:blue@38,36,26"
    ),
    "gary": (
        "head-square:brown face-calm wear-uniform:green/gold hair-short:grey beard-moustache:grey "
        "prop-worker:rust@38,36,26"
    ),
    "morten": (
        "head-square:fair face-calm wear-coat:blue/linen hair-sides:blond hat-captain:blue beard-full:blond "
        "prop-laurel@37,36,26"
    ),
    "alan": (
        "head-oval:fair face-wise wear-ruff:wine/gold hair-swept:white beard-goatee:white prop-rosette:blue@37,36,26"
    ),
}
STRUCTURE_CARDS: Final = {
    "cask": "ground cask",
    "aqueduct": "ground aqueduct",
    "wine_cave": "ground wine-cave",
    "trading_post": "ground hut prop-scales@23,30,19 prop-crate@40,42,19",
    "shop": "ground shop:rust prop-bottles:wine@16,38,13",
    "wine_press": "ground press",
    "school": "ground school",
    "wine_bar": "ground bar",
    "patio": "pergola prop-sprig@13,15,13 ~prop-sprig@38,15,13",
    "ristorante": "ground shop:green cutlery@14,37,17",
    "guest_house": "ground house-tall:sage@-6,0 bed:wine@38,37,25",
    "cafe": "ground parasol:wine",
    "distiller": "ground still",
    "mercado": "ground stall:sage",
    "studio": "ground studio",
    "barn": "ground barn",
    "academy": "academy",
    "gazebo": "ground gazebo:sage",
    "workshop": "ground bench",
    "veranda": "ground veranda",
    "wine_parlor": "ground parlor:ochre",
    "label_factory": "ground factory prop-sprig@37,38,14",
    "harvest_machine": "ground harvester:sage",
    "fermentation_tank": "ground tank",
    "charmat": "ground charmat",
    "inn": "ground moon@3,3,15 house-tall:blue@6,0 prop-lantern@0,37,24",
    "tap_room": "ground taproom prop-tankard:gold@24,37,15",
    "tavern": "ground timber prop-tankard:gold@38,34,26",
    "banquet_hall": "banquet",
    "penthouse": "ground penthouse:rust",
    "fountain": "ground fountain",
    "mixer": "ground mixer",
    "storehouse": "ground storehouse",
    "statue": "ground statue",
    "dock": "dock",
    "silo": "ground silo",
}
SPECIAL_WORKERS: Final = {
    "farmer": (
        "head-round:tan face-smile wear-shirt:owner/straw hair-sides:chestnut hat-straw:straw/owner held-fork "
        "hand@41,40"
    ),
    "mafioso": (
        "head-square:olive face-stern wear-coat:owner/linen ~over-flower:wine hair-sides:black "
        "hat-fedora:owner/linen glasses-dark prop-violin"
    ),
    "merchant": (
        "head-long:fair face-calm wear-cloak:owner/gold hair-sides:grey hat-fur:owner/earth beard-goatee:grey "
        "prop-scales"
    ),
    "chef": (
        "head-round:fair face-laugh wear-uniform:linen/owner hair-sides:black hat-toque beard-moustache:black prop-pan"
    ),
    "innkeeper": "head-round:tan face-smile wear-apron:owner/linen hair-bun:ginger prop-tankard:gold",
    "professore": (
        "head-oval:fair face-old wear-robe:owner/gold hair-curly:white glasses-round beard-moustache:white prop-globe"
    ),
    "soldato": "head-square:olive face-stern wear-uniform:owner/gold hat-helmet:gold/owner held-halberd hand@40,40",
    "politico": "head-square:tan face-smile wear-coat:owner/linen over-sash:gold hair-parted:grey prop-laurel",
    "oracle": "head-oval:brown face-wise wear-robe:owner/gold hat-hood:owner prop-orb",
    "traveler": (
        "head-oval:fair face-smile wear-cloak:owner/straw hair-sides:blond hat-fedora:earth/owner prop-bundle:sky"
    ),
    "messenger": "head-oval:deep face-smile wear-shirt:owner/gold hair-sides:black hat-winged:owner/linen prop-letter",
}

FIGURES: Final[dict[str, dict[str, str]]] = {
    "summer": SUMMER,
    "winter": WINTER,
    "mama": MAMAS,
    "papa": PAPAS,
    "structure": STRUCTURE_CARDS,
    "worker": SPECIAL_WORKERS,
}
"""By kind of card. `summer`, `winter` and `structure` are the names of the decks."""

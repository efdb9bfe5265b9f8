### What the modules of Tuscany add: actions, deck, regions, the modules themselves. Cards and workers have their own files.

## The structure deck: the kind of a card

deck-structure = karta budovy

structure-mat = Deska budov

## Actions. A bonus follows a colon or is in brackets. "bonus-structure" is only on the side with structure cards.

action-influence = Umístit nebo přesunout hvězdu
action-influence-text = Umístěte 1 hvězdu na region a získejte jeho bonus; máte-li umístěných všech šest, místo toho jednu přesuňte.
action-influence-bonus = umístit nebo přesunout ještě 1 hvězdu

action-trade = Provést výměnu
action-trade-text = Dejte 2 karty, £3, 1 VB nebo 1 hrozen a získejte za to jednu z těchto věcí; získaný hrozen má hodnotu 1. Nelze vyměnit £3 za £3 ani 1 VB za 1 VB.
action-trade-bonus = provést další výměnu

action-flip_field = Koupit nebo prodat pole
action-flip_field-text = Prodejte nebo odkupte 1 pole.
action-flip_field-bonus = získat 1 VB
action-flip_field-bonus-structure = líznout 1 kartu budovy

action-build_or_tour = Postavit budovu nebo uspořádat prohlídku
action-build_or_tour-text = Zaplaťte cenu 1 budovy a postavte ji, nebo uspořádejte prohlídku a získejte £2.
action-build_or_tour-bonus = získat £1
action-build_or_tour-option-1 = Postavit budovu
action-build_or_tour-option-2 = Uspořádat prohlídku za £2

action-sell_wine = Prodat 1 víno
action-sell_wine-text = Odhoďte 1 víno: červené nebo bílé za 1 VB, růžové za 2 VB, šumivé za 4 VB.
action-sell_wine-bonus = umístit nebo přesunout 1 hvězdu
action-sell_wine-bonus-structure = líznout 1 kartu budovy

# The cart on the side with structure cards.
action-gain_lira-2 = Získat 1 liru nebo kartu budovy
action-gain_lira-2-text = Získejte £1, nebo si lízněte 1 kartu budovy. K vozu se vejde libovolný počet pracovníků v každém ročním období.
action-gain_lira-option-1 = Získat £1
action-gain_lira-option-2 = Líznout kartu budovy

action-destroy_structure = Zbourat budovu
action-destroy_structure-text = Odhoďte 1 svou kartu budovy z desky nebo z pole; žádné VB neztrácíte. Jednou za rok, v kterémkoli ročním období.

## Regions. "vp" is what the most stars score at the end, 0 if regions do not score.

region-lucca = Lucca
region-pisa = Pisa
region-firenze = Firenze
region-livorno = Livorno
region-siena = Siena
region-arezzo = Arezzo
region-grosseto = Grosseto

region-lucca-bonus = líznout 1 kartu budovy
region-pisa-bonus = získat £2
region-firenze-bonus = líznout 1 zimního návštěvníka
region-livorno-bonus = líznout 1 letního návštěvníka
region-siena-bonus = získat £1
region-arezzo-bonus = líznout 1 objednávku
region-grosseto-bonus = líznout 1 révu
region-text =
    { $vp ->
        [0] Za umístění hvězdy: { $bonus }.
       *[other] Za umístění hvězdy: { $bonus }. Nejvíce hvězd na konci: { $vp } VB.
    }

## Modules and options

module-extended_board = Rozšířený herní plán
module-extended_board-text = Pracovníky umisťujete ve všech čtyřech ročních obdobích, hvězdy na mapě Toskánska přinášejí bonusy a hra končí při 25 VB.
module-special_workers = Specializovaní pracovníci
module-special_workers-text = V každé hře jsou k dispozici dva z jedenácti specializovaných pracovníků. Když trénujete pracovníka, smíte si za £1 navíc pořídit jednoho z nich.
module-structure_cards = Karty budov
module-structure_cards-text = Balíček 36 budov, které stavíte z ruky na dvě místa na desce nebo na prázdná pole. Každá přinese 1 VB a zvláštní účinek.

option-map_scoring = Regiony bodují
option-map_scoring-text = Na konci hry získá hráč s nejvíce hvězdami v regionu jeho VB; při shodě je nezíská nikdo. Ve dvou hráčích doporučujeme vypnout.

## Solo on the extended board

solo-extended-reading = Náš výklad: o oficiálních pravidlech hry pro jednoho hráče na rozšířeném herním plánu nevíme. Automa si líže kartu na začátku každého ze čtyř ročních období, a pokud regiony bodují, začíná s hvězdami ve všech.

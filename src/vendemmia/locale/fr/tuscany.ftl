### What the modules of Tuscany add: actions, deck, regions, the modules themselves. Cards and workers have their own files.

## The structure deck: the kind of a card

deck-structure = carte Bâtiment

structure-mat = Plateau Bâtiments
    .def = le plateau Bâtiments

## Actions. A bonus follows a colon or is in brackets. "bonus-structure" is only on the side with structure cards.

action-influence = Placer ou déplacer une étoile
action-influence-text = Placez 1 étoile sur une région et gagnez son bonus ; une fois les six placées, déplacez-en une à la place.
action-influence-bonus = placer ou déplacer 1 étoile supplémentaire

action-trade = Faire un échange
action-trade-text = Donnez 2 cartes, £3, 1 PV ou 1 raisin et recevez l’une de ces choses en retour ; un raisin reçu est de valeur 1. On n’échange pas £3 contre £3 ni 1 PV contre 1 PV.
action-trade-bonus = faire un second échange

action-flip_field = Acheter ou vendre un champ
action-flip_field-text = Vendez ou rachetez 1 champ.
action-flip_field-bonus = gagner 1 PV
action-flip_field-bonus-structure = piocher 1 carte Bâtiment

action-build_or_tour = Construire un bâtiment ou faire visiter
action-build_or_tour-text = Payez le coût d’un bâtiment et construisez-le, ou faites visiter et gagnez £2.
action-build_or_tour-bonus = gagner £1
action-build_or_tour-option-1 = Construire un bâtiment
action-build_or_tour-option-2 = Faire visiter pour £2

action-sell_wine = Vendre un vin
action-sell_wine-text = Défaussez 1 vin : un rouge ou un blanc pour 1 PV, un rosé pour 2 PV, un prosecco pour 4 PV.
action-sell_wine-bonus = placer ou déplacer 1 étoile
action-sell_wine-bonus-structure = piocher 1 carte Bâtiment

# The cart on the side with structure cards.
action-gain_lira-2 = Gagner 1 lire ou piocher une carte Bâtiment
action-gain_lira-2-text = Gagnez £1 ou piochez 1 carte Bâtiment. La charrette accueille un nombre illimité d’ouvriers à chaque saison.
action-gain_lira-option-1 = Gagner £1
action-gain_lira-option-2 = Piocher une carte Bâtiment

action-destroy_structure = Démolir un bâtiment
action-destroy_structure-text = Défaussez l’une de vos cartes Bâtiment, du plateau Bâtiments ou d’un champ ; vous ne perdez pas de PV. Une fois par an, à n’importe quelle saison.

## Regions. "vp" is what the most stars score at the end, 0 if regions do not score.

region-lucca = Lucca
region-pisa = Pisa
region-firenze = Firenze
region-livorno = Livorno
region-siena = Siena
region-arezzo = Arezzo
region-grosseto = Grosseto

region-lucca-bonus = piocher 1 carte Bâtiment
region-pisa-bonus = gagner £2
region-firenze-bonus = piocher 1 saisonnier d’hiver
region-livorno-bonus = piocher 1 saisonnier d’été
region-siena-bonus = gagner £1
region-arezzo-bonus = piocher 1 commande
region-grosseto-bonus = piocher 1 vigne
region-text =
    { $vp ->
        [0] En plaçant une étoile ici : { $bonus }.
       *[other] En plaçant une étoile ici : { $bonus }. Le plus d’étoiles à la fin : { $vp } PV.
    }

## Modules and options

module-extended_board = Plateau étendu
module-extended_board-text = Vous placez des ouvriers aux quatre saisons, des étoiles sur une carte de la Toscane vous donnent des bonus, et la partie se termine à 25 PV.
module-special_workers = Ouvriers experts
module-special_workers-text = Chaque partie utilise deux des onze ouvriers experts. Quand vous formez un ouvrier, vous pouvez payer £1 de plus pour en faire l’un d’eux.
module-structure_cards = Cartes Bâtiment
module-structure_cards-text = Un paquet de 36 bâtiments à construire depuis votre main, sur les deux cases d’un plateau ou sur des champs vides, pour 1 PV et un effet particulier.

option-map_scoring = Décompte des régions
option-map_scoring-text = À la fin de la partie, le joueur qui a le plus d’étoiles dans une région en marque les PV ; en cas d’égalité, personne. Nous conseillons de désactiver cette option à deux joueurs.

## Solo on the extended board

solo-extended-reading = Notre interprétation : nous ne connaissons pas de règle officielle en solitaire pour le plateau étendu. L’Automa pioche une carte au début de chacune des quatre saisons et, si les régions rapportent des PV, commence avec des étoiles dans chacune.

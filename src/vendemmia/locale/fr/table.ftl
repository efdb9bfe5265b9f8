### What is on the table: seasons, decks, workers, spaces, actions, structures, tokens.
### Concepts are in lower case, names of cards, structures, actions and seasons have a capital.

list-join = { $first }, { $second }

player-automa = Automa

## Seasons

season-spring = Printemps
    .def = le printemps
    .low = printemps
season-summer = Été
    .def = l’été
    .low = été
season-fall = Automne
    .def = l’automne
    .low = automne
season-winter = Hiver
    .def = l’hiver
    .low = hiver

## Decks: the kind of a card

deck-vine = vigne
deck-summer = saisonnier d’été
deck-winter = saisonnier d’hiver
deck-order = commande

## Workers and spaces

worker-regular = ouvrier normal
worker-regular-name = Ouvrier normal
    .def = l’ouvrier normal
worker-grande = ouvrier spécialisé
worker-grande-name = Ouvrier spécialisé
    .def = l’ouvrier spécialisé

space-left = emplacement de gauche
space-middle = emplacement du milieu
space-right = emplacement de droite
space-beside = hors emplacement

## Actions. A bonus follows a colon or is in brackets.

action-draw_vine = Piocher une carte Vigne
action-draw_vine-text = Piochez 1 carte Vigne.
action-draw_vine-bonus = piocher 1 carte Vigne supplémentaire

action-give_tour = Faire visiter
action-give_tour-text = Gagnez £2.
action-give_tour-bonus = gagner £1 de plus

action-build_structure = Construire un bâtiment
action-build_structure-text = Payez le coût d’un bâtiment et construisez-le.
action-build_structure-bonus = gagner £1

action-play_summer_visitor = Jouer un saisonnier d’été
action-play_summer_visitor-text = Jouez 1 saisonnier d’été de votre main.
action-play_summer_visitor-bonus = jouer 1 saisonnier d’été supplémentaire
action-play_summer_visitor-bonus-lira = gagner £1

action-sell_or_field = Vendre du raisin ou acheter/vendre un champ
action-sell_or_field-text = Vendez autant de raisins que vous voulez, ou vendez ou rachetez 1 champ.
action-sell_or_field-bonus = gagner 1 PV

action-plant_vine = Planter une vigne
action-plant_vine-text = Plantez 1 vigne de votre main sur l’un de vos champs.
action-plant_vine-bonus = planter 1 vigne supplémentaire

action-draw_order = Piocher une carte Commande
action-draw_order-text = Piochez 1 carte Commande.
action-draw_order-bonus = piocher 1 carte Commande supplémentaire

action-harvest_field = Vendanger un champ
action-harvest_field-text = Vendangez 1 champ planté.
action-harvest_field-bonus = vendanger 1 champ supplémentaire
action-harvest_field-bonus-lira = gagner £1

action-train_worker = Former un ouvrier
action-train_worker-text = Payez £4 pour former 1 ouvrier, disponible dès l’année suivante.
action-train_worker-bonus = gagner £1

action-play_winter_visitor = Jouer un saisonnier d’hiver
action-play_winter_visitor-text = Jouez 1 saisonnier d’hiver de votre main.
action-play_winter_visitor-bonus = jouer 1 saisonnier d’hiver supplémentaire
action-play_winter_visitor-bonus-lira = gagner £1

action-make_wine = Fabriquer jusqu’à 2 vins
action-make_wine-text = Transformez votre raisin en 1 ou 2 vins.
action-make_wine-bonus = fabriquer 1 vin supplémentaire

action-fill_order = Honorer une commande
action-fill_order-text = Livrez les vins d’une commande de votre main.
action-fill_order-bonus = gagner 1 PV

action-gain_lira = Gagner 1 lire
action-gain_lira-text = Gagnez £1. La charrette accueille un nombre illimité d’ouvriers à chaque saison où l’on place des ouvriers.

action-yoke = Joug
action-yoke-text = Vendangez 1 champ ou arrachez 1 vigne. Réservé au propriétaire du joug, une fois par an, à n’importe quelle saison où l’on place des ouvriers.
action-yoke-option-1 = Vendanger un champ
action-yoke-option-2 = Arracher une vigne

action-with-bonus = { $text } Bonus : { $bonus }.
# If an action has a bonus on two spaces, each is shown with its space.
action-bonus-of-space = { $bonus } ({ $space })
action-bonus-either = { $first } ou { $second }

## Structures

structure-trellis = Treille
    .def = la treille
structure-trellis-text = Nécessaire pour planter certaines vignes.

structure-irrigation = Irrigation
    .def = l’irrigation
structure-irrigation-text = Nécessaire pour planter certaines vignes.

structure-yoke = Joug
    .def = le joug
structure-yoke-text = Une fois par an, l’un de vos ouvriers peut y vendanger un champ ou arracher une vigne.

structure-windmill = Moulin à vent
    .def = le moulin à vent
structure-windmill-text = Vous rapporte 1 PV la première fois que vous plantez une vigne chaque année.

structure-cottage = Cottage
    .def = le cottage
structure-cottage-text = En automne, vous piochez 1 saisonnier de plus, d’été ou d’hiver au choix.

structure-tasting_room = Salle de dégustation
    .def = la salle de dégustation
structure-tasting_room-text = Une fois par an, une visite vous rapporte 1 PV si vous avez au moins 1 vin.

structure-medium_cellar = Cave moyenne
    .def = la cave moyenne
structure-medium_cellar-text = Accueille les vins de valeur 4 à 6 et permet de fabriquer du rosé.

structure-large_cellar = Grande cave
    .def = la grande cave
structure-large_cellar-text = Accueille les vins de valeur 7 à 9 et permet de fabriquer du prosecco. Nécessite la cave moyenne.

## Wake-up rows: the bonus. The extended board has its own, one for each season that a player enters.

row-none = pas de bonus
row-1 = { row-none }
row-2 = piocher 1 vigne
row-3 = piocher 1 commande
row-4 = gagner £1
row-5 = piocher 1 saisonnier d’été ou d’hiver
row-6 = gagner 1 PV
row-7 = l’ouvrier intérimaire pour l’année

row-2-summer = gagner £1
row-3-summer = piocher 1 vigne
row-3-fall = piocher 1 saisonnier d’été
row-4-summer = piocher 1 commande
row-4-fall = piocher 1 saisonnier d’été
row-4-winter = piocher 1 carte Bâtiment
row-5-summer = piocher 1 saisonnier d’été ou d’hiver
row-5-fall = piocher 1 saisonnier d’hiver
row-5-winter = placer ou déplacer 1 étoile
row-6-summer = gagner 1 PV
row-6-fall = piocher 1 saisonnier d’hiver
row-6-winter = faire vieillir tout votre raisin
row-7-fall = piocher 1 carte d’un paquet au choix
row-7-winter = le pion Grappe, pour la ligne 1 l’année suivante
row-cell = { $bonus } ({ FORM($season, "low") })

## Tokens

grape-red = raisin rouge { $value }
grape-white = raisin blanc { $value }

wine-red = vin rouge { $value }
wine-white = vin blanc { $value }
wine-blush = vin rosé { $value }
wine-sparkling = prosecco { $value }

## Where something comes from, before a colon or in brackets

source-of = { $source } ({ $player })
source-bonus = { $action }, bonus
source-row = Ligne { $row } de la piste Réveil
source-next_row = Fin d’année
source-step-specials = Mise en place
source-step-deal_packs = Mise en place
source-step-pick_card = Mise en place
source-step-pass_packs = Mise en place
source-step-deal_parents = Mise en place
source-step-choose_parents = Mise en place
source-step-mamas = Mama
source-step-papas = Papa
source-step-first_rows = Mise en place
source-step-first_glass_row = Mise en place
source-step-begin_year = Printemps
source-step-wake_up = Printemps
source-step-spring_turns = Printemps
source-step-summer = Été
source-step-fall = Automne
source-step-fall_turns = Automne
source-step-winter = Hiver
source-step-age = Fin d’année
source-step-workers_home = Fin d’année
source-step-residual = Royalties
source-step-discard_down = Fin d’année
source-step-close_year = Fin d’année
source-step-hire_workers = Mise en place
source-step-plant_from_deck = Mise en place
source-step-other_mama = Mise en place
source-step-marker = Printemps
source-step-glass_row = Printemps
source-step-automa_summer = Été
source-step-automa_winter = Hiver
source-step-extended_automa_spring = Printemps
source-step-extended_automa_summer = Été
source-step-extended_automa_fall = Automne
source-step-extended_automa_winter = Hiver
source-step-automa_home = Fin d’année
source-step-score_cellar = Vins en cave
source-step-solo_test = Fin d’année

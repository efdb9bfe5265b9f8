### Labels of answers, and what each of them would cost and give. A label has no full stop.

choice-pass = Passer

## Stopping, declining, accepting

choice-done = Terminé
choice-done-bonus = Ignorer le bonus
choice-done-token = Garder le jeton
choice-done-lapse = Garder le jeton et perdre l’action en attente
choice-done-plant = Arrêter de planter
choice-done-harvest = Arrêter de vendanger
choice-done-wine = Arrêter de faire du vin
choice-done-sell = Arrêter de vendre
choice-done-take-back = Ne plus récupérer d’ouvrier
choice-done-pay = Arrêter de payer
choice-done-demand = Personne d’autre
choice-done-age = Arrêter le vieillissement
choice-done-fill = N’en honorer aucune
choice-done-discard = Ne rien défausser

choice-no = Refuser
choice-no-build = Ne rien construire
choice-no-plant = Ne rien planter
choice-no-wine = Pas de vin
choice-no-train = Ne former personne
choice-no-pay = Ne pas payer
choice-no-take-back = Laisser l’ouvrier spécialisé
choice-no-star = Laisser les étoiles en place
choice-no-draw = Ne pas piocher en plus
choice-no-visitor = Sans saisonnier
choice-no-pupil = Ne récupérer aucun ouvrier
choice-no-again = Ne pas répéter
choice-no-mama = Garder { $mama }

choice-yes = Accepter
choice-yes-offer = Accepter : { $offer }
choice-yes-train = Former un ouvrier pour £{ $price }
choice-yes-pay = Payer £{ $lira }
choice-yes-mama = Piocher une autre Mama
choice-yes-again = Répéter : { $action }
choice-yes-again-bonus = Payer £1 pour reprendre le bonus : { $bonus }

choice-token = Dépenser un jeton d’action bonus
choice-token-first = Dépenser un jeton, bonus d’abord : { $bonus }
choice-token-after = Dépenser un jeton pour le bonus : { $bonus }

choice-action = Effectuer l’action
choice-action-first = L’action d’abord : { $action }
choice-bonus = Prendre le bonus
choice-bonus-first = Le bonus d’abord : { $bonus }
choice-bonus-after = Prendre le bonus : { $bonus }
choice-bonus-space = Bonus, { $space }
choice-bonus-named = Bonus, { $space } : { $bonus }

## Options of cards; most are in the catalogue of their card

choice-option = Option { $number }
choice-give-cards = Donner 2 cartes
choice-give-lira = Donner £3
choice-give-vp = Donner 1 PV
choice-give-grape = Donner 1 raisin
choice-get-cards = Recevoir 2 cartes
choice-get-lira = Recevoir £3
choice-get-vp = Recevoir 1 PV
choice-get-grape = Recevoir 1 raisin de valeur 1
choice-papa-structure = { $structure }
choice-papa-worker = 1 ouvrier normal de plus
choice-papa-vp = 1 PV
choice-papa-lira = £{ $lira } de plus
choice-count =
    { $count ->
        [0] Ne rien donner
        [one] Donner { $count } carte Saisonnier
       *[other] Donner { $count } cartes Saisonnier
    }

## Things to choose

choice-row = Ligne { $row } : { $bonus }
choice-row-token =
    { $row ->
        [1] Ligne { $row } : 1 jeton d’action bonus
       *[other] Ligne { $row } : { $bonus }, 1 jeton d’action bonus
    }
choice-seat = Joueur { $number }
choice-deck =
    { $deck ->
        [vine] Une vigne
        [summer] Un saisonnier d’été
        [winter] Un saisonnier d’hiver
        [structure] Une carte Bâtiment
       *[order] Une commande
    }
choice-pile =
    { $deck ->
        [vine] Défausse Vigne : { $card }
        [summer] Défausse Saisonnier d’été : { $card }
        [winter] Défausse Saisonnier d’hiver : { $card }
        [structure] Défausse Bâtiment : { $card }
       *[order] Défausse Commande : { $card }
    }
choice-field = Champ { $field } : { $vines } ({ $value } sur { $field })
choice-field-harvested = Champ { $field } : { $vines } ({ $value } sur { $field }), vendangé
choice-field-empty = Champ { $field }, vide
choice-field-sold = Champ { $field }, vendu
choice-field-structure = Champ { $field } : { $structure }
choice-field-all = Tous les champs à vendanger
choice-mat = { structure-mat }
choice-mat-slots =
    { $slots ->
        [0] Plateau Bâtiments, aucune case libre
        [one] Plateau Bâtiments, { $slots } case libre
       *[other] Plateau Bâtiments, { $slots } cases libres
    }
choice-field-sell = Vendre le champ { $field } pour £{ $field }
choice-field-buy = Racheter le champ { $field } pour £{ $field }
choice-grape =
    { $colour ->
        [red] Raisin rouge { $value }
       *[white] Raisin blanc { $value }
    }
choice-grape-sell =
    { $colour ->
        [red] Vendre le raisin rouge { $value } pour £{ $price }
       *[white] Vendre le raisin blanc { $value } pour £{ $price }
    }
choice-make =
    { $wine ->
        [red] Vin rouge
        [white] Vin blanc
        [blush] Vin rosé
       *[sparkling] Prosecco
    }
choice-wine =
    { $wine ->
        [red] Vin rouge { $value }
        [white] Vin blanc { $value }
        [blush] Vin rosé { $value }
       *[sparkling] Prosecco { $value }
    }
choice-structure = { $structure }
choice-structure-price =
    { $price ->
        [0] { $structure } (sans frais)
       *[other] { $structure } pour £{ $price }
    }
choice-vine = { $vine } ({ $grapes })
choice-worker = { $worker }
choice-worker-price =
    { $price ->
        [0] { $worker } (sans frais)
       *[other] { $worker } pour £{ $price }
    }
choice-region = { $region }
choice-region-stars =
    { $vp ->
        [0] { $region }, vos étoiles : { $stars }
       *[other] { $region }, { $vp } PV, vos étoiles : { $stars }
    }
choice-mama = { $mama } : { $gifts }
choice-papa =
    { $lira ->
        [0] { $papa } : { $gift } ou £{ $extra }
       *[other] { $papa } : £{ $lira }, puis { $gift } ou £{ $extra } de plus
    }

## Workers

choice-place = { $action }, { $worker }
choice-place-space = { $action }, { $space }, { $worker }
choice-place-bonus = { $action }, { $space } avec bonus, { $worker }
choice-take = Récupérer l’{ $worker } : { $action }
choice-take-space = Récupérer l’{ $worker } : { $action }, { $space }

## Outlooks: what an answer would cost and give. Costs have the sign "minus"; an amount may be a range.

outlook-range = { $least }–{ $most }
outlook-from-to = de { $first } à { $last }
# Parts that come together, and alternatives to choose from.
outlook-and = { $first } et { $second }
outlook-or = { $first } ou { $second }
outlook-lira =
    { $sign ->
        [minus] −£{ $amount }
       *[plus] +£{ $amount }
    }
outlook-vp =
    { $sign ->
        [minus] −{ $amount } PV
       *[plus] +{ $amount } PV
    }
outlook-residual =
    { $sign ->
        [minus] −£{ $amount } par an
       *[plus] +£{ $amount } par an
    }
outlook-vine =
    { $amount ->
        [one] piocher { $amount } vigne
       *[other] piocher { $amount } vignes
    }
outlook-summer =
    { $amount ->
        [one] piocher { $amount } saisonnier d’été
       *[other] piocher { $amount } saisonniers d’été
    }
outlook-winter =
    { $amount ->
        [one] piocher { $amount } saisonnier d’hiver
       *[other] piocher { $amount } saisonniers d’hiver
    }
outlook-order =
    { $amount ->
        [one] piocher { $amount } commande
       *[other] piocher { $amount } commandes
    }
outlook-structure =
    { $amount ->
        [one] piocher { $amount } carte Bâtiment
       *[other] piocher { $amount } cartes Bâtiment
    }
outlook-structure_card =
    { $amount ->
        [one] +{ $amount } carte Bâtiment
       *[other] +{ $amount } cartes Bâtiment
    }
outlook-visitor =
    { $amount ->
        [one] piocher { $amount } saisonnier
       *[other] piocher { $amount } saisonniers
    }
outlook-card =
    { $sign ->
        [minus]
            { $amount ->
                [one] −{ $amount } carte
               *[other] −{ $amount } cartes
            }
       *[plus]
            { $amount ->
                [one] piocher { $amount } carte
               *[other] piocher { $amount } cartes
            }
    }
outlook-discard =
    { $amount ->
        [one] −{ $amount } carte
       *[other] −{ $amount } cartes
    }
outlook-worker =
    { $amount ->
        [one] +{ $amount } ouvrier
       *[other] +{ $amount } ouvriers
    }
outlook-building = { $structure }
outlook-build =
    { $amount ->
        [one] construire { $amount } bâtiment
       *[other] construire { $amount } bâtiments
    }
outlook-sell_grape =
    { $amount ->
        [one] vendre { $amount } raisin
       *[other] vendre { $amount } raisins
    }
outlook-sell_field =
    { $amount ->
        [one] vendre { $amount } champ
       *[other] vendre { $amount } champs
    }
outlook-buy_field =
    { $amount ->
        [one] racheter { $amount } champ
       *[other] racheter { $amount } champs
    }
outlook-destroy =
    { $amount ->
        [one] démolir { $amount } carte Bâtiment
       *[other] démolir { $amount } cartes Bâtiment
    }
outlook-star =
    { $amount ->
        [one] placer ou déplacer { $amount } étoile
       *[other] placer ou déplacer { $amount } étoiles
    }
outlook-grape_token = prendre le pion Grappe
outlook-age_grapes = faire vieillir tout le raisin
outlook-age_wine =
    { $amount ->
        [one] faire vieillir { $amount } vin
       *[other] faire vieillir jusqu’à { $amount } vins
    }
outlook-plant =
    { $amount ->
        [one] planter { $amount } vigne
       *[other] planter jusqu’à { $amount } vignes
    }
outlook-uproot =
    { $amount ->
        [one] arracher { $amount } vigne
       *[other] arracher { $amount } vignes
    }
outlook-harvest =
    { $amount ->
        [one] vendanger { $amount } champ
       *[other] vendanger jusqu’à { $amount } champs
    }
outlook-make_wine =
    { $amount ->
        [one] fabriquer { $amount } vin
       *[other] fabriquer jusqu’à { $amount } vins
    }
outlook-fill_order =
    { $amount ->
        [one] honorer { $amount } commande
       *[other] honorer { $amount } commandes
    }
outlook-play_summer =
    { $amount ->
        [one] jouer { $amount } saisonnier d’été
       *[other] jouer jusqu’à { $amount } saisonniers d’été
    }
outlook-play_winter =
    { $amount ->
        [one] jouer { $amount } saisonnier d’hiver
       *[other] jouer jusqu’à { $amount } saisonniers d’hiver
    }
outlook-grape =
    { $sign ->
        [minus] −1 raisin
       *[plus] +1 raisin
    }
outlook-red_grape =
    { $sign ->
        [minus] −raisin rouge { $amount }
       *[plus] +raisin rouge { $amount }
    }
outlook-white_grape =
    { $sign ->
        [minus] −raisin blanc { $amount }
       *[plus] +raisin blanc { $amount }
    }
outlook-wine =
    { $sign ->
        [minus] −1 vin
       *[plus] +1 vin
    }
outlook-red_wine =
    { $sign ->
        [minus] −vin rouge { $amount }
       *[plus] +vin rouge { $amount }
    }
outlook-white_wine =
    { $sign ->
        [minus] −vin blanc { $amount }
       *[plus] +vin blanc { $amount }
    }
outlook-blush_wine =
    { $sign ->
        [minus] −vin rosé { $amount }
       *[plus] +vin rosé { $amount }
    }
outlook-sparkling_wine =
    { $sign ->
        [minus] −prosecco { $amount }
       *[plus] +prosecco { $amount }
    }

### What the player to move must decide: one sentence each, starting with the card, action or season that asks.

question-game-over = La partie est terminée.

## Set-up and the course of the year

question-keep-mama = { $source } : choisissez la Mama à garder.
question-keep-papa = { $source } : choisissez le Papa à garder.
question-other-mama = { $source } : échanger votre Mama { $mama } ({ $gifts }) contre une autre ?
question-vine-of-choice = { $source } : choisissez dans tout le paquet une vigne à planter ({ $number } sur { $total }).
question-papa = Papa { $papa } : choisissez le cadeau ou les lires en plus.
question-row = { $source } : choisissez une ligne de la piste Réveil pour votre coq.
question-glass-row = { $source } : choisissez une ligne de la piste Réveil qui a encore son jeton transparent.
question-any-row = { $source } : choisissez n’importe quelle ligne de la piste Réveil pour votre coq.
question-next-row = { $source } : choisissez votre ligne de la piste Réveil pour l’année suivante.
question-next-glass-row = { $source } : choisissez pour l’année suivante une ligne de la piste Réveil qui a encore son jeton transparent.
question-move-rooster = { $source } : choisissez une ligne libre de la piste Réveil pour votre coq.
question-pick-card = { $source } : choisissez une carte Bâtiment à garder.
question-name-visitor =
    { $total ->
        [1] { $source } : choisissez le type de saisonnier à piocher.
       *[other] { $source } : choisissez le type de saisonnier à piocher ({ $number } sur { $total }).
    }
question-discard-down =
    { $left ->
        [one] { $source } : défaussez { $left } carte.
       *[other] { $source } : défaussez { $left } cartes, une par une.
    }

## Placing workers

question-place = { $source } : placez un ouvrier ou passez.
question-action-or-bonus = { $action } : choisissez ce qui vient d’abord, l’action ou le bonus ({ $bonus }).
question-bonus = { $action } : prenez le bonus ({ $bonus }) ou ignorez-le.
question-bonus-due = { $action } : prenez maintenant le bonus ({ $bonus }).
question-bonus-lost = { $action } : le bonus ({ $bonus }) est impossible, continuez sans lui.
question-action-or-token =
    { $tokens ->
        [one] { $action } : dépenser votre jeton d’action bonus pour le bonus ({ $bonus }) avant l’action ?
       *[other] { $action } : dépenser 1 de vos { $tokens } jetons d’action bonus pour le bonus ({ $bonus }) avant l’action ?
    }
question-token =
    { $tokens ->
        [one] { $action } : dépenser votre jeton d’action bonus pour le bonus ({ $bonus }) ?
       *[other] { $action } : dépenser 1 de vos { $tokens } jetons d’action bonus pour le bonus ({ $bonus }) ?
    }
question-bonus-or-token = { $action } : prenez le bonus ({ $bonus }), dépensez un jeton d’action bonus pour un autre ({ $other }), ou ignorez les deux.
question-token-bonus = { $action } : choisissez le bonus à prendre avec le jeton.
question-place-ahead = { $source } : placez un ouvrier sur une action d’une saison à venir.

## Special workers

question-printed-bonus = { $source } : choisissez un bonus de l’action ({ $action }).
question-host = { $source } : choisissez un adversaire à qui payer £1 pour un saisonnier, ou refusez.
question-host-visitor = { $source } : choisissez le type de saisonnier à prendre à { $player }.
question-pupil = { $source } : choisissez un ouvrier normal à récupérer, ou refusez.
question-again = { $source } : répétez l’action ({ $action }) ou refusez.
question-again-bonus = { $source } : payez £1 pour gagner encore le bonus ({ $bonus }), ou refusez.
question-extra-card = { $source } : choisissez le type de carte à piocher en plus, ou refusez.
question-drawn-discard = { $source } : choisissez l’une des cartes piochées à défausser.

## Parts of a card

question-option = { $source } : choisissez l’une des options.
question-part = { $source } : choisissez ce que vous faites d’abord.
question-first-of-two = { $source } : choisissez la première des deux choses à faire.
question-second-of-two = { $source } : choisissez la seconde chose à faire.

## Offers

question-offer-build =
    { $discount ->
        [0] { $source } : construisez un bâtiment ou refusez.
       *[other] { $source } : construisez un bâtiment pour £{ $discount } de moins ou refusez.
    }
question-offer-plant = { $source } : plantez une vigne ou refusez.
question-offer-wine =
    { $most ->
        [one] { $source } : fabriquez { $most } vin ou refusez.
       *[other] { $source } : fabriquez jusqu’à { $most } vins ou refusez.
    }
question-offer-train = { $source } : formez un ouvrier pour £{ $price } ou refusez.
question-offer-pay = { $source } : payez £{ $lira } ou refusez.
question-offer-take-back = { $source } : récupérez votre ouvrier spécialisé ou refusez.
question-offer-sell-wine = { $source } : défaussez un vin pour { $vp } PV ou refusez.
question-offer-sell-grapes =
    { $count ->
        [one] { $source } : défaussez { $count } raisin pour { $vp } PV ou refusez.
       *[other] { $source } : défaussez { $count } raisins pour { $vp } PV ou refusez.
    }
question-offer-sell-both =
    { $count ->
        [one] { $source } : défaussez un vin pour { $vp } PV, { $count } raisin pour { $more } PV, ou refusez.
       *[other] { $source } : défaussez un vin pour { $vp } PV, { $count } raisins pour { $more } PV, ou refusez.
    }
question-offer = { $source } : acceptez ({ $offer }) ou refusez.

## Cards

question-deck = { $source } : choisissez le paquet où piocher.
question-discard =
    { $kind ->
        [vine] { $source } : choisissez une vigne à défausser ({ $number } sur { $total }).
        [visitor] { $source } : choisissez une carte Saisonnier à défausser ({ $number } sur { $total }).
       *[any] { $source } : choisissez une carte à défausser ({ $number } sur { $total }).
    }
question-give =
    { $kind ->
        [summer] { $source } : choisissez un saisonnier d’été à donner.
        [visitor] { $source } : choisissez une carte Saisonnier à donner.
       *[any] { $source } : choisissez une carte à donner.
    }
question-pile = { $source } : choisissez une défausse dont prendre la carte du dessus ({ $number } sur { $total }).
question-keep-card = { $source } : choisissez une carte à garder ({ $number } sur { $total }).
question-visitor =
    { $deck ->
        [summer] { $source } : choisissez un saisonnier d’été à jouer.
       *[winter] { $source } : choisissez un saisonnier d’hiver à jouer.
    }
question-take-action = { $source } : choisissez l’action à effectuer.

## Fields

question-plant = { $source } : choisissez une vigne à planter.
question-plant-more = { $source } : choisissez une autre vigne à planter, ou arrêtez.
question-plant-maybe = { $source } : choisissez une vigne à planter, ou ne plantez rien.
question-plant-field = { $source } : choisissez un champ où planter { FORM($vine, "part") }.
question-uproot-field = { $source } : choisissez un champ où arracher une vigne.
question-uproot-vine = { $source } : choisissez la vigne à arracher du champ { $field }.
question-switch-first-field = { $source } : choisissez le champ de la première vigne à permuter.
question-switch-first-vine = { $source } : choisissez la vigne à permuter sur le champ { $field }.
question-switch-second-field = { $source } : choisissez le champ où déplacer la vigne { $vine }.
question-switch-second-vine = { $source } : choisissez la vigne du champ { $field } à permuter avec la vigne { $vine }.
question-harvest = { $source } : choisissez un champ à vendanger.
question-harvest-more = { $source } : choisissez un autre champ à vendanger, ou arrêtez.
question-sell = { $source } : vendez du raisin, ou vendez ou rachetez un champ.
question-flip-field = { $source } : choisissez un champ à vendre ou à racheter.
question-sell-more = { $source } : choisissez un autre raisin à vendre, ou arrêtez.

## Structures

question-build = { $source } : choisissez un bâtiment à construire.
question-site = { $source } : choisissez où construire { FORM($structure, "def") }.
question-destroy = { $source } : choisissez une carte Bâtiment à démolir.

## Grapes, wine and orders

question-pay-grape = { $source } : choisissez un raisin à défausser.
question-buy-grape = { $source } : choisissez la couleur du nouveau raisin.
question-pay-wine =
    { $least ->
        [1] { $source } : choisissez un vin à défausser.
       *[other] { $source } : choisissez un vin de valeur { $least } ou plus à défausser.
    }
question-age-wine =
    { $steps ->
        [1] { $source } : choisissez un vin à faire vieillir.
       *[other] { $source } : choisissez un vin à faire vieillir deux fois.
    }
question-age-more = { $source } : choisissez un autre vin à faire vieillir, ou arrêtez.
question-sell-wine = { $source } : choisissez un vin à vendre.
question-sell-grapes = { $source } : choisissez un raisin à défausser ({ $number } sur { $total }).
question-wine = { $source } : choisissez le type de vin à fabriquer.
question-wine-more = { $source } : choisissez le type d’un autre vin à fabriquer, ou arrêtez.
question-wine-red =
    { $wine ->
        [red] { $source } : choisissez un raisin rouge pour le vin rouge.
        [blush] { $source } : choisissez un raisin rouge pour le rosé.
       *[sparkling] { $source } : choisissez un raisin rouge pour le prosecco.
    }
question-wine-white =
    { $wine ->
        [white] { $source } : choisissez un raisin blanc pour le vin blanc.
        [blush] { $source } : choisissez un raisin blanc pour le rosé.
       *[sparkling] { $source } : choisissez un raisin blanc pour le prosecco.
    }
question-wine-either = { $source } : choisissez pour le prosecco un second raisin rouge ou le raisin blanc.
question-order = { $source } : choisissez une commande à honorer.
question-order-drawn = { $source } : choisissez une commande tout juste piochée à honorer maintenant, ou arrêtez.
question-order-wine =
    { $wine ->
        [red] { $source } : choisissez un vin rouge de valeur { $least } ou plus pour la commande.
        [white] { $source } : choisissez un vin blanc de valeur { $least } ou plus pour la commande.
        [blush] { $source } : choisissez un rosé de valeur { $least } ou plus pour la commande.
       *[sparkling] { $source } : choisissez un prosecco de valeur { $least } ou plus pour la commande.
    }

## Stars and trades

question-star =
    { $optional ->
        [yes] { $source } : choisissez une région pour une étoile, ou refusez.
       *[no] { $source } : choisissez une région pour une étoile.
    }
question-star-from =
    { $optional ->
        [yes] { $source } : choisissez la région de l’étoile à déplacer, ou refusez.
       *[no] { $source } : choisissez la région de l’étoile à déplacer.
    }
question-star-to = { $source } : choisissez où déplacer l’étoile qui est à { $region }.
question-trade-give = { $source } : choisissez ce que vous donnez.
question-trade-card = { $source } : choisissez une carte à donner ({ $number } sur { $total }).
question-trade-grape = { $source } : choisissez un raisin à donner.
question-trade-get = { $source } : choisissez ce que vous recevez contre { $given }.
question-trade-draw = { $source } : choisissez le paquet où piocher ({ $number } sur { $total }).

## Workers and other players

question-train = { $source } : choisissez le type d’ouvrier à former.

question-take-back = { $source } : choisissez un ouvrier à récupérer.
question-take-back-more = { $source } : choisissez un autre ouvrier à récupérer, ou arrêtez.
question-take-back-grande = { $source } : choisissez l’ouvrier spécialisé à récupérer.
question-pay-opponent = { $source } : choisissez un adversaire à qui payer £{ $lira }.
question-pay-opponent-more = { $source } : choisissez un autre adversaire à qui payer £{ $lira }, ou arrêtez.
question-demand = { $source } : choisissez un adversaire qui doit vous donner un saisonnier d’été.
question-demand-more = { $source } : choisissez un autre adversaire qui doit vous donner un saisonnier d’été, ou arrêtez.
question-pledge =
    { $most ->
        [one] { $source } : il manque encore { $most } carte Saisonnier. La donnez-vous ?
       *[other] { $source } : il manque encore { $most } cartes Saisonnier. Combien en donnez-vous ?
    }

### The lines of events.ftl when the reader is the one who acts.

# The reader as the other one in a line of somebody else.
event-you = vous
    .who = reader

## The course of the game

event-year-you = L’année { $amount } commence ; vous êtes premier joueur.
event-parent-you =
    { $kind ->
        [mama] Vous avez { $parent } pour Mama.
       *[papa] Vous avez { $parent } pour Papa.
    }
event-row-you = Vous prenez la ligne { $amount } de la piste Réveil.
event-placed-you =
    { $where ->
        [space] Vous placez un { $worker } : { $action }, { $space }.
       *[plain] Vous placez un { $worker } : { $action }.
    }
event-planned-you =
    { $where ->
        [space] Vous placez d’avance un { $worker } : { $action }, { $space }.
       *[plain] Vous placez d’avance un { $worker } : { $action }.
    }
event-due-you = Vous effectuez l’action prévue : { $action }.
event-lost-you = Vous perdez l’action prévue : { $action }.
event-passed-you = Vous passez.
event-temporary-you = Vous prenez l’ouvrier intérimaire.
event-workers_home-you = Vous récupérez tous vos ouvriers.
event-next_row-you = Vous prenez la ligne { $amount } de la piste Réveil pour l’année suivante.
event-grape_token-you = Vous prenez le pion Grappe.
event-first_player-you = Vous êtes maintenant premier joueur.
event-last_year-you = Vous atteignez le score visé : c’est la dernière année.

## Money and points

event-lira-you =
    { $sign ->
        [minus] Vous payez £{ $amount } ({ $source }).
       *[plus] Vous gagnez £{ $amount } ({ $source }).
    }
event-vp-you =
    { $sign ->
        [minus] Vous perdez { $amount } PV ({ $source }).
       *[plus] Vous gagnez { $amount } PV ({ $source }).
    }
event-residual-you =
    { $sign ->
        [minus] Vos royalties baissent de { $amount } ({ $source }).
       *[plus] Vos royalties augmentent de { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew-you =
    { $known ->
        [yes] Vous piochez la carte { $card }.
       *[no]
            { $deck ->
                [vine] Vous piochez une vigne.
                [summer] Vous piochez un saisonnier d’été.
                [winter] Vous piochez un saisonnier d’hiver.
                [structure] Vous piochez une carte Bâtiment.
               *[order] Vous piochez une commande.
            }
    }
event-drafted-you =
    { $known ->
        [yes] Vous gardez la carte { $card }.
       *[no] Vous gardez une carte Bâtiment.
    }
event-discarded-you =
    { $by ->
        [table] Carte défaussée : { $card }.
       *[player] Vous défaussez la carte { $card }.
    }
event-shown-you = Vous révélez la carte { $card }.
event-took-you = Vous prenez la carte { $card }.
event-gave-you =
    { $known ->
        [yes] Vous donnez la carte { $card } à { $other }.
       *[no]
            { $deck ->
                [vine] Vous donnez une vigne à { $other }.
                [summer] Vous donnez un saisonnier d’été à { $other }.
                [winter] Vous donnez un saisonnier d’hiver à { $other }.
                [structure] Vous donnez une carte Bâtiment à { $other }.
               *[order] Vous donnez une commande à { $other }.
            }
    }
event-pledged-you =
    { $amount ->
        [0] Vous n’offrez aucune carte Saisonnier à { $other }.
        [one] Vous offrez { $amount } carte Saisonnier à { $other }.
       *[other] Vous offrez { $amount } cartes Saisonnier à { $other }.
    }
event-played-you = Vous jouez la carte { $card }.
event-option-you = Vous choisissez : { $option } ({ $source }).
event-declined-you = Vous refusez ({ $source }).
event-chosen-you =
    { $what ->
        [action] Vous effectuez une action : { $action } ({ $source }).
        [again] Vous répétez l’action : { $action } ({ $source }).
        [space] Vous choisissez le bonus ({ $space }) : { $action } ({ $source }).
       *[player] Vous choisissez { $other } ({ $source }).
    }

## The vineyard

event-toured-you = Vous faites visiter.
event-built-you =
    { $gift ->
        [yes] Vous recevez { FORM($structure, "def") }.
       *[no] Vous construisez { FORM($structure, "def") }.
    }
event-destroyed-you = Vous démolissez { FORM($card, "def") }.
event-planted-you = Vous plantez { FORM($card, "part") } sur le champ { $amount }.
event-uprooted-you = Vous arrachez la vigne { $card } du champ { $amount }.
event-switched-you = Vous déplacez la vigne { $card } sur le champ { $amount }.
event-sold_field-you = Vous vendez le champ { $amount }.
event-bought_field-you = Vous rachetez le champ { $amount }.
event-sold_grape-you = Vous vendez un { $grape }.
event-harvested-you = Vous vendangez le champ { $amount }.
event-grape-you = Vous obtenez un { $grape }.
event-grape_used-you = Vous utilisez un { $grape }.
event-wine-you = Vous fabriquez un { $wine }.
event-wine_used-you = Vous utilisez un { $wine }.
event-filled-you = Vous honorez la { $card }.
event-aged-you =
    { $what ->
        [all] Vous faites vieillir tout votre raisin et tous vos vins.
        [grapes] Vous faites vieillir tout votre raisin.
        [wines]
            { $amount ->
                [one] Vous faites vieillir tous vos vins.
                [2] Vous faites vieillir deux fois tous vos vins.
               *[other] Vous faites vieillir { $amount } fois tous vos vins.
            }
       *[wine] Vous faites vieillir un vin (désormais { $wine }).
    }

## Stars and trades

event-star-you = Vous placez une étoile à { $region }.
event-star_moved-you = Vous déplacez une étoile : { $from } → { $region }.
event-traded-you = Vous échangez { $given } contre { $got }.

## Workers

event-trained-you =
    { $gift ->
        [yes] Vous recevez un { $worker }.
       *[no] Vous formez un { $worker }.
    }
event-taken_back-you = Vous récupérez un { $worker } : { $action }.
event-bumped-you = Vous prenez un emplacement à { $other } ({ $action }) ; l’{ $worker } qui s’y trouvait lui revient.

## The solo game

event-token-you =
    { $sign ->
        [minus] Vous dépensez un jeton d’action bonus ({ $source }).
       *[plus] Vous gagnez un jeton d’action bonus ({ $source }).
    }

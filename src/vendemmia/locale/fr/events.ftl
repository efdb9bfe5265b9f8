### What happened: one line each, in the present tense. Player names are never inflected.

## The course of the game

event-year = L’année { $amount } commence ; premier joueur : { $player }.
event-year-alone = L’année { $amount } commence.
event-season =
    { $season ->
        [spring] Le printemps commence.
        [summer] L’été commence.
        [fall] L’automne commence.
       *[winter] L’hiver commence.
    }
event-parent =
    { $kind ->
        [mama] { $player } a { $parent } pour Mama.
       *[papa] { $player } a { $parent } pour Papa.
    }
event-row = { $player } prend la ligne { $amount } de la piste Réveil.
event-placed =
    { $where ->
        [space] { $player } place un { $worker } : { $action }, { $space }.
       *[plain] { $player } place un { $worker } : { $action }.
    }
event-planned =
    { $where ->
        [space] { $player } place d’avance un { $worker } : { $action }, { $space }.
       *[plain] { $player } place d’avance un { $worker } : { $action }.
    }
event-due = { $player } effectue l’action prévue : { $action }.
event-lost = { $player } perd l’action prévue : { $action }.
event-passed = { $player } passe.
event-temporary = { $player } prend l’ouvrier intérimaire.
event-workers_home = { $player } récupère tous ses ouvriers.
event-next_row = { $player } prend la ligne { $amount } de la piste Réveil pour l’année suivante.
event-grape_token = { $player } prend le pion Grappe.
event-specials = Les ouvriers experts de cette partie : { $workers }.
event-first_player = Nouveau premier joueur : { $player }.
event-last_year = { $player } atteint le score visé : c’est la dernière année.
event-game_over = La partie se termine après l’année { $amount }.

## Money and points

event-lira =
    { $sign ->
        [minus] { $player } paie £{ $amount } ({ $source }).
       *[plus] { $player } gagne £{ $amount } ({ $source }).
    }
event-vp =
    { $sign ->
        [minus] { $player } perd { $amount } PV ({ $source }).
       *[plus] { $player } gagne { $amount } PV ({ $source }).
    }
event-residual =
    { $sign ->
        [minus] { $player } : royalties −{ $amount } ({ $source }).
       *[plus] { $player } : royalties +{ $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew =
    { $known ->
        [yes] { $player } pioche la carte { $card }.
       *[no]
            { $deck ->
                [vine] { $player } pioche une vigne.
                [summer] { $player } pioche un saisonnier d’été.
                [winter] { $player } pioche un saisonnier d’hiver.
                [structure] { $player } pioche une carte Bâtiment.
               *[order] { $player } pioche une commande.
            }
    }
event-reshuffled =
    { $deck ->
        [vine] Les vignes défaussées sont mélangées pour former un nouveau paquet.
        [summer] Les saisonniers d’été défaussés sont mélangés pour former un nouveau paquet.
        [winter] Les saisonniers d’hiver défaussés sont mélangés pour former un nouveau paquet.
        [structure] Les cartes Bâtiment défaussées sont mélangées pour former un nouveau paquet.
       *[order] Les commandes défaussées sont mélangées pour former un nouveau paquet.
    }
event-drafted =
    { $known ->
        [yes] { $player } garde la carte { $card }.
       *[no] { $player } garde une carte Bâtiment.
    }
event-discarded =
    { $by ->
        [table] Carte défaussée : { $card }.
       *[player] { $player } défausse la carte { $card }.
    }
event-shown = { $player } révèle la carte { $card }.
event-took = { $player } prend la carte { $card }.
event-gave =
    { FORM($other, "who") ->
        [reader]
            { $known ->
                [yes] { $player } vous donne la carte { $card }.
               *[no]
                    { $deck ->
                        [vine] { $player } vous donne une vigne.
                        [summer] { $player } vous donne un saisonnier d’été.
                        [winter] { $player } vous donne un saisonnier d’hiver.
                        [structure] { $player } vous donne une carte Bâtiment.
                       *[order] { $player } vous donne une commande.
                    }
            }
       *[other]
            { $known ->
                [yes] { $player } donne la carte { $card } à { $other }.
               *[no]
                    { $deck ->
                        [vine] { $player } donne une vigne à { $other }.
                        [summer] { $player } donne un saisonnier d’été à { $other }.
                        [winter] { $player } donne un saisonnier d’hiver à { $other }.
                        [structure] { $player } donne une carte Bâtiment à { $other }.
                       *[order] { $player } donne une commande à { $other }.
                    }
            }
    }
event-pledged =
    { FORM($other, "who") ->
        [reader]
            { $amount ->
                [0] { $player } ne vous offre aucune carte Saisonnier.
                [one] { $player } vous offre { $amount } carte Saisonnier.
               *[other] { $player } vous offre { $amount } cartes Saisonnier.
            }
       *[other]
            { $amount ->
                [0] { $player } n’offre aucune carte Saisonnier à { $other }.
                [one] { $player } offre { $amount } carte Saisonnier à { $other }.
               *[other] { $player } offre { $amount } cartes Saisonnier à { $other }.
            }
    }
event-played = { $player } joue la carte { $card }.
event-option = { $player } choisit : { $option } ({ $source }).
event-declined = { $player } refuse ({ $source }).
event-chosen =
    { $what ->
        [action] { $player } effectue une action : { $action } ({ $source }).
        [again] { $player } répète l’action : { $action } ({ $source }).
        [space] { $player } choisit le bonus ({ $space }) : { $action } ({ $source }).
       *[player]
            { FORM($other, "who") ->
                [reader] { $player } vous choisit ({ $source }).
               *[other] { $player } choisit { $other } ({ $source }).
            }
    }

## The vineyard

event-toured = { $player } fait visiter.
event-built =
    { $gift ->
        [yes] { $player } reçoit { FORM($structure, "def") }.
       *[no] { $player } construit { FORM($structure, "def") }.
    }
event-destroyed = { $player } démolit { FORM($card, "def") }.
event-planted = { $player } plante { FORM($card, "part") } sur le champ { $amount }.
event-uprooted = { $player } arrache la vigne { $card } du champ { $amount }.
event-switched = { $player } déplace la vigne { $card } sur le champ { $amount }.
event-sold_field = { $player } vend le champ { $amount }.
event-bought_field = { $player } rachète le champ { $amount }.
event-sold_grape = { $player } vend un { $grape }.
event-harvested = { $player } vendange le champ { $amount }.
event-grape = { $player } obtient un { $grape }.
event-grape_used = { $player } utilise un { $grape }.
event-wine = { $player } fabrique un { $wine }.
event-wine_used = { $player } utilise un { $wine }.
event-filled = { $player } honore la { $card }.
event-aged =
    { $what ->
        [all] { $player } fait vieillir tout son raisin et tous ses vins.
        [grapes] { $player } fait vieillir tout son raisin.
        [wines]
            { $amount ->
                [one] { $player } fait vieillir tous ses vins.
                [2] { $player } fait vieillir deux fois tous ses vins.
               *[other] { $player } fait vieillir { $amount } fois tous ses vins.
            }
       *[wine] { $player } fait vieillir un vin (désormais { $wine }).
    }

## Stars and trades

event-star = { $player } place une étoile à { $region }.
event-star_moved = { $player } déplace une étoile : { $from } → { $region }.
event-traded = { $player } échange { $given } contre { $got }.
traded-cards = 2 cartes
traded-lira = £3
traded-vp = 1 PV
traded-grape = 1 raisin

## Workers

event-trained =
    { $gift ->
        [yes] { $player } reçoit un { $worker }.
       *[no] { $player } forme un { $worker }.
    }
event-taken_back = { $player } récupère un { $worker } : { $action }.
event-bumped =
    { FORM($other, "who") ->
        [reader] { $player } vous prend un emplacement ({ $action }) ; l’{ $worker } qui s’y trouvait vous revient.
       *[other] { $player } prend un emplacement à { $other } ({ $action }) ; l’{ $worker } qui s’y trouvait lui revient.
    }

## The solo game

event-automa_card =
    { $count ->
        [0] L’Automa pioche la carte { $amount }, sans rien pour cette saison.
       *[other] L’Automa pioche la carte { $amount } : { $actions }.
    }
event-automa_placed = L’Automa place un ouvrier : { $action }.
event-automa_skipped = L’Automa saute une action occupée : { $action }.
event-marker = L’Automa a { $amount } PV cette année.
event-marker-region = L’Automa a maintenant { $amount } PV ({ $source }).
event-token =
    { $sign ->
        [minus] { $player } dépense un jeton d’action bonus ({ $source }).
       *[plus] { $player } gagne un jeton d’action bonus ({ $source }).
    }

### Computer players: their names and how they play, and why an answer is advised ("Better: … (fills an order for 3 VP)").

bot-random = hasard
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-expert = expert
bot-master = maître
bot-visitor_rush = roi des saisonniers
bot-vine_baron = baron des vignes
bot-order_specialist = as des commandes
bot-careful_builder = bâtisseur prudent

bot-random-text = Joue n’importe quel coup permis. Idéal pour faire des essais.
bot-easy-text = Pour vos premières parties : sait ce qui est utile, mais passe souvent à côté.
bot-normal-text = Un premier adversaire : prévoit un tour à l’avance, mais pas l’année. Gagne neuf parties sur dix contre le facile.
bot-hard-text = A appris le jeu en jouant contre lui-même, et suit souvent sa deuxième meilleure idée. Gagne neuf parties sur dix contre le normal.
bot-expert-text = Joue toujours sa meilleure idée. Gagne 98 parties sur 100 contre le normal.
bot-master-text = Anticipe avec le savoir de l’expert, et le bat deux fois sur trois. Un peu plus lent.
bot-visitor_rush-text = Un expert qui aime la compagnie : il joue plus de saisonniers, pioche moins de commandes et vendange moins.
bot-vine_baron-text = Un expert qui adore les champs : il pioche et plante plus de vignes, et vendange plus souvent.
bot-order_specialist-text = Un expert qui adore les commandes : il en pioche plus et joue moins de saisonniers.
bot-careful_builder-text = Un expert qui aime construire : il a plus de bâtiments et pioche moins de vignes.

## The reason for an answer; "when" is 1 for this year, 2 for the next.

advice-wine_for_order =
    { $when ->
        [1] fait du vin pour votre commande à { $vp } PV, à honorer cette année
       *[other] fait du vin pour votre commande à { $vp } PV, à honorer l’année prochaine
    }
advice-grapes_for_order =
    { $when ->
        [1] apporte du raisin pour votre commande à { $vp } PV, à honorer cette année
       *[other] apporte du raisin pour votre commande à { $vp } PV, à honorer l’année prochaine
    }
advice-vine_for_order =
    { $when ->
        [1] fait pousser le raisin de votre commande à { $vp } PV, à honorer cette année
       *[other] fait pousser le raisin de votre commande à { $vp } PV, à honorer l’année prochaine
    }
advice-builds_for_vine =
    { $when ->
        [1] permet de planter { FORM($card, "part") } cette année
       *[other] permet de planter { FORM($card, "part") } l’année prochaine
    }
advice-builds_for_wine =
    { $wine ->
        [blush]
            { $when ->
                [1] permet de faire du rosé cette année
               *[other] permet de faire du rosé l’année prochaine
            }
       *[sparkling]
            { $when ->
                [1] permet de faire du prosecco cette année
               *[other] permet de faire du prosecco l’année prochaine
            }
    }
advice-builds_for_points = construit { FORM($structure, "def") } : au moins { $vp } PV d’ici la fin de l’année prochaine
advice-builds_for_use =
    { $when ->
        [1] construit { FORM($structure, "def") } : utile dès cette année
       *[other] construit { FORM($structure, "def") } : utile d’ici la fin de l’année prochaine
    }
advice-money_for_structure =
    { $when ->
        [1] rapporte les £{ $lira } qu’il faut pour construire { FORM($structure, "def") } cette année
       *[other] rapporte les £{ $lira } qu’il faut pour construire { FORM($structure, "def") } l’année prochaine
    }
advice-money_for_worker =
    { $when ->
        [1] rapporte les £{ $lira } qu’il faut pour former un ouvrier cette année
       *[other] rapporte les £{ $lira } qu’il faut pour former un ouvrier l’année prochaine
    }
advice-money_for_visitor =
    { $when ->
        [1] rapporte les £{ $lira } qu’il faut pour jouer { $card } cette année
       *[other] rapporte les £{ $lira } qu’il faut pour jouer { $card } l’année prochaine
    }
advice-grapes_for_wine =
    { $when ->
        [1] apporte du raisin pour faire du vin cette année
       *[other] apporte du raisin pour faire du vin l’année prochaine
    }
advice-vine_for_harvest =
    { $when ->
        [1] permet de vendanger le champ { $field } cette année
       *[other] permet de vendanger le champ { $field } l’année prochaine
    }
advice-saves_workers =
    { $workers ->
        [one] garde un ouvrier pour plus tard dans l’année
       *[other] garde { $workers } ouvriers pour plus tard dans l’année
    }
advice-then =
    { $when ->
        [1] ensuite vient « { $action } »
       *[other] l’année prochaine vient « { $action } »
    }
advice-row_for =
    { $when ->
        [1] permet de commencer l’année par « { $action } »
       *[other] permet de commencer l’année prochaine par « { $action } »
    }
advice-keeps_visitor =
    { $when ->
        [1] garde la carte { $card }, que vous jouerez cette année
       *[other] garde la carte { $card }, que vous jouerez d’ici la fin de l’année prochaine
    }
advice-keeps_order =
    { $when ->
        [1] garde la commande ({ $wines }), que vous honorerez cette année
       *[other] garde la commande ({ $wines }), que vous honorerez d’ici la fin de l’année prochaine
    }
advice-keeps_vine =
    { $when ->
        [1] garde la vigne { $card }, que vous planterez cette année
       *[other] garde la vigne { $card }, que vous planterez d’ici la fin de l’année prochaine
    }
advice-drawn_played =
    { $when ->
        [1] pioche un saisonnier que vous jouerez cette année
       *[other] pioche un saisonnier que vous jouerez d’ici la fin de l’année prochaine
    }
advice-drawn_filled =
    { $when ->
        [1] pioche une commande que vous honorerez cette année
       *[other] pioche une commande que vous honorerez d’ici la fin de l’année prochaine
    }
advice-drawn_planted =
    { $when ->
        [1] pioche une vigne que vous planterez cette année
       *[other] pioche une vigne que vous planterez d’ici la fin de l’année prochaine
    }
advice-fills_order = honore une commande pour { $vp } PV
advice-trains = vous donne un ouvrier de plus dès l’année prochaine
advice-trains_for = vous donne un ouvrier de plus : l’année prochaine, vous en placerez au moins { $workers }
advice-points = rapporte { $vp } PV
advice-income = rapporte £{ $lira } de plus chaque année
advice-makes_wine =
    { $wines ->
        [one] donne un vin
       *[other] donne { $wines } vins
    }
advice-harvests = vendange le champ { $field }
advice-plants = plante { FORM($card, "part") }
advice-builds = construit { FORM($structure, "def") }
advice-influence = renforce votre influence en Toscane
advice-tokens = vous donne un jeton d’action bonus
advice-cards =
    { $cards ->
        [one] vous donne une carte
       *[other] vous donne { $cards } cartes
    }
advice-money = rapporte £{ $lira }
advice-plays_visitor =
    { $use ->
        [order] joue { $card } : une commande à { $amount } PV
        [vp] joue { $card } : { $amount } PV
        [wine] joue { $card } : du vin
        [train] joue { $card } : un ouvrier formé
        [build] joue { $card } : un bâtiment
        [plant] joue { $card } : une vigne plantée
        [harvest] joue { $card } : une vendange
        [cards] joue { $card } : des cartes
       *[lira] joue { $card } : £{ $amount }
    }
advice-costs_least = coûte le moins
advice-costs_more = coûte plus que le meilleur choix
advice-only_answer = seul choix possible
advice-leaves_workers =
    { $workers ->
        [one] mais un ouvrier reste sans travail
       *[other] mais { $workers } ouvriers restent sans travail
    }
advice-no_workers = il ne vous reste pas d’ouvrier
advice-chance = donne d’aussi bonnes chances que tout autre choix
advice-lower = donne moins de chances que le meilleur choix
advice-sentence = { $text }.
chance = { $percent } %

### Hints: the best answers, each with the chance to win and one true sentence.

hint-title = Indice · vendemmia
hint-heading = Meilleures réponses
hint-live = Meilleures réponses : { $answers }
hint-live-one =
    { $chance ->
        [none] { $number } : { $answer }. { $reason }
       *[other] { $number } : { $answer }. Chances de gagner : { $chance }. { $reason }
    }
hint-intro = Le coach n’en sait pas plus que vous. Il joue dans sa tête les réponses les plus prometteuses pendant environ une année et estime vos chances de gagner si tout le monde continue à jouer comme l’expert.
hint-means = Chances de gagner si tous jouent ensuite comme l’expert
hint-chance = Chances de gagner : { $chance }
hint-best = meilleure
hint-play = Jouer ceci
hint-play-named = ({ $answer })
hint-row = Ligne { $row }
hint-play-this = Jouer ceci : { $answer }
hint-locks = Révèle une information cachée : vous ne pourrez pas annuler.
hint-close = Fermer
hint-back = Retour à la table
hint-failed = Le coach n’a pas de conseil cette fois.
hint-not-now = Pas d’indice pour l’instant
hint-not-your-turn = C’est à { $player } de jouer. Redemandez quand ce sera à vous.
hint-covered = { $player } doit d’abord prendre l’écran.
hint-over = La partie est terminée.
hint-only-shown = C’est une partie enregistrée. On peut la revoir, mais pas la jouer.

why-outcome = Résultat : { $outlook }.
why-state =
    { $cards ->
        [one] Vous avez £{ $lira }, { $vp } PV et { $cards } carte.
       *[other] Vous avez £{ $lira }, { $vp } PV et { $cards } cartes.
    }
why-order =
    { $of ->
        [one] La commande ({ $wines }) rapporte { why-order-gains }
       *[other] Vous pouvez honorer { $of } commandes ; celle-ci ({ $wines }) rapporte { why-order-gains }
    }
why-order-gains =
    { $income ->
        [0] { $vp } PV.
       *[other] { $vp } PV et £{ $income } de plus chaque année.
    }
why-harvest =
    { $variant ->
        [both] Le champ { $field } donne un raisin rouge { $red } et un raisin blanc { $white }.
        [red] Le champ { $field } donne un raisin rouge { $red }.
       *[white] Le champ { $field } donne un raisin blanc { $white }.
    }
why-wine =
    { $grapes ->
        [one] Vous avez { $grapes } raisin, et seul le vin honore une commande ; commandes en main : { $orders }.
       *[other] Vous avez { $grapes } raisins, et seul le vin honore une commande ; commandes en main : { $orders }.
    }
why-plant =
    { $vp ->
        [0] À chaque vendange de son champ, la vigne { $vine } ajoute : { $grapes }.
       *[other] { $vp } PV maintenant ; puis, à chaque vendange de son champ, la vigne { $vine } ajoute : { $grapes }.
    }
why-draw-vine =
    { $vines ->
        [0] Vous n’avez pas de vigne en main, et vos champs ont de la place pour une valeur de { $room }.
        [one] Vous avez { $vines } vigne en main, et vos champs ont de la place pour une valeur de { $room }.
       *[other] Vous avez { $vines } vignes en main, et vos champs ont de la place pour une valeur de { $room }.
    }
why-draw-order =
    { $orders ->
        [0] Vous n’avez pas de commande en main ; vins en cave : { $wines }.
        [one] Vous avez { $orders } commande en main ; vins en cave : { $wines }.
       *[other] Vous avez { $orders } commandes en main ; vins en cave : { $wines }.
    }
why-build-for = Dans votre main, la vigne { $vine } demande { FORM($structure, "def") } : £{ $price } sur vos £{ $lira }.
why-build = Vous avez £{ $lira }, et { $built } des 8 bâtiments.
why-lira = £{ $gain } maintenant : vous avez £{ $lira }, vous auriez £{ $after }.
why-lira-for = Avec £{ $after }, vous pourrez payer { FORM($structure, "def") } (£{ $price }) ; vous avez £{ $lira }.
why-train =
    { $workers ->
        [one] Dès l’année suivante, vous aurez { $workers } ouvrier, sans l’intérimaire.
       *[other] Dès l’année suivante, vous aurez { $workers } ouvriers, sans l’intérimaire.
    }
why-visitor =
    { $count ->
        [one] Vous pouvez jouer la carte { $card }.
       *[other] Vous pouvez jouer { $count } saisonniers, dont la carte { $card }.
    }
why-pass-brings = Si vous quittez la saison : { $outlook }.
why-pass-none = Il ne vous reste pas d’ouvrier.
why-pass-later =
    { $workers ->
        [one] Vous gardez votre dernier ouvrier pour le reste de l’année.
       *[other] Vous gardez { $workers } ouvriers pour le reste de l’année.
    }
why-pass-home =
    { $workers ->
        [one] Votre dernier ouvrier rentre sans avoir servi.
       *[other] Vos { $workers } ouvriers rentrent sans avoir servi.
    }
why-row =
    { $earlier ->
        [0] Ligne { $row } : { $text }. Pour l’instant, personne n’est avant vous.
        [one] Ligne { $row } : { $text }. Pour l’instant, { $earlier } joueur est avant vous.
       *[other] Ligne { $row } : { $text }. Pour l’instant, { $earlier } joueurs sont avant vous.
    }
why-other-row = Ligne { $row } : { $text }.
why-give-up =
    { $left ->
        [0] Vous vous défaites de la carte { $card }, votre dernière.
        [one] Vous vous défaites de la carte { $card } ; il vous reste { $left } carte.
       *[other] Vous vous défaites de la carte { $card } ; il vous reste { $left } cartes.
    }
why-card = { $text }
why-vine = La vigne { $vine } donne : { $grapes }.
why-structure = { $text }
why-room = Le champ { $field } a de la place pour une valeur de { $room }.
why-deck =
    { $deck ->
        [vine] Vignes en main : { $held }.
        [summer] Saisonniers d’été en main : { $held }.
        [winter] Saisonniers d’hiver en main : { $held }.
        [order] Commandes en main : { $held }.
       *[structure] Cartes Bâtiment en main : { $held }.
    }
why-region =
    { $worth ->
        [0] Vos étoiles ici : { $own } ; celles du meilleur rival : { $rival }.
        [one] Vos étoiles ici : { $own } ; celles du meilleur rival : { $rival }. La région vaut { $worth } point à la fin.
       *[other] Vos étoiles ici : { $own } ; celles du meilleur rival : { $rival }. La région vaut { $worth } points à la fin.
    }
why-stop =
    { $cards ->
        [one] Vous gardez vos £{ $lira } et { $cards } carte.
       *[other] Vous gardez vos £{ $lira } et { $cards } cartes.
    }
why-make =
    { $kind ->
        [red] Votre meilleur raisin rouge vaut { $red } ; commandes en main qui demandent du vin rouge : { $orders }.
        [white] Votre meilleur raisin blanc vaut { $white } ; commandes en main qui demandent du vin blanc : { $orders }.
        [blush] Vos meilleurs raisins : rouge { $red } et blanc { $white } ; commandes en main qui demandent du rosé : { $orders }.
       *[sparkling] Vos meilleurs raisins : rouge { $red } et blanc { $white } ; commandes en main qui demandent du prosecco : { $orders }.
    }
why-value = Sa valeur est { $value }.
why-answer = { $answer } ; vous avez £{ $lira }.
why-rival =
    { $cards ->
        [one] Ce joueur a £{ $lira }, { $vp } PV et { $cards } carte.
       *[other] Ce joueur a £{ $lira }, { $vp } PV et { $cards } cartes.
    }
why-take-back =
    { $workers ->
        [one] Vous aurez alors { $workers } ouvrier à placer.
       *[other] Vous aurez alors { $workers } ouvriers à placer.
    }

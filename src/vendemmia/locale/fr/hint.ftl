### Hints: the best answers, each with the chance to win and at most one true sentence.

hint-title = Indice · vendemmia
hint-heading = Meilleures réponses
hint-live = Meilleures réponses : { $answers }
hint-live-one =
    { $chance ->
        [none] { $number } : { $answer }. { $reason }
       *[other] { $number } : { $answer } ({ $chance }). { $reason }
    }
hint-intro = Le coach n’en sait pas plus que vous. Il joue dans sa tête les réponses les plus prometteuses pendant environ une année et estime vos chances de gagner si tout le monde continue à jouer comme l’expert.
hint-means = Chances de gagner si tous jouent ensuite comme l’expert
hint-chance = Chances de gagner : { $chance }
hint-odds =
    { $odds ->
        [ahead-clearly] nette avance
        [ahead] avance
        [ahead-slightly] légère avance
        [even] à égalité
        [behind-slightly] léger retard
        [behind] retard
       *[behind-clearly] net retard
    }
hint-worth =
    { $worth ->
        [same] à peu près aussi bien
        [little] un peu moins bien
       *[worse] nettement moins bien
    }
hint-plan =
    { $years ->
        [this] Plan pour cette année : { $steps }.
       *[both] Plan sur deux ans : { $steps }.
    }
plan-order = honorer la commande ({ $wines } ; { $vp } PV)
plan-vine = planter { FORM($card, "part") }
plan-visitor = jouer la carte { $card }
plan-structure = construire { FORM($structure, "def") }
plan-worker = former un ouvrier
plan-harvest = vendanger le champ { $field }
plan-points = marquer au moins { $vp } PV
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
why-points = { $gain } PV maintenant : vous avez { $vp }, vous auriez { $after }.
why-lira = £{ $gain } maintenant : vous avez £{ $lira }, vous auriez £{ $after }.
why-lira-for = Avec £{ $after }, vous pourrez payer { FORM($structure, "def") } (£{ $price }) ; vous avez £{ $lira }.
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
why-order-ready = Votre cave contient le vin qu’il faut.
why-order-unfilled = Votre cave ne permet pas de l’honorer maintenant.
why-harvest = Le champ { $field } donne : { $grapes }.
why-harvest-most = De vos champs, le { $field } donne le plus : { $grapes }.
why-then = Une vendange du champ { $field } donne alors : { $grapes }.
why-wine-for = Une commande de votre main ({ $vp } PV) demande : { $wine }, et vos raisins y suffisent.
why-same-wine = Un meilleur raisin donnerait le même vin.
why-plant = À chaque vendange de son champ, la vigne { $vine } ajoute : { $grapes }.
why-plant-some =
    { $count ->
        [one] Vous pouvez planter { $count } de vos vignes.
       *[other] Vous pouvez planter { $count } de vos vignes.
    }
why-vine-most = Aucune autre vigne que vous pouvez planter ne donne plus de raisin.
why-vine-ready = Vous avez les bâtiments et la place qu’il faut.
why-vine-lacks = Elle demande { FORM($structure, "def") }, et vous ne l’avez pas.
why-vine-no-room = Aucun de vos champs n’a assez de place.
why-uproot = La vigne { $vine } revient dans votre main, et le champ { $field } a de la place pour { $value } de plus.
why-draw-vine =
    { $vines ->
        [0] Vous n’avez pas de vigne en main, et vos champs ont de la place pour une valeur de { $room }.
       *[other] Vous ne pouvez planter aucune vigne de votre main, et vos champs ont de la place pour une valeur de { $room }.
    }
why-draw-order =
    { $orders ->
        [0]
            { $wines ->
                [0] Vous n’avez pas de commande en main.
               *[other] Vous n’avez pas de commande en main ; vins en cave : { $wines }.
            }
       *[other] Vous ne pouvez honorer aucune commande de votre main ; vins en cave : { $wines }.
    }
why-deck-none =
    { $deck ->
        [summer] Vous n’avez pas de saisonnier d’été en main.
       *[winter] Vous n’avez pas de saisonnier d’hiver en main.
    }
why-deck-soon =
    { $deck ->
        [summer] Vous pouvez encore jouer des saisonniers d’été cette année.
       *[winter] Vous pouvez encore jouer des saisonniers d’hiver cette année.
    }
why-build-for = Dans votre main, la vigne { $vine } demande { FORM($structure, "def") } : £{ $price } sur vos £{ $lira }.
why-build-cellar =
    { $wine ->
        [blush] Avec { FORM($structure, "def") } (£{ $price }), vos raisins suffisent pour un rosé.
       *[sparkling] Avec { FORM($structure, "def") } (£{ $price }), vos raisins suffisent pour un prosecco.
    }
why-build = Avec £{ $lira }, vous pouvez construire : { $structures }.
why-train =
    { $workers ->
        [one] Dès l’année suivante, vous aurez { $workers } ouvrier, sans l’intérimaire.
       *[other] Dès l’année suivante, vous aurez { $workers } ouvriers, sans l’intérimaire.
    }
why-visitor =
    { $count ->
        [one] Vous pouvez jouer la carte { $card }.
       *[other] Vous pouvez jouer { $count } saisonniers.
    }
why-visitor-unplayable = Vous ne pourriez pas la jouer maintenant.
why-must-go =
    { $left ->
        [one] Vous devez défausser { $left } carte, car vous n’en gardez que { $kept }.
       *[other] Vous devez défausser { $left } cartes, car vous n’en gardez que { $kept }.
    }
why-least =
    { $kind ->
        [grape] Aucun autre raisin qui convient n’a une valeur plus basse.
       *[wine] Aucun autre vin qui convient n’a une valeur plus basse.
    }
why-keep-lira = Vous gardez vos £{ $amount }.
why-keep-vp = Vous gardez vos { $amount } PV.
why-keep-cards =
    { $cards ->
        [one] Vous gardez { $cards } carte.
       *[other] Vous gardez vos { $cards } cartes.
    }
why-token-later = Vous pourrez dépenser le jeton pour un bonus plus tard.
why-grapes-later = Vous gardez les raisins pour plus tard.
why-pass-brings = Si vous quittez la saison : { $outlook }.
why-pass-none = Il ne vous reste pas d’ouvrier.
why-pass-later =
    { $workers ->
        [one] Vous gardez votre dernier ouvrier pour le reste de l’année.
       *[other] Vous gardez { $workers } ouvriers pour le reste de l’année.
    }
why-row = Ligne { $row } : { $text }.
why-row-first = Ligne { $row } : { $text }. Cette année, vous jouez avant tous les autres.
why-region-lead = Vous y avez alors le plus d’étoiles : { $worth } PV à la fin.
why-region-tie = Vous y égalisez, et une égalité ne rapporte rien à personne.
why-region-kept = Vous y avez toujours le plus d’étoiles.
why-take-back =
    { $workers ->
        [one] Vous aurez alors { $workers } ouvrier à placer.
       *[other] Vous aurez alors { $workers } ouvriers à placer.
    }

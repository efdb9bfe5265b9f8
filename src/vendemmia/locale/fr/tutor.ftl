### The tutor: lessons with a fixed deal. Each step has a heading, what to do, and why; $variant chooses what is true now.

tutor-lesson =
    { $lesson ->
        [first] Leçon 1 · Votre première commande
        [tuscany] Leçon 2 · Tuscany
        [table] Le tuteur à votre table
       *[crew] Leçon 3 · Les ouvriers experts
    }
tutor-lesson-text =
    { $lesson ->
        [first] Deux années sur le plateau de base, des premières cartes à la première commande honorée. Environ douze minutes.
        [tuscany] Une année sur le plateau étendu : quatre saisons, la carte de la Toscane et la nouvelle piste Réveil. Environ huit minutes.
       *[crew] Construire une carte Bâtiment, former un ouvrier expert et s’en servir. Environ huit minutes.
    }
tutor-start = Commencer la leçon { $number }
tutor-have =
    { $vp ->
        [one] Vous avez { $vp } point.
       *[other] Vous avez { $vp } points.
    }
tutor-worth =
    { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
tutor-crew =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
tutor-worker = un ouvrier
tutor-vp = 1 point
tutor-way = Le chemin vers le but
tutor-way-done = fait
tutor-way-plan = Plan
tutor-way-plant = Planter
tutor-way-harvest = Vendange
tutor-way-wine = Vin
tutor-way-fill = Commande
tutor-way-row = Ligne
tutor-way-star = Étoile
tutor-way-next = Année suivante
tutor-way-card = Carte
tutor-way-build = Bâtir
tutor-way-train = Former
tutor-way-special = Utiliser
tutor-why = Pourquoi ?
tutor-rules = Règles
tutor-rules-about = { tutor-rules } : { $step }
tutor-next = Suivant
tutor-leave = Quitter la leçon
tutor-show = Montrez-moi
tutor-press = Appuyez sur : { $answer }
tutor-aim = Le tuteur montre cet endroit.
tutor-play-on = Continuer sans le tuteur
tutor-next-lesson = Leçon suivante
tutor-real-game = Une vraie partie
tutor-wait = { $player } joue
tutor-wait-text = Regardez ce qui change. Ensuite, c’est à vous.
tutor-telling = Regardez ce qui se passe. Ensuite, je dirai la suite.

## Lesson 1: the start

tutor-goal = { $target } points pour gagner
tutor-goal-text = La plupart des points viennent des commandes de vin. L’année où quelqu’un atteint { $target } points est la dernière, et le joueur qui a le plus de points gagne.
tutor-goal-why =
    { $has ->
        [order] Votre première commande vaut { $points } points, puis vous rapporte £{ $income } chaque année.
       *[none] Une commande vaut de 2 à 6 points, puis vous rapporte de l’argent chaque année.
    }
tutor-order =
    { $has ->
        [order] Votre commande : { $wines }
       *[none] Il vous faut une commande
    }
tutor-order-text =
    { $has ->
        [order] Elle est dans votre main, avec la vigne qu’il vous faut pour commencer. Tout vin commence par une vigne dans vos champs.
       *[none] Les commandes sont des cartes de votre main. Elles se piochent en hiver, ou avec la ligne 3 de la piste Réveil.
    }
tutor-order-why =
    { $growing ->
        [both] La vigne { $vine } donne : { $grapes }. Elle demande { FORM($structure, "def") }, à £{ $price } ; vous avez £{ $lira }.
        [vine] La vigne { $vine } donne : { $grapes }. Rien ne manque pour la planter.
       *[none] Vous avez £{ $lira } et { tutor-crew } pour y arriver.
    }
tutor-plan = Du champ à la commande
tutor-plan-text = En été, on plante. En hiver, on vendange, on fait du vin et on honore la commande : un ouvrier par étape.
tutor-plan-why = Le plan compte { $jobs } tâches. Vous avez { tutor-crew }, et chacun ne travaille qu’une fois par an.
tutor-papa =
    { $variant ->
        [money] Prendre les lires
       *[gift] Prendre le cadeau : { $gift }
    }
tutor-papa-text = Votre Papa propose { FORM($gift, "def") } ou £{ $extra } de plus.
tutor-papa-why =
    { $variant ->
        [money] Il vous faut d’abord { FORM($structure, "def") }, à £{ $price } ; vous avez £{ $lira }.
        [needed] Votre plan en a besoin, et vous n’aurez pas à le payer.
       *[gift] Il vous sert toute la partie ; £{ $extra } ne se dépensent qu’une fois.
    }
tutor-row = Prendre la ligne { $row }
tutor-row-text =
    { $variant ->
        [worker] La ligne 7 vous donne un ouvrier de plus pour cette année.
        [order] La ligne 3 vous donne une commande.
        [vine] La ligne 2 vous donne une vigne.
        [lira] La ligne 4 vous donne £1.
        [point] La ligne 6 vous donne 1 point.
        [visitor] La ligne 5 vous donne un saisonnier.
       *[early] La ligne 1 ne donne rien, mais vous jouez en premier à chaque saison.
    }
tutor-row-why =
    { $variant ->
        [worker]
            { $jobs ->
                [one] Votre plan compte encore { $jobs } tâche, et vous avez { tutor-crew }.
               *[other] Votre plan compte encore { $jobs } tâches, et vous avez { tutor-crew }.
            }
        [order] Vous n’avez en main aucune commande que vos vignes pourront bientôt honorer.
        [vine] Vous n’avez pas en main la vigne que demande votre commande.
        [lira] Il vous manque de l’argent pour { FORM($structure, "def") }.
        [point] 1 des { $target } points à atteindre, rien que pour la grasse matinée.
       *[visitor]
            { $jobs ->
                [one] Votre plan compte { $jobs } tâche pour { tutor-crew }.
               *[other] Votre plan compte { $jobs } tâches pour { tutor-crew }.
            }
    }
tutor-summer = L’été : mettre les vignes en terre
tutor-summer-text = Placez un ouvrier à la fois ; votre adversaire fait de même. L’emplacement entouré est la prochaine étape de votre plan. Tout ce qui brille est permis aussi.
tutor-summer-why = À deux joueurs, chaque action n’a qu’un emplacement. Une fois qu’il est occupé, seul un ouvrier spécialisé peut encore y venir.
tutor-winter = L’hiver : du raisin au vin
tutor-winter-text = Les ouvriers placés en été restent où ils sont. Pour l’hiver, il vous en reste { $workers }.
tutor-winter-why = Vendanger, faire du vin, honorer la commande : vous pouvez étaler ces étapes sur plusieurs hivers, rien n’est perdu.
tutor-year = Année { $year } : tout a vieilli
tutor-year-text =
    { $variant ->
        [ready] En fin d’année, vins et raisins vieillissent de 1 s’il y a de la place. Vos vins suffisent maintenant pour votre commande.
        [wine] En fin d’année, vos vins et votre raisin ont gagné 1 en valeur, dans la limite de votre cave.
        [grapes] En fin d’année, votre raisin a gagné 1 en valeur.
        [vines] Vos vignes restent en place. Chaque champ se vendange une fois par an.
       *[start] Tous les ouvriers sont revenus. Vos champs sont encore vides.
    }
tutor-year-why =
    { $workers ->
        [one] Votre ouvrier est revenu, et vos royalties vous ont rapporté £{ $residual }. Les commandes honorées les augmentent.
       *[other] Vos { $workers } ouvriers sont revenus, et vos royalties vous ont rapporté £{ $residual }. Les commandes honorées les augmentent.
    }

## Where to place a worker

tutor-fill = Honorer votre commande
tutor-fill-text = Votre cave contient les vins. Placez un ouvrier sur « Honorer ».
tutor-fill-why = { $points } points, et £{ $income } de plus chaque année.
tutor-wine = Faire du vin
tutor-wine-text = Placez un ouvrier sur « Faire du vin » : jusqu’à 2 vins pour un seul ouvrier.
tutor-wine-why =
    { $variant ->
        [enough]
            { $kind ->
                [red] La commande demande du rouge { $least }, et votre raisin donne du rouge { $value }.
                [white] La commande demande du blanc { $least }, et votre raisin donne du blanc { $value }.
                [blush] La commande demande du rosé { $least }, et votre raisin donne du rosé { $value }.
               *[sparkling] La commande demande du prosecco { $least }, et votre raisin donne du prosecco { $value }.
            }
       *[young]
            { $kind ->
                [red] La commande demande du rouge { $least }. Votre raisin donne du rouge { $value }, et le vin vieillit de 1 par an.
                [white] La commande demande du blanc { $least }. Votre raisin donne du blanc { $value }, et le vin vieillit de 1 par an.
                [blush] La commande demande du rosé { $least }. Votre raisin donne du rosé { $value }, et le vin vieillit de 1 par an.
               *[sparkling] La commande demande du prosecco { $least }. Votre raisin donne du prosecco { $value }, et le vin vieillit de 1 par an.
            }
    }
tutor-harvest = Vendanger le champ { $field }
tutor-harvest-text = Placez un ouvrier sur « Vendanger ». Les vignes restent, vous pourrez revendanger l’année prochaine.
tutor-harvest-why =
    { $variant ->
        [both] Un seul ouvrier rapporte deux raisins : rouge { $red } et blanc { $white }.
        [red] Il rapporte un raisin rouge de valeur { $red }.
       *[white] Il rapporte un raisin blanc de valeur { $white }.
    }
tutor-plant = Planter { FORM($vine, "part") }
tutor-plant-text = Placez un ouvrier sur « Planter ».
tutor-plant-why =
    { $variant ->
        [both] Cette vigne ajoute { $red } en rouge et { $white } en blanc à chaque vendange de son champ.
        [red] Cette vigne ajoute { $red } en rouge à chaque vendange de son champ.
       *[white] Cette vigne ajoute { $white } en blanc à chaque vendange de son champ.
    }
tutor-build = Construire { FORM($structure, "def") }
tutor-build-text = Placez un ouvrier sur « Construire ». Coût : £{ $price } sur vos £{ $lira }.
tutor-build-why =
    { $variant ->
        [cellar] Votre cave est trop petite pour le vin que demande la commande.
       *[vine] La vigne { $vine } ne se plante pas sans { FORM($structure, "def") }. Il vous restera £{ $left }.
    }
tutor-tour = Gagner de l’argent avec une visite
tutor-tour-text = Placez un ouvrier sur « Faire visiter » pour gagner £2.
tutor-tour-why = Pour { FORM($structure, "def") }, il faut £{ $price } et vous avez £{ $lira } : il manque £{ $short }.
tutor-draw-vine = Piocher une vigne
tutor-draw-vine-text = Placez un ouvrier sur « Carte Vigne ».
tutor-draw-vine-why = Pour la commande, il faut : { $wines }. Aucune vigne de votre main ou de vos champs ne donne tout cela.
tutor-draw-order = Piocher une commande
tutor-draw-order-text = Placez un ouvrier sur « Carte Commande ».
tutor-draw-order-why = Vous n’avez en main aucune commande que vos vignes pourront bientôt honorer.
tutor-save = Passer : garder vos ouvriers
tutor-save-text = Appuyez sur « Passer ». Votre adversaire continue sans vous jusqu’à la fin de la saison.
tutor-save-why =
    { $workers ->
        [one] Une tâche attend votre dernier ouvrier plus tard dans l’année : { $jobs }.
       *[other] Des tâches attendent vos { $workers } ouvriers plus tard dans l’année : { $jobs }.
    }
tutor-visitor = Jouer un saisonnier
tutor-visitor-text =
    { $variant ->
        [winter] Placez un ouvrier sur « Saisonnier d’hiver ». Un saisonnier fait ce que dit sa carte, puis s’en va.
       *[summer] Placez un ouvrier sur « Saisonnier d’été ». Un saisonnier fait ce que dit sa carte, puis s’en va.
    }
tutor-visitor-why =
    { $held ->
        [one] Votre plan n’a pas besoin de cet ouvrier, et vous avez un saisonnier en main.
       *[other] Votre plan n’a pas besoin de cet ouvrier, et vous avez { $held } saisonniers en main.
    }
tutor-train = Former un ouvrier
tutor-train-text = Placez un ouvrier sur « Former ». Coût : £4 sur vos £{ $lira }.
tutor-train-why = Le nouvel ouvrier arrive l’année suivante et reste toute la partie.
tutor-spare =
    { $variant ->
        [tour] Faire visiter
       *[cart] Prendre £1 à la charrette
    }
tutor-spare-text =
    { $variant ->
        [tour] Placez un ouvrier sur « Faire visiter ».
       *[cart] Placez un ouvrier sur la charrette. Elle n’est jamais pleine.
    }
tutor-spare-why = Votre plan n’a pas besoin de cet ouvrier pour l’instant, et vous avez £{ $lira }.
tutor-finish = Passer : il ne reste rien à faire
tutor-finish-text = Appuyez sur « Passer ». La saison se termine quand tout le monde a passé.
tutor-finish-why =
    { $variant ->
        [ready] Vos vins sont prêts pour la commande.
        [wine] Vos vins gagnent 1 en valeur en fin d’année s’il y a de la place dans la cave.
        [grapes] Votre raisin gagne 1 en valeur en fin d’année.
       *[other] Aucune action ouverte ne fait avancer votre commande.
    }

## The questions of these actions

tutor-fall =
    { $variant ->
        [winter] Piocher un saisonnier d’hiver
       *[summer] Piocher un saisonnier d’été
    }
tutor-fall-text = Choisissez le type que vous pourrez jouer le plus tôt.
tutor-fall-why = En main : { $summer } pour l’été et { $winter } pour l’hiver.
tutor-which-vine = Choisir la vigne { $vine }
tutor-which-vine-text = Appuyez sur la carte dans votre main.
tutor-which-vine-why = Cette vigne donne : { $grapes }.
tutor-which-field = Champ { $field } pour la vigne { $vine }
tutor-which-field-text = Appuyez sur le champ dans votre vignoble.
tutor-which-field-why =
    { $variant ->
        [together] Des vignes d’une valeur de { $there } y poussent déjà, et une vendange rapporte le raisin de tout un champ. Il restera de la place pour { $room }.
       *[empty] C’est là qu’il y a le plus de place : encore { $room } après cette vigne.
    }
tutor-which-structure = Choisir { FORM($structure, "def") }
tutor-which-structure-text = Appuyez dessus dans votre vignoble.
tutor-which-structure-why = Coût : £{ $price }. Vous avez £{ $lira }.
tutor-which-harvest = Champ { $field }
tutor-which-harvest-text = Appuyez sur le champ dans votre vignoble.
tutor-which-harvest-why =
    { $variant ->
        [both] Il donne un raisin rouge { $red } et un raisin blanc { $white }.
        [red] Il donne un raisin rouge { $red }.
       *[white] Il donne un raisin blanc { $white }.
    }
tutor-which-wine =
    { $variant ->
        [red] Faire du vin rouge
        [white] Faire du vin blanc
        [blush] Faire du rosé
       *[done] Assez de vin
    }
tutor-which-wine-text = Un raisin rouge donne un vin rouge, un raisin blanc un vin blanc, de même valeur.
tutor-which-wine-why =
    { $has ->
        [order] La commande demande : { $wines }.
       *[none] Seul le vin honore une commande, pas le raisin.
    }
tutor-which-order = Choisir la commande
tutor-which-order-text = Appuyez sur la commande dans votre main.
tutor-which-order-why = { $points } points, et £{ $income } de plus chaque année.
tutor-deliver =
    { $kind ->
        [red] Livrer le rouge { $value }
        [white] Livrer le blanc { $value }
        [blush] Livrer le rosé { $value }
       *[sparkling] Livrer le prosecco { $value }
    }
tutor-deliver-text = Une commande accepte tout vin d’au moins sa valeur.
tutor-deliver-why =
    { $kind ->
        [red] Le rouge { $value } suffit ; le rouge { $best } pourra honorer une meilleure commande.
        [white] Le blanc { $value } suffit ; le blanc { $best } pourra honorer une meilleure commande.
        [blush] Le rosé { $value } suffit ; le rosé { $best } pourra honorer une meilleure commande.
       *[sparkling] Le prosecco { $value } suffit ; le prosecco { $best } pourra honorer une meilleure commande.
    }
tutor-choice =
    { $kind ->
        [discard] Défaussez : { $answer }
        [give] Cédez : { $answer }
       *[other] { $answer }
    }
tutor-choice-text = C’est ce que je ferais.
tutor-choice-tried = J’ai joué les réponses dans ma tête : aucune autre ne gagne plus souvent.

## Lesson 1: the end

tutor-filled = Votre première commande est honorée
tutor-filled-text = { tutor-have } { tutor-filled-next }
tutor-filled-next =
    { $has ->
        [order] Votre prochaine commande : { $wines }. Même chemin, mais plus vite, car vos vignes restent.
       *[none] Ensuite, piochez une commande en hiver et formez un ouvrier pour £4. Même chemin, mais plus vite, car vos vignes restent.
    }
tutor-filled-why =
    { $amount ->
        [one] Elle vous a donné { $amount } point, et vous encaissez désormais £{ $residual } à chaque fin d’année.
       *[other] Elle vous a donné { $amount } points, et vous encaissez désormais £{ $residual } à chaque fin d’année.
    }

## Lesson 2: the extended board

tutor-tuscany = Quatre saisons de travail
tutor-tuscany-text = Avec Tuscany, vous placez des ouvriers aux quatre saisons : construire et piocher des vignes au printemps, planter en été, vendanger et faire du vin en automne, livrer en hiver.
tutor-tuscany-why = Il faut atteindre { $target } points. Vous avez { tutor-crew } pour toute l’année, à répartir sur quatre saisons.
tutor-map = La Toscane rapporte des points à la fin
tutor-map-text = Une étoile sur une région vous donne aussitôt son bonus. À la fin, celui qui y a le plus d’étoiles marque les points de la région.
tutor-map-why = Chaque région vaut 1 ou 2 points ; en cas d’égalité, personne n’en marque.
tutor-tuscany-order =
    { $has ->
        [order] Votre commande : { $wines }
       *[none] Il vous faut une commande
    }
tutor-tuscany-order-text =
    { $has ->
        [order] Le chemin de la vigne à la commande est le même que sur le plateau de base.
       *[none] Vous n’en avez pas encore. Une étoile à Arezzo en fait piocher une, sans ouvrier en automne.
    }
tutor-tuscany-order-why =
    { $growing ->
        [both] La vigne { $vine } donne : { $grapes }. Elle demande { FORM($structure, "def") }, à £{ $price } ; vous avez £{ $lira }.
        [vine] La vigne { $vine } donne : { $grapes }. Rien ne manque pour la planter.
       *[none] Vous avez £{ $lira } et { tutor-crew }.
    }
tutor-tuscany-row = Prendre la ligne { $row }
tutor-tuscany-row-text = Une ligne donne ses bonus au fil de l’année : un en entrant en été, un en automne, un en hiver. Vous choisissez votre ligne de l’année suivante en quittant l’hiver.
tutor-tuscany-row-why =
    { $variant ->
        [order] La ligne 4 vous donne une commande en été.
        [vine] La ligne 3 vous donne une vigne en été, et il en manque une pour votre commande.
        [point] La ligne 6 vous donne 1 point en été.
        [star] La ligne 5 vous donne une étoile en hiver.
        [worker] La ligne 7 vous donne un ouvrier de plus à partir de l’été.
       *[lira] La ligne 2 vous donne £1 en été.
    }
tutor-spring = Le printemps : construire, piocher, placer des étoiles
tutor-spring-text = L’ordre des lignes décide qui joue en premier, à chaque saison.
tutor-spring-why = Vous avez { tutor-crew } pour quatre saisons. Si l’un d’eux place une étoile maintenant, il en restera { $left } pour la suite de l’année.
tutor-star = Placer une étoile
tutor-star-text = Placez un ouvrier sur « Influence ».
tutor-star-why = { $region } vaut { tutor-worth } à la fin, et son bonus vient tout de suite.
tutor-which-region = { $region }
tutor-which-region-text = Appuyez sur la région, sur la carte de la Toscane.
tutor-which-region-why =
    { $variant ->
        [leads] Étoiles ici : { $own } à vous, { $rival } à votre rival. Avec une de plus, vous menez, pour { tutor-worth } à la fin.
        [ahead] Étoiles ici : { $own } à vous, { $rival } à votre rival. Une de plus accroît votre avance.
        [level] Étoiles ici : { $own } à vous, { $rival } à votre rival. Avec une de plus, vous êtes à égalité et personne ne marque.
       *[behind] Étoiles ici : { $own } à vous, { $rival } à votre rival.
    }
tutor-leaving = Quitter une saison tôt
tutor-leaving-text = Passer vous amène au bonus suivant de votre ligne. Les ouvriers que vous gardez serviront aux saisons à venir.
tutor-leaving-why = Il vous reste { tutor-crew }, et trois saisons à venir.
tutor-tuscany-summer = L’été : planter
tutor-tuscany-summer-text = Plantez, jouez des saisonniers d’été, échangez, vendez ou achetez des champs.
tutor-tuscany-summer-why = Il vous reste { tutor-crew } pour l’été, l’automne et l’hiver.
tutor-tuscany-fall = L’automne : vendanger et presser
tutor-tuscany-fall-text = Vendangez, faites du vin, piochez des commandes, ou construisez et faites visiter encore une fois.
tutor-tuscany-fall-why = Il vous reste { tutor-crew } pour l’automne et l’hiver.
tutor-tuscany-winter = L’hiver : livrer
tutor-tuscany-winter-text = Honorez des commandes, vendez du vin, formez des ouvriers, jouez des saisonniers d’hiver.
tutor-tuscany-winter-why = Il vous reste { tutor-crew }, et aucune saison n’en aura plus besoin.
tutor-tuscany-end = Une année avec Tuscany
tutor-tuscany-end-text = { tutor-have } Les années se ressemblent désormais ; seul votre vignoble grandit.
tutor-tuscany-end-why =
    { $stars ->
        [0] Vous n’avez pas encore placé d’étoile. Une étoile coûte un ouvrier et peut rapporter 2 points.
        [one] Vous avez placé { $stars } étoile. Surveillez qui mène dans chaque région : une égalité ne rapporte rien.
       *[other] Vous avez placé { $stars } étoiles. Surveillez qui mène dans chaque région : une égalité ne rapporte rien.
    }

## Lesson 3: special workers and structure cards

tutor-special-workers = Deux ouvriers experts
tutor-special-workers-text = Dans cette partie, vous pouvez former { FORM($special, "def") } et { FORM($other, "def") }. Chacun sait faire une chose que les autres ouvriers ne savent pas.
tutor-special-workers-why = Un ouvrier expert coûte £{ $train } au lieu de £4, et vous pouvez en avoir un de chaque type.
tutor-structure-cards = Les cartes Bâtiment
tutor-structure-cards-text = Les cartes Bâtiment se construisent comme les autres bâtiments, sur votre plateau Bâtiments ou sur un champ vide. Chacune donne 1 point à la construction, puis un effet pour le reste de la partie.
tutor-structure-cards-why = Vous choisissez les vôtres maintenant : prenez-en une, passez les autres, et ainsi de suite.
tutor-pick = Prendre { FORM($card, "def") }
tutor-pick-text = Appuyez sur la carte.
tutor-pick-why = Cette carte coûte £{ $price }, et aucune autre ici ne coûte moins. Une carte que vous ne pouvez pas payer ne sert à rien.
tutor-crew-papa =
    { $variant ->
        [money] Prendre les lires
       *[gift] Prendre le cadeau : { $gift }
    }
tutor-crew-papa-text = Votre Papa propose { FORM($gift, "def") } ou £{ $extra } de plus.
tutor-crew-papa-why =
    { $variant ->
        [money] Il faut £{ $price } pour { FORM($card, "def") } et £{ $train } pour un ouvrier expert ; vous avez £{ $lira }.
       *[gift] Un ouvrier de plus chaque année vaut mieux que £{ $extra }.
    }
tutor-build-card = Construire { FORM($card, "def") }
tutor-build-card-text = Placez un ouvrier sur « Construire ». La carte coûte £{ $price } sur vos £{ $lira }.
tutor-build-card-why = Elle vous donne 1 point, et son effet commence aussitôt.
tutor-which-card = Choisir { FORM($card, "def") }
tutor-which-card-text = Appuyez sur la carte dans votre main.
tutor-which-card-why = { $does }
tutor-which-site = La poser sur le plateau Bâtiments
tutor-which-site-text = Appuyez sur le plateau Bâtiments.
tutor-which-site-why = Sur un champ, elle prendrait la place de vignes. Le plateau Bâtiments a de la place pour deux cartes.
tutor-train-special = Former un ouvrier expert
tutor-train-special-text = Placez un ouvrier sur « Former ». Un ouvrier expert coûte £{ $train } sur vos £{ $lira }.
tutor-train-special-why = Il arrive l’année suivante, comme tout ouvrier formé, et reste.
tutor-which-worker = Choisir { FORM($special, "def") }
tutor-which-worker-text = Appuyez sur l’ouvrier expert.
tutor-which-worker-why = { $ability }
tutor-earn = Gagner de l’argent
tutor-earn-text = Placez un ouvrier là où il rapporte des lires.
tutor-earn-why =
    { $variant ->
        [card] Pour { FORM($card, "def") }, il faut £{ $price } et vous avez £{ $lira } : il manque £{ $missing }.
       *[worker] Pour un ouvrier expert, il faut £{ $train } et vous avez £{ $lira } : il manque £{ $missing }.
    }
tutor-save-train = Passer : garder un ouvrier pour l’hiver
tutor-save-train-text = Appuyez sur « Passer ». Les ouvriers se forment en hiver, et il faut un ouvrier pour cela.
tutor-save-train-why = Vous avez £{ $lira }, de quoi payer les £{ $train } d’un ouvrier expert, et il vous reste un ouvrier.
tutor-place-special = Placer { FORM($special, "def") }
tutor-place-special-text = Choisissez l’ouvrier au-dessus du plateau, puis appuyez sur l’emplacement.
tutor-place-special-why = { $ability }
tutor-crew-end =
    { $variant ->
        [all] Bâtiments et ouvriers experts : vous savez
       *[late] La leçon se termine ici
    }
tutor-crew-end-text = { tutor-have } Cartes Bâtiment et ouvriers experts s’ajoutent à n’importe quelle partie, avec ou sans le plateau étendu.
tutor-crew-end-why = Vous les trouverez sous « Toutes les options » au début d’une partie.

## Jobs for workers, in a list

tutor-job-draw_vine = piocher une vigne
tutor-job-draw_order = piocher une commande
tutor-job-build_structure = construire
tutor-job-plant_vine = planter
tutor-job-harvest_field = vendanger
tutor-job-make_wine = faire du vin
tutor-job-fill_order = honorer la commande

### Pages to look things up: the rules and the cards.

## Rules

rules-page-title = Règles · vendemmia
rules-page-heading = Les règles
rules-page-intro = Toutes les règles telles qu’on les joue ici, avec nos propres mots, chacune avec son numéro. Appuyez sur un numéro pour ouvrir la règle.
rules-page-opening = L’année en un coup d’œil
rules-page-aim = Le but
rules-page-aim-text = Le joueur qui a le plus de points de victoire gagne. Dès que quelqu’un en a 20, la partie se termine à la fin de l’année.
rules-page-way = De la vigne à la commande
rules-page-way-text = Plantez des vignes sur vos champs, vendangez, faites du vin dans votre cave et honorez des commandes : elles rapportent des points, et de l’argent chaque année. Les bâtiments ouvrent des possibilités ; saisonniers, visites et ventes donnent un coup de pouce.
rules-page-spring = Printemps
rules-page-spring-text = Chacun choisit une ligne de la piste Réveil : tôt, on joue en premier ; tard, on reçoit un bonus.
rules-page-summer = Été
rules-page-summer-text = Dans cet ordre, placez un ouvrier à la fois et faites ce que dit son emplacement, jusqu’à ce que tout le monde ait passé. Votre ouvrier spécialisé peut encore rejoindre une action dont tous les emplacements sont occupés.
rules-page-fall = Automne
rules-page-fall-text = Chacun pioche un saisonnier, d’été ou d’hiver.
rules-page-winter = Hiver
rules-page-winter-text = Les ouvriers gardés en été vendangent, font du vin, honorent des commandes ou forment d’autres ouvriers, toujours un à la fois. Chaque ouvrier travaille une fois par an : ne les utilisez pas tous en été.
rules-page-yearend = Fin d’année
rules-page-yearend-text = Raisin et vins gagnent 1 en valeur, les ouvriers reviennent, les commandes honorées rapportent encore, et on réduit sa main à sept cartes.
rules-page-extended = Plateau étendu
rules-page-extended-text = On place des ouvriers aux quatre saisons, des étoiles sur une carte de la Toscane donnent des bonus, et la partie se termine à 25 points.
rules-page-guide = Vous préférez apprendre en jouant ? Lancez la partie guidée
rules-page-about-base = L’argent se compte en lires (£), les points de victoire en PV. Un jeton est un jeton transparent : un raisin sur le pressoir ou un vin dans la cave. Là où les livrets diffèrent ou se taisent, une règle porte la mention « Précision » et donne notre interprétation.
rules-page-about-solo = Un joueur contre l’Automa. Tout le reste est comme dans le jeu de base.
rules-page-about-tuscany = Trois modules, seuls ou combinés à volonté : le plateau étendu, les ouvriers experts et les cartes Bâtiment. Tout le reste est comme dans le jeu de base.
rules-page-search = Chercher dans les règles
rules-page-search-help = Des mots, un numéro de règle comme PLANT-2, ou les lettres d’un chapitre
rules-page-search-go = Chercher
rules-page-contents = Sommaire
rules-page-all = Toutes les règles
rules-page-found =
    { $count ->
        [one] { $count } règle pour « { $query } »
       *[other] { $count } règles pour « { $query } »
    }
rules-page-none = Aucune règle pour « { $query } »
rules-page-none-help = Essayez moins de mots ou des mots plus courts, ou parcourez le sommaire.
rules-page-missing = Les règles manquent dans cette installation.
rules-page-rule-title = { $number }, { $chapter } · Règles · vendemmia
rules-page-where = Où vous êtes dans les règles
rules-page-mentioned = Mentionnée dans
rules-page-section = La section
rules-page-card = La carte : { $name }
rules-page-reading = Notre interprétation : { $reading }
rules-page-before = Précédente : { $number }
rules-page-after = Suivante : { $number }
rules-page-neighbours = Règle précédente et suivante

## Cards

cards-page-title = Cartes · vendemmia
cards-page-heading = Les cartes
cards-page-intro = Toutes les cartes du jeu. Appuyez sur l’une d’elles pour son texte complet, ses précisions et ses règles.
cards-page-search = Chercher une carte
cards-page-search-help = Un nom, ou des mots de son texte
cards-page-search-go = Chercher
cards-page-filter = Types de cartes
cards-page-every-kind = Tous les types
cards-page-found =
    { $count ->
        [one] { $count } carte pour « { $query } »
       *[other] { $count } cartes pour « { $query } »
    }
cards-page-none = Aucune carte pour « { $query } »
cards-page-none-help = Essayez moins de mots ou des mots plus courts, ou un autre type.
cards-page-foot-rulings =
    { $count ->
        [one] { $count } précision
       *[other] { $count } précisions
    }
cards-page-card-title = { $name } · Cartes · vendemmia
cards-page-where = Où vous êtes dans les cartes
cards-page-rulings = Précisions
cards-page-rules = Règles
cards-page-namesake = Il existe aussi : { $name } ({ $kind })
cards-page-before = Précédente : { $name }
cards-page-after = Suivante : { $name }
cards-page-neighbours = Carte précédente et suivante
cards-page-start = Vous commencez avec
cards-page-or = ou
cards-page-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
cards-page-grande = l’ouvrier spécialisé
cards-page-training = Formation
cards-page-training-help = en plus du prix habituel
cards-page-limit = Limite
cards-page-limit-help = de chaque type par joueur
cards-page-only-extended = uniquement sur le plateau étendu
cards-page-extended-letter = T
cards-page-sell-or-trade = Vendre du raisin ou acheter/vendre un champ ; sur le plateau étendu : échanger
cards-page-kind-with = { $kind } · { $more }

cards-page-kind-vine = Vigne
cards-page-kind-summer = Saisonnier d’été
cards-page-kind-winter = Saisonnier d’hiver
cards-page-kind-order = Commande
cards-page-kind-structure_card = Carte Bâtiment
cards-page-kind-mama = Mama
cards-page-kind-papa = Papa
cards-page-kind-structure = Bâtiment
cards-page-kind-worker = Ouvrier expert
cards-page-kind-automa = Automa

cards-page-kinds-vine = Vignes
cards-page-kinds-summer = Saisonniers d’été
cards-page-kinds-winter = Saisonniers d’hiver
cards-page-kinds-order = Commandes
cards-page-kinds-structure_card = Cartes Bâtiment
cards-page-kinds-mama = Mamas
cards-page-kinds-papa = Papas
cards-page-kinds-structure = Bâtiments du vignoble
cards-page-kinds-worker = Ouvriers experts
cards-page-kinds-automa = Cartes Automa

cards-page-count-vine = { $copies } des { $total } vignes
cards-page-count-summer = l’un des { $total } saisonniers d’été
cards-page-count-winter = l’un des { $total } saisonniers d’hiver
cards-page-count-order = l’une des { $total } commandes
cards-page-count-structure_card = l’une des { $total } cartes Bâtiment
cards-page-count-mama = l’une des { $total } Mamas
cards-page-count-papa = l’un des { $total } Papas
cards-page-count-structure = l’un des { $total } bâtiments, une fois dans chaque vignoble
cards-page-count-worker = l’un des { $total } ouvriers experts ; deux par partie
cards-page-count-automa = l’une des { $total } cartes Automa

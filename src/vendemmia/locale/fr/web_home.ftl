### The pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Jouer · vendemmia
home-brand = vendemmia, aller à la page d’accueil
home-tools = Règles et paramètres
home-rules = Règles
home-cards = Cartes
home-keys = Touches
home-settings = Paramètres
home-to-dark = Couleurs sombres
home-to-light = Couleurs claires

home-heading = Une année au vignoble
home-slogan = Planter, vendanger, presser, livrer. Quatre saisons, un ouvrier à la fois.
home-play-now = Jouer maintenant
home-play-now-text = contre l’ordinateur, jeu de base, à deux
home-learn = Suivre une partie guidée
home-try-extended = Essayer le plateau étendu
home-read-rules = Lire les règles
home-as = Vous êtes { $player }.
home-as-change = Changer
home-as-choose = Choisissez votre nom et votre couleur

home-first = Première visite ?
home-first-text = Vous dirigez un petit vignoble : plantez des vignes, faites du vin et honorez des commandes. Quand quelqu’un atteint 20 points de victoire, l’année en cours est la dernière, et le joueur qui a le plus de points gagne.
home-learn-button = Apprendre en jouant
home-learn-text = une première partie guidée
home-running-none = Vos parties sont enregistrées automatiquement : vous pouvez partir à tout moment.

home-running = Parties en cours
home-year =
    { $year ->
        [0] Mise en place
       *[other] Année { $year }
    }
home-years =
    { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }
home-turn-yours = À vous de jouer
home-turn-player = Tour : { $player }
home-turn-bot = { $player } réfléchit
home-player-bot = { $name } ({ $level })
home-game-base = Plateau de base
home-game-unreadable = Cette version du programme ne peut pas lire cette partie
home-game-damaged = Des données de cette partie sont endommagées
home-game-no-players = Une partie endommagée
home-game-solo = Solitaire, { $level }
home-game-challenge = Défi { $number }, { $name }
home-ago-now = à l’instant
home-ago-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
home-ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
home-ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
home-all-games = Voir les { $count } parties

home-ended = Parties terminées
home-ended-none = Revoyez ici vos parties terminées, coup par coup.
home-points = { $vp } PV
home-most = le plus de points de victoire
home-uploaded = fichier importé
home-result = Résultat
home-result-of = Résultat de la partie { $players }
home-replay = Revoir
home-replay-of = Revoir la partie { $players }

home-upload = Ouvrir une partie
home-upload-text = Une partie enregistrée, depuis le navigateur ou le terminal.
home-upload-button = Ouvrir

games-title-running = Parties en cours, page { $page } sur { $pages } · vendemmia
games-title-ended = Parties terminées, page { $page } sur { $pages } · vendemmia
games-title-deleted = Parties supprimées, page { $page } sur { $pages } · vendemmia
games-heading = Toutes les parties
games-lists = Listes de parties
games-pages-above = Pages de la liste (en haut)
games-pages-below = Pages de la liste (en bas)
games-page = Page { $page } sur { $pages }
games-first = Première page
games-before = Précédent
games-after = Suivant
games-last = Dernière page

home-delete = Supprimer
home-delete-game = Supprimer la partie { $players }
home-deleted = Parties supprimées
home-deleted-game = Vous avez supprimé la partie { $players }.
home-deleted-text = Une partie supprimée peut être restaurée pendant un jour. Son résultat reste dans les statistiques.
home-deleted-none = Aucune partie à restaurer.
home-restore = Restaurer
home-restore-game = Restaurer la partie { $players }

## A new table

new-title = Nouvelle table · vendemmia
new-heading = Nouvelle table
new-about = De deux à six joueurs : des personnes autour de cet écran et des bots. Les mains restent cachées quand l’écran change de joueur.
new-problems = À corriger d’abord :
new-players = Joueurs
new-opponents = Bots
new-styles = Avec leur manière de jouer
new-styles-text = Des adversaires avec leur propre manière de jouer : « Toutes les options ».
new-open = Ouvrir la table
new-all-options = Toutes les options
new-cancel = Annuler

new-who-heading = Qui joue
new-seat = Place { $number }
new-who = Jouée par
new-who-person = Une personne
new-who-person-text = Joue sur cet écran. Les mains sont cachées jusqu’à ce que le joueur suivant prenne l’écran.
new-name = Nom
new-name-found = choisi pour vous
new-names-text =
    { $most ->
        [one] Un nom peut avoir jusqu’à { $most } caractère. Si vous le laissez vide, un nom est choisi pour vous.
       *[other] Un nom peut avoir jusqu’à { $most } caractères. Si vous le laissez vide, un nom est choisi pour vous.
    }
new-name-alone = Votre domaine
new-name-person = Joueur { $number }

new-estate-1 = Podere Tramonto
new-estate-2 = Colle Basso
new-estate-3 = Poggio Storto
new-estate-4 = Vigna Lunga
new-estate-5 = Casa Gatto
new-estate-6 = Monte Pigro
new-estate-7 = La Cicala
new-estate-8 = Fonte Chiara
new-estate-9 = Tre Pini
new-estate-10 = Il Vecchio Torchio
new-estate-11 = Campo Ventoso
new-estate-12 = Cascina Lenta

new-modules = Modules
new-modules-text = Des éléments de Tuscany à combiner comme vous voulez. Aucun n’est nécessaire pour une première partie.
new-variants = Variantes
new-friendly = Bonus amicaux
new-friendly-text = On ne prend un emplacement avec bonus que si l’on peut utiliser le bonus, ou si l’action n’a pas d’autre emplacement libre.
new-advanced = Choix des parents
new-advanced-text = Chacun reçoit deux Mamas et deux Papas et garde une carte de chaque.

new-more = Rythme, durée et graine
new-pace = Pause avant chaque coup d’un bot
new-pace-text = Les coups s’affichent un par un, au rythme de vos paramètres. Ceci ajoute une pause avant chacun.
new-pace-off = aucune
new-pace-fast = courte
new-pace-normal = normale
new-pace-slow = longue
new-years = Nombre maximal d’années
new-years-text = La partie se termine après cette année même si personne n’a atteint le score visé. Laissez vide pour ne pas fixer de limite.
new-seed = Graine
new-seed-text = Un nombre entier : la même graine distribue les mêmes cartes, et la table signale que la donne est connue. Laissez vide pour une donne au hasard que personne ne peut connaître.

new-error-players = Choisissez de { $least } à { $most } joueurs.
new-error-who = Choisissez une personne ou l’un des bots.
new-error-name-taken = Le nom { $name } est déjà pris : chaque joueur doit avoir un nom différent.
new-error-modules = Choisissez uniquement des modules de la liste.
new-error-pace = Choisissez l’un des rythmes.
new-error-years = Entrez un nombre entier d’années de 1 à { $most }.
new-error-seed = Entrez un nombre entier de 18 chiffres au plus.

## The solo game

solo-page-title = Partie en solitaire · vendemmia
solo-page-heading = Partie en solitaire
solo-page-about = Vous jouez contre l’Automa, qui vous prend des emplacements et fixe le score à battre.
solo-page-level = Niveau
solo-page-play = Jouer en solitaire
solo-page-all-options = Toutes les options
solo-page-modules-text = Les trois modules se jouent aussi en solitaire ; l’Automa offensif ne joue que sur le plateau de base.
solo-page-error-level = Choisissez un niveau.
solo-page-error-aggressive = L’Automa offensif ne joue qu’à ces niveaux : { $levels }.
solo-page-error-board = L’Automa offensif ne joue que sur le plateau de base, pas avec ce module : { $module }.

## The campaign

campaign-page-title = Campagne · vendemmia
campaign-page-heading = Campagne en solitaire
campaign-page-about = Huit défis contre l’Automa, l’un après l’autre.
campaign-page-counting = Vous jouez chaque défi jusqu’à le gagner, et chaque partie compte : moins il y en a, mieux c’est. Après chaque partie non gagnée, vous commencez la suivante avec un jeton d’action bonus de plus.
campaign-page-way = Votre parcours
campaign-page-progress =
    { $score ->
        [one] Défis gagnés : { $won } sur { $all }, en { $score } partie
       *[other] Défis gagnés : { $won } sur { $all }, en { $score } parties
    }
campaign-page-best =
    { $best ->
        [one] Meilleur score possible : { $best } partie.
       *[other] Meilleur score possible : { $best } parties.
    }
campaign-page-overview = Tous les défis
campaign-page-start-one = Commencer une campagne
campaign-page-restart = Commencer une nouvelle campagne
campaign-page-play = Défi { $number }
campaign-page-go-on = Continuer le défi { $number }
campaign-page-skip = Ignorer le défi { $number }
campaign-page-all = Les huit défis
campaign-page-challenge = Défi { $number } : { $name }
campaign-page-level = Niveau
campaign-page-aggressive = Offensif
campaign-page-yes = oui
campaign-page-no = non
campaign-page-not-won = Parties non gagnées
campaign-page-carry = Vous commencez avec
campaign-page-tokens =
    { $count ->
        [0] aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
campaign-page-state-todo = à venir
campaign-page-state-skipped = ignoré
campaign-page-state-won =
    { $games ->
        [one] gagné en { $games } partie
       *[other] gagné en { $games } parties
    }
campaign-page-state-now =
    { $games ->
        [0] en cours
        [one] en cours, { $games } partie non gagnée
       *[other] en cours, { $games } parties non gagnées
    }
campaign-page-finished =
    { $score ->
        [one] Campagne terminée en { $score } partie ; le meilleur score possible était { $best }.
       *[other] Campagne terminée en { $score } parties ; le meilleur score possible était { $best }.
    }
campaign-page-damaged = La campagne enregistrée est illisible. Elle n’a pas été modifiée ; vous pouvez en commencer une nouvelle.
campaign-page-nothing-to-play = Il n’y a pas de défi à jouer. Commencez une campagne.
campaign-page-skip-later = Une partie de ce défi est en cours. Terminez-la d’abord, ou supprimez-la sur la page d’accueil.
campaign-page-no-skip = Vous devez gagner ce défi ; il ne peut pas être ignoré.
campaign-page-start-title = Commencer une campagne · vendemmia
campaign-page-start-heading = Commencer une campagne
campaign-page-aggressive-text = Le défi 6 est alors ignoré, et vous pouvez ignorer les défis 4 et 7.
campaign-page-running =
    { $score ->
        [one] Une campagne est en cours (défis gagnés : { $won }, en { $score } partie). Si vous en commencez une nouvelle, l’ancienne est archivée et ne peut plus être continuée.
       *[other] Une campagne est en cours (défis gagnés : { $won }, en { $score } parties). Si vous en commencez une nouvelle, l’ancienne est archivée et ne peut plus être continuée.
    }
campaign-page-start = Commencer la campagne
campaign-page-start-again = Archiver l’ancienne campagne et en commencer une nouvelle

## Keys

keys-title = Touches · vendemmia
keys-heading = Touches
keys-about = Toute la partie peut se jouer au clavier. Ces touches fonctionnent à la table.
keys-key = Touche
keys-does = Effet
keys-name-enter = Entrée
keys-name-tab = Tab
keys-name-esc = Échap
keys-play = Jouer
keys-choice = prendre le premier, le deuxième … choix de la question
keys-regular = placer un ouvrier normal
keys-grande = placer l’ouvrier spécialisé
keys-special = placer le type d’ouvrier suivant
keys-enter = jouer ce qui est sélectionné
keys-pass = passer
keys-undo = annuler la dernière étape
keys-hurry = laisser les bots jouer sans pause
keys-understand = Comprendre
keys-why = montrer pourquoi quelque chose est impossible
keys-hint = demander un conseil
keys-zoom = lire en entier la carte ou l’emplacement sélectionné
keys-rules = ouvrir les règles
keys-close = fermer ce qui est ouvert
keys-move = Se déplacer
keys-tab = aller au groupe suivant, ou reculer avec Maj
keys-arrows = se déplacer dans un groupe
keys-board = aller au plateau
keys-vineyard = aller à votre vignoble
keys-hand = aller à votre main
keys-log = aller au journal
keys-on = Les raccourcis à une touche sont activés.
keys-off = Les raccourcis à une touche sont désactivés. Tab, Entrée, Échap et les flèches fonctionnent toujours.
keys-switch-off = Désactiver les raccourcis à une touche
keys-switch-on = Activer les raccourcis à une touche

## The lessons

guide-title = Apprendre · vendemmia
guide-page-heading = Apprendre en jouant
guide-page-about = Une leçon est une partie à donne fixe contre un bot facile. Le tuteur dit quoi faire et pourquoi, et s’adapte à tout ce que vous jouez.
guide-page-topics = En bref
guide-more = En savoir plus
guide-more-about = { guide-more } : { $part }

guide-goal = Le but du jeu
guide-goal-text = On gagne avec des points de victoire, surtout en honorant des commandes de vin. Quand quelqu’un atteint 20 points, l’année en cours est la dernière, et le joueur qui a le plus de points gagne. Pour y arriver, plantez des vignes en été, puis vendangez, faites du vin et livrez-le en hiver.
guide-papa = Ce que donne votre Papa
guide-papa-text = Votre Mama vous a donné des ouvriers et des cartes. Votre Papa vous donne un ouvrier spécialisé, quelques lires et ce choix : un cadeau utile chaque année, ou plus de lires tout de suite. Les deux sont de bons choix.
guide-row = À quelle heure se lever
guide-row-text = Choisissez une ligne de la piste Réveil. Avec une ligne matinale, vous jouez en premier à chaque saison et trouvez les emplacements libres ; les lignes plus tardives récompensent l’attente par un bonus.
guide-place = Placer des ouvriers
guide-place-text = Chacun à son tour place un ouvrier sur une action et l’effectue. Ce qui brille vous est ouvert et montre ce que vous gagnez ; appuyez sur ce qui est gris pour savoir pourquoi. À deux joueurs, une action n’a qu’un emplacement, et une fois qu’il est occupé, seul un ouvrier spécialisé peut encore venir.
guide-pass = Garder des ouvriers pour l’hiver
guide-pass-text = Chaque ouvrier ne sert qu’une fois par an : s’il travaille en été, vous ne l’avez plus en hiver. Passez quand vous voulez garder les autres pour l’hiver. Une fois que vous avez passé, vous ne placez plus d’ouvriers cette saison.
guide-plant = Planter
guide-plant-text = Une vigne plantée reste en place. La valeur totale des vignes d’un champ ne doit pas dépasser le nombre du champ, et certaines vignes demandent une treille ou une irrigation. Pensez aux commandes que vous voulez honorer.
guide-visitor = Les saisonniers
guide-visitor-text = Vous faites ce que dit la carte Saisonnier, puis vous la défaussez. Les saisonniers d’été se jouent en été, ceux d’hiver en hiver ; beaucoup vous laissent choisir entre deux choses.
guide-fall = L’automne
guide-fall-text = Chacun pioche un saisonnier : d’été ou d’hiver, au choix.
guide-winter = Le travail d’hiver
guide-winter-text = Du champ au client, il faut trois ouvriers : vendanger un champ, faire du vin avec le raisin, honorer une commande avec le vin. Rien n’oblige à tout faire la même année. Un ouvrier formé maintenant travaille dès l’année suivante.
guide-harvest = Vendanger
guide-harvest-text = Les valeurs rouges d’un champ deviennent un raisin rouge, ses valeurs blanches un raisin blanc, posés sur le pressoir. Les vignes restent ; chaque champ se vendange une fois par an.
guide-wine = Faire du vin
guide-wine-text = Un raisin rouge devient un vin rouge, un raisin blanc un vin blanc, de même valeur. La petite cave va jusqu’à la valeur 3 ; la moyenne jusqu’à 6, avec le rosé ; la grande jusqu’à 9, avec le prosecco.
guide-order = Honorer une commande
guide-order-text = Vous livrez depuis votre cave des vins des types indiqués, d’au moins ces valeurs. La commande vous donne aussitôt des points de victoire et augmente vos royalties, que vous encaissez chaque année.
guide-year = Une nouvelle année
guide-year-text = En fin d’année, votre raisin et vos vins vieillissent et gagnent 1 en valeur s’il y a de la place, vous encaissez vos royalties, tous les ouvriers reviennent et vous réduisez votre main à 7 cartes. Un vin trop jeune aujourd’hui honorera peut-être une commande l’année suivante.

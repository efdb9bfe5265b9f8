### The command line: help, errors, and playing in the terminal.

## Help

cli-usage = utilisation :
cli-options = options{ "\u00A0" }
cli-arguments = arguments{ "\u00A0" }
cli-commands = commandes :
cli-examples = exemples :

cli-main-help = Viticulture Essential Edition avec Tuscany : jouer, simuler des parties, consulter cartes et règles.
cli-main-usage = [COMMANDE] [options]
cli-main-flags =
    Sans commande, le jeu s’ouvre dans votre navigateur, avec les mêmes options que serve.
    vendemmia COMMANDE --help explique une commande ; vendemmia --version affiche la version.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --modules all
    {"  "}vendemmia play --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Jouer dans le navigateur : démarrer le serveur sur cet ordinateur et ouvrir le jeu.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = port du serveur (par défaut : 8417 ou le prochain libre)
cli-option-no-browser = ne pas ouvrir le navigateur

cli-backup-help = Sauvegarder toutes les parties du navigateur dans un fichier, même pendant que le serveur tourne.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
    {"  "}vendemmia backup --check games.sqlite3
cli-option-backup = le fichier à écrire
cli-option-force = remplacer le fichier s’il existe
cli-backup-done =
    { $games ->
        [one] { $games } partie sauvegardée dans { $file }
       *[other] { $games } parties sauvegardées dans { $file }
    }

cli-restore-help = Remplacer toutes les parties du navigateur par une sauvegarde ; les parties actuelles sont d’abord enregistrées dans un autre fichier.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = un fichier écrit par vendemmia backup, ou une copie de la base de données
cli-restore-done =
    { $games ->
        [one] { $games } partie restaurée depuis { $file }
       *[other] { $games } parties restaurées depuis { $file }
    }
cli-restore-aside = L’ancienne base de données a été enregistrée sous { $file }

cli-play-help = Jouer dans le terminal : contre l’ordinateur, à plusieurs sur un clavier, ou en solitaire contre l’Automa ; avec ou sans les modules de Tuscany.
cli-play-examples =
    {"  "}vendemmia play
    {"  "}vendemmia play --players 4 --names Ada
    {"  "}vendemmia play --players 3 --bots hard,easy
    {"  "}vendemmia play --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --modules board --no-map-scoring
    {"  "}vendemmia play --solo hard --challenge 3
    {"  "}vendemmia play --solo normal --modules all
    {"  "}vendemmia play --load game.json

cli-campaign-help = Jouer huit défis contre l’Automa sur le plateau de base, l’un après l’autre. Sans option, montrer votre parcours.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Faire jouer de nombreuses parties à des bots, puis montrer durées, scores, victoires, et l’usage des actions et des cartes.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-tournament-help = Faire s’affronter des bots dans de nombreuses parties, chacun à chaque place, puis montrer taux de victoire, cotes, scores, temps de réflexion et façon de jouer. Les parties déjà jouées ne sont pas rejouées.
cli-tournament-examples =
    {"  "}vendemmia tournament normal easy random
    {"  "}vendemmia tournament hard --against normal --games 1000
    {"  "}vendemmia tournament hard --against normal --players 4 --games 400
    {"  "}vendemmia tournament hard normal easy --players 3 --field round-robin --modules all
    {"  "}vendemmia tournament hard normal --solo very_hard --out results
    {"  "}vendemmia tournament hard normal --games 10000 --cluster

cli-train-help = Apprendre au réseau à jouer, par imitation et en jouant contre lui-même, et écrire ses poids dans un dossier. La même commande y reprend l’entraînement. Nécessite torch.
cli-train-examples =
    {"  "}vendemmia train runs/small --minutes 30 --hidden 128 --blocks 1 --mixture 2,solo:normal
    {"  "}vendemmia train runs/large --minutes 60 --workers 15 --games 1024 --device cuda --teach 200000
    {"  "}vendemmia tournament expert:runs/small/best.npz --against normal

cli-dataset-help = Faire jouer des bots et écrire leurs parties dans un dossier sous forme de jeu de données : parties, positions avec réponses, chances et résultats, un schéma, une fiche et une licence. La même commande y reprend le travail.
cli-dataset-examples =
    {"  "}vendemmia dataset data/expert --games 1000
    {"  "}vendemmia dataset data/levels --bots hard,normal --games 200 --positions 4
    {"  "}vendemmia dataset data/solo --solo hard --games 100 --format jsonl
    {"  "}vendemmia dataset data/games --players 4 --modules all --positions 0 --workers 2

cli-benchmark-help = Mesurer votre propre joueur contre ceux qui sont publiés, sur des donnes fixes, et afficher sa ligne du tableau avec les intervalles.
cli-benchmark-examples =
    {"  "}vendemmia benchmark my_module:Player
    {"  "}vendemmia benchmark my_module:Player --against normal,expert-1 --games 40
    {"  "}vendemmia benchmark my_module:Player --track solo
    {"  "}vendemmia benchmark "./my_bot --fast" --program

cli-replay-help = Vérifier une partie enregistrée et l’afficher en toutes lettres.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Montrer cartes, parents, bâtiments et ouvriers experts par identifiant ou par nom, ou chercher dans leurs textes. Sans mot, les lister tous.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards critique de vins
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards royalties £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Montrer des règles par numéro ou par chapitre, ou chercher dans leurs textes. Sans mot, lister tous les numéros.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules ouvrier spécialisé

cli-translations-help = Comparer les traductions avec l’anglais : ce qui manque, ce qui est en trop, ce qui est périmé. Indiquez une langue pour voir toute la liste.
cli-translations-examples =
    {"  "}vendemmia translations
    {"  "}vendemmia translations pl
    {"  "}vendemmia translations pl --confirm

cli-option-help = afficher cette aide et quitter
cli-option-language = la langue : { $languages } (par défaut, celle du système)
cli-option-translations = une langue dont afficher toute la liste
cli-option-confirm = noter que la traduction correspond à l’anglais d’aujourd’hui
cli-option-players = nombre de joueurs, de 2 à 6 (par défaut : 2)
cli-option-friendly = la variante amicale : un emplacement avec bonus seulement si le bonus peut servir
cli-option-advanced = la variante avancée : choisir entre deux Mamas et deux Papas
cli-option-max-years = terminer la partie après cette année
cli-option-solo = jouer en solitaire contre l’Automa à ce niveau : very_easy, easy, normal, hard ou very_hard
cli-option-aggressive = la variante offensive : devancer l’Automa à la fin de chaque année (easy, normal, hard)
cli-option-challenge = jouer un défi de la campagne, de 1 à 8
cli-option-modules = modules de Tuscany : extended_board, special_workers, structure_cards (en abrégé : board, workers, structures), ou all
cli-option-no-map-scoring = avec le plateau étendu : les régions ne rapportent rien à la fin (conseillé à deux joueurs)
cli-option-campaign-start = commencer une campagne à ce niveau : very_easy, easy, normal, hard ou very_hard
cli-option-campaign-again = la commencer même si une autre campagne est en cours ; celle-ci est archivée
cli-option-campaign-play = jouer la prochaine partie, ou continuer celle en cours
cli-option-campaign-skip = ignorer le défi (4 et 7, avec la variante offensive)
cli-option-campaign-name = votre nom dans une nouvelle partie
cli-option-campaign-seed = graine d’une nouvelle partie : la même graine distribue les mêmes cartes
cli-option-humans = combien de joueurs sont des personnes ; l’ordinateur joue les autres (par défaut : 1)
cli-option-bots = bots, voir ci-dessous ; un pour toutes les places ou un pour chacune (par défaut : normal)
cli-opponents = bots :
cli-option-simulation-bots = bots : random, easy, normal, hard, expert, master ou un personnage (décrits par vendemmia play --help) ; un pour toutes les places ou un pour chacune (par défaut : random)
cli-option-names = noms des joueurs, dans l’ordre des places
cli-option-seed = graine de la partie : la même graine distribue les mêmes cartes
cli-option-load = continuer une partie enregistrée ; elle est enregistrée dans le même fichier
cli-option-save = fichier où enregistrer la partie (par défaut : un nouveau dans le dossier des données)
cli-option-games = nombre de parties (par défaut : { $default })
cli-option-simulation-seed = graine de toutes les parties : la même graine distribue les mêmes cartes (par défaut : { $default })
cli-option-processes = nombre de processus (par défaut : { $default }) ; ne change pas le résultat
cli-option-entrants = les bots qui s’affrontent : random, easy, normal, hard, expert, master, master:N (N parcours) ou expert:FILE (d’autres poids)
cli-option-tournament-games = nombre de parties par rencontre (par défaut : { $default }), arrondi vers le haut pour que chacun ait chaque place aussi souvent
cli-option-against = un autre joueur ; seules les rencontres contre lui sont jouées
cli-option-field = qui s’affronte à plus de deux joueurs : one-vs-rest (chacun contre des copies d’un autre) ou round-robin (des joueurs différents à chaque table) (par défaut : { $default })
cli-option-cluster = jouer sur un cluster Ray : celui dont cet ordinateur fait partie, un autre par son adresse, ou local pour un cluster lancé sur cet ordinateur ; nécessite l’extra cluster
cli-option-train-folder = dossier de l’entraînement : points de sauvegarde, journal, et best.npz, les meilleurs poids jusqu’ici
cli-option-train-minutes = nombre de minutes d’entraînement de cette commande (par défaut : 10 ; avec --steps, aucune limite)
cli-option-train-steps = s’arrêter quand l’entraînement de ce dossier compte autant de réponses ; 0 pour aucune limite (par défaut : { $default })
cli-option-train-mixture = types de parties, chacun avec un poids : 2 à 6 joueurs, solo:NIVEAU ou campaign, puis modules (all) et variantes, par exemple 2*3,2:all,solo:very_hard*2 (par défaut : tous les types)
cli-option-train-workers = processus qui jouent des parties (par défaut : { $default })
cli-option-train-games = parties que chacun joue en même temps (par défaut : { $default })
cli-option-train-ticks = réponses dans chaque partie entre deux tours d’apprentissage (par défaut : { $default })
cli-option-train-device = où tourne le réseau : cpu, ou cuda pour une carte graphique (par défaut : { $default })
cli-option-train-hidden = largeur du réseau (par défaut : { $default })
cli-option-train-blocks = couches cachées après la première (par défaut : { $default })
cli-option-train-weights = commencer avec les poids d’un fichier
cli-option-train-lessons = commencer en imitant un professeur : fichiers de ses réponses
cli-option-train-teach = commencer en imitant un professeur : nombre de ses réponses à recueillir (par défaut : { $default })
cli-option-train-league = part des parties contre ses versions passées, la plupart avec un goût pour certaines actions (par défaut : { $default })
cli-option-train-rate = taux d’apprentissage au départ (par défaut : { $default })
cli-option-train-entropy = ce que vaut au départ d’essayer plusieurs réponses (par défaut : { $default })
cli-option-train-points = ce que valent dix points d’avance, en victoires (par défaut : { $default })
cli-option-train-epochs = combien de fois un tour apprend de chaque réponse (par défaut : { $default })
cli-option-train-batch = réponses par étape d’apprentissage (par défaut : { $default })
cli-option-train-start = part de tout l’entraînement déjà faite par des commandes précédentes, de 0 à 1 (par défaut : { $default })
cli-option-train-end = part faite après cette commande, de 0 à 1 (par défaut : { $default })
cli-option-train-exam-games = parties par matière d’un examen ; 0 pour aucun examen (par défaut : { $default })
cli-option-train-exam-minutes = minutes entre deux examens (par défaut : { $default })
cli-option-train-subjects = types de parties d’un examen (par défaut : les plus joués du mélange)
cli-option-train-rival = bot des examens (par défaut : { $default })
cli-option-train-seed = graine de l’entraînement (par défaut : { $default })
cli-option-dataset-folder = dossier du jeu de données ; les parties qui s’y trouvent déjà ne sont pas rejouées
cli-option-dataset-bots = bots : random, easy, normal, hard, expert, master ou un personnage (décrits par vendemmia play --help) ; un pour toutes les places ou un pour chacune (par défaut : expert)
cli-option-dataset-positions = garder une position sur N ; 1 pour toutes, 0 pour aucune (par défaut : { $default })
cli-option-dataset-no-chances = omettre ce que le réseau pense des positions
cli-option-dataset-format = parquet, qui nécessite l’extra data, ou jsonl (par défaut : parquet si pyarrow est installé)
cli-option-dataset-part = parties dans un fichier (par défaut : { $default })
cli-option-benchmark-name = MODULE:NAME d’un objet Python avec la méthode choose, un bot ou, avec --program, une commande
cli-option-benchmark-program = le nom est la commande d’un programme qui lit les questions et écrit les réponses, une par ligne
cli-option-benchmark-track = les parties : two, four (joueurs), tuscany (deux joueurs, tous les modules) ou solo (par défaut : { $default })
cli-option-benchmark-against = seulement ces adversaires (par défaut : tous ceux qui sont publiés ; en solo, tous les niveaux)
cli-option-benchmark-games = nombre de parties contre chaque adversaire (par défaut : celui d’une mesure complète, 200)
cli-option-benchmark-deals = le jeu de donnes, de 0 à 9 (par défaut : { $default })
cli-option-benchmark-seconds = secondes dont un programme dispose pour une réponse (par défaut : { $default })
cli-option-out = dossier des parties et des rapports (par défaut : un dossier pour ces options dans le dossier des données) ; la même commande y reprend
cli-option-json = afficher du JSON au lieu de tableaux
cli-option-html = écrire aussi la page des résultats dans ce fichier
cli-option-record = une partie enregistrée
cli-option-ply = montrer la table après ce nombre de décisions, pas toute la partie
cli-option-cards = un identifiant, un nom, ou des mots à chercher
cli-option-rules = un numéro de règle, les lettres d’un chapitre, ou des mots à chercher

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia : { $problem }
cli-error-hint = { $problem } (voir { $command } --help)
cli-error-unknown = argument inconnu : { $argument }
cli-error-argument = { $argument } : { $problem }
cli-error-value = il manque une valeur
cli-error-decimal = { $text } n’est pas un nombre
cli-error-number = { $text } n’est pas un nombre entier
cli-error-level = { $text } n’est pas un niveau ; choisissez parmi { $levels }
cli-error-bot = { $text } n’est pas un bot ; choisissez parmi { $bots }
cli-reduced-walks = Le moteur n’est pas compilé : { $bot } essaie { $walks } suites de coups par réponse au lieu de { $usual }.
cli-error-bots = { $bots } bots pour { $seats } places : nommez-en un pour toutes ou un pour chacune
cli-error-one-of = choisissez parmi { $names }, pas { $text }
cli-error-module = { $text } n’est pas un module ; choisissez parmi { $modules } (en abrégé : { $short }), ou { $all }
cli-error-needs = { $flags } : seulement avec { $other }
cli-error-together = n’utilisez qu’une de ces options : { $flags }
cli-error-solo-options = incompatible avec --solo : { $flags }
cli-error-range = { $text } n’est pas compris entre { $least } et { $most }
cli-error-command = commande inconnue { $name } ; choisissez parmi { $commands }
cli-error-command-near = commande inconnue { $name } ; vouliez-vous dire { $near } ?
cli-error-humans = { $humans } personnes, c’est trop pour une partie à { $players }
cli-error-names-many =
    { $players ->
        [one] { $names } noms, c’est trop pour { $players } joueur
       *[other] { $names } noms, c’est trop pour { $players } joueurs
    }
cli-error-names-equal = deux joueurs ne peuvent pas avoir le même nom
cli-error-name =
    { $most ->
        [one] un nom doit avoir de 1 à { $most } caractère
       *[other] un nom doit avoir de 1 à { $most } caractères
    }
cli-error-load-options = incompatible avec --load, car la partie enregistrée en décide déjà : { $flags }
cli-error-folder = impossible d’écrire { $file } : c’est un dossier, son dossier n’existe pas, ou le nom est trop long
cli-error-read = impossible de lire { $file } : { $problem }
cli-error-write = impossible d’écrire { $file } : { $problem }
cli-error-no-text = { $file } n’est pas une partie enregistrée
cli-error-record = { $file } n’est pas une partie enregistrée valable. { $problem }
cli-error-record-ply = { $file } n’est pas une partie enregistrée valable ; la première erreur est à la réponse { $ply }. { $problem }
cli-error-no-file = replay demande une partie enregistrée (voir vendemmia replay --help)
cli-error-needs-file = { $command } demande un fichier (voir vendemmia { $command } --help)
cli-error-ply = cette partie n’a pas de réponse { $ply }, seulement 0 à { $plies }
cli-error-ply-lost = impossible de montrer la position après la réponse { $ply }, car les règles ont changé depuis
cli-error-rulebook = le livret de règles manque dans cette installation
cli-no-card = aucune carte n’a cet identifiant ni ne contient ces mots : { $query }
cli-no-rule = aucune règle n’a ce numéro ni ne contient ces mots : { $query }
cli-interrupted = Interrompu.

## Playing in the terminal: start and end

cli-name-human = Joueur { $number }
cli-name-random = Hasard { $number }
cli-name-easy = Facile { $number }
cli-name-normal = Normal { $number }
cli-name-hard = Difficile { $number }
cli-name-expert = Expert { $number }
cli-name-master = Maître { $number }
cli-welcome = Bienvenue dans les vignes. Répondez par un nombre, ou tapez help pour voir ce que vous pouvez faire d’autre.
cli-seed = Graine { $seed } : une donne connue. Joueurs : { $players }.
cli-players = Joueurs : { $players }.
cli-went-on = Les règles ont changé depuis l’enregistrement de cette partie. Elle reprend à la position enregistrée après la réponse { $ply }.
cli-resumed =
    { $plies ->
        [one] La partie reprend après { $plies } décision. Joueurs : { $players }.
       *[other] La partie reprend après { $plies } décisions. Joueurs : { $players }.
    }
cli-cover = Ensuite : { $player }. Appuyez sur Entrée pour effacer l’écran :
cli-hand-over = Ensuite : { $player } ; que les autres détournent le regard. { $player }, appuyez sur Entrée :
cli-hand-over-only = Appuyez sur Entrée pour continuer. Vous pouvez aussi taper undo, pour annuler la dernière décision, ou quit.
cli-saved = Partie enregistrée : { $file }
cli-saved-hint = Pour continuer : vendemmia play --load "{ $file }"
cli-input-ended = Fin de la saisie.
cli-final = Résultat final :
cli-standing = { $rank }. { $player } : { $vp } PV (£{ $lira }, valeur des vins { $wine }, valeur du raisin { $grapes })
cli-not-over = La partie n’est pas encore terminée ; c’est l’année { $year }.

## The game against the Automa

cli-solo-level =
    { $aggressive ->
        [yes] Niveau : { $level }, avec la variante offensive.
       *[no] Niveau : { $level }.
    }
cli-solo-challenge = Défi { $number } : { $name }
cli-solo-tokens =
    { $count ->
        [one] Vous commencez avec { $count } jeton d’action bonus.
       *[other] Vous commencez avec { $count } jetons d’action bonus.
    }
cli-modules =
    { $scoring ->
        [yes] Modules : { $modules }.
       *[no] Modules : { $modules }. Les régions ne rapportent rien à la fin.
    }
cli-module = { $module } : { $text }
cli-modules-none = C’est le jeu de base, sans module.
cli-solo-not = Ce n’est pas une partie en solitaire : il n’y a pas d’Automa.
cli-solo-behind = La partie se termine après l’année { $year } : vous ne devanciez pas l’Automa (règle AGG-1).
cli-solo-few-workers = La partie se termine après l’année { $year } : vous aviez moins de 6 ouvriers (règle CAMP-4).

cli-campaign = Campagne. { $level }
cli-campaign-challenge = { $number }. { $name } : { $status }
cli-campaign-won =
    { $games ->
        [one] gagné à la première partie
       *[other] gagné en { $games } parties
    }
cli-campaign-current =
    { $games ->
        [0] en cours
        [one] en cours, { $games } partie non gagnée
       *[other] en cours, { $games } parties non gagnées
    }
cli-campaign-to-come = à venir
cli-campaign-skipped = ignoré
cli-campaign-score = Score (parties jouées) : { $score }. Meilleur possible : { $best }.
cli-campaign-finished =
    { $score ->
        [one] Campagne terminée en { $score } partie ; le meilleur score possible était { $best }.
       *[other] Campagne terminée en { $score } parties ; le meilleur score possible était { $best }.
    }
cli-campaign-next = Ensuite : défi { $number }. Pour le commencer : vendemmia campaign --play
cli-campaign-under-way = Une partie du défi { $number } est en cours. Pour continuer : vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] Pour la partie non gagnée, vous commencez avec { $count } jeton d’action bonus.
       *[other] Pour les parties non gagnées, vous commencez avec { $count } jetons d’action bonus.
    }
cli-campaign-may-skip = Vous pouvez ignorer ce défi : vendemmia campaign --skip
cli-campaign-archived = L’ancienne campagne a été archivée : { $folder }
cli-campaign-hint = Pour continuer : vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] une campagne est en cours ({ $games } partie jouée) ; utilisez --again pour l’archiver et en commencer une nouvelle
       *[other] une campagne est en cours ({ $games } parties jouées) ; utilisez --again pour l’archiver et en commencer une nouvelle
    }
cli-campaign-none = il n’y a pas de campagne ; commencez-en une, par exemple avec : vendemmia campaign --start normal
cli-campaign-over = la campagne est terminée ; commencez-en une autre, par exemple avec : vendemmia campaign --start normal
cli-campaign-started = --seed et --name valent pour une nouvelle partie, et il y en a déjà une en cours
cli-campaign-changed = la campagne a changé pendant cette partie, son résultat ne compte donc pas
cli-campaign-skip-later = une partie de ce défi est en cours ; terminez-la d’abord
cli-campaign-game-damaged = la partie de la campagne est endommagée et a été enregistrée sous { $file } ; campaign --play la recommence ({ $problem })

## Playing in the terminal: the question

cli-heading = { $season }. { $player } : { $purse }
cli-heading-automa = { $automa } : { $vp } PV.
cli-heading-tokens = Jetons d’action bonus : { $count }.
cli-heading-grapes = Raisin : { $list }.
cli-heading-wines = Vins : { $list }.
cli-prompt =
    { $most ->
        [one] Votre réponse, 1 est la seule, ou help :
       *[other] Votre réponse, de 1 à { $most }, ou help :
    }
cli-numbered = { $number }. { $label }
cli-choice =
    { $has_text ->
        [yes]
            { $has_outlook ->
                [yes] { $number }. { $label }. { $text } ({ $outlook })
               *[no] { $number }. { $label }. { $text }
            }
       *[no]
            { $has_outlook ->
                [yes] { $number }. { $label } ({ $outlook })
               *[no] { $number }. { $label }
            }
    }
cli-placement =
    { $has_outlook ->
        [yes] { $label } ({ $outlook }) : { $workers }
       *[no] { $label } : { $workers }
    }
cli-place = { $action }, { $space }
cli-place-far = { $action }, { $worker } : { $spaces }
cli-place-season = { $action } ({ FORM($season, "low") })
cli-place-bump = { $space }, à la place de : { $player }
cli-space-bonus =
    { $shown ->
        [yes] { $space } avec bonus ({ $bonus })
       *[no] { $space } avec bonus
    }
cli-space-any-bonus = { $space } avec un bonus au choix
cli-region-others = Autres ici : { $stars }.
cli-pass-bonus = La ligne { $row } vous donne : { $bonus }.
cli-pass-again = Il vous reste des ouvriers que vous pourriez placer. Pour passer, donnez encore la même réponse.
cli-number-range =
    { $most ->
        [one] La seule réponse est 1.
       *[other] Choisissez un nombre de 1 à { $most }.
    }
cli-several = « { $answer } » peut désigner plusieurs réponses : { $numbers }.
cli-not-understood = « { $answer } » n’est ni une réponse ni une commande. Tapez un nombre ou help.
cli-undone = Coup annulé.
cli-nothing-to-undo = Rien à annuler : depuis votre dernière décision, quelque chose a été révélé ou un autre joueur a décidé.
cli-play-commands =
    Répondez par le numéro d’un choix, par son code ou par un mot de son code (codes les montre). Vous pouvez aussi taper :
    {"  "}Entrée : revoir la question
    {"  "}board : toute la table
    {"  "}hand : vos cartes
    {"  "}discards : les défausses
    {"  "}chart : la piste Réveil ; map : les étoiles sur la carte de la Toscane
    {"  "}modules : ce qu’ajoutent les modules de cette partie
    {"  "}solo : le niveau et le défi de cette partie en solitaire
    {"  "}log, log 50, log all : ce qui s’est passé
    {"  "}why : quelles actions sont fermées maintenant, et pourquoi
    {"  "}why CODE ou why MOT : pourquoi une réponse est impossible, par exemple why plant_vine
    {"  "}card NOM : une carte, un bâtiment ou un ouvrier expert en entier, par exemple card planner
    {"  "}rule NUMÉRO : une règle, par exemple rule PLANT-2 ; ou des mots à chercher
    {"  "}codes : les codes des choix
    {"  "}undo : annuler votre dernière décision ; undo all : autant que possible
    {"  "}save ou save FICHIER : enregistrer la partie et continuer
    {"  "}quit : enregistrer la partie et quitter
cli-card-usage = Nommez une carte, par exemple card planner.
cli-rule-usage = Nommez une règle, par exemple rule PLANT-2, ou des mots à chercher.
cli-log-usage = Tapez log, log et un nombre de lignes, ou log all.
cli-log-empty = Il ne s’est encore rien passé.
cli-many-cards = { $count } cartes correspondent. Ajoutez un mot.
cli-many-rules = { $count } règles correspondent. Ajoutez un mot.

## Why not

cli-why = { $answer } :
cli-reason = { $reason } (règle { $rule })
cli-why-instead = Plutôt : { $number }. { $answer }
cli-why-first = D’abord : { $number }. { $answer }
cli-why-legal = C’est possible maintenant : réponse { $numbers }.
cli-why-usage = Nommez une réponse, par exemple why field:5 ou why merlot ; codes liste les réponses possibles maintenant.
cli-why-all-open = Toutes les actions de cette saison vous sont ouvertes.
cli-no-code = Aucune réponse de cette partie n’a le code ou le mot « { $code } ».

## The table

cli-none = –
cli-set-up = Mise en place
cli-year-season = Année { $year }, { FORM($season, "low") }
cli-year-over = Après l’année { $year }
cli-board-season = { $season }.
cli-board-calendar = { $season }. Premier joueur : { $player }.
cli-board-calendar-solo = { $season }. La partie dure { $years } années.
cli-board-automa = { $automa } : { $vp } PV, ouvriers sur : { $workers }.
cli-board-automa-card = Sa dernière carte : { $card }
cli-board-glass = Lignes avec un jeton transparent : { $rows }
cli-board-final-year = Quelqu’un a atteint le score visé : c’est la dernière année.
cli-board-order = Ordre de la piste Réveil : { $order }.
cli-board-next-rows = L’année suivante : { $order }.
cli-board-row = { $player } (ligne { $row })
cli-board-temporary = { $player } a l’ouvrier intérimaire.
cli-board-grape-token = { $player } a le pion Grappe et aura la ligne 1 l’année suivante.
cli-board-passed = Ont passé : { $players }.
cli-board-decks = Cartes à piocher : { $decks }.
cli-board-discarded = Cartes défaussées : { $decks }.
cli-board-actions =
    { $bonuses ->
        [yes]
            { $now ->
                [yes] { $season } : actions (en cours), bonus entre parenthèses :
               *[no] { $season } : actions, bonus entre parenthèses :
            }
       *[no]
            { $now ->
                [yes] { $season } : actions (en cours) :
               *[no] { $season } : actions :
            }
    }
cli-board-action = { $action } : { $spaces }
cli-board-space = { $space } { $who }
cli-space-left = gauche
cli-space-middle = milieu
cli-space-right = droite
cli-space-beside = à côté
cli-space-with-bonus = { $space } ({ $bonus })
cli-space-free = libre
cli-worker = { $player } ({ $about })
cli-worker-waiting = placé d’avance

# The wake-up chart: the bonuses for entering its three columns.
cli-chart = Piste Réveil, avec le bonus de chaque ligne :
cli-chart-row = { $row } { $who } : { $bonus }
cli-chart-columns = Piste Réveil, avec le bonus en entrant en été / automne / hiver :
cli-chart-cells = { $row } { $who } : { $summer } / { $fall } / { $winter }
cli-chart-empty = libre
cli-chart-next = { $player } l’année suivante

cli-map-none = Il n’y a pas de carte de la Toscane dans cette partie.
cli-map =
    { $scoring ->
        [yes] Carte de la Toscane, avec les PV pour la majorité d’étoiles à la fin et le bonus pour une étoile placée :
       *[no] Carte de la Toscane, avec le bonus pour une étoile placée ; les régions ne rapportent rien à la fin :
    }
cli-map-region =
    { $scoring ->
        [yes] { $region } ({ $vp } PV ; { $bonus }) : { $stars }
       *[no] { $region } ({ $bonus }) : { $stars }
    }
cli-stars = { $who } { $count }
cli-stars-left =
    { $count ->
        [0] plus aucune
       *[other] reste { $count }
    }

cli-specials = Ouvriers experts (en former un coûte £{ $lira } de plus) :
cli-special =
    { $owned ->
        [yes] { $worker } : { $text } Propriétaires : { $owners }.
       *[no] { $worker } : { $text }
    }
cli-special-owner =
    { $where ->
        [ready] { $player } (disponible)
        [placed] { $player } (placé)
       *[training] { $player } (en formation)
    }

cli-discards = Défausses, la carte du dessus d’abord :
cli-discard-pile =
    { $deck ->
        [vine] Vignes : { $cards }
        [summer] Saisonniers d’été : { $cards }
        [winter] Saisonniers d’hiver : { $cards }
        [structure] Cartes Bâtiment : { $cards }
       *[order] Commandes : { $cards }
    }
cli-purse =
    { $residual ->
        [0] { $vp } PV, £{ $lira }, ouvriers disponibles : { $workers }.
       *[other] { $vp } PV, £{ $lira } et £{ $residual } par an, ouvriers disponibles : { $workers }.
    }
cli-workers-regular =
    { $count ->
        [one] { $count } normal
       *[other] { $count } normaux
    }
cli-vineyard-own = { $player } (vous)
cli-vineyard = { $player } : { $purse }
cli-vineyard-structures = Bâtiments : { $list }
cli-vineyard-fields = Champs : { $list }
cli-vineyard-crush-pad = Pressoir : { $list }
cli-vineyard-cellar = Cave (jusqu’à la valeur { $top }) : { $list }
cli-vineyard-training = Formés cette année : { $list }
cli-workers-trained =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
cli-vineyard-card =
    { $used ->
        [yes] { $card } ({ $place }, utilisée) : { $text }
       *[no] { $card } ({ $place }) : { $text }
    }
cli-vineyard-demolished = Une carte Bâtiment a été démolie cette année
cli-vineyard-stars = Étoiles : { $list }
cli-card-on-mat = plateau Bâtiments
cli-card-on-field = champ { $field }
cli-structure-used = { $structure } (a déjà servi)
cli-vineyard-tokens = Jetons d’action bonus : { $count }
cli-vineyard-hand = Main : { $cards }
cli-field = { $field } avec { $vines } ({ $value } sur { $field })
cli-field-harvested = { $field } avec { $vines } ({ $value } sur { $field }, vendangé)
cli-field-empty = { $field } vide
cli-field-structure = { $field } avec { $structure }
cli-field-sold = { $field } vendu
cli-grape-red = rouge { $value }
cli-grape-white = blanc { $value }
cli-token-red = rouge { $value }
cli-token-white = blanc { $value }
cli-token-blush = rosé { $value }
cli-token-sparkling = prosecco { $value }
cli-count-vine =
    { $count ->
        [one] { $count } vigne
       *[other] { $count } vignes
    }
cli-count-summer =
    { $count ->
        [one] { $count } saisonnier d’été
       *[other] { $count } saisonniers d’été
    }
cli-count-winter =
    { $count ->
        [one] { $count } saisonnier d’hiver
       *[other] { $count } saisonniers d’hiver
    }
cli-count-order =
    { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
cli-count-structure =
    { $count ->
        [one] { $count } carte Bâtiment
       *[other] { $count } cartes Bâtiment
    }
cli-hand =
    { $owner ->
        [yes]
            { $count ->
                [0] Votre main : aucune carte
                [one] Votre main, { $count } carte :
               *[other] Votre main, { $count } cartes :
            }
       *[no]
            { $count ->
                [0] Main ({ $player }) : aucune carte
                [one] Main ({ $player }), { $count } carte :
               *[other] Main ({ $player }), { $count } cartes :
            }
    }

## Cards and rules

cli-card-line =
    { $deck ->
        [vine]
            { $count ->
                [one] { $name }. { $text }
               *[other] { $count } fois { $name }. { $text }
            }
        [summer] Saisonnier d’été { $name }. { $text }
        [winter] Saisonnier d’hiver { $name }. { $text }
        [structure] Carte Bâtiment { $name }. { $text }
       *[order] { $name }
    }
cli-card-title = { $name } (identifiant : { $id })
cli-card-ruling = Précision : { $ruling }
cli-card-listed = { $id } : { $name }
cli-list-vine = Vignes
cli-list-summer = Saisonniers d’été
cli-list-winter = Saisonniers d’hiver
cli-list-order = Commandes
cli-list-mama = Mamas
cli-list-papa = Papas
cli-list-structure = Bâtiments
cli-list-structure_card = Cartes Bâtiment
cli-list-worker = Ouvriers experts
cli-list-automa = Cartes Automa
cli-rule = { $number } : { $text }
cli-rules-chapter = { $chapter } : { $rules }

## Translations

cli-translations-complete = { $language } : complet
cli-translations-language = { $language } : { $counts }
cli-translations-confirmed = { $language } : noté comme à jour
cli-translations-unreadable = illisibles : { $count }
cli-translations-missing = manquants : { $count }
cli-translations-unused = en trop : { $count }
cli-translations-variables = avec d’autres variables : { $count }
cli-translations-plurals = sans tous les pluriels : { $count }
cli-translations-form = avec une forme inconnue : { $count }
cli-translations-mentions = citant d’autres règles : { $count }
cli-translations-outdated = périmés : { $count }

## Replay

cli-replay =
    { $plies ->
        [one] Joueurs : { $players }. Graine { $seed }, { $plies } décision.
       *[other] Joueurs : { $players }. Graine { $seed }, { $plies } décisions.
    }
cli-replay-ply = { $ply }. { $player } : { $answer }
cli-replay-sound =
    { $plies ->
        [one] La partie enregistrée est valable : { $plies } décision, somme de contrôle { $checksum }.
       *[other] La partie enregistrée est valable : { $plies } décisions, somme de contrôle { $checksum }.
    }
cli-replay-gap =
    { $count ->
        [0] Les règles ont changé depuis : la partie reprend ici à sa position enregistrée.
        [one] La réponse { $first } ne peut pas être revue, car les règles ont changé depuis. La partie reprend à sa position enregistrée.
       *[other] Les réponses { $first } à { $last } ne peuvent pas être revues, car les règles ont changé depuis. La partie reprend à sa position enregistrée.
    }
cli-replay-position = La table après la réponse { $ply } sur { $plies }.
cli-replay-question = Question ({ $player }) : { $question }
cli-replay-answer = Réponse ({ $player }) : { $answer }

## Simulation

cli-progress = Parties : { $finished } sur { $games }
cli-simulated = Parties simulées : { $games }, à { $players } { $kind ->
        [random] joueurs qui jouent au hasard
       *[other] joueurs
    }, graine { $seed }
cli-simulated-solo = Parties simulées : { $games }, d’un { $kind ->
        [random] joueur qui joue au hasard
       *[other] bot
    } contre l’Automa, graine { $seed }
cli-simulated-bots = Par place : { $bots }
cli-speed =
    { $rate ->
        [one] { $rate } décision par seconde
       *[other] { $rate } décisions par seconde
    }
cli-cut-short = dont terminées à la limite d’années : { $games }
cli-table-measure = Par partie
cli-table-mean = moyenne
cli-table-least = min
cli-table-median = médiane
cli-table-most = max
cli-table-years = Durée en années
cli-table-decisions = Décisions
cli-table-scores = Score d’un joueur
cli-table-map = Score d’un joueur en Toscane
cli-table-workers = Ouvriers experts formés
cli-table-results = Contre l’Automa
cli-table-games = parties
cli-table-rate = taux
cli-table-win = Gagnées
cli-table-draw = Nulles
cli-table-loss = Perdues
cli-table-seats = Place
cli-table-seats-row = Place { $number }
cli-table-turn_order = Ordre du tour la première année
cli-table-turn_order-row = Joueur { $number } dans l’ordre du tour
cli-table-wins = victoires
cli-table-win_rate = % victoires
cli-table-mean_score = score moyen
cli-table-actions = Ouvriers placés, par action
cli-table-cards = Cartes jouées, plantées, honorées, bâties
cli-table-times = fois
cli-table-per_game = par partie
cli-table-by_winners = vainqueurs

## Promised deals

cli-verify-help = Vérifier qu’une partie s’est jouée avec la donne que son serveur avait promise.
cli-verify-examples =
    {"  "}vendemmia verify game.json
    {"  "}vendemmia verify game.json --commitment 5f0c…
cli-option-verify-record = la partie enregistrée, une fois terminée
cli-option-commitment = l’engagement noté au début, au lieu de celui du fichier
cli-option-deal = le nom de la donne, table:ID ou day:DATE, si le fichier ne le dit pas
cli-error-no-record = verify demande une partie enregistrée (voir vendemmia verify --help)
cli-error-no-promise = { $file } ne contient pas d’engagement. Donnez celui que vous avez noté : --commitment
cli-error-no-deal = { $file } ne dit pas quelle donne était promise. Donnez son nom, table:ID ou day:DATE : --deal
cli-error-commitment = { $text } n’est pas un engagement de 64 chiffres hexadécimaux
cli-error-deal = { $text } n’est pas le nom d’une donne, table:ID ou day:DATE
cli-verify-deal = Donne { $deal }, promise { $commitment }.
cli-verify-kept =
    { $plies ->
        [one] La donne est celle promise, et la partie en découle : 1 décision, somme de contrôle { $checksum }.
       *[other] La donne est celle promise, et la partie en découle : { $plies } décisions, somme de contrôle { $checksum }.
    }
cli-verify-known-deal = Ce n’est pas la donne promise : aucun secret ne décide des cartes de cette partie.
cli-verify-other-secret = Ce n’est pas la donne promise : son secret donne l’engagement { $found }.
cli-verify-other-game = Le secret est celui promis, mais la partie n’en découle pas. { $problem }
cli-verify-other-rules = { $file } ne peut pas être vérifié : le secret est celui promis, mais les règles ont changé depuis la partie.

## vendemmia host

cli-host-help = Désigner les personnes qui veillent sur un serveur partagé.
cli-host-examples =
    {"  "}vendemmia host add Marta
    {"  "}vendemmia host list
    {"  "}vendemmia host remove Marta
    {"  "}vendemmia host password Marta
cli-option-host-what = add (ajouter), list (afficher), remove (retirer) ou password (nouveau mot de passe)
cli-option-host-name = le nom d’un compte
cli-host-what = Dites que faire : add NAME, list, remove NAME ou password NAME.
cli-host-needs-name = Donnez le nom d’un compte : vendemmia host { $what } NAME
cli-host-unwanted-name = La liste ne demande pas de nom : vendemmia host list
cli-host-added = { $name } est maintenant à la modération. Le bureau se trouve à /desk/.
cli-host-removed = { $name } n’est plus à la modération.
cli-host-none = Il n’y a personne à la modération.
cli-host-unknown = Aucun compte ne s’appelle { $name }. La personne doit d’abord en créer un.
cli-host-guest = { $name } n’a pas de compte. Il en faut un pour la modération comme pour un mot de passe.
cli-host-link = Un lien avec lequel { $name } choisit un nouveau mot de passe, une fois et dans les { $hours } heures. Ouvrez-le sous l’adresse de votre serveur :
cli-host-already = { $name } est déjà à la modération.
cli-host-not-one = { $name } n’est pas à la modération.
cli-host-banned = Le compte { $name } est banni. Levez d’abord le bannissement.
cli-host-not-ready = Cette version n’a pas encore utilisé cette base de données. Démarrez une fois le serveur : vendemmia serve

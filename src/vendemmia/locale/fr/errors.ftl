### What is wrong with options, seeds, answers, positions and campaigns. The variables are the parameters of the fault.
### Names of options and places in a file stay as they are written there.

## Options and seeds.

problem-options_form = Les options doivent être un objet, pas { $found }.
problem-options_unknown = Ces options n’existent pas : { $found }.
problem-option_number = L’option { $option } doit être un nombre entier de { $least } à { $most }, pas { $found }.
problem-option_flag = L’option { $option } doit être true ou false, pas { $found }.
problem-solo_players = Une partie en solitaire a 1 joueur, pas { $found }.
problem-solo_only = Ces options ne valent qu’en solitaire : { $options }.
problem-level_unknown = Le niveau { $found } n’existe pas. Choisissez parmi : { $levels }.
problem-aggressive_level = La variante offensive n’existe qu’à ces niveaux : { $levels }.
problem-base_board_only = La variante offensive et la campagne se jouent sur le plateau de base.
problem-challenge_parents = Le défi { $challenge } choisit la Mama à sa façon. Il ne se combine pas avec la variante avancée.
problem-challenge_skipped = La variante offensive ignore le défi { $challenge }.
problem-modules_form = Les modules doivent être une liste de noms, pas { $found }.
problem-modules_twice = Un module figure deux fois dans la liste.
problem-modules_unknown = Le module { $found } n’existe pas. Choisissez parmi : { $modules }.
problem-scoring_needs_map = L’option map_scoring ne vaut que pour le plateau étendu.
problem-seed_range = Une graine doit être un nombre de { $least } à { $most }, pas { $found }.
problem-seed_form = Une graine doit être un nombre entier ou un secret, pas { $found }.
problem-secret_form = Un secret doit avoir { $digits } chiffres hexadécimaux, en minuscules.
problem-secret_too_new = Les parties de la première version demandent comme graine un nombre entier, pas un secret.
problem-generator_unknown = Le générateur aléatoire doit être { $first } ou { $second }, pas { $found }.

## Answers.

problem-code_unknown = La réponse { $code } n’existe pas.
problem-answer_illegal = La réponse { $code } n’est pas possible maintenant.
problem-game_ended = La partie est terminée.
problem-undo_too_far = Impossible de revenir à la réponse { $to }. La plus ancienne est { $floor }.

## Positions: their form.

problem-more_problems =
    { $count ->
        [one] Il y a encore { $count } problème.
       *[other] Il y a encore { $count } problèmes.
    }
problem-format_unknown = { $at } doit être { $expected }, pas { $found }.
problem-not_an_object = { $at } doit être un objet, pas { $found }.
problem-not_a_list = { $at } doit être une liste, pas { $found }.
problem-not_a_flag = { $at } doit être true ou false, pas { $found }.
problem-key_unknown = { $at } a la clé inconnue { $found }.
problem-name_unknown = { $at } a le nom inconnu { $found }.
problem-number_range = { $at } doit être un nombre entier de { $least } à { $most }, pas { $found }.
problem-rng_form = { $at } ne contient pas l’état d’un générateur aléatoire.
problem-listed_twice = { $at } contient { $thing } deux fois.
problem-not_in_this_game = { $at } contient { $thing }, qui n’est pas dans cette partie.
problem-extended_board_only = { $at } ne vaut que pour le plateau étendu.
problem-solo_game_only = { $at } ne vaut qu’en solitaire.

## Positions: the year.

problem-year_too_late = { $at } vient trop tard : la partie se termine après l’année { $last }.
problem-final_year_solo = { $at } est impossible : aucun score ne met fin à une partie en solitaire.
problem-final_year_extended = { $at } est impossible : sur le plateau étendu, seul compte le score en fin d’année.
problem-row_taken_twice = { $at } met deux coqs sur la ligne { $row }.
problem-next_row_early = { $at } ne vaut que pour les joueurs qui ont quitté l’hiver.
problem-next_row_reserved = { $at } est la ligne 1, réservée au détenteur du pion Grappe.
problem-temporary_given_back = { $at } donne l’ouvrier intérimaire à la place { $seat }, qui a quitté l’hiver et l’a rendu.

## Positions: the seats.

problem-seats_too_many = { $at } a { $found } entrées, mais il n’y a que { $players } joueurs.
problem-workers_too_many = { $at } a trop d’ouvriers. En plus de l’ouvrier spécialisé, { $most } au plus sont permis.
problem-specials_too_many = { $at } peut avoir au plus { $most } ouvriers, tous différents.
problem-cellar_missing = { $at } a une grande cave sans cave moyenne.
problem-used_not_built = { $at } a un bâtiment qui n’est pas construit.
problem-mat_too_full = { $at } a trop de cartes Bâtiment. Le plateau Bâtiments en contient { $most }.
problem-stars_too_many = { $at } a trop d’étoiles. Un joueur en a { $most }.
problem-not_a_vine_card = { $at } contient { $card }, qui n’est pas une vigne.
problem-token_twice = { $at } a deux jetons de valeur { $value }.

## Positions: the board.

problem-space_absent = { $at } n’est pas un emplacement.
problem-space_shut =
    { $players ->
        [one] { $at } est fermé en solitaire ({ $players } joueur).
       *[other] { $at } est fermé à { $players } joueurs.
    }
problem-space_shared = { $at } a deux ouvriers sur un même emplacement.
problem-space_not_owned = { $at } est un emplacement que la place { $seat } n’a pas.
problem-grande_only = { $at } est réservé aux ouvriers spécialisés.
problem-worker_missing = { $at } a un ouvrier que la place { $seat } n’a plus.
problem-waiting_nowhere = { $at } a un ouvrier en attente, mais aucun ouvrier ne peut y attendre.
problem-waiting_too_long = { $at } a un ouvrier en attente qui aurait déjà dû agir.
problem-farmer_mark = { $at } a un Fermier en attente sans la marque d’un bonus de cet endroit. Marques possibles : { $marks }.
problem-mark_unused = { $at } porte une marque. Seul un Fermier, un Négociant ou un Messager en attente en a une.
problem-traveler_early = { $at } est fermé. Un Voyageur ne peut s’y trouver que si c’est un emplacement d’une saison déjà passée.
problem-workers_not_home = { $at } a des ouvriers de la place { $seat }, qui a quitté l’hiver. Ils devraient être rentrés.
problem-automa_space = { $at } n’est pas un emplacement ouvert, et l’Automa ne place ses ouvriers que là.
problem-automa_worker = { $at } a un ouvrier que l’Automa n’a pas. Ses ouvriers sont normaux et n’attendent pas.
problem-automa_too_many = { $at } a trop d’ouvriers de l’Automa. Il en a { $most }.
problem-glass_unused = { $at } est impossible : ce défi n’a pas de jetons transparents.

## Positions: the cards.

problem-card_too_often = { $at } contient { $card } { $found } fois, mais cette carte n’existe que { $most } fois.
problem-card_of_other_kind = { $at } contient { $card }, qui est une carte d’un autre type.
problem-pile_becomes_deck = { $at } aurait dû être mélangé en un nouveau paquet (SET-4).
problem-fresh_unused = { $at } est impossible : rien ne suit une pioche dans cette partie.
problem-fresh_not_in_hand = { $at } a des cartes qui ne sont pas dans la main du joueur dont c’est le tour.
problem-draft_over = { $at } est impossible : le choix des cartes est terminé.

## Positions: what is asked.

problem-seat_has_passed = { $at } est la place { $seat }, qui a passé.
problem-seat_without_worker = { $at } est la place { $seat }, qui n’a pas d’ouvrier à placer.
problem-seat_not_asked = { $at } est { $found }, mais devrait être { $asked }.
problem-stack_start = { $at } doit être le cours de l’année.
problem-stack_step = { $at } a une étape que le cours de l’année n’a pas.
problem-stack_placement = { $at } place un ouvrier d’une façon que ce plateau ne connaît pas.
problem-stack_card = { $at } a une carte qui n’existe pas.
problem-stack_misfit = { $at } ne correspond pas au reste de la position.

## Positions: what playing on shows.

problem-dead_end =
    { $answers ->
        [0] Personne ne peut répondre dans cette position.
        [one] Cette position ne peut pas être jouée : après { $answers } réponse, personne ne peut répondre.
       *[other] Cette position ne peut pas être jouée : après { $answers } réponses, personne ne peut répondre.
    }
problem-rules_fail =
    { $answers ->
        [0] Les règles ne permettent pas de continuer depuis cette position.
        [one] Cette position ne peut pas être jouée : après { $answers } réponse, les règles ne permettent pas de continuer.
       *[other] Cette position ne peut pas être jouée : après { $answers } réponses, les règles ne permettent pas de continuer.
    }
problem-cards_lost =
    { $answers ->
        [0] Les cartes de cette position ne sont pas celles du jeu.
        [one] Cette position ne peut pas être jouée : après { $answers } réponse, les cartes ne sont pas celles du jeu.
       *[other] Cette position ne peut pas être jouée : après { $answers } réponses, les cartes ne sont pas celles du jeu.
    }
problem-workers_lost =
    { $answers ->
        [0] La place { $seat } a plus ou moins d’ouvriers qu’elle ne peut en avoir.
        [one] Cette position ne peut pas être jouée : après { $answers } réponse, la place { $seat } a plus ou moins d’ouvriers qu’avant.
       *[other] Cette position ne peut pas être jouée : après { $answers } réponses, la place { $seat } a plus ou moins d’ouvriers qu’avant.
    }

## The campaign.

problem-campaign_none = Il n’y a pas de campagne.
problem-campaign_finished = La campagne est terminée.
problem-campaign_other_game = Ce n’est pas la prochaine partie de la campagne.
problem-campaign_game_runs = La partie n’est pas encore terminée.
problem-campaign_must_win = Vous devez gagner le défi { $challenge }. Seuls ces défis peuvent être ignorés, et uniquement avec la variante offensive : { $numbers }.
problem-campaign_under_way = Vous avez commencé une partie de ce défi.
problem-campaign_format = Ce n’est pas une campagne au format { $format }.
problem-campaign_keys = Une campagne a exactement ces clés : { $keys }.
problem-campaign_level = Le niveau doit être un texte, et aggressive true ou false.
problem-campaign_lists = Les parties et les défis ignorés doivent être des listes.
problem-campaign_skipped_number = Un défi ignoré ne peut pas être { $found }.
problem-campaign_skipped_misfit = Les défis ignorés ne correspondent pas aux parties : { $found }.
problem-campaign_game_keys = La partie { $game } doit avoir un défi et un résultat.
problem-campaign_game_number = La partie { $game } ne peut pas avoir le défi { $found }.
problem-campaign_game_order = La partie { $game } a le défi { $challenge }, qui n’était pas le suivant.
problem-campaign_result = Le résultat de la partie { $game } doit être l’un de ceux-ci, pas { $found } : { $results }.
problem-campaign_no_json = Le fichier n’est pas du JSON.
problem-campaign_damaged = La campagne est endommagée. Ce qu’il en reste a été enregistré sous { $file }.
problem-campaign_unreadable = Impossible de lire { $file } : { $detail }.
problem-campaign_unwritable = Impossible d’écrire { $file } : { $detail }.
problem-campaign_unmovable = Impossible de renommer { $file } : { $detail }.

## Tournaments.

problem-tournament_entrant = Il n’y a pas de bot nommé { $name } ; choisissez parmi { $players }.
problem-tournament_unusable = Le bot { $name } ne peut pas jouer : { $detail }.
problem-tournament_twice = Vous avez nommé { $name } deux fois.
problem-tournament_alone = Nommez au moins deux bots, ou un seul pour jouer en solitaire avec --solo.
problem-tournament_too_few = À { $players } joueurs, un tournoi toutes rondes demande au moins { $players } noms, pas { $entrants } ; utilisez --field one-vs-rest pour jouer contre des copies.
problem-tournament_lost = Le processus de la partie { $number } de { $match } s’est arrêté { $times } fois de façon inattendue.
problem-games_format = Le fichier { $file } ne contient pas les parties d’un tournoi.
problem-games_other = Le fichier { $file } contient les parties d’un autre tournoi ; ces éléments diffèrent : { $keys }.
problem-games_line = Le fichier { $file } est endommagé à la ligne { $line }.
problem-games_in_use = Un autre processus ajoute des parties à { $file }.
problem-games_unusable = Impossible d’utiliser { $file } : { $detail }.
problem-cluster_missing = Le paquet ray n’est pas installé ; installez vendemmia avec son extra nommé cluster.
problem-cluster_none = Aucun cluster Ray ne tourne sur cet ordinateur ; lancez-en un avec ray start --head, indiquez une adresse, ou utilisez --cluster local.
problem-cluster_unreachable = Impossible d’atteindre le cluster { $address } : { $detail }.
problem-cluster_other = Une machine du cluster a une autre installation de vendemmia ; ces éléments diffèrent : { $keys }.

## Data sets and the benchmark.

problem-dataset_other = Le dossier { $folder } contient un autre jeu de données ; ces éléments diffèrent : { $keys }.
problem-dataset_folder = Le dossier { $folder } contient d’autres fichiers ; choisissez-en un vide.
problem-dataset_damaged = Le fichier { $file } est endommagé.
problem-dataset_unusable = Impossible d’utiliser { $file } : { $detail }.
problem-dataset_parquet = Le paquet pyarrow n’est pas installé ; installez vendemmia avec son extra nommé data, ou utilisez --format jsonl.
problem-dataset_lost = Le processus de la partie { $number } s’est arrêté { $times } fois de façon inattendue.
problem-benchmark_module = Impossible de charger { $name } : { $detail }.
problem-benchmark_method = L’objet { $name } n’a pas de méthode choose.
problem-benchmark_answer = Le joueur { $name } a répondu { $answer }, ce qui n’est pas une réponse permise.
problem-benchmark_failed = Le joueur { $name } a échoué : { $detail }.
problem-benchmark_program = Impossible de lancer { $name } : { $detail }.
problem-benchmark_ended = Le programme { $name } s’est arrêté sans répondre.
problem-benchmark_silent = Le programme { $name } n’a pas répondu en { $seconds } s.
problem-benchmark_opponent = Il n’y a pas d’adversaire { $name } dans cette catégorie ; choisissez parmi { $names }.
problem-benchmark_changed = { $name } ne répond pas ici comme l’indique { $protocol } : la mesure est impossible ; réinstallez vendemmia ou prenez la version du protocole.
problem-benchmark_lost = Le processus de la partie { $number } contre { $opponent } s’est arrêté { $times } fois de façon inattendue.

## The program.

problem-language_unknown = Il n’y a pas de textes en { $language }, seulement en : { $languages }.
problem-unnamed = Une erreur s’est produite : { $name }.

## Shown where words are missing.

missing-question = Choisissez une réponse.

## Weights, mixtures, trainings and names of computer players

problem-weights_unreadable = Impossible de lire le fichier { $file } : { $detail }.
problem-weights_form = Le fichier { $file } n’est pas un fichier de poids.
problem-weights_lacking = Il manque une partie du réseau dans le fichier { $file }.
problem-weights_other = Une partie du fichier { $file } ne convient pas au réseau.
problem-weights_numbers = Le fichier { $file } contient des poids qui ne sont pas des nombres finis.
problem-weights_format = Le fichier { $file } n’est pas au format { $format }.
problem-weights_encoding = Les poids de { $file } ont été entraînés avec l’encodage { $found }, mais cette version a { $wanted }.
problem-weights_parts = Les poids de { $file } ont été entraînés avec d’autres parties de réponses que celles de cette version.
problem-weights_frozen = Les poids figés { $number } manquent dans cette installation ou ont été modifiés ; réinstallez vendemmia.
problem-weights_shape = Les poids de { $file } n’ont pas la forme de cet entraînement.
problem-mixture_weight = Dans un mélange, { $entry } n’a pas de nombre entier après le *.
problem-mixture_many = Un mélange a au plus { $most } parties, et celui-ci en a { $found }.
problem-mixture_level = Dans un mélange, { $name } a besoin d’un niveau : { $levels }.
problem-mixture_kind = Dans un mélange, { $name } n’est pas un type de partie : commencez par un nombre de 2 à 6, solo ou campaign.
problem-mixture_unknown = Dans un mélange, { $name } cite { $unknown }, qui n’est ni un module ni une variante.
problem-training_subject = Un examen n’a pas de matière { $name } : citez des types de parties comme dans un mélange, sans poids.
problem-training_device = Le réseau ne peut pas tourner ici sur { $device } : utilisez cpu, ou cuda si torch trouve une carte graphique.
problem-training_part = Une partie d’un entraînement ne peut pas commencer à { $start } et finir à { $end } : --start ne doit pas dépasser --end.
problem-training_lessons = Le fichier { $file } ne contient pas de réponses d’un professeur, ou celles d’une autre version.
problem-training_folder = Impossible d’utiliser le dossier { $folder } : { $detail }.
problem-training_checkpoint = Le point de sauvegarde { $file } est endommagé ou ne convient pas à cette version : supprimez-le pour recommencer, ou indiquez un autre dossier.
problem-training_size = Le réseau dans { $folder } a une autre taille : continuez avec --hidden { $hidden } --blocks { $blocks }, ou indiquez un autre dossier.
problem-training_begun = L’entraînement dans { $folder } a commencé sans { $option } : retirez cette option, ou indiquez un autre dossier.
problem-name_file = Le bot { $name } a besoin d’un fichier de poids après les deux-points.
problem-name_walks = Le bot { $name } a besoin d’un nombre de parcours après les deux-points, pas de { $found }.
problem-name_walks_range = Le bot { $name } peut faire de 1 à { $most } parcours, pas { $found }.
problem-name_options = Le bot { $name } n’a pas d’options : retirez { $found }.

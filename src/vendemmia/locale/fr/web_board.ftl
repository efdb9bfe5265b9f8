### The upper half of the table: top bar, prompt, board, tabs, and reasons in two or three words.
### In a line with icons, [lira]2 means a coin with its amount, [vine] the picture of a vine card.

## The top bar

top-home = vendemmia, aller à la page d’accueil
top-brand = vendemmia
top-against-automa = { $player } contre l’Automa
top-board-base = plateau de base
top-board-extended = plateau étendu
top-variant-friendly = variante amicale
top-variant-advanced = variante avancée
top-challenge = défi { $number } : { $name }
top-year = Année
top-year-of = sur { $years }
top-last-year = dernière année
top-set-up = Mise en place
top-seasons = Saisons de cette année
top-season-spring = Printemps
top-season-summer = Été
top-season-fall = Automne
top-season-winter = Hiver
top-season-yearend = Fin d’année
top-season-done = (terminé)
top-own = Ce que vous avez
top-tools = Outils de la table
top-hint = Indice
top-rules = Règles
top-cards = Cartes
top-theme-dark = Couleurs sombres
top-theme-light = Couleurs claires
top-menu = Menu de la table
top-menu-leave = Quitter la table (partie enregistrée)
top-menu-replay = Revoir depuis le début
top-menu-record = Télécharger la partie
top-menu-keys = Raccourcis clavier
top-menu-help = Aide
top-pace = Pause avant chaque coup d’un bot
top-pace-off = aucune
top-pace-fast = courte
top-pace-normal = normale
top-pace-slow = longue
top-sounds-on = Activer les sons : les coups et la saison
top-shortcuts-on = Activer les raccourcis à une touche
top-shortcuts-off = Désactiver les raccourcis à une touche

## The prompt

prompt-your-turn = À vous de jouer
prompt-turn-of = { $player }
prompt-turn-of-person = Tour : { $player }
prompt-over = Fin de partie
prompt-thinking = { $player } réfléchit
prompt-waiting = En attente : { $player }
prompt-won =
    { $count ->
        [one] { $players } gagne la partie.
       *[other] Victoire partagée : { $players }.
    }
prompt-won-you = Vous avez gagné !
prompt-won-automa = L’Automa a gagné.
prompt-help-over = Voyez d’où viennent les points, ou revoyez la partie pas à pas.
prompt-help-thinking = À cette table, les bots font une pause avant de jouer.
prompt-help-glow = Choisissez ce qui brille.
prompt-help-there = Choisissez ce qui brille sur la table.
prompt-help = Choisissez parmi ceci.
prompt-help-place = Les emplacements qui brillent montrent leur gain.
prompt-help-next = Ensuite, c’est à { $player } de jouer et vous ne pourrez plus annuler.
prompt-worker-group = Ouvrier à placer
prompt-worker =
    { $worker ->
        [regular] Normal
        [grande] Spécialisé
       *[other] { $name }
    }
prompt-pass = Passer
prompt-pass-sure = Appuyez encore pour passer
prompt-pass-keep = { $count } pour { FORM($season, "def") }
prompt-pass-idle =
    { $count ->
        [one] { $count } reste inactif
       *[other] { $count } restent inactifs
    }
prompt-pass-brings = gain :
prompt-row = Ligne { $row }
prompt-row-empty = pas de bonus
prompt-order = Commande
prompt-field =
    { $field ->
        [all] Tous les champs
       *[other] Champ { $field }
    }
prompt-field-empty = vide
prompt-field-filled = { $value } sur { $field }
prompt-take =
    { $worker ->
        [regular] Récupérer : ouvrier, { $action }
        [grande] Récupérer : spécialisé, { $action }
       *[other] Récupérer : { $worker }, { $action }
    }
prompt-advised = Choisir pour moi
prompt-advised-help = comme le ferait l’indice
prompt-all = Tous les choix
prompt-all-count = Tous les choix ({ $count })
prompt-all-close = Fermer
prompt-all-other = Autres réponses
prompt-locks = Révèle une information cachée : vous ne pourrez pas annuler.
prompt-skip = Accélérer
prompt-skip-help = ne pas attendre les bots
prompt-result = Résultat
prompt-replay = Revoir
prompt-thread = Ce tour
prompt-locked = définitif
prompt-here = vous êtes ici
prompt-more-steps = { $count } de plus
prompt-undo = Annuler
prompt-always = Toujours passer
prompt-always-help = à cette table, jusqu’à nouvel ordre
prompt-undo-none = rien à annuler
prompt-undo-steps =
    { $count ->
        [one] { $count } étape
       *[other] 1 étape sur { $count }
    }
prompt-undo-of = dernière étape : { $player }
prompt-undo-turn = Tout le tour
prompt-undo-turn-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
prompt-live =
    { $count ->
        [one] { $question } { $count } choix.
       *[other] { $question } { $count } choix.
    }

# A step of this turn, in two or three words.
prompt-step-hidden =
    { $kind ->
        [mama] une Mama
        [papa] un Papa
       *[card] une carte
    }
prompt-step-place =
    { $worker ->
        [regular] ouvrier : { $action }
        [grande] spécialisé : { $action }
       *[other] { $worker } : { $action }
    }
prompt-step-take =
    { $worker ->
        [regular] récupéré : { $action }
        [grande] spécialisé récupéré : { $action }
       *[other] { $worker } récupéré : { $action }
    }
prompt-step-field =
    { $thing ->
        [all] tous les champs
       *[other] champ { $thing }
    }
prompt-step-row = ligne { $thing }
prompt-step-order = une commande
prompt-step-papa-gift = le cadeau
prompt-step-papa-lira = les lires
prompt-step-count =
    { $thing ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $thing } cartes
    }
prompt-step-make =
    { $thing ->
        [red] vin rouge
        [white] vin blanc
        [blush] vin rosé
       *[sparkling] prosecco
    }
prompt-step-bonus =
    { $thing ->
        [left] bonus gauche
        [middle] bonus milieu
       *[right] bonus droite
    }
prompt-step-mat = sur le plateau
prompt-step-pass = passer
prompt-step-done = terminé
prompt-step-no = refusé
prompt-step-yes = accepté
prompt-step-token = jeton dépensé
prompt-step-do-action = action d’abord
prompt-step-do-bonus = bonus

## The board

board-board = Plateau
board-you = Vous
board-or = ou
board-waiting = attend sa saison
board-moved = depuis votre dernier tour
board-space = { $action }, { $space }
board-space-bonus = { $action }, { $space } (bonus : { $bonus })
board-free = libre
board-slot = { $space } : { $who }
board-slot-other = { $space } : { $worker }
board-other-worker = pas avec cet ouvrier, mais avec votre { $worker }
board-turns = Ordre du tour
board-turn-passed = (a passé)
board-legend-open = possible
board-legend-other = autre ouvrier
board-legend-why = pourquoi pas ?
board-legend-new = nouveau
board-beside = à côté
board-wakeup = Réveil
board-chart = Piste Réveil
board-chart-caption = Piste Réveil : lignes 1 à 7, une colonne par saison
board-chart-row = Ligne
board-chart-next = votre prochaine case si vous passez
board-row = Ligne { $row } : { $bonus }
board-rooster = ici : { $player }
board-rooster-ahead = l’année suivante : { $player }
board-glass = jeton d’action bonus
board-first-player =
    { $own ->
        [yes] Vous êtes premier joueur
       *[no] Premier joueur : { $player }
    }
board-held =
    { $own ->
        [yes] vous l’avez
       *[no] pris : { $player }
    }
board-fall = chacun pioche [summer] ou [winter] ; 2 avec [cottage]
board-state-done = terminé
board-state-now = en cours
board-state-next = ensuite
board-state-later = plus tard
board-decks = Paquets
board-deck-vine = Vignes
board-deck-summer = Été
board-deck-winter = Hiver
board-deck-order = Commandes
board-deck-structure = Bâtiments
board-deck = { $deck } : { $undrawn } à piocher, { $discarded } en défausse
board-deck-top = { $deck }, carte du dessus : { $card }
board-specials = Ouvriers experts
board-specials-price = +£{ $lira }
board-specials-cost = en former un coûte £{ $lira } de plus
board-special-more = En savoir plus sur l’ouvrier expert : { $worker }
board-map = Influence
board-map-plain = les régions ne rapportent pas de PV dans cette partie
board-region =
    { $held ->
        [lead] { $region }. { $text } Étoiles : { $stars }. Majorité : { $leader }.
        [tied] { $region }. { $text } Étoiles : { $stars }, à égalité.
       *[no] { $region }. { $text } Étoiles : { $stars }.
    }
board-stars = { $player } { $count }
board-stars-none = aucune

# What the icons are called.
board-icon-lira = lires
board-icon-vp = points de victoire
board-icon-residual = royalties
board-icon-worker = ouvrier
board-icon-grande = ouvrier spécialisé
board-icon-star = étoile
board-icon-card = carte de n’importe quel type
board-icon-discard = cartes à défausser
board-icon-structure_card = carte Bâtiment
board-icon-plant = vigne à planter
board-icon-harvest = champ à vendanger
board-icon-field = champ
board-icon-make_wine = vin à fabriquer
board-icon-wine = vin
board-icon-fill_order = commande à honorer
board-icon-uproot = vigne à arracher
board-icon-play_summer = saisonnier d’été à jouer
board-icon-play_winter = saisonnier d’hiver à jouer
board-icon-build = bâtiment à construire
board-icon-sell_grape = raisin à vendre
board-icon-sell_field = champ à vendre
board-icon-buy_field = champ à racheter
board-icon-destroy = carte Bâtiment à démolir
board-icon-trade = échange
board-icon-grape = raisin
board-icon-grape_token = pion Grappe
board-icon-age_grapes = faire vieillir tout le raisin
board-icon-age_wine = vin à faire vieillir
board-icon-token = jeton d’action bonus
board-icon-red_grape = raisin rouge
board-icon-white_grape = raisin blanc
board-icon-red_wine = vin rouge
board-icon-white_wine = vin blanc
board-icon-blush_wine = vin rosé
board-icon-sparkling_wine = prosecco

# The actions in one or two words, and what they give.
board-action-draw_vine = Carte Vigne
board-line-draw_vine = piocher 1 [vine]
board-action-give_tour = Faire visiter
board-line-give_tour = gagner [lira]2
board-action-build_structure = Construire
board-line-build_structure = payer 1 bâtiment
board-action-play_summer_visitor = Saisonnier d’été
board-line-play_summer_visitor = jouer 1 [summer]
board-action-sell_or_field = Vendre
board-line-sell_or_field = raisin, ou 1 champ
board-action-plant_vine = Planter
board-line-plant_vine = planter 1 [vine]
board-action-draw_order = Carte Commande
board-line-draw_order = piocher 1 [order]
board-action-harvest_field = Vendanger
board-line-harvest_field = 1 champ, raisin au pressoir
board-line-harvest_field-three = jusqu’à 3 champs, raisin au pressoir
board-action-train_worker = Former
board-line-train_worker = payer [lira]4 pour 1 [worker]
board-action-play_winter_visitor = Saisonnier d’hiver
board-line-play_winter_visitor = jouer 1 [winter]
board-action-make_wine = Faire du vin
board-line-make_wine = jusqu’à 2 [wine]
board-action-fill_order = Honorer
board-line-fill_order = livrer 1 [order]
board-action-gain_lira = Charrette
board-line-gain_lira = sans limite, toute l’année
board-action-yoke = Joug
board-line-yoke = vendanger 1 champ ou arracher 1 vigne
board-action-influence = Influence
board-line-influence = placer ou déplacer 1 [star]
board-action-trade = Échanger
board-line-trade = 2 [card], [lira]3, [vp]1 ou 1 [grape] contre autre chose
board-action-flip_field = Champ
board-line-flip_field = acheter ou vendre 1 champ
board-action-build_or_tour = Bâtiment ou visite
board-line-build_or_tour = 1 bâtiment, ou [lira]2
board-action-sell_wine = Vendre du vin
board-line-sell_wine = 1 [wine] pour [vp]1 à [vp]4
board-action-destroy_structure = Démolir
board-line-destroy_structure = défausser 1 de vos [structure]

# What the player has for an action.
board-ready-summer =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-ready-winter =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-ready-vine =
    { $count ->
        [one] { $count } vigne
       *[other] { $count } vignes
    }
board-ready-order =
    { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
board-ready-field =
    { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }
board-ready-grape =
    { $count ->
        [one] { $count } raisin
       *[other] { $count } raisins
    }
board-ready-wine =
    { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }

## Tabs

board-parts = Sections du plateau
board-part-season = Saison
board-part-map = Toscane
board-part-year = Année
tab-parts = Sections de la table
tab-year = Année { $year }
tab-board = Plateau
tab-vineyard = Vignoble
tab-hand = Main
tab-rivals = Rivaux
tab-log = Journal
tab-has-choice = (choix à faire)

## Reasons in two or three words, on something greyed out. "lacking" is how much is missing.

short-not-asked = pas maintenant
short-wrong-season = autre saison
short-worker-away = indisponible
short-space-closed = non utilisé
short-space-taken = occupé
short-spaces-free = places libres
short-bonus-unusable = bonus inutilisable
short-bonus-mandatory = bonus obligatoire
short-not-built = pas construit
short-used-this-year = déjà utilisé
short-deck-empty = paquet vide
short-pile-empty =
    { $needs ->
        [1] défausse vide
       *[other] défausses manquantes
    }
short-too-few-decks = paquets manquants
short-card-not-held = pas en main
short-not-a-vine = vigne requise
short-field-full = champ plein
short-structure-needed = bâtiment requis
short-vine-not-there = pas ici
short-same-field = même champ
short-switch-overfills = champ trop plein
short-field-sold = champ vendu
short-field-planted = champ planté
short-field-too-dear = manque £{ $lacking }
short-field-empty = sans vigne
short-field-harvested = vendangé
short-already-built = déjà construit
short-medium-cellar-first = cave moyenne d’abord
short-building-too-dear = manque £{ $lacking }
short-cost-not-meant = mauvais coût
short-not-offered = pas proposé
short-cellar-complete = cave complète
short-grape-missing = raisin manquant
short-medium-cellar-needed = cave moyenne requise
short-large-cellar-needed = grande cave requise
short-no-wine-icon = pas de place
short-wine-missing = vin absent
short-wine-too-low = trop faible
short-not-an-order = commande requise
short-order-not-fillable = vins manquants
short-wine-cannot-age = ne vieillit plus
short-training-too-dear = manque £{ $lacking }
short-worker-limit = équipe complète
short-not-a-visitor-of-season =
    { $deck ->
        [summer] pas de saisonnier d’été
       *[winter] pas de saisonnier d’hiver
    }
short-not-playable = pas jouable
short-rest-impossible = bloque la suite
short-at-least-one = au moins une fois
short-nothing-to-count = rien à compter
short-condition-not-met = condition non remplie
short-lira-short = manque £{ $lacking }
short-part-done = déjà fait
short-icon-taken = case occupée
short-vp-at-floor = trop peu de PV
short-residual-short = royalties trop basses
short-residual-full = royalties au max.
short-too-few-cards = trop peu de cartes
short-wrong-kind-of-card = mauvais type
short-row-taken =
    { $row ->
        [unset] aucune autre ligne
       *[other] occupée
    }
short-parent-not-dealt = pas distribuée
short-no-worker-to-take-back = aucun ouvrier placé
short-worker-not-there = pas ici
short-no-later-season = dernière saison
short-no-earlier-season = première saison
short-neighbour-cannot = voisin sans rien
short-not-an-opponent = pas un adversaire
short-asked-already = déjà choisi
short-too-many-pledged = trop
short-no-glass-token = plus de jeton
short-not-for-organizer = pas cette ligne
short-no-bonus-token = bonus inutilisable
short-orders-forbidden = sans commandes
short-vines-all-taken = toutes prises
short-only-grande-beside = spécialisé requis
short-space-needed = emplacement requis
short-toll-too-dear = manque £{ $lacking }
short-no-visitor-there = pas de saisonnier
short-not-drawn = piochée avant
short-not-in-this-game = hors de la partie
short-special-owned = déjà à vous
short-special-too-dear = manque £{ $lacking }
short-field-built-on = champ bâti
short-field-not-empty = champ planté
short-mat-full = plateau plein
short-no-place-to-build = pas de place
short-not-a-structure = pas un bâtiment
short-no-structure-card = aucune carte bâtie
short-not-standing = pas construite
short-wine-aged-already = déjà vieilli
short-type-made-already = un seul
short-region-absent = région absente
short-no-star-there = pas d’étoile ici
short-same-region = même région
short-nothing-to-trade = rien à échanger
short-same-for-same = même chose
short-row-reserved =
    { $row ->
        [1] réservée
       *[other] seulement la ligne 1
    }
short-action-spoilt = bloque l’action

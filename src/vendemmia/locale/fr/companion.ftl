### L’assistant à la vraie table : un téléphone à côté du plateau. Les scripts insèrent les valeurs entre accolades ; aucun
### message ne choisit donc ici une forme d’après un nombre inséré par un script.

## The frame

companion-title = { $part } · vendemmia
companion-home = À la vraie table
companion-home-short = Accueil
companion-home-about = Pour tous ceux qui ont la boîte : l’Automa, une feuille de score, la mise en place et les règles sur votre téléphone. Après la première visite, tout marche aussi sans réseau.
companion-automa = L’Automa
companion-automa-short = Automa
companion-automa-about = Il pioche les cartes, montre où vont les ouvriers de l’Automa et compte les années.
companion-campaign = Campagne à table
companion-campaign-about = Huit défis contre l’Automa, avec votre parcours.
companion-score = Feuille de score
companion-score-short = Score
companion-score-about = Points, royalties et carte pour six joueurs au plus, avec tous les départages à la fin.
companion-setup = Mise en place
companion-setup-short = Préparer
companion-setup-about = Le matériel et les étapes pour vos joueurs et modules. Tire aussi au sort Mamas, Papas, ouvriers experts et premier joueur.
companion-ask = Interroger les règles
companion-ask-short = Règles
companion-ask-about = Tapez le nom d’une carte, d’un ouvrier, d’un bâtiment ou d’une action, dans n’importe quelle langue, le numéro d’une règle ou une question.
companion-ask-go = Chercher
companion-parts = Parties de l’assistant
companion-loading = Chargement …
companion-failed = Les données n’ont pas pu être chargées. Connectez-vous une fois au réseau et rouvrez cette page.
companion-scripts = L’assistant a besoin de JavaScript.
companion-offline-ready = Enregistré sur cet appareil : l’assistant marche maintenant sans réseau.
companion-offline-link = Ouvrir l’assistant pour la vraie table : il marche sans le serveur
companion-link = À la vraie table
companion-open = Ouvrir l’assistant
companion-link-text = Vous avez la boîte ? Voici l’Automa, une feuille de score, la mise en place et les règles pour votre téléphone.

## This device

companion-device = Cet appareil
companion-awake = Garder l’écran allumé pendant la partie
companion-dark = Couleurs sombres
companion-large = Lettres plus grandes

## Shared by several parts

companion-less = Un de moins
companion-more = Un de plus
companion-you = Vous
companion-year = Année { $year }
companion-year-of = Année { $year } sur { $years }
companion-next-year = Année suivante
companion-finish = Terminer la partie
companion-save-result = Ajouter aux statistiques
companion-saved = Enregistré. Sans réseau, l’envoi se fera plus tard.
companion-log = Ce qui s’est passé
companion-board = Plateau
companion-board-base = Plateau de base

## The Automa

companion-automa-start = Commencer
companion-automa-again = Nouvelle partie
companion-automa-stop = Abandonner cette partie
companion-automa-vp = Automa
companion-automa-deal = Piocher : { $season }
companion-automa-deal-first = Placez votre coq sur cette ligne et prenez le bonus si elle en donne un maintenant. Piochez ensuite pour l’Automa.
companion-automa-places = L’Automa place un ouvrier sur
companion-automa-nothing = rien cette saison
companion-automa-full = Tous ses ouvriers sont placés : pas de carte.
companion-automa-left = Sur l’emplacement de gauche de chaque action.
companion-automa-middle = Sur l’emplacement du milieu de chaque action.
companion-automa-cards = Cartes : { $cards }
companion-automa-mine = Mon ouvrier prévu est là
companion-automa-not-mine = Finalement, c’est libre
companion-automa-skipped = occupé, donc sauté
companion-wake-up = Réveil
companion-row-question = Quelle ligne de la piste Réveil choisissez-vous ?
companion-rows-closed = Indisponibles : { $rows }
companion-row-late = Vous avez le pion Grappe : vous devez prendre cette ligne.
companion-tokens = Jetons
companion-spend = Utiliser un jeton d’action bonus
companion-start-vp = Vous commencez à { $vp } PV.
companion-start-residual = Vos royalties commencent à { $residual }.
companion-start-tokens = Jetons d’action bonus au départ : { $tokens }
companion-year-end = Fin d’année
companion-year-end-base = Faites vieillir raisin et vins, reprenez tous les ouvriers, ceux de l’Automa aussi, touchez vos royalties et défaussez jusqu’à 7 cartes.
companion-year-end-extended = Reprenez tous les ouvriers, ceux de l’Automa aussi, faites vieillir raisin et vins, défaussez jusqu’à 7 cartes, touchez vos royalties et choisissez la ligne de l’année suivante.
companion-ask-first = Indiquez d’abord vos PV.
companion-ask-vp = Vos PV maintenant
companion-ask-vp-last = Vos PV maintenant, sans ce qui est compté à la fin
companion-ask-workers = J’ai { $count } ouvriers, sans compter l’intérimaire
companion-ask-large = Vos vins de valeur 7 à 9, { $vp } PV chacun
companion-ask-medium = Vos vins de valeur 4 à 6, { $vp } PV chacun
companion-ask-stars = Vos étoiles sur la carte
companion-region-automa = { $vp } PV, étoiles de l’Automa : { $stars }
companion-log-row = Année { $year } : ligne { $row }
companion-log-end = Fin de l’année { $year }

## The campaign

companion-campaign-start = Commencer une campagne
companion-campaign-play = Jouer le défi { $number }
companion-campaign-again = Recommencer
companion-campaign-skip = Ignorer ce défi
companion-campaign-mark = Jouée à table
companion-campaign-progress = Gagnés : { $won } sur { $all }. Parties jouées : { $score }
companion-campaign-finished = Campagne gagnée. Parties jouées : { $score } ; le minimum possible : { $best }
companion-challenge-won = gagné, parties : { $games }
companion-challenge-now = suivant, parties jusqu’ici : { $games }
companion-challenge-todo = verrouillé
companion-challenge-skipped = ignoré
companion-campaign-none = Pas encore de campagne à table.

## The score pad

companion-score-start = Commencer
companion-score-again = Nouvelle partie
companion-score-stop = Supprimer cette partie
companion-colour = Autre couleur
companion-score-until = La partie se termine avec l’année où quelqu’un atteint { $vp } PV.
companion-score-until-extended = La partie se termine si quelqu’un a { $vp } PV à la fin d’une année.
companion-score-last = C’est la dernière année.
companion-score-finish = Au score final
companion-score-won = Victoire : { $player }
companion-score-shared = Victoire partagée : { $players }
companion-decided-vp = Le plus de PV l’emporte.
companion-decided-lira = { $player } : égalité à { $vp } PV, les lires décident.
companion-decided-wine = { $player } : égalité de PV et de lires, la valeur du vin décide.
companion-decided-grapes = { $player } : égalité de PV, de lires et de vin, la valeur du raisin décide.
companion-decided-shared = { $player } : égalité en tout, la place est partagée.
companion-map = La carte
companion-of-map = (dont { $vp } de la carte)
companion-region-vp = { $vp } PV
companion-region-nobody = personne
companion-stats =
    { $board ->
        [extended] À la vraie table, plateau étendu
       *[base] À la vraie table
    }

## Set-up

companion-setup-roll = Tirer au sort
companion-setup-picked = Tiré au sort
companion-setup-first = premier joueur
companion-setup-specials = Ouvriers experts : { $workers }
companion-setup-steps = Étape par étape
companion-setup-pieces = Matériel
companion-setup-score = Feuille de score pour cette partie
companion-piece-mats = Plateaux Vignoble
companion-piece-roosters = Coqs
companion-piece-grandes = Ouvriers spécialisés
companion-piece-workers = Ouvriers normaux
companion-piece-temporary = Ouvrier intérimaire
companion-piece-stars = Étoiles
companion-piece-automa-workers = Ouvriers de l’Automa
companion-piece-glass = Jetons transparents sur la piste Réveil
companion-deck = { $deck } ({ $count })
companion-step-board =
    { $side ->
        [first] Installez le plateau étendu, face 1 visible, celle sans cartes Bâtiment.
        [second] Installez le plateau étendu, face 2 visible, celle avec cartes Bâtiment.
       *[base] Installez le plateau central.
    }
companion-step-spaces =
    { $spaces ->
        [left] N’utilisez que l’emplacement de gauche de chaque action.
        [middle] Utilisez les emplacements de gauche et du milieu de chaque action.
       *[all] Utilisez les trois emplacements de chaque action.
    }
companion-step-removed = Retirez ces cartes du jeu : { $cards }.
companion-step-decks = Mélangez ces paquets et posez-les face cachée sur le plateau : { $decks }.
companion-step-player = Chaque joueur prend un plateau Vignoble et, dans une couleur, un coq, un ouvrier spécialisé, { $workers } ouvriers normaux et { $structures } bâtiments. Tout le monde commence à 0 PV et avec des royalties de 0.
companion-step-stars = Chaque joueur prend aussi { $stars } étoiles.
companion-step-temporary =
    { $board ->
        [extended] Posez l’ouvrier intérimaire sur la ligne 7 en été et le pion Grappe sur la ligne 7 en hiver.
       *[base] Posez l’ouvrier intérimaire à côté de la ligne 7 de la piste Réveil.
    }
companion-step-glass = Posez un jeton transparent sur chaque ligne de la piste Réveil.
companion-step-automa = Mélangez les { $cards } cartes de l’Automa. Posez { $workers } ouvriers d’une autre couleur à côté du plateau et le marqueur de l’Automa sur la piste de PV : le niveau dit où.
companion-step-first =
    { $board ->
        [extended] Tirez au sort le premier joueur : il choisit en premier ses parents et sa ligne de la première année.
       *[base] Tirez au sort le premier joueur : il prend le pion Grappe.
    }
companion-step-specials = Révélez { $count } ouvriers experts. Tous les joueurs peuvent former les deux pendant toute la partie.
companion-step-draft =
    { $how ->
        [alone] Piochez { $count } cartes Bâtiment et gardez-les.
       *[together] Chacun réunit { $count } cartes Bâtiment : prenez-en { $count }, gardez-en 1, passez le reste à gauche, et ainsi de suite.
    }
companion-step-parents =
    { $variant ->
        [advanced] Distribuez à chaque joueur { $each } Mamas et { $each } Papas, face visible. Dans le sens horaire à partir du premier joueur, chacun garde 1 carte de chaque.
       *[usual] Distribuez à chaque joueur 1 Mama et 1 Papa, face visible.
    }
companion-step-gifts = Dans le sens horaire à partir du premier joueur, chaque Mama donne { $workers } ouvriers normaux et ses cartes. Puis chaque Papa donne un ouvrier spécialisé, ses lires et, au choix, son cadeau ou des lires en plus. Les parents quittent le jeu.
companion-step-rows = Dans le sens horaire à partir du premier joueur, chacun place son coq sur une ligne libre de 2 à 7, dans la colonne du printemps.

## Ask the rules. The common words are those that say nothing in a question. Between the slashes are words that mean the same
## in a question, or nearly: if somebody types one, texts with the others are found too.

companion-common-words = a à ai au aux avec avoir c ce ces cette comment combien d dans de des dois doit dont du elle en est et eu faire faut il ils j je l la le les leur lorsque m ma me mes mon n ne ni nos notre nous on ont ou où par pas peut peux plus pour pouvoir puis puisje qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t te tu un une vous y
companion-same-words = points pv score / argent lires lire / maximum limite plus combien / premier commence début / gagne gagner victoire gagnant vainqueur / fin finit termine terminer finir / égalité partage égal / main cartes défausser / passer passe / occupé complet occupés / baisse perd perdre / former formation embaucher / vieillir vieillissement vieillit / vendre vente / acheter rachat racheter / solo solitaire automa / échange échanger troc / treille treillis / planter plante
companion-example-1 = Puis-je planter sans treille ?
companion-example-2 = Quand la partie se termine-t-elle ?
companion-example-3 = Salle de dégustation
companion-example-4 = Qui gagne en cas d’égalité ?
companion-ask-found = Trouvé : { $count }
companion-ask-nothing = Rien trouvé. Essayez d’autres mots, ou le nom d’une carte.
companion-ask-rules = Règles :
companion-kind-action = Action
companion-kind-region = Région
companion-kind-rule = Règle

## What the server refuses

companion-refused-form = Cela ne décrit pas une partie à table : rien n’a été enregistré.
companion-refused-players = Les statistiques prennent les parties de deux à six joueurs, ou en solitaire contre l’Automa. Rien n’a été enregistré.
companion-refused-name = Un nom est trop long ou contient des signes qui ne peuvent pas être affichés. Rien n’a été enregistré.
companion-refused-number = Un nombre est hors limites. Rien n’a été enregistré.
companion-refused-campaign = Cette campagne n’a pas pu avoir lieu : rien n’a été enregistré.
companion-refused-person = Donnez d’abord un nom sur ce serveur : connectez-vous ou rejoignez une table. Le résultat reste dans ce navigateur.

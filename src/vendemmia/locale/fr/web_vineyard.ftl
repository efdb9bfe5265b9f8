### The lower half and the side column of a table: vineyard, hand, rivals, log, open information.

## A vineyard

vineyard-heading = Votre vignoble
vineyard-heading-of = Vignoble : { $player }
vineyard-title = { vineyard-heading-of } · vendemmia
vineyard-lira = lires
vineyard-residual = royalties
vineyard-vp = points de victoire
vineyard-stars = étoiles
vineyard-tokens = jetons d’action bonus
vineyard-of-target =
    { $solo ->
        [yes] contre { $target }
       *[no] sur { $target }
    }
vineyard-each-year = par an
vineyard-left = à placer
vineyard-none = aucun
vineyard-structures = Bâtiments
vineyard-fields = Champs
vineyard-used = utilisé cette année
vineyard-goes = Construire avec un ouvrier
vineyard-structure-label =
    { $built ->
        [yes]
            { $used ->
                [yes] { $structure } : bâtiment construit, utilisé cette année. Quel est son effet ?
               *[no] { $structure } : bâtiment construit. Quel est son effet ?
            }
       *[no] { $structure } : pas encore construit, coûte £{ $cost }. Quel est son effet ?
    }
vineyard-place-here = placer
vineyard-worker-there = un { $worker } s’y trouve
vineyard-slot = case libre

# Fields.
vineyard-field = Champ { $value }
vineyard-field-sold = vendu
vineyard-field-built = bâti
vineyard-field-empty = vide
vineyard-field-planted =
    { $free ->
        [0] plein
       *[other] reste { $free }
    }
vineyard-field-room = vide : place pour { $free }
vineyard-field-used = vignes : { $used } sur { $value }
vineyard-vines = Vignes du champ { $value }
vineyard-shelf = Commandes honorées
vineyard-harvest = vendange
vineyard-harvested = vendangé cette année

# Crush pad and cellar.
vineyard-pad-caption = Pressoir et cave par valeur
vineyard-crush-pad = Pressoir
vineyard-cellar = Cave
vineyard-tier-small = petite
vineyard-tier-medium = moyenne
vineyard-tier-large = grande
vineyard-grapes-red = Rouge
vineyard-grapes-white = Blanc
vineyard-kind-red = Rouge
vineyard-kind-white = Blanc
vineyard-kind-blush = Rosé
vineyard-kind-sparkling = Prosecco
vineyard-letter-red = R
vineyard-letter-white = B
vineyard-letter-blush = Ro
vineyard-letter-sparkling = P
vineyard-grape-red = raisin rouge
vineyard-grape-white = raisin blanc
vineyard-wine-red = vin rouge
vineyard-wine-white = vin blanc
vineyard-wine-blush = vin rosé
vineyard-wine-sparkling = prosecco

# Workers.
vineyard-crew-ready = Disponibles : { $workers }.
vineyard-crew-placed = Placés : { $workers }.
vineyard-crew-training = En formation : { $workers }.
vineyard-crew-temporary = L’un est l’ouvrier intérimaire.
vineyard-crew-regular =
    { $count ->
        [one] { $count } ouvrier normal
       *[other] { $count } ouvriers normaux
    }
vineyard-crew-grande = ouvrier spécialisé

## Cards

# What comes before and after amounts in the texts of cards and of the log; the page draws the icons of lira and VP there.
card-show-lira-sign = £
card-show-vp-unit = PV
card-show-order = Commande
card-show-mama = Mama
card-show-papa = Papa
card-show-or = ou
card-show-two-of = Deux au choix :
card-show-times = ×{ $count }
card-show-needs = demande { FORM($structure, "def") }
card-show-needs-label = Demande
card-show-needs-nothing = aucun bâtiment requis
card-show-built = construit
card-show-not-built = pas construit
card-show-not-possible = impossible
card-show-when-built = À la construction
card-show-order-vp =
    { $count ->
        [one] point de victoire
       *[other] points de victoire
    }
card-show-order-residual = de royalties, chaque année
card-show-more = Règles et autres cartes
card-show-read = Lire en entier : { $name }
card-show-label =
    { $used ->
        [no] { $kind } { $name }. À lire en entier.
       *[yes] { $kind } { $name } : { $use }. À lire en entier.
    }

## The hand

hand-heading = Votre main
hand-heading-of = Main : { $player }
hand-count =
    { $count ->
        [one] { $count } carte, limite en fin d’année : { $limit }
       *[other] { $count } cartes, limite en fin d’année : { $limit }
    }
hand-sort = Trier la main
hand-sort-type = Par type
hand-sort-usable = Jouables d’abord
hand-empty = Aucune carte
hand-tip = Appuyez sur une carte pour la lire en entier
hand-offered = Sur la table
hand-fresh = tout juste piochée
hand-fresh-label = { $card }, { hand-fresh }
hand-locks = révèle une information cachée, sans retour
hand-vine-lacks = manque : { $structures }
hand-vine-no-room = pas de champ assez libre
hand-vine-fits =
    { $count ->
        [one] va sur le champ { $fields }
       *[other] va sur les champs { $fields }
    }
hand-order-forbidden = pas de commandes dans ce défi
hand-order-ready =
    { $count ->
        [one] vous avez le vin
        [2] vous avez les deux vins
       *[other] vous avez tous les vins
    }
hand-order-lacks =
    { $best ->
        [0]
            { $wine ->
                [red] pas encore de rouge
                [white] pas encore de blanc
                [blush] pas encore de rosé
               *[sparkling] pas encore de prosecco
            }
       *[other]
            { $wine ->
                [red] meilleur rouge : { $best }
                [white] meilleur blanc : { $best }
                [blush] meilleur rosé : { $best }
               *[sparkling] meilleur prosecco : { $best }
            }
    }
hand-order-two =
    { $wine ->
        [red] demande deux vins rouges
        [white] demande deux vins blancs
        [blush] demande deux rosés
       *[sparkling] demande deux proseccos
    }
hand-structure-affordable = dans vos moyens
hand-structure-dear = manque £{ $lacking }
hand-structure-no-place = pas de place pour bâtir
hand-visitor-season =
    { $deck ->
        [summer] se joue en été
       *[winter] se joue en hiver
    }
hand-visitor-idle = injouable pour l’instant
hand-visitor-ready = jouable
hand-visitor-parts =
    { $amount ->
        [all] tout est possible
       *[some]
            { $count ->
                [one] { $count } effet possible
               *[other] { $count } effets possibles
            }
    }

## Rivals and the Automa

rival-side = Classement, rivaux et journal
road-level = Égalité à { $vp } : { $players }
lead-first = Vous devancez { $other } de { $count } PV
lead-second = { $player } vous devance de { $count } PV
lead-other = { $player } devance { $other } de { $count } PV
lead-because = { $lead } : { $reason }
lead-if-ended = { $lead } ({ map-key-end })
lead-why-orders =
    { $more ->
        [one] { $more } commande contre { $less }
       *[other] { $more } commandes contre { $less }
    }
lead-why-points = { $more } PV contre { $less } ({ $source })
lead-most = surtout { $source } ({ $vp } PV)
lead-none =
    { $goal ->
        [0] Aucun point encore
       *[other] Aucun point encore : il en faut { $goal } pour finir la partie
    }
lead-tie-lira =
    { $who ->
        [you] vous avez plus de lires, £{ $more } contre £{ $less }
       *[other] { $player } a plus de lires, £{ $more } contre £{ $less }
    }
lead-tie-wine =
    { $who ->
        [you] vos vins valent plus, { $more } contre { $less }
       *[other] les vins de { $player } valent plus, { $more } contre { $less }
    }
lead-tie-grapes =
    { $who ->
        [you] votre raisin vaut plus, { $more } contre { $less }
       *[other] le raisin de { $player } vaut plus, { $more } contre { $less }
    }
lead-sources = D’où viennent les points de chacun
rival-heading = Classement et rivaux
rival-number = { $number }
rival-residual = Royalties
rival-standing = { $player } { $vp }
rival-payment = { $player } { $lira }
rival-track =
    { $solo ->
        [yes] Points de victoire : { $standings }. Royalties : { $payments }, { $most } au maximum.
       *[no] Points de victoire : { $standings } ; la partie se termine après l’année où quelqu’un atteint { $goal }. Royalties : { $payments }, { $most } au maximum.
    }
rival-person = personne
rival-bot = bot : { $bot }
rival-acts = à jouer
rival-passed = a passé
rival-row = ligne { $row }
rival-next-row = → { $row }
rival-look = Voir le vignoble : { $player }
rival-grapes = raisins
rival-wines = vins
rival-stars = étoiles restantes
rival-hand = cartes en main
rival-pack = cartes Bâtiment au choix
rival-automa-year =
    { $year ->
        [0] mise en place, { $years } ans
       *[other] année { $year } sur { $years }
    }
rival-automa-level =
    { $aggressive ->
        [yes] { $level }, offensif
       *[no] { $level }
    }
rival-automa-about = { rival-automa-level }, { rival-automa-year }
rival-automa-rules = Comment il joue
rival-automa-card = Carte { $card }
rival-automa-blocks = Il bloque : { $actions }.
rival-automa-markers = Ses points par année
rival-automa-marker-year = année { $year }
rival-challenge =
    { $campaign ->
        [yes] Campagne, défi { $number } : { $name }.
       *[no] Défi { $number } : { $name }.
    }
rival-glass =
    { $count ->
        [0] Vous n’avez pas de jeton d’action bonus. Lignes qui ont encore un jeton transparent : { $rows }.
        [one] Vous avez { $count } jeton d’action bonus. Lignes qui ont encore un jeton transparent : { $rows }.
       *[other] Vous avez { $count } jetons d’action bonus. Lignes qui ont encore un jeton transparent : { $rows }.
    }

## The log

log-recap = Depuis votre dernier tour
log-last-card = La dernière carte jouée
log-heading = Journal
log-full = Journal complet
log-newest-first = Journal, du plus récent au plus ancien
log-nothing-new = Rien de nouveau.
log-empty = Il ne s’est encore rien passé.
log-show = Montrer les actions :
log-show-all = Tout le monde
log-set-up = Mise en place
log-year = Année { $year }
log-year-end = Fin d’année
log-years = Années
log-earlier = Avant, jusqu’à l’année { $year }
log-later = Après, à partir de l’année { $year }
log-now = maintenant
log-waiting = En attente des autres.
log-season = { $season }, année { $year }
log-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
log-older = { $token } passe à { $value }
log-ages = { $player } : { $tokens }.
log-title = Journal · vendemmia
log-back = Retour à la table
recap-intro = Pendant votre absence, du plus ancien au plus récent :
recap-step-through = Pas à pas
recap-go-on = Continuer

## Open information

aid-link = Que reste-t-il ?
aid-title = Ce qui reste · vendemmia
aid-heading = Ce qui reste
aid-intro = Tout ceci est public : les paquets complets moins les cartes défaussées, celles sur la table et votre propre main.
aid-pile = { $left } à piocher, { $discarded } en défausse
aid-may-come =
    { $count ->
        [one] { $count } carte que vous ne voyez pas, dans le paquet ou une autre main
       *[other] { $count } cartes que vous ne voyez pas, dans le paquet ou d’autres mains
    }
aid-discarded = Défausse
aid-nothing-discarded = Aucune carte défaussée.
aid-top = Carte du dessus : { $card }
aid-orders = { $vp } PV, +£{ $residual } par an
aid-hands = Cartes en main
aid-player = Joueur
aid-total = Total
aid-my-orders = Vos commandes
aid-my-vines = Ce que donnent vos champs
aid-no-orders = Vous n’avez pas de commande.
aid-deck-vine = Vignes
aid-deck-summer = Saisonniers d’été
aid-deck-winter = Saisonniers d’hiver
aid-deck-order = Commandes
aid-deck-structure = Cartes Bâtiment

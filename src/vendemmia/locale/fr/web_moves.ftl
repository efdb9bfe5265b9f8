### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = Depuis votre tour
since-list = Ce qui s’est passé depuis votre tour, du plus ancien au plus récent
since-ask-again = Me redemander ({ $count })
since-nothing = Rien de nouveau.
since-earlier = plus tôt
since-yours = Vous :
since-chosen = choisi
since-show-space = Voir l’emplacement
since-show-again = Revoir
since-order = Commande
since-row = Ligne { $row }
since-passed =
    { $who ->
        [you] passe
       *[other] passe
    }
since-yearend = Fin d’année
since-over = Fin
since-specials = Ouvriers experts
since-draft =
    { $who ->
        [you] Carte gardée
       *[other] Carte gardée
    }
since-parent = Parent
since-reply = Réponse
since-step = Saison
since-automa-card = Carte

## One action as a sentence

say-with-sums = { $lead } : { $sums }.
say-alone = { $lead }.
say-other =
    { $player ->
        [vous] de votre côté, { $sums }
       *[other] { $player } : { $sums }
    }
say-placed =
    { $who ->
        [you] Vous allez sur « { $action } »
       *[other] { $player } va sur « { $action } »
    }
say-planned =
    { $who ->
        [you] Vous prévoyez « { $action } »
       *[other] { $player } prévoit « { $action } »
    }
say-due =
    { $who ->
        [you] Vous effectuez une action prévue, « { $action } »
       *[other] { $player } effectue une action prévue, « { $action } »
    }
say-lost =
    { $who ->
        [you] Vous perdez une action prévue, « { $action } »
       *[other] { $player } perd une action prévue, « { $action } »
    }
say-row =
    { $who ->
        [you] Vous prenez la ligne { $row } de la piste Réveil
       *[other] { $player } prend la ligne { $row } de la piste Réveil
    }
say-passed =
    { $who ->
        [you] Vous passez
       *[other] { $player } passe
    }
say-draft =
    { $who ->
        [you] Vous gardez une carte Bâtiment
       *[other] { $player } garde une carte Bâtiment
    }
say-reply = { $player } ({ $source })
say-parent =
    { $who ->
        [you] Vous avez { $source }
       *[other] { $player } a { $source }
    }
say-automa = L’Automa prend « { $action } »
say-played =
    { $who ->
        [you] Vous jouez la carte { $card }
       *[other] { $player } joue la carte { $card }
    }
say-filled =
    { $who ->
        [you] Vous honorez la { $card }
       *[other] { $player } honore la { $card }
    }
say-planted =
    { $who ->
        [you] Vous plantez { FORM($card, "part") }
       *[other] { $player } plante { FORM($card, "part") }
    }
say-built =
    { $who ->
        [you] Vous construisez { FORM($card, "def") }
       *[other] { $player } construit { FORM($card, "def") }
    }
say-yearend = L’année se termine.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus]
            { $who ->
                [you] vous payez £{ $amount }
               *[other] paie £{ $amount }
            }
       *[plus]
            { $who ->
                [you] vous gagnez £{ $amount }
               *[other] gagne £{ $amount }
            }
    }
sum-vp =
    { $sign ->
        [minus]
            { $who ->
                [you] vous perdez { $amount } PV
               *[other] perd { $amount } PV
            }
       *[plus]
            { $who ->
                [you] vous gagnez { $amount } PV
               *[other] gagne { $amount } PV
            }
    }
sum-residual =
    { $sign ->
        [minus] royalties en baisse de { $amount }
       *[plus] royalties en hausse de { $amount }
    }
sum-token =
    { $sign ->
        [minus]
            { $who ->
                [you]
                    { $amount ->
                        [one] vous dépensez { $amount } jeton d’action bonus
                       *[other] vous dépensez { $amount } jetons d’action bonus
                    }
               *[other]
                    { $amount ->
                        [one] dépense { $amount } jeton d’action bonus
                       *[other] dépense { $amount } jetons d’action bonus
                    }
            }
       *[plus]
            { $who ->
                [you]
                    { $amount ->
                        [one] vous gagnez { $amount } jeton d’action bonus
                       *[other] vous gagnez { $amount } jetons d’action bonus
                    }
               *[other]
                    { $amount ->
                        [one] gagne { $amount } jeton d’action bonus
                       *[other] gagne { $amount } jetons d’action bonus
                    }
            }
    }
sum-grape =
    { $sign ->
        [minus] raisins utilisés : { $amount }
       *[plus] raisins obtenus : { $amount }
    }
sum-wine =
    { $sign ->
        [minus] vins utilisés : { $amount }
       *[plus] vins fabriqués : { $amount }
    }
sum-worker =
    { $amount ->
        [one]
            { $who ->
                [you] vous recevez un ouvrier
               *[other] reçoit un ouvrier
            }
       *[other]
            { $who ->
                [you] vous recevez { $amount } ouvriers
               *[other] reçoit { $amount } ouvriers
            }
    }
sum-star =
    { $amount ->
        [one]
            { $who ->
                [you] vous placez une étoile
               *[other] place une étoile
            }
       *[other]
            { $who ->
                [you] vous placez { $amount } étoiles
               *[other] place { $amount } étoiles
            }
    }
sum-built =
    { $who ->
        [you] vous recevez { FORM($structure, "def") }
       *[other] reçoit { FORM($structure, "def") }
    }
sum-cards =
    { $sign ->
        [minus]
            { $who ->
                [you] vous perdez { $cards }
               *[other] perd { $cards }
            }
       *[plus]
            { $who ->
                [you] vous piochez { $cards }
               *[other] pioche { $cards }
            }
    }
sum-vine =
    { $amount ->
        [one] une vigne
       *[other] { $amount } vignes
    }
sum-summer =
    { $amount ->
        [one] un saisonnier d’été
       *[other] { $amount } saisonniers d’été
    }
sum-winter =
    { $amount ->
        [one] un saisonnier d’hiver
       *[other] { $amount } saisonniers d’hiver
    }
sum-order =
    { $amount ->
        [one] une commande
       *[other] { $amount } commandes
    }
sum-structure =
    { $amount ->
        [one] une carte Bâtiment
       *[other] { $amount } cartes Bâtiment
    }

## The season

banner-text =
    { $first ->
        [you]
            { $workers ->
                [one] Vous commencez. Vous avez { $workers } ouvrier.
               *[other] Vous commencez. Vous avez { $workers } ouvriers.
            }
        [other]
            { $workers ->
                [one] { $player } commence. Vous avez { $workers } ouvrier.
               *[other] { $player } commence. Vous avez { $workers } ouvriers.
            }
       *[nobody]
            { $workers ->
                [one] Vous avez { $workers } ouvrier.
               *[other] Vous avez { $workers } ouvriers.
            }
    }

## The end of a year

year-end-heading = Fin de l’année { $year }
year-end-text = Raisin et vins vieillissent, les royalties tombent, les ouvriers reviennent.
year-end-on = Vers l’année { $year }
year-end-ageing = Votre raisin et vos vins vieillissent
year-end-nothing-ages = Vous n’avez ni raisin ni vin.
year-end-was = était { $value }
year-end-stays-top = maximum
year-end-stays-cellar = cave trop petite
year-end-stays-taken = case suivante occupée
year-end-residual = Royalties
year-end-older =
    { $count ->
        [one] { $count } jeton vieilli
       *[other] { $count } jetons vieillis
    }
year-end-home = Les ouvriers reviennent
year-end-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
year-end-standings = Classement
year-end-gained =
    { $sign ->
        [minus] −{ $count } cette année
       *[plus] +{ $count } cette année
    }
year-end-first = Premier joueur : { $player }
year-end-first-you = Vous êtes premier joueur

## An order

order-filled =
    { $residual ->
        [0] Commande honorée : { $vp } PV.
       *[other] Commande honorée : { $vp } PV, et £{ $residual } de plus chaque année.
    }
order-stamp = Honorée
order-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
order-points-more = { $own } pour la commande, { $more } de plus
order-residual = +£{ $amount }
order-each-year = par an

## The last year

last-year-heading = Dernière année
last-year-behind = { $player } : { $vp }, il vous en faut { $count } de plus
last-year-ahead = Vous menez de { $count }
last-year-level = À égalité avec { $player }
last-year-open = { $player } : { $vp }

## While moves are shown

moves-skip = Accélérer
moves-skip-help = une touche ou un appui
moves-hold = survoler pour figer

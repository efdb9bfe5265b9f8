### The statistics of all finished games.

stats-title = Statistiques · vendemmia
stats-link = Statistiques
stats-heading = Vos statistiques
stats-heading-of = Statistiques : { $player }
stats-none = Terminez une partie, et elle sera comptée ici.
stats-summary =
    { $games ->
        [one] { $games } partie, victoires : { $wins }. Plus longue série de victoires : { $longest }.
       *[other] { $games } parties, victoires : { $wins }. Plus longue série de victoires : { $longest }.
    }
stats-counted = Les parties supprimées comptent toujours. Celles dont vous pouviez connaître les cartes ne comptent pas : graine choisie, ou partie rejouée à partir d’une autre.

stats-modes = Par mode
stats-mode = Mode
stats-games = Parties
stats-won = Gagnées
stats-best = Record
stats-average = Points/partie
stats-now = Série
stats-longest = Plus longue série
stats-last = Dernières parties, par écart
stats-not-yet = pas encore
stats-margin = { $margin }
stats-streak =
    { $outcome ->
        [win]
            { $count ->
                [one] { $count } gagnée
               *[other] { $count } gagnées
            }
        [draw]
            { $count ->
                [one] { $count } nulle
               *[other] { $count } nulles
            }
       *[loss]
            { $count ->
                [one] { $count } perdue
               *[other] { $count } perdues
            }
    }

stats-computers =
    { $board ->
        [extended] Bots, plateau étendu
       *[base] Bots, plateau de base
    }
stats-solo =
    { $board ->
        [any] Solitaire
        [extended] Solitaire, { $level }, plateau étendu
       *[base] Solitaire, { $level }
    }
stats-campaign = Campagne
stats-friends =
    { $board ->
        [any] Entre amis sur un écran
        [extended] Entre amis, plateau étendu
       *[base] Entre amis, plateau de base
    }
stats-friends-name = pas sous votre nom : vous pouvez l’indiquer dans les paramètres

stats-shares = D’où viennent vos points
stats-shares-help = par partie, en moyenne
stats-shares-all = Toutes
stats-shares-won = Gagnées
stats-shares-lost = Non gagnées

stats-plot = Partie par partie
stats-plot-of = Parties des graphiques
stats-all = Toutes les parties
stats-key-won = gagnée
stats-key-lost = non gagnée
stats-key-mean = moyenne de dix parties
stats-game =
    { $outcome ->
        [win] { $vp } gagnée
        [draw] { $vp } nulle
       *[loss] { $vp } perdue
    }
stats-day = Jour
stats-other = Meilleur rival
stats-outcome = Issue
stats-outcome-win = gagnée
stats-outcome-draw = nulle
stats-outcome-loss = perdue
stats-players = Joueurs
stats-years = Années

stats-friends-heading = Entre amis sur cet écran

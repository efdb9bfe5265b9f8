### The result of a game: how it ended and why, the course of the game, costly decisions, a picture.

## How it ended. "by" says what decided: points, lira, wine or grapes.

result-won =
    { $by ->
        [lira]
            { $who ->
                [you] Vous gagnez aux lires
                [lost] Vous perdez aux lires
               *[other] { $player } gagne aux lires
            }
        [wine]
            { $who ->
                [you] Vous gagnez à la valeur des vins
                [lost] Vous perdez à la valeur des vins
               *[other] { $player } gagne à la valeur des vins
            }
        [grapes]
            { $who ->
                [you] Vous gagnez à la valeur du raisin
                [lost] Vous perdez à la valeur du raisin
               *[other] { $player } gagne à la valeur du raisin
            }
       *[points]
            { $who ->
                [you]
                    { $margin ->
                        [one] Vous gagnez de { $margin } point
                       *[other] Vous gagnez de { $margin } points
                    }
                [lost]
                    { $margin ->
                        [one] Vous perdez de { $margin } point
                       *[other] Vous perdez de { $margin } points
                    }
               *[other]
                    { $margin ->
                        [one] { $player } gagne de { $margin } point
                       *[other] { $player } gagne de { $margin } points
                    }
            }
    }
result-shared = Victoire partagée : { $players }
result-shared-you = Vous partagez la victoire avec { $players }
result-solo-win =
    { $who ->
        [you]
            { $margin ->
                [one] Vous battez l’Automa de { $margin } point
               *[other] Vous battez l’Automa de { $margin } points
            }
       *[other]
            { $margin ->
                [one] { $player } bat l’Automa de { $margin } point
               *[other] { $player } bat l’Automa de { $margin } points
            }
    }
result-solo-draw =
    { $who ->
        [you] Égalité entre l’Automa et vous
       *[other] Égalité entre l’Automa et { $player }
    }
result-solo-loss =
    { $by ->
        [points]
            { $who ->
                [you]
                    { $margin ->
                        [one] L’Automa vous bat de { $margin } point
                       *[other] L’Automa vous bat de { $margin } points
                    }
               *[other]
                    { $margin ->
                        [one] L’Automa bat { $player } de { $margin } point
                       *[other] L’Automa bat { $player } de { $margin } points
                    }
            }
       *[none] L’Automa gagne
    }

## Why

result-why-source =
    { $who ->
        [first] { $source } : { $more } points pour vous, { $less } pour { $second }.
        [second] { $source } : { $more } points pour { $first }, { $less } pour vous.
       *[other] { $source } : { $more } points pour { $first }, { $less } pour { $second }.
    }
result-from-orders = Commandes
result-from-visitors = Saisonniers
result-from-structures = Bâtiments
result-from-spaces = Actions et bonus
result-from-wake = Piste Réveil
result-from-map = Régions
result-from-cellar = Vins en cave
result-from-start = Départ
result-from-unknown = Avant le changement de règles
result-why-level = Il y avait égalité à { $vp } PV après l’année { $year }.
result-why-behind =
    { $who ->
        [first] Après l’année { $year }, vous aviez encore { $lead } PV de retard.
        [second] Après l’année { $year }, vous aviez encore { $lead } PV d’avance.
       *[other] Après l’année { $year }, { $second } avait encore { $lead } PV d’avance.
    }

## The feast

feast-toast = { $winner } lève son verre : « Une belle année. La prochaine est pour vous. »
feast-needed =
    { $orders ->
        [one] Il vous manquait { $points } PV : une commande de plus aurait suffi.
       *[other] Il vous manquait { $points } PV : soit { $orders } commandes de plus.
    }

## The course of the game

course-yours = Vos chances de gagner
course-chances = Les chances de chacun
course-points = Les points, tour après tour
course-about = tour après tour, par année
course-ahead =
    { $own ->
        [yes] vous menez
       *[no] { $player } mène
    }
course-even = chances égales
course-after = Après
course-percent = { $percent } %
course-part = année { $year } : { $value }
course-how = L’estimation du coach, avec ce que savait le joueur dont c’était le tour.

## Costly decisions

result-cost = Ce qui a coûté le plus
result-cost-about = Le coach examine chacune de vos décisions avec ce que vous pouviez savoir alors, montre les plus coûteuses et permet de réessayer.
result-cost-begin = Trouver mes décisions coûteuses
result-cost-again = Réessayer d’ici
result-cost-again-at = Réessayer d’ici : { $number }, { $moment }
result-cost-look = Voir

## Again

result-same = Mêmes cartes
result-same-help = faites mieux que { $vp }

## The picture

result-picture = Une image de cette partie
result-picture-about = Elle montre les noms, les points et le cours de la partie, rien d’autre. Votre navigateur la crée ; elle n’est envoyée nulle part.
result-picture-alt = Image à partager : { $headline }
result-picture-game =
    { $years ->
        [one] { $about } · { $years } an
       *[other] { $about } · { $years } ans
    }
result-picture-chance = Chances de gagner : { $player }
result-picture-save = Enregistrer
result-picture-size = 1200 × 630
result-picture-share = Partager
result-picture-copy = Copier
result-picture-saved = Enregistrée
result-picture-copied = Copiée
result-picture-failed = Le navigateur n’a pas pu créer l’image.
result-print = Imprimer le résultat

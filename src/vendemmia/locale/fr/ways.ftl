### The way out of every reason: what would make it possible, or what to do instead. A parameter that is not given has
### the value "unset". Besides those of the reason there are: "asked", the kind of thing the player tried; "board",
### base or extended; "lacking", how much is missing; "price", what the missing structure costs; "season" and "when",
### the season in which an action is open and whether it comes later this year or has passed.

## Money

way-money =
    { $board ->
        [extended] Il manque £{ $lacking } : trouvez de l’argent avec la charrette, une visite, un échange, la vente d’un champ ou vos royalties.
       *[base] Il manque £{ $lacking } : trouvez de l’argent avec la charrette, une visite, la vente de raisin ou d’un champ, ou vos royalties.
    }
way-cheaper =
    { $asked ->
        [place] { way-money }
        [action] { way-money }
       *[other] Il manque £{ $lacking } : choisissez moins cher, ou revenez avec plus d’argent.
    }

## Asking, placing

way-not_asked = Répondez d’abord à la question en cours.
way-wrong_season =
    { $when ->
        [later] { $season ->
            [spring] Gardez-lui un ouvrier : elle ouvre au printemps.
            [summer] Gardez-lui un ouvrier : elle ouvre en été.
            [fall] Gardez-lui un ouvrier : elle ouvre en automne.
           *[winter] Gardez-lui un ouvrier : elle ouvre en hiver.
        }
        [past] { $season ->
            [spring] Sa saison est passée : elle rouvrira au printemps prochain.
            [summer] Sa saison est passée : elle rouvrira l’été prochain.
            [fall] Sa saison est passée : elle rouvrira l’automne prochain.
           *[winter] Sa saison est passée : elle rouvrira l’hiver prochain.
        }
       *[unset] Choisissez une action de cette saison.
    }
way-worker_away =
    { $worker ->
        [special] Choisissez un autre ouvrier : un ouvrier expert doit d’abord être formé, et il revient en fin d’année.
       *[other] Choisissez un autre ouvrier : tous les ouvriers placés reviennent en fin d’année.
    }
way-space_closed = Choisissez un autre emplacement de cette action : les emplacements ouverts ne changent pas en cours de partie.
way-space_taken = Choisissez un autre emplacement de cette action : quand tous sont occupés, votre ouvrier spécialisé peut se placer hors emplacement.
way-spaces_free = Choisissez l’un des emplacements libres.
way-bonus_unusable = Choisissez un emplacement sans bonus, ou procurez-vous d’abord ce que demande le bonus.
way-bonus_mandatory = Prenez le bonus, puis continuez.
way-not_built =
    { $price ->
        [unset] Construisez-le d’abord.
       *[other] Construisez-le d’abord : { $structure }, £{ $price }.
    }
way-used_this_year = Vous pourrez le réutiliser l’année prochaine.
way-only_grande_beside = Envoyez votre ouvrier spécialisé, ou choisissez une autre action.
way-space_needed = Choisissez un emplacement libre de l’action.
way-toll_too_dear = Il manque £{ $lacking } : choisissez une action sans Soldato, ou trouvez d’abord de l’argent.

## Decks and cards

way-deck_empty = Choisissez autre chose : la prochaine carte de ce type défaussée formera un nouveau paquet.
way-pile_empty =
    { $asked ->
        [deck] Choisissez une défausse qui contient des cartes.
       *[other] Ce sera possible quand d’autres cartes auront été défaussées.
    }
way-too_few_decks = Ce sera possible quand les cartes défaussées auront formé de nouveaux paquets.
way-card_not_held = Choisissez une carte de votre main.
way-too_few_cards = Piochez d’abord de telles cartes, ou choisissez autre chose.
way-wrong_kind_of_card = Choisissez une carte du bon type.
way-not_offered = Choisissez parmi ce qui est proposé.
way-not_drawn =
    { $asked ->
        [deck] Choisissez un paquet où vous venez de piocher.
       *[other] Choisissez l’une des cartes que vous venez de piocher.
    }
way-no_visitor_there = Choisissez un autre adversaire, ou continuez sans saisonnier.

## Fields

way-not_a_vine =
    { $asked ->
        [card] Choisissez une vigne.
       *[other] Procurez-vous d’abord une vigne, par exemple avec l’action qui en fait piocher.
    }
way-field_full = Choisissez un autre champ ou une vigne plus petite, ou arrachez-y d’abord une vigne avec le joug ou un saisonnier.
way-structure_needed =
    { $price ->
        [unset] Construisez-le d’abord, ou choisissez une vigne qui s’en passe.
       *[other] Construisez-le d’abord : { $structure }, £{ $price }. Ou choisissez une vigne qui s’en passe.
    }
way-vine_not_there = Choisissez une vigne de ce champ.
way-same_field = Choisissez une vigne d’un autre champ.
way-switch_overfills = Choisissez des vignes dont la permutation respecte la valeur des deux champs.
way-field_sold = Choisissez un autre champ, ou rachetez d’abord celui-ci pour £{ $field }.
way-field_planted = Choisissez un autre champ, ou arrachez d’abord ses vignes avec le joug ou un saisonnier.
way-field_too_dear = { way-cheaper }
way-field_empty =
    { $field ->
        [unset] Plantez d’abord des vignes.
       *[other] Choisissez un champ planté, ou plantez d’abord une vigne ici.
    }
way-field_harvested = Choisissez un autre champ : vous pourrez revendanger celui-ci l’année prochaine.
way-field_built_on = Choisissez un autre champ, ou démolissez d’abord la carte Bâtiment.
way-field_not_empty = Choisissez un champ vide ou une case libre du plateau Bâtiments, ou arrachez d’abord les vignes.

## Structures

way-already_built =
    { $structure ->
        [unset] Faites autre chose : on n’a chaque bâtiment qu’une fois.
       *[other] Choisissez-en un autre : on n’a chaque bâtiment qu’une fois.
    }
way-medium_cellar_first = Construisez d’abord la cave moyenne, £{ $price }.
way-building_too_dear = { way-cheaper }
way-cost_not_meant = Choisissez un bâtiment d’un coût que la carte permet.
way-cellar_complete = Cela ne peut plus changer dans cette partie.
way-mat_full = Choisissez un champ vide, ou démolissez d’abord une carte Bâtiment.
way-no_place_to_build = Faites d’abord de la place : démolissez une carte Bâtiment, ou arrachez les vignes d’un champ.
way-not_a_structure = Choisissez un bâtiment, ou une carte Bâtiment de votre main.
way-no_structure_card = Construisez d’abord une carte Bâtiment.
way-not_standing = Choisissez une carte Bâtiment de votre vignoble.

## Grapes, wine, orders

way-grape_missing =
    { $asked ->
        [place] Vendangez d’abord un champ.
       *[other] Vendangez d’abord un champ, ou choisissez ce que votre raisin permet.
    }
way-medium_cellar_needed = Construisez d’abord la cave moyenne, £{ $price }, ou fabriquez un autre vin.
way-large_cellar_needed = Construisez d’abord la grande cave, £{ $price }, ou fabriquez un autre vin.
way-no_wine_icon = Fabriquez un autre vin : utiliser un vin ou agrandir la cave fait de la place, et un raisin trop faible gagne 1 en fin d’année.
way-wine_missing = Fabriquez d’abord un tel vin, ou choisissez-en un autre.
way-wine_too_low = Choisissez un meilleur vin : en fin d’année, tout vin qui peut vieillir gagne 1.
way-not_an_order =
    { $asked ->
        [card] Choisissez une commande.
       *[other] Procurez-vous d’abord une commande, par exemple avec l’action qui en fait piocher.
    }
way-order_not_fillable = Fabriquez les vins que demandent vos commandes, ou laissez vieillir les vôtres : ils gagnent 1 en fin d’année.
way-wine_cannot_age = Choisissez un autre vin : celui-ci a besoin d’une case libre au-dessus de lui, peut-être dans une cave plus grande.
way-wine_aged_already = Choisissez un autre vin, ou arrêtez là.
way-type_made_already = Choisissez l’autre type, ou arrêtez là.
way-icon_taken =
    { $asked ->
        [grape] Choisissez l’autre couleur : cette case se libère quand vous utilisez son raisin ou qu’il vieillit.
       *[other] Ce sera possible quand vous aurez utilisé le raisin qui s’y trouve ou qu’il aura vieilli.
    }

## Workers

way-training_too_dear = { way-money }
way-worker_limit = Cela ne peut plus changer dans cette partie.
way-not_in_this_game = Cela ne peut plus changer dans cette partie : seuls les ouvriers experts sur la table peuvent être formés.
way-special_owned = Choisissez un autre ouvrier : on n’a chaque ouvrier expert qu’une fois.
way-special_too_dear = Il manque £{ $lacking } : un ouvrier normal coûte £1 de moins.
way-no_worker_to_take_back = Ce sera possible quand vous aurez un tel ouvrier sur une autre action.
way-worker_not_there = Choisissez un autre de vos ouvriers.

## Visitors

way-not_a_visitor_of_season =
    { $asked ->
        [card] Choisissez une autre carte.
       *[other] { $board ->
            [extended] Procurez-vous-en un d’abord : certaines lignes de la piste Réveil donnent des saisonniers quand vous changez de saison, et le cottage en donne en automne.
           *[base] Procurez-vous-en un d’abord : la ligne 5 de la piste Réveil donne un saisonnier, et en automne tout le monde pioche.
        }
    }
way-not_playable =
    { $asked ->
        [card] Choisissez une autre carte : celle-ci sera possible quand vous aurez tout ce que demande l’un de ses effets.
       *[other] Ce sera possible quand vous aurez tout ce que demande l’un des effets d’une telle carte.
    }
way-rest_impossible = Choisissez quelque chose qui laisse la suite possible.
way-action_spoilt = Choisissez quelque chose qui laisse l’action possible, ou effectuez d’abord l’action.
way-at_least_one = Faites-le une fois, ensuite vous pourrez arrêter.
way-nothing_to_count = Ce sera possible quand vous aurez quelque chose qui compte.
way-condition_not_met = Ce sera possible quand vous remplirez la condition de la carte.
way-lira_short = { way-cheaper }
way-part_done = Choisissez quelque chose que vous n’avez pas encore fait.
way-vp_at_floor = Gagnez d’abord des PV, ou choisissez autre chose.
way-residual_short = Honorez d’abord des commandes : elles augmentent vos royalties.
way-residual_full = Choisissez autre chose : elles restent au maximum tant que vous n’en cédez pas.
way-no_later_season =
    { $asked ->
        [place] Choisissez un emplacement d’une saison à venir.
       *[other] Jouez-la plus tôt dans l’année.
    }
way-no_earlier_season =
    { $asked ->
        [action] Choisissez une action d’une saison déjà passée.
       *[other] Jouez-la plus tard dans l’année.
    }

## Other players, rows, parents

way-neighbour_cannot = Ce sera possible quand ce voisin aura quelque chose à donner.
way-not_an_opponent = Choisissez un autre joueur.
way-asked_already = Choisissez un autre adversaire.
way-too_many_pledged = Choisissez un nombre plus petit.
way-row_taken =
    { $row ->
        [unset] Ce sera possible quand une ligne sera libre.
       *[other] Choisissez une ligne libre : vous en choisissez une nouvelle chaque année.
    }
way-row_reserved =
    { $row ->
        [1] Choisissez une autre ligne : le joueur qui prend le pion Grappe, sur la ligne 7 en hiver, aura la ligne 1 l’année suivante.
       *[other] Prenez la ligne 1.
    }
way-parent_not_dealt = Choisissez l’une des cartes qui vous ont été distribuées.

## Stars and trades

way-region_absent = Choisissez une autre région : celle-ci n’existe que dans les parties avec cartes Bâtiment.
way-no_star_there = Choisissez une région où vous avez une étoile.
way-same_region = Choisissez une autre région.
way-nothing_to_trade = Procurez-vous d’abord de quoi donner : 2 cartes, £3, un raisin ou un PV.
way-same_for_same = Choisissez autre chose en retour.

## The solo game

way-no_glass_token = Choisissez une ligne qui a encore son jeton transparent.
way-not_for_organizer = Choisissez une autre ligne.
way-no_bonus_token = Gardez le jeton pour une action dont le bonus vous sert.
way-orders_forbidden = Cela ne peut plus changer dans cette partie : transformez le vin en PV par d’autres moyens.
way-vines_all_taken = Choisissez une autre vigne.

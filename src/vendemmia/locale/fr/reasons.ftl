### Why you cannot give an answer: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether a reason is about a player or the Automa.

## Asking, placing

reason-not_asked = Ce n’est pas ce qui vous est demandé maintenant.
reason-wrong_season = Cette action n’accueille pas d’ouvrier à cette saison.
reason-worker_away =
    { $worker ->
        [regular] Vous n’avez pas d’ouvrier normal disponible.
        [grande] Votre ouvrier spécialisé n’est pas disponible.
        [special] Cet ouvrier expert n’est pas disponible : { $name }.
       *[unset] Vous n’avez pas d’ouvrier disponible.
    }
reason-space_closed =
    { $players ->
        [one] Cet emplacement ne sert pas dans cette partie en solitaire.
       *[other] Cet emplacement ne sert pas à { $players } joueurs.
    }
reason-space_taken =
    { $who ->
        [automa] L’Automa a un ouvrier sur cet emplacement.
        [you] Vous avez un ouvrier sur cet emplacement.
       *[player] { $player } a un ouvrier sur cet emplacement.
    }
reason-spaces_free = Un ouvrier ne se place hors emplacement que si tous les emplacements sont occupés.
reason-bonus_unusable = Dans la variante amicale, on ne prend pas un emplacement avec bonus sans pouvoir utiliser le bonus si un autre emplacement est libre.
reason-bonus_mandatory = Dans la variante amicale, vous devez prendre le bonus de cet emplacement.
reason-not_built = Vous n’avez pas construit le bâtiment de cet emplacement.
reason-used_this_year = Vous avez déjà utilisé cet emplacement cette année.
reason-only_grande_beside = Tous les emplacements sont occupés, et seul un ouvrier spécialisé peut se placer hors emplacement.
reason-space_needed = À une autre saison, votre ouvrier a besoin d’un emplacement libre et ne peut pas se placer hors emplacement.
reason-toll_too_dear = Placer un ouvrier sur une action avec un Soldato coûte un péage de £{ $needs }, et vous avez £{ $has }.

## Decks and cards

reason-deck_empty =
    { $deck ->
        [vine] Il n’y a plus de vigne à piocher.
        [summer] Il n’y a plus de saisonnier d’été à piocher.
        [winter] Il n’y a plus de saisonnier d’hiver à piocher.
        [order] Il n’y a plus de commande à piocher.
        [structure] Il n’y a plus de carte Bâtiment à piocher.
       *[unset] Il n’y a plus de carte de ce type à piocher.
    }
reason-pile_empty =
    { $needs ->
        [1] Cette défausse est vide.
       *[other] Il faut { $needs } défausses avec des cartes, et il y en a { $has }.
    }
reason-too_few_decks = Il faut { $needs } paquets avec des cartes, et il y en a { $has }.
reason-card_not_held = Cette carte n’est pas dans votre main.
reason-too_few_cards =
    { $needs ->
        [one] Il vous faut { $needs } carte de ce type en main, et vous n’en avez pas.
       *[other] Il vous faut { $needs } cartes de ce type en main, et vous en avez { $has }.
    }
reason-wrong_kind_of_card = Il faut une carte d’un autre type.
reason-not_offered = Cela ne fait pas partie de ce qui est proposé.
reason-not_drawn = Seul compte ici ce que vous venez de piocher.
reason-no_visitor_there = Il faut un adversaire qui a un ouvrier sur l’action et un tel saisonnier en main.

## Fields

reason-not_a_vine = Il faut une carte Vigne.
reason-field_full = Le champ { $field } porte déjà des vignes d’une valeur de { $has } : il n’y a pas la place pour { $adds } de plus.
reason-structure_needed = Vous ne pouvez pas planter de { $card } sans { FORM($structure, "def") }.
reason-vine_not_there = Cette vigne n’est pas sur ce champ.
reason-same_field = Les deux vignes doivent être sur des champs différents.
reason-switch_overfills = Ici, toute permutation ferait dépasser la valeur d’un champ.
reason-field_sold = Vous avez vendu le champ { $field }.
reason-field_planted = Le champ { $field } porte des vignes, vous ne pouvez donc pas le vendre.
reason-field_too_dear = Racheter le champ { $field } coûte £{ $needs }, et vous avez £{ $has }.
reason-field_empty =
    { $field ->
        [unset] Il n’y a pas de vignes sur vos champs.
       *[other] Il n’y a pas de vignes sur le champ { $field }.
    }
reason-field_harvested = Vous avez déjà vendangé le champ { $field } cette année.
reason-field_built_on = Il y a une carte Bâtiment sur le champ { $field }.
reason-field_not_empty = Le champ { $field } porte des vignes, et une carte Bâtiment demande un champ vide.

## Structures

reason-already_built =
    { $structure ->
        [unset] Vous avez déjà construit tous les bâtiments que cela permet.
       *[other] Vous avez déjà { FORM($structure, "def") }.
    }
reason-medium_cellar_first = La grande cave nécessite la cave moyenne.
reason-building_too_dear = Construire coûte £{ $needs }, et vous avez £{ $has }.
reason-cost_not_meant = Cette carte ne permet pas de construire un bâtiment de coût imprimé { $cost }.
reason-cellar_complete = Votre cave ne peut plus être agrandie.
reason-mat_full = Les deux cases de votre plateau Bâtiments sont occupées.
reason-no_place_to_build = Une carte Bâtiment demande une case libre du plateau Bâtiments ou un champ vide, et vous n’avez ni l’un ni l’autre.
reason-not_a_structure = Il faut une carte Bâtiment.
reason-no_structure_card = Vous n’avez pas de carte Bâtiment dans votre vignoble.
reason-not_standing = Cette carte Bâtiment n’est pas dans votre vignoble.

## Grapes, wine, orders

reason-grape_missing = Il manque pour cela un raisin sur votre pressoir.
reason-medium_cellar_needed = Le rosé nécessite la cave moyenne.
reason-large_cellar_needed = Le prosecco nécessite la grande cave.
reason-no_wine_icon =
    { $wine ->
        [red] Votre cave n’a pas de case libre pour ce vin rouge.
        [white] Votre cave n’a pas de case libre pour ce vin blanc.
        [blush] Votre cave n’a pas de case libre pour ce rosé, qui doit valoir au moins 4.
       *[sparkling] Votre cave n’a pas de case libre pour ce prosecco, qui doit valoir au moins 7.
    }
reason-wine_missing = Ce vin n’est pas dans votre cave.
reason-wine_too_low =
    { $wine ->
        [red] La commande demande un vin rouge de valeur { $needs } ou plus.
        [white] La commande demande un vin blanc de valeur { $needs } ou plus.
        [blush] La commande demande un rosé de valeur { $needs } ou plus.
        [sparkling] La commande demande un prosecco de valeur { $needs } ou plus.
       *[unset] Il faut un vin de valeur { $needs } ou plus.
    }
reason-not_an_order = Il faut une commande de votre main.
reason-order_not_fillable = Vous n’avez pas en cave les vins qu’il faut.
reason-wine_cannot_age = Il faut un vin qui puisse avancer dans votre cave.
reason-wine_aged_already = Vous venez de faire vieillir ce vin, il en faut un autre.
reason-type_made_already =
    { $wine ->
        [blush] Vous ne pouvez fabriquer ici qu’un seul rosé.
       *[sparkling] Vous ne pouvez fabriquer ici qu’un seul prosecco.
    }
reason-icon_taken = Vous avez déjà un raisin sur la case de valeur 1 de votre pressoir.

## Workers

reason-training_too_dear = Former un ouvrier coûte £{ $needs }, et vous avez £{ $has }.
reason-worker_limit = Vous avez déjà le nombre maximal d’ouvriers.
reason-not_in_this_game = Cet ouvrier expert n’est pas dans cette partie.
reason-special_owned = Vous avez déjà cet ouvrier expert : { $name }.
reason-special_too_dear = Former un ouvrier expert coûte £{ $needs }, et vous avez £{ $has }.
reason-no_worker_to_take_back = Vous n’avez pas d’ouvrier à récupérer.
reason-worker_not_there = Vous n’avez pas d’ouvrier à récupérer à cet endroit.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] Il faut un saisonnier d’été de votre main.
       *[winter] Il faut un saisonnier d’hiver de votre main.
    }
reason-not_playable = Vous ne pourriez pas appliquer en entier l’effet d’un saisonnier.
reason-rest_impossible = Après cela, vous ne pourriez pas faire ce qui doit suivre.
reason-action_spoilt = Après cela, vous ne pourriez pas effectuer l’action de cet ouvrier.
reason-at_least_one = Vous devez le faire au moins une fois.
reason-nothing_to_count = Vous n’avez rien qui compte pour cela.
reason-condition_not_met = La condition n’est pas remplie.
reason-lira_short = Cela coûte £{ $needs }, et vous avez £{ $has }.
reason-part_done = Vous l’avez déjà fait.
reason-vp_at_floor = Vous avez { $has } PV et ne pouvez pas en sacrifier { $needs } : personne ne descend sous −5.
reason-residual_short = Il faut { $needs } de royalties, et vous en avez { $has }.
reason-residual_full = Vos royalties sont déjà au maximum.
reason-no_later_season = Il faut un emplacement d’action d’une saison à venir de cette année.
reason-no_earlier_season = Il faut une action d’une saison déjà passée de cette année.

## Other players, rows, parents

reason-neighbour_cannot = Votre voisin de droite ne peut rien faire de tout cela.
reason-not_an_opponent = Ce n’est pas l’un de vos adversaires.
reason-asked_already = Vous avez déjà choisi cet adversaire.
reason-too_many_pledged =
    { $most ->
        [0] Vous ne pouvez donner aucune carte.
        [one] Vous pouvez donner au plus { $most } carte.
       *[other] Vous pouvez donner au plus { $most } cartes.
    }
reason-row_taken =
    { $row ->
        [unset] Il n’y a pas d’autre ligne où aller sur la piste Réveil.
       *[other] La ligne { $row } de la piste Réveil est occupée.
    }
reason-row_reserved =
    { $row ->
        [1] La ligne 1 de la piste Réveil est réservée au joueur qui a le pion Grappe.
       *[other] Avec le pion Grappe, vous devez prendre la ligne 1 de la piste Réveil.
    }
reason-parent_not_dealt = Cette carte ne vous a pas été distribuée.

## Stars and trades

reason-region_absent = { $region } n’est pas sur la carte de la Toscane de cette partie.
reason-no_star_there = Toutes vos étoiles sont placées, mais aucune n’est à { $region }.
reason-same_region = Une étoile ne peut aller que dans une autre région.
reason-nothing_to_trade = Vous n’avez rien à donner : il faut 2 cartes, £3, un raisin ou un PV à céder.
reason-same_for_same = On n’échange pas £3 contre £3 ni 1 PV contre 1 PV.

## The solo game

reason-no_glass_token = La ligne { $row } de la piste Réveil n’a plus de jeton transparent.
reason-not_for_organizer = En solitaire, l’Organisatrice ne peut pas aller sur la ligne { $row }.
reason-no_bonus_token = Il n’y a pas ici de bonus à acheter avec un jeton d’action bonus.
reason-orders_forbidden = Vous ne pouvez pas honorer de commandes dans ce défi.
reason-vines_all_taken = Il n’y a plus de vignes de cette variété dans le paquet.

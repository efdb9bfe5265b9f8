### What a player did in a decision, and what would have been better: whole sentences, told afterwards to that player.

retold-draw_vine =
    { $how ->
        [did] Vous piochez une vigne.
       *[better] Mieux valait piocher une vigne
    }
retold-draw_order =
    { $how ->
        [did] Vous piochez une commande.
       *[better] Mieux valait piocher une commande
    }
retold-give_tour =
    { $how ->
        [did] Vous faites visiter.
       *[better] Mieux valait faire visiter
    }
retold-gain_lira =
    { $how ->
        [did] Vous prenez £1 sur la charrette.
       *[better] Mieux valait prendre £1 sur la charrette
    }
retold-build_structure =
    { $how ->
        [did] Vous construisez un bâtiment.
       *[better] Mieux valait construire un bâtiment
    }
retold-build_or_tour =
    { $how ->
        [did] Vous allez construire ou faire visiter.
       *[better] Mieux valait construire ou faire visiter
    }
retold-play_summer_visitor =
    { $how ->
        [did] Vous jouez un saisonnier d’été.
       *[better] Mieux valait jouer un saisonnier d’été
    }
retold-play_winter_visitor =
    { $how ->
        [did] Vous jouez un saisonnier d’hiver.
       *[better] Mieux valait jouer un saisonnier d’hiver
    }
retold-sell_or_field =
    { $how ->
        [did] Vous vendez du raisin ou un champ.
       *[better] Mieux valait vendre du raisin ou un champ
    }
retold-sell_for =
    { $how ->
        [did] Vous vendez pour £{ $lira }.
       *[better] Mieux valait vendre du raisin ou un champ pour £{ $lira }
    }
retold-sell_field_for =
    { $how ->
        [did] Vous vendez un champ pour £{ $lira }.
       *[better] Mieux valait vendre un champ pour £{ $lira }
    }
retold-sell_grapes_for =
    { $how ->
        [did] Vous vendez du raisin pour £{ $lira }.
       *[better] Mieux valait vendre du raisin pour £{ $lira }
    }
retold-flip_field =
    { $how ->
        [did] Vous achetez ou vendez un champ.
       *[better] Mieux valait acheter ou vendre un champ
    }
retold-sell_wine =
    { $how ->
        [did] Vous vendez un vin.
       *[better] Mieux valait vendre un vin
    }
retold-plant_vine =
    { $how ->
        [did] Vous plantez une vigne.
       *[better] Mieux valait planter une vigne
    }
retold-harvest_field =
    { $how ->
        [did] Vous vendangez un champ.
       *[better] Mieux valait vendanger un champ
    }
retold-train_worker =
    { $how ->
        [did] Vous formez un ouvrier.
       *[better] Mieux valait former un ouvrier
    }
retold-make_wine =
    { $how ->
        [did] Vous faites du vin.
       *[better] Mieux valait faire du vin
    }
retold-fill_order =
    { $how ->
        [did] Vous honorez une commande.
       *[better] Mieux valait honorer une commande
    }
retold-influence =
    { $how ->
        [did] Vous placez ou déplacez une étoile.
       *[better] Mieux valait placer ou déplacer une étoile
    }
retold-trade =
    { $how ->
        [did] Vous faites un échange.
       *[better] Mieux valait faire un échange
    }
retold-destroy_structure =
    { $how ->
        [did] Vous démolissez un bâtiment.
       *[better] Mieux valait démolir un bâtiment
    }
retold-own_space =
    { $how ->
        [did] Vous utilisez votre propre emplacement : { $thing }.
       *[better] Mieux valait votre propre emplacement : { $thing }
    }
retold-pass =
    { $how ->
        [did] Vous passez.
       *[better] Mieux valait passer
    }
retold-play_card =
    { $how ->
        [did] Vous jouez la carte { $thing }.
       *[better] Mieux valait jouer la carte { $thing }
    }
retold-plant_card =
    { $how ->
        [did] Vous plantez la vigne { $thing }.
       *[better] Mieux valait planter la vigne { $thing }
    }
retold-plant_field =
    { $how ->
        [did] Vous plantez sur le champ { $thing }.
       *[better] Le champ { $thing } valait mieux
    }
retold-harvest_one =
    { $how ->
        [did] Vous vendangez le champ { $thing }.
       *[better] Mieux valait vendanger le champ { $thing }
    }
retold-build_one =
    { $how ->
        [did] Vous construisez : { $thing }.
       *[better] Mieux valait construire : { $thing }
    }
retold-discard_card =
    { $how ->
        [did] Vous défaussez la carte { $thing }.
       *[better] Mieux valait défausser la carte { $thing }
    }
retold-fill_one =
    { $how ->
        [did] Vous honorez une commande : { $thing }.
       *[better] Mieux valait honorer cette commande : { $thing }
    }
retold-row =
    { $how ->
        [did] Vous prenez la ligne { $thing }.
       *[better] La ligne { $thing } valait mieux
    }
retold-star =
    { $how ->
        [did] Région de votre étoile : { $thing }.
       *[better] Meilleure région pour l’étoile : { $thing }
    }
retold-sell_this =
    { $how ->
        [did] Vous vendez : { $thing }.
       *[better] Mieux valait vendre : { $thing }
    }
retold-option =
    { $how ->
        [did] { $source } : vous choisissez « { $thing } ».
       *[better] « { $thing } » valait mieux
    }
retold-answer =
    { $how ->
        [did] Vous choisissez « { $thing } ».
       *[better] « { $thing } » valait mieux
    }

## With its reason, and both in one line.

retold-first-of-two = { $source }, première partie
retold-second-of-two = { $source }, deuxième partie
retold-because = { $better } : { $reason }.
retold-better = { $better }.

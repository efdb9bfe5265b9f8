### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Très facile
level-very_easy-text = La partie dure { $years } années ; la huitième, vous choisissez librement votre ligne de la piste Réveil, et elle vous donne aussi un jeton d’action bonus. L’Automa a { $automa } PV.
level-very_easy-text-extended = La partie dure { $years } années ; la huitième, vous choisissez librement votre ligne de la piste Réveil, la ligne 1 seulement avec le pion Grappe, et elle vous donne aussi un jeton d’action bonus. L’Automa a { $automa } PV.
level-easy = Facile
level-easy-text = Vous commencez avec { $start } PV. La partie dure { $years } années, et l’Automa a { $automa } PV.
level-normal = Normal
level-normal-text = La partie dure { $years } années, et l’Automa a { $automa } PV.
level-hard = Difficile
level-hard-text =
    { $least ->
        [one] À chaque saison, l’Automa pioche des cartes jusqu’à avoir placé au moins { $least } ouvrier, mais jamais plus de { $most } dans l’année. La partie dure { $years } années, et l’Automa a { $automa } PV.
       *[other] À chaque saison, l’Automa pioche des cartes jusqu’à avoir placé au moins { $least } ouvriers, mais jamais plus de { $most } dans l’année. La partie dure { $years } années, et l’Automa a { $automa } PV.
    }
level-very_hard = Très difficile
level-very_hard-text =
    { $least ->
        [one] À chaque saison, l’Automa pioche des cartes jusqu’à avoir placé au moins { $least } ouvrier, mais jamais plus de { $most } dans l’année. La partie dure { $years } années, et l’Automa a { $automa } PV.
       *[other] À chaque saison, l’Automa pioche des cartes jusqu’à avoir placé au moins { $least } ouvriers, mais jamais plus de { $most } dans l’année. La partie dure { $years } années, et l’Automa a { $automa } PV.
    }

## The aggressive variant

aggressive-name = Automa offensif
aggressive-text = De l’année 1 à l’année { $years }, l’Automa a successivement { $markers } PV. À la fin de chaque année, vous devez avoir plus de PV que lui, sinon vous perdez immédiatement.

## Challenges

challenge-1 = Vignes au choix
challenge-1-text = Vous n’avez pas de Mama : vous commencez avec { $workers } ouvriers normaux, mais sans ses cartes ni ses lires. Avant la partie, choisissez { $vines } vignes dans tout le paquet et plantez-les. Elles ne demandent aucun bâtiment, mais doivent respecter la valeur de vos champs, et le moulin à vent ne rapporte rien pour elles.
challenge-2 = La petite équipe
challenge-2-text = Vous n’avez jamais plus de { $limit } ouvriers normaux ; l’ouvrier spécialisé et l’intérimaire ne comptent pas. Chaque action n’a que son emplacement du milieu, avec le bonus, et c’est celui que l’Automa bloque. Un ouvrier spécialisé hors emplacement n’a pas de bonus, et vous ne pouvez pas utiliser de jetons d’action bonus.
challenge-3 = On recrute
challenge-3-text = À la fin de l’année { $by }, vous devez avoir { $needed } ouvriers, ouvrier spécialisé compris, sinon vous perdez immédiatement. Un ouvrier formé cette année-là compte ; l’intérimaire non.
challenge-4 = La grande vendange
challenge-4-text = Vous commencez à { $start } PV. L’action Vendanger du plateau vous permet de vendanger jusqu’à { $fields } champs ; le joug et les saisonniers vendangent comme d’habitude.
challenge-5 = À l’heure que vous voulez
challenge-5-text = La partie dure { $years } années à tous les niveaux. Chaque année, vous choisissez librement votre ligne de la piste Réveil, même une ligne déjà utilisée. Vous ne pouvez pas utiliser de jetons d’action bonus.
challenge-6 = Une cave pleine
challenge-6-text = Les PV gagnés pendant la partie ne comptent pas, seulement ceux de votre Papa et du niveau ; vous pouvez toujours en perdre. À la fin de la partie, après le dernier vieillissement, chaque vin de valeur 7 à 9 rapporte { $large } PV et chaque vin de valeur 4 à 6 rapporte { $medium } PV.
challenge-7 = Un revenu modeste
challenge-7-text = Vous commencez à { $start } PV et avec des royalties de { $residual }.
challenge-8 = Pas de livraison
challenge-8-text = Vous ne pouvez pas honorer de commandes, ni avec l’action ni avec un saisonnier. Si votre Mama vous donne des commandes, vous pouvez l’échanger contre une autre. Tout ce qui transforme autrement le vin en PV reste permis.

## What the editions leave open: how we play it, and how else you could read it

reading-workers = Notre interprétation : vous commencez avec { $ours } ouvriers normaux bien que vous n’ayez pas de Mama ; ce pourrait aussi être { $others }.
reading-start_vp = Notre interprétation : vous commencez à { $ours } PV, plus ceux du niveau ; ce pourrait aussi être { $others } PV.
reading-start_residual = Notre interprétation : vos royalties commencent à { $ours } ; ce pourrait aussi être { $others }.
reading-cellar_time = Notre interprétation : les vins sont comptés { $ours } ; ce pourrait aussi être { $others }.
reading-large_cellar_vp = Notre interprétation : chaque vin de valeur 7 à 9 rapporte { $ours } PV ; ce pourrait être un autre nombre, car nous l’avons déduit.
reading-mama_redraw = Notre interprétation : { $ours } ; autre lecture possible : { $others }.

reading-value-end_of_game = une seule fois, à la fin de la partie
reading-value-each_year = à chaque fin d’année
reading-value-may = vous pouvez garder une Mama qui vous donne des commandes
reading-value-must = vous devez l’échanger

## Results. "ahead" says whether the player lost in spite of having more VP.

result-win = Victoire avec { $vp } PV ; l’Automa a { $automa } PV.
result-draw = Égalité : l’Automa et vous avez tous deux { $vp } PV.
result-loss =
    { $ahead ->
        [yes] Défaite malgré { $vp } PV contre { $automa } pour l’Automa : vous n’avez pas réussi le défi.
       *[no] Défaite avec { $vp } PV ; l’Automa a { $automa } PV.
    }

## The cards of the Automa, as they are used on this board

automa-card = Été : { $summer } ; hiver : { $winter }.
automa-card-extended = Printemps : { $spring } ; été : { $summer } ; automne : { $fall } ; hiver : { $winter }.
automa-nothing = rien

### Playing from the hand, the card in play, choosing several cards, handing over the screen.

## The card in play

playing-card = { $card }, en jeu : { $text }
playing-here = en jeu
playing-free-after = { $free } de libre ensuite

## From the hand: the last line of a card, and the label of the button

hand-goes =
    { $worker ->
        [regular] { $action }
        [grande] { $action }, ouvrier spécialisé
       *[special] { $action }, { $title }
    }
hand-goes-label =
    { $locks ->
        [yes] { $card } : la jouer avec un ouvrier sur « { $action } ». { prompt-locks }
       *[no] { $card } : la jouer avec un ouvrier sur « { $action } ».
    }
hand-halves = La jouer avec un ouvrier :
table-cannot-from-hand = Vous ne pouvez pas jouer cette carte avec un ouvrier maintenant, rien n’a donc été joué.

## Choosing several cards. A script puts the number and the names in.

prompt-pick =
    { $way ->
        [give] { $source } : choisissez { $count } cartes à donner.
       *[discard] { $source } : choisissez { $count } cartes à défausser.
    }
prompt-pick-help = Appuyez sur les cartes. Rien ne part avant que vous validiez.
prompt-pick-do =
    { $way ->
        [give] Donner ces { $count }
       *[discard] Défausser ces { $count }
    }
prompt-pick-chosen = { $chosen } sur { $count }
prompt-pick-live = { $chosen } sur { $count } : { $cards }.
hand-picked =
    { $way ->
        [give] à donner
       *[discard] à défausser
    }
table-pick-count = Choisissez autant de cartes que le demande la question. Rien n’a été joué.

## A decision of several parts: finished wines, grapes to sell. A script puts the number, the names and the sum in.

at-once = { $first } : { $then }
at-once-deck =
    { $count ->
        [1] { $deck }
       *[other] { $count } × { $deck }
    }
sheet-question-wine =
    { $count ->
        [one] { $source } : choisissez un vin.
       *[other] { $source } : choisissez jusqu’à { $count } vins.
    }
sheet-help =
    { $kind ->
        [wine] Appuyez sur les verres, puis validez. Rien n’est fabriqué avant.
       *[other] Appuyez sur ce que vous choisissez, puis validez.
    }
sheet-from = avec
sheet-fits = convient à votre commande :
sheet-glass =
    { $fits ->
        [0] { $wine } avec { $grapes }.
        [1] { $wine } avec { $grapes }. Convient à votre commande ({ $vp } PV).
       *[other] { $wine } avec { $grapes }. Convient à { $fits } de vos commandes ({ $vp } PV).
    }
sheet-do =
    { $kind ->
        [wine] Faire le vin
        [sell] Vendre
        [harvest] Vendanger
       *[other] Valider
    }
sheet-chosen = { $chosen } sur { $count } au plus
sheet-live = { $chosen } au choix : { $things }.
sheet-sum = { $things } : £{ $lira }
table-sheet-none = Choisissez au moins un élément, puis validez. Rien n’a été joué.
table-interrupted = Après l’une de ces réponses, du nouveau apparaît : elles ne peuvent pas être données ensemble. Rien n’a été joué.

## Selling: only what is possible is asked

prompt-sell =
    { $what ->
        [grape] { $source } : choisissez un raisin à vendre.
        [field] { $source } : choisissez un champ à vendre.
        [back] { $source } : choisissez un champ à racheter.
        [grape_field] { $source } : vendez du raisin ou un champ.
        [grape_back] { $source } : vendez du raisin ou rachetez un champ.
        [field_back] { $source } : vendez ou rachetez un champ.
       *[grape_field_back] { $source } : vendez du raisin, ou vendez ou rachetez un champ.
    }

## One screen for several people

cover-next = Ensuite : { $player }
cover-heading = Passez l’écran : { $player }
cover-live = { cover-heading }. { $question }
cover-text = Seules les mains sont cachées. Regardez la table aussi longtemps que vous voulez.
cover-answers = { $player } peut répondre sans voir la main.
cover-sit = C’est moi, { $player }
cover-sit-help = voir ma main
cover-hand =
    { $count ->
        [one] { $count } carte, face cachée
       *[other] { $count } cartes, face cachée
    }
cover-asks = { $source } : { $player } doit décider.
cover-goes-on = { $player } est au milieu de son tour.
cover-undo-of = { $player } peut annuler tant que { $next } n’a pas l’écran.

## The first minute, and the tutor at any table

welcome-heading = Votre colline vous attend
welcome-mama = Mama { $name } vous donne { $gifts }.
welcome-papa =
    { $lira ->
        [0] Papa { $name } vous donne un ouvrier spécialisé, et l’un de ces deux cadeaux.
       *[other] Papa { $name } vous donne un ouvrier spécialisé, £{ $lira }, et l’un de ces deux cadeaux.
    }
welcome-aim =
    { $goal ->
        [0] Le plus de points l’emporte ; la plupart viennent des commandes.
       *[other] { $goal } points terminent la partie, le plus de points l’emporte ; la plupart viennent des commandes.
    }
welcome-aim-solo = Dépassez les { $vp } points de l’Automa en { $years } ans ; la plupart viennent des commandes.
welcome-lira = De quoi payer le bâtiment qu’il faut à votre première vigne, ou un nouvel ouvrier.
welcome-worker = Un ouvrier de plus à placer, chaque année.
welcome-vp = Un point tout de suite, et pour de bon.
teach-me = Apprenez-moi
teach-me-text = le tuteur s’assoit à cette table

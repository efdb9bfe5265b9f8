### What a player did in a decision, and what would have been better: whole sentences, told afterwards to that player.

retold-draw_vine =
    { $how ->
        [did] You drew a vine.
       *[better] Drawing a vine was better
    }
retold-draw_order =
    { $how ->
        [did] You drew an order.
       *[better] Drawing an order was better
    }
retold-give_tour =
    { $how ->
        [did] You gave a tour.
       *[better] Giving a tour was better
    }
retold-gain_lira =
    { $how ->
        [did] You took £1 from the cart.
       *[better] Taking £1 from the cart was better
    }
retold-build_structure =
    { $how ->
        [did] You built a structure.
       *[better] Building a structure was better
    }
retold-build_or_tour =
    { $how ->
        [did] You went to build or give a tour.
       *[better] Building or giving a tour was better
    }
retold-play_summer_visitor =
    { $how ->
        [did] You played a summer visitor.
       *[better] Playing a summer visitor was better
    }
retold-play_winter_visitor =
    { $how ->
        [did] You played a winter visitor.
       *[better] Playing a winter visitor was better
    }
retold-sell_or_field =
    { $how ->
        [did] You sold grapes or traded a field.
       *[better] Selling grapes or a field was better
    }
retold-sell_for =
    { $how ->
        [did] You sold grapes or a field for £{ $lira }.
       *[better] Selling grapes or a field for £{ $lira } was better
    }
retold-sell_field_for =
    { $how ->
        [did] You sold a field for £{ $lira }.
       *[better] Selling a field for £{ $lira } was better
    }
retold-sell_grapes_for =
    { $how ->
        [did] You sold grapes for £{ $lira }.
       *[better] Selling grapes for £{ $lira } was better
    }
retold-flip_field =
    { $how ->
        [did] You bought or sold a field.
       *[better] Buying or selling a field was better
    }
retold-sell_wine =
    { $how ->
        [did] You sold a wine.
       *[better] Selling a wine was better
    }
retold-plant_vine =
    { $how ->
        [did] You planted a vine.
       *[better] Planting a vine was better
    }
retold-harvest_field =
    { $how ->
        [did] You harvested a field.
       *[better] Harvesting a field was better
    }
retold-train_worker =
    { $how ->
        [did] You trained a worker.
       *[better] Training a worker was better
    }
retold-make_wine =
    { $how ->
        [did] You made wine.
       *[better] Making wine was better
    }
retold-fill_order =
    { $how ->
        [did] You filled an order.
       *[better] Filling an order was better
    }
retold-influence =
    { $how ->
        [did] You placed or moved a star.
       *[better] Placing or moving a star was better
    }
retold-trade =
    { $how ->
        [did] You made a trade.
       *[better] Making a trade was better
    }
retold-destroy_structure =
    { $how ->
        [did] You demolished a structure.
       *[better] Demolishing a structure was better
    }
retold-own_space =
    { $how ->
        [did] You used your own space: { $thing }.
       *[better] Your own space was better: { $thing }
    }
retold-pass =
    { $how ->
        [did] You passed.
       *[better] Passing was better
    }
retold-play_card =
    { $how ->
        [did] You played { $thing }.
       *[better] Playing { $thing } was better
    }
retold-plant_card =
    { $how ->
        [did] You planted { $thing }.
       *[better] Planting { $thing } was better
    }
retold-plant_field =
    { $how ->
        [did] You planted on field { $thing }.
       *[better] Field { $thing } was better
    }
retold-harvest_one =
    { $how ->
        [did] You harvested field { $thing }.
       *[better] Harvesting field { $thing } was better
    }
retold-build_one =
    { $how ->
        [did] You built: { $thing }.
       *[better] Building was better: { $thing }
    }
retold-discard_card =
    { $how ->
        [did] You discarded { $thing }.
       *[better] Discarding { $thing } was better
    }
retold-fill_one =
    { $how ->
        [did] You filled an order: { $thing }.
       *[better] Filling this order was better: { $thing }
    }
retold-row =
    { $how ->
        [did] You woke up in row { $thing }.
       *[better] Row { $thing } was better
    }
retold-star =
    { $how ->
        [did] You chose { $thing } for your star.
       *[better] { $thing } was better for your star
    }
retold-sell_this =
    { $how ->
        [did] You sold: { $thing }.
       *[better] Selling was better: { $thing }
    }
retold-option =
    { $how ->
        [did] { $source }: you chose “{ $thing }”.
       *[better] “{ $thing }” was better
    }
retold-answer =
    { $how ->
        [did] You chose “{ $thing }”.
       *[better] “{ $thing }” was better
    }

## With its reason, and both in one line.

retold-first-of-two = { $source }, first part
retold-second-of-two = { $source }, second part
retold-because = { $better }: it { $reason }.
retold-better = { $better }.

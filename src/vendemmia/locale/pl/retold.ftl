### What a player did in a decision, and what would have been better: whole sentences, told afterwards to that player.

retold-draw_vine =
    { $how ->
        [did] Dobierasz winorośl.
       *[better] Lepiej było dobrać winorośl
    }
retold-draw_order =
    { $how ->
        [did] Dobierasz zamówienie.
       *[better] Lepiej było dobrać zamówienie
    }
retold-give_tour =
    { $how ->
        [did] Oprowadzasz wycieczkę.
       *[better] Lepiej było oprowadzić wycieczkę
    }
retold-gain_lira =
    { $how ->
        [did] Bierzesz £1 z wozu.
       *[better] Lepiej było wziąć £1 z wozu
    }
retold-build_structure =
    { $how ->
        [did] Budujesz konstrukcję.
       *[better] Lepiej było zbudować konstrukcję
    }
retold-build_or_tour =
    { $how ->
        [did] Budujesz albo oprowadzasz wycieczkę.
       *[better] Lepiej było budować albo oprowadzić wycieczkę
    }
retold-play_summer_visitor =
    { $how ->
        [did] Zagrywasz letniego gościa.
       *[better] Lepiej było zagrać letniego gościa
    }
retold-play_winter_visitor =
    { $how ->
        [did] Zagrywasz zimowego gościa.
       *[better] Lepiej było zagrać zimowego gościa
    }
retold-sell_or_field =
    { $how ->
        [did] Sprzedajesz grona albo pole.
       *[better] Lepiej było sprzedać grona albo pole
    }
retold-sell_for =
    { $how ->
        [did] Sprzedajesz za £{ $lira }.
       *[better] Lepiej było sprzedać grona albo pole za £{ $lira }
    }
retold-sell_field_for =
    { $how ->
        [did] Sprzedajesz pole za £{ $lira }.
       *[better] Lepiej było sprzedać pole za £{ $lira }
    }
retold-sell_grapes_for =
    { $how ->
        [did] Sprzedajesz grona za £{ $lira }.
       *[better] Lepiej było sprzedać grona za £{ $lira }
    }
retold-flip_field =
    { $how ->
        [did] Kupujesz albo sprzedajesz pole.
       *[better] Lepiej było kupić albo sprzedać pole
    }
retold-sell_wine =
    { $how ->
        [did] Sprzedajesz wino.
       *[better] Lepiej było sprzedać wino
    }
retold-plant_vine =
    { $how ->
        [did] Sadzisz winorośl.
       *[better] Lepiej było zasadzić winorośl
    }
retold-harvest_field =
    { $how ->
        [did] Zbierasz plony z pola.
       *[better] Lepiej było zebrać plony z pola
    }
retold-train_worker =
    { $how ->
        [did] Przygotowujesz pracownika.
       *[better] Lepiej było przygotować pracownika
    }
retold-make_wine =
    { $how ->
        [did] Wytwarzasz wino.
       *[better] Lepiej było wytworzyć wino
    }
retold-fill_order =
    { $how ->
        [did] Realizujesz zamówienie.
       *[better] Lepiej było zrealizować zamówienie
    }
retold-influence =
    { $how ->
        [did] Umieszczasz albo przesuwasz gwiazdkę.
       *[better] Lepiej było umieścić albo przesunąć gwiazdkę
    }
retold-trade =
    { $how ->
        [did] Dokonujesz wymiany.
       *[better] Lepiej było dokonać wymiany
    }
retold-destroy_structure =
    { $how ->
        [did] Burzysz konstrukcję.
       *[better] Lepiej było zburzyć konstrukcję
    }
retold-own_space =
    { $how ->
        [did] Używasz własnego pola akcji: { $thing }.
       *[better] Lepsze było twoje własne pole akcji: { $thing }
    }
retold-pass =
    { $how ->
        [did] Pasujesz.
       *[better] Lepiej było spasować
    }
retold-play_card =
    { $how ->
        [did] Zagrywasz: { $thing }.
       *[better] Lepiej było zagrać: { $thing }
    }
retold-plant_card =
    { $how ->
        [did] Sadzisz: { $thing }.
       *[better] Lepiej było zasadzić: { $thing }
    }
retold-plant_field =
    { $how ->
        [did] Sadzisz na polu { $thing }.
       *[better] Lepsze było pole { $thing }
    }
retold-harvest_one =
    { $how ->
        [did] Zbierasz plony z pola { $thing }.
       *[better] Lepiej było zebrać plony z pola { $thing }
    }
retold-build_one =
    { $how ->
        [did] Budujesz: { $thing }.
       *[better] Lepiej było zbudować: { $thing }
    }
retold-discard_card =
    { $how ->
        [did] Odrzucasz: { $thing }.
       *[better] Lepiej było odrzucić: { $thing }
    }
retold-fill_one =
    { $how ->
        [did] Realizujesz zamówienie: { $thing }.
       *[better] Lepiej było zrealizować zamówienie: { $thing }
    }
retold-row =
    { $how ->
        [did] Zajmujesz rząd { $thing }.
       *[better] Lepszy był rząd { $thing }
    }
retold-star =
    { $how ->
        [did] Twoja gwiazdka: { $thing }.
       *[better] Lepszy region na gwiazdkę: { $thing }
    }
retold-sell_this =
    { $how ->
        [did] Sprzedajesz: { $thing }.
       *[better] Lepiej było sprzedać: { $thing }
    }
retold-option =
    { $how ->
        [did] { $source }: wybierasz „{ $thing }”.
       *[better] Lepsze było „{ $thing }”
    }
retold-answer =
    { $how ->
        [did] Wybierasz „{ $thing }”.
       *[better] Lepsze było „{ $thing }”
    }

## With its reason, and both in one line.

retold-first-of-two = { $source }, pierwsza część
retold-second-of-two = { $source }, druga część
retold-because = { $better }: { $reason }.
retold-better = { $better }.

### What a player did in a decision, and what would have been better: whole sentences, told afterwards to that player.

retold-draw_vine =
    { $how ->
        [did] Lížete si révu.
       *[better] Lepší bylo líznout si révu
    }
retold-draw_order =
    { $how ->
        [did] Lížete si objednávku.
       *[better] Lepší bylo líznout si objednávku
    }
retold-give_tour =
    { $how ->
        [did] Pořádáte prohlídku.
       *[better] Lepší bylo uspořádat prohlídku
    }
retold-gain_lira =
    { $how ->
        [did] Berete si £1 z vozu.
       *[better] Lepší bylo vzít si £1 z vozu
    }
retold-build_structure =
    { $how ->
        [did] Stavíte budovu.
       *[better] Lepší bylo postavit budovu
    }
retold-build_or_tour =
    { $how ->
        [did] Jdete stavět nebo pořádat prohlídku.
       *[better] Lepší bylo stavět nebo uspořádat prohlídku
    }
retold-play_summer_visitor =
    { $how ->
        [did] Hrajete letního návštěvníka.
       *[better] Lepší bylo zahrát letního návštěvníka
    }
retold-play_winter_visitor =
    { $how ->
        [did] Hrajete zimního návštěvníka.
       *[better] Lepší bylo zahrát zimního návštěvníka
    }
retold-sell_or_field =
    { $how ->
        [did] Prodáváte hrozny nebo pole.
       *[better] Lepší bylo prodat hrozny nebo pole
    }
retold-sell_for =
    { $how ->
        [did] Prodáváte za £{ $lira }.
       *[better] Lepší bylo prodat hrozny nebo pole za £{ $lira }
    }
retold-sell_field_for =
    { $how ->
        [did] Prodáváte pole za £{ $lira }.
       *[better] Lepší bylo prodat pole za £{ $lira }
    }
retold-sell_grapes_for =
    { $how ->
        [did] Prodáváte hrozny za £{ $lira }.
       *[better] Lepší bylo prodat hrozny za £{ $lira }
    }
retold-flip_field =
    { $how ->
        [did] Kupujete nebo prodáváte pole.
       *[better] Lepší bylo koupit nebo prodat pole
    }
retold-sell_wine =
    { $how ->
        [did] Prodáváte víno.
       *[better] Lepší bylo prodat víno
    }
retold-plant_vine =
    { $how ->
        [did] Sázíte révu.
       *[better] Lepší bylo zasadit révu
    }
retold-harvest_field =
    { $how ->
        [did] Sklízíte pole.
       *[better] Lepší bylo sklidit pole
    }
retold-train_worker =
    { $how ->
        [did] Trénujete pracovníka.
       *[better] Lepší bylo vytrénovat pracovníka
    }
retold-make_wine =
    { $how ->
        [did] Vyrábíte víno.
       *[better] Lepší bylo vyrobit víno
    }
retold-fill_order =
    { $how ->
        [did] Vyřizujete objednávku.
       *[better] Lepší bylo vyřídit objednávku
    }
retold-influence =
    { $how ->
        [did] Umisťujete nebo přesouváte hvězdu.
       *[better] Lepší bylo umístit nebo přesunout hvězdu
    }
retold-trade =
    { $how ->
        [did] Provádíte výměnu.
       *[better] Lepší bylo provést výměnu
    }
retold-destroy_structure =
    { $how ->
        [did] Bouráte budovu.
       *[better] Lepší bylo zbourat budovu
    }
retold-own_space =
    { $how ->
        [did] Používáte své vlastní místo: { $thing }.
       *[better] Lepší bylo vaše vlastní místo: { $thing }
    }
retold-pass =
    { $how ->
        [did] Pasujete.
       *[better] Lepší bylo pasovat
    }
retold-play_card =
    { $how ->
        [did] Hrajete kartu { $thing }.
       *[better] Lepší bylo zahrát kartu { $thing }
    }
retold-plant_card =
    { $how ->
        [did] Sázíte révu { $thing }.
       *[better] Lepší bylo zasadit révu { $thing }
    }
retold-plant_field =
    { $how ->
        [did] Sázíte na pole { $thing }.
       *[better] Lepší bylo pole { $thing }
    }
retold-harvest_one =
    { $how ->
        [did] Sklízíte pole { $thing }.
       *[better] Lepší bylo sklidit pole { $thing }
    }
retold-build_one =
    { $how ->
        [did] Stavíte: { $thing }.
       *[better] Lepší bylo postavit: { $thing }
    }
retold-discard_card =
    { $how ->
        [did] Odhazujete kartu { $thing }.
       *[better] Lepší bylo odhodit kartu { $thing }
    }
retold-fill_one =
    { $how ->
        [did] Vyřizujete objednávku: { $thing }.
       *[better] Lepší bylo vyřídit objednávku: { $thing }
    }
retold-row =
    { $how ->
        [did] Volíte řádek probouzení { $thing }.
       *[better] Lepší byl řádek { $thing }
    }
retold-star =
    { $how ->
        [did] Region pro vaši hvězdu: { $thing }.
       *[better] Lepší region pro hvězdu: { $thing }
    }
retold-sell_this =
    { $how ->
        [did] Prodáváte: { $thing }.
       *[better] Lepší bylo prodat: { $thing }
    }
retold-option =
    { $how ->
        [did] { $source }: volíte „{ $thing }“.
       *[better] Lepší bylo „{ $thing }“
    }
retold-answer =
    { $how ->
        [did] Volíte „{ $thing }“.
       *[better] Lepší bylo „{ $thing }“
    }

## With its reason, and both in one line.

retold-first-of-two = { $source }, první část
retold-second-of-two = { $source }, druhá část
retold-because = { $better }: { $reason }.
retold-better = { $better }.

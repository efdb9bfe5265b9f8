### Hints: the best answers, each with the chance to win and at most one true sentence.

hint-title = Podpowiedź · vendemmia
hint-heading = Najlepsze odpowiedzi
hint-live = Najlepsze odpowiedzi: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer } ({ $chance }). { $reason }
    }
hint-intro = Trener wie tyle samo co ty. Najbardziej obiecujące odpowiedzi rozgrywa w myślach przez około rok i ocenia szansę na twoją wygraną, jeśli wszyscy grają dalej jak ekspert.
hint-means = Szansa na wygraną, jeśli wszyscy grają dalej jak ekspert
hint-chance = Szansa na wygraną: { $chance }
hint-odds =
    { $odds ->
        [ahead-clearly] wyraźna przewaga
        [ahead] przewaga
        [ahead-slightly] lekka przewaga
        [even] równe szanse
        [behind-slightly] lekka strata
        [behind] strata
       *[behind-clearly] wyraźna strata
    }
hint-worth =
    { $worth ->
        [same] prawie tak samo dobre
        [little] nieco gorsze
       *[worse] wyraźnie gorsze
    }
hint-plan =
    { $years ->
        [this] Plan na ten rok: { $steps }.
       *[both] Plan na dwa lata: { $steps }.
    }
plan-order = zrealizować zamówienie ({ $wines }; { $vp } PZ)
plan-vine = zasadzić { FORM($card, "acc") }
plan-visitor = zagrać kartę { $card }
plan-structure = zbudować: { $structure }
plan-worker = przygotować pracownika
plan-harvest = zebrać plony z pola { $field }
plan-points = zdobyć co najmniej { $vp } PZ
hint-best = najlepsza
hint-play = Zagraj to
hint-play-named = ({ $answer })
hint-row = Rząd { $row }
hint-play-this = Zagraj to: { $answer }
hint-locks = Odkrywa ukryte informacje, więc nie można tego cofnąć.
hint-close = Zamknij
hint-back = Wróć do stołu
hint-failed = Tym razem trener nie ma rady.
hint-not-now = Teraz bez podpowiedzi
hint-not-your-turn = Tura: { $player }. Zapytaj, gdy będzie twoja tura.
hint-covered = Teraz { $player }, ale najpierw musi przejąć ekran.
hint-over = Gra jest zakończona.
hint-only-shown = To zapis partii: możesz ją oglądać, ale nie grać.

why-outcome = Wynik: { $outlook }.
why-points = Teraz { $gain } PZ: masz { $vp }, a będziesz mieć { $after }.
why-lira = Teraz £{ $gain }: masz £{ $lira }, a będziesz mieć £{ $after }.
why-lira-for = Mając £{ $after }, możesz zbudować { FORM($structure, "acc") } za £{ $price }; teraz masz £{ $lira }.
why-order =
    { $of ->
        [one] Zamówienie ({ $wines }) daje { why-order-gains }
        [few] Możesz zrealizować { $of } zamówienia; to ({ $wines }) daje { why-order-gains }
        [many] Możesz zrealizować { $of } zamówień; to ({ $wines }) daje { why-order-gains }
       *[other] Możesz zrealizować { $of } zamówień; to ({ $wines }) daje { why-order-gains }
    }
why-order-gains =
    { $income ->
        [0] { $vp } PZ.
       *[other] { $vp } PZ i co roku £{ $income } więcej.
    }
why-order-ready = W twojej piwnicy jest potrzebne wino.
why-order-unfilled = Wino z twojej piwnicy teraz na nie nie wystarcza.
why-harvest = Pole { $field } daje: { $grapes }.
why-harvest-most = Z twoich pól najwięcej daje pole { $field }: { $grapes }.
why-then = Zbiór z pola { $field } da wtedy: { $grapes }.
why-wine-for = Zamówienie na twojej ręce ({ $vp } PZ) wymaga: { $wine }, a twoje grona na to wystarczają.
why-same-wine = Z lepszego grona powstaje takie samo wino.
why-plant = { $vine } dodaje do każdego zbioru z tego pola: { $grapes }.
why-plant-some =
    { $count ->
        [one] Możesz zasadzić { $count } winorośl z ręki.
        [few] Możesz zasadzić { $count } winorośle z ręki.
        [many] Możesz zasadzić { $count } winorośli z ręki.
       *[other] Możesz zasadzić { $count } winorośli z ręki.
    }
why-vine-most = Żadna inna winorośl, którą możesz zasadzić, nie daje więcej gron.
why-vine-ready = Masz potrzebne konstrukcje i miejsce na polu.
why-vine-lacks = Wymaga konstrukcji, której nie masz: { $structure }.
why-vine-no-room = Na żadnym twoim polu nie ma na nią miejsca.
why-uproot = { $vine } wraca na twoją rękę, a na polu { $field } zwalnia się miejsce na wartość { $value }.
why-draw-vine =
    { $vines ->
        [0] Nie masz na ręce winorośli, a na polach jest miejsce na wartość { $room }.
       *[other] Żadnej winorośli z ręki nie możesz zasadzić, a na polach jest miejsce na wartość { $room }.
    }
why-draw-order =
    { $orders ->
        [0]
            { $wines ->
                [0] Nie masz na ręce zamówień.
               *[other] Nie masz na ręce zamówień; wina w piwnicy: { $wines }.
            }
       *[other] Żadnego zamówienia z ręki nie możesz zrealizować; wina w piwnicy: { $wines }.
    }
why-deck-none =
    { $deck ->
        [summer] Nie masz na ręce letnich gości.
       *[winter] Nie masz na ręce zimowych gości.
    }
why-deck-soon =
    { $deck ->
        [summer] Letnich gości możesz zagrać jeszcze w tym roku.
       *[winter] Zimowych gości możesz zagrać jeszcze w tym roku.
    }
why-build-for = Aby zasadzić { FORM($vine, "acc") } z ręki, musisz mieć { FORM($structure, "acc") }: kosztuje to £{ $price } z twoich £{ $lira }.
why-build-cellar =
    { $wine ->
        [blush] { $structure } kosztuje £{ $price }, a twoje grona wystarczają na różowe wino.
       *[sparkling] { $structure } kosztuje £{ $price }, a twoje grona wystarczają na wino musujące.
    }
why-build = Mając £{ $lira }, możesz zbudować: { $structures }.
why-train =
    { $workers ->
        [one] Od następnego roku masz { $workers } pracownika, nie licząc tymczasowego.
        [few] Od następnego roku masz { $workers } pracowników, nie licząc tymczasowego.
        [many] Od następnego roku masz { $workers } pracowników, nie licząc tymczasowego.
       *[other] Od następnego roku masz { $workers } pracowników, nie licząc tymczasowego.
    }
why-visitor =
    { $count ->
        [one] Możesz zagrać kartę { $card }.
        [few] Możesz zagrać { $count } gości.
        [many] Możesz zagrać { $count } gości.
       *[other] Możesz zagrać { $count } gości.
    }
why-visitor-unplayable = Teraz nie możesz jej zagrać.
why-must-go =
    { $left ->
        [one] Musisz odrzucić { $left } kartę, bo zostać może tylko { $kept }.
        [few] Musisz odrzucić { $left } karty, bo zostać może tylko { $kept }.
        [many] Musisz odrzucić { $left } kart, bo zostać może tylko { $kept }.
       *[other] Musisz odrzucić { $left } kart, bo zostać może tylko { $kept }.
    }
why-least =
    { $kind ->
        [grape] Żadne inne grono, które wystarcza, nie ma niższej wartości.
       *[wine] Żadne inne wino, które wystarcza, nie ma niższej wartości.
    }
why-keep-lira = Zostaje ci £{ $amount }.
why-keep-vp = Zachowujesz swoje { $amount } PZ.
why-keep-cards =
    { $cards ->
        [one] Zostaje ci { $cards } karta.
        [few] Zostają ci { $cards } karty.
        [many] Zostaje ci { $cards } kart.
       *[other] Zostaje ci { $cards } kart.
    }
why-token-later = Możesz wydać żeton na późniejszy bonus.
why-grapes-later = Zachowujesz grona na później.
why-pass-brings = Pas daje: { $outlook }.
why-pass-none = Nie masz już pracowników.
why-pass-later =
    { $workers ->
        [one] Zachowujesz ostatniego pracownika na resztę roku.
        [few] Zachowujesz { $workers } pracowników na resztę roku.
        [many] Zachowujesz { $workers } pracowników na resztę roku.
       *[other] Zachowujesz { $workers } pracowników na resztę roku.
    }
why-row = Rząd { $row }: { $text }.
why-row-first = Rząd { $row }: { $text }. W tym roku grasz przed wszystkimi.
why-region-lead = Masz tam wtedy najwięcej gwiazdek: { $worth } PZ na koniec.
why-region-tie = Wyrównujesz tam, a przy remisie nikt nie punktuje.
why-region-kept = Nadal masz tam najwięcej gwiazdek.
why-take-back =
    { $workers ->
        [one] Będziesz mieć 1 pracownika do umieszczenia.
        [few] Będziesz mieć { $workers } pracowników do umieszczenia.
        [many] Będziesz mieć { $workers } pracowników do umieszczenia.
       *[other] Będziesz mieć { $workers } pracowników do umieszczenia.
    }

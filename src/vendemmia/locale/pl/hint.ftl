### Hints: the best answers, each with the chance to win and one true sentence.

hint-title = Podpowiedź · vendemmia
hint-heading = Najlepsze odpowiedzi
hint-live = Najlepsze odpowiedzi: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer }. Szansa na wygraną { $chance }. { $reason }
    }
hint-intro = Trener wie tyle samo co ty. Najbardziej obiecujące odpowiedzi rozgrywa w myślach przez około rok i ocenia szansę na twoją wygraną, jeśli wszyscy grają dalej jak ekspert.
hint-means = Szansa na wygraną, jeśli wszyscy grają dalej jak ekspert
hint-chance = Szansa na wygraną: { $chance }
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
why-state =
    { $cards ->
        [one] Masz £{ $lira }, { $vp } PZ i { $cards } kartę.
        [few] Masz £{ $lira }, { $vp } PZ i { $cards } karty.
        [many] Masz £{ $lira }, { $vp } PZ i { $cards } kart.
       *[other] Masz £{ $lira }, { $vp } PZ i { $cards } kart.
    }
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
why-harvest =
    { $variant ->
        [both] Pole { $field } daje czerwone { $red } i białe { $white }.
        [red] Pole { $field } daje czerwone { $red }.
       *[white] Pole { $field } daje białe { $white }.
    }
why-wine =
    { $grapes ->
        [one] Masz 1 grono, a zamówienia realizuje się tylko winem; zamówienia na ręce: { $orders }.
        [few] Masz { $grapes } grona, a zamówienia realizuje się tylko winem; zamówienia na ręce: { $orders }.
        [many] Masz { $grapes } gron, a zamówienia realizuje się tylko winem; zamówienia na ręce: { $orders }.
       *[other] Masz { $grapes } gron, a zamówienia realizuje się tylko winem; zamówienia na ręce: { $orders }.
    }
why-plant =
    { $vp ->
        [0] { $vine } dodaje do każdego zbioru z tego pola: { $grapes }.
       *[other] { $vp } PZ teraz, a { $vine } dodaje do każdego zbioru z tego pola: { $grapes }.
    }
why-draw-vine =
    { $vines ->
        [0] Nie masz na ręce winorośli, a na polach jest miejsce na wartość { $room }.
        [one] Masz na ręce 1 winorośl, a na polach jest miejsce na wartość { $room }.
        [few] Masz na ręce { $vines } winorośle, a na polach jest miejsce na wartość { $room }.
        [many] Masz na ręce { $vines } winorośli, a na polach jest miejsce na wartość { $room }.
       *[other] Masz na ręce { $vines } winorośli, a na polach jest miejsce na wartość { $room }.
    }
why-draw-order =
    { $orders ->
        [0] Nie masz na ręce zamówień; wina w piwnicy: { $wines }.
        [one] Masz na ręce 1 zamówienie; wina w piwnicy: { $wines }.
        [few] Masz na ręce { $orders } zamówienia; wina w piwnicy: { $wines }.
        [many] Masz na ręce { $orders } zamówień; wina w piwnicy: { $wines }.
       *[other] Masz na ręce { $orders } zamówień; wina w piwnicy: { $wines }.
    }
why-build-for = Aby zasadzić { FORM($vine, "acc") } z ręki, musisz mieć { FORM($structure, "acc") }: kosztuje to £{ $price } z twoich £{ $lira }.
why-build = Masz £{ $lira } i { $built } z 8 konstrukcji.
why-lira = Teraz £{ $gain }: masz £{ $lira }, a będziesz mieć £{ $after }.
why-lira-for = Mając £{ $after }, możesz zbudować { FORM($structure, "acc") } za £{ $price }; teraz masz £{ $lira }.
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
        [few] Możesz zagrać { $count } gości, wśród nich: { $card }.
        [many] Możesz zagrać { $count } gości, wśród nich: { $card }.
       *[other] Możesz zagrać { $count } gości, wśród nich: { $card }.
    }
why-pass-brings = Pas daje: { $outlook }.
why-pass-none = Nie masz już pracowników.
why-pass-later =
    { $workers ->
        [one] Zachowujesz ostatniego pracownika na resztę roku.
        [few] Zachowujesz { $workers } pracowników na resztę roku.
        [many] Zachowujesz { $workers } pracowników na resztę roku.
       *[other] Zachowujesz { $workers } pracowników na resztę roku.
    }
why-pass-home =
    { $workers ->
        [one] Twój ostatni pracownik wraca bez zajęcia.
        [few] { $workers } twoich pracowników wraca bez zajęcia.
        [many] { $workers } twoich pracowników wraca bez zajęcia.
       *[other] { $workers } twoich pracowników wraca bez zajęcia.
    }
why-row =
    { $earlier ->
        [0] Rząd { $row }: { $text }. Na razie nikt nie jest przed tobą.
        [one] Rząd { $row }: { $text }. Na razie przed tobą jest 1 gracz.
        [few] Rząd { $row }: { $text }. Na razie przed tobą jest { $earlier } graczy.
        [many] Rząd { $row }: { $text }. Na razie przed tobą jest { $earlier } graczy.
       *[other] Rząd { $row }: { $text }. Na razie przed tobą jest { $earlier } graczy.
    }
why-other-row = Rząd { $row }: { $text }.
why-give-up =
    { $left ->
        [one] Oddajesz kartę { $card } i zostaje ci 1 karta.
        [few] Oddajesz kartę { $card } i zostają ci { $left } karty.
        [many] Oddajesz kartę { $card } i zostaje ci { $left } kart.
       *[other] Oddajesz kartę { $card } i zostaje ci { $left } kart.
    }
why-card = { $text }
why-vine = { $vine } daje: { $grapes }.
why-structure = { $text }
why-room = Na polu { $field } jest miejsce na wartość { $room }.
why-deck =
    { $deck ->
        [vine] Winorośle na twojej ręce: { $held }.
        [summer] Letni goście na twojej ręce: { $held }.
        [winter] Zimowi goście na twojej ręce: { $held }.
        [order] Zamówienia na twojej ręce: { $held }.
       *[structure] Karty konstrukcji na twojej ręce: { $held }.
    }
why-region =
    { $worth ->
        [0] Twoje gwiazdki tutaj: { $own }, najsilniejszy rywal: { $rival }.
        [one] Twoje gwiazdki tutaj: { $own }, najsilniejszy rywal: { $rival }; na koniec region jest wart 1 punkt.
        [few] Twoje gwiazdki tutaj: { $own }, najsilniejszy rywal: { $rival }; na koniec region jest wart { $worth } punkty.
        [many] Twoje gwiazdki tutaj: { $own }, najsilniejszy rywal: { $rival }; na koniec region jest wart { $worth } punktów.
       *[other] Twoje gwiazdki tutaj: { $own }, najsilniejszy rywal: { $rival }; na koniec region jest wart { $worth } punktów.
    }
why-stop =
    { $cards ->
        [one] Zostaje ci £{ $lira } i 1 karta.
        [few] Zostaje ci £{ $lira } i { $cards } karty.
        [many] Zostaje ci £{ $lira } i { $cards } kart.
       *[other] Zostaje ci £{ $lira } i { $cards } kart.
    }
why-make =
    { $kind ->
        [red] Twoje najlepsze czerwone grono ma wartość { $red }; zamówienia na ręce na czerwone wino: { $orders }.
        [white] Twoje najlepsze białe grono ma wartość { $white }; zamówienia na ręce na białe wino: { $orders }.
        [blush] Twoje najlepsze grona to czerwone { $red } i białe { $white }; zamówienia na ręce na różowe wino: { $orders }.
       *[sparkling] Twoje najlepsze grona to czerwone { $red } i białe { $white }; zamówienia na ręce na wino musujące: { $orders }.
    }
why-value = Ma wartość { $value }.
why-answer = { $answer }; masz £{ $lira }.
why-rival =
    { $cards ->
        [one] Ten gracz ma £{ $lira }, { $vp } PZ i { $cards } kartę.
        [few] Ten gracz ma £{ $lira }, { $vp } PZ i { $cards } karty.
        [many] Ten gracz ma £{ $lira }, { $vp } PZ i { $cards } kart.
       *[other] Ten gracz ma £{ $lira }, { $vp } PZ i { $cards } kart.
    }
why-take-back =
    { $workers ->
        [one] Będziesz mieć 1 pracownika do umieszczenia.
        [few] Będziesz mieć { $workers } pracowników do umieszczenia.
        [many] Będziesz mieć { $workers } pracowników do umieszczenia.
       *[other] Będziesz mieć { $workers } pracowników do umieszczenia.
    }

### Labels of answers, and what each of them would cost and give. A label has no full stop.

choice-pass = Spasuj

## Stopping, declining, accepting

choice-done = Gotowe
choice-done-bonus = Pomiń bonus
choice-done-token = Zatrzymaj znacznik
choice-done-lapse = Zatrzymaj znacznik i strać czekającą akcję
choice-done-plant = Zakończ sadzenie
choice-done-harvest = Zakończ zbiór
choice-done-wine = Zakończ wytwarzanie
choice-done-sell = Zakończ sprzedaż
choice-done-take-back = Nie odzyskuj więcej pracowników
choice-done-pay = Nie płać nikomu więcej
choice-done-demand = Nie wskazuj nikogo więcej
choice-done-age = Zakończ starzenie
choice-done-fill = Nie realizuj żadnego
choice-done-discard = Niczego nie odrzucaj

choice-no = Odmów
choice-no-build = Niczego nie buduj
choice-no-plant = Niczego nie sadź
choice-no-wine = Nie wytwarzaj wina
choice-no-train = Nie przygotowuj
choice-no-pay = Nie płać
choice-no-take-back = Zostaw tam dużego pracownika
choice-no-star = Zostaw gwiazdki bez zmian
choice-no-draw = Bez dodatkowej karty
choice-no-visitor = Nie kupuj gościa
choice-no-pupil = Nie odzyskuj pracownika
choice-no-again = Nie powtarzaj
choice-no-mama = Zatrzymaj: { $mama }

choice-yes = Przyjmij
choice-yes-offer = Przyjmij: { $offer }
choice-yes-train = Przygotuj pracownika za £{ $price }
choice-yes-pay = Zapłać £{ $lira }
choice-yes-mama = Dobierz inną matkę
choice-yes-again = Powtórz: { $action }
choice-yes-again-bonus = Zapłać £1 za bonus jeszcze raz: { $bonus }

choice-token = Wydaj znacznik akcji bonusowej
choice-token-first = Wydaj znacznik, najpierw bonus: { $bonus }
choice-token-after = Wydaj znacznik na bonus: { $bonus }

choice-action = Wykonaj akcję
choice-action-first = Najpierw akcja: { $action }
choice-bonus = Weź bonus
choice-bonus-first = Najpierw bonus: { $bonus }
choice-bonus-after = Weź bonus: { $bonus }
choice-bonus-space = Bonus { FORM($space, "gen") }
choice-bonus-named = Bonus { FORM($space, "gen") }: { $bonus }

## Options of cards; most are in the catalogue of their card

choice-option = Opcja { $number }
choice-give-cards = Oddaj 2 karty
choice-give-lira = Oddaj £3
choice-give-vp = Oddaj 1 PZ
choice-give-grape = Oddaj 1 grono
choice-get-cards = Weź 2 karty
choice-get-lira = Weź £3
choice-get-vp = Weź 1 PZ
choice-get-grape = Weź 1 grono o wartości 1
choice-papa-structure = { $structure }
choice-papa-worker = 1 dodatkowy zwykły pracownik
choice-papa-vp = 1 PZ
choice-papa-lira = £{ $lira } więcej
choice-count =
    { $count ->
        [0] Nie oddawaj kart
        [one] Oddaj 1 kartę gościa
        [few] Oddaj { $count } karty gości
        [many] Oddaj { $count } kart gości
       *[other] Oddaj { $count } kart gości
    }

## Things to choose

choice-row = Rząd { $row }: { $bonus }
choice-row-token =
    { $row ->
        [1] Rząd { $row }: 1 znacznik akcji bonusowej
       *[other] Rząd { $row }: { $bonus }, 1 znacznik akcji bonusowej
    }
choice-seat = Gracz { $number }
choice-deck =
    { $deck ->
        [vine] Winorośl
        [summer] Letni gość
        [winter] Zimowy gość
        [structure] Karta konstrukcji
       *[order] Zamówienie
    }
choice-pile =
    { $deck ->
        [vine] Stos winorośli: { $card }
        [summer] Stos letnich gości: { $card }
        [winter] Stos zimowych gości: { $card }
        [structure] Stos konstrukcji: { $card }
       *[order] Stos zamówień: { $card }
    }
choice-field = Pole { $field }: { $vines } ({ $value } z { $field })
choice-field-harvested = Pole { $field }: { $vines } ({ $value } z { $field }), plony zebrane
choice-field-empty = Pole { $field }, puste
choice-field-sold = Pole { $field }, sprzedane
choice-field-structure = Pole { $field }: { $structure }
choice-field-all = Wszystkie pola gotowe do zbioru
choice-mat = { structure-mat }
choice-mat-slots =
    { $slots ->
        [0] Plansza konstrukcji, brak wolnych miejsc
        [one] Plansza konstrukcji, 1 wolne miejsce
        [few] Plansza konstrukcji, { $slots } wolne miejsca
        [many] Plansza konstrukcji, { $slots } wolnych miejsc
       *[other] Plansza konstrukcji, { $slots } wolnych miejsc
    }
choice-field-sell = Sprzedaj pole { $field } za £{ $field }
choice-field-buy = Odkup pole { $field } za £{ $field }
choice-grape =
    { $colour ->
        [red] Czerwone grono { $value }
       *[white] Białe grono { $value }
    }
choice-grape-sell =
    { $colour ->
        [red] Sprzedaj czerwone grono { $value } za £{ $price }
       *[white] Sprzedaj białe grono { $value } za £{ $price }
    }
choice-make =
    { $wine ->
        [red] Czerwone wino
        [white] Białe wino
        [blush] Różowe wino
       *[sparkling] Wino musujące
    }
choice-wine =
    { $wine ->
        [red] Czerwone wino { $value }
        [white] Białe wino { $value }
        [blush] Różowe wino { $value }
       *[sparkling] Wino musujące { $value }
    }
choice-structure = { $structure }
choice-structure-price =
    { $price ->
        [0] { $structure } za darmo
       *[other] { $structure } za £{ $price }
    }
choice-vine = { $vine } ({ $grapes })
choice-worker = { $worker }
choice-worker-price =
    { $price ->
        [0] { $worker } za darmo
       *[other] { $worker } za £{ $price }
    }
choice-region = { $region }
choice-region-stars =
    { $vp ->
        [0] { $region }, twoje gwiazdki: { $stars }
       *[other] { $region }, { $vp } PZ, twoje gwiazdki: { $stars }
    }
choice-mama = { $mama }: { $gifts }
choice-papa =
    { $lira ->
        [0] { $papa }: { $gift } albo £{ $extra }
       *[other] { $papa }: £{ $lira }, potem { $gift } albo £{ $extra } więcej
    }

## Workers

choice-place = { $action }, { $worker }
choice-place-space = { $action }, { $space }, { $worker }
choice-place-bonus = { $action }, { $space } z bonusem, { $worker }
choice-take = Odzyskaj { FORM($worker, "acc") }: { $action }
choice-take-space = Odzyskaj { FORM($worker, "acc") }: { $action }, { $space }

## Outlooks: what an answer would cost and give. Costs have the sign "minus"; an amount may be a range.

outlook-range = { $least }–{ $most }
outlook-from-to = od { $first } do { $last }
# Parts that come together, and alternatives to choose from.
outlook-and = { $first } i { $second }
outlook-or = { $first } albo { $second }
outlook-lira =
    { $sign ->
        [minus] −£{ $amount }
       *[plus] +£{ $amount }
    }
outlook-vp =
    { $sign ->
        [minus] −{ $amount } PZ
       *[plus] +{ $amount } PZ
    }
outlook-residual =
    { $sign ->
        [minus] −£{ $amount } rocznie
       *[plus] +£{ $amount } rocznie
    }
outlook-vine =
    { $amount ->
        [one] dobierz 1 winorośl
        [few] dobierz { $amount } winorośle
        [many] dobierz { $amount } winorośli
       *[other] dobierz { $amount } winorośle
    }
outlook-summer =
    { $amount ->
        [one] dobierz 1 letniego gościa
        [few] dobierz { $amount } letnich gości
        [many] dobierz { $amount } letnich gości
       *[other] dobierz { $amount } letnich gości
    }
outlook-winter =
    { $amount ->
        [one] dobierz 1 zimowego gościa
        [few] dobierz { $amount } zimowych gości
        [many] dobierz { $amount } zimowych gości
       *[other] dobierz { $amount } zimowych gości
    }
outlook-order =
    { $amount ->
        [one] dobierz 1 zamówienie
        [few] dobierz { $amount } zamówienia
        [many] dobierz { $amount } zamówień
       *[other] dobierz { $amount } zamówienia
    }
outlook-structure =
    { $amount ->
        [one] dobierz 1 kartę konstrukcji
        [few] dobierz { $amount } karty konstrukcji
        [many] dobierz { $amount } kart konstrukcji
       *[other] dobierz { $amount } karty konstrukcji
    }
outlook-structure_card =
    { $amount ->
        [one] +1 karta konstrukcji
        [few] +{ $amount } karty konstrukcji
        [many] +{ $amount } kart konstrukcji
       *[other] +{ $amount } karty konstrukcji
    }
outlook-visitor =
    { $amount ->
        [one] dobierz 1 gościa
        [few] dobierz { $amount } gości
        [many] dobierz { $amount } gości
       *[other] dobierz { $amount } gości
    }
outlook-card =
    { $sign ->
        [minus]
            { $amount ->
                [one] −1 karta
                [few] −{ $amount } karty
                [many] −{ $amount } kart
               *[other] −{ $amount } karty
            }
       *[plus]
            { $amount ->
                [one] dobierz 1 kartę
                [few] dobierz { $amount } karty
                [many] dobierz { $amount } kart
               *[other] dobierz { $amount } karty
            }
    }
outlook-discard =
    { $amount ->
        [one] −1 karta
        [few] −{ $amount } karty
        [many] −{ $amount } kart
       *[other] −{ $amount } karty
    }
outlook-worker =
    { $amount ->
        [one] +1 pracownik
        [few] +{ $amount } pracowników
        [many] +{ $amount } pracowników
       *[other] +{ $amount } pracowników
    }
outlook-building = { $structure }
outlook-build =
    { $amount ->
        [one] zbuduj 1 konstrukcję
        [few] zbuduj { $amount } konstrukcje
        [many] zbuduj { $amount } konstrukcji
       *[other] zbuduj { $amount } konstrukcje
    }
outlook-sell_grape =
    { $amount ->
        [one] sprzedaj 1 grono
        [few] sprzedaj { $amount } grona
        [many] sprzedaj { $amount } gron
       *[other] sprzedaj grona ({ $amount })
    }
outlook-sell_field =
    { $amount ->
        [one] sprzedaj 1 pole
        [few] sprzedaj { $amount } pola
        [many] sprzedaj { $amount } pól
       *[other] sprzedaj { $amount } pola
    }
outlook-buy_field =
    { $amount ->
        [one] odkup 1 pole
        [few] odkup { $amount } pola
        [many] odkup { $amount } pól
       *[other] odkup { $amount } pola
    }
outlook-destroy =
    { $amount ->
        [one] zburz 1 konstrukcję
        [few] zburz { $amount } konstrukcje
        [many] zburz { $amount } konstrukcji
       *[other] zburz { $amount } konstrukcje
    }
outlook-star =
    { $amount ->
        [one] umieść albo przesuń 1 gwiazdkę
        [few] umieść albo przesuń { $amount } gwiazdki
        [many] umieść albo przesuń { $amount } gwiazdek
       *[other] umieść albo przesuń { $amount } gwiazdki
    }
outlook-grape_token = weź znacznik pierwszego gracza
outlook-age_grapes = postarz wszystkie grona
outlook-age_wine =
    { $amount ->
        [one] postarz 1 wino
        [few] postarz do { $amount } win
        [many] postarz do { $amount } win
       *[other] postarz do { $amount } win
    }
outlook-plant =
    { $amount ->
        [one] zasadź 1 winorośl
        [few] zasadź do { $amount } winorośli
        [many] zasadź do { $amount } winorośli
       *[other] zasadź do { $amount } winorośli
    }
outlook-uproot =
    { $amount ->
        [one] wykarczuj 1 winorośl
        [few] wykarczuj { $amount } winorośle
        [many] wykarczuj { $amount } winorośli
       *[other] wykarczuj { $amount } winorośle
    }
outlook-harvest =
    { $amount ->
        [one] zbierz plony z 1 pola
        [few] zbierz plony z maks. { $amount } pól
        [many] zbierz plony z maks. { $amount } pól
       *[other] zbierz plony z maks. { $amount } pól
    }
outlook-make_wine =
    { $amount ->
        [one] wytwórz 1 wino
        [few] wytwórz do { $amount } win
        [many] wytwórz do { $amount } win
       *[other] wytwórz do { $amount } win
    }
outlook-fill_order =
    { $amount ->
        [one] zrealizuj 1 zamówienie
        [few] zrealizuj { $amount } zamówienia
        [many] zrealizuj { $amount } zamówień
       *[other] zrealizuj { $amount } zamówienia
    }
outlook-play_summer =
    { $amount ->
        [one] zagraj 1 letniego gościa
        [few] zagraj do { $amount } letnich gości
        [many] zagraj do { $amount } letnich gości
       *[other] zagraj do { $amount } letnich gości
    }
outlook-play_winter =
    { $amount ->
        [one] zagraj 1 zimowego gościa
        [few] zagraj do { $amount } zimowych gości
        [many] zagraj do { $amount } zimowych gości
       *[other] zagraj do { $amount } zimowych gości
    }
outlook-grape =
    { $sign ->
        [minus] −1 grono
       *[plus] +1 grono
    }
outlook-red_grape =
    { $sign ->
        [minus] −czerwone grono { $amount }
       *[plus] +czerwone grono { $amount }
    }
outlook-white_grape =
    { $sign ->
        [minus] −białe grono { $amount }
       *[plus] +białe grono { $amount }
    }
outlook-wine =
    { $sign ->
        [minus] −1 wino
       *[plus] +1 wino
    }
outlook-red_wine =
    { $sign ->
        [minus] −czerwone wino { $amount }
       *[plus] +czerwone wino { $amount }
    }
outlook-white_wine =
    { $sign ->
        [minus] −białe wino { $amount }
       *[plus] +białe wino { $amount }
    }
outlook-blush_wine =
    { $sign ->
        [minus] −różowe wino { $amount }
       *[plus] +różowe wino { $amount }
    }
outlook-sparkling_wine =
    { $sign ->
        [minus] −wino musujące { $amount }
       *[plus] +wino musujące { $amount }
    }

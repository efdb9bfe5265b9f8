### The results of a tournament, in the terminal and as a page.

tournament-saved = Gry zapisane w { $file }: { $finished } z { $games }. Aby kontynuować, uruchom to samo polecenie ponownie.
tournament-files = Gry i raporty: { $folder }

tournament-title = { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }{ $solo ->
        [yes] { " " }przeciw Automie
       *[no] , { $players } graczy
    }, ziarno { $seed }
tournament-match =
    { $copies ->
        [0] { $one }
        [one] { $one } przeciw { $other }
        [few] { $one } przeciw { $copies } × { $other }
        [many] { $one } przeciw { $copies } × { $other }
       *[other] { $one } przeciw { $copies } × { $other }
    }
tournament-table-result = Gracz
tournament-table-play = Na gracza i grę
tournament-table-match = Mecz
tournament-table-actions = Umieszczeni pracownicy na grę
tournament-table-cards = Użyte karty na grę, najwyżej { $shown } z { $all }
tournament-rating = ranking
tournament-interval = 95%
tournament-games = gry
tournament-rate = % wygranych
tournament-wins = wygrane
tournament-draws = remisy
tournament-losses = przegrane
tournament-score = wynik
tournament-orders = zamówienia
tournament-first-order = pierwsze w roku
tournament-mean = ms średnio
tournament-p95 = ms 95%
tournament-most = ms maks.
tournament-years = lata
tournament-between = od { $low } do { $high }
tournament-none = –
tournament-anchor = Ranking gracza { $name } ustalono na { $rating }; 400 punktów więcej to dziesięciokrotna siła.
tournament-shared = Wspólne zwycięstwo liczy się w równych częściach.

## The page

tournament-page-title = Turniej: { $names }
tournament-page-ratings = Rankingi
tournament-page-rating = Ranking, przedział 95%
tournament-page-fixed = stały
tournament-page-rates = Odsetek wygranych
tournament-page-rate = Odsetek wygranych, przedział 95%
tournament-page-games = { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }{ $draws ->
        [0] { "" }
        [one] , 1 remis
        [few] , { $draws } remisy
        [many] , { $draws } remisów
       *[other] , { $draws } remisów
    }
tournament-page-even = Linia kropkowana oznacza { $rate }, odsetek gracza tak silnego jak pozostali.
tournament-page-automa = Liczy się tylko zwycięstwo nad Automą, remis nie.
tournament-page-thinking = Czas namysłu na decyzję
tournament-page-mean = Średnia
tournament-page-ms = { $time } ms
tournament-page-p95 = 95% do { $time } ms
tournament-page-most = najdłużej { $time } ms
tournament-page-thinking-note = Czas procesora w skali logarytmicznej. Duża kropka to średnia, mała to 95. percentyl; linia kończy się na najdłuższym czasie. Decyzje z tylko jedną odpowiedzią się nie liczą.
tournament-page-charts = Długości i wyniki
tournament-page-years = Lata w grze
tournament-page-scores = Wyniki: { $name }
tournament-page-summary = średnio { $mean }, od { $least } do { $most }
tournament-page-label = { $name }: { $summary }
tournament-page-charts-note = Linia przerywana oznacza średnią. Wszystkie wykresy wyników mają tę samą skalę.
tournament-page-play = Wyniki, zamówienia i miejsca
tournament-page-score = Wynik
tournament-page-orders = Zrealizowane zamówienia
tournament-page-first-order = Rok pierwszego
tournament-page-without = Gry bez zamówienia
tournament-page-seat = Wygrane na miejscu { $number }
tournament-page-seats-note = Średnie na gracza i grę. Każdy gra każde rozdanie z każdego miejsca.
tournament-page-actions = Umieszczeni pracownicy
tournament-page-actions-heading = Akcja
tournament-page-actions-note = Umieszczenia na gracza i grę, także te z wyprzedzeniem.
tournament-page-cards = Użyte karty
tournament-page-cards-heading = Karta
tournament-page-all-cards =
    { $count ->
        [one] Pokaż 1 kartę
        [few] Pokaż { $count } karty
        [many] Pokaż { $count } kart
       *[other] Pokaż { $count } kart
    }
tournament-page-cards-note = Zagrani goście, zasadzone winorośle, zrealizowane zamówienia i zbudowane karty konstrukcji, na gracza i grę.
tournament-page-made = Jak to zmierzono
tournament-page-games-name = Gry
tournament-page-seed = Ziarno
tournament-page-field = Mecze
tournament-field-one-vs-rest = każdy gracz przeciw każdemu innemu, przy większej liczbie miejsc przeciw kopiom
tournament-field-round-robin = różni gracze przy każdym stole, w każdym zestawieniu
tournament-field-against = każdy gracz przeciw jednemu przeciwnikowi
tournament-field-solo = każdy gracz sam przeciw Automie
tournament-page-version = Wersja
tournament-page-python = Python
tournament-page-code = Suma kontrolna silnika i graczy
tournament-page-seating = Każde rozdanie rozgrywa się raz na każdą rotację miejsc, a we wszystkich meczach rozdania są te same.
tournament-page-intervals = Przedziały odsetka wygranych są metodą Wilsona, dla mniejszej liczby gier, jeśli gry z tego samego rozdania są podobne. Rankingi pochodzą z modelu Bradleya–Terry’ego w skali Elo, z jedną wspólną grą dodaną do każdego meczu; ich przedziały wynikają z informacji Fishera i dotyczą odległości od ustalonego rankingu.

### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-ended = { $about }. Koniec gry po roku { $year }.
result-behind = Koniec po roku { $year }: możesz grać dalej tylko wtedy, gdy wyprzedzasz Automę.
result-few-workers = Koniec po roku { $year }: za mało pracowników.
result-tie-lira =
    { $who ->
        [first] Ty i { $second } macie po { $vp } PZ: wyprzedzasz, bo masz więcej lirów, £{ $more } do £{ $less }.
        [second] { $first } i ty macie po { $vp } PZ: wyprzedza { $first }, więcej lirów, £{ $more } do £{ $less }.
       *[other] { $first } i { $second } mają po { $vp } PZ: wyprzedza { $first }, więcej lirów, £{ $more } do £{ $less }.
    }
result-tie-wine =
    { $who ->
        [first] Ty i { $second } macie po { $vp } PZ i tyle samo lirów: wyprzedzasz, bo masz więcej warte wina, { $more } do { $less }.
        [second] { $first } i ty macie po { $vp } PZ i tyle samo lirów: wyprzedza { $first }, więcej warte wina, { $more } do { $less }.
       *[other] { $first } i { $second } mają po { $vp } PZ i tyle samo lirów: wyprzedza { $first }, więcej warte wina, { $more } do { $less }.
    }
result-tie-grapes =
    { $who ->
        [first] Ty i { $second } macie po { $vp } PZ, tyle samo lirów i równe wina: wyprzedzasz, bo masz więcej warte grona, { $more } do { $less }.
        [second] { $first } i ty macie po { $vp } PZ, tyle samo lirów i równe wina: wyprzedza { $first }, więcej warte grona, { $more } do { $less }.
       *[other] { $first } i { $second } mają po { $vp } PZ, tyle samo lirów i równe wina: wyprzedza { $first }, więcej warte grona, { $more } do { $less }.
    }
result-tie-none =
    { $who ->
        [first] Ty i { $second } macie we wszystkim remis, po { $vp } PZ, więc dzielicie miejsce.
        [second] { $first } i ty macie we wszystkim remis, po { $vp } PZ, więc dzielicie miejsce.
       *[other] { $first } i { $second } mają we wszystkim remis, po { $vp } PZ, więc dzielą miejsce.
    }
result-rematch = Rewanż
result-rematch-help = te same miejsca, nowe rozdanie
result-campaign = Kontynuuj kampanię
result-campaign-help = postępy i wynik
result-replay = Powtórka
result-replay-help = ruch po ruchu
result-download = Pobierz
result-download-help = zapis partii jako plik
result-home = Strona startowa
result-scores = Wynik końcowy
result-rank = Miejsce
result-player = Gracz
result-vp = punkty zwycięstwa
result-vp-head = PZ
result-lira = Liry
result-wine = Wartość win
result-grapes = Wartość gron
result-tie-break =
    { $place ->
        [1] 1. przy remisie
        [2] 2.
       *[other] 3.
    }
result-winner = zwycięstwo
result-turns = Najlepsze tury
result-turn-look = obejrzyj
result-gained = +{ $vp }

## Charts

chart-sources = Skąd wzięły się punkty
chart-source-orders = Zamówienia
chart-source-visitors = Goście
chart-source-structures = Konstrukcje
chart-source-spaces = Akcje i bonusy
chart-source-wake = Tor pobudki
chart-source-map = Regiony
chart-source-cellar = Wina w piwnicy
chart-source-start = Start
chart-source-unknown = Sprzed zmiany zasad
chart-years = Punkty zwycięstwa rok po roku
chart-start = Start
chart-year = Rok { $year }
chart-total = Razem
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player }: { $parts }.
chart-bar-none = { $player }: bez punktów.
chart-as-table = Pokaż jako tabelę

## The replay

replay-set-up = Przygotowanie
replay-when = Rok { $year }, { FORM($season, "low") }
replay-decides =
    { $who ->
        [you] Decydujesz ty.
       *[other] Decyduje { $player }.
    }
replay-title = { $when }: { $players } · vendemmia
replay-skip = Przejdź do tej chwili
replay-bar = Ta chwila gry
replay-beginning = Start
replay-begins = Początek gry
replay-place = { $when } · odpowiedź { $ply } z { $plies }
replay-steps = Kroki
replay-first = Na początek
replay-turn-back = Tura wstecz
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-turn-forward = Tura naprzód
replay-last = Na koniec
replay-slide = Odpowiedź
replay-go = Idź
replay-jump = Pora roku
replay-year = Rok { $year }
replay-view = Widok
replay-view-open = Wszystkie karty odkryte
replay-view-seat =
    { $who ->
        [you] Widzisz ty
       *[other] Widzi: { $player }
    }
replay-copy = Kopiuj link do tej chwili
replay-copied = Skopiowano
replay-result = Wynik gry
replay-table = Wróć do stołu
replay-download = Pobierz zapis partii
replay-happened = Co się stało
replay-nothing-yet = Nikt jeszcze o niczym nie zdecydował.
replay-next =
    { $who ->
        [you] Teraz decydujesz ty.
       *[other] Teraz decyduje { $player }.
    }
replay-over = Gra jest zakończona.
replay-keys-step = krok
replay-keys-turn = tura
replay-key-space = Spacja
replay-keys-play = odtwarzaj
replay-turns = Tury roku { $year }
replay-turns-set-up = Tury przygotowania
replay-on = Graj dalej od tego miejsca
replay-on-text = Nowy stół zaczyna się w tej chwili gry: zajmujesz jedno miejsce, a pozostałe gracze komputerowi.
replay-on-solo = Nowy stół zaczyna się w tej chwili gry.
replay-on-seat = Twoje miejsce
replay-on-level = Przeciwnicy
replay-on-same = Tacy sami jak w tej grze
replay-on-go = Graj dalej
replay-on-over = Tu gra jest już zakończona. Cofnij się do chwili, od której chcesz grać dalej.
replay-cannot-play-on = Od tego miejsca nie można grać dalej.
replay-hands = Wszystkie ręce
replay-times = ×{ $count }
replay-hand-empty = Brak kart

## Records as files

record-running = Zapis partii możesz pobrać po zakończeniu gry
record-running-help = Zawiera ziarno, które zdradza wszystkie ukryte karty.
record-to-table = Wróć do stołu
record-unreadable = Tego zapisu nie można otworzyć
record-none = Nie było pliku albo był pusty.
record-large = Plik jest za duży jak na zapis partii.
record-long = Partia jest dłuższa niż jakakolwiek rozegrana przez ludzi lub komputery, więc nie jest sprawdzana.
record-encoding = Ten plik nie jest tekstem UTF-8, więc nie jest poprawnym zapisem.
record-broken = Ten plik nie jest poprawnym zapisem.
record-ply = Pierwszy błąd jest przy odpowiedzi { $ply }.
record-nothing-made = Nic nie zostało zapisane.
record-other = Wybierz inny plik
record-upload = Otwórz
record-player = Gracz { $number }

## What the coach thinks of decisions

replay-eval =
    { $who ->
        [you] Twoje decyzje
       *[other] Decyzje: { $player }
    }
replay-eval-title = { replay-eval } · vendemmia
replay-eval-about = Trener ocenia każdą decyzję na podstawie tego, co było wtedy wiadomo, i pokazuje, jak by zagrał. Błąd zmniejsza szansę na wygraną, a trener mówi o ile; nie zawsze ma rację.
replay-eval-begin = Oceń wszystkie decyzje
replay-eval-under-way = Trener myśli: { $percent }%.
replay-eval-queue = Numer { $number } z { $waiting } w kolejce; oceny idą po kolei.
replay-eval-stalled = Od pewnego czasu nic się nie dzieje: gracze komputerowi są zajęci albo nie działają. Praca ruszy dalej, gdy tylko się zwolnią. Jeśli nie, uruchom program ponownie; dotychczasowe wyniki są zapisane.
replay-eval-failed = Decyzji z tej gry nie udało się ocenić.
replay-eval-go-on = Pokaż postęp
replay-eval-here = Ta decyzja:
replay-eval-drop =
    { $points ->
        [one] Twoja szansa spada o 1 punkt procentowy.
        [few] Twoja szansa spada o { $points } punkty procentowe.
        [many] Twoja szansa spada o { $points } punktów procentowych.
       *[other] Twoja szansa spada o { $points } punktu procentowego.
    }
replay-eval-best = Nie gorzej niż inne ({ $reason }).
replay-eval-swings = Największe błędy
replay-eval-loss = szansa −{ $points } p.p.
replay-eval-no-swings = Żadna decyzja wiele nie kosztowała.
replay-lessons = Czego uczy ta gra
lesson-idle = Wykorzystaj pracowników, zanim spasujesz.
lesson-save = Pasuj wcześniej i zachowaj pracowników na później.
lesson-orders = Realizuj zamówienia, gdy tylko możesz.
lesson-wine = Wcześniej zbieraj plony i wytwarzaj wino.
lesson-plant = Wcześniej sadź winorośle.
lesson-build = Buduj to, czego wymaga twój plan.
lesson-train = Wcześniej przygotowuj pracowników.
lesson-visitors = Zagrywaj swoich gości.
lesson-money = Zarabiaj, gdy coś na to czeka.
lesson-cards = Dobieraj karty, zanim będą potrzebne.
lesson-map = Pamiętaj o mapie i wymianach.
lesson-row = Wybieraj rząd według pierwszej akcji.
lesson-kept = Zatrzymuj to, czego użyjesz najwcześniej.
lesson-parts = Porównuj wszystkie sposoby wykonania tury.
lesson-times = { $count } ×, szansa −{ $points }
replay-eval-all = Wszystkie decyzje w tabeli
replay-eval-back = Wróć do powtórki
replay-eval-total =
    { $count ->
        [one] 1 decyzja, w punktach procentowych: −{ $points }.
        [few] { $count } decyzje; wszystkie błędy razem, w punktach procentowych: −{ $points }.
        [many] { $count } decyzji; wszystkie błędy razem, w punktach procentowych: −{ $points }.
       *[other] { $count } decyzji; wszystkie błędy razem, w punktach procentowych: −{ $points }.
    }
replay-eval-when = Chwila
replay-eval-chosen = Wybrano
replay-eval-advised = Rada
replay-eval-difference = Różnica
replay-eval-same = to samo
replay-gap =
    { $count ->
        [one] Zasady od tego czasu się zmieniły. Odpowiedzi { $first } nie da się odtworzyć; gra toczyła się dalej od stanu gry zapisanego po niej.
        [few] Zasady od tego czasu się zmieniły. Odpowiedzi od { $first } do { $last } nie da się odtworzyć; gra toczyła się dalej od stanu gry zapisanego po nich.
        [many] Zasady od tego czasu się zmieniły. Odpowiedzi od { $first } do { $last } nie da się odtworzyć; gra toczyła się dalej od stanu gry zapisanego po nich.
       *[other] Zasady od tego czasu się zmieniły. Odpowiedzi od { $first } do { $last } nie da się odtworzyć; gra toczyła się dalej od stanu gry zapisanego po nich.
    }

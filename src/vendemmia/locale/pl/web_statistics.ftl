### The statistics of all finished games.

stats-title = Statystyki · vendemmia
stats-link = Statystyki
stats-heading = Twoje statystyki
stats-heading-of = Statystyki: { $player }
stats-none = Dokończ grę, a pojawi się tutaj.
stats-summary =
    { $games ->
        [one] 1 gra, wygrane: { $wins }. Najdłuższa seria zwycięstw: { $longest }.
        [few] { $games } gry, wygrane: { $wins }. Najdłuższa seria zwycięstw: { $longest }.
        [many] { $games } gier, wygrane: { $wins }. Najdłuższa seria zwycięstw: { $longest }.
       *[other] { $games } gier, wygrane: { $wins }. Najdłuższa seria zwycięstw: { $longest }.
    }
stats-counted = Usunięte gry nadal się liczą. Nie liczą się gry, w których karty mogły być znane: z wybranym ziarnem albo rozgrywane dalej z powtórki.

stats-modes = Według trybu
stats-mode = Tryb
stats-games = Gry
stats-won = Wygrane
stats-best = Rekord
stats-average = Punkty na grę
stats-now = Seria
stats-longest = Najdłuższa seria zwycięstw
stats-last = Ostatnie gry, różnica
stats-not-yet = jeszcze nie
stats-margin = { $margin }
stats-streak =
    { $outcome ->
        [win] wygrane: { $count }
        [draw] remisy: { $count }
       *[loss] przegrane: { $count }
    }

stats-computers =
    { $board ->
        [extended] Gracze komputerowi, rozszerzona plansza
       *[base] Gracze komputerowi, plansza podstawowa
    }
stats-solo =
    { $board ->
        [any] Solo
        [extended] Solo, { $level }, rozszerzona plansza
       *[base] Solo, { $level }
    }
stats-campaign = Kampania
stats-friends =
    { $board ->
        [any] Znajomi przy jednym ekranie
        [extended] Znajomi, rozszerzona plansza
       *[base] Znajomi, plansza podstawowa
    }
stats-friends-name = nie pod twoją nazwą: możesz ją podać w ustawieniach

stats-shares = Skąd bierzesz punkty
stats-shares-help = na grę, średnio
stats-shares-all = Ogółem
stats-shares-won = Wygrane
stats-shares-lost = Niewygrane

stats-plot = Gra po grze
stats-plot-of = Gry na wykresach
stats-all = Wszystkie gry
stats-key-won = wygrana
stats-key-lost = niewygrana
stats-key-mean = średnia z dziesięciu gier
stats-game =
    { $outcome ->
        [win] { $vp } wygrana
        [draw] { $vp } remis
       *[loss] { $vp } przegrana
    }
stats-day = Dzień
stats-other = Najlepszy rywal
stats-outcome = Wynik
stats-outcome-win = wygrana
stats-outcome-draw = remis
stats-outcome-loss = przegrana
stats-players = Gracze
stats-years = Lata

stats-friends-heading = Znajomi przy tym ekranie

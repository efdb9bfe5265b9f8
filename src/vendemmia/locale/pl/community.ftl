### Tokens of the API, ratings, players, and the daily vineyard.

## Tokens

tokens-title = Tokeny API · vendemmia
tokens-heading = Tokeny API
tokens-about = Z tokenem twój program może grać przy twoich stołach i czytać twoje gry. Kto go ma, może w twoim imieniu to, co zaznaczysz poniżej, więc trzymaj go w tajemnicy.
tokens-description = Opis API
tokens-stranger = Najpierw dołącz do stołu albo zagraj w winnicę dnia: token musi do kogoś należeć.
tokens-made = Twój nowy token
tokens-made-text = Skopiuj go teraz. Nigdzie nie jest zapisany, a ta strona pokazuje go tylko raz.
tokens-new = Nowy token
tokens-name = Nazwa
tokens-name-help = Do czego służy? Nazwę widać tylko tutaj.
tokens-make = Utwórz token
tokens-problem-name = Nazwa ma od 1 do { $most } znaków.
tokens-problem-many = Liczba tokenów: { $most }. Najpierw unieważnij jeden z nich.
tokens-list = Twoje tokeny
tokens-none = Nie masz tokenów.
tokens-created = Utworzony
tokens-used = Ostatnio użyty
tokens-never = nigdy
tokens-revoke = Unieważnij
tokens-revoke-named = Unieważnij token { $name }
tokens-settings = Programy
tokens-settings-text = Napisz własnego bota albo narzędzie: gra przez API z twoim tokenem.

## Ratings

ratings-title = Rankingi · vendemmia
ratings-heading = Rankingi
ratings-link = Rankingi
ratings-about =
    { $games ->
        [one] Każdy zaczyna od 1500. Miejsce w rankingu jest po { $games } grze rankingowej.
        [few] Każdy zaczyna od 1500. Miejsce w rankingu jest po { $games } grach rankingowych.
        [many] Każdy zaczyna od 1500. Miejsce w rankingu jest po { $games } grach rankingowych.
       *[other] Każdy zaczyna od 1500. Miejsce w rankingu jest po { $games } gry rankingowej.
    }
ratings-modes = Tryby
ratings-mode-duel = Dwóch graczy
ratings-mode-group = Trzech i więcej
ratings-mode-tuscany = Toskania
ratings-rating = Ranking
ratings-deviation = ± { $points }
ratings-provisional = tymczasowy
ratings-none = W tym trybie nie ma jeszcze dokończonej gry rankingowej.
ratings-none-home = Gry rankingowe wymagają serwera, z którego korzysta kilka osób.
ratings-rules = Każda gra rankingowa liczy się jako jeden wynik dla każdej pary graczy: w pełni przeciw dobrze znanym przeciwnikom, mało przeciw nowym i w zamkniętym kręgu, a im częściej spotykają się te same osoby, tym mniej. Kto się podda albo komu minie czas, zajmuje ostatnie miejsce.

player-title = { $player } · vendemmia
player-since = tutaj od { $day }
player-rated-games = Gry rankingowe
player-place = miejsce { $place }
player-games =
    { $games ->
        [one] 1 gra, wygrane: { $wins }
        [few] { $games } gry, wygrane: { $wins }
        [many] { $games } gier, wygrane: { $wins }
       *[other] { $games } gry, wygrane: { $wins }
    }
player-course = Przebieg rankingu
player-not-rated = Nie ma jeszcze gier rankingowych.
player-last = Ostatnie gry rankingowe
player-left = odejście przed końcem
player-change = { $after } ({ $change })
player-own = Widzisz to tylko ty
result-rating = Twój ranking to teraz { $rating }.

## The daily vineyard

daily-title = Winnica dnia { $day } · vendemmia
daily-heading = Winnica dnia
daily-link = Winnica dnia
daily-link-text = jedna gra solo dziennie, dla wszystkich te same karty
daily-about = Jedna gra solo dziennie, a wszyscy na tym serwerze mają te same karty. Liczy się twoja pierwsza próba; po niej możesz ćwiczyć do woli.
daily-about-home = Jedna gra solo dziennie. Liczy się twoja pierwsza próba; po niej możesz ćwiczyć do woli. Karty wyznacza ten serwer, więc inne serwery mają inne winnice.
daily-streak = Seria
daily-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
daily-place = Miejsce
daily-place-of = { $place } z { $count }
daily-try-new = Twoja próba
daily-try-playing = Twoja próba trwa
daily-try-done = Twój wynik
daily-try-missed = Tego dnia nie było twojej próby
daily-play-new = Graj
daily-play-new-help = twoja próba do rankingu
daily-play-playing = Graj dalej
daily-play-playing-help = twoja próba do rankingu
daily-play-done = Ćwicz
daily-play-done-help = te same karty, bez rankingu
daily-play-missed = Ćwicz
daily-play-missed-help = bez rankingu
daily-name = Twoje imię
daily-tomorrow = Jutro: { $about }. Dzień zaczyna się o północy UTC.
daily-last = Ostatnie dni
daily-playing = w toku
daily-not-played = bez próby
daily-other-days = Inne dni
daily-board = Tabela wyników
daily-board-none = Nikt jeszcze nie ukończył tej winnicy.
daily-order = Najpierw wygrane, potem punkty zwycięstwa, mniej lat, liry, wartość win i winogron.
daily-lira = liry
daily-outcome-win = wygrana
daily-outcome-draw = remis
daily-outcome-loss = przegrana
daily-headline =
    { $outcome ->
        [win] Wygrana { $vp } do { $automa }
        [draw] Remis { $vp } do { $automa }
       *[loss] Przegrana { $vp } do { $automa }
    }
daily-share = Udostępnij wynik
daily-share-about = Pokazuje twoje punkty rok po roku i nic z kart.
daily-share-text =
    vendemmia · winnica dnia { $day }
    { $outcome ->
        [win] Wygrana { $vp }:{ $automa }
        [draw] Remis { $vp }:{ $automa }
       *[loss] Przegrana { $vp }:{ $automa }
    } { $bars }
    Miejsce { $place }, seria { $streak }
daily-copy-text = Kopiuj tekst
daily-copy-picture = Kopiuj obraz
daily-picture-day = Winnica dnia, { $day }
daily-picture-years = Punkty zwycięstwa na koniec każdego roku
daily-picture-line = Miejsce { $place }, seria { $streak }

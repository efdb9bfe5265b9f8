### The pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Graj · vendemmia
home-brand = vendemmia, strona startowa
home-tools = Zasady i ustawienia
home-rules = Zasady
home-cards = Karty
home-keys = Klawisze
home-settings = Ustawienia
home-to-dark = Ciemne kolory
home-to-light = Jasne kolory

home-heading = Rok w winnicy
home-slogan = Sadź, zbieraj, tłocz, dostarczaj. Cztery pory roku, pracownik po pracowniku.
home-play-now = Graj teraz
home-play-now-text = z komputerem, gra podstawowa, dwóch graczy
home-learn = Zagraj z przewodnikiem
home-try-extended = Wypróbuj rozszerzoną planszę
home-read-rules = Przeczytaj zasady
home-as = Grasz jako { $player }.
home-as-change = Zmień
home-as-choose = Wybierz nazwę i kolor

home-first = Pierwszy raz tutaj?
home-first-text = Prowadzisz małą winnicę: sadzisz winorośle, wytwarzasz wino i realizujesz nim zamówienia. Gdy ktoś osiągnie 20 punktów zwycięstwa, ten rok jest ostatni, a wygrywa gracz z największą liczbą punktów.
home-learn-button = Ucz się, grając
home-learn-text = pierwsza gra z przewodnikiem
home-running-none = Gry zapisują się automatycznie, więc możesz wyjść w każdej chwili.

home-running = Gry w toku
home-year =
    { $year ->
        [0] Przygotowanie
       *[other] Rok { $year }
    }
home-years =
    { $years ->
        [one] 1 rok
        [few] { $years } lata
        [many] { $years } lat
       *[other] { $years } lat
    }
home-turn-yours = Twoja tura
home-turn-player = Teraz: { $player }
home-turn-bot = { $player } myśli
home-player-bot = { $name } ({ $level })
home-game-base = Plansza podstawowa
home-game-unreadable = Ta wersja programu nie odczyta tej gry
home-game-damaged = Część zapisanych danych tej gry jest uszkodzona
home-game-no-players = Uszkodzona gra
home-game-solo = Solo, { $level }
home-game-challenge = Wyzwanie { $number }, { $name }
home-ago-now = przed chwilą
home-ago-minutes =
    { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
        [many] { $count } minut temu
       *[other] { $count } minut temu
    }
home-ago-hours =
    { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
        [many] { $count } godzin temu
       *[other] { $count } godzin temu
    }
home-ago-days =
    { $count ->
        [one] wczoraj
        [few] { $count } dni temu
        [many] { $count } dni temu
       *[other] { $count } dni temu
    }
home-all-games = Pokaż wszystkie gry ({ $count })

home-ended = Zakończone gry
home-ended-none = Tu obejrzysz swoje zakończone gry ruch po ruchu.
home-points = { $vp } PZ
home-most = najwięcej punktów zwycięstwa
home-uploaded = wczytany zapis
home-result = Wynik
home-result-of = Wynik gry: { $players }
home-replay = Powtórka
home-replay-of = Powtórka gry: { $players }

home-upload = Otwórz zapis
home-upload-text = Gra zapisana jako plik, w przeglądarce albo w terminalu.
home-upload-button = Otwórz

games-title-running = Gry w toku, strona { $page } z { $pages } · vendemmia
games-title-ended = Zakończone gry, strona { $page } z { $pages } · vendemmia
games-title-deleted = Usunięte gry, strona { $page } z { $pages } · vendemmia
games-heading = Wszystkie gry
games-lists = Listy gier
games-pages-above = Strony listy (góra)
games-pages-below = Strony listy (dół)
games-page = Strona { $page } z { $pages }
games-first = Pierwsza strona
games-before = Poprzednia
games-after = Następna
games-last = Ostatnia strona

home-delete = Usuń
home-delete-game = Usuń grę: { $players }
home-deleted = Usunięte gry
home-deleted-game = Gra usunięta: { $players }.
home-deleted-text = Usuniętą grę możesz przywrócić przez jeden dzień. Jej wynik zostaje w statystykach.
home-deleted-none = Żadnej gry nie można przywrócić.
home-restore = Przywróć
home-restore-game = Przywróć grę: { $players }

## A new table

new-title = Nowy stół · vendemmia
new-heading = Nowy stół
new-about = Od dwóch do sześciu graczy: ludzie przy tym ekranie i gracze komputerowi. Karty na ręce pozostają ukryte, gdy przekazujesz ekran.
new-problems = Najpierw popraw:
new-players = Gracze
new-opponents = Gracze komputerowi
new-styles = Z własnym stylem gry
new-styles-text = Przeciwnicy z własnym stylem gry: „Wszystkie opcje”.
new-open = Otwórz stół
new-all-options = Wszystkie opcje
new-cancel = Anuluj

new-who-heading = Kto gra
new-seat = Miejsce { $number }
new-who = Kto gra
new-who-person = Człowiek
new-who-person-text = Gra na tym ekranie. Karty są ukryte, dopóki ekranu nie przejmie następny gracz.
new-name = Nazwa
new-name-found = wybrana za ciebie
new-names-text =
    { $most ->
        [one] Nazwa może mieć najwyżej { $most } znak. Jeśli jej nie podasz, wybierzemy ją za ciebie.
        [few] Nazwa może mieć najwyżej { $most } znaki. Jeśli jej nie podasz, wybierzemy ją za ciebie.
        [many] Nazwa może mieć najwyżej { $most } znaków. Jeśli jej nie podasz, wybierzemy ją za ciebie.
       *[other] Nazwa może mieć najwyżej { $most } znaków. Jeśli jej nie podasz, wybierzemy ją za ciebie.
    }
new-name-alone = Twoja posiadłość
new-name-person = Gracz { $number }

new-estate-1 = Podere Tramonto
new-estate-2 = Colle Basso
new-estate-3 = Poggio Storto
new-estate-4 = Vigna Lunga
new-estate-5 = Casa Gatto
new-estate-6 = Monte Pigro
new-estate-7 = La Cicala
new-estate-8 = Fonte Chiara
new-estate-9 = Tre Pini
new-estate-10 = Il Vecchio Torchio
new-estate-11 = Campo Ventoso
new-estate-12 = Cascina Lenta

new-modules = Moduły
new-modules-text = Części dodatku Tuscany, które możesz dowolnie łączyć. Do pierwszej gry nie potrzebujesz żadnej z nich.
new-variants = Warianty
new-friendly = Przyjacielskie bonusy
new-friendly-text = Pole z bonusem możesz zająć tylko wtedy, gdy możesz skorzystać z bonusu albo gdy akcja nie ma innego wolnego pola.
new-advanced = Wybór rodziców
new-advanced-text = Każdy dostaje dwie matki i dwóch ojców i zatrzymuje po jednej karcie.

new-more = Tempo, długość i ziarno
new-pace = Pauza przed ruchem komputera
new-pace-text = Ruchy widzisz jeden po drugim w tempie z twoich ustawień. Ta opcja dodaje pauzę przed każdym z nich.
new-pace-off = brak
new-pace-fast = krótka
new-pace-normal = normalna
new-pace-slow = długa
new-years = Największa liczba lat
new-years-text = Gra kończy się po tym roku, nawet jeśli nikt nie osiągnął wymaganego wyniku. Puste: bez limitu.
new-seed = Ziarno
new-seed-text = Liczba całkowita: to samo ziarno rozdaje te same karty, a stół pokazuje, że rozdanie jest znane. Puste: losowe rozdanie, którego nikt nie może znać.

new-error-players = Wybierz od { $least } do { $most } graczy.
new-error-who = Wybierz człowieka albo jednego z graczy komputerowych.
new-error-name-taken = Nazwa { $name } jest już zajęta: każdy gracz potrzebuje innej.
new-error-modules = Wybieraj tylko moduły z listy.
new-error-pace = Wybierz jedną z pauz.
new-error-years = Podaj liczbę lat od 1 do { $most }.
new-error-seed = Podaj liczbę całkowitą, najwyżej 18 cyfr.

## The solo game

solo-page-title = Wariant solo · vendemmia
solo-page-heading = Wariant solo
solo-page-about = Grasz przeciw Automie, która zajmuje ci pola akcji i wyznacza wynik do pobicia.
solo-page-level = Poziom
solo-page-play = Graj solo
solo-page-all-options = Wszystkie opcje
solo-page-modules-text = Solo możesz grać ze wszystkimi trzema modułami; agresywna Automa gra tylko na planszy podstawowej.
solo-page-error-level = Wybierz poziom trudności.
solo-page-error-aggressive = Agresywna Automa gra tylko na tych poziomach: { $levels }.
solo-page-error-board = Agresywna Automa gra tylko na planszy podstawowej, bez tego modułu: { $module }.

## The campaign

campaign-page-title = Kampania · vendemmia
campaign-page-heading = Kampania solo
campaign-page-about = Osiem wyzwań przeciw Automie, jedno po drugim.
campaign-page-counting = Każde wyzwanie rozgrywasz, aż je wygrasz, a liczy się każda gra: im mniej gier, tym lepiej. Po każdej grze bez zwycięstwa zaczynasz następną z jednym znacznikiem akcji bonusowej więcej.
campaign-page-way = Twoje postępy
campaign-page-progress =
    { $score ->
        [one] wygrane { $won } z { $all } w 1 grze
        [few] wygrane { $won } z { $all } w { $score } grach
        [many] wygrane { $won } z { $all } w { $score } grach
       *[other] wygrane { $won } z { $all } w { $score } grach
    }
campaign-page-best =
    { $best ->
        [one] Najlepszy możliwy wynik: { $best } gra.
        [few] Najlepszy możliwy wynik: { $best } gry.
        [many] Najlepszy możliwy wynik: { $best } gier.
       *[other] Najlepszy możliwy wynik: { $best } gier.
    }
campaign-page-overview = Wszystkie wyzwania
campaign-page-start-one = Zacznij kampanię
campaign-page-restart = Zacznij nową kampanię
campaign-page-play = Wyzwanie { $number }
campaign-page-go-on = Kontynuuj wyzwanie { $number }
campaign-page-skip = Pomiń wyzwanie { $number }
campaign-page-all = Osiem wyzwań
campaign-page-challenge = Wyzwanie { $number }: { $name }
campaign-page-level = Poziom
campaign-page-aggressive = Agresywna
campaign-page-yes = tak
campaign-page-no = nie
campaign-page-not-won = Gry bez zwycięstwa
campaign-page-carry = Na start masz
campaign-page-tokens =
    { $count ->
        [0] bez znacznika
        [one] 1 znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znaczników
    }
campaign-page-state-todo = przed tobą
campaign-page-state-skipped = pominięte
campaign-page-state-won =
    { $games ->
        [one] wygrane w 1 grze
        [few] wygrane w { $games } grach
        [many] wygrane w { $games } grach
       *[other] wygrane w { $games } grach
    }
campaign-page-state-now =
    { $games ->
        [0] następne
        [one] następne, 1 gra bez zwycięstwa
        [few] następne, { $games } gry bez zwycięstwa
        [many] następne, { $games } gier bez zwycięstwa
       *[other] następne, { $games } gier bez zwycięstwa
    }
campaign-page-finished =
    { $score ->
        [one] Kampania ukończona w 1 grze; najlepszy możliwy wynik: { $best }.
        [few] Kampania ukończona w { $score } grach; najlepszy możliwy wynik: { $best }.
        [many] Kampania ukończona w { $score } grach; najlepszy możliwy wynik: { $best }.
       *[other] Kampania ukończona w { $score } grach; najlepszy możliwy wynik: { $best }.
    }
campaign-page-damaged = Zapisanej kampanii nie da się odczytać. Nie została zmieniona; możesz zacząć nową.
campaign-page-nothing-to-play = Nie ma wyzwania do rozegrania. Zacznij kampanię.
campaign-page-skip-later = Gra tego wyzwania jest w toku. Najpierw ją dokończ albo usuń na stronie startowej.
campaign-page-no-skip = To wyzwanie trzeba wygrać; nie można go pominąć.
campaign-page-start-title = Zacznij kampanię · vendemmia
campaign-page-start-heading = Zacznij kampanię
campaign-page-aggressive-text = Wyzwanie 6 odpada, a wyzwania 4 i 7 możesz pominąć.
campaign-page-running =
    { $score ->
        [one] Kampania w toku: wygrane { $won } w 1 grze. Jeśli zaczniesz nową, stara trafi do archiwum i nie będzie można jej kontynuować.
        [few] Kampania w toku: wygrane { $won } w { $score } grach. Jeśli zaczniesz nową, stara trafi do archiwum i nie będzie można jej kontynuować.
        [many] Kampania w toku: wygrane { $won } w { $score } grach. Jeśli zaczniesz nową, stara trafi do archiwum i nie będzie można jej kontynuować.
       *[other] Kampania w toku: wygrane { $won } w { $score } grach. Jeśli zaczniesz nową, stara trafi do archiwum i nie będzie można jej kontynuować.
    }
campaign-page-start = Zacznij kampanię
campaign-page-start-again = Zarchiwizuj starą kampanię i zacznij nową

## Keys

keys-title = Klawisze · vendemmia
keys-heading = Klawisze
keys-about = Całą grę możesz rozegrać klawiaturą. Te klawisze działają przy stole.
keys-key = Klawisz
keys-does = Działanie
keys-name-enter = Enter
keys-name-tab = Tab
keys-name-esc = Esc
keys-play = Gra
keys-choice = wybierz pierwszą, drugą … odpowiedź na pytanie
keys-regular = umieść zwykłego pracownika
keys-grande = umieść dużego pracownika
keys-special = umieść pracownika następnego rodzaju
keys-enter = zagraj to, co jest zaznaczone
keys-pass = spasuj
keys-undo = cofnij ostatni krok
keys-hurry = gracze komputerowi grają bez pauz
keys-understand = Wyjaśnienia
keys-why = pokaż, dlaczego coś nie jest możliwe
keys-hint = poproś o radę
keys-zoom = przeczytaj w całości zaznaczoną kartę lub pole akcji
keys-rules = otwórz zasady
keys-close = zamknij to, co otwarte
keys-move = Poruszanie się
keys-tab = przejdź do następnej grupy, z Shift do poprzedniej
keys-arrows = poruszaj się wewnątrz grupy
keys-board = przejdź do planszy
keys-vineyard = przejdź do swojej winnicy
keys-hand = przejdź do swojej ręki
keys-log = przejdź do przebiegu gry
keys-on = Skróty jednoklawiszowe są włączone.
keys-off = Skróty jednoklawiszowe są wyłączone. Tab, Enter, Esc i strzałki nadal działają.
keys-switch-off = Wyłącz skróty jednoklawiszowe
keys-switch-on = Włącz skróty jednoklawiszowe

## The lessons

guide-title = Nauka · vendemmia
guide-page-heading = Ucz się, grając
guide-page-about = Lekcja to gra z ustalonym rozdaniem przeciw łatwemu graczowi komputerowemu. Nauczyciel mówi, co zrobić i dlaczego, i idzie dalej, cokolwiek zagrasz.
guide-page-topics = W skrócie
guide-more = Więcej
guide-more-about = { guide-more }: { $part }

guide-goal = Cel
guide-goal-text = O wygranej decydują punkty zwycięstwa, głównie z realizacji zamówień na wino. Gdy ktoś osiągnie 20, ten rok jest ostatni, a wygrywa gracz z największą liczbą punktów. Latem sadź winorośle, a zimą zbieraj grona, wytwarzaj wino i je dostarczaj.
guide-papa = Co daje ci ojciec
guide-papa-text = Od matki masz pracowników i karty. Ojciec daje ci dużego pracownika, trochę lirów i taki wybór: podarunek, który pomaga co roku, albo więcej lirów teraz. Jedno i drugie jest dobre.
guide-row = Kiedy wstać
guide-row-text = Wybierz rząd na torze pobudki. Z wczesnym rzędem w każdej porze roku działasz wcześniej i zastajesz wolne pola akcji; późniejsze rzędy dają bonus za czekanie.
guide-place = Umieszczanie pracowników
guide-place-text = Gracze na zmianę umieszczają po jednym pracowniku na polu akcji i wykonują tę akcję. Co świeci, jest dla ciebie dostępne i pokazuje, co zyskasz; naciśnij to, co szare, aby zobaczyć, dlaczego nie. Przy dwóch graczach akcja ma jedno pole, a gdy jest zajęte, może dołączyć tylko duży pracownik.
guide-pass = Pracownicy na zimę
guide-pass-text = Każdego pracownika możesz użyć raz w roku: kto pracuje latem, nie pomoże zimą. Spasuj, gdy chcesz zachować pozostałych na zimę. Po pasie nie umieszczasz już pracowników w tej porze roku.
guide-plant = Sadzenie
guide-plant-text = Zasadzona winorośl zostaje na polu. Łączna wartość winorośli na polu nie może przekroczyć wartości pola, a niektóre winorośle wymagają trejażu lub deszczowni. Pomyśl o zamówieniach, które chcesz zrealizować.
guide-visitor = Goście
guide-visitor-text = Robisz to, co mówi karta gościa, i odrzucasz ją. Letnich gości zagrywasz latem, a zimowych zimą; wielu daje do wyboru dwie rzeczy.
guide-fall = Jesień
guide-fall-text = Każdy dobiera jednego gościa: na lato albo na zimę, jak woli.
guide-winter = Praca zimą
guide-winter-text = Droga z pola do klienta wymaga trzech pracowników: zbierz plony z pola, zrób z gron wino, zrealizuj nim zamówienie. Nie musisz zrobić wszystkiego w jednym roku. Przygotowany teraz pracownik pracuje od następnego roku.
guide-harvest = Zbiór plonów
guide-harvest-text = Czerwone wartości z pola dają jedno czerwone grono, białe – jedno białe; oba trafiają do tłoczni. Winorośle zostają; z każdego pola możesz zebrać plony raz w roku.
guide-wine = Wytwarzanie wina
guide-wine-text = Czerwone grono staje się czerwonym winem, białe – białym, o tej samej wartości. Mała piwnica mieści wartości do 3, średnia do 6 i różowe wino, a duża do 9 i wino musujące.
guide-order = Realizacja zamówienia
guide-order-text = Dostarczasz z piwnicy wina takich typów, jak na karcie, i o co najmniej takich wartościach. Zamówienie od razu daje punkty zwycięstwa i zwiększa wypłatę, którą dostajesz co roku.
guide-year = Nowy rok
guide-year-text = Na koniec roku twoje grona i wina się starzeją i są warte o jeden więcej, jeśli jest miejsce, dostajesz wypłatę, wszyscy pracownicy wracają, a na ręce zostawiasz najwyżej 7 kart. Wino dziś za młode za rok może wystarczyć na zamówienie.

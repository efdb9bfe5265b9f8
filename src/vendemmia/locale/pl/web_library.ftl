### Pages to look things up: the rules and the cards.

## Rules

rules-page-title = Zasady · vendemmia
rules-page-heading = Zasady
rules-page-intro = Wszystkie zasady, według których toczy się gra, naszymi słowami, każda z numerem. Naciśnij numer, aby otworzyć zasadę.
rules-page-opening = Rok w skrócie
rules-page-aim = Cel
rules-page-aim-text = Wygrywa gracz z największą liczbą punktów zwycięstwa. Gdy ktoś ma 20, gra kończy się po tym roku.
rules-page-way = Od winorośli do zamówienia
rules-page-way-text = Sadź winorośle na polach, zbieraj grona, wytwarzaj z nich wino w piwnicy i realizuj nim zamówienia: dają punkty, a co roku pieniądze. Konstrukcje pozwalają zrobić więcej; po drodze pomagają goście, wycieczki i sprzedaż.
rules-page-spring = Wiosna
rules-page-spring-text = Każdy wybiera rząd na torze pobudki: wczesny rząd pozwala działać wcześniej, późny daje bonus.
rules-page-summer = Lato
rules-page-summer-text = W tej kolejności umieszczaj po jednym pracowniku i rób to, co mówi jego pole akcji, aż wszyscy spasują. Duży pracownik może jeszcze dołączyć do akcji, której wszystkie pola są zajęte.
rules-page-fall = Jesień
rules-page-fall-text = Każdy dobiera gościa, na lato albo na zimę.
rules-page-winter = Zima
rules-page-winter-text = Pracownicy zachowani latem zbierają teraz plony, wytwarzają wino, realizują zamówienia albo przygotowują nowych pracowników, znów po jednym naraz. Każdy pracuje raz w roku, więc nie wykorzystaj wszystkich latem.
rules-page-yearend = Zakończenie roku
rules-page-yearend-text = Grona i wina starzeją się o jeden, pracownicy wracają, zrealizowane zamówienia znów dają wypłatę, a na ręce zostawiasz najwyżej siedem kart.
rules-page-extended = Rozszerzona plansza
rules-page-extended-text = Pracowników umieszczasz we wszystkich czterech porach roku, gwiazdki na mapie dają bonusy, a gra kończy się przy 25 punktach.
rules-page-guide = Wolisz uczyć się, grając? Zacznij grę z przewodnikiem
rules-page-about-base = Pieniądze to liry (£), punkty zwycięstwa to PZ. Znacznik to szklany znacznik: grono w tłoczni albo wino w piwnicy. Gdzie instrukcje się różnią albo milczą, zasada mówi „Rozstrzygnięcie” i podaje naszą interpretację.
rules-page-about-solo = Jeden gracz przeciw Automie. Wszystko inne jest jak w grze podstawowej.
rules-page-about-tuscany = Trzy moduły, osobno albo w dowolnym połączeniu: rozszerzona plansza, specjalni pracownicy i karty konstrukcji. Wszystko inne jest jak w grze podstawowej.
rules-page-search = Szukaj w zasadach
rules-page-search-help = Słowa, numer zasady, na przykład PLANT-2, albo litery rozdziału
rules-page-search-go = Szukaj
rules-page-contents = Spis treści
rules-page-all = Wszystkie zasady
rules-page-found =
    { $count ->
        [one] 1 zasada dla „{ $query }”
        [few] { $count } zasady dla „{ $query }”
        [many] { $count } zasad dla „{ $query }”
       *[other] { $count } zasad dla „{ $query }”
    }
rules-page-none = Brak zasad dla „{ $query }”
rules-page-none-help = Spróbuj mniej słów lub krótszych albo przejrzyj spis treści.
rules-page-missing = W tej instalacji brakuje zasad.
rules-page-rule-title = { $number }, { $chapter } · Zasady · vendemmia
rules-page-where = Twoje miejsce w zasadach
rules-page-mentioned = Wspomniana w
rules-page-section = Rozdział
rules-page-card = Karta: { $name }
rules-page-reading = Nasza interpretacja: { $reading }
rules-page-before = Poprzednia: { $number }
rules-page-after = Następna: { $number }
rules-page-neighbours = Poprzednia i następna zasada

## Cards

cards-page-title = Karty · vendemmia
cards-page-heading = Karty
cards-page-intro = Wszystkie karty w grze. Naciśnij kartę, aby zobaczyć jej pełny tekst, wyjaśnienia i zasady.
cards-page-search = Szukaj kart
cards-page-search-help = Nazwa albo słowa z tekstu
cards-page-search-go = Szukaj
cards-page-filter = Rodzaje kart
cards-page-every-kind = Wszystkie rodzaje
cards-page-found =
    { $count ->
        [one] 1 karta dla „{ $query }”
        [few] { $count } karty dla „{ $query }”
        [many] { $count } kart dla „{ $query }”
       *[other] { $count } kart dla „{ $query }”
    }
cards-page-none = Brak kart dla „{ $query }”
cards-page-none-help = Spróbuj mniej słów lub krótszych albo innego rodzaju.
cards-page-foot-rulings =
    { $count ->
        [one] 1 wyjaśnienie
        [few] { $count } wyjaśnienia
        [many] { $count } wyjaśnień
       *[other] { $count } wyjaśnień
    }
cards-page-card-title = { $name } · Karty · vendemmia
cards-page-where = Twoje miejsce wśród kart
cards-page-rulings = Wyjaśnienia
cards-page-rules = Zasady
cards-page-namesake = Jest też: { $name } ({ $kind })
cards-page-before = Poprzednia: { $name }
cards-page-after = Następna: { $name }
cards-page-neighbours = Poprzednia i następna karta
cards-page-start = Na start masz
cards-page-or = albo
cards-page-workers =
    { $count ->
        [one] 1 pracownik
        [few] { $count } pracowników
        [many] { $count } pracowników
       *[other] { $count } pracowników
    }
cards-page-grande = duży pracownik
cards-page-training = Przygotowanie
cards-page-training-help = oprócz zwykłej ceny
cards-page-limit = Limit
cards-page-limit-help = każdego rodzaju na gracza
cards-page-only-extended = tylko na rozszerzonej planszy
cards-page-extended-letter = T
cards-page-sell-or-trade = Sprzedaj grona albo kup/sprzedaj pole; na rozszerzonej planszy: wymiana
cards-page-kind-with = { $kind } · { $more }

cards-page-kind-vine = Winorośl
cards-page-kind-summer = Letni gość
cards-page-kind-winter = Zimowy gość
cards-page-kind-order = Zamówienie
cards-page-kind-structure_card = Karta konstrukcji
cards-page-kind-mama = Matka
cards-page-kind-papa = Ojciec
cards-page-kind-structure = Konstrukcja
cards-page-kind-worker = Specjalny pracownik
cards-page-kind-automa = Automa

cards-page-kinds-vine = Winorośle
cards-page-kinds-summer = Letni goście
cards-page-kinds-winter = Zimowi goście
cards-page-kinds-order = Zamówienia
cards-page-kinds-structure_card = Karty konstrukcji
cards-page-kinds-mama = Matki
cards-page-kinds-papa = Ojcowie
cards-page-kinds-structure = Konstrukcje winnicy
cards-page-kinds-worker = Specjalni pracownicy
cards-page-kinds-automa = Karty Automy

cards-page-count-vine = { $copies } z { $total } winorośli
cards-page-count-summer = jeden z { $total } letnich gości
cards-page-count-winter = jeden z { $total } zimowych gości
cards-page-count-order = jedno z { $total } zamówień
cards-page-count-structure_card = jedna z { $total } kart konstrukcji
cards-page-count-mama = jedna z { $total } matek
cards-page-count-papa = jeden z { $total } ojców
cards-page-count-structure = jedna z { $total } konstrukcji, raz w każdej winnicy
cards-page-count-worker = jeden z { $total } specjalnych pracowników; w każdej grze jest dwóch
cards-page-count-automa = jedna z { $total } kart Automy

### The upper half of the table: top bar, prompt, board, tabs, and reasons in two or three words.
### In a line with icons, [lira]2 means a coin with its amount, [vine] the picture of a vine card.

## The top bar

top-home = vendemmia, strona startowa
top-brand = vendemmia
top-against-automa = { $player } przeciw Automie
top-board-base = plansza podstawowa
top-board-extended = rozszerzona plansza
top-variant-friendly = wariant przyjacielski
top-variant-advanced = wariant zaawansowany
top-challenge = wyzwanie { $number }: { $name }
top-year = Rok
top-year-of = z { $years }
top-last-year = ostatni rok
top-set-up = Przygotowanie
top-seasons = Pory tego roku
top-season-spring = Wiosna
top-season-summer = Lato
top-season-fall = Jesień
top-season-winter = Zima
top-season-yearend = Koniec roku
top-season-done = (za nami)
top-own = Co masz
top-tools = Narzędzia stołu
top-hint = Podpowiedź
top-rules = Zasady
top-cards = Karty
top-theme-dark = Ciemne kolory
top-theme-light = Jasne kolory
top-menu = Menu stołu
top-menu-leave = Opuść stół (gra jest zapisana)
top-menu-replay = Powtórka od początku
top-menu-record = Pobierz zapis partii
top-menu-keys = Skróty klawiszowe
top-menu-help = Pomoc
top-pace = Pauza przed ruchem komputera
top-pace-off = brak
top-pace-fast = krótka
top-pace-normal = normalna
top-pace-slow = długa
top-sounds-on = Włącz dźwięki: ruchy i pora roku
top-shortcuts-on = Włącz skróty jednoklawiszowe
top-shortcuts-off = Wyłącz skróty jednoklawiszowe

## The prompt

prompt-your-turn = Twoja tura
prompt-turn-of = { $player }
prompt-turn-of-person = Tura: { $player }
prompt-over = Koniec gry
prompt-thinking = { $player } myśli
prompt-waiting = Oczekiwanie na: { $player }
prompt-won =
    { $count ->
        [one] Wygrywa { $players }.
        [few] Wspólne zwycięstwo: { $players }.
        [many] Wspólne zwycięstwo: { $players }.
       *[other] Wspólne zwycięstwo: { $players }.
    }
prompt-won-you = Wygrywasz!
prompt-won-automa = Wygrywa Automa.
prompt-help-over = Zobacz, skąd wzięły się punkty, albo obejrzyj grę krok po kroku.
prompt-help-thinking = Przy tym stole gracze komputerowi robią pauzę przed ruchem.
prompt-help-glow = Wybierz to, co świeci.
prompt-help-there = Wybierz na stole to, co świeci.
prompt-help = Wybierz jedną z możliwości.
prompt-help-place = Świecące pola akcji pokazują, co zyskasz.
prompt-help-next = Potem gra { $player } i cofnięcie nie będzie już możliwe.
prompt-worker-group = Pracownik do umieszczenia
prompt-worker =
    { $worker ->
        [regular] Zwykły
        [grande] Duży
       *[other] { $name }
    }
prompt-pass = Spasuj
prompt-pass-sure = Jeszcze raz, by spasować
prompt-pass-keep = { $count } zostaje na { FORM($season, "acc") }
prompt-pass-idle =
    { $count ->
        [one] 1 bez zajęcia
        [few] { $count } bez zajęcia
        [many] { $count } bez zajęcia
       *[other] { $count } bez zajęcia
    }
prompt-pass-brings = dostajesz:
prompt-row = Rząd { $row }
prompt-row-empty = brak bonusu
prompt-order = Zamówienie
prompt-field =
    { $field ->
        [all] Wszystkie pola
       *[other] Pole { $field }
    }
prompt-field-empty = puste
prompt-field-filled = { $value } z { $field }
prompt-take =
    { $worker ->
        [regular] Odzyskaj: { $action }
        [grande] Odzyskaj dużego: { $action }
       *[other] Odzyskaj ({ $worker }): { $action }
    }
prompt-advised = Wybierz za mnie
prompt-advised-help = jak podpowiedź
prompt-all = Wszystkie opcje
prompt-all-count = Wszystkie opcje ({ $count })
prompt-all-close = Zamknij
prompt-all-other = Inne odpowiedzi
prompt-locks = Odkrywa ukryte informacje, więc nie można tego cofnąć.
prompt-skip = Pomiń
prompt-skip-help = nie czekaj na graczy komputerowych
prompt-result = Wynik
prompt-replay = Powtórka
prompt-thread = Ta tura
prompt-locked = bez cofania
prompt-here = tu jesteś
prompt-more-steps = jeszcze { $count }
prompt-undo = Cofnij
prompt-always = Zawsze pomijaj
prompt-always-help = przy tym stole, do odwołania
prompt-undo-none = nie ma czego cofnąć
prompt-undo-steps =
    { $count ->
        [one] 1 krok wstecz
        [few] 1 z { $count } kroków
        [many] 1 z { $count } kroków
       *[other] 1 z { $count } kroków
    }
prompt-undo-of = ostatni krok: { $player }
prompt-undo-turn = Cała tura
prompt-undo-turn-steps =
    { $count ->
        [one] { $count } krok wstecz
        [few] { $count } kroki wstecz
        [many] { $count } kroków wstecz
       *[other] { $count } kroków wstecz
    }
prompt-live =
    { $count ->
        [one] { $question } 1 możliwość.
        [few] { $question } { $count } możliwości.
        [many] { $question } { $count } możliwości.
       *[other] { $question } { $count } możliwości.
    }

# A step of this turn, in two or three words.
prompt-step-hidden =
    { $kind ->
        [mama] matka
        [papa] ojciec
       *[card] karta
    }
prompt-step-place =
    { $worker ->
        [regular] pracownik: { $action }
        [grande] duży: { $action }
       *[other] { $worker }: { $action }
    }
prompt-step-take =
    { $worker ->
        [regular] powrót: { $action }
        [grande] powrót dużego: { $action }
       *[other] powrót ({ $worker }): { $action }
    }
prompt-step-field =
    { $thing ->
        [all] wszystkie pola
       *[other] pole { $thing }
    }
prompt-step-row = rząd { $thing }
prompt-step-order = zamówienie
prompt-step-papa-gift = podarunek
prompt-step-papa-lira = liry
prompt-step-count =
    { $thing ->
        [0] bez kart
        [1] 1 karta
        [2] 2 karty
        [3] 3 karty
       *[other] karty: { $thing }
    }
prompt-step-make =
    { $thing ->
        [red] czerwone wino
        [white] białe wino
        [blush] różowe wino
       *[sparkling] wino musujące
    }
prompt-step-bonus =
    { $thing ->
        [left] lewy bonus
        [middle] środkowy bonus
       *[right] prawy bonus
    }
prompt-step-mat = na planszy
prompt-step-pass = pas
prompt-step-done = gotowe
prompt-step-no = odmowa
prompt-step-yes = zgoda
prompt-step-token = wydany znacznik
prompt-step-do-action = najpierw akcja
prompt-step-do-bonus = bonus

## The board

board-board = Plansza
board-you = Ty
board-or = albo
board-waiting = czeka na swoją porę roku
board-moved = od twojej ostatniej tury
board-space = { $action }, { $space }
board-space-bonus = { $action }, { $space } (bonus: { $bonus })
board-free = wolne
board-slot = { $space }: { $who }
board-slot-other = { $space }: { $worker }
board-other-worker = nie tym pracownikiem, tylko { FORM($worker, "ins") }
board-turns = Kolejność tur
board-turn-passed = (pas)
board-legend-open = dostępne
board-legend-other = inny pracownik
board-legend-why = dlaczego nie?
board-legend-new = nowe
board-beside = obok
board-wakeup = Pobudka
board-chart = Tor pobudki
board-chart-caption = Tor pobudki: rzędy od 1 do 7, po jednej kolumnie na porę roku
board-chart-row = Rząd
board-chart-next = tu trafisz, gdy spasujesz
board-row = Rząd { $row }: { $bonus }
board-rooster = tu: { $player }
board-rooster-ahead = następny rok: { $player }
board-glass = znacznik akcji bonusowej
board-first-player =
    { $own ->
        [yes] Pierwszy gracz: ty
       *[no] Pierwszy gracz: { $player }
    }
board-held =
    { $own ->
        [yes] masz go ty
       *[no] ma go { $player }
    }
board-fall = każdy dobiera [summer] albo [winter]; 2 z [cottage]
board-state-done = za nami
board-state-now = teraz
board-state-next = wkrótce
board-state-later = później
board-decks = Talie
board-deck-vine = Winorośle
board-deck-summer = Lato
board-deck-winter = Zima
board-deck-order = Zamówienia
board-deck-structure = Konstrukcje
board-deck = { $deck }: do dobrania { $undrawn }, odrzucone { $discarded }
board-deck-top = { $deck }, wierzchnia karta: { $card }
board-specials = Specjalni pracownicy
board-specials-price = +£{ $lira }
board-specials-cost = przygotowanie kosztuje o £{ $lira } więcej
board-special-more = Więcej o specjalnym pracowniku: { $worker }
board-map = Wpływy
board-map-plain = w tej grze regiony nie punktują
board-region =
    { $held ->
        [lead] { $region }. { $text } Gwiazdki: { $stars }. Najwięcej: { $leader }.
        [tied] { $region }. { $text } Gwiazdki: { $stars }, remis.
       *[no] { $region }. { $text } Gwiazdki: { $stars }.
    }
board-stars = { $player } { $count }
board-stars-none = brak

# What the icons are called.
board-icon-lira = liry
board-icon-vp = punkty zwycięstwa
board-icon-residual = wypłata
board-icon-worker = pracownik
board-icon-grande = duży pracownik
board-icon-star = gwiazdka
board-icon-card = dowolna karta
board-icon-discard = karty do odrzucenia
board-icon-structure_card = karta konstrukcji
board-icon-plant = winorośl do zasadzenia
board-icon-harvest = pole do zebrania plonów
board-icon-field = pole
board-icon-make_wine = wino do wytworzenia
board-icon-wine = wino
board-icon-fill_order = zamówienie do zrealizowania
board-icon-uproot = winorośl do wykarczowania
board-icon-play_summer = letni gość do zagrania
board-icon-play_winter = zimowy gość do zagrania
board-icon-build = konstrukcja do zbudowania
board-icon-sell_grape = grona do sprzedania
board-icon-sell_field = pole do sprzedania
board-icon-buy_field = pole do odkupienia
board-icon-destroy = karta konstrukcji do zburzenia
board-icon-trade = wymiana
board-icon-grape = grono
board-icon-grape_token = znacznik pierwszego gracza
board-icon-age_grapes = postarz wszystkie grona
board-icon-age_wine = wino do postarzenia
board-icon-token = znacznik akcji bonusowej
board-icon-red_grape = czerwone grono
board-icon-white_grape = białe grono
board-icon-red_wine = czerwone wino
board-icon-white_wine = białe wino
board-icon-blush_wine = różowe wino
board-icon-sparkling_wine = wino musujące

# The actions in one or two words, and what they give.
board-action-draw_vine = Winorośl
board-line-draw_vine = dobierz 1 [vine]
board-action-give_tour = Wycieczka
board-line-give_tour = zarób [lira]2
board-action-build_structure = Budowa
board-line-build_structure = zapłać za 1 konstrukcję
board-action-play_summer_visitor = Letni gość
board-line-play_summer_visitor = zagraj 1 [summer]
board-action-sell_or_field = Sprzedaż
board-line-sell_or_field = grona albo 1 pole
board-action-plant_vine = Sadzenie
board-line-plant_vine = zasadź 1 [vine]
board-action-draw_order = Zamówienie
board-line-draw_order = dobierz 1 [order]
board-action-harvest_field = Zbiór plonów
board-line-harvest_field = 1 pole, grona do tłoczni
board-line-harvest_field-three = do 3 pól, grona do tłoczni
board-action-train_worker = Nowy pracownik
board-line-train_worker = zapłać [lira]4 za 1 [worker]
board-action-play_winter_visitor = Zimowy gość
board-line-play_winter_visitor = zagraj 1 [winter]
board-action-make_wine = Wyrób wina
board-line-make_wine = do 2 [wine]
board-action-fill_order = Realizacja
board-line-fill_order = dostarcz 1 [order]
board-action-gain_lira = Furmanka
board-line-gain_lira = bez limitu, cały rok
board-action-yoke = Wóz
board-line-yoke = zbierz z 1 pola albo wykarczuj 1 winorośl
board-action-influence = Wpływy
board-line-influence = umieść albo przesuń 1 [star]
board-action-trade = Wymiana
board-line-trade = 2 [card], [lira]3, [vp]1 lub 1 [grape] na inne
board-action-flip_field = Pole
board-line-flip_field = kup albo sprzedaj 1 pole
board-action-build_or_tour = Budowa lub wycieczka
board-line-build_or_tour = 1 konstrukcja albo [lira]2
board-action-sell_wine = Sprzedaż wina
board-line-sell_wine = 1 [wine] za [vp]1 do [vp]4
board-action-destroy_structure = Wyburzenie
board-line-destroy_structure = odrzuć 1 swoją [structure]

# What the player has for an action.
board-ready-summer =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
board-ready-winter =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
board-ready-vine =
    { $count ->
        [one] 1 winorośl
        [few] { $count } winorośle
        [many] { $count } winorośli
       *[other] { $count } winorośli
    }
board-ready-order =
    { $count ->
        [one] 1 zamówienie
        [few] { $count } zamówienia
        [many] { $count } zamówień
       *[other] { $count } zamówień
    }
board-ready-field =
    { $count ->
        [one] 1 pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pól
    }
board-ready-grape =
    { $count ->
        [one] 1 grono
        [few] { $count } grona
        [many] { $count } gron
       *[other] { $count } gron
    }
board-ready-wine =
    { $count ->
        [one] 1 wino
        [few] { $count } wina
        [many] { $count } win
       *[other] { $count } win
    }

## Tabs

board-parts = Części planszy
board-part-season = Pora roku
board-part-map = Mapa
board-part-year = Rok
tab-parts = Części stołu
tab-year = Rok { $year }
tab-board = Plansza
tab-vineyard = Winnica
tab-hand = Ręka
tab-rivals = Rywale
tab-log = Przebieg
tab-has-choice = (jest wybór)

## Reasons in two or three words, on something greyed out. "lacking" is how much is missing.

short-not-asked = nie teraz
short-wrong-season = nie ta pora roku
short-worker-away = niedostępny
short-space-closed = nieużywane
short-space-taken = zajęte
short-spaces-free = są wolne miejsca
short-bonus-unusable = bonus bez użytku
short-bonus-mandatory = weź bonus
short-not-built = nie zbudowano
short-used-this-year = użyto w tym roku
short-deck-empty = talia pusta
short-pile-empty =
    { $needs ->
        [1] stos pusty
       *[other] za mało stosów
    }
short-too-few-decks = za mało talii
short-card-not-held = nie na ręce
short-not-a-vine = trzeba winorośli
short-field-full = pole pełne
short-structure-needed = brak konstrukcji
short-vine-not-there = nie tutaj
short-same-field = to samo pole
short-switch-overfills = nie zmieści się
short-field-sold = pole sprzedane
short-field-planted = są winorośle
short-field-too-dear = brakuje £{ $lacking }
short-field-empty = brak winorośli
short-field-harvested = plony zebrane
short-already-built = już zbudowano
short-medium-cellar-first = najpierw średnia
short-building-too-dear = brakuje £{ $lacking }
short-cost-not-meant = zły koszt
short-not-offered = nie do wyboru
short-cellar-complete = piwnica gotowa
short-grape-missing = brak grona
short-medium-cellar-needed = trzeba średniej piwnicy
short-large-cellar-needed = trzeba dużej piwnicy
short-no-wine-icon = brak miejsca
short-wine-missing = brak takiego wina
short-wine-too-low = za niskie
short-not-an-order = trzeba zamówienia
short-order-not-fillable = brak win
short-wine-cannot-age = nie dojrzeje
short-training-too-dear = brakuje £{ $lacking }
short-worker-limit = załoga pełna
short-not-a-visitor-of-season =
    { $deck ->
        [summer] brak letniego gościa
       *[winter] brak zimowego gościa
    }
short-not-playable = nie do zagrania
short-rest-impossible = blokuje resztę
short-at-least-one = co najmniej raz
short-nothing-to-count = nic do policzenia
short-condition-not-met = warunek niespełniony
short-lira-short = brakuje £{ $lacking }
short-part-done = już zrobione
short-icon-taken = miejsce zajęte
short-vp-at-floor = za mało PZ
short-residual-short = za niska wypłata
short-residual-full = najwyższa wypłata
short-too-few-cards = za mało kart
short-wrong-kind-of-card = zły rodzaj
short-row-taken =
    { $row ->
        [unset] brak innego rzędu
       *[other] zajęty
    }
short-parent-not-dealt = nierozdana
short-no-worker-to-take-back = brak pracownika
short-worker-not-there = nie tutaj
short-no-later-season = brak późniejszej pory
short-no-earlier-season = brak wcześniejszej pory
short-neighbour-cannot = sąsiad nie może
short-not-an-opponent = nie przeciwnik
short-asked-already = już wybrany
short-too-many-pledged = za dużo
short-no-glass-token = brak znacznika
short-not-for-organizer = nie ten rząd
short-no-bonus-token = brak bonusu
short-orders-forbidden = bez zamówień
short-vines-all-taken = już ich nie ma
short-only-grande-beside = tylko duży
short-space-needed = brak pola akcji
short-toll-too-dear = brakuje £{ $lacking }
short-no-visitor-there = brak gościa
short-not-drawn = nie z dobranych
short-not-in-this-game = nie w tej grze
short-special-owned = już masz
short-special-too-dear = brakuje £{ $lacking }
short-field-built-on = zabudowane
short-field-not-empty = są winorośle
short-mat-full = plansza pełna
short-no-place-to-build = brak miejsca
short-not-a-structure = nie konstrukcja
short-no-structure-card = brak konstrukcji
short-not-standing = nie zbudowano
short-wine-aged-already = już postarzone
short-type-made-already = tylko jedno
short-region-absent = brak regionu
short-no-star-there = brak gwiazdki
short-same-region = ten sam region
short-nothing-to-trade = nic na wymianę
short-same-for-same = to samo
short-row-reserved =
    { $row ->
        [1] zastrzeżony
       *[other] tylko rząd 1
    }
short-action-spoilt = blokuje akcję

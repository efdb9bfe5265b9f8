### The lower half and the side column of a table: vineyard, hand, rivals, log, open information.

## A vineyard

vineyard-heading = Twoja winnica
vineyard-heading-of = Winnica: { $player }
vineyard-title = { vineyard-heading-of } · vendemmia
vineyard-lira = liry
vineyard-residual = wypłata
vineyard-vp = punkty zwycięstwa
vineyard-stars = gwiazdki
vineyard-tokens = znaczniki akcji bonusowej
vineyard-of-target =
    { $solo ->
        [yes] przeciw { $target }
       *[no] z { $target }
    }
vineyard-each-year = co roku
vineyard-left = zostało
vineyard-none = brak
vineyard-structures = Konstrukcje
vineyard-fields = Pola
vineyard-used = użyto w tym roku
vineyard-goes = Zbuduj pracownikiem
vineyard-structure-label =
    { $built ->
        [yes]
            { $used ->
                [yes] { $structure }, zbudowano, użyto w tym roku. Co daje?
               *[no] { $structure }, zbudowano. Co daje?
            }
       *[no] { $structure }, nie zbudowano, koszt £{ $cost }. Co daje?
    }
vineyard-place-here = umieść
vineyard-worker-there = stoi tu { $worker }
vineyard-slot = wolne miejsce

# Fields.
vineyard-field = Pole { $value }
vineyard-field-sold = sprzedane
vineyard-field-built = zabudowane
vineyard-field-empty = puste
vineyard-field-planted =
    { $free ->
        [0] pełne
       *[other] wolne { $free }
    }
vineyard-field-room = puste: miejsce na { $free }
vineyard-field-used = zajęte { $used } z { $value }
vineyard-vines = Winorośle na polu { $value }
vineyard-shelf = Zrealizowane zamówienia
vineyard-harvest = zbiór
vineyard-harvested = plony zebrane w tym roku

# Crush pad and cellar.
vineyard-pad-caption = Tłocznia i piwnica według wartości
vineyard-crush-pad = Tłocznia
vineyard-cellar = Piwnica
vineyard-tier-small = mała
vineyard-tier-medium = średnia
vineyard-tier-large = duża
vineyard-grapes-red = Czerwone
vineyard-grapes-white = Białe
vineyard-kind-red = Czerwone
vineyard-kind-white = Białe
vineyard-kind-blush = Różowe
vineyard-kind-sparkling = Musujące
vineyard-letter-red = C
vineyard-letter-white = B
vineyard-letter-blush = R
vineyard-letter-sparkling = M
vineyard-grape-red = czerwone grono
vineyard-grape-white = białe grono
vineyard-wine-red = czerwone wino
vineyard-wine-white = białe wino
vineyard-wine-blush = różowe wino
vineyard-wine-sparkling = wino musujące

# Workers.
vineyard-crew-ready = Dostępni: { $workers }.
vineyard-crew-placed = Umieszczeni: { $workers }.
vineyard-crew-training = W przygotowaniu: { $workers }.
vineyard-crew-temporary = Jeden z nich to pracownik tymczasowy.
vineyard-crew-regular =
    { $count ->
        [one] 1 zwykły pracownik
        [few] { $count } zwykłych pracowników
        [many] { $count } zwykłych pracowników
       *[other] { $count } zwykłych pracowników
    }
vineyard-crew-grande = duży pracownik

## Cards

# What comes before and after amounts in the texts of cards and of the log; the page draws the icons of lira and VP there.
card-show-lira-sign = £
card-show-vp-unit = PZ
card-show-order = Zamówienie
card-show-mama = Matka
card-show-papa = Ojciec
card-show-or = albo
card-show-two-of = Dwie z tych rzeczy:
card-show-times = ×{ $count }
card-show-needs = wymaga: { $structure }
card-show-needs-label = Wymaga
card-show-needs-nothing = nie wymaga konstrukcji
card-show-built = zbudowano
card-show-not-built = nie zbudowano
card-show-not-possible = niemożliwe
card-show-when-built = Za zbudowanie
card-show-order-vp =
    { $count ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
        [many] punktów zwycięstwa
       *[other] punktów zwycięstwa
    }
card-show-order-residual = wypłata, co roku
card-show-more = Zasady i inne karty
card-show-read = Przeczytaj w całości: { $name }
card-show-label =
    { $used ->
        [no] { $kind } { $name }. Przeczytaj w całości.
       *[yes] { $kind } { $name }: { $use }. Przeczytaj w całości.
    }

## The hand

hand-heading = Twoja ręka
hand-heading-of = Ręka: { $player }
hand-count =
    { $count ->
        [one] 1 karta, limit na koniec roku { $limit }
        [few] { $count } karty, limit na koniec roku { $limit }
        [many] { $count } kart, limit na koniec roku { $limit }
       *[other] { $count } kart, limit na koniec roku { $limit }
    }
hand-sort = Sortuj karty
hand-sort-type = Wg rodzaju
hand-sort-usable = Użyteczne najpierw
hand-empty = Brak kart
hand-tip = Naciśnij kartę, aby przeczytać ją w całości
hand-offered = Na stole
hand-fresh = właśnie dobrana
hand-fresh-label = { $card }, { hand-fresh }
hand-locks = odkrywa ukryte informacje, bez cofania
hand-vine-lacks = wymaga: { $structures }
hand-vine-no-room = brak miejsca na polach
hand-vine-fits =
    { $count ->
        [one] pasuje na pole { $fields }
        [few] pasuje na pola { $fields }
        [many] pasuje na pola { $fields }
       *[other] pasuje na pola { $fields }
    }
hand-order-forbidden = bez zamówień w tym wyzwaniu
hand-order-ready =
    { $count ->
        [one] masz to wino
        [2] masz oba wina
        [few] masz wszystkie wina
        [many] masz wszystkie wina
       *[other] masz wszystkie wina
    }
hand-order-lacks =
    { $best ->
        [0]
            { $wine ->
                [red] jeszcze bez czerwonego
                [white] jeszcze bez białego
                [blush] jeszcze bez różowego
               *[sparkling] jeszcze bez musującego
            }
       *[other]
            { $wine ->
                [red] najlepsze czerwone: { $best }
                [white] najlepsze białe: { $best }
                [blush] najlepsze różowe: { $best }
               *[sparkling] najlepsze musujące: { $best }
            }
    }
hand-order-two =
    { $wine ->
        [red] wymaga dwóch czerwonych win
        [white] wymaga dwóch białych win
        [blush] wymaga dwóch różowych win
       *[sparkling] wymaga dwóch win musujących
    }
hand-structure-affordable = stać cię na nią
hand-structure-dear = brakuje £{ $lacking }
hand-structure-no-place = nie ma gdzie budować
hand-visitor-season =
    { $deck ->
        [summer] do zagrania latem
       *[winter] do zagrania zimą
    }
hand-visitor-idle = teraz nie można zagrać
hand-visitor-ready = można zagrać
hand-visitor-parts =
    { $amount ->
        [all] możliwe wszystkie części
       *[some]
            { $count ->
                [one] możliwa 1 część
                [few] możliwe { $count } części
                [many] możliwych { $count } części
               *[other] możliwych { $count } części
            }
    }

## Rivals and the Automa

rival-side = Klasyfikacja, rywale i przebieg
road-level = Po równo: { $players }, { $vp }
lead-first = Prowadzisz o { $count } PZ, za tobą { $other }
lead-second = { $player } wyprzedza cię o { $count } PZ
lead-other = { $player } prowadzi o { $count } PZ, dalej { $other }
lead-because = { $lead }: { $reason }
lead-if-ended = { $lead } ({ map-key-end })
lead-why-orders = zamówienia { $more } do { $less }
lead-why-points = { $more } do { $less } pkt { $source }
lead-most = najwięcej { $source }, { $vp } PZ
lead-none =
    { $goal ->
        [0] Nikt nie ma jeszcze punktów
       *[other] Nikt nie ma jeszcze punktów, gra toczy się do { $goal }
    }
lead-tie-lira =
    { $who ->
        [you] masz więcej lirów, £{ $more } do £{ $less }
       *[other] { $player } ma więcej lirów, £{ $more } do £{ $less }
    }
lead-tie-wine =
    { $who ->
        [you] masz cenniejsze wina, { $more } do { $less }
       *[other] { $player } ma cenniejsze wina, { $more } do { $less }
    }
lead-tie-grapes =
    { $who ->
        [you] masz cenniejsze grona, { $more } do { $less }
       *[other] { $player } ma cenniejsze grona, { $more } do { $less }
    }
lead-sources = Skąd się biorą punkty graczy
rival-heading = Klasyfikacja i rywale
rival-number = { $number }
rival-residual = Wypłata
rival-standing = { $player } { $vp }
rival-payment = { $player } { $lira }
rival-track =
    { $solo ->
        [yes] Punkty zwycięstwa: { $standings }. Wypłata: { $payments }, najwyżej { $most }.
       *[no] Punkty zwycięstwa: { $standings }; gra kończy się po roku, w którym ktoś osiągnie { $goal }. Wypłata: { $payments }, najwyżej { $most }.
    }
rival-person = człowiek
rival-bot = gracz komputerowy: { $bot }
rival-acts = teraz gra
rival-passed = pas
rival-row = rząd { $row }
rival-next-row = → { $row }
rival-look = Zobacz winnicę: { $player }
rival-grapes = grona
rival-wines = wina
rival-stars = wolne gwiazdki
rival-hand = karty na ręce
rival-pack = karty konstrukcji do wyboru
rival-automa-year =
    { $year ->
        [0] przygotowanie, lata: { $years }
       *[other] rok { $year } z { $years }
    }
rival-automa-level =
    { $aggressive ->
        [yes] { $level }, agresywna
       *[no] { $level }
    }
rival-automa-about = { rival-automa-level }, { rival-automa-year }
rival-automa-rules = Jak gra
rival-automa-card = Karta { $card }
rival-automa-blocks = Blokuje: { $actions }.
rival-automa-markers = Jej punkty rok po roku
rival-automa-marker-year = rok { $year }
rival-challenge =
    { $campaign ->
        [yes] Kampania, wyzwanie { $number }: { $name }.
       *[no] Wyzwanie { $number }: { $name }.
    }
rival-glass =
    { $count ->
        [0] Nie masz znaczników akcji bonusowej. Rzędy, w których leży jeszcze szklany znacznik: { $rows }.
        [one] Masz 1 znacznik akcji bonusowej. Rzędy, w których leży jeszcze szklany znacznik: { $rows }.
        [few] Masz { $count } znaczniki akcji bonusowej. Rzędy, w których leży jeszcze szklany znacznik: { $rows }.
        [many] Masz { $count } znaczników akcji bonusowej. Rzędy, w których leży jeszcze szklany znacznik: { $rows }.
       *[other] Masz { $count } znaczników akcji bonusowej. Rzędy, w których leży jeszcze szklany znacznik: { $rows }.
    }

## The log

log-recap = Od twojej ostatniej tury
log-last-card = Ostatnio zagrana karta
log-heading = Przebieg
log-full = Pełny przebieg
log-newest-first = Przebieg, od najnowszych
log-nothing-new = Nic nowego.
log-empty = Nic się jeszcze nie stało.
log-show = Pokaż ruchy
log-show-all = Wszyscy
log-set-up = Przygotowanie
log-year = Rok { $year }
log-year-end = Koniec roku
log-years = Lata
log-earlier = Wcześniej, do roku { $year }
log-later = Później, od roku { $year }
log-now = teraz
log-waiting = Oczekiwanie na pozostałych.
log-season = { $season }, rok { $year }
log-turns =
    { $count ->
        [one] 1 tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tur
    }
log-older = { $token } → { $value }
log-ages = { $player }: { $tokens }.
log-title = Przebieg gry · vendemmia
log-back = Wróć do stołu
recap-intro = Trochę cię nie było. Najstarsze najpierw:
recap-step-through = Krok po kroku
recap-go-on = Kontynuuj

## Open information

aid-link = Co zostało?
aid-title = Co zostało · vendemmia
aid-heading = Co zostało
aid-intro = Wszystko to jest jawne: pełne talie bez kart odrzuconych, kart na stole i twojej ręki.
aid-pile = do dobrania { $left }, odrzucone { $discarded }
aid-may-come =
    { $count ->
        [one] 1 karta, której nie widzisz: w talii albo u innego gracza
        [few] { $count } karty, których nie widzisz: w talii albo u innych graczy
        [many] { $count } kart, których nie widzisz: w talii albo u innych graczy
       *[other] { $count } kart, których nie widzisz: w talii albo u innych graczy
    }
aid-discarded = Odrzucone
aid-nothing-discarded = Brak odrzuconych kart.
aid-top = Wierzchnia karta: { $card }
aid-orders = { $vp } PZ, +£{ $residual } rocznie
aid-hands = Karty na ręce
aid-player = Gracz
aid-total = Razem
aid-my-orders = Twoje zamówienia
aid-my-vines = Co dają twoje pola
aid-no-orders = Nie masz zamówień.
aid-deck-vine = Winorośle
aid-deck-summer = Letni goście
aid-deck-winter = Zimowi goście
aid-deck-order = Zamówienia
aid-deck-structure = Karty konstrukcji

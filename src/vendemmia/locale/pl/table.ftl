### What is on the table: seasons, decks, workers, spaces, actions, structures, tokens.
### Concepts are in lower case, names of cards, structures, actions and seasons have a capital.

list-join = { $first }, { $second }

player-automa = Automa

## Seasons

season-spring = Wiosna
    .low = wiosna
    .acc = wiosnę
season-summer = Lato
    .low = lato
    .acc = lato
season-fall = Jesień
    .low = jesień
    .acc = jesień
season-winter = Zima
    .low = zima
    .acc = zimę

## Decks: the kind of a card

deck-vine = winorośl
deck-summer = letni gość
deck-winter = zimowy gość
deck-order = zamówienie

## Workers and spaces

worker-regular = zwykły pracownik
    .acc = zwykłego pracownika
    .ins = zwykłym pracownikiem
worker-regular-name = Zwykły pracownik
    .acc = zwykłego pracownika
worker-grande = duży pracownik
    .acc = dużego pracownika
    .ins = dużym pracownikiem
worker-grande-name = Duży pracownik
    .acc = dużego pracownika

space-left = lewe pole akcji
    .gen = lewego pola akcji
space-middle = środkowe pole akcji
    .gen = środkowego pola akcji
space-right = prawe pole akcji
    .gen = prawego pola akcji
space-beside = obok pól akcji
    .gen = miejsca obok pól akcji

## Actions. A bonus follows a colon or is in brackets.

action-draw_vine = Dobierz 1 kartę winorośli
action-draw_vine-text = Dobierz 1 kartę winorośli.
action-draw_vine-bonus = dobierz jeszcze 1 kartę winorośli

action-give_tour = Oprowadź wycieczkę
action-give_tour-text = Zarób £2.
action-give_tour-bonus = zarób dodatkowo £1

action-build_structure = Zbuduj 1 konstrukcję
action-build_structure-text = Zapłać koszt 1 konstrukcji i zbuduj ją.
action-build_structure-bonus = zarób £1

action-play_summer_visitor = Zagraj kartę letniego gościa
action-play_summer_visitor-text = Zagraj z ręki 1 kartę letniego gościa.
action-play_summer_visitor-bonus = zagraj jeszcze 1 kartę letniego gościa
action-play_summer_visitor-bonus-lira = zarób £1

action-sell_or_field = Sprzedaj grona albo kup/sprzedaj pole
action-sell_or_field-text = Sprzedaj dowolną liczbę gron albo sprzedaj lub odkup 1 pole.
action-sell_or_field-bonus = zdobądź 1 PZ

action-plant_vine = Zasadź 1 winorośl
action-plant_vine-text = Zasadź 1 winorośl z ręki na jednym ze swoich pól.
action-plant_vine-bonus = zasadź jeszcze 1 winorośl

action-draw_order = Dobierz 1 kartę zamówienia
action-draw_order-text = Dobierz 1 kartę zamówienia.
action-draw_order-bonus = dobierz jeszcze 1 kartę zamówienia

action-harvest_field = Zbierz plony z 1 pola
action-harvest_field-text = Zbierz plony z 1 obsadzonego pola.
action-harvest_field-bonus = zbierz plony jeszcze z 1 pola
action-harvest_field-bonus-lira = zarób £1

action-train_worker = Przygotuj 1 nowego pracownika
action-train_worker-text = Zapłać £4, aby przygotować 1 pracownika, dostępnego od następnego roku.
action-train_worker-bonus = zarób £1

action-play_winter_visitor = Zagraj kartę zimowego gościa
action-play_winter_visitor-text = Zagraj z ręki 1 kartę zimowego gościa.
action-play_winter_visitor-bonus = zagraj jeszcze 1 kartę zimowego gościa
action-play_winter_visitor-bonus-lira = zarób £1

action-make_wine = Wytwórz 1 albo 2 wina
action-make_wine-text = Zamień grona w 1 albo 2 wina.
action-make_wine-bonus = wytwórz jeszcze 1 wino

action-fill_order = Zrealizuj 1 zamówienie
action-fill_order-text = Dostarcz wina z 1 zamówienia, które masz na ręce.
action-fill_order-bonus = zdobądź 1 PZ

action-gain_lira = Zarób 1 lira
action-gain_lira-text = Zarób £1. Na furmance zmieści się dowolna liczba pracowników, w każdej porze roku, w której się ich umieszcza.

action-yoke = Wóz
action-yoke-text = Zbierz plony z 1 pola albo wykarczuj 1 winorośl. Z wozu korzysta tylko jego właściciel, raz w roku, w dowolnej porze roku, w której umieszcza się pracowników.
action-yoke-option-1 = Zbierz plony z 1 pola
action-yoke-option-2 = Wykarczuj winorośl

action-with-bonus = { $text } Bonus: { $bonus }.
# If an action has a bonus on two spaces, each is shown with its space.
action-bonus-of-space = { $bonus } ({ $space })
action-bonus-either = { $first } albo { $second }

## Structures

structure-trellis = Trejaż
    .acc = trejaż
structure-trellis-text = Potrzebny do sadzenia niektórych winorośli.

structure-irrigation = Deszczownia
    .acc = deszczownię
structure-irrigation-text = Potrzebna do sadzenia niektórych winorośli.

structure-yoke = Wóz
    .acc = wóz
structure-yoke-text = Raz w roku jeden z twoich pracowników może tu zebrać plony z pola albo wykarczować winorośl.

structure-windmill = Wiatrak
    .acc = wiatrak
structure-windmill-text = Daje ci 1 PZ za pierwszą winorośl zasadzoną w danym roku.

structure-cottage = Domek gościnny
    .acc = domek gościnny
structure-cottage-text = Jesienią dobierasz 1 dodatkową kartę gościa wybranego rodzaju.

structure-tasting_room = Altana
    .acc = altanę
structure-tasting_room-text = Raz w roku wycieczka daje ci 1 PZ, jeśli masz co najmniej 1 wino.

structure-medium_cellar = Średnia piwnica
    .acc = średnią piwnicę
structure-medium_cellar-text = Mieści wina o wartości od 4 do 6 i pozwala wytwarzać różowe wino.

structure-large_cellar = Duża piwnica
    .acc = dużą piwnicę
structure-large_cellar-text = Mieści wina o wartości od 7 do 9 i pozwala wytwarzać wino musujące. Wymaga średniej piwnicy.

## Wake-up rows: the bonus. The extended board has its own, one for each season that a player enters.

row-none = brak bonusu
row-1 = { row-none }
row-2 = dobierz 1 winorośl
row-3 = dobierz 1 zamówienie
row-4 = zarób £1
row-5 = dobierz 1 letniego albo zimowego gościa
row-6 = zdobądź 1 PZ
row-7 = pracownik tymczasowy na ten rok

row-2-summer = zarób £1
row-3-summer = dobierz 1 winorośl
row-3-fall = dobierz 1 letniego gościa
row-4-summer = dobierz 1 zamówienie
row-4-fall = dobierz 1 letniego gościa
row-4-winter = dobierz 1 kartę konstrukcji
row-5-summer = dobierz 1 letniego albo zimowego gościa
row-5-fall = dobierz 1 zimowego gościa
row-5-winter = umieść albo przesuń 1 gwiazdkę
row-6-summer = zdobądź 1 PZ
row-6-fall = dobierz 1 zimowego gościa
row-6-winter = postarz wszystkie grona
row-7-fall = dobierz 1 dowolną kartę
row-7-winter = znacznik pierwszego gracza: rząd 1 w następnym roku
row-cell = { $bonus } ({ FORM($season, "low") })

## Tokens

grape-red = czerwone grono { $value }
grape-white = białe grono { $value }

wine-red = czerwone wino { $value }
wine-white = białe wino { $value }
wine-blush = różowe wino { $value }
wine-sparkling = wino musujące { $value }

## Where something comes from, before a colon or in brackets

source-of = { $source } ({ $player })
source-bonus = { $action }, bonus
source-row = Tor pobudki, rząd { $row }
source-next_row = Koniec roku
source-step-specials = Przygotowanie
source-step-deal_packs = Przygotowanie
source-step-pick_card = Przygotowanie
source-step-pass_packs = Przygotowanie
source-step-deal_parents = Przygotowanie
source-step-choose_parents = Przygotowanie
source-step-mamas = Matka
source-step-papas = Ojciec
source-step-first_rows = Przygotowanie
source-step-first_glass_row = Przygotowanie
source-step-begin_year = Wiosna
source-step-wake_up = Wiosna
source-step-spring_turns = Wiosna
source-step-summer = Lato
source-step-fall = Jesień
source-step-fall_turns = Jesień
source-step-winter = Zima
source-step-age = Koniec roku
source-step-workers_home = Koniec roku
source-step-residual = Wypłata
source-step-discard_down = Koniec roku
source-step-close_year = Koniec roku
source-step-hire_workers = Przygotowanie
source-step-plant_from_deck = Przygotowanie
source-step-other_mama = Przygotowanie
source-step-marker = Wiosna
source-step-glass_row = Wiosna
source-step-automa_summer = Lato
source-step-automa_winter = Zima
source-step-extended_automa_spring = Wiosna
source-step-extended_automa_summer = Lato
source-step-extended_automa_fall = Jesień
source-step-extended_automa_winter = Zima
source-step-automa_home = Koniec roku
source-step-score_cellar = Wina w piwnicy
source-step-solo_test = Koniec roku

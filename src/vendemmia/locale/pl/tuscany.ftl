### What the modules of Tuscany add: actions, deck, regions, the modules themselves. Cards and workers have their own files.

## The structure deck: the kind of a card

deck-structure = karta konstrukcji

structure-mat = Plansza konstrukcji

## Actions. A bonus follows a colon or is in brackets. "bonus-structure" is only on the side with structure cards.

action-influence = Umieść albo przesuń gwiazdkę
action-influence-text = Umieść 1 gwiazdkę w regionie i weź jego bonus; gdy wszystkie sześć jest już na mapie, przesuń zamiast tego jedną z nich.
action-influence-bonus = umieść albo przesuń jeszcze 1 gwiazdkę

action-trade = Dokonaj wymiany
action-trade-text = Oddaj 2 karty, £3, 1 PZ albo 1 grono i otrzymaj w zamian jedną z tych rzeczy; otrzymane grono ma wartość 1. Nie możesz wymienić £3 na £3 ani 1 PZ na 1 PZ.
action-trade-bonus = dokonaj jeszcze 1 wymiany

action-flip_field = Kup albo sprzedaj pole
action-flip_field-text = Sprzedaj albo odkup 1 pole.
action-flip_field-bonus = zdobądź 1 PZ
action-flip_field-bonus-structure = dobierz 1 kartę konstrukcji

action-build_or_tour = Zbuduj konstrukcję albo oprowadź wycieczkę
action-build_or_tour-text = Zapłać koszt 1 konstrukcji i zbuduj ją albo oprowadź wycieczkę i zarób £2.
action-build_or_tour-bonus = zarób £1
action-build_or_tour-option-1 = Zbuduj konstrukcję
action-build_or_tour-option-2 = Oprowadź wycieczkę za £2

action-sell_wine = Sprzedaj 1 wino
action-sell_wine-text = Odrzuć 1 wino: czerwone lub białe za 1 PZ, różowe za 2 PZ, musujące za 4 PZ.
action-sell_wine-bonus = umieść albo przesuń 1 gwiazdkę
action-sell_wine-bonus-structure = dobierz 1 kartę konstrukcji

# The cart on the side with structure cards.
action-gain_lira-2 = Zarób 1 lira albo dobierz kartę konstrukcji
action-gain_lira-2-text = Zarób £1 albo dobierz 1 kartę konstrukcji. Na furmance zmieści się dowolna liczba pracowników, w każdej porze roku.
action-gain_lira-option-1 = Zarób 1 lira
action-gain_lira-option-2 = Dobierz kartę konstrukcji

action-destroy_structure = Zburz konstrukcję
action-destroy_structure-text = Odrzuć 1 swoją kartę konstrukcji z planszy konstrukcji albo z pola; nie tracisz PZ. Raz w roku, w dowolnej porze.

## Regions. "vp" is what the most stars score at the end, 0 if regions do not score.

region-lucca = Lucca
region-pisa = Pisa
region-firenze = Firenze
region-livorno = Livorno
region-siena = Siena
region-arezzo = Arezzo
region-grosseto = Grosseto

region-lucca-bonus = dobierz 1 kartę konstrukcji
region-pisa-bonus = zarób £2
region-firenze-bonus = dobierz 1 zimowego gościa
region-livorno-bonus = dobierz 1 letniego gościa
region-siena-bonus = zarób £1
region-arezzo-bonus = dobierz 1 zamówienie
region-grosseto-bonus = dobierz 1 winorośl
region-text =
    { $vp ->
        [0] Umieść tu gwiazdkę: { $bonus }.
       *[other] Umieść tu gwiazdkę: { $bonus }. Najwięcej gwiazdek na koniec: { $vp } PZ.
    }

## Modules and options

module-extended_board = Rozszerzona plansza
module-extended_board-text = Pracowników umieszczasz we wszystkich czterech porach roku, gwiazdki na mapie Toskanii dają ci bonusy, a gra kończy się przy 25 PZ.
module-special_workers = Specjalni pracownicy
module-special_workers-text = W każdej grze jest dwóch z jedenastu specjalnych pracowników. Gdy przygotowujesz pracownika, możesz dopłacić £1, aby był jednym z nich.
module-structure_cards = Karty konstrukcji
module-structure_cards-text = Talia 36 konstrukcji, które budujesz z ręki na dwóch miejscach planszy konstrukcji albo na pustych polach; każda daje 1 PZ i specjalny efekt.

option-map_scoring = Regiony punktują
option-map_scoring-text = Na koniec gry gracz z największą liczbą gwiazdek w regionie zdobywa jego PZ; przy remisie nikt. Przy dwóch graczach radzimy to wyłączyć.

## Solo on the extended board

solo-extended-reading = Nasza interpretacja: nie znamy oficjalnych zasad gry solo na rozszerzonej planszy. Automa dobiera kartę na początku każdej z czterech pór roku, a jeśli regiony punktują, zaczyna z gwiazdkami we wszystkich.

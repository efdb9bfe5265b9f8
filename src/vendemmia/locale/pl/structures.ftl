### The structure cards: name, text, rulings. An action card has the text of its private space, with the bonus.

structure-kind-action = Konstrukcja akcji
structure-kind-enhancement = Ulepszenie
structure-kind-residual = Konstrukcja wypłaty
structure-card-head = { $kind }, £{ $cost }
structure-card-text = { $head }. { $text }

card-cask = Beczka
    .acc = Beczkę
card-cask-text = { action-structure-cask-text } Bonus: { action-structure-cask-bonus }.
card-cask-ruling-1 = Co najmniej jeden z dwóch kroków musi być możliwy; piwnice i zajęte miejsca ograniczają starzenie jak zwykle.
action-structure-cask = { card-cask }
action-structure-cask-text = Postarz jedno wino dwa razy.
action-structure-cask-bonus = dobierz 1 zamówienie

card-aqueduct = Akwedukt
    .acc = Akwedukt
card-aqueduct-text = Możesz sadzić winorośle bez wymaganych konstrukcji.
card-aqueduct-ruling-1 = Nie potrzebujesz trejażu ani deszczowni, ale winorośle muszą nadal mieścić się w wartości pola.

card-wine_cave = Winna grota
    .acc = Winną grotę
card-wine_cave-text = { action-structure-wine_cave-text } Bonus: { action-structure-wine_cave-bonus }.
card-wine_cave-ruling-1 = Każde wybrane wino musi dać się przesunąć; jeśli dwa sąsiadują ze sobą, najpierw przesuwa się wyższe.
action-structure-wine_cave = { card-wine_cave }
action-structure-wine_cave-text = Postarz jedno wino albo dwa różne wina, każde o 1.
action-structure-wine_cave-bonus = dobierz 1 zamówienie

card-trading_post = Faktoria handlowa
    .acc = Faktorię handlową
card-trading_post-text = { action-structure-trading_post-text } Bonus: { action-structure-trading_post-bonus }.
card-trading_post-ruling-1 = Przy wymianie oddajesz 2 karty, £3, 1 PZ albo grono i otrzymujesz w zamian jedną z tych rzeczy; otrzymane grono ma wartość 1.
card-trading_post-ruling-2 = Drugiej wymiany nie ma.
card-trading_post-ruling-3 = Gwiazdka jest dobrowolna; bez mapy wpływów jej nie ma.
action-structure-trading_post = { card-trading_post }
action-structure-trading_post-text = Dokonaj jednej wymiany.
action-structure-trading_post-bonus = umieść albo przesuń 1 gwiazdkę

card-shop = Sklep
    .acc = Sklep
card-shop-text = { action-structure-shop-text } Bonus: { action-structure-shop-bonus }.
card-shop-ruling-1 = W każdej porze roku zamówienie daje ci PZ i wypłatę jak zwykle.
card-shop-ruling-2 = Gwiazdka jest dobrowolna; bez mapy wpływów jej nie ma.
action-structure-shop = { card-shop }
action-structure-shop-text = Zrealizuj jedno zamówienie.
action-structure-shop-bonus = umieść albo przesuń 1 gwiazdkę

card-wine_press = Prasa winiarska
    .acc = Prasę winiarską
card-wine_press-text = { action-structure-wine_press-text } Bonus: { action-structure-wine_press-bonus }.
card-wine_press-ruling-1 = Musisz wytworzyć co najmniej jedno wino.
card-wine_press-ruling-2 = Gwiazdka jest dobrowolna; bez mapy wpływów jej nie ma.
action-structure-wine_press = { card-wine_press }
action-structure-wine_press-text = Wytwórz jedno albo dwa wina.
action-structure-wine_press-bonus = umieść albo przesuń 1 gwiazdkę

card-school = Szkoła
    .acc = Szkołę
card-school-text = { action-structure-school-text } Bonus: { action-structure-school-bonus }.
card-school-ruling-1 = Za specjalnego pracownika nadal płacisz £1, a za Akademię przeciwnika jeszcze £1.
card-school-ruling-2 = Bonus otrzymujesz po zapłaceniu, więc nie możesz nim płacić.
card-school-ruling-3 = Limit sześciu pracowników nadal obowiązuje; duży pracownik się liczy, tymczasowy nie.
action-structure-school = { card-school }
action-structure-school-text = Przygotuj za darmo pracownika, dostępnego jeszcze w tym roku.
action-structure-school-bonus = zarób £1

card-wine_bar = Winiarnia
    .acc = Winiarnię
card-wine_bar-text = { action-structure-wine_bar-text } Bonus: { action-structure-wine_bar-bonus }.
card-wine_bar-ruling-1 = Wino może być dowolnego typu i dowolnej wartości.
action-structure-wine_bar = { card-wine_bar }
action-structure-wine_bar-text = Odrzuć jedno wino.
action-structure-wine_bar-bonus = zdobądź 2 PZ

card-patio = Patio
    .acc = Patio
card-patio-text = Zarabiasz £2 za każde wytworzone wino różowe lub musujące.
card-patio-ruling-1 = Nie ma znaczenia, w jaki sposób wytwarzasz wino.

card-ristorante = Ristorante
    .acc = Ristorante
card-ristorante-text = { action-structure-ristorante-text } Bonus: { action-structure-ristorante-bonus }.
card-ristorante-ruling-1 = Potrzebujesz jednego i drugiego; typ, kolor i wartości nie mają znaczenia.
action-structure-ristorante = { card-ristorante }
action-structure-ristorante-text = Odrzuć jedno wino i jedno grono.
action-structure-ristorante-bonus = zarób £3 i zdobądź 3 PZ

card-guest_house = Pensjonat
    .acc = Pensjonat
card-guest_house-text = { action-structure-guest_house-text } Bonus: { action-structure-guest_house-bonus }.
card-guest_house-ruling-1 = Możesz łączyć letnich i zimowych gości.
action-structure-guest_house = { card-guest_house }
action-structure-guest_house-text = Odrzuć dwie karty gości.
action-structure-guest_house-bonus = zdobądź 2 PZ

card-cafe = Kawiarnia
    .acc = Kawiarnię
card-cafe-text = { action-structure-cafe-text } Bonus: { action-structure-cafe-bonus }.
card-cafe-ruling-1 = Grono może być dowolnego koloru i dowolnej wartości.
action-structure-cafe = { card-cafe }
action-structure-cafe-text = Odrzuć jedno grono.
action-structure-cafe-bonus = zarób £3 i zdobądź 1 PZ

card-distiller = Destylarnia
    .acc = Destylarnię
card-distiller-text = Na koniec każdego roku wszystkie twoje grona starzeją się jeszcze raz.
card-distiller-ruling-1 = Działa w kroku wypłaty, po otrzymaniu lirów i przed pozostałymi kartami wypłaty.
card-distiller-ruling-2 = Działa tylko na koniec roku: dzięki bonusowi 6. rzędu toru pobudki grona nadal starzeją się tylko raz.

card-mercado = Targowisko
    .acc = Targowisko
card-mercado-text = Gdy dobierasz zamówienie, możesz je od razu zrealizować.
card-mercado-ruling-1 = Możesz realizować tylko zamówienia właśnie dobrane, a nie te, które masz na ręce już od wcześniej.
card-mercado-ruling-2 = Najpierw widzisz wszystkie dobrane karty i odrzucasz jedną, jeśli działa Wyrocznia; potem możesz realizować dowolne z tych zamówień, po jednym naraz.
card-mercado-ruling-3 = Liczy się każde dobranie, w każdej turze i na koniec roku; Karawana, gość Oberżysta i podarowane karty to nie dobranie.
card-mercado-ruling-4 = Weranda i Salon winny działają także przy takim zamówieniu.
card-mercado-ruling-5 = Nie możesz zrealizować zamówienia, jeśli uniemożliwi to akcję, którą musisz jeszcze wykonać.

card-studio = Pracownia
    .acc = Pracownię
card-studio-text = Każda konstrukcja, którą odtąd zbudujesz, daje ci dodatkowo 1 PZ.
card-studio-ruling-1 = Liczą się konstrukcje z planszy winnicy, rozbudowa piwnicy i karty konstrukcji, bez względu na to, jak i kiedy je budujesz.
card-studio-ruling-2 = Kamieniarz daje ci 2 PZ, po jednym za każdą konstrukcję.
card-studio-ruling-3 = Sama Pracownia się nie liczy, wycieczka również nie.

card-barn = Stodoła
    .acc = Stodołę
card-barn-text = Gdy pasujesz latem, możesz odrzucić dwie karty, aby zdobyć 1 PZ.
card-barn-ruling-1 = Dokładnie dwie dowolne karty, raz w ciągu lata.
card-barn-ruling-2 = Na rozszerzonej planszy robisz to przed otrzymaniem bonusu z kolumny jesieni.

card-academy = Akademia
    .acc = Akademię
card-academy-text = Gdy przeciwnik przygotowuje pracownika, płaci ci £1.
card-academy-ruling-1 = Liczy się każdy sposób przygotowania; przeciwnik, który nie może zapłacić, nie może przygotować pracownika.
card-academy-ruling-2 = Nie występuje w wariancie solo.

card-gazebo = Pawilon ogrodowy
    .acc = Pawilon ogrodowy
card-gazebo-text = Gdy oprowadzasz wycieczkę, możesz umieścić albo przesunąć gwiazdkę.
card-gazebo-ruling-1 = Liczy się każda twoja wycieczka, także z karty; zarabianie lirów w inny sposób to nie wycieczka.
card-gazebo-ruling-2 = Bez mapy wpływów nie działa.

card-workshop = Warsztat
    .acc = Warsztat
card-workshop-text = Każda konstrukcja kosztuje cię o £1 mniej.
card-workshop-ruling-1 = Dotyczy to konstrukcji z planszy winnicy, rozbudowy piwnicy i kart konstrukcji, nawet jeśli jakaś karta daje już zniżkę albo stałą cenę.
card-workshop-ruling-2 = Cena nigdy nie spada poniżej £0.
card-workshop-ruling-3 = £8 u Kamieniarza i ceny w PZ się nie zmieniają.

card-veranda = Weranda
    .acc = Werandę
card-veranda-text = Każde zrealizowane zamówienie daje ci dodatkowo 1 PZ.
card-veranda-ruling-1 = Nie ma znaczenia, w jaki sposób realizujesz zamówienie; sprzedaż wina to nie realizacja zamówienia.

card-wine_parlor = Salon winny
    .acc = Salon winny
card-wine_parlor-text = Każde zrealizowane zamówienie daje ci £2.
card-wine_parlor-ruling-1 = Liry otrzymujesz po zrealizowaniu zamówienia.
card-wine_parlor-ruling-2 = Sprzedaż wina to nie realizacja zamówienia.

card-label_factory = Fabryka etykiet
    .acc = Fabrykę etykiet
card-label_factory-text = { action-structure-label_factory-text } Bonus: { action-structure-label_factory-bonus }.
card-label_factory-ruling-1 = PZ z bonusu otrzymujesz oprócz tych z zamówienia.
card-label_factory-ruling-2 = Musisz mieć £3, zanim otrzymasz cokolwiek za zamówienie.
action-structure-label_factory = { card-label_factory }
action-structure-label_factory-text = Zapłać £3 i zrealizuj jedno zamówienie.
action-structure-label_factory-bonus = zdobądź 2 PZ

card-harvest_machine = Maszyna do zbioru gron
    .acc = Maszynę do zbioru gron
card-harvest_machine-text = Gdy zbierasz plony z pola, możesz zamiast tego zebrać je ze wszystkich swoich obsadzonych pól.
card-harvest_machine-ruling-1 = Pomija się pola, z których plony zebrano już w tym roku.
card-harvest_machine-ruling-2 = Działa też z wozem i z gośćmi, a wszystkie te pola liczą się dla Żniwiarza.

card-fermentation_tank = Kadź fermentacyjna
    .acc = Kadź fermentacyjną
card-fermentation_tank-text = Po zbiorze plonów możesz wytworzyć jedno wino.
card-fermentation_tank-ruling-1 = Nie ma znaczenia, w jaki sposób zbierasz plony: działa raz na każdą akcję lub kartę, po jej ostatnim polu.
card-fermentation_tank-ruling-2 = Bonus akcji i jego powtórzenie przez Politico należą do tego samego zbioru; druga akcja Mafiosa to osobny zbiór.

card-charmat = Charmat
    .acc = Charmat
card-charmat-text = Możesz wytwarzać wino musujące z jednego czerwonego i jednego białego grona.
card-charmat-ruling-1 = Obie wartości się sumuje i muszą dać co najmniej 7; potrzebna jest duża piwnica.
card-charmat-ruling-2 = Z tych dwóch gron nadal możesz wytworzyć różowe wino.

card-inn = Zajazd
    .acc = Zajazd
card-inn-text = Każda zagrana karta gościa daje ci £1.
card-inn-ruling-1 = Liczą się letni i zimowi goście, w każdej porze roku.
card-inn-ruling-2 = £1 otrzymujesz przed efektem gościa i możesz nim za niego zapłacić.

card-tap_room = Wyszynk
    .acc = Wyszynk
card-tap_room-text = Po każdej zagranej karcie gościa możesz odrzucić jedno wino, aby zdobyć 2 PZ.
card-tap_room-ruling-1 = Najpierw rozpatrz w całości kartę gościa; wino możesz odrzucić raz na każdą kartę.
card-tap_room-ruling-2 = Jeśli masz też Tawernę, wybierasz, co będzie pierwsze.

card-tavern = Tawerna
    .acc = Tawernę
card-tavern-text = Po każdej zagranej karcie gościa możesz odrzucić dwa grona, aby zdobyć 3 PZ.
card-tavern-ruling-1 = Najpierw rozpatrz w całości kartę gościa; grona możesz odrzucić raz na każdą kartę.
card-tavern-ruling-2 = Dokładnie dwa grona, dowolnego koloru i dowolnej wartości.
card-tavern-ruling-3 = Jeśli masz też Wyszynk, wybierasz, co będzie pierwsze.

card-banquet_hall = Sala bankietowa
    .acc = Salę bankietową
card-banquet_hall-text = Gdy przesuwasz gwiazdkę, otrzymujesz bonus regionu, do którego trafia.
card-banquet_hall-ruling-1 = Gwiazdki możesz przesuwać dopiero po umieszczeniu wszystkich sześciu.
card-banquet_hall-ruling-2 = Jeśli możesz przesunąć dwie gwiazdki, możesz dwa razy przesunąć tę samą i za każdym razem otrzymać bonus.
card-banquet_hall-ruling-3 = Bez mapy wpływów nie działa.

card-penthouse = Penthouse
    .acc = Penthouse
card-penthouse-text = Każde wytworzone wino o wartości co najmniej 7 daje ci 1 PZ.
card-penthouse-ruling-1 = Liczy się wartość miejsca, na które wino ostatecznie trafia.
card-penthouse-ruling-2 = Za wino, które osiąga 7 dzięki starzeniu, nic nie dostajesz.

card-fountain = Fontanna
    .acc = Fontannę
card-fountain-text = Gdy przeciwnik oprowadza wycieczkę, zarabiasz £1.
card-fountain-ruling-1 = Płaci bank; za własne wycieczki nic nie dostajesz.
card-fountain-ruling-2 = Nie występuje w wariancie solo.

card-mixer = Mieszalnik
    .acc = Mieszalnik
card-mixer-text = { action-structure-mixer-text } Bonus: { action-structure-mixer-bonus }.
card-mixer-ruling-1 = Musisz wytworzyć co najmniej jedno wino; za dwa bonus jest taki sam.
action-structure-mixer = { card-mixer }
action-structure-mixer-text = Wytwórz jedno różowe wino, jedno wino musujące albo po jednym każdego z nich.
action-structure-mixer-bonus = zdobądź 1 PZ

card-storehouse = Magazyn
    .acc = Magazyn
card-storehouse-text = Na koniec każdego roku wszystkie twoje wina starzeją się jeszcze raz.
card-storehouse-ruling-1 = Piwnice i zajęte miejsca ograniczają starzenie jak zwykle.
card-storehouse-ruling-2 = Działa w kroku wypłaty, po otrzymaniu lirów i po Destylarni.

card-statue = Posąg
    .acc = Posąg
card-statue-text = Na koniec każdego roku zdobywasz 1 PZ.
card-statue-ruling-1 = Zdobywasz go tuż po sprawdzeniu, czy gra się kończy: nie może zakończyć gry, ale liczy się w ostatnim roku.
card-statue-ruling-2 = Na planszy podstawowej liczy się do wymaganego wyniku od następnego roku.

card-dock = Przystań
    .acc = Przystań
card-dock-text = Na koniec każdego roku dobierasz zamówienie.
card-dock-ruling-1 = Dobierasz w kroku wypłaty: na rozszerzonej planszy po ograniczeniu ręki do siedmiu kart, na podstawowej przed nim.
card-dock-ruling-2 = W tym kroku jest ostatnią z kart wypłaty, po Silosie.
card-dock-ruling-3 = Z Targowiskiem możesz to zamówienie od razu zrealizować.

card-silo = Silos
    .acc = Silos
card-silo-text = Na koniec każdego roku dobierasz winorośl.
card-silo-ruling-1 = Dobierasz w kroku wypłaty: na rozszerzonej planszy po ograniczeniu ręki do siedmiu kart, na podstawowej przed nim.
card-silo-ruling-2 = Działa przed Przystanią.

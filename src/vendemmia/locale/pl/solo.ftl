### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Bardzo łatwy
level-very_easy-text =
    { $years ->
        [one] Gra trwa { $years } rok; w ósmym możesz wybrać dowolny rząd na torze pobudki, a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
        [few] Gra trwa { $years } lata; w ósmym możesz wybrać dowolny rząd na torze pobudki, a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
        [many] Gra trwa { $years } lat; w ósmym możesz wybrać dowolny rząd na torze pobudki, a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
       *[other] Gra trwa { $years } lat; w ósmym możesz wybrać dowolny rząd na torze pobudki, a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
    }
level-very_easy-text-extended =
    { $years ->
        [one] Gra trwa { $years } rok; w ósmym możesz wybrać dowolny rząd na torze pobudki (rząd 1 tylko ze znacznikiem pierwszego gracza), a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
        [few] Gra trwa { $years } lata; w ósmym możesz wybrać dowolny rząd na torze pobudki (rząd 1 tylko ze znacznikiem pierwszego gracza), a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
        [many] Gra trwa { $years } lat; w ósmym możesz wybrać dowolny rząd na torze pobudki (rząd 1 tylko ze znacznikiem pierwszego gracza), a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
       *[other] Gra trwa { $years } lat; w ósmym możesz wybrać dowolny rząd na torze pobudki (rząd 1 tylko ze znacznikiem pierwszego gracza), a za niego też otrzymujesz znacznik akcji bonusowej. Automa ma { $automa } PZ.
    }
level-easy = Łatwy
level-easy-text =
    { $years ->
        [one] Zaczynasz z { $start } PZ. Gra trwa { $years } rok, a Automa ma { $automa } PZ.
        [few] Zaczynasz z { $start } PZ. Gra trwa { $years } lata, a Automa ma { $automa } PZ.
        [many] Zaczynasz z { $start } PZ. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
       *[other] Zaczynasz z { $start } PZ. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
    }
level-normal = Normalny
level-normal-text =
    { $years ->
        [one] Gra trwa { $years } rok, a Automa ma { $automa } PZ.
        [few] Gra trwa { $years } lata, a Automa ma { $automa } PZ.
        [many] Gra trwa { $years } lat, a Automa ma { $automa } PZ.
       *[other] Gra trwa { $years } lat, a Automa ma { $automa } PZ.
    }
level-hard = Trudny
level-hard-text =
    { $least ->
        [one] W każdej porze roku Automa dobiera karty, aż umieści co najmniej 1 pracownika, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
        [few] W każdej porze roku Automa dobiera karty, aż umieści co najmniej { $least } pracowników, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
        [many] W każdej porze roku Automa dobiera karty, aż umieści co najmniej { $least } pracowników, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
       *[other] W każdej porze roku Automa dobiera karty, aż umieści co najmniej { $least } pracowników, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
    }
level-very_hard = Bardzo trudny
level-very_hard-text =
    { $least ->
        [one] W każdej porze roku Automa dobiera karty, aż umieści co najmniej 1 pracownika, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
        [few] W każdej porze roku Automa dobiera karty, aż umieści co najmniej { $least } pracowników, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
        [many] W każdej porze roku Automa dobiera karty, aż umieści co najmniej { $least } pracowników, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
       *[other] W każdej porze roku Automa dobiera karty, aż umieści co najmniej { $least } pracowników, ale nigdy nie umieszcza więcej niż { $most } w roku. Gra trwa { $years } lat, a Automa ma { $automa } PZ.
    }

## The aggressive variant

aggressive-name = Agresywna Automa
aggressive-text = Automa ma kolejno { $markers } PZ w latach od 1 do { $years }. Po każdym roku musisz mieć więcej PZ niż Automa, inaczej natychmiast przegrywasz.

## Challenges

challenge-1 = Winorośle z wyboru
challenge-1-text =
    { $vines ->
        [one] Nie masz matki: zaczynasz z { $workers } zwykłymi pracownikami, ale bez jej kart i lirów. Przed grą wybierz z całej talii { $vines } winorośl i zasadź ją. Nie wymagają konstrukcji, ale muszą zmieścić się w wartościach twoich pól, a wiatrak nic za nie nie daje.
        [few] Nie masz matki: zaczynasz z { $workers } zwykłymi pracownikami, ale bez jej kart i lirów. Przed grą wybierz z całej talii { $vines } winorośle i zasadź je. Nie wymagają konstrukcji, ale muszą zmieścić się w wartościach twoich pól, a wiatrak nic za nie nie daje.
        [many] Nie masz matki: zaczynasz z { $workers } zwykłymi pracownikami, ale bez jej kart i lirów. Przed grą wybierz z całej talii { $vines } winorośli i zasadź je. Nie wymagają konstrukcji, ale muszą zmieścić się w wartościach twoich pól, a wiatrak nic za nie nie daje.
       *[other] Nie masz matki: zaczynasz z { $workers } zwykłymi pracownikami, ale bez jej kart i lirów. Przed grą wybierz z całej talii { $vines } winorośli i zasadź je. Nie wymagają konstrukcji, ale muszą zmieścić się w wartościach twoich pól, a wiatrak nic za nie nie daje.
    }
challenge-2 = Mała załoga
challenge-2-text = Nigdy nie masz więcej niż { $limit } zwykłych pracowników; duży i tymczasowy się nie liczą. Każda akcja ma tylko środkowe pole akcji, z bonusem, i to je blokuje Automa. Duży pracownik obok niego nie dostaje bonusu, a znaczników akcji bonusowej nie możesz używać.
challenge-3 = Ręce do pracy
challenge-3-text = Na koniec { $by }. roku musisz mieć { $needed } pracowników, łącznie z dużym, inaczej natychmiast przegrywasz. Pracownik przygotowany w tym roku się liczy, tymczasowy nie.
challenge-4 = Wielkie zbiory
challenge-4-text = Zaczynasz z wynikiem { $start } PZ. Akcja zbioru plonów na planszy pozwala zebrać plony z najwyżej { $fields } pól; wóz i goście zbierają jak zwykle.
challenge-5 = Wstawaj, kiedy chcesz
challenge-5-text =
    { $years ->
        [one] Na każdym poziomie gra trwa { $years } rok. Co roku możesz wybrać dowolny rząd na torze pobudki, nawet już wcześniej użyty. Nie możesz używać znaczników akcji bonusowej.
        [few] Na każdym poziomie gra trwa { $years } lata. Co roku możesz wybrać dowolny rząd na torze pobudki, nawet już wcześniej użyty. Nie możesz używać znaczników akcji bonusowej.
        [many] Na każdym poziomie gra trwa { $years } lat. Co roku możesz wybrać dowolny rząd na torze pobudki, nawet już wcześniej użyty. Nie możesz używać znaczników akcji bonusowej.
       *[other] Na każdym poziomie gra trwa { $years } lat. Co roku możesz wybrać dowolny rząd na torze pobudki, nawet już wcześniej użyty. Nie możesz używać znaczników akcji bonusowej.
    }
challenge-6 = Pełna piwnica
challenge-6-text = PZ zdobyte w trakcie gry się nie liczą, tylko te od ojca i z poziomu trudności; nadal możesz PZ tracić. Na koniec gry, po ostatnim starzeniu win, każde wino o wartości od 7 do 9 daje { $large } PZ, a każde o wartości od 4 do 6 daje { $medium } PZ.
challenge-7 = Skromny dochód
challenge-7-text = Zaczynasz z wynikiem { $start } PZ i z wypłatą { $residual }.
challenge-8 = Bez dostaw
challenge-8-text = Nie możesz realizować zamówień, ani akcją, ani dzięki gościom. Jeśli matka daje ci zamówienia, możesz ją wymienić na inną. Możesz korzystać ze wszystkiego innego, co zamienia wino w PZ.

## What the editions leave open: how we play it, and how else you could read it

reading-workers = Nasza interpretacja: zaczynasz z { $ours } zwykłymi pracownikami, choć nie masz matki; możliwe byłoby też: { $others }.
reading-start_vp = Nasza interpretacja: zaczynasz z { $ours } PZ plus te z poziomu trudności; możliwe byłoby też { $others } PZ.
reading-start_residual = Nasza interpretacja: zaczynasz z wypłatą { $ours }; możliwe byłoby też: { $others }.
reading-cellar_time = Nasza interpretacja: wina punktują { $ours }; możliwe byłoby też: { $others }.
reading-large_cellar_vp = Nasza interpretacja: każde wino o wartości od 7 do 9 daje { $ours } PZ; mogłaby to być też inna liczba, bo jest to nasz wniosek.
reading-mama_redraw = Nasza interpretacja: { $ours }; możliwe byłoby też, że { $others }.

reading-value-end_of_game = raz, na koniec gry
reading-value-each_year = na koniec każdego roku
reading-value-may = możesz zatrzymać matkę, która daje ci zamówienia
reading-value-must = musisz ją wymienić

## Results. "ahead" says whether the player lost in spite of having more VP.

result-win = Wygrywasz z wynikiem { $vp } PZ; Automa ma { $automa } PZ.
result-draw = Remis: ty i Automa macie po { $vp } PZ.
result-loss =
    { $ahead ->
        [yes] Przegrywasz, choć masz { $vp } PZ, a Automa { $automa } PZ: nie udało ci się spełnić warunku wyzwania.
       *[no] Przegrywasz z wynikiem { $vp } PZ; Automa ma { $automa } PZ.
    }

## The cards of the Automa, as they are used on this board

automa-card = Lato: { $summer }; zima: { $winter }.
automa-card-extended = Wiosna: { $spring }; lato: { $summer }; jesień: { $fall }; zima: { $winter }.
automa-nothing = nic

### The tutor: lessons with a fixed deal. Each step has a heading, what to do, and why; $variant chooses what is true now.

tutor-lesson =
    { $lesson ->
        [first] Lekcja 1 · Twoje pierwsze zamówienie
        [tuscany] Lekcja 2 · Tuscany
        [table] Nauczyciel przy twoim stole
       *[crew] Lekcja 3 · Specjalni pracownicy
    }
tutor-lesson-text =
    { $lesson ->
        [first] Dwa lata na planszy podstawowej, od pierwszych kart do pierwszego zrealizowanego zamówienia. Około dwunastu minut.
        [tuscany] Jeden rok na rozszerzonej planszy: cztery pory roku, mapa i nowy tor pobudki. Około ośmiu minut.
       *[crew] Zbuduj kartę konstrukcji, przygotuj specjalnego pracownika i użyj go. Około ośmiu minut.
    }
tutor-start = Zacznij lekcję { $number }
tutor-have =
    { $vp ->
        [one] Masz 1 punkt.
        [few] Masz { $vp } punkty.
        [many] Masz { $vp } punktów.
       *[other] Masz { $vp } punktów.
    }
tutor-worth =
    { $worth ->
        [one] 1 punkt
        [few] { $worth } punkty
        [many] { $worth } punktów
       *[other] { $worth } punktów
    }
tutor-crew =
    { $workers ->
        [one] 1 pracownika
        [few] { $workers } pracowników
        [many] { $workers } pracowników
       *[other] { $workers } pracowników
    }
tutor-worker = pracownik
tutor-vp = 1 punkt
tutor-way = Droga do celu
tutor-way-done = gotowe
tutor-way-plan = Plan
tutor-way-plant = Sadzenie
tutor-way-harvest = Zbiór
tutor-way-wine = Wino
tutor-way-fill = Zamówienie
tutor-way-row = Rząd
tutor-way-star = Gwiazdka
tutor-way-next = Kolejny rok
tutor-way-card = Karta
tutor-way-build = Budowa
tutor-way-train = Pracownik
tutor-way-special = Użycie
tutor-why = Dlaczego?
tutor-rules = Zasady
tutor-rules-about = { tutor-rules }: { $step }
tutor-next = Dalej
tutor-leave = Opuść lekcję
tutor-show = Pokaż
tutor-press = Naciśnij: { $answer }
tutor-aim = Tu wskazuje nauczyciel.
tutor-play-on = Graj dalej bez nauczyciela
tutor-next-lesson = Następna lekcja
tutor-real-game = Prawdziwa gra
tutor-wait = Gra { $player }
tutor-wait-text = Patrz, co się zmienia. Potem twoja kolej.
tutor-telling = Patrz, co się dzieje. Potem powiem, co dalej.

## Lesson 1: the start

tutor-goal =
    { $target ->
        [one] { $target } punkt daje zwycięstwo
        [few] { $target } punkty dają zwycięstwo
        [many] { $target } punktów daje zwycięstwo
       *[other] { $target } punktów daje zwycięstwo
    }
tutor-goal-text = Najwięcej punktów dają zamówienia na wino. Rok, w którym ktoś osiągnie { $target }, jest ostatni, a wygrywa gracz z największą liczbą punktów.
tutor-goal-why =
    { $has ->
        [order]
            { $points ->
                [one] Twoje pierwsze zamówienie jest warte { $points } punkt, a potem co roku daje £{ $income } wypłaty.
                [few] Twoje pierwsze zamówienie jest warte { $points } punkty, a potem co roku daje £{ $income } wypłaty.
                [many] Twoje pierwsze zamówienie jest warte { $points } punktów, a potem co roku daje £{ $income } wypłaty.
               *[other] Twoje pierwsze zamówienie jest warte { $points } punktów, a potem co roku daje £{ $income } wypłaty.
            }
       *[none] Zamówienie daje od 2 do 6 punktów, a potem co roku wypłatę.
    }
tutor-order =
    { $has ->
        [order] Twoje zamówienie wymaga: { $wines }
       *[none] Potrzebujesz zamówienia
    }
tutor-order-text =
    { $has ->
        [order] Masz je na ręce, razem z winoroślą na początek. Każde wino zaczyna się od winorośli na twoich polach.
       *[none] Zamówienia to karty na twojej ręce. Dobierasz je zimą albo dzięki rzędowi 3 na torze pobudki.
    }
tutor-order-why =
    { $growing ->
        [both] { $vine } daje: { $grapes }. Musisz też mieć { FORM($structure, "acc") } za £{ $price }; masz £{ $lira }.
        [vine] { $vine } daje: { $grapes }, a do zasadzenia niczego nie brakuje.
       *[none] Masz na to £{ $lira } i { tutor-crew }.
    }
tutor-plan = Z pola do zamówienia
tutor-plan-text = Latem sadzisz. Zimą zbierasz grona, robisz z nich wino i realizujesz zamówienie: po jednym pracowniku na każdy krok.
tutor-plan-why =
    { $jobs ->
        [one] Plan to { $jobs } zadanie. Masz { tutor-crew }, a każdy pracuje raz w roku.
        [few] Plan to { $jobs } zadania. Masz { tutor-crew }, a każdy pracuje raz w roku.
        [many] Plan to { $jobs } zadań. Masz { tutor-crew }, a każdy pracuje raz w roku.
       *[other] Plan to { $jobs } zadań. Masz { tutor-crew }, a każdy pracuje raz w roku.
    }
tutor-papa =
    { $variant ->
        [money] Weź liry
       *[gift] Weź podarunek: { $gift }
    }
tutor-papa-text = Ojciec daje ci do wyboru: { $gift } albo £{ $extra } więcej.
tutor-papa-why =
    { $variant ->
        [money] Najpierw musisz zbudować { FORM($structure, "acc") } za £{ $price }; masz £{ $lira }.
        [needed] Wymaga tego twój plan, więc nie musisz za to płacić.
       *[gift] Zostaje z tobą przez całą grę; £{ $extra } wydasz raz.
    }
tutor-row = Wstań w rzędzie { $row }
tutor-row-text =
    { $variant ->
        [worker] Rząd 7 daje ci na ten rok jeszcze jednego pracownika.
        [order] Rząd 3 daje ci zamówienie.
        [vine] Rząd 2 daje ci winorośl.
        [lira] Rząd 4 daje ci £1.
        [point] Rząd 6 daje ci 1 punkt.
        [visitor] Rząd 5 daje ci gościa.
       *[early] Rząd 1 nic ci nie daje, ale w każdej porze roku zaczynasz.
    }
tutor-row-why =
    { $variant ->
        [worker] Na pozostałe zadania z planu ({ $jobs }) masz tylko { tutor-crew }.
        [order] Nie masz na ręce zamówienia, na które twoje winorośle wkrótce wystarczą.
        [vine] Nie masz na ręce winorośli, której wymaga twoje zamówienie.
        [lira] Brakuje ci pieniędzy na { FORM($structure, "acc") }.
        [point] 1 z { $target } potrzebnych punktów, za samo późne wstanie.
       *[visitor] Na zadania z planu ({ $jobs }) masz { tutor-crew }.
    }
tutor-summer = Lato: winorośle do ziemi
tutor-summer-text = Umieszczaj po jednym pracowniku; przeciwnik robi to samo. Pole akcji z obwódką to następny krok twojego planu. Wszystko inne, co świeci, też jest dozwolone.
tutor-summer-why = Przy dwóch graczach każda akcja ma jedno pole. Gdy jest zajęte, może dołączyć tylko duży pracownik.
tutor-winter = Zima: od gron do wina
tutor-winter-text =
    { $workers ->
        [one] Pracownicy umieszczeni latem zostają na miejscu. Na zimę masz jeszcze { $workers } pracownika.
        [few] Pracownicy umieszczeni latem zostają na miejscu. Na zimę masz jeszcze { $workers } pracowników.
        [many] Pracownicy umieszczeni latem zostają na miejscu. Na zimę masz jeszcze { $workers } pracowników.
       *[other] Pracownicy umieszczeni latem zostają na miejscu. Na zimę masz jeszcze { $workers } pracowników.
    }
tutor-winter-why = Zbierz plony, wytwórz wino, zrealizuj zamówienie: możesz to rozłożyć na kilka zim i nic nie przepada.
tutor-year = Rok { $year }: wszystko dojrzało
tutor-year-text =
    { $variant ->
        [ready] Na koniec roku wina i grona starzeją się o 1, jeśli jest miejsce. Twoje wina wystarczą już na zamówienie.
        [wine] Na koniec roku wartość twoich win i gron wzrosła o 1, o ile pozwoliła na to piwnica.
        [grapes] Na koniec roku wartość twoich gron wzrosła o 1.
        [vines] Twoje winorośle zostają na miejscu. Z każdego pola możesz zebrać plony raz w roku.
       *[start] Wszyscy pracownicy wrócili. Twoje pola są jeszcze puste.
    }
tutor-year-why = Wszyscy pracownicy ({ $workers }) wrócili, a wypłata wyniosła £{ $residual }. Zwiększają ją zrealizowane zamówienia.

## Where to place a worker

tutor-fill = Zrealizuj swoje zamówienie
tutor-fill-text = Wina są w twojej piwnicy. Umieść pracownika na polu akcji „Realizacja”.
tutor-fill-why =
    { $points ->
        [one] { $points } punkt i co roku £{ $income } więcej.
        [few] { $points } punkty i co roku £{ $income } więcej.
        [many] { $points } punktów i co roku £{ $income } więcej.
       *[other] { $points } punktów i co roku £{ $income } więcej.
    }
tutor-wine = Wytwórz wino
tutor-wine-text = Umieść pracownika na polu akcji „Wyrób wina”: do 2 win za jednego pracownika.
tutor-wine-why =
    { $variant ->
        [enough]
            { $kind ->
                [red] Zamówienie wymaga czerwonego wina { $least }, a twoje grona dają { $value }.
                [white] Zamówienie wymaga białego wina { $least }, a twoje grona dają { $value }.
                [blush] Zamówienie wymaga różowego wina { $least }, a twoje grona dają { $value }.
               *[sparkling] Zamówienie wymaga wina musującego { $least }, a twoje grona dają { $value }.
            }
       *[young]
            { $kind ->
                [red] Zamówienie wymaga czerwonego wina { $least }. Twoje grona dają { $value }, a wino starzeje się o 1 rocznie.
                [white] Zamówienie wymaga białego wina { $least }. Twoje grona dają { $value }, a wino starzeje się o 1 rocznie.
                [blush] Zamówienie wymaga różowego wina { $least }. Twoje grona dają { $value }, a wino starzeje się o 1 rocznie.
               *[sparkling] Zamówienie wymaga wina musującego { $least }. Twoje grona dają { $value }, a wino starzeje się o 1 rocznie.
            }
    }
tutor-harvest = Zbierz plony z pola { $field }
tutor-harvest-text = Umieść pracownika na polu akcji „Zbiór plonów”. Winorośle zostają i w następnym roku znów dadzą plony.
tutor-harvest-why =
    { $variant ->
        [both] Jeden pracownik przynosi dwa grona: czerwone { $red } i białe { $white }.
        [red] Daje czerwone grono o wartości { $red }.
       *[white] Daje białe grono o wartości { $white }.
    }
tutor-plant = Zasadź { FORM($vine, "acc") }
tutor-plant-text = Umieść pracownika na polu akcji „Sadzenie”.
tutor-plant-why =
    { $variant ->
        [both] Dodaje czerwone { $red } i białe { $white } do każdego zbioru z tego pola.
        [red] Dodaje czerwone { $red } do każdego zbioru z tego pola.
       *[white] Dodaje białe { $white } do każdego zbioru z tego pola.
    }
tutor-build = Zbuduj { FORM($structure, "acc") }
tutor-build-text = Umieść pracownika na polu akcji „Budowa”. Kosztuje to £{ $price } z twoich £{ $lira }.
tutor-build-why =
    { $variant ->
        [cellar] Twoja piwnica jest za mała na wino z zamówienia.
       *[vine] Aby zasadzić { FORM($vine, "acc") }, musisz mieć { FORM($structure, "acc") }. Zostanie ci £{ $left }.
    }
tutor-tour = Zarób na wycieczce
tutor-tour-text = Umieść pracownika na polu akcji „Wycieczka”, aby zarobić £2.
tutor-tour-why = { $structure } kosztuje £{ $price }, a masz £{ $lira }: brakuje £{ $short }.
tutor-draw-vine = Dobierz winorośl
tutor-draw-vine-text = Umieść pracownika na polu akcji „Winorośl”.
tutor-draw-vine-why = Zamówienie wymaga: { $wines }, a winorośle na ręce i na polach nie dają wszystkiego.
tutor-draw-order = Dobierz zamówienie
tutor-draw-order-text = Umieść pracownika na polu akcji „Zamówienie”.
tutor-draw-order-why = Nie masz na ręce zamówienia, na które twoje winorośle wkrótce wystarczą.
tutor-save = Spasuj: zachowaj pracowników
tutor-save-text = Naciśnij „Spasuj”. Przeciwnik gra dalej bez ciebie do końca pory roku.
tutor-save-why =
    { $workers ->
        [one] Twój ostatni pracownik ma zadanie później w tym roku: { $jobs }.
        [few] { $workers } twoich pracowników ma zadania później w tym roku: { $jobs }.
        [many] { $workers } twoich pracowników ma zadania później w tym roku: { $jobs }.
       *[other] { $workers } twoich pracowników ma zadania później w tym roku: { $jobs }.
    }
tutor-visitor = Zagraj gościa
tutor-visitor-text =
    { $variant ->
        [winter] Umieść pracownika na polu akcji „Zimowy gość”. Gość robi to, co mówi jego karta, i znika.
       *[summer] Umieść pracownika na polu akcji „Letni gość”. Gość robi to, co mówi jego karta, i znika.
    }
tutor-visitor-why =
    { $held ->
        [one] Twój plan nie potrzebuje tego pracownika, a masz na ręce gościa.
        [few] Twój plan nie potrzebuje tego pracownika, a masz na ręce { $held } gości.
        [many] Twój plan nie potrzebuje tego pracownika, a masz na ręce { $held } gości.
       *[other] Twój plan nie potrzebuje tego pracownika, a masz na ręce { $held } gości.
    }
tutor-train = Przygotuj pracownika
tutor-train-text = Umieść pracownika na polu akcji „Nowy pracownik”. Kosztuje to £4 z twoich £{ $lira }.
tutor-train-why = Nowy pracownik dołącza w następnym roku i zostaje do końca gry.
tutor-spare =
    { $variant ->
        [tour] Oprowadź wycieczkę
       *[cart] Weź £1 z furmanki
    }
tutor-spare-text =
    { $variant ->
        [tour] Umieść pracownika na polu akcji „Wycieczka”.
       *[cart] Umieść pracownika na furmance. Nigdy nie jest pełna.
    }
tutor-spare-why = Twój plan nie potrzebuje teraz tego pracownika, a masz £{ $lira }.
tutor-finish = Spasuj: nie ma już nic do zrobienia
tutor-finish-text = Naciśnij „Spasuj”. Pora roku kończy się, gdy wszyscy spasują.
tutor-finish-why =
    { $variant ->
        [ready] Twoje wina są gotowe na zamówienie.
        [wine] Na koniec roku wartość twoich win wzrośnie o 1, jeśli w piwnicy jest miejsce.
        [grapes] Na koniec roku wartość twoich gron wzrośnie o 1.
       *[other] Żadna otwarta akcja nie przybliża cię do zamówienia.
    }

## The questions of these actions

tutor-fall =
    { $variant ->
        [winter] Dobierz zimowego gościa
       *[summer] Dobierz letniego gościa
    }
tutor-fall-text = Wybierz gościa, którego najprędzej zagrasz.
tutor-fall-why = Goście na ręce: letni { $summer }, zimowi { $winter }.
tutor-which-vine = Wybierz { FORM($vine, "acc") }
tutor-which-vine-text = Naciśnij kartę na swojej ręce.
tutor-which-vine-why = Daje: { $grapes }.
tutor-which-field = Pole { $field }: { $vine }
tutor-which-field-text = Naciśnij pole w swojej winnicy.
tutor-which-field-why =
    { $variant ->
        [together] Rosną tam już winorośle o wartości { $there }, a jeden zbiór daje grona z całego pola. Zostanie miejsce na { $room }.
       *[empty] Ma najwięcej miejsca: po tej winorośli jeszcze { $room }.
    }
tutor-which-structure = Wybierz { FORM($structure, "acc") }
tutor-which-structure-text = Naciśnij konstrukcję w swojej winnicy.
tutor-which-structure-why = Kosztuje £{ $price }. Masz £{ $lira }.
tutor-which-harvest = Pole { $field }
tutor-which-harvest-text = Naciśnij pole w swojej winnicy.
tutor-which-harvest-why =
    { $variant ->
        [both] Daje czerwone { $red } i białe { $white }.
        [red] Daje czerwone { $red }.
       *[white] Daje białe { $white }.
    }
tutor-which-wine =
    { $variant ->
        [red] Wytwórz czerwone wino
        [white] Wytwórz białe wino
        [blush] Wytwórz różowe wino
       *[done] Wystarczy wina
    }
tutor-which-wine-text = Czerwone grono daje czerwone wino, białe – białe, o tej samej wartości.
tutor-which-wine-why =
    { $has ->
        [order] Zamówienie wymaga: { $wines }.
       *[none] Zamówienie zrealizujesz tylko winem, grona nie wystarczą.
    }
tutor-which-order = Wybierz zamówienie
tutor-which-order-text = Naciśnij zamówienie na swojej ręce.
tutor-which-order-why =
    { $points ->
        [one] { $points } punkt i co roku £{ $income } więcej.
        [few] { $points } punkty i co roku £{ $income } więcej.
        [many] { $points } punktów i co roku £{ $income } więcej.
       *[other] { $points } punktów i co roku £{ $income } więcej.
    }
tutor-deliver =
    { $kind ->
        [red] Dostarcz czerwone wino { $value }
        [white] Dostarcz białe wino { $value }
        [blush] Dostarcz różowe wino { $value }
       *[sparkling] Dostarcz wino musujące { $value }
    }
tutor-deliver-text = Do zamówienia nadaje się każde wino o co najmniej takiej wartości.
tutor-deliver-why =
    { $kind ->
        [red] Wystarczy czerwone { $value }; czerwone { $best } przyda się na lepsze zamówienie.
        [white] Wystarczy białe { $value }; białe { $best } przyda się na lepsze zamówienie.
        [blush] Wystarczy różowe { $value }; różowe { $best } przyda się na lepsze zamówienie.
       *[sparkling] Wystarczy musujące { $value }; musujące { $best } przyda się na lepsze zamówienie.
    }
tutor-choice =
    { $kind ->
        [discard] Odrzuć: { $answer }
        [give] Oddaj: { $answer }
       *[other] { $answer }
    }
tutor-choice-text = Radzę ci ten ruch.
tutor-choice-tried = Odpowiedzi rozegrałem w myślach dalej i żadna inna nie wygrywa częściej.

## Lesson 1: the end

tutor-filled = Twoje pierwsze zamówienie zrealizowane
tutor-filled-text = { tutor-have } { tutor-filled-next }
tutor-filled-next =
    { $has ->
        [order] Twoje następne zamówienie wymaga: { $wines }. Droga jest ta sama, tylko szybsza, bo winorośle zostają.
       *[none] Teraz dobierz zimą zamówienie i przygotuj pracownika za £4. Droga jest ta sama, tylko szybsza, bo winorośle zostają.
    }
tutor-filled-why =
    { $amount ->
        [one] Zamówienie przyniosło { $amount } punkt, a na koniec każdego roku dostajesz teraz £{ $residual }.
        [few] Zamówienie przyniosło { $amount } punkty, a na koniec każdego roku dostajesz teraz £{ $residual }.
        [many] Zamówienie przyniosło { $amount } punktów, a na koniec każdego roku dostajesz teraz £{ $residual }.
       *[other] Zamówienie przyniosło { $amount } punktów, a na koniec każdego roku dostajesz teraz £{ $residual }.
    }

## Lesson 2: the extended board

tutor-tuscany = Cztery pory roku pracy
tutor-tuscany-text = W Tuscany umieszczasz pracowników we wszystkich czterech porach roku: wiosną budujesz i dobierasz winorośle, latem sadzisz, jesienią zbierasz plony i wytwarzasz wino, zimą dostarczasz.
tutor-tuscany-why =
    { $target ->
        [one] Cel to { $target } punkt. Na cały rok masz { tutor-crew }, do podziału na cztery pory roku.
        [few] Cel to { $target } punkty. Na cały rok masz { tutor-crew }, do podziału na cztery pory roku.
        [many] Cel to { $target } punktów. Na cały rok masz { tutor-crew }, do podziału na cztery pory roku.
       *[other] Cel to { $target } punktów. Na cały rok masz { tutor-crew }, do podziału na cztery pory roku.
    }
tutor-map = Mapa daje punkty na koniec
tutor-map-text = Gwiazdka w regionie od razu daje ci jego bonus. Na koniec punkty regionu zdobywa ten, kto ma w nim najwięcej gwiazdek.
tutor-map-why = Regiony są warte po 1 albo 2 punkty; przy remisie nikt nie punktuje.
tutor-tuscany-order =
    { $has ->
        [order] Twoje zamówienie wymaga: { $wines }
       *[none] Potrzebujesz zamówienia
    }
tutor-tuscany-order-text =
    { $has ->
        [order] Droga od winorośli do zamówienia jest taka sama jak na planszy podstawowej.
       *[none] Jeszcze żadnego nie masz. Da ci je gwiazdka w regionie Arezzo i jesienią nie musisz wysyłać po nie pracownika.
    }
tutor-tuscany-order-why =
    { $growing ->
        [both] { $vine } daje: { $grapes }. Musisz też mieć { FORM($structure, "acc") } za £{ $price }; masz £{ $lira }.
        [vine] { $vine } daje: { $grapes }, a do zasadzenia niczego nie brakuje.
       *[none] Masz £{ $lira } i { tutor-crew }.
    }
tutor-tuscany-row = Wstań w rzędzie { $row }
tutor-tuscany-row-text = Rząd daje bonusy po drodze: jeden na początku lata, jeden jesienią, jeden zimą. Rząd na następny rok wybierasz, gdy kończysz zimę.
tutor-tuscany-row-why =
    { $variant ->
        [order] Rząd 4 daje ci latem zamówienie.
        [vine] Rząd 3 daje ci latem winorośl, a twojemu zamówieniu jednej brakuje.
        [point] Rząd 6 daje ci latem 1 punkt.
        [star] Rząd 5 daje ci zimą gwiazdkę.
        [worker] Rząd 7 daje ci od lata jeszcze jednego pracownika.
       *[lira] Rząd 2 daje ci latem £1.
    }
tutor-spring = Wiosna: buduj, dobieraj winorośle, umieszczaj gwiazdki
tutor-spring-text = W każdej porze roku o kolejności decydują rzędy.
tutor-spring-why = Na cztery pory roku masz { tutor-crew }. Jeśli wyślesz teraz jednego po gwiazdkę, na resztę roku zostanie { $left }.
tutor-star = Umieść gwiazdkę
tutor-star-text = Umieść pracownika na polu akcji „Wpływy”.
tutor-star-why = Region { $region } jest na koniec wart { tutor-worth }, a jego bonus dostajesz od razu.
tutor-which-region = { $region }
tutor-which-region-text = Naciśnij region na mapie.
tutor-which-region-why =
    { $variant ->
        [leads] Gwiazdki tutaj: twoje { $own }, rywala { $rival }. Z jeszcze jedną prowadzisz, a na koniec to { tutor-worth }.
        [ahead] Gwiazdki tutaj: twoje { $own }, rywala { $rival }. Z jeszcze jedną twoja przewaga rośnie.
        [level] Gwiazdki tutaj: twoje { $own }, rywala { $rival }. Z jeszcze jedną jest remis i nikt nie punktuje.
       *[behind] Gwiazdki tutaj: twoje { $own }, rywala { $rival }.
    }
tutor-leaving = Porę roku możesz opuścić wcześniej
tutor-leaving-text = Pas przenosi cię do następnego bonusu w twoim rzędzie. Pracownicy, których zachowasz, zostają na kolejne pory roku.
tutor-leaving-why = Masz jeszcze { tutor-crew }, a przed tobą trzy pory roku.
tutor-tuscany-summer = Lato: sadzenie
tutor-tuscany-summer-text = Sadź, zagrywaj letnich gości, dokonuj wymiany, sprzedawaj i kupuj pola.
tutor-tuscany-summer-why = Na lato, jesień i zimę masz jeszcze { tutor-crew }.
tutor-tuscany-fall = Jesień: zbiory i tłoczenie
tutor-tuscany-fall-text = Zbieraj plony, wytwarzaj wino, dobieraj zamówienia albo znów buduj i oprowadzaj wycieczki.
tutor-tuscany-fall-why = Na jesień i zimę masz jeszcze { tutor-crew }.
tutor-tuscany-winter = Zima: dostawy
tutor-tuscany-winter-text = Realizuj zamówienia, sprzedawaj wino, przygotowuj pracowników, zagrywaj zimowych gości.
tutor-tuscany-winter-why = Masz jeszcze { tutor-crew }, a zima to ostatnia pora roku.
tutor-tuscany-end = Rok w Tuscany
tutor-tuscany-end-text = { tutor-have } Odtąd każdy rok wygląda tak samo; rośnie tylko twoja winnica.
tutor-tuscany-end-why =
    { $stars ->
        [0] Nie masz jeszcze żadnej gwiazdki na mapie. Gwiazdka kosztuje jednego pracownika i może dać 2 punkty.
        [one] Masz na mapie 1 gwiazdkę. Patrz, kto prowadzi w regionach: remis nic nie daje.
        [few] Masz na mapie { $stars } gwiazdki. Patrz, kto prowadzi w regionach: remis nic nie daje.
        [many] Masz na mapie { $stars } gwiazdek. Patrz, kto prowadzi w regionach: remis nic nie daje.
       *[other] Masz na mapie { $stars } gwiazdek. Patrz, kto prowadzi w regionach: remis nic nie daje.
    }

## Lesson 3: special workers and structure cards

tutor-special-workers = Dwóch specjalnych pracowników
tutor-special-workers-text = W tej grze możesz przygotować tych specjalnych pracowników: { $special } i { $other }. Każdy umie coś, czego inni nie potrafią.
tutor-special-workers-why = Specjalny pracownik kosztuje £{ $train } zamiast £4, a każdego rodzaju możesz mieć jednego.
tutor-structure-cards = Karty konstrukcji
tutor-structure-cards-text = Karty konstrukcji buduje się jak każdą konstrukcję, na twojej planszy konstrukcji albo na pustym polu. Każda daje 1 punkt za zbudowanie i zdolność do końca gry.
tutor-structure-cards-why = Teraz wybierasz swoje: weź jedną, resztę podaj dalej i tak w kółko.
tutor-pick = Weź { FORM($card, "acc") }
tutor-pick-text = Naciśnij kartę.
tutor-pick-why = Kosztuje £{ $price } i żadna inna karta tutaj nie kosztuje mniej. Karta, na którą cię nie stać, nic nie jest warta.
tutor-crew-papa =
    { $variant ->
        [money] Weź liry
       *[gift] Weź podarunek: { $gift }
    }
tutor-crew-papa-text = Ojciec daje ci do wyboru: { $gift } albo £{ $extra } więcej.
tutor-crew-papa-why =
    { $variant ->
        [money] { $card } kosztuje £{ $price }, a specjalny pracownik £{ $train }; masz £{ $lira }.
       *[gift] Dodatkowy pracownik co roku jest wart więcej niż £{ $extra }.
    }
tutor-build-card = Zbuduj { FORM($card, "acc") }
tutor-build-card-text = Umieść pracownika na polu akcji „Budowa”. Karta kosztuje £{ $price } z twoich £{ $lira }.
tutor-build-card-why = Daje ci 1 punkt i działa od tej chwili.
tutor-which-card = Wybierz { FORM($card, "acc") }
tutor-which-card-text = Naciśnij kartę na swojej ręce.
tutor-which-card-why = { $does }
tutor-which-site = Połóż ją na planszy konstrukcji
tutor-which-site-text = Naciśnij planszę konstrukcji.
tutor-which-site-why = Na polu zajmie miejsce winorośli. Na planszy konstrukcji są miejsca na dwie karty.
tutor-train-special = Przygotuj specjalnego pracownika
tutor-train-special-text = Umieść pracownika na polu akcji „Nowy pracownik”. Specjalny pracownik kosztuje £{ $train } z twoich £{ $lira }.
tutor-train-special-why = Dołącza w następnym roku, jak każdy przygotowany pracownik, i zostaje.
tutor-which-worker = Wybierz { FORM($special, "acc") }
tutor-which-worker-text = Naciśnij specjalnego pracownika.
tutor-which-worker-why = { $ability }
tutor-earn = Zarób pieniądze
tutor-earn-text = Umieść pracownika tam, gdzie zarobi liry.
tutor-earn-why =
    { $variant ->
        [card] { $card } kosztuje £{ $price }, a masz £{ $lira }: brakuje £{ $missing }.
       *[worker] Specjalny pracownik kosztuje £{ $train }, a masz £{ $lira }: brakuje £{ $missing }.
    }
tutor-save-train = Spasuj: zachowaj pracownika na zimę
tutor-save-train-text = Naciśnij „Spasuj”. Nowych pracowników przygotowuje się zimą, a do tego potrzeba jednego z twoich.
tutor-save-train-why = Masz £{ $lira }, dość na specjalnego pracownika za £{ $train }, i jeszcze jednego pracownika.
tutor-place-special = Umieść { FORM($special, "acc") }
tutor-place-special-text = Wybierz pracownika nad planszą, a potem naciśnij pole akcji.
tutor-place-special-why = { $ability }
tutor-crew-end =
    { $variant ->
        [all] Umiesz już budować i używać jednych i drugich
       *[late] Tu kończy się lekcja
    }
tutor-crew-end-text = { tutor-have } Karty konstrukcji i specjalnych pracowników możesz dodać do każdej gry, z rozszerzoną planszą albo bez niej.
tutor-crew-end-why = Znajdziesz je pod „Wszystkie opcje”, gdy zaczynasz grę.

## Jobs for workers, in a list

tutor-job-draw_vine = dobranie winorośli
tutor-job-draw_order = dobranie zamówienia
tutor-job-build_structure = budowa
tutor-job-plant_vine = sadzenie
tutor-job-harvest_field = zbiór plonów
tutor-job-make_wine = wytworzenie wina
tutor-job-fill_order = realizacja zamówienia

### What happened: one line each, in the present tense. Player names are never inflected.

## The course of the game

event-year = Zaczyna się rok { $amount }; pierwszy gracz: { $player }.
event-year-alone = Zaczyna się rok { $amount }.
event-season =
    { $season ->
        [spring] Zaczyna się wiosna.
        [summer] Zaczyna się lato.
        [fall] Zaczyna się jesień.
       *[winter] Zaczyna się zima.
    }
event-parent =
    { $kind ->
        [mama] { $player }, matka: { $parent }.
       *[papa] { $player }, ojciec: { $parent }.
    }
event-row = { $player } zajmuje rząd { $amount } na torze pobudki.
event-placed =
    { $where ->
        [space] { $player } umieszcza { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] { $player } umieszcza { FORM($worker, "acc") }: { $action }.
    }
event-planned =
    { $where ->
        [space] { $player } umieszcza z wyprzedzeniem { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] { $player } umieszcza z wyprzedzeniem { FORM($worker, "acc") }: { $action }.
    }
event-due = { $player } wykonuje zaplanowaną akcję: { $action }.
event-lost = { $player } traci zaplanowaną akcję: { $action }.
event-passed = { $player } pasuje.
event-temporary = { $player } bierze pracownika tymczasowego.
event-workers_home = { $player } zabiera wszystkich pracowników.
event-next_row = { $player } zajmuje na następny rok rząd { $amount } na torze pobudki.
event-grape_token = { $player } bierze znacznik pierwszego gracza.
event-specials = Specjalni pracownicy w tej grze: { $workers }.
event-first_player = Pierwszy gracz: { $player }.
event-last_year = { $player } osiąga wymagany wynik: to ostatni rok.
event-game_over = Gra kończy się po roku { $amount }.

## Money and points

event-lira =
    { $sign ->
        [minus] { $player } płaci £{ $amount } ({ $source }).
       *[plus] { $player } zarabia £{ $amount } ({ $source }).
    }
event-vp =
    { $sign ->
        [minus] { $player } traci { $amount } PZ ({ $source }).
       *[plus] { $player } zdobywa { $amount } PZ ({ $source }).
    }
event-residual =
    { $sign ->
        [minus] { $player } zmniejsza wypłatę o { $amount } ({ $source }).
       *[plus] { $player } zwiększa wypłatę o { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew =
    { $known ->
        [yes] { $player } dobiera: { $card }.
       *[no]
            { $deck ->
                [vine] { $player } dobiera winorośl.
                [summer] { $player } dobiera letniego gościa.
                [winter] { $player } dobiera zimowego gościa.
                [structure] { $player } dobiera kartę konstrukcji.
               *[order] { $player } dobiera zamówienie.
            }
    }
event-reshuffled =
    { $deck ->
        [vine] Odrzucone winorośle tworzą nową potasowaną talię.
        [summer] Odrzuceni letni goście tworzą nową potasowaną talię.
        [winter] Odrzuceni zimowi goście tworzą nową potasowaną talię.
        [structure] Odrzucone karty konstrukcji tworzą nową potasowaną talię.
       *[order] Odrzucone zamówienia tworzą nową potasowaną talię.
    }
event-drafted =
    { $known ->
        [yes] { $player } zatrzymuje: { $card }.
       *[no] { $player } zatrzymuje kartę konstrukcji.
    }
event-discarded =
    { $by ->
        [table] Odrzucona karta: { $card }.
       *[player] { $player } odrzuca: { $card }.
    }
event-shown = { $player } odkrywa: { $card }.
event-took = { $player } bierze: { $card }.
event-gave =
    { $known ->
        [yes]
            { FORM($other, "who") ->
                [reader] { $player } oddaje ci kartę: { $card }.
               *[other] { $player } oddaje graczowi { $other } kartę: { $card }.
            }
       *[no]
            { FORM($other, "who") ->
                [reader]
                    { $deck ->
                        [vine] { $player } oddaje ci winorośl.
                        [summer] { $player } oddaje ci letniego gościa.
                        [winter] { $player } oddaje ci zimowego gościa.
                        [structure] { $player } oddaje ci kartę konstrukcji.
                       *[order] { $player } oddaje ci zamówienie.
                    }
               *[other]
                    { $deck ->
                        [vine] { $player } oddaje winorośl graczowi { $other }.
                        [summer] { $player } oddaje letniego gościa graczowi { $other }.
                        [winter] { $player } oddaje zimowego gościa graczowi { $other }.
                        [structure] { $player } oddaje kartę konstrukcji graczowi { $other }.
                       *[order] { $player } oddaje zamówienie graczowi { $other }.
                    }
            }
    }
event-pledged =
    { FORM($other, "who") ->
        [reader]
            { $amount ->
                [0] { $player } nie oferuje ci kart gości.
                [one] { $player } oferuje ci 1 kartę gościa.
                [few] { $player } oferuje ci { $amount } karty gości.
                [many] { $player } oferuje ci { $amount } kart gości.
               *[other] { $player } oferuje ci { $amount } kart gości.
            }
       *[other]
            { $amount ->
                [0] { $player } nie oferuje kart gości graczowi { $other }.
                [one] { $player } oferuje 1 kartę gościa graczowi { $other }.
                [few] { $player } oferuje { $amount } karty gości graczowi { $other }.
                [many] { $player } oferuje { $amount } kart gości graczowi { $other }.
               *[other] { $player } oferuje { $amount } kart gości graczowi { $other }.
            }
    }
event-played = { $player } zagrywa: { $card }.
event-option = { $player } wybiera: { $option } ({ $source }).
event-declined = { $player } odmawia ({ $source }).
event-chosen =
    { $what ->
        [action] { $player } wykonuje akcję: { $action } ({ $source }).
        [again] { $player } powtarza akcję: { $action } ({ $source }).
        [space] { $player } wybiera bonus { FORM($space, "gen") }: { $action } ({ $source }).
       *[player]
            { FORM($other, "who") ->
                [reader] { $player } wybiera ciebie ({ $source }).
               *[other] { $player } wybiera gracza { $other } ({ $source }).
            }
    }

## The vineyard

event-toured = { $player } oprowadza wycieczkę.
event-built =
    { $gift ->
        [yes] { $player } dostaje konstrukcję: { $structure }.
       *[no] { $player } buduje: { $structure }.
    }
event-destroyed = { $player } burzy: { $card }.
event-planted = { $player } sadzi na polu { $amount }: { $card }.
event-uprooted = { $player } karczuje z pola { $amount }: { $card }.
event-switched = { $player } przenosi na pole { $amount }: { $card }.
event-sold_field = { $player } sprzedaje pole { $amount }.
event-bought_field = { $player } odkupuje pole { $amount }.
event-sold_grape = { $player } sprzedaje { $grape }.
event-harvested = { $player } zbiera plony z pola { $amount }.
event-grape = { $player } otrzymuje { $grape }.
event-grape_used = { $player } zużywa { $grape }.
event-wine = { $player } wytwarza { $wine }.
event-wine_used = { $player } zużywa { $wine }.
event-filled = { $player } realizuje { $card }.
event-aged =
    { $what ->
        [all] { $player } postarza wszystkie grona i wina.
        [grapes] { $player } postarza wszystkie grona.
        [wines]
            { $amount ->
                [one] { $player } postarza wszystkie wina.
                [2] { $player } postarza wszystkie wina dwa razy.
                [few] { $player } postarza wszystkie wina { $amount } razy.
                [many] { $player } postarza wszystkie wina { $amount } razy.
               *[other] { $player } postarza wszystkie wina { $amount } razy.
            }
       *[wine] { $player } postarza wino, teraz to { $wine }.
    }

## Stars and trades

event-star = { $player } umieszcza gwiazdkę: { $region }.
event-star_moved = { $player } przesuwa gwiazdkę: { $from } → { $region }.
event-traded = { $player } wymienia { $given } na { $got }.
traded-cards = 2 karty
traded-lira = £3
traded-vp = 1 PZ
traded-grape = 1 grono

## Workers

event-trained =
    { $gift ->
        [yes] { $player } dostaje { FORM($worker, "acc") }.
       *[no] { $player } przygotowuje { FORM($worker, "acc") }.
    }
event-taken_back = { $player } odzyskuje { FORM($worker, "acc") }: { $action }.
event-bumped =
    { FORM($other, "who") ->
        [reader] { $player } zajmuje twoje miejsce ({ $action }); wraca stamtąd { $worker }.
       *[other] { $player } zajmuje miejsce gracza { $other } ({ $action }); wraca stamtąd { $worker }.
    }

## The solo game

event-automa_card =
    { $count ->
        [0] Automa dobiera kartę { $amount }, bez akcji na tę porę roku.
       *[other] Automa dobiera kartę { $amount }: { $actions }.
    }
event-automa_placed = Automa umieszcza pracownika: { $action }.
event-automa_skipped = Automa pomija zajętą akcję: { $action }.
event-marker = Automa ma w tym roku { $amount } PZ.
event-marker-region = Automa ma teraz { $amount } PZ ({ $source }).
event-token =
    { $sign ->
        [minus] { $player } wydaje znacznik akcji bonusowej ({ $source }).
       *[plus] { $player } otrzymuje znacznik akcji bonusowej ({ $source }).
    }

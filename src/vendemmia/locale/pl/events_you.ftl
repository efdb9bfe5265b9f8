### The lines of events.ftl when the reader is the one who acts.

# The reader as the other one in a line of somebody else.
event-you = ty
    .who = reader

## The course of the game

event-year-you = Zaczyna się rok { $amount }; pierwszy gracz to ty.
event-parent-you =
    { $kind ->
        [mama] Twoja matka: { $parent }.
       *[papa] Twój ojciec: { $parent }.
    }
event-row-you = Zajmujesz rząd { $amount } na torze pobudki.
event-placed-you =
    { $where ->
        [space] Umieszczasz { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] Umieszczasz { FORM($worker, "acc") }: { $action }.
    }
event-planned-you =
    { $where ->
        [space] Umieszczasz z wyprzedzeniem { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] Umieszczasz z wyprzedzeniem { FORM($worker, "acc") }: { $action }.
    }
event-due-you = Wykonujesz zaplanowaną akcję: { $action }.
event-lost-you = Tracisz zaplanowaną akcję: { $action }.
event-passed-you = Pasujesz.
event-temporary-you = Bierzesz pracownika tymczasowego.
event-workers_home-you = Zabierasz wszystkich pracowników.
event-next_row-you = Zajmujesz na następny rok rząd { $amount } na torze pobudki.
event-grape_token-you = Bierzesz znacznik pierwszego gracza.
event-first_player-you = Teraz pierwszy gracz to ty.
event-last_year-you = Osiągasz wymagany wynik: to ostatni rok.

## Money and points

event-lira-you =
    { $sign ->
        [minus] Płacisz £{ $amount } ({ $source }).
       *[plus] Zarabiasz £{ $amount } ({ $source }).
    }
event-vp-you =
    { $sign ->
        [minus] Tracisz { $amount } PZ ({ $source }).
       *[plus] Zdobywasz { $amount } PZ ({ $source }).
    }
event-residual-you =
    { $sign ->
        [minus] Zmniejszasz wypłatę o { $amount } ({ $source }).
       *[plus] Zwiększasz wypłatę o { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew-you =
    { $known ->
        [yes] Dobierasz: { $card }.
       *[no]
            { $deck ->
                [vine] Dobierasz winorośl.
                [summer] Dobierasz letniego gościa.
                [winter] Dobierasz zimowego gościa.
                [structure] Dobierasz kartę konstrukcji.
               *[order] Dobierasz zamówienie.
            }
    }
event-drafted-you =
    { $known ->
        [yes] Zatrzymujesz: { $card }.
       *[no] Zatrzymujesz kartę konstrukcji.
    }
event-discarded-you =
    { $by ->
        [table] Odrzucona karta: { $card }.
       *[player] Odrzucasz: { $card }.
    }
event-shown-you = Odkrywasz: { $card }.
event-took-you = Bierzesz: { $card }.
event-gave-you =
    { $known ->
        [yes] Oddajesz graczowi { $other } kartę: { $card }.
       *[no]
            { $deck ->
                [vine] Oddajesz winorośl graczowi { $other }.
                [summer] Oddajesz letniego gościa graczowi { $other }.
                [winter] Oddajesz zimowego gościa graczowi { $other }.
                [structure] Oddajesz kartę konstrukcji graczowi { $other }.
               *[order] Oddajesz zamówienie graczowi { $other }.
            }
    }
event-pledged-you =
    { $amount ->
        [0] Nie oferujesz kart gości graczowi { $other }.
        [one] Oferujesz 1 kartę gościa graczowi { $other }.
        [few] Oferujesz { $amount } karty gości graczowi { $other }.
        [many] Oferujesz { $amount } kart gości graczowi { $other }.
       *[other] Oferujesz { $amount } kart gości graczowi { $other }.
    }
event-played-you = Zagrywasz: { $card }.
event-option-you = Wybierasz: { $option } ({ $source }).
event-declined-you = Odmawiasz ({ $source }).
event-chosen-you =
    { $what ->
        [action] Wykonujesz akcję: { $action } ({ $source }).
        [again] Powtarzasz akcję: { $action } ({ $source }).
        [space] Wybierasz bonus { FORM($space, "gen") }: { $action } ({ $source }).
       *[player] Wybierasz gracza { $other } ({ $source }).
    }

## The vineyard

event-toured-you = Oprowadzasz wycieczkę.
event-built-you =
    { $gift ->
        [yes] Dostajesz konstrukcję: { $structure }.
       *[no] Budujesz: { $structure }.
    }
event-destroyed-you = Burzysz: { $card }.
event-planted-you = Sadzisz na polu { $amount }: { $card }.
event-uprooted-you = Karczujesz z pola { $amount }: { $card }.
event-switched-you = Przenosisz na pole { $amount }: { $card }.
event-sold_field-you = Sprzedajesz pole { $amount }.
event-bought_field-you = Odkupujesz pole { $amount }.
event-sold_grape-you = Sprzedajesz { $grape }.
event-harvested-you = Zbierasz plony z pola { $amount }.
event-grape-you = Otrzymujesz { $grape }.
event-grape_used-you = Zużywasz { $grape }.
event-wine-you = Wytwarzasz { $wine }.
event-wine_used-you = Zużywasz { $wine }.
event-filled-you = Realizujesz { $card }.
event-aged-you =
    { $what ->
        [all] Postarzasz wszystkie grona i wina.
        [grapes] Postarzasz wszystkie grona.
        [wines]
            { $amount ->
                [one] Postarzasz wszystkie wina.
                [2] Postarzasz wszystkie wina dwa razy.
                [few] Postarzasz wszystkie wina { $amount } razy.
                [many] Postarzasz wszystkie wina { $amount } razy.
               *[other] Postarzasz wszystkie wina { $amount } razy.
            }
       *[wine] Postarzasz wino, teraz to { $wine }.
    }

## Stars and trades

event-star-you = Umieszczasz gwiazdkę: { $region }.
event-star_moved-you = Przesuwasz gwiazdkę: { $from } → { $region }.
event-traded-you = Wymieniasz { $given } na { $got }.

## Workers

event-trained-you =
    { $gift ->
        [yes] Dostajesz { FORM($worker, "acc") }.
       *[no] Przygotowujesz { FORM($worker, "acc") }.
    }
event-taken_back-you = Odzyskujesz { FORM($worker, "acc") }: { $action }.
event-bumped-you = Zajmujesz miejsce gracza { $other } ({ $action }); wraca stamtąd { $worker }.

## The solo game

event-token-you =
    { $sign ->
        [minus] Wydajesz znacznik akcji bonusowej ({ $source }).
       *[plus] Otrzymujesz znacznik akcji bonusowej ({ $source }).
    }

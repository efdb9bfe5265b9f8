### The way out of every reason: what would make it possible, or what to do instead. A parameter that is not given has
### the value "unset". Besides those of the reason there are: "asked", the kind of thing the player tried; "board",
### base or extended; "lacking", how much is missing; "price", what the missing structure costs; "season" and "when",
### the season in which an action is open and whether it comes later this year or has passed.

## Money

way-money =
    { $board ->
        [extended] Brakuje £{ $lacking }: pieniądze dają furmanka, wycieczka, wymiana, sprzedaż pola i wypłata.
       *[base] Brakuje £{ $lacking }: pieniądze dają furmanka, wycieczka, sprzedaż gron lub pola i wypłata.
    }
way-cheaper =
    { $asked ->
        [place] { way-money }
        [action] { way-money }
       *[other] Brakuje £{ $lacking }: wybierz coś tańszego albo wróć z większą sumą.
    }

## Asking, placing

way-not_asked = Najpierw odpowiedz na bieżące pytanie.
way-wrong_season =
    { $when ->
        [later] { $season ->
            [spring] Zachowaj na nią pracownika: będzie otwarta wiosną.
            [summer] Zachowaj na nią pracownika: będzie otwarta latem.
            [fall] Zachowaj na nią pracownika: będzie otwarta jesienią.
           *[winter] Zachowaj na nią pracownika: będzie otwarta zimą.
        }
        [past] { $season ->
            [spring] Jej pora już minęła: znów będzie otwarta następnej wiosny.
            [summer] Jej pora już minęła: znów będzie otwarta następnego lata.
            [fall] Jej pora już minęła: znów będzie otwarta następnej jesieni.
           *[winter] Jej pora już minęła: znów będzie otwarta następnej zimy.
        }
       *[unset] Wybierz akcję z tej pory roku.
    }
way-worker_away =
    { $worker ->
        [special] Wybierz innego pracownika: specjalnego trzeba najpierw przygotować, a umieszczony wraca na koniec roku.
       *[other] Wybierz innego pracownika: wszyscy umieszczeni wracają na koniec roku.
    }
way-space_closed = Wybierz inne pole tej akcji: używane pola nie zmieniają się w trakcie gry.
way-space_taken = Wybierz inne pole tej akcji: gdy wszystkie są zajęte, obok może stanąć twój duży pracownik.
way-spaces_free = Wybierz jedno z wolnych pól akcji.
way-bonus_unusable = Wybierz pole akcji bez bonusu albo najpierw zdobądź to, czego bonus wymaga.
way-bonus_mandatory = Weź bonus i graj dalej.
way-not_built =
    { $price ->
        [unset] Najpierw ją zbuduj.
       *[other] Najpierw ją zbuduj: { $structure }, £{ $price }.
    }
way-used_this_year = Znów możesz go użyć w następnym roku.
way-only_grande_beside = Wyślij dużego pracownika albo wybierz inną akcję.
way-space_needed = Wybierz wolne pole tej akcji.
way-toll_too_dear = Brakuje £{ $lacking }: wybierz akcję bez Soldato albo najpierw zdobądź więcej pieniędzy.

## Decks and cards

way-deck_empty = Wybierz coś innego: następna odrzucona karta tego rodzaju rozpocznie nową talię.
way-pile_empty =
    { $asked ->
        [deck] Wybierz stos, w którym są karty.
       *[other] Będzie to możliwe, gdy zostanie odrzuconych więcej kart.
    }
way-too_few_decks = Będzie to możliwe, gdy z odrzuconych kart powstaną nowe talie.
way-card_not_held = Wybierz kartę ze swojej ręki.
way-too_few_cards = Najpierw dobierz takie karty albo wybierz coś innego.
way-wrong_kind_of_card = Wybierz kartę właściwego rodzaju.
way-not_offered = Wybierz jedną z podanych możliwości.
way-not_drawn =
    { $asked ->
        [deck] Wybierz talię, z której właśnie dobrano kartę.
       *[other] Wybierz jedną z właśnie dobranych kart.
    }
way-no_visitor_there = Wybierz innego przeciwnika albo kontynuuj bez gościa.

## Fields

way-not_a_vine =
    { $asked ->
        [card] Wybierz winorośl.
       *[other] Najpierw zdobądź winorośl, na przykład akcją dobierania winorośli.
    }
way-field_full = Wybierz inne pole lub mniejszą winorośl albo najpierw wykarczuj tu winorośl wozem lub dzięki gościowi.
way-structure_needed =
    { $price ->
        [unset] Najpierw ją zbuduj albo wybierz winorośl, która jej nie wymaga.
       *[other] Najpierw ją zbuduj: { $structure }, £{ $price }. Albo wybierz winorośl, która jej nie wymaga.
    }
way-vine_not_there = Wybierz winorośl, która rośnie na tym polu.
way-same_field = Wybierz winorośl z innego pola.
way-switch_overfills = Wybierz takie winorośle, aby po zamianie zmieściły się na obu polach.
way-field_sold = Wybierz inne pole albo najpierw odkup to za £{ $field }.
way-field_planted = Wybierz inne pole albo najpierw wykarczuj jego winorośle wozem lub dzięki gościowi.
way-field_too_dear = { way-cheaper }
way-field_empty =
    { $field ->
        [unset] Najpierw zasadź winorośle.
       *[other] Wybierz pole z winoroślami albo najpierw coś tu zasadź.
    }
way-field_harvested = Wybierz inne pole: z tego znów zbierzesz plony w następnym roku.
way-field_built_on = Wybierz inne pole albo najpierw zburz kartę konstrukcji.
way-field_not_empty = Wybierz puste pole lub wolne miejsce na planszy konstrukcji albo najpierw wykarczuj winorośle.

## Structures

way-already_built =
    { $structure ->
        [unset] Zrób coś innego: każdą konstrukcję możesz mieć tylko raz.
       *[other] Wybierz inną: każdą konstrukcję możesz mieć tylko raz.
    }
way-medium_cellar_first = Najpierw zbuduj średnią piwnicę, £{ $price }.
way-building_too_dear = { way-cheaper }
way-cost_not_meant = Wybierz konstrukcję o koszcie, na który karta pozwala.
way-cellar_complete = W tej grze nic tego nie zmieni.
way-mat_full = Wybierz puste pole albo najpierw zburz kartę konstrukcji.
way-no_place_to_build = Najpierw zrób miejsce: zburz kartę konstrukcji albo wykarczuj winorośle z pola.
way-not_a_structure = Wybierz konstrukcję albo kartę konstrukcji z ręki.
way-no_structure_card = Najpierw zbuduj kartę konstrukcji.
way-not_standing = Wybierz kartę konstrukcji ze swojej winnicy.

## Grapes, wine, orders

way-grape_missing =
    { $asked ->
        [place] Najpierw zbierz plony z pola.
       *[other] Najpierw zbierz plony z pola albo wybierz coś, na co masz grona.
    }
way-medium_cellar_needed = Najpierw zbuduj średnią piwnicę, £{ $price }, albo wytwórz inne wino.
way-large_cellar_needed = Najpierw zbuduj dużą piwnicę, £{ $price }, albo wytwórz inne wino.
way-no_wine_icon = Wytwórz inne wino: miejsce zwolni zużyte wino albo doda większa piwnica, a wartość za małych gron wzrośnie na koniec roku o 1.
way-wine_missing = Najpierw wytwórz takie wino albo wybierz inne.
way-wine_too_low = Wybierz lepsze wino: na koniec roku wartość każdego wina, które może się starzeć, rośnie o 1.
way-not_an_order =
    { $asked ->
        [card] Wybierz zamówienie.
       *[other] Najpierw zdobądź zamówienie, na przykład akcją dobierania zamówień.
    }
way-order_not_fillable = Wytwórz wina, których wymagają twoje zamówienia, albo poczekaj z tymi, które masz: na koniec roku ich wartość rośnie o 1.
way-wine_cannot_age = Wybierz inne wino: to potrzebuje nad sobą wolnego miejsca, może w większej piwnicy.
way-wine_aged_already = Wybierz inne wino albo zakończ.
way-type_made_already = Wybierz drugi typ albo zakończ.
way-icon_taken =
    { $asked ->
        [grape] Wybierz drugi kolor: to miejsce zwolni się, gdy zużyjesz albo postarzysz leżące tam grono.
       *[other] Będzie to możliwe, gdy zużyjesz albo postarzysz leżące tam grono.
    }

## Workers

way-training_too_dear = { way-money }
way-worker_limit = W tej grze nic tego nie zmieni.
way-not_in_this_game = W tej grze nic tego nie zmieni: możesz przygotować tylko specjalnych pracowników ze stołu.
way-special_owned = Wybierz innego pracownika: możesz mieć tylko po jednym specjalnym każdego rodzaju.
way-special_too_dear = Brakuje £{ $lacking }: zwykły pracownik kosztuje o £1 mniej.
way-no_worker_to_take_back = Będzie to możliwe, gdy taki pracownik stanie przy innej akcji.
way-worker_not_there = Wybierz innego ze swoich pracowników.

## Visitors

way-not_a_visitor_of_season =
    { $asked ->
        [card] Wybierz inną kartę.
       *[other] { $board ->
            [extended] Najpierw zdobądź gościa: niektóre rzędy toru pobudki dają go, gdy kończysz pasem porę roku, a domek gościnny jesienią.
           *[base] Najpierw zdobądź gościa: daje go rząd 5 na torze pobudki, a jesienią dobierają wszyscy.
        }
    }
way-not_playable =
    { $asked ->
        [card] Wybierz inną kartę: ta będzie możliwa, gdy będziesz mieć wszystko, czego wymaga jedna z jej części.
       *[other] Będzie to możliwe, gdy będziesz mieć wszystko, czego wymaga jedna z części takiej karty.
    }
way-rest_impossible = Wybierz coś, po czym reszta nadal będzie możliwa.
way-action_spoilt = Wybierz coś, po czym akcja nadal będzie możliwa, albo najpierw wykonaj akcję.
way-at_least_one = Zrób to raz, potem możesz zakończyć.
way-nothing_to_count = Będzie to możliwe, gdy będziesz mieć coś, co się liczy.
way-condition_not_met = Będzie to możliwe, gdy spełnisz warunek z karty.
way-lira_short = { way-cheaper }
way-part_done = Wybierz coś, co nie jest jeszcze zrobione.
way-vp_at_floor = Najpierw zdobądź PZ albo wybierz coś innego.
way-residual_short = Najpierw realizuj zamówienia: zwiększają twoją wypłatę.
way-residual_full = Wybierz coś innego: wypłata pozostaje najwyższa, chyba że część z niej oddasz.
way-no_later_season =
    { $asked ->
        [place] Wybierz pole akcji późniejszej pory roku.
       *[other] Zagraj ją wcześniej w ciągu roku.
    }
way-no_earlier_season =
    { $asked ->
        [action] Wybierz akcję z wcześniejszej pory roku.
       *[other] Zagraj ją później w ciągu roku.
    }

## Other players, rows, parents

way-neighbour_cannot = Będzie to możliwe, gdy ten gracz będzie mieć coś do oddania.
way-not_an_opponent = Wybierz innego gracza.
way-asked_already = Wybierz innego przeciwnika.
way-too_many_pledged = Wybierz mniejszą liczbę.
way-row_taken =
    { $row ->
        [unset] Będzie to możliwe, gdy jakiś rząd będzie wolny.
       *[other] Wybierz wolny rząd: co roku wybierasz nowy.
    }
way-row_reserved =
    { $row ->
        [1] Wybierz inny rząd: kto zimą w rzędzie 7 weźmie znacznik pierwszego gracza, w następnym roku dostaje rząd 1.
       *[other] Wybierz rząd 1.
    }
way-parent_not_dealt = Wybierz jedną z rozdanych ci kart.

## Stars and trades

way-region_absent = Wybierz inny region: ten jest tylko na mapie z kartami konstrukcji.
way-no_star_there = Wybierz region, w którym masz gwiazdkę.
way-same_region = Wybierz inny region.
way-nothing_to_trade = Najpierw zdobądź coś do oddania: 2 karty, £3, grono albo 1 PZ.
way-same_for_same = Wybierz w zamian coś innego.

## The solo game

way-no_glass_token = Wybierz rząd, na którym leży jeszcze szklany znacznik.
way-not_for_organizer = Wybierz inny rząd.
way-no_bonus_token = Zachowaj znacznik na akcję, z której bonusu możesz skorzystać.
way-orders_forbidden = W tej grze nic tego nie zmieni: zamieniaj wino w PZ w inny sposób.
way-vines_all_taken = Wybierz inną winorośl.

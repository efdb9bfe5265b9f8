### Why you cannot give an answer: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether a reason is about a player or the Automa.

## Asking, placing

reason-not_asked = Teraz nikt cię o to nie pyta.
reason-wrong_season = W tej porze roku nie możesz umieścić pracownika na polu tej akcji.
reason-worker_away =
    { $worker ->
        [regular] Nie masz dostępnego zwykłego pracownika.
        [grande] Twój duży pracownik nie jest dostępny.
        [special] Ten specjalny pracownik nie jest dostępny: { $name }.
       *[unset] Nie masz dostępnego pracownika.
    }
reason-space_closed =
    { $players ->
        [one] Tego pola akcji nie używa się w tej grze solo.
        [few] Tego pola akcji nie używa się przy { $players } graczach.
        [many] Tego pola akcji nie używa się przy { $players } graczach.
       *[other] Tego pola akcji nie używa się przy { $players } graczach.
    }
reason-space_taken =
    { $who ->
        [automa] Na tym polu akcji stoi pracownik Automy.
        [you] Na tym polu akcji stoi twój pracownik.
       *[player] To pole akcji jest zajęte: { $player }.
    }
reason-spaces_free = Pracownik może stanąć obok pól akcji tylko wtedy, gdy wszystkie są zajęte.
reason-bonus_unusable = W wariancie przyjacielskim nie możesz zająć pola z bonusem, jeśli nie możesz skorzystać z bonusu, a inne pole tej akcji jest wolne.
reason-bonus_mandatory = W wariancie przyjacielskim musisz wziąć bonus tego pola akcji.
reason-not_built = Nie masz konstrukcji, do której należy to pole akcji.
reason-used_this_year = To pole akcji było już użyte w tym roku.
reason-only_grande_beside = Wszystkie pola akcji są zajęte, a obok nich może stanąć tylko duży pracownik.
reason-space_needed = W innej porze roku twój pracownik potrzebuje wolnego pola akcji i nie może stanąć obok.
reason-toll_too_dear = Umieszczenie pracownika przy akcji z Soldato kosztuje £{ $needs }, a masz £{ $has }.

## Decks and cards

reason-deck_empty =
    { $deck ->
        [vine] Nie ma już winorośli do dobrania.
        [summer] Nie ma już letnich gości do dobrania.
        [winter] Nie ma już zimowych gości do dobrania.
        [order] Nie ma już zamówień do dobrania.
        [structure] Nie ma już kart konstrukcji do dobrania.
       *[unset] Nie ma już takich kart do dobrania.
    }
reason-pile_empty =
    { $needs ->
        [one] Ten stos kart odrzuconych jest pusty.
        [few] Potrzebne są { $needs } niepuste stosy kart odrzuconych, a jest ich tylko { $has }.
        [many] Potrzeba { $needs } niepustych stosów kart odrzuconych, a jest ich tylko { $has }.
       *[other] Potrzeba { $needs } niepustych stosów kart odrzuconych, a jest ich tylko { $has }.
    }
reason-too_few_decks =
    { $needs ->
        [one] Potrzebna jest niepusta talia, a nie ma żadnej.
        [few] Potrzebne są { $needs } niepuste talie, a jest ich tylko { $has }.
        [many] Potrzeba { $needs } niepustych talii, a jest ich tylko { $has }.
       *[other] Potrzeba { $needs } niepustych talii, a jest ich tylko { $has }.
    }
reason-card_not_held = Tej karty nie masz na ręce.
reason-too_few_cards =
    { $needs ->
        [one] Potrzebujesz na ręce 1 takiej karty, a nie masz żadnej.
        [few] Potrzebujesz na ręce { $needs } takich kart, a masz { $has }.
        [many] Potrzebujesz na ręce { $needs } takich kart, a masz { $has }.
       *[other] Potrzebujesz na ręce { $needs } takich kart, a masz { $has }.
    }
reason-wrong_kind_of_card = Potrzebna jest karta innego rodzaju.
reason-not_offered = Tego nie ma do wyboru.
reason-not_drawn = Liczy się tu tylko to, co właśnie zostało dobrane.
reason-no_visitor_there = Potrzebny jest przeciwnik, który ma pracownika przy tej akcji i takiego gościa na ręce.

## Fields

reason-not_a_vine = Potrzebna jest karta winorośli.
reason-field_full = Na polu { $field } rosną już winorośle o wartości { $has }, a dodanie { $adds } przekroczyłoby wartość pola.
reason-structure_needed = Winorośli { $card } nie można zasadzić bez tej konstrukcji: { $structure }.
reason-vine_not_there = Tej winorośli nie ma na tym polu.
reason-same_field = Te dwie winorośle muszą być na różnych polach.
reason-switch_overfills = Po każdej zamianie winorośle na którymś polu przekroczyłyby jego wartość.
reason-field_sold = Pole { $field } jest sprzedane.
reason-field_planted = Na polu { $field } rosną winorośle, więc nie możesz go sprzedać.
reason-field_too_dear = Odkupienie pola { $field } kosztuje £{ $needs }, a masz £{ $has }.
reason-field_empty =
    { $field ->
        [unset] Na twoich polach nie ma winorośli.
       *[other] Na polu { $field } nie ma winorośli.
    }
reason-field_harvested = Plony z pola { $field } są już w tym roku zebrane.
reason-field_built_on = Na polu { $field } stoi karta konstrukcji.
reason-field_not_empty = Na polu { $field } rosną winorośle, a karta konstrukcji wymaga pustego pola.

## Structures

reason-already_built =
    { $structure ->
        [unset] Masz już wszystkie konstrukcje, na które to pozwala.
       *[other] Masz już tę konstrukcję: { $structure }.
    }
reason-medium_cellar_first = Duża piwnica wymaga średniej piwnicy.
reason-building_too_dear = Budowa kosztuje £{ $needs }, a masz £{ $has }.
reason-cost_not_meant = Ta karta nie pozwala na konstrukcję o nadrukowanym koszcie { $cost }.
reason-cellar_complete = Twojej piwnicy nie da się już bardziej rozbudować.
reason-mat_full = Oba miejsca na twojej planszy konstrukcji są zajęte.
reason-no_place_to_build = Karta konstrukcji wymaga wolnego miejsca na planszy konstrukcji albo pustego pola, a nie masz ani jednego, ani drugiego.
reason-not_a_structure = Potrzebna jest karta konstrukcji.
reason-no_structure_card = W twojej winnicy nie ma żadnej karty konstrukcji.
reason-not_standing = Tej karty konstrukcji nie ma w twojej winnicy.

## Grapes, wine, orders

reason-grape_missing = W twojej tłoczni nie ma potrzebnego grona.
reason-medium_cellar_needed = Różowe wino wymaga średniej piwnicy.
reason-large_cellar_needed = Wino musujące wymaga dużej piwnicy.
reason-no_wine_icon =
    { $wine ->
        [red] W twojej piwnicy nie ma wolnego miejsca na to czerwone wino.
        [white] W twojej piwnicy nie ma wolnego miejsca na to białe wino.
        [blush] W twojej piwnicy nie ma wolnego miejsca na to różowe wino, które musi być warte co najmniej 4.
       *[sparkling] W twojej piwnicy nie ma wolnego miejsca na to wino musujące, które musi być warte co najmniej 7.
    }
reason-wine_missing = Tego wina nie ma w twojej piwnicy.
reason-wine_too_low =
    { $wine ->
        [red] Zamówienie wymaga czerwonego wina o wartości co najmniej { $needs }.
        [white] Zamówienie wymaga białego wina o wartości co najmniej { $needs }.
        [blush] Zamówienie wymaga różowego wina o wartości co najmniej { $needs }.
        [sparkling] Zamówienie wymaga wina musującego o wartości co najmniej { $needs }.
       *[unset] Potrzebne jest wino o wartości co najmniej { $needs }.
    }
reason-not_an_order = Potrzebne jest zamówienie z twojej ręki.
reason-order_not_fillable = W twojej piwnicy nie ma potrzebnych win.
reason-wine_cannot_age = Potrzebne jest wino, które może przesunąć się w górę w twojej piwnicy.
reason-wine_aged_already = To wino jest już postarzone, potrzebne jest inne.
reason-type_made_already =
    { $wine ->
        [blush] Możesz tu wytworzyć tylko jedno różowe wino.
       *[sparkling] Możesz tu wytworzyć tylko jedno wino musujące.
    }
reason-icon_taken = W twojej tłoczni miejsce o wartości 1 jest już zajęte.

## Workers

reason-training_too_dear = Przygotowanie pracownika kosztuje £{ $needs }, a masz £{ $has }.
reason-worker_limit = Masz już największą dozwoloną liczbę pracowników.
reason-not_in_this_game = Tego specjalnego pracownika nie ma w tej grze.
reason-special_owned = Masz już tego specjalnego pracownika: { $name }.
reason-special_too_dear = Przygotowanie specjalnego pracownika kosztuje £{ $needs }, a masz £{ $has }.
reason-no_worker_to_take_back = Nie masz pracownika, którego można odzyskać.
reason-worker_not_there = Nie masz tam pracownika, którego można odzyskać.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] Potrzebny jest letni gość z twojej ręki.
       *[winter] Potrzebny jest zimowy gość z twojej ręki.
    }
reason-not_playable = W ten sposób nie możesz w pełni rozpatrzyć żadnego gościa.
reason-rest_impossible = Po tym nie da się zrobić tego, co musi nastąpić dalej.
reason-action_spoilt = Po tym nie da się wykonać akcji tego pracownika.
reason-at_least_one = Musisz to zrobić co najmniej raz.
reason-nothing_to_count = Nie masz niczego, co się tu liczy.
reason-condition_not_met = Warunek nie jest spełniony.
reason-lira_short = To kosztuje £{ $needs }, a masz £{ $has }.
reason-part_done = To jest już zrobione.
reason-vp_at_floor = Masz { $has } PZ i nie możesz oddać { $needs }, bo nikt nie może spaść poniżej −5.
reason-residual_short = Potrzebna jest wypłata co najmniej £{ $needs }, a twoja wynosi £{ $has }.
reason-residual_full = Twoja wypłata ma już najwyższą wartość.
reason-no_later_season = Potrzebne jest pole akcji w późniejszej porze tego roku.
reason-no_earlier_season = Potrzebna jest akcja z wcześniejszej pory tego roku.

## Other players, rows, parents

reason-neighbour_cannot = Gracz po twojej prawej nie może zrobić niczego z tego.
reason-not_an_opponent = To nie jest twój przeciwnik.
reason-asked_already = Ten przeciwnik jest już wybrany.
reason-too_many_pledged =
    { $most ->
        [0] Nie możesz oddać żadnych kart.
        [one] Możesz oddać najwyżej 1 kartę.
        [few] Możesz oddać najwyżej { $most } karty.
        [many] Możesz oddać najwyżej { $most } kart.
       *[other] Możesz oddać najwyżej { $most } kart.
    }
reason-row_taken =
    { $row ->
        [unset] Nie ma innego rzędu, na który można się przesunąć.
       *[other] Rząd { $row } na torze pobudki jest zajęty.
    }
reason-row_reserved =
    { $row ->
        [1] Rząd 1 na torze pobudki jest tylko dla gracza ze znacznikiem pierwszego gracza.
       *[other] Ze znacznikiem pierwszego gracza musisz wybrać rząd 1 na torze pobudki.
    }
reason-parent_not_dealt = Tej karty nie ma wśród rozdanych tobie.

## Stars and trades

reason-region_absent = Regionu { $region } nie ma na mapie w tej grze.
reason-no_star_there = Wszystkie twoje gwiazdki są na mapie, ale żadna w regionie { $region }.
reason-same_region = Gwiazdkę można przesunąć tylko do innego regionu.
reason-nothing_to_trade = Nie masz niczego do oddania: potrzebujesz 2 kart, £3, grona albo 1 PZ na zbyciu.
reason-same_for_same = Nie możesz wymienić £3 na £3 ani 1 PZ na 1 PZ.

## The solo game

reason-no_glass_token = W rzędzie { $row } nie ma już szklanego znacznika.
reason-not_for_organizer = W wariancie solo Organizator nie może przejść do rzędu { $row }.
reason-no_bonus_token = Nie ma tu bonusu, na który można wydać znacznik akcji bonusowej.
reason-orders_forbidden = W tym wyzwaniu nie możesz realizować zamówień.
reason-vines_all_taken = W talii nie ma już takich winorośli.

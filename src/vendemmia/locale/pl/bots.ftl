### Computer players: their names and how they play, and why an answer is advised ("Better: … (fills an order for 3 VP)").

bot-random = losowy
bot-easy = łatwy
bot-normal = normalny
bot-hard = trudny
bot-expert = ekspert
bot-master = mistrz
bot-visitor_rush = łowca gości
bot-vine_baron = baron winorośli
bot-order_specialist = specjalista od zamówień
bot-careful_builder = ostrożny budowniczy

bot-random-text = Gra cokolwiek, co dozwolone. Dobry do eksperymentów.
bot-easy-text = Na pierwsze gry: wie, co się przydaje, ale często to przeocza.
bot-normal-text = Przeciwnik na początek: myśli o jedną turę naprzód, ale nie planuje roku. Z łatwym wygrywa dziewięć gier na dziesięć.
bot-hard-text = Nauczył się gry, grając sam ze sobą, i często wybiera swój drugi najlepszy pomysł. Z normalnym wygrywa dziewięć gier na dziesięć.
bot-expert-text = Zawsze gra swój najlepszy pomysł. Z normalnym wygrywa 98 gier na 100.
bot-master-text = Myśli naprzód, wiedząc to, co ekspert, i wygrywa z nim dwie gry na trzy. Trochę wolniejszy.
bot-visitor_rush-text = Ekspert, który lubi towarzystwo: zagrywa więcej gości, dobiera mniej zamówień i rzadziej zbiera.
bot-vine_baron-text = Ekspert, który kocha pola: dobiera i sadzi więcej winorośli i częściej zbiera.
bot-order_specialist-text = Ekspert, który kocha zamówienia: dobiera ich więcej i zagrywa mniej gości.
bot-careful_builder-text = Ekspert, który lubi budować: ma więcej konstrukcji, a dobiera mniej winorośli.

## The reason for an answer; "when" is 1 for this year, 2 for the next.

advice-wine_for_order =
    { $when ->
        [1] daje wino na twoje zamówienie za { $vp } PZ, które możesz zrealizować w tym roku
       *[other] daje wino na twoje zamówienie za { $vp } PZ, które możesz zrealizować w następnym roku
    }
advice-grapes_for_order =
    { $when ->
        [1] przynosi grona na twoje zamówienie za { $vp } PZ, które możesz zrealizować w tym roku
       *[other] przynosi grona na twoje zamówienie za { $vp } PZ, które możesz zrealizować w następnym roku
    }
advice-vine_for_order =
    { $when ->
        [1] urosną z tego grona na twoje zamówienie za { $vp } PZ, które możesz zrealizować w tym roku
       *[other] urosną z tego grona na twoje zamówienie za { $vp } PZ, które możesz zrealizować w następnym roku
    }
advice-builds_for_vine =
    { $when ->
        [1] pozwala zasadzić w tym roku { FORM($card, "acc") }
       *[other] pozwala zasadzić w następnym roku { FORM($card, "acc") }
    }
advice-builds_for_wine =
    { $wine ->
        [blush]
            { $when ->
                [1] pozwala wytworzyć w tym roku różowe wino
               *[other] pozwala wytworzyć w następnym roku różowe wino
            }
       *[sparkling]
            { $when ->
                [1] pozwala wytworzyć w tym roku wino musujące
               *[other] pozwala wytworzyć w następnym roku wino musujące
            }
    }
advice-builds_for_points = buduje: { $structure }; do końca następnego roku da co najmniej { $vp } PZ
advice-builds_for_use =
    { $when ->
        [1] buduje: { $structure }; przyda się jeszcze w tym roku
       *[other] buduje: { $structure }; przyda się do końca następnego roku
    }
advice-money_for_structure =
    { $when ->
        [1] daje £{ $lira }, potrzebne, aby w tym roku zbudować { FORM($structure, "acc") }
       *[other] daje £{ $lira }, potrzebne, aby w następnym roku zbudować { FORM($structure, "acc") }
    }
advice-money_for_worker =
    { $when ->
        [1] daje £{ $lira }, potrzebne, aby w tym roku przygotować pracownika
       *[other] daje £{ $lira }, potrzebne, aby w następnym roku przygotować pracownika
    }
advice-money_for_visitor =
    { $when ->
        [1] daje £{ $lira }, potrzebne w tym roku na kartę { $card }
       *[other] daje £{ $lira }, potrzebne w następnym roku na kartę { $card }
    }
advice-grapes_for_wine =
    { $when ->
        [1] przynosi grona na wino w tym roku
       *[other] przynosi grona na wino w następnym roku
    }
advice-vine_for_harvest =
    { $when ->
        [1] pozwala w tym roku zebrać plony z pola { $field }
       *[other] pozwala w następnym roku zebrać plony z pola { $field }
    }
advice-saves_workers =
    { $workers ->
        [one] zachowuje pracownika na później w tym roku
        [few] zachowuje { $workers } pracowników na później w tym roku
        [many] zachowuje { $workers } pracowników na później w tym roku
       *[other] zachowuje { $workers } pracowników na później w tym roku
    }
advice-then =
    { $when ->
        [1] potem kolej na akcję „{ $action }”
       *[other] w następnym roku kolej na akcję „{ $action }”
    }
advice-row_for =
    { $when ->
        [1] pozwala zacząć rok akcją „{ $action }”
       *[other] pozwala zacząć następny rok akcją „{ $action }”
    }
advice-keeps_visitor =
    { $when ->
        [1] zachowuje kartę { $card }, którą zagrasz jeszcze w tym roku
       *[other] zachowuje kartę { $card }, którą zagrasz do końca następnego roku
    }
advice-keeps_order =
    { $when ->
        [1] zachowuje zamówienie ({ $wines }), które zrealizujesz jeszcze w tym roku
       *[other] zachowuje zamówienie ({ $wines }), które zrealizujesz do końca następnego roku
    }
advice-keeps_vine =
    { $when ->
        [1] zachowuje winorośl { $card }, którą zasadzisz jeszcze w tym roku
       *[other] zachowuje winorośl { $card }, którą zasadzisz do końca następnego roku
    }
advice-drawn_played =
    { $when ->
        [1] daje gościa, którego zagrasz jeszcze w tym roku
       *[other] daje gościa, którego zagrasz do końca następnego roku
    }
advice-drawn_filled =
    { $when ->
        [1] daje zamówienie, które zrealizujesz jeszcze w tym roku
       *[other] daje zamówienie, które zrealizujesz do końca następnego roku
    }
advice-drawn_planted =
    { $when ->
        [1] daje winorośl, którą zasadzisz jeszcze w tym roku
       *[other] daje winorośl, którą zasadzisz do końca następnego roku
    }
advice-fills_order = realizuje zamówienie za { $vp } PZ
advice-trains = daje jeszcze jednego pracownika od następnego roku
advice-trains_for = daje jeszcze jednego pracownika; w następnym roku do umieszczenia będzie co najmniej { $workers }
advice-points = daje { $vp } PZ
advice-income = daje co roku £{ $lira } więcej
advice-makes_wine =
    { $wines ->
        [one] wytwarza wino
        [few] wytwarza { $wines } wina
        [many] wytwarza { $wines } win
       *[other] wytwarza { $wines } win
    }
advice-harvests = zbiera plony z pola { $field }
advice-plants = sadzi { FORM($card, "acc") }
advice-builds = buduje { FORM($structure, "acc") }
advice-influence = zwiększa twoje wpływy na mapie
advice-tokens = daje znacznik akcji bonusowej
advice-cards =
    { $cards ->
        [one] daje kartę
        [few] daje { $cards } karty
        [many] daje { $cards } kart
       *[other] daje { $cards } kart
    }
advice-money = daje £{ $lira }
advice-plays_visitor =
    { $use ->
        [order] zagrywa kartę { $card }: zamówienie za { $amount } PZ
        [vp] zagrywa kartę { $card }: { $amount } PZ
        [wine] zagrywa kartę { $card }: wino
        [train] zagrywa kartę { $card }: nowy pracownik
        [build] zagrywa kartę { $card }: konstrukcja
        [plant] zagrywa kartę { $card }: zasadzona winorośl
        [harvest] zagrywa kartę { $card }: zbiór plonów
        [cards] zagrywa kartę { $card }: nowe karty
       *[lira] zagrywa kartę { $card }: £{ $amount }
    }
advice-costs_least = kosztuje najmniej
advice-costs_more = kosztuje więcej niż najlepszy wybór
advice-only_answer = jedyna możliwość
advice-leaves_workers =
    { $workers ->
        [one] ale pracownik zostaje bez zajęcia
        [few] ale { $workers } pracowników zostaje bez zajęcia
        [many] ale { $workers } pracowników zostaje bez zajęcia
       *[other] ale { $workers } pracowników zostaje bez zajęcia
    }
advice-no_workers = nie masz już pracowników
advice-chance = daje szansę nie gorszą niż inne
advice-lower = daje mniejszą szansę niż najlepszy wybór
advice-sentence = { $text }.
chance = { $percent }%

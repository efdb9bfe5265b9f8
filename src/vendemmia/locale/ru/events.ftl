### What happened: one line each, in the present tense. Player names are never inflected.

## The course of the game

event-year = Начинается { $amount }-й год; первый игрок: { $player }.
event-year-alone = Начинается { $amount }-й год.
event-season =
    { $season ->
        [spring] Начинается весна.
        [summer] Начинается лето.
        [fall] Начинается осень.
       *[winter] Начинается зима.
    }
event-parent =
    { $kind ->
        [mama] { $player }: мама { $parent }.
       *[papa] { $player }: папа { $parent }.
    }
event-row = { $player } занимает ряд { $amount } таблицы пробуждения.
event-placed =
    { $where ->
        [space] { $player } выставляет { FORM($worker, "acc") }: «{ $action }», { $space }.
       *[plain] { $player } выставляет { FORM($worker, "acc") }: «{ $action }».
    }
event-planned =
    { $where ->
        [space] { $player } заранее выставляет { FORM($worker, "acc") }: «{ $action }», { $space }.
       *[plain] { $player } заранее выставляет { FORM($worker, "acc") }: «{ $action }».
    }
event-due = { $player } выполняет отложенное действие: «{ $action }».
event-lost = { $player } теряет отложенное действие: «{ $action }».
event-passed = { $player } пасует.
event-temporary = { $player } берет сезонного рабочего.
event-workers_home = { $player } возвращает всех рабочих.
event-next_row = { $player } занимает ряд { $amount } на следующий год.
event-grape_token = { $player } берет жетон винограда.
event-specials = Особые рабочие в этой партии: { $workers }.
event-first_player = Теперь первый игрок: { $player }.
event-last_year = { $player } набирает целевой счет: это последний год.
event-game_over = Партия заканчивается после { $amount }-го года.

## Money and points

event-lira =
    { $sign ->
        [minus] { $player } платит £{ $amount } ({ FORM($source, "low") }).
       *[plus] { $player } получает £{ $amount } ({ FORM($source, "low") }).
    }
event-vp =
    { $sign ->
        [minus] { $player } теряет { $amount } ПО ({ FORM($source, "low") }).
       *[plus] { $player } получает { $amount } ПО ({ FORM($source, "low") }).
    }
event-residual =
    { $sign ->
        [minus] { $player }: −{ $amount } к доходу ({ FORM($source, "low") }).
       *[plus] { $player }: +{ $amount } к доходу ({ FORM($source, "low") }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew =
    { $known ->
        [yes] { $player } берет карту: { $card }.
       *[no]
            { $deck ->
                [vine] { $player } берет карту лозы.
                [summer] { $player } берет карту летнего гостя.
                [winter] { $player } берет карту зимнего гостя.
                [structure] { $player } берет карту постройки.
               *[order] { $player } берет карту заказа.
            }
    }
event-reshuffled =
    { $deck ->
        [vine] Сброшенные карты лозы перемешаны в новую колоду.
        [summer] Сброшенные карты летних гостей перемешаны в новую колоду.
        [winter] Сброшенные карты зимних гостей перемешаны в новую колоду.
        [structure] Сброшенные карты построек перемешаны в новую колоду.
       *[order] Сброшенные карты заказов перемешаны в новую колоду.
    }
event-drafted =
    { $known ->
        [yes] { $player } оставляет карту: { $card }.
       *[no] { $player } оставляет карту постройки.
    }
event-discarded =
    { $by ->
        [table] Сброшено: { $card }.
       *[player] { $player } сбрасывает карту: { $card }.
    }
event-shown = { $player } открывает карту: { $card }.
event-took = { $player } забирает карту: { $card }.
event-gave =
    { FORM($other, "who") ->
        [reader]
            { $known ->
                [yes] { $player } отдает вам карту: { $card }.
               *[no]
                    { $deck ->
                        [vine] { $player } отдает вам карту лозы.
                        [summer] { $player } отдает вам карту летнего гостя.
                        [winter] { $player } отдает вам карту зимнего гостя.
                        [structure] { $player } отдает вам карту постройки.
                       *[order] { $player } отдает вам карту заказа.
                    }
            }
       *[no]
            { $known ->
                [yes] { $player } отдает игроку { $other } карту: { $card }.
               *[no]
                    { $deck ->
                        [vine] { $player } отдает игроку { $other } карту лозы.
                        [summer] { $player } отдает игроку { $other } карту летнего гостя.
                        [winter] { $player } отдает игроку { $other } карту зимнего гостя.
                        [structure] { $player } отдает игроку { $other } карту постройки.
                       *[order] { $player } отдает игроку { $other } карту заказа.
                    }
            }
    }
event-pledged =
    { FORM($other, "who") ->
        [reader]
            { $amount ->
                [0] { $player } не предлагает вам карт гостей.
                [one] { $player } предлагает вам { $amount } карту гостя.
                [few] { $player } предлагает вам { $amount } карты гостей.
                [many] { $player } предлагает вам { $amount } карт гостей.
               *[other] { $player } предлагает вам { $amount } карт гостей.
            }
       *[no]
            { $amount ->
                [0] { $player } не предлагает карт гостей игроку { $other }.
                [one] { $player } предлагает { $amount } карту гостя игроку { $other }.
                [few] { $player } предлагает { $amount } карты гостей игроку { $other }.
                [many] { $player } предлагает { $amount } карт гостей игроку { $other }.
               *[other] { $player } предлагает { $amount } карт гостей игроку { $other }.
            }
    }
event-played = { $player } разыгрывает карту «{ $card }».
event-option = { $player } выбирает: «{ $option }» ({ FORM($source, "low") }).
event-declined = { $player } отказывается ({ FORM($source, "low") }).
event-chosen =
    { $what ->
        [action] { $player } выполняет действие: «{ $action }» ({ FORM($source, "low") }).
        [again] { $player } повторяет действие: «{ $action }» ({ FORM($source, "low") }).
        [space] { $player } выбирает бонус { FORM($space, "gen") }: «{ $action }» ({ FORM($source, "low") }).
       *[player]
            { FORM($other, "who") ->
                [reader] { $player } выбирает вас ({ FORM($source, "low") }).
               *[no] { $player } выбирает соперника: { $other } ({ FORM($source, "low") }).
            }
    }

## The vineyard

event-toured = { $player } проводит дегустацию.
event-built =
    { $gift ->
        [yes] { $player } получает постройку: { $structure }.
       *[no] { $player } возводит постройку: { $structure }.
    }
event-destroyed = { $player } сносит постройку: { $card }.
event-planted = { $player } сажает лозу «{ $card }» на участок { $amount }.
event-uprooted = { $player } выкорчевывает лозу «{ $card }» с участка { $amount }.
event-switched = { $player } переносит лозу «{ $card }» на участок { $amount }.
event-sold_field = { $player } продает участок { $amount }.
event-bought_field = { $player } выкупает участок { $amount }.
event-sold_grape = { $player } продает { $grape }.
event-harvested = { $player } собирает урожай с участка { $amount }.
event-grape = { $player } получает { $grape }.
event-grape_used = { $player } тратит { $grape }.
event-wine = { $player } делает { $wine }.
event-wine_used = { $player } тратит { $wine }.
event-filled = { $player } выполняет { $card }.
event-aged =
    { $what ->
        [all] { $player }: весь виноград ферментируется, все вина выдерживаются.
        [grapes] { $player } ферментирует весь виноград.
        [wines]
            { $amount ->
                [1] { $player } выдерживает все вина.
                [2] { $player } дважды выдерживает все вина.
                [one] { $player } выдерживает все вина { $amount } раз.
                [few] { $player } выдерживает все вина { $amount } раза.
                [many] { $player } выдерживает все вина { $amount } раз.
               *[other] { $player } выдерживает все вина { $amount } раз.
            }
       *[wine] { $player } выдерживает вино: теперь это { $wine }.
    }

## Stars and trades

event-star = { $player } ставит звезду в регион { $region }.
event-star_moved = { $player } передвигает звезду: { $from } → { $region }.
event-traded = { $player } меняет { $given } на { $got }.
traded-cards = 2 карты
traded-lira = £3
traded-vp = 1 ПО
traded-grape = 1 жетон винограда

## Workers

event-trained =
    { $gift ->
        [yes] { $player } получает { FORM($worker, "acc") }.
       *[no] { $player } обучает { FORM($worker, "acc") }.
    }
event-taken_back = { $player } возвращает { FORM($worker, "acc") }: «{ $action }».
event-bumped =
    { FORM($other, "who") ->
        [reader] { $player } занимает вашу клетку («{ $action }»); { $worker } возвращается оттуда.
       *[no] { $player } занимает клетку игрока { $other } («{ $action }»); { $worker } возвращается оттуда.
    }

## The solo game

event-automa_card =
    { $count ->
        [0] Автома открывает карту { $amount }: в этом сезоне ничего.
       *[other] Автома открывает карту { $amount }: { $actions }.
    }
event-automa_placed = Автома выставляет рабочего: «{ $action }».
event-automa_skipped = Автома пропускает занятое действие: «{ $action }».
event-marker = В этом году у автомы { $amount } ПО.
event-marker-region = Теперь у автомы { $amount } ПО ({ FORM($source, "low") }).
event-token =
    { $sign ->
        [minus] { $player } тратит жетон бонуса ({ FORM($source, "low") }).
       *[plus] { $player } получает жетон бонуса ({ FORM($source, "low") }).
    }

### The lines of events.ftl when the reader is the one who acts.

# The reader as the other one in a line of somebody else.
event-you = вы
    .who = reader

## The course of the game

event-year-you = Начинается { $amount }-й год; первый игрок — вы.
event-parent-you =
    { $kind ->
        [mama] Ваша мама — { $parent }.
       *[papa] Ваш папа — { $parent }.
    }
event-row-you = Вы занимаете ряд { $amount } таблицы пробуждения.
event-placed-you =
    { $where ->
        [space] Вы выставляете { FORM($worker, "acc") }: «{ $action }», { $space }.
       *[plain] Вы выставляете { FORM($worker, "acc") }: «{ $action }».
    }
event-planned-you =
    { $where ->
        [space] Вы заранее выставляете { FORM($worker, "acc") }: «{ $action }», { $space }.
       *[plain] Вы заранее выставляете { FORM($worker, "acc") }: «{ $action }».
    }
event-due-you = Вы выполняете отложенное действие: «{ $action }».
event-lost-you = Вы теряете отложенное действие: «{ $action }».
event-passed-you = Вы пасуете.
event-temporary-you = Вы берете сезонного рабочего.
event-workers_home-you = Вы возвращаете всех рабочих.
event-next_row-you = Вы занимаете ряд { $amount } на следующий год.
event-grape_token-you = Вы берете жетон винограда.
event-first_player-you = Теперь первый игрок — вы.
event-last_year-you = Вы набираете целевой счет: это последний год.

## Money and points

event-lira-you =
    { $sign ->
        [minus] Вы платите £{ $amount } ({ FORM($source, "low") }).
       *[plus] Вы получаете £{ $amount } ({ FORM($source, "low") }).
    }
event-vp-you =
    { $sign ->
        [minus] Вы теряете { $amount } ПО ({ FORM($source, "low") }).
       *[plus] Вы получаете { $amount } ПО ({ FORM($source, "low") }).
    }
event-residual-you =
    { $sign ->
        [minus] Ваш доход уменьшается на { $amount } ({ FORM($source, "low") }).
       *[plus] Ваш доход растет на { $amount } ({ FORM($source, "low") }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew-you =
    { $known ->
        [yes] Вы берете карту: { $card }.
       *[no]
            { $deck ->
                [vine] Вы берете карту лозы.
                [summer] Вы берете карту летнего гостя.
                [winter] Вы берете карту зимнего гостя.
                [structure] Вы берете карту постройки.
               *[order] Вы берете карту заказа.
            }
    }
event-drafted-you =
    { $known ->
        [yes] Вы оставляете карту: { $card }.
       *[no] Вы оставляете карту постройки.
    }
event-discarded-you =
    { $by ->
        [table] Сброшено: { $card }.
       *[player] Вы сбрасываете карту: { $card }.
    }
event-shown-you = Вы открываете карту: { $card }.
event-took-you = Вы забираете карту: { $card }.
event-gave-you =
    { $known ->
        [yes] Вы отдаете игроку { $other } карту: { $card }.
       *[no]
            { $deck ->
                [vine] Вы отдаете игроку { $other } карту лозы.
                [summer] Вы отдаете игроку { $other } карту летнего гостя.
                [winter] Вы отдаете игроку { $other } карту зимнего гостя.
                [structure] Вы отдаете игроку { $other } карту постройки.
               *[order] Вы отдаете игроку { $other } карту заказа.
            }
    }
event-pledged-you =
    { $amount ->
        [0] Вы не предлагаете карт гостей игроку { $other }.
        [one] Вы предлагаете { $amount } карту гостя игроку { $other }.
        [few] Вы предлагаете { $amount } карты гостей игроку { $other }.
        [many] Вы предлагаете { $amount } карт гостей игроку { $other }.
       *[other] Вы предлагаете { $amount } карт гостей игроку { $other }.
    }
event-played-you = Вы разыгрываете карту «{ $card }».
event-option-you = Вы выбираете: «{ $option }» ({ FORM($source, "low") }).
event-declined-you = Вы отказываетесь ({ FORM($source, "low") }).
event-chosen-you =
    { $what ->
        [action] Вы выполняете действие: «{ $action }» ({ FORM($source, "low") }).
        [again] Вы повторяете действие: «{ $action }» ({ FORM($source, "low") }).
        [space] Вы выбираете бонус { FORM($space, "gen") }: «{ $action }» ({ FORM($source, "low") }).
       *[player] Вы выбираете соперника: { $other } ({ FORM($source, "low") }).
    }

## The vineyard

event-toured-you = Вы проводите дегустацию.
event-built-you =
    { $gift ->
        [yes] Вы получаете постройку: { $structure }.
       *[no] Вы возводите постройку: { $structure }.
    }
event-destroyed-you = Вы сносите постройку: { $card }.
event-planted-you = Вы сажаете лозу «{ $card }» на участок { $amount }.
event-uprooted-you = Вы выкорчевываете лозу «{ $card }» с участка { $amount }.
event-switched-you = Вы переносите лозу «{ $card }» на участок { $amount }.
event-sold_field-you = Вы продаете участок { $amount }.
event-bought_field-you = Вы выкупаете участок { $amount }.
event-sold_grape-you = Вы продаете { $grape }.
event-harvested-you = Вы собираете урожай с участка { $amount }.
event-grape-you = Вы получаете { $grape }.
event-grape_used-you = Вы тратите { $grape }.
event-wine-you = Вы делаете { $wine }.
event-wine_used-you = Вы тратите { $wine }.
event-filled-you = Вы выполняете { $card }.
event-aged-you =
    { $what ->
        [all] Ваш виноград ферментируется, а вина выдерживаются.
        [grapes] Вы ферментируете весь виноград.
        [wines]
            { $amount ->
                [1] Вы выдерживаете все вина.
                [2] Вы дважды выдерживаете все вина.
                [one] Вы выдерживаете все вина { $amount } раз.
                [few] Вы выдерживаете все вина { $amount } раза.
                [many] Вы выдерживаете все вина { $amount } раз.
               *[other] Вы выдерживаете все вина { $amount } раз.
            }
       *[wine] Вы выдерживаете вино: теперь это { $wine }.
    }

## Stars and trades

event-star-you = Вы ставите звезду в регион { $region }.
event-star_moved-you = Вы передвигаете звезду: { $from } → { $region }.
event-traded-you = Вы меняете { $given } на { $got }.

## Workers

event-trained-you =
    { $gift ->
        [yes] Вы получаете { FORM($worker, "acc") }.
       *[no] Вы обучаете { FORM($worker, "acc") }.
    }
event-taken_back-you = Вы возвращаете { FORM($worker, "acc") }: «{ $action }».
event-bumped-you = Вы занимаете клетку игрока { $other } («{ $action }»); { $worker } возвращается оттуда.

## The solo game

event-token-you =
    { $sign ->
        [minus] Вы тратите жетон бонуса ({ FORM($source, "low") }).
       *[plus] Вы получаете жетон бонуса ({ FORM($source, "low") }).
    }

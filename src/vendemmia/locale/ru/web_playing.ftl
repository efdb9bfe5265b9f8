### Playing from the hand, the card in play, choosing several cards, handing over the screen.

## The card in play

playing-card = { $card }, в игре: { $text }
playing-here = в игре
playing-free-after = останется: { $free }

## From the hand: the last line of a card, and the label of the button

hand-goes =
    { $worker ->
        [regular] { $action }
        [grande] { $action }, старший рабочий
       *[special] { $action }, { $title }
    }
hand-goes-label =
    { $locks ->
        [yes] { $card }: сыграть, выставив рабочего на действие «{ $action }». { prompt-locks }
       *[no] { $card }: сыграть, выставив рабочего на действие «{ $action }».
    }
hand-halves = Сыграть рабочим:
table-cannot-from-hand = Сейчас эту карту рабочим не сыграть, поэтому ход не сделан.

## Choosing several cards. A script puts the number and the names in.

prompt-pick =
    { $way ->
        [give] { $source }: выберите, какие карты отдать ({ $count }).
       *[discard] { $source }: выберите, какие карты сбросить ({ $count }).
    }
prompt-pick-help = Нажимайте на карты. Пока вы не подтвердите, ничего не пропадет.
prompt-pick-do =
    { $way ->
        [give] Отдать эти { $count }
       *[discard] Сбросить эти { $count }
    }
prompt-pick-chosen = выбрано { $chosen } из { $count }
prompt-pick-live = Выбрано { $chosen } из { $count }: { $cards }.
hand-picked =
    { $way ->
        [give] отдать
       *[discard] сбросить
    }
table-pick-count = Выберите столько карт, сколько нужно. Ход не сделан.

## A decision of several parts: finished wines, grapes to sell. A script puts the number, the names and the sum in.

at-once = { $first }: { $then }
at-once-deck =
    { $count ->
        [1] { $deck }
       *[other] { $count } × { $deck }
    }
sheet-question-wine =
    { $count ->
        [1] { $source }: выберите вино.
        [one] { $source }: выберите до { $count } жетона вина.
        [few] { $source }: выберите до { $count } жетонов вина.
        [many] { $source }: выберите до { $count } жетонов вина.
       *[other] { $source }: выберите до { $count } жетонов вина.
    }
sheet-help =
    { $kind ->
        [wine] Нажмите на бокалы и подтвердите. До этого вино не делается.
       *[other] Нажмите на то, что выбираете, и подтвердите.
    }
sheet-from = из
sheet-fits = подходит к заказу:
sheet-glass =
    { $fits ->
        [0] { $wine }, из чего: { $grapes }.
        [1] { $wine }, из чего: { $grapes }. Подходит к заказу ({ $vp } ПО).
       *[other] { $wine }, из чего: { $grapes }. Подходит к заказам: { $fits } ({ $vp } ПО).
    }
sheet-do =
    { $kind ->
        [wine] Сделать вино
        [sell] Продать
        [harvest] Собрать урожай
       *[other] Подтвердить
    }
sheet-chosen = выбрано { $chosen }, не больше { $count }
sheet-live = Выбрано { $chosen }: { $things }.
sheet-sum = { $things }: £{ $lira }
table-sheet-none = Выберите хотя бы одно и подтвердите. Ход не сделан.
table-interrupted = После одного из этих ответов открывается новое, поэтому вместе их дать нельзя. Ход не сделан.

## Selling: only what is possible is asked

prompt-sell =
    { $what ->
        [grape] { $source }: выберите, какой виноград продать.
        [field] { $source }: выберите, какой участок продать.
        [back] { $source }: выберите, какой участок выкупить.
        [grape_field] { $source }: продайте виноград или участок.
        [grape_back] { $source }: продайте виноград или выкупите участок.
        [field_back] { $source }: продайте или выкупите участок.
       *[grape_field_back] { $source }: продайте виноград либо продайте или выкупите участок.
    }

## One screen for several people

cover-next = Следующий ход: { $player }
cover-heading = Передайте экран игроку { $player }
cover-live = { cover-heading }. { $question }
cover-text = Скрыты только карты на руках. Смотрите на стол сколько угодно.
cover-answers = { $player } может ответить, не глядя в карты.
cover-sit = Я — { $player }
cover-sit-help = показать мою руку
cover-hand =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
        [many] { $count } карт рубашкой вверх
       *[other] { $count } карт рубашкой вверх
    }
cover-asks = { $source }: решает { $player }.
cover-goes-on = Ход еще не окончен: { $player }.
cover-undo-of = { $player } может отменять, пока экран не получит { $next }.

## The first minute, and the tutor at any table

welcome-heading = Ваш холм ждет
welcome-mama = Мама { $name } дает: { $gifts }.
welcome-papa =
    { $lira ->
        [0] Папа { $name } дает старшего рабочего и одно из двух.
       *[other] Папа { $name } дает старшего рабочего, £{ $lira } и одно из двух.
    }
welcome-aim =
    { $goal ->
        [0] Побеждает тот, у кого больше очков; больше всего дают заказы.
       *[other] { $goal } очков завершают игру, побеждает тот, у кого их больше; больше всего дают заказы.
    }
welcome-aim-solo = Наберите больше очков, чем у Автомы ({ $vp }), за { $years } лет; больше всего дают заказы.
welcome-lira = На постройку, которая нужна вашей первой лозе, или на нового рабочего.
welcome-worker = Еще один рабочий, каждый год.
welcome-vp = Очко сразу и навсегда.
teach-me = Научите меня
teach-me-text = наставник сядет с вами за этот стол

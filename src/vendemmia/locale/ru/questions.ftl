### What the player to move must decide: one sentence each, starting with the card, action or season that asks.

question-game-over = Игра окончена.

## Set-up and the course of the year

question-keep-mama = { $source }: выберите, какую маму оставить.
question-keep-papa = { $source }: выберите, какого папу оставить.
question-other-mama = { $source }: поменять маму { $mama } ({ $gifts }) на другую?
question-vine-of-choice = { $source }: выберите из всей колоды лозу для посадки ({ $number } из { $total }).
question-papa = Папа { $papa }: выберите подарок или дополнительные лиры.
question-row = { $source }: выберите ряд таблицы пробуждения для петуха.
question-glass-row = { $source }: выберите ряд, где еще лежит стеклянный жетон.
question-any-row = { $source }: выберите любой ряд таблицы пробуждения для петуха.
question-next-row = { $source }: выберите ряд таблицы пробуждения на следующий год.
question-next-glass-row = { $source }: выберите на следующий год ряд, где еще лежит стеклянный жетон.
question-move-rooster = { $source }: выберите свободный ряд для петуха.
question-pick-card = { $source }: выберите, какую карту постройки оставить.
question-name-visitor =
    { $total ->
        [1] { $source }: выберите, какого гостя взять.
       *[other] { $source }: выберите, какого гостя взять ({ $number } из { $total }).
    }
question-discard-down =
    { $left ->
        [one] { $source }: сбросьте { $left } карту.
        [few] { $source }: сбросьте { $left } карты, по одной.
        [many] { $source }: сбросьте { $left } карт, по одной.
       *[other] { $source }: сбросьте { $left } карт, по одной.
    }

## Placing workers

question-place = { $source }: выставьте рабочего или спасуйте.
question-action-or-bonus = { $action }: выберите, что сначала — действие или бонус ({ $bonus }).
question-bonus = { $action }: возьмите бонус ({ $bonus }) или пропустите его.
question-bonus-due = { $action }: теперь возьмите бонус ({ $bonus }).
question-bonus-lost = { $action }: бонус ({ $bonus }) невозможен, продолжайте без него.
question-action-or-token =
    { $tokens ->
        [1] { $action }: потратить жетон на бонус ({ $bonus }) до действия?
       *[other] { $action }: потратить до действия 1 жетон из { $tokens } на бонус ({ $bonus })?
    }
question-token =
    { $tokens ->
        [1] { $action }: потратить жетон на бонус ({ $bonus })?
       *[other] { $action }: потратить 1 жетон из { $tokens } на бонус ({ $bonus })?
    }
question-bonus-or-token = { $action }: возьмите бонус ({ $bonus }), потратьте жетон бонуса на другой ({ $other }) или пропустите оба.
question-token-bonus = { $action }: выберите, на какой бонус потратить жетон.
question-place-ahead = { $source }: выставьте рабочего на действие более позднего сезона.

## Special workers

question-printed-bonus = { $source }: выберите бонус действия «{ $action }».
question-host = { $source }: выберите, кому из соперников заплатить £1 за гостя, или откажитесь.
question-host-visitor = { $source }: выберите вид гостя (с руки: { $player }).
question-pupil = { $source }: выберите, какого обычного рабочего вернуть, или откажитесь.
question-again = { $source }: повторите действие «{ $action }» или откажитесь.
question-again-bonus = { $source }: заплатите £1 и получите бонус ({ $bonus }) еще раз или откажитесь.
question-extra-card = { $source }: выберите вид дополнительной карты или откажитесь.
question-drawn-discard = { $source }: выберите, какую из взятых карт сбросить.

## Parts of a card

question-option = { $source }: выберите один из вариантов.
question-part = { $source }: выберите, что сделать сначала.
question-first-of-two = { $source }: выберите первый из двух пунктов.
question-second-of-two = { $source }: выберите второй пункт.

## Offers

question-offer-build =
    { $discount ->
        [0] { $source }: возведите постройку или откажитесь.
       *[other] { $source }: возведите постройку на £{ $discount } дешевле или откажитесь.
    }
question-offer-plant = { $source }: посадите лозу или откажитесь.
question-offer-wine =
    { $most ->
        [one] { $source }: сделайте { $most } жетон вина или откажитесь.
        [few] { $source }: сделайте до { $most } жетонов вина или откажитесь.
        [many] { $source }: сделайте до { $most } жетонов вина или откажитесь.
       *[other] { $source }: сделайте до { $most } жетонов вина или откажитесь.
    }
question-offer-train = { $source }: обучите рабочего за £{ $price } или откажитесь.
question-offer-pay = { $source }: заплатите £{ $lira } или откажитесь.
question-offer-take-back = { $source }: верните старшего рабочего или откажитесь.
question-offer-sell-wine = { $source }: сбросьте вино за { $vp } ПО или откажитесь.
question-offer-sell-grapes =
    { $count ->
        [one] { $source }: сбросьте { $count } жетон винограда за { $vp } ПО или откажитесь.
        [few] { $source }: сбросьте { $count } жетона винограда за { $vp } ПО или откажитесь.
        [many] { $source }: сбросьте { $count } жетонов винограда за { $vp } ПО или откажитесь.
       *[other] { $source }: сбросьте { $count } жетонов винограда за { $vp } ПО или откажитесь.
    }
question-offer-sell-both =
    { $count ->
        [one] { $source }: сбросьте вино за { $vp } ПО, { $count } жетон винограда за { $more } ПО или откажитесь.
        [few] { $source }: сбросьте вино за { $vp } ПО, { $count } жетона винограда за { $more } ПО или откажитесь.
        [many] { $source }: сбросьте вино за { $vp } ПО, { $count } жетонов винограда за { $more } ПО или откажитесь.
       *[other] { $source }: сбросьте вино за { $vp } ПО, { $count } жетонов винограда за { $more } ПО или откажитесь.
    }
question-offer = { $source }: примите ({ $offer }) или откажитесь.

## Cards

question-deck = { $source }: выберите, из какой колоды взять карту.
question-discard =
    { $kind ->
        [vine] { $source }: выберите, какую карту лозы сбросить ({ $number } из { $total }).
        [visitor] { $source }: выберите, какую карту гостя сбросить ({ $number } из { $total }).
       *[any] { $source }: выберите, какую карту сбросить ({ $number } из { $total }).
    }
question-give =
    { $kind ->
        [summer] { $source }: выберите, какую карту летнего гостя отдать.
        [visitor] { $source }: выберите, какую карту гостя отдать.
       *[any] { $source }: выберите, какую карту отдать.
    }
question-pile = { $source }: выберите стопку сброса, чтобы взять из нее верхнюю карту ({ $number } из { $total }).
question-keep-card = { $source }: выберите, какую карту оставить ({ $number } из { $total }).
question-visitor =
    { $deck ->
        [summer] { $source }: выберите, какого летнего гостя сыграть.
       *[winter] { $source }: выберите, какого зимнего гостя сыграть.
    }
question-take-action = { $source }: выберите, какое действие выполнить.

## Fields

question-plant = { $source }: выберите, какую лозу посадить.
question-plant-more = { $source }: выберите еще одну лозу или закончите посадку.
question-plant-maybe = { $source }: выберите, какую лозу посадить, или не сажайте ничего.
question-plant-field = { $source }: выберите участок для лозы «{ $vine }».
question-uproot-field = { $source }: выберите, с какого участка выкорчевать лозу.
question-uproot-vine = { $source }: выберите, какую лозу выкорчевать с участка { $field }.
question-switch-first-field = { $source }: выберите участок с первой из двух лоз для обмена.
question-switch-first-vine = { $source }: выберите, какую лозу с участка { $field } обменять.
question-switch-second-field = { $source }: выберите, на какой участок перенести лозу «{ $vine }».
question-switch-second-vine = { $source }: выберите, какую лозу с участка { $field } поменять местами с лозой «{ $vine }».
question-harvest = { $source }: выберите, с какого участка собрать урожай.
question-harvest-more = { $source }: выберите еще один участок для сбора урожая или закончите.
question-sell = { $source }: продайте виноград либо продайте или выкупите участок.
question-flip-field = { $source }: выберите, какой участок продать или выкупить.
question-sell-more = { $source }: выберите, какой виноград еще продать, или закончите.

## Structures

question-build = { $source }: выберите, какую постройку возвести.
question-site = { $source }: выберите место для постройки «{ $structure }».
question-destroy = { $source }: выберите, какую карту постройки снести.

## Grapes, wine and orders

question-pay-grape = { $source }: выберите, какой виноград сбросить.
question-buy-grape = { $source }: выберите цвет нового винограда.
question-pay-wine =
    { $least ->
        [1] { $source }: выберите, какое вино сбросить.
       *[other] { $source }: выберите, какое вино ценностью от { $least } сбросить.
    }
question-age-wine =
    { $steps ->
        [1] { $source }: выберите, какое вино выдержать.
       *[other] { $source }: выберите, какое вино выдержать дважды.
    }
question-age-more = { $source }: выберите, какое еще вино выдержать, или закончите.
question-sell-wine = { $source }: выберите, какое вино продать.
question-sell-grapes = { $source }: выберите, какой виноград сбросить ({ $number } из { $total }).
question-wine = { $source }: выберите, какое вино сделать.
question-wine-more = { $source }: выберите, какое вино еще сделать, или закончите.
question-wine-red =
    { $wine ->
        [red] { $source }: выберите красный виноград для красного вина.
        [blush] { $source }: выберите красный виноград для розового вина.
       *[sparkling] { $source }: выберите красный виноград для игристого вина.
    }
question-wine-white =
    { $wine ->
        [white] { $source }: выберите белый виноград для белого вина.
        [blush] { $source }: выберите белый виноград для розового вина.
       *[sparkling] { $source }: выберите белый виноград для игристого вина.
    }
question-wine-either = { $source }: выберите для игристого вина второй жетон красного винограда или жетон белого.
question-order = { $source }: выберите, какой заказ выполнить.
question-order-drawn = { $source }: выберите, какой из взятых заказов выполнить сейчас, или закончите.
question-order-wine =
    { $wine ->
        [red] { $source }: выберите для заказа красное вино ценностью от { $least }.
        [white] { $source }: выберите для заказа белое вино ценностью от { $least }.
        [blush] { $source }: выберите для заказа розовое вино ценностью от { $least }.
       *[sparkling] { $source }: выберите для заказа игристое вино ценностью от { $least }.
    }

## Stars and trades

question-star =
    { $optional ->
        [yes] { $source }: выберите регион для звезды или откажитесь.
       *[no] { $source }: выберите регион для звезды.
    }
question-star-from =
    { $optional ->
        [yes] { $source }: выберите, из какого региона передвинуть звезду, или откажитесь.
       *[no] { $source }: выберите, из какого региона передвинуть звезду.
    }
question-star-to = { $source }: выберите, куда передвинуть звезду из региона { $region }.
question-trade-give = { $source }: выберите, что отдать.
question-trade-card = { $source }: выберите, какую карту отдать ({ $number } из { $total }).
question-trade-grape = { $source }: выберите, какой виноград отдать.
question-trade-get = { $source }: выберите, что получить за { $given }.
question-trade-draw = { $source }: выберите, из какой колоды взять карту ({ $number } из { $total }).

## Workers and other players

question-train = { $source }: выберите, какого рабочего обучить.

question-take-back = { $source }: выберите, какого рабочего вернуть.
question-take-back-more = { $source }: выберите, какого рабочего еще вернуть, или закончите.
question-take-back-grande = { $source }: выберите, какого старшего рабочего вернуть.
question-pay-opponent = { $source }: выберите, кому из соперников заплатить £{ $lira }.
question-pay-opponent-more = { $source }: выберите, кому еще из соперников заплатить £{ $lira }, или закончите.
question-demand = { $source }: выберите соперника, который отдаст вам летнего гостя.
question-demand-more = { $source }: выберите еще одного соперника, который отдаст вам летнего гостя, или закончите.
question-pledge =
    { $most ->
        [one] { $source }: решите, отдать ли недостающую карту гостя.
        [few] { $source }: решите, сколько из { $most } недостающих карт гостей отдать.
        [many] { $source }: решите, сколько из { $most } недостающих карт гостей отдать.
       *[other] { $source }: решите, сколько из { $most } недостающих карт гостей отдать.
    }

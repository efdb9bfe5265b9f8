### Labels of answers, and what each of them would cost and give. A label has no full stop.

choice-pass = Спасовать

## Stopping, declining, accepting

choice-done = Готово
choice-done-bonus = Пропустить бонус
choice-done-token = Сохранить жетон
choice-done-lapse = Сохранить жетон и потерять отложенное действие
choice-done-plant = Больше не сажать
choice-done-harvest = Больше не собирать
choice-done-wine = Больше не делать вино
choice-done-sell = Больше не продавать
choice-done-take-back = Больше не возвращать рабочих
choice-done-pay = Больше не платить
choice-done-demand = Больше никого не выбирать
choice-done-age = Закончить выдержку
choice-done-fill = Не выполнять ни одного
choice-done-discard = Ничего не сбрасывать

choice-no = Отказаться
choice-no-build = Не строить
choice-no-plant = Не сажать
choice-no-wine = Не делать вино
choice-no-train = Никого не обучать
choice-no-pay = Не платить
choice-no-take-back = Оставить старшего рабочего на месте
choice-no-star = Не трогать звезды
choice-no-draw = Не брать еще одну карту
choice-no-visitor = Не покупать гостя
choice-no-pupil = Никого не возвращать
choice-no-again = Не повторять
choice-no-mama = Оставить: { $mama }

choice-yes = Принять
choice-yes-offer = Принять: { $offer }
choice-yes-train = Обучить рабочего за £{ $price }
choice-yes-pay = Заплатить £{ $lira }
choice-yes-mama = Взять другую маму
choice-yes-again = Повторить: «{ $action }»
choice-yes-again-bonus = Заплатить £1 за повтор бонуса: { $bonus }

choice-token = Потратить жетон бонуса
choice-token-first = Потратить жетон, сначала бонус: { $bonus }
choice-token-after = Потратить жетон на бонус: { $bonus }

choice-action = Выполнить действие
choice-action-first = Сначала действие: «{ $action }»
choice-bonus = Взять бонус
choice-bonus-first = Сначала бонус: { $bonus }
choice-bonus-after = Взять бонус: { $bonus }
choice-bonus-space = Бонус { FORM($space, "gen") }
choice-bonus-named = Бонус { FORM($space, "gen") }: { $bonus }

## Options of cards; most are in the catalogue of their card

choice-option = Вариант { $number }
choice-give-cards = Отдать 2 карты
choice-give-lira = Отдать £3
choice-give-vp = Отдать 1 ПО
choice-give-grape = Отдать виноград
choice-get-cards = Получить 2 карты
choice-get-lira = Получить £3
choice-get-vp = Получить 1 ПО
choice-get-grape = Получить виноград ценностью 1
choice-papa-structure = { $structure }
choice-papa-worker = Еще 1 обычный рабочий
choice-papa-vp = 1 ПО
choice-papa-lira = Еще £{ $lira }
choice-count =
    { $count ->
        [0] Не отдавать карты
        [one] Отдать { $count } карту гостя
        [few] Отдать { $count } карты гостей
        [many] Отдать { $count } карт гостей
       *[other] Отдать { $count } карт гостей
    }

## Things to choose

choice-row = Ряд { $row }: { $bonus }
choice-row-token =
    { $row ->
        [1] Ряд { $row }: 1 жетон бонуса
       *[other] Ряд { $row }: { $bonus }, 1 жетон бонуса
    }
choice-seat = Игрок { $number }
choice-deck =
    { $deck ->
        [vine] Лоза
        [summer] Летний гость
        [winter] Зимний гость
        [structure] Карта постройки
       *[order] Заказ
    }
choice-pile =
    { $deck ->
        [vine] Сброс лоз: { $card }
        [summer] Сброс летних гостей: { $card }
        [winter] Сброс зимних гостей: { $card }
        [structure] Сброс построек: { $card }
       *[order] Сброс заказов: { $card }
    }
choice-field = Участок { $field }: { $vines } ({ $value } из { $field })
choice-field-harvested = Участок { $field }: { $vines } ({ $value } из { $field }), урожай собран
choice-field-empty = Участок { $field }, пустой
choice-field-sold = Участок { $field }, продан
choice-field-structure = Участок { $field }: { $structure }
choice-field-all = Все участки с урожаем
choice-mat = { structure-mat }
choice-mat-slots =
    { $slots ->
        [0] Планшет построек, нет места
        [one] Планшет построек, свободно { $slots } место
        [few] Планшет построек, свободно { $slots } места
        [many] Планшет построек, свободно { $slots } мест
       *[other] Планшет построек, свободно { $slots } мест
    }
choice-field-sell = Продать участок { $field } за £{ $field }
choice-field-buy = Выкупить участок { $field } за £{ $field }
choice-grape =
    { $colour ->
        [red] Красный виноград { $value }
       *[white] Белый виноград { $value }
    }
choice-grape-sell =
    { $colour ->
        [red] Продать красный виноград { $value } за £{ $price }
       *[white] Продать белый виноград { $value } за £{ $price }
    }
choice-make =
    { $wine ->
        [red] Красное вино
        [white] Белое вино
        [blush] Розовое вино
       *[sparkling] Игристое вино
    }
choice-wine =
    { $wine ->
        [red] Красное вино { $value }
        [white] Белое вино { $value }
        [blush] Розовое вино { $value }
       *[sparkling] Игристое вино { $value }
    }
choice-structure = { $structure }
choice-structure-price =
    { $price ->
        [0] { $structure } бесплатно
       *[other] { $structure } за £{ $price }
    }
choice-vine = { $vine } ({ $grapes })
choice-worker = { $worker }
choice-worker-price =
    { $price ->
        [0] { $worker } бесплатно
       *[other] { $worker } за £{ $price }
    }
choice-region = { $region }
choice-region-stars =
    { $vp ->
        [0] { $region }, ваши звезды: { $stars }
       *[other] { $region }, { $vp } ПО, ваши звезды: { $stars }
    }
choice-mama = { $mama }: { $gifts }
choice-papa =
    { $lira ->
        [0] { $papa }: { $gift } или £{ $extra }
       *[other] { $papa }: £{ $lira }, затем { $gift } или еще £{ $extra }
    }

## Workers

choice-place = { $action }, { $worker }
choice-place-space = { $action }, { $space }, { $worker }
choice-place-bonus = { $action }, { $space } с бонусом, { $worker }
choice-take = Вернуть { FORM($worker, "acc") }: «{ $action }»
choice-take-space = Вернуть { FORM($worker, "acc") }: «{ $action }», { $space }

## Outlooks: what an answer would cost and give. Costs have the sign "minus"; an amount may be a range.

outlook-range = { $least }–{ $most }
outlook-from-to = от { $first } до { $last }
# Parts that come together, and alternatives to choose from.
outlook-and = { $first } и { $second }
outlook-or = { $first } или { $second }
outlook-lira =
    { $sign ->
        [minus] −£{ $amount }
       *[plus] +£{ $amount }
    }
outlook-vp =
    { $sign ->
        [minus] −{ $amount } ПО
       *[plus] +{ $amount } ПО
    }
outlook-residual =
    { $sign ->
        [minus] −£{ $amount } в год
       *[plus] +£{ $amount } в год
    }
outlook-vine =
    { $amount ->
        [one] взять { $amount } карту лозы
        [few] взять { $amount } карты лозы
        [many] взять { $amount } карт лозы
       *[other] взять { $amount } карты лозы
    }
outlook-summer =
    { $amount ->
        [one] взять { $amount } карту летнего гостя
        [few] взять { $amount } карты летних гостей
        [many] взять { $amount } карт летних гостей
       *[other] взять { $amount } карты летних гостей
    }
outlook-winter =
    { $amount ->
        [one] взять { $amount } карту зимнего гостя
        [few] взять { $amount } карты зимних гостей
        [many] взять { $amount } карт зимних гостей
       *[other] взять { $amount } карты зимних гостей
    }
outlook-order =
    { $amount ->
        [one] взять { $amount } карту заказа
        [few] взять { $amount } карты заказов
        [many] взять { $amount } карт заказов
       *[other] взять { $amount } карты заказов
    }
outlook-structure =
    { $amount ->
        [one] взять { $amount } карту постройки
        [few] взять { $amount } карты построек
        [many] взять { $amount } карт построек
       *[other] взять { $amount } карты построек
    }
outlook-structure_card =
    { $amount ->
        [one] +{ $amount } карта постройки
        [few] +{ $amount } карты построек
        [many] +{ $amount } карт построек
       *[other] +{ $amount } карты построек
    }
outlook-visitor =
    { $amount ->
        [one] взять { $amount } карту гостя
        [few] взять { $amount } карты гостей
        [many] взять { $amount } карт гостей
       *[other] взять { $amount } карты гостей
    }
outlook-card =
    { $sign ->
        [minus]
            { $amount ->
                [one] −{ $amount } карта
                [few] −{ $amount } карты
                [many] −{ $amount } карт
               *[other] −{ $amount } карты
            }
       *[plus]
            { $amount ->
                [one] взять { $amount } карту
                [few] взять { $amount } карты
                [many] взять { $amount } карт
               *[other] взять { $amount } карты
            }
    }
outlook-discard =
    { $amount ->
        [one] −{ $amount } карта
        [few] −{ $amount } карты
        [many] −{ $amount } карт
       *[other] −{ $amount } карты
    }
outlook-worker =
    { $amount ->
        [one] +{ $amount } рабочий
        [few] +{ $amount } рабочих
        [many] +{ $amount } рабочих
       *[other] +{ $amount } рабочих
    }
outlook-building = { $structure }
outlook-build =
    { $amount ->
        [one] возвести { $amount } постройку
        [few] возвести { $amount } постройки
        [many] возвести { $amount } построек
       *[other] возвести { $amount } постройки
    }
outlook-sell_grape =
    { $amount ->
        [one] продать { $amount } жетон винограда
        [few] продать { $amount } жетона винограда
        [many] продать { $amount } жетонов винограда
       *[other] продать { $amount } жетона винограда
    }
outlook-sell_field =
    { $amount ->
        [one] продать { $amount } участок
        [few] продать { $amount } участка
        [many] продать { $amount } участков
       *[other] продать { $amount } участка
    }
outlook-buy_field =
    { $amount ->
        [one] выкупить { $amount } участок
        [few] выкупить { $amount } участка
        [many] выкупить { $amount } участков
       *[other] выкупить { $amount } участка
    }
outlook-destroy =
    { $amount ->
        [one] снести { $amount } постройку
        [few] снести { $amount } постройки
        [many] снести { $amount } построек
       *[other] снести { $amount } постройки
    }
outlook-star =
    { $amount ->
        [one] поставить или передвинуть { $amount } звезду
        [few] поставить или передвинуть { $amount } звезды
        [many] поставить или передвинуть { $amount } звезд
       *[other] поставить или передвинуть { $amount } звезды
    }
outlook-grape_token = взять жетон винограда
outlook-age_grapes = ферментировать виноград
outlook-age_wine =
    { $amount ->
        [one] выдержать { $amount } вино
        [few] выдержать до { $amount } вин
        [many] выдержать до { $amount } вин
       *[other] выдержать { $amount } вина
    }
outlook-plant =
    { $amount ->
        [one] посадить { $amount } лозу
        [few] посадить до { $amount } лоз
        [many] посадить до { $amount } лоз
       *[other] посадить { $amount } лозы
    }
outlook-uproot =
    { $amount ->
        [one] выкорчевать { $amount } лозу
        [few] выкорчевать { $amount } лозы
        [many] выкорчевать { $amount } лоз
       *[other] выкорчевать { $amount } лозы
    }
outlook-harvest =
    { $amount ->
        [one] собрать урожай с { $amount } участка
        [few] собрать урожай: до { $amount } участков
        [many] собрать урожай: до { $amount } участков
       *[other] собрать урожай с { $amount } участков
    }
outlook-make_wine =
    { $amount ->
        [one] сделать { $amount } жетон вина
        [few] сделать до { $amount } жетонов вина
        [many] сделать до { $amount } жетонов вина
       *[other] сделать { $amount } жетона вина
    }
outlook-fill_order =
    { $amount ->
        [one] выполнить { $amount } заказ
        [few] выполнить { $amount } заказа
        [many] выполнить { $amount } заказов
       *[other] выполнить { $amount } заказа
    }
outlook-play_summer =
    { $amount ->
        [one] сыграть { $amount } карту летнего гостя
        [few] сыграть до { $amount } карт летних гостей
        [many] сыграть до { $amount } карт летних гостей
       *[other] сыграть { $amount } карты летних гостей
    }
outlook-play_winter =
    { $amount ->
        [one] сыграть { $amount } карту зимнего гостя
        [few] сыграть до { $amount } карт зимних гостей
        [many] сыграть до { $amount } карт зимних гостей
       *[other] сыграть { $amount } карты зимних гостей
    }
outlook-grape =
    { $sign ->
        [minus] −1 жетон винограда
       *[plus] +1 жетон винограда
    }
outlook-red_grape =
    { $sign ->
        [minus] −красный виноград { $amount }
       *[plus] +красный виноград { $amount }
    }
outlook-white_grape =
    { $sign ->
        [minus] −белый виноград { $amount }
       *[plus] +белый виноград { $amount }
    }
outlook-wine =
    { $sign ->
        [minus] −1 жетон вина
       *[plus] +1 жетон вина
    }
outlook-red_wine =
    { $sign ->
        [minus] −красное вино { $amount }
       *[plus] +красное вино { $amount }
    }
outlook-white_wine =
    { $sign ->
        [minus] −белое вино { $amount }
       *[plus] +белое вино { $amount }
    }
outlook-blush_wine =
    { $sign ->
        [minus] −розовое вино { $amount }
       *[plus] +розовое вино { $amount }
    }
outlook-sparkling_wine =
    { $sign ->
        [minus] −игристое вино { $amount }
       *[plus] +игристое вино { $amount }
    }

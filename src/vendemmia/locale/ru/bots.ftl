### Computer players: their names and how they play, and why an answer is advised ("Better: … (fills an order for 3 VP)").

bot-random = случайный
bot-easy = легкий
bot-normal = нормальный
bot-hard = сложный
bot-expert = эксперт
bot-master = мастер
bot-visitor_rush = любитель гостей
bot-vine_baron = виноградный барон
bot-order_specialist = знаток заказов
bot-careful_builder = неспешный строитель

bot-random-text = Ходит наугад, но по правилам. Годится для проб.
bot-easy-text = Для первых партий: знает, что полезно, но часто этого не замечает.
bot-normal-text = Соперник для начала: думает на ход вперед, но плана на год не строит. Берет у легкого девять партий из десяти.
bot-hard-text = Научился, играя сам с собой, но часто выбирает второй по силе ход. Берет у нормального девять партий из десяти.
bot-expert-text = Всегда делает свой лучший ход. Берет у нормального 98 партий из 100.
bot-master-text = Просчитывает игру вперед, зная все, что знает эксперт, и берет у него две партии из трех. Немного медленнее.
bot-visitor_rush-text = Эксперт, который любит общество: играет больше гостей, берет меньше заказов и реже собирает урожай.
bot-vine_baron-text = Эксперт, который любит участки: берет и сажает больше лоз и чаще собирает урожай.
bot-order_specialist-text = Эксперт, который любит заказы: берет их больше, а гостей играет меньше.
bot-careful_builder-text = Эксперт, который любит строить: построек у него больше, а лоз он берет меньше.

## The reason for an answer; "when" is 1 for this year, 2 for the next.

advice-wine_for_order =
    { $when ->
        [1] дает вино для заказа на { $vp } ПО, который можно выполнить в этом году
       *[other] дает вино для заказа на { $vp } ПО, который можно выполнить в следующем году
    }
advice-grapes_for_order =
    { $when ->
        [1] дает виноград для заказа на { $vp } ПО, который можно выполнить в этом году
       *[other] дает виноград для заказа на { $vp } ПО, который можно выполнить в следующем году
    }
advice-vine_for_order =
    { $when ->
        [1] вырастит виноград для заказа на { $vp } ПО, который можно выполнить в этом году
       *[other] вырастит виноград для заказа на { $vp } ПО, который можно выполнить в следующем году
    }
advice-builds_for_vine =
    { $when ->
        [1] позволяет в этом году посадить лозу «{ $card }»
       *[other] позволяет в следующем году посадить лозу «{ $card }»
    }
advice-builds_for_wine =
    { $wine ->
        [blush]
            { $when ->
                [1] позволяет в этом году сделать розовое вино
               *[other] позволяет в следующем году сделать розовое вино
            }
       *[sparkling]
            { $when ->
                [1] позволяет в этом году сделать игристое вино
               *[other] позволяет в следующем году сделать игристое вино
            }
    }
advice-money_for_structure =
    { $when ->
        [1] приносит £{ $lira }, чтобы в этом году возвести { FORM($structure, "acc") }
       *[other] приносит £{ $lira }, чтобы в следующем году возвести { FORM($structure, "acc") }
    }
advice-money_for_worker =
    { $when ->
        [1] приносит £{ $lira }, чтобы в этом году обучить рабочего
       *[other] приносит £{ $lira }, чтобы в следующем году обучить рабочего
    }
advice-grapes_for_wine =
    { $when ->
        [1] дает виноград для вина этого года
       *[other] дает виноград для вина следующего года
    }
advice-vine_for_harvest =
    { $when ->
        [1] позволяет в этом году собрать урожай с участка { $field }
       *[other] позволяет в следующем году собрать урожай с участка { $field }
    }
advice-saves_workers =
    { $workers ->
        [1] сберегает рабочего на конец года
       *[other] сберегает { $workers } рабочих на конец года
    }
advice-fills_order = выполняет заказ на { $vp } ПО
advice-trains = дает еще одного рабочего со следующего года
advice-points = приносит { $vp } ПО
advice-income = приносит еще £{ $lira } каждый год
advice-makes_wine =
    { $wines ->
        [1] дает вино
        [one] дает { $wines } жетон вина
        [few] дает { $wines } жетона вина
        [many] дает { $wines } жетонов вина
       *[other] дает { $wines } жетонов вина
    }
advice-harvests = собирает урожай с участка { $field }
advice-plants = сажает лозу «{ $card }»
advice-builds = дает постройку «{ $structure }»
advice-influence = усиливает ваше влияние на карте Тосканы
advice-tokens = дает жетон бонуса
advice-cards =
    { $cards ->
        [1] дает карту
        [one] дает { $cards } карту
        [few] дает { $cards } карты
        [many] дает { $cards } карт
       *[other] дает { $cards } карт
    }
advice-money = приносит £{ $lira }
advice-costs_least = обходится дешевле всего
advice-costs_more = обходится дороже лучшего варианта
advice-only_answer = единственный вариант
advice-leaves_workers =
    { $workers ->
        [1] но один рабочий остается без дела
        [one] но { $workers } рабочий остается без дела
        [few] но { $workers } рабочих остаются без дела
        [many] но { $workers } рабочих остаются без дела
       *[other] но { $workers } рабочих остаются без дела
    }
advice-no_workers = рабочих не осталось
advice-chance = шанс не хуже, чем с любым другим
advice-lower = шанс ниже, чем с лучшим вариантом
advice-sentence = { $text }.
chance = { $percent } %

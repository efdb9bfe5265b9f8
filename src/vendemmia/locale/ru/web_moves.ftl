### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = С вашего хода
since-list = Что произошло с вашего хода, сначала старое
since-ask-again = Спрашивать снова ({ $count })
since-nothing = Пока ничего нового.
since-earlier = ранее
since-yours = Вы:
since-chosen = выбрано
since-show-space = Показать клетку
since-show-again = Показать снова
since-order = Заказ
since-row = Ряд { $row }
since-passed =
    { $who ->
        [you] пас
       *[other] пас
    }
since-yearend = Конец года
since-over = Конец
since-specials = Особые рабочие
since-draft =
    { $who ->
        [you] Карта себе
       *[other] Карта себе
    }
since-parent = Родитель
since-reply = Ответ
since-step = Сезон
since-automa-card = Карта

## One action as a sentence

say-with-sums = { $lead }: { $sums }.
say-alone = { $lead }.
say-other = { $player }: { $sums }
say-placed =
    { $who ->
        [you] Вы выбираете действие «{ $action }»
       *[other] { $player } выбирает действие «{ $action }»
    }
say-planned =
    { $who ->
        [you] Вы заранее занимаете действие «{ $action }»
       *[other] { $player } заранее занимает действие «{ $action }»
    }
say-due =
    { $who ->
        [you] Вы выполняете отложенное действие «{ $action }»
       *[other] { $player } выполняет отложенное действие «{ $action }»
    }
say-lost =
    { $who ->
        [you] Вы теряете отложенное действие «{ $action }»
       *[other] { $player } теряет отложенное действие «{ $action }»
    }
say-row =
    { $who ->
        [you] Вы занимаете ряд { $row } таблицы пробуждения
       *[other] { $player } занимает ряд { $row } таблицы пробуждения
    }
say-passed =
    { $who ->
        [you] Вы пасуете
       *[other] { $player } пасует
    }
say-draft =
    { $who ->
        [you] Вы оставляете карту постройки
       *[other] { $player } оставляет карту постройки
    }
say-reply = { $player } ({ $source })
say-parent =
    { $who ->
        [you] Вы ({ $source })
       *[other] { $player } ({ $source })
    }
say-automa = Автома занимает действие «{ $action }»
say-played =
    { $who ->
        [you] Вы разыгрываете карту «{ $card }»
       *[other] { $player } разыгрывает карту «{ $card }»
    }
say-filled =
    { $who ->
        [you] Вы выполняете { $card }
       *[other] { $player } выполняет { $card }
    }
say-planted =
    { $who ->
        [you] Вы сажаете лозу «{ $card }»
       *[other] { $player } сажает лозу «{ $card }»
    }
say-built =
    { $who ->
        [you] Вы возводите постройку «{ $card }»
       *[other] { $player } возводит постройку «{ $card }»
    }
say-yearend = Год заканчивается.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus]
            { $who ->
                [you] платите £{ $amount }
               *[other] платит £{ $amount }
            }
       *[plus]
            { $who ->
                [you] получаете £{ $amount }
               *[other] получает £{ $amount }
            }
    }
sum-vp =
    { $sign ->
        [minus]
            { $who ->
                [you] отдаете { $amount } ПО
               *[other] отдает { $amount } ПО
            }
       *[plus]
            { $who ->
                [you] получаете { $amount } ПО
               *[other] получает { $amount } ПО
            }
    }
sum-residual =
    { $sign ->
        [minus] −{ $amount } к доходу
       *[plus] +{ $amount } к доходу
    }
sum-token =
    { $sign ->
        [minus]
            { $who ->
                [you] тратите жетоны бонусов: { $amount }
               *[other] тратит жетоны бонусов: { $amount }
            }
       *[plus]
            { $who ->
                [you] получаете жетоны бонусов: { $amount }
               *[other] получает жетоны бонусов: { $amount }
            }
    }
sum-grape =
    { $sign ->
        [minus] потрачено жетонов винограда: { $amount }
       *[plus] получено жетонов винограда: { $amount }
    }
sum-wine =
    { $sign ->
        [minus] потрачено жетонов вина: { $amount }
       *[plus] сделано жетонов вина: { $amount }
    }
sum-worker =
    { $amount ->
        [1]
            { $who ->
                [you] получаете рабочего
               *[other] получает рабочего
            }
       *[other]
            { $who ->
                [you] получаете { $amount } рабочих
               *[other] получает { $amount } рабочих
            }
    }
sum-star =
    { $amount ->
        [1]
            { $who ->
                [you] ставите звезду
               *[other] ставит звезду
            }
       *[other]
            { $who ->
                [you] ставите звезды: { $amount }
               *[other] ставит звезды: { $amount }
            }
    }
sum-built =
    { $who ->
        [you] получаете постройку «{ $structure }»
       *[other] получает постройку «{ $structure }»
    }
sum-cards =
    { $sign ->
        [minus]
            { $who ->
                [you] отдаете { $cards }
               *[other] отдает { $cards }
            }
       *[plus]
            { $who ->
                [you] берете { $cards }
               *[other] берет { $cards }
            }
    }
sum-vine =
    { $amount ->
        [1] карту лозы
        [one] { $amount } карту лозы
        [few] { $amount } карты лозы
        [many] { $amount } карт лозы
       *[other] { $amount } карт лозы
    }
sum-summer =
    { $amount ->
        [1] карту летнего гостя
        [one] { $amount } карту летнего гостя
        [few] { $amount } карты летних гостей
        [many] { $amount } карт летних гостей
       *[other] { $amount } карт летних гостей
    }
sum-winter =
    { $amount ->
        [1] карту зимнего гостя
        [one] { $amount } карту зимнего гостя
        [few] { $amount } карты зимних гостей
        [many] { $amount } карт зимних гостей
       *[other] { $amount } карт зимних гостей
    }
sum-order =
    { $amount ->
        [1] карту заказа
        [one] { $amount } карту заказа
        [few] { $amount } карты заказов
        [many] { $amount } карт заказов
       *[other] { $amount } карт заказов
    }
sum-structure =
    { $amount ->
        [1] карту постройки
        [one] { $amount } карту постройки
        [few] { $amount } карты построек
        [many] { $amount } карт построек
       *[other] { $amount } карт построек
    }

## The season

banner-text =
    { $first ->
        [you]
            { $workers ->
                [one] Начинаете вы. У вас { $workers } рабочий.
                [few] Начинаете вы. У вас { $workers } рабочих.
                [many] Начинаете вы. У вас { $workers } рабочих.
               *[other] Начинаете вы. У вас { $workers } рабочих.
            }
        [other]
            { $workers ->
                [one] Начинает { $player }. У вас { $workers } рабочий.
                [few] Начинает { $player }. У вас { $workers } рабочих.
                [many] Начинает { $player }. У вас { $workers } рабочих.
               *[other] Начинает { $player }. У вас { $workers } рабочих.
            }
       *[nobody]
            { $workers ->
                [one] У вас { $workers } рабочий.
                [few] У вас { $workers } рабочих.
                [many] У вас { $workers } рабочих.
               *[other] У вас { $workers } рабочих.
            }
    }

## The end of a year

year-end-heading = Год { $year } завершен
year-end-text = Виноград и вина дозревают, заказы приносят доход, рабочие возвращаются.
year-end-on = К году { $year }
year-end-ageing = Ваш виноград и вина дозревают
year-end-nothing-ages = У вас нет ни винограда, ни вина.
year-end-was = было { $value }
year-end-stays-top = предел
year-end-stays-cellar = погреб мал
year-end-stays-taken = место занято
year-end-residual = Доход
year-end-older =
    { $count ->
        [one] дозрел { $count } жетон
        [few] дозрело { $count } жетона
        [many] дозрело { $count } жетонов
       *[other] дозрело { $count } жетонов
    }
year-end-home = Рабочие возвращаются
year-end-workers =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
    }
year-end-standings = Счет
year-end-gained =
    { $sign ->
        [minus] −{ $count } за год
       *[plus] +{ $count } за год
    }
year-end-first = Первый игрок: { $player }
year-end-first-you = Первый игрок — вы

## An order

order-filled =
    { $residual ->
        [0] Заказ выполнен: { $vp } ПО.
       *[other] Заказ выполнен: { $vp } ПО и еще £{ $residual } каждый год.
    }
order-stamp = Выполнен
order-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очков
    }
order-points-more = { $own } за заказ, еще { $more }
order-residual = +£{ $amount }
order-each-year = каждый год

## The last year

last-year-heading = Последний год
last-year-behind = { $player }: { $vp }, вам нужно еще { $count }
last-year-ahead = Вы впереди на { $count }
last-year-level = Поровну: { $player }
last-year-open = { $player }: { $vp }

## While moves are shown

moves-skip = Пропустить
moves-skip-help = клавиша или касание
moves-hold = наведите для паузы

### Vines, orders, mamas and papas. The program puts their texts together from their numbers.

## Vines

card-sangiovese = Санджовезе
card-malvasia = Мальвазия
card-pinot = Пино
card-syrah = Сира
card-trebbiano = Треббиано
card-merlot = Мерло
card-sauvignon_blanc = Совиньон Блан
card-cabernet_sauvignon = Каберне Совиньон
card-chardonnay = Шардоне

vine-red = красный { $value }
vine-white = белый { $value }
vine-text =
    { $needs ->
        [none] Виноград: { $grapes }. Постройки не нужны.
       *[some] Виноград: { $grapes }. Требования: { $structures }.
    }

## Orders

order-wine-red = красное { $value }
order-wine-white = белое { $value }
order-wine-blush = розовое { $value }
order-wine-sparkling = игристое { $value }
# The order on its own.
order-name = Заказ: { $wines } → { $vp } ПО, +£{ $residual } в год
# The order inside a sentence.
order-short = заказ ({ $wines })
order-text = Отдайте по одному вину не ниже указанной ценности: { $wines }. Вы получаете { $vp } ПО и +{ $residual } к доходу.

## Mamas

mama-alaena = Alaena
mama-alyssa = Alyssa
mama-deann = Deann
mama-margot = Margot
mama-margaret = Margaret
mama-nici = Nici
mama-teruyo = Teruyo
mama-emily = Emily
mama-rebecca = Rebecca
mama-danyel = Danyel
mama-laura = Laura
mama-jess = Jess
mama-casey = Casey
mama-christine = Christine
mama-naja = Naja
mama-falon = Falon
mama-nicole = Nicole
mama-ariel = Ariel

## Papas

papa-andrew = Andrew
papa-christian = Christian
papa-jay = Jay
papa-josh = Josh
papa-kozi = Kozi
papa-matthew = Matthew
papa-matt = Matt
papa-paul = Paul
papa-stephan = Stephan
papa-steven = Steven
papa-joel = Joel
papa-raymond = Raymond
papa-jerry = Jerry
papa-trevor = Trevor
papa-rafael = Rafael
papa-gary = Gary
papa-morten = Morten
papa-alan = Alan

## What parents give

gift-workers =
    { $count ->
        [one] { $count } обычный рабочий
        [few] { $count } обычных рабочих
        [many] { $count } обычных рабочих
       *[other] { $count } обычных рабочих
    }
    .acc =
        { $count ->
            [one] { $count } обычного рабочего
            [few] { $count } обычных рабочих
            [many] { $count } обычных рабочих
           *[other] { $count } обычных рабочих
        }
gift-vine =
    { $count ->
        [one] { $count } карта лозы
        [few] { $count } карты лозы
        [many] { $count } карт лозы
       *[other] { $count } карт лозы
    }
gift-summer =
    { $count ->
        [one] { $count } карта летнего гостя
        [few] { $count } карты летних гостей
        [many] { $count } карт летних гостей
       *[other] { $count } карт летних гостей
    }
gift-winter =
    { $count ->
        [one] { $count } карта зимнего гостя
        [few] { $count } карты зимних гостей
        [many] { $count } карт зимних гостей
       *[other] { $count } карт зимних гостей
    }
gift-order =
    { $count ->
        [one] { $count } карта заказа
        [few] { $count } карты заказов
        [many] { $count } карт заказов
       *[other] { $count } карт заказов
    }
gift-lira = £{ $count }
gift-vp = { $count } ПО

mama-text = Вы получаете: { $gifts }.
papa-text =
    { $lira ->
        [0] Вы получаете старшего рабочего. Затем выберите: { FORM($gift, "acc") } или £{ $extra }.
       *[other] Вы получаете старшего рабочего и £{ $lira }. Затем выберите: { FORM($gift, "acc") } или £{ $extra }.
    }

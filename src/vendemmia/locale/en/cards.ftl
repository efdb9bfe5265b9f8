### Vines, orders, mamas and papas. The program puts their texts together from their numbers.

## Vines

card-sangiovese = Sangiovese
card-malvasia = Malvasia
card-pinot = Pinot
card-syrah = Syrah
card-trebbiano = Trebbiano
card-merlot = Merlot
card-sauvignon_blanc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
card-chardonnay = Chardonnay

vine-red = red { $value }
vine-white = white { $value }
vine-text =
    { $needs ->
        [none] A vine worth { $grapes }. Needs no structure.
       *[some] A vine worth { $grapes }. Needs: { $structures }.
    }

## Orders

order-wine-red = red { $value }
order-wine-white = white { $value }
order-wine-blush = blush { $value }
order-wine-sparkling = sparkling { $value }
# The order on its own.
order-name = Order: { $wines } → { $vp } VP, +£{ $residual } a year
# The order inside a sentence.
order-short = an order ({ $wines })
order-text = Deliver these wines, each with at least the value shown: { $wines }. You gain { $vp } VP, and your residual payment goes up by { $residual }.

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
        [one] 1 regular worker
       *[other] { $count } regular workers
    }
gift-vine =
    { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
gift-summer =
    { $count ->
        [one] 1 summer visitor
       *[other] { $count } summer visitors
    }
gift-winter =
    { $count ->
        [one] 1 winter visitor
       *[other] { $count } winter visitors
    }
gift-order =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
gift-lira = £{ $count }
gift-vp = { $count } VP

mama-text = Gives you { $gifts }.
papa-text =
    { $lira ->
        [0] Gives you a grande worker. Then choose: { $gift } or £{ $extra }.
       *[other] Gives you a grande worker and £{ $lira }. Then choose: { $gift } or £{ $extra }.
    }

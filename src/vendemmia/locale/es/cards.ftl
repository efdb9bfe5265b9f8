### Vines, orders, mamas and papas. The program puts their texts together from their numbers.

## Vines

card-sangiovese = Sangiovese
card-malvasia = Malvasía
card-pinot = Pinot
card-syrah = Syrah
card-trebbiano = Trebbiano
card-merlot = Merlot
card-sauvignon_blanc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
card-chardonnay = Chardonnay

vine-red = tinta { $value }
vine-white = blanca { $value }
vine-text =
    { $needs ->
        [none] Una vid que da uva: { $grapes }. No requiere ninguna estructura.
       *[some] Una vid que da uva: { $grapes }. Requiere: { $structures }.
    }

## Orders

order-wine-red = tinto { $value }
order-wine-white = blanco { $value }
order-wine-blush = rosado { $value }
order-wine-sparkling = espumoso { $value }
# The order on its own.
order-name = Pedido: { $wines } → { $vp } PV, +£{ $residual } al año
# The order inside a sentence.
order-short = un pedido ({ $wines })
order-text = Por cada uno de estos vinos, entrega uno de su tipo con ese valor o más: { $wines }. Ganas { $vp } PV y tu pago residual aumenta en { $residual }.

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
        [one] 1 trabajador normal
       *[other] { $count } trabajadores normales
    }
gift-vine =
    { $count ->
        [one] 1 vid
       *[other] { $count } vides
    }
gift-summer =
    { $count ->
        [one] 1 visitante de verano
       *[other] { $count } visitantes de verano
    }
gift-winter =
    { $count ->
        [one] 1 visitante de invierno
       *[other] { $count } visitantes de invierno
    }
gift-order =
    { $count ->
        [one] 1 pedido
       *[other] { $count } pedidos
    }
gift-lira = £{ $count }
gift-vp = { $count } PV

mama-text = Te da { $gifts }.
papa-text =
    { $lira ->
        [0] Te da un trabajador grande. Luego elige: { $gift } o £{ $extra }.
       *[other] Te da un trabajador grande y £{ $lira }. Luego elige: { $gift } o £{ $extra }.
    }

### Vines, orders, mamas and papas. The program puts their texts together from their numbers.

## Vines

card-sangiovese = Sangiovese
    .acc = Sangiovese
card-malvasia = Malvasia
    .acc = Malvasię
card-pinot = Pinot
    .acc = Pinot
card-syrah = Syrah
    .acc = Syrah
card-trebbiano = Trebbiano
    .acc = Trebbiano
card-merlot = Merlot
    .acc = Merlot
card-sauvignon_blanc = Sauvignon Blanc
    .acc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
    .acc = Cabernet Sauvignon
card-chardonnay = Chardonnay
    .acc = Chardonnay

vine-red = czerwone { $value }
vine-white = białe { $value }
vine-text =
    { $needs ->
        [none] Rodzi grona: { $grapes }. Nie wymaga żadnej konstrukcji.
       *[some] Rodzi grona: { $grapes }. Wymaga konstrukcji: { $structures }.
    }

## Orders

order-wine-red = czerwone { $value }
order-wine-white = białe { $value }
order-wine-blush = różowe { $value }
order-wine-sparkling = musujące { $value }
# The order on its own.
order-name = Zamówienie: { $wines } → { $vp } PZ, +£{ $residual } rocznie
# The order inside a sentence.
order-short = zamówienie ({ $wines })
order-text = Za każdą pozycję dostarcz jedno wino tego typu, o co najmniej takiej wartości: { $wines }. Zdobywasz { $vp } PZ, a twoja wypłata rośnie o { $residual }.

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
        [one] 1 zwykły pracownik
        [few] { $count } zwykłych pracowników
        [many] { $count } zwykłych pracowników
       *[other] { $count } zwykłych pracowników
    }
gift-vine =
    { $count ->
        [one] 1 winorośl
        [few] { $count } winorośle
        [many] { $count } winorośli
       *[other] { $count } winorośli
    }
gift-summer =
    { $count ->
        [one] 1 letni gość
        [few] { $count } letnich gości
        [many] { $count } letnich gości
       *[other] { $count } letnich gości
    }
gift-winter =
    { $count ->
        [one] 1 zimowy gość
        [few] { $count } zimowych gości
        [many] { $count } zimowych gości
       *[other] { $count } zimowych gości
    }
gift-order =
    { $count ->
        [one] 1 zamówienie
        [few] { $count } zamówienia
        [many] { $count } zamówień
       *[other] { $count } zamówień
    }
gift-lira = £{ $count }
gift-vp = { $count } PZ

mama-text = Na start: { $gifts }.
papa-text =
    { $lira ->
        [0] Na start dostajesz dużego pracownika. Potem wybierz: { $gift } albo £{ $extra }.
       *[other] Na start dostajesz dużego pracownika i £{ $lira }. Potem wybierz: { $gift } albo £{ $extra }.
    }

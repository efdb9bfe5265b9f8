### Vines, orders, mamas and papas. The program puts their texts together from their numbers.

## Vines

card-sangiovese = Sangiovese
    .part = du Sangiovese
card-malvasia = Malvasia
    .part = de la Malvasia
card-pinot = Pinot
    .part = du Pinot
card-syrah = Syrah
    .part = de la Syrah
card-trebbiano = Trebbiano
    .part = du Trebbiano
card-merlot = Merlot
    .part = du Merlot
card-sauvignon_blanc = Sauvignon Blanc
    .part = du Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
    .part = du Cabernet Sauvignon
card-chardonnay = Chardonnay
    .part = du Chardonnay

vine-red = rouge { $value }
vine-white = blanc { $value }
vine-text =
    { $needs ->
        [none] Raisin de cette vigne : { $grapes }. Aucun bâtiment nécessaire.
       *[some] Raisin de cette vigne : { $grapes }. Nécessite : { $structures }.
    }

## Orders

order-wine-red = rouge { $value }
order-wine-white = blanc { $value }
order-wine-blush = rosé { $value }
order-wine-sparkling = prosecco { $value }
# The order on its own.
order-name = Commande : { $wines } → { $vp } PV, +£{ $residual } par an
# The order inside a sentence.
order-short = Commande ({ $wines })
order-text = Livrez ces vins, chacun d’au moins cette valeur : { $wines }. Vous marquez { $vp } PV et vos royalties augmentent de { $residual }.

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
        [one] { $count } ouvrier normal
       *[other] { $count } ouvriers normaux
    }
gift-vine =
    { $count ->
        [one] { $count } vigne
       *[other] { $count } vignes
    }
gift-summer =
    { $count ->
        [one] { $count } saisonnier d’été
       *[other] { $count } saisonniers d’été
    }
gift-winter =
    { $count ->
        [one] { $count } saisonnier d’hiver
       *[other] { $count } saisonniers d’hiver
    }
gift-order =
    { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
gift-lira = £{ $count }
gift-vp = { $count } PV

mama-text = Vous donne : { $gifts }.
papa-text =
    { $lira ->
        [0] Vous donne un ouvrier spécialisé. Choisissez ensuite : { $gift } ou £{ $extra }.
       *[other] Vous donne un ouvrier spécialisé et £{ $lira }. Choisissez ensuite : { $gift } ou £{ $extra }.
    }

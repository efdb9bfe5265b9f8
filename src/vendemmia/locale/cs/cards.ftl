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

vine-red = červený { $value }
vine-white = bílý { $value }
vine-text =
    { $needs ->
        [none] Réva s hrozny: { $grapes }. Nevyžaduje žádnou stavbu.
       *[some] Réva s hrozny: { $grapes }. Vyžaduje: { $structures }.
    }

## Orders

order-wine-red = červené { $value }
order-wine-white = bílé { $value }
order-wine-blush = růžové { $value }
order-wine-sparkling = šumivé { $value }
# The order on its own.
order-name = Objednávka: { $wines } → { $vp } VB, +£{ $residual } ročně
# The order inside a sentence.
order-short = objednávka ({ $wines })
    .acc = objednávku ({ $wines })
order-text = Dodejte vína aspoň těchto hodnot: { $wines }. Získáte { $vp } VB a vaše opožděná platba vzroste o { $residual }.

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
        [one] 1 běžný pracovník
        [few] { $count } běžní pracovníci
        [many] { $count } běžného pracovníka
       *[other] { $count } běžných pracovníků
    }
    .acc =
        { $count ->
            [one] 1 běžného pracovníka
            [few] { $count } běžné pracovníky
            [many] { $count } běžného pracovníka
           *[other] { $count } běžných pracovníků
        }
gift-vine =
    { $count ->
        [one] 1 réva
        [few] { $count } révy
        [many] { $count } révy
       *[other] { $count } rév
    }
gift-summer =
    { $count ->
        [one] 1 letní návštěvník
        [few] { $count } letní návštěvníci
        [many] { $count } letního návštěvníka
       *[other] { $count } letních návštěvníků
    }
gift-winter =
    { $count ->
        [one] 1 zimní návštěvník
        [few] { $count } zimní návštěvníci
        [many] { $count } zimního návštěvníka
       *[other] { $count } zimních návštěvníků
    }
gift-order =
    { $count ->
        [one] 1 objednávka
        [few] { $count } objednávky
        [many] { $count } objednávky
       *[other] { $count } objednávek
    }
gift-lira = £{ $count }
gift-vp = { $count } VB

mama-text = Do začátku: { $gifts }.
papa-text =
    { $lira ->
        [0] Dostanete předáka. Potom si vyberte: { FORM($gift, "acc") }, nebo £{ $extra }.
       *[other] Dostanete předáka a £{ $lira }. Potom si vyberte: { FORM($gift, "acc") }, nebo £{ $extra }.
    }

### Hints: the best answers, each with the chance to win and at most one true sentence.

hint-title = Rada · vendemmia
hint-heading = Nejlepší odpovědi
hint-live = Nejlepší odpovědi: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer } ({ $chance }). { $reason }
    }
hint-intro = Rádce neví víc než vy. Nejslibnější odpovědi si v hlavě rozehraje asi na rok dopředu a odhadne vaši šanci na výhru, pokud všichni hrají dál jako expert.
hint-means = Šance na výhru, pokud všichni hrají dál jako expert
hint-chance = Šance na výhru: { $chance }
hint-odds =
    { $odds ->
        [ahead-clearly] jasný náskok
        [ahead] náskok
        [ahead-slightly] mírný náskok
        [even] vyrovnané
        [behind-slightly] mírná ztráta
        [behind] ztráta
       *[behind-clearly] velká ztráta
    }
hint-worth =
    { $worth ->
        [same] skoro stejně dobré
        [little] o něco horší
       *[worse] jasně horší
    }
hint-plan =
    { $years ->
        [this] Plán na letošek: { $steps }.
       *[both] Plán na dva roky: { $steps }.
    }
plan-order = vyřídit objednávku ({ $wines }; { $vp } VB)
plan-vine = zasadit révu { $card }
plan-visitor = zahrát kartu { $card }
plan-structure = postavit: { $structure }
plan-worker = vytrénovat pracovníka
plan-harvest = sklidit pole { $field }
plan-points = získat nejméně { $vp } VB
hint-best = nejlepší
hint-play = Zahrát toto
hint-play-named = ({ $answer })
hint-row = Řádek { $row }
hint-play-this = Zahrát toto: { $answer }
hint-locks = Odhalí skryté informace, takže to nepůjde vrátit.
hint-close = Zavřít
hint-back = Zpět ke stolu
hint-failed = Rádce tentokrát žádnou radu nemá.
hint-not-now = Teď žádná rada
hint-not-your-turn = Na tahu: { $player }. Zeptejte se znovu, až budete na tahu.
hint-covered = Na řadě je { $player } a nejdřív musí převzít obrazovku.
hint-over = Hra skončila.
hint-only-shown = Toto je zaznamenaná partie. Můžete ji sledovat, ale ne hrát.

why-outcome = Výsledek: { $outlook }.
why-points = Hned { $gain } VB: máte { $vp } a budete mít { $after }.
why-lira = Hned £{ $gain }: máte £{ $lira } a budete mít £{ $after }.
why-lira-for = Budete mít £{ $after } a to na { FORM($structure, "acc") } za £{ $price } stačí; teď máte £{ $lira }.
why-order =
    { $of ->
        [one] Objednávka na { $wines } přinese { why-order-gains }
        [few] Můžete vyřídit { $of } objednávky; ta na { $wines } přinese { why-order-gains }
        [many] Můžete vyřídit { $of } objednávky; ta na { $wines } přinese { why-order-gains }
       *[other] Můžete vyřídit { $of } objednávek; ta na { $wines } přinese { why-order-gains }
    }
why-order-gains =
    { $income ->
        [0] { $vp } VB.
       *[other] { $vp } VB a každý rok o £{ $income } více.
    }
why-order-ready = Ve sklepě na ni máte víno.
why-order-unfilled = Váš sklep na ni teď nestačí.
why-harvest = Pole { $field } dá hrozny: { $grapes }.
why-harvest-most = Z vašich polí dá nejvíc pole { $field }: { $grapes }.
why-then = Sklizeň pole { $field } pak dá hrozny: { $grapes }.
why-wine-for = Objednávka ve vaší ruce ({ $vp } VB) chce víno: { $wine }, a vaše hrozny na ně stačí.
why-same-wine = Z lepšího hroznu by vzniklo stejné víno.
why-plant = { $vine } dává při každé sklizni svého pole hrozny: { $grapes }.
why-plant-some =
    { $count ->
        [one] Z ruky můžete zasadit { $count } révu.
        [few] Z ruky můžete zasadit { $count } révy.
        [many] Z ruky můžete zasadit { $count } révy.
       *[other] Z ruky můžete zasadit { $count } rév.
    }
why-vine-most = Žádná jiná réva, kterou můžete zasadit, nedává víc hroznů.
why-vine-ready = Máte pro ni stavby i místo na poli.
why-vine-lacks = Chybí vám stavba, kterou vyžaduje: { $structure }.
why-vine-no-room = Na žádném vašem poli pro ni není místo.
why-uproot = Réva { $vine } se vám vrátí do ruky a na poli { $field } se uvolní místo pro hodnotu { $value }.
why-draw-vine =
    { $vines ->
        [0] Nemáte v ruce žádnou révu a na polích je místo pro hodnotu { $room }.
       *[other] Žádnou révu z ruky nemůžete zasadit a na polích je místo pro hodnotu { $room }.
    }
why-draw-order =
    { $orders ->
        [0]
            { $wines ->
                [0] Nemáte v ruce žádnou objednávku.
               *[other] Nemáte v ruce žádnou objednávku; vín ve sklepě: { $wines }.
            }
       *[other] Žádnou objednávku z ruky nemůžete vyřídit; vín ve sklepě: { $wines }.
    }
why-deck-none =
    { $deck ->
        [summer] Nemáte v ruce žádného letního návštěvníka.
       *[winter] Nemáte v ruce žádného zimního návštěvníka.
    }
why-deck-soon =
    { $deck ->
        [summer] Letní návštěvníky můžete hrát ještě letos.
       *[winter] Zimní návštěvníky můžete hrát ještě letos.
    }
why-build-for = { $vine } ve vaší ruce vyžaduje { FORM($structure, "acc") } za £{ $price } a máte £{ $lira }.
why-build-cellar =
    { $wine ->
        [blush] { $structure } stojí £{ $price } a vaše hrozny na růžové víno stačí.
       *[sparkling] { $structure } stojí £{ $price } a vaše hrozny na šumivé víno stačí.
    }
why-build = Za £{ $lira } můžete postavit: { $structures }.
why-train =
    { $workers ->
        [one] Od příštího roku máte { $workers } pracovníka (bez sezonního).
        [few] Od příštího roku máte { $workers } pracovníky (bez sezonního).
        [many] Od příštího roku máte { $workers } pracovníka (bez sezonního).
       *[other] Od příštího roku máte { $workers } pracovníků (bez sezonního).
    }
why-visitor =
    { $count ->
        [one] Můžete zahrát kartu { $card }.
        [few] Můžete zahrát { $count } návštěvníky.
        [many] Můžete zahrát { $count } návštěvníka.
       *[other] Můžete zahrát { $count } návštěvníků.
    }
why-visitor-unplayable = Teď byste ji zahrát nemohli.
why-must-go =
    { $left ->
        [one] Musíte odhodit 1 kartu: nechat si jich smíte jen { $kept }.
        [few] Musíte odhodit { $left } karty: nechat si jich smíte jen { $kept }.
        [many] Musíte odhodit { $left } karty: nechat si jich smíte jen { $kept }.
       *[other] Musíte odhodit { $left } karet: nechat si jich smíte jen { $kept }.
    }
why-least =
    { $kind ->
        [grape] Žádný jiný vhodný hrozen nemá nižší hodnotu.
       *[wine] Žádné jiné vhodné víno nemá nižší hodnotu.
    }
why-keep-lira = Zůstane vám £{ $amount }.
why-keep-vp = Zůstane vám { $amount } VB.
why-keep-cards =
    { $cards ->
        [one] Zůstane vám { $cards } karta.
        [few] Zůstanou vám { $cards } karty.
        [many] Zůstane vám { $cards } karty.
       *[other] Zůstane vám { $cards } karet.
    }
why-token-later = Žeton můžete utratit za pozdější bonus.
why-grapes-later = Hrozny si necháte na později.
why-pass-brings = Odchod z období přinese: { $outlook }.
why-pass-none = Nezbývá vám žádný pracovník.
why-pass-later =
    { $workers ->
        [one] Posledního pracovníka si necháte na zbytek roku.
        [few] Na zbytek roku si necháte { $workers } pracovníky.
        [many] Na zbytek roku si necháte { $workers } pracovníka.
       *[other] Na zbytek roku si necháte { $workers } pracovníků.
    }
why-row = Řádek { $row }: { $text }.
why-row-first = Řádek { $row }: { $text }. Letos hrajete před všemi ostatními.
why-region-lead = Budete tam mít nejvíc hvězd: { $worth } VB na konci.
why-region-tie = Vyrovnáte to tam a při remíze neboduje nikdo.
why-region-kept = Nejvíc hvězd tam máte dál vy.
why-take-back =
    { $workers ->
        [one] Potom máte 1 pracovníka k umístění.
        [few] Potom máte { $workers } pracovníky k umístění.
        [many] Potom máte { $workers } pracovníka k umístění.
       *[other] Potom máte { $workers } pracovníků k umístění.
    }

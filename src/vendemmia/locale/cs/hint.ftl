### Hints: the best answers, each with the chance to win and one true sentence.

hint-title = Rada · vendemmia
hint-heading = Nejlepší odpovědi
hint-live = Nejlepší odpovědi: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer }. Šance na výhru { $chance }. { $reason }
    }
hint-intro = Rádce neví víc než vy. Nejslibnější odpovědi si v hlavě rozehraje asi na rok dopředu a odhadne vaši šanci na výhru, pokud všichni hrají dál jako expert.
hint-means = Šance na výhru, pokud všichni hrají dál jako expert
hint-chance = Šance na výhru: { $chance }
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
why-state =
    { $cards ->
        [one] Máte £{ $lira }, { $vp } VB a { $cards } kartu.
        [few] Máte £{ $lira }, { $vp } VB a { $cards } karty.
        [many] Máte £{ $lira }, { $vp } VB a { $cards } karty.
       *[other] Máte £{ $lira }, { $vp } VB a { $cards } karet.
    }
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
why-harvest =
    { $variant ->
        [both] Pole { $field } dá červený hrozen { $red } a bílý { $white }.
        [red] Pole { $field } dá červený hrozen { $red }.
       *[white] Pole { $field } dá bílý hrozen { $white }.
    }
why-wine =
    { $grapes ->
        [one] Máte 1 hrozen, ale objednávky se vyřizují jen vínem; objednávek v ruce: { $orders }.
        [few] Máte { $grapes } hrozny, ale objednávky se vyřizují jen vínem; objednávek v ruce: { $orders }.
        [many] Máte { $grapes } hroznu, ale objednávky se vyřizují jen vínem; objednávek v ruce: { $orders }.
       *[other] Máte { $grapes } hroznů, ale objednávky se vyřizují jen vínem; objednávek v ruce: { $orders }.
    }
why-plant =
    { $vp ->
        [0] { $vine } dává při každé sklizni svého pole hrozny: { $grapes }.
       *[other] Hned { $vp } VB a { $vine } dává při každé sklizni svého pole hrozny: { $grapes }.
    }
why-draw-vine =
    { $vines ->
        [0] Nemáte v ruce žádnou révu a na polích je místo pro hodnotu { $room }.
        [one] Máte v ruce 1 révu a na polích je místo pro hodnotu { $room }.
        [few] Máte v ruce { $vines } révy a na polích je místo pro hodnotu { $room }.
        [many] Máte v ruce { $vines } révy a na polích je místo pro hodnotu { $room }.
       *[other] Máte v ruce { $vines } rév a na polích je místo pro hodnotu { $room }.
    }
why-draw-order =
    { $orders ->
        [0] Nemáte v ruce žádnou objednávku; vín ve sklepě: { $wines }.
        [one] Máte v ruce 1 objednávku; vín ve sklepě: { $wines }.
        [few] Máte v ruce { $orders } objednávky; vín ve sklepě: { $wines }.
        [many] Máte v ruce { $orders } objednávky; vín ve sklepě: { $wines }.
       *[other] Máte v ruce { $orders } objednávek; vín ve sklepě: { $wines }.
    }
why-build-for = { $vine } ve vaší ruce vyžaduje { FORM($structure, "acc") } za £{ $price } a máte £{ $lira }.
why-build = Máte £{ $lira } a z 8 staveb už stojí { $built }.
why-lira = Hned £{ $gain }: máte £{ $lira } a budete mít £{ $after }.
why-lira-for = Budete mít £{ $after } a to na { FORM($structure, "acc") } za £{ $price } stačí; teď máte £{ $lira }.
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
        [few] Můžete zahrát { $count } návštěvníky, mezi nimi kartu { $card }.
        [many] Můžete zahrát { $count } návštěvníka, mezi nimi kartu { $card }.
       *[other] Můžete zahrát { $count } návštěvníků, mezi nimi kartu { $card }.
    }
why-pass-brings = Odchod z období přinese: { $outlook }.
why-pass-none = Nezbývá vám žádný pracovník.
why-pass-later =
    { $workers ->
        [one] Posledního pracovníka si necháte na zbytek roku.
        [few] Na zbytek roku si necháte { $workers } pracovníky.
        [many] Na zbytek roku si necháte { $workers } pracovníka.
       *[other] Na zbytek roku si necháte { $workers } pracovníků.
    }
why-pass-home =
    { $workers ->
        [one] Poslední pracovník se vrátí domů nevyužitý.
        [few] Domů se vrátí { $workers } nevyužití pracovníci.
        [many] Domů se vrátí { $workers } nevyužitého pracovníka.
       *[other] Domů se vrátí { $workers } nevyužitých pracovníků.
    }
why-row =
    { $earlier ->
        [0] Řádek { $row }: { $text }. Zatím před vámi nikdo není.
        [one] Řádek { $row }: { $text }. Zatím je před vámi 1 hráč.
        [few] Řádek { $row }: { $text }. Zatím jsou před vámi { $earlier } hráči.
        [many] Řádek { $row }: { $text }. Zatím je před vámi { $earlier } hráče.
       *[other] Řádek { $row }: { $text }. Zatím je před vámi { $earlier } hráčů.
    }
why-other-row = Řádek { $row }: { $text }.
why-give-up =
    { $left ->
        [one] Přijdete o kartu: { $card }. Zbude vám 1 karta.
        [few] Přijdete o kartu: { $card }. Zbudou vám { $left } karty.
        [many] Přijdete o kartu: { $card }. Zbude vám { $left } karty.
       *[other] Přijdete o kartu: { $card }. Zbude vám { $left } karet.
    }
why-card = { $text }
why-vine = { $vine } dává hrozny: { $grapes }.
why-structure = { $text }
why-room = Na poli { $field } je místo pro hodnotu { $room }.
why-deck =
    { $deck ->
        [vine] Rév v ruce: { $held }.
        [summer] Letních návštěvníků v ruce: { $held }.
        [winter] Zimních návštěvníků v ruce: { $held }.
        [order] Objednávek v ruce: { $held }.
       *[structure] Karet budov v ruce: { $held }.
    }
why-region =
    { $worth ->
        [0] Vaše hvězdy tam: { $own }, nejsilnější soupeř: { $rival }.
        [one] Vaše hvězdy tam: { $own }, nejsilnější soupeř: { $rival }; na konci to vynese 1 bod.
        [few] Vaše hvězdy tam: { $own }, nejsilnější soupeř: { $rival }; na konci to vynese { $worth } body.
        [many] Vaše hvězdy tam: { $own }, nejsilnější soupeř: { $rival }; na konci to vynese { $worth } bodu.
       *[other] Vaše hvězdy tam: { $own }, nejsilnější soupeř: { $rival }; na konci to vynese { $worth } bodů.
    }
why-stop =
    { $cards ->
        [one] Zůstane vám £{ $lira } a 1 karta.
        [few] Zůstane vám £{ $lira } a { $cards } karty.
        [many] Zůstane vám £{ $lira } a { $cards } karty.
       *[other] Zůstane vám £{ $lira } a { $cards } karet.
    }
why-make =
    { $kind ->
        [red] Váš nejlepší červený hrozen má hodnotu { $red }; objednávek v ruce, které chtějí červené víno: { $orders }.
        [white] Váš nejlepší bílý hrozen má hodnotu { $white }; objednávek v ruce, které chtějí bílé víno: { $orders }.
        [blush] Vaše nejlepší hrozny jsou červený { $red } a bílý { $white }; objednávek v ruce, které chtějí růžové víno: { $orders }.
       *[sparkling] Vaše nejlepší hrozny jsou červený { $red } a bílý { $white }; objednávek v ruce, které chtějí šumivé víno: { $orders }.
    }
why-value = Má hodnotu { $value }.
why-answer = { $answer }; máte £{ $lira }.
why-rival =
    { $cards ->
        [one] Tento hráč má £{ $lira }, { $vp } VB a { $cards } kartu.
        [few] Tento hráč má £{ $lira }, { $vp } VB a { $cards } karty.
        [many] Tento hráč má £{ $lira }, { $vp } VB a { $cards } karty.
       *[other] Tento hráč má £{ $lira }, { $vp } VB a { $cards } karet.
    }
why-take-back =
    { $workers ->
        [one] Potom máte 1 pracovníka k umístění.
        [few] Potom máte { $workers } pracovníky k umístění.
        [many] Potom máte { $workers } pracovníka k umístění.
       *[other] Potom máte { $workers } pracovníků k umístění.
    }

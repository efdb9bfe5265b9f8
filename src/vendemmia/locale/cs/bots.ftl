### Computer players: their names and how they play, and why an answer is advised ("Better: … (fills an order for 3 VP)").

bot-random = náhodný
bot-easy = lehký
bot-normal = normální
bot-hard = těžký
bot-expert = expert
bot-master = mistr
bot-visitor_rush = lovec návštěvníků
bot-vine_baron = baron vinic
bot-order_specialist = znalec objednávek
bot-careful_builder = pečlivý stavitel

bot-random-text = Hraje cokoli, co je dovoleno. Hodí se na zkoušení.
bot-easy-text = Pro první partie: ví, co je užitečné, ale často to přehlédne.
bot-normal-text = Soupeř pro začátek: myslí o tah dopředu, ale plán na rok nemá. Proti lehkému vyhraje devět partií z deseti.
bot-hard-text = Naučil se hrát sám proti sobě a často zvolí až druhý nejlepší nápad. Proti normálnímu vyhraje devět partií z deseti.
bot-expert-text = Vždy zahraje svůj nejlepší nápad. Proti normálnímu vyhraje 98 partií ze 100.
bot-master-text = S tím, co ví expert, přemýšlí dopředu a vyhraje nad ním dvě partie ze tří. Trochu pomalejší.
bot-visitor_rush-text = Expert, který má rád společnost: hraje víc návštěvníků, líže méně objednávek a méně sklízí.
bot-vine_baron-text = Expert, který miluje pole: líže a sází víc révy a víc sklízí.
bot-order_specialist-text = Expert, který miluje objednávky: líže jich víc a hraje méně návštěvníků.
bot-careful_builder-text = Expert, který rád staví: má víc staveb a líže méně révy.

## The reason for an answer; "when" is 1 for this year, 2 for the next.

advice-wine_for_order =
    { $when ->
        [1] vyrobí víno na objednávku za { $vp } VB, kterou můžete letos vyřídit
       *[other] vyrobí víno na objednávku za { $vp } VB, kterou můžete příští rok vyřídit
    }
advice-grapes_for_order =
    { $when ->
        [1] přinese hrozny na objednávku za { $vp } VB, kterou můžete letos vyřídit
       *[other] přinese hrozny na objednávku za { $vp } VB, kterou můžete příští rok vyřídit
    }
advice-vine_for_order =
    { $when ->
        [1] vypěstuje hrozny na objednávku za { $vp } VB, kterou můžete letos vyřídit
       *[other] vypěstuje hrozny na objednávku za { $vp } VB, kterou můžete příští rok vyřídit
    }
advice-builds_for_vine =
    { $when ->
        [1] umožní letos zasadit révu { $card }
       *[other] umožní příští rok zasadit révu { $card }
    }
advice-builds_for_wine =
    { $wine ->
        [blush]
            { $when ->
                [1] umožní letos vyrobit růžové víno
               *[other] umožní příští rok vyrobit růžové víno
            }
       *[sparkling]
            { $when ->
                [1] umožní letos vyrobit šumivé víno
               *[other] umožní příští rok vyrobit šumivé víno
            }
    }
advice-builds_for_points = postaví: { $structure }; do konce příštího roku přinese nejméně { $vp } VB
advice-builds_for_use =
    { $when ->
        [1] postaví: { $structure }; využijete ji ještě letos
       *[other] postaví: { $structure }; využijete ji do konce příštího roku
    }
advice-money_for_structure =
    { $when ->
        [1] přinese £{ $lira }, které letos potřebujete na { FORM($structure, "acc") }
       *[other] přinese £{ $lira }, které příští rok potřebujete na { FORM($structure, "acc") }
    }
advice-money_for_worker =
    { $when ->
        [1] přinese £{ $lira }, které letos potřebujete na trénink pracovníka
       *[other] přinese £{ $lira }, které příští rok potřebujete na trénink pracovníka
    }
advice-money_for_visitor =
    { $when ->
        [1] přinese £{ $lira }, které letos potřebujete na kartu { $card }
       *[other] přinese £{ $lira }, které příští rok potřebujete na kartu { $card }
    }
advice-grapes_for_wine =
    { $when ->
        [1] přinese letos hrozny na víno
       *[other] přinese příští rok hrozny na víno
    }
advice-vine_for_harvest =
    { $when ->
        [1] umožní letos sklidit pole { $field }
       *[other] umožní příští rok sklidit pole { $field }
    }
advice-saves_workers =
    { $workers ->
        [one] ušetří pracovníka na zbytek roku
        [few] ušetří { $workers } pracovníky na zbytek roku
        [many] ušetří { $workers } pracovníka na zbytek roku
       *[other] ušetří { $workers } pracovníků na zbytek roku
    }
advice-then =
    { $when ->
        [1] potom přijde na řadu akce „{ $action }“
       *[other] příští rok přijde na řadu akce „{ $action }“
    }
advice-row_for =
    { $when ->
        [1] umožní začít rok akcí „{ $action }“
       *[other] umožní začít příští rok akcí „{ $action }“
    }
advice-keeps_visitor =
    { $when ->
        [1] nechá vám kartu { $card }, kterou zahrajete ještě letos
       *[other] nechá vám kartu { $card }, kterou zahrajete do konce příštího roku
    }
advice-keeps_order =
    { $when ->
        [1] nechá vám objednávku ({ $wines }), kterou vyřídíte ještě letos
       *[other] nechá vám objednávku ({ $wines }), kterou vyřídíte do konce příštího roku
    }
advice-keeps_vine =
    { $when ->
        [1] nechá vám révu { $card }, kterou zasadíte ještě letos
       *[other] nechá vám révu { $card }, kterou zasadíte do konce příštího roku
    }
advice-drawn_played =
    { $when ->
        [1] přinese návštěvníka, kterého zahrajete ještě letos
       *[other] přinese návštěvníka, kterého zahrajete do konce příštího roku
    }
advice-drawn_filled =
    { $when ->
        [1] přinese objednávku, kterou vyřídíte ještě letos
       *[other] přinese objednávku, kterou vyřídíte do konce příštího roku
    }
advice-drawn_planted =
    { $when ->
        [1] přinese révu, kterou zasadíte ještě letos
       *[other] přinese révu, kterou zasadíte do konce příštího roku
    }
advice-fills_order = vyřídí objednávku za { $vp } VB
advice-trains = od příštího roku máte o pracovníka více
advice-trains_for = přinese dalšího pracovníka; příští rok jich umístíte nejméně { $workers }
advice-points = přinese { $vp } VB
advice-income = vydělá každý rok o £{ $lira } více
advice-makes_wine =
    { $wines ->
        [one] vyrobí víno
        [few] vyrobí { $wines } vína
        [many] vyrobí { $wines } vína
       *[other] vyrobí { $wines } vín
    }
advice-harvests = sklidí pole { $field }
advice-plants = zasadí révu { $card }
advice-builds = postaví { FORM($structure, "acc") }
advice-influence = posílí váš vliv na mapě
advice-tokens = přinese žeton bonusové akce
advice-cards =
    { $cards ->
        [one] přinese kartu
        [few] přinese { $cards } karty
        [many] přinese { $cards } karty
       *[other] přinese { $cards } karet
    }
advice-money = vydělá £{ $lira }
advice-plays_visitor =
    { $use ->
        [order] zahraje kartu { $card }: objednávka za { $amount } VB
        [vp] zahraje kartu { $card }: { $amount } VB
        [wine] zahraje kartu { $card }: víno
        [train] zahraje kartu { $card }: nový pracovník
        [build] zahraje kartu { $card }: budova
        [plant] zahraje kartu { $card }: zasazená réva
        [harvest] zahraje kartu { $card }: sklizeň
        [cards] zahraje kartu { $card }: nové karty
       *[lira] zahraje kartu { $card }: £{ $amount }
    }
advice-costs_least = stojí nejméně
advice-costs_more = stojí víc než nejlepší volba
advice-only_answer = jediná možnost
advice-leaves_workers =
    { $workers ->
        [one] ale pracovník zůstane bez práce
        [few] ale { $workers } pracovníci zůstanou bez práce
        [many] ale { $workers } pracovníka zůstane bez práce
       *[other] ale { $workers } pracovníků zůstane bez práce
    }
advice-no_workers = nezbývá vám žádný pracovník
advice-chance = lepší šanci jinde nemáte
advice-lower = dává menší šanci než nejlepší volba
advice-sentence = { $text }.
chance = { $percent } %

### The way out of every reason: what would make it possible, or what to do instead. A parameter that is not given has
### the value "unset". Besides those of the reason there are: "asked", the kind of thing the player tried; "board",
### base or extended; "lacking", how much is missing; "price", what the missing structure costs; "season" and "when",
### the season in which an action is open and whether it comes later this year or has passed.

## Money

way-money =
    { $board ->
        [extended] Chybí £{ $lacking }: peníze dá vůz, prohlídka, výměna, prodej pole nebo opožděná platba.
       *[base] Chybí £{ $lacking }: peníze dá vůz, prohlídka, prodej hroznů či pole nebo opožděná platba.
    }
way-cheaper =
    { $asked ->
        [place] { way-money }
        [action] { way-money }
       *[other] Chybí £{ $lacking }: vyberte něco levnějšího, nebo se vraťte s více penězi.
    }

## Asking, placing

way-not_asked = Nejdřív odpovězte na aktuální otázku.
way-wrong_season =
    { $when ->
        [later] { $season ->
            [spring] Nechte si na ni pracovníka: otevře se na jaře.
            [summer] Nechte si na ni pracovníka: otevře se v létě.
            [fall] Nechte si na ni pracovníka: otevře se na podzim.
           *[winter] Nechte si na ni pracovníka: otevře se v zimě.
        }
        [past] { $season ->
            [spring] Její období už minulo: znovu se otevře příští jaro.
            [summer] Její období už minulo: znovu se otevře příští léto.
            [fall] Její období už minulo: znovu se otevře příští podzim.
           *[winter] Její období už minulo: znovu se otevře příští zimu.
        }
       *[unset] Vyberte akci tohoto období.
    }
way-worker_away =
    { $worker ->
        [special] Vyberte jiného pracovníka: specializovaného musíte nejdřív vytrénovat a domů se vrací na konci roku.
       *[other] Vyberte jiného pracovníka: všichni umístění se vrátí domů na konci roku.
    }
way-space_closed = Vyberte jiné políčko této akce: používaná políčka se během hry nemění.
way-space_taken = Vyberte jiné políčko této akce: až budou všechna obsazená, smí vedle nich váš předák.
way-spaces_free = Vyberte některé z volných políček.
way-bonus_unusable = Vyberte políčko bez bonusu, nebo si nejdřív opatřete, co bonus vyžaduje.
way-bonus_mandatory = Vezměte si bonus a pokračujte.
way-not_built =
    { $price ->
        [unset] Nejdřív ji postavte.
       *[other] Nejdřív ji postavte: { $structure }, £{ $price }.
    }
way-used_this_year = Znovu ho můžete použít příští rok.
way-only_grande_beside = Pošlete předáka, nebo vyberte jinou akci.
way-space_needed = Vyberte volné políčko této akce.
way-toll_too_dear = Chybí £{ $lacking }: vyberte akci bez Vojáka, nebo si nejdřív sežeňte peníze.

## Decks and cards

way-deck_empty = Vyberte něco jiného: z první odhozené karty tohoto druhu vznikne nový balíček.
way-pile_empty =
    { $asked ->
        [deck] Vyberte balíček, ve kterém jsou karty.
       *[other] Půjde to, až bude odhozeno více karet.
    }
way-too_few_decks = Půjde to, až z odhozených karet vzniknou nové balíčky.
way-card_not_held = Vyberte kartu z ruky.
way-too_few_cards = Nejdřív si takové karty lízněte, nebo vyberte něco jiného.
way-wrong_kind_of_card = Vyberte kartu správného druhu.
way-not_offered = Vyberte něco z nabídky.
way-not_drawn =
    { $asked ->
        [deck] Vyberte balíček, ze kterého jste si právě lízli.
       *[other] Vyberte jednu z právě líznutých karet.
    }
way-no_visitor_there = Vyberte jiného protihráče, nebo pokračujte bez návštěvníka.

## Fields

way-not_a_vine =
    { $asked ->
        [card] Vyberte révu.
       *[other] Nejdřív si opatřete révu, třeba akcí „{ action-draw_vine }“.
    }
way-field_full = Vyberte jiné pole nebo menší révu, nebo tam nejdřív révu vykopejte jhem či návštěvníkem.
way-structure_needed =
    { $price ->
        [unset] Nejdřív tuto stavbu postavte, nebo vyberte révu, která ji nevyžaduje.
       *[other] Nejdřív postavte { FORM($structure, "acc") } za £{ $price }, nebo vyberte révu, která tuto stavbu nevyžaduje.
    }
way-vine_not_there = Vyberte révu, která na tomto poli je.
way-same_field = Vyberte révu na jiném poli.
way-switch_overfills = Vyberte révy, po jejichž prohození žádné pole nepřekročí svou hodnotu.
way-field_sold = Vyberte jiné pole, nebo toto nejdřív odkupte za £{ $field }.
way-field_planted = Vyberte jiné pole, nebo z něj nejdřív vykopejte révy jhem či návštěvníkem.
way-field_too_dear = { way-cheaper }
way-field_empty =
    { $field ->
        [unset] Nejdřív zasaďte révy.
       *[other] Vyberte pole s révami, nebo sem nejdřív nějakou zasaďte.
    }
way-field_harvested = Vyberte jiné pole: toto můžete znovu sklidit příští rok.
way-field_built_on = Vyberte jiné pole, nebo nejdřív kartu budovy zbourejte.
way-field_not_empty = Vyberte prázdné pole nebo volné místo na desce, nebo nejdřív révy vykopejte.

## Structures

way-already_built =
    { $structure ->
        [unset] Zvolte něco jiného: od každé stavby můžete mít jen jednu.
       *[other] Vyberte jinou: od každé stavby můžete mít jen jednu.
    }
way-medium_cellar_first = Nejdřív postavte střední sklep, £{ $price }.
way-building_too_dear = { way-cheaper }
way-cost_not_meant = Vyberte stavbu s cenou, kterou karta dovoluje.
way-cellar_complete = V této hře s tím nic nenaděláte.
way-mat_full = Vyberte prázdné pole, nebo nejdřív zbourejte kartu budovy.
way-no_place_to_build = Nejdřív udělejte místo: zbourejte kartu budovy, nebo vykopejte révy z některého pole.
way-not_a_structure = Vyberte stavbu, nebo kartu budovy z ruky.
way-no_structure_card = Nejdřív postavte kartu budovy.
way-not_standing = Vyberte kartu budovy na své vinici.

## Grapes, wine, orders

way-grape_missing =
    { $asked ->
        [place] Nejdřív skliďte pole.
       *[other] Nejdřív skliďte pole, nebo vyberte něco, na co hrozny máte.
    }
way-medium_cellar_needed = Nejdřív postavte střední sklep, £{ $price }, nebo vyrobte jiné víno.
way-large_cellar_needed = Nejdřív postavte velký sklep, £{ $price }, nebo vyrobte jiné víno.
way-no_wine_icon = Vyrobte jiné víno: místo se uvolní, když víno použijete nebo rozšíříte sklep, a příliš malé hrozny na konci roku stoupnou o 1.
way-wine_missing = Nejdřív takové víno vyrobte, nebo vyberte jiné.
way-wine_too_low = Vyberte lepší víno: každé víno, které může zrát, na konci roku stoupne o 1.
way-not_an_order =
    { $asked ->
        [card] Vyberte objednávku.
       *[other] Nejdřív si opatřete objednávku, třeba akcí „{ action-draw_order }“.
    }
way-order_not_fillable = Vyrobte vína, která vaše objednávky žádají, nebo ta svá nechte zrát: na konci roku stoupnou o 1.
way-wine_cannot_age = Vyberte jiné víno: toto potřebuje volné místo nad sebou, možná ve větším sklepě.
way-wine_aged_already = Vyberte jiné víno, nebo skončete.
way-type_made_already = Vyberte jiný druh vína, nebo skončete.
way-icon_taken =
    { $asked ->
        [grape] Vyberte druhou barvu: toto místo se uvolní, až hrozen použijete nebo se zráním posune.
       *[other] Půjde to, až tamní hrozen použijete nebo se zráním posune.
    }

## Workers

way-training_too_dear = { way-money }
way-worker_limit = V této hře s tím nic nenaděláte.
way-not_in_this_game = V této hře s tím nic nenaděláte: trénovat lze jen specializované pracovníky na stole.
way-special_owned = Vyberte jiného pracovníka: od každého specializovaného můžete mít jen jednoho.
way-special_too_dear = Chybí £{ $lacking }: běžný pracovník je o £1 levnější.
way-no_worker_to_take_back = Půjde to, až budete mít takového pracovníka na jiné akci.
way-worker_not_there = Vyberte jiného ze svých pracovníků.

## Visitors

way-not_a_visitor_of_season =
    { $asked ->
        [card] Vyberte jinou kartu.
       *[other] { $board ->
            [extended] Nejdřív si nějakého opatřete: návštěvníky dávají některé řádky probouzení, když pasujete, a na podzim chalupa.
           *[base] Nejdřív si nějakého opatřete: návštěvníka dává řádek probouzení 5 a na podzim si líže každý.
        }
    }
way-not_playable =
    { $asked ->
        [card] Vyberte jinou kartu: tuto půjde zahrát, až budete mít vše, co jedna její část vyžaduje.
       *[other] Půjde to, až budete mít vše, co jedna část takové karty vyžaduje.
    }
way-rest_impossible = Vyberte něco, po čem bude zbytek ještě možný.
way-action_spoilt = Vyberte něco, po čem bude akce ještě možná, nebo nejdřív proveďte akci.
way-at_least_one = Udělejte to jednou, potom můžete skončit.
way-nothing_to_count = Půjde to, až budete mít něco, co se počítá.
way-condition_not_met = Půjde to, až splníte podmínku na kartě.
way-lira_short = { way-cheaper }
way-part_done = Vyberte něco, co jste ještě neudělali.
way-vp_at_floor = Nejdřív získejte VB, nebo vyberte něco jiného.
way-residual_short = Nejdřív vyřiďte objednávky: zvyšují opožděnou platbu.
way-residual_full = Vyberte něco jiného: na maximu zůstane, dokud se její části nevzdáte.
way-no_later_season =
    { $asked ->
        [place] Vyberte políčko pozdějšího období.
       *[other] Zahrajte to dříve v roce.
    }
way-no_earlier_season =
    { $asked ->
        [action] Vyberte akci dřívějšího období.
       *[other] Zahrajte to později v roce.
    }

## Other players, rows, parents

way-neighbour_cannot = Půjde to, až bude mít tento soused co dát.
way-not_an_opponent = Vyberte jiného hráče.
way-asked_already = Vyberte jiného protihráče.
way-too_many_pledged = Vyberte menší číslo.
way-row_taken =
    { $row ->
        [unset] Půjde to, až bude některý řádek volný.
       *[other] Vyberte volný řádek: nový si volíte každý rok.
    }
way-row_reserved =
    { $row ->
        [1] Vyberte jiný řádek: řádek 1 bude mít příští rok ten, kdo v zimě na řádku 7 vezme žeton prvního hráče.
       *[other] Zvolte řádek 1.
    }
way-parent_not_dealt = Vyberte jednu z karet, které jste dostali.

## Stars and trades

way-region_absent = Vyberte jiný region: tento je jen na mapě s kartami budov.
way-no_star_there = Vyberte region, kde máte hvězdu.
way-same_region = Vyberte jiný region.
way-nothing_to_trade = Nejdřív si opatřete, co dát: 2 karty, £3, hrozen nebo VB.
way-same_for_same = Zvolte za to něco jiného.

## The solo game

way-no_glass_token = Vyberte řádek, na kterém ještě skleněný žeton leží.
way-not_for_organizer = Vyberte jiný řádek.
way-no_bonus_token = Nechte si žeton na akci, jejíž bonus můžete využít.
way-orders_forbidden = V této hře s tím nic nenaděláte: proměňte víno ve VB jinak.
way-vines_all_taken = Vyberte jinou révu.

### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Velmi lehká
level-very_easy-text =
    Hra trvá { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    }; v osmém smíte zvolit kterýkoli řádek probouzení a také za něj získáte žeton bonusové akce. Automa má { $automa } VB.
level-very_easy-text-extended =
    Hra trvá { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    }; v osmém smíte zvolit kterýkoli řádek probouzení, řádek 1 jen se žetonem prvního hráče, a také za něj získáte žeton bonusové akce. Automa má { $automa } VB.
level-easy = Lehká
level-easy-text =
    Na začátku máte { $start } VB. Hra trvá { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    } a Automa má { $automa } VB.
level-normal = Normální
level-normal-text =
    Hra trvá { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    } a Automa má { $automa } VB.
level-hard = Těžká
level-hard-text =
    V každém období si Automa líže karty, dokud neumístí aspoň { $least ->
        [one] 1 pracovníka
        [few] { $least } pracovníky
        [many] { $least } pracovníka
       *[other] { $least } pracovníků
    }, za rok jich však nikdy neumístí více než { $most }. Hra trvá { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    } a Automa má { $automa } VB.
level-very_hard = Velmi těžká
level-very_hard-text =
    V každém období si Automa líže karty, dokud neumístí aspoň { $least ->
        [one] 1 pracovníka
        [few] { $least } pracovníky
        [many] { $least } pracovníka
       *[other] { $least } pracovníků
    }, za rok jich však nikdy neumístí více než { $most }. Hra trvá { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    } a Automa má { $automa } VB.

## The aggressive variant

aggressive-name = Agresivní Automa
aggressive-text = V letech 1 až { $years } má Automa postupně { $markers } VB. Po každém roce musíte mít více VB než Automa, jinak okamžitě prohráváte.

## Challenges

challenge-1 = Vlastní výběr rév
challenge-1-text =
    Nemáte matku: začínáte { $workers ->
        [one] s { $workers } běžným pracovníkem
        [few] se { $workers } běžnými pracovníky
        [many] s { $workers } běžného pracovníka
       *[other] s { $workers } běžnými pracovníky
    }, ale bez jejích karet a lir. Před hrou si z celého balíčku vyberte { $vines ->
        [one] { $vines } révu
        [few] { $vines } révy
        [many] { $vines } révy
       *[other] { $vines } rév
    } a zasaďte je. Stavby k tomu nejsou potřeba, ale hodnoty polí překročit nesmíte a větrný mlýn za ně nic nepřinese.
challenge-2 = Malá parta
challenge-2-text =
    Nikdy nemáte více než { $limit ->
        [one] { $limit } běžného pracovníka
        [few] { $limit } běžné pracovníky
        [many] { $limit } běžného pracovníka
       *[other] { $limit } běžných pracovníků
    }; předák a sezonní pracovník se nepočítají. Každá akce má jen prostřední políčko s bonusem a právě to blokuje Automa. Předák vedle něj bonus nezíská a žetony bonusové akce použít nemůžete.
challenge-3 = Hledáme posily
challenge-3-text =
    Na konci roku { $by } musíte mít { $needed ->
        [one] { $needed } pracovníka
        [few] { $needed } pracovníky
        [many] { $needed } pracovníka
       *[other] { $needed } pracovníků
    } včetně předáka, jinak okamžitě prohráváte. Pracovník vytrénovaný v tom roce se počítá, sezonní pracovník ne.
challenge-4 = Velká sklizeň
challenge-4-text =
    Začínáte na { $start } VB. Akcí sklizně na herním plánu smíte sklidit až { $fields ->
        [one] { $fields } pole
        [few] { $fields } pole
        [many] { $fields } pole
       *[other] { $fields } polí
    }; jho a návštěvníci sklízejí jako obvykle.
challenge-5 = Ráno podle libosti
challenge-5-text =
    Na každé úrovni trvá hra { $years ->
        [one] { $years } rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    }. Každý rok smíte zvolit kterýkoli řádek probouzení, i už použitý. Žetony bonusové akce použít nemůžete.
challenge-6 = Plný sklep
challenge-6-text = VB získané během hry se nepočítají, počítají se jen ty od otce a z úrovně; ztrácet VB můžete i tak. Na konci hry, po posledním zrání, přinese { $large } VB každé víno o hodnotě 7 až 9 a { $medium } VB každé o hodnotě 4 až 6.
challenge-7 = Skromný příjem
challenge-7-text = Začínáte na { $start } VB a s opožděnou platbou { $residual }.
challenge-8 = Žádné dodávky
challenge-8-text = Nemůžete vyřizovat objednávky, ani akcí, ani návštěvníkem. Dá-li vám matka objednávky, smíte si místo ní vzít jinou. Všechno ostatní, co promění víno ve VB, je dovoleno.

## What the editions leave open: how we play it, and how else you could read it

reading-workers = Náš výklad: počet běžných pracovníků na začátku je { $ours }, ačkoli nemáte matku; mohlo by to být i { $others }.
reading-start_vp = Náš výklad: začínáte na { $ours } VB, k nimž se přičtou ty z úrovně; mohlo by to být i { $others } VB.
reading-start_residual = Náš výklad: opožděná platba začíná na { $ours }; mohlo by to být i { $others }.
reading-cellar_time = Náš výklad: vína bodují { $ours }; mohlo by to být i { $others }.
reading-large_cellar_vp = Náš výklad: každé víno o hodnotě 7 až 9 přinese { $ours } VB; mohlo by to být i jiné číslo, protože jsme ho odvodili.
reading-mama_redraw = Náš výklad: { $ours }; mohlo by to být i tak, že { $others }.

reading-value-end_of_game = jednou, na konci hry
reading-value-each_year = na konci každého roku
reading-value-may = matku, která vám dá objednávky, si smíte nechat
reading-value-must = si místo ní musíte vzít jinou

## Results. "ahead" says whether the player lost in spite of having more VP.

result-win = Vítězství: máte { $vp } VB, Automa { $automa } VB.
result-draw = Remíza: vy i Automa máte { $vp } VB.
result-loss =
    { $ahead ->
        [yes] Prohráváte, ačkoli máte { $vp } VB a Automa { $automa } VB, protože jste nesplnili výzvu.
       *[no] Porážka: máte { $vp } VB, Automa { $automa } VB.
    }

## The cards of the Automa, as they are used on this board

automa-card = Léto: { $summer }; zima: { $winter }.
automa-card-extended = Jaro: { $spring }; léto: { $summer }; podzim: { $fall }; zima: { $winter }.
automa-nothing = nic

### The tutor: lessons with a fixed deal. Each step has a heading, what to do, and why; $variant chooses what is true now.

tutor-lesson =
    { $lesson ->
        [first] Lekce 1 · Vaše první objednávka
        [tuscany] Lekce 2 · Toskánsko
        [table] Učitel u vašeho stolu
       *[crew] Lekce 3 · Specializovaní pracovníci
    }
tutor-lesson-text =
    { $lesson ->
        [first] Dva roky na základním plánu, od prvních karet k první vyřízené objednávce. Asi dvanáct minut.
        [tuscany] Jeden rok na rozšířeném plánu: čtyři období, mapa a nová tabulka probouzení. Asi osm minut.
       *[crew] Postavte kartu budovy, vytrénujte specializovaného pracovníka a použijte ho. Asi osm minut.
    }
tutor-start = Začít lekci { $number }
tutor-have =
    { $vp ->
        [one] Máte 1 bod.
        [few] Máte { $vp } body.
        [many] Máte { $vp } bodu.
       *[other] Máte { $vp } bodů.
    }
tutor-worth =
    { $worth ->
        [one] 1 bod
        [few] { $worth } body
        [many] { $worth } bodu
       *[other] { $worth } bodů
    }
tutor-crew =
    { $workers ->
        [one] 1 pracovníka
        [few] { $workers } pracovníky
        [many] { $workers } pracovníka
       *[other] { $workers } pracovníků
    }
tutor-worker = pracovník
    .acc = pracovníka
tutor-vp = 1 bod
    .acc = 1 bod
tutor-way = Cesta k cíli
tutor-way-done = hotovo
tutor-way-plan = Plán
tutor-way-plant = Sázení
tutor-way-harvest = Sklizeň
tutor-way-wine = Víno
tutor-way-fill = Objednávka
tutor-way-row = Řádek
tutor-way-star = Hvězda
tutor-way-next = Příští rok
tutor-way-card = Karta
tutor-way-build = Stavba
tutor-way-train = Trénink
tutor-way-special = Použití
tutor-why = Proč?
tutor-rules = Pravidla
tutor-rules-about = { tutor-rules }: { $step }
tutor-next = Další
tutor-leave = Opustit lekci
tutor-show = Ukázat
tutor-press = Stiskněte: { $answer }
tutor-aim = Lektor ukazuje sem.
tutor-play-on = Hrát dál bez lektora
tutor-next-lesson = Další lekce
tutor-real-game = Opravdová hra
tutor-wait = { $player } hraje
tutor-wait-text = Sledujte, co se mění. Potom jste na tahu vy.
tutor-telling = Sledujte, co se děje. Pak řeknu, co dál.

## Lesson 1: the start

tutor-goal = Hraje se na { $target } bodů
tutor-goal-text = Nejvíc bodů je za objednávky vína. Rok, ve kterém někdo dosáhne { $target } bodů, je poslední a vítězí hráč s nejvíce body.
tutor-goal-why =
    { $has ->
        [order] Za svou první objednávku získáte { $points } VB a potom vám každý rok vyplatí £{ $income }.
       *[none] Objednávka dává 2 až 6 bodů a potom vám každý rok vyplácí peníze.
    }
tutor-order =
    { $has ->
        [order] Vaše objednávka chce { $wines }
       *[none] Potřebujete objednávku
    }
tutor-order-text =
    { $has ->
        [order] Máte ji v ruce i s révou, kterou to začíná. Každé víno začíná jako réva na poli.
       *[none] Objednávky jsou karty v ruce. Lížou se v zimě, nebo je dá řádek 3 tabulky probouzení.
    }
tutor-order-why =
    { $growing ->
        [both] { $vine } dává hrozny ({ $grapes }). Vyžaduje { FORM($structure, "acc") } za £{ $price }; máte £{ $lira }.
        [vine] { $vine } dává hrozny ({ $grapes }) a k zasazení nic nechybí.
       *[none] Máte na to £{ $lira } a { tutor-crew }.
    }
tutor-plan = Z pole k objednávce
tutor-plan-text = V létě sázíte. V zimě sklidíte hrozny, vyrobíte z nich víno a vyřídíte objednávku: na každý krok jeden pracovník.
tutor-plan-why =
    Plán má { $jobs ->
        [one] { $jobs } krok
        [few] { $jobs } kroky
        [many] { $jobs } kroku
       *[other] { $jobs } kroků
    }. Máte { tutor-crew } a každý pracuje jednou za rok.
tutor-papa =
    { $variant ->
        [money] Vezměte si liry
       *[gift] Vezměte si dar: { $gift }
    }
tutor-papa-text = Otec vám nabízí { FORM($gift, "acc") }, nebo o £{ $extra } více.
tutor-papa-why =
    { $variant ->
        [money] Nejdřív potřebujete { FORM($structure, "acc") } za £{ $price }; máte £{ $lira }.
        [needed] Váš plán to potřebuje a takhle to máte zdarma.
       *[gift] Zůstane vám celou hru; £{ $extra } utratíte jednou.
    }
tutor-row = Vstaňte na řádku { $row }
tutor-row-text =
    { $variant ->
        [worker] Řádek 7 vám dá na tento rok o pracovníka více.
        [order] Řádek 3 vám dá objednávku.
        [vine] Řádek 2 vám dá révu.
        [lira] Řádek 4 vám dá £1.
        [point] Řádek 6 vám dá 1 bod.
        [visitor] Řádek 5 vám dá návštěvníka.
       *[early] Řádek 1 nedává nic, ale v každém období jste na tahu první.
    }
tutor-row-why =
    { $variant ->
        [worker] Plán má ještě { $jobs ->
            [one] { $jobs } krok
            [few] { $jobs } kroky
            [many] { $jobs } kroku
           *[other] { $jobs } kroků
        } a vy máte { tutor-crew }.
        [order] Nemáte v ruce objednávku, kterou byste ze svých rév brzy vyřídili.
        [vine] Nemáte v ruce révu, kterou vaše objednávka potřebuje.
        [lira] Chybějí vám peníze na { FORM($structure, "acc") }.
        [point] 1 z { $target } bodů, které potřebujete, jen za pozdní vstávání.
       *[visitor] Plán má { $jobs ->
            [one] { $jobs } krok
            [few] { $jobs } kroky
            [many] { $jobs } kroku
           *[other] { $jobs } kroků
        } a vy máte { tutor-crew }.
    }
tutor-summer = Léto: révy patří do země
tutor-summer-text = Umisťujte pracovníky po jednom; protihráč dělá totéž. Políčko s kroužkem je další krok vašeho plánu. Smíte ale i na cokoli jiného, co svítí.
tutor-summer-why = Ve dvou hráčích má každá akce jedno políčko. Když je obsazené, může se přidat jen předák.
tutor-winter = Zima: od hroznů k vínu
tutor-winter-text = Pracovníci umístění v létě zůstávají, kde jsou. Na zimu máte { tutor-crew }.
tutor-winter-why = Sklizeň, výroba vína, objednávka: můžete to rozložit do více zim a o nic nepřijdete.
tutor-year = Rok { $year }: všechno je o rok zralejší
tutor-year-text =
    { $variant ->
        [ready] Na konci roku zrají vína a hrozny o 1, kde je místo. Vaše vína teď na objednávku stačí.
        [wine] Na konci roku stoupla hodnota vašich vín a hroznů o 1, pokud to sklep dovolil.
        [grapes] Na konci roku stoupla hodnota vašich hroznů o 1.
        [vines] Révy zůstávají, kde jsou. Každé pole můžete sklidit jednou za rok.
       *[start] Všichni pracovníci jsou zpět. Vaše pole jsou zatím prázdná.
    }
tutor-year-why = Všichni pracovníci ({ $workers }) jsou zpět a opožděná platba činila £{ $residual }. Vyřízené objednávky ji zvyšují.

## Where to place a worker

tutor-fill = Vyřiďte objednávku
tutor-fill-text = Ve sklepě máte vína. Umístěte pracovníka na akci „Vyřídit objednávku“.
tutor-fill-why = { $points } VB a každý rok o £{ $income } více.
tutor-wine = Vyrobte víno
tutor-wine-text = Umístěte pracovníka na akci „Vyrobit víno“: za jednoho pracovníka až 2 vína.
tutor-wine-why =
    { $variant ->
        [enough]
            { $kind ->
                [red] Objednávka chce červené { $least } a z vašich hroznů bude červené { $value }.
                [white] Objednávka chce bílé { $least } a z vašich hroznů bude bílé { $value }.
                [blush] Objednávka chce růžové { $least } a z vašich hroznů bude růžové { $value }.
               *[sparkling] Objednávka chce šumivé { $least } a z vašich hroznů bude šumivé { $value }.
            }
       *[young]
            { $kind ->
                [red] Objednávka chce červené { $least }. Z vašich hroznů bude červené { $value } a víno zraje o 1 za rok.
                [white] Objednávka chce bílé { $least }. Z vašich hroznů bude bílé { $value } a víno zraje o 1 za rok.
                [blush] Objednávka chce růžové { $least }. Z vašich hroznů bude růžové { $value } a víno zraje o 1 za rok.
               *[sparkling] Objednávka chce šumivé { $least }. Z vašich hroznů bude šumivé { $value } a víno zraje o 1 za rok.
            }
    }
tutor-harvest = Skliďte pole { $field }
tutor-harvest-text = Umístěte pracovníka na akci „Sklizeň“. Révy zůstanou a příští rok můžete sklízet znovu.
tutor-harvest-why =
    { $variant ->
        [both] Jeden pracovník přinese dva hrozny: červený { $red } a bílý { $white }.
        [red] Přinese červený hrozen o hodnotě { $red }.
       *[white] Přinese bílý hrozen o hodnotě { $white }.
    }
tutor-plant = Zasaďte révu { $vine }
tutor-plant-text = Umístěte pracovníka na akci „Zasadit révu“.
tutor-plant-why =
    { $variant ->
        [both] Při každé sklizni svého pole zvýší červený hrozen o { $red } a bílý o { $white }.
        [red] Při každé sklizni svého pole zvýší červený hrozen o { $red }.
       *[white] Při každé sklizni svého pole zvýší bílý hrozen o { $white }.
    }
tutor-build = Postavte { FORM($structure, "acc") }
tutor-build-text = Umístěte pracovníka na akci „Postavit“. Stojí to £{ $price } z vašich £{ $lira }.
tutor-build-why =
    { $variant ->
        [cellar] Váš sklep je na víno, které objednávka chce, příliš malý.
       *[vine] K zasazení révy { $vine } potřebujete { FORM($structure, "acc") }. Potom vám zbude £{ $left }.
    }
tutor-tour = Vydělejte prohlídkou
tutor-tour-text = Umístěte pracovníka na akci „Prohlídka“ za £2.
tutor-tour-why = Na { FORM($structure, "acc") } potřebujete £{ $price } a máte £{ $lira }: chybí £{ $short }.
tutor-draw-vine = Lízněte si révu
tutor-draw-vine-text = Umístěte pracovníka na akci „Líznout révu“.
tutor-draw-vine-why = Objednávka chce { $wines } a žádná réva v ruce ani na polích to všechno nedá.
tutor-draw-order = Lízněte si objednávku
tutor-draw-order-text = Umístěte pracovníka na akci „Líznout objednávku“.
tutor-draw-order-why = Nemáte v ruce objednávku, kterou byste ze svých rév brzy vyřídili.
tutor-save = Pasujte: šetřete pracovníky
tutor-save-text = Stiskněte „Pasovat“. Protihráč bude do konce období hrát bez vás.
tutor-save-why =
    { $workers ->
        [one] Poslední pracovník má letos ještě práci: { $jobs }.
        [few] Vaši { $workers } pracovníci mají letos ještě práci: { $jobs }.
        [many] Vašich { $workers } pracovníka má letos ještě práci: { $jobs }.
       *[other] Vašich { $workers } pracovníků má letos ještě práci: { $jobs }.
    }
tutor-visitor = Zahrajte návštěvníka
tutor-visitor-text =
    { $variant ->
        [winter] Umístěte pracovníka na akci „Zimní návštěvník“. Návštěvník udělá, co říká jeho karta, a je pryč.
       *[summer] Umístěte pracovníka na akci „Letní návštěvník“. Návštěvník udělá, co říká jeho karta, a je pryč.
    }
tutor-visitor-why =
    { $held ->
        [one] Váš plán tohoto pracovníka nepotřebuje a v ruce máte návštěvníka.
        [few] Váš plán tohoto pracovníka nepotřebuje a v ruce máte { $held } návštěvníky.
        [many] Váš plán tohoto pracovníka nepotřebuje a v ruce máte { $held } návštěvníka.
       *[other] Váš plán tohoto pracovníka nepotřebuje a v ruce máte { $held } návštěvníků.
    }
tutor-train = Trénujte pracovníka
tutor-train-text = Umístěte pracovníka na akci „Trénink“. Stojí to £4 z vašich £{ $lira }.
tutor-train-why = Nový pracovník přijde příští rok a zůstane do konce hry.
tutor-spare =
    { $variant ->
        [tour] Uspořádejte prohlídku
       *[cart] Vezměte si £1 z vozu
    }
tutor-spare-text =
    { $variant ->
        [tour] Umístěte pracovníka na akci „Prohlídka“.
       *[cart] Umístěte pracovníka k vozu. Ten není nikdy plný.
    }
tutor-spare-why = Váš plán tohoto pracovníka teď nepotřebuje a máte £{ $lira }.
tutor-finish = Pasujte: není co dělat
tutor-finish-text = Stiskněte „Pasovat“. Období končí, když všichni pasovali.
tutor-finish-why =
    { $variant ->
        [ready] Vaše vína na objednávku stačí.
        [wine] Je-li ve sklepě místo, stoupne na konci roku hodnota vašich vín o 1.
        [grapes] Hodnota vašich hroznů stoupne na konci roku o 1.
       *[other] Žádná otevřená akce vás k objednávce nepřiblíží.
    }

## The questions of these actions

tutor-fall =
    { $variant ->
        [winter] Lízněte si zimního návštěvníka
       *[summer] Lízněte si letního návštěvníka
    }
tutor-fall-text = Vyberte druh, který budete moci zahrát nejdřív.
tutor-fall-why = Návštěvníci v ruce: letní { $summer }, zimní { $winter }.
tutor-which-vine = Vyberte révu { $vine }
tutor-which-vine-text = Stiskněte kartu v ruce.
tutor-which-vine-why = Dává hrozny: { $grapes }.
tutor-which-field = Pole { $field } pro révu { $vine }
tutor-which-field-text = Stiskněte pole na své vinici.
tutor-which-field-why =
    { $variant ->
        [together] Rostou tam už révy s hodnotou { $there } a jedna sklizeň přinese hrozny celého pole. Potom tam zbude místo pro hodnotu { $room }.
       *[empty] Má nejvíc místa: po této révě ještě pro hodnotu { $room }.
    }
tutor-which-structure = Vyberte { FORM($structure, "acc") }
tutor-which-structure-text = Stiskněte stavbu na své vinici.
tutor-which-structure-why = Stojí £{ $price }. Máte £{ $lira }.
tutor-which-harvest = Pole { $field }
tutor-which-harvest-text = Stiskněte pole na své vinici.
tutor-which-harvest-why =
    { $variant ->
        [both] Přinese červený hrozen { $red } a bílý { $white }.
        [red] Přinese červený hrozen { $red }.
       *[white] Přinese bílý hrozen { $white }.
    }
tutor-which-wine =
    { $variant ->
        [red] Vyrobte červené víno
        [white] Vyrobte bílé víno
        [blush] Vyrobte růžové víno
       *[done] Tolik vína stačí
    }
tutor-which-wine-text = Z červeného hroznu je červené víno, z bílého bílé, o stejné hodnotě.
tutor-which-wine-why =
    { $has ->
        [order] Objednávka chce { $wines }.
       *[none] Objednávku vyřídíte jen vínem, hrozny ne.
    }
tutor-which-order = Vyberte objednávku
tutor-which-order-text = Stiskněte objednávku v ruce.
tutor-which-order-why = { $points } VB a každý rok o £{ $income } více.
tutor-deliver =
    { $kind ->
        [red] Dodejte červené { $value }
        [white] Dodejte bílé { $value }
        [blush] Dodejte růžové { $value }
       *[sparkling] Dodejte šumivé { $value }
    }
tutor-deliver-text = Objednávka přijme každé víno, které má aspoň její hodnotu.
tutor-deliver-why =
    { $kind ->
        [red] Červené { $value } stačí; červené { $best } se hodí na lepší objednávku.
        [white] Bílé { $value } stačí; bílé { $best } se hodí na lepší objednávku.
        [blush] Růžové { $value } stačí; růžové { $best } se hodí na lepší objednávku.
       *[sparkling] Šumivé { $value } stačí; šumivé { $best } se hodí na lepší objednávku.
    }
tutor-choice =
    { $kind ->
        [discard] Odhoďte: { $answer }
        [give] Vzdejte se: { $answer }
       *[other] { $answer }
    }
tutor-choice-text = To by byla moje volba.
tutor-choice-tried = Odpovědi jsem si v hlavě rozehrál dál a žádná jiná nevyhrává častěji.

## Lesson 1: the end

tutor-filled = První objednávka je vyřízena
tutor-filled-text = { tutor-have } { tutor-filled-next }
tutor-filled-next =
    { $has ->
        [order] Vaše další objednávka chce { $wines }. Jde to stejně, jen rychleji, protože révy zůstávají.
       *[none] Teď si v zimě lízněte objednávku a vytrénujte za £4 pracovníka. Jde to stejně, jen rychleji, protože révy zůstávají.
    }
tutor-filled-why = Přinesla vám { $amount } VB a na konci každého roku teď dostáváte £{ $residual }.

## Lesson 2: the extended board

tutor-tuscany = Čtyři období práce
tutor-tuscany-text = V Toskánsku umisťujete pracovníky ve všech čtyřech obdobích: na jaře stavíte a lížete révy, v létě sázíte, na podzim sklízíte a vyrábíte víno, v zimě dodáváte.
tutor-tuscany-why = Cíl je { $target } bodů. Na celý rok máte { tutor-crew }, takže se o ně dělí čtyři období.
tutor-map = Mapa dává body na konci
tutor-map-text = Hvězda v regionu vám hned dá jeho bonus. Kdo tam má na konci nejvíc hvězd, získá body regionu.
tutor-map-why = Každý region vynese 1 nebo 2 body; při shodě neboduje nikdo.
tutor-tuscany-order =
    { $has ->
        [order] Vaše objednávka chce { $wines }
       *[none] Potřebujete objednávku
    }
tutor-tuscany-order-text =
    { $has ->
        [order] Cesta od révy k objednávce je stejná jako na základním plánu.
       *[none] Zatím žádnou nemáte. Hvězda v regionu Arezzo vám ji dá i bez pracovníka na podzim.
    }
tutor-tuscany-order-why =
    { $growing ->
        [both] { $vine } dává hrozny ({ $grapes }). Vyžaduje { FORM($structure, "acc") } za £{ $price }; máte £{ $lira }.
        [vine] { $vine } dává hrozny ({ $grapes }) a k zasazení nic nechybí.
       *[none] Máte £{ $lira } a { tutor-crew }.
    }
tutor-tuscany-row = Vstaňte na řádku { $row }
tutor-tuscany-row-text = Řádek dává bonusy postupně: jeden při vstupu do léta, jeden pro podzim, jeden pro zimu. Řádek na příští rok si zvolíte, až budete opouštět zimu.
tutor-tuscany-row-why =
    { $variant ->
        [order] Řádek 4 vám v létě dá objednávku.
        [vine] Řádek 3 vám v létě dá révu a ta vaší objednávce chybí.
        [point] Řádek 6 vám v létě dá 1 bod.
        [star] Řádek 5 vám v zimě dá hvězdu.
        [worker] Řádek 7 vám od léta dá o pracovníka více.
       *[lira] Řádek 2 vám v létě dá £1.
    }
tutor-spring = Jaro: stavět, lízat révy, umisťovat hvězdy
tutor-spring-text = O tom, kdo táhne první, rozhoduje v každém období pořadí řádků.
tutor-spring-why = Na čtyři období máte { tutor-crew }. Použijete-li teď jednoho na hvězdu, na zbytek roku jich zůstane { $left }.
tutor-star = Umístěte hvězdu
tutor-star-text = Umístěte pracovníka na akci s hvězdou.
tutor-star-why = { $region } vynese na konci { tutor-worth } a bonus dává hned.
tutor-which-region = { $region }
tutor-which-region-text = Stiskněte region na mapě.
tutor-which-region-why =
    { $variant ->
        [leads] Hvězdy tam: vaše { $own }, soupeřovy { $rival }. S jednou navíc povedete a na konci to vynese { tutor-worth }.
        [ahead] Hvězdy tam: vaše { $own }, soupeřovy { $rival }. S jednou navíc váš náskok vzroste.
        [level] Hvězdy tam: vaše { $own }, soupeřovy { $rival }. S jednou navíc bude shoda a neboduje nikdo.
       *[behind] Hvězdy tam: vaše { $own }, soupeřovy { $rival }.
    }
tutor-leaving = Období smíte opustit dřív
tutor-leaving-text = Pasováním se ve svém řádku posunete k bonusu dalšího období. Pracovníci, které si necháte, vám zbudou na další období.
tutor-leaving-why = Máte ještě { tutor-crew } a přijdou ještě tři období.
tutor-tuscany-summer = Léto: sázet
tutor-tuscany-summer-text = Sázejte, hrajte letní návštěvníky, provádějte výměny, prodávejte nebo kupujte pole.
tutor-tuscany-summer-why = Na léto, podzim a zimu máte { tutor-crew }.
tutor-tuscany-fall = Podzim: sklízet a lisovat
tutor-tuscany-fall-text = Sklízejte, vyrábějte víno, lízejte objednávky, nebo znovu stavte a pořádejte prohlídky.
tutor-tuscany-fall-why = Na podzim a zimu máte { tutor-crew }.
tutor-tuscany-winter = Zima: dodávat
tutor-tuscany-winter-text = Vyřizujte objednávky, prodávejte víno, trénujte pracovníky, hrajte zimní návštěvníky.
tutor-tuscany-winter-why = Máte ještě { tutor-crew } a žádné další období je nepotřebuje.
tutor-tuscany-end = Rok v Toskánsku
tutor-tuscany-end-text = { tutor-have } Odtud je každý rok stejný, jen vaše vinice roste.
tutor-tuscany-end-why =
    { $stars ->
        [0] Zatím jste neumístili žádnou hvězdu. Hvězda stojí jednoho pracovníka a může vynést 2 body.
        [one] Umístili jste 1 hvězdu. Sledujte, kdo v regionech vede: shoda nevynese nic.
        [few] Umístili jste { $stars } hvězdy. Sledujte, kdo v regionech vede: shoda nevynese nic.
        [many] Umístili jste { $stars } hvězdy. Sledujte, kdo v regionech vede: shoda nevynese nic.
       *[other] Umístili jste { $stars } hvězd. Sledujte, kdo v regionech vede: shoda nevynese nic.
    }

## Lesson 3: special workers and structure cards

tutor-special-workers = Dva specializovaní pracovníci
tutor-special-workers-text = V této hře můžete trénovat { FORM($special, "acc") } a { FORM($other, "acc") }. Každý umí něco, co ostatní neumějí.
tutor-special-workers-why = Specializovaný pracovník stojí £{ $train } místo £4 a od každého druhu smíte mít jednoho.
tutor-structure-cards = Karty budov
tutor-structure-cards-text = Karty budov se stavějí jako každá stavba, na vaši desku nebo na prázdné pole. Každá vám při postavení dá 1 bod a schopnost do konce hry.
tutor-structure-cards-why = Své si vybíráte teď: jednu si vezmete, zbytek pošlete dál a tak dokola.
tutor-pick = Vezměte si kartu { $card }
tutor-pick-text = Stiskněte kartu.
tutor-pick-why = Stojí £{ $price } a žádná jiná tu není levnější. Karta, na kterou nemáte, vám k ničemu není.
tutor-crew-papa =
    { $variant ->
        [money] Vezměte si liry
       *[gift] Vezměte si dar: { $gift }
    }
tutor-crew-papa-text = Otec vám nabízí { FORM($gift, "acc") }, nebo o £{ $extra } více.
tutor-crew-papa-why =
    { $variant ->
        [money] { $card } stojí £{ $price } a specializovaný pracovník £{ $train }; máte £{ $lira }.
       *[gift] Pracovník navíc každý rok má větší cenu než £{ $extra }.
    }
tutor-build-card = Postavte budovu { $card }
tutor-build-card-text = Umístěte pracovníka na akci „Postavit“. Karta stojí £{ $price } z vašich £{ $lira }.
tutor-build-card-why = Dá vám 1 bod a od té chvíle působí.
tutor-which-card = Vyberte kartu { $card }
tutor-which-card-text = Stiskněte kartu v ruce.
tutor-which-card-why = { $does }
tutor-which-site = Dejte ji na desku
tutor-which-site-text = Stiskněte desku budov.
tutor-which-site-why = Na poli by zabrala místo révám. Na desce je místo pro dvě karty.
tutor-train-special = Trénujte specializovaného pracovníka
tutor-train-special-text = Umístěte pracovníka na akci „Trénink“. Specializovaný pracovník stojí £{ $train } z vašich £{ $lira }.
tutor-train-special-why = Přijde příští rok jako každý vytrénovaný pracovník a zůstane.
tutor-which-worker = Vyberte { FORM($special, "acc") }
tutor-which-worker-text = Stiskněte specializovaného pracovníka.
tutor-which-worker-why = { $ability }
tutor-earn = Vydělejte peníze
tutor-earn-text = Umístěte pracovníka tam, kde vydělá liry.
tutor-earn-why =
    { $variant ->
        [card] { $card } stojí £{ $price } a máte £{ $lira }: chybí £{ $missing }.
       *[worker] Specializovaný pracovník stojí £{ $train } a máte £{ $lira }: chybí £{ $missing }.
    }
tutor-save-train = Pasujte: nechte si pracovníka na zimu
tutor-save-train-text = Stiskněte „Pasovat“. Pracovníci se trénují v zimě a je k tomu potřeba pracovník.
tutor-save-train-why = Máte £{ $lira }, to na specializovaného pracovníka za £{ $train } stačí, a zbývá vám jeden pracovník.
tutor-place-special = Umístěte { FORM($special, "acc") }
tutor-place-special-text = Vyberte pracovníka nad herním plánem a potom stiskněte políčko.
tutor-place-special-why = { $ability }
tutor-crew-end =
    { $variant ->
        [all] Teď už umíte obojí: budovy i pracovníky
       *[late] Tady lekce končí
    }
tutor-crew-end-text = { tutor-have } Karty budov a specializované pracovníky lze přidat do každé hry, s rozšířeným plánem i bez něj.
tutor-crew-end-why = Najdete je při zakládání hry pod „Všechny volby“.

## Jobs for workers, in a list

tutor-job-draw_vine = líznout révu
tutor-job-draw_order = líznout objednávku
tutor-job-build_structure = stavět
tutor-job-plant_vine = sázet
tutor-job-harvest_field = sklízet
tutor-job-make_wine = vyrobit víno
tutor-job-fill_order = vyřídit objednávku

### Pages to look things up: the rules and the cards.

## Rules

rules-page-title = Pravidla · vendemmia
rules-page-heading = Pravidla
rules-page-intro = Všechna pravidla, jak se hrají u tohoto stolu, našimi slovy a každé s číslem. Stiskem čísla pravidlo otevřete.
rules-page-opening = Rok v kostce
rules-page-aim = Cíl
rules-page-aim-text = Vítězí hráč s nejvíce vítěznými body. Jakmile jich má někdo 20, hra skončí po tomto roce.
rules-page-way = Od révy k objednávce
rules-page-way-text = Zasaďte na pole révy, skliďte hrozny, vyrobte z nich ve sklepě víno a vyřiďte jím objednávky: ty vám dají body a každý rok peníze. Stavby vám umožní víc; návštěvníci, prohlídky a prodeje cestou pomáhají.
rules-page-spring = Jaro
rules-page-spring-text = Každý si zvolí řádek tabulky probouzení: s časným řádkem jste na tahu dřív, s pozdním získáte bonus.
rules-page-summer = Léto
rules-page-summer-text = V tomto pořadí umisťujte po jednom pracovníky a dělejte, co říká jejich políčko, dokud všichni nepasují. Předák se může přidat i k akci, která má všechna políčka obsazená.
rules-page-fall = Podzim
rules-page-fall-text = Každý si lízne návštěvníka, letního, nebo zimního.
rules-page-winter = Zima
rules-page-winter-text = Pracovníci, které jste si v létě nechali, teď sklízejí, vyrábějí víno, vyřizují objednávky nebo trénují nové pracovníky, zase jeden po druhém. Každý pracuje jednou za rok, tak je v létě nevyčerpejte všechny.
rules-page-yearend = Konec roku
rules-page-yearend-text = Hrozny a vína zrají o 1, pracovníci se vracejí domů, vyřízené objednávky znovu vyplácejí a z ruky odhodíte karty nad limit sedmi.
rules-page-extended = Rozšířený herní plán
rules-page-extended-text = Pracovníky umisťujete ve všech čtyřech obdobích, hvězdy na mapě dávají bonusy a hra končí při 25 bodech.
rules-page-guide = Raději se učíte hraním? Spusťte lekci
rules-page-about-base = Peníze jsou liry (£), vítězné body VB. Žeton znamená skleněný žeton: hrozen v lisu nebo víno ve sklepě. Kde se příručky liší nebo mlčí, říká pravidlo „Výklad“ a uvádí naše pojetí.
rules-page-about-solo = Jeden hráč proti Automě. Vše ostatní je jako v základní hře.
rules-page-about-tuscany = Tři moduly, jednotlivě nebo v libovolné kombinaci: rozšířený herní plán, specializovaní pracovníci a karty budov. Vše ostatní je jako v základní hře.
rules-page-search = Hledat v pravidlech
rules-page-search-help = Slova, číslo pravidla jako PLANT-2, nebo písmena kapitoly
rules-page-search-go = Hledat
rules-page-contents = Obsah
rules-page-all = Všechna pravidla
rules-page-found =
    { $count ->
        [one] 1 pravidlo pro „{ $query }“
        [few] { $count } pravidla pro „{ $query }“
        [many] { $count } pravidla pro „{ $query }“
       *[other] { $count } pravidel pro „{ $query }“
    }
rules-page-none = Žádná pravidla pro „{ $query }“
rules-page-none-help = Zkuste méně slov nebo kratší, nebo projděte obsah.
rules-page-missing = Pravidla v této instalaci chybějí.
rules-page-rule-title = { $number }, { $chapter } · Pravidla · vendemmia
rules-page-where = Kde v pravidlech jste
rules-page-mentioned = Zmíněno v
rules-page-section = Oddíl
rules-page-card = Karta: { $name }
rules-page-reading = Náš výklad: { $reading }
rules-page-before = Předchozí: { $number }
rules-page-after = Další: { $number }
rules-page-neighbours = Předchozí a další pravidlo

## Cards

cards-page-title = Karty · vendemmia
cards-page-heading = Karty
cards-page-intro = Všechny karty ve hře. Stiskem zobrazíte celý text, výklady a pravidla.
cards-page-search = Hledat v kartách
cards-page-search-help = Jméno nebo slova z textu
cards-page-search-go = Hledat
cards-page-filter = Druhy karet
cards-page-every-kind = Všechny druhy
cards-page-found =
    { $count ->
        [one] 1 karta pro „{ $query }“
        [few] { $count } karty pro „{ $query }“
        [many] { $count } karty pro „{ $query }“
       *[other] { $count } karet pro „{ $query }“
    }
cards-page-none = Žádné karty pro „{ $query }“
cards-page-none-help = Zkuste méně slov nebo kratší, nebo jiný druh.
cards-page-foot-rulings =
    { $count ->
        [one] 1 výklad
        [few] { $count } výklady
        [many] { $count } výkladu
       *[other] { $count } výkladů
    }
cards-page-card-title = { $name } · Karty · vendemmia
cards-page-where = Kde v kartách jste
cards-page-rulings = Výklady
cards-page-rules = Pravidla
cards-page-namesake = Existuje také: { $name } ({ $kind })
cards-page-before = Předchozí: { $name }
cards-page-after = Další: { $name }
cards-page-neighbours = Předchozí a další karta
cards-page-start = Do začátku
cards-page-or = nebo
cards-page-workers =
    { $count ->
        [one] 1 pracovník
        [few] { $count } pracovníci
        [many] { $count } pracovníka
       *[other] { $count } pracovníků
    }
cards-page-grande = předák
cards-page-training = Trénink
cards-page-training-help = navíc k obvyklé ceně
cards-page-limit = Limit
cards-page-limit-help = od každého druhu na hráče
cards-page-only-extended = jen na rozšířeném plánu
cards-page-extended-letter = T
cards-page-sell-or-trade = Prodat hrozny nebo koupit/prodat pole; na rozšířeném plánu: výměna
cards-page-kind-with = { $kind } · { $more }

cards-page-kind-vine = Réva
cards-page-kind-summer = Letní návštěvník
cards-page-kind-winter = Zimní návštěvník
cards-page-kind-order = Objednávka
cards-page-kind-structure_card = Karta budovy
cards-page-kind-mama = Matka
cards-page-kind-papa = Otec
cards-page-kind-structure = Stavba
cards-page-kind-worker = Specializovaný pracovník
cards-page-kind-automa = Automa

cards-page-kinds-vine = Révy
cards-page-kinds-summer = Letní návštěvníci
cards-page-kinds-winter = Zimní návštěvníci
cards-page-kinds-order = Objednávky
cards-page-kinds-structure_card = Karty budov
cards-page-kinds-mama = Matky
cards-page-kinds-papa = Otcové
cards-page-kinds-structure = Stavby vinice
cards-page-kinds-worker = Specializovaní pracovníci
cards-page-kinds-automa = Karty Automy

cards-page-count-vine = { $copies } ze { $total } rév
cards-page-count-summer = jeden z { $total } letních návštěvníků
cards-page-count-winter = jeden z { $total } zimních návštěvníků
cards-page-count-order = jedna z { $total } objednávek
cards-page-count-structure_card = jedna z { $total } karet budov
cards-page-count-mama = jedna z { $total } matek
cards-page-count-papa = jeden z { $total } otců
cards-page-count-structure = jedna z { $total } staveb, jednou na každé vinici
cards-page-count-worker = jeden z { $total } specializovaných pracovníků; v každé hře jsou dva
cards-page-count-automa = jedna z { $total } karet Automy

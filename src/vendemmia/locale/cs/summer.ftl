### The summer visitors: name, text, one message for each option, rulings.

card-surveyor = Zeměměřič
card-surveyor-text = Získejte £2 za každé své prázdné pole, nebo 1 VB za každé své osázené pole.
card-surveyor-option-1 = £2 za každé prázdné pole
card-surveyor-option-2 = 1 VB za každé osázené pole
card-surveyor-ruling-1 = Prodané pole ani pole s kartou budovy se nepočítá jako prázdné ani jako osázené.
card-surveyor-ruling-2 = Musíte mít aspoň jedno pole, které se počítá.

card-broker = Makléř
card-broker-text = Proměňte £9 ve 3 VB, nebo se vzdejte 2 VB za £6.
card-broker-option-1 = Zaplatit £9 za 3 VB
card-broker-option-2 = Vzdát se 2 VB za £6
card-broker-ruling-1 = Směnu provedete jen jednou.
card-broker-ruling-2 = Abyste se mohli vzdát 2 VB, musíte mít aspoň −3 VB.

card-wine_critic = Kritik vín
card-wine_critic-text = Buď si lízněte dva zimní návštěvníky, nebo naservírujte víno o hodnotě aspoň 7 a získejte 4 VB.
card-wine_critic-option-1 = Líznout 2 zimní návštěvníky
card-wine_critic-option-2 = Odhodit víno o hodnotě aspoň 7 za 4 VB
card-wine_critic-ruling-1 = Víno může být libovolného druhu.

card-blacksmith = Kovář
card-blacksmith-text = Postavte jednu budovu o £2 levněji; je-li její tištěná cena 5 nebo 6, získejte navíc 1 VB.
card-blacksmith-ruling-1 = O VB rozhoduje tištěná cena: získáte ho za větrný mlýn, degustační místnost, velký sklep a karty budov s cenou 5 nebo 6.
card-blacksmith-ruling-2 = Cena nikdy neklesne pod £0.

card-contractor = Stavitel
card-contractor-text = Proveďte dvě z těchto tří možností: získejte 1 VB, postavte budovu, zasaďte révu.
card-contractor-option-1 = Získat 1 VB
card-contractor-option-2 = Postavit budovu
card-contractor-option-3 = Zasadit révu
card-contractor-ruling-1 = Musíte provést obě části, v libovolném pořadí; treláž nebo zavlažování postavené jako první může zasazení umožnit.

card-tour_guide = Průvodce
card-tour_guide-text = Vydělejte si £4, nebo skliďte úrodu jednoho pole.
card-tour_guide-option-1 = Získat £4
card-tour_guide-option-2 = Sklidit pole
card-tour_guide-ruling-1 = I tak můžete každé pole sklidit jen jednou za rok.
card-tour_guide-ruling-2 = Není to prohlídka, takže degustační místnost nic nepřinese.

card-novice_guide = Začínající průvodce
card-novice_guide-text = Vydělejte si £3, nebo vyrobte z hroznů jedno či dvě vína.
card-novice_guide-option-1 = Získat £3
card-novice_guide-option-2 = Vyrobit až 2 vína
card-novice_guide-ruling-1 = Není to prohlídka, takže degustační místnost nic nepřinese.

card-uncertified_broker = Makléř bez diplomu
card-uncertified_broker-text = Vzdejte se 3 VB za £9, nebo proměňte £6 ve 2 VB.
card-uncertified_broker-option-1 = Vzdát se 3 VB za £9
card-uncertified_broker-option-2 = Zaplatit £6 za 2 VB
card-uncertified_broker-ruling-1 = Směnu provedete jen jednou.
card-uncertified_broker-ruling-2 = Abyste se mohli vzdát 3 VB, musíte mít aspoň −2 VB.

card-planter = Sazeč
card-planter-text = Buď zasaďte jednu či dvě révy a získejte £1, nebo jednu révu vykopejte, jednu révu odhoďte a získejte 2 VB.
card-planter-option-1 = Zasadit až 2 révy a získat £1
card-planter-option-2 = Vykopat révu, odhodit révu, získat 2 VB
card-planter-ruling-1 = £1 získáte, jen když zasadíte aspoň jednu révu.
card-planter-ruling-2 = Odhodit smíte kteroukoli révu z ruky.

card-buyer = Nákupčí
card-buyer-text = Buď za £2 kupte červený nebo bílý hrozen o hodnotě 1, nebo odhoďte libovolný hrozen a získejte £2 a 1 VB.
card-buyer-option-1 = Zaplatit £2 za hrozen o hodnotě 1
card-buyer-option-2 = Odhodit hrozen za £2 a 1 VB
card-buyer-ruling-1 = Místo s hodnotou 1 dané barvy ve vašem lisu musí být volné.
card-buyer-ruling-2 = Koupě hroznu není sklizeň.

card-landscaper = Zahradní architekt
card-landscaper-text = Buď si lízněte révu a potom, chcete-li, jednu zasaďte, nebo mezi sebou prohoďte dvě révy ze dvou svých polí.
card-landscaper-option-1 = Líznout révu a pak případně jednu zasadit
card-landscaper-option-2 = Prohodit dvě révy mezi svými poli
card-landscaper-ruling-1 = Smíte zasadit i právě líznutou révu, nebo nezasadit žádnou.
card-landscaper-ruling-2 = Prohození není sázení: nepotřebujete stavby a větrný mlýn nic nepřinese, ale žádné z polí nesmí překročit svou hodnotu.

card-architect = Architekt
card-architect-text = Postavte budovu o £3 levněji, nebo získejte 1 VB za každou svou stavbu s tištěnou cenou 4.
card-architect-option-1 = Postavit budovu o £3 levněji
card-architect-option-2 = 1 VB za každou stavbu s cenou 4
card-architect-ruling-1 = Tištěná cena musí být přesně 4: chalupa, střední sklep a karty budov s touto cenou.
card-architect-ruling-2 = Cena nikdy neklesne pod £0.

card-uncertified_architect = Architekt bez diplomu
card-uncertified_architect-text = Buď se vzdejte 1 VB a postavte budovu s tištěnou cenou 2 nebo 3, nebo se vzdejte 2 VB a postavte libovolnou budovu; peníze neplatíte.
card-uncertified_architect-option-1 = Vzdát se 1 VB a postavit budovu s cenou 2 nebo 3
card-uncertified_architect-option-2 = Vzdát se 2 VB a postavit libovolnou budovu
card-uncertified_architect-ruling-1 = VB platíte místo lir.
card-uncertified_architect-ruling-2 = Velký sklep i tak vyžaduje střední.

card-patron = Mecenáš
card-patron-text = Buď získejte £4, nebo si lízněte objednávku a zimního návštěvníka.
card-patron-option-1 = Získat £4
card-patron-option-2 = Líznout objednávku a zimního návštěvníka
card-patron-ruling-1 = Je-li jeden z obou balíčků prázdný, dostanete jen kartu z druhého.

card-auctioneer = Dražebník
card-auctioneer-text = Obětujte dvě karty za £4, nebo čtyři karty za 3 VB.
card-auctioneer-option-1 = Odhodit 2 karty za £4
card-auctioneer-option-2 = Odhodit 4 karty za 3 VB
card-auctioneer-ruling-1 = Sám Dražebník se mezi tyto karty nepočítá.

card-entertainer = Bavič
card-entertainer-text = Buď zaplaťte £4 a lízněte si tři zimní návštěvníky, nebo odhoďte víno a tři karty návštěvníků a získejte 3 VB.
card-entertainer-option-1 = Zaplatit £4 a líznout 3 zimní návštěvníky
card-entertainer-option-2 = Odhodit víno a 3 karty návštěvníků za 3 VB
card-entertainer-ruling-1 = Letní a zimní návštěvníky smíte kombinovat; sám Bavič se nepočítá.

card-vendor = Prodejce
card-vendor-text = Lízněte si révu, objednávku a zimního návštěvníka; potom si každý protihráč smí líznout letního návštěvníka.
card-vendor-ruling-1 = Protihráči se rozhodují v pořadí probouzení a smějí odmítnout.

card-handyman = Kutil
card-handyman-text = Každý hráč včetně vás smí postavit jednu budovu o £2 levněji; za každého protihráče, který to udělá, získáte 1 VB.
card-handyman-ruling-1 = Hráči se rozhodují v pořadí probouzení.
card-handyman-ruling-2 = Cena nikdy neklesne pod £0.

card-horticulturist = Zahradník
card-horticulturist-text = Buď zasaďte révu i bez potřebných staveb, nebo dvě révy vykopejte, dvě révy odhoďte a získejte 3 VB.
card-horticulturist-option-1 = Zasadit révu, stavby netřeba
card-horticulturist-option-2 = Vykopat 2 révy, odhodit 2 révy, získat 3 VB
card-horticulturist-ruling-1 = Réva se i tak musí vejít do hodnoty pole.
card-horticulturist-ruling-2 = Odhodit smíte kterékoli révy z ruky.

card-peddler = Podomní obchodník
card-peddler-text = Odhoďte dvě karty a potom si lízněte po jedné od každého druhu: révu, objednávku, letního návštěvníka, zimního návštěvníka, a hrajete-li s kartami budov, i kartu budovy.
card-peddler-ruling-1 = Sám Podomní obchodník se mezi tyto dvě karty nepočítá.

card-banker = Bankéř
card-banker-text = Vezměte si £5; potom se smí každý protihráč vzdát 1 VB a dostat £3 z banky.
card-banker-ruling-1 = Protihráči se rozhodují v pořadí probouzení; kdo má −5 VB, nabídku přijmout nemůže.

card-overseer = Dohlížitel
card-overseer-text = Postavte jednu budovu a zasaďte jednu révu; má-li réva hodnotu 4, získejte 1 VB.
card-overseer-option-1 = Postavit budovu
card-overseer-option-2 = Zasadit révu
card-overseer-ruling-1 = Musíte provést obě části, v libovolném pořadí.
card-overseer-ruling-2 = Révy s hodnotou 4 jsou Cabernet Sauvignon a Chardonnay.

card-importer = Dovozce
card-importer-text = Protihráči vám smějí dohromady předat tři karty návštěvníků; pokud to neudělají, líznete si tři zimní návštěvníky.
card-importer-ruling-1 = V pořadí probouzení každý protihráč řekne, kolik karet dá; není-li to dohromady tři, nedává nikdo nic.
card-importer-ruling-2 = Které karty dají, si vybírají dárci.

card-sharecropper = Pachtýř
card-sharecropper-text = Buď zasaďte révu i bez potřebných staveb, nebo jednu révu vykopejte, jednu révu odhoďte a získejte 2 VB.
card-sharecropper-option-1 = Zasadit révu, stavby netřeba
card-sharecropper-option-2 = Vykopat révu, odhodit révu, získat 2 VB
card-sharecropper-ruling-1 = Odhodit smíte kteroukoli révu z ruky.
card-sharecropper-ruling-2 = Zasazená réva se i tak musí vejít do hodnoty pole.

card-grower = Pěstitel
card-grower-text = Zasaďte révu; máte-li pak na polích šest nebo více rév, získejte 2 VB.
card-grower-ruling-1 = Počítají se révy, které teď máte na polích, včetně té nové.

card-negotiator = Vyjednavač
card-negotiator-text = Buď odhoďte hrozen a zvyšte si opožděnou platbu o 1, nebo odhoďte víno a zvyšte si ji o 2.
card-negotiator-option-1 = Odhodit hrozen: opožděná platba +1
card-negotiator-option-2 = Odhodit víno: opožděná platba +2
card-negotiator-ruling-1 = Opožděná platba nikdy nepřekročí 5; je-li na 5, kartu použít nemůžete.

card-cultivator = Zemědělec
card-cultivator-text = Zasaďte révu, i kdyby tím pole překročilo svou hodnotu.
card-cultivator-ruling-1 = Výjimka platí jen pro toto zasazení, potom zase platí běžný limit.
card-cultivator-ruling-2 = Treláž a zavlažování potřebujete jako obvykle.
card-cultivator-ruling-3 = Sklizený hrozen má hodnotu nejvýš 9.

card-homesteader = Osadník
card-homesteader-text = Postavte budovu o £3 levněji, nebo zasaďte jednu či dvě révy; vzdáte-li se 1 VB, smíte provést obojí.
card-homesteader-option-1 = Postavit budovu o £3 levněji
card-homesteader-option-2 = Zasadit až 2 révy
card-homesteader-option-3 = Vzdát se 1 VB a provést obojí
card-homesteader-part-1 = { card-homesteader-option-1 }
card-homesteader-part-2 = { card-homesteader-option-2 }
card-homesteader-ruling-1 = Děláte-li obojí, pořadí si určíte sami.

card-planner = Plánovač
card-planner-text = Vyšlete hned dalšího svého pracovníka na akci pozdějšího období; provedete ji, až to období začne.
card-planner-ruling-1 = Použít lze jen akce s políčky na herním plánu, ne vůz, jho ani jiná soukromá políčka.
card-planner-ruling-2 = Políčko je od této chvíle obsazené; ceny a podmínky se ověří, až období začne.
card-planner-ruling-3 = Čekající akce se provádějí před všemi tahy období, v pořadí probouzení; není-li některá v tu chvíli možná, propadá.
card-planner-ruling-4 = V zimě, zahrajete-li ho přes Správce, už žádné pozdější období není a použít ho nelze.

card-agriculturist = Agronom
card-agriculturist-text = Zasaďte révu; jsou-li pak na jejím poli aspoň tři různé odrůdy, získejte 2 VB.
card-agriculturist-ruling-1 = Každý název je jiná odrůda.

card-swindler = Podvodník
card-swindler-text = Každý protihráč vám smí zaplatit £2; za každého, kdo to neudělá, získáte 1 VB.
card-swindler-ruling-1 = Protihráč, který má méně než £2, zaplatit nemůže, takže VB získáte.

card-producer = Producent
card-producer-text = Zaplaťte £2 a vezměte si zpět jednoho nebo dva své pracovníky z jiných akcí; letos je smíte umístit znovu.
card-producer-ruling-1 = Pracovníky nesmíte brát zpět z žádného políčka akce, při které jste kartu zahráli.
card-producer-ruling-2 = Vzít zpět smíte pracovníka libovolného druhu a políčko, které se na herním plánu uvolní, je zase přístupné všem.
card-producer-ruling-3 = Smíte vzít zpět i pracovníka, který čeká na pozdější období; jeho akce pak propadá.

card-organizer = Organizátor
card-organizer-text = Přesuňte svého kohouta na volný řádek probouzení a získejte bonus tohoto řádku; potom v tomto období pasujete.
card-organizer-ruling-1 = Nový řádek platí po zbytek roku.
card-organizer-ruling-2 = Řádek 7 vám dá sezonního pracovníka, jen pokud ještě leží na tabulce; totéž platí pro žeton prvního hráče na rozšířeném herním plánu.
card-organizer-ruling-3 = Pasujete, až váš tah skončí, takže ještě smíte zahrát druhého návštěvníka z bonusu.
card-organizer-ruling-4 = Na rozšířeném herním plánu získáte bonus probíhajícího období a pasování vám pak dá další bonus řádku.

card-sponsor = Sponzor
card-sponsor-text = Lízněte si dvě révy, nebo získejte £3; vzdáte-li se 1 VB, smíte provést obojí.
card-sponsor-option-1 = Líznout 2 révy
card-sponsor-option-2 = Získat £3
card-sponsor-option-3 = Vzdát se 1 VB, líznout 2 révy a získat £3
card-sponsor-ruling-1 = Obě části dohromady stojí 1 VB, jen jednou.

card-artisan = Řemeslník
card-artisan-text = Buď získejte £3, nebo postavte budovu o £1 levněji, nebo zasaďte jednu či dvě révy.
card-artisan-option-1 = Získat £3
card-artisan-option-2 = Postavit budovu o £1 levněji
card-artisan-option-3 = Zasadit až 2 révy
card-artisan-ruling-1 = Provedete jen jednu ze tří možností.

card-stonemason = Kameník
card-stonemason-text = Zaplaťte dohromady £8 a postavte libovolné dvě budovy bez ohledu na jejich cenu.
card-stonemason-ruling-1 = Obě musí být na vaší vinici nové; smíte postavit střední sklep a potom velký.

card-volunteer_crew = Parta dobrovolníků
card-volunteer_crew-text = Každý hráč včetně vás smí zasadit jednu révu; za každého protihráče, který to udělá, získáte £2 z banky.
card-volunteer_crew-ruling-1 = Stavby a hodnoty polí platí pro všechny jako obvykle.

card-wedding_party = Svatebčané
card-wedding_party-text = Dejte po £2 jednomu, dvěma nebo třem protihráčům a za každého z nich získejte 1 VB.
card-wedding_party-ruling-1 = Komu zaplatíte, určíte sami; nikomu nesmíte zaplatit dvakrát.

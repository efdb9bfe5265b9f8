### The winter visitors: name, text, one message for each option, rulings.

card-merchant = Kupec
card-merchant-text = Buď za £3 kupte červený a bílý hrozen, oba o hodnotě 1, nebo vyřiďte objednávku a získejte za ni o 1 VB více.
card-merchant-option-1 = Zaplatit £3 za červený a bílý hrozen o hodnotě 1
card-merchant-option-2 = Vyřídit objednávku a získat o 1 VB více
card-merchant-ruling-1 = Ke koupi musí být ve vašem lisu volná obě místa s hodnotou 1.

card-crusher = Lisař
card-crusher-text = Buď získejte £3 a lízněte si letního návštěvníka, nebo si lízněte objednávku a vyrobte jedno či dvě vína.
card-crusher-option-1 = Získat £3 a líznout letního návštěvníka
card-crusher-option-2 = Líznout objednávku a vyrobit až 2 vína
card-crusher-part-1 = Líznout objednávku
card-crusher-part-2 = Vyrobit až 2 vína
card-crusher-ruling-1 = Objednávku si smíte líznout dřív, než se rozhodnete, jaká vína vyrobíte.
card-crusher-ruling-2 = Musíte vyrobit aspoň jedno víno.

card-judge = Soudce
card-judge-text = Buď si lízněte dva letní návštěvníky, nebo naservírujte víno o hodnotě aspoň 4 a získejte 3 VB.
card-judge-option-1 = Líznout 2 letní návštěvníky
card-judge-option-2 = Odhodit víno o hodnotě aspoň 4 za 3 VB
card-judge-ruling-1 = Víno může být libovolného druhu.

card-oenologist = Enolog
card-oenologist-text = Nechte všechna svá vína dvakrát zrát, nebo za £3 rozšiřte sklep na další stupeň.
card-oenologist-option-1 = Nechat všechna vína dvakrát zrát
card-oenologist-option-2 = Zaplatit £3 a rozšířit sklep
card-oenologist-ruling-1 = £3 nahrazují obvyklou cenu £4 nebo £6.
card-oenologist-ruling-2 = Hrozny nezrají a víno, které se nemůže posunout, zůstává na místě.

card-marketer = Reklamní agent
card-marketer-text = Buď si lízněte dva letní návštěvníky a získejte £1, nebo vyřiďte objednávku a získejte za ni o 1 VB více.
card-marketer-option-1 = Líznout 2 letní návštěvníky a získat £1
card-marketer-option-2 = Vyřídit objednávku a získat o 1 VB více
card-marketer-ruling-1 = Tento VB získáte navíc k těm z objednávky.

card-crush_expert = Odborník na lisování
card-crush_expert-text = Buď získejte £3 a lízněte si kartu objednávky, nebo vyrobte jedno až tři vína.
card-crush_expert-option-1 = Získat £3 a líznout objednávku
card-crush_expert-option-2 = Vyrobit až 3 vína
card-crush_expert-ruling-1 = Musíte vyrobit aspoň jedno víno.

card-uncertified_teacher = Učitel bez diplomu
card-uncertified_teacher-text = Buď se vzdejte 1 VB a zdarma vytrénujte pracovníka, nebo získejte 1 VB za každého protihráče se šesti pracovníky.
card-uncertified_teacher-option-1 = Vzdát se 1 VB a trénovat pracovníka
card-uncertified_teacher-option-2 = 1 VB za každého protihráče se 6 pracovníky
card-uncertified_teacher-ruling-1 = Do šesti se počítají všichni pracovníci: umístění, noví, předák i sezonní.
card-uncertified_teacher-ruling-2 = Není-li žádný takový protihráč, druhou část zvolit nemůžete.

card-teacher = Učitel
card-teacher-text = Vyrobte jedno či dvě vína, nebo za £2 vytrénujte pracovníka.
card-teacher-option-1 = Vyrobit až 2 vína
card-teacher-option-2 = Trénovat pracovníka za £2
card-teacher-ruling-1 = Nový pracovník bude dostupný až příští rok.

card-benefactor = Dobrodinec
card-benefactor-text = Buď si lízněte révu a letního návštěvníka, nebo obětujte dvě karty návštěvníků za 2 VB.
card-benefactor-option-1 = Líznout révu a letního návštěvníka
card-benefactor-option-2 = Odhodit 2 karty návštěvníků za 2 VB
card-benefactor-ruling-1 = Letní a zimní návštěvníky smíte kombinovat; sám Dobrodinec se nepočítá.

card-assessor = Odhadce
card-assessor-text = Získejte £1 za každou kartu v ruce, nebo odhoďte všechny karty z ruky a získejte 2 VB.
card-assessor-option-1 = £1 za každou kartu v ruce
card-assessor-option-2 = Odhodit všechny karty z ruky za 2 VB
card-assessor-ruling-1 = Musíte mít v ruce aspoň jednu kartu; sám Odhadce se nepočítá.

card-queen = Královna
card-queen-text = Soused po vaší pravici si musí vybrat: ztratí 1 VB, předá vám dvě karty, nebo vám zaplatí £3.
card-queen-option-1 = Ztratit 1 VB
card-queen-option-2 = Dát 2 karty
card-queen-option-3 = Zaplatit £3
card-queen-ruling-1 = Rozhodují místa u stolu, ne pořadí probouzení: soused je ten, kdo je při obcházení stolu po směru hodinových ručiček těsně před vámi.
card-queen-ruling-2 = Soused si může vybrat jen to, co je možné; není-li možné nic, kartu zahrát nemůžete.
card-queen-ruling-3 = Karty vybírá soused.

card-harvester = Sběrač hroznů
card-harvester-text = Skliďte jedno nebo dvě pole; potom k tomu získejte buď £2, nebo 1 VB.
card-harvester-option-1 = Získat £2
card-harvester-option-2 = Získat 1 VB
card-harvester-ruling-1 = Musíte sklidit aspoň jedno pole.

card-professor = Akademik
card-professor-text = Vytrénujte za £2 pracovníka, nebo získejte 2 VB, máte-li šest pracovníků.
card-professor-option-1 = Trénovat pracovníka za £2
card-professor-option-2 = Získat 2 VB, máte-li 6 pracovníků
card-professor-ruling-1 = Do šesti se počítají všichni pracovníci: umístění, noví, předák i sezonní.

card-master_vintner = Mistr vinař
card-master_vintner-text = Buď rozšiřte sklep o £2 levněji, nebo nechte jedno víno zrát a vyřiďte jednu objednávku.
card-master_vintner-option-1 = Rozšířit sklep o £2 levněji
card-master_vintner-option-2 = Nechat zrát víno a vyřídit objednávku
card-master_vintner-part-1 = Nechat zrát víno
card-master_vintner-part-2 = Vyřídit objednávku
card-master_vintner-ruling-1 = Musíte udělat obojí, v libovolném pořadí; dodat nemusíte právě to víno, které jste nechali zrát.
card-master_vintner-ruling-2 = Víno, které necháte zrát, se musí moci posunout.

card-uncertified_oenologist = Enolog bez diplomu
card-uncertified_oenologist-text = Buď nechte všechna svá vína dvakrát zrát, nebo se vzdejte 1 VB a rozšiřte sklep zdarma na další stupeň.
card-uncertified_oenologist-option-1 = Nechat všechna vína dvakrát zrát
card-uncertified_oenologist-option-2 = Vzdát se 1 VB a rozšířit sklep
card-uncertified_oenologist-ruling-1 = Provedete právě jednu z obou možností.
card-uncertified_oenologist-ruling-2 = Hrozny nezrají a víno, které se nemůže posunout, zůstává na místě.

card-promoter = Propagátor
card-promoter-text = Odhoďte hrozen nebo víno, získejte 1 VB a zvyšte si opožděnou platbu o 1.
card-promoter-option-1 = Odhodit hrozen
card-promoter-option-2 = Odhodit víno
card-promoter-ruling-1 = Opožděná platba nikdy nepřekročí 5, ale VB získáte tak jako tak.

card-mentor = Mentor
card-mentor-text = Každý hráč včetně vás smí vyrobit až dvě vína; za každého protihráče, který to udělá, si líznete révu nebo letního návštěvníka.
card-mentor-ruling-1 = Balíček si volíte zvlášť za každého z těchto protihráčů.

card-harvest_expert = Odborník na sklizeň
card-harvest_expert-text = Skliďte jedno pole a k tomu si buď lízněte révu, nebo postavte za £1 jho.
card-harvest_expert-option-1 = Sklidit pole
card-harvest_expert-option-2 = Líznout révu, nebo postavit jho za £1
card-harvest_expert-part-1 = Líznout révu
card-harvest_expert-part-2 = Postavit jho za £1
card-harvest_expert-ruling-1 = Musíte provést obě části, v libovolném pořadí.
card-harvest_expert-ruling-2 = Jho si můžete zvolit, jen pokud ho ještě nemáte.

card-innkeeper = Krčmář
card-innkeeper-text = Vezměte si do ruky po vrchní kartě ze dvou různých odhazovacích balíčků.
card-innkeeper-ruling-1 = Ve dvou balíčcích musí být aspoň po jedné kartě.
card-innkeeper-ruling-2 = Krčmáře odhodíte až potom.

card-jack_of_all_trades = Všeuměl
card-jack_of_all_trades-text = Proveďte dvě z těchto tří možností: skliďte pole, vyrobte až dvě vína, vyřiďte objednávku.
card-jack_of_all_trades-option-1 = Sklidit pole
card-jack_of_all_trades-option-2 = Vyrobit až 2 vína
card-jack_of_all_trades-option-3 = Vyřídit objednávku
card-jack_of_all_trades-ruling-1 = Musíte provést obě části, v libovolném pořadí.

card-politician = Poslanec
card-politician-text = Máte-li méně než 0 VB, získáte £6; jinak si líznete révu, letního návštěvníka a objednávku.
card-politician-ruling-1 = Rozhoduje počet VB, na výběr nemáte.

card-supervisor = Kontrolor
card-supervisor-text = Vyrobte jedno nebo dvě vína a za každé šumivé mezi nimi získejte 1 VB.
card-supervisor-ruling-1 = Musíte vyrobit aspoň jedno víno; šumivé být nemusí.

card-scholar = Učenec
card-scholar-text = Lízněte si dvě objednávky, nebo za £3 vytrénujte pracovníka; vzdáte-li se 1 VB, smíte provést obojí.
card-scholar-option-1 = Líznout 2 objednávky
card-scholar-option-2 = Trénovat pracovníka za £3
card-scholar-option-3 = Vzdát se 1 VB, líznout 2 objednávky a trénovat pracovníka za £3
card-scholar-ruling-1 = Nový pracovník bude dostupný až příští rok.

card-reaper = Žnec
card-reaper-text = Skliďte jedno až tři pole; sklidíte-li všechna tři, získejte 2 VB.
card-reaper-ruling-1 = Počítají se jen pole sklizená touto kartou a každé pole se sklízí jednou za rok.

card-motivator = Motivátor
card-motivator-text = Každý hráč včetně vás si smí vzít zpět svého umístěného předáka; za každého protihráče, který to udělá, získáte 1 VB.
card-motivator-ruling-1 = Hráči, kteří v tomto období už pasovali, tuto možnost nemají.
card-motivator-ruling-2 = Smíte vzít zpět i předáka, kterým jste tuto kartu zahráli.

card-bottler = Stáčeč
card-bottler-text = Vyrobte jedno až tři vína a za každý druh vína mezi nimi získejte 1 VB.
card-bottler-ruling-1 = Počítají se druhy, ne žetony, a jen vína vyrobená touto kartou.

card-craftsman = Mistr řemesla
card-craftsman-text = Proveďte dvě z těchto tří možností: lízněte si objednávku, rozšiřte sklep, získejte 1 VB.
card-craftsman-option-1 = Líznout objednávku
card-craftsman-option-2 = Rozšířit sklep
card-craftsman-option-3 = Získat 1 VB
card-craftsman-ruling-1 = Rozšíření stojí £4 nebo £6 jako obvykle.
card-craftsman-ruling-2 = Musíte provést obě části, v libovolném pořadí.

card-exporter = Vývozce
card-exporter-text = Buď vyrobte jedno či dvě vína, nebo vyřiďte objednávku, nebo odhoďte hrozen za 2 VB.
card-exporter-option-1 = Vyrobit až 2 vína
card-exporter-option-2 = Vyřídit objednávku
card-exporter-option-3 = Odhodit hrozen za 2 VB
card-exporter-ruling-1 = Provedete jen jednu ze tří možností.

card-laborer = Nádeník
card-laborer-text = Skliďte jedno či dvě pole, nebo vyrobte až tři vína; vzdáte-li se 1 VB, smíte provést obojí.
card-laborer-option-1 = Sklidit až 2 pole
card-laborer-option-2 = Vyrobit až 3 vína
card-laborer-option-3 = Vzdát se 1 VB a provést obojí
card-laborer-part-1 = { card-laborer-option-1 }
card-laborer-part-2 = { card-laborer-option-2 }
card-laborer-ruling-1 = Děláte-li obojí, pořadí si určíte sami.

card-designer = Návrhář
card-designer-text = Postavte budovu; máte-li pak šest nebo více staveb, získejte 2 VB.
card-designer-ruling-1 = Nová stavba se počítá, malý sklep ne.

card-governess = Guvernantka
card-governess-text = Vytrénujte za £3 pracovníka, který je dostupný okamžitě, nebo odhoďte víno a získejte 2 VB.
card-governess-option-1 = Trénovat za £3 pracovníka dostupného ihned
card-governess-option-2 = Odhodit víno za 2 VB
card-governess-ruling-1 = Nového pracovníka smíte umístit ještě tuto zimu.

card-manager = Správce
card-manager-text = Proveďte jednu akci dřívějšího období, bez umístění pracovníka a bez bonusu.
card-manager-ruling-1 = Vybrat smíte každou akci, která má políčka v dřívějším období tohoto roku, obsazená i volná, ale ne jho, jiná soukromá políčka ani vůz.
card-manager-ruling-2 = Patří sem i zahrání letního návštěvníka.
card-manager-ruling-3 = Větrný mlýn a degustační místnost bodují jako obvykle.

card-zymologist = Zymolog
card-zymologist-text = Vyrobte jedno nebo dvě vína o hodnotě aspoň 4, ať máte jakýkoli sklep.
card-zymologist-ruling-1 = Smíte vyrobit i růžové a šumivé víno, z obvyklých hroznů a s obvyklou nejnižší hodnotou.
card-zymologist-ruling-2 = Víno, které by kleslo pod 4, vyrobit nemůžete.
card-zymologist-ruling-3 = Dokud nemáte příslušný sklep, zraje takové víno jen v rozmezí hodnot toho sklepa.

card-noble = Šlechtic
card-noble-text = Buď zaplaťte £1 a zvyšte si opožděnou platbu o 1, nebo ji snižte o 2 a získejte 2 VB.
card-noble-option-1 = Zaplatit £1: opožděná platba +1
card-noble-option-2 = Opožděná platba −2 za 2 VB
card-noble-ruling-1 = Opožděná platba zůstává mezi 0 a 5; je-li na 5, první část zvolit nemůžete.

card-governor = Guvernér
card-governor-text = Určete jednoho, dva nebo tři protihráče: každý z nich vám musí předat letního návštěvníka a za každého z nich, kdo žádného nemá, získáte 1 VB.
card-governor-ruling-1 = Protihráč, který má letního návštěvníka, vám jednoho dát musí, ale sám vybere kterého.

card-taster = Degustátor
card-taster-text = Naservírujte víno a získejte £4; mělo-li vyšší hodnotu než kterékoli jiné víno ve všech sklepích, získejte navíc 2 VB.
card-taster-ruling-1 = Počítají se i vaše ostatní vína a při shodě VB nezískáte.

card-caravan = Karavana
card-caravan-text = Otočte z každého balíčku jednu kartu, dvě si nechte a ostatní odhoďte.
card-caravan-ruling-1 = Karty musí být aspoň ve dvou balíčcích.

card-guest_speaker = Hostující řečník
card-guest_speaker-text = Každý hráč včetně vás smí za £1 vytrénovat pracovníka; za každého protihráče, který to udělá, získáte 1 VB.
card-guest_speaker-ruling-1 = Nikdo nesmí mít více než šest pracovníků včetně předáka a noví pracovníci budou dostupní až příští rok.

### The structure cards: name, text, rulings. An action card has the text of its private space, with the bonus.

structure-kind-action = Akce
structure-kind-enhancement = Vylepšení
structure-kind-residual = Bonusová
structure-card-head = { $kind }, cena £{ $cost }
structure-card-text = { $head }. { $text }

card-cask = Sud
card-cask-text = { action-structure-cask-text } Bonus: { action-structure-cask-bonus }.
card-cask-ruling-1 = Aspoň jeden z obou kroků musí být možný; sklepy a obsazená místa omezují zrání jako obvykle.
action-structure-cask = { card-cask }
action-structure-cask-text = Nechte jedno víno dvakrát zrát.
action-structure-cask-bonus = líznout 1 objednávku

card-aqueduct = Akvadukt
card-aqueduct-text = Révy smíte sázet i bez staveb, které vyžadují.
card-aqueduct-ruling-1 = Nepotřebujete treláž ani zavlažování, ale révy se i tak musí vejít do hodnoty pole.

card-wine_cave = Vinná jeskyně
card-wine_cave-text = { action-structure-wine_cave-text } Bonus: { action-structure-wine_cave-bonus }.
card-wine_cave-ruling-1 = Každé vybrané víno se musí moci posunout; jsou-li dvě na sousedních místech, posune se nejdřív to s vyšší hodnotou.
action-structure-wine_cave = { card-wine_cave }
action-structure-wine_cave-text = Nechte jednou zrát jedno víno nebo dvě různá vína.
action-structure-wine_cave-bonus = líznout 1 objednávku

card-trading_post = Obchodní stanice
card-trading_post-text = { action-structure-trading_post-text } Bonus: { action-structure-trading_post-bonus }.
card-trading_post-ruling-1 = Při výměně dáte 2 karty, £3, 1 VB nebo hrozen a jednu z těchto věcí za to dostanete; získaný hrozen má hodnotu 1.
card-trading_post-ruling-2 = Druhou výměnu neprovádíte.
card-trading_post-ruling-3 = Hvězda je nepovinná; bez mapy vlivu žádnou nezískáte.
action-structure-trading_post = { card-trading_post }
action-structure-trading_post-text = Proveďte jednu výměnu.
action-structure-trading_post-bonus = umístit nebo přesunout 1 hvězdu

card-shop = Obchod
card-shop-text = { action-structure-shop-text } Bonus: { action-structure-shop-bonus }.
card-shop-ruling-1 = Ať objednávku vyřídíte v kterémkoli ročním období, přinese vám své VB a opožděnou platbu jako obvykle.
card-shop-ruling-2 = Hvězda je nepovinná; bez mapy vlivu žádnou nezískáte.
action-structure-shop = { card-shop }
action-structure-shop-text = Vyřiďte jednu objednávku.
action-structure-shop-bonus = umístit nebo přesunout 1 hvězdu

card-wine_press = Vřetenový lis
card-wine_press-text = { action-structure-wine_press-text } Bonus: { action-structure-wine_press-bonus }.
card-wine_press-ruling-1 = Musíte vyrobit aspoň jedno víno.
card-wine_press-ruling-2 = Hvězda je nepovinná; bez mapy vlivu žádnou nezískáte.
action-structure-wine_press = { card-wine_press }
action-structure-wine_press-text = Vyrobte jedno nebo dvě vína.
action-structure-wine_press-bonus = umístit nebo přesunout 1 hvězdu

card-school = Škola
card-school-text = { action-structure-school-text } Bonus: { action-structure-school-bonus }.
card-school-ruling-1 = Specializovaný pracovník stojí £1 i tady a protihráčova Akademie další £1.
card-school-ruling-2 = Bonus přichází až po zaplacení, takže z něj nemůžete platit.
card-school-ruling-3 = Limit šesti pracovníků platí i tady; předák se počítá, sezonní pracovník ne.
action-structure-school = { card-school }
action-structure-school-text = Vytrénujte zdarma pracovníka, který je dostupný už letos.
action-structure-school-bonus = získat £1

card-wine_bar = Vinárna
card-wine_bar-text = { action-structure-wine_bar-text } Bonus: { action-structure-wine_bar-bonus }.
card-wine_bar-ruling-1 = Víno může být libovolného druhu a hodnoty.
action-structure-wine_bar = { card-wine_bar }
action-structure-wine_bar-text = Odhoďte jedno víno.
action-structure-wine_bar-bonus = získat 2 VB

card-patio = Patio
card-patio-text = Za každé růžové nebo šumivé víno, které vyrobíte, získáte £2.
card-patio-ruling-1 = Nezáleží na tom, jakým způsobem víno vyrobíte.

card-ristorante = Ristorante
card-ristorante-text = { action-structure-ristorante-text } Bonus: { action-structure-ristorante-bonus }.
card-ristorante-ruling-1 = Potřebujete obojí; na druhu, barvě a hodnotách nezáleží.
action-structure-ristorante = { card-ristorante }
action-structure-ristorante-text = Odhoďte jedno víno a jeden hrozen.
action-structure-ristorante-bonus = získat £3 a 3 VB

card-guest_house = Penzion
card-guest_house-text = { action-structure-guest_house-text } Bonus: { action-structure-guest_house-bonus }.
card-guest_house-ruling-1 = Letní a zimní návštěvníky smíte kombinovat.
action-structure-guest_house = { card-guest_house }
action-structure-guest_house-text = Odhoďte dvě karty návštěvníků.
action-structure-guest_house-bonus = získat 2 VB

card-cafe = Kavárna
card-cafe-text = { action-structure-cafe-text } Bonus: { action-structure-cafe-bonus }.
card-cafe-ruling-1 = Hrozen může mít libovolnou barvu i hodnotu.
action-structure-cafe = { card-cafe }
action-structure-cafe-text = Odhoďte jeden hrozen.
action-structure-cafe-bonus = získat £3 a 1 VB

card-distiller = Palírna
card-distiller-text = Na konci každého roku zrají všechny vaše hrozny ještě jednou.
card-distiller-ruling-1 = Působí v kroku opožděných plateb, poté co dostanete liry, a před ostatními bonusovými budovami.
card-distiller-ruling-2 = Působí jen na konci roku: díky bonusu řádku probouzení 6 zrají hrozny i nadále jen jednou.

card-mercado = Tržiště
card-mercado-text = Kdykoli si líznete objednávku, smíte ji okamžitě vyřídit.
card-mercado-ruling-1 = Smíte vyřídit jen objednávky, které jste si právě lízli, ne ty, které už jste měli.
card-mercado-ruling-2 = Nejdřív uvidíte všechny líznuté karty, a lížete-li s Věštcem, jednu odhodíte; potom smíte vyřídit kterékoli z líznutých objednávek, jednu po druhé.
card-mercado-ruling-3 = Počítá se každé lízání, v kterémkoli tahu i na konci roku; karty z Karavany, od Krčmáře a od protihráčů líznuté nejsou.
card-mercado-ruling-4 = Veranda a Vinný salonek u takové objednávky platí.
card-mercado-ruling-5 = Objednávku nesmíte vyřídit, pokud byste tím znemožnili akci, kterou ještě musíte provést.

card-studio = Ateliér
card-studio-text = Každá stavba, kterou od této chvíle postavíte, vám přinese o 1 VB více.
card-studio-ruling-1 = Počítají se stavby na desce vinice, rozšíření sklepa i karty budov, ať je postavíte jakkoli a kdykoli.
card-studio-ruling-2 = Kameník vám přinese 2 VB, po jednom za každou stavbu.
card-studio-ruling-3 = Samotný Ateliér se nepočítá a prohlídka také ne.

card-barn = Stodola
card-barn-text = Když v létě pasujete, smíte odhodit dvě karty za 1 VB.
card-barn-ruling-1 = Přesně dvě karty libovolného druhu, jednou za léto.
card-barn-ruling-2 = Na rozšířeném herním plánu to uděláte dřív, než získáte bonus podzimního sloupce.

card-academy = Akademie
card-academy-text = Kdykoli protihráč trénuje pracovníka, zaplatí vám £1.
card-academy-ruling-1 = Počítá se každý způsob tréninku; protihráč, který nemůže zaplatit, nemůže trénovat.
card-academy-ruling-2 = Ve hře pro jednoho hráče se nepoužívá.

card-gazebo = Altán
card-gazebo-text = Kdykoli uspořádáte prohlídku, smíte umístit nebo přesunout hvězdu.
card-gazebo-ruling-1 = Počítá se každá vaše prohlídka, i ta z karty; jiný zisk lir prohlídka není.
card-gazebo-ruling-2 = Bez mapy vlivu nemá žádný účinek.

card-workshop = Dílna
card-workshop-text = Každá stavba vás stojí o £1 méně.
card-workshop-ruling-1 = Platí to pro stavby na desce vinice, rozšíření sklepa i karty budov, a to i když jiná karta už dává slevu nebo pevnou cenu.
card-workshop-ruling-2 = Cena nikdy neklesne pod £0.
card-workshop-ruling-3 = Kameníkových £8 a ceny ve VB se nemění.

card-veranda = Veranda
card-veranda-text = Každá objednávka, kterou vyřídíte, vám přinese o 1 VB více.
card-veranda-ruling-1 = Nezáleží na tom, jak objednávku vyřídíte; prodej vína není vyřízení objednávky.

card-wine_parlor = Vinný salonek
card-wine_parlor-text = Každá objednávka, kterou vyřídíte, vám přinese £2.
card-wine_parlor-ruling-1 = Liry dostanete až po vyřízení objednávky.
card-wine_parlor-ruling-2 = Prodej vína není vyřízení objednávky.

card-label_factory = Výrobna etiket
card-label_factory-text = { action-structure-label_factory-text } Bonus: { action-structure-label_factory-bonus }.
card-label_factory-ruling-1 = VB z bonusu získáte navíc k těm z objednávky.
card-label_factory-ruling-2 = £3 musíte mít dřív, než za objednávku cokoli dostanete.
action-structure-label_factory = { card-label_factory }
action-structure-label_factory-text = Zaplaťte £3 a vyřiďte jednu objednávku.
action-structure-label_factory-bonus = získat 2 VB

card-harvest_machine = Sklízecí stroj
card-harvest_machine-text = Kdykoli sklízíte pole, smíte místo jednoho sklidit všechna svá osázená pole.
card-harvest_machine-ruling-1 = Pole, která jste letos už sklidili, se vynechávají.
card-harvest_machine-ruling-2 = Platí i u jha a návštěvníků a všechna tato pole se počítají pro Žnece.

card-fermentation_tank = Kvasný tank
card-fermentation_tank-text = Po sklizni smíte vyrobit jedno víno.
card-fermentation_tank-ruling-1 = Nezáleží na tom, proč sklízíte: platí jednou za každou akci nebo kartu, po jejím posledním poli.
card-fermentation_tank-ruling-2 = Bonus akce i jeho zopakování Politikem patří k téže sklizni; druhá akce Mafiána je samostatná sklizeň.

card-charmat = Charmat
card-charmat-text = Šumivé víno smíte vyrobit z jednoho červeného a jednoho bílého hroznu.
card-charmat-ruling-1 = Obě hodnoty se sečtou a musí dát aspoň 7; potřebujete velký sklep.
card-charmat-ruling-2 = Růžové víno smíte z těchto dvou hroznů vyrobit jako dosud.

card-inn = Hostinec
card-inn-text = Každý návštěvník, kterého zahrajete, vám přinese £1.
card-inn-ruling-1 = Počítají se letní i zimní návštěvníci v kterémkoli ročním období.
card-inn-ruling-2 = £1 získáte před účinkem návštěvníka a smíte z ní platit i jeho cenu.

card-tap_room = Výčep
card-tap_room-text = Po každém návštěvníkovi, kterého zahrajete, smíte odhodit jedno víno za 2 VB.
card-tap_room-ruling-1 = Nejdřív návštěvníka celého vyhodnoťte; za každou kartu smíte takto odhodit jen jednou.
card-tap_room-ruling-2 = Máte-li i Krčmu, pořadí si určíte sami.

card-tavern = Krčma
card-tavern-text = Po každém návštěvníkovi, kterého zahrajete, smíte odhodit dva hrozny za 3 VB.
card-tavern-ruling-1 = Nejdřív návštěvníka celého vyhodnoťte; za každou kartu smíte takto odhodit jen jednou.
card-tavern-ruling-2 = Přesně dva hrozny, libovolné barvy i hodnoty.
card-tavern-ruling-3 = Máte-li i Výčep, pořadí si určíte sami.

card-banquet_hall = Hodovní síň
card-banquet_hall-text = Když přesunete hvězdu, získáte bonus regionu, kam ji přesouváte.
card-banquet_hall-ruling-1 = Hvězdy můžete přesouvat, až když jich máte umístěných všech šest.
card-banquet_hall-ruling-2 = Smíte-li přesunout dvě hvězdy, můžete dvakrát přesunout tutéž a pokaždé získat bonus.
card-banquet_hall-ruling-3 = Bez mapy vlivu nemá žádný účinek.

card-penthouse = Penthouse
card-penthouse-text = Každé víno o hodnotě aspoň 7, které vyrobíte, vám přinese 1 VB.
card-penthouse-ruling-1 = Rozhoduje hodnota místa, na kterém víno skončí.
card-penthouse-ruling-2 = Víno, které na 7 dozraje, nepřináší nic.

card-fountain = Fontána
card-fountain-text = Kdykoli protihráč uspořádá prohlídku, získáte £1.
card-fountain-ruling-1 = Platí banka; za vlastní prohlídky nedostanete nic.
card-fountain-ruling-2 = Ve hře pro jednoho hráče se nepoužívá.

card-mixer = Mísič
card-mixer-text = { action-structure-mixer-text } Bonus: { action-structure-mixer-bonus }.
card-mixer-ruling-1 = Musíte vyrobit aspoň jedno víno; za dvě je bonus stejný.
action-structure-mixer = { card-mixer }
action-structure-mixer-text = Vyrobte jedno růžové víno, jedno šumivé víno, nebo od každého jedno.
action-structure-mixer-bonus = získat 1 VB

card-storehouse = Skladiště
card-storehouse-text = Na konci každého roku zrají všechna vaše vína ještě jednou.
card-storehouse-ruling-1 = Sklepy a obsazená místa omezují zrání jako obvykle.
card-storehouse-ruling-2 = Působí v kroku opožděných plateb, poté co dostanete liry, a po Palírně.

card-statue = Socha
card-statue-text = Na konci každého roku získáte 1 VB.
card-statue-ruling-1 = Získáte ho hned po ověření, zda hra končí: konec hry tedy nevyvolá, ale v posledním roce se počítá.
card-statue-ruling-2 = Na základním herním plánu se do cílového počtu bodů počítá až od dalšího roku.

card-dock = Přístaviště
card-dock-text = Na konci každého roku si líznete objednávku.
card-dock-ruling-1 = Lížete si v kroku opožděných plateb: na rozšířeném herním plánu poté, co odhodíte karty nad limit sedmi, na základním předtím.
card-dock-ruling-2 = Z bonusových budov přichází v tomto kroku na řadu poslední, po Silu.
card-dock-ruling-3 = S Tržištěm smíte objednávku okamžitě vyřídit.

card-silo = Silo
card-silo-text = Na konci každého roku si líznete révu.
card-silo-ruling-1 = Lížete si v kroku opožděných plateb: na rozšířeném herním plánu poté, co odhodíte karty nad limit sedmi, na základním předtím.
card-silo-ruling-2 = Přichází na řadu před Přístavištěm.

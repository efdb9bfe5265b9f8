### The special workers: name inside a sentence, title, ability, rulings.

worker-farmer = farmář
    .acc = farmáře
worker-farmer-name = Farmář
    .acc = Farmáře
worker-farmer-text = Na herním plánu získáte jeden libovolný bonus ze všech vytištěných u dané akce, ať Farmář stojí na kterémkoli políčku.
worker-farmer-ruling-1 = Smíte si vybrat i bonus uzavřeného políčka.
worker-farmer-ruling-2 = Získáte ho místo bonusu políčka, nikdy navíc.
worker-farmer-ruling-3 = Platí i vedle plně obsazené akce.
worker-farmer-ruling-4 = U vozu, který nemá bonus, a na soukromých políčkách nemá žádný účinek.

worker-mafioso = mafián
    .acc = mafiána
worker-mafioso-name = Mafián
    .acc = Mafiána
worker-mafioso-text = Na políčku bez bonusu smíte akci provést ještě jednou.
worker-mafioso-ruling-1 = Podruhé se rozhodujete znovu: můžete třeba nejdřív sklidit pole a pak vykopat révu, nebo nejdřív postavit budovu a pak uspořádat prohlídku.
worker-mafioso-ruling-2 = Běžná omezení platí: stejné pole nesklidíte v jednom roce dvakrát.
worker-mafioso-ruling-3 = Jho a vůz bonus nemají, políčka karet budov ano.
worker-mafioso-ruling-4 = Vedle políček plně obsazené akce nemá žádný účinek.
worker-mafioso-ruling-5 = Mýto Vojákovi platíte jen jednou.

worker-merchant = obchodník
    .acc = obchodníka
worker-merchant-name = Obchodník
    .acc = Obchodníka
worker-merchant-text = Pokud ve chvíli, kdy Obchodníka umístíte na herní plán, už všichni protihráči v tomto období pasovali, líznete si po akci kartu z libovolného balíčku.
worker-merchant-ruling-1 = Smíte si vybrat kterýkoli balíček ve hře, i karty budov.
worker-merchant-ruling-2 = Na soukromých políčkách nemá žádný účinek.
worker-merchant-ruling-3 = Ve hře pro jednoho hráče se nepoužívá.

worker-chef = kuchař
    .acc = kuchaře
worker-chef-name = Kuchař
    .acc = Kuchaře
worker-chef-text = Kuchař smí zabrat políčko protihráčova pracovníka. Ten se vrátí ke svému hráči, který ho může letos znovu umístit.
worker-chef-ruling-1 = Kuchař zabere právě toto políčko i s bonusem, a to i když jsou jiná volná.
worker-chef-ruling-2 = Kuchař nemůže vyhnat jiného Kuchaře ani pracovníka vedle políček nebo u vozu.
worker-chef-ruling-3 = Sezonní pracovník se vrátí k hráči, který ho letos má.
worker-chef-ruling-4 = Co vyhnaný pracovník vykonal, platí dál; pracovník čekající na své období o akci přijde.
worker-chef-ruling-5 = Mýto Vojákovi se platí předem, i když Kuchař zabírá políčko právě tomuto Vojákovi.
worker-chef-ruling-6 = Ve hře pro jednoho hráče se nepoužívá.

worker-innkeeper = hospodský
    .acc = hospodského
worker-innkeeper-name = Hospodský
    .acc = Hospodského
worker-innkeeper-text = Před akcí smíte zaplatit £1 protihráči, který má na téže akci pracovníka, a vzít mu z ruky náhodného návštěvníka druhu, který určíte.
worker-innkeeper-ruling-1 = Počítá se každý jeho pracovník: na políčku, vedle políček, u vozu i ten, který čeká na své období.
worker-innkeeper-ruling-2 = Určíte letní, nebo zimní návštěvníky, ale jen druh, který protihráč má.
worker-innkeeper-ruling-3 = Platíte jen jednomu protihráči a ten nesmí odmítnout.
worker-innkeeper-ruling-4 = Akce musí být možná i bez tohoto návštěvníka a zaplacení £1 ji nesmí znemožnit.
worker-innkeeper-ruling-5 = Používá se jen ve třech a více hráčích.

worker-professore = profesor
    .acc = profesora
worker-professore-name = Profesor
    .acc = Profesora
worker-professore-text = Před akcí si smíte vzít zpět jednoho svého běžného pracovníka z akcí tohoto období. Letos ho můžete znovu umístit.
worker-professore-ruling-1 = Sezonní pracovník se počítá jako běžný, předák a specializovaní pracovníci ne.
worker-professore-ruling-2 = Smíte vzít zpět pracovníka vedle políček, ale ne od vozu ani ze soukromého políčka.
worker-professore-ruling-3 = Akce musí být možná i bez pracovníka, kterého berete zpět.

worker-soldato = voják
    .acc = vojáka
worker-soldato-name = Voják
    .acc = Vojáka
worker-soldato-text = Dokud Voják stojí na políčku herního plánu, platí vám každý protihráč £1 za umístění pracovníka na tuto akci; smí ho tam dát, i když jsou všechna políčka obsazená.
worker-soldato-ruling-1 = U plně obsazené akce jde takový pracovník vedle políček, bez bonusu; vaši vlastní pracovníci toto právo nemají.
worker-soldato-ruling-2 = Mýto se platí při umístění pracovníka, i do pozdějšího období, ale ne ve chvíli, kdy přijde na řadu akce Poslíčka nebo Plánovače.
worker-soldato-ruling-3 = Nelze ho zaplatit z bonusu políčka a platí se dřív, než Kuchař někoho vyžene.
worker-soldato-ruling-4 = Je-li u akce více Vojáků, dostane £1 každý majitel; Správce neplatí nic.
worker-soldato-ruling-5 = Mýto se platí i u vozu, ale ne Vojákovi, který stojí vedle políček plně obsazené akce.
worker-soldato-ruling-6 = Ve hře pro jednoho hráče se nepoužívá.

worker-politico = politik
    .acc = politika
worker-politico-name = Politik
    .acc = Politika
worker-politico-text = Na políčku herního plánu s bonusem smíte úplně nakonec zaplatit £1 a získat tento bonus ještě jednou.
worker-politico-ruling-1 = Poprvé jste bonus museli opravdu získat.
worker-politico-ruling-2 = Platit smíte i z toho, co vám přinesla akce a bonus.
worker-politico-ruling-3 = Vedle políček ani na soukromých políčkách nemá žádný účinek.

worker-oracle = věštec
    .acc = věštce
worker-oracle-name = Věštec
    .acc = Věštce
worker-oracle-text = Jednou za tah si smíte při lízání líznout o jednu kartu více, a to typu, který jste si právě lízli; potom jednu z líznutých karet odhodíte.
worker-oracle-ruling-1 = Karty téhož typu z akce a z bonusu jsou jedno lízání, stejně jako dvě karty z výměny.
worker-oracle-ruling-2 = Počítá se jen lízání z balíčku, i u návštěvníka zahraného Věštcem; karty z Karavany, od Krčmáře a od protihráčů ne.
worker-oracle-ruling-3 = Karty získané za pasování se nepočítají, bonus získaný Organizátorem ano.
worker-oracle-ruling-4 = Nezbude-li na lízání navíc žádná karta, nic neodhazujete.

worker-traveler = cestovatel
    .acc = cestovatele
worker-traveler-name = Cestovatel
    .acc = Cestovatele
worker-traveler-text = Cestovatele smíte umístit na prázdné políčko dřívějšího období tohoto roku. Akci provedete a bonus políčka získáte okamžitě.
worker-traveler-ruling-1 = Cestovatel tam smí obsadit i políčka, která jsou při tomto počtu hráčů uzavřená.
worker-traveler-ruling-2 = Vůz takto použít nemůže, protože patří jen k právě probíhajícímu období.
worker-traveler-ruling-3 = V probíhajícím období ho umisťujete jako běžného pracovníka.

worker-messenger = poslíček
    .acc = poslíčka
worker-messenger-name = Poslíček
    .acc = Poslíčka
worker-messenger-text = Poslíčka smíte umístit na políčko pozdějšího období tohoto roku. Váš první tah v tom období je jeho akce.
worker-messenger-ruling-1 = Políčko je od této chvíle obsazené; rozhodujete se a platíte, až akce přijde na řadu.
worker-messenger-ruling-2 = V tom období před ní nesmíte umístit pracovníka ani pasovat; akce Plánovače přicházejí dříve.
worker-messenger-ruling-3 = Není-li akce v tu chvíli možná, nezískáte ani bonus, tah končí a pracovník zůstává použitý.
worker-messenger-ruling-4 = O akci přijdete, když je pracovník předtím vyhnán nebo vzat zpět, nebo když jste v tom období pasovali ještě před prvním tahem.
worker-messenger-ruling-5 = Vůz takto použít nemůže, protože patří jen k právě probíhajícímu období.

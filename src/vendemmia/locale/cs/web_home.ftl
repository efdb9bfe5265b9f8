### The pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Hrát · vendemmia
home-brand = vendemmia, přejít na úvodní stránku
home-tools = Pravidla a nastavení
home-rules = Pravidla
home-cards = Karty
home-keys = Klávesy
home-settings = Nastavení
home-to-dark = Tmavé barvy
home-to-light = Světlé barvy

home-heading = Rok na vinici
home-slogan = Sázet, sklízet, lisovat, dodávat. Čtyři roční období, jeden pracovník po druhém.
home-play-now = Hrát hned
home-play-now-text = proti počítači, základní hra, dva hráči
home-learn = Naučit se s lektorem
home-try-extended = Zkusit rozšířený plán
home-read-rules = Přečíst pravidla
home-as = Hrajete jako { $player }.
home-as-change = Změnit
home-as-choose = Zvolit jméno a barvu

home-first = Jste tu poprvé?
home-first-text = Vedete malou vinici: sázíte révu, vyrábíte víno a vyřizujete s ním objednávky. Jakmile někdo dosáhne 20 vítězných bodů, je ten rok poslední a vítězí hráč s nejvíce body.
home-learn-button = Učit se hrou
home-learn-text = první partie s lektorem
home-running-none = Partie se ukládají samy, takže můžete kdykoli odejít.

home-running = Rozehrané partie
home-year =
    { $year ->
        [0] Příprava
       *[other] Rok { $year }
    }
home-years =
    { $years ->
        [one] 1 rok
        [few] { $years } roky
        [many] { $years } roku
       *[other] { $years } let
    }
home-turn-yours = Jste na tahu
home-turn-player = Na tahu: { $player }
home-turn-bot = { $player } přemýšlí
home-player-bot = { $name } ({ $level })
home-game-base = Základní plán
home-game-unreadable = Tato verze programu partii neumí přečíst
home-game-damaged = Část uložených dat této partie je poškozená
home-game-no-players = Poškozená partie
home-game-solo = Sólo, { $level }
home-game-challenge = Výzva { $number }, { $name }
home-ago-now = právě teď
home-ago-minutes =
    { $count ->
        [one] před 1 minutou
        [few] před { $count } minutami
        [many] před { $count } minuty
       *[other] před { $count } minutami
    }
home-ago-hours =
    { $count ->
        [one] před 1 hodinou
        [few] před { $count } hodinami
        [many] před { $count } hodiny
       *[other] před { $count } hodinami
    }
home-ago-days =
    { $count ->
        [one] před 1 dnem
        [few] před { $count } dny
        [many] před { $count } dne
       *[other] před { $count } dny
    }
home-all-games = Zobrazit všechny partie ({ $count })

home-ended = Dohrané partie
home-ended-none = Tady si můžete dohrané partie přehrát tah za tahem.
home-points = { $vp } VB
home-most = nejvíce vítězných bodů
home-uploaded = nahraný zápis
home-result = Výsledek
home-result-of = Výsledek partie { $players }
home-replay = Přehrát
home-replay-of = Přehrát partii { $players }

home-upload = Otevřít zápis partie
home-upload-text = Partie uložená jako soubor, v prohlížeči nebo v terminálu.
home-upload-button = Otevřít

games-title-running = Rozehrané partie, strana { $page }/{ $pages } · vendemmia
games-title-ended = Dohrané partie, strana { $page }/{ $pages } · vendemmia
games-title-deleted = Smazané partie, strana { $page }/{ $pages } · vendemmia
games-heading = Všechny partie
games-lists = Seznamy partií
games-pages-above = Strany seznamu (nahoře)
games-pages-below = Strany seznamu (dole)
games-page = Strana { $page }/{ $pages }
games-first = První strana
games-before = Předchozí
games-after = Další
games-last = Poslední strana

home-delete = Smazat
home-delete-game = Smazat partii { $players }
home-deleted = Smazané partie
home-deleted-game = Partie { $players } je smazána.
home-deleted-text = Smazanou partii lze jeden den obnovit. Její výsledek zůstává ve statistikách.
home-deleted-none = Žádnou partii nelze obnovit.
home-restore = Obnovit
home-restore-game = Obnovit partii { $players }

## A new table

new-title = Nový stůl · vendemmia
new-heading = Nový stůl
new-about = Dva až šest hráčů: lidé u této obrazovky a počítačoví hráči. Při předání obrazovky zůstávají karty v ruce skryté.
new-problems = Nejdřív prosím opravte:
new-players = Hráči
new-opponents = Počítačoví hráči
new-styles = S vlastním stylem
new-styles-text = Protihráči s vlastním stylem: „Všechny volby“.
new-open = Otevřít stůl
new-all-options = Všechny volby
new-cancel = Zrušit

new-who-heading = Kdo hraje
new-seat = Místo { $number }
new-who = Hraje
new-who-person = Člověk
new-who-person-text = Hraje na této obrazovce. Karty v ruce jsou skryté, dokud ji nepřevezme další hráč.
new-name = Jméno
new-name-found = vybráno za vás
new-names-text = Délka jména je nejvýš { $most } znaků. Necháte-li ho prázdné, vybere se za vás.
new-name-alone = Vaše usedlost
new-name-person = Hráč { $number }

new-estate-1 = Podere Tramonto
new-estate-2 = Colle Basso
new-estate-3 = Poggio Storto
new-estate-4 = Vigna Lunga
new-estate-5 = Casa Gatto
new-estate-6 = Monte Pigro
new-estate-7 = La Cicala
new-estate-8 = Fonte Chiara
new-estate-9 = Tre Pini
new-estate-10 = Il Vecchio Torchio
new-estate-11 = Campo Ventoso
new-estate-12 = Cascina Lenta

new-modules = Moduly
new-modules-text = Části rozšíření Tuscany, které lze libovolně kombinovat. Pro první hru nepotřebujete žádnou.
new-variants = Varianty
new-friendly = Přátelské bonusy
new-friendly-text = Bonusové políčko smíte obsadit, jen když jeho bonus můžete využít, nebo když akce nemá jiné volné políčko.
new-advanced = Výběr rodičů
new-advanced-text = Každý dostane dvě matky a dva otce a nechá si jednu matku a jednoho otce.

new-more = Tempo, délka a seed
new-pace = Pauza před tahem počítače
new-pace-text = Tahy vidíte jeden po druhém v tempu podle nastavení. Tato volba přidá před každý z nich pauzu.
new-pace-off = žádná
new-pace-fast = krátká
new-pace-normal = normální
new-pace-slow = dlouhá
new-years = Nejvyšší počet let
new-years-text = Hra skončí po tomto roce, i když nikdo nedosáhl cílového počtu bodů. Prázdné znamená bez omezení.
new-seed = Seed
new-seed-text = Celé číslo: stejný seed rozdá stejné karty a stůl ukazuje, že je rozdání známé. Prázdné znamená náhodné rozdání, které nikdo nezná.

new-error-players = Zvolte { $least } až { $most } hráčů.
new-error-who = Zvolte člověka, nebo některého z počítačových hráčů.
new-error-name-taken = Jméno { $name } už někdo má: každý hráč potřebuje jiné.
new-error-modules = Zvolte jen moduly ze seznamu.
new-error-pace = Zvolte délku pauzy ze seznamu.
new-error-years = Zadejte celý počet let od 1 do { $most }.
new-error-seed = Zadejte celé číslo, nejvýš osmnáctimístné.

## The solo game

solo-page-title = Sólová hra · vendemmia
solo-page-heading = Sólová hra
solo-page-about = Hrajete proti Automě, která vám zabírá políčka a určuje skóre, které máte překonat.
solo-page-level = Úroveň
solo-page-play = Hrát sólo
solo-page-all-options = Všechny volby
solo-page-modules-text = Sólo lze hrát se všemi třemi moduly; agresivní Automa hraje jen na základním plánu.
solo-page-error-level = Zvolte úroveň.
solo-page-error-aggressive = Agresivní Automa hraje jen na těchto úrovních: { $levels }.
solo-page-error-board = Agresivní Automa hraje jen na základním plánu, ne s tímto modulem: { $module }.

## The campaign

campaign-page-title = Kampaň · vendemmia
campaign-page-heading = Sólová kampaň
campaign-page-about = Osm výzev proti Automě, jedna po druhé.
campaign-page-counting = Každou výzvu hrajete, dokud ji nevyhrajete, a počítá se každá partie: čím méně, tím lépe. Po každé partii, kterou nevyhrajete, začínáte další s jedním žetonem bonusové akce navíc.
campaign-page-way = Váš postup
campaign-page-progress =
    { $score ->
        [one] vyhráno { $won }/{ $all } v 1 partii
        [few] vyhráno { $won }/{ $all } ve { $score } partiích
        [many] vyhráno { $won }/{ $all } v { $score } partie
       *[other] vyhráno { $won }/{ $all } v { $score } partiích
    }
campaign-page-best = Nejlepší možný počet partií: { $best }.
campaign-page-overview = Všechny výzvy
campaign-page-start-one = Začít kampaň
campaign-page-restart = Začít novou kampaň
campaign-page-play = Výzva { $number }
campaign-page-go-on = Pokračovat ve výzvě { $number }
campaign-page-skip = Přeskočit výzvu { $number }
campaign-page-all = Osm výzev
campaign-page-challenge = Výzva { $number }: { $name }
campaign-page-level = Úroveň
campaign-page-aggressive = Agresivní
campaign-page-yes = ano
campaign-page-no = ne
campaign-page-not-won = Dosud nevyhrané partie
campaign-page-carry = Do začátku
campaign-page-tokens =
    { $count ->
        [0] žádný žeton
        [one] 1 žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
campaign-page-state-todo = čeká
campaign-page-state-skipped = přeskočeno
campaign-page-state-won =
    { $games ->
        [one] vyhráno v 1 partii
        [few] vyhráno ve { $games } partiích
        [many] vyhráno v { $games } partie
       *[other] vyhráno v { $games } partiích
    }
campaign-page-state-now =
    { $games ->
        [0] na řadě
        [one] na řadě, 1 partie nevyhraná
        [few] na řadě, { $games } partie nevyhrané
        [many] na řadě, { $games } partie nevyhrané
       *[other] na řadě, { $games } partií nevyhraných
    }
campaign-page-finished =
    { $score ->
        [one] Kampaň máte za sebou v 1 partii; nejlepší možný počet byl { $best }.
        [few] Kampaň máte za sebou ve { $score } partiích; nejlepší možný počet byl { $best }.
        [many] Kampaň máte za sebou v { $score } partie; nejlepší možný počet byl { $best }.
       *[other] Kampaň máte za sebou v { $score } partiích; nejlepší možný počet byl { $best }.
    }
campaign-page-damaged = Uloženou kampaň nelze přečíst. Nezměnila se; můžete začít novou.
campaign-page-nothing-to-play = Není tu žádná výzva k hraní. Začněte kampaň.
campaign-page-skip-later = Partie této výzvy je rozehraná. Nejdřív ji dohrajte, nebo ji na úvodní stránce smažte.
campaign-page-no-skip = Tuto výzvu musíte vyhrát, přeskočit ji nelze.
campaign-page-start-title = Začít kampaň · vendemmia
campaign-page-start-heading = Začít kampaň
campaign-page-aggressive-text = Výzva 6 se vynechá a výzvy 4 a 7 smíte přeskočit.
campaign-page-running =
    { $score ->
        [one] Kampaň už běží: vyhráno { $won } v 1 partii. Začnete-li novou, stará se archivuje a nepůjde v ní pokračovat.
        [few] Kampaň už běží: vyhráno { $won } ve { $score } partiích. Začnete-li novou, stará se archivuje a nepůjde v ní pokračovat.
        [many] Kampaň už běží: vyhráno { $won } v { $score } partie. Začnete-li novou, stará se archivuje a nepůjde v ní pokračovat.
       *[other] Kampaň už běží: vyhráno { $won } v { $score } partiích. Začnete-li novou, stará se archivuje a nepůjde v ní pokračovat.
    }
campaign-page-start = Začít kampaň
campaign-page-start-again = Archivovat starou kampaň a začít novou

## Keys

keys-title = Klávesy · vendemmia
keys-heading = Klávesy
keys-about = Celou hru lze hrát na klávesnici. Tyto klávesy fungují u stolu.
keys-key = Klávesa
keys-does = Co dělá
keys-name-enter = Enter
keys-name-tab = Tab
keys-name-esc = Esc
keys-play = Hraní
keys-choice = vybrat první, druhou … možnost otázky
keys-regular = umístit běžného pracovníka
keys-grande = umístit předáka
keys-special = umístit další druh pracovníka
keys-enter = zahrát, co je vybrané
keys-pass = pasovat
keys-undo = vrátit poslední krok
keys-hurry = nechat počítačové hráče táhnout bez pauzy
keys-understand = Porozumění
keys-why = ukázat, proč něco nejde
keys-hint = požádat o radu
keys-zoom = přečíst celou vybranou kartu nebo políčko
keys-rules = otevřít pravidla
keys-close = zavřít, co je otevřené
keys-move = Pohyb
keys-tab = přejít na další skupinu, se Shiftem zpět
keys-arrows = pohyb uvnitř skupiny
keys-board = přejít na herní plán
keys-vineyard = přejít na svou vinici
keys-hand = přejít na karty v ruce
keys-log = přejít na záznam
keys-on = Jednoklávesové zkratky jsou zapnuté.
keys-off = Jednoklávesové zkratky jsou vypnuté. Tab, Enter, Esc a šipky fungují dál.
keys-switch-off = Vypnout tyto zkratky
keys-switch-on = Zapnout tyto zkratky

## The lessons

guide-title = Učit se · vendemmia
guide-page-heading = Učit se hrou
guide-page-about = Lekce je partie s pevným rozdáním proti lehkému počítačovému hráči. Lektor říká, co udělat a proč, a naváže na cokoli, co zahrajete.
guide-page-topics = Ve zkratce
guide-more = Více
guide-more-about = { guide-more }: { $part }

guide-goal = Cíl
guide-goal-text = O vítězství rozhodují vítězné body a nejvíc jich je za objednávky vína. Jakmile jich někdo má 20, je ten rok poslední a vítězí hráč s nejvíce body. Cesta k nim: v létě zasadit révu, v zimě sklidit hrozny, vyrobit víno a dodat ho.
guide-papa = Co vám dá otec
guide-papa-text = Matka vám dala pracovníky a karty. Otec vám dá předáka, nějaké liry a tuto volbu: dar, který pomáhá každý rok, nebo více lir hned. Obojí je dobré.
guide-row = Kdy vstávat
guide-row-text = Vyberte řádek tabulky probouzení. S časným řádkem táhnete v každém období první a najdete volná políčka; pozdější řádky vám za čekání dají bonus.
guide-place = Umisťování pracovníků
guide-place-text = Hráči se střídají: každý umístí jednoho pracovníka na akci a provede ji. Co svítí, je vám otevřené a ukazuje, co získáte; stiskem šedého zjistíte, proč to nejde. Ve dvou hráčích má akce jedno políčko, a když je obsazené, může se přidat už jen předák.
guide-pass = Jak šetřit pracovníky na zimu
guide-pass-text = Každého pracovníka můžete použít jednou za rok: pracuje-li v létě, v zimě ho nemáte. Pasujte, když si chcete ostatní nechat na zimu. Kdo pasoval, v tomto období už nikoho neumístí.
guide-plant = Sázení
guide-plant-text = Zasazená réva na poli zůstává. Součet hodnot všech rév na poli nesmí překročit číslo pole a některé révy vyžadují treláž nebo zavlažování. Myslete na objednávky, které chcete vyřídit.
guide-visitor = Návštěvníci
guide-visitor-text = Uděláte, co říká karta návštěvníka, a odhodíte ji. Letní návštěvníky hrajte v létě, zimní v zimě; mnozí vám dají na výběr ze dvou věcí.
guide-fall = Podzim
guide-fall-text = Každý si lízne jednoho návštěvníka: letního, nebo zimního, jak kdo chce.
guide-winter = Práce v zimě
guide-winter-text = Cesta z pole k zákazníkovi stojí tři pracovníky: sklidit pole, vyrobit z hroznů víno, vyřídit vínem objednávku. Nemusíte to stihnout za jediný rok. Pracovník, kterého teď vytrénujete, může pracovat od příštího roku.
guide-harvest = Sklizeň
guide-harvest-text = Z červených hodnot pole bude jeden červený hrozen, z bílých jeden bílý; oba putují do lisu. Révy zůstávají; každé pole můžete sklidit jednou za rok.
guide-wine = Výroba vína
guide-wine-text = Z červeného hroznu bude červené víno, z bílého bílé, o stejné hodnotě. Malý sklep pojme hodnoty do 3, střední do 6 a růžové víno, velký do 9 a šumivé víno.
guide-order = Vyřízení objednávky
guide-order-text = Ze sklepa dodáte vína druhů uvedených na kartě, aspoň těchto hodnot. Objednávka vám hned přinese vítězné body a zvýší opožděnou platbu, kterou dostáváte každý rok.
guide-year = Nový rok
guide-year-text = Na konci roku vaše hrozny a vína zrají: jejich hodnota stoupne o 1, je-li pro ni místo. Dostanete opožděnou platbu, všichni pracovníci se vrátí domů a z ruky odhodíte karty nad limit 7. Víno, které je dnes příliš mladé, může příští rok stačit na objednávku.

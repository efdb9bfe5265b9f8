### The command line: help, errors, and playing in the terminal.

## Help

cli-usage = použití:
cli-options = volby
cli-arguments = argumenty
cli-commands = příkazy:
cli-examples = příklady:

cli-main-help = Viticulture Essential Edition s rozšířením Tuscany: hrajte, simulujte partie, vyhledávejte karty a pravidla.
cli-main-usage = [PŘÍKAZ] [volby]
cli-main-flags =
    Bez příkazu se hra otevře v prohlížeči, se stejnými volbami jako serve.
    vendemmia PŘÍKAZ --help příkaz vysvětlí; vendemmia --version ukáže verzi.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --modules all
    {"  "}vendemmia play --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Hrát v prohlížeči: spustí na tomto počítači server a otevře hru.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = port serveru (výchozí: 8417 nebo další volný)
cli-option-no-browser = neotevírat prohlížeč

cli-backup-help = Uložit všechny partie z prohlížeče do jednoho souboru, i když server běží.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
    {"  "}vendemmia backup --check games.sqlite3
cli-option-backup = soubor, který se zapíše
cli-option-force = přepsat soubor, pokud existuje
cli-backup-done =
    { $games ->
        [one] 1 partie uložena do { $file }
        [few] { $games } partie uloženy do { $file }
        [many] { $games } partie uloženo do { $file }
       *[other] { $games } partií uloženo do { $file }
    }

cli-restore-help = Nahradit všechny partie z prohlížeče zálohou; současné partie se nejdřív uloží do jiného souboru.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = soubor zapsaný příkazem vendemmia backup, nebo kopie databáze
cli-restore-done =
    { $games ->
        [one] 1 partie obnovena z { $file }
        [few] { $games } partie obnoveny z { $file }
        [many] { $games } partie obnoveno z { $file }
       *[other] { $games } partií obnoveno z { $file }
    }
cli-restore-aside = Předchozí databáze je uložena jako { $file }

cli-play-help = Hrát v terminálu: proti počítači, s dalšími lidmi u jedné klávesnice, nebo sólo proti Automě; s moduly Tuscany i bez nich.
cli-play-examples =
    {"  "}vendemmia play
    {"  "}vendemmia play --players 4 --names Ada
    {"  "}vendemmia play --players 3 --bots hard,easy
    {"  "}vendemmia play --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --modules board --no-map-scoring
    {"  "}vendemmia play --solo hard --challenge 3
    {"  "}vendemmia play --solo normal --modules all
    {"  "}vendemmia play --load game.json

cli-campaign-help = Hrát osm výzev proti Automě na základním plánu, jednu po druhé. Bez voleb ukáže váš postup.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Nechat počítačové hráče odehrát mnoho partií a ukázat jejich délky, skóre, výhry a jak často se používaly akce a karty.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-tournament-help = Nechat počítačové hráče utkat se v mnoha partiích, každého na každém místě, a ukázat podíly výher, ratingy, skóre, doby přemýšlení a styl hry. Už odehrané partie se znovu nehrají.
cli-tournament-examples =
    {"  "}vendemmia tournament normal easy random
    {"  "}vendemmia tournament hard --against normal --games 1000
    {"  "}vendemmia tournament hard --against normal --players 4 --games 400
    {"  "}vendemmia tournament hard normal easy --players 3 --field round-robin --modules all
    {"  "}vendemmia tournament hard normal --solo very_hard --out results
    {"  "}vendemmia tournament hard normal --games 10000 --cluster

cli-train-help = Naučit síť hrát, napodobováním a hrou proti sobě, a zapsat její váhy do složky. Stejný příkaz tam pokračuje. Potřebuje torch.
cli-train-examples =
    {"  "}vendemmia train runs/small --minutes 30 --hidden 128 --blocks 1 --mixture 2,solo:normal
    {"  "}vendemmia train runs/large --minutes 60 --workers 15 --games 1024 --device cuda --teach 200000
    {"  "}vendemmia tournament expert:runs/small/best.npz --against normal

cli-dataset-help = Nechat počítačové hráče odehrát partie a zapsat je do složky jako datovou sadu: partie, pozice s odpověďmi, šance a výsledky, schéma, popis a licenci. Stejný příkaz tam pokračuje.
cli-dataset-examples =
    {"  "}vendemmia dataset data/expert --games 1000
    {"  "}vendemmia dataset data/levels --bots hard,normal --games 200 --positions 4
    {"  "}vendemmia dataset data/solo --solo hard --games 100 --format jsonl
    {"  "}vendemmia dataset data/games --players 4 --modules all --positions 0 --workers 2

cli-benchmark-help = Změřit vlastního hráče proti vydaným hráčům na pevných rozdáních a vypsat jeho řádek tabulky s intervaly.
cli-benchmark-examples =
    {"  "}vendemmia benchmark my_module:Player
    {"  "}vendemmia benchmark my_module:Player --against normal,expert-1 --games 40
    {"  "}vendemmia benchmark my_module:Player --track solo
    {"  "}vendemmia benchmark "./my_bot --fast" --program

cli-replay-help = Ověřit zapsanou partii a vypsat ji slovy.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Ukázat karty, rodiče, stavby a specializované pracovníky podle id nebo jména, nebo hledat v jejich textech. Bez slova vypíše všechny.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards kritik vín
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards opožděná £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Ukázat pravidla podle čísla nebo kapitoly, nebo hledat v jejich textech. Bez slova vypíše všechna čísla.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules předák

cli-translations-help = Porovnat překlady s angličtinou: co chybí, je navíc nebo zastaralé. Celý seznam ukáže zadaný jazyk.
cli-translations-examples =
    {"  "}vendemmia translations
    {"  "}vendemmia translations pl
    {"  "}vendemmia translations pl --confirm

cli-option-help = ukázat tuto nápovědu a skončit
cli-option-language = jazyk: { $languages } (výchozí: podle systému)
cli-option-translations = jazyk, který se má vypsat celý
cli-option-confirm = zaznamenat, že překlad odpovídá dnešní angličtině
cli-option-players = počet hráčů, 2 až 6 (výchozí: 2)
cli-option-friendly = přátelská varianta: bonusové políčko jen tehdy, když jeho bonus lze využít
cli-option-advanced = pokročilá varianta: výběr ze dvou matek a dvou otců
cli-option-max-years = ukončit hru po tomto roce
cli-option-solo = hrát sólo proti Automě na této úrovni: very_easy, easy, normal, hard nebo very_hard
cli-option-aggressive = agresivní varianta: po každém roce být před Automou (easy, normal, hard)
cli-option-challenge = hrát výzvu kampaně, 1 až 8
cli-option-modules = moduly Tuscany: extended_board, special_workers, structure_cards (zkráceně: board, workers, structures), nebo all
cli-option-no-map-scoring = s rozšířeným plánem: regiony na konci nebodují (doporučeno pro dva hráče)
cli-option-campaign-start = začít kampaň na této úrovni: very_easy, easy, normal, hard nebo very_hard
cli-option-campaign-again = začít ji, i když jiná kampaň běží; ta se archivuje
cli-option-campaign-play = hrát další partii, nebo pokračovat v rozehrané
cli-option-campaign-skip = přeskočit výzvu (4 a 7, s agresivní variantou)
cli-option-campaign-name = vaše jméno v nové partii
cli-option-campaign-seed = seed nové partie: stejný seed rozdá stejné karty
cli-option-humans = kolik hráčů jsou lidé; za ostatní hraje počítač (výchozí: 1)
cli-option-bots = počítačoví hráči, viz níže; jeden pro všechna místa, nebo jeden pro každé (výchozí: normal)
cli-opponents = počítačoví hráči:
cli-option-simulation-bots = počítačoví hráči: random, easy, normal, hard, expert, master nebo charakter (popisuje je vendemmia play --help); jeden pro všechna místa, nebo jeden pro každé (výchozí: random)
cli-option-names = jména hráčů v pořadí míst
cli-option-seed = seed partie: stejný seed rozdá stejné karty
cli-option-load = pokračovat v uložené partii; ukládá se do téhož souboru
cli-option-save = soubor, do kterého se partie uloží (výchozí: nový ve složce s daty)
cli-option-games = počet partií (výchozí: { $default })
cli-option-simulation-seed = seed všech partií: stejný seed rozdá stejné karty (výchozí: { $default })
cli-option-processes = počet procesů (výchozí: { $default }); výsledek nemění
cli-option-entrants = počítačoví hráči, kteří se utkají: random, easy, normal, hard, expert, master, master:N (N průchodů) nebo expert:FILE (jiné váhy)
cli-option-tournament-games = počet partií v každém zápase (výchozí: { $default }), zaokrouhlený nahoru, aby měl každý každé místo stejně často
cli-option-against = jiný hráč; hrají se jen zápasy proti němu
cli-option-field = kdo se utká při více než dvou hráčích: one-vs-rest (každý hráč proti kopiím jiného) nebo round-robin (u každého stolu různí hráči) (výchozí: { $default })
cli-option-cluster = hrát na clusteru Ray: na tom, ke kterému tento počítač patří, na jiném podle adresy, nebo local pro cluster spuštěný na tomto počítači; potřebuje doplněk cluster
cli-option-train-folder = složka trénování: kontrolní body, záznam a best.npz, dosud nejlepší váhy
cli-option-train-minutes = kolik minut tento příkaz trénuje (výchozí: 10; se --steps bez omezení)
cli-option-train-steps = skončit, až bude mít trénování v této složce tolik odpovědí; 0 znamená bez omezení (výchozí: { $default })
cli-option-train-mixture = druhy partií, každý s váhou: 2 až 6 hráčů, solo:ÚROVEŇ nebo campaign, potom moduly (all) a varianty, například 2*3,2:all,solo:very_hard*2 (výchozí: všechny druhy)
cli-option-train-workers = procesy, které hrají partie (výchozí: { $default })
cli-option-train-games = partie, které každý z nich hraje současně (výchozí: { $default })
cli-option-train-ticks = odpovědi v každé partii mezi dvěma koly učení (výchozí: { $default })
cli-option-train-device = kde síť běží: cpu, nebo cuda pro grafickou kartu (výchozí: { $default })
cli-option-train-hidden = šířka sítě (výchozí: { $default })
cli-option-train-blocks = skryté vrstvy po první (výchozí: { $default })
cli-option-train-weights = začít s váhami ze souboru
cli-option-train-lessons = začít napodobováním učitele: soubory s jeho odpověďmi
cli-option-train-teach = začít napodobováním učitele: kolik jeho odpovědí sesbírat (výchozí: { $default })
cli-option-train-league = podíl partií proti dřívějším verzím sebe sama, většinou se zálibou v některých akcích (výchozí: { $default })
cli-option-train-rate = rychlost učení na začátku (výchozí: { $default })
cli-option-train-entropy = jakou cenu má na začátku zkoušení více odpovědí (výchozí: { $default })
cli-option-train-points = jakou cenu má náskok deseti bodů, ve výhrách (výchozí: { $default })
cli-option-train-epochs = kolikrát se kolo z každé odpovědi učí (výchozí: { $default })
cli-option-train-batch = odpovědi v jednom kroku učení (výchozí: { $default })
cli-option-train-start = podíl celého trénování, který už vykonaly dřívější příkazy, od 0 do 1 (výchozí: { $default })
cli-option-train-end = podíl hotový po tomto příkazu, od 0 do 1 (výchozí: { $default })
cli-option-train-exam-games = partie v každém předmětu zkoušky; 0 znamená bez zkoušek (výchozí: { $default })
cli-option-train-exam-minutes = minuty mezi dvěma zkouškami (výchozí: { $default })
cli-option-train-subjects = druhy partií ve zkoušce (výchozí: nejčastější ze směsi)
cli-option-train-rival = počítačový hráč ve zkouškách (výchozí: { $default })
cli-option-train-seed = seed trénování (výchozí: { $default })
cli-option-dataset-folder = složka datové sady; partie, které tam už jsou, se znovu nehrají
cli-option-dataset-bots = počítačoví hráči: random, easy, normal, hard, expert, master nebo charakter (popisuje je vendemmia play --help); jeden pro všechna místa, nebo jeden pro každé (výchozí: expert)
cli-option-dataset-positions = ponechat jednu z N pozic; 1 znamená všechny, 0 žádnou (výchozí: { $default })
cli-option-dataset-no-chances = vynechat, co si o pozicích myslí síť
cli-option-dataset-format = parquet, který potřebuje doplněk data, nebo jsonl (výchozí: parquet, je-li nainstalován pyarrow)
cli-option-dataset-part = počet partií v jednom souboru (výchozí: { $default })
cli-option-benchmark-name = MODULE:NAME objektu v Pythonu s metodou choose, počítačový hráč, nebo s --program příkaz
cli-option-benchmark-program = jméno je příkaz programu, který čte otázky a píše odpovědi, každou na jeden řádek
cli-option-benchmark-track = partie: two, four (počet hráčů), tuscany (dva hráči, všechny moduly) nebo solo (výchozí: { $default })
cli-option-benchmark-against = jen tito soupeři (výchozí: všichni vydaní; u solo všechny úrovně)
cli-option-benchmark-games = počet partií proti každému soupeři (výchozí: jako v úplném měření, 200)
cli-option-benchmark-deals = sada rozdání, 0 až 9 (výchozí: { $default })
cli-option-benchmark-seconds = kolik sekund smí program přemýšlet o jedné odpovědi (výchozí: { $default })
cli-option-out = složka pro partie a zprávy (výchozí: složka pro tyto volby ve složce s daty); stejný příkaz tam pokračuje
cli-option-json = vypsat JSON místo tabulek
cli-option-html = zapsat do tohoto souboru i stránku s výsledky
cli-option-record = uložená partie
cli-option-ply = ukázat stůl po tomto počtu rozhodnutí, ne celou partii
cli-option-cards = id, jméno, nebo hledaná slova
cli-option-rules = číslo pravidla, písmena kapitoly, nebo hledaná slova

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia: { $problem }
cli-error-hint = { $problem } (viz { $command } --help)
cli-error-unknown = neznámý argument: { $argument }
cli-error-argument = { $argument }: { $problem }
cli-error-value = chybí hodnota
cli-error-decimal = { $text } není číslo
cli-error-number = { $text } není celé číslo
cli-error-level = { $text } není úroveň; vyberte z těchto: { $levels }
cli-error-bot = { $text } není počítačový hráč; vyberte z těchto: { $bots }
cli-reduced-walks = Engine není zkompilovaný, takže { $bot } zkouší pro každou odpověď méně variant: { $walks } místo { $usual }.
cli-error-bots = počítačových hráčů je { $bots } a míst { $seats }: uveďte jednoho pro všechna, nebo jednoho pro každé
cli-error-one-of = vyberte z těchto: { $names }, ne { $text }
cli-error-module = { $text } není modul; vyberte z těchto: { $modules } (zkráceně: { $short }), nebo { $all }
cli-error-needs = { $flags }: jen s { $other }
cli-error-together = použijte jen jednu z těchto voleb: { $flags }
cli-error-solo-options = nelze použít s --solo: { $flags }
cli-error-range = { $text } není mezi { $least } a { $most }
cli-error-command = neznámý příkaz { $name }; vyberte z těchto: { $commands }
cli-error-command-near = neznámý příkaz { $name }; mysleli jste { $near }?
cli-error-humans = lidí je { $humans }, ale hráčů jen { $players }
cli-error-names-many =
    { $players ->
        [one] pro 1 hráče je jmen příliš mnoho: { $names }
        [few] pro { $players } hráče je jmen příliš mnoho: { $names }
        [many] pro { $players } hráče je jmen příliš mnoho: { $names }
       *[other] pro { $players } hráčů je jmen příliš mnoho: { $names }
    }
cli-error-names-equal = dva hráči nemohou mít stejné jméno
cli-error-name = jména musí mít 1 až { $most } znaků
cli-error-load-options = nelze použít s --load, protože to už určuje uložená partie: { $flags }
cli-error-folder = nelze zapsat { $file }: je to složka, jeho složka neexistuje, nebo je název příliš dlouhý
cli-error-read = nelze číst { $file }: { $problem }
cli-error-write = nelze zapsat { $file }: { $problem }
cli-error-no-text = { $file } není uložená partie
cli-error-record = { $file } není platný zápis partie. { $problem }
cli-error-record-ply = { $file } není platný zápis partie; první chyba je v odpovědi { $ply }. { $problem }
cli-error-no-file = replay potřebuje uloženou partii (viz vendemmia replay --help)
cli-error-needs-file = { $command } potřebuje soubor (viz vendemmia { $command } --help)
cli-error-ply = tato partie nemá odpověď { $ply }, jen 0 až { $plies }
cli-error-ply-lost = pozici po odpovědi { $ply } nelze ukázat, protože se od té doby změnila pravidla
cli-error-rulebook = v této instalaci chybějí pravidla
cli-no-card = žádná karta nemá toto id ani neobsahuje tato slova: { $query }
cli-no-rule = žádné pravidlo nemá toto číslo ani neobsahuje tato slova: { $query }
cli-interrupted = Přerušeno.

## Playing in the terminal: start and end

cli-name-human = Hráč { $number }
cli-name-random = Náhodný { $number }
cli-name-easy = Lehký { $number }
cli-name-normal = Normální { $number }
cli-name-hard = Těžký { $number }
cli-name-expert = Expert { $number }
cli-name-master = Mistr { $number }
cli-welcome = Vítejte na vinicích. Odpovídejte čísly; co dalšího můžete, ukáže help.
cli-seed = Seed { $seed }: známé rozdání. Hráči: { $players }.
cli-players = Hráči: { $players }.
cli-went-on = Od uložení této partie se změnila pravidla. Pokračuje se z pozice uložené po odpovědi { $ply }.
cli-resumed =
    { $plies ->
        [one] Partie pokračuje po { $plies } rozhodnutí. Hráči: { $players }.
        [few] Partie pokračuje po { $plies } rozhodnutích. Hráči: { $players }.
        [many] Partie pokračuje po { $plies } rozhodnutí. Hráči: { $players }.
       *[other] Partie pokračuje po { $plies } rozhodnutích. Hráči: { $players }.
    }
cli-cover = Na řadě je { $player }. Enter smaže obrazovku:
cli-hand-over = Na řadě je { $player }; ostatní se odvrátí. { $player }, stiskněte Enter:
cli-hand-over-only = Pokračujte stisknutím Enter. Napsat můžete i undo, které vrátí poslední rozhodnutí, nebo quit.
cli-saved = Uloženo: { $file }
cli-saved-hint = Pokračovat lze příkazem: vendemmia play --load "{ $file }"
cli-input-ended = Konec vstupu.
cli-final = Konečný výsledek:
cli-standing = { $rank }. { $player }: { $vp } VB (£{ $lira }, hodnota vín { $wine }, hodnota hroznů { $grapes })
cli-not-over = Hra ještě neskončila; je rok { $year }.

## The game against the Automa

cli-solo-level =
    { $aggressive ->
        [yes] Úroveň: { $level }, s agresivní variantou.
       *[no] Úroveň: { $level }.
    }
cli-solo-challenge = Výzva { $number }: { $name }
cli-solo-tokens =
    { $count ->
        [one] Začínáte s 1 žetonem bonusové akce.
        [few] Začínáte se { $count } žetony bonusové akce.
        [many] Začínáte s { $count } žetonu bonusové akce.
       *[other] Začínáte s { $count } žetony bonusové akce.
    }
cli-modules =
    { $scoring ->
        [yes] Moduly: { $modules }.
       *[no] Moduly: { $modules }. Regiony na konci nebodují.
    }
cli-module = { $module }: { $text }
cli-modules-none = Toto je základní hra bez modulů.
cli-solo-not = Toto není sólová hra: Automa nehraje.
cli-solo-behind = Hra končí po roce { $year }: nebyli jste před Automou (pravidlo AGG-1).
cli-solo-few-workers = Hra končí po roce { $year }: měli jste méně než 6 pracovníků (pravidlo CAMP-4).

cli-campaign = Kampaň. { $level }
cli-campaign-challenge = { $number }. { $name }: { $status }
cli-campaign-won =
    { $games ->
        [one] vyhráno v první partii
        [few] vyhráno ve { $games } partiích
        [many] vyhráno v { $games } partie
       *[other] vyhráno v { $games } partiích
    }
cli-campaign-current =
    { $games ->
        [0] nyní
        [one] nyní, 1 partie nevyhraná
        [few] nyní, { $games } partie nevyhrané
        [many] nyní, { $games } partie nevyhrané
       *[other] nyní, { $games } partií nevyhraných
    }
cli-campaign-to-come = čeká
cli-campaign-skipped = přeskočeno
cli-campaign-score = Skóre (odehrané partie): { $score }. Nejlepší možné: { $best }.
cli-campaign-finished = Kampaň je dokončena, počet partií: { $score }; nejlepší možný počet byl { $best }.
cli-campaign-next = Další: výzva { $number }. Začnete ji příkazem: vendemmia campaign --play
cli-campaign-under-way = Partie výzvy { $number } je rozehraná. Pokračujte příkazem: vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] Za nevyhranou partii začínáte s 1 žetonem bonusové akce.
        [few] Za nevyhrané partie začínáte se { $count } žetony bonusové akce.
        [many] Za nevyhrané partie začínáte s { $count } žetonu bonusové akce.
       *[other] Za nevyhrané partie začínáte s { $count } žetony bonusové akce.
    }
cli-campaign-may-skip = Tuto výzvu smíte přeskočit: vendemmia campaign --skip
cli-campaign-archived = Předchozí kampaň je archivována: { $folder }
cli-campaign-hint = Pokračujte příkazem: vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] kampaň už běží (odehrána 1 partie); s --again se archivuje a začne nová
        [few] kampaň už běží (odehrány { $games } partie); s --again se archivuje a začne nová
        [many] kampaň už běží (odehráno { $games } partie); s --again se archivuje a začne nová
       *[other] kampaň už běží (odehráno { $games } partií); s --again se archivuje a začne nová
    }
cli-campaign-none = žádná kampaň neběží; začněte ji třeba příkazem: vendemmia campaign --start normal
cli-campaign-over = kampaň je dokončena; začněte další třeba příkazem: vendemmia campaign --start normal
cli-campaign-started = --seed a --name jsou pro novou partii a jedna už je rozehraná
cli-campaign-changed = kampaň se během této partie změnila, takže se její výsledek nepočítá
cli-campaign-skip-later = partie této výzvy je rozehraná; nejdřív ji dohrajte
cli-campaign-game-damaged = partie kampaně je poškozená a uložila se jako { $file }; campaign --play ji začne znovu ({ $problem })

## Playing in the terminal: the question

cli-heading = { $season }. { $player }: { $purse }
cli-heading-automa = { $automa }: { $vp } VB.
cli-heading-tokens = Žetony bonusové akce: { $count }.
cli-heading-grapes = Hrozny: { $list }.
cli-heading-wines = Vína: { $list }.
cli-prompt =
    { $most ->
        [one] Vaše odpověď, jediná je 1, nebo help:
        [few] Vaše odpověď, 1 až { $most }, nebo help:
        [many] Vaše odpověď, 1 až { $most }, nebo help:
       *[other] Vaše odpověď, 1 až { $most }, nebo help:
    }
cli-numbered = { $number }. { $label }
cli-choice =
    { $has_text ->
        [yes]
            { $has_outlook ->
                [yes] { $number }. { $label }. { $text } ({ $outlook })
               *[no] { $number }. { $label }. { $text }
            }
       *[no]
            { $has_outlook ->
                [yes] { $number }. { $label } ({ $outlook })
               *[no] { $number }. { $label }
            }
    }
cli-placement =
    { $has_outlook ->
        [yes] { $label } ({ $outlook }): { $workers }
       *[no] { $label }: { $workers }
    }
cli-place = { $action }, { $space }
cli-place-far = { $action }, { $worker }: { $spaces }
cli-place-season = { $action } ({ FORM($season, "nom") })
cli-place-bump = { $space }, kde stojí { $player }
cli-space-bonus =
    { $shown ->
        [yes] { $space } s bonusem ({ $bonus })
       *[no] { $space } s bonusem
    }
cli-space-any-bonus = { $space } s libovolným bonusem
cli-region-others = Ostatní tam: { $stars }.
cli-pass-bonus = Řádek { $row } vám dá: { $bonus }.
cli-pass-again = Ještě máte pracovníky, které byste mohli umístit. Chcete-li pasovat, dejte stejnou odpověď znovu.
cli-number-range =
    { $most ->
        [one] Jediná odpověď je 1.
        [few] Zvolte číslo od 1 do { $most }.
        [many] Zvolte číslo od 1 do { $most }.
       *[other] Zvolte číslo od 1 do { $most }.
    }
cli-several = „{ $answer }“ může znamenat více odpovědí: { $numbers }.
cli-not-understood = „{ $answer }“ není odpověď ani příkaz. Napište číslo nebo help.
cli-undone = Vráceno.
cli-nothing-to-undo = Není co vrátit: od vašeho posledního rozhodnutí se něco odhalilo, nebo rozhodl jiný hráč.
cli-play-commands =
    Odpovídejte číslem možnosti, jejím kódem nebo slovem z kódu (ukáže je codes). Napsat můžete i:
    {"  "}Enter: ukázat otázku znovu
    {"  "}board: celý stůl
    {"  "}hand: vaše karty
    {"  "}discards: odhazovací balíčky
    {"  "}chart: tabulka probouzení; map: hvězdy na mapě rozšířeného plánu
    {"  "}modules: co přidávají moduly této hry
    {"  "}solo: úroveň a výzva této sólové hry
    {"  "}log, log 50, log all: co se stalo
    {"  "}why: které akce jsou teď uzavřené a proč
    {"  "}why KÓD nebo why SLOVO: proč nelze dát odpověď, např. why plant_vine
    {"  "}card JMÉNO: celá karta, stavba nebo specializovaný pracovník, např. card planner
    {"  "}rule ČÍSLO: pravidlo, např. rule PLANT-2; nebo hledaná slova
    {"  "}codes: kódy možností
    {"  "}undo: vrátit poslední rozhodnutí; undo all: co nejvíc
    {"  "}save nebo save SOUBOR: uložit partii a hrát dál
    {"  "}quit: uložit partii a skončit
cli-card-usage = Uveďte kartu, např. card planner.
cli-rule-usage = Uveďte pravidlo, např. rule PLANT-2, nebo hledaná slova.
cli-log-usage = Napište log, log a počet řádků, nebo log all.
cli-log-empty = Zatím se nic nestalo.
cli-many-cards = Odpovídajících karet: { $count }. Přidejte slovo.
cli-many-rules = Odpovídajících pravidel: { $count }. Přidejte slovo.

## Why not

cli-why = { $answer }:
cli-reason = { $reason } (pravidlo { $rule })
cli-why-instead = Místo toho: { $number }. { $answer }
cli-why-first = Nejdřív: { $number }. { $answer }
cli-why-legal = Toto teď můžete: odpověď { $numbers }.
cli-why-usage = Uveďte odpověď, např. why field:5 nebo why merlot; codes vypíše odpovědi, které teď můžete dát.
cli-why-all-open = Všechny akce tohoto období jsou vám otevřené.
cli-no-code = Žádná odpověď v této hře nemá kód ani slovo „{ $code }“.

## The table

cli-none = nic
cli-set-up = Příprava
cli-year-season = Rok { $year }, { FORM($season, "nom") }
cli-year-over = Po roce { $year }
cli-board-season = { $season }.
cli-board-calendar = { $season }. První hráč: { $player }.
cli-board-calendar-solo =
    { $years ->
        [one] { $season }. Hra trvá { $years } rok.
        [few] { $season }. Hra trvá { $years } roky.
        [many] { $season }. Hra trvá { $years } roku.
       *[other] { $season }. Hra trvá { $years } let.
    }
cli-board-automa = { $automa }: { $vp } VB, pracovníci: { $workers }.
cli-board-automa-card = Její poslední karta: { $card }
cli-board-glass = Řádky se skleněným žetonem: { $rows }
cli-board-final-year = Někdo dosáhl cílového počtu bodů: toto je poslední rok.
cli-board-order = Pořadí probouzení: { $order }.
cli-board-next-rows = Příští rok: { $order }.
cli-board-row = { $player } (řádek { $row })
cli-board-temporary = Sezonního pracovníka má { $player }.
cli-board-grape-token = Žeton prvního hráče má { $player } a příští rok dostane řádek 1.
cli-board-passed = Pas: { $players }.
cli-board-decks = Karty k líznutí: { $decks }.
cli-board-discarded = Odhozené karty: { $decks }.
cli-board-actions =
    { $bonuses ->
        [yes]
            { $now ->
                [yes] { $season }, akce (nyní), bonusy v závorkách:
               *[no] { $season }, akce, bonusy v závorkách:
            }
       *[no]
            { $now ->
                [yes] { $season }, akce (nyní):
               *[no] { $season }, akce:
            }
    }
cli-board-action = { $action }: { $spaces }
cli-board-space = { $space } { $who }
cli-space-left = vlevo
cli-space-middle = uprostřed
cli-space-right = vpravo
cli-space-beside = vedle
cli-space-with-bonus = { $space } ({ $bonus })
cli-space-free = volno
cli-worker = { $player } ({ $about })
cli-worker-waiting = umístěn předem

# The wake-up chart: the bonuses for entering its three columns.
cli-chart = Tabulka probouzení s bonusem každého řádku:
cli-chart-row = { $row } { $who }: { $bonus }
cli-chart-columns = Tabulka probouzení s bonusem při vstupu do léta / podzimu / zimy:
cli-chart-cells = { $row } { $who }: { $summer } / { $fall } / { $winter }
cli-chart-empty = prázdný
cli-chart-next = { $player } příští rok

cli-map-none = V této hře mapa není.
cli-map =
    { $scoring ->
        [yes] Mapa, s VB za nejvíce hvězd na konci a bonusem za umístění hvězdy:
       *[no] Mapa, s bonusem za umístění hvězdy; regiony na konci nebodují:
    }
cli-map-region =
    { $scoring ->
        [yes] { $region } ({ $vp } VB; { $bonus }): { $stars }
       *[no] { $region } ({ $bonus }): { $stars }
    }
cli-stars = { $who } { $count }
cli-stars-left =
    { $count ->
        [0] žádná nezbývá
       *[other] zbývá { $count }
    }

cli-specials = Specializovaní pracovníci (jejich trénink stojí o £{ $lira } více):
cli-special =
    { $owned ->
        [yes] { $worker }: { $text } Má ho: { $owners }.
       *[no] { $worker }: { $text }
    }
cli-special-owner =
    { $where ->
        [ready] { $player } (připraven)
        [placed] { $player } (umístěn)
       *[training] { $player } (v tréninku)
    }

cli-discards = Odhazovací balíčky, vrchní karta první:
cli-discard-pile =
    { $deck ->
        [vine] Révy: { $cards }
        [summer] Letní návštěvníci: { $cards }
        [winter] Zimní návštěvníci: { $cards }
        [structure] Karty budov: { $cards }
       *[order] Objednávky: { $cards }
    }
cli-purse =
    { $residual ->
        [0] { $vp } VB, £{ $lira }, připravení pracovníci: { $workers }.
       *[other] { $vp } VB, £{ $lira } a £{ $residual } ročně, připravení pracovníci: { $workers }.
    }
cli-workers-regular = běžní { $count }
cli-vineyard-own = { $player } (vy)
cli-vineyard = { $player }: { $purse }
cli-vineyard-structures = Stavby: { $list }
cli-vineyard-fields = Pole: { $list }
cli-vineyard-crush-pad = Lis: { $list }
cli-vineyard-cellar = Sklep (do hodnoty { $top }): { $list }
cli-vineyard-training = Letos vytrénováni: { $list }
cli-workers-trained =
    { $count ->
        [one] 1 pracovník
        [few] { $count } pracovníci
        [many] { $count } pracovníka
       *[other] { $count } pracovníků
    }
cli-vineyard-card =
    { $used ->
        [yes] { $card } ({ $place }, použito): { $text }
       *[no] { $card } ({ $place }): { $text }
    }
cli-vineyard-demolished = Letos byla zbourána karta budovy
cli-vineyard-stars = Hvězdy: { $list }
cli-card-on-mat = deska
cli-card-on-field = pole { $field }
cli-structure-used = { $structure } (použito)
cli-vineyard-tokens = Žetony bonusové akce: { $count }
cli-vineyard-hand = V ruce: { $cards }
cli-field = { $field }: { $vines } ({ $value }/{ $field })
cli-field-harvested = { $field }: { $vines } ({ $value }/{ $field }, sklizeno)
cli-field-empty = { $field } prázdné
cli-field-structure = { $field }: { $structure }
cli-field-sold = { $field } prodané
cli-grape-red = červený { $value }
cli-grape-white = bílý { $value }
cli-token-red = červené { $value }
cli-token-white = bílé { $value }
cli-token-blush = růžové { $value }
cli-token-sparkling = šumivé { $value }
cli-count-vine =
    { $count ->
        [one] 1 réva
        [few] { $count } révy
        [many] { $count } révy
       *[other] { $count } rév
    }
cli-count-summer =
    { $count ->
        [one] 1 letní návštěvník
        [few] { $count } letní návštěvníci
        [many] { $count } letního návštěvníka
       *[other] { $count } letních návštěvníků
    }
cli-count-winter =
    { $count ->
        [one] 1 zimní návštěvník
        [few] { $count } zimní návštěvníci
        [many] { $count } zimního návštěvníka
       *[other] { $count } zimních návštěvníků
    }
cli-count-order =
    { $count ->
        [one] 1 objednávka
        [few] { $count } objednávky
        [many] { $count } objednávky
       *[other] { $count } objednávek
    }
cli-count-structure =
    { $count ->
        [one] 1 karta budovy
        [few] { $count } karty budov
        [many] { $count } karty budov
       *[other] { $count } karet budov
    }
cli-hand =
    { $owner ->
        [yes]
            { $count ->
                [0] V ruce nemáte žádné karty
                [one] V ruce máte 1 kartu:
                [few] V ruce máte { $count } karty:
                [many] V ruce máte { $count } karty:
               *[other] V ruce máte { $count } karet:
            }
       *[no]
            { $count ->
                [0] { $player }, v ruce žádné karty
                [one] { $player }, v ruce 1 karta:
                [few] { $player }, v ruce { $count } karty:
                [many] { $player }, v ruce { $count } karty:
               *[other] { $player }, v ruce { $count } karet:
            }
    }

## Cards and rules

cli-card-line =
    { $deck ->
        [vine]
            { $count ->
                [one] { $name }. { $text }
                [few] { $count }× { $name }. { $text }
                [many] { $count }× { $name }. { $text }
               *[other] { $count }× { $name }. { $text }
            }
        [summer] Letní návštěvník { $name }. { $text }
        [winter] Zimní návštěvník { $name }. { $text }
        [structure] Karta budovy { $name }. { $text }
       *[order] { $name }
    }
cli-card-title = { $name } (id: { $id })
cli-card-ruling = Výklad: { $ruling }
cli-card-listed = { $id }: { $name }
cli-list-vine = Révy
cli-list-summer = Letní návštěvníci
cli-list-winter = Zimní návštěvníci
cli-list-order = Objednávky
cli-list-mama = Matky
cli-list-papa = Otcové
cli-list-structure = Stavby
cli-list-structure_card = Karty budov
cli-list-worker = Specializovaní pracovníci
cli-list-automa = Karty Automy
cli-rule = { $number }: { $text }
cli-rules-chapter = { $chapter }: { $rules }

## Translations

cli-translations-complete = { $language }: úplný
cli-translations-language = { $language }: { $counts }
cli-translations-confirmed = { $language }: zaznamenáno jako aktuální
cli-translations-unreadable = nečitelné: { $count }
cli-translations-missing = chybějící: { $count }
cli-translations-unused = nepoužité: { $count }
cli-translations-variables = s jinými proměnnými: { $count }
cli-translations-plurals = bez všech tvarů množného čísla: { $count }
cli-translations-form = s neznámým tvarem: { $count }
cli-translations-mentions = s odkazy na jiná pravidla: { $count }
cli-translations-outdated = zastaralé: { $count }

## Replay

cli-replay = Hráči: { $players }. Seed { $seed }, { $plies } rozhodnutí.
cli-replay-ply = { $ply }. { $player }: { $answer }
cli-replay-sound = Zápis je platný: { $plies } rozhodnutí, kontrolní součet { $checksum }.
cli-replay-gap =
    { $count ->
        [0] Od té doby se změnila pravidla: partie tady pokračuje z uložené pozice.
        [one] Odpověď { $first } nelze přehrát, protože se od té doby změnila pravidla. Partie pokračuje z uložené pozice.
        [few] Odpovědi { $first } až { $last } nelze přehrát, protože se od té doby změnila pravidla. Partie pokračuje z uložené pozice.
        [many] Odpovědi { $first } až { $last } nelze přehrát, protože se od té doby změnila pravidla. Partie pokračuje z uložené pozice.
       *[other] Odpovědi { $first } až { $last } nelze přehrát, protože se od té doby změnila pravidla. Partie pokračuje z uložené pozice.
    }
cli-replay-position = Stůl po rozhodnutí { $ply }/{ $plies }.
cli-replay-question = Otázka, { $player }: { $question }
cli-replay-answer = Odpověď, { $player }: { $answer }

## Simulation

cli-progress = partie { $finished }/{ $games }
cli-simulated = { $games ->
        [one] 1 partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $kind ->
        [random]
            { $players ->
                [one] 1 náhodný hráč
                [few] { $players } náhodní hráči
                [many] { $players } náhodného hráče
               *[other] { $players } náhodných hráčů
            }
       *[other]
            { $players ->
                [one] 1 hráč
                [few] { $players } hráči
                [many] { $players } hráče
               *[other] { $players } hráčů
            }
    }, seed { $seed }
cli-simulated-solo = { $games ->
        [one] 1 partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $kind ->
        [random] náhodný hráč
       *[other] počítačový hráč
    } proti Automě, seed { $seed }
cli-simulated-bots = Podle míst: { $bots }
cli-speed = { $rate } rozhodnutí za sekundu
cli-cut-short = z toho skončilo na limitu let: { $games }
cli-table-measure = Na partii
cli-table-mean = průměr
cli-table-least = min.
cli-table-median = medián
cli-table-most = max.
cli-table-years = Délka v letech
cli-table-decisions = Rozhodnutí
cli-table-scores = Skóre hráče
cli-table-map = Skóre hráče z mapy
cli-table-workers = Vytrénovaní specializovaní pracovníci
cli-table-results = Proti Automě
cli-table-games = partie
cli-table-rate = podíl
cli-table-win = Výhry
cli-table-draw = Remízy
cli-table-loss = Prohry
cli-table-seats = Místo
cli-table-seats-row = Místo { $number }
cli-table-turn_order = Pořadí tahů v prvním roce
cli-table-turn_order-row = Hráč { $number } v pořadí
cli-table-wins = výhry
cli-table-win_rate = podíl výher
cli-table-mean_score = průměrné skóre
cli-table-actions = Umístění pracovníci podle akcí
cli-table-cards = Karty zahrané, zasazené, vyřízené nebo postavené
cli-table-times = počet
cli-table-per_game = na partii
cli-table-by_winners = u vítězů

## Promised deals

cli-verify-help = Ověřit, že se partie hrála s rozdáním, které její server přislíbil.
cli-verify-examples =
    {"  "}vendemmia verify game.json
    {"  "}vendemmia verify game.json --commitment 5f0c…
cli-option-verify-record = zápis partie, která skončila
cli-option-commitment = závazek, který jste si na začátku poznamenali, místo toho ze zápisu
cli-option-deal = název rozdání, table:ID nebo day:DATUM, pokud ho zápis neuvádí
cli-error-no-record = verify potřebuje zápis partie (viz vendemmia verify --help)
cli-error-no-promise = { $file } neobsahuje závazek. Zadejte ten, který jste si poznamenali: --commitment
cli-error-no-deal = { $file } neříká, které rozdání bylo přislíbeno. Zadejte jeho název, table:ID nebo day:DATUM: --deal
cli-error-commitment = { $text } není závazek z 64 šestnáctkových číslic
cli-error-deal = { $text } není název rozdání, table:ID nebo day:DATUM
cli-verify-deal = Rozdání { $deal }, přislíbeno { $commitment }.
cli-verify-kept = Rozdání je to přislíbené a partie z něj vyplývá: { $plies } rozhodnutí, kontrolní součet { $checksum }.
cli-verify-known-deal = Toto není přislíbené rozdání: o kartách této partie žádné tajemství nerozhoduje.
cli-verify-other-secret = Toto není přislíbené rozdání: jeho tajemství dává závazek { $found }.
cli-verify-other-game = Tajemství je to přislíbené, ale partie z něj nevyplývá. { $problem }
cli-verify-other-rules = { $file } nelze ověřit: tajemství je to přislíbené, ale pravidla se od té partie změnila.

## vendemmia host

cli-host-help = Určit, kdo se stará o sdílený server.
cli-host-examples =
    {"  "}vendemmia host add Marta
    {"  "}vendemmia host list
    {"  "}vendemmia host remove Marta
    {"  "}vendemmia host password Marta
cli-option-host-what = add (přidat), list (vypsat), remove (odebrat) nebo password (nové heslo)
cli-option-host-name = jméno účtu
cli-host-what = Uveďte, co udělat: add NAME, list, remove NAME nebo password NAME.
cli-host-needs-name = Uveďte jméno účtu: vendemmia host { $what } NAME
cli-host-unwanted-name = Seznam jméno nepotřebuje: vendemmia host list
cli-host-added = { $name }: teď moderátor. Stůl je na adrese /desk/.
cli-host-removed = { $name }: už ne moderátor.
cli-host-none = Nejsou tu žádní moderátoři.
cli-host-unknown = Žádný účet se nejmenuje { $name }. Dotyčný si ho musí nejdřív založit.
cli-host-guest = { $name } je host. Moderátorem může být jen účet a jen účet má heslo.
cli-host-link = Odkaz, přes který si { $name } zvolí nové heslo, jednou a do { $hours } h. Otevřete ho pod adresou svého serveru:
cli-host-already = { $name }: už moderátor.
cli-host-not-one = { $name }: není moderátor.
cli-host-banned = { $name }: účet má zákaz. Nejdřív ho zrušte.
cli-host-not-ready = Tato verze tuto databázi ještě nepoužila. Jednou spusťte server: vendemmia serve

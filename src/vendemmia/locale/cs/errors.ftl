### What is wrong with options, seeds, answers, positions and campaigns. The variables are the parameters of the fault.
### Names of options and places in a file stay as they are written there.

## Options and seeds.

problem-options_form = Volby musí být objekt, ne { $found }.
problem-options_unknown = Takové volby neexistují: { $found }.
problem-option_number = Volba { $option } musí být celé číslo od { $least } do { $most }, ne { $found }.
problem-option_flag = Volba { $option } musí být true nebo false, ne { $found }.
problem-solo_players = Sólová hra má 1 hráče, ne { $found }.
problem-solo_only = Tyto volby jsou jen pro sólovou hru: { $options }.
problem-level_unknown = Úroveň { $found } neexistuje. Vyberte jednu z těchto: { $levels }.
problem-aggressive_level = Agresivní varianta je jen pro tyto úrovně: { $levels }.
problem-base_board_only = Agresivní varianta a kampaň jsou jen pro základní herní plán.
problem-challenge_parents = Výzva { $challenge } vybírá matku po svém. S pokročilou variantou ji nelze kombinovat.
problem-challenge_skipped = Agresivní varianta výzvu { $challenge } vynechává.
problem-modules_form = Moduly musí být seznam názvů, ne { $found }.
problem-modules_twice = Některý modul je uveden dvakrát.
problem-modules_unknown = Modul { $found } neexistuje. Vyberte z těchto: { $modules }.
problem-scoring_needs_map = Volba map_scoring je jen pro rozšířený herní plán.
problem-seed_range = Seed musí být číslo od { $least } do { $most }, ne { $found }.
problem-seed_form = Seed musí být celé číslo nebo tajný klíč, ne { $found }.
problem-secret_form =
    { $digits ->
        [one] Tajný klíč musí mít { $digits } šestnáctkovou číslici, s malými písmeny.
        [few] Tajný klíč musí mít { $digits } šestnáctkové číslice, s malými písmeny.
        [many] Tajný klíč musí mít { $digits } šestnáctkové číslice, s malými písmeny.
       *[other] Tajný klíč musí mít { $digits } šestnáctkových číslic, s malými písmeny.
    }
problem-secret_too_new = Partie první verze potřebují jako seed celé číslo, ne tajný klíč.
problem-generator_unknown = Generátor náhody musí být { $first } nebo { $second }, ne { $found }.

## Answers.

problem-code_unknown = Odpověď { $code } neexistuje.
problem-answer_illegal = Odpověď { $code } teď není možná.
problem-game_ended = Hra skončila.
problem-undo_too_far = K odpovědi { $to } se vrátit nelze. Nejdřívější je { $floor }.

## Positions: their form.

problem-more_problems =
    { $count ->
        [one] Je tu ještě jeden problém.
        [few] Jsou tu ještě { $count } problémy.
        [many] Je tu ještě { $count } problému.
       *[other] Je tu ještě { $count } problémů.
    }
problem-format_unknown = { $at } musí být { $expected }, ne { $found }.
problem-not_an_object = { $at } musí být objekt, ne { $found }.
problem-not_a_list = { $at } musí být seznam, ne { $found }.
problem-not_a_flag = { $at } musí být true nebo false, ne { $found }.
problem-key_unknown = { $at } má neznámý klíč { $found }.
problem-name_unknown = { $at } má neznámý název { $found }.
problem-number_range = { $at } musí být celé číslo od { $least } do { $most }, ne { $found }.
problem-rng_form = { $at } neobsahuje stav generátoru náhody.
problem-listed_twice = { $at } obsahuje { $thing } dvakrát.
problem-not_in_this_game = { $at } obsahuje { $thing }, což v této hře není.
problem-extended_board_only = { $at } je jen pro rozšířený herní plán.
problem-solo_game_only = { $at } je jen pro sólovou hru.

## Positions: the year.

problem-year_too_late = { $at } je příliš pozdě: hra končí po roce { $last }.
problem-final_year_solo = { $at } nelze nastavit: sólovou hru žádné skóre neukončuje.
problem-final_year_extended = { $at } nelze nastavit: na rozšířeném herním plánu se počítá jen skóre na konci roku.
problem-row_taken_twice = { $at } dává dva kohouty na řádek { $row }.
problem-next_row_early = { $at } je jen pro hráče, kteří už opustili zimu.
problem-next_row_reserved = { $at } je řádek 1, který patří držiteli žetonu prvního hráče.
problem-temporary_given_back = { $at } dává sezonního pracovníka místu { $seat }, které opustilo zimu a vrátilo ho.

## Positions: the seats.

problem-seats_too_many = { $at } má položek { $found }, ale hráčů je jen { $players }.
problem-workers_too_many = { $at } má příliš mnoho pracovníků. Kromě předáka jich smí být nejvýš { $most }.
problem-specials_too_many = Pracovníků v { $at } smí být nejvýš { $most } a každý jiný.
problem-cellar_missing = { $at } má velký sklep bez středního.
problem-used_not_built = { $at } má stavbu, která nestojí.
problem-mat_too_full = { $at } má příliš mnoho karet budov. Míst na desce: { $most }.
problem-stars_too_many = { $at } má příliš mnoho hvězd. Hráč jich má { $most }.
problem-not_a_vine_card = { $at } obsahuje { $card }, což není réva.
problem-token_twice = { $at } má dva žetony o hodnotě { $value }.

## Positions: the board.

problem-space_absent = { $at } není políčko.
problem-space_shut = { $at } je při tomto počtu hráčů uzavřené: { $players }.
problem-space_shared = { $at } má na jednom políčku dva pracovníky.
problem-space_not_owned = { $at } je políčko, které místo { $seat } nemá.
problem-grande_only = { $at } je jen pro předáky.
problem-worker_missing = { $at } má pracovníka, který místu { $seat } už nezbývá.
problem-waiting_nowhere = { $at } má čekajícího pracovníka, ale tam žádný čekat nemůže.
problem-waiting_too_long = { $at } má čekajícího pracovníka, který už měl jednat.
problem-farmer_mark = { $at } má čekajícího Farmáře bez značky některého tamního bonusu. Možné značky: { $marks }.
problem-mark_unused = { $at } má značku. Tu má jen čekající Farmář, Obchodník nebo Poslíček.
problem-traveler_early = { $at } je uzavřené. Cestovatel tam může být, jen je-li to políčko dřívějšího období.
problem-workers_not_home = { $at } má pracovníky místa { $seat }, které opustilo zimu. Měli by být doma.
problem-automa_space = { $at } není otevřené políčko a Automa umisťuje pracovníky jen na taková.
problem-automa_worker = { $at } má pracovníka, kterého Automa nemá. Její pracovníci jsou běžní a nečekají.
problem-automa_too_many = { $at } má příliš mnoho pracovníků Automy. Má jich { $most }.
problem-glass_unused = { $at } nelze nastavit: tato výzva nemá skleněné žetony.

## Positions: the cards.

problem-card_too_often = { $at } obsahuje { $card } { $found }×, ale ve hře je jen { $most }×.
problem-card_of_other_kind = { $at } obsahuje { $card }, což je karta jiného druhu.
problem-pile_becomes_deck = { $at } měl být zamíchán do nového balíčku (SET-4).
problem-fresh_unused = { $at } nelze nastavit: v této hře po líznutí nic nenásleduje.
problem-fresh_not_in_hand = { $at } obsahuje karty, které hráč na tahu nemá v ruce.
problem-draft_over = { $at } nelze nastavit: výběr karet už skončil.

## Positions: what is asked.

problem-seat_has_passed = { $at } je místo { $seat }, které už pasovalo.
problem-seat_without_worker = { $at } je místo { $seat }, které nemá pracovníka k umístění.
problem-seat_not_asked = { $at } je { $found }, ale mělo by být { $asked }.
problem-stack_start = { $at } musí být průběh roku.
problem-stack_step = { $at } má krok, který průběh roku nemá.
problem-stack_placement = { $at } umisťuje pracovníka způsobem, který tento herní plán nemá.
problem-stack_card = { $at } má kartu, která neexistuje.
problem-stack_misfit = { $at } nesedí ke zbytku pozice.

## Positions: what playing on shows.

problem-dead_end =
    { $answers ->
        [0] V této pozici nemůže nikdo odpovědět.
        [one] Z této pozice nelze hrát dál: po jedné odpovědi nemůže nikdo odpovědět.
        [few] Z této pozice nelze hrát dál: po { $answers } odpovědích nemůže nikdo odpovědět.
        [many] Z této pozice nelze hrát dál: po { $answers } odpovědi nemůže nikdo odpovědět.
       *[other] Z této pozice nelze hrát dál: po { $answers } odpovědích nemůže nikdo odpovědět.
    }
problem-rules_fail =
    { $answers ->
        [0] Pravidla z této pozice dál nevedou.
        [one] Z této pozice nelze hrát dál: po jedné odpovědi pravidla dál nevedou.
        [few] Z této pozice nelze hrát dál: po { $answers } odpovědích pravidla dál nevedou.
        [many] Z této pozice nelze hrát dál: po { $answers } odpovědi pravidla dál nevedou.
       *[other] Z této pozice nelze hrát dál: po { $answers } odpovědích pravidla dál nevedou.
    }
problem-cards_lost =
    { $answers ->
        [0] Karty této pozice nejsou karty hry.
        [one] Z této pozice nelze hrát dál: po jedné odpovědi karty neodpovídají hře.
        [few] Z této pozice nelze hrát dál: po { $answers } odpovědích karty neodpovídají hře.
        [many] Z této pozice nelze hrát dál: po { $answers } odpovědi karty neodpovídají hře.
       *[other] Z této pozice nelze hrát dál: po { $answers } odpovědích karty neodpovídají hře.
    }
problem-workers_lost =
    { $answers ->
        [0] Místo { $seat } má více nebo méně pracovníků, než může mít.
        [one] Z této pozice nelze hrát dál: po jedné odpovědi má místo { $seat } více nebo méně pracovníků než předtím.
        [few] Z této pozice nelze hrát dál: po { $answers } odpovědích má místo { $seat } více nebo méně pracovníků než předtím.
        [many] Z této pozice nelze hrát dál: po { $answers } odpovědi má místo { $seat } více nebo méně pracovníků než předtím.
       *[other] Z této pozice nelze hrát dál: po { $answers } odpovědích má místo { $seat } více nebo méně pracovníků než předtím.
    }

## The campaign.

problem-campaign_none = Žádná kampaň neběží.
problem-campaign_finished = Kampaň je dokončená.
problem-campaign_other_game = Toto není další partie kampaně.
problem-campaign_game_runs = Hra ještě neskončila.
problem-campaign_must_win = Výzvu { $challenge } musíte vyhrát. Přeskočit lze jen tyto výzvy, a to jen s agresivní variantou: { $numbers }.
problem-campaign_under_way = Partii této výzvy už máte rozehranou.
problem-campaign_format = Není to kampaň ve formátu { $format }.
problem-campaign_keys = Kampaň má přesně tyto klíče: { $keys }.
problem-campaign_level = Úroveň musí být text a aggressive true nebo false.
problem-campaign_lists = Partie a přeskočené výzvy musí být seznamy.
problem-campaign_skipped_number = Přeskočená výzva nemůže být { $found }.
problem-campaign_skipped_misfit = Přeskočené výzvy nesedí k partiím: { $found }.
problem-campaign_game_keys = Partie { $game } musí mít výzvu a výsledek.
problem-campaign_game_number = Partie { $game } nemůže mít výzvu { $found }.
problem-campaign_game_order = Partie { $game } má výzvu { $challenge }, která nebyla na řadě.
problem-campaign_result = Výsledek partie { $game } musí být jeden z těchto, ne { $found }: { $results }.
problem-campaign_no_json = Soubor není JSON.
problem-campaign_damaged = Kampaň je poškozená. Co z ní zbylo, je uloženo jako { $file }.
problem-campaign_unreadable = Nelze číst { $file }: { $detail }.
problem-campaign_unwritable = Nelze zapsat { $file }: { $detail }.
problem-campaign_unmovable = Nelze přejmenovat { $file }: { $detail }.

## Tournaments.

problem-tournament_entrant = Počítačový hráč jménem { $name } neexistuje; vyberte z těchto: { $players }.
problem-tournament_unusable = Počítačový hráč { $name } nemůže hrát: { $detail }.
problem-tournament_twice = { $name } je uveden dvakrát.
problem-tournament_alone = Uveďte aspoň dva počítačové hráče, nebo jednoho pro sólovou hru s --solo.
problem-tournament_too_few = Při počtu hráčů { $players } musí mít round robin aspoň tolik jmen, ne { $entrants }; proti kopiím hrajte s --field one-vs-rest.
problem-tournament_lost = Proces partie { $number } zápasu { $match } nečekaně skončil { $times }×.
problem-games_format = Soubor { $file } neobsahuje partie turnaje.
problem-games_other = Soubor { $file } obsahuje partie jiného turnaje; liší se tyto části: { $keys }.
problem-games_line = Soubor { $file } je poškozený na řádku { $line }.
problem-games_in_use = Do souboru { $file } přidává partie jiný proces.
problem-games_unusable = Nelze použít { $file }: { $detail }.
problem-cluster_missing = Balíček ray není nainstalovaný; nainstalujte vendemmia s doplňkem cluster.
problem-cluster_none = Na tomto počítači neběží žádný cluster Ray; spusťte ho příkazem ray start --head, zadejte adresu, nebo použijte --cluster local.
problem-cluster_unreachable = Cluster { $address } není dosažitelný: { $detail }.
problem-cluster_other = Některý stroj clusteru má jinou instalaci vendemmia; liší se tyto části: { $keys }.

## Data sets and the benchmark.

problem-dataset_other = Složka { $folder } obsahuje jinou datovou sadu; liší se tyto části: { $keys }.
problem-dataset_folder = Složka { $folder } obsahuje jiné soubory; zvolte prázdnou.
problem-dataset_damaged = Soubor { $file } je poškozený.
problem-dataset_unusable = Nelze použít { $file }: { $detail }.
problem-dataset_parquet = Balíček pyarrow není nainstalovaný; nainstalujte vendemmia s doplňkem data, nebo použijte --format jsonl.
problem-dataset_lost = Proces partie { $number } nečekaně skončil { $times }×.
problem-benchmark_module = Nelze načíst { $name }: { $detail }.
problem-benchmark_method = Objekt { $name } nemá metodu choose.
problem-benchmark_answer = Hráč { $name } odpověděl { $answer }, což není povolená odpověď.
problem-benchmark_failed = Hráč { $name } selhal: { $detail }.
problem-benchmark_program = Nelze spustit { $name }: { $detail }.
problem-benchmark_ended = Program { $name } skončil bez odpovědi.
problem-benchmark_silent = Program { $name } neodpověděl do { $seconds } s.
problem-benchmark_opponent = Soupeř { $name } v této kategorii není; vyberte z těchto: { $names }.
problem-benchmark_changed = { $name } zde neodpovídá tak, jak je zaznamenáno v { $protocol }, takže s ním nelze měřit; nainstalujte vendemmia znovu, nebo použijte verzi tohoto protokolu.
problem-benchmark_lost = Proces partie { $number } proti { $opponent } nečekaně skončil { $times }×.

## The program.

problem-language_unknown = Pro jazyk { $language } nejsou slova, jen pro tyto: { $languages }.
problem-unnamed = Něco se pokazilo: { $name }.

## Shown where words are missing.

missing-question = Vyberte odpověď.

## Weights, mixtures, trainings and names of computer players

problem-weights_unreadable = Soubor { $file } nelze přečíst: { $detail }.
problem-weights_form = Soubor { $file } není soubor vah.
problem-weights_lacking = V souboru { $file } chybí část sítě.
problem-weights_other = V souboru { $file } je část, která k síti nepatří.
problem-weights_numbers = V souboru { $file } jsou váhy, které nejsou konečná čísla.
problem-weights_format = Soubor { $file } není ve formátu { $format }.
problem-weights_encoding = Váhy ze souboru { $file } byly trénovány s kódováním { $found }, ale tato verze má { $wanted }.
problem-weights_parts = Váhy ze souboru { $file } byly trénovány s jinými částmi odpovědí, než má tato verze.
problem-weights_frozen = V této instalaci chybí zmrazené váhy { $number }, nebo byly změněny; nainstalujte vendemmia znovu.
problem-weights_shape = Váhy ze souboru { $file } mají jiný tvar než toto trénování.
problem-mixture_weight = Ve směsi: v { $entry } není za znakem * celé číslo.
problem-mixture_many = Směs má nejvýše { $most } částí, a tato má { $found }.
problem-mixture_level = Ve směsi: { $name } potřebuje úroveň, jednu z: { $levels }.
problem-mixture_kind = Ve směsi: { $name } není druh partie; začněte číslem 2 až 6, solo nebo campaign.
problem-mixture_unknown = Ve směsi: { $name } uvádí { $unknown }, což není modul ani varianta.
problem-training_subject = Zkouška nemá předmět { $name }: uveďte druhy partií jako ve směsi, bez vah.
problem-training_device = Síť tu nemůže běžet na { $device }: použijte cpu, nebo cuda, pokud torch najde grafickou kartu.
problem-training_part = Část trénování nemůže začít na { $start } a skončit na { $end }: --start nesmí být větší než --end.
problem-training_lessons = Soubor { $file } neobsahuje odpovědi učitele, nebo jsou z jiné verze.
problem-training_folder = Nelze použít složku { $folder }: { $detail }.
problem-training_checkpoint = Kontrolní bod { $file } je poškozený nebo se nehodí k této verzi: smažte ho a začněte znovu, nebo zvolte jinou složku.
problem-training_size = Síť v { $folder } má jinou velikost: pokračujte s --hidden { $hidden } --blocks { $blocks }, nebo zvolte jinou složku.
problem-training_begun = Trénování v { $folder } začalo bez { $option }: vynechte tuto volbu, nebo zvolte jinou složku.
problem-name_file = Počítačový hráč { $name } potřebuje za dvojtečkou soubor vah.
problem-name_walks = Počítačový hráč { $name } potřebuje za dvojtečkou počet průchodů, ne { $found }.
problem-name_walks_range = Počítačový hráč { $name } může mít 1 až { $most } průchodů, ne { $found }.
problem-name_options = Počítačový hráč { $name } nemá volby: vynechte { $found }.

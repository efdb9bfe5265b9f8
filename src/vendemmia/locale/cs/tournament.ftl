### The results of a tournament, in the terminal and as a page.

tournament-saved = Uložené partie v { $file }: { $finished }/{ $games }. Stejný příkaz bude pokračovat.
tournament-files = Partie a zprávy: { $folder }

tournament-title =
    { $solo ->
        [yes]
            { $games ->
                [one] 1 partie proti Automě, seed { $seed }
                [few] { $games } partie proti Automě, seed { $seed }
                [many] { $games } partie proti Automě, seed { $seed }
               *[other] { $games } partií proti Automě, seed { $seed }
            }
       *[no]
            { $games ->
                [one] 1 partie, hráčů: { $players }, seed { $seed }
                [few] { $games } partie, hráčů: { $players }, seed { $seed }
                [many] { $games } partie, hráčů: { $players }, seed { $seed }
               *[other] { $games } partií, hráčů: { $players }, seed { $seed }
            }
    }
tournament-match =
    { $copies ->
        [0] { $one }
        [one] { $one } – { $other }
        [few] { $one } – { $copies } × { $other }
        [many] { $one } – { $copies } × { $other }
       *[other] { $one } – { $copies } × { $other }
    }
tournament-table-result = Hráč
tournament-table-play = Na hráče a partii
tournament-table-match = Zápas
tournament-table-actions = Umístění pracovníci na partii
tournament-table-cards = Použité karty na partii, nejvýš { $shown } z { $all }
tournament-rating = rating
tournament-interval = 95 %
tournament-games = partie
tournament-rate = podíl výher
tournament-wins = výhry
tournament-draws = remízy
tournament-losses = prohry
tournament-score = skóre
tournament-orders = objednávky
tournament-first-order = první v roce
tournament-mean = ms průměr
tournament-p95 = ms 95 %
tournament-most = ms max.
tournament-years = roky
tournament-between = { $low } až { $high }
tournament-none = –
tournament-anchor = Rating hráče { $name } je nastaven na { $rating }; o 400 bodů více znamená desetinásobnou sílu.
tournament-shared = Dělená výhra se počítá rovným dílem.

## The page

tournament-page-title = Turnaj: { $names }
tournament-page-ratings = Ratingy
tournament-page-rating = Rating, 95% interval
tournament-page-fixed = pevný
tournament-page-rates = Podíly výher
tournament-page-rate = Podíl výher, 95% interval
tournament-page-games = { $games ->
        [one] 1 partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }{ $draws ->
        [0] { "" }
        [one] , 1 remíza
        [few] , { $draws } remízy
        [many] , { $draws } remízy
       *[other] , { $draws } remíz
    }
tournament-page-even = Tečkovaná čára označuje { $rate }, podíl hráče stejně silného jako ostatní.
tournament-page-automa = Proti Automě se počítá jen výhra, remíza ne.
tournament-page-thinking = Doba přemýšlení na rozhodnutí
tournament-page-mean = Průměr
tournament-page-ms = { $time } ms
tournament-page-p95 = 95 % do { $time } ms
tournament-page-most = nejdéle { $time } ms
tournament-page-thinking-note = Čas procesoru na logaritmické stupnici. Velká tečka je průměr, malá 95. percentil; čára končí u nejdelší doby. Rozhodnutí s jedinou odpovědí se nepočítají.
tournament-page-charts = Délky a skóre
tournament-page-years = Roky v partii
tournament-page-scores = Skóre: { $name }
tournament-page-summary = průměr { $mean }, od { $least } do { $most }
tournament-page-label = { $name }: { $summary }
tournament-page-charts-note = Čárkovaná čára označuje průměr. Všechny grafy skóre mají stejnou stupnici.
tournament-page-play = Skóre, objednávky a místa
tournament-page-score = Skóre
tournament-page-orders = Vyřízené objednávky
tournament-page-first-order = Rok první z nich
tournament-page-without = Partie bez objednávky
tournament-page-seat = Výhry na místě { $number }
tournament-page-seats-note = Průměry na hráče a partii. Každý hraje každé rozdání z každého místa.
tournament-page-actions = Umístění pracovníci
tournament-page-actions-heading = Akce
tournament-page-actions-note = Umístění na hráče a partii, včetně těch předem do dalších období.
tournament-page-cards = Použité karty
tournament-page-cards-heading = Karta
tournament-page-all-cards =
    { $count ->
        [one] Zobrazit 1 kartu
        [few] Zobrazit { $count } karty
        [many] Zobrazit { $count } karty
       *[other] Zobrazit { $count } karet
    }
tournament-page-cards-note = Zahraní návštěvníci, zasazené révy, vyřízené objednávky a postavené karty budov, na hráče a partii.
tournament-page-made = Jak se měřilo
tournament-page-games-name = Partie
tournament-page-seed = Seed
tournament-page-field = Zápasy
tournament-field-one-vs-rest = každý hráč proti každému jinému, u více míst proti kopiím
tournament-field-round-robin = u každého stolu různí hráči, ve všech kombinacích
tournament-field-against = každý hráč proti jednomu soupeři
tournament-field-solo = každý hráč sám proti Automě
tournament-page-version = Verze
tournament-page-python = Python
tournament-page-code = Kontrolní součet enginu a hráčů
tournament-page-seating = Každé rozdání se hraje jednou pro každé pootočení míst a všechny zápasy používají stejná rozdání.
tournament-page-intervals = Intervaly podílů výher jsou Wilsonovy, pro méně partií, pokud jsou si partie téhož rozdání podobné. Ratingy pocházejí z Bradleyova–Terryho modelu na Elově stupnici, kde je ke každému zápasu přidána jedna dělená partie; jejich intervaly vycházejí z Fisherovy informace a týkají se vzdálenosti od pevného ratingu.

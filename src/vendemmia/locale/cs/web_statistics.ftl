### The statistics of all finished games.

stats-title = Statistiky · vendemmia
stats-link = Statistiky
stats-heading = Vaše statistiky
stats-heading-of = Statistiky: { $player }
stats-none = Dohrajte partii a započítá se sem.
stats-summary =
    { $games ->
        [one] 1 partie, vyhráno { $wins }. Nejvíc výher v řadě: { $longest }.
        [few] { $games } partie, vyhráno { $wins }. Nejvíc výher v řadě: { $longest }.
        [many] { $games } partie, vyhráno { $wins }. Nejvíc výher v řadě: { $longest }.
       *[other] { $games } partií, vyhráno { $wins }. Nejvíc výher v řadě: { $longest }.
    }
stats-counted = Smazané partie se počítají dál. Nepočítají se ty, u nichž jste mohli znát karty: se zvoleným seedem, nebo hrané dál z přehrávání.

stats-modes = Podle režimu
stats-mode = Režim
stats-games = Partie
stats-won = Výhry
stats-best = Nejlepší
stats-average = Body na partii
stats-now = V řadě
stats-longest = Nejvíc výher v řadě
stats-last = Poslední partie podle rozdílu
stats-not-yet = zatím ne
stats-margin = { $margin }
stats-streak =
    { $outcome ->
        [win] výhry: { $count }
        [draw] remízy: { $count }
       *[loss] prohry: { $count }
    }

stats-computers =
    { $board ->
        [extended] Počítačoví hráči, rozšířený plán
       *[base] Počítačoví hráči, základní plán
    }
stats-solo =
    { $board ->
        [any] Sólo
        [extended] Sólo, { $level }, rozšířený plán
       *[base] Sólo, { $level }
    }
stats-campaign = Kampaň
stats-friends =
    { $board ->
        [any] Přátelé u jedné obrazovky
        [extended] Přátelé, rozšířený plán
       *[base] Přátelé, základní plán
    }
stats-friends-name = ne pod vaším jménem: to lze zadat v nastavení

stats-shares = Odkud máte body
stats-shares-help = průměr na partii
stats-shares-all = Vše
stats-shares-won = Výhry
stats-shares-lost = Bez výhry

stats-plot = Partie za partií
stats-plot-of = Partie v grafech
stats-all = Všechny partie
stats-key-won = výhra
stats-key-lost = bez výhry
stats-key-mean = průměr deseti partií
stats-game =
    { $outcome ->
        [win] { $vp } výhra
        [draw] { $vp } remíza
       *[loss] { $vp } prohra
    }
stats-day = Den
stats-other = Nejlepší soupeř
stats-outcome = Výsledek
stats-outcome-win = výhra
stats-outcome-draw = remíza
stats-outcome-loss = prohra
stats-players = Hráči
stats-years = Roky

stats-friends-heading = Přátelé u této obrazovky

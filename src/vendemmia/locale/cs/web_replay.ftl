### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-ended = { $about }. Hra skončila po roce { $year }.
result-behind = Skončila po roce { $year }: dál se hraje, jen dokud jste před Automou.
result-few-workers = Skončila po roce { $year }: pracovníků bylo příliš málo.
result-tie-lira =
    { $who ->
        [first] Vy i { $second } máte { $vp } VB: vedete díky více lirám, £{ $more } proti £{ $less }.
        [second] { $first } i vy máte { $vp } VB: { $first } vede díky více lirám, £{ $more } proti £{ $less }.
       *[other] { $first } i { $second } mají { $vp } VB: { $first } vede díky více lirám, £{ $more } proti £{ $less }.
    }
result-tie-wine =
    { $who ->
        [first] Vy i { $second } máte { $vp } VB a stejně lir: vedete díky cennějším vínům, { $more } proti { $less }.
        [second] { $first } i vy máte { $vp } VB a stejně lir: { $first } vede díky cennějším vínům, { $more } proti { $less }.
       *[other] { $first } i { $second } mají { $vp } VB a stejně lir: { $first } vede díky cennějším vínům, { $more } proti { $less }.
    }
result-tie-grapes =
    { $who ->
        [first] Vy i { $second } máte { $vp } VB, stejně lir i stejně cenná vína: vedete díky cennějším hroznům, { $more } proti { $less }.
        [second] { $first } i vy máte { $vp } VB, stejně lir i stejně cenná vína: { $first } vede díky cennějším hroznům, { $more } proti { $less }.
       *[other] { $first } i { $second } mají { $vp } VB, stejně lir i stejně cenná vína: { $first } vede díky cennějším hroznům, { $more } proti { $less }.
    }
result-tie-none =
    { $who ->
        [first] Vy i { $second } máte { $vp } VB a shoda je ve všem, takže se o místo dělíte.
        [second] { $first } i vy máte { $vp } VB a shoda je ve všem, takže se o místo dělíte.
       *[other] { $first } i { $second } mají { $vp } VB a shoda je ve všem, takže se o místo dělí.
    }
result-rematch = Odveta
result-rematch-help = stejná místa, nové rozdání
result-campaign = Pokračovat v kampani
result-campaign-help = postup a skóre
result-replay = Přehrát
result-replay-help = tah za tahem
result-download = Stáhnout
result-download-help = zápis jako soubor
result-home = Úvodní stránka
result-scores = Konečné skóre
result-rank = Místo
result-player = Hráč
result-vp = vítězné body
result-vp-head = VB
result-lira = Liry
result-wine = Hodnota vín
result-grapes = Hodnota hroznů
result-tie-break =
    { $place ->
        [1] 1. při shodě
        [2] 2.
       *[other] 3.
    }
result-winner = vítěz
result-turns = Nejlepší tahy
result-turn-look = podívat se
result-gained = +{ $vp }

## Charts

chart-sources = Odkud přišly body
chart-source-orders = Objednávky
chart-source-visitors = Návštěvníci
chart-source-structures = Stavby
chart-source-spaces = Akce a bonusy
chart-source-wake = Tabulka probouzení
chart-source-map = Regiony
chart-source-cellar = Vína ve sklepě
chart-source-start = Začátek
chart-source-unknown = Před změnou pravidel
chart-years = Vítězné body v průběhu let
chart-start = Začátek
chart-year = Rok { $year }
chart-total = Celkem
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player }: { $parts }.
chart-bar-none = { $player }: žádné body.
chart-as-table = Zobrazit jako tabulku

## The replay

replay-set-up = Příprava
replay-when = Rok { $year }, { FORM($season, "nom") }
replay-decides =
    { $who ->
        [you] Rozhodujete vy.
       *[other] Rozhoduje { $player }.
    }
replay-title = { $when }: { $players } · vendemmia
replay-skip = Přejít k tomuto okamžiku
replay-bar = Tento okamžik partie
replay-beginning = Začátek
replay-begins = Hra začíná
replay-place = { $when } · odpověď { $ply }/{ $plies }
replay-steps = Kroky
replay-first = Na začátek
replay-turn-back = O tah zpět
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-forward = O krok vpřed
replay-turn-forward = O tah vpřed
replay-last = Na konec
replay-slide = Odpověď
replay-go = Přejít
replay-jump = Období
replay-year = Rok { $year }
replay-view = Pohled
replay-view-open = Všechny karty viditelné
replay-view-seat =
    { $who ->
        [you] Jak to vidíte vy
       *[other] Jak to vidí { $player }
    }
replay-copy = Kopírovat odkaz na tento okamžik
replay-copied = Zkopírováno
replay-result = Výsledek partie
replay-table = Zpět ke stolu
replay-download = Stáhnout zápis partie
replay-happened = Co se stalo
replay-nothing-yet = Zatím nikdo nic nerozhodl.
replay-next =
    { $who ->
        [you] Dál rozhodujete vy.
       *[other] Dál rozhoduje { $player }.
    }
replay-over = Hra skončila.
replay-keys-step = krok
replay-keys-turn = tah
replay-key-space = Mezerník
replay-keys-play = přehrát
replay-turns = Tahy roku { $year }
replay-turns-set-up = Tahy přípravy
replay-on = Hrát odtud dál
replay-on-text = Od tohoto okamžiku začne nový stůl: vy si sednete na jedno místo, na ostatní počítačoví hráči.
replay-on-solo = Od tohoto okamžiku začne nový stůl.
replay-on-seat = Vaše místo
replay-on-level = Protihráči
replay-on-same = Stejní jako v této hře
replay-on-go = Hrát dál
replay-on-over = Tady hra končí. Vraťte se k okamžiku, odkud chcete hrát dál.
replay-cannot-play-on = Odtud dál hrát nelze.
replay-hands = Karty všech
replay-times = { $count }×
replay-hand-empty = Žádné karty

## Records as files

record-running = Zápis si můžete stáhnout, až hra skončí
record-running-help = Obsahuje seed, který prozrazuje všechny skryté karty.
record-to-table = Zpět ke stolu
record-unreadable = Tento zápis nelze otevřít
record-none = Soubor chyběl, nebo byl prázdný.
record-large = Soubor je na zápis partie příliš velký.
record-long = Partie je delší než kterákoli, kterou kdy hráli lidé nebo počítač, a proto se nekontroluje.
record-encoding = Tento soubor není text v UTF-8, takže to není platný zápis.
record-broken = Tento soubor není platný zápis partie.
record-ply = První chyba je v odpovědi { $ply }.
record-nothing-made = Nic se neuložilo.
record-other = Vybrat jiný soubor
record-upload = Otevřít
record-player = Hráč { $number }

## What the coach thinks of decisions

replay-eval =
    { $who ->
        [you] Vaše rozhodnutí
       *[other] Rozhodnutí: { $player }
    }
replay-eval-title = { replay-eval } · vendemmia
replay-eval-about = Rádce projde každé rozhodnutí s tím, co bylo v tu chvíli známo, a ukáže, co by zvolil sám. Chyba snižuje šanci na výhru a rádce řekne o kolik; ne vždy má pravdu.
replay-eval-begin = Vyhodnotit všechna rozhodnutí
replay-eval-under-way = Přemýšlí: { $percent } %.
replay-eval-queue = Pořadí ve frontě: { $number }/{ $waiting }; střídají se.
replay-eval-stalled = Už chvíli se nic nestalo: počítačoví hráči mají práci, nebo neběží. Pokračuje se, jakmile budou volní. Pokud ne, spusťte program znovu; dosavadní výsledky jsou uložené.
replay-eval-failed = Rozhodnutí této partie se nepodařilo vyhodnotit.
replay-eval-go-on = Zobrazit postup
replay-eval-here = Toto rozhodnutí:
replay-eval-drop =
    { $points ->
        [one] Vaše šance klesá o 1 procentní bod.
        [few] Vaše šance klesá o { $points } procentní body.
        [many] Vaše šance klesá o { $points } procentního bodu.
       *[other] Vaše šance klesá o { $points } procentních bodů.
    }
replay-eval-best = Lepší tu není ({ $reason }).
replay-eval-swings = Největší chyby
replay-eval-loss = šance −{ $points } p. b.
replay-eval-no-swings = Žádné rozhodnutí nestálo mnoho.
replay-lessons = Co si z partie odnést
lesson-idle = Využijte pracovníky, než budete pasovat.
lesson-save = Pasujte dřív a šetřete pracovníky na později.
lesson-orders = Vyřizujte objednávky, jakmile to jde.
lesson-wine = Sklízejte a vyrábějte víno dřív.
lesson-plant = Sázejte révy dřív.
lesson-build = Stavte to, co váš plán potřebuje.
lesson-train = Trénujte pracovníky dřív.
lesson-visitors = Hrajte své návštěvníky.
lesson-money = Vydělávejte, když na peníze něco čeká.
lesson-cards = Lízejte karty dřív, než je potřebujete.
lesson-map = Myslete na mapu a výměny.
lesson-row = Volte řádek podle první akce.
lesson-kept = Nechávejte si to, co využijete nejdřív.
lesson-parts = Porovnávejte všechny možnosti v tahu.
lesson-times = { $count } ×, šance −{ $points }
replay-eval-all = Všechna rozhodnutí jako tabulka
replay-eval-back = Zpět k přehrávání
replay-eval-total =
    { $count ->
        [one] 1 rozhodnutí, v procentních bodech: −{ $points }.
        [few] { $count } rozhodnutí; všechny chyby dohromady, v procentních bodech: −{ $points }.
        [many] { $count } rozhodnutí; všechny chyby dohromady, v procentních bodech: −{ $points }.
       *[other] { $count } rozhodnutí; všechny chyby dohromady, v procentních bodech: −{ $points }.
    }
replay-eval-when = Okamžik
replay-eval-chosen = Zvoleno
replay-eval-advised = Doporučeno
replay-eval-difference = Rozdíl
replay-eval-same = totéž
replay-gap =
    { $count ->
        [one] Od té doby se změnila pravidla. Odpověď { $first } nelze přehrát; hra pokračovala z pozice uložené po ní.
        [few] Od té doby se změnila pravidla. Odpovědi { $first } až { $last } nelze přehrát; hra pokračovala z pozice uložené po nich.
        [many] Od té doby se změnila pravidla. Odpovědi { $first } až { $last } nelze přehrát; hra pokračovala z pozice uložené po nich.
       *[other] Od té doby se změnila pravidla. Odpovědi { $first } až { $last } nelze přehrát; hra pokračovala z pozice uložené po nich.
    }

### Pomocník u skutečného stolu: telefon vedle herního plánu. Hodnoty ve složených závorkách vkládají skripty, takže žádná
### zpráva tu nevybírá tvar podle čísla, které vkládá skript.

## The frame

companion-title = { $part } · vendemmia
companion-home = U skutečného stolu
companion-home-short = Úvod
companion-home-about = Pro všechny, kdo mají krabici: Automa, zápis bodů, příprava a pravidla v telefonu. Po první návštěvě vše funguje i bez sítě.
companion-automa = Automa
companion-automa-short = Automa
companion-automa-about = Líže karty, ukazuje, kam jdou pracovníci Automy, a počítá roky.
companion-campaign = Kampaň u stolu
companion-campaign-about = Osm výzev proti Automě s vaším postupem.
companion-score = Zápis bodů
companion-score-short = Body
companion-score-about = Body, opožděné platby a mapa až pro šest hráčů, na konci se všemi rozhodnutími remíz.
companion-setup = Příprava hry
companion-setup-short = Příprava
companion-setup-about = Komponenty a kroky pro vaše hráče a moduly. Náhodně vybere i matky, otce, specializované pracovníky a prvního hráče.
companion-ask = Zeptat se na pravidla
companion-ask-short = Pravidla
companion-ask-about = Napište název karty, pracovníka, stavby nebo akce v kterémkoli jazyce, číslo pravidla, nebo otázku.
companion-ask-go = Hledat
companion-parts = Části pomocníka
companion-loading = Načítá se …
companion-failed = Data se nepodařilo načíst. Připojte se jednou k síti a otevřete stránku znovu.
companion-scripts = Pomocník potřebuje JavaScript.
companion-offline-ready = Uloženo v tomto zařízení: pomocník teď funguje bez sítě.
companion-offline-link = Otevřít pomocníka pro skutečný stůl: funguje bez serveru
companion-link = U skutečného stolu
companion-open = Otevřít pomocníka
companion-link-text = Máte krabici? Tady je Automa, zápis bodů, příprava a pravidla do telefonu.

## This device

companion-device = Toto zařízení
companion-awake = Nechat obrazovku během hry zapnutou
companion-dark = Tmavé barvy
companion-large = Větší písmo

## Shared by several parts

companion-less = O jedno méně
companion-more = O jedno více
companion-you = Vy
companion-year = Rok { $year }
companion-year-of = Rok { $year } z { $years }
companion-next-year = Další rok
companion-finish = Ukončit hru
companion-save-result = Přidat do statistik
companion-saved = Uloženo. Bez sítě se odešle později.
companion-log = Co se stalo
companion-board = Herní plán
companion-board-base = Základní herní plán

## The Automa

companion-automa-start = Začít
companion-automa-again = Nová hra
companion-automa-stop = Vzdát tuto hru
companion-automa-vp = Automa
companion-automa-deal = Líznout: { $season }
companion-automa-deal-first = Postavte kohouta na tento řádek a vezměte si bonus, pokud ho dává teď. Potom lízněte za Automu.
companion-automa-places = Automa umisťuje pracovníka na akci
companion-automa-nothing = v tomto období nic
companion-automa-full = Všichni její pracovníci jsou umístěni: kartu si nelíže.
companion-automa-left = Na levé políčko každé akce.
companion-automa-middle = Na prostřední políčko každé akce.
companion-automa-cards = Karty: { $cards }
companion-automa-mine = Je tam můj naplánovaný pracovník
companion-automa-not-mine = Políčko je přece jen volné
companion-automa-skipped = obsazeno, proto se přeskočí
companion-wake-up = Probouzení
companion-row-question = Který řádek tabulky probouzení si berete?
companion-rows-closed = Nedostupné: { $rows }
companion-row-late = Máte žeton prvního hráče, proto si musíte vzít tento řádek.
companion-tokens = Žetony
companion-spend = Použít žeton bonusové akce
companion-start-vp = Začínáte na { $vp } VB.
companion-start-residual = Opožděná platba začíná na { $residual }.
companion-start-tokens = Žetony bonusové akce na začátku: { $tokens }
companion-year-end = Konec roku
companion-year-end-base = Nechte zrát hrozny a vína, vezměte si zpět všechny pracovníky, i ty Automy, vyberte opožděnou platbu a odhoďte karty na 7.
companion-year-end-extended = Vezměte si zpět všechny pracovníky, i ty Automy, nechte zrát hrozny a vína, odhoďte karty na 7, vyberte opožděnou platbu a zvolte řádek na příští rok.
companion-ask-first = Nejdřív zadejte své VB.
companion-ask-vp = Vaše VB teď
companion-ask-vp-last = Vaše VB teď, bez toho, co boduje na konci
companion-ask-workers = Pracovníků bez sezonního mám { $count }
companion-ask-large = Vaše vína o hodnotě 7 až 9, po { $vp } VB
companion-ask-medium = Vaše vína o hodnotě 4 až 6, po { $vp } VB
companion-ask-stars = Vaše hvězdy na mapě
companion-region-automa = { $vp } VB, hvězdy Automy: { $stars }
companion-log-row = Rok { $year }: řádek { $row }
companion-log-end = Konec roku { $year }

## The campaign

companion-campaign-start = Začít kampaň
companion-campaign-play = Hrát výzvu { $number }
companion-campaign-again = Začít znovu
companion-campaign-skip = Přeskočit tuto výzvu
companion-campaign-mark = Hraje se u stolu
companion-campaign-progress = Vyhráno: { $won } z { $all }. Odehrané hry: { $score }
companion-campaign-finished = Kampaň je vyhraná. Odehrané hry: { $score }; nejméně možných: { $best }
companion-challenge-won = vyhráno, her: { $games }
companion-challenge-now = další, her zatím: { $games }
companion-challenge-todo = zamčeno
companion-challenge-skipped = přeskočeno
companion-campaign-none = U stolu zatím žádná kampaň není.

## The score pad

companion-score-start = Začít
companion-score-again = Nová hra
companion-score-stop = Smazat tuto hru
companion-colour = Jiná barva
companion-score-until = Hra končí rokem, ve kterém někdo dosáhne { $vp } VB.
companion-score-until-extended = Hra končí, má-li někdo na konci roku { $vp } VB.
companion-score-last = Toto je poslední rok.
companion-score-finish = Ke konečnému skóre
companion-score-won = Vítězství: { $player }
companion-score-shared = Společné vítězství: { $players }
companion-decided-vp = Vítězí nejvíce VB.
companion-decided-lira = { $player }: shodně { $vp } VB, rozhodují liry.
companion-decided-wine = { $player }: shodné VB i liry, rozhoduje hodnota vín.
companion-decided-grapes = { $player }: shodné VB, liry i vína, rozhoduje hodnota hroznů.
companion-decided-shared = { $player }: shoda ve všem, o místo se dělíte.
companion-map = Mapa
companion-of-map = (z mapy { $vp })
companion-region-vp = { $vp } VB
companion-region-nobody = nikdo
companion-stats =
    { $board ->
        [extended] U skutečného stolu, rozšířený herní plán
       *[base] U skutečného stolu
    }

## Set-up

companion-setup-roll = Vybrat náhodně
companion-setup-picked = Vybráno náhodně
companion-setup-first = první hráč
companion-setup-specials = Specializovaní pracovníci: { $workers }
companion-setup-steps = Krok za krokem
companion-setup-pieces = Komponenty
companion-setup-score = Zápis bodů pro tuto hru
companion-piece-mats = Desky vinic
companion-piece-roosters = Kohouti
companion-piece-grandes = Předáci
companion-piece-workers = Běžní pracovníci
companion-piece-temporary = Sezonní pracovník
companion-piece-stars = Hvězdy
companion-piece-automa-workers = Pracovníci Automy
companion-piece-glass = Skleněné žetony na tabulce probouzení
companion-deck = { $deck } ({ $count })
companion-step-board =
    { $side ->
        [first] Rozložte rozšířený herní plán stranou 1 nahoru, tou bez karet budov.
        [second] Rozložte rozšířený herní plán stranou 2 nahoru, tou s kartami budov.
       *[base] Rozložte herní plán.
    }
companion-step-spaces =
    { $spaces ->
        [left] Používejte jen levé políčko každé akce.
        [middle] Používejte levé a prostřední políčko každé akce.
       *[all] Používejte všechna tři políčka každé akce.
    }
companion-step-removed = Vyřaďte ze hry tyto karty: { $cards }.
companion-step-decks = Zamíchejte tyto balíčky a položte je lícem dolů na herní plán: { $decks }.
companion-step-player = Každý hráč si vezme desku vinice a v jedné barvě kohouta, předáka, { $workers } běžných pracovníků a { $structures } staveb. Všichni začínají na 0 VB a s opožděnou platbou 0.
companion-step-stars = Každý hráč si vezme také { $stars } hvězd.
companion-step-temporary =
    { $board ->
        [extended] Položte sezonního pracovníka na řádek 7 v létě a žeton prvního hráče na řádek 7 v zimě.
       *[base] Položte sezonního pracovníka k řádku 7 tabulky probouzení.
    }
companion-step-glass = Položte skleněný žeton na každý řádek tabulky probouzení.
companion-step-automa = Zamíchejte { $cards } karet Automy. Položte { $workers } pracovníků jiné barvy vedle herního plánu a ukazatel Automy na počítadlo VB: kam, říká úroveň.
companion-step-first =
    { $board ->
        [extended] Náhodně určete prvního hráče: jako první si vybere rodiče a řádek prvního roku.
       *[base] Náhodně určete prvního hráče: vezme si žeton prvního hráče.
    }
companion-step-specials = Odkryjte { $count } specializované pracovníky. Trénovat oba může po celou hru každý.
companion-step-draft =
    { $how ->
        [alone] Lízněte si { $count } karty budov a nechte si je.
       *[together] Každý si vybere { $count } karty budov: vezměte si { $count }, nechte si 1, zbytek předejte doleva a tak dále.
    }
companion-step-parents =
    { $variant ->
        [advanced] Rozdejte každému hráči lícem nahoru { $each } matky a { $each } otce. Po směru hodinových ručiček od prvního hráče si každý nechá po 1.
       *[usual] Rozdejte každému hráči lícem nahoru 1 matku a 1 otce.
    }
companion-step-gifts = Po směru hodinových ručiček od prvního hráče dá každá matka { $workers } běžné pracovníky a své karty. Potom dá každý otec předáka, své liry a buď svůj dar, nebo liry navíc. Rodiče hru opouštějí.
companion-step-rows = Po směru hodinových ručiček od prvního hráče postaví každý kohouta na volný řádek 2 až 7, do sloupce jara.

## Ask the rules. The common words are those that say nothing in a question. Between the slashes are words that mean the same
## in a question, or nearly: if somebody types one, texts with the others are found too.

companion-common-words = a aby ale ani ano bez být byl co dělá do jak jaká jaké jaký je jeho jejich jen jestli já k každý kam kde kdo kdy kolik která které který ke ma má mám mi mít moje mohu můj musí musím může můžu na nad ne nebo není o od on pak po pod pokud při pro s se si smí smím sám také tak ten to tu ty u už v ve vy z za zda ze že
companion-same-words = body vb skóre / peníze liry lira / maximum nejvíce limit nejvýše kolik / první začíná začátek / vítězí vítězství vyhrává vyhrát / konec končí skončí ukončit / remíza shoda rovnost / ruka ruce karty odhodit / pasuje pas pasovat / obsazeno plná obsazená / klesá ztrácí snížit / trénovat trénink najmout / zrání zrát zrají / prodat prodej / koupit odkoupit / sám sólo automa / výměna směna vyměnit / treláž mříž / zasadit sázet sázení
companion-example-1 = Můžu zasadit révu bez treláže?
companion-example-2 = Kdy končí hra?
companion-example-3 = Degustační místnost
companion-example-4 = Kdo vítězí při shodě?
companion-ask-found = Nalezeno: { $count }
companion-ask-nothing = Nic se nenašlo. Zkuste jiná slova, nebo název karty.
companion-ask-rules = Pravidla:
companion-kind-action = Akce
companion-kind-region = Region
companion-kind-rule = Pravidlo

## What the server refuses

companion-refused-form = Toto nepopisuje hru u stolu, proto se nic neuložilo.
companion-refused-players = Statistiky berou hry dvou až šesti hráčů, nebo sólové proti Automě. Nic se neuložilo.
companion-refused-name = Jméno je příliš dlouhé, nebo obsahuje znaky, které nelze zobrazit. Nic se neuložilo.
companion-refused-number = Číslo je mimo rozsah. Nic se neuložilo.
companion-refused-campaign = Taková kampaň se nemohla stát, proto se nic neuložilo.
companion-refused-person = Nejdřív na tomto serveru uveďte jméno: přihlaste se nebo se připojte ke stolu. Výsledek zůstává v tomto prohlížeči.

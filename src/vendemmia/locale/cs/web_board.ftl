### The upper half of the table: top bar, prompt, board, tabs, and reasons in two or three words.
### In a line with icons, [lira]2 means a coin with its amount, [vine] the picture of a vine card.

## The top bar

top-home = vendemmia, přejít na úvodní stránku
top-brand = vendemmia
top-against-automa = { $player } proti Automě
top-board-base = základní plán
top-board-extended = rozšířený plán
top-variant-friendly = přátelská varianta
top-variant-advanced = pokročilá varianta
top-challenge = výzva { $number }: { $name }
top-year = Rok
top-year-of = / { $years }
top-last-year = poslední rok
top-set-up = Příprava
top-seasons = Období tohoto roku
top-season-spring = Jaro
top-season-summer = Léto
top-season-fall = Podzim
top-season-winter = Zima
top-season-yearend = Konec roku
top-season-done = (hotovo)
top-own = Co máte
top-tools = Nástroje stolu
top-hint = Rada
top-rules = Pravidla
top-cards = Karty
top-theme-dark = Tmavé barvy
top-theme-light = Světlé barvy
top-menu = Nabídka stolu
top-menu-leave = Odejít od stolu (hra je uložena)
top-menu-replay = Přehrát od začátku
top-menu-record = Stáhnout zápis partie
top-menu-keys = Klávesové zkratky
top-menu-help = Nápověda
top-pace = Pauza před tahem počítače
top-pace-off = žádná
top-pace-fast = krátká
top-pace-normal = normální
top-pace-slow = dlouhá
top-sounds-on = Zapnout zvuky: tahy a období
top-shortcuts-on = Zapnout jednoklávesové zkratky
top-shortcuts-off = Vypnout jednoklávesové zkratky

## The prompt

prompt-your-turn = Jste na tahu
prompt-turn-of = { $player }
prompt-turn-of-person = Na tahu: { $player }
prompt-over = Konec hry
prompt-thinking = { $player } přemýšlí
prompt-waiting = Čeká se na: { $player }
prompt-won =
    { $count ->
        [one] Vítězí { $players }.
        [few] O vítězství se dělí: { $players }.
        [many] O vítězství se dělí: { $players }.
       *[other] O vítězství se dělí: { $players }.
    }
prompt-won-you = Vítězíte!
prompt-won-automa = Vítězí Automa.
prompt-help-over = Podívejte se, odkud body přišly, nebo si hru přehrajte krok za krokem.
prompt-help-thinking = U tohoto stolu dělají počítačoví hráči před tahem pauzu.
prompt-help-glow = Vyberte z toho, co svítí.
prompt-help-there = Vyberte z toho, co na stole svítí.
prompt-help = Vyberte jednu z možností.
prompt-help-place = Svítící políčka ukazují, co získáte.
prompt-help-next = Potom je na tahu { $player } a krok už nepůjde vrátit.
prompt-worker-group = Koho umístit
prompt-worker =
    { $worker ->
        [regular] Běžný
        [grande] Předák
       *[other] { $name }
    }
prompt-pass = Pasovat
prompt-pass-sure = Stiskněte znovu
prompt-pass-keep = nechat { $count } na { FORM($season, "acc") }
prompt-pass-idle =
    { $count ->
        [one] 1 nevyužitý
        [few] { $count } nevyužití
        [many] { $count } nevyužitého
       *[other] { $count } nevyužitých
    }
prompt-pass-brings = získáte:
prompt-row = Řádek { $row }
prompt-row-empty = bez bonusu
prompt-order = Objednávka
prompt-field =
    { $field ->
        [all] Všechna pole
       *[other] Pole { $field }
    }
prompt-field-empty = prázdné
prompt-field-filled = { $value }/{ $field }
prompt-take =
    { $worker ->
        [regular] Pracovníka zpět: { $action }
        [grande] Předáka zpět: { $action }
       *[other] { FORM($worker, "acc") } zpět: { $action }
    }
prompt-advised = Vybrat za mě
prompt-advised-help = podle rady
prompt-all = Všechny možnosti
prompt-all-count = Všechny možnosti ({ $count })
prompt-all-close = Zavřít
prompt-all-other = Další odpovědi
prompt-locks = Odhalí skryté informace, takže to nepůjde vrátit.
prompt-skip = Přeskočit
prompt-skip-help = nečekat na počítačové hráče
prompt-result = Výsledek
prompt-replay = Přehrát
prompt-thread = Tento tah
prompt-locked = uzamčeno
prompt-here = jste tady
prompt-more-steps = a další ({ $count })
prompt-undo = Vrátit
prompt-always = Vždy přeskočit
prompt-always-help = u tohoto stolu, dokud to nezrušíte
prompt-undo-none = není co vrátit
prompt-undo-steps =
    { $count ->
        [one] 1 krok zpět
        [few] 1 ze { $count } kroků
        [many] 1 z { $count } kroků
       *[other] 1 z { $count } kroků
    }
prompt-undo-of = poslední krok: { $player }
prompt-undo-turn = Celý tah
prompt-undo-turn-steps =
    { $count ->
        [one] { $count } krok zpět
        [few] { $count } kroky zpět
        [many] { $count } kroku zpět
       *[other] { $count } kroků zpět
    }
prompt-live =
    { $count ->
        [one] { $question } 1 možnost.
        [few] { $question } { $count } možnosti.
        [many] { $question } { $count } možnosti.
       *[other] { $question } { $count } možností.
    }

# A step of this turn, in two or three words.
prompt-step-hidden =
    { $kind ->
        [mama] matka
        [papa] otec
       *[card] karta
    }
prompt-step-place =
    { $worker ->
        [regular] pracovník: { $action }
        [grande] předák: { $action }
       *[other] { $worker }: { $action }
    }
prompt-step-take =
    { $worker ->
        [regular] zpět: { $action }
        [grande] předák zpět: { $action }
       *[other] { $worker } zpět: { $action }
    }
prompt-step-field =
    { $thing ->
        [all] všechna pole
       *[other] pole { $thing }
    }
prompt-step-row = řádek { $thing }
prompt-step-order = objednávka
prompt-step-papa-gift = dar
prompt-step-papa-lira = liry
prompt-step-count =
    { $thing ->
        [0] žádná karta
        [1] 1 karta
        [2] 2 karty
        [3] 3 karty
        [4] 4 karty
       *[other] { $thing } karet
    }
prompt-step-make =
    { $thing ->
        [red] červené víno
        [white] bílé víno
        [blush] růžové víno
       *[sparkling] šumivé víno
    }
prompt-step-bonus =
    { $thing ->
        [left] levý bonus
        [middle] prostřední bonus
       *[right] pravý bonus
    }
prompt-step-mat = na desku
prompt-step-pass = pas
prompt-step-done = hotovo
prompt-step-no = odmítnuto
prompt-step-yes = přijato
prompt-step-token = použit žeton
prompt-step-do-action = nejdřív akce
prompt-step-do-bonus = bonus

## The board

board-board = Herní plán
board-you = Vy
board-or = nebo
board-waiting = čeká na své období
board-moved = od vašeho tahu
board-space = { $action }, { $space }
board-space-bonus = { $action }, { $space } (bonus: { $bonus })
board-free = volné
board-slot = { $space }: { $who }
board-slot-other = { $space }: { $worker }
board-other-worker = s tímto pracovníkem ne, použijte { FORM($worker, "acc") }
board-turns = Pořadí tahů
board-turn-passed = (pas)
board-legend-open = volné
board-legend-other = jiný pracovník
board-legend-why = proč ne?
board-legend-new = nové
board-beside = vedle
board-wakeup = Probouzení
board-chart = Tabulka probouzení
board-chart-caption = Tabulka probouzení: řádky 1 až 7, sloupec pro každé období
board-chart-row = Řádek
board-chart-next = sem se přesunete, když pasujete
board-row = Řádek { $row }: { $bonus }
board-rooster = { $player } zde
board-rooster-ahead = { $player } příští rok
board-glass = žeton bonusové akce
board-first-player =
    { $own ->
        [yes] Prvním hráčem jste vy
       *[no] První hráč: { $player }
    }
board-held =
    { $own ->
        [yes] máte vy
       *[no] má { $player }
    }
board-fall = každý si líže [summer] nebo [winter]; 2 s [cottage]
board-state-done = hotovo
board-state-now = nyní
board-state-next = další
board-state-later = později
board-decks = Balíčky
board-deck-vine = Révy
board-deck-summer = Léto
board-deck-winter = Zima
board-deck-order = Objednávky
board-deck-structure = Budovy
board-deck = { $deck }: k líznutí { $undrawn }, odhozeno { $discarded }
board-deck-top = { $deck }, vrchní karta: { $card }
board-specials = Specializovaní pracovníci
board-specials-price = +£{ $lira }
board-specials-cost = jejich trénink stojí o £{ $lira } více
board-special-more = Více o specializovaném pracovníkovi: { $worker }
board-map = Vliv
board-map-plain = regiony v této hře nebodují
board-region =
    { $held ->
        [lead] { $region }. { $text } Hvězdy: { $stars }. Nejvíce: { $leader }.
        [tied] { $region }. { $text } Hvězdy: { $stars }, shoda.
       *[no] { $region }. { $text } Hvězdy: { $stars }.
    }
board-stars = { $player } { $count }
board-stars-none = žádné

# What the icons are called.
board-icon-lira = liry
board-icon-vp = vítězné body
board-icon-residual = opožděná platba
board-icon-worker = pracovník
board-icon-grande = předák
board-icon-star = hvězda
board-icon-card = libovolná karta
board-icon-discard = karty k odhození
board-icon-structure_card = karta budovy
board-icon-plant = réva k zasazení
board-icon-harvest = pole ke sklizni
board-icon-field = pole
board-icon-make_wine = víno k výrobě
board-icon-wine = víno
board-icon-fill_order = objednávka k vyřízení
board-icon-uproot = réva k vykopání
board-icon-play_summer = letní návštěvník k zahrání
board-icon-play_winter = zimní návštěvník k zahrání
board-icon-build = budova k postavení
board-icon-sell_grape = hrozny k prodeji
board-icon-sell_field = pole k prodeji
board-icon-buy_field = pole k odkoupení
board-icon-destroy = karta budovy ke zbourání
board-icon-trade = výměna
board-icon-grape = hrozen
board-icon-grape_token = žeton prvního hráče
board-icon-age_grapes = zrání všech hroznů
board-icon-age_wine = víno ke zrání
board-icon-token = žeton bonusové akce
board-icon-red_grape = červený hrozen
board-icon-white_grape = bílý hrozen
board-icon-red_wine = červené víno
board-icon-white_wine = bílé víno
board-icon-blush_wine = růžové víno
board-icon-sparkling_wine = šumivé víno

# The actions in one or two words, and what they give.
board-action-draw_vine = Líznout révu
board-line-draw_vine = líznout 1 [vine]
board-action-give_tour = Prohlídka
board-line-give_tour = získat [lira]2
board-action-build_structure = Postavit
board-line-build_structure = zaplatit 1 budovu
board-action-play_summer_visitor = Letní návštěvník
board-line-play_summer_visitor = zahrát 1 [summer]
board-action-sell_or_field = Prodat
board-line-sell_or_field = hrozny nebo 1 pole
board-action-plant_vine = Zasadit révu
board-line-plant_vine = zasadit 1 [vine]
board-action-draw_order = Líznout objednávku
board-line-draw_order = líznout 1 [order]
board-action-harvest_field = Sklizeň
board-line-harvest_field = 1 pole, hrozny do lisu
board-line-harvest_field-three = až 3 pole, hrozny do lisu
board-action-train_worker = Trénink
board-line-train_worker = zaplatit [lira]4 za 1 [worker]
board-action-play_winter_visitor = Zimní návštěvník
board-line-play_winter_visitor = zahrát 1 [winter]
board-action-make_wine = Vyrobit víno
board-line-make_wine = až 2 [wine]
board-action-fill_order = Vyřídit objednávku
board-line-fill_order = vyřídit 1 [order]
board-action-gain_lira = Vůz
board-line-gain_lira = bez omezení, celý rok
board-action-yoke = Jho
board-line-yoke = sklidit 1 pole nebo vykopat 1 révu
board-action-influence = Vliv
board-line-influence = umístit nebo přesunout 1 [star]
board-action-trade = Výměna
board-line-trade = 2 [card], [lira]3, [vp]1 nebo 1 [grape] za jiné
board-action-flip_field = Pole
board-line-flip_field = koupit nebo prodat 1 pole
board-action-build_or_tour = Stavba/prohlídka
board-line-build_or_tour = 1 budova nebo [lira]2
board-action-sell_wine = Prodat víno
board-line-sell_wine = 1 [wine] za [vp]1 až [vp]4
board-action-destroy_structure = Zbourat
board-line-destroy_structure = odhodit 1 svou [structure]

# What the player has for an action.
board-ready-summer =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
board-ready-winter =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
board-ready-vine =
    { $count ->
        [one] 1 réva
        [few] { $count } révy
        [many] { $count } révy
       *[other] { $count } rév
    }
board-ready-order =
    { $count ->
        [one] 1 objednávka
        [few] { $count } objednávky
        [many] { $count } objednávky
       *[other] { $count } objednávek
    }
board-ready-field =
    { $count ->
        [one] 1 pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
board-ready-grape =
    { $count ->
        [one] 1 hrozen
        [few] { $count } hrozny
        [many] { $count } hroznu
       *[other] { $count } hroznů
    }
board-ready-wine =
    { $count ->
        [one] 1 víno
        [few] { $count } vína
        [many] { $count } vína
       *[other] { $count } vín
    }

## Tabs

board-parts = Části herního plánu
board-part-season = Období
board-part-map = Mapa
board-part-year = Rok
tab-parts = Části stolu
tab-year = Rok { $year }
tab-board = Plán
tab-vineyard = Vinice
tab-hand = Ruka
tab-rivals = Soupeři
tab-log = Záznam
tab-has-choice = (lze vybírat)

## Reasons in two or three words, on something greyed out. "lacking" is how much is missing.

short-not-asked = teď ne
short-wrong-season = v jiném období
short-worker-away = nedostupný
short-space-closed = nepoužívá se
short-space-taken = obsazeno
short-spaces-free = políčka volná
short-bonus-unusable = bonus nevyužijete
short-bonus-mandatory = bonus je povinný
short-not-built = nepostaveno
short-used-this-year = letos použito
short-deck-empty = bez karet
short-pile-empty =
    { $needs ->
        [1] bez karet
       *[other] málo odhozů
    }
short-too-few-decks = málo balíčků
short-card-not-held = není v ruce
short-not-a-vine = chce to révu
short-field-full = pole je plné
short-structure-needed = chybí stavba
short-vine-not-there = není tam
short-same-field = stejné pole
short-switch-overfills = přeplnilo by se
short-field-sold = prodané pole
short-field-planted = jsou tu révy
short-field-too-dear = chybí £{ $lacking }
short-field-empty = bez rév
short-field-harvested = sklizeno
short-already-built = už stojí
short-medium-cellar-first = dřív střední sklep
short-building-too-dear = chybí £{ $lacking }
short-cost-not-meant = jiná cena
short-not-offered = není v nabídce
short-cellar-complete = sklep je hotový
short-grape-missing = chybí hrozen
short-medium-cellar-needed = chce střední sklep
short-large-cellar-needed = chce velký sklep
short-no-wine-icon = není místo
short-wine-missing = víno nemáte
short-wine-too-low = malá hodnota
short-not-an-order = chce objednávku
short-order-not-fillable = chybějí vína
short-wine-cannot-age = nemůže zrát
short-training-too-dear = chybí £{ $lacking }
short-worker-limit = plný počet
short-not-a-visitor-of-season =
    { $deck ->
        [summer] žádný letní návštěvník
       *[winter] žádný zimní návštěvník
    }
short-not-playable = nelze zahrát
short-rest-impossible = blokuje zbytek
short-at-least-one = aspoň jednou
short-nothing-to-count = nic se nepočítá
short-condition-not-met = nesplněno
short-lira-short = chybí £{ $lacking }
short-part-done = už hotovo
short-icon-taken = obsazené místo
short-vp-at-floor = málo VB
short-residual-short = malá platba
short-residual-full = platba na maximu
short-too-few-cards = málo karet
short-wrong-kind-of-card = jiný druh
short-row-taken =
    { $row ->
        [unset] žádný jiný řádek
       *[other] obsazeno
    }
short-parent-not-dealt = není vaše
short-no-worker-to-take-back = nikdo na plánu
short-worker-not-there = není tam
short-no-later-season = není kam dál
short-no-earlier-season = nic dřívějšího
short-neighbour-cannot = soused nemůže
short-not-an-opponent = není protihráč
short-asked-already = už vybrán
short-too-many-pledged = příliš mnoho
short-no-glass-token = bez žetonu
short-not-for-organizer = tento řádek ne
short-no-bonus-token = žádný vhodný bonus
short-orders-forbidden = bez objednávek
short-vines-all-taken = rozebráno
short-only-grande-beside = jen předák
short-space-needed = chce políčko
short-toll-too-dear = chybí £{ $lacking }
short-no-visitor-there = bez návštěvníka
short-not-drawn = ne právě líznuté
short-not-in-this-game = není ve hře
short-special-owned = už ho máte
short-special-too-dear = chybí £{ $lacking }
short-field-built-on = zastavěno
short-field-not-empty = jsou tu révy
short-mat-full = plná deska
short-no-place-to-build = není místo
short-not-a-structure = není stavba
short-no-structure-card = nic postaveného
short-not-standing = nepostaveno
short-wine-aged-already = právě zrálo
short-type-made-already = jen jedno
short-region-absent = není na mapě
short-no-star-there = bez hvězdy
short-same-region = stejný region
short-nothing-to-trade = není co měnit
short-same-for-same = totéž za totéž
short-row-reserved =
    { $row ->
        [1] vyhrazeno
       *[other] jen řádek 1
    }
short-action-spoilt = blokuje akci

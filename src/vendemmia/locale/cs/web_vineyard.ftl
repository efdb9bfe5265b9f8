### The lower half and the side column of a table: vineyard, hand, rivals, log, open information.

## A vineyard

vineyard-heading = Vaše vinice
vineyard-heading-of = Vinice: { $player }
vineyard-title = { vineyard-heading-of } · vendemmia
vineyard-lira = liry
vineyard-residual = opožděná platba
vineyard-vp = vítězné body
vineyard-stars = hvězdy
vineyard-tokens = žetony bonusové akce
vineyard-of-target =
    { $solo ->
        [yes] proti { $target }
       *[no] / { $target }
    }
vineyard-each-year = každý rok
vineyard-left = zbývá
vineyard-none = žádné
vineyard-structures = Stavby
vineyard-fields = Pole
vineyard-used = letos použito
vineyard-goes = Postavit pracovníkem
vineyard-structure-label =
    { $built ->
        [yes]
            { $used ->
                [yes] { $structure }, postaveno, letos použito. Co to dělá?
               *[no] { $structure }, postaveno. Co to dělá?
            }
       *[no] { $structure }, nepostaveno, stojí £{ $cost }. Co to dělá?
    }
vineyard-place-here = umístit
vineyard-worker-there = je tu { $worker }
vineyard-slot = volné místo

# Fields.
vineyard-field = Pole { $value }
vineyard-field-sold = prodané
vineyard-field-built = budova
vineyard-field-empty = prázdné
vineyard-field-planted =
    { $free ->
        [0] plné
       *[other] volno { $free }
    }
vineyard-field-room = prázdné: místo na { $free }
vineyard-field-used = využito { $used }/{ $value }
vineyard-vines = Révy na poli { $value }
vineyard-shelf = Splněné objednávky
vineyard-harvest = sklizeň
vineyard-harvested = letos sklizeno

# Crush pad and cellar.
vineyard-pad-caption = Lis a sklep podle hodnot
vineyard-crush-pad = Lis
vineyard-cellar = Sklep
vineyard-tier-small = malý
vineyard-tier-medium = střední
vineyard-tier-large = velký
vineyard-grapes-red = Červené
vineyard-grapes-white = Bílé
vineyard-kind-red = Červené
vineyard-kind-white = Bílé
vineyard-kind-blush = Růžové
vineyard-kind-sparkling = Šumivé
vineyard-letter-red = Č
vineyard-letter-white = B
vineyard-letter-blush = R
vineyard-letter-sparkling = Š
vineyard-grape-red = červený hrozen
vineyard-grape-white = bílý hrozen
vineyard-wine-red = červené víno
vineyard-wine-white = bílé víno
vineyard-wine-blush = růžové víno
vineyard-wine-sparkling = šumivé víno

# Workers.
vineyard-crew-ready = Připraveni: { $workers }.
vineyard-crew-placed = Umístěni: { $workers }.
vineyard-crew-training = V tréninku: { $workers }.
vineyard-crew-temporary = Jeden z nich je sezonní.
vineyard-crew-regular =
    { $count ->
        [one] 1 běžný pracovník
        [few] { $count } běžní pracovníci
        [many] { $count } běžného pracovníka
       *[other] { $count } běžných pracovníků
    }
vineyard-crew-grande = předák

## Cards

# What comes before and after amounts in the texts of cards and of the log; the page draws the icons of lira and VP there.
card-show-lira-sign = £
card-show-vp-unit = VB
card-show-order = Objednávka
card-show-mama = Matka
card-show-papa = Otec
card-show-or = nebo
card-show-two-of = Dvě z těchto:
card-show-times = { $count }×
card-show-needs = vyžaduje: { $structure }
card-show-needs-label = Vyžaduje
card-show-needs-nothing = nevyžaduje stavbu
card-show-built = stojí
card-show-not-built = nestojí
card-show-not-possible = nelze
card-show-when-built = Po postavení
card-show-order-vp =
    { $count ->
        [one] vítězný bod
        [few] vítězné body
        [many] vítězného bodu
       *[other] vítězných bodů
    }
card-show-order-residual = opožděná platba, každý rok
card-show-more = Pravidla a další karty
card-show-read = Přečíst celé: { $name }
card-show-label =
    { $used ->
        [no] { $kind } { $name }. Přečíst celé.
       *[yes] { $kind } { $name }: { $use }. Přečíst celé.
    }

## The hand

hand-heading = Vaše karty
hand-heading-of = Karty: { $player }
hand-count =
    { $count ->
        [one] 1 karta, limit na konci roku { $limit }
        [few] { $count } karty, limit na konci roku { $limit }
        [many] { $count } karty, limit na konci roku { $limit }
       *[other] { $count } karet, limit na konci roku { $limit }
    }
hand-sort = Seřadit karty
hand-sort-type = Podle druhu
hand-sort-usable = Použitelné první
hand-empty = Žádné karty
hand-tip = Stiskem kartu přečtete celou
hand-offered = Na stole
hand-fresh = právě líznutá
hand-fresh-label = { $card }, { hand-fresh }
hand-locks = odhalí skryté, nelze vrátit
hand-vine-lacks = vyžaduje: { $structures }
hand-vine-no-room = nikde není místo
hand-vine-fits =
    { $count ->
        [one] vejde se na pole { $fields }
        [few] vejde se na pole { $fields }
        [many] vejde se na pole { $fields }
       *[other] vejde se na pole { $fields }
    }
hand-order-forbidden = v této výzvě bez objednávek
hand-order-ready =
    { $count ->
        [one] víno máte
        [2] obě vína máte
        [few] všechna vína máte
        [many] všechna vína máte
       *[other] všechna vína máte
    }
hand-order-lacks =
    { $best ->
        [0]
            { $wine ->
                [red] zatím bez červeného vína
                [white] zatím bez bílého vína
                [blush] zatím bez růžového
               *[sparkling] zatím bez šumivého
            }
       *[other]
            { $wine ->
                [red] nejlepší červené je { $best }
                [white] nejlepší bílé je { $best }
                [blush] nejlepší růžové je { $best }
               *[sparkling] nejlepší šumivé je { $best }
            }
    }
hand-order-two =
    { $wine ->
        [red] chce dvě červená vína
        [white] chce dvě bílá vína
        [blush] chce dvě růžová vína
       *[sparkling] chce dvě šumivá vína
    }
hand-structure-affordable = máte na ni
hand-structure-dear = chybí £{ $lacking }
hand-structure-no-place = není kde ji postavit
hand-visitor-season =
    { $deck ->
        [summer] hraje se v létě
       *[winter] hraje se v zimě
    }
hand-visitor-idle = teď nelze zahrát
hand-visitor-ready = lze zahrát
hand-visitor-parts =
    { $amount ->
        [all] všechny části možné
       *[some]
            { $count ->
                [one] možná 1 část
                [few] možné { $count } části
                [many] možné { $count } části
               *[other] možných { $count } částí
            }
    }

## Rivals and the Automa

rival-side = Pořadí, soupeři a záznam
road-level = Vyrovnáno, { $vp }: { $players }
lead-first = Vedete o { $count }, za vámi je { $other }
lead-second = { $player } má před vámi náskok { $count }
lead-other = { $player } vede o { $count }, dále { $other }
lead-because = { $lead }: { $reason }
lead-if-ended = { $lead } ({ map-key-end })
lead-why-orders = objednávky { $more } ku { $less }
lead-why-points = body za { $source } { $more } ku { $less }
lead-most = nejvíc za { $source }, { $vp }
lead-none =
    { $goal ->
        [0] Body zatím nikdo nemá
       *[other] Body zatím nikdo nemá, hra končí na { $goal }
    }
lead-tie-lira =
    { $who ->
        [you] máte více lir, £{ $more } ku £{ $less }
       *[other] { $player } má více lir, £{ $more } ku £{ $less }
    }
lead-tie-wine =
    { $who ->
        [you] máte cennější vína, { $more } ku { $less }
       *[other] { $player } má cennější vína, { $more } ku { $less }
    }
lead-tie-grapes =
    { $who ->
        [you] máte cennější hrozny, { $more } ku { $less }
       *[other] { $player } má cennější hrozny, { $more } ku { $less }
    }
lead-sources = Odkud mají všichni body
rival-heading = Pořadí a soupeři
rival-number = { $number }
rival-residual = Platba
rival-standing = { $player } { $vp }
rival-payment = { $player } { $lira }
rival-track =
    { $solo ->
        [yes] Vítězné body: { $standings }. Opožděná platba: { $payments }, nejvýš { $most }.
       *[no] Vítězné body: { $standings }; hra skončí po roce, ve kterém někdo dosáhne { $goal }. Opožděná platba: { $payments }, nejvýš { $most }.
    }
rival-person = člověk
rival-bot = počítačový hráč: { $bot }
rival-acts = na tahu
rival-passed = pas
rival-row = řádek { $row }
rival-next-row = → { $row }
rival-look = Prohlédnout vinici: { $player }
rival-grapes = hrozny
rival-wines = vína
rival-stars = zbývající hvězdy
rival-hand = karty v ruce
rival-pack = karty budov na výběr
rival-automa-year =
    { $year ->
        [0] příprava, počet let: { $years }
       *[other] rok { $year }/{ $years }
    }
rival-automa-level =
    { $aggressive ->
        [yes] { $level }, agresivní
       *[no] { $level }
    }
rival-automa-about = { rival-automa-level }, { rival-automa-year }
rival-automa-rules = Jak hraje
rival-automa-card = Karta { $card }
rival-automa-blocks = Blokuje: { $actions }.
rival-automa-markers = Její body podle let
rival-automa-marker-year = rok { $year }
rival-challenge =
    { $campaign ->
        [yes] Kampaň, výzva { $number }: { $name }.
       *[no] Výzva { $number }: { $name }.
    }
rival-glass =
    { $count ->
        [0] Nemáte žádné žetony bonusové akce. Řádky, na kterých ještě leží skleněný žeton: { $rows }.
        [one] Máte 1 žeton bonusové akce. Řádky, na kterých ještě leží skleněný žeton: { $rows }.
        [few] Máte { $count } žetony bonusové akce. Řádky, na kterých ještě leží skleněný žeton: { $rows }.
        [many] Máte { $count } žetonu bonusové akce. Řádky, na kterých ještě leží skleněný žeton: { $rows }.
       *[other] Máte { $count } žetonů bonusové akce. Řádky, na kterých ještě leží skleněný žeton: { $rows }.
    }

## The log

log-recap = Od vašeho posledního tahu
log-last-card = Naposledy zahraná karta
log-heading = Záznam
log-full = Celý záznam
log-newest-first = Záznam, od nejnovějšího
log-nothing-new = Nic nového.
log-empty = Zatím se nic nestalo.
log-show = Ukázat akce
log-show-all = Všichni
log-set-up = Příprava
log-year = Rok { $year }
log-year-end = Konec roku
log-years = Roky
log-earlier = Dříve, do roku { $year }
log-later = Později, od roku { $year }
log-now = nyní
log-waiting = Čeká se na ostatní.
log-season = { $season }, rok { $year }
log-turns =
    { $count ->
        [one] 1 tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
log-older = { $token } zraje na { $value }
log-ages = { $player }: { $tokens }.
log-title = Záznam · vendemmia
log-back = Zpět ke stolu
recap-intro = Chvíli jste tu nebyli. Od nejstaršího:
recap-step-through = Krok za krokem
recap-go-on = Pokračovat

## Open information

aid-link = Co zbývá?
aid-title = Co zbývá · vendemmia
aid-heading = Co zbývá
aid-intro = Všechno jsou veřejné informace: celé balíčky bez odhozených karet, karet na stole a karet ve vaší ruce.
aid-pile = k líznutí { $left }, odhozeno { $discarded }
aid-may-come =
    { $count ->
        [one] 1 karta, kterou nevidíte, v balíčku nebo v ruce jiného hráče
        [few] { $count } karty, které nevidíte, v balíčku nebo v rukou jiných hráčů
        [many] { $count } karty, které nevidíte, v balíčku nebo v rukou jiných hráčů
       *[other] { $count } karet, které nevidíte, v balíčku nebo v rukou jiných hráčů
    }
aid-discarded = Odhozeno
aid-nothing-discarded = Žádné odhozené karty.
aid-top = Vrchní karta: { $card }
aid-orders = { $vp } VB, +£{ $residual } ročně
aid-hands = Karty v ruce
aid-player = Hráč
aid-total = Celkem
aid-my-orders = Vaše objednávky
aid-my-vines = Co vám dají pole
aid-no-orders = Nemáte žádné objednávky.
aid-deck-vine = Révy
aid-deck-summer = Letní návštěvníci
aid-deck-winter = Zimní návštěvníci
aid-deck-order = Objednávky
aid-deck-structure = Karty budov

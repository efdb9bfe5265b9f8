### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = Od vašeho tahu
since-list = Co se stalo od vašeho tahu, od nejstaršího
since-ask-again = Znovu se ptát ({ $count })
since-nothing = Zatím nic nového.
since-earlier = dříve
since-yours = Vy:
since-chosen = vybráno
since-show-space = Ukázat políčko
since-show-again = Ukázat znovu
since-order = Objednávka
since-row = Řádek { $row }
since-passed =
    { $who ->
        [you] pas
       *[other] pas
    }
since-yearend = Konec roku
since-over = Konec
since-specials = Specializovaní
since-draft =
    { $who ->
        [you] Výběr karty
       *[other] Výběr karty
    }
since-parent = Rodič
since-reply = Odpověď
since-step = Období
since-automa-card = Karta

## One action as a sentence

say-with-sums = { $lead }: { $sums }.
say-alone = { $lead }.
say-other = { $player }: { $sums }
say-placed =
    { $who ->
        [you] Jdete na akci { $action }
       *[other] { $player } jde na akci { $action }
    }
say-planned =
    { $who ->
        [you] Předem plánujete akci { $action }
       *[other] { $player } předem plánuje akci { $action }
    }
say-due =
    { $who ->
        [you] Provádíte naplánovanou akci { $action }
       *[other] { $player } provádí naplánovanou akci { $action }
    }
say-lost =
    { $who ->
        [you] Přicházíte o naplánovanou akci { $action }
       *[other] { $player } přichází o naplánovanou akci { $action }
    }
say-row =
    { $who ->
        [you] Volíte řádek probouzení { $row }
       *[other] { $player } volí řádek probouzení { $row }
    }
say-passed =
    { $who ->
        [you] Pasujete
       *[other] { $player } pasuje
    }
say-draft =
    { $who ->
        [you] Necháváte si kartu budovy
       *[other] { $player } si nechává kartu budovy
    }
say-reply = { $player } ({ $source })
say-parent =
    { $who ->
        [you] Vaším rodičem je { $source }
       *[other] { $player }, rodič { $source }
    }
say-automa = Automa zabírá akci { $action }
say-played =
    { $who ->
        [you] Hrajete kartu { $card }
       *[other] { $player } hraje kartu { $card }
    }
say-filled =
    { $who ->
        [you] Vyřizujete { FORM($card, "acc") }
       *[other] { $player } vyřizuje { FORM($card, "acc") }
    }
say-planted =
    { $who ->
        [you] Sázíte révu { $card }
       *[other] { $player } sází révu { $card }
    }
say-built =
    { $who ->
        [you] Stavíte budovu { $card }
       *[other] { $player } staví budovu { $card }
    }
say-yearend = Rok končí.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus]
            { $who ->
                [you] platíte £{ $amount }
               *[other] platí £{ $amount }
            }
       *[plus]
            { $who ->
                [you] získáváte £{ $amount }
               *[other] získává £{ $amount }
            }
    }
sum-vp =
    { $sign ->
        [minus]
            { $who ->
                [you] ztrácíte { $amount } VB
               *[other] ztrácí { $amount } VB
            }
       *[plus]
            { $who ->
                [you] získáváte { $amount } VB
               *[other] získává { $amount } VB
            }
    }
sum-residual =
    { $sign ->
        [minus] opožděná platba klesá o { $amount }
       *[plus] opožděná platba roste o { $amount }
    }
sum-token =
    { $sign ->
        [minus]
            { $who ->
                [you] použité žetony bonusové akce: { $amount }
               *[other] použité žetony bonusové akce: { $amount }
            }
       *[plus]
            { $who ->
                [you] získané žetony bonusové akce: { $amount }
               *[other] získané žetony bonusové akce: { $amount }
            }
    }
sum-grape =
    { $sign ->
        [minus] použité hrozny: { $amount }
       *[plus] získané hrozny: { $amount }
    }
sum-wine =
    { $sign ->
        [minus] použitá vína: { $amount }
       *[plus] vyrobená vína: { $amount }
    }
sum-worker =
    { $amount ->
        [one]
            { $who ->
                [you] získáváte pracovníka
               *[other] získává pracovníka
            }
        [few]
            { $who ->
                [you] získáváte { $amount } pracovníky
               *[other] získává { $amount } pracovníky
            }
        [many]
            { $who ->
                [you] získáváte { $amount } pracovníka
               *[other] získává { $amount } pracovníka
            }
       *[other]
            { $who ->
                [you] získáváte { $amount } pracovníků
               *[other] získává { $amount } pracovníků
            }
    }
sum-star =
    { $amount ->
        [one]
            { $who ->
                [you] umisťujete hvězdu
               *[other] umisťuje hvězdu
            }
        [few]
            { $who ->
                [you] umisťujete { $amount } hvězdy
               *[other] umisťuje { $amount } hvězdy
            }
        [many]
            { $who ->
                [you] umisťujete { $amount } hvězdy
               *[other] umisťuje { $amount } hvězdy
            }
       *[other]
            { $who ->
                [you] umisťujete { $amount } hvězd
               *[other] umisťuje { $amount } hvězd
            }
    }
sum-built =
    { $who ->
        [you] nová stavba: { $structure }
       *[other] nová stavba: { $structure }
    }
sum-cards =
    { $sign ->
        [minus]
            { $who ->
                [you] přicházíte o { $cards }
               *[other] přichází o { $cards }
            }
       *[plus]
            { $who ->
                [you] lížete si { $cards }
               *[other] líže si { $cards }
            }
    }
sum-vine =
    { $amount ->
        [one] révu
        [few] { $amount } révy
        [many] { $amount } révy
       *[other] { $amount } rév
    }
sum-summer =
    { $amount ->
        [one] letního návštěvníka
        [few] { $amount } letní návštěvníky
        [many] { $amount } letního návštěvníka
       *[other] { $amount } letních návštěvníků
    }
sum-winter =
    { $amount ->
        [one] zimního návštěvníka
        [few] { $amount } zimní návštěvníky
        [many] { $amount } zimního návštěvníka
       *[other] { $amount } zimních návštěvníků
    }
sum-order =
    { $amount ->
        [one] objednávku
        [few] { $amount } objednávky
        [many] { $amount } objednávky
       *[other] { $amount } objednávek
    }
sum-structure =
    { $amount ->
        [one] kartu budovy
        [few] { $amount } karty budov
        [many] { $amount } karty budov
       *[other] { $amount } karet budov
    }

## The season

banner-text =
    { $first ->
        [you]
            { $workers ->
                [one] Začínáte. Máte 1 pracovníka.
                [few] Začínáte. Máte { $workers } pracovníky.
                [many] Začínáte. Máte { $workers } pracovníka.
               *[other] Začínáte. Máte { $workers } pracovníků.
            }
        [other]
            { $workers ->
                [one] Začíná { $player }. Máte 1 pracovníka.
                [few] Začíná { $player }. Máte { $workers } pracovníky.
                [many] Začíná { $player }. Máte { $workers } pracovníka.
               *[other] Začíná { $player }. Máte { $workers } pracovníků.
            }
       *[nobody]
            { $workers ->
                [one] Máte 1 pracovníka.
                [few] Máte { $workers } pracovníky.
                [many] Máte { $workers } pracovníka.
               *[other] Máte { $workers } pracovníků.
            }
    }

## The end of a year

year-end-heading = Rok { $year } končí
year-end-text = Hrozny a vína zrají, objednávky vyplácejí, pracovníci se vracejí domů.
year-end-on = Přejít na rok { $year }
year-end-ageing = Vaše hrozny a vína zrají
year-end-nothing-ages = Nemáte hrozny ani vína.
year-end-was = dřív { $value }
year-end-stays-top = maximum
year-end-stays-cellar = sklep nestačí
year-end-stays-taken = výše obsazeno
year-end-residual = Opožděné platby
year-end-older =
    { $count ->
        [one] zrál 1 žeton
        [few] zrály { $count } žetony
        [many] zrálo { $count } žetonu
       *[other] zrálo { $count } žetonů
    }
year-end-home = Pracovníci se vracejí domů
year-end-workers =
    { $count ->
        [one] 1 pracovník
        [few] { $count } pracovníci
        [many] { $count } pracovníka
       *[other] { $count } pracovníků
    }
year-end-standings = Pořadí
year-end-gained =
    { $sign ->
        [minus] letos −{ $count }
       *[plus] letos +{ $count }
    }
year-end-first = Prvním hráčem je { $player }
year-end-first-you = Prvním hráčem jste vy

## An order

order-filled =
    { $residual ->
        [0] Objednávka vyřízena: { $vp } VB.
       *[other] Objednávka vyřízena: { $vp } VB a o £{ $residual } ročně více.
    }
order-stamp = Vyřízeno
order-points =
    { $count ->
        [one] 1 bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
order-points-more = { $own } za objednávku, { $more } navíc
order-residual = +£{ $amount }
order-each-year = každý rok

## The last year

last-year-heading = Poslední rok
last-year-behind = { $player } má { $vp }, chybí vám { $count }
last-year-ahead = Vedete o { $count }
last-year-level = { $player } má stejně
last-year-open = { $player } má { $vp }

## While moves are shown

moves-skip = Přeskočit
moves-skip-help = klávesa či klepnutí
moves-hold = najetím zastavíte

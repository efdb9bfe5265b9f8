### The result of a game: how it ended and why, the course of the game, costly decisions, a picture.

## How it ended. "by" says what decided: points, lira, wine or grapes.

result-won =
    { $by ->
        [lira]
            { $who ->
                [you] Vítězíte díky lirám
                [lost] Prohráváte na liry
               *[other] { $player } vítězí díky lirám
            }
        [wine]
            { $who ->
                [you] Vítězíte díky hodnotě svých vín
                [lost] Prohráváte na hodnotu vín
               *[other] { $player } vítězí díky hodnotě vín
            }
        [grapes]
            { $who ->
                [you] Vítězíte díky hodnotě svých hroznů
                [lost] Prohráváte na hodnotu hroznů
               *[other] { $player } vítězí díky hodnotě hroznů
            }
       *[points]
            { $who ->
                [you] Vítězíte o { $margin }
                [lost] Prohráváte o { $margin }
               *[other] { $player } vítězí o { $margin }
            }
    }
result-shared = Dělené vítězství: { $players }
result-shared-you = O vítězství se s vámi dělí: { $players }
result-solo-win =
    { $who ->
        [you] Porážíte Automu o { $margin }
       *[other] { $player } poráží Automu o { $margin }
    }
result-solo-draw =
    { $who ->
        [you] Remizujete s Automou
       *[other] { $player } remizuje s Automou
    }
result-solo-loss =
    { $by ->
        [points]
            { $who ->
                [you] Prohráváte s Automou o { $margin }
               *[other] { $player } prohrává s Automou o { $margin }
            }
       *[none] Vítězí Automa
    }

## Why

result-why-source =
    { $who ->
        [first] Body za { $source }: vy { $more }, { $second } { $less }.
        [second] Body za { $source }: { $first } { $more }, vy { $less }.
       *[other] Body za { $source }: { $first } { $more }, { $second } { $less }.
    }
result-from-orders = objednávky
result-from-visitors = návštěvníky
result-from-structures = stavby
result-from-spaces = akce a bonusy
result-from-wake = tabulku probouzení
result-from-map = regiony
result-from-cellar = vína ve sklepě
result-from-start = začátek hry
result-from-unknown = dobu před změnou pravidel
result-why-level = Po roce { $year } byl stav bodů vyrovnaný: { $vp }.
result-why-behind =
    { $who ->
        [first] Po roce { $year } jste ještě o { $lead } ztráceli.
        [second] Po roce { $year } jste ještě o { $lead } vedli.
       *[other] Po roce { $year } ještě vede { $second }, a to o { $lead }.
    }

## The feast

feast-toast = { $winner } pozvedá sklenku: „Dobrý rok. Příští bude váš.“
feast-needed =
    { $orders ->
        [one] Chybělo vám { $points } VB: stačila by jedna objednávka navíc.
        [few] Chybělo vám { $points } VB: to jsou { $orders } objednávky navíc.
       *[other] Chybělo vám { $points } VB: to je { $orders } objednávek navíc.
    }

## The course of the game

course-yours = Vaše šance na výhru
course-chances = Šance všech na výhru
course-points = Body tah za tahem
course-about = tah za tahem, podle let
course-ahead =
    { $own ->
        [yes] vedete
       *[no] vede { $player }
    }
course-even = stejná šance pro všechny
course-after = Po
course-percent = { $percent } %
course-part = rok { $year }: { $value }
course-how = Odhad rádce podle toho, co věděl hráč na tahu.

## Costly decisions

result-cost = Co stálo nejvíc
result-cost-about = Rádce projde každé vaše rozhodnutí s tím, co jste v tu chvíli mohli vědět, a ukáže ta nejdražší i možnost zkusit to znovu.
result-cost-begin = Najít má drahá rozhodnutí
result-cost-again = Zkusit odtud znovu
result-cost-again-at = Zkusit odtud znovu: { $number }, { $moment }
result-cost-look = Podívat se

## Again

result-same = Znovu stejné karty
result-same-help = překonejte skóre { $vp }

## The picture

result-picture = Obrázek této partie
result-picture-about = Ukazuje jména, body a průběh partie, nic víc. Vytvoří ho váš prohlížeč a nikam se neodesílá.
result-picture-alt = Obrázek ke sdílení: { $headline }
result-picture-game =
    { $years ->
        [one] { $about } · 1 rok
        [few] { $about } · { $years } roky
        [many] { $about } · { $years } roku
       *[other] { $about } · { $years } let
    }
result-picture-chance = Šance na výhru: { $player }
result-picture-save = Uložit obrázek
result-picture-size = 1200 × 630
result-picture-share = Sdílet
result-picture-copy = Kopírovat
result-picture-saved = Uloženo
result-picture-copied = Zkopírováno
result-picture-failed = Prohlížeč obrázek nedokázal vytvořit.
result-print = Vytisknout výsledek

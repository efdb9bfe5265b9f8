### The result of a game: how it ended and why, the course of the game, costly decisions, a picture.

## How it ended. "by" says what decided: points, lira, wine or grapes.

result-won =
    { $by ->
        [lira]
            { $who ->
                [you] Wygrywasz dzięki lirom
                [lost] Przegrywasz: decydują liry
               *[other] { $player } wygrywa dzięki lirom
            }
        [wine]
            { $who ->
                [you] Wygrywasz dzięki wartości win
                [lost] Przegrywasz: decyduje wartość win
               *[other] { $player } wygrywa dzięki wartości win
            }
        [grapes]
            { $who ->
                [you] Wygrywasz dzięki wartości gron
                [lost] Przegrywasz: decyduje wartość gron
               *[other] { $player } wygrywa dzięki wartości gron
            }
       *[points]
            { $who ->
                [you] Wygrywasz o { $margin } PZ
                [lost] Przegrywasz o { $margin } PZ
               *[other] { $player } wygrywa o { $margin } PZ
            }
    }
result-shared = Wspólne zwycięstwo: { $players }
result-shared-you = Wspólne zwycięstwo: ty i { $players }
result-solo-win =
    { $who ->
        [you] Pokonujesz Automę o { $margin } PZ
       *[other] { $player } pokonuje Automę o { $margin } PZ
    }
result-solo-draw =
    { $who ->
        [you] Remisujesz z Automą
       *[other] { $player } remisuje z Automą
    }
result-solo-loss =
    { $by ->
        [points]
            { $who ->
                [you] Przegrywasz z Automą o { $margin } PZ
               *[other] { $player } przegrywa z Automą o { $margin } PZ
            }
       *[none] Wygrywa Automa
    }

## Why

result-why-source =
    { $who ->
        [first] Masz { $more } pkt { $source }, { $second } { $less }.
        [second] { $first } ma { $more } pkt { $source }, ty { $less }.
       *[other] { $first } ma { $more } pkt { $source }, { $second } { $less }.
    }
result-from-orders = z zamówień
result-from-visitors = od gości
result-from-structures = z konstrukcji
result-from-spaces = z akcji i bonusów
result-from-wake = z toru pobudki
result-from-map = z regionów
result-from-cellar = z win w piwnicy
result-from-start = ze startu
result-from-unknown = sprzed zmiany zasad
result-why-level = Po roku { $year } był remis: po { $vp } PZ.
result-why-behind =
    { $who ->
        [first] Po roku { $year } twoja strata wynosiła jeszcze { $lead } PZ.
        [second] Po roku { $year } twoja przewaga wynosiła jeszcze { $lead } PZ.
       *[other] Po roku { $year } prowadzi jeszcze { $second } z przewagą { $lead } PZ.
    }

## The feast

feast-toast = { $winner } wznosi kielich: „Dobry rok. Następny będzie twój.”
feast-needed =
    { $orders ->
        [one] Brakowało ci { $points } PZ: wystarczyłoby jedno zamówienie więcej.
        [few] Brakowało ci { $points } PZ: to { $orders } zamówienia więcej.
        [many] Brakowało ci { $points } PZ: to { $orders } zamówień więcej.
       *[other] Brakowało ci { $points } PZ: to { $orders } zamówienia więcej.
    }

## The course of the game

course-yours = Twoja szansa na wygraną
course-chances = Szanse wszystkich na wygraną
course-points = Punkty, tura po turze
course-about = tura po turze, według lat
course-ahead =
    { $own ->
        [yes] prowadzisz ty
       *[no] prowadzi { $player }
    }
course-even = równe szanse
course-after = Po
course-percent = { $percent }%
course-part = rok { $year }: { $value }
course-how = Ocena trenera na podstawie tego, co wiedział gracz, na którego przyszła kolej.

## Costly decisions

result-cost = Co kosztowało najwięcej
result-cost-about = Trener ocenia każdą twoją decyzję na podstawie tego, co było wtedy wiadomo, i pokazuje najkosztowniejsze. Każdą możesz rozegrać jeszcze raz.
result-cost-begin = Znajdź moje kosztowne decyzje
result-cost-again = Spróbuj stąd jeszcze raz
result-cost-again-at = Spróbuj stąd jeszcze raz: { $number }, { $moment }
result-cost-look = Obejrzyj

## Again

result-same = Te same karty jeszcze raz
result-same-help = pobij swoje { $vp }

## The picture

result-picture = Obrazek z tej gry
result-picture-about = Pokazuje nazwy, punkty i przebieg gry, nic więcej. Tworzy go twoja przeglądarka; nie jest nigdzie wysyłany.
result-picture-alt = Obrazek do udostępnienia: { $headline }
result-picture-game =
    { $years ->
        [one] { $about } · 1 rok
        [few] { $about } · { $years } lata
        [many] { $about } · { $years } lat
       *[other] { $about } · { $years } lat
    }
result-picture-chance = Szansa na wygraną: { $player }
result-picture-save = Zapisz obrazek
result-picture-size = 1200 × 630
result-picture-share = Udostępnij
result-picture-copy = Kopiuj
result-picture-saved = Zapisano
result-picture-copied = Skopiowano
result-picture-failed = Przeglądarka nie mogła utworzyć obrazka.
result-print = Drukuj wynik

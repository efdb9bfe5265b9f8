### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = Od twojej tury
since-list = Co się stało od twojej tury, najstarsze najpierw
since-ask-again = Pytaj mnie znowu ({ $count })
since-nothing = Na razie nic nowego.
since-earlier = wcześniej
since-yours = Ty:
since-chosen = wybrane
since-show-space = Pokaż pole akcji
since-show-again = Pokaż ponownie
since-order = Zamówienie
since-row = Rząd { $row }
since-passed =
    { $who ->
        [you] pas
       *[other] pas
    }
since-yearend = Koniec roku
since-over = Koniec
since-specials = Specjalni pracownicy
since-draft =
    { $who ->
        [you] Wybór karty
       *[other] Wybór karty
    }
since-parent = Rodzic
since-reply = Odpowiedź
since-step = Pora roku
since-automa-card = Karta

## One action as a sentence

say-with-sums = { $lead }: { $sums }.
say-alone = { $lead }.
say-other = { $player }: { $sums }
say-placed =
    { $who ->
        [you] Wybierasz akcję „{ $action }”
       *[other] { $player } wybiera akcję „{ $action }”
    }
say-planned =
    { $who ->
        [you] Planujesz akcję „{ $action }”
       *[other] { $player } planuje akcję „{ $action }”
    }
say-due =
    { $who ->
        [you] Wykonujesz zaplanowaną akcję „{ $action }”
       *[other] { $player } wykonuje zaplanowaną akcję „{ $action }”
    }
say-lost =
    { $who ->
        [you] Tracisz zaplanowaną akcję „{ $action }”
       *[other] { $player } traci zaplanowaną akcję „{ $action }”
    }
say-row =
    { $who ->
        [you] Zajmujesz rząd { $row } na torze pobudki
       *[other] { $player } zajmuje rząd { $row } na torze pobudki
    }
say-passed =
    { $who ->
        [you] Pasujesz
       *[other] { $player } pasuje
    }
say-draft =
    { $who ->
        [you] Zatrzymujesz kartę konstrukcji
       *[other] { $player } zatrzymuje kartę konstrukcji
    }
say-reply = { $player } ({ $source })
say-parent =
    { $who ->
        [you] Masz kartę { $source }
       *[other] { $player } ma kartę { $source }
    }
say-automa = Automa zajmuje akcję „{ $action }”
say-played =
    { $who ->
        [you] Zagrywasz kartę { $card }
       *[other] { $player } zagrywa kartę { $card }
    }
say-filled =
    { $who ->
        [you] Realizujesz { $card }
       *[other] { $player } realizuje { $card }
    }
say-planted =
    { $who ->
        [you] Sadzisz winorośl { $card }
       *[other] { $player } sadzi winorośl { $card }
    }
say-built =
    { $who ->
        [you] Budujesz konstrukcję { $card }
       *[other] { $player } buduje konstrukcję { $card }
    }
say-yearend = Rok się kończy.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus]
            { $who ->
                [you] płacisz £{ $amount }
               *[other] płaci £{ $amount }
            }
       *[plus]
            { $who ->
                [you] zarabiasz £{ $amount }
               *[other] zarabia £{ $amount }
            }
    }
sum-vp =
    { $sign ->
        [minus]
            { $who ->
                [you] oddajesz { $amount } PZ
               *[other] oddaje { $amount } PZ
            }
       *[plus]
            { $who ->
                [you] zdobywasz { $amount } PZ
               *[other] zdobywa { $amount } PZ
            }
    }
sum-residual =
    { $sign ->
        [minus] wypłata mniejsza o { $amount }
       *[plus] wypłata większa o { $amount }
    }
sum-token =
    { $sign ->
        [minus]
            { $who ->
                [you] wydajesz znaczniki akcji bonusowej: { $amount }
               *[other] wydaje znaczniki akcji bonusowej: { $amount }
            }
       *[plus]
            { $who ->
                [you] otrzymujesz znaczniki akcji bonusowej: { $amount }
               *[other] otrzymuje znaczniki akcji bonusowej: { $amount }
            }
    }
sum-grape =
    { $sign ->
        [minus] zużyte grona: { $amount }
       *[plus] nowe grona: { $amount }
    }
sum-wine =
    { $sign ->
        [minus] zużyte wina: { $amount }
       *[plus] nowe wina: { $amount }
    }
sum-worker =
    { $amount ->
        [one]
            { $who ->
                [you] dostajesz pracownika
               *[other] dostaje pracownika
            }
        [few]
            { $who ->
                [you] dostajesz { $amount } pracowników
               *[other] dostaje { $amount } pracowników
            }
        [many]
            { $who ->
                [you] dostajesz { $amount } pracowników
               *[other] dostaje { $amount } pracowników
            }
       *[other]
            { $who ->
                [you] dostajesz { $amount } pracowników
               *[other] dostaje { $amount } pracowników
            }
    }
sum-star =
    { $amount ->
        [one]
            { $who ->
                [you] umieszczasz gwiazdkę
               *[other] umieszcza gwiazdkę
            }
        [few]
            { $who ->
                [you] umieszczasz { $amount } gwiazdki
               *[other] umieszcza { $amount } gwiazdki
            }
        [many]
            { $who ->
                [you] umieszczasz { $amount } gwiazdek
               *[other] umieszcza { $amount } gwiazdek
            }
       *[other]
            { $who ->
                [you] umieszczasz { $amount } gwiazdek
               *[other] umieszcza { $amount } gwiazdek
            }
    }
sum-built =
    { $who ->
        [you] dostajesz konstrukcję { $structure }
       *[other] dostaje konstrukcję { $structure }
    }
sum-cards =
    { $sign ->
        [minus]
            { $who ->
                [you] oddajesz { $cards }
               *[other] oddaje { $cards }
            }
       *[plus]
            { $who ->
                [you] dobierasz { $cards }
               *[other] dobiera { $cards }
            }
    }
sum-vine =
    { $amount ->
        [one] winorośl
        [few] { $amount } winorośle
        [many] { $amount } winorośli
       *[other] { $amount } winorośli
    }
sum-summer =
    { $amount ->
        [one] letniego gościa
        [few] { $amount } letnich gości
        [many] { $amount } letnich gości
       *[other] { $amount } letnich gości
    }
sum-winter =
    { $amount ->
        [one] zimowego gościa
        [few] { $amount } zimowych gości
        [many] { $amount } zimowych gości
       *[other] { $amount } zimowych gości
    }
sum-order =
    { $amount ->
        [one] zamówienie
        [few] { $amount } zamówienia
        [many] { $amount } zamówień
       *[other] { $amount } zamówień
    }
sum-structure =
    { $amount ->
        [one] kartę konstrukcji
        [few] { $amount } karty konstrukcji
        [many] { $amount } kart konstrukcji
       *[other] { $amount } kart konstrukcji
    }

## The season

banner-text =
    { $first ->
        [you]
            { $workers ->
                [one] Zaczynasz. Masz 1 pracownika.
                [few] Zaczynasz. Masz { $workers } pracowników.
                [many] Zaczynasz. Masz { $workers } pracowników.
               *[other] Zaczynasz. Masz { $workers } pracowników.
            }
        [other]
            { $workers ->
                [one] Zaczyna { $player }. Masz 1 pracownika.
                [few] Zaczyna { $player }. Masz { $workers } pracowników.
                [many] Zaczyna { $player }. Masz { $workers } pracowników.
               *[other] Zaczyna { $player }. Masz { $workers } pracowników.
            }
       *[nobody]
            { $workers ->
                [one] Masz 1 pracownika.
                [few] Masz { $workers } pracowników.
                [many] Masz { $workers } pracowników.
               *[other] Masz { $workers } pracowników.
            }
    }

## The end of a year

year-end-heading = Koniec roku { $year }
year-end-text = Grona i wina się starzeją, zamówienia dają wypłatę, pracownicy wracają.
year-end-on = Dalej: rok { $year }
year-end-ageing = Twoje grona i wina się starzeją
year-end-nothing-ages = Nie masz gron ani win.
year-end-was = było { $value }
year-end-stays-top = maksimum
year-end-stays-cellar = za mała piwnica
year-end-stays-taken = następne zajęte
year-end-residual = Wypłaty
year-end-older =
    { $count ->
        [one] 1 postarzony znacznik
        [few] { $count } postarzone znaczniki
        [many] { $count } postarzonych znaczników
       *[other] { $count } postarzonych znaczników
    }
year-end-home = Pracownicy wracają
year-end-workers =
    { $count ->
        [one] 1 pracownik
        [few] { $count } pracowników
        [many] { $count } pracowników
       *[other] { $count } pracowników
    }
year-end-standings = Klasyfikacja
year-end-gained =
    { $sign ->
        [minus] −{ $count } w tym roku
       *[plus] +{ $count } w tym roku
    }
year-end-first = Pierwszy gracz: { $player }
year-end-first-you = Pierwszy gracz: ty

## An order

order-filled =
    { $residual ->
        [0] Zamówienie zrealizowane: { $vp } PZ.
       *[other] Zamówienie zrealizowane: { $vp } PZ i £{ $residual } więcej co roku.
    }
order-stamp = Zrealizowane
order-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }
order-points-more = { $own } za zamówienie, { $more } więcej
order-residual = +£{ $amount }
order-each-year = co roku

## The last year

last-year-heading = Ostatni rok
last-year-behind = { $player } ma { $vp }, brakuje ci { $count }
last-year-ahead = Prowadzisz o { $count }
last-year-level = Tyle samo co { $player }
last-year-open = { $player } ma { $vp }

## While moves are shown

moves-skip = Pomiń
moves-skip-help = klawisz lub dotknięcie
moves-hold = najedź, aby zatrzymać

### Labels of answers, and what each of them would cost and give. A label has no full stop.

choice-pass = Pasovat

## Stopping, declining, accepting

choice-done = Hotovo
choice-done-bonus = Vynechat bonus
choice-done-token = Nechat si žeton
choice-done-lapse = Nechat si žeton a přijít o čekající akci
choice-done-plant = Dál nesázet
choice-done-harvest = Dál nesklízet
choice-done-wine = Dál víno nevyrábět
choice-done-sell = Dál neprodávat
choice-done-take-back = Nebrat zpět další pracovníky
choice-done-pay = Nikomu dalšímu neplatit
choice-done-demand = Nikoho dalšího nevybírat
choice-done-age = Ukončit zrání
choice-done-fill = Žádnou nevyřídit
choice-done-discard = Nic neodhodit

choice-no = Odmítnout
choice-no-build = Nic nestavět
choice-no-plant = Nic nesázet
choice-no-wine = Víno nevyrábět
choice-no-train = Nikoho netrénovat
choice-no-pay = Neplatit
choice-no-take-back = Předáka tam nechat
choice-no-star = Nechat hvězdy, jak jsou
choice-no-draw = Nelízat kartu navíc
choice-no-visitor = Nekupovat návštěvníka
choice-no-pupil = Nebrat zpět pracovníka
choice-no-again = Neopakovat
choice-no-mama = Nechat si: { $mama }

choice-yes = Přijmout
choice-yes-offer = Přijmout: { $offer }
choice-yes-train = Trénovat pracovníka za £{ $price }
choice-yes-pay = Zaplatit £{ $lira }
choice-yes-mama = Líznout jinou matku
choice-yes-again = Zopakovat: { $action }
choice-yes-again-bonus = Zaplatit £1 za bonus znovu: { $bonus }

choice-token = Použít žeton bonusové akce
choice-token-first = Použít žeton, nejdřív bonus: { $bonus }
choice-token-after = Použít žeton na bonus: { $bonus }

choice-action = Provést akci
choice-action-first = Nejdřív akce: { $action }
choice-bonus = Vzít si bonus
choice-bonus-first = Nejdřív bonus: { $bonus }
choice-bonus-after = Vzít si bonus: { $bonus }
choice-bonus-space = Bonus ({ $space })
choice-bonus-named = Bonus ({ $space }): { $bonus }

## Options of cards; most are in the catalogue of their card

choice-option = Možnost { $number }
choice-give-cards = Dát 2 karty
choice-give-lira = Dát £3
choice-give-vp = Dát 1 VB
choice-give-grape = Dát 1 hrozen
choice-get-cards = Získat 2 karty
choice-get-lira = Získat £3
choice-get-vp = Získat 1 VB
choice-get-grape = Získat 1 hrozen o hodnotě 1
choice-papa-structure = { $structure }
choice-papa-worker = +1 běžný pracovník
choice-papa-vp = 1 VB
choice-papa-lira = O £{ $lira } více
choice-count =
    { $count ->
        [0] Nedat žádnou kartu
        [one] Dát 1 kartu návštěvníka
        [few] Dát { $count } karty návštěvníků
        [many] Dát { $count } karty návštěvníků
       *[other] Dát { $count } karet návštěvníků
    }

## Things to choose

choice-row = Řádek { $row }: { $bonus }
choice-row-token =
    { $row ->
        [1] Řádek { $row }: 1 žeton bonusové akce
       *[other] Řádek { $row }: { $bonus }, 1 žeton bonusové akce
    }
choice-seat = Hráč { $number }
choice-deck =
    { $deck ->
        [vine] Réva
        [summer] Letní návštěvník
        [winter] Zimní návštěvník
        [structure] Karta budovy
       *[order] Objednávka
    }
choice-pile =
    { $deck ->
        [vine] Odhozené révy: { $card }
        [summer] Odhození letní návštěvníci: { $card }
        [winter] Odhození zimní návštěvníci: { $card }
        [structure] Odhozené karty budov: { $card }
       *[order] Odhozené objednávky: { $card }
    }
choice-field = Pole { $field }: { $vines } ({ $value }/{ $field })
choice-field-harvested = Pole { $field }: { $vines } ({ $value }/{ $field }), sklizeno
choice-field-empty = Pole { $field }, prázdné
choice-field-sold = Pole { $field }, prodané
choice-field-structure = Pole { $field }: { $structure }
choice-field-all = Všechna pole, která lze sklidit
choice-mat = { structure-mat }
choice-mat-slots =
    { $slots ->
        [0] Deska budov, žádné volné místo
        [one] Deska budov, 1 volné místo
        [few] Deska budov, { $slots } volná místa
        [many] Deska budov, { $slots } volného místa
       *[other] Deska budov, { $slots } volných míst
    }
choice-field-sell = Prodat pole { $field } za £{ $field }
choice-field-buy = Odkoupit pole { $field } za £{ $field }
choice-grape =
    { $colour ->
        [red] Červený hrozen { $value }
       *[white] Bílý hrozen { $value }
    }
choice-grape-sell =
    { $colour ->
        [red] Prodat červený hrozen { $value } za £{ $price }
       *[white] Prodat bílý hrozen { $value } za £{ $price }
    }
choice-make =
    { $wine ->
        [red] Červené víno
        [white] Bílé víno
        [blush] Růžové víno
       *[sparkling] Šumivé víno
    }
choice-wine =
    { $wine ->
        [red] Červené víno { $value }
        [white] Bílé víno { $value }
        [blush] Růžové víno { $value }
       *[sparkling] Šumivé víno { $value }
    }
choice-structure = { $structure }
choice-structure-price =
    { $price ->
        [0] { $structure } zdarma
       *[other] { $structure } za £{ $price }
    }
choice-vine = { $vine } ({ $grapes })
choice-worker = { $worker }
choice-worker-price =
    { $price ->
        [0] { $worker } zdarma
       *[other] { $worker } za £{ $price }
    }
choice-region = { $region }
choice-region-stars =
    { $vp ->
        [0] { $region }, vaše hvězdy: { $stars }
       *[other] { $region } za { $vp } VB, vaše hvězdy: { $stars }
    }
choice-mama = { $mama }: { $gifts }
choice-papa =
    { $lira ->
        [0] { $papa }: { $gift }, nebo £{ $extra }
       *[other] { $papa }: £{ $lira } a k tomu { $gift }, nebo o £{ $extra } více
    }

## Workers

choice-place = { $action }, { $worker }
choice-place-space = { $action }, { $space }, { $worker }
choice-place-bonus = { $action }, { $space } s bonusem, { $worker }
choice-take = Vzít zpět { FORM($worker, "acc") }: { $action }
choice-take-space = Vzít zpět { FORM($worker, "acc") }: { $action }, { $space }

## Outlooks: what an answer would cost and give. Costs have the sign "minus"; an amount may be a range.

outlook-range = { $least }–{ $most }
outlook-from-to = { $first } až { $last }
# Parts that come together, and alternatives to choose from.
outlook-and = { $first } a { $second }
outlook-or = { $first } nebo { $second }
outlook-lira =
    { $sign ->
        [minus] −£{ $amount }
       *[plus] +£{ $amount }
    }
outlook-vp =
    { $sign ->
        [minus] −{ $amount } VB
       *[plus] +{ $amount } VB
    }
outlook-residual =
    { $sign ->
        [minus] −£{ $amount } ročně
       *[plus] +£{ $amount } ročně
    }
outlook-vine =
    { $amount ->
        [one] líznout 1 révu
        [few] líznout { $amount } révy
        [many] líznout { $amount } révy
       *[other] { $amount }× líznout révu
    }
outlook-summer =
    { $amount ->
        [one] líznout 1 letního návštěvníka
        [few] líznout { $amount } letní návštěvníky
        [many] líznout { $amount } letního návštěvníka
       *[other] { $amount }× líznout letního návštěvníka
    }
outlook-winter =
    { $amount ->
        [one] líznout 1 zimního návštěvníka
        [few] líznout { $amount } zimní návštěvníky
        [many] líznout { $amount } zimního návštěvníka
       *[other] { $amount }× líznout zimního návštěvníka
    }
outlook-order =
    { $amount ->
        [one] líznout 1 objednávku
        [few] líznout { $amount } objednávky
        [many] líznout { $amount } objednávky
       *[other] { $amount }× líznout objednávku
    }
outlook-structure =
    { $amount ->
        [one] líznout 1 kartu budovy
        [few] líznout { $amount } karty budov
        [many] líznout { $amount } karty budov
       *[other] { $amount }× líznout kartu budovy
    }
outlook-structure_card =
    { $amount ->
        [one] +1 karta budovy
        [few] +{ $amount } karty budov
        [many] +{ $amount } karty budov
       *[other] +{ $amount } karet budov
    }
outlook-visitor =
    { $amount ->
        [one] líznout 1 návštěvníka
        [few] líznout { $amount } návštěvníky
        [many] líznout { $amount } návštěvníka
       *[other] { $amount }× líznout návštěvníka
    }
outlook-card =
    { $sign ->
        [minus]
            { $amount ->
                [one] −1 karta
                [few] −{ $amount } karty
                [many] −{ $amount } karty
               *[other] −{ $amount } karet
            }
       *[plus]
            { $amount ->
                [one] líznout 1 kartu
                [few] líznout { $amount } karty
                [many] líznout { $amount } karty
               *[other] { $amount }× líznout kartu
            }
    }
outlook-discard =
    { $amount ->
        [one] −1 karta
        [few] −{ $amount } karty
        [many] −{ $amount } karty
       *[other] −{ $amount } karet
    }
outlook-worker =
    { $amount ->
        [one] +1 pracovník
        [few] +{ $amount } pracovníci
        [many] +{ $amount } pracovníka
       *[other] +{ $amount } pracovníků
    }
outlook-building = { $structure }
outlook-build =
    { $amount ->
        [one] postavit 1 budovu
        [few] postavit { $amount } budovy
        [many] postavit { $amount } budovy
       *[other] { $amount }× postavit budovu
    }
outlook-sell_grape =
    { $amount ->
        [one] prodat 1 hrozen
        [few] prodat { $amount } hrozny
        [many] prodat { $amount } hroznu
       *[other] { $amount }× prodat hrozen
    }
outlook-sell_field =
    { $amount ->
        [one] prodat 1 pole
        [few] prodat { $amount } pole
        [many] prodat { $amount } pole
       *[other] { $amount }× prodat pole
    }
outlook-buy_field =
    { $amount ->
        [one] odkoupit 1 pole
        [few] odkoupit { $amount } pole
        [many] odkoupit { $amount } pole
       *[other] { $amount }× odkoupit pole
    }
outlook-destroy =
    { $amount ->
        [one] zbourat 1 budovu
        [few] zbourat { $amount } budovy
        [many] zbourat { $amount } budovy
       *[other] { $amount }× zbourat budovu
    }
outlook-star =
    { $amount ->
        [one] umístit nebo přesunout 1 hvězdu
        [few] umístit nebo přesunout { $amount } hvězdy
        [many] umístit nebo přesunout { $amount } hvězdy
       *[other] { $amount }× umístit nebo přesunout hvězdu
    }
outlook-grape_token = vzít si žeton prvního hráče
outlook-age_grapes = nechat zrát všechny hrozny
outlook-age_wine =
    { $amount ->
        [one] nechat zrát 1 víno
        [few] nechat zrát až { $amount } vína
        [many] nechat zrát až { $amount } vína
       *[other] až { $amount }× nechat zrát víno
    }
outlook-plant =
    { $amount ->
        [one] zasadit 1 révu
        [few] zasadit až { $amount } révy
        [many] zasadit až { $amount } révy
       *[other] až { $amount }× zasadit révu
    }
outlook-uproot =
    { $amount ->
        [one] vykopat 1 révu
        [few] vykopat { $amount } révy
        [many] vykopat { $amount } révy
       *[other] { $amount }× vykopat révu
    }
outlook-harvest =
    { $amount ->
        [one] sklidit 1 pole
        [few] sklidit až { $amount } pole
        [many] sklidit až { $amount } pole
       *[other] až { $amount }× sklidit pole
    }
outlook-make_wine =
    { $amount ->
        [one] vyrobit 1 víno
        [few] vyrobit až { $amount } vína
        [many] vyrobit až { $amount } vína
       *[other] až { $amount }× vyrobit víno
    }
outlook-fill_order =
    { $amount ->
        [one] vyřídit 1 objednávku
        [few] vyřídit { $amount } objednávky
        [many] vyřídit { $amount } objednávky
       *[other] { $amount }× vyřídit objednávku
    }
outlook-play_summer =
    { $amount ->
        [one] zahrát 1 letního návštěvníka
        [few] zahrát až { $amount } letní návštěvníky
        [many] zahrát až { $amount } letního návštěvníka
       *[other] až { $amount }× zahrát letního návštěvníka
    }
outlook-play_winter =
    { $amount ->
        [one] zahrát 1 zimního návštěvníka
        [few] zahrát až { $amount } zimní návštěvníky
        [many] zahrát až { $amount } zimního návštěvníka
       *[other] až { $amount }× zahrát zimního návštěvníka
    }
outlook-grape =
    { $sign ->
        [minus] −1 hrozen
       *[plus] +1 hrozen
    }
outlook-red_grape =
    { $sign ->
        [minus] −červený hrozen { $amount }
       *[plus] +červený hrozen { $amount }
    }
outlook-white_grape =
    { $sign ->
        [minus] −bílý hrozen { $amount }
       *[plus] +bílý hrozen { $amount }
    }
outlook-wine =
    { $sign ->
        [minus] −1 víno
       *[plus] +1 víno
    }
outlook-red_wine =
    { $sign ->
        [minus] −červené víno { $amount }
       *[plus] +červené víno { $amount }
    }
outlook-white_wine =
    { $sign ->
        [minus] −bílé víno { $amount }
       *[plus] +bílé víno { $amount }
    }
outlook-blush_wine =
    { $sign ->
        [minus] −růžové víno { $amount }
       *[plus] +růžové víno { $amount }
    }
outlook-sparkling_wine =
    { $sign ->
        [minus] −šumivé víno { $amount }
       *[plus] +šumivé víno { $amount }
    }

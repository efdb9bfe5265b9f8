### What the player to move must decide: one sentence each, starting with the card, action or season that asks.

question-game-over = Gra jest zakończona.

## Set-up and the course of the year

question-keep-mama = { $source }: wybierz matkę, którą zatrzymasz.
question-keep-papa = { $source }: wybierz ojca, którego zatrzymasz.
question-other-mama = { $source }: wymienić swoją matkę { $mama } ({ $gifts }) na inną?
question-vine-of-choice = { $source }: wybierz z całej talii winorośl do zasadzenia ({ $number } z { $total }).
question-papa = Ojciec { $papa }: wybierz podarunek albo dodatkowe liry.
question-row = { $source }: wybierz rząd na torze pobudki dla swojego koguta.
question-glass-row = { $source }: wybierz rząd na torze pobudki, na którym leży jeszcze szklany znacznik.
question-any-row = { $source }: wybierz dowolny rząd na torze pobudki dla swojego koguta.
question-next-row = { $source }: wybierz swój rząd na torze pobudki na następny rok.
question-next-glass-row = { $source }: wybierz na następny rok rząd, na którym leży jeszcze szklany znacznik.
question-move-rooster = { $source }: wybierz wolny rząd na torze pobudki dla swojego koguta.
question-pick-card = { $source }: wybierz kartę konstrukcji, którą zatrzymasz.
question-name-visitor =
    { $total ->
        [1] { $source }: wybierz rodzaj gościa, którego dobierzesz.
       *[other] { $source }: wybierz rodzaj gościa, którego dobierzesz ({ $number } z { $total }).
    }
question-discard-down =
    { $left ->
        [one] { $source }: odrzuć 1 kartę.
        [few] { $source }: odrzuć { $left } karty, po jednej.
        [many] { $source }: odrzuć { $left } kart, po jednej.
       *[other] { $source }: odrzuć { $left } kart, po jednej.
    }

## Placing workers

question-place = { $source }: umieść pracownika albo spasuj.
question-action-or-bonus = { $action }: wybierz, co najpierw: akcja czy bonus ({ $bonus }).
question-bonus = { $action }: weź bonus ({ $bonus }) albo go pomiń.
question-bonus-due = { $action }: teraz weź bonus ({ $bonus }).
question-bonus-lost = { $action }: bonusu ({ $bonus }) nie da się wziąć, graj dalej bez niego.
question-action-or-token =
    { $tokens ->
        [one] { $action }: wydać swój znacznik akcji bonusowej na bonus ({ $bonus }) przed akcją?
        [few] { $action }: wydać 1 ze swoich { $tokens } znaczników akcji bonusowej na bonus ({ $bonus }) przed akcją?
        [many] { $action }: wydać 1 ze swoich { $tokens } znaczników akcji bonusowej na bonus ({ $bonus }) przed akcją?
       *[other] { $action }: wydać 1 ze swoich { $tokens } znaczników akcji bonusowej na bonus ({ $bonus }) przed akcją?
    }
question-token =
    { $tokens ->
        [one] { $action }: wydać swój znacznik akcji bonusowej na bonus ({ $bonus })?
        [few] { $action }: wydać 1 ze swoich { $tokens } znaczników akcji bonusowej na bonus ({ $bonus })?
        [many] { $action }: wydać 1 ze swoich { $tokens } znaczników akcji bonusowej na bonus ({ $bonus })?
       *[other] { $action }: wydać 1 ze swoich { $tokens } znaczników akcji bonusowej na bonus ({ $bonus })?
    }
question-bonus-or-token = { $action }: weź bonus ({ $bonus }), wydaj znacznik akcji bonusowej na inny ({ $other }) albo pomiń oba.
question-token-bonus = { $action }: wybierz bonus, na który wydasz znacznik.
question-place-ahead = { $source }: umieść pracownika na polu akcji późniejszej pory roku.

## Special workers

question-printed-bonus = { $source }: wybierz bonus tej akcji ({ $action }).
question-host = { $source }: wybierz przeciwnika, któremu zapłacisz £1 za gościa, albo odmów.
question-host-visitor = { $source }: wybierz rodzaj gościa, którego weźmiesz z ręki gracza { $player }.
question-pupil = { $source }: wybierz zwykłego pracownika, którego odzyskasz, albo odmów.
question-again = { $source }: powtórz akcję ({ $action }) albo odmów.
question-again-bonus = { $source }: zapłać £1, aby otrzymać bonus ({ $bonus }) jeszcze raz, albo odmów.
question-extra-card = { $source }: wybierz rodzaj dodatkowej karty do dobrania albo odmów.
question-drawn-discard = { $source }: wybierz jedną z dobranych kart, którą odrzucisz.

## Parts of a card

question-option = { $source }: wybierz jedną z opcji.
question-part = { $source }: wybierz, co zrobisz najpierw.
question-first-of-two = { $source }: wybierz pierwszą z dwóch części.
question-second-of-two = { $source }: wybierz drugą część.

## Offers

question-offer-build =
    { $discount ->
        [0] { $source }: zbuduj konstrukcję albo odmów.
       *[other] { $source }: zbuduj konstrukcję o £{ $discount } taniej albo odmów.
    }
question-offer-plant = { $source }: zasadź winorośl albo odmów.
question-offer-wine =
    { $most ->
        [one] { $source }: wytwórz 1 wino albo odmów.
        [few] { $source }: wytwórz do { $most } win albo odmów.
        [many] { $source }: wytwórz do { $most } win albo odmów.
       *[other] { $source }: wytwórz do { $most } win albo odmów.
    }
question-offer-train = { $source }: przygotuj pracownika za £{ $price } albo odmów.
question-offer-pay = { $source }: zapłać £{ $lira } albo odmów.
question-offer-take-back = { $source }: odzyskaj swojego dużego pracownika albo odmów.
question-offer-sell-wine = { $source }: odrzuć wino za { $vp } PZ albo odmów.
question-offer-sell-grapes =
    { $count ->
        [one] { $source }: odrzuć { $count } grono za { $vp } PZ albo odmów.
        [few] { $source }: odrzuć { $count } grona za { $vp } PZ albo odmów.
        [many] { $source }: odrzuć { $count } gron za { $vp } PZ albo odmów.
       *[other] { $source }: odrzuć { $count } gron za { $vp } PZ albo odmów.
    }
question-offer-sell-both =
    { $count ->
        [one] { $source }: odrzuć wino za { $vp } PZ, { $count } grono za { $more } PZ albo odmów.
        [few] { $source }: odrzuć wino za { $vp } PZ, { $count } grona za { $more } PZ albo odmów.
        [many] { $source }: odrzuć wino za { $vp } PZ, { $count } gron za { $more } PZ albo odmów.
       *[other] { $source }: odrzuć wino za { $vp } PZ, { $count } gron za { $more } PZ albo odmów.
    }
question-offer = { $source }: przyjmij ({ $offer }) albo odmów.

## Cards

question-deck = { $source }: wybierz talię, z której dobierzesz kartę.
question-discard =
    { $kind ->
        [vine] { $source }: wybierz winorośl do odrzucenia ({ $number } z { $total }).
        [visitor] { $source }: wybierz kartę gościa do odrzucenia ({ $number } z { $total }).
       *[any] { $source }: wybierz kartę do odrzucenia ({ $number } z { $total }).
    }
question-give =
    { $kind ->
        [summer] { $source }: wybierz letniego gościa, którego oddasz.
        [visitor] { $source }: wybierz kartę gościa, którą oddasz.
       *[any] { $source }: wybierz kartę, którą oddasz.
    }
question-pile = { $source }: wybierz stos kart odrzuconych, z którego weźmiesz wierzchnią kartę ({ $number } z { $total }).
question-keep-card = { $source }: wybierz kartę, którą zatrzymasz ({ $number } z { $total }).
question-visitor =
    { $deck ->
        [summer] { $source }: wybierz letniego gościa, którego zagrasz.
       *[winter] { $source }: wybierz zimowego gościa, którego zagrasz.
    }
question-take-action = { $source }: wybierz akcję, którą wykonasz.

## Fields

question-plant = { $source }: wybierz winorośl do zasadzenia.
question-plant-more = { $source }: wybierz kolejną winorośl do zasadzenia albo zakończ.
question-plant-maybe = { $source }: wybierz winorośl do zasadzenia albo niczego nie sadź.
question-plant-field = { $source }: wybierz pole dla winorośli { $vine }.
question-uproot-field = { $source }: wybierz pole, z którego wykarczujesz winorośl.
question-uproot-vine = { $source }: wybierz winorośl do wykarczowania z pola { $field }.
question-switch-first-field = { $source }: wybierz pole pierwszej winorośli do zamiany.
question-switch-first-vine = { $source }: wybierz winorośl do zamiany na polu { $field }.
question-switch-second-field = { $source }: wybierz pole, na które trafi winorośl { $vine }.
question-switch-second-vine = { $source }: wybierz na polu { $field } winorośl, która zamieni się miejscami z winoroślą { $vine }.
question-harvest = { $source }: wybierz pole, z którego zbierzesz plony.
question-harvest-more = { $source }: wybierz kolejne pole, z którego zbierzesz plony, albo zakończ.
question-sell = { $source }: sprzedaj grona, sprzedaj pole albo odkup pole.
question-flip-field = { $source }: wybierz pole do sprzedania albo odkupienia.
question-sell-more = { $source }: wybierz kolejne grono do sprzedania albo zakończ.

## Structures

question-build = { $source }: wybierz konstrukcję, którą zbudujesz.
question-site = { $source }: wybierz miejsce dla konstrukcji { $structure }.
question-destroy = { $source }: wybierz kartę konstrukcji do zburzenia.

## Grapes, wine and orders

question-pay-grape = { $source }: wybierz grono do odrzucenia.
question-buy-grape = { $source }: wybierz kolor nowego grona.
question-pay-wine =
    { $least ->
        [1] { $source }: wybierz wino do odrzucenia.
       *[other] { $source }: wybierz do odrzucenia wino o wartości co najmniej { $least }.
    }
question-age-wine =
    { $steps ->
        [1] { $source }: wybierz wino, które postarzysz.
       *[other] { $source }: wybierz wino, które postarzysz dwa razy.
    }
question-age-more = { $source }: wybierz kolejne wino, które postarzysz, albo zakończ.
question-sell-wine = { $source }: wybierz wino do sprzedania.
question-sell-grapes = { $source }: wybierz grono do odrzucenia ({ $number } z { $total }).
question-wine = { $source }: wybierz typ wina, które wytworzysz.
question-wine-more = { $source }: wybierz typ kolejnego wina albo zakończ.
question-wine-red =
    { $wine ->
        [red] { $source }: wybierz czerwone grono na czerwone wino.
        [blush] { $source }: wybierz czerwone grono na różowe wino.
       *[sparkling] { $source }: wybierz czerwone grono na wino musujące.
    }
question-wine-white =
    { $wine ->
        [white] { $source }: wybierz białe grono na białe wino.
        [blush] { $source }: wybierz białe grono na różowe wino.
       *[sparkling] { $source }: wybierz białe grono na wino musujące.
    }
question-wine-either = { $source }: wybierz drugie czerwone grono albo białe grono na wino musujące.
question-order = { $source }: wybierz zamówienie, które zrealizujesz.
question-order-drawn = { $source }: wybierz właśnie dobrane zamówienie, aby je teraz zrealizować, albo zakończ.
question-order-wine =
    { $wine ->
        [red] { $source }: wybierz do zamówienia czerwone wino o wartości co najmniej { $least }.
        [white] { $source }: wybierz do zamówienia białe wino o wartości co najmniej { $least }.
        [blush] { $source }: wybierz do zamówienia różowe wino o wartości co najmniej { $least }.
       *[sparkling] { $source }: wybierz do zamówienia wino musujące o wartości co najmniej { $least }.
    }

## Stars and trades

question-star =
    { $optional ->
        [yes] { $source }: wybierz region dla gwiazdki albo odmów.
       *[no] { $source }: wybierz region dla gwiazdki.
    }
question-star-from =
    { $optional ->
        [yes] { $source }: wybierz region, z którego przesuniesz gwiazdkę, albo odmów.
       *[no] { $source }: wybierz region, z którego przesuniesz gwiazdkę.
    }
question-star-to = { $source }: wybierz, dokąd przesuniesz gwiazdkę z regionu { $region }.
question-trade-give = { $source }: wybierz, co oddasz.
question-trade-card = { $source }: wybierz kartę, którą oddasz ({ $number } z { $total }).
question-trade-grape = { $source }: wybierz grono, które oddasz.
question-trade-get = { $source }: wybierz, co otrzymasz za { $given }.
question-trade-draw = { $source }: wybierz talię, z której dobierzesz kartę ({ $number } z { $total }).

## Workers and other players

question-train = { $source }: wybierz rodzaj pracownika, którego przygotujesz.

question-take-back = { $source }: wybierz pracownika, którego odzyskasz.
question-take-back-more = { $source }: wybierz kolejnego pracownika, którego odzyskasz, albo zakończ.
question-take-back-grande = { $source }: wybierz dużego pracownika, którego odzyskasz.
question-pay-opponent = { $source }: wybierz przeciwnika, któremu zapłacisz £{ $lira }.
question-pay-opponent-more = { $source }: wybierz kolejnego przeciwnika, któremu zapłacisz £{ $lira }, albo zakończ.
question-demand = { $source }: wybierz przeciwnika, który musi oddać ci letniego gościa.
question-demand-more = { $source }: wybierz kolejnego przeciwnika, który musi oddać ci letniego gościa, albo zakończ.
question-pledge =
    { $most ->
        [one] { $source }: wybierz, czy oddasz brakującą kartę gościa.
        [few] { $source }: wybierz, ile z { $most } brakujących kart gości oddasz.
        [many] { $source }: wybierz, ile z { $most } brakujących kart gości oddasz.
       *[other] { $source }: wybierz, ile z { $most } brakujących kart gości oddasz.
    }

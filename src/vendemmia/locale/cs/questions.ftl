### What the player to move must decide: one sentence each, starting with the card, action or season that asks.

question-game-over = Hra skončila.

## Set-up and the course of the year

question-keep-mama = { $source }: vyberte matku, kterou si necháte.
question-keep-papa = { $source }: vyberte otce, kterého si necháte.
question-other-mama = { $source }: vyměnit matku { $mama } ({ $gifts }) za jinou?
question-vine-of-choice = { $source }: vyberte z celého balíčku révu k zasazení ({ $number }/{ $total }).
question-papa = Otec { $papa }: vyberte si dar, nebo liry navíc.
question-row = { $source }: vyberte řádek probouzení pro svého kohouta.
question-glass-row = { $source }: vyberte řádek probouzení, na kterém ještě leží skleněný žeton.
question-any-row = { $source }: vyberte pro svého kohouta kterýkoli řádek probouzení.
question-next-row = { $source }: vyberte si řádek probouzení na příští rok.
question-next-glass-row = { $source }: vyberte na příští rok řádek probouzení, na kterém ještě leží skleněný žeton.
question-move-rooster = { $source }: vyberte pro svého kohouta volný řádek probouzení.
question-pick-card = { $source }: vyberte kartu budovy, kterou si necháte.
question-name-visitor =
    { $total ->
        [1] { $source }: vyberte, jakého návštěvníka si líznete.
       *[other] { $source }: vyberte, jakého návštěvníka si líznete ({ $number }/{ $total }).
    }
question-discard-down =
    { $left ->
        [one] { $source }: odhoďte 1 kartu.
        [few] { $source }: odhoďte { $left } karty, jednu po druhé.
        [many] { $source }: odhoďte { $left } karty, jednu po druhé.
       *[other] { $source }: odhoďte { $left } karet, jednu po druhé.
    }

## Placing workers

question-place = { $source }: umístěte pracovníka, nebo pasujte.
question-action-or-bonus = { $action }: vyberte, zda přijde dřív akce, nebo bonus ({ $bonus }).
question-bonus = { $action }: vezměte si bonus ({ $bonus }), nebo ho vynechte.
question-bonus-due = { $action }: teď si vezměte bonus ({ $bonus }).
question-bonus-lost = { $action }: bonus ({ $bonus }) není možný, pokračujte bez něj.
question-action-or-token =
    { $tokens ->
        [one] { $action }: použít před akcí žeton bonusové akce na bonus ({ $bonus })?
        [few] { $action }: použít před akcí 1 žeton bonusové akce (máte { $tokens }) na bonus ({ $bonus })?
        [many] { $action }: použít před akcí 1 žeton bonusové akce (máte { $tokens }) na bonus ({ $bonus })?
       *[other] { $action }: použít před akcí 1 žeton bonusové akce (máte { $tokens }) na bonus ({ $bonus })?
    }
question-token =
    { $tokens ->
        [one] { $action }: použít žeton bonusové akce na bonus ({ $bonus })?
        [few] { $action }: použít 1 žeton bonusové akce (máte { $tokens }) na bonus ({ $bonus })?
        [many] { $action }: použít 1 žeton bonusové akce (máte { $tokens }) na bonus ({ $bonus })?
       *[other] { $action }: použít 1 žeton bonusové akce (máte { $tokens }) na bonus ({ $bonus })?
    }
question-bonus-or-token = { $action }: vezměte si bonus ({ $bonus }), použijte žeton bonusové akce na jiný ({ $other }), nebo obojí vynechte.
question-token-bonus = { $action }: vyberte bonus, na který žeton použijete.
question-place-ahead = { $source }: umístěte pracovníka na akci pozdějšího období.

## Special workers

question-printed-bonus = { $source }: vyberte bonus akce ({ $action }).
question-host = { $source }: vyberte protihráče, kterému zaplatíte £1 za návštěvníka, nebo odmítněte.
question-host-visitor = { $source }: vyberte, jakého návštěvníka berete hráči { $player }.
question-pupil = { $source }: vyberte běžného pracovníka, kterého si vezmete zpět, nebo odmítněte.
question-again = { $source }: zopakujte akci ({ $action }), nebo odmítněte.
question-again-bonus = { $source }: zaplaťte £1 a získejte bonus ({ $bonus }) znovu, nebo odmítněte.
question-extra-card = { $source }: vyberte druh karty, kterou si líznete navíc, nebo odmítněte.
question-drawn-discard = { $source }: vyberte jednu z líznutých karet k odhození.

## Parts of a card

question-option = { $source }: vyberte jednu z možností.
question-part = { $source }: vyberte, co uděláte nejdřív.
question-first-of-two = { $source }: vyberte první ze dvou částí.
question-second-of-two = { $source }: vyberte druhou část.

## Offers

question-offer-build =
    { $discount ->
        [0] { $source }: postavte budovu, nebo odmítněte.
       *[other] { $source }: postavte budovu o £{ $discount } levněji, nebo odmítněte.
    }
question-offer-plant = { $source }: zasaďte révu, nebo odmítněte.
question-offer-wine =
    { $most ->
        [one] { $source }: vyrobte 1 víno, nebo odmítněte.
        [few] { $source }: vyrobte až { $most } vína, nebo odmítněte.
        [many] { $source }: vyrobte až { $most } vína, nebo odmítněte.
       *[other] { $source }: vyrobte až { $most } vín, nebo odmítněte.
    }
question-offer-train = { $source }: vytrénujte pracovníka za £{ $price }, nebo odmítněte.
question-offer-pay = { $source }: zaplaťte £{ $lira }, nebo odmítněte.
question-offer-take-back = { $source }: vezměte si zpět předáka, nebo odmítněte.
question-offer-sell-wine = { $source }: odhoďte víno za { $vp } VB, nebo odmítněte.
question-offer-sell-grapes =
    { $count ->
        [one] { $source }: odhoďte { $count } hrozen za { $vp } VB, nebo odmítněte.
        [few] { $source }: odhoďte { $count } hrozny za { $vp } VB, nebo odmítněte.
        [many] { $source }: odhoďte { $count } hroznu za { $vp } VB, nebo odmítněte.
       *[other] { $source }: odhoďte { $count } hroznů za { $vp } VB, nebo odmítněte.
    }
question-offer-sell-both =
    { $count ->
        [one] { $source }: odhoďte víno za { $vp } VB, { $count } hrozen za { $more } VB, nebo odmítněte.
        [few] { $source }: odhoďte víno za { $vp } VB, { $count } hrozny za { $more } VB, nebo odmítněte.
        [many] { $source }: odhoďte víno za { $vp } VB, { $count } hroznu za { $more } VB, nebo odmítněte.
       *[other] { $source }: odhoďte víno za { $vp } VB, { $count } hroznů za { $more } VB, nebo odmítněte.
    }
question-offer = { $source }: přijměte ({ $offer }), nebo odmítněte.

## Cards

question-deck = { $source }: vyberte balíček, ze kterého si líznete.
question-discard =
    { $kind ->
        [vine] { $source }: vyberte révu k odhození ({ $number }/{ $total }).
        [visitor] { $source }: vyberte kartu návštěvníka k odhození ({ $number }/{ $total }).
       *[any] { $source }: vyberte kartu k odhození ({ $number }/{ $total }).
    }
question-give =
    { $kind ->
        [summer] { $source }: vyberte letního návštěvníka, kterého dáte.
        [visitor] { $source }: vyberte kartu návštěvníka, kterou dáte.
       *[any] { $source }: vyberte kartu, kterou dáte.
    }
question-pile = { $source }: vyberte odhazovací balíček, z něhož si vezmete vrchní kartu ({ $number }/{ $total }).
question-keep-card = { $source }: vyberte kartu, kterou si necháte ({ $number }/{ $total }).
question-visitor =
    { $deck ->
        [summer] { $source }: vyberte letního návštěvníka, kterého zahrajete.
       *[winter] { $source }: vyberte zimního návštěvníka, kterého zahrajete.
    }
question-take-action = { $source }: vyberte akci, kterou provedete.

## Fields

question-plant = { $source }: vyberte révu k zasazení.
question-plant-more = { $source }: vyberte další révu k zasazení, nebo skončete.
question-plant-maybe = { $source }: vyberte révu k zasazení, nebo nesaďte nic.
question-plant-field = { $source }: vyberte pole pro révu { $vine }.
question-uproot-field = { $source }: vyberte pole, na kterém révu vykopete.
question-uproot-vine = { $source }: vyberte révu, kterou na poli { $field } vykopete.
question-switch-first-field = { $source }: vyberte pole první prohazované révy.
question-switch-first-vine = { $source }: vyberte na poli { $field } révu k prohození.
question-switch-second-field = { $source }: vyberte pole, kam přesunete révu { $vine }.
question-switch-second-vine = { $source }: vyberte na poli { $field } révu, kterou prohodíte za { $vine }.
question-harvest = { $source }: vyberte pole ke sklizni.
question-harvest-more = { $source }: vyberte další pole ke sklizni, nebo skončete.
question-sell = { $source }: prodejte hrozny, prodejte pole, nebo pole odkupte.
question-flip-field = { $source }: vyberte pole, které prodáte nebo odkoupíte.
question-sell-more = { $source }: vyberte další hrozen k prodeji, nebo skončete.

## Structures

question-build = { $source }: vyberte, co postavíte.
question-site = { $source }: vyberte místo pro budovu { $structure }.
question-destroy = { $source }: vyberte kartu budovy, kterou zbouráte.

## Grapes, wine and orders

question-pay-grape = { $source }: vyberte hrozen k odhození.
question-buy-grape = { $source }: vyberte barvu nového hroznu.
question-pay-wine =
    { $least ->
        [1] { $source }: vyberte víno k odhození.
       *[other] { $source }: vyberte k odhození víno o hodnotě { $least } nebo více.
    }
question-age-wine =
    { $steps ->
        [1] { $source }: vyberte víno, které bude zrát.
       *[other] { $source }: vyberte víno, které bude dvakrát zrát.
    }
question-age-more = { $source }: vyberte další víno, které bude zrát, nebo skončete.
question-sell-wine = { $source }: vyberte víno k prodeji.
question-sell-grapes = { $source }: vyberte hrozen k odhození ({ $number }/{ $total }).
question-wine = { $source }: vyberte druh vína, které vyrobíte.
question-wine-more = { $source }: vyberte druh dalšího vína, nebo skončete.
question-wine-red =
    { $wine ->
        [red] { $source }: vyberte červený hrozen na červené víno.
        [blush] { $source }: vyberte červený hrozen na růžové víno.
       *[sparkling] { $source }: vyberte červený hrozen na šumivé víno.
    }
question-wine-white =
    { $wine ->
        [white] { $source }: vyberte bílý hrozen na bílé víno.
        [blush] { $source }: vyberte bílý hrozen na růžové víno.
       *[sparkling] { $source }: vyberte bílý hrozen na šumivé víno.
    }
question-wine-either = { $source }: vyberte na šumivé víno druhý červený hrozen, nebo bílý hrozen.
question-order = { $source }: vyberte objednávku, kterou vyřídíte.
question-order-drawn = { $source }: vyberte právě líznutou objednávku, kterou hned vyřídíte, nebo skončete.
question-order-wine =
    { $wine ->
        [red] { $source }: vyberte pro objednávku červené víno o hodnotě { $least } nebo více.
        [white] { $source }: vyberte pro objednávku bílé víno o hodnotě { $least } nebo více.
        [blush] { $source }: vyberte pro objednávku růžové víno o hodnotě { $least } nebo více.
       *[sparkling] { $source }: vyberte pro objednávku šumivé víno o hodnotě { $least } nebo více.
    }

## Stars and trades

question-star =
    { $optional ->
        [yes] { $source }: vyberte region pro hvězdu, nebo odmítněte.
       *[no] { $source }: vyberte region pro hvězdu.
    }
question-star-from =
    { $optional ->
        [yes] { $source }: vyberte region, odkud hvězdu přesunete, nebo odmítněte.
       *[no] { $source }: vyberte region, odkud hvězdu přesunete.
    }
question-star-to = { $source }: vyberte, kam přesunete hvězdu z regionu { $region }.
question-trade-give = { $source }: vyberte, co dáte.
question-trade-card = { $source }: vyberte kartu, kterou dáte ({ $number }/{ $total }).
question-trade-grape = { $source }: vyberte hrozen, který dáte.
question-trade-get = { $source }: vyberte, co získáte za { $given }.
question-trade-draw = { $source }: vyberte balíček, ze kterého si líznete ({ $number }/{ $total }).

## Workers and other players

question-train = { $source }: vyberte, jakého pracovníka vytrénujete.

question-take-back = { $source }: vyberte pracovníka, kterého si vezmete zpět.
question-take-back-more = { $source }: vyberte dalšího pracovníka, kterého si vezmete zpět, nebo skončete.
question-take-back-grande = { $source }: vyberte předáka, kterého si vezmete zpět.
question-pay-opponent = { $source }: vyberte protihráče, kterému zaplatíte £{ $lira }.
question-pay-opponent-more = { $source }: vyberte dalšího protihráče, kterému zaplatíte £{ $lira }, nebo skončete.
question-demand = { $source }: vyberte protihráče, který vám musí dát letního návštěvníka.
question-demand-more = { $source }: vyberte dalšího protihráče, který vám musí dát letního návštěvníka, nebo skončete.
question-pledge =
    { $most ->
        [one] { $source }: vyberte, zda dáte kartu návštěvníka, která ještě chybí.
        [few] { $source }: vyberte, kolik ze { $most } chybějících karet návštěvníků dáte.
        [many] { $source }: vyberte, kolik z { $most } chybějících karet návštěvníků dáte.
       *[other] { $source }: vyberte, kolik z { $most } chybějících karet návštěvníků dáte.
    }

### What happened: one line each, in the present tense. Player names are never inflected.

## The course of the game

event-year = Začíná rok { $amount }; první hráč: { $player }.
event-year-alone = Začíná rok { $amount }.
event-season =
    { $season ->
        [spring] Začíná jaro.
        [summer] Začíná léto.
        [fall] Začíná podzim.
       *[winter] Začíná zima.
    }
event-parent =
    { $kind ->
        [mama] { $player }: matkou je { $parent }.
       *[papa] { $player }: otcem je { $parent }.
    }
event-row = { $player } volí řádek probouzení { $amount }.
event-placed =
    { $where ->
        [space] { $player } umisťuje { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] { $player } umisťuje { FORM($worker, "acc") }: { $action }.
    }
event-planned =
    { $where ->
        [space] { $player } předem umisťuje { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] { $player } předem umisťuje { FORM($worker, "acc") }: { $action }.
    }
event-due = { $player } provádí naplánovanou akci: { $action }.
event-lost = { $player } přichází o naplánovanou akci: { $action }.
event-passed = { $player } pasuje.
event-temporary = { $player } získává sezonního pracovníka.
event-workers_home = { $player } si bere zpět všechny pracovníky.
event-next_row = { $player } volí na příští rok řádek probouzení { $amount }.
event-grape_token = { $player } si bere žeton prvního hráče.
event-specials = Specializovaní pracovníci v této hře: { $workers }.
event-first_player = Prvním hráčem je nyní { $player }.
event-last_year = { $player } dosahuje cílového počtu bodů: toto je poslední rok.
event-game_over = Hra končí po roce { $amount }.

## Money and points

event-lira =
    { $sign ->
        [minus] { $player } platí £{ $amount } ({ $source }).
       *[plus] { $player } získává £{ $amount } ({ $source }).
    }
event-vp =
    { $sign ->
        [minus] { $player } ztrácí { $amount } VB ({ $source }).
       *[plus] { $player } získává { $amount } VB ({ $source }).
    }
event-residual =
    { $sign ->
        [minus] { $player } snižuje opožděnou platbu o { $amount } ({ $source }).
       *[plus] { $player } zvyšuje opožděnou platbu o { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew =
    { $known ->
        [yes] { $player } si líže kartu: { $card }.
       *[no]
            { $deck ->
                [vine] { $player } si líže révu.
                [summer] { $player } si líže letního návštěvníka.
                [winter] { $player } si líže zimního návštěvníka.
                [structure] { $player } si líže kartu budovy.
               *[order] { $player } si líže objednávku.
            }
    }
event-reshuffled =
    { $deck ->
        [vine] Odhozené révy se míchají do nového balíčku.
        [summer] Odhození letní návštěvníci se míchají do nového balíčku.
        [winter] Odhození zimní návštěvníci se míchají do nového balíčku.
        [structure] Odhozené karty budov se míchají do nového balíčku.
       *[order] Odhozené objednávky se míchají do nového balíčku.
    }
event-drafted =
    { $known ->
        [yes] { $player } si nechává kartu: { $card }.
       *[no] { $player } si nechává kartu budovy.
    }
event-discarded =
    { $by ->
        [table] Odhozeno: { $card }.
       *[player] { $player } odhazuje kartu: { $card }.
    }
event-shown = { $player } odhaluje kartu: { $card }.
event-took = { $player } si bere kartu: { $card }.
event-gave =
    { FORM($other, "who") ->
        [reader]
            { $known ->
                [yes] { $player } vám dává kartu: { $card }.
               *[no]
                    { $deck ->
                        [vine] { $player } vám dává révu.
                        [summer] { $player } vám dává letního návštěvníka.
                        [winter] { $player } vám dává zimního návštěvníka.
                        [structure] { $player } vám dává kartu budovy.
                       *[order] { $player } vám dává objednávku.
                    }
            }
       *[other]
            { $known ->
                [yes] { $player } dává hráči { $other } kartu: { $card }.
               *[no]
                    { $deck ->
                        [vine] { $player } dává hráči { $other } révu.
                        [summer] { $player } dává hráči { $other } letního návštěvníka.
                        [winter] { $player } dává hráči { $other } zimního návštěvníka.
                        [structure] { $player } dává hráči { $other } kartu budovy.
                       *[order] { $player } dává hráči { $other } objednávku.
                    }
            }
    }
event-pledged =
    { FORM($other, "who") ->
        [reader]
            { $amount ->
                [0] { $player } vám nenabízí žádnou kartu návštěvníka.
                [one] { $player } vám nabízí 1 kartu návštěvníka.
                [few] { $player } vám nabízí { $amount } karty návštěvníků.
                [many] { $player } vám nabízí { $amount } karty návštěvníků.
               *[other] { $player } vám nabízí { $amount } karet návštěvníků.
            }
       *[other]
            { $amount ->
                [0] { $player } nenabízí hráči { $other } žádnou kartu návštěvníka.
                [one] { $player } nabízí hráči { $other } 1 kartu návštěvníka.
                [few] { $player } nabízí hráči { $other } { $amount } karty návštěvníků.
                [many] { $player } nabízí hráči { $other } { $amount } karty návštěvníků.
               *[other] { $player } nabízí hráči { $other } { $amount } karet návštěvníků.
            }
    }
event-played = { $player } hraje kartu { $card }.
event-option = { $player } volí: { $option } ({ $source }).
event-declined = { $player } odmítá ({ $source }).
event-chosen =
    { $what ->
        [action] { $player } provádí akci: { $action } ({ $source }).
        [again] { $player } opakuje akci: { $action } ({ $source }).
        [space] { $player } volí bonus ({ $space }): { $action } ({ $source }).
       *[player]
            { FORM($other, "who") ->
                [reader] { $player } vybírá vás ({ $source }).
               *[other] { $player } vybírá: { $other } ({ $source }).
            }
    }

## The vineyard

event-toured = { $player } pořádá prohlídku.
event-built =
    { $gift ->
        [yes] { $player } dostává stavbu: { $structure }.
       *[no] { $player } staví: { $structure }.
    }
event-destroyed = { $player } bourá budovu: { $card }.
event-planted = { $player } sází na pole { $amount } révu { $card }.
event-uprooted = { $player } vykopává z pole { $amount } révu { $card }.
event-switched = { $player } přesouvá na pole { $amount } révu { $card }.
event-sold_field = { $player } prodává pole { $amount }.
event-bought_field = { $player } odkupuje pole { $amount }.
event-sold_grape = { $player } prodává { $grape }.
event-harvested = { $player } sklízí pole { $amount }.
event-grape = { $player } získává { $grape }.
event-grape_used = { $player } používá { $grape }.
event-wine = { $player } vyrábí { $wine }.
event-wine_used = { $player } používá { $wine }.
event-filled = { $player } vyřizuje: { $card }.
event-aged =
    { $what ->
        [all] { $player }: všechny hrozny a vína zrají.
        [grapes] { $player }: všechny hrozny zrají.
        [wines]
            { $amount ->
                [one] { $player }: všechna vína zrají.
                [2] { $player }: všechna vína zrají dvakrát.
                [few] { $player }: všechna vína zrají { $amount }×.
                [many] { $player }: všechna vína zrají { $amount }×.
               *[other] { $player }: všechna vína zrají { $amount }×.
            }
       *[wine] { $player }: víno zraje, nyní je to { $wine }.
    }

## Stars and trades

event-star = { $player } umisťuje hvězdu do regionu { $region }.
event-star_moved = { $player } přesouvá hvězdu z regionu { $from } do regionu { $region }.
event-traded = { $player } vyměňuje { $given } za { $got }.
traded-cards = 2 karty
traded-lira = £3
traded-vp = 1 VB
traded-grape = 1 hrozen

## Workers

event-trained =
    { $gift ->
        [yes] { $player } dostává { FORM($worker, "acc") }.
       *[no] { $player } trénuje { FORM($worker, "acc") }.
    }
event-taken_back = { $player } si bere zpět { FORM($worker, "acc") }: { $action }.
event-bumped =
    { FORM($other, "who") ->
        [reader] { $player } vám zabírá políčko ({ $action }); vrací se odtud { $worker }.
        [automa] { $player } zabírá políčko Automě ({ $action }); vrací se odtud { $worker }.
       *[other] { $player } zabírá políčko hráči { $other } ({ $action }); vrací se odtud { $worker }.
    }

## The solo game

event-automa_card =
    { $count ->
        [0] Automa si líže kartu { $amount }: pro toto období na ní nic není.
       *[other] Automa si líže kartu { $amount }: { $actions }.
    }
event-automa_placed = Automa umisťuje pracovníka: { $action }.
event-automa_skipped = Automa vynechává obsazenou akci: { $action }.
event-marker = Automa má letos { $amount } VB.
event-marker-region = Automa má nyní { $amount } VB ({ $source }).
event-token =
    { $sign ->
        [minus] { $player } používá žeton bonusové akce ({ $source }).
       *[plus] { $player } získává žeton bonusové akce ({ $source }).
    }

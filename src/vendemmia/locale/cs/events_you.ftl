### The lines of events.ftl when the reader is the one who acts.

# The reader as the other one in a line of somebody else.
event-you = vy
    .who = reader

## The course of the game

event-year-you = Začíná rok { $amount }; prvním hráčem jste vy.
event-parent-you =
    { $kind ->
        [mama] Vaší matkou je { $parent }.
       *[papa] Vaším otcem je { $parent }.
    }
event-row-you = Volíte řádek probouzení { $amount }.
event-placed-you =
    { $where ->
        [space] Umisťujete { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] Umisťujete { FORM($worker, "acc") }: { $action }.
    }
event-planned-you =
    { $where ->
        [space] Předem umisťujete { FORM($worker, "acc") }: { $action }, { $space }.
       *[plain] Předem umisťujete { FORM($worker, "acc") }: { $action }.
    }
event-due-you = Provádíte naplánovanou akci: { $action }.
event-lost-you = Přicházíte o naplánovanou akci: { $action }.
event-passed-you = Pasujete.
event-temporary-you = Získáváte sezonního pracovníka.
event-workers_home-you = Berete si zpět všechny pracovníky.
event-next_row-you = Volíte na příští rok řádek probouzení { $amount }.
event-grape_token-you = Berete si žeton prvního hráče.
event-first_player-you = Prvním hráčem jste nyní vy.
event-last_year-you = Dosahujete cílového počtu bodů: toto je poslední rok.

## Money and points

event-lira-you =
    { $sign ->
        [minus] Platíte £{ $amount } ({ $source }).
       *[plus] Získáváte £{ $amount } ({ $source }).
    }
event-vp-you =
    { $sign ->
        [minus] Ztrácíte { $amount } VB ({ $source }).
       *[plus] Získáváte { $amount } VB ({ $source }).
    }
event-residual-you =
    { $sign ->
        [minus] Snižujete opožděnou platbu o { $amount } ({ $source }).
       *[plus] Zvyšujete opožděnou platbu o { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew-you =
    { $known ->
        [yes] Lížete si kartu: { $card }.
       *[no]
            { $deck ->
                [vine] Lížete si révu.
                [summer] Lížete si letního návštěvníka.
                [winter] Lížete si zimního návštěvníka.
                [structure] Lížete si kartu budovy.
               *[order] Lížete si objednávku.
            }
    }
event-drafted-you =
    { $known ->
        [yes] Necháváte si kartu: { $card }.
       *[no] Necháváte si kartu budovy.
    }
event-discarded-you =
    { $by ->
        [table] Odhozeno: { $card }.
       *[player] Odhazujete kartu: { $card }.
    }
event-shown-you = Odhalujete kartu: { $card }.
event-took-you = Berete si kartu: { $card }.
event-gave-you =
    { $known ->
        [yes] Dáváte hráči { $other } kartu: { $card }.
       *[no]
            { $deck ->
                [vine] Dáváte hráči { $other } révu.
                [summer] Dáváte hráči { $other } letního návštěvníka.
                [winter] Dáváte hráči { $other } zimního návštěvníka.
                [structure] Dáváte hráči { $other } kartu budovy.
               *[order] Dáváte hráči { $other } objednávku.
            }
    }
event-pledged-you =
    { $amount ->
        [0] Nenabízíte hráči { $other } žádnou kartu návštěvníka.
        [one] Nabízíte hráči { $other } 1 kartu návštěvníka.
        [few] Nabízíte hráči { $other } { $amount } karty návštěvníků.
        [many] Nabízíte hráči { $other } { $amount } karty návštěvníků.
       *[other] Nabízíte hráči { $other } { $amount } karet návštěvníků.
    }
event-played-you = Hrajete kartu { $card }.
event-option-you = Volíte: { $option } ({ $source }).
event-declined-you = Odmítáte ({ $source }).
event-chosen-you =
    { $what ->
        [action] Provádíte akci: { $action } ({ $source }).
        [again] Opakujete akci: { $action } ({ $source }).
        [space] Volíte bonus ({ $space }): { $action } ({ $source }).
       *[player] Vybíráte: { $other } ({ $source }).
    }

## The vineyard

event-toured-you = Pořádáte prohlídku.
event-built-you =
    { $gift ->
        [yes] Dostáváte stavbu: { $structure }.
       *[no] Stavíte: { $structure }.
    }
event-destroyed-you = Bouráte budovu: { $card }.
event-planted-you = Sázíte na pole { $amount } révu { $card }.
event-uprooted-you = Vykopáváte z pole { $amount } révu { $card }.
event-switched-you = Přesouváte na pole { $amount } révu { $card }.
event-sold_field-you = Prodáváte pole { $amount }.
event-bought_field-you = Odkupujete pole { $amount }.
event-sold_grape-you = Prodáváte { $grape }.
event-harvested-you = Sklízíte pole { $amount }.
event-grape-you = Získáváte { $grape }.
event-grape_used-you = Používáte { $grape }.
event-wine-you = Vyrábíte { $wine }.
event-wine_used-you = Používáte { $wine }.
event-filled-you = Vyřizujete: { $card }.
event-aged-you =
    { $what ->
        [all] Všechny vaše hrozny a vína zrají.
        [grapes] Všechny vaše hrozny zrají.
        [wines]
            { $amount ->
                [one] Všechna vaše vína zrají.
                [2] Všechna vaše vína zrají dvakrát.
                [few] Všechna vaše vína zrají { $amount }×.
                [many] Všechna vaše vína zrají { $amount }×.
               *[other] Všechna vaše vína zrají { $amount }×.
            }
       *[wine] Vaše víno zraje, nyní je to { $wine }.
    }

## Stars and trades

event-star-you = Umisťujete hvězdu do regionu { $region }.
event-star_moved-you = Přesouváte hvězdu z regionu { $from } do regionu { $region }.
event-traded-you = Vyměňujete { $given } za { $got }.

## Workers

event-trained-you =
    { $gift ->
        [yes] Dostáváte { FORM($worker, "acc") }.
       *[no] Trénujete { FORM($worker, "acc") }.
    }
event-taken_back-you = Berete si zpět { FORM($worker, "acc") }: { $action }.
event-bumped-you =
    { FORM($other, "who") ->
        [automa] Zabíráte políčko Automě ({ $action }); vrací se odtud { $worker }.
       *[other] Zabíráte políčko hráči { $other } ({ $action }); vrací se odtud { $worker }.
    }

## The solo game

event-token-you =
    { $sign ->
        [minus] Používáte žeton bonusové akce ({ $source }).
       *[plus] Získáváte žeton bonusové akce ({ $source }).
    }

### The lines of events.ftl when the reader is the one who acts.

# The reader as the other one in a line of somebody else.
event-you = you

## The course of the game

event-year-you = Year { $amount } begins; you are the first player.
event-parent-you =
    { $kind ->
        [mama] Your mama is { $parent }.
       *[papa] Your papa is { $parent }.
    }
event-row-you = You take wake-up row { $amount }.
event-placed-you =
    { $where ->
        [space] You place a { $worker }: { $action }, { $space }.
       *[plain] You place a { $worker }: { $action }.
    }
event-planned-you =
    { $where ->
        [space] You place a { $worker } ahead: { $action }, { $space }.
       *[plain] You place a { $worker } ahead: { $action }.
    }
event-due-you = You carry out the planned action: { $action }.
event-lost-you = You lose the planned action: { $action }.
event-passed-you = You pass.
event-temporary-you = You take the temporary worker.
event-workers_home-you = You take all workers back.
event-next_row-you = You take wake-up row { $amount } for next year.
event-grape_token-you = You take the grape token.
event-first_player-you = You are now the first player.
event-last_year-you = You reach the target score: this is the last year.

## Money and points

event-lira-you =
    { $sign ->
        [minus] You pay £{ $amount } ({ $source }).
       *[plus] You gain £{ $amount } ({ $source }).
    }
event-vp-you =
    { $sign ->
        [minus] You lose { $amount } VP ({ $source }).
       *[plus] You gain { $amount } VP ({ $source }).
    }
event-residual-you =
    { $sign ->
        [minus] Your residual payment goes down by { $amount } ({ $source }).
       *[plus] Your residual payment goes up by { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew-you =
    { $known ->
        [yes] You draw { $card }.
       *[no]
            { $deck ->
                [vine] You draw a vine.
                [summer] You draw a summer visitor.
                [winter] You draw a winter visitor.
                [structure] You draw a structure card.
               *[order] You draw an order.
            }
    }
event-drafted-you =
    { $known ->
        [yes] You keep { $card }.
       *[no] You keep a structure card.
    }
event-discarded-you =
    { $by ->
        [table] Discarded: { $card }.
       *[player] You discard { $card }.
    }
event-shown-you = You reveal { $card }.
event-took-you = You take { $card }.
event-gave-you =
    { $known ->
        [yes] You give { $card } to { $other }.
       *[no]
            { $deck ->
                [vine] You give a vine to { $other }.
                [summer] You give a summer visitor to { $other }.
                [winter] You give a winter visitor to { $other }.
                [structure] You give a structure card to { $other }.
               *[order] You give an order to { $other }.
            }
    }
event-pledged-you =
    { $amount ->
        [0] You offer { $other } no visitor cards.
        [one] You offer { $other } 1 visitor card.
       *[other] You offer { $other } { $amount } visitor cards.
    }
event-played-you = You play { $card }.
event-option-you = You choose: { $option } ({ $source }).
event-declined-you = You decline ({ $source }).
event-chosen-you =
    { $what ->
        [action] You take an action: { $action } ({ $source }).
        [again] You repeat the action: { $action } ({ $source }).
        [space] You choose the bonus of the { $space }: { $action } ({ $source }).
       *[player] You choose { $other } ({ $source }).
    }

## The vineyard

event-toured-you = You give a tour.
event-built-you =
    { $gift ->
        [yes] You receive a structure: { $structure }.
       *[no] You build a structure: { $structure }.
    }
event-destroyed-you = You demolish a structure: { $card }.
event-planted-you = You plant { $card } on field { $amount }.
event-uprooted-you = You uproot { $card } from field { $amount }.
event-switched-you = You move { $card } to field { $amount }.
event-sold_field-you = You sell field { $amount }.
event-bought_field-you = You buy back field { $amount }.
event-sold_grape-you = You sell a grape: { $grape }.
event-harvested-you = You harvest field { $amount }.
event-grape-you = You get a grape: { $grape }.
event-grape_used-you = You use a grape: { $grape }.
event-wine-you = You make a wine: { $wine }.
event-wine_used-you = You use a wine: { $wine }.
event-filled-you = You fill { $card }.
event-aged-you =
    { $what ->
        [all] You age all grapes and wines.
        [grapes] You age all grapes.
        [wines]
            { $amount ->
                [one] You age all wines.
                [2] You age all wines twice.
               *[other] You age all wines { $amount } times.
            }
       *[wine] You age a wine: it is now { $wine }.
    }

## Stars and trades

event-star-you = You place a star in { $region }.
event-star_moved-you = You move a star from { $from } to { $region }.
event-traded-you = You trade { $given } for { $got }.

## Workers

event-trained-you =
    { $gift ->
        [yes] You receive a { $worker }.
       *[no] You train a { $worker }.
    }
event-taken_back-you = You take back a { $worker }: { $action }.
event-bumped-you = You take a space from { $other } ({ $action }); the { $worker } there goes back.

## The solo game

event-token-you =
    { $sign ->
        [minus] You spend a bonus-action token ({ $source }).
       *[plus] You gain a bonus-action token ({ $source }).
    }

### What happened: one line each, in the present tense. Player names are never inflected.

## The course of the game

event-year = Year { $amount } begins; first player: { $player }.
event-year-alone = Year { $amount } begins.
event-season =
    { $season ->
        [spring] Spring begins.
        [summer] Summer begins.
        [fall] Fall begins.
       *[winter] Winter begins.
    }
event-parent =
    { $kind ->
        [mama] { $player }’s mama is { $parent }.
       *[papa] { $player }’s papa is { $parent }.
    }
event-row = { $player } takes wake-up row { $amount }.
event-placed =
    { $where ->
        [space] { $player } places a { $worker }: { $action }, { $space }.
       *[plain] { $player } places a { $worker }: { $action }.
    }
event-planned =
    { $where ->
        [space] { $player } places a { $worker } ahead: { $action }, { $space }.
       *[plain] { $player } places a { $worker } ahead: { $action }.
    }
event-due = { $player } carries out the planned action: { $action }.
event-lost = { $player } loses the planned action: { $action }.
event-passed = { $player } passes.
event-temporary = { $player } takes the temporary worker.
event-workers_home = { $player } takes all workers back.
event-next_row = { $player } takes wake-up row { $amount } for next year.
event-grape_token = { $player } takes the grape token.
event-specials = The special workers in this game: { $workers }.
event-first_player = { $player } is now the first player.
event-last_year = { $player } reaches the target score: this is the last year.
event-game_over = The game ends after year { $amount }.

## Money and points

event-lira =
    { $sign ->
        [minus] { $player } pays £{ $amount } ({ $source }).
       *[plus] { $player } gains £{ $amount } ({ $source }).
    }
event-vp =
    { $sign ->
        [minus] { $player } loses { $amount } VP ({ $source }).
       *[plus] { $player } gains { $amount } VP ({ $source }).
    }
event-residual =
    { $sign ->
        [minus] { $player }’s residual payment goes down by { $amount } ({ $source }).
       *[plus] { $player }’s residual payment goes up by { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew =
    { $known ->
        [yes] { $player } draws { $card }.
       *[no]
            { $deck ->
                [vine] { $player } draws a vine.
                [summer] { $player } draws a summer visitor.
                [winter] { $player } draws a winter visitor.
                [structure] { $player } draws a structure card.
               *[order] { $player } draws an order.
            }
    }
event-reshuffled =
    { $deck ->
        [vine] The discarded vines are shuffled into a new deck.
        [summer] The discarded summer visitors are shuffled into a new deck.
        [winter] The discarded winter visitors are shuffled into a new deck.
        [structure] The discarded structure cards are shuffled into a new deck.
       *[order] The discarded orders are shuffled into a new deck.
    }
event-drafted =
    { $known ->
        [yes] { $player } keeps { $card }.
       *[no] { $player } keeps a structure card.
    }
event-discarded =
    { $by ->
        [table] Discarded: { $card }.
       *[player] { $player } discards { $card }.
    }
event-shown = { $player } reveals { $card }.
event-took = { $player } takes { $card }.
event-gave =
    { $known ->
        [yes] { $player } gives { $card } to { $other }.
       *[no]
            { $deck ->
                [vine] { $player } gives a vine to { $other }.
                [summer] { $player } gives a summer visitor to { $other }.
                [winter] { $player } gives a winter visitor to { $other }.
                [structure] { $player } gives a structure card to { $other }.
               *[order] { $player } gives an order to { $other }.
            }
    }
event-pledged =
    { $amount ->
        [0] { $player } offers { $other } no visitor cards.
        [one] { $player } offers { $other } 1 visitor card.
       *[other] { $player } offers { $other } { $amount } visitor cards.
    }
event-played = { $player } plays { $card }.
event-option = { $player } chooses: { $option } ({ $source }).
event-declined = { $player } declines ({ $source }).
event-chosen =
    { $what ->
        [action] { $player } takes an action: { $action } ({ $source }).
        [again] { $player } repeats the action: { $action } ({ $source }).
        [space] { $player } chooses the bonus of the { $space }: { $action } ({ $source }).
       *[player] { $player } chooses { $other } ({ $source }).
    }

## The vineyard

event-toured = { $player } gives a tour.
event-built =
    { $gift ->
        [yes] { $player } receives a structure: { $structure }.
       *[no] { $player } builds a structure: { $structure }.
    }
event-destroyed = { $player } demolishes a structure: { $card }.
event-planted = { $player } plants { $card } on field { $amount }.
event-uprooted = { $player } uproots { $card } from field { $amount }.
event-switched = { $player } moves { $card } to field { $amount }.
event-sold_field = { $player } sells field { $amount }.
event-bought_field = { $player } buys back field { $amount }.
event-sold_grape = { $player } sells a grape: { $grape }.
event-harvested = { $player } harvests field { $amount }.
event-grape = { $player } gets a grape: { $grape }.
event-grape_used = { $player } uses a grape: { $grape }.
event-wine = { $player } makes a wine: { $wine }.
event-wine_used = { $player } uses a wine: { $wine }.
event-filled = { $player } fills { $card }.
event-aged =
    { $what ->
        [all] { $player } ages all grapes and wines.
        [grapes] { $player } ages all grapes.
        [wines]
            { $amount ->
                [one] { $player } ages all wines.
                [2] { $player } ages all wines twice.
               *[other] { $player } ages all wines { $amount } times.
            }
       *[wine] { $player } ages a wine: it is now { $wine }.
    }

## Stars and trades

event-star = { $player } places a star in { $region }.
event-star_moved = { $player } moves a star from { $from } to { $region }.
event-traded = { $player } trades { $given } for { $got }.
traded-cards = 2 cards
traded-lira = £3
traded-vp = 1 VP
traded-grape = 1 grape

## Workers

event-trained =
    { $gift ->
        [yes] { $player } receives a { $worker }.
       *[no] { $player } trains a { $worker }.
    }
event-taken_back = { $player } takes back a { $worker }: { $action }.
event-bumped = { $player } takes a space from { $other } ({ $action }); the { $worker } there goes back.

## The solo game

event-automa_card =
    { $count ->
        [0] The Automa draws card { $amount }, with nothing for this season.
       *[other] The Automa draws card { $amount }: { $actions }.
    }
event-automa_placed = The Automa places a worker: { $action }.
event-automa_skipped = The Automa skips an action that is taken: { $action }.
event-marker = The Automa has { $amount } VP this year.
event-marker-region = The Automa has { $amount } VP now ({ $source }).
event-token =
    { $sign ->
        [minus] { $player } spends a bonus-action token ({ $source }).
       *[plus] { $player } gains a bonus-action token ({ $source }).
    }

### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = Since your turn
since-list = What has happened since your turn, oldest first
since-ask-again = Ask me again ({ $count })
since-nothing = Nothing new yet.
since-earlier = earlier
since-yours = You:
since-chosen = chosen
since-show-space = Show the space
since-show-again = Show it again
since-order = Order
since-row = Row { $row }
since-passed =
    { $who ->
        [you] pass
       *[other] passes
    }
since-yearend = Year end
since-over = End
since-specials = Special workers
since-draft =
    { $who ->
        [you] Keep a card
       *[other] Keeps a card
    }
since-parent = Parent
since-reply = Answer
since-step = Season
since-automa-card = Card

## One action as a sentence

say-with-sums = { $lead }: { $sums }.
say-alone = { $lead }.
say-other = { $player }: { $sums }
say-placed =
    { $who ->
        [you] You go to { $action }
       *[other] { $player } goes to { $action }
    }
say-planned =
    { $who ->
        [you] You plan ahead for { $action }
       *[other] { $player } plans ahead for { $action }
    }
say-due =
    { $who ->
        [you] You carry out a planned action, { $action }
       *[other] { $player } carries out a planned action, { $action }
    }
say-lost =
    { $who ->
        [you] You lose a planned action, { $action }
       *[other] { $player } loses a planned action, { $action }
    }
say-row =
    { $who ->
        [you] You take wake-up row { $row }
       *[other] { $player } takes wake-up row { $row }
    }
say-passed =
    { $who ->
        [you] You pass
       *[other] { $player } passes
    }
say-draft =
    { $who ->
        [you] You keep a structure card
       *[other] { $player } keeps a structure card
    }
say-reply = { $player } ({ $source })
say-parent =
    { $who ->
        [you] You have { $source }
       *[other] { $player } has { $source }
    }
say-automa = The Automa takes { $action }
say-played =
    { $who ->
        [you] You play { $card }
       *[other] { $player } plays { $card }
    }
say-filled =
    { $who ->
        [you] You fill { $card }
       *[other] { $player } fills { $card }
    }
say-planted =
    { $who ->
        [you] You plant { $card }
       *[other] { $player } plants { $card }
    }
say-built =
    { $who ->
        [you] You build { $card }
       *[other] { $player } builds { $card }
    }
say-yearend = The year ends.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus]
            { $who ->
                [you] pay £{ $amount }
               *[other] pays £{ $amount }
            }
       *[plus]
            { $who ->
                [you] gain £{ $amount }
               *[other] gains £{ $amount }
            }
    }
sum-vp =
    { $sign ->
        [minus]
            { $who ->
                [you] give up { $amount } VP
               *[other] gives up { $amount } VP
            }
       *[plus]
            { $who ->
                [you] gain { $amount } VP
               *[other] gains { $amount } VP
            }
    }
sum-residual =
    { $sign ->
        [minus] residual payment down by { $amount }
       *[plus] residual payment up by { $amount }
    }
sum-token =
    { $sign ->
        [minus]
            { $who ->
                [you] spend bonus-action tokens: { $amount }
               *[other] spends bonus-action tokens: { $amount }
            }
       *[plus]
            { $who ->
                [you] gain bonus-action tokens: { $amount }
               *[other] gains bonus-action tokens: { $amount }
            }
    }
sum-grape =
    { $sign ->
        [minus] grapes used: { $amount }
       *[plus] grapes gained: { $amount }
    }
sum-wine =
    { $sign ->
        [minus] wines used: { $amount }
       *[plus] wines made: { $amount }
    }
sum-worker =
    { $amount ->
        [one]
            { $who ->
                [you] get a worker
               *[other] gets a worker
            }
       *[other]
            { $who ->
                [you] get { $amount } workers
               *[other] gets { $amount } workers
            }
    }
sum-star =
    { $amount ->
        [one]
            { $who ->
                [you] place a star
               *[other] places a star
            }
       *[other]
            { $who ->
                [you] place { $amount } stars
               *[other] places { $amount } stars
            }
    }
sum-built =
    { $who ->
        [you] get { $structure }
       *[other] gets { $structure }
    }
sum-cards =
    { $sign ->
        [minus]
            { $who ->
                [you] give up { $cards }
               *[other] gives up { $cards }
            }
       *[plus]
            { $who ->
                [you] draw { $cards }
               *[other] draws { $cards }
            }
    }
sum-vine =
    { $amount ->
        [one] a vine
       *[other] { $amount } vines
    }
sum-summer =
    { $amount ->
        [one] a summer visitor
       *[other] { $amount } summer visitors
    }
sum-winter =
    { $amount ->
        [one] a winter visitor
       *[other] { $amount } winter visitors
    }
sum-order =
    { $amount ->
        [one] an order
       *[other] { $amount } orders
    }
sum-structure =
    { $amount ->
        [one] a structure card
       *[other] { $amount } structure cards
    }

## The season

banner-text =
    { $first ->
        [you]
            { $workers ->
                [one] You are first. You have 1 worker.
               *[other] You are first. You have { $workers } workers.
            }
        [other]
            { $workers ->
                [one] { $player } is first. You have 1 worker.
               *[other] { $player } is first. You have { $workers } workers.
            }
       *[nobody]
            { $workers ->
                [one] You have 1 worker.
               *[other] You have { $workers } workers.
            }
    }

## The end of a year

year-end-heading = Year { $year } ends
year-end-text = Grapes and wines age, orders pay, workers come home.
year-end-on = On to year { $year }
year-end-ageing = Your grapes and wines age
year-end-nothing-ages = You have no grapes or wines.
year-end-was = was { $value }
year-end-stays-top = highest
year-end-stays-cellar = cellar too small
year-end-stays-taken = next is taken
year-end-residual = Residual payments
year-end-older =
    { $count ->
        [one] 1 token older
       *[other] { $count } tokens older
    }
year-end-home = Workers come home
year-end-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
year-end-standings = Standings
year-end-gained =
    { $sign ->
        [minus] −{ $count } this year
       *[plus] +{ $count } this year
    }
year-end-first = { $player } is first player
year-end-first-you = You are first player

## An order

order-filled =
    { $residual ->
        [0] Order filled: { $vp } VP.
       *[other] Order filled: { $vp } VP, and £{ $residual } more each year.
    }
order-stamp = Filled
order-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
order-points-more = { $own } for the order, { $more } more
order-residual = +£{ $amount }
order-each-year = each year

## The last year

last-year-heading = Last year
last-year-behind = { $player } has { $vp }, you need { $count } more
last-year-ahead = You lead by { $count }
last-year-level = Level with { $player }
last-year-open = { $player } has { $vp }

## While moves are shown

moves-skip = Skip
moves-skip-help = any key or tap
moves-hold = hover to hold

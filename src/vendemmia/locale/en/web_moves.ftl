### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = Since your turn
since-list = What has happened since your turn, oldest first
since-nothing = Nothing has happened yet.
since-earlier = { $count } earlier
since-open =
    { $count ->
        [one] { $say } Open 1 step.
       *[other] { $say } Open { $count } steps.
    }
since-yours = You:
since-show-space = Show the space
since-show-again = Show it again
since-order = Order
since-row = Row { $row }
since-passed = passes
since-yearend = Year end
since-over = End
since-specials = Special workers
since-draft = Keeps a card
since-parent = Parent
since-reply = Answer
since-step = Season
since-automa-card = Card

## One action as a sentence

say-with-sums = { $lead }: { $sums }.
say-alone = { $lead }.
say-other = { $player }: { $sums }
say-placed = { $player } goes to { $action }
say-planned = { $player } plans ahead for { $action }
say-due = { $player } carries out a planned action, { $action }
say-lost = { $player } loses a planned action, { $action }
say-row = { $player } takes wake-up row { $row }
say-passed = { $player } passes
say-draft = { $player } keeps a structure card
say-reply = { $player } answers { $source }
say-automa = The Automa takes { $action }
say-played = { $player } plays { $card }
say-filled = { $player } fills { $card }
say-planted = { $player } plants { $card }
say-built = { $player } builds { $card }
say-yearend = The year ends.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus] pays £{ $amount }
       *[plus] gains £{ $amount }
    }
sum-vp =
    { $sign ->
        [minus] gives up { $amount } VP
       *[plus] gains { $amount } VP
    }
sum-residual =
    { $sign ->
        [minus] residual payment down by { $amount }
       *[plus] residual payment up by { $amount }
    }
sum-token =
    { $sign ->
        [minus] spends bonus-action tokens: { $amount }
       *[plus] gains bonus-action tokens: { $amount }
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
        [one] gets a worker
       *[other] gets { $amount } workers
    }
sum-star =
    { $amount ->
        [one] places a star
       *[other] places { $amount } stars
    }
sum-built = gets { $structure }
sum-cards =
    { $sign ->
        [minus] gives up { $cards }
       *[plus] draws { $cards }
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

### Playing from the hand, the card in play, choosing several cards, handing over the screen.

## The card in play

playing-card = { $card }, in play: { $text }
playing-here = in play
playing-free-after = { $free } free after it

## From the hand: the last line of a card, and the label of the button

hand-goes =
    { $worker ->
        [regular] { $action }
        [grande] { $action }, grande worker
       *[special] { $action }, { $title }
    }
hand-goes-label =
    { $locks ->
        [yes] { $card }: play it with a worker on { $action }. { prompt-locks }
       *[no] { $card }: play it with a worker on { $action }.
    }
hand-halves = Play it with a worker:
table-cannot-from-hand = You cannot play that card with a worker now, so nothing was played.

## Choosing several cards. A script puts the number and the names in.

prompt-pick =
    { $way ->
        [give] { $source }: choose { $count } cards to give.
       *[discard] { $source }: choose { $count } cards to discard.
    }
prompt-pick-help = Press the cards. Nothing is gone until you confirm.
prompt-pick-do =
    { $way ->
        [give] Give these { $count }
       *[discard] Discard these { $count }
    }
prompt-pick-chosen = { $chosen } of { $count } chosen
prompt-pick-live = { $chosen } of { $count } chosen: { $cards }.
hand-picked =
    { $way ->
        [give] to give
       *[discard] to discard
    }
table-pick-count = Choose as many cards as the question asks for. Nothing was played.

## A decision of several parts: finished wines, grapes to sell. A script puts the number, the names and the sum in.

at-once = { $first }: { $then }
at-once-deck =
    { $count ->
        [1] { $deck }
       *[other] { $count } × { $deck }
    }
sheet-question-wine =
    { $count ->
        [one] { $source }: choose a wine.
       *[other] { $source }: choose up to { $count } wines.
    }
sheet-help =
    { $kind ->
        [wine] Press the glasses, then confirm. Nothing is made until you do.
       *[other] Press what you choose, then confirm.
    }
sheet-from = from
sheet-fits = fits your order:
sheet-glass =
    { $fits ->
        [0] { $wine } from { $grapes }.
        [1] { $wine } from { $grapes }. Fits your order ({ $vp } VP).
       *[other] { $wine } from { $grapes }. Fits { $fits } of your orders ({ $vp } VP).
    }
sheet-do =
    { $kind ->
        [wine] Make the wine
        [sell] Sell
        [harvest] Harvest
       *[other] Confirm
    }
sheet-chosen = { $chosen } of up to { $count } chosen
sheet-live = { $chosen } chosen: { $things }.
sheet-sum = { $things }: £{ $lira }
table-sheet-none = Choose at least one, then confirm. Nothing was played.
table-interrupted = After one of these answers something new turns up, so they cannot be given together. Nothing was played.

## Selling: only what is possible is asked

prompt-sell =
    { $what ->
        [grape] { $source }: choose a grape to sell.
        [field] { $source }: choose a field to sell.
        [back] { $source }: choose a field to buy back.
        [grape_field] { $source }: sell grapes or sell a field.
        [grape_back] { $source }: sell grapes or buy a field back.
        [field_back] { $source }: sell a field or buy one back.
       *[grape_field_back] { $source }: sell grapes, sell a field or buy one back.
    }

## One screen for several people

cover-next = { $player } is next
cover-heading = Pass the screen to { $player }
cover-live = { cover-heading }. { $question }
cover-text = Only the hands are hidden. Look at the table as long as you like.
cover-answers = { $player } can answer without seeing the hand.
cover-sit = I am { $player }
cover-sit-help = show my hand
cover-hand =
    { $count ->
        [one] 1 card, face down
       *[other] { $count } cards, face down
    }
cover-asks = { $source }: { $player } must decide.
cover-goes-on = { $player } is in the middle of a turn.
cover-undo-of = { $player } can undo until { $next } has the screen.

## The first minute, and the tutor at any table

welcome-heading = Your hill is waiting
welcome-mama = Mama { $name } brings { $gifts }.
welcome-papa =
    { $lira ->
        [0] Papa { $name } brings a grande worker, and one of these two.
       *[other] Papa { $name } brings a grande worker, £{ $lira }, and one of these two.
    }
welcome-aim =
    { $goal ->
        [0] The most points win; most of them come from orders.
       *[other] { $goal } points end the game, the most points win, and most of them come from orders.
    }
welcome-aim-solo = Beat the Automa’s { $vp } points within { $years } years; most points come from orders.
welcome-lira = Pays for the building that your first vine needs, or for a new worker.
welcome-worker = One more worker to place, every year.
welcome-vp = A point at once, and no one takes it back.
teach-me = Teach me
teach-me-text = the tutor joins you at this table

### Around a table: closing it, the chat before the game, watching, what a phone offers.

gathering-close = Close the table
gathering-close-text = for everybody; the link stops working
gathering-closed = This table is closed
gathering-closed-text = The host has closed it before the game began.
gathering-share = Share
gathering-call = Call me when it is my turn
gathering-call-text = on this device, by e-mail or webhook, also when the page is closed
gathering-watch-later = You can also just watch: this link leads to the table as soon as the game has begun.
gathering-begun = The game has begun
gathering-over = The game is over
gathering-begun-text = The host lets others watch: you see the open table, but no hand.
gathering-resigned = You have given up this game. A computer player plays on.
gathering-come-back = Come back to the game
gathering-again-missed = The others have begun their next game.

## Who watches

watching-allowed = Others may watch this table.
watching-now = Watching: { $names }
watching-strangers = { $count ->
    [one] { $count } guest without a name
   *[other] { $count } guests without a name
}
watching-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

## The bar at the top on a phone

page-menu = Menu

### The special workers: name inside a sentence, title, ability, rulings.

worker-farmer = special worker ({ worker-farmer-name })
worker-farmer-name = Farmer
worker-farmer-text = On the board, you gain one bonus of your choice from all those printed on the action, no matter which space the Farmer is on.
worker-farmer-ruling-1 = You may also choose the bonus of a closed space.
worker-farmer-ruling-2 = You get it instead of the bonus of the space, never in addition.
worker-farmer-ruling-3 = It also works beside a full action.
worker-farmer-ruling-4 = It does nothing on the cart, which has no bonus, or on private spaces.

worker-mafioso = special worker ({ worker-mafioso-name })
worker-mafioso-name = Mafioso
worker-mafioso-text = On a space without a bonus, you may carry out the action a second time.
worker-mafioso-ruling-1 = You choose again the second time: for example harvest and then uproot, or build and then give a tour.
worker-mafioso-ruling-2 = The usual limits apply; you cannot harvest a field twice in a year.
worker-mafioso-ruling-3 = The yoke and the cart have no bonus; the spaces of structure cards have one.
worker-mafioso-ruling-4 = It does nothing beside the spaces of a full action.
worker-mafioso-ruling-5 = You pay the toll of a Soldato only once.

worker-merchant = special worker ({ worker-merchant-name })
worker-merchant-name = Merchant
worker-merchant-text = If all opponents have already passed this season when you place the Merchant on the board, you draw a card from any deck after the action.
worker-merchant-ruling-1 = You may choose any deck in the game, including the structure cards.
worker-merchant-ruling-2 = It does nothing on private spaces.
worker-merchant-ruling-3 = It is not used in the solo game.

worker-chef = special worker ({ worker-chef-name })
worker-chef-name = Chef
worker-chef-text = The Chef may take the space of an opponent’s worker. That worker goes back to its player, who may place it again this year.
worker-chef-ruling-1 = The Chef takes exactly that space with its bonus, even if other spaces are free.
worker-chef-ruling-2 = The Chef cannot remove another Chef, or a worker beside the spaces or on the cart.
worker-chef-ruling-3 = The temporary worker goes back to the player who has it this year.
worker-chef-ruling-4 = What the removed worker has done is not undone; a worker still waiting for its season loses its action.
worker-chef-ruling-5 = You pay the toll of a Soldato first, even if the Chef takes the space of that Soldato.
worker-chef-ruling-6 = It is not used in the solo game.

worker-innkeeper = special worker ({ worker-innkeeper-name })
worker-innkeeper-name = Innkeeper
worker-innkeeper-text = Before the action, you may pay £1 to an opponent who has a worker on the same action and take a random visitor of the kind you name from that player’s hand.
worker-innkeeper-ruling-1 = Any worker of that opponent counts: on a space, beside the spaces, on the cart, or waiting for its season.
worker-innkeeper-ruling-2 = You name summer or winter visitors, but only a kind that the opponent has.
worker-innkeeper-ruling-3 = You pay only one opponent, who cannot refuse.
worker-innkeeper-ruling-4 = The action must be possible without that visitor, and paying the £1 must not make it impossible.
worker-innkeeper-ruling-5 = It is used only with three or more players.

worker-professore = special worker ({ worker-professore-name })
worker-professore-name = Professore
worker-professore-text = Before the action, you may take back one of your regular workers from the actions of this season. You may place it again this year.
worker-professore-ruling-1 = The temporary worker counts as a regular worker; the grande worker and special workers do not.
worker-professore-ruling-2 = You may take back a worker beside the spaces, but not one on the cart or on a private space.
worker-professore-ruling-3 = The action must be possible without the worker you take back.

worker-soldato = special worker ({ worker-soldato-name })
worker-soldato-name = Soldato
worker-soldato-text = While the Soldato is on a space of the board, each opponent pays you £1 to place a worker on that action, and may do so even if all spaces are taken.
worker-soldato-ruling-1 = On a full action that worker goes beside the spaces, without a bonus; your own workers may not do this.
worker-soldato-ruling-2 = You pay the toll when you place a worker, even in a later season, but not when the action of a Messenger or Planner is due.
worker-soldato-ruling-3 = You cannot pay it from the bonus of the space, and you pay it before a Chef removes a worker.
worker-soldato-ruling-4 = If there are several Soldatos on an action, each owner gets £1; the Manager pays nothing.
worker-soldato-ruling-5 = There is a toll on the cart too, but not for a Soldato beside the spaces of a full action.
worker-soldato-ruling-6 = It is not used in the solo game.

worker-politico = special worker ({ worker-politico-name })
worker-politico-name = Politico
worker-politico-text = On a space of the board with a bonus, you may pay £1 at the very end to gain that bonus again.
worker-politico-ruling-1 = You must have gained the bonus the first time.
worker-politico-ruling-2 = You may pay with what you got from the action and the bonus.
worker-politico-ruling-3 = It does nothing beside the spaces or on private spaces.

worker-oracle = special worker ({ worker-oracle-name })
worker-oracle-name = Oracle
worker-oracle-text = Once per turn, when you draw, you may draw an extra card of a type you have just drawn and then discard one of the cards you drew.
worker-oracle-ruling-1 = Cards of one type from the action and the bonus are one draw, and so are the two cards of a trade.
worker-oracle-ruling-2 = Only draws from a deck count, including those of a visitor played with the Oracle; the Caravan, the visitor Innkeeper and gifts do not.
worker-oracle-ruling-3 = Cards you draw for passing do not count, but the bonus you get with the Organizer does.
worker-oracle-ruling-4 = If there is no card left for the extra draw, you discard nothing.

worker-traveler = special worker ({ worker-traveler-name })
worker-traveler-name = Traveler
worker-traveler-text = You may place the Traveler on an empty space of an earlier season of this year. You carry out the action and take the bonus of that space immediately.
worker-traveler-ruling-1 = There, the Traveler may also take spaces that are closed for this number of players.
worker-traveler-ruling-2 = The Traveler cannot use the cart this way, because the cart belongs only to the current season.
worker-traveler-ruling-3 = In the current season, you place it like a regular worker.

worker-messenger = special worker ({ worker-messenger-name })
worker-messenger-name = Messenger
worker-messenger-text = You may place the Messenger on a space of a later season of this year. Your first turn in that season is its action.
worker-messenger-ruling-1 = The space is taken from now on; you choose and pay when the action is due.
worker-messenger-ruling-2 = In that season you neither place a worker nor pass before it; Planner actions come earlier.
worker-messenger-ruling-3 = If the action is impossible by then, you get no bonus either, the turn is over and the worker stays used.
worker-messenger-ruling-4 = You lose the action if the worker is removed or taken back before it acts, or if you have passed that season before your first turn.
worker-messenger-ruling-5 = The Messenger cannot use the cart this way, because the cart belongs only to the current season.

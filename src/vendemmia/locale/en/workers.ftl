### The special workers: name inside a sentence, title, ability, rulings.

worker-farmer = special worker ({ worker-farmer-name })
worker-farmer-name = Farmer
worker-farmer-text = On the board you gain one bonus of your choice among all that are printed on the action, whatever space the Farmer is on.
worker-farmer-ruling-1 = Bonuses of closed spaces may be chosen too.
worker-farmer-ruling-2 = This is instead of the bonus of the space, never on top of it.
worker-farmer-ruling-3 = It works beside a full action too.
worker-farmer-ruling-4 = It does nothing on the cart, which has no bonus, and on private spaces.

worker-mafioso = special worker ({ worker-mafioso-name })
worker-mafioso-name = Mafioso
worker-mafioso-text = On a space without a bonus you may carry out the action a second time.
worker-mafioso-ruling-1 = The second time is a new choice: harvest and then uproot, or build and then give a tour.
worker-mafioso-ruling-2 = The usual limits hold; no field is harvested twice in a year.
worker-mafioso-ruling-3 = The yoke and the cart are without a bonus; the spaces of structure cards have one.
worker-mafioso-ruling-4 = It does nothing beside the spaces of a full action.
worker-mafioso-ruling-5 = The toll of a Soldato is paid only once.

worker-merchant = special worker ({ worker-merchant-name })
worker-merchant-name = Merchant
worker-merchant-text = If all opponents have passed the current season when you place the Merchant on the board, you draw a card of any deck after the action.
worker-merchant-ruling-1 = Any deck in use may be chosen, that of the structure cards included.
worker-merchant-ruling-2 = It does nothing on private spaces.
worker-merchant-ruling-3 = It is not used in the solo game.

worker-chef = special worker ({ worker-chef-name })
worker-chef-name = Chef
worker-chef-text = The Chef may take the space of an opposing worker. That worker goes back to its player and may be placed again this year.
worker-chef-ruling-1 = It takes that very space with its bonus, also when other spaces are free.
worker-chef-ruling-2 = A Chef cannot be removed, nor a worker beside the spaces or on the cart.
worker-chef-ruling-3 = The temporary worker goes back to the player who has it this year.
worker-chef-ruling-4 = What the removed worker has done stays done; one that still waits for its season loses its action.
worker-chef-ruling-5 = The toll of a Soldato is paid first, even if the Chef takes the space of that Soldato.
worker-chef-ruling-6 = It is not used in the solo game.

worker-innkeeper = special worker ({ worker-innkeeper-name })
worker-innkeeper-name = Innkeeper
worker-innkeeper-text = Before the action you may pay £1 to an opponent with a worker on the same action and take a random visitor from that hand, of the kind you name.
worker-innkeeper-ruling-1 = Any worker of that opponent counts: on a space, beside the spaces, on the cart, or waiting for its season.
worker-innkeeper-ruling-2 = You name summer or winter visitors, but only a kind that the opponent holds.
worker-innkeeper-ruling-3 = Only one opponent is paid, and cannot refuse.
worker-innkeeper-ruling-4 = The action must be possible without that visitor, and the £1 may not make it impossible.
worker-innkeeper-ruling-5 = It is used only with three or more players.

worker-professore = special worker ({ worker-professore-name })
worker-professore-name = Professore
worker-professore-text = Before the action you may take back one of your regular workers from the actions of the current season. It may be placed again this year.
worker-professore-ruling-1 = The temporary worker is a regular one; the grande worker and special workers are not.
worker-professore-ruling-2 = A worker beside the spaces may be taken back, one on the cart or on a private space may not.
worker-professore-ruling-3 = The action must be possible without the worker taken back.

worker-soldato = special worker ({ worker-soldato-name })
worker-soldato-name = Soldato
worker-soldato-text = While it stands on a space of the board, each opponent pays you £1 to place a worker on that action, and may do so even if all spaces are taken.
worker-soldato-ruling-1 = On a full action that worker stands beside the spaces, without a bonus; your own workers have no such right.
worker-soldato-ruling-2 = The toll is paid when a worker is put down, also into a later season, and not when the action of a Messenger or Planner falls due.
worker-soldato-ruling-3 = It cannot be paid from the bonus of the space, and it is paid before a Chef removes a worker.
worker-soldato-ruling-4 = With several Soldatos on an action each owner gets £1; the Manager pays nothing.
worker-soldato-ruling-5 = There is a toll on the cart too, but none for a Soldato beside the spaces of a full action.
worker-soldato-ruling-6 = It is not used in the solo game.

worker-politico = special worker ({ worker-politico-name })
worker-politico-name = Politico
worker-politico-text = On a space of the board with a bonus you may pay £1, last of all, to gain that bonus once more.
worker-politico-ruling-1 = The bonus must have been gained the first time.
worker-politico-ruling-2 = What action and bonus brought may pay for it.
worker-politico-ruling-3 = It does nothing beside the spaces and on private spaces.

worker-oracle = special worker ({ worker-oracle-name })
worker-oracle-name = Oracle
worker-oracle-text = At one draw of the turn you may draw an extra card of a type drawn and then discard one of the cards drawn.
worker-oracle-ruling-1 = Cards of one type from action and bonus are one draw, and so are the two cards of a trade.
worker-oracle-ruling-2 = Only draws from a deck count, those of a visitor played with the Oracle too; the Caravan, the visitor Innkeeper and gifts do not.
worker-oracle-ruling-3 = What you draw by passing does not count, but the bonus that the Organizer brings does.
worker-oracle-ruling-4 = Without a card left for the extra draw nothing is discarded.

worker-traveler = special worker ({ worker-traveler-name })
worker-traveler-name = Traveler
worker-traveler-text = The Traveler may be placed on an empty space of an earlier season of this year. The action and the bonus of that space come at once.
worker-traveler-ruling-1 = Spaces closed for this number of players may be taken there.
worker-traveler-ruling-2 = The cart is no target, since it belongs to the current season only.
worker-traveler-ruling-3 = In the current season it is placed like a regular worker.

worker-messenger = special worker ({ worker-messenger-name })
worker-messenger-name = Messenger
worker-messenger-text = The Messenger may be placed on a space of a later season of this year. Your first turn in that season is its action.
worker-messenger-ruling-1 = The space is taken from now on; choices and payments are made when the action falls due.
worker-messenger-ruling-2 = In that season you neither place a worker nor pass before it; Planner actions come earlier.
worker-messenger-ruling-3 = If the action is impossible then, there is no bonus either, the turn is over and the worker stays used.
worker-messenger-ruling-4 = The action is lost if the worker is removed or taken back before it acts, or if you have passed that season before your first turn.
worker-messenger-ruling-5 = The cart is no target, since it belongs to the current season only.

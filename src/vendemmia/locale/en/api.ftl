### The API: what it answers when something is wrong. Programs show these sentences to their users.

api-error-bad-request = What you sent is not JSON that can be read.
api-error-no-token = This call needs a valid token. Make one on the settings page.
api-error-forbidden = This seat is not yours.
api-error-not-found = There is nothing here for you under this address.
api-error-not-allowed = This address does not accept this method.
api-error-gathering = The game has not begun: seats are still free.
api-error-not-gathering = The game has begun, and nobody can join any more.
api-error-no-free-seat = All seats are taken.
api-error-stale = The table has changed since the version you named. Read it again.
api-error-not-your-turn = Your seat is not asked now.
api-error-nothing-to-undo = You cannot take anything back now.
api-error-not-over = The record holds every hidden card. You can read it when the game is over.
api-error-too-large = The request is too large.
api-error-invalid = Some fields are not as described.
api-error-unknown-code = There is no answer with this code.
api-error-illegal = The rules do not allow this answer now.
api-error-options = These options do not describe a game.
api-error-seats = These seats do not make a table: one seat of your own, open seats and computer players, each with its own name.
api-error-not-rated = Only whole games on a shared server can be rated: two players and more, an unknown deal, no limit of years.
api-error-no-such-day = This day has no vineyard that you can play.
api-error-game = This game cannot be continued with this version of the program.
api-error-too-many = You call too often. Wait a little.
api-error-server = Something went wrong on the server. Nothing has changed.
api-error-busy = The database is busy. Try again in a moment.
api-error-database = The database cannot be used now.

### Rated games and ranked daily vineyards: their terms, their limits, and how they end.

contest-refused = In a rated game and in a ranked daily vineyard there are no hints, no evaluation, and no going back behind something revealed.
contest-undo-enough = So much has been taken back in this rated game that answers are final now.
together-undo-revealed = Hidden cards came to light since then, and there are no other people to agree to it.
terms-label = What is agreed here
terms-rated = Rated
terms-unrated = Not rated
terms-chat-off = No chat
terms-chat-phrases = Chat with set phrases
terms-chat-all = Chat with free text
terms-spectators-on = Others may watch
terms-spectators-off = No spectators
terms-years =
    { $years ->
        [one] Ends after { $years } year
       *[other] Ends after { $years } years
    }
contest-account-needed = This game is rated, so everybody at the table needs an account. Sign in or sign up: you come back to this page.
contest-paused = You have left several rated games early. You can sit at rated tables again from { $until }. Games that are not rated are open to you.
together-cannot-account = A rated table needs people with accounts.
together-cannot-paused = You have left several rated games early. Wait a while before you sit at the next rated table.
together-cannot-rated-alone = A rated game needs at least two people. Wait for another player, or open a table that is not rated.
together-cannot-rated-now = A player at this table may not play rated games at the moment. Wait, or free the seat for another player.
together-cannot-rated-away = This rated game has a short clock, so it begins only while all players are here. Then the host begins it with one press.
together-rated-clock-decides = In a rated game the clock decides: a computer player stands in when the time is up, not before.
together-error-rated-seats = In a rated game you have one seat.
together-error-rated-open = A rated game needs an open seat for another person.
together-error-rated-years = A rated game has no limit of years. Leave that field empty, or do not rate the game.
together-resign-ends = The game is over at once, and you have lost it.
together-resign-ends-rated = The game is over at once, you have lost it, and your rating changes.
ending-resigned =
    { $who ->
        [you] You win: { $gone } gave up
        [lost] You gave up: { $winner } wins
       *[other] { $winner } wins: { $gone } gave up
    }
ending-time =
    { $who ->
        [you] You win on time: { $gone }
        [lost] Your time is up: { $winner } wins
       *[other] { $winner } wins on time: { $gone }
    }
ending-without-winner = All players gave up. There is no winner.
ending-points-text = The points are those of that moment and decided nothing.
ending-timed-out = ran out of time
player-void = taken back
api-error-account-needed = A rated table needs a token of a person with an account.
api-error-paused = You have left several rated games early: wait before you sit at a rated table again.
ending-given-up = gave up
error-contest = No help in this game
error-contest-help = { contest-refused }

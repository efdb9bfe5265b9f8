### Playing together: inviting, joining, people around a table, chat, accounts.

## The start page and the options of a table

together-guest = Guest
together-heading = Play together
together-about = Open a table, share the link or the code, and everybody plays on their own screen.
together-open = Open a table for friends
together-open-text = free seats by link or code
together-open-tables = Open tables
together-nobody = Nobody yet
together-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
together-take-seat = Take a seat
together-watch = Watch
together-watch-text = the open table, without a seat
together-who-you = You
together-who-you-text = Plays on this screen. With several such seats you pass the screen on.
together-who-open = Open seat
together-who-open-text = For somebody who joins by link or code. Seats that stay free go to computer players.
together-options = At this table
together-options-text = These settings matter when there is an open seat.
together-clock = Clock
together-clock-text = When time is up, a computer player stands in until the person is back. In a rated game, whoever runs out of time has lost and cannot come back. A rated game always has a clock: a day a move, unless you choose another.
together-clock-none = No clock
together-clock-move-2m = 2 minutes a move
together-clock-move-10m = 10 minutes a move
together-clock-move-1d = A day a move
together-clock-game-10m = 10 minutes each, 5 s more per turn
together-clock-game-20m = 20 minutes each, 10 s more per turn
together-clock-game-45m = 45 minutes each, 20 s more per turn
together-chat = Chat
together-chat-off = Off
together-chat-phrases = Set phrases
together-chat-all = Phrases and free text
together-spectators = Spectators
together-spectators-text = Others may watch the open table; nobody sees a hand.
together-listed = In the list
together-listed-text = Everybody on this server finds the table and may take a free seat.
together-rated = Rated
together-rated-text = The result changes ratings. Everybody needs an account and one seat, and there is always a clock. Whoever gives up or runs out of time loses. No hints, no undo behind something revealed, no chosen deal, no limit of years.
together-error-chat = Choose how people talk.
together-error-clock = Choose a clock from the list.
together-error-rated = A rated game cannot have a chosen deal. Leave the number of the deal empty, or do not rate the game.

## A table that gathers

together-gathering = Waiting for players
together-gathering-title = Waiting for players
together-seats = Seats
together-seat-free = Free seat
together-seat-waits = waiting for somebody
together-seat-bot = computer, { $level }
together-seat-you = you
together-seat-host = opened the table
together-here = is here
together-away = not here now
together-begins = The game begins when all seats are taken, or when the host starts it.
together-fill = Level of computer players for free seats
together-begin = Start the game
together-leave-seat = Leave this table
together-remove = Remove { $player }
together-invite = Invite
together-qr = QR code of the link to this table
together-code = Code
together-code-text = In the same room? Open { $address } and type the code.
together-code-wrong = No table has this code. It is valid only until the game begins.
together-link = Link
together-link-text = Whoever has the link can take a free seat.
together-copy = Copy
together-copied = Copied
together-renew = New link
together-renew-text = the old one stops working
together-screen = Shared screen
together-screen-text = the open table for a TV
together-join = Join a table
together-join-title = Join a table
together-join-text = Type the code that the host of the table sees.
together-join-do = Join
together-invited = You are invited
together-invited-by = { $host } invites you
together-invited-title = Invitation to a table
together-your-name = Your name
together-sit-as = Take a seat as { $name }
together-no-account = You need no account.
together-cannot-full = All seats are taken.
together-cannot-name = Others see who sits here. Choose a name first.
together-cannot-begun = The game has begun already.
together-gone = This invitation is no longer valid
together-gone-text = The game has begun, or the host has made a new link. Ask for the new one.

## People around a table

together-people = People: { $here } of { $count } here
together-left = has given up, the computer plays on
together-stands-in = the computer stands in
together-asked = is asked
together-mute = Mute
together-talk = Messages
together-talk-none = Nothing has been said yet.
together-say = Say something
together-send = Send
together-clear = Delete all messages
together-chat-off-now = This table has no chat.
together-chat-empty = There is nothing to send.
together-chat-long = The message is too long.
together-phrase-hello = Hello!
together-phrase-luck = Good luck!
together-phrase-well = Well played!
together-phrase-thanks = Thank you!
together-phrase-sorry = Sorry!
together-phrase-moment = One moment, please.
together-phrase-turn = It is your turn.
together-phrase-close = This will be close.
together-phrase-again = Another game?
together-phrase-bye = Good game. Bye!
together-propose-stand-in = Let the computer play
together-propose-undo = Ask to undo
together-propose-undo-text = The others must agree.
together-stand-in = Let the computer stand in
together-stand-in-text = You take your seat back with one press.
together-resign = Give up the game
together-resign-text = A computer player plays on for you. You can come back while the game lasts.
together-resign-rated = A computer player plays on for you, and you lose this rated game. You cannot come back.
together-resign-do = Give up
together-replaced = A computer player answers for you.
together-back = Take my seat back
together-asks-undo = { $player } asks to take back their last decision and everything after it.
together-asks-undo-own = You have asked to take back your last decision.
together-asks-undo-seen = Hidden cards came to light since then; nobody can unsee them.
together-asks-stand-in = { $player } suggests that the computer answers for { $absent }, who is not here.
together-asks-stand-in-own = You suggest that the computer answers for { $absent }.
together-agreed = { $count } of { $needed } agree
together-agree = Agree
together-refuse = Refuse
together-withdraw = Withdraw
together-proposal-gone = There is nothing to agree to any more.
together-not-absent = This player is here, or a computer player already answers.
together-cannot = That is not possible now.
together-ahead = You will be asked this:
together-ahead-given = Your answer: { $answer }
together-again-go = Go to the next game
together-again-text = everybody presses once, seats rotate
together-again-waits = Waiting for { $players }

## Errors

error-not-yours = You cannot do that at this table
error-not-yours-help = Only its players may do it, or only the person who opened it.
error-others-play = Others are still playing here
error-others-play-help = Leave the game instead: a computer player then plays on for you.
error-too-often = That was too often
error-too-often-help = { $minutes ->
    [one] Please try again in a minute.
   *[other] Please try again in { $minutes } minutes.
}

## Accounts

account-sign-in = Sign in
account-sign-in-text = With an account your games follow you from device to device. You can play without one.
account-takes-over = The games that you play here as a guest become part of your account.
account-sign-up = Create an account
account-sign-up-text = A name and a password are enough. Games that you have played here as a guest stay yours.
account-sign-out = Sign out
account-none-yet = No account yet?
account-of = { $name }: account
account-signed-in = You are signed in.
account-saved = Saved.
account-guest = You play as a guest: this browser alone knows your games. An account keeps them.
account-field-name = Name
account-field-password = Password
account-field-email = E-mail (optional)
account-field-before = Current password
account-field-new = New password
account-email-text = To replace a forgotten password. We first ask its owner to confirm it.
account-password = Change your password
account-password-do = Change the password
account-password-text = All other browsers are signed out, and all API tokens end.
account-delete = Delete the account
account-delete-text = Your account is removed for good. You give up your running games: one of two is over then, in others a computer player plays on.
account-delete-do = Delete for good
account-forget = Forget me here
account-forget-text = Without an account you cannot come back to your games after that.
account-forget-do = Forget me
account-error-name = A name has 1 to { $most } visible letters.
account-error-taken = Somebody has this name already, or one that looks like it.
account-error-taken-away = A moderator has taken this name away from you. Choose another one.
account-error-reserved = This name is for those who look after the server, or for the computer players.
# Names that nobody may have, in small letters and without blanks; add what roles are called in your language.
names-reserved = admin,administrator,moderator,mod,host,operator,owner,staff,support,team,server,system,root,official,vendemmia,computer,bot,automa
account-error-email = This is not an e-mail address.
account-error-wrong = Name or password is wrong.
account-error-wrong-before = The current password is wrong.
account-error-too-short = A password has at least 8 characters.
account-error-too-long = A password has at most 128 characters.
account-error-too-common = Too many people use this password.
account-error-too-similar = The password is too similar to the name.

## The terminal

cli-option-lan = let everybody in the house play, each on their own phone or computer
lan-addresses = Others in the house open { $addresses }
lan-code = To play together open a table for friends; the others go to { $address } and type its code.
lan-no-address = This computer has no address that others could reach. Is it connected to a network?
lan-only-here = The server listens on { $address }, which only this computer can reach. To let others in, start it without VENDEMMIA_LISTEN.

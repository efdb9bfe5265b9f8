### Words of the pages: what all pages share, the frame of the table, errors.

page-skip = Skip to the content
page-home = To the start page
page-drawer = More
page-close = Close
page-lost = The server does not answer. The page keeps trying, and sends your last move until it arrives.

## The table: what its frame says

table-title = { $question } · vendemmia
table-skip = Skip to what is asked of you
table-waiting = Others are to move
table-your-decision = Your decision
table-choices = Choices
table-why-not = Why not?
table-instead = Instead: { $answer }
table-first = First: { $answer }
# What a button is called that stands for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer }: { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer }: { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer }: { $reason }
table-rules = Rules
table-pass-again = You still have workers and something to do with them. Press Pass again to pass.
table-stale = The table had changed meanwhile; nothing was played. This is how it stands now.
table-not-your-turn = It was not your turn; nothing was played.
table-unknown-answer = There is no such answer; nothing was played.
table-illegal = That is not possible; nothing was played.
table-nothing-to-undo = There is nothing that you could take back.

## Between two people at one screen

cover-title = Pass the screen on · vendemmia
cover-heading = { $player } is next
cover-live = { cover-heading }. { $question }
cover-text = Pass the screen to { $player }. Nobody’s hand is shown until then.
cover-sit = I am { $player }: show my hand
cover-when = Year { $year }, { $season }
cover-asks = { $source } asks something of { $player }.
cover-goes-on = { $player } is in the middle of a turn.
cover-standings = Standings
cover-happened = What has just happened
cover-undo = { $player }: take back my last step

## Reasons in two or three words, on a greyed thing

short-no = not now

## Errors

error-not-found = There is nothing here
error-not-found-help = The address may be mistyped, or the table is on another computer.
error-bad-request = This request could not be read
error-bad-request-help = Go back and try again from the page.
error-too-large = This is too large
error-too-large-help = The server takes { $megabytes } MB and { $fields } fields at most; a recorded game is far smaller. Nothing was changed. Go back and send something else.
error-not-allowed = This address is not a page
error-not-allowed-help = It only takes what a button sends. Go back, or begin on the start page.
error-server = Something went wrong
error-server-help = No move was lost: everything that was answered is kept. Go back and try again; if it happens again, please report it.
error-forbidden = This page is too old
error-forbidden-help = Its form is no longer valid, perhaps because cookies were cleared. Nothing was changed. Open the table again and repeat what you did.
error-game = This game is frozen
error-game-help = This version of the program cannot play it on. Nothing was changed, and other games are not affected.
frozen-rules = The rules have changed since it was saved, and this version cannot read its position.
frozen-options = It was saved with options that this version does not know.
frozen-seats = The players saved with it do not fit the game.
frozen-plies = Some of its answers are missing.
frozen-row = Something saved with it is damaged and cannot be read.
frozen-help = Nothing was changed, and other games are not affected. You can download the game as it is saved: another version of the program may be able to open it.
frozen-download = Download the saved game
top-known-deal = known deal
top-went-on = new rules since answer { $ply }
note-known-deal = This is a known deal, seed { $seed }: whoever has seen it knows which cards come next.
note-same-deal = This game goes on from a moment of another game, with the same deal: whoever has seen that one may know which cards come next.
note-went-on = The rules have changed since this game began. It went on from its saved position after answer { $ply }.
note-other-player = { $player } was the computer player “{ $bot }”, which this version does not have. “{ $level }” plays on instead.
error-busy = The database is busy
error-busy-help = Another program is using it just now. Nothing was changed. Go back and try again.
error-backup = The backup could not be made
error-backup-help = { $detail }. Nothing was changed. Check the disk and try again.
error-evaluations = Too many games are being weighed
error-evaluations-help = Wait until some of them are done, then try again. Nothing was changed.
error-database = The database cannot be used
error-database-help = The file { $file } could not be read or written. It has been left as it is. Check the disk and the file, or move it away to start anew.

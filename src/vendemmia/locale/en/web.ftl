### The web pages: what all pages share, the frame of the table, errors.

page-skip = Skip to content
page-home = Go to the start page
page-drawer = More
page-close = Close
page-language = Language
page-lost = The server is not responding. Retrying; your last move is sent again until it arrives.

## The frame of the table

table-title = { $question } · vendemmia
table-skip = Skip to your decision
table-waiting = Waiting for other players
table-your-decision = Your decision
table-choices = Choices
table-why-not = Why not?
table-instead = Instead: { $answer }
table-first = First: { $answer }
# The label of a button for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer }: { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer }: { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer }: { $reason }
table-rules = Rules
table-pass-again = Winter is the last season, and your workers still have something to do. Press Pass again to pass.
table-stale = The table had already changed, so nothing was played. This is the current position.
table-not-your-turn = It was not your turn, so nothing was played.
table-unknown-answer = There is no such answer, so nothing was played.
table-illegal = That is not possible, so nothing was played.
table-nothing-to-undo = There is nothing to undo.

## Reasons in two or three words, on something greyed out

short-no = not now

## Errors

error-not-found = This page does not exist
error-not-found-help = The address may be mistyped, or the table may be on another computer.
error-bad-request = This request could not be read
error-bad-request-help = Go back to the page and try again.
error-too-large = This is too large
error-too-large-help = The server accepts at most { $megabytes } MB and { $fields } fields; a recorded game is far smaller. Nothing was changed. Go back and send something else.
error-not-allowed = This address is not a page
error-not-allowed-help = Only buttons can send something to it. Go back, or start from the start page.
error-server = Something went wrong
error-server-help = No move was lost: every move you saw played is saved. Go back and try again; if it happens again, please report it.
error-forbidden = This page has expired
error-forbidden-help = Its form is no longer valid, perhaps because cookies were cleared. Nothing was changed. Open the table again and repeat your last step.
error-game = This game is frozen
error-game-help = This version of the program cannot continue it. Nothing was changed, and other games are not affected.
frozen-rules = The rules have changed since it was saved, and this version cannot read its position.
frozen-options = It was saved with options that this version does not know.
frozen-seats = The players saved with it do not match the game.
frozen-plies = Some of its answers are missing.
frozen-row = Some of its saved data is damaged and cannot be read.
frozen-help = Nothing was changed, and other games are not affected. You can download the saved game: another version of the program may be able to open it.
frozen-help-running = Nothing was changed, and other games are not affected. The game stays saved: another version of the program may be able to go on with it. The file that you can download has neither the seed nor hidden cards, because the game is not over.
frozen-download = Download the saved game
top-known-deal = known deal
top-went-on = new rules since answer { $ply }
note-known-deal = This is a known deal, seed { $seed }: anyone who has seen it knows which cards come next.
note-same-deal = This game continues from a moment of another game, with the same deal: anyone who has seen that game may know which cards come next.
note-went-on = The rules have changed since this game began. It continued from the position saved after answer { $ply }.
note-other-player = { $player } was the computer player “{ $bot }”, which this version does not have. “{ $level }” plays instead.
error-busy = The database is busy
error-busy-help = Another program is using it right now. Nothing was changed. Go back and try again.
error-backup = The backup could not be made
error-backup-help = { $detail }. Nothing was changed. Check the disk and try again.
error-evaluations = Too many games are being evaluated
error-evaluations-help = Wait until some of them are finished, then try again. Nothing was changed.
error-database = The database cannot be used
error-database-help = { $problem }
error-database-away = The server cannot reach its games at the moment
error-database-away-help = This is not your doing: its database does not work right now. Every move you saw played is saved. Go back and try again in a moment.
error-restarting = The server is restarting
error-restarting-help = It ended before it could answer. Every move you saw played is saved. Go back and try again.

### The desk of the moderators, sanctions, appeals, reports, blocks, and the command `vendemmia host`.

## The desk

desk-title = Moderators’ desk
desk-waiting =
    { $count ->
        [one] { $count } open report
       *[other] { $count } open reports
    }
desk-people = People
desk-tables = Tables
desk-table = Table
desk-log = Log of acts
desk-log-about = Everything that moderators have done. Nobody can change it here.
desk-state = Server
desk-times = All times are in UTC.
desk-gone = deleted
desk-none = Nothing here.
desk-reason = Reason, which the person reads
desk-reason-text = Write it in a language that the person understands.
desk-length = For how long
desk-length-hour = an hour
desk-length-day = a day
desk-length-days3 = 3 days
desk-length-week = a week
desk-length-month = 30 days
desk-length-year = a year
desk-length-open = until a moderator lifts it
desk-reported-by = reported by
desk-about = about
desk-because = because:
desk-until = until
desk-removed = no longer at the table
desk-command-line = from the command line
desk-stage = State
desk-stage-gathering = waiting for players
desk-stage-running = running
desk-stage-over = finished
desk-stage-deleted = deleted
desk-stage-closed = closed by a moderator
desk-opened-by = opened by
desk-about-table = Game
desk-seats = Seats
desk-table-gone = This table is gone. What was said and reported there is kept for 90 days.
desk-reports = Reports
desk-reports-none = No report waits.
desk-appeals = Appeals
desk-appeals-none = No appeal waits.
desk-appeal = Appeal:
desk-appeal-keep = Leave it as it is
desk-lift = Lift
desk-an-address = Address
desk-copied = Reported
desk-said-about = Remark
desk-when = When
desk-outcome = Decision
desk-outcome-acted = something was done
desk-outcome-nothing = nothing to do
desk-decided-acted = report { $number }: something was done
desk-decided-nothing = report { $number }: nothing to do
desk-context = What was said before
desk-others = Other reports about the same
desk-decide = Close the report
desk-decide-text = This closes all open reports about the same thing. Act on the person or the table first, on their own pages.
desk-search = Search
desk-search-people = Name or id
desk-search-tables = Id, code or name of a player
desk-found = Found
desk-newest = Newest accounts and guests
desk-sanctioned = has or had a sanction
desk-kind = Kind
desk-account = account
desk-guest = guest
desk-moderator = moderator
desk-since = Here since
desk-seen = Last seen
desk-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
desk-addresses = Addresses (marks, 30 days)
desk-same = Same address
desk-profile = Page of this player
desk-act = Act
desk-what = What
desk-do = Do it
desk-about-warning = is shown once and must be acknowledged
desk-about-mute = no free text; set phrases stay possible
desk-about-rated = no rated tables and no ranked daily vineyard
desk-about-play = no new tables; running games can be finished
desk-about-ban = only public pages; computer players finish the running games, which are not rated any more
desk-rename = Give another name
desk-new-name = New name
desk-ban-address = Ban the address
desk-ban-address-text = Strangers, guests and new accounts from this address are refused. Accounts that exist can still sign in there: a family or a school may share it.
desk-sanctions = Sanctions
desk-lifted = lifted
desk-read = read
desk-against = Reports about this person
desk-made = Reports by this person
desk-messages = What was said
desk-close = Close the table
desk-close-text = A closed table is gone for everybody and is not rated. A table taken out of the list cannot be listed again.
desk-unlist = Take out of the list
desk-void = Void the rating
desk-link = Link for a new password
desk-link-make = Make a link for a new password
desk-link-text = Give it to the owner of the account only. It works once, for { $hours } hours, and this page shows it only now.
desk-pages = Pages
desk-newer = Newer
desk-older = Older
desk-attention = Look at this:
desk-group-people = People and tables
desk-group-processes = Processes
desk-group-storage = Storage
desk-group-versions = Versions
desk-state-here = here in the last 10 minutes
desk-state-accounts = accounts
desk-state-guests = guests
desk-state-gathering = tables that wait for players
desk-state-running = running games
desk-state-finished = finished games
desk-state-web = web processes
desk-state-bots = processes of computer players
desk-state-of = { $alive } of { $all }
desk-state-heartbeat = last sign of life
desk-state-never = none yet
desk-state-seconds =
    { $count ->
        [one] { $count } second ago
       *[other] { $count } seconds ago
    }
desk-state-database = database
desk-state-disk = free on the disk
desk-state-backup = last backup
desk-backup-done = made { $ago }
desk-backup-failed = failed { $ago }
desk-state-unknown = unknown
desk-state-megabytes = { $count } MB
desk-state-program = vendemmia
desk-state-rules = rules
desk-state-schema = database schema
desk-state-python = Python
desk-state-engine = engine
desk-engine-compiled = compiled
desk-engine-pure = interpreted
desk-error-reason = Write a reason: the person reads it.
desk-error-long = A reason has at most { $most } characters.
desk-error-until = Choose for how long.
desk-error-kind = Choose what to do.
desk-error-self = You cannot do this to yourself.
desk-error-moderator = This is a moderator. First remove them with vendemmia host remove.
desk-error-address = This person was not at this address lately.
desk-error-gone = That has been done already, or is not there any more.
desk-error-name = This name cannot be used: 1 to { $letters } visible characters.
desk-error-taken = This name is taken, or looks like one that is.
desk-act-add = Named as moderator
desk-act-remove = Removed as moderator
desk-act-warning = Warning
desk-act-mute = Free text taken away
desk-act-rated = Suspended from rated games
desk-act-play = Suspended from new games
desk-act-ban = Ban
desk-act-address = Ban of an address
desk-act-lift = Sanction lifted
desk-act-rename = Renamed; before:
desk-act-password = Link for a new password
desk-act-close = Table closed
desk-act-unlist = Table taken out of the list
desk-act-void = Rating voided
desk-act-unrate = Running game not rated any more
desk-act-report = Report closed
desk-act-appeal = Appeal refused

## Sanctions, as the person reads them

sanction-title = From the moderators
sanction-kind-warning = Warning
sanction-kind-renamed = New name
sanction-kind-mute = No free text
sanction-kind-rated = No rated games
sanction-kind-play = No new games
sanction-kind-ban = Ban
sanction-heading-warning = A warning
sanction-heading-renamed = You have another name now
sanction-heading-mute = You cannot write free text
sanction-heading-rated = You cannot play rated games
sanction-heading-play = You cannot begin new games
sanction-heading-ban = You cannot play here
sanction-heading-address = Guests from your address cannot play here
sanction-text-warning = A moderator asks you to keep to the rules of this server. If it happens again, you may lose rights here.
sanction-text-renamed = A moderator has changed your name.
sanction-new-name = Your name is now { $name }. You can still sign in with the old one, but nobody sees it.
sanction-text-mute = Set phrases are still possible.
sanction-text-rated = You can play all other games.
sanction-text-play = You can finish the games that have begun.
sanction-text-ban = You can read the public pages, sign out, and write to the moderators once. Computer players finish your games; that is no resignation.
sanction-text-address = If you have an account, sign in: then you can play.
sanction-until = Until
sanction-moment = { $day }, { $time } UTC
sanction-open = until a moderator lifts it
sanction-reason = Because
sanction-contact = To appeal, write to
sanction-none = There is nothing against you.
sanction-notice = The moderators write to you
sanction-seen = I have read this
sanction-more = Why, and how to appeal
sanction-yours = What applies to you
appeal-heading = Appeal
appeal-text = You can write to the moderators once about this. Say what they should know.
appeal-field = Your text
appeal-send = Send
appeal-sent = Your appeal waits for a moderator.
appeal-answered = A moderator has read your appeal and left it at that.
appeal-problem = Write 1 to { $most } characters; you can do that once.
error-table-closed = A moderator has closed this table
error-table-closed-help = The game does not count for anybody. You can open another table.

## Reports by players

report-title = Report to the moderators
report-heading-message = Report this message
report-heading-name = Report this player
report-heading-table = Report this table
report-kind-message = Message
report-kind-name = Player
report-kind-table = Table
report-about = The moderators get a copy, and nobody else learns who has reported.
report-reason = What is wrong?
report-reason-insult = Insults or threats
report-reason-name = A name that offends or deceives
report-reason-spam = Advertising or flooding
report-reason-unfair = Unfair play
report-reason-leaving = Leaves games on purpose
report-reason-other = Something else
report-text = What else the moderators should know (optional)
report-send = Send the report
report-done = Thank you. The moderators will look at it.
report-do = Report
report-table = Report this table
report-table-of = Report the table: { $players }
report-message-of = Report this message: { $player }
report-or-block = Report or block
report-error-reason = Choose what is wrong.
report-error-long = The text has at most { $most } characters.
report-error-self = This is your own.
report-error-already = You have reported this already. The moderators will look at it.

## Blocks

block-title = Blocked players
block-heading = Block
block-text = You do not meet a blocked player: neither reads what the other writes, and neither finds the other’s tables in the list. The player is not told.
block-do-named = Block { $name }
block-undo = Unblock
block-undo-named = Unblock { $name }
block-none = You have blocked nobody.
block-account = Account
block-here = Somebody whom you have blocked sits here: { $names }.
error-block-self = You cannot block yourself
error-block-self-help = Choose somebody else.
error-block-many = You have blocked { $most } players
error-block-many-help = Unblock somebody first.
together-cannot-closed = There is no seat for you at this table.
together-cannot-blocked = Press again if you want to sit down all the same.

## Errors of the API

api-error-banned = You cannot play here. The field reason says why, until says how long.
api-error-suspended = You cannot begin such games for a while. The field reason says why, until says how long.
api-error-muted = You cannot write free text for a while. Set phrases are possible.
api-error-closed-to-you = There is no seat for you at this table.
api-error-blocked-here = Somebody whom you have blocked sits there. Send anyway if you want to sit down all the same.
api-error-name-needed = Others see who sits at a table. Choose a name on the page of the settings first.
api-error-already-reported = You have reported this already.
api-error-not-this-person = You cannot do this with this person, or not with so many.

## The environment

environment-contact = { $name } is one line of at most { $most } characters.

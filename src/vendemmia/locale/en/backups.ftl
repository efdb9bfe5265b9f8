### Backups: trying one, and what can go wrong with it.

cli-option-check = try a backup: restore FILE into a database that is thrown away, and read every game in it

backup-check-done =
    { $games ->
        [one] { $file } can be restored. Its one game was read to its last answer.
       *[other] { $file } can be restored. All { $games } games in it were read to their last answers.
    }
backup-check-states = Running: { $running }, waiting for players: { $gathering }, over: { $over }, deleted: { $deleted }
backup-check-rows = Rows: { $rows }, of these answers: { $answers }
backup-check-people = Accounts: { $accounts }, guests: { $guests }
backup-check-newest = Newest change: { $moment }
backup-check-broken =
    { $broken ->
        [one] { $file } can be restored, but 1 of { $games } games in it cannot be read: { $named }
       *[other] { $file } can be restored, but { $broken } of { $games } games in it cannot be read: { $named }
    }

database-rights = the rights on the database { $file } do not suffice ({ $detail })
serve-database-rights = { database-rights }. Make the user in VENDEMMIA_DATABASE the owner of the database.
copy-unfit = the rows in { $file } contradict each other or do not fit into the database ({ $detail }); nothing was changed
restore-failed-aside = { $problem }; the games are unchanged, and a copy of them is in { $file }

### What the server prints in the terminal.

serve-address = vendemmia is running at { $address }
serve-stop = Games are saved in { $folder }. Press Ctrl-C to stop.
serve-running = vendemmia is already running at { $address }
serve-port = no free port between { $port } and { $last }; choose another one with --port
serve-folder = cannot use the folder { $folder }: { $problem }
serve-claimed = another vendemmia is restoring a backup in { $folder }; try again when it has finished
serve-not-folded = Another program is still using the database { $file }. Do not just copy this file; use vendemmia backup.

serve-database-gone = { database-gone }.
serve-database-replaced = { database-replaced }.
serve-database-unreadable = { database-unreadable }. It was not changed.
serve-database-readonly = { database-readonly }. It was not changed.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. It was not changed; restore a backup with vendemmia restore, or move it away to start with no games.
serve-database-empty = { database-empty }. A server that has saved a game never leaves it so: restore a backup with vendemmia restore, or delete the file to start with no games.
serve-database-foreign = { database-foreign }. It was not changed; move it away, or use another folder with VENDEMMIA_HOME.
serve-database-newer = { database-newer }. It was not changed; please update vendemmia.
serve-database-unusable = { database-unusable }. It was not changed; restore a backup with vendemmia restore, or move it away to start with no games.

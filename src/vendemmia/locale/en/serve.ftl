### What the server says in the terminal.

serve-address = vendemmia is served at { $address }
serve-stop = Games are kept in { $folder }. Press Ctrl-C to stop.
serve-running = vendemmia is running already at { $address }
serve-port = no free port between { $port } and { $last }; name another one with --port
serve-folder = the folder { $folder } cannot be used: { $problem }
serve-claimed = another vendemmia is restoring a backup in { $folder }; try again when it is done
serve-not-folded = Another program still uses the database { $file }. Do not copy the file alone; use vendemmia backup.

serve-database-unreadable = { database-unreadable }. It has been left as it is.
serve-database-readonly = { database-readonly }. It has been left as it is.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. It has been left as it is; restore a backup with vendemmia restore, or move it away to begin with no games.
serve-database-foreign = { database-foreign }. It has been left as it is; move it away, or use another folder with VENDEMMIA_HOME.
serve-database-newer = { database-newer }. It has been left as it is; please update vendemmia.
serve-database-unusable = { database-unusable }. It has been left as it is; restore a backup with vendemmia restore, or move it away to begin with no games.

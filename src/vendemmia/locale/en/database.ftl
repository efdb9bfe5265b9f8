### What can go wrong with the database and with copies of it.

database-gone = the database { $file } is gone
database-replaced = the database { $file } is not the file the server was started with; stop the server and start it again
database-unreadable = cannot read the database { $file } ({ $detail })
database-readonly = cannot write to the database { $file } ({ $detail })
database-full = the disk is full, so nothing can be written to the database { $file }
database-busy = another program has locked the database { $file }
database-damaged = the database { $file } is damaged ({ $detail })
database-empty = the database { $file } is empty
database-foreign = the database { $file } belongs to another program
database-newer = the database { $file } was written by a newer version of vendemmia ({ $detail })
database-unusable = cannot use the database { $file } ({ $detail })

copy-nothing = there are no games to back up: the database { $file } does not exist
copy-folder = { $file } is a folder; give the name of a file in it
copy-exists = { $file } already exists; choose another file, or overwrite it with --force
copy-itself = { $file } is the database itself; choose another file
copy-special = { $file } is not a regular file
copy-missing = { $file } does not exist
copy-unwritable = cannot write { $file }: { $detail }
copy-unreachable = cannot use { $file }: { $detail }
copy-running = a server or another program is using { $file }; stop it first, then restore

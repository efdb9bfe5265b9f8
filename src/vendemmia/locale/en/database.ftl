### What can be wrong with the database, and with copies of it.

database-gone = the database { $file } is gone
database-replaced = the database { $file } is not the file that the server was started with; stop the server and start it again
database-unreadable = the database { $file } cannot be read ({ $detail })
database-readonly = the database { $file } cannot be written ({ $detail })
database-full = the disk is full, so nothing can be written to the database { $file }
database-busy = another program keeps the database { $file } locked
database-damaged = the database { $file } is damaged ({ $detail })
database-foreign = the database { $file } belongs to another program
database-newer = the database { $file } was written by a newer version of vendemmia ({ $detail })
database-unusable = the database { $file } cannot be used ({ $detail })

copy-nothing = there are no games to back up: the database { $file } does not exist
copy-folder = { $file } is a folder; name a file in it
copy-exists = { $file } exists already; name another file, or overwrite it with --force
copy-itself = { $file } is the database itself; name another file
copy-special = { $file } is not an ordinary file
copy-missing = { $file } does not exist
copy-unwritable = { $file } cannot be written: { $detail }
copy-unreachable = { $file } cannot be used: { $detail }
copy-running = a server or another program is using { $file }; stop it first, then restore

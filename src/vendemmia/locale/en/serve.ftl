### What the server says in the terminal.

serve-address = vendemmia is served at { $address }
serve-stop = Games are kept in { $folder }. Press Ctrl-C to stop.
serve-running = vendemmia is running already at { $address }
serve-port = no free port between { $port } and { $last }; name another one with --port
serve-folder = the folder { $folder } cannot be used: { $problem }
serve-database-unreadable = the database { $file } cannot be read ({ $detail }). It has been left as it is.
serve-database-damaged = the database { $file } is damaged ({ $detail }). It has been left as it is; move it away to start anew, or put a copy back.
serve-database-newer = the database { $file } was written by a newer version of vendemmia ({ $detail }). It has been left as it is; please update.

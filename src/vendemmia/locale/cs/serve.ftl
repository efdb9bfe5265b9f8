### What the server prints in the terminal.

serve-address = vendemmia běží na { $address }
serve-stop = Partie se ukládají do { $folder }. Ukončíte stisknutím Ctrl-C.
serve-running = vendemmia už běží na { $address }
serve-port = mezi { $port } a { $last } není volný port; zvolte jiný pomocí --port
serve-folder = složku { $folder } nelze použít: { $problem }
serve-claimed = jiná vendemmia právě obnovuje zálohu v { $folder }; zkuste to znovu, až skončí
serve-not-folded = Databázi { $file } ještě používá jiný program. Soubor jen tak nekopírujte; použijte vendemmia backup.

serve-database-gone = { database-gone }.
serve-database-replaced = { database-replaced }.
serve-database-unreadable = { database-unreadable }. Nezměnila se.
serve-database-readonly = { database-readonly }. Nezměnila se.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. Nezměnila se; obnovte zálohu pomocí vendemmia restore, nebo ji přesuňte jinam a začněte bez partií.
serve-database-empty = { database-empty }. Server, který už nějakou partii uložil, ji takovou nikdy nenechá: obnovte zálohu pomocí vendemmia restore, nebo soubor smažte a začněte bez partií.
serve-database-foreign = { database-foreign }. Nezměnila se; přesuňte ji jinam, nebo zvolte jinou složku pomocí VENDEMMIA_HOME.
serve-database-newer = { database-newer }. Nezměnila se; aktualizujte prosím vendemmia.
serve-database-unusable = { database-unusable }. Nezměnila se; obnovte zálohu pomocí vendemmia restore, nebo ji přesuňte jinam a začněte bez partií.

### What can go wrong with the database and with copies of it.

database-gone = databáze { $file } zmizela
database-replaced = databáze { $file } není soubor, se kterým byl server spuštěn; zastavte server a spusťte ho znovu
database-unreadable = databázi { $file } nelze číst ({ $detail })
database-readonly = do databáze { $file } nelze zapisovat ({ $detail })
database-full = disk je plný, takže do databáze { $file } nelze nic zapsat
database-busy = databázi { $file } zamkl jiný program
database-damaged = databáze { $file } je poškozená ({ $detail })
database-empty = databáze { $file } je prázdná
database-foreign = databáze { $file } patří jinému programu
database-newer = databázi { $file } zapsala novější verze vendemmia ({ $detail })
database-unusable = databázi { $file } nelze použít ({ $detail })

copy-nothing = není co zálohovat: databáze { $file } neexistuje
copy-folder = { $file } je složka; zadejte název souboru v ní
copy-exists = { $file } už existuje; zvolte jiný soubor, nebo ho přepište pomocí --force
copy-itself = { $file } je databáze sama; zvolte jiný soubor
copy-special = { $file } není běžný soubor
copy-missing = { $file } neexistuje
copy-unwritable = nelze zapsat { $file }: { $detail }
copy-unreachable = nelze použít { $file }: { $detail }
copy-running = { $file } používá server nebo jiný program; nejdřív ho zastavte, potom obnovujte

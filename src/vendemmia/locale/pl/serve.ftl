### What the server prints in the terminal.

serve-address = vendemmia działa pod adresem { $address }
serve-stop = Gry są zapisywane w { $folder }. Aby zatrzymać, naciśnij Ctrl-C.
serve-running = vendemmia już działa pod adresem { $address }
serve-port = brak wolnego portu między { $port } a { $last }; wybierz inny z opcją --port
serve-folder = nie można użyć katalogu { $folder }: { $problem }
serve-claimed = inna vendemmia przywraca właśnie kopię zapasową w { $folder }; spróbuj ponownie, gdy skończy
serve-not-folded = Inny program nadal używa bazy danych { $file }. Nie kopiuj po prostu tego pliku; użyj polecenia vendemmia backup.

serve-database-gone = { database-gone }.
serve-database-replaced = { database-replaced }.
serve-database-unreadable = { database-unreadable }. Nie została zmieniona.
serve-database-readonly = { database-readonly }. Nie została zmieniona.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. Nie została zmieniona; przywróć kopię zapasową poleceniem vendemmia restore albo przenieś bazę gdzie indziej, aby zacząć bez gier.
serve-database-empty = { database-empty }. Serwer, który zapisał choć jedną grę, nigdy jej takiej nie zostawia: przywróć kopię zapasową poleceniem vendemmia restore albo usuń ten plik, aby zacząć bez gier.
serve-database-foreign = { database-foreign }. Nie została zmieniona; przenieś ją gdzie indziej albo wskaż inny katalog w VENDEMMIA_HOME.
serve-database-newer = { database-newer }. Nie została zmieniona; zaktualizuj vendemmia.
serve-database-unusable = { database-unusable }. Nie została zmieniona; przywróć kopię zapasową poleceniem vendemmia restore albo przenieś bazę gdzie indziej, aby zacząć bez gier.

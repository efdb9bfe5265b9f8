### What can go wrong with the database and with copies of it.

database-gone = baza danych { $file } zniknęła
database-replaced = baza danych { $file } to nie ten plik, z którym uruchomiono serwer; zatrzymaj serwer i uruchom go ponownie
database-unreadable = nie można odczytać bazy danych { $file } ({ $detail })
database-readonly = nie można zapisywać do bazy danych { $file } ({ $detail })
database-full = dysk jest pełny, więc nie można nic zapisać do bazy danych { $file }
database-busy = inny program zablokował bazę danych { $file }
database-damaged = baza danych { $file } jest uszkodzona ({ $detail })
database-empty = baza danych { $file } jest pusta
database-foreign = baza danych { $file } należy do innego programu
database-newer = bazę danych { $file } zapisała nowsza wersja vendemmia ({ $detail })
database-unusable = nie można użyć bazy danych { $file } ({ $detail })

copy-nothing = nie ma gier do skopiowania: baza danych { $file } nie istnieje
copy-folder = { $file } to katalog; podaj nazwę pliku w tym katalogu
copy-exists = { $file } już istnieje; wybierz inny plik albo nadpisz go z opcją --force
copy-itself = { $file } to sama baza danych; wybierz inny plik
copy-special = { $file } nie jest zwykłym plikiem
copy-missing = { $file } nie istnieje
copy-unwritable = nie można zapisać { $file }: { $detail }
copy-unreachable = nie można użyć { $file }: { $detail }
copy-running = { $file } jest używany przez serwer albo inny program; najpierw go zatrzymaj, potem przywróć kopię

### Kopie zapasowe: sprawdzanie i to, co może się z nimi nie udać.

cli-option-check = wypróbuj kopię zapasową: przywróć FILE do bazy danych, która zaraz zniknie, i odczytaj każdą grę

backup-check-done =
    { $games ->
        [one] { $file } da się przywrócić. Jedyną grę odczytano do ostatniej odpowiedzi.
        [few] { $file } da się przywrócić. Wszystkie { $games } gry odczytano do ostatniej odpowiedzi.
        [many] { $file } da się przywrócić. Wszystkie gry ({ $games }) odczytano do ostatniej odpowiedzi.
       *[other] { $file } da się przywrócić. Wszystkie gry ({ $games }) odczytano do ostatniej odpowiedzi.
    }
backup-check-states = Trwające: { $running }, czekające na graczy: { $gathering }, zakończone: { $over }, usunięte: { $deleted }
backup-check-rows = Wiersze: { $rows }, w tym odpowiedzi: { $answers }
backup-check-people = Konta: { $accounts }, goście: { $guests }
backup-check-newest = Ostatnia zmiana: { $moment }
backup-check-broken =
    { $broken ->
        [one] { $file } da się przywrócić, ale nie można odczytać 1 z gier (wszystkich: { $games }): { $named }
        [few] { $file } da się przywrócić, ale nie można odczytać { $broken } gier (wszystkich: { $games }): { $named }
        [many] { $file } da się przywrócić, ale nie można odczytać { $broken } gier (wszystkich: { $games }): { $named }
       *[other] { $file } da się przywrócić, ale nie można odczytać { $broken } gier (wszystkich: { $games }): { $named }
    }

database-rights = brak wystarczających uprawnień do bazy danych { $file } ({ $detail })
serve-database-rights = { database-rights }. Użytkownik z VENDEMMIA_DATABASE musi być właścicielem bazy danych.
copy-unfit = wiersze w { $file } są ze sobą sprzeczne albo nie mieszczą się w bazie danych ({ $detail }); nic nie zostało zmienione
restore-failed-aside = { $problem }; gry pozostały bez zmian, a ich kopia jest w { $file }

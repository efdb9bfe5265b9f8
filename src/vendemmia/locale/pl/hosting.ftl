### For hosts: what is wrong with the settings in the environment, and what a server for several people says.

environment-choice = { $name } ma wartość { $value }, a dozwolone są: { $choices }.
environment-number = { $name } ma wartość { $value }, a musi to być liczba całkowita od { $low } do { $high }.
environment-host = { $name } zawiera { $value }, co nie jest nazwą hosta; podaj nazwy takie jak wine.example.org, oddzielone przecinkami.
environment-hosts-missing = Serwer publiczny wymaga { $name }: nazw, pod którymi łączą się z nim przeglądarki, na przykład wine.example.org.
environment-listen = { $name } ma wartość { $value }, a musi to być adres IP z portem albo bez, na przykład 127.0.0.1:8417.
environment-proxy = { $name } zawiera { $value }, co nie jest adresem IP ani siecią, na przykład 10.0.0.0/8.
environment-database = { $name } nie jest adresem bazy danych PostgreSQL; napisz postgresql://user:password@host/name.
environment-database-option = { $name } zawiera opcję { $value }, której vendemmia nie zna.
environment-email = { $name } nie jest adresem serwera poczty; napisz smtp://user:password@host:587 albo smtps://host.
environment-email-from = Aby wysyłać pocztę, { $name } musi być adresem e-mail.
environment-short = Wartość { $name } jest za krótka; musi mieć co najmniej { $least } znaków.
environment-twice = Ustawiono zarówno { $name }, jak i { $name }_FILE; usuń jedno z nich.
environment-file = { $name } wskazuje plik { $file }, którego nie można odczytać ({ $detail }).
environment-workers-need-postgres = Więcej niż jeden proces WWW lub proces graczy komputerowych wymaga PostgreSQL; ustaw VENDEMMIA_DATABASE.
environment-postgres-windows = W systemie Windows partie są zapisywane w SQLite; nie ustawiaj VENDEMMIA_DATABASE.
environment-no-workers = Nie ma czego uruchomić: liczba procesów WWW i liczba procesów graczy komputerowych wynoszą 0.

cli-option-web-workers = liczba procesów WWW (domyślnie: 1; więcej wymaga PostgreSQL)
cli-option-bot-workers = liczba procesów graczy komputerowych (domyślnie: 1; więcej wymaga PostgreSQL)

serve-lan = Inni w twojej sieci otwierają { $address }/
serve-workers = Procesy WWW: { $web }, procesy graczy komputerowych: { $bots }

health-no-players = gracze komputerowi od dłuższej chwili nie dają znaku życia; uruchom serwer z co najmniej jednym procesem graczy komputerowych
health-database = nie można teraz zapisywać ruchów; przyczynę podaje dziennik serwera

database-unreachable = nie można połączyć się z bazą danych { $file } ({ $detail })
database-refused = baza danych { $file } odrzuciła połączenie ({ $detail })
database-missing = baza danych { $file } nie istnieje ({ $detail })
database-no-driver = baza danych { $file } wymaga pakietu psycopg; zainstaluj go poleceniem pip install 'vendemmia[postgres]'
serve-database-unreachable = { database-unreachable }. Sprawdź, czy PostgreSQL działa i czy VENDEMMIA_DATABASE jest poprawne.
serve-database-refused = { database-refused }. Sprawdź nazwę i hasło w VENDEMMIA_DATABASE.
serve-database-missing = { database-missing }. Najpierw ją utwórz; docs/hosting.md mówi, jak to zrobić.
serve-database-no-driver = { database-no-driver }.

copy-content = kopia w { $file } różni się od bazy danych ({ $detail }); nic nie zostało zmienione

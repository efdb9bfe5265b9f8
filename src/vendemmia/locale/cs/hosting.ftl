### For hosts: what is wrong with the settings in the environment, and what a server for several people says.

environment-choice = { $name } má hodnotu { $value }, ale možné jsou jen: { $choices }.
environment-number = { $name } má hodnotu { $value }, ale musí to být celé číslo od { $low } do { $high }.
environment-host = { $name } obsahuje { $value }, což není název hostitele; zadejte názvy jako wine.example.org oddělené čárkami.
environment-hosts-missing = Veřejný server potřebuje { $name }: názvy, pod kterými ho otevírají prohlížeče, například wine.example.org.
environment-listen = { $name } má hodnotu { $value }, ale musí to být IP adresa s portem nebo bez něj, například 127.0.0.1:8417.
environment-proxy = { $name } obsahuje { $value }, což není IP adresa ani síť jako 10.0.0.0/8.
environment-database = { $name } není adresa databáze PostgreSQL; napište postgresql://user:password@host/name.
environment-database-option = { $name } obsahuje volbu { $value }, kterou vendemmia nezná.
environment-email = { $name } není adresa poštovního serveru; napište smtp://user:password@host:587 nebo smtps://host.
environment-email-from = Aby šlo posílat e-maily, musí být { $name } e-mailová adresa.
environment-short = Hodnota { $name } je příliš krátká; musí mít aspoň { $least } znaků.
environment-twice = Nastaveny jsou { $name } i { $name }_FILE; jedno z toho odstraňte.
environment-file = { $name } uvádí soubor { $file }, který nelze přečíst ({ $detail }).
environment-workers-need-postgres = Více než jeden webový proces nebo proces počítačových hráčů vyžaduje PostgreSQL; nastavte VENDEMMIA_DATABASE.
environment-postgres-windows = Ve Windows se hry ukládají do SQLite; nenastavujte VENDEMMIA_DATABASE.
environment-no-workers = Není co spustit: počet webových procesů i počet procesů počítačových hráčů je 0.

cli-option-web-workers = počet webových procesů (výchozí: 1; více vyžaduje PostgreSQL)
cli-option-bot-workers = počet procesů počítačových hráčů (výchozí: 1; více vyžaduje PostgreSQL)

serve-lan = Ostatní ve vaší síti otevřou { $address }/
serve-workers = Webové procesy: { $web }, procesy počítačových hráčů: { $bots }

health-no-players = počítačoví hráči už nějakou dobu nedávají známky života; spusťte server s aspoň jedním procesem počítačových hráčů
health-database = tahy teď nelze ukládat; důvod je v protokolu serveru

database-unreachable = k databázi { $file } se nelze připojit ({ $detail })
database-refused = databáze { $file } odmítla spojení ({ $detail })
database-missing = databáze { $file } neexistuje ({ $detail })
database-no-driver = databáze { $file } potřebuje psycopg; nainstalujte ho pomocí pip install 'vendemmia[postgres]'
serve-database-unreachable = { database-unreachable }. Zkontrolujte, zda PostgreSQL běží a zda je VENDEMMIA_DATABASE správně.
serve-database-refused = { database-refused }. Zkontrolujte jméno a heslo ve VENDEMMIA_DATABASE.
serve-database-missing = { database-missing }. Nejdřív ji vytvořte; postup je v docs/hosting.md.
serve-database-no-driver = { database-no-driver }.

copy-content = kopie v { $file } se liší od databáze ({ $detail }); nic se nezměnilo

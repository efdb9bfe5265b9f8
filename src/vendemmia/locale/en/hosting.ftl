### For hosts: what is wrong with the settings in the environment, and what a server for several people says.

environment-choice = { $name } is { $value }, which is not one of { $choices }.
environment-number = { $name } is { $value }, which is not a whole number from { $low } to { $high }.
environment-host = { $name } contains { $value }, which is not a host name; write names such as wine.example.org, separated by commas.
environment-hosts-missing = A public server needs { $name }: the names under which browsers reach it, such as wine.example.org.
environment-listen = { $name } is { $value }, which is not an IP address with or without a port, such as 127.0.0.1:8417.
environment-proxy = { $name } contains { $value }, which is not an IP address or a network such as 10.0.0.0/8.
environment-database = { $name } is not the address of a PostgreSQL database; write postgresql://user:password@host/name.
environment-database-option = { $name } has the option { $value }, which vendemmia does not know.
environment-email = { $name } is not the address of a mail server; write smtp://user:password@host:587 or smtps://host.
environment-email-from = To send e-mail, { $name } must be an e-mail address.
environment-short = { $name } is too short; it needs at least { $least } characters.
environment-twice = { $name } and { $name }_FILE are both set; remove one of them.
environment-file = { $name } names the file { $file }, which cannot be read ({ $detail }).
environment-workers-need-postgres = More than one web worker or bot worker needs PostgreSQL; set VENDEMMIA_DATABASE.
environment-postgres-windows = On Windows the games are kept in SQLite; leave VENDEMMIA_DATABASE out.
environment-no-workers = There is nothing to start: both the number of web workers and the number of bot workers are 0.

cli-option-web-workers = number of web processes (default: 1; more need PostgreSQL)
cli-option-bot-workers = number of processes for the computer players (default: 1; more need PostgreSQL)

serve-lan = Others in your network open { $address }/
serve-workers = Web workers: { $web }, bot workers: { $bots }

health-no-players = the computer players have given no sign of life for a while; start a server with at least one bot worker
health-database = moves cannot be saved at the moment; the server’s log says why

database-unreachable = cannot reach the database { $file } ({ $detail })
database-refused = the database { $file } refused the connection ({ $detail })
database-missing = the database { $file } does not exist ({ $detail })
database-no-driver = the database { $file } needs psycopg; install it with pip install 'vendemmia[postgres]'
serve-database-unreachable = { database-unreachable }. Check that PostgreSQL is running and that VENDEMMIA_DATABASE is right.
serve-database-refused = { database-refused }. Check the name and the password in VENDEMMIA_DATABASE.
serve-database-missing = { database-missing }. Create it first; docs/hosting.md says how.
serve-database-no-driver = { database-no-driver }.

copy-content = the copy in { $file } differs from the database ({ $detail }); nothing was changed

### For hosts: what is wrong with the settings in the environment, and what a server for several people says.

environment-choice = { $name } es { $value }, que no es una de estas opciones: { $choices }.
environment-number = { $name } es { $value }, que no es un número entero de { $low } a { $high }.
environment-host = { $name } contiene { $value }, que no es un nombre de host; escribe nombres como wine.example.org, separados por comas.
environment-hosts-missing = Un servidor público necesita { $name }: los nombres con los que los navegadores llegan a él, como wine.example.org.
environment-listen = { $name } es { $value }, que no es una dirección IP con o sin puerto, como 127.0.0.1:8417.
environment-proxy = { $name } contiene { $value }, que no es una dirección IP ni una red como 10.0.0.0/8.
environment-database = { $name } no es la dirección de una base de datos PostgreSQL; escribe postgresql://user:password@host/name.
environment-database-option = { $name } tiene la opción { $value }, que vendemmia no conoce.
environment-email = { $name } no es la dirección de un servidor de correo; escribe smtp://user:password@host:587 o smtps://host.
environment-email-from = Para enviar correo, { $name } debe ser una dirección de correo electrónico.
environment-short = { $name } es demasiado corto; necesita al menos { $least } caracteres.
environment-twice = { $name } y { $name }_FILE están definidas a la vez; quita una de ellas.
environment-file = { $name } indica el archivo { $file }, que no se puede leer ({ $detail }).
environment-workers-need-postgres = Más de un proceso web o de bots necesita PostgreSQL; define VENDEMMIA_DATABASE.
environment-postgres-windows = En Windows las partidas se guardan en SQLite; no definas VENDEMMIA_DATABASE.
environment-no-workers = No hay nada que iniciar: tanto el número de procesos web como el de procesos de bots son 0.

cli-option-web-workers = número de procesos web (por defecto: 1; más de uno necesita PostgreSQL)
cli-option-bot-workers = número de procesos de bots (por defecto: 1; más de uno necesita PostgreSQL)

serve-lan = Las demás personas de tu red abren { $address }/
serve-workers = Procesos web: { $web }, procesos de bots: { $bots }

health-no-players = los bots llevan un rato sin dar señales de vida; inicia un servidor con al menos un proceso de bots
health-database = ahora no se pueden guardar las jugadas; el registro del servidor dice por qué

database-unreachable = no se puede llegar a la base de datos { $file } ({ $detail })
database-refused = la base de datos { $file } ha rechazado la conexión ({ $detail })
database-missing = la base de datos { $file } no existe ({ $detail })
database-no-driver = la base de datos { $file } necesita psycopg; instálalo con pip install 'vendemmia[postgres]'
serve-database-unreachable = { database-unreachable }. Comprueba que PostgreSQL está en marcha y que VENDEMMIA_DATABASE es correcta.
serve-database-refused = { database-refused }. Comprueba el nombre y la contraseña en VENDEMMIA_DATABASE.
serve-database-missing = { database-missing }. Créala primero; docs/hosting.md explica cómo.
serve-database-no-driver = { database-no-driver }.

copy-content = la copia en { $file } no coincide con la base de datos ({ $detail }); no se ha cambiado nada

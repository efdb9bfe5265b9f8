### For hosts: what is wrong with the settings in the environment, and what a server for several people says.

environment-choice = Значение { $name } — { $value }, а возможны только: { $choices }.
environment-number = Значение { $name } — { $value }, а нужно целое число от { $low } до { $high }.
environment-host = В { $name } указано { $value }, но это не имя хоста; укажите имена вида wine.example.org через запятую.
environment-hosts-missing = Публичному серверу нужна переменная { $name }: имена, по которым его открывают браузеры, например wine.example.org.
environment-listen = Значение { $name } — { $value }, а нужен IP-адрес с портом или без него, например 127.0.0.1:8417.
environment-proxy = В { $name } указано { $value }, но это не IP-адрес и не сеть вида 10.0.0.0/8.
environment-database = Значение { $name } — не адрес базы данных PostgreSQL; напишите postgresql://user:password@host/name.
environment-database-option = В { $name } есть параметр { $value }, которого vendemmia не знает.
environment-email = Значение { $name } — не адрес почтового сервера; напишите smtp://user:password@host:587 или smtps://host.
environment-email-from = Чтобы отправлять почту, укажите в { $name } адрес электронной почты.
environment-short = Значение { $name } слишком короткое; нужно не меньше { $least } знаков.
environment-twice = Заданы и { $name }, и { $name }_FILE; уберите одну из этих переменных.
environment-file = В { $name } указан файл { $file }, который не удалось прочитать ({ $detail }).
environment-workers-need-postgres = Чтобы запустить больше одного веб-процесса или процесса ботов, нужен PostgreSQL; задайте VENDEMMIA_DATABASE.
environment-postgres-windows = В Windows партии хранятся в SQLite; не задавайте VENDEMMIA_DATABASE.
environment-no-workers = Запускать нечего: число веб-процессов и число процессов ботов равны 0.

cli-option-web-workers = число веб-процессов (по умолчанию 1; для большего нужен PostgreSQL)
cli-option-bot-workers = число процессов ботов (по умолчанию 1; для большего нужен PostgreSQL)

serve-lan = Другие в вашей сети открывают { $address }/
serve-workers = Веб-процессов: { $web }, процессов ботов: { $bots }

health-no-players = боты давно не подают признаков жизни; запустите сервер хотя бы с одним процессом ботов
health-database = сейчас ходы нельзя сохранить; причина — в журнале сервера

database-unreachable = нет связи с базой данных { $file } ({ $detail })
database-refused = база данных { $file } отказала в соединении ({ $detail })
database-missing = базы данных { $file } нет ({ $detail })
database-no-driver = для базы данных { $file } нужен psycopg; установите его командой pip install 'vendemmia[postgres]'
serve-database-unreachable = { database-unreachable }. Проверьте, запущен ли PostgreSQL и верна ли переменная VENDEMMIA_DATABASE.
serve-database-refused = { database-refused }. Проверьте имя и пароль в VENDEMMIA_DATABASE.
serve-database-missing = { database-missing }. Сначала создайте ее; как это сделать, сказано в docs/hosting.md.
serve-database-no-driver = { database-no-driver }.

copy-content = копия в { $file } отличается от базы данных ({ $detail }); ничего не изменено

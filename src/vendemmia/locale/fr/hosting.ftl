### For hosts: what is wrong with the settings in the environment, and what a server for several people says.

environment-choice = { $name } vaut { $value }, qui ne fait pas partie de { $choices }.
environment-number = { $name } vaut { $value }, qui n’est pas un nombre entier de { $low } à { $high }.
environment-host = { $name } contient { $value }, qui n’est pas un nom d’hôte ; écrivez des noms comme wine.example.org, séparés par des virgules.
environment-hosts-missing = Un serveur public a besoin de { $name } : les noms par lesquels les navigateurs l’atteignent, comme wine.example.org.
environment-listen = { $name } vaut { $value }, qui n’est pas une adresse IP avec ou sans port, comme 127.0.0.1:8417.
environment-proxy = { $name } contient { $value }, qui n’est ni une adresse IP ni un réseau comme 10.0.0.0/8.
environment-database = { $name } n’est pas l’adresse d’une base de données PostgreSQL ; écrivez postgresql://user:password@host/name.
environment-database-option = { $name } contient l’option { $value }, que vendemmia ne connaît pas.
environment-email = { $name } n’est pas l’adresse d’un serveur de courrier ; écrivez smtp://user:password@host:587 ou smtps://host.
environment-email-from = Pour envoyer des courriels, { $name } doit être une adresse électronique.
environment-short = { $name } est trop court ; il faut au moins { $least } caractères.
environment-twice = { $name } et { $name }_FILE sont définies toutes les deux ; retirez-en une.
environment-file = { $name } indique le fichier { $file }, qui ne peut pas être lu ({ $detail }).
environment-workers-need-postgres = Plus d’un processus web ou de bots exige PostgreSQL ; définissez VENDEMMIA_DATABASE.
environment-postgres-windows = Sous Windows, les parties sont conservées dans SQLite ; ne définissez pas VENDEMMIA_DATABASE.
environment-no-workers = Il n’y a rien à lancer : le nombre de processus web et celui de processus de bots sont tous deux 0.

cli-option-web-workers = nombre de processus web (par défaut : 1 ; davantage exige PostgreSQL)
cli-option-bot-workers = nombre de processus de bots (par défaut : 1 ; davantage exige PostgreSQL)

serve-lan = Les autres personnes de votre réseau ouvrent { $address }/
serve-workers = Processus web : { $web }, processus de bots : { $bots }

health-no-players = les bots ne donnent plus signe de vie depuis un moment ; lancez un serveur avec au moins un processus de bots
health-database = les coups ne peuvent pas être enregistrés pour le moment ; le journal du serveur dit pourquoi

database-unreachable = impossible de joindre la base de données { $file } ({ $detail })
database-refused = la base de données { $file } a refusé la connexion ({ $detail })
database-missing = la base de données { $file } n’existe pas ({ $detail })
database-no-driver = la base de données { $file } a besoin de psycopg ; installez-le avec pip install 'vendemmia[postgres]'
serve-database-unreachable = { database-unreachable }. Vérifiez que PostgreSQL tourne et que VENDEMMIA_DATABASE est correcte.
serve-database-refused = { database-refused }. Vérifiez le nom et le mot de passe dans VENDEMMIA_DATABASE.
serve-database-missing = { database-missing }. Créez-la d’abord ; docs/hosting.md explique comment.
serve-database-no-driver = { database-no-driver }.

copy-content = la copie dans { $file } diffère de la base de données ({ $detail }) ; rien n’a été modifié

### What can go wrong with the database and with copies of it.

database-gone = la base de données { $file } a disparu
database-replaced = la base de données { $file } n’est pas le fichier avec lequel le serveur a démarré ; arrêtez le serveur et relancez-le
database-unreadable = impossible de lire la base de données { $file } ({ $detail })
database-readonly = impossible d’écrire dans la base de données { $file } ({ $detail })
database-full = le disque est plein, rien ne peut être écrit dans la base de données { $file }
database-busy = un autre programme a verrouillé la base de données { $file }
database-damaged = la base de données { $file } est endommagée ({ $detail })
database-empty = la base de données { $file } est vide
database-foreign = la base de données { $file } appartient à un autre programme
database-newer = la base de données { $file } a été écrite par une version plus récente de vendemmia ({ $detail })
database-unusable = impossible d’utiliser la base de données { $file } ({ $detail })

copy-nothing = il n’y a pas de parties à sauvegarder : la base de données { $file } n’existe pas
copy-folder = { $file } est un dossier ; indiquez le nom d’un fichier de ce dossier
copy-exists = { $file } existe déjà ; choisissez un autre fichier, ou remplacez-le avec --force
copy-itself = { $file } est la base de données elle-même ; choisissez un autre fichier
copy-special = { $file } n’est pas un fichier ordinaire
copy-missing = { $file } n’existe pas
copy-unwritable = impossible d’écrire { $file } : { $detail }
copy-unreachable = impossible d’utiliser { $file } : { $detail }
copy-running = un serveur ou un autre programme utilise { $file } ; arrêtez-le d’abord, puis restaurez

### What the server prints in the terminal.

serve-address = vendemmia tourne à l’adresse { $address }
serve-stop = Les parties sont enregistrées dans { $folder }. Ctrl-C pour arrêter.
serve-running = vendemmia tourne déjà à l’adresse { $address }
serve-port = aucun port libre entre { $port } et { $last } ; choisissez-en un autre avec --port
serve-folder = impossible d’utiliser le dossier { $folder } : { $problem }
serve-claimed = un autre vendemmia restaure une sauvegarde dans { $folder } ; réessayez quand il aura terminé
serve-not-folded = Un autre programme utilise encore la base de données { $file }. Ne copiez pas simplement ce fichier ; utilisez vendemmia backup.

serve-database-gone = { database-gone }.
serve-database-replaced = { database-replaced }.
serve-database-unreadable = { database-unreadable }. Elle n’a pas été modifiée.
serve-database-readonly = { database-readonly }. Elle n’a pas été modifiée.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. Elle n’a pas été modifiée ; restaurez une sauvegarde avec vendemmia restore, ou déplacez-la pour repartir sans aucune partie.
serve-database-empty = { database-empty }. Un serveur qui a enregistré une partie ne la laisse jamais ainsi : restaurez une sauvegarde avec vendemmia restore, ou supprimez le fichier pour repartir sans aucune partie.
serve-database-foreign = { database-foreign }. Elle n’a pas été modifiée ; déplacez-la, ou utilisez un autre dossier avec VENDEMMIA_HOME.
serve-database-newer = { database-newer }. Elle n’a pas été modifiée ; mettez vendemmia à jour.
serve-database-unusable = { database-unusable }. Elle n’a pas été modifiée ; restaurez une sauvegarde avec vendemmia restore, ou déplacez-la pour repartir sans aucune partie.

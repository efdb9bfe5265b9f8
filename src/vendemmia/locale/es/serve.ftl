### What the server prints in the terminal.

serve-address = vendemmia está en marcha en { $address }
serve-stop = Las partidas se guardan en { $folder }. Pulsa Ctrl-C para detener el servidor.
serve-running = vendemmia ya está en marcha en { $address }
serve-port = no hay ningún puerto libre entre { $port } y { $last }; elige otro con --port
serve-folder = no se puede usar la carpeta { $folder }: { $problem }
serve-claimed = otro vendemmia está restaurando una copia de seguridad en { $folder }; inténtalo de nuevo cuando haya terminado
serve-not-folded = Otro programa sigue usando la base de datos { $file }. No copies este archivo sin más; usa vendemmia backup.

serve-database-gone = { database-gone }.
serve-database-replaced = { database-replaced }.
serve-database-unreadable = { database-unreadable }. No se ha modificado.
serve-database-readonly = { database-readonly }. No se ha modificado.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. No se ha modificado; restaura una copia de seguridad con vendemmia restore, o muévela a otro lugar para empezar sin partidas.
serve-database-empty = { database-empty }. Un servidor que ha guardado alguna partida nunca la deja así: restaura una copia de seguridad con vendemmia restore, o borra el archivo para empezar sin partidas.
serve-database-foreign = { database-foreign }. No se ha modificado; muévela a otro lugar, o usa otra carpeta con VENDEMMIA_HOME.
serve-database-newer = { database-newer }. No se ha modificado; actualiza vendemmia.
serve-database-unusable = { database-unusable }. No se ha modificado; restaura una copia de seguridad con vendemmia restore, o muévela a otro lugar para empezar sin partidas.

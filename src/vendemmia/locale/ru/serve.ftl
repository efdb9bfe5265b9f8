### What the server prints in the terminal.

serve-address = vendemmia работает по адресу { $address }
serve-stop = Партии сохраняются в { $folder }. Чтобы остановить сервер, нажмите Ctrl-C.
serve-running = vendemmia уже работает по адресу { $address }
serve-port = нет свободного порта от { $port } до { $last }; выберите другой с --port
serve-folder = не удалось использовать папку { $folder }: { $problem }
serve-claimed = другая vendemmia восстанавливает резервную копию в { $folder }; попробуйте снова, когда она закончит
serve-not-folded = Базу данных { $file } еще использует другая программа. Не копируйте этот файл просто так; используйте vendemmia backup.

serve-database-gone = { database-gone }.
serve-database-replaced = { database-replaced }.
serve-database-unreadable = { database-unreadable }. Она не изменена.
serve-database-readonly = { database-readonly }. Она не изменена.
serve-database-full = { database-full }.
serve-database-busy = { database-busy }.
serve-database-damaged = { database-damaged }. Она не изменена; восстановите резервную копию командой vendemmia restore или переместите файл, чтобы начать без партий.
serve-database-empty = { database-empty }. Сервер, сохранивший хотя бы одну партию, ее такой не оставляет: восстановите резервную копию командой vendemmia restore или удалите файл, чтобы начать без партий.
serve-database-foreign = { database-foreign }. Она не изменена; переместите файл или задайте другую папку через VENDEMMIA_HOME.
serve-database-newer = { database-newer }. Она не изменена; обновите vendemmia.
serve-database-unusable = { database-unusable }. Она не изменена; восстановите резервную копию командой vendemmia restore или переместите файл, чтобы начать без партий.

### What can go wrong with the database and with copies of it.

database-gone = база данных { $file } исчезла
database-replaced = база данных { $file } — не тот файл, с которым запущен сервер; остановите сервер и запустите его снова
database-unreadable = не удалось прочитать базу данных { $file } ({ $detail })
database-readonly = не удалось записать в базу данных { $file } ({ $detail })
database-full = диск заполнен, поэтому в базу данных { $file } ничего не записать
database-busy = база данных { $file } занята другой программой
database-damaged = база данных { $file } повреждена ({ $detail })
database-empty = база данных { $file } пуста
database-foreign = база данных { $file } принадлежит другой программе
database-newer = база данных { $file } записана более новой версией vendemmia ({ $detail })
database-unusable = не удалось использовать базу данных { $file } ({ $detail })

copy-nothing = копировать нечего: базы данных { $file } нет
copy-folder = { $file } — это папка; укажите имя файла в ней
copy-exists = { $file } уже есть; выберите другой файл или перезапишите его с --force
copy-itself = { $file } — это сама база данных; выберите другой файл
copy-special = { $file } — не обычный файл
copy-missing = файла { $file } нет
copy-unwritable = не удалось записать { $file }: { $detail }
copy-unreachable = не удалось использовать { $file }: { $detail }
copy-running = файл { $file } использует сервер или другая программа; сначала остановите ее, затем восстанавливайте

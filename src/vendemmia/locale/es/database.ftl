### What can go wrong with the database and with copies of it.

database-gone = la base de datos { $file } ya no existe
database-replaced = la base de datos { $file } no es el archivo con el que se inició el servidor; detén el servidor y vuelve a iniciarlo
database-unreadable = no se puede leer la base de datos { $file } ({ $detail })
database-readonly = no se puede escribir en la base de datos { $file } ({ $detail })
database-full = el disco está lleno, así que no se puede escribir nada en la base de datos { $file }
database-busy = otro programa ha bloqueado la base de datos { $file }
database-damaged = la base de datos { $file } está dañada ({ $detail })
database-empty = la base de datos { $file } está vacía
database-foreign = la base de datos { $file } pertenece a otro programa
database-newer = la base de datos { $file } es de una versión más reciente de vendemmia ({ $detail })
database-unusable = no se puede usar la base de datos { $file } ({ $detail })

copy-nothing = no hay partidas que copiar: la base de datos { $file } no existe
copy-folder = { $file } es una carpeta; indica el nombre de un archivo dentro de ella
copy-exists = { $file } ya existe; elige otro archivo o sobrescríbelo con --force
copy-itself = { $file } es la propia base de datos; elige otro archivo
copy-special = { $file } no es un archivo normal
copy-missing = { $file } no existe
copy-unwritable = no se puede escribir { $file }: { $detail }
copy-unreachable = no se puede usar { $file }: { $detail }
copy-running = un servidor u otro programa está usando { $file }; detenlo antes y restaura después

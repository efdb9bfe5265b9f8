### Copias de seguridad: probarlas y lo que puede fallar.

cli-option-check = probar una copia: restaurar FILE en una base de datos que luego se borra y leer todas sus partidas

backup-check-done =
    { $games ->
        [one] { $file } se puede restaurar. Su única partida se ha leído hasta la última respuesta.
       *[other] { $file } se puede restaurar. Sus { $games } partidas se han leído hasta la última respuesta.
    }
backup-check-states = En curso: { $running }, a la espera de jugadores: { $gathering }, terminadas: { $over }, borradas: { $deleted }
backup-check-rows = Filas: { $rows }, de ellas respuestas: { $answers }
backup-check-people = Cuentas: { $accounts }, invitados: { $guests }
backup-check-newest = Último cambio: { $moment }
backup-check-broken =
    { $broken ->
        [one] { $file } se puede restaurar, pero 1 de sus { $games } partidas no se puede leer: { $named }
       *[other] { $file } se puede restaurar, pero { $broken } de sus { $games } partidas no se pueden leer: { $named }
    }

database-rights = faltan permisos sobre la base de datos { $file } ({ $detail })
serve-database-rights = { database-rights }. El usuario de VENDEMMIA_DATABASE debe ser el dueño de la base de datos.
copy-unfit = las filas de { $file } se contradicen o no caben en la base de datos ({ $detail }); no se ha cambiado nada
restore-failed-aside = { $problem }; las partidas siguen como estaban y hay una copia de ellas en { $file }

### The web pages: what all pages share, the frame of the table, errors.

page-skip = Saltar al contenido
page-home = Ir a la página de inicio
page-drawer = Más
page-close = Cerrar
page-language = Idioma
page-lost = El servidor no responde. Se sigue intentando; tu última jugada se envía de nuevo hasta que llegue.

## The frame of the table

table-title = { $question } · vendemmia
table-skip = Saltar a tu decisión
table-waiting = Esperando a otros jugadores
table-your-decision = Tu decisión
table-choices = Opciones
table-why-not = ¿Por qué no?
table-instead = En su lugar: { $answer }
table-first = Primero: { $answer }
# The label of a button for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer }: { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer }: { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer }: { $reason }
table-rules = Reglas
table-pass-again = El invierno es la última estación y aún tienes trabajadores con algo que hacer. Pulsa Pasar otra vez para pasar.
table-stale = La mesa ya había cambiado, así que no se ha jugado nada. Esta es la posición actual.
table-not-your-turn = No era tu turno, así que no se ha jugado nada.
table-unknown-answer = Esa respuesta no existe, así que no se ha jugado nada.
table-illegal = Eso no es posible, así que no se ha jugado nada.
table-nothing-to-undo = No hay nada que deshacer.

## Reasons in two or three words, on something greyed out

short-no = ahora no

## Errors

error-not-found = Esta página no existe
error-not-found-help = Puede que la dirección esté mal escrita o que la mesa esté en otro equipo.
error-bad-request = No se ha podido leer esta petición
error-bad-request-help = Vuelve a la página e inténtalo de nuevo.
error-too-large = Esto es demasiado grande
error-too-large-help = El servidor acepta como máximo { $megabytes } MB y { $fields } campos; una partida grabada es mucho más pequeña. No se ha cambiado nada. Vuelve atrás y envía otra cosa.
error-not-allowed = Esta dirección no es una página
error-not-allowed-help = Solo los botones pueden enviarle algo. Vuelve atrás o empieza en la página de inicio.
error-server = Algo ha fallado
error-server-help = No se ha perdido ninguna jugada: todo lo que has visto jugar está guardado. Vuelve atrás e inténtalo de nuevo; si se repite, avísanos, por favor.
error-forbidden = Esta página ha caducado
error-forbidden-help = Su formulario ya no es válido, quizá porque se han borrado las cookies. No se ha cambiado nada. Abre la mesa de nuevo y repite el último paso.
error-game = Esta partida está congelada
error-game-help = Esta versión del programa no puede continuarla. No se ha cambiado nada, y las demás partidas no se ven afectadas.
frozen-rules = Las reglas han cambiado desde que se guardó, y esta versión no puede leer su posición.
frozen-options = Se guardó con opciones que esta versión no conoce.
frozen-seats = Los jugadores guardados con ella no corresponden a la partida.
frozen-plies = Faltan algunas de sus respuestas.
frozen-row = Algunos de sus datos guardados están dañados y no se pueden leer.
frozen-help = No se ha cambiado nada, y las demás partidas no se ven afectadas. Puedes descargar la partida guardada: quizá otra versión del programa pueda abrirla.
frozen-help-running = No se ha cambiado nada, y las demás partidas no se ven afectadas. La partida sigue guardada: quizá otra versión del programa pueda continuarla. El archivo que puedes descargar no contiene ni la semilla ni las cartas ocultas, porque la partida no ha terminado.
frozen-download = Descargar la partida guardada
top-known-deal = reparto conocido
top-went-on = reglas nuevas desde la respuesta { $ply }
note-known-deal = Es un reparto conocido, semilla { $seed }: quien lo haya visto sabe qué cartas vienen después.
note-same-deal = Esta partida continúa desde un momento de otra, con el mismo reparto: quien haya visto aquella puede saber qué cartas vienen después.
note-went-on = Las reglas han cambiado desde que empezó esta partida. Ha continuado desde la posición guardada tras la respuesta { $ply }.
note-other-player = { $player } era el bot «{ $bot }», que esta versión no tiene. En su lugar juega «{ $level }».
error-busy = La base de datos está ocupada
error-busy-help = Otro programa la está usando en este momento. No se ha cambiado nada. Vuelve atrás e inténtalo de nuevo.
error-backup = No se ha podido hacer la copia de seguridad
error-backup-help = { $detail }. No se ha cambiado nada. Comprueba el disco e inténtalo de nuevo.
error-evaluations = Se están evaluando demasiadas partidas
error-evaluations-help = Espera a que terminen algunas e inténtalo de nuevo. No se ha cambiado nada.
error-database = No se puede usar la base de datos
error-database-help = { $problem }
error-database-away = El sitio no puede acceder ahora a las partidas
error-database-away-help = No es culpa tuya: la base de datos del servidor no funciona en este momento. Todo lo que has visto jugar está guardado. Vuelve atrás e inténtalo de nuevo dentro de un momento.
error-restarting = El servidor se está reiniciando
error-restarting-help = Se ha detenido antes de poder responder. Todo lo que has visto jugar está guardado. Vuelve atrás e inténtalo de nuevo.

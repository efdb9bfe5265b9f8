### The desk of the moderators, sanctions, appeals, reports, blocks, and the command `vendemmia host`.

## The desk

desk-title = Mesa de moderación
desk-waiting =
    { $count ->
        [one] { $count } denuncia abierta
       *[other] { $count } denuncias abiertas
    }
desk-people = Personas
desk-tables = Mesas
desk-table = Mesa
desk-log = Registro de medidas
desk-log-about = Todo lo que ha hecho la moderación. Aquí nadie puede cambiarlo.
desk-state = Servidor
desk-times = Todas las horas son UTC.
desk-gone = ya no existe
desk-none = No hay nada.
desk-reason = Motivo, que la persona leerá
desk-reason-text = Escríbelo en un idioma que la persona entienda.
desk-length = Durante cuánto tiempo
desk-length-hour = una hora
desk-length-day = un día
desk-length-days3 = 3 días
desk-length-week = una semana
desk-length-month = 30 días
desk-length-year = un año
desk-length-open = hasta que la moderación lo levante
desk-reported-by = denuncia de
desk-about = sobre
desk-because = motivo:
desk-until = hasta
desk-removed = ya no se ve en la mesa
desk-command-line = desde la línea de comandos
desk-stage = Estado
desk-stage-gathering = espera jugadores
desk-stage-running = en curso
desk-stage-over = terminada
desk-stage-deleted = borrada
desk-stage-closed = cerrada por la moderación
desk-opened-by = abierta por
desk-about-table = Partida
desk-seats = Asientos
desk-table-gone = Esta mesa ya no existe. Lo que se dijo y se denunció allí se guarda 90 días.
desk-reports = Denuncias
desk-reports-none = No hay denuncias pendientes.
desk-appeals = Recursos
desk-appeals-none = No hay recursos pendientes.
desk-appeal = Recurso:
desk-appeal-keep = Dejarlo como está
desk-lift = Levantar
desk-an-address = Dirección
desk-copied = Denunciado
desk-said-about = Comentario
desk-when = Cuándo
desk-outcome = Decisión
desk-outcome-acted = se ha actuado
desk-outcome-nothing = nada que hacer
desk-decided-acted = denuncia { $number }: se ha actuado
desk-decided-nothing = denuncia { $number }: nada que hacer
desk-context = Lo que se dijo antes
desk-others = Otras denuncias sobre lo mismo
desk-decide = Cerrar la denuncia
desk-decide-text = Esto cierra todas las denuncias abiertas sobre lo mismo. Actúa antes sobre la persona o la mesa, en sus páginas.
desk-search = Buscar
desk-search-people = Nombre o identificador
desk-search-tables = Identificador, código o nombre de jugador
desk-found = Resultados
desk-newest = Cuentas e invitados más recientes
desk-sanctioned = tiene o tuvo una sanción
desk-kind = Tipo
desk-account = cuenta
desk-guest = invitado
desk-moderator = moderación
desk-since = Aquí desde
desk-seen = Última visita
desk-games =
    { $count ->
        [one] { $count } partida con clasificación
       *[other] { $count } partidas con clasificación
    }
desk-addresses = Direcciones (marcas, 30 días)
desk-same = Misma dirección
desk-profile = Página de este jugador
desk-act = Actuar
desk-what = Qué hacer
desk-do = Aplicar
desk-about-warning = se muestra una vez y hay que confirmarla
desk-about-mute = sin texto libre; las frases hechas siguen
desk-about-rated = sin mesas con clasificación ni viñedo del día puntuado
desk-about-play = sin mesas nuevas; las partidas en curso se pueden terminar
desk-about-ban = solo páginas públicas; los bots acaban las partidas en curso, que ya no puntúan
desk-rename = Dar otro nombre
desk-new-name = Nombre nuevo
desk-ban-address = Vetar la dirección
desk-ban-address-text = Se rechaza a desconocidos, invitados y cuentas nuevas de esta dirección. Las cuentas que existen pueden entrar: una familia o una escuela puede compartirla.
desk-sanctions = Sanciones
desk-lifted = levantada
desk-read = leída
desk-against = Denuncias sobre esta persona
desk-made = Denuncias de esta persona
desk-messages = Lo que se dijo
desk-close = Cerrar la mesa
desk-close-text = Una mesa cerrada desaparece para todos y no puntúa. Una mesa retirada de la lista no puede volver a ella.
desk-unlist = Quitar de la lista
desk-void = Anular la clasificación
desk-link = Enlace para una contraseña nueva
desk-link-make = Crear un enlace para una contraseña nueva
desk-link-text = Dáselo solo a quien posee la cuenta. Sirve una vez, durante { $hours } horas, y esta página solo lo muestra ahora.
desk-pages = Páginas
desk-newer = Más recientes
desk-older = Anteriores
desk-attention = Atención:
desk-group-people = Personas y mesas
desk-group-processes = Procesos
desk-group-storage = Almacenamiento
desk-group-versions = Versiones
desk-state-here = aquí en los últimos 10 minutos
desk-state-accounts = cuentas
desk-state-guests = invitados
desk-state-gathering = mesas que esperan jugadores
desk-state-running = partidas en curso
desk-state-finished = partidas terminadas
desk-state-web = procesos web
desk-state-bots = procesos de los bots
desk-state-of = { $alive } de { $all }
desk-state-heartbeat = última señal de vida
desk-state-never = todavía ninguna
desk-state-seconds =
    { $count ->
        [one] hace { $count } segundo
       *[other] hace { $count } segundos
    }
desk-state-database = base de datos
desk-state-disk = libre en el disco
desk-state-backup = última copia de seguridad
desk-backup-done = hecha { $ago }
desk-backup-failed = ha fallado { $ago }
desk-state-unknown = se desconoce
desk-state-megabytes = { $count } MB
desk-state-program = vendemmia
desk-state-rules = reglas
desk-state-schema = esquema de la base
desk-state-python = Python
desk-state-engine = motor
desk-engine-compiled = compilado
desk-engine-pure = interpretado
desk-error-reason = Escribe un motivo: la persona lo leerá.
desk-error-long = Un motivo tiene como máximo { $most } caracteres.
desk-error-until = Elige durante cuánto tiempo.
desk-error-kind = Elige qué hacer.
desk-error-self = No puedes hacértelo a ti.
desk-error-moderator = Es parte de la moderación. Quítala antes con vendemmia host remove.
desk-error-address = Esta persona no ha estado en esa dirección últimamente.
desk-error-gone = Eso ya está hecho, o ya no existe.
desk-error-name = Ese nombre no sirve: de 1 a { $letters } caracteres visibles.
desk-error-taken = Ese nombre está ocupado, o se parece a uno ocupado.
desk-act-add = Entra en la moderación
desk-act-remove = Sale de la moderación
desk-act-warning = Advertencia
desk-act-mute = Sin texto libre
desk-act-rated = Sin partidas con clasificación
desk-act-play = Sin partidas nuevas
desk-act-ban = Veto
desk-act-address = Veto de una dirección
desk-act-lift = Sanción levantada
desk-act-rename = Cambio de nombre; antes:
desk-act-password = Enlace para una contraseña nueva
desk-act-close = Mesa cerrada
desk-act-unlist = Mesa retirada de la lista
desk-act-void = Clasificación anulada
desk-act-unrate = La partida en curso ya no puntúa
desk-act-report = Denuncia cerrada
desk-act-appeal = Recurso rechazado

## Sanctions, as the person reads them

sanction-title = De la moderación
sanction-kind-warning = Advertencia
sanction-kind-renamed = Nombre nuevo
sanction-kind-mute = Sin texto libre
sanction-kind-rated = Sin partidas con clasificación
sanction-kind-play = Sin partidas nuevas
sanction-kind-ban = Veto
sanction-heading-warning = Una advertencia
sanction-heading-renamed = Ahora tienes otro nombre
sanction-heading-mute = No puedes escribir texto libre
sanction-heading-rated = No puedes jugar partidas con clasificación
sanction-heading-play = No puedes empezar partidas nuevas
sanction-heading-ban = No puedes jugar aquí
sanction-heading-address = Desde tu dirección no pueden jugar invitados
sanction-text-warning = La moderación te pide que respetes las normas de este servidor. Si se repite, puedes perder derechos aquí.
sanction-text-renamed = La moderación ha cambiado tu nombre.
sanction-new-name = Ahora te llamas { $name }. Puedes seguir entrando con el nombre anterior, pero nadie lo ve.
sanction-text-mute = Las frases hechas siguen disponibles.
sanction-text-rated = Puedes jugar todas las demás partidas.
sanction-text-play = Puedes terminar las partidas empezadas.
sanction-text-ban = Puedes leer las páginas públicas, salir y escribir una vez a la moderación. Los bots terminan tus partidas; eso no es abandonar.
sanction-text-address = Si tienes una cuenta, entra con ella: así puedes jugar.
sanction-until = Hasta
sanction-moment = { $day }, { $time } UTC
sanction-open = hasta que la moderación lo levante
sanction-reason = Motivo
sanction-contact = Para recurrir, escribe a
sanction-none = No hay nada contra ti.
sanction-notice = La moderación te escribe
sanction-seen = Lo he leído
sanction-more = Por qué, y cómo recurrir
sanction-yours = Lo que te afecta
appeal-heading = Recurso
appeal-text = Puedes escribir a la moderación una vez sobre esto. Di lo que deba saber.
appeal-field = Tu texto
appeal-send = Enviar
appeal-sent = Tu recurso espera respuesta.
appeal-answered = La moderación ha leído tu recurso y lo deja como está.
appeal-problem = Escribe de 1 a { $most } caracteres; solo puedes hacerlo una vez.
error-table-closed = La moderación ha cerrado esta mesa
error-table-closed-help = La partida no cuenta para nadie. Puedes abrir otra mesa.

## Reports by players

report-title = Denuncia a la moderación
report-heading-message = Denunciar este mensaje
report-heading-name = Denunciar a este jugador
report-heading-table = Denunciar esta mesa
report-kind-message = Mensaje
report-kind-name = Jugador
report-kind-table = Mesa
report-about = La moderación recibe una copia, y nadie más sabe quién denuncia.
report-reason = ¿Qué ocurre?
report-reason-insult = Insultos o amenazas
report-reason-name = Un nombre que ofende o engaña
report-reason-spam = Publicidad o mensajes en masa
report-reason-unfair = Juego sucio
report-reason-leaving = Abandona partidas a propósito
report-reason-other = Otra cosa
report-text = Qué más debe saber la moderación (opcional)
report-send = Enviar la denuncia
report-done = Gracias. La moderación lo revisará.
report-do = Denunciar
report-table = Denunciar esta mesa
report-table-of = Denunciar la mesa: { $players }
report-message-of = Denunciar este mensaje: { $player }
report-or-block = Denunciar o bloquear
report-error-reason = Elige qué ocurre.
report-error-long = El texto tiene como máximo { $most } caracteres.
report-error-self = Esto es tuyo.
report-error-already = Ya lo has denunciado. La moderación lo revisará.

## Blocks

block-title = Jugadores bloqueados
block-heading = Bloquear
block-text = No te encuentras con un jugador bloqueado: ninguno lee lo que escribe el otro ni ve sus mesas en la lista. No se le avisa.
block-do-named = Bloquear a { $name }
block-undo = Desbloquear
block-undo-named = Desbloquear a { $name }
block-none = No has bloqueado a nadie.
block-account = Cuenta
block-here = Aquí hay alguien a quien has bloqueado: { $names }.
error-block-self = No puedes bloquearte a ti
error-block-self-help = Elige a otra persona.
error-block-many = Has bloqueado a { $most } jugadores
error-block-many-help = Desbloquea antes a alguien.
together-cannot-closed = En esta mesa no hay sitio para ti.
together-cannot-blocked = Pulsa otra vez si quieres sentarte de todos modos.

## Errors of the API

api-error-banned = No puedes jugar aquí. El campo reason dice por qué; until, hasta cuándo.
api-error-suspended = Por un tiempo no puedes empezar esas partidas. El campo reason dice por qué; until, hasta cuándo.
api-error-muted = Por un tiempo no puedes escribir texto libre. Las frases hechas sí se pueden usar.
api-error-closed-to-you = En esta mesa no hay sitio para ti.
api-error-blocked-here = Allí hay alguien a quien has bloqueado. Envía anyway si quieres sentarte de todos modos.
api-error-name-needed = Los demás ven quién se sienta a una mesa. Elige antes un nombre en la página de ajustes.
api-error-already-reported = Ya lo has denunciado.
api-error-not-this-person = No puedes hacerlo con esta persona, o no con tantas.

## The environment

environment-contact = { $name } es una línea de { $most } caracteres como máximo.

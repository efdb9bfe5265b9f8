### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-ended = { $about }. La partida terminó tras el año { $year }.
result-behind = Terminó tras el año { $year }: solo sigues jugando mientras vayas por delante del Automa.
result-few-workers = Terminó tras el año { $year }: había muy pocos trabajadores.
result-tie-lira =
    { $who ->
        [first] Tú y { $second }, { $vp } PV cada uno: vas por delante con más liras, £{ $more } contra £{ $less }.
        [second] { $first } y tú, { $vp } PV cada uno: { $first } va por delante con más liras, £{ $more } contra £{ $less }.
       *[other] { $first } y { $second }, { $vp } PV cada uno: { $first } va por delante con más liras, £{ $more } contra £{ $less }.
    }
result-tie-wine =
    { $who ->
        [first] Tú y { $second }, { $vp } PV cada uno y las mismas liras: vas por delante con vinos de más valor, { $more } contra { $less }.
        [second] { $first } y tú, { $vp } PV cada uno y las mismas liras: { $first } va por delante con vinos de más valor, { $more } contra { $less }.
       *[other] { $first } y { $second }, { $vp } PV cada uno y las mismas liras: { $first } va por delante con vinos de más valor, { $more } contra { $less }.
    }
result-tie-grapes =
    { $who ->
        [first] Tú y { $second }, { $vp } PV cada uno, las mismas liras y vinos iguales: vas por delante con uvas de más valor, { $more } contra { $less }.
        [second] { $first } y tú, { $vp } PV cada uno, las mismas liras y vinos iguales: { $first } va por delante con uvas de más valor, { $more } contra { $less }.
       *[other] { $first } y { $second }, { $vp } PV cada uno, las mismas liras y vinos iguales: { $first } va por delante con uvas de más valor, { $more } contra { $less }.
    }
result-tie-none =
    { $who ->
        [first] Empate en todo entre { $second } y tú, con { $vp } PV cada uno: el puesto es compartido.
        [second] Empate en todo entre { $first } y tú, con { $vp } PV cada uno: el puesto es compartido.
       *[other] Empate en todo entre { $first } y { $second }, con { $vp } PV cada uno: el puesto es compartido.
    }
result-rematch = Revancha
result-rematch-help = mismos asientos, otro reparto
result-campaign = Continuar la campaña
result-campaign-help = progreso y puntuación
result-replay = Repetición
result-replay-help = jugada a jugada
result-download = Descargar
result-download-help = la grabación como archivo
result-home = Inicio
result-scores = Puntuación final
result-rank = Puesto
result-player = Jugador
result-vp = puntos de victoria
result-vp-head = PV
result-lira = Liras
result-wine = Valor vino
result-grapes = Valor uvas
result-tie-break =
    { $place ->
        [1] 1.er desempate
        [2] 2.º
       *[other] 3.º
    }
result-winner = victoria
result-turns = Mejores turnos
result-turn-look = verlo
result-gained = +{ $vp }

## Charts

chart-sources = De dónde salieron los puntos
chart-source-orders = Pedidos
chart-source-visitors = Visitantes
chart-source-structures = Estructuras
chart-source-spaces = Acciones y bonificaciones
chart-source-wake = Tabla de despertar
chart-source-map = Regiones
chart-source-cellar = Vinos de la bodega
chart-source-start = Inicio
chart-source-unknown = Antes del cambio de reglas
chart-years = Puntos de victoria a lo largo de los años
chart-start = Inicio
chart-year = Año { $year }
chart-total = Total
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player }: { $parts }.
chart-bar-none = { $player }: sin puntos.
chart-as-table = Ver como tabla

## The replay

replay-set-up = Preparación
replay-when = Año { $year }, { FORM($season, "low") }
replay-decides =
    { $who ->
        [you] Decides tú.
       *[other] Decide { $player }.
    }
replay-title = { $when }: { $players } · vendemmia
replay-skip = Saltar a este momento
replay-bar = Este momento de la partida
replay-beginning = Inicio
replay-begins = Empieza la partida
replay-place = { $when } · respuesta { $ply } de { $plies }
replay-steps = Pasos
replay-first = Ir al principio
replay-turn-back = Un turno atrás
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-turn-forward = Un turno adelante
replay-last = Ir al final
replay-slide = Respuesta
replay-go = Ir
replay-jump = Estación
replay-year = Año { $year }
replay-view = Vista
replay-view-open = Todas las cartas visibles
replay-view-seat =
    { $who ->
        [you] Como lo ves tú
       *[other] Como lo ve { $player }
    }
replay-copy = Copiar el enlace a este momento
replay-copied = Copiado
replay-result = Resultado de la partida
replay-table = Volver a la mesa
replay-download = Descargar la grabación
replay-happened = Qué ha ocurrido
replay-nothing-yet = Nadie ha decidido nada todavía.
replay-next =
    { $who ->
        [you] Después decides tú.
       *[other] Después decide { $player }.
    }
replay-over = La partida ha terminado.
replay-keys-step = paso
replay-keys-turn = turno
replay-key-space = Espacio
replay-keys-play = reproducir
replay-turns = Turnos del año { $year }
replay-turns-set-up = Turnos de la preparación
replay-on = Seguir jugando desde aquí
replay-on-text = Una mesa nueva empieza en este momento: tú ocupas un asiento y los bots, los demás.
replay-on-solo = Una mesa nueva empieza en este momento.
replay-on-seat = Tu asiento
replay-on-level = Oponentes
replay-on-same = Los mismos que en esta partida
replay-on-go = Seguir
replay-on-over = Aquí la partida ha terminado. Vuelve a un momento desde el que quieras seguir jugando.
replay-cannot-play-on = No puedes seguir jugando desde aquí.
replay-hands = Todas las manos
replay-times = ×{ $count }
replay-hand-empty = Sin cartas

## Records as files

record-running = Podrás descargar la grabación cuando termine la partida
record-running-help = Contiene la semilla, que revela todas las cartas ocultas.
record-to-table = Volver a la mesa
record-unreadable = No se puede abrir esta grabación
record-none = No había ningún archivo, o estaba vacío.
record-large = El archivo es demasiado grande para ser una grabación.
record-long = La partida es más larga que cualquiera que hayan jugado personas o la máquina, así que no se comprueba.
record-encoding = Este archivo no es texto UTF-8, así que no es una grabación válida.
record-broken = Este archivo no es una grabación válida.
record-ply = El primer error está en la respuesta { $ply }.
record-nothing-made = No se ha guardado nada.
record-other = Elige otro archivo
record-upload = Abrir
record-player = Jugador { $number }

## What the coach thinks of decisions

replay-eval =
    { $who ->
        [you] Tus decisiones
       *[other] Decisiones de { $player }
    }
replay-eval-title = { replay-eval } · vendemmia
replay-eval-about = El asesor examina cada decisión con la información disponible en ese momento y muestra qué habría hecho. Un error reduce tu probabilidad de ganar, y el asesor dice cuánto; no siempre tiene razón.
replay-eval-begin = Evaluar todas las decisiones
replay-eval-under-way = Pensando: { $percent } %.
replay-eval-queue = Número { $number } de { $waiting } en la cola; se turnan.
replay-eval-stalled = No pasa nada desde hace un rato: los bots están ocupados o no están en marcha. Continuará en cuanto estén libres. Si no, reinicia el programa; lo evaluado hasta ahora está guardado.
replay-eval-failed = No se han podido evaluar las decisiones de esta partida.
replay-eval-go-on = Ver el progreso
replay-eval-here = Esta decisión:
replay-eval-drop =
    { $points ->
        [one] Tu probabilidad baja 1 punto porcentual.
       *[other] Tu probabilidad baja { $points } puntos porcentuales.
    }
replay-eval-best = Tan buena como la mejor ({ $reason }).
replay-eval-swings = Errores más graves
replay-eval-loss =
    { $points ->
        [one] probabilidad −1 punto
       *[other] probabilidad −{ $points } puntos
    }
replay-eval-no-swings = Ninguna decisión costó mucho.
replay-lessons = Qué aprender de la partida
lesson-idle = Usa tus trabajadores antes de pasar.
lesson-save = Pasa antes y guarda trabajadores para después.
lesson-orders = Completa los pedidos en cuanto puedas.
lesson-wine = Vendimia y elabora vino antes.
lesson-plant = Planta tus vides antes.
lesson-build = Construye lo que tu plan necesita.
lesson-train = Forma trabajadores antes.
lesson-visitors = Juega tus visitantes.
lesson-money = Consigue dinero cuando algo lo necesita.
lesson-cards = Roba cartas antes de necesitarlas.
lesson-map = Piensa en el mapa y los intercambios.
lesson-row = Elige la fila según tu primera acción.
lesson-kept = Conserva lo que usarás antes.
lesson-parts = Compara todas las formas de jugar un turno.
lesson-times = { $count } ×, probabilidad −{ $points }
replay-eval-all = Todas las decisiones en una tabla
replay-eval-back = Volver a la repetición
replay-eval-total =
    { $count ->
        [one] 1 decisión, en puntos porcentuales: −{ $points }.
       *[other] { $count } decisiones; todos los errores juntos, en puntos porcentuales: −{ $points }.
    }
replay-eval-when = Momento
replay-eval-chosen = Elegido
replay-eval-advised = Sugerido
replay-eval-difference = Diferencia
replay-eval-same = lo mismo
replay-gap =
    { $count ->
        [one] Las reglas han cambiado desde entonces. La respuesta { $first } no se puede repetir; la partida continuó desde la posición guardada tras ella.
       *[other] Las reglas han cambiado desde entonces. Las respuestas { $first } a { $last } no se pueden repetir; la partida continuó desde la posición guardada tras ellas.
    }

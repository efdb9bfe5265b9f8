### The command line: help, errors, and playing in the terminal.

## Help

cli-usage = uso:
cli-options = opciones
cli-arguments = argumentos
cli-commands = comandos:
cli-examples = ejemplos:

cli-main-help = Viticulture Essential Edition con Tuscany: juega, simula partidas, consulta cartas y reglas.
cli-main-usage = [COMANDO] [opciones]
cli-main-flags =
    Sin comando, el juego se abre en tu navegador, con las mismas opciones que serve.
    vendemmia COMANDO --help explica un comando; vendemmia --version muestra la versión.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --modules all
    {"  "}vendemmia play --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Jugar en el navegador: inicia el servidor en este equipo y abre el juego.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = puerto del servidor (por defecto: 8417 o el siguiente libre)
cli-option-no-browser = no abrir el navegador

cli-backup-help = Guardar en un archivo todas las partidas del navegador, incluso con el servidor en marcha.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
    {"  "}vendemmia backup --check games.sqlite3
cli-option-backup = el archivo que se escribe
cli-option-force = sobrescribir el archivo si existe
cli-backup-done =
    { $games ->
        [one] 1 partida guardada en { $file }
       *[other] { $games } partidas guardadas en { $file }
    }

cli-restore-help = Sustituir todas las partidas del navegador por una copia de seguridad; antes, las partidas actuales se guardan en otro archivo.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = un archivo escrito por vendemmia backup, o una copia de la base de datos
cli-restore-done =
    { $games ->
        [one] 1 partida restaurada de { $file }
       *[other] { $games } partidas restauradas de { $file }
    }
cli-restore-aside = La base de datos anterior se ha guardado como { $file }

cli-play-help = Jugar en la terminal: contra bots, con otras personas en un mismo teclado o en solitario contra el Automa; con o sin los módulos de Tuscany.
cli-play-examples =
    {"  "}vendemmia play
    {"  "}vendemmia play --players 4 --names Ada
    {"  "}vendemmia play --players 3 --bots hard,easy
    {"  "}vendemmia play --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --modules board --no-map-scoring
    {"  "}vendemmia play --solo hard --challenge 3
    {"  "}vendemmia play --solo normal --modules all
    {"  "}vendemmia play --load game.json

cli-campaign-help = Jugar ocho desafíos contra el Automa en el tablero base, uno tras otro. Sin opciones, muestra tu progreso.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Dejar que los bots jueguen muchas partidas y mostrar después duración, puntuaciones, victorias y con qué frecuencia se usaron acciones y cartas.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-tournament-help = Enfrentar a los bots en muchas partidas, cada uno en cada asiento, y mostrar después porcentajes de victorias, niveles, puntuaciones, tiempos de cálculo y cómo juegan. Las partidas ya jugadas no se repiten.
cli-tournament-examples =
    {"  "}vendemmia tournament normal easy random
    {"  "}vendemmia tournament hard --against normal --games 1000
    {"  "}vendemmia tournament hard --against normal --players 4 --games 400
    {"  "}vendemmia tournament hard normal easy --players 3 --field round-robin --modules all
    {"  "}vendemmia tournament hard normal --solo very_hard --out results
    {"  "}vendemmia tournament hard normal --games 10000 --cluster

cli-train-help = Enseñar a jugar a la red, por imitación y jugando contra sí misma, y escribir sus pesos en una carpeta. El mismo comando continúa allí. Necesita torch.
cli-train-examples =
    {"  "}vendemmia train runs/small --minutes 30 --hidden 128 --blocks 1 --mixture 2,solo:normal
    {"  "}vendemmia train runs/large --minutes 60 --workers 15 --games 1024 --device cuda --teach 200000
    {"  "}vendemmia tournament expert:runs/small/best.npz --against normal

cli-dataset-help = Hacer que los bots jueguen partidas y escribirlas en una carpeta como conjunto de datos: partidas, posiciones con respuestas, probabilidades y resultados, un esquema, una ficha y una licencia. El mismo comando continúa allí.
cli-dataset-examples =
    {"  "}vendemmia dataset data/expert --games 1000
    {"  "}vendemmia dataset data/levels --bots hard,normal --games 200 --positions 4
    {"  "}vendemmia dataset data/solo --solo hard --games 100 --format jsonl
    {"  "}vendemmia dataset data/games --players 4 --modules all --positions 0 --workers 2

cli-benchmark-help = Medir un jugador propio contra los publicados, con repartos fijos, y mostrar su fila de la tabla con intervalos.
cli-benchmark-examples =
    {"  "}vendemmia benchmark my_module:Player
    {"  "}vendemmia benchmark my_module:Player --against normal,expert-1 --games 40
    {"  "}vendemmia benchmark my_module:Player --track solo
    {"  "}vendemmia benchmark "./my_bot --fast" --program

cli-replay-help = Comprobar una partida grabada y mostrarla en palabras.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Mostrar cartas, padres, estructuras y trabajadores especiales por id o nombre, o buscar en sus textos. Sin ninguna palabra, los lista todos.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards crítico de vinos
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards residual £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Mostrar reglas por número o capítulo, o buscar en sus textos. Sin ninguna palabra, lista todos los números.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules trabajador grande

cli-translations-help = Comparar las traducciones con el inglés: qué falta, qué sobra y qué está anticuado. Indica un idioma para ver la lista entera.
cli-translations-examples =
    {"  "}vendemmia translations
    {"  "}vendemmia translations pl
    {"  "}vendemmia translations pl --confirm

cli-option-help = mostrar esta ayuda y salir
cli-option-language = el idioma: { $languages } (por defecto, el del sistema)
cli-option-translations = un idioma del que ver la lista entera
cli-option-confirm = anotar que la traducción corresponde al inglés de hoy
cli-option-players = número de jugadores, de 2 a 6 (por defecto: 2)
cli-option-friendly = la variante amistosa: ocupar un espacio de bonificación solo si puedes usar su bonificación
cli-option-advanced = la variante avanzada: elegir entre dos mamás y dos papás
cli-option-max-years = terminar la partida tras este año
cli-option-solo = jugar en solitario contra el Automa en este nivel: very_easy, easy, normal, hard o very_hard
cli-option-aggressive = la variante agresiva: ir por delante del Automa al final de cada año (easy, normal, hard)
cli-option-challenge = jugar un desafío de la campaña, de 1 a 8
cli-option-modules = módulos de Tuscany: extended_board, special_workers, structure_cards (abreviados: board, workers, structures), o all
cli-option-no-map-scoring = con el tablero ampliado: las regiones no dan nada al final (recomendado para dos jugadores)
cli-option-campaign-start = empezar una campaña en este nivel: very_easy, easy, normal, hard o very_hard
cli-option-campaign-again = empezarla aunque haya otra campaña en curso; esa se archiva
cli-option-campaign-play = jugar la siguiente partida, o continuar la que está en curso
cli-option-campaign-skip = saltar el desafío (4 y 7, con la variante agresiva)
cli-option-campaign-name = tu nombre en una partida nueva
cli-option-campaign-seed = semilla de una partida nueva: la misma semilla reparte las mismas cartas
cli-option-humans = cuántos de los jugadores son personas; los demás son bots (por defecto: 1)
cli-option-bots = bots, ver más abajo; uno para todos los asientos o uno para cada uno (por defecto: normal)
cli-opponents = bots:
cli-option-simulation-bots = bots: random, easy, normal, hard, expert, master o un personaje (vendemmia play --help los describe); uno para todos los asientos o uno para cada uno (por defecto: random)
cli-option-names = nombres de los jugadores, en el orden de los asientos
cli-option-seed = semilla de la partida: la misma semilla reparte las mismas cartas
cli-option-load = continuar una partida guardada; se guarda en el mismo archivo
cli-option-save = archivo en el que se guarda la partida (por defecto: uno nuevo en la carpeta de datos)
cli-option-games = número de partidas (por defecto: { $default })
cli-option-simulation-seed = semilla de todas las partidas: la misma semilla reparte las mismas cartas (por defecto: { $default })
cli-option-processes = número de procesos (por defecto: { $default }); no cambia el resultado
cli-option-entrants = los bots que se enfrentan: random, easy, normal, hard, expert, master, master:N (N recorridos) o expert:FILE (otros pesos)
cli-option-tournament-games = número de partidas de cada enfrentamiento (por defecto: { $default }), redondeado hacia arriba para que todos ocupen cada asiento las mismas veces
cli-option-against = otro jugador; solo se juegan los enfrentamientos contra él
cli-option-field = quién se enfrenta con más de dos jugadores: one-vs-rest (cada jugador contra copias de otro) o round-robin (jugadores distintos en cada mesa) (por defecto: { $default })
cli-option-cluster = jugar en un clúster de Ray: aquel al que pertenece este equipo, uno con una dirección, o local para uno iniciado en este equipo; necesita el extra cluster
cli-option-train-folder = carpeta del entrenamiento: puntos de control, un registro y best.npz, los mejores pesos hasta ahora
cli-option-train-minutes = cuántos minutos entrena este comando (por defecto: 10; con --steps, sin límite)
cli-option-train-steps = parar cuando el entrenamiento de esta carpeta tenga tantas respuestas; 0 para no poner límite (por defecto: { $default })
cli-option-train-mixture = tipos de partidas, cada uno con un peso: de 2 a 6 jugadores, solo:LEVEL o campaign, después módulos (all) y variantes, como 2*3,2:all,solo:very_hard*2 (por defecto: todos los tipos)
cli-option-train-workers = procesos que juegan partidas (por defecto: { $default })
cli-option-train-games = partidas que cada uno juega a la vez (por defecto: { $default })
cli-option-train-ticks = respuestas en cada partida entre dos rondas de aprendizaje (por defecto: { $default })
cli-option-train-device = dónde se ejecuta la red: cpu, o cuda para una tarjeta gráfica (por defecto: { $default })
cli-option-train-hidden = anchura de la red (por defecto: { $default })
cli-option-train-blocks = capas ocultas después de la primera (por defecto: { $default })
cli-option-train-weights = empezar con los pesos de un archivo
cli-option-train-lessons = empezar imitando a un maestro: archivos con sus respuestas
cli-option-train-teach = empezar imitando a un maestro: cuántas de sus respuestas se reúnen (por defecto: { $default })
cli-option-train-league = proporción de partidas contra versiones anteriores, la mayoría con preferencia por algunas acciones (por defecto: { $default })
cli-option-train-rate = tasa de aprendizaje inicial (por defecto: { $default })
cli-option-train-entropy = cuánto vale al principio probar varias respuestas (por defecto: { $default })
cli-option-train-points = cuánto valen, en victorias, diez puntos de ventaja (por defecto: { $default })
cli-option-train-epochs = cuántas veces aprende una ronda de cada respuesta (por defecto: { $default })
cli-option-train-batch = respuestas en un paso de aprendizaje (por defecto: { $default })
cli-option-train-start = parte de todo el entrenamiento hecha por comandos anteriores, de 0 a 1 (por defecto: { $default })
cli-option-train-end = parte hecha después de este comando, de 0 a 1 (por defecto: { $default })
cli-option-train-exam-games = partidas en cada materia de un examen; 0 para no hacer exámenes (por defecto: { $default })
cli-option-train-exam-minutes = minutos entre dos exámenes (por defecto: { $default })
cli-option-train-subjects = tipos de partidas en un examen (por defecto: los más jugados de la mezcla)
cli-option-train-rival = bot de los exámenes (por defecto: { $default })
cli-option-train-seed = semilla del entrenamiento (por defecto: { $default })
cli-option-dataset-folder = carpeta del conjunto de datos; las partidas que ya están allí no se juegan de nuevo
cli-option-dataset-bots = bots: random, easy, normal, hard, expert, master o un personaje (vendemmia play --help los describe); uno para todos los asientos o uno para cada uno (por defecto: expert)
cli-option-dataset-positions = conservar una de cada N posiciones; 1 para todas, 0 para ninguna (por defecto: { $default })
cli-option-dataset-no-chances = omitir lo que la red opina de las posiciones
cli-option-dataset-format = parquet, que necesita el extra data, o jsonl (por defecto: parquet si pyarrow está instalado)
cli-option-dataset-part = partidas en cada archivo (por defecto: { $default })
cli-option-benchmark-name = MODULE:NAME de un objeto de Python con el método choose, un bot o, con --program, un comando
cli-option-benchmark-program = el nombre es el comando de un programa que lee preguntas y escribe respuestas, una por línea
cli-option-benchmark-track = las partidas: two, four (jugadores), tuscany (dos jugadores, todos los módulos) o solo (por defecto: { $default })
cli-option-benchmark-against = solo estos rivales (por defecto: todos los publicados; en solo, todos los niveles)
cli-option-benchmark-games = número de partidas contra cada rival (por defecto: las de una medición completa, 200)
cli-option-benchmark-deals = el conjunto de repartos, de 0 a 9 (por defecto: { $default })
cli-option-benchmark-seconds = cuántos segundos puede pensar un programa cada respuesta (por defecto: { $default })
cli-option-out = carpeta para las partidas y los informes (por defecto: una para estas opciones en la carpeta de datos); el mismo comando continúa allí
cli-option-json = mostrar JSON en lugar de tablas
cli-option-html = escribir además en este archivo la página con los resultados
cli-option-record = una partida guardada
cli-option-ply = mostrar la mesa tras este número de decisiones, no toda la partida
cli-option-cards = un id, un nombre o palabras que buscar
cli-option-rules = un número de regla, las letras de un capítulo o palabras que buscar

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia: { $problem }
cli-error-hint = { $problem } (ver { $command } --help)
cli-error-unknown = argumento desconocido: { $argument }
cli-error-argument = { $argument }: { $problem }
cli-error-value = falta un valor
cli-error-decimal = { $text } no es un número
cli-error-number = { $text } no es un número entero
cli-error-level = { $text } no es un nivel; elige entre { $levels }
cli-error-bot = { $text } no es un bot; elige entre { $bots }
cli-reduced-walks = El motor no está compilado, así que { $bot } prueba { $walks } líneas de juego por respuesta en lugar de { $usual }.
cli-error-bots = { $bots } bots para { $seats } asientos: nombra uno para todos o uno para cada uno
cli-error-one-of = elige entre { $names }, no { $text }
cli-error-module = { $text } no es un módulo; elige entre { $modules } (abreviados: { $short }), o { $all }
cli-error-needs = { $flags }: solo con { $other }
cli-error-together = usa solo una de estas: { $flags }
cli-error-solo-options = no se pueden usar con --solo: { $flags }
cli-error-range = { $text } no está entre { $least } y { $most }
cli-error-command = comando desconocido { $name }; elige entre { $commands }
cli-error-command-near = comando desconocido { $name }; ¿querías decir { $near }?
cli-error-humans = { $humans } personas no caben en una partida para { $players }
cli-error-names-many =
    { $players ->
        [one] { $names } nombres son demasiados para 1 jugador
       *[other] { $names } nombres son demasiados para { $players } jugadores
    }
cli-error-names-equal = dos jugadores no pueden tener el mismo nombre
cli-error-name = los nombres deben tener de 1 a { $most } caracteres
cli-error-load-options = no se pueden usar con --load, porque la partida guardada ya lo decide: { $flags }
cli-error-folder = no se puede escribir { $file }: es una carpeta, su carpeta no existe o el nombre es demasiado largo
cli-error-read = no se puede leer { $file }: { $problem }
cli-error-write = no se puede escribir { $file }: { $problem }
cli-error-no-text = { $file } no es una partida guardada
cli-error-record = { $file } no es una grabación válida. { $problem }
cli-error-record-ply = { $file } no es una grabación válida; el primer error está en la respuesta { $ply }. { $problem }
cli-error-no-file = replay necesita una partida guardada (ver vendemmia replay --help)
cli-error-needs-file = { $command } necesita un archivo (ver vendemmia { $command } --help)
cli-error-ply = esta partida no tiene la respuesta { $ply }, solo de 0 a { $plies }
cli-error-ply-lost = no se puede mostrar la posición tras la respuesta { $ply }, porque las reglas han cambiado desde entonces
cli-error-rulebook = falta el reglamento en esta instalación
cli-no-card = ninguna carta tiene este id o contiene estas palabras: { $query }
cli-no-rule = ninguna regla tiene este número o contiene estas palabras: { $query }
cli-interrupted = Interrumpido.

## Playing in the terminal: start and end

cli-name-human = Jugador { $number }
cli-name-random = Aleatorio { $number }
cli-name-easy = Fácil { $number }
cli-name-normal = Normal { $number }
cli-name-hard = Difícil { $number }
cli-name-expert = Experto { $number }
cli-name-master = Maestro { $number }
cli-welcome = Te damos la bienvenida a los viñedos. Responde con un número, o escribe help para ver qué más puedes hacer.
cli-seed = Semilla { $seed }: un reparto conocido. Jugadores: { $players }.
cli-players = Jugadores: { $players }.
cli-went-on = Las reglas han cambiado desde que se guardó esta partida. Continúa desde la posición guardada tras la respuesta { $ply }.
cli-resumed =
    { $plies ->
        [one] La partida continúa tras { $plies } decisión. Jugadores: { $players }.
       *[other] La partida continúa tras { $plies } decisiones. Jugadores: { $players }.
    }
cli-cover = Le toca a { $player }. Pulsa Intro para borrar la pantalla:
cli-hand-over = Le toca a { $player }; los demás, sin mirar. { $player }, pulsa Intro:
cli-hand-over-only = Pulsa Intro para continuar. También puedes escribir undo, para deshacer la última decisión, o quit.
cli-saved = Guardado: { $file }
cli-saved-hint = Continúa con: vendemmia play --load "{ $file }"
cli-input-ended = Fin de la entrada.
cli-final = Resultado final:
cli-standing = { $rank }. { $player }: { $vp } PV (£{ $lira }, vino por valor de { $wine }, uvas por valor de { $grapes })
cli-not-over = La partida aún no ha terminado; es el año { $year }.

## The game against the Automa

cli-solo-level =
    { $aggressive ->
        [yes] Nivel: { $level }, con la variante agresiva.
       *[no] Nivel: { $level }.
    }
cli-solo-challenge = Desafío { $number }: { $name }
cli-solo-tokens =
    { $count ->
        [one] Empiezas con 1 ficha de acción de bonificación.
       *[other] Empiezas con { $count } fichas de acción de bonificación.
    }
cli-modules =
    { $scoring ->
        [yes] Módulos: { $modules }.
       *[no] Módulos: { $modules }. Las regiones no dan nada al final.
    }
cli-module = { $module }: { $text }
cli-modules-none = Este es el juego base, sin módulos.
cli-solo-not = No es una partida en solitario: no hay Automa.
cli-solo-behind = La partida termina tras el año { $year }: no ibas por delante del Automa (regla AGG-1).
cli-solo-few-workers = La partida termina tras el año { $year }: tenías menos de 6 trabajadores (regla CAMP-4).

cli-campaign = Campaña. { $level }
cli-campaign-challenge = { $number }. { $name }: { $status }
cli-campaign-won =
    { $games ->
        [one] ganado en la primera partida
       *[other] ganado en { $games } partidas
    }
cli-campaign-current =
    { $games ->
        [0] ahora
        [one] ahora, 1 partida sin ganar
       *[other] ahora, { $games } partidas sin ganar
    }
cli-campaign-to-come = pendiente
cli-campaign-skipped = saltado
cli-campaign-score = Puntuación (partidas jugadas): { $score }. Lo mejor posible: { $best }.
cli-campaign-finished = Has terminado la campaña en { $score } partidas; lo mejor posible eran { $best }.
cli-campaign-next = Siguiente: desafío { $number }. Empiézalo con: vendemmia campaign --play
cli-campaign-under-way = Hay una partida del desafío { $number } en curso. Continúa con: vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] Por la partida que no ganaste empiezas con 1 ficha de acción de bonificación.
       *[other] Por las partidas que no ganaste empiezas con { $count } fichas de acción de bonificación.
    }
cli-campaign-may-skip = Puedes saltar este desafío: vendemmia campaign --skip
cli-campaign-archived = La campaña anterior se ha archivado: { $folder }
cli-campaign-hint = Continúa con: vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] hay una campaña en curso (1 partida jugada); usa --again para archivarla y empezar una nueva
       *[other] hay una campaña en curso ({ $games } partidas jugadas); usa --again para archivarla y empezar una nueva
    }
cli-campaign-none = no hay ninguna campaña; empieza una, por ejemplo con: vendemmia campaign --start normal
cli-campaign-over = la campaña ha terminado; empieza otra, por ejemplo con: vendemmia campaign --start normal
cli-campaign-started = --seed y --name son para una partida nueva, y ya hay una en curso
cli-campaign-changed = la campaña ha cambiado mientras jugabas esta partida, así que su resultado no cuenta
cli-campaign-skip-later = hay una partida de este desafío en curso; termínala antes
cli-campaign-game-damaged = la partida de la campaña está dañada y se ha guardado como { $file }; campaign --play la empieza de nuevo ({ $problem })

## Playing in the terminal: the question

cli-heading = { $season }. { $player }: { $purse }
cli-heading-automa = { $automa }: { $vp } PV.
cli-heading-tokens = Fichas de acción de bonificación: { $count }.
cli-heading-grapes = Uvas: { $list }.
cli-heading-wines = Vinos: { $list }.
cli-prompt =
    { $most ->
        [one] Tu respuesta, la única es 1, o help:
       *[other] Tu respuesta, de 1 a { $most }, o help:
    }
cli-numbered = { $number }. { $label }
cli-choice =
    { $has_text ->
        [yes]
            { $has_outlook ->
                [yes] { $number }. { $label }. { $text } ({ $outlook })
               *[no] { $number }. { $label }. { $text }
            }
       *[no]
            { $has_outlook ->
                [yes] { $number }. { $label } ({ $outlook })
               *[no] { $number }. { $label }
            }
    }
cli-placement =
    { $has_outlook ->
        [yes] { $label } ({ $outlook }): { $workers }
       *[no] { $label }: { $workers }
    }
cli-place = { $action }, { $space }
cli-place-far = { $action }, { $worker }: { $spaces }
cli-place-season = { $action } ({ FORM($season, "low") })
cli-place-bump = { $space }, en lugar de { $player }
cli-space-bonus =
    { $shown ->
        [yes] { $space } con bonificación ({ $bonus })
       *[no] { $space } con bonificación
    }
cli-space-any-bonus = { $space } con una bonificación a tu elección
cli-region-others = Otros allí: { $stars }.
cli-pass-bonus = La fila { $row } te da: { $bonus }.
cli-pass-again = Aún tienes trabajadores que podrías colocar. Para pasar, da otra vez la misma respuesta.
cli-number-range =
    { $most ->
        [one] La única respuesta es 1.
       *[other] Elige un número de 1 a { $most }.
    }
cli-several = «{ $answer }» puede referirse a varias respuestas: { $numbers }.
cli-not-understood = «{ $answer }» no es una respuesta ni un comando. Escribe un número o help.
cli-undone = Deshecho.
cli-nothing-to-undo = Nada que deshacer: desde tu última decisión se ha revelado algo o ha decidido otro jugador.
cli-play-commands =
    Responde con el número de una opción, su código o una palabra de su código (codes los muestra). También puedes escribir:
    {"  "}Intro: mostrar la pregunta otra vez
    {"  "}board: toda la mesa
    {"  "}hand: tus cartas
    {"  "}discards: las pilas de descartes
    {"  "}chart: la tabla de despertar; map: las estrellas en el mapa del tablero ampliado
    {"  "}modules: qué añaden los módulos de esta partida
    {"  "}solo: el nivel y el desafío de esta partida en solitario
    {"  "}log, log 50, log all: qué ha ocurrido
    {"  "}why: qué acciones están cerradas ahora, y por qué
    {"  "}why CÓDIGO o why PALABRA: por qué no puedes dar una respuesta, p. ej. why plant_vine
    {"  "}card NOMBRE: una carta, una estructura o un trabajador especial al completo, p. ej. card planner
    {"  "}rule NÚMERO: una regla, p. ej. rule PLANT-2; o palabras que buscar
    {"  "}codes: los códigos de las opciones
    {"  "}undo: deshacer tu última decisión; undo all: todas las posibles
    {"  "}save o save ARCHIVO: guardar la partida y seguir jugando
    {"  "}quit: guardar la partida y salir
cli-card-usage = Nombra una carta, p. ej. card planner.
cli-rule-usage = Nombra una regla, p. ej. rule PLANT-2, o palabras que buscar.
cli-log-usage = Escribe log, log y un número de líneas, o log all.
cli-log-empty = Aún no ha ocurrido nada.
cli-many-cards = Coinciden { $count } cartas. Añade una palabra.
cli-many-rules = Coinciden { $count } reglas. Añade una palabra.

## Why not

cli-why = { $answer }:
cli-reason = { $reason } (regla { $rule })
cli-why-instead = En su lugar: { $number }. { $answer }
cli-why-first = Primero: { $number }. { $answer }
cli-why-legal = Puedes hacerlo ahora: respuesta { $numbers }.
cli-why-usage = Nombra una respuesta, p. ej. why field:5 o why merlot; codes lista las respuestas que puedes dar ahora.
cli-why-all-open = Todas las acciones de esta estación están a tu alcance.
cli-no-code = Ninguna respuesta de esta partida tiene el código o la palabra «{ $code }».

## The table

cli-none = nada
cli-set-up = Preparación
cli-year-season = Año { $year }, { FORM($season, "low") }
cli-year-over = Tras el año { $year }
cli-board-season = { $season }.
cli-board-calendar = { $season }. Jugador inicial: { $player }.
cli-board-calendar-solo = { $season }. La partida dura { $years } años.
cli-board-automa = { $automa }: { $vp } PV, trabajadores en: { $workers }.
cli-board-automa-card = Su última carta: { $card }
cli-board-glass = Filas con una ficha de cristal: { $rows }
cli-board-final-year = Alguien ha alcanzado la meta: este es el último año.
cli-board-order = Orden de despertar: { $order }.
cli-board-next-rows = El año que viene: { $order }.
cli-board-row = { $player } (fila { $row })
cli-board-temporary = { $player } tiene el trabajador temporal.
cli-board-grape-token = { $player } tiene la ficha de uva y recibe la fila 1 el año que viene.
cli-board-passed = Han pasado: { $players }.
cli-board-decks = Cartas por robar: { $decks }.
cli-board-discarded = Cartas descartadas: { $decks }.
cli-board-actions =
    { $bonuses ->
        [yes]
            { $now ->
                [yes] Acciones de { FORM($season, "low") } (ahora), bonificaciones entre paréntesis:
               *[no] Acciones de { FORM($season, "low") }, bonificaciones entre paréntesis:
            }
       *[no]
            { $now ->
                [yes] Acciones de { FORM($season, "low") } (ahora):
               *[no] Acciones de { FORM($season, "low") }:
            }
    }
cli-board-action = { $action }: { $spaces }
cli-board-space = { $space } { $who }
cli-space-left = izquierdo
cli-space-middle = central
cli-space-right = derecho
cli-space-beside = al lado
cli-space-with-bonus = { $space } ({ $bonus })
cli-space-free = libre
cli-worker = { $player } ({ $about })
cli-worker-waiting = colocado por adelantado

# The wake-up chart: the bonuses for entering its three columns.
cli-chart = Tabla de despertar, con la bonificación de cada fila:
cli-chart-row = { $row } { $who }: { $bonus }
cli-chart-columns = Tabla de despertar, con la bonificación al entrar en verano / otoño / invierno:
cli-chart-cells = { $row } { $who }: { $summer } / { $fall } / { $winter }
cli-chart-empty = vacía
cli-chart-next = { $player } el año que viene

cli-map-none = En esta partida no hay mapa.
cli-map =
    { $scoring ->
        [yes] Mapa, con los PV para quien tenga más estrellas al final y la bonificación por colocar una estrella:
       *[no] Mapa, con la bonificación por colocar una estrella; las regiones no dan nada al final:
    }
cli-map-region =
    { $scoring ->
        [yes] { $region } ({ $vp } PV; { $bonus }): { $stars }
       *[no] { $region } ({ $bonus }): { $stars }
    }
cli-stars = { $who } { $count }
cli-stars-left =
    { $count ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $count }
    }

cli-specials = Trabajadores especiales (formar a uno cuesta £{ $lira } más):
cli-special =
    { $owned ->
        [yes] { $worker }: { $text } Lo tienen: { $owners }.
       *[no] { $worker }: { $text }
    }
cli-special-owner =
    { $where ->
        [ready] { $player } (disponible)
        [placed] { $player } (colocado)
       *[training] { $player } (en formación)
    }

cli-discards = Pilas de descartes, la carta de arriba primero:
cli-discard-pile =
    { $deck ->
        [vine] Vides: { $cards }
        [summer] Visitantes de verano: { $cards }
        [winter] Visitantes de invierno: { $cards }
        [structure] Cartas de estructura: { $cards }
       *[order] Pedidos: { $cards }
    }
cli-purse =
    { $residual ->
        [0] { $vp } PV, £{ $lira }, trabajadores disponibles: { $workers }.
       *[other] { $vp } PV, £{ $lira } y £{ $residual } al año, trabajadores disponibles: { $workers }.
    }
cli-workers-regular =
    { $count ->
        [one] 1 normal
       *[other] { $count } normales
    }
cli-vineyard-own = { $player } (tú)
cli-vineyard = { $player }: { $purse }
cli-vineyard-structures = Estructuras: { $list }
cli-vineyard-fields = Campos: { $list }
cli-vineyard-crush-pad = Lagar: { $list }
cli-vineyard-cellar = Bodega (hasta valor { $top }): { $list }
cli-vineyard-training = Formados este año: { $list }
cli-workers-trained =
    { $count ->
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
cli-vineyard-card =
    { $used ->
        [yes] { $card } ({ $place }, ya se ha usado): { $text }
       *[no] { $card } ({ $place }): { $text }
    }
cli-vineyard-demolished = Este año se ha demolido una carta de estructura
cli-vineyard-stars = Estrellas: { $list }
cli-card-on-mat = tablero de estructuras
cli-card-on-field = campo { $field }
cli-structure-used = { $structure } (ya se ha usado)
cli-vineyard-tokens = Fichas de acción de bonificación: { $count }
cli-vineyard-hand = Mano: { $cards }
cli-field = { $field } con { $vines } ({ $value } de { $field })
cli-field-harvested = { $field } con { $vines } ({ $value } de { $field }, vendimiado)
cli-field-empty = { $field } vacío
cli-field-structure = { $field } con { FORM($structure, "def") }
cli-field-sold = { $field } vendido
cli-grape-red = tinta { $value }
cli-grape-white = blanca { $value }
cli-token-red = tinto { $value }
cli-token-white = blanco { $value }
cli-token-blush = rosado { $value }
cli-token-sparkling = espumoso { $value }
cli-count-vine =
    { $count ->
        [one] 1 vid
       *[other] { $count } vides
    }
cli-count-summer =
    { $count ->
        [one] 1 visitante de verano
       *[other] { $count } visitantes de verano
    }
cli-count-winter =
    { $count ->
        [one] 1 visitante de invierno
       *[other] { $count } visitantes de invierno
    }
cli-count-order =
    { $count ->
        [one] 1 pedido
       *[other] { $count } pedidos
    }
cli-count-structure =
    { $count ->
        [one] 1 carta de estructura
       *[other] { $count } cartas de estructura
    }
cli-hand =
    { $owner ->
        [yes]
            { $count ->
                [0] Tu mano: ninguna carta
                [one] Tu mano, 1 carta:
               *[other] Tu mano, { $count } cartas:
            }
       *[no]
            { $count ->
                [0] Mano de { $player }: ninguna carta
                [one] Mano de { $player }, 1 carta:
               *[other] Mano de { $player }, { $count } cartas:
            }
    }

## Cards and rules

cli-card-line =
    { $deck ->
        [vine]
            { $count ->
                [one] { $name }. { $text }
               *[other] { $count } × { $name }. { $text }
            }
        [summer] Visitante de verano { $name }. { $text }
        [winter] Visitante de invierno { $name }. { $text }
        [structure] Carta de estructura { $name }. { $text }
       *[order] { $name }
    }
cli-card-title = { $name } (id: { $id })
cli-card-ruling = Aclaración: { $ruling }
cli-card-listed = { $id }: { $name }
cli-list-vine = Vides
cli-list-summer = Visitantes de verano
cli-list-winter = Visitantes de invierno
cli-list-order = Pedidos
cli-list-mama = Mamás
cli-list-papa = Papás
cli-list-structure = Estructuras
cli-list-structure_card = Cartas de estructura
cli-list-worker = Trabajadores especiales
cli-list-automa = Cartas de Automa
cli-rule = { $number }: { $text }
cli-rules-chapter = { $chapter }: { $rules }

## Translations

cli-translations-complete = { $language }: completo
cli-translations-language = { $language }: { $counts }
cli-translations-confirmed = { $language }: anotado como actual
cli-translations-unreadable = ilegibles: { $count }
cli-translations-missing = faltan: { $count }
cli-translations-unused = sobran: { $count }
cli-translations-variables = con otras variables: { $count }
cli-translations-plurals = sin todos los plurales: { $count }
cli-translations-form = con una forma desconocida: { $count }
cli-translations-mentions = con otras reglas citadas: { $count }
cli-translations-outdated = anticuados: { $count }

## Replay

cli-replay =
    { $plies ->
        [one] Jugadores: { $players }. Semilla { $seed }, 1 decisión.
       *[other] Jugadores: { $players }. Semilla { $seed }, { $plies } decisiones.
    }
cli-replay-ply = { $ply }. { $player }: { $answer }
cli-replay-sound =
    { $plies ->
        [one] La grabación es válida: 1 decisión, suma de control { $checksum }.
       *[other] La grabación es válida: { $plies } decisiones, suma de control { $checksum }.
    }
cli-replay-gap =
    { $count ->
        [0] Las reglas han cambiado desde entonces: la partida continúa aquí desde su posición guardada.
        [one] La respuesta { $first } no se puede repetir, porque las reglas han cambiado desde entonces. La partida continúa desde su posición guardada.
       *[other] Las respuestas { $first } a { $last } no se pueden repetir, porque las reglas han cambiado desde entonces. La partida continúa desde su posición guardada.
    }
cli-replay-position =
    { $plies ->
        [one] La mesa tras { $ply } de 1 decisión.
       *[other] La mesa tras { $ply } de { $plies } decisiones.
    }
cli-replay-question = Pregunta para { $player }: { $question }
cli-replay-answer = Respuesta de { $player }: { $answer }

## Simulation

cli-progress =
    { $games ->
        [one] { $finished } de 1 partida
       *[other] { $finished } de { $games } partidas
    }
cli-simulated = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } con { $players } { $kind ->
        [random] jugadores aleatorios
       *[other] jugadores
    }, semilla { $seed }
cli-simulated-solo = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $kind ->
        [random] un jugador aleatorio
       *[other] un bot
    } contra el Automa, semilla { $seed }
cli-simulated-bots = Por asiento: { $bots }
cli-speed =
    { $rate ->
        [one] 1 decisión por segundo
       *[other] { $rate } decisiones por segundo
    }
cli-cut-short =
    { $games ->
        [one] 1 de ellas terminó en el límite de años
       *[other] { $games } de ellas terminaron en el límite de años
    }
cli-table-measure = Por partida
cli-table-mean = media
cli-table-least = mín.
cli-table-median = mediana
cli-table-most = máx.
cli-table-years = Duración en años
cli-table-decisions = Decisiones
cli-table-scores = Puntuación de un jugador
cli-table-map = Puntos de un jugador por el mapa
cli-table-workers = Trabajadores especiales formados
cli-table-results = Contra el Automa
cli-table-games = partidas
cli-table-rate = proporción
cli-table-win = Ganadas
cli-table-draw = Empatadas
cli-table-loss = Perdidas
cli-table-seats = Asiento
cli-table-seats-row = Asiento { $number }
cli-table-turn_order = Orden de turno en el primer año
cli-table-turn_order-row = Jugador { $number } en orden de turno
cli-table-wins = victorias
cli-table-win_rate = % victorias
cli-table-mean_score = media
cli-table-actions = Trabajadores colocados, por acción
cli-table-cards = Cartas jugadas, plantadas, completadas o construidas
cli-table-times = veces
cli-table-per_game = por partida
cli-table-by_winners = por ganadores

## Promised deals

cli-verify-help = Comprobar que una partida se jugó con el reparto que su servidor había prometido.
cli-verify-examples =
    {"  "}vendemmia verify game.json
    {"  "}vendemmia verify game.json --commitment 5f0c…
cli-option-verify-record = la grabación de una partida terminada
cli-option-commitment = el compromiso que anotaste al principio, en lugar del de la grabación
cli-option-deal = el nombre del reparto, table:ID o day:FECHA, si la grabación no lo dice
cli-error-no-record = verify necesita una grabación (ver vendemmia verify --help)
cli-error-no-promise = { $file } no contiene ningún compromiso. Indica el que anotaste: --commitment
cli-error-no-deal = { $file } no dice qué reparto se prometió. Indica su nombre, table:ID o day:FECHA: --deal
cli-error-commitment = { $text } no es un compromiso de 64 dígitos hexadecimales
cli-error-deal = { $text } no es el nombre de un reparto, table:ID o day:FECHA
cli-verify-deal = Reparto { $deal }, prometido { $commitment }.
cli-verify-kept =
    { $plies ->
        [one] El reparto es el prometido y la partida se sigue de él: 1 decisión, suma de control { $checksum }.
       *[other] El reparto es el prometido y la partida se sigue de él: { $plies } decisiones, suma de control { $checksum }.
    }
cli-verify-known-deal = Este no es el reparto prometido: ningún secreto decide las cartas de esta partida.
cli-verify-other-secret = Este no es el reparto prometido: su secreto da el compromiso { $found }.
cli-verify-other-game = El secreto es el prometido, pero la partida no se sigue de él. { $problem }
cli-verify-other-rules = No se puede comprobar { $file }: el secreto es el prometido, pero las reglas han cambiado desde la partida.

## vendemmia host

cli-host-help = Nombrar a quienes cuidan de un servidor compartido.
cli-host-examples =
    {"  "}vendemmia host add Marta
    {"  "}vendemmia host list
    {"  "}vendemmia host remove Marta
    {"  "}vendemmia host password Marta
cli-option-host-what = add (añadir), list (mostrar), remove (quitar) o password (contraseña nueva)
cli-option-host-name = el nombre de una cuenta
cli-host-what = Di qué hacer: add NAME, list, remove NAME o password NAME.
cli-host-needs-name = Da el nombre de una cuenta: vendemmia host { $what } NAME
cli-host-unwanted-name = La lista no necesita nombre: vendemmia host list
cli-host-added = { $name }: ya forma parte de la moderación. La mesa está en /desk/.
cli-host-removed = { $name }: ya no forma parte de la moderación.
cli-host-none = No hay nadie en la moderación.
cli-host-unknown = Ninguna cuenta se llama { $name }. Antes la persona debe crear una.
cli-host-guest = { $name } es un invitado. Solo una cuenta puede moderar o tener contraseña.
cli-host-link = Un enlace con el que { $name } elige una contraseña nueva, una vez y en { $hours } horas. Ábrelo bajo la dirección de tu servidor:
cli-host-already = { $name }: ya forma parte de la moderación.
cli-host-not-one = { $name }: no forma parte de la moderación.
cli-host-banned = { $name }: la cuenta está vetada. Levanta antes el veto.
cli-host-not-ready = Esta versión aún no ha usado esta base de datos. Inicia el servidor una vez: vendemmia serve

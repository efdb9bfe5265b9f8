### The pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Jugar · vendemmia
home-brand = vendemmia, ir a la página de inicio
home-tools = Reglas y ajustes
home-rules = Reglas
home-cards = Cartas
home-keys = Teclas
home-settings = Ajustes
home-to-dark = Colores oscuros
home-to-light = Colores claros

home-heading = Un año en el viñedo
home-slogan = Planta, vendimia, elabora, entrega. Cuatro estaciones, un trabajador por turno.
home-play-now = Jugar ya
home-play-now-text = contra un bot, juego base, dos jugadores
home-learn = Aprender en una partida guiada
home-try-extended = Probar el tablero ampliado
home-read-rules = Leer las reglas
home-as = Juegas como { $player }.
home-as-change = Cambiar
home-as-choose = Elige tu nombre y tu color

home-first = ¿Primera vez?
home-first-text = Llevas un pequeño viñedo: planta vides, elabora vino y completa pedidos con él. Cuando alguien llega a 20 puntos de victoria, ese año es el último, y gana quien tenga más puntos.
home-learn-button = Aprender jugando
home-learn-text = una primera partida guiada
home-running-none = Tus partidas se guardan solas: puedes salir cuando quieras.

home-running = Partidas en curso
home-year =
    { $year ->
        [0] Preparación
       *[other] Año { $year }
    }
home-years =
    { $years ->
        [one] 1 año
       *[other] { $years } años
    }
home-turn-yours = Tu turno
home-turn-player = Turno: { $player }
home-turn-bot = { $player } está pensando
home-player-bot = { $name } ({ $level })
home-game-base = Tablero base
home-game-unreadable = Esta versión del programa no puede leer esta partida
home-game-damaged = Algunos datos guardados de esta partida están dañados
home-game-no-players = Una partida dañada
home-game-solo = Solitario, { $level }
home-game-challenge = Desafío { $number }, { $name }
home-ago-now = ahora mismo
home-ago-minutes =
    { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
home-ago-hours =
    { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
home-ago-days =
    { $count ->
        [one] hace 1 día
       *[other] hace { $count } días
    }
home-all-games = Ver las { $count } partidas

home-ended = Partidas terminadas
home-ended-none = Aquí podrás repasar tus partidas terminadas, jugada a jugada.
home-points = { $vp } PV
home-most = más puntos de victoria
home-uploaded = grabación subida
home-result = Resultado
home-result-of = Resultado de la partida: { $players }
home-replay = Repetición
home-replay-of = Repetición de la partida: { $players }

home-upload = Abrir una grabación
home-upload-text = Una partida guardada como archivo, en el navegador o en la terminal.
home-upload-button = Abrir

games-title-running = Partidas en curso, página { $page } de { $pages } · vendemmia
games-title-ended = Partidas terminadas, página { $page } de { $pages } · vendemmia
games-title-deleted = Partidas borradas, página { $page } de { $pages } · vendemmia
games-heading = Todas las partidas
games-lists = Listas de partidas
games-pages-above = Páginas de la lista (arriba)
games-pages-below = Páginas de la lista (abajo)
games-page = Página { $page } de { $pages }
games-first = Primera página
games-before = Anterior
games-after = Siguiente
games-last = Última página

home-delete = Borrar
home-delete-game = Borrar la partida: { $players }
home-deleted = Partidas borradas
home-deleted-game = Has borrado esta partida: { $players }.
home-deleted-text = Puedes recuperar una partida borrada durante un día. Su resultado sigue en las estadísticas.
home-deleted-none = No hay partidas que recuperar.
home-restore = Deshacer
home-restore-game = Recuperar la partida: { $players }

## A new table

new-title = Nueva mesa · vendemmia
new-heading = Nueva mesa
new-about = De dos a seis jugadores: personas que comparten esta pantalla y bots. Las manos quedan ocultas cuando pasas la pantalla.
new-problems = Corrige esto antes, por favor:
new-players = Jugadores
new-opponents = Bots
new-styles = Con estilo propio
new-styles-text = Oponentes con estilo propio: «Más opciones».
new-open = Abrir la mesa
new-all-options = Más opciones
new-cancel = Cancelar

new-who-heading = Quién juega
new-seat = Asiento { $number }
new-who = Juega
new-who-person = Una persona
new-who-person-text = Juega en esta pantalla. Las manos quedan ocultas hasta que el siguiente jugador toma el relevo.
new-name = Nombre
new-name-found = automático
new-names-text = Los nombres pueden tener hasta { $most } caracteres. Si dejas uno vacío, se elige uno automáticamente.
new-name-alone = Tu finca
new-name-person = Jugador { $number }

new-estate-1 = Podere Tramonto
new-estate-2 = Colle Basso
new-estate-3 = Poggio Storto
new-estate-4 = Vigna Lunga
new-estate-5 = Casa Gatto
new-estate-6 = Monte Pigro
new-estate-7 = La Cicala
new-estate-8 = Fonte Chiara
new-estate-9 = Tre Pini
new-estate-10 = Il Vecchio Torchio
new-estate-11 = Campo Ventoso
new-estate-12 = Cascina Lenta

new-modules = Módulos
new-modules-text = Partes de Tuscany que puedes añadir en cualquier combinación. Para una primera partida no necesitas ninguna.
new-variants = Variantes
new-friendly = Bonificaciones amistosas
new-friendly-text = Solo puedes ocupar un espacio de bonificación si puedes usar su bonificación o si la acción no tiene otro espacio libre.
new-advanced = Elige a tus padres
new-advanced-text = Cada jugador recibe dos mamás y dos papás y se queda con uno de cada.

new-more = Ritmo, duración y semilla
new-pace = Pausa antes de cada jugada de un bot
new-pace-text = Ves las jugadas una a una al ritmo de tus ajustes. Esto añade una pausa antes de cada una.
new-pace-off = ninguna
new-pace-fast = corta
new-pace-normal = normal
new-pace-slow = larga
new-years = Número máximo de años
new-years-text = La partida termina tras este año aunque nadie haya alcanzado la meta. Déjalo vacío para jugar sin límite.
new-seed = Semilla
new-seed-text = Un número entero: la misma semilla reparte las mismas cartas, y la mesa indica que el reparto es conocido. Déjala vacía para un reparto al azar que nadie puede conocer.

new-error-players = Elige de { $least } a { $most } jugadores.
new-error-who = Elige una persona o uno de los bots.
new-error-name-taken = El nombre { $name } ya está en uso: cada jugador necesita un nombre distinto.
new-error-modules = Elige solo módulos de la lista.
new-error-pace = Elige uno de los ritmos.
new-error-years = Escribe un número entero de años de 1 a { $most }.
new-error-seed = Escribe un número entero de 18 cifras como máximo.

## The solo game

solo-page-title = Partida en solitario · vendemmia
solo-page-heading = Partida en solitario
solo-page-about = Juegas contra el Automa, que te quita espacios y fija la puntuación que debes superar.
solo-page-level = Nivel
solo-page-play = Jugar a solas
solo-page-all-options = Más opciones
solo-page-modules-text = Puedes jugar los tres módulos en solitario; el Automa agresivo solo juega en el tablero base.
solo-page-error-level = Elige un nivel.
solo-page-error-aggressive = El Automa agresivo solo juega en estos niveles: { $levels }.
solo-page-error-board = El Automa agresivo solo juega en el tablero base, no con este módulo: { $module }.

## The campaign

campaign-page-title = Campaña · vendemmia
campaign-page-heading = Campaña en solitario
campaign-page-about = Ocho desafíos contra el Automa, uno tras otro.
campaign-page-counting = Juegas cada desafío hasta ganarlo, y cada partida cuenta: cuantas menos, mejor. Después de cada partida que no ganas, empiezas la siguiente con una ficha de acción de bonificación más.
campaign-page-way = Tu progreso
campaign-page-progress =
    { $score ->
        [one] { $won } de { $all } ganados en 1 partida
       *[other] { $won } de { $all } ganados en { $score } partidas
    }
campaign-page-best = Lo mejor posible: { $best } partidas.
campaign-page-overview = Todos los desafíos
campaign-page-start-one = Empezar una campaña
campaign-page-restart = Empezar una campaña nueva
campaign-page-play = Desafío { $number }
campaign-page-go-on = Continuar el desafío { $number }
campaign-page-skip = Saltar el desafío { $number }
campaign-page-all = Los ocho desafíos
campaign-page-challenge = Desafío { $number }: { $name }
campaign-page-level = Nivel
campaign-page-aggressive = Agresivo
campaign-page-yes = sí
campaign-page-no = no
campaign-page-not-won = Partidas aún sin ganar
campaign-page-carry = Empiezas con
campaign-page-tokens =
    { $count ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $count } fichas
    }
campaign-page-state-todo = pendiente
campaign-page-state-skipped = saltado
campaign-page-state-won =
    { $games ->
        [one] ganado en 1 partida
       *[other] ganado en { $games } partidas
    }
campaign-page-state-now =
    { $games ->
        [0] siguiente
        [one] siguiente, 1 partida sin ganar
       *[other] siguiente, { $games } partidas sin ganar
    }
campaign-page-finished =
    { $score ->
        [one] Has terminado la campaña en 1 partida; lo mejor posible eran { $best }.
       *[other] Has terminado la campaña en { $score } partidas; lo mejor posible eran { $best }.
    }
campaign-page-damaged = No se puede leer la campaña guardada. No se ha modificado; puedes empezar una nueva.
campaign-page-nothing-to-play = No hay ningún desafío que jugar. Empieza una campaña.
campaign-page-skip-later = Hay una partida de este desafío en curso. Termínala primero, o bórrala en la página de inicio.
campaign-page-no-skip = Debes ganar este desafío; no puedes saltarlo.
campaign-page-start-title = Empezar una campaña · vendemmia
campaign-page-start-heading = Empezar una campaña
campaign-page-aggressive-text = Así se salta el desafío 6, y puedes saltar los desafíos 4 y 7.
campaign-page-running =
    { $score ->
        [one] Hay una campaña en curso: { $won } ganados en 1 partida. Si empiezas una nueva, la anterior se archiva y no podrás continuarla.
       *[other] Hay una campaña en curso: { $won } ganados en { $score } partidas. Si empiezas una nueva, la anterior se archiva y no podrás continuarla.
    }
campaign-page-start = Empezar la campaña
campaign-page-start-again = Archivar la campaña anterior y empezar una nueva

## Keys

keys-title = Teclas · vendemmia
keys-heading = Teclas
keys-about = Puedes jugar toda la partida con el teclado. Estas teclas funcionan en la mesa.
keys-key = Tecla
keys-does = Qué hace
keys-name-enter = Intro
keys-name-tab = Tab
keys-name-esc = Esc
keys-play = Jugar
keys-choice = elegir la primera, segunda… opción de la pregunta
keys-regular = colocar un trabajador normal
keys-grande = colocar el trabajador grande
keys-special = colocar el siguiente tipo de trabajador
keys-enter = jugar lo que tiene el foco
keys-pass = pasar
keys-undo = deshacer el último paso
keys-hurry = dejar que los bots jueguen sin pausa
keys-understand = Entender
keys-why = mostrar por qué algo no es posible
keys-hint = pedir consejo
keys-zoom = leer entera la carta o el espacio con el foco
keys-rules = abrir las reglas
keys-close = cerrar lo que está abierto
keys-move = Moverse
keys-tab = ir al grupo siguiente, o atrás con Mayús
keys-arrows = moverse dentro de un grupo
keys-board = ir al tablero
keys-vineyard = ir a tu viñedo
keys-hand = ir a tu mano
keys-log = ir al registro
keys-on = Los atajos de una tecla están activados.
keys-off = Los atajos de una tecla están desactivados. Tab, Intro, Esc y las flechas siguen funcionando.
keys-switch-off = Desactivar atajos de una tecla
keys-switch-on = Activar atajos de una tecla

## The lessons

guide-title = Aprender · vendemmia
guide-page-heading = Aprender jugando
guide-page-about = Una lección es una partida con un reparto fijo contra un bot fácil. El tutor dice qué hacer y por qué, y sigue a partir de lo que juegues.
guide-page-topics = En resumen
guide-more = Más
guide-more-about = { guide-more }: { $part }

guide-goal = El objetivo
guide-goal-text = Ganas con puntos de victoria, sobre todo los de completar pedidos de vino. Cuando alguien llega a 20, ese año es el último, y gana quien tenga más puntos. Para lograrlo, planta vides en verano y luego, en invierno, vendimia, elabora vino y entrégalo.
guide-papa = Lo que te da tu papá
guide-papa-text = Tu mamá te ha dado trabajadores y cartas. Tu papá te da un trabajador grande, algunas liras y te deja elegir: un regalo que ayuda todos los años o más liras ahora. Las dos cosas son buenas.
guide-row = Cuándo levantarse
guide-row-text = Elige una fila de la tabla de despertar. Con una fila temprana juegas antes en cada estación y encuentras los espacios libres; las filas tardías te dan una bonificación por esperar.
guide-place = Colocar trabajadores
guide-place-text = Por turnos, cada jugador coloca un trabajador en una acción y la realiza. Lo que brilla está a tu alcance y muestra lo que obtienes; pulsa lo que está en gris para ver por qué no puedes elegirlo. Con dos jugadores cada acción tiene un espacio y, cuando está ocupado, solo puede sumarse un trabajador grande.
guide-pass = Guardar trabajadores para el invierno
guide-pass-text = Puedes usar cada trabajador una vez al año: si trabaja en verano, no lo tienes en invierno. Pasa cuando quieras guardar los demás para el invierno. Una vez que has pasado, no colocas más trabajadores en esta estación.
guide-plant = Plantar
guide-plant-text = Una vid plantada se queda ahí. Los valores de todas las vides de un campo no pueden superar el número del campo, y algunas vides requieren una espaldera o riego. Piensa en los pedidos que quieres completar.
guide-visitor = Visitantes
guide-visitor-text = Haces lo que dice la carta de visitante y la descartas. Juega los visitantes de verano en verano y los de invierno en invierno; muchos te dan a elegir entre dos cosas.
guide-fall = Otoño
guide-fall-text = Todos roban un visitante: de verano o de invierno, como prefieras.
guide-winter = Trabajo de invierno
guide-winter-text = Del campo al cliente hacen falta tres trabajadores: vendimiar un campo, elaborar vino con las uvas y completar un pedido con el vino. No tienes que hacerlo todo en un año. Un trabajador que formes ahora puede trabajar desde el año que viene.
guide-harvest = Vendimia
guide-harvest-text = Los valores tintos de un campo se convierten en una uva tinta y los blancos en una uva blanca, y van al lagar. Las vides se quedan; puedes vendimiar cada campo una vez al año.
guide-wine = Elaborar vino
guide-wine-text = Una uva tinta se convierte en vino tinto y una blanca en vino blanco, del mismo valor. La bodega pequeña guarda valores de hasta 3; la mediana, valores de hasta 6 y vino rosado; la grande, valores de hasta 9 y vino espumoso.
guide-order = Completar un pedido
guide-order-text = Entregas de tu bodega vinos de los tipos de la carta y de al menos esos valores. El pedido te da puntos de victoria ahora y aumenta tu pago residual, que cobras todos los años.
guide-year = Un año nuevo
guide-year-text = Al final del año, tus uvas y vinos envejecen y valen uno más si hay sitio, cobras tu pago residual, todos los trabajadores vuelven a casa y descartas hasta tener 7 cartas. Un vino demasiado joven hoy puede completar un pedido el año que viene.

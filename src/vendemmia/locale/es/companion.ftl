### El ayudante para la mesa de verdad: un teléfono junto al tablero. Los scripts ponen los valores entre llaves, así que
### ningún mensaje elige aquí una forma según un número que pone un script.

## The frame

companion-title = { $part } · vendemmia
companion-home = En la mesa de verdad
companion-home-short = Inicio
companion-home-about = Para quienes tienen la caja: el Automa, un marcador, la preparación y las reglas en el teléfono. Después de la primera visita, todo funciona también sin red.
companion-automa = El Automa
companion-automa-short = Automa
companion-automa-about = Roba las cartas, muestra adónde van los trabajadores del Automa y cuenta los años.
companion-campaign = Campaña en la mesa
companion-campaign-about = Ocho desafíos contra el Automa, con tu progreso.
companion-score = Marcador
companion-score-short = Puntos
companion-score-about = Puntos, pagos residuales y el mapa para hasta seis jugadores, con todos los desempates al final.
companion-setup = Preparación
companion-setup-short = Preparar
companion-setup-about = Componentes y pasos para vuestros jugadores y módulos. También elige al azar mamás, papás, trabajadores especiales y el jugador inicial.
companion-ask = Preguntar las reglas
companion-ask-short = Reglas
companion-ask-about = Escribe el nombre de una carta, un trabajador, una estructura o una acción en cualquier idioma, el número de una regla o una pregunta.
companion-ask-go = Buscar
companion-parts = Partes del ayudante
companion-loading = Cargando …
companion-failed = No se han podido cargar los datos. Conéctate una vez a la red y vuelve a abrir esta página.
companion-scripts = El ayudante necesita JavaScript.
companion-offline-ready = Guardado en este dispositivo: el ayudante ya funciona sin red.
companion-offline-link = Abrir el ayudante para la mesa de verdad: funciona sin el servidor
companion-link = En la mesa de verdad
companion-open = Abrir el ayudante
companion-link-text = ¿Tienes la caja? Aquí están el Automa, un marcador, la preparación y las reglas para el teléfono.

## This device

companion-device = Este dispositivo
companion-awake = No apagar la pantalla durante la partida
companion-dark = Colores oscuros
companion-large = Letras más grandes

## Shared by several parts

companion-less = Uno menos
companion-more = Uno más
companion-you = Tú
companion-year = Año { $year }
companion-year-of = Año { $year } de { $years }
companion-next-year = Año siguiente
companion-finish = Terminar la partida
companion-save-result = Añadir a las estadísticas
companion-saved = Guardado. Sin red, se enviará más tarde.
companion-log = Qué ha pasado
companion-board = Tablero
companion-board-base = Tablero básico

## The Automa

companion-automa-start = Empezar
companion-automa-again = Partida nueva
companion-automa-stop = Abandonar esta partida
companion-automa-vp = Automa
companion-automa-deal = Robar: { $season }
companion-automa-deal-first = Pon tu gallo en esta fila y recibe la bonificación si la da ahora. Después, roba para el Automa.
companion-automa-places = El Automa coloca un trabajador en
companion-automa-nothing = nada en esta estación
companion-automa-full = Ya ha colocado a todos sus trabajadores: no roba ninguna carta.
companion-automa-left = En el espacio izquierdo de cada acción.
companion-automa-middle = En el espacio central de cada acción.
companion-automa-cards = Cartas: { $cards }
companion-automa-mine = Ahí está mi trabajador planificado
companion-automa-not-mine = Al final está libre
companion-automa-skipped = ocupado, así que se salta
companion-wake-up = Despertar
companion-row-question = ¿Qué fila de despertar eliges?
companion-rows-closed = No disponibles: { $rows }
companion-row-late = Tienes la ficha de uva, así que debes elegir esta fila.
companion-tokens = Fichas
companion-spend = Usar una ficha de acción de bonificación
companion-start-vp = Empiezas con { $vp } PV.
companion-start-residual = Tu pago residual empieza en { $residual }.
companion-start-tokens = Fichas de acción de bonificación al empezar: { $tokens }
companion-year-end = Fin de año
companion-year-end-base = Envejece tus uvas y vinos, recoge a todos los trabajadores, también los del Automa, cobra tu pago residual y descarta hasta quedarte con 7 cartas.
companion-year-end-extended = Recoge a todos los trabajadores, también los del Automa, envejece tus uvas y vinos, descarta hasta quedarte con 7 cartas, cobra tu pago residual y elige la fila del año siguiente.
companion-ask-first = Escribe primero tus PV.
companion-ask-vp = Tus PV ahora
companion-ask-vp-last = Tus PV ahora, sin lo que puntúa al final
companion-ask-workers = Tengo { $count } trabajadores, sin contar el temporal
companion-ask-large = Tus vinos de valor 7 a 9, a { $vp } PV cada uno
companion-ask-medium = Tus vinos de valor 4 a 6, a { $vp } PV cada uno
companion-ask-stars = Tus estrellas en el mapa
companion-region-automa = { $vp } PV, estrellas del Automa: { $stars }
companion-log-row = Año { $year }: fila { $row }
companion-log-end = Fin del año { $year }

## The campaign

companion-campaign-start = Empezar una campaña
companion-campaign-play = Jugar el desafío { $number }
companion-campaign-again = Empezar de nuevo
companion-campaign-skip = Saltar este desafío
companion-campaign-mark = Jugada en la mesa
companion-campaign-progress = Ganados: { $won } de { $all }. Partidas jugadas: { $score }
companion-campaign-finished = Has ganado la campaña. Partidas jugadas: { $score }; el mínimo posible: { $best }
companion-challenge-won = ganado, partidas: { $games }
companion-challenge-now = siguiente, partidas hasta ahora: { $games }
companion-challenge-todo = bloqueado
companion-challenge-skipped = saltado
companion-campaign-none = Aún no hay ninguna campaña en la mesa.

## The score pad

companion-score-start = Empezar
companion-score-again = Partida nueva
companion-score-stop = Borrar esta partida
companion-colour = Otro color
companion-score-until = La partida termina con el año en que alguien llega a { $vp } PV.
companion-score-until-extended = La partida termina si alguien tiene { $vp } PV al acabar un año.
companion-score-last = Este es el último año.
companion-score-finish = A la puntuación final
companion-score-won = Gana: { $player }
companion-score-shared = Comparten la victoria: { $players }
companion-decided-vp = Gana quien tiene más PV.
companion-decided-lira = { $player }: empate a { $vp } PV, deciden las liras.
companion-decided-wine = { $player }: empate a PV y liras, decide el valor del vino.
companion-decided-grapes = { $player }: empate a PV, liras y vino, decide el valor de las uvas.
companion-decided-shared = { $player }: empate en todo, así que el puesto es compartido.
companion-map = El mapa
companion-of-map = ({ $vp } del mapa)
companion-region-vp = { $vp } PV
companion-region-nobody = nadie
companion-stats =
    { $board ->
        [extended] En la mesa de verdad, tablero ampliado
       *[base] En la mesa de verdad
    }

## Set-up

companion-setup-roll = Elegir al azar
companion-setup-picked = Elegido al azar
companion-setup-first = jugador inicial
companion-setup-specials = Trabajadores especiales: { $workers }
companion-setup-steps = Paso a paso
companion-setup-pieces = Componentes
companion-setup-score = Marcador para esta partida
companion-piece-mats = Tableros de viñedo
companion-piece-roosters = Gallos
companion-piece-grandes = Trabajadores grandes
companion-piece-workers = Trabajadores normales
companion-piece-temporary = Trabajador temporal
companion-piece-stars = Estrellas
companion-piece-automa-workers = Trabajadores del Automa
companion-piece-glass = Fichas de cristal en la tabla de despertar
companion-deck = { $deck } ({ $count })
companion-step-board =
    { $side ->
        [first] Despliega el tablero ampliado por la cara 1, la que no lleva cartas de estructura.
        [second] Despliega el tablero ampliado por la cara 2, la que lleva cartas de estructura.
       *[base] Despliega el tablero.
    }
companion-step-spaces =
    { $spaces ->
        [left] Usad solo el espacio izquierdo de cada acción.
        [middle] Usad los espacios izquierdo y central de cada acción.
       *[all] Usad los tres espacios de cada acción.
    }
companion-step-removed = Retira de la partida estas cartas: { $cards }.
companion-step-decks = Baraja estos mazos y ponlos boca abajo en el tablero: { $decks }.
companion-step-player = Cada jugador toma un tablero de viñedo y, en un color, un gallo, un trabajador grande, { $workers } trabajadores normales y { $structures } estructuras. Todos empiezan con 0 PV y un pago residual de 0.
companion-step-stars = Cada jugador toma además { $stars } estrellas.
companion-step-temporary =
    { $board ->
        [extended] Pon el trabajador temporal en la fila 7, en verano, y la ficha de uva en la fila 7, en invierno.
       *[base] Pon el trabajador temporal junto a la fila 7 de la tabla de despertar.
    }
companion-step-glass = Pon una ficha de cristal en cada fila de la tabla de despertar.
companion-step-automa = Baraja las { $cards } cartas del Automa. Pon { $workers } trabajadores de otro color junto al tablero y el marcador del Automa en el contador de PV: el nivel dice dónde.
companion-step-first =
    { $board ->
        [extended] Elegid al azar un jugador inicial: elige primero a sus padres y su fila del primer año.
       *[base] Elegid al azar un jugador inicial: toma la ficha de uva.
    }
companion-step-specials = Descubre { $count } trabajadores especiales. Todos pueden formar a ambos durante toda la partida.
companion-step-draft =
    { $how ->
        [alone] Roba { $count } cartas de estructura y quédatelas.
       *[together] Cada uno reúne { $count } cartas de estructura: tomad { $count }, quedaos 1, pasad el resto a la izquierda, y así sucesivamente.
    }
companion-step-parents =
    { $variant ->
        [advanced] Reparte a cada jugador { $each } mamás y { $each } papás, boca arriba. En el sentido de las agujas del reloj desde el jugador inicial, cada uno conserva 1 de cada.
       *[usual] Reparte a cada jugador 1 mamá y 1 papá, boca arriba.
    }
companion-step-gifts = En el sentido de las agujas del reloj desde el jugador inicial, cada mamá da { $workers } trabajadores normales y sus cartas. Después, cada papá da un trabajador grande, sus liras y, a elegir, su regalo o más liras. Los padres salen de la partida.
companion-step-rows = En el sentido de las agujas del reloj desde el jugador inicial, cada uno pone su gallo en una fila libre de la 2 a la 7, en la columna de primavera.

## Ask the rules. The common words are those that say nothing in a question. Between the slashes are words that mean the same
## in a question, or nearly: if somebody types one, texts with the others are found too.

companion-common-words = a al algo alguien como con cual cuál cuando cuándo cuanta cuánta cuantas cuántas cuanto cuánto cuantos cuántos de del donde dónde e el él en es esta este esto estar está están hace hacer hay la las lo los me mi mis mientras muy ni no o para pero por porque puede puedo pueden poder que qué quien quién se sea ser si sin sobre solo son su sus te tener tengo tiene tienen tu tus u un una uno usar y ya yo
companion-same-words = puntos pv puntuación / dinero liras lira / máximo límite más / primero empieza inicial / gana ganar victoria ganador / fin final termina acaba acabar terminar / empate empatar igual / mano cartas descartar / pasar pasa / ocupado lleno ocupada / bajar baja perder pierde / entrenar formar contratar / envejecer envejecen envejecimiento / vender venta / comprar / solo solitario automa / cambiar intercambio intercambiar / espaldera trellis enrejado
companion-example-1 = ¿Puedo plantar sin espaldera?
companion-example-2 = ¿Cuándo termina la partida?
companion-example-3 = Sala de degustación
companion-example-4 = ¿Quién gana un empate?
companion-ask-found = Encontrado: { $count }
companion-ask-nothing = No se ha encontrado nada. Prueba con otras palabras o con el nombre de una carta.
companion-ask-rules = Reglas:
companion-kind-action = Acción
companion-kind-region = Región
companion-kind-rule = Regla

## What the server refuses

companion-refused-form = Esto no describe una partida en la mesa, así que no se ha guardado nada.
companion-refused-players = Las estadísticas admiten partidas de dos a seis jugadores, o en solitario contra el Automa. No se ha guardado nada.
companion-refused-name = Un nombre es demasiado largo o tiene signos que no se pueden mostrar. No se ha guardado nada.
companion-refused-number = Un número está fuera de rango. No se ha guardado nada.
companion-refused-campaign = Esta campaña no puede haber ocurrido, así que no se ha guardado nada.
companion-refused-person = Primero indica un nombre en este servidor: inicia sesión o únete a una mesa. El resultado queda en este navegador.

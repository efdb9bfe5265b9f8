### The upper half of the table: top bar, prompt, board, tabs, and reasons in two or three words.
### In a line with icons, [lira]2 means a coin with its amount, [vine] the picture of a vine card.

## The top bar

top-home = vendemmia, ir a la página de inicio
top-brand = vendemmia
top-against-automa = { $player } contra el Automa
top-board-base = tablero base
top-board-extended = tablero ampliado
top-variant-friendly = variante amistosa
top-variant-advanced = variante avanzada
top-challenge = desafío { $number }: { $name }
top-year = Año
top-year-of = de { $years }
top-last-year = el último año
top-set-up = Preparación
top-seasons = Estaciones de este año
top-season-spring = Primavera
top-season-summer = Verano
top-season-fall = Otoño
top-season-winter = Invierno
top-season-yearend = Fin de año
top-season-done = (ya pasó)
top-own = Lo que tienes
top-tools = Herramientas de la mesa
top-hint = Pista
top-rules = Reglas
top-cards = Cartas
top-theme-dark = Colores oscuros
top-theme-light = Colores claros
top-menu = Menú de la mesa
top-menu-leave = Salir de la mesa (la partida queda guardada)
top-menu-replay = Repetición desde el principio
top-menu-record = Descargar la grabación
top-menu-keys = Atajos de teclado
top-menu-help = Ayuda
top-pace = Pausa antes de cada jugada de un bot
top-pace-off = ninguna
top-pace-fast = corta
top-pace-normal = normal
top-pace-slow = larga
top-sounds-on = Activar sonidos: las jugadas y la estación
top-shortcuts-on = Activar atajos de una tecla
top-shortcuts-off = Desactivar atajos de una tecla

## The prompt

prompt-your-turn = Tu turno
prompt-turn-of = { $player }
prompt-turn-of-person = Turno: { $player }
prompt-over = Fin de partida
prompt-thinking = { $player } está pensando
prompt-waiting = Esperando a { $player }
prompt-won =
    { $count ->
        [one] { $players } gana la partida.
       *[other] { $players } comparten la victoria.
    }
prompt-won-you = ¡Has ganado!
prompt-won-automa = El Automa gana la partida.
prompt-help-over = Mira de dónde salieron los puntos o repasa la partida paso a paso.
prompt-help-thinking = En esta mesa los bots hacen una pausa antes de jugar.
prompt-help-glow = Elige lo que brilla.
prompt-help-there = Elige en la mesa lo que brilla.
prompt-help = Elige una de estas opciones.
prompt-help-place = Los espacios que brillan muestran lo que obtienes.
prompt-help-next = Después le toca a { $player } y ya no puedes deshacer.
prompt-worker-group = Trabajador que colocas
prompt-worker =
    { $worker ->
        [regular] Normal
        [grande] Grande
       *[other] { $name }
    }
prompt-pass = Pasar
prompt-pass-sure = Pulsa otra vez para pasar
prompt-pass-keep = guardas { $count } para { FORM($season, "low") }
prompt-pass-idle =
    { $count ->
        [one] 1 sin usar
       *[other] { $count } sin usar
    }
prompt-pass-brings = obtienes:
prompt-row = Fila { $row }
prompt-row-empty = sin bonif.
prompt-order = Pedido
prompt-field =
    { $field ->
        [all] Todos los campos
       *[other] Campo { $field }
    }
prompt-field-empty = vacío
prompt-field-filled = { $value } de { $field }
prompt-take =
    { $worker ->
        [regular] Recuperar trabajador: { $action }
        [grande] Recuperar grande: { $action }
       *[other] Recuperar { $worker }: { $action }
    }
prompt-advised = Elegir por mí
prompt-advised-help = como haría la pista
prompt-all = Ver todo
prompt-all-count = Ver todo ({ $count })
prompt-all-close = Cerrar
prompt-all-other = Otras respuestas
prompt-locks = Revela información oculta, así que no puedes deshacerlo.
prompt-skip = Saltar
prompt-skip-help = sin esperar a los bots
prompt-result = Resultado
prompt-replay = Repetición
prompt-thread = Este turno
prompt-locked = fijado
prompt-here = estás aquí
prompt-more-steps = { $count } más
prompt-undo = Deshacer
prompt-always = Omitir siempre
prompt-always-help = en esta mesa, hasta nuevo aviso
prompt-undo-none = nada que deshacer
prompt-undo-steps =
    { $count ->
        [one] 1 paso atrás
       *[other] 1 de { $count } pasos
    }
prompt-undo-of = último paso de { $player }
prompt-undo-turn = Todo el turno
prompt-undo-turn-steps = { $count } pasos atrás
prompt-live =
    { $count ->
        [one] { $question } 1 opción.
       *[other] { $question } { $count } opciones.
    }

# A step of this turn, in two or three words.
prompt-step-hidden =
    { $kind ->
        [mama] una mamá
        [papa] un papá
       *[card] una carta
    }
prompt-step-place =
    { $worker ->
        [regular] trabajador: { $action }
        [grande] grande: { $action }
       *[other] { $worker }: { $action }
    }
prompt-step-take =
    { $worker ->
        [regular] vuelve: { $action }
        [grande] vuelve grande: { $action }
       *[other] vuelve { $worker }: { $action }
    }
prompt-step-field =
    { $thing ->
        [all] todos los campos
       *[other] campo { $thing }
    }
prompt-step-row = fila { $thing }
prompt-step-order = un pedido
prompt-step-papa-gift = el regalo
prompt-step-papa-lira = las liras
prompt-step-count =
    { $thing ->
        [0] ninguna carta
        [1] 1 carta
       *[other] { $thing } cartas
    }
prompt-step-make =
    { $thing ->
        [red] vino tinto
        [white] vino blanco
        [blush] vino rosado
       *[sparkling] vino espumoso
    }
prompt-step-bonus =
    { $thing ->
        [left] bonif. izquierda
        [middle] bonif. central
       *[right] bonif. derecha
    }
prompt-step-mat = en su tablero
prompt-step-pass = pasar
prompt-step-done = listo
prompt-step-no = rechazado
prompt-step-yes = aceptado
prompt-step-token = ficha gastada
prompt-step-do-action = primero la acción
prompt-step-do-bonus = bonificación

## The board

board-board = Tablero
board-you = Tú
board-or = o
board-waiting = espera su estación
board-moved = desde tu último turno
board-space = { $action }, { $space }
board-space-bonus = { $action }, { $space } (bonificación: { $bonus })
board-free = libre
board-slot = { $space }: { $who }
board-slot-other = { $space }: { $worker }
board-other-worker = con este trabajador no, pero sí con tu { $worker }
board-turns = Orden de turnos
board-turn-passed = (ha pasado)
board-legend-open = abierto
board-legend-other = otro trabajador
board-legend-why = ¿por qué no?
board-legend-new = nuevo
board-beside = al lado
board-wakeup = Despertar
board-chart = Tabla de despertar
board-chart-caption = Tabla de despertar: filas 1 a 7, una columna por estación
board-chart-row = Fila
board-chart-next = llegas aquí al pasar
board-row = Fila { $row }: { $bonus }
board-rooster = aquí: { $player }
board-rooster-ahead = el año que viene: { $player }
board-glass = ficha de acción de bonificación
board-first-player =
    { $own ->
        [yes] Jugador inicial: tú
       *[no] Jugador inicial: { $player }
    }
board-held =
    { $own ->
        [yes] en tu poder
       *[no] en poder de { $player }
    }
board-fall = todos roban [summer] o [winter]; 2 con [cottage]
board-state-done = ya pasó
board-state-now = ahora
board-state-next = sigue
board-state-later = después
board-decks = Mazos
board-deck-vine = Vides
board-deck-summer = Verano
board-deck-winter = Invierno
board-deck-order = Pedidos
board-deck-structure = Estructuras
board-deck = { $deck }: { $undrawn } por robar, { $discarded } en los descartes
board-deck-top = { $deck }, primera carta: { $card }
board-specials = Trabajadores especiales
board-specials-price = +£{ $lira }
board-specials-cost = formar a uno cuesta £{ $lira } más
board-special-more = Más sobre el trabajador especial: { $worker }
board-map = Influencia
board-map-plain = las regiones no puntúan en esta partida
board-region =
    { $held ->
        [lead] { $region }. { $text } Estrellas: { $stars }. Mayoría: { $leader }.
        [tied] { $region }. { $text } Estrellas: { $stars }, empate.
       *[no] { $region }. { $text } Estrellas: { $stars }.
    }
board-stars = { $player } { $count }
board-stars-none = ninguna

# What the icons are called.
board-icon-lira = liras
board-icon-vp = puntos de victoria
board-icon-residual = pago residual
board-icon-worker = trabajador
board-icon-grande = trabajador grande
board-icon-star = estrella
board-icon-card = carta de cualquier tipo
board-icon-discard = cartas que descartar
board-icon-structure_card = carta de estructura
board-icon-plant = vid que plantar
board-icon-harvest = campo que vendimiar
board-icon-field = campo
board-icon-make_wine = vino que elaborar
board-icon-wine = vino
board-icon-fill_order = pedido que completar
board-icon-uproot = vid que arrancar
board-icon-play_summer = visitante de verano que jugar
board-icon-play_winter = visitante de invierno que jugar
board-icon-build = estructura que construir
board-icon-sell_grape = uvas que vender
board-icon-sell_field = campo que vender
board-icon-buy_field = campo que recomprar
board-icon-destroy = carta de estructura que demoler
board-icon-trade = intercambio
board-icon-grape = uva
board-icon-grape_token = ficha de uva
board-icon-age_grapes = envejecer todas las uvas
board-icon-age_wine = vino que envejecer
board-icon-token = ficha de acción de bonificación
board-icon-red_grape = uva tinta
board-icon-white_grape = uva blanca
board-icon-red_wine = vino tinto
board-icon-white_wine = vino blanco
board-icon-blush_wine = vino rosado
board-icon-sparkling_wine = vino espumoso

# The actions in one or two words, and what they give.
board-action-draw_vine = Robar vid
board-line-draw_vine = roba 1 [vine]
board-action-give_tour = Guiar visita
board-line-give_tour = gana [lira]2
board-action-build_structure = Construir
board-line-build_structure = paga 1 estructura
board-action-play_summer_visitor = Visitante verano
board-line-play_summer_visitor = juega 1 [summer]
board-action-sell_or_field = Vender
board-line-sell_or_field = uvas, o 1 campo
board-action-plant_vine = Plantar vid
board-line-plant_vine = planta 1 [vine]
board-action-draw_order = Robar pedido
board-line-draw_order = roba 1 [order]
board-action-harvest_field = Vendimiar
board-line-harvest_field = 1 campo, uvas al lagar
board-line-harvest_field-three = hasta 3 campos, uvas al lagar
board-action-train_worker = Formar
board-line-train_worker = paga [lira]4 por 1 [worker]
board-action-play_winter_visitor = Visitante invierno
board-line-play_winter_visitor = juega 1 [winter]
board-action-make_wine = Elaborar vino
board-line-make_wine = hasta 2 [wine]
board-action-fill_order = Completar pedido
board-line-fill_order = entrega 1 [order]
board-action-gain_lira = Carro
board-line-gain_lira = sin límite, todo el año
board-action-yoke = Yugo
board-line-yoke = vendimia 1 campo o arranca 1 vid
board-action-influence = Influencia
board-line-influence = coloca o mueve 1 [star]
board-action-trade = Intercambio
board-line-trade = 2 [card], [lira]3, [vp]1 o 1 [grape] por otra cosa
board-action-flip_field = Campo
board-line-flip_field = compra o vende 1 campo
board-action-build_or_tour = Construir o guiar
board-line-build_or_tour = 1 estructura, o [lira]2
board-action-sell_wine = Vender vino
board-line-sell_wine = 1 [wine] por [vp]1 a [vp]4
board-action-destroy_structure = Demoler
board-line-destroy_structure = descarta 1 [structure] tuya

# What the player has for an action.
board-ready-summer =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-ready-winter =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-ready-vine =
    { $count ->
        [one] 1 vid
       *[other] { $count } vides
    }
board-ready-order =
    { $count ->
        [one] 1 pedido
       *[other] { $count } pedidos
    }
board-ready-field =
    { $count ->
        [one] 1 campo
       *[other] { $count } campos
    }
board-ready-grape =
    { $count ->
        [one] 1 uva
       *[other] { $count } uvas
    }
board-ready-wine =
    { $count ->
        [one] 1 vino
       *[other] { $count } vinos
    }

## Tabs

board-parts = Partes del tablero
board-part-season = Estación
board-part-map = Mapa
board-part-year = Año
tab-parts = Partes de la mesa
tab-year = Año { $year }
tab-board = Tablero
tab-vineyard = Viñedo
tab-hand = Mano
tab-rivals = Rivales
tab-log = Registro
tab-has-choice = (hay que elegir)

## Reasons in two or three words, on something greyed out. "lacking" is how much is missing.

short-not-asked = ahora no
short-wrong-season = otra estación
short-worker-away = no disponible
short-space-closed = no se usa
short-space-taken = ocupado
short-spaces-free = quedan espacios
short-bonus-unusable = bonif. imposible
short-bonus-mandatory = bonif. obligatoria
short-not-built = sin construir
short-used-this-year = usado este año
short-deck-empty = mazo vacío
short-pile-empty =
    { $needs ->
        [1] pila vacía
       *[other] faltan pilas
    }
short-too-few-decks = faltan mazos
short-card-not-held = no en mano
short-not-a-vine = falta una vid
short-field-full = campo lleno
short-structure-needed = falta estructura
short-vine-not-there = no está ahí
short-same-field = mismo campo
short-switch-overfills = no cabe
short-field-sold = campo vendido
short-field-planted = tiene vides
short-field-too-dear =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
short-field-empty = sin vides
short-field-harvested = vendimiado
short-already-built = ya construida
short-medium-cellar-first = antes la mediana
short-building-too-dear =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
short-cost-not-meant = otro coste
short-not-offered = no se ofrece
short-cellar-complete = bodega completa
short-grape-missing = falta uva
short-medium-cellar-needed = falta bodega mediana
short-large-cellar-needed = falta bodega grande
short-no-wine-icon = sin sitio
short-wine-missing = falta ese vino
short-wine-too-low = valor bajo
short-not-an-order = falta un pedido
short-order-not-fillable = faltan vinos
short-wine-cannot-age = no envejece
short-training-too-dear =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
short-worker-limit = equipo completo
short-not-a-visitor-of-season =
    { $deck ->
        [summer] sin visitante de verano
       *[winter] sin visitante de invierno
    }
short-not-playable = no jugable
short-rest-impossible = impide el resto
short-at-least-one = al menos una vez
short-nothing-to-count = nada cuenta
short-condition-not-met = no se cumple
short-lira-short =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
short-part-done = ya hecho
short-icon-taken = casilla ocupada
short-vp-at-floor = faltan PV
short-residual-short = residual bajo
short-residual-full = residual al máximo
short-too-few-cards = faltan cartas
short-wrong-kind-of-card = otro tipo
short-row-taken =
    { $row ->
        [unset] sin otra fila
       *[other] ocupada
    }
short-parent-not-dealt = no repartida
short-no-worker-to-take-back = ninguno colocado
short-worker-not-there = no está ahí
short-no-later-season = última estación
short-no-earlier-season = primera estación
short-neighbour-cannot = no puede
short-not-an-opponent = no es oponente
short-asked-already = ya elegido
short-too-many-pledged = demasiadas
short-no-glass-token = sin ficha
short-not-for-organizer = esta fila no
short-no-bonus-token = sin bonif. útil
short-orders-forbidden = sin pedidos
short-vines-all-taken = agotadas
short-only-grande-beside = solo grande
short-space-needed = falta espacio
short-toll-too-dear =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
short-no-visitor-there = sin visitante
short-not-drawn = no recién robada
short-not-in-this-game = no en la partida
short-special-owned = ya lo tienes
short-special-too-dear =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
short-field-built-on = construido
short-field-not-empty = tiene vides
short-mat-full = tablero lleno
short-no-place-to-build = sin sitio
short-not-a-structure = no es estructura
short-no-structure-card = sin cartas
short-not-standing = sin construir
short-wine-aged-already = ya envejecido
short-type-made-already = solo uno
short-region-absent = no está
short-no-star-there = sin estrella
short-same-region = misma región
short-nothing-to-trade = nada que dar
short-same-for-same = lo mismo
short-row-reserved =
    { $row ->
        [1] reservada
       *[other] solo la fila 1
    }
short-action-spoilt = impide la acción

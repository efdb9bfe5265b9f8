### The lower half and the side column of a table: vineyard, hand, rivals, log, open information.

## A vineyard

vineyard-heading = Tu viñedo
vineyard-heading-of = Viñedo de { $player }
vineyard-title = { vineyard-heading-of } · vendemmia
vineyard-lira = liras
vineyard-residual = pago residual
vineyard-vp = puntos de victoria
vineyard-stars = estrellas
vineyard-tokens = fichas de acción de bonificación
vineyard-of-target =
    { $solo ->
        [yes] contra { $target }
       *[no] de { $target }
    }
vineyard-each-year = cada año
vineyard-left = quedan
vineyard-none = ninguna
    .masc = ninguno
vineyard-structures = Estructuras
vineyard-fields = Campos
vineyard-used = ya se ha usado este año
vineyard-goes = Construir con un trabajador
vineyard-structure-label =
    { $built ->
        [yes]
            { $used ->
                [yes] { $structure }: en pie, ya se ha usado este año. ¿Qué hace?
               *[no] { $structure }: en pie. ¿Qué hace?
            }
       *[no] { $structure }: sin construir, cuesta £{ $cost }. ¿Qué hace?
    }
vineyard-place-here = colocar
vineyard-worker-there = aquí hay un { $worker }
vineyard-slot = hueco libre

# Fields.
vineyard-field = Campo { $value }
vineyard-field-sold = vendido
vineyard-field-built = construido
vineyard-field-empty = vacío
vineyard-field-planted =
    { $free ->
        [0] lleno
        [one] 1 libre
       *[other] { $free } libres
    }
vineyard-field-room = vacío: caben { $free }
vineyard-field-used = { $used } de { $value } ocupados
vineyard-vines = Vides del campo { $value }
vineyard-shelf = Pedidos cumplidos
vineyard-harvest = vendimiar
vineyard-harvested = vendimiado este año

# Crush pad and cellar.
vineyard-pad-caption = Lagar y bodega por valor
vineyard-crush-pad = Lagar
vineyard-cellar = Bodega
vineyard-tier-small = pequeña
vineyard-tier-medium = mediana
vineyard-tier-large = grande
vineyard-grapes-red = Tinta
vineyard-grapes-white = Blanca
vineyard-kind-red = Tinto
vineyard-kind-white = Blanco
vineyard-kind-blush = Rosado
vineyard-kind-sparkling = Espumoso
vineyard-letter-red = T
vineyard-letter-white = B
vineyard-letter-blush = R
vineyard-letter-sparkling = E
vineyard-grape-red = uva tinta
vineyard-grape-white = uva blanca
vineyard-wine-red = vino tinto
vineyard-wine-white = vino blanco
vineyard-wine-blush = vino rosado
vineyard-wine-sparkling = vino espumoso

# Workers.
vineyard-crew-ready = Disponibles: { FORM($workers, "masc") }.
vineyard-crew-placed = Colocados: { $workers }.
vineyard-crew-training = En formación: { $workers }.
vineyard-crew-temporary = Uno es el trabajador temporal.
vineyard-crew-regular =
    { $count ->
        [one] 1 trabajador normal
       *[other] { $count } trabajadores normales
    }
vineyard-crew-grande = trabajador grande

## Cards

# What comes before and after amounts in the texts of cards and of the log; the page draws the icons of lira and VP there.
card-show-lira-sign = £
card-show-vp-unit = PV
card-show-order = Pedido
card-show-mama = Mamá
card-show-papa = Papá
card-show-or = o
card-show-two-of = Dos de estas:
card-show-times = ×{ $count }
card-show-needs = requiere { FORM($structure, "def") }
card-show-needs-label = Requiere
card-show-needs-nothing = no requiere estructuras
card-show-built = construida
card-show-not-built = sin construir
card-show-not-possible = no es posible
card-show-when-built = Al construirla
card-show-order-vp =
    { $count ->
        [one] punto de victoria
       *[other] puntos de victoria
    }
card-show-order-residual = pago residual, cada año
card-show-more = Reglas y otras cartas
card-show-read = Leer entera: { $name }
card-show-label =
    { $used ->
        [no] { $kind } { $name }. Leer entera.
       *[yes] { $kind } { $name }: { $use }. Leer entera.
    }

## The hand

hand-heading = Tu mano
hand-heading-of = Mano de { $player }
hand-count =
    { $count ->
        [one] 1 carta, límite de fin de año: { $limit }
       *[other] { $count } cartas, límite de fin de año: { $limit }
    }
hand-sort = Ordenar mano
hand-sort-type = Por tipo
hand-sort-usable = Útiles primero
hand-empty = Sin cartas
hand-tip = Pulsa una carta para leerla entera
hand-offered = En la mesa
hand-fresh = recién robada
hand-fresh-label = { $card }, { hand-fresh }
hand-locks = revela información oculta, no se deshace
hand-vine-lacks = falta: { $structures }
hand-vine-no-room = no cabe en ningún campo
hand-vine-fits =
    { $count ->
        [one] cabe en el campo { $fields }
       *[other] cabe en los campos { $fields }
    }
hand-order-forbidden = sin pedidos en este desafío
hand-order-ready =
    { $count ->
        [one] tienes el vino
        [2] tienes los dos vinos
       *[other] tienes todos los vinos
    }
hand-order-lacks =
    { $best ->
        [0]
            { $wine ->
                [red] aún sin vino tinto
                [white] aún sin vino blanco
                [blush] aún sin rosado
               *[sparkling] aún sin espumoso
            }
       *[other]
            { $wine ->
                [red] tu mejor tinto: { $best }
                [white] tu mejor blanco: { $best }
                [blush] tu mejor rosado: { $best }
               *[sparkling] tu mejor espumoso: { $best }
            }
    }
hand-order-two =
    { $wine ->
        [red] exige dos tintos
        [white] exige dos blancos
        [blush] exige dos rosados
       *[sparkling] exige dos espumosos
    }
hand-structure-affordable = puedes pagarla
hand-structure-dear =
    { $lacking ->
        [one] falta £1
       *[other] faltan £{ $lacking }
    }
hand-structure-no-place = sin sitio para construirla
hand-visitor-season =
    { $deck ->
        [summer] se juega en verano
       *[winter] se juega en invierno
    }
hand-visitor-idle = ahora no se puede jugar
hand-visitor-ready = se puede jugar
hand-visitor-parts =
    { $amount ->
        [all] todas las partes posibles
       *[some]
            { $count ->
                [one] 1 parte posible
               *[other] { $count } partes posibles
            }
    }

## Rivals and the Automa

rival-side = Clasificación, rivales y registro
road-level = Empate a { $vp }: { $players }
lead-first = Llevas { $count } PV de ventaja a { $other }
lead-second = { $player } te lleva { $count } PV de ventaja
lead-other = { $player } lleva { $count } PV de ventaja a { $other }
lead-because = { $lead }: { $reason }
lead-if-ended = { $lead } ({ map-key-end })
lead-why-orders =
    { $more ->
        [one] 1 pedido a { $less }
       *[other] { $more } pedidos a { $less }
    }
lead-why-points =
    { $more ->
        [one] { $more } punto a { $less } con { $source }
       *[other] { $more } puntos a { $less } con { $source }
    }
lead-most = sobre todo con { $source }, { $vp }
lead-none =
    { $goal ->
        [0] Nadie tiene puntos todavía
       *[other] Nadie tiene puntos todavía; la partida acaba con { $goal }
    }
lead-tie-lira =
    { $who ->
        [you] tienes más liras, £{ $more } a £{ $less }
       *[other] { $player } tiene más liras, £{ $more } a £{ $less }
    }
lead-tie-wine =
    { $who ->
        [you] tienes vinos de más valor, { $more } a { $less }
       *[other] { $player } tiene vinos de más valor, { $more } a { $less }
    }
lead-tie-grapes =
    { $who ->
        [you] tienes uvas de más valor, { $more } a { $less }
       *[other] { $player } tiene uvas de más valor, { $more } a { $less }
    }
lead-sources = De dónde salen los puntos de cada uno
rival-heading = Clasificación y rivales
rival-number = { $number }
rival-residual = Residual
rival-standing = { $player } { $vp }
rival-payment = { $player } { $lira }
rival-track =
    { $solo ->
        [yes] Puntos de victoria: { $standings }. Pago residual: { $payments }, como máximo { $most }.
       *[no] Puntos de victoria: { $standings }; la partida termina tras el año en que alguien llega a { $goal }. Pago residual: { $payments }, como máximo { $most }.
    }
rival-person = persona
rival-bot = bot: { $bot }
rival-acts = le toca
rival-passed = ha pasado
rival-row = fila { $row }
rival-next-row = → { $row }
rival-look = Ver el viñedo de { $player }
rival-grapes = uvas
rival-wines = vinos
rival-stars = estrellas restantes
rival-hand = cartas en mano
rival-pack = cartas de estructura para elegir
rival-automa-year =
    { $year ->
        [0] preparación, { $years } años
       *[other] año { $year } de { $years }
    }
rival-automa-level =
    { $aggressive ->
        [yes] { $level }, agresivo
       *[no] { $level }
    }
rival-automa-about = { rival-automa-level }, { rival-automa-year }
rival-automa-rules = Cómo juega
rival-automa-card = Carta { $card }
rival-automa-blocks = Bloquea: { $actions }.
rival-automa-markers = Sus puntos por año
rival-automa-marker-year = año { $year }
rival-challenge =
    { $campaign ->
        [yes] Campaña, desafío { $number }: { $name }.
       *[no] Desafío { $number }: { $name }.
    }
rival-glass =
    { $count ->
        [0] No tienes fichas de acción de bonificación. Filas que aún tienen una ficha de cristal: { $rows }.
        [one] Tienes 1 ficha de acción de bonificación. Filas que aún tienen una ficha de cristal: { $rows }.
       *[other] Tienes { $count } fichas de acción de bonificación. Filas que aún tienen una ficha de cristal: { $rows }.
    }

## The log

log-recap = Desde tu último turno
log-last-card = La última carta jugada
log-heading = Registro
log-full = Registro completo
log-newest-first = Registro, primero lo más reciente
log-nothing-new = Sin novedades.
log-empty = Aún no ha ocurrido nada.
log-show = Mostrar las acciones de
log-show-all = Todos
log-set-up = Preparación
log-year = Año { $year }
log-year-end = Fin de año
log-years = Años
log-earlier = Antes, hasta el año { $year }
log-later = Después, desde el año { $year }
log-now = ahora
log-waiting = Esperando a los demás.
log-season = { $season }, año { $year }
log-turns =
    { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
log-older = { $token } pasa a { $value }
log-ages = { $player }: { $tokens }.
log-title = Registro · vendemmia
log-back = Volver a la mesa
recap-intro = Llevas un rato fuera. Primero lo más antiguo:
recap-step-through = Paso a paso
recap-go-on = Continuar

## Open information

aid-link = ¿Qué queda?
aid-title = Qué queda · vendemmia
aid-heading = Qué queda
aid-intro = Todo esto es información abierta: los mazos completos menos las cartas descartadas, las de la mesa y las de tu mano.
aid-pile = { $left } por robar, { $discarded } en los descartes
aid-may-come =
    { $count ->
        [one] 1 carta que no puedes ver, en el mazo o en otra mano
       *[other] { $count } cartas que no puedes ver, en el mazo o en otras manos
    }
aid-discarded = Descartadas
aid-nothing-discarded = No hay cartas descartadas.
aid-top = Primera carta: { $card }
aid-orders = { $vp } PV, +£{ $residual } al año
aid-hands = Cartas en mano
aid-player = Jugador
aid-total = Total
aid-my-orders = Tus pedidos
aid-my-vines = Lo que te dan tus campos
aid-no-orders = No tienes pedidos.
aid-deck-vine = Vides
aid-deck-summer = Visitantes de verano
aid-deck-winter = Visitantes de invierno
aid-deck-order = Pedidos
aid-deck-structure = Cartas de estructura

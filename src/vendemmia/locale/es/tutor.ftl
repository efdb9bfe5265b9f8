### The tutor: lessons with a fixed deal. Each step has a heading, what to do, and why; $variant chooses what is true now.

tutor-lesson =
    { $lesson ->
        [first] Lección 1 · Tu primer pedido
        [tuscany] Lección 2 · Tuscany
        [table] El tutor en tu mesa
       *[crew] Lección 3 · Trabajadores especiales
    }
tutor-lesson-text =
    { $lesson ->
        [first] Dos años en el tablero base, desde tus primeras cartas hasta tu primer pedido completado. Unos doce minutos.
        [tuscany] Un año en el tablero ampliado: cuatro estaciones, el mapa y la nueva tabla de despertar. Unos ocho minutos.
       *[crew] Construye una carta de estructura, forma a un trabajador especial y úsalo. Unos ocho minutos.
    }
tutor-start = Empezar la lección { $number }
tutor-have =
    { $vp ->
        [one] Tienes 1 punto.
       *[other] Tienes { $vp } puntos.
    }
tutor-worth =
    { $worth ->
        [one] 1 punto
       *[other] { $worth } puntos
    }
tutor-crew =
    { $workers ->
        [one] 1 trabajador
       *[other] { $workers } trabajadores
    }
tutor-worker = un trabajador
tutor-vp = 1 punto
tutor-way = El camino hacia el objetivo
tutor-way-done = hecho
tutor-way-plan = Plan
tutor-way-plant = Plantar
tutor-way-harvest = Vendimia
tutor-way-wine = Vino
tutor-way-fill = Pedido
tutor-way-row = Fila
tutor-way-star = Estrella
tutor-way-next = Otro año
tutor-way-card = Carta
tutor-way-build = Construir
tutor-way-train = Formar
tutor-way-special = Usarlo
tutor-why = ¿Por qué?
tutor-rules = Reglas
tutor-rules-about = { tutor-rules }: { $step }
tutor-next = Siguiente
tutor-leave = Salir de la lección
tutor-show = Muéstramelo
tutor-press = Pulsa: { $answer }
tutor-aim = El tutor señala aquí.
tutor-play-on = Seguir sin el tutor
tutor-next-lesson = Siguiente lección
tutor-real-game = Partida de verdad
tutor-wait = { $player } está jugando
tutor-wait-text = Mira qué cambia. Después te toca a ti.
tutor-telling = Mira lo que pasa. Después te diré qué sigue.

## Lesson 1: the start

tutor-goal = El objetivo: { $target } puntos
tutor-goal-text = La mayoría de los puntos salen de los pedidos de vino. El año en que alguien llega a { $target } es el último, y gana quien tenga más puntos.
tutor-goal-why =
    { $has ->
        [order] Tu primer pedido vale { $points } puntos y después te paga £{ $income } cada año.
       *[none] Un pedido te da entre 2 y 6 puntos y después te paga todos los años.
    }
tutor-order =
    { $has ->
        [order] Tu pedido exige { $wines }
       *[none] Necesitas un pedido
    }
tutor-order-text =
    { $has ->
        [order] Está en tu mano, junto con la vid con la que empieza todo. Cada vino comienza como una vid en tus campos.
       *[none] Los pedidos son cartas de tu mano. Los robas en invierno, o con la fila 3 de la tabla de despertar.
    }
tutor-order-why =
    { $growing ->
        [both] { $vine } da { $grapes }. Requiere { FORM($structure, "def") }, que cuesta £{ $price }; tienes £{ $lira }.
        [vine] { $vine } da { $grapes }, y no falta nada para plantarla.
       *[none] Para lograrlo tienes £{ $lira } y { tutor-crew }.
    }
tutor-plan = Del campo al pedido
tutor-plan-text = En verano plantas. En invierno vendimias las uvas, elaboras vino con ellas y completas el pedido: un trabajador para cada paso.
tutor-plan-why = Tareas del plan: { $jobs }. Tienes { tutor-crew }, y cada trabajador actúa una vez al año.
tutor-papa =
    { $variant ->
        [money] Toma las liras
       *[gift] Toma el regalo: { FORM($gift, "def") }
    }
tutor-papa-text = Tu papá te ofrece { FORM($gift, "def") } o £{ $extra } más.
tutor-papa-why =
    { $variant ->
        [money] Antes necesitas { FORM($structure, "def") }, que cuesta £{ $price }; tienes £{ $lira }.
        [needed] Forma parte de tu plan, y así no tienes que pagar por ello.
       *[gift] Te acompaña toda la partida; £{ $extra } se gastan una vez.
    }
tutor-row = Despierta en la fila { $row }
tutor-row-text =
    { $variant ->
        [worker] La fila 7 te da un trabajador más este año.
        [order] La fila 3 te da un pedido.
        [vine] La fila 2 te da una vid.
        [lira] La fila 4 te da £1.
        [point] La fila 6 te da 1 punto.
        [visitor] La fila 5 te da un visitante.
       *[early] La fila 1 no te da nada, pero vas antes que nadie en cada estación.
    }
tutor-row-why =
    { $variant ->
        [worker] Tareas que le quedan a tu plan: { $jobs }. Y tienes { tutor-crew }.
        [order] No tienes ningún pedido que tus vides puedan completar pronto.
        [vine] No tienes ninguna vid de las que necesita tu pedido.
        [lira] Te falta dinero para { FORM($structure, "def") }.
        [point] 1 de los { $target } puntos que necesitas, solo por levantarte tarde.
       *[visitor] Tareas de tu plan: { $jobs }, para { tutor-crew }.
    }
tutor-summer = Verano: las vides, a la tierra
tutor-summer-text = Coloca tus trabajadores de uno en uno; tu oponente hace lo mismo. El espacio con el anillo es lo que tu plan necesita ahora. Todo lo demás que brilla también está permitido.
tutor-summer-why = Con dos jugadores cada acción tiene un espacio. Cuando está ocupado, solo puede sumarse un trabajador grande.
tutor-winter = Invierno: de las uvas al vino
tutor-winter-text =
    { $workers ->
        [one] Los trabajadores colocados en verano se quedan donde están. Te queda 1 para el invierno.
       *[other] Los trabajadores colocados en verano se quedan donde están. Te quedan { $workers } para el invierno.
    }
tutor-winter-why = Vendimiar, elaborar vino, completar el pedido: puedes repartirlo en varios inviernos, y no se pierde nada.
tutor-year = Año { $year }: todo ha envejecido
tutor-year-text =
    { $variant ->
        [ready] Al final del año, vinos y uvas ganan 1 de valor donde hay sitio. Tus vinos ya sirven para tu pedido.
        [wine] Al final del año, tus vinos y uvas han ganado 1 de valor, hasta donde lo permite tu bodega.
        [grapes] Al final del año, tus uvas han ganado 1 de valor.
        [vines] Tus vides se quedan donde están. Puedes vendimiar cada campo una vez al año.
       *[start] Todos los trabajadores han vuelto. Tus campos siguen vacíos.
    }
tutor-year-why = Tus { $workers } trabajadores han vuelto, y tu pago residual fue de £{ $residual }. Completar pedidos lo aumenta.

## Where to place a worker

tutor-fill = Completa tu pedido
tutor-fill-text = Tu bodega tiene los vinos. Coloca un trabajador en «Completar pedido».
tutor-fill-why = { $points } puntos, y £{ $income } más cada año.
tutor-wine = Elabora vino
tutor-wine-text = Coloca un trabajador en «Elaborar vino»: hasta 2 vinos con un trabajador.
tutor-wine-why =
    { $kind ->
        [red]
            { $variant ->
                [enough] El pedido exige tinto { $least }, y tus uvas dan tinto { $value }.
               *[young] El pedido exige tinto { $least }. Tus uvas dan tinto { $value }, y el vino gana 1 al año.
            }
        [white]
            { $variant ->
                [enough] El pedido exige blanco { $least }, y tus uvas dan blanco { $value }.
               *[young] El pedido exige blanco { $least }. Tus uvas dan blanco { $value }, y el vino gana 1 al año.
            }
        [blush]
            { $variant ->
                [enough] El pedido exige rosado { $least }, y tus uvas dan rosado { $value }.
               *[young] El pedido exige rosado { $least }. Tus uvas dan rosado { $value }, y el vino gana 1 al año.
            }
       *[sparkling]
            { $variant ->
                [enough] El pedido exige espumoso { $least }, y tus uvas dan espumoso { $value }.
               *[young] El pedido exige espumoso { $least }. Tus uvas dan espumoso { $value }, y el vino gana 1 al año.
            }
    }
tutor-harvest = Vendimia el campo { $field }
tutor-harvest-text = Coloca un trabajador en «Vendimiar». Las vides se quedan, y puedes vendimiar de nuevo el año que viene.
tutor-harvest-why =
    { $variant ->
        [both] Un trabajador trae dos uvas: tinta { $red } y blanca { $white }.
        [red] Da una uva tinta de valor { $red }.
       *[white] Da una uva blanca de valor { $white }.
    }
tutor-plant = Planta { $vine }
tutor-plant-text = Coloca un trabajador en «Plantar vid».
tutor-plant-why =
    { $variant ->
        [both] Añade tinta { $red } y blanca { $white } a cada vendimia de su campo.
        [red] Añade tinta { $red } a cada vendimia de su campo.
       *[white] Añade blanca { $white } a cada vendimia de su campo.
    }
tutor-build = Construye { FORM($structure, "def") }
tutor-build-text = Coloca un trabajador en «Construir». Cuesta £{ $price } de tus £{ $lira }.
tutor-build-why =
    { $variant ->
        [cellar] Tu bodega es demasiado pequeña para el vino que exige el pedido.
       *[vine] { $vine } no se puede plantar sin { FORM($structure, "def") }. Después te quedan £{ $left }.
    }
tutor-tour = Gana dinero con una visita guiada
tutor-tour-text = Coloca un trabajador en «Guiar visita» y gana £2.
tutor-tour-why =
    { $short ->
        [one] Construir { FORM($structure, "def") } cuesta £{ $price } y tienes £{ $lira }: te falta £1.
       *[other] Construir { FORM($structure, "def") } cuesta £{ $price } y tienes £{ $lira }: te faltan £{ $short }.
    }
tutor-draw-vine = Roba una vid
tutor-draw-vine-text = Coloca un trabajador en «Robar vid».
tutor-draw-vine-why = El pedido exige { $wines }, y ninguna vid de tu mano o de tus campos da todo eso.
tutor-draw-order = Roba un pedido
tutor-draw-order-text = Coloca un trabajador en «Robar pedido».
tutor-draw-order-why = No tienes ningún pedido que tus vides puedan completar pronto.
tutor-save = Pasa: guarda tus trabajadores
tutor-save-text = Pulsa «Pasar». Tu oponente sigue jugando sin ti hasta que termine la estación.
tutor-save-why =
    { $workers ->
        [one] Tu último trabajador tiene tarea más tarde este año: { $jobs }.
       *[other] Tus { $workers } trabajadores tienen tarea más tarde este año: { $jobs }.
    }
tutor-visitor = Juega un visitante
tutor-visitor-text =
    { $variant ->
        [winter] Coloca un trabajador en «Visitante invierno». Un visitante hace lo que dice su carta y se va.
       *[summer] Coloca un trabajador en «Visitante verano». Un visitante hace lo que dice su carta y se va.
    }
tutor-visitor-why =
    { $held ->
        [one] Tu plan no necesita este trabajador, y tienes un visitante en la mano.
       *[other] Tu plan no necesita este trabajador, y tienes { $held } visitantes en la mano.
    }
tutor-train = Forma a un trabajador
tutor-train-text = Coloca un trabajador en «Formar». Cuesta £4 de tus £{ $lira }.
tutor-train-why = El nuevo trabajador llega el año que viene y se queda el resto de la partida.
tutor-spare =
    { $variant ->
        [tour] Guía una visita
       *[cart] Gana £1 con el carro
    }
tutor-spare-text =
    { $variant ->
        [tour] Coloca un trabajador en «Guiar visita».
       *[cart] Coloca un trabajador en el carro. Nunca está lleno.
    }
tutor-spare-why = Tu plan no necesita ahora este trabajador, y tienes £{ $lira }.
tutor-finish = Pasa: no queda nada que hacer
tutor-finish-text = Pulsa «Pasar». La estación termina cuando todos han pasado.
tutor-finish-why =
    { $variant ->
        [ready] Tus vinos están listos para el pedido.
        [wine] Tus vinos ganan 1 de valor al final del año si hay sitio en la bodega.
        [grapes] Tus uvas ganan 1 de valor al final del año.
       *[other] Ninguna acción abierta te acerca a tu pedido.
    }

## The questions of these actions

tutor-fall =
    { $variant ->
        [winter] Roba un visitante de invierno
       *[summer] Roba un visitante de verano
    }
tutor-fall-text = Elige el tipo que puedas jugar antes.
tutor-fall-why = Tienes { $summer } de verano y { $winter } de invierno.
tutor-which-vine = Elige { $vine }
tutor-which-vine-text = Pulsa la carta en tu mano.
tutor-which-vine-why = Da { $grapes }.
tutor-which-field = Campo { $field } para { $vine }
tutor-which-field-text = Pulsa el campo en tu viñedo.
tutor-which-field-why =
    { $variant ->
        [together] Allí ya crecen vides por valor de { $there }, y una vendimia trae las uvas de todo el campo. Después cabe aún un valor de { $room }.
       *[empty] Es el que más sitio tiene: después de esta vid cabe aún un valor de { $room }.
    }
tutor-which-structure = Elige { FORM($structure, "def") }
tutor-which-structure-text = Pulsa la estructura en tu viñedo.
tutor-which-structure-why = Cuesta £{ $price }. Tienes £{ $lira }.
tutor-which-harvest = Campo { $field }
tutor-which-harvest-text = Pulsa el campo en tu viñedo.
tutor-which-harvest-why =
    { $variant ->
        [both] Da tinta { $red } y blanca { $white }.
        [red] Da tinta { $red }.
       *[white] Da blanca { $white }.
    }
tutor-which-wine =
    { $variant ->
        [red] Elabora vino tinto
        [white] Elabora vino blanco
        [blush] Elabora vino rosado
       *[done] Ya hay bastante vino
    }
tutor-which-wine-text = Una uva tinta da vino tinto y una blanca, vino blanco, del mismo valor.
tutor-which-wine-why =
    { $has ->
        [order] El pedido exige { $wines }.
       *[none] Solo el vino completa pedidos; las uvas, no.
    }
tutor-which-order = Elige el pedido
tutor-which-order-text = Pulsa el pedido en tu mano.
tutor-which-order-why = { $points } puntos, y £{ $income } más cada año.
tutor-deliver =
    { $kind ->
        [red] Entrega tinto { $value }
        [white] Entrega blanco { $value }
        [blush] Entrega rosado { $value }
       *[sparkling] Entrega espumoso { $value }
    }
tutor-deliver-text = Para un pedido vale cualquier vino del valor exigido o más.
tutor-deliver-why =
    { $kind ->
        [red] Tinto { $value } basta; tinto { $best } puede completar un pedido mejor.
        [white] Blanco { $value } basta; blanco { $best } puede completar un pedido mejor.
        [blush] Rosado { $value } basta; rosado { $best } puede completar un pedido mejor.
       *[sparkling] Espumoso { $value } basta; espumoso { $best } puede completar un pedido mejor.
    }
tutor-choice =
    { $kind ->
        [discard] Descarta: { $answer }
        [give] Entrega: { $answer }
       *[other] { $answer }
    }
tutor-choice-text = Es lo que yo haría.
tutor-choice-tried = He jugado mentalmente las respuestas y ninguna otra gana más a menudo.

## Lesson 1: the end

tutor-filled = Has completado tu primer pedido
tutor-filled-text = { tutor-have } { tutor-filled-next }
tutor-filled-next =
    { $has ->
        [order] Tu siguiente pedido exige { $wines }. El camino es el mismo, pero más rápido, porque tus vides se quedan.
       *[none] Ahora roba un pedido en invierno y forma a un trabajador por £4. El camino es el mismo, pero más rápido, porque tus vides se quedan.
    }
tutor-filled-why = Te ha dado { $amount } puntos, y ahora cobras £{ $residual } al final de cada año.

## Lesson 2: the extended board

tutor-tuscany = Cuatro estaciones de trabajo
tutor-tuscany-text = En Tuscany colocas trabajadores en las cuatro estaciones: construyes y robas vides en primavera, plantas en verano, vendimias y elaboras vino en otoño y entregas en invierno.
tutor-tuscany-why = El objetivo son { $target } puntos. Tienes { tutor-crew } para todo el año, así que se reparten entre cuatro estaciones.
tutor-map = El mapa da puntos al final
tutor-map-text = Una estrella en una región te da ahora su bonificación. Al final, quien tenga más estrellas allí gana los puntos de la región.
tutor-map-why = Cada región vale 1 o 2 puntos; en caso de empate, nadie puntúa.
tutor-tuscany-order =
    { $has ->
        [order] Tu pedido exige { $wines }
       *[none] Necesitas un pedido
    }
tutor-tuscany-order-text =
    { $has ->
        [order] El camino de la vid al pedido es el mismo que en el tablero base.
       *[none] Aún no tienes ninguno. Una estrella en Arezzo te da uno sin gastar un trabajador en otoño.
    }
tutor-tuscany-order-why =
    { $growing ->
        [both] { $vine } da { $grapes }. Requiere { FORM($structure, "def") }, que cuesta £{ $price }; tienes £{ $lira }.
        [vine] { $vine } da { $grapes }, y no falta nada para plantarla.
       *[none] Tienes £{ $lira } y { tutor-crew }.
    }
tutor-tuscany-row = Despierta en la fila { $row }
tutor-tuscany-row-text = Una fila da sus bonificaciones según avanza el año: una al entrar en verano, otra en otoño y otra en invierno. Al dejar el invierno eliges tu fila del año siguiente.
tutor-tuscany-row-why =
    { $variant ->
        [order] La fila 4 te da un pedido en verano.
        [vine] La fila 3 te da una vid en verano, y a tu pedido le falta una.
        [point] La fila 6 te da 1 punto en verano.
        [star] La fila 5 te da una estrella en invierno.
        [worker] La fila 7 te da un trabajador más desde el verano.
       *[lira] La fila 2 te da £1 en verano.
    }
tutor-spring = Primavera: construir, robar vides, colocar estrellas
tutor-spring-text = El orden de las filas decide quién va primero en cada estación.
tutor-spring-why = Tienes { tutor-crew } para cuatro estaciones. Si usas uno ahora para una estrella, para el resto del año quedan { $left }.
tutor-star = Coloca una estrella
tutor-star-text = Coloca un trabajador en la acción de la estrella.
tutor-star-why = { $region } vale { tutor-worth } al final, y su bonificación llega ahora.
tutor-which-region = { $region }
tutor-which-region-text = Pulsa la región en el mapa.
tutor-which-region-why =
    { $variant ->
        [leads] Estrellas allí: { $own } tuyas, { $rival } de tu rival. Con una más vas por delante y ganas { tutor-worth } al final.
        [ahead] Estrellas allí: { $own } tuyas, { $rival } de tu rival. Con una más aumenta tu ventaja.
        [level] Estrellas allí: { $own } tuyas, { $rival } de tu rival. Con una más hay empate, y nadie puntúa.
       *[behind] Estrellas allí: { $own } tuyas, { $rival } de tu rival.
    }
tutor-leaving = Puedes dejar la estación pronto
tutor-leaving-text = Al pasar avanzas a la bonificación de tu fila en la estación siguiente. Los trabajadores que guardas son para las estaciones que vienen.
tutor-leaving-why = Aún tienes { tutor-crew }, y quedan tres estaciones.
tutor-tuscany-summer = Verano: plantar
tutor-tuscany-summer-text = Planta, juega visitantes de verano, haz intercambios, vende o compra campos.
tutor-tuscany-summer-why = Aún tienes { tutor-crew } para verano, otoño e invierno.
tutor-tuscany-fall = Otoño: vendimiar y elaborar
tutor-tuscany-fall-text = Vendimia, elabora vino, roba pedidos, o construye y guía visitas una vez más.
tutor-tuscany-fall-why = Aún tienes { tutor-crew } para otoño e invierno.
tutor-tuscany-winter = Invierno: entregar
tutor-tuscany-winter-text = Completa pedidos, vende vino, forma trabajadores, juega visitantes de invierno.
tutor-tuscany-winter-why = Aún tienes { tutor-crew }, y ninguna estación posterior los necesita.
tutor-tuscany-end = Un año en Tuscany
tutor-tuscany-end-text = { tutor-have } A partir de aquí todos los años son iguales; solo crece tu viñedo.
tutor-tuscany-end-why =
    { $stars ->
        [0] Aún no has colocado ninguna estrella. Una estrella cuesta un trabajador y puede dar 2 puntos.
        [one] Has colocado 1 estrella. Vigila quién domina cada región: los empates no dan nada.
       *[other] Has colocado { $stars } estrellas. Vigila quién domina cada región: los empates no dan nada.
    }

## Lesson 3: special workers and structure cards

tutor-special-workers = Dos trabajadores especiales
tutor-special-workers-text = En esta partida puedes formar a estos dos: { $special } y { $other }. Cada uno sabe hacer algo que los demás trabajadores no.
tutor-special-workers-why = Un trabajador especial cuesta £{ $train } en lugar de £4, y puedes tener uno de cada.
tutor-structure-cards = Cartas de estructura
tutor-structure-cards-text = Las cartas de estructura se construyen como cualquier estructura, en su tablero o en un campo vacío. Cada una te da 1 punto al construirla y una habilidad para el resto de la partida.
tutor-structure-cards-why = Ahora eliges las tuyas: toma una, pasa el resto, y así sucesivamente.
tutor-pick = Toma la carta { $card }
tutor-pick-text = Pulsa la carta.
tutor-pick-why = Cuesta £{ $price }, y aquí no hay otra carta más barata. Una carta que no puedes pagar no vale nada.
tutor-crew-papa =
    { $variant ->
        [money] Toma las liras
       *[gift] Toma el regalo: { FORM($gift, "def") }
    }
tutor-crew-papa-text = Tu papá te ofrece { FORM($gift, "def") } o £{ $extra } más.
tutor-crew-papa-why =
    { $variant ->
        [money] La carta { $card } cuesta £{ $price } y un trabajador especial, £{ $train }; tienes £{ $lira }.
       *[gift] Un trabajador más cada año vale más que £{ $extra }.
    }
tutor-build-card = Construye { FORM($card, "def") }
tutor-build-card-text = Coloca un trabajador en «Construir». La carta cuesta £{ $price } de tus £{ $lira }.
tutor-build-card-why = Te da 1 punto y funciona desde ahora.
tutor-which-card = Elige la carta { $card }
tutor-which-card-text = Pulsa la carta en tu mano.
tutor-which-card-why = { $does }
tutor-which-site = Ponla en su tablero
tutor-which-site-text = Pulsa el tablero de estructuras.
tutor-which-site-why = En un campo ocuparía el lugar de las vides. En el tablero de estructuras caben dos cartas.
tutor-train-special = Forma a un trabajador especial
tutor-train-special-text = Coloca un trabajador en «Formar». Un trabajador especial cuesta £{ $train } de tus £{ $lira }.
tutor-train-special-why = Llega el año que viene, como todo trabajador formado, y se queda.
tutor-which-worker = Elige: { $special }
tutor-which-worker-text = Pulsa el trabajador especial.
tutor-which-worker-why = { $ability }
tutor-earn = Gana dinero
tutor-earn-text = Coloca un trabajador donde gane liras.
tutor-earn-why =
    { $variant ->
        [card]
            { $missing ->
                [one] La carta { $card } cuesta £{ $price } y tienes £{ $lira }: te falta £1.
               *[other] La carta { $card } cuesta £{ $price } y tienes £{ $lira }: te faltan £{ $missing }.
            }
       *[worker]
            { $missing ->
                [one] Un trabajador especial cuesta £{ $train } y tienes £{ $lira }: te falta £1.
               *[other] Un trabajador especial cuesta £{ $train } y tienes £{ $lira }: te faltan £{ $missing }.
            }
    }
tutor-save-train = Pasa: guarda un trabajador para el invierno
tutor-save-train-text = Pulsa «Pasar». «Formar» es una acción de invierno, y necesitas un trabajador para ella.
tutor-save-train-why = Tienes £{ $lira }, bastante para las £{ $train } de un trabajador especial, y te queda un trabajador.
tutor-place-special = Coloca: { $special }
tutor-place-special-text = Elige el trabajador encima del tablero y pulsa después el espacio.
tutor-place-special-why = { $ability }
tutor-crew-end =
    { $variant ->
        [all] Estructuras y trabajadores especiales: ya los dominas
       *[late] La lección termina aquí
    }
tutor-crew-end-text = { tutor-have } Las cartas de estructura y los trabajadores especiales se pueden añadir a cualquier partida, con o sin el tablero ampliado.
tutor-crew-end-why = Los encuentras en «Más opciones» al empezar una partida.

## Jobs for workers, in a list

tutor-job-draw_vine = robar una vid
tutor-job-draw_order = robar un pedido
tutor-job-build_structure = construir
tutor-job-plant_vine = plantar
tutor-job-harvest_field = vendimiar
tutor-job-make_wine = elaborar vino
tutor-job-fill_order = completar el pedido

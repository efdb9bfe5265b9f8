### The structure cards: name, text, rulings. An action card has the text of its private space, with the bonus.

structure-kind-action = Acción
structure-kind-enhancement = Mejora
structure-kind-residual = Residual
structure-card-head = { $kind }, £{ $cost }
structure-card-text = { $head }. { $text }

card-cask = Barrica
    .def = la barrica
card-cask-text = { action-structure-cask-text } Bonificación: { action-structure-cask-bonus }.
card-cask-ruling-1 = Al menos uno de los dos pasos debe ser posible; las bodegas y las casillas ocupadas limitan el envejecimiento como siempre.
action-structure-cask = { card-cask }
action-structure-cask-text = Envejece un vino dos veces.
action-structure-cask-bonus = robar 1 pedido

card-aqueduct = Acueducto
    .def = el acueducto
card-aqueduct-text = Puedes plantar vides sin las estructuras que requieren.
card-aqueduct-ruling-1 = No necesitas ni espaldera ni riego, pero las vides deben respetar el valor del campo.

card-wine_cave = Cueva de vinos
    .def = la cueva de vinos
card-wine_cave-text = { action-structure-wine_cave-text } Bonificación: { action-structure-wine_cave-bonus }.
card-wine_cave-ruling-1 = Cada vino que elijas debe poder avanzar; si hay dos contiguos, avanza primero el de mayor valor.
action-structure-wine_cave = { card-wine_cave }
action-structure-wine_cave-text = Envejece una vez uno o dos vinos distintos.
action-structure-wine_cave-bonus = robar 1 pedido

card-trading_post = Puesto comercial
    .def = el puesto comercial
card-trading_post-text = { action-structure-trading_post-text } Bonificación: { action-structure-trading_post-bonus }.
card-trading_post-ruling-1 = En un intercambio das 2 cartas, £3, 1 PV o una uva y recibes una de esas cosas a cambio; la uva que recibes tiene valor 1.
card-trading_post-ruling-2 = No hay un segundo intercambio.
card-trading_post-ruling-3 = La estrella es opcional; sin el mapa de influencia no hay estrella.
action-structure-trading_post = { card-trading_post }
action-structure-trading_post-text = Haz un intercambio.
action-structure-trading_post-bonus = colocar o mover 1 estrella

card-shop = Tienda
    .def = la tienda
card-shop-text = { action-structure-shop-text } Bonificación: { action-structure-shop-bonus }.
card-shop-ruling-1 = El pedido te da sus PV y su pago residual como siempre, en cualquier estación.
card-shop-ruling-2 = La estrella es opcional; sin el mapa de influencia no hay estrella.
action-structure-shop = { card-shop }
action-structure-shop-text = Completa un pedido.
action-structure-shop-bonus = colocar o mover 1 estrella

card-wine_press = Prensa de vino
    .def = la prensa de vino
card-wine_press-text = { action-structure-wine_press-text } Bonificación: { action-structure-wine_press-bonus }.
card-wine_press-ruling-1 = Debes elaborar al menos un vino.
card-wine_press-ruling-2 = La estrella es opcional; sin el mapa de influencia no hay estrella.
action-structure-wine_press = { card-wine_press }
action-structure-wine_press-text = Elabora uno o dos vinos.
action-structure-wine_press-bonus = colocar o mover 1 estrella

card-school = Escuela
    .def = la escuela
card-school-text = { action-structure-school-text } Bonificación: { action-structure-school-bonus }.
card-school-ruling-1 = Un trabajador especial sigue costando £1, y la Academia de un oponente, £1 más.
card-school-ruling-2 = La bonificación llega después de pagar, así que no puedes pagar con ella.
card-school-ruling-3 = Se mantiene el límite de seis trabajadores; el trabajador grande cuenta y el temporal no.
action-structure-school = { card-school }
action-structure-school-text = Forma gratis a un trabajador, disponible este mismo año.
action-structure-school-bonus = ganar £1

card-wine_bar = Bar de vinos
    .def = el bar de vinos
card-wine_bar-text = { action-structure-wine_bar-text } Bonificación: { action-structure-wine_bar-bonus }.
card-wine_bar-ruling-1 = El vino puede ser de cualquier tipo y valor.
action-structure-wine_bar = { card-wine_bar }
action-structure-wine_bar-text = Descarta un vino.
action-structure-wine_bar-bonus = ganar 2 PV

card-patio = Patio
    .def = el patio
card-patio-text = Ganas £2 por cada vino rosado o espumoso que elaboras.
card-patio-ruling-1 = No importa cómo elabores el vino.

card-ristorante = Ristorante
    .def = el ristorante
card-ristorante-text = { action-structure-ristorante-text } Bonificación: { action-structure-ristorante-bonus }.
card-ristorante-ruling-1 = Necesitas ambas cosas; el tipo, el color y los valores no importan.
action-structure-ristorante = { card-ristorante }
action-structure-ristorante-text = Descarta un vino y una uva.
action-structure-ristorante-bonus = ganar £3 y 3 PV

card-guest_house = Casa de huéspedes
    .def = la casa de huéspedes
card-guest_house-text = { action-structure-guest_house-text } Bonificación: { action-structure-guest_house-bonus }.
card-guest_house-ruling-1 = Puedes mezclar visitantes de verano y de invierno.
action-structure-guest_house = { card-guest_house }
action-structure-guest_house-text = Descarta dos cartas de visitante.
action-structure-guest_house-bonus = ganar 2 PV

card-cafe = Café
    .def = el café
card-cafe-text = { action-structure-cafe-text } Bonificación: { action-structure-cafe-bonus }.
card-cafe-ruling-1 = La uva puede ser de cualquier color y valor.
action-structure-cafe = { card-cafe }
action-structure-cafe-text = Descarta una uva.
action-structure-cafe-bonus = ganar £3 y 1 PV

card-distiller = Destilería
    .def = la destilería
card-distiller-text = Al final de cada año, todas tus uvas envejecen una vez más.
card-distiller-ruling-1 = Actúa en el paso de los pagos residuales, después de cobrar tus liras y antes que las demás cartas residuales.
card-distiller-ruling-2 = Solo actúa al final del año: con la bonificación de la fila de despertar 6 tus uvas siguen envejeciendo una sola vez.

card-mercado = Mercado
    .def = el mercado
card-mercado-text = Cada vez que robas un pedido, puedes completarlo de inmediato.
card-mercado-ruling-1 = Solo puedes completar pedidos que acabas de robar, no los que ya tenías.
card-mercado-ruling-2 = Primero ves todas las cartas robadas y el Oráculo descarta; después puedes completar los pedidos que quieras, de uno en uno.
card-mercado-ruling-3 = Cuenta cada vez que robas, en cualquier turno y a fin de año; la Caravana, el visitante Posadero y los regalos no son robos.
card-mercado-ruling-4 = La Veranda y el Salón de vinos cuentan para ese pedido.
card-mercado-ruling-5 = No puedes completar un pedido si con ello haces imposible la acción que aún debes realizar.

card-studio = Estudio
    .def = el estudio
card-studio-text = Cada estructura que construyes a partir de ahora te da 1 PV adicional.
card-studio-ruling-1 = Cuentan las estructuras del tablero de viñedo, las mejoras de la bodega y las cartas de estructura, sin importar cómo ni cuándo las construyas.
card-studio-ruling-2 = El Cantero te da 2 PV, uno por cada estructura.
card-studio-ruling-3 = El propio Estudio no cuenta, y una visita guiada tampoco.

card-barn = Granero
    .def = el granero
card-barn-text = Cuando pasas en verano, puedes descartar dos cartas para ganar 1 PV.
card-barn-ruling-1 = Exactamente dos cartas de cualquier tipo, una vez por verano.
card-barn-ruling-2 = En el tablero ampliado lo haces antes de recibir la bonificación de la columna de otoño.

card-academy = Academia
    .def = la academia
card-academy-text = Cada vez que un oponente forma a un trabajador, ese jugador te paga £1.
card-academy-ruling-1 = Vale para cualquier medio de formar; un oponente que no puede pagar no puede formar a nadie.
card-academy-ruling-2 = No se usa en la partida en solitario.

card-gazebo = Cenador
    .def = el cenador
card-gazebo-text = Cada vez que guías una visita, puedes colocar o mover una estrella.
card-gazebo-ruling-1 = Cuenta toda visita que guías, también la de una carta; ganar liras de otra forma no es una visita guiada.
card-gazebo-ruling-2 = Sin el mapa de influencia no tiene efecto.

card-workshop = Taller
    .def = el taller
card-workshop-text = Cada estructura te cuesta £1 menos.
card-workshop-ruling-1 = Vale para las estructuras del tablero de viñedo, las mejoras de la bodega y las cartas de estructura, incluso si una carta ya ofrece un descuento o un precio fijo.
card-workshop-ruling-2 = Un precio nunca baja de £0.
card-workshop-ruling-3 = Las £8 del Cantero y los precios en PV no cambian.

card-veranda = Veranda
    .def = la veranda
card-veranda-text = Cada pedido que completas te da 1 PV adicional.
card-veranda-ruling-1 = No importa cómo completes el pedido; vender un vino no es completar un pedido.

card-wine_parlor = Salón de vinos
    .def = el salón de vinos
card-wine_parlor-text = Cada pedido que completas te da £2.
card-wine_parlor-ruling-1 = Recibes las liras después de completar el pedido.
card-wine_parlor-ruling-2 = Vender un vino no es completar un pedido.

card-label_factory = Fábrica de etiquetas
    .def = la fábrica de etiquetas
card-label_factory-text = { action-structure-label_factory-text } Bonificación: { action-structure-label_factory-bonus }.
card-label_factory-ruling-1 = Los PV de la bonificación se suman a los del pedido.
card-label_factory-ruling-2 = Debes tener las £3 antes de recibir nada por el pedido.
action-structure-label_factory = { card-label_factory }
action-structure-label_factory-text = Paga £3 y completa un pedido.
action-structure-label_factory-bonus = ganar 2 PV

card-harvest_machine = Máquina vendimiadora
    .def = la máquina vendimiadora
card-harvest_machine-text = Cada vez que vendimias un campo, puedes vendimiar en su lugar todos tus campos plantados.
card-harvest_machine-ruling-1 = Quedan fuera los campos que ya has vendimiado este año.
card-harvest_machine-ruling-2 = También funciona con el yugo y con visitantes, y todos esos campos cuentan para el Segador.

card-fermentation_tank = Depósito de fermentación
    .def = el depósito de fermentación
card-fermentation_tank-text = Después de una vendimia puedes elaborar un vino.
card-fermentation_tank-ruling-1 = No importa por qué vendimies: funciona una vez por acción o carta, después de su último campo.
card-fermentation_tank-ruling-2 = La bonificación de la acción, y su repetición con el Politico, pertenecen a la misma vendimia; la segunda acción del Mafioso es otra vendimia.

card-charmat = Charmat
    .def = el Charmat
card-charmat-text = Puedes elaborar vino espumoso con una uva tinta y una blanca.
card-charmat-ruling-1 = Los dos valores se suman y deben llegar al menos a 7; necesitas la bodega grande.
card-charmat-ruling-2 = Si lo prefieres, con las dos uvas puedes seguir elaborando vino rosado.

card-inn = Posada
    .def = la posada
card-inn-text = Cada visitante que juegas te da £1.
card-inn-ruling-1 = Cuentan los visitantes de verano y de invierno, en cualquier estación.
card-inn-ruling-2 = Recibes £1 antes del efecto del visitante y puedes usarla para pagarlo.

card-tap_room = Despacho de vinos
    .def = el despacho de vinos
card-tap_room-text = Después de cada visitante que juegas, puedes descartar un vino para ganar 2 PV.
card-tap_room-ruling-1 = Primero resuelves el visitante por completo; puedes hacerlo una vez por carta.
card-tap_room-ruling-2 = Si también tienes la Taberna, eliges cuál va primero.

card-tavern = Taberna
    .def = la taberna
card-tavern-text = Después de cada visitante que juegas, puedes descartar dos uvas para ganar 3 PV.
card-tavern-ruling-1 = Primero resuelves el visitante por completo; puedes hacerlo una vez por carta.
card-tavern-ruling-2 = Exactamente dos uvas, de cualquier color y valor.
card-tavern-ruling-3 = Si también tienes el Despacho de vinos, eliges cuál va primero.

card-banquet_hall = Salón de banquetes
    .def = el salón de banquetes
card-banquet_hall-text = Cuando mueves una estrella, obtienes la bonificación de la región a la que llega.
card-banquet_hall-ruling-1 = Solo puedes mover estrellas cuando hayas colocado las seis.
card-banquet_hall-ruling-2 = Si puedes mover dos estrellas, puedes mover la misma dos veces y obtener una bonificación cada vez.
card-banquet_hall-ruling-3 = Sin el mapa de influencia no tiene efecto.

card-penthouse = Ático
    .def = el ático
card-penthouse-text = Cada vino de valor 7 o más que elaboras te da 1 PV.
card-penthouse-ruling-1 = Cuenta el valor de la casilla en la que acaba el vino.
card-penthouse-ruling-2 = Un vino que llega a 7 al envejecer no te da nada.

card-fountain = Fuente
    .def = la fuente
card-fountain-text = Cada vez que un oponente guía una visita, ganas £1.
card-fountain-ruling-1 = Paga la banca; por tus propias visitas no recibes nada.
card-fountain-ruling-2 = No se usa en la partida en solitario.

card-mixer = Mezcladora
    .def = la mezcladora
card-mixer-text = { action-structure-mixer-text } Bonificación: { action-structure-mixer-bonus }.
card-mixer-ruling-1 = Debes elaborar al menos un vino; la bonificación es la misma si elaboras dos.
action-structure-mixer = { card-mixer }
action-structure-mixer-text = Elabora un vino rosado, un vino espumoso o uno de cada.
action-structure-mixer-bonus = ganar 1 PV

card-storehouse = Almacén
    .def = el almacén
card-storehouse-text = Al final de cada año, todos tus vinos envejecen una vez más.
card-storehouse-ruling-1 = Las bodegas y las casillas ocupadas limitan el envejecimiento como siempre.
card-storehouse-ruling-2 = Actúa en el paso de los pagos residuales, después de cobrar tus liras y después de la Destilería.

card-statue = Estatua
    .def = la estatua
card-statue-text = Ganas 1 PV al final de cada año.
card-statue-ruling-1 = Lo ganas justo después de comprobar si la partida termina: no puede poner fin a la partida, pero cuenta en el último año.
card-statue-ruling-2 = En el tablero base cuenta para alcanzar la meta a partir del año siguiente.

card-dock = Muelle
    .def = el muelle
card-dock-text = Robas un pedido al final de cada año.
card-dock-ruling-1 = Robas en el paso de los pagos residuales: en el tablero ampliado, después de descartar hasta tener siete cartas; en el tablero base, antes.
card-dock-ruling-2 = Es la última de las cartas residuales de ese paso, después del Silo.
card-dock-ruling-3 = Con el Mercado puedes completar el pedido de inmediato.

card-silo = Silo
    .def = el silo
card-silo-text = Robas una vid al final de cada año.
card-silo-ruling-1 = Robas en el paso de los pagos residuales: en el tablero ampliado, después de descartar hasta tener siete cartas; en el tablero base, antes.
card-silo-ruling-2 = Va antes que el Muelle.

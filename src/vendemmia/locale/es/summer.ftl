### The summer visitors: name, text, one message for each option, rulings.

card-surveyor = Agrimensor
card-surveyor-text = Cobra £2 por cada uno de tus campos vacíos, o gana 1 PV por cada uno con vides.
card-surveyor-option-1 = £2 por cada campo vacío
card-surveyor-option-2 = 1 PV por cada campo plantado
card-surveyor-ruling-1 = Un campo vendido o con una carta de estructura no está ni vacío ni plantado.
card-surveyor-ruling-2 = Debes tener al menos un campo que cuente.

card-broker = Corredor de comercio
card-broker-text = Convierte £9 en 3 PV, o pierde 2 PV a cambio de £6.
card-broker-option-1 = Pagar £9 por 3 PV
card-broker-option-2 = Perder 2 PV por £6
card-broker-ruling-1 = El cambio se hace una sola vez.
card-broker-ruling-2 = Para perder 2 PV necesitas al menos −3 PV.

card-wine_critic = Crítico de vinos
card-wine_critic-text = Roba dos visitantes de invierno, o sirve un vino de valor 7 o más y gana 4 PV.
card-wine_critic-option-1 = Robar 2 visitantes de invierno
card-wine_critic-option-2 = Descartar un vino de 7 o más por 4 PV
card-wine_critic-ruling-1 = El vino puede ser de cualquier tipo.

card-blacksmith = Herrero
card-blacksmith-text = Construye una estructura por £2 menos; si su coste impreso es 5 o 6, gana además 1 PV.
card-blacksmith-ruling-1 = El coste impreso decide si ganas el PV: lo ganas con el molino de viento, la sala de degustación, la bodega grande y las cartas de estructura de coste 5 o 6.
card-blacksmith-ruling-2 = Un precio nunca baja de £0.

card-contractor = Contratista
card-contractor-text = Haz dos de estas tres cosas: gana 1 PV, construye una estructura, planta una vid.
card-contractor-option-1 = Ganar 1 PV
card-contractor-option-2 = Construir una estructura
card-contractor-option-3 = Plantar una vid
card-contractor-ruling-1 = Debes realizar ambas partes, en el orden que quieras; una espaldera o un riego construidos primero pueden permitirte plantar.

card-tour_guide = Guía turístico
card-tour_guide-text = Gana £4, o vendimia un campo.
card-tour_guide-option-1 = Ganar £4
card-tour_guide-option-2 = Vendimiar un campo
card-tour_guide-ruling-1 = Como siempre, cada campo se puede vendimiar una sola vez al año.
card-tour_guide-ruling-2 = No es una visita guiada, así que la sala de degustación no puntúa.

card-novice_guide = Guía novel
card-novice_guide-text = Gana £3, o convierte uvas en uno o dos vinos.
card-novice_guide-option-1 = Ganar £3
card-novice_guide-option-2 = Elaborar hasta 2 vinos
card-novice_guide-ruling-1 = No es una visita guiada, así que la sala de degustación no puntúa.

card-uncertified_broker = Corredor de comercio sin título
card-uncertified_broker-text = Pierde 3 PV a cambio de £9, o convierte £6 en 2 PV.
card-uncertified_broker-option-1 = Perder 3 PV por £9
card-uncertified_broker-option-2 = Pagar £6 por 2 PV
card-uncertified_broker-ruling-1 = El cambio se hace una sola vez.
card-uncertified_broker-ruling-2 = Para perder 3 PV necesitas al menos −2 PV.

card-planter = Plantador
card-planter-text = Planta una o dos vides y gana £1, o arranca una vid, descarta una vid y gana 2 PV.
card-planter-option-1 = Plantar hasta 2 vides y ganar £1
card-planter-option-2 = Arrancar una vid, descartar una vid, ganar 2 PV
card-planter-ruling-1 = Solo recibes £1 si plantas al menos una vid.
card-planter-ruling-2 = La vid descartada puede ser cualquiera de tu mano.

card-buyer = Comprador
card-buyer-text = Gasta £2 en una uva tinta o blanca de valor 1, o descarta una uva cualquiera y gana £2 y 1 PV.
card-buyer-option-1 = Pagar £2 por una uva de valor 1
card-buyer-option-2 = Descartar una uva por £2 y 1 PV
card-buyer-ruling-1 = La casilla de valor 1 de ese color debe estar libre en tu lagar.
card-buyer-ruling-2 = Comprar una uva no es vendimiar.

card-landscaper = Paisajista
card-landscaper-text = Roba una vid y después planta una si quieres, o haz que dos vides de distintos campos tuyos cambien de lugar entre sí.
card-landscaper-option-1 = Robar una vid y después plantar una si quieres
card-landscaper-option-2 = Cambiar entre sí dos vides de campos distintos
card-landscaper-ruling-1 = Puedes plantar la vid que acabas de robar, o no plantar nada.
card-landscaper-ruling-2 = Cambiar de lugar no es plantar: no necesitas estructuras y el molino de viento no puntúa, pero ninguno de los dos campos puede acabar por encima de su valor.

card-architect = Arquitecto
card-architect-text = Construye una estructura por £3 menos, o gana 1 PV por cada una de tus estructuras con un coste impreso de 4.
card-architect-option-1 = Construir una estructura por £3 menos
card-architect-option-2 = 1 PV por cada estructura de coste 4
card-architect-ruling-1 = El coste impreso debe ser exactamente 4: la casa de campo, la bodega mediana y las cartas de estructura de ese coste.
card-architect-ruling-2 = Un precio nunca baja de £0.

card-uncertified_architect = Arquitecto sin título
card-uncertified_architect-text = Pierde 1 PV y construye una estructura de coste impreso 2 o 3, o pierde 2 PV y construye la que quieras; no pagas dinero.
card-uncertified_architect-option-1 = Perder 1 PV por una estructura de coste 2 o 3
card-uncertified_architect-option-2 = Perder 2 PV por cualquier estructura
card-uncertified_architect-ruling-1 = Los PV sustituyen al precio.
card-uncertified_architect-ruling-2 = La bodega grande sigue requiriendo la mediana.

card-patron = Mecenas
card-patron-text = Recibe £4, o roba un pedido y un visitante de invierno.
card-patron-option-1 = Ganar £4
card-patron-option-2 = Robar un pedido y un visitante de invierno
card-patron-ruling-1 = Si uno de los dos mazos se ha agotado, solo recibes la carta del otro.

card-auctioneer = Subastador
card-auctioneer-text = Despréndete de dos cartas por £4, o de cuatro cartas por 3 PV.
card-auctioneer-option-1 = Descartar 2 cartas por £4
card-auctioneer-option-2 = Descartar 4 cartas por 3 PV
card-auctioneer-ruling-1 = El propio Subastador no es una de esas cartas.

card-entertainer = Animador
card-entertainer-text = Gasta £4 para robar tres visitantes de invierno, o descarta un vino y tres cartas de visitante y gana 3 PV.
card-entertainer-option-1 = Pagar £4 y robar 3 visitantes de invierno
card-entertainer-option-2 = Descartar un vino y 3 visitantes por 3 PV
card-entertainer-ruling-1 = Puedes mezclar visitantes de verano y de invierno; el propio Animador no cuenta.

card-vendor = Vendedor
card-vendor-text = Roba una vid, un pedido y un visitante de invierno; después, cada oponente puede robar un visitante de verano.
card-vendor-ruling-1 = Los oponentes deciden en orden de despertar y pueden rechazarlo.

card-handyman = Manitas
card-handyman-text = Todos los jugadores, tú también, pueden construir una estructura por £2 menos; ganas 1 PV por cada oponente que lo haga.
card-handyman-ruling-1 = Los jugadores deciden en orden de despertar.
card-handyman-ruling-2 = Un precio nunca baja de £0.

card-horticulturist = Horticultor
card-horticulturist-text = Planta una vid aunque no tengas sus estructuras, o arranca dos vides, descarta dos vides y gana 3 PV.
card-horticulturist-option-1 = Plantar una vid sin sus estructuras
card-horticulturist-option-2 = Arrancar 2 vides, descartar 2 vides, ganar 3 PV
card-horticulturist-ruling-1 = La vid que plantas debe respetar, como siempre, el valor del campo.
card-horticulturist-ruling-2 = Las vides descartadas pueden ser cualesquiera de tu mano.

card-peddler = Buhonero
card-peddler-text = Despréndete de dos cartas y después roba una de cada tipo: vid, pedido, visitante de verano, visitante de invierno y, si se juega con ellas, carta de estructura.
card-peddler-ruling-1 = El propio Buhonero no es una de las dos cartas.

card-banker = Banquero
card-banker-text = Recibe £5; después, cada oponente puede perder 1 PV a cambio de £3 de la banca.
card-banker-ruling-1 = Los oponentes deciden en orden de despertar; quien tenga −5 PV no puede aceptar la oferta.

card-overseer = Capataz
card-overseer-text = Construye una estructura y planta una vid; si la vid tiene valor 4, gana 1 PV.
card-overseer-option-1 = Construir una estructura
card-overseer-option-2 = Plantar una vid
card-overseer-ruling-1 = Debes realizar ambas partes, en el orden que quieras.
card-overseer-ruling-2 = Las vides de valor 4 son Cabernet Sauvignon y Chardonnay.

card-importer = Importador
card-importer-text = Tus oponentes pueden darte, entre todos, tres cartas de visitante; si no lo hacen, robas tres visitantes de invierno.
card-importer-ruling-1 = En orden de despertar, cada oponente dice cuántas cartas da; si no suman tres, nadie da ninguna.
card-importer-ruling-2 = Quienes dan cartas eligen cuáles.

card-sharecropper = Aparcero
card-sharecropper-text = Planta una vid aunque no tengas sus estructuras, o arranca una vid, descarta una vid y gana 2 PV.
card-sharecropper-option-1 = Plantar una vid sin sus estructuras
card-sharecropper-option-2 = Arrancar una vid, descartar una vid, ganar 2 PV
card-sharecropper-ruling-1 = La vid descartada puede ser cualquiera de tu mano.
card-sharecropper-ruling-2 = La vid que plantas debe respetar, como siempre, el valor del campo.

card-grower = Viticultor
card-grower-text = Planta una vid; si entonces tienes seis vides o más en tus campos, gana 2 PV.
card-grower-ruling-1 = Se cuentan las vides que hay ahora en tus campos, incluida la nueva.

card-negotiator = Negociador
card-negotiator-text = Descarta una uva para aumentar tu pago residual en 1, o un vino para aumentarlo en 2.
card-negotiator-option-1 = Descartar una uva: pago residual +1
card-negotiator-option-2 = Descartar un vino: pago residual +2
card-negotiator-ruling-1 = El pago residual nunca pasa de 5; si ya está en 5, no puedes usar la carta.

card-cultivator = Cultivador
card-cultivator-text = Planta una vid, aunque con ella el campo supere su valor.
card-cultivator-ruling-1 = La excepción solo vale para esta vid; después rige de nuevo el límite habitual.
card-cultivator-ruling-2 = Necesitas espaldera y riego como siempre.
card-cultivator-ruling-3 = Una uva vendimiada vale 9 como máximo.

card-homesteader = Colono
card-homesteader-text = Construye una estructura por £3 menos, o planta una o dos vides; puedes perder 1 PV para hacer ambas cosas.
card-homesteader-option-1 = Construir una estructura por £3 menos
card-homesteader-option-2 = Plantar hasta 2 vides
card-homesteader-option-3 = Perder 1 PV y hacer ambas cosas
card-homesteader-part-1 = { card-homesteader-option-1 }
card-homesteader-part-2 = { card-homesteader-option-2 }
card-homesteader-ruling-1 = Si haces ambas cosas, eliges el orden.

card-planner = Planificador
card-planner-text = Envía ya a otro de tus trabajadores a una acción de una estación posterior; la realizas cuando empiece esa estación.
card-planner-ruling-1 = Solo valen acciones con espacios en el tablero: ni el carro, ni el yugo, ni otros espacios privados.
card-planner-ruling-2 = El espacio queda ocupado desde ahora; los costes y requisitos se comprueban cuando empieza esa estación.
card-planner-ruling-3 = Las acciones en espera van antes que todos los turnos de la estación, en orden de despertar; si para entonces una es imposible, se pierde.
card-planner-ruling-4 = En invierno, si la juegas mediante el Gerente, no hay estación posterior y no puedes usarla.

card-agriculturist = Agrónomo
card-agriculturist-text = Planta una vid; si su campo tiene entonces al menos tres variedades distintas, gana 2 PV.
card-agriculturist-ruling-1 = Cada nombre es una variedad distinta.

card-swindler = Estafador
card-swindler-text = Cada oponente puede pagarte £2; ganas 1 PV por cada uno que no lo haga.
card-swindler-ruling-1 = Un oponente con menos de £2 no puede pagar, así que ganas el PV.

card-producer = Productor
card-producer-text = Gasta £2 para recuperar uno o dos de tus trabajadores de otras acciones; puedes colocarlos de nuevo este año.
card-producer-ruling-1 = No puedes recuperar trabajadores de ningún espacio de la acción en la que has jugado la carta.
card-producer-ruling-2 = Puedes recuperar trabajadores de cualquier tipo, y un espacio que se libera en el tablero queda abierto de nuevo para todos.
card-producer-ruling-3 = También puedes recuperar un trabajador que espera una estación posterior; entonces su acción se pierde.

card-organizer = Organizador
card-organizer-text = Mueve tu gallo a una fila de despertar libre y toma su bonificación; después pasas en esta estación.
card-organizer-ruling-1 = La nueva fila cuenta durante el resto del año.
card-organizer-ruling-2 = La fila 7 solo te da el trabajador temporal si aún está en la tabla; lo mismo vale para la ficha de uva en el tablero ampliado.
card-organizer-ruling-3 = Pasas cuando termina tu turno, así que aún puedes jugar un segundo visitante con la bonificación.
card-organizer-ruling-4 = En el tablero ampliado recibes la bonificación de la estación en curso y, al pasar, la siguiente de la fila.

card-sponsor = Patrocinador
card-sponsor-text = Roba dos vides, o recibe £3; puedes perder 1 PV para hacer ambas cosas.
card-sponsor-option-1 = Robar 2 vides
card-sponsor-option-2 = Ganar £3
card-sponsor-option-3 = Perder 1 PV, robar 2 vides y ganar £3
card-sponsor-ruling-1 = Las dos partes juntas cuestan 1 PV, una sola vez.

card-artisan = Artesano
card-artisan-text = Recibe £3, construye una estructura por £1 menos, o planta una o dos vides.
card-artisan-option-1 = Ganar £3
card-artisan-option-2 = Construir una estructura por £1 menos
card-artisan-option-3 = Plantar hasta 2 vides
card-artisan-ruling-1 = Haces solo una de las tres cosas.

card-stonemason = Cantero
card-stonemason-text = Gasta £8 en total y construye dos estructuras cualesquiera, cuesten lo que cuesten.
card-stonemason-ruling-1 = Ninguna de las dos puede estar ya en tu viñedo; puedes construir la bodega mediana y luego la grande.

card-volunteer_crew = Cuadrilla de voluntarios
card-volunteer_crew-text = Todos los jugadores, tú también, pueden plantar una vid; recibes £2 de la banca por cada oponente que lo haga.
card-volunteer_crew-ruling-1 = Las estructuras y los valores de los campos rigen para todos como siempre.

card-wedding_party = Comitiva nupcial
card-wedding_party-text = Da £2 por cabeza a uno, dos o tres oponentes y gana 1 PV por cada uno.
card-wedding_party-ruling-1 = Tú eliges a quién pagar; no puedes pagar dos veces al mismo.

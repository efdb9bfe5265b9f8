### The winter visitors: name, text, one message for each option, rulings.

card-merchant = Mercader
card-merchant-text = Gasta £3 en una uva tinta y una blanca de valor 1, o completa un pedido y gana 1 PV adicional.
card-merchant-option-1 = Pagar £3 por una uva tinta y una blanca de valor 1
card-merchant-option-2 = Completar un pedido y ganar 1 PV más
card-merchant-ruling-1 = Para comprarlas, las dos casillas de valor 1 de tu lagar deben estar libres.

card-crusher = Pisador de uva
card-crusher-text = Recibe £3 y un visitante de verano, o roba un pedido y elabora uno o dos vinos.
card-crusher-option-1 = Ganar £3 y robar un visitante de verano
card-crusher-option-2 = Robar un pedido y elaborar hasta 2 vinos
card-crusher-part-1 = Robar un pedido
card-crusher-part-2 = Elaborar hasta 2 vinos
card-crusher-ruling-1 = Puedes robar el pedido antes de decidir los vinos.
card-crusher-ruling-2 = Debes elaborar al menos un vino.

card-judge = Juez
card-judge-text = Roba dos visitantes de verano, o sirve un vino de valor 4 o más y gana 3 PV.
card-judge-option-1 = Robar 2 visitantes de verano
card-judge-option-2 = Descartar un vino de 4 o más por 3 PV
card-judge-ruling-1 = El vino puede ser de cualquier tipo.

card-oenologist = Enólogo
card-oenologist-text = Envejece todos tus vinos dos veces, o gasta £3 en la siguiente bodega.
card-oenologist-option-1 = Envejecer todos los vinos dos veces
card-oenologist-option-2 = Pagar £3 y mejorar la bodega
card-oenologist-ruling-1 = Las £3 sustituyen al precio habitual de £4 o £6.
card-oenologist-ruling-2 = Las uvas no envejecen, y un vino que no puede avanzar se queda donde está.

card-marketer = Publicista
card-marketer-text = Roba dos visitantes de verano y recibe £1, o completa un pedido y gana 1 PV adicional.
card-marketer-option-1 = Robar 2 visitantes de verano y ganar £1
card-marketer-option-2 = Completar un pedido y ganar 1 PV más
card-marketer-ruling-1 = El PV adicional se suma a los del pedido.

card-crush_expert = Experto en prensado
card-crush_expert-text = Recibe £3 y una carta de pedido, o elabora uno, dos o tres vinos.
card-crush_expert-option-1 = Ganar £3 y robar un pedido
card-crush_expert-option-2 = Elaborar hasta 3 vinos
card-crush_expert-ruling-1 = Debes elaborar al menos un vino.

card-uncertified_teacher = Maestro sin título
card-uncertified_teacher-text = Pierde 1 PV y forma gratis a un trabajador, o gana 1 PV por cada oponente con seis trabajadores.
card-uncertified_teacher-option-1 = Perder 1 PV y formar a un trabajador
card-uncertified_teacher-option-2 = 1 PV por cada oponente con 6 trabajadores
card-uncertified_teacher-ruling-1 = Para llegar a seis cuentan todos los trabajadores: los colocados, los nuevos, el grande y el temporal.
card-uncertified_teacher-ruling-2 = Si no hay ningún oponente así, no puedes elegir la segunda parte.

card-teacher = Maestro
card-teacher-text = Elabora uno o dos vinos, o forma a un trabajador por £2.
card-teacher-option-1 = Elaborar hasta 2 vinos
card-teacher-option-2 = Formar a un trabajador por £2
card-teacher-ruling-1 = El nuevo trabajador está disponible el año siguiente.

card-benefactor = Benefactor
card-benefactor-text = Roba una vid y un visitante de verano, o despréndete de dos cartas de visitante por 2 PV.
card-benefactor-option-1 = Robar una vid y un visitante de verano
card-benefactor-option-2 = Descartar 2 cartas de visitante por 2 PV
card-benefactor-ruling-1 = Puedes mezclar visitantes de verano y de invierno; el propio Benefactor no cuenta.

card-assessor = Tasador
card-assessor-text = Recibe £1 por cada carta de tu mano, o descarta toda la mano por 2 PV.
card-assessor-option-1 = £1 por cada carta en mano
card-assessor-option-2 = Descartar toda la mano por 2 PV
card-assessor-ruling-1 = Debes tener al menos una carta en la mano; el propio Tasador no cuenta.

card-queen = Reina
card-queen-text = El jugador a tu derecha debe elegir: perder 1 PV, darte dos cartas o pagarte £3.
card-queen-option-1 = Perder 1 PV
card-queen-option-2 = Dar 2 cartas
card-queen-option-3 = Pagar £3
card-queen-ruling-1 = Cuentan los asientos, no el orden de despertar: es el jugador sentado justo antes que tú en el sentido de las agujas del reloj.
card-queen-ruling-2 = Ese jugador solo puede elegir lo que sea posible; si nada lo es, no puedes jugar la carta.
card-queen-ruling-3 = Ese jugador elige las cartas.

card-harvester = Vendimiador
card-harvester-text = Vendimia uno o dos campos; después recibe además £2 o 1 PV.
card-harvester-option-1 = Ganar £2
card-harvester-option-2 = Ganar 1 PV
card-harvester-ruling-1 = Debes vendimiar al menos un campo.

card-professor = Catedrático
card-professor-text = Forma a un trabajador por £2, o gana 2 PV si tienes seis trabajadores.
card-professor-option-1 = Formar a un trabajador por £2
card-professor-option-2 = Ganar 2 PV por tener 6 trabajadores
card-professor-ruling-1 = Para llegar a seis cuentan todos los trabajadores: los colocados, los nuevos, el grande y el temporal.

card-master_vintner = Maestro bodeguero
card-master_vintner-text = Mejora tu bodega por £2 menos, o envejece un vino y completa un pedido.
card-master_vintner-option-1 = Mejorar la bodega por £2 menos
card-master_vintner-option-2 = Envejecer un vino y completar un pedido
card-master_vintner-part-1 = Envejecer un vino
card-master_vintner-part-2 = Completar un pedido
card-master_vintner-ruling-1 = Debes envejecer el vino y completar el pedido, en el orden que quieras; no hace falta que entregues el vino envejecido.
card-master_vintner-ruling-2 = El vino que envejeces debe poder avanzar.

card-uncertified_oenologist = Enólogo sin título
card-uncertified_oenologist-text = Envejece todos tus vinos dos veces, o pierde 1 PV y obtén gratis la siguiente bodega.
card-uncertified_oenologist-option-1 = Envejecer todos los vinos dos veces
card-uncertified_oenologist-option-2 = Perder 1 PV y mejorar la bodega
card-uncertified_oenologist-ruling-1 = Haces exactamente una de las dos cosas.
card-uncertified_oenologist-ruling-2 = Las uvas no envejecen, y un vino que no puede avanzar se queda donde está.

card-promoter = Promotor
card-promoter-text = Descarta una uva o un vino para ganar 1 PV y aumentar tu pago residual en 1.
card-promoter-option-1 = Descartar una uva
card-promoter-option-2 = Descartar un vino
card-promoter-ruling-1 = El pago residual nunca pasa de 5, pero el PV lo ganas igualmente.

card-mentor = Mentor
card-mentor-text = Todos los jugadores, tú también, pueden elaborar hasta dos vinos; por cada oponente que lo haga, robas una vid o un visitante de verano.
card-mentor-ruling-1 = Eliges el mazo por separado para cada uno de esos oponentes.

card-harvest_expert = Experto en vendimia
card-harvest_expert-text = Vendimia un campo y, además, roba una vid o construye el yugo por £1.
card-harvest_expert-option-1 = Vendimiar un campo
card-harvest_expert-option-2 = Robar una vid o construir el yugo por £1
card-harvest_expert-part-1 = Robar una vid
card-harvest_expert-part-2 = Construir el yugo por £1
card-harvest_expert-ruling-1 = Debes realizar ambas partes, en el orden que quieras.
card-harvest_expert-ruling-2 = Solo puedes elegir el yugo si aún no lo tienes.

card-innkeeper = Posadero
card-innkeeper-text = Añade a tu mano la carta superior de dos pilas de descartes distintas.
card-innkeeper-ruling-1 = Debe haber dos pilas con al menos una carta cada una.
card-innkeeper-ruling-2 = El Posadero no se descarta hasta después.

card-jack_of_all_trades = Factótum
card-jack_of_all_trades-text = Haz dos de estas tres cosas: vendimia un campo, elabora hasta dos vinos, completa un pedido.
card-jack_of_all_trades-option-1 = Vendimiar un campo
card-jack_of_all_trades-option-2 = Elaborar hasta 2 vinos
card-jack_of_all_trades-option-3 = Completar un pedido
card-jack_of_all_trades-ruling-1 = Debes realizar ambas partes, en el orden que quieras.

card-politician = Estadista
card-politician-text = Si tu puntuación es inferior a 0, recibes £6; si no, robas una vid, un visitante de verano y un pedido.
card-politician-ruling-1 = Decide la puntuación; tú no eliges.

card-supervisor = Supervisor
card-supervisor-text = Elabora uno o dos vinos y gana 1 PV por cada vino espumoso entre ellos.
card-supervisor-ruling-1 = Debes elaborar al menos un vino; no hace falta que sea espumoso.

card-scholar = Erudito
card-scholar-text = Roba dos pedidos, o forma a un trabajador por £3; puedes perder 1 PV para hacer ambas cosas.
card-scholar-option-1 = Robar 2 pedidos
card-scholar-option-2 = Formar a un trabajador por £3
card-scholar-option-3 = Perder 1 PV, robar 2 pedidos y formar a un trabajador por £3
card-scholar-ruling-1 = El nuevo trabajador está disponible el año siguiente.

card-reaper = Segador
card-reaper-text = Vendimia uno, dos o tres campos; si vendimias los tres, gana 2 PV.
card-reaper-ruling-1 = Solo cuentan los campos vendimiados con esta carta, y cada campo se vendimia una vez al año.

card-motivator = Motivador
card-motivator-text = Todos los jugadores, tú también, pueden recuperar su trabajador grande si está colocado; ganas 1 PV por cada oponente que lo haga.
card-motivator-ruling-1 = Quienes han pasado en esta estación no pueden hacerlo.
card-motivator-ruling-2 = Puedes recuperar el mismo trabajador que has usado para jugar esta carta.

card-bottler = Embotellador
card-bottler-text = Elabora uno, dos o tres vinos y gana 1 PV por cada tipo distinto entre ellos.
card-bottler-ruling-1 = Cuentan los tipos, no las fichas, y solo los vinos elaborados con esta carta.

card-craftsman = Maestro artesano
card-craftsman-text = Haz dos de estas tres cosas: roba un pedido, mejora tu bodega, gana 1 PV.
card-craftsman-option-1 = Robar un pedido
card-craftsman-option-2 = Mejorar la bodega
card-craftsman-option-3 = Ganar 1 PV
card-craftsman-ruling-1 = La mejora cuesta las £4 o £6 habituales.
card-craftsman-ruling-2 = Debes realizar ambas partes, en el orden que quieras.

card-exporter = Exportador
card-exporter-text = Elabora uno o dos vinos, completa un pedido, o descarta una uva y gana 2 PV.
card-exporter-option-1 = Elaborar hasta 2 vinos
card-exporter-option-2 = Completar un pedido
card-exporter-option-3 = Descartar una uva por 2 PV
card-exporter-ruling-1 = Haces solo una de las tres cosas.

card-laborer = Jornalero
card-laborer-text = Vendimia uno o dos campos, o elabora hasta tres vinos; puedes perder 1 PV para hacer ambas cosas.
card-laborer-option-1 = Vendimiar hasta 2 campos
card-laborer-option-2 = Elaborar hasta 3 vinos
card-laborer-option-3 = Perder 1 PV y hacer ambas cosas
card-laborer-part-1 = { card-laborer-option-1 }
card-laborer-part-2 = { card-laborer-option-2 }
card-laborer-ruling-1 = Si haces ambas cosas, eliges el orden.

card-designer = Diseñador
card-designer-text = Construye una estructura; si entonces tienes seis o más, gana 2 PV.
card-designer-ruling-1 = La nueva estructura cuenta; la bodega pequeña, no.

card-governess = Institutriz
card-governess-text = Forma por £3 a un trabajador, disponible de inmediato, o descarta un vino y gana 2 PV.
card-governess-option-1 = Formar por £3 a un trabajador, disponible ya
card-governess-option-2 = Descartar un vino por 2 PV
card-governess-ruling-1 = Puedes colocar al nuevo trabajador este mismo invierno.

card-manager = Gerente
card-manager-text = Realiza una acción de una estación anterior, sin trabajador y sin su bonificación.
card-manager-ruling-1 = Vale cualquier acción con espacios en una estación anterior de este año, estén llenos o no, pero no el yugo, otros espacios privados ni el carro.
card-manager-ruling-2 = También puedes jugar así un visitante de verano.
card-manager-ruling-3 = El molino de viento y la sala de degustación puntúan como siempre.

card-zymologist = Zimólogo
card-zymologist-text = Elabora uno o dos vinos de valor 4 o más, tengas la bodega que tengas.
card-zymologist-ruling-1 = También puedes elaborar vino rosado y espumoso, con las uvas habituales y sus valores mínimos de siempre.
card-zymologist-ruling-2 = No puedes elaborar un vino que quedaría por debajo de 4.
card-zymologist-ruling-3 = Hasta que tengas la bodega que le corresponde, ese vino solo envejece dentro de los valores de esa bodega.

card-noble = Noble
card-noble-text = Gasta £1 para aumentar tu pago residual en 1, o redúcelo en 2 y gana 2 PV.
card-noble-option-1 = Pagar £1: pago residual +1
card-noble-option-2 = Pago residual −2 por 2 PV
card-noble-ruling-1 = El pago residual se mantiene entre 0 y 5; con 5 no puedes elegir la primera parte.

card-governor = Gobernador
card-governor-text = Nombra a uno, dos o tres oponentes: cada uno debe darte un visitante de verano, y ganas 1 PV por cada uno que no tenga.
card-governor-ruling-1 = Un oponente que tenga un visitante de verano debe darte uno, pero elige cuál.

card-taster = Catador
card-taster-text = Sirve un vino y recibe £4; si valía más que cualquier otro vino de todas las bodegas, gana además 2 PV.
card-taster-ruling-1 = También cuentan tus otros vinos, y en caso de empate no ganas los PV.

card-caravan = Caravana
card-caravan-text = Revela una carta de cada mazo, quédate con dos y descarta las demás.
card-caravan-ruling-1 = Al menos dos mazos deben tener cartas.

card-guest_speaker = Conferenciante invitado
card-guest_speaker-text = Todos los jugadores, tú también, pueden formar a un trabajador por £1; ganas 1 PV por cada oponente que lo haga.
card-guest_speaker-ruling-1 = Nadie puede tener más de seis trabajadores, incluido el grande, y los nuevos están disponibles el año siguiente.

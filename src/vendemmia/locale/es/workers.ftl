### The special workers: name inside a sentence, title, ability, rulings.

worker-farmer = trabajador especial ({ worker-farmer-name })
worker-farmer-name = Granjero
worker-farmer-text = En el tablero, obtienes una bonificación a tu elección de entre todas las impresas en la acción, sin importar en qué espacio esté el Granjero.
worker-farmer-ruling-1 = También puedes elegir la bonificación de un espacio cerrado.
worker-farmer-ruling-2 = La obtienes en lugar de la bonificación del espacio, nunca además de ella.
worker-farmer-ruling-3 = También funciona junto a una acción llena.
worker-farmer-ruling-4 = No sirve en el carro, que no tiene bonificación, ni en los espacios privados.

worker-mafioso = trabajador especial ({ worker-mafioso-name })
worker-mafioso-name = Mafioso
worker-mafioso-text = En un espacio sin bonificación, puedes realizar la acción una segunda vez.
worker-mafioso-ruling-1 = La segunda vez vuelves a elegir: por ejemplo, vendimiar y luego arrancar, o construir y luego guiar una visita.
worker-mafioso-ruling-2 = Se aplican los límites de siempre; no puedes vendimiar el mismo campo dos veces en un año.
worker-mafioso-ruling-3 = El yugo y el carro no tienen bonificación; los espacios de las cartas de estructura, sí.
worker-mafioso-ruling-4 = No sirve junto a los espacios de una acción llena.
worker-mafioso-ruling-5 = Pagas el peaje de un Soldato una sola vez.

worker-merchant = trabajador especial ({ worker-merchant-name })
worker-merchant-name = Comerciante
worker-merchant-text = Si todos los oponentes ya han pasado en esta estación cuando colocas al Comerciante en el tablero, robas una carta de cualquier mazo después de la acción.
worker-merchant-ruling-1 = Puedes elegir cualquier mazo de la partida, también el de cartas de estructura.
worker-merchant-ruling-2 = No sirve en los espacios privados.
worker-merchant-ruling-3 = No se usa en la partida en solitario.

worker-chef = trabajador especial ({ worker-chef-name })
worker-chef-name = Chef
worker-chef-text = El Chef puede ocupar el espacio de un trabajador de un oponente. Ese trabajador vuelve con su jugador, que puede colocarlo de nuevo este año.
worker-chef-ruling-1 = El Chef ocupa exactamente ese espacio, con su bonificación, aunque haya otros espacios libres.
worker-chef-ruling-2 = El Chef no puede desplazar a otro Chef, ni a un trabajador que esté junto a los espacios o en el carro.
worker-chef-ruling-3 = El trabajador temporal vuelve con el jugador que lo tiene este año.
worker-chef-ruling-4 = Lo que haya hecho el trabajador desplazado no se deshace; si aún esperaba su estación, pierde su acción.
worker-chef-ruling-5 = Primero pagas el peaje de un Soldato, aunque el Chef ocupe el espacio de ese mismo Soldato.
worker-chef-ruling-6 = No se usa en la partida en solitario.

worker-innkeeper = trabajador especial ({ worker-innkeeper-name })
worker-innkeeper-name = Mesonero
worker-innkeeper-text = Antes de la acción, puedes pagar £1 a un oponente que tenga un trabajador en la misma acción y quitarle de la mano, al azar, un visitante de la estación que nombres.
worker-innkeeper-ruling-1 = Cuenta cualquier trabajador de ese oponente: en un espacio, junto a los espacios, en el carro o a la espera de su estación.
worker-innkeeper-ruling-2 = Nombras visitantes de verano o de invierno, pero solo de los que el oponente tenga.
worker-innkeeper-ruling-3 = Pagas a un solo oponente, que no puede negarse.
worker-innkeeper-ruling-4 = La acción debe ser posible sin ese visitante, y el pago de £1 no puede hacerla imposible.
worker-innkeeper-ruling-5 = Solo se usa con tres o más jugadores.

worker-professore = trabajador especial ({ worker-professore-name })
worker-professore-name = Professore
worker-professore-text = Antes de la acción, puedes recuperar uno de tus trabajadores normales de las acciones de esta estación. Puedes colocarlo de nuevo este año.
worker-professore-ruling-1 = El trabajador temporal cuenta como trabajador normal; el trabajador grande y los especiales, no.
worker-professore-ruling-2 = Puedes recuperar un trabajador que esté junto a los espacios, pero no uno del carro ni de un espacio privado.
worker-professore-ruling-3 = La acción debe ser posible sin el trabajador que recuperas.

worker-soldato = trabajador especial ({ worker-soldato-name })
worker-soldato-name = Soldato
worker-soldato-text = Mientras el Soldato está en un espacio del tablero, cada oponente te paga £1 por colocar un trabajador en esa acción, y puede hacerlo aunque todos los espacios estén ocupados.
worker-soldato-ruling-1 = En una acción llena, ese trabajador va junto a los espacios, sin bonificación; tus propios trabajadores no pueden hacerlo.
worker-soldato-ruling-2 = El peaje se paga al colocar un trabajador, incluso en una estación posterior, pero no cuando llega la acción de un Mensajero o de un Planificador.
worker-soldato-ruling-3 = No puedes pagarlo con la bonificación del espacio, y lo pagas antes de que un Chef desplace a un trabajador.
worker-soldato-ruling-4 = Si hay varios Soldatos en una acción, cada dueño recibe £1; el Gerente no paga nada.
worker-soldato-ruling-5 = También hay peaje en el carro, pero no por un Soldato que esté junto a los espacios de una acción llena.
worker-soldato-ruling-6 = No se usa en la partida en solitario.

worker-politico = trabajador especial ({ worker-politico-name })
worker-politico-name = Politico
worker-politico-text = En un espacio del tablero con bonificación, puedes pagar £1 al final de todo para obtener esa bonificación otra vez.
worker-politico-ruling-1 = Tienes que haber obtenido la bonificación la primera vez.
worker-politico-ruling-2 = Puedes pagar con lo que te hayan dado la acción y la bonificación.
worker-politico-ruling-3 = No sirve junto a los espacios ni en los espacios privados.

worker-oracle = trabajador especial ({ worker-oracle-name })
worker-oracle-name = Oráculo
worker-oracle-text = Una vez por turno, cuando robas, puedes robar una carta más de un tipo que acabes de robar y después descartar una de las cartas robadas.
worker-oracle-ruling-1 = Las cartas de un mismo tipo de la acción y de la bonificación son un solo robo, igual que las dos cartas de un intercambio.
worker-oracle-ruling-2 = Solo cuentan las cartas robadas de un mazo, también las de un visitante jugado con el Oráculo; la Caravana, el visitante Posadero y los regalos, no.
worker-oracle-ruling-3 = Las cartas que robas por pasar no cuentan, pero sí la bonificación que obtienes con el Organizador.
worker-oracle-ruling-4 = Si no queda ninguna carta adicional que robar, no descartas nada.

worker-traveler = trabajador especial ({ worker-traveler-name })
worker-traveler-name = Viajero
worker-traveler-text = Puedes colocar al Viajero en un espacio vacío de una estación anterior de este año. Realizas la acción y tomas la bonificación de ese espacio de inmediato.
worker-traveler-ruling-1 = Allí, el Viajero también puede ocupar espacios cerrados para este número de jugadores.
worker-traveler-ruling-2 = El Viajero no puede usar así el carro, porque el carro pertenece solo a la estación en curso.
worker-traveler-ruling-3 = En la estación en curso lo colocas como a un trabajador normal.

worker-messenger = trabajador especial ({ worker-messenger-name })
worker-messenger-name = Mensajero
worker-messenger-text = Puedes colocar al Mensajero en un espacio de una estación posterior de este año. Tu primer turno de esa estación será su acción.
worker-messenger-ruling-1 = El espacio queda ocupado desde ahora; eliges y pagas cuando llega el momento de la acción.
worker-messenger-ruling-2 = En esa estación no colocas ningún trabajador ni pasas antes de su acción; las acciones del Planificador van primero.
worker-messenger-ruling-3 = Si para entonces la acción es imposible, tampoco obtienes la bonificación, el turno termina y el trabajador queda usado.
worker-messenger-ruling-4 = Pierdes la acción si el trabajador es desplazado o recuperado antes de actuar, o si has pasado en esa estación antes de tu primer turno.
worker-messenger-ruling-5 = El Mensajero no puede usar así el carro, porque el carro pertenece solo a la estación en curso.

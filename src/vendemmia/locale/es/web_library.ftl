### Pages to look things up: the rules and the cards.

## Rules

rules-page-title = Reglas · vendemmia
rules-page-heading = Las reglas
rules-page-intro = Todas las reglas tal como se juegan en esta mesa, con nuestras palabras, cada una con su número. Pulsa un número para abrir su regla.
rules-page-opening = El año de un vistazo
rules-page-aim = El objetivo
rules-page-aim-text = Gana quien tenga más puntos de victoria. Cuando alguien llega a 20, la partida termina al acabar ese año.
rules-page-way = De la vid al pedido
rules-page-way-text = Planta vides en tus campos, vendimia uvas, elabora vino en tu bodega y completa pedidos con él: los pedidos te dan puntos, y dinero todos los años. Las estructuras te permiten hacer más; los visitantes, las visitas guiadas y las ventas ayudan por el camino.
rules-page-spring = Primavera
rules-page-spring-text = Cada jugador elige una fila de la tabla de despertar: con una fila temprana actúas antes, con una tardía obtienes una bonificación.
rules-page-summer = Verano
rules-page-summer-text = En ese orden, coloca trabajadores de uno en uno y haz lo que dice cada espacio, hasta que todos hayan pasado. Tu trabajador grande puede sumarse a una acción con todos los espacios ocupados.
rules-page-fall = Otoño
rules-page-fall-text = Cada jugador roba un visitante, de verano o de invierno.
rules-page-winter = Invierno
rules-page-winter-text = Los trabajadores que guardaste en verano vendimian ahora, elaboran vino, completan pedidos o forman a nuevos trabajadores, otra vez de uno en uno. Cada trabajador trabaja una vez al año, así que no los uses todos en verano.
rules-page-yearend = Fin de año
rules-page-yearend-text = Las uvas y los vinos ganan 1 de valor, los trabajadores vuelven a casa, los pedidos completados te pagan de nuevo y descartas hasta tener siete cartas.
rules-page-extended = Tablero ampliado
rules-page-extended-text = Colocas trabajadores en las cuatro estaciones, las estrellas en un mapa te dan bonificaciones y la partida termina a los 25 puntos.
rules-page-guide = ¿Prefieres aprender jugando? Empieza la partida guiada
rules-page-about-base = El dinero son liras (£), los puntos de victoria son PV. Una ficha es una ficha de cristal: una uva en el lagar o un vino en la bodega. Donde los reglamentos difieren o callan, la regla dice «Aclaración» y da nuestra interpretación.
rules-page-about-solo = Un jugador contra el Automa. Todo lo demás es como en el juego base.
rules-page-about-tuscany = Tres módulos, solos o en cualquier combinación: el tablero ampliado, los trabajadores especiales y las cartas de estructura. Todo lo demás es como en el juego base.
rules-page-search = Buscar en las reglas
rules-page-search-help = Palabras, un número de regla como PLANT-2 o las letras de un capítulo
rules-page-search-go = Buscar
rules-page-contents = Contenido
rules-page-all = Todas las reglas
rules-page-found =
    { $count ->
        [one] 1 regla para «{ $query }»
       *[other] { $count } reglas para «{ $query }»
    }
rules-page-none = No hay reglas para «{ $query }»
rules-page-none-help = Prueba con menos palabras o más cortas, o mira en el contenido.
rules-page-missing = Faltan las reglas en esta instalación.
rules-page-rule-title = { $number }, { $chapter } · Reglas · vendemmia
rules-page-where = Dónde estás en las reglas
rules-page-mentioned = Se menciona en
rules-page-section = La sección
rules-page-card = La carta: { $name }
rules-page-reading = Nuestra interpretación: { $reading }
rules-page-before = Anterior: { $number }
rules-page-after = Siguiente: { $number }
rules-page-neighbours = Regla anterior y siguiente

## Cards

cards-page-title = Cartas · vendemmia
cards-page-heading = Las cartas
cards-page-intro = Todas las cartas del juego. Pulsa una para ver su texto completo, sus aclaraciones y sus reglas.
cards-page-search = Buscar cartas
cards-page-search-help = Un nombre o palabras de su texto
cards-page-search-go = Buscar
cards-page-filter = Tipos de cartas
cards-page-every-kind = Todos los tipos
cards-page-found =
    { $count ->
        [one] 1 carta para «{ $query }»
       *[other] { $count } cartas para «{ $query }»
    }
cards-page-none = No hay cartas para «{ $query }»
cards-page-none-help = Prueba con menos palabras o más cortas, o con otro tipo.
cards-page-foot-rulings =
    { $count ->
        [one] 1 aclaración
       *[other] { $count } aclaraciones
    }
cards-page-card-title = { $name } · Cartas · vendemmia
cards-page-where = Dónde estás en las cartas
cards-page-rulings = Aclaraciones
cards-page-rules = Reglas
cards-page-namesake = También existe: { $name } ({ $kind })
cards-page-before = Anterior: { $name }
cards-page-after = Siguiente: { $name }
cards-page-neighbours = Carta anterior y siguiente
cards-page-start = Empiezas con
cards-page-or = o
cards-page-workers =
    { $count ->
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
cards-page-grande = el trabajador grande
cards-page-training = Formación
cards-page-training-help = además del precio habitual
cards-page-limit = Límite
cards-page-limit-help = de cada tipo por jugador
cards-page-only-extended = solo en el tablero ampliado
cards-page-extended-letter = T
cards-page-sell-or-trade = Vender uvas o comprar/vender un campo; en el tablero ampliado: intercambio
cards-page-kind-with = { $kind } · { $more }

cards-page-kind-vine = Vid
cards-page-kind-summer = Visitante de verano
cards-page-kind-winter = Visitante de invierno
cards-page-kind-order = Pedido
cards-page-kind-structure_card = Carta de estructura
cards-page-kind-mama = Mamá
cards-page-kind-papa = Papá
cards-page-kind-structure = Estructura
cards-page-kind-worker = Trabajador especial
cards-page-kind-automa = Automa

cards-page-kinds-vine = Vides
cards-page-kinds-summer = Visitantes de verano
cards-page-kinds-winter = Visitantes de invierno
cards-page-kinds-order = Pedidos
cards-page-kinds-structure_card = Cartas de estructura
cards-page-kinds-mama = Mamás
cards-page-kinds-papa = Papás
cards-page-kinds-structure = Estructuras del viñedo
cards-page-kinds-worker = Trabajadores especiales
cards-page-kinds-automa = Cartas de Automa

cards-page-count-vine = { $copies } de las { $total } vides
cards-page-count-summer = uno de { $total } visitantes de verano
cards-page-count-winter = uno de { $total } visitantes de invierno
cards-page-count-order = uno de { $total } pedidos
cards-page-count-structure_card = una de { $total } cartas de estructura
cards-page-count-mama = una de { $total } mamás
cards-page-count-papa = uno de { $total } papás
cards-page-count-structure = una de { $total } estructuras, una vez en cada viñedo
cards-page-count-worker = uno de { $total } trabajadores especiales; hay dos en cada partida
cards-page-count-automa = una de { $total } cartas de Automa

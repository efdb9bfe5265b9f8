### The results of a tournament, in the terminal and as a page.

tournament-saved = { $finished } de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } { $finished ->
        [one] está guardada
       *[other] están guardadas
    } en { $file }. Ejecuta el mismo comando otra vez para continuar.
tournament-files = Partidas e informes: { $folder }

tournament-title = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } { $solo ->
        [yes] contra el Automa
       *[no] con { $players } jugadores
    }, semilla { $seed }
tournament-match =
    { $copies ->
        [0] { $one }
        [one] { $one } contra { $other }
       *[other] { $one } contra { $copies } × { $other }
    }
tournament-table-result = Jugador
tournament-table-play = Por jugador y partida
tournament-table-match = Enfrentamiento
tournament-table-actions = Trabajadores colocados por partida
tournament-table-cards = Cartas usadas por partida, como máximo { $shown } de { $all }
tournament-rating = nivel
tournament-interval = 95 %
tournament-games = partidas
tournament-rate = % victorias
tournament-wins = ganadas
tournament-draws = empates
tournament-losses = perdidas
tournament-score = puntos
tournament-orders = pedidos
tournament-first-order = año del primero
tournament-mean = ms media
tournament-p95 = ms 95 %
tournament-most = ms máx.
tournament-years = años
tournament-between = { $low } a { $high }
tournament-none = –
tournament-anchor = El nivel de { $name } se fija en { $rating }; 400 puntos más son diez veces la fuerza.
tournament-shared = Una victoria compartida cuenta a partes iguales.

## The page

tournament-page-title = Torneo: { $names }
tournament-page-ratings = Niveles
tournament-page-rating = Nivel, intervalo del 95 %
tournament-page-fixed = fijo
tournament-page-rates = Porcentajes de victorias
tournament-page-rate = Victorias, intervalo del 95 %
tournament-page-games = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }{ $draws ->
        [0] { "" }
        [one] , 1 empate
       *[other] , { $draws } empates
    }
tournament-page-even = La línea de puntos marca { $rate }, el porcentaje de un jugador tan fuerte como los demás.
tournament-page-automa = Contra el Automa solo cuenta la victoria, no el empate.
tournament-page-thinking = Tiempo de cálculo por decisión
tournament-page-mean = Media
tournament-page-ms = { $time } ms
tournament-page-p95 = 95 % hasta { $time } ms
tournament-page-most = máximo { $time } ms
tournament-page-thinking-note = Tiempo de procesador en escala logarítmica. El punto grande es la media, el pequeño el percentil 95; la línea llega hasta el tiempo más largo. Las decisiones con una sola respuesta no cuentan.
tournament-page-charts = Duración y puntuación
tournament-page-years = Años de una partida
tournament-page-scores = Puntuaciones de { $name }
tournament-page-summary = media { $mean }, de { $least } a { $most }
tournament-page-label = { $name }: { $summary }
tournament-page-charts-note = La línea discontinua marca la media. Todos los gráficos de puntuación tienen la misma escala.
tournament-page-play = Puntuaciones, pedidos y asientos
tournament-page-score = Puntuación
tournament-page-orders = Pedidos completados
tournament-page-first-order = Año del primero
tournament-page-without = Partidas sin ninguno
tournament-page-seat = Victorias en el asiento { $number }
tournament-page-seats-note = Medias por jugador y partida. Todos juegan cada reparto desde cada asiento.
tournament-page-actions = Trabajadores colocados
tournament-page-actions-heading = Acción
tournament-page-actions-note = Colocaciones por jugador y partida, incluidas las anteriores a su estación.
tournament-page-cards = Cartas usadas
tournament-page-cards-heading = Carta
tournament-page-all-cards =
    { $count ->
        [one] Mostrar 1 carta
       *[other] Mostrar { $count } cartas
    }
tournament-page-cards-note = Visitantes jugados, vides plantadas, pedidos completados y cartas de estructura construidas, por jugador y partida.
tournament-page-made = Cómo se ha medido
tournament-page-games-name = Partidas
tournament-page-seed = Semilla
tournament-page-field = Enfrentamientos
tournament-field-one-vs-rest = cada jugador contra cada uno de los otros; con más asientos, contra copias
tournament-field-round-robin = jugadores distintos en cada mesa, en todas las combinaciones
tournament-field-against = todos los jugadores contra un oponente
tournament-field-solo = cada jugador en solitario contra el Automa
tournament-page-version = Versión
tournament-page-python = Python
tournament-page-code = Suma de control del motor y los jugadores
tournament-page-seating = Cada reparto se juega una vez por cada rotación de los asientos, y todos los enfrentamientos usan los mismos repartos.
tournament-page-intervals = Los intervalos de los porcentajes de victorias son de Wilson, con menos partidas si las de un mismo reparto se parecen. Los niveles son los de un modelo de Bradley–Terry en la escala de Elo, con una partida compartida añadida a cada enfrentamiento; sus intervalos salen de la información de Fisher y se refieren a la distancia al nivel fijado.

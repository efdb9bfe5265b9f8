### The statistics of all finished games.

stats-title = Estadísticas · vendemmia
stats-link = Estadísticas
stats-heading = Tus estadísticas
stats-heading-of = Estadísticas de { $player }
stats-none = Termina una partida y se contará aquí.
stats-summary =
    { $games ->
        [one] 1 partida, victorias: { $wins }. Más victorias seguidas: { $longest }.
       *[other] { $games } partidas, victorias: { $wins }. Más victorias seguidas: { $longest }.
    }
stats-counted = Las partidas borradas siguen contando. No cuentan aquellas cuyas cartas podías conocer: las de semilla elegida o continuadas desde una repetición.

stats-modes = Por modo
stats-mode = Modo
stats-games = Partidas
stats-won = Ganadas
stats-best = Récord
stats-average = Puntos/partida
stats-now = Racha
stats-longest = Más victorias seguidas
stats-last = Últimas, por diferencia
stats-not-yet = aún no
stats-margin = { $margin }
stats-streak =
    { $outcome ->
        [win]
            { $count ->
                [one] 1 ganada
               *[other] { $count } ganadas
            }
        [draw]
            { $count ->
                [one] 1 empate
               *[other] { $count } empates
            }
       *[loss]
            { $count ->
                [one] 1 perdida
               *[other] { $count } perdidas
            }
    }

stats-computers =
    { $board ->
        [extended] Bots, tablero ampliado
       *[base] Bots, tablero base
    }
stats-solo =
    { $board ->
        [any] Solitario
        [extended] Solitario, { $level }, tablero ampliado
       *[base] Solitario, { $level }
    }
stats-campaign = Campaña
stats-friends =
    { $board ->
        [any] Amigos en una sola pantalla
        [extended] Amigos, tablero ampliado
       *[base] Amigos, tablero base
    }
stats-friends-name = no con tu nombre: puedes indicarlo en los ajustes

stats-shares = De dónde salen tus puntos
stats-shares-help = por partida, de media
stats-shares-all = Todas
stats-shares-won = Ganadas
stats-shares-lost = No ganadas

stats-plot = Partida a partida
stats-plot-of = Partidas de los gráficos
stats-all = Todas las partidas
stats-key-won = ganada
stats-key-lost = no ganada
stats-key-mean = media de diez partidas
stats-game =
    { $outcome ->
        [win] { $vp } ganada
        [draw] { $vp } empate
       *[loss] { $vp } perdida
    }
stats-day = Día
stats-other = Mejor rival
stats-outcome = Resultado
stats-outcome-win = ganada
stats-outcome-draw = empate
stats-outcome-loss = perdida
stats-players = Jugadores
stats-years = Años

stats-friends-heading = Amigos en esta pantalla

### Rated games and ranked daily vineyards: their terms, their limits, and how they end.

contest-refused = En una partida con clasificación y en el intento clasificatorio del viñedo del día no hay pistas ni evaluación, y no se puede retroceder más allá de algo revelado.
contest-undo-enough = En esta partida con clasificación se ha deshecho tanto que las respuestas son ahora definitivas.
together-undo-revealed = Desde entonces se han revelado cartas ocultas y no hay otras personas que puedan aceptarlo.
terms-label = Condiciones de la mesa
terms-rated = Con clasificación
terms-unrated = Sin clasificación
terms-chat-off = Sin chat
terms-chat-phrases = Chat con frases fijas
terms-chat-all = Chat con texto libre
terms-spectators-on = Otros pueden mirar
terms-spectators-off = Sin espectadores
terms-years =
    { $years ->
        [one] Termina tras { $years } año
       *[other] Termina tras { $years } años
    }
contest-account-needed = Esta partida es con clasificación, así que todos en la mesa necesitan una cuenta. Inicia sesión o crea una cuenta: volverás a esta página.
contest-paused = Has dejado pronto varias partidas con clasificación. Podrás volver a sentarte en mesas con clasificación a partir de { $until }. Las partidas sin clasificación siguen abiertas para ti.
together-cannot-account = Una mesa con clasificación necesita personas con cuenta.
together-cannot-paused = Has dejado pronto varias partidas con clasificación. Espera antes de sentarte en otra mesa con clasificación.
together-cannot-rated-alone = Una partida con clasificación necesita al menos dos personas. Espera a otra persona o abre una mesa sin clasificación.
together-cannot-rated-now = Una de las personas de esta mesa no puede jugar ahora partidas con clasificación. Espera o libera el asiento para otra persona.
together-cannot-rated-away = Esta partida con clasificación tiene un reloj corto, así que solo empieza cuando están todos los jugadores. Entonces el anfitrión la empieza con una pulsación.
together-rated-clock-decides = En una partida con clasificación decide el reloj: un bot sustituye cuando se acaba el tiempo, no antes.
together-error-rated-seats = En una partida con clasificación tienes un solo asiento.
together-error-rated-open = Una partida con clasificación necesita un asiento libre para otra persona.
together-error-rated-years = Una partida con clasificación no tiene límite de años. Deja ese campo vacío o no clasifiques la partida.
together-resign-ends = La partida termina enseguida y la pierdes.
together-resign-ends-rated = La partida termina enseguida, la pierdes y tu clasificación cambia.
ending-resigned =
    { $who ->
        [you] Ganas por abandono: { $gone }
        [lost] Abandonas: gana { $winner }
       *[other] { $winner } gana por abandono: { $gone }
    }
ending-time =
    { $who ->
        [you] Ganas por tiempo: { $gone }
        [lost] Se te acaba el tiempo: gana { $winner }
       *[other] { $winner } gana por tiempo: { $gone }
    }
ending-without-winner = Todos han abandonado. No gana nadie.
ending-points-text = Los puntos son los de ese momento y no decidieron nada.
ending-timed-out = se le acabó el tiempo
player-void = anulada
api-error-account-needed = Una mesa con clasificación necesita un token de una persona con cuenta.
api-error-paused = Has dejado pronto varias partidas con clasificación: espera antes de volver a sentarte en una mesa con clasificación.
ending-given-up = abandona
error-contest = En esta partida no hay ayuda
error-contest-help = { contest-refused }

### Repartos prometidos: el compromiso de una mesa y su secreto, y quién clasifica en el viñedo del día.

## El compromiso de una mesa

deal-title = El reparto prometido · vendemmia
deal-heading = El reparto prometido
deal-link = El reparto prometido
deal-about = El secreto que decide cada carta de esta mesa se eligió al abrirla. Este compromiso se calcula a partir de él, y nadie puede calcular el secreto a partir del compromiso. Anótalo ahora: cuando se muestre el secreto, todos podrán comprobar que se jugó con estas cartas y no con otras.
deal-gathering = Las cartas de esta mesa ya están decididas. Con este compromiso, después de la partida todos pueden comprobar que no se han cambiado.
deal-commitment = Compromiso
deal-secret = Secreto
deal-secret-after-game = se muestra al terminar la partida
deal-secret-after-day = se muestra al terminar el día, a medianoche UTC
deal-secret-after-try = se muestra cuando termine tu propio intento en este viñedo
deal-check = Cómo comprobarlo
deal-check-about = Descarga la grabación después de la partida y escribe:
deal-check-text = O calcúlalo con cualquier programa: el compromiso es el HMAC-SHA256 del texto siguiente, y la clave es el secreto, leído como 32 bytes.
deal-limits = Esto demuestra que el reparto no se cambió después de mostrar el compromiso. No demuestra que el servidor hiciera antes un solo reparto, ni que nadie hubiera visto el secreto.
deal-of-day = Todas las mesas de este día tienen las mismas cartas. Con este compromiso todos pueden comprobarlo.

## Quién clasifica en el viñedo del día

daily-try-guest = Juegas sin clasificar
daily-guest = Sin cuenta juegas sin clasificar, y la partida nunca clasificará. Crea una cuenta o inicia sesión antes de empezar, y tu intento contará.
daily-guest-after = Ya has visto estas cartas sin cuenta, así que juegas con ellas sin clasificar. Con una cuenta contará tu próximo viñedo.
daily-play-guest = Jugar
daily-play-guest-help = sin clasificar
daily-try-seen = Ya has visto estas cartas
daily-seen = Tus partidas con las cartas de hoy no clasifican, porque las viste antes de empezar un intento que cuente. El viñedo de mañana vuelve a contar.
daily-play-seen = Practicar
daily-play-seen-help = las mismas cartas, sin clasificar
daily-late = terminado después de su día
top-daily-ranked = viñedo del día
top-daily-practice = viñedo del día sin clasificar
note-daily-ranked = Este es tu intento que cuenta en el viñedo del { $day }. No hay pistas, y no puedes retroceder más allá de algo revelado. Si termina después de ese día, queda detrás de todos los demás.
note-daily-practice = Esta partida tiene las cartas del viñedo del { $day }. No clasifica ni cuenta en las estadísticas.
note-daily-guest = Juegas el viñedo del { $day } sin cuenta: esta partida no clasifica ni cuenta en las estadísticas.
result-daily-ranked = Tu intento que cuenta en el viñedo del { $day } ha terminado.
result-daily-practice = Has jugado el viñedo del { $day } sin clasificar.
result-daily-guest = Has jugado el viñedo del { $day } sin cuenta, así que esta partida no clasifica. Con una cuenta contará tu próximo viñedo.
record-day = Podrás descargar la grabación cuando termine el día
record-day-help = Contiene el secreto del reparto, y puede que otros aún jueguen el viñedo del { $day }. Vuelve después de medianoche UTC.
api-error-day-not-over = El registro contiene el secreto del reparto. Se puede leer cuando termine el día de este viñedo, a medianoche UTC.

### Tokens of the API, ratings, players, and the daily vineyard.

## Tokens

tokens-title = Tokens de la API · vendemmia
tokens-heading = Tokens de la API
tokens-about = Con un token, un programa tuyo puede jugar en tus mesas y leer tus partidas. Quien lo tenga puede hacer en tu nombre lo que marques abajo, así que guárdalo en secreto.
tokens-description = Descripción de la API
tokens-stranger = Únete antes a una mesa o juega el viñedo del día: un token tiene que ser de alguien.
tokens-made = Tu token nuevo
tokens-made-text = Cópialo ahora. No se guarda en ningún sitio y esta página solo lo muestra una vez.
tokens-new = Token nuevo
tokens-name = Nombre
tokens-name-help = ¿Para qué es? El nombre solo se ve aquí.
tokens-make = Crear un token
tokens-problem-name = El nombre debe tener de 1 a { $most } caracteres.
tokens-problem-many = Tienes { $most } tokens. Revoca uno antes.
tokens-list = Tus tokens
tokens-none = No tienes tokens.
tokens-created = Creado
tokens-used = Último uso
tokens-never = nunca
tokens-revoke = Revocar
tokens-revoke-named = Revocar el token { $name }
tokens-settings = Programas
tokens-settings-text = Escribe tu propio bot o herramienta: juega a través de la API con un token tuyo.

## Ratings

ratings-title = Clasificaciones · vendemmia
ratings-heading = Clasificaciones
ratings-link = Clasificaciones
ratings-about =
    { $games ->
        [one] Todo el mundo empieza con 1500. El puesto llega tras { $games } partida clasificatoria.
       *[other] Todo el mundo empieza con 1500. El puesto llega tras { $games } partidas clasificatorias.
    }
ratings-modes = Modos
ratings-mode-duel = Dos jugadores
ratings-mode-group = Tres o más
ratings-mode-tuscany = Toscana
ratings-rating = Puntuación
ratings-deviation = ± { $points }
ratings-provisional = provisional
ratings-none = Nadie ha terminado una partida clasificatoria en este modo.
ratings-none-home = Las partidas clasificatorias necesitan un servidor compartido por varias personas.
ratings-rules = Cada partida con clasificación cuenta como un resultado para cada pareja de jugadores: del todo contra rivales muy conocidos, poco contra nuevos o en un círculo cerrado, y menos cuanto más se repite la pareja. Quien abandona o se queda sin tiempo ocupa el último puesto.

player-title = { $player } · vendemmia
player-since = aquí desde { $day }
player-rated-games = Partidas clasificatorias
player-place = puesto { $place }
player-games =
    { $games ->
        [one] 1 partida, victorias: { $wins }
       *[other] { $games } partidas, victorias: { $wins }
    }
player-course = Evolución de la puntuación
player-not-rated = Aún no hay partidas clasificatorias.
player-last = Últimas partidas clasificatorias
player-left = abandono
player-change = { $after } ({ $change })
player-own = Solo lo ves tú
result-rating = Tu puntuación es ahora { $rating }.

## The daily vineyard

daily-title = Viñedo del día { $day } · vendemmia
daily-heading = Viñedo del día
daily-link = Viñedo del día
daily-link-text = una partida en solitario al día, con las mismas cartas para todos
daily-about = Una partida en solitario al día, y todos en este servidor reciben las mismas cartas. Cuenta tu primer intento; después puedes practicar cuanto quieras.
daily-about-home = Una partida en solitario al día. Cuenta tu primer intento; después puedes practicar cuanto quieras. Las cartas salen solo de este servidor, así que otros servidores tienen otros viñedos.
daily-streak = Racha
daily-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
daily-place = Puesto
daily-place-of = { $place } de { $count }
daily-try-new = Tu intento
daily-try-playing = Tu intento está en curso
daily-try-done = Tu resultado
daily-try-missed = Ese día no jugaste
daily-play-new = Jugar
daily-play-new-help = tu intento que cuenta
daily-play-playing = Seguir
daily-play-playing-help = tu intento que cuenta
daily-play-done = Practicar
daily-play-done-help = las mismas cartas, sin clasificar
daily-play-missed = Practicar
daily-play-missed-help = sin clasificar
daily-name = Tu nombre
daily-tomorrow = Mañana: { $about }. Los días empiezan a medianoche UTC.
daily-last = Los últimos días
daily-playing = en curso
daily-not-played = sin jugar
daily-other-days = Otros días
daily-board = Tabla de resultados
daily-board-none = Nadie ha terminado todavía este viñedo.
daily-order = Primero las victorias, luego los puntos de victoria, menos años, las liras, el valor del vino y el de las uvas.
daily-lira = liras
daily-outcome-win = victoria
daily-outcome-draw = empate
daily-outcome-loss = derrota
daily-headline =
    { $outcome ->
        [win] Victoria { $vp } a { $automa }
        [draw] Empate { $vp } a { $automa }
       *[loss] Derrota { $vp } a { $automa }
    }
daily-share = Comparte tu resultado
daily-share-about = Muestra tus puntos año por año y nada de las cartas.
daily-share-text =
    vendemmia · viñedo del día { $day }
    { $outcome ->
        [win] Victoria { $vp }:{ $automa }
        [draw] Empate { $vp }:{ $automa }
       *[loss] Derrota { $vp }:{ $automa }
    } { $bars }
    Puesto { $place }, racha { $streak }
daily-copy-text = Copiar el texto
daily-copy-picture = Copiar la imagen
daily-picture-day = Viñedo del día, { $day }
daily-picture-years = Puntos de victoria al final de cada año
daily-picture-line = Puesto { $place }, racha { $streak }

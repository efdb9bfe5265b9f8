### The map with its score, and everybody's points if the game ended now.

map-now = Si terminara ahora
map-now-text = Si la partida terminara ahora, el mapa daría: { $points }.
map-nobody = nadie
map-points = { $player } { $points }
map-tie = empate: 0
map-no-change = sin cambios
map-same = ±0
map-label-swing = { $text } Al final esto cambia: { $changes }.
map-key-now = ahora
map-you =
    { $own ->
        [yes] Tú
       *[no] { $player }
    }
map-key-end = si terminara ahora
map-ending = { $leads ->
        [yes] { $vp } puntos de victoria si la partida terminara ahora, el primer puesto
       *[no] { $vp } puntos de victoria si la partida terminara ahora
    }
map-standing = { $player } { $vp }, { $end } si terminara ahora

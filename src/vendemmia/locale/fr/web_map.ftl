### The map with its score, and everybody's points if the game ended now.

map-now = Si c’était la fin
map-now-text = Si la partie finissait maintenant, la Toscane rapporterait : { $points }.
map-nobody = personne
map-points = { $player } { $points }
map-tie = égalité : 0
map-no-change = sans changement
map-same = ±0
map-label-swing = { $text } Ce que cela change à la fin : { $changes }.
map-key-now = actuel
map-you =
    { $own ->
        [yes] Vous
       *[no] { $player }
    }
map-key-end = si c’était la fin
map-ending = { $leads ->
        [yes] { $vp } points de victoire si la partie finissait maintenant, en tête
       *[no] { $vp } points de victoire si la partie finissait maintenant
    }
map-standing = { $player } { $vp }, { $end } si c’était la fin

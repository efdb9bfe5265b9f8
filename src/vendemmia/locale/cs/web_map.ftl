### The map with its score, and everybody's points if the game ended now.

map-now = Kdyby byl teď konec
map-now-text = Kdyby hra skončila teď, mapa by přinesla: { $points }.
map-nobody = nikdo
map-points = { $player } { $points }
map-tie = shoda: 0
map-no-change = beze změny
map-same = ±0
map-label-swing = { $text } Na konci to změní: { $changes }.
map-key-now = nyní
map-you =
    { $own ->
        [yes] Vy
       *[no] { $player }
    }
map-key-end = kdyby byl teď konec
map-ending = { $leads ->
        [yes] vítězné body, kdyby hra skončila teď: { $vp }, první místo
       *[no] vítězné body, kdyby hra skončila teď: { $vp }
    }
map-standing = { $player } { $vp }, kdyby byl teď konec: { $end }

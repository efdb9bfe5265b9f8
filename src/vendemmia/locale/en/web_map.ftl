### The map with its score, and everybody's points if the game ended now.

map-now = If it ended now
map-now-text = If the game ended now, the map would score: { $points }.
map-nobody = nobody
map-points = { $player } { $points }
map-tie = tie: 0
map-no-change = no change
map-same = ±0
map-label-swing = { $text } At the end this changes: { $changes }.
map-key-now = now
map-you =
    { $own ->
        [yes] You
       *[no] { $player }
    }
map-key-end = if it ended now
map-ending = { $leads ->
        [yes] { $vp } victory points if the game ended now: first place
       *[no] { $vp } victory points if the game ended now
    }
map-standing = { $player } { $vp }, { $end } if it ended now

### The map with its score, and everybody's points if the game ended now.

map-now = Gdyby to był koniec
map-now-text = Gdyby gra skończyła się teraz, mapa dałaby: { $points }.
map-nobody = nikt
map-points = { $player } { $points }
map-tie = remis: 0
map-no-change = bez zmian
map-same = ±0
map-label-swing = { $text } Na koniec zmienia to: { $changes }.
map-key-now = teraz
map-you =
    { $own ->
        [yes] Ty
       *[no] { $player }
    }
map-key-end = gdyby to był koniec
map-ending =
    { $leads ->
        [yes] punkty zwycięstwa, gdyby gra skończyła się teraz: { $vp }, pierwsze miejsce
       *[no] punkty zwycięstwa, gdyby gra skończyła się teraz: { $vp }
    }
map-standing = { $player } { $vp }, gdyby to był koniec: { $end }

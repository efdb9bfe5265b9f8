### The map with its score, and everybody's points if the game ended now.

map-now = Если закончить сейчас
map-now-text = Очки за карту Тосканы, если закончить сейчас: { $points }.
map-nobody = ни у кого
map-points = { $player } { $points }
map-tie = ничья: 0
map-no-change = без изменений
map-same = ±0
map-label-swing = { $text } В конце это изменит: { $changes }.
map-key-now = сейчас
map-you =
    { $own ->
        [yes] Вы
       *[no] { $player }
    }
map-key-end = если закончить сейчас
map-ending = { $leads ->
        [yes] { $vp } ПО, если закончить сейчас, первое место
       *[no] { $vp } ПО, если закончить сейчас
    }
map-standing = { $player } { $vp }, { $end }, если закончить сейчас

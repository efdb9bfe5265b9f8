### Playing from the hand, the card in play, choosing several cards, handing over the screen.

## The card in play

playing-card = { $card }, en juego: { $text }
playing-here = en juego
playing-free-after =
    { $free ->
        [one] 1 libre después
       *[other] { $free } libres después
    }

## From the hand: the last line of a card, and the label of the button

hand-goes =
    { $worker ->
        [regular] { $action }
        [grande] { $action }, trabajador grande
       *[special] { $action }, { $title }
    }
hand-goes-label =
    { $locks ->
        [yes] { $card }: jugar con un trabajador en «{ $action }». { prompt-locks }
       *[no] { $card }: jugar con un trabajador en «{ $action }».
    }
table-cannot-from-hand = Ahora no puedes jugar esa carta con un trabajador, así que no se ha jugado nada.

## Choosing several cards. A script puts the number and the names in.

prompt-pick =
    { $way ->
        [give] { $source }: elige las { $count } cartas que das.
       *[discard] { $source }: elige las { $count } cartas que descartas.
    }
prompt-pick-help = Pulsa las cartas. Nada se pierde hasta que confirmes.
prompt-pick-do =
    { $way ->
        [give] Dar estas { $count }
       *[discard] Descartar estas { $count }
    }
prompt-pick-chosen = { $chosen } de { $count } elegidas
prompt-pick-live = { $chosen } de { $count } elegidas: { $cards }.
hand-picked =
    { $way ->
        [give] para dar
       *[discard] para descartar
    }
table-pick-count = Elige tantas cartas como pide la pregunta. No se ha jugado nada.

## Selling: only what is possible is asked

prompt-sell =
    { $what ->
        [grape] { $source }: elige qué uva vendes.
        [field] { $source }: elige qué campo vendes.
        [back] { $source }: elige qué campo recompras.
        [grape_field] { $source }: vende uvas o vende un campo.
        [grape_back] { $source }: vende uvas o recompra un campo.
        [field_back] { $source }: vende un campo o recompra uno.
       *[grape_field_back] { $source }: vende uvas, o vende o recompra un campo.
    }

## One screen for several people

cover-next = Turno: { $player }
cover-heading = Pasa la pantalla a { $player }
cover-live = { cover-heading }. { $question }
cover-text = Solo las manos están ocultas. Mira la mesa todo lo que quieras.
cover-answers = { $player } puede responder sin ver su mano.
cover-sit = Soy { $player }
cover-sit-help = ver mi mano
cover-hand =
    { $count ->
        [one] 1 carta, boca abajo
       *[other] { $count } cartas, boca abajo
    }
cover-asks = { $source }: { $player } debe decidir.
cover-goes-on = { $player } está en mitad de un turno.
cover-undo-of = { $player } puede deshacer hasta que { $next } tenga la pantalla.

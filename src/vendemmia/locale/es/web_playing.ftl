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
hand-halves = Jugarla con un trabajador:
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

## A decision of several parts: finished wines, grapes to sell. A script puts the number, the names and the sum in.

at-once = { $first }: { $then }
at-once-deck =
    { $count ->
        [1] { $deck }
       *[other] { $count } × { $deck }
    }
sheet-question-wine =
    { $count ->
        [one] { $source }: elige un vino.
       *[other] { $source }: elige hasta { $count } vinos.
    }
sheet-help =
    { $kind ->
        [wine] Pulsa las copas y confirma. Hasta entonces no se elabora nada.
       *[other] Pulsa lo que eliges y confirma.
    }
sheet-from = de
sheet-fits = sirve para tu pedido:
sheet-glass =
    { $fits ->
        [0] { $wine } de { $grapes }.
        [1] { $wine } de { $grapes }. Sirve para tu pedido ({ $vp } PV).
       *[other] { $wine } de { $grapes }. Sirve para { $fits } de tus pedidos ({ $vp } PV).
    }
sheet-do =
    { $kind ->
        [wine] Elaborar el vino
        [sell] Vender
        [harvest] Vendimiar
       *[other] Confirmar
    }
sheet-chosen = { $chosen } de { $count } como máximo
sheet-live = Elegido ({ $chosen }): { $things }.
sheet-sum = { $things }: £{ $lira }
table-sheet-none = Elige al menos uno y confirma. No se ha jugado nada.
table-interrupted = Tras una de estas respuestas aparece algo nuevo, así que no pueden darse juntas. No se ha jugado nada.

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

## The first minute, and the tutor at any table

welcome-heading = Tu colina te espera
welcome-mama = Mamá { $name } te da { $gifts }.
welcome-papa =
    { $lira ->
        [0] Papá { $name } te da un trabajador grande y una de estas dos cosas.
       *[other] Papá { $name } te da un trabajador grande, £{ $lira } y una de estas dos cosas.
    }
welcome-aim =
    { $goal ->
        [0] Gana quien tenga más puntos, y la mayoría vienen de los pedidos.
       *[other] Con { $goal } puntos acaba la partida y gana quien tenga más; la mayoría vienen de los pedidos.
    }
welcome-aim-solo = Supera los { $vp } puntos del Automa en { $years } años; la mayoría vienen de los pedidos.
welcome-lira = Para la estructura que necesita tu primera vid, o para otro trabajador.
welcome-worker = Un trabajador más que colocar, todos los años.
welcome-vp = Un punto ya, y para siempre.
teach-me = Enséñame
teach-me-text = el tutor se sienta a esta mesa

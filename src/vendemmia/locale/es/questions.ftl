### What the player to move must decide: one sentence each, starting with the card, action or season that asks.

question-game-over = La partida ha terminado.

## Set-up and the course of the year

question-keep-mama = { $source }: elige la mamá que conservas.
question-keep-papa = { $source }: elige el papá que conservas.
question-other-mama = { $source }: ¿cambias a tu mamá { $mama } ({ $gifts }) por otra?
question-vine-of-choice = { $source }: elige qué vid de todo el mazo plantas ({ $number } de { $total }).
question-papa = Papá { $papa }: elige el regalo o las liras adicionales.
question-row = { $source }: elige una fila de despertar para tu gallo.
question-glass-row = { $source }: elige una fila de despertar que aún tenga su ficha de cristal.
question-any-row = { $source }: elige cualquier fila de despertar para tu gallo.
question-next-row = { $source }: elige tu fila de despertar para el año siguiente.
question-next-glass-row = { $source }: elige para el año siguiente una fila de despertar que aún tenga su ficha de cristal.
question-move-rooster = { $source }: elige una fila de despertar libre para tu gallo.
question-pick-card = { $source }: elige qué carta de estructura conservas.
question-name-visitor =
    { $total ->
        [1] { $source }: elige qué tipo de visitante robas.
       *[other] { $source }: elige qué tipo de visitante robas ({ $number } de { $total }).
    }
question-discard-down =
    { $left ->
        [one] { $source }: descarta 1 carta.
       *[other] { $source }: descarta { $left } cartas, de una en una.
    }

## Placing workers

question-place = { $source }: coloca un trabajador o pasa.
question-action-or-bonus = { $action }: elige qué va primero, la acción o la bonificación ({ $bonus }).
question-bonus = { $action }: usa la bonificación ({ $bonus }) o sigue sin ella.
question-bonus-due = { $action }: usa ahora la bonificación ({ $bonus }).
question-bonus-lost = { $action }: no puedes usar la bonificación ({ $bonus }); sigue sin ella.
question-action-or-token =
    { $tokens ->
        [one] { $action }: ¿gastas tu ficha de acción de bonificación antes de la acción para { $bonus }?
       *[other] { $action }: ¿gastas 1 de tus { $tokens } fichas de acción de bonificación antes de la acción para { $bonus }?
    }
question-token =
    { $tokens ->
        [one] { $action }: ¿gastas tu ficha de acción de bonificación para { $bonus }?
       *[other] { $action }: ¿gastas 1 de tus { $tokens } fichas de acción de bonificación para { $bonus }?
    }
question-bonus-or-token = { $action }: usa la bonificación ({ $bonus }), gasta una ficha de acción de bonificación en otra ({ $other }) o sigue sin ellas.
question-token-bonus = { $action }: elige en qué bonificación gastas la ficha.
question-place-ahead = { $source }: coloca un trabajador en una acción de una estación posterior.

## Special workers

question-printed-bonus = { $source }: elige una bonificación de la acción ({ $action }).
question-host = { $source }: elige a qué oponente pagas £1 por un visitante, o renuncia.
question-host-visitor = { $source }: elige qué tipo de visitante le quitas a { $player }.
question-pupil = { $source }: elige qué trabajador normal recuperas, o renuncia.
question-again = { $source }: repite la acción ({ $action }) o renuncia.
question-again-bonus = { $source }: paga £1 para obtener otra vez la bonificación ({ $bonus }), o renuncia.
question-extra-card = { $source }: elige de qué tipo robas una carta más, o renuncia.
question-drawn-discard = { $source }: elige cuál de las cartas robadas descartas.

## Parts of a card

question-option = { $source }: elige una de las opciones.
question-part = { $source }: elige qué haces primero.
question-first-of-two = { $source }: elige qué parte realizas primero (1 de 2).
question-second-of-two = { $source }: elige qué parte realizas después (2 de 2).

## Offers

question-offer-build =
    { $discount ->
        [0] { $source }: construye una estructura o renuncia.
       *[other] { $source }: construye una estructura por £{ $discount } menos o renuncia.
    }
question-offer-plant = { $source }: planta una vid o renuncia.
question-offer-wine =
    { $most ->
        [one] { $source }: elabora 1 vino o renuncia.
       *[other] { $source }: elabora hasta { $most } vinos o renuncia.
    }
question-offer-train = { $source }: forma a un trabajador por £{ $price } o renuncia.
question-offer-pay = { $source }: paga £{ $lira } o renuncia.
question-offer-take-back = { $source }: recupera tu trabajador grande o renuncia.
question-offer-sell-wine = { $source }: descarta un vino por { $vp } PV o renuncia.
question-offer-sell-grapes = { $source }: descarta { $count } uvas por { $vp } PV o renuncia.
question-offer-sell-both = { $source }: descarta un vino por { $vp } PV, o { $count } uvas por { $more } PV, o renuncia.
question-offer = { $source }: acepta la oferta ({ $offer }) o recházala.

## Cards

question-deck = { $source }: elige el mazo del que robas.
question-discard =
    { $kind ->
        [vine] { $source }: elige qué vid descartas ({ $number } de { $total }).
        [visitor] { $source }: elige qué carta de visitante descartas ({ $number } de { $total }).
       *[any] { $source }: elige qué carta descartas ({ $number } de { $total }).
    }
question-give =
    { $kind ->
        [summer] { $source }: elige qué visitante de verano das.
        [visitor] { $source }: elige qué carta de visitante das.
       *[any] { $source }: elige qué carta das.
    }
question-pile = { $source }: elige de qué pila de descartes tomas la primera carta ({ $number } de { $total }).
question-keep-card = { $source }: elige qué carta conservas ({ $number } de { $total }).
question-visitor =
    { $deck ->
        [summer] { $source }: elige qué visitante de verano juegas.
       *[winter] { $source }: elige qué visitante de invierno juegas.
    }
question-take-action = { $source }: elige qué acción realizas.

## Fields

question-plant = { $source }: elige qué vid plantas.
question-plant-more = { $source }: elige otra vid que plantar, o termina.
question-plant-maybe = { $source }: elige qué vid plantas, o no plantes nada.
question-plant-field = { $source }: elige un campo para { $vine }.
question-uproot-field = { $source }: elige de qué campo arrancas una vid.
question-uproot-vine = { $source }: elige qué vid arrancas del campo { $field }.
question-switch-first-field = { $source }: elige el campo de la primera vid que cambia de lugar.
question-switch-first-vine = { $source }: elige qué vid del campo { $field } cambia de lugar.
question-switch-second-field = { $source }: elige a qué campo va { $vine }.
question-switch-second-vine = { $source }: elige qué vid del campo { $field } cambia de lugar con { $vine }.
question-harvest = { $source }: elige qué campo vendimias.
question-harvest-more = { $source }: elige otro campo que vendimiar, o termina.
question-sell = { $source }: vende uvas, o vende o recompra un campo.
question-flip-field = { $source }: elige qué campo vendes o recompras.
question-sell-more = { $source }: elige otra uva que vender, o termina.

## Structures

question-build = { $source }: elige qué estructura construyes.
question-site = { $source }: elige dónde construyes { FORM($structure, "def") }.
question-destroy = { $source }: elige qué carta de estructura demueles.

## Grapes, wine and orders

question-pay-grape = { $source }: elige qué uva descartas.
question-buy-grape = { $source }: elige el color de la nueva uva.
question-pay-wine =
    { $least ->
        [1] { $source }: elige qué vino descartas.
       *[other] { $source }: elige qué vino de valor { $least } o más descartas.
    }
question-age-wine =
    { $steps ->
        [1] { $source }: elige qué vino envejeces.
       *[other] { $source }: elige qué vino envejeces dos veces.
    }
question-age-more = { $source }: elige otro vino que envejecer, o termina.
question-sell-wine = { $source }: elige qué vino vendes.
question-sell-grapes = { $source }: elige qué uva descartas ({ $number } de { $total }).
question-wine = { $source }: elige qué tipo de vino elaboras.
question-wine-more = { $source }: elige el tipo del siguiente vino, o termina.
question-wine-red =
    { $wine ->
        [red] { $source }: elige una uva tinta para el vino tinto.
        [blush] { $source }: elige una uva tinta para el vino rosado.
       *[sparkling] { $source }: elige una uva tinta para el vino espumoso.
    }
question-wine-white =
    { $wine ->
        [white] { $source }: elige una uva blanca para el vino blanco.
        [blush] { $source }: elige una uva blanca para el vino rosado.
       *[sparkling] { $source }: elige una uva blanca para el vino espumoso.
    }
question-wine-either = { $source }: elige una segunda uva tinta o la uva blanca para el vino espumoso.
question-order = { $source }: elige qué pedido completas.
question-order-drawn = { $source }: elige un pedido recién robado para completarlo ahora, o termina.
question-order-wine =
    { $wine ->
        [red] { $source }: elige para el pedido un vino tinto de valor { $least } o más.
        [white] { $source }: elige para el pedido un vino blanco de valor { $least } o más.
        [blush] { $source }: elige para el pedido un vino rosado de valor { $least } o más.
       *[sparkling] { $source }: elige para el pedido un vino espumoso de valor { $least } o más.
    }

## Stars and trades

question-star =
    { $optional ->
        [yes] { $source }: elige una región para una estrella, o renuncia.
       *[no] { $source }: elige una región para una estrella.
    }
question-star-from =
    { $optional ->
        [yes] { $source }: elige la región de la estrella que mueves, o renuncia.
       *[no] { $source }: elige la región de la estrella que mueves.
    }
question-star-to = { $source }: elige adónde mueves la estrella de { $region }.
question-trade-give = { $source }: elige qué das.
question-trade-card = { $source }: elige qué carta das ({ $number } de { $total }).
question-trade-grape = { $source }: elige qué uva das.
question-trade-get = { $source }: elige qué recibes por { $given }.
question-trade-draw = { $source }: elige el mazo del que robas ({ $number } de { $total }).

## Workers and other players

question-train = { $source }: elige qué tipo de trabajador formas.

question-take-back = { $source }: elige qué trabajador recuperas.
question-take-back-more = { $source }: elige otro trabajador que recuperar, o termina.
question-take-back-grande = { $source }: elige qué trabajador grande recuperas.
question-pay-opponent = { $source }: elige a qué oponente pagas £{ $lira }.
question-pay-opponent-more = { $source }: elige a qué otro oponente pagas £{ $lira }, o termina.
question-demand = { $source }: elige qué oponente debe darte un visitante de verano.
question-demand-more = { $source }: elige qué otro oponente debe darte un visitante de verano, o termina.
question-pledge =
    { $most ->
        [one] { $source }: elige si das la carta de visitante que falta.
       *[other] { $source }: faltan { $most } cartas de visitante; elige cuántas das.
    }

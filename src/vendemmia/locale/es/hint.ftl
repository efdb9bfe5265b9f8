### Hints: the best answers, each with the chance to win and one true sentence.

hint-title = Pista · vendemmia
hint-heading = Mejores respuestas
hint-live = Mejores respuestas: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer }. Probabilidad de ganar { $chance }. { $reason }
    }
hint-intro = El asesor no sabe más que tú. Juega mentalmente las respuestas más prometedoras durante un año aproximadamente y estima tu probabilidad de ganar si todos siguen jugando como el experto.
hint-means = Probabilidad de ganar si todos siguen jugando como el experto
hint-chance = Probabilidad de ganar: { $chance }
hint-best = la mejor
hint-play = Jugar esto
hint-play-named = ({ $answer })
hint-row = Fila { $row }
hint-play-this = Jugar esto: { $answer }
hint-locks = Revela información oculta, así que no puedes deshacerlo.
hint-close = Cerrar
hint-back = Volver a la mesa
hint-failed = Esta vez el asesor no tiene consejo.
hint-not-now = Ahora no hay pista
hint-not-your-turn = Es el turno de { $player }. Pregunta de nuevo cuando sea el tuyo.
hint-covered = Le toca a { $player }, que antes debe tomar el relevo en la pantalla.
hint-over = La partida ha terminado.
hint-only-shown = Es una partida grabada. Puedes verla, pero no jugarla.

why-outcome = Resultado: { $outlook }.
why-state =
    { $cards ->
        [one] Tienes £{ $lira }, { $vp } PV y 1 carta.
       *[other] Tienes £{ $lira }, { $vp } PV y { $cards } cartas.
    }
why-order =
    { $of ->
        [one] El pedido de { $wines } da { why-order-gains }
       *[other] Puedes completar { $of } pedidos; el de { $wines } da { why-order-gains }
    }
why-order-gains =
    { $income ->
        [0] { $vp } PV.
       *[other] { $vp } PV y £{ $income } más cada año.
    }
why-harvest =
    { $variant ->
        [both] El campo { $field } da tinta { $red } y blanca { $white }.
        [red] El campo { $field } da tinta { $red }.
       *[white] El campo { $field } da blanca { $white }.
    }
why-wine =
    { $grapes ->
        [one] Tienes 1 uva, y solo el vino completa pedidos; pedidos en mano: { $orders }.
       *[other] Tienes { $grapes } uvas, y solo el vino completa pedidos; pedidos en mano: { $orders }.
    }
why-plant =
    { $vp ->
        [0] { $vine } añade { $grapes } a cada vendimia de su campo.
       *[other] { $vp } PV ahora, y { $vine } añade { $grapes } a cada vendimia de su campo.
    }
why-draw-vine =
    { $vines ->
        [0] No tienes vides en la mano, y en tus campos cabe aún un valor de { $room }.
        [one] Tienes 1 vid en la mano, y en tus campos cabe aún un valor de { $room }.
       *[other] Tienes { $vines } vides en la mano, y en tus campos cabe aún un valor de { $room }.
    }
why-draw-order =
    { $orders ->
        [0] No tienes pedidos; vinos en tu bodega: { $wines }.
        [one] Tienes 1 pedido; vinos en tu bodega: { $wines }.
       *[other] Tienes { $orders } pedidos; vinos en tu bodega: { $wines }.
    }
why-build-for = { $vine }, en tu mano, requiere { FORM($structure, "def") }: cuesta £{ $price } y tienes £{ $lira }.
why-build = Tienes £{ $lira } y { $built } de las 8 estructuras.
why-lira = £{ $gain } ahora: tienes £{ $lira } y pasarías a tener £{ $after }.
why-lira-for = Con £{ $after } puedes pagar las £{ $price } que cuesta { FORM($structure, "def") }; ahora tienes £{ $lira }.
why-train = Desde el año que viene tienes { $workers } trabajadores, sin contar el temporal.
why-visitor =
    { $count ->
        [one] Puedes jugar { $card }.
       *[other] Puedes jugar { $count } visitantes, entre ellos { $card }.
    }
why-pass-brings = Al dejar la estación obtienes: { $outlook }.
why-pass-none = No te queda ningún trabajador.
why-pass-later =
    { $workers ->
        [one] Guardas tu último trabajador para el resto del año.
       *[other] Guardas { $workers } trabajadores para el resto del año.
    }
why-pass-home =
    { $workers ->
        [one] Tu último trabajador vuelve a casa sin haber trabajado.
       *[other] Tus { $workers } trabajadores vuelven a casa sin haber trabajado.
    }
why-row =
    { $earlier ->
        [0] Fila { $row }: { $text }. Por ahora nadie va antes que tú.
        [one] Fila { $row }: { $text }. Por ahora 1 jugador va antes que tú.
       *[other] Fila { $row }: { $text }. Por ahora { $earlier } jugadores van antes que tú.
    }
why-other-row = Fila { $row }: { $text }.
why-give-up =
    { $left ->
        [one] Te desprendes de { $card } y conservas 1 carta.
       *[other] Te desprendes de { $card } y conservas { $left } cartas.
    }
why-card = { $text }
why-vine = { $vine } da { $grapes }.
why-structure = { $text }
why-room = En el campo { $field } cabe aún un valor de { $room }.
why-deck =
    { $deck ->
        [vine] Vides en tu mano: { $held }.
        [summer] Visitantes de verano en tu mano: { $held }.
        [winter] Visitantes de invierno en tu mano: { $held }.
        [order] Pedidos en tu mano: { $held }.
       *[structure] Cartas de estructura en tu mano: { $held }.
    }
why-region =
    { $worth ->
        [0] Tus estrellas allí: { $own }; las del rival más fuerte: { $rival }.
        [one] Tus estrellas allí: { $own }; las del rival más fuerte: { $rival }. Vale 1 punto al final.
       *[other] Tus estrellas allí: { $own }; las del rival más fuerte: { $rival }. Vale { $worth } puntos al final.
    }
why-stop =
    { $cards ->
        [one] Conservas tus £{ $lira } y 1 carta.
       *[other] Conservas tus £{ $lira } y { $cards } cartas.
    }
why-make =
    { $kind ->
        [red] Tu mejor uva tinta tiene valor { $red }; pedidos de tu mano que exigen vino tinto: { $orders }.
        [white] Tu mejor uva blanca tiene valor { $white }; pedidos de tu mano que exigen vino blanco: { $orders }.
        [blush] Tus mejores uvas son tinta { $red } y blanca { $white }; pedidos de tu mano que exigen vino rosado: { $orders }.
       *[sparkling] Tus mejores uvas son tinta { $red } y blanca { $white }; pedidos de tu mano que exigen vino espumoso: { $orders }.
    }
why-value = Tiene valor { $value }.
why-answer = { $answer }; tienes £{ $lira }.
why-rival =
    { $cards ->
        [one] Este jugador tiene £{ $lira }, { $vp } PV y 1 carta.
       *[other] Este jugador tiene £{ $lira }, { $vp } PV y { $cards } cartas.
    }
why-take-back =
    { $workers ->
        [one] Entonces tienes 1 trabajador que colocar.
       *[other] Entonces tienes { $workers } trabajadores que colocar.
    }

### Hints: the best answers, each with the chance to win and at most one true sentence.

hint-title = Pista · vendemmia
hint-heading = Mejores respuestas
hint-live = Mejores respuestas: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer } ({ $chance }). { $reason }
    }
hint-intro = El asesor no sabe más que tú. Juega mentalmente las respuestas más prometedoras durante un año aproximadamente y estima tu probabilidad de ganar si todos siguen jugando como el experto.
hint-means = Probabilidad de ganar si todos siguen jugando como el experto
hint-chance = Probabilidad de ganar: { $chance }
hint-odds =
    { $odds ->
        [ahead-clearly] clara ventaja
        [ahead] ventaja
        [ahead-slightly] ligera ventaja
        [even] igualdad
        [behind-slightly] ligera desventaja
        [behind] desventaja
       *[behind-clearly] clara desventaja
    }
hint-worth =
    { $worth ->
        [same] casi igual de bueno
        [little] algo peor
       *[worse] claramente peor
    }
hint-plan =
    { $years ->
        [this] Plan para este año: { $steps }.
       *[both] Plan para dos años: { $steps }.
    }
plan-order = completar el pedido ({ $wines }; { $vp } PV)
plan-vine = plantar { $card }
plan-visitor = jugar { $card }
plan-structure = construir { FORM($structure, "def") }
plan-worker = formar a un trabajador
plan-harvest = vendimiar el campo { $field }
plan-points = ganar al menos { $vp } PV
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
why-points = { $gain } PV ahora: tienes { $vp } y pasarías a tener { $after }.
why-lira = £{ $gain } ahora: tienes £{ $lira } y pasarías a tener £{ $after }.
why-lira-for = Con £{ $after } puedes pagar las £{ $price } que cuesta { FORM($structure, "def") }; ahora tienes £{ $lira }.
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
why-order-ready = En tu bodega tienes el vino que exige.
why-order-unfilled = Tu bodega no basta para completarlo ahora.
why-harvest = El campo { $field } da { $grapes }.
why-harvest-most = De tus campos, el { $field } es el que más da: { $grapes }.
why-then = Una vendimia del campo { $field } da entonces { $grapes }.
why-wine-for = Un pedido de tu mano ({ $vp } PV) exige { $wine }, y tus uvas bastan para ello.
why-same-wine = Con una uva mejor saldría el mismo vino.
why-plant = { $vine } añade { $grapes } a cada vendimia de su campo.
why-plant-some =
    { $count ->
        [one] Puedes plantar { $count } de tus vides.
       *[other] Puedes plantar { $count } de tus vides.
    }
why-vine-most = Ninguna otra vid que puedas plantar da más uva.
why-vine-ready = Tienes las estructuras y el espacio que necesita.
why-vine-lacks = Requiere { FORM($structure, "def") }, que no tienes.
why-vine-no-room = No cabe en ninguno de tus campos.
why-uproot = { $vine } vuelve a tu mano, y en el campo { $field } queda espacio para un valor de { $value } más.
why-draw-vine =
    { $vines ->
        [0] No tienes vides en la mano, y en tus campos cabe aún un valor de { $room }.
       *[other] No puedes plantar ninguna vid de tu mano, y en tus campos cabe aún un valor de { $room }.
    }
why-draw-order =
    { $orders ->
        [0]
            { $wines ->
                [0] No tienes pedidos.
               *[other] No tienes pedidos; vinos en tu bodega: { $wines }.
            }
       *[other] No puedes completar ningún pedido de tu mano; vinos en tu bodega: { $wines }.
    }
why-deck-none =
    { $deck ->
        [summer] No tienes visitantes de verano en la mano.
       *[winter] No tienes visitantes de invierno en la mano.
    }
why-deck-soon =
    { $deck ->
        [summer] Este año aún puedes jugar visitantes de verano.
       *[winter] Este año aún puedes jugar visitantes de invierno.
    }
why-build-for = { $vine }, en tu mano, requiere { FORM($structure, "def") }: cuesta £{ $price } y tienes £{ $lira }.
why-build-cellar =
    { $wine ->
        [blush] Con { FORM($structure, "def") } por £{ $price }, tus uvas bastan para vino rosado.
       *[sparkling] Con { FORM($structure, "def") } por £{ $price }, tus uvas bastan para vino espumoso.
    }
why-build = Con £{ $lira } puedes construir: { $structures }.
why-train = Desde el año que viene tienes { $workers } trabajadores, sin contar el temporal.
why-visitor =
    { $count ->
        [one] Puedes jugar { $card }.
       *[other] Puedes jugar { $count } visitantes.
    }
why-visitor-unplayable = Ahora no podrías jugarla.
why-must-go =
    { $left ->
        [one] Debes descartar 1 carta: solo puedes conservar { $kept }.
       *[other] Debes descartar { $left } cartas: solo puedes conservar { $kept }.
    }
why-least =
    { $kind ->
        [grape] Ninguna otra uva que baste tiene menos valor.
       *[wine] Ningún otro vino que baste tiene menos valor.
    }
why-keep-lira = Conservas tus £{ $amount }.
why-keep-vp = Conservas tus { $amount } PV.
why-keep-cards =
    { $cards ->
        [one] Conservas tu carta.
       *[other] Conservas tus { $cards } cartas.
    }
why-token-later = Puedes gastar la ficha en una bonificación posterior.
why-grapes-later = Guardas las uvas para más adelante.
why-pass-brings = Al dejar la estación obtienes: { $outlook }.
why-pass-none = No te queda ningún trabajador.
why-pass-later =
    { $workers ->
        [one] Guardas tu último trabajador para el resto del año.
       *[other] Guardas { $workers } trabajadores para el resto del año.
    }
why-row = Fila { $row }: { $text }.
why-row-first = Fila { $row }: { $text }. Este año vas antes que nadie.
why-region-lead = Así tienes allí más estrellas que nadie: { $worth } PV al final.
why-region-tie = Empatas allí, y un empate no puntúa para nadie.
why-region-kept = Sigues teniendo allí más estrellas que nadie.
why-take-back =
    { $workers ->
        [one] Entonces tienes 1 trabajador que colocar.
       *[other] Entonces tienes { $workers } trabajadores que colocar.
    }

### Computer players: their names and how they play, and why an answer is advised ("Better: … (fills an order for 3 VP)").

bot-random = aleatorio
bot-easy = fácil
bot-normal = normal
bot-hard = difícil
bot-expert = experto
bot-master = maestro
bot-visitor_rush = anfitrión generoso
bot-vine_baron = barón de las vides
bot-order_specialist = especialista en pedidos
bot-careful_builder = constructor prudente

bot-random-text = Hace cualquier jugada permitida. Útil para probar cosas.
bot-easy-text = Para tus primeras partidas: sabe qué es útil, pero a menudo lo pasa por alto.
bot-normal-text = Un primer oponente: piensa un turno por delante, pero no planifica el año. Gana nueve de cada diez partidas contra el fácil.
bot-hard-text = Ha aprendido jugando contra sí mismo y a menudo juega su segunda mejor idea. Gana nueve de cada diez partidas contra el normal.
bot-expert-text = Juega siempre su mejor idea. Gana 98 de cada 100 partidas contra el normal.
bot-master-text = Calcula por adelantado con lo que sabe el experto, y le gana dos de cada tres partidas. Un poco más lento.
bot-visitor_rush-text = Un experto al que le gusta la compañía: juega más visitantes, roba menos pedidos y vendimia menos.
bot-vine_baron-text = Un experto que adora los campos: roba y planta más vides, y vendimia más.
bot-order_specialist-text = Un experto que adora los pedidos: roba más y juega menos visitantes.
bot-careful_builder-text = Un experto al que le gusta construir: más estructuras, y roba menos vides.

## The reason for an answer; "when" is 1 for this year, 2 for the next.

advice-wine_for_order =
    { $when ->
        [1] da vino para tu pedido de { $vp } PV, que puedes completar este año
       *[other] da vino para tu pedido de { $vp } PV, que puedes completar el año que viene
    }
advice-grapes_for_order =
    { $when ->
        [1] da uvas para tu pedido de { $vp } PV, que puedes completar este año
       *[other] da uvas para tu pedido de { $vp } PV, que puedes completar el año que viene
    }
advice-vine_for_order =
    { $when ->
        [1] hace crecer uvas para tu pedido de { $vp } PV, que puedes completar este año
       *[other] hace crecer uvas para tu pedido de { $vp } PV, que puedes completar el año que viene
    }
advice-builds_for_vine =
    { $when ->
        [1] te permite plantar { $card } este año
       *[other] te permite plantar { $card } el año que viene
    }
advice-builds_for_wine =
    { $wine ->
        [blush]
            { $when ->
                [1] te permite elaborar vino rosado este año
               *[other] te permite elaborar vino rosado el año que viene
            }
       *[sparkling]
            { $when ->
                [1] te permite elaborar vino espumoso este año
               *[other] te permite elaborar vino espumoso el año que viene
            }
    }
advice-builds_for_points = construye { FORM($structure, "def") }: al menos { $vp } PV hasta el final del año que viene
advice-builds_for_use =
    { $when ->
        [1] construye { FORM($structure, "def") }, que usarás este año
       *[other] construye { FORM($structure, "def") }, que usarás antes de que acabe el año que viene
    }
advice-money_for_structure =
    { $when ->
        [1] da £{ $lira }, que necesitas para construir { FORM($structure, "def") } este año
       *[other] da £{ $lira }, que necesitas para construir { FORM($structure, "def") } el año que viene
    }
advice-money_for_worker =
    { $when ->
        [1] da £{ $lira }, que necesitas para formar a un trabajador este año
       *[other] da £{ $lira }, que necesitas para formar a un trabajador el año que viene
    }
advice-money_for_visitor =
    { $when ->
        [1] da £{ $lira }, que necesitas para jugar { $card } este año
       *[other] da £{ $lira }, que necesitas para jugar { $card } el año que viene
    }
advice-grapes_for_wine =
    { $when ->
        [1] da uvas para vino este año
       *[other] da uvas para vino el año que viene
    }
advice-vine_for_harvest =
    { $when ->
        [1] te permite vendimiar el campo { $field } este año
       *[other] te permite vendimiar el campo { $field } el año que viene
    }
advice-saves_workers =
    { $workers ->
        [one] guarda un trabajador para más tarde este año
       *[other] guarda { $workers } trabajadores para más tarde este año
    }
advice-then =
    { $when ->
        [1] después viene «{ $action }»
       *[other] el año que viene toca «{ $action }»
    }
advice-row_for =
    { $when ->
        [1] te permite empezar el año con «{ $action }»
       *[other] te permite empezar el año que viene con «{ $action }»
    }
advice-keeps_visitor =
    { $when ->
        [1] conserva { $card }, que jugarás este año
       *[other] conserva { $card }, que jugarás antes de que acabe el año que viene
    }
advice-keeps_order =
    { $when ->
        [1] conserva el pedido ({ $wines }), que completarás este año
       *[other] conserva el pedido ({ $wines }), que completarás antes de que acabe el año que viene
    }
advice-keeps_vine =
    { $when ->
        [1] conserva { $card }, que plantarás este año
       *[other] conserva { $card }, que plantarás antes de que acabe el año que viene
    }
advice-drawn_played =
    { $when ->
        [1] roba un visitante que jugarás este año
       *[other] roba un visitante que jugarás antes de que acabe el año que viene
    }
advice-drawn_filled =
    { $when ->
        [1] roba un pedido que completarás este año
       *[other] roba un pedido que completarás antes de que acabe el año que viene
    }
advice-drawn_planted =
    { $when ->
        [1] roba una vid que plantarás este año
       *[other] roba una vid que plantarás antes de que acabe el año que viene
    }
advice-fills_order = completa un pedido de { $vp } PV
advice-trains = te da otro trabajador desde el año que viene
advice-trains_for = te da otro trabajador: el año que viene colocarás al menos { $workers }
advice-points = da { $vp } PV
advice-income = da £{ $lira } más cada año
advice-makes_wine =
    { $wines ->
        [one] elabora un vino
       *[other] elabora { $wines } vinos
    }
advice-harvests = vendimia el campo { $field }
advice-plants = planta { $card }
advice-builds = construye { FORM($structure, "def") }
advice-influence = aumenta tu influencia en el mapa
advice-tokens = te da una ficha de acción de bonificación
advice-cards =
    { $cards ->
        [one] te da una carta
       *[other] te da { $cards } cartas
    }
advice-money = da £{ $lira }
advice-plays_visitor =
    { $use ->
        [order] juega { $card }: un pedido de { $amount } PV
        [vp] juega { $card }: { $amount } PV
        [wine] juega { $card }: vino
        [train] juega { $card }: un trabajador más
        [build] juega { $card }: una estructura
        [plant] juega { $card }: una vid plantada
        [harvest] juega { $card }: una vendimia
        [cards] juega { $card }: cartas nuevas
       *[lira] juega { $card }: £{ $amount }
    }
advice-costs_least = es lo que menos cuesta
advice-costs_more = cuesta más que la mejor opción
advice-only_answer = la única opción
advice-leaves_workers =
    { $workers ->
        [one] pero un trabajador se queda sin tarea
       *[other] pero { $workers } trabajadores se quedan sin tarea
    }
advice-no_workers = no te queda ningún trabajador
advice-chance = te da tantas posibilidades como cualquier otra
advice-lower = te da menos posibilidades que la mejor opción
advice-sentence = { $text }.
chance = { $percent } %

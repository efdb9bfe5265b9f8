### What happened: one line each, in the present tense. Player names are never inflected.

## The course of the game

event-year = Empieza el año { $amount }; jugador inicial: { $player }.
event-year-alone = Empieza el año { $amount }.
event-season =
    { $season ->
        [spring] Empieza la primavera.
        [summer] Empieza el verano.
        [fall] Empieza el otoño.
       *[winter] Empieza el invierno.
    }
event-parent =
    { $kind ->
        [mama] La mamá de { $player } es { $parent }.
       *[papa] El papá de { $player } es { $parent }.
    }
event-row = { $player } toma la fila de despertar { $amount }.
event-placed =
    { $where ->
        [space] { $player } coloca un { $worker }: { $action }, { $space }.
       *[plain] { $player } coloca un { $worker }: { $action }.
    }
event-planned =
    { $where ->
        [space] { $player } coloca por adelantado un { $worker }: { $action }, { $space }.
       *[plain] { $player } coloca por adelantado un { $worker }: { $action }.
    }
event-due = { $player } realiza la acción planificada: { $action }.
event-lost = { $player } pierde la acción planificada: { $action }.
event-passed = { $player } pasa.
event-temporary = { $player } toma el trabajador temporal.
event-workers_home = { $player } recupera todos sus trabajadores.
event-next_row = { $player } toma la fila de despertar { $amount } para el año siguiente.
event-grape_token = { $player } toma la ficha de uva.
event-specials = Los trabajadores especiales de esta partida: { $workers }.
event-first_player = Jugador inicial a partir de ahora: { $player }.
event-last_year = { $player } alcanza la meta: este es el último año.
event-game_over = La partida termina tras el año { $amount }.

## Money and points

event-lira =
    { $sign ->
        [minus] { $player } paga £{ $amount } ({ $source }).
       *[plus] { $player } gana £{ $amount } ({ $source }).
    }
event-vp =
    { $sign ->
        [minus] { $player } pierde { $amount } PV ({ $source }).
       *[plus] { $player } gana { $amount } PV ({ $source }).
    }
event-residual =
    { $sign ->
        [minus] { $player } reduce su pago residual en { $amount } ({ $source }).
       *[plus] { $player } aumenta su pago residual en { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew =
    { $known ->
        [yes] { $player } roba { $card }.
       *[no]
            { $deck ->
                [vine] { $player } roba una vid.
                [summer] { $player } roba un visitante de verano.
                [winter] { $player } roba un visitante de invierno.
                [structure] { $player } roba una carta de estructura.
               *[order] { $player } roba un pedido.
            }
    }
event-reshuffled =
    { $deck ->
        [vine] Las vides descartadas se barajan y forman un mazo nuevo.
        [summer] Los visitantes de verano descartados se barajan y forman un mazo nuevo.
        [winter] Los visitantes de invierno descartados se barajan y forman un mazo nuevo.
        [structure] Las cartas de estructura descartadas se barajan y forman un mazo nuevo.
       *[order] Los pedidos descartados se barajan y forman un mazo nuevo.
    }
event-drafted =
    { $known ->
        [yes] { $player } conserva { $card }.
       *[no] { $player } conserva una carta de estructura.
    }
event-discarded =
    { $by ->
        [table] Descarte: { $card }.
       *[player] { $player } descarta { $card }.
    }
event-shown = { $player } revela { $card }.
event-took = { $player } toma { $card }.
event-gave =
    { FORM($other, "who") ->
        [reader]
            { $known ->
                [yes] { $player } te da { $card }.
               *[no]
                    { $deck ->
                        [vine] { $player } te da una vid.
                        [summer] { $player } te da un visitante de verano.
                        [winter] { $player } te da un visitante de invierno.
                        [structure] { $player } te da una carta de estructura.
                       *[order] { $player } te da un pedido.
                    }
            }
       *[other]
            { $known ->
                [yes] { $player } da { $card } a { $other }.
               *[no]
                    { $deck ->
                        [vine] { $player } da una vid a { $other }.
                        [summer] { $player } da un visitante de verano a { $other }.
                        [winter] { $player } da un visitante de invierno a { $other }.
                        [structure] { $player } da una carta de estructura a { $other }.
                       *[order] { $player } da un pedido a { $other }.
                    }
            }
    }
event-pledged =
    { FORM($other, "who") ->
        [reader]
            { $amount ->
                [0] { $player } no te ofrece ninguna carta de visitante.
                [one] { $player } te ofrece 1 carta de visitante.
               *[other] { $player } te ofrece { $amount } cartas de visitante.
            }
       *[other]
            { $amount ->
                [0] { $player } no ofrece ninguna carta de visitante a { $other }.
                [one] { $player } ofrece 1 carta de visitante a { $other }.
               *[other] { $player } ofrece { $amount } cartas de visitante a { $other }.
            }
    }
event-played = { $player } juega { $card }.
event-option = { $player } elige: { $option } ({ $source }).
event-declined = { $player } renuncia ({ $source }).
event-chosen =
    { $what ->
        [action] { $player } realiza una acción: { $action } ({ $source }).
        [again] { $player } repite la acción: { $action } ({ $source }).
        [space] { $player } elige la bonificación del { $space }: { $action } ({ $source }).
       *[player]
            { FORM($other, "who") ->
                [reader] { $player } te elige ({ $source }).
               *[other] { $player } elige a { $other } ({ $source }).
            }
    }

## The vineyard

event-toured = { $player } guía una visita.
event-built =
    { $gift ->
        [yes] { $player } recibe { FORM($structure, "def") }.
       *[no] { $player } construye { FORM($structure, "def") }.
    }
event-destroyed = { $player } demuele { FORM($card, "def") }.
event-planted = { $player } planta { $card } en el campo { $amount }.
event-uprooted = { $player } arranca { $card } del campo { $amount }.
event-switched = { $player } mueve { $card } al campo { $amount }.
event-sold_field = { $player } vende el campo { $amount }.
event-bought_field = { $player } recompra el campo { $amount }.
event-sold_grape = { $player } vende una { $grape }.
event-harvested = { $player } vendimia el campo { $amount }.
event-grape = { $player } obtiene una { $grape }.
event-grape_used = { $player } usa una { $grape }.
event-wine = { $player } elabora un { $wine }.
event-wine_used = { $player } usa un { $wine }.
event-filled = { $player } completa { $card }.
event-aged =
    { $what ->
        [all] { $player } envejece todas sus uvas y todos sus vinos.
        [grapes] { $player } envejece todas sus uvas.
        [wines]
            { $amount ->
                [one] { $player } envejece todos sus vinos.
                [2] { $player } envejece todos sus vinos dos veces.
               *[other] { $player } envejece todos sus vinos { $amount } veces.
            }
       *[wine] { $player } envejece un vino: ahora es un { $wine }.
    }

## Stars and trades

event-star = { $player } coloca una estrella en { $region }.
event-star_moved = { $player } mueve una estrella de { $from } a { $region }.
event-traded = { $player } cambia { $given } por { $got }.
traded-cards = 2 cartas
traded-lira = £3
traded-vp = 1 PV
traded-grape = 1 uva

## Workers

event-trained =
    { $gift ->
        [yes] { $player } recibe un { $worker }.
       *[no] { $player } forma a un { $worker }.
    }
event-taken_back = { $player } recupera un { $worker }: { $action }.
event-bumped =
    { FORM($other, "who") ->
        [reader] { $player } te quita un espacio ({ $action }); vuelve el { $worker } que estaba allí.
       *[other] { $player } quita un espacio a { $other } ({ $action }); vuelve el { $worker } que estaba allí.
    }

## The solo game

event-automa_card =
    { $count ->
        [0] El Automa roba la carta { $amount }, sin nada para esta estación.
       *[other] El Automa roba la carta { $amount }: { $actions }.
    }
event-automa_placed = El Automa coloca un trabajador: { $action }.
event-automa_skipped = El Automa se salta una acción ocupada: { $action }.
event-marker = El Automa tiene { $amount } PV este año.
event-marker-region = El Automa tiene ahora { $amount } PV ({ $source }).
event-token =
    { $sign ->
        [minus] { $player } gasta una ficha de acción de bonificación ({ $source }).
       *[plus] { $player } gana una ficha de acción de bonificación ({ $source }).
    }

### The lines of events.ftl when the reader is the one who acts.

# The reader as the other one in a line of somebody else.
event-you = tú
    .who = reader

## The course of the game

event-year-you = Empieza el año { $amount }; jugador inicial: tú.
event-parent-you =
    { $kind ->
        [mama] Tu mamá es { $parent }.
       *[papa] Tu papá es { $parent }.
    }
event-row-you = Tomas la fila de despertar { $amount }.
event-placed-you =
    { $where ->
        [space] Colocas un { $worker }: { $action }, { $space }.
       *[plain] Colocas un { $worker }: { $action }.
    }
event-planned-you =
    { $where ->
        [space] Colocas por adelantado un { $worker }: { $action }, { $space }.
       *[plain] Colocas por adelantado un { $worker }: { $action }.
    }
event-due-you = Realizas la acción planificada: { $action }.
event-lost-you = Pierdes la acción planificada: { $action }.
event-passed-you = Pasas.
event-temporary-you = Tomas el trabajador temporal.
event-workers_home-you = Recuperas todos tus trabajadores.
event-next_row-you = Tomas la fila de despertar { $amount } para el año siguiente.
event-grape_token-you = Tomas la ficha de uva.
event-first_player-you = Jugador inicial a partir de ahora: tú.
event-last_year-you = Alcanzas la meta: este es el último año.

## Money and points

event-lira-you =
    { $sign ->
        [minus] Pagas £{ $amount } ({ $source }).
       *[plus] Ganas £{ $amount } ({ $source }).
    }
event-vp-you =
    { $sign ->
        [minus] Pierdes { $amount } PV ({ $source }).
       *[plus] Ganas { $amount } PV ({ $source }).
    }
event-residual-you =
    { $sign ->
        [minus] Reduces tu pago residual en { $amount } ({ $source }).
       *[plus] Aumentas tu pago residual en { $amount } ({ $source }).
    }

## Cards. "known" says whether the reader may know the card.

event-drew-you =
    { $known ->
        [yes] Robas { $card }.
       *[no]
            { $deck ->
                [vine] Robas una vid.
                [summer] Robas un visitante de verano.
                [winter] Robas un visitante de invierno.
                [structure] Robas una carta de estructura.
               *[order] Robas un pedido.
            }
    }
event-drafted-you =
    { $known ->
        [yes] Conservas { $card }.
       *[no] Conservas una carta de estructura.
    }
event-discarded-you =
    { $by ->
        [table] Descarte: { $card }.
       *[player] Descartas { $card }.
    }
event-shown-you = Revelas { $card }.
event-took-you = Tomas { $card }.
event-gave-you =
    { $known ->
        [yes] Das { $card } a { $other }.
       *[no]
            { $deck ->
                [vine] Das una vid a { $other }.
                [summer] Das un visitante de verano a { $other }.
                [winter] Das un visitante de invierno a { $other }.
                [structure] Das una carta de estructura a { $other }.
               *[order] Das un pedido a { $other }.
            }
    }
event-pledged-you =
    { $amount ->
        [0] No ofreces ninguna carta de visitante a { $other }.
        [one] Ofreces 1 carta de visitante a { $other }.
       *[other] Ofreces { $amount } cartas de visitante a { $other }.
    }
event-played-you = Juegas { $card }.
event-option-you = Eliges: { $option } ({ $source }).
event-declined-you = Renuncias ({ $source }).
event-chosen-you =
    { $what ->
        [action] Realizas una acción: { $action } ({ $source }).
        [again] Repites la acción: { $action } ({ $source }).
        [space] Eliges la bonificación del { $space }: { $action } ({ $source }).
       *[player] Eliges a { $other } ({ $source }).
    }

## The vineyard

event-toured-you = Guías una visita.
event-built-you =
    { $gift ->
        [yes] Recibes { FORM($structure, "def") }.
       *[no] Construyes { FORM($structure, "def") }.
    }
event-destroyed-you = Demueles { FORM($card, "def") }.
event-planted-you = Plantas { $card } en el campo { $amount }.
event-uprooted-you = Arrancas { $card } del campo { $amount }.
event-switched-you = Mueves { $card } al campo { $amount }.
event-sold_field-you = Vendes el campo { $amount }.
event-bought_field-you = Recompras el campo { $amount }.
event-sold_grape-you = Vendes una { $grape }.
event-harvested-you = Vendimias el campo { $amount }.
event-grape-you = Obtienes una { $grape }.
event-grape_used-you = Usas una { $grape }.
event-wine-you = Elaboras un { $wine }.
event-wine_used-you = Usas un { $wine }.
event-filled-you = Completas { $card }.
event-aged-you =
    { $what ->
        [all] Envejeces todas tus uvas y todos tus vinos.
        [grapes] Envejeces todas tus uvas.
        [wines]
            { $amount ->
                [one] Envejeces todos tus vinos.
                [2] Envejeces todos tus vinos dos veces.
               *[other] Envejeces todos tus vinos { $amount } veces.
            }
       *[wine] Envejeces un vino: ahora es un { $wine }.
    }

## Stars and trades

event-star-you = Colocas una estrella en { $region }.
event-star_moved-you = Mueves una estrella de { $from } a { $region }.
event-traded-you = Cambias { $given } por { $got }.

## Workers

event-trained-you =
    { $gift ->
        [yes] Recibes un { $worker }.
       *[no] Formas a un { $worker }.
    }
event-taken_back-you = Recuperas un { $worker }: { $action }.
event-bumped-you = Quitas un espacio a { $other } ({ $action }); vuelve el { $worker } que estaba allí.

## The solo game

event-token-you =
    { $sign ->
        [minus] Gastas una ficha de acción de bonificación ({ $source }).
       *[plus] Ganas una ficha de acción de bonificación ({ $source }).
    }

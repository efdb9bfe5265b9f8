### What others do: the strip "since your turn", the log, and what is shown while a turn passes.

## The strip

since-heading = Desde tu turno
since-list = Lo ocurrido desde tu turno, primero lo más antiguo
since-ask-again = Volver a preguntarme ({ $count })
since-nothing = Aún no hay novedades.
since-earlier = antes
since-yours = Tú:
since-chosen = elegido
since-show-space = Mostrar el espacio
since-show-again = Mostrarlo otra vez
since-order = Pedido
since-row = Fila { $row }
since-passed =
    { $who ->
        [you] pasas
       *[other] pasa
    }
since-yearend = Fin de año
since-over = Fin
since-specials = Trabajadores especiales
since-draft =
    { $who ->
        [you] Conservas 1 carta
       *[other] Conserva 1 carta
    }
since-parent = Mamá/papá
since-reply = Respuesta
since-step = Estación
since-automa-card = Carta

## One action as a sentence

say-with-sums = { $lead }: { $sums }.
say-alone = { $lead }.
say-other = { $player }: { $sums }
say-placed =
    { $who ->
        [you] Vas a «{ $action }»
       *[other] { $player } va a «{ $action }»
    }
say-planned =
    { $who ->
        [you] Reservas «{ $action }» para más tarde
       *[other] { $player } reserva «{ $action }» para más tarde
    }
say-due =
    { $who ->
        [you] Realizas una acción planificada, «{ $action }»
       *[other] { $player } realiza una acción planificada, «{ $action }»
    }
say-lost =
    { $who ->
        [you] Pierdes una acción planificada, «{ $action }»
       *[other] { $player } pierde una acción planificada, «{ $action }»
    }
say-row =
    { $who ->
        [you] Tomas la fila de despertar { $row }
       *[other] { $player } toma la fila de despertar { $row }
    }
say-passed =
    { $who ->
        [you] Pasas
       *[other] { $player } pasa
    }
say-draft =
    { $who ->
        [you] Conservas una carta de estructura
       *[other] { $player } conserva una carta de estructura
    }
say-reply = { $player } ({ $source })
say-parent =
    { $who ->
        [you] Recibes a { $source }
       *[other] { $player } recibe a { $source }
    }
say-automa = El Automa ocupa «{ $action }»
say-played =
    { $who ->
        [you] Juegas { $card }
       *[other] { $player } juega { $card }
    }
say-filled =
    { $who ->
        [you] Completas { $card }
       *[other] { $player } completa { $card }
    }
say-planted =
    { $who ->
        [you] Plantas { $card }
       *[other] { $player } planta { $card }
    }
say-built =
    { $who ->
        [you] Construyes { FORM($card, "def") }
       *[other] { $player } construye { FORM($card, "def") }
    }
say-yearend = El año termina.

## What it brought, as words

sum-lira =
    { $sign ->
        [minus]
            { $who ->
                [you] pagas £{ $amount }
               *[other] paga £{ $amount }
            }
       *[plus]
            { $who ->
                [you] ganas £{ $amount }
               *[other] gana £{ $amount }
            }
    }
sum-vp =
    { $sign ->
        [minus]
            { $who ->
                [you] pierdes { $amount } PV
               *[other] pierde { $amount } PV
            }
       *[plus]
            { $who ->
                [you] ganas { $amount } PV
               *[other] gana { $amount } PV
            }
    }
sum-residual =
    { $sign ->
        [minus] pago residual −{ $amount }
       *[plus] pago residual +{ $amount }
    }
sum-token =
    { $sign ->
        [minus]
            { $who ->
                [you] gastas fichas de acción de bonificación: { $amount }
               *[other] gasta fichas de acción de bonificación: { $amount }
            }
       *[plus]
            { $who ->
                [you] ganas fichas de acción de bonificación: { $amount }
               *[other] gana fichas de acción de bonificación: { $amount }
            }
    }
sum-grape =
    { $sign ->
        [minus] uvas usadas: { $amount }
       *[plus] uvas obtenidas: { $amount }
    }
sum-wine =
    { $sign ->
        [minus] vinos usados: { $amount }
       *[plus] vinos elaborados: { $amount }
    }
sum-worker =
    { $amount ->
        [one]
            { $who ->
                [you] obtienes un trabajador
               *[other] obtiene un trabajador
            }
       *[other]
            { $who ->
                [you] obtienes { $amount } trabajadores
               *[other] obtiene { $amount } trabajadores
            }
    }
sum-star =
    { $amount ->
        [one]
            { $who ->
                [you] colocas una estrella
               *[other] coloca una estrella
            }
       *[other]
            { $who ->
                [you] colocas { $amount } estrellas
               *[other] coloca { $amount } estrellas
            }
    }
sum-built =
    { $who ->
        [you] obtienes { FORM($structure, "def") }
       *[other] obtiene { FORM($structure, "def") }
    }
sum-cards =
    { $sign ->
        [minus]
            { $who ->
                [you] pierdes { $cards }
               *[other] pierde { $cards }
            }
       *[plus]
            { $who ->
                [you] robas { $cards }
               *[other] roba { $cards }
            }
    }
sum-vine =
    { $amount ->
        [one] una vid
       *[other] { $amount } vides
    }
sum-summer =
    { $amount ->
        [one] un visitante de verano
       *[other] { $amount } visitantes de verano
    }
sum-winter =
    { $amount ->
        [one] un visitante de invierno
       *[other] { $amount } visitantes de invierno
    }
sum-order =
    { $amount ->
        [one] un pedido
       *[other] { $amount } pedidos
    }
sum-structure =
    { $amount ->
        [one] una carta de estructura
       *[other] { $amount } cartas de estructura
    }

## The season

banner-text =
    { $first ->
        [you]
            { $workers ->
                [one] Empiezas tú. Tienes 1 trabajador.
               *[other] Empiezas tú. Tienes { $workers } trabajadores.
            }
        [other]
            { $workers ->
                [one] Empieza { $player }. Tienes 1 trabajador.
               *[other] Empieza { $player }. Tienes { $workers } trabajadores.
            }
       *[nobody]
            { $workers ->
                [one] Tienes 1 trabajador.
               *[other] Tienes { $workers } trabajadores.
            }
    }

## The end of a year

year-end-heading = Termina el año { $year }
year-end-text = Las uvas y los vinos envejecen, los pedidos pagan, los trabajadores vuelven a casa.
year-end-on = Al año { $year }
year-end-ageing = Tus uvas y vinos envejecen
year-end-nothing-ages = No tienes uvas ni vinos.
year-end-was = antes { $value }
year-end-stays-top = el máximo
year-end-stays-cellar = falta bodega
year-end-stays-taken = casilla ocupada
year-end-residual = Pagos residuales
year-end-older =
    { $count ->
        [one] 1 ficha envejecida
       *[other] { $count } fichas envejecidas
    }
year-end-home = Vuelta a casa
year-end-workers =
    { $count ->
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
year-end-standings = Clasificación
year-end-gained =
    { $sign ->
        [minus] −{ $count } este año
       *[plus] +{ $count } este año
    }
year-end-first = Jugador inicial: { $player }
year-end-first-you = Jugador inicial: tú

## An order

order-filled =
    { $residual ->
        [0] Pedido completado: { $vp } PV.
       *[other] Pedido completado: { $vp } PV y £{ $residual } más cada año.
    }
order-stamp = Completado
order-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
order-points-more = { $own } por el pedido, { $more } más
order-residual = +£{ $amount }
order-each-year = cada año

## The last year

last-year-heading = Último año
last-year-behind =
    { $count ->
        [one] { $player } tiene { $vp }, te falta 1
       *[other] { $player } tiene { $vp }, te faltan { $count }
    }
last-year-ahead = Ventaja: { $count }
last-year-level = Empate con { $player }
last-year-open = { $player } tiene { $vp }

## While moves are shown

moves-skip = Saltar
moves-skip-help = tecla o toque
moves-hold = pausa al señalar

### Labels of answers, and what each of them would cost and give. A label has no full stop.

choice-pass = Pasar

## Stopping, declining, accepting

choice-done = Listo
choice-done-bonus = Sin bonificación
choice-done-token = Conservar la ficha
choice-done-lapse = Conservar la ficha y perder la acción en espera
choice-done-plant = No plantar más
choice-done-harvest = No vendimiar más
choice-done-wine = No elaborar más vino
choice-done-sell = No vender más
choice-done-take-back = No recuperar más trabajadores
choice-done-pay = No pagar a nadie más
choice-done-demand = No elegir a nadie más
choice-done-age = No envejecer más
choice-done-fill = No completar ninguno
choice-done-discard = No descartar nada

choice-no = Rechazar
choice-no-build = No construir nada
choice-no-plant = No plantar nada
choice-no-wine = No elaborar vino
choice-no-train = No formar a nadie
choice-no-pay = No pagar
choice-no-take-back = Dejar allí el trabajador grande
choice-no-star = Dejar las estrellas como están
choice-no-draw = No robar otra carta
choice-no-visitor = No comprar visitante
choice-no-pupil = No recuperar ninguno
choice-no-again = No repetir
choice-no-mama = Conservar a { $mama }

choice-yes = Aceptar
choice-yes-offer = Aceptar: { $offer }
choice-yes-train = Formar a un trabajador por £{ $price }
choice-yes-pay = Pagar £{ $lira }
choice-yes-mama = Robar otra mamá
choice-yes-again = Repetir: { $action }
choice-yes-again-bonus = Pagar £1 y repetir la bonificación: { $bonus }

choice-token = Gastar una ficha de acción de bonificación
choice-token-first = Gastar una ficha antes de la acción: { $bonus }
choice-token-after = Gastar una ficha en la bonificación: { $bonus }

choice-action = Realizar la acción
choice-action-first = Primero la acción: { $action }
choice-bonus = Usar la bonificación
choice-bonus-first = Primero la bonificación: { $bonus }
choice-bonus-after = Usar la bonificación: { $bonus }
choice-bonus-space = Bonificación del { $space }
choice-bonus-named = Bonificación del { $space }: { $bonus }

## Options of cards; most are in the catalogue of their card

choice-option = Opción { $number }
choice-give-cards = Dar 2 cartas
choice-give-lira = Dar £3
choice-give-vp = Dar 1 PV
choice-give-grape = Dar 1 uva
choice-get-cards = Recibir 2 cartas
choice-get-lira = Recibir £3
choice-get-vp = Recibir 1 PV
choice-get-grape = Recibir 1 uva de valor 1
choice-papa-structure = { $structure }
choice-papa-worker = 1 trabajador normal más
choice-papa-vp = 1 PV
choice-papa-lira = £{ $lira } más
choice-count =
    { $count ->
        [0] No dar cartas
        [one] Dar 1 carta de visitante
       *[other] Dar { $count } cartas de visitante
    }

## Things to choose

choice-row = Fila { $row }: { $bonus }
choice-row-token =
    { $row ->
        [1] Fila { $row }: 1 ficha de acción de bonificación
       *[other] Fila { $row }: { $bonus }; 1 ficha de acción de bonificación
    }
choice-seat = Jugador { $number }
choice-deck =
    { $deck ->
        [vine] Una vid
        [summer] Un visitante de verano
        [winter] Un visitante de invierno
        [structure] Una carta de estructura
       *[order] Un pedido
    }
choice-pile =
    { $deck ->
        [vine] Pila de vides: { $card }
        [summer] Pila de visitantes de verano: { $card }
        [winter] Pila de visitantes de invierno: { $card }
        [structure] Pila de estructuras: { $card }
       *[order] Pila de pedidos: { $card }
    }
choice-field = Campo { $field }: { $vines } ({ $value } de { $field })
choice-field-harvested = Campo { $field }: { $vines } ({ $value } de { $field }), vendimiado
choice-field-empty = Campo { $field }, vacío
choice-field-sold = Campo { $field }, vendido
choice-field-structure = Campo { $field }: { $structure }
choice-field-all = Todos los campos que puedes vendimiar
choice-mat = { structure-mat }
choice-mat-slots =
    { $slots ->
        [0] Tablero de estructuras, ningún hueco libre
        [one] Tablero de estructuras, 1 hueco libre
       *[other] Tablero de estructuras, { $slots } huecos libres
    }
choice-field-sell = Vender el campo { $field } por £{ $field }
choice-field-buy = Recomprar el campo { $field } por £{ $field }
choice-grape =
    { $colour ->
        [red] Uva tinta { $value }
       *[white] Uva blanca { $value }
    }
choice-grape-sell =
    { $colour ->
        [red] Vender uva tinta { $value } por £{ $price }
       *[white] Vender uva blanca { $value } por £{ $price }
    }
choice-make =
    { $wine ->
        [red] Vino tinto
        [white] Vino blanco
        [blush] Vino rosado
       *[sparkling] Vino espumoso
    }
choice-wine =
    { $wine ->
        [red] Vino tinto { $value }
        [white] Vino blanco { $value }
        [blush] Vino rosado { $value }
       *[sparkling] Vino espumoso { $value }
    }
choice-structure = { $structure }
choice-structure-price =
    { $price ->
        [0] { $structure }, gratis
       *[other] { $structure } por £{ $price }
    }
choice-vine = { $vine } ({ $grapes })
choice-worker = { $worker }
choice-worker-price =
    { $price ->
        [0] { $worker }, gratis
       *[other] { $worker } por £{ $price }
    }
choice-region = { $region }
choice-region-stars =
    { $vp ->
        [0] { $region }, tus estrellas: { $stars }
       *[other] { $region }, vale { $vp } PV, tus estrellas: { $stars }
    }
choice-mama = { $mama }: { $gifts }
choice-papa =
    { $lira ->
        [0] { $papa }: { $gift } o £{ $extra }
       *[other] { $papa }: £{ $lira }, y además { $gift } o £{ $extra } más
    }

## Workers

choice-place = { $action }, { $worker }
choice-place-space = { $action }, { $space }, { $worker }
choice-place-bonus = { $action }, { $space } con bonificación, { $worker }
choice-take = Recuperar el { $worker }: { $action }
choice-take-space = Recuperar el { $worker }: { $action }, { $space }

## Outlooks: what an answer would cost and give. Costs have the sign "minus"; an amount may be a range.

outlook-range = { $least }–{ $most }
outlook-from-to = { $first } a { $last }
# Parts that come together, and alternatives to choose from.
outlook-and = { $first } y { $second }
outlook-or = { $first } o { $second }
outlook-lira =
    { $sign ->
        [minus] −£{ $amount }
       *[plus] +£{ $amount }
    }
outlook-vp =
    { $sign ->
        [minus] −{ $amount } PV
       *[plus] +{ $amount } PV
    }
outlook-residual =
    { $sign ->
        [minus] −£{ $amount } al año
       *[plus] +£{ $amount } al año
    }
outlook-vine =
    { $amount ->
        [one] robar 1 vid
       *[other] robar { $amount } vides
    }
outlook-summer =
    { $amount ->
        [one] robar 1 visitante de verano
       *[other] robar { $amount } visitantes de verano
    }
outlook-winter =
    { $amount ->
        [one] robar 1 visitante de invierno
       *[other] robar { $amount } visitantes de invierno
    }
outlook-order =
    { $amount ->
        [one] robar 1 pedido
       *[other] robar { $amount } pedidos
    }
outlook-structure =
    { $amount ->
        [one] robar 1 carta de estructura
       *[other] robar { $amount } cartas de estructura
    }
outlook-structure_card =
    { $amount ->
        [one] +1 carta de estructura
       *[other] +{ $amount } cartas de estructura
    }
outlook-visitor =
    { $amount ->
        [one] robar 1 visitante
       *[other] robar { $amount } visitantes
    }
outlook-card =
    { $sign ->
        [minus]
            { $amount ->
                [one] −1 carta
               *[other] −{ $amount } cartas
            }
       *[plus]
            { $amount ->
                [one] robar 1 carta
               *[other] robar { $amount } cartas
            }
    }
outlook-discard =
    { $amount ->
        [one] −1 carta
       *[other] −{ $amount } cartas
    }
outlook-worker =
    { $amount ->
        [one] +1 trabajador
       *[other] +{ $amount } trabajadores
    }
outlook-building = { $structure }
outlook-build =
    { $amount ->
        [one] construir 1 estructura
       *[other] construir { $amount } estructuras
    }
outlook-sell_grape =
    { $amount ->
        [one] vender 1 uva
       *[other] vender { $amount } uvas
    }
outlook-sell_field =
    { $amount ->
        [one] vender 1 campo
       *[other] vender { $amount } campos
    }
outlook-buy_field =
    { $amount ->
        [one] recomprar 1 campo
       *[other] recomprar { $amount } campos
    }
outlook-destroy =
    { $amount ->
        [one] demoler 1 carta de estructura
       *[other] demoler { $amount } cartas de estructura
    }
outlook-star =
    { $amount ->
        [one] colocar o mover 1 estrella
       *[other] colocar o mover { $amount } estrellas
    }
outlook-grape_token = tomar la ficha de uva
outlook-age_grapes = envejecer todas las uvas
outlook-age_wine =
    { $amount ->
        [one] envejecer 1 vino
       *[other] envejecer hasta { $amount } vinos
    }
outlook-plant =
    { $amount ->
        [one] plantar 1 vid
       *[other] plantar hasta { $amount } vides
    }
outlook-uproot =
    { $amount ->
        [one] arrancar 1 vid
       *[other] arrancar { $amount } vides
    }
outlook-harvest =
    { $amount ->
        [one] vendimiar 1 campo
       *[other] vendimiar hasta { $amount } campos
    }
outlook-make_wine =
    { $amount ->
        [one] elaborar 1 vino
       *[other] elaborar hasta { $amount } vinos
    }
outlook-fill_order =
    { $amount ->
        [one] completar 1 pedido
       *[other] completar { $amount } pedidos
    }
outlook-play_summer =
    { $amount ->
        [one] jugar 1 visitante de verano
       *[other] jugar hasta { $amount } visitantes de verano
    }
outlook-play_winter =
    { $amount ->
        [one] jugar 1 visitante de invierno
       *[other] jugar hasta { $amount } visitantes de invierno
    }
outlook-grape =
    { $sign ->
        [minus] −1 uva
       *[plus] +1 uva
    }
outlook-red_grape =
    { $sign ->
        [minus] −uva tinta { $amount }
       *[plus] +uva tinta { $amount }
    }
outlook-white_grape =
    { $sign ->
        [minus] −uva blanca { $amount }
       *[plus] +uva blanca { $amount }
    }
outlook-wine =
    { $sign ->
        [minus] −1 vino
       *[plus] +1 vino
    }
outlook-red_wine =
    { $sign ->
        [minus] −vino tinto { $amount }
       *[plus] +vino tinto { $amount }
    }
outlook-white_wine =
    { $sign ->
        [minus] −vino blanco { $amount }
       *[plus] +vino blanco { $amount }
    }
outlook-blush_wine =
    { $sign ->
        [minus] −vino rosado { $amount }
       *[plus] +vino rosado { $amount }
    }
outlook-sparkling_wine =
    { $sign ->
        [minus] −vino espumoso { $amount }
       *[plus] +vino espumoso { $amount }
    }

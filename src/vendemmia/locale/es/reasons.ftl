### Why you cannot give an answer: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether a reason is about a player or the Automa.

## Asking, placing

reason-not_asked = Ahora no se te pregunta por esto.
reason-wrong_season = No puedes colocar un trabajador en esta acción en esta estación.
reason-worker_away =
    { $worker ->
        [regular] No te queda ningún trabajador normal disponible.
        [grande] Tu trabajador grande no está disponible.
        [special] No tienes disponible este trabajador especial: { $name }.
       *[unset] No te queda ningún trabajador disponible.
    }
reason-space_closed =
    { $players ->
        [one] Este espacio no se usa en esta partida en solitario.
       *[other] Este espacio no se usa con { $players } jugadores.
    }
reason-space_taken =
    { $who ->
        [automa] El Automa tiene un trabajador en este espacio.
        [you] Tienes un trabajador en este espacio.
       *[player] { $player } tiene un trabajador en este espacio.
    }
reason-spaces_free = Un trabajador solo puede ir junto a los espacios cuando todos están ocupados.
reason-bonus_unusable = En la variante amistosa no puedes ocupar un espacio de bonificación si no puedes usar su bonificación y hay otro espacio libre.
reason-bonus_mandatory = En la variante amistosa debes usar la bonificación de este espacio.
reason-not_built = No has construido la estructura a la que pertenece este espacio.
reason-used_this_year = Ya has usado este espacio este año.
reason-only_grande_beside = Todos los espacios están ocupados, y solo un trabajador grande puede ir junto a ellos.
reason-space_needed = En otra estación tu trabajador necesita un espacio libre y no puede ir junto a los espacios.
reason-toll_too_dear = Colocar un trabajador en una acción con un Soldato cuesta un peaje de £{ $needs }, y tienes £{ $has }.

## Decks and cards

reason-deck_empty =
    { $deck ->
        [vine] No quedan vides que robar.
        [summer] No quedan visitantes de verano que robar.
        [winter] No quedan visitantes de invierno que robar.
        [order] No quedan pedidos que robar.
        [structure] No quedan cartas de estructura que robar.
       *[unset] No quedan cartas de este tipo que robar.
    }
reason-pile_empty =
    { $needs ->
        [1] Esta pila de descartes está vacía.
       *[other] Hacen falta { $needs } pilas de descartes con cartas, y hay { $has }.
    }
reason-too_few_decks = Hacen falta { $needs } mazos con cartas, y hay { $has }.
reason-card_not_held = Esta carta no está en tu mano.
reason-too_few_cards =
    { $needs ->
        [one] Hace falta 1 carta de este tipo en tu mano, y no tienes ninguna.
       *[other] Hacen falta { $needs } cartas de este tipo en tu mano, y tienes { $has }.
    }
reason-wrong_kind_of_card = Hace falta una carta de otro tipo.
reason-not_offered = No está entre las opciones ofrecidas.
reason-not_drawn = Aquí solo cuenta lo que acabas de robar.
reason-no_visitor_there = Hace falta un oponente con un trabajador en la acción y un visitante de este tipo en la mano.

## Fields

reason-not_a_vine = Hace falta una carta de vid.
reason-field_full = El campo { $field } ya tiene vides por valor de { $has }, y { $adds } más superarían su valor.
reason-structure_needed = No puedes plantar { $card } sin esta estructura: { $structure }.
reason-vine_not_there = Esta vid no está en ese campo.
reason-same_field = Las dos vides deben estar en campos distintos.
reason-switch_overfills = Aquí, cualquier cambio de lugar haría que un campo superara su valor.
reason-field_sold = Has vendido el campo { $field }.
reason-field_planted = El campo { $field } tiene vides, así que no puedes venderlo.
reason-field_too_dear = Recomprar el campo { $field } cuesta £{ $needs }, y tienes £{ $has }.
reason-field_empty =
    { $field ->
        [unset] No hay vides en tus campos.
       *[other] No hay vides en el campo { $field }.
    }
reason-field_harvested = Ya has vendimiado el campo { $field } este año.
reason-field_built_on = Hay una carta de estructura en el campo { $field }.
reason-field_not_empty = El campo { $field } tiene vides, y una carta de estructura requiere un campo vacío.

## Structures

reason-already_built =
    { $structure ->
        [unset] Ya has construido todas las estructuras que esto permite.
       *[other] Ya has construido { FORM($structure, "def") }.
    }
reason-medium_cellar_first = La bodega grande requiere la bodega mediana.
reason-building_too_dear = Construir cuesta £{ $needs }, y tienes £{ $has }.
reason-cost_not_meant = Esta carta no permite una estructura con un coste impreso de { $cost }.
reason-cellar_complete = Ya no puedes mejorar más tu bodega.
reason-mat_full = Los dos huecos de tu tablero de estructuras están ocupados.
reason-no_place_to_build = Una carta de estructura requiere un hueco libre en su tablero o un campo vacío, y no tienes ninguno de los dos.
reason-not_a_structure = Hace falta una carta de estructura.
reason-no_structure_card = No tienes ninguna carta de estructura en tu viñedo.
reason-not_standing = Esta carta de estructura no está en tu viñedo.

## Grapes, wine, orders

reason-grape_missing = En tu lagar falta una uva necesaria.
reason-medium_cellar_needed = El vino rosado requiere la bodega mediana.
reason-large_cellar_needed = El vino espumoso requiere la bodega grande.
reason-no_wine_icon =
    { $wine ->
        [red] Tu bodega no tiene ninguna casilla libre para este vino tinto.
        [white] Tu bodega no tiene ninguna casilla libre para este vino blanco.
        [blush] Tu bodega no tiene ninguna casilla libre para este vino rosado, que debe valer al menos 4.
       *[sparkling] Tu bodega no tiene ninguna casilla libre para este vino espumoso, que debe valer al menos 7.
    }
reason-wine_missing = Este vino no está en tu bodega.
reason-wine_too_low =
    { $wine ->
        [red] El pedido exige un vino tinto de valor { $needs } o más.
        [white] El pedido exige un vino blanco de valor { $needs } o más.
        [blush] El pedido exige un vino rosado de valor { $needs } o más.
        [sparkling] El pedido exige un vino espumoso de valor { $needs } o más.
       *[unset] Hace falta un vino de valor { $needs } o más.
    }
reason-not_an_order = Hace falta un pedido de tu mano.
reason-order_not_fillable = No tienes en tu bodega los vinos necesarios.
reason-wine_cannot_age = Hace falta un vino que pueda avanzar en tu bodega.
reason-wine_aged_already = Acabas de envejecer este vino, y hace falta otro.
reason-type_made_already =
    { $wine ->
        [blush] Aquí solo puedes elaborar un vino rosado.
       *[sparkling] Aquí solo puedes elaborar un vino espumoso.
    }
reason-icon_taken = Ya tienes una uva en la casilla de valor 1 de tu lagar.

## Workers

reason-training_too_dear = Formar a un trabajador cuesta £{ $needs }, y tienes £{ $has }.
reason-worker_limit = Ya tienes el máximo de trabajadores permitido.
reason-not_in_this_game = Este trabajador especial no está en esta partida.
reason-special_owned = Ya tienes este trabajador especial: { $name }.
reason-special_too_dear = Formar a un trabajador especial cuesta £{ $needs }, y tienes £{ $has }.
reason-no_worker_to_take_back = No tienes ningún trabajador que recuperar.
reason-worker_not_there = No tienes allí ningún trabajador que recuperar.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] Hace falta un visitante de verano de tu mano.
       *[winter] Hace falta un visitante de invierno de tu mano.
    }
reason-not_playable = Así no puedes jugar ningún visitante por completo.
reason-rest_impossible = Después de esto no podrías hacer lo que debe venir a continuación.
reason-action_spoilt = Después de esto no podrías realizar la acción de este trabajador.
reason-at_least_one = Debes hacerlo al menos una vez.
reason-nothing_to_count = No tienes nada que cuente para esto.
reason-condition_not_met = No se cumple la condición.
reason-lira_short = Esto cuesta £{ $needs }, y tienes £{ $has }.
reason-part_done = Ya lo has hecho.
reason-vp_at_floor = Tienes { $has } PV y no puedes perder { $needs }, porque nadie puede bajar de −5.
reason-residual_short = Hace falta un pago residual de { $needs }, y el tuyo es de { $has }.
reason-residual_full = Tu pago residual ya está al máximo.
reason-no_later_season = Hace falta un espacio de acción en una estación posterior de este año.
reason-no_earlier_season = Hace falta una acción en una estación anterior de este año.

## Other players, rows, parents

reason-neighbour_cannot = El jugador a tu derecha no puede hacer nada de esto.
reason-not_an_opponent = No es uno de tus oponentes.
reason-asked_already = Ya has elegido a este oponente.
reason-too_many_pledged =
    { $most ->
        [0] No puedes dar ninguna carta.
        [one] Puedes dar como máximo 1 carta.
       *[other] Puedes dar como máximo { $most } cartas.
    }
reason-row_taken =
    { $row ->
        [unset] No hay otra fila de despertar a la que ir.
       *[other] La fila de despertar { $row } está ocupada.
    }
reason-row_reserved =
    { $row ->
        [1] La fila de despertar 1 es solo para quien tiene la ficha de uva.
       *[other] Con la ficha de uva debes tomar la fila de despertar 1.
    }
reason-parent_not_dealt = Esta carta no se te ha repartido.

## Stars and trades

reason-region_absent = { $region } no está en el mapa de esta partida.
reason-no_star_there = Todas tus estrellas están colocadas, pero ninguna en { $region }.
reason-same_region = Una estrella solo puede ir a otra región.
reason-nothing_to_trade = No tienes nada que dar: necesitas 2 cartas, £3, una uva o un PV que puedas perder.
reason-same_for_same = No puedes cambiar £3 por £3 ni 1 PV por 1 PV.

## The solo game

reason-no_glass_token = La fila de despertar { $row } ya no tiene ficha de cristal.
reason-not_for_organizer = En la partida en solitario, el Organizador no puede ir a la fila { $row }.
reason-no_bonus_token = Aquí no hay ninguna bonificación que puedas comprar con una ficha de acción de bonificación.
reason-orders_forbidden = En este desafío no puedes completar pedidos.
reason-vines_all_taken = En el mazo no quedan más vides de esta variedad.

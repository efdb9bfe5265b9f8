### The way out of every reason: what would make it possible, or what to do instead. A parameter that is not given has
### the value "unset". Besides those of the reason there are: "asked", the kind of thing the player tried; "board",
### base or extended; "lacking", how much is missing; "price", what the missing structure costs; "season" and "when",
### the season in which an action is open and whether it comes later this year or has passed.

## Money

way-money =
    { $board ->
        [extended] Te falta dinero (£{ $lacking }): consíguelo con el carro, una visita guiada, un intercambio, la venta de un campo o tu pago residual.
       *[base] Te falta dinero (£{ $lacking }): consíguelo con el carro, una visita guiada, la venta de uvas o de un campo, o tu pago residual.
    }
way-cheaper =
    { $asked ->
        [place] { way-money }
        [action] { way-money }
       *[other] Te falta dinero (£{ $lacking }): elige algo más barato o vuelve con más dinero.
    }

## Asking, placing

way-not_asked = Responde primero a la pregunta actual.
way-wrong_season =
    { $when ->
        [later] { $season ->
            [spring] Guarda un trabajador: se abre en primavera.
            [summer] Guarda un trabajador: se abre en verano.
            [fall] Guarda un trabajador: se abre en otoño.
           *[winter] Guarda un trabajador: se abre en invierno.
        }
        [past] { $season ->
            [spring] Su estación ya ha pasado: se abre de nuevo la próxima primavera.
            [summer] Su estación ya ha pasado: se abre de nuevo el próximo verano.
            [fall] Su estación ya ha pasado: se abre de nuevo el próximo otoño.
           *[winter] Su estación ya ha pasado: se abre de nuevo el próximo invierno.
        }
       *[unset] Elige una acción de esta estación.
    }
way-worker_away =
    { $worker ->
        [special] Elige otro trabajador: a uno especial hay que formarlo primero, y vuelve a casa al final del año.
       *[other] Elige otro trabajador: todos los colocados vuelven a casa al final del año.
    }
way-space_closed = Elige otro espacio de esta acción: los espacios en uso no cambian durante la partida.
way-space_taken = Elige otro espacio de esta acción: cuando estén todos ocupados, tu trabajador grande puede ir junto a ellos.
way-spaces_free = Elige uno de los espacios libres.
way-bonus_unusable = Elige un espacio sin bonificación, o consigue antes lo que la bonificación requiere.
way-bonus_mandatory = Usa la bonificación y sigue.
way-not_built =
    { $price ->
        [unset] Constrúyela primero.
       *[other] Constrúyela primero: { $structure }, £{ $price }.
    }
way-used_this_year = Podrás usarlo de nuevo el año que viene.
way-only_grande_beside = Envía a tu trabajador grande o elige otra acción.
way-space_needed = Elige un espacio libre de la acción.
way-toll_too_dear = Te falta dinero (£{ $lacking }): elige una acción sin Soldato o consigue antes más dinero.

## Decks and cards

way-deck_empty = Elige otra cosa: la próxima carta de este tipo que se descarte iniciará un mazo nuevo.
way-pile_empty =
    { $asked ->
        [deck] Elige una pila que tenga cartas.
       *[other] Será posible cuando se hayan descartado más cartas.
    }
way-too_few_decks = Será posible cuando las cartas descartadas hayan formado mazos nuevos.
way-card_not_held = Elige una carta de tu mano.
way-too_few_cards = Roba antes cartas de este tipo o elige otra cosa.
way-wrong_kind_of_card = Elige una carta del tipo adecuado.
way-not_offered = Elige una de las opciones ofrecidas.
way-not_drawn =
    { $asked ->
        [deck] Elige un mazo del que acabes de robar.
       *[other] Elige una de las cartas que acabas de robar.
    }
way-no_visitor_there = Elige a otro oponente o sigue sin visitante.

## Fields

way-not_a_vine =
    { $asked ->
        [card] Elige una vid.
       *[other] Consigue antes una vid, por ejemplo con la acción de robar vides.
    }
way-field_full = Elige otro campo o una vid de menos valor, o arranca antes una vid de ahí con el yugo o un visitante.
way-structure_needed =
    { $price ->
        [unset] Constrúyela primero, o elige una vid que no la requiera.
       *[other] Constrúyela primero: { $structure }, £{ $price }. O elige una vid que no la requiera.
    }
way-vine_not_there = Elige una vid que esté en este campo.
way-same_field = Elige una vid de otro campo.
way-switch_overfills = Elige vides que, al cambiar de lugar, dejen los dos campos dentro de su valor.
way-field_sold = Elige otro campo, o recompra antes este por £{ $field }.
way-field_planted = Elige otro campo, o arranca antes sus vides con el yugo o un visitante.
way-field_too_dear = { way-cheaper }
way-field_empty =
    { $field ->
        [unset] Planta antes alguna vid.
       *[other] Elige un campo con vides, o planta antes una aquí.
    }
way-field_harvested = Elige otro campo: este podrás vendimiarlo de nuevo el año que viene.
way-field_built_on = Elige otro campo, o demuele antes la carta de estructura.
way-field_not_empty = Elige un campo vacío o un hueco libre del tablero de estructuras, o arranca antes las vides.

## Structures

way-already_built =
    { $structure ->
        [unset] Haz otra cosa: solo puedes tener una estructura de cada tipo.
       *[other] Elige otra: solo puedes tener una de cada tipo.
    }
way-medium_cellar_first = Construye antes la bodega mediana, £{ $price }.
way-building_too_dear = { way-cheaper }
way-cost_not_meant = Elige una estructura con un coste que la carta permita.
way-cellar_complete = Nada puede cambiarlo en esta partida.
way-mat_full = Elige un campo vacío, o demuele antes una carta de estructura.
way-no_place_to_build = Haz sitio primero: demuele una carta de estructura o arranca las vides de un campo.
way-not_a_structure = Elige una estructura o una carta de estructura de tu mano.
way-no_structure_card = Construye antes una carta de estructura.
way-not_standing = Elige una carta de estructura de tu viñedo.

## Grapes, wine, orders

way-grape_missing =
    { $asked ->
        [place] Vendimia antes un campo.
       *[other] Vendimia antes un campo, o elige algo para lo que tengas las uvas.
    }
way-medium_cellar_needed = Construye antes la bodega mediana, £{ $price }, o elabora otro vino.
way-large_cellar_needed = Construye antes la bodega grande, £{ $price }, o elabora otro vino.
way-no_wine_icon = Elabora otro vino: usar un vino o ampliar la bodega hace sitio, y las uvas de poco valor ganan 1 al final del año.
way-wine_missing = Elabora antes un vino de este tipo, o elige otro.
way-wine_too_low = Elige un vino mejor: al final del año, cada vino que puede envejecer gana 1.
way-not_an_order =
    { $asked ->
        [card] Elige un pedido.
       *[other] Consigue antes un pedido, por ejemplo con la acción de robar pedidos.
    }
way-order_not_fillable = Elabora los vinos que exigen tus pedidos, o deja envejecer los tuyos: ganan 1 al final del año.
way-wine_cannot_age = Elige otro vino: este necesita una casilla libre por encima, quizá en una bodega más grande.
way-wine_aged_already = Elige otro vino, o termina aquí.
way-type_made_already = Elige el otro tipo, o termina aquí.
way-icon_taken =
    { $asked ->
        [grape] Elige el otro color: esta casilla queda libre cuando usas su uva o cuando esta envejece.
       *[other] Será posible cuando uses la uva que hay ahí o cuando envejezca.
    }

## Workers

way-training_too_dear = { way-money }
way-worker_limit = Nada puede cambiarlo en esta partida.
way-not_in_this_game = Nada puede cambiarlo en esta partida: solo puedes formar a los trabajadores especiales que hay en la mesa.
way-special_owned = Elige otro trabajador: solo puedes tener uno de cada trabajador especial.
way-special_too_dear = Te falta dinero (£{ $lacking }): un trabajador normal cuesta £1 menos.
way-no_worker_to_take_back = Será posible cuando tengas un trabajador de este tipo en otra acción.
way-worker_not_there = Elige otro de tus trabajadores.

## Visitors

way-not_a_visitor_of_season =
    { $asked ->
        [card] Elige otra carta.
       *[other] { $board ->
            [extended] Consigue antes uno: algunas filas de despertar te dan visitantes al pasar de estación, y la casa de campo también, en otoño.
           *[base] Consigue antes uno: la fila de despertar 5 te da un visitante, y en otoño roban todos.
        }
    }
way-not_playable =
    { $asked ->
        [card] Elige otra carta: esta será posible cuando tengas todo lo que requiere una de sus partes.
       *[other] Será posible cuando tengas todo lo que requiere una parte de una de esas cartas.
    }
way-rest_impossible = Elige algo que aún permita el resto.
way-action_spoilt = Elige algo que aún permita la acción, o realízala antes.
way-at_least_one = Hazlo una vez; después puedes terminar.
way-nothing_to_count = Será posible cuando tengas algo que cuente.
way-condition_not_met = Será posible cuando cumplas la condición de la carta.
way-lira_short = { way-cheaper }
way-part_done = Elige algo que aún no hayas hecho.
way-vp_at_floor = Gana antes PV o elige otra cosa.
way-residual_short = Completa antes pedidos: aumentan tu pago residual.
way-residual_full = Elige otra cosa: seguirá al máximo mientras no renuncies a una parte.
way-no_later_season =
    { $asked ->
        [place] Elige un espacio de una estación posterior.
       *[other] Juégala en una estación más temprana.
    }
way-no_earlier_season =
    { $asked ->
        [action] Elige una acción de una estación anterior.
       *[other] Juégala en una estación más tardía.
    }

## Other players, rows, parents

way-neighbour_cannot = Será posible cuando ese jugador tenga algo que dar.
way-not_an_opponent = Elige a otro jugador.
way-asked_already = Elige a otro oponente.
way-too_many_pledged = Elige un número menor.
way-row_taken =
    { $row ->
        [unset] Será posible cuando haya una fila libre.
       *[other] Elige una fila libre: cada año eliges una fila nueva.
    }
way-row_reserved =
    { $row ->
        [1] Elige otra fila: quien toma la ficha de uva, en la fila 7 en invierno, recibe la fila 1 el año siguiente.
       *[other] Toma la fila 1.
    }
way-parent_not_dealt = Elige una de las cartas que se te han repartido.

## Stars and trades

way-region_absent = Elige otra región: esta solo está en el mapa con cartas de estructura.
way-no_star_there = Elige una región en la que tengas una estrella.
way-same_region = Elige otra región.
way-nothing_to_trade = Consigue antes algo que dar: 2 cartas, £3, una uva o un PV.
way-same_for_same = Elige otra cosa a cambio.

## The solo game

way-no_glass_token = Elige una fila que aún tenga su ficha de cristal.
way-not_for_organizer = Elige otra fila.
way-no_bonus_token = Guarda la ficha para una acción cuya bonificación puedas usar.
way-orders_forbidden = Nada puede cambiarlo en esta partida: convierte el vino en PV de otras formas.
way-vines_all_taken = Elige otra vid.

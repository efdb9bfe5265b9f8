### What is on the table: seasons, decks, workers, spaces, actions, structures, tokens.
### Concepts are in lower case, names of cards, structures, actions and seasons have a capital.

list-join = { $first }, { $second }

player-automa = Automa

## Seasons

season-spring = Primavera
    .low = primavera
season-summer = Verano
    .low = verano
season-fall = Otoño
    .low = otoño
season-winter = Invierno
    .low = invierno

## Decks: the kind of a card

deck-vine = vid
deck-summer = visitante de verano
deck-winter = visitante de invierno
deck-order = pedido

## Workers and spaces

worker-regular = trabajador normal
worker-regular-name = Trabajador normal
worker-grande = trabajador grande
worker-grande-name = Trabajador grande

space-left = espacio izquierdo
space-middle = espacio central
space-right = espacio derecho
space-beside = junto a los espacios

## Actions. A bonus follows a colon or is in brackets.

action-draw_vine = Robar una carta de vid
action-draw_vine-text = Roba 1 carta de vid.
action-draw_vine-bonus = robar 1 carta de vid más

action-give_tour = Guiar una visita
action-give_tour-text = Gana £2.
action-give_tour-bonus = ganar £1 más

action-build_structure = Construir una estructura
action-build_structure-text = Paga el coste de 1 estructura y constrúyela.
action-build_structure-bonus = ganar £1

action-play_summer_visitor = Jugar un visitante de verano
action-play_summer_visitor-text = Juega 1 visitante de verano de tu mano.
action-play_summer_visitor-bonus = jugar 1 visitante de verano más
action-play_summer_visitor-bonus-lira = ganar £1

action-sell_or_field = Vender uvas o comprar/vender un campo
action-sell_or_field-text = Vende tantas uvas como quieras, o vende o recompra 1 campo.
action-sell_or_field-bonus = ganar 1 PV

action-plant_vine = Plantar una vid
action-plant_vine-text = Planta 1 vid de tu mano en uno de tus campos.
action-plant_vine-bonus = plantar 1 vid más

action-draw_order = Robar una carta de pedido
action-draw_order-text = Roba 1 carta de pedido.
action-draw_order-bonus = robar 1 carta de pedido más

action-harvest_field = Vendimiar un campo
action-harvest_field-text = Vendimia 1 campo plantado.
action-harvest_field-bonus = vendimiar 1 campo más
action-harvest_field-bonus-lira = ganar £1

action-train_worker = Formar a un trabajador
action-train_worker-text = Paga £4 y forma a 1 trabajador, disponible desde el año siguiente.
action-train_worker-bonus = ganar £1

action-play_winter_visitor = Jugar un visitante de invierno
action-play_winter_visitor-text = Juega 1 visitante de invierno de tu mano.
action-play_winter_visitor-bonus = jugar 1 visitante de invierno más
action-play_winter_visitor-bonus-lira = ganar £1

action-make_wine = Elaborar hasta 2 vinos
action-make_wine-text = Convierte uvas en 1 o 2 vinos.
action-make_wine-bonus = elaborar 1 vino más

action-fill_order = Completar un pedido
action-fill_order-text = Entrega los vinos de 1 pedido de tu mano.
action-fill_order-bonus = ganar 1 PV

action-gain_lira = Ganar £1
action-gain_lira-text = Gana £1. En el carro caben todos los trabajadores que quieras, en cada estación en la que se colocan trabajadores.

action-yoke = Yugo
action-yoke-text = Vendimia 1 campo o arranca 1 vid. Solo puede usarlo el dueño del yugo, una vez al año, en cualquier estación en la que se colocan trabajadores.
action-yoke-option-1 = Vendimiar un campo
action-yoke-option-2 = Arrancar una vid

action-with-bonus = { $text } Bonificación: { $bonus }.
# If an action has a bonus on two spaces, each is shown with its space.
action-bonus-of-space = { $bonus } ({ $space })
action-bonus-either = { $first } o { $second }

## Structures

structure-trellis = Espaldera
    .def = la espaldera
structure-trellis-text = La necesitas para plantar algunas de las vides.

structure-irrigation = Riego
    .def = el riego
structure-irrigation-text = Lo necesitas para plantar algunas de las vides.

structure-yoke = Yugo
    .def = el yugo
structure-yoke-text = Una vez al año, uno de tus trabajadores puede vendimiar un campo o arrancar una vid aquí.

structure-windmill = Molino de viento
    .def = el molino de viento
structure-windmill-text = Te da 1 PV la primera vez que plantas una vid cada año.

structure-cottage = Casa de campo
    .def = la casa de campo
structure-cottage-text = En otoño robas 1 visitante más, de la estación que elijas.

structure-tasting_room = Sala de degustación
    .def = la sala de degustación
structure-tasting_room-text = Una vez al año, una visita guiada te da 1 PV si tienes al menos 1 vino.

structure-medium_cellar = Bodega mediana
    .def = la bodega mediana
structure-medium_cellar-text = Guarda vinos de valor 4 a 6 y te permite elaborar vino rosado.

structure-large_cellar = Bodega grande
    .def = la bodega grande
structure-large_cellar-text = Guarda vinos de valor 7 a 9 y te permite elaborar vino espumoso. Requiere la bodega mediana.

## Wake-up rows: the bonus. The extended board has its own, one for each season that a player enters.

row-none = sin bonificación
row-1 = { row-none }
row-2 = robar 1 vid
row-3 = robar 1 pedido
row-4 = ganar £1
row-5 = robar 1 visitante de verano o de invierno
row-6 = ganar 1 PV
row-7 = el trabajador temporal durante este año

row-2-summer = ganar £1
row-3-summer = robar 1 vid
row-3-fall = robar 1 visitante de verano
row-4-summer = robar 1 pedido
row-4-fall = robar 1 visitante de verano
row-4-winter = robar 1 carta de estructura
row-5-summer = robar 1 visitante de verano o de invierno
row-5-fall = robar 1 visitante de invierno
row-5-winter = colocar o mover 1 estrella
row-6-summer = ganar 1 PV
row-6-fall = robar 1 visitante de invierno
row-6-winter = envejecer todas las uvas
row-7-fall = robar 1 carta de cualquier mazo
row-7-winter = la ficha de uva, para la fila 1 del año siguiente
row-cell = { $bonus } ({ FORM($season, "low") })

## Tokens

grape-red = uva tinta { $value }
grape-white = uva blanca { $value }

wine-red = vino tinto { $value }
wine-white = vino blanco { $value }
wine-blush = vino rosado { $value }
wine-sparkling = vino espumoso { $value }

## Where something comes from, before a colon or in brackets

source-of = { $source } ({ $player })
source-bonus = { $action }, bonificación
source-row = Fila de despertar { $row }
source-next_row = Fin de año
source-step-specials = Preparación
source-step-deal_packs = Preparación
source-step-pick_card = Preparación
source-step-pass_packs = Preparación
source-step-deal_parents = Preparación
source-step-choose_parents = Preparación
source-step-mamas = Mamá
source-step-papas = Papá
source-step-first_rows = Preparación
source-step-first_glass_row = Preparación
source-step-begin_year = Primavera
source-step-wake_up = Primavera
source-step-spring_turns = Primavera
source-step-summer = Verano
source-step-fall = Otoño
source-step-fall_turns = Otoño
source-step-winter = Invierno
source-step-age = Fin de año
source-step-workers_home = Fin de año
source-step-residual = Pago residual
source-step-discard_down = Fin de año
source-step-close_year = Fin de año
source-step-hire_workers = Preparación
source-step-plant_from_deck = Preparación
source-step-other_mama = Preparación
source-step-marker = Primavera
source-step-glass_row = Primavera
source-step-automa_summer = Verano
source-step-automa_winter = Invierno
source-step-extended_automa_spring = Primavera
source-step-extended_automa_summer = Verano
source-step-extended_automa_fall = Otoño
source-step-extended_automa_winter = Invierno
source-step-automa_home = Fin de año
source-step-score_cellar = Vinos de la bodega
source-step-solo_test = Fin de año

### What the modules of Tuscany add: actions, deck, regions, the modules themselves. Cards and workers have their own files.

## The structure deck: the kind of a card

deck-structure = carta de estructura

structure-mat = Tablero de estructuras
    .def = el tablero de estructuras

## Actions. A bonus follows a colon or is in brackets. "bonus-structure" is only on the side with structure cards.

action-influence = Colocar o mover una estrella
action-influence-text = Coloca 1 estrella en una región y obtén su bonificación; cuando las seis estén colocadas, mueve una en su lugar.
action-influence-bonus = colocar o mover 1 estrella más

action-trade = Hacer un intercambio
action-trade-text = Da 2 cartas, £3, 1 PV o 1 uva y recibe una de esas cosas a cambio; la uva que recibes tiene valor 1. No puedes cambiar £3 por £3 ni 1 PV por 1 PV.
action-trade-bonus = hacer otro intercambio

action-flip_field = Comprar o vender un campo
action-flip_field-text = Vende o recompra 1 campo.
action-flip_field-bonus = ganar 1 PV
action-flip_field-bonus-structure = robar 1 carta de estructura

action-build_or_tour = Construir una estructura o guiar una visita
action-build_or_tour-text = Paga el coste de 1 estructura y constrúyela, o guía una visita y gana £2.
action-build_or_tour-bonus = ganar £1
action-build_or_tour-option-1 = Construir una estructura
action-build_or_tour-option-2 = Guiar una visita por £2

action-sell_wine = Vender un vino
action-sell_wine-text = Descarta 1 vino: tinto o blanco por 1 PV, rosado por 2 PV, espumoso por 4 PV.
action-sell_wine-bonus = colocar o mover 1 estrella
action-sell_wine-bonus-structure = robar 1 carta de estructura

# The cart on the side with structure cards.
action-gain_lira-2 = Ganar £1 o robar una carta de estructura
action-gain_lira-2-text = Gana £1 o roba 1 carta de estructura. En el carro caben todos los trabajadores que quieras, en cada estación.
action-gain_lira-option-1 = Ganar £1
action-gain_lira-option-2 = Robar una carta de estructura

action-destroy_structure = Demoler una carta de estructura
action-destroy_structure-text = Descarta 1 de tus cartas de estructura, del tablero de estructuras o de un campo; no pierdes PV. Una vez al año, en cualquier estación.

## Regions. "vp" is what the most stars score at the end, 0 if regions do not score.

region-lucca = Lucca
region-pisa = Pisa
region-firenze = Firenze
region-livorno = Livorno
region-siena = Siena
region-arezzo = Arezzo
region-grosseto = Grosseto

region-lucca-bonus = robar 1 carta de estructura
region-pisa-bonus = ganar £2
region-firenze-bonus = robar 1 visitante de invierno
region-livorno-bonus = robar 1 visitante de verano
region-siena-bonus = ganar £1
region-arezzo-bonus = robar 1 pedido
region-grosseto-bonus = robar 1 vid
region-text =
    { $vp ->
        [0] Al colocar una estrella aquí: { $bonus }.
       *[other] Al colocar una estrella aquí: { $bonus }. Quien tenga más estrellas al final: { $vp } PV.
    }

## Modules and options

module-extended_board = Tablero ampliado
module-extended_board-text = Colocas trabajadores en las cuatro estaciones, las estrellas en un mapa de la Toscana te dan bonificaciones y la partida termina con 25 PV.
module-special_workers = Trabajadores especiales
module-special_workers-text = En cada partida hay dos de los once trabajadores especiales. Cuando formas a un trabajador, puedes pagar £1 más para que sea uno de ellos.
module-structure_cards = Cartas de estructura
module-structure_cards-text = Un mazo de 36 estructuras que construyes desde tu mano, en los dos huecos de un tablero aparte o en campos vacíos, por 1 PV y un efecto especial.

option-map_scoring = Las regiones puntúan
option-map_scoring-text = Al final de la partida, quien tenga más estrellas en una región gana sus PV; en caso de empate, nadie. Con dos jugadores recomendamos desactivarlo.

## Solo on the extended board

solo-extended-reading = Nuestra interpretación: no conocemos reglas oficiales para la partida en solitario en el tablero ampliado. El Automa roba una carta al empezar cada una de las cuatro estaciones y, si las regiones puntúan, empieza con estrellas en todas ellas.

### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Muy fácil
level-very_easy-text = La partida dura { $years } años; en el octavo puedes elegir cualquier fila de despertar y recibes también una ficha de acción de bonificación por ella. El Automa tiene { $automa } PV.
level-very_easy-text-extended = La partida dura { $years } años; en el octavo puedes elegir cualquier fila de despertar, la fila 1 solo con la ficha de uva, y recibes también una ficha de acción de bonificación por ella. El Automa tiene { $automa } PV.
level-easy = Fácil
level-easy-text = Empiezas con { $start } PV. La partida dura { $years } años y el Automa tiene { $automa } PV.
level-normal = Normal
level-normal-text = La partida dura { $years } años y el Automa tiene { $automa } PV.
level-hard = Difícil
level-hard-text =
    { $least ->
        [one] En cada estación el Automa roba cartas hasta haber colocado al menos 1 trabajador, pero nunca coloca más de { $most } en un año. La partida dura { $years } años y el Automa tiene { $automa } PV.
       *[other] En cada estación el Automa roba cartas hasta haber colocado al menos { $least } trabajadores, pero nunca coloca más de { $most } en un año. La partida dura { $years } años y el Automa tiene { $automa } PV.
    }
level-very_hard = Muy difícil
level-very_hard-text =
    { $least ->
        [one] En cada estación el Automa roba cartas hasta haber colocado al menos 1 trabajador, pero nunca coloca más de { $most } en un año. La partida dura { $years } años y el Automa tiene { $automa } PV.
       *[other] En cada estación el Automa roba cartas hasta haber colocado al menos { $least } trabajadores, pero nunca coloca más de { $most } en un año. La partida dura { $years } años y el Automa tiene { $automa } PV.
    }

## The aggressive variant

aggressive-name = Automa agresivo
aggressive-text = El Automa tiene { $markers } PV en los años 1 a { $years }. Al terminar cada año debes tener más PV que el Automa; si no, pierdes de inmediato.

## Challenges

challenge-1 = Vides a la carta
challenge-1-text = No tienes mamá: empiezas con { $workers } trabajadores normales, pero sin sus cartas ni sus liras. Antes de la partida, elige { $vines } vides de todo el mazo y plántalas. No requieren estructuras, pero deben respetar los valores de tus campos, y el molino de viento no te da nada por ellas.
challenge-2 = La cuadrilla pequeña
challenge-2-text = Nunca tienes más de { $limit } trabajadores normales; el trabajador grande y el temporal no cuentan. Cada acción tiene solo su espacio central, con la bonificación, y ese es el que bloquea el Automa. Un trabajador grande junto a él no obtiene bonificación, y no puedes usar fichas de acción de bonificación.
challenge-3 = Se busca personal
challenge-3-text = Al final del año { $by } debes tener { $needed } trabajadores, incluido el grande; si no, pierdes de inmediato. Un trabajador formado ese año cuenta; el temporal, no.
challenge-4 = La gran vendimia
challenge-4-text = Empiezas con { $start } PV. La acción de vendimiar del tablero te permite vendimiar hasta { $fields } campos; el yugo y los visitantes vendimian como siempre.
challenge-5 = Madruga cuando quieras
challenge-5-text = La partida dura { $years } años en todos los niveles. Cada año puedes elegir cualquier fila de despertar, incluso una que ya hayas usado. No puedes usar fichas de acción de bonificación.
challenge-6 = Una bodega llena
challenge-6-text = Los PV que ganas durante la partida no cuentan, solo los de tu papá y los del nivel; aun así puedes perder PV. Al final de la partida, después de que tus vinos envejezcan por última vez, cada vino de valor 7 a 9 da { $large } PV y cada uno de valor 4 a 6 da { $medium } PV.
challenge-7 = Ingresos modestos
challenge-7-text = Empiezas con { $start } PV y un pago residual de { $residual }.
challenge-8 = Sin entregas
challenge-8-text = No puedes completar pedidos, ni con la acción ni con un visitante. Si tu mamá te da pedidos, puedes cambiarla por otra. Puedes usar todo lo demás que convierta vino en PV.

## What the editions leave open: how we play it, and how else you could read it

reading-workers = Nuestra interpretación: empiezas con { $ours } trabajadores normales aunque no tengas mamá; también podrían ser { $others }.
reading-start_vp = Nuestra interpretación: empiezas con { $ours } PV, más los del nivel; también podrían ser { $others } PV.
reading-start_residual = Nuestra interpretación: tu pago residual empieza en { $ours }; también podría ser { $others }.
reading-cellar_time = Nuestra interpretación: los vinos puntúan { $ours }; también podría ser { $others }.
reading-large_cellar_vp = Nuestra interpretación: cada vino de valor 7 a 9 da { $ours } PV; también podría ser otra cifra, porque la hemos deducido.
reading-mama_redraw = Nuestra interpretación: { $ours }; también podría ser: { $others }.

reading-value-end_of_game = una vez, al final de la partida
reading-value-each_year = al final de cada año
reading-value-may = puedes quedarte con una mamá que te dé pedidos
reading-value-must = debes cambiarla

## Results. "ahead" says whether the player lost in spite of having more VP.

result-win = Ganas con { $vp } PV; el Automa tiene { $automa } PV.
result-draw = Empate: { $vp } PV tanto para ti como para el Automa.
result-loss =
    { $ahead ->
        [yes] Pierdes, aunque tienes { $vp } PV y el Automa { $automa } PV, porque no has superado el desafío.
       *[no] Pierdes con { $vp } PV; el Automa tiene { $automa } PV.
    }

## The cards of the Automa, as they are used on this board

automa-card = Verano: { $summer }; invierno: { $winter }.
automa-card-extended = Primavera: { $spring }; verano: { $summer }; otoño: { $fall }; invierno: { $winter }.
automa-nothing = nada

### What a player did in a decision, and what would have been better: whole sentences, told afterwards to that player.

retold-draw_vine =
    { $how ->
        [did] Robaste una vid.
       *[better] Era mejor robar una vid
    }
retold-draw_order =
    { $how ->
        [did] Robaste un pedido.
       *[better] Era mejor robar un pedido
    }
retold-give_tour =
    { $how ->
        [did] Guiaste una visita.
       *[better] Era mejor guiar una visita
    }
retold-gain_lira =
    { $how ->
        [did] Tomaste £1 del carro.
       *[better] Era mejor tomar £1 del carro
    }
retold-build_structure =
    { $how ->
        [did] Construiste una estructura.
       *[better] Era mejor construir una estructura
    }
retold-build_or_tour =
    { $how ->
        [did] Fuiste a construir o a guiar una visita.
       *[better] Era mejor construir o guiar una visita
    }
retold-play_summer_visitor =
    { $how ->
        [did] Jugaste un visitante de verano.
       *[better] Era mejor jugar un visitante de verano
    }
retold-play_winter_visitor =
    { $how ->
        [did] Jugaste un visitante de invierno.
       *[better] Era mejor jugar un visitante de invierno
    }
retold-sell_or_field =
    { $how ->
        [did] Vendiste uvas o un campo.
       *[better] Era mejor vender uvas o un campo
    }
retold-sell_for =
    { $how ->
        [did] Vendiste por £{ $lira }.
       *[better] Era mejor vender uvas o un campo por £{ $lira }
    }
retold-sell_field_for =
    { $how ->
        [did] Vendiste un campo por £{ $lira }.
       *[better] Era mejor vender un campo por £{ $lira }
    }
retold-sell_grapes_for =
    { $how ->
        [did] Vendiste uvas por £{ $lira }.
       *[better] Era mejor vender uvas por £{ $lira }
    }
retold-flip_field =
    { $how ->
        [did] Compraste o vendiste un campo.
       *[better] Era mejor comprar o vender un campo
    }
retold-sell_wine =
    { $how ->
        [did] Vendiste un vino.
       *[better] Era mejor vender un vino
    }
retold-plant_vine =
    { $how ->
        [did] Plantaste una vid.
       *[better] Era mejor plantar una vid
    }
retold-harvest_field =
    { $how ->
        [did] Vendimiaste un campo.
       *[better] Era mejor vendimiar un campo
    }
retold-train_worker =
    { $how ->
        [did] Formaste a un trabajador.
       *[better] Era mejor formar a un trabajador
    }
retold-make_wine =
    { $how ->
        [did] Elaboraste vino.
       *[better] Era mejor elaborar vino
    }
retold-fill_order =
    { $how ->
        [did] Completaste un pedido.
       *[better] Era mejor completar un pedido
    }
retold-influence =
    { $how ->
        [did] Colocaste o moviste una estrella.
       *[better] Era mejor colocar o mover una estrella
    }
retold-trade =
    { $how ->
        [did] Hiciste un intercambio.
       *[better] Era mejor hacer un intercambio
    }
retold-destroy_structure =
    { $how ->
        [did] Demoliste una estructura.
       *[better] Era mejor demoler una estructura
    }
retold-own_space =
    { $how ->
        [did] Usaste tu propio espacio: { $thing }.
       *[better] Era mejor tu propio espacio: { $thing }
    }
retold-pass =
    { $how ->
        [did] Pasaste.
       *[better] Era mejor pasar
    }
retold-play_card =
    { $how ->
        [did] Jugaste { $thing }.
       *[better] Era mejor jugar { $thing }
    }
retold-plant_card =
    { $how ->
        [did] Plantaste { $thing }.
       *[better] Era mejor plantar { $thing }
    }
retold-plant_field =
    { $how ->
        [did] Plantaste en el campo { $thing }.
       *[better] Era mejor el campo { $thing }
    }
retold-harvest_one =
    { $how ->
        [did] Vendimiaste el campo { $thing }.
       *[better] Era mejor vendimiar el campo { $thing }
    }
retold-build_one =
    { $how ->
        [did] Construiste: { $thing }.
       *[better] Era mejor construir: { $thing }
    }
retold-discard_card =
    { $how ->
        [did] Descartaste { $thing }.
       *[better] Era mejor descartar { $thing }
    }
retold-fill_one =
    { $how ->
        [did] Completaste un pedido: { $thing }.
       *[better] Era mejor completar este pedido: { $thing }
    }
retold-row =
    { $how ->
        [did] Tomaste la fila { $thing }.
       *[better] Era mejor la fila { $thing }
    }
retold-star =
    { $how ->
        [did] Región de tu estrella: { $thing }.
       *[better] Mejor región para la estrella: { $thing }
    }
retold-sell_this =
    { $how ->
        [did] Vendiste: { $thing }.
       *[better] Era mejor vender: { $thing }
    }
retold-option =
    { $how ->
        [did] { $source }: elegiste «{ $thing }».
       *[better] Era mejor «{ $thing }»
    }
retold-answer =
    { $how ->
        [did] Elegiste «{ $thing }».
       *[better] Era mejor «{ $thing }»
    }

## With its reason, and both in one line.

retold-first-of-two = { $source }, primera parte
retold-second-of-two = { $source }, segunda parte
retold-because = { $better }: { $reason }.
retold-better = { $better }.

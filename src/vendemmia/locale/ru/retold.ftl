### What a player did in a decision, and what would have been better: whole sentences, told afterwards to that player.

retold-draw_vine =
    { $how ->
        [did] Вы взяли лозу.
       *[better] Лучше было взять лозу
    }
retold-draw_order =
    { $how ->
        [did] Вы взяли заказ.
       *[better] Лучше было взять заказ
    }
retold-give_tour =
    { $how ->
        [did] Вы провели дегустацию.
       *[better] Лучше было провести дегустацию
    }
retold-gain_lira =
    { $how ->
        [did] Вы взяли £1 с телеги.
       *[better] Лучше было взять £1 с телеги
    }
retold-build_structure =
    { $how ->
        [did] Вы возвели постройку.
       *[better] Лучше было возвести постройку
    }
retold-build_or_tour =
    { $how ->
        [did] Вы выбрали постройку или дегустацию.
       *[better] Лучше было строить или провести дегустацию
    }
retold-play_summer_visitor =
    { $how ->
        [did] Вы сыграли летнего гостя.
       *[better] Лучше было сыграть летнего гостя
    }
retold-play_winter_visitor =
    { $how ->
        [did] Вы сыграли зимнего гостя.
       *[better] Лучше было сыграть зимнего гостя
    }
retold-sell_or_field =
    { $how ->
        [did] Вы продали виноград или участок.
       *[better] Лучше было продать виноград или участок
    }
retold-sell_for =
    { $how ->
        [did] Вы продали виноград или участок за £{ $lira }.
       *[better] Лучше было продать виноград или участок за £{ $lira }
    }
retold-sell_field_for =
    { $how ->
        [did] Вы продали участок за £{ $lira }.
       *[better] Лучше было продать участок за £{ $lira }
    }
retold-sell_grapes_for =
    { $how ->
        [did] Вы продали виноград за £{ $lira }.
       *[better] Лучше было продать виноград за £{ $lira }
    }
retold-flip_field =
    { $how ->
        [did] Вы купили или продали участок.
       *[better] Лучше было купить или продать участок
    }
retold-sell_wine =
    { $how ->
        [did] Вы продали вино.
       *[better] Лучше было продать вино
    }
retold-plant_vine =
    { $how ->
        [did] Вы посадили лозу.
       *[better] Лучше было посадить лозу
    }
retold-harvest_field =
    { $how ->
        [did] Вы собрали урожай.
       *[better] Лучше было собрать урожай
    }
retold-train_worker =
    { $how ->
        [did] Вы обучили рабочего.
       *[better] Лучше было обучить рабочего
    }
retold-make_wine =
    { $how ->
        [did] Вы сделали вино.
       *[better] Лучше было сделать вино
    }
retold-fill_order =
    { $how ->
        [did] Вы выполнили заказ.
       *[better] Лучше было выполнить заказ
    }
retold-influence =
    { $how ->
        [did] Вы поставили или передвинули звезду.
       *[better] Лучше было поставить или передвинуть звезду
    }
retold-trade =
    { $how ->
        [did] Вы совершили обмен.
       *[better] Лучше было совершить обмен
    }
retold-destroy_structure =
    { $how ->
        [did] Вы снесли постройку.
       *[better] Лучше было снести постройку
    }
retold-own_space =
    { $how ->
        [did] Вы использовали свою постройку «{ $thing }».
       *[better] Лучше было использовать свою постройку «{ $thing }»
    }
retold-pass =
    { $how ->
        [did] Вы спасовали.
       *[better] Лучше было спасовать
    }
retold-play_card =
    { $how ->
        [did] Вы сыграли карту «{ $thing }».
       *[better] Лучше было сыграть карту «{ $thing }»
    }
retold-plant_card =
    { $how ->
        [did] Вы посадили лозу «{ $thing }».
       *[better] Лучше было посадить лозу «{ $thing }»
    }
retold-plant_field =
    { $how ->
        [did] Вы посадили лозу на участок { $thing }.
       *[better] Лучше был участок { $thing }
    }
retold-harvest_one =
    { $how ->
        [did] Вы собрали урожай с участка { $thing }.
       *[better] Лучше было собрать урожай с участка { $thing }
    }
retold-build_one =
    { $how ->
        [did] Вы возвели постройку «{ $thing }».
       *[better] Лучше было возвести постройку «{ $thing }»
    }
retold-discard_card =
    { $how ->
        [did] Вы сбросили карту «{ $thing }».
       *[better] Лучше было сбросить карту «{ $thing }»
    }
retold-fill_one =
    { $how ->
        [did] Вы выполнили заказ: { $thing }.
       *[better] Лучше было выполнить заказ: { $thing }
    }
retold-row =
    { $how ->
        [did] Вы заняли ряд { $thing }.
       *[better] Лучше был ряд { $thing }
    }
retold-star =
    { $how ->
        [did] Регион для звезды: { $thing }.
       *[better] Лучший регион для звезды: { $thing }
    }
retold-sell_this =
    { $how ->
        [did] Вы продали: { $thing }.
       *[better] Лучше было продать: { $thing }
    }
retold-option =
    { $how ->
        [did] { $source }: вы выбрали «{ $thing }».
       *[better] Лучше было «{ $thing }»
    }
retold-answer =
    { $how ->
        [did] Вы выбрали «{ $thing }».
       *[better] Лучше было «{ $thing }»
    }

## With its reason, and both in one line.

retold-first-of-two = { $source }, первая часть
retold-second-of-two = { $source }, вторая часть
retold-because = { $better }: { $reason }.
retold-better = { $better }.

### Hints: the best answers, each with the chance to win and one true sentence.

hint-title = Совет · vendemmia
hint-heading = Лучшие ответы
hint-live = Лучшие ответы: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer }. Шанс на победу { $chance }. { $reason }
    }
hint-intro = Тренер знает не больше вас. Самые перспективные ответы он мысленно разыгрывает примерно на год вперед и оценивает ваш шанс на победу, если все дальше играют как эксперт.
hint-means = Шанс на победу, если все дальше играют как эксперт
hint-chance = Шанс на победу: { $chance }
hint-best = лучшее
hint-play = Сыграть так
hint-play-named = ({ $answer })
hint-row = Ряд { $row }
hint-play-this = Сыграть так: { $answer }
hint-locks = Откроется скрытое, отменить будет нельзя.
hint-close = Закрыть
hint-back = Вернуться за стол
hint-failed = На этот раз у тренера нет совета.
hint-not-now = Сейчас совета нет
hint-not-your-turn = Сейчас ходит { $player }. Спросите снова, когда будет ваш ход.
hint-covered = Следующий ход: { $player }; сначала нужно передать экран.
hint-over = Игра окончена.
hint-only-shown = Это записанная партия. Ее можно смотреть, но играть в ней нельзя.

why-outcome = Итог: { $outlook }.
why-state =
    { $cards ->
        [one] У вас £{ $lira }, { $vp } ПО и { $cards } карта.
        [few] У вас £{ $lira }, { $vp } ПО и { $cards } карты.
        [many] У вас £{ $lira }, { $vp } ПО и { $cards } карт.
       *[other] У вас £{ $lira }, { $vp } ПО и { $cards } карт.
    }
why-order =
    { $of ->
        [1] Заказ ({ $wines }) приносит { why-order-gains }
       *[other] Доступных заказов: { $of }; этот ({ $wines }) приносит { why-order-gains }
    }
why-order-gains =
    { $income ->
        [0] { $vp } ПО.
       *[other] { $vp } ПО и еще £{ $income } каждый год.
    }
why-harvest =
    { $variant ->
        [both] Участок { $field } дает красный { $red } и белый { $white }.
        [red] Участок { $field } дает красный { $red }.
       *[white] Участок { $field } дает белый { $white }.
    }
why-wine =
    { $grapes ->
        [one] У вас { $grapes } жетон винограда, а заказы выполняют только вином; заказов на руке: { $orders }.
        [few] У вас { $grapes } жетона винограда, а заказы выполняют только вином; заказов на руке: { $orders }.
        [many] У вас { $grapes } жетонов винограда, а заказы выполняют только вином; заказов на руке: { $orders }.
       *[other] У вас { $grapes } жетонов винограда, а заказы выполняют только вином; заказов на руке: { $orders }.
    }
why-plant =
    { $vp ->
        [0] Лоза «{ $vine }» добавляет к каждому урожаю участка: { $grapes }.
       *[other] { $vp } ПО сразу, а лоза «{ $vine }» добавляет к каждому урожаю участка: { $grapes }.
    }
why-draw-vine =
    { $vines ->
        [0] На руке нет лоз, а на участках есть место на ценность { $room }.
        [one] На руке { $vines } лоза, а на участках есть место на ценность { $room }.
        [few] На руке { $vines } лозы, а на участках есть место на ценность { $room }.
        [many] На руке { $vines } лоз, а на участках есть место на ценность { $room }.
       *[other] На руке { $vines } лоз, а на участках есть место на ценность { $room }.
    }
why-draw-order =
    { $orders ->
        [0] На руке нет заказов; вин в погребе: { $wines }.
        [one] На руке { $orders } заказ; вин в погребе: { $wines }.
        [few] На руке { $orders } заказа; вин в погребе: { $wines }.
        [many] На руке { $orders } заказов; вин в погребе: { $wines }.
       *[other] На руке { $orders } заказов; вин в погребе: { $wines }.
    }
why-build-for = Для лозы «{ $vine }» на руке нужно возвести { FORM($structure, "acc") } за £{ $price }; у вас £{ $lira }.
why-build = У вас £{ $lira }; построек возведено: { $built } из 8.
why-lira = £{ $gain } сразу: сейчас у вас £{ $lira }, станет £{ $after }.
why-lira-for = Имея £{ $after }, можно возвести { FORM($structure, "acc") } за £{ $price }; сейчас у вас £{ $lira }.
why-train =
    { $workers ->
        [one] Со следующего года у вас { $workers } рабочий без учета сезонного.
        [few] Со следующего года у вас { $workers } рабочих без учета сезонного.
        [many] Со следующего года у вас { $workers } рабочих без учета сезонного.
       *[other] Со следующего года у вас { $workers } рабочих без учета сезонного.
    }
why-visitor =
    { $count ->
        [1] Можно сыграть карту «{ $card }».
       *[other] Карт гостей, которые можно сыграть: { $count }, среди них «{ $card }».
    }
why-pass-brings = За выход из сезона вы получите: { $outlook }.
why-pass-none = У вас не осталось рабочих.
why-pass-later =
    { $workers ->
        [1] Вы приберегаете последнего рабочего до конца года.
       *[other] Вы приберегаете { $workers } рабочих до конца года.
    }
why-pass-home =
    { $workers ->
        [1] Последний рабочий вернется, ничего не сделав.
       *[other] { $workers } рабочих вернутся, ничего не сделав.
    }
why-row =
    { $earlier ->
        [0] Ряд { $row }: { $text }. Пока перед вами никого.
        [one] Ряд { $row }: { $text }. Пока перед вами { $earlier } игрок.
        [few] Ряд { $row }: { $text }. Пока перед вами { $earlier } игрока.
        [many] Ряд { $row }: { $text }. Пока перед вами { $earlier } игроков.
       *[other] Ряд { $row }: { $text }. Пока перед вами { $earlier } игроков.
    }
why-other-row = Ряд { $row }: { $text }.
why-give-up =
    { $left ->
        [one] Вы отдаете карту ({ $card }), остается { $left } карта.
        [few] Вы отдаете карту ({ $card }), остаются { $left } карты.
        [many] Вы отдаете карту ({ $card }), остается { $left } карт.
       *[other] Вы отдаете карту ({ $card }), остается { $left } карт.
    }
why-card = { $text }
why-vine = Лоза «{ $vine }» дает { $grapes }.
why-structure = { $text }
why-room = На участке { $field } есть место на ценность { $room }.
why-deck =
    { $deck ->
        [vine] Карт лозы у вас на руке: { $held }.
        [summer] Летних гостей у вас на руке: { $held }.
        [winter] Зимних гостей у вас на руке: { $held }.
        [order] Заказов у вас на руке: { $held }.
       *[structure] Карт построек у вас на руке: { $held }.
    }
why-region =
    { $worth ->
        [0] Звезды там: у вас { $own }, у сильнейшего соперника { $rival }.
        [one] Звезды там: у вас { $own }, у сильнейшего соперника { $rival }; в конце это { $worth } очко.
        [few] Звезды там: у вас { $own }, у сильнейшего соперника { $rival }; в конце это { $worth } очка.
        [many] Звезды там: у вас { $own }, у сильнейшего соперника { $rival }; в конце это { $worth } очков.
       *[other] Звезды там: у вас { $own }, у сильнейшего соперника { $rival }; в конце это { $worth } очков.
    }
why-stop =
    { $cards ->
        [one] У вас остаются £{ $lira } и { $cards } карта.
        [few] У вас остаются £{ $lira } и { $cards } карты.
        [many] У вас остаются £{ $lira } и { $cards } карт.
       *[other] У вас остаются £{ $lira } и { $cards } карт.
    }
why-make =
    { $kind ->
        [red] Ваш лучший красный виноград — { $red }; заказов на руке с красным вином: { $orders }.
        [white] Ваш лучший белый виноград — { $white }; заказов на руке с белым вином: { $orders }.
        [blush] Ваш лучший виноград — красный { $red } и белый { $white }; заказов на руке с розовым вином: { $orders }.
       *[sparkling] Ваш лучший виноград — красный { $red } и белый { $white }; заказов на руке с игристым вином: { $orders }.
    }
why-value = Ценность — { $value }.
why-answer = { $answer }; у вас £{ $lira }.
why-rival =
    { $cards ->
        [one] У этого игрока £{ $lira }, { $vp } ПО и { $cards } карта.
        [few] У этого игрока £{ $lira }, { $vp } ПО и { $cards } карты.
        [many] У этого игрока £{ $lira }, { $vp } ПО и { $cards } карт.
       *[other] У этого игрока £{ $lira }, { $vp } ПО и { $cards } карт.
    }
why-take-back =
    { $workers ->
        [1] Тогда вы сможете выставить 1 рабочего.
       *[other] Тогда вы сможете выставить { $workers } рабочих.
    }

### Hints: the best answers, each with the chance to win and at most one true sentence.

hint-title = Совет · vendemmia
hint-heading = Лучшие ответы
hint-live = Лучшие ответы: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer } ({ $chance }). { $reason }
    }
hint-intro = Тренер знает не больше вас. Самые перспективные ответы он мысленно разыгрывает примерно на год вперед и оценивает ваш шанс на победу, если все дальше играют как эксперт.
hint-means = Шанс на победу, если все дальше играют как эксперт
hint-chance = Шанс на победу: { $chance }
hint-odds =
    { $odds ->
        [ahead-clearly] явный перевес
        [ahead] перевес
        [ahead-slightly] небольшой перевес
        [even] шансы равны
        [behind-slightly] легкое отставание
        [behind] отставание
       *[behind-clearly] явное отставание
    }
hint-worth =
    { $worth ->
        [same] почти так же хорошо
        [little] немного хуже
       *[worse] явно хуже
    }
hint-plan =
    { $years ->
        [this] План на этот год: { $steps }.
       *[both] План на два года: { $steps }.
    }
plan-order = выполнить заказ ({ $wines }; { $vp } ПО)
plan-vine = посадить лозу «{ $card }»
plan-visitor = сыграть карту «{ $card }»
plan-structure = возвести постройку «{ $structure }»
plan-worker = обучить рабочего
plan-harvest = собрать урожай с участка { $field }
plan-points = получить не меньше { $vp } ПО
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
why-points = { $gain } ПО сразу: сейчас у вас { $vp }, станет { $after }.
why-lira = £{ $gain } сразу: сейчас у вас £{ $lira }, станет £{ $after }.
why-lira-for = Имея £{ $after }, можно возвести { FORM($structure, "acc") } за £{ $price }; сейчас у вас £{ $lira }.
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
why-order-ready = В вашем погребе есть нужное вино.
why-order-unfilled = Вашего погреба для него сейчас не хватает.
why-harvest = Участок { $field } дает: { $grapes }.
why-harvest-most = Из ваших участков больше всего дает участок { $field }: { $grapes }.
why-then = Урожай с участка { $field } тогда даст: { $grapes }.
why-wine-for = Для заказа на руке ({ $vp } ПО) нужно вино: { $wine }, и вашего винограда на него хватает.
why-same-wine = Из лучшего винограда вышло бы такое же вино.
why-plant = Лоза «{ $vine }» добавляет к каждому урожаю участка: { $grapes }.
why-plant-some =
    { $count ->
        [one] Можно посадить { $count } лозу с руки.
        [few] Можно посадить { $count } лозы с руки.
        [many] Можно посадить { $count } лоз с руки.
       *[other] Можно посадить { $count } лоз с руки.
    }
why-vine-most = Ни одна другая лоза, которую можно посадить, не дает больше винограда.
why-vine-ready = Нужные постройки и место для нее есть.
why-vine-lacks = Для нее нужно возвести { FORM($structure, "acc") }.
why-vine-no-room = Ни на одном вашем участке для нее нет места.
why-uproot = Лоза «{ $vine }» вернется на руку, а на участке { $field } освободится место на ценность { $value }.
why-draw-vine =
    { $vines ->
        [0] На руке нет лоз, а на участках есть место на ценность { $room }.
       *[other] Ни одну лозу с руки посадить нельзя, а на участках есть место на ценность { $room }.
    }
why-draw-order =
    { $orders ->
        [0]
            { $wines ->
                [0] На руке нет заказов.
               *[other] На руке нет заказов; вин в погребе: { $wines }.
            }
       *[other] Ни один заказ с руки выполнить нельзя; вин в погребе: { $wines }.
    }
why-deck-none =
    { $deck ->
        [summer] На руке нет летних гостей.
       *[winter] На руке нет зимних гостей.
    }
why-deck-soon =
    { $deck ->
        [summer] Летних гостей еще можно сыграть в этом году.
       *[winter] Зимних гостей еще можно сыграть в этом году.
    }
why-build-for = Для лозы «{ $vine }» на руке нужно возвести { FORM($structure, "acc") } за £{ $price }; у вас £{ $lira }.
why-build-cellar =
    { $wine ->
        [blush] Если возвести { FORM($structure, "acc") } за £{ $price }, вашего винограда хватит на розовое вино.
       *[sparkling] Если возвести { FORM($structure, "acc") } за £{ $price }, вашего винограда хватит на игристое вино.
    }
why-build = Имея £{ $lira }, можно возвести: { $structures }.
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
       *[other] Карт гостей, которые можно сыграть: { $count }.
    }
why-visitor-unplayable = Сейчас ее нельзя сыграть.
why-must-go =
    { $left ->
        [one] Нужно сбросить { $left } карту: оставить можно только { $kept }.
        [few] Нужно сбросить { $left } карты: оставить можно только { $kept }.
        [many] Нужно сбросить { $left } карт: оставить можно только { $kept }.
       *[other] Нужно сбросить { $left } карт: оставить можно только { $kept }.
    }
why-least =
    { $kind ->
        [grape] Нет другого подходящего винограда меньшей ценности.
       *[wine] Нет другого подходящего вина меньшей ценности.
    }
why-keep-lira = У вас остается £{ $amount }.
why-keep-vp = У вас остается { $amount } ПО.
why-keep-cards =
    { $cards ->
        [one] У вас остается { $cards } карта.
        [few] У вас остаются { $cards } карты.
        [many] У вас остается { $cards } карт.
       *[other] У вас остается { $cards } карт.
    }
why-token-later = Жетон можно потратить на бонус позже.
why-grapes-later = Виноград останется на потом.
why-pass-brings = За выход из сезона вы получите: { $outlook }.
why-pass-none = У вас не осталось рабочих.
why-pass-later =
    { $workers ->
        [1] Вы приберегаете последнего рабочего до конца года.
       *[other] Вы приберегаете { $workers } рабочих до конца года.
    }
why-row = Ряд { $row }: { $text }.
why-row-first = Ряд { $row }: { $text }. В этом году вы ходите раньше всех.
why-region-lead = Тогда у вас там больше всего звезд: { $worth } ПО в конце.
why-region-tie = Вы сравняетесь там, а при ничьей очков не получает никто.
why-region-kept = У вас там по-прежнему больше всего звезд.
why-take-back =
    { $workers ->
        [1] Тогда вы сможете выставить 1 рабочего.
       *[other] Тогда вы сможете выставить { $workers } рабочих.
    }

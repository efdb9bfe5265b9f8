### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Очень легко
level-very_easy-text =
    Игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }; в восьмом году можно выбрать любой ряд таблицы пробуждения, и за него вы тоже получаете жетон бонуса. У автомы { $automa } ПО.
level-very_easy-text-extended =
    Игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }; в восьмом году можно выбрать любой ряд таблицы пробуждения (ряд 1 — только с жетоном винограда), и за него вы тоже получаете жетон бонуса. У автомы { $automa } ПО.
level-easy = Легко
level-easy-text =
    Вы начинаете с { $start } ПО. Игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }, у автомы { $automa } ПО.
level-normal = Нормально
level-normal-text =
    Игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }, у автомы { $automa } ПО.
level-hard = Сложно
level-hard-text =
    В каждом сезоне автома открывает карты, пока не выставит хотя бы { $least ->
        [one] { $least } рабочего
        [few] { $least } рабочих
        [many] { $least } рабочих
       *[other] { $least } рабочих
    }, но за год — не больше { $most }. Игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }, у автомы { $automa } ПО.
level-very_hard = Очень сложно
level-very_hard-text =
    В каждом сезоне автома открывает карты, пока не выставит хотя бы { $least ->
        [one] { $least } рабочего
        [few] { $least } рабочих
        [many] { $least } рабочих
       *[other] { $least } рабочих
    }, но за год — не больше { $most }. Игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }, у автомы { $automa } ПО.

## The aggressive variant

aggressive-name = Динамичная автома
aggressive-text = У автомы в годы с 1 по { $years }: { $markers } ПО. После каждого года у вас должно быть больше ПО, чем у автомы, иначе вы сразу проигрываете.

## Challenges

challenge-1 = Лозы на выбор
challenge-1-text =
    Мамы у вас нет: вы начинаете с { $workers } обычными рабочими, но без ее карт и лир. Перед игрой выберите из всей колоды { $vines ->
        [one] { $vines } лозу и посадите ее
        [few] { $vines } лозы и посадите их
        [many] { $vines } лоз и посадите их
       *[other] { $vines } лоз и посадите их
    }. Постройки для них не нужны, но предел ценности участков действует, а мельница за них ничего не приносит.
challenge-2 = Маленькая бригада
challenge-2-text = У вас никогда не бывает больше { $limit } обычных рабочих; старший и сезонный не считаются. У каждого действия только одна клетка — средняя, с бонусом, и именно ее занимает автома. Старший рабочий рядом с ней бонуса не получает, а жетоны бонусов использовать нельзя.
challenge-3 = Требуются рабочие
challenge-3-text = В конце { $by }-го года у вас должно быть { $needed } рабочих, считая старшего, иначе вы сразу проигрываете. Рабочий, обученный в этом году, считается, сезонный — нет.
challenge-4 = Большой урожай
challenge-4-text = Вы начинаете с { $start } ПО. Действие «Соберите урожай с участка» на игровом поле охватывает до { $fields } участков; ярмо и гости собирают урожай как обычно.
challenge-5 = Утро на выбор
challenge-5-text =
    На любом уровне игра длится { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }. Каждый год можно выбрать любой ряд таблицы пробуждения, даже тот, который вы уже занимали. Жетоны бонусов использовать нельзя.
challenge-6 = Полный погреб
challenge-6-text = ПО, полученные во время игры, не считаются: засчитываются только ПО от папы и уровня, а терять ПО вы по-прежнему можете. В конце игры, после последней выдержки, каждое вино ценностью от 7 до 9 приносит { $large } ПО, а каждое ценностью от 4 до 6 — { $medium } ПО.
challenge-7 = Скромный доход
challenge-7-text = Вы начинаете с { $start } ПО и доходом { $residual }.
challenge-8 = Без поставок
challenge-8-text = Выполнять заказы нельзя ни действием, ни с помощью гостя. Если мама дает вам карты заказов, ее можно поменять на другую. Все остальное, что превращает вино в ПО, разрешено.

## What the editions leave open: how we play it, and how else you could read it

reading-workers = Наша трактовка: хотя мамы у вас нет, обычных рабочих вначале { $ours }; можно считать и иначе: { $others }.
reading-start_vp = Наша трактовка: вы начинаете с { $ours } ПО плюс ПО уровня; можно считать и иначе: { $others } ПО.
reading-start_residual = Наша трактовка: начальный доход — { $ours }; можно считать и иначе: { $others }.
reading-cellar_time = Наша трактовка: вина приносят ПО { $ours }; можно считать и иначе: { $others }.
reading-large_cellar_vp = Наша трактовка: каждое вино ценностью от 7 до 9 приносит { $ours } ПО; число может быть и другим, мы вывели его сами.
reading-mama_redraw = Наша трактовка: { $ours }; можно считать и иначе: { $others }.

reading-value-end_of_game = один раз, в конце игры
reading-value-each_year = в конце каждого года
reading-value-may = маму, которая дает заказы, можно оставить
reading-value-must = ее нужно поменять

## Results. "ahead" says whether the player lost in spite of having more VP.

result-win = Вы побеждаете: { $vp } ПО; у автомы { $automa } ПО.
result-draw = Ничья: и у вас, и у автомы { $vp } ПО.
result-loss =
    { $ahead ->
        [yes] Вы проигрываете, хотя у вас { $vp } ПО, а у автомы { $automa } ПО: испытание не выполнено.
       *[no] Вы проигрываете: { $vp } ПО; у автомы { $automa } ПО.
    }

## The cards of the Automa, as they are used on this board

automa-card = Лето: { $summer }; зима: { $winter }.
automa-card-extended = Весна: { $spring }; лето: { $summer }; осень: { $fall }; зима: { $winter }.
automa-nothing = ничего

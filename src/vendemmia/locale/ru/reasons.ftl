### Why you cannot give an answer: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether a reason is about a player or the Automa.

## Asking, placing

reason-not_asked = Сейчас вас об этом не спрашивают.
reason-wrong_season = В этом сезоне на это действие рабочих не выставляют.
reason-worker_away =
    { $worker ->
        [regular] У вас нет доступных обычных рабочих.
        [grande] Ваш старший рабочий недоступен.
        [special] Этот особый рабочий вам сейчас недоступен: { $name }.
       *[unset] У вас нет доступных рабочих.
    }
reason-space_closed =
    { $players ->
        [1] Эта клетка в вашей одиночной игре не используется.
       *[other] Эта клетка не используется при таком числе игроков: { $players }.
    }
reason-space_taken =
    { $who ->
        [automa] На этой клетке стоит рабочий автомы.
        [you] На этой клетке стоит ваш рабочий.
       *[player] На этой клетке стоит рабочий игрока { $player }.
    }
reason-spaces_free = Рядом с клетками рабочий встает, только когда все они заняты.
reason-bonus_unusable = В дружелюбном варианте нельзя занимать клетку с бонусом, если вы не можете использовать бонус, а другая клетка свободна.
reason-bonus_mandatory = В дружелюбном варианте бонус этой клетки обязателен.
reason-not_built = Вы еще не возвели постройку, к которой относится эта клетка.
reason-used_this_year = В этом году вы эту клетку уже использовали.
reason-only_grande_beside = Все клетки заняты, а рядом с ними может встать только старший рабочий.
reason-space_needed = В другом сезоне рабочему нужна свободная клетка, встать рядом нельзя.
reason-toll_too_dear = Выставить рабочего на действие с солдатом стоит £{ $needs }, а у вас £{ $has }.

## Decks and cards

reason-deck_empty =
    { $deck ->
        [vine] Карты лозы закончились.
        [summer] Карты летних гостей закончились.
        [winter] Карты зимних гостей закончились.
        [order] Карты заказов закончились.
        [structure] Карты построек закончились.
       *[unset] Таких карт больше нет.
    }
reason-pile_empty =
    { $needs ->
        [1] Эта стопка сброса пуста.
       *[other] Стопок сброса с картами нужно { $needs }, а есть { $has }.
    }
reason-too_few_decks = Колод с картами нужно { $needs }, а есть { $has }.
reason-card_not_held = Этой карты нет у вас на руке.
reason-too_few_cards =
    { $needs ->
        [1] Нужна 1 такая карта на руке, а у вас ее нет.
       *[other] Таких карт на руке нужно { $needs }, а у вас { $has }.
    }
reason-wrong_kind_of_card = Здесь нужна карта другого вида.
reason-not_offered = Этого нет среди предложенного.
reason-not_drawn = Здесь годится только то, что вы только что взяли.
reason-no_visitor_there = Нужен соперник, у которого есть рабочий на этом действии и такой гость на руке.

## Fields

reason-not_a_vine = Здесь нужна карта лозы.
reason-field_full = На участке { $field } уже есть лозы общей ценностью { $has }; если добавить { $adds }, предел будет превышен.
reason-structure_needed = Лозу «{ $card }» не посадить без постройки «{ $structure }».
reason-vine_not_there = Этой лозы нет на том участке.
reason-same_field = Две лозы должны быть на разных участках.
reason-switch_overfills = При любом таком обмене один из участков превысит свой предел.
reason-field_sold = Участок { $field } вы продали.
reason-field_planted = На участке { $field } есть лозы, поэтому продать его нельзя.
reason-field_too_dear = Выкупить участок { $field } стоит £{ $needs }, а у вас £{ $has }.
reason-field_empty =
    { $field ->
        [unset] На ваших участках нет лоз.
       *[other] На участке { $field } нет лоз.
    }
reason-field_harvested = С участка { $field } урожай в этом году уже собран.
reason-field_built_on = На участке { $field } лежит карта постройки.
reason-field_not_empty = На участке { $field } есть лозы, а для карты постройки нужен пустой участок.

## Structures

reason-already_built =
    { $structure ->
        [unset] Вы уже возвели все, что здесь разрешено.
       *[other] Эта постройка у вас уже есть: { $structure }.
    }
reason-medium_cellar_first = Для большого погреба нужен средний.
reason-building_too_dear = Постройка стоит £{ $needs }, а у вас £{ $has }.
reason-cost_not_meant = Постройку с указанной на ней стоимостью { $cost } эта карта возвести не позволяет.
reason-cellar_complete = Улучшать погреб больше некуда.
reason-mat_full = Оба места на вашем планшете построек заняты.
reason-no_place_to_build = Для карты постройки нужно свободное место на планшете или пустой участок, а у вас нет ни того ни другого.
reason-not_a_structure = Здесь нужна карта постройки.
reason-no_structure_card = В вашей винодельне нет карт построек.
reason-not_standing = Этой карты постройки нет в вашей винодельне.

## Grapes, wine, orders

reason-grape_missing = В вашей давильне нет нужного винограда.
reason-medium_cellar_needed = Для розового вина нужен средний погреб.
reason-large_cellar_needed = Для игристого вина нужен большой погреб.
reason-no_wine_icon =
    { $wine ->
        [red] В вашем погребе нет свободного места для этого красного вина.
        [white] В вашем погребе нет свободного места для этого белого вина.
        [blush] В вашем погребе нет свободного места для этого розового вина; его ценность — не ниже 4.
       *[sparkling] В вашем погребе нет свободного места для этого игристого вина; его ценность — не ниже 7.
    }
reason-wine_missing = Этого вина нет в вашем погребе.
reason-wine_too_low =
    { $wine ->
        [red] Для заказа нужно красное вино ценностью от { $needs }.
        [white] Для заказа нужно белое вино ценностью от { $needs }.
        [blush] Для заказа нужно розовое вино ценностью от { $needs }.
        [sparkling] Для заказа нужно игристое вино ценностью от { $needs }.
       *[unset] Здесь нужно вино ценностью от { $needs }.
    }
reason-not_an_order = Здесь нужна карта заказа с руки.
reason-order_not_fillable = В вашем погребе нет нужных для этого вин.
reason-wine_cannot_age = Здесь нужно вино, которое может сдвинуться в погребе выше.
reason-wine_aged_already = Это вино вы только что выдержали, нужно другое.
reason-type_made_already =
    { $wine ->
        [blush] Розового вина здесь можно сделать только один жетон.
       *[sparkling] Игристого вина здесь можно сделать только один жетон.
    }
reason-icon_taken = Место с ценностью 1 в вашей давильне уже занято.

## Workers

reason-training_too_dear = Обучение стоит £{ $needs }, а у вас £{ $has }.
reason-worker_limit = У вас уже максимум рабочих.
reason-not_in_this_game = Этого особого рабочего нет в этой партии.
reason-special_owned = Этот особый рабочий у вас уже есть: { $name }.
reason-special_too_dear = Обучить особого рабочего стоит £{ $needs }, а у вас £{ $has }.
reason-no_worker_to_take_back = У вас нет рабочего, которого можно вернуть.
reason-worker_not_there = Вернуть оттуда некого.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] Здесь нужна карта летнего гостя с руки.
       *[winter] Здесь нужна карта зимнего гостя с руки.
    }
reason-not_playable = Так сыграть карту гостя полностью не получится.
reason-rest_impossible = После этого вы не сможете сделать то, что требуется дальше.
reason-action_spoilt = После этого вы не сможете выполнить действие этого рабочего.
reason-at_least_one = Это нужно сделать хотя бы один раз.
reason-nothing_to_count = У вас нет ничего, что здесь считается.
reason-condition_not_met = Условие не выполнено.
reason-lira_short = Это стоит £{ $needs }, а у вас £{ $has }.
reason-part_done = Это вы уже сделали.
reason-vp_at_floor = У вас { $has } ПО, и отдать { $needs } нельзя: ниже −5 счет не опускается.
reason-residual_short = Нужен доход { $needs }, а у вас { $has }.
reason-residual_full = Ваш доход уже максимальный.
reason-no_later_season = Здесь нужна клетка действия более позднего сезона этого года.
reason-no_earlier_season = Здесь нужно действие более раннего сезона этого года.

## Other players, rows, parents

reason-neighbour_cannot = Сосед справа не может сделать ничего из этого.
reason-not_an_opponent = Это не ваш соперник.
reason-asked_already = Этого соперника вы уже выбрали.
reason-too_many_pledged =
    { $most ->
        [0] Вы не можете отдать ни одной карты.
        [one] Вы можете отдать не больше { $most } карты.
        [few] Вы можете отдать не больше { $most } карт.
        [many] Вы можете отдать не больше { $most } карт.
       *[other] Вы можете отдать не больше { $most } карт.
    }
reason-row_taken =
    { $row ->
        [unset] Другого ряда, куда можно передвинуться, нет.
       *[other] Ряд { $row } таблицы пробуждения занят.
    }
reason-row_reserved =
    { $row ->
        [1] Ряд 1 достается только игроку с жетоном винограда.
       *[other] С жетоном винограда вы обязаны занять ряд 1.
    }
reason-parent_not_dealt = Эту карту вам не раздавали.

## Stars and trades

reason-region_absent = В этой партии на карте Тосканы нет региона { $region }.
reason-no_star_there = Все ваши звезды выставлены, но в регионе { $region } нет ни одной.
reason-same_region = Звезду можно передвинуть только в другой регион.
reason-nothing_to_trade = Отдать нечего: нужны 2 карты, £3, жетон винограда или лишнее ПО.
reason-same_for_same = Нельзя менять £3 на £3 и 1 ПО на 1 ПО.

## The solo game

reason-no_glass_token = В ряду { $row } уже нет стеклянного жетона.
reason-not_for_organizer = В одиночной игре карта «Организатор» не переводит петуха в ряд { $row }.
reason-no_bonus_token = Здесь нет бонуса, который можно получить за жетон бонуса.
reason-orders_forbidden = В этом испытании выполнять заказы нельзя.
reason-vines_all_taken = В колоде больше нет таких лоз.

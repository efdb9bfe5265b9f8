### The lower half and the side column of a table: vineyard, hand, rivals, log, open information.

## A vineyard

vineyard-heading = Ваша винодельня
vineyard-heading-of = Винодельня: { $player }
vineyard-title = { vineyard-heading-of } · vendemmia
vineyard-lira = лиры
vineyard-residual = доход
vineyard-vp = победные очки
vineyard-stars = звезды
vineyard-tokens = жетоны бонусов
vineyard-of-target =
    { $solo ->
        [yes] против { $target }
       *[no] из { $target }
    }
vineyard-each-year = каждый год
vineyard-left = осталось
vineyard-none = нет
vineyard-structures = Постройки
vineyard-fields = Участки
vineyard-used = уже использовано
vineyard-goes = Построить рабочим
vineyard-structure-label =
    { $built ->
        [yes]
            { $used ->
                [yes] { $structure }: построено, использовано в этом году. Что это дает?
               *[no] { $structure }: построено. Что это дает?
            }
       *[no] { $structure }: не построено, стоимость £{ $cost }. Что это дает?
    }
vineyard-place-here = сюда
vineyard-worker-there = здесь { $worker }
vineyard-slot = место свободно

# Fields.
vineyard-field = Участок { $value }
vineyard-field-sold = продан
vineyard-field-built = застроен
vineyard-field-empty = пустой
vineyard-field-planted =
    { $free ->
        [0] полон
       *[other] свободно { $free }
    }
vineyard-field-room = пусто: места на { $free }
vineyard-field-used = занято { $used } из { $value }
vineyard-vines = Лозы на участке { $value }
vineyard-shelf = Выполненные заказы
vineyard-harvest = собрать
vineyard-harvested = урожай этого года собран

# Crush pad and cellar.
vineyard-pad-caption = Давильня и погреб по ценности
vineyard-crush-pad = Давильня
vineyard-cellar = Погреб
vineyard-tier-small = малый
vineyard-tier-medium = средний
vineyard-tier-large = большой
vineyard-grapes-red = Красный
vineyard-grapes-white = Белый
vineyard-kind-red = Красное
vineyard-kind-white = Белое
vineyard-kind-blush = Розовое
vineyard-kind-sparkling = Игристое
vineyard-letter-red = К
vineyard-letter-white = Б
vineyard-letter-blush = Р
vineyard-letter-sparkling = И
vineyard-grape-red = красный виноград
vineyard-grape-white = белый виноград
vineyard-wine-red = красное вино
vineyard-wine-white = белое вино
vineyard-wine-blush = розовое вино
vineyard-wine-sparkling = игристое вино

# Workers.
vineyard-crew-ready = Доступны: { $workers }.
vineyard-crew-placed = Выставлены: { $workers }.
vineyard-crew-training = Обучаются: { $workers }.
vineyard-crew-temporary = Один из них — сезонный рабочий.
vineyard-crew-regular =
    { $count ->
        [one] { $count } обычный рабочий
        [few] { $count } обычных рабочих
        [many] { $count } обычных рабочих
       *[other] { $count } обычных рабочих
    }
vineyard-crew-grande = старший рабочий

## Cards

# What comes before and after amounts in the texts of cards and of the log; the page draws the icons of lira and VP there.
card-show-lira-sign = £
card-show-vp-unit = ПО
card-show-order = Заказ
card-show-mama = Мама
card-show-papa = Папа
card-show-or = или
card-show-two-of = Два пункта:
card-show-times = ×{ $count }
card-show-needs = нужно: { $structure }
card-show-needs-label = Нужно
card-show-needs-nothing = постройки не нужны
card-show-built = построено
card-show-not-built = не построено
card-show-not-possible = невозможно
card-show-when-built = При постройке
card-show-order-vp =
    { $count ->
        [one] победное очко
        [few] победных очка
        [many] победных очков
       *[other] победных очков
    }
card-show-order-residual = доход каждый год
card-show-more = Правила и другие карты
card-show-read = Прочитать целиком: { $name }
card-show-label =
    { $used ->
        [no] { $kind } { $name }. Прочитать целиком.
       *[yes] { $kind } { $name }: { $use }. Прочитать целиком.
    }

## The hand

hand-heading = Ваша рука
hand-heading-of = Рука: { $player }
hand-count =
    { $count ->
        [one] { $count } карта, предел в конце года — { $limit }
        [few] { $count } карты, предел в конце года — { $limit }
        [many] { $count } карт, предел в конце года — { $limit }
       *[other] { $count } карт, предел в конце года — { $limit }
    }
hand-sort = Порядок карт
hand-sort-type = По виду
hand-sort-usable = Сначала доступные
hand-empty = Нет карт
hand-tip = Нажмите на карту, чтобы прочитать ее
hand-offered = На столе
hand-fresh = новая
hand-fresh-label = { $card }, { hand-fresh }
hand-locks = откроет скрытое, отмены не будет
hand-vine-lacks = нужно: { $structures }
hand-vine-no-room = нигде нет места
hand-vine-fits =
    { $count ->
        [1] на участок { $fields }
       *[other] на участки { $fields }
    }
hand-order-forbidden = в этом испытании без заказов
hand-order-ready =
    { $count ->
        [1] вино есть
        [2] оба вина есть
       *[other] все вина есть
    }
hand-order-lacks =
    { $best ->
        [0]
            { $wine ->
                [red] красного пока нет
                [white] белого пока нет
                [blush] розового пока нет
               *[sparkling] игристого пока нет
            }
       *[other]
            { $wine ->
                [red] лучшее красное: { $best }
                [white] лучшее белое: { $best }
                [blush] лучшее розовое: { $best }
               *[sparkling] лучшее игристое: { $best }
            }
    }
hand-order-two =
    { $wine ->
        [red] нужно два красных вина
        [white] нужно два белых вина
        [blush] нужно два розовых вина
       *[sparkling] нужно два игристых вина
    }
hand-structure-affordable = денег хватает
hand-structure-dear = не хватает £{ $lacking }
hand-structure-no-place = негде возвести
hand-visitor-season =
    { $deck ->
        [summer] сыграть летом
       *[winter] сыграть зимой
    }
hand-visitor-idle = сейчас не сыграть
hand-visitor-ready = можно сыграть
hand-visitor-parts =
    { $amount ->
        [all] доступно все
       *[some]
            { $count ->
                [one] доступен { $count } пункт
                [few] доступно { $count } пункта
                [many] доступно { $count } пунктов
               *[other] доступно { $count } пунктов
            }
    }

## Rivals and the Automa

rival-side = Счет, соперники и журнал
road-level = Поровну, { $vp }: { $players }
lead-first = Вы впереди на { $count }, за вами { $other }
lead-second = { $player } впереди вас на { $count }
lead-other = { $player } впереди на { $count }, далее { $other }
lead-because = { $lead }: { $reason }
lead-if-ended = { $lead } ({ map-key-end })
lead-why-orders = выполнено заказов { $more } против { $less }
lead-why-points = очки за { $source }, { $more } против { $less }
lead-most = больше всего за { $source }, { $vp }
lead-none =
    { $goal ->
        [0] Очков пока нет ни у кого
       *[other] Очков пока нет ни у кого, игра идет до { $goal }
    }
lead-tie-lira =
    { $who ->
        [you] у вас больше лир, £{ $more } против £{ $less }
       *[other] { $player }, лир больше: £{ $more } против £{ $less }
    }
lead-tie-wine =
    { $who ->
        [you] ваши вина ценнее, { $more } против { $less }
       *[other] { $player }, вина ценнее: { $more } против { $less }
    }
lead-tie-grapes =
    { $who ->
        [you] ваш виноград ценнее, { $more } против { $less }
       *[other] { $player }, виноград ценнее: { $more } против { $less }
    }
lead-sources = Откуда у каждого очки
rival-heading = Счет и соперники
rival-number = { $number }
rival-residual = Доход
rival-standing = { $player } { $vp }
rival-payment = { $player } { $lira }
rival-track =
    { $solo ->
        [yes] Победные очки: { $standings }. Доход: { $payments }, не больше { $most }.
       *[no] Победные очки: { $standings }; партия закончится после года, в котором кто-нибудь наберет { $goal }. Доход: { $payments }, не больше { $most }.
    }
rival-person = человек
rival-bot = бот: { $bot }
rival-acts = ходит
rival-passed = пас
rival-row = ряд { $row }
rival-next-row = → { $row }
rival-look = Винодельня: { $player }
rival-grapes = виноград
rival-wines = вина
rival-stars = звезды в запасе
rival-hand = карты на руке
rival-pack = карты построек на выбор
rival-automa-year =
    { $year ->
        [0] подготовка, лет: { $years }
       *[other] год { $year } из { $years }
    }
rival-automa-level =
    { $aggressive ->
        [yes] { $level }, динамичная
       *[no] { $level }
    }
rival-automa-about = { rival-automa-level }, { rival-automa-year }
rival-automa-rules = Как она играет
rival-automa-card = Карта { $card }
rival-automa-blocks = Занимает: { $actions }.
rival-automa-markers = Ее очки по годам
rival-automa-marker-year = год { $year }
rival-challenge =
    { $campaign ->
        [yes] Кампания, испытание { $number }: { $name }.
       *[no] Испытание { $number }: { $name }.
    }
rival-glass =
    { $count ->
        [0] У вас нет жетонов бонусов. Ряды, где еще лежит стеклянный жетон: { $rows }.
        [one] У вас { $count } жетон бонуса. Ряды, где еще лежит стеклянный жетон: { $rows }.
        [few] У вас { $count } жетона бонуса. Ряды, где еще лежит стеклянный жетон: { $rows }.
        [many] У вас { $count } жетонов бонуса. Ряды, где еще лежит стеклянный жетон: { $rows }.
       *[other] У вас { $count } жетонов бонуса. Ряды, где еще лежит стеклянный жетон: { $rows }.
    }

## The log

log-recap = С вашего прошлого хода
log-last-card = Последняя сыгранная карта
log-heading = Журнал
log-full = Весь журнал
log-newest-first = Журнал, сначала новое
log-nothing-new = Ничего нового.
log-empty = Пока ничего не произошло.
log-show = Показать действия
log-show-all = Все
log-set-up = Подготовка
log-year = Год { $year }
log-year-end = Конец года
log-years = Годы
log-earlier = Раньше, до { $year }-го года
log-later = Позже, с { $year }-го года
log-now = сейчас
log-waiting = Ждем остальных.
log-season = { $season }, год { $year }
log-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } ходов
    }
log-older = { $token } → { $value }
log-ages = { $player }: { $tokens }.
log-title = Журнал · vendemmia
log-back = Вернуться за стол
recap-intro = Вас какое-то время не было. Сначала старое:
recap-step-through = По шагам
recap-go-on = Продолжить

## Open information

aid-link = Что осталось?
aid-title = Что осталось · vendemmia
aid-heading = Что осталось
aid-intro = Все это открытая информация: полные колоды без сброшенных карт, без карт на столе и без вашей руки.
aid-pile = в колоде { $left }, в сбросе { $discarded }
aid-may-come =
    { $count ->
        [one] { $count } карта вам не видна: в колоде или на чужой руке
        [few] { $count } карты вам не видны: в колоде или на чужих руках
        [many] { $count } карт вам не видно: в колоде или на чужих руках
       *[other] { $count } карт вам не видно: в колоде или на чужих руках
    }
aid-discarded = Сброшено
aid-nothing-discarded = Сброшенных карт нет.
aid-top = Верхняя карта: { $card }
aid-orders = { $vp } ПО, +£{ $residual } в год
aid-hands = Карты на руках
aid-player = Игрок
aid-total = Всего
aid-my-orders = Ваши заказы
aid-my-vines = Что дают ваши участки
aid-no-orders = У вас нет заказов.
aid-deck-vine = Лозы
aid-deck-summer = Летние гости
aid-deck-winter = Зимние гости
aid-deck-order = Заказы
aid-deck-structure = Карты построек

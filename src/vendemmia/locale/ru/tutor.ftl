### The tutor: lessons with a fixed deal. Each step has a heading, what to do, and why; $variant chooses what is true now.

tutor-lesson =
    { $lesson ->
        [first] Урок 1 · Ваш первый заказ
        [tuscany] Урок 2 · Тоскана
        [table] Наставник за вашим столом
       *[crew] Урок 3 · Особые рабочие
    }
tutor-lesson-text =
    { $lesson ->
        [first] Два года на базовом поле: от первых карт до первого выполненного заказа. Около двенадцати минут.
        [tuscany] Один год на расширенном поле: четыре сезона, карта Тосканы и новая таблица пробуждения. Около восьми минут.
       *[crew] Возведите постройку с карты, обучите особого рабочего и пустите его в дело. Около восьми минут.
    }
tutor-start = Начать урок { $number }
tutor-have =
    { $vp ->
        [one] У вас { $vp } очко.
        [few] У вас { $vp } очка.
        [many] У вас { $vp } очков.
       *[other] У вас { $vp } очков.
    }
tutor-worth =
    { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
        [many] { $worth } очков
       *[other] { $worth } очков
    }
tutor-crew =
    { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
        [many] { $workers } рабочих
       *[other] { $workers } рабочих
    }
tutor-worker = рабочий
tutor-vp = 1 очко
tutor-way = Путь к цели
tutor-way-done = готово
tutor-way-plan = План
tutor-way-plant = Лоза
tutor-way-harvest = Урожай
tutor-way-wine = Вино
tutor-way-fill = Заказ
tutor-way-row = Ряд
tutor-way-star = Звезда
tutor-way-next = Через год
tutor-way-card = Карта
tutor-way-build = Постройка
tutor-way-train = Обучение
tutor-way-special = В дело
tutor-why = Почему?
tutor-rules = Правила
tutor-rules-about = { tutor-rules }: { $step }
tutor-next = Далее
tutor-leave = Выйти из урока
tutor-show = Показать
tutor-press = Нажмите: { $answer }
tutor-aim = Учитель показывает сюда.
tutor-play-on = Играть дальше без учителя
tutor-next-lesson = Следующий урок
tutor-real-game = Настоящая партия
tutor-wait = Ходит { $player }
tutor-wait-text = Смотрите, что меняется. Следующий ход — ваш.
tutor-telling = Смотрите, что происходит. Потом я скажу, что дальше.

## Lesson 1: the start

tutor-goal = Цель — { $target } очков
tutor-goal-text = Больше всего очков дают заказы на вино. Год, в котором кто-нибудь набирает { $target }, становится последним, и побеждает игрок с наибольшим числом очков.
tutor-goal-why =
    { $has ->
        [order]
            { $points ->
                [one] Ваш первый заказ приносит { $points } очко, а потом £{ $income } каждый год.
                [few] Ваш первый заказ приносит { $points } очка, а потом £{ $income } каждый год.
                [many] Ваш первый заказ приносит { $points } очков, а потом £{ $income } каждый год.
               *[other] Ваш первый заказ приносит { $points } очков, а потом £{ $income } каждый год.
            }
       *[none] Заказ приносит от 2 до 6 очков, а потом платит каждый год.
    }
tutor-order =
    { $has ->
        [order] Для заказа нужно вино: { $wines }
       *[none] Нужен заказ
    }
tutor-order-text =
    { $has ->
        [order] Он у вас на руке, и лоза для него тоже. Любое вино начинается с лозы на участке.
       *[none] Заказы — это карты на руке. Их берут зимой или в ряду 3 таблицы пробуждения.
    }
tutor-order-why =
    { $growing ->
        [both] Лоза «{ $vine }» дает { $grapes }. Для нее нужно возвести { FORM($structure, "acc") } за £{ $price }; у вас £{ $lira }.
        [vine] Лоза «{ $vine }» дает { $grapes }, и для посадки все готово.
       *[none] Для этого у вас есть £{ $lira } и { tutor-crew }.
    }
tutor-plan = От участка до заказа
tutor-plan-text = Летом вы сажаете. Зимой собираете виноград, делаете из него вино и выполняете заказ: по одному рабочему на каждый шаг.
tutor-plan-why =
    { $jobs ->
        [one] В плане { $jobs } дело. У вас { tutor-crew }, и каждый работает раз в год.
        [few] В плане { $jobs } дела. У вас { tutor-crew }, и каждый работает раз в год.
        [many] В плане { $jobs } дел. У вас { tutor-crew }, и каждый работает раз в год.
       *[other] В плане { $jobs } дел. У вас { tutor-crew }, и каждый работает раз в год.
    }
tutor-papa =
    { $variant ->
        [money] Возьмите лиры
       *[gift] Возьмите подарок: { $gift }
    }
tutor-papa-text = Папа предлагает: { $gift } или еще £{ $extra }.
tutor-papa-why =
    { $variant ->
        [money] Сначала нужно возвести { FORM($structure, "acc") } за £{ $price }, а у вас £{ $lira }.
        [needed] Это нужно для вашего плана, и платить не придется.
       *[gift] Подарок останется с вами на всю партию, а £{ $extra } можно потратить только раз.
    }
tutor-row = Займите ряд { $row }
tutor-row-text =
    { $variant ->
        [worker] Ряд 7 дает еще одного рабочего на этот год.
        [order] Ряд 3 дает карту заказа.
        [vine] Ряд 2 дает карту лозы.
        [lira] Ряд 4 дает £1.
        [point] Ряд 6 дает 1 очко.
        [visitor] Ряд 5 дает карту гостя.
       *[early] Ряд 1 ничего не дает, зато вы ходите раньше всех в каждом сезоне.
    }
tutor-row-why =
    { $variant ->
        [worker] Дел в плане еще { $jobs }, а у вас { tutor-crew }.
        [order] У вас нет заказа, который ваши лозы скоро позволят выполнить.
        [vine] У вас нет лозы, нужной для заказа.
        [lira] Не хватает денег, чтобы возвести { FORM($structure, "acc") }.
        [point] 1 из { $target } нужных очков просто за позднее пробуждение.
       *[visitor] Дел в плане { $jobs }, а у вас { tutor-crew }.
    }
tutor-summer = Лето: сажаем лозы
tutor-summer-text = Выставляйте по одному рабочему; соперник делает то же самое. Кольцом отмечена клетка, которая сейчас нужна для плана. Остальные светящиеся клетки тоже доступны.
tutor-summer-why = В игре вдвоем у каждого действия одна клетка. Когда она занята, присоединиться может только старший рабочий.
tutor-winter = Зима: от винограда к вину
tutor-winter-text = Рабочие, выставленные летом, остаются на местах. На зиму у вас осталось рабочих: { $workers }.
tutor-winter-why = Собрать урожай, сделать вино, выполнить заказ: это можно растянуть на несколько зим, ничего не пропадет.
tutor-year = Год { $year }: все дозрело
tutor-year-text =
    { $variant ->
        [ready] В конце года ценность вин и винограда растет на 1, если есть место. Теперь ваши вина годятся для заказа.
        [wine] В конце года ценность ваших вин и винограда выросла на 1, насколько позволяет погреб.
        [grapes] В конце года ценность вашего винограда выросла на 1.
        [vines] Лозы остаются на местах. С каждого участка урожай собирают раз в год.
       *[start] Все рабочие вернулись. Ваши участки еще пусты.
    }
tutor-year-why = Все рабочие ({ $workers }) вернулись, а доход составил £{ $residual }. Выполненные заказы его повышают.

## Where to place a worker

tutor-fill = Выполните заказ
tutor-fill-text = Нужные вина уже в погребе. Выставьте рабочего на действие «Выполнить заказ».
tutor-fill-why =
    { $points ->
        [one] { $points } очко и еще £{ $income } каждый год.
        [few] { $points } очка и еще £{ $income } каждый год.
        [many] { $points } очков и еще £{ $income } каждый год.
       *[other] { $points } очков и еще £{ $income } каждый год.
    }
tutor-wine = Сделайте вино
tutor-wine-text = Выставьте рабочего на действие «Сделать вино»: до 2 жетонов вина за одного рабочего.
tutor-wine-why =
    { $variant ->
        [enough] { $kind ->
            [red] Для заказа нужно красное { $least }, а ваш виноград даст красное { $value }.
            [white] Для заказа нужно белое { $least }, а ваш виноград даст белое { $value }.
            [blush] Для заказа нужно розовое { $least }, а ваш виноград даст розовое { $value }.
           *[sparkling] Для заказа нужно игристое { $least }, а ваш виноград даст игристое { $value }.
        }
       *[young] { $kind ->
            [red] Для заказа нужно красное { $least }. Ваш виноград даст красное { $value }, а ценность вина растет на 1 в год.
            [white] Для заказа нужно белое { $least }. Ваш виноград даст белое { $value }, а ценность вина растет на 1 в год.
            [blush] Для заказа нужно розовое { $least }. Ваш виноград даст розовое { $value }, а ценность вина растет на 1 в год.
           *[sparkling] Для заказа нужно игристое { $least }. Ваш виноград даст игристое { $value }, а ценность вина растет на 1 в год.
        }
    }
tutor-harvest = Соберите урожай с участка { $field }
tutor-harvest-text = Выставьте рабочего на действие «Урожай». Лозы остаются, через год урожай можно собрать снова.
tutor-harvest-why =
    { $variant ->
        [both] Один рабочий приносит два жетона: красный { $red } и белый { $white }.
        [red] Вы получите красный виноград ценностью { $red }.
       *[white] Вы получите белый виноград ценностью { $white }.
    }
tutor-plant = Посадите лозу «{ $vine }»
tutor-plant-text = Выставьте рабочего на действие «Посадка лозы».
tutor-plant-why =
    { $variant ->
        [both] С ней каждый урожай участка дает еще красный { $red } и белый { $white }.
        [red] С ней каждый урожай участка дает еще красный { $red }.
       *[white] С ней каждый урожай участка дает еще белый { $white }.
    }
tutor-build = Возведите { FORM($structure, "acc") }
tutor-build-text = Выставьте рабочего на действие «Постройка». Это стоит £{ $price }; у вас £{ $lira }.
tutor-build-why =
    { $variant ->
        [cellar] Погреб слишком мал для вина, которое нужно по заказу.
       *[vine] Без постройки «{ $structure }» лозу «{ $vine }» не посадить. После этого у вас останется £{ $left }.
    }
tutor-tour = Заработайте на дегустации
tutor-tour-text = Выставьте рабочего на действие «Дегустация» и получите £2.
tutor-tour-why = Возвести { FORM($structure, "acc") } стоит £{ $price }, а у вас £{ $lira }: не хватает £{ $short }.
tutor-draw-vine = Возьмите карту лозы
tutor-draw-vine-text = Выставьте рабочего на действие «Карта лозы».
tutor-draw-vine-why = Для заказа нужно: { $wines }; лозы на руке и на участках дают не все.
tutor-draw-order = Возьмите карту заказа
tutor-draw-order-text = Выставьте рабочего на действие «Карта заказа».
tutor-draw-order-why = У вас нет заказа, который ваши лозы скоро позволят выполнить.
tutor-save = Спасуйте: поберегите рабочих
tutor-save-text = Нажмите «Спасовать». До конца сезона соперник ходит без вас.
tutor-save-why =
    { $workers ->
        [1] Последнему рабочему найдется дело в этом году: { $jobs }.
       *[other] Вашим рабочим ({ $workers }) найдутся дела в этом году: { $jobs }.
    }
tutor-visitor = Сыграйте гостя
tutor-visitor-text =
    { $variant ->
        [winter] Выставьте рабочего на действие «Зимний гость». Гость делает то, что сказано на карте, и уходит.
       *[summer] Выставьте рабочего на действие «Летний гость». Гость делает то, что сказано на карте, и уходит.
    }
tutor-visitor-why =
    { $held ->
        [one] Этот рабочий для плана не нужен, а на руке { $held } карта гостя.
        [few] Этот рабочий для плана не нужен, а на руке { $held } карты гостей.
        [many] Этот рабочий для плана не нужен, а на руке { $held } карт гостей.
       *[other] Этот рабочий для плана не нужен, а на руке { $held } карт гостей.
    }
tutor-train = Обучите рабочего
tutor-train-text = Выставьте рабочего на действие «Обучение». Это стоит £4; у вас £{ $lira }.
tutor-train-why = Новый рабочий придет в следующем году и останется до конца игры.
tutor-spare =
    { $variant ->
        [tour] Проведите дегустацию
       *[cart] Возьмите £1 с телеги
    }
tutor-spare-text =
    { $variant ->
        [tour] Выставьте рабочего на действие «Дегустация».
       *[cart] Выставьте рабочего на телегу. Место там есть всегда.
    }
tutor-spare-why = Сейчас этот рабочий для плана не нужен, а у вас £{ $lira }.
tutor-finish = Спасуйте: дел больше нет
tutor-finish-text = Нажмите «Спасовать». Сезон закончится, когда спасуют все.
tutor-finish-why =
    { $variant ->
        [ready] Ваши вина готовы для заказа.
        [wine] В конце года ценность ваших вин вырастет на 1, если в погребе есть место.
        [grapes] В конце года ценность вашего винограда вырастет на 1.
       *[other] Ни одно доступное действие не приближает вас к заказу.
    }

## The questions of these actions

tutor-fall =
    { $variant ->
        [winter] Возьмите зимнего гостя
       *[summer] Возьмите летнего гостя
    }
tutor-fall-text = Выберите тот вид, который сможете сыграть раньше.
tutor-fall-why = Гости на руке: летних — { $summer }, зимних — { $winter }.
tutor-which-vine = Выберите лозу «{ $vine }»
tutor-which-vine-text = Нажмите на карту на руке.
tutor-which-vine-why = Она дает { $grapes }.
tutor-which-field = Участок { $field } для лозы «{ $vine }»
tutor-which-field-text = Нажмите на участок в своей винодельне.
tutor-which-field-why =
    { $variant ->
        [together] Там уже растут лозы ценностью { $there }, а один сбор приносит виноград со всего участка. После этого останется место на { $room }.
       *[empty] Там больше всего места: после этой лозы еще на { $room }.
    }
tutor-which-structure = Выберите { FORM($structure, "acc") }
tutor-which-structure-text = Нажмите на постройку в своей винодельне.
tutor-which-structure-why = Стоит £{ $price }. У вас £{ $lira }.
tutor-which-harvest = Участок { $field }
tutor-which-harvest-text = Нажмите на участок в своей винодельне.
tutor-which-harvest-why =
    { $variant ->
        [both] Он дает красный { $red } и белый { $white }.
        [red] Он дает красный { $red }.
       *[white] Он дает белый { $white }.
    }
tutor-which-wine =
    { $variant ->
        [red] Сделайте красное вино
        [white] Сделайте белое вино
        [blush] Сделайте розовое вино
       *[done] Вина достаточно
    }
tutor-which-wine-text = Из красного винограда выходит красное вино, из белого — белое, той же ценности.
tutor-which-wine-why =
    { $has ->
        [order] Для заказа нужно: { $wines }.
       *[none] Заказы выполняют только вином, виноград не подходит.
    }
tutor-which-order = Выберите заказ
tutor-which-order-text = Нажмите на заказ на руке.
tutor-which-order-why =
    { $points ->
        [one] { $points } очко и еще £{ $income } каждый год.
        [few] { $points } очка и еще £{ $income } каждый год.
        [many] { $points } очков и еще £{ $income } каждый год.
       *[other] { $points } очков и еще £{ $income } каждый год.
    }
tutor-deliver =
    { $kind ->
        [red] Отдайте красное { $value }
        [white] Отдайте белое { $value }
        [blush] Отдайте розовое { $value }
       *[sparkling] Отдайте игристое { $value }
    }
tutor-deliver-text = Для заказа годится любое вино не ниже указанной ценности.
tutor-deliver-why =
    { $kind ->
        [red] Красного { $value } достаточно; красное { $best } пригодится для заказа получше.
        [white] Белого { $value } достаточно; белое { $best } пригодится для заказа получше.
        [blush] Розового { $value } достаточно; розовое { $best } пригодится для заказа получше.
       *[sparkling] Игристого { $value } достаточно; игристое { $best } пригодится для заказа получше.
    }
tutor-choice =
    { $kind ->
        [discard] Сбросьте: { $answer }
        [give] Отдайте: { $answer }
       *[other] { $answer }
    }
tutor-choice-text = Советую это.
tutor-choice-tried = Я мысленно доиграл все варианты, и ни один другой не выигрывает чаще.

## Lesson 1: the end

tutor-filled = Первый заказ выполнен
tutor-filled-text = { tutor-have } { tutor-filled-next }
tutor-filled-next =
    { $has ->
        [order] Для следующего заказа нужно: { $wines }. Путь тот же, только быстрее: лозы остаются на местах.
       *[none] Дальше возьмите зимой карту заказа и обучите рабочего за £4. Путь тот же, только быстрее: лозы остаются на местах.
    }
tutor-filled-why =
    { $amount ->
        [one] Он принес { $amount } очко, и теперь в конце каждого года вы получаете £{ $residual }.
        [few] Он принес { $amount } очка, и теперь в конце каждого года вы получаете £{ $residual }.
        [many] Он принес { $amount } очков, и теперь в конце каждого года вы получаете £{ $residual }.
       *[other] Он принес { $amount } очков, и теперь в конце каждого года вы получаете £{ $residual }.
    }

## Lesson 2: the extended board

tutor-tuscany = Четыре рабочих сезона
tutor-tuscany-text = В Тоскане рабочих выставляют во всех четырех сезонах: весной строят и берут лозы, летом сажают, осенью собирают урожай и делают вино, зимой выполняют заказы.
tutor-tuscany-why = Цель — { $target } очков. На весь год, на все четыре сезона, у вас { tutor-crew }.
tutor-map = Карта Тосканы дает очки в конце
tutor-map-text = Звезда в регионе сразу дает его бонус. В конце очки региона получает тот, у кого там больше всех звезд.
tutor-map-why = Каждый регион стоит 1 или 2 очка; при равенстве их не получает никто.
tutor-tuscany-order =
    { $has ->
        [order] Для заказа нужно вино: { $wines }
       *[none] Нужен заказ
    }
tutor-tuscany-order-text =
    { $has ->
        [order] Путь от лозы до заказа тот же, что на базовом поле.
       *[none] У вас его пока нет. Звезда в регионе Ареццо дает карту заказа, и рабочий осенью не нужен.
    }
tutor-tuscany-order-why =
    { $growing ->
        [both] Лоза «{ $vine }» дает { $grapes }. Для нее нужно возвести { FORM($structure, "acc") } за £{ $price }; у вас £{ $lira }.
        [vine] Лоза «{ $vine }» дает { $grapes }, и для посадки все готово.
       *[none] У вас £{ $lira } и { tutor-crew }.
    }
tutor-tuscany-row = Займите ряд { $row }
tutor-tuscany-row-text = Ряд дает бонусы по ходу года: один при переходе в лето, один за осень, один за зиму. Ряд на следующий год вы выбираете, когда выходите из зимы.
tutor-tuscany-row-why =
    { $variant ->
        [order] Ряд 4 летом дает карту заказа.
        [vine] Ряд 3 летом дает карту лозы, а ее для заказа не хватает.
        [point] Ряд 6 летом дает 1 очко.
        [star] Ряд 5 зимой дает звезду.
        [worker] Ряд 7 дает еще одного рабочего начиная с лета.
       *[lira] Ряд 2 летом дает £1.
    }
tutor-spring = Весна: постройки, лозы, звезды
tutor-spring-text = В каждом сезоне раньше ходит тот, у кого меньше номер ряда.
tutor-spring-why = На четыре сезона у вас { tutor-crew }. Если один сейчас поставит звезду, на остаток года останется { $left }.
tutor-star = Поставьте звезду
tutor-star-text = Выставьте рабочего на действие со звездой.
tutor-star-why = { $region } в конце дает { tutor-worth }, а бонус — сразу.
tutor-which-region = { $region }
tutor-which-region-text = Нажмите на регион на карте Тосканы.
tutor-which-region-why =
    { $variant ->
        [leads] Звезды там: у вас { $own }, у соперника { $rival }. Еще одна — и вы впереди, а это { tutor-worth } в конце.
        [ahead] Звезды там: у вас { $own }, у соперника { $rival }. Еще одна увеличит отрыв.
        [level] Звезды там: у вас { $own }, у соперника { $rival }. Еще одна — и станет поровну, тогда очков не получит никто.
       *[behind] Звезды там: у вас { $own }, у соперника { $rival }.
    }
tutor-leaving = Из сезона можно выйти раньше
tutor-leaving-text = Спасовав, вы переходите к бонусу своего ряда за следующий сезон. Оставшиеся рабочие пригодятся в следующих сезонах.
tutor-leaving-why = У вас остается { tutor-crew }, а впереди три сезона.
tutor-tuscany-summer = Лето: посадка
tutor-tuscany-summer-text = Сажайте лозы, разыгрывайте летних гостей, совершайте обмены, продавайте и покупайте участки.
tutor-tuscany-summer-why = На лето, осень и зиму у вас { tutor-crew }.
tutor-tuscany-fall = Осень: урожай и вино
tutor-tuscany-fall-text = Собирайте урожай, делайте вино, берите заказы или снова стройте и проводите дегустации.
tutor-tuscany-fall-why = На осень и зиму у вас { tutor-crew }.
tutor-tuscany-winter = Зима: заказы
tutor-tuscany-winter-text = Выполняйте заказы, продавайте вино, обучайте рабочих, разыгрывайте зимних гостей.
tutor-tuscany-winter-why = У вас { tutor-crew }, и беречь их больше не для чего.
tutor-tuscany-end = Год в Тоскане
tutor-tuscany-end-text = { tutor-have } Дальше каждый год такой же, только винодельня растет.
tutor-tuscany-end-why =
    { $stars ->
        [0] Вы еще не поставили ни одной звезды. Звезда стоит одного рабочего и может принести 2 очка.
        [one] Вы поставили { $stars } звезду. Следите, кто впереди в каждом регионе: при равенстве очков нет.
        [few] Вы поставили { $stars } звезды. Следите, кто впереди в каждом регионе: при равенстве очков нет.
        [many] Вы поставили { $stars } звезд. Следите, кто впереди в каждом регионе: при равенстве очков нет.
       *[other] Вы поставили { $stars } звезд. Следите, кто впереди в каждом регионе: при равенстве очков нет.
    }

## Lesson 3: special workers and structure cards

tutor-special-workers = Двое особых рабочих
tutor-special-workers-text = В этой партии можно обучить двоих: { $special } и { $other }. Каждый умеет то, чего другие рабочие не умеют.
tutor-special-workers-why = Особый рабочий стоит £{ $train } вместо £4, и каждого вида может быть только один.
tutor-structure-cards = Карты построек
tutor-structure-cards-text = Их возводят как любую постройку, на планшете или на пустом участке. Каждая сразу приносит 1 очко, а ее свойство действует до конца игры.
tutor-structure-cards-why = Сейчас вы выбираете свои: одну берете, остальные передаете дальше, и так по кругу.
tutor-pick = Возьмите карту «{ $card }»
tutor-pick-text = Нажмите на карту.
tutor-pick-why = Она стоит £{ $price }, дешевле здесь ничего нет. Карта, на которую не хватает денег, бесполезна.
tutor-crew-papa =
    { $variant ->
        [money] Возьмите лиры
       *[gift] Возьмите подарок: { $gift }
    }
tutor-crew-papa-text = Папа предлагает: { $gift } или еще £{ $extra }.
tutor-crew-papa-why =
    { $variant ->
        [money] Карта «{ $card }» стоит £{ $price }, особый рабочий — £{ $train }; у вас £{ $lira }.
       *[gift] Еще один рабочий на каждый год ценнее, чем £{ $extra }.
    }
tutor-build-card = Возведите постройку «{ $card }»
tutor-build-card-text = Выставьте рабочего на действие «Постройка». Карта стоит £{ $price }; у вас £{ $lira }.
tutor-build-card-why = Она приносит 1 очко и действует с этого момента.
tutor-which-card = Выберите карту «{ $card }»
tutor-which-card-text = Нажмите на карту на руке.
tutor-which-card-why = { $does }
tutor-which-site = Положите ее на планшет
tutor-which-site-text = Нажмите на планшет построек.
tutor-which-site-why = На участке она заняла бы место лоз. На планшете помещаются две карты.
tutor-train-special = Обучите особого рабочего
tutor-train-special-text = Выставьте рабочего на действие «Обучение». Особый рабочий стоит £{ $train }; у вас £{ $lira }.
tutor-train-special-why = Он придет в следующем году, как любой обученный рабочий, и останется.
tutor-which-worker = Ваш выбор: { $special }
tutor-which-worker-text = Нажмите на особого рабочего.
tutor-which-worker-why = { $ability }
tutor-earn = Заработайте денег
tutor-earn-text = Выставьте рабочего туда, где он заработает лиры.
tutor-earn-why =
    { $variant ->
        [card] Карта «{ $card }» стоит £{ $price }, а у вас £{ $lira }: не хватает £{ $missing }.
       *[worker] Особый рабочий стоит £{ $train }, а у вас £{ $lira }: не хватает £{ $missing }.
    }
tutor-save-train = Спасуйте: оставьте рабочего на зиму
tutor-save-train-text = Нажмите «Спасовать». Обучают зимой, и для этого нужен рабочий.
tutor-save-train-why = У вас £{ $lira }, на особого рабочего (£{ $train }) хватает, и остался один рабочий.
tutor-place-special = В дело: { $special }
tutor-place-special-text = Выберите рабочего над полем, затем нажмите на клетку.
tutor-place-special-why = { $ability }
tutor-crew-end =
    { $variant ->
        [all] Теперь вы знаете и постройки, и особых рабочих
       *[late] На этом урок окончен
    }
tutor-crew-end-text = { tutor-have } Карты построек и особых рабочих можно добавить в любую партию, на базовом и на расширенном поле.
tutor-crew-end-why = Начиная партию, загляните в раздел «Все настройки».

## Jobs for workers, in a list

tutor-job-draw_vine = взять лозу
tutor-job-draw_order = взять заказ
tutor-job-build_structure = построить
tutor-job-plant_vine = посадить
tutor-job-harvest_field = собрать урожай
tutor-job-make_wine = сделать вино
tutor-job-fill_order = выполнить заказ

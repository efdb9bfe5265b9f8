### The structure cards: name, text, rulings. An action card has the text of its private space, with the bonus.

structure-kind-action = Действие
structure-kind-enhancement = Улучшение
structure-kind-residual = Доход
structure-card-head = { $kind }, стоимость £{ $cost }
structure-card-text = { $head }. { $text }

card-cask = Бочка
card-cask-text = { action-structure-cask-text } Бонус: { action-structure-cask-bonus }.
card-cask-ruling-1 = Хотя бы один из двух шагов должен быть возможен; погреба и занятые места ограничивают выдержку как обычно.
action-structure-cask = { card-cask }
action-structure-cask-text = Дважды выдержите одно вино.
action-structure-cask-bonus = возьмите 1 карту заказа

card-aqueduct = Акведук
card-aqueduct-text = Вы можете сажать лозы без построек, которые для них нужны.
card-aqueduct-ruling-1 = Ни шпалера, ни система полива не нужны, но предел ценности участка сохраняется.

card-wine_cave = Винный грот
card-wine_cave-text = { action-structure-wine_cave-text } Бонус: { action-structure-wine_cave-bonus }.
card-wine_cave-ruling-1 = Каждому выбранному вину должно быть куда сдвинуться; если два вина стоят рядом, первым сдвигается более ценное.
action-structure-wine_cave = { card-wine_cave }
action-structure-wine_cave-text = Выдержите одно или два разных вина, каждое один раз.
action-structure-wine_cave-bonus = возьмите 1 карту заказа

card-trading_post = Фактория
card-trading_post-text = { action-structure-trading_post-text } Бонус: { action-structure-trading_post-bonus }.
card-trading_post-ruling-1 = При обмене вы отдаете 2 карты, £3, 1 ПО или 1 жетон винограда и получаете что-то одно из того же списка; виноград вы получаете ценностью 1.
card-trading_post-ruling-2 = Второго обмена нет.
card-trading_post-ruling-3 = Звезда необязательна; без карты Тосканы вы ее не получаете.
action-structure-trading_post = { card-trading_post }
action-structure-trading_post-text = Совершите один обмен.
action-structure-trading_post-bonus = поставьте или передвиньте 1 звезду

card-shop = Лавка
card-shop-text = { action-structure-shop-text } Бонус: { action-structure-shop-bonus }.
card-shop-ruling-1 = В любом сезоне заказ приносит ПО и доход как обычно.
card-shop-ruling-2 = Звезда необязательна; без карты Тосканы вы ее не получаете.
action-structure-shop = { card-shop }
action-structure-shop-text = Выполните один заказ.
action-structure-shop-bonus = поставьте или передвиньте 1 звезду

card-wine_press = Винный пресс
card-wine_press-text = { action-structure-wine_press-text } Бонус: { action-structure-wine_press-bonus }.
card-wine_press-ruling-1 = Нужно сделать хотя бы один жетон вина.
card-wine_press-ruling-2 = Звезда необязательна; без карты Тосканы вы ее не получаете.
action-structure-wine_press = { card-wine_press }
action-structure-wine_press-text = Сделайте один или два жетона вина.
action-structure-wine_press-bonus = поставьте или передвиньте 1 звезду

card-school = Школа
card-school-text = { action-structure-school-text } Бонус: { action-structure-school-bonus }.
card-school-ruling-1 = Особый рабочий по-прежнему стоит £1, а «Академия» соперника — еще £1.
card-school-ruling-2 = Бонус вы получаете после оплаты, поэтому платить им нельзя.
card-school-ruling-3 = Предел в шесть рабочих сохраняется; старший рабочий считается, сезонный — нет.
action-structure-school = { card-school }
action-structure-school-text = Бесплатно обучите рабочего; он доступен уже в этом году.
action-structure-school-bonus = получите £1

card-wine_bar = Винный бар
card-wine_bar-text = { action-structure-wine_bar-text } Бонус: { action-structure-wine_bar-bonus }.
card-wine_bar-ruling-1 = Тип и ценность вина не важны.
action-structure-wine_bar = { card-wine_bar }
action-structure-wine_bar-text = Сбросьте один жетон вина.
action-structure-wine_bar-bonus = получите 2 ПО

card-patio = Патио
card-patio-text = Вы получаете £2 за каждый сделанный вами жетон розового или игристого вина.
card-patio-ruling-1 = Каким образом вы делаете вино, не важно.

card-ristorante = Ристоранте
card-ristorante-text = { action-structure-ristorante-text } Бонус: { action-structure-ristorante-bonus }.
card-ristorante-ruling-1 = Нужно и то и другое; тип, цвет и ценность не важны.
action-structure-ristorante = { card-ristorante }
action-structure-ristorante-text = Сбросьте один жетон вина и один жетон винограда.
action-structure-ristorante-bonus = получите £3 и 3 ПО

card-guest_house = Гостевой дом
card-guest_house-text = { action-structure-guest_house-text } Бонус: { action-structure-guest_house-bonus }.
card-guest_house-ruling-1 = Летних и зимних гостей можно сочетать.
action-structure-guest_house = { card-guest_house }
action-structure-guest_house-text = Сбросьте две карты гостей.
action-structure-guest_house-bonus = получите 2 ПО

card-cafe = Кафе
card-cafe-text = { action-structure-cafe-text } Бонус: { action-structure-cafe-bonus }.
card-cafe-ruling-1 = Цвет и ценность винограда не важны.
action-structure-cafe = { card-cafe }
action-structure-cafe-text = Сбросьте один жетон винограда.
action-structure-cafe-bonus = получите £3 и 1 ПО

card-distiller = Винокурня
card-distiller-text = В конце каждого года весь ваш виноград ферментируется еще один раз.
card-distiller-ruling-1 = Срабатывает на этапе дохода: после того как вы получили лиры, но раньше других построек с доходом.
card-distiller-ruling-2 = Действует только в конце года: по бонусу ряда 6 виноград по-прежнему ферментируется один раз.

card-mercado = Рынок
card-mercado-text = Каждый раз, взяв карту заказа, вы можете сразу же выполнить этот заказ.
card-mercado-ruling-1 = Так можно выполнить только что взятый заказ, но не тот, что уже был у вас на руке.
card-mercado-ruling-2 = Сначала вы смотрите все взятые карты, и оракул сбрасывает лишнюю; затем можно выполнить любые из этих заказов, по одному.
card-mercado-ruling-3 = Подходит любая карта, взятая из колоды, в любой ход и в конце года; карты, полученные по картам «Караван» и «Трактирщик» или от соперника, не считаются.
card-mercado-ruling-4 = «Веранда» и «Винный салон» для такого заказа действуют.
card-mercado-ruling-5 = Выполнить заказ нельзя, если из-за этого станет невозможным действие, которое вы еще обязаны выполнить.

card-studio = Студия
card-studio-text = За каждую постройку, которую вы возводите с этого момента, вы получаете еще 1 ПО.
card-studio-ruling-1 = Считаются постройки планшета винодела, улучшения погреба и карты построек, как и когда бы вы их ни возводили.
card-studio-ruling-2 = «Каменщик» приносит 2 ПО: по одному за каждую постройку.
card-studio-ruling-3 = Сама «Студия» не считается, дегустация тоже.

card-barn = Амбар
card-barn-text = Когда вы пасуете летом, можете сбросить две карты и получить 1 ПО.
card-barn-ruling-1 = Ровно две карты любого вида, один раз за лето.
card-barn-ruling-2 = На расширенном игровом поле — до получения бонуса из столбца осени.

card-academy = Академия
card-academy-text = Когда соперник обучает рабочего, он платит вам £1.
card-academy-ruling-1 = Как именно соперник обучает рабочего, не важно; если ему нечем заплатить вам, обучить рабочего он не может.
card-academy-ruling-2 = В одиночной игре не используется.

card-gazebo = Беседка
card-gazebo-text = Проводя дегустацию, вы можете поставить или передвинуть звезду.
card-gazebo-ruling-1 = Считается любая ваша дегустация, в том числе по карте; получение лир иным путем — не дегустация.
card-gazebo-ruling-2 = Без карты Тосканы не действует.

card-workshop = Мастерская
card-workshop-text = Каждая постройка обходится вам на £1 дешевле.
card-workshop-ruling-1 = Это относится к постройкам планшета винодела, улучшениям погреба и картам построек, даже если карта уже дает скидку или задает стоимость.
card-workshop-ruling-2 = Стоимость не может быть ниже £0.
card-workshop-ruling-3 = £8 карты «Каменщик» и плата в ПО не меняются.

card-veranda = Веранда
card-veranda-text = Каждый выполненный заказ приносит вам еще 1 ПО.
card-veranda-ruling-1 = Каким образом вы выполняете заказ, не важно; продажа вина — не выполнение заказа.

card-wine_parlor = Винный салон
card-wine_parlor-text = Каждый выполненный заказ приносит вам £2.
card-wine_parlor-ruling-1 = Лиры вы получаете после выполнения заказа.
card-wine_parlor-ruling-2 = Продажа вина — не выполнение заказа.

card-label_factory = Фабрика этикеток
card-label_factory-text = { action-structure-label_factory-text } Бонус: { action-structure-label_factory-bonus }.
card-label_factory-ruling-1 = ПО за бонус вы получаете вдобавок к ПО за заказ.
card-label_factory-ruling-2 = £3 нужно иметь до того, как вы что-либо получите за заказ.
action-structure-label_factory = { card-label_factory }
action-structure-label_factory-text = Заплатите £3 и выполните один заказ.
action-structure-label_factory-bonus = получите 2 ПО

card-harvest_machine = Виноградоуборочная машина
card-harvest_machine-text = Собирая урожай с участка, вы можете вместо этого собрать его со всех своих засаженных участков.
card-harvest_machine-ruling-1 = Кроме тех, с которых вы уже собрали урожай в этом году.
card-harvest_machine-ruling-2 = Действует и с ярмом, и с гостями; все эти участки учитываются для карты «Жнец».

card-fermentation_tank = Бродильный чан
card-fermentation_tank-text = После сбора урожая вы можете сделать один жетон вина.
card-fermentation_tank-ruling-1 = Причина сбора не важна: срабатывает один раз за действие или карту, после последнего участка.
card-fermentation_tank-ruling-2 = Бонус действия и его повтор политиком относятся к тому же сбору; второе действие мафиози — отдельный сбор.

card-charmat = Шарма
card-charmat-text = Вы можете делать игристое вино из двух жетонов винограда: красного и белого.
card-charmat-ruling-1 = Ценности складываются, и сумма должна быть не меньше 7; нужен большой погреб.
card-charmat-ruling-2 = Из этих двух жетонов по-прежнему можно сделать и розовое вино.

card-inn = Постоялый двор
card-inn-text = Каждая сыгранная вами карта гостя приносит вам £1.
card-inn-ruling-1 = Считаются летние и зимние гости, в любом сезоне.
card-inn-ruling-2 = £1 вы получаете до эффекта гостя и можете потратить на этого же гостя.

card-tap_room = Разливочная
card-tap_room-text = После каждой сыгранной карты гостя вы можете сбросить жетон вина и получить 2 ПО.
card-tap_room-ruling-1 = Сначала выполните эффект гостя целиком; один раз за карту.
card-tap_room-ruling-2 = Если у вас есть и «Таверна», порядок выбираете вы.

card-tavern = Таверна
card-tavern-text = После каждой сыгранной карты гостя вы можете сбросить два жетона винограда и получить 3 ПО.
card-tavern-ruling-1 = Сначала выполните эффект гостя целиком; один раз за карту.
card-tavern-ruling-2 = Ровно два жетона винограда любого цвета и ценности.
card-tavern-ruling-3 = Если у вас есть и «Разливочная», порядок выбираете вы.

card-banquet_hall = Банкетный зал
card-banquet_hall-text = Передвинув звезду, вы получаете бонус региона, в который она попала.
card-banquet_hall-ruling-1 = Передвигать звезды можно только после того, как выставлены все шесть.
card-banquet_hall-ruling-2 = Если можно передвинуть две звезды, разрешается дважды передвинуть одну и ту же и каждый раз получить бонус.
card-banquet_hall-ruling-3 = Без карты Тосканы не действует.

card-penthouse = Пентхаус
card-penthouse-text = Каждый сделанный вами жетон вина ценностью от 7 приносит 1 ПО.
card-penthouse-ruling-1 = Важна ценность места, на котором вино в итоге окажется.
card-penthouse-ruling-2 = Вино, выдержанное до 7, ничего не приносит.

card-fountain = Фонтан
card-fountain-text = Когда соперник проводит дегустацию, вы получаете £1.
card-fountain-ruling-1 = Платит банк; за свои дегустации вы ничего не получаете.
card-fountain-ruling-2 = В одиночной игре не используется.

card-mixer = Смеситель
card-mixer-text = { action-structure-mixer-text } Бонус: { action-structure-mixer-bonus }.
card-mixer-ruling-1 = Нужно сделать хотя бы один жетон вина; за два бонус тот же.
action-structure-mixer = { card-mixer }
action-structure-mixer-text = Сделайте один жетон розового вина, один игристого или по одному каждого.
action-structure-mixer-bonus = получите 1 ПО

card-storehouse = Склад
card-storehouse-text = В конце каждого года все ваши вина выдерживаются еще один раз.
card-storehouse-ruling-1 = Погреба и занятые места ограничивают выдержку как обычно.
card-storehouse-ruling-2 = Срабатывает на этапе дохода: после того как вы получили лиры, и после карты «Винокурня».

card-statue = Статуя
card-statue-text = В конце каждого года вы получаете 1 ПО.
card-statue-ruling-1 = Вы получаете его сразу после проверки конца игры: завершить игру это ПО не может, но в последнем году считается.
card-statue-ruling-2 = На базовом игровом поле при проверке конца игры это ПО учитывается со следующего года.

card-dock = Причал
card-dock-text = В конце каждого года вы берете карту заказа.
card-dock-ruling-1 = Вы берете ее на этапе дохода: на расширенном игровом поле — после сброса до семи карт, на базовом — до него.
card-dock-ruling-2 = На этом этапе срабатывает последним из построек с доходом, после карты «Силосная башня».
card-dock-ruling-3 = С картой «Рынок» заказ можно сразу же выполнить.

card-silo = Силосная башня
card-silo-text = В конце каждого года вы берете карту лозы.
card-silo-ruling-1 = Вы берете ее на этапе дохода: на расширенном игровом поле — после сброса до семи карт, на базовом — до него.
card-silo-ruling-2 = Срабатывает раньше карты «Причал».

### What the modules of Tuscany add: actions, deck, regions, the modules themselves. Cards and workers have their own files.

## The structure deck: the kind of a card

deck-structure = карта постройки

structure-mat = Планшет построек

## Actions. A bonus follows a colon or is in brackets. "bonus-structure" is only on the side with structure cards.

action-influence = Поставьте или передвиньте звезду
    .low = влияние
action-influence-text = Поставьте 1 звезду в регион и получите его бонус; когда выставлены все шесть, вместо этого передвиньте одну из них.
action-influence-bonus = поставьте или передвиньте еще 1 звезду

action-trade = Совершите обмен
    .low = обмен
action-trade-text = Отдайте 2 карты, £3, 1 ПО или 1 жетон винограда и получите что-то одно из того же списка; виноград вы получаете ценностью 1. Нельзя менять £3 на £3 и 1 ПО на 1 ПО.
action-trade-bonus = совершите еще 1 обмен

action-flip_field = Купите или продайте участок
    .low = продажа или выкуп участка
action-flip_field-text = Продайте или выкупите 1 участок.
action-flip_field-bonus = получите 1 ПО
action-flip_field-bonus-structure = возьмите 1 карту постройки

action-build_or_tour = Возведите постройку или проведите дегустацию
    .low = постройка или дегустация
action-build_or_tour-text = Оплатите стоимость 1 постройки и возведите ее или проведите дегустацию и получите £2.
action-build_or_tour-bonus = получите £1
action-build_or_tour-option-1 = Возвести постройку
action-build_or_tour-option-2 = Провести дегустацию за £2

action-sell_wine = Продайте 1 жетон вина
    .low = продажа вина
action-sell_wine-text = Сбросьте 1 жетон вина: красное или белое — 1 ПО, розовое — 2 ПО, игристое — 4 ПО.
action-sell_wine-bonus = поставьте или передвиньте 1 звезду
action-sell_wine-bonus-structure = возьмите 1 карту постройки

# The cart on the side with structure cards.
action-gain_lira-2 = Получите 1 лиру или возьмите карту постройки
    .low = телега
action-gain_lira-2-text = Получите £1 или возьмите 1 карту постройки. На телеге помещается сколько угодно рабочих в любом сезоне.
action-gain_lira-option-1 = Получить £1
action-gain_lira-option-2 = Взять карту постройки

action-destroy_structure = Снесите постройку
    .low = снос постройки
action-destroy_structure-text = Сбросьте 1 свою карту постройки с планшета или с участка; ПО вы не теряете. Раз в год, в любом сезоне.

## Regions. "vp" is what the most stars score at the end, 0 if regions do not score.

region-lucca = Лукка
region-pisa = Пиза
region-firenze = Флоренция
region-livorno = Ливорно
region-siena = Сиена
region-arezzo = Ареццо
region-grosseto = Гроссето

region-lucca-bonus = возьмите 1 карту постройки
region-pisa-bonus = получите £2
region-firenze-bonus = возьмите 1 карту зимнего гостя
region-livorno-bonus = возьмите 1 карту летнего гостя
region-siena-bonus = получите £1
region-arezzo-bonus = возьмите 1 карту заказа
region-grosseto-bonus = возьмите 1 карту лозы
region-text =
    { $vp ->
        [0] За звезду: { $bonus }.
       *[other] За звезду: { $bonus }. Больше всех звезд в конце игры: { $vp } ПО.
    }

## Modules and options

module-extended_board = Расширенное игровое поле
module-extended_board-text = Рабочих выставляют во всех четырех сезонах, звезды на карте Тосканы дают бонусы, а игра идет до 25 ПО.
module-special_workers = Особые рабочие
module-special_workers-text = В каждой партии участвуют двое из одиннадцати особых рабочих. Обучая рабочего, вы можете доплатить £1 и сделать его одним из них.
module-structure_cards = Карты построек
module-structure_cards-text = Колода из 36 построек: вы возводите их с руки на двух местах планшета или на пустых участках и получаете за каждую 1 ПО и особый эффект.

option-map_scoring = Очки за регионы
option-map_scoring-text = В конце игры ПО региона получает игрок, у которого там больше всех звезд; при равенстве — никто. Вдвоем советуем это отключить.

## Solo on the extended board

solo-extended-reading = Наша трактовка: официальных правил одиночной игры на расширенном игровом поле мы не знаем. Автома открывает карту в начале каждого из четырех сезонов, а если за регионы начисляют очки, начинает со звездами во всех регионах.

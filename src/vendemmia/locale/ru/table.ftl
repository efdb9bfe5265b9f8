### What is on the table: seasons, decks, workers, spaces, actions, structures, tokens.
### Concepts are in lower case, names of cards, structures, actions and seasons have a capital.

list-join = { $first }, { $second }

player-automa = Автома

## Seasons

season-spring = Весна
    .acc = весну
    .low = весна
season-summer = Лето
    .acc = лето
    .low = лето
season-fall = Осень
    .acc = осень
    .low = осень
season-winter = Зима
    .acc = зиму
    .low = зима

## Decks: the kind of a card

deck-vine = лоза
deck-summer = летний гость
deck-winter = зимний гость
deck-order = заказ

## Workers and spaces

worker-regular = обычный рабочий
    .acc = обычного рабочего
worker-regular-name = Обычный рабочий
worker-grande = старший рабочий
    .acc = старшего рабочего
worker-grande-name = Старший рабочий

space-left = левая клетка
    .gen = левой клетки
space-middle = средняя клетка
    .gen = средней клетки
space-right = правая клетка
    .gen = правой клетки
space-beside = рядом с клетками
    .gen = рядом с клетками

## Actions. A bonus follows a colon or is in brackets.

action-draw_vine = Возьмите карту лозы
    .low = карта лозы
action-draw_vine-text = Возьмите 1 карту лозы.
action-draw_vine-bonus = возьмите еще 1 карту лозы

action-give_tour = Проведите дегустацию
    .low = дегустация
action-give_tour-text = Получите £2.
action-give_tour-bonus = получите еще £1

action-build_structure = Возведите постройку
    .low = возведение постройки
action-build_structure-text = Оплатите стоимость 1 постройки и возведите ее.
action-build_structure-bonus = получите £1

action-play_summer_visitor = Сыграйте летнего гостя
    .low = летний гость
action-play_summer_visitor-text = Сыграйте с руки 1 карту летнего гостя.
action-play_summer_visitor-bonus = сыграйте еще 1 карту летнего гостя
action-play_summer_visitor-bonus-lira = получите £1

action-sell_or_field = Продайте виноград или продайте/купите участок
    .low = продажа или выкуп
action-sell_or_field-text = Продайте сколько угодно жетонов винограда либо продайте или выкупите 1 участок.
action-sell_or_field-bonus = получите 1 ПО

action-plant_vine = Посадите лозу
    .low = посадка лозы
action-plant_vine-text = Посадите 1 лозу с руки на один из своих участков.
action-plant_vine-bonus = посадите еще 1 лозу

action-draw_order = Возьмите карту заказа
    .low = карта заказа
action-draw_order-text = Возьмите 1 карту заказа.
action-draw_order-bonus = возьмите еще 1 карту заказа

action-harvest_field = Соберите урожай с участка
    .low = сбор урожая
action-harvest_field-text = Соберите урожай с 1 засаженного участка.
action-harvest_field-bonus = соберите урожай еще с 1 участка
action-harvest_field-bonus-lira = получите £1

action-train_worker = Обучите рабочего
    .low = обучение рабочего
action-train_worker-text = Заплатите £4 и обучите 1 рабочего; он доступен со следующего года.
action-train_worker-bonus = получите £1

action-play_winter_visitor = Сыграйте зимнего гостя
    .low = зимний гость
action-play_winter_visitor-text = Сыграйте с руки 1 карту зимнего гостя.
action-play_winter_visitor-bonus = сыграйте еще 1 карту зимнего гостя
action-play_winter_visitor-bonus-lira = получите £1

action-make_wine = Сделайте до 2 жетонов вина
    .low = изготовление вина
action-make_wine-text = Превратите виноград в 1 или 2 жетона вина.
action-make_wine-bonus = сделайте еще 1 жетон вина

action-fill_order = Выполните заказ
    .low = выполнение заказа
action-fill_order-text = Выполните 1 заказ с руки: отдайте нужные вина.
action-fill_order-bonus = получите 1 ПО

action-gain_lira = Получите 1 лиру
    .low = телега
action-gain_lira-text = Получите £1. На телеге помещается сколько угодно рабочих в любом сезоне, когда выставляют рабочих.

action-yoke = Ярмо
    .low = ярмо
action-yoke-text = Соберите урожай с 1 участка или выкорчуйте 1 лозу. Ярмом пользуется только его владелец, раз в год, в любом сезоне, когда выставляют рабочих.
action-yoke-option-1 = Собрать урожай с участка
action-yoke-option-2 = Выкорчевать лозу

action-with-bonus = { $text } Бонус: { $bonus }.
# If an action has a bonus on two spaces, each is shown with its space.
action-bonus-of-space = { $bonus } ({ $space })
action-bonus-either = { $first } или { $second }

## Structures

structure-trellis = Шпалера
    .acc = шпалеру
    .low = шпалера
structure-trellis-text = Без нее некоторые лозы не посадить.

structure-irrigation = Система полива
    .acc = систему полива
    .low = система полива
structure-irrigation-text = Без нее некоторые лозы не посадить.

structure-yoke = Ярмо
    .acc = ярмо
    .low = ярмо
structure-yoke-text = Раз в год один ваш рабочий может собрать здесь урожай с участка или выкорчевать лозу.

structure-windmill = Мельница
    .acc = мельницу
    .low = мельница
structure-windmill-text = Приносит 1 ПО за первую лозу, которую вы сажаете в этом году.

structure-cottage = Коттедж
    .acc = коттедж
    .low = коттедж
structure-cottage-text = Осенью вы берете 1 дополнительную карту гостя на ваш выбор: летнего или зимнего.

structure-tasting_room = Дегустационный зал
    .acc = дегустационный зал
    .low = дегустационный зал
structure-tasting_room-text = Раз в год дегустация приносит вам 1 ПО, если у вас есть хотя бы 1 жетон вина.

structure-medium_cellar = Средний погреб
    .acc = средний погреб
    .low = средний погреб
structure-medium_cellar-text = Вмещает вина ценностью от 4 до 6 и позволяет делать розовое вино.

structure-large_cellar = Большой погреб
    .acc = большой погреб
    .low = большой погреб
structure-large_cellar-text = Вмещает вина ценностью от 7 до 9 и позволяет делать игристое вино. Сначала нужен средний погреб.

## Wake-up rows: the bonus. The extended board has its own, one for each season that a player enters.

row-none = без бонуса
row-1 = { row-none }
row-2 = возьмите 1 карту лозы
row-3 = возьмите 1 карту заказа
row-4 = получите £1
row-5 = возьмите 1 карту летнего или зимнего гостя
row-6 = получите 1 ПО
row-7 = сезонный рабочий на этот год

row-2-summer = получите £1
row-3-summer = возьмите 1 карту лозы
row-3-fall = возьмите 1 карту летнего гостя
row-4-summer = возьмите 1 карту заказа
row-4-fall = возьмите 1 карту летнего гостя
row-4-winter = возьмите 1 карту постройки
row-5-summer = возьмите 1 карту летнего или зимнего гостя
row-5-fall = возьмите 1 карту зимнего гостя
row-5-winter = поставьте или передвиньте 1 звезду
row-6-summer = получите 1 ПО
row-6-fall = возьмите 1 карту зимнего гостя
row-6-winter = ферментируйте весь виноград
row-7-fall = возьмите 1 карту из любой колоды
row-7-winter = жетон винограда: ряд 1 в следующем году
row-cell = { $bonus } ({ FORM($season, "low") })

## Tokens

grape-red = красный виноград { $value }
grape-white = белый виноград { $value }

wine-red = красное вино { $value }
wine-white = белое вино { $value }
wine-blush = розовое вино { $value }
wine-sparkling = игристое вино { $value }

## Where something comes from, before a colon or in brackets

source-of = { $source } ({ $player })
source-bonus = { $action }, бонус
    .low = { FORM($action, "low") }, бонус
source-row = Ряд { $row }
    .low = ряд { $row }
source-next_row = Конец года
    .low = конец года
source-step-specials = Подготовка
    .low = подготовка
source-step-deal_packs = Подготовка
    .low = подготовка
source-step-pick_card = Подготовка
    .low = подготовка
source-step-pass_packs = Подготовка
    .low = подготовка
source-step-deal_parents = Подготовка
    .low = подготовка
source-step-choose_parents = Подготовка
    .low = подготовка
source-step-mamas = Мама
    .low = мама
source-step-papas = Папа
    .low = папа
source-step-first_rows = Подготовка
    .low = подготовка
source-step-first_glass_row = Подготовка
    .low = подготовка
source-step-begin_year = Весна
    .low = весна
source-step-wake_up = Весна
    .low = весна
source-step-spring_turns = Весна
    .low = весна
source-step-summer = Лето
    .low = лето
source-step-fall = Осень
    .low = осень
source-step-fall_turns = Осень
    .low = осень
source-step-winter = Зима
    .low = зима
source-step-age = Конец года
    .low = конец года
source-step-workers_home = Конец года
    .low = конец года
source-step-residual = Доход
    .low = доход
source-step-discard_down = Конец года
    .low = конец года
source-step-close_year = Конец года
    .low = конец года
source-step-hire_workers = Подготовка
    .low = подготовка
source-step-plant_from_deck = Подготовка
    .low = подготовка
source-step-other_mama = Подготовка
    .low = подготовка
source-step-marker = Весна
    .low = весна
source-step-glass_row = Весна
    .low = весна
source-step-automa_summer = Лето
    .low = лето
source-step-automa_winter = Зима
    .low = зима
source-step-extended_automa_spring = Весна
    .low = весна
source-step-extended_automa_summer = Лето
    .low = лето
source-step-extended_automa_fall = Осень
    .low = осень
source-step-extended_automa_winter = Зима
    .low = зима
source-step-automa_home = Конец года
    .low = конец года
source-step-score_cellar = Вина в погребе
    .low = вина в погребе
source-step-solo_test = Конец года
    .low = конец года

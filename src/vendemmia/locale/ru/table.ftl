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
action-draw_vine-text = Возьмите 1 карту лозы.
action-draw_vine-bonus = возьмите еще 1 карту лозы

action-give_tour = Проведите дегустацию
action-give_tour-text = Получите £2.
action-give_tour-bonus = получите еще £1

action-build_structure = Возведите постройку
action-build_structure-text = Оплатите стоимость 1 постройки и возведите ее.
action-build_structure-bonus = получите £1

action-play_summer_visitor = Сыграйте летнего гостя
action-play_summer_visitor-text = Сыграйте с руки 1 карту летнего гостя.
action-play_summer_visitor-bonus = сыграйте еще 1 карту летнего гостя
action-play_summer_visitor-bonus-lira = получите £1

action-sell_or_field = Продайте виноград или продайте/купите участок
action-sell_or_field-text = Продайте сколько угодно жетонов винограда либо продайте или выкупите 1 участок.
action-sell_or_field-bonus = получите 1 ПО

action-plant_vine = Посадите лозу
action-plant_vine-text = Посадите 1 лозу с руки на один из своих участков.
action-plant_vine-bonus = посадите еще 1 лозу

action-draw_order = Возьмите карту заказа
action-draw_order-text = Возьмите 1 карту заказа.
action-draw_order-bonus = возьмите еще 1 карту заказа

action-harvest_field = Соберите урожай с участка
action-harvest_field-text = Соберите урожай с 1 засаженного участка.
action-harvest_field-bonus = соберите урожай с еще 1 участка
action-harvest_field-bonus-lira = получите £1

action-train_worker = Обучите рабочего
action-train_worker-text = Заплатите £4 и обучите 1 рабочего; он доступен со следующего года.
action-train_worker-bonus = получите £1

action-play_winter_visitor = Сыграйте зимнего гостя
action-play_winter_visitor-text = Сыграйте с руки 1 карту зимнего гостя.
action-play_winter_visitor-bonus = сыграйте еще 1 карту зимнего гостя
action-play_winter_visitor-bonus-lira = получите £1

action-make_wine = Сделайте до 2 жетонов вина
action-make_wine-text = Превратите виноград в 1 или 2 жетона вина.
action-make_wine-bonus = сделайте еще 1 жетон вина

action-fill_order = Выполните заказ
action-fill_order-text = Выполните 1 заказ с руки: отдайте нужные вина.
action-fill_order-bonus = получите 1 ПО

action-gain_lira = Получите 1 лиру
action-gain_lira-text = Получите £1. На телеге помещается сколько угодно рабочих в любом сезоне, когда выставляют рабочих.

action-yoke = Ярмо
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
structure-trellis-text = Без нее некоторые лозы не посадить.

structure-irrigation = Система полива
    .acc = систему полива
structure-irrigation-text = Без нее некоторые лозы не посадить.

structure-yoke = Ярмо
    .acc = ярмо
structure-yoke-text = Раз в год один ваш рабочий может собрать здесь урожай с участка или выкорчевать лозу.

structure-windmill = Мельница
    .acc = мельницу
structure-windmill-text = Приносит 1 ПО за первую лозу, которую вы сажаете в этом году.

structure-cottage = Коттедж
    .acc = коттедж
structure-cottage-text = Осенью вы берете 1 дополнительную карту гостя на ваш выбор: летнего или зимнего.

structure-tasting_room = Дегустационный зал
    .acc = дегустационный зал
structure-tasting_room-text = Раз в год дегустация приносит вам 1 ПО, если у вас есть хотя бы 1 жетон вина.

structure-medium_cellar = Средний погреб
    .acc = средний погреб
structure-medium_cellar-text = Вмещает вина ценностью от 4 до 6 и позволяет делать розовое вино.

structure-large_cellar = Большой погреб
    .acc = большой погреб
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
source-row = Ряд { $row }
source-next_row = Конец года
source-step-specials = Подготовка
source-step-deal_packs = Подготовка
source-step-pick_card = Подготовка
source-step-pass_packs = Подготовка
source-step-deal_parents = Подготовка
source-step-choose_parents = Подготовка
source-step-mamas = Мама
source-step-papas = Папа
source-step-first_rows = Подготовка
source-step-first_glass_row = Подготовка
source-step-begin_year = Весна
source-step-wake_up = Весна
source-step-spring_turns = Весна
source-step-summer = Лето
source-step-fall = Осень
source-step-fall_turns = Осень
source-step-winter = Зима
source-step-age = Конец года
source-step-workers_home = Конец года
source-step-residual = Доход
source-step-discard_down = Конец года
source-step-close_year = Конец года
source-step-hire_workers = Подготовка
source-step-plant_from_deck = Подготовка
source-step-other_mama = Подготовка
source-step-marker = Весна
source-step-glass_row = Весна
source-step-automa_summer = Лето
source-step-automa_winter = Зима
source-step-extended_automa_spring = Весна
source-step-extended_automa_summer = Лето
source-step-extended_automa_fall = Осень
source-step-extended_automa_winter = Зима
source-step-automa_home = Конец года
source-step-score_cellar = Вина в погребе
source-step-solo_test = Конец года

### The result of a game: how it ended and why, the course of the game, costly decisions, a picture.

## How it ended. "by" says what decided: points, lira, wine or grapes.

result-won =
    { $by ->
        [lira]
            { $who ->
                [you] Вы побеждаете по числу лир
                [lost] Вы уступаете по числу лир
               *[other] { $player } побеждает по числу лир
            }
        [wine]
            { $who ->
                [you] Вы побеждаете по ценности вин
                [lost] Вы уступаете по ценности вин
               *[other] { $player } побеждает по ценности вин
            }
        [grapes]
            { $who ->
                [you] Вы побеждаете по ценности винограда
                [lost] Вы уступаете по ценности винограда
               *[other] { $player } побеждает по ценности винограда
            }
       *[points]
            { $who ->
                [you] Вы побеждаете с отрывом в { $margin } ПО
                [lost] Вы уступаете { $margin } ПО
               *[other] { $player } побеждает с отрывом в { $margin } ПО
            }
    }
result-shared = Общая победа: { $players }
result-shared-you = Общая победа: вы и { $players }
result-solo-win =
    { $who ->
        [you] Вы обходите автому на { $margin } ПО
       *[other] { $player } обходит автому на { $margin } ПО
    }
result-solo-draw =
    { $who ->
        [you] У вас ничья с автомой
       *[other] Ничья с автомой: { $player }
    }
result-solo-loss =
    { $by ->
        [points]
            { $who ->
                [you] Вы уступаете автоме { $margin } ПО
               *[other] { $player } уступает автоме { $margin } ПО
            }
       *[none] Автома побеждает
    }

## Why

result-why-source =
    { $who ->
        [first] Очки за { $source }: вы — { $more }, { $second } — { $less }.
        [second] Очки за { $source }: { $first } — { $more }, вы — { $less }.
       *[other] Очки за { $source }: { $first } — { $more }, { $second } — { $less }.
    }
result-from-orders = заказы
result-from-visitors = гостей
result-from-structures = постройки
result-from-spaces = действия и бонусы
result-from-wake = таблицу пробуждения
result-from-map = регионы
result-from-cellar = вина в погребе
result-from-start = старт
result-from-unknown = часть партии до смены правил
result-why-level = После { $year }-го года было поровну, по { $vp }.
result-why-behind =
    { $who ->
        [first] После { $year }-го года вы еще отставали на { $lead }.
        [second] После { $year }-го года вы еще были впереди на { $lead }.
       *[other] После { $year }-го года впереди еще был соперник: { $second }, +{ $lead }.
    }

## The feast

feast-toast = { $winner } поднимает бокал: «Хороший был год. Следующий — ваш.»
feast-needed =
    { $orders ->
        [one] Вам не хватило { $points } ПО: это еще { $orders } заказ.
        [few] Вам не хватило { $points } ПО: это еще { $orders } заказа.
        [many] Вам не хватило { $points } ПО: это еще { $orders } заказов.
       *[other] Вам не хватило { $points } ПО: это еще { $orders } заказа.
    }

## The course of the game

course-yours = Ваш шанс на победу
course-chances = Шансы всех на победу
course-points = Очки ход за ходом
course-about = ход за ходом, по годам
course-ahead =
    { $own ->
        [yes] вы впереди
       *[no] { $player } впереди
    }
course-even = равные шансы
course-after = После
course-percent = { $percent } %
course-part = год { $year }: { $value }
course-how = Оценка тренера по тому, что знал игрок, чей был ход.

## Costly decisions

result-cost = Что обошлось дороже всего
result-cost-about = Тренер разбирает каждое ваше решение, зная лишь то, что знали тогда вы, и показывает самые дорогие ошибки; их можно переиграть.
result-cost-begin = Найти мои дорогие ошибки
result-cost-again = Попробовать отсюда снова
result-cost-again-at = Попробовать отсюда снова: { $number }, { $moment }
result-cost-look = Посмотреть

## Again

result-same = Те же карты снова
result-same-help = побейте свой счет: { $vp }

## The picture

result-picture = Картинка этой партии
result-picture-about = На ней только имена, очки и ход игры. Ее рисует ваш браузер; она никуда не отправляется.
result-picture-alt = Картинка для публикации: { $headline }
result-picture-game =
    { $years ->
        [one] { $about } · { $years } год
        [few] { $about } · { $years } года
        [many] { $about } · { $years } лет
       *[other] { $about } · { $years } лет
    }
result-picture-chance = Шанс на победу: { $player }
result-picture-save = Сохранить картинку
result-picture-size = 1200 × 630
result-picture-share = Поделиться
result-picture-copy = Копировать
result-picture-saved = Сохранено
result-picture-copied = Скопировано
result-picture-failed = Браузер не смог нарисовать картинку.
result-print = Распечатать итог

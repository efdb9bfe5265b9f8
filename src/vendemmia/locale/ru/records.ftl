### What is wrong with a record. It follows the place of the error: "The first error is at answer 7."

flaw-no_json = Это не JSON: строка { $line } не читается.
flaw-beyond_bounds = Слишком большое число или слишком глубоко вложенные данные.
flaw-other_format = Запись не в формате { $format }.
flaw-other_rules = Партия сыграна по версии правил { $recorded }, а программа знает только версии с 1 по { $current }.
flaw-unknown_keys = Есть ключи, которых в записях не бывает: { $keys }.
flaw-wrong_kind = Ключа { $key } нет, или его значение не того типа.
flaw-no_game = По ее настройкам нельзя играть.
flaw-damaged = Текст поврежден или обрывается на строке { $line }.
flaw-no_code = Это не код ответа.
flaw-changed = Она изменена, или до этого места чего-то не хватает.
flaw-plies_missing = Ответы с этого места отсутствуют.
flaw-position_changed = Сохраненная в ней позиция изменена.
flaw-not_replayable = С тех пор правила изменились, а позиция в этом месте не сохранена.
flaw-start_impossible = Она начинается с невозможной позиции.
flaw-start_differs = Она начинается с позиции, чьи настройки отличаются от ее собственных.
flaw-unknown_code = Ответа { $code } нет.
flaw-not_legal = Ответ { $code } там не разрешен.
flaw-game_over = К тому времени игра уже окончена.
flaw-other_end = Игра заканчивается с контрольной суммой { $checksum }, а в записи { $recorded }.
flaw-and = { $first } { $second }
flaw-player = Игрок { $number }

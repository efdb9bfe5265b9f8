### The web pages: what all pages share, the frame of the table, errors.

page-skip = К содержимому
page-home = На главную страницу
page-drawer = Еще
page-close = Закрыть
page-language = Язык
page-lost = Сервер не отвечает. Пробуем снова: ваш последний ход отправляется, пока не дойдет.

## The frame of the table

table-title = { $question } · vendemmia
table-skip = К вашему решению
table-waiting = Ждем других игроков
table-your-decision = Ваше решение
table-choices = Варианты
table-why-not = Почему нельзя?
table-instead = Вместо этого: { $answer }
table-first = Сначала: { $answer }
# The label of a button for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer }: { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer }: { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer }: { $reason }
table-rules = Правила
table-pass-again = Зима — последний сезон, а у рабочих еще есть дела. Чтобы спасовать, нажмите еще раз.
table-stale = Положение на столе уже изменилось, поэтому ход не сделан. Вот текущая позиция.
table-not-your-turn = Сейчас не ваш ход, поэтому ход не сделан.
table-unknown-answer = Такого ответа нет, поэтому ход не сделан.
table-illegal = Это невозможно, поэтому ход не сделан.
table-nothing-to-undo = Отменять нечего.

## Reasons in two or three words, on something greyed out

short-no = не сейчас

## Errors

error-not-found = Такой страницы нет
error-not-found-help = Возможно, в адресе опечатка или стол на другом компьютере.
error-bad-request = Запрос не удалось прочитать
error-bad-request-help = Вернитесь на страницу и попробуйте еще раз.
error-too-large = Слишком много данных
error-too-large-help = Сервер принимает не больше { $megabytes } МБ и полей не больше { $fields }; запись партии намного меньше. Ничего не изменено. Вернитесь и отправьте что-нибудь другое.
error-not-allowed = По этому адресу нет страницы
error-not-allowed-help = Отправлять сюда что-либо могут только кнопки. Вернитесь назад или начните с главной страницы.
error-server = Что-то пошло не так
error-server-help = Ни один ход не пропал: все показанные ходы сохранены. Вернитесь и попробуйте еще раз; если ошибка повторится, сообщите о ней.
error-forbidden = Страница устарела
error-forbidden-help = Ее форма больше не действует, возможно, из-за очистки cookie. Ничего не изменено. Снова откройте стол и повторите последний шаг.
error-game = Эта партия заморожена
error-game-help = Эта версия программы не может ее продолжить. Ничего не изменено, другие партии не затронуты.
frozen-rules = С тех пор как ее сохранили, правила изменились, и эта версия не может прочитать позицию.
frozen-options = Она сохранена с настройками, которых эта версия не знает.
frozen-seats = Сохраненные с ней игроки не соответствуют партии.
frozen-plies = Часть ответов отсутствует.
frozen-row = Часть сохраненных данных повреждена и не читается.
frozen-help = Ничего не изменено, другие партии не затронуты. Сохраненную партию можно скачать: возможно, ее откроет другая версия программы.
frozen-download = Скачать сохраненную партию
top-known-deal = известный расклад
top-went-on = новые правила с ответа { $ply }
note-known-deal = Это известный расклад, зерно { $seed }: тот, кто его видел, знает, какие карты придут дальше.
note-same-deal = Эта партия начата с одного из моментов другой, с тем же раскладом: тот, кто видел ту партию, может знать, какие карты придут дальше.
note-went-on = С начала этой партии правила изменились. Она продолжена с позиции, сохраненной после ответа { $ply }.
note-other-player = За игрока { $player } играл бот «{ $bot }», которого в этой версии нет. Вместо него играет «{ $level }».
error-busy = База данных занята
error-busy-help = Сейчас ее использует другая программа. Ничего не изменено. Вернитесь и попробуйте еще раз.
error-backup = Не удалось сделать резервную копию
error-backup-help = { $detail }. Ничего не изменено. Проверьте диск и попробуйте еще раз.
error-evaluations = Слишком много партий на разборе
error-evaluations-help = Подождите, пока закончится разбор некоторых из них, и попробуйте еще раз. Ничего не изменено.
error-database = База данных недоступна
error-database-help = Файл { $file } не удалось прочитать или записать. Он не изменен. Проверьте диск и файл или переместите файл, чтобы начать без партий.

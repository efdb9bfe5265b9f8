### Резервные копии: проверка и возможные ошибки.

cli-option-check = проверить копию: восстановить FILE во временную базу данных и прочитать в ней каждую партию

backup-check-done =
    { $games ->
        [one] Копию { $file } можно восстановить. Прочитана { $games } партия, до последнего ответа.
        [few] Копию { $file } можно восстановить. Прочитаны все { $games } партии, до последнего ответа.
        [many] Копию { $file } можно восстановить. Прочитаны все { $games } партий, до последнего ответа.
       *[other] Копию { $file } можно восстановить. Прочитаны все { $games } партий, до последнего ответа.
    }
backup-check-states = Идут: { $running }, ждут игроков: { $gathering }, закончены: { $over }, удалены: { $deleted }
backup-check-rows = Строк: { $rows }, из них ответов: { $answers }
backup-check-people = Учетных записей: { $accounts }, гостей: { $guests }
backup-check-newest = Последнее изменение: { $moment }
backup-check-broken =
    { $broken ->
        [one] Копию { $file } можно восстановить, но { $broken } партия не читается (всего партий: { $games }): { $named }
        [few] Копию { $file } можно восстановить, но { $broken } партии не читаются (всего партий: { $games }): { $named }
        [many] Копию { $file } можно восстановить, но { $broken } партий не читаются (всего партий: { $games }): { $named }
       *[other] Копию { $file } можно восстановить, но { $broken } партий не читаются (всего партий: { $games }): { $named }
    }

database-rights = не хватает прав на базу данных { $file } ({ $detail })
serve-database-rights = { database-rights }. Сделайте пользователя из VENDEMMIA_DATABASE владельцем базы данных.
copy-unfit = строки в { $file } противоречат друг другу или не подходят базе данных ({ $detail }); ничего не изменено
restore-failed-aside = { $problem }; партии не изменились, их копия лежит в { $file }

### Zálohy: jejich zkouška a co se může nepovést.

cli-option-check = vyzkoušet zálohu: obnovit FILE do databáze, která se hned zahodí, a přečíst v ní každou partii

backup-check-done =
    { $games ->
        [one] Zálohu { $file } lze obnovit. Jediná partie byla přečtena do poslední odpovědi.
        [few] Zálohu { $file } lze obnovit. Všechny { $games } partie byly přečteny do poslední odpovědi.
        [many] Zálohu { $file } lze obnovit. Všech { $games } partie bylo přečteno do poslední odpovědi.
       *[other] Zálohu { $file } lze obnovit. Všech { $games } partií bylo přečteno do poslední odpovědi.
    }
backup-check-states = Rozehrané: { $running }, čekající na hráče: { $gathering }, dohrané: { $over }, smazané: { $deleted }
backup-check-rows = Řádky: { $rows }, z toho odpovědi: { $answers }
backup-check-people = Účty: { $accounts }, hosté: { $guests }
backup-check-newest = Poslední změna: { $moment }
backup-check-broken =
    { $broken ->
        [one] Zálohu { $file } lze obnovit, ale 1 partii z { $games } nelze přečíst: { $named }
        [few] Zálohu { $file } lze obnovit, ale { $broken } partie z { $games } nelze přečíst: { $named }
        [many] Zálohu { $file } lze obnovit, ale { $broken } partie z { $games } nelze přečíst: { $named }
       *[other] Zálohu { $file } lze obnovit, ale { $broken } partií z { $games } nelze přečíst: { $named }
    }

database-rights = práva k databázi { $file } nestačí ({ $detail })
serve-database-rights = { database-rights }. Uživatel z VENDEMMIA_DATABASE musí být vlastníkem databáze.
copy-unfit = řádky v { $file } si odporují nebo se do databáze nevejdou ({ $detail }); nic se nezměnilo
restore-failed-aside = { $problem }; partie zůstaly beze změny a jejich kopie je v { $file }

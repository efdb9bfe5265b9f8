### The web pages: what all pages share, the frame of the table, errors.

page-skip = Přejít k obsahu
page-home = Přejít na úvodní stránku
page-drawer = Více
page-close = Zavřít
page-language = Jazyk
page-lost = Server neodpovídá. Zkoušíme to znovu; váš poslední tah se odesílá, dokud nedorazí.

## The frame of the table

table-title = { $question } · vendemmia
table-skip = Přejít k rozhodnutí
table-waiting = Čeká se na ostatní hráče
table-your-decision = Vaše rozhodnutí
table-choices = Možnosti
table-why-not = Proč ne?
table-instead = Místo toho: { $answer }
table-first = Nejdřív: { $answer }
# The label of a button for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer }: { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer }: { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer }: { $reason }
table-rules = Pravidla
table-pass-again = Zima je poslední období a vaši pracovníci mají ještě co dělat. Chcete-li pasovat, stiskněte Pasovat znovu.
table-stale = Stůl se mezitím změnil, takže se nic nezahrálo. Toto je aktuální pozice.
table-not-your-turn = Nebyli jste na tahu, takže se nic nezahrálo.
table-unknown-answer = Taková odpověď neexistuje, takže se nic nezahrálo.
table-illegal = To není možné, takže se nic nezahrálo.
table-nothing-to-undo = Není co vrátit.

## Reasons in two or three words, on something greyed out

short-no = teď ne

## Errors

error-not-found = Tato stránka neexistuje
error-not-found-help = Adresa může obsahovat překlep, nebo je stůl na jiném počítači.
error-bad-request = Tento požadavek nešlo přečíst
error-bad-request-help = Vraťte se na stránku a zkuste to znovu.
error-too-large = Toto je příliš velké
error-too-large-help = Server přijme nejvýš { $megabytes } MB a tolik polí formuláře: { $fields }; zápis partie je mnohem menší. Nic se nezměnilo. Vraťte se a pošlete něco jiného.
error-not-allowed = Tato adresa není stránka
error-not-allowed-help = Něco na ni poslat mohou jen tlačítka. Vraťte se, nebo začněte na úvodní stránce.
error-server = Něco se pokazilo
error-server-help = Žádný tah se neztratil: každý tah, který jste viděli, je uložen. Vraťte se a zkuste to znovu; pokud se to zopakuje, nahlaste nám to, prosím.
error-forbidden = Platnost této stránky vypršela
error-forbidden-help = Její formulář už neplatí, možná proto, že byly smazány cookies. Nic se nezměnilo. Otevřete stůl znovu a zopakujte poslední krok.
error-game = Tato partie je zmrazená
error-game-help = Tato verze programu v ní neumí pokračovat. Nic se nezměnilo a ostatních partií se to netýká.
frozen-rules = Od jejího uložení se změnila pravidla a tato verze její pozici neumí přečíst.
frozen-options = Byla uložena s volbami, které tato verze nezná.
frozen-seats = Hráči, kteří jsou s ní uloženi, k partii nesedí.
frozen-plies = Některé její odpovědi chybějí.
frozen-row = Část jejích uložených dat je poškozená a nelze ji přečíst.
frozen-help = Nic se nezměnilo a ostatních partií se to netýká. Uloženou partii si můžete stáhnout: jiná verze programu ji možná otevře.
frozen-help-running = Nic se nezměnilo a ostatních partií se to netýká. Partie zůstává uložená: jiná verze programu v ní možná dokáže pokračovat. Soubor ke stažení neobsahuje seed ani skryté karty, protože partie ještě neskončila.
frozen-download = Stáhnout uloženou partii
top-known-deal = známé rozdání
top-went-on = od odpovědi { $ply } nová pravidla
note-known-deal = Toto je známé rozdání, seed { $seed }: kdo ho viděl, ví, jaké karty přijdou.
note-same-deal = Tato partie pokračuje z určitého okamžiku jiné partie se stejným rozdáním: kdo ji viděl, může vědět, jaké karty přijdou.
note-went-on = Od začátku této partie se změnila pravidla. Pokračovalo se z pozice uložené po odpovědi { $ply }.
note-other-player = Za hráče { $player } hrál počítačový hráč „{ $bot }“, kterého tato verze nemá. Místo něj hraje „{ $level }“.
error-busy = Databáze je zaneprázdněná
error-busy-help = Právě ji používá jiný program. Nic se nezměnilo. Vraťte se a zkuste to znovu.
error-backup = Zálohu se nepodařilo vytvořit
error-backup-help = { $detail }. Nic se nezměnilo. Zkontrolujte disk a zkuste to znovu.
error-evaluations = Vyhodnocuje se příliš mnoho partií
error-evaluations-help = Počkejte, až některé skončí, a zkuste to znovu. Nic se nezměnilo.
error-database = Databázi nelze použít
error-database-help = { $problem }
error-database-away = Stránky se teď nedostanou k partiím
error-database-away-help = Není to vaše chyba: databáze serveru právě nefunguje. Každý tah, který jste viděli, je uložen. Vraťte se a zkuste to za chvíli znovu.
error-restarting = Server se restartuje
error-restarting-help = Skončil dřív, než stihl odpovědět. Každý tah, který jste viděli, je uložen. Vraťte se a zkuste to znovu.

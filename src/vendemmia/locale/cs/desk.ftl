### The desk of the moderators, sanctions, appeals, reports, blocks, and the command `vendemmia host`.

## The desk

desk-title = Stůl moderátorů
desk-waiting =
    { $count ->
        [one] { $count } otevřené hlášení
        [few] { $count } otevřená hlášení
        [many] { $count } otevřeného hlášení
       *[other] { $count } otevřených hlášení
    }
desk-people = Lidé
desk-tables = Stoly
desk-table = Stůl
desk-log = Záznam zásahů
desk-log-about = Všechno, co moderátoři udělali. Tady to nikdo nezmění.
desk-state = Server
desk-times = Všechny časy jsou v UTC.
desk-gone = smazáno
desk-none = Nic tu není.
desk-reason = Důvod, který si dotyčný přečte
desk-reason-text = Napište ho v jazyce, kterému dotyčný rozumí.
desk-length = Na jak dlouho
desk-length-hour = hodina
desk-length-day = den
desk-length-days3 = 3 dny
desk-length-week = týden
desk-length-month = 30 dní
desk-length-year = rok
desk-length-open = dokud to moderátor nezruší
desk-reported-by = hlásí
desk-about = týká se
desk-because = důvod:
desk-until = do
desk-removed = u stolu už není vidět
desk-command-line = z příkazové řádky
desk-stage = Stav
desk-stage-gathering = čeká na hráče
desk-stage-running = probíhá
desk-stage-over = dohraná
desk-stage-deleted = smazaná
desk-stage-closed = zavřená moderátorem
desk-opened-by = otevírá
desk-about-table = Partie
desk-seats = Místa
desk-table-gone = Tento stůl už není. Co se tam řeklo a nahlásilo, se uchovává 90 dní.
desk-reports = Hlášení
desk-reports-none = Žádné hlášení nečeká.
desk-appeals = Odvolání
desk-appeals-none = Žádné odvolání nečeká.
desk-appeal = Odvolání:
desk-appeal-keep = Ponechat, jak to je
desk-lift = Zrušit
desk-an-address = Adresa
desk-copied = Nahlášeno
desk-said-about = Poznámka
desk-when = Kdy
desk-outcome = Rozhodnutí
desk-outcome-acted = zasáhlo se
desk-outcome-nothing = není co řešit
desk-decided-acted = hlášení { $number }: zasáhlo se
desk-decided-nothing = hlášení { $number }: není co řešit
desk-context = Co zaznělo předtím
desk-others = Další hlášení téhož
desk-decide = Uzavřít hlášení
desk-decide-text = Tím se uzavřou všechna otevřená hlášení téhož. Nejdřív zasáhněte na stránce člověka nebo stolu.
desk-search = Hledat
desk-search-people = Jméno nebo identifikátor
desk-search-tables = Identifikátor, kód nebo jméno hráče
desk-found = Nalezeno
desk-newest = Nejnovější účty a hosté
desk-sanctioned = má nebo mělo sankci
desk-kind = Druh
desk-account = účet
desk-guest = host
desk-moderator = moderátor
desk-since = Na serveru od
desk-seen = Naposledy
desk-games =
    { $count ->
        [one] { $count } hodnocená partie
        [few] { $count } hodnocené partie
        [many] { $count } hodnocené partie
       *[other] { $count } hodnocených partií
    }
desk-addresses = Adresy (značky, 30 dní)
desk-same = Stejná adresa
desk-profile = Stránka tohoto hráče
desk-act = Zasáhnout
desk-what = Co udělat
desk-do = Provést
desk-about-warning = ukáže se jednou a je nutné ho potvrdit
desk-about-mute = bez vlastního textu; hotové fráze zůstávají
desk-about-rated = bez hodnocených stolů a hodnocené vinice dne
desk-about-play = žádné nové stoly; rozehrané partie lze dohrát
desk-about-ban = jen veřejné stránky; rozehrané partie dohrají počítačoví hráči, už bez hodnocení
desk-rename = Dát jiné jméno
desk-new-name = Nové jméno
desk-ban-address = Zakázat adresu
desk-ban-address-text = Cizí lidé, hosté a nové účty z této adresy jsou odmítnuti. Existující účty se odtud mohou přihlásit: adresu může sdílet rodina nebo škola.
desk-sanctions = Sankce
desk-lifted = zrušeno
desk-read = přečteno
desk-against = Hlášení o tomto člověku
desk-made = Hlášení tohoto člověka
desk-messages = Co zaznělo
desk-close = Zavřít stůl
desk-close-text = Zavřený stůl zmizí všem a nehodnotí se. Stůl stažený ze seznamu se do něj nevrátí.
desk-unlist = Stáhnout ze seznamu
desk-void = Zrušit hodnocení
desk-link = Odkaz na nové heslo
desk-link-make = Vytvořit odkaz na nové heslo
desk-link-text = Předejte ho jen majiteli účtu. Platí jednou, { $hours } h, a tato stránka ho ukáže jen teď.
desk-pages = Stránky
desk-newer = Novější
desk-older = Starší
desk-attention = Pozor:
desk-group-people = Lidé a stoly
desk-group-processes = Procesy
desk-group-storage = Úložiště
desk-group-versions = Verze
desk-state-here = tady za posledních 10 minut
desk-state-accounts = účty
desk-state-guests = hosté
desk-state-gathering = stoly, které čekají na hráče
desk-state-running = rozehrané partie
desk-state-finished = dohrané partie
desk-state-web = webové procesy
desk-state-bots = procesy počítačových hráčů
desk-state-of = { $alive } z { $all }
desk-state-heartbeat = poslední známka života
desk-state-never = zatím žádná
desk-state-seconds =
    { $count ->
        [one] před { $count } sekundou
        [few] před { $count } sekundami
        [many] před { $count } sekundy
       *[other] před { $count } sekundami
    }
desk-state-database = databáze
desk-state-disk = volné místo na disku
desk-state-backup = poslední záloha
desk-backup-done = hotová { $ago }
desk-backup-failed = nezdařila se { $ago }
desk-state-unknown = není známo
desk-state-megabytes = { $count } MB
desk-state-program = vendemmia
desk-state-rules = pravidla
desk-state-schema = schéma databáze
desk-state-python = Python
desk-state-engine = engine
desk-engine-compiled = zkompilovaný
desk-engine-pure = interpretovaný
desk-error-reason = Napište důvod: dotyčný si ho přečte.
desk-error-long = Důvod může mít nejvýš { $most } znaků.
desk-error-until = Vyberte, na jak dlouho.
desk-error-kind = Vyberte, co udělat.
desk-error-self = Nemůžete to použít na sebe.
desk-error-moderator = Je to moderátor. Nejdřív ho odeberte příkazem vendemmia host remove.
desk-error-address = Tento člověk na té adrese v poslední době nebyl.
desk-error-gone = To už je hotové, nebo už to není.
desk-error-name = Toto jméno nelze použít: 1 až { $letters } viditelných znaků.
desk-error-taken = Toto jméno je obsazené, nebo se obsazenému podobá.
desk-act-add = Jmenování moderátorem
desk-act-remove = Odvolání moderátora
desk-act-warning = Varování
desk-act-mute = Zákaz vlastního textu
desk-act-rated = Vyloučení z hodnocených partií
desk-act-play = Vyloučení z nových partií
desk-act-ban = Zákaz
desk-act-address = Zákaz adresy
desk-act-lift = Zrušení sankce
desk-act-rename = Přejmenování; předtím:
desk-act-password = Odkaz na nové heslo
desk-act-close = Zavření stolu
desk-act-unlist = Stažení stolu ze seznamu
desk-act-void = Zrušení hodnocení
desk-act-unrate = Rozehraná partie už bez hodnocení
desk-act-report = Uzavření hlášení
desk-act-appeal = Zamítnutí odvolání

## Sanctions, as the person reads them

sanction-title = Od moderátorů
sanction-kind-warning = Varování
sanction-kind-renamed = Nové jméno
sanction-kind-mute = Bez vlastního textu
sanction-kind-rated = Bez hodnocených partií
sanction-kind-play = Bez nových partií
sanction-kind-ban = Zákaz
sanction-heading-warning = Varování
sanction-heading-renamed = Teď máte jiné jméno
sanction-heading-mute = Nemůžete psát vlastní text
sanction-heading-rated = Nemůžete hrát hodnocené partie
sanction-heading-play = Nemůžete začínat nové partie
sanction-heading-ban = Tady nemůžete hrát
sanction-heading-address = Hosté z vaší adresy tady nemohou hrát
sanction-text-warning = Moderátor vás žádá, abyste dodržovali pravidla tohoto serveru. Když se to zopakuje, můžete přijít o některá práva.
sanction-text-renamed = Moderátor změnil vaše jméno.
sanction-new-name = Teď se jmenujete { $name }. Starým jménem se můžete dál přihlásit, ale nikdo ho nevidí.
sanction-text-mute = Hotové fráze jsou dál možné.
sanction-text-rated = Všechny ostatní partie hrát můžete.
sanction-text-play = Rozehrané partie můžete dohrát.
sanction-text-ban = Můžete číst veřejné stránky, odhlásit se a jednou napsat moderátorům. Vaše partie dohrají počítačoví hráči; nepočítá se to jako vzdání.
sanction-text-address = Pokud máte účet, přihlaste se: pak můžete hrát.
sanction-until = Do
sanction-moment = { $day }, { $time } UTC
sanction-open = dokud to moderátor nezruší
sanction-reason = Důvod
sanction-contact = Odvolání pište na
sanction-none = Nic proti vám není.
sanction-notice = Píší vám moderátoři
sanction-seen = Přečteno
sanction-more = Proč a jak se odvolat
sanction-yours = Co se vás týká
appeal-heading = Odvolání
appeal-text = K tomu můžete moderátorům jednou napsat. Řekněte, co by měli vědět.
appeal-field = Váš text
appeal-send = Odeslat
appeal-sent = Vaše odvolání čeká na moderátora.
appeal-answered = Moderátor si vaše odvolání přečetl a rozhodnutí ponechal.
appeal-problem = Napište 1 až { $most } znaků; jde to jen jednou.
error-table-closed = Moderátor tento stůl zavřel
error-table-closed-help = Partie se nikomu nepočítá. Můžete otevřít jiný stůl.

## Reports by players

report-title = Hlášení moderátorům
report-heading-message = Nahlásit tuto zprávu
report-heading-name = Nahlásit tohoto hráče
report-heading-table = Nahlásit tento stůl
report-kind-message = Zpráva
report-kind-name = Hráč
report-kind-table = Stůl
report-about = Moderátoři dostanou kopii a nikdo jiný se nedozví, kdo hlásí.
report-reason = Co je špatně?
report-reason-insult = Urážky nebo vyhrožování
report-reason-name = Jméno, které uráží nebo klame
report-reason-spam = Reklama nebo zahlcování
report-reason-unfair = Nečestná hra
report-reason-leaving = Schválně opouští partie
report-reason-other = Něco jiného
report-text = Co by měli moderátoři ještě vědět (nepovinné)
report-send = Odeslat hlášení
report-done = Děkujeme. Moderátoři se na to podívají.
report-do = Nahlásit
report-table = Nahlásit tento stůl
report-table-of = Nahlásit stůl: { $players }
report-message-of = Nahlásit tuto zprávu: { $player }
report-or-block = Nahlásit nebo blokovat
report-error-reason = Vyberte, co je špatně.
report-error-long = Text může mít nejvýš { $most } znaků.
report-error-self = To je vaše vlastní.
report-error-already = To už jste nahlásili. Moderátoři se na to podívají.

## Blocks

block-title = Blokovaní hráči
block-heading = Blokovat
block-text = S blokovaným hráčem se nepotkáte: ani jeden nečte, co píše druhý, a nevidí jeho stoly v seznamu. Hráč se to nedozví.
block-do-named = Blokovat: { $name }
block-undo = Odblokovat
block-undo-named = Odblokovat: { $name }
block-none = Nikoho neblokujete.
block-account = Účet
block-here = Sedí tu někdo, koho blokujete: { $names }.
error-block-self = Nemůžete blokovat sebe
error-block-self-help = Vyberte někoho jiného.
error-block-many = Blokovaných hráčů už máte { $most }
error-block-many-help = Nejdřív někoho odblokujte.
together-cannot-closed = U tohoto stolu pro vás není místo.
together-cannot-blocked = Chcete-li si přesto sednout, stiskněte znovu.

## Errors of the API

api-error-banned = Tady nemůžete hrát. Pole reason říká proč, until do kdy.
api-error-suspended = Takové partie teď nějakou dobu nemůžete začínat. Pole reason říká proč, until do kdy.
api-error-muted = Nějakou dobu nemůžete psát vlastní text. Hotové fráze jsou možné.
api-error-closed-to-you = U tohoto stolu pro vás není místo.
api-error-blocked-here = Sedí tam někdo, koho blokujete. Chcete-li si přesto sednout, pošlete anyway.
api-error-name-needed = Ostatní vidí, kdo sedí u stolu. Nejprve si zvolte jméno na stránce nastavení.
api-error-already-reported = To už jste nahlásili.
api-error-not-this-person = S tímto člověkem to nejde, nebo ne s tolika lidmi.

## The environment

environment-contact = { $name } je jeden řádek, nejvýš { $most } znaků.

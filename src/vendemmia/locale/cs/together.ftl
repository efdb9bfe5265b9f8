### Playing together: inviting, joining, people around a table, chat, accounts.

## The start page and the options of a table

together-guest = Host
together-heading = Hrát společně
together-about = Otevřete stůl, pošlete odkaz nebo kód a každý hraje na vlastní obrazovce.
together-open = Otevřít stůl pro přátele
together-open-text = volná místa přes odkaz nebo kód
together-open-tables = Otevřené stoly
together-nobody = Zatím nikdo
together-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
together-take-seat = Zaujmout místo
together-watch = Sledovat
together-watch-text = otevřený stůl, bez místa
together-who-you = Vy
together-who-you-text = Hraje na této obrazovce. S více takovými místy si obrazovku předáváte.
together-who-open = Volné místo
together-who-open-text = Pro někoho, kdo se připojí přes odkaz nebo kód. Místa, která zůstanou volná, dostanou počítačoví hráči.
together-options = U tohoto stolu
together-options-text = Tato nastavení platí, když je u stolu volné místo.
together-clock = Hodiny
together-clock-text = Když čas vyprší, zastoupí hráče počítač, dokud se nevrátí. V hodnocené partii ten, komu čas vyprší, prohrává a vrátit se nemůže. Hodnocená partie má hodiny vždy: bez jiné volby den na tah.
together-clock-none = Bez hodin
together-clock-move-2m = 2 minuty na tah
together-clock-move-10m = 10 minut na tah
together-clock-move-1d = Den na tah
together-clock-game-10m = 10 minut pro každého, 5 s navíc za tah
together-clock-game-20m = 20 minut pro každého, 10 s navíc za tah
together-clock-game-45m = 45 minut pro každého, 20 s navíc za tah
together-chat = Chat
together-chat-off = Vypnutý
together-chat-phrases = Hotové věty
together-chat-all = Věty a vlastní text
together-spectators = Diváci
together-spectators-text = Ostatní mohou sledovat otevřený stůl; karty v ruce nikdo nevidí.
together-listed = V seznamu
together-listed-text = Každý na tomto serveru stůl najde a může zaujmout volné místo.
together-rated = Hodnocená partie
together-rated-text = Výsledek mění hodnocení. Každý má účet a jedno místo a hodiny běží vždy. Kdo partii vzdá nebo komu vyprší čas, prohrává. Bez rad, bez vracení před odkrytí skrytého, bez vybraného rozdání a omezení let.
together-error-chat = Vyberte, jak se u stolu mluví.
together-error-clock = Vyberte hodiny ze seznamu.
together-error-rated = Hodnocená partie nemůže mít vybrané rozdání. Nechte pole Seed prázdné, nebo hrajte bez hodnocení.

## A table that gathers

together-gathering = Čeká se na hráče
together-gathering-title = Čeká se na hráče
together-seats = Místa
together-seat-free = Volné místo
together-seat-waits = čeká na hráče
together-seat-bot = počítač, { $level }
together-seat-you = vy
together-seat-host = hostitel stolu
together-here = u stolu
together-away = teď mimo stůl
together-begins = Partie začne, až budou všechna místa obsazená nebo až ji spustí hostitel.
together-fill = Úroveň počítačových hráčů na volných místech
together-begin = Začít partii
together-leave-seat = Odejít od stolu
together-remove = Odebrat hráče { $player }
together-invite = Pozvat
together-qr = QR kód odkazu na tento stůl
together-code = Kód
together-code-text = Jste ve stejné místnosti? Otevřete { $address } a napište kód.
together-code-wrong = Tento kód žádný stůl nemá. Platí jen do začátku partie.
together-link = Odkaz
together-link-text = Kdo má odkaz, může zaujmout volné místo.
together-copy = Kopírovat
together-copied = Zkopírováno
together-renew = Nový odkaz
together-renew-text = starý přestane platit
together-screen = Společná obrazovka
together-screen-text = otevřený stůl pro televizi
together-join = Připojit se ke stolu
together-join-title = Připojit se ke stolu
together-join-text = Napište kód, který vidí hostitel stolu.
together-join-do = Připojit se
together-invited = Máte pozvánku
together-invited-by = Zve vás { $host }
together-invited-title = Pozvánka ke stolu
together-your-name = Vaše jméno
together-sit-as = Zaujmout místo jako { $name }
together-no-account = Účet nepotřebujete.
together-cannot-full = Všechna místa jsou obsazená.
together-cannot-name = Ostatní vidí, kdo tu sedí. Nejprve si zvolte jméno.
together-cannot-begun = Partie už začala.
together-gone = Tato pozvánka už neplatí
together-gone-text = Partie začala, nebo hostitel vytvořil nový odkaz. Řekněte si o něj.

## People around a table

together-people = Lidé: u stolu { $here } z { $count }
together-left = partie vzdána, hraje počítač
together-stands-in = zastupuje počítač
together-asked = odpovídá
together-mute = Ztlumit
together-talk = Zprávy
together-talk-none = Zatím nikdo nic nenapsal.
together-say = Napište něco
together-send = Odeslat
together-clear = Smazat všechny zprávy
together-chat-off-now = Tento stůl nemá chat.
together-chat-empty = Není co odeslat.
together-chat-long = Zpráva je příliš dlouhá.
together-phrase-hello = Ahoj!
together-phrase-luck = Hodně štěstí!
together-phrase-well = Pěkně zahráno!
together-phrase-thanks = Děkuji!
together-phrase-sorry = Promiňte!
together-phrase-moment = Okamžik, prosím.
together-phrase-turn = Jste na tahu.
together-phrase-close = Bude to těsné.
together-phrase-again = Ještě jednu partii?
together-phrase-bye = Pěkná partie. Na shledanou!
together-propose-stand-in = Ať hraje počítač
together-propose-undo = Požádat o vrácení
together-propose-undo-text = Ostatní musí souhlasit.
together-stand-in = Ať mě zastoupí počítač
together-stand-in-text = Na místo se vrátíte jedním stiskem.
together-resign = Vzdát partii
together-resign-text = Počítačový hráč hraje dál za vás. Dokud partie trvá, můžete se vrátit.
together-resign-rated = Počítačový hráč hraje dál za vás a vy tuto hodnocenou partii prohráváte. Vrátit se nemůžete.
together-resign-do = Vzdát se
together-replaced = Za vás odpovídá počítačový hráč.
together-back = Vrátit se na své místo
together-asks-undo = { $player } žádá o vrácení svého posledního rozhodnutí a všeho, co následovalo.
together-asks-undo-own = Požádali jste o vrácení svého posledního rozhodnutí.
together-asks-undo-seen = Od té doby se odkryly skryté karty; nikdo je nezapomene.
together-asks-stand-in = { $player } navrhuje, aby za nepřítomného hráče { $absent } odpovídal počítač.
together-asks-stand-in-own = Navrhujete, aby za hráče { $absent } odpovídal počítač.
together-agreed = Souhlasí { $count } z { $needed }
together-agree = Souhlasím
together-refuse = Nesouhlasím
together-withdraw = Vzít zpět
together-proposal-gone = Už není s čím souhlasit.
together-not-absent = Tento hráč je u stolu, nebo už za něj odpovídá počítač.
together-cannot = Teď to není možné.
together-ahead = Přijde na vás tato otázka:
together-ahead-given = Vaše odpověď: { $answer }
together-again-go = Přejít k další partii
together-again-text = každý stiskne jednou, místa se posunou
together-again-waits = Čeká se na: { $players }

## Errors

error-not-yours = To u tohoto stolu udělat nemůžete
error-not-yours-help = Mohou to jen jeho hráči, nebo jen ten, kdo ho otevřel.
error-others-play = Ostatní tu ještě hrají
error-others-play-help = Partii raději vzdejte: počítačový hráč bude hrát dál za vás.
error-too-often = To bylo příliš často
error-too-often-help = { $minutes ->
    [one] Zkuste to znovu za minutu.
    [few] Zkuste to znovu za { $minutes } minuty.
    [many] Zkuste to znovu za { $minutes } minuty.
   *[other] Zkuste to znovu za { $minutes } minut.
}

## Accounts

account-sign-in = Přihlásit se
account-sign-in-text = S účtem máte své partie na každém zařízení. Hrát můžete i bez něj.
account-takes-over = Partie, které tu hrajete jako host, přejdou do vašeho účtu.
account-sign-up = Vytvořit účet
account-sign-up-text = Stačí jméno a heslo. Partie, které jste tu hráli jako host, vám zůstanou.
account-sign-out = Odhlásit se
account-none-yet = Ještě nemáte účet?
account-of = { $name }: účet
account-signed-in = Jste přihlášeni.
account-saved = Uloženo.
account-guest = Hrajete jako host: vaše partie zná jen tento prohlížeč. Účet je uchová.
account-field-name = Jméno
account-field-password = Heslo
account-field-email = E-mail (nepovinný)
account-field-before = Současné heslo
account-field-new = Nové heslo
account-email-text = Abyste mohli nahradit zapomenuté heslo. Nejdřív požádáme o potvrzení adresy.
account-password = Změna hesla
account-password-do = Změnit heslo
account-password-text = Všechny ostatní prohlížeče se odhlásí a všechny tokeny API přestanou platit.
account-delete = Smazat účet
account-delete-text = Účet se smaže navždy. Rozehrané partie tím vzdáváte: partie ve dvou tím končí, v ostatních hraje dál počítačový hráč.
account-delete-do = Smazat navždy
account-forget = Zapomenout mě tady
account-forget-text = Bez účtu se pak ke svým partiím nevrátíte.
account-forget-do = Zapomenout mě
account-error-name = Jméno má 1 až { $most } viditelných znaků.
account-error-taken = Toto jméno, nebo velmi podobné, už někdo má.
account-error-taken-away = Toto jméno vám moderátor odebral. Zvolte jiné.
account-error-reserved = Toto jméno patří těm, kdo se starají o server, nebo počítačovým hráčům.
names-reserved = administrátor,administrátorka,správce,správkyně,moderátor,moderátorka,hostitel,vlastník,podpora,tým,systém,počítač
account-error-email = Toto není e-mailová adresa.
account-error-wrong = Jméno nebo heslo nesouhlasí.
account-error-wrong-before = Současné heslo nesouhlasí.
account-error-too-short = Heslo má nejméně 8 znaků.
account-error-too-long = Heslo má nejvýše 128 znaků.
account-error-too-common = Toto heslo používá příliš mnoho lidí.
account-error-too-similar = Heslo se příliš podobá jménu.

## The terminal

cli-option-lan = nechat hrát všechny doma, každého na vlastním telefonu nebo počítači
lan-addresses = Ostatní doma otevřou { $addresses }
lan-code = Chcete-li hrát společně, otevřete stůl pro přátele; ostatní otevřou { $address } a napíšou jeho kód.
lan-no-address = Tento počítač nemá adresu, na které by ho ostatní našli. Je připojený k síti?
lan-only-here = Server naslouchá na adrese { $address }, na kterou se dostane jen tento počítač. Chcete-li pustit ostatní, spusťte ho bez VENDEMMIA_LISTEN.

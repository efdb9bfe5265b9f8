### Notices to people who are away from a shared table: what is sent, and the page on which they choose it.

## What is sent

notice-title = Jste na tahu
notice-body = { $when } · { $names }
notice-line = { $name }: { $title } ({ $text }) { $link }
notice-test-title = Zkouška
notice-test-body = Vaše upozornění chodí sem.
notice-mail-subject = { $title } · { $text }
notice-mail =
    Dobrý den, { $name },

    { $title }: { $text }

    { $link }

    Když u stolu nejste, přijde ke každému rozhodnutí jeden e-mail. Chcete-li je ukončit, otevřete tuto stránku:
    { $stop }
notice-confirm-subject = Potvrďte svou adresu pro vendemmia
notice-confirm-mail =
    Dobrý den,

    { $name } na { $site } chce na tuto adresu dostávat e-mail, když bude na tahu.

    Pokud jste to vy, potvrďte adresu do { $hours } hodin:
    { $link }

    Pokud ne, nedělejte nic: žádný další e-mail nepřijde.

## The page

notices-link = Když u stolu nejste: push, e-mail, webhook, tiché hodiny
notices-title = Upozornění · vendemmia
notices-heading = Když u stolu nejste
notices-about = Když hra čeká na vás a stůl nemáte otevřený, dostanete po 20 sekundách upozornění: jedno ke každému rozhodnutí, u stolů s dalšími lidmi.
notices-order = Doručí ho první cesta, která funguje: push, pak webhook, pak e-mail.
notices-back = Zpět do nastavení
notices-on = Zapnuto
notices-save = Uložit
notices-remove = Odebrat adresu
notices-test = Poslat zkoušku

notices-push = Upozornění push
notices-push-help = Dorazí na vaše zařízení, i když není otevřená žádná stránka. Cestou je nikdo nepřečte.
notices-push-count =
    { $count ->
        [0] Není zapnuté žádné zařízení.
        [one] Zapnuté je 1 zařízení.
        [few] Zapnutá jsou { $count } zařízení.
        [many] Zapnuto je { $count } zařízení.
       *[other] Zapnuto je { $count } zařízení.
    }
notices-push-switch-on = Zapnout na tomto zařízení
notices-push-switch-off = Vypnout na tomto zařízení
notices-push-remove = Vypnout na všech zařízeních
notices-push-none = Tento server upozornění push neposílá.
notices-push-scripts = Zařízení zapíná skript a tento prohlížeč žádné nespouští.
notices-push-unsupported = Tento prohlížeč upozornění push nepřijímá. Na iPhonu nebo iPadu nejdřív přidejte stránku na plochu.
notices-push-insecure = Upozornění push potřebují stránku s https.
notices-push-denied = Prohlížeč této stránce upozornění nedovoluje. Povolte je v jeho nastavení a zkuste to znovu.
notices-push-failed = Prohlížeč se nespojil se svou službou push. Zkuste to později.

notices-email = E-mail
notices-email-help = Než adresu použijeme, zeptáme se na ní. V každém e-mailu je odkaz, kterým je ukončíte.
notices-email-address = E-mailová adresa
notices-email-waiting = Otevřete odkaz v e-mailu, který jsme poslali na { $address }. Do té doby tam nic dalšího neposíláme.
notices-email-none = Tento server e-maily neposílá.

notices-webhook = Webhook
notices-webhook-help = Adresa z Discordu, Slacku nebo vašeho vlastního programu. Dostane krátkou zprávu ve formátu JSON.
notices-webhook-address = Adresa webhooku
notices-webhook-gone = Tato adresa už zprávy nepřijímá. Uložte ji znovu, nebo zadejte jinou.

notices-quiet = Tiché hodiny
notices-quiet-help = Upozornění počká, až skončí. Pokud už pak hra nečeká na vás, nepošle se.
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-zone = Časové pásmo
notices-quiet-zone-example = Europe/Prague
notices-quiet-remove = Bez tichých hodin

## What has been done

notices-done-asked = Poslali jsme e-mail. Adresu potvrdíte odkazem, který v něm je.
notices-done-email = Další e-maily už nepřijdou.
notices-done-webhook = Uloženo
notices-done-quiet = Uloženo
notices-done-push = Toto zařízení dostává upozornění push.
notices-done-push-off = Vypnuto
notices-done-test = Zkouška je na cestě.

## What is wrong

notices-problem-mail-off = Tento server e-maily neposílá.
notices-problem-email = Tohle není e-mailová adresa.
notices-problem-asked = Otázku jsme poslali před několika minutami. Podívejte se do schránky, nebo to zkuste za deset minut.
notices-problem-mail-failed = E-mail se nepodařilo poslat a nic se neuložilo. Zkuste to později.
notices-problem-address = Tohle není webová adresa. Začíná na https://.
notices-problem-https = Adresa musí začínat na https://.
notices-problem-private = Tento server nevolá adresy v soukromé síti.
notices-problem-number = Napište jméno počítače, nebo jeho číslo jako čtyři desítková čísla, například 93.184.216.34.
notices-problem-port = Tento server volá jen porty 443 a 80.
notices-problem-quiet-time = Zadejte oba časy, například 22:00 a 07:30.
notices-problem-quiet-same = Tiché hodiny musí končit v jinou dobu, než začínají.
notices-problem-zone = Tento server takové časové pásmo nezná. Zadejte název, například Europe/Prague.
notices-problem-push = Prohlížeč poslal něco, co žádná služba push nepřijme.
notices-problem-test-pause = Zkoušku jste právě poslali. Počkejte půl minuty.
notices-problem-test-none = Tato cesta není zapnutá.
notices-problem-test-push = Služba push zkoušku nepřijala. Vypněte zařízení a znovu ho zapněte.
notices-problem-test-webhook = Adresa zkoušku nepřijala. Zkontrolujte ji.
notices-problem-test-email = Poštovní server zkoušku nepřijal. Zkontrolujte adresu, nebo to zkuste později.

## Links in mails

notices-link-confirm = Potvrďte svou adresu
notices-link-confirm-text = Chcete e-mail na { $address }, když budete na tahu a u stolu nebudete?
notices-link-confirm-do = Ano, posílat upozornění
notices-link-confirmed = Adresa je potvrzená
notices-link-confirmed-text = Upozornění teď chodí na { $address }.
notices-link-stop = Ukončit e-maily
notices-link-stop-text = Nechcete už žádné e-maily na { $address }?
notices-link-stop-do = Ano, ukončit
notices-link-stopped = Další e-maily už nepřijdou
notices-link-stopped-text = Adresu { $address } jsme odebrali.
notices-link-expired = Tento odkaz už nefunguje
notices-link-expired-text = Je příliš starý, nebo se adresa mezitím změnila. Znovu ji zadáte v nastavení.

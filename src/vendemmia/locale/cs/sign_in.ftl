### Relace, druhý faktor, zapomenutá hesla, e-mailová adresa a vlastní data.

account-back = Váš účet
account-security = Zabezpečení a data
account-guessed = { $count ->
    [one] Za poslední hodinu přišlo odjinud k vašemu jménu { $count } chybné heslo. Nic se nezměnilo.
    [few] Za poslední hodinu přišla odjinud k vašemu jménu { $count } chybná hesla. Nic se nezměnilo.
    [many] Za poslední hodinu přišlo odjinud k vašemu jménu { $count } chybného hesla. Nic se nezměnilo.
   *[other] Za poslední hodinu přišlo odjinud k vašemu jménu { $count } chybných hesel. Nic se nezměnilo.
}
account-delete-stays = U stolů, kde s vámi hrají nebo hráli jiní, zůstane:
account-stays-games = { $count ->
    [one] { $count } dohraná partie pod jménem, pod kterým jste ji hráli
    [few] { $count } dohrané partie pod jmény, pod kterými jste je hráli
    [many] { $count } dohrané partie pod jmény, pod kterými jste je hráli
   *[other] { $count } dohraných partií pod jmény, pod kterými jste je hráli
}
account-stays-running = { $count ->
    [one] { $count } rozehraná partie, kterou dohraje počítačový hráč
    [few] { $count } rozehrané partie, které dohrají počítačoví hráči
    [many] { $count } rozehrané partie, které dohrají počítačoví hráči
   *[other] { $count } rozehraných partií, které dohrají počítačoví hráči
}
account-stays-messages = { $count ->
    [one] { $count } vaše zpráva
    [few] { $count } vaše zprávy
    [many] { $count } vaší zprávy
   *[other] { $count } vašich zpráv
}
account-delete-gone = Všechno ostatní se smaže: hodnocení, vinice dne, kampaň, adresy, zařízení, tokeny a všechny způsoby přihlášení. Předtím si to můžete uložit:
account-error-code = Tento kód nesouhlasí, nebo už byl použit.
account-error-late = Trvalo to příliš dlouho. Začněte znovu.
account-error-too-simple = Toto heslo opakuje příliš málo znaků.
account-error-site-name = Název webu s číslem zkouší každý jako první.
account-error-mail-off = Tento server neposílá e-maily.

## Browsers and programs

sessions-title = Prohlížeče a programy · vendemmia
sessions-heading = Prohlížeče a programy
sessions-short = Kde jste přihlášeni a co má váš token.
sessions-text = Tyto tu jednají za vás. Pokud něco nepoznáváte, ukončete to a změňte si heslo. Adresy se neukládají.
sessions-browsers = Prohlížeče
sessions-programs = Programy s tokenem
sessions-browser = { $browser }, { $system }
sessions-unknown = Neznámý prohlížeč
sessions-here = tento prohlížeč
sessions-since = od { $day }
sessions-made = vytvořeno { $day }
sessions-seen = naposledy { $moment } UTC
sessions-end = Ukončit
sessions-end-named = Ukončit: { $name }, naposledy { $moment }
sessions-ended = Hotovo.
sessions-end-all = Ukončit všechny ostatní
sessions-end-all-text = Všechny prohlížeče kromě tohoto a všechny tokeny.

## Second factor

factor-heading = Druhý faktor
factor-text = S druhým faktorem je k přihlášení potřeba i kód, který ukazuje aplikace ve vašem telefonu. Samotné heslo pak nestačí.
factor-is-on = Při přihlášení je potřeba kód z aplikace.
factor-is-off = Nenastaveno: stačí heslo.
factor-codes-left = { $count ->
    [0] Nezbývá vám žádný záložní kód.
    [one] Zbývá vám { $count } záložní kód.
    [few] Zbývají vám { $count } záložní kódy.
    [many] Zbývá vám { $count } záložního kódu.
   *[other] Zbývá vám { $count } záložních kódů.
}
factor-begin = Nastavit
factor-scan = Naskenujte aplikací
factor-scan-text = Nebo do aplikace opište toto tajemství:
factor-open = Otevřít aplikaci na tomto zařízení
factor-code-app = Kód, který ukazuje aplikace
factor-confirm = Zapnout
factor-codes = Vaše záložní kódy
factor-codes-text = Každý vás jednou přihlásí, když o aplikaci přijdete. Opište si je teď: tato stránka je ukazuje jen jednou.
factor-new-codes = Nové záložní kódy
factor-off = Vypnout
factor-passkeys = Přístupový klíč s otiskem, obličejem nebo zámkem obrazovky jsou už dva faktory: kód pak není potřeba.
factor-step = Druhý krok
factor-step-text = Heslo souhlasí. Teď opište kód, který ukazuje vaše aplikace.
factor-code = Kód
factor-code-help = Nemáte aplikaci? Opište jeden ze záložních kódů.
factor-again = Začít znovu

## Lost passwords

forgot-link = Zapomněli jste heslo?
forgot-heading = Zapomenuté heslo
forgot-text = Pošleme odkaz na e-mailovou adresu účtu, pokud ji její majitel potvrdil. S odkazem si zvolíte nové heslo.
forgot-name = Jméno nebo e-mailová adresa
forgot-do = Poslat odkaz
forgot-asked = Pokud takový účet má potvrzenou adresu, e-mail s odkazem je na cestě. Odkaz platí jednou, { $hours } hodin.
forgot-host = Nemáte potvrzenou adresu? Odkaz vám může vytvořit správce tohoto serveru.
forgot-no-mail = Tento server neposílá e-maily. Jeho správce vám může vytvořit odkaz, s nímž si zvolíte nové heslo.
reset-heading = Nové heslo
reset-text = { $name }: zvolte si nové heslo.
reset-gone = Tento odkaz už byl použit, je příliš starý, nebo není celý.
reset-again = Požádat o nový odkaz
reset-done = Heslo je změněno. Přihlaste se jím.

## E-mail address

email-heading = E-mailová adresa
email-text = S potvrzenou adresou můžete nahradit zapomenuté heslo. K ničemu jinému neslouží.
email-confirmed = potvrzená
email-waits = nepotvrzená
email-asked = Poslali jsme e-mail. Adresu potvrdíte odkazem v něm.
email-new = Nová e-mailová adresa
email-do = Poslat odkaz k potvrzení
email-short-confirmed = Potvrzená: dovolí nahradit zapomenuté heslo.
email-short-none = Nepotvrzená: zapomenuté heslo by nešlo nahradit.
email-is-yours = Je { $address } vaše adresa, pro váš účet tady?
email-is-mine = Ano, je moje
email-done = { $address } je teď adresa vašeho účtu.
email-gone = Tento odkaz už byl použit, je příliš starý, nebo není celý.

## Own data

data-heading = Stáhnout moje data
data-short = Všechno, co je o vás uloženo.
data-text = Soubor zip se vším, co o vás tento server ukládá: data.json jako prostý text a záznamy vašich dohraných partií.
data-files = Vaše partie zabírají několik souborů. V prvním je data.json a nejnovější partie, v dalších zbytek.
data-file = Stáhnout soubor { $number } z { $files }
data-secrets = Hesla, klíče a tajemství v něm nejsou, takže soubor nikoho nepustí dovnitř.
data-do = Stáhnout

## Tokens

tokens-scopes = Co smí?
tokens-scopes-short = Smí
tokens-scope-read = číst
tokens-scope-read-text = Vidět vaše stoly a partie, sledovat je, číst hodnocení a vinice dne.
tokens-scope-play = hrát
tokens-scope-play-text = Odpovídat, vracet tahy, psát zprávy a vzdávat u vašich stolů.
tokens-scope-manage = spravovat
tokens-scope-manage-text = Otevírat stoly, připojovat se a odcházet, začínat vinice dne, vytvářet a zneplatňovat tokeny.
tokens-problem-scopes = Vyberte aspoň jednu věc, kterou token smí.

## Refusals

api-error-no-scope = Tento token to nesmí: chybí mu oprávnění { $scope }.
api-error-no-scope-to-give = Tento token nemůže jinému dát oprávnění { $scope }.
api-error-too-many-tokens = Máte už tolik tokenů, kolik může mít jeden člověk. Nejdřív některý zneplatněte.
api-error-token-name = Tento název token mít nemůže.
error-crowded = Právě se přihlašuje mnoho lidí
error-crowded-help = Nic se nezměnilo. Vraťte se a zkuste to znovu za pár sekund.

## Mails

letter-reset-subject = Nové heslo pro vendemmia
letter-reset =
    Dobrý den,

    přišla žádost o nové heslo k účtu { $name } na { $site }. Zvolte si je tady do { $hours } hodin:
    { $link }

    Pokud to nebyla vaše žádost, nedělejte nic: heslo zůstane, jaké je.

letter-email-subject = Potvrďte svou e-mailovou adresu
letter-email =
    Dobrý den,

    účet { $name } na { $site } uvádí tuto adresu jako svou. Pokud je vaše, potvrďte ji do { $hours } hodin:
    { $link }

    Pokud ne, nedělejte nic: žádný další e-mail nepřijde.

letter-email-changed-subject = Váš účet má jinou e-mailovou adresu
letter-email-changed =
    Dobrý den,

    účet { $name } na { $site } má od teď jinou e-mailovou adresu. Odkazy k zapomenutému heslu už sem nebudou chodit.

    Pokud jste to nebyli vy, změňte si heslo: { $link }

### Přislíbená rozdání: závazek stolu a jeho tajemství, a kdo hraje vinici dne do pořadí.

## Závazek stolu

deal-title = Přislíbené rozdání · vendemmia
deal-heading = Přislíbené rozdání
deal-link = Přislíbené rozdání
deal-about = Tajemství, které určuje každou kartu tohoto stolu, bylo zvoleno při otevření stolu. Tento závazek je z něj vypočítaný a nikdo z něj tajemství vypočítat nedokáže. Poznamenejte si ho teď: až se tajemství ukáže, každý si může ověřit, že se hrálo s těmito kartami a s žádnými jinými.
deal-gathering = Karty tohoto stolu jsou už určené. S tímto závazkem si po partii může každý ověřit, že je nikdo nezměnil.
deal-commitment = Závazek
deal-secret = Tajemství
deal-secret-after-game = ukáže se, až partie skončí
deal-secret-after-day = ukáže se, až skončí den, o půlnoci UTC
deal-secret-after-try = ukáže se, až skončí váš vlastní pokus o tuto vinici
deal-check = Jak to ověřit
deal-check-about = Po partii si stáhněte zápis a napište:
deal-check-text = Nebo ho vypočítejte libovolným programem: závazek je HMAC-SHA256 následujícího textu a klíčem je tajemství čtené jako 32 bajtů.
deal-limits = To dokazuje, že se rozdání po ukázání závazku nezměnilo. Nedokazuje to, že server předtím připravil jen jedno rozdání, ani že tajemství nikdo neviděl.
deal-of-day = Všechny stoly tohoto dne mají stejné karty. S tímto závazkem si to může každý ověřit.

## Kdo hraje vinici dne do pořadí

daily-try-guest = Hrajete bez pořadí
daily-guest = Bez účtu hrajete bez pořadí a tato partie se do něj nikdy nedostane. Vytvořte si účet nebo se přihlaste, než začnete, a váš pokus se bude počítat.
daily-guest-after = Tyto karty jste už viděli bez účtu, proto s nimi hrajete bez pořadí. S účtem se bude počítat vaše příští vinice.
daily-play-guest = Hrát
daily-play-guest-help = bez pořadí
daily-try-seen = Tyto karty už znáte
daily-seen = Vaše partie s dnešními kartami jsou bez pořadí, protože jste karty viděli před hodnoceným pokusem. Zítřejší vinice se zase počítá.
daily-play-seen = Trénovat
daily-play-seen-help = stejné karty, bez pořadí
daily-late = dohráno po svém dni
top-daily-ranked = vinice dne
top-daily-practice = vinice dne bez pořadí
note-daily-ranked = Toto je váš hodnocený pokus o vinici dne { $day }. Nejsou tu rady a nelze se vrátit před odkrytí něčeho skrytého. Skončí-li až po tomto dni, zařadí se za všechny ostatní.
note-daily-practice = Tato partie má karty vinice dne { $day }. Je bez pořadí a nepočítá se do statistik.
note-daily-guest = Hrajete vinici dne { $day } bez účtu: tato partie je bez pořadí a nepočítá se do statistik.
result-daily-ranked = Váš hodnocený pokus o vinici dne { $day } skončil.
result-daily-practice = Hráli jste vinici dne { $day } bez pořadí.
result-daily-guest = Hráli jste vinici dne { $day } bez účtu, proto tato partie není v pořadí. S účtem se bude počítat vaše příští vinice.
record-day = Zápis si můžete stáhnout, až skončí den
record-day-help = Obsahuje tajemství rozdání a jiní možná vinici dne { $day } ještě hrají. Vraťte se po půlnoci UTC.
api-error-day-not-over = Záznam obsahuje tajemství rozdání. Přečíst ho můžete, až skončí den této vinice, o půlnoci UTC.

### The settings of a browser.

settings-title = Nastavení · vendemmia
settings-heading = Nastavení
settings-saved = Uloženo
settings-as-you-go = Změny se v tomto prohlížeči ukládají průběžně.
settings-save = Uložit nastavení
settings-where = Nastavení je v cookie tohoto prohlížeče.

## You

settings-you = Vy
settings-name = Jméno
settings-name-help = U stolu, v záznamu a ve výsledcích jste „Vy“. Přehrávání, zápisy a obrázky používají vaše jméno.
settings-name-none = Vaše usedlost
settings-colour = Barva a tvar
settings-colour-help = Dostanete je v každé nové hře.
settings-colour-any = Libovolná
settings-colour-p1 = Kruh, modrá
settings-colour-p2 = Trojúhelník, oranžová
settings-colour-p3 = Kosočtverec, fialová
settings-colour-p4 = Čtverec, zelená
settings-colour-p5 = Šestiúhelník, zlatá
settings-colour-p6 = Kříž, šedá

## Pace

settings-motion = Tempo
settings-pace = Tahy ostatních
settings-pace-help = Jak pomalu je vidíte, jeden po druhém. Libovolnou klávesou či klepnutím je přeskočíte. Máte-li v systému omezený pohyb, nic se nehýbe.
settings-pace-off = Vypnuto
settings-pace-brisk = Svižné
settings-pace-normal = Normální
settings-pace-calm = Klidné
settings-talk = Řeči u stolu
settings-talk-help = Občas krátká poznámka počítačového hráče o tom, co viděli všichni.
settings-talk-on = Zapnuto
settings-talk-off = Vypnuto

## Sounds and messages

settings-calls = Zvuky a zprávy
settings-sounds = Zvuky
settings-sounds-help = Krátké zvuky toho, co se děje, a za nimi období: ptáci, cikády, vítr, oheň.
settings-sounds-off = Vypnuto
settings-sounds-low = Tiše
settings-sounds-full = Naplno
settings-listen = Poslechnout
settings-sound-yours = Jste na tahu
settings-sound-placement = Pracovník
settings-sound-coin = Mince
settings-sound-order = Objednávka
settings-sound-season = Období
settings-sound-end = Konec
settings-notify = Upozornit, když jsem na tahu
settings-notify-help = Když máte otevřený jiný panel: značka v titulku a upozornění, pokud ho prohlížeč dovolí.
settings-notify-on = Zapnuto
settings-notify-off = Vypnuto
settings-notify-denied = Prohlížeč této stránce upozornění nedovoluje. Značku v titulku uvidíte i tak.

## Playing

settings-playing = Hraní
settings-bonuses = Bonusy, které nic nestojí
settings-bonuses-help = Třeba £1 nebo karta z políčka. Vrácení tahu vrátí i bonus.
settings-bonuses-take = Brát
settings-bonuses-ask = Ptát se
settings-confirm = Ptát se, než v zimě pasujete
settings-confirm-help = Jen dokud máte pracovníky: pasováním váš rok končí.
settings-confirm-on = Zapnuto
settings-confirm-off = Vypnuto
settings-shortcuts = Jednoklávesové zkratky
settings-shortcuts-help = Jednou klávesou zahrajete, pasujete i vrátíte krok. Tab, Enter a šipky fungují vždy.
settings-shortcuts-on = Zapnuto
settings-shortcuts-off = Vypnuto
settings-see-keys = Všechny klávesy

## Language and look

settings-look = Jazyk a vzhled
settings-theme = Barvy
settings-theme-help = Podle systému: světlé nebo tmavé, jak je nastaveno ve vašem zařízení.
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-theme-system = Podle systému
settings-language = Jazyk

## Data

settings-backup = Vaše data
settings-backup-text = Záloha obsahuje všechny partie, statistiky a kampaň z tohoto počítače v jednom souboru. Chcete-li ji obnovit, zastavte server a spusťte příkaz vendemmia restore.
settings-backup-get = Stáhnout zálohu
settings-reset = Obnovit výchozí
settings-reset-help = jen nastavení

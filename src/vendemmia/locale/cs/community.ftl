### Tokens of the API, ratings, players, and the daily vineyard.

## Tokens

tokens-title = Tokeny API · vendemmia
tokens-heading = Tokeny API
tokens-about = S tokenem může váš program hrát u vašich stolů a číst vaše partie. Kdo ho má, může vaším jménem to, co níže zaškrtnete, takže ho držte v tajnosti.
tokens-description = Popis API
tokens-stranger = Nejdřív se posaďte ke stolu nebo si zahrajte vinici dne: token musí někomu patřit.
tokens-made = Váš nový token
tokens-made-text = Zkopírujte si ho hned. Nikde se neukládá a tato stránka ho ukáže jen jednou.
tokens-new = Nový token
tokens-name = Název
tokens-name-help = K čemu je? Název je vidět jen tady.
tokens-make = Vytvořit token
tokens-problem-name = Název musí mít 1 až { $most } znaků.
tokens-problem-many = Počet vašich tokenů: { $most }. Nejdřív jeden zneplatněte.
tokens-list = Vaše tokeny
tokens-none = Nemáte žádné tokeny.
tokens-created = Vytvořen
tokens-used = Naposledy použit
tokens-never = nikdy
tokens-revoke = Zneplatnit
tokens-revoke-named = Zneplatnit token { $name }
tokens-settings = Programy
tokens-settings-text = Napište si vlastního bota nebo nástroj: hraje přes API s vaším tokenem.

## Ratings

ratings-title = Žebříčky · vendemmia
ratings-heading = Žebříčky
ratings-link = Žebříčky
ratings-about =
    { $games ->
        [one] Všichni začínají na 1500. Umístění získáte po { $games } hodnocené partii.
        [few] Všichni začínají na 1500. Umístění získáte po { $games } hodnocených partiích.
        [many] Všichni začínají na 1500. Umístění získáte po { $games } hodnocené partie.
       *[other] Všichni začínají na 1500. Umístění získáte po { $games } hodnocených partiích.
    }
ratings-modes = Režimy
ratings-mode-duel = Dva hráči
ratings-mode-group = Tři a více
ratings-mode-tuscany = Toskánsko
ratings-rating = Hodnocení
ratings-deviation = ± { $points }
ratings-provisional = předběžné
ratings-none = V tomto režimu ještě nikdo nedohrál hodnocenou partii.
ratings-none-home = Hodnocené partie potřebují server, který používá více lidí.
ratings-rules = Každá hodnocená partie se počítá jako jeden výsledek pro každou dvojici hráčů: plně proti dobře známým soupeřům, málo proti novým a v uzavřeném kruhu a tím méně, čím častěji se titíž potkávají. Kdo partii vzdá nebo komu vyprší čas, je poslední.

player-title = { $player } · vendemmia
player-since = zde od { $day }
player-rated-games = Hodnocené partie
player-place = { $place }. místo
player-games =
    { $games ->
        [one] 1 partie, vyhráno { $wins }
        [few] { $games } partie, vyhráno { $wins }
        [many] { $games } partie, vyhráno { $wins }
       *[other] { $games } partií, vyhráno { $wins }
    }
player-course = Vývoj hodnocení
player-not-rated = Zatím žádné hodnocené partie.
player-last = Poslední hodnocené partie
player-left = odchod před koncem
player-change = { $after } ({ $change })
player-own = Toto vidíte jen vy
result-rating = Vaše hodnocení je teď { $rating }.

## The daily vineyard

daily-title = Vinice dne { $day } · vendemmia
daily-heading = Vinice dne
daily-link = Vinice dne
daily-link-text = jedna sólová partie denně, pro všechny stejné karty
daily-about = Jedna sólová partie denně a všichni na tomto serveru mají stejné karty. Počítá se váš první pokus; potom můžete trénovat, jak chcete.
daily-about-home = Jedna sólová partie denně. Počítá se váš první pokus; potom můžete trénovat, jak chcete. Karty určuje jen tento server, takže jiné servery mají jiné vinice.
daily-streak = Série
daily-days =
    { $count ->
        [one] 1 den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
daily-place = Místo
daily-place-of = { $place }/{ $count }
daily-try-new = Váš pokus
daily-try-playing = Váš pokus probíhá
daily-try-done = Váš výsledek
daily-try-missed = Tento den jste nehráli
daily-play-new = Hrát
daily-play-new-help = váš hodnocený pokus
daily-play-playing = Pokračovat
daily-play-playing-help = váš hodnocený pokus
daily-play-done = Trénovat
daily-play-done-help = stejné karty, bez pořadí
daily-play-missed = Trénovat
daily-play-missed-help = bez pořadí
daily-name = Vaše jméno
daily-tomorrow = Zítra: { $about }. Dny začínají o půlnoci UTC.
daily-last = Poslední dny
daily-playing = probíhá
daily-not-played = nehráno
daily-other-days = Jiné dny
daily-board = Výsledky
daily-board-none = Tuto vinici ještě nikdo nedohrál.
daily-order = Nejdřív výhry, potom vítězné body, méně let, liry, hodnota vín a hroznů.
daily-lira = liry
daily-outcome-win = výhra
daily-outcome-draw = remíza
daily-outcome-loss = prohra
daily-headline =
    { $outcome ->
        [win] Výhra { $vp } : { $automa }
        [draw] Remíza { $vp } : { $automa }
       *[loss] Prohra { $vp } : { $automa }
    }
daily-share = Sdílet výsledek
daily-share-about = Ukazuje vaše body rok po roce a nic z karet.
daily-share-text =
    vendemmia · vinice dne { $day }
    { $outcome ->
        [win] Výhra { $vp }:{ $automa }
        [draw] Remíza { $vp }:{ $automa }
       *[loss] Prohra { $vp }:{ $automa }
    } { $bars }
    { $place }. místo, série { $streak }
daily-copy-text = Kopírovat text
daily-copy-picture = Kopírovat obrázek
daily-picture-day = Vinice dne, { $day }
daily-picture-years = Vítězné body na konci každého roku
daily-picture-line = { $place }. místo, série { $streak }

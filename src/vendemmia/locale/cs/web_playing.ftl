### Playing from the hand, the card in play, choosing several cards, handing over the screen.

## The card in play

playing-card = { $card }, právě ve hře: { $text }
playing-here = ve hře
playing-free-after = potom volno { $free }

## From the hand: the last line of a card, and the label of the button

hand-goes =
    { $worker ->
        [regular] { $action }
        [grande] { $action }, předák
       *[special] { $action }, { $title }
    }
hand-goes-label =
    { $locks ->
        [yes] { $card }: zahrát pracovníkem na akci { $action }. { prompt-locks }
       *[no] { $card }: zahrát pracovníkem na akci { $action }.
    }
hand-halves = Zahrát pracovníkem:
table-cannot-from-hand = Tuto kartu teď pracovníkem zahrát nelze, takže se nic nezahrálo.

## Choosing several cards. A script puts the number and the names in.

prompt-pick =
    { $way ->
        [give]
            { $count ->
                [one] { $source }: vyberte 1 kartu, kterou dáte.
                [few] { $source }: vyberte { $count } karty, které dáte.
                [many] { $source }: vyberte { $count } karty, které dáte.
               *[other] { $source }: vyberte { $count } karet, které dáte.
            }
       *[discard]
            { $count ->
                [one] { $source }: vyberte 1 kartu k odhození.
                [few] { $source }: vyberte { $count } karty k odhození.
                [many] { $source }: vyberte { $count } karty k odhození.
               *[other] { $source }: vyberte { $count } karet k odhození.
            }
    }
prompt-pick-help = Stiskněte karty. Dokud nepotvrdíte, o nic nepřijdete.
prompt-pick-do =
    { $way ->
        [give] Dát vybrané ({ $count })
       *[discard] Odhodit vybrané ({ $count })
    }
prompt-pick-chosen = vybráno { $chosen }/{ $count }
prompt-pick-live = vybráno { $chosen }/{ $count }: { $cards }.
hand-picked =
    { $way ->
        [give] dáte
       *[discard] odhodíte
    }
table-pick-count = Vyberte tolik karet, kolik žádá otázka. Nic se nezahrálo.

## A decision of several parts: finished wines, grapes to sell. A script puts the number, the names and the sum in.

at-once = { $first }: { $then }
at-once-deck =
    { $count ->
        [1] { $deck }
       *[other] { $count } × { $deck }
    }
sheet-question-wine =
    { $count ->
        [one] { $source }: vyberte víno.
        [few] { $source }: vyberte nejvýš { $count } vína.
        [many] { $source }: vyberte nejvýš { $count } vína.
       *[other] { $source }: vyberte nejvýš { $count } vín.
    }
sheet-help =
    { $kind ->
        [wine] Stiskněte sklenky a potvrďte. Do té doby se nic nevyrobí.
       *[other] Stiskněte, co vybíráte, a potvrďte.
    }
sheet-from = z
sheet-fits = hodí se na objednávku:
sheet-glass =
    { $fits ->
        [0] { $wine } z hroznů: { $grapes }.
        [1] { $wine } z hroznů: { $grapes }. Hodí se na objednávku ({ $vp } VB).
       *[other] { $wine } z hroznů: { $grapes }. Hodí se na objednávky: { $fits } ({ $vp } VB).
    }
sheet-do =
    { $kind ->
        [wine] Vyrobit víno
        [sell] Prodat
        [harvest] Sklidit
       *[other] Potvrdit
    }
sheet-chosen = vybráno { $chosen }, nejvýš { $count }
sheet-live = Vybráno { $chosen }: { $things }.
sheet-sum = { $things }: £{ $lira }
table-sheet-none = Vyberte aspoň jedno a potvrďte. Nic se nezahrálo.
table-interrupted = Po jedné z těchto odpovědí se objeví něco nového, takže je nelze dát najednou. Nic se nezahrálo.

## Selling: only what is possible is asked

prompt-sell =
    { $what ->
        [grape] { $source }: vyberte hrozen k prodeji.
        [field] { $source }: vyberte pole k prodeji.
        [back] { $source }: vyberte pole k odkoupení.
        [grape_field] { $source }: prodejte hrozny, nebo pole.
        [grape_back] { $source }: prodejte hrozny, nebo pole odkupte.
        [field_back] { $source }: prodejte pole, nebo jiné odkupte.
       *[grape_field_back] { $source }: prodejte hrozny, prodejte pole, nebo pole odkupte.
    }

## One screen for several people

cover-next = Na tahu: { $player }
cover-heading = Předejte obrazovku: { $player }
cover-live = { cover-heading }. { $question }
cover-text = Skryté jsou jen karty v ruce. Stůl si můžete prohlížet, jak dlouho chcete.
cover-answers = { $player } může odpovědět, aniž uvidí karty v ruce.
cover-sit = Jsem { $player }
cover-sit-help = ukázat karty
cover-hand =
    { $count ->
        [one] 1 karta lícem dolů
        [few] { $count } karty lícem dolů
        [many] { $count } karty lícem dolů
       *[other] { $count } karet lícem dolů
    }
cover-asks = { $source }: rozhoduje { $player }.
cover-goes-on = { $player } má rozehraný tah.
cover-undo-of = { $player } může krok vrátit, dokud obrazovku nepřevezme { $next }.

## The first minute, and the tutor at any table

welcome-heading = Váš kopec čeká
welcome-mama = Matka { $name } dává do začátku: { $gifts }.
welcome-papa =
    { $lira ->
        [0] Otec { $name } dává předáka a jedno z těchto dvou.
       *[other] Otec { $name } dává předáka, £{ $lira } a jedno z těchto dvou.
    }
welcome-aim =
    { $goal ->
        [0] Vyhrává nejvíc bodů a nejvíc jich dávají objednávky.
       *[other] Na { $goal } bodech hra končí, vyhrává nejvíc bodů a nejvíc jich dávají objednávky.
    }
welcome-aim-solo = Překonejte { $vp } bodů Automy do { $years } let; nejvíc bodů dávají objednávky.
welcome-lira = Na stavbu, kterou potřebuje vaše první réva, nebo na nového pracovníka.
welcome-worker = O pracovníka víc, každý rok.
welcome-vp = Bod hned a navždy.
teach-me = Naučte mě to
teach-me-text = učitel si přisedne k tomuto stolu

### Playing from the hand, the card in play, choosing several cards, handing over the screen.

## The card in play

playing-card = { $card }, w grze: { $text }
playing-here = w grze
playing-free-after = potem wolne: { $free }

## From the hand: the last line of a card, and the label of the button

hand-goes =
    { $worker ->
        [regular] { $action }
        [grande] { $action }, duży pracownik
       *[special] { $action }, { $title }
    }
hand-goes-label =
    { $locks ->
        [yes] { $card }: zagraj, umieszczając pracownika: { $action }. { prompt-locks }
       *[no] { $card }: zagraj, umieszczając pracownika: { $action }.
    }
hand-halves = Zagraj pracownikiem:
table-cannot-from-hand = Tej karty nie można teraz zagrać pracownikiem, więc nic nie zostało zagrane.

## Choosing several cards. A script puts the number and the names in.

prompt-pick =
    { $way ->
        [give] { $source }: wybierz karty, które oddasz: { $count }.
       *[discard] { $source }: wybierz karty, które odrzucisz: { $count }.
    }
prompt-pick-help = Naciskaj karty. Nic nie przepadnie, dopóki nie potwierdzisz.
prompt-pick-do =
    { $way ->
        [give] Oddaj wybrane ({ $count })
       *[discard] Odrzuć wybrane ({ $count })
    }
prompt-pick-chosen = wybrano { $chosen } z { $count }
prompt-pick-live = Wybrano { $chosen } z { $count }: { $cards }.
hand-picked =
    { $way ->
        [give] do oddania
       *[discard] do odrzucenia
    }
table-pick-count = Wybierz tyle kart, ile trzeba. Nic nie zostało zagrane.

## A decision of several parts: finished wines, grapes to sell. A script puts the number, the names and the sum in.

at-once = { $first }: { $then }
at-once-deck =
    { $count ->
        [1] { $deck }
       *[other] { $count } × { $deck }
    }
sheet-question-wine =
    { $count ->
        [one] { $source }: wybierz wino.
        [few] { $source }: wybierz do { $count } win.
        [many] { $source }: wybierz do { $count } win.
       *[other] { $source }: wybierz do { $count } win.
    }
sheet-help =
    { $kind ->
        [wine] Naciskaj kieliszki i potwierdź. Do tego czasu nic nie powstanie.
       *[other] Naciskaj to, co wybierasz, i potwierdź.
    }
sheet-from = z
sheet-fits = pasuje do zamówienia:
sheet-glass =
    { $fits ->
        [0] { $wine } z gron: { $grapes }.
        [1] { $wine } z gron: { $grapes }. Pasuje do zamówienia ({ $vp } PZ).
       *[other] { $wine } z gron: { $grapes }. Pasuje do zamówień: { $fits } ({ $vp } PZ).
    }
sheet-do =
    { $kind ->
        [wine] Wytwórz wino
        [sell] Sprzedaj
        [harvest] Zbierz plony
       *[other] Potwierdź
    }
sheet-chosen = wybrano { $chosen }, najwyżej { $count }
sheet-live = Wybrano { $chosen }: { $things }.
sheet-sum = { $things }: £{ $lira }
table-sheet-none = Wybierz przynajmniej jedno i potwierdź. Nic nie zostało zagrane.
table-interrupted = Po jednej z tych odpowiedzi odkrywa się coś nowego, więc nie można dać ich naraz. Nic nie zostało zagrane.

## Selling: only what is possible is asked

prompt-sell =
    { $what ->
        [grape] { $source }: wybierz grono do sprzedania.
        [field] { $source }: wybierz pole do sprzedania.
        [back] { $source }: wybierz pole do odkupienia.
        [grape_field] { $source }: sprzedaj grona albo pole.
        [grape_back] { $source }: sprzedaj grona albo odkup pole.
        [field_back] { $source }: sprzedaj albo odkup pole.
       *[grape_field_back] { $source }: sprzedaj grona, sprzedaj pole albo odkup pole.
    }

## One screen for several people

cover-next = Teraz { $player }
cover-heading = Przekaż ekran: { $player }
cover-live = { cover-heading }. { $question }
cover-text = Ukryte są tylko karty na rękach. Możesz przyglądać się stołowi, jak długo chcesz.
cover-answers = { $player } może odpowiedzieć bez zaglądania w karty.
cover-sit = To ja, { $player }
cover-sit-help = pokaż moją rękę
cover-hand =
    { $count ->
        [one] 1 zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytych kart
    }
cover-asks = { $source }: decyduje { $player }.
cover-goes-on = { $player } jest w trakcie tury.
cover-undo-of = { $player } może cofać, dopóki ekranu nie przejmie { $next }.

## The first minute, and the tutor at any table

welcome-heading = Twoje wzgórze czeka
welcome-mama = Matka { $name } daje na start: { $gifts }.
welcome-papa =
    { $lira ->
        [0] Ojciec { $name } daje dużego pracownika i jedno z tych dwojga.
       *[other] Ojciec { $name } daje dużego pracownika, £{ $lira } i jedno z tych dwojga.
    }
welcome-aim =
    { $goal ->
        [0] Wygrywa najwięcej punktów, a najwięcej dają zamówienia.
       *[other] { $goal } punktów kończy grę, wygrywa najwięcej punktów, a najwięcej dają zamówienia.
    }
welcome-aim-solo = Zdobądź więcej punktów niż Automa ({ $vp }), masz na to { $years } lat; najwięcej dają zamówienia.
welcome-lira = Na konstrukcję, której potrzebuje twoja pierwsza winorośl, albo na nowego pracownika.
welcome-worker = Jeden pracownik więcej, co roku.
welcome-vp = Punkt od razu i na zawsze.
teach-me = Naucz mnie
teach-me-text = nauczyciel dosiada się do tego stołu

### Pomocnik przy prawdziwym stole: telefon obok planszy. Wartości w nawiasach klamrowych wstawiają skrypty, więc żaden
### komunikat nie wybiera tu formy według liczby wstawionej przez skrypt.

## The frame

companion-title = { $part } · vendemmia
companion-home = Przy prawdziwym stole
companion-home-short = Start
companion-home-about = Dla wszystkich, którzy mają pudełko: Automa, notes punktów, przygotowanie gry i zasady w telefonie. Po pierwszej wizycie wszystko działa także bez sieci.
companion-automa = Automa
companion-automa-short = Automa
companion-automa-about = Dobiera karty, pokazuje, dokąd idą pracownicy Automy, i liczy lata.
companion-campaign = Kampania przy stole
companion-campaign-about = Osiem wyzwań przeciwko Automie z twoimi postępami.
companion-score = Notes punktów
companion-score-short = Punkty
companion-score-about = Punkty, wypłaty i mapa dla najwyżej sześciu osób, a na koniec wszystkie rozstrzygnięcia remisów.
companion-setup = Przygotowanie gry
companion-setup-short = Start gry
companion-setup-about = Elementy i kroki dla waszej liczby graczy i modułów. Losuje też matki, ojców, specjalnych pracowników i pierwszego gracza.
companion-ask = Zapytaj o zasady
companion-ask-short = Zasady
companion-ask-about = Wpisz nazwę karty, pracownika, konstrukcji albo akcji w dowolnym języku, numer zasady albo pytanie.
companion-ask-go = Szukaj
companion-parts = Części pomocnika
companion-loading = Wczytywanie …
companion-failed = Nie udało się wczytać danych. Połącz się raz z siecią i otwórz tę stronę ponownie.
companion-scripts = Pomocnik wymaga JavaScriptu.
companion-offline-ready = Zapisano na tym urządzeniu: pomocnik działa teraz bez sieci.
companion-offline-link = Otwórz pomocnika do prawdziwego stołu: działa bez serwera
companion-link = Przy prawdziwym stole
companion-open = Otwórz pomocnika
companion-link-text = Masz pudełko? Tu znajdziesz Automę, notes punktów, przygotowanie gry i zasady na telefon.

## This device

companion-device = To urządzenie
companion-awake = Nie wygaszaj ekranu podczas gry
companion-dark = Ciemne kolory
companion-large = Większe litery

## Shared by several parts

companion-less = O jeden mniej
companion-more = O jeden więcej
companion-you = Ty
companion-year = Rok { $year }
companion-year-of = Rok { $year } z { $years }
companion-next-year = Następny rok
companion-finish = Zakończ grę
companion-save-result = Dodaj do statystyk
companion-saved = Zapisano. Bez sieci wynik zostanie wysłany później.
companion-log = Co się wydarzyło
companion-board = Plansza
companion-board-base = Plansza podstawowa

## The Automa

companion-automa-start = Zacznij
companion-automa-again = Nowa gra
companion-automa-stop = Porzuć tę grę
companion-automa-vp = Automa
companion-automa-deal = Dobierz: { $season }
companion-automa-deal-first = Postaw koguta w tym rzędzie i weź bonus, jeśli daje go teraz. Potem dobierz kartę dla Automy.
companion-automa-places = Automa umieszcza pracownika na akcji
companion-automa-nothing = nic w tej porze roku
companion-automa-full = Wszyscy jej pracownicy są na planszy: nie dobiera karty.
companion-automa-left = Na lewym polu każdej akcji.
companion-automa-middle = Na środkowym polu każdej akcji.
companion-automa-cards = Karty: { $cards }
companion-automa-mine = Stoi tam mój zaplanowany pracownik
companion-automa-not-mine = To pole jest jednak wolne
companion-automa-skipped = zajęte, więc pominięte
companion-wake-up = Pobudka
companion-row-question = Który rząd na torze pobudki wybierasz?
companion-rows-closed = Niedostępne: { $rows }
companion-row-late = Masz znacznik pierwszego gracza, więc musisz wybrać ten rząd.
companion-tokens = Znaczniki
companion-spend = Użyj znacznika akcji bonusowej
companion-start-vp = Zaczynasz z { $vp } PZ.
companion-start-residual = Zaczynasz z wypłatą { $residual }.
companion-start-tokens = Znaczniki akcji bonusowej na początku: { $tokens }
companion-year-end = Koniec roku
companion-year-end-base = Postarz grona i wina, zabierz wszystkich pracowników, także Automy, weź wypłatę i odrzuć karty do 7 na ręce.
companion-year-end-extended = Zabierz wszystkich pracowników, także Automy, postarz grona i wina, odrzuć karty do 7 na ręce, weź wypłatę i wybierz rząd na następny rok.
companion-ask-first = Najpierw wpisz swoje PZ.
companion-ask-vp = Twoje PZ teraz
companion-ask-vp-last = Twoje PZ teraz, bez tego, co punktuje na koniec
companion-ask-workers = Pracownicy bez tymczasowego: mam ich { $count }
companion-ask-large = Twoje wina o wartości od 7 do 9, po { $vp } PZ
companion-ask-medium = Twoje wina o wartości od 4 do 6, po { $vp } PZ
companion-ask-stars = Twoje gwiazdki na mapie
companion-region-automa = { $vp } PZ, gwiazdki Automy: { $stars }
companion-log-row = Rok { $year }: rząd { $row }
companion-log-end = Koniec roku { $year }

## The campaign

companion-campaign-start = Zacznij kampanię
companion-campaign-play = Zagraj wyzwanie { $number }
companion-campaign-again = Zacznij od nowa
companion-campaign-skip = Pomiń to wyzwanie
companion-campaign-mark = Rozgrywana przy stole
companion-campaign-progress = Wygrane: { $won } z { $all }. Rozegrane gry: { $score }
companion-campaign-finished = Kampania wygrana. Rozegrane gry: { $score }; najmniej, ile można: { $best }
companion-challenge-won = wygrane, gry: { $games }
companion-challenge-now = następne, gry do tej pory: { $games }
companion-challenge-todo = zablokowane
companion-challenge-skipped = pominięte
companion-campaign-none = Nie ma jeszcze kampanii przy stole.

## The score pad

companion-score-start = Zacznij
companion-score-again = Nowa gra
companion-score-stop = Usuń tę grę
companion-colour = Inny kolor
companion-score-until = Gra kończy się z rokiem, w którym ktoś osiągnie { $vp } PZ.
companion-score-until-extended = Gra kończy się, jeśli na koniec roku ktoś ma { $vp } PZ.
companion-score-last = To ostatni rok.
companion-score-finish = Podlicz wynik
companion-score-won = Zwycięstwo: { $player }
companion-score-shared = Wspólne zwycięstwo: { $players }
companion-decided-vp = Wygrywa najwięcej PZ.
companion-decided-lira = { $player }: remis przy { $vp } PZ, rozstrzygają liry.
companion-decided-wine = { $player }: równo PZ i lirów, rozstrzyga wartość win.
companion-decided-grapes = { $player }: równo PZ, lirów i win, rozstrzyga wartość gron.
companion-decided-shared = { $player }: równo we wszystkim, miejsce jest wspólne.
companion-map = Mapa
companion-of-map = (z mapy { $vp })
companion-region-vp = { $vp } PZ
companion-region-nobody = nikt
companion-stats =
    { $board ->
        [extended] Przy prawdziwym stole, rozszerzona plansza
       *[base] Przy prawdziwym stole
    }

## Set-up

companion-setup-roll = Losuj
companion-setup-picked = Wylosowano
companion-setup-first = pierwszy gracz
companion-setup-specials = Specjalni pracownicy: { $workers }
companion-setup-steps = Krok po kroku
companion-setup-pieces = Elementy
companion-setup-score = Notes punktów do tej gry
companion-piece-mats = Plansze winnic
companion-piece-roosters = Koguty
companion-piece-grandes = Duzi pracownicy
companion-piece-workers = Zwykli pracownicy
companion-piece-temporary = Pracownik tymczasowy
companion-piece-stars = Gwiazdki
companion-piece-automa-workers = Pracownicy Automy
companion-piece-glass = Szklane znaczniki na torze pobudki
companion-deck = { $deck } ({ $count })
companion-step-board =
    { $side ->
        [first] Rozłóż rozszerzoną planszę stroną 1 do góry, bez kart konstrukcji.
        [second] Rozłóż rozszerzoną planszę stroną 2 do góry, z kartami konstrukcji.
       *[base] Rozłóż planszę główną.
    }
companion-step-spaces =
    { $spaces ->
        [left] Używajcie tylko lewego pola każdej akcji.
        [middle] Używajcie lewego i środkowego pola każdej akcji.
       *[all] Używajcie wszystkich trzech pól każdej akcji.
    }
companion-step-removed = Usuń z gry te karty: { $cards }.
companion-step-decks = Potasuj te talie i połóż je zakryte na planszy: { $decks }.
companion-step-player = Każdy gracz bierze planszę winnicy, a w jednym kolorze koguta, dużego pracownika, { $workers } zwykłych pracowników i { $structures } konstrukcji. Wszyscy zaczynają z 0 PZ i wypłatą 0.
companion-step-stars = Każdy gracz bierze też { $stars } gwiazdek.
companion-step-temporary =
    { $board ->
        [extended] Połóż pracownika tymczasowego w rzędzie 7 przy lecie, a znacznik pierwszego gracza w rzędzie 7 przy zimie.
       *[base] Połóż pracownika tymczasowego obok rzędu 7 na torze pobudki.
    }
companion-step-glass = Połóż szklany znacznik w każdym rzędzie toru pobudki.
companion-step-automa = Potasuj { $cards } karty Automy. Połóż obok planszy { $workers } pracowników innego koloru, a znacznik Automy na torze PZ: gdzie, mówi poziom trudności.
companion-step-first =
    { $board ->
        [extended] Wylosujcie pierwszego gracza: jako pierwszy wybiera rodziców i rząd w pierwszym roku.
       *[base] Wylosujcie pierwszego gracza: bierze znacznik pierwszego gracza.
    }
companion-step-specials = Odkryj { $count } specjalnych pracowników. Przez całą grę każdy może przygotować obu.
companion-step-draft =
    { $how ->
        [alone] Dobierz { $count } karty konstrukcji i zatrzymaj je.
       *[together] Każdy gracz zbiera { $count } karty konstrukcji: weźcie po { $count }, zatrzymajcie po 1, resztę podajcie w lewo i tak dalej.
    }
companion-step-parents =
    { $variant ->
        [advanced] Rozdaj każdemu graczowi po { $each } odkryte matki i { $each } odkrytych ojców. Zgodnie z ruchem wskazówek zegara od pierwszego gracza każdy zatrzymuje po 1.
       *[usual] Rozdaj każdemu graczowi odkrytą 1 matkę i 1 ojca.
    }
companion-step-gifts = Zgodnie z ruchem wskazówek zegara od pierwszego gracza każda matka daje { $workers } zwykłych pracowników i swoje karty. Potem każdy ojciec daje dużego pracownika, swoje liry oraz podarunek albo dodatkowe liry. Rodzice opuszczają grę.
companion-step-rows = Zgodnie z ruchem wskazówek zegara od pierwszego gracza każdy stawia koguta w wolnym rzędzie od 2 do 7, w kolumnie wiosny.

## Ask the rules. The common words are those that say nothing in a question. Between the slashes are words that mean the same
## in a question, or nearly: if somebody types one, texts with the others are found too.

companion-common-words = a aby albo ale bez by być co czy dla do gdy gdzie go i ich ile ja jak jaka jaki jakie jest jeśli już każdy kiedy kto która które który lub ma mam mi mogę może można moja moje mój musi muszę na nad nie niż o od on oraz po pod przez przy robi się są ta tak te tego ten to tu ty u w wolno z za ze że
companion-same-words = punkty pz wynik / pieniądze liry lir kasa / maksymalnie najwięcej limit najwyżej / pierwszy zaczyna początek / wygrywa zwycięstwo wygrać / koniec kończy zakończenie / remis równo / ręka ręce karty odrzuć / pasuje pas / zajęte pełna / obniżyć spada traci / szkolić przygotować wyszkolić / starzenie starzeją starzeć / sprzedać sprzedaż / kupić odkupić / solo automa / wymiana wymień handel / posadzić zasadzić sadzenie sadzić / kratownica trejaż
companion-example-1 = Czy mogę zasadzić winorośl bez trejażu?
companion-example-2 = Kiedy kończy się gra?
companion-example-3 = Altana
companion-example-4 = Kto wygrywa przy remisie?
companion-ask-found = Znaleziono: { $count }
companion-ask-nothing = Nic nie znaleziono. Spróbuj innych słów albo nazwy karty.
companion-ask-rules = Zasady:
companion-kind-action = Akcja
companion-kind-region = Region
companion-kind-rule = Zasada

## What the server refuses

companion-refused-form = To nie opisuje gry przy stole, więc nic nie zapisano.
companion-refused-players = Statystyki przyjmują gry od dwóch do sześciu osób albo solo przeciwko Automie. Nic nie zapisano.
companion-refused-name = Nazwa jest za długa albo zawiera znaki, których nie da się pokazać. Nic nie zapisano.
companion-refused-number = Liczba jest poza zakresem. Nic nie zapisano.
companion-refused-campaign = Taka kampania nie mogła się zdarzyć, więc nic nie zapisano.
companion-refused-person = Najpierw podaj imię na tym serwerze: zaloguj się lub dołącz do stołu. Wynik pozostaje w tej przeglądarce.

### The special workers: name inside a sentence, title, ability, rulings.

worker-farmer = specjalny pracownik ({ worker-farmer-name })
    .acc = specjalnego pracownika ({ worker-farmer-name })
    .ins = specjalnym pracownikiem ({ worker-farmer-name })
worker-farmer-name = Farmer
    .acc = Farmera
worker-farmer-text = Na planszy otrzymujesz wybrany bonus spośród wszystkich nadrukowanych przy tej akcji, niezależnie od tego, na którym polu akcji stoi Farmer.
worker-farmer-ruling-1 = Możesz też wybrać bonus zamkniętego pola akcji.
worker-farmer-ruling-2 = Otrzymujesz go zamiast bonusu zajętego pola akcji, nigdy dodatkowo.
worker-farmer-ruling-3 = Działa także wtedy, gdy Farmer staje obok zapełnionej akcji.
worker-farmer-ruling-4 = Nie działa na furmance, która nie ma bonusu, ani na prywatnych polach akcji.

worker-mafioso = specjalny pracownik ({ worker-mafioso-name })
    .acc = specjalnego pracownika ({ worker-mafioso-name })
    .ins = specjalnym pracownikiem ({ worker-mafioso-name })
worker-mafioso-name = Mafioso
    .acc = Mafiosa
worker-mafioso-text = Na polu akcji bez bonusu możesz wykonać akcję drugi raz.
worker-mafioso-ruling-1 = Za drugim razem wybierasz od nowa: na przykład zbierasz plony, a potem karczujesz, albo budujesz, a potem oprowadzasz wycieczkę.
worker-mafioso-ruling-2 = Obowiązują zwykłe ograniczenia; z jednego pola nie zbierzesz plonów dwa razy w roku.
worker-mafioso-ruling-3 = Wóz i furmanka nie mają bonusu; pola akcji kart konstrukcji mają bonus.
worker-mafioso-ruling-4 = Nie działa, gdy Mafioso staje obok pól zapełnionej akcji.
worker-mafioso-ruling-5 = Opłatę dla Soldato płacisz tylko raz.

worker-merchant = specjalny pracownik ({ worker-merchant-name })
    .acc = specjalnego pracownika ({ worker-merchant-name })
    .ins = specjalnym pracownikiem ({ worker-merchant-name })
worker-merchant-name = Handlarz
    .acc = Handlarza
worker-merchant-text = Jeśli w chwili umieszczenia Handlarza na planszy wszyscy przeciwnicy spasowali już w tej porze roku, po akcji dobierasz kartę z dowolnej talii.
worker-merchant-ruling-1 = Możesz wybrać każdą talię w grze, także talię kart konstrukcji.
worker-merchant-ruling-2 = Nie działa na prywatnych polach akcji.
worker-merchant-ruling-3 = Nie występuje w wariancie solo.

worker-chef = specjalny pracownik ({ worker-chef-name })
    .acc = specjalnego pracownika ({ worker-chef-name })
    .ins = specjalnym pracownikiem ({ worker-chef-name })
worker-chef-name = Szef kuchni
    .acc = Szefa kuchni
worker-chef-text = Szef kuchni może zająć pole akcji, na którym stoi pracownik przeciwnika. Ten pracownik wraca do swojego gracza i można go w tym roku umieścić ponownie.
worker-chef-ruling-1 = Szef kuchni zajmuje dokładnie to pole akcji wraz z jego bonusem, nawet jeśli inne są wolne.
worker-chef-ruling-2 = Szef kuchni nie może usunąć innego Szefa kuchni ani pracownika, który stoi obok pól akcji lub na furmance.
worker-chef-ruling-3 = Pracownik tymczasowy wraca do gracza, który ma go w tym roku.
worker-chef-ruling-4 = Akcji wykonanej przez usuniętego pracownika się nie cofa; pracownik, który dopiero czeka na swoją porę roku, traci akcję.
worker-chef-ruling-5 = Opłatę dla Soldato płacisz najpierw, nawet gdy Szef kuchni zajmuje miejsce tego właśnie Soldato.
worker-chef-ruling-6 = Nie występuje w wariancie solo.

worker-innkeeper = specjalny pracownik ({ worker-innkeeper-name })
    .acc = specjalnego pracownika ({ worker-innkeeper-name })
    .ins = specjalnym pracownikiem ({ worker-innkeeper-name })
worker-innkeeper-name = Karczmarz
    .acc = Karczmarza
worker-innkeeper-text = Przed akcją możesz zapłacić £1 przeciwnikowi, który ma pracownika przy tej samej akcji, i wziąć z jego ręki losową kartę gościa wskazanego przez ciebie rodzaju.
worker-innkeeper-ruling-1 = Liczy się każdy pracownik tego przeciwnika: na polu akcji, obok pól akcji, na furmance albo czekający na swoją porę roku.
worker-innkeeper-ruling-2 = Wskazujesz letnich albo zimowych gości, ale tylko rodzaj, który przeciwnik ma na ręce.
worker-innkeeper-ruling-3 = Płacisz tylko jednemu przeciwnikowi, który nie może odmówić.
worker-innkeeper-ruling-4 = Akcja musi być możliwa bez tego gościa, a zapłacenie £1 nie może jej uniemożliwić.
worker-innkeeper-ruling-5 = Występuje tylko w grze na co najmniej trzech graczy.

worker-professore = specjalny pracownik ({ worker-professore-name })
    .acc = specjalnego pracownika ({ worker-professore-name })
    .ins = specjalnym pracownikiem ({ worker-professore-name })
worker-professore-name = Professore
    .acc = Professore
worker-professore-text = Przed akcją możesz odzyskać jednego ze swoich zwykłych pracowników z akcji tej pory roku. Możesz go w tym roku umieścić ponownie.
worker-professore-ruling-1 = Pracownik tymczasowy liczy się jak zwykły; duży pracownik i specjalni pracownicy nie.
worker-professore-ruling-2 = Możesz odzyskać pracownika stojącego obok pól akcji, ale nie z furmanki ani z prywatnego pola akcji.
worker-professore-ruling-3 = Akcja musi być możliwa bez odzyskanego pracownika.

worker-soldato = specjalny pracownik ({ worker-soldato-name })
    .acc = specjalnego pracownika ({ worker-soldato-name })
    .ins = specjalnym pracownikiem ({ worker-soldato-name })
worker-soldato-name = Soldato
    .acc = Soldato
worker-soldato-text = Dopóki Soldato stoi na polu akcji planszy, każdy przeciwnik płaci ci £1 za umieszczenie pracownika przy tej akcji i może to zrobić nawet wtedy, gdy wszystkie jej pola są zajęte.
worker-soldato-ruling-1 = Przy zapełnionej akcji taki pracownik staje obok jej pól, bez bonusu; twoi pracownicy nie mogą tego robić.
worker-soldato-ruling-2 = Opłatę wnosi się przy umieszczaniu pracownika, także na polu akcji późniejszej pory roku, ale nie wtedy, gdy przychodzi kolej na akcję Posłańca lub Planisty.
worker-soldato-ruling-3 = Nie można jej zapłacić z bonusu tego pola akcji, a wnosi się ją, zanim Szef kuchni usunie pracownika.
worker-soldato-ruling-4 = Jeśli przy akcji stoi kilku Soldato, każdy właściciel dostaje £1; Zarządca nic nie płaci.
worker-soldato-ruling-5 = Opłata obowiązuje też na furmance, ale nie za Soldato, który stoi obok pól zapełnionej akcji.
worker-soldato-ruling-6 = Nie występuje w wariancie solo.

worker-politico = specjalny pracownik ({ worker-politico-name })
    .acc = specjalnego pracownika ({ worker-politico-name })
    .ins = specjalnym pracownikiem ({ worker-politico-name })
worker-politico-name = Politico
    .acc = Politico
worker-politico-text = Na polu planszy z bonusem możesz na samym końcu zapłacić £1, aby otrzymać ten bonus jeszcze raz.
worker-politico-ruling-1 = Ten bonus musisz najpierw otrzymać w zwykły sposób.
worker-politico-ruling-2 = Możesz zapłacić tym, co przyniosły akcja i bonus.
worker-politico-ruling-3 = Nie działa obok pól akcji ani na prywatnych polach akcji.

worker-oracle = specjalny pracownik ({ worker-oracle-name })
    .acc = specjalnego pracownika ({ worker-oracle-name })
    .ins = specjalnym pracownikiem ({ worker-oracle-name })
worker-oracle-name = Wyrocznia
    .acc = Wyrocznię
worker-oracle-text = Raz na turę, gdy dobierasz karty, możesz dobrać jeszcze jedną kartę właśnie dobranego rodzaju; potem odrzucasz jedną z dobranych kart.
worker-oracle-ruling-1 = Karty jednego rodzaju z akcji i z bonusu to jedno dobranie, podobnie jak obie karty z wymiany.
worker-oracle-ruling-2 = Liczy się tylko dobieranie z talii, także za sprawą gościa zagranego Wyrocznią; Karawana, gość Oberżysta i podarowane karty się nie liczą.
worker-oracle-ruling-3 = Karty dobrane za pas się nie liczą, ale bonus zdobyty dzięki Organizatorowi już tak.
worker-oracle-ruling-4 = Jeśli zabraknie karty do dodatkowego dobrania, nic nie odrzucasz.

worker-traveler = specjalny pracownik ({ worker-traveler-name })
    .acc = specjalnego pracownika ({ worker-traveler-name })
    .ins = specjalnym pracownikiem ({ worker-traveler-name })
worker-traveler-name = Podróżnik
    .acc = Podróżnika
worker-traveler-text = Możesz umieścić Podróżnika na pustym polu akcji wcześniejszej pory tego roku. Od razu wykonujesz tę akcję i otrzymujesz bonus tego pola.
worker-traveler-ruling-1 = Podróżnik może tam zająć także pola akcji zamknięte przy tej liczbie graczy.
worker-traveler-ruling-2 = Podróżnik nie może w ten sposób użyć furmanki, bo należy ona tylko do bieżącej pory roku.
worker-traveler-ruling-3 = W bieżącej porze roku umieszczasz go jak zwykłego pracownika.

worker-messenger = specjalny pracownik ({ worker-messenger-name })
    .acc = specjalnego pracownika ({ worker-messenger-name })
    .ins = specjalnym pracownikiem ({ worker-messenger-name })
worker-messenger-name = Posłaniec
    .acc = Posłańca
worker-messenger-text = Możesz umieścić Posłańca na polu akcji późniejszej pory tego roku. Twoją pierwszą turą w tamtej porze roku jest jego akcja.
worker-messenger-ruling-1 = Pole akcji jest od tej chwili zajęte; wybierasz i płacisz dopiero wtedy, gdy przyjdzie kolej na akcję.
worker-messenger-ruling-2 = W tamtej porze roku nie umieszczasz wcześniej pracownika ani nie pasujesz; akcje Planisty są jeszcze przed nią.
worker-messenger-ruling-3 = Jeśli akcja okaże się wtedy niemożliwa, nie otrzymujesz też bonusu, tura się kończy, a pracownik pozostaje wykorzystany.
worker-messenger-ruling-4 = Tracisz akcję, jeśli pracownik zostanie wcześniej usunięty lub odzyskany albo jeśli spasujesz w tamtej porze roku przed swoją pierwszą turą.
worker-messenger-ruling-5 = Posłaniec nie może w ten sposób użyć furmanki, bo należy ona tylko do bieżącej pory roku.

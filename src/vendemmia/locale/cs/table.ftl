### What is on the table: seasons, decks, workers, spaces, actions, structures, tokens.
### Concepts are in lower case, names of cards, structures, actions and seasons have a capital.

list-join = { $first }, { $second }

player-automa = Automa

## Seasons

season-spring = Jaro
    .nom = jaro
    .acc = jaro
season-summer = Léto
    .nom = léto
    .acc = léto
season-fall = Podzim
    .nom = podzim
    .acc = podzim
season-winter = Zima
    .nom = zima
    .acc = zimu

## Decks: the kind of a card

deck-vine = réva
deck-summer = letní návštěvník
deck-winter = zimní návštěvník
deck-order = objednávka

## Workers and spaces

worker-regular = běžný pracovník
    .acc = běžného pracovníka
worker-regular-name = Běžný pracovník
    .acc = Běžného pracovníka
worker-grande = předák
    .acc = předáka
worker-grande-name = Předák
    .acc = Předáka

space-left = levé políčko
space-middle = prostřední políčko
space-right = pravé políčko
space-beside = vedle políček

## Actions. A bonus follows a colon or is in brackets.

action-draw_vine = Líznout kartu révy
action-draw_vine-text = Lízněte si 1 kartu révy.
action-draw_vine-bonus = líznout o 1 kartu révy více

action-give_tour = Uspořádat prohlídku
action-give_tour-text = Získejte £2.
action-give_tour-bonus = získat o £1 více

action-build_structure = Postavit budovu
action-build_structure-text = Zaplaťte cenu 1 budovy a postavte ji.
action-build_structure-bonus = získat £1

action-play_summer_visitor = Zahrát letního návštěvníka
action-play_summer_visitor-text = Zahrajte z ruky 1 letního návštěvníka.
action-play_summer_visitor-bonus = zahrát o 1 letního návštěvníka více
action-play_summer_visitor-bonus-lira = získat £1

action-sell_or_field = Prodat hrozny nebo koupit/prodat pole
action-sell_or_field-text = Prodejte libovolný počet hroznů, nebo prodejte či odkupte 1 pole.
action-sell_or_field-bonus = získat 1 VB

action-plant_vine = Zasadit révu
action-plant_vine-text = Zasaďte 1 révu z ruky na některé ze svých polí.
action-plant_vine-bonus = zasadit o 1 révu více

action-draw_order = Líznout kartu objednávky
action-draw_order-text = Lízněte si 1 kartu objednávky.
action-draw_order-bonus = líznout o 1 kartu objednávky více

action-harvest_field = Sklidit pole
action-harvest_field-text = Skliďte 1 osázené pole.
action-harvest_field-bonus = sklidit o 1 pole více
action-harvest_field-bonus-lira = získat £1

action-train_worker = Trénovat pracovníka
action-train_worker-text = Zaplaťte £4 a vytrénujte 1 pracovníka, který bude dostupný od příštího roku.
action-train_worker-bonus = získat £1

action-play_winter_visitor = Zahrát zimního návštěvníka
action-play_winter_visitor-text = Zahrajte z ruky 1 zimního návštěvníka.
action-play_winter_visitor-bonus = zahrát o 1 zimního návštěvníka více
action-play_winter_visitor-bonus-lira = získat £1

action-make_wine = Vyrobit až 2 vína
action-make_wine-text = Vyrobte z hroznů 1 nebo 2 vína.
action-make_wine-bonus = vyrobit o 1 víno více

action-fill_order = Vyřídit objednávku
action-fill_order-text = Dodejte vína pro 1 objednávku z ruky.
action-fill_order-bonus = získat 1 VB

action-gain_lira = Získat 1 liru
action-gain_lira-text = Získejte £1. K vozu se vejde libovolný počet pracovníků v každém ročním období, kdy se pracovníci umisťují.

action-yoke = Jho
action-yoke-text = Skliďte 1 pole, nebo vykopejte 1 révu. Jho smí použít jen jeho majitel, jednou za rok, v kterémkoli ročním období, kdy se pracovníci umisťují.
action-yoke-option-1 = Sklidit pole
action-yoke-option-2 = Vykopat révu

action-with-bonus = { $text } Bonus: { $bonus }.
# If an action has a bonus on two spaces, each is shown with its space.
action-bonus-of-space = { $bonus } ({ $space })
action-bonus-either = { $first } nebo { $second }

## Structures

structure-trellis = Treláž
    .acc = treláž
structure-trellis-text = Potřebujete ji k zasazení některých rév.

structure-irrigation = Zavlažování
    .acc = zavlažování
structure-irrigation-text = Potřebujete ho k zasazení některých rév.

structure-yoke = Jho
    .acc = jho
structure-yoke-text = Jednou za rok tu jeden váš pracovník může sklidit pole nebo vykopat révu.

structure-windmill = Větrný mlýn
    .acc = větrný mlýn
structure-windmill-text = Každý rok vám za první zasazenou révu přinese 1 VB.

structure-cottage = Chalupa
    .acc = chalupu
structure-cottage-text = Na podzim si líznete o 1 návštěvníka více, druh si zvolíte.

structure-tasting_room = Degustační místnost
    .acc = degustační místnost
structure-tasting_room-text = Jednou za rok vám prohlídka přinese 1 VB, máte-li aspoň 1 víno.

structure-medium_cellar = Střední sklep
    .acc = střední sklep
structure-medium_cellar-text = Pojme vína o hodnotě 4 až 6 a umožní vyrábět růžové víno.

structure-large_cellar = Velký sklep
    .acc = velký sklep
structure-large_cellar-text = Pojme vína o hodnotě 7 až 9 a umožní vyrábět šumivé víno. Vyžaduje střední sklep.

## Wake-up rows: the bonus. The extended board has its own, one for each season that a player enters.

row-none = bez bonusu
row-1 = { row-none }
row-2 = líznout 1 révu
row-3 = líznout 1 objednávku
row-4 = získat £1
row-5 = líznout 1 letního nebo zimního návštěvníka
row-6 = získat 1 VB
row-7 = sezonní pracovník na tento rok

row-2-summer = získat £1
row-3-summer = líznout 1 révu
row-3-fall = líznout 1 letního návštěvníka
row-4-summer = líznout 1 objednávku
row-4-fall = líznout 1 letního návštěvníka
row-4-winter = líznout 1 kartu budovy
row-5-summer = líznout 1 letního nebo zimního návštěvníka
row-5-fall = líznout 1 zimního návštěvníka
row-5-winter = umístit nebo přesunout 1 hvězdu
row-6-summer = získat 1 VB
row-6-fall = líznout 1 zimního návštěvníka
row-6-winter = nechat zrát všechny hrozny
row-7-fall = líznout 1 kartu z libovolného balíčku
row-7-winter = žeton prvního hráče, tedy příští rok řádek 1
row-cell = { $bonus } ({ FORM($season, "nom") })

## Tokens

grape-red = červený hrozen { $value }
grape-white = bílý hrozen { $value }

wine-red = červené víno { $value }
wine-white = bílé víno { $value }
wine-blush = růžové víno { $value }
wine-sparkling = šumivé víno { $value }

## Where something comes from, before a colon or in brackets

source-of = { $source } ({ $player })
source-bonus = { $action }, bonus
source-row = Řádek probouzení { $row }
source-next_row = Konec roku
source-step-specials = Příprava
source-step-deal_packs = Příprava
source-step-pick_card = Příprava
source-step-pass_packs = Příprava
source-step-deal_parents = Příprava
source-step-choose_parents = Příprava
source-step-mamas = Matka
source-step-papas = Otec
source-step-first_rows = Příprava
source-step-first_glass_row = Příprava
source-step-begin_year = Jaro
source-step-wake_up = Jaro
source-step-spring_turns = Jaro
source-step-summer = Léto
source-step-fall = Podzim
source-step-fall_turns = Podzim
source-step-winter = Zima
source-step-age = Konec roku
source-step-workers_home = Konec roku
source-step-residual = Opožděná platba
source-step-discard_down = Konec roku
source-step-close_year = Konec roku
source-step-hire_workers = Příprava
source-step-plant_from_deck = Příprava
source-step-other_mama = Příprava
source-step-marker = Jaro
source-step-glass_row = Jaro
source-step-automa_summer = Léto
source-step-automa_winter = Zima
source-step-extended_automa_spring = Jaro
source-step-extended_automa_summer = Léto
source-step-extended_automa_fall = Podzim
source-step-extended_automa_winter = Zima
source-step-automa_home = Konec roku
source-step-score_cellar = Vína ve sklepě
source-step-solo_test = Konec roku

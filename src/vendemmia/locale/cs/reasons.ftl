### Why you cannot give an answer: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether a reason is about a player or the Automa.

## Asking, placing

reason-not_asked = Na toto se teď nikdo neptá.
reason-wrong_season = Na tuto akci nelze v tomto období umístit pracovníka.
reason-worker_away =
    { $worker ->
        [regular] Nemáte dostupného běžného pracovníka.
        [grande] Váš předák není dostupný.
        [special] Tento specializovaný pracovník není dostupný: { $name }.
       *[unset] Nemáte žádného dostupného pracovníka.
    }
reason-space_closed =
    { $players ->
        [one] Toto políčko se v této hře pro jednoho hráče nepoužívá.
        [few] Ve hře { $players } hráčů se toto políčko nepoužívá.
        [many] Ve hře { $players } hráče se toto políčko nepoužívá.
       *[other] Ve hře { $players } hráčů se toto políčko nepoužívá.
    }
reason-space_taken =
    { $who ->
        [automa] Na tomto políčku má pracovníka Automa.
        [you] Na tomto políčku máte pracovníka vy.
       *[player] Na tomto políčku má pracovníka { $player }.
    }
reason-spaces_free = Vedle políček smí pracovník, jen když jsou všechna obsazená.
reason-bonus_unusable = V přátelské variantě nesmíte obsadit bonusové políčko, když jeho bonus nemůžete využít a jiné políčko je volné.
reason-bonus_mandatory = V přátelské variantě si bonus tohoto políčka musíte vzít.
reason-not_built = Nemáte postavenou stavbu, ke které toto políčko patří.
reason-used_this_year = Toto políčko jste letos už použili.
reason-only_grande_beside = Všechna políčka jsou obsazená a vedle nich smí jen předák.
reason-space_needed = V jiném období potřebuje váš pracovník volné políčko a vedle políček nesmí.
reason-toll_too_dear = Umístit pracovníka na akci s Vojákem stojí mýto £{ $needs } a vy máte £{ $has }.

## Decks and cards

reason-deck_empty =
    { $deck ->
        [vine] Nezbývají žádné révy k líznutí.
        [summer] Nezbývají žádní letní návštěvníci k líznutí.
        [winter] Nezbývají žádní zimní návštěvníci k líznutí.
        [order] Nezbývají žádné objednávky k líznutí.
        [structure] Nezbývají žádné karty budov k líznutí.
       *[unset] Nezbývají žádné takové karty k líznutí.
    }
reason-pile_empty =
    { $needs ->
        [one] Tento odhazovací balíček je prázdný.
        [few] Jsou potřeba { $needs } odhazovací balíčky s kartami, ne jen { $has }.
        [many] Je potřeba { $needs } odhazovacího balíčku s kartami, ne jen { $has }.
       *[other] Je potřeba { $needs } odhazovacích balíčků s kartami, ne jen { $has }.
    }
reason-too_few_decks =
    { $needs ->
        [one] Je potřeba { $needs } balíček s kartami, ale není žádný.
        [few] Jsou potřeba { $needs } balíčky s kartami, ne jen { $has }.
        [many] Je potřeba { $needs } balíčku s kartami, ne jen { $has }.
       *[other] Je potřeba { $needs } balíčků s kartami, ne jen { $has }.
    }
reason-card_not_held = Tuto kartu nemáte v ruce.
reason-too_few_cards =
    { $needs ->
        [one] Potřebujete v ruce 1 takovou kartu a nemáte žádnou.
        [few] Potřebujete v ruce { $needs } takové karty a máte { $has }.
        [many] Potřebujete v ruce { $needs } takové karty a máte { $has }.
       *[other] Potřebujete v ruce { $needs } takových karet a máte { $has }.
    }
reason-wrong_kind_of_card = Je potřeba jiný druh karty.
reason-not_offered = Toto není v nabídce.
reason-not_drawn = Tady se počítá jen to, co jste si právě lízli.
reason-no_visitor_there = Potřebujete protihráče, který má na akci pracovníka a v ruce takového návštěvníka.

## Fields

reason-not_a_vine = Je potřeba karta révy.
reason-field_full = Na poli { $field } už jsou révy s hodnotou { $has } a s dalšími { $adds } by překročilo svou hodnotu.
reason-structure_needed = K zasazení révy { $card } potřebujete { FORM($structure, "acc") }.
reason-vine_not_there = Tato réva na tom poli není.
reason-same_field = Obě révy musí být na různých polích.
reason-switch_overfills = Po každém takovém prohození by některé pole překročilo svou hodnotu.
reason-field_sold = Pole { $field } jste prodali.
reason-field_planted = Na poli { $field } jsou révy, takže ho nemůžete prodat.
reason-field_too_dear = Odkoupit pole { $field } stojí £{ $needs } a vy máte £{ $has }.
reason-field_empty =
    { $field ->
        [unset] Na vašich polích nejsou žádné révy.
       *[other] Na poli { $field } nejsou žádné révy.
    }
reason-field_harvested = Pole { $field } jste letos už sklidili.
reason-field_built_on = Na poli { $field } je karta budovy.
reason-field_not_empty = Na poli { $field } jsou révy a karta budovy potřebuje prázdné pole.

## Structures

reason-already_built =
    { $structure ->
        [unset] Všechno, co tu lze postavit, už máte.
       *[other] Toto už máte postavené: { $structure }.
    }
reason-medium_cellar_first = Velký sklep vyžaduje střední sklep.
reason-building_too_dear = Stavba stojí £{ $needs } a vy máte £{ $has }.
reason-cost_not_meant = Tato karta nedovoluje stavbu s tištěnou cenou { $cost }.
reason-cellar_complete = Sklep už nelze víc rozšířit.
reason-mat_full = Obě místa na desce budov jsou obsazená.
reason-no_place_to_build = Karta budovy potřebuje volné místo na desce nebo prázdné pole a vy nemáte ani jedno.
reason-not_a_structure = Je potřeba karta budovy.
reason-no_structure_card = Na vinici nemáte žádnou kartu budovy.
reason-not_standing = Tato karta budovy na vaší vinici není.

## Grapes, wine, orders

reason-grape_missing = V lisu nemáte potřebný hrozen.
reason-medium_cellar_needed = Růžové víno vyžaduje střední sklep.
reason-large_cellar_needed = Šumivé víno vyžaduje velký sklep.
reason-no_wine_icon =
    { $wine ->
        [red] Ve sklepě není volné místo pro toto červené víno.
        [white] Ve sklepě není volné místo pro toto bílé víno.
        [blush] Ve sklepě není volné místo pro toto růžové víno, které musí mít hodnotu aspoň 4.
       *[sparkling] Ve sklepě není volné místo pro toto šumivé víno, které musí mít hodnotu aspoň 7.
    }
reason-wine_missing = Toto víno ve sklepě nemáte.
reason-wine_too_low =
    { $wine ->
        [red] Objednávka žádá červené víno o hodnotě { $needs } nebo více.
        [white] Objednávka žádá bílé víno o hodnotě { $needs } nebo více.
        [blush] Objednávka žádá růžové víno o hodnotě { $needs } nebo více.
        [sparkling] Objednávka žádá šumivé víno o hodnotě { $needs } nebo více.
       *[unset] Je potřeba víno o hodnotě { $needs } nebo více.
    }
reason-not_an_order = Je potřeba objednávka z ruky.
reason-order_not_fillable = Nemáte na to ve sklepě vína.
reason-wine_cannot_age = Je potřeba víno, které se ve sklepě může posunout výš.
reason-wine_aged_already = Toto víno právě zrálo, je potřeba jiné.
reason-type_made_already =
    { $wine ->
        [blush] Tady smíte vyrobit jen jedno růžové víno.
       *[sparkling] Tady smíte vyrobit jen jedno šumivé víno.
    }
reason-icon_taken = Místo s hodnotou 1 už ve vašem lisu zabírá hrozen.

## Workers

reason-training_too_dear = Trénink stojí £{ $needs } a vy máte £{ $has }.
reason-worker_limit = Už máte nejvyšší dovolený počet pracovníků.
reason-not_in_this_game = Tento specializovaný pracovník v této hře není.
reason-special_owned = Tohoto specializovaného pracovníka už máte: { $name }.
reason-special_too_dear = Trénink specializovaného pracovníka stojí £{ $needs } a vy máte £{ $has }.
reason-no_worker_to_take_back = Nemáte pracovníka, kterého byste si vzali zpět.
reason-worker_not_there = Tam nemáte pracovníka, kterého byste si vzali zpět.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] Je potřeba letní návštěvník z ruky.
       *[winter] Je potřeba zimní návštěvník z ruky.
    }
reason-not_playable = Takto žádného návštěvníka celého nezahrajete.
reason-rest_impossible = Potom byste nemohli udělat to, co musí následovat.
reason-action_spoilt = Potom byste nemohli provést akci tohoto pracovníka.
reason-at_least_one = Aspoň jednou to udělat musíte.
reason-nothing_to_count = Nemáte nic, co by se počítalo.
reason-condition_not_met = Podmínka není splněna.
reason-lira_short = Stojí to £{ $needs } a vy máte £{ $has }.
reason-part_done = Toto už jste udělali.
reason-vp_at_floor = Máte { $has } VB a nemůžete se vzdát { $needs }, protože nikdo nesmí klesnout pod −5.
reason-residual_short = Je potřeba opožděná platba { $needs } a vaše je { $has }.
reason-residual_full = Vaše opožděná platba už je na maximu.
reason-no_later_season = Je potřeba akční políčko v pozdějším období tohoto roku.
reason-no_earlier_season = Je potřeba akce v dřívějším období tohoto roku.

## Other players, rows, parents

reason-neighbour_cannot = Soused po vaší pravici nic z toho udělat nemůže.
reason-not_an_opponent = Toto není žádný z vašich protihráčů.
reason-asked_already = Tohoto protihráče jste už vybrali.
reason-too_many_pledged =
    { $most ->
        [0] Nemůžete dát žádné karty.
        [one] Můžete dát nejvýš 1 kartu.
        [few] Můžete dát nejvýš { $most } karty.
        [many] Můžete dát nejvýš { $most } karty.
       *[other] Můžete dát nejvýš { $most } karet.
    }
reason-row_taken =
    { $row ->
        [unset] Není žádný jiný řádek probouzení, kam by se dalo přesunout.
       *[other] Řádek probouzení { $row } je obsazený.
    }
reason-row_reserved =
    { $row ->
        [1] Řádek probouzení 1 je jen pro hráče s žetonem prvního hráče.
       *[other] S žetonem prvního hráče musíte zvolit řádek probouzení 1.
    }
reason-parent_not_dealt = Tuto kartu jste nedostali.

## Stars and trades

reason-region_absent = Region { $region } na mapě této hry není.
reason-no_star_there = Všechny své hvězdy máte umístěné, ale v tomto regionu žádnou: { $region }.
reason-same_region = Hvězda se smí přesunout jen do jiného regionu.
reason-nothing_to_trade = Nemáte co dát: potřebujete 2 karty, £3, hrozen nebo VB navíc.
reason-same_for_same = Nelze vyměnit £3 za £3 ani 1 VB za 1 VB.

## The solo game

reason-no_glass_token = Na řádku probouzení { $row } už skleněný žeton není.
reason-not_for_organizer = Ve hře pro jednoho hráče se Organizátor na řádek { $row } přesunout nesmí.
reason-no_bonus_token = Není tu žádný bonus, který byste mohli koupit za žeton bonusové akce.
reason-orders_forbidden = V této výzvě nelze vyřizovat objednávky.
reason-vines_all_taken = Tato réva už v balíčku není.

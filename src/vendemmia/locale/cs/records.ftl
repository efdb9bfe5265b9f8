### What is wrong with a record. It follows the place of the error: "The first error is at answer 7."

flaw-no_json = Není to platný JSON: řádek { $line } nelze přečíst.
flaw-beyond_bounds = Obsahuje příliš velké číslo nebo příliš hluboko vnořená data.
flaw-other_format = Není ve formátu { $format }.
flaw-other_rules = Hrálo se s verzí pravidel { $recorded }, ale tento program zná jen verze 1 až { $current }.
flaw-unknown_keys = Má klíče, které žádný zápis nemá: { $keys }.
flaw-wrong_kind = Klíč { $key } chybí, nebo má jeho hodnota nesprávný typ.
flaw-no_game = Jeho volby nepopisují hru, kterou lze hrát.
flaw-damaged = Text je na řádku { $line } poškozený nebo useknutý.
flaw-no_code = Není to kód odpovědi.
flaw-changed = Byl změněn, nebo před ním něco chybí.
flaw-plies_missing = Odpovědi odtud dál chybějí.
flaw-position_changed = Jeho uložená pozice byla změněna.
flaw-not_replayable = Od té doby se změnila pravidla a tamní pozice nebyla uložena.
flaw-start_impossible = Začíná z nemožné pozice.
flaw-start_differs = Začíná z pozice, jejíž volby se liší od jeho vlastních.
flaw-unknown_code = Odpověď { $code } neexistuje.
flaw-not_legal = Odpověď { $code } tam není dovolena.
flaw-game_over = V té chvíli už hra skončila.
flaw-other_end = Hra končí s kontrolním součtem { $checksum }, ale zápis uvádí { $recorded }.
flaw-and = { $first } { $second }
flaw-player = Hráč { $number }

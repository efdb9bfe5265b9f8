### What is wrong with a record. It follows the place of the error: "The first error is at answer 7."

flaw-no_json = No es JSON válido: no se puede leer la línea { $line }.
flaw-beyond_bounds = Contiene un número demasiado grande o datos anidados a demasiada profundidad.
flaw-other_format = No está en el formato { $format }.
flaw-other_rules = Se jugó con la versión { $recorded } de las reglas, pero este programa solo conoce las versiones 1 a { $current }.
flaw-unknown_keys = Tiene claves que ninguna grabación tiene: { $keys }.
flaw-wrong_kind = Falta la clave { $key }, o su valor es del tipo equivocado.
flaw-no_game = Sus opciones no describen una partida que puedas jugar.
flaw-damaged = El texto está dañado o cortado en la línea { $line }.
flaw-no_code = No es el código de una respuesta.
flaw-changed = Se ha modificado, o falta algo antes.
flaw-plies_missing = Faltan las respuestas a partir de ahí.
flaw-position_changed = Su posición guardada se ha modificado.
flaw-not_replayable = Las reglas han cambiado desde entonces, y la posición de ese momento no se guardó.
flaw-start_impossible = Empieza en una posición imposible.
flaw-start_differs = Empieza en una posición cuyas opciones difieren de las suyas.
flaw-unknown_code = No existe la respuesta { $code }.
flaw-not_legal = La respuesta { $code } no está permitida ahí.
flaw-game_over = Para entonces la partida ya ha terminado.
flaw-other_end = La partida termina con la suma de control { $checksum }, pero la grabación dice { $recorded }.
flaw-and = { $first } { $second }
flaw-player = Jugador { $number }

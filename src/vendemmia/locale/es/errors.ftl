### What is wrong with options, seeds, answers, positions and campaigns. The variables are the parameters of the fault.
### Names of options and places in a file stay as they are written there.

## Options and seeds.

problem-options_form = Las opciones deben ser un objeto, no { $found }.
problem-options_unknown = Estas opciones no existen: { $found }.
problem-option_number = La opción { $option } debe ser un número entero de { $least } a { $most }, no { $found }.
problem-option_flag = La opción { $option } debe ser true o false, no { $found }.
problem-solo_players = La partida en solitario tiene 1 jugador, no { $found }.
problem-solo_only = Estas opciones son para la partida en solitario: { $options }.
problem-level_unknown = No existe el nivel { $found }. Elige uno de estos: { $levels }.
problem-aggressive_level = La variante agresiva es para estos niveles: { $levels }.
problem-base_board_only = La variante agresiva y la campaña son para el tablero base.
problem-challenge_parents = El desafío { $challenge } elige la mamá a su manera. No puedes combinarlo con la variante avanzada.
problem-challenge_skipped = La variante agresiva omite el desafío { $challenge }.
problem-modules_form = Los módulos deben ser una lista de nombres, no { $found }.
problem-modules_twice = Un módulo aparece dos veces.
problem-modules_unknown = No existe el módulo { $found }. Elige entre estos: { $modules }.
problem-scoring_needs_map = La opción map_scoring es para el tablero ampliado.
problem-seed_range = Una semilla debe ser un número de { $least } a { $most }, no { $found }.
problem-seed_form = Una semilla debe ser un número entero o un secreto, no { $found }.
problem-secret_form = Un secreto debe tener { $digits } cifras hexadecimales, con letras minúsculas.
problem-secret_too_new = Las partidas de la primera versión necesitan un número entero como semilla, no un secreto.
problem-generator_unknown = El generador aleatorio debe ser { $first } o { $second }, no { $found }.

## Answers.

problem-code_unknown = No existe la respuesta { $code }.
problem-answer_illegal = La respuesta { $code } no es posible ahora.
problem-game_ended = La partida ha terminado.
problem-undo_too_far = No puedes volver a la respuesta { $to }. La más antigua es { $floor }.

## Positions: their form.

problem-more_problems =
    { $count ->
        [one] Hay un problema más.
       *[other] Hay { $count } problemas más.
    }
problem-format_unknown = { $at } debe ser { $expected }, no { $found }.
problem-not_an_object = { $at } debe ser un objeto, no { $found }.
problem-not_a_list = { $at } debe ser una lista, no { $found }.
problem-not_a_flag = { $at } debe ser true o false, no { $found }.
problem-key_unknown = { $at } tiene la clave desconocida { $found }.
problem-name_unknown = { $at } tiene el nombre desconocido { $found }.
problem-number_range = { $at } debe ser un número entero de { $least } a { $most }, no { $found }.
problem-rng_form = { $at } no contiene el estado de un generador aleatorio.
problem-listed_twice = { $at } tiene { $thing } dos veces.
problem-not_in_this_game = { $at } tiene { $thing }, que no está en esta partida.
problem-extended_board_only = { $at } es para el tablero ampliado.
problem-solo_game_only = { $at } es para la partida en solitario.

## Positions: the year.

problem-year_too_late = { $at } es demasiado tarde: la partida termina tras el año { $last }.
problem-final_year_solo = { $at } no se puede indicar: ninguna puntuación pone fin a la partida en solitario.
problem-final_year_extended = { $at } no se puede indicar: en el tablero ampliado solo cuenta la puntuación al final del año.
problem-row_taken_twice = { $at } pone dos gallos en la fila { $row }.
problem-next_row_early = { $at } es solo para jugadores que han dejado el invierno.
problem-next_row_reserved = { $at } es la fila 1, que es para quien tiene la ficha de uva.
problem-temporary_given_back = { $at } da el trabajador temporal al asiento { $seat }, que ya ha dejado el invierno y lo ha devuelto.

## Positions: the seats.

problem-seats_too_many = { $at } tiene { $found } entradas, pero solo hay { $players } jugadores.
problem-workers_too_many = { $at } tiene demasiados trabajadores. Además del grande se permiten como máximo { $most }.
problem-specials_too_many = { $at } puede tener como máximo { $most } trabajadores, todos distintos.
problem-cellar_missing = { $at } tiene una bodega grande sin una mediana.
problem-used_not_built = { $at } tiene una estructura que no está construida.
problem-mat_too_full = { $at } tiene demasiadas cartas de estructura. En el tablero de estructuras caben { $most }.
problem-stars_too_many = { $at } tiene demasiadas estrellas. Cada jugador tiene { $most }.
problem-not_a_vine_card = { $at } tiene { $card }, que no es una vid.
problem-token_twice = { $at } tiene dos fichas de valor { $value }.

## Positions: the board.

problem-space_absent = { $at } no es un espacio.
problem-space_shut = { $at } está cerrado con { $players } jugadores.
problem-space_shared = { $at } tiene dos trabajadores en un espacio.
problem-space_not_owned = { $at } es un espacio que el asiento { $seat } no tiene.
problem-grande_only = { $at } es solo para trabajadores grandes.
problem-worker_missing = { $at } tiene un trabajador que al asiento { $seat } ya no le queda.
problem-waiting_nowhere = { $at } tiene un trabajador en espera, pero allí ningún trabajador puede esperar.
problem-waiting_too_long = { $at } tiene un trabajador en espera que debería haber actuado antes.
problem-farmer_mark = { $at } tiene un Granjero en espera sin la marca de una bonificación de allí. Marcas posibles: { $marks }.
problem-mark_unused = { $at } tiene una marca. Solo la tiene un Granjero, Comerciante o Mensajero en espera.
problem-traveler_early = { $at } está cerrado. Un Viajero solo puede estar allí si es un espacio de una estación anterior.
problem-workers_not_home = { $at } tiene trabajadores del asiento { $seat }, que ya ha dejado el invierno. Deberían estar en casa.
problem-automa_space = { $at } no es un espacio abierto, y el Automa solo coloca sus trabajadores en ellos.
problem-automa_worker = { $at } tiene un trabajador que el Automa no tiene. Sus trabajadores son normales y no esperan.
problem-automa_too_many = { $at } tiene demasiados trabajadores del Automa, que solo tiene { $most }.
problem-glass_unused = { $at } no se puede indicar: este desafío no tiene fichas de cristal.

## Positions: the cards.

problem-card_too_often =
    { $most ->
        [one] { $at } tiene { $card } { $found } veces, pero solo existe una vez.
       *[other] { $at } tiene { $card } { $found } veces, pero solo existe { $most } veces.
    }
problem-card_of_other_kind = { $at } tiene { $card }, que es una carta de otro tipo.
problem-pile_becomes_deck = { $at } debería haberse barajado para formar un mazo nuevo (SET-4).
problem-fresh_unused = { $at } no se puede indicar: en esta partida nada sigue a un robo.
problem-fresh_not_in_hand = { $at } tiene cartas que no están en la mano del jugador al que le toca.
problem-draft_over = { $at } no se puede indicar: la selección de cartas ha terminado.

## Positions: what is asked.

problem-seat_has_passed = { $at } es el asiento { $seat }, que ha pasado.
problem-seat_without_worker = { $at } es el asiento { $seat }, que no tiene ningún trabajador que colocar.
problem-seat_not_asked = { $at } es { $found }, pero debería ser { $asked }.
problem-stack_start = { $at } debe ser el curso del año.
problem-stack_step = { $at } tiene un paso que el curso del año no tiene.
problem-stack_placement = { $at } coloca un trabajador de una forma que este tablero no tiene.
problem-stack_card = { $at } tiene una carta que no existe.
problem-stack_misfit = { $at } no encaja con el resto de la posición.

## Positions: what playing on shows.

problem-dead_end =
    { $answers ->
        [0] Nadie puede responder en esta posición.
        [one] Esta posición no se puede continuar: tras una respuesta nadie puede responder.
       *[other] Esta posición no se puede continuar: tras { $answers } respuestas nadie puede responder.
    }
problem-rules_fail =
    { $answers ->
        [0] Las reglas no permiten seguir desde esta posición.
        [one] Esta posición no se puede continuar: tras una respuesta las reglas no permiten seguir.
       *[other] Esta posición no se puede continuar: tras { $answers } respuestas las reglas no permiten seguir.
    }
problem-cards_lost =
    { $answers ->
        [0] Las cartas de esta posición no son las de la partida.
        [one] Esta posición no se puede continuar: tras una respuesta las cartas no son las de la partida.
       *[other] Esta posición no se puede continuar: tras { $answers } respuestas las cartas no son las de la partida.
    }
problem-workers_lost =
    { $answers ->
        [0] El asiento { $seat } tiene más o menos trabajadores de los que puede tener.
        [one] Esta posición no se puede continuar: tras una respuesta el asiento { $seat } tiene más o menos trabajadores que antes.
       *[other] Esta posición no se puede continuar: tras { $answers } respuestas el asiento { $seat } tiene más o menos trabajadores que antes.
    }

## The campaign.

problem-campaign_none = No hay ninguna campaña.
problem-campaign_finished = La campaña ha terminado.
problem-campaign_other_game = Esta no es la siguiente partida de la campaña.
problem-campaign_game_runs = La partida aún no ha terminado.
problem-campaign_must_win = Debes ganar el desafío { $challenge }. Solo puedes saltar estos desafíos, y solo con la variante agresiva: { $numbers }.
problem-campaign_under_way = Has empezado una partida de este desafío.
problem-campaign_format = No es una campaña en el formato { $format }.
problem-campaign_keys = Una campaña tiene exactamente estas claves: { $keys }.
problem-campaign_level = El nivel debe ser un texto, y aggressive debe ser true o false.
problem-campaign_lists = Las partidas y los desafíos saltados deben ser listas.
problem-campaign_skipped_number = Un desafío saltado no puede ser { $found }.
problem-campaign_skipped_misfit = Los desafíos saltados no encajan con las partidas: { $found }.
problem-campaign_game_keys = La partida { $game } debe tener un desafío y un resultado.
problem-campaign_game_number = La partida { $game } no puede tener el desafío { $found }.
problem-campaign_game_order = La partida { $game } tiene el desafío { $challenge }, que no era el siguiente.
problem-campaign_result = El resultado de la partida { $game } debe ser uno de estos, no { $found }: { $results }.
problem-campaign_no_json = El archivo no es JSON.
problem-campaign_damaged = La campaña está dañada. Lo que queda de ella se ha guardado como { $file }.
problem-campaign_unreadable = No se puede leer { $file }: { $detail }.
problem-campaign_unwritable = No se puede escribir { $file }: { $detail }.
problem-campaign_unmovable = No se puede cambiar el nombre de { $file }: { $detail }.

## Tournaments.

problem-tournament_entrant = No hay ningún bot llamado { $name }; elige entre { $players }.
problem-tournament_unusable = El bot { $name } no puede jugar: { $detail }.
problem-tournament_twice = Has nombrado { $name } dos veces.
problem-tournament_alone = Nombra al menos dos bots, o uno para que juegue en solitario con --solo.
problem-tournament_too_few = Con { $players } jugadores, una liguilla necesita al menos { $players } nombres, no { $entrants }; usa --field one-vs-rest para jugar contra copias.
problem-tournament_lost = El proceso de la partida { $number } de { $match } ha terminado inesperadamente { $times } veces.
problem-games_format = El archivo { $file } no contiene las partidas de un torneo.
problem-games_other = El archivo { $file } contiene partidas de otro torneo; difieren estas partes: { $keys }.
problem-games_line = El archivo { $file } está dañado en la línea { $line }.
problem-games_in_use = Otro proceso está añadiendo partidas a { $file }.
problem-games_unusable = No se puede usar { $file }: { $detail }.
problem-cluster_missing = El paquete ray no está instalado; instala vendemmia con su extra llamado cluster.
problem-cluster_none = No hay ningún clúster de Ray en marcha en este equipo; inicia uno con ray start --head, indica una dirección o usa --cluster local.
problem-cluster_unreachable = No se puede acceder al clúster { $address }: { $detail }.
problem-cluster_other = Una máquina del clúster tiene otra instalación de vendemmia; difieren estas partes: { $keys }.

## Data sets and the benchmark.

problem-dataset_other = La carpeta { $folder } contiene otro conjunto de datos; difieren estas partes: { $keys }.
problem-dataset_folder = La carpeta { $folder } contiene otros archivos; elige una vacía.
problem-dataset_damaged = El archivo { $file } está dañado.
problem-dataset_unusable = No se puede usar { $file }: { $detail }.
problem-dataset_parquet = El paquete pyarrow no está instalado; instala vendemmia con su extra llamado data o usa --format jsonl.
problem-dataset_lost = El proceso de la partida { $number } ha terminado inesperadamente { $times } veces.
problem-benchmark_module = No se puede cargar { $name }: { $detail }.
problem-benchmark_method = El objeto { $name } no tiene el método choose.
problem-benchmark_answer = El jugador { $name } ha respondido { $answer }, que no es una respuesta permitida.
problem-benchmark_failed = El jugador { $name } ha fallado: { $detail }.
problem-benchmark_program = No se puede iniciar { $name }: { $detail }.
problem-benchmark_ended = El programa { $name } ha terminado sin responder.
problem-benchmark_silent = El programa { $name } no ha respondido en { $seconds } s.
problem-benchmark_opponent = En esta categoría no hay ningún rival { $name }; elige entre { $names }.
problem-benchmark_changed = { $name } no responde aquí como consta en { $protocol }, así que no se puede medir contra él; vuelve a instalar vendemmia o usa la versión del protocolo.
problem-benchmark_lost = El proceso de la partida { $number } contra { $opponent } ha terminado inesperadamente { $times } veces.

## The program.

problem-language_unknown = No hay textos en { $language }, solo en: { $languages }.
problem-unnamed = Algo ha fallado: { $name }.

## Shown where words are missing.

missing-question = Elige una respuesta.

## Weights, mixtures, trainings and names of computer players

problem-weights_unreadable = No se puede leer el archivo { $file }: { $detail }.
problem-weights_form = El archivo { $file } no es un archivo de pesos.
problem-weights_lacking = Al archivo { $file } le falta una parte de la red.
problem-weights_other = El archivo { $file } tiene una parte que no encaja en la red.
problem-weights_numbers = El archivo { $file } tiene pesos que no son números finitos.
problem-weights_format = El archivo { $file } no tiene el formato { $format }.
problem-weights_encoding = Los pesos de { $file } se entrenaron con la codificación { $found }, pero esta versión tiene { $wanted }.
problem-weights_parts = Los pesos de { $file } se entrenaron con otras partes de respuestas que las de esta versión.
problem-weights_frozen = En esta instalación faltan los pesos congelados { $number } o han sido modificados; vuelve a instalar vendemmia.
problem-weights_shape = Los pesos de { $file } tienen otra forma que este entrenamiento.
problem-mixture_weight = En una mezcla, { $entry } no tiene un número entero después del *.
problem-mixture_many = Una mezcla tiene como máximo { $most } partes, y esta tiene { $found }.
problem-mixture_level = En una mezcla, { $name } necesita un nivel, uno de { $levels }.
problem-mixture_kind = En una mezcla, { $name } no es un tipo de partida: empieza con un número de 2 a 6, solo o campaign.
problem-mixture_unknown = En una mezcla, { $name } nombra { $unknown }, que no es ni un módulo ni una variante.
problem-training_subject = No hay materia de examen { $name }: nombra tipos de partidas como en una mezcla, sin pesos.
problem-training_device = La red no puede ejecutarse aquí en { $device }: usa cpu, o cuda si torch encuentra una tarjeta gráfica.
problem-training_part = Una parte de un entrenamiento no puede empezar en { $start } y acabar en { $end }: --start no puede ser mayor que --end.
problem-training_lessons = El archivo { $file } no contiene respuestas de un maestro, o son de otra versión.
problem-training_folder = No se puede usar la carpeta { $folder }: { $detail }.
problem-training_checkpoint = El punto de control { $file } está dañado o no sirve para esta versión: bórralo para empezar de nuevo o indica otra carpeta.
problem-training_size = La red en { $folder } tiene otro tamaño: continúa con --hidden { $hidden } --blocks { $blocks } o indica otra carpeta.
problem-training_begun = El entrenamiento en { $folder } empezó sin { $option }: omite esta opción o indica otra carpeta.
problem-name_file = El bot { $name } necesita un archivo de pesos después de los dos puntos.
problem-name_walks = El bot { $name } necesita un número de recorridos después de los dos puntos, no { $found }.
problem-name_walks_range = El bot { $name } puede hacer de 1 a { $most } recorridos, no { $found }.
problem-name_options = El bot { $name } no tiene opciones: quita { $found }.

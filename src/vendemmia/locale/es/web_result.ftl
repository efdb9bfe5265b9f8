### The result of a game: how it ended and why, the course of the game, costly decisions, a picture.

## How it ended. "by" says what decided: points, lira, wine or grapes.

result-won =
    { $by ->
        [lira]
            { $who ->
                [you] Ganas por liras
                [lost] Pierdes por liras
               *[other] { $player } gana por liras
            }
        [wine]
            { $who ->
                [you] Ganas por el valor de tus vinos
                [lost] Pierdes por el valor de los vinos
               *[other] { $player } gana por el valor de los vinos
            }
        [grapes]
            { $who ->
                [you] Ganas por el valor de tus uvas
                [lost] Pierdes por el valor de las uvas
               *[other] { $player } gana por el valor de las uvas
            }
       *[points]
            { $who ->
                [you] Ganas por { $margin }
                [lost] Pierdes por { $margin }
               *[other] { $player } gana por { $margin }
            }
    }
result-shared = Victoria compartida: { $players }
result-shared-you = Compartes la victoria con { $players }
result-solo-win =
    { $who ->
        [you] Ganas al Automa por { $margin }
       *[other] { $player } gana al Automa por { $margin }
    }
result-solo-draw =
    { $who ->
        [you] Empatas con el Automa
       *[other] { $player } empata con el Automa
    }
result-solo-loss =
    { $by ->
        [points]
            { $who ->
                [you] Pierdes contra el Automa por { $margin }
               *[other] { $player } pierde contra el Automa por { $margin }
            }
       *[none] El Automa gana
    }

## Why

result-why-source =
    { $who ->
        [first] Lograste { $more } puntos con { $source }; { $second }, { $less }.
        [second] { $first } logró { $more } puntos con { $source }; tú, { $less }.
       *[other] { $first } logró { $more } puntos con { $source }; { $second }, { $less }.
    }
result-from-orders = pedidos
result-from-visitors = visitantes
result-from-structures = estructuras
result-from-spaces = acciones y bonificaciones
result-from-wake = la tabla de despertar
result-from-map = regiones
result-from-cellar = vinos de la bodega
result-from-start = la preparación
result-from-unknown = lo anterior al cambio de reglas
result-why-level = Había empate a { $vp } tras el año { $year }.
result-why-behind =
    { $who ->
        [first] Tras el año { $year } aún ibas { $lead } por detrás.
        [second] Tras el año { $year } aún ibas { $lead } por delante.
       *[other] Tras el año { $year }, { $second } aún iba { $lead } por delante.
    }

## The feast

feast-toast = { $winner } alza su copa: «Un buen año. El próximo será tuyo.»
feast-needed =
    { $orders ->
        [one] Te faltaron { $points } PV: habría bastado un pedido más.
       *[other] Te faltaron { $points } PV: son { $orders } pedidos más.
    }

## The course of the game

course-yours = Tu probabilidad de ganar
course-chances = Probabilidad de ganar de cada jugador
course-points = Puntos, turno a turno
course-about = turno a turno, por años
course-ahead =
    { $own ->
        [yes] tú por delante
       *[no] { $player } por delante
    }
course-even = igual para todos
course-after = Después
course-percent = { $percent } %
course-part = año { $year }: { $value }
course-how = Estimación del asesor, con lo que sabía el jugador al que le tocaba.

## Costly decisions

result-cost = Lo que más costó
result-cost-about = El asesor examina cada una de tus decisiones con lo que podías saber entonces y muestra las que más costaron, con la posibilidad de intentarlo de nuevo.
result-cost-begin = Buscar mis decisiones caras
result-cost-again = Probar otra vez desde aquí
result-cost-again-at = Probar otra vez desde aquí: { $number }, { $moment }
result-cost-look = Verla

## Again

result-same = Las mismas cartas
result-same-help = supera tus { $vp }

## The picture

result-picture = Una imagen de esta partida
result-picture-about = Muestra nombres, puntos y el curso de la partida, y nada más. La crea tu navegador; no se sube a ningún sitio.
result-picture-alt = Imagen para compartir: { $headline }
result-picture-game =
    { $years ->
        [one] { $about } · 1 año
       *[other] { $about } · { $years } años
    }
result-picture-chance = Probabilidad de ganar: { $player }
result-picture-save = Guardar imagen
result-picture-size = 1200 × 630
result-picture-share = Compartir
result-picture-copy = Copiar
result-picture-saved = Guardada
result-picture-copied = Copiada
result-picture-failed = El navegador no ha podido crear la imagen.
result-print = Imprimir el resultado

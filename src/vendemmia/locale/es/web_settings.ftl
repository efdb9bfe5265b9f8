### The settings of a browser.

settings-title = Ajustes · vendemmia
settings-heading = Ajustes
settings-saved = Guardado
settings-as-you-go = Los cambios se guardan al momento en este navegador.
settings-save = Guardar ajustes
settings-where = Los ajustes están en una cookie de este navegador.

## You

settings-you = Tú
settings-name = Nombre
settings-name-help = En la mesa, en el registro y en los resultados eres «Tú». Las repeticiones, las grabaciones y las imágenes usan tu nombre.
settings-name-none = Tu finca
settings-colour = Color y forma
settings-colour-help = Los tendrás en cada partida nueva.
settings-colour-any = Cualquiera
settings-colour-p1 = Círculo, azul
settings-colour-p2 = Triángulo, naranja
settings-colour-p3 = Rombo, morado
settings-colour-p4 = Cuadrado, verde
settings-colour-p5 = Hexágono, dorado
settings-colour-p6 = Cruz, gris

## Pace

settings-motion = Ritmo
settings-pace = Jugadas de los demás
settings-pace-help = A qué ritmo las ves, una a una. Cualquier tecla o toque las salta. Si tu sistema pide menos movimiento, nada se mueve.
settings-pace-off = No
settings-pace-brisk = Ágil
settings-pace-normal = Normal
settings-pace-calm = Tranquilo
settings-talk = Charla en la mesa
settings-talk-help = De vez en cuando, un comentario breve de un jugador del ordenador sobre lo que todos han visto.
settings-talk-on = Sí
settings-talk-off = No

## Sounds and messages

settings-calls = Sonidos y avisos
settings-sounds = Sonidos
settings-sounds-help = Breves, de lo que ocurre, y de fondo la estación: pájaros, cigarras, viento, un fuego.
settings-sounds-off = No
settings-sounds-low = Bajos
settings-sounds-full = Altos
settings-listen = Escuchar
settings-sound-yours = Tu turno
settings-sound-placement = Un trabajador
settings-sound-coin = Una moneda
settings-sound-order = Un pedido
settings-sound-season = Una estación
settings-sound-end = El final
settings-notify = Avisarme cuando sea mi turno
settings-notify-help = Mientras miras otra pestaña: una marca en el título y una notificación, si el navegador lo permite.
settings-notify-on = Sí
settings-notify-off = No
settings-notify-denied = El navegador no permite notificaciones de esta página. La marca en el título la verás igualmente.

## Playing

settings-playing = Juego
settings-bonuses = Bonificaciones sin coste
settings-bonuses-help = Por ejemplo, £1 o una carta de un espacio. Deshacer anula también la bonificación.
settings-bonuses-take = Usar
settings-bonuses-ask = Preguntar
settings-confirm = Preguntar antes de pasar en invierno
settings-confirm-help = Mientras te queden trabajadores, porque ahí termina tu año.
settings-confirm-on = Sí
settings-confirm-off = No
settings-shortcuts = Atajos de una tecla
settings-shortcuts-help = Una sola tecla juega, pasa o deshace. Tab, Intro y las flechas funcionan siempre.
settings-shortcuts-on = Sí
settings-shortcuts-off = No
settings-see-keys = Ver las teclas

## Language and look

settings-look = Idioma y aspecto
settings-theme = Colores
settings-theme-help = Como el sistema: claros u oscuros, según tu dispositivo.
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-theme-system = Como el sistema
settings-language = Idioma

## Data

settings-backup = Tus datos
settings-backup-text = Una copia de seguridad contiene en un archivo todas las partidas, las estadísticas y la campaña de este equipo. Para restaurarla, detén el servidor y ejecuta el comando vendemmia restore.
settings-backup-get = Descargar una copia
settings-reset = Restablecer
settings-reset-help = solo los ajustes

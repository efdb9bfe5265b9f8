### Playing together: inviting, joining, people around a table, chat, accounts.

## The start page and the options of a table

together-guest = Invitado
together-heading = Jugar juntos
together-about = Abre una mesa, comparte el enlace o el código y cada uno juega en su propia pantalla.
together-open = Abrir una mesa para amigos
together-open-text = asientos libres por enlace o código
together-open-tables = Mesas abiertas
together-nobody = Aún no hay nadie
together-free = { $count ->
    [one] { $count } asiento libre
    [many] { $count } asientos libres
   *[other] { $count } asientos libres
}
together-take-seat = Ocupar un asiento
together-watch = Mirar
together-watch-text = la mesa abierta, sin asiento
together-who-you = Tú
together-who-you-text = Juega en esta pantalla. Con varios asientos así os pasáis la pantalla.
together-who-open = Asiento libre
together-who-open-text = Para quien se una por enlace o código. Los asientos que queden libres serán de bots.
together-options = En esta mesa
together-options-text = Estos ajustes cuentan cuando hay un asiento libre.
together-clock = Reloj
together-clock-text = Cuando se acaba el tiempo, un bot sustituye a la persona hasta que vuelva. En una partida con clasificación, quien se queda sin tiempo pierde y no puede volver. Una partida con clasificación siempre tiene reloj: si no eliges otro, un día por jugada.
together-clock-none = Sin reloj
together-clock-move-2m = 2 minutos por jugada
together-clock-move-10m = 10 minutos por jugada
together-clock-move-1d = Un día por jugada
together-clock-game-10m = 10 minutos cada uno, 5 s más por turno
together-clock-game-20m = 20 minutos cada uno, 10 s más por turno
together-clock-game-45m = 45 minutos cada uno, 20 s más por turno
together-chat = Chat
together-chat-off = Sin chat
together-chat-phrases = Frases hechas
together-chat-all = Frases y texto libre
together-spectators = Espectadores
together-spectators-text = Otros pueden mirar la mesa abierta; nadie ve una mano.
together-listed = En la lista
together-listed-text = Todos en este servidor encuentran la mesa y pueden ocupar un asiento libre.
together-rated = Con clasificación
together-rated-text = El resultado cambia la clasificación. Cada persona necesita una cuenta y un asiento, y siempre hay reloj. Quien abandona o se queda sin tiempo pierde. Sin pistas, sin deshacer lo revelado, sin reparto elegido ni límite de años.
together-error-chat = Elige cómo se habla.
together-error-clock = Elige un reloj de la lista.
together-error-rated = Una partida con clasificación no puede tener un reparto elegido. Deja vacía la semilla o juega sin clasificación.

## A table that gathers

together-gathering = Esperando a los jugadores
together-gathering-title = Esperando a los jugadores
together-seats = Asientos
together-seat-free = Asiento libre
together-seat-waits = espera a alguien
together-seat-bot = bot, { $level }
together-seat-you = tú
together-seat-host = ha abierto la mesa
together-here = está aquí
together-away = ahora no está
together-begins = La partida empieza cuando todos los asientos están ocupados o cuando el anfitrión la empieza.
together-fill = Nivel de los bots para los asientos libres
together-begin = Empezar la partida
together-leave-seat = Dejar esta mesa
together-remove = Quitar a { $player }
together-invite = Invitar
together-qr = Código QR del enlace a esta mesa
together-code = Código
together-code-text = ¿En la misma sala? Abre { $address } y escribe el código.
together-code-wrong = Ninguna mesa tiene este código. Solo vale hasta que empieza la partida.
together-link = Enlace
together-link-text = Quien tiene el enlace puede ocupar un asiento libre.
together-copy = Copiar
together-copied = Copiado
together-renew = Enlace nuevo
together-renew-text = el anterior deja de funcionar
together-screen = Pantalla común
together-screen-text = la mesa abierta para un televisor
together-join = Unirse a una mesa
together-join-title = Unirse a una mesa
together-join-text = Escribe el código que ve el anfitrión de la mesa.
together-join-do = Unirse
together-invited = Tienes una invitación
together-invited-by = { $host } te invita
together-invited-title = Invitación a una mesa
together-your-name = Tu nombre
together-sit-as = Ocupar un asiento como { $name }
together-no-account = No necesitas una cuenta.
together-cannot-full = Todos los asientos están ocupados.
together-cannot-name = Los demás ven quién se sienta aquí. Elige antes un nombre.
together-cannot-begun = La partida ya ha empezado.
together-gone = Esta invitación ya no vale
together-gone-text = La partida ha empezado o el anfitrión ha creado un enlace nuevo. Pídeselo.

## People around a table

together-people = Personas: { $here } de { $count } aquí
together-left = ha abandonado, sigue un bot
together-stands-in = le sustituye un bot
together-asked = le toca responder
together-mute = Silenciar
together-talk = Mensajes
together-talk-none = Aún no se ha dicho nada.
together-say = Di algo
together-send = Enviar
together-clear = Borrar todos los mensajes
together-chat-off-now = Esta mesa no tiene chat.
together-chat-empty = No hay nada que enviar.
together-chat-long = El mensaje es demasiado largo.
together-phrase-hello = ¡Hola!
together-phrase-luck = ¡Suerte!
together-phrase-well = ¡Bien jugado!
together-phrase-thanks = ¡Gracias!
together-phrase-sorry = ¡Perdón!
together-phrase-moment = Un momento, por favor.
together-phrase-turn = Te toca.
together-phrase-close = Esto va a estar reñido.
together-phrase-again = ¿Otra partida?
together-phrase-bye = Buena partida. ¡Adiós!
together-propose-stand-in = Que juegue un bot
together-propose-undo = Pedir deshacer
together-propose-undo-text = Los demás deben estar de acuerdo.
together-stand-in = Que me sustituya un bot
together-stand-in-text = Recuperas tu asiento con una pulsación.
together-resign = Abandonar la partida
together-resign-text = Un bot sigue jugando por ti. Puedes volver mientras dure la partida.
together-resign-rated = Un bot sigue jugando por ti y pierdes esta partida con clasificación. No puedes volver.
together-resign-do = Abandonar
together-replaced = Un bot responde por ti.
together-back = Recuperar mi asiento
together-asks-undo = { $player } pide deshacer su última decisión y todo lo que vino después.
together-asks-undo-own = Has pedido deshacer tu última decisión.
together-asks-undo-seen = Desde entonces se han revelado cartas ocultas; nadie puede olvidarlas.
together-asks-stand-in = { $player } propone que un bot responda por { $absent }, que no está.
together-asks-stand-in-own = Propones que un bot responda por { $absent }.
together-agreed = De acuerdo: { $count } de { $needed }
together-agree = De acuerdo
together-refuse = Rechazar
together-withdraw = Retirar
together-proposal-gone = Ya no hay nada que aceptar.
together-not-absent = Este jugador está aquí, o ya responde un bot.
together-cannot = Ahora no es posible.
together-ahead = Se te preguntará esto:
together-ahead-given = Tu respuesta: { $answer }
together-again-go = Ir a la siguiente partida
together-again-text = cada uno pulsa una vez, los asientos rotan
together-again-waits = Esperando a { $players }

## Errors

error-not-yours = No puedes hacer eso en esta mesa
error-not-yours-help = Solo pueden sus jugadores, o solo quien la abrió.
error-others-play = Otros siguen jugando aquí
error-others-play-help = Abandona la partida: un bot seguirá jugando por ti.
error-too-often = Demasiadas veces seguidas
error-too-often-help = { $minutes ->
    [one] Inténtalo de nuevo dentro de un minuto.
    [many] Inténtalo de nuevo dentro de { $minutes } minutos.
   *[other] Inténtalo de nuevo dentro de { $minutes } minutos.
}

## Accounts

account-sign-in = Iniciar sesión
account-sign-in-text = Con una cuenta tus partidas te siguen de un dispositivo a otro. También puedes jugar sin ella.
account-takes-over = Las partidas que juegas aquí como invitado pasan a tu cuenta.
account-sign-up = Crear una cuenta
account-sign-up-text = Bastan un nombre y una contraseña. Las partidas que has jugado aquí como invitado siguen siendo tuyas.
account-sign-out = Cerrar sesión
account-none-yet = ¿Aún no tienes cuenta?
account-of = { $name }: cuenta
account-signed-in = Has iniciado sesión.
account-saved = Guardado.
account-guest = Juegas como invitado: solo este navegador conoce tus partidas. Una cuenta las conserva.
account-field-name = Nombre
account-field-password = Contraseña
account-field-email = Correo electrónico (opcional)
account-field-before = Contraseña actual
account-field-new = Contraseña nueva
account-email-text = Para sustituir una contraseña olvidada. Antes te pedimos que confirmes la dirección.
account-password = Cambiar la contraseña
account-password-do = Cambiar la contraseña
account-password-text = Se cierra la sesión en todos los demás navegadores y se revocan todos los tokens de la API.
account-delete = Eliminar la cuenta
account-delete-text = Tu cuenta se elimina para siempre. Abandonas tus partidas en curso: una de dos termina así; en las demás sigue un bot.
account-delete-do = Eliminar para siempre
account-forget = Olvidarme aquí
account-forget-text = Sin una cuenta no podrás volver después a tus partidas.
account-forget-do = Olvidarme
account-error-name = Un nombre tiene de 1 a { $most } caracteres visibles.
account-error-taken = Alguien ya tiene este nombre, o uno que se le parece.
account-error-taken-away = La moderación te ha retirado este nombre. Elige otro.
account-error-reserved = Este nombre se reserva a quienes cuidan del servidor o a los jugadores del ordenador.
names-reserved = administrador,administradora,moderador,moderadora,anfitrión,anfitriona,dueño,soporte,servidor,sistema,equipo,oficial,ordenador
account-error-email = Esto no es una dirección de correo.
account-error-wrong = El nombre o la contraseña no son correctos.
account-error-wrong-before = La contraseña actual no es correcta.
account-error-too-short = Una contraseña tiene al menos 8 caracteres.
account-error-too-long = Una contraseña tiene como máximo 128 caracteres.
account-error-too-common = Demasiada gente usa esta contraseña.
account-error-too-similar = La contraseña se parece demasiado al nombre.

## The terminal

cli-option-lan = deja jugar a todos en casa, cada uno en su propio móvil u ordenador
lan-addresses = Los demás en casa abren { $addresses }
lan-code = Para jugar juntos abre una mesa para amigos; los demás abren { $address } y escriben su código.
lan-no-address = Este ordenador no tiene una dirección que otros puedan alcanzar. ¿Está conectado a una red?
lan-only-here = El servidor escucha en { $address }, adonde solo llega este ordenador. Para que entren otros, inícialo sin VENDEMMIA_LISTEN.

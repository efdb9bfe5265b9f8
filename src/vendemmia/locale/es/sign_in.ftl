### Sesiones, segundo factor, contraseñas olvidadas, correo y datos propios.

account-back = Tu cuenta
account-security = Seguridad y datos
account-guessed = { $count ->
    [one] En la última hora ha llegado desde otro lugar { $count } contraseña equivocada para tu nombre. No ha cambiado nada.
    [many] En la última hora han llegado desde otros lugares { $count } de contraseñas equivocadas para tu nombre. No ha cambiado nada.
   *[other] En la última hora han llegado desde otros lugares { $count } contraseñas equivocadas para tu nombre. No ha cambiado nada.
}
account-delete-stays = En las mesas donde otros juegan o han jugado contigo queda esto:
account-stays-games = { $count ->
    [one] { $count } partida terminada, con el nombre con el que la jugaste
    [many] { $count } de partidas terminadas, con los nombres con los que las jugaste
   *[other] { $count } partidas terminadas, con los nombres con los que las jugaste
}
account-stays-running = { $count ->
    [one] { $count } partida en curso, que termina un bot
    [many] { $count } de partidas en curso, que terminan los bots
   *[other] { $count } partidas en curso, que terminan los bots
}
account-stays-messages = { $count ->
    [one] { $count } mensaje que has escrito allí
    [many] { $count } de mensajes que has escrito allí
   *[other] { $count } mensajes que has escrito allí
}
account-delete-gone = Todo lo demás se elimina: puntuaciones, viñedos del día, campaña, direcciones, dispositivos, tokens y todas las formas de iniciar sesión. Antes puedes guardarlo:
account-error-code = Este código no es correcto o ya se ha usado.
account-error-late = Ha tardado demasiado. Empieza de nuevo.
account-error-too-simple = Esta contraseña repite muy pocas letras.
account-error-site-name = El nombre del sitio con un número es lo primero que prueba cualquiera.
account-error-mail-off = Este servidor no envía correo.

## Browsers and programs

sessions-title = Navegadores y programas · vendemmia
sessions-heading = Navegadores y programas
sessions-short = Dónde tienes la sesión abierta y qué tiene un token tuyo.
sessions-text = Estos actúan aquí por ti. Si no reconoces alguno, ciérralo y cambia la contraseña. Las direcciones no se guardan.
sessions-browsers = Navegadores
sessions-programs = Programas con un token
sessions-browser = { $browser } en { $system }
sessions-unknown = Navegador desconocido
sessions-here = este navegador
sessions-since = desde { $day }
sessions-made = creado { $day }
sessions-seen = visto por última vez { $moment } UTC
sessions-end = Cerrar
sessions-end-named = Cerrar { $name }, visto por última vez { $moment }
sessions-ended = Hecho.
sessions-end-all = Cerrar todo lo demás
sessions-end-all-text = Todos los navegadores menos este, y todos los tokens.

## Second factor

factor-heading = Segundo factor
factor-text = Con un segundo factor, para iniciar sesión hace falta además un código que muestra una aplicación de tu teléfono. La contraseña sola no basta.
factor-is-on = Se pide un código de tu aplicación.
factor-is-off = Sin configurar: basta la contraseña.
factor-codes-left = { $count ->
    [0] No te queda ningún código de recuperación.
    [one] Te queda { $count } código de recuperación.
    [many] Te quedan { $count } de códigos de recuperación.
   *[other] Te quedan { $count } códigos de recuperación.
}
factor-begin = Configurar
factor-scan = Escanéalo con tu aplicación
factor-scan-text = O escribe este secreto en la aplicación:
factor-open = Abrir la aplicación en este dispositivo
factor-code-app = Código que muestra la aplicación
factor-confirm = Activar
factor-codes = Tus códigos de recuperación
factor-codes-text = Cada uno te deja entrar una vez si has perdido la aplicación. Anótalos ahora: esta página solo los muestra una vez.
factor-new-codes = Códigos de recuperación nuevos
factor-off = Desactivar
factor-passkeys = Una clave de acceso con huella, cara o bloqueo de pantalla ya son dos factores: entonces no se pide ningún código.
factor-step = Segundo paso
factor-step-text = La contraseña es correcta. Escribe ahora el código que muestra tu aplicación.
factor-code = Código
factor-code-help = Sin la aplicación, escribe uno de tus códigos de recuperación.
factor-again = Empezar de nuevo

## Lost passwords

forgot-link = ¿Has olvidado la contraseña?
forgot-heading = Contraseña olvidada
forgot-text = Enviamos un enlace al correo de la cuenta, si su dueño lo ha confirmado. Con el enlace eliges una contraseña nueva.
forgot-name = Nombre o correo electrónico
forgot-do = Enviar el enlace
forgot-asked = Si existe esa cuenta y su correo está confirmado, un mensaje con un enlace está en camino. Sirve una vez, durante { $hours } horas.
forgot-host = ¿Sin correo confirmado? El anfitrión de este servidor puede crear un enlace para ti.
forgot-no-mail = Este servidor no envía correo. Su anfitrión puede crear para ti un enlace con el que eliges una contraseña nueva.
reset-heading = Contraseña nueva
reset-text = { $name }, elige una contraseña nueva.
reset-gone = Este enlace ya se ha usado, es demasiado antiguo o está incompleto.
reset-again = Pedir otro enlace
reset-done = La contraseña ha cambiado. Inicia sesión con ella.

## E-mail address

email-heading = Correo electrónico
email-text = Con un correo confirmado puedes sustituir una contraseña olvidada. No se usa para nada más.
email-confirmed = confirmado
email-waits = sin confirmar
email-asked = Te hemos enviado un mensaje. Sigue el enlace para confirmar la dirección.
email-new = Correo electrónico nuevo
email-do = Enviar un enlace para confirmar
email-short-confirmed = Confirmado: permite sustituir una contraseña olvidada.
email-short-none = Sin confirmar: una contraseña olvidada no se podría sustituir.
email-is-yours = ¿Es { $address } tu dirección, para tu cuenta aquí?
email-is-mine = Sí, es mía
email-done = { $address } es ahora la dirección de tu cuenta.
email-gone = Este enlace ya se ha usado, es demasiado antiguo o está incompleto.

## Own data

data-heading = Descargar mis datos
data-short = Todo lo que se guarda sobre ti.
data-text = Un archivo zip con todo lo que este servidor guarda sobre ti: data.json en texto sencillo y los registros de tus partidas terminadas.
data-files = Tus partidas ocupan varios archivos. El primero tiene data.json y las partidas más recientes; los demás, el resto.
data-file = Descargar el archivo { $number } de { $files }
data-secrets = No contiene contraseñas, claves ni secretos, así que el archivo no deja entrar a nadie.
data-do = Descargar

## Tokens

tokens-scopes = ¿Qué puede hacer?
tokens-scopes-short = Puede
tokens-scope-read = leer
tokens-scope-read-text = Ver tus mesas y partidas, seguirlas, y leer puntuaciones y viñedos del día.
tokens-scope-play = jugar
tokens-scope-play-text = Responder, deshacer, escribir mensajes y abandonar en tus mesas.
tokens-scope-manage = gestionar
tokens-scope-manage-text = Abrir mesas, unirse y salir, empezar viñedos del día, crear tokens y revocarlos.
tokens-problem-scopes = Elige al menos una cosa que el token pueda hacer.

## Refusals

api-error-no-scope = Este token no puede hacer eso: le falta el permiso { $scope }.
api-error-no-scope-to-give = Este token no puede dar a otro el permiso { $scope }.
api-error-too-many-tokens = Ya tienes el máximo de tokens de una persona. Revoca uno antes.
api-error-token-name = Este nombre no sirve para un token.
error-crowded = Mucha gente está iniciando sesión
error-crowded-help = No ha cambiado nada. Vuelve atrás e inténtalo de nuevo en unos segundos.

## Mails

letter-reset-subject = Una contraseña nueva para vendemmia
letter-reset =
    Hola:

    Alguien, quizá tú, ha pedido una contraseña nueva para { $name } en { $site }. Elígela aquí en un plazo de { $hours } horas:
    { $link }

    Si no has sido tú, no hagas nada: la contraseña sigue igual.

letter-email-subject = Confirma tu correo electrónico
letter-email =
    Hola:

    { $name }, en { $site }, ha indicado esta dirección como la de su cuenta. Si es tuya, confírmala en un plazo de { $hours } horas:
    { $link }

    Si no, no hagas nada: no llegará ningún otro correo.

letter-email-changed-subject = Tu cuenta tiene otro correo electrónico
letter-email-changed =
    Hola:

    La cuenta de { $name } en { $site } tiene desde ahora otro correo electrónico. Los enlaces para una contraseña olvidada ya no llegan aquí.

    Si no has sido tú, cambia la contraseña: { $link }

### Notices to people who are away from a shared table: what is sent, and the page on which they choose it.

## What is sent

notice-title = Te toca
notice-body = { $when } · { $names }
notice-line = { $name }: { $title } ({ $text }) { $link }
notice-test-title = Una prueba
notice-test-body = Tus avisos llegan aquí.
notice-mail-subject = { $title } · { $text }
notice-mail =
    Hola, { $name }:

    { $title }: { $text }

    { $link }

    Mientras no estás, recibes un correo por cada decisión. Para no recibir más, abre esta página:
    { $stop }
notice-confirm-subject = Confirma tu dirección para vendemmia
notice-confirm-mail =
    Hola:

    { $name }, en { $site }, quiere recibir un correo en esta dirección cuando le toque jugar.

    Si eres tú, confirma la dirección en un plazo de { $hours } horas:
    { $link }

    Si no, no hagas nada: no llegará ningún otro correo.

## The page

notices-link = Cuando no estás: push, correo, webhook, horas de silencio
notices-title = Avisos · vendemmia
notices-heading = Cuando no estás
notices-about = Si te toca decidir y no tienes la mesa abierta, recibes un aviso a los 20 segundos: uno por cada decisión, en mesas con otras personas.
notices-order = Lo lleva el primer canal que funciona: push, luego webhook, luego correo.
notices-back = Volver a los ajustes
notices-on = Activado
notices-save = Guardar
notices-remove = Quitar la dirección
notices-test = Enviar una prueba

notices-push = Notificaciones push
notices-push-help = Llegan a tus dispositivos aunque no haya ninguna página abierta. Nadie puede leerlas por el camino.
notices-push-count =
    { $count ->
        [0] Ningún dispositivo activado.
        [one] 1 dispositivo activado.
        [many] { $count } dispositivos activados.
       *[other] { $count } dispositivos activados.
    }
notices-push-switch-on = Activar en este dispositivo
notices-push-switch-off = Desactivar en este dispositivo
notices-push-remove = Desactivar en todos los dispositivos
notices-push-none = Este servidor no envía notificaciones push.
notices-push-scripts = Un dispositivo se activa con un script, y este navegador no ejecuta ninguno.
notices-push-unsupported = Este navegador no puede recibir notificaciones push. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
notices-push-insecure = Las notificaciones push necesitan una página con https.
notices-push-denied = El navegador no permite notificaciones de esta página. Permítelas en sus ajustes e inténtalo de nuevo.
notices-push-failed = El navegador no ha podido conectar con su servicio push. Inténtalo más tarde.

notices-email = Correo
notices-email-help = Antes de usar la dirección preguntamos en ella. Cada correo tiene un enlace para no recibir más.
notices-email-address = Dirección de correo
notices-email-waiting = Abre el enlace del correo que hemos enviado a { $address }. Hasta entonces no enviamos nada más allí.
notices-email-none = Este servidor no envía correos.

notices-webhook = Webhook
notices-webhook-help = Una dirección de Discord, de Slack o de un programa tuyo. Recibe un mensaje corto en JSON.
notices-webhook-address = Dirección del webhook
notices-webhook-gone = Esta dirección ya no acepta mensajes. Guárdala de nuevo o escribe otra.

notices-quiet = Horas de silencio
notices-quiet-help = Un aviso espera a que terminen. Si para entonces ya no te toca, no se envía.
notices-quiet-from = Desde
notices-quiet-until = Hasta
notices-quiet-zone = Zona horaria
notices-quiet-zone-example = Europe/Madrid
notices-quiet-remove = Sin horas de silencio

## What has been done

notices-done-asked = Hemos enviado un correo. Abre su enlace para confirmar la dirección.
notices-done-email = Ya no recibes correos.
notices-done-webhook = Guardado
notices-done-quiet = Guardado
notices-done-push = Este dispositivo recibe notificaciones push.
notices-done-push-off = Desactivado
notices-done-test = La prueba está en camino.

## What is wrong

notices-problem-mail-off = Este servidor no envía correos.
notices-problem-email = Esto no es una dirección de correo.
notices-problem-asked = Hemos enviado una pregunta hace unos minutos. Mira el buzón o inténtalo dentro de diez minutos.
notices-problem-mail-failed = No se ha podido enviar el correo y no se ha guardado nada. Inténtalo más tarde.
notices-problem-address = Esto no es una dirección web. Empieza por https://.
notices-problem-https = La dirección debe empezar por https://.
notices-problem-private = Este servidor no llama a direcciones de una red privada.
notices-problem-number = Escribe el nombre del equipo, o su número como cuatro números decimales, por ejemplo 93.184.216.34.
notices-problem-port = Este servidor solo llama a los puertos 443 y 80.
notices-problem-quiet-time = Indica las dos horas, por ejemplo 22:00 y 07:30.
notices-problem-quiet-same = Las horas de silencio deben terminar a otra hora que la de inicio.
notices-problem-zone = Este servidor no conoce esa zona horaria. Escribe un nombre como Europe/Madrid.
notices-problem-push = El navegador ha enviado algo que ningún servicio push acepta.
notices-problem-test-pause = Acabas de enviar una prueba. Espera medio minuto.
notices-problem-test-none = Este canal no está activado.
notices-problem-test-push = El servicio push no ha aceptado la prueba. Desactiva el dispositivo y actívalo de nuevo.
notices-problem-test-webhook = La dirección no ha aceptado la prueba. Compruébala.
notices-problem-test-email = El servidor de correo no ha aceptado la prueba. Comprueba la dirección o inténtalo más tarde.

## Links in mails

notices-link-confirm = Confirma tu dirección
notices-link-confirm-text = ¿Quieres un correo en { $address } cuando te toque y no estés?
notices-link-confirm-do = Sí, quiero avisos
notices-link-confirmed = Tu dirección está confirmada
notices-link-confirmed-text = Los avisos llegan ahora a { $address }.
notices-link-stop = No recibir más correos
notices-link-stop-text = ¿No quieres más correos en { $address }?
notices-link-stop-do = Sí, no enviar más
notices-link-stopped = Ya no recibes correos
notices-link-stopped-text = Hemos quitado { $address }.
notices-link-expired = Este enlace ya no funciona
notices-link-expired-text = Es demasiado antiguo o la dirección ha cambiado. Puedes escribirla de nuevo en los ajustes.

### The rules of conduct of a shared server.

## The rules of conduct

conduct-link = Normas de conducta
conduct-title = Normas de conducta
conduct-agree = Quien juega aquí respeta estas normas:
conduct-lead = Todo el mundo viene aquí a disfrutar de una partida. Para eso bastan estas pocas normas.
conduct-names = Nombres
conduct-names-text = Elige un nombre que cualquiera pueda leer y que no hiera a nadie. No tomes uno que parezca el de otro jugador, de la moderación o de un bot.
conduct-chat = Mensajes
conduct-chat-text = Trata bien a los demás. Sin insultos, amenazas ni publicidad, y nada sobre la vida privada de otros. La moderación puede leer lo dicho en una mesa durante 90 días, también si se borró.
conduct-fair = Juego limpio
conduct-fair-text = Ten una sola cuenta. En las mesas con clasificación y en el viñedo del día puntuado decides sin ayuda de programas ni de otras personas, y sin pactar el resultado.
conduct-leaving = Abandonar
conduct-leaving-text = Termina lo que empiezas, o abandona abiertamente. No hagas esperar a otros a propósito.
conduct-acts = Qué puede hacer la moderación
conduct-acts-text = Puede advertir, quitar por un tiempo el texto libre, las partidas con clasificación o todas las nuevas, vetar a una persona o una dirección, cambiar un nombre, cerrar una mesa y anular una clasificación. Cada medida tiene un motivo, que podrás leer, y queda registrada.
conduct-appeal = Recurso
conduct-appeal-text = La página que te informa de una sanción tiene un campo en el que puedes responder una vez. La moderación lo leerá.
conduct-kept = Denuncia un mensaje, un jugador o una mesa con el enlace que hay al lado. También puedes bloquear a un jugador; a nadie se le avisa.
conduct-contact = Quienes cuidan de este servidor: { $contact }

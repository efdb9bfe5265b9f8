### The API: what it answers when something is wrong. Programs show these sentences to their users.

api-error-bad-request = El cuerpo no es un JSON que se pueda leer.
api-error-no-token = Esta llamada necesita un token válido. Créalo en la página de ajustes.
api-error-forbidden = Este asiento no es tuyo.
api-error-not-found = En esta dirección no hay nada para ti.
api-error-not-allowed = Esta dirección no acepta este método.
api-error-gathering = La partida no ha empezado: aún hay asientos libres.
api-error-not-gathering = La partida ya ha empezado y nadie puede unirse.
api-error-no-free-seat = Todos los asientos están ocupados.
api-error-stale = La mesa ha cambiado desde la versión indicada. Vuelve a leerla.
api-error-not-your-turn = Ahora no se pregunta a tu asiento.
api-error-nothing-to-undo = No hay nada que deshacer.
api-error-not-over = El registro contiene todas las cartas ocultas. Se puede leer cuando termina la partida.
api-error-too-large = La petición es demasiado grande.
api-error-invalid = Algunos campos no se ajustan a la descripción.
api-error-unknown-code = No hay ninguna respuesta con este código.
api-error-illegal = Las reglas no permiten ahora esta respuesta.
api-error-options = Estas opciones no describen una partida.
api-error-seats = Estos asientos no forman una mesa: un asiento tuyo, asientos libres y bots, cada uno con su propio nombre.
api-error-not-rated = Solo clasifican las partidas completas en un servidor compartido: dos jugadores o más, reparto desconocido y sin límite de años.
api-error-no-such-day = Ese día no tiene un viñedo que puedas jugar.
api-error-game = Esta partida no se puede continuar con esta versión del programa.
api-error-too-many = Demasiadas llamadas. Espera un poco.
api-error-server = Algo ha fallado en el servidor. No se ha cambiado nada.
api-error-busy = La base de datos está ocupada. Inténtalo de nuevo en un momento.
api-error-database = Ahora no se puede usar la base de datos.

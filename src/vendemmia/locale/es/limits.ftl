### What one person or one address may do on a shared server.

limits-listed = Ya tienes { $most } mesas abiertas en la lista. Cierra una o quítala de la lista para mostrar otra.

api-error-too-many-listed = Ya tienes en la lista tantas mesas abiertas como puede tener una persona.

error-evaluations-own = Ya esperan bastantes partidas tuyas
error-evaluations-own-help = Una persona puede tener dos partidas en la cola, y todas las de una misma dirección, una cuarta parte de ella. Espera a que termine una de las tuyas e inténtalo de nuevo. No ha cambiado nada.

### Alrededor de una mesa: cerrarla, el chat antes de la partida, mirar, lo que ofrece un teléfono.

gathering-close = Cerrar la mesa
gathering-close-text = para todos; el enlace deja de funcionar
gathering-closed = Esta mesa está cerrada
gathering-closed-text = El anfitrión la ha cerrado antes de que empezara la partida.
gathering-share = Compartir
gathering-call = Avisarme cuando sea mi turno
gathering-call-text = en este dispositivo, por correo o webhook, también con la página cerrada
gathering-watch-later = También puedes solo mirar: este enlace lleva a la mesa en cuanto empiece la partida.
gathering-begun = La partida ha empezado
gathering-over = La partida ha terminado
gathering-begun-text = El anfitrión permite mirar: se ve la mesa abierta, pero la mano de nadie.
gathering-resigned = Has abandonado esta partida. Sigue un bot.
gathering-come-back = Volver a la partida
gathering-again-missed = Los demás han empezado la siguiente partida.

## Quién mira

watching-allowed = Otros pueden mirar esta mesa.
watching-now = Miran: { $names }
watching-strangers = { $count ->
    [one] { $count } invitado sin nombre
   *[other] { $count } invitados sin nombre
}
watching-count = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}

## La barra superior en un teléfono

page-menu = Menú

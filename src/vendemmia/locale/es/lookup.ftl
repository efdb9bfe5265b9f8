### Looking things up: names with their kind, and texts of what is not a card of a deck.

lookup-mama = Mamá { $name }
lookup-papa = Papá { $name }
lookup-structure = Estructura: { $name }
lookup-structure-text = Cuesta £{ $cost }. { $text }
lookup-worker = Trabajador especial: { $name }
lookup-automa = Automa, { $name }
lookup-automa-title = Carta { $number }
lookup-automa-text = Tablero base. { $base } Tablero ampliado. { $extended }

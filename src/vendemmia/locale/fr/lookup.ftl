### Looking things up: names with their kind, and texts of what is not a card of a deck.

lookup-mama = Mama { $name }
lookup-papa = Papa { $name }
lookup-structure = Bâtiment { $name }
lookup-structure-text = Coûte £{ $cost }. { $text }
lookup-worker = Ouvrier expert { $name }
lookup-automa = Automa, { $name }
lookup-automa-title = Carte { $number }
lookup-automa-text = Plateau de base. { $base } Plateau étendu. { $extended }

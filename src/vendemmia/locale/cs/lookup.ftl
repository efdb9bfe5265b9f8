### Looking things up: names with their kind, and texts of what is not a card of a deck.

lookup-mama = Matka { $name }
lookup-papa = Otec { $name }
lookup-structure = Stavba { $name }
lookup-structure-text = Stojí £{ $cost }. { $text }
lookup-worker = Specializovaný pracovník { $name }
lookup-automa = Automa, { $name }
lookup-automa-title = Karta { $number }
lookup-automa-text = Základní plán. { $base } Rozšířený plán. { $extended }

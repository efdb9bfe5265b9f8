### Looking things up: names with their kind, and texts of what is not a card of a deck.

lookup-mama = Mama { $name }
lookup-papa = Papa { $name }
lookup-structure = Structure { $name }
lookup-structure-text = Costs £{ $cost }. { $text }
lookup-worker = Special worker { $name }
lookup-automa = Automa, { $name }
lookup-automa-title = Card { $number }
lookup-automa-text = Base board. { $base } Extended board. { $extended }

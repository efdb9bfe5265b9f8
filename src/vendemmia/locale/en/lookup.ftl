### What is looked up: names with their kind, texts of what is no card of a deck.

lookup-mama = Mama { $name }
lookup-papa = Papa { $name }
lookup-structure = Structure { $name }
lookup-structure-text = Costs £{ $cost }. { $text }
lookup-worker = Special worker { $name }
lookup-automa = Automa, { $name }
lookup-automa-title = Card { $number }
lookup-automa-text = Base board. { $base } Extended board. { $extended }

### Looking things up: names with their kind, and texts of what is not a card of a deck.

lookup-mama = Matka { $name }
lookup-papa = Ojciec { $name }
lookup-structure = Konstrukcja { $name }
lookup-structure-text = Kosztuje £{ $cost }. { $text }
lookup-worker = Specjalny pracownik { $name }
lookup-automa = Automa, { $name }
lookup-automa-title = Karta { $number }
lookup-automa-text = Plansza podstawowa. { $base } Rozszerzona plansza. { $extended }

### Looking things up: names with their kind, and texts of what is not a card of a deck.

lookup-mama = Мама { $name }
lookup-papa = Папа { $name }
lookup-structure = Постройка «{ $name }»
lookup-structure-text = Стоит £{ $cost }. { $text }
lookup-worker = Особый рабочий: { $name }
lookup-automa = Автома, { $name }
lookup-automa-title = Карта { $number }
lookup-automa-text = Базовое поле. { $base } Расширенное поле. { $extended }

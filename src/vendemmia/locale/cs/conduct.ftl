### The rules of conduct of a shared server.

## The rules of conduct

conduct-link = Pravidla chování
conduct-title = Pravidla chování
conduct-agree = Kdo tu hraje, dodržuje tato pravidla:
conduct-lead = Všichni sem chodí pro radost ze hry. Stačí na to pár pravidel.
conduct-names = Jména
conduct-names-text = Zvolte jméno, které každý přečte a které nikoho neuráží. Neberte si takové, které vypadá jako jméno jiného hráče, moderátora nebo počítačového hráče.
conduct-chat = Zprávy
conduct-chat-text = Buďte přátelští. Žádné urážky, výhrůžky ani reklama, nic o soukromí druhých. Co u stolu zazní, si moderátoři mohou přečíst ještě 90 dní, i když to bylo smazáno.
conduct-fair = Férová hra
conduct-fair-text = Mějte jeden účet. U hodnocených stolů a v hodnocené vinici dne rozhodujte sami: bez pomoci programu či jiného člověka a bez domluvy o výsledku.
conduct-leaving = Odcházení
conduct-leaving-text = Dohrajte, co začnete, nebo se otevřeně vzdejte. Nenechávejte druhé schválně čekat.
conduct-acts = Co smějí moderátoři
conduct-acts-text = Smějí varovat, na čas odebrat vlastní text, hodnocené nebo všechny nové partie, zakázat přístup člověku nebo adrese, změnit jméno, zavřít stůl a zrušit hodnocení. Každý zásah má důvod, který si přečtete, a zapisuje se.
conduct-appeal = Odvolání
conduct-appeal-text = Na stránce, která vám sankci oznamuje, je pole, kde můžete jednou odpovědět. Moderátor si to přečte.
conduct-kept = Zprávu, hráče nebo stůl nahlásíte odkazem vedle nich. Hráče můžete i blokovat; nikdo se to nedozví.
conduct-contact = Kdo se stará o tento server: { $contact }

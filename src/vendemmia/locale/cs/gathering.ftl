### Kolem stolu: zavření, chat před partií, sledování, co nabízí telefon.

gathering-close = Zavřít stůl
gathering-close-text = pro všechny; odkaz přestane platit
gathering-closed = Tento stůl je zavřený
gathering-closed-text = Hostitel ho zavřel dřív, než partie začala.
gathering-share = Sdílet
gathering-call = Upozornit, když jsem na tahu
gathering-call-text = na tomto zařízení, e-mailem nebo webhookem, i se zavřenou stránkou
gathering-watch-later = Můžete se také jen dívat: jakmile partie začne, povede tento odkaz ke stolu.
gathering-begun = Partie začala
gathering-over = Partie skončila
gathering-begun-text = Hostitel dovolil partii sledovat: vidíte otevřený stůl, ale nikomu do ruky.
gathering-resigned = Partie je vzdána. Dál hraje počítač.
gathering-come-back = Vrátit se do partie
gathering-again-missed = Ostatní začali další partii.

## Kdo se dívá

watching-allowed = Tento stůl mohou sledovat i ostatní.
watching-now = Dívají se: { $names }
watching-strangers = { $count ->
    [one] { $count } host beze jména
    [few] { $count } hosté beze jména
    [many] { $count } hosta beze jména
   *[other] { $count } hostů beze jména
}
watching-count = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}

## Lišta nahoře na telefonu

page-menu = Nabídka

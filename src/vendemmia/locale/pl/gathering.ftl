### Wokół stołu: zamknięcie, czat przed grą, oglądanie, udostępnianie na telefonie.

gathering-close = Zamknij stół
gathering-close-text = dla wszystkich; link przestaje działać
gathering-closed = Ten stół jest zamknięty
gathering-closed-text = Gospodarz zamknął go przed rozpoczęciem gry.
gathering-share = Udostępnij
gathering-call = Zawołaj mnie, gdy moja kolej
gathering-call-text = na tym urządzeniu, e-mailem lub webhookiem, także po zamknięciu strony
gathering-watch-later = Możesz też tylko oglądać: gdy gra się zacznie, ten link zaprowadzi cię do stołu.
gathering-begun = Gra już się zaczęła
gathering-over = Gra się skończyła
gathering-begun-text = Gospodarz pozwala oglądać: widać otwarty stół, ale nikomu nie widać kart na ręce.
gathering-resigned = Gra poddana. Dalej gra komputer.
gathering-come-back = Wracam do gry
gathering-again-missed = Pozostali zaczęli następną grę.

## Kto ogląda

watching-allowed = Ten stół mogą oglądać inni.
watching-now = Oglądają: { $names }
watching-strangers = { $count ->
    [one] { $count } gość bez imienia
    [few] { $count } goście bez imienia
    [many] { $count } gości bez imienia
   *[other] { $count } gościa bez imienia
}
watching-count = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}

## Pasek u góry na telefonie

page-menu = Menu

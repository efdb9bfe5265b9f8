### Training the network.

train-needs-torch = trening wymaga torch: pip install "vendemmia[train]"
train-resumed = kontynuacja po { $millions } mln kroków
train-finished = Ta część treningu jest zakończona. Aby trenować dalej w { $folder }, wybierz inne --minutes, --steps, --start albo --end.
train-interrupted =
    { $saved ->
        [yes] Przerwano. Uruchom to samo polecenie ponownie, aby kontynuować od ostatniego punktu kontrolnego w { $folder }.
       *[no] Przerwano przed pierwszym punktem kontrolnym. To samo polecenie zacznie od początku.
    }
train-unjudged =
    { $best ->
        [last] Ostatni egzamin trwał zbyt długo, a innego nie było: best.npz zawiera ostatnie wagi.
       *[earlier] Ostatni egzamin trwał zbyt długo: best.npz zawiera najlepsze wagi z wcześniejszych.
    }
train-done = Wagi, punkt kontrolny i dziennik: { $folder }

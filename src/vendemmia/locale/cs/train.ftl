### Training the network.

train-needs-torch = trénování potřebuje torch: pip install "vendemmia[train]"
train-resumed = pokračuje po { $millions } mil. kroků
train-interrupted =
    { $saved ->
        [yes] Přerušeno. Stejný příkaz bude pokračovat od posledního kontrolního bodu v { $folder }.
       *[no] Přerušeno před prvním kontrolním bodem. Stejný příkaz začne znovu.
    }
train-done = Váhy, kontrolní bod a záznam: { $folder }

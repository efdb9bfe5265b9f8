### Training the network.

train-needs-torch = trénování potřebuje torch: pip install "vendemmia[train]"
train-resumed = pokračuje po { $millions } mil. kroků
train-interrupted = Přerušeno. Stejný příkaz bude pokračovat od posledního kontrolního bodu v { $folder }.
train-done = Váhy, kontrolní bod a záznam: { $folder }

### Training the network.

train-needs-torch = trénování potřebuje torch: pip install "vendemmia[train]"
train-resumed = pokračuje po { $millions } mil. kroků
train-finished = Tato část trénování je hotová. Chcete-li v { $folder } trénovat dál, zvolte jiné --minutes, --steps, --start nebo --end.
train-interrupted =
    { $saved ->
        [yes] Přerušeno. Stejný příkaz bude pokračovat od posledního kontrolního bodu v { $folder }.
       *[no] Přerušeno před prvním kontrolním bodem. Stejný příkaz začne znovu.
    }
train-unjudged =
    { $best ->
        [last] Poslední zkouška trvala příliš dlouho a jiná nebyla: best.npz obsahuje poslední váhy.
       *[earlier] Poslední zkouška trvala příliš dlouho: best.npz obsahuje nejlepší váhy z dřívějších.
    }
train-done = Váhy, kontrolní bod a záznam: { $folder }

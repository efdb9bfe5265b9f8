### Training the network.

train-needs-torch = trening wymaga torch: pip install "vendemmia[train]"
train-interrupted = Przerwano. Uruchom to samo polecenie ponownie, aby kontynuować od ostatniego punktu kontrolnego w { $folder }.
train-done = Wagi, punkt kontrolny i dziennik: { $folder }

### Training the network.

train-needs-torch = trening wymaga torch: pip install "vendemmia[train]"
train-resumed = kontynuacja po { $millions } mln kroków
train-interrupted = Przerwano. Uruchom to samo polecenie ponownie, aby kontynuować od ostatniego punktu kontrolnego w { $folder }.
train-done = Wagi, punkt kontrolny i dziennik: { $folder }

### Les sauvegardes : leur essai, et ce qui peut mal tourner.

cli-option-check = essayer une sauvegarde : restaurer FILE dans une base de données éphémère et y lire chaque partie

backup-check-done =
    { $games ->
        [0] { $file } peut être restauré. La sauvegarde ne contient aucune partie.
        [one] { $file } peut être restauré. Sa seule partie a été lue jusqu’à la dernière réponse.
       *[other] { $file } peut être restauré. Ses { $games } parties ont été lues jusqu’à la dernière réponse.
    }
backup-check-states = En cours : { $running }, en attente de joueurs : { $gathering }, terminées : { $over }, supprimées : { $deleted }
backup-check-rows = Lignes : { $rows }, dont réponses : { $answers }
backup-check-people = Comptes : { $accounts }, invités : { $guests }
backup-check-newest = Dernier changement : { $moment }
backup-check-broken =
    { $broken ->
        [one] { $file } peut être restauré, mais { $broken } partie sur { $games } ne peut pas être lue : { $named }
       *[other] { $file } peut être restauré, mais { $broken } parties sur { $games } ne peuvent pas être lues : { $named }
    }

database-rights = les droits sur la base de données { $file } ne suffisent pas ({ $detail })
serve-database-rights = { database-rights }. L’utilisateur de VENDEMMIA_DATABASE doit être propriétaire de la base de données.
copy-unfit = les lignes de { $file } se contredisent ou n’entrent pas dans la base de données ({ $detail }) ; rien n’a été modifié
restore-failed-aside = { $problem } ; les parties n’ont pas changé, et une copie se trouve dans { $file }

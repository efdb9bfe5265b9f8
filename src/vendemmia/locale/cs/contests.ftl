### Rated games and ranked daily vineyards: their terms, their limits, and how they end.

contest-refused = V hodnocené partii a v hodnoceném pokusu o vinici dne nejsou rady ani rozbor a nelze se vrátit před odkrytí něčeho skrytého.
contest-undo-enough = V této hodnocené partii se bralo zpět tak často, že odpovědi jsou teď konečné.
together-undo-revealed = Od té doby se odkryly skryté karty a u stolu není nikdo další, kdo by souhlasil.
terms-label = Podmínky stolu
terms-rated = Hodnocená partie
terms-unrated = Bez hodnocení
terms-chat-off = Bez chatu
terms-chat-phrases = Chat s hotovými větami
terms-chat-all = Chat s volným textem
terms-spectators-on = Ostatní se mohou dívat
terms-spectators-off = Bez diváků
terms-years =
    { $years ->
        [one] Končí po { $years } roce
        [few] Končí po { $years } letech
        [many] Končí po { $years } letech
       *[other] Končí po { $years } letech
    }
contest-account-needed = Tato partie je hodnocená, proto každý u stolu potřebuje účet. Přihlaste se, nebo si účet založte: vrátíte se na tuto stránku.
contest-paused = Několik hodnocených partií jste opustili brzy. K hodnoceným stolům můžete znovu usednout od { $until }. Partie bez hodnocení vám zůstávají otevřené.
together-cannot-account = K hodnocenému stolu je potřeba účet.
together-cannot-paused = Několik hodnocených partií jste opustili brzy. S dalším hodnoceným stolem chvíli počkejte.
together-cannot-rated-alone = Hodnocená partie potřebuje aspoň dva lidi. Počkejte na dalšího hráče, nebo otevřete stůl bez hodnocení.
together-cannot-rated-now = Jeden z hráčů u tohoto stolu teď nesmí hrát hodnocené partie. Počkejte, nebo uvolněte místo jinému hráči.
together-cannot-rated-away = Tato hodnocená partie má krátké hodiny, a tak začíná, jen když jsou všichni hráči zde. Hostitel ji pak zahájí jedním stiskem.
together-rated-clock-decides = V hodnocené partii rozhodují hodiny: počítač zastoupí hráče, až čas vyprší, ne dřív.
together-error-rated-seats = V hodnocené partii máte jedno místo.
together-error-rated-open = Hodnocená partie potřebuje volné místo pro dalšího člověka.
together-error-rated-years = Hodnocená partie nemá omezení let. Nechte pole prázdné, nebo partii nehodnoťte.
together-resign-ends = Partie hned skončí a vy ji prohrajete.
together-resign-ends-rated = Partie hned skončí, prohrajete ji a vaše hodnocení se změní.
ending-resigned =
    { $who ->
        [you] Vyhráváte. Partii vzdává: { $gone }
        [lost] Vzdáváte partii. Vyhrává { $winner }
       *[other] Vyhrává { $winner }. Partii vzdává: { $gone }
    }
ending-time =
    { $who ->
        [you] Vyhráváte na čas. Čas vypršel: { $gone }
        [lost] Čas vám vypršel. Vyhrává { $winner }
       *[other] Vyhrává { $winner }. Čas vypršel: { $gone }
    }
ending-without-winner = Partii vzdali všichni. Vítěz není.
ending-points-text = Body jsou z té chvíle a nic nerozhodly.
ending-timed-out = čas vypršel
player-void = zrušeno
api-error-account-needed = Hodnocený stůl potřebuje token člověka s účtem.
api-error-paused = Několik hodnocených partií jste opustili brzy: počkejte, než znovu usednete k hodnocenému stolu.
ending-given-up = partie vzdána
error-contest = V této hře není nápověda
error-contest-help = { contest-refused }

### What one person or one address may do on a shared server.

limits-listed =
    { $most ->
        [one] V seznamu už je { $most } váš otevřený stůl.
        [few] V seznamu už jsou { $most } vaše otevřené stoly.
        [many] V seznamu už je { $most } vašeho otevřeného stolu.
       *[other] V seznamu už je { $most } vašich otevřených stolů.
    } Zavřete některý z nich nebo ho ze seznamu stáhněte, abyste mohli ukázat další.

api-error-too-many-listed = V seznamu už máte tolik otevřených stolů, kolik jich jeden člověk může mít.

error-evaluations-own = Na vyhodnocení už čeká dost vašich partií
error-evaluations-own-help = Jeden člověk může mít ve frontě dvě partie a všichni z jedné adresy čtvrtinu míst. Počkejte, až bude některá z vašich hotová, a zkuste to znovu. Nic se nezměnilo.

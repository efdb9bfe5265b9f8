### Promised deals: the commitment of a table and its secret, and who has a rank in the daily vineyard.

## The promise of a table

deal-title = The promised deal · vendemmia
deal-heading = The promised deal
deal-link = The promised deal
deal-about = The secret that decides every card of this table was chosen when the table was opened. This commitment is computed from it, and nobody can compute the secret from the commitment. Note it now: when the secret is shown, everybody can check that the game was played with these cards and no others.
deal-gathering = The cards of this table are already decided. This commitment lets everybody check after the game that they were not changed.
deal-commitment = Commitment
deal-secret = Secret
deal-secret-after-game = is shown when the game is over
deal-secret-after-day = is shown when the day is over, at midnight UTC
deal-secret-after-try = is shown when your own try at this vineyard is over
deal-check = How to check it
deal-check-about = Download the record after the game and type:
deal-check-text = Or compute it with any program: the commitment is the HMAC-SHA256 of the following text, and its key is the secret, read as 32 bytes.
deal-limits = This proves that the deal was not changed after the commitment was shown. It does not prove that the server had made no other deals before, or that nobody had seen the secret.
deal-of-day = All tables of this day have the same cards. This commitment lets everybody check that.

## Who has a rank in the daily vineyard

daily-try-guest = You play without a rank
daily-guest = As a guest you play without a rank, and the game never gets one. Create an account or sign in before you begin, and your try counts.
daily-guest-after = You have seen these cards as a guest, so you play them without a rank. With an account your next vineyard counts.
daily-play-guest = Play
daily-play-guest-help = without a rank
daily-try-seen = You have already seen these cards
daily-seen = Your games with today’s cards have no rank, because you saw the cards before you began a ranked try. Tomorrow’s vineyard counts again.
daily-play-seen = Practise
daily-play-seen-help = the same cards, without a rank
daily-late = finished after its day
top-daily-ranked = daily vineyard
top-daily-practice = daily vineyard without a rank
note-daily-ranked = This is your ranked try at the vineyard of { $day }. There are no hints, and you cannot go back behind something that was revealed. If it ends after that day, it comes after all others.
note-daily-practice = This game has the cards of the vineyard of { $day }. It has no rank and does not count in the statistics.
note-daily-guest = You play the vineyard of { $day } as a guest: this game has no rank and does not count in the statistics.
result-daily-ranked = Your ranked try at the vineyard of { $day } is over.
result-daily-practice = You played the vineyard of { $day } without a rank.
result-daily-guest = You played the vineyard of { $day } as a guest, so this game has no rank. With an account your next vineyard counts.
record-day = You can download the record when the day is over
record-day-help = It contains the secret of the deal, and others may still play the vineyard of { $day }. Come back after midnight UTC.
api-error-day-not-over = The record holds the secret of the deal. You can read it when the day of this vineyard is over, at midnight UTC.

### The rules of conduct of a shared server.

## The rules of conduct

conduct-link = Rules of conduct
conduct-title = Rules of conduct
conduct-agree = Who plays here keeps to these rules:
conduct-lead = Everybody comes here to enjoy a game. These few rules are enough for that.
conduct-names = Names
conduct-names-text = Choose a name that everybody can read and that hurts nobody. Do not take one that looks like the name of another player, of a moderator or of a computer player.
conduct-chat = Messages
conduct-chat-text = Be friendly. No insults, no threats, no advertising, nothing about other people’s private lives. What is said at a table stays readable for the moderators for 90 days, also when it was deleted.
conduct-fair = Fair play
conduct-fair-text = Have one account. At rated tables and in the ranked daily vineyard you decide alone: without the help of a program or of another person, and without agreeing on the result.
conduct-leaving = Leaving
conduct-leaving-text = Finish what you begin, or give up openly. Do not keep others waiting on purpose.
conduct-acts = What moderators may do
conduct-acts-text = They may warn, take away free text, rated games or all new games for a while, ban a person or an address, change a name, close a table, and void a rating. Each act has a reason, which you read, and is written down.
conduct-appeal = Appeal
conduct-appeal-text = The page that tells you of a sanction has a field in which you can answer once. A moderator reads it.
conduct-kept = Report a message, a player or a table with the links beside them. You can also block a player; nobody is told.
conduct-contact = The people who look after this server: { $contact }

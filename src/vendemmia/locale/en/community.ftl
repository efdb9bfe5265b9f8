### Tokens of the API, ratings, players, and the daily vineyard.

## Tokens

tokens-title = API tokens · vendemmia
tokens-heading = API tokens
tokens-about = With a token, a program of yours can play at your tables and read your games. Whoever has it can do in your name what you tick below, so keep it secret.
tokens-description = Description of the API
tokens-stranger = Join a table or play the daily vineyard first: a token needs somebody to act for.
tokens-made = Your new token
tokens-made-text = Copy it now. It is saved nowhere, and this page shows it only once.
tokens-new = New token
tokens-name = Name
tokens-name-help = What is it for? You see the name only here.
tokens-make = Make a token
tokens-problem-name = A name has 1 to { $most } characters.
tokens-problem-many = You have { $most } tokens. Revoke one first.
tokens-list = Your tokens
tokens-none = You have no tokens.
tokens-created = Made
tokens-used = Last used
tokens-never = never
tokens-revoke = Revoke
tokens-revoke-named = Revoke the token { $name }
tokens-settings = Programs
tokens-settings-text = Write a player or a tool of your own: it plays through the API with a token of yours.

## Ratings

ratings-title = Ratings · vendemmia
ratings-heading = Ratings
ratings-link = Ratings
ratings-about = Everybody starts at 1500. A rating gets a place after { $games } rated games.
ratings-modes = Modes
ratings-mode-duel = Two players
ratings-mode-group = Three and more
ratings-mode-tuscany = Tuscany
ratings-rating = Rating
ratings-deviation = ± { $points }
ratings-provisional = provisional
ratings-none = Nobody has finished a rated game in this mode.
ratings-none-home = Rated games need a server that several people share.
ratings-rules = Each rated game counts as one result for every pair of its players: in full against well-known opponents, little against new ones and a closed circle, and less the more often the same two meet. Whoever gives up or runs out of time takes the last place.

player-title = { $player } · vendemmia
player-since = here since { $day }
player-rated-games = Rated games
player-place = place { $place }
player-games =
    { $games ->
        [one] 1 game, { $wins } won
       *[other] { $games } games, { $wins } won
    }
player-course = The course of the rating
player-not-rated = No rated games yet.
player-last = Last rated games
player-left = left early
player-change = { $after } ({ $change })
player-own = Only you see this
result-rating = Your rating is now { $rating }.

## The daily vineyard

daily-title = Daily vineyard { $day } · vendemmia
daily-heading = Daily vineyard
daily-link = Daily vineyard
daily-link-text = one solo game a day, the same cards for everybody here
daily-about = One solo game a day, and everybody on this server gets the same cards. Your first try counts; after it you can practise as often as you like.
daily-about-home = One solo game a day. Your first try counts; after it you can practise as often as you like. The cards come from this server alone, so other servers have other vineyards.
daily-streak = Streak
daily-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
daily-place = Place
daily-place-of = { $place } of { $count }
daily-try-new = Your try
daily-try-playing = Your try is under way
daily-try-done = Your result
daily-try-missed = You did not play on this day
daily-play-new = Play
daily-play-new-help = your ranked try
daily-play-playing = Go on
daily-play-playing-help = your ranked try
daily-play-done = Practise
daily-play-done-help = the same cards, without a rank
daily-play-missed = Practise
daily-play-missed-help = without a rank
daily-name = Your name
daily-tomorrow = Tomorrow: { $about }. Days begin at midnight UTC.
daily-last = The last days
daily-playing = under way
daily-not-played = not played
daily-other-days = Other days
daily-board = Leaderboard
daily-board-none = Nobody has finished this vineyard yet.
daily-order = Wins come first, then victory points, fewer years, lira, the value of wine and of grapes.
daily-lira = lira
daily-outcome-win = won
daily-outcome-draw = drawn
daily-outcome-loss = lost
daily-headline =
    { $outcome ->
        [win] Won { $vp } to { $automa }
        [draw] Drawn { $vp } to { $automa }
       *[loss] Lost { $vp } to { $automa }
    }
daily-share = Share your result
daily-share-about = It shows your points year by year, and nothing of the cards.
daily-share-text =
    vendemmia · daily vineyard { $day }
    { $outcome ->
        [win] Won { $vp }:{ $automa }
        [draw] Drawn { $vp }:{ $automa }
       *[loss] Lost { $vp }:{ $automa }
    } { $bars }
    Place { $place }, streak { $streak }
daily-copy-text = Copy text
daily-copy-picture = Copy picture
daily-picture-day = Daily vineyard, { $day }
daily-picture-years = Victory points at the end of each year
daily-picture-line = Place { $place }, streak { $streak }

### The settings of a browser.

settings-title = Settings · vendemmia
settings-heading = Settings
settings-saved = Saved
settings-as-you-go = Changes are saved in this browser as you make them.
settings-save = Save settings
settings-where = The settings are in a cookie in this browser.

## You

settings-you = You
settings-name = Name
settings-name-help = At the table, in the log and in results you are “You”. Replays, records and pictures use your name.
settings-name-none = Your estate
settings-colour = Colour and shape
settings-colour-help = You get them in every new game.
settings-colour-any = Any
settings-colour-p1 = Circle, blue
settings-colour-p2 = Triangle, orange
settings-colour-p3 = Diamond, purple
settings-colour-p4 = Square, green
settings-colour-p5 = Hexagon, gold
settings-colour-p6 = Cross, grey

## Pace

settings-motion = Pace
settings-pace = Other players’ moves
settings-pace-help = How slowly you see them, one by one. Any key or tap skips. If your system asks for less motion, nothing moves.
settings-pace-off = Off
settings-pace-brisk = Brisk
settings-pace-normal = Normal
settings-pace-calm = Calm
settings-talk = Table talk
settings-talk-help = A short remark of a computer player now and then, about what everybody has seen.
settings-talk-on = On
settings-talk-off = Off

## Sounds and messages

settings-calls = Sounds and messages
settings-sounds = Sounds
settings-sounds-help = Short ones for what happens, and behind them the season: birds, cicadas, wind, a fire.
settings-sounds-off = Off
settings-sounds-low = Low
settings-sounds-full = Full
settings-listen = Listen
settings-sound-yours = Your turn
settings-sound-placement = A worker
settings-sound-coin = A coin
settings-sound-order = An order
settings-sound-season = A season
settings-sound-end = The end
settings-notify = Call me when it is my turn
settings-notify-help = While you look at another tab: a mark in the title, and a notification if the browser allows it.
settings-notify-on = On
settings-notify-off = Off
settings-notify-denied = The browser does not allow notifications from this page. You still see the mark in the title.

## Playing

settings-playing = Playing
settings-bonuses = Bonuses that cost nothing
settings-bonuses-help = Such as £1 or a card from a space. Undo takes the bonus back too.
settings-bonuses-take = Take
settings-bonuses-ask = Ask
settings-confirm = Ask before you pass in winter
settings-confirm-help = While you still have workers, because your year ends there.
settings-confirm-on = On
settings-confirm-off = Off
settings-shortcuts = Single-key shortcuts
settings-shortcuts-help = Single keys play, pass and undo. Tab, Enter and the arrow keys always work.
settings-shortcuts-on = On
settings-shortcuts-off = Off
settings-see-keys = See all keys

## Language and look

settings-look = Language and look
settings-theme = Colours
settings-theme-help = Match system: light or dark, as set on your device.
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = Match system
settings-language = Language

## Data

settings-backup = Your data
settings-backup-text = A backup is one file with all games, statistics and the campaign on this computer. To restore it, stop the server and run the command vendemmia restore.
settings-backup-get = Download a backup
settings-reset = Restore the defaults
settings-reset-help = settings only

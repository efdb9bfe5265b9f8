### The result of a game: how it ended and why, the course of the game, costly decisions, a picture.

## How it ended. "by" says what decided: points, lira, wine or grapes.

result-won =
    { $by ->
        [lira]
            { $who ->
                [you] You win on lira
                [lost] You lose on lira
               *[other] { $player } wins on lira
            }
        [wine]
            { $who ->
                [you] You win on the value of your wines
                [lost] You lose on the value of the wines
               *[other] { $player } wins on the value of the wines
            }
        [grapes]
            { $who ->
                [you] You win on the value of your grapes
                [lost] You lose on the value of the grapes
               *[other] { $player } wins on the value of the grapes
            }
       *[points]
            { $who ->
                [you] You win by { $margin }
                [lost] You lose by { $margin }
               *[other] { $player } wins by { $margin }
            }
    }
result-shared = A shared victory: { $players }
result-shared-you = You share the victory with { $players }
result-solo-win =
    { $who ->
        [you] You beat the Automa by { $margin }
       *[other] { $player } beats the Automa by { $margin }
    }
result-solo-draw =
    { $who ->
        [you] You draw with the Automa
       *[other] { $player } draws with the Automa
    }
result-solo-loss =
    { $by ->
        [points]
            { $who ->
                [you] You lose to the Automa by { $margin }
               *[other] { $player } loses to the Automa by { $margin }
            }
       *[none] The Automa wins
    }

## Why

result-why-source =
    { $who ->
        [first] Points from { $source }: you { $more }, { $second } { $less }.
        [second] Points from { $source }: { $first } { $more }, you { $less }.
       *[other] Points from { $source }: { $first } { $more }, { $second } { $less }.
    }
result-from-orders = orders
result-from-visitors = visitors
result-from-structures = structures
result-from-spaces = actions and bonuses
result-from-wake = the wake-up chart
result-from-map = regions
result-from-cellar = wines in the cellar
result-from-start = the start
result-from-unknown = before the rules changed
result-why-level = It was level at { $vp } after year { $year }.
result-why-behind =
    { $who ->
        [first] After year { $year } you were still { $lead } behind.
        [second] After year { $year } you were still { $lead } ahead.
       *[other] After year { $year } { $second } was still { $lead } ahead.
    }

## The feast

feast-toast = { $winner } raises a glass: “A fine year. The next one is yours.”
feast-needed =
    { $orders ->
        [one] Points you needed: { $points }. One more order would have done it.
       *[other] Points you needed: { $points }. That is { $orders } more orders.
    }

## The course of the game

course-yours = Your chance to win
course-chances = Everybody’s chance to win
course-points = Points, turn by turn
course-about = turn by turn, by year
course-ahead =
    { $own ->
        [yes] you ahead
       *[no] { $player } ahead
    }
course-even = equal chance for all
course-after = After
course-percent = { $percent } %
course-part = year { $year }: { $value }
course-how = The coach’s estimate, from what the player to move knew at the time.

## Costly decisions

result-cost = What cost you most
result-cost-about = The coach looks at each of your decisions with only what you knew then, and shows the ones that cost most, with a way to try again.
result-cost-begin = Find my costly decisions
result-cost-again = Try again from here
result-cost-again-at = Try again from here: { $number }, { $moment }
result-cost-look = Look at it

## Again

result-same = Same cards again
result-same-help = beat your { $vp }

## The picture

result-picture = A picture of this game
result-picture-about = It shows names, points and the course of the game, and nothing else. Your browser makes it; it is not uploaded.
result-picture-alt = Picture to share: { $headline }
result-picture-game =
    { $years ->
        [one] { $about } · 1 year
       *[other] { $about } · { $years } years
    }
result-picture-chance = Chance to win: { $player }
result-picture-save = Save picture
result-picture-size = 1200 × 630
result-picture-share = Share
result-picture-copy = Copy
result-picture-saved = Saved
result-picture-copied = Copied
result-picture-failed = The browser could not make the picture.
result-print = Print the result

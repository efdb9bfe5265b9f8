### Sessions, second factor, lost passwords, e-mail address and own data.

account-back = Your account
account-security = Security and data
account-guessed = { $count ->
    [one] A wrong password for your name was sent from elsewhere within the last hour. Nothing was changed.
   *[other] { $count } wrong passwords for your name were sent from elsewhere within the last hour. Nothing was changed.
}
account-delete-stays = This stays at the tables where others play or have played with you:
account-stays-games = { $count ->
    [one] { $count } finished game, with the name under which you played it
   *[other] { $count } finished games, with the names under which you played them
}
account-stays-running = { $count ->
    [one] { $count } running game, which a computer player finishes
   *[other] { $count } running games, which computer players finish
}
account-stays-messages = { $count ->
    [one] { $count } message that you wrote there
   *[other] { $count } messages that you wrote there
}
account-delete-gone = Everything else is deleted: ratings, daily vineyards, campaign, addresses, devices, tokens and all ways to sign in. Before that you can keep it:
account-error-code = This code is not right, or it was used before.
account-error-late = That took too long. Begin again.
account-error-too-simple = This password repeats too few letters.
account-error-site-name = Everybody tries the name of the site with a number first.
account-error-mail-off = This server sends no e-mail.

## Browsers and programs

sessions-title = Browsers and programs · vendemmia
sessions-heading = Browsers and programs
sessions-short = Where you are signed in, and what has a token of yours.
sessions-text = These act for you here. If you do not recognise one, end it and change your password. Addresses are not saved.
sessions-browsers = Browsers
sessions-programs = Programs with a token
sessions-browser = { $browser } on { $system }
sessions-unknown = Unknown browser
sessions-here = this browser
sessions-since = since { $day }
sessions-made = made { $day }
sessions-seen = last seen { $moment } UTC
sessions-end = End
sessions-end-named = End { $name }, last seen { $moment }
sessions-ended = Done.
sessions-end-all = End all others
sessions-end-all-text = All browsers but this one, and all tokens.

## Second factor

factor-heading = Second factor
factor-text = With a second factor, signing in also takes a code that an app on your phone shows. Who knows your password alone does not get in.
factor-is-on = A code of your app is asked for.
factor-is-off = Not set up: the password is enough.
factor-codes-left = { $count ->
    [0] You have no recovery code left.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
factor-begin = Set up
factor-scan = Scan this with your app
factor-scan-text = Or type this secret into the app:
factor-open = Open the app on this device
factor-code-app = Code that the app shows
factor-confirm = Turn on
factor-codes = Your recovery codes
factor-codes-text = Each signs you in once if you have lost your app. Write them down now: this page shows them only once.
factor-new-codes = New recovery codes
factor-off = Turn off
factor-passkeys = A passkey with a finger, a face or a screen lock is two factors by itself: no code is asked for then.
factor-step = Second step
factor-step-text = Your password is right. Now type the code that your app shows.
factor-code = Code
factor-code-help = Without your app, type one of your recovery codes.
factor-again = Begin again

## Lost passwords

forgot-link = Forgot your password?
forgot-heading = Forgotten password
forgot-text = We send a link to the e-mail address of the account, if its owner has confirmed it. With the link you choose a new password.
forgot-name = Name or e-mail address
forgot-do = Send the link
forgot-asked = If there is such an account with a confirmed address, a mail with a link is on its way. It works once, for { $hours } hours.
forgot-host = No confirmed address? The host of this server can make a link for you.
forgot-no-mail = This server sends no e-mail. Its host can make a link for you with which you choose a new password.
reset-heading = New password
reset-text = { $name }, choose a new password.
reset-gone = This link was used, is too old, or is not complete.
reset-again = Ask for a new link
reset-done = Your password is changed. Sign in with it.

## E-mail address

email-heading = E-mail address
email-text = With a confirmed address you can replace a forgotten password. It is used for nothing else.
email-confirmed = confirmed
email-waits = not confirmed
email-asked = We have sent a mail. Follow the link in it to confirm the address.
email-new = New e-mail address
email-do = Send a link to confirm
email-short-confirmed = Confirmed: it can replace a forgotten password.
email-short-none = Not confirmed: a forgotten password could not be replaced.
email-is-yours = Is { $address } your address, for your account here?
email-is-mine = Yes, it is mine
email-done = { $address } is the address of your account.
email-gone = This link was used, is too old, or is not complete.

## Own data

data-heading = Download my data
data-short = Everything that is stored about you.
data-text = A zip file with everything that this server stores about you: data.json in plain text, and the records of your finished games.
data-files = Your games fill several files. The first one has data.json and the newest games, the others have the rest.
data-file = Download file { $number } of { $files }
data-secrets = Passwords, keys and secrets are left out, so that the file lets nobody in.
data-do = Download

## Tokens

tokens-scopes = What may it do?
tokens-scopes-short = May
tokens-scope-read = read
tokens-scope-read-text = See your tables and games, follow them, and read ratings and daily vineyards.
tokens-scope-play = play
tokens-scope-play-text = Answer, take back, write messages and resign at your tables.
tokens-scope-manage = manage
tokens-scope-manage-text = Open, join and leave tables, begin daily vineyards, make tokens and revoke them.
tokens-problem-scopes = Choose at least one thing that the token may do.

## Refusals

api-error-no-scope = This token may not do that: it lacks the scope { $scope }.
api-error-no-scope-to-give = This token cannot give the scope { $scope } to another one.
api-error-too-many-tokens = You have as many tokens as a person can have. Revoke one first.
api-error-token-name = This name cannot be used for a token.
error-crowded = Many people are signing in
error-crowded-help = Nothing was changed. Go back and try again in a few seconds.

## Mails

letter-reset-subject = A new password for vendemmia
letter-reset =
    Hello,

    you, or somebody else, asked for a new password for { $name } at { $site }. Choose it here within { $hours } hours:
    { $link }

    If it was not you, do nothing: the password stays as it is.

letter-email-subject = Please confirm your e-mail address
letter-email =
    Hello,

    { $name } at { $site } has named this address as the one of the account. If it is yours, confirm it within { $hours } hours:
    { $link }

    If not, do nothing: no other mail will come.

letter-email-changed-subject = Your account has another e-mail address
letter-email-changed =
    Hello,

    the account of { $name } at { $site } has another e-mail address from now on. Links for a forgotten password no longer come here.

    If it was not you, change your password: { $link }

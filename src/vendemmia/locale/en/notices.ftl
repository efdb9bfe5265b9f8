### Notices to people who are away from a shared table: what is sent, and the page on which they choose it.

## What is sent

notice-title = Your turn
notice-body = { $when } · { $names }
notice-line = { $name }: { $title } ({ $text }) { $link }
notice-test-title = A test
notice-test-body = Your notices arrive here.
notice-mail-subject = { $title } · { $text }
notice-mail =
    Hello { $name },

    { $title }: { $text }

    { $link }

    You get one mail for each decision while you are away. To end these mails, open this page:
    { $stop }
notice-confirm-subject = Confirm your address for vendemmia
notice-confirm-mail =
    Hello,

    { $name } on { $site } wants a mail at this address whenever it is their turn.

    If that is you, confirm the address within { $hours } hours:
    { $link }

    If it is not, do nothing: you will get no further mail.

## The page

notices-link = When you are away: push, e-mail, webhook, quiet hours
notices-title = Notices · vendemmia
notices-heading = When you are away
notices-about = If you are asked and do not have the table open, you get a notice after 20 seconds: one for each decision, at tables with other people.
notices-order = The first channel that works carries it: push, then webhook, then e-mail.
notices-back = Back to the settings
notices-on = On
notices-save = Save
notices-remove = Remove the address
notices-test = Send a test

notices-push = Push messages
notices-push-help = They reach your devices even when no page is open. Nobody on the way can read them.
notices-push-count =
    { $count ->
        [0] No device is switched on.
        [one] 1 device is switched on.
       *[other] { $count } devices are switched on.
    }
notices-push-switch-on = Switch on for this device
notices-push-switch-off = Switch off for this device
notices-push-remove = Switch off for all devices
notices-push-none = This server does not send push messages.
notices-push-scripts = A device is switched on by a script, and this browser runs none.
notices-push-unsupported = This browser cannot receive push messages. On an iPhone or iPad, add the page to the home screen first.
notices-push-insecure = Push messages need a page with https.
notices-push-denied = The browser does not allow notifications from this page. Allow them in its settings, then try again.
notices-push-failed = The browser could not reach its push service. Try again later.

notices-email = E-mail
notices-email-help = We ask at the address before we use it. Every mail has a link that ends them.
notices-email-address = E-mail address
notices-email-waiting = Open the link in the mail that we sent to { $address }. Until then nothing else is sent there.
notices-email-none = This server does not send e-mail.

notices-webhook = Webhook
notices-webhook-help = An address from Discord, Slack or a program of your own. It gets a short message as JSON.
notices-webhook-address = Address of the webhook
notices-webhook-gone = This address no longer accepts messages. Save it again, or enter another one.

notices-quiet = Quiet hours
notices-quiet-help = A notice waits until they end. If you are no longer asked by then, it is not sent.
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-zone = Time zone
notices-quiet-zone-example = Europe/London
notices-quiet-remove = No quiet hours

## What has been done

notices-done-asked = We have sent a mail. Open its link to confirm the address.
notices-done-email = You get no more mail.
notices-done-webhook = Saved
notices-done-quiet = Saved
notices-done-push = This device gets push messages.
notices-done-push-off = Switched off
notices-done-test = The test is on its way.

## What is wrong

notices-problem-mail-off = This server does not send e-mail.
notices-problem-email = This is not an e-mail address.
notices-problem-asked = We sent a question a few minutes ago. Look into the mailbox, or try again in ten minutes.
notices-problem-mail-failed = The mail could not be sent, and nothing was saved. Try again later.
notices-problem-address = This is not an address of the web. It begins with https://.
notices-problem-https = The address must begin with https://.
notices-problem-private = This server does not call addresses inside a private network.
notices-problem-number = Write the name of the computer, or its number as four decimal numbers, such as 93.184.216.34.
notices-problem-port = This server calls the ports 443 and 80 only.
notices-problem-quiet-time = Enter both times, such as 22:00 and 07:30.
notices-problem-quiet-same = The quiet hours must end at another time than they begin.
notices-problem-zone = This server does not know that time zone. Enter a name such as Europe/Warsaw.
notices-problem-push = The browser sent something that no push service accepts.
notices-problem-test-pause = You have just sent a test. Wait half a minute.
notices-problem-test-none = This channel is not switched on.
notices-problem-test-push = The push service did not accept the test. Switch the device off and on again.
notices-problem-test-webhook = The address did not accept the test. Check it.
notices-problem-test-email = The mail server did not accept the test. Check the address, or try again later.

## Links in mails

notices-link-confirm = Confirm your address
notices-link-confirm-text = Do you want a mail to { $address } when it is your turn and you are away?
notices-link-confirm-do = Yes, send me notices
notices-link-confirmed = Your address is confirmed
notices-link-confirmed-text = Notices now go to { $address }.
notices-link-stop = End the mails
notices-link-stop-text = Do you want no more mails to { $address }?
notices-link-stop-do = Yes, end them
notices-link-stopped = You get no more mail
notices-link-stopped-text = We have removed { $address }.
notices-link-expired = This link no longer works
notices-link-expired-text = It is too old, or the address has changed meanwhile. You can enter your address again in the settings.

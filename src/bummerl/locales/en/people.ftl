## Oneself: a name, passkeys, sessions, what is kept

you-title = You
you-lead = Nothing is needed to play: no name, no password, no e-mail. This browser knows you again. With a name of your own you keep your games and your rating and can go on playing on another device.
you-hello = Signed in as { $name }
you-hello-lead = This is the name under which you sit down at tables; nobody else here can use it.
you-name = Name
you-password = Password
you-password-new = New password
you-password-old = Present password
you-show = Show
you-password-hint = At least 8 characters. As nobody asks for your e-mail, nobody can send you a new one: keep it well.
you-take = Take a name
you-take-lead = What you have played here so far stays yours.
you-take-do = Take this name
you-take-passkey = Take it with a passkey
you-enter = Sign in
you-enter-lead = If you have a name here already.
you-enter-passkey = Sign in with a passkey
you-guest-games = { $count ->
    [one] Your open game as a guest stays in this browser and is back when you sign out.
   *[other] Your { $count } open games as a guest stay in this browser and are back when you sign out.
}
you-leave = Sign out
you-left = You are signed out.
you-entered = You are signed in as { $name }.
you-taken = { $name } is yours now.
you-change = Change the password
you-set = Set a password
you-set-lead = So far only a passkey lets you in. A password is a second way, should you lose it.
you-change-do = Change it
you-set-do = Set it
you-changed = The password is changed. All other sessions have ended.
you-passkeys = Passkeys
you-passkeys-lead = A passkey signs you in with your finger, your face or the PIN of your device. There is nothing to remember, and nothing that could be stolen from this server.
you-passkeys-none = You have none yet.
you-passkeys-noAddress = Passkeys need HTTPS and a fixed address; whoever runs this server has to set that up. On the machine itself they work at { $address }. Name and password work everywhere.
you-passkeys-plainHttp = Passkeys need HTTPS. In a club’s own network without it, name and password do the same.
you-passkeys-otherAddress = Passkeys work at { $address } only.
you-passkeys-browser = This browser cannot do passkeys here.
you-passkey-label = What to call it
you-passkey-add = Add a passkey
you-passkey-added = The passkey is added.
you-passkey-rename = Rename
you-passkey-rename-this = Rename { $name }
you-passkey-remove = Remove
you-passkey-remove-this = Remove { $name }
you-passkey-removed = The passkey is removed. Take it out of your device’s list too.
you-passkey-save = Save
you-passkey-cancelled = No passkey was used.
you-passkey-since = since { $date }
you-passkey-used = last used { $when }
you-sessions = Where you are signed in
you-sessions-lead = Whatever you do not know, sign out; then change your password.
you-session-unknown = A browser
you-session-this = this one
you-session-end = Sign out
you-session-end-this = Sign out { $device }
you-session-ended = Signed out there.
you-avoided = People you avoid
you-avoided-none = Nobody. At a table with people the menu has “Talk and people”: there you can mute, block or report somebody.
you-blocked = Blocked
you-blocked-lead = You are never paired with each other and do not sit down at the same table.
you-unblock = Unblock
you-unblock-this = Unblock { $name }
you-unblocked = { $name } is not blocked any more.
you-muted = Muted
you-muted-lead = You do not see what they say. They do not know.
you-unmute = Hear again
you-unmute-this = Hear { $name } again
you-unmuted = You hear { $name } again.
you-nameless = somebody without a name
you-data = Your data
you-data-lead = Everything this server keeps about you, in one file that programs can read.
you-export = Download my data
you-erase = Erase my data …
you-erase-lead = Name, password, passkeys, sessions, ratings, blocks and your own words are erased, and your name leaves all records. What was played stays, without you. Open games are lost to you.
you-erase-sure = I know that this cannot be undone.
you-erase-do = Erase everything
you-erase-ask = Really? Last question.
you-erase-yes = Yes, erase everything about me
you-erase-no = No, keep it
you-erased = Everything about you is erased.
table-signed-out-title = You are signed out here
table-signed-out-text = This session was ended. Your seat is kept: sign in again to go on playing.

## Talk at the table

talk-title = Talk and people
talk-short = Talk
talk-said = What was said
talk-none = Nothing has been said yet.
talk-phrases = Ready phrases
talk-phrases-lead = Everybody reads them in their own language.
talk-own = In your own words
talk-own-lead = Only while all people at the table want it. Those who look on do not see it.
talk-ask = Ask the others
talk-waits = You have asked. It begins as soon as { $who } agrees.
talk-wants = { $who } would like to write in free words.
talk-ends = { $who } prefers ready phrases.
talk-ends-me = You prefer ready phrases.
talk-begins = From now on you can write in free words.
talk-yes = Agree
talk-no = Rather not
talk-withdraw = Withdraw
talk-end = End it
talk-field = Your words
talk-send = Send
talk-people = The people here
talk-mute = Mute
talk-mute-this = Mute { $name }
talk-unmute = Hear again
talk-unmute-this = Hear { $name } again
talk-is-muted = You do not see what { $name } says.
talk-muted-now = { $name } is muted.
talk-unmuted-now = You see what { $name } says again.
talk-block = Block
talk-block-this = Block { $name }
talk-block-ask = Never play with { $name } again? This game goes on.
talk-block-yes = Block
talk-block-no = No
talk-blocked-now = { $name } is blocked.
talk-report = Report
talk-report-this = Report { $name }
talk-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

## A report to the operator

report-title = Report { $name }
report-title-move = Report a move of the computer
report-lead = It goes to whoever runs this server, with all that was said and played at this table. { $name } does not learn of it.
report-lead-move = It goes to whoever runs this server, with the record, the level and the version of the program: so that the computer gets better.
report-later = The cards of this deal are added when it is over.
report-about = What is it about?
report-about-words = What is said
report-about-name = The name
report-about-leaving = Leaving or stalling
report-about-play = The way of playing
report-words = In your words, if you like
report-send = Send
report-cancel = Cancel
report-sent = Sent. Thank you.
report-this = Report this move
report-last-of = Report the last move of { $name }
report-last = Report the computer’s last move

## Refusals

error-noName = You have no name of your own here yet.
error-wrongPassword = This is not your present password.
error-passkeysOff = Passkeys do not work at this address.
error-passkeyRefused = This passkey was not accepted.
error-challengeGone = That took too long. Please try again.
error-passkeyKnown = This passkey is known already.
error-noPasskey = There is no such passkey.
error-lastKey = This passkey is your only way in. Set a password first.
error-tooManyPasskeys = You can have { $limit } passkeys at most.
error-noSuchMove = Nothing has been played from this seat yet.
error-onlyMoves = Of a computer only a move can be reported.
error-tooManyReports = You can send { $limit } reports in an hour at most.
error-nothingSaid = There is nothing in it to send.
error-tooMuchTalk = A little slower, please: six messages in fifteen seconds.

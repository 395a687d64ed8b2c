## Man selbst: Name, Passkeys, Anmeldungen, was aufgehoben wird

you-title = Du
you-lead = Zum Spielen brauchst du nichts: keinen Namen, kein Passwort, keine E-Mail. Dieser Browser erkennt dich wieder. Mit einem eigenen Namen behältst du deine Spiele und deine Wertung und kannst auf einem anderen Gerät weiterspielen.
you-hello = Angemeldet als { $name }
you-hello-lead = Unter diesem Namen setzt du dich an den Tisch; niemand sonst kann ihn hier verwenden.
you-name = Name
you-password = Passwort
you-password-new = Neues Passwort
you-password-old = Jetziges Passwort
you-show = Zeigen
you-password-hint = Mindestens 8 Zeichen. Weil niemand nach deiner E-Mail fragt, kann dir auch niemand ein neues schicken: Heb es gut auf.
you-take = Einen Namen nehmen
you-take-lead = Was du hier schon gespielt hast, bleibt deins.
you-take-do = Diesen Namen nehmen
you-take-passkey = Mit einem Passkey nehmen
you-enter = Anmelden
you-enter-lead = Wenn du hier schon einen Namen hast.
you-enter-passkey = Mit einem Passkey anmelden
you-guest-games = { $count ->
    [one] Dein offenes Spiel als Gast bleibt in diesem Browser und ist wieder da, wenn du dich abmeldest.
   *[other] Deine { $count } offenen Spiele als Gast bleiben in diesem Browser und sind wieder da, wenn du dich abmeldest.
}
you-leave = Abmelden
you-left = Du bist abgemeldet.
you-entered = Du bist als { $name } angemeldet.
you-taken = { $name } gehört jetzt dir.
you-change = Passwort ändern
you-set = Ein Passwort setzen
you-set-lead = Bis jetzt kommst du nur mit einem Passkey herein. Ein Passwort ist der zweite Weg, falls du ihn verlierst.
you-change-do = Ändern
you-set-do = Setzen
you-changed = Das Passwort ist geändert. Alle anderen Anmeldungen sind beendet.
you-passkeys = Passkeys
you-passkeys-lead = Ein Passkey meldet dich mit Finger, Gesicht oder der PIN deines Geräts an. Du musst dir nichts merken, und von diesem Server lässt sich nichts stehlen.
you-passkeys-none = Du hast noch keinen.
you-passkeys-noAddress = Passkeys brauchen HTTPS und eine feste Adresse; das muss einrichten, wer diesen Server betreibt. Auf dem Rechner selbst gehen sie unter { $address }. Name und Passwort gehen überall.
you-passkeys-plainHttp = Passkeys brauchen HTTPS. Im eigenen Netz eines Vereins geht es ohne sie genauso mit Name und Passwort.
you-passkeys-otherAddress = Passkeys gehen nur unter { $address }.
you-passkeys-browser = Dieser Browser kann hier keine Passkeys.
you-passkey-label = Wie er heißen soll
you-passkey-add = Passkey hinzufügen
you-passkey-added = Der Passkey ist hinzugefügt.
you-passkey-rename = Umbenennen
you-passkey-rename-this = { $name } umbenennen
you-passkey-remove = Entfernen
you-passkey-remove-this = { $name } entfernen
you-passkey-removed = Der Passkey ist entfernt. Nimm ihn auch aus der Liste deines Geräts.
you-passkey-save = Speichern
you-passkey-cancelled = Es wurde kein Passkey verwendet.
you-passkey-since = seit { $date }
you-passkey-used = zuletzt verwendet { $when }
you-sessions = Wo du angemeldet bist
you-sessions-lead = Was du nicht kennst, melde ab; dann ändere dein Passwort.
you-session-unknown = Ein Browser
you-session-this = dieser hier
you-session-end = Abmelden
you-session-end-this = { $device } abmelden
you-session-ended = Dort bist du abgemeldet.
you-avoided = Wem du aus dem Weg gehst
you-avoided-none = Niemandem. An einem Tisch mit anderen gibt es im Menü „Reden und Leute“: Dort kannst du jemanden stummschalten, sperren oder melden.
you-blocked = Gesperrt
you-blocked-lead = Ihr werdet einander nie zugelost und setzt euch nie an denselben Tisch.
you-unblock = Entsperren
you-unblock-this = { $name } entsperren
you-unblocked = { $name } ist nicht mehr gesperrt.
you-muted = Stummgeschaltet
you-muted-lead = Du siehst nicht, was sie sagen. Sie wissen nichts davon.
you-unmute = Wieder hören
you-unmute-this = { $name } wieder hören
you-unmuted = Du hörst { $name } wieder.
you-nameless = jemand ohne Namen
you-data = Deine Daten
you-data-lead = Alles, was dieser Server über dich weiß, in einer Datei, die Programme lesen können.
you-export = Meine Daten herunterladen
you-erase = Meine Daten löschen …
you-erase-lead = Name, Passwort, Passkeys, Anmeldungen, Wertungen, Sperren und deine eigenen Worte werden gelöscht, und dein Name verschwindet aus allen Aufzeichnungen. Was gespielt wurde, bleibt, ohne dich. Offene Spiele sind für dich verloren.
you-erase-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
you-erase-do = Alles löschen
you-erase-ask = Wirklich? Letzte Frage.
you-erase-yes = Ja, alles über mich löschen
you-erase-no = Nein, behalten
you-erased = Alles über dich ist gelöscht.
table-signed-out-title = Du bist hier abgemeldet
table-signed-out-text = Diese Anmeldung wurde beendet. Dein Platz bleibt dir: Melde dich wieder an und spiel weiter.

## Reden am Tisch

talk-title = Reden und Leute
talk-short = Reden
talk-said = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-phrases = Fertige Sätze
talk-phrases-lead = Jeder liest sie in seiner Sprache.
talk-own = Mit eigenen Worten
talk-own-lead = Nur solange alle am Tisch es wollen. Wer zuschaut, sieht es nicht.
talk-ask = Die anderen fragen
talk-waits = Du hast gefragt. Es geht los, sobald { $who } zustimmt.
talk-wants = { $who } möchte mit eigenen Worten schreiben.
talk-ends = { $who } bleibt lieber bei fertigen Sätzen.
talk-ends-me = Du bleibst lieber bei fertigen Sätzen.
talk-begins = Ab jetzt könnt ihr mit eigenen Worten schreiben.
talk-yes = Einverstanden
talk-no = Lieber nicht
talk-withdraw = Zurückziehen
talk-end = Beenden
talk-field = Deine Worte
talk-send = Senden
talk-people = Die Leute am Tisch
talk-mute = Stummschalten
talk-mute-this = { $name } stummschalten
talk-unmute = Wieder hören
talk-unmute-this = { $name } wieder hören
talk-is-muted = Du siehst nicht, was { $name } sagt.
talk-muted-now = { $name } ist stummgeschaltet.
talk-unmuted-now = Du siehst wieder, was { $name } sagt.
talk-block = Sperren
talk-block-this = { $name } sperren
talk-block-ask = Nie wieder mit { $name } spielen? Dieses Spiel geht weiter.
talk-block-yes = Sperren
talk-block-no = Nein
talk-blocked-now = { $name } ist gesperrt.
talk-report = Melden
talk-report-this = { $name } melden
talk-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}

## Eine Meldung an den Betreiber

report-title = { $name } melden
report-title-move = Einen Zug des Computers melden
report-lead = Die Meldung geht an den Betreiber dieses Servers, mit allem, was an diesem Tisch gesagt und gespielt wurde. { $name } erfährt nichts davon.
report-lead-move = Die Meldung geht an den Betreiber dieses Servers, mit der Aufzeichnung, der Spielstärke und der Version des Programms: damit der Computer besser wird.
report-later = Die Karten dieses Spiels kommen dazu, wenn es vorbei ist.
report-about = Worum geht es?
report-about-words = Was gesagt wird
report-about-name = Der Name
report-about-leaving = Weggehen oder Hinhalten
report-about-play = Die Spielweise
report-words = In deinen Worten, wenn du magst
report-send = Senden
report-cancel = Abbrechen
report-sent = Gesendet. Danke.
report-this = Diesen Zug melden
report-last-of = Letzten Zug von { $name } melden
report-last = Letzten Zug des Computers melden

## Absagen

error-noName = Du hast hier noch keinen eigenen Namen.
error-wrongPassword = Das ist nicht dein jetziges Passwort.
error-passkeysOff = Unter dieser Adresse gehen keine Passkeys.
error-passkeyRefused = Dieser Passkey wurde nicht angenommen.
error-challengeGone = Das hat zu lange gedauert. Versuch es noch einmal.
error-passkeyKnown = Dieser Passkey ist schon bekannt.
error-noPasskey = Diesen Passkey gibt es nicht.
error-lastKey = Dieser Passkey ist dein einziger Weg herein. Setz zuerst ein Passwort.
error-tooManyPasskeys = Du kannst höchstens { $limit } Passkeys haben.
error-noSuchMove = Von diesem Platz ist noch nichts gespielt worden.
error-onlyMoves = Von einem Computer lässt sich nur ein Zug melden.
error-tooManyReports = Du kannst in einer Stunde höchstens { $limit } Meldungen senden.
error-nothingSaid = Da ist nichts zum Senden drin.
error-tooMuchTalk = Ein bissl langsamer, bitte: sechs Nachrichten in fünfzehn Sekunden.

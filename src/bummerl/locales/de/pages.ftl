# Die Seiten rund um den Tisch.

pages-unknown-error = Der Server hat das abgelehnt, mit einem Grund, den diese Seite nicht kennt: { $code }.
pages-just-now = gerade eben
pages-offline = Keine Verbindung zum Server.
pages-offline-more = Läuft er noch? Deine offenen Spiele sind aufgehoben, es geht nichts verloren.
pages-try-again = Noch einmal versuchen
pages-not-found = Hier ist nichts.
pages-not-found-more = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
pages-to-home = Zur Startseite
pages-title-home = Schnapsen nach deinen Regeln
pages-skip = Zum Inhalt springen
pages-language = Sprache
pages-nav = Seiten
pages-rules = Regeln
pages-profiles = Regelprofile
pages-settings = Einstellungen
pages-about = Über Bummerl
pages-accessibility = Barrierefreiheit

## Startseite

home-title = Der Tisch ist gedeckt.
home-lead = Schnapsen nach den Regeln deines Hauses. Spiel eine Karte aus und es geht los: ohne Konto, ohne Werbung, ohne Spielgeld.
home-level = Stärke des Computers
home-play = Gegen den Computer spielen
home-opening = Es wird gegeben …
home-me = Du
home-rival = Gegner
home-fair = Der Computer sieht deine Karten nicht.
home-stage = Ein Tisch, der auf dich wartet
home-spot = Du spielst aus: Karte hierher
home-spot-reply = Du bist dran: Karte hierher
home-spot-three = Setz dich: abheben und Atout ansagen
home-spot-wait = Der Computer spielt aus
home-card = { $card } ausspielen
home-card-reply = { $card } zugeben
home-stock = { $count } Karten im Talon
home-turn-up = Aufgedeckt: { $card }
home-profiles = Nach welchen Regeln?
home-profiles-more = Deine Wahl gilt, bis du sie änderst.
home-compare = Alle Optionen vergleichen
home-change = Einzelne Regeln ändern
home-own = Deine eigenen Regeln
home-games = Offene Spiele
home-games-none = Keine offenen Spiele. Bis zum nächsten ist es nur eine Karte.
home-resume = Weiterspielen
home-abandon = Aufgeben
home-abandon-sure = Dieses Spiel endgültig aufgeben?
home-abandon-yes = Ja, aufgeben
home-abandon-no = Behalten
home-abandoned = Das Spiel ist geschlossen.
home-game-with = Mit { $name }
home-game-computer = Gegen den Computer, { $level }
home-game-waiting = Wartet, dass sich jemand dazusetzt
home-game-score = { $score }, { $deal }. Spiel
home-game-turn = du bist dran
home-open-source = Freie Software, MIT-Lizenz

level-beginner = Anfänger
level-beginner-more = Spielt nach Faustregeln und dreht nur zu, wenn es sicher ausschaut.
level-casual = Hobby
level-casual-more = Hat ein Gefühl für die Karten, merkt sich aber nur den letzten Stich.
level-club = Verein
level-club-more = Zählt jede Karte mit und spielt aus Erfahrung.
level-strong = Stark
level-strong-more = Denkt vor jeder Karte ein paar Verläufe durch.
level-expert = Meister
level-expert-more = Denkt alles durch und spielt auf das Bummerl, nicht auf den Stich.

## Profile

profiles-title = Regelprofile
profiles-lead = Wähl aus, wie das nächste Spiel gespielt wird. Jeder Satz hier ist aus den Regeln selbst gemacht und kann also nichts anderes sagen, als der Tisch tut.
profiles-choose = Profil wählen
profiles-expert = Einzelne Regeln ändern
profiles-expert-more = Jede Regel mit ihren Möglichkeiten. Was vom Profil abweicht, ist markiert.
profiles-changed = { $count ->
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
}
profiles-marked = geändert
profiles-reset = Zurück zu { $name }
profiles-use = Nach diesen Regeln spielen
profiles-text = Als Text
profiles-text-more = Dieselben Regeln in einer Zeile, fürs Terminal und zum Weitergeben.
profiles-copy = Kopieren
profiles-copied = Kopiert
profiles-inconsistent = Diese zwei Regeln vertragen sich nicht:
profiles-inconsistent-more = Ändere eine davon. Bis dahin gelten die letzten Regeln, die zusammenpassen.
profiles-pleasure = An einem Tisch zum Vergnügen kommt eine falsche Karte zurück, statt das Spiel zu kosten. Mit Turnierstrenge bleibt die Strafe.
profiles-strict = Turnierstrenge
profiles-strict-more = Eine falsche Karte kostet das Spiel; keine Tipps, kein Zurücknehmen.
profiles-to-compare = Mit einem anderen Profil vergleichen
profiles-to-rules = Diese Regeln ganz lesen

compare-title = Zwei Profile nebeneinander
compare-left = Erstes Profil
compare-right = Zweites Profil
compare-differences = { $count ->
    [0] Keine Unterschiede.
    [one] Ein Unterschied.
   *[other] { $count } Unterschiede.
}
compare-only = Nur Unterschiede
compare-option = Regel
compare-differs = verschieden
compare-same = gleich
compare-swap = Seiten tauschen
compare-none = Kein Unterschied: Beide spielen nach denselben Regeln.
compare-other-game = Das sind zwei verschiedene Spiele; verglichen wird nur, was beide haben.

## Regelhilfe

rules-title = Die Regeln
rules-lead = Das sind die Regeln von „{ $name }“, aus dem Profil gemacht. Die Nummern sind die, die am Tisch dabeistehen, wenn etwas nicht geht.
rules-profile = Regeln von
rules-contents = Inhalt
rules-example = Beispiel
rules-terms = Wörter des Spiels
rules-why = Warum nicht?
rules-why-lead = Außer Karten zu spielen kann man fünf Dinge tun. Jedes hat seinen Moment; fehlt ein Knopf oder ist er grau, dann gilt einer dieser Gründe.

## Einstellungen

settings-title = Einstellungen
settings-lead = Bleiben nur in diesem Browser. An den Regeln ändern sie nichts.
settings-look = Aussehen
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pack = Karten
settings-pack-french = Französisch
settings-pack-german = Doppeldeutsch
settings-pack-tournament = Turnierbild, beide Zeichen
settings-fourColours = Vier Farben
settings-fourColours-more = Karo blau und Kreuz grün.
settings-bigIndex = Große Zeichen in der Ecke
settings-handOrder = Ordnung der Hand
settings-handOrder-suit = Nach Farben
settings-handOrder-rank = Nach Rang
settings-handOrder-dealt = Wie gegeben
settings-textTable = Texttisch neben dem Bild
settings-textTable-more = Das ganze Spiel in Worten und Knöpfen; für Screenreader und für alle, die es mögen.
settings-motion = Bewegung und Ton
settings-speed = Tempo
settings-speed-tap = Bis ich tippe
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Ohne Bewegung
settings-sound = Ton
settings-turnSound = Klopfen, wenn ich dran bin
settings-input = Spielen
settings-confirmPlay = Zweimal tippen, um eine Karte zu spielen
settings-confirmClose = Vor dem Zudrehen fragen
settings-confirmClose-more = Sonst hast du zwei Sekunden, um es zurückzunehmen.
settings-confirmClaim = Vor dem Ausmelden fragen
settings-keys = Einzelne Tasten am Tisch
settings-auto = Was von selbst geht
settings-auto-more = In gewerteten Spielen aus.
settings-autoLastCard = Die letzte Karte spielen, wenn es keine Wahl gibt
settings-autoAnnounce = Ansagen, wenn ich König oder Dame eines Paars ausspiele
settings-autoClaim = Ausmelden, sobald ich sicher 66 habe
settings-autoPass = Nie spritzen: weitersagen, sobald danach gefragt wird
settings-name = Dein Name am Tisch
settings-name-more = Leer lassen, um „Du“ zu heißen.
settings-close = Schließen
settings-reset = Alles wie am Anfang

## Über

about-title = Über Bummerl
about-fair = Ehrlich gesagt
about-fair-1 = Bummerl ist freie Software unter der MIT-Lizenz. Es gibt keine Werbung, kein Spielgeld und keine Beobachtung, und niemand braucht ein Konto; die Seite lädt nichts von jemand anderem.
about-fair-2 = Der Computer bekommt genau das zu sehen, was ein Mensch an seinem Platz sehen würde. Dasselbe Programm, das deine Züge prüft, prüft auch seine.
about-fair-3 = Sprache, Einstellungen und der Schlüssel zu deinen offenen Spielen bleiben in diesem Browser und sonst nirgends.
about-fair-4 = Jedes Spiel wird aus Geheimnissen aller, die spielen, und des Servers gemischt, vorher versprochen und nachher gezeigt. In der Rückschau auf ein Spiel rechnet „Mischen nachprüfen“ das in deinem eigenen Browser nach und sagt, was es beweist und was nicht.
about-accessibility = Barrierefreiheit
about-accessibility-1 = Das ganze Spiel lässt sich mit der Tastatur allein und mit einem Screenreader spielen. Der Texttisch zeigt alles, was das Bild zeigt, als Text und echte Knöpfe; jedes Ereignis wird vorgelesen.
about-accessibility-2 = Die Farben halten hell und dunkel die Kontraste der WCAG 2.2 AA ein. Farben der Karten unterscheiden sich durch ihre Form, mit vier Farben auch für Menschen, die Farben anders sehen. Nichts wird nur durch Farbe gesagt.
about-accessibility-3 = Bewegung richtet sich nach dem Wunsch deines Systems und lässt sich ausschalten. Gegen den Computer gibt es keine Zeitgrenze.
about-accessibility-4 = Steht dir etwas im Weg, dann ist das ein Fehler, und wir wollen es wissen.
about-install = Als App
about-install-1 = Dein Browser kann Bummerl installieren („App installieren“ oder „Zum Startbildschirm“). Ohne Verbindung sagt es das; zum Spielen braucht es den Server.

## Menschen

people-title = Mit Menschen
people-lead = Ein Link genügt, niemand braucht ein Konto.
people-invite = Jemanden einladen
people-pair = Gegner suchen
people-pair-more = Mit jemandem, der genau diese Regeln will.
people-terms = Einsatz, Uhr, Wertung
people-stake = Einsatz
people-stake-more = Punkte oder Worte, etwa „ein Kaffee“. Nie Geld.
people-clock = Uhr
people-clock-none = keine
people-clock-live = schnell: 20 Sekunden je Zug und 3 Minuten Reserve
people-clock-slow = langsam: ein Tag je Zug
people-clock-other = { $move } s je Zug, { $reserve } s Reserve
people-listed = Den Tisch unten in der Liste zeigen
people-rated = Gewertet: ohne Tipps und ohne freies Zurücknehmen
people-lobby = Offene Tische
people-lobby-none = Gerade wartet niemand. Du könntest der Erste sein.
people-sit = Dazusetzen
people-sit-with = Zu { $name } setzen
people-somebody = Jemand
people-wait-title = Warten auf Mitspieler
people-wait-text = Schick diesen Link weiter. Gegeben wird, sobald { $count ->
    [one] sich jemand dazusetzt
   *[other] sich { $count } Leute dazusetzen
}.
people-link = Link zu diesem Tisch
people-copy = Link kopieren
people-copied = Kopiert
people-share = Teilen
people-meanwhile = Inzwischen gegen den Computer
people-give-up = Diesen Tisch aufgeben
people-asked = { $name } lädt dich an den Tisch
people-asked-text = Schau dir die Regeln an. Sobald du dich setzt, wird gegeben.
people-rules = Regeln
people-strict = mit Turnierstrenge
people-name = Dein Name
people-watch = Nur zuschauen

## Rückschau auf ein gespieltes Spiel

review-title = Rückschau
review-open = Rückschau auf dieses Spiel
review-working = Das Spiel wird durchgeschaut …
review-preparing = Der Rechner wärmt sich auf …
review-you = Du
review-rival = Computer
review-won = Du hast { $points } gewonnen, es steht { $score }
review-lost = { $name } hat { $points } gewonnen, es steht { $score }
review-drawn = Niemand hat gewonnen, es steht { $score }
review-deal = { $deal }. Spiel
review-cost = { $name }, { $slips ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $slips } Fehler
}
review-luck-of = Kartenglück
review-to-table = Zum Tisch
review-previous = Das Spiel davor
review-next = Das nächste Spiel
review-record = Aufzeichnung speichern
review-chart = Deine Chance auf dieses Bummerl, in Prozent
review-legend = voll: über 50, schraffiert: darunter, ◆ Wendepunkte
review-chart-said = Deine Chance auf das Bummerl ging von { $from } auf { $to } Prozent. Die Liste darunter sagt, wie.
review-turning = Wendepunkt { $number }
review-actions = Jede Aktion
review-actions-more = Kosten in Punkten Chance, dann deine Chance
review-best = das Beste
review-better = besser: { $action }
review-luck = { $points } Glück
review-drew = { $who ->
    [me] Du hebst ab:
   *[other] { $name } hebt ab:
} { $card }
review-could = Was du tun konntest
review-could-other = Was { $name } tun konnte
review-had = { $who ->
    [me] Du hast
   *[other] { $name } hat
} { $points } Augen, { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
}.
review-other-had = { $who ->
    [me] Du hast
   *[other] { $name } hat
} { $points } und { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
}.
review-action = Aktion
review-chance = Chance auf das Bummerl
review-is-best = am besten
review-is-done = gespielt
review-mine-note = Gerechnet mit dem, was du in diesem Moment wissen konntest, nicht mit den verdeckten Karten.
review-theirs-note = Gerechnet mit dem, was { $name } in diesem Moment wissen konnte. Die Chancen sind die von { $name }.
review-how = Kosten sind die Chance der besten Aktion minus die Chance der gespielten, in Punkten Chance auf das Bummerl. Anfang plus Glück, minus deine Kosten, plus die Kosten des anderen ergibt das Ende.
review-announce = { $points } in { $suit } ansagen
review-exchange = tauschen
review-close = zudrehen
review-claim = ausmelden
review-draw = abheben
review-settle = zählen
review-concede = aufgeben
review-did-lead = { $who ->
    [me] Du spielst
   *[other] { $name } spielt
} { $card } aus
review-did-reply = { $who ->
    [me] Du gibst
   *[other] { $name } gibt
} { $card } zu
review-did-announce = { $who ->
    [me] Du sagst
   *[other] { $name } sagt
} { $points } in { $suit } an
review-did-exchange = { $who ->
    [me] Du tauschst
   *[other] { $name } tauscht
}
review-did-close = { $who ->
    [me] Du drehst
   *[other] { $name } dreht
} zu
review-did-claim = { $who ->
    [me] Du meldest
   *[other] { $name } meldet
} aus
review-did-draw = { $who ->
    [me] Du hebst
   *[other] { $name } hebt
} ab
review-did-settle = Es wird gezählt
review-did-concede = { $who ->
    [me] Du gibst
   *[other] { $name } gibt
} auf

## Was der Server ablehnt

error-badMessage = Der Server hat diese Anfrage nicht verstanden.
error-tooLarge = Das ist zu lang.
error-tooMany = Das war zu viel auf einmal. Warte einen Moment.
error-helloFirst = Die Verbindung muss sich zuerst melden.
error-notSeated = Du sitzt nicht an diesem Tisch.
error-notWatchable = An diesem Tisch darf niemand zuschauen.
error-stale = Am Tisch ist es schon weitergegangen. Schau noch einmal hin.
error-commandIdReused = Diese Anfrage kam zweimal mit verschiedenem Inhalt.
error-tableOver = Dieser Tisch ist geschlossen.
error-tableWaiting = Zuerst muss sich noch jemand dazusetzen.
error-adjourned = Das Spiel ist unterbrochen.
error-notBetweenDeals = Das geht nur zwischen zwei Spielen.
error-alreadyReady = Du bist schon bereit.
error-takeBackOff = An diesem Tisch wird nichts zurückgenommen.
error-nothingToTakeBack = Es gibt nichts zurückzunehmen.
error-seenTooMuch = Zu spät: Inzwischen hat jemand eine verdeckte Karte gesehen.
error-offerOpen = Es ist schon eine Frage offen.
error-noOffer = Niemand hat etwas gefragt.
error-noLinkDue = Die Mischung braucht gerade nichts von dir.
error-wrongLink = Das passt nicht zu dem, was für die Mischung versprochen war.
error-nobodyToAsk = Es ist niemand da, den man fragen könnte.
error-nobodyLate = Niemandes Zeit ist abgelaufen.
error-noBummerl = Es läuft kein Bummerl.
error-clockNotRunning = Die Uhr läuft nicht.
error-unknownPhrase = Diesen Spruch gibt es nicht.
error-freeTextOff = An diesem Tisch spricht man in fertigen Sätzen, bis alle mehr wollen.
error-helpOff = An diesem Tisch gibt es keine Tipps.
error-noHintNow = Im Moment gibt es nichts zu raten.
error-levelUnknown = Diese Stärke des Computers gibt es nicht.
error-noSuchSeat = Diesen Platz gibt es nicht.
error-seatTaken = Jemand war schneller: Der Platz ist besetzt.
error-alreadySeated = Du sitzt schon an diesem Tisch.
error-wrongPeople = Die Zahl der Leute passt nicht zum Spiel.
error-notAgainstPeople = Das geht nur gegen den Computer.
error-concedeFirst = Gib zuerst das Bummerl auf.
error-noSuchTable = Diesen Tisch gibt es nicht oder nicht mehr.
error-badToken = Der Schlüssel dieses Browsers passt nicht.
error-tooManyTables = Du hast zu viele offene Spiele. Spiel eines fertig oder gib eines auf.
error-wrongLogin = Name oder Passwort stimmt nicht.
error-badName = Ein Name hat 2 bis 24 Zeichen, alle aus einer Schrift.
error-nameTaken = Diesen Namen hat schon jemand. Wenn er dir gehört, melde dich zuerst an.
error-hasName = Du hast schon einen Namen.
error-weakPassword = Das Passwort braucht mindestens { $length } Zeichen und darf nicht dein Name sein.
error-noSession = Diese Anmeldung gibt es nicht mehr.
error-busy = Der Server ist beschäftigt. Gleich ist er so weit.
error-notFound = Hier ist nichts.
error-recordNotYet = An diesem Tisch ist noch kein Spiel zu Ende.
error-notScored = Dieses Spiel hat ohne Ergebnis geendet.
error-internal = Im Server ist etwas schiefgegangen. Dein Spiel ist aufgehoben.

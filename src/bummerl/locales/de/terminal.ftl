# Das Terminal: Sätze vom Tisch, Wörter zum Eintippen und was der Befehl sagt.
# `who` ist `you` (wer mitliest), `computer` oder jemand anderer; `name` ist der Name dieses Spielers.
name-you = Du
name-computer = der Computer
lot-drawn = Um das erste Geben wird abgehoben: { $cards }.
lot-again = Gleich, also noch einmal: { $cards }.
lot-card = { $name }: { $card }
lot-higher = Die höhere Karte gibt: { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } zuerst.
lot-falls = Das Los entscheidet: { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } zuerst.
event-deal = Spiel { $number }.
event-dealer = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    }.
event-turn-up = Aufgedeckt: { $card }. Atout ist { $suit }.
event-play = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    }: { $card }.
event-announce = { $who ->
        [you] Du sagst { $points } an
       *[other] { $name } sagt { $points } an
    }: { $suit }.
event-trick = { $who ->
        [you] Dein Stich
        [computer] Stich für den Computer
       *[other] Stich für { $name }
    }: { $cards }.
event-draw = { $who ->
        [you] Du hebst ab
       *[other] { $name } hebt ab
    }: { $card }.
event-draw-hidden = { $name } hebt eine Karte ab.
event-draw-turn-up = { $who ->
        [you] Du bekommst die aufgedeckte Karte
       *[other] { $name } bekommt die aufgedeckte Karte
    }: { $card }.
event-stock = { $stock ->
        [0] Der Talon ist aus: Jetzt herrscht Farb- und Stichzwang.
       *[other] Noch { $stock } Karten im Talon.
    }
event-exchange = { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    }: { $given } gegen { $taken }.
event-close = { $who ->
        [you] Du drehst zu
       *[other] { $name } dreht zu
    }. Ab jetzt herrscht Farb- und Stichzwang.
event-claim = { $who ->
        [you] Du meldest
       *[other] { $name } meldet
    } 66: „Genug!“
event-revoke = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $card }, gegen Farb- oder Stichzwang. Damit ist das Spiel aus.
outcome-claimed = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } genug: { $points } Augen.
outcome-falseClaim = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } nur { $points } Augen: falsch ausgemeldet.
outcome-lastTrick = Niemand hat ausgemeldet; { $who ->
        [you] du hast
       *[other] { $name } hat
    } den letzten Stich.
outcome-morePoints = Niemand hat ausgemeldet; { $who ->
        [you] du hast
       *[other] { $name } hat
    } mehr: { $points } Augen.
outcome-draw = Beide haben gleich viel: Niemand schreibt etwas.
outcome-closeWon = { $who ->
        [you] Du hast zugedreht und genug
       *[other] { $name } hat zugedreht und genug
    }: { $points } Augen.
outcome-closeFailed = { $who ->
        [you] Du hast zugedreht und bist nicht fertig geworden
       *[other] { $name } hat zugedreht und ist nicht fertig geworden
    }.
outcome-closerBeaten = { $who ->
        [you] Du warst
       *[other] { $name } war
    } schneller als der, der zugedreht hat: { $points } Augen.
outcome-revoked = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } den Farb- oder Stichzwang verletzt.
outcome-conceded = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } das Spiel aufgegeben.
basis-no-trick = Die andere Seite hatte keinen Stich.
basis-no-trick-at-close = Die andere Seite hatte beim Zudrehen keinen Stich.
basis-tricks-at-close = Die andere Seite hatte beim Zudrehen schon einen Stich.
basis-points = Die andere Seite hatte { $points } Augen.
basis-points-at-close = Die andere Seite hatte beim Zudrehen { $points } Augen.
outcome-carry = { $carry ->
        [one] Ein Punkt vom unentschiedenen Spiel davor kommt dazu.
       *[other] { $carry } Punkte von den unentschiedenen Spielen davor kommen dazu.
    }
outcome-points = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } für { $who ->
        [you] dich
        [computer] den Computer
       *[other] { $name }
    }.
score-part = { $name } { $score }
score-line = Stand: { $scores }.
event-bummerl = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } das Bummerl.
event-bummerl-marks = Bummerl angeschrieben: { $marks }.
event-schneider = Der Verlierer steht noch am Anfang: Schneider, das zählt doppelt.
event-partie = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } die Partie.
event-concede-bummerl = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } das Bummerl auf.

# Wörter zum Eintippen, klein geschrieben, durch Leerzeichen getrennt; englische gehen immer auch.
words-suit-S = pik pique laub
words-suit-H = herz herzen
words-suit-D = karo schell schellen
words-suit-C = kreuz treff eichel eicheln
words-rank-A = ass as daus sau
words-rank-T = zehner zehn
words-rank-K = könig koenig
words-rank-Q = dame ober manderl
words-rank-J = bube bub bauer unter
words-rank-9 = neuner neun
words-filler = der die das spiel spiele ausspielen
words-announce = ansagen ansage melden
words-exchange = tauschen tausch austauschen
words-close = zu zudrehen zuadrahn sperren
words-claim = genug ausmelden
words-settle = abrechnen werten
words-draw = abheben heben
words-concede = aufgeben
words-bummerl = bummerl
words-help = hilfe
words-rules = regeln
words-undo = zurück zurueck
words-score = stand punkte
words-look = schauen nachschauen stiche
words-table = tisch blatt
words-quit = ende schluss aufhören
words-yes = ja j

# Antworten auf das Getippte.
typed-unknown = „{ $text }“ verstehe ich nicht. Mit „hilfe“ siehst du, was möglich ist.
typed-which-marriage = Welche Farbe? Gib sie dazu an, zum Beispiel +h.
typed-no-marriage = Du kannst jetzt nichts ansagen.
typed-wrong-value = Diese Ansage zählt { $value }.
undo-done = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Was liegt, das liegt.
look-forbidden = Nach diesen Regeln darfst du Stiche nicht mehr anschauen. (§3.10)
look-nothing = Es gibt gerade keinen Stich, den du anschauen darfst. (§3.10)
score-empty = Es ist noch nichts angeschrieben.
score-row = Spiel { $number }: { $reasons } { $scores }.

# Fragen.
ask-turn = Du bist dran
ask-claim = Jetzt muss zugegeben werden: Eingabetaste, oder genug
ask-next = Weiter mit der Eingabetaste
ask-more = Weiter mit der Eingabetaste
ask-confirm = { $what } Ja oder nein?
confirm-close = Zudrehen?
confirm-claim = 66 ausmelden? Hast du weniger, verlierst du das Spiel.
confirm-settle = Abrechnen, ohne auszumelden?
confirm-concede = Dieses Spiel aufgeben?
confirm-concedeBummerl = Das ganze Bummerl aufgeben?
confirm-revoke = { $why } Nach diesen Regeln verlierst du das Spiel, wenn du es trotzdem tust. Spielen?
confirm-card = { $card } spielen?
confirm-no = Gut, doch nicht.

# Was auf dem Tisch liegt.
title = Schnapsen
view-rules = Regeln: { $rules }.
view-prevent = Eine falsche Karte wird hier nicht angenommen. Mit --tournament kostet sie das Spiel, wie es die Regeln { $rules } sagen.
view-opponent = Gegner: der Computer, Stufe { $level }.
view-hand = Dein Blatt: { $cards }.
view-hand-card = { $number }, { $card }
view-table = Am Tisch liegt: { $cards }.
view-trump = Atout ist { $suit }.
view-turn-up = Aufgedeckt liegt { $card }; { $stock } Karten im Talon.
view-closed = { $who ->
        [you] Du hast zugedreht.
       *[other] { $name } hat zugedreht.
    }
view-tricks = Stiche: { $scores }.
view-points = { $who ->
        [you] Du hast { $points } Augen.
       *[other] { $name } hat { $points } Augen.
    }
view-pending = { $who ->
        [you] Deine Ansage wartet auf deinen ersten Stich.
        [computer] Die Ansage des Computers wartet auf seinen ersten Stich.
       *[other] Die Ansage von { $name } wartet auf den ersten Stich.
    }
view-trick = { $who ->
        [you] Dein Stich
        [computer] Stich des Computers
       *[other] Stich von { $name }
    }: { $cards }
label-stock = Talon
label-trump = Atout
label-tricks = { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
label-points = { $points } Augen
label-closed = zugedreht
label-deal = Spiel { $number }

# Was jetzt möglich ist.
hint-any = Du darfst jede Karte spielen: Gib ihre Nummer oder ihren Namen ein, etwa { $example }.
hint-only = Du darfst spielen: { $cards }.
hint-announce = +{ $code } sagt { $points } in { $suit } an.
hint-exchange = tauschen holt die aufgedeckte Karte für dein niedrigstes Atout.
hint-close = zu dreht den Talon zu.
hint-claim = genug meldet 66 aus.
hint-settle = abrechnen wertet das Spiel.
hint-draw = abheben, oder nur die Eingabetaste, füllt die Blätter auf.
hint-undo = zurück nimmt das zuletzt Gesagte zurück.
help-lines = Eine Karte: ihre Nummer, ihr Kürzel (qh, 10s) oder ihr Name (Herz-Dame).
    +h oder 20 herz sagt König und Dame in Herz an; qh+ sagt an und spielt die Dame aus.
    tauschen, zu, genug, abheben, abrechnen: sobald es geht.
    zurück: nimmt Gesagtes zurück, solange keine Karte ausgespielt ist.
    tisch: sagt noch einmal, was liegt. schauen: die Stiche, die du anschauen darfst.
    stand: der Anschreibzettel. regeln: die Regeln an diesem Tisch.
    aufgeben: gibt das Spiel auf; aufgeben bummerl: gibt alles auf.
    ende: hört auf; das Bummerl kann später weitergehen.
bye = Servus.
bye-resume = Das Bummerl ist aufgehoben. So geht es weiter: { $command }
bye-seed = Noch einmal dieselben Karten: { $command }
bye-replay = Zum Nachspielen: { $command }
resumed = Das Bummerl geht weiter.
resume-none = In { $folder } gibt es kein angefangenes Bummerl.
resume-broken = Dieses aufgehobene Bummerl ist nicht lesbar: { $file }. { $why }
computer-thinks = Der Computer überlegt …
replay-hand = Blatt von { $name }: { $cards }.
replay-points = Augen: { $scores }.
replay-where = Spiel { $deal }, Zug { $move }

# Dreierschnapsen, wie es beim Nachspielen erzählt wird.
outcome-contractMade = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } das Spiel gemacht: { $contract }.
outcome-contractLost = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } das Spiel verloren: { $contract }.
outcome-redeal = Es wird neu gegeben.

# Was nach dem Spiel offen liegt.
event-left = { $who ->
        [you] Du hast noch
       *[other] { $name } hat noch
    }: { $cards }.
event-stock-left = Im Talon lagen: { $cards }.

# Am Tisch zu dritt.
words-cut = abheben
words-knock = klopfen
words-trump = atout trumpf
words-blind = blind verdeckt
words-redeal = neu
words-bid = biete
words-pass = weiter passe
words-takeTalon = nehmen
words-ohneTalon = ohne
words-discard = weg weglegen
words-spritzen = spritze flecken
words-contracts = spiele
typed-which-contract = Welches: { $contracts }?
typed-two-cards = Nenn genau zwei Karten, zum Beispiel: weg 3 5.
contract-without = { $contract } ohne Talon
role-vorhand = Vorhand
role-mittelhand = Mittelhand
role-rueckhand = Geber
event-cut = { $who ->
        [you] Du hebst ab
       *[other] { $name } hebt ab
    }.
event-knock = { $who ->
        [you] Du klopfst
       *[other] { $name } klopft
    }.
event-packet = { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    }: { $cards }.
event-trump = { $who ->
        [you] Du rufst Atout
       *[other] { $name } ruft Atout
    }: { $suit }.
event-trump-blind = { $who ->
        [you] Du deckst
       *[other] { $name } deckt
    } { $card } auf: Atout ist { $suit }.
event-redeal = { $who ->
        [you] Du zeigst
       *[other] { $name } zeigt
    } drei Unter: { $cards }.
event-spoken = { $name } hat sich entschieden.
event-pass = { $who ->
        [you] Du passt
       *[other] { $name } passt
    }.
event-bid = { $who ->
        [you] Du sagst
       *[other] { $name } sagt
    }: { $contract }.
event-declarer = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } allein: { $contract }.
event-talon = { $name } nimmt den Talon.
event-talon-seen = { $who ->
        [you] Du nimmst den Talon
       *[other] { $name } nimmt den Talon
    }: { $cards }.
event-talon-left = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } ohne Talon.
event-discard = { $name } legt zwei Karten weg.
event-discard-seen = { $who ->
        [you] Du legst weg
       *[other] { $name } legt weg
    }: { $cards }.
event-double = { $who ->
        [you] Du spritzt
       *[other] { $name } spritzt
    }: Alles zählt { $times }-fach.
event-no-double = { $who ->
        [you] Du spritzt
       *[other] { $name } spritzt
    } nicht.
event-open-hand = { $who ->
        [you] Du legst dein Blatt auf
       *[other] { $name } legt auf
    }: { $cards }.
view-opponents = Gegner: { $names }, beide der Computer, Stufe { $level }.
view-role = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } { $role }.
view-declarer = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $contract } gegen zwei.
view-times = Alles zählt { $times }-fach.
view-played = { $name }: { $card }
view-open-hand = Aufgelegt: { $cards }.
view-sits-out = In diesem Spiel setzt du aus.
label-talon = Talon
label-times = ×{ $times }
hint-cut = abheben oder klopfen: so wird gegeben.
hint-trump = atout und eine Farbe: So rufst du ({ $suits }).
hint-blind = blind: Eine Karte aus deinem zweiten Packl entscheidet.
hint-redeal = neu: drei Unter, es wird neu gegeben.
hint-bid = Ein Spiel bei seinem Namen ({ $contracts }), mit „ohne“ bleibt der Talon liegen; spiele erklärt sie.
hint-pass = weiter: Du sagst nichts an.
hint-pass-double = weiter: Du spritzt nicht.
hint-talon = nehmen, oder ohne: ein Punkt mehr.
hint-discard = weg und zwei Karten, zum Beispiel: weg 3 5.
hint-spritzen = spritze: Alles zählt doppelt.
contract-line = { $contract }, { $value } Punkte: { $goal }.
contract-closed = { $line } Nicht für dich: { $why }
contracts-none = Jetzt ist nichts anzusagen.
confirm-bid = { $contract } ansagen?
computer-prepares = Die Engine wird vorbereitet. Auf einem neuen Rechner dauert das einmal ein paar Minuten.

# Die Hilfen der Befehle für Spieler, und was `bummerl verify` sagt.
play-about = Spiel ein ganzes Bummerl gegen den Computer, im Terminal.
play-profile = die Regeln
play-option = eine Option der Regeln ändern; wiederholbar
play-tournament = eine falsche Karte kostet das Spiel, wo die Regeln es so wollen
play-level = wie gut der Computer spielt
play-lang = Sprache am Tisch
play-seed = derselbe Startwert gibt dieselben Karten
play-plain = nur Sätze: für Bildschirmleser oder Protokoll
play-confirm = vor jeder Karte nachfragen
play-speed = wie lang ein fertiger Stich liegen bleibt
play-data = wo das Bummerl aufgehoben wird (BUMMERL_DATA, sonst ./data)
play-resume = mit dem zuletzt aufgehobenen Bummerl weiterspielen, oder mit diesem
serve-about = Öffnet den Tisch im Browser. Strg-C beendet; die Spiele bleiben im Datenordner.
serve-host = Adresse, auf der gehört wird (sonst: nur dieser Rechner)
serve-port = Port; 0 nimmt einen freien (sonst: 8066)
serve-data = Ordner der Spiele (sonst: $BUMMERL_DATA oder ./data)
serve-pace = kürzeste Bedenkzeit des Computers in ms (sonst: 800)
serve-open = die Seite im Browser zeigen
replay-about = Prüft eine Aufzeichnung Zug für Zug und liest sie vor.
replay-file = eine Aufzeichnung (docs/notation.md), - für die Standardeingabe
replay-json = jeden Schritt als Daten ausgeben
replay-lang = Sprache der Sätze
verify-about = Prüft, ob nach docs/fairness.md gemischt und nach den Regeln gespielt wurde.
verify-record = Datei einer Aufzeichnung, oder - für die Standardeingabe
verify-lang = Sprache der Antwort
verify-server = vom Server
verify-seat = von Platz { $seat }
verify-deal = Spiel { $number }
verify-dealer = erster Geber
verify-fair = ehrlich: die Karten folgen aus den Geheimnissen, und diese gehören zu ihren Ankern
verify-fair-dealer = ehrlich: er folgt aus den Geheimnissen, und diese gehören zu ihren Ankern
verify-notCounted = { $who } kam rechtzeitig nichts, also zählt nichts
verify-noLinks = keine Geheimnisse in der Aufzeichnung: nichts zu prüfen
verify-wrongLink = das Geheimnis { $who } gehört nicht zu seinem Anker
verify-wrongPack = aus den Geheimnissen folgen andere Karten als die gegebenen
verify-wrongDealer = aus den Geheimnissen folgt ein anderer erster Geber
verify-all = { $fair } von { $deals } Spielen nach allen Geheimnissen ehrlich
verify-not = diese Aufzeichnung beweist sich nicht

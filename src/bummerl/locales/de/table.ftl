# Der Tisch im Browser. Schlüssel mit `-me` reden den Leser an; aus `{ $card }` und `{ $suit }` werden Bilder.

table-you = Du
table-computer = Computer
table-computer-number = Computer { $number }
table-open-seat = freier Platz
table-title = Tisch von { $names }
table-of = Tisch von
table-and = und

# Mitschrift und Ansagen
table-lot-drawn = Um das erste Geben wird abgehoben: { $cards }.
table-lot-again = Gleich, also noch einmal: { $cards }.
table-lot-higher = Die höhere Karte gibt: { $who } gibt zuerst.
table-lot-higher-me = Die höhere Karte gibt: Du gibst zuerst.
table-lot-falls = Das Los entscheidet: { $who } gibt zuerst.
table-lot-falls-me = Das Los entscheidet: Du gibst zuerst.
table-deal-number = { $number }. Spiel.
table-turned-up = Aufgedeckt liegt { $card }.
table-is-to-lead = { $who } spielt aus.
table-is-to-lead-me = Du spielst aus.
table-leads = { $who } spielt { $card } aus.
table-leads-me = Du spielst { $card } aus.
table-plays = { $who } gibt { $card } zu.
table-plays-me = Du gibst { $card } zu.
table-takes = { $who } macht den Stich.
table-takes-me = Der Stich gehört dir.
table-draws = { $who } hebt ab. { $stock ->
    [0] Der Talon ist aus.
   *[other] Noch { $stock }.
  }
table-draws-card = { $who } hebt { $card } ab.
table-draws-card-me = Du hebst { $card } ab.
table-draws-turn-up = { $who } nimmt { $card } vom Talon.
table-draws-turn-up-me = Du nimmst { $card } vom Talon.
table-exchanges = { $who } tauscht: nimmt { $taken }, { $given } liegt.
table-exchanges-me = Du tauschst: du nimmst { $taken }, { $given } liegt.
table-closes = { $who } dreht zu. Du hattest { $tricks ->
    [0] keinen Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }. Ab jetzt Farb- und Stichzwang.
table-closes-me = Du drehst zu. { $other } hatte { $tricks ->
    [0] keinen Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }. Ab jetzt Farb- und Stichzwang.
table-announces = { $who } sagt { $points ->
    [40] den Vierziger
   *[other] den Zwanziger
  } in { $suit } an.
table-announces-me = Du sagst { $points ->
    [40] den Vierziger
   *[other] den Zwanziger
  } in { $suit } an.
table-claims = { $who } sagt: genug!
table-claims-me = Du sagst: genug!
table-revokes = { $who } verletzt mit { $card } die Pflicht.
table-revokes-me = Du verletzt mit { $card } die Pflicht.
table-concedes = { $who } gibt das Spiel auf.
table-concedes-me = Du gibst das Spiel auf.
table-takes-back = { $who } nimmt zurück.
table-takes-back-me = Du nimmst zurück.
table-renamed = { $was } heißt jetzt { $name }.
table-renamed-me = Du heißt jetzt { $name }.
table-hold = Du hast { $cards }.
table-trump-is = Atout ist { $suit }.
table-your-turn = Du bist dran.
table-may-play = Spielbar: { $cards }.
table-may-also = Möglich: { $actions }.
table-prepared-dropped = Geht nicht mehr: { $card } bleibt in der Hand.

# Ergebnisse
table-result-me = Das Spiel gehört dir: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
table-result = { $who } gewinnt das Spiel: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
table-result-both = { $who } gewinnen das Spiel: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
table-result-none = Niemand bekommt Punkte.
table-bummerl-won-me = Du gewinnst den Bummerl.
table-bummerl-won = { $who } gewinnt den Bummerl.
table-partie-won-me = Du gewinnst die Partie.
table-partie-won = { $who } gewinnt die Partie.
table-why-claimed = 66 gemeldet
table-why-falseClaim = 66 gemeldet mit nur { $had }
table-why-lastTrick = Letzter Stich
table-why-morePoints = Mehr Augen, { $winnerPoints } zu { $loserPoints }
table-why-draw = Unentschieden, je { $winnerPoints }
table-why-closeWon = Zugedreht und gewonnen
table-why-closeFailed = Zugedreht, aber 66 nicht erreicht
table-why-closerBeaten = 66 gegen den Zudreher
table-why-revoked = Pflicht verletzt: { $by }
table-why-conceded = Aufgegeben: { $by }
table-why-contractMade = { $contract } gewonnen
table-why-contractLost = { $contract } verloren
table-why-redeal = Neu gegeben
table-why-figure = { $tricks ->
    [0] { $loser }: kein Stich
   *[other] { $basis ->
      [-1] { $when ->
          [close] Stiche beim Zudrehen: { $tricks }
         *[end] Stiche: { $tricks }
        }
     *[other] { $loser }: { $basis }
    }
  }{ $when ->
    [close] { $basis ->
        [-1] {""}
       *[other] {" "}beim Zudrehen
      }
   *[end] {""}
  }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

# Der Tisch
table-region = Tisch
table-hand = Deine Karten
table-hand-open = Die Karten von { $who }
table-holds = { $who } hält { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
table-stock = im Talon
table-stock-label = Talon: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, aufgedeckt { $card }
table-stock-label-bare = Talon: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
table-stock-gone = Talon aus
table-closed-by = zugedreht von { $who }
table-closed-by-me = von dir zugedreht
table-trump = Atout
table-trick = Stich
table-trick-now = Auf dem Tisch: { $cards }
table-last-trick = Letzter Stich: { $cards }
table-nothing-played = Noch keine Karte gespielt
table-took = Stich für { $who }
table-took-me = Der Stich gehört dir
table-led-note = { $who } hat { $card } ausgespielt
table-led-note-me = Du hast { $card } ausgespielt
table-announced-note = { $who }: { $points ->
    [40] Vierziger
   *[other] Zwanziger
  }
table-tricks = { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
table-tricks-of = { $who }: { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
table-look = ansehen
table-look-at = Die Stiche von { $who } ansehen
table-look-at-me = Deine Stiche ansehen
table-tricks-title = Stiche von { $who }
table-tricks-title-me = Deine Stiche
table-own-points = eigene
table-dealer = Geber
table-forehand = Vorhand
table-waiting-for = wartet auf { $who }
table-thinks = überlegt
table-away = nicht da
table-present = da
table-lead-now = Du spielst aus
table-reply-now = Du gibst zu
table-lead-pair = König oder Dame
table-turn-now = Du bist dran
table-theirs-now = { $who } ist dran
table-playable = { $card }, spielbar
table-playable-trump = { $card }, Atout, spielbar
table-unplayable = { $card }, nicht spielbar
table-unplayable-trump = { $card }, Atout, nicht spielbar
table-in-hand = { $card }
table-in-hand-trump = { $card }, Atout
table-prepared = vorgemerkt
table-chosen = gewählt

# Was man tun kann
table-actions = Was du außer Kartenspielen tun kannst
table-announce = Ansagen
table-announce-label = { $points ->
    [40] Vierziger
   *[other] Zwanziger
  } in { $suit } ansagen
table-exchange = Tauschen
table-close = Zudrehen
table-claim = Genug
table-claim-label = 66 melden
table-enough = 66
table-draw = Abheben
table-settle = Auszählen
table-closing = Du drehst zu.
table-take-back = Zurück
table-close-ask = Zudrehen?
table-close-yes = Zudrehen
table-claim-ask = 66 melden? Hast du weniger, schreibt die andere Seite.
table-claim-yes = Genug!
table-revoke-ask = { $reason } Nach diesen Regeln darfst du trotzdem, verlierst aber das Spiel mit 3 Punkten.
table-revoke-yes = Trotzdem spielen
table-revoke-no = Andere Karte
table-concede-ask = Dieses Spiel aufgeben?
table-concede-yes = Spiel aufgeben
table-concedeBummerl-ask = Den ganzen Bummerl aufgeben?
table-concedeBummerl-yes = Bummerl aufgeben
table-abandon-ask = Diesen Tisch endgültig auflösen?
table-abandon-yes = Tisch auflösen
table-cancel = Nein
table-choose-pair = { $points ->
    [40] Vierziger
   *[other] Zwanziger
  } in { $suit }: spiel König oder Dame.
table-let-go = Loslassen
table-play-here = Spielen
table-rule = Regel { $number }
table-refused = Geht nicht: { $reason }
table-stale = Der Tisch war schon weiter. Schau bitte noch einmal.
table-tap-on = Tippen zum Weiterspielen

# Rat
table-hint = Rat
table-hint-says = Rat: { $action }
table-hint-chance = Chance auf den Bummerl: { $percent } %.
table-hint-wait = Ich überlege …
table-undo = Zurücknehmen
table-action-exchange = tauschen
table-action-close = zudrehen
table-action-claim = 66 melden
table-action-draw = abheben
table-action-settle = auszählen
table-action-announce = { $points ->
    [40] Vierziger
   *[other] Zwanziger
  } in { $suit } ansagen

# Stand
table-score-sheet = Zettel
table-count-down = von { $start } auf 0
table-count-up = von 0 auf { $target }
table-deal = Spiel
table-start = Beginn
table-bummerls = Bummerl bisher
table-counter = Bummerlzähler: { $scores }. Bummerl: { $marks }.
table-to-go = { $who } noch { $count }
table-has = { $who } { $count } von { $target }
table-marks-of = { $who } { $count }
table-log = Letzte Ereignisse
table-carry = Das nächste Spiel zählt um { $points } mehr.
table-deciding = Entscheidungsspiel

# Ende eines Spiels
table-next-deal = Nächstes Spiel
table-next-bummerl = Nächster Bummerl
table-waits-ready = Warten auf { $who }
table-all-cards = Alle Karten
table-stock-was = Talon
table-card-points = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }
table-show-table = Tisch zeigen
table-show-result = Ergebnis zeigen
table-home = Startseite
table-record = Mitschrift speichern
table-final-score = Stand

# Verbindung
table-connected = verbunden
table-connected-ms = verbunden, { $ms } ms
table-connecting = verbindet
table-offline = keine Verbindung
table-offline-for = keine Verbindung, { $seconds } s
table-lost-title = Verbindung weg
table-lost-text = Ich versuche es wieder. Dein Platz bleibt dir, und niemand spielt für dich.
table-try-now = Jetzt versuchen
table-lost-spoken = Verbindung weg, ich versuche es wieder.
table-back-spoken = Verbunden, nichts versäumt.
table-elsewhere-title = Du spielst auf einem anderen Gerät
table-elsewhere-text = Dieser Tisch ist anderswo offen.
table-continue-here = Hier weiterspielen
table-gone-title = Diesen Tisch gibt es nicht
table-gone-text = Er wurde aufgelöst, oder in der Adresse steckt ein Tippfehler.
table-over-title = Dieser Tisch ist zu Ende
table-over-text = Hier kann nicht mehr gespielt werden.
table-waiting = Warten, bis sich { $who } setzt

# Leiste und Menü
table-rules = Regeln dieses Tisches
table-text-table = Texttisch
table-pack = Karten
table-pack-is = Kartenbild: { $pack }. Wechseln
table-sound = Ton
table-sound-on = Der Ton ist an
table-sound-off = Der Ton ist aus
table-more = Mehr
table-help = Hilfe und Tasten
table-settings = Einstellungen
table-language = Sprache
table-sheet = Zettel
table-close-panel = Schließen
table-menu = Menü
table-level = Computer spielt
table-softened = Zum Vergnügen: ein Verstoß gegen den Zwang wird verhindert statt bestraft.

# Tasten
table-keys-title = Tasten
table-key-hand = durch die Karten; hinauf zu den Ansagen, hinunter zurück
table-key-play = spielen oder drücken
table-key-numbers = Karte nach ihrem Platz wählen
table-key-marriage = die höhere Ansage, mit Umschalt die andere
table-key-exchange = tauschen
table-key-close = zudrehen
table-key-claim = 66 melden
table-key-undo = zurücknehmen
table-key-escape = loslassen, Blatt schließen
table-key-tricks = Stiche ansehen, die du ansehen darfst
table-key-repeat = letzte Ansage wiederholen
table-key-score = Stand ansagen
table-key-text = Texttisch
table-key-sound = Ton an oder aus
table-key-hint = Rat
table-key-next = nächstes Spiel
table-key-regions = nächster Bereich
table-key-help = diese Liste
table-why-not = Warum nicht?

# Texttisch
table-text-move = Am Zug
table-text-bummerl = Bummerl
table-text-trump = Atout
table-text-stock = Talon
table-text-tricks = Stiche
table-text-trick = Stich
table-text-last = Letzter Stich
table-text-points = Augen
table-text-known = Bekannt
table-text-known-of = { $who }: { $cards }
table-text-you-lead = Du spielst aus.
table-text-you-reply = Du gibst zu.
table-text-you-choose = Du bist dran.
table-text-open = offen
table-text-turned = aufgedeckt { $card }
table-text-also = Außerdem möglich
table-text-repeat = Letztes wiederholen
table-text-over = Das Spiel ist aus.
table-score-says = { $scores }. Bummerl: { $marks }.
table-none = nichts
table-card-worth = { $points }
table-card-worth-trump = Atout, { $points }

# Zu dritt
table-role-vorhand = Rufer
table-role-mittelhand = Mittelhand
table-role-rueckhand = Geber
table-cuts = { $who } hebt ab.
table-cuts-me = Du hebst ab.
table-knocks = { $who } klopft.
table-knocks-me = Du klopfst.
table-names-trump = { $who } ruft { $suit } als Atout.
table-names-trump-me = Du rufst { $suit } als Atout.
table-turns-trump = { $who } deckt { $card } als Atout auf.
table-turns-trump-me = Du deckst { $card } als Atout auf.
table-speaks = { $who } hat sich entschieden.
table-passes = { $who } sagt weiter.
table-passes-me = Du sagst weiter.
table-bids = { $who } sagt { $contract } an.
table-bids-me = Du sagst { $contract } an.
table-plays-contract = { $who } spielt { $contract }.
table-plays-contract-me = Du spielst { $contract }.
table-without-talon = ohne Talon
table-takes-talon = { $who } nimmt den Talon.
table-takes-talon-me = Du nimmst den Talon.
table-leaves-talon = { $who } lässt den Talon liegen.
table-leaves-talon-me = Du lässt den Talon liegen.
table-lays-away = { $who } legt zwei Karten weg.
table-lays-away-me = Du legst zwei Karten weg.
table-doubles = { $who } spritzt: mal { $times }.
table-doubles-me = Du spritzt: mal { $times }.
table-doubles-not = { $who } spritzt nicht.
table-doubles-not-me = Du spritzt nicht.
table-opens-hand = { $who } legt die Karten auf.
table-opens-hand-me = Du legst die Karten auf.
table-redeals = { $who } hat drei Unter: neu gegeben.
table-redeals-me = Du hast drei Unter: neu gegeben.
table-talon = Talon
table-talon-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
table-game = Spiel
table-others = Die anderen
table-key-auction = ansagen, weiter
table-key-three = weglegen, spritzen

# Andere Menschen am Tisch
table-clock-of = Uhr von { $who }: { $time }
table-clock-low = Noch { $seconds } Sekunden.
table-late = Die Zeit von { $who } ist aus.
table-late-me = Deine Zeit ist aus. Du darfst noch spielen, bis die anderen entscheiden.
table-late-claim = Bummerl einfordern
table-late-adjourn = Vertagen
table-offer-takeBack = { $who } möchte den letzten Zug zurücknehmen.
table-offer-adjourn = { $who } möchte vertagen.
table-offer-annul = { $who } möchte den Tisch ohne Ergebnis beenden.
table-offer-waits = Du hast gefragt, die Antwort steht noch aus.
table-offer-yes = Einverstanden
table-offer-no = Lieber nicht
table-ask-takeBack = Um Zurücknehmen bitten
table-ask-adjourn = Um Vertagen bitten
table-ask-annul = Um ein Ende ohne Ergebnis bitten
table-adjourned-title = Der Tisch ist vertagt
table-adjourned-text = Alle Uhren stehen. Es geht weiter, wenn alle bereit sind.
table-go-on = Weiterspielen
table-says = { $who }: { $text }
table-phrase-hello = Servus!
table-phrase-goodLuck = Viel Glück!
table-phrase-wellPlayed = Gut gespielt!
table-phrase-thanks = Danke.
table-phrase-sorry = Entschuldige!
table-phrase-oneMoment = Einen Moment, bitte.
table-phrase-iAmBack = Bin wieder da.
table-phrase-rematch = Noch einer?
table-phrase-goodGame = Schönes Spiel!
table-phrase-bye = Pfiat di!
table-sits-down = { $who } setzt sich.
table-offers-nothing = Die Bitte wurde abgelehnt.
table-adjourns = Der Tisch ist vertagt.
table-resumes = Es geht weiter.
table-annuls = Der Tisch endet ohne Ergebnis.
table-time-claimed = { $who } fordert den Bummerl wegen der Zeit ein.

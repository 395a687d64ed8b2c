# Wertung, Spiele, Schuldenbuch und das Kartenglück.

standing-nav = Wertung
standing-pages = Wertung
standing-ratings = Rangliste
standing-mine = Meine Spiele
standing-ledger = Schuldenbuch
standing-luck = Deine Karten
standing-page = Seite { $page } von { $pages }
standing-newer = Zurück
standing-older = Weiter
standing-loading = Einen Moment …
standing-name = Einen Namen nehmen

ratings-title = Rangliste
ratings-lead = Eine Liste für jedes Regelwerk. Es zählen nur gewertete Bummerl zwischen Menschen, nie der Computer.
ratings-search = Einen Namen suchen
ratings-search-do = Suchen
ratings-search-end = Alle zeigen
ratings-none = Nach diesen Regeln ist noch niemand gewertet.
ratings-none-more = Hak „Gewertet“ an, wenn du jemanden einlädst oder einen Gegner suchst: Das erste Bummerl macht die erste Zeile.
ratings-found-none = Unter diesem Namen ist nach diesen Regeln niemand gewertet.
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-games = Bummerl
ratings-uncertain = noch unsicher
ratings-uncertain-more = noch kein Platz
ratings-value = { $rating } ± { $deviation }
ratings-you = du
ratings-mine-place = Du bist auf Platz { $place } mit { $rating } ± { $deviation }.
ratings-mine-uncertain = Du hast { $rating } ± { $deviation } nach { $games ->
    [one] einem Bummerl
   *[other] { $games } Bummerln
}. Ein Platz kommt mit ein paar weiteren.
ratings-mine-guest = Du hast { $rating } ± { $deviation }. Das siehst nur du: Auf der Liste stehen Leute mit eigenem Namen, damit sich niemand für sie ausgeben kann. Nimm einen Namen, und alles Gespielte kommt mit.
ratings-mine-none = Nach diesen Regeln bist du noch nicht gewertet. Spiel mit jemandem ein gewertetes Bummerl, dann bist du es.
ratings-guest-none = Auch als Gast kannst du gewertet spielen und deine eigene Wertung sehen. Auf der Liste stehen Leute mit eigenem Namen; was du jetzt spielst, kommt mit, wenn du einen nimmst.
ratings-how = Wie man das liest
ratings-how-1 = Die erste Zahl sagt, für wie stark jemand gehalten wird. Mit 1500 fangen alle an; wer 200 Punkte voraus ist, gewinnt etwa drei von vier Bummerln.
ratings-how-2 = Die Zahl hinter dem ± sagt, wie sicher das ist. Mit 95 Prozent Sicherheit liegt die wahre Stärke höchstens doppelt so weit weg. Sie wird mit jedem gewerteten Bummerl kleiner und wächst langsam, solange man nicht spielt.
ratings-how-3 = Bis ± 150 hat eine Wertung einen Platz; darüber steht sie unter den anderen, bis man mehr weiß. Das Verfahren ist Glicko-2, Bummerl für Bummerl.

player-title = Spiele von { $name }
player-title-me = Meine Spiele
player-guest = Du spielst als Gast. Das alles ist für den Browser aufgehoben, den du gerade benutzt, und nur du siehst es. Nimm einen Namen, und es folgt dir überallhin.
player-rules = Regeln
player-rules-all = Alle Regeln
player-ratings = Wertungen
player-ratings-none = Noch keine Wertung.
player-ratings-none-more = Eine Wertung beginnt mit dem ersten gewerteten Bummerl zwischen Menschen: Hak „Gewertet“ an, wenn du jemanden einlädst oder einen Gegner suchst.
player-certain-place = Platz { $place }
player-curve = Die Wertung im Lauf der Zeit
player-curve-said = { $count ->
    [one] Ein gewertetes Bummerl: { $to } ± { $deviation }.
   *[other] Von { $from } auf { $to } ± { $deviation } in { $count } Schritten zwischen { $first } und { $last }; tiefster Stand { $low }, höchster { $high }.
}
player-curve-legend = Linie: die Wertung · schraffiert: nach beiden Seiten die doppelte Unsicherheit
player-curve-table = Dasselbe als Tabelle
player-date = Tag
player-games = Bummerl
player-games-none = Noch kein Bummerl mit anderen Leuten.
player-games-none-more = Lad jemanden mit einem Link ein oder such auf der Startseite einen Gegner; Spiele mit dem Computer stehen auf dem Schreibblock ihres Tisches.
player-opponent = Mit
player-result = Ergebnis
player-won = gewonnen
player-lost = verloren
player-marks = { $marks ->
    [one] ein Bummerl
   *[other] { $marks } Bummerl
}
player-rated = gewertet
player-unrated = ungewertet
player-stake = um { $stake }
player-review = Durchsehen
player-review-of = Das Spiel mit { $name } vom { $date } durchsehen
player-erased = jemandem, der gegangen ist
player-versus = Gegen wen wie
player-versus-more = Alle Regeln zusammen. Spiele und Spielpunkte zählen ab dem Tag, an dem dieser Server sie aufzuschreiben begann.
player-versus-bummerls = Bummerl
player-versus-deals = Spiele
player-versus-points = Spielpunkte
player-back = Zur Rangliste

ledger-title = Schuldenbuch
ledger-lead = Wer wem noch schuldet, was vor dem Spiel ausgemacht war: Spielpunkte oder Worte wie „einen Kaffee“. Nie Geld.
ledger-none = Nichts ist offen.
ledger-none-more = Mach unter „Einsatz, Uhr, Wertung“ einen Einsatz aus, wenn du mit jemandem einen Tisch aufmachst; für jedes Bummerl, das der Verlierer angeschrieben bekommt, ist er einmal geschuldet.
ledger-they-owe = { $name } schuldet dir { $count } × { $stake }
ledger-you-owe = Du schuldest { $name } { $count } × { $stake }
ledger-even = Du und { $name } seid quitt: { $stake }
ledger-settle = Beglichen
ledger-settle-of = { $name }, { $stake }: Wie viel ist beglichen?
ledger-say = So melden
ledger-cancel = Noch nicht
ledger-how-many = Wie oft?
ledger-you-said = Du sagst, { $count } × ist beglichen. { $name } muss zustimmen.
ledger-they-said = { $name } sagt, { $count } × ist beglichen. Stimmt das?
ledger-agree = Ja, beglichen
ledger-refuse = Nein
ledger-take-back = Zurückziehen
ledger-how = Beglichen ist eine Schuld erst, wenn ihr beide es sagt. Schulden um denselben Einsatz heben einander auf.
ledger-settled = Bisher beglichen
ledger-they-gave = { $name } hat dir { $count } × { $stake } gegeben
ledger-you-gave = Du hast { $name } { $count } × { $stake } gegeben
ledger-done = Ist aufgeschrieben.

luck-title = Krieg wirklich immer ich die schlechten Karten?
luck-lead = Hier ist gezählt: über alle Spiele zu zweit, die auf diesem Server zu Ende gegangen sind, neben dem, was ehrliches Mischen bringt.
luck-who = Wessen Karten?
luck-you = Deine
luck-people = Alle Leute
luck-computers = Die Computer
luck-hands = { $hands ->
    [one] Ein Blatt seit { $since }; Vorhand war es { $forehand }-mal.
   *[other] { $hands } Blätter seit { $since }, davon { $forehand } in Vorhand. Die Vorhand wechselt ab und ist kein Glück.
}
luck-none = Noch nichts zu zählen.
luck-none-you = Spiel ein Spiel zu Ende: Schnapsen oder Sechsundsechzig, mit Leuten oder mit dem Computer.
luck-few = Bei so wenigen Blättern ist fast alles möglich: Die Bänder sind breit.
luck-line = Was
luck-counted = gezählt
luck-expected = erwartet
luck-band = 95-%-Band
luck-chart = Bild
luck-verdict = Also
luck-fine = wie bei ehrlichen Karten
luck-outside = außerhalb seines Bandes
luck-far = außerhalb des weiten Bandes
luck-aces = Asse
luck-tens = Zehner
luck-trumps = Trümpfe
luck-lowTrump = Kleinster Trumpf, zum Austauschen
luck-marriages = Paare im Blatt (20 oder 40)
luck-points = Augen im Blatt
luck-lot = Erster Geber durchs Los
luck-turnUp = Aufgeschlagen: { $rank }
luck-band-of = { $low } bis { $high }
luck-said = { $name }: { $count } gezählt, { $expected } erwartet; ehrliche Karten bleiben in 95 von 100 Fällen zwischen { $low } und { $high }, und mit allen Zeilen zusammen zwischen { $wideLow } und { $wideHigh }.
luck-sum-fine = Alle { $lines } Zeilen sind dort, wo ehrliche Karten sie hinbringen.
luck-sum-outside = { $outside ->
    [one] Eine von { $lines } Zeilen liegt außerhalb ihres Bandes
   *[other] { $outside } von { $lines } Zeilen liegen außerhalb ihres Bandes
}, keine außerhalb des weiten. Bei so vielen Zeilen kommt das auch mit ehrlichen Karten vor.
luck-sum-far = { $far ->
    [one] Eine von { $lines } Zeilen liegt außerhalb des weiten Bandes
   *[other] { $far } von { $lines } Zeilen liegen außerhalb des weiten Bandes
}. Ehrliche Karten tun das in weniger als 5 von 100 Fällen. Prüf das Mischen: Jedes Spiel hier lässt sich nachrechnen.
luck-how = Wie man das liest
luck-how-1 = Erwartet ist der genaue Durchschnitt: Ein Blatt mit 5 von 20 Karten hat im Schnitt ein Ass. Das dunkle Band umfasst, was ehrliches Mischen in 95 von 100 Fällen bringt; der Punkt ist das Gezählte.
luck-how-2 = Von zwanzig Zeilen liegt eine außerhalb ihres Bandes, auch wenn alles ehrlich ist, und hier sind es { $lines }. Wer viele Zeilen anschaut, findet immer eine seltsame. Darum gibt es ein zweites, helles Band: Ehrliche Karten halten in 95 von 100 Fällen alle Zeilen zusammen darin. Erst ein Punkt außerhalb davon ist bemerkenswert.
luck-how-3 = Dass deine Gegner nicht besser spielen als du, sagt es nicht, und eine lange Reihe schlechter Blätter bleibt möglich: Etwa { $tail } von 100 Leuten mit ehrlichen Karten liegen in irgendeiner Zeile weiter draußen als du in jeder.
luck-how-4 = Nicht gezählt sind Spiele, die noch laufen (davon wird keine Karte verraten), und solche, die liegen blieben. Wer von schlechten Blättern weggeht, macht seine eigenen Zahlen schöner. Beim Dreierschnapsen machen Talon und Ablegen das Blatt, darum bleibt es draußen.
luck-how-5 = Die Bänder sind aus der Zahl der möglichen Blätter gerechnet (hypergeometrisch) und über alle Spiele zusammengezählt; Blätter desselben Spiels zählen gemeinsam, weil sie sich dessen Karten teilen.
luck-verify = Wie ein Spiel als ehrlich nachgewiesen wird

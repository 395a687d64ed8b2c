# Ein ganzes Bummerl durchsehen, von einem Moment an weiterspielen, Wiederholungen und der Nachweis des Mischens.

review-bummerl = Das ganze Bummerl
review-bummerl-number = Bummerl { $number }
review-bummerl-chart = Deine Chance auf das Bummerl, Spiel für Spiel, in Prozent
review-bummerl-said = Deine Chance ging von { $from } Prozent vor dem ersten Spiel auf { $to } Prozent nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}. Die Tabelle darunter sagt, wie.
review-chart-of = Chance auf dieses Bummerl von { $name }, in Prozent
review-chart-of-said = Die Chance von { $name } auf das Bummerl ging von { $from } auf { $to } Prozent. Die Liste darunter sagt, wie.
review-bummerl-chart-of = Chance auf das Bummerl von { $name }, Spiel für Spiel, in Prozent
review-bummerl-of-said = Die Chance von { $name } ging von { $from } Prozent vor dem ersten Spiel auf { $to } Prozent nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}. Die Tabelle darunter sagt, wie.
review-bummerl-won = Du hast es gewonnen.
review-bummerl-lost = { $name } hat es gewonnen.
review-bummerl-open = Es ist noch nicht zu Ende.
review-bummerl-deal = Spiel
review-bummerl-result = Ergebnis
review-bummerl-score = Stand
review-bummerl-mine = Mich gekostet
review-bummerl-theirs = { $name } gekostet
review-bummerl-work = Alle Spiele durchsehen
review-bummerl-working = Sehe Spiel { $deal } durch …
review-bummerl-unknown = noch nicht durchgesehen
review-bummerl-sum = Zusammen
review-bummerl-others = Andere Bummerl an diesem Tisch
review-bummerl-given-up = aufgegeben
review-bummerl-here = dieses Spiel
review-points-to = { $points } für { $name }
review-points-you = { $points } für dich
review-points-none = niemand
review-from = Von hier weiterspielen
review-from-more = Ein eigener Tisch mit denselben Karten, auch den verdeckten: gegen den Computer, ungewertet, mit Tipps und Zurücknehmen. Der Computer sieht nur, was sein Platz sähe; du hast die anderen Karten hier freilich schon gesehen.
review-replay = Das Spiel Schritt für Schritt
review-replay-lead = Hier wird nichts beurteilt: die Züge, wie sie waren, alle Karten offen.
review-replay-step = Schritt { $step } von { $steps }
review-replay-first = Anfang
review-replay-back = Zurück
review-replay-next = Weiter
review-replay-last = Ende
review-replay-hand = { $name }, Karten
review-replay-talon = Talon
review-replay-table = Auf dem Tisch
review-replay-empty = keine Karten
review-replay-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}, { $points } Augen
review-replay-all = Alle Schritte
review-replay-given-up = In diesem Spiel wurde das Bummerl aufgegeben.

proof-title = War ehrlich gemischt?
proof-lead = Dein Browser nimmt den Spielbericht dieses Tisches und mischt jedes Spiel noch einmal nach. Sonst fragt er den Server um nichts.
proof-do = Mischen nachprüfen
proof-working = Rechne …
proof-again = Noch einmal prüfen
proof-fair = Spiel { $deal } ist genau so gemischt, wie es versprochen war: Jeder Schritt stimmt.
proof-wrong = Spiel { $deal } stimmt nicht. Der Schritt, an dem es scheitert, ist gekennzeichnet.
proof-none = Spiel { $deal } ist nicht aus gezeigten Geheimnissen gemischt, da gibt es nichts zu prüfen. So ist das in alten Berichten, in solchen von anderswo und wo ein Spiel zum Weiterspielen übernommen wurde.
proof-all = Alle { $deals } Spiele dieses Berichts stimmen.
proof-all-but = Von { $deals } Spielen dieses Berichts stimmen { $fair }, { $wrong } stimmen nicht, bei { $none } gibt es nichts zu prüfen.
proof-good = stimmt
proof-bad = stimmt nicht
proof-anchor = Der Server hat dir dasselbe versprochen, als du dich hingesetzt hast.
proof-anchor-more = Dein Browser hat das Versprechen (den Anker) von damals aufgehoben. Es ist das im Bericht: Der Server hat es seither nicht geändert.
proof-link-server = Das Geheimnis des Servers gehört zu seinem Versprechen.
proof-link-you = Dein Geheimnis gehört zu deinem Versprechen.
proof-link-seat = Das Geheimnis von { $name } gehört zum Versprechen.
proof-link-more = { $hashes ->
    [one] Einmal
   *[other] { $hashes }-mal
} mit SHA-256 gehasht gibt es, was vorher bekannt war. Es stand also fest, bevor irgendwessen Karten feststanden.
proof-anew-server = Der Server macht mit einem neuen Geheimnis weiter, das er vorher versprochen hat.
proof-anew-seat = { $name } macht ab diesem Spiel mit einem neuen Geheimnis weiter.
proof-anew-you = Du machst ab diesem Spiel mit einem neuen Geheimnis weiter.
proof-anew-more = Das alte ist verbraucht oder liegt auf einem anderen Gerät. Das neue war versprochen, bevor irgendwer ein Geheimnis für dieses Spiel gezeigt hatte.
proof-anew-you-more = Das alte ist verbraucht oder liegt auf einem anderen Gerät von dir. Trifft beides nicht zu, dann hat sich jemand für dich ausgegeben.
proof-nothing = { $name } hat zu diesem Spiel nichts beigetragen.
proof-nothing-more = Das Geheimnis kam nicht rechtzeitig, oder die Kette ist verbraucht. Die Geheimnisse der anderen entscheiden trotzdem.
proof-mine = Dein eigenes Geheimnis ist darin.
proof-mine-more = Es ist das, welches vor dem Spiel nur dieser Browser kannte. Niemand konnte die Karten kennen, bevor du es gezeigt hast.
proof-shuffle = Diese Geheimnisse ergeben genau diese Karten.
proof-shuffle-more = Aus allen Geheimnissen zusammen folgt ein Schlüssel, aus dem Schlüssel eine Reihenfolge der { $cards } Karten. Es ist die, in der gegeben wurde.
proof-shuffle-wrong = Aus diesen Geheimnissen folgt eine andere Reihenfolge: Karte { $place } weicht ab.
proof-details = Die Zahlen
proof-key = Schlüssel des Spiels
proof-secret = Geheimnis
proof-before = Vorher bekannt
proof-pack = Karten, die oberste zuerst
proof-lot = Das Los um das erste Geben
proof-lot-fair = Auch wer zuerst gibt, hat sich niemand ausgesucht: jeder Schritt stimmt.
proof-lot-wrong = Das Los stimmt nicht. Der Schritt, an dem es fehlt, ist markiert.
proof-dealer = Nach diesen Geheimnissen gibt { $name } zuerst.
proof-dealer-you = Nach diesen Geheimnissen gibst du zuerst.
proof-dealer-more = Aus allen Geheimnissen zusammen folgt ein Schlüssel, aus dem Schlüssel das Los.
proof-dealer-cards = Aus allen Geheimnissen zusammen folgt ein Schlüssel, aus dem Schlüssel die abgehobenen Karten; die höhere gibt.
proof-dealer-wrong = Nach diesen Geheimnissen gibt jemand anderer zuerst: { $name }.
proof-drawn = Abgehobene Karten, der Reihe nach
proof-proves = Was das beweist
proof-proves-1 = Niemand allein hat die Karten gewählt, auch der Server nicht: Sein Geheimnis stand fest, bevor er die der Spieler kannte, und ihre, bevor sie seines kannten.
proof-proves-2 = Im Bericht ist nachträglich nichts geändert worden, ohne dass es sich hier zeigen würde.
proof-not = Was es nicht beweisen kann
proof-not-1 = Es hindert den, der den Server betreibt, nicht daran, die Karten anzuschauen, die dort liegen. Spiel mit Leuten, deren Server du traust, oder betreib selbst einen.
proof-not-2 = Es sagt nichts darüber, wie jemand gespielt hat, und nichts über Leute, die einander ihre Karten verraten.
proof-not-3 = Wo alle Spieler dieselbe Person sind oder niemand ein Geheimnis beigetragen hat, hätte der Server viele Geheimnisse ausprobieren können, bevor er den Tisch aufmachte.
proof-elsewhere = Nicht nur hier: { $command } rechnet dasselbe im Terminal, und nach der Beschreibung kann jeder ein eigenes Programm schreiben.

# Was die Regeln sagen: Profile, jede Option mit einem Satz für jeden Wert, und die Regelhilfe, die daraus gemacht wird.

## Profile

profile-weich-wien = Weich
profile-weich-wien-who = Wiener Art, daheim
profile-online = Online
profile-online-who = der Tisch zählt mit
profile-klassisch = Klassisch
profile-klassisch-who = Kaffeehaus und Verein
profile-scharf = Scharf
profile-scharf-who = Preisschnapsen
profile-sechsundsechzig = Sechsundsechzig
profile-sechsundsechzig-who = 24 Karten, Deutschland
profile-dreier = Dreierschnapsen
profile-dreier-who = zu dritt
profile-changed = { $name }, geändert


## Abschnitte der Optionen

section-cards = Karten und Geben
section-tricks = Stiche
section-exchange = Abheben und Tauschen
section-marriage = Ansagen
section-close = Zudrehen
section-claim = Ausmelden
section-value = Was ein Spiel zählt
section-look = Nachschauen und Mitzählen
section-match = Bummerl
section-trump = Atout
section-auction = Lizitieren
section-contracts = Spiele
section-schnapser = Schnapser
section-talon = Talon und Kontra

## Optionen der Spiele zu zweit

option-pack = Packl
option-pack-20 = Zwanzig Karten ohne Neuner; fünf in der Hand, zehn im Talon. Getauscht wird der Atout-{ rank-J }.
option-pack-24 = Vierundzwanzig Karten mit Neunern; sechs in der Hand, zwölf im Talon. Getauscht wird der Atout-Neuner.
option-count = Zählweise
option-count-down7 = Ihr fangt bei 7 an und zählt hinunter; wer auf 0 ist, gewinnt das Bummerl.
option-count-up7 = Ihr fangt bei 0 an und zählt hinauf; wer 7 hat, gewinnt das Bummerl.
option-count-down24 = Ihr fangt bei 24 an und zählt hinunter; wer auf 0 ist, gewinnt das Bummerl.
option-count-up24 = Ihr fangt bei 0 an und zählt hinauf; wer 24 hat, gewinnt das Bummerl.
option-firstDealer = Erster Geber
option-firstDealer-random = Das Los entscheidet, wer zuerst gibt.
option-firstDealer-highCardDeals = Jeder hebt eine Karte ab; die höhere gibt zuerst.
option-firstDealer-agree = Ihr macht euch aus, wer zuerst gibt.
option-nextDealer = Nächster Geber
option-nextDealer-alternate = Gegeben wird abwechselnd.
option-nextDealer-winner = Wer ein Spiel gewinnt, gibt das nächste.
option-nextDealer-loser = Wer ein Spiel verliert, gibt das nächste.
option-cutRule = Abheben vor dem Geben
option-cutRule-cut = Der Gegner hebt vor dem Geben ab; am Bildschirm erledigt das die Mischung für beide.
option-cutRule-none = Vor dem Geben wird nicht abgehoben.
option-exchangeAtFirstLead = Tauschen beim ersten Ausspiel
option-exchangeAtFirstLead-yes = Schon vor dem ersten Ausspiel darfst du das niedrigste Atout gegen das aufgedeckte tauschen.
option-exchangeAtFirstLead-no = Getauscht wird erst nach dem ersten Stich.
option-exchangeMinStock = Tauschen gegen Ende
option-exchangeMinStock-2 = Getauscht wird, solange ein Talon da ist, auch bei den letzten zwei Karten.
option-exchangeMinStock-4 = Bei den letzten zwei Karten im Talon wird nicht mehr getauscht.
option-exchangeOnOpponentClose = Tauschen, wenn der andere zudreht
option-exchangeOnOpponentClose-yes = Dreht der andere zu, wird das niedrigste Atout in deiner Hand in diesem Moment noch getauscht.
option-exchangeOnOpponentClose-no = Dreht der andere zu, ist es mit dem Tauschen vorbei.
option-marriageAtFirstLead = Ansagen beim ersten Ausspiel
option-marriageAtFirstLead-yes = Schon beim ersten Ausspiel darf angesagt werden; es zählt, sobald du einen Stich hast.
option-marriageAtFirstLead-no = Angesagt wird erst nach dem ersten Stich.
option-marriageAfterClose = Ansagen nach dem Zudrehen
option-marriageAfterClose-yes = Nach dem Zudrehen dürfen beide weiter ansagen.
option-marriageAfterClose-no = Ist zugedreht, wird nicht mehr angesagt.
option-marriageAfterExhausted = Ansagen ohne Talon
option-marriageAfterExhausted-yes = Auch wenn der Talon aufgebraucht ist, darf angesagt werden.
option-marriageAfterExhausted-no = Ist der Talon aufgebraucht, wird nicht mehr angesagt.
option-marriageLeadCard = Ausspiel nach dem Ansagen
option-marriageLeadCard-either = Du spielst { rank-K } oder { rank-Q } der Ansage aus, wie du willst.
option-marriageLeadCard-king = Du musst den König der Ansage ausspielen.
option-closeMinStock = Letzter Moment zum Zudrehen
option-closeMinStock-2 = Zugedreht werden darf, solange ein Talon da ist, auch bei den letzten zwei Karten.
option-closeMinStock-4 = Zugedreht werden darf ab vier Karten im Talon; bei zwei ist es zu spät.
option-closeTiming = Zudrehen und Abheben
option-closeTiming-fullHandsOnly = Zugedreht wird nur mit vollen Händen, nach dem Abheben.
option-closeTiming-beforeOrAfterDraw = Zugedreht wird nach dem Abheben oder schon davor; dann spielt ihr mit einer Karte weniger.
option-closeScoreBasis = Wert eines gewonnenen Zudrehens
option-closeScoreBasis-atClose = Beim Zudrehen (finster) zählt, was der Gegner in diesem Moment an Stichen und Augen hat.
option-closeScoreBasis-atEnd = Beim Zudrehen (offen) zählt, was der Gegner am Ende an Stichen und Augen hat.
option-beatCloserAward = Schneller sein als der Zudreher
option-beatCloserAward-twoOrThreeAtClose = Wer vor dem Zudreher ausmeldet, gewinnt 2, oder 3, wenn er beim Zudrehen keinen Stich hatte.
option-beatCloserAward-flat2 = Wer vor dem Zudreher ausmeldet, gewinnt immer 2.
option-claimMode = Wer zählt
option-claimMode-manual = Du zählst selbst und meldest aus; niemand sagt dir, wann du 66 hast.
option-claimMode-auto = Der Tisch zählt: Wer 66 erreicht, hat sofort gewonnen.
option-claimWindow = Zeit zum Ausmelden
option-claimWindow-untilLead = Nach deinem Stich darfst du ausmelden, bis du die nächste Karte ausspielst.
option-claimWindow-beforeDraw = Nach deinem Stich darfst du ausmelden, bis abgehoben wird.
option-claimAfterMarriageLead = Ausmelden nach der Ansage
option-claimAfterMarriageLead-yes = Auch wenn die erste Karte der Ansage schon liegt, darfst du noch ausmelden, bis zugegeben ist.
option-claimAfterMarriageLead-no = Nach dem Ansagen musst du ausmelden, bevor du ausspielst.
option-claimAfterLastTrick = Ausmelden nach dem letzten Stich
option-claimAfterLastTrick-yes = Wer den letzten Stich macht, darf noch ausmelden.
option-claimAfterLastTrick-no = Mit dem letzten Stich ist das Spiel aus; ausmelden kann niemand mehr.
option-claimWithoutBasis = Ausmelden ohne Stich
option-claimWithoutBasis-reject = Ausmelden ohne Stich wird nicht angenommen und kostet nichts.
option-claimWithoutBasis-false = Ausmelden ohne Stich gilt als falsch ausgemeldet.
option-falseClaimAward = Falsch ausgemeldet
option-falseClaimAward-twoOrThree = Falsch ausgemeldet: Der andere bekommt 2, oder 3, wenn er keinen Stich hat.
option-falseClaimAward-mirror = Falsch ausgemeldet: Der andere bekommt, was du gewonnen hättest.
option-falseClaimAward-flat2 = Falsch ausgemeldet: Der andere bekommt immer 2.
option-falseClaimAward-impossible = Falsch ausmelden kann man nicht, weil der Tisch zählt.
option-falseClaimByCloser = Der Zudreher meldet falsch aus
option-falseClaimByCloser-failedClose = Meldet der Zudreher falsch aus, gilt das als verloren zugedreht: 2, oder 3, wenn der andere damals keinen Stich hatte.
option-falseClaimByCloser-falseClaim = Meldet der Zudreher falsch aus, gilt das wie jedes andere Mal.
option-lastTrickRule = Niemand meldet aus
option-lastTrickRule-onePoint = Meldet niemand aus, gewinnt der letzte Stich das Spiel und 1 Punkt.
option-lastTrickRule-scale = Meldet niemand aus, gewinnt der letzte Stich: 1, 2 oder 3 Punkte, je nachdem, was der Verlierer hat.
option-lastTrickRule-bonus10 = Der letzte Stich bringt 10 Augen; meldet niemand aus, gewinnen die meisten Augen.
option-drawCarry = Nach einem Unentschieden
option-drawCarry-yes = Nach einem Unentschieden bekommt der nächste Gewinner einen Punkt mehr.
option-drawCarry-no = Ein Unentschieden zählt für niemanden und bleibt ohne Folgen.
option-mustBeat = Stichzwang
option-mustBeat-yes = Mit Farb- und Stichzwang musst du beim Bedienen stechen, wenn du kannst.
option-mustBeat-no = Mit Farbzwang darfst du mit jeder Karte der Farbe bedienen.
option-mustTrump = Trumpfzwang
option-mustTrump-yes = Mit Farbzwang musst du Atout spielen, wenn du nicht bedienen kannst.
option-mustTrump-no = Mit Farbzwang darfst du abwerfen, was du willst, wenn du nicht bedienen kannst.
option-revoke = Falsche Karte
option-revoke-prevent = Eine Karte gegen die Regeln kommt zurück; sonst passiert nichts.
option-revoke-forfeit3 = Wer eine Karte gegen die Regeln spielt, hat das Spiel verloren: 3 für den anderen.
option-peekOwnTricks = Eigene Stiche
option-peekOwnTricks-yes = Deine eigenen Stiche darfst du jederzeit anschauen.
option-peekOwnTricks-no = Stiche bleiben verdeckt, auch die eigenen.
option-peekOppTrick = Stiche des Gegners
option-peekOppTrick-none = Die Stiche des Gegners bleiben verdeckt.
option-peekOppTrick-untilNextLead = Den Stich des Gegners darfst du anschauen, bis wieder ausgespielt wird.
option-peekOppTrick-first = Den ersten Stich des Gegners darfst du jederzeit anschauen.
option-showScore = Angezeigte Augen
option-showScore-none = Augen werden nicht angezeigt: Du zählst mit.
option-showScore-own = Du siehst deine eigenen Augen.
option-showScore-both = Beide sehen alle Augen.
option-schneiderDouble = Schneider
option-schneiderDouble-yes = Wer ohne einen einzigen Punkt verliert, ist Schneider: zwei Bummerl.
option-schneiderDouble-no = Jede Niederlage ist ein Bummerl, auch ohne Punkt.
option-partieBummerl = Partie
option-partieBummerl-0 = Bummerl werden gezählt; eine Partie darüber gibt es nicht.
option-partieBummerl-2 = Wer zwei Bummerl hat, hat die Partie verloren.
option-partieBummerl-3 = Wer drei Bummerl hat, hat die Partie verloren.

## Optionen des Dreierschnapsens

option-allowAssenbettler = Assenbettler
option-allowAssenbettler-yes = Der Assenbettler darf gespielt werden: keinen Stich machen, das Ass ist die niedrigste Karte.
option-allowAssenbettler-no = Den Assenbettler gibt es nicht.
option-allowAssBettler = Ass-Bettler
option-allowAssBettler-yes = Der Ass-Bettler darf gespielt werden: keinen Stich machen, mit einem Ass in der Hand.
option-allowAssBettler-no = Den Ass-Bettler gibt es nicht.
option-allowPlauderer = Plauderer
option-allowPlauderer-yes = Der Plauderer darf gespielt werden: keinen Stich machen, nach dem ersten liegt die Hand offen.
option-allowPlauderer-no = Den Plauderer gibt es nicht.
option-allowZehnergang = Zehnergang
option-allowZehnergang-yes = Der Zehnergang darf gespielt werden: alle Stiche ohne Atout, das Ass ist die niedrigste Karte.
option-allowZehnergang-no = Den Zehnergang gibt es nicht.
option-allowBauernloch = Bauernloch
option-allowBauernloch-yes = Das Bauernloch darf gespielt werden: alle Stiche, das Ass ist die niedrigste Karte.
option-allowBauernloch-no = Das Bauernloch gibt es nicht.
option-bettlerTrump = Atout bei Bettler und Plauderer
option-bettlerTrump-yes = Bettler und Plauderer werden mit dem angesagten Atout gespielt.
option-bettlerTrump-no = Bettler und Plauderer werden ohne Atout gespielt.
option-plaudererValue = Wert des Plauderers
option-plaudererValue-7 = Der Plauderer zählt 7.
option-plaudererValue-8 = Der Plauderer zählt 8.
option-bauernlochEligibility = Wer Bauernloch spielen darf
option-bauernlochEligibility-rufer = Bauernloch darf nur der Rufer spielen.
option-bauernlochEligibility-any = Bauernloch dürfen alle spielen.
option-bauernlochTrumpAceLow = Atout-Ass im Bauernloch
option-bauernlochTrumpAceLow-yes = Im Bauernloch ist auch das Atout-Ass die niedrigste Karte.
option-bauernlochTrumpAceLow-no = Im Bauernloch bleibt das Atout-Ass die höchste Karte.
option-schnapserLimits = Stiche beim Schnapser
option-schnapserLimits-432 = Der Schnapser hat vier Stiche Zeit für 66; mit einem Zwanziger drei, mit dem Vierziger zwei.
option-schnapserLimits-321 = Der Schnapser hat drei Stiche Zeit für 66; mit einem Zwanziger zwei, mit dem Vierziger einen.
option-kontraschnapserLimits = Stiche beim Kontraschnapser
option-kontraschnapserLimits-432 = Der Kontraschnapser hat vier Stiche Zeit für 66; mit einem Zwanziger drei, mit dem Vierziger zwei.
option-kontraschnapserLimits-321 = Der Kontraschnapser hat drei Stiche Zeit für 66; mit einem Zwanziger zwei, mit dem Vierziger einen.
option-schnapserLateMarriage = Späte Ansage beim Schnapser
option-schnapserLateMarriage-loses = Eine Ansage im Schnapser verliert sofort, wenn sie keine 66 bringt und die Stiche aufgebraucht sind.
option-schnapserLateMarriage-counts = Eine Ansage im Schnapser zählt, auch wenn sie spät kommt.
option-gangVsZehnergang = Gang oder Zehnergang
option-gangVsZehnergang-zehnergang = Der Zehnergang überbietet den Gang.
option-gangVsZehnergang-gang = Der Gang überbietet den Zehnergang.
option-auctionStyle = Lizitieren
option-auctionStyle-simultaneous = Alle sagen gleichzeitig und verdeckt; das höchste Spiel wird gespielt.
option-auctionStyle-ruferFirst = Der Rufer spricht zuerst; die anderen nur, wenn er weitersagt.
option-ohneTalonRaisesRank = Ohne Talon beim Lizitieren
option-ohneTalonRaisesRank-yes = Ein Spiel ohne Talon überbietet auch das nächsthöhere.
option-ohneTalonRaisesRank-no = Ohne Talon bringt einen Punkt mehr, überbietet aber kein höheres Spiel.
option-ohneTalonBonusDoubled = Ohne Talon und Spritzen
option-ohneTalonBonusDoubled-yes = Der Punkt für das Spiel ohne Talon wird beim Spritzen mitverdoppelt.
option-ohneTalonBonusDoubled-no = Der Punkt für das Spiel ohne Talon wird nie verdoppelt.
option-redealThreeUnters = Dreimal { rank-J }
option-redealThreeUnters-yes = Mit dreimal { rank-J } in den ersten drei Karten darf der Rufer neu geben lassen.
option-redealThreeUnters-no = Gegeben ist gegeben, auch mit dreimal { rank-J }.
option-trumpMustHoldCard = Atout ansagen
option-trumpMustHoldCard-yes = Der Rufer sagt eine Farbe an, von der er eine Karte hat.
option-trumpMustHoldCard-no = Der Rufer darf jede Farbe ansagen.
option-knockDeal = Klopfen
option-knockDeal-yes = Statt abzuheben darf geklopft werden: Dann wird der Talon zuerst gegeben.
option-knockDeal-no = Es wird immer abgehoben.
option-beatReference = Was zu stechen ist
option-beatReference-currentBest = Zu stechen ist die beste Karte, die bis jetzt liegt.
option-beatReference-ledCard = Zu stechen ist die ausgespielte Karte.
option-mustOvertrump = Überstechen
option-mustOvertrump-yes = Liegt schon ein Atout, musst du höher stechen, wenn du kannst.
option-mustOvertrump-no = Liegt schon ein Atout, genügt jedes andere.
option-bummerlTo = Wer das Bummerl bekommt
option-bummerlTo-last = Das Bummerl bekommt der Letzte.
option-bummerlTo-allLosers = Alle, die nicht gewonnen haben, bekommen ein Bummerl.
option-assBettlerCheck = Ass für den Ass-Bettler
option-assBettlerCheck-bid = Das Ass für den Ass-Bettler muss beim Lizitieren in der Hand sein.
option-assBettlerCheck-final = Das Ass für den Ass-Bettler muss beim Ablegen in der Hand bleiben.
option-firstTrickOpen = Erster Stich
option-firstTrickOpen-yes = Der erste Stich bleibt zum Anschauen offen.
option-firstTrickOpen-no = Auch der erste Stich wird umgedreht.

## Kurz gesagt, für die Wahl des Profils

fact-pack-24 = Mit Neunern, sechs in der Hand
fact-pack-20 = Zwanzig Karten, fünf in der Hand
fact-claimMode-auto = Bei 66 ist von selbst Schluss
fact-claimMode-manual = 66 meldest du selbst aus
fact-showScore-own = Deine Augen stehen dabei
fact-showScore-both = Alle Augen stehen dabei
fact-showScore-none = Niemand zählt für dich
fact-falseClaimAward-impossible = Kein falsches Ausmelden
fact-falseClaimAward-mirror = Falsch ausgemeldet: gespiegelt
fact-falseClaimAward-flat2 = Falsch ausgemeldet: 2
fact-falseClaimAward-twoOrThree = Falsch ausgemeldet: 2 oder 3
fact-peekOwnTricks-yes = Eigene Stiche anschauen
fact-peekOwnTricks-no = Kein Nachschauen
fact-peekOppTrick-untilNextLead = Letzter Stich bis zum Ausspiel
fact-peekOppTrick-first = Sein erster Stich bleibt offen
fact-peekOppTrick-none = Seine Stiche bleiben verdeckt
fact-marriageLeadCard-king = Angesagt wird mit dem König
fact-marriageLeadCard-either = Ansagen mit { rank-K } oder { rank-Q }
fact-closeMinStock-4 = Zudrehen ab vier Karten
fact-closeMinStock-2 = Zudrehen bis zuletzt
fact-exchangeAtFirstLead-no = Tauschen nach dem 1. Stich
fact-exchangeAtFirstLead-yes = Tauschen von Anfang an
fact-marriageAtFirstLead-no = Ansagen nach dem 1. Stich
fact-marriageAtFirstLead-yes = Ansagen von Anfang an
fact-exchangeMinStock-4 = Bei zwei Karten kein Tausch
fact-exchangeMinStock-2 = Tauschen bis zuletzt
fact-schneiderDouble-yes = Schneider zählt doppelt
fact-schneiderDouble-no = Schneider zählt einfach
fact-revoke-forfeit3 = Falsche Karte kostet 3
fact-revoke-prevent = Falsche Karte kommt zurück
fact-partieBummerl-2 = Partie auf zwei Bummerl
fact-partieBummerl-3 = Partie auf drei Bummerl
fact-partieBummerl-0 = Bummerl um Bummerl
fact-lastTrickRule-bonus10 = Zehn für den letzten Stich
fact-lastTrickRule-scale = Letzter Stich: 1, 2 oder 3
fact-lastTrickRule-onePoint = Letzter Stich: ein Punkt
fact-marriageAfterClose-no = Zugedreht? Keine Ansagen
fact-marriageAfterClose-yes = Ansagen auch zugedreht
fact-closeTiming-beforeOrAfterDraw = Zudrehen auch vorm Abheben
fact-closeTiming-fullHandsOnly = Zudrehen mit vollen Händen
fact-closeScoreBasis-atEnd = Zugedreht zählt das Ende
fact-closeScoreBasis-atClose = Zugedreht zählt der Moment
fact-count-down7 = Von sieben auf null
fact-count-up7 = Bis sieben
fact-count-down24 = Von 24 auf null
fact-count-up24 = Bis 24 Punkte
fact-auctionStyle-simultaneous = Verdeckt lizitieren
fact-auctionStyle-ruferFirst = Der Rufer spricht zuerst
fact-allowPlauderer-yes = Mit Plauderer
fact-allowPlauderer-no = Ohne Plauderer
fact-bummerlTo-last = Das Bummerl kriegt der Letzte
fact-bummerlTo-allLosers = Zwei kriegen ein Bummerl

## Die Regeln zu zweit. `$low` ist der Rang, der getauscht wird; die anderen Ränge richten sich nach dem Blatt am Tisch.

rules-3-1 = Karten
rules-3-1-1 = { $pack ->
    [24] Vierundzwanzig Karten: Ass, Zehner, { rank-K }, { rank-Q }, { rank-J } und Neuner in vier Farben.
   *[20] Zwanzig Karten: Ass, Zehner, { rank-K }, { rank-Q } und { rank-J } in vier Farben.
} Diese Reihenfolge gilt immer. Ein Atout sticht jede Karte einer anderen Farbe.
rules-3-1-2 = Jede Karte zählt Augen, das ganze Packl 120. Wer 66 hat, kann das Spiel beenden.
rules-3-2 = Geben
rules-3-2-1 = { $pack ->
    [24] Der Geber gibt jedem drei Karten, dem Gegner zuerst, dann noch einmal drei; die dreizehnte wird aufgedeckt, die übrigen elf liegen verdeckt quer darüber. Der Talon hat zwölf Karten, die aufgedeckte mitgezählt.
   *[20] Der Geber gibt jedem drei Karten, dem Gegner zuerst, deckt eine auf, gibt jedem noch zwei und legt die übrigen neun verdeckt quer darüber. Der Talon hat zehn Karten, die aufgedeckte mitgezählt.
}
rules-3-2-2 = Die Farbe der aufgedeckten Karte ist für das ganze Spiel Atout. Der Gegner des Gebers ist Vorhand und spielt zum ersten Stich aus.
rules-3-3 = Ein Zug
rules-3-3-1 = Wer am Ausspielen ist, darf tauschen, zudrehen und ansagen, in dieser Reihenfolge, und spielt dann eine Karte aus. Pflicht ist nur das Ausspielen, und zu einem Ausspiel gehört höchstens eine Ansage. Wer angesagt hat, spielt davon aus.
rules-3-3-2 = Der andere gibt eine Karte zu. Das höchste Atout macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt zum nächsten aus.
rules-3-4 = Was gespielt werden darf
rules-3-4-1 = Solange ein offener Talon da ist, darfst du jede Karte zugeben, auch im Stich, bevor die letzten zwei Karten abgehoben werden. Bedienen und Stechen sind freiwillig.
rules-3-4-2 = Ist der Talon aufgebraucht oder zugedreht, herrscht ab dem nächsten Ausspiel Farb- und Stichzwang. Dann wird bedient. Wer ausspielt, ist immer frei.
rules-3-5 = Abheben und Tauschen
rules-3-5-1 = Nach jedem Stich hebt zuerst ab, wer ihn gemacht hat, dann der andere. Von den letzten zwei Karten bekommt der Gewinner die verdeckte und der Verlierer die aufgedeckte.
rules-3-5-2 = Wer am Ausspielen ist und das niedrigste Atout hat ({ $low }), darf es gegen die aufgedeckte Karte tauschen; beide sehen beide Karten. Liegt es selbst aufgedeckt, kann niemand tauschen.
rules-3-6 = Ansagen
rules-3-6-1 = { rank-K } und { rank-Q } einer Farbe sind ein Paar: 40 in Atout, sonst 20. Wer am Ausspielen ist, zeigt beide und spielt eine davon aus.
rules-3-6-2 = Eine Ansage zählt, sobald du einen Stich hast. Ohne Stich wartet sie; machst du keinen mehr, ist sie verloren.
rules-3-6-3 = Du darfst schweigen. Aber ein Paar, aus dem du stumm ausgespielt hast, lässt sich nicht mehr ansagen.
rules-3-7 = Zudrehen
rules-3-7-1 = Wer am Ausspielen ist, darf zudrehen: Die aufgedeckte Karte wird umgedreht auf den Talon gelegt. Niemand hebt mehr ab oder tauscht, ab dem nächsten Ausspiel herrscht Farb- und Stichzwang, und du bleibst am Ausspielen.
rules-3-7-2 = Wer zudreht, verspricht, mit den Karten in der Hand auf 66 zu kommen. Was im Talon liegt, zählt für niemanden.
rules-3-8 = Ausmelden
rules-3-8-1 = { $claimMode ->
    [auto] Der Tisch zählt für beide. Wer mit einem Stich oder einer gültigen Ansage 66 erreicht, hat in diesem Moment gewonnen; sagen muss man nichts.
   *[manual] Mit 66 oder mehr darfst du ausmelden: nach einem eigenen Stich oder nach einer Ansage, die zählt. Das Spiel ist damit sofort aus, und es wird nachgezählt.
}
rules-3-8-2 = { $claimMode ->
    [auto] Gleichzeitig können nicht beide 66 erreichen: Augen kommen nur mit dem eigenen Stich oder der eigenen Ansage.
   *[manual] Wer einen Stich verliert, kann danach nicht ausmelden, egal wie viel er hat; verloren ist nichts, es geht nach dem nächsten eigenen Stich. Richtig ausgemeldet gewinnt auch dann, wenn der andere ebenfalls 66 hat.
}
rules-3-9 = Was ein Spiel zählt
rules-3-9-1 = Der Gewinner bekommt 1 Punkt, wenn der andere mindestens 33 Augen hat, 2, wenn er weniger, aber einen Stich hat, 3, wenn er keinen Stich hat.
rules-3-9-2 = { $claimMode ->
    [auto] Erreicht der Zudreher keine 66
   *[manual] Meldet der Zudreher nicht aus
}, bekommt der andere 2, oder 3, wenn er beim Zudrehen keinen Stich hatte. { $claimMode ->
    [auto] Der letzte Stich hilft dem Zudreher nicht.
   *[manual] Der letzte Stich hilft dem Zudreher nicht, und auch keine 66, die er nicht ausmeldet.
}
rules-3-10 = Nachschauen
rules-3-10-1 = Nach dem Spiel liegt alles offen. Bis dahin gilt:
rules-3-11 = Das Bummerl
rules-3-11-1 = In einem Spiel schreibt nur einer. Wer am Ende verliert, bekommt ein Bummerl, den schwarzen Punkt.
rules-3-12 = Aufgeben
rules-3-12-1 = Wenn du dran bist, darfst du ein Spiel aufgeben: Es zählt, als hätte der andere richtig ausgemeldet. Gibt der Zudreher auf, hat er verloren zugedreht.
rules-3-12-2 = Auch das ganze Bummerl kannst du aufgeben. Es ist dann beim jetzigen Stand verloren.
rules-3-13 = Andere Regeln
rules-3-13-1 = Jede Option lässt sich ändern, solange alles zusammenpasst. Zwei Dinge ändern sich nur als Ganzes: das Packl (mit Hand, Geben und Tauschen) und die Zählweise.

## Die Regeln zu dritt

rules-7-1 = Plätze und Geben
rules-7-1-1 = Zu dritt wird mit zwanzig Karten gespielt. Im Uhrzeigersinn: der Geber, der Rufer (Vorhand), die Mittelhand. Als Nächster gibt der Rufer.
rules-7-1-2 = Jeder bekommt sechs Karten, zweimal drei; zwei Karten sind der Talon.
rules-7-2 = Atout
rules-7-2-1 = Der Rufer sagt nach seinen ersten drei Karten das Atout an. Oder er deckt blind eine Karte seines zweiten Packls auf: Ihre Farbe ist Atout, und die Karte bleibt in seiner Hand.
rules-7-3 = Lizitieren
rules-7-3-1 = Jeder sagt ein Spiel an oder sagt weiter. Gespielt wird das höchste; bei gleichen zuerst das ohne Talon, dann das, das näher beim Rufer sitzt. Sagen alle weiter, spielt der Rufer das Normalspiel.
rules-7-4 = Die Spiele
rules-7-4-1 = Wer spielt, spielt allein gegen die beiden anderen.
rules-7-5 = Der Talon
rules-7-5-1 = Wer spielt, nimmt den Talon, ohne dass die anderen ihn sehen, und legt zwei Karten verdeckt weg. Ohne Talon zählt das Spiel einen Punkt mehr. Was weggelegt ist, zählt für niemanden.
rules-7-6 = Was gespielt werden darf
rules-7-6-1 = Vom ersten Stich an herrscht Zwang: in der Farbe stechen, sonst bedienen, sonst Atout, sonst abwerfen.
rules-7-7 = Das Normalspiel
rules-7-7-1 = Der Rufer braucht 66 Augen oder den letzten Stich. Es zählt 1, 2 oder 3 wie zu zweit. Ansagen zählen für eine Seite, sobald sie einen Stich hat. Verliert der Rufer, schreiben beide anderen.
rules-7-8 = Schnapser und Kontraschnapser
rules-7-8-1 = Wer ihn spielt, muss jeden Stich machen und innerhalb einer Grenze auf 66 kommen.
rules-7-9 = Bettler, Plauderer und Gang
rules-7-9-1 = Bettler und Plauderer machen keinen Stich, der Gang alle. Sie sind aus, sobald es entschieden ist. Nach dem ersten Stich liegt die Hand des Plauderers offen.
rules-7-10 = Kontra
rules-7-10-1 = Vor dem ersten Ausspiel darf ein Gegner spritzen, der Spieler zurück, und ein Gegner noch einmal: mal 2, 4, 8.
rules-7-11 = Die Partie
rules-7-11-1 = Gewonnen hat, wer am höchsten steht, sobald jemand das Ziel erreicht. Gleichstand entscheidet ein Spiel zu zweit. Wer ohne Punkt verliert, ist Schneider: zwei Bummerl.
rules-7-12 = Andere Regeln
rules-7-12-1 = Jede Option lässt sich ändern, solange alles zusammenpasst.

contracts-goal-noTrick = keinen Stich
contracts-goal-allTricks = alle Stiche
contracts-goal-points = 66 oder der letzte Stich
contracts-goal-limit = 66 in der Grenze
contracts-who-rufer = Rufer
contracts-who-others = nicht der Rufer
contracts-who-any = alle
contracts-trump-yes = mit Atout
contracts-trump-no = ohne Atout
contracts-name = Spiel
contracts-value = Wert
contracts-who = Wer
contracts-goal = Ziel
rules-rank = Karte
rules-points = Augen
rules-loser = Der andere hat
rules-loser-33 = 33 oder mehr
rules-loser-32 = weniger, aber einen Stich
rules-loser-0 = keinen Stich
rules-value = Du bekommst

## Beispiele: die Lage, dann was aus jedem Wert der Option folgt

example-hand = Deine Hand
example-led = Ausgespielt
example-turn-up = Aufgedeckt
example-trump = Atout: { $suit }
example-stock = { $count } im Talon
example-closed = zugedreht
example-open-any = Im Talon liegen noch zwei Karten, ausgespielt ist { $led }.
example-open-any-any = Du darfst jede Karte zugeben, auch dieses Mal.
example-beat = Es ist zugedreht, ausgespielt ist { $led }.
example-beat-yes = Du kannst mit dem Ass stechen, also musst du.
example-beat-no = Du musst die Farbe bedienen, mit welcher Karte du willst.
example-trump-duty = Es ist zugedreht, ausgespielt ist { $led }. Diese Farbe hast du nicht.
example-trump-duty-yes = Du musst mit Atout stechen; die andere Karte bleibt.
example-trump-duty-no = Du darfst stechen oder abwerfen.
example-exchange-first = Du spielst zum ersten Stich aus und hast das niedrigste Atout.
example-exchange-first-yes = Du darfst es gleich gegen das Ass tauschen.
example-exchange-first-no = Getauscht wird erst nach dem ersten Stich.
example-exchange-nine = Du spielst zum ersten Stich aus und hast das niedrigste Atout.
example-exchange-nine-yes = Du darfst es gleich gegen das Ass tauschen.
example-exchange-nine-no = Getauscht wird erst nach dem ersten Stich.
example-exchange-two = Im Talon liegen noch zwei Karten; du bist am Ausspielen und hast das niedrigste Atout.
example-exchange-two-2 = Du darfst tauschen. Wer den nächsten Stich verliert, bekommt deine Karte.
example-exchange-two-4 = Zum Tauschen ist es zu spät.
example-marriage-first = Du spielst zum ersten Stich aus und hast { rank-K } und { rank-Q } in Atout.
example-marriage-first-yes = Du darfst den Vierziger ansagen. Er zählt, sobald du einen Stich hast.
example-marriage-first-no = Vor dem ersten Stich wird nicht angesagt.
example-pending = Dein Vierziger wartet, weil du noch keinen Stich hast. Ausgespielt ist { $led }, und du stichst mit dem Ass.
example-pending-any = Jetzt zählt er: 40 und 13 für den Stich sind 53.
example-lead-card = Du hast einen Zwanziger angesagt und willst den König behalten.
example-lead-card-either = Du darfst die andere Karte des Paars ausspielen.
example-lead-card-king = Du musst den König ausspielen.
example-close-two = Im Talon liegen noch zwei Karten, und du bist am Ausspielen.
example-close-two-2 = Du darfst zudrehen.
example-close-two-4 = Zum Zudrehen ist es zu spät.
example-claim-late = Du hast { $led } ausgespielt und merkst, dass du 66 hast.
example-claim-late-any = Für dieses Mal zu spät: Ausmelden kannst du nach deinem nächsten Stich.
example-claim-nothing = Du spielst zum ersten Stich aus und willst ausmelden.
example-claim-nothing-reject = Ohne Stich geht das nicht; es kostet nichts.
example-claim-nothing-false = Das ist falsch ausgemeldet.
example-claim-40 = Du hast 27 in Stichen und sagst den Vierziger an. Der andere hat einen Stich mit 21.
example-claim-40-manual = Du meldest mit 67 aus und bekommst 2 Punkte.
example-claim-40-auto = Mit 67 hast du sofort gewonnen: 2 Punkte.
example-close-basis = Du hast zugedreht, als der andere keinen Stich hatte. Seither hat er einen mit 20 gemacht; du meldest mit 68 aus.
example-close-basis-atClose = Du bekommst 3: Es zählt der Moment des Zudrehens.
example-close-basis-atEnd = Du bekommst 2: Es zählt das Ende.
example-close-lost = Du hast zugedreht, als der andere einen Stich hatte. Du machst den letzten Stich mit dem Ass und hast 65.
example-close-lost-manual = Verloren zugedreht. Der andere bekommt 2.
example-close-lost-auto = Verloren zugedreht. Der andere bekommt 2.
example-false-claim = Du meldest aus, hast aber nur 60. Der andere hat 40 in zwei Stichen.
example-false-claim-twoOrThree = Der andere bekommt 2.
example-false-claim-mirror = Der andere bekommt 1, so wie du bekommen hättest.
example-false-claim-flat2 = Der andere bekommt 2.
example-thirty-three = Du meldest mit 70 aus; der andere hat genau 33.
example-thirty-three-any = Du bekommst 1. Bei 32 wären es 2.
example-thirty-two = Du meldest mit 70 aus; der andere hat 32.
example-thirty-two-any = Du bekommst 2.
example-last-trick = Niemand hat ausgemeldet. Du machst den letzten Stich: 50 für dich, 70 für den anderen, der aufs Ausmelden vergessen hat.
example-last-trick-onePoint = Der letzte Stich gewinnt: 1 Punkt für dich.
example-last-trick-scale = Der letzte Stich gewinnt: 1 Punkt für dich, weil der andere mindestens 33 hat.
example-last-trick-bonus10 = Mit den 10 für den letzten Stich hast du 60 gegen 70: 1 Punkt für den anderen.

## Warum nicht?

why-exchange = Tauschen
why-close = Zudrehen
why-announce = 20 oder 40 ansagen
why-claim = Ausmelden
why-play = Eine Karte spielen

## Wörter des Spiels

term-stock = Talon
term-stock-de = Talon
term-stock-more = Die Karten zum Abheben, die aufgedeckte quer darunter.
term-turn-up = Aufgedeckte Karte
term-turn-up-de = aufgedeckte Karte
term-turn-up-more = Die offene Karte des Talons. Sie bestimmt das Atout und wird zuletzt abgehoben.
term-trump = Atout
term-trump-de = Atout
term-trump-more = Die Farbe, die alle anderen sticht.
term-trick = Stich
term-trick-de = Stich
term-trick-more = Eine Karte von jedem; die bessere macht ihn.
term-lead = Ausspiel
term-lead-de = Ausspiel
term-lead-more = Die erste Karte zu einem Stich, und das Recht darauf.
term-forehand = Vorhand
term-forehand-de = Vorhand
term-forehand-more = Wer zum ersten Stich ausspielt.
term-marriage = Zwanziger, Vierziger
term-marriage-de = Zwanziger, Vierziger
term-marriage-more = { rank-K } und { rank-Q } einer Farbe, angesagt für 20, in Atout für 40.
term-close = Zudrehen
term-close-de = Zudrehen
term-close-more = Die aufgedeckte Karte umdrehen und ohne Abheben weiterspielen.
term-claim = Ausmelden
term-claim-de = Ausmelden
term-claim-more = Sagen, dass du 66 hast.
term-card-points = Augen
term-card-points-de = Augen
term-card-points-more = Was Karten und Ansagen in einem Spiel zählen.
term-points = Punkte
term-points-de = Punkte
term-points-more = Was ein Spiel fürs Bummerl zählt: 1, 2 oder 3.
term-strict = Farb- und Stichzwang
term-strict-de = Farb- und Stichzwang
term-strict-more = Die Pflicht zu bedienen, zu stechen und Atout zu spielen, sobald nicht mehr abgehoben wird.
term-bummerl = Bummerl
term-bummerl-de = Bummerl
term-bummerl-more = Ein Match auf sieben, und der Punkt, den der Verlierer dafür bekommt.
term-schneider = Schneider
term-schneider-de = Schneider
term-schneider-more = Ein Match ohne einen Punkt verlieren.

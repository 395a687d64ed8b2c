# Lo que dicen las reglas: perfiles, una frase por cada valor de cada opción, y la ayuda que se hace con ellas.

## Perfiles

profile-weich-wien = Suave
profile-weich-wien-who = Viena, en casa
profile-online = En línea
profile-online-who = la mesa cuenta por ti
profile-klassisch = Clásica
profile-klassisch-who = café y club
profile-scharf = Estricta
profile-scharf-who = Preisschnapsen
profile-sechsundsechzig = Sesenta y seis
profile-sechsundsechzig-who = 24 cartas, Alemania
profile-dreier = Dreierschnapsen
profile-dreier-who = tres jugadores
profile-changed = { $name }, con cambios


## Apartados de las opciones

section-cards = Cartas y reparto
section-tricks = Bazas
section-exchange = Robar y cambiar
section-marriage = Cantes
section-close = Cerrar
section-claim = Declarar 66
section-value = Cuánto vale una mano
section-look = Mirar bazas y contar
section-match = Bummerl
section-trump = Triunfo
section-auction = Subasta
section-contracts = Contratos
section-schnapser = Schnapser
section-talon = Talón y Kontra

## Opciones de los juegos para dos

option-pack = Baraja
option-pack-20 = Veinte cartas sin nueves: cinco en la mano y diez en el mazo. Se cambia el triunfo más bajo, { rank-J }.
option-pack-24 = Veinticuatro cartas con nueves: seis en la mano y doce en el mazo. Se cambia el triunfo más bajo, el nueve.
option-count = Tanteo
option-count-down7 = Se empieza con 7 y se resta; gana el Bummerl quien llega a 0.
option-count-up7 = Se empieza con 0 y se suma; gana el Bummerl quien llega a 7.
option-count-down24 = Se empieza con 24 y se resta; gana el Bummerl quien llega a 0.
option-count-up24 = Se empieza con 0 y se suma; gana el Bummerl quien llega a 24.
option-firstDealer = Primer repartidor
option-firstDealer-random = La suerte decide quién reparte primero.
option-firstDealer-highCardDeals = Cada uno saca una carta; reparte primero la más alta.
option-firstDealer-agree = Se acuerda quién reparte primero.
option-nextDealer = Siguiente repartidor
option-nextDealer-alternate = Se reparte por turnos.
option-nextDealer-winner = Quien gana una mano reparte la siguiente.
option-nextDealer-loser = Quien pierde una mano reparte la siguiente.
option-cutRule = Corte
option-cutRule-cut = El rival corta antes de repartir; en pantalla lo hace la mezcla por los dos.
option-cutRule-none = No se corta.
option-exchangeAtFirstLead = Cambiar en la primera salida
option-exchangeAtFirstLead-yes = Antes de la primera salida ya puedes cambiar el triunfo más bajo por el descubierto.
option-exchangeAtFirstLead-no = Solo se cambia después de la primera baza.
option-exchangeMinStock = Cambiar al final
option-exchangeMinStock-2 = Se puede cambiar mientras haya mazo, también con las dos últimas cartas.
option-exchangeMinStock-4 = Con solo dos cartas en el mazo ya no se cambia.
option-exchangeOnOpponentClose = Cambiar cuando cierra el otro
option-exchangeOnOpponentClose-yes = Si el otro cierra, el triunfo más bajo de tu mano se cambia todavía en ese momento.
option-exchangeOnOpponentClose-no = Si el otro cierra, se acabaron los cambios.
option-marriageAtFirstLead = Cantar en la primera salida
option-marriageAtFirstLead-yes = Se puede cantar ya en la primera salida; cuenta en cuanto tengas una baza.
option-marriageAtFirstLead-no = Solo se canta después de la primera baza.
option-marriageAfterClose = Cantar con el mazo cerrado
option-marriageAfterClose-yes = Tras el cierre los dos pueden seguir cantando.
option-marriageAfterClose-no = Con el mazo cerrado ya no se canta.
option-marriageAfterExhausted = Cantar sin mazo
option-marriageAfterExhausted-yes = También se canta cuando el mazo se ha agotado.
option-marriageAfterExhausted-no = Cuando el mazo se agota ya no se canta.
option-marriageLeadCard = Salida después de cantar
option-marriageLeadCard-either = Sales con { rank-K } o { rank-Q } del cante, como prefieras.
option-marriageLeadCard-king = Tienes que salir con el rey del cante.
option-closeMinStock = Último momento para cerrar
option-closeMinStock-2 = Se puede cerrar mientras haya mazo, también con las dos últimas cartas.
option-closeMinStock-4 = Se puede cerrar con cuatro cartas o más en el mazo; con dos ya es tarde.
option-closeTiming = Cerrar y robar
option-closeTiming-fullHandsOnly = Solo se cierra con las manos completas, después de robar.
option-closeTiming-beforeOrAfterDraw = Se cierra después de robar, o antes y se sigue con una carta menos.
option-closeScoreBasis = Valor de un cierre ganado
option-closeScoreBasis-atClose = Un cierre ganado vale según las bazas y los puntos del rival en el momento de cerrar.
option-closeScoreBasis-atEnd = Un cierre ganado vale según las bazas y los puntos del rival al final.
option-beatCloserAward = Adelantarse a quien cerró
option-beatCloserAward-twoOrThreeAtClose = Quien declara antes que el que cerró gana 2, o 3 si no tenía bazas al cerrarse.
option-beatCloserAward-flat2 = Quien declara antes que el que cerró gana siempre 2.
option-claimMode = Quién cuenta
option-claimMode-manual = Cuentas tú y declaras 66; nadie te avisa de que los tienes.
option-claimMode-auto = Cuenta la mesa: quien llega a 66 gana al momento.
option-claimWindow = Momento de declarar
option-claimWindow-untilLead = Después de tu baza puedes declarar hasta que salgas con otra carta.
option-claimWindow-beforeDraw = Después de tu baza puedes declarar hasta que se robe.
option-claimAfterMarriageLead = Declarar después de cantar
option-claimAfterMarriageLead-yes = Con la primera carta del cante ya en la mesa aún puedes declarar, hasta que responda el rival.
option-claimAfterMarriageLead-no = Después de cantar tienes que declarar antes de salir.
option-claimAfterLastTrick = Declarar tras la última baza
option-claimAfterLastTrick-yes = Quien gana la última baza todavía puede declarar.
option-claimAfterLastTrick-no = Con la última baza se acaba la mano y ya no se declara.
option-claimWithoutBasis = Declarar sin bazas
option-claimWithoutBasis-reject = Declarar sin ninguna baza no se admite, y no cuesta nada.
option-claimWithoutBasis-false = Declarar sin ninguna baza cuenta como declaración falsa.
option-falseClaimAward = Declaración falsa
option-falseClaimAward-twoOrThree = Una declaración falsa da 2 al otro, o 3 si no tiene bazas.
option-falseClaimAward-mirror = Una declaración falsa da al otro lo que habrías ganado tú.
option-falseClaimAward-flat2 = Una declaración falsa da siempre 2 al otro.
option-falseClaimAward-impossible = No hay declaraciones falsas, porque cuenta la mesa.
option-falseClaimByCloser = Declaración falsa de quien cerró
option-falseClaimByCloser-failedClose = Si quien cerró declara en falso, es un cierre perdido: 2, o 3 si el otro no tenía bazas entonces.
option-falseClaimByCloser-falseClaim = Si quien cerró declara en falso, cuenta como cualquier otra declaración falsa.
option-lastTrickRule = Nadie declara
option-lastTrickRule-onePoint = Si nadie declara, la última baza gana la mano y 1 punto.
option-lastTrickRule-scale = Si nadie declara, gana la última baza: 1, 2 o 3 puntos según lo que tenga el perdedor.
option-lastTrickRule-bonus10 = La última baza suma 10 puntos de carta; si nadie declara, gana quien tenga más.
option-drawCarry = Después de un empate
option-drawCarry-yes = Después de un empate, el siguiente ganador recibe un punto más.
option-drawCarry-no = Un empate no da nada a nadie ni deja nada pendiente.
option-mustBeat = Obligación de superar
option-mustBeat-yes = En el juego obligatorio hay que superar la carta de salida al asistir, si se puede.
option-mustBeat-no = En el juego obligatorio basta con asistir con cualquier carta del palo.
option-mustTrump = Obligación de fallar
option-mustTrump-yes = En el juego obligatorio hay que fallar con triunfo si no se puede asistir.
option-mustTrump-no = En el juego obligatorio se puede descartar cualquier carta si no se puede asistir.
option-revoke = Carta indebida
option-revoke-prevent = Una carta contra las reglas vuelve a la mano y no pasa nada.
option-revoke-forfeit3 = Quien juega una carta contra las reglas pierde la mano: 3 para el otro.
option-peekOwnTricks = Bazas propias
option-peekOwnTricks-yes = Puedes mirar tus propias bazas cuando quieras.
option-peekOwnTricks-no = Las bazas quedan tapadas, también las tuyas.
option-peekOppTrick = Bazas del rival
option-peekOppTrick-none = Las bazas del rival quedan tapadas.
option-peekOppTrick-untilNextLead = Puedes mirar la baza del rival hasta la siguiente salida.
option-peekOppTrick-first = Puedes mirar la primera baza del rival cuando quieras.
option-showScore = Puntos de carta a la vista
option-showScore-none = Los puntos de carta no se muestran: cuentas tú.
option-showScore-own = Ves tus propios puntos de carta.
option-showScore-both = Los dos ven todos los puntos de carta.
option-schneiderDouble = Schneider
option-schneiderDouble-yes = Quien pierde sin un solo punto es Schneider: dos Bummerl.
option-schneiderDouble-no = Toda derrota es un Bummerl, también sin puntos.
option-partieBummerl = Partida
option-partieBummerl-0 = Se cuentan Bummerl; no hay una partida por encima.
option-partieBummerl-2 = Quien tiene dos Bummerl ha perdido la partida.
option-partieBummerl-3 = Quien tiene tres Bummerl ha perdido la partida.

## Opciones del Dreierschnapsen

option-allowAssenbettler = Assenbettler
option-allowAssenbettler-yes = Se puede jugar Assenbettler: no hacer ninguna baza, con el as como carta más baja.
option-allowAssenbettler-no = No hay Assenbettler.
option-allowAssBettler = Ass-Bettler
option-allowAssBettler-yes = Se puede jugar Ass-Bettler: no hacer ninguna baza, con un as en la mano.
option-allowAssBettler-no = No hay Ass-Bettler.
option-allowPlauderer = Plauderer
option-allowPlauderer-yes = Se puede jugar Plauderer: no hacer ninguna baza, con la mano descubierta tras la primera.
option-allowPlauderer-no = No hay Plauderer.
option-allowZehnergang = Zehnergang
option-allowZehnergang-yes = Se puede jugar Zehnergang: todas las bazas sin triunfo, con el as como carta más baja.
option-allowZehnergang-no = No hay Zehnergang.
option-allowBauernloch = Bauernloch
option-allowBauernloch-yes = Se puede jugar Bauernloch: todas las bazas, con el as como carta más baja.
option-allowBauernloch-no = No hay Bauernloch.
option-bettlerTrump = Triunfo en Bettler y Plauderer
option-bettlerTrump-yes = Bettler y Plauderer se juegan con el triunfo nombrado.
option-bettlerTrump-no = Bettler y Plauderer se juegan sin triunfo.
option-plaudererValue = Valor del Plauderer
option-plaudererValue-7 = El Plauderer vale 7.
option-plaudererValue-8 = El Plauderer vale 8.
option-bauernlochEligibility = Quién puede jugar Bauernloch
option-bauernlochEligibility-rufer = Bauernloch solo puede jugarlo el llamador.
option-bauernlochEligibility-any = Bauernloch puede jugarlo cualquiera.
option-bauernlochTrumpAceLow = As de triunfo en el Bauernloch
option-bauernlochTrumpAceLow-yes = En el Bauernloch también el as de triunfo es la carta más baja.
option-bauernlochTrumpAceLow-no = En el Bauernloch el as de triunfo sigue siendo la carta más alta.
option-schnapserLimits = Bazas para un Schnapser
option-schnapserLimits-432 = El Schnapser tiene cuatro bazas para llegar a 66; tres con un 20 y dos con el 40.
option-schnapserLimits-321 = El Schnapser tiene tres bazas para llegar a 66; dos con un 20 y una con el 40.
option-kontraschnapserLimits = Bazas para un Kontraschnapser
option-kontraschnapserLimits-432 = El Kontraschnapser tiene cuatro bazas para llegar a 66; tres con un 20 y dos con el 40.
option-kontraschnapserLimits-321 = El Kontraschnapser tiene tres bazas para llegar a 66; dos con un 20 y una con el 40.
option-schnapserLateMarriage = Cante tardío en un Schnapser
option-schnapserLateMarriage-loses = Cantar en un Schnapser pierde al momento si no da 66 y agota el límite.
option-schnapserLateMarriage-counts = Cantar en un Schnapser cuenta aunque sea tarde.
option-gangVsZehnergang = Gang o Zehnergang
option-gangVsZehnergang-zehnergang = El Zehnergang supera al Gang.
option-gangVsZehnergang-gang = El Gang supera al Zehnergang.
option-auctionStyle = Subasta
option-auctionStyle-simultaneous = Todos ofrecen a la vez y tapado; se juega el contrato más alto.
option-auctionStyle-ruferFirst = El llamador habla primero; los demás, solo si él pasa.
option-ohneTalonRaisesRank = Sin talón en la subasta
option-ohneTalonRaisesRank-yes = Un contrato sin talón supera también al siguiente más alto.
option-ohneTalonRaisesRank-no = Jugar sin talón da un punto más, pero no supera a un contrato más alto.
option-ohneTalonBonusDoubled = Sin talón y doblar
option-ohneTalonBonusDoubled-yes = El punto por jugar sin talón se dobla con el resto.
option-ohneTalonBonusDoubled-no = El punto por jugar sin talón no se dobla nunca.
option-redealThreeUnters = Tres iguales ({ rank-J })
option-redealThreeUnters-yes = Con tres cartas { rank-J } al principio, el llamador puede pedir nuevo reparto.
option-redealThreeUnters-no = El reparto vale, también con tres cartas { rank-J }.
option-trumpMustHoldCard = Nombrar triunfo
option-trumpMustHoldCard-yes = El llamador nombra un palo del que tiene una carta.
option-trumpMustHoldCard-no = El llamador puede nombrar cualquier palo.
option-knockDeal = Golpear
option-knockDeal-yes = En vez de cortar se puede golpear: entonces se reparte primero el talón.
option-knockDeal-no = Siempre se corta.
option-beatReference = Qué hay que superar
option-beatReference-currentBest = Hay que superar la mejor carta de la baza hasta ese momento.
option-beatReference-ledCard = Hay que superar la carta de salida.
option-mustOvertrump = Triunfar más alto
option-mustOvertrump-yes = Si ya hay un triunfo en la baza, hay que triunfar más alto si se puede.
option-mustOvertrump-no = Si ya hay un triunfo en la baza, vale cualquier otro.
option-bummerlTo = Quién recibe el Bummerl
option-bummerlTo-last = El Bummerl es para quien queda último.
option-bummerlTo-allLosers = Todos los que no ganan reciben un Bummerl.
option-assBettlerCheck = As para el Ass-Bettler
option-assBettlerCheck-bid = El as para el Ass-Bettler tiene que estar en la mano al ofrecerlo.
option-assBettlerCheck-final = El as para el Ass-Bettler tiene que conservarse al descartar.
option-firstTrickOpen = Primera baza
option-firstTrickOpen-yes = La primera baza queda a la vista.
option-firstTrickOpen-no = La primera baza también se tapa.

## En pocas palabras, para elegir perfil

fact-pack-24 = Con nueves, seis en la mano
fact-pack-20 = Veinte cartas, cinco en mano
fact-claimMode-auto = 66 se declara solo
fact-claimMode-manual = 66 lo declaras tú
fact-showScore-own = Tu suma está a la vista
fact-showScore-both = Las dos sumas a la vista
fact-showScore-none = Sin contador a la vista
fact-falseClaimAward-impossible = No hay error al declarar
fact-falseClaimAward-mirror = Declarar mal se paga igual
fact-falseClaimAward-flat2 = Declarar mal cuesta 2
fact-falseClaimAward-twoOrThree = Declarar mal cuesta 2 o 3
fact-peekOwnTricks-yes = Miras tus bazas
fact-peekOwnTricks-no = Sin mirar bazas
fact-peekOppTrick-untilNextLead = Ves la baza hasta la salida
fact-peekOppTrick-first = Su primera baza a la vista
fact-peekOppTrick-none = Sus bazas quedan tapadas
fact-marriageLeadCard-king = Se canta con el rey
fact-marriageLeadCard-either = Se canta con { rank-K } o { rank-Q }
fact-closeMinStock-4 = Se cierra con 4 o más
fact-closeMinStock-2 = Se cierra hasta con 2 cartas
fact-exchangeAtFirstLead-no = Cambio tras la 1.ª baza
fact-exchangeAtFirstLead-yes = Cambio desde el principio
fact-marriageAtFirstLead-no = Cante tras la 1.ª baza
fact-marriageAtFirstLead-yes = Cante desde el principio
fact-exchangeMinStock-4 = Con dos cartas no se cambia
fact-exchangeMinStock-2 = Cambio hasta el final
fact-schneiderDouble-yes = Schneider cuenta doble
fact-schneiderDouble-no = Schneider cuenta uno
fact-revoke-forfeit3 = Renuncio: 3 puntos
fact-revoke-prevent = La carta indebida vuelve
fact-partieBummerl-2 = Partida a dos Bummerl
fact-partieBummerl-3 = Partida a tres Bummerl
fact-partieBummerl-0 = Bummerl tras Bummerl
fact-lastTrickRule-bonus10 = Diez por la última baza
fact-lastTrickRule-scale = Última baza: 1, 2 o 3
fact-lastTrickRule-onePoint = Última baza: un punto
fact-marriageAfterClose-no = Sin cantes tras el cierre
fact-marriageAfterClose-yes = Cantes también tras el cierre
fact-closeTiming-beforeOrAfterDraw = Se cierra antes de robar
fact-closeTiming-fullHandsOnly = Se cierra a manos llenas
fact-closeScoreBasis-atEnd = El cierre vale al final
fact-closeScoreBasis-atClose = El cierre vale al cerrar
fact-count-down7 = De siete a cero
fact-count-up7 = Hasta siete
fact-count-down24 = De 24 a cero
fact-count-up24 = Hasta 24 puntos
fact-auctionStyle-simultaneous = Subasta tapada de contratos
fact-auctionStyle-ruferFirst = El llamador habla primero
fact-allowPlauderer-yes = Con Plauderer
fact-allowPlauderer-no = Sin Plauderer
fact-bummerlTo-last = El Bummerl es del último
fact-bummerlTo-allLosers = Bummerl para los dos

## Las reglas para dos. `$low` es el rango que se cambia; los demás rangos siguen a la baraja de la mesa.

rules-3-1 = Las cartas
rules-3-1-1 = { $pack ->
    [24] Veinticuatro cartas: as, diez, { rank-K }, { rank-Q }, { rank-J } y nueve de cuatro palos.
   *[20] Veinte cartas: as, diez, { rank-K }, { rank-Q } y { rank-J } de cuatro palos.
} Ese es siempre el orden. Un triunfo gana a cualquier carta de otro palo.
rules-3-1-2 = Cada carta vale puntos de carta, 120 en toda la baraja. Quien tiene 66 puede terminar la mano.
rules-3-2 = El reparto
rules-3-2-1 = { $pack ->
    [24] El repartidor da tres cartas a cada uno, primero al rival, y luego otras tres; descubre la decimotercera y pone las once restantes tapadas y cruzadas encima. El mazo tiene doce cartas, contando la descubierta.
   *[20] El repartidor da tres cartas a cada uno, primero al rival, descubre una, da dos más a cada uno y pone las nueve restantes tapadas y cruzadas encima. El mazo tiene diez cartas, contando la descubierta.
}
rules-3-2-2 = El palo de la carta descubierta es el triunfo durante toda la mano. El rival del repartidor es mano y sale a la primera baza.
rules-3-3 = Un turno
rules-3-3-1 = Quien sale puede cambiar, cerrar y cantar, en este orden, y después sale con una carta. Solo la salida es obligatoria, y en cada salida se canta como mucho una vez. Quien ha cantado sale con una carta de la pareja.
rules-3-3-2 = El otro responde con una carta. Gana la baza el triunfo más alto o, si no hay, la carta más alta del palo de salida; quien la gana sale a la siguiente.
rules-3-4 = Qué se puede jugar
rules-3-4-1 = Mientras haya mazo abierto puedes responder con cualquier carta, también en la baza anterior a robar las dos últimas. No hace falta asistir ni fallar.
rules-3-4-2 = Cuando el mazo se agota o se cierra, desde la siguiente salida el juego es obligatorio: hay que asistir. Quien sale es siempre libre.
rules-3-5 = Robar y cambiar
rules-3-5-1 = Después de cada baza roba primero quien la ha ganado y luego el otro. De las dos últimas cartas, el ganador roba la tapada y el perdedor la descubierta.
rules-3-5-2 = Si te toca salir y tienes el triunfo más bajo ({ $low }), puedes cambiarlo por la carta descubierta; los dos veis ambas. Si esa misma carta es la descubierta, nadie puede cambiar.
rules-3-6 = Los cantes
rules-3-6-1 = Las cartas { rank-K } y { rank-Q } de un mismo palo forman pareja: 40 en el triunfo, 20 en otro palo. Quien sale enseña las dos y sale con una.
rules-3-6-2 = Un cante cuenta en cuanto tienes una baza. Sin bazas, espera; si no llegas a ganar ninguna, se pierde.
rules-3-6-3 = Puedes callar. Pero si sales en silencio con una carta de la pareja, ya no la podrás cantar.
rules-3-7 = Cerrar
rules-3-7-1 = Quien sale puede cerrar: pone la carta descubierta boca abajo sobre el mazo. Ya nadie roba ni cambia, desde la siguiente salida el juego es obligatorio, y sales tú.
rules-3-7-2 = Quien cierra promete llegar a 66 con las cartas de su mano. Las cartas del mazo no cuentan para nadie.
rules-3-8 = Declarar 66
rules-3-8-1 = { $claimMode ->
    [auto] La mesa cuenta por los dos. Quien llega a 66 con una baza o con un cante que vale ha ganado en ese momento; no hace falta decir nada.
   *[manual] Con 66 o más puedes declarar: después de ganar una baza o después de un cante que cuenta. La mano termina al momento y se hace el recuento.
}
rules-3-8-2 = { $claimMode ->
    [auto] Los dos no pueden llegar a 66 a la vez: los puntos solo llegan con la baza propia o el cante propio.
   *[manual] Quien pierde una baza no puede declarar después de ella, tenga lo que tenga; no se pierde nada, se puede tras la próxima baza propia. Una declaración correcta gana aunque el otro también tenga 66.
}
rules-3-9 = Cuánto vale una mano
rules-3-9-1 = El ganador recibe 1 punto si el otro tiene 33 puntos de carta o más, 2 si tiene menos pero alguna baza, 3 si no tiene ninguna baza.
rules-3-9-2 = Si quien cerró no { $claimMode ->
    [auto] llega a 66
   *[manual] declara 66
}, el otro recibe 2, o 3 si no tenía bazas al cerrarse. { $claimMode ->
    [auto] Ganar la última baza no le sirve a quien cerró.
   *[manual] Ganar la última baza no le sirve a quien cerró, y tampoco 66 puntos sin declarar.
}
rules-3-10 = Mirar atrás
rules-3-10-1 = Después de la mano todo queda descubierto. Hasta entonces:
rules-3-11 = El Bummerl
rules-3-11-1 = En cada mano solo anota uno. Quien pierde la cuenta recibe un Bummerl, una marca negra.
rules-3-12 = Rendirse
rules-3-12-1 = En tu turno puedes rendir una mano: cuenta como si el otro hubiera declarado bien. Si se rinde quien cerró, ha perdido el cierre.
rules-3-12-2 = También puedes rendir el Bummerl entero. Se pierde con el tanteo que haya.
rules-3-13 = Otras reglas
rules-3-13-1 = Cada opción se puede cambiar mientras todas sean compatibles. Dos cosas solo cambian en bloque: la baraja (con la mano, el reparto y el cambio) y el tanteo.

## Las reglas para tres

rules-7-1 = Puestos y reparto
rules-7-1-1 = Tres personas juegan con veinte cartas. En el sentido del reloj: el repartidor, el llamador (mano) y la mano media. El siguiente en repartir es el llamador.
rules-7-1-2 = Cada uno recibe seis cartas en dos paquetes de tres; dos cartas forman el talón.
rules-7-2 = El triunfo
rules-7-2-1 = El llamador nombra el triunfo tras sus tres primeras cartas. O descubre a ciegas una carta de su segundo paquete: su palo es el triunfo, y la carta se queda en su mano.
rules-7-3 = La subasta
rules-7-3-1 = Cada uno ofrece un contrato o pasa. Se juega el de más valor; entre iguales, primero el que va sin talón y después el más cercano al llamador. Si todos pasan, el llamador juega la partida normal.
rules-7-4 = Los contratos
rules-7-4-1 = Quien juega, juega solo contra los otros dos.
rules-7-5 = El talón
rules-7-5-1 = Quien juega toma el talón sin que los otros lo vean y aparta dos cartas tapadas. Sin talón, el contrato vale un punto más. Lo apartado no cuenta para nadie.
rules-7-6 = Qué se puede jugar
rules-7-6-1 = El juego es obligatorio desde la primera baza: superar en el palo de salida; si no, asistir; si no, fallar con triunfo; si no, descartar.
rules-7-7 = La partida normal
rules-7-7-1 = El llamador necesita 66 puntos de carta o la última baza. Vale 1, 2 o 3, como entre dos. Los cantes cuentan para un bando en cuanto tiene una baza. Si pierde el llamador, anotan los otros dos.
rules-7-8 = Schnapser y Kontraschnapser
rules-7-8-1 = Quien lo juega tiene que ganar todas las bazas y llegar a 66 dentro de un límite.
rules-7-9 = Bettler, Plauderer y Gang
rules-7-9-1 = Bettler y Plauderer no hacen ninguna baza; el Gang, todas. Terminan en cuanto están decididos. Tras la primera baza, la mano del Plauderer queda a la vista.
rules-7-10 = Kontra
rules-7-10-1 = Antes de la primera salida un defensor puede doblar, quien juega redoblar, y un defensor una vez más: por 2, 4 y 8.
rules-7-11 = La partida
rules-7-11-1 = Gana quien va más alto cuando alguien llega a la meta. Los empates se deciden con una mano entre dos. Quien pierde sin puntos es Schneider: dos Bummerl.
rules-7-12 = Otras reglas
rules-7-12-1 = Cada opción se puede cambiar mientras todas sean compatibles.

contracts-goal-noTrick = ninguna baza
contracts-goal-allTricks = todas las bazas
contracts-goal-points = 66 o la última baza
contracts-goal-limit = 66 dentro del límite
contracts-who-rufer = llamador
contracts-who-others = no el llamador
contracts-who-any = cualquiera
contracts-trump-yes = con triunfo
contracts-trump-no = sin triunfo
contracts-name = Contrato
contracts-value = Valor
contracts-who = Quién
contracts-goal = Meta
rules-rank = Carta
rules-points = Puntos de carta
rules-loser = El otro tiene
rules-loser-33 = 33 o más
rules-loser-32 = menos, y alguna baza
rules-loser-0 = ninguna baza
rules-value = Recibes

## Ejemplos: la situación y lo que resulta con cada valor de la opción

example-hand = Tu mano
example-led = Salida
example-turn-up = Descubierta
example-trump = Triunfo: { $suit }
example-stock = { $count } en el mazo
example-closed = cerrado
example-open-any = Quedan dos cartas en el mazo y han salido con { $led }.
example-open-any-any = Puedes jugar cualquier carta, también esta vez.
example-beat = El mazo está cerrado y han salido con { $led }.
example-beat-yes = Puedes superarla con el as, así que tienes que hacerlo.
example-beat-no = Tienes que asistir, con la carta del palo que quieras.
example-trump-duty = El mazo está cerrado y han salido con { $led }. De ese palo no tienes nada.
example-trump-duty-yes = Tienes que fallar con el triunfo; la otra carta se queda.
example-trump-duty-no = Puedes fallar o descartar.
example-exchange-first = Sales a la primera baza y tienes el triunfo más bajo.
example-exchange-first-yes = Puedes cambiarlo por el as en el acto.
example-exchange-first-no = El cambio tiene que esperar a que acabe la primera baza.
example-exchange-nine = Sales a la primera baza y tienes el triunfo más bajo.
example-exchange-nine-yes = Puedes cambiarlo por el as en el acto.
example-exchange-nine-no = El cambio tiene que esperar a que acabe la primera baza.
example-exchange-two = Quedan dos cartas en el mazo, te toca salir y tienes el triunfo más bajo.
example-exchange-two-2 = Puedes cambiar. Quien pierda la próxima baza robará tu carta.
example-exchange-two-4 = Ya es tarde para cambiar.
example-marriage-first = Sales a la primera baza y tienes { rank-K } y { rank-Q } de triunfo.
example-marriage-first-yes = Puedes cantar 40. Cuentan en cuanto tengas una baza.
example-marriage-first-no = Nadie canta antes de que acabe la primera baza.
example-pending = Tus 40 esperan, porque aún no tienes bazas. Salen con { $led } y la ganas con el as.
example-pending-any = Ahora cuentan: 40 y 13 de la baza son 53.
example-lead-card = Has cantado 20 y preferirías guardar el rey.
example-lead-card-either = Puedes salir con la otra carta de la pareja.
example-lead-card-king = Tienes que salir con el rey.
example-close-two = Quedan dos cartas en el mazo y te toca salir.
example-close-two-2 = Puedes cerrar.
example-close-two-4 = Ya es tarde para cerrar.
example-claim-late = Has salido con { $led } y te das cuenta de que tienes 66.
example-claim-late-any = Esta vez es tarde: podrás declarar después de tu próxima baza.
example-claim-nothing = Sales a la primera baza y querrías declarar.
example-claim-nothing-reject = Sin bazas no se puede, y no cuesta nada.
example-claim-nothing-false = Es una declaración falsa.
example-claim-40 = Tienes 27 en bazas y cantas 40. El otro tiene una baza de 21.
example-claim-40-manual = Declaras con 67 y recibes 2 puntos.
example-claim-40-auto = Con 67 has ganado al momento: 2 puntos.
example-close-basis = Cerraste cuando el otro no tenía bazas. Después ganó una de 20; declaras con 68.
example-close-basis-atClose = Recibes 3: cuenta el momento de cerrar.
example-close-basis-atEnd = Recibes 2: cuenta el final.
example-close-lost = Cerraste cuando el otro tenía una baza. Ganas la última con el as y tienes 65.
example-close-lost-manual = Has perdido el cierre. El otro recibe 2.
example-close-lost-auto = Has perdido el cierre. El otro recibe 2.
example-false-claim = Declaras, pero solo tienes 60. El otro tiene 40 en dos bazas.
example-false-claim-twoOrThree = El otro recibe 2.
example-false-claim-mirror = El otro recibe 1, lo que habrías recibido tú.
example-false-claim-flat2 = El otro recibe 2.
example-thirty-three = Declaras con 70; el otro tiene justo 33.
example-thirty-three-any = Recibes 1. Con 32 serían 2.
example-thirty-two = Declaras con 70; el otro tiene 32.
example-thirty-two-any = Recibes 2.
example-last-trick = Nadie ha declarado. Ganas la última baza: 50 para ti y 70 para el otro, que olvidó declarar.
example-last-trick-onePoint = Gana la última baza: 1 punto para ti.
example-last-trick-scale = Gana la última baza: 1 punto para ti, porque el otro tiene 33 o más.
example-last-trick-bonus10 = Con los 10 de la última baza tienes 60 contra 70: 1 punto para el otro.

## ¿Por qué no?

why-exchange = Cambiar
why-close = Cerrar
why-announce = Cantar 20 o 40
why-claim = Declarar 66
why-play = Jugar una carta

## Palabras del juego; al lado, la palabra alemana

term-stock = Mazo
term-stock-de = Talon
term-stock-more = Las cartas para robar, con la descubierta cruzada debajo.
term-turn-up = Carta descubierta
term-turn-up-de = aufgedeckte Karte
term-turn-up-more = La carta abierta del mazo. Indica el triunfo y se roba la última.
term-trump = Triunfo
term-trump-de = Atout
term-trump-more = El palo que gana a los demás.
term-trick = Baza
term-trick-de = Stich
term-trick-more = Una carta de cada uno; se la lleva la mejor.
term-lead = Salida
term-lead-de = Ausspiel
term-lead-more = La primera carta de una baza, y el derecho a jugarla.
term-forehand = Mano
term-forehand-de = Vorhand
term-forehand-more = Quien sale a la primera baza.
term-marriage = Veinte, cuarenta
term-marriage-de = Zwanziger, Vierziger
term-marriage-more = Las cartas { rank-K } y { rank-Q } de un palo, que se cantan por 20, o por 40 en el triunfo.
term-close = Cerrar
term-close-de = Zudrehen
term-close-more = Tapar la carta descubierta y seguir sin robar.
term-claim = Declarar
term-claim-de = Ausmelden
term-claim-more = Decir que tienes 66.
term-card-points = Puntos de carta
term-card-points-de = Augen
term-card-points-more = Lo que valen cartas y cantes dentro de una mano.
term-points = Puntos
term-points-de = Punkte
term-points-more = Lo que vale una mano para el Bummerl: 1, 2 o 3.
term-strict = Juego obligatorio
term-strict-de = Farb- und Stichzwang
term-strict-more = La obligación de asistir, superar y fallar cuando ya no se roba.
term-bummerl = Bummerl
term-bummerl-de = Bummerl
term-bummerl-more = Una cuenta hasta siete, y la marca que recibe quien la pierde.
term-schneider = Schneider
term-schneider-de = Schneider
term-schneider-more = Perder sin un solo punto.

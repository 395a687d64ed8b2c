# La mesa en el navegador. Las claves con `-me` hablan al lector; `{ $card }` y `{ $suit }` se vuelven dibujos.

table-you = Tú
table-computer = Ordenador
table-computer-number = Ordenador { $number }
table-open-seat = sitio libre
table-title = Mesa de { $names }
table-of = Mesa de
table-and = y

# Registro y anuncios
table-lot-drawn = Se saca carta para ver quién reparte primero: { $cards }.
table-lot-again = Empate, así que otra vez: { $cards }.
table-lot-higher = Reparte la carta más alta: reparte primero { $who }.
table-lot-higher-me = Reparte la carta más alta: repartes tú primero.
table-lot-falls = Por sorteo reparte primero { $who }.
table-lot-falls-me = Por sorteo repartes tú primero.
table-deal-number = Mano { $number }.
table-turned-up = Indicador: { $card }.
table-is-to-lead = Sale { $who }.
table-is-to-lead-me = Sales tú.
table-leads = { $who } sale con { $card }.
table-leads-me = Sales con { $card }.
table-plays = { $who } juega { $card }.
table-plays-me = Juegas { $card }.
table-takes = { $who } gana la baza.
table-takes-me = La baza es tuya.
table-draws = Roba { $who }. { $stock ->
    [0] Se acabó el mazo.
    [one] Queda 1.
   *[other] Quedan { $stock }.
  }
table-draws-card = { $who } roba { $card }.
table-draws-card-me = Robas { $card }.
table-draws-turn-up = { $who } se lleva el indicador, { $card }.
table-draws-turn-up-me = Te llevas el indicador, { $card }.
table-exchanges = { $who } cambia: toma { $taken }, queda { $given }.
table-exchanges-me = Cambias: tomas { $taken }, queda { $given }.
table-closes = { $who } cierra. Tenías { $tricks ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $tricks } bazas
  }. Desde ahora hay que asistir y superar.
table-closes-me = Cierras. { $other } tenía { $tricks ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $tricks } bazas
  }. Desde ahora hay que asistir y superar.
table-announces = { $who } canta { $points } en { $suit }.
table-announces-me = Cantas { $points } en { $suit }.
table-claims = { $who } declara 66.
table-claims-me = Declaras 66.
table-revokes = { $who } incumple la obligación con { $card }.
table-revokes-me = Incumples la obligación con { $card }.
table-concedes = { $who } abandona la mano.
table-concedes-me = Abandonas la mano.
table-takes-back = { $who } deshace.
table-takes-back-me = Deshaces.
table-renamed = { $was } se llama ahora { $name }.
table-renamed-me = Ahora te llamas { $name }.
table-hold = Tienes { $cards }.
table-trump-is = Triunfo: { $suit }.
table-your-turn = Te toca.
table-may-play = Puedes jugar { $cards }.
table-may-also = También puedes: { $actions }.
table-prepared-dropped = Ya no es posible: { $card } vuelve a la mano.

# Resultados
table-result-me = Ganas la mano: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
table-result = { $who } gana la mano: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
table-result-both = { $who } ganan la mano: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } cada uno.
table-result-none = Nadie puntúa.
table-bummerl-won-me = Ganas el Bummerl.
table-bummerl-won = { $who } gana el Bummerl.
table-partie-won-me = Ganas la partida.
table-partie-won = { $who } gana la partida.
table-why-claimed = 66 declarado
table-why-falseClaim = 66 declarado con solo { $had }
table-why-lastTrick = Última baza
table-why-morePoints = Más tantos, { $winnerPoints } a { $loserPoints }
table-why-draw = Empate a { $winnerPoints }
table-why-closeWon = Cerró y ganó
table-why-closeFailed = Cerró sin llegar a 66
table-why-closerBeaten = 66 contra quien cerró
table-why-revoked = Renuncio de { $by }
table-why-conceded = Abandono de { $by }
table-why-contractMade = { $contract } ganado
table-why-contractLost = { $contract } perdido
table-why-redeal = Se vuelve a dar
table-why-figure = { $tricks ->
    [0] { $loser }: ninguna baza
   *[other] { $basis ->
      [-1] { $when ->
          [close] bazas al cerrar: { $tricks }
         *[end] bazas: { $tricks }
        }
     *[other] { $loser }: { $basis }
    }
  }{ $when ->
    [close] { $basis ->
        [-1] {""}
       *[other] {" "}al cerrar
      }
   *[end] {""}
  }
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }

# La mesa
table-region = Mesa
table-hand = Tus cartas
table-hand-open = Las cartas de { $who }
table-holds = { $who } tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
table-stock = en el mazo
table-stock-label = Mazo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }, indicador { $card }
table-stock-label-bare = Mazo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
table-stock-gone = sin mazo
table-closed-by = cerrado por { $who }
table-closed-by-me = cerrado por ti
table-trump = triunfo
table-trick = Baza
table-trick-now = En la mesa: { $cards }
table-last-trick = Última baza: { $cards }
table-nothing-played = Aún no hay ninguna carta
table-took = Baza de { $who }
table-took-me = La baza es tuya
table-led-note = { $who } salió con { $card }
table-led-note-me = Saliste con { $card }
table-announced-note = { $who } cantó { $points }
table-tricks = { $tricks ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $tricks } bazas
  }
table-tricks-of = { $who }: { $tricks ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $tricks } bazas
  }
table-look = mirar
table-look-at = Mirar las bazas de { $who }
table-look-at-me = Mirar tus bazas
table-tricks-title = Bazas de { $who }
table-tricks-title-me = Tus bazas
table-own-points = propios
table-dealer = reparte
table-forehand = mano
table-waiting-for = espera a { $who }
table-thinks = está pensando
table-away = ausente
table-present = presente
table-lead-now = Sales tú
table-reply-now = Respondes tú
table-lead-pair = Rey o dama
table-turn-now = Te toca
table-theirs-now = Le toca a { $who }
table-playable = { $card }, se puede jugar
table-playable-trump = { $card }, triunfo, se puede jugar
table-unplayable = { $card }, no se puede jugar
table-unplayable-trump = { $card }, triunfo, no se puede jugar
table-in-hand = { $card }
table-in-hand-trump = { $card }, triunfo
table-prepared = preparada
table-chosen = elegida

# Acciones
table-actions = Lo que puedes hacer además de jugar una carta
table-announce = Cantar
table-announce-label = Cantar { $points } en { $suit }
table-exchange = Cambiar
table-close = Cerrar
table-claim = Declarar
table-claim-label = Declarar 66
table-enough = 66
table-draw = Robar
table-settle = Contar la mano
table-closing = Vas a cerrar el mazo.
table-take-back = Deshacer
table-close-ask = ¿Cerrar el mazo?
table-close-yes = Cerrar
table-claim-ask = ¿Declarar 66? Si tienes menos, puntúa la otra parte.
table-claim-yes = Declarar
table-revoke-ask = { $reason } Con estas reglas puedes jugarla igualmente, pero pierdes la mano por 3 puntos.
table-revoke-yes = Jugarla igualmente
table-revoke-no = Otra carta
table-concede-ask = ¿Abandonar esta mano?
table-concede-yes = Abandonar la mano
table-concedeBummerl-ask = ¿Abandonar todo el Bummerl?
table-concedeBummerl-yes = Abandonar el Bummerl
table-abandon-ask = ¿Deshacer esta mesa para siempre?
table-abandon-yes = Deshacer la mesa
table-cancel = No
table-choose-pair = { $points } en { $suit }: juega rey o dama.
table-let-go = Soltar
table-play-here = Jugar
table-rule = Regla { $number }
table-refused = No se puede: { $reason }
table-stale = La mesa ya había avanzado. Vuelve a mirar.
table-tap-on = Toca para seguir

# Consejo
table-hint = Consejo
table-hint-says = Consejo: { $action }
table-hint-chance = Probabilidad de ganar el Bummerl: { $percent } %.
table-hint-wait = Pensando …
table-undo = Deshacer
table-action-exchange = cambiar
table-action-close = cerrar
table-action-claim = declarar 66
table-action-draw = robar
table-action-settle = contar la mano
table-action-announce = cantar { $points } en { $suit }

# Tanteo
table-score-sheet = Tanteo
table-count-down = de { $start } a 0
table-count-up = de 0 a { $target }
table-deal = Mano
table-start = Inicio
table-bummerls = Bummerls hasta ahora
table-counter = Marcador: { $scores }. Bummerls: { $marks }.
table-to-go = a { $who } le faltan { $count }
table-has = { $who } { $count } de { $target }
table-marks-of = { $who } { $count }
table-log = Últimas jugadas
table-carry = La próxima mano vale { $points } más.
table-deciding = mano decisiva

# Fin de la mano
table-next-deal = Siguiente mano
table-next-bummerl = Siguiente Bummerl
table-waits-ready = Esperando a { $who }
table-all-cards = Todas las cartas
table-stock-was = Mazo
table-card-points = { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
  }
table-show-table = Ver la mesa
table-show-result = Ver el resultado
table-home = Inicio
table-record = Guardar el registro
table-final-score = Tanteo

# Conexión
table-connected = conectado
table-connected-ms = conectado, { $ms } ms
table-connecting = conectando
table-offline = sin conexión
table-offline-for = sin conexión, { $seconds } s
table-lost-title = Sin conexión
table-lost-text = Reintentando. Tu sitio está guardado y nadie juega por ti.
table-try-now = Reintentar ya
table-lost-spoken = Sin conexión, reintentando.
table-back-spoken = Conectado, no falta nada.
table-elsewhere-title = Juegas en otro dispositivo
table-elsewhere-text = Esta mesa está abierta en otro sitio.
table-continue-here = Seguir aquí
table-gone-title = Esta mesa no existe
table-gone-text = Se deshizo, o hay una errata en la dirección.
table-over-title = Esta mesa ha terminado
table-over-text = Aquí ya no se puede jugar.
table-waiting = Esperando a que se siente { $who }

# Barra y menú
table-rules = Reglas de esta mesa
table-text-table = Mesa en texto
table-pack = Cartas
table-pack-is = Baraja: { $pack }. Cambiar
table-sound = Sonido
table-sound-on = El sonido está activado
table-sound-off = El sonido está desactivado
table-more = Más
table-help = Ayuda y teclas
table-settings = Ajustes
table-language = Idioma
table-sheet = Tanteo
table-close-panel = Cerrar
table-menu = Menú
table-level = El ordenador juega
table-softened = Por placer: el renuncio se impide en vez de castigarse.

# Teclas
table-keys-title = Teclas
table-key-hand = por la mano; arriba a las acciones, abajo de vuelta
table-key-play = jugar o pulsar
table-key-numbers = elegir una carta por su lugar
table-key-marriage = el cante que vale más; con Mayús, el otro
table-key-exchange = cambiar
table-key-close = cerrar
table-key-claim = declarar 66
table-key-undo = deshacer
table-key-escape = soltar, cerrar un panel
table-key-tricks = mirar las bazas que puedes mirar
table-key-repeat = repetir el último anuncio
table-key-score = decir el tanteo
table-key-text = mesa en texto
table-key-sound = sonido sí o no
table-key-hint = consejo
table-key-next = siguiente mano
table-key-regions = siguiente zona
table-key-help = esta lista
table-why-not = ¿Por qué no?

# Mesa en texto
table-text-move = Turno
table-text-bummerl = Bummerl
table-text-trump = Triunfo
table-text-stock = Mazo
table-text-tricks = Bazas
table-text-trick = Baza
table-text-last = Última baza
table-text-points = Tantos
table-text-known = Se sabe
table-text-known-of = { $who }: { $cards }
table-text-you-lead = Sales tú.
table-text-you-reply = Respondes tú.
table-text-you-choose = Te toca.
table-text-open = abierto
table-text-turned = indicador { $card }
table-text-also = También puedes
table-text-repeat = Repetir lo último
table-text-over = La mano ha terminado.
table-score-says = { $scores }. Bummerls: { $marks }.
table-none = nada
table-card-worth = { $points }
table-card-worth-trump = triunfo, { $points }

# A tres
table-role-vorhand = Rufer
table-role-mittelhand = segundo
table-role-rueckhand = reparte
table-cuts = { $who } corta.
table-cuts-me = Cortas.
table-knocks = { $who } golpea.
table-knocks-me = Golpeas.
table-names-trump = { $who } elige { $suit } como triunfo.
table-names-trump-me = Eliges { $suit } como triunfo.
table-turns-trump = { $who } descubre { $card } como triunfo.
table-turns-trump-me = Descubres { $card } como triunfo.
table-speaks = { $who } ya ha decidido.
table-passes = { $who } pasa.
table-passes-me = Pasas.
table-bids = { $who } ofrece { $contract }.
table-bids-me = Ofreces { $contract }.
table-plays-contract = { $who } juega { $contract }.
table-plays-contract-me = Juegas { $contract }.
table-without-talon = sin talón
table-takes-talon = { $who } toma el talón.
table-takes-talon-me = Tomas el talón.
table-leaves-talon = { $who } deja el talón.
table-leaves-talon-me = Dejas el talón.
table-lays-away = { $who } aparta dos cartas.
table-lays-away-me = Apartas dos cartas.
table-doubles = { $who } dobla: por { $times }.
table-doubles-me = Doblas: por { $times }.
table-doubles-not = { $who } no dobla.
table-doubles-not-me = No doblas.
table-opens-hand = { $who } descubre su mano.
table-opens-hand-me = Descubres tu mano.
table-redeals = { $who } tiene tres sotas: se vuelve a dar.
table-redeals-me = Tienes tres sotas: se vuelve a dar.
table-talon = Talón
table-talon-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
table-game = Juego
table-others = Los demás
table-key-auction = ofrecer, pasar
table-key-three = apartar, doblar

# Otras personas en la mesa
table-clock-of = Reloj de { $who }: { $time }
table-clock-low = Quedan { $seconds } segundos.
table-late = A { $who } se le ha acabado el tiempo.
table-late-me = Se te ha acabado el tiempo. Aún puedes jugar hasta que los demás decidan.
table-late-claim = Reclamar el Bummerl
table-late-adjourn = Aplazar
table-offer-takeBack = { $who } querría deshacer su última jugada.
table-offer-adjourn = { $who } querría aplazar la partida.
table-offer-annul = { $who } querría terminar sin resultado.
table-offer-waits = Lo has pedido; falta la respuesta.
table-offer-yes = De acuerdo
table-offer-no = Mejor no
table-ask-takeBack = Pedir deshacer
table-ask-adjourn = Pedir aplazar
table-ask-annul = Pedir terminar sin resultado
table-adjourned-title = La mesa está aplazada
table-adjourned-text = Los relojes están parados. Se sigue cuando todos estén listos.
table-go-on = Seguir
table-says = { $who }: { $text }
table-phrase-hello = ¡Hola!
table-phrase-goodLuck = ¡Suerte!
table-phrase-wellPlayed = ¡Bien jugado!
table-phrase-thanks = Gracias.
table-phrase-sorry = ¡Perdona!
table-phrase-oneMoment = Un momento, por favor.
table-phrase-iAmBack = Ya estoy aquí.
table-phrase-rematch = ¿Otra?
table-phrase-goodGame = ¡Buena partida!
table-phrase-bye = ¡Adiós!
table-sits-down = { $who } se sienta.
table-offers-nothing = La propuesta se rechazó.
table-adjourns = La mesa se aplaza.
table-resumes = La mesa sigue.
table-annuls = La mesa termina sin resultado.
table-time-claimed = { $who } reclama el Bummerl por tiempo.

# El terminal: frases de la mesa, palabras que se pueden escribir y lo que dice la orden.
# `who` es `you` (quien lee), `computer` u otra persona; `name` es el nombre de ese jugador.
name-you = Tú
name-computer = el ordenador
lot-drawn = Se saca carta para ver quién reparte primero: { $cards }.
lot-again = Empate, así que otra vez: { $cards }.
lot-card = { $name }: { $card }
lot-higher = Reparte la carta más alta: { $who ->
        [you] repartes tú
       *[other] reparte { $name }
    } primero.
lot-falls = Por sorteo { $who ->
        [you] repartes tú
       *[other] reparte { $name }
    } primero.
event-deal = Mano { $number }.
event-dealer = { $who ->
        [you] Repartes tú
       *[other] Reparte { $name }
    }.
event-turn-up = Se descubre: { $card }. Triunfo: { $suit }.
event-play = { $who ->
        [you] Juegas
       *[other] { $name } juega
    }: { $card }.
event-announce = { $who ->
        [you] Cantas
       *[other] { $name } canta
    } { $points } en { $suit }.
event-trick = { $who ->
        [you] Baza tuya
        [computer] Baza del ordenador
       *[other] Baza de { $name }
    }: { $cards }.
event-draw = { $who ->
        [you] Robas
       *[other] { $name } roba
    }: { $card }.
event-draw-hidden = { $name } roba una carta.
event-draw-turn-up = { $who ->
        [you] Robas la carta descubierta
       *[other] { $name } roba la carta descubierta
    }: { $card }.
event-stock = { $stock ->
        [0] Se acabó el mazo: ahora hay que asistir.
       *[other] Quedan { $stock } cartas en el mazo.
    }
event-exchange = { $who ->
        [you] Cambias
       *[other] { $name } cambia
    }: { $given } por { $taken }.
event-close = { $who ->
        [you] Cierras
       *[other] { $name } cierra
    } el mazo. Desde ahora hay que asistir.
event-claim = { $who ->
        [you] Declaras
       *[other] { $name } declara
    } 66.
event-revoke = { $who ->
        [you] Juegas
       *[other] { $name } juega
    } { $card }, contra la obligación de asistir, superar o fallar. Con eso acaba la mano.
outcome-claimed = { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } 66 cumplidos, con { $points } puntos de carta.
outcome-falseClaim = { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } solo { $points } puntos de carta: declaración falsa.
outcome-lastTrick = Nadie declaró 66; { $who ->
        [you] tienes
       *[other] { $name } tiene
    } la última baza.
outcome-morePoints = Nadie declaró 66; { $who ->
        [you] tienes
       *[other] { $name } tiene
    } más: { $points } puntos de carta.
outcome-draw = Empate: nadie apunta nada.
outcome-closeWon = { $who ->
        [you] Cerraste y tienes
       *[other] { $name } cerró y tiene
    } 66, con { $points } puntos de carta.
outcome-closeFailed = { $who ->
        [you] Cerraste y no llegaste
       *[other] { $name } cerró y no llegó
    } a declarar 66.
outcome-closerBeaten = { $who ->
        [you] Llegaste
       *[other] { $name } llegó
    } antes a 66 que quien cerró, con { $points } puntos de carta.
outcome-revoked = { $who ->
        [you] Incumpliste
       *[other] { $name } incumplió
    } la obligación de asistir, superar o fallar.
outcome-conceded = { $who ->
        [you] Abandonaste
       *[other] { $name } abandonó
    } la mano.
basis-no-trick = La otra parte no tenía ninguna baza.
basis-no-trick-at-close = Al cerrar, la otra parte no tenía ninguna baza.
basis-tricks-at-close = Al cerrar, la otra parte ya tenía una baza.
basis-points = La otra parte tenía { $points } puntos de carta.
basis-points-at-close = Al cerrar, la otra parte tenía { $points } puntos de carta.
outcome-carry = { $carry ->
        [one] Se suma un punto de la mano empatada anterior.
       *[other] Se suman { $carry } puntos de las manos empatadas anteriores.
    }
outcome-points = { $points ->
        [one] Un punto de partida
       *[other] { $points } puntos de partida
    } para { $who ->
        [you] ti
       *[other] { $name }
    }.
score-part = { $name } { $score }
score-line = Marcador: { $scores }.
event-bummerl = { $who ->
        [you] Ganas
       *[other] { $name } gana
    } el Bummerl.
event-bummerl-marks = Bummerl anotados: { $marks }.
event-schneider = Quien pierde sigue donde empezó: Schneider, cuenta doble.
event-partie = { $who ->
        [you] Ganas
       *[other] { $name } gana
    } la Partie.
event-concede-bummerl = { $who ->
        [you] Abandonas
       *[other] { $name } abandona
    } el Bummerl.

# Palabras que se pueden escribir, en minúsculas, separadas por espacios; las inglesas valen siempre.
words-suit-S = picas pica espadas hojas
words-suit-H = corazones corazon
words-suit-D = diamantes diamante cascabeles
words-suit-C = tréboles trébol bellotas
words-rank-A = as
words-rank-T = diez
words-rank-K = rey
words-rank-Q = dama reina ober
words-rank-J = sota jota unter
words-rank-9 = nueve
words-filler = de el la del juego jugar salgo salir
words-announce = cantar canto cante
words-exchange = cambiar cambio
words-close = cerrar cierro
words-claim = declarar declaro
words-settle = liquidar contar
words-draw = robar robo
words-concede = abandonar rendirse
words-bummerl = bummerl
words-help = ayuda
words-rules = reglas
words-undo = deshacer
words-score = marcador puntos
words-look = mirar bazas
words-table = mesa mano
words-quit = fin acabar
words-yes = sí s

# Respuestas a lo escrito.
typed-unknown = No entiendo «{ $text }». Escribe ayuda para ver qué se puede hacer.
typed-which-marriage = ¿Qué palo? Escríbelo también, por ejemplo +h.
typed-no-marriage = Ahora no puedes cantar nada.
typed-wrong-value = Ese cante vale { $value }.
undo-done = Deshecho.
undo-nothing = No hay nada que deshacer: lo jugado, jugado está.
look-forbidden = Estas reglas no permiten mirar bazas anteriores. (§3.10)
look-nothing = Ahora no hay ninguna baza que puedas mirar. (§3.10)
score-empty = Todavía no hay nada apuntado.
score-row = Mano { $number }: { $reasons } { $scores }.

# Preguntas.
ask-turn = Te toca
ask-claim = Falta la respuesta: Intro, o declarar
ask-next = Intro para la mano siguiente
ask-more = Intro para seguir
ask-confirm = { $what } ¿Sí o no?
confirm-close = ¿Cerrar el mazo?
confirm-claim = ¿Declarar 66? Si tienes menos, pierdes la mano.
confirm-settle = ¿Liquidar la mano sin declarar?
confirm-concede = ¿Abandonar esta mano?
confirm-concedeBummerl = ¿Abandonar todo el Bummerl?
confirm-revoke = { $why } Con estas reglas, jugarla igualmente te hace perder la mano. ¿Jugarla?
confirm-card = ¿Jugar { $card }?
confirm-no = Pues no.

# Lo que hay en la mesa.
title = Schnapsen
view-rules = Reglas: { $rules }.
view-prevent = Aquí no se admite una carta indebida. Con --tournament cuesta la mano, como dicen las reglas { $rules }.
view-opponent = Rival: el ordenador, nivel { $level }.
view-hand = Tu mano: { $cards }.
view-hand-card = { $number }, { $card }
view-table = En la mesa: { $cards }.
view-trump = Triunfo: { $suit }.
view-turn-up = Descubierta está { $card }; { $stock } cartas en el mazo.
view-closed = { $who ->
        [you] Has cerrado el mazo.
       *[other] { $name } ha cerrado el mazo.
    }
view-tricks = Bazas: { $scores }.
view-points = { $who ->
        [you] Tienes { $points } puntos de carta.
       *[other] { $name } tiene { $points } puntos de carta.
    }
view-pending = { $who ->
        [you] Tu cante espera tu primera baza.
        [computer] El cante del ordenador espera su primera baza.
       *[other] El cante de { $name } espera la primera baza.
    }
view-trick = { $who ->
        [you] Baza tuya
        [computer] Baza del ordenador
       *[other] Baza de { $name }
    }: { $cards }
label-stock = mazo
label-trump = triunfo
label-tricks = { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }
label-points = { $points } puntos de carta
label-closed = cerrado
label-deal = mano { $number }

# Lo que se puede hacer ahora.
hint-any = Puedes jugar cualquier carta: escribe su número o su nombre, por ejemplo { $example }.
hint-only = Puedes jugar: { $cards }.
hint-announce = +{ $code } canta { $points } en { $suit }.
hint-exchange = cambiar te da la carta descubierta por tu triunfo más bajo.
hint-close = cerrar cierra el mazo.
hint-claim = declarar declara 66.
hint-settle = liquidar puntúa la mano.
hint-draw = robar, o solo Intro, completa las manos.
hint-undo = deshacer retira lo último que has dicho.
help-lines = Una carta: su número, su código (qh, 10s) o su nombre (dama de corazones).
    +h o 20 corazones canta el rey y la dama de corazones; qh+ canta y sale con la dama.
    cambiar, cerrar, declarar, robar, liquidar: cuando se puede.
    deshacer: retira lo que has dicho mientras no hayas salido.
    mesa: dice otra vez lo que hay en la mesa. mirar: las bazas que puedes mirar.
    marcador: los puntos apuntados. reglas: las reglas de esta mesa.
    abandonar: abandona la mano; abandonar bummerl: lo abandona todo.
    fin: termina; el Bummerl se puede continuar después.
bye = Hasta la vista.
bye-resume = El Bummerl queda guardado. Así se continúa: { $command }
bye-seed = Las mismas cartas otra vez: { $command }
bye-replay = Para repasarlo: { $command }
resumed = El Bummerl continúa.
resume-none = En { $folder } no hay ningún Bummerl empezado.
resume-broken = Este Bummerl guardado no se puede leer: { $file }. { $why }
computer-thinks = El ordenador está pensando …
replay-hand = Mano de { $name }: { $cards }.
replay-points = Puntos de carta: { $scores }.
replay-where = Mano { $deal }, jugada { $move }

# Dreierschnapsen, tal como lo cuenta el repaso.
outcome-contractMade = { $who ->
        [you] Has
       *[other] { $name } ha
    } cumplido el contrato: { $contract }.
outcome-contractLost = { $who ->
        [you] Has
       *[other] { $name } ha
    } perdido el contrato: { $contract }.
outcome-redeal = Se reparte de nuevo.

# Lo que queda descubierto tras la mano.
event-left = { $who ->
        [you] Te quedan
        [computer] Al ordenador le quedan
       *[other] A { $name } le quedan
    }: { $cards }.
event-stock-left = En el mazo quedaban: { $cards }.

# En la mesa de tres.
words-cut = cortar corto
words-knock = golpear golpeo
words-trump = triunfo
words-blind = ciega
words-redeal = nuevo
words-bid = apuesto
words-pass = paso
words-takeTalon = tomar
words-ohneTalon = sin
words-discard = descartar descarto
words-spritzen = doblar doblo
words-contracts = contratos
typed-which-contract = ¿Cuál: { $contracts }?
typed-two-cards = Nombra exactamente dos cartas, por ejemplo: descartar 3 5.
contract-without = { $contract } sin talón
role-vorhand = mano
role-mittelhand = mano media
role-rueckhand = repartidor
event-cut = { $who ->
        [you] Cortas
       *[other] { $name } corta
    }.
event-knock = { $who ->
        [you] Golpeas
       *[other] { $name } golpea
    }.
event-packet = { $who ->
        [you] Recibes
       *[other] { $name } recibe
    }: { $cards }.
event-trump = { $who ->
        [you] Llamas triunfo
       *[other] { $name } llama triunfo
    }: { $suit }.
event-trump-blind = { $who ->
        [you] Descubres
       *[other] { $name } descubre
    } { $card }: triunfo, { $suit }.
event-redeal = { $who ->
        [you] Enseñas
       *[other] { $name } enseña
    } tres Unter: { $cards }.
event-spoken = { $name } ha hablado.
event-pass = { $who ->
        [you] Pasas
       *[other] { $name } pasa
    }.
event-bid = { $who ->
        [you] Ofreces
       *[other] { $name } ofrece
    }: { $contract }.
event-declarer = { $who ->
        [you] Juegas solo
       *[other] { $name } juega en solitario
    }: { $contract }.
event-talon = { $name } toma el talón.
event-talon-seen = { $who ->
        [you] Tomas el talón
       *[other] { $name } toma el talón
    }: { $cards }.
event-talon-left = { $who ->
        [you] Juegas
       *[other] { $name } juega
    } sin el talón.
event-discard = { $name } descarta dos cartas.
event-discard-seen = { $who ->
        [you] Descartas
       *[other] { $name } descarta
    }: { $cards }.
event-double = { $who ->
        [you] Doblas
       *[other] { $name } dobla
    }: todo vale por { $times }.
event-no-double = { $who ->
        [you] No doblas
       *[other] { $name } no dobla
    }.
event-open-hand = { $who ->
        [you] Descubres tu mano
       *[other] { $name } descubre su mano
    }: { $cards }.
view-opponents = Rivales: { $names }, ambos el ordenador, nivel { $level }.
view-role = { $who ->
        [you] Eres
       *[other] { $name } es
    } { $role }.
view-declarer = { $who ->
        [you] Juegas
       *[other] { $name } juega
    } { $contract } contra dos.
view-times = Todo vale por { $times }.
view-played = { $name }: { $card }
view-open-hand = Mano descubierta: { $cards }.
view-sits-out = En esta mano no juegas.
label-talon = talón
label-times = ×{ $times }
hint-cut = cortar o golpear: así se reparte.
hint-trump = triunfo y un palo: así llamas ({ $suits }).
hint-blind = ciega: decide una carta de tu segundo paquete.
hint-redeal = nuevo: tres Unter, se reparte otra vez.
hint-bid = Un contrato por su nombre ({ $contracts }), con «sin» se deja el talón; contratos los explica.
hint-pass = paso: no ofreces nada.
hint-pass-double = paso: no doblas.
hint-talon = tomar el talón, o sin: un punto más.
hint-discard = descartar y dos cartas, por ejemplo: descartar 3 5.
hint-spritzen = doblar: todo vale el doble.
contract-line = { $contract }, { $value } puntos: { $goal }.
contract-closed = { $line } No para ti: { $why }
contracts-none = Ahora no hay nada que ofrecer.
confirm-bid = ¿Ofrecer { $contract }?
computer-prepares = Se está preparando el motor. En un ordenador nuevo tarda unos minutos, una sola vez.

# Las ayudas de las órdenes para jugadores y lo que dice `bummerl verify`.
play-about = Juega un Bummerl entero contra el ordenador, en el terminal.
play-profile = las reglas
play-option = cambiar una opción de las reglas; se puede repetir
play-tournament = una carta indebida cuesta la mano donde lo dicen las reglas
play-level = cómo de bien juega el ordenador
play-lang = idioma de la mesa
play-seed = la misma semilla reparte las mismas cartas
play-plain = solo frases: para un lector de pantalla o un registro
play-confirm = preguntar antes de cada carta
play-speed = cuánto tiempo queda a la vista una baza
play-data = dónde se guarda el Bummerl (BUMMERL_DATA; si no, ./data)
play-resume = seguir con el último Bummerl guardado, o con este
serve-about = Abre la mesa en el navegador. Se para con Ctrl-C; las partidas quedan en la carpeta de datos.
serve-host = dirección en la que escucha (por defecto: solo esta máquina)
serve-port = puerto; 0 toma uno libre (por defecto: 8066)
serve-data = carpeta de las partidas (por defecto: $BUMMERL_DATA o ./data)
serve-pace = tiempo mínimo que piensa el ordenador, en ms (por defecto: 800)
serve-open = mostrar la página en el navegador
replay-about = Comprueba un registro jugada a jugada y la lee como la leería una persona.
replay-file = un registro (docs/notation.md), - para la entrada estándar
replay-json = mostrar cada paso como datos
replay-lang = idioma de las frases
verify-about = Comprueba que se barajó como dice docs/fairness.md y que se jugó según las reglas.
verify-record = archivo de un registro, o - para la entrada estándar
verify-lang = idioma de la respuesta
verify-server = el servidor
verify-seat = el puesto { $seat }
verify-deal = mano { $number }
verify-dealer = primer repartidor
verify-fair = limpia: las cartas salen de los secretos y los secretos corresponden a sus anclas
verify-fair-dealer = limpio: sale de los secretos y los secretos corresponden a sus anclas
verify-notCounted = { $who } no mostró nada a tiempo y no añadió nada
verify-noLinks = no hay secretos en el registro: nada que comprobar
verify-wrongLink = el secreto que mostró { $who } no corresponde a su ancla
verify-wrongPack = de los secretos salen otras cartas que las repartidas
verify-wrongDealer = de los secretos sale otro primer repartidor
verify-all = { $fair } de { $deals } manos limpias según todos los secretos
verify-not = este registro no se demuestra a sí mismo

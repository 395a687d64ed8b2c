# Las páginas alrededor de la mesa.

pages-unknown-error = El servidor lo ha rechazado con un motivo que esta página no conoce: { $code }.
pages-just-now = ahora mismo
pages-offline = Sin conexión con el servidor.
pages-offline-more = ¿Sigue en marcha? Tus partidas abiertas están guardadas; no se pierde nada.
pages-try-again = Intentar de nuevo
pages-not-found = Aquí no hay nada.
pages-not-found-more = La dirección no lleva a ninguna parte. Quizá falte una letra.
pages-to-home = Ir al inicio
pages-title-home = Schnapsen con tus reglas
pages-skip = Saltar al contenido
pages-language = Idioma
pages-nav = Páginas
pages-rules = Reglas
pages-profiles = Perfiles de reglas
pages-settings = Ajustes
pages-about = Acerca de
pages-accessibility = Accesibilidad

## Inicio

home-title = La mesa ya está puesta.
home-lead = Schnapsen con las reglas de tu casa. Juega una carta y empieza la partida: sin cuenta, sin anuncios, sin fichas.
home-level = Nivel del ordenador
home-play = Jugar contra el ordenador
home-opening = Repartiendo…
home-me = Tú
home-rival = Rival
home-fair = El ordenador no ve tus cartas.
home-stage = Una mesa que te espera
home-spot = Sales tú: lleva una carta aquí
home-spot-reply = Te toca: lleva una carta aquí
home-spot-three = Siéntate: cortar y nombrar triunfo
home-spot-wait = Sale el ordenador
home-card = Salir con { $card }
home-card-reply = Jugar { $card }
home-stock = { $count } cartas en el mazo
home-turn-up = Descubierta: { $card }
home-profiles = ¿Con qué reglas?
home-profiles-more = La elección vale hasta que la cambies.
home-compare = Comparar todas las opciones
home-change = Cambiar reglas sueltas
home-own = Tus propias reglas
home-games = Partidas abiertas
home-games-none = No hay partidas abiertas. La próxima está a una carta.
home-resume = Continuar
home-abandon = Abandonar
home-abandon-sure = ¿Abandonar esta partida para siempre?
home-abandon-yes = Sí, abandonar
home-abandon-no = Conservarla
home-abandoned = La partida está cerrada.
home-game-with = Con { $name }
home-game-computer = Contra el ordenador, { $level }
home-game-waiting = Esperando a que alguien se siente
home-game-score = { $score }, mano { $deal }
home-game-turn = te toca
home-open-source = Código abierto, licencia MIT

level-beginner = Novato
level-beginner-more = Juega con reglas sencillas y solo cierra lo que parece seguro.
level-casual = Aficionado
level-casual-more = Tiene olfato para las cartas, pero solo recuerda la última baza.
level-club = De club
level-club-more = Cuenta todas las cartas y juega por experiencia.
level-strong = Fuerte
level-strong-more = Piensa varias continuaciones antes de cada carta.
level-expert = Experto
level-expert-more = Lo piensa todo y juega por el Bummerl, no por la baza.

## Perfiles

profiles-title = Perfiles de reglas
profiles-lead = Elige cómo se juega la próxima partida. Cada frase sale de las propias reglas, así que no puede decir otra cosa que lo que hace la mesa.
profiles-choose = Elige un perfil
profiles-expert = Cambiar reglas sueltas
profiles-expert-more = Cada regla con sus posibilidades. Lo que se aparta del perfil está marcado.
profiles-changed = { $count ->
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
}
profiles-marked = cambiada
profiles-reset = Volver a { $name }
profiles-use = Jugar con estas reglas
profiles-text = Como texto
profiles-text-more = Las mismas reglas en una línea, para el terminal y para compartirlas.
profiles-copy = Copiar
profiles-copied = Copiado
profiles-inconsistent = Estas dos reglas no son compatibles:
profiles-inconsistent-more = Cambia una de ellas. Hasta entonces valen las últimas reglas compatibles.
profiles-pleasure = En una mesa amistosa la carta indebida vuelve a la mano en vez de costar la mano entera. Con rigor de torneo se mantiene el castigo.
profiles-strict = Rigor de torneo
profiles-strict-more = Una carta indebida cuesta la mano; sin pistas y sin volver atrás.
profiles-to-compare = Comparar con otro perfil
profiles-to-rules = Leer estas reglas enteras

compare-title = Dos perfiles cara a cara
compare-left = Primer perfil
compare-right = Segundo perfil
compare-differences = { $count ->
    [0] Ninguna diferencia.
    [one] Una diferencia.
   *[other] { $count } diferencias.
}
compare-only = Solo las diferencias
compare-option = Regla
compare-differs = distinto
compare-same = igual
compare-swap = Intercambiar
compare-none = Nada cambia: los dos juegan con las mismas reglas.
compare-other-game = Son dos juegos distintos; solo se compara lo que ambos tienen.

## Ayuda de reglas

rules-title = Las reglas
rules-lead = Estas son las reglas de «{ $name }», hechas a partir del perfil. Los números son los que nombra la mesa cuando algo no se puede.
rules-profile = Reglas de
rules-contents = Contenido
rules-example = Ejemplo
rules-terms = Palabras del juego
rules-why = ¿Por qué no?
rules-why-lead = Además de jugar cartas se pueden hacer cinco cosas. Cada una tiene su momento; si falta un botón o está gris, vale uno de estos motivos.

## Ajustes

settings-title = Ajustes
settings-lead = Se guardan solo en este navegador. No cambian nada de las reglas.
settings-look = Aspecto
settings-theme = Colores
settings-theme-auto = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-pack = Baraja
settings-pack-french = Francesa
settings-pack-german = Alemana doble
settings-pack-tournament = De torneo, con ambas marcas
settings-fourColours = Cuatro colores para los palos
settings-fourColours-more = Diamantes en azul y tréboles en verde.
settings-bigIndex = Marcas grandes en la esquina
settings-handOrder = Orden de la mano
settings-handOrder-suit = Por palos
settings-handOrder-rank = Por valor
settings-handOrder-dealt = Como se reparte
settings-textTable = Mesa de texto junto a la imagen
settings-textTable-more = La partida entera en palabras y botones; para lectores de pantalla y para quien la prefiera.
settings-motion = Movimiento y sonido
settings-speed = Velocidad
settings-speed-tap = Hasta que toque
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-off = Sin movimiento
settings-sound = Sonido
settings-turnSound = Un golpe cuando me toca
settings-input = Jugar
settings-confirmPlay = Tocar dos veces para jugar una carta
settings-confirmClose = Preguntar antes de cerrar
settings-confirmClose-more = Si no, tienes dos segundos para volver atrás.
settings-confirmClaim = Preguntar antes de declarar 66
settings-keys = Teclas de una letra en la mesa
settings-auto = Que se haga solo
settings-auto-more = Desactivado en partidas puntuadas.
settings-autoLastCard = Jugar la última carta cuando no hay elección
settings-autoAnnounce = Cantar cuando salgo con una carta de la pareja
settings-autoClaim = Declarar 66 en cuanto los tenga seguro
settings-autoPass = No doblar nunca: pasar cuando se pregunte
settings-name = Tu nombre en la mesa
settings-name-more = Déjalo vacío para llamarte «Tú».
settings-close = Cerrar
settings-reset = Todos los ajustes como al principio

## Acerca de

about-title = Acerca de Bummerl
about-fair = Con toda franqueza
about-fair-1 = Bummerl es código abierto con licencia MIT. Sin anuncios, sin fichas y sin seguimiento, y nadie necesita una cuenta; la página no carga nada de nadie más.
about-fair-2 = El ordenador recibe exactamente lo que vería una persona en su sitio. El mismo programa que comprueba tus jugadas comprueba las suyas.
about-fair-3 = El idioma, los ajustes y la llave de tus partidas abiertas se guardan en este navegador y en ningún otro sitio.
about-fair-4 = Cada mano se baraja con secretos de todos los que juegan y del servidor, prometidos antes y mostrados después. En el repaso de una mano terminada, «Comprobar la mezcla» repite la cuenta en tu propio navegador y dice qué demuestra y qué no.
about-accessibility = Accesibilidad
about-accessibility-1 = Toda la partida se puede jugar solo con el teclado y con un lector de pantalla. La mesa de texto muestra lo mismo que la imagen, como texto y botones de verdad; cada suceso se lee en voz alta.
about-accessibility-2 = Los colores cumplen el contraste de WCAG 2.2 AA en claro y en oscuro. Los palos se distinguen por su forma y, con cuatro colores, también para quien ve los colores de otra manera. Nada se dice solo con color.
about-accessibility-3 = El movimiento sigue lo que pide tu sistema y se puede apagar. Contra el ordenador no hay límite de tiempo.
about-accessibility-4 = Si algo te estorba, es un error y queremos saberlo.
about-install = Como aplicación
about-install-1 = Tu navegador puede instalar Bummerl («Instalar aplicación» o «Añadir a pantalla de inicio»). Sin conexión, lo dice; para jugar hace falta el servidor.

## Personas

people-title = Con personas
people-lead = Basta un enlace, nadie necesita cuenta.
people-invite = Invitar a un amigo
people-pair = Buscar rival
people-pair-more = Con alguien que quiera exactamente estas reglas.
people-terms = Apuesta, reloj, puntuación
people-stake = Apuesta
people-stake-more = Puntos o palabras, como «un café». Nunca dinero.
people-clock = Reloj
people-clock-none = sin reloj
people-clock-live = rápido: 20 segundos por jugada y 3 minutos de reserva
people-clock-slow = lento: un día por jugada
people-clock-other = { $move } s por jugada, { $reserve } s de reserva
people-listed = Mostrar la mesa en la lista de abajo
people-rated = Puntuada: sin pistas y sin volver atrás libremente
people-lobby = Mesas abiertas
people-lobby-none = No espera nadie. Podrías empezar tú.
people-sit = Sentarse
people-sit-with = Sentarse con { $name }
people-somebody = Alguien
people-wait-title = Esperando compañía
people-wait-text = Envía este enlace. Se reparte en cuanto { $count ->
    [one] alguien se siente
   *[other] se sienten { $count } personas
}.
people-link = Enlace de esta mesa
people-copy = Copiar el enlace
people-copied = Copiado
people-share = Compartir
people-meanwhile = Jugar mientras contra el ordenador
people-give-up = Dejar esta mesa
people-asked = { $name } te invita a la mesa
people-asked-text = Mira las reglas. En cuanto te sientes, se reparte.
people-rules = Reglas
people-strict = con rigor de torneo
people-name = Tu nombre
people-watch = Solo mirar

## Repaso de una mano terminada

review-title = Repaso
review-open = Repasar esta mano
review-working = Repasando la mano…
review-preparing = El motor se está preparando…
review-you = Tú
review-rival = Ordenador
review-won = Has ganado { $points } y van { $score }
review-lost = { $name } ha ganado { $points } y van { $score }
review-drawn = No ha ganado nadie y van { $score }
review-deal = Mano { $deal }
review-cost = { $name }, { $slips ->
    [0] ningún error
    [one] un error
   *[other] { $slips } errores
}
review-luck-of = suerte de las cartas
review-to-table = A la mesa
review-previous = La mano anterior
review-next = La mano siguiente
review-record = Guardar el registro
review-chart = Tu probabilidad de ganar este Bummerl, en por ciento
review-legend = lleno: más de 50, rayado: menos, ◆ momentos clave
review-chart-said = Tu probabilidad de ganar el Bummerl pasó de { $from } a { $to } por ciento. La lista de abajo dice cómo.
review-turning = Momento clave { $number }
review-actions = Todas las acciones
review-actions-more = coste en puntos de probabilidad y tu probabilidad
review-best = lo mejor
review-better = mejor: { $action }
review-luck = { $points } de suerte
review-drew = { $who ->
    [me] Robas
   *[other] { $name } roba
}: { $card }
review-could = Qué podías hacer
review-could-other = Qué podía hacer { $name }
review-had = { $who ->
    [me] Tienes
   *[other] { $name } tiene
} { $points } puntos de carta, { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}.
review-other-had = { $who ->
    [me] Tienes
   *[other] { $name } tiene
} { $points } y { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}.
review-action = Acción
review-chance = Probabilidad de ganar el Bummerl
review-is-best = lo mejor
review-is-done = lo jugado
review-mine-note = Calculado con lo que podías saber en ese momento, no con las cartas tapadas.
review-theirs-note = Calculado con lo que { $name } podía saber en ese momento. Las probabilidades son las de { $name }.
review-how = El coste es la probabilidad de la mejor acción menos la de la jugada, en puntos de probabilidad de ganar el Bummerl. El principio más la suerte, menos tus costes, más los del otro, da el final.
review-announce = cantar { $points } en { $suit }
review-exchange = cambiar
review-close = cerrar
review-claim = declarar 66
review-draw = robar
review-settle = contar
review-concede = rendirse
review-did-lead = { $who ->
    [me] Sales
   *[other] { $name } sale
} con { $card }
review-did-reply = { $who ->
    [me] Respondes
   *[other] { $name } responde
} con { $card }
review-did-announce = { $who ->
    [me] Cantas
   *[other] { $name } canta
} { $points } en { $suit }
review-did-exchange = { $who ->
    [me] Cambias
   *[other] { $name } cambia
} el triunfo
review-did-close = { $who ->
    [me] Cierras
   *[other] { $name } cierra
}
review-did-claim = { $who ->
    [me] Declaras
   *[other] { $name } declara
} 66
review-did-draw = { $who ->
    [me] Robas
   *[other] { $name } roba
}
review-did-settle = Se hace el recuento
review-did-concede = { $who ->
    [me] Te rindes
   *[other] { $name } se rinde
}

## Lo que el servidor rechaza

error-badMessage = El servidor no ha entendido esta petición.
error-tooLarge = Es demasiado largo.
error-tooMany = Ha sido demasiado de golpe. Espera un momento.
error-helloFirst = La conexión tiene que presentarse primero.
error-notSeated = No estás sentado a esta mesa.
error-notWatchable = Esta mesa no admite espectadores.
error-stale = La mesa ya había avanzado. Vuelve a mirar.
error-commandIdReused = Esta petición ha llegado dos veces con contenido distinto.
error-tableOver = Esta mesa está cerrada.
error-tableWaiting = Primero tiene que sentarse alguien.
error-adjourned = La partida está aplazada.
error-notBetweenDeals = Eso solo se puede entre dos manos.
error-alreadyReady = Ya has dicho que sigues.
error-takeBackOff = En esta mesa no se vuelve atrás.
error-nothingToTakeBack = No hay nada que deshacer.
error-seenTooMuch = Demasiado tarde: desde entonces se ha visto una carta tapada.
error-offerOpen = Ya hay una pregunta pendiente.
error-noOffer = Nadie ha preguntado nada.
error-noLinkDue = La mezcla no necesita nada tuyo ahora.
error-wrongLink = Esto no encaja con lo prometido para la mezcla.
error-nobodyToAsk = No hay a quién preguntar.
error-nobodyLate = A nadie se le ha acabado el tiempo.
error-noBummerl = No hay ningún Bummerl en juego.
error-clockNotRunning = El reloj no está en marcha.
error-unknownPhrase = Esa frase no existe.
error-freeTextOff = En esta mesa se habla con frases hechas hasta que todos quieran más.
error-helpOff = En esta mesa no hay pistas.
error-noHintNow = Ahora no hay nada que aconsejar.
error-levelUnknown = Ese nivel del ordenador no existe.
error-noSuchSeat = Ese sitio no existe.
error-seatTaken = Alguien ha sido más rápido: el sitio está ocupado.
error-alreadySeated = Ya estás sentado a esta mesa.
error-wrongPeople = El número de personas no encaja con el juego.
error-notAgainstPeople = Eso solo se puede contra el ordenador.
error-concedeFirst = Primero ríndete en el Bummerl.
error-noSuchTable = Esa mesa no existe, o ya no.
error-badToken = La llave de este navegador no sirve.
error-tooManyTables = Tienes demasiadas partidas abiertas. Termina una o abandónala.
error-wrongLogin = El nombre o la contraseña no es correcto.
error-badName = Un nombre tiene de 2 a 24 caracteres, todos de una misma escritura.
error-nameTaken = Alguien ya tiene ese nombre. Si es el tuyo, entra primero.
error-hasName = Ya tienes un nombre.
error-weakPassword = La contraseña necesita al menos { $length } caracteres y no puede ser tu nombre.
error-noSession = Esa sesión ya no existe.
error-busy = El servidor está ocupado. Enseguida estará listo.
error-notFound = Aquí no hay nada.
error-recordNotYet = En esta mesa aún no ha terminado ninguna mano.
error-notScored = Esta mano terminó sin resultado.
error-internal = Algo ha fallado en el servidor. Tu partida está guardada.

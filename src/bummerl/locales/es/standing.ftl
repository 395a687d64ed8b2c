# Clasificación, partidas, libreta de deudas y la suerte con las cartas.

standing-nav = Clasificación
standing-pages = Clasificación
standing-ratings = Clasificación
standing-mine = Mis partidas
standing-ledger = Libreta
standing-luck = Tus cartas
standing-page = Página { $page } de { $pages }
standing-newer = Atrás
standing-older = Más
standing-loading = Un momento …
standing-name = Elegir un nombre

ratings-title = Clasificación
ratings-lead = Una lista por cada reglamento. Solo cuentan los Bummerl puntuados entre personas, nunca el ordenador.
ratings-search = Buscar un nombre
ratings-search-do = Buscar
ratings-search-end = Ver todos
ratings-none = Con estas reglas aún no hay nadie clasificado.
ratings-none-more = Marca «Puntuada» cuando invites a alguien o busques rival: el primer Bummerl hace la primera fila.
ratings-found-none = Con estas reglas no hay nadie clasificado con ese nombre.
ratings-place = Puesto
ratings-name = Nombre
ratings-rating = Puntuación
ratings-games = Bummerl
ratings-uncertain = aún incierta
ratings-uncertain-more = todavía sin puesto
ratings-value = { $rating } ± { $deviation }
ratings-you = tú
ratings-mine-place = Estás en el puesto { $place } con { $rating } ± { $deviation }.
ratings-mine-uncertain = Tienes { $rating } ± { $deviation } tras { $games ->
    [one] un Bummerl
   *[other] { $games } Bummerl
}. Con unos pocos más tendrás puesto.
ratings-mine-guest = Tienes { $rating } ± { $deviation }. Eso solo lo ves tú: en la lista está la gente con nombre propio, para que nadie pueda hacerse pasar por ella. Elige un nombre y todo lo jugado irá contigo.
ratings-mine-none = Con estas reglas aún no tienes puntuación. Juega con alguien un Bummerl puntuado y la tendrás.
ratings-guest-none = También como invitado puedes jugar partidas puntuadas y ver tu propia puntuación. En la lista está la gente con nombre propio; lo que juegues ahora irá contigo cuando elijas uno.
ratings-how = Cómo leer esto
ratings-how-1 = El primer número dice cuánta fuerza se le supone a alguien. Todos empiezan en 1500; quien aventaja en 200 puntos gana unos tres de cada cuatro Bummerl.
ratings-how-2 = El número tras ± dice cuánta certeza hay. Con un 95 por ciento de certeza, la fuerza real está a menos del doble de ese número. Mengua con cada Bummerl puntuado y crece despacio mientras no se juega.
ratings-how-3 = Hasta ± 150 la puntuación tiene puesto; por encima queda debajo de las demás hasta que se sepa más. El método es Glicko-2, Bummerl a Bummerl.

player-title = Partidas de { $name }
player-title-me = Mis partidas
player-guest = Juegas como invitado. Todo esto se guarda para el navegador que estás usando y solo lo ves tú. Elige un nombre y te seguirá a todas partes.
player-rules = Reglas
player-rules-all = Todas las reglas
player-ratings = Puntuaciones
player-ratings-none = Aún sin puntuación.
player-ratings-none-more = La puntuación empieza con el primer Bummerl puntuado entre personas: marca «Puntuada» cuando invites a alguien o busques rival.
player-certain-place = puesto { $place }
player-curve = La puntuación con el tiempo
player-curve-said = { $count ->
    [one] Un Bummerl puntuado: { $to } ± { $deviation }.
   *[other] De { $from } a { $to } ± { $deviation } en { $count } pasos entre el { $first } y el { $last }; mínimo { $low }, máximo { $high }.
}
player-curve-legend = línea: la puntuación · rayado: el doble de la incertidumbre a cada lado
player-curve-table = Lo mismo en una tabla
player-date = Fecha
player-games = Bummerl
player-games-none = Aún no hay ningún Bummerl con otras personas.
player-games-none-more = Invita a alguien con un enlace o busca rival en la página de inicio; las partidas con el ordenador están en la hoja de su mesa.
player-opponent = Con
player-result = Resultado
player-won = ganado
player-lost = perdido
player-marks = { $marks ->
    [one] una marca
   *[other] { $marks } marcas
}
player-rated = puntuada
player-unrated = sin puntuar
player-stake = por { $stake }
player-review = Repasar
player-review-of = Repasar la partida con { $name } del { $date }
player-erased = alguien que se ha ido
player-versus = Contra cada persona
player-versus-more = Todas las reglas juntas. Las manos y los puntos de juego cuentan desde el día en que este servidor empezó a anotarlos.
player-versus-bummerls = Bummerl
player-versus-deals = Manos
player-versus-points = Puntos de juego
player-back = A la clasificación

ledger-title = Libreta de deudas
ledger-lead = Quién debe todavía a quién lo acordado antes de jugar: puntos de juego o palabras como «un café». Nunca dinero.
ledger-none = No hay nada pendiente.
ledger-none-more = Acuerda una apuesta en «Apuesta, reloj, puntuación» cuando abras una mesa con alguien; se debe una vez por cada marca de un Bummerl perdido.
ledger-they-owe = { $name } te debe { $count } × { $stake }
ledger-you-owe = Le debes a { $name } { $count } × { $stake }
ledger-even = { $name } y tú estáis en paz: { $stake }
ledger-settle = Saldado
ledger-settle-of = { $name }, { $stake }: ¿cuánto está saldado?
ledger-say = Decirlo
ledger-cancel = Aún no
ledger-how-many = ¿Cuántas veces?
ledger-you-said = Dices que { $count } × está saldado. { $name } tiene que confirmarlo.
ledger-they-said = { $name } dice que { $count } × está saldado. ¿Es así?
ledger-agree = Sí, saldado
ledger-refuse = No
ledger-take-back = Retirarlo
ledger-how = Una deuda solo queda saldada cuando lo decís los dos. Las deudas por la misma apuesta se compensan entre sí.
ledger-settled = Saldado hasta ahora
ledger-they-gave = { $name } te dio { $count } × { $stake }
ledger-you-gave = Le diste a { $name } { $count } × { $stake }
ledger-done = Queda anotado.

luck-title = ¿De verdad siempre me tocan a mí las malas cartas?
luck-lead = Aquí está contado, sobre todas las manos de dos jugadores terminadas en este servidor, junto a lo que trae una baraja bien mezclada.
luck-who = ¿Las cartas de quién?
luck-you = Las tuyas
luck-people = Las de todos
luck-computers = Las del ordenador
luck-hands = { $hands ->
    [one] Un reparto desde el { $since }; fue mano { $forehand } veces.
   *[other] { $hands } repartos desde el { $since }, { $forehand } de ellos siendo mano. Ser mano va por turnos y no es suerte.
}
luck-none = Aún no hay nada que contar.
luck-none-you = Juega una mano hasta el final: Schnapsen o Sesenta y seis, con personas o con el ordenador.
luck-few = Con tan pocos repartos casi todo es posible: las franjas son anchas.
luck-line = Qué
luck-counted = contado
luck-expected = esperado
luck-band = franja del 95 %
luck-chart = Dibujo
luck-verdict = Así que
luck-fine = como con cartas honradas
luck-outside = fuera de su franja
luck-far = fuera de la franja ancha
luck-aces = Ases
luck-tens = Dieces
luck-trumps = Triunfos
luck-lowTrump = El triunfo más bajo, para cambiar
luck-marriages = Parejas para cantar
luck-points = Puntos en la mano
luck-lot = Primer reparto por sorteo
luck-turnUp = Carta descubierta: { $rank }
luck-band-of = de { $low } a { $high }
luck-said = { $name }: contado { $count }, esperado { $expected }; las cartas honradas quedan entre { $low } y { $high } en 95 de 100 casos, y con todas las líneas juntas entre { $wideLow } y { $wideHigh }.
luck-sum-fine = Las { $lines } líneas están donde las ponen las cartas honradas.
luck-sum-outside = { $outside ->
    [one] Una de { $lines } líneas está fuera de su franja
   *[other] { $outside } de { $lines } líneas están fuera de su franja
}, ninguna fuera de la ancha. Con tantas líneas eso pasa también con cartas honradas.
luck-sum-far = { $far ->
    [one] Una de { $lines } líneas está fuera de la franja ancha
   *[other] { $far } de { $lines } líneas están fuera de la franja ancha
}. A las cartas honradas les pasa en menos de 5 de 100 casos. Comprueba las mezclas: aquí cada mano se puede recalcular.
luck-how = Cómo leer esto
luck-how-1 = Lo esperado es la media exacta: en una mano de 5 de 20 cartas hay, de media, un as. La franja oscura abarca lo que trae una mezcla honrada en 95 de 100 casos; el punto es lo contado.
luck-how-2 = De cada veinte líneas una queda fuera de su franja aunque todo sea honrado, y aquí hay { $lines }. Quien mira muchas líneas siempre encuentra una rara. Por eso hay una segunda franja, clara: en 95 de 100 casos las cartas honradas mantienen dentro de ella todas las líneas a la vez. Solo un punto fuera de esa es llamativo.
luck-how-3 = No dice que tus rivales no jueguen mejor que tú, y una mala racha larga sigue siendo posible: de cada 100 personas con cartas honradas, unas { $tail } están en alguna línea más lejos que tú en cualquiera.
luck-how-4 = No se cuentan las manos que aún se juegan (de ellas no se dice ni una carta) ni las que quedaron abandonadas. Quien se marcha de las malas cartas embellece sus propias cifras. En el Dreierschnapsen el talón y los descartes hacen la mano, por eso queda fuera.
luck-how-5 = Las franjas se calculan con el número de manos posibles (hipergeométrica), sumado sobre todos los repartos; las manos de un mismo reparto se cuentan juntas porque comparten sus cartas.
luck-verify = Cómo se demuestra que una mano fue limpia

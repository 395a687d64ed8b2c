# Repasar un Bummerl entero, seguir jugando desde un momento, repeticiones y la prueba de la mezcla.

review-bummerl = El Bummerl entero
review-bummerl-number = Bummerl { $number }
review-bummerl-chart = Tu probabilidad de ganar el Bummerl, mano a mano, en porcentaje
review-bummerl-said = Tu probabilidad pasó del { $from } por ciento antes de la primera mano al { $to } por ciento tras { $deals ->
    [one] una mano
   *[other] { $deals } manos
}. La tabla de abajo dice cómo.
review-chart-of = Probabilidad de { $name } de ganar este Bummerl, en porcentaje
review-chart-of-said = La probabilidad de { $name } de ganar el Bummerl pasó del { $from } al { $to } por ciento. La lista de abajo dice cómo.
review-bummerl-chart-of = Probabilidad de { $name } de ganar el Bummerl, mano a mano, en porcentaje
review-bummerl-of-said = La probabilidad de { $name } pasó del { $from } por ciento antes de la primera mano al { $to } por ciento tras { $deals ->
    [one] una mano
   *[other] { $deals } manos
}. La tabla de abajo dice cómo.
review-bummerl-won = Lo ganaste tú.
review-bummerl-lost = Lo ganó { $name }.
review-bummerl-open = Aún no ha terminado.
review-bummerl-deal = Mano
review-bummerl-result = Resultado
review-bummerl-score = Marcador
review-bummerl-mine = Me costó
review-bummerl-theirs = A { $name } le costó
review-bummerl-work = Repasar todas las manos
review-bummerl-working = Repasando la mano { $deal } …
review-bummerl-unknown = sin repasar todavía
review-bummerl-sum = En total
review-bummerl-others = Otros Bummerl de esta mesa
review-bummerl-given-up = abandonado
review-bummerl-here = esta mano
review-points-to = { $points } para { $name }
review-points-you = { $points } para ti
review-points-none = nadie
review-from = Seguir jugando desde aquí
review-from-more = Una mesa aparte con las mismas cartas, también las ocultas: contra el ordenador, sin puntuar, con pistas y pudiendo volver atrás. El ordenador solo ve lo que vería desde su sitio; tú, claro, ya has visto aquí las demás cartas.
review-replay = La mano paso a paso
review-replay-lead = Aquí no se juzga nada: las jugadas tal como fueron, con todas las cartas a la vista.
review-replay-step = Paso { $step } de { $steps }
review-replay-first = Principio
review-replay-back = Atrás
review-replay-next = Adelante
review-replay-last = Final
review-replay-hand = { $name }, cartas
review-replay-talon = Mazo o talón
review-replay-table = En la mesa
review-replay-empty = ninguna carta
review-replay-tricks = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}, { $points } puntos
review-replay-all = Todos los pasos
review-replay-given-up = En esta mano se abandonó el Bummerl.

proof-title = ¿Se barajó limpiamente?
proof-lead = Tu navegador toma el registro de esta mesa y vuelve a hacer cada mezcla. No le pide nada más al servidor.
proof-do = Comprobar la mezcla
proof-working = Calculando …
proof-again = Comprobar otra vez
proof-fair = La mano { $deal } se barajó exactamente como se prometió: todos los pasos cuadran.
proof-wrong = La mano { $deal } no cuadra. El paso que falla está señalado.
proof-none = La mano { $deal } no se barajó a partir de secretos mostrados, así que no hay nada que comprobar. Así ocurre en registros antiguos, en los de otros sitios y cuando se tomó una mano para seguir jugándola.
proof-all = Cuadran las { $deals } manos de este registro.
proof-all-but = De las { $deals } manos de este registro cuadran { $fair }, no cuadran { $wrong } y en { $none } no hay nada que comprobar.
proof-good = cuadra
proof-bad = no cuadra
proof-anchor = El servidor te prometió lo mismo cuando te sentaste.
proof-anchor-more = Tu navegador guardó la promesa (el ancla) de aquel momento. Es la del registro: el servidor no la ha cambiado desde entonces.
proof-link-server = El secreto del servidor corresponde a su promesa.
proof-link-you = Tu secreto corresponde a tu promesa.
proof-link-seat = El secreto de { $name } corresponde a la promesa.
proof-link-more = Pasado { $hashes ->
    [one] una vez
   *[other] { $hashes } veces
} por SHA-256 da lo que ya se sabía. Así que estaba fijado antes que las cartas de nadie.
proof-anew-server = El servidor sigue con un secreto nuevo, que había prometido antes.
proof-anew-seat = { $name } sigue con un secreto nuevo desde esta mano.
proof-anew-you = Sigues con un secreto nuevo desde esta mano.
proof-anew-more = El anterior se ha agotado o está en otro dispositivo. El nuevo se prometió antes de que nadie mostrara un secreto para esta mano.
proof-anew-you-more = El anterior se ha agotado o está en otro dispositivo tuyo. Si no es ninguna de las dos cosas, alguien se ha hecho pasar por ti.
proof-nothing = { $name } no aportó nada a esta mano.
proof-nothing-more = El secreto no llegó a tiempo o su cadena se ha agotado. Los secretos de los demás siguen decidiendo.
proof-mine = Tu propio secreto entró en la mezcla.
proof-mine-more = Es el que antes de la mano solo conocía este navegador. Nadie podía saber las cartas antes de que lo mostraras.
proof-shuffle = Estos secretos dan justo estas cartas.
proof-shuffle-more = De todos los secretos juntos sale una clave, y de la clave un orden de las { $cards } cartas. Es el orden en que se repartieron.
proof-shuffle-wrong = De estos secretos sale otro orden: la carta { $place } es distinta.
proof-details = Los números
proof-key = Clave de la mano
proof-secret = Secreto
proof-before = Conocido antes
proof-pack = Cartas, la de arriba primero
proof-lot = El sorteo del primer reparto
proof-lot-fair = Tampoco eligió nadie quién reparte primero: todos los pasos cuadran.
proof-lot-wrong = El sorteo no cuadra. El paso que falla está marcado.
proof-dealer = Según estos secretos reparte primero { $name }.
proof-dealer-you = Según estos secretos repartes tú primero.
proof-dealer-more = De todos los secretos juntos sale una clave y de la clave, el sorteo.
proof-dealer-cards = De todos los secretos juntos sale una clave y de la clave, las cartas sacadas; reparte la más alta.
proof-dealer-wrong = Según estos secretos reparte primero otra persona: { $name }.
proof-drawn = Cartas sacadas, por orden de asiento
proof-proves = Qué demuestra esto
proof-proves-1 = Nadie eligió solo las cartas, tampoco el servidor: su secreto estaba fijado antes de conocer los de los jugadores, y los de ellos antes de conocer el del servidor.
proof-proves-2 = Nada se ha cambiado después en el registro sin que aquí se note.
proof-not = Qué no puede demostrar
proof-not-1 = No puede impedir que quien lleva el servidor mire las cartas que están en él. Juega con gente de cuyo servidor te fíes, o monta el tuyo.
proof-not-2 = No dice nada de cómo jugó nadie, ni de gente que se cuente las cartas.
proof-not-3 = Si todos los jugadores son la misma persona, o nadie aportó un secreto, el servidor podría haber probado muchos secretos antes de abrir la mesa.
proof-elsewhere = No solo aquí: { $command } hace la misma cuenta en el terminal, y con la descripción cualquiera puede escribir su propio programa.

## Uno mismo: nombre, llaves de acceso, sesiones, lo que se guarda

you-title = Tú
you-lead = Para jugar no hace falta nada: ni nombre, ni contraseña, ni correo. Este navegador te reconoce. Con un nombre propio conservas tus partidas y tu puntuación, y puedes seguir jugando en otro aparato.
you-hello = Has entrado como { $name }
you-hello-lead = Con este nombre te sientas a las mesas; aquí nadie más puede usarlo.
you-name = Nombre
you-password = Contraseña
you-password-new = Contraseña nueva
you-password-old = Contraseña actual
you-show = Mostrar
you-password-hint = Al menos 8 caracteres. Como nadie te pide el correo, nadie puede enviarte otra: guárdala bien.
you-take = Elegir un nombre
you-take-lead = Lo que ya has jugado aquí sigue siendo tuyo.
you-take-do = Elegir este nombre
you-take-passkey = Elegirlo con una llave de acceso
you-enter = Entrar
you-enter-lead = Si ya tienes un nombre aquí.
you-enter-passkey = Entrar con una llave de acceso
you-guest-games = { $count ->
    [one] Tu partida abierta como invitado se queda en este navegador y vuelve cuando salgas.
   *[other] Tus { $count } partidas abiertas como invitado se quedan en este navegador y vuelven cuando salgas.
}
you-leave = Salir
you-left = Has salido.
you-entered = Has entrado como { $name }.
you-taken = { $name } ya es tu nombre.
you-change = Cambiar la contraseña
you-set = Poner una contraseña
you-set-lead = De momento solo entras con una llave de acceso. Una contraseña es la segunda puerta, por si la pierdes.
you-change-do = Cambiarla
you-set-do = Ponerla
you-changed = La contraseña ha cambiado. Todas las demás sesiones se han cerrado.
you-passkeys = Llaves de acceso
you-passkeys-lead = Con una llave de acceso entras con el dedo, la cara o el PIN de tu aparato. No hay nada que recordar ni nada que se pueda robar de este servidor.
you-passkeys-none = Todavía no tienes ninguna.
you-passkeys-noAddress = Las llaves de acceso necesitan HTTPS y una dirección fija; tiene que prepararlo quien lleva este servidor. En la misma máquina funcionan en { $address }. El nombre y la contraseña sirven en todas partes.
you-passkeys-plainHttp = Las llaves de acceso necesitan HTTPS. En la red propia de un club basta con nombre y contraseña.
you-passkeys-otherAddress = Las llaves de acceso solo funcionan en { $address }.
you-passkeys-browser = Este navegador no puede usar aquí llaves de acceso.
you-passkey-label = Cómo llamarla
you-passkey-add = Añadir una llave de acceso
you-passkey-added = La llave de acceso está añadida.
you-passkey-rename = Cambiar el nombre
you-passkey-rename-this = Cambiar el nombre de { $name }
you-passkey-remove = Quitar
you-passkey-remove-this = Quitar { $name }
you-passkey-removed = La llave de acceso está quitada. Bórrala también de la lista de tu aparato.
you-passkey-save = Guardar
you-passkey-cancelled = No se ha usado ninguna llave de acceso.
you-passkey-since = desde el { $date }
you-passkey-used = usada por última vez { $when }
you-sessions = Dónde has entrado
you-sessions-lead = Cierra lo que no conozcas; después, cambia la contraseña.
you-session-unknown = Un navegador
you-session-this = este
you-session-end = Cerrar
you-session-end-this = Cerrar { $device }
you-session-ended = Esa sesión está cerrada.
you-avoided = A quién evitas
you-avoided-none = A nadie. En una mesa con gente, el menú tiene «Charla y personas»: ahí puedes silenciar, bloquear o denunciar a alguien.
you-blocked = Bloqueados
you-blocked-lead = Nunca os toca jugar juntos ni os sentáis a la misma mesa.
you-unblock = Desbloquear
you-unblock-this = Desbloquear a { $name }
you-unblocked = { $name } ya no está bloqueado.
you-muted = Silenciados
you-muted-lead = No ves lo que dicen. Ellos no lo saben.
you-unmute = Volver a oír
you-unmute-this = Volver a oír a { $name }
you-unmuted = Vuelves a oír a { $name }.
you-nameless = alguien sin nombre
you-data = Tus datos
you-data-lead = Todo lo que este servidor guarda de ti, en un archivo que los programas pueden leer.
you-export = Descargar mis datos
you-erase = Borrar mis datos…
you-erase-lead = Se borran el nombre, la contraseña, las llaves de acceso, las sesiones, las puntuaciones, los bloqueos y tus propias palabras, y tu nombre desaparece de todos los registros. Lo que se jugó queda, sin ti. Pierdes las partidas abiertas.
you-erase-sure = Sé que esto no se puede deshacer.
you-erase-do = Borrarlo todo
you-erase-ask = ¿De verdad? Es la última pregunta.
you-erase-yes = Sí, borrar todo lo mío
you-erase-no = No, guardarlo
you-erased = Todo lo tuyo está borrado.
table-signed-out-title = Aquí has salido
table-signed-out-text = Esta sesión se ha cerrado. Tu sitio se guarda: vuelve a entrar para seguir jugando.

## La charla en la mesa

talk-title = Charla y personas
talk-short = Charla
talk-said = Lo que se ha dicho
talk-none = Todavía nadie ha dicho nada.
talk-phrases = Frases hechas
talk-phrases-lead = Cada cual las lee en su idioma.
talk-own = Con tus propias palabras
talk-own-lead = Solo mientras lo quieran todos en la mesa. Quien mira no lo ve.
talk-ask = Preguntar a los demás
talk-waits = Has preguntado. Empieza en cuanto { $who } diga que sí.
talk-wants = { $who } quiere escribir con sus propias palabras.
talk-ends = { $who } prefiere las frases hechas.
talk-ends-me = Prefieres las frases hechas.
talk-begins = Desde ahora podéis escribir con vuestras propias palabras.
talk-yes = De acuerdo
talk-no = Mejor no
talk-withdraw = Retirarlo
talk-end = Terminar
talk-field = Tus palabras
talk-send = Enviar
talk-people = Quién está en la mesa
talk-mute = Silenciar
talk-mute-this = Silenciar a { $name }
talk-unmute = Volver a oír
talk-unmute-this = Volver a oír a { $name }
talk-is-muted = No ves lo que dice { $name }.
talk-muted-now = { $name } está en silencio.
talk-unmuted-now = Vuelves a ver lo que dice { $name }.
talk-block = Bloquear
talk-block-this = Bloquear a { $name }
talk-block-ask = ¿No jugar nunca más con { $name }? Esta partida sigue.
talk-block-yes = Bloquear
talk-block-no = No
talk-blocked-now = { $name } está bloqueado.
talk-report = Denunciar
talk-report-this = Denunciar a { $name }
talk-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}

## Un aviso a quien lleva el servidor

report-title = Denunciar a { $name }
report-title-move = Avisar de una jugada del ordenador
report-lead = Llega a quien lleva este servidor, con todo lo que se ha dicho y jugado en esta mesa. { $name } no se entera.
report-lead-move = Llega a quien lleva este servidor, con el registro, el nivel y la versión del programa: para que el ordenador mejore.
report-later = Las cartas de esta mano se añaden cuando termine.
report-about = ¿De qué se trata?
report-about-words = Lo que dice
report-about-name = El nombre
report-about-leaving = Irse o dar largas
report-about-play = La manera de jugar
report-words = Con tus palabras, si quieres
report-send = Enviar
report-cancel = Cancelar
report-sent = Enviado. Gracias.
report-this = Avisar de esta jugada
report-last-of = Avisar de la última jugada de { $name }
report-last = Avisar de la última jugada del ordenador

## Negativas

error-noName = Todavía no tienes un nombre propio aquí.
error-wrongPassword = Esa no es tu contraseña actual.
error-passkeysOff = En esta dirección no funcionan las llaves de acceso.
error-passkeyRefused = Esa llave de acceso no se ha aceptado.
error-challengeGone = Ha tardado demasiado. Inténtalo otra vez.
error-passkeyKnown = Esa llave de acceso ya se conoce.
error-noPasskey = Esa llave de acceso no existe.
error-lastKey = Esta llave de acceso es tu única entrada. Pon antes una contraseña.
error-tooManyPasskeys = Puedes tener como mucho { $limit } llaves de acceso.
error-noSuchMove = Desde ese sitio todavía no se ha jugado nada.
error-onlyMoves = Del ordenador solo se puede denunciar una jugada.
error-tooManyReports = Puedes enviar como mucho { $limit } avisos por hora.
error-nothingSaid = No hay nada que enviar.
error-tooMuchTalk = Más despacio, por favor: seis mensajes en quince segundos.

import type { ChatTexts } from './en.ts';

export const spanish: ChatTexts = {
  locale: 'es-ES',
  space: ' ',
  patterns: {
    crisis:
      /suicid|matarme|quitarme la vida|acabar con (mi vida|todo)|quiero morir|no quiero (seguir )?viv|hacerme da[ñn]o|autolesi/i,
    responsibleGambling:
      /adict|ludopat|lud[oó]pata|juego responsable|apost\w* demasiado|dejar de (apostar|jugar)|no puedo (parar|dejar)|lo he perdido todo|he perdido (todo|mucho|mi|mis)|recuperar lo perdido|autoexclu|deudas?|pedir prestado|fuera de control/i,
    tooYoung:
      /\b(tengo|mi hij[oa] tiene) (solo )?1[0-7]( a[ñn]os)?\b|menor(es)? de (edad|18)|mis padres/i,
    limits: /\bl[ií]mites?\b|limitar(me)?|tomarme un descanso|\bpausa\b/i,
    money: /retirar|retirada|sacar dinero|cobrar|ingresar|depositar|recargar|meter dinero/i,
    noSpoilers: /spoil|destrip|\b(ocultar|esconder|sin ver)\b.*\b(resultados?|marcador(es)?)\b/i,
    dragLine:
      /arrastr|l[ií]nea (de|del) tiempo|rebobin|\b(cualquier|otro) minuto\b|volver (atr[aá]s|al minuto)/i,
    alerts: /\b(avisos?|alertas?|notificaci[oó]n(es)?|av[ií]same|recu[eé]rdame)\b/i,
    replayDay: /reviv|repetici[oó]n|volver a ver|ver de nuevo/i,
    oddsFormat: /formato de (las )?cuotas|decimal(es)?|fraccionari|cuotas americanas|hong kong/i,
    timeZone: /zona horaria|huso horario|hora (local|equivocada|mal)|qu[eé] hora es/i,
    star: /favorit|\b(la|una|las) estrellas?\b|\bseguir (a|un)\b/i,
    search: /\bbuscar?\b|b[uú]squeda|buscador|atajos?|teclado|c[oó]mo encuentro/i,
    install:
      /instalar|sin conexi[oó]n|pantalla de inicio|\b(una|la|vuestra|tu) app\b|aplicaci[oó]n/i,
    settings: /cambiar (el|de) (idioma|tema)|modo (oscuro|claro)|ajustes|configuraci[oó]n/i,
    closeAccount: /(borrar|cerrar|eliminar|cancelar|dar de baja).*cuenta/i,
    register: /registr|crear (una )?cuenta|abrir (una )?cuenta|darme de alta|inscrib/i,
    wallet: /monedero|cartera|saldos?|\b(usdt|btc|bitcoin|eth|ethereum|trx|tron)\b/i,
    bonus: /\bbonos?\b|promoci|c[oó]digos?|apuestas? gratis|ofertas?|cup[oó]n/i,
    logIn: /iniciar sesi[oó]n|\bentrar\b|acceder|contrase[ñn]a|olvid/i,
    bet: /\bapost\w*|\bapuestas?\b/i,
    human: /\b(persona|humano|agente|contact\w*|correo|tel[eé]fono|soporte)\b/i,
    insult: /\b(est[uú]pid|idiot|in[uú]til|tont[oa]|mierda|joder|basura|gilipollas)/i,
    thanks: /\bgracias\b|adi[oó]s|hasta luego/i,
    help: /\bayuda(me)?\b|qu[eé] (puedes|sabes) hacer|qui[eé]n eres/i,
    greeting: /^\W*(hola|buenas|buenos d[ií]as|buenas (tardes|noches))/i,
    odds: /\b(cuotas?|momios|apostar por|casas? de apuestas)\b/i,
    table: /\b(clasificaci[oó]n|tabla|puesto|posici[oó]n|ranking|puntos|l[ií]der(es)?|lidera)\b/i,
    scorers: /\b(qui[eé]n|qu[eé] jugador)\b.*\b(marc\w+|gol(es)?|meti[oó])|\bgoleador(es)?\b/i,
    score:
      /\b(marcador|resultados?|gana(ndo)?|gan[oó]|perdi[oó]|pierde|perdiendo|[uú]ltimo partido|c[oó]mo (qued[oó]|va|van|acab[oó]))/i,
    next: /\b(pr[oó]ximos?|cu[aá]ndo|juegan?|calendario|a qu[eé] hora|siguiente)\b/i,
    day: /\b(hoy|esta (noche|tarde)|partidos?)\b|ma[ñn]ana/i,
    today: /\b(hoy|esta (noche|tarde))\b|ma[ñn]ana/i,
    tomorrow: /ma[ñn]ana/i,
    live: /\b(en (directo|vivo|juego)|ahora( mismo)?|marcador(es)?)\b/i,
  },
  replies: {
    crisis:
      'No tienes que pasar por esto a solas. Habla con alguien ahora y, si estás en peligro, llama a emergencias. En España, el 024 atiende día y noche, gratis; en Singapur, el 1767; en Gran Bretaña e Irlanda, el 116 123. Si el juego tiene que ver: 900 200 225 en España, 1800-6-668-668 en Singapur, 0808 8020 133 en Gran Bretaña.',
    responsibleGambling:
      'Si apostar ha dejado de ser un juego, puedes hablar con alguien ahora, gratis y en confianza: FEJAR, España, 900 200 225; National Problem Gambling Helpline, Singapur, 1800-6-668-668; National Gambling Helpline, Gran Bretaña, 0808 8020 133. En otros lugares, tu servicio de salud conoce el número. Hay más en Juego responsable.',
    tooYoung:
      'Las cuentas y las apuestas son solo para mayores de 18 años, sin excepciones. Los resultados, las clasificaciones y las noticias están abiertos a todos.',
    limits:
      'Pon límites de depósito, de apuesta y de tiempo, o una pausa, en los ajustes de tu cuenta en cada casa de apuestas, mejor antes de empezar. Hay más en Juego responsable.',
    money:
      'Aquí no se puede ingresar ni retirar nada: Touchline no guarda dinero ni acepta apuestas. El monedero de tu cuenta solo muestra saldos de muestra. Para un depósito o una retirada, ve a la casa en la que apuestas.',
    noSpoilers:
      'Abre Partidos y pulsa «Sin spoilers» encima de la lista: los resultados se ocultan en todas las páginas, aunque no en este chat, hasta que los muestres, partido a partido o un día entero. Púlsalo otra vez para desactivarlo.',
    dragLine:
      'En la página de un partido, arrastra el punto de la línea que hay bajo el marcador, o muévelo con las flechas: marcador, minuto a minuto, clasificación y cuotas muestran ese minuto. «Compartir» copia un enlace y «Volver al directo» te devuelve al presente.',
    alerts:
      'Marca con la estrella un partido o un equipo y tendrás su inicio, los goles, las rojas y el resultado mientras el sitio esté abierto en una pestaña. Elige cuáles, y permite las notificaciones, en «Avisos», en el menú.',
    replayDay:
      'Elige un día pasado en Partidos y pulsa «Revivir el día»: hasta cuatro partidos avanzan sincronizados desde el inicio, hasta 60 veces más rápido, y los marcadores se mueven como entonces. Muestra marcadores y minuto a minuto, no vídeo.',
    oddsFormat:
      'Las cuotas pueden ser decimales, fraccionarias, americanas o de Hong Kong: elígelo en el menú de arriba, junto a las cuotas de un partido o al pie de la página.',
    timeZone:
      'Todas las horas son las de tu dispositivo, salvo que elijas otra zona: pulsa el reloj al pie de la página y busca una ciudad. El reloj propio del sitio sigue la hora de Singapur.',
    star: 'Pulsa la estrella de un partido, un equipo o un torneo: los favoritos salen primero en las listas, tienen su pestaña en Partidos y reciben avisos. No hace falta cuenta; los recuerda tu dispositivo.',
    search:
      'Pulsa / o la lupa de arriba y escribe un equipo, un torneo, un partido o una página. Pulsa ? para ver todos los atajos, como j y k para moverte por una lista.',
    install:
      'Instálalo desde el menú de tu navegador: «Instalar» o «Añadir a la pantalla de inicio». Las páginas que viste hace poco se abren también sin conexión y dicen de cuándo son sus datos.',
    settings:
      'El idioma, el formato de las cuotas y el tema están en el menú de arriba de cada página. Tu dispositivo los recuerda.',
    closeAccount:
      'Para cerrar tu cuenta, escríbenos desde el correo de la cuenta; nuestra dirección está en Contacto. Lo hará una persona.',
    register:
      'Pulsa «Registrarse» arriba, escribe tu correo y una contraseña de al menos 8 caracteres, acepta los términos y confirma que eres mayor de 18 años. Quedas dentro al momento.',
    wallet:
      'Entra y abre tu cuenta para ver el monedero: saldos de muestra en USDT, BTC, ETH y TRX a los precios de hoy; los totales, en USDT. Aquí no se puede ingresar ni retirar nada.',
    bonus:
      'Los nuevos usuarios tienen un bono de hasta 100\u00a0$, un código promocional del 200\u00a0% y una apuesta gratis de 5\u00a0$ sin depósito; diez casas ofrecen del +100\u00a0% al +150\u00a0%. Pulsa una oferta para copiar su código. 18+, se aplican las condiciones de cada casa.',
    logIn:
      'Pulsa «Entrar» arriba y escribe tu correo y tu contraseña. ¿La has olvidado? Aún no se puede restablecer aquí, así que escríbenos: la dirección está en Contacto.',
    bet: 'Touchline no acepta apuestas. Comparamos las cuotas de las casas; apuestas con ellas, si tienes 18 años o más, y solo lo que puedas permitirte perder. Dime un equipo y busco las mejores cuotas.',
    human: 'Soy un asistente automático. Para hablar con una persona, ve a Contacto.',
    insult:
      'Siento no haberte ayudado. Dime el nombre completo de un equipo y lo intento otra vez, o ve a Contacto para hablar con una persona.',
    thanks: 'De nada. ¡Disfruta del partido!',
    help: 'Soy el asistente automático de Touchline. Pregúntame por calendarios, los partidos de hoy, resultados y goleadores, clasificaciones, cuotas, tu cuenta o cómo funciona el sitio: sin spoilers, avisos, revivir un día.',
    greeting: '¡Hola! Pregúntame por calendarios, resultados, clasificaciones, cuotas o tu cuenta.',
  },
  relativeDays: ['ayer', 'hoy', 'mañana'],
  onDate: (date) => `el ${date}`,
  time: (day, clock, zone) => `${day} a las ${clock} ${zone}`,
  unknown:
    'Eso no lo sé. Puedo ayudarte con calendarios, resultados, goleadores, clasificaciones, cuotas, las funciones de este sitio, el registro, los códigos promocionales y tu monedero. De un equipo basta su nombre o la primera palabra.',
  live: (score, minute, tournament) =>
    `En directo: ${score}${minute === undefined ? '' : ` (minuto ${minute})`}, ${tournament}.`,
  last: (_team, when, score, tournament) => `Último partido, ${when}: ${score}, ${tournament}.`,
  onPenalties: (kicks) => `${kicks} en los penaltis`,
  noResults: (team) => `${team} aún no tiene resultados.`,
  now: (score) => `Ahora: ${score}.`,
  noFixtures: (team) => `${team} aún no tiene partidos en el calendario.`,
  next: (team, other, when, tournament) => `${team} juega contra ${other} ${when} (${tournament}).`,
  price: { none: 'aún sin cuotas' },
  bestOdds: (home, away, homePrice, awayPrice) =>
    `Mejores cuotas de ${home} - ${away} (decimales): local ${homePrice}, visitante ${awayPrice}. Las cuotas cambian; apuesta solo lo que puedas permitirte perder.`,
  noOdds: (team) => `Ahora no hay cuotas para ${team}.`,
  met: (when, score, tournament) =>
    `Se enfrentaron por última vez ${when}: ${score}, ${tournament}.`,
  meeting: (home, away, when, tournament) =>
    `${home} juega contra ${away} ${when} (${tournament}).`,
  neverMet: (team, other) =>
    `${team} y ${other} no se han enfrentado en tres años y no tienen ningún partido a la vista.`,
  tableAt: (name, page) => `La clasificación de ${name} está aquí: ${page}`,
  scorersAt: (name, page) => `Los goleadores de ${name} están aquí: ${page}`,
  liveCount(count, game, lines) {
    const of = game ? ` de ${game}` : '';
    return count === 1
      ? `Un partido${of} en directo: ${lines[0]}.`
      : `${count} partidos${of} en directo, entre ellos ${lines.join('; ')}.`;
  },
  noLive: (game) => `Ahora no hay partidos${game ? ` de ${game}` : ''} en directo.`,
  dayMatches: (day, zone, game, lines) =>
    `Partidos destacados${game ? ` de ${game}` : ''}, ${day} (${zone}): ${lines.join('; ')}. El resto está en Partidos.`,
  noDayMatches: (day, game) => `No hay más partidos${game ? ` de ${game}` : ''} ${day}.`,
  tournament: (name, season, from, to) => `${name} ${season}: del ${from} al ${to}.`,
  tournamentNext: (home, away, when) => `Próximo partido: ${home} - ${away}, ${when}.`,
};

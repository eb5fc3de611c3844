import type { ChatTexts } from './en.ts';

export const spanishTopics: ChatTexts['topics'] = {
  crisis: [
    /suicid|matarme|quitarme la vida|acabar con (mi vida|todo)|quiero morir|no quiero (seguir )?viv|hacerme da[ñn]o|autolesi/i,
    'No tienes que pasar por esto a solas. Habla con alguien ahora y, si estás en peligro, llama a emergencias. En España, el 024 atiende día y noche, gratis; en Singapur, el 1767; en Gran Bretaña e Irlanda, el 116 123. Si el juego tiene que ver: 900 200 225 en España, 1800-6-668-668 en Singapur, 0808 8020 133 en Gran Bretaña.',
  ],
  responsibleGambling: [
    /adict|ludopat|lud[oó]pata|juego responsable|apost\w* demasiado|dejar de (apostar|jugar)|no puedo (parar|dejar)|lo he perdido todo|he perdido (todo|mucho|mi|mis)|recuperar lo perdido|autoexclu|deudas?|pedir prestado|fuera de control/i,
    'Si apostar ha dejado de ser un juego, puedes hablar con alguien ahora, gratis y en confianza: FEJAR, España, 900 200 225; National Problem Gambling Helpline, Singapur, 1800-6-668-668; National Gambling Helpline, Gran Bretaña, 0808 8020 133. En otros lugares, tu servicio de salud conoce el número. Hay más en Juego responsable.',
  ],
  tooYoung: [
    /\b(tengo|mi hij[oa] tiene) (solo )?1[0-7]( a[ñn]os)?\b|menor(es)? de (edad|18)|mis padres/i,
    'Las cuentas y las apuestas son solo para mayores de 18 años, sin excepciones. Los resultados, las clasificaciones y las noticias están abiertos a todos.',
  ],
  limits: [
    /\bl[ií]mites?\b|limitar(me)?|tomarme un descanso|\bpausa\b/i,
    'Pon límites de depósito, de apuesta y de tiempo, o una pausa, en los ajustes de tu cuenta en cada casa de apuestas, mejor antes de empezar. Hay más en Juego responsable.',
  ],
  money: [
    /retirar|retirada|sacar dinero|cobrar|ingresar|depositar|recargar|meter dinero/i,
    'Aquí no se puede ingresar ni retirar nada: Touchline no guarda dinero ni acepta apuestas. El monedero de tu cuenta solo muestra saldos de muestra. Para un depósito o una retirada, ve a la casa en la que apuestas.',
  ],
  noSpoilers: [
    /spoil|destrip|\b(ocultar|esconder|sin ver)\b.*\b(resultados?|marcador(es)?)\b/i,
    'Abre Partidos y pulsa «Sin spoilers» encima de la lista: los resultados se ocultan en todo el sitio hasta que los muestres, partido a partido o un día entero. Púlsalo otra vez para desactivarlo.',
  ],
  dragLine: [
    /arrastr|l[ií]nea (de|del) tiempo|rebobin|\b(cualquier|otro) minuto\b|volver (atr[aá]s|al minuto)/i,
    'En la página de un partido, arrastra el punto de la línea que hay bajo el marcador, o muévelo con las flechas: marcador, minuto a minuto, clasificación y cuotas muestran ese minuto. «Compartir» copia un enlace y «Volver al directo» te devuelve al presente.',
  ],
  delay: [
    /retardo|retraso|\b(emisi[oó]n|tele|televisi[oó]n|stream)\b.*\b(detr[aá]s|tarde)\b/i,
    '¿Tu emisión va por detrás? En un partido en directo, pulsa «Retardo» bajo la línea y fija los segundos: marcador, minuto a minuto, cuotas y avisos se retrasan lo mismo.',
  ],
  alerts: [
    /\b(avisos?|alertas?|notificaci[oó]n(es)?|av[ií]same|recu[eé]rdame)\b/i,
    'Marca con la estrella un partido o un equipo y tendrás su inicio, los goles, las rojas y el resultado mientras el sitio esté abierto en una pestaña. Elige cuáles, y permite las notificaciones, en «Avisos», en el menú.',
  ],
  replayDay: [
    /reviv|repetici[oó]n|volver a ver|ver de nuevo/i,
    'Elige un día pasado en Partidos y pulsa «Revivir el día»: hasta cuatro partidos avanzan sincronizados desde el inicio, hasta 60 veces más rápido, y los marcadores se mueven como entonces. Muestra marcadores y minuto a minuto, no vídeo.',
  ],
  oddsFormat: [
    /formato de (las )?cuotas|decimal(es)?|fraccionari|cuotas americanas|hong kong/i,
    'Las cuotas pueden ser decimales, fraccionarias, americanas o de Hong Kong: elígelo en el menú de arriba, junto a las cuotas de un partido o al pie de la página.',
  ],
  timeZone: [
    /zona horaria|huso horario|hora (local|equivocada|mal)|qu[eé] hora es/i,
    'Todas las horas son las de tu dispositivo, salvo que elijas otra zona: pulsa el reloj al pie de la página y busca una ciudad. El reloj propio del sitio sigue la hora de Singapur.',
  ],
  star: [
    /favorit|\b(la|una|las) estrellas?\b|\bseguir (a|un)\b/i,
    'Pulsa la estrella de un partido, un equipo o un torneo: los favoritos salen primero en las listas, tienen su pestaña en Partidos y reciben avisos. No hace falta cuenta; los recuerda tu dispositivo.',
  ],
  search: [
    /\bbuscar?\b|b[uú]squeda|buscador|atajos?|teclado|c[oó]mo encuentro/i,
    'Pulsa / o la lupa de arriba y escribe un equipo, un torneo, un partido o una página. Pulsa ? para ver todos los atajos, como j y k para moverte por una lista.',
  ],
  install: [
    /instalar|sin conexi[oó]n|pantalla de inicio|\b(una|la|vuestra|tu) app\b|aplicaci[oó]n/i,
    'Instálalo desde el menú de tu navegador: «Instalar» o «Añadir a la pantalla de inicio». Las páginas que viste hace poco se abren también sin conexión y dicen de cuándo son sus datos.',
  ],
  settings: [
    /cambiar (el|de) (idioma|tema)|modo (oscuro|claro)|ajustes|configuraci[oó]n/i,
    'El idioma, el formato de las cuotas y el tema están en el menú de arriba de cada página. Tu dispositivo los recuerda.',
  ],
  closeAccount: [
    /(borrar|cerrar|eliminar|cancelar|dar de baja).*cuenta/i,
    'Para cerrar tu cuenta, escríbenos desde el correo de la cuenta; nuestra dirección está en Contacto. Lo hará una persona.',
  ],
  register: [
    /registr|crear (una )?cuenta|abrir (una )?cuenta|darme de alta|inscrib/i,
    'Pulsa «Registrarse» arriba, escribe tu correo y una contraseña de al menos 8 caracteres, acepta los términos y confirma que eres mayor de 18 años. Quedas dentro al momento.',
  ],
  wallet: [
    /monedero|cartera|saldos?|\b(usdt|btc|bitcoin|eth|ethereum|trx|tron)\b/i,
    'Entra y abre tu cuenta para ver el monedero: saldos de muestra en USDT, BTC, ETH y TRX a los precios de hoy; los totales, en USDT. Aquí no se puede ingresar ni retirar nada.',
  ],
  bonus: [
    /\bbonos?\b|promoci|c[oó]digos?|apuestas? gratis|ofertas?|cup[oó]n/i,
    'Los nuevos usuarios tienen un bono de hasta 100\u00a0$, un código promocional del 200\u00a0% y una apuesta gratis de 5\u00a0$ sin depósito; diez casas ofrecen del +100\u00a0% al +150\u00a0%. Pulsa una oferta para copiar su código. 18+, se aplican las condiciones de cada casa.',
  ],
  logIn: [
    /iniciar sesi[oó]n|\bentrar\b|acceder|contrase[ñn]a|olvid/i,
    'Pulsa «Entrar» arriba y escribe tu correo y tu contraseña. ¿La has olvidado? Aún no se puede restablecer aquí, así que escríbenos: la dirección está en Contacto.',
  ],
  bet: [
    /\bapost\w*|\bapuestas?\b/i,
    'Touchline no acepta apuestas. Comparamos las cuotas de las casas; apuestas con ellas, si tienes 18 años o más, y solo lo que puedas permitirte perder. Dime un equipo y busco las mejores cuotas.',
  ],
  human: [
    /\b(persona|humano|agente|contact\w*|correo|tel[eé]fono|soporte)\b/i,
    'Soy un asistente automático. Para hablar con una persona, ve a Contacto.',
  ],
  insult: [
    /\b(est[uú]pid|idiot|in[uú]til|tont[oa]|mierda|joder|basura|gilipollas)/i,
    'Siento no haberte ayudado. Dime el nombre completo de un equipo y lo intento otra vez, o ve a Contacto para hablar con una persona.',
  ],
  thanks: [/\bgracias\b|adi[oó]s|hasta luego/i, 'De nada. ¡Disfruta del partido!'],
  help: [
    /\bayuda(me)?\b|qu[eé] (puedes|sabes) hacer|qui[eé]n eres/i,
    'Soy el asistente automático de Touchline. Pregúntame por calendarios, los partidos de hoy, resultados y goleadores, clasificaciones, cuotas, tu cuenta o cómo funciona el sitio: sin spoilers, avisos, retardo, revivir un día.',
  ],
  greeting: [
    /^\W*(hola|buenas|buenos d[ií]as|buenas (tardes|noches))/i,
    '¡Hola! Pregúntame por calendarios, resultados, clasificaciones, cuotas o tu cuenta.',
  ],
};

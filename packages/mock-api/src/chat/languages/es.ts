import type { ChatTexts } from './en.ts';
import { spanishTopics } from './es-topics.ts';

export const spanish: ChatTexts = {
  locale: 'es-ES',
  space: ' ',
  topics: spanishTopics,
  patterns: {
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
  relativeDays: ['ayer', 'hoy', 'mañana'],
  onDate: (date) => `el ${date}`,
  time: (day, clock, zone) => `${day} a las ${clock} ${zone}`,
  unknown:
    'Eso no lo sé. Puedo ayudarte con calendarios, resultados, goleadores, clasificaciones, cuotas, las funciones de este sitio, el registro, los códigos promocionales y tu monedero. De un equipo basta su nombre o la primera palabra.',
  live: (score, minute, tournament) =>
    `En directo: ${score}${minute === undefined ? '' : ` (minuto ${minute})`}, ${tournament}.`,
  last: (_team, when, score, tournament) => `Último partido, ${when}: ${score}, ${tournament}.`,
  onPenalties: (kicks) => `${kicks} en los penaltis`,
  covered: (match, tournament) =>
    `${match}, ${tournament}: el resultado está oculto porque «Sin spoilers» está activado. Muéstralo en la página del partido o desactiva «Sin spoilers» sobre la lista de Partidos.`,
  coveredTable: (tournament) =>
    `La clasificación (${tournament}) está oculta: cuenta resultados que «Sin spoilers» no muestra.`,
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
  place: (team, { tournament, place, row }) =>
    `${team} ocupa el puesto ${place} (${tournament}): ${row.won} ganados, ${row.draw} empatados, ${row.loss} perdidos, ${row.goals} a favor, ${row.goalsAgainst} en contra.`,
  noPlace: (team) => `${team} no está ahora en ninguna clasificación.`,
  leaders: (tournament, teams) =>
    `En cabeza (${tournament}): ${teams.map((team, at) => `${at + 1}. ${team}`).join(', ')}.`,
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
  goal: { 'own-goal': ' (en propia puerta)', 'penalty-goal': ' (de penalti)', goal: '' },
  scorers: (team, goals, match) =>
    goals.length > 0
      ? `Goles de ${team}: ${goals.join(', ')}. ${match}`
      : `Nadie ha marcado para ${team}. ${match}`,
  whichTeam: '¿De qué equipo? Basta su nombre o la primera palabra.',
  noScorers: (match) => `Solo en el fútbol damos los goleadores. ${match}`,
};

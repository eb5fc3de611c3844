import type { StandingRow } from '@touchline/types';
import { englishTopics, type Topic } from './en-topics.ts';

/** Where a team stands in a table. */
export interface Place {
  readonly tournament: string;
  readonly place: number;
  readonly row: StandingRow;
}

/** The assistant's language: what it recognizes, and what it says. Other languages have the same shape. */
export const english = {
  locale: 'en-GB',
  /** Between two sentences. */
  space: ' ',
  topics: englishTopics,
  /** Questions about the world. */
  patterns: {
    odds: /\b(odds|prices?|quotes?|quoted|bet on|bookmakers?)\b/i,
    table:
      /\b(table|standings?|position|place|rank|ranked|ranking|points|leaders?|leading|top of)\b/i,
    scorers: /\b(who|which player)\b.*\b(scor\w+|goals?)\b|\b(goal ?)?scorers?\b/i,
    score:
      /\b(scores?|scored|results?|winning|won|win|lost|losing|last (match|game)|how (did|are|is))\b/i,
    next: /\b(next|when|play|plays|playing|fixtures?|upcoming|schedule|kick.?off)\b/i,
    day: /\b(today|tonight|this evening|tomorrow|match(es)?|games?)\b/i,
    today: /\b(today|tonight|this evening|tomorrow)\b/i,
    tomorrow: /\btomorrow\b/i,
    live: /\b(live|in.?play|now|being played|going on|scores?)\b/i,
  },
  relativeDays: ['yesterday', 'today', 'tomorrow'],
  onDate: (date: string) => `on ${date}`,
  time: (day: string, clock: string, zone: string) => `${day} at ${clock} ${zone}`,
  unknown:
    'I don’t know that one. I can help with fixtures, scores, scorers, tables, odds, this site’s own features, registering, promo codes and your wallet. For a team, its name or the first word of it will do.',
  live: (score: string, minute: number | undefined, tournament: string) =>
    `Live: ${score}${minute === undefined ? '' : ` (minute ${minute})`}, ${tournament}.`,
  last: (_team: string, when: string, score: string, tournament: string) =>
    `Last match, ${when}: ${score}, ${tournament}.`,
  onPenalties: (kicks: string) => `${kicks} on penalties`,
  covered: (match: string, tournament: string) =>
    `${match}, ${tournament}: the result is hidden, because No spoilers is on. Show it on the page of the match, or turn No spoilers off above the list in Matches.`,
  coveredTable: (tournament: string) =>
    `The table of the ${tournament} is hidden: it counts results that No spoilers hides.`,
  noResults: (team: string) => `${team} have no results yet.`,
  now: (score: string) => `Now: ${score}.`,
  noFixtures: (team: string) => `${team} have no fixtures yet.`,
  next: (team: string, other: string, when: string, tournament: string) =>
    `${team} play ${other} ${when} in the ${tournament}.`,
  price: { none: 'no odds yet' },
  bestOdds: (home: string, away: string, homePrice: string, awayPrice: string) =>
    `Best odds for ${home} v ${away} (decimal): home ${homePrice}, away ${awayPrice}. Odds change; only bet what you can afford to lose.`,
  noOdds: (team: string) => `No odds for ${team} right now.`,
  met: (when: string, score: string, tournament: string) =>
    `They last met ${when}: ${score}, ${tournament}.`,
  meeting: (home: string, away: string, when: string, tournament: string) =>
    `${home} play ${away} ${when} in the ${tournament}.`,
  neverMet: (team: string, other: string) =>
    `${team} and ${other} haven’t met in three years and have no fixture coming up.`,
  place: (team: string, { tournament, place, row }: Place) =>
    `${team} are No. ${place} in the ${tournament}: won ${row.won}, drawn ${row.draw}, lost ${row.loss}, ${row.goals} for, ${row.goalsAgainst} against.`,
  noPlace: (team: string) => `${team} aren’t in a table right now.`,
  leaders: (tournament: string, teams: readonly string[]) =>
    `Top of the ${tournament}: ${teams.map((team, at) => `${at + 1}. ${team}`).join(', ')}.`,
  liveCount(count: number, game: string, lines: readonly string[]) {
    const match = `${game ? `${game} ` : ''}match`;
    return count === 1
      ? `One live ${match}: ${lines[0]}.`
      : `${count} live ${match}es, including ${lines.join('; ')}.`;
  },
  noLive: (game: string) => `No live ${game ? `${game} ` : ''}matches right now.`,
  dayMatches: (day: string, zone: string, game: string, lines: readonly string[]) =>
    `${game ? `Top ${game} matches` : 'Top matches'} ${day} (${zone}): ${lines.join('; ')}. For the rest, see Matches.`,
  noDayMatches: (day: string, game: string) => `No more ${game ? `${game} ` : ''}matches ${day}.`,
  tournament: (name: string, season: string, from: string, to: string) =>
    `${name} ${season}: ${from} to ${to}.`,
  tournamentNext: (home: string, away: string, when: string) =>
    `Next match: ${home} v ${away}, ${when}.`,
  goal: { 'own-goal': ' (own goal)', 'penalty-goal': ' (penalty)', goal: '' },
  scorers: (team: string, goals: readonly string[], match: string) =>
    goals.length > 0
      ? `For ${team}: ${goals.join(', ')}. ${match}`
      : `Nobody has scored for ${team}. ${match}`,
  whichTeam: 'For which team? Its name or the first word of it will do.',
  /** Sports of which the world does not name who scored. */
  noScorers: (match: string) => `Scorers are listed in football only. ${match}`,
};

export type ChatTexts = Omit<typeof english, 'topics'> & {
  readonly topics: Readonly<Record<keyof typeof englishTopics, Topic>>;
};

import type { Match } from '@touchline/types';
import { dayAt } from '../../local-day.ts';
import { formatClock, zoneName } from '../format-time.ts';
import { says } from '../languages/chat-texts.ts';
import type { Question } from '../question.ts';
import { findSport, isOfSport } from '../sports.ts';

/** Only the most popular matches are searched. */
const MAX_CANDIDATES = 300;
const MAX_LISTED = 4;

const matchLine = ({ homeTeam, awayTeam, startTime }: Match, question: Question): string =>
  `${formatClock(startTime, question)} ${homeTeam.name} – ${awayTeam.name}`;

/** Lists the main matches that are still to be played today or tomorrow. */
export function dayMatchesReply(question: Question): string | undefined {
  const { text, team, tournament, view, now, language, timeZone, texts } = question;
  const sport = findSport(text);
  if (team || tournament || !(sport || says(text, 'today'))) return undefined;
  const daysAhead = says(text, 'tomorrow') ? 1 : 0;
  const day = dayAt(now, { timeZone }, daysAhead);
  const matches = view
    .mainMatches({ offset: 0, limit: MAX_CANDIDATES })
    .filter(isOfSport(sport))
    .filter(({ startTime }) => startTime > now && startTime >= day.from && startTime < day.to)
    .slice(0, MAX_LISTED);
  const when = texts.relativeDays[daysAhead + 1] as string;
  const game = sport ? sport.name[language] : '';
  if (matches.length === 0) return texts.noDayMatches(when, game);
  const lines = matches.map((match) => matchLine(match, question));
  return texts.dayMatches(when, zoneName(now, question), game, lines);
}

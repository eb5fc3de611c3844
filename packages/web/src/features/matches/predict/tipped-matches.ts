import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/stores/resource.ts';
import { countVerdicts, verdictOf } from './market-pick.ts';

type DayResource = Resource<readonly Match[]>;

/** Verdicts that are listed at once; the others are folded below them. */
export const VISIBLE_VERDICTS = 6;

/** NWS-4: upcoming matches with tips, by kick-off. */
export const dueMatches = (matches: readonly Match[]): Match[] =>
  matches
    .filter(({ statusId, tips }) => statusId === 'UPCOMING' && tips > 0)
    .sort((one, other) => one.startTime - other.startTime || (one.id < other.id ? -1 : 1));

/** NWS-4: finished matches with tips and a prediction, the most tipped first. */
export const judgedMatches = (matches: readonly Match[]): Match[] =>
  matches
    .filter((match) => match.tips > 0 && verdictOf(match))
    .sort((one, other) => other.tips - one.tips || one.startTime - other.startTime);

/** The matches with tips whose verdicts are covered, by kick-off. */
export const coveredMatches = (matches: readonly Match[]): Match[] =>
  matches
    .filter(({ covered, tips }) => covered && tips > 0)
    .sort((one, other) => one.startTime - other.startTime);

/** The due matches sent with the document, and the number of all of them. */
export function initialDue(day: DayResource, limit: number): DayResource {
  if (day.result?.kind !== 'ok') return day;
  const due = dueMatches(day.result.data);
  return { ...day, result: { kind: 'ok', data: due.slice(0, limit) }, totals: { due: due.length } };
}

/** The judged matches sent with the document, and the tally of all of them. */
export function initialJudged(day: DayResource): DayResource {
  if (day.result?.kind !== 'ok') return day;
  const judged = judgedMatches(day.result.data);
  const covered = coveredMatches(day.result.data);
  // The first and the last one: what uncovers all of them needs their time.
  const ends = [...new Set([...covered.slice(0, 1), ...covered.slice(-1)])];
  return {
    ...day,
    result: { kind: 'ok', data: [...judged.slice(0, VISIBLE_VERDICTS), ...ends] },
    totals: { ...countVerdicts(judged), judged: judged.length },
  };
}

import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { countVerdicts } from './market-pick.ts';
import { dueMatches, judgedMatches } from './tipped-matches.ts';

type Day = Resource<readonly Match[]>;

/** How many verdicts stand open; the others come when they are asked for. */
export const openVerdicts = 6;

/** The matches that a document begins with, and how many are to come in all. */
export function firstDue(day: Day, most: number): Day {
  if (day.result?.kind !== 'ok') return day;
  const due = dueMatches(day.result.data);
  return { ...day, result: { kind: 'ok', data: due.slice(0, most) }, whole: { due: due.length } };
}

/** The same of what is over; the tally is of all. */
export function firstJudged(day: Day): Day {
  if (day.result?.kind !== 'ok') return day;
  const judged = judgedMatches(day.result.data);
  return {
    ...day,
    result: { kind: 'ok', data: judged.slice(0, openVerdicts) },
    whole: { ...countVerdicts(judged), judged: judged.length },
  };
}

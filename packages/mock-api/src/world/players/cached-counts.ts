import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { HOUR_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Outcome } from '../model.ts';

/** No match takes longer. */
const LONGEST_SECONDS = 6 * HOUR_SECONDS;

/** Keeps what is counted in finished matches, of so many lists of seasons. */
export function cachedCounts<O extends Outcome, T>(
  lists: number,
  outcomeOf: (fixture: Fixture) => O,
) {
  const finished = new BoundedMap<string, Map<string, T>>(lists);
  return (
    fixture: Fixture,
    instant: number,
    count: (outcome: O, seconds: number) => T,
    list = '',
  ): T => {
    const { season, id, start } = fixture;
    const ofSeason = finished.getOrCreate(`${season.id}/${list}`, () => new Map());
    const cached = ofSeason.get(id);
    if (cached && instant - start > LONGEST_SECONDS) return cached;
    const outcome = outcomeOf(fixture);
    if (cached && instant >= outcome.end) return cached;
    const counts = count(outcome, instant - start);
    if (instant >= outcome.end) ofSeason.set(id, counts);
    return counts;
  };
}

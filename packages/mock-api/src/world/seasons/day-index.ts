import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { DAY_SECONDS, dayOf } from '../calendar/civil.ts';
import type { Fixture } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import { byStart } from './season.ts';
import type { SeasonStore } from './season-store.ts';

export function createDayIndex(roster: Roster, store: SeasonStore, limit: number) {
  const days = new BoundedMap<number, readonly Fixture[]>(limit);

  const dayAt = (day: number): readonly Fixture[] =>
    days.getOrCreate(day, () => {
      const from = day * DAY_SECONDS;
      const to = from + DAY_SECONDS;
      return roster.tournaments
        .flatMap((tournament) => store.between(tournament, from, to))
        .sort(byStart);
    });

  return {
    /** Fixtures that start in [from, to), by start, then id; also those not yet known. */
    between: (from: number, to: number): Fixture[] => {
      const found: Fixture[] = [];
      for (let day = dayOf(from); day <= dayOf(to - 1); day++) {
        for (const one of dayAt(day)) if (one.start >= from && one.start < to) found.push(one);
      }
      return found;
    },
  };
}

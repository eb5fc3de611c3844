import { BoundedMap } from '../bounded-map.ts';
import { DAY, dayOf } from '../calendar/civil.ts';
import type { Fixture } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import { byStart } from './season.ts';
import type { SeasonStore } from './season-store.ts';

/** The first place in a list sorted by start whose match does not start before the instant. */
function placeOf(fixtures: readonly Fixture[], instant: number): number {
  let low = 0;
  let high = fixtures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fixtures[middle] as Fixture).start < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface DayIndex {
  /** All that start in [from, to), by start, then id, known or not. */
  between(from: number, to: number): Fixture[];
}

export function dayIndex(roster: Roster, store: SeasonStore, limit: number): DayIndex {
  const days = new BoundedMap<number, readonly Fixture[]>(limit);

  const dayAt = (day: number): readonly Fixture[] =>
    days.orMake(day, () => {
      const from = day * DAY;
      const to = from + DAY;
      return roster.tournaments
        .flatMap((tournament) =>
          store
            .during(tournament, from, to)
            .flatMap((n) => store.season(tournament, n).during(from, to)),
        )
        .sort(byStart);
    });

  return {
    between: (from, to) => {
      const found: Fixture[] = [];
      for (let day = dayOf(from); day <= dayOf(to - 1); day++) {
        const list = dayAt(day);
        const first = placeOf(list, from);
        const end = placeOf(list, to);
        for (let at = first; at < end; at++) found.push(list[at] as Fixture);
      }
      return found;
    },
  };
}

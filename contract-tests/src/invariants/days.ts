import { DateTime, FixedOffsetZone } from 'luxon';
import { COMPACT_DATE } from '../compact-date.ts';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

const OFFSETS = [-720, -210, 0, 345, 480, 840];

/** The matches of a day start within the day of the caller's zone. */
export async function dayInvariant(suite: Suite, { today }: SampleData): Promise<void> {
  await suite.check('listMatches', "a day is the caller's day", async (context) => {
    for (const offset of OFFSETS) {
      const zone = FixedOffsetZone.instance(offset);
      const from = DateTime.fromFormat(today, COMPACT_DATE, { zone });
      const to = from.plus({ days: 1 });
      const query = { date: today, timezoneOffset: offset, sportType: 'football' } as const;
      const matches = await context.api.GET('/matches', { params: { query } });
      const outside = matches.find(
        ({ startTime }) => startTime < from.toSeconds() || startTime >= to.toSeconds(),
      );
      if (outside) context.fail(`${outside.id} starts on another day at offset ${offset}`);
    }
  });
}

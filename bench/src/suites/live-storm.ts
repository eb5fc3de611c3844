import { type StormVisit, stormVisit } from '../page/storm-visit.ts';
import { withBrowser } from '../page/with-browser.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';

const AIMED = 'a hundred updates a second';
const kinds = {
  [AIMED]: { scenario: 'live-storm', receivesUpdates: true, isBaseline: false },
  // Every price changes every second, and the gateway sends every two seconds.
  'six hundred updates a second': {
    scenario: 'live-storm, odds-storm',
    receivesUpdates: true,
    isBaseline: false,
  },
  'no updates': { scenario: 'live-storm', receivesUpdates: false, isBaseline: false },
  'plain text without script': {
    scenario: 'live-storm',
    receivesUpdates: false,
    isBaseline: true,
  },
};

/** Relative to the heap after two minutes, when every row has been visible once. */
const growth = ({ heapMb }: StormVisit) => (heapMb.at(-1) ?? 0) / (heapMb[2] ?? heapMb[0] ?? 0);

function rowsOf(kind: string, visits: readonly StormVisit[]): Row[] {
  const row = rowsOfRounds('live storm, CPU 4× slower', visits, `${kind}: `);
  const rows = [
    row('rows', '', ({ rows }) => rows),
    row('updates', 'a second', ({ updatesPerSecond }) => updatesPerSecond),
    row('dropped frames', '%', ({ byHand }) => byHand.dropped * 100, { atMost: 1 }),
    row('frames with a part not rendered yet', '%', ({ byHand }) => byHand.unfinished * 100),
    row('dropped frames, scrolled by a script', '%', ({ byScript }) => byScript * 100),
    row('longest task', 'ms', ({ longestTaskMs }) => longestTaskMs, { atMost: 100 }),
    row('heap at the end to heap once every row was visible', '×', growth, { atMost: 1.1 }),
  ];
  return kind === AIMED ? rows : rows.map(({ wanted: _, ...other }) => other);
}

/** A page of a thousand live matches that is scrolled while all of them change. */
export async function liveStorm(rounds: number, seconds: number): Promise<Row[]> {
  const visits = Object.entries(kinds).map(([kind, options]) => ({
    kind,
    options,
    own: [] as StormVisit[],
  }));
  await withBrowser(async (browser, base) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { kind, options, own } of visits) {
        const visit = await stormVisit({ base, browser, seconds, ...options });
        own.push(visit);
        console.log(kind, JSON.stringify(visit));
      }
    }
  });
  return visits.flatMap(({ kind, own }) => rowsOf(kind, own));
}

import { type StormVisit, stormVisit } from '../page/storm-visit.ts';
import { withBrowser } from '../page/with-browser.ts';
import { type Row, rowsOfSuite } from '../result-row.ts';

const suiteRow = rowsOfSuite('live storm, CPU 4× slower');
const kinds = {
  hundred: { scenario: 'live-storm', receivesUpdates: true, isBaseline: false },
  // Every price changes every second; the gateway sends every two seconds: six hundred updates a second.
  storm: { scenario: 'live-storm, odds-storm', receivesUpdates: true, isBaseline: false },
  calm: { scenario: 'live-storm', receivesUpdates: false, isBaseline: false },
  baseline: { scenario: 'live-storm', receivesUpdates: false, isBaseline: true },
};
type Kind = keyof typeof kinds;

/** Relative to the heap after two minutes, when every row has been visible once. */
const growth = ({ heapMb }: StormVisit) => (heapMb.at(-1) ?? 0) / (heapMb[2] ?? heapMb[0] ?? 0);

const LABELS: Record<Kind, string> = {
  hundred: 'a hundred updates a second',
  storm: 'six hundred updates a second',
  calm: 'no updates',
  baseline: 'plain text without script',
};

function rowsOf(kind: Kind, visits: readonly StormVisit[]): Row[] {
  const row = (
    what: string,
    unit: string,
    read: (visit: StormVisit) => number,
    wanted?: Row['wanted'],
  ) =>
    suiteRow(
      `${LABELS[kind]}: ${what}`,
      unit,
      visits.map(read),
      kind === 'hundred' ? wanted : undefined,
    );
  return [
    row('rows', '', ({ rows }) => rows),
    row('updates', 'a second', ({ updatesPerSecond }) => updatesPerSecond),
    row('dropped frames', '%', ({ byHand }) => byHand.dropped * 100, { atMost: 1 }),
    row('frames with a part not rendered yet', '%', ({ byHand }) => byHand.unfinished * 100),
    row('dropped frames, scrolled by a script', '%', ({ byScript }) => byScript * 100),
    row('longest task', 'ms', ({ longestTaskMs }) => longestTaskMs, { atMost: 100 }),
    row('heap at the end to heap once every row was visible', '×', growth, { atMost: 1.1 }),
  ];
}

/** A page of a thousand live matches that is scrolled while all of them change. */
export async function liveStorm(rounds: number, seconds: number): Promise<Row[]> {
  const names = Object.keys(kinds) as Kind[];
  const visits: Partial<Record<Kind, StormVisit[]>> = {};
  await withBrowser(async (browser, base) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of names) {
        const visit = await stormVisit({ base, browser, seconds, ...kinds[kind] });
        visits[kind] = [...(visits[kind] ?? []), visit];
        console.log(kind, JSON.stringify(visit));
      }
    }
  });
  return names.flatMap((kind) => rowsOf(kind, visits[kind] ?? []));
}

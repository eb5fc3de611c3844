import { shutdownSignal } from '../../../tools/site/shutdown-signal.ts';
import { withTestSite } from '../../../tools/site/test-site.ts';
import { installChromium } from '../../../tools/test/install-chromium.ts';
import { figures } from '../figures.ts';
import { openBrowser, type StormVisit, stormVisit } from '../page/storm-visit.ts';
import type { Row } from '../result-row.ts';

const suite = 'live storm, CPU 4× slower';
const kinds = {
  hundred: { scenario: 'live-storm', receivesUpdates: true, isBaseline: false },
  // Every price changes every second; the gateway sends every two seconds: six hundred updates a second.
  storm: { scenario: 'live-storm, odds-storm', receivesUpdates: true, isBaseline: false },
  calm: { scenario: 'live-storm', receivesUpdates: false, isBaseline: false },
  baseline: { scenario: 'live-storm', receivesUpdates: false, isBaseline: true },
};
type Kind = keyof typeof kinds;

async function visits(base: string, rounds: number, seconds: number) {
  const browser = await openBrowser(await installChromium(process.env, console.log));
  const visitsByKind: Record<Kind, StormVisit[]> = {
    hundred: [],
    storm: [],
    calm: [],
    baseline: [],
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of Object.keys(kinds) as Kind[]) {
        const visit = await stormVisit({ base, browser, seconds, ...kinds[kind] });
        visitsByKind[kind].push(visit);
        console.log(kind, JSON.stringify(visit));
      }
    }
  } finally {
    await browser.close();
  }
  return visitsByKind;
}

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
  ): Row => ({
    suite,
    what: `${LABELS[kind]}: ${what}`,
    unit,
    figures: figures(visits.map(read)),
    ...(wanted && kind === 'hundred' && { wanted }),
  });
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
  let rows: Row[] = [];
  const { code, output } = await withTestSite(process.env, shutdownSignal(), async (base) => {
    const visitsByKind = await visits(base, rounds, seconds);
    rows = (Object.keys(kinds) as Kind[]).flatMap((kind) => rowsOf(kind, visitsByKind[kind]));
    return { code: 0, output: '' };
  });
  if (code !== 0) throw new Error(output);
  return rows;
}

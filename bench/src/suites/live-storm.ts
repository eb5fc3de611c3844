import { toldToStop } from '../../../tools/site/shutdown-signal.ts';
import { withTestSite } from '../../../tools/site/test-site.ts';
import { installChromium } from '../../../tools/test/install-chromium.ts';
import { figures } from '../figures.ts';
import { openBrowser, type StormVisit, stormVisit } from '../page/storm-visit.ts';
import type { Row } from '../row.ts';

const suite = 'live storm, CPU 4× slower';
const kinds = {
  hundred: { scenario: 'live-storm', listens: true, isPeer: false },
  // Every price every second: six hundred updates a second, as the site is told every two.
  storm: { scenario: 'live-storm, odds-storm', listens: true, isPeer: false },
  calm: { scenario: 'live-storm', listens: false, isPeer: false },
  peer: { scenario: 'live-storm', listens: false, isPeer: true },
};
type Kind = keyof typeof kinds;

async function visits(base: string, rounds: number, seconds: number) {
  const browser = await openBrowser(await installChromium(process.env, console.log));
  const seen: Record<Kind, StormVisit[]> = { hundred: [], storm: [], calm: [], peer: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of Object.keys(kinds) as Kind[]) {
        const visit = await stormVisit({ base, browser, seconds, ...kinds[kind] });
        seen[kind].push(visit);
        console.log(kind, JSON.stringify(visit));
      }
    }
  } finally {
    await browser.close();
  }
  return seen;
}

/** Against what the page had when each row had been in sight once, which takes two minutes. */
const growth = ({ heapMb }: StormVisit) => (heapMb.at(-1) ?? 0) / (heapMb[2] ?? heapMb[0] ?? 0);

const words: Record<Kind, string> = {
  hundred: 'a hundred updates a second',
  storm: 'six hundred updates a second',
  calm: 'no updates',
  peer: 'plain text without script',
};

function rowsOf(kind: Kind, visits: readonly StormVisit[]): Row[] {
  const row = (
    what: string,
    unit: string,
    of: (one: StormVisit) => number,
    wanted?: Row['wanted'],
  ): Row => ({
    ...{ suite, what: `${words[kind]}: ${what}`, unit, figures: figures(visits.map(of)) },
    ...(wanted && kind === 'hundred' && { wanted }),
  });
  return [
    row('rows', '', ({ rows }) => rows),
    row('updates', 'a second', ({ updatesPerSecond }) => updatesPerSecond),
    row('dropped frames', '%', ({ byHand }) => byHand.dropped * 100, { atMost: 1 }),
    row('frames with a part not drawn yet', '%', ({ byHand }) => byHand.unfinished * 100),
    row('dropped frames, scrolled by a script', '%', ({ byScript }) => byScript * 100),
    row('longest task', 'ms', ({ longestTaskMs }) => longestTaskMs, { atMost: 100 }),
    row('heap in the end to heap once all was seen', '×', growth, { atMost: 1.1 }),
  ];
}

/** A page of a thousand live matches that is scrolled while all of them move. */
export async function liveStorm(rounds: number, seconds: number): Promise<Row[]> {
  let rows: Row[] = [];
  const { code, output } = await withTestSite(process.env, toldToStop(), async (base) => {
    const seen = await visits(base, rounds, seconds);
    rows = (Object.keys(kinds) as Kind[]).flatMap((kind) => rowsOf(kind, seen[kind]));
    return { code: 0, output: '' };
  });
  if (code !== 0) throw new Error(output);
  return rows;
}

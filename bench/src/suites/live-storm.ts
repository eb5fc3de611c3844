import { installChromium } from '../../../tools/install-chromium.ts';
import { withTestSite } from '../../../tools/test-site.ts';
import { toldToStop } from '../../../tools/told-to-stop.ts';
import { figures } from '../figures.ts';
import { openBrowser, type StormVisit, stormVisit } from '../page/storm-visit.ts';
import type { Row } from '../row.ts';

const suite = 'live storm, CPU 4× slower';
/** Updates a second at most: a hundred, all that the scenario makes (six hundred and more), and none; and a page of plain text. */
const kinds = { hundred: 100, storm: 1e9, calm: 0, peer: 0 };
type Kind = keyof typeof kinds;

async function visits(base: string, rounds: number, seconds: number) {
  const browser = await openBrowser(await installChromium(process.env, console.log));
  const seen: Record<Kind, StormVisit[]> = { hundred: [], storm: [], calm: [], peer: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, most] of Object.entries(kinds) as [Kind, number][]) {
        const visit = await stormVisit({ base, browser, seconds, most, peer: kind === 'peer' });
        seen[kind].push(visit);
        console.log(kind, JSON.stringify(visit));
      }
    }
  } finally {
    await browser.close();
  }
  return seen;
}

const growth = ({ heapMb }: StormVisit) => (heapMb.at(-1) ?? 0) / (heapMb[0] ?? 0);

const words: Record<Kind, string> = {
  hundred: 'a hundred updates a second',
  storm: 'all updates',
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
    row('dropped frames', '%', ({ dropped }) => dropped * 100, { atMost: 1 }),
    row('dropped frames, scrolled by hand', '%', ({ byHand }) => byHand.dropped * 100, {
      atMost: 1,
    }),
    row(
      'frames with a part not drawn yet, scrolled by hand',
      '%',
      ({ byHand }) => byHand.unfinished * 100,
    ),
    row('longest task', 'ms', ({ longestTaskMs }) => longestTaskMs, { atMost: 100 }),
    row('heap in the end to heap in the beginning', '×', growth, { atMost: 1.1 }),
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

import { installChromium } from '../../../tools/install-chromium.ts';
import { withTestSite } from '../../../tools/test-site.ts';
import { toldToStop } from '../../../tools/told-to-stop.ts';
import { figures } from '../figures.ts';
import { openBrowser, type StormVisit, stormVisit } from '../page/storm-visit.ts';
import type { Row } from '../row.ts';

const suite = 'live storm, CPU 4× slower';
/** Beside the storm the same page with a stream that stays silent. */
const kinds = { storm: false, calm: true };
type Kind = keyof typeof kinds;

async function visits(base: string, rounds: number, seconds: number) {
  const browser = await openBrowser(await installChromium(process.env, console.log));
  const seen: Record<Kind, StormVisit[]> = { storm: [], calm: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, silent] of Object.entries(kinds) as [Kind, boolean][]) {
        const visit = await stormVisit({ base, browser, seconds, silent });
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

function rowsOf({ storm, calm }: Record<Kind, StormVisit[]>): Row[] {
  const row = (what: string, unit: string, values: number[], wanted?: Row['wanted']): Row => ({
    ...{ suite, what, unit, figures: figures(values) },
    ...(wanted && { wanted }),
  });
  const dropped = (all: StormVisit[]) => all.map((one) => one.dropped * 100);
  const longest = (all: StormVisit[]) => all.map((one) => one.longestTaskMs);
  return [
    row(
      'rows',
      '',
      storm.map((one) => one.rows),
    ),
    row(
      'updates',
      'a second',
      storm.map((one) => one.updatesPerSecond),
    ),
    row('dropped frames', '%', dropped(storm), { atMost: 1 }),
    row('dropped frames without updates', '%', dropped(calm)),
    row('longest task', 'ms', longest(storm), { atMost: 100 }),
    row('longest task without updates', 'ms', longest(calm)),
    row('heap at the end to heap at the beginning', '×', storm.map(growth), { atMost: 1.1 }),
  ];
}

/** A page of a thousand live matches that is scrolled while all of them move. */
export async function liveStorm(rounds: number, seconds: number): Promise<Row[]> {
  let rows: Row[] = [];
  const { code, output } = await withTestSite(process.env, toldToStop(), async (base) => {
    rows = rowsOf(await visits(base, rounds, seconds));
    return { code: 0, output: '' };
  });
  if (code !== 0) throw new Error(output);
  return rows;
}

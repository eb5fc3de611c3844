import { shutdownSignal } from '../../../tools/site/shutdown-signal.ts';
import { withTestSite } from '../../../tools/site/test-site.ts';
import { installChromium } from '../../../tools/test/install-chromium.ts';
import { figures } from '../figures.ts';
import { firstAndSecondVisit, type TwoVisits } from '../page/first-visit.ts';
import { openBrowser } from '../page/storm-visit.ts';
import type { Row } from '../result-row.ts';

const suite = 'first visit outside the site’s zone';
const VISITS_PER_ROUND = 3;
const MAX_LATER_MS = 60;

/** The cost of the reload before the first paint, for a visitor whose zone the server does not know yet. */
export async function firstVisit(rounds: number): Promise<Row[]> {
  const visits: TwoVisits[] = [];
  const { code, output } = await withTestSite(process.env, shutdownSignal(), async (base) => {
    const browser = await openBrowser(await installChromium(process.env, console.log));
    try {
      // The first one warms the site up.
      await firstAndSecondVisit(browser, base);
      for (let visit = 0; visit < rounds * VISITS_PER_ROUND; visit += 1)
        visits.push(await firstAndSecondVisit(browser, base));
    } finally {
      await browser.close();
    }
    return { code: 0, output: '' };
  });
  if (code !== 0) throw new Error(output);
  const row = (what: string, read: (visit: TwoVisits) => number): Row => ({
    suite,
    what,
    unit: 'ms',
    figures: figures(visits.map(read)),
  });
  return [
    row('first paint of the first visit', ({ firstMs }) => firstMs),
    row('first paint of the second visit', ({ secondMs }) => secondMs),
    {
      ...row('the first later than the second', ({ firstMs, secondMs }) => firstMs - secondMs),
      wanted: { atMost: MAX_LATER_MS },
    },
  ];
}

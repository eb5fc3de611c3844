import { firstAndSecondVisit, type TwoVisits } from '../page/first-visit.ts';
import { withBrowser } from '../page/with-browser.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';

const VISITS_PER_ROUND = 3;
const MAX_LATER_MS = 60;

/** The cost of the reload before the first paint, for a visitor whose zone the server does not know yet. */
export async function firstVisit(rounds: number): Promise<Row[]> {
  const visits: TwoVisits[] = [];
  await withBrowser(async (browser, base) => {
    // The first one warms the site up.
    await firstAndSecondVisit(browser, base);
    for (let visit = 0; visit < rounds * VISITS_PER_ROUND; visit += 1)
      visits.push(await firstAndSecondVisit(browser, base));
  });
  const row = rowsOfRounds('first visit', visits);
  return [
    row('first paint of the first visit', 'ms', ({ firstMs }) => firstMs),
    row('first paint of the second visit', 'ms', ({ secondMs }) => secondMs),
    row('the first later than the second', 'ms', ({ firstMs, secondMs }) => firstMs - secondMs, {
      atMost: MAX_LATER_MS,
    }),
  ];
}

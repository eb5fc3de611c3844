import {
  type Calibration,
  calibrationOf,
  publishedTenths,
  type Tenth,
} from '@touchline/mock-api/history/calibration';
import { loadHistory } from '@touchline/mock-api/history/load-history';
import { type PricedMatch, pricedMatches } from '@touchline/mock-api/history/priced-matches';
import type { CalibrationRecord } from '../report/record.ts';
import { type Row, rowsOfSuite } from '../result-row.ts';

const row = rowsOfSuite('prices of real matches');
const FIRST_YEAR = 2015;
const TOLERANCE = 0.03;
const FIVE = new Set(['eng', 'esp', 'ita', 'ger', 'fra']);
/** Fewer predictions differ from what happened by chance alone. */
const ENOUGH = 300;

const furthest = (tenths: readonly Tenth[]): number =>
  Math.max(
    ...tenths
      .filter(({ count }) => count >= ENOUGH)
      .map(({ predicted, happened }) => Math.abs(predicted - happened)),
  );

const DIGITS = 4;
const short = (value: number) => Number(value.toFixed(DIGITS));
const shortTenth = ({ count, predicted, happened }: Tenth): Tenth => ({
  count,
  predicted: short(predicted),
  happened: short(happened),
});

const inThousandths = (nats: number) => Math.round(nats * 1000);

const lossRows = (name: string, { logLoss, baseLogLoss }: Calibration, atMost: number): Row[] => [
  row(`log loss, ${name}`, 'mnat', [inThousandths(logLoss)], { atMost }),
  row(`log loss of base rates, ${name}`, 'mnat', [inThousandths(baseLogLoss)]),
];

/** How often prices of real matches before kick-off are right. It takes no time of a machine's, so there are no rounds. */
export async function history(): Promise<{ rows: Row[]; calibration: CalibrationRecord }> {
  const matches = [...pricedMatches(await loadHistory())];
  const late = matches.filter(({ year }) => year >= FIRST_YEAR);
  const tiers = late.filter(
    ({ competition: { country, level = 9 } }) => FIVE.has(country.code) && level <= 2,
  );
  const england = calibrationOf(late.filter(({ competition }) => competition.code === 'en.1'));
  const five = calibrationOf(tiers);
  const published = publishedTenths(tiers);
  const competitions = [...Map.groupBy(matches, ({ competition }) => competition)]
    .sort(([a], [b]) => b.popularity - a.popularity)
    .map(([{ name, country }, own]: [PricedMatch['competition'], PricedMatch[]]) => {
      const { logLoss, baseLogLoss } = calibrationOf(own);
      return {
        name: `${name.en}, ${country.name.en}`,
        matches: own.length,
        logLoss: short(logLoss),
        baseLogLoss: short(baseLogLoss),
      };
    });
  return {
    rows: [
      ...lossRows('first tier of England from 2015 on', england, 980),
      ...lossRows('two tiers of five countries from 2015 on', five, 1028),
      row('furthest tenth of these from what happened', '', [short(furthest(five.tenths))], {
        atMost: TOLERANCE,
      }),
      row('furthest tenth of their published prices', '', [short(furthest(published))], {
        atMost: TOLERANCE,
      }),
    ],
    calibration: {
      tolerance: TOLERANCE,
      series: [
        { name: 'home win, draw, away win', tenths: five.tenths.map(shortTenth) },
        { name: 'published prices of the home side', tenths: published.map(shortTenth) },
      ],
      competitions,
    },
  };
}

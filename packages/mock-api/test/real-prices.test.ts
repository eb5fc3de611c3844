import { expect, test } from 'vitest';
import { loadHistory } from '../src/world/history/load-history.ts';
import { calibrationOf } from './calibration.ts';
import { pricedMatches } from './priced-matches.ts';

test('prices of the first tier of England from 2015 on say more than how often each outcome occurs', async () => {
  const matches = [
    ...pricedMatches(await loadHistory(), ({ code }, year) => code === 'en.1' && year >= 2015),
  ];
  const { logLoss, baseLogLoss } = calibrationOf(matches);
  expect(matches).toHaveLength(3711);
  expect(baseLogLoss).toBeCloseTo(1.066, 3);
  expect(logLoss).toBeLessThan(0.98);
}, 30_000);

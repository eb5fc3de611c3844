import { type PlainOptions, startPlainUpstream } from '@touchline/shared/testing/plain-upstream';
import { expect, onTestFinished, test } from 'vitest';
import { summary } from '../src/report/summary.ts';
import { runSuite } from '../src/run-suite.ts';
import { type Break, broken } from './broken-server.ts';

async function start(options?: PlainOptions): Promise<string> {
  const { url, close } = await startPlainUpstream(options);
  onTestFinished(close);
  return url;
}

const specFaults = ({ cases }: Awaited<ReturnType<typeof runSuite>>) =>
  cases.filter(({ part, faults }) => part === 'spec' && faults.length > 0);

test('SYS-3 a whole run finds no fault in the spec’s part of a plain upstream', async () => {
  const report = await runSuite({ baseUrl: await start(), pauses: [0] });
  expect(specFaults(report)).toEqual([]);
  expect(report.spec).toMatchObject({ of: 29, failed: 0 });
});

const EXTRA_NAMES = ['timeZone', 'order', 'matches', 'opponentId', 'surprise'];

test('SYS-3 an upstream that ignores parameters beyond the spec is whole too', async () => {
  const ignoring: Break = {
    name: 'parameters that are ignored',
    onRequest({ pathname, searchParams }) {
      for (const name of EXTRA_NAMES) searchParams.delete(name);
      if (pathname.startsWith('/tournaments/matches/')) {
        for (const name of ['page', 'size']) searchParams.delete(name);
      }
    },
  };
  const fetch = broken((request) => globalThis.fetch(request), ignoring);
  const report = await runSuite({ baseUrl: await start(), pauses: [0], fetch });
  expect(specFaults(report)).toEqual([]);
  expect(report.extras.refused).not.toHaveProperty('order');
});

test('SYS-3 an extra that a plain upstream has is in the summary', async () => {
  const baseUrl = await start({ extras: ['getMatchLineups'], prefix: '/v1' });
  const report = await runSuite({ baseUrl, pauses: [0], isQuick: true });
  expect(specFaults(report)).toEqual([]);
  expect(summary(report)).toMatch(/\nspec 29 of 29 · extras 1 of 18: getMatchLineups$/);
  const operations = ['getMatchLineups'] as const;
  const { extras } = await runSuite({ baseUrl, pauses: [0], operations });
  expect(extras).toMatchObject({ whole: operations, failed: 0 });
  // By the time of day the upstream has matches of two or three states.
  expect(extras.passed).toBeGreaterThan(3);
});

import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { runSuite } from '../src/run-suite.ts';

test.each(['2012-05-13T15:20:00Z', '2025-04-16T20:00:00Z', '2026-02-14T15:30:00Z'])(
  'SYS-1 the suite and its invariants pass in the real seasons, at %s',
  async (at) => {
    const faults: string[] = [];
    const fetch = worldFetch({ seed: 'contract', size: 'small', at, seasons: 'real' });
    const report = await runSuite({
      baseUrl: 'http://api',
      fetch,
      // The world stands still: a repetition would differ as well.
      pauses: [],
      onResult: ({ operation, title, faults: own }) =>
        faults.push(...own.map((fault) => `${operation}: ${title}: ${fault}`)),
    });
    expect(faults).toEqual([]);
    expect(report.passed).toBeGreaterThan(400);
  },
  600_000,
);

import { breaks } from '@touchline/contract-tests/testing/breaks';
import { broken } from '@touchline/contract-tests/testing/broken-server';
import { mockServer } from '@touchline/contract-tests/testing/mock-server';
import { beforeAll, expect, test } from 'vitest';
import { compare } from '../src/compare.ts';
import type { Observations } from '../src/observations.ts';
import { walkOver } from './walk-over.ts';

// drift.test.ts has each kind of difference once; here is each seeded break by itself.
const TIMEOUT_MS = 240_000;
const server = mockServer();
let mock: Observations;
beforeAll(async () => {
  mock = await walkOver(server.fetch);
}, TIMEOUT_MS);

test.each(breaks)(
  'SYS-1 drift reports the seeded break: $name',
  async (seeded) => {
    const upstream = await walkOver(broken(server.fetch, seeded), { stopAtFirst: true });
    expect(compare(mock, upstream).differences).not.toEqual([]);
  },
  TIMEOUT_MS,
);

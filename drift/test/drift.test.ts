import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Fetch } from '@touchline/contract-tests/http/respect-rate-limits';
import { mockServer } from '@touchline/contract-tests/testing/mock-server';
import { beforeAll, expect, test } from 'vitest';
import { type Comparison, compare } from '../src/compare.ts';
import { makeOverlay, type Overlay } from '../src/contract-overlay.ts';
import type { Observations } from '../src/observations.ts';
import { driftSummary } from '../src/summary.ts';
import { foreign, obstaclesIn, sampledDifferences } from './foreign-upstream.ts';
import { baseUrl, document, execFileAsync, walkOver } from './walk-over.ts';

const TIMEOUT_MS = 240_000;
const server = mockServer();
let mock: Observations;
let comparison: Comparison;
let overlay: Overlay | undefined;
beforeAll(async () => {
  mock = await walkOver(server.fetch, { samplesOnly: true });
  const upstream = await walkOver(foreign(server.fetch), { samplesOnly: true });
  comparison = compare(mock, upstream);
  overlay = makeOverlay(document, upstream);
}, TIMEOUT_MS);

test('SYS-1 the mock API matches the contract and needs no overlay', () => {
  const same = compare(mock, mock);
  expect(same.differences).toEqual([]);
  expect(same.optionalFields).toEqual([]);
  expect(makeOverlay(document, mock)).toBeUndefined();
  expect(driftSummary(same, baseUrl)).toMatch(/^No difference: [\d,]+ responses/m);
});

test.each(sampledDifferences)('SYS-1 drift reports of a foreign upstream: $name', ({ row }) => {
  expect(obstaclesIn(comparison, row)).toContain(undefined);
});

test('SYS-1 drift shows contract, mock API and upstream side by side', () => {
  const row = (place: string) => comparison.differences.find((one) => one.place === place);
  expect(row('Match.startTime')).toMatchObject({
    kind: 'type',
    contract: 'integer',
    mock: 'integer',
    upstream: expect.stringMatching(/^string "2026-/),
    operations: ['listMatches'],
    pointers: ['/data/*/startTime'],
    request: expect.stringMatching(/^GET \/matches\?date=/),
  });
  expect(row('TeamRanking.form')).toMatchObject({ contract: 'not declared', mock: 'not sent' });
  expect(row('Match.tips')?.mock).toMatch(/^sent, (\d+) of \1$/);
  expect(driftSummary(comparison, baseUrl)).toMatch(
    /^type +Match\.startTime +integer +integer +string/m,
  );
});

test('SYS-1 the overlay changes only what differs, each action with its reason', () => {
  expect(overlay?.actions).toContainEqual({
    target: "$.components.schemas.Match.required[?@ == 'tips']",
    description: 'missing field Match.tips: required; the upstream: missing',
    remove: true,
  });
  expect(overlay?.actions).toContainEqual({
    target: '$.components.schemas.TeamRanking.properties',
    description: 'extra field TeamRanking.form: not declared; the upstream: string "WWDL"',
    update: { form: { type: 'string' } },
  });
  expect(overlay?.actions.length).toBeLessThan(60);
});

test('an upstream that cannot be reached, or is something else, is named with a way out', async () => {
  const refused: Fetch = () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  await expect(walkOver(refused, { samplesOnly: true })).rejects.toThrow(
    'http://mock cannot be reached: connect ECONNREFUSED. Is it running, and is the address right?',
  );
  const page: Fetch = async () =>
    new Response('<!doctype html><title>Shop</title>', {
      headers: { 'content-type': 'text/html' },
    });
  await expect(walkOver(page, { samplesOnly: true })).rejects.toThrow(
    "http://mock does not look like this API: GET /matches/live was answered with 200 and text/html, beginning '<!doctype html><title>Shop</title>'. Does the address lack a path prefix, such as /api?",
  );
  const other: Fetch = async () => Response.json({ message: 'no route' }, { status: 404 });
  await expect(walkOver(other, { samplesOnly: true })).rejects.toThrow(/was answered with 404/);
});

test('an upstream that stops responding ends the comparison', async () => {
  let left = 20;
  const dying: Fetch = async (request) => {
    left -= 1;
    if (left < 0) throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    return server.fetch(request);
  };
  await expect(walkOver(dying, { samplesOnly: true })).rejects.toThrow(
    /has stopped responding.*socket hang up/,
  );
});

test('the command exits with 2 on a wrong address, and says why', async () => {
  const cli = join(import.meta.dirname, '../src/cli.ts');
  const run = (...args: string[]) =>
    execFileAsync(process.execPath, [cli, ...args]).catch(({ code, stderr }) => ({ code, stderr }));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  expect(await run('--upstream', 'nonsense')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--upstream must be a URL.*npm run drift --/s),
  });
  expect(await run('--upstraem', 'nonsense')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown option '--upstraem'.*npm run drift --/s),
  });
  expect(await run('--upstream', `http://127.0.0.1:${port}`)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/ cannot be reached: connect ECONNREFUSED[^\n]*\n$/),
  });
});

import { expect, test } from 'vitest';
import { cacheText, parametersText } from '../src/console/call-text.ts';
import { curlOf, testOf } from '../src/console/snippets.ts';

const call = {
  method: 'GET',
  url: '/api/matches/info?matchId=ma-1',
  operation: 'getMatch',
  status: 200,
  requestHeaders: { 'accept-language': 'en', 'user-agent': 'x', authorization: 'Bearer secret' },
  requestBody: undefined,
  responseHeaders: { 'x-world-now': '2026-11-28T15:20:00Z' },
};
const world = {
  worldAt: '2026-11-28T15:00:00Z; from=2026-11-20T00:00:00Z; factor=10',
  scenarios: ['slow', 'empty'],
  overrides: '{"getMatch":{"fail":503}}',
};
const shared = { worldAt: undefined, scenarios: [], overrides: undefined };

test('a curl command carries the world and the language, and no token', () => {
  const command = curlOf(call, world, 'http://site');
  expect(command).toBe(
    `curl -H 'accept-language: en' -H 'x-world-at: ${world.worldAt}' -H 'x-mock-scenario: slow,empty' -H 'x-mock-overrides: ${world.overrides}' -H "authorization: Bearer $TOKEN" 'http://site/api/matches/info?matchId=ma-1'`,
  );
});

test('quotes in a body do not end the argument', () => {
  const post = { ...call, method: 'POST', requestHeaders: {}, requestBody: `{"q":"it's"}` };
  expect(curlOf(post, shared, '')).toContain(`-X POST --data '{"q":"it'\\''s"}'`);
});

test('a test is of the same world, at the instant of the response', () => {
  const text = testOf(call, world);
  expect(text).toContain(
    `worldFetch({ at: "2026-11-28T15:20:00Z", scenarios: "slow,empty", overrides: ${world.overrides} })`,
  );
  expect(text).toContain(
    `fetch("/matches/info?matchId=ma-1", { headers: { "accept-language": "en", authorization } })`,
  );
});

test('a test names the seed and the size of the world where they are not the usual ones', () => {
  const other = { ...shared, seed: 'other', size: 'large' };
  expect(testOf(call, other)).toContain('worldFetch({ seed: "other", size: "large", at:');
  const usual = { ...shared, seed: 'touchline', size: 'standard' };
  expect(testOf(call, usual)).toContain('worldFetch({ at:');
});

test.each([
  ['touchline; hit; ttl=3', 'hit'],
  ['touchline; hit; detail=stale-while-revalidate', 'stale'],
  ['touchline; fwd=miss; fwd-status=200; stored', 'miss'],
  ['touchline; fwd=miss; fwd-status=200; collapsed', 'joined'],
  ['touchline; fwd=bypass', 'not cached'],
  [undefined, '–'],
])('Cache-Status %s reads as %s', (status, word) => {
  expect(cacheText(status)).toBe(word);
});

test('parameters are shown without their encoding', () => {
  const url = '/api/matches?date=20261128&timeZone=Asia%2FShanghai';
  expect(parametersText({ url, operation: 'listMatches' })).toBe(
    'date=20261128 timeZone=Asia/Shanghai',
  );
});

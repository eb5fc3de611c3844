import { stripTypeScriptTypes } from 'node:module';
import { testOf } from '@touchline/devtools/snippets';
import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';

type Call = Parameters<typeof testOf>[0];

const AT = '2026-11-28T15:20:00Z';
const world = { worldAt: AT, scenarios: [], overrides: undefined };

const tokenOf = (claims: object) =>
  ['{}', JSON.stringify(claims), ''].map((part) => btoa(part)).join('.');

const call = (change: Partial<Call>): Call => ({
  method: 'GET',
  url: '/api/matches/live?limit=3',
  operation: 'listLiveMatches',
  status: 200,
  requestHeaders: { 'accept-language': 'zh' },
  requestBody: undefined,
  responseHeaders: {},
  ...change,
});
const wallet = (authorization: string, status = 200) =>
  call({
    url: '/api/auth/wallet',
    operation: 'getWallet',
    status,
    requestHeaders: { authorization },
  });

const calls: readonly (readonly [string, Call])[] = [
  ['a list', call({})],
  [
    'a message to the chat',
    call({
      method: 'POST',
      url: '/api/ai/chat',
      operation: 'askChat',
      requestHeaders: { 'content-type': 'application/json' },
      requestBody: JSON.stringify({ message: 'What is on?', userId: 'a-visitor' }),
    }),
  ],
  ['the wallet of a sample user', wallet(`Bearer ${tokenOf({ username: 'rich@touchline.dev' })}`)],
  ['the wallet of another user', wallet(`Bearer ${tokenOf({ username: 'new@site.example' })}`)],
  ['a wallet whose token was refused', wallet('Bearer expired', 401)],
];

/** Runs the one test of a module that imports `worldFetch`, `expect` and `test`. */
async function run(source: string): Promise<void> {
  const script = stripTypeScriptTypes(source.replace(/^import .*$/gm, ''));
  let body: (() => Promise<void>) | undefined;
  const declare = (_: string, one: () => Promise<void>) => {
    body = one;
  };
  new Function('worldFetch', 'expect', 'test', script)(worldFetch, expect, declare);
  await body?.();
}

test.each(calls)('a test that the console copies passes: %s', async (_, one) => {
  expect.hasAssertions();
  await run(testOf(one, world));
});

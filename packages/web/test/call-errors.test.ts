import { expect, test } from 'vitest';
import { type CallError, callErrorScript, noticeErrors } from '../tools/call-errors.ts';

async function noticed(status: number, body: object): Promise<CallError[]> {
  const errors: CallError[] = [];
  const fetch = noticeErrors(
    async () => Response.json(body, { status }),
    (error) => errors.push(error),
  );
  const response = await fetch(new Request('http://site.test/api/matches?date=20261123'));
  expect(await response.json()).toEqual(body);
  return errors;
}

test('in development an unexpected error of a handler is noticed with its place', async () => {
  const message = 'Internal error: broken, at packages/mock-api/src/handlers/matches.ts:29.';
  const detail = `The upstream responded with 500. ${message}`;
  expect(await noticed(502, { detail })).toEqual([{ url: '/api/matches?date=20261123', message }]);
});

test('a failure that a scenario simulates, and an answer, are no errors', async () => {
  expect(await noticed(503, { detail: 'Simulated failure.' })).toEqual([]);
  expect(await noticed(200, { data: 'Internal error: none' })).toEqual([]);
});

test('the overlay has the error as text, and goes once the call succeeds', () => {
  const script = callErrorScript({ url: '/api/matches', message: '</script><h1>x' });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toContain('fetch("/api/matches")');
  expect(script).toContain('location.reload()');
});

import { expect, onTestFinished, test } from 'vitest';
import '../src/testing/vitest.ts';
import { startMock, type WorldOptions, worldFetch } from '../src/testing/index.ts';

const DEV_TOOLS = { 'x-dev-tools': '1' };

type Answer = Partial<Record<'data' | 'refused' | 'errors', object[]>>;

async function aMock(options: WorldOptions = {}) {
  const mock = await startMock({ size: 'small', ...options });
  onTestFinished(() => mock.close());
  const read = async (path: string) => (await (await mock.fetch(path)).json()) as Answer;
  return { ...mock, read };
}

test('a program in any language asks for the calls over HTTP, and forgets them', async () => {
  const { fetch, read } = await aMock();
  await fetch('/matches/live?limit=3');
  await fetch('/teams/rankings');
  expect((await read('/_mock/calls')).data).toHaveLength(2);
  expect((await read('/_mock/calls?operation=listLiveMatches')).data).toMatchObject([
    { operation: 'listLiveMatches', params: { limit: '3' }, status: 200 },
  ]);
  await fetch('/_mock/reset', { method: 'POST', headers: DEV_TOOLS });
  expect(await read('/_mock/calls')).toEqual({ data: [], refused: [] });
});

test('a program in any language moves the world to another instant, which open streams see', async () => {
  const { fetch, read } = await aMock({ at: '2026-11-28T15:20:00Z' });
  const { body } = await fetch('/live/stream');
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(async () => events?.cancel());
  await events?.read();
  const goTo = (at: unknown) =>
    fetch('/_mock/at', {
      method: 'POST',
      headers: { ...DEV_TOOLS, 'content-type': 'application/json' },
      body: JSON.stringify({ at }),
    });
  expect((await goTo('2026-11-28T15:50:00Z')).status).toBe(200);
  const { value = '' } = (await events?.read()) ?? {};
  expect(/"at":(\d+)/.exec(value)?.[1]).toBe(String(Date.parse('2026-11-28T15:50:00Z') / 1000));
  const { errors } = (await (await goTo('yesterday')).json()) as Answer;
  expect(errors).toMatchObject([{ field: 'at', message: /^'yesterday' is neither/ }]);
  expect((await read('/_mock/calls')).data).toMatchObject([{ operation: 'streamLive' }]);
});

test('calls over HTTP have neither tokens nor passwords', async () => {
  const { fetch, read, accounts } = await aMock();
  const { headers } = await accounts.signIn();
  await fetch('/auth/wallet', { headers });
  await fetch('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'x-world-at=now' },
    body: JSON.stringify({ username: 'me@example.com', password: 'one more secret' }),
  });
  const calls = await read('/_mock/calls');
  expect(calls).toMatchObject({
    data: [
      { operation: 'getWallet', headers: { authorization: '…' } },
      { operation: 'logIn', body: { username: 'me@example.com', password: '…' } },
    ],
  });
});

test('an operation that there is not is a 400 with the list', async () => {
  const { read } = await aMock();
  const { errors } = await read('/_mock/calls?operation=getTaem');
  expect(errors).toMatchObject([{ field: 'operation', message: /getTeam, / }]);
});

test.each([
  ['a wrong parameter', '/matches/live?limit=many', undefined, /limit/],
  ['a path of no operation', '/matches/lives', undefined, /No such endpoint/],
  ['another method', '/matches/live', { method: 'POST' }, /GET/],
  ['a wrong parameter of the stream', '/live/stream?sportType=chess', undefined, /sportType/],
])('a client that sends %s breaks the contract', async (_, path, init, reason) => {
  const world = worldFetch({ size: 'small' });
  await world('/matches/live');
  expect(world).toHaveOnlyValidCalls();
  await world(path, init);
  expect(world).not.toHaveOnlyValidCalls();
  expect(world.refusedCalls()).toMatchObject([{ url: path, refused: reason }]);
});

test('a failure that the test asked for is no fault of the client', async () => {
  const world = worldFetch({ size: 'small', overrides: { listLiveMatches: { fail: 400 } } });
  expect((await world('/matches/live')).status).toBe(400);
  expect(world).toHaveOnlyValidCalls();
});

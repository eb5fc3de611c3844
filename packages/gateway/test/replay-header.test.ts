import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const LIVE = '/api/matches/live';

const setUp = async (devTools: string) => {
  const upstream = await startOrigin(json([], { 'x-replay': 'token', 'cache-control': 'public' }));
  const { client } = await startGateway(upstream.url, { env: { DEV_TOOLS: devTools } });
  return { client, upstream };
};

test('the token of an answer is passed on, also of a cached one', async () => {
  const { client, upstream } = await setUp('on');
  for (const _ of [1, 2, 3]) await client.get(LIVE).expect(200).expect('x-replay', 'token');
  expect(upstream.requests).toHaveLength(1);
});

test('without DEV_TOOLS there is no token', async () => {
  const { client } = await setUp('off');
  for (const _ of [1, 2]) {
    expect((await client.get(LIVE).expect(200)).headers).not.toHaveProperty('x-replay');
  }
});

test('an answer without spoilers has no token of the whole one', async () => {
  const { client } = await setUp('on');
  const { headers } = await client.get('/api/spoiler-free/matches/live').expect(200);
  expect(headers).not.toHaveProperty('x-replay');
});

import { contract, type Operation } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { bearer, onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { handledUrls } from './handled-urls.ts';
import { json, startOrigin } from './origin.ts';

const LIVE = '/api/matches/live';

async function setUp(options: TestOptions = {}) {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async () => ({ status: 200, headers: {}, body: '<p>page</p>' }));
  return startGateway(upstream.url, { clock: () => 1_000_000, renderer, ...options });
}

const contractWith = (id: string, changes: Partial<Operation>) => ({
  ...contract,
  operations: contract.operations.map((one) => (one.id === id ? { ...one, ...changes } : one)),
});

/** A rule that can be switched on: a refusal at any step of the request. */
function ruleOf(hook: string) {
  const rule = { isOn: false };
  const refuse = async () => {
    if (rule.isOn) throw Object.assign(new Error('Not today.'), { statusCode: 403 });
  };
  const addRule = (app: FastifyInstance) => app.addHook(hook as 'onRequest', refuse);
  return { rule, addRule };
}

test.each(['onRequest', 'preParsing', 'preValidation', 'preHandler', 'onSend'])(
  'a rule added to the app as %s holds for cached calls and pages',
  async (hook) => {
    const { rule, addRule } = ruleOf(hook);
    const { client } = await setUp({ addRule });
    for (const url of [LIVE, '/']) {
      for (let n = 0; n < 3; n += 1) await client.get(url).expect(200);
    }
    rule.isOn = true;
    await client.get(LIVE).expect(403);
    await client.get('/').expect(403);
  },
);

test('a hook after the response runs for each cached call', async () => {
  const urls: string[] = [];
  const { client } = await setUp({
    addRule: (app) => app.addHook('onResponse', async ({ url }) => void urls.push(url)),
  });
  for (let n = 0; n < 4; n += 1) await client.get(LIVE).expect(200);
  expect(urls).toEqual([LIVE, LIVE, LIVE, LIVE]);
});

test('a rule of the routes of one plugin leaves the front cache on for other routes', async () => {
  const { client } = await setUp({
    addRule: (app) =>
      app.register(async (own) => {
        ruleOf('onRequest').addRule(own);
        own.get('/own', async () => 'own');
      }),
  });
  for (let n = 0; n < 2; n += 1) await client.get(LIVE).expect(200);
  const handled = handledUrls();
  await client.get(LIVE).expect(200);
  expect(handled).toEqual([]);
});

test('a rule of one route leaves the front cache on for other routes', async () => {
  const { client } = await setUp({
    contract: contractWith('listMainMatches', {
      rateLimit: { max: 5, windowSeconds: 60, by: ['address'] },
    }),
  });
  for (let n = 0; n < 2; n += 1) await client.get(LIVE).expect(200);
  const handled = handledUrls();
  await client.get(LIVE).expect(200);
  expect(handled).toEqual([]);
});

test('a rate limit counts every call, also those that the cache responds to', async () => {
  const { client } = await setUp({
    contract: contractWith('listLiveMatches', {
      rateLimit: { max: 5, windowSeconds: 60, by: ['address'] },
    }),
  });
  for (let n = 0; n < 5; n += 1) await client.get(LIVE).expect(200);
  for (let n = 0; n < 3; n += 1) await client.get(LIVE).expect(429).expect('retry-after', /^\d+$/);
});

test.each(['optional', 'required'] as const)(
  'with security %s every token is verified, also while the response is cached',
  async (security) => {
    const { client } = await setUp({ contract: contractWith('listLiveMatches', { security }) });
    const get = (authorization: string) => client.get(LIVE).set({ authorization });
    for (let n = 0; n < 3; n += 1) {
      await client.get(LIVE).expect(security === 'required' ? 401 : 200);
      await get(bearer()).expect(200);
      await get('Bearer forged.token.here').expect(401);
    }
  },
);

import type { RequestListener } from 'node:http';
import { test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { WALLET } from './ways.ts';

const GOOD = { balances: { USDT: 1, BTC: 2, ETH: 3, TRX: 4 } };

/** A wallet behind a gateway whose clock the test moves, before an upstream whose response the test changes. */
async function setUp(env: Record<string, string> = { DRIFT: 'warn' }) {
  const time = { now: 1_000_000 };
  const answer = { now: json(GOOD) as RequestListener };
  const upstream = await startOrigin((request, response) => answer.now(request, response));
  const { client } = await startGateway(upstream.url, { env, clock: () => time.now });
  const wallet = () => client.get(WALLET).set('authorization', bearer());
  return { time, answer, wallet };
}

const badJson: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{');
};

test('the first forwarded body in each second is checked before it is sent', async () => {
  const { time, answer, wallet } = await setUp();
  await wallet().expect(200);
  answer.now = json(null);
  await wallet().expect(200, { data: null });
  time.now += 1000;
  await wallet().expect(502);
});

test('after a fault each body is checked, until a hundred in a row were good', async () => {
  const { answer, wallet } = await setUp();
  answer.now = json(null);
  await wallet().expect(502);
  answer.now = json(GOOD);
  for (let n = 0; n < 99; n += 1) await wallet().expect(200);
  answer.now = json(null);
  await wallet().expect(502);
  answer.now = json(GOOD);
  for (let n = 0; n < 100; n += 1) await wallet().expect(200);
  answer.now = json(null);
  await wallet().expect(200);
});

test('a body that is not an object, or whose media type is another, never passes', async () => {
  const { answer, wallet } = await setUp();
  await wallet().expect(200);
  answer.now = badJson;
  await wallet().expect(502);
  answer.now = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('{}');
  await wallet().expect(502);
});

test('an upstream with unknown members has each body written without them', async () => {
  const { answer, wallet } = await setUp();
  answer.now = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: GOOD, debug: 'secret' }));
  };
  for (let n = 0; n < 3; n += 1) await wallet().expect(200, { data: GOOD });
});

test('DRIFT=refuse checks each body', async () => {
  const { answer, wallet } = await setUp({ DRIFT: 'refuse' });
  await wallet().expect(200);
  answer.now = json(null);
  await wallet().expect(502);
});

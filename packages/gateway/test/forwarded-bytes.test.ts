import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { WALLET } from './ways.ts';

const BODIES = { 'an ASCII body': 'x'.repeat(3000), 'another body': 'Ünïcödé 中文' };

/** A rule whose hook is not marked, so that Fastify sends every response. */
const addRule = (app: FastifyInstance) => app.addHook('onSend', async (_, __, payload) => payload);

/** The raw responses of a gateway that writes heads itself, and of one in which Fastify does. */
async function askBoth(
  request: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<[string, string]> {
  const upstream = await startOrigin(json({ body }, { 'cache-control': 'private', ...headers }));
  const gateways = [
    await startGateway(upstream.url),
    await startGateway(upstream.url, { addRule }),
  ];
  const texts = gateways.map(async ({ url }) => {
    await sendRaw(url, request);
    const text = await sendRaw(url, request);
    return text.replace(/^date: .*/gim, 'date').replace(/"requestId":"[^"]*"/, 'its id');
  });
  return (await Promise.all(texts)) as [string, string];
}

const requestOf = (target: string, more = '', version = '1.1') =>
  `GET ${target} HTTP/${version}\r\nhost: x\r\nx-request-id: same-id-for-all\r\n${more}\r\n`;
const LAST = 'connection: close\r\n';
const TOKEN = `authorization: ${bearer()}\r\n`;

test.each([
  ['1.1', LAST],
  ['1.0', ''],
  ['1.1', `accept-encoding: gzip\r\n${LAST}`],
  ['1.1', `accept-language: zh\r\n${LAST}`],
])(
  'over HTTP/%s with "%s" forwarded responses have the bytes that Fastify sends',
  async (version, more) => {
    for (const target of ['/api/matches/live?limit=3', WALLET]) {
      for (const body of Object.values(BODIES)) {
        const [own, fastify] = await askBoth(requestOf(target, TOKEN + more, version), body);
        expect(own).toBe(fastify);
        expect(own).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      }
    }
  },
);

test('requests on a kept connection get their forwarded responses in order', async () => {
  const [own, fastify] = await askBoth(
    requestOf('/api/matches/live?limit=3') + requestOf(WALLET, TOKEN) + requestOf(WALLET, LAST),
    BODIES['an ASCII body'],
  );
  expect(own).toBe(fastify);
  expect(own.match(/HTTP\/1\.1 \d+ \w+/g)).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
    'HTTP/1.1 401 Unauthorized',
  ]);
});

test('a HEAD of a forwarded call has the head of its GET', async () => {
  const [own, fastify] = await askBoth(
    requestOf(WALLET, TOKEN + LAST).replace('GET', 'HEAD'),
    BODIES['an ASCII body'],
  );
  expect(own).toBe(fastify);
});

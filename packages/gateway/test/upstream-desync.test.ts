import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { sendRaw } from './send-raw.ts';
import { WAYS } from './ways.ts';

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const GOOD = `${OK}content-length: 15\r\n\r\n{"data":["us"]}`;
const EVIL = `${OK}content-length: 17\r\n\r\n{"data":["evil"]}`;
const BODY = '{"data":[]}';

/** The bytes of a first response that hold, or seem to hold, a second one. */
const AMBIGUOUS: [string, string][] = [
  ['another response after the announced length', `${OK}content-length: 11\r\n\r\n${BODY}${EVIL}`],
  [
    'another response after the last chunk',
    `${OK}transfer-encoding: chunked\r\n\r\nb\r\n${BODY}\r\n0\r\n\r\n${EVIL}`,
  ],
  [
    'another response in the trailers',
    `${OK}transfer-encoding: chunked\r\n\r\nb\r\n${BODY}\r\n0\r\n${EVIL}\r\n\r\n`,
  ],
  ['a length and chunks', `${OK}content-length: 0\r\ntransfer-encoding: chunked\r\n\r\n${EVIL}`],
  ['two lengths', `${OK}content-length: 0\r\ncontent-length: 11\r\n\r\n${EVIL}`],
  ['a list of lengths', `${OK}content-length: 0, 11\r\n\r\n${EVIL}`],
  ['a length with a sign', `${OK}content-length: +0\r\n\r\n${EVIL}`],
  ['a space before the colon', `${OK}content-length : 0\r\n\r\n${EVIL}`],
  ['a folded length', `${OK}content-length:\r\n 0\r\n\r\n${EVIL}`],
  ['lines that end in LF only', `${OK.replaceAll('\r\n', '\n')}content-length: 0\n\n${EVIL}`],
  ['lines that end in CR only', `${OK.replaceAll('\r\n', '\r')}content-length: 0\r\r${EVIL}`],
  ['a null character in a field', `${OK}x-a: b\0c\r\ncontent-length: 0\r\n\r\n${EVIL}`],
  ['a body after 204', `HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n${EVIL}`],
  ['a body after 304', `HTTP/1.1 304 Not Modified\r\n\r\n${EVIL}`],
  ['a switch of protocols', `HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n${EVIL}`],
  [
    'an early hint and two responses',
    `HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n${GOOD}${EVIL}`,
  ],
  ['chunks that are longer than they say', `${OK}transfer-encoding: chunked\r\n\r\n1\r\n${EVIL}`],
  ['a chunk of negative length', `${OK}transfer-encoding: chunked\r\n\r\n-1\r\n${EVIL}`],
  [
    'a chunk length that overflows',
    `${OK}transfer-encoding: chunked\r\n\r\n10000000000000000\r\n${EVIL}`,
  ],
  [
    'a length that Connection names',
    `${OK}connection: content-length\r\ncontent-length: 0\r\n\r\n${EVIL}`,
  ],
];

/** An upstream whose first response is these bytes and every other one is right, on connections that stay open. */
async function startUpstream(first: string) {
  const state = { count: 0 };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      state.count += 1;
      socket.write(state.count === 1 ? first : GOOD, 'latin1');
    });
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state };
}

const SHORT = { UPSTREAM_HEADERS_MS: '100', UPSTREAM_BODY_MS: '100', UPSTREAM_TOTAL_MS: '500' };

describe.each(WAYS.slice(0, 2))('$way', ({ ask }) => {
  test.each(AMBIGUOUS)('SYS-2 %s of the upstream is nobody else’s response', async (_, first) => {
    const upstream = await startUpstream(first);
    const { client } = await startGateway(upstream.url, { env: SHORT });
    const { status, text } = await ask(client);
    expect([200, 502, 504]).toContain(status);
    expect(text).not.toContain('evil');
    // The next calls, of this client and of others, may use the same connection.
    for (let n = 1; n <= 2; n += 1) {
      const wallet = await client
        .get('/api/auth/wallet')
        .set('authorization', bearer(`visitor-${n}`));
      expect(wallet.text).not.toContain('evil');
      if (wallet.status === 200) expect(wallet.body).toEqual({ data: ['us'] });
      const list = await client.get(`/api/matches/live?limit=${n}`);
      expect(list.text).not.toContain('evil');
    }
  });
});

test('SYS-2 a value of the client never becomes a line of its own in the request to the upstream', async () => {
  let received = '';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      socket.write(GOOD);
    });
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { url } = await startGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const breaks = ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '%00', '%c4%8a'];
  for (const text of breaks) {
    const injected = `x${text}x-evil:1${text}${text}GET /evil HTTP/1.1${text}`.replaceAll(
      ' ',
      '%20',
    );
    for (const path of [
      `/api/matches/info?matchId=${injected}`,
      `/api/static/${injected}.html`,
      `/api/images/teams/${injected}.svg`,
      `/api/matches?date=20261120&timezoneOffset=0&sportType=football&timeZone=${injected}`,
    ]) {
      await sendRaw(
        url,
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
          `x-request-id: ${decodeURIComponent('id%C4%8Aevil')}\r\naccept-language: ${injected}\r\n\r\n`,
      );
    }
  }
  for (const line of received.split(/[\r\n]+/)) expect(line).not.toMatch(/^(x-evil|GET \/evil)/i);
  expect(received).not.toContain('\0');
});

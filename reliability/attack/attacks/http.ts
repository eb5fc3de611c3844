import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchangeAlone } from '../../fuzz/http/connection.ts';
import { ask, quantile, repeatFor, seconds, tally } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';

const HOST = 'Host: 127.0.0.1';
const POST = `POST /api/ai/chat HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json`;
const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';

/** Requests whose end two parsers may see at different places, or that are no HTTP. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'length and chunks': `${POST}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a folded coding': `${POST}\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`,
  'a space before the colon': `${POST}\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'an unknown coding': `${POST}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'identity, then chunked': `${POST}\r\nTransfer-Encoding: identity, chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  'two codings': `${POST}\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n`,
  'two lengths': `${POST}\r\nContent-Length: 0\r\nContent-Length: 40\r\n\r\n${HIDDEN}`,
  'a list of lengths': `${POST}\r\nContent-Length: 0, 0\r\n\r\n`,
  'a length with a sign': `${POST}\r\nContent-Length: +5\r\n\r\nabcde`,
  'a length in hexadecimal': `${POST}\r\nContent-Length: 0x5\r\n\r\nabcde`,
  'a negative length': `${POST}\r\nContent-Length: -1\r\n\r\n`,
  'a chunk size that overflows': `${POST}\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nx\r\n0\r\n\r\n`,
  'a bare CR after a chunk size': `${POST}\r\nTransfer-Encoding: chunked\r\n\r\n1\rX\r\n0\r\n\r\n`,
  'lines that end with LF': `GET / HTTP/1.1\n${HOST}\n\n`,
  'a bare CR in a value': `GET / HTTP/1.1\r\n${HOST}\r\nX: a\rb\r\n\r\n`,
  'NUL in a value': `GET / HTTP/1.1\r\n${HOST}\r\nX: a\0b\r\n\r\n`,
  'a folded line': `GET / HTTP/1.1\r\n${HOST}\r\nX: a\r\n b\r\n\r\n`,
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': `GET / HTTP/1.1\r\n${HOST}\r\nHost: evil.example\r\n\r\n`,
  'a host with a path': 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n',
  'a host with a user': 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n',
  'another origin as target': `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'HTTP/0.9': 'GET /\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a header of 20 kB': `GET / HTTP/1.1\r\n${HOST}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  'a target of 20 kB': `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`,
  '3,000 headers': `GET / HTTP/1.1\r\n${HOST}\r\n${'a:b\r\n'.repeat(3000)}\r\n`,
};

export const framing: Attack = {
  name: 'framing',
  tries: `${Object.keys(AMBIGUOUS).length} requests that two parsers may read differently`,
  right: 'one refusal or a closed connection, never a second answer',
  needsSite: true,
  isQuick: true,
  async run({ origin }) {
    const port = Number(new URL(origin).port);
    const sent = await Promise.all(
      Object.entries(AMBIGUOUS).map(async ([name, text]) => {
        const bytes = [Buffer.from(text, 'latin1')];
        const { responses } = await exchangeAlone(port, { bytes, methods: ['GET', 'GET'] }, false);
        const statuses = responses.map(({ status }) => status);
        const isRefused =
          statuses.length <= 1 && statuses.every((status) => status >= 400 && status < 500);
        return { name, statuses, isRefused };
      }),
    );
    const accepted = sent.filter(({ isRefused }) => !isRefused);
    return {
      ok: accepted.length === 0,
      seen: `${sent.length - accepted.length} of ${sent.length} refused${accepted
        .map(({ name, statuses }) => `; ${name}: ${statuses}`)
        .join('')}`,
    };
  },
};

const SPELLINGS = [
  '/api/auth/wallet.css',
  '/api/auth/wallet/x.js',
  '/api/auth/wallet;x.css',
  '/api/auth/wallet%2fx.css',
  '/api/auth/wallet%00.css',
  '/api/auth/wallet%0a.css',
  '/api/auth%2fwallet',
  '/api//auth/wallet',
  '/api/./auth/wallet',
  '/api/x/../auth/wallet',
  '/API/auth/wallet',
  '/api/auth/wallet/',
  '/api\\auth\\wallet',
  '/%61pi/auth/wallet',
  '/api/auth/wallet%23x.css',
  '/api/spoiler-free/auth/wallet',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/..%2f..%2fetc/passwd',
  '/.env',
  '/.git/config',
];

export const paths: Attack = {
  name: 'paths',
  tries: `${SPELLINGS.length} spellings of a private path, and of files outside the site`,
  right: 'refused, and stored by no cache',
  needsSite: true,
  isQuick: true,
  async run({ origin }) {
    const headers = { authorization: 'Bearer x' };
    const replies = await Promise.all(SPELLINGS.map((path) => ask(origin, path, { headers })));
    const open = replies.filter(
      ({ status, headers: { 'cache-control': control = '' } }) =>
        status < 400 || status >= 500 || /\bpublic\b/.test(control),
    );
    return { ok: open.length === 0, seen: tally(replies) };
  },
};

const POSTS = ['/api/auth/login', '/api/register', '/api/auth/refresh', '/api/ai/chat'];
const FIELDS = ['username', 'refreshToken', 'message'];

export const nesting: Attack = {
  name: 'nesting',
  tries: 'JSON of 4,000 and 15,500 levels in every body',
  right: 'a refusal, no 5xx',
  needsSite: true,
  isQuick: true,
  async run({ origin }) {
    const bodies = POSTS.flatMap((path) =>
      FIELDS.flatMap((field) =>
        [4000, 15_500].map((levels) => ({
          path,
          body: `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)},"password":"x"}`,
        })),
      ),
    );
    const replies = await Promise.all(
      bodies.map(({ path, body }) => ask(origin, path, { method: 'POST', body })),
    );
    const ok = replies.every(({ status }) => status >= 400 && status < 500);
    return { ok, seen: tally(replies) };
  },
};

function open(origin: string, count: number, text: string): Socket[] {
  const { hostname: host, port } = new URL(origin);
  return Array.from({ length: count }, () => {
    const socket = connect({ host, port: Number(port) });
    socket.on('error', () => {});
    socket.write(text);
    return socket;
  });
}

const VISITOR_LIMIT_MS = 2000;
const HEALTH_LIMIT_MS = 1000;

export const pipelining: Attack = {
  name: 'pipelining',
  tries: '300 connections with 300 requests each, of which no answer is read',
  right: `others are answered within ${seconds(HEALTH_LIMIT_MS)}`,
  needsSite: true,
  async run({ origin }) {
    const request = `GET / HTTP/1.1\r\n${HOST}\r\n\r\n`;
    const sockets = open(origin, 300, request.repeat(300));
    for (const socket of sockets) socket.pause();
    const replies = await repeatFor(5000, 100, () => ask(origin, '/healthz'));
    for (const socket of sockets) socket.destroy();
    const slowest = quantile(replies, 1);
    const ok = replies.every(({ status }) => status === 200) && slowest < HEALTH_LIMIT_MS;
    return { ok, seen: `${tally(replies)}, the slowest in ${slowest} ms` };
  },
};

const CUT_AFTER_MS = 20_000;
/** A head and a body that never end, each a byte further twice a second. */
const SLOW = {
  head: { begin: `GET / HTTP/1.1\r\n${HOST}\r\n`, more: 'X: y\r\n' },
  body: { begin: `${POST}\r\nContent-Length: 20000\r\n\r\n`, more: 'x' },
};

export const slowClients: Attack = {
  name: 'slow-clients',
  tries: '100 connections whose requests never end',
  right: `cut off within ${seconds(CUT_AFTER_MS)}, others answered meanwhile`,
  needsSite: true,
  async run({ origin, signal }) {
    const kinds = Object.values(SLOW).map(({ begin, more }) => ({
      more,
      sockets: open(origin, 50, begin),
    }));
    const sockets = kinds.flatMap((kind) => kind.sockets);
    for (const socket of sockets) socket.resume();
    const timer = setInterval(() => {
      for (const { more, sockets } of kinds)
        for (const socket of sockets) if (!socket.destroyed) socket.write(more);
    }, 500);
    const isCut = () => sockets.every(({ destroyed }) => destroyed);
    const begun = performance.now();
    const replies = [];
    while (!isCut() && performance.now() - begun < CUT_AFTER_MS && !signal.aborted) {
      replies.push(await ask(origin, '/healthz'));
      await sleep(200);
    }
    clearInterval(timer);
    const left = sockets.filter(({ destroyed }) => !destroyed).length;
    for (const socket of sockets) socket.destroy();
    const slowest = quantile(replies, 1);
    return {
      ok: left === 0 && replies.every(({ status }) => status === 200) && slowest < VISITOR_LIMIT_MS,
      seen: `${sockets.length - left} of ${sockets.length} cut off after ${seconds(performance.now() - begun)}; others ${tally(replies)}, the slowest in ${slowest} ms`,
    };
  },
};

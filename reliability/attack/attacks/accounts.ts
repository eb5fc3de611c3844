import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';
import { listenOnLoopback } from '../../../tools/site/ports.ts';
import { addressOf } from '../../soak/load/send.ts';
import { ask, type Reply, tally, waitFor } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';

const post = (origin: string, path: string, body: object, from?: string) =>
  ask(origin, path, { method: 'POST', body, from, timeoutMs: 15_000 });

const ACCOUNT = 'éèêàâîôûçñ@x.example';
const SPELLINGS = 130;
const PER_ADDRESS = 9;

/** The name of the account in another case, another normalization and with spaces. */
function spelling(n: number): string {
  const letters = [...ACCOUNT].map((one, at) =>
    (n >> (at % 7)) & 1 ? one.normalize('NFD').toUpperCase() : one,
  );
  return letters.join('') + (n % 3 ? '' : ' ');
}

/** An upstream that refuses log-ins at once, and then accepts them. */
async function startLogIn() {
  let isAccepting = false;
  const tokens = { accessToken: 'a', refreshToken: 'rt_b', tokenType: 'Bearer', expiresIn: 900 };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (isAccepting) return void response.end(JSON.stringify({ data: tokens }));
      response.writeHead(401, { 'content-type': 'application/problem+json' });
      response.end('{"type":"/p","title":"No","status":401,"detail":"x","requestId":"1"}');
    });
  });
  return {
    origin: await listenOnLoopback(server),
    accept: (isGood: boolean) => {
      isAccepting = isGood;
    },
    close: () => server.close(),
  };
}

export const guessing: Attack = {
  name: 'guessing',
  tries: `${SPELLINGS} wrong passwords from many addresses, the account spelt differently each time`,
  right: 'one limit for the account; its owner still gets in from a known address',
  isQuick: true,
  async run({ servers }) {
    const upstream = await startLogIn();
    const { origin } = await servers.startGateway(upstream.origin, { DRIFT: 'off' });
    const password = 'not the password';
    const logIn = (username: string, client: number) =>
      post(origin, '/api/auth/login', { username, password }, addressOf(client));
    upstream.accept(true);
    const first = await logIn(ACCOUNT, 1);
    upstream.accept(false);
    const guesses: Reply[] = [];
    for (let n = 0; n < SPELLINGS; n += 1)
      guesses.push(await logIn(spelling(n), 1000 + 300 * Math.floor(n / PER_ADDRESS)));
    upstream.accept(true);
    const owner = await logIn(ACCOUNT, 1);
    const stranger = await logIn(ACCOUNT, 700_000);
    upstream.close();
    const let_in = guesses.filter(({ status }) => status === 401).length;
    return {
      ok:
        first.status === 200 &&
        let_in <= 100 &&
        guesses.at(-1)?.status === 429 &&
        owner.status === 200 &&
        stranger.status === 429,
      seen: `${tally(guesses)}; then the owner ${owner.status}, another address ${stranger.status}`,
    };
  },
};

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const tokensOf = ({ text }: Reply): Tokens | undefined => {
  try {
    return JSON.parse(text).data;
  } catch {
    return undefined;
  }
};

export const refreshes: Attack = {
  name: 'refresh-tokens',
  tries: 'the same token eight times at once, an old one again, one after the log-out',
  right: 'eight answers with one token; the family of a replayed token ends; 401 after the log-out',
  async run({ servers }) {
    const { origin } = await servers.startSite();
    const { username, password } = SAMPLE_ACCOUNT;
    const logIn = async () =>
      tokensOf(await post(origin, '/api/auth/login', { username, password }))?.refreshToken ?? '';
    const refresh = (refreshToken: string) => post(origin, '/api/auth/refresh', { refreshToken });
    const next = (reply: Reply) => tokensOf(reply)?.refreshToken ?? '';
    const token = await logIn();
    const parallel = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    const distinct = new Set(parallel.map(next)).size;
    const stolen = await logIn();
    const second = await refresh(stolen);
    const third = await refresh(next(second));
    const replayed = await refresh(stolen);
    const family = await refresh(next(third));
    const left = await logIn();
    await post(origin, '/api/auth/logout', { refreshToken: left });
    const after = await refresh(left);
    return {
      ok:
        parallel.every(({ status }) => status === 200) &&
        distinct === 1 &&
        [replayed, family, after].every(({ status }) => status === 401),
      seen: `at once ${tally(parallel)}, ${distinct} tokens; replayed ${replayed.status}, its family ${family.status}; after the log-out ${after.status}`,
    };
  },
};

export const lostWrites: Attack = {
  name: 'lost-writes',
  tries: 'kill -9 of the API three times while accounts are registered',
  right: 'each acknowledged account is there',
  async run({ servers }) {
    const site = await servers.startSite();
    const password = 'a long enough password';
    // At the API itself: the gateway's limits would leave few writes.
    const register = (n: number) =>
      post(site.api, '/register', { email: `w${n}@x.example`, password });
    const acknowledged: number[] = [];
    let isOver = false;
    const writer = async (first: number) => {
      for (let n = first; !isOver; n += 2) {
        const { status } = await register(n);
        if (status === 200 || status === 201) acknowledged.push(n);
        await sleep(50);
      }
    };
    const writers = [writer(0), writer(1)];
    for (let n = 0; n < 3; n += 1) {
      await sleep(2000);
      const pid = site.pidOf('mock-api');
      if (pid) process.kill(pid, 'SIGKILL');
    }
    await sleep(2000);
    isOver = true;
    await Promise.all(writers);
    await waitFor(async () => (await ask(site.api, '/healthz')).status === 200, 20_000);
    const again: Reply[] = [];
    for (const n of acknowledged) {
      let reply = await register(n);
      // The API asks for patience while it has just started.
      for (let tries = 0; tries < 5 && reply.status !== 409; tries += 1) {
        await sleep(500);
        reply = await register(n);
      }
      again.push(reply);
    }
    const there = again.filter(({ status }) => status === 409).length;
    return {
      ok: acknowledged.length > 0 && there === acknowledged.length,
      seen: `${there} of ${acknowledged.length} acknowledged accounts are there (${tally(again)})`,
    };
  },
};

import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../../soak/load/send.ts';
import { ask, quantile, type Reply, seconds, tally } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';
import { body, hangUp, startHostileUpstream, status } from '../site/hostile-upstream.ts';

const CALL_MS = 30;
const SPELL_MS = 8000;
const MAX_AGE_S = 5;

export const oneOperation: Attack = {
  name: 'one-operation',
  tries: 'an upstream that fails the news alone, asked for 33 times a second',
  right: `all scores are answered, and no older than ${MAX_AGE_S} s`,
  isQuick: true,
  async run({ servers, startApi }) {
    const upstream = await startHostileUpstream(await startApi());
    const { origin } = await servers.startGateway(upstream.origin);
    upstream.misbehave(/^\/news/, status(500));
    const cold: Reply[] = [];
    const live: Reply[] = [];
    const news: Promise<Reply>[] = [];
    for (let n = 0; n * CALL_MS < SPELL_MS; n += 1) {
      news.push(ask(origin, `/api/news?limit=${(n % 20) + 1}`));
      if (n % 3 === 0) cold.push(await ask(origin, `/api/matches/live?limit=${n / 3 + 1}`));
      if (n % 10 === 0) live.push(await ask(origin, '/api/matches/live'));
      await sleep(CALL_MS);
    }
    upstream.close();
    const failing = await Promise.all(news);
    const oldest = Math.max(...live.map(({ headers }) => Number(headers.age ?? 0)));
    const isAnswered = [...cold, ...live].every((reply) => reply.status === 200);
    return {
      ok: isAnswered && oldest <= MAX_AGE_S && failing.some((reply) => reply.status >= 500),
      seen: `scores ${tally(cold)}, p99 ${quantile(cold, 0.99)} ms, the live list ${oldest} s old at most; news ${tally(failing)}`,
    };
  },
};

const WRONG_SHAPES = ['null', '{}', '{"data":null}', '{"data":"x"}', '[null,1,{}]'];
const FRESH_MS = 2200;

export const wrongShapes: Attack = {
  name: 'wrong-shapes',
  tries: `an upstream that answers ${WRONG_SHAPES.join(' ')} with 200, then is down`,
  right: 'what was cached is sent, nothing else is believed',
  async run({ servers, startApi }) {
    const upstream = await startHostileUpstream(await startApi());
    const { origin } = await servers.startGateway(upstream.origin);
    const errors: string[] = [];
    const good = await ask(origin, '/api/matches/live?limit=1');
    for (const [n, shape] of WRONG_SHAPES.entries()) {
      upstream.misbehave(/^\/matches/, body(shape));
      await sleep(FRESH_MS);
      await ask(origin, '/api/matches/live?limit=1');
      const warm = await ask(origin, '/api/matches/live?limit=1');
      const cold = await ask(origin, `/api/matches/live?limit=${n + 50}`);
      if (warm.status !== 200 || !warm.text.startsWith('{"data":['))
        errors.push(`${shape} warm ${warm.status}`);
      if (cold.status !== 502 && cold.status !== 503) errors.push(`${shape} cold ${cold.status}`);
    }
    upstream.misbehave(/./, hangUp);
    await sleep(FRESH_MS);
    const down = await ask(origin, '/api/matches/live?limit=1');
    upstream.close();
    if (down.status !== 200) errors.push(`down ${down.status}`);
    return {
      ok: good.status === 200 && errors.length === 0,
      seen: errors.join('; ') || `${WRONG_SHAPES.length} shapes refused with 502 or the good copy`,
    };
  },
};

const BODY_MB = 300;

export const hugeBodies: Attack = {
  name: 'huge-bodies',
  tries: `an upstream that sends ${BODY_MB} MB, and one that never ends its headers`,
  right: '502 or 504 in time, health answered meanwhile',
  async run({ servers, startApi }) {
    const upstream = await startHostileUpstream(await startApi());
    const { origin } = await servers.startGateway(upstream.origin);
    upstream.misbehave(/limit=7$/, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(1024 * 1024, 'a');
      let left = BODY_MB;
      const write = (): void => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(chunk)) return void response.once('drain', write);
        }
        response.end();
      };
      write();
    });
    const huge = ask(origin, '/api/matches/live?limit=7', { timeoutMs: 20_000 });
    const health = [await ask(origin, '/healthz'), await ask(origin, '/healthz')];
    const bodies = [await huge];
    upstream.misbehave(/limit=8$/, () => {});
    const hanging = ask(origin, '/api/matches/live?limit=8', { timeoutMs: 20_000 });
    health.push(await ask(origin, '/healthz'));
    bodies.push(await hanging);
    upstream.close();
    return {
      ok:
        bodies.every((reply) => reply.status === 502 || reply.status === 504) &&
        health.every((reply) => reply.status === 200 && reply.ms < 1000),
      seen: `${tally(bodies)}, the slowest after ${seconds(quantile(bodies, 1))}; health ${tally(health)}`,
    };
  },
};

export const hangingAccounts: Attack = {
  name: 'hanging-accounts',
  tries: 'an upstream whose chat and accounts never answer, asked for 33 times a second',
  right: 'all scores are answered, the others are refused in time',
  async run({ servers, startApi }) {
    const upstream = await startHostileUpstream(await startApi());
    const { origin } = await servers.startGateway(upstream.origin);
    upstream.misbehave(/^\/(ai|auth|register)/, () => {});
    const scores: Reply[] = [];
    const chats: Promise<Reply>[] = [];
    for (let n = 0; n * CALL_MS < SPELL_MS; n += 1) {
      const message = { method: 'POST', body: { message: 'hi', userId: `u${n}` } };
      const from = addressOf(5000 + 300 * n);
      chats.push(ask(origin, '/api/ai/chat', { ...message, from, timeoutMs: 20_000 }));
      if (n % 3 === 0) scores.push(await ask(origin, `/api/matches/live?limit=${n / 3 + 1}`));
      await sleep(CALL_MS);
    }
    const replies = await Promise.all(chats);
    upstream.close();
    return {
      ok:
        scores.every((reply) => reply.status === 200) &&
        replies.every((reply) => reply.status >= 500 || reply.status === 429),
      seen: `scores ${tally(scores)}, p99 ${quantile(scores, 0.99)} ms; chat ${tally(replies)}`,
    };
  },
};

const OUTAGE_MS = 6000;

export const labelledOutage: Attack = {
  name: 'labelled-outage',
  tries: `an upstream that is down for ${seconds(OUTAGE_MS)}`,
  right: 'a call says how old its scores are, and so does the page',
  async run({ servers, startApi }) {
    const upstream = await startHostileUpstream(await startApi());
    const { origin } = await servers.startGateway(upstream.origin);
    const html = { accept: 'text/html' };
    await ask(origin, '/api/matches/live');
    await ask(origin, '/football/matches', { headers: html });
    upstream.misbehave(/./, hangUp);
    await sleep(OUTAGE_MS);
    const call = await ask(origin, '/api/matches/live');
    const page = await ask(origin, '/football/matches', { headers: html });
    upstream.close();
    const { age = '0' } = call.headers;
    const isMarked = call.status >= 500 || Number(age) * 1000 >= OUTAGE_MS - 3000;
    const saysFresh = page.text.includes('Updated just now');
    return {
      ok: isMarked && page.status === 200 && !saysFresh,
      seen: `the call ${call.status}, ${age} s old; the page ${page.status}, ${saysFresh ? 'says it is fresh' : 'says its age'}`,
    };
  },
};

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { letVisitorsCome } from './visitors.ts';

export interface Proof {
  title: string;
  /** Answers with what was seen. */
  show: (cluster: Cluster) => Promise<string>;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { data: Tokens } };
}

async function logIn(url: string): Promise<Tokens> {
  const demo = { username: 'demo@touchline.dev', password: 'touchline-demo' };
  const { status, body } = await post(`${url}/api/auth/login`, demo);
  assert.equal(status, 200, `logging in was ${status}`);
  return body.data;
}

const gatewayAt = ({ gateways }: Cluster, n: number) => (gateways[n] as { url: string }).url;

/** Reads a stream until it has said enough, and answers with what it said. */
async function readStream(url: string, lastEventId?: string): Promise<string> {
  const leave = new AbortController();
  const answer = await fetch(`${url}/api/live/stream`, {
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
    signal: leave.signal,
  });
  assert.equal(answer.status, 200, `the stream was ${answer.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body as ReadableStream<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (/^id: /m.test(text)) break;
  }
  leave.abort();
  return text;
}

const idIn = (text: string) => /^id: (.+)$/m.exec(text)?.[1] ?? '';

/** Where the first two replicas are, once they go by the same log. */
async function sharedId(cluster: Cluster): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const [one = '', two = ''] = await Promise.all(
      [0, 1].map(async (n) => idIn(await readStream(gatewayAt(cluster, n)))),
    );
    if (one.split('-')[0] === two.split('-')[0]) return one;
    await sleep(1000);
  }
  throw new Error('the replicas do not share a log');
}

/** A third of all visitors wait for one replica at most, and one in eight of them for what he sent. */
const MOST_IN_HAND = 2;

/** Visitors for a while, in the middle of which something happens. */
async function unharmed(cluster: Cluster, mishap: () => Promise<void>): Promise<string> {
  const { accessToken: token } = await logIn(cluster.site);
  const visits = letVisitorsCome({ site: cluster.site, token, seconds: 8 });
  await sleep(2500);
  await mishap();
  const { asked, sent, failures, brokenOff } = await visits;
  assert.deepEqual(failures.slice(0, 5), [], `${failures.length} of ${asked} requests failed`);
  assert.ok(sent > 0, 'nobody sent anything');
  // Only what the killed one had in its hands, for nobody knows whether it was done.
  assert.ok(brokenOff.length <= MOST_IN_HAND, `broken off: ${brokenOff.join('; ')}`);
  return `${asked} requests, ${sent} of them POST, none failed, ${brokenOff.length} broken off`;
}

export const proofs: Proof[] = [
  {
    title: 'who logs in on one replica refreshes on another, and is known on a third',
    async show(cluster) {
      const first = await logIn(gatewayAt(cluster, 0));
      const { status, body } = await post(`${gatewayAt(cluster, 1)}/api/auth/refresh`, {
        refreshToken: first.refreshToken,
      });
      assert.equal(status, 200, `refreshing was ${status}`);
      const wallet = await fetch(`${gatewayAt(cluster, 2)}/api/auth/wallet`, {
        headers: { authorization: `Bearer ${body.data.accessToken}` },
      });
      assert.equal(wallet.status, 200, `the wallet was ${wallet.status}`);
      return 'tokens of one are good on all';
    },
  },
  {
    title: 'a limit holds across replicas',
    async show(cluster) {
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async (_, n) => {
          const url = `${gatewayAt(cluster, n % 3)}/api/auth/login`;
          const from = { 'x-forwarded-for': '203.0.113.7' };
          const wrong = { username: `nobody-${n}@example.com`, password: 'wrong' };
          return (await post(url, wrong, from)).status;
        }),
      );
      const refused = statuses.filter((status) => status === 429).length;
      assert.equal(refused, 2, `the answers were ${statuses.join(' ')}`);
      return '10 of 12 log-ins were heard, spread over three replicas';
    },
  },
  {
    title: 'a stream goes on where it was on another replica',
    async show(cluster) {
      const id = await sharedId(cluster);
      await sleep(5000);
      const text = await readStream(gatewayAt(cluster, 1), id);
      assert.doesNotMatch(text, /"kind":"reset"/, 'the other replica began anew');
      return `from ${id} to ${idIn(text)}, without a reset`;
    },
  },
  {
    title: 'a gateway that is killed is missed by no visitor',
    show: (cluster) =>
      unharmed(cluster, () => cluster.gateways[0]?.process.kill('SIGKILL') as Promise<void>),
  },
  {
    title: 'nor is a replica of the API',
    show: (cluster) => unharmed(cluster, () => cluster.apis[0]?.kill('SIGKILL') as Promise<void>),
  },
  {
    title: 'nor is Redis, which comes back',
    show: (cluster) =>
      unharmed(cluster, async () => {
        await cluster.redis.process.kill('SIGKILL');
        await sleep(2000);
        cluster.redis.startAgain();
      }),
  },
];

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { simulateVisitors } from './visitors.ts';

export interface ScaleCheck {
  title: string;
  /** Resolves with a summary of what was observed. */
  run: (cluster: Cluster) => Promise<string>;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data: Tokens } };
}

async function logIn(url: string): Promise<Tokens> {
  const demo = { username: 'demo@touchline.dev', password: 'touchline-demo' };
  const { status, body } = await post(`${url}/api/auth/login`, demo);
  assert.equal(status, 200, `the login responded with ${status}`);
  return body.data;
}

const gatewayAt = ({ gateways }: Cluster, n: number) => (gateways[n] as { url: string }).url;

/** Reads a live stream up to its first event id. */
async function readStream(url: string, lastEventId?: string): Promise<string> {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/live/stream`, {
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
    signal: controller.signal,
  });
  assert.equal(response.status, 200, `the stream responded with ${response.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (/^id: /m.test(text)) break;
  }
  controller.abort();
  return text;
}

const eventIdIn = (text: string) => /^id: (.+)$/m.exec(text)?.[1] ?? '';

/** The last event id, once the first two replicas follow the same event log. */
async function sharedLogId(cluster: Cluster): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const [one = '', two = ''] = await Promise.all(
      [0, 1].map(async (n) => eventIdIn(await readStream(gatewayAt(cluster, n)))),
    );
    if (one.split('-')[0] === two.split('-')[0]) return one;
    await sleep(1000);
  }
  throw new Error('the replicas do not share an event log');
}

/** At most a third of the 8 visitors wait for the killed replica, and one request in eight is a POST. */
const MAX_ABORTED = 2;

/** Simulates visitors, disrupts the cluster meanwhile, and expects no failed request. */
async function expectNoFailures(cluster: Cluster, disrupt: () => Promise<void>): Promise<string> {
  const { accessToken: token } = await logIn(cluster.site);
  const visits = simulateVisitors({ site: cluster.site, token, seconds: 8 });
  await sleep(2500);
  await disrupt();
  const { requests, posts, failures, aborted } = await visits;
  assert.deepEqual(failures.slice(0, 5), [], `${failures.length} of ${requests} requests failed`);
  assert.ok(posts > 0, 'no visitor sent a POST');
  // Only POSTs in flight to the killed replica: they may have been processed, so nginx does not retry them.
  assert.ok(aborted.length <= MAX_ABORTED, `aborted: ${aborted.join('; ')}`);
  return `${requests} requests, ${posts} of them POST, none failed, ${aborted.length} aborted`;
}

export const scaleChecks: ScaleCheck[] = [
  {
    title: 'tokens from one replica can be refreshed on another and used on a third',
    async run(cluster) {
      const first = await logIn(gatewayAt(cluster, 0));
      const { status, body } = await post(`${gatewayAt(cluster, 1)}/api/auth/refresh`, {
        refreshToken: first.refreshToken,
      });
      assert.equal(status, 200, `the refresh responded with ${status}`);
      const wallet = await fetch(`${gatewayAt(cluster, 2)}/api/auth/wallet`, {
        headers: { authorization: `Bearer ${body.data.accessToken}` },
      });
      assert.equal(wallet.status, 200, `the wallet responded with ${wallet.status}`);
      return 'all replicas accept the tokens';
    },
  },
  {
    title: 'a limit holds across replicas',
    async run(cluster) {
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async (_, n) => {
          const url = `${gatewayAt(cluster, n % 3)}/api/auth/login`;
          const headers = { 'x-forwarded-for': '203.0.113.7' };
          const credentials = { username: `nobody-${n}@example.com`, password: 'wrong' };
          return (await post(url, credentials, headers)).status;
        }),
      );
      const limited = statuses.filter((status) => status === 429).length;
      assert.equal(limited, 2, `the statuses were ${statuses.join(' ')}`);
      return '10 of 12 logins were processed, spread over three replicas';
    },
  },
  {
    title: 'a live stream resumes on another replica',
    async run(cluster) {
      const id = await sharedLogId(cluster);
      await sleep(5000);
      const text = await readStream(gatewayAt(cluster, 1), id);
      assert.doesNotMatch(text, /"kind":"reset"/, 'the other replica sent a reset');
      return `from ${id} to ${eventIdIn(text)}, without a reset`;
    },
  },
  {
    title: 'killing a gateway causes no failed request',
    run: (cluster) =>
      expectNoFailures(
        cluster,
        () => cluster.gateways[0]?.process.kill('SIGKILL') as Promise<void>,
      ),
  },
  {
    title: 'killing an API replica causes no failed request',
    run: (cluster) =>
      expectNoFailures(cluster, () => cluster.apis[0]?.kill('SIGKILL') as Promise<void>),
  },
  {
    title: 'restarting Redis causes no failed request',
    run: (cluster) =>
      expectNoFailures(cluster, async () => {
        await cluster.redis.process.kill('SIGKILL');
        await sleep(2000);
        cluster.redis.restart();
      }),
  },
];

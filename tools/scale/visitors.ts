import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visits {
  requests: number;
  /** Non-idempotent requests, which the load balancer must not retry. */
  posts: number;
  failures: string[];
  /** POSTs without a response: in flight when their replica was killed. */
  aborted: string[];
}

export interface VisitorsOptions {
  site: string;
  /** For calls that must not be cached. */
  token: string;
  seconds: number;
  visitors?: number;
}

// Limits fast machines, where the time limit alone would allow too many requests.
const MAX_REQUESTS = 20_000;
const PAUSE_MS = 20;
const REQUEST_TIMEOUT_MS = 30_000;

const PATHS = [
  '/',
  '/football/matches',
  '/basketball/matches?lang=zh',
  '/api/matches/live',
  '/api/matches/main?timezoneOffset=0',
  '/api/teams/rankings?sportType=football',
  '/api/auth/wallet',
];

async function visit(site: string, path: string, token: string): Promise<string | undefined> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(site + path, {
      headers,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok ? undefined : `${path} responded with ${response.status}`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

/** Sends a chat message, each from another address and user, because the chat is rate-limited. */
async function chat(site: string, n: number): Promise<number> {
  const post = request(`${site}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    localAddress: `127.0.1.${(n % 250) + 1}`,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  post.end(JSON.stringify({ message: 'Who plays today?', userId: `visitor-${n}` }));
  const [response] = (await once(post, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

/** Simulates visitors for some seconds and collects their failed requests. */
export async function simulateVisitors(options: VisitorsOptions): Promise<Visits> {
  const { site, token, seconds, visitors = 8 } = options;
  const visits: Visits = { requests: 0, posts: 0, failures: [], aborted: [] };
  const end = performance.now() + seconds * 1000;

  async function sendChat(n: number): Promise<void> {
    visits.posts += 1;
    const status = await chat(site, n).catch((error: Error) => error.message);
    if (status === 502 || typeof status === 'string') visits.aborted.push(`chat: ${status}`);
    else if (status !== 200) visits.failures.push(`chat responded with ${status}`);
  }

  async function visitPage(n: number): Promise<void> {
    const failure = await visit(site, PATHS[n % PATHS.length] as string, token);
    if (failure) visits.failures.push(failure);
  }

  const visitor = async () => {
    while (performance.now() < end && visits.requests < MAX_REQUESTS) {
      const n = visits.requests;
      visits.requests += 1;
      await (n % (PATHS.length + 1) === PATHS.length ? sendChat(n) : visitPage(n));
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return visits;
}

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visits {
  asked: number;
  /** How many of them sent something, which a balancer must not send twice. */
  sent: number;
  failures: string[];
  /** What was sent and never answered: on its way when the replica that had it was killed. */
  brokenOff: string[];
}

export interface VisitorsOptions {
  site: string;
  /** A visitor's own, for calls that no cache answers. */
  token: string;
  seconds: number;
  visitors?: number;
}

// Bounded in number as well as in time, that a quick machine is not worn out.
const MOST = 20_000;
const BETWEEN_MS = 20;
const PATIENCE_MS = 30_000;

const addresses = [
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
    const answer = await fetch(site + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    return answer.ok ? undefined : `${path} was ${answer.status}`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

/** Asks the chat, each time from another address and as another visitor: nobody may ask it often. */
async function chat(site: string, n: number): Promise<number> {
  const asking = request(`${site}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    localAddress: `127.0.1.${(n % 250) + 1}`,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  asking.end(JSON.stringify({ message: 'Who plays today?', userId: `visitor-${n}` }));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

/** What visitors do for a while, and all that went wrong for them. */
export async function letVisitorsCome(options: VisitorsOptions): Promise<Visits> {
  const { site, token, seconds, visitors = 8 } = options;
  const visits: Visits = { asked: 0, sent: 0, failures: [], brokenOff: [] };
  const end = performance.now() + seconds * 1000;

  async function send(n: number): Promise<void> {
    visits.sent += 1;
    const status = await chat(site, n).catch((error: Error) => error.message);
    if (status === 502 || typeof status === 'string') visits.brokenOff.push(`chat: ${status}`);
    else if (status !== 200) visits.failures.push(`chat was ${status}`);
  }

  async function look(n: number): Promise<void> {
    const failure = await visit(site, addresses[n % addresses.length] as string, token);
    if (failure) visits.failures.push(failure);
  }

  const one = async () => {
    while (performance.now() < end && visits.asked < MOST) {
      const n = visits.asked;
      visits.asked += 1;
      await (n % (addresses.length + 1) === addresses.length ? send(n) : look(n));
      await sleep(BETWEEN_MS);
    }
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return visits;
}

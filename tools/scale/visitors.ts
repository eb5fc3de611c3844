import { setTimeout as sleep } from 'node:timers/promises';

export interface Visits {
  asked: number;
  failures: string[];
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
    const answer = await fetch(site + path, { headers, signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.ok ? undefined : `${path} was ${answer.status}`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

/** What visitors do for a while, and all that went wrong for them. */
export async function letVisitorsCome(options: VisitorsOptions): Promise<Visits> {
  const { site, token, seconds, visitors = 8 } = options;
  const visits: Visits = { asked: 0, failures: [] };
  const end = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < end && visits.asked < MOST) {
      const path = addresses[visits.asked % addresses.length] as string;
      visits.asked += 1;
      const failure = await visit(site, path, token);
      if (failure) visits.failures.push(failure);
      await sleep(BETWEEN_MS);
    }
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return visits;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, addressOf, dataOf, type Send } from './send.ts';
import type { Tally } from './tally.ts';

interface VisitorsOptions {
  send: Send;
  tally: Tally;
  /** Requests a second, as long as not too many are waiting. */
  rate: number;
  signal: AbortSignal;
}

const VISITORS = 200;
/** On a machine that is busy with other things more would measure only that. */
const MAX_IN_FLIGHT = 32;
/** How much older than its `age` a live list may be: the poll's interval, a render, a busy machine. */
const HIDDEN_AGE_MS = 20_000;

const PATHS = [
  '/api/matches/live?limit=2000',
  '/',
  '/football/matches',
  '/api/matches/main?timezoneOffset=0',
  '/basketball/matches?lang=zh',
  '/api/matches/live',
  '/api/teams/rankings?sportType=football',
  '/football/tournaments/all',
  '/api/matches/counts?timezoneOffset=0&date={day}',
  '/api/tournaments/ongoing?timezoneOffset=60&sportType=esports&page={page}',
  '/esports/matches',
  '/api/matches?timezoneOffset=0&date={day}&sportType=basketball',
];

/** Different days and pages, so that not every answer is in the cache. */
function pathFor(n: number, now: number): string {
  const day = new Date(now + ((n % 60) - 30) * 86_400_000).toISOString();
  return (PATHS[n % PATHS.length] as string)
    .replace('{day}', day.slice(0, 10).replaceAll('-', ''))
    .replace('{page}', String(1 + (n % 5)));
}

/** Scores that are older than the response says are worse than none. */
function staleness({ headers }: Answer, now: number): string | undefined {
  const instant = Date.parse(String(headers['x-world-now']));
  const ageMs = Number(headers.age ?? 0) * 1000;
  const hidden = now - instant - ageMs;
  return hidden > HIDDEN_AGE_MS
    ? `the list is ${Math.round(hidden / 1000)} s older than its age of ${ageMs / 1000} s`
    : undefined;
}

function errorOf(path: string, answer: Answer): string | undefined {
  if (answer.status !== 200) return `responded with ${answer.status}`;
  if (path.startsWith('/api/')) {
    if (dataOf(answer) === undefined) return 'is no { data }';
    return path.startsWith('/api/matches/live') ? staleness(answer, Date.now()) : undefined;
  }
  return answer.text.trimEnd().endsWith('</html>') ? undefined : 'is no whole page';
}

/** Visitors ask for pages and lists until the signal aborts. */
export async function simulateVisitors(options: VisitorsOptions): Promise<void> {
  const { send, tally, rate, signal } = options;
  const inFlight = new Set<Promise<unknown>>();
  const startedAt = performance.now();
  for (let n = 0; !signal.aborted; n += 1) {
    const waitMs = startedAt + (n * 1000) / rate - performance.now();
    await sleep(Math.max(0, waitMs), undefined, { signal }).catch(() => {});
    if (inFlight.size >= MAX_IN_FLIGHT) continue;
    const path = pathFor(n, Date.now());
    const visit = tally
      .count(
        path,
        () => send({ path, from: addressOf(n % VISITORS) }),
        (answer) => errorOf(path, answer),
      )
      .finally(() => inFlight.delete(visit));
    inFlight.add(visit);
  }
  await Promise.all(inFlight);
}

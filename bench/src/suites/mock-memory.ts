import { bundledApi } from '../bundled-api.ts';
import { residentBytes } from '../cpu.ts';
import { figures } from '../figures.ts';
import { randomNumbers } from '../random-numbers.ts';
import type { Row } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';

const base = 'http://127.0.0.1:9101';
const contestant: Contestant = {
  name: 'Touchline',
  command: bundledApi,
  env: { MOCK_PORT: '9101', LOG_LEVEL: 'silent' },
  url: `${base}/healthz`,
};

/** Ten requests a second for an hour. */
const REQUESTS = 36_000;
const CONCURRENCY = 8;
const SPORTS = ['football', 'basketball', 'esports', 'cs2', 'dota2'];

function randomPath(next: () => number): string {
  const sport = SPORTS[Math.floor(next() * SPORTS.length)];
  const year = 2026 + Math.floor(next() * 3) - 1;
  const month = String(1 + Math.floor(next() * 12)).padStart(2, '0');
  const day = String(1 + Math.floor(next() * 28)).padStart(2, '0');
  const common = `timezoneOffset=${Math.floor(next() * 27) * 60 - 720}&sportType=${sport}`;
  const kinds = [
    `/matches?date=${year}${month}${day}&${common}`,
    `/tournaments/ongoing?${common}&page=${1 + Math.floor(next() * 3)}`,
    `/teams/rankings?sportType=${sport}&page=${1 + Math.floor(next() * 10)}`,
    '/matches/live?limit=100',
  ];
  return kinds[Math.floor(next() * kinds.length)] ?? '/healthz';
}

export async function mockMemory(): Promise<Row[]> {
  const served = await serve(contestant);
  try {
    const numbers = randomNumbers(1);
    let sent = 0;
    const client = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        await (await fetch(base + randomPath(() => numbers.next().value))).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    const what = `memory after ${REQUESTS} random requests`;
    const measured = figures([(await residentBytes(served.pid)) / 2 ** 20]);
    const wanted = { atMost: 200 };
    return [{ suite: 'bundled API', what, unit: 'MB', figures: measured, wanted }];
  } finally {
    await served.stop();
  }
}

import { readFile } from 'node:fs/promises';
import { bundledApi } from '../bundled-api.ts';
import { figures } from '../figures.ts';
import type { Row } from '../row.ts';
import { type Contestant, serve } from '../serve.ts';

const base = 'http://127.0.0.1:9101';
const contestant: Contestant = {
  name: 'Touchline',
  command: bundledApi,
  env: { MOCK_PORT: '9101', LOG_LEVEL: 'silent' },
  url: `${base}/healthz`,
};

/** Ten questions a second for an hour. */
const QUESTIONS = 36_000;
const AT_ONCE = 8;
const sports = ['football', 'basketball', 'esports', 'cs2', 'dota2'];

// A generator of our own, so that every run asks the same.
function* dice(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function question(next: () => number): string {
  const sport = sports[Math.floor(next() * sports.length)];
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

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

export async function mockMemory(): Promise<Row[]> {
  const served = await serve(contestant);
  try {
    const roll = dice(1);
    let asked = 0;
    const ask = async () => {
      while (asked < QUESTIONS) {
        asked += 1;
        await (await fetch(base + question(() => roll.next().value))).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    const what = `memory after ${QUESTIONS} random questions`;
    const measured = figures([await residentMb(served.pid)]);
    const wanted = { atMost: 200 };
    return [{ suite: 'bundled API', what, unit: 'MB', figures: measured, wanted }];
  } finally {
    await served.stop();
  }
}

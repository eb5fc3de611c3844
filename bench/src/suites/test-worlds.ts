import { startMock, type WorldOptions, worldFetch } from '@touchline/mock-api/testing';
import { type Figures, figures } from '../figures.ts';
import type { Row } from '../result-row.ts';

const suite = 'test worlds';
const TESTS = 100;
const PATH = '/matches/live?limit=5';

/** Each test has an instant of its own. */
const options = (n: number): WorldOptions => ({
  at: Date.UTC(2026, 10, 28, 15, 0, n),
  overrides: { getWallet: { fail: 503 } },
});

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

type Test = (n: number) => Promise<void>;

/** How much longer a test takes in a world of its own than its request alone. Later tests: the first builds the app. */
async function overhead(test: Test, repeat: Test, rounds: number): Promise<Figures> {
  await test(0);
  const perRound: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let ms = 0;
    for (let n = 1; n <= TESTS; n += 1) {
      ms += await msOf(() => test(round * TESTS + n));
      ms -= await msOf(() => repeat(round * TESTS + n));
    }
    perRound.push(ms / TESTS);
  }
  return figures(perRound);
}

/** An instant that no cache knows. */
const anotherInstant = (n: number) => ({
  headers: { 'x-world-at': new Date(Date.UTC(2026, 10, 28, 16, 0, n)).toISOString() },
});

const read = async (response: Promise<Response>) => void (await (await response).text());

async function inProcess(rounds: number): Promise<Figures> {
  const shared = worldFetch();
  return overhead(
    (n) => read(worldFetch(options(n))(PATH)),
    (n) => read(shared(PATH, anotherInstant(n))),
    rounds,
  );
}

async function withPort(rounds: number): Promise<Figures> {
  const shared = await startMock();
  const row = await overhead(
    async (n) => {
      const mock = await startMock(options(n));
      await read(mock.fetch(PATH));
      await mock.close();
    },
    (n) => read(shared.fetch(PATH, anotherInstant(n))),
    rounds,
  );
  await shared.close();
  return row;
}

export async function testWorlds(rounds: number): Promise<Row[]> {
  const common = { suite, unit: 'ms', wanted: { atMost: 5 } };
  return [
    { ...common, what: 'worldFetch, beyond its request', figures: await inProcess(rounds) },
    { ...common, what: 'startMock, beyond its request', figures: await withPort(rounds) },
  ];
}

import { type Contestant, type Served, serve } from './serve.ts';
import { cpuPerRequest, type RequestOptions, waitUntilIdle } from './wrk.ts';

export type Measure = (contestant: Contestant, pid: number) => Promise<number>;

/** Starts and measures the contestants in turn (A B C, A B C …): one value per contestant and round. */
export async function interleave(
  contestants: readonly Contestant[],
  rounds: number,
  measure: Measure,
): Promise<Map<string, number[]>> {
  const values = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) {
      await using served = await serve(contestant);
      values.get(contestant.name)?.push(await measure(contestant, served.pid));
    }
  }
  return values;
}

/** Requests until the compiler has done its work: the larger a program, the more it takes. */
const WARM_UP = { requests: 10_000 };
const REQUESTS = 2000;

/**
 * The CPU microseconds of a request by contestant and kind of request. All contestants run throughout, as servers that use no
 * CPU while idle. Rounds have a number of requests instead of a time, in which a busy machine answers few.
 */
export async function interleaveRunning<Kind extends string>(
  contestants: readonly Contestant[],
  rounds: number,
  kinds: Readonly<Record<Kind, (contestant: Contestant) => [url: string, Partial<RequestOptions>]>>,
): Promise<Record<Kind, Map<string, number[]>>> {
  const names = Object.keys(kinds) as Kind[];
  const values = Object.fromEntries(
    names.map((kind) => [kind, new Map(contestants.map(({ name }) => [name, [] as number[]]))]),
  ) as Record<Kind, Map<string, number[]>>;
  const running: { contestant: Contestant; served: Served }[] = [];
  const measure = (
    kind: Kind,
    { contestant, served }: (typeof running)[number],
    more: Partial<RequestOptions> = {},
  ) => {
    const [url, options] = kinds[kind](contestant);
    return cpuPerRequest(url, served.pid, { requests: REQUESTS, ...options, ...more });
  };
  try {
    for (const contestant of contestants)
      running.push({ contestant, served: await serve(contestant) });
    for (const one of running) {
      await waitUntilIdle(one.served.pid);
      for (const kind of names) await measure(kind, one, WARM_UP);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of names) {
        for (const one of running)
          values[kind].get(one.contestant.name)?.push(await measure(kind, one));
      }
    }
  } finally {
    await Promise.all(running.map(({ served }) => served.stop()));
  }
  return values;
}

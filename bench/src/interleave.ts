import { type Contestant, type Served, serve } from './serve.ts';
import { cpuPerRequest, type RequestOptions, waitUntilIdle } from './wrk.ts';

/** One process of a program, by its number: each has a port of its own. */
export type Program = (copy: number) => Contestant;

/** The costs of each process of a program, by the name of the program and the round. */
export type Costs = ReadonlyMap<string, readonly (readonly number[])[]>;

/** Processes of one program differ by up to a fifth, for as long as they run. */
const COPIES = [0, 1, 2];
/** Requests until the compiler has done its work: the larger a program, the more it takes. */
const WARM_UP_REQUESTS = 30_000;
const REQUESTS = 4000;

/** What is sent to a process, and how many requests at most to warm it up. */
export type Load = readonly [
  url: string,
  options: Partial<RequestOptions> & { readonly warmUp?: number },
];

/**
 * The CPU microseconds of a request by program and kind of request. All processes run throughout, as servers that use no
 * CPU while idle. Rounds have a number of requests instead of a time, in which a busy machine answers few.
 */
export async function interleaveRunning<Kind extends string>(
  programs: readonly Program[],
  rounds: number,
  kinds: Readonly<Record<Kind, (contestant: Contestant) => Load>>,
): Promise<Record<Kind, Costs>> {
  const names = Object.keys(kinds) as Kind[];
  const contestants = COPIES.flatMap((copy) => programs.map((program) => program(copy)));
  const values = Object.fromEntries(
    names.map((kind) => [kind, new Map(contestants.map(({ name }) => [name, [] as number[][]]))]),
  ) as Record<Kind, Map<string, number[][]>>;
  const running: { contestant: Contestant; served: Served }[] = [];
  try {
    for (const contestant of contestants)
      running.push({ contestant, served: await serve(contestant) });
    for (const { contestant, served } of running) {
      await waitUntilIdle(served.pid);
      for (const kind of names) {
        const [url, { warmUp = WARM_UP_REQUESTS, ...options }] = kinds[kind](contestant);
        await cpuPerRequest(url, served.pid, { ...options, requests: warmUp });
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of names) {
        for (const { contestant, served } of running) {
          const [url, { requests = REQUESTS, ...options }] = kinds[kind](contestant);
          const cost = await cpuPerRequest(url, served.pid, { ...options, requests });
          const ofProgram = values[kind].get(contestant.name) ?? [];
          ofProgram[round] = [...(ofProgram[round] ?? []), cost];
        }
      }
    }
  } finally {
    await Promise.all(running.map(({ served }) => served.stop()));
  }
  return values;
}

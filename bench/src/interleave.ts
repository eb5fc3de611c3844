import { type Contestant, type Served, serve } from './serve.ts';

export type Measure = (contestant: Contestant, pid: number) => Promise<number>;

/** A B C, A B C …: one value for each contestant and round. */
export async function interleave(
  contestants: readonly Contestant[],
  rounds: number,
  measure: Measure,
): Promise<Map<string, number[]>> {
  const values = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) {
      const served = await serve(contestant);
      try {
        values.get(contestant.name)?.push(await measure(contestant, served.pid));
      } finally {
        await served.stop();
      }
    }
  }
  return values;
}

/** The same with all of them running all the time, for servers that cost nothing while they are not asked. */
export async function inTurn(
  contestants: readonly Contestant[],
  rounds: number,
  measure: Measure,
): Promise<Map<string, number[]>> {
  const running: { contestant: Contestant; served: Served; values: number[] }[] = [];
  try {
    for (const contestant of contestants) {
      running.push({ contestant, served: await serve(contestant), values: [] });
    }
    // The first round is for warming up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { contestant, served, values } of running) {
        const value = await measure(contestant, served.pid);
        if (round > 0) values.push(value);
      }
    }
  } finally {
    await Promise.all(running.map(({ served }) => served.stop()));
  }
  return new Map(running.map(({ contestant, values }) => [contestant.name, values]));
}

import { type Contestant, type Served, serve } from './serve.ts';

export type Measure<Value = number> = (contestant: Contestant, pid: number) => Promise<Value>;

/** Starts and measures the contestants in turn (A B C, A B C …): one value per contestant and round. */
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

/** The same with all contestants running throughout, for servers that use no CPU while idle. */
export async function interleaveRunning<Value>(
  contestants: readonly Contestant[],
  rounds: number,
  measure: Measure<Value>,
): Promise<Map<string, Value[]>> {
  const running: { contestant: Contestant; served: Served; values: Value[] }[] = [];
  try {
    for (const contestant of contestants) {
      running.push({ contestant, served: await serve(contestant), values: [] });
    }
    // Round 0 is a warm-up.
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

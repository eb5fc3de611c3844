import { type Contestant, serve } from './serve.ts';

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

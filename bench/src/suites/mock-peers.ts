import { figures, ratios } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { load } from '../load.ts';
import { mockContestants } from '../mock-contestants.ts';
import type { Row } from '../result-row.ts';

const suite = 'mock API, GET /matches';
const CONNECTIONS = 16;
const MIN_RATIOS: Record<string, number> = { Prism: 10, Mockoon: 3, 'json-server': 3 };

export async function mockPeers(rounds: number, seconds: number): Promise<Row[]> {
  const contestants = await mockContestants();
  const values = await interleave(contestants, rounds, async ({ url }) => {
    await load(url, { seconds: 1, connections: CONNECTIONS });
    return (await load(url, { seconds, connections: CONNECTIONS })).average;
  });
  const [ours = []] = values.values();
  return contestants.flatMap(({ name }): Row[] => {
    const theirs = values.get(name) ?? [];
    const row: Row = { suite, what: name, unit: 'req/s', figures: figures(theirs) };
    const atLeast = MIN_RATIOS[name];
    if (atLeast === undefined) return [row];
    const ratio = { what: `× ${name}`, unit: '×', figures: ratios(ours, theirs) };
    return [row, { suite, ...ratio, wanted: { atLeast } }];
  });
}

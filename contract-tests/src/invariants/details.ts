import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

const MATCHES = 6;

/** The match by id says the same as its row in a list, in the fields that both have. */
export async function detailInvariant(suite: Suite, { finished }: SampleData): Promise<void> {
  const title = 'the match equals its row of the list';
  await suite.rules.checkPatiently('getMatch', title, async ({ api, expectEqual }) => {
    for (const row of finished.slice(0, MATCHES)) {
      const match = await api.GET('/matches/info', { params: { query: { matchId: row.id } } });
      const shared = Object.keys(row).filter((name) => name in match) as (keyof typeof row)[];
      for (const name of shared) expectEqual(match[name], row[name], `${row.id}: ${name}`);
    }
  });
}

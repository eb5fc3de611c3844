import type { Match } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

/** All esports titles are one sport. */
const sportOf = ({ tournament: { sportType } }: Match): string =>
  sportType === 'football' || sportType === 'basketball' ? sportType : 'esports';

/** An upcoming, a live and a finished match of each sport. */
function oneOfEachKind(matches: readonly Match[]): Match[] {
  const byKind = Map.groupBy(matches, (match) => `${sportOf(match)} ${match.statusId}`);
  return [...byKind.values()].flatMap((group) => group.slice(0, 1));
}

/** Calls about one match, for a match of each kind: an extra may have nothing to say about some. */
export async function kindsOfMatches(suite: Suite, { matches }: SampleData): Promise<void> {
  for (const { id, extra, parameters } of suite.contract.operations) {
    if (!parameters.some(({ name, required }) => name === 'matchId' && required)) continue;
    const statuses = extra ? [200, 404, 501] : [200];
    for (const match of oneOfEachKind(matches)) {
      const title = `responds for ${match.id} (${sportOf(match)}, ${match.statusId})`;
      await suite.check(id, title, async (context) => {
        await context.send(id, { query: { matchId: match.id } }, ...statuses);
      });
    }
  }
}

import type { Match } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

const MATCHES = 12;

/** Goals and maps are all incidents; a live basketball match scores between two of its incidents. */
const isEveryPointAnIncident = ({ tournament, statusId }: Match) =>
  tournament.sportType !== 'basketball' || statusId === 'FINISHED';

/** How the score of a match differs from the last one of its incidents; undefined if it agrees, or has none. */
function scoreError(match: Match): string | undefined {
  const { id, incidents = [], homeTeam, awayTeam } = match;
  const last = incidents.findLast(
    ({ kind, home, away }) =>
      !kind.startsWith('shootout-') && home !== undefined && away !== undefined,
  );
  if (!last || !isEveryPointAnIncident(match)) return undefined;
  return last.home === homeTeam.score && last.away === awayTeam.score
    ? undefined
    : `${id}: the score is ${homeTeam.score}–${awayTeam.score}, the last incident has ${last.home}–${last.away}`;
}

/** The score of a match is the last one of its incidents, where it has incidents. */
export async function scoreInvariant(suite: Suite, { matches }: SampleData): Promise<void> {
  const started = matches.filter(({ statusId }) => statusId !== 'UPCOMING').slice(0, MATCHES);
  const title = 'the score is the last one of the incidents';
  await suite.rules.checkPatiently('getMatch', title, async ({ api, fail }) => {
    for (const { id } of started) {
      const error = scoreError(
        await api.GET('/matches/info', { params: { query: { matchId: id } } }),
      );
      if (error) fail(error);
    }
  });
}

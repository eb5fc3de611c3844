import type { Match, MatchLineups } from '@touchline/types';
import type { CaseContext } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';
import { lineupErrors } from './lineup-errors.ts';
import { sampleOfEachKind } from './sample-of-each-kind.ts';

/** Fetches the match before and after: what happens in between is in neither or both. */
async function checkLineups(context: CaseContext, { id }: Match): Promise<void> {
  const read = () => context.api.GET('/matches/info', { params: { query: { matchId: id } } });
  const before = await read();
  const { status, json } = await context.send(
    'getMatchLineups',
    { query: { matchId: id } },
    200,
    404,
  );
  const after = await read();
  if (status !== 200) return;
  const { data: lineups } = json as { data: MatchLineups };
  const errors = [before, after].map((match) => lineupErrors(lineups, match));
  if (errors.every((all) => all.length > 0))
    for (const error of errors[1] ?? []) context.fail(error);
}

export async function lineupInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!suite.contract.operations.some(({ id }) => id === 'getMatchLineups')) return;
  for (const match of sampleOfEachKind(matches)) {
    await suite.checkPatiently(
      'getMatchLineups',
      `the line-ups of ${match.id} (${match.statusId}) agree with its incidents`,
      (context) => checkLineups(context, match),
    );
  }
}

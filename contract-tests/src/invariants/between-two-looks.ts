import type { Match } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { CaseContext } from '../case-context.ts';

/**
 * Compares what an optional operation says of a match with the match before and after: what happens in between is in neither or
 * both.
 */
export async function betweenTwoLooks<T>(
  context: CaseContext,
  operation: OperationId,
  matchId: string,
  errorsOf: (data: T, match: Match) => string[],
): Promise<void> {
  const query = { query: { matchId } };
  const look = () => context.api.GET('/matches/info', { params: query });
  const before = await look();
  const { status, json } = await context.send(operation, query, 200, 404);
  const after = await look();
  if (status !== 200) return;
  const { data } = json as { data: T };
  const errors = [before, after].map((match) => errorsOf(data, match));
  if (errors.every((all) => all.length > 0))
    for (const error of errors[1] ?? []) context.fail(error);
}

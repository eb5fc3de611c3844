import { validRequest, withQuery } from '@touchline/contract-tests/cases/valid-request';
import type { SampleData } from '@touchline/contract-tests/discover';
import type { ContractRequest } from '@touchline/contract-tests/http/contract-request';
import { namedPlayers } from '@touchline/contract-tests/invariants/named-players';
import type { Suite } from '@touchline/contract-tests/suite';
import type { Match } from '@touchline/types';
import { sports } from '@touchline/types/client-contract';
import type { Operation } from '@touchline/types/contract';

const SAMPLES = 4;

/** One match of each sport and status. */
function variedMatches(matches: readonly Match[]): Match[] {
  const groups = Map.groupBy(
    matches,
    ({ statusId, tournament }) => `${statusId} ${tournament?.sportType}`,
  );
  return [...groups.values()].flatMap((group) => group.slice(0, 1)).slice(0, 3 * SAMPLES);
}

/** Several values of the operation's id parameter, from the server's lists. */
function variants({ parameters }: Operation, data: SampleData): Record<string, string>[] {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const matches = variedMatches(data.matches);
  if (has('matchId')) return matches.map(({ id }) => ({ matchId: id }));
  if (has('teamId'))
    return matches.slice(0, SAMPLES).map(({ homeTeam }) => ({ teamId: homeTeam.id }));
  if (has('tournamentId'))
    return data.tournaments.slice(0, SAMPLES).map(({ id }) => ({ tournamentId: id }));
  if (has('seasonId'))
    return data.tournaments
      .slice(0, SAMPLES)
      .map(({ currentSeasonId }) => ({ seasonId: String(currentSeasonId) }));
  if (has('playerId')) {
    const ids = namedPlayers(data.matches).slice(0, SAMPLES);
    return ids.map((playerId) => ({ playerId }));
  }
  if (has('articleId')) return data.news.slice(0, SAMPLES).map(({ id }) => ({ articleId: id }));
  return has('sportType') ? sports.map((sportType) => ({ sportType })) : [{}];
}

/** A required id is empty if the server's lists contain none. */
const isAskable = ({ path, query }: ContractRequest) =>
  [path, query].every((values) => Object.values(values ?? {}).every((value) => value !== ''));

/** Sends several valid requests per operation, so that most parts of its schema occur. */
export async function sampleCases(suite: Suite, data: SampleData): Promise<void> {
  for (const operation of suite.contract.operations) {
    const { id, servedBy, security, method, extra: optional } = operation;
    if (servedBy !== 'upstream' || security === 'required' || method !== 'GET') continue;
    const request = validRequest(operation, data);
    await suite.check(id, 'several valid requests', async (context) => {
      for (const query of variants(operation, data)) {
        const asked = withQuery(request, query);
        // An optional operation has no answer about some of them.
        if (isAskable(asked)) await context.send(id, asked, 200, ...(optional ? [404] : []));
      }
    });
  }
}

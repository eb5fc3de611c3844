import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { emptyResource } from '../../../state/data/resource.ts';
import type { Snapshot } from '../../../state/data/resources.ts';
import { loadedMatches } from './match-entries.ts';

test('the matches of a player, which have no id of their own, are not searched', () => {
  const { id: matchId, tournament: _, ...match } = aMatch();
  const loaded = (key: string, data: unknown): Snapshot[number] => [
    key,
    { ...emptyResource, result: { kind: 'ok', data } },
  ];
  const snapshot = [
    loaded('en /matches/live', [aMatch()]),
    loaded('en /players/matches?playerId=pl-1', [{ matchId, ...match }]),
  ];
  expect(loadedMatches(snapshot, 'en').map(({ id }) => id)).toEqual([matchId]);
});

import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { call, type PageCall } from '../../../api/call.ts';
import { emptyResource } from '../../../state/stores/resource.ts';
import type { Snapshot } from '../../../state/stores/resources.ts';
import { loadedMatches } from './match-entries.ts';

test('the matches of a player, which have no id of their own, are not searched', () => {
  const { id: matchId, tournament: _, ...match } = aMatch();
  const loaded = (call: PageCall, data: unknown): Snapshot[number] => [
    call,
    { ...emptyResource, result: { kind: 'ok', data } },
  ];
  const snapshot = [
    loaded(call('/matches/live', { limit: 16 }, 'en'), [aMatch()]),
    loaded(call('/players/matches', { playerId: 'pl-1' }, 'en'), [{ matchId, ...match }]),
  ];
  expect(loadedMatches(snapshot, 'en').map(({ id }) => id)).toEqual([matchId]);
});

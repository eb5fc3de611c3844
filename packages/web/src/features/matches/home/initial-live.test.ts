import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { emptyResource } from '../../../state/stores/resource.ts';
import { initialLive } from './initial-live.ts';

test('HOM-2 the document has the first rows of the first league, so that those that follow move none', () => {
  const { tournament } = aMatch();
  const data = Array.from({ length: 20 }, (_, at) =>
    aMatch({ id: `ma-${at}`, tournament: { ...tournament, id: `to-league-${at % 2}` } }),
  );
  const { result, totals } = initialLive({ ...emptyResource, result: { kind: 'ok', data } });
  const sent = result?.kind === 'ok' ? result.data : [];
  expect(sent).toHaveLength(6);
  expect(new Set(sent.slice(4).map((match) => match.tournament.id)).size).toBe(1);
  expect(totals?.rest).toBe(10);
});

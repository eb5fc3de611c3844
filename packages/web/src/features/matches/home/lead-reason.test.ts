import { worldFetch } from '@touchline/mock-api/testing';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { type Stars, starOf } from '../../../state/favourites/star.ts';
import { byImportance, isFinal } from '../list/by-importance.ts';
import { leadReason } from './lead-reason.ts';

const NO_STARS: Stars = new Set();
const DAY_MS = 86_400_000;
/** A Saturday of August; from here on each Saturday, at another hour. */
const START = Date.UTC(2026, 7, 22, 16, 40);
const INSTANTS = Array.from(
  { length: 40 },
  (_, at) => START + at * (7 * DAY_MS) + (at % 5) * 3_600_000,
);

test('HOM-1 at forty instants of a season no match of a lesser tournament leads, and the reason is named', async () => {
  const seen = new Set<string | undefined>();
  for (const at of INSTANTS) {
    const api = worldFetch({ seed: 'web', size: 'small', at, devTools: false });
    const response = await api(new Request('http://site.test/api/matches/live?limit=100'));
    const { data } = (await response.json()) as { data: Match[] };
    const [lead, ...others] = byImportance(data, at, NO_STARS);
    if (!lead) continue;
    const ranks = data.filter((match) => !isFinal(match)).map(({ tournament }) => tournament.rank);
    if (!isFinal(lead))
      expect(lead.tournament.rank).toBe(Math.min(...ranks.map((rank) => rank ?? 1e6)));
    const reason = leadReason(lead, others, NO_STARS);
    expect(reason).toBeDefined();
    seen.add(reason);
  }
  expect(seen.size).toBeGreaterThan(1);
}, 60_000);

test('HOM-1 a star leads before importance; a covered match is not called close', () => {
  const ranked = aMatch({ id: 'ma-1' });
  const lead = { ...ranked, tournament: { ...ranked.tournament, rank: 1 } };
  const peer = { ...lead, id: 'ma-2' };
  expect(leadReason(lead, [peer], new Set([starOf('match', 'ma-1')]))).toBe('starred');
  expect(leadReason(lead, [peer], NO_STARS)).toBe('closest');
  expect(leadReason({ ...lead, covered: 'live' } as never, [peer], NO_STARS)).toBe('best');
  expect(leadReason(aMatch(), [], NO_STARS)).toBeUndefined();
});

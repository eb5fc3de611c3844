import { worldFetch } from '@touchline/mock-api/testing';
import type { Match, Standing } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { playedShare } from '../../../format/played-share.ts';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { type Stars, starOf } from '../../../state/favourites/star.ts';
import { byImportance, isFinal } from '../list/by-importance.ts';
import { tableStake } from '../list/table-stake.ts';
import { leadReason, leadReasonText } from './lead-reason.ts';

const NO_STARS: Stars = new Set();
const DAY_MS = 86_400_000;
/** A Saturday of August; from here on each Saturday, at another hour. */
const START = Date.UTC(2026, 7, 22, 16, 40);
const INSTANTS = Array.from(
  { length: 40 },
  (_, at) => START + at * (7 * DAY_MS) + (at % 5) * 3_600_000,
);
const LATE = 0.75;

function apiAt(at: number) {
  const api = worldFetch({ seed: 'web', size: 'small', at, devTools: false });
  return async <T>(path: string): Promise<T | undefined> => {
    const response = await api(new Request(`http://site.test/api${path}`));
    return response.ok ? ((await response.json()) as { data: T }).data : undefined;
  };
}

const rankOf = ({ tournament }: Match) => tournament.rank ?? 1e6;
const isLevel = ({ homeTeam, awayTeam }: Match) => homeTeam.score === awayTeam.score;
const isLate = ({ startTime, endTime }: Match, now: number) =>
  playedShare(startTime * 1000, endTime * 1000, now) > LATE;

test('HOM-2 at forty instants of a season no level match of a lesser league is above a late one of a better league', async () => {
  const seen = new Set<string | undefined>();
  for (const at of INSTANTS) {
    const get = apiAt(at);
    const live = (await get<Match[]>('/matches/live?limit=100')) ?? [];
    const [first] = byImportance(live, at, NO_STARS);
    if (!first) continue;
    const { id } = first.tournament;
    const standing = await get<Standing>(`/tournaments/table?tournamentId=${id}&matches=started`);
    const tables = standing?.tables ?? [];
    const sorted = byImportance(live, at, NO_STARS, tables);
    const leagues = sorted.filter((match) => !isFinal(match));
    for (const [place, above] of leagues.entries()) {
      if (!isLevel(above)) continue;
      const better = leagues.slice(place + 1).filter((below) => isLate(below, at));
      expect(better.filter((below) => rankOf(below) < rankOf(above))).toEqual([]);
    }
    const [lead, ...others] = sorted as [Match, ...Match[]];
    const peers = others.filter(({ tournament }) => tournament.id === lead.tournament.id);
    if (!isFinal(lead) && !lead.roundKind) {
      const weights = peers.map((peer) => tableStake(peer, tables)?.weight ?? 0);
      expect(tableStake(lead, tables)?.weight ?? 0).toBeGreaterThanOrEqual(Math.max(0, ...weights));
    }
    const reason = leadReason({ lead, others, stars: NO_STARS, standing });
    expect(reason).toBeDefined();
    seen.add(reason);
  }
  expect(seen).toContain('title');
  expect(seen.size).toBeGreaterThan(2);
}, 60_000);

test('HOM-1 a star leads before importance; a covered match is not called close', () => {
  const ranked = aMatch({ id: 'ma-1' });
  const lead = { ...ranked, tournament: { ...ranked.tournament, rank: 1 } };
  const others = [{ ...lead, id: 'ma-2' }];
  const reason = (change: Partial<Match>, stars = NO_STARS) =>
    leadReason({ lead: { ...lead, ...change }, others, stars, standing: undefined });
  expect(reason({}, new Set([starOf('match', 'ma-1')]))).toBe('starred');
  expect(reason({})).toBe('closest');
  expect(reason({ covered: 'live' } as never)).toBe('best');
  expect(reason({ tournament: ranked.tournament })).toBeUndefined();
});

test('HOM-1 the first team of the table is named only if the table counts the matches in play', async () => {
  const { t } = createI18n('en', await loadWholeCatalogue('en'));
  const lead = aMatch();
  const row = { won: 8, draw: 0, loss: 0, goals: 9, goalsAgainst: 1, points: 24 };
  const rows = [lead.homeTeam, lead.awayTeam].map((team) => ({ ...row, team }));
  const tables = [{ stage: '', rows }];
  const textOf = (standing: Standing) =>
    leadReasonText({ lead, others: [], stars: NO_STARS, standing }, t);
  expect(textOf({ tables, matches: 'started' })).toBe(
    'Premier Division: first place is at stake; Northgate Athletic hold it as it stands',
  );
  expect(textOf({ tables })).toBe('Premier Division: first place is at stake');
});

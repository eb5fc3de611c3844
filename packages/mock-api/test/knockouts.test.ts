import type { Match, Standing, StandingTable } from '@touchline/types';
import { expect, test } from 'vitest';
import { atRandomInstants, sharedWorld, smallWorld } from './world-samples.ts';

const at = (day: string) => smallWorld('touchline').at(Date.parse(`${day}T12:00:00Z`) / 1000, 'en');

const teamIds = ({ homeTeam, awayTeam }: Match) => [homeTeam.id, awayTeam.id].sort();

/** Winner of each tie of a stage, sorted by tie number. */
function winners(matches: readonly Match[]): string[] {
  const wins = new Map<number, Record<string, number>>();
  for (const { tie = 0, homeTeam, awayTeam } of matches) {
    const winsOfTie = wins.get(tie) ?? {};
    const winner = (homeTeam.score ?? 0) > (awayTeam.score ?? 0) ? homeTeam.id : awayTeam.id;
    winsOfTie[winner] = (winsOfTie[winner] ?? 0) + 1;
    wins.set(tie, winsOfTie);
  }
  return [...wins]
    .sort(([one], [other]) => one - other)
    .map(
      ([, winsOfTie]) => Object.entries(winsOfTie).sort(([, a], [, b]) => b - a)[0]?.[0] as string,
    );
}

test.each([
  ['esports', '2026-11-21'],
  ['basketball', '2026-06-30'],
] as const)('TRN-7 in %s the winners of neighbouring ties meet', (sport, day) => {
  const view = at(day);
  const finished = view.tournaments('finished', { sport });
  expect(finished.length).toBeGreaterThan(0);
  for (const { id, stageDetails } of finished) {
    const over = view.tournamentMatches(id, 'finished') as Match[];
    const stages = stageDetails.filter(({ kind }) => /knockout|playoff/.test(kind ?? ''));
    expect(stages.length).toBeGreaterThan(1);
    for (const [no, stage] of stages.slice(1).entries()) {
      const before = winners(over.filter(({ stageId }) => stageId === stages[no]?.id));
      for (const match of over.filter(({ stageId }) => stageId === stage.id)) {
        const tie = match.tie as number;
        expect(teamIds(match), match.id).toEqual([before[tie * 2 - 2], before[tie * 2 - 1]].sort());
      }
    }
  }
});

const advancing = ({ rows, zones = [] }: StandingTable) =>
  zones
    .filter(({ kind }) => kind === 'advance' || kind === 'playoff')
    .flatMap(({ from, to }) => rows.slice(from - 1, to).map(({ team }) => team.id));

test('TRN-7 teams in the qualifying zone of a finished group play the next stage', () => {
  let checked = 0;
  atRandomInstants(4, ({ view }) => {
    for (const { id, stageDetails } of view.tournaments('finished', { sport: 'esports' })) {
      const [first, next] = stageDetails;
      if (first?.kind !== 'group' || !next) continue;
      const { tables } = view.tournamentTable(id) as Standing;
      const over = view.tournamentMatches(id, 'finished') as Match[];
      const playing = over.filter(({ stageId }) => stageId === next.id).flatMap(teamIds);
      expect(tables.flatMap(advancing).sort(), id).toEqual(playing.sort());
      checked++;
    }
  });
  expect(checked).toBeGreaterThan(0);
});

test('TRN-7 a league table names the continental cups that its places qualify for', () => {
  const view = at('2026-11-21');
  const [table] = view.tournamentTable('to-eng1')?.tables ?? [];
  expect(table?.zones?.[0]).toEqual({
    kind: 'continental',
    from: 1,
    to: expect.any(Number),
    name: 'Continental Cup',
  });
});

test('TRN-7 a knock-out match has the kind of its round, and a league match has none', () => {
  const world = smallWorld('touchline');
  const kinds = new Map<string, Set<string>>();
  for (const sport of ['football', 'basketball', 'esports'] as const) {
    for (const day of ['2026-05-14', '2026-06-30', '2026-11-21']) {
      const view = world.at(Date.parse(`${day}T12:00:00Z`) / 1000, 'en');
      for (const { id } of view.tournaments('finished', { sport })) {
        for (const { tie, roundKind, stage = '' } of view.tournamentMatches(id, 'finished') ?? []) {
          expect(roundKind === undefined, `${id} ${stage}`).toBe(tie === undefined);
          if (roundKind) kinds.set(roundKind, (kinds.get(roundKind) ?? new Set()).add(stage));
        }
      }
    }
  }
  expect(Object.fromEntries([...kinds].map(([kind, names]) => [kind, [...names]]))).toMatchObject({
    final: ['Final'],
    'semi-final': ['Semi-finals'],
    'quarter-final': ['Quarter-finals'],
  });
});

test('TRN-7 a tournament has its champion from the end of its last match on', () => {
  const world = sharedWorld('touchline', 'standard');
  const final = world.at(Date.UTC(2026, 4, 14) / 1000, 'en').match('ma-espcup-2025-k2-1') as Match;
  const championAt = (instant: number, id: string) =>
    world.at(instant, 'en').tournament(id)?.champion?.name;
  expect(championAt(final.endTime - 1, 'to-espcup')).toBeUndefined();
  expect(championAt(final.endTime, 'to-espcup')).toBe('Sporting Lorcana');
  const june = Date.UTC(2026, 5, 10) / 1000;
  const [table] = world.at(june, 'en').tournamentTable('to-eng1')?.tables ?? [];
  expect(championAt(june, 'to-eng1')).toBe(table?.rows[0]?.team.name);
  expect(championAt(Date.UTC(2026, 4, 20) / 1000, 'to-eng1')).toBeUndefined();
});

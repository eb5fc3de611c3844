import { type Localized, localize } from '../localized.ts';
import type { SeasonKey, Stage } from '../model.ts';

const KNOCKOUT_ROUNDS: Readonly<
  Record<number, readonly [string, Localized, NonNullable<Stage['roundKind']>]>
> = {
  2: ['final', localize('Final', '决赛', 'Final'), 'final'],
  4: ['semi', localize('Semi-finals', '半决赛', 'Semifinales'), 'semi-final'],
  8: ['quarter', localize('Quarter-finals', '四分之一决赛', 'Cuartos de final'), 'quarter-final'],
  16: ['r16', localize('Round of 16', '十六强', 'Octavos de final'), 'round-of-16'],
  32: ['r32', localize('Round of 32', '三十二强', 'Dieciseisavos de final'), 'round-of-32'],
};

const stageId = (season: SeasonKey, suffix: string): string => `st${season.id.slice(2)}-${suffix}`;

export function leagueStage(season: SeasonKey, advancing = 0): Stage {
  const name = localize('Regular season', '常规赛', 'Liga regular');
  const id = stageId(season, 'league');
  return { id, name, kind: 'league', groupNames: [], advancingCount: () => advancing };
}

export function groupStage(
  season: SeasonKey,
  groupNames: readonly string[],
  advancingCount: (group: number) => number,
): Stage {
  const name = localize('Group stage', '小组赛', 'Fase de grupos');
  return { id: stageId(season, 'groups'), name, kind: 'group', groupNames, advancingCount };
}

/** The knock-out round in which this many teams are left. */
export function knockoutStage(
  season: SeasonKey,
  teams: number,
  kind: 'knockout' | 'playoff' = 'knockout',
): Stage {
  const found = KNOCKOUT_ROUNDS[teams];
  if (!found) throw new Error(`No knock-out round has a name for ${teams} teams.`);
  const [suffix, name, roundKind] = found;
  return { id: stageId(season, suffix), name, kind, roundKind, groupNames: [] };
}

export const groupNamesFor = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, no) => String.fromCharCode(65 + no));

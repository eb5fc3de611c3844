import { type Words, words } from '../localized.ts';
import type { SeasonKey, Stage } from '../model.ts';

const knockoutNames: Readonly<Record<number, readonly [string, Words]>> = {
  2: ['final', words('Final', '决赛')],
  4: ['semi', words('Semi-finals', '半决赛')],
  8: ['quarter', words('Quarter-finals', '四分之一决赛')],
  16: ['r16', words('Round of 16', '十六强')],
  32: ['r32', words('Round of 32', '三十二强')],
};

const stageId = (season: SeasonKey, suffix: string): string => `st${season.id.slice(2)}-${suffix}`;

export function leagueStage(season: SeasonKey, through = 0): Stage {
  const name = words('Regular season', '常规赛');
  const id = stageId(season, 'league');
  return { id, name, kind: 'league', groupNames: [], through: () => through };
}

export function groupStage(
  season: SeasonKey,
  groupNames: readonly string[],
  through: (group: number) => number,
): Stage {
  const name = words('Group stage', '小组赛');
  return { id: stageId(season, 'groups'), name, kind: 'group', groupNames, through };
}

/** The round that this many teams reach. */
export function knockoutStage(
  season: SeasonKey,
  teams: number,
  kind: 'knockout' | 'playoff' = 'knockout',
): Stage {
  const named = knockoutNames[teams];
  if (!named) throw new Error(`No round is named for ${teams} teams.`);
  return { id: stageId(season, named[0]), name: named[1], kind, groupNames: [] };
}

export const groupNamesFor = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, no) => String.fromCharCode(65 + no));

import type { Group, SeasonKey, Stage } from '../model.ts';
import { type Words, words } from '../words.ts';

const knockoutNames: Readonly<Record<number, readonly [string, Words]>> = {
  2: ['final', words('Final', '决赛')],
  4: ['semi', words('Semi-finals', '半决赛')],
  8: ['quarter', words('Quarter-finals', '四分之一决赛')],
  16: ['r16', words('Round of 16', '十六强')],
  32: ['r32', words('Round of 32', '三十二强')],
  64: ['r64', words('Round of 64', '六十四强')],
};

const stageId = (season: SeasonKey, suffix: string): string => `st${season.id.slice(2)}-${suffix}`;

export function leagueStage(
  season: SeasonKey,
  groups: readonly Group[],
  roundCount: number,
): Stage {
  const name = words('Regular season', '常规赛');
  return { id: stageId(season, 'league'), name, kind: 'league', groups, firstRound: 1, roundCount };
}

export function groupStage(season: SeasonKey, groups: readonly Group[], roundCount: number): Stage {
  const name = words('Group stage', '小组赛');
  return { id: stageId(season, 'groups'), name, kind: 'group', groups, firstRound: 1, roundCount };
}

/** The round that this many teams reach. */
export function knockoutStage(
  season: SeasonKey,
  teams: number,
  round: number,
  kind: 'knockout' | 'playoff' = 'knockout',
): Stage {
  const [suffix, name] = knockoutNames[teams] ?? [
    `r${teams}`,
    words(`Round of ${teams}`, `${teams}强`),
  ];
  return { id: stageId(season, suffix), name, kind, groups: [], firstRound: round, roundCount: 1 };
}

export const groupNames = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

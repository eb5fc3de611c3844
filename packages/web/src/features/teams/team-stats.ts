import type { TeamStats } from '@touchline/types';
import type { TFunction } from 'i18next';

/** TEA-8, in whole percent; undefined without matches, or without a count. */
export const winRate = (wins: number | undefined, matches: number | undefined) =>
  matches && wins !== undefined ? Math.round((wins / matches) * 100) : undefined;

/** TEA-3. A single match has a text of its own: Chinese has no plural forms that the catalogue could select. */
export function streakText(
  { streakType, streakCount: count }: Pick<TeamStats, 'streakType' | 'streakCount'>,
  t: TFunction,
): string {
  if (streakType === 'none' || count < 1) return '';
  return count === 1
    ? t(`teams:streak.once.${streakType}`)
    : t(`teams:streak.run.${streakType}`, { count });
}

import type { TeamStats } from '@touchline/types';
import type { TFunction } from 'i18next';

/** TEA-3: one match is no run, and Chinese has no plural by which a catalogue could tell. */
export function streakText(
  { streakType, streakCount: count }: Pick<TeamStats, 'streakType' | 'streakCount'>,
  t: TFunction,
): string {
  if (streakType === 'none') return '';
  return count === 1
    ? t(`teams.streak.once.${streakType}`)
    : t(`teams.streak.run.${streakType}`, { count });
}

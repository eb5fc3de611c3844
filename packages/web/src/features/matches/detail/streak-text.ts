import type { SideAnalysis } from '@touchline/types';
import type { TFunction } from 'i18next';

/** 'Lost 3'; a dash without matches. */
export function streakText({ streakType, streakCount }: SideAnalysis, t: TFunction): string {
  if (streakType === 'none' || streakCount < 1) return '–';
  return t(`detail:streak.${streakCount > 1 ? 'run' : 'once'}.${streakType}`, {
    count: streakCount,
  });
}

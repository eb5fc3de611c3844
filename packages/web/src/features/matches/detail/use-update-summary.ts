import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { numericDay } from '../../../format/day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences-atoms.ts';
import { useMatchView } from '../use-match-view.ts';

/** How the match stands in one sentence, from what every feed has. */
export function useUpdateSummary(match: Match): string {
  const { t } = useTranslation();
  const { state, time, clock } = useMatchView(match);
  const zone = useAtomValue(zoneAtom);
  if (state === 'soon') {
    return t('detail.updates.soon', { day: numericDay(match.startTime * 1000, zone), time });
  }
  const { homeTeam, awayTeam } = match;
  return t(`detail.updates.${state}`, {
    home: homeTeam.name,
    away: awayTeam.name,
    score: `${homeTeam.score ?? 0}–${awayTeam.score ?? 0}`,
    clock: clock.spoken,
  });
}

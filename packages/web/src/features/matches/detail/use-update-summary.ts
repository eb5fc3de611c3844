import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useMatchView } from '../model/use-match-view.ts';

/** How the match stands in one sentence, from what every feed has. */
export function useUpdateSummary(match: Match): string {
  const { t } = useTranslation();
  const { state, clock } = useMatchView(match);
  const { homeTeam, awayTeam } = match;
  return t(`detail.updates.${state}`, {
    home: homeTeam.name,
    away: awayTeam.name,
    score: `${homeTeam.score ?? 0}–${awayTeam.score ?? 0}`,
    clock: clock.spoken,
  });
}

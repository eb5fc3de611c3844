import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCoarseNow } from '../../../state/clock/use-steady-now.ts';
import { displayedOddsAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { type MatchView, matchView } from './match-view.ts';

/** As it is now, or, where the row rests, as it was then. */
export function useMatchView(match: Match, rest?: number): MatchView {
  const { t } = useTranslation();
  return matchView(match, {
    now: useCoarseNow(rest),
    zone: useAtomValue(zoneAtom),
    odds: useAtomValue(displayedOddsAtom),
    t,
  });
}

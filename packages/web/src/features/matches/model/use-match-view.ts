import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { displayedOddsAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { type MatchView, matchView } from './match-view.ts';

/** The view of a match now, or at the instant `pausedAt`. */
export function useMatchView(match: Match, pausedAt?: number): MatchView {
  const { t } = useTranslation();
  return matchView(match, {
    now: useCoarseNow(pausedAt),
    zone: useAtomValue(zoneAtom),
    odds: useAtomValue(displayedOddsAtom),
    t,
  });
}

import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { steadyNowAtom } from '../../state/clock.ts';
import { shownOddsAtom, zoneAtom } from '../../state/preferences-atoms.ts';
import { type MatchView, matchView } from './match-view.ts';

export function useMatchView(match: Match): MatchView {
  const { t } = useTranslation();
  return matchView(match, {
    now: useAtomValue(steadyNowAtom),
    zone: useAtomValue(zoneAtom),
    odds: useAtomValue(shownOddsAtom),
    t,
  });
}

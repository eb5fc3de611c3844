import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { untilText } from '../model/countdown-text.ts';
import type { MatchView } from '../model/match-view.ts';

interface MatchCardStateProps {
  match: Match;
  view: MatchView;
  className: string | undefined;
}

export function MatchCardState({ match, view, className }: MatchCardStateProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const states = {
    live: () => <LiveBadge word={t('match.live')} clock={view.clock.badge} />,
    done: () => view.end,
    soon: () => untilText(match.startTime * 1000, now, t),
  };
  return <span className={className}>{states[view.state]()}</span>;
}

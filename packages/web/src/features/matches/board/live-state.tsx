import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { isoTime } from '../../../format/iso-time.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import type { MatchView } from '../model/match-view.ts';

/** 'LIVE 85′ · 15:00': state and kick-off of a live match, below the score of a board. */
export function LiveState({ match, view }: { match: Match; view: MatchView }) {
  const { t } = useTranslation();
  return (
    <>
      <LiveBadge large word={t('match.live')} clock={view.clock.badge} />
      <span>
        ·{' '}
        <time className="fig-s" dateTime={isoTime(match.startTime)}>
          {view.time}
        </time>
      </span>
    </>
  );
}

import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { relativeTime } from '../../../format/relative-time.ts';
import { relativeText } from '../../../i18n/relative-text.ts';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { untilText } from '../model/countdown-text.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { MatchResultBadge } from '../row/match-result-badge.tsx';
import { fromTeamView } from './from-team-view.ts';
import styles from './opponent-line.module.css';

const DAY_MS = 86_400_000;

interface OpponentLineProps {
  match: Match;
  teamId: string;
  /** Leaves the year of the date to the name. */
  isBrief?: boolean;
}

/** A match in one line, from the perspective of one team: its result and score, the opponent, and date, clock, or countdown. */
export function OpponentLine({ match: initialMatch, teamId, isBrief }: OpponentLineProps) {
  const { t } = useTranslation();
  const match = useLiveMatch(initialMatch);
  const view = useMatchView(match);
  const now = useAtomValue(coarseNowAtom);
  const zone = useAtomValue(zoneAtom);
  const { opponent, score } = fromTeamView(teamId, match);
  const start = match.startTime * 1000;
  const countdown = () =>
    start - now >= DAY_MS ? relativeText(relativeTime(start, now), t) : untilText(start, now, t);
  return (
    <Link className={styles.line} to={view.path}>
      {view.state === 'done' && !match.covered && (
        <MatchResultBadge match={match} teamId={teamId} />
      )}
      {view.state !== 'soon' && (
        <>
          <span className={classNames('fig-m', styles.score)}>{score}</span>
          <span className={styles.when}>{t('teams:summary.against')}</span>
        </>
      )}
      <ClubCrest team={opponent} kind={view.sport} size={20} />
      <span className="team-name">{opponent.name}</span>
      <span className={styles.when}>
        {view.state === 'live' && <LiveBadge word={t('match.live')} clock={view.clock.text} />}
        {view.state === 'done' && (
          <Numerals
            as="fig-s"
            text={writtenDay(dayOf(start, zone), t, isBrief ? 'short' : 'full')}
          />
        )}
        {view.state === 'soon' && <Numerals as="fig-s" text={countdown()} />}
      </span>
    </Link>
  );
}

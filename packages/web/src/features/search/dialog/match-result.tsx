import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { gameOf, sportOf } from '../../../paths.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import type { EntryHit } from '../matching/rank-entry.ts';
import { Highlighted } from './highlighted.tsx';
import styles from './match-result.module.css';
import option from './search-option.module.css';

/** A match: home left, away right, the score or the time between them. */
export function MatchResult({
  match: loadedMatch,
  marks,
}: {
  match: Match;
  marks: EntryHit['marks'];
}) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const match = useLiveMatch(loadedMatch);
  const { statusId, tournament, homeTeam, awayTeam, startTime, covered } = match;
  const kind = sportOf(gameOf(tournament));
  const side = (name: 'home' | 'away') => {
    const team = name === 'home' ? homeTeam : awayTeam;
    return (
      <span className={classNames(styles.side, styles[name])}>
        <ClubCrest team={team} kind={kind} />
        <span className={option.name}>
          <Highlighted text={team.name} marks={marks[name === 'home' ? 0 : 1]} />
        </span>
      </span>
    );
  };
  const axis = covered
    ? '–'
    : statusId === 'UPCOMING'
      ? clockTime(startTime * 1000, zone)
      : `${homeTeam.score ?? ''}–${awayTeam.score ?? ''}`;
  return (
    <span className={styles.match}>
      {side('home')}
      <span className={classNames('fig', styles.axis)}>{axis}</span>
      {side('away')}
      <span className={styles.state}>
        {statusId === 'ONGOING' && <LiveBadge word={t('match.live')} clock="" />}
        {statusId === 'FINISHED' && t('match.finished')}
      </span>
    </span>
  );
}

import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { imageUrl, isDrawing } from '../../../api/image-url.ts';
import { clockTime } from '../../../format/clock-time.ts';
import { isGame, sportOf } from '../../../paths.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { zoneAtom } from '../../../state/preferences-atoms.ts';
import { Crest } from '../../../ui/crest.tsx';
import { LiveMark } from '../../../ui/live-mark.tsx';
import type { EntryHit } from '../match/match-entry.ts';
import { Marked } from './marked.tsx';
import styles from './search-option.module.css';

/** A match as it stands: both sides, and between them the score or the time. */
export function MatchFace({ match: listed, marks }: { match: Match; marks: EntryHit['marks'] }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const match = useLiveMatch(listed);
  const { statusId, tournament, homeTeam, awayTeam, startTime } = match;
  const kind = sportOf(isGame(tournament.sportType) ? tournament.sportType : 'football');
  const side = (team: Match['homeTeam'] | Match['awayTeam'], at: number) => (
    <span className={styles.side}>
      <Crest
        id={team.id}
        kind={kind}
        logo={isDrawing(team.logo) ? undefined : imageUrl(team.logo)}
      />
      <span className={styles.name}>
        <Marked text={team.name} marks={marks[at]} />
      </span>
    </span>
  );
  const score =
    statusId === 'UPCOMING'
      ? clockTime(startTime * 1000, zone)
      : `${homeTeam.score}–${awayTeam.score}`;
  return (
    <>
      <span className={styles.sides}>
        {side(homeTeam, 0)}
        {side(awayTeam, 1)}
      </span>
      <span className={styles.meta}>
        {statusId === 'ONGOING' && <LiveMark word={t('search.live')} clock="" />}
        {statusId === 'FINISHED' && t('search.ended')}
        <span className={`fig ${styles.score}`}>{score}</span>
      </span>
    </>
  );
}

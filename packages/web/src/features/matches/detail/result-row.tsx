import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { isoTime } from '../../../format/iso-time.ts';
import { shootOutScore } from '../../../format/shoot-out.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { loserOf, matchPath, matchSport, type Side } from '../model/match.ts';
import { MatchResultBadge } from '../row/match-result-badge.tsx';
import styles from './result-row.module.css';

interface ResultRowProps {
  match: Match;
  teamId: string;
  zone: string;
}

export function ResultRow({ match, teamId, zone }: ResultRowProps) {
  const { t } = useTranslation();
  const day = dayOf(match.startTime * 1000, zone);
  const loser = loserOf(match);
  const kicks = shootOutScore(match);
  const side = (name: Side) => {
    const team = name === 'home' ? match.homeTeam : match.awayTeam;
    return (
      <span className={styles.side} data-lost={loser === name || undefined}>
        <ClubCrest team={team} kind={matchSport(match)} size={20} />
        <span className="team-name">{team.name}</span>
        <b className="fig">
          {team.score ?? '–'}
          {kicks && <small> ({kicks[name]})</small>}
        </b>
      </span>
    );
  };
  return (
    <li>
      <Link className={styles.row} to={matchPath(match)}>
        <time className="fig-s" dateTime={isoTime(match.startTime)}>
          {writtenDay(day, t, 'short')}
          <small>{day.slice(0, 4)}</small>
        </time>
        <span className={styles.sides}>
          {side('home')}
          {side('away')}
        </span>
        {!match.covered && <MatchResultBadge match={match} teamId={teamId} />}
      </Link>
    </li>
  );
}

import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { numericDay } from '../../../format/day.ts';
import { Link } from '../../../state/link.tsx';
import { zoneAtom } from '../../../state/preferences-atoms.ts';
import { Pip } from '../../../ui/pip.tsx';
import { ClubCrest } from '../club-crest.tsx';
import { kindOf, matchPath } from '../match-game.ts';
import { loserOf } from '../match-state.ts';
import { outcomeFor } from './outcome.ts';
import styles from './result-row.module.css';

/** A match that is over, seen by one of its teams. */
export function ResultRow({ match, teamId }: { match: Match; teamId: string }) {
  const { t } = useTranslation();
  const day = numericDay(match.startTime * 1000, useAtomValue(zoneAtom));
  const outcome = outcomeFor(teamId, match);
  const loser = loserOf(match);
  const side = (name: 'home' | 'away') => {
    const team = name === 'home' ? match.homeTeam : match.awayTeam;
    return (
      <span className={styles.side} data-lost={loser === name || undefined}>
        <ClubCrest team={team} kind={kindOf(match)} size={20} />
        <span className="cut">{team.name}</span>
        <b className="fig">{team.score ?? 0}</b>
      </span>
    );
  };
  return (
    <li>
      <Link className={styles.row} to={matchPath(match)}>
        <time className="fig-s" dateTime={new Date(match.startTime * 1000).toISOString()}>
          {day.slice(0, 5)}
          <small>{day.slice(6)}</small>
        </time>
        <span className={styles.sides}>
          {side('home')}
          {side('away')}
        </span>
        <Pip
          outcome={outcome}
          letter={t(`detail.letter.${outcome}`)}
          label={t(`detail.result.${outcome}`)}
        />
      </Link>
    </li>
  );
}

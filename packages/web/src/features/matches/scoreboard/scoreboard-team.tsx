import type { Match } from '@touchline/types';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import type { MatchView } from '../model/match-view.ts';
import { ClubCrest } from '../row/club-crest.tsx';
import { ScoreboardPrice } from './scoreboard-price.tsx';
import styles from './scoreboard-team.module.css';

interface ScoreboardTeamProps {
  match: Match;
  side: 'home' | 'away';
  view: MatchView;
  /** On the match's own page, where the names lead to the teams. */
  hero?: boolean;
}

/** A club in its half. The home club's name bears the link, whose area is the whole board. */
export function ScoreboardTeam({ match, side, view, hero }: ScoreboardTeamProps) {
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const Name = hero ? 'h2' : 'h3';
  return (
    <div className={styles.team} data-side={side}>
      <ClubCrest team={team} kind={view.kind} size={hero ? 92 : 68} />
      <div>
        <Name className={styles.name}>
          {hero ? (
            <Link to={paths.team(gameOf(match.tournament), team.id)}>{team.name}</Link>
          ) : side === 'home' ? (
            <Link className={styles.link} to={view.path} aria-label={view.sentence}>
              {team.name}
            </Link>
          ) : (
            team.name
          )}
        </Name>
        <ScoreboardPrice price={view[side]} />
      </div>
    </div>
  );
}

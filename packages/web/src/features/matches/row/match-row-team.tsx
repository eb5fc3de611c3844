import type { Match } from '@touchline/types';
import { classNames } from '../../../ui/dom/class-names.ts';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import type { MatchView } from '../model/match-view.ts';
import styles from './match-row-team.module.css';

interface MatchRowTeamProps {
  match: Match;
  side: 'home' | 'away';
  view: MatchView;
}

export function MatchRowTeam({ match, side, view }: MatchRowTeamProps) {
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const lost = view.loser === side || undefined;
  return (
    <span className={classNames(styles.team, styles[side])} data-lost={lost}>
      <ClubCrest team={team} kind={view.sport} />
      <span className={classNames('team-name', styles.name)}>{team.name}</span>
    </span>
  );
}

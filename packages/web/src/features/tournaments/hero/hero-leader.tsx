import type { TeamRef, Tournament } from '@touchline/types';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './hero-leader.module.css';

interface HeroLeaderProps {
  tournament: Tournament;
  team: TeamRef;
  isLarge?: boolean;
}

export const HeroLeader = ({ tournament, team, isLarge }: HeroLeaderProps) => (
  <Link
    className={styles.leader}
    data-large={isLarge || undefined}
    to={paths.team(gameOf(tournament), team.id)}
  >
    <ClubCrest team={team} kind={sportOf(gameOf(tournament))} size={isLarge ? 32 : 20} />
    {team.name}
  </Link>
);

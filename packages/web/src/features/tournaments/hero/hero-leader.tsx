import type { TeamRef, Tournament } from '@touchline/types';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './hero-leader.module.css';

export const HeroLeader = ({ tournament, team }: { tournament: Tournament; team: TeamRef }) => (
  <Link className={styles.leader} to={paths.team(gameOf(tournament), team.id)}>
    <ClubCrest team={team} kind={sportOf(gameOf(tournament))} size={20} />
    {team.name}
  </Link>
);

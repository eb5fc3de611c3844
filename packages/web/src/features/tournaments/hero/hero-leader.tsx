import type { TeamRef, Tournament } from '@touchline/types';
import { ownLogo } from '../../../api/image-url.ts';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Crest } from '../../../ui/graphics/crest.tsx';
import styles from './hero-leader.module.css';

export const HeroLeader = ({ tournament, team }: { tournament: Tournament; team: TeamRef }) => (
  <Link className={styles.leader} to={paths.team(gameOf(tournament), team.id)}>
    <Crest
      id={team.id}
      kind={sportOf(gameOf(tournament))}
      emblem={team.emblem}
      size={20}
      logo={ownLogo(team.logo)}
    />
    {team.name}
  </Link>
);

import type { Standing, TeamRef, Tournament } from '@touchline/types';
import { ownLogo } from '../../../api/image-url.ts';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Crest } from '../../../ui/graphics/crest.tsx';
import styles from './hero-leader.module.css';

/** The leader, if there is a single table and a match has been played. */
export function leaderOf(standing: Standing | undefined): TeamRef | undefined {
  const [table, ...others] = standing?.tables ?? [];
  const row = others.length === 0 ? table?.rows[0] : undefined;
  return row && row.won + row.draw + row.loss > 0 ? row.team : undefined;
}

interface HeroLeaderProps {
  tournament: Tournament;
  team: TeamRef;
}

export const HeroLeader = ({ tournament, team }: HeroLeaderProps) => (
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

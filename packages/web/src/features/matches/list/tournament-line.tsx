import type { Match } from '@touchline/types';
import { imageUrl } from '../../../api/image-url.ts';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Flag } from '../../../ui/graphics/flag.tsx';
import styles from './match-group.module.css';

/** The tournament of the rows below it, in a list of several. */
export const TournamentLine = ({ tournament }: Pick<Match, 'tournament'>) => (
  <li className={classNames(styles.name, styles.tournament)}>
    <Flag src={imageUrl(tournament.country.logo)} />
    <span className={styles.place}>
      <span className={styles.at}>{tournament.country.name}</span>
      <Link to={paths.tournament(gameOf(tournament), tournament.id)}>{tournament.name}</Link>
    </span>
  </li>
);

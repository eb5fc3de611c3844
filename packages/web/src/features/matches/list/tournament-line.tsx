import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { countryOf } from '../model/match.ts';
import { TournamentFlag, titleOf } from '../row/tournament-flag.tsx';
import styles from './match-group.module.css';

interface TournamentLineProps extends Pick<Match, 'tournament'> {
  id?: string | undefined;
}

/** The tournament of the rows below it, in a list of several. */
export function TournamentLine({ tournament, id }: TournamentLineProps) {
  const { t } = useTranslation();
  const title = titleOf(tournament);
  const place = title ? t(`games.${title}`) : countryOf(tournament);
  return (
    <li id={id} className={classNames(styles.name, styles.tournament)}>
      <TournamentFlag tournament={tournament} />
      <span className={styles.place}>
        {place && <span className={styles.at}>{place}</span>}
        <Link to={paths.tournament(gameOf(tournament), tournament.id)}>{tournament.name}</Link>
      </span>
    </li>
  );
}

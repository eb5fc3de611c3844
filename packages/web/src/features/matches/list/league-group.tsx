import type { Match } from '@touchline/types';
import { imageUrl } from '../../../api/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, paths } from '../../../paths.ts';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { stageText } from '../model/match.ts';
import styles from './match-group.module.css';
import { MatchGroup } from './match-group.tsx';

interface LeagueGroupProps {
  matches: readonly Match[];
  /** Shows the star of the tournament, in lists that put starred ones first. */
  showStar?: boolean;
}

/** The matches of one tournament. */
export function LeagueGroup({ matches, showStar }: LeagueGroupProps) {
  const { t } = useTranslation();
  const [first] = matches;
  if (first === undefined) return null;
  const { tournament } = first;
  const head = (
    <>
      <Flag src={imageUrl(tournament.country.logo)} />
      <h3 className={styles.name}>
        <span className={styles.place}>
          <span className={styles.at}>{tournament.country.name}</span>
          <Link to={paths.tournament(gameOf(tournament), tournament.id)}>{tournament.name}</Link>
        </span>
        <span className={styles.at}>{stageText(first, t)}</span>
      </h3>
    </>
  );
  const count = matches.length;
  const label = t('match.groupCount', { tournament: tournament.name, count });
  const star = showStar && (
    <FavouriteButton id={tournament.id} name={tournament.name} className={styles.star} />
  );
  return <MatchGroup head={head} label={label} star={star} matches={matches} />;
}

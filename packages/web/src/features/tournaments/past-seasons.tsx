import type { Tournament, TournamentSeason } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { Link } from '../../state/navigation/link.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { HeroLeader } from './hero/hero-leader.tsx';
import styles from './past-seasons.module.css';

interface PastSeasonsProps {
  tournament: Tournament;
  /** Newest first. */
  seasons: readonly TournamentSeason[];
  /** The past season that is shown. */
  shown: string | undefined;
  to: (season: TournamentSeason) => string;
}

/** TRN-7: the other seasons, each with its champion and a link to it. */
export function PastSeasons({ tournament, seasons, shown, to }: PastSeasonsProps) {
  const { t } = useTranslation();
  const { currentSeasonId } = tournament;
  if (seasons.every(({ id }) => id === currentSeasonId)) return null;
  // From a past season a link leads back to the current one.
  const listed = seasons.filter(({ id }) => shown || id !== currentSeasonId);
  return (
    <Block title={t('tournaments:seasons.title')}>
      <ul className={styles.seasons}>
        {listed.map((season) => (
          <li key={season.id}>
            <Link
              className={styles.season}
              to={to(season)}
              aria-current={season.id === shown ? 'true' : undefined}
            >
              {season.name}
            </Link>
            {season.champion && <HeroLeader tournament={tournament} team={season.champion} />}
          </li>
        ))}
      </ul>
    </Block>
  );
}

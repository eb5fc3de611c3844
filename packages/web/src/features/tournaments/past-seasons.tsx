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
  /** The season whose table is shown. */
  shown: string | undefined;
  to: (season: TournamentSeason) => string;
}

/** TRN-7: the seasons before this one, each with its champion and a link to its table. */
export function PastSeasons({ tournament, seasons, shown, to }: PastSeasonsProps) {
  const { t } = useTranslation();
  const past = seasons.filter(({ id }) => id !== tournament.currentSeasonId);
  if (past.length === 0) return null;
  return (
    <Block title={t('tournaments:seasons.title')}>
      <ul className={styles.seasons}>
        {past.map((season) => (
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

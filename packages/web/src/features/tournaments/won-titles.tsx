import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { gameOf, paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { championWord } from './champion-word.ts';
import styles from './hero/hero-leader.module.css';
import { TournamentMedal } from './tournament-medal.tsx';

/** TEA-7: the tournaments whose latest season a team has won, as facts of its page. */
export const wonTitles = (
  teamId: string,
  tournaments: readonly Tournament[],
  t: TFunction,
): { name: string; value: ReactNode }[] =>
  tournaments
    .filter(({ champion }) => champion?.id === teamId)
    .map((tournament) => ({
      name: championWord(tournament, t),
      value: (
        <Link className={styles.leader} to={paths.tournament(gameOf(tournament), tournament.id)}>
          <TournamentMedal tournament={tournament} />
          {tournament.name} {tournament.currentSeason}
        </Link>
      ),
    }));

import type { TeamRanking } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, gameOf, paths, sportOf } from '../../paths.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { Link } from '../../state/navigation/link.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { ResultBadge } from '../../ui/figures/result-badge.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './team-rank-row.module.css';
import { streakText } from './team-stats.ts';

interface TeamRankRowProps {
  team: TeamRanking;
  game: Game;
  /** Names the game of the team, in a list of several games. */
  showGame?: boolean;
}

/** TEA-3 */
export function TeamRankRow({ team, game, showGame }: TeamRankRowProps) {
  const { t } = useTranslation();
  const { id, name, ranking, points, country, streakType, streakCount } = team;
  const teamGame = gameOf(team, game);
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={paths.team(teamGame, id)}>
        <span className={classNames('fig', styles.number)}>{`#${ranking}`}</span>
        <ClubCrest team={team} kind={sportOf(teamGame)} size={24} />
        <span className="team-name">{name}</span>
        <span className={styles.from}>
          {showGame && (
            <span className={styles.game}>
              <Icon name={sportOf(teamGame)} size="s" />
              {t(`games.${teamGame}`)}
            </span>
          )}
          {country.name && (
            <span className={styles.country}>
              <Flag logo={country.logo} />
              <span className="cut">{country.name}</span>
            </span>
          )}
        </span>
        <span className={styles.streak}>
          {streakType !== 'none' && (
            <>
              <span className="vh">{streakText(team, t)}</span>
              <ResultBadge outcome={streakType} letter={t(`detail:letter.${streakType}`)} />
              <span className="fig-s" aria-hidden="true">
                {`×${streakCount}`}
              </span>
            </>
          )}
        </span>
        <span className={classNames('fig', styles.points)}>
          {`${points} `}
          <small>{t('matches.pts')}</small>
        </span>
      </Link>
      <FavouriteButton id={id} name={name} className={styles.star} />
    </li>
  );
}

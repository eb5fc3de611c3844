import type { TeamRanking } from '@touchline/types';
import { imageUrl, isDrawing } from '../../api/image-url.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, isGame, paths, sportOf } from '../../paths.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { Link } from '../../state/navigation/link.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { ResultBadge } from '../../ui/figures/result-badge.tsx';
import { Crest } from '../../ui/graphics/crest.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { streakText } from './streak-text.ts';
import styles from './team-rank-row.module.css';

interface TeamRankRowProps {
  team: TeamRanking;
  game: Game;
  /** Which game each team plays, where the list mixes them. */
  withGame?: boolean;
}

/** TEA-3 */
export function TeamRankRow({ team, game, withGame }: TeamRankRowProps) {
  const { t } = useTranslation();
  const { id, name, logo, ranking, points, country, streakType, streakCount, sportType } = team;
  const own = isGame(sportType) ? sportType : game;
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={paths.team(own, id)}>
        <span className={classNames('fig', styles.number)}>{`#${ranking}`}</span>
        <Crest
          id={id}
          kind={sportOf(own)}
          size={24}
          logo={isDrawing(logo) ? undefined : imageUrl(logo)}
        />
        <span className="cut">{name}</span>
        <span className={styles.from}>
          {withGame && (
            <span className={styles.game}>
              <Icon name={sportOf(own)} size="s" />
              {t(`games.${own}`)}
            </span>
          )}
          {country.name && (
            <span className={styles.country}>
              <Flag src={imageUrl(country.logo)} />
              <span className="cut">{country.name}</span>
            </span>
          )}
        </span>
        <span className={styles.streak}>
          {streakType !== 'none' && (
            <>
              <span className="vh">{streakText(team, t)}</span>
              <ResultBadge outcome={streakType} letter={t(`detail.letter.${streakType}`)} />
              <span className="fig-s" aria-hidden="true">
                {`×${streakCount}`}
              </span>
            </>
          )}
        </span>
        <span className={classNames('fig', styles.points)}>
          {points} <small>{t('matches.pts')}</small>
        </span>
      </Link>
      <FavouriteButton id={id} name={name} className={styles.star} />
    </li>
  );
}

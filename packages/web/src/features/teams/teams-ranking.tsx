import type { TeamRanking } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Game, gameOf, paths, sportOf } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { Link } from '../../state/navigation/link.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { ResultBadge } from '../../ui/figures/result-badge.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import teamRankRow from './team-rank-row.module.css';
import { streakText } from './team-stats.ts';
import styles from './teams-ranking.module.css';

interface TeamsRankingProps {
  /** Accessible name of the list. */
  title: string;
  resource: LoadedResource<readonly TeamRanking[]>;
  game: Game;
  /** Path with more teams; undefined where all are shown. */
  more: string | undefined;
  /** Age of the ranking, if refreshing it failed. */
  age: ReactNode;
}

/** TEA-3, TEA-4 */
export function TeamsRanking({ title, resource, game, more, age }: TeamsRankingProps) {
  const { t } = useTranslation();
  const { result, failedAt } = resource;
  const teams = result?.kind === 'ok' ? result.data : [];
  return (
    <section className={styles.ranking}>
      {age}
      <ListState
        resource={resource}
        isEmpty={teams.length === 0}
        of="teams"
        skeleton={<SkeletonLines count={20} />}
      >
        <ol aria-label={title}>
          {teams.map((team) => (
            <TeamRankRow key={team.id} team={team} game={game} showGame={game === 'esports'} />
          ))}
        </ol>
        <LoadMore resource={resource} failed={failedAt > 0}>
          {more && (
            <Link className={buttonClass()} to={more} replace>
              {t('teams:ranking.more', { teams: t(`games.teams.${sportOf(game)}`) })}
            </Link>
          )}
        </LoadMore>
      </ListState>
    </section>
  );
}

interface TeamRankRowProps {
  team: TeamRanking;
  game: Game;
  /** Names the game of the team, in a list of several games. */
  showGame?: boolean;
}

/** TEA-3 */
function TeamRankRow({ team, game, showGame }: TeamRankRowProps) {
  const { t } = useTranslation();
  const { id, name, ranking, points, country, streakType, streakCount } = team;
  const teamGame = gameOf(team, game);
  return (
    <li className={teamRankRow.row}>
      <Link className={teamRankRow.link} to={paths.team(teamGame, id)}>
        <span className={classNames('fig', teamRankRow.number)}>
          {ranking !== undefined && `#${ranking}`}
        </span>
        <span className={classNames('fig', teamRankRow.points)}>
          {points !== undefined && (
            <>
              {`${points} `}
              <small>{t('matches.pts')}</small>
            </>
          )}
        </span>
        <ClubCrest team={team} kind={sportOf(teamGame)} size={24} />
        <span className="team-name">{name}</span>
        <span className={teamRankRow.from}>
          {showGame && (
            <span className={teamRankRow.game}>
              <Icon name={sportOf(teamGame)} size="s" />
              {t(`games.${teamGame}`)}
            </span>
          )}
          {country.name && (
            <span className={teamRankRow.country}>
              <Flag country={country} />
              <span className="cut">{country.name}</span>
            </span>
          )}
        </span>
        <span className={teamRankRow.streak}>
          {streakType !== 'none' && streakCount > 0 && (
            <>
              <span className="vh">{streakText(team, t)}</span>
              <ResultBadge outcome={streakType} letter={t(`detail:letter.${streakType}`)} />
              <span className="fig-s" aria-hidden="true">
                {`×${streakCount}`}
              </span>
            </>
          )}
        </span>
      </Link>
      <FavouriteButton kind="team" id={id} name={name} className={teamRankRow.star} />
    </li>
  );
}

import type { TeamRanking } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { windowAround } from '../../format/window-around.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './team-ranking-list.module.css';

interface TeamRankingListProps {
  title: string;
  resource: LoadedResource<readonly TeamRanking[]>;
  game: Game;
  /** The team of the page: marked, and always in the list. */
  currentTeamId?: string;
  /** Path of the whole ranking. */
  all?: string;
}

const MAX_TEAMS = 8;

/** MAT-7, TEA-7: teams of a game by their points, for the side column. */
export function TeamRankingList(props: TeamRankingListProps) {
  const { title, resource, game, currentTeamId, all } = props;
  const { t } = useTranslation();
  const { result } = resource;
  const teams = result?.kind === 'ok' ? result.data : [];
  const link = all && (
    <Link className="link" to={all}>
      {t('state.all')}
      <Icon name="right" size="s" />
    </Link>
  );
  return (
    <Block title={title} end={link}>
      <ListState
        resource={resource}
        isEmpty={teams.length === 0}
        of="ranking"
        skeleton={<SkeletonLines count={MAX_TEAMS} />}
      >
        <ol className={styles.list}>
          {windowAround(teams, ({ id }) => id === currentTeamId, MAX_TEAMS).map((team) => (
            <li key={team.id}>
              <Link
                className={styles.rank}
                to={paths.team(game, team.id)}
                aria-current={team.id === currentTeamId ? 'true' : undefined}
              >
                <span className={classNames('fig', styles.number)}>{team.ranking}</span>
                <ClubCrest team={team} kind={sportOf(game)} />
                <span className="team-name">{team.name}</span>
                <span className={classNames('fig', styles.points)}>
                  {team.points !== undefined && (
                    <>
                      {`${team.points} `}
                      <small>{t('matches.pts')}</small>
                    </>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </ListState>
    </Block>
  );
}

import type { TeamRanking } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, sportOf } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { TeamRankRow } from './team-rank-row.tsx';
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
            <Link className={button.btn} to={more} replace>
              {t('teams:ranking.more', { teams: t(`games.teams.${sportOf(game)}`) })}
            </Link>
          )}
        </LoadMore>
      </ListState>
    </section>
  );
}

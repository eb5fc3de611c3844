import type { TeamRanking } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { imageUrl, isDrawing } from '../../api/image-url.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { classes } from '../../ui/classes.ts';
import { Crest } from '../../ui/crest.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import styles from './team-ranking-list.module.css';

interface TeamRankingListProps {
  held: Held<readonly TeamRanking[]>;
  game: Game;
}

/** MAT-7: the best teams of a game, for the side column. */
export function TeamRankingList({ held, game }: TeamRankingListProps) {
  const { t } = useTranslation();
  const { result, pending, retry } = held;
  const teams = result?.kind === 'ok' ? result.data : [];
  return (
    <Block title={t('matches.ranking', { game: t(`games.${game}`) })}>
      <ListState
        state={
          !result
            ? 'coming'
            : result.kind === 'failed'
              ? 'failed'
              : teams.length
                ? 'there'
                : 'empty'
        }
        empty={t('state.empty.ranking')}
        again={t('state.retry')}
        pending={pending}
        onAgain={retry}
        skeleton={<SkeletonLines count={8} />}
      >
        <ol>
          {teams.map(({ id, name, logo, ranking, points }) => (
            <li key={id}>
              <Link className={styles.rank} to={paths.team(game, id)}>
                <span className={classes('fig', styles.number)}>{ranking}</span>
                <Crest
                  id={id}
                  kind={sportOf(game)}
                  logo={isDrawing(logo) ? undefined : imageUrl(logo)}
                />
                <span className="cut">{name}</span>
                <span className={classes('fig', styles.points)}>
                  {points} <small>{t('matches.pts')}</small>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </ListState>
    </Block>
  );
}

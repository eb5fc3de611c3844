import type { Article } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '../../format/day-name.ts';
import { gameOf, paths, type Sport, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { Cover } from './cover.tsx';
import { langOf } from './lang-of.ts';
import styles from './related-news.module.css';
import { relatedTo } from './related-to.ts';
import { LONG_LIST, useNews } from './use-news.ts';
import { usePublishedAt } from './use-published-at.ts';

interface RelatedNewsProps {
  article: Pick<Article, 'id' | 'board'>;
  sport: Sport;
}

/** NWS-3 */
export function RelatedNews({ article, sport }: RelatedNewsProps) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  const news = useNews(sport, LONG_LIST);
  const items = relatedTo(article, sport, itemsOf(news));
  return (
    <Block title={t('article:related')}>
      <ListState
        resource={news}
        of="news"
        isEmpty={items.length === 0}
        skeleton={<SkeletonLines count={4} />}
      >
        {items.map((item) => (
          <Link
            key={item.id}
            className={styles.news}
            to={paths.article(sportOf(gameOf(item)), item.id)}
          >
            <span className={styles.picture}>
              <Cover article={item} sport={sportOf(gameOf(item))} />
            </span>
            <span>
              <strong lang={langOf(news)}>{item.title}</strong>
              <span className={`meta fig-s ${styles.when}`}>
                {writtenDay(publishedAt(item).day, t, 'short')} · {publishedAt(item).time}
              </span>
            </span>
          </Link>
        ))}
      </ListState>
    </Block>
  );
}
